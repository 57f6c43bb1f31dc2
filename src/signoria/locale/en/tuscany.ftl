# The Castles of Tuscany. What the table says.

# refusals

tuscany-refusal-not-your-turn = It is not your turn.
tuscany-refusal-asked-for-order = You are asked in which order your boards lie.
tuscany-refusal-asked-to-turn = You are asked which boards to turn upside down.
tuscany-refusal-asked-to-shift = You are asked how far to shift the second and the third board.
tuscany-refusal-asked-for-castle = You are asked where your starting castle stands.
tuscany-refusal-no-castle-space = Space { $thing } is not a castle space.
tuscany-refusal-asked-to-act = You are asked for an action: draw, take or place.
tuscany-refusal-no-cards = No region card is left to be drawn.
tuscany-refusal-display-empty = There is no tile on display.
tuscany-refusal-not-stored = You have no { $thing } in storage.
tuscany-refusal-hex-fresh = A wooden hex gained this turn can only be placed in a later turn.
tuscany-refusal-no-space = No empty space next to your tiles fits { $thing-a }.
tuscany-refusal-cannot-pay = You cannot pay for { $thing-a }.
tuscany-refusal-asked-to-remove = You are asked what makes room in your full storage.
tuscany-refusal-not-stored-to-remove = You have no { $thing } in storage to remove.
tuscany-refusal-asked-for-colour = You are asked which colour of the display is replaced.
tuscany-refusal-colour-not-there = There are no { $thing } on display.
tuscany-refusal-asked-to-pick = You are asked which tile you take.
tuscany-refusal-not-on-display = There is no { $thing } on display.
tuscany-refusal-must-fit = After replacing tiles you must take one that fits: { $thing-a } does not.
tuscany-refusal-asked-for-space = You are asked for a space of your domain.
tuscany-refusal-space-covered = Something lies on { $thing } already.
tuscany-refusal-other-colour = Space { $thing } has another colour.
tuscany-refusal-not-adjacent = None of your tiles lies next to { $thing }.
tuscany-refusal-cannot-pay-colour = You cannot pay for the colour of { $thing }.
tuscany-refusal-asked-to-pay = You are asked what to pay with.
tuscany-refusal-not-asked-for = Another colour is asked for: { $thing } cards count only in pairs.
tuscany-refusal-not-in-hand = You have no { $thing } card.
tuscany-refusal-no-pair = You do not have two { $thing } cards.
tuscany-refusal-same-colour = A pair must be of another colour: { $thing } cards are paid one by one.
tuscany-refusal-no-worker = You have no worker.
tuscany-refusal-asked-to-bring = You are asked which tile your castle brings.
tuscany-refusal-fits-nowhere = There is no space for { $thing-a } in your domain.
tuscany-refusal-asked-for-bonus = You are asked for a bonus tile.
tuscany-refusal-bonus-gone = No “{ $thing }” tile is left.
tuscany-refusal-asked-for-marble = You are asked whether to return a marble.

# prompts

tuscany-prompt-choose-order = In which order do your boards lie, from left to right?
tuscany-prompt-choose-turns = Your boards lie in the order { $order }: which of them do you turn upside down?
tuscany-prompt-choose-shifts = Your boards lie in the order { $order }: how far do you shift the second and the third?
tuscany-prompt-found-castle = Your castle spaces are { $spaces }: where do you put your starting castle?
tuscany-prompt-gain-bonus = Which bonus tile do you take?
tuscany-prompt-choose-action = { $further ->
        [1] Another action for your marble:{ " " }
       *[other] { "" }
    }{ $cards-number ->
        [0] take a tile
       *[other] draw { $cards }{ $stored-number ->
            [0] { " " }or take a tile
           *[other] , take a tile
        }
    }{ $stored-number ->
        [0] { "" }
       *[other] , or place from storage: { $stored }
    }?
tuscany-prompt-remove-stored = Your storage is full ({ $stored }): what do you remove to make room for { $kind-the }?
tuscany-prompt-name-colour = No tile on display fits: which colour do you replace?
tuscany-prompt-pick-tile =
    { $must-fit ->
        [1] Which of the tiles that fit do you take?
       *[other] Which tile do you take?
    }
