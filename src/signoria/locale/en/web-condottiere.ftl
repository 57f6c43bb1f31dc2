# Condottiere's table in the browser.

web-condottiere-map = Map of Italy
web-condottiere-whole-map = Show the whole map
web-condottiere-lines = Battle lines
web-condottiere-hand =
    { $count ->
        [0] Your hand: no cards
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
web-condottiere-no-hand = No cards in hand until the next deal.
web-condottiere-hand-card = { $card }, card { $number } of { $of }.
web-condottiere-mercenary = Mercenary { $strength }
web-condottiere-choice = You may choose this.
web-condottiere-staged = Chosen: once more to confirm.
web-condottiere-foretold = The strengths would be: { $strengths }.
web-condottiere-kept = Kept.

# What a region is, sentence by sentence.

web-condottiere-region-free = { $region }: nobody controls it.
web-condottiere-region-owned =
    { $seat-who ->
        [you] { $region }: you control it.
       *[other] { $region }: { $seat } controls it.
    }
web-condottiere-region-site = The Condottiere stands here.
web-condottiere-region-pope = The Pope’s favour lies here: no battle can be fought for it.
web-condottiere-region-borders = It borders { $regions }.

# What is known about a hand.

web-condottiere-known-to-all = Known to all in this hand: { $cards }.
web-condottiere-known-to-you = Known to you, but not to all: { $cards }.
web-condottiere-told = Knows these cards of yours: { $cards }.

# Counting cards.

web-condottiere-counting = Card counting
web-condottiere-counting-about =
    { $number ->
        [one] One card is somewhere you cannot see: in the deck, in a hand or discarded face down.
       *[other] { $number } cards are somewhere you cannot see: in the deck, in hands or discarded face down.
    }
web-condottiere-count-card = Card
web-condottiere-count-left = unseen
web-condottiere-count-mine = yours
web-condottiere-count-lines = in lines
web-condottiere-count-known = known
web-condottiere-count-gone = discarded
web-condottiere-count-all = in all

# The first battle, with a coach.

web-condottiere-coach-goal = Welcome, captain. Whoever first controls enough regions, or somewhat fewer that are connected, wins Italy: how many is written above the battle lines. Each battle is for one region of the map.
web-condottiere-coach-place = The Condottiere shows where the battle is fought, and whoever holds it chooses the region. Is it you? Then choose one that glows; once more to confirm.
web-condottiere-coach-play = Your turn: play one card into your line, by choosing it twice or by dragging it there. Mercenaries add the number that is printed on them.
web-condottiere-coach-strength = Each line shows its strength and how it adds up. Only the strongest line conquers the region; a tie conquers nothing.
web-condottiere-coach-specials = Special cards bend the rules: a Drummer doubles, a Winter freezes, a Scarecrow brings a mercenary back. Point at a card, or hold your finger on it, to read what it does.
web-condottiere-coach-pass = You need not win every battle: new cards come only when the round ends. If this one costs too much, pass. Your line still counts.
web-condottiere-coach-after = The battle is over: the winner marks the region and takes the Condottiere, unless somebody has more Courtesans. Then the next region is chosen.
web-condottiere-coach-end = Now you know enough to play. The complete rules are a click away, and everything on the table tells what it is.

# Beside the board.

web-condottiere-seat-note = { $regions ->
        [0] no region
        [one] one region
       *[other] { $regions } regions
    }, { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }

# What can be known but is not seen at a glance.

web-condottiere-opener =
    { $seat-who ->
        [you] You opened this game.
       *[other] { $seat } opened this game.
    }
web-condottiere-idle =
    { $number ->
        [one] One battle has passed without a card.
       *[other] { $number } battles in a row have passed without a card.
    }
web-condottiere-buried = Discarded face down: { $number }.
web-condottiere-discard = Discarded: { $cards }.
web-condottiere-remembered = Discarded face down, and known to you: { $cards }.
web-condottiere-finalists = In the final battle: { $seats }.
web-condottiere-watches = does not take part

# Showing cards to others (C7.1).

web-condottiere-show = Show cards
web-condottiere-show-about = Whoever you choose sees the real cards; everybody learns that you showed some, but not which. It binds nobody.
web-condottiere-show-cards = Which cards?
web-condottiere-show-to = To whom?
web-condottiere-show-do = Show them
