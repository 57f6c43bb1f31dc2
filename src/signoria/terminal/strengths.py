"""How the strengths of Condottiere's lines come about, spelled out from a view (C3, C4, C6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from signoria.games.condottiere.components import MERCENARY_NAMES, REGIONS, Edition
from signoria.games.condottiere.edition import known
from signoria.games.condottiere.scoring import largest_kingdom
from signoria.games.condottiere.view import CondottiereView, SeatView
from signoria.terminal.words import Words, sentence

AFTERMATH = ("choose-region", "place-figure")  # steps that come while the lines of a fought battle still lie there


def explain(view: CondottiereView, words: Words) -> list[str]:
    """Every line, what would happen if the battle ended now, and what is missing to win."""
    told = [f"{sentence(words.seat(seat, view.seat))}: {line(view, seat, words)}" for seat in range(view.seats)]
    expected = [] if is_over(view) else ["", *outlook(view, words)]
    return [*told, *expected, "", *goal(view, words)]


def is_over(view: CondottiereView) -> bool:
    """Has the battle been fought, its lines still lying there?"""
    return not view.stack or any(step.split()[0] in AFTERMATH for step in view.stack)


def line(view: CondottiereView, seat: int, words: Words) -> str:
    """`3 + 10 = 13; doubled by the Drummer = 26; Courtesan 1 → 27`."""
    one = view.table[seat]
    pieces = list(sums(view, one, words)) or [words.say("explain-empty")]
    if one.face_down:
        pieces.append(words.say("explain-down"))
    told = "; ".join(pieces)
    is_told = told == str(one.strength) or told.endswith(f"= {one.strength}")
    return told if is_told else f"{told} → {one.strength}"


def sums(view: CondottiereView, seat: SeatView, words: Words) -> Iterator[str]:
    """The steps of the sum, in the order of the rules (C3.1–C3.8)."""
    edition = known(view.edition)
    counts = Counter(seat.line)
    soldiers = [card for card in seat.line if card in MERCENARY_NAMES]
    is_winter = lies(view, "winter")
    total = len(soldiers) * edition.winter if is_winter else sum(int(card) for card in soldiers)
    if soldiers and is_winter:
        yield words.say("explain-winter", count=len(soldiers), each=edition.winter, total=total)
    elif soldiers:
        yield " + ".join(soldiers) + (f" = {total}" if len(soldiers) > 1 else "")
    if soldiers and counts["drummer"]:
        total *= edition.drummer
        yield words.say("explain-drummer", factor=edition.drummer, total=total)
    best = highest(view) if lies(view, "spring") else None
    if best is not None and counts[best]:
        total += counts[best] * edition.spring
        yield words.say("explain-spring", count=counts[best], each=edition.spring, card=best, total=total)
    for card, worth in (("courtesan", edition.courtesan), ("heroine", edition.heroine)):
        if counts[card]:
            yield words.say(f"explain-{card}", count=counts[card], plus=counts[card] * worth)


def lies(view: CondottiereView, card: str) -> bool:
    """Does such a card lie face up in any line?"""
    return any(card in seat.line for seat in view.table)


def highest(view: CondottiereView) -> str | None:
    """The strongest mercenary by print in any line."""
    return next((card for card in reversed(MERCENARY_NAMES) if lies(view, card)), None)


def outlook(view: CondottiereView, words: Words) -> list[str]:
    """What would happen if the battle ended now (C4.1–C4.3)."""
    fighting = [seat for seat in range(view.seats) if not view.finalists or seat in view.finalists]
    best = max(view.table[seat].strength for seat in fighting)
    leaders = [seat for seat in fighting if view.table[seat].strength == best]
    if best == 0:
        return [words.say("explain-nobody")]
    if len(leaders) > 1:
        names = words.listed([words.seat(seat, view.seat) for seat in leaders])
        told = [words.say("explain-tied", names=names, strength=best)]
    else:
        second = max(view.table[seat].strength for seat in fighting if seat not in leaders)
        told = [words.say("explain-leads", strength=best, second=second, **who(view, leaders[0], words))]
    courtesans = [seat.line.count("courtesan") for seat in view.table]
    most = max(courtesans)
    is_held = len(leaders) > 1 and any(view.site in seat.regions for seat in view.table)  # C8.4: a tie defends
    if most and courtesans.count(most) == 1 and not view.finalists and not is_held:
        name = who(view, courtesans.index(most), words)
        told.append(words.say("explain-courtesans", **name | {"name": sentence(name["name"])}))
    return told


def who(view: CondottiereView, seat: int, words: Words) -> dict[str, str]:
    """A seat as the texts ask for it."""
    return {"who": "you" if seat == view.seat else "seat", "name": words.seat(seat, view.seat)}


def goal(view: CondottiereView, words: Words) -> list[str]:
    """What wins (C6.1, C8.3), and how far everybody is."""
    edition = known(view.edition)
    regions, adjacent = needed(view, edition)
    told = [words.say("explain-goal", regions=regions, adjacent=adjacent)]
    for seat, one in enumerate(view.table):
        bits = sum(1 << REGIONS[region] for region in one.regions)
        name = who(view, seat, words)
        group = largest_kingdom(edition, bits)
        told.append(
            words.say("explain-regions", count=len(one.regions), group=group, **name | {"name": sentence(name["name"])})
        )
    return told


def needed(view: CondottiereView, edition: Edition) -> tuple[int, int]:
    """How many regions win anywhere, and how many in one group."""
    is_few = view.seats <= edition.few
    if view.options["bigger_kingdoms"]:
        adjacent = edition.bigger_few if is_few else edition.bigger_many
    else:
        adjacent = edition.adjacent_few if is_few else edition.adjacent_many
    return (edition.regions_few if is_few else edition.regions_many), adjacent
