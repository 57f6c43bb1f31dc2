# The pictures in the rules: a caption, and what is to be seen for those who do not see it.

tuscany-picture-join = Board B on the left, A a space lower in the middle, C half turned on the right. The crown marks the starting castle.
    .alt = A domain of thirty hexes in six columns. The middle board lies one space lower than the left one, the right board one space higher than the middle one. The starting castle with a crown lies on the middle board.
tuscany-picture-fit = A village from storage may go to either of the two village spaces that glow: they are empty and touch a tile.
    .alt = A domain with the starting castle, a farm and a quarry. Two village spaces next to them glow; the other village spaces touch no tile.
tuscany-picture-areas = One space, two and three: the last tile of an area brings 1, 3 or 6 green points.
    .alt = A domain with two villages and a monastery. The third village space of their area says +6, the second monastery space +3, a single monastery space +1.
tuscany-picture-colours = The third castle covers the last castle space. Its area brings 1 green point, and being first with a colour 2 more.
    .alt = A domain with the starting castle and another castle. The third and last castle space glows and says +3.
tuscany-picture-castle = After a castle any fitting tile of the display may be laid for free: each glowing space says the most green points it can bring.
    .alt = A domain in which a castle was just laid. Ten empty spaces of several colours next to tiles glow; some say +1, +2 or +3.
tuscany-picture-hex = A wooden hex fits on a space of any colour next to a tile, and has that colour’s effect.
    .alt = A domain with the starting castle and a village. All eight empty spaces around them glow, whatever their colour.
tuscany-picture-farm = The vineyard already lies in this area of three. A farm with vineyard and pigs brings 1 green point, for the pigs.
    .alt = A domain with an area of three farm spaces. One holds a vineyard; the space beside it glows and says +1.
