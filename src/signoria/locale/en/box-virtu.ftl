# What the box of Virtù holds.

# headings

virtu-box-action = Actions
virtu-box-symbol = Symbols
virtu-box-power = Powers
virtu-box-room = Rooms of the palaces
virtu-box-noble = Nobles
virtu-box-family = Family cards
virtu-box-tile = Titles, guilds and cathedrals
virtu-box-bonus = Patronage bonuses
virtu-box-ally = Great powers
virtu-box-city = Cities
virtu-box-sea = Seas
virtu-box-track = Tracks
virtu-box-piece = Pieces

# names

virtu-sea-ligurian = Ligurian Sea
virtu-sea-tyrrhenian = Tyrrhenian Sea
virtu-sea-ionian = Ionian Sea
virtu-sea-adriatic = Adriatic Sea
virtu-track-patronage = patronage track
virtu-track-cities = city track
virtu-track-religion = religion
virtu-piece-troop = troop
virtu-piece-agent = agent
virtu-piece-indulgence = indulgence
virtu-piece-war-token = War +1 token
virtu-sort-person = person
virtu-sort-work = work

# facts

virtu-fact-spaces = Courtier spaces opened
virtu-fact-cards = Cards
virtu-box-no-action = none
virtu-box-side-25 = only on the 2/5 side
virtu-box-closed-3 = with 3 players
virtu-box-step = { $step }: { $price }; { $prestige } at the end
virtu-box-cities = { $cities }: { $prestige }
virtu-box-awards = { $players }: { $prestige }

# what actions do

virtu-does-action-govern = Pay any number of crowns and crosses. Then each makes up to { $tiles } available again, or one used alliance bonus. What was used to pay for this very action stays exhausted.
virtu-does-action-patronage = Pay for one step on the patronage track: florins with crowns or crosses. Steps { $bonuses } each bring a patronage bonus of your choice: one person and one work at most.
virtu-does-action-trade = Receive { $florins } for each ship.
virtu-does-action-annex = Gain one neutral city: one that a road joins to a city of yours, or a port reached from a port of yours for one ship per sea crossed. The crowns you pay must exceed its value, which is 1 lower with your agent there and 1 higher with another’s.
virtu-does-action-war = Each cavalry moves one troop along one road, each ship one troop across one sea from port to port. A troop that reaches a city not its own stops and besieges it at the end of spring. War symbols of the room’s cards can be turned into War +1 tokens instead, for the florins they cost.
virtu-does-action-intrigue = Each mask places an agent from your stock, moves one, or removes an enemy agent. Agents stand in cities, in rooms of any palace and on alliances, one in each place. An enemy agent in this very room must first be removed for { $masks }.

# what symbols are for

virtu-does-symbol-florin = Pays prices and salaries. Florins of available courtiers and tiles can be cashed into the treasury.
virtu-does-symbol-crown = Pays for Govern, Patronage and Annex, for purchases and alliances, and removes indulgences.
virtu-does-symbol-cross = Pays for Govern and Patronage, for some purchases, and removes indulgences. Crosses also count for religion at the end.
virtu-does-symbol-cavalry = Moves a troop along a road in War. Some alliances also cost cavalry.
virtu-does-symbol-ship = Moves a troop across a sea in War and in retreat, brings florins in Trade, and reaches ports in Annex.
virtu-does-symbol-mask = Places, moves or removes an agent in Intrigue.
virtu-does-symbol-war = Adds 1 to your strength in a siege or field battle, for the florins that it costs. In a room it can become a War +1 token during War.
virtu-does-symbol-arrow = Moves the action token one room further in spring.

# what the other things do

