"""Files of weights: what search knows of playing Condottiere, as numbers that were tuned, or set by hand."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import inf, isfinite

import msgspec

from signoria.games.condottiere import evaluation, policy
from signoria.games.condottiere.components import CARD_NAMES, KINDS, MAX_SEATS
from signoria.games.condottiere.hints import CondottiereHints, Weights
from signoria.games.condottiere.inference import CLASSES
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Learnt

STANDARD = "tuned"
LEAST = 0.01  # how unlikely a card is in a hand at most: none is impossible


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The weights for a number of seats: of positions and moves by feature, of hands by conduct and card."""

    value: dict[str, float]
    policy: dict[str, float]
    hands: dict[str, list[float]] = {}


@cache
def read_hints(chosen: str) -> CondottiereHints:
    """Hints with the weights of this name, or written so; an error names the weight."""
    by_seats = read(chosen)
    return CondottiereHints([Weights(*learnt(by_seats, seats)) for seats in range(MAX_SEATS + 1)])


def read(chosen: str) -> dict[int, Written]:
    """The weights by number of seats."""
    chosen = chosen or STANDARD
    text = chosen
    if "\n" not in chosen:
        file = files("signoria.games.condottiere") / "weights" / f"{chosen}.toml"
        if not chosen.isidentifier() or not file.is_file():
            raise BadInput(f"weights: Condottiere has no weights {chosen!r}")
        text = file.read_text(encoding="utf-8")
    try:
        return msgspec.toml.decode(text, type=dict[int, Written], strict=False)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise BadInput(f"weights: {problem}") from problem


def learnt(by_seats: dict[int, Written], seats: int) -> Learnt:
    """The weights for so many seats: those of the next smaller number, if there are none of its own."""
    if not by_seats:
        raise BadInput("weights: there are none for any number of seats")
    found = by_seats[max([number for number in by_seats if number <= seats], default=min(by_seats))]
    try:
        value = [found.value[name] for name in evaluation.FEATURES]
        moves = [found.policy[name] for name in policy.FEATURES]
        hands = [found.hands[name] for name in CLASSES] if found.hands else []
    except KeyError as missing:
        raise BadInput(f"weights: there is none for {missing}") from missing
    if not all(map(isfinite, [*value, *moves])):
        raise BadInput("weights: those of positions and moves must be finite numbers")
    for conduct, row in zip(CLASSES, hands, strict=bool(hands)):
        if len(row) != KINDS or not all(0 < one < inf for one in row):
            raise BadInput(f"weights: hands of {conduct} need {KINDS} numbers above zero, one for each kind of card")
    return Learnt(value, moves, hands)


def written(weights: Learnt) -> Written:
    """The same by name."""
    return Written(
        dict(zip(evaluation.FEATURES, weights.value, strict=True)),
        dict(zip(policy.FEATURES, weights.policy, strict=True)),
        dict(zip(CLASSES, weights.hands, strict=bool(weights.hands))),
    )


def write(by_seats: dict[int, Written]) -> str:
    """The file, one weight a line."""
    parts = []
    for seats, written in sorted(by_seats.items()):
        for name, weights in (("value", written.value), ("policy", written.policy)):
            parts.append(f"[{seats}.{name}]")
            parts += [f"{feature} = {round(weight, 3)}" for feature, weight in weights.items()]
            parts.append("")
        if written.hands:
            parts.append(f"[{seats}.hands]  # how much likelier than by chance: {', '.join(CARD_NAMES)}")
            parts += [f"{name} = {[max(LEAST, round(one, 2)) for one in row]}" for name, row in written.hands.items()]
            parts.append("")
    return "\n".join(parts)
