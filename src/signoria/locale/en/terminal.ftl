# What the terminal says, whatever is played.

event-undone =
    { $who ->
        [you] You take back { $number ->
            [one] your last move
           *[other] your last { $number } moves
        }.
       *[seat] { $name } takes back { $number ->
            [one] a move
           *[other] { $number } moves
        }.
    }

terminal-you = you
terminal-seat = seat { $seat }
terminal-and = { $first } and { $last }
terminal-nothing = nothing
terminal-welcome = { $game }, { $seats } seats. { $people ->
        [all] You share one keyboard.
       *[one] You are seat 0; the others are bots ({ $bot }).
    } Type ? for help.
terminal-hand-over = It is the turn of { $name }. Press Enter when nobody else is looking.
terminal-choose = Type a number or a move; ? for help.
terminal-choose-only = Press Enter; ? for help.
terminal-bad-number = There is no choice { $number }: they go from 1 to { $last }.
terminal-allowed = You may: { $move }.
terminal-no-rule = There is no rule { $id }. Try one like { $example }.
terminal-why-what = Why not what? Say the move too: why { $example }
terminal-which-rule = Which rule? For example: rules { $example }
terminal-saved = Saved in { $file }
terminal-resume = Go on with: { $command }
terminal-not-saved = The game could not be saved: { $problem }
terminal-left = You leave the table.
terminal-recorded = The record is in { $file }
terminal-verify = Check its luck with: { $command }
terminal-won =
    { $who ->
        [you] You win: { $reason }.
       *[seat] { $name } wins: { $reason }.
    }
terminal-shared = { $names } share the victory: { $reason }.
terminal-standing = { $place }. { $names }: { $points }
terminal-help =
    Type the number of a choice, or the move itself, for example: { $example }
      ?            this help
      why MOVE     why a move is not allowed
      undo         take back your last move, if nothing has become known since
      log          what has happened so far
      rules ID     a rule of the game, for example: rules { $rule }
      save FILE    save the game, to go on later
      quit         save and leave
    An empty line shows the table again, or takes the only choice.
