# Virtù. What the table says.

# refusals

virtu-refusal-not-your-turn = It is not your turn.
virtu-refusal-asked-to-pay = You are paying now: choose what to use.
virtu-refusal-not-available = You cannot use { $thing-the } now.
virtu-refusal-no-such-symbol = There is no { $symbol } on { $source-the }.
virtu-refusal-not-missing = You do not need { $symbol-a } now.
virtu-refusal-same-as-crown = Here a cross does just what the crown of the same source does: use the crown.
virtu-refusal-rest-unpayable = If you used { $source-the } for { $symbol-a }, you could not pay the rest.
virtu-refusal-cannot-pay = You cannot pay for that in full.
virtu-refusal-too-dear = You cannot pay for that.
virtu-refusal-asked-to-cash = You are asked which florins to cash.
virtu-refusal-no-florins-there = There are no florins to cash on { $thing-the }.
virtu-refusal-asked-for-family = You are asked where your family card goes.
virtu-refusal-no-action-card = This card has no action and cannot cover { $thing }.
virtu-refusal-room-taken = A card already lies in { $thing }.
virtu-refusal-upgrade-taken = An upgrade already lies under the card in { $thing }.
virtu-refusal-upgrade-alone = An upgrade would be left without a card above it.
virtu-refusal-no-open-space = There is no open courtier space on the { $thing }.
virtu-refusal-asked-to-enter = You are asked in which room your token starts.
virtu-refusal-asked-to-move = You are asked to move your token on, or to stop.
virtu-refusal-no-step-left = Your token has no free step left: pay for one, or stop.
virtu-refusal-must-move = Your token must move on by at least one room.
virtu-refusal-full-circle = Your token may go round the palace only once.
virtu-refusal-step-bought = Only one room a year can be bought for florins.
virtu-refusal-no-arrow-there = There is no arrow to use on { $thing-the }.
virtu-refusal-asked-to-clear = You are asked whether to remove the indulgence.
virtu-refusal-asked-to-gather = You are asked for more symbols, or to say that it is enough.
virtu-refusal-asked-to-refresh = You are asked what to make available.
virtu-refusal-not-exhausted = Not yours, or not exhausted: { $thing-the }.
virtu-refusal-pays-this = You are paying this very action with { $thing-the }.
virtu-refusal-half-a-symbol = Re-activating an alliance takes a whole symbol.
virtu-refusal-asked-to-patronise = You are asked whether to advance in patronage.
virtu-refusal-track-ends = You stand at the end of the patronage track.
virtu-refusal-asked-for-bonus = You are asked for a patronage bonus.
virtu-refusal-bonus-taken = Somebody already has { $thing-the }.
virtu-refusal-bonus-kind = You already have a bonus of that kind: one person and one work at most.
virtu-refusal-asked-to-annex = You are asked which city to annex.
virtu-refusal-city-closed = { $thing } is not in this game.
virtu-refusal-not-neutral = { $thing } is not neutral.
virtu-refusal-pirate-port = { $thing } is a pirate port and cannot be annexed.
virtu-refusal-out-of-reach = You control no city next to { $thing } by road, and no port with a way there by sea.
virtu-refusal-asked-to-lead = You are asked which troop moves.
virtu-refusal-no-troop = You have no troop in { $thing }.
virtu-refusal-troop-stops = Your troops before { $thing } have stopped: troops do not march on from a city that is not yours.
virtu-refusal-no-way-out = You do not have enough cavalry or ships to leave { $thing }.
virtu-refusal-token-too-dear = You cannot pay the florins for a War +1 token.
virtu-refusal-asked-for-route = You are asked where the troop goes.
virtu-refusal-no-road = No road leads straight to { $thing }.
virtu-refusal-no-sea-way = There is no way by sea to { $thing }.
virtu-refusal-no-cavalry = You have no cavalry for the road to { $thing }.
virtu-refusal-too-few-ships = You have too few ships for the seas on the way to { $thing }.
virtu-refusal-asked-for-agents = You are asked what your agents do.
virtu-refusal-no-mask = You have no mask left.
virtu-refusal-no-agent-left = You have no agent left in stock.
virtu-refusal-place-taken =
    An agent already stands { $thing-id ->
        [room-of] in { $thing }
        [ottomans] with { $thing-the }
        [france] with { $thing-the }
        [empire] with { $thing-the }
        [marker-florence] on { $thing-the }
        [marker-rome] on { $thing-the }
        [marker-venice] on { $thing-the }
       *[other] in { $thing }
    }.
virtu-refusal-place-closed = That place is not in this game: { $thing }.
virtu-refusal-barred-by-prince = “The Prince” keeps your agents away from { $thing-the }.
virtu-refusal-one-a-palace = With the option “For first games” only one enemy agent may be in a palace.
virtu-refusal-not-own-agent =
    None of your agents stands { $thing-id ->
        [room-of] in { $thing }
        [ottomans] with { $thing-the }
        [france] with { $thing-the }
        [empire] with { $thing-the }
        [marker-florence] on { $thing-the }
        [marker-rome] on { $thing-the }
        [marker-venice] on { $thing-the }
       *[other] in { $thing }
    }.
virtu-refusal-no-enemy-agent =
    No enemy agent stands { $thing-id ->
        [room-of] in { $thing }
        [ottomans] with { $thing-the }
        [france] with { $thing-the }
        [empire] with { $thing-the }
        [marker-florence] on { $thing-the }
        [marker-rome] on { $thing-the }
        [marker-venice] on { $thing-the }
       *[other] in { $thing }
    }.