tuscany-prompt-choose-space = On which space do you place { $kind-the }?
tuscany-prompt-pay = You still owe { $left } { $left ->
        [one] { $card } card
       *[other] { $card } cards
    } for { $kind-the } on { $space }: what do you pay with?
tuscany-prompt-bring-tile = Your castle may bring a tile from the display: which one?
tuscany-prompt-bring-to = To which space does your castle bring { $kind-the }?
tuscany-prompt-use-marble = You have { $marbles }: do you return one for another action?

# hints

tuscany-hint-choose-order = Everybody joins boards at the same time; domains are shown when all are done.
tuscany-hint-choose-turns = Board A stays: turning all three would give the same domain again.
tuscany-hint-choose-shifts = One space higher or lower than the board to its left, or level with it.
tuscany-hint-found-castle = On any castle space. You build on from there.
tuscany-hint-gain-bonus = A further storage space brings { $points } at once.
tuscany-hint-choose-action = One action a turn. A tile that you take is replaced from your own stack.
tuscany-hint-remove-stored = A tile leaves the game; a wooden hex goes back to the stock.
tuscany-hint-name-colour = All its tiles are replaced; then you must take one that fits.
tuscany-hint-pick-tile =
    { $must-fit ->
        [1] After replacing, it must fit. The gap is filled from your leftmost stack.
       *[other] It need not fit. The gap is filled from your leftmost stack.
    }
tuscany-hint-choose-space =
    { $kind-id ->
        [hex] Empty, next to a tile of yours, of any colour that you can pay.
       *[other] Empty, of the right colour, next to a tile of yours.
    }
tuscany-hint-pay = Cards of this colour; a worker, or two of another colour, stand for one.
tuscany-hint-bring-tile = It costs no cards and has its full effect; a second castle brings another.
tuscany-hint-bring-to = Empty, of the right colour, next to a tile of yours.
tuscany-hint-use-marble = Once a turn; the same action again is allowed.

# events

