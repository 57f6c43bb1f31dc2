# Condottiere: why a move is not allowed. $move is the move as written, $thing its object.

condottiere-refusal-not-your-turn = It is not your turn.
condottiere-refusal-asked-to-place = You are asked to place the Condottiere in a region.
condottiere-refusal-asked-to-play = You are asked to play a card or to pass.
condottiere-refusal-asked-for-favour = You are asked to place the Pope’s favour, or to leave it off the map.
condottiere-refusal-asked-to-take-back = You are asked which mercenary the Scarecrow brings back, if any.
condottiere-refusal-asked-to-turn-up = You are asked whether to turn your face-down card up.
condottiere-refusal-asked-to-discard = You are asked whether to keep or to discard your whole hand.
condottiere-refusal-asked-to-keep = You are asked which cards to keep for the next round.
condottiere-refusal-asked-to-draw = You are asked how many cards to draw.
condottiere-refusal-not-in-hand = You have no { $thing } in your hand.
condottiere-refusal-not-kept = You have no { $thing } left in your hand to keep.
condottiere-refusal-site-closed = The Condottiere cannot go to { $thing }: this region is not in play.
condottiere-refusal-site-controlled = Somebody controls { $thing } already; the Condottiere goes to a free region.
condottiere-refusal-site-own = You control { $thing } yourself: choose a free region, or one that somebody else controls.
condottiere-refusal-site-favoured = The Pope’s favour protects { $thing }: no battle can be fought there.
condottiere-refusal-favour-closed = The Pope’s favour cannot go to { $thing }: this region is not in play.
condottiere-refusal-favour-controlled = The Pope’s favour goes only to a region that nobody controls; { $thing } is taken.
condottiere-refusal-favour-battle = A battle is being fought over { $thing }: the Pope’s favour cannot go there.
condottiere-refusal-not-in-line = There is no mercenary of strength { $thing } in your line.
condottiere-refusal-just-turned-up = Your { $thing } was turned up only now: the Scarecrow cannot take it back.
condottiere-refusal-has-mercenary = You hold a mercenary: only a hand without any may be discarded.
condottiere-refusal-over-limit = You may draw at most three cards, and hold at most ten plus one for each region you control.
condottiere-refusal-not-in-hand-to-show = You can show only cards that you hold.
condottiere-refusal-unknown-card = There is no card “{ $move }” in this game.

# What a seat is asked.

condottiere-prompt-place-figure = Place the Condottiere: which region is the next battle for?
condottiere-prompt-play-card =
    { $region-id ->
        [none] Play a card into your line, or pass.
       *[other] The battle for { $region }: play a card into your line, or pass.
    }
condottiere-prompt-take-back-mercenary = Your Scarecrow: which mercenary of your line goes back to your hand?
condottiere-prompt-place-favour = Your Bishop: where does the Pope’s favour go?
condottiere-prompt-turn-up-card = You pass: do you turn your face-down card up?
condottiere-prompt-discard-hand = Do you keep your hand, or discard all of it?
condottiere-prompt-draw-cards = You hold { $cards } and may hold { $limit }: how many do you draw?
condottiere-prompt-keep-card =
    The round ends, and only you still hold cards: which do you keep, { $most } at most? Kept so far: { $kept-number ->
        [0] none
       *[other] { $kept }
    }.

# What happened. $seat-who is “you” when the reader did it, and else $seat says who. A card or region “none” is unknown or absent.

condottiere-event-game-opened = Game { $number } begins.
condottiere-event-figure-given =
    { $seat-who ->
        [you] You hold the Condottiere.
       *[other] { $seat } holds the Condottiere.
    }
condottiere-event-card-dealt =
    { $seat-who ->
        [you] You are dealt { $card-number ->
            [one] { $card-a }
           *[other] these cards: { $card }
        }.
       *[other] { $seat } is dealt { $card-number ->
            [one] a card
           *[other] { $card-number } cards
        }.
    }
condottiere-event-figure-placed =
    { $seat-who ->
        [you] You place the Condottiere in { $region }.
       *[other] { $seat } places the Condottiere in { $region }.
    }
