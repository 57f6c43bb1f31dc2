# Virtù: what choosing a thing would cost and bring. Numbers with a unit come in words ("2 florins").

# rooms

virtu-outlook-action =
    { $action-id ->
        [none] No action.
       *[other] { $cards-number ->
            [0] { $action }.
           *[other] { $action }, with { $cards-the }.
        }
    }
virtu-outlook-indulged = An indulgence closes the room.
virtu-outlook-clearable = On entering, the indulgence can be removed for { $price }.
virtu-outlook-blocked = { $seat-gen } agent closes the room.
virtu-outlook-held = { $seat-gen } agent must be removed first.
virtu-outlook-wakes = Makes { $courtiers-the } available again.
virtu-outlook-wakes-after = Available again after { $rooms }.
virtu-outlook-further = The token may go { $rooms } further.

# what an action could do

virtu-outlook-can-govern =
    Up to { $symbols }. { $tiles } can be made available{ $allies ->
        [0] {""}
        [one] , and one alliance renewed
       *[other] , and { $allies } alliances renewed
    }.
virtu-outlook-can-trade = Up to { $ships }, for { $florins }.
virtu-outlook-can-patronise = Step { $step } can be paid: { $price }.
virtu-outlook-cannot-patronise = Step { $step } costs { $price }; missing: { $short }.
virtu-outlook-patronage-ends = the end of the patronage track
virtu-outlook-can-annex = Can be annexed: { $cities }.
virtu-outlook-cannot-annex = No city can be annexed.
virtu-outlook-can-besiege = Up to { $cavalry } and { $ships }. One move can besiege { $cities }.
virtu-outlook-cannot-besiege = Up to { $cavalry } and { $ships }. One move can besiege no city.
virtu-outlook-can-free = Freeing the room takes { $price }; at hand: { $masks }.
virtu-outlook-cannot-free = Freeing the room takes { $price }; at hand only { $masks }.
virtu-outlook-can-intrigue = Up to { $masks }; { $agents } in stock.

# paying

virtu-outlook-plan = pay for me
virtu-outlook-plan-end = end { $action }
virtu-outlook-plan-refresh = make { $tiles-the } available
virtu-outlook-gives = Gives { $symbols }.
virtu-outlook-keeps = Keeps { $symbols }.
virtu-outlook-wastes = Wastes { $symbols }.
virtu-outlook-forgoes = Then it cannot give { $symbols }.
virtu-outlook-exhausts = Uses { $sources-the }.
virtu-outlook-treasury = Leaves { $florins } in the treasury.
virtu-outlook-indulges = An indulgence comes into { $room }.
virtu-outlook-missing = Missing: { $symbols }.
virtu-outlook-pool = Left over so far: { $symbols }.
virtu-outlook-may-lack = { $symbols } may stay unpaid.
virtu-outlook-trades = Brings { $florins }.
virtu-outlook-refreshes =
    { $tiles-number ->
        [0] Makes nothing available yet.
       *[other] Makes up to { $tiles } available.
    }
virtu-outlook-exhausted = { $tiles } can be made available.
virtu-outlook-shows = Shows { $symbols }.

# cities

virtu-outlook-by-road = By road from an own city.
virtu-outlook-by-sea = By sea, across { $seas }.
virtu-outlook-no-tile = It brings no tile.
virtu-outlook-troops-there = { $city }: { $troops }.
virtu-outlook-troops-left = { $troops } left to hire.
virtu-sum-exceeding = to exceed the value

# troops and sieges

virtu-outlook-from = From { $city }.
virtu-outlook-passes = The troop may go on from there.
virtu-outlook-besieges = The troop stops there and besieges the city.
virtu-outlook-may-stay = The troop stops there and need not besiege the city.
virtu-outlook-arms = Becomes { $tokens }.
virtu-outlook-loses = { $troops } lost.
virtu-outlook-retreats = To retreat without loss: { $troops }.
virtu-outlook-field-battle = First a field battle against { $seat } with { $troops }.
virtu-outlook-own-turn = The siege follows in your own turn.
virtu-outlook-falls = As it stands, the city falls by { $by }.
virtu-outlook-holds = As it stands, the city holds: { $by } more would take it.
virtu-outlook-leads =
    { $seat-who ->
        [you] You are ahead by { $by }.
       *[other] { $seat } is ahead by { $by }.
    }
virtu-outlook-even = As it stands, it is a tie.
virtu-outlook-if-won =
    If { $city } falls, the attacker loses { $troops }{ $defenders-number ->
        [0] {""}.
       *[other] {""}, and the defender { $defenders }.
    }
virtu-outlook-if-lost = If not, the attacker loses { $troops } and the others retreat.
virtu-outlook-field-won =
    If { $seat-who ->
        [you] you win, you lose
       *[other] { $seat } wins, { $seat } loses
    } { $troops }; the other side loses { $lost }.
