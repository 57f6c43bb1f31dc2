# What the box of Wars of Italy holds, where it is said otherwise than in Virtù.

# headings

wars-of-italy-box-tile = Titles and other tiles
wars-of-italy-box-major = Major cities
wars-of-italy-box-major-card = Cards of the major cities

# names

wars-of-italy-track-influence = influence track
wars-of-italy-track-rounds = round track

# facts

wars-of-italy-box-marker = { $city }: { $number }

# what things do

wars-of-italy-does-action-annex = From one payment you may gain one neutral city and spend crowns for influence on major cities, 1 step each; for Rome crosses too. The city must be joined by road to yours or an ally’s, or be a port within reach for one ship per sea; the crowns must exceed its value, which is 1 lower with your agent there and 1 higher with another’s. Or spend the whole action on a permanent alliance with a major city whose marker lies in your Alliance zone, at no cost, unless an enemy agent lies on it.
wars-of-italy-does-action-war = Each cavalry moves one troop along one road, each ship one troop across one sea from port to port. Cities that favour you are open to your troops. A troop that reaches any other city not its own stops: before a neutral major city it may stay or besiege, elsewhere it besieges at the end of spring. War symbols of the room’s cards can be turned into War +1 tokens instead, for the florins they cost.
wars-of-italy-does-action-intrigue = Each mask places an agent from your stock, moves one, or removes an enemy agent. Agents stand in cities, in rooms of palaces and on influence markers, one in each place. An enemy agent in this very room must first be removed for { $masks }.
wars-of-italy-does-symbol-crown = Pays for Govern, for annexations and influence, and for purchases, and removes indulgences.
wars-of-italy-does-symbol-cross = Pays for Govern and for influence on Rome, and removes indulgences. Crosses also count for religion at the end.
wars-of-italy-does-symbol-cavalry = Moves a troop along a road in War.
wars-of-italy-does-power = One of the two players’ powers. It begins with its home cities, troops and tiles, and places its family cards in its palace. France wins at once if it controls Naples at the end of a round.
wars-of-italy-does-tile-principality = A title: Naples begins with its own, that of Milan is for France to buy. You may own one. It pays with one kind of its symbols.
wars-of-italy-does-tile-duchy = A title: France begins with that of Milan, that of Naples is for Naples to buy. You may own one. It pays with one kind of its symbols.
wars-of-italy-does-tile-kingdom = A title that only Naples may buy. It pays with one kind of its symbols.
wars-of-italy-does-tile-kingdom_of_france = The title that France begins with. It pays with one kind of its symbols.
wars-of-italy-does-major = It leans to France or to Naples by its influence marker: it may favour you, be neutral, or be hostile. In a permanent alliance its cities, tiles, cards, troops and agent become yours. Whoever takes its capital, the first of its cities, defeats it.
wars-of-italy-does-major-crosses = It leans to France or to Naples by its influence marker: it may favour you, be neutral, or be hostile; crosses move the marker as crowns do. In a permanent alliance its cities, tiles, cards, troops and agent become yours. Whoever takes its capital, the first of its cities, defeats it.
wars-of-italy-does-track-influence = Each major city has a marker between { $lowest }, the end of France, and { $end }, that of Naples. From { $low } to { $high } it is neutral; up to { $favour } steps from the middle it favours that side, and beyond lies the Alliance zone.
wars-of-italy-does-track-rounds = Where the track is marked, winter costs 1 florin for every { $troops } on the map, own and allied ones together, rounded up.
wars-of-italy-does-piece-troop = It besieges cities and defends your own with strength 1. It is hired in winter for { $home } in a home city or { $price } in another city of yours; an ally’s troop for { $hire } in the ally’s capital.
wars-of-italy-does-piece-agent = In a neutral city: its value is 1 lower for you and 1 higher for others. In another’s city: 1 less against your siege. In the enemy’s room: its action cannot be used. On an influence marker: it cancels the first crown or cross that the enemy spends there in each action, and keeps the enemy from forming the alliance.
