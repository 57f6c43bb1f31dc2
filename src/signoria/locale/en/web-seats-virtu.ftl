# Virtù's board: the year, the seats, and ways of looking.

web-virtu-year = The year
web-virtu-phases = Parts of the year
web-virtu-phase-spring = Spring: each seat moves its token and acts
web-virtu-phase-sieges = Sieges: all at the end of spring, in the order of turns
web-virtu-phase-winter = Winter: salary, palace, purchases, recruiting, alliances
web-virtu-besieged = Besieged: { $cities }
web-virtu-at-it =
    { $seat-who ->
        [you] Your turn
       *[other] { $seat } is at it
    }
web-virtu-seats = Seats
web-virtu-seat = { $seat }, { $power }: { $counts }. Ready to pay: { $ready }. Patronage: step { $patronage }.
web-virtu-seat-token = Token in room { $room } ({ $action }).
web-virtu-seat-indulgences = Indulgences in rooms { $rooms }.
web-virtu-seat-away = Away.
web-virtu-place = Place { $place } on the city track.
web-virtu-place-short = { $place }.
web-virtu-crosses = Crosses that count for religion
web-virtu-seat-open = Show the palace.
web-virtu-seat-next = The token’s room, and the one after it
web-virtu-stock = Agents in stock
web-virtu-war-tokens = War +1 tokens
web-virtu-indulgences = Indulgences
web-virtu-prestige-of = Prestige of { $seat }: { $prestige }. By category
web-virtu-prestige-now = Prestige if it ended now
web-virtu-track-city = City track
web-virtu-track-patron = Patronage track
web-virtu-looks = Ways of looking
web-virtu-changed =
    { $number ->
        [0] Nothing has changed since your last turn
        [one] { $number } place has changed since your last turn: go there
       *[other] { $number } places have changed since your last turn: go to the next
    }
web-virtu-then = Hold: the table as it was after your last move
web-virtu-explore = What you could do next
web-virtu-eyes = What { $seat } could do next
web-virtu-eyes-of = Through the eyes of { $seat }
web-virtu-sight-short = short:
web-virtu-sight-nothing = Nothing is in reach.

# done to the reader

web-virtu-done-lost = You lose { $city } to { $seat }.
web-virtu-done-held = You hold { $city } against { $seat }.
web-virtu-done-besieged = Your { $target } is under siege: { $seat }.
web-virtu-done-watched = An agent of { $seat } stands in your { $place }.
web-virtu-done-courted = An agent of { $seat } stands with your ally, { $place-the }.
web-virtu-done-blocked = An agent of { $seat } blocks your room { $room }.

# keys

web-virtu-key-eyes = through the eyes of the first, second, third … row
web-virtu-key-explore = what I could do next
web-virtu-key-changed = the next place that has changed since my last turn
web-virtu-key-palace = my own palace

# the first game, with a coach

web-virtu-coach-goal = Welcome to Italy! You rule one of its powers. Cities, patronage, cards, tiles, religion and trophies bring prestige, and most prestige wins. Nothing is hidden: you can look at every palace.
web-virtu-coach-family = First place your three family cards. In a room a card replaces the action printed there, under another card it strengthens it, and among the courtiers it pays for anything. A card with your favourite action in a room and the others as courtiers is a good start.
web-virtu-coach-token = Each spring your token stops in a room of your palace, and you take the action there. This once it may start in any room; later it goes on clockwise, so look at the rooms that follow.
web-virtu-coach-annex = Annex is a good first action: a neutral city joins you if you pay more crowns than its value. Govern makes exhausted tiles available again; you will need it from the second year on.
web-virtu-coach-pay = You pay with symbols of courtiers and tiles, one kind from each; they are exhausted then. A payment is proposed: what stands in red would be lost. Tap a socket to pay with something else, then confirm.
web-virtu-coach-winter = Winter has five parts: salary, palace, purchases, recruiting, an alliance. Two troops cost nothing, more cost florins: whoever cannot pay loses troops. You may skip whatever you do not want.
web-virtu-coach-market = Whatever you buy works for the rest of the game. Nobles bring symbols every time their side wakes; titles open spaces for more courtiers. Early purchases pay for the later ones.
web-virtu-coach-arrows = Now your token moves: one or two rooms are free. When it crosses the arrow on the left or right, all courtiers of that side are available again. A room tells what it costs to reach and who wakes on the way.
web-virtu-coach-war = War moves troops: a horse for a road, a ship for a sea. A troop before a city that is not yours besieges it, and the siege is fought at the end of spring. You see both strengths before you march.
web-virtu-coach-intrigue = Intrigue sends agents. In a neutral city an agent makes it cheaper for you and dearer for all others; in a rival’s room it blocks the action there.
web-virtu-coach-siege = A siege compares your troops and bonuses with the city’s value and its defenders. You must be strictly stronger. Both sides may declare bonuses in turn, until both pass.
web-virtu-coach-indulgence = Once a year an indulgence gives you a crown, or three florins. It lies in the room of your token, blocks that room next time, and costs prestige if it is still there in the end.
web-virtu-coach-rivals = Tap a laurel to see everybody’s prestige by category. Hold a rival’s name and you see what they could do next. The game ends when somebody has eight cities or stands at the end of the patronage track, or when no city is neutral. Now you know enough: good luck!
