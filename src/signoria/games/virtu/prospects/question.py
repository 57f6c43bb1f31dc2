"""A question as its outlook sees it: the state it is asked in, what may be answered, and why the rest may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from signoria.games.virtu.components import INTRIGUE, WAGE_WAR
from signoria.games.virtu.phrases import symbols
from signoria.games.virtu.prospects.declarations import Declarations
from signoria.games.virtu.prospects.doings import doings
from signoria.games.virtu.shortfall import shortfall
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.intrigue import SendAgents
from signoria.games.virtu.steps.paying import Purse, lacking, purse_of
from signoria.games.virtu.steps.retreats import RetreatFrom
from signoria.games.virtu.steps.war import LeadTroops
from signoria.games.virtu.steps.winter import BuyThings
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Arg, Phrase, Sum
from signoria.kernel.steps import Step

Tell = Callable[[Refusal, Move], Phrase]  # says why a move is not allowed
Brings = tuple[Phrase, ...]
NO_SOURCE = -1

# Refusals for want of symbols: what is missing can be counted.
TOO_DEAR = frozenset(
    (
        "cannot-pay", "too-dear", "war-too-dear", "token-too-dear", "no-mask", "too-few-masks", "no-cavalry",
        "too-few-ships", "no-ships", "no-crown", "no-cross", "hire-too-dear",
    )
)  # fmt: skip


class Question:
    """A decision of one seat, in a state that only the outlook uses. Nothing here changes the state."""

    keepers: tuple[type, ...] = (LeadTroops, SendAgents, BuyThings)  # steps that go on with the same pool

    endless: Mapping[type, int] = {LeadTroops: WAGE_WAR, SendAgents: INTRIGUE}  # actions that go on until it is enough

    def __init__(self, s: Virtu, step: Step[Virtu], tell: Tell) -> None:
        self.s = s
        self.step = step
        self.seat = step.who
        self.choices = step.choices(s)
        self.tell = tell
        self.declarations = Declarations(s)
        self._purses: dict[int, Purse] = {}

    def purse(self, context: int) -> Purse:
        """What the seat may tap for a payment of this kind."""
        if context not in self._purses:
            self._purses[context] = purse_of(self.s, self.seat, context)
        return self._purses[context]

    def doings(self, s: Virtu, step: Step[Virtu]) -> Brings:
        """What the action that begins with this step could do."""
        return doings(s, self.seat, step)

    def conquest(self, city: int) -> Brings:
        """What follows for the seat from taking this city, besides the city."""
        return ()

    def ended_by_word(self, step: Step[Virtu] | None) -> int | None:
        """The action that this decision ends by a word; None if it ends none."""
        return self.endless.get(type(step))

    def keeps_pool(self) -> bool:
        """Do symbols that are tapped and not needed stay for another payment?"""
        for step in self.s.stack:
            if isinstance(step, self.keepers):
                return True
            if isinstance(step, RetreatFrom) and self.s.troops_at(step.seat, step.city) > 1:
                return True
        return False

    def prospect(
        self,
        thing: Arg,
        *answers: Move,
        price: int = 0,
        context: int = 0,
        slack: int = 0,
        but: int = NO_SOURCE,
        brings: Brings = (),
        sums: Mapping[str, Sum] | None = None,
    ) -> Prospect:
        """What these answers are about. If none is allowed: why the first is not, and what is missing to pay for it."""
        allowed = tuple(move.text for move in answers if move in self.choices)
        why = None if allowed else self.step.refuse(self.s, answers[0])
        if why is None:
            return Prospect(thing=thing, moves=allowed, price=symbols(price), brings=brings, sums=dict(sums or {}))
        return Prospect(
            thing=thing,
            price=symbols(price),
            short=symbols(self.short(why, price, context, slack, but)),
            brings=brings,
            sums=dict(sums or {}),
            why_not=self.tell(why, answers[0]),
            rule=why.rule,
        )

    def short(self, why: Refusal, price: int, context: int, slack: int = 0, but: int = NO_SOURCE) -> int:
        """What is missing of a price, if that is why; one source may be unable to pay."""
        if why.code not in TOO_DEAR:
            return 0
        purse = self.purse(context)
        shown = purse.symbols
        if but in purse.sources:
            at = purse.sources.index(but)
            shown = shown[:at] + shown[at + 1 :]
        return shortfall(lacking(self.s, self.seat, price), shown, slack)


def some(found: Sequence[Phrase | None]) -> Brings:
    """The phrases that are not None."""
    return tuple(phrase for phrase in found if phrase is not None)