virtu-outlook-field-tied = If it is a tie, both lose { $troops } and retreat.
virtu-outlook-adds = Adds { $number }.
virtu-outlook-rival-most =
    { $seat-who ->
        [you] You can { $number ->
            [0] declare nothing more
           *[other] still declare { $number } at most
        }.
       *[other] { $seat } can { $number ->
            [0] declare nothing more
           *[other] still declare { $number } at most
        }.
    }
virtu-outlook-sure-already =
    { $seat-who ->
        [you] You win whatever is declared against you.
       *[other] { $seat } wins whatever the other side declares.
    }
virtu-outlook-sure =
    With { $number } more { $seat-who ->
        [you] you win whatever is declared against you
       *[other] { $seat } wins whatever the other side declares
    }: { $sources-the }, { $florins-number ->
        [0] at no cost
       *[other] for { $florins }
    }.
virtu-outlook-never-sure =
    To be sure it would take { $number } more, which { $seat-who ->
        [you] you
       *[other] { $seat }
    } cannot declare.

# agents

virtu-outlook-agent-guards = it keeps other agents out.
virtu-outlook-agent-city = the city counts 1 less against the agent’s owner, and 1 more against others.
virtu-outlook-agent-siege = the city counts 1 less when the agent’s owner besieges it.
virtu-outlook-agent-room =
    { $action-id ->
        [none] it closes the room.
       *[other] it closes the room ({ $action }).
    }
virtu-outlook-agent-ally = the alliance costs the agent’s owner one symbol less.
virtu-outlook-agent-rival-ally = it stops { $seat-gen } bonus, and the agent’s owner could take the alliance over.
virtu-outlook-agent-marker = it cancels the enemy’s first crown or cross here in each action and prevents the alliance.
virtu-outlook-lifts = No longer true: { $does }
virtu-outlook-removes-agent = The agent goes back to { $seat }.

# patronage

virtu-outlook-patronage-step = step { $step } of patronage
virtu-outlook-prestige = Brings { $prestige }.
virtu-outlook-brings-bonus = Brings a patronage bonus.
virtu-outlook-michelangelo = Michelangelo gives { $crowns }.
virtu-outlook-ends-game = The game ends after this winter.

# winter and the palace

virtu-outlook-keeps-troops =
    Keeps { $troops }{ $lost-number ->
        [0] {""}.
       *[other] {""}; { $lost } must go.
    }
virtu-outlook-suggestion = suggestion for a first game
virtu-outlook-suits-room = { $card } in the room of { $action }: the symbols can be used there each time and are never exhausted.
virtu-outlook-suits-court = { $card } as a courtier: pays for any action, but only once until that side wakes.
virtu-outlook-end-winter = end your winter
virtu-outlook-pays-troops = The troops get { $florins }.
virtu-outlook-acts = Action: { $action }.
virtu-outlook-brings-agents = Brings { $agents }.
virtu-outlook-opens-spaces =
    { $number ->
        [one] Opens one courtier space.
       *[other] Opens { $number } courtier spaces.
    }
virtu-outlook-no-space = No courtier space is free: for this card a courtier must leave.
virtu-outlook-left = { $number } left in the supply.
virtu-outlook-discount = Your agent saves { $symbols }.
virtu-outlook-takes-ally = Takes the alliance from { $seat }.
virtu-outlook-covers =
    { $action-id ->
        [none] In { $room } it would have no action.
       *[other] { $before-id ->
            [none] { $room } gets the action { $action }.
           *[other] { $room } gets the action { $action } instead of { $before }.
        }
    }
virtu-outlook-upgrade =
    { $card-id ->
        [none] It waits in { $room } for a card above it.
       *[other] It goes under { $card-the } in { $room }.
    }
virtu-outlook-beside =
    { $cards-number ->
        [0] Nobody is there.
       *[other] There: { $cards-the }.
    }
virtu-outlook-leaves-game = The card leaves the game.
virtu-outlook-to-supply = The card returns to the supply.
virtu-outlook-cashes = { $florins } go to the treasury.
virtu-outlook-recalled = It leaves { $room }, exhausted.

# what a seat could do next

virtu-outlook-rooms = where the token could go
virtu-outlook-as-in-room = With what is available now, and the token in { $room }.
virtu-outlook-in-no-room =
    { $seat-who ->
        [you] None of your rooms
       *[other] None of { $seat-gen } rooms
    } has this action: this counts only what lies outside the rooms.
virtu-outlook-as-things-stand = All of it as things stand now: until the sieges, everybody can still act.
virtu-outlook-why-short = There are too few symbols for it.
virtu-outlook-why-out-of-reach = No road and no way by sea leads there from an own city.
virtu-outlook-why-no-step-left = The token has no step left to get there.
virtu-outlook-why-full-circle = The token goes round the palace only once.
virtu-outlook-why-troop-stops = These troops have stopped there.
virtu-outlook-why-no-way-out = There is not enough cavalry and there are too few ships to leave the city.
virtu-outlook-why-no-agent-left = There is no agent left in stock.
virtu-outlook-why-barred-by-prince = “The Prince” keeps the agents of other players away.
