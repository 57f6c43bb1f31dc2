# The Castles of Tuscany. What the table says.

# refusals

tuscany-refusal-not-your-turn = It is not your turn.
tuscany-refusal-asked-for-order = You are asked in which order your boards lie.
tuscany-refusal-asked-to-turn = You are asked which boards lie half turned.
tuscany-refusal-asked-to-shift = You are asked how much lower the second and third board lie.
tuscany-refusal-asked-for-castle = You are asked where your starting castle stands.
tuscany-refusal-no-castle-space = That is no castle space: { $thing }.
tuscany-refusal-asked-to-act = You are asked for an action: draw, take or place.
tuscany-refusal-no-cards = No region card is left to be drawn.
tuscany-refusal-display-empty = No tile lies on display.
tuscany-refusal-not-stored = Not in your storage: { $thing }.
tuscany-refusal-hex-fresh = A wooden hex gained in this turn waits for a later one.
tuscany-refusal-no-space = No empty space next to your tiles fits: { $thing }.
tuscany-refusal-cannot-pay = You cannot pay for it: { $thing }.
tuscany-refusal-asked-to-remove = You are asked what leaves your full storage.
tuscany-refusal-not-stored-to-remove = You have nothing of the kind in storage: { $thing }.
tuscany-refusal-asked-for-colour = You are asked which colour of the display is replaced.
tuscany-refusal-colour-not-there = No tile of that colour lies on display: { $thing }.
tuscany-refusal-asked-to-pick = You are asked which tile you take.
tuscany-refusal-not-on-display = Not on display: { $thing }.
tuscany-refusal-must-fit = After replacing you must take a tile that fits: { $thing } does not.
tuscany-refusal-asked-for-space = You are asked for a space of your domain.
tuscany-refusal-space-covered = Something lies there already: { $thing }.
tuscany-refusal-other-colour = That space has another colour: { $thing }.
tuscany-refusal-not-adjacent = None of your tiles lies next to it: { $thing }.
tuscany-refusal-cannot-pay-colour = You cannot pay for the colour of that space: { $thing }.
tuscany-refusal-asked-to-pay = You are asked what to pay with.
tuscany-refusal-not-asked-for = Another colour is asked for; this one counts only in pairs: { $thing }.
tuscany-refusal-not-in-hand = You have no such card: { $thing }.
tuscany-refusal-no-pair = You have no two such cards: { $thing }.
tuscany-refusal-same-colour = A pair must be of another colour than the one asked for: { $thing }.
tuscany-refusal-no-worker = You have no worker.
tuscany-refusal-asked-to-bring = You are asked which tile your castle brings.
tuscany-refusal-fits-nowhere = It fits nowhere in your domain: { $thing }.
tuscany-refusal-asked-for-bonus = You are asked for a bonus tile.
tuscany-refusal-bonus-gone = No such bonus tile is left: { $thing }.
tuscany-refusal-asked-for-marble = You are asked whether to return a marble.

# prompts

tuscany-prompt-choose-order = In which order do your boards lie, from left to right?
tuscany-prompt-choose-turns = Which boards lie half turned?
tuscany-prompt-choose-shifts = How much lower does each next board lie?
tuscany-prompt-found-castle = Where does your starting castle stand?
tuscany-prompt-gain-bonus = Which bonus tile do you take?
tuscany-prompt-choose-action = What do you do?
tuscany-prompt-remove-stored = Your storage is full: what leaves it?
tuscany-prompt-name-colour = No tile fits: which colour is replaced?
tuscany-prompt-pick-tile = Which tile do you take?
tuscany-prompt-choose-space = On which space?
tuscany-prompt-pay = What do you pay with?
tuscany-prompt-bring-tile = Your castle may bring a tile: which?
tuscany-prompt-bring-to = To which space does the castle bring it?
tuscany-prompt-use-marble = Return a marble for another action?

# hints

tuscany-hint-choose-order = All join at once; seen when the last one is done.
tuscany-hint-choose-turns = Turning all three would give the same domain again, so board a stays.
tuscany-hint-choose-shifts = Whole spaces, compared with the board to its left; −1 is higher.
tuscany-hint-found-castle = On any castle space. You build on from there.
tuscany-hint-gain-bonus = A further storage space brings 2 green points at once.
tuscany-hint-choose-action = One of three actions. Each tile taken turns up one of your own stack.
tuscany-hint-remove-stored = A tile leaves the game; a wooden hex goes back.
tuscany-hint-name-colour = All its tiles are replaced; then you must take one that fits.
tuscany-hint-pick-tile = It need not fit. The gap is filled from your leftmost stack.
tuscany-hint-choose-space = Empty, of the right colour, next to a tile of yours.
tuscany-hint-pay = Two cards of the colour; two of another colour or a worker stand for one.
tuscany-hint-bring-tile = Free of cards, with area, bonus and effect. Castles can follow one another.
tuscany-hint-bring-to = Empty, of the right colour, next to a tile of yours.
tuscany-hint-use-marble = Once a turn; the same action again is allowed.

