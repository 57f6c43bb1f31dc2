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
condottiere-refusal-site-controlled = Somebody controls { $thing } already; the Condottiere goes to a free region.
condottiere-refusal-site-own = You control { $thing } yourself; capture a region of somebody else’s, or a free one.
condottiere-refusal-site-favoured = The Pope’s favour protects { $thing }: no battle can be fought there.
condottiere-refusal-favour-controlled = The Pope’s favour goes only to a region that nobody controls; { $thing } is taken.
condottiere-refusal-favour-battle = A battle is being fought over { $thing }: the Pope’s favour cannot go there.
condottiere-refusal-not-in-line = There is no mercenary of strength { $thing } in your line.
condottiere-refusal-just-turned-up = Your { $thing } was turned up only now: the Scarecrow cannot touch it.
condottiere-refusal-has-mercenary = You hold a mercenary: only a hand without any may be discarded.
condottiere-refusal-over-limit = You may draw at most three cards, and never hold more than ten and one for each of your regions.
condottiere-refusal-not-in-hand-to-show = You can show only cards that you hold.
condottiere-refusal-unknown-card = There is no card “{ $move }” in this game.
