"""Condottiere as the world outside knows it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from signoria.games.condottiere import (
    bot,
    descriptions,
    drawing,
    edition,
    outlook,
    phrases,
    position,
    report,
    view,
    weights,
)
from signoria.games.condottiere.components import KINDS, MAX_SEATS, NO_CARD, Edition, Variants
from signoria.games.condottiere.events import CARD_SHOWN, CARDS_SHOWN
from signoria.games.condottiere.hints import CondottiereHints
from signoria.games.condottiere.moves import CATALOGUE, FAVOUR, KEEP, TAKE, UP
from signoria.games.condottiere.scoring import count_regions
from signoria.games.condottiere.state import REASONS, Condottiere
from signoria.games.condottiere.steps import aftermath, battle, cards, course
from signoria.games.condottiere.view import CondottiereView, seats_of
from signoria.games.condottiere.worlds import deal_unseen, mark_kept
from signoria.kernel.components import Component
from signoria.kernel.errors import BadOption, BadPosition
from signoria.kernel.game import Data, Event, Game, Learnt, Option, Options, Result
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.notation import Grammar
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Phrase
from signoria.kernel.play import asked, settle
from signoria.kernel.report import Report
from signoria.kernel.rng import Rng
from signoria.kernel.steps import Step

NOT_SHOWN = Refusal("not-in-hand-to-show", "C7.1")
UNKNOWN_CARD = Refusal("unknown-card", "C0.2")

GRAMMAR: Grammar[Condottiere] = Grammar(
    {
        "open-game": course.OpenGame,
        "draw-lot": course.DrawLot,
        "set-up": course.SetUp,
        "begin-final-battle": course.BeginFinalBattle,
        "end-game": course.EndGame,
        "deal-cards": cards.DealCards,
        "deal-card": cards.DealCard,
        "begin-battle": battle.BeginBattle,
        "next-turn": battle.NextTurn,
        "play-card": battle.PlayCard,
        "take-back-mercenary": battle.TakeBackMercenary,
        "place-favour": battle.PlaceFavour,
        "discard-bishop": battle.DiscardBishop,
        "turn-up-card": battle.TurnUpCard,
        "end-battle": battle.EndBattle,
        "compare-lines": aftermath.CompareLines,
        "compare-final": aftermath.CompareFinal,
        "check-victory": aftermath.CheckVictory,
        "choose-region": aftermath.ChooseRegion,
        "place-figure": aftermath.PlaceFigure,
        "discard-lines": aftermath.DiscardLines,
        "offer-discards": aftermath.OfferDiscards,
        "discard-hand": aftermath.DiscardHand,
        "reveal-discards": aftermath.RevealDiscards,
        "offer-draws": aftermath.OfferDraws,
        "draw-cards": aftermath.DrawCards,
        "reveal-draws": aftermath.RevealDraws,
        "end-round": aftermath.EndRound,
        "keep-card": aftermath.KeepCard,
        "redeal": aftermath.Redeal,
    }
)


class CondottiereGame(Game[Condottiere, CondottiereView]):
    """Two to six captains, seventeen regions, a hundred and ten cards."""

    id = "condottiere"
    name = "Condottiere"
    rules = 2
    seats = range(2, MAX_SEATS + 1)
    options = (
        Option("opener", "C1.2", -1, -1, MAX_SEATS - 1),
        Option("pope_off_battle", "C3.6", False),
        Option("draw_after_battle", "C8.1", False),
        Option("opening_seven", "C8.1", False),
        Option("points", "C8.2", 0, 0, 1000),
        Option("bigger_kingdoms", "C8.3", False),
        Option("capture_regions", "C8.4", False),
        Option("hidden_cards", "C8.5", False),
    )
    catalogue = CATALOGUE
    view_type = CondottiereView
    bound = 1_000_000  # see docs/games/condottiere.md
    not_your_turn = Refusal("not-your-turn", "C2.1")
    chapters = ("conquered", "tied")  # every battle but the final one, which the end of the game tells

    def check_together(self, options: Options, seats: int) -> None:
        if options["points"] and options["capture_regions"]:
            raise BadOption("points (C8.2) and capture_regions (C8.4) do not go together: rule C8.2")
        if options["opening_seven"] and not options["draw_after_battle"]:
            raise BadOption("opening_seven is an option of draw_after_battle (C8.1) and needs it")
        if int(options["opener"]) >= seats:
            raise BadOption(f"opener must be one of the seats 0 to {seats - 1}, or -1 for by lot")

    def box(self, components: str | None) -> Edition:
        """An owner's components, or the standard ones."""
        return edition.standard() if components is None else edition.read(components)

    def empty(self, seats: int, options: Options, box: Edition) -> Condottiere:
        """A table with nothing on it and nothing to do."""
        variants = Variants(
            opener=int(options["opener"]),
            pope_off_battle=bool(options["pope_off_battle"]),
            draw_after_battle=bool(options["draw_after_battle"]),
            opening_seven=bool(options["opening_seven"]),
            points=int(options["points"]),
            bigger_kingdoms=bool(options["bigger_kingdoms"]),
            capture_regions=bool(options["capture_regions"]),
            hidden_cards=bool(options["hidden_cards"]),
        )
        s = Condottiere(box, variants, seats)
        s.lay_out()
        return s

    def start(self, seats: int, options: Options, components: str | None) -> Condottiere:
        s = self.empty(seats, options, self.box(components))
        cards.gather_cards(s)
        s.then(course.OPEN_GAME, course.END_GAME)
        return s

    def options_of(self, s: Condottiere) -> Options:
        table = s.variants
        return {
            "opener": table.opener,
            "pope_off_battle": table.pope_off_battle,
            "draw_after_battle": table.draw_after_battle,
            "opening_seven": table.opening_seven,
            "points": table.points,
            "bigger_kingdoms": table.bigger_kingdoms,
            "capture_regions": table.capture_regions,
            "hidden_cards": table.hidden_cards,
        }

    def options_of_rematch(self, s: Condottiere) -> Options:
        return {**self.options_of(s), "opener": (s.opener + 1) % s.seats}

    def edition_of(self, s: Condottiere) -> str:
        return s.edition.label

    def remember(self, s: Condottiere) -> None:
        edition.keep(s.edition)

    def copy(self, s: Condottiere) -> Condottiere:
        return s.copy()

    def view(self, s: Condottiere, seat: int | None) -> CondottiereView:
        return view.own_view(s, seat, self.frame(s, seat))

    def imagine(self, seen: CondottiereView, rng: Rng) -> Condottiere:
        s = self.known(seen)
        viewer = -1 if seen.seat is None else seen.seat
        sizes = [seat.cards for seat in seen.table]
        deal_unseen(s, viewer, sizes, [bool(seat.face_down) for seat in seen.table], seen.buried, rng)
        step = s.stack[-1] if s.stack else None
        if isinstance(step, aftermath.KeepCard) and step.who != viewer:
            mark_kept(s, step.who, step.kept, rng)
        settle(s)
        return s

    def known(self, seen: CondottiereView) -> Condottiere:
        """The table with what the view tells and nothing else: other hands and the deck are empty."""
        s = self.empty(seen.seats, seen.options, edition.known(seen.edition))
        view.remember(s, seen)
        lanes = [[step] if step else [] for step in seen.opened]
        if seen.seat is not None and seen.opened:
            lanes[seen.seat] = list(seen.lane)
        GRAMMAR.read_turn(s, list(seen.stack), list(seen.opened), lanes)
        return s

    def outlook(self, seen: CondottiereView) -> Outlook:
        if seen.seat is None or seen.prompt is None:
            return Outlook()
        s = self.known(seen)
        s.sizes = [seat.cards for seat in seen.table]
        step = GRAMMAR.read(seen.prompt, seen.seats, "prompt")
        is_veiled = any(one.face_down for seat, one in enumerate(seen.table) if seat != seen.seat)
        return outlook.outlook(outlook.Question(self, s, step, is_veiled))

    def result(self, s: Condottiere) -> Result | None:
        if s.stack or s.lanes:
            return None
        regions = [count_regions(s, seat) for seat in range(s.seats)]
        points = s.points if s.variants.points else regions
        is_winner = [s.winners >> seat & 1 for seat in range(s.seats)]
        keys = [(1, 0, 0) if is_winner[seat] else (0, points[seat], regions[seat]) for seat in range(s.seats)]
        ranking = [tuple(seat for seat in range(s.seats) if keys[seat] == key) for key in sorted(set(keys))[::-1]]
        return Result(seats_of(s.winners), tuple(ranking), tuple(points), REASONS[s.reason], phrases.because(s))

    def standings(self, seen: CondottiereView) -> tuple[Count, ...]:
        """Regions; in a series points, with one for each region of the game that is on (C8.2)."""
        regions = [len(seat.regions) for seat in seen.table]
        if not seen.options["points"]:
            return tuple(Count(number, "region") for number in regions)
        is_scored = seen.result is not None or bool(seen.finalists)
        points = [seat.points + (0 if is_scored else regions[at]) for at, seat in enumerate(seen.table)]
        return tuple(Count(number, "point") for number in points)

    def scores(self, seen: CondottiereView) -> tuple[Count, ...]:
        return tuple(Count(seat.strength.total) for seat in seen.table)

    def event(self, kind: int, numbers: Sequence[int | None]) -> Event:
        return phrases.event(kind, numbers)

    def phrase(self, move: Move) -> Phrase:
        return phrases.phrase(move)

    def question(self, s: Condottiere, step: Step[Condottiere]) -> Phrase:
        return phrases.question(s, step)

    def report(self, seen: CondottiereView) -> Report:
        return report.report(seen)

    def write_position(self, s: Condottiere) -> Data:
        usual = {option.name: option.default for option in self.options}
        options = {name: value for name, value in self.options_of(s).items() if value != usual[name]}
        written = position.write(s, self.id, self.edition_of(s), options)
        plain: Data = msgspec.to_builtins(written)
        return plain

    def read_position(self, given: Data, components: str | None) -> Condottiere:
        try:
            written = msgspec.convert(given, position.Position)
        except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
            raise BadPosition(str(problem)) from problem
        if len(written.seat) not in self.seats:
            raise BadPosition(f"seat: {self.name} has {self.seating()}, not {len(written.seat)}")
        options = self.check_options(written.options, len(written.seat))
        s = self.empty(len(written.seat), options, self.box(components))
        if written.edition not in ("", self.edition_of(s)):
            raise BadPosition(
                f"edition: the position is of {written.edition!r}, the components are {self.edition_of(s)!r}"
            )
        position.put_position(s, written)
        if written.turn is not None:
            position.check_seat(written.turn, s, "turn")
            if written.stack:
                raise BadPosition("turn: is short for a stack; say one of the two")
            written.stack = [f"play-card {written.turn}", "end-game"]
        GRAMMAR.read_turn(s, written.stack, written.opened, written.lanes)
        position.check_turn(s)
        return s

    def describe(self, components: str | None) -> tuple[Component, ...]:
        return descriptions.describe(components)

    def components_text(self) -> str:
        return edition.standard_text()

    def draw(self, seen: CondottiereView) -> str:
        return drawing.svg(seen, edition.known(seen.edition))

    def hidden_moves(self, s: Condottiere, seat: int) -> int:
        return int(s.down[seat] != NO_CARD)

    def show(self, s: Condottiere, seat: int, shown: str, to: Sequence[int]) -> Refusal | None:
        try:
            counts = position.read_cards(shown, "cards")
        except BadPosition:
            return UNKNOWN_CARD
        held = view.row(s.hands, seat)
        if not any(counts) or any(counts[card] > held[card] for card in range(KINDS)):
            return NOT_SHOWN
        for other in to:
            s.tell(CARDS_SHOWN, seat, other)
            for card in range(KINDS):
                if counts[card] > s.knows(other, seat, card):
                    s.shown[s.shown_key(other, seat, card)] = counts[card]
                for _ in range(counts[card]):
                    s.whisper(other, CARD_SHOWN, seat, card)
        return None

    def advise(self, s: Condottiere, seat: int, choices: Sequence[Move]) -> Move:
        return bot.advise(s, seat, choices)

    def hints(self, chosen: str) -> CondottiereHints:
        return weights.read_hints(chosen)

    def read_weights(self, chosen: str, seats: int) -> Learnt:
        return weights.learnt(weights.read(chosen), seats)

    def write_weights(self, chosen: str, seats: int, learnt: Learnt) -> str:
        return weights.write({**weights.read(chosen), seats: weights.written(learnt)})

    def plan(self, s: Condottiere, seat: int) -> Move | None:
        """Sensible ends of what was begun: no token moved, the strongest mercenary back, the best cards kept."""
        step = asked(s, seat)
        choices = [] if step is None else step.choices(s)
        if isinstance(step, battle.PlaceFavour):
            return FAVOUR[s.pope] if FAVOUR[s.pope] in choices else FAVOUR[NO_CARD]
        if isinstance(step, battle.TakeBackMercenary):
            return next((move for move in reversed(TAKE[:-1]) if move in choices), TAKE[NO_CARD])
        if isinstance(step, aftermath.KeepCard):
            return next((move for move in reversed(KEEP[:-1]) if move in choices), KEEP[NO_CARD])
        return UP if isinstance(step, battle.TurnUpCard) else None


GAME = CondottiereGame()
