# What the terminal says, whatever is played.

terminal-welcome = { $game }, { $seats } seats. { $people ->
        [all] You share one keyboard.
       *[one] You are seat 0; the others are bots ({ $bot }).
    } Type ? for help.
terminal-hand-over = It is { $name }’s turn. Press Enter when nobody else is looking.
terminal-choose = Type a number, a name or a move; ? for help.
terminal-choose-usual = Type a number, a name or a move; Enter alone: { $move }; ? for help.
terminal-bad-number = No choice has the number { $number } here.
terminal-allowed = You may: { $move }.
terminal-no-rule = There is no rule { $id }. Try one like { $example }.
terminal-why-what = Which move? Name it too: why { $example }
terminal-what-what = Which thing? Name something from the box: what { $example }
terminal-what-none = There is no “{ $thing }” in the box.
terminal-what-near = There is no “{ $thing }” in the box. Did you mean: { $meant }?
terminal-no-plan = There is nothing to pay now.
terminal-which-rule = Which rule? For example: rules { $example }
terminal-saved = Saved in { $file }
terminal-resume = Go on with: { $command }
terminal-not-saved = The game could not be saved: { $problem }
terminal-left = You leave the table.
terminal-recorded = The game is kept in { $file }
terminal-verify = Check its luck with: { $command }
terminal-replay = Look at it again with: { $command }
terminal-help =
    Type the number of a choice, its name, or a move: { $example }
    A number means the same whenever the same is asked; 0 is: nothing, or no more.
      P            pay for me, undone as one; 3P: choose 3 and pay for me
      O            outlook: what each choice costs and brings
      E            explain: how the numbers on the table come about
      U            undo: take back your last move, if nothing has become known
      L            log: what has happened so far
      ?            this help
terminal-help-more =
    On a whole screen capital letters act at once. Words do too: outlook, undo.
      why MOVE     why a move is not allowed
      what THING   what a card, room, tile or city is and does
      hint         what you are asked, and which rules say so
      rules ID     a rule of the game, for example: rules { $rule }
      save FILE    save the game, to go on later
      quit         save and leave
      lang CODE    go on in another language: { $langs }
      confirm off  do not ask before something ends for good; confirm on: ask
    An empty line takes the usual choice, or shows the table. Tab completes names.

# Languages. The first is the name of this language in itself.

terminal-language = English
terminal-bad-language = There is no language “{ $lang }”; there are: { $langs }.
terminal-switched = From here on in English.

# The frame of the table. Keys are shown in one row of at most 78 characters.

terminal-undo =
    { $number ->
        [one] You may take back one move: U
       *[other] You may take back { $number } moves: U
    }
terminal-undo-none-yet = Nothing to take back: you have not moved yet.
terminal-undo-known = Nothing to take back: your last move has made something known.
terminal-undo-luck = Nothing to take back: luck has decided something since.
terminal-undo-others = Nothing to take back: others have moved since.
terminal-more-log = … and { $number } more: L
terminal-page-keys = ↑ ↓ PgUp PgDn scroll   Esc or Enter back
terminal-go-on = Press Enter to go on.
terminal-curtain = Hand over the keyboard.
terminal-curtain-plain = Plain text hides nothing: what stands above can be read by anyone who scrolls back.
terminal-too-small = This window is too small: please make it { $width } × { $height } or larger.
terminal-ambiguous = “{ $text }” may mean: { $moves }.
terminal-unfinished = “{ $text }” is only a beginning. Did you mean: { $moves }? Enter: yes.
terminal-nothing-chosen = Nothing is chosen yet: type a number or a name, or use the arrow keys.
terminal-log-title = What has happened
terminal-help-title = What you can type
terminal-rules-title = Rules of { $game }
terminal-explain-title = How the numbers come about
terminal-hint-title = What you are asked
terminal-hint-rules = Read more with: rules { $rule }
terminal-outlook-title = What the choices cost and bring
terminal-outlook-none = There is nothing more to say about these choices.
terminal-help-pages = What else there is to see:

# What is typed for commands, several words separated by commas; English words are always understood, too.

terminal-command-help = ?, help
terminal-command-explain = explain, e
terminal-command-hint = hint
terminal-command-undo = undo, u
terminal-command-log = log, l
terminal-command-outlook = outlook, o
terminal-command-quit = quit, exit, q
terminal-command-why = why
terminal-command-what = what
terminal-command-rules = rules, rule
terminal-command-save = save
terminal-command-lang = lang
terminal-command-confirm = confirm
terminal-command-plan = plan, p

# What keys do, in a row below the table.

terminal-keys-choose = ← → Enter choose
terminal-keys-help = help
terminal-keys-outlook = outlook
terminal-keys-undo = undo
terminal-keys-explain = explain
terminal-keys-log = log

# Choices that are several moves, and what a choice means.

terminal-pay-for-me = pay for me
terminal-do-for-me = do it for me
terminal-plan = In one go: { $moves }.
terminal-costs = Costs { $things }.
terminal-short = Missing: { $things }.
terminal-sum-areas = points for areas
terminal-sum-best = best possible
terminal-sum-green = green points
terminal-sum-attack = attack
terminal-sum-defence = defence
terminal-sum-turned-up = your line with its face-down card
terminal-sum-crowns = crowns

# Asking first.

terminal-sure = “{ $move }” ends this for good. Enter: do it. Or choose something else.
terminal-confirm-what = Type confirm on, or confirm off.
terminal-command-on = on, yes
terminal-command-off = off, no
terminal-confirm-on = You are asked before something ends for good.
terminal-confirm-off = You are not asked any more before something ends for good.

# Who sits at the table.

terminal-sitters = { $game }. At the table: { $names }.
terminal-sitter-person = a person
terminal-sitter-you = you
terminal-sitter-bot = bot { $bot }

# Setting up a table with the arrow keys.

terminal-setup-title = What would you like to play?
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

terminal-verified = Verified: all { $number } chance moves come out as recorded.
terminal-not-verified = Not verified: { $problem }
terminal-step = Move { $move } of { $last }
terminal-step-seat = as { $name } saw it
terminal-step-whole = with all hands open
terminal-step-keys = ← → move   Home End   Tab another seat   q leave
