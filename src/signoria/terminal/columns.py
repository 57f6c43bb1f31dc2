"""Tables of plain text: names on the left, figures on the right of their columns."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.lab.report import BotReport, Share
from signoria.lab.simulate import Programme


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of equally many cells; the first is a name."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def seat_lines(seats: int, bots: Sequence[BotReport]) -> list[str]:
    """The share of each bot on each seat, a row each."""
    width = max(len("by seat"), *(len(one.bot) for one in bots))
    rows = [f"{'by seat':<{width}}" + "".join(f"{seat:>9}" for seat in range(seats))]
    return rows + [f"{one.bot:<{width}}" + "".join(seat_share(share) for share in one.by_seat) for one in bots]


def seat_share(share: Share | None) -> str:
    """A cell of that table."""
    return f"{'–' if share is None else percent(share.share):>9}"


def interval(share: Share) -> str:
    """From where to where."""
    return f"{percent(share.low)} – {percent(share.high)}"


def percent(share: float) -> str:
    """As people read it."""
    return f"{100 * share:.1f} %"


def options_lines(programme: Programme) -> list[str]:
    """The options of the table, if any is unusual."""
    told = " ".join(f"{name}={str(value).lower()}" for name, value in programme.options.items())
    return [f"options    {told}"] if told else []