virtu-refusal-asked-where = You are asked where the agent goes.
virtu-refusal-nowhere-to-go = No other place is open to this agent.
virtu-refusal-stays-there = The agent already stands there.
virtu-refusal-asked-to-free = You are asked whether to free the room.
virtu-refusal-too-few-masks = You have too few masks to free the room.
virtu-refusal-asked-to-besiege = You are asked which siege comes next.
virtu-refusal-no-siege = You are not besieging { $thing }.
virtu-refusal-asked-to-declare = You are asked to declare a bonus, or to pass.
virtu-refusal-no-token = You have no War +1 token.
virtu-refusal-no-leonardo = You do not have Leonardo.
virtu-refusal-leonardo-used = Leonardo has already been used in this siege.
virtu-refusal-no-war-symbol = There is no war symbol to declare on { $thing-the }.
virtu-refusal-war-too-dear = You cannot pay the florins for this bonus.
virtu-refusal-asked-to-go-on = You are asked whether to besiege the city.
virtu-refusal-asked-to-retreat = You are asked where the troop retreats.
virtu-refusal-not-own-city = { $thing } is not your city.
virtu-refusal-no-direct-road = No road leads straight to { $thing }.
virtu-refusal-no-sea-retreat = { $thing } cannot be reached from port to port.
virtu-refusal-road-is-free = A road leads to { $thing }, and costs nothing.
virtu-refusal-no-ships = You have too few ships to reach { $thing }.
virtu-refusal-asked-for-salary = You are asked what you pay your troops.
virtu-refusal-not-due = You need not pay { $thing }: less keeps all your troops.
virtu-refusal-asked-to-dismiss = You are asked which troop goes.
virtu-refusal-no-troop-there = You have no troop in { $thing }.
virtu-refusal-asked-to-reorganise = You are asked to reorganise your palace.
virtu-refusal-courtier-exhausted = { $thing-the } is exhausted and does not move.
virtu-refusal-moved-already = That card has already moved this winter.
virtu-refusal-room-held = Your token, an indulgence or an enemy agent holds { $room }.
virtu-refusal-room-full = { $room } already holds a card and an upgrade.
virtu-refusal-no-action-alone = A card without an action may not lie alone in { $room }.
virtu-refusal-no-card-there = There is no such card in { $room }.
virtu-refusal-no-space = There is no free courtier space on that side.
virtu-refusal-no-such-courtier = There is no { $card } among your courtiers on the { $side }.
virtu-refusal-asked-for-side = You are asked on which side the card stands.
virtu-refusal-asked-to-make-room = You are asked which courtier makes room.
virtu-refusal-asked-to-free-space = You are asked which courtier leaves a shaded space.
virtu-refusal-not-shaded = No card stands on a shaded space on the { $side }.
virtu-refusal-asked-to-buy = You are asked what to buy.
virtu-refusal-sold-out = There is no { $thing } left to buy.
virtu-refusal-bought-already = You have already bought { $thing-a } this winter.
virtu-refusal-owned-already = You may own only one { $thing }.
virtu-refusal-kingdom-or-republic = You may own the Kingdom or the Republic, not both.
virtu-refusal-no-cathedral-city = A cathedral needs a city of yours of value 3 or 4 that has none yet.
virtu-refusal-no-court = You have no courtier space at all.
virtu-refusal-asked-to-build = You are asked where the cathedral stands.
virtu-refusal-asked-to-recruit = You are asked where to recruit.
virtu-refusal-not-own-to-recruit = { $thing } is not your city: you recruit only in your own.
virtu-refusal-all-troops-out = All your troops are on the map.
virtu-refusal-asked-to-ally = You are asked for an alliance, or to decline.
virtu-refusal-allied-already = You are already allied with { $thing-the }.
virtu-refusal-ally-of-another = Another player is allied with { $thing-the }: to take it over you need an agent there.
virtu-refusal-asked-to-indulge = You are asked whether to take an indulgence before winter ends.

# prompts

virtu-prompt-place-family =
    Where do you place { $card-the } ({ $action-id ->
        [none] no action
       *[other] { $action }
    }; { $symbols })? Card { $number } of { $of }.
virtu-prompt-pay =
    { $purpose } costs { $price }{ $slack-number ->
        [0] { "" }
       *[other] , less { $slack } thanks to your agent
    }. { $missing-number ->
        [0] Your treasury can pay it all: use something else first?
       *[other] Missing: { $missing }. What do you use?
    }
virtu-prompt-cash = You have { $florins }; courtiers and tiles can give { $more }. Cash some?
virtu-prompt-place-token = Your rooms are { $rooms }: where does your token start?
virtu-prompt-move-token =
    Your token is in { $room } ({ $action }). Next room: { $ahead }. { $steps-number ->
        [0] No free step is left.
       *[other] Still free: { $steps }.
    } { $gone-number ->
        [0] It must move on.
       *[other] Move on, or stop and act?
    }
virtu-prompt-clear-indulgence = Remove the indulgence in { $room }, for { $crosses } or { $crowns }?
virtu-prompt-gather =
    { $action-id ->
        [trade] Trade: each ship brings { $each }. So far: { $pool }{ $brings-number ->
            [0] { "" }
           *[other] , worth { $brings }
        }. Use more?
       *[govern] Govern: each crown or cross makes { $each } available; { $exhausted } can be chosen. So far: { $pool }. Use more?
    }
virtu-prompt-refresh-tiles =
    What do you make available? You may still choose { $tiles }{ $allies-number ->
        [0] { "" }
       *[other] { " " }(an alliance takes a whole symbol)
    }.
virtu-prompt-patronise =
    { $step-number ->
        [0] You stand at the end of the patronage track.
       *[other] Advance to step { $step } of patronage for { $price }? It brings { $prestige }{ $bonus-id ->
                [none] { "" }
               *[other] { " " }and { $bonus }
            }.
    }
