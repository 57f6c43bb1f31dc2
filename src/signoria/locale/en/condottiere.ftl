# Condottiere: why a move is not allowed. $move is the move as written, $thing its object.

condottiere-refusal-not-your-turn = It is not your turn.
condottiere-refusal-asked-to-place = You are asked to place the Condottiere in a region.
condottiere-refusal-asked-to-play = You are asked to play a card or to pass.
condottiere-refusal-asked-for-favour = You are asked to place the Pope’s favour, or to leave it off the map.
condottiere-refusal-asked-to-take-back = You are asked which mercenary the Scarecrow brings back, if any.
condottiere-refusal-asked-to-turn-up = You are asked whether to turn your face-down card up.
condottiere-refusal-asked-to-discard = You are asked whether to keep or to discard your whole hand.
condottiere-refusal-asked-to-keep = You are asked which cards to keep over the end of the round.
condottiere-refusal-asked-to-draw = You are asked how many cards to draw.
condottiere-refusal-not-in-hand = You have no { $thing } in your hand.
condottiere-refusal-not-kept = You have no further { $thing } in your hand to keep.
condottiere-refusal-site-closed = The Condottiere cannot go to { $thing }: this region is not in play.
condottiere-refusal-site-controlled = Somebody controls { $thing } already; the Condottiere goes to a free region.
condottiere-refusal-site-own = You control { $thing } yourself; capture a region of somebody else’s, or a free one.
condottiere-refusal-site-favoured = The Pope’s favour protects { $thing }: no battle can be fought there.
condottiere-refusal-favour-closed = The Pope’s favour cannot go to { $thing }: this region is not in play.
condottiere-refusal-favour-controlled = The Pope’s favour goes only to a region that nobody controls; { $thing } is taken.
condottiere-refusal-favour-battle = A battle is being fought over { $thing }: the Pope’s favour cannot go there.
condottiere-refusal-not-in-line = There is no mercenary of strength { $thing } in your line.
condottiere-refusal-just-turned-up = Your { $thing } was turned up only now: the Scarecrow cannot touch it.
condottiere-refusal-has-mercenary = You hold a mercenary: only a hand without any may be discarded.
condottiere-refusal-over-limit = You may draw at most three cards, and never hold more than ten and one for each of your regions.
condottiere-refusal-not-in-hand-to-show = You can show only cards that you hold.
condottiere-refusal-unknown-card = There is no card “{ $move }” in this game.

# What a seat is asked.

condottiere-prompt-place-figure = Place the Condottiere: which region is the next battle for?
condottiere-prompt-play-card = Play a card into your line, or pass.
condottiere-prompt-take-back-mercenary = Your Scarecrow: which mercenary of your line comes back to your hand?
condottiere-prompt-place-favour = Your Bishop: where does the Pope’s favour go?
condottiere-prompt-turn-up-card = You pass: do you turn your face-down card up?
condottiere-prompt-discard-hand = Do you keep your hand, or discard all of it? (Only a hand without mercenaries may go.)
condottiere-prompt-draw-cards = How many cards do you draw?
condottiere-prompt-keep-card = The round ends, and only you still hold cards: which do you keep, two at most?

# What happened. $who is “you” when the reader did it, and else $name says who. A card or region “none” is unknown or absent.

condottiere-event-game-opened = Game { $number } begins.
condottiere-event-figure-given =
    { $who ->
        [you] You hold the Condottiere.
       *[seat] { $name } holds the Condottiere.
    }
condottiere-event-card-dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[seat] { $name } is dealt { $number ->
            [one] a card
           *[other] { $number } cards
        }.
    }
condottiere-event-figure-placed =
    { $who ->
        [you] You place the Condottiere in { $region }.
       *[seat] { $name } places the Condottiere in { $region }.
    }
condottiere-event-battle-begun = The battle for { $region } begins.
condottiere-event-sat-out =
    { $who ->
        [you] You have no cards and sit out.
       *[seat] { $name } has no cards and sits out.
    }
condottiere-event-passed =
    { $who ->
        [you] You pass.
       *[seat] { $name } passes.
    }
condottiere-event-defender-waited =
    { $who ->
        [you] You defend, and wait without a card.
       *[seat] { $name } defends, and waits without a card.
    }
condottiere-event-card-played =
    { $who ->
        [you] You play { $card }.
       *[seat] { $name } plays { $card }.
    }
