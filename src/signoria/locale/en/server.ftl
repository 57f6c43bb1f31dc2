# What the server says to whoever starts it.

server-greeting = Signoria is at { $url }  (Ctrl-C ends it)
server-open = Anyone on this network can join. --password keeps strangers out.
server-database = Games are kept in { $url }

# Why the server does not do what was asked. Keys are sent to the browser, with their arguments.

server-stale = The game has moved on: look again, then decide.
server-not-running = There is no game going on at this table.
server-not-finished = The game is not over yet.
server-broken = This game cannot be continued under this release; the host’s log says why.
server-not-your-seat = That is not your seat.
server-not-seated = You are not seated at this table.
server-not-host = Only the table’s host may do that.
server-no-such-table = There is no such table, or you may not see it.
server-no-such-page = There is no such page.
server-no-such-game = There is no such game.
server-sent-away = The host has sent you away from this table; a new link from the host lets you in again.
server-not-open = This table is closed, or its game is over.
server-seated-already = You are already seated at this table.
server-no-free-seat = All seats are taken.
server-seat-taken = That seat is not free.
server-nobody-there = Nobody sits there.
server-kick-yourself = To get up yourself, leave the table.
server-wrong-seats = { $game } is for { $low } to { $high } players.
server-bad-table = Such a table is not possible: { $problem }
server-bad-components = This file cannot be used: { $problem }
server-not-corrected = This table plays with the standard components.
server-no-people = At least one seat must be for a person.
server-no-such-bot = There is no bot “{ $bot }” for this game; there are: { $bots }.
server-too-many-tables = You have { $number } open tables already; close one first.
server-too-many-sockets = You are looking at too many tables at once.
server-too-many-watchers = Too many people are watching this table already.
server-too-often = That was too much at once; wait a moment.
server-enough = So much has been taken back and shown in this game that only moves are allowed now.
server-no-takeback = Nobody is asking to take anything back, or it is too late.
server-takeback-asked = Somebody has already asked to take something back.
server-no-guest = Say your name first.
server-banned = The host of this server does not let you in.
server-bad-name = A name needs at least one letter that can be seen.
server-wrong-password = That is not this server’s password.
server-wrong-passphrase = That is not the passphrase of whoever sits there.
server-unreadable = That cannot be read: { $problem }
server-bad-request = That cannot be understood: { $problem }
server-unknown-host = This server does not go by that name; its host can say so with --public-url.
server-foreign-origin = Another site sent this; it is not accepted.
server-wrong-content-type = Send JSON, or a record as plain text.
server-unavailable = The database is not answering. Nothing is lost; try again.
server-failed = Something went wrong on the server. Nothing you sent has changed the game.
