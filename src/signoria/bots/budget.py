"""How long a search may think: `2000it`, `400ms`, `1.5s`, or both, `2000it,400ms`, whatever ends first."""

from __future__ import annotations

import re
from typing import NamedTuple

from signoria.kernel.errors import BadInput

PART = re.compile(r"(?P<number>[0-9]{1,7}(\.[0-9]{1,3})?)(?P<unit>it|ms|s)")
MOST_SECONDS = 3600.0
USUAL_SECONDS = 1.0


class Budget(NamedTuple):
    """Iterations and seconds; None is without limit, never both."""

    iterations: int | None
    seconds: float | None


def read_budget(text: str, spec: str) -> Budget:
    """The budget written so; without one a second. An error names the whole bot."""
    if not text:
        return Budget(None, USUAL_SECONDS)
    iterations: int | None = None
    seconds: float | None = None
    for part in text.split(","):
        found = PART.fullmatch(part)
        if found is None:
            raise BadInput(f"{spec!r}: a budget is written 2000it, 400ms, 1.5s or 2000it,400ms; not {part!r}")
        number, unit = found["number"], found["unit"]
        if unit == "it" and iterations is None and number.isdigit() and int(number):
            iterations = int(number)
        elif unit != "it" and seconds is None and float(number) > 0:
            seconds = min(MOST_SECONDS, float(number) / (1000 if unit == "ms" else 1))
        else:
            raise BadInput(f"{spec!r}: {part!r} makes no sense in a budget")
    return Budget(iterations, seconds)
