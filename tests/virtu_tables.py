"""Tables of Virtù for tests: positions written as a player would set them up, by the names of powers."""

from __future__ import annotations

import tomllib

import signoria
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.view import SeatTable, VirtuView
from signoria.kernel import play
from signoria.kernel.game import Data
from signoria.kernel.phrases import Plain, Sum

POWERS = ("florence", "naples", "venice", "milan", "rome")
HOMES = {
    "florence": ["florence", "pisa"],
    "naples": ["naples", "bari"],
    "venice": ["venice", "corfu"],
    "milan": ["milan", "turin"],
    "rome": ["rome", "civitavecchia"],
}
FLORENCE, NAPLES, VENICE, MILAN, ROME = range(5)
EMPTY: Data = {}


def lay(text: str, seats: int = 4, *, components: str | None = None, **options: bool | int) -> signoria.Match:
    """A match from a position in TOML. Powers sit in the order of the rules, with their homes, if nothing else is said.

    What belongs to a power stands below its name: `[venice]`.
    """
    given = tomllib.loads(text)
    table = []
    for power in POWERS[:seats]:
        own = given.pop(power, EMPTY)
        table.append({"power": power, "cities": HOMES[power], **own})
    data: Data = {"seat": table, "options": {**given.pop("options", {}), **options}, **given}
    return signoria.from_position("virtu", data, seed=1, components=components)


def state(match: signoria.Match) -> Virtu:
    """The engine's state."""
    found = match.state
    assert isinstance(found, Virtu)
    return found


def view(match: signoria.Match, seat: int | None = None) -> VirtuView:
    """The table as a seat, or a spectator, sees it."""
    found = match.view(seat)
    assert isinstance(found, VirtuView)
    return found


def at(match: signoria.Match, seat: int) -> SeatTable:
    """What lies before a seat."""
    return view(match).table[seat]


def asked(match: signoria.Match) -> str:
    """Who is asked what: `0 pay`."""
    seat = match.to_act[0]
    return f"{seat} {(match.view(seat).prompt or '').split()[0]}"


def told(match: signoria.Match, kind: str) -> list[dict[str, Plain]]:
    """The events of one kind, as all saw them: ids, numbers, seats and totals."""
    return [event.plain for event in match.events() if event.kind == kind]


def terms(match: signoria.Match, kind: str, side: str) -> list[dict[str, int]]:
    """The terms of a sum that events of one kind tell, by their reasons."""
    found = [event.args[side] for event in match.events() if event.kind == kind]
    return [by_reason(one) for one in found if isinstance(one, Sum)]


def by_reason(found: Sum) -> dict[str, int]:
    """A sum's terms by their reasons, which add up."""
    assert sum(term.amount for term in found.terms) == found.total
    return {term.why.key.partition("-")[2]: term.amount for term in found.terms}


def missing(match: signoria.Match) -> str:
    """What is missing of the payment in hand: `2 crown 1 ship`."""
    payment = view(match).payment
    return " ".join(f"{one.number} {one.unit}" for one in payment.missing) if payment else ""


def prestige(match: signoria.Match, seat: int) -> dict[str, int]:
    """A seat's prestige if it ended now, by category; those without any are left out."""
    return by_reason(view(match).prestige[seat])


def go(match: signoria.Match, *moves: str) -> signoria.Match:
    """Play moves by whoever is to act; `0 tap …` names the seat too, and must be right."""
    for move in moves:
        seat = match.to_act[0]
        text = move
        if move[0].isdigit():
            number, _, text = move.partition(" ")
            assert int(number) == seat, f"{move}: seat {seat} is to act, {match.view(seat).prompt}"
        match.play(seat, text)
    if match.to_act:
        picks(match)
    return match


def picks(match: signoria.Match) -> list[str]:
    """The choices of whoever is to act: just what is not refused."""
    seat = match.to_act[0]
    found = [move.text for move in match.choices(seat)]
    step = play.asked(match.state, seat)
    assert step is not None
    assert found == [move.text for move in step.candidates(match.state) if step.refuse(match.state, move) is None]
    return found


def why(match: signoria.Match, *moves: str) -> list[str]:
    """Why not, for each of these moves of whoever is to act; "" for an allowed one."""
    found = [match.why_not(match.to_act[0], move) for move in moves]
    return ["" if refusal is None else f"{refusal.code} {refusal.rule}" for refusal in found]


def siege(text: str, seats: int = 4, *moves: str) -> signoria.Match:
    """The end of spring, and what is done there."""
    return go(lay('phase = "sieges"\n' + text, seats), *moves)


def result(match: signoria.Match, number: int = -1) -> tuple[object, object, bool]:
    """Defence and attack of a siege, and whether the city fell."""
    last = told(match, "siege-fought")[number]
    fell = [row["city"] for row in told(match, "city-taken")]
    return last["defence"], last["attack"], last["city"] in fell
