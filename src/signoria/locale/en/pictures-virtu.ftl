# The pictures in the rules: a caption, and what is to be seen for those who do not see it.

virtu-picture-paying = Three crowns for Ravenna come from three sources, one kind of symbol from each. Florence’s two florins and both masks go unused.
    .alt = A payment of three crowns: one from Piero Soderini in the room, one from the Counsellor, one from the tile of Florence.
virtu-picture-arrow = Leaving the second room, the token crosses the arrow on the right: Ambassador and Soderini become available at once. The fifth room costs two florins and lies beyond the arrow on the left.
    .alt = A palace of five rooms with the action token in the second. Rooms three and four are free to reach, room five costs two florins. The courtiers on the right are marked.
virtu-picture-annex = Prices in crowns and ships. Ravenna (2) takes three crowns, Siena (3) the same thanks to one’s own agent; Terracina (1) holds another’s agent and takes three crowns and two ships.
    .alt = A map of central Italy with Florence and Pisa in red. Ravenna, Siena and Spoleto each show three crowns, Terracina three crowns and two ships.
virtu-picture-war = Where the troops in Pisa may go: along a road for one cavalry, or by ship over one, two or three seas, never stopping at sea.
    .alt = A map with troops in Pisa in hand. Roads to Florence and Siena show one cavalry; Ajaccio shows one ship, Terracina, Naples and Palermo two ships each.
virtu-picture-agents = Neutral Ancona with Florence’s agent counts one less for Florence and one more for all others. Venice’s agent weakens Siena for Venice alone. In one’s own Spoleto an agent only keeps others out.
    .alt = A map of central Italy. A red agent stands in neutral Ancona, a green one in red Siena, a yellow one in yellow Spoleto.
virtu-picture-strengths = Siena’s three less one for one’s own agent hold two troops off. One token more, and the city falls.
    .alt = A siege of Siena: two troops attack, so attack two; value three less one for the attacker’s agent, so defence two.
virtu-picture-losses = Ravenna falls, four against three. Two of the attacker’s troops are lost: one because the defence reached three, one for the defending troop.
    .alt = A siege of Ravenna: three troops and a token make four in attack; value two, one troop and a token less one for the attacker’s agent make three in defence.
virtu-picture-spaces = A Duchy, though exhausted, and five cities open two shaded spaces. Two courtiers on the left take one of them, so there is room for one courtier more.
    .alt = A palace with two courtiers on the left and two on the right. Shaded spaces: two open, one taken.
