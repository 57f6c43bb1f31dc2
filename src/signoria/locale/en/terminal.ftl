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
event-takeback =
    { $who ->
        [you] All agree: you take back { $number ->
            [one] your last move
           *[other] your last { $number } moves
        } and what has followed.
       *[seat] All agree: { $name } takes back { $number ->
            [one] a move
           *[other] { $number } moves
        } and what has followed.
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
terminal-help-more =
    You may also type only the beginning of a name, or choose with the arrow keys.
      explain      how the strengths come about, and what would happen now (short: e)
      hint         what you are asked, and which rules say so
      lang CODE    go on in another language: { $langs }

# Languages. The first is the name of this language in itself.

terminal-language = English
terminal-bad-language = There is no language “{ $lang }”; there are: { $langs }.
terminal-switched = From here on in English.

# The frame of the table. Keys are shown in one row of at most 78 characters.

terminal-keys = ← → Enter or a name: choose   ? help   e explain   log   undo   quit
terminal-undo =
    { $number ->
        [one] You may take back one move: undo
       *[other] You may take back { $number } moves: undo
    }
terminal-undo-none-yet = Nothing to take back: you have not moved yet.
terminal-undo-known = Nothing to take back: your last move has made something known.
terminal-undo-luck = Nothing to take back: luck has decided something since.
terminal-undo-others = Nothing to take back: others have moved since.
terminal-more-log = … and { $number } more: type log
terminal-page-keys = ↑ ↓ PgUp PgDn scroll   Esc or Enter back
terminal-go-on = Press Enter to go on.
terminal-curtain = Hand over the keyboard.
terminal-curtain-plain = Plain text hides nothing: what stands above can be read by anyone who scrolls back.
terminal-too-small = This window is too small: please make it { $width } × { $height } or larger.
terminal-ambiguous = “{ $text }” may mean: { $moves }.
terminal-nothing-chosen = Nothing is chosen yet: use the arrow keys, or type a name.
terminal-log-title = What has happened
terminal-help-title = What you can type
terminal-rules-title = Rules of { $game }
terminal-explain-title = How the strengths come about
terminal-hint-title = What you are asked
terminal-hint-rules = Read more with: rules { $rule }

# Who sits at the table.

terminal-sitters = { $game }. At the table: { $names }.
terminal-sitter-person = a person
terminal-sitter-you = you
terminal-sitter-bot = bot { $bot }

# Setting up a table with the arrow keys.

terminal-setup-title = What shall be played?
terminal-setup-exactly = For { $number } players.
terminal-setup-players = For { $low } to { $high } players.
terminal-setup-saved = Go on with { $file }
terminal-setup-saved-about = { $game }, { $seats } seats, saved { $when }.
terminal-setup-table = A table of { $game }
terminal-setup-start = Start the game
terminal-setup-start-about = You can change anything below first: who plays, and by which rules.
terminal-setup-seats = Seats
terminal-setup-seats-about = How many sit at the table, bots included.
terminal-setup-seat = Seat { $seat }
terminal-setup-seat-about = Who plays here. People share this keyboard; between their turns the screen hides their hands.
terminal-setup-language = Language
terminal-setup-language-about = The language of the table.
terminal-setup-yes = yes
terminal-setup-no = no
terminal-setup-rule = Rule { $rule }
terminal-setup-clash = This does not go together with something else chosen here; see rule { $rule }.
terminal-setup-nobody = At least one seat must be played by a person.
terminal-setup-keys = ↑ ↓ go   ← → change   Enter start   Esc back   Ctrl-C leave
terminal-setup-game-keys = ↑ ↓ go   Enter choose   Ctrl-C leave
terminal-bot-greedy = greedy
terminal-bot-greedy-about = plays sensibly, by rules of thumb
terminal-bot-random = random
terminal-bot-random-about = plays anything that is allowed
terminal-bot-apprentice = apprentice
terminal-bot-apprentice-about = looks ahead a little, and often misjudges what it sees
terminal-bot-captain = captain
terminal-bot-captain-about = goes by old soldiers’ rules and looks a little ahead; a match for an evening among friends
terminal-bot-prince = prince
terminal-bot-prince-about = knows the trade and decides quickly
terminal-bot-machiavelli = Machiavelli
terminal-bot-machiavelli-about = knows the trade, looks far ahead and plays only to win
terminal-elo = { $bot }, Elo { $elo }
terminal-elo-range = Elo { $elo } ({ $low } to { $high })
terminal-elo-about = Elo is measured in games between bots at tables of this size: whoever has 100 points more wins 16 games for every 9 of the other. The range is 95 % certain.

# Records.

terminal-verified = True: all { $number } chance moves come out as recorded.
terminal-not-verified = Not true, or not to be checked: { $problem }
terminal-step = Move { $move } of { $last }
terminal-step-seat = as { $name } saw it
terminal-step-whole = with all hands open
terminal-step-keys = ← → move   Home End   Tab another seat   q leave
