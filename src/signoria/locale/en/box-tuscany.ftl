# What the box of The Castles of Tuscany holds.

# headings

tuscany-box-tile = Tiles
tuscany-box-card = Region cards
tuscany-box-colour-bonus = Colour-bonus tiles
tuscany-box-yield = Yield cards
tuscany-box-bonus = Bonus tiles
tuscany-box-board = Boards
tuscany-box-piece = Pieces
tuscany-box-scoring = Scoring

# names

tuscany-crop-vineyard = vineyard
tuscany-crop-pigs = pigs
tuscany-crop-olives = olives
tuscany-crop-wheat = wheat
tuscany-piece-hex = wooden hex
tuscany-piece-marble = marble
tuscany-piece-worker = worker
tuscany-piece-castle = starting castle
tuscany-scoring-areas = areas
tuscany-board-a1 = board A1
tuscany-board-a2 = board A2
tuscany-board-a3 = board A3
tuscany-board-a4 = board A4
tuscany-board-b1 = board B1
tuscany-board-b2 = board B2
tuscany-board-b3 = board B3
tuscany-board-b4 = board B4
tuscany-board-c1 = board C1
tuscany-board-c2 = board C2
tuscany-board-c3 = board C3
tuscany-board-c4 = board C4

# facts

tuscany-box-size = { $spaces }: { $points }

# what things do

tuscany-does-tile-castle = You may choose a tile on display and place it at once without paying cards, with its area, colour bonus and effect. The gap is then filled from your leftmost stack.
tuscany-does-tile-city = Take a bonus tile of a kind that is still there. A “{ $bonus }” tile brings { $points } at once.
tuscany-does-tile-inn = Take a wooden hex into an empty storage space. Without one you score { $points } instead.
tuscany-does-tile-farm = You score { $points } for each kind of produce on it that is new in this area.
tuscany-does-tile-quarry = Take { $marbles }, and one more for each “{ $bonus }” tile you own.
tuscany-does-tile-village = Take { $workers }, and one more for each “{ $bonus }” tile you own.
tuscany-does-tile-monastery = Draw { $cards }. Your “{ $bonus }” tiles do not count here.
tuscany-does-tile-carriage = Turn up { $yields }, and one more for each “{ $bonus }” tile you own, and take what they show. A wooden hex without a free storage space brings { $points } instead.
tuscany-does-card = Placing a tile on a space of this colour costs { $price } of the colour. Each of them can be replaced by { $pair } of one other colour, or by a worker.
tuscany-does-colour-bonus = Whoever first covers all their spaces of this colour scores { $first }, the second { $second }; then the tile is gone.{ $colour-id ->
        [castle] { " " }The starting castle counts.
       *[other] { "" }
    }
tuscany-does-yield = When a carriage turns it up, you receive { $gives }. “+1” tiles do not add to it.
tuscany-does-bonus-card = Whenever you choose Draw, you draw one more region card. This does not apply to monasteries.
tuscany-does-bonus-storage = You have one more storage space, and score { $points } at once.
tuscany-does-bonus-marble = Each quarry brings you one more marble.
tuscany-does-bonus-worker = Each village brings you one more worker.
tuscany-does-bonus-yield = Each carriage turns up one more yield card for you.
tuscany-does-board = One of the three boards that you join into your domain, in any order and either way up. Its right column lies half a space lower than the left one.
tuscany-does-piece-hex = It lies in storage and is placed like a tile on a space of any colour, for cards of that colour and with its full effect; not in the turn in which you gained it. In storage at the end it brings { $points }.
tuscany-does-piece-marble = Once a turn, after your action, return one for another action. Each left at the end brings { $points }.
tuscany-does-piece-worker = It stands for one region card when you place a tile. Each left at the end brings { $points }.
tuscany-does-piece-castle = Every domain begins with it, on a castle space of the player’s choice. It has no effect and scores nothing when it is laid, but counts as a tile of its colour.
tuscany-does-scoring-areas = Touching spaces of one colour form an area. Whoever completes one scores green points by its size.
