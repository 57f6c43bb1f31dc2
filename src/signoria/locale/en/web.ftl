# What the browser says, whatever is played.

web-title = Signoria – board games of Renaissance Italy
web-title-turn = ● Your turn – Signoria
web-notice = Signoria is an independent project, not affiliated with the publishers of the games.
web-skip = Skip to the content
web-nav = Main menu
web-home = Signoria, start page
web-close = Close
web-cancel = Cancel
web-done = Done
web-loading = One moment…
web-offline = No connection to the server. Trying again…
web-lost-title = Page not found
web-lost = There is no page at this address. Part of it may have been lost when it was copied.

# The start page.

web-start-kicker = Board games of Renaissance Italy
web-start-title = Four games. One table. Your move.
web-start-lead = Play with friends or against bots: no account, nothing to install, and the table knows the rules.
web-start-bots = Play against bots
web-start-friends = Play with friends
web-start-next = Next table waiting for me
web-quick-bots = Bots
web-quick-level = Bot level
web-quick-coach = A coach explains your first game
web-quick-start = Start
web-name = Your name
web-name-usual = Guest
web-name-why = What should the others call you?
web-password = Password of this server
web-enter = Join

# Lists of tables.

web-lobby = Lobby
web-lobby-about = Public tables: sit down where a seat is free, or watch.
web-lobby-empty = No public table is open now. Make one, and others will find it here.
web-games = My games
web-games-running = In progress
web-games-finished = Finished
web-games-none = You are not at any table now.
web-games-none-finished = No game has been finished yet.
web-status-waiting = waiting for players
web-status-running = in progress
web-status-finished = finished
web-status-closed = This table is closed.
web-free-seats =
    { $number ->
        [one] one free seat
       *[other] { $number } free seats
    }
web-won-by = won by { $names }
web-your-turn = Your turn
web-go-on = Go on
web-join = Join
web-watch = Watch
web-waits-count =
    { $number ->
        [one] one table is waiting for you
       *[other] { $number } tables are waiting for you
    }
web-passphrase-title = Come back from another device
web-passphrase-about = With a passphrase you can take your seats again from another browser.
web-passphrase = Passphrase
web-passphrase-keep = Save
web-passphrase-kept = Saved. Write it down somewhere.
web-return-title = Already seated there on another device?
web-return-seat = Which seat is yours
web-return = Come back

# Setting up a table.

web-new-table = New table
web-setup-game = Game
web-setup-seats = Players
web-setup-seat = Seat { $number }
web-setup-you = { $name } (you)
web-setup-friend = a friend, by link
web-setup-hotseat = somebody at this screen
web-setup-bot = bot: { $level }
web-ladder = How strong are the bots?
web-ladder-order = The bots, from the weakest to the strongest
web-setup-name = Name of player { $number }
web-setup-up = Seat { $number }: one place up
web-setup-more = Add a seat
web-setup-fewer = Remove a seat
web-setup-public = Public table
web-setup-public-about = Listed in the lobby: anyone may join or watch.
web-setup-options = Rules of this table
web-setup-make = Make the table
web-edition-condottiere = Cards and numbers are those of the 2007 edition. The borders of the map are reconstructed from several sources; all words and pictures are our own.

# Before the cards are dealt.

web-join-title = You are invited
web-join-sit = Sit down
web-waiting-title = Waiting for players
web-waiting-about = When every seat is taken the cards are dealt.
web-waiting-kept = A seat is kept for you: sit down when you are ready.
web-waiting-level = Bot for seat { $number }
web-waiting-bot = Let a bot play
web-waiting-kick = Remove
web-waiting-close = Close the table
web-waiting-fair = The luck of this game is already fixed; this is its seal:
web-leave = Leave the table
web-leave-waiting = Your seat becomes free for somebody else.
web-leave-running = Your seat becomes free, and the game waits until somebody takes it. You can come back only if it is still free.
web-leave-alone = Nobody else sits here: the table is closed, and the game ends without a result.
web-leave-finished = The game leaves your list. Its replay stays.
web-close-waiting = The table disappears: nobody can join any more.
web-close-running = The game ends for everybody at this table, without a result. This cannot be undone.
web-seat-free = free seat
web-seat-kept = kept for { $name }
web-invite-title = Invite friends
web-invite-about = Whoever opens this link may sit down.
web-invite-watch = Invite spectators
web-invite-watch-about = All seats are taken. Whoever opens this link may watch.
web-invite-link = Link to the table
web-invite-qr = The link as a QR code
web-invite-local = This address works only on this computer. Start the server with --lan and open it by the address it shows; then others can use the link.
web-copy = Copy
web-copied = Copied

# At the table.

web-table = Table
web-board = The board
web-side = What happened and what is said
web-prompt = What is asked
web-live = News
web-log = Log
web-log-jump = Look at this moment
web-log-since = Since your last turn
web-log-more =
    { $number ->
        [one] One more line is in the log.
       *[other] { $number } more lines are in the log.
    }