tuscany-event-first-drawn =
    { $seat-who ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
tuscany-event-board-dealt =
    { $seat-who ->
        [you] You are dealt { $board }.
       *[other] { $seat } is dealt { $board }.
    }
tuscany-event-tile-turned-up =
    { $seat-who ->
        [you] You turn up { $kind-a } from your stack.
       *[other] { $seat } turns up { $kind-a } from their stack.
    }
tuscany-event-neutral-turned-up = New on display: { $kind-a }.
tuscany-event-display-cleared = There are too many { $colour } on display: { $tiles } are removed.
tuscany-event-supply-renewed = The neutral supply is reshuffled: { $tiles }.
tuscany-event-card-dealt =
    { $seat-who ->
        [you] Your new cards: { $card }.
       *[other] { $seat } is dealt { $card-number ->
            [one] a region card
           *[other] { $card-number } region cards
        }.
    }
tuscany-event-cards-drawn =
    { $cards-number ->
        [0] No region card is left to be drawn.
       *[other] { $seat-who ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    }
tuscany-event-deck-refilled = The discards become the deck again: { $cards }.
tuscany-event-boards-joined =
    { $seat-who ->
        [you] You join your boards: { $order } from left to right; { tuscany-turned }; { tuscany-shifted }.
       *[other] { $seat } joins the boards: { $order } from left to right; { tuscany-turned }; { tuscany-shifted }.
    }
tuscany-event-castle-founded = { $seat-gen } starting castle stands on { $space }.
tuscany-event-bonus-taken =
    { $seat-who ->
        [you] You take the bonus tile “{ $bonus }”.
       *[other] { $seat } takes the bonus tile “{ $bonus }”.
    }
tuscany-event-removed =
    { $seat-who ->
        [you] You remove { $kind-a } from your storage.
       *[other] { $seat } removes { $kind-a } from storage.
    }
tuscany-event-colour-replaced =
    { $seat-who ->
        [you] No tile fits: you replace { $colour-the } on display ({ $tiles }).
       *[other] No tile fits: { $seat } replaces { $colour-the } on display ({ $tiles }).
    }
tuscany-event-tile-taken =
    { $seat-who ->
        [you] You take { $kind-a }.
       *[other] { $seat } takes { $kind-a }.
    }
tuscany-event-placed =
    { $seat-who ->
        [you] You place { $kind-a } on { $space }.
       *[other] { $seat } places { $kind-a } on { $space }.
    }
tuscany-event-card-paid =
    { $seat-who ->
        [you] You pay { $card-a } card.
       *[other] { $seat } pays { $card-a } card.
    }
tuscany-event-pair-paid =
    { $seat-who ->
        [you] You pay two { $card } cards for one.
       *[other] { $seat } pays two { $card } cards for one.
    }
tuscany-event-worker-paid =
    { $seat-who ->
        [you] You pay a worker.
       *[other] { $seat } pays a worker.
    }
tuscany-event-green-scored =
    { $seat-who ->
        [you] You score { $points } for { $why-a }.
       *[other] { $seat } scores { $points } for { $why-a }.
    }
tuscany-event-red-scored =
    { $seat-who ->
        [you] You score { $points } for { $why-a }.
       *[other] { $seat } scores { $points } for { $why-a }.
    }
tuscany-event-castle-declined = { $seat-gen } castle brings nothing.
tuscany-event-hex-gained =
    { $seat-who ->
        [you] You put a wooden hex into your storage.
       *[other] { $seat } puts a wooden hex into storage.
    }
tuscany-event-marbles-gained =
    { $seat-who ->
        [you] You gain { $marbles }.
       *[other] { $seat } gains { $marbles }.
    }
tuscany-event-workers-gained =
    { $seat-who ->
        [you] You gain { $workers }.
       *[other] { $seat } gains { $workers }.
    }
tuscany-event-yield-turned-up =
    { $seat-who ->
        [you] You turn up a yield card: { $yield-a }.
       *[other] { $seat } turns up a yield card: { $yield-a }.
    }
tuscany-event-yields-renewed = The yield cards are reshuffled: { $yields }.
tuscany-event-marble-spent =
    { $seat-who ->
        [you] You return a marble for another action.
       *[other] { $seat } returns a marble for another action.
    }
tuscany-event-passed =
    { $seat-who ->
        [you] You have no possible action and miss your turn.
       *[other] { $seat } has no possible action and misses the turn.
    }
tuscany-event-stack-emptied =
    { $seat-who ->
        [you] You have used up your stack { $stack }.
       *[other] { $seat } has used up stack { $stack }.
    }
tuscany-event-round-ended = Round { $round } is scored: everybody adds their green points to their red points.
tuscany-event-last-turns = The third round is over: one more turn for everybody.
tuscany-event-ended = The game is over: { $reason }.

# why the winners have won

tuscany-because-red = { $own } to { $next } red points (T5.5)
tuscany-because-empty = { $points } each, but { $own } to { $next } empty spaces (T5.5)
tuscany-because-green = { $points } and { $spaces } empty each, but { $own } to { $next } green points (T5.5)
tuscany-because-equal = all are equal in everything (T5.5)

# reasons

tuscany-reason-undecided = nothing is decided yet
tuscany-reason-last-round = the third round and its last turns are over (T5.2)
tuscany-reason-all-passed = nobody can act any more (T2.8)

# why points were scored

tuscany-why-area = completed area
    .a = a completed area
    .the = the completed area
    .pl = completed areas
tuscany-why-colour = completed colour
    .a = a completed colour
    .the = the completed colour
    .pl = completed colours
tuscany-why-storage = storage tile
    .a = a storage tile
    .the = the storage tile
    .pl = storage tiles
tuscany-why-farm = farm
    .a = a farm
    .the = the farm
    .pl = farms
tuscany-why-yield-green = yield card
    .a = a yield card
    .the = the yield card
    .pl = yield cards
tuscany-why-no-room = no room for a wooden hex
    .a = a wooden hex without room in storage
    .the = the wooden hex without room in storage
tuscany-why-yield-red = yield card
    .a = a yield card
    .the = the yield card
    .pl = yield cards
tuscany-why-round-1 = green points after round 1
    .a = the green points after round 1
    .the = the green points after round 1
tuscany-why-round-2 = green points after round 2
    .a = the green points after round 2
    .the = the green points after round 2
tuscany-why-round-3 = green points after round 3
    .a = the green points after round 3
    .the = the green points after round 3
tuscany-why-stored = things in storage
    .a = the things in storage
    .the = the things in storage
tuscany-why-marbles = marbles left
    .a = the marbles left
    .the = the marbles left
tuscany-why-workers = workers left
    .a = the workers left
    .the = the workers left
tuscany-why-cards = cards left
    .a = the cards left
    .the = the cards left

# names, with their articles and plurals as attributes; what is missing is the same as the name

tuscany-card-castle = castle
    .a = a castle
    .the = the castle
    .pl = castles
tuscany-card-city = city
    .a = a city
    .the = the city
    .pl = cities
tuscany-card-inn = inn
    .a = an inn
    .the = the inn
    .pl = inns
tuscany-card-farm = farm
    .a = a farm
    .the = the farm
    .pl = farms
tuscany-card-quarry = quarry
    .a = a quarry
    .the = the quarry
    .pl = quarries
tuscany-card-village = village
    .a = a village
    .the = the village
    .pl = villages
tuscany-card-monastery = monastery
    .a = a monastery
    .the = the monastery
    .pl = monasteries
tuscany-card-carriage = carriage
    .a = a carriage
    .the = the carriage
    .pl = carriages
tuscany-colour-castle = castles
    .the = the castles
tuscany-colour-city = cities
    .the = the cities
tuscany-colour-inn = inns
    .the = the inns
tuscany-colour-farm = farms
    .the = the farms
tuscany-colour-quarry = quarries
    .the = the quarries
tuscany-colour-village = villages
    .the = the villages
tuscany-colour-monastery = monasteries
    .the = the monasteries
tuscany-colour-carriage = carriages
    .the = the carriages
tuscany-letter-castle = C
tuscany-letter-city = I
tuscany-letter-inn = N
tuscany-letter-farm = F
tuscany-letter-quarry = Q
tuscany-letter-village = V
tuscany-letter-monastery = M
tuscany-letter-carriage = W
tuscany-kind-castle = castle
    .a = a castle
    .the = the castle
    .pl = castles
tuscany-kind-city = city
    .a = a city
    .the = the city
    .pl = cities
tuscany-kind-inn = inn
    .a = an inn
    .the = the inn
    .pl = inns
tuscany-kind-vineyard = farm (vineyard)
    .a = a farm (vineyard)
    .the = the farm (vineyard)
    .pl = farms (vineyard)
    .short = vineyard
tuscany-kind-pigs = farm (pigs)
    .a = a farm (pigs)
    .the = the farm (pigs)
    .pl = farms (pigs)
    .short = pigs
tuscany-kind-olives = farm (olives)
    .a = a farm (olives)
    .the = the farm (olives)
    .pl = farms (olives)
    .short = olives
tuscany-kind-wheat = farm (wheat)
    .a = a farm (wheat)
    .the = the farm (wheat)
    .pl = farms (wheat)
    .short = wheat
tuscany-kind-vineyard-pigs = farm (vineyard and pigs)
    .a = a farm (vineyard and pigs)
    .the = the farm (vineyard and pigs)
    .pl = farms (vineyard and pigs)
    .short = vineyard, pigs
tuscany-kind-vineyard-olives = farm (vineyard and olives)
    .a = a farm (vineyard and olives)
    .the = the farm (vineyard and olives)
    .pl = farms (vineyard and olives)
    .short = vineyard, olives
tuscany-kind-vineyard-wheat = farm (vineyard and wheat)
    .a = a farm (vineyard and wheat)
    .the = the farm (vineyard and wheat)
    .pl = farms (vineyard and wheat)
    .short = vineyard, wheat
tuscany-kind-pigs-olives = farm (pigs and olives)
    .a = a farm (pigs and olives)
    .the = the farm (pigs and olives)
    .pl = farms (pigs and olives)
    .short = pigs, olives
tuscany-kind-pigs-wheat = farm (pigs and wheat)
    .a = a farm (pigs and wheat)
    .the = the farm (pigs and wheat)
    .pl = farms (pigs and wheat)
    .short = pigs, wheat
tuscany-kind-olives-wheat = farm (olives and wheat)
    .a = a farm (olives and wheat)
    .the = the farm (olives and wheat)
    .pl = farms (olives and wheat)
    .short = olives, wheat
tuscany-kind-quarry = quarry
    .a = a quarry
    .the = the quarry
    .pl = quarries
tuscany-kind-village = village
    .a = a village
    .the = the village
    .pl = villages
tuscany-kind-monastery = monastery
    .a = a monastery
    .the = the monastery
    .pl = monasteries
tuscany-kind-carriage = carriage
    .a = a carriage
    .the = the carriage
    .pl = carriages
tuscany-kind-hex = wooden hex
    .a = a wooden hex
    .the = the wooden hex
    .pl = wooden hexes
tuscany-bonus-card = +1 region card
    .the = the +1 region card
tuscany-bonus-storage = +1 storage space
    .the = the +1 storage space
tuscany-bonus-marble = +1 marble
    .the = the +1 marble
tuscany-bonus-worker = +1 worker
    .the = the +1 worker
tuscany-bonus-yield = +1 yield card
    .the = the +1 yield card
tuscany-yield-two-cards = 2 region cards
    .the = the 2 region cards
tuscany-yield-three-cards = 3 region cards
    .the = the 3 region cards
tuscany-yield-marble = marble
    .a = a marble
    .the = the marble
    .pl = marbles
tuscany-yield-worker = worker
    .a = a worker
    .the = the worker
    .pl = workers
tuscany-yield-two-red = 2 red points
    .the = the 2 red points
tuscany-yield-three-red = 3 red points
    .the = the 3 red points
tuscany-yield-green = green point
    .a = a green point
    .the = the green point
    .pl = green points
tuscany-yield-hex = wooden hex
    .a = a wooden hex
    .the = the wooden hex
    .pl = wooden hexes

# numbers with their unit

tuscany-unit-card = { $number ->
        [0] no region cards
        [one] { $number } region card
       *[other] { $number } region cards
    }
tuscany-unit-marble = { $number ->
        [0] no marbles
        [one] { $number } marble
       *[other] { $number } marbles
    }
tuscany-unit-worker = { $number ->
        [0] no workers
        [one] { $number } worker
       *[other] { $number } workers
    }
tuscany-unit-tile = { $number ->
        [0] no tiles
        [one] { $number } tile
       *[other] { $number } tiles
    }
tuscany-unit-hex = { $number ->
        [0] no wooden hexes
        [one] { $number } wooden hex
       *[other] { $number } wooden hexes
    }
tuscany-unit-green-point = { $number ->
        [0] no green points
        [one] { $number } green point
       *[other] { $number } green points
    }
tuscany-unit-red-point = { $number ->
        [0] no red points
        [one] { $number } red point
       *[other] { $number } red points
    }
tuscany-unit-space = { $number ->
        [0] no spaces
        [one] { $number } space
       *[other] { $number } spaces
    }
tuscany-unit-storage = { $number ->
        [0] no storage spaces
        [one] { $number } storage space
       *[other] { $number } storage spaces
    }
tuscany-unit-yield = { $number ->
        [0] no yield cards
        [one] { $number } yield card
       *[other] { $number } yield cards
    }

# cards of a colour with their number

tuscany-unit-plain-card = { $number ->
        [one] card
       *[other] cards
    }
tuscany-unit-castle-card = { $number } castle { tuscany-unit-plain-card }
tuscany-unit-city-card = { $number } city { tuscany-unit-plain-card }
tuscany-unit-inn-card = { $number } inn { tuscany-unit-plain-card }
tuscany-unit-farm-card = { $number } farm { tuscany-unit-plain-card }
tuscany-unit-quarry-card = { $number } quarry { tuscany-unit-plain-card }
tuscany-unit-village-card = { $number } village { tuscany-unit-plain-card }
tuscany-unit-monastery-card = { $number } monastery { tuscany-unit-plain-card }
tuscany-unit-carriage-card = { $number } carriage { tuscany-unit-plain-card }

# boards

tuscany-board-a = A
tuscany-board-b = B
tuscany-board-c = C

# moves

tuscany-move-draw = draw region cards
tuscany-move-take = take a tile
tuscany-move-place = place { $kind-a }
tuscany-move-pick = { $kind }
tuscany-move-decline = bring nothing
tuscany-move-remove = remove { $kind-a }
tuscany-move-replace = replace { $colour-the }
tuscany-move-on = on { $space }
tuscany-move-pay = { $card-a } card
tuscany-move-pair = two { $card } cards
tuscany-move-worker = a worker
tuscany-move-gain = { $bonus }
tuscany-move-marble = return a marble for another action
tuscany-move-end = end the turn
tuscany-move-order = { $order }
tuscany-move-turn =
    { $turned-number ->
        [0] turn none
       *[other] turn { $turned }
    }
tuscany-move-shift = { tuscany-shifted }
tuscany-move-lot =
    { $seat-who ->
        [you] you are the first player
       *[other] { $seat } is the first player
    }
tuscany-move-board = { $board } is dealt
tuscany-move-deal = { $card-a } card is dealt
tuscany-move-tile = { $kind-a } is turned up
tuscany-move-yield = yield card: { $yield }
tuscany-turned =
    { $turned-number ->
        [0] none is turned
        [1] { $turned } is turned
       *[other] { $turned } are turned
    }
tuscany-shifted = { $second ->
        [-1] second board 1 higher
        [1] second board 1 lower
       *[other] second board level
    }, { $third ->
        [-1] third board 1 higher
        [1] third board 1 lower
       *[other] third board level
    }

# what the terms of a sum are for, as in 6 (area of 3) + 1 (olives) = 7

tuscany-sum-earlier = from before
tuscany-sum-area = area of { $size }
tuscany-sum-colour =
    { $rank ->
        [1] first to cover all { $colour }
       *[other] second to cover all { $colour }
    }
tuscany-sum-hex = wooden hex
tuscany-sum-crop = { $crop }
tuscany-sum-areas =
    { $number ->
        [one] 1 area of { $size }
       *[other] { $number } areas of { $size }
    }

# what a choice would cost and bring

tuscany-place-on = place { $kind-a } on { $space }
tuscany-take-for = take { $kind-a } for { $space }
tuscany-take-tile = take { $kind-a }
tuscany-fits-nowhere = fits nowhere in your domain now
tuscany-place-reveals = others learn that you can pay, so it cannot be taken back
tuscany-paid-with = would be paid with { $payment }
tuscany-area-grows = covers { $covered } of { $size } spaces of its area
tuscany-brings-bonus = a bonus tile: { $bonuses }
tuscany-brings-no-bonus = no bonus tile is left
tuscany-brings-hex = a wooden hex for your storage
tuscany-brings-marbles = brings { $marbles }
tuscany-brings-workers = brings { $workers }
tuscany-brings-cards = brings { $cards }
tuscany-brings-yields = brings { $yields }
tuscany-brings-tile = the castle may bring another tile, if one fits
tuscany-brings-no-tile = no tile on display would fit for the castle to bring
tuscany-brings-tile-of = the castle may bring one of: { $kinds }
tuscany-draw-refills = the discards become the deck again: { $cards }
tuscany-draw-leaves = { $cards } left in the deck
tuscany-take-removes = your storage is full: something in it must make room ({ $stored })
tuscany-take-replaces = no tile on display fits: you replace colours until one does
tuscany-gap-own = the gap is filled from your stack { $stack }, with { $tiles } in it
tuscany-gap-ends-round = that uses up the stack: round { $round } ends when everybody has had this turn
tuscany-gap-neutral = the gap is filled from the neutral supply
tuscany-gap-open = no tile is left: the gap stays open
tuscany-replace-chance = { $tiles } of the neutral supply would fit
tuscany-replace-tiles = { $tiles } replaced
tuscany-pay-leaves = leaves { $left }
tuscany-pay-still = then { $left } still to pay
tuscany-pay-done = completes the payment: { $kind-the } goes on { $space }
tuscany-gain-card = drawing brings { $cards }
tuscany-gain-storage = you have { $storage }
tuscany-gain-marble = a quarry brings { $marbles }; your empty quarry spaces: { $spaces-number }
tuscany-gain-worker = a village brings { $workers }; your empty village spaces: { $spaces-number }
tuscany-gain-yield = a carriage turns up { $yields }; your empty carriage spaces: { $spaces-number }
tuscany-gain-left = { $tiles } of this kind left
tuscany-placing-costs = placing it costs { $cards }{ $missing-number ->
        [0] { "" }
       *[other] , and you lack { $missing }
    }
tuscany-remove-hex = goes back to the stock
tuscany-remove-tile = leaves the game
tuscany-would-fit = would fit on { $space } ({ $points })
tuscany-could-draw = you could draw { $cards }
tuscany-could-take = you could take a tile
tuscany-could-place = you could place: { $kinds }
tuscany-marble-kept = you keep { $marbles }
tuscany-join = { $order }; { tuscany-turned }; { tuscany-shifted }
tuscany-castle-reaches = next to { $spaces }: { $around }

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
tuscany-table-fits = Display: where it fits, green points there
tuscany-table-storage = Storage { $used }/{ $capacity }
tuscany-table-hand = Hand
tuscany-table-bonuses = Bonus tiles
tuscany-table-reconstructed = Components partly reconstructed; an owner of the box can correct them.
tuscany-table-stored = Stored
tuscany-table-empty = Empty
tuscany-table-short = { $kind-short }
tuscany-table-short-of = missing { $cards }
tuscany-table-hand-of = Hand of { $seat }
tuscany-table-boards = Boards
tuscany-table-areas-of = Areas of { $size }
tuscany-table-points = Points
tuscany-table-best = Best
tuscany-table-signs = { $turned } turned  { $higher } 1 higher  { $lower } 1 lower
tuscany-plain-all-points = Green and red points: { $points }.
tuscany-plain-points = { $seat }: { $green } and { $red }
tuscany-plain-own = You have { $marbles } and { $workers }; bonus tiles: { $bonuses }; left in your stacks: { $stacks }.
tuscany-plain-hand =
    { $seat-who ->
        [you] Your hand: { $cards }.
       *[other] Hand of { $seat }: { $cards }.
    }
tuscany-plain-storage = Storage: { $things }; { $room ->
        [0] no space is free
        [one] 1 space is free
       *[other] { $room } spaces are free
    }.
tuscany-plain-display = On display, with where it fits and the points there: { $tiles }.
tuscany-plain-colour = { $colour }: built { $built }; empty { $empty }.
tuscany-plain-area = Unfinished area ({ $colour }): { $spaces }; still empty: { $empty }.
tuscany-page-own = your domain
tuscany-page-decks = decks
tuscany-page-bonuses = bonuses left
tuscany-page-points = { $green }, { $red }.
tuscany-page-things = { $cards }, { $marbles }, { $workers }.
tuscany-page-empty = Empty: { $spaces }.
tuscany-page-colours = Green points for whoever covers all spaces of a colour, first and second:
tuscany-decks-cards = Region cards, { $deck } in the deck
tuscany-decks-own = Yours
tuscany-decks-unseen = Deck and hands
tuscany-decks-known = Known in hands
tuscany-decks-discard = Discards
tuscany-decks-tiles = Tiles still to come
tuscany-decks-neutral = Neutral
tuscany-decks-aside = Aside
tuscany-counts-deck = Region cards in the deck: { $number }. In it and in other hands: { $unseen }.
tuscany-counts-known = Of these, certainly in other hands: { $cards }.
tuscany-counts-discard = Discarded: { $cards }.
tuscany-counts-yields = Yield cards in their deck: { $cards }.
tuscany-counts-neutral = Neutral supply: { $tiles }.
tuscany-counts-aside = Neutral tiles set aside: { $tiles }.
tuscany-counts-stack = { $seat }: left in the stacks: { $tiles }.
tuscany-counts-bonuses = Bonus tiles still available: { $tiles }.
tuscany-explain-green = { $name }: green { $points }
tuscany-explain-red = { $name }: red { $points }

# the report: the table in words

tuscany-report-round = The round
tuscany-report-display = On display: { $tiles }.
tuscany-report-domain =
    { $seat-who ->
        [you] Your domain
       *[other] Domain of { $seat }
    }
tuscany-report-bonus-tiles = Bonus tiles: { $tiles }.
tuscany-report-stacks = Tiles left in the stacks: { $stacks }.
tuscany-report-green = Green points: { $points }.
tuscany-report-red = Red points: { $points }.
tuscany-report-built = { $kind } on { $space }
tuscany-report-colour = { $colour }: { $areas }.
tuscany-report-area = { $built }, { $empty } empty
tuscany-report-area-empty = { $size ->
        [1] { $empty } empty
       *[other] area of { $size }, all empty: { $empty }
    }
tuscany-report-area-full = { $size ->
        [1] { $built }
       *[other] complete area of { $size }: { $built }
    }
tuscany-report-bonuses = Bonuses still available
tuscany-report-colour-bonus = { $colour }: { $points }.
tuscany-report-supplies = Decks and supplies