# events

tuscany-event-first-drawn = First player: { $name }.
tuscany-event-board-dealt = { $name }: board { $board }.
tuscany-event-tile-turned-up = { $owner ->
    [none] Neutral tile on display: { $kind }.
   *[other] Tile on display ({ $owner }): { $kind }.
}
tuscany-event-display-cleared = Too many of one colour: { $number } × { $colour } leave the display.
tuscany-event-supply-renewed = The neutral supply is shuffled anew: { $number } tiles.
tuscany-event-card-dealt = { $who ->
    [you] You draw: { $cards }.
   *[other] { $name }: cards drawn: { $number }.
}
tuscany-event-cards-drawn = { $name }: region cards to be drawn: { $number }.
tuscany-event-deck-refilled = The discards become the deck again: { $number } cards.
tuscany-event-boards-joined = { $name }: boards { $order }, turned { $turned }, shifted { $shift }.
tuscany-event-castle-founded = { $name }: starting castle on { $space }.
tuscany-event-bonus-taken = { $name }: bonus tile { $bonus }.
tuscany-event-removed = { $name }: out of storage: { $kind }.
tuscany-event-colour-replaced = { $name }: no tile fits; replaced: { $number } × { $colour }.
tuscany-event-tile-taken = { $name }: takes { $kind }.
tuscany-event-placed = { $name }: { $kind } on { $space }.
tuscany-event-card-paid = { $name }: pays a card: { $card }.
tuscany-event-pair-paid = { $name }: pays two cards for one: { $card }.
tuscany-event-worker-paid = { $name }: pays a worker.
tuscany-event-green-scored = { $name }: { $number } green — { $why }.
tuscany-event-red-scored = { $name }: { $number } red — { $why }.
tuscany-event-castle-declined = { $name }: the castle brings nothing.
tuscany-event-hex-gained = { $name }: a wooden hex into storage.
tuscany-event-marbles-gained = { $name }: marble + { $number }.
tuscany-event-workers-gained = { $name }: workers + { $number }.
tuscany-event-yield-turned-up = { $name }: yield card: { $yield }.
tuscany-event-yields-renewed = The yield cards are shuffled anew: { $number }.
tuscany-event-marble-spent = { $name }: a marble for another action.
tuscany-event-passed = { $name }: no action is possible.
tuscany-event-stack-emptied = { $name }: stack { $number } is used up.
tuscany-event-round-ended = Round { $number } is scored: green is added to red.
tuscany-event-last-turns = The third round is over: one more turn for everybody.
tuscany-event-ended = The game is over: { $reason }.

# reasons

tuscany-reason-undecided = not decided
tuscany-reason-last-round = the third round and its last turns are over (T5.2)
tuscany-reason-all-passed = nobody can act any more (T2.8)

# why points were scored

tuscany-why-area = completed area
tuscany-why-colour = completed colour
tuscany-why-storage = storage tile
tuscany-why-farm = farm
tuscany-why-yield-green = yield card
tuscany-why-no-room = no room for a wooden hex
tuscany-why-yield-red = yield card
tuscany-why-round-1 = green after round 1
tuscany-why-round-2 = green after round 2
tuscany-why-round-3 = green after round 3
tuscany-why-stored = things in storage
tuscany-why-marbles = marble left
tuscany-why-workers = workers left
tuscany-why-cards = cards left

# names