condottiere-event-played-face-down =
    { $who ->
        [you] You play { $card } face down.
       *[seat] { $name } plays a card face down.
    }
condottiere-event-turned-up =
    { $who ->
        [you] You turn up { $card }.
       *[seat] { $name } turns up { $card }.
    }
condottiere-event-swept = Every { $card } is discarded from the lines.
condottiere-event-taken-back =
    { $who ->
        [you] You take { $card ->
            [none] nothing
           *[other] { $card }
        } back.
       *[seat] { $name } takes { $card ->
            [none] nothing
           *[other] { $card }
        } back.
    }
condottiere-event-favour-placed =
    { $who ->
        [you] You { $region ->
            [none] leave the Pope’s favour off the map
           *[other] place the Pope’s favour on { $region }
        }.
       *[seat] { $name } { $region ->
            [none] leaves the Pope’s favour off the map
           *[other] places the Pope’s favour on { $region }
        }.
    }
condottiere-event-conquered =
    { $who ->
        [you] You conquer { $region }.
       *[seat] { $name } conquers { $region }.
    }
condottiere-event-tied = { $region ->
        [none] The battle is tied.
       *[other] The battle for { $region } is tied: nobody conquers it.
    }
condottiere-event-hand-discarded =
    { $who ->
        [you] You discard your whole hand, face down.
       *[seat] { $name } discards a whole hand of { $number }, face down.
    }
condottiere-event-drawn =
    { $who ->
        [you] You draw { $number ->
            [0] no card
            [one] a card
           *[other] { $number } cards
        }.
       *[seat] { $name } draws { $number ->
            [0] no card
            [one] a card
           *[other] { $number } cards
        }.
    }
condottiere-event-cards-kept =
    { $who ->
        [you] You keep { $number ->
            [0] no card
            [one] a card
           *[other] { $number } cards
        }.
       *[seat] { $name } keeps { $number ->
            [0] no card
            [one] a card
           *[other] { $number } cards
        }.
    }
condottiere-event-round-ended = The round is over: all other cards are shuffled, and new hands are dealt.
condottiere-event-deck-refilled = The deck is made anew from { $number } discarded cards.
condottiere-event-final-begun = A tie: the final battle begins.
condottiere-event-scored =
    { $who ->
        [you] You score { $number }, { $total } in all.
       *[seat] { $name } scores { $number }, { $total } in all.
    }
condottiere-event-ended = It is over: { $reason }.
condottiere-event-cards-shown =
    { $who ->
        [you] You show cards to { $to }.
       *[seat] { $name } shows cards to { $to }.
    }
condottiere-event-card-shown = { $name } shows you { $cards }.

# Why it ended.

condottiere-reason-undecided = nothing is decided yet
condottiere-reason-adjacent = enough adjacent regions are in one hand (C6.1)
condottiere-reason-regions = enough regions are in one hand (C6.1)
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
condottiere-table-hand-of = Hand of { $name }: { $cards }
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

condottiere-plain-seat = { $name }: strength { $strength }, { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    } in hand.
condottiere-plain-line = Line: { $line }.
condottiere-plain-regions = Regions: { $regions }.
condottiere-plain-points = Points: { $points }.
condottiere-plain-notes = Also: { $notes }.

# Moves that are not the name of a card or region.

condottiere-move-pass = pass
condottiere-move-nowhere = nowhere
condottiere-move-nothing = nothing
condottiere-move-turn-up = turn it up
condottiere-move-stay-down = leave it face down
condottiere-move-keep-hand = keep the hand
condottiere-move-discard-hand = discard the hand

# What a question is about, in at most 78 characters.

condottiere-hint-place-figure = A free region without the Pope’s favour; everybody will fight for it.
condottiere-hint-play-card = One card joins your line. Once you pass you play no more, but the line counts.
condottiere-hint-take-back-mercenary = The mercenary can be played again; the Scarecrow is discarded.
condottiere-hint-place-favour = No battle can be fought where the favour lies; or leave it off the map.
condottiere-hint-turn-up-card = Turned up, it counts for all to see; else only when the battle ends.
condottiere-hint-discard-hand = A hand without mercenaries may go as a whole; nobody sees the cards.
condottiere-hint-draw-cards = At most three, and no more in hand than ten and one for each of your regions.
condottiere-hint-keep-card = What you keep counts towards your next hand; the rest is shuffled.

