"""What a sensible player would answer: a payment, the symbols of Govern and Trade, and what may be sent with them."""

from __future__ import annotations

from signoria.games.virtu import bot, moves
from signoria.games.virtu.components import BITS, CROSS, CROWN, FULL, SHIP, TRADE, WAR, count_of
from signoria.games.virtu.phrases import ACTION, ALLY, room_arg, source_arg, symbols_listed, tile_arg
from signoria.games.virtu.prospects.question import Brings, Question, some
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import Gather, RefreshTiles
from signoria.games.virtu.steps.cashing import Cash
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Arg, Count, Listed, Phrase
from signoria.kernel.play import asked, choices, play, settle

PLAN = Phrase("outlook-plan")


def texts_of(made: list[Move]) -> tuple[str, ...]:
    """Moves in their notation."""
    return tuple(move.text for move in made)


def way(thing: Arg, made: list[Move], brings: Brings = ()) -> Prospect:
    """Several moves as one answer."""
    texts = texts_of(made)
    return Prospect(thing=thing, moves=texts[:1], way=texts, brings=brings)


def indulging(s: Virtu, seat: int) -> Phrase:
    """V5.1: an indulgence lies in the token's room from then on."""
    return Phrase("outlook-indulges", {"room": room_arg(s.token[seat])})


def unused(s: Virtu) -> int:
    """Symbols that were tapped and not used yet; war symbols become tokens when they are paid for (V4.5)."""
    return s.pool & ~(FULL << BITS * WAR)


def exhausting(made: list[Move]) -> Phrase | None:
    """The sources that these moves use."""
    sources = [source_arg(move.source) for move in made if isinstance(move, moves.Tap)]
    return Phrase("outlook-exhausts", {"sources": Listed(tuple(sources))}) if sources else None


# Payments


def planned(q: Question) -> tuple[Prospect, ...]:
    """The rest of the payment as a sensible plan would make it; then the same, with the end of the action after it."""
    after, taps = by_plan(q.s, q.seat)
    later = after.copy()
    settle(later)
    left = "outlook-keeps" if unused(later) == unused(after) else "outlook-wastes"
    brings = some(
        (
            indulging(q.s, q.seat) if after.indulgences != q.s.indulgences else None,  # first, for it costs prestige
            exhausting(taps),
            Phrase(left, {"symbols": symbols_listed(unused(after))}) if unused(after) else None,
            Phrase("outlook-treasury", {"florins": Count(after.florins[q.seat], "florin")}),
        )
    )
    action = q.ended_by_word(asked(later, q.seat))
    if action is None:
        return (way(PLAN, taps, brings),)
    ended = way(Phrase("outlook-plan-end", {"action": ACTION(action)}), [*taps, moves.ENOUGH])
    return way(PLAN, taps, brings), ended


def by_plan(s: Virtu, seat: int) -> tuple[Virtu, list[Move]]:
    """The state when the payment in hand has been made by plan and nothing has followed yet; and how it was made."""
    after = s.copy()
    taps = []
    while after.need:
        step = after.stack[-1]
        move = bot.best_tap(after, seat, step.choices(after))
        taps.append(move)
        after.stack.pop().take(after, move)
    return after, taps


# Govern and Trade


def gathering(q: Question) -> tuple[Prospect, ...]:
    """V4.1, V4.3: the symbols that are worth their sources; for Govern, then also with what they are used for."""
    assert isinstance(q.step, Gather)
    after, seat = q.s.copy(), q.seat
    made: list[Move] = []
    while moves.ENOUGH not in made:
        made.append(bot.gather(after, seat, choices(after, seat)))
        gathered = after.pool
        play(after, seat, made[-1])
    if not gathered:
        return ()
    ships = count_of(gathered, SHIP)
    worth = traded(after, ships) if q.step.action == TRADE else awakening(after, gathered)
    found = [way(PLAN, made, some((exhausting(made), worth)))]
    if isinstance(asked(after, seat), Cash):
        made.append(moves.ENOUGH)
        play(after, seat, moves.ENOUGH)
    woken = awake(after, seat)
    if woken:
        found.append(way(refreshment(woken), [*made, *woken]))
    return tuple(found)


def traded(s: Virtu, ships: int) -> Phrase:
    """V4.3: what ships bring."""
    return Phrase("outlook-trades", {"florins": Count(ships * s.edition.ship_florins, "florin")})


def awakening(s: Virtu, gathered: int) -> Phrase:
    """V4.1: how many tiles the gathered symbols refresh at most."""
    symbols = count_of(gathered, CROWN) + count_of(gathered, CROSS)
    return Phrase("outlook-refreshes", {"tiles": Count(symbols * s.edition.refreshed, "tile")})


def refreshing(q: Question) -> Prospect:
    """V4.1: what is most worth refreshing."""
    woken = awake(q.s.copy(), q.seat)
    return way(refreshment(woken), woken)


def awake(s: Virtu, seat: int) -> list[Move]:
    """V4.1: what is most worth refreshing is refreshed, as long as there are symbols for it."""
    made: list[Move] = []
    step = asked(s, seat)
    while isinstance(step, RefreshTiles):
        made.append(bot.quick(s, seat, step, step.choices(s)))
        play(s, seat, made[-1])
        step = asked(s, seat)
    return made


def refreshment(made: list[Move]) -> Phrase:
    """V4.1: to refresh these tiles and alliances."""
    things = [named for move in made for named in refreshed_by(move)]
    return Phrase("outlook-plan-refresh", {"tiles": Listed(tuple(things))})


def refreshed_by(move: Move) -> tuple[Arg, ...]:
    """The tile or the alliance that a move refreshes."""
    if isinstance(move, moves.Refresh):
        return (tile_arg(move.tile),)
    return (ALLY(move.ally),) if isinstance(move, moves.WithAlly) else ()
