"""Virtù as the world outside knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from signoria.games.virtu import (
    bot,
    descriptions,
    drawing,
    edition,
    outlook,
    phrases,
    position,
    questions,
    report,
    view,
)
from signoria.games.virtu.bound import BOUND
from signoria.games.virtu.components import (
    ALLIES,
    FAMILY,
    FULL,
    KINDS,
    MAP,
    MAX_SEATS,
    MOST_YEARS,
    PLACES,
    SALE,
    YEARS,
    Edition,
    Variants,
)
from signoria.games.virtu.moves import CATALOGUE
from signoria.games.virtu.prospects.survey import of_others
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps import (
    actions,
    cashing,
    course,
    court,
    intrigue,
    paying,
    reorganising,
    retreats,
    sieges,
    spring,
    war,
    winter,
)
from signoria.games.virtu.view import VirtuView, places_of
from signoria.games.virtu.worlds import lay_out_view
from signoria.kernel.components import Component
from signoria.kernel.errors import BadOption, BadPosition
from signoria.kernel.game import Data, Event, Game, Option, Options, Result
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.notation import Grammar
from signoria.kernel.outlook import Outlook, Survey
from signoria.kernel.phrases import Count, Phrase
from signoria.kernel.play import settle
from signoria.kernel.report import Report
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import Step

MOODS = 1 << 24  # bots that imagine a world like one thing or another better: else all their games were alike
S = TypeVar("S", bound=Virtu)
P = TypeVar("P", bound=position.Position)


def bounded(maker: Callable[..., Step[S]], *ranges: range) -> Callable[..., Step[S]]:
    """A maker of steps that takes only numbers within these ranges, after the seat."""

    def make(seat: int, *numbers: int) -> Step[S]:
        if len(numbers) != len(ranges) or any(one not in all_of for one, all_of in zip(numbers, ranges, strict=True)):
            raise ValueError("out of range")
        return maker(seat, *numbers)

    return make


CITY, CARD, COUNT = range(MAP), range(KINDS), range(FULL + 1)
RIVAL = range(-1, MAX_SEATS)
GRAMMAR: Grammar[Virtu] = Grammar(
    {
        "open-table": course.OpenTable,
        "draw-power": course.DrawPower,
        "draw-first": course.DrawFirst,
        "set-up": course.SetUp,
        "place-family": bounded(course.PlaceFamily, range(FAMILY)),
        "reveal-families": course.RevealFamilies,
        "begin-year": course.BeginYear,
        "next-spring": course.NextSpring,
        "next-winter": course.NextWinter,
        "end-year": course.EndYear,
        "end-game": course.EndGame,
        "pay": bounded(paying.Pay, range(paying.CONTEXTS)),
        "offer-cash": cashing.OfferCash,
        "cash": cashing.Cash,
        "begin-spring": spring.BeginSpring,
        "place-token": spring.PlaceToken,
        "move-token": spring.MoveToken,
        "offer-clearing": spring.OfferClearing,
        "clear-indulgence": spring.ClearIndulgence,
        "remove-indulgence": spring.RemoveIndulgence,
        "reach-room": spring.ReachRoom,
        "end-action": spring.EndAction,
        "gather": bounded(actions.Gather, range(0, 3, 2)),
        "refresh-tiles": bounded(actions.RefreshTiles, COUNT, COUNT),
        "patronise": actions.Patronise,
        "advance-patronage": actions.AdvancePatronage,
        "choose-bonus": actions.ChooseBonus,
        "annex-city": actions.AnnexCity,
        "gain-annexed": bounded(actions.GainAnnexed, CITY),
        "lead-troops": war.LeadTroops,
        "mint-tokens": war.MintTokens,
        "choose-route": bounded(war.ChooseRoute, CITY),
        "move-troop": bounded(war.MoveTroop, CITY, CITY),
        "send-agents": intrigue.SendAgents,
        "move-agent": bounded(intrigue.MoveAgent, range(PLACES)),
        "place-agent": bounded(intrigue.PlaceAgent, range(-1, PLACES), range(PLACES)),
        "remove-agent": bounded(intrigue.RemoveAgent, range(PLACES)),
        "free-room": intrigue.FreeRoom,
        "begin-sieges": sieges.BeginSieges,
        "next-besieger": sieges.NextBesieger,
        "resolve-sieges": sieges.ResolveSieges,
        "choose-siege": sieges.ChooseSiege,
        "field-battles": bounded(sieges.FieldBattles, CITY, range(1 << MAX_SEATS)),
        "go-on": bounded(sieges.GoOn, CITY, range(MAX_SEATS)),
        "resolve-field-battle": bounded(sieges.ResolveFieldBattle, range(MAX_SEATS), CITY),
        "declaring": bounded(sieges.Declaring, RIVAL, CITY, range(4), range(3)),
        "declare": bounded(sieges.Declare, RIVAL, CITY, range(4), range(2)),
        "resolve-siege": bounded(sieges.ResolveSiege, CITY),
        "next-retreat": retreats.NextRetreat,
        "retreat-from": bounded(retreats.RetreatFrom, CITY),
        "retreat-troop": bounded(retreats.RetreatTroop, CITY),
        "retreat": bounded(retreats.Retreat, CITY, CITY),
        "end-spring": retreats.EndSpring,
        "begin-winter": winter.BeginWinter,
        "pay-troops": winter.PayTroops,
        "choose-salary": winter.ChooseSalary,
        "dismiss-troops": bounded(winter.DismissTroops, COUNT),
        "dismiss-troop": winter.DismissTroop,
        "reorganise": reorganising.Reorganise,
        "buy-things": winter.BuyThings,
        "receive": bounded(winter.Receive, range(SALE)),
        "build-cathedral": winter.BuildCathedral,
        "recruit-troops": winter.RecruitTroops,
        "raise-troop": bounded(winter.RaiseTroop, CITY),
        "forge-alliance": winter.ForgeAlliance,
        "seal-alliance": bounded(winter.SealAlliance, range(ALLIES)),
        "end-winter": winter.EndWinter,
        "last-indulgence": winter.LastIndulgence,
        "welcome-card": bounded(court.WelcomeCard, CARD),
        "choose-side": bounded(court.ChooseSide, CARD),
        "make-room": bounded(court.MakeRoom, CARD),
        "check-court": court.CheckCourt,
        "free-space": court.FreeSpace,
    }
)


class VirtuGame(Game[Virtu, VirtuView]):
    """Three to five powers, thirty cities, palaces of five rooms."""

    id = "virtu"
    name = "Virtù"
    rules = 3
    seats = range(3, MAX_SEATS + 1)
    options = (
        Option("opener", "V1.4", -1, -1, MAX_SEATS - 1),
        Option("powers_by_seat", "V1.4", False),
        Option("years", "V8.1", YEARS, 1, MOST_YEARS),
        Option("first_games", "V4.6", False),
        Option("empire_unused", "V8.3", False),
    )
    catalogue = CATALOGUE
    view_type = VirtuView
    bound = BOUND
    not_your_turn = Refusal("not-your-turn", "V3.1")
    chapters = ("year-begun",)

    def check_together(self, options: Options, seats: int) -> None:
        if int(options["opener"]) >= seats:
            raise BadOption(f"opener must be one of the seats 0 to {seats - 1}, or -1 for by lot")

    def empty(self, seats: int, options: Options, box: Edition) -> Virtu:
        """A table with nothing on it and nothing to do."""
        variants = Variants(
            opener=int(options["opener"]),
            powers_by_seat=bool(options["powers_by_seat"]),
            years=int(options["years"]),
            first_games=bool(options["first_games"]),
            empire_unused=bool(options["empire_unused"]),
        )
        s = Virtu(box, variants, seats, course.VIRTU)
        s.lay_out()
        return s

    def start(self, seats: int, options: Options, components: str | None) -> Virtu:
        s = self.empty(seats, options, edition.standard() if components is None else edition.read(components))
        s.then(course.OPEN_TABLE)
        return s

    def options_of(self, s: Virtu) -> Options:
        table = s.variants
        return {
            "opener": table.opener,
            "powers_by_seat": table.powers_by_seat,
            "years": table.years,
            "first_games": table.first_games,
            "empire_unused": table.empire_unused,
        }

    def options_of_rematch(self, s: Virtu) -> Options:
        options = self.options_of(s)
        opener = int(options["opener"])
        return options if opener < 0 else {**options, "opener": (opener + 1) % s.seats}  # by lot: the lot again

    def edition_of(self, s: Virtu) -> str:
        return s.edition.label

    def remember(self, s: Virtu) -> None:
        edition.EDITIONS.keep(s.edition)

    def copy(self, s: Virtu) -> Virtu:
        return s.copy()

    def view(self, s: Virtu, seat: int | None) -> VirtuView:
        return view.own_view(s, seat, self.frame(s, seat))

    def imagine(self, seen: VirtuView, rng: Rng) -> Virtu:
        s = self.empty(seen.seats, seen.options, edition.known(seen.edition))
        lay_out_view(s, seen)
        lanes = [[step] if step else [] for step in seen.opened]
        if seen.seat is not None and seen.opened:
            lanes[seen.seat] = list(seen.lane)
        GRAMMAR.read_turn(s, list(seen.stack), list(seen.opened), lanes)
        s.mood = rng.below(MOODS)
        settle(s)
        return s

    def result(self, s: Virtu) -> Result | None:
        return None if s.stack or s.lanes else result_of(s, phrases.because(s))

    def standings(self, seen: VirtuView) -> tuple[Count, ...]:
        return tuple(Count(seat.total, "prestige") for seat in seen.prestige)

    def event(self, kind: int, numbers: Sequence[int | None]) -> Event:
        return phrases.event(kind, numbers)

    def phrase(self, move: Move) -> Phrase:
        return phrases.phrase(move)

    def question(self, s: Virtu, step: Step[Virtu]) -> Phrase:
        return questions.question(s, step)

    def outlook(self, seen: VirtuView) -> Outlook:
        if seen.prompt is None:
            return Outlook()
        return outlook.look_ahead(self.imagine(seen, seeded(0)), seen.seat, self.refusal)

    def survey(self, seen: VirtuView, seat: int) -> Survey:
        if seen.opened or seen.result is not None:  # while families are placed, nobody sees what others will have
            return ()
        told = self.refusal if seat == seen.seat else self.refusal_of_others
        return outlook.survey(self.imagine(seen, seeded(0)), seat, told)

    def refusal_of_others(self, why: Refusal, move: Move) -> Phrase:
        """Why somebody else could not make a move."""
        return of_others(why, self.refusal(why, move))

    def report(self, seen: VirtuView) -> Report:
        return report.Teller(seen, self.describe_known(seen.edition)).report()

    def write_position(self, s: Virtu) -> Data:
        return plain(position.write(s, self.id, self.edition_of(s), unusual(self.options, self.options_of(s))))

    def read_position(self, given: Data, components: str | None) -> Virtu:
        written = converted(given, position.Position)
        seats = len(written.seat)
        if seats not in self.seats:
            raise BadPosition(f"seat: Virtù has 3 to 5 seats, not {seats}")
        box = edition.standard() if components is None else edition.read(components)
        s = self.empty(seats, self.check_options(written.options, seats), box)
        position.check_edition(written, self.edition_of(s))
        position.put_position(s, written.seat, written)
        position.check_table(s)
        stack = position.phase_steps(written.phase, s) if written.phase else list(written.stack)
        GRAMMAR.read_turn(s, stack, list(written.opened), [list(lane) for lane in written.lanes])
        position.check_turn(s)
        return s

    def describe(self, components: str | None) -> tuple[Component, ...]:
        return descriptions.describe(components)

    def describe_known(self, label: str) -> tuple[Component, ...]:
        return self.describe(edition.text_of(label))

    def components_text(self) -> str:
        return edition.standard_text()

    def draw(self, seen: VirtuView) -> str:
        return drawing.svg(seen, edition.known(seen.edition))

    def advise(self, s: Virtu, seat: int, choices: Sequence[Move]) -> Move:
        return bot.advise(s, seat, choices)

    def plan(self, s: Virtu, seat: int) -> Move | None:
        return bot.plan(s, seat)


def unusual(all_options: Sequence[Option], options: Options) -> Options:
    """The options that are not as usual."""
    usual = {option.name: option.default for option in all_options}
    return {name: value for name, value in options.items() if value != usual[name]}


def plain(written: position.Position) -> Data:
    """A position as plain data."""
    found: Data = msgspec.json.decode(msgspec.json.encode(written))
    return found


def converted(given: Data, kind: type[P]) -> P:
    """A position from plain data; an error names the field."""
    try:
        return msgspec.convert(given, kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        raise BadPosition(str(problem)) from problem


def result_of(s: Virtu, because: Phrase) -> Result:
    """How it ended."""
    ranks = s.parting.ranks(s)
    ranking = [tuple(seat for seat in range(s.seats) if ranks[seat] == rank) for rank in sorted(set(ranks))]
    points = tuple(sum(s.parting.breakdown(s, seat)) for seat in range(s.seats))
    return Result(places_of(s.winners), tuple(ranking), points, s.parting.reasons[s.reason], because)


GAME = VirtuGame()
