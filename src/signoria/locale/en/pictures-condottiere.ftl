# The pictures in the rules: a caption, and what is to be seen for those who do not see it.

condottiere-picture-favour = The Pope’s favour lies on Bologna: nobody may attack it. The Condottiere stands on Lucca, where this battle is fought.
    .alt = The map of Italy. The Pope’s-favour token lies on Bologna, the Condottiere figure stands on Lucca. Modena, Roma and Ancona each bear a control marker.
condottiere-picture-adjacent = With four players, three connected regions win, such as Firenze, Siena and Roma. Four regions in two pairs are not enough.
    .alt = The map of Italy with control markers of four players. One player controls Firenze, Siena and Roma, which are connected. Another controls Milano and Modena, and apart from these Ancona and Napoli.