# How a strength comes about. The pieces stand in one line: 3 + 10 = 13; doubled by the Drummer = 26; Courtesan 1 → 27

condottiere-explain-empty = nothing counts
condottiere-explain-winter =
    { $count ->
        [one] Winter: a mercenary counts only { $each }
       *[other] Winter: { $count } mercenaries count only { $each } each = { $total }
    }
condottiere-explain-drummer =
    { $factor ->
        [2] doubled by the Drummer = { $total }
       *[other] times { $factor } by the Drummer = { $total }
    }
condottiere-explain-spring =
    { $count ->
        [one] Spring: { $each } more for the highest, { $card } = { $total }
       *[other] Spring: { $each } more for each of the { $count } highest, { $card } = { $total }
    }
condottiere-explain-courtesan =
    { $count ->
        [one] Courtesan +{ $plus }
       *[other] { $count } Courtesans +{ $plus }
    }
condottiere-explain-heroine =
    { $count ->
        [one] Heroine +{ $plus }
       *[other] { $count } Heroines +{ $plus }
    }
condottiere-explain-down = a card lies face down and does not count yet (C8.5)
condottiere-explain-nobody = No card lies in any line: as it stands nobody conquers anything (C4.2).
condottiere-explain-leads =
    { $who ->
        [you] If it ended now, you would win with { $strength } against { $second } (C4.1).
       *[seat] If it ended now, { $name } would win with { $strength } against { $second } (C4.1).
    }
condottiere-explain-tied = If it ended now, { $names } would be tied with { $strength }, and nobody conquer (C4.2).
condottiere-explain-courtesans =
    { $who ->
        [you] You have the most Courtesans: the Condottiere would be yours (C4.3).
       *[seat] { $name } has the most Courtesans and would take the Condottiere (C4.3).
    }
condottiere-explain-goal = To win: { $regions } regions, or { $adjacent } that hang together (C6.1).
condottiere-explain-regions =
    { $who ->
        [you] You control { $count ->
            [0] no region
            [one] one region
           *[other] { $count } regions
        }; the largest group is { $group }.
       *[seat] { $name } controls { $count ->
            [0] no region
            [one] one region
           *[other] { $count } regions
        }; the largest group is { $group }.
    }

# Options of a table: their names, what they do, and values that are not just a number.

condottiere-option-opener = Who opens
condottiere-option-opener-about = Who holds the Condottiere first and places it: drawn by lot, or a seat of your choice.
condottiere-option-opener-usual = by lot
condottiere-option-opener-value = seat { $number }
condottiere-option-pope-on-battle = Favour on the battle
condottiere-option-pope-on-battle-about = A Bishop may put the Pope’s favour even on the region that is being fought over.
condottiere-option-draw-after-battle = Draw after battle
condottiere-option-draw-after-battle-about = No rounds: after each battle everybody draws up to three cards.
condottiere-option-opening-seven = Seven to begin with
condottiere-option-opening-seven-about = Opening hands of seven cards instead of ten. Only with “Draw after battle”.
condottiere-option-points = Playing for points
condottiere-option-points-about = A series of games: a point for each region, five more for a kingdom, up to a target.
condottiere-option-points-usual = a single game
condottiere-option-points-value = to { $number }
condottiere-option-bigger-kingdoms = Bigger kingdoms
condottiere-option-bigger-kingdoms-about = One region more must hang together to win.
condottiere-option-capture-regions = Capturing regions
condottiere-option-capture-regions-about = Regions of others can be attacked and taken. Not when playing for points.
condottiere-option-hidden-cards = Hidden cards
condottiere-option-hidden-cards-about = Mercenaries, Drummers, Heroines and Courtesans are played face down and turned up later.

# Names.

condottiere-card-1 = 1
condottiere-card-2 = 2
condottiere-card-3 = 3
condottiere-card-4 = 4
condottiere-card-5 = 5
condottiere-card-6 = 6
condottiere-card-10 = 10
condottiere-card-winter = Winter
condottiere-card-spring = Spring
condottiere-card-bishop = Bishop
condottiere-card-courtesan = Courtesan
condottiere-card-drummer = Drummer
condottiere-card-heroine = Heroine
condottiere-card-scarecrow = Scarecrow
condottiere-card-surrender = Surrender

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
