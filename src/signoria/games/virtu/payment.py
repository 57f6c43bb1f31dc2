"""The payment in hand: what for, the price, and what is missing (V2.2)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from signoria.games.virtu.components import NOWHERE
from signoria.games.virtu.phrases import ALLY, CITY, item_arg, place_arg, room_arg, symbols
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps import actions, intrigue, retreats, sieges, spring, war, winter
from signoria.games.virtu.steps.paying import Pay, lacking
from signoria.kernel.phrases import Count, Phrase
from signoria.kernel.steps import Step


class Payment(msgspec.Struct, frozen=True, kw_only=True):
    """What is being paid. What has been tapped for it lies in the pool; the treasury pays florins by itself."""

    purpose: Phrase
    price: tuple[Count, ...]
    missing: tuple[Count, ...]  # neither in the pool nor, of florins, in the treasury
    slack: int  # symbols that need not be paid: an agent's discount (V7.7)


Purpose = Callable[[Virtu, Step[Virtu] | None], Phrase]


def purpose_of(s: Virtu, following: Step[Virtu] | None) -> Phrase:
    """What a payment is for, by the step that follows it; a position may leave it out."""
    match following:
        case actions.AdvancePatronage():
            return Phrase("for-patronage", {"step": Count(s.patronage[following.seat] + 1)})
        case actions.GainAnnexed():
            return Phrase("for-annexing", {"city": CITY(following.city)})
        case war.MintTokens():
            return Phrase("for-tokens")
        case war.MoveTroop():
            return Phrase("for-marching", {"city": CITY(following.start), "target": CITY(following.city)})
        case intrigue.PlaceAgent() if following.start == NOWHERE:
            return Phrase("for-placing", {"place": place_arg(following.place)})
        case intrigue.PlaceAgent():
            return Phrase("for-moving", {"place": place_arg(following.start), "target": place_arg(following.place)})
        case intrigue.RemoveAgent():
            return Phrase("for-removing", {"place": place_arg(following.place)})
        case spring.RemoveIndulgence():
            return Phrase("for-clearing", {"room": room_arg(s.token[following.seat])})
        case _:
            return later_purpose_of(s, following)


def later_purpose_of(s: Virtu, following: Step[Virtu] | None) -> Phrase:
    """The same for what is paid in sieges, retreats and winter, and for the token."""
    match following:
        case sieges.Declaring():
            return Phrase("for-declaring", {"city": CITY(following.city)})
        case retreats.Retreat():
            return Phrase("for-retreating", {"city": CITY(following.start), "target": CITY(following.city)})
        case winter.DismissTroops():
            return Phrase("for-salary")
        case winter.Receive():
            return Phrase("for-buying", {"item": item_arg(following.item)})
        case winter.RaiseTroop():
            return Phrase("for-recruiting", {"city": CITY(following.city)})
        case winter.SealAlliance():
            return Phrase("for-alliance", {"ally": ALLY(following.ally)})
        case spring.MoveToken():
            return Phrase("for-step")
        case _:
            return Phrase("for-anything")


def payment_in_hand(s: Virtu, purpose: Purpose = purpose_of) -> Payment | None:
    """What somebody is paying now."""
    step = s.stack[-1] if s.stack and not s.lanes else None
    if not isinstance(step, Pay):
        return None
    return Payment(
        purpose=purpose(s, s.stack[-2] if len(s.stack) > 1 else None),
        price=symbols(s.need),
        missing=symbols(lacking(s, step.who, s.need)),
        slack=s.slack,
    )
