"""What a game gives to the world outside: its name, options, views, positions and results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

import msgspec

from signoria.kernel.components import Component
from signoria.kernel.errors import BadInput, BadOption
from signoria.kernel.hints import Hints
from signoria.kernel.moves import Catalogue, Move, Refusal
from signoria.kernel.outlook import Outlook, Survey
from signoria.kernel.phrases import Args, Count, Phrase, Plain, Quote, plain
from signoria.kernel.play import asked
from signoria.kernel.report import Report, report_of_fields
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import TOGETHER, Step

S = TypeVar("S", bound=State)

OptionValue = bool | int
Options = dict[str, OptionValue]
Data = dict[str, object]  # what TOML or JSON gives


class Option(msgspec.Struct, frozen=True):
    """One option of a table. A number's range is low to high; a yes/no option has none."""

    name: str
    rule: str
    default: OptionValue
    low: int = 0
    high: int = 0


class Result(msgspec.Struct, frozen=True):
    """How it ended. The ranking lists groups of equal seats, best first."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    reason: str  # how the game came to its end
    because: Phrase  # why the winners have won


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat saw it: None stands for nothing, or for what that seat may not know."""

    kind: str
    args: Args
    gathers: str = ""  # neighbours that differ only in this argument are told in one sentence

    @property
    def plain(self) -> dict[str, Plain]:
        """The arguments without their types: ids, numbers and seats."""
        return {name: plain(arg) for name, arg in self.args.items()}