virtu-prompt-choose-bonus = Patronage, step { $step }: which { $kind } do you choose?
virtu-prompt-annex-city = Which city do you annex? You can use { $crowns } and { $ships }.
virtu-prompt-lead-troops = Which troop moves? You can use { $cavalry } and { $ships }.
virtu-prompt-choose-route = Where does the troop from { $city } go? You can use { $cavalry } and { $ships }.
virtu-prompt-send-agents = What do your agents do? You can use { $masks }; in stock: { $stock }.
virtu-prompt-move-agent =
    The agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    }: where does it go?
virtu-prompt-free-room = { $rival-gen } agent blocks { $room }. Remove it for { $price } and act?
virtu-prompt-choose-siege = Which siege comes next? You are besieging { $cities }.
virtu-prompt-go-on = You have won the field battle before { $city }. Besiege the city with { $mine-number } against { $theirs-number }, or give up?
virtu-prompt-declare = { $battle }: { $mine-number } for you, { $theirs-number } against you; { $standing }. Declare a bonus, or pass?
virtu-prompt-retreat-troop = Where does a troop before { $city } retreat? Still there: { $troops }. You can use { $ships }.
virtu-prompt-choose-salary =
    How much do you pay your { $troops }? { $due } would keep all{ $free-number ->
        [0] { "" }
       *[other] ; { $free } cost nothing
    }. You can use { $florins }.
virtu-prompt-dismiss-troop =
    { $troops } must still go: where do you dismiss { $troops-number ->
        [one] it
       *[other] one
    }?
virtu-prompt-reorganise = Reorganise your palace? Free courtier spaces: { $free }.
virtu-prompt-buy-things = What do you buy? You can use { $florins }, { $crowns } and { $crosses }.
virtu-prompt-build-cathedral = Where do you build the cathedral? You may choose { $cities }.
virtu-prompt-recruit-troops = Where do you recruit? You have { $troops-number } of { $limit } troops and can use { $florins }.
virtu-prompt-forge-alliance = Do you form an alliance? The great powers: { $offers }.
virtu-prompt-last-indulgence = Before winter ends: take an indulgence in { $room }? It brings { $florins }.
virtu-prompt-choose-side = On which side does { $card-the } join your court?
virtu-prompt-make-room = There is no space for { $card-the }: which courtier makes room?
virtu-prompt-free-space = You have too few courtier spaces: { $cards } must leave the shaded ones. Which one?

# hints

virtu-hint-place-family = Nobody sees it yet. Only a card with an action can cover a room.
virtu-hint-pay = One kind of symbol from each source. You can take your payment back.
virtu-hint-cash = The florins go to your treasury, and what gives them is exhausted.
virtu-hint-place-token = In the first spring it may start in any room, and crosses no arrow.
virtu-hint-move-token =
    { $price-number ->
        [0] Each further room costs an arrow, once round at most.
       *[other] One more room costs { $price }, each further one an arrow.
    }
virtu-hint-clear-indulgence = Its room cannot be used. Left at the end, it costs 1 prestige.
virtu-hint-gather = Symbols that you do not use are lost.
virtu-hint-refresh-tiles = Each symbol: up to two tiles, or one alliance.
virtu-hint-patronise = Steps 2 and 4 bring a bonus as well.
virtu-hint-choose-bonus = One person and one work at most.
virtu-hint-annex-city = It takes more crowns than its value; by sea also a ship for each sea.
virtu-hint-lead-troops = One cavalry for a road, one ship for each sea. War symbols can become tokens.
virtu-hint-choose-route = In a city that is not yours the troop stops and besieges.
virtu-hint-send-agents = A mask places, moves or removes an agent.
virtu-hint-move-agent = To a place without an agent; never back to the stock.
virtu-hint-free-room = The mask of the room itself counts too.
virtu-hint-choose-siege = All sieges must be fought, in any order you like.
virtu-hint-go-on = If you give up, your troops retreat without loss.
virtu-hint-declare = In turns, until both pass. Most war symbols cost a florin.
virtu-hint-retreat-troop = A road is free, each sea takes a ship; or you lose the troop.
virtu-hint-choose-salary = Each florin keeps two more troops.
virtu-hint-dismiss-troop = Troops that are not paid leave the map.
virtu-hint-reorganise = Each card moves once a winter; exhausted courtiers do not move.
virtu-hint-buy-things = Each thing once a winter. What you buy cannot pay for anything this winter.
virtu-hint-build-cathedral = The cathedral comes exhausted.
virtu-hint-recruit-troops = { $home } in a home city, { $away } in another city of yours.
virtu-hint-forge-alliance = One a year. Your agent saves a symbol, or takes over another’s ally.
virtu-hint-last-indulgence = The room is then blocked. Left at the end, it costs 1 prestige.
virtu-hint-choose-side = A bought card may also take a courtier’s space; the courtier is discarded.
virtu-hint-make-room = The florins of an available courtier are cashed first.
virtu-hint-free-space = Move a card to a free space, or discard it.

# events

virtu-event-power-drawn =
    { $seat-who ->
        [you] You play
       *[other] { $seat } plays
    } { $power }.
virtu-event-first-drawn =
    { $seat-who ->
        [you] You are
       *[other] { $seat } is
    } the first player.
virtu-event-family-placed =
    { $seat-who ->
        [you] You place
       *[other] { $seat } places
    } { $card-the } { $where-id ->
        [left] among the courtiers on the left
        [right] among the courtiers on the right
       *[other] { $where }
    }.
virtu-event-year-begun = Year { $number } begins.
virtu-event-token-placed = { $seat-gen } token starts in room { $room }.
virtu-event-token-moved = { $seat-gen } token moves to room { $room }.
virtu-event-side-refreshed = { $seat-gen } courtiers on the { $side } are available again.
virtu-event-step-paid =
    { $seat-who ->
        [you] You pay
       *[other] { $seat } pays
    } for one more room.
virtu-event-tapped =
    { $seat-who ->
        [you] You use
       *[other] { $seat } uses
    } { $source-the } for { $number }.
