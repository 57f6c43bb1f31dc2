"""What Condottiere tells people: moves, events, questions and results as phrases with typed arguments."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.condottiere import moves
from signoria.games.condottiere.components import CARD_NAMES, NO_CARD, NOWHERE, REGION_NAMES
from signoria.games.condottiere.events import HALF, KINDS_OF_EVENTS
from signoria.games.condottiere.scoring import count_regions, hand_limit, largest_kingdom, regions_of, strengths
from signoria.games.condottiere.state import REASONS, Condottiere
from signoria.games.condottiere.steps.aftermath import DrawCards, KeepCard
from signoria.games.condottiere.steps.battle import PlayCard
from signoria.kernel.game import Event
from signoria.kernel.moves import Move
from signoria.kernel.phrases import Args, Count, Name, Phrase, Seat
from signoria.kernel.steps import Step
from signoria.kernel.telling import Makers, counted, event_of, named, seat

CARD = named("card", CARD_NAMES)
REGION = named("region", REGION_NAMES)
MAKERS: Makers = {
    "seat": seat,
    "to": seat,
    "card": CARD,
    "region": REGION,
    "reason": named("reason", REASONS),
    "cards": counted("card"),
    "points": counted("point"),
    "strength": counted(),
    "against": lambda number: {"strength": Count(number >> HALF), "second": Count(number & (1 << HALF) - 1)},
    "number": counted(),
    "total": counted(),
}
GATHERS = {"card-dealt": "card", "card-shown": "card"}


def event(kind: int, numbers: Sequence[int | None]) -> Event:
    """An event of the engine with its names."""
    one = KINDS_OF_EVENTS[kind]
    return event_of(one, numbers, MAKERS, GATHERS.get(one[0], ""))


def phrase(move: Move) -> Phrase:
    """A move as a choice."""
    key, args = key_and_args(move)
    return Phrase(f"move-{key}", args)


def key_and_args(move: Move) -> tuple[str, Args]:
    """What a move does, and to what."""
    match move:
        case moves.Play():
            return "play", {"card": CARD(move.card)}
        case moves.At():
            return "at", {"region": REGION(move.region)}
        case moves.Favour():
            return ("favour-nowhere", {}) if move.region == NOWHERE else ("favour", {"region": REGION(move.region)})
        case moves.TakeBack():
            return ("take-nothing", {}) if move.card == NO_CARD else ("take", {"card": CARD(move.card)})
        case moves.Keep():
            return ("keep-nothing", {}) if move.card == NO_CARD else ("keep", {"card": CARD(move.card)})
        case moves.Draw():
            return "draw", {"cards": Count(move.count, "card")}
        case moves.Deal():
            return "deal", {"card": CARD(move.card)}
        case moves.Lot():
            return "lot", {"seat": Seat(move.seat)}
        case _:
            return "-".join(move.text.split()), {}


def question(s: Condottiere, step: Step[Condottiere]) -> Phrase:
    """What a decision asks."""
    args: Args = {}
    if isinstance(step, PlayCard):
        args = {"region": None if s.site == NOWHERE else REGION(s.site)}
    elif isinstance(step, DrawCards):
        args = {"cards": Count(s.sizes[step.who], "card"), "limit": Count(hand_limit(s, step.who))}
    elif isinstance(step, KeepCard):
        args = {"kept": Count(step.kept, "card"), "most": Count(s.edition.kept)}
    return Phrase(step.name(), args)


def because(s: Condottiere) -> Phrase:
    """Why the winners have won."""
    reason = REASONS[s.reason]
    winner = max(s.winners.bit_length() - 1, 0)
    regions = [count_regions(s, one) for one in range(s.seats)]
    if reason == "adjacent":
        kingdom = largest_kingdom(s.edition, regions_of(s, winner))
        return Phrase("because-adjacent", {"regions": Count(kingdom, "region")})
    if reason == "regions":
        return Phrase("because-regions", {"regions": Count(regions[winner], "region")})
    figures = {"points": s.points, "final-battle": strengths(s)}.get(reason, regions)
    others = [figures[one] for one in range(s.seats) if not s.winners >> one & 1]
    args: Args = {"own": Count(figures[winner]), "next": Count(max(others, default=0))}
    return Phrase(f"because-{reason}", {**args, "reason": Name("reason", reason)})
