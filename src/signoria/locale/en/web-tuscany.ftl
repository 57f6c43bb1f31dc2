# The Castles of Tuscany. The table in the browser.

web-tuscany-space-empty = { $space }: empty { $colour } space.
web-tuscany-space-laid = { $space }: { $kind } on { $colour-a } space.
web-tuscany-choice = You may choose this.
web-tuscany-held = Chosen.
web-tuscany-domain = Your domain
web-tuscany-domain-of = The domain of { $name }
web-tuscany-enlarge = Show the domain large.
web-tuscany-empty-spaces =
    { $number ->
        [0] No empty spaces
        [one] { $number } empty space
       *[other] { $number } empty spaces
    }

# the middle of the table

web-tuscany-display = Display
web-tuscany-tile-of =
    { $seat-who ->
        [you] { $kind }, from your stack.
       *[other] { $kind }, from the stack of { $seat }.
    }
web-tuscany-deck =
    { $cards ->
        [0] Draw region cards: the deck is empty.
        [one] Draw region cards: { $cards } card in the deck.
       *[other] Draw region cards: { $cards } cards in the deck.
    }
web-tuscany-draw = Draw
web-tuscany-stacks = Your stacks
web-tuscany-stacks-left = Your stacks: { $first }, { $second } and { $third } tiles left.
web-tuscany-stacks-about = A tile that you take is replaced from your leftmost stack. Whoever first uses up the stack of the round ends it.
web-tuscany-round = Round { $round }
web-tuscany-round-short = round { $round }
web-tuscany-last-turns = Last turns
web-tuscany-opener =
    { $seat-who ->
        [you] You open each round.
       *[other] { $seat } opens each round.
    }
web-tuscany-colour-bonuses = Bonus for covering a colour
web-tuscany-bonus-tiles = Bonus tiles

# what lies before oneself

web-tuscany-storage = Your storage: { $stored } stored, { $room } free.
web-tuscany-storage-free = A free storage space
web-tuscany-hand =
    { $cards ->
        [0] Your hand: no cards
        [one] Your hand: one card
       *[other] Your hand: { $cards } cards
    }
web-tuscany-pays = It can pay.
web-tuscany-tray = In hand
web-tuscany-tray-hint = Draw cards, take a tile from the display, or choose a stored tile to place it.
web-tuscany-more = Show all of it
web-tuscany-choose-space = Choose a space that glows. The numbers are green points.
web-tuscany-choose-leaves = Your storage is full: choose what leaves it.
web-tuscany-payment = Payment
web-tuscany-slot = Slot { $number }: { $payment }. Press to pay with { $next } instead.
web-tuscany-slot-only = Slot { $number }: { $payment }. Nothing else can pay.
web-tuscany-so-far = This turn so far:

# seats

web-tuscany-seats = Seats
web-tuscany-seat =
    { $cards ->
        [one] { $name }: { $points }, { $cards } card, { $empty } empty spaces.
       *[other] { $name }: { $points }, { $cards } cards, { $empty } empty spaces.
    }
web-tuscany-seat-note = { $green } green, { $red } red, { $cards } cards
web-tuscany-first = First player
web-tuscany-first-short = first
web-tuscany-away = away
web-tuscany-points-green = Green points: { $sum }
web-tuscany-points-red = Red points: { $sum }
web-tuscany-total-red = Red points in all
web-tuscany-total-green = Green points in all
web-tuscany-round-scored = Round { $round } is scored

# what is left

web-tuscany-supplies = What is left
web-tuscany-supplies-title = What is left, and what is gone
web-tuscany-unseen = Region cards that you do not see ({ $deck } of them in the deck)
web-tuscany-known = Of those, surely in the hands of others
web-tuscany-discard = Discarded region cards
web-tuscany-yields = Yield cards in their deck
web-tuscany-neutral = Neutral tiles still to come
web-tuscany-aside = Neutral tiles set aside
web-tuscany-stack-of = { $name }: tiles in the stacks ({ $first }, { $second }, { $third })

# the first game, with a coach

web-tuscany-coach-goal = Welcome to Tuscany! You build a domain of tiles. Building brings green points; after each of the three rounds everybody adds their green points to their red points. Most red points win, so early green points count three times.
web-tuscany-coach-join = Everybody joins three boards to a domain. Touching spaces of one colour form an area, and a complete area of 3 is worth more than three single spaces. Take a suggestion if you like.
web-tuscany-coach-castle = Now put your starting castle on one of the dark green spaces. You build outwards from it: the more colours around it, the easier your first tiles.
web-tuscany-coach-bonus = Choose a bonus tile. It helps for the whole game: more cards, storage, marble, workers or yield cards.
web-tuscany-coach-action = In your turn you do one of three things: draw region cards, take a tile from the display into storage, or place a stored tile. To take a tile, choose it and confirm.
web-tuscany-coach-place = You have a tile in storage. Choose it, and the spaces that it fits on glow, with the green points they would bring. It must touch a tile of yours.
web-tuscany-coach-pay = Placing costs two cards of the colour. Two cards of one other colour, or a worker, stand for one of them. The payment is proposed; press a slot to pay with something else, then confirm.
web-tuscany-coach-effect = Every tile does something when it is placed: a quarry brings marble, a village a worker, a castle places another tile. Point at a tile, or hold your finger on it, to read what it does.
web-tuscany-coach-green = Green points come from complete areas, from farms with new produce, and from covering all your spaces of a colour before the others do.
web-tuscany-coach-round = Your three stacks are the clock. Each tile that you take is replaced from your leftmost stack; whoever first uses up the stack of the round ends it for all.
web-tuscany-coach-end = A round has been scored. Storage, marble, workers and every five cards left at the end bring a few more red points. Now you know enough to play on: the rules are a click away.