virtu-event-indulged =
    { $seat-who ->
        [you] You take
       *[other] { $seat } takes
    } an indulgence in room { $room }.
virtu-event-indulgence-cleared =
    { $seat-who ->
        [you] You remove
       *[other] { $seat } removes
    } the indulgence in room { $room }.
virtu-event-room-blocked =
    { $seat-who ->
        [you] You
       *[other] { $seat }
    } cannot use room { $room }: it is blocked.
virtu-event-acted =
    { $seat-who ->
        [you] You take
       *[other] { $seat } takes
    } the action { $action }.
virtu-event-declined =
    { $seat-who ->
        [you] You do
       *[other] { $seat } does
    } nothing with this action.
virtu-event-tile-refreshed =
    { $seat-who ->
        [you] You make
       *[other] { $seat } makes
    } { $tile-the } available again.
virtu-event-ally-renewed =
    { $seat-who ->
        [you] You re-activate
       *[other] { $seat } re-activates
    } the alliance with { $ally-the }.
virtu-event-patronage-gained =
    { $seat-who ->
        [you] You reach
       *[other] { $seat } reaches
    } step { $number } of patronage.
virtu-event-bonus-chosen =
    { $seat-who ->
        [you] You choose
       *[other] { $seat } chooses
    } the patronage bonus { $bonus }.
virtu-event-traded =
    { $seat-who ->
        [you] You earn
       *[other] { $seat } earns
    } { $number } by trade.
virtu-event-annexed =
    { $seat-who ->
        [you] You annex
       *[other] { $seat } annexes
    } { $city }.
virtu-event-marched = { $seat-gen } troop goes from { $city } to { $target }.
virtu-event-armed =
    { $seat-who ->
        [you] You gain
       *[other] { $seat } gains
    } { $number }.
virtu-event-agent-placed =
    { $seat-who ->
        [you] You place
       *[other] { $seat } places
    } an agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    }.
virtu-event-agent-lifted = { $seat-gen } agent leaves { $place-the }.
virtu-event-agent-removed =
    { $seat-who ->
        [you] You remove
       *[other] { $seat } removes
    } { $owner-gen } agent from { $place-the }.
virtu-event-sieges-begun = The sieges begin.
virtu-event-declared =
    { $seat-who ->
        [you] You declare
       *[other] { $seat } declares
    } { $source-the }: +{ $number }.
virtu-event-passed =
    { $seat-who ->
        [you] You pass
       *[other] { $seat } passes
    }.
virtu-event-field-battle-fought = Field battle before { $city }: { $seat } with { $strength }, { $rival } with { $against }.
virtu-event-field-battle-won =
    { $seat-who ->
        [you] You win
       *[other] { $seat } wins
    } the field battle before { $city } { $number-number ->
        [0] without loss
       *[other] and { $seat-who ->
                [you] lose
               *[other] loses
            } { $number }
    }.
virtu-event-field-battle-tied = { $seat } and { $rival } tie before { $city }: both lose a troop and retreat.
virtu-event-gave-up =
    { $seat-who ->
        [you] You give up your
       *[other] { $seat } gives up the
    } siege of { $city }.
virtu-event-siege-fought =
    { $seat-who ->
        [you] You besiege
       *[other] { $seat } besieges
    } { $city }: { $attack } against { $defence }.
virtu-event-city-taken =
    { $seat-who ->
        [you] You take
       *[other] { $seat } takes
    } { $city } { $number-number ->
        [0] without loss
       *[other] and { $seat-who ->
                [you] lose
               *[other] loses
            } { $number }
    }.
virtu-event-siege-lost =
    { $city } holds: { $seat-who ->
        [you] you lose
       *[other] { $seat } loses
    } a troop.
virtu-event-trophy-gained =
    { $seat-who ->
        [you] You gain
       *[other] { $seat } gains
    } a trophy from { $rival }.
virtu-event-retreated = { $seat-gen } troop retreats from { $city } to { $target }.
virtu-event-troop-lost =
    { $seat-who ->
        [you] You lose
       *[other] { $seat } loses
    } a troop before { $city }.
virtu-event-order-set = The order of turns: { $seat }.
virtu-event-last-winter = This winter is the last: { $reason }.
virtu-event-winter-begun = { $seat-gen } winter turn begins.
virtu-event-salary-paid =
    { $seat-who ->
        [you] You pay your
       *[other] { $seat } pays the
    } troops { $number-number ->
        [0] nothing
       *[other] { $number }
    }.
virtu-event-dismissed =
    { $seat-who ->
        [you] You dismiss
       *[other] { $seat } dismisses
    } a troop in { $city }.
virtu-event-assigned =
    { $seat-who ->
        [you] You move
       *[other] { $seat } moves
    } { $card-the } to room { $room }.
virtu-event-shifted =
    { $seat-who ->
        [you] You move
       *[other] { $seat } moves
    } { $card-the } to the courtiers on the { $side }.
virtu-event-recalled =
    { $seat-who ->
        [you] You move
       *[other] { $seat } moves
    } { $card-the } from a room to the courtiers on the { $side }.
virtu-event-discarded =
    { $seat-who ->
        [you] You discard
       *[other] { $seat } discards
    } { $card-the }.
virtu-event-bought =
    { $seat-who ->
        [you] You buy
       *[other] { $seat } buys
    } { $item-a }.
virtu-event-built =
    { $seat-who ->
        [you] You build
       *[other] { $seat } builds
    } a cathedral in { $city }.
virtu-event-recruited =
    { $seat-who ->
        [you] You recruit
       *[other] { $seat } recruits
    } a troop in { $city }.
virtu-event-allied =
    { $seat-who ->
        [you] You ally
       *[other] { $seat } allies
    } with { $ally-the }.
virtu-event-ally-taken-over =
    { $seat-who ->
        [you] You take
       *[other] { $seat } takes
    } over the alliance with { $ally-the } from { $rival }.