virtu-does-power = One of the players’ powers. It begins with its home cities and a troop in each, and places its family cards in its palace.
virtu-does-room = { $does } An action card laid here replaces the printed action, and its symbol too.
virtu-does-room-empty = It has no action until an action card covers it.
virtu-does-card = As an action card in a room it performs { $action }. { $does } It can also serve as a courtier, or as an upgrade under another action card, and pay with one kind of its symbols.
virtu-does-card-plain = It has no action: it serves as a courtier, or as an upgrade under an action card, and pays with one kind of its symbols.
virtu-does-tile-principality = A title with your own crest. You may own one. It pays with one kind of its symbols.
virtu-does-tile-duchy = A title with your own crest. You may own one, beside a Principality. It pays with one kind of its symbols.
virtu-does-tile-kingdom = A title. You may own one, and never both a Kingdom and a Republic. It pays with one kind of its symbols.
virtu-does-tile-republic = A title. You may own one, and never both a Kingdom and a Republic. It pays with one kind of its symbols.
virtu-does-tile-guild = You may own one. It pays with one kind of its symbols.
virtu-does-tile-cathedral = It is built in a city of yours whose printed value is { $value } or more and that has none yet. It comes exhausted, and changes hands with the city.
virtu-does-bonus-leonardo = Once in each siege, attacking or defending, you may add { $war } for { $florins }. A field battle and the siege after it count as one.
virtu-does-bonus-copernicus = Opens { $spaces ->
        [one] one more courtier space
       *[other] { $spaces } more courtier spaces
    }.
virtu-does-bonus-michelangelo = Gives you { $crowns } free of charge in each Patronage action.
virtu-does-bonus-columbus = Brings { $prestige } at the end.
virtu-does-bonus-machiavelli = A noble card: it joins your courtiers at once, available. If there is no room, discard a courtier or give up the card.
virtu-does-bonus-bastion = Adds { $defence } to your defence in every siege against you.
virtu-does-bonus-the_prince = Opens { $spaces ->
        [one] one more courtier space
       *[other] { $spaces } more courtier spaces
    } and brings one more agent. Others may not place or move agents into your cities, rooms and alliances; those already there stay.
virtu-does-bonus-duomo = Counts as { $crosses } for religion at the end.
virtu-does-bonus-sistine = Counts as { $crosses } for religion at the end.
virtu-does-bonus-artillery = A tile: it adds { $war } in a siege or field battle for { $florins }, and is exhausted by it.
virtu-does-ally-ottomans = As your ally it gives { $gives }, all used at once, in Annex, War, Trade or a retreat; then not again until it is re-activated. At the end it is worth 1 prestige. An enemy agent there blocks both.
virtu-does-ally-france = As your ally it adds { $war } in a siege or field battle; then not again until it is re-activated. At the end it is worth 1 prestige. An enemy agent there blocks both.
virtu-does-ally-empire = As your ally it gives { $gives } for any action or purchase or for removing an indulgence; then not again until it is re-activated. At the end it is worth 1 prestige and counts for religion. An enemy agent there blocks all of it.
virtu-does-city = Whoever holds it has its tile, which pays with one kind of its symbols. It defends itself with its value, which the crowns of an annexation must exceed.
virtu-does-city-pirate = A pirate port: it cannot be annexed, only taken by siege, but agents may stand there. Its tile pays with one kind of its symbols.
virtu-does-sea = One ship carries a troop across it from port to port. A journey across adjoining seas takes one ship for each of them.
virtu-does-track-patronage = Each Patronage action moves you one step. Steps { $bonuses } bring a bonus. Whoever is furthest at the end has 1 prestige more; reaching the last step makes this winter the last.
virtu-does-track-cities = It counts the cities you hold and decides the turn order. From { $cities } on you have one more courtier space. Whoever is furthest at the end has 1 prestige more; reaching { $last } makes this winter the last.
virtu-does-track-religion = Prestige at the end by the number of crosses on cards, tiles and bonuses. Tied players get the award of the place below.
virtu-does-piece-troop = It besieges cities and defends your own with strength 1. Troops are paid in winter, and recruited for { $home } in a home city or { $price } in another city of yours.
virtu-does-piece-agent = In a neutral city: its value is 1 lower for you and 1 higher for others. In another’s city: 1 less against your siege. In another’s room: its action cannot be used. At a great power: an alliance costs you one symbol less, another’s ally can be taken over, and meanwhile its bonus is blocked.
virtu-does-piece-indulgence = Once a year it gives you 1 crown for a payment, or { $florins }. It is laid in the room under your action token, and from then on that room cannot be used. It is removed for { $crosses } or { $crowns } when the token comes there. Each left at the end costs 1 prestige.
virtu-does-piece-war-token = Adds 1 in a siege or field battle. It is made in War from war symbols of the room’s cards, and lasts until your last siege of the spring.