condottiere-event-battle-begun = The battle for { $region } begins.
condottiere-event-sat-out =
    { $seat-who ->
        [you] You have no cards and sit out.
       *[other] { $seat } has no cards and sits out.
    }
condottiere-event-passed =
    { $seat-who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
condottiere-event-defender-waited =
    { $seat-who ->
        [you] You defend, and wait without a card.
       *[other] { $seat } defends, and waits without a card.
    }
condottiere-event-card-played =
    { $seat-who ->
        [you] You play { $card-a }.
       *[other] { $seat } plays { $card-a }.
    }
condottiere-event-played-face-down =
    { $seat-who ->
        [you] You play { $card-a } face down.
       *[other] { $seat } plays a card face down.
    }
condottiere-event-turned-up =
    { $seat-who ->
        [you] You turn up { $card-a }.
       *[other] { $seat } turns up { $card-a }.
    }
condottiere-event-swept = Every { $card } is discarded from the lines.
condottiere-event-taken-back =
    { $seat-who ->
        [you] You take { $card-id ->
            [none] nothing
           *[other] { $card-a }
        } back.
       *[other] { $seat } takes { $card-id ->
            [none] nothing
           *[other] { $card-a }
        } back.
    }
condottiere-event-favour-placed =
    { $seat-who ->
        [you] You { $region-id ->
            [none] leave the Pope’s favour off the map
           *[other] place the Pope’s favour on { $region }
        }.
       *[other] { $seat } { $region-id ->
            [none] leaves the Pope’s favour off the map
           *[other] places the Pope’s favour on { $region }
        }.
    }
condottiere-event-conquered =
    { $seat-who ->
        [you] You conquer { $region }, { $strength } against { $second }.
       *[other] { $seat } conquers { $region }, { $strength } against { $second }.
    }
condottiere-event-tied =
    { $region-id ->
        [none] The battle is tied at { $strength }.
       *[other] The battle for { $region } is tied at { $strength }: nobody conquers it.
    }
condottiere-event-hand-discarded =
    { $seat-who ->
        [you] You discard your whole hand, face down.
       *[other] { $seat } discards a whole hand of { $cards }, face down.
    }
condottiere-event-drawn =
    { $seat-who ->
        [you] You draw { $cards-number ->
            [0] no cards
           *[other] { $cards }
        }.
       *[other] { $seat } draws { $cards-number ->
            [0] no cards
           *[other] { $cards }
        }.
    }
condottiere-event-cards-kept =
    { $seat-who ->
        [you] You keep { $cards-number ->
            [0] no cards
           *[other] { $cards }
        }.
       *[other] { $seat } keeps { $cards-number ->
            [0] no cards
           *[other] { $cards }
        }.
    }
condottiere-event-round-ended = The round is over: all other cards are shuffled, and new hands are dealt.
condottiere-event-deck-refilled = The discards become the deck again: { $cards }.
condottiere-event-final-begun = A tie: the final battle begins.
condottiere-event-scored =
    { $seat-who ->
        [you] You score { $points }, { $total } in all.
       *[other] { $seat } scores { $points }, { $total } in all.
    }
condottiere-event-ended = The game is over: { $reason }.
condottiere-event-cards-shown =
    { $seat-who ->
        [you] You show cards to { $to }.
       *[other] { $seat } shows cards to { $to }.
    }
condottiere-event-card-shown = { $seat } shows you { $card-a }.

# Why the winners have won.

condottiere-because-adjacent = { $regions-number } connected regions (C6.1)
condottiere-because-regions = { $regions } (C6.1)
condottiere-because-most-regions = { $own } to { $next } regions, and none is left to fight for (C6.2)
condottiere-because-last-battle = { $own } to { $next } regions after the last battle (C6.4)
condottiere-because-final-battle = { $own } to { $next } in the final battle (C6.3)
condottiere-because-points = { $own } to { $next } points (C8.2)
condottiere-because-undecided = nothing is decided yet

# Why it ended.

condottiere-reason-undecided = nothing is decided yet
condottiere-reason-adjacent = somebody controls enough connected regions (C6.1)
condottiere-reason-regions = somebody controls enough regions (C6.1)
condottiere-reason-most-regions = no region is left to fight for, and the most regions win (C6.2)
condottiere-reason-last-battle = the last battle allowed has been fought, and the most regions win (C6.4)
condottiere-reason-final-battle = the final battle has been fought (C6.3)
condottiere-reason-points = the target is reached, and the most points win (C8.2)

# The table in a terminal.

condottiere-table-no-site = No region has been chosen yet.
condottiere-table-site = Battle { $battle }, for { $site }.
condottiere-table-fought = Battle { $battle }, for { $site }, has been fought.
condottiere-table-next = Battle { $battle }, for { $site }, comes next.
condottiere-table-final = The final battle.
condottiere-table-game = Game { $game } to { $target } points.
condottiere-table-pope = The Pope’s favour lies on { $pope }.
condottiere-table-piles = { $deck } cards in the deck, { $discard } discarded.
condottiere-table-hand = Your hand: { $cards }
condottiere-table-hand-of = Hand of { $seat }: { $cards }
condottiere-table-down = face down: { $card }
condottiere-table-seat = Seat
condottiere-table-cards = Cards
condottiere-table-regions = Regions
condottiere-table-points = Points
condottiere-table-strength = Strength
condottiere-table-holder = Condottiere
condottiere-table-defender = defends
condottiere-table-passed = passed
condottiere-table-to-act = to act
condottiere-table-legend-figure = battle
condottiere-table-legend-pope = Pope
condottiere-table-legend-owner = owner

# The same as plain sentences, for a screen reader.

condottiere-plain-seat = { $seat }: strength { $strength }, { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    } in hand.
condottiere-plain-line = Line: { $line }.
condottiere-plain-regions = Regions: { $regions }.
condottiere-plain-points = Points: { $points }.
condottiere-plain-notes = Also: { $notes }.

# Pages beside the table: where the cards are, and what is known of the hands.

condottiere-page-cards = cards
condottiere-page-hands = hands
condottiere-page-hand =
    { $seat-who ->
        [you] You hold { $cards }.
       *[other] { $seat } holds { $cards }.
    }
condottiere-page-all-know = Known to all: { $cards }.
condottiere-page-you-know = Known to you, but not to all: { $cards }.
condottiere-page-knows-of-you = This player knows these cards of yours: { $cards }.
condottiere-page-nothing-known = Nothing is known of this hand.
condottiere-count-about = Cards that you cannot see: { $cards-number }, either in the deck ({ $deck }), in other hands, or discarded face down.
condottiere-count-card = Card
condottiere-count-unseen = unseen
condottiere-count-own = yours
condottiere-count-lines = in lines
condottiere-count-known = known in hands
condottiere-count-discarded = discarded
condottiere-count-buried = Discarded face down: { $cards }.

# Moves.

condottiere-move-play = play { $card-a }
condottiere-move-at = { $region }
condottiere-move-favour = { $region }
condottiere-move-favour-nowhere = off the map
condottiere-move-take = take { $card-a } back
condottiere-move-take-nothing = take nothing back
condottiere-move-keep = keep { $card-a }
condottiere-move-keep-nothing = keep nothing more
condottiere-move-draw = { $cards-number ->
        [0] draw no cards
       *[other] draw { $cards }
    }
condottiere-move-deal = deal { $card-a }
condottiere-move-lot = drawn by lot: { $seat }
condottiere-move-pass = pass
condottiere-move-turn-up = turn it up
condottiere-move-stay-down = leave it face down
condottiere-move-keep-hand = keep the hand
condottiere-move-discard-hand = discard the hand

# What a question is about, in at most 78 characters.

condottiere-hint-place-figure = A free region without the Pope’s favour; everybody will fight for it.
condottiere-hint-play-card = One card joins your line. Once you pass you play no more, but the line counts.
condottiere-hint-take-back-mercenary = The mercenary can be played again; the Scarecrow is discarded.
condottiere-hint-place-favour = No battle can be fought where it lies. You may also leave it off the map.
condottiere-hint-turn-up-card = Turned up, it counts from now on; face down, only when the battle ends.
condottiere-hint-discard-hand = Only a hand without mercenaries can be discarded; nobody sees the cards.
condottiere-hint-draw-cards = At most three. You may hold ten, plus one for each region you control.
condottiere-hint-keep-card = What you keep counts towards your next hand; the rest is shuffled.

# How a strength comes about: each text says what a term of the sum is for, as in 13 (3 and 10) + 13 (Drummer) = 26.

condottiere-sum-mercenaries = { $cards }
condottiere-sum-winter =
    { $number ->
        [one] a mercenary in Winter
       *[other] { $number } mercenaries in Winter, { $each } each
    }
condottiere-sum-drummer =
    { $factor ->
        [2] doubled by the Drummer
       *[other] times { $factor } by the Drummer
    }
condottiere-sum-spring =
    { $number ->
        [one] Spring, for the highest: { $card }
       *[other] Spring, for { $number } of the highest: { $card }
    }
condottiere-sum-courtesan =
    { $number ->
        [one] Courtesan
       *[other] { $number } Courtesans
    }
condottiere-sum-heroine =
    { $number ->
        [one] Heroine
       *[other] { $number } Heroines
    }
condottiere-explain-empty = nothing counts
condottiere-explain-down = a card lies face down and does not count yet (C8.5)
condottiere-explain-nobody = No card lies in any line: as it stands nobody conquers anything (C4.2).
condottiere-explain-leads =
    { $seat-who ->
        [you] If it ended now, you would win with { $strength } against { $second } (C4.1).
       *[other] If it ended now, { $seat } would win with { $strength } against { $second } (C4.1).
    }
condottiere-explain-tied = If it ended now, { $seats } would be tied with { $strength }, and nobody would conquer the region (C4.2).
condottiere-explain-courtesans =
    { $seat-who ->
        [you] You have the most Courtesans: the Condottiere would be yours (C4.3).
       *[other] { $seat } has the most Courtesans and would take the Condottiere (C4.3).
    }
condottiere-explain-goal = To win: { $regions } regions, or { $adjacent } connected (C6.1).
condottiere-explain-regions =
    { $seat-who ->
        [you] You control { $regions-number ->
            [0] no region
            [one] { $regions }
           *[other] { $regions }, { $kingdom } of them connected
        }.
       *[other] { $seat } controls { $regions-number ->
            [0] no region
            [one] { $regions }
           *[other] { $regions }, { $kingdom } of them connected
        }.
    }

# What a choice would lead to.

condottiere-outlook-regions =
    { $seat-who ->
        [you] You would then control { $regions-number ->
            [one] { $regions }
           *[other] { $regions }, { $kingdom } of them connected
        }.
       *[other] { $seat } would then control { $regions-number ->
            [one] { $regions }
           *[other] { $regions }, { $kingdom } of them connected
        }.
    }
condottiere-outlook-wins =
    { $seat-who ->
        [you] With this region you would win the game (C6.1).
       *[other] With this region { $seat } would win the game (C6.1).
    }
condottiere-outlook-ends = This ends the battle (C2.7).
condottiere-outlook-waits = You defend and have not played a card yet: you stay in the battle (C8.4).
condottiere-outlook-face-down = Cards that lie face down may change this (C8.5).
condottiere-outlook-face-down-own = The card will lie face down and not count yet (C8.5).
condottiere-outlook-take-back = If you take { $card-the } back, your line counts { $strength }.
condottiere-outlook-defends =
    { $seat-who ->
        [you] You would defend it (C8.4).
       *[other] { $seat } would defend it (C8.4).
    }
condottiere-outlook-bars =
    { $seat-who ->
        [you] You cannot win by conquering this region then (C3.6).
       *[other] { $seat } cannot win by conquering this region then (C3.6).
    }
condottiere-outlook-sit-out = You would have no cards, and sit out until new ones are dealt (C2.5).
condottiere-outlook-hand = You would hold { $cards }, and may hold { $limit } (C8.1).
condottiere-outlook-refill = You would then be dealt { $cards } (C5.2).

# Options of a table: their names, what they do, and values that are not just a number.

condottiere-option-opener = Who opens
condottiere-option-opener-about = Who holds the Condottiere first and places it: drawn by lot, or a seat of your choice.
condottiere-option-opener-usual = by lot
condottiere-option-opener-value = seat { $number }
condottiere-option-pope-off-battle = No favour on the battlefield
condottiere-option-pope-off-battle-about = A Bishop may not put the Pope’s favour on the region that is being fought over.
condottiere-option-draw-after-battle = Draw after battle
condottiere-option-draw-after-battle-about = No rounds: after each battle everybody draws up to three cards.
condottiere-option-opening-seven = Seven cards to start
condottiere-option-opening-seven-about = Opening hands of seven cards instead of ten. Only with “Draw after battle”.
condottiere-option-points = Playing for points
condottiere-option-points-about = A series of games: a point for each region, five more for a kingdom, up to a target.
condottiere-option-points-usual = a single game
condottiere-option-points-value = to { $number }
condottiere-option-bigger-kingdoms = Bigger kingdoms
condottiere-option-bigger-kingdoms-about = One more connected region is needed to win.
condottiere-option-capture-regions = Capturing regions
condottiere-option-capture-regions-about = Regions of others can be attacked and taken. Not when playing for points.
condottiere-option-hidden-cards = Hidden cards
condottiere-option-hidden-cards-about = Mercenaries, Drummers, Heroines and Courtesans are played face down and turned up later.

# Names, with their articles and plurals as attributes. What is missing is the same as the name.

condottiere-card-1 = 1
    .a = a 1
    .the = the 1
    .pl = 1s
condottiere-card-2 = 2
    .a = a 2
    .the = the 2
    .pl = 2s
condottiere-card-3 = 3
    .a = a 3
    .the = the 3
    .pl = 3s
condottiere-card-4 = 4
    .a = a 4
    .the = the 4
    .pl = 4s
condottiere-card-5 = 5
    .a = a 5
    .the = the 5
    .pl = 5s
condottiere-card-6 = 6
    .a = a 6
    .the = the 6
    .pl = 6s
condottiere-card-10 = 10
    .a = a 10
    .the = the 10
    .pl = 10s
condottiere-card-winter = Winter
    .pl = Winters
condottiere-card-spring = Spring
    .pl = Springs
condottiere-card-bishop = Bishop
    .a = a Bishop
    .the = the Bishop
    .pl = Bishops
condottiere-card-courtesan = Courtesan
    .a = a Courtesan
    .the = the Courtesan
    .pl = Courtesans
condottiere-card-drummer = Drummer
    .a = a Drummer
    .the = the Drummer
    .pl = Drummers
condottiere-card-heroine = Heroine
    .a = a Heroine
    .the = the Heroine
    .pl = Heroines
condottiere-card-scarecrow = Scarecrow
    .a = a Scarecrow
    .the = the Scarecrow
    .pl = Scarecrows
condottiere-card-surrender = Surrender
    .a = a Surrender
    .the = the Surrender
    .pl = Surrenders

condottiere-region-torino = Torino
condottiere-region-milano = Milano
condottiere-region-venezia = Venezia
condottiere-region-genova = Genova
condottiere-region-mantova = Mantova
condottiere-region-ferrara = Ferrara
condottiere-region-parma = Parma
condottiere-region-modena = Modena
condottiere-region-bologna = Bologna
condottiere-region-lucca = Lucca
condottiere-region-firenze = Firenze
condottiere-region-siena = Siena
condottiere-region-urbino = Urbino
condottiere-region-spoleto = Spoleto
condottiere-region-ancona = Ancona
condottiere-region-roma = Roma
condottiere-region-napoli = Napoli

# Numbers with their unit.

condottiere-unit-card = { $number } { $number ->
        [one] card
       *[other] cards
    }
condottiere-unit-region = { $number } { $number ->
        [one] region
       *[other] regions
    }
condottiere-unit-point = { $number } { $number ->
        [one] point
       *[other] points
    }
condottiere-unit-battle = { $number } { $number ->
        [one] battle
       *[other] battles
    }
condottiere-unit-mercenary = { $number } { $number ->
        [one] mercenary
       *[other] mercenaries
    }
condottiere-unit-strength = strength { $number }

# The report: the table in words.

condottiere-report-battle = The battle
condottiere-report-cards = Where the cards are
condottiere-report-hand = In hand: { $cards }.
condottiere-report-strength = Strength: { $strength }.
condottiere-report-some-card = one card
condottiere-report-unseen = Cards that you cannot see: { $cards }.
condottiere-report-discard = Discards: { $cards }.
