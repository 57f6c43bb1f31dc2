"""What would happen if the battle ended now (C4.1–C4.3), for everybody to read."""

from __future__ import annotations

from signoria.games.condottiere.components import NOBODYS
from signoria.games.condottiere.scoring import most_courtesans, only_seat, strengths, strongest
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.phrases import Args, Count, Listed, Phrase, Seat

OUTSIDE = ("open-game", "draw-lot", "set-up", "begin-battle", "choose-region", "place-figure")  # no battle is fought


def expected(s: Condottiere) -> tuple[Phrase, ...]:
    """Who would conquer, or be tied, and who would take the figure; nothing while no battle is fought."""
    if not s.stack or any(step.name() in OUTSIDE for step in s.stack):
        return ()
    lines = strengths(s)
    leaders = [seat for seat in range(s.seats) if strongest(s) >> seat & 1]
    best = lines[leaders[0]]
    if not best:
        return (Phrase("explain-nobody"),)
    if len(leaders) > 1:
        everybody = Listed(tuple(Seat(seat) for seat in leaders))
        told = Phrase("explain-tied", {"seats": everybody, "strength": Count(best)})
    else:
        second = max([line for seat, line in enumerate(lines) if seat != leaders[0] and is_in(s, seat)], default=0)
        args: Args = {"seat": Seat(leaders[0]), "strength": Count(best), "second": Count(second)}
        told = Phrase("explain-leads", args)
    courted = most_courtesans(s)
    is_held = only_seat(strongest(s)) < 0 and s.defender() != NOBODYS  # C8.4: a tie leaves the figure to the defender
    if courted < 0 or s.finalists or is_held:
        return (told,)
    return (told, Phrase("explain-courtesans", {"seat": Seat(courted)}))


def is_in(s: Condottiere, seat: int) -> bool:
    """Does the seat fight in this battle? In the final one only those who were tied do (C6.3)."""
    return not s.finalists or bool(s.finalists >> seat & 1)