virtu-event-cashed =
    { $seat-who ->
        [you] You cash
       *[other] { $seat } cashes
    } { $number }.
virtu-event-courtier-joined = { $card-the } joins { $seat-gen } court on the { $side }.
virtu-event-forgone =
    { $seat-who ->
        [you] You forgo
       *[other] { $seat } forgoes
    } { $card-the }.
virtu-event-scored =
    { $seat-who ->
        [you] You have
       *[other] { $seat } has
    } { $number } for { $category-the }.
virtu-event-ended = The game is over: { $reason }.

# reasons

virtu-reason-undecided = nothing is decided yet
virtu-reason-no-neutral-city = no neutral city is left (V8.1)
virtu-reason-cities = somebody controls eight cities (V8.1)
virtu-reason-patronage = somebody has reached the end of the patronage track (V8.1)
virtu-reason-years = the last year has come (V8.1)
virtu-because-prestige = { $own } to { $next-number } prestige
virtu-because-crowns = { $prestige } each, but { $own } to { $next-number } in crowns
virtu-because-equal = { $prestige } and { $crowns } each

# categories

virtu-category-cities = cities
virtu-category-most-cities = most cities
    .the = the most cities
virtu-category-patronage = patronage
virtu-category-most-patronage = most patronage
    .the = the most patronage
virtu-category-cards = cards
virtu-category-tiles = tiles
virtu-category-bonuses = patronage bonuses
virtu-category-religion = religion
virtu-category-trophies = trophies
virtu-category-alliances = alliances
virtu-category-indulgences = indulgences

# names, with their articles and plurals as attributes; what is missing is the same as the name

virtu-power-florence = Florence
virtu-power-naples = Naples
virtu-power-venice = Venice
virtu-power-milan = Milan
virtu-power-rome = Rome
virtu-power-france = France
virtu-city-nice = Nice
virtu-city-turin = Turin
virtu-city-milan = Milan
virtu-city-genoa = Genoa
virtu-city-parma = Parma
virtu-city-trento = Trento
virtu-city-mantua = Mantua
virtu-city-venice = Venice
virtu-city-ravenna = Ravenna
virtu-city-florence = Florence
virtu-city-pisa = Pisa
virtu-city-siena = Siena
virtu-city-spoleto = Spoleto
virtu-city-ancona = Ancona
virtu-city-perugia = Perugia
virtu-city-civitavecchia = Civitavecchia
virtu-city-rome = Rome
virtu-city-terracina = Terracina
virtu-city-naples = Naples
virtu-city-benevento = Benevento
virtu-city-bari = Bari
virtu-city-rossano = Rossano
virtu-city-reggio = Reggio
virtu-city-messina = Messina
virtu-city-palermo = Palermo
virtu-city-corfu = Corfu
virtu-city-ragusa = Ragusa
virtu-city-ajaccio = Ajaccio
virtu-city-cagliari = Cagliari
virtu-city-tunis = Tunis
virtu-card-counsellor = Counsellor
    .a = a Counsellor
    .the = the Counsellor
    .pl = Counsellors
virtu-card-bishop = Bishop
    .a = a Bishop
    .the = the Bishop
    .pl = Bishops
virtu-card-ambassador = Ambassador
    .a = an Ambassador
    .the = the Ambassador
    .pl = Ambassadors
virtu-card-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .pl = Merchants
virtu-card-standard_bearer = Standard-bearer
    .a = a Standard-bearer
    .the = the Standard-bearer
    .pl = Standard-bearers
virtu-card-assassin = Assassin
    .a = an Assassin
    .the = the Assassin
    .pl = Assassins
virtu-card-podesta = Podestà
    .a = a Podestà
    .the = the Podestà
    .pl = Podestàs
virtu-card-maestro = Maestro
    .a = a Maestro
    .the = the Maestro
    .pl = Maestros
virtu-card-cardinal = Cardinal
    .a = a Cardinal
    .the = the Cardinal
    .pl = Cardinals
virtu-card-admiral = Admiral
    .a = an Admiral
    .the = the Admiral
    .pl = Admirals
virtu-card-banker = Banker
    .a = a Banker
    .the = the Banker
    .pl = Bankers
virtu-card-pope = Pope
    .a = the Pope
    .the = the Pope
virtu-card-lorenzo = Lorenzo de’ Medici
    .short = Lorenzo
virtu-card-soderini = Piero Soderini
    .short = Soderini
virtu-card-giovanni = Giovanni de’ Medici
    .short = Giovanni
virtu-card-alfonso = Alfonso of Calabria
    .short = Alfonso
virtu-card-ferdinand = Ferdinand II
virtu-card-federico = Federico III da Montefeltro
    .short = Federico
virtu-card-loredan = Leonardo Loredan
    .short = Loredan
virtu-card-council = Council of Ten
    .a = the Council of Ten
    .the = the Council of Ten
virtu-card-alviano = Bartolomeo d’Alviano
    .short = d’Alviano
virtu-card-galeazzo = Gian Galeazzo Sforza
    .short = Gian Galeazzo
virtu-card-caterina = Caterina Sforza
    .short = Caterina
virtu-card-ascanio = Ascanio Sforza
    .short = Ascanio
virtu-card-alexander = Alexander VI
virtu-card-cesare = Cesare Borgia
    .short = Cesare
virtu-card-lucrezia = Lucrezia Borgia
    .short = Lucrezia
virtu-card-machiavelli = Machiavelli
virtu-card-charles = Charles VIII
virtu-card-louis = Louis of Orléans
    .short = Louis
virtu-card-ludovico = Ludovico Sforza
    .short = Ludovico
virtu-card-briconnet = Cardinal Briçonnet
    .short = Briçonnet
virtu-card-aragon = Federico of Aragon
    .short = Federico
virtu-card-gonzalo = Gonzalo de Córdoba
    .short = Gonzalo
