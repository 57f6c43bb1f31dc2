# The Castles of Tuscany in the browser: joining the boards (T1.4).

web-tuscany-join-title = Join your boards
web-tuscany-join-ask = How do you join your boards, and where is your starting castle?
web-tuscany-join-boards = Your three boards as they lie
web-tuscany-join-board = Board { $board }, { $place ->
        [1] left
        [2] in the middle
       *[other] right
    }{ $turned ->
        [1] , turned
       *[other] { "" }
    }
web-tuscany-join-keys = Left and right arrow move it past its neighbour, up and down shift it, T turns it.
web-tuscany-join-swap = Swap boards { $board } and { $other }
web-tuscany-join-up = Shift board { $board } up
web-tuscany-join-down = Shift board { $board } down
web-tuscany-join-turn = Turn board { $board }
web-tuscany-join-no-turn = Board { $board } is never turned: turning all three would give the same domain again.
web-tuscany-join-edge = Board { $board } goes no further that way.
web-tuscany-join-areas = All areas complete
web-tuscany-join-suggestions = Suggestions
web-tuscany-join-suggestion = Suggestion { $number }: { $join }. { $areas }: { $points }
web-tuscany-join-surprise = Surprise me
web-tuscany-join-castle = Starting castle on { $space }
web-tuscany-join-castle-reach = Starting castle on { $space }, { $reach }.
web-tuscany-join-hint = Drag the boards, or take a suggestion. Then choose one of the three castle spaces.
web-tuscany-join-hint-castle = Your boards are joined. Choose one of the three castle spaces to start from.
web-tuscany-join-send = Join, castle on { $space }
web-tuscany-join-send-castle = Start from the castle on { $space }
web-tuscany-join-said = Boards { $join }. { $areas }: at most { $points }.
web-tuscany-join-own = Your domain
web-tuscany-join-waits = Your domain is ready. All join at the same time, and nobody sees who is done: { $names }. Until then you can still undo.
web-tuscany-join-watch = All join their three boards at the same time, unseen: { $names }. The domains are shown when everybody is done.