tuscany-card-castle = castle
tuscany-card-city = city
tuscany-card-inn = inn
tuscany-card-farm = farm
tuscany-card-quarry = quarry
tuscany-card-village = village
tuscany-card-monastery = monastery
tuscany-card-carriage = carriage
tuscany-colour-castle = castles
tuscany-colour-city = cities
tuscany-colour-inn = inns
tuscany-colour-farm = farms
tuscany-colour-quarry = quarries
tuscany-colour-village = villages
tuscany-colour-monastery = monasteries
tuscany-colour-carriage = carriages
tuscany-letter-castle = C
tuscany-letter-city = I
tuscany-letter-inn = N
tuscany-letter-farm = F
tuscany-letter-quarry = Q
tuscany-letter-village = V
tuscany-letter-monastery = M
tuscany-letter-carriage = W
tuscany-kind-castle = castle
tuscany-kind-city = city
tuscany-kind-inn = inn
tuscany-kind-vineyard = farm: vineyard
tuscany-kind-pigs = farm: pigs
tuscany-kind-olives = farm: olives
tuscany-kind-wheat = farm: wheat
tuscany-kind-vineyard-pigs = farm: vineyard+pigs
tuscany-kind-vineyard-olives = farm: vineyard+olives
tuscany-kind-vineyard-wheat = farm: vineyard+wheat
tuscany-kind-pigs-olives = farm: pigs+olives
tuscany-kind-pigs-wheat = farm: pigs+wheat
tuscany-kind-olives-wheat = farm: olives+wheat
tuscany-kind-quarry = quarry
tuscany-kind-village = village
tuscany-kind-monastery = monastery
tuscany-kind-carriage = carriage
tuscany-kind-hex = wooden hex
tuscany-bonus-card = +1 region card
tuscany-bonus-storage = +1 storage
tuscany-bonus-marble = +1 marble
tuscany-bonus-worker = +1 worker
tuscany-bonus-yield = +1 yield card
tuscany-yield-two-cards = 2 region cards
tuscany-yield-three-cards = 3 region cards
tuscany-yield-marble = marble
tuscany-yield-worker = worker
tuscany-yield-two-red = 2 red points
tuscany-yield-three-red = 3 red points
tuscany-yield-green = green point
tuscany-yield-hex = wooden hex

# moves

tuscany-move-draw = draw region cards
tuscany-move-take = take a tile
tuscany-move-decline = nothing
tuscany-move-worker = a worker
tuscany-move-marble = a marble for another action
tuscany-move-end-turn = end the turn
tuscany-move-turn-none = none
tuscany-verb-place = place: { $thing }
tuscany-verb-pick = { $thing }
tuscany-verb-remove = remove: { $thing }
tuscany-verb-replace = { $thing }
tuscany-verb-on = { $thing }
tuscany-verb-pay = a card: { $thing }
tuscany-verb-pair = two cards: { $thing }
tuscany-verb-gain = { $thing }
tuscany-verb-order = { $thing }
tuscany-verb-turn = { $thing }
tuscany-verb-shift = { $thing }

# options

tuscany-option-opener = First player
tuscany-option-opener-about = Drawn by lot, or a seat of your choice; then clockwise.
tuscany-option-opener-usual = by lot
tuscany-option-opener-value = seat { $number }
tuscany-option-no-shift = Boards lie level
tuscany-option-no-shift-about = Boards are joined with their tops level, never shifted.
tuscany-option-random-joins = Boards joined at random
tuscany-option-random-joins-about = A quick start: chance joins the boards; you only choose the starting castle.

# table

tuscany-table-round = Round { $round }. First: { $name }.
tuscany-table-ending = The round ends after the last player’s turn.
tuscany-table-last = The last turns.
tuscany-table-seat = Seat
tuscany-table-green = Green
tuscany-table-red = Red
tuscany-table-cards = Cards
tuscany-table-marbles = Marble
tuscany-table-workers = Workers
tuscany-table-stacks = Stacks
tuscany-table-tiles = Display
tuscany-table-display = Display: { $tiles }.
tuscany-table-storage = Storage
tuscany-table-hand = Hand
tuscany-table-bonuses = Bonus tiles
tuscany-table-reconstructed = Components partly reconstructed; an owner of the box can correct them.
tuscany-plain-seat = { $name }: green { $green }, red { $red }; cards { $cards }, marble { $marbles }, workers { $workers }; stacks { $stacks }.
tuscany-plain-covered = Built: { $spaces }.
tuscany-plain-empty = Empty: { $spaces }.
tuscany-counts-deck = Region deck: { $number } cards. In it and in other hands: { $unseen }.
tuscany-counts-known = Of these surely in other hands: { $cards }.
tuscany-counts-discard = Discarded: { $cards }.
tuscany-counts-yields = Yield cards in their deck: { $cards }.
tuscany-counts-neutral = Neutral supply: { $tiles }.
tuscany-counts-aside = Neutral tiles set aside: { $tiles }.
tuscany-counts-stack = { $name }: left in the stacks: { $tiles }.
tuscany-counts-bonuses = Bonus tiles still there: { $tiles }.
tuscany-explain-green = { $name }: green { $total } = { $parts }
tuscany-explain-red = { $name }: red { $total } = { $parts }