virtu-card-piero = Piero de’ Medici
    .short = Piero
virtu-card-savonarola = Girolamo Savonarola
    .short = Savonarola
virtu-card-barbarigo = Agostino Barbarigo
    .short = Barbarigo
virtu-card-gonzaga = Francesco Gonzaga
    .short = Gonzaga
virtu-symbol-florin = florin
    .a = a florin
    .the = the florin
    .pl = florins
virtu-symbol-crown = crown
    .a = a crown
    .the = the crown
    .pl = crowns
virtu-symbol-cross = cross
    .a = a cross
    .the = the cross
    .pl = crosses
virtu-symbol-cavalry = cavalry
    .a = a cavalry symbol
    .the = the cavalry symbol
virtu-symbol-ship = ship
    .a = a ship
    .the = the ship
    .pl = ships
virtu-symbol-mask = mask
    .a = a mask
    .the = the mask
    .pl = masks
virtu-symbol-war = war +1
    .a = a war symbol
    .the = the war symbol
    .pl = war symbols
virtu-symbol-arrow = arrow
    .a = an arrow
    .the = the arrow
    .pl = arrows
virtu-side-left = left
    .the = the left
virtu-side-right = right
    .the = the right
virtu-action-govern = Govern
virtu-action-patronage = Patronage
virtu-action-trade = Trade
virtu-action-annex = Annex
virtu-action-war = War
virtu-action-intrigue = Intrigue
virtu-title-principality = Principality
    .a = a Principality
    .the = the Principality
    .pl = Principalities
virtu-title-duchy = Duchy
    .a = a Duchy
    .the = the Duchy
    .pl = Duchies
virtu-title-kingdom = Kingdom
    .a = a Kingdom
    .the = the Kingdom
    .pl = Kingdoms
virtu-title-republic = Republic
    .a = a Republic
    .the = the Republic
    .pl = Republics
virtu-title-guild = Guild
    .a = a Guild
    .the = the Guild
    .pl = Guilds
virtu-title-artillery = Artillery
    .the = the Artillery
virtu-title-kingdom_of_france = Kingdom of France
    .a = the Kingdom of France
    .the = the Kingdom of France
virtu-title-cathedral = Cathedral
    .a = a Cathedral
    .the = the Cathedral
    .pl = Cathedrals
virtu-ally-ottomans = Ottomans
    .a = the Ottomans
    .the = the Ottomans
virtu-ally-france = France
virtu-ally-empire = Empire
    .a = the Empire
    .the = the Empire
virtu-bonus-leonardo = Leonardo
virtu-bonus-copernicus = Copernicus
virtu-bonus-michelangelo = Michelangelo
virtu-bonus-columbus = Columbus
virtu-bonus-machiavelli = Machiavelli
virtu-bonus-bastion = Bastion
    .a = the Bastion
    .the = the Bastion
virtu-bonus-the_prince = The Prince
virtu-bonus-duomo = Duomo
    .a = the Duomo
    .the = the Duomo
virtu-bonus-sistine = Sistine Chapel
    .a = the Sistine Chapel
    .the = the Sistine Chapel
    .short = Sistine
virtu-bonus-artillery = Artillery
    .the = the Artillery
virtu-place-marker-florence = influence marker of Florence
    .a = the influence marker of Florence
    .the = the influence marker of Florence
virtu-place-marker-rome = influence marker of Rome
    .a = the influence marker of Rome
    .the = the influence marker of Rome
virtu-place-marker-venice = influence marker of Venice
    .a = the influence marker of Venice
    .the = the influence marker of Venice
virtu-source-card = the room’s card
virtu-source-upgrade = the room’s upgrade
virtu-source-print = the room itself
virtu-source-indulgence = indulgence
    .a = an indulgence
    .the = the indulgence
    .pl = indulgences
virtu-source-token = War +1 token
    .a = a War +1 token
    .the = a War +1 token
    .pl = War +1 tokens
virtu-room-of = room { $room } of { $power }

# numbers with their unit

virtu-unit-florin = { $number ->
        [0] no florins
        [one] { $number } florin
       *[other] { $number } florins
    }
virtu-unit-crown = { $number ->
        [0] no crowns
        [one] { $number } crown
       *[other] { $number } crowns
    }
virtu-unit-cross = { $number ->
        [0] no crosses
        [one] { $number } cross
       *[other] { $number } crosses
    }
virtu-unit-cavalry = { $number ->
        [0] no cavalry
       *[other] { $number } cavalry
    }
virtu-unit-ship = { $number ->
        [0] no ships
        [one] { $number } ship
       *[other] { $number } ships
    }
virtu-unit-mask = { $number ->
        [0] no masks
        [one] { $number } mask
       *[other] { $number } masks
    }
virtu-unit-war = { $number ->
        [0] no war symbols
        [one] { $number } war symbol
       *[other] { $number } war symbols
    }
virtu-unit-arrow = { $number ->
        [0] no arrows
        [one] { $number } arrow
       *[other] { $number } arrows
    }
virtu-unit-troop = { $number ->
        [0] no troops
        [one] { $number } troop
       *[other] { $number } troops
    }
virtu-unit-agent = { $number ->
        [0] no agents
        [one] { $number } agent
       *[other] { $number } agents
    }
virtu-unit-war-token = { $number } { $number ->
        [one] War +1 token
       *[other] War +1 tokens
    }
virtu-unit-prestige = { $number ->
        [0] no prestige
       *[other] { $number } prestige
    }
virtu-unit-step = { $number } { $number ->
        [one] step
       *[other] steps
    }
virtu-unit-room = { $number ->
        [0] no rooms
        [one] { $number } room
       *[other] { $number } rooms
    }
virtu-unit-symbol = { $number ->
        [0] no symbols
        [one] { $number } symbol
       *[other] { $number } symbols
    }
