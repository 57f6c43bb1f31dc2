"""Virtù: Wars of Italy as the world outside knows it."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.virtu import bot as virtu_bot
from signoria.games.virtu import edition as virtu_edition
from signoria.games.virtu.components import MAJORS, Variants
from signoria.games.virtu.game import CITY, COUNT, MOODS, bounded, converted, plain, result_of, unusual
from signoria.games.virtu.game import GRAMMAR as VIRTU
from signoria.games.virtu.position import check_edition, check_turn
from signoria.games.virtu.prospects.survey import of_others
from signoria.games.wars import bot, descriptions, drawing, edition, outlook, phrases, position, report, view
from signoria.games.wars.components import PLAYERS, Italy
from signoria.games.wars.moves import CATALOGUE
from signoria.games.wars.parting import WARS
from signoria.games.wars.state import Wars
from signoria.games.wars.steps import course, influence, sieges, troops, winter
from signoria.games.wars.view import WarsView
from signoria.games.wars.worlds import lay_out_view
from signoria.kernel.components import Component
from signoria.kernel.errors import BadPosition
from signoria.kernel.game import Data, Event, Game, Option, Options, Result
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.notation import Grammar
from signoria.kernel.outlook import Outlook, Survey
from signoria.kernel.phrases import Count, Phrase
from signoria.kernel.play import settle
from signoria.kernel.report import Report
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import Step

ROUNDS = 21
NOT_HERE = (  # W1.1, W1.4, W3.1, W3.2
    "open-table", "draw-first", "set-up", "patronise", "advance-patronage", "choose-bonus", "annex-city",
    "build-cathedral", "forge-alliance", "seal-alliance",
)  # fmt: skip
MAJOR, DONE = range(MAJORS), range(influence.DOINGS)
GRAMMAR: Grammar[Wars] = Grammar(
    {
        **{name: maker for name, maker in VIRTU.makers.items() if name not in NOT_HERE},
        "open-war": course.OpenWar,
        "set-up-war": course.SetUpWar,
        "annex-or-influence": bounded(influence.AnnexOrInfluence, DONE),
        "go-on-annexing": bounded(influence.GoOnAnnexing, DONE),
        "gain-influence": bounded(influence.GainInfluence, MAJOR, range(2)),
        "form-alliance": bounded(influence.FormAlliance, MAJOR),
        "besiege-or-stay": bounded(sieges.BesiegeOrStay, CITY),
        "pick-mover": bounded(troops.PickMover, CITY, CITY, range(2)),
        "count-losses": bounded(troops.CountLosses, CITY, COUNT),
        "pick-loss": bounded(troops.PickLoss, CITY, COUNT),
        "offer-hiring": winter.OfferHiring,
        "hire-allies": winter.HireAllies,
        "raise-ally": bounded(winter.RaiseAlly, MAJOR),
    }
)


class WarsGame(Game[Wars, WarsView]):
    """France against Naples, three major cities between them, twenty-one rounds."""

    id = "wars-of-italy"
    name = "Virtù: Wars of Italy"
    rules = 2
    seats = range(PLAYERS, PLAYERS + 1)
    options = (
        Option("powers_by_seat", "V1.4", False),
        Option("rounds", "W1.6", ROUNDS, 1, ROUNDS),
        Option("first_games", "V4.6", False),
    )
    catalogue = CATALOGUE
    view_type = WarsView
    bound = 50_000  # see docs/games/wars.md
    not_your_turn = Refusal("not-your-turn", "V3.1")
    chapters = ("year-begun",)

    def empty(self, options: Options, italy: Italy) -> Wars:
        """A table with nothing on it and nothing to do."""
        variants = Variants(
            powers_by_seat=bool(options["powers_by_seat"]),
            years=int(options["rounds"]),
            first_games=bool(options["first_games"]),
        )
        s = Wars(italy, variants, WARS)
        s.lay_out()
        return s

    def start(self, seats: int, options: Options, components: str | None) -> Wars:
        s = self.empty(options, edition.standard() if components is None else edition.read(components))
        s.then(course.OPEN_WAR)
        return s

    def options_of(self, s: Wars) -> Options:
        table = s.variants
        return {"powers_by_seat": table.powers_by_seat, "rounds": table.years, "first_games": table.first_games}

    def edition_of(self, s: Wars) -> str:
        return s.edition.label

    def remember(self, s: Wars) -> None:
        edition.keep(s.italy)

    def copy(self, s: Wars) -> Wars:
        return s.copy()

    def view(self, s: Wars, seat: int | None) -> WarsView:
        return view.own_view(s, seat, self.frame(s, seat))

    def imagine(self, seen: WarsView, rng: Rng) -> Wars:
        s = self.empty(seen.options, edition.known(seen.edition))
        lay_out_view(s, seen)
        lanes = [[step] if step else [] for step in seen.opened]
        if seen.seat is not None and seen.opened:
            lanes[seen.seat] = list(seen.lane)
        GRAMMAR.read_turn(s, list(seen.stack), list(seen.opened), lanes)
        s.mood = rng.below(MOODS)
        settle(s)
        return s

    def result(self, s: Wars) -> Result | None:
        return None if s.stack or s.lanes else result_of(s, phrases.because(s))

    def standings(self, seen: WarsView) -> tuple[Count, ...]:
        return tuple(Count(seat.total, "prestige") for seat in seen.prestige)

    def event(self, kind: int, numbers: Sequence[int | None]) -> Event:
        return phrases.event(kind, numbers)

    def phrase(self, move: Move) -> Phrase:
        return phrases.phrase(move)

    def question(self, s: Wars, step: Step[Wars]) -> Phrase:
        return phrases.question(s, step)

    def outlook(self, seen: WarsView) -> Outlook:
        if seen.prompt is None:
            return Outlook()
        return outlook.look_ahead(self.imagine(seen, seeded(0)), seen.seat, self.refusal)

    def survey(self, seen: WarsView, seat: int) -> Survey:
        if seen.opened or seen.result is not None:  # while families are placed, nobody sees what others will have
            return ()
        told = self.refusal if seat == seen.seat else self.refusal_of_others
        return outlook.survey(self.imagine(seen, seeded(0)), seat, told)

    def refusal_of_others(self, why: Refusal, move: Move) -> Phrase:
        """Why somebody else could not make a move."""
        return of_others(why, self.refusal(why, move))

    def report(self, seen: WarsView) -> Report:
        return report.WarsTeller(seen, self.describe_known(seen.edition)).report()

    def write_position(self, s: Wars) -> Data:
        return plain(position.write(s, self.id, self.edition_of(s), unusual(self.options, self.options_of(s))))

    def read_position(self, given: Data, components: str | None) -> Wars:
        written = converted(given, position.Position)
        if len(written.seat) != PLAYERS:
            raise BadPosition(f"seat: Wars of Italy has {PLAYERS} seats, not {len(written.seat)}")
        italy = edition.standard() if components is None else edition.read(components)
        s = self.empty(self.check_options(written.options, PLAYERS), italy)
        check_edition(written, self.edition_of(s))
        position.put_position(s, written.seat, written, written)
        position.check_table(s)
        stack = position.phase_steps(written.phase, s) if written.phase else list(written.stack)
        GRAMMAR.read_turn(s, stack, list(written.opened), [list(lane) for lane in written.lanes])
        check_turn(s)
        return s

    def describe(self, components: str | None) -> tuple[Component, ...]:
        return descriptions.describe(components)

    def describe_known(self, label: str) -> tuple[Component, ...]:
        return self.describe(virtu_edition.text_of(label))

    def components_text(self) -> str:
        return edition.standard_text()

    def draw(self, seen: WarsView) -> str:
        return drawing.svg(seen, edition.known(seen.edition))

    def advise(self, s: Wars, seat: int, choices: Sequence[Move]) -> Move:
        return bot.advise(s, seat, choices)

    def plan(self, s: Wars, seat: int) -> Move | None:
        return virtu_bot.plan(s, seat)


GAME = WarsGame()
