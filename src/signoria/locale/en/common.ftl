# What all games say.

refusal-not-your-turn = It is not your turn.
refusal-not-asked = That does not answer the question you are asked.
refusal-no-such-outcome = Chance cannot bring “{ $move }” now.
refusal-unknown-move = There is no move “{ $move }” in this game.
refusal-unknown-seat = There is no such seat.
refusal-game-over = The game is over.
refusal-nothing-to-undo = You have nothing to take back: something has become known since, or another player has acted.
refusal-nothing-to-take-back = You have nothing to take back, even if all agree: something has been drawn or has become known since.
refusal-show-to-others = Say which other players should see the cards.
refusal-nothing-to-show = There are no cards to show in this game.

# What seats are called: the reader, somebody with a name, and others by number. The genitive says whose something is.

seat-you = you
    .gen = your
seat-named = { $name }
    .gen = { $name }’s
seat-numbered = seat { $number }
    .gen = seat { $number }’s

# Lists: “a, b and c”, or an empty one.

list-and = { $first } and { $last }
list-nothing = nothing

# Numbers with their unit.

unit-move = { $number } { $number ->
        [one] move
       *[other] moves
    }
unit-seat = { $number } { $number ->
        [one] seat
       *[other] seats
    }
unit-player = { $number } { $number ->
        [one] player
       *[other] players
    }
unit-round = { $number } { $number ->
        [one] round
       *[other] rounds
    }
unit-game = { $number } { $number ->
        [one] game
       *[other] games
    }
unit-second = { $number } { $number ->
        [one] second
       *[other] seconds
    }

# What a match tells of any game.

event-undone =
    { $seat-who ->
        [you] You take back { $number ->
            [one] your last move
           *[other] your last { $number } moves
        }.
       *[other] { $seat } takes back { $number ->
            [one] a move
           *[other] { $number } moves
        }.
    }
event-takeback =
    { $seat-who ->
        [you] All agree: you take back { $number ->
            [one] your last move
           *[other] your last { $number } moves
        } and everything after.
       *[other] All agree: { $seat } takes back { $number ->
            [one] a move
           *[other] { $number } moves
        } and everything after.
    }

# How a game ended.

result-won =
    { $seat-who ->
        [you] You win: { $because }.
       *[other] { $seat } wins: { $because }.
    }
result-shared = { $seat } share the victory: { $because }.
result-standing = { $place }. { $seats }: { $points }

# The report: a table in words. Of a game that has no texts of its own, the names stand as they are written.

report-table = The table
report-seat = { $seat }
report-field = { $name }: { $value }
report-pair = { $name } { $value }
report-counted = { $thing } × { $number }
report-row = { $first }; { $second }
report-and = { $first } { $second }
report-yes = yes
report-no = no
