"""Tables for tests: positions written as a player would set them up."""

from __future__ import annotations

import tomllib

import msgspec

import signoria
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.game import View
from signoria.kernel.phrases import Plain


def lay(text: str, seed: int = 1, **options: bool | int) -> signoria.Match:
    """A match from a position of Condottiere in TOML; options may be given as keywords."""
    data = tomllib.loads(text)
    data["options"] = {**data.get("options", {}), **options}
    return signoria.from_position("condottiere", data, seed=seed)


def play(match: signoria.Match, *moves: str) -> signoria.Match:
    """Play moves written `0 play winter`."""
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    return match


def choices(match: signoria.Match, seat: int) -> list[str]:
    """The seat's choices as text."""
    return [move.text for move in match.choices(seat)]


def codes(match: signoria.Match, seat: int, *moves: str) -> list[str]:
    """Why not, for each of these moves: the refusals' codes with their rules; "" for an allowed one."""
    found = [match.why_not(seat, move) for move in moves]
    return ["" if refusal is None else f"{refusal.code} {refusal.rule}" for refusal in found]


def encoded(view: View) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(view)


def seen(match: signoria.Match, seat: int | None = None) -> CondottiereView:
    """The table as a seat, or a spectator, sees it."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def told(match: signoria.Match) -> list[tuple[str, list[Plain]]]:
    """What all have seen happen."""
    return [(event.kind, list(event.plain.values())) for event in match.events()]


def strengths(match: signoria.Match) -> list[int]:
    """The strength of every line, as all see it."""
    return [seat.strength.total for seat in seen(match).table]
