"""What is offered, what is missing, and what is really paid."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    BITS,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    FULL,
    MAP,
    SYMBOLS,
    count_of,
)
from signoria.games.virtu.events import (
    CASHED,
)
from signoria.games.virtu.phrases import CITY
from signoria.games.virtu.prospects.question import TOO_DEAR
from signoria.games.virtu.steps.war import CHOOSE_ROUTE
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Phrase, Quote
from signoria.kernel.play import asked, choices
from virtu_outlooks.moments import Checks, Moment, follow, is_told, packed, tapped


def check_moves(m: Moment, done: Checks) -> None:
    """Just what is allowed is offered; what is not allowed says why."""
    allowed = {move.text for move in choices(m.s, m.seat)}
    named = {text for prospect in m.told.prospects for text in prospect.moves}
    assert named <= allowed, f"{m.question}: {named - allowed} offered"
    mere_words = {text for text in allowed if isinstance(m.find(text), moves.Word)}
    assert allowed - mere_words <= named, f"{m.question}: {allowed - named} not named"
    for prospect in m.told.prospects:
        assert bool(prospect.moves) != (prospect.why_not is not None)
        assert prospect.moves == () or not prospect.short
        assert bool(prospect.rule) == (prospect.why_not is not None)
        if prospect.why_not is not None:
            done["refused"] += 1


def written(phrase: Phrase) -> str:
    """The notation of the move that a refusal is about."""
    quote = phrase.args["move"]
    assert isinstance(quote, Quote)
    return quote.text


def check_short(m: Moment, done: Checks) -> None:
    """With what is missing it can be paid; with one symbol less it cannot."""
    for prospect in m.told.prospects:
        if not prospect.short or m.question == "move-token":
            continue
        assert prospect.why_not is not None
        move = m.find(written(prospect.why_not))
        short = packed(prospect.short)
        assert refused(m, prospect, move, 0) in TOO_DEAR
        assert refused(m, prospect, move, short) not in TOO_DEAR
        for kind in range(EITHER + 1):
            if short >> BITS * kind & FULL:
                assert refused(m, prospect, move, short - (1 << BITS * kind)) in TOO_DEAR
        done["short"] += 1
    for prospect in m.told.prospects:
        if prospect.why_not is not None and prospect.why_not.key.removeprefix("refusal-") in TOO_DEAR:
            assert prospect.short


def refused(m: Moment, prospect: Prospect, move: Move, gift: int) -> str:
    """Why a move is refused to a seat that is given symbols; "" if it is not."""
    s = m.s.copy()
    s.florins = [florins + (gift & FULL if seat == m.seat else 0) for seat, florins in enumerate(s.florins)]
    s.pool += gift >> BITS << BITS & (1 << BITS * EITHER) - 1
    s.pool += gift >> BITS * EITHER << BITS * CROWN
    step = asked(s, m.seat)
    assert step is not None
    if m.question == "lead-troops" and isinstance(move, moves.InCity):
        start = next(city for city in range(MAP) if CITY(city) == prospect.brings[0].args["city"])
        why = CHOOSE_ROUTE[m.seat * MAP + start].refuse(s, move)
    else:
        why = step.refuse(s, move)
    return "" if why is None else why.code


def check_prices(m: Moment, done: Checks) -> None:
    """Following the plan costs what was told: florins leave the treasury, symbols come from sources or the pool."""
    for prospect in m.told.prospects:
        if not prospect.price or not prospect.moves or m.question == "move-token":
            continue
        s = m.table()
        price = packed(prospect.price)
        need = follow(m, s, prospect.way or prospect.moves[:1])
        assert need in (price, -1)
        elsewhere, room = tapped(s, m.seat, in_room=False), tapped(s, m.seat, in_room=True)
        slack = (
            1 if m.question == "forge-alliance" and any(one.key == "outlook-discount" for one in prospect.brings) else 0
        )
        got = [count_of(m.s.pool, kind) + elsewhere[kind] + room[kind] for kind in range(SYMBOLS)]
        lacking = sum([max(0, count_of(price, kind) - got[kind]) for kind in range(1, SYMBOLS)])
        spare = sum([max(0, got[kind] - count_of(price, kind)) for kind in (CROWN, CROSS)])
        assert lacking + max(0, (price >> BITS * EITHER) - spare) <= slack
        if not is_told(s, CASHED, m.seat) and not slack:
            spent = m.s.florins[m.seat] + elsewhere[FLORIN] - s.florins[m.seat]
            from_room = count_of(m.s.pool, FLORIN) + room[FLORIN]
            assert spent == count_of(price, FLORIN) if not from_room else spent <= count_of(price, FLORIN)
            assert spent + from_room >= count_of(price, FLORIN)
        done["price"] += 1
