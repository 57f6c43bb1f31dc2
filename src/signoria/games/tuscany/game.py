"""The Castles of Tuscany as the world outside knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from signoria.games.tuscany import bot, descriptions, drawing, edition, outlook, phrases, position, report, view
from signoria.games.tuscany.components import (
    BOARDS,
    COLOUR,
    COLOURS,
    HEX,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    SPACES,
    Edition,
    Variants,
    bits,
)
from signoria.games.tuscany.moves import CATALOGUE
from signoria.games.tuscany.scoring import final_key
from signoria.games.tuscany.state import REASONS, Tuscany
from signoria.games.tuscany.steps import cards, course, display, effects, paying, setup, turn
from signoria.games.tuscany.view import TuscanyView
from signoria.games.tuscany.worlds import deal_unseen
from signoria.kernel.components import Component
from signoria.kernel.errors import BadOption, BadPosition
from signoria.kernel.game import Data, Event, Game, Option, Options, Result
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.notation import Grammar
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Phrase
from signoria.kernel.play import settle
from signoria.kernel.report import Report
from signoria.kernel.rng import Rng
from signoria.kernel.steps import Step

Maker = Callable[..., Step[Tuscany]]


def bounded(maker: Maker, *ranges: range) -> Maker:
    """A maker of steps that takes only numbers within these ranges, after the seat."""

    def make(seat: int, *numbers: int) -> Step[Tuscany]:
        if len(numbers) != len(ranges) or any(one not in all_of for one, all_of in zip(numbers, ranges, strict=True)):
            raise ValueError("out of range")
        return maker(seat, *numbers)

    return make


COUNT = range(1_000)
GRAMMAR: Grammar[Tuscany] = Grammar(
    {
        "open-table": course.OpenTable,
        "draw-first": course.DrawFirst,
        "set-up": course.SetUp,
        "deal-board": bounded(setup.DealBoard, range(BOARDS)),
        "join-by-lot": bounded(setup.JoinByLot, range(setup.SHIFT + 1)),
        "offer-joins": setup.OfferJoins,
        "choose-order": setup.ChooseOrder,
        "choose-turns": setup.ChooseTurns,
        "choose-shifts": setup.ChooseShifts,
        "found-castle": setup.FoundCastle,
        "reveal-domains": setup.RevealDomains,
        "begin-turn": course.BeginTurn,
        "choose-action": turn.ChooseAction,
        "draw-cards": bounded(cards.DrawCards, COUNT),
        "deal-card": bounded(cards.DealCard, range(1, COUNT.stop)),
        "look-for-tile": bounded(turn.LookForTile, range(2)),
        "name-colour": turn.NameColour,
        "pick-tile": bounded(turn.PickTile, range(2)),
        "remove-stored": bounded(turn.RemoveStored, range(KINDS)),
        "choose-space": bounded(paying.ChooseSpace, range(HEX + 1)),
        "pay": bounded(paying.Pay, range(HEX + 1), range(SPACES), range(1, COUNT.stop)),
        "carry-out": bounded(effects.CarryOut, range(SPACES)),
        "bring-tile": effects.BringTile,
        "bring-to": bounded(effects.BringTo, range(KINDS)),
        "gain-bonus": effects.GainBonus,
        "turn-up-yields": bounded(cards.TurnUpYields, COUNT),
        "turn-up-yield": cards.TurnUpYield,
        "fill-gap": display.FillGap,
        "turn-up-own": display.TurnUpOwn,
        "fill-display": display.FillDisplay,
        "turn-up-neutral": display.TurnUpNeutral,
        "check-display": display.CheckDisplay,
        "offer-marble": turn.OfferMarble,
        "use-marble": turn.UseMarble,
        "end-turn": course.EndTurn,
        "end-lap": course.EndLap,
        "score-round": course.ScoreRound,
        "next-round": course.NextRound,
        "end-game": course.EndGame,
    }
)


class TuscanyGame(Game[Tuscany, TuscanyView]):
    """Two to four princes, domains of thirty hexes, three rounds."""

    id = "tuscany"
    name = "The Castles of Tuscany"
    rules = 2
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    options = (
        Option("opener", "T1.6", -1, -1, MAX_SEATS - 1),
        Option("no_shift", "T1.4", False),
        Option("random_joins", "T1.4", False),
    )
    catalogue = CATALOGUE
    view_type = TuscanyView
    bound = 20_000  # see docs/games/tuscany.md
    not_your_turn = Refusal("not-your-turn", "T1.6")
    chapters = ("round-ended",)

    def check_together(self, options: Options, seats: int) -> None:
        if int(options["opener"]) >= seats:
            raise BadOption(f"opener must be one of the seats 0 to {seats - 1}, or -1 for by lot")

    def empty(self, seats: int, options: Options, box: Edition) -> Tuscany:
        """A table with nothing on it and nothing to do."""
        variants = Variants(
            opener=int(options["opener"]),
            no_shift=bool(options["no_shift"]),
            random_joins=bool(options["random_joins"]),
        )
        s = Tuscany(box, variants, seats)
        s.lay_out()
        return s

    def start(self, seats: int, options: Options, components: str | None) -> Tuscany:
        s = self.empty(seats, options, edition.standard() if components is None else edition.read(components))
        s.then(course.OPEN_TABLE)
        return s

    def options_of(self, s: Tuscany) -> Options:
        table = s.variants
        return {"opener": table.opener, "no_shift": table.no_shift, "random_joins": table.random_joins}

    def options_of_rematch(self, s: Tuscany) -> Options:
        options = self.options_of(s)
        opener = int(options["opener"])
        return options if opener < 0 else {**options, "opener": (opener + 1) % s.seats}  # by lot: the lot again

    def edition_of(self, s: Tuscany) -> str:
        return s.edition.label

    def remember(self, s: Tuscany) -> None:
        edition.EDITIONS.keep(s.edition)

    def copy(self, s: Tuscany) -> Tuscany:
        return s.copy()

    def view(self, s: Tuscany, seat: int | None) -> TuscanyView:
        return view.own_view(s, seat, self.frame(s, seat))

    def recall(self, seen: TuscanyView) -> Tuscany:
        """All that the view tells as a state: other hands are empty, and of the deck only the size is there."""
        s = self.empty(seen.seats, seen.options, edition.known(seen.edition))
        view.remember(s, seen)
        s.deck_size = seen.deck
        lanes = [[step] if step else [] for step in seen.opened]
        if seen.seat is not None and seen.opened:
            lanes[seen.seat] = list(seen.lane)
        GRAMMAR.read_turn(s, list(seen.stack), list(seen.opened), lanes)
        return s

    def imagine(self, seen: TuscanyView, rng: Rng) -> Tuscany:
        s = self.recall(seen)
        known, unseen = [0] * COLOURS, [0] * COLOURS
        view.put_counts(known, 0, COLOUR, seen.known)
        view.put_counts(unseen, 0, COLOUR, seen.unseen)
        viewer = -1 if seen.seat is None else seen.seat
        deal_unseen(s, viewer, [one.cards for one in seen.table], known, unseen, rng)
        settle(s)
        return s

    def result(self, s: Tuscany) -> Result | None:
        if s.stack or s.lanes:
            return None
        keys = [final_key(s, seat) for seat in range(s.seats)]
        ranking = [tuple(seat for seat in range(s.seats) if keys[seat] == key) for key in sorted(set(keys))[::-1]]
        return Result(tuple(bits(s.winners)), tuple(ranking), tuple(s.red), REASONS[s.reason], phrases.because(s))

    def standings(self, seen: TuscanyView) -> tuple[Count, ...]:
        return tuple(Count(seat.red.total, "red-point") for seat in seen.table)

    def event(self, kind: int, numbers: Sequence[int | None]) -> Event:
        return phrases.event(kind, numbers)

    def phrase(self, move: Move) -> Phrase:
        return phrases.phrase(move)

    def question(self, s: Tuscany, step: Step[Tuscany]) -> Phrase:
        return phrases.question(s, step)

    def outlook(self, seen: TuscanyView) -> Outlook:
        s = self.recall(seen)
        settle(s)
        return outlook.look_ahead(s, seen.seat, self.refusal)

    def report(self, seen: TuscanyView) -> Report:
        return report.report(seen)

    def write_position(self, s: Tuscany) -> Data:
        usual = {option.name: option.default for option in self.options}
        options = {name: value for name, value in self.options_of(s).items() if value != usual[name]}
        written = position.write(s, self.id, self.edition_of(s), options)
        plain: Data = msgspec.json.decode(msgspec.json.encode(written))
        return plain

    def read_position(self, given: Data, components: str | None) -> Tuscany:
        try:
            written = msgspec.convert(given, position.Position)
        except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
            raise BadPosition(str(problem)) from problem
        seats = len(written.seat)
        if seats not in self.seats:
            raise BadPosition(f"seat: The Castles of Tuscany has 2 to 4 seats, not {seats}")
        box = edition.standard() if components is None else edition.read(components)
        s = self.empty(seats, self.check_options(written.options, seats), box)
        if written.edition not in ("", self.edition_of(s)):
            raise BadPosition(
                f"edition: the position is of {written.edition!r}, the components are {self.edition_of(s)!r}"
            )
        stack = list(written.stack)
        if written.turn is not None:
            if stack:
                raise BadPosition("turn: is short for a stack; say one of the two")
            stack = [f"{step} {written.turn}" for step in ("choose-action", "offer-marble", "end-turn")]
        if any(not step.split() for step in stack):
            raise BadPosition("stack: a step without a name")
        position.put_position(s, written, stack)
        GRAMMAR.read_turn(s, stack, list(written.opened), [list(lane) for lane in written.lanes])
        position.check_turn(s)
        return s

    def describe(self, components: str | None) -> tuple[Component, ...]:
        return descriptions.describe(components)

    def components_text(self) -> str:
        return edition.standard_text()

    def draw(self, seen: TuscanyView) -> str:
        return drawing.svg(seen)

    def advise(self, s: Tuscany, seat: int, choices: Sequence[Move]) -> Move:
        return bot.advise(s, seat, choices)

    def plan(self, s: Tuscany, seat: int) -> Move | None:
        return bot.plan(s, seat)


GAME = TuscanyGame()