class Learnt(NamedTuple):
    """Weights for tables with so many seats: of positions and moves by feature, of hands by conduct and kind."""

    value: list[float]
    policy: list[float]
    hands: list[list[float]]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know. Games add what lies on their table."""

    game: str
    rules: int
    edition: str
    seat: int | None
    seats: int
    options: Options
    to_act: tuple[int, ...]
    prompt: str | None  # the decision asked of this seat, in the notation of steps
    question: Phrase | None  # the same for people: what the seat is asked, with what it must know
    stack: tuple[str, ...]  # what is to come, next first
    opened: tuple[str, ...]  # what each seat is asked while all decide at once; "" for one that is not
    lane: tuple[str, ...]  # what is left of this seat's own lane
    result: Result | None


V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """One game, as the registry knows it."""

    id: str
    name: str
    rules: int  # version of the rules as we play them: a record says under which it was made
    seats: range
    options: tuple[Option, ...]
    catalogue: Catalogue
    view_type: type[V]
    bound: int  # no match has more decisions than this
    not_your_turn: Refusal
    chapters: tuple[str, ...] = ()  # kinds of events that part its story: a battle's end, a new year

    def check_options(self, given: Mapping[str, object], seats: int) -> Options:
        """All options with their values; what a table does not say is as usual."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has: {', '.join(known)}")
            option = known[name]
            if type(value) is not type(option.default):
                wanted = "true or false" if isinstance(option.default, bool) else "a whole number"
                raise BadOption(f"option {name} must be {wanted}, not {value!r}")
            if isinstance(value, int) and not isinstance(value, bool) and not option.low <= value <= option.high:
                raise BadOption(f"option {name} must lie between {option.low} and {option.high}, not {value}")
        values: Options = {name: option.default for name, option in known.items()}
        values.update((name, value) for name, value in given.items() if isinstance(value, int))
        self.check_together(values, seats)
        return values

    def check_together(self, options: Options, seats: int) -> None:
        """Refuse options that do not go together (BadOption); most games have none such."""
        return

    def seating(self) -> str:
        """How many may sit down: `2 to 6 seats`."""
        low, high = self.seats.start, self.seats.stop - 1
        return f"{low} seats" if low == high else f"{low} to {high} seats"

    @abstractmethod
    def start(self, seats: int, options: Options, components: str | None) -> S:
        """A new table, not yet settled; with an owner's components (TOML) or the standard ones."""

    @abstractmethod
    def options_of(self, s: S) -> Options:
        """The table's options, all of them."""

    def options_of_rematch(self, s: S) -> Options:
        """The options of another game at this table: the same, unless another seat should open it."""
        return self.options_of(s)

    @abstractmethod
    def edition_of(self, s: S) -> str:
        """The name and hash of the components in force, and how they differ from the standard ones."""

    @abstractmethod
    def copy(self, s: S) -> S:
        """An independent, equal state."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> V:
        """What the seat may know, built from nothing."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A full state that the seat cannot rule out, all equally likely."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """How it ended, or None."""

    @abstractmethod
    def event(self, kind: int, numbers: Sequence[int | None]) -> Event:
        """An event of the engine with its names; None stands for what the reader may not know."""

    def phrase(self, move: Move) -> Phrase:
        """A move as a choice, with what it is about; the text of one that a game says nothing of is its notation."""
        return Phrase(f"move-{'-'.join(move.text.split())}", {"move": Quote(move.text)})

    def question(self, s: S, step: Step[S]) -> Phrase:
        """What a decision asks, with what the seat must know to make it: public facts, and those of its seat."""
        return Phrase(step.name())

    def refusal(self, why: Refusal, move: Move | str) -> Phrase:
        """Why a move, or what was typed for one, is not allowed. `thing` is what the move is about."""
        text = move if isinstance(move, str) else move.text
        found = self.catalogue.find(text)
        args = {} if found is None else self.phrase(found).args
        thing = next(iter(args.values()), Quote(text.partition(" ")[2]))
        return Phrase(f"refusal-{why.code}", {**args, "thing": thing, "move": Quote(text)})

    def outlook(self, view: V) -> Outlook:
        """What each thing that the view's seat could choose now would cost and bring, as far as it can know."""
        return Outlook()

    def survey(self, view: V, seat: int) -> Survey:
        """What a seat could do next as things stand, from what the view's seat may know; a game may tell nothing."""
        return ()

    def report(self, view: V) -> Report:
        """What lies on the table in words, from the view alone; a game that says nothing of it lists what it has."""
        return report_of_fields(view, View.__struct_fields__)

    def standings(self, view: V) -> tuple[Count, ...]:
        """How well each seat stands, more being better; a game that says nothing tells it only by its result."""
        points = [0] * view.seats if view.result is None else view.result.points
        return tuple(Count(number) for number in points)

    def scores(self, view: V) -> tuple[Count, ...]:
        """What each seat has in the contest that is on, such as a battle; () in games without."""
        return ()

    @abstractmethod
    def write_position(self, s: S) -> Data:
        """The position as plain data."""

    @abstractmethod
    def read_position(self, position: Data, components: str | None) -> S:
        """A position from plain data, or BadPosition; not yet settled."""

    def remember(self, s: S) -> None:
        """Let views of this state name its components; a game that knows only one edition need not."""
        return

    def frame(self, s: S, seat: int | None) -> View:
        """The part of a view that all games share. Whoever gets the view can find the components by their name."""
        self.remember(s)
        step = None if seat is None else asked(s, seat)
        return View(
            game=self.id,
            rules=self.rules,
            edition=self.edition_of(s),
            seat=seat,
            seats=s.seats,
            options=self.options_of(s),
            to_act=awaited(s, seat),
            prompt=None if step is None else repr(step),
            question=None if step is None else self.question(s, step),
            stack=tuple(repr(one) for one in reversed(s.stack)),
            opened=tuple("" if one is None else repr(one) for one in s.opened),
            lane=tuple(repr(one) for one in reversed(s.lanes[seat])) if s.lanes and seat is not None else (),
            result=self.result(s),
        )

    def draw(self, view: V) -> str:
        """A picture of the table as SVG, for notebooks; a game may have none."""
        return ""

    def hidden_moves(self, s: S, seat: int) -> int:
        """How many of the seat's latest veiled moves are still hidden."""
        return 0

    def show(self, s: S, seat: int, cards: str, to: Sequence[int]) -> Refusal | None:
        """Show cards to seats, if this game knows such a thing; or why not."""
        return Refusal("nothing-to-show", "")

    def advise(self, s: S, seat: int, choices: Sequence[Move]) -> Move:
        """What looks best, by rules of thumb, in a world that the seat imagines; without any: the first choice."""
        return choices[0]

    def hints(self, weights: str) -> Hints[S]:
        """What search may know of playing this game; weights by the name of a file that comes with it, or as TOML."""
        if weights:
            raise BadInput(f"{self.name} has no weights to choose")
        return NoHints(self)

    def read_weights(self, weights: str, seats: int) -> Learnt:
        """The weights that hints would have at such a table."""
        raise BadInput(f"{self.name} has no weights to tune")

    def write_weights(self, weights: str, seats: int, learnt: Learnt) -> str:
        """Those weights as TOML, with others for tables with so many seats."""
        raise BadInput(f"{self.name} has no weights to tune")

    def describe(self, components: str | None) -> tuple[Component, ...]:
        """What lies in the box, as corrected by an owner's components (TOML) or as usual; a game may tell nothing."""
        return ()

    def describe_known(self, edition: str) -> tuple[Component, ...]:
        """The same of components that have been read here before, by the name that views have for them."""
        return ()

    def label_of(self, components: str | None) -> str:
        """The edition of an owner's components (None: the standard ones), read if need be; or BadComponents."""
        seats = self.seats.start
        return self.edition_of(self.start(seats, self.check_options({}, seats), components))

    def components_text(self) -> str:
        """The standard components (TOML), for an owner to correct."""
        raise BadInput(f"{self.name} has no components to correct")

    def plan(self, s: S, seat: int) -> Move | None:
        """The next move that finishes the action in hand sensibly, or None if no action is in hand."""
        return None


class NoHints(Hints[S]):
    """Search without any hints, for a game that has none: worlds and results by the long way."""

    def __init__(self, game: Game[S, V]) -> None:
        self.game = game

    def another_world(self, s: S, viewer: int, by_conduct: bool, rng: Rng) -> S:
        return self.game.imagine(self.game.view(s, viewer), rng)

    def outcome(self, s: S) -> list[float]:
        result = self.game.result(s)
        winners = range(s.seats) if result is None else result.winners
        return [(seat in winners) / len(winners) for seat in range(s.seats)]


def awaited(s: State, seat: int | None) -> tuple[int, ...]:
    """The seats that must decide, as far as this seat may know: nobody sees who has answered."""
    if s.actor == TOGETHER:
        return tuple(i for i, step in enumerate(s.opened) if step is not None and (i != seat or s.lanes[i]))
    return (s.actor,) if s.actor >= 0 else ()
