"""The end of a winter: the way leads there, does nothing that was not wanted, and means what was told."""

from __future__ import annotations

from signoria.games.virtu.events import ALLIED, ALLY_TAKEN_OVER, BOUGHT, DISMISSED, RECRUITED, SALARY_PAID
from signoria.games.virtu.prospects.winter_end import is_in_winter
from signoria.games.virtu.steps.paying import Pay
from signoria.games.virtu.steps.winter import ChooseSalary
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Count, Phrase
from signoria.kernel.play import asked, choices, play
from virtu_outlooks.moments import Checks, Moment

ENDING = Phrase("outlook-end-winter")
OPTIONAL = (BOUGHT, RECRUITED, ALLIED, ALLY_TAKEN_OVER)


def check_winter(m: Moment, done: Checks) -> None:
    """Every question of a winter but a payment has one way to its end, and no other question has."""
    found = [prospect for prospect in m.told.prospects if prospect.thing == ENDING]
    is_payment = isinstance(asked(m.s, m.seat), Pay)
    assert len(found) == (1 if is_in_winter(m.s, m.seat) and not is_payment else 0)
    for prospect in found:
        check_end(m, prospect)
        done["winter"] += 1


def check_end(m: Moment, prospect: Prospect) -> None:
    """One way, as really gone."""
    s = m.table()
    told = {phrase.key: phrase.args for phrase in prospect.brings}
    for text in prospect.way:
        assert is_in_winter(s, m.seat)
        assert m.find(text) in choices(s, m.seat)
        if isinstance(asked(s, m.seat), ChooseSalary):
            assert m.find(text) is choices(s, m.seat)[-1]
        play(s, m.seat, m.find(text))
    assert not is_in_winter(s, m.seat)
    assert told["outlook-treasury"] == {"florins": Count(s.florins[m.seat], "florin")}
    assert s.log is not None
    own = [(kind, number) for kind, seat, number, *_ in s.log if seat == m.seat]
    assert not [kind for kind, _ in own if kind in OPTIONAL]
    told_before = 1 if m.question == "pick-loss" else 0  # its troop has yet to go
    gone = len([kind for kind, _ in own if kind == DISMISSED]) + told_before
    assert s.army(m.seat) == m.s.army(m.seat) - gone
    paid = sum(number for kind, number in own if kind == SALARY_PAID)
    assert ("outlook-pays-troops" in told) == bool(paid)
    if paid:
        assert told["outlook-pays-troops"] == {"florins": Count(paid, "florin")}
    if "outlook-keeps-troops" in told:
        assert told["outlook-keeps-troops"]["lost"] == Count(gone, "troop")
        assert told["outlook-keeps-troops"]["troops"] == Count(s.army(m.seat), "troop")
    else:
        assert not gone
