"""Tables of The Castles of Tuscany for tests: positions written as a player would set them up."""

from __future__ import annotations

import tomllib

import signoria
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.sums import points_by_reason
from signoria.games.tuscany.view import EstateView, TuscanyView
from signoria.kernel.game import Data
from signoria.kernel.phrases import Plain
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded
from signoria.kernel.steps import CHANCE

LEVEL: Data = {"order": "a b c", "turned": "none", "shift": "0 0"}
# Seat 0 next to its castle: villages a7 a8 b2 in one area, monasteries b3 b4, single farms a4 a10, carriage b5.
SEATS: tuple[Data, ...] = (
    {"boards": ["a1", "b1", "c1"], "start": "a9", **LEVEL},
    {"boards": ["a2", "b2", "c2"], "start": "a3", **LEVEL},
    {"boards": ["a3", "b3", "c3"], "start": "a10", **LEVEL},
    {"boards": ["a4", "b4", "c4"], "start": "a4", **LEVEL},
)
EMPTY: Data = {}


def lay(
    text: str = "turn = 0", seats: int = 2, *, components: str | None = None, **options: bool | int
) -> signoria.Match:
    """A match from a position in TOML, in which chance waits for the test. What is of seat 1 stands below `[s1]`."""
    given = tomllib.loads(text)
    table = [{**SEATS[seat], **given.pop(f"s{seat}", EMPTY)} for seat in range(seats)]
    data: Data = {"seat": table, "options": {**given.pop("options", {}), **options}, **given}
    game = find("tuscany")
    return signoria.Match(game, game.read_position({"game": "tuscany", **data}, components), None, data)


def start(seats: int = 2, **options: bool | int) -> signoria.Match:
    """A new match in which nothing has been dealt."""
    game = find("tuscany")
    return signoria.Match(game, game.start(seats, game.check_options(options, seats), None), None)


def state(match: signoria.Match) -> Tuscany:
    """The engine's state."""
    found = match.state
    assert isinstance(found, Tuscany)
    return found


def view(match: signoria.Match, seat: int | None = None) -> TuscanyView:
    """The table as a seat, or a spectator, sees it."""
    found = match.view(seat)
    assert isinstance(found, TuscanyView)
    return found


def at(match: signoria.Match, seat: int) -> EstateView:
    """What lies before a seat."""
    return view(match).table[seat]


def asked(match: signoria.Match) -> str:
    """Who is asked what: `0 pay`; `*` and the step where chance must act."""
    if match.state.actor == CHANCE:
        return f"* {match.state.stack[-1].name()}"
    if not match.to_act:
        return ""
    seat = match.to_act[0]
    return f"{seat} {(match.view(seat).prompt or '').split()[0]}"


def points(match: signoria.Match, seat: int) -> dict[str, int]:
    """A seat's points by reason, green and red."""
    one = at(match, seat)
    return {**points_by_reason(one.green), **points_by_reason(one.red)}


def told(match: signoria.Match, kind: str) -> list[dict[str, Plain]]:
    """The events of one kind, as all saw them."""
    return [event.plain for event in match.events() if event.kind == kind]


def scored(match: signoria.Match) -> list[str]:
    """All points so far: `0 green 3 area`."""
    found = []
    for event in match.events():
        if event.kind in ("green-scored", "red-scored"):
            args = event.plain
            found.append(f"{args['seat']} {event.kind.partition('-')[0]} {args['points']} {args['why']}")
    return found


def go(match: signoria.Match, *moves: str) -> signoria.Match:
    """Play moves by whoever is to act; `* deal farm` is chance's, and `*` lets chance do what it likes."""
    for move in moves:
        if move == "*":
            roll(match)
        elif move.startswith("* "):
            assert match.state.actor == CHANCE, f"{move}: {asked(match)} comes next"
            found = match.game.catalogue.find(move[2:])
            assert found is not None, move
            assert match.state.stack[-1].refuse(match.state, found) is None, move
            match.befall(found)
        else:
            assert match.state.actor != CHANCE, f"{move}: {asked(match)} comes first"
            match.play(match.to_act[0], move)
    return match


def roll(match: signoria.Match, seed: int = 1) -> signoria.Match:
    """Let chance act until a seat must."""
    rng = seeded(seed)
    while match.state.actor == CHANCE:
        match.befall(match.state.stack[-1].draw(match.state, rng))
    return match


def picks(match: signoria.Match) -> list[str]:
    """The choices of whoever is to act."""
    return [move.text for move in match.choices(match.to_act[0])]


def odds(match: signoria.Match) -> dict[str, int]:
    """What chance can bring now, with weights."""
    return {move.text: weight for move, weight in match.state.stack[-1].odds(match.state)}


def why(match: signoria.Match, *moves: str) -> list[str]:
    """Why not, for each of these moves of whoever is to act; "" for an allowed one."""
    found = [match.why_not(match.to_act[0], move) for move in moves]
    return ["" if refusal is None else f"{refusal.code} {refusal.rule}" for refusal in found]