virtu-unit-sea = { $number } { $number ->
        [one] sea
       *[other] seas
    }
virtu-unit-city = { $number ->
        [0] no cities
        [one] { $number } city
       *[other] { $number } cities
    }
virtu-unit-card = { $number ->
        [0] no cards
        [one] { $number } card
       *[other] { $number } cards
    }
virtu-unit-trophy = { $number ->
        [0] no trophies
        [one] { $number } trophy
       *[other] { $number } trophies
    }
virtu-unit-influence = { $number ->
        [0] no influence
       *[other] { $number } influence
    }
virtu-unit-tile = { $number ->
        [0] no tiles
        [one] { $number } tile
       *[other] { $number } tiles
    }
virtu-unit-crown-or-cross = { $number } { $number ->
        [one] crown or cross
       *[other] crowns or crosses
    }

# things and what is said of them

virtu-room = room { $room }
virtu-room-action = { $room } ({ $action })
virtu-blocked-room = blocked
virtu-no-action = no action
virtu-cathedral-of = Cathedral of { $city }
    .the = the Cathedral of { $city }
virtu-courtier = { $card } on the { $side }
    .the = { $card-the } on the { $side }
virtu-where-into = in room { $room }
virtu-where-under = under the card in room { $room }
virtu-patronage-bonus = a patronage bonus
virtu-bonus-any = person or work
virtu-bonus-person = person
virtu-bonus-work = work
virtu-ally-free = { $ally-the } ({ $price })
virtu-ally-own = { $ally-the } (your ally)
virtu-ally-of = { $ally-the } ({ $seat-gen } ally)
virtu-siege-of = siege of { $city }
virtu-siege-against = siege of { $city } against { $rival }
virtu-siege-by = { $rival-gen } siege of { $city }
virtu-field-against = field battle before { $city } against { $rival }
virtu-falling-to-attacker = the city falls
virtu-holding-to-attacker = you need { $by } more
virtu-falling-to-defender = the city falls unless you add { $by }
virtu-holding-to-defender = the city holds
virtu-field-ahead = you are { $by } ahead
virtu-field-behind = you are { $by } behind
virtu-field-tied = it is a tie
virtu-sum-value = city value
virtu-sum-troops =
    { $number ->
        [one] troop
       *[other] troops
    }
virtu-sum-declared = declared
virtu-sum-own-agent = attacker’s agent
virtu-sum-other-agent = enemy agent
virtu-sum-bastion = Bastion
virtu-for-patronage = step { $step } of patronage
virtu-for-annexing = annexing { $city }
virtu-for-tokens = War +1 tokens
virtu-for-marching = going from { $city } to { $target }
virtu-for-placing =
    placing an agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    }
virtu-for-moving =
    moving the agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    } to { $target-the }
virtu-for-removing =
    removing the agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    }
virtu-for-clearing = removing the indulgence in { $room }
virtu-for-declaring = the bonus before { $city }
virtu-for-retreating = retreating from { $city } to { $target }
virtu-for-salary = keeping your troops
virtu-for-buying = { $item-the }
virtu-for-recruiting = a troop in { $city }
virtu-for-alliance = the alliance with { $ally-the }
virtu-for-step = one more room
virtu-for-anything = this payment

# moves

virtu-move-enough = enough
virtu-move-pass = pass
virtu-move-act = yes, do it
virtu-move-decline = no
virtu-move-step = go on to the next room
virtu-move-stop = stop and act
virtu-move-pay-step = pay florins for one more room
virtu-move-clear-cross = remove it for a cross
virtu-move-clear-crowns = remove it for crowns
virtu-move-declare-token = declare a War +1 token
virtu-move-declare-leonardo = declare Leonardo
virtu-move-give-up = give up the siege
virtu-move-lose-troop = lose the troop
virtu-move-forgo = forgo the card
virtu-move-enter = start in { $room }
virtu-move-into = into { $room }
virtu-move-under = under the card of { $room }
virtu-move-to = to the courtiers on the { $side }
virtu-move-tap = { $symbol } of { $source-the }
virtu-move-refresh = make { $tile-the } available
virtu-move-renew = re-activate the alliance with { $ally-the }
virtu-move-choose = choose { $bonus }
virtu-move-annex = annex { $city }
virtu-move-from = move a troop from { $city }
virtu-move-march = by road to { $city }
virtu-move-sail = by sea to { $city }
virtu-move-place =
    place an agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    }
virtu-move-lift =
    move the agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    }
virtu-move-remove =
    remove the agent { $place-id ->
        [room-of] in { $place }
        [ottomans] with { $place-the }
        [france] with { $place-the }
        [empire] with { $place-the }
        [marker-florence] on { $place-the }
        [marker-rome] on { $place-the }
        [marker-venice] on { $place-the }
       *[other] in { $place }
    }
virtu-move-besiege = besiege { $city }
virtu-move-salary =
    { $florins-number ->
        [0] pay nothing
       *[other] pay { $florins }
    }
virtu-move-dismiss = dismiss a troop in { $city }
virtu-move-assign = { $card }, { $side }: to { $room }
virtu-move-shift = { $card }: from the { $side } to the { $target }
virtu-move-discard = discard { $card }, { $side }
virtu-move-recall-card = the card of { $room }: to the courtiers on the { $side }
virtu-move-recall-upgrade = the upgrade of { $room }: to the courtiers on the { $side }
virtu-move-buy = buy { $item-a }
virtu-move-build = build in { $city }
virtu-move-recruit = recruit in { $city }
virtu-move-ally = ally with { $ally-the }
virtu-move-lot =
    { $seat-who ->
        [you] you go first
       *[other] { $seat } goes first
    }
virtu-move-power = { $power }

# options

