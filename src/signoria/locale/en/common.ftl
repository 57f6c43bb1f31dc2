# What all games say.

refusal-not-your-turn = It is not your turn.
refusal-not-asked = That is not what you are asked.
refusal-no-such-outcome = Chance cannot bring “{ $move }” now.
refusal-unknown-move = There is no move “{ $move }” in this game.
refusal-unknown-seat = There is no such seat.
refusal-game-over = The game is over.
refusal-nothing-to-undo = There is nothing of yours to take back: something has become known since, or another player has acted.
refusal-nothing-to-take-back = There is nothing of yours to take back, even if all agree: luck has fallen or something has become known since.
refusal-show-to-others = Say to which other seats the cards are shown.
refusal-nothing-to-show = There are no cards to show in this game.
