# What the boxes hold: words that all games share.

# labels of facts

fact-strength = Strength
fact-copies = In the box
fact-hidden-cards = With “Hidden cards”
fact-borders = Borders
fact-held-by = Held at the start by
fact-shows = Shows
fact-colour = Colour
fact-spaces = Spaces in a domain
fact-each-player = Each player has
fact-neutral = Neutral
fact-first = First to cover all
fact-second = Second
fact-gives = Gives
fact-left-column = Left column, from the top
fact-right-column = Right column, from the top
fact-size = By size
fact-room-symbols = Its printed rooms hold
fact-home = Home cities
fact-family = Family cards
fact-agents = Agents
fact-troops = Troops at most
fact-florins = Florins at the start
fact-players = Number of players
fact-action = Action
fact-symbols = Symbols
fact-price = Price
fact-limit = You may own
fact-war-cost = Using its war symbol costs
fact-prestige = Prestige
fact-power = Power
fact-sort = Kind
fact-war = War bonus
fact-defence = Defence
fact-religion = For religion
fact-value = Value
fact-home-of = Home of
fact-roads = By road to
fact-roads-34 = By road, 3/4 side
fact-roads-25 = By road, 2/5 side
fact-seas = Port on
fact-ships-1 = By sea, 1 ship
fact-ships-2 = By sea, 2 ships
fact-ships-3 = By sea, 3 ships
fact-ships-4 = By sea, 4 ships
fact-only-side = On the map
fact-closed = Closed
fact-ports = Ports
fact-step = Step
fact-cities = Cities
fact-awards = Awards
fact-tiles = Tiles at the start
fact-starting-troops = Troops at the start
fact-most-troops = Troops at most
fact-major = Major city
fact-cards = Cards
fact-marker = Marker at the start
fact-salary-rounds = Troops are paid in rounds

# where an entry comes from: shown beside it, and explained

origin-printed = printed
    .about = It is in the rulebook.
origin-derived = derived
    .about = It follows from the rulebook.
origin-reconstructed = reconstructed
    .about = At least part of it was only in pictures that we do not have. We have filled it in to fit all that is printed; an owner of the box can correct it.
origin-ruling = our ruling
    .about = It is a decision of ours.
origin-corrected = corrected
    .about = It differs from the standard components, as an owner of the box has corrected it.

# the command `components`

components-origin = Origin
components-does = What it does
components-rules = Rules
components-edition = Edition: { $edition }
components-differences = Differs from the standard components:
components-more = `signoria components { $game } NAME` tells you all about one thing; `--export FILE` writes the components for you to correct.
components-exported = { $file } is written. Keep what differs, delete the rest if you like, and play with --components { $file }.
