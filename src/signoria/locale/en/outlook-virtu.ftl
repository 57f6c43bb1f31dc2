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
    You can use { $symbols }. { $tiles } can be made available{ $allies ->
        [0] {""}
        [one] , and one alliance renewed
       *[other] , and { $allies } alliances renewed
    }.
virtu-outlook-can-trade = You can use { $ships }, for { $florins }.
virtu-outlook-can-patronise = You can pay for step { $step }: { $price }.
virtu-outlook-cannot-patronise = Step { $step } costs { $price }; you lack { $short }.
virtu-outlook-patronage-ends = the end of the patronage track
virtu-outlook-can-annex = You could annex { $cities }.
virtu-outlook-cannot-annex = You could not annex any city.
virtu-outlook-can-besiege = You can use { $cavalry } and { $ships }. One move can besiege { $cities }.
virtu-outlook-cannot-besiege = You can use { $cavalry } and { $ships }. One move can besiege no city.
virtu-outlook-can-free = Freeing the room takes { $price }; you have { $masks }.
virtu-outlook-cannot-free = Freeing the room takes { $price }; you have only { $masks }.
virtu-outlook-can-intrigue = You can use { $masks }; { $agents } in stock.

# paying

virtu-outlook-plan = pay for me
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

virtu-outlook-by-road = A road joins it to a city of yours.
virtu-outlook-by-sea = It is reached across { $seas }.
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
virtu-outlook-sure-already = You win whatever is declared against you.
virtu-outlook-sure =
    With { $number } more you win whatever is declared against you: { $sources-the }, { $florins-number ->
        [0] at no cost
       *[other] for { $florins }
    }.
virtu-outlook-never-sure = To be sure you would need { $number } more, which you cannot declare.

# agents

virtu-outlook-agent-guards = it keeps other agents out.
virtu-outlook-agent-city = the city counts 1 less against you, and 1 more against others.
virtu-outlook-agent-siege = the city counts 1 less when you besiege it.
virtu-outlook-agent-room =
    { $action-id ->
        [none] it closes the room.
       *[other] it closes the room ({ $action }).
    }
virtu-outlook-agent-ally = the alliance costs you one symbol less.
virtu-outlook-agent-rival-ally = it stops { $seat-gen } bonus, and you could take the alliance over.
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
virtu-outlook-acts = Action: { $action }.
virtu-outlook-brings-agents = Brings { $agents }.
virtu-outlook-opens-spaces =
    { $number ->
        [one] Opens one courtier space.
       *[other] Opens { $number } courtier spaces.
    }
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