web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-seat-you = you
web-seat-away = away
web-seat-asked = must decide
web-bot-0 = Lorenzo
web-bot-1 = Caterina
web-bot-2 = Federico
web-bot-3 = Isabella
web-bot-4 = Cosimo
web-bot-5 = Lucrezia
web-waits = Waiting…
web-waits-for = Waiting for { $names }.
web-over = The game is over.
web-sent = { $move }: on its way…
web-send = Confirm: { $move }
web-unstage = Not this
web-then = This is the table as it was after your last move. Let go to return.
web-catch-up = Catch up
web-to-my-turn = To my turn
web-undo-count =
    { $number ->
        [one] Take back
       *[other] Take back ({ $number })
    }
web-takeback = Ask to take back
web-takeback-about = If all agree, your last move and what followed are taken back.
web-takeback-asked =
    { $seat-who ->
        [you] You ask to take back { $number ->
            [one] a move
           *[other] { $number } moves
        }.
       *[other] { $seat } asks to take back { $number ->
            [one] a move
           *[other] { $number } moves
        }.
    }
web-takeback-yes = Agree
web-takeback-no = No
web-takeback-withdraw = Withdraw
web-line-offline = You are offline. The table waits.
web-line-lost = The connection is lost; reconnecting…
web-line-slow = The server is slow to answer…
web-read-on = Rules:
web-curtain-title = Hand over to { $name }
web-curtain = Press when nobody else is looking.
web-curtain-open = I am { $name }
web-coach = Coach
web-coach-step = { $number } of { $all }
web-coach-next = Got it
web-coach-skip = Turn the coach off
web-coach-rule = Rule { $rule }

# Keys.

web-keys = Keys
web-key-tab = go through everything that can be chosen
web-key-arrows = go from card to card, or from region to region
web-key-enter = choose; once more to confirm
web-key-escape = cancel the choice, close what is open
web-key-undo = take back a move
web-key-rules = the rules on what you point at
web-key-skip = do not wait for others’ turns: to my turn
web-key-then = hold: the table as it was after my last move
web-key-help = this list

# Rules.

web-rules = Rules
web-rules-search = Search the rules
web-rules-ruling = Decided by Signoria: here the rulebook is silent, or can be read in two ways.
web-rules-found =
    { $number ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $number } rules found.
    }

# The result, and looking back.

web-result = The game is over
web-result-show = Show the result
web-result-points =
    { $number ->
        [one] one point
       *[other] { $number } points
    }
web-rematch = Rematch
web-record = Download the record
web-share = Link to this game
web-verify = Verify the luck
web-verify-about = Were the cards dealt as the seal promised? Your browser does the sums.
web-verify-true =
    { $number ->
        [one] Verified: your browser drew the one chance move again, and it came out as recorded.
       *[other] Verified: your browser drew all { $number } chance moves again, and they came out as recorded.
    }
web-verify-promised = The seal is the one you saw before the deal, and your own salt is in it.
web-verify-server = The seal is right. With these rules the server itself has drawn the { $number } chance moves again: they came out as recorded.
web-verify-false-secret = The record reveals no secret: it cannot be checked.
web-verify-false-commitment = Failed: the secret is not the one that was sealed.
web-verify-false-promise = Failed: the seal is not the one you saw before the deal.
web-verify-false-salt = Failed: your salt is missing.
web-verify-false-luck = Failed: a card is not the one that the secret gives.
web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-slider = Moment
web-replay-at = Moment { $number } of { $last }
web-replay-eyes = Seen by
web-replay-open = with all hands open
web-replay-spectator = as a spectator
web-replay-as = as { $name } saw it
web-replay-link = Link to this moment

# Settings.

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = like the system
web-theme-light = by day
web-theme-dark = by candlelight
web-speed = Animations
web-speed-none = none
web-speed-fast = fast
web-speed-usual = usual
web-speed-slow = slow
web-follow = Others’ turns
web-follow-at-once = at once
web-follow-quick = quick
web-follow-usual = usual
web-follow-slow = slow
web-confirm = Confirm moves
web-confirm-about = The first click shows what a move would do, the second makes it. “When it matters” asks only about moves that cannot be taken back.
web-confirm-always = Always
web-confirm-matters = When it matters
web-confirm-never = Never
web-patterns = Patterns beside colours
web-patterns-about = Players can be told apart without colours.
web-sound = Sound
web-sound-about = A quiet note when it is your turn.

# About.

web-about = About Signoria
web-about-what = Signoria is a digital table for the board games of Renaissance Italy. It is free software under the MIT licence.
web-about-thanks = With thanks to
web-about-icons = Icons:
web-about-fonts = Typefaces:
web-about-coast = The coast of Italy:
web-about-version = Version { $version }