virtu-option-opener = First player
virtu-option-opener-about = Drawn by lot, or a seat of your choice; then clockwise.
virtu-option-opener-usual = by lot
virtu-option-opener-value = seat { $number }
virtu-option-powers-by-seat = Powers by seat
virtu-option-powers-by-seat-about = Seat 0 plays Florence, then Naples, Venice, Milan, Rome; otherwise powers are drawn by lot.
virtu-option-years = Last year
virtu-option-years-about = The game ends after this year at the latest.
virtu-option-years-usual = year 25
virtu-option-years-value = year { $number }
virtu-option-first-games = For first games
virtu-option-first-games-about = At most one enemy agent in each palace.
virtu-option-empire-unused = Empire’s cross unused
virtu-option-empire-unused-about = The Empire’s cross counts at the end only if its bonus is unused.

# table

virtu-table-year = Year { $year } of at most { $last }
virtu-table-phase-families = Families are placed
virtu-table-phase-spring = Spring
virtu-table-phase-sieges = Sieges
virtu-table-phase-winter = Winter
virtu-table-phase-over = The game is over
virtu-table-order = Order
virtu-table-last = This winter is the last.
virtu-table-florins = Florins
    .short = Fl
virtu-table-cities = Cities
    .short = Ci
virtu-table-troops = Troops
    .short = Tr
virtu-table-agents = Agents
    .short = Ag
virtu-table-patronage = Patronage
    .short = Pa
virtu-table-prestige = Prestige
    .short = Pr
virtu-table-ready = Ready to pay
    .short = Ready
virtu-table-tokens = { $number } × War +1
virtu-table-palace = Palace of { $power }  (● token, ! indulgence, ▲ enemy agent)
virtu-table-no-action = no action
virtu-table-free = free
virtu-table-short = { $symbols } short
virtu-table-too-far = too far
virtu-table-left = Left (back in room { $room }):
virtu-table-right = Right (back in room { $room }):
virtu-table-domain = Domain:
virtu-table-price = Price
virtu-table-missing = Missing
virtu-table-slack = { $number } less
virtu-table-pool = Pool
virtu-table-sources = Gives:
virtu-table-lost = lost: { $symbols }
virtu-table-siege = siege of { $city }
virtu-table-field = field battle before { $city }
virtu-table-attack = Attack
virtu-table-defence = Defence
virtu-table-nobody = nobody
virtu-table-versus = { $attack } against { $defence }
virtu-table-declare = To declare:
virtu-table-market = For sale (✓ affordable): price→symbols, ★ prestige
virtu-table-sold-out = (sold out)
virtu-table-roads = Further roads
virtu-table-reconstructed = Components partly reconstructed; an owner of the box can correct them.
virtu-plain-seat = { $name }: { $florins }, { $cities }, { $troops }, { $prestige }.
virtu-plain-order = Order of turns: { $seats }
virtu-plain-source = { $name } with { $symbols }
virtu-plain-exhausted = { $thing }, exhausted
virtu-plain-reach = for { $price }
virtu-plain-short = { $symbols } short
virtu-plain-token = the token is here
virtu-plain-indulgence = indulgence
virtu-plain-enemy-agent = enemy agent
virtu-plain-rooms = Rooms, clockwise: { $rooms }.
virtu-plain-court = Courtiers on the left: { $left }; on the right: { $right }.
virtu-plain-domain = Domain: { $tiles }.
virtu-plain-pool = In the pool: { $symbols }.
virtu-plain-ready = Ready to pay: { $symbols }.
virtu-plain-troops = Troops: { $troops }.
virtu-plain-agents = Agents: { $places }; in stock { $stock }.
virtu-plain-trophies = Trophies from: { $trophies }.
virtu-plain-ware =
    { $item } for { $price }: shows { $symbols }. { $left ->
        [0] Sold out.
       *[other] { $left } left.
    }
virtu-plain-action = Action: { $action }.
virtu-page-map = map
virtu-page-palace = palace of { $power }
virtu-page-market = market
virtu-page-tracks = tracks
virtu-page-prestige = prestige
virtu-page-agents = agents
virtu-page-symbols = symbols
virtu-page-alliances = alliances
virtu-page-city = { $city } ({ $owner }), value { $value }: { $symbols }.
virtu-page-roads = Roads to { $roads }.
virtu-page-pirates = A pirate port: only a siege takes it.
virtu-page-troops = { $troops } ({ $seat }).
virtu-page-agent = An agent ({ $seat }).
virtu-page-neutral = neutral
virtu-page-port = Port: { $seas }.
virtu-page-ally = { $ally }: { $price }. Ally of: { $seat }. Agents: { $agents }.
virtu-page-standing = Now: { $seats }.
virtu-page-total = Total
virtu-explain-total = Prestige if it ended now: { $sum }
virtu-explain-signs = On the map: the owner’s seat (· nobody), the name, the value, ~ port, † cathedral, 1▮2 troops of seat 1, ▮2 of the owner, ▲1 agent of seat 1. In brackets: exhausted, used or too expensive. ● token, ! indulgence.

# the report: the table in words

virtu-report-owner = { $seat }, { $power }
virtu-report-attacker = { $seat-gen } attack: { $sum }.
virtu-report-defender = { $seat-gen } defence: { $sum }.
virtu-report-no-defender = Defence: { $sum }.
virtu-report-payment = Payment
virtu-report-price = Price of { $purpose }: { $price }.
virtu-report-slack = An agent’s discount: { $symbols } less.
virtu-report-missing = Still missing: { $symbols }.
virtu-report-tokens = { $tokens }.
virtu-report-troops-in = { $city } { $number }
virtu-report-patronage = Patronage: step { $step }; bonuses: { $bonuses-number ->
        [0] none
       *[other] { $bonuses }
    }.
virtu-report-palace = Palace of { $power }
virtu-report-room = Room { $room }: { $things }.
virtu-report-acts = { $card } ({ $action })
virtu-report-cities = Cities
virtu-report-market = Market
