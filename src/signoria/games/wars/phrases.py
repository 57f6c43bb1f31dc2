"""What Wars of Italy tells people: what it shares with Virtù in Virtù's phrases, and the rest in its own."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.virtu import phrases as virtu
from signoria.games.virtu import questions
from signoria.games.virtu.components import CITIES, CROSS, CROWN, MAJOR_NAMES, MAJORS, SYMBOL_NAMES
from signoria.games.virtu.payment import purpose_of as virtu_purpose_of
from signoria.games.virtu.phrases import CITY, MAKERS, OWN_MAKERS
from signoria.games.virtu.siege import Siege, siege_of
from signoria.games.virtu.siege import siege_in_hand as virtu_siege_in_hand
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import ACTION
from signoria.games.wars import moves
from signoria.games.wars.components import OWN
from signoria.games.wars.events import KINDS_OF_EVENTS
from signoria.games.wars.scoring import BY_NAPLES, CATEGORIES, REASONS
from signoria.games.wars.state import Wars
from signoria.games.wars.steps import influence, sieges, troops, winter
from signoria.kernel.game import Event
from signoria.kernel.moves import Move
from signoria.kernel.phrases import Args, Count, Listed, Name, Phrase
from signoria.kernel.steps import Step
from signoria.kernel.telling import Makers, named


def major_arg(major: int) -> Name:
    """A major city goes by the name of its capital."""
    return Name("city", MAJOR_NAMES[major])


# Moves


def phrase(move: Move) -> Phrase:
    """A move as a choice."""
    match move:
        case moves.Influence():
            symbol = SYMBOL_NAMES[CROSS if move.is_cross else CROWN]
            return Phrase("move-influence", {"city": major_arg(move.major), "symbol": Name("symbol", symbol)})
        case moves.WithMajor():
            return Phrase(f"move-{move.verb}", {"city": major_arg(move.major)})
        case moves.Troop() if move.kind == OWN:
            return Phrase("move-troop-own")
        case moves.Troop():
            return Phrase("move-troop", {"city": major_arg(move.kind - 1)})
        case _:
            return virtu.phrase(move)


# Events


def marker_at(space: int) -> Args:
    """Where an influence marker lies: so far towards one of the powers, or in the middle (W2.1)."""
    power = Name("power", "france" if space < 0 else "naples")
    towards = Phrase("marker-towards", {"steps": Count(abs(space)), "power": power})
    return {"number": Count(space), "marker": towards if space else Phrase("marker-middle")}


EVERY_MAKER: Makers = {**MAKERS, "category": named("category", CATEGORIES), "reason": named("reason", REASONS)}
MARKED: dict[str, Makers] = {
    **OWN_MAKERS,
    "influence-gained": {"number": marker_at},
    "influence-lost": {"number": marker_at},
}


def event(kind: int, numbers: Sequence[int | None]) -> Event:
    """An event of the engine with its names."""
    one = KINDS_OF_EVENTS[kind]
    return virtu.told(one, numbers, {**EVERY_MAKER, **MARKED.get(one[0], {})})


# Questions


def question(s: Wars, step: Step[Wars]) -> Phrase:
    """What a decision asks, and what one must know to answer."""
    match step:
        case influence.AnnexOrInfluence():
            return Phrase(step.name(), questions.usable(s, step.who, ACTION, crowns=CROWN, crosses=CROSS))
        case sieges.BesiegeOrStay():
            loss = Count(s.italy.conquest_loss, "influence")
            return Phrase(
                step.name(), {**questions.battle_facts(siege_of(s, step.who, step.city), step.who), "loss": loss}
            )
        case troops.PickMover():
            return Phrase(step.name(), {"city": CITY(step.start), "target": CITY(step.city)})
        case troops.PickLoss():
            return Phrase(step.name(), {"city": CITY(step.city), "lost": Count(step.lost, "troop")})
        case winter.HireAllies():
            hired = [major for major in range(MAJORS) if winter.refuse_hire(s, step.who, major) is None]
            cities = Listed(tuple(major_arg(major) for major in hired))
            return Phrase(step.name(), {"price": Count(s.italy.hire_price, "florin"), "cities": cities})
        case _:
            return questions.question(s, step, purpose_of)


def purpose_of(s: Virtu, following: Step[Virtu] | None) -> Phrase:
    """What a payment is for, by the step that follows it."""
    match following:
        case influence.GoOnAnnexing():
            return virtu_purpose_of(s, s.stack[-3] if len(s.stack) > 2 else None)  # the city comes last
        case influence.GainInfluence():
            return Phrase("for-influence", {"city": major_arg(following.major)})
        case winter.RaiseAlly():
            return Phrase("for-hiring", {"city": major_arg(following.major)})
        case _:
            return virtu_purpose_of(s, following)


def siege_in_hand(s: Wars) -> Siege | None:
    """What is fought now, or what could be besieged instead of staying before it (W2.4)."""
    top = s.stack[-1] if s.stack else None
    return siege_of(s, top.who, top.city) if isinstance(top, sieges.BesiegeOrStay) else virtu_siege_in_hand(s)


# The end


def looming(s: Wars) -> Phrase | None:
    """W6.1: France would win at the end of this round."""
    return Phrase("looming-naples") if s.owner[CITIES["naples"]] == s.france() else None


# The result


def because(s: Wars) -> Phrase:
    """W6.1, W6.2: Naples was taken, or prestige decides; a tie goes to Naples."""
    if s.reason == BY_NAPLES:
        return Phrase("because-naples-taken")
    points = sorted([sum(s.parting.breakdown(s, seat)) for seat in range(s.seats)])
    if points[0] == points[1]:
        return Phrase("because-tie", {"prestige": Count(points[0], "prestige")})
    return Phrase("because-prestige", {"own": Count(points[1]), "next": Count(points[0], "prestige")})
