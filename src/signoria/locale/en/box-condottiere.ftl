# What the box of Condottiere holds.

# headings

condottiere-box-card = Cards
condottiere-box-region = Regions
condottiere-box-piece = Pieces
condottiere-box-goal = How to win

# names

condottiere-box-mercenary = mercenary of strength { $strength }
condottiere-piece-figure = Condottiere figure
condottiere-piece-favour = Pope’s favour
condottiere-piece-marker = control marker
condottiere-goal-regions = Regions
condottiere-goal-adjacent = Connected regions
condottiere-goal-bigger_kingdoms = Bigger kingdoms

# facts

condottiere-box-face-down = played face down
condottiere-box-face-up = played face up

# what things do

condottiere-does-card-mercenary = Adds { $strength } to the strength of your battle line.
condottiere-does-card-winter = Discards every Spring from all lines. While it lies in any line, each mercenary in every line counts only { $number }. Further Winters add nothing.
condottiere-does-card-spring = Discards every Winter from all lines. While it lies in any line, each mercenary tied for the highest printed strength over all lines counts { $number } more. Further Springs add nothing.
condottiere-does-card-bishop = Discards all mercenaries of the highest printed strength from all lines, your own included. Then you place the Pope’s favour on a region that nobody controls, or leave it off the map. The Bishop itself is discarded.
condottiere-does-card-courtesan = Counts as { $number } and is not a mercenary: Winter, Spring, Drummer, Bishop and Scarecrow do not affect it. Whoever has more Courtesans than every other player takes the Condottiere after the battle.
condottiere-does-card-drummer = { $number ->
        [2] Doubles the mercenaries of your own line
       *[other] Multiplies the mercenaries of your own line by { $number }
    }, once, however many Drummers lie there. Under Winter it applies to the reduced strength; Spring’s bonus is added afterwards.
condottiere-does-card-heroine = Counts as { $number } and is not a mercenary: Winter, Spring, Drummer, Bishop and Scarecrow do not affect it.
condottiere-does-card-scarecrow = You may take one mercenary from your own line back into your hand. The Scarecrow is discarded.
condottiere-does-card-surrender = The battle ends at once and is decided by the lines as they lie.
condottiere-does-region = The winner of the battle for it controls it. At every new deal each region you control brings you one more card.
condottiere-mini-does-region = The winner of the battle for it controls it.
condottiere-does-piece-figure = Shows the region of the next battle. Its holder must place it in a region that nobody controls and where the Pope’s favour does not lie.
condottiere-does-piece-favour = The Condottiere cannot be placed where it lies. Whoever plays a Bishop takes it and places it again.
condottiere-does-piece-marker = Shows who controls a region. A controlled region is no longer fought over, except in the variant “Capturing regions”.
condottiere-does-goal-regions = With up to { $players } you win with { $few }, wherever they lie; with more players, with { $many }.
condottiere-does-goal-adjacent = With up to { $players } you win with { $few } that are connected; with more players, with { $many }.
condottiere-does-goal-bigger_kingdoms = In the variant “Bigger kingdoms” more regions must be connected: { $few } with up to { $players }, { $many } with more players.
