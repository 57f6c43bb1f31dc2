"""The outlook of Condottiere: what each card, region or answer would lead to, as far as the seat can know.

The state holds what the seat's view tells and nothing more: other hands and the deck are empty. The engine carries an
answer out in a copy of it, but the rules do not run on from there, so nothing unseen is ever needed.
"""

from __future__ import annotations

from typing import NamedTuple

from signoria.games.condottiere import moves, phrases
from signoria.games.condottiere.components import KINDS, NO_CARD, NOBODYS, NOWHERE
from signoria.games.condottiere.events import SWEPT
from signoria.games.condottiere.expectations import expected, is_in
from signoria.games.condottiere.scoring import (
    adjacent_needed,
    count_regions,
    hand_limit,
    has_kingdom,
    largest_kingdom,
    only_seat,
    regions_needed,
    regions_of,
    strengths,
    strongest,
)
from signoria.games.condottiere.state import Condottiere, replaced
from signoria.games.condottiere.steps.aftermath import KeepCard
from signoria.games.condottiere.steps.battle import EndBattle, PlayCard, TakeBackMercenary, may_wait, turn_up
from signoria.games.condottiere.sums import line_sums
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.game import Game
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Arg, Count, Phrase, Seat, Sum
from signoria.kernel.steps import Step

Sums = dict[str, Sum]  # `line-2`: the announced strength of seat 2; `turned-up`: the own line, face-down card included


class Question(NamedTuple):
    """What a seat is asked, at the table as it knows it."""

    game: Game[Condottiere, CondottiereView]
    s: Condottiere
    step: Step[Condottiere]
    is_veiled: bool  # does another seat's card lie face down (C8.5)?

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.step.who


def outlook(q: Question) -> Outlook:
    """What each answer would lead to; while cards are played the notes say who would win with this region."""
    notes = winners_with(q.s, q.s.site) if isinstance(q.step, PlayCard) and q.s.site != NOWHERE else []
    return Outlook(prospects=tuple(prospect(q, move) for move in answers(q)), notes=tuple(notes))


def answers(q: Question) -> list[Move]:
    """All answers to the question but those about cards that are not there at all."""
    return [move for move in q.step.candidates(q.s) if is_there(q, move)]


def is_there(q: Question, move: Move) -> bool:
    """Is the card that the move is about in the hand, or in the line for a Scarecrow? True if it is about none."""
    at = q.seat * KINDS
    if isinstance(move, moves.Play | moves.Keep):
        return move.card == NO_CARD or q.s.hands[at + move.card] > 0
    return not isinstance(move, moves.TakeBack) or move.card == NO_CARD or q.s.lines[at + move.card] > 0


def prospect(q: Question, move: Move) -> Prospect:
    """One answer: what it leads to if it may be given, else why it may not."""
    why = q.step.refuse(q.s, move)
    if why is not None:
        return Prospect(thing=thing_of(move), why_not=q.game.refusal(why, move), rule=why.rule)
    if isinstance(move, moves.Pass | moves.Play | moves.TakeBack | moves.TurnUp):
        world = after(q.s, q.step, move)
        brings, sums = in_battle(q, move, world), sums_of(world, q.seat)
    else:
        brings, sums = on_map(q, move) if isinstance(move, moves.At | moves.Favour) else in_hand(q, move), {}
    return Prospect(thing=thing_of(move), moves=(move.text,), brings=tuple(brings), sums=sums)


def thing_of(move: Move) -> Arg:
    """What a move is about: a card, a region, a number of cards; else the move itself."""
    said = phrases.phrase(move)
    return next(iter(said.args.values()), said)


# A battle


def after(s: Condottiere, step: Step[Condottiere], move: Move) -> Condottiere:
    """The table right after an answer, before the rules run on."""
    world = s.copy()
    world.log = []
    world.stack.pop()
    step.take(world, move)
    return world


def in_battle(q: Question, move: Move, world: Condottiere) -> list[Phrase]:
    """What an answer does to the lines, and how the battle would end then."""
    found = [*swept(world), *choices_of_scarecrow(world, q.seat)]
    if isinstance(move, moves.Play) and world.down[q.seat] == move.card:
        found.append(Phrase("outlook-face-down-own"))
    if isinstance(move, moves.Pass) and may_wait(q.s, q.seat):
        found.append(Phrase("outlook-waits"))
    if is_ending(world):
        found.append(Phrase("outlook-ends"))
    found += outcome(with_card_up(world, q.seat), is_ending(world))
    return [*found, Phrase("outlook-face-down")] if q.is_veiled else found


def sums_of(s: Condottiere, seat: int) -> Sums:
    """The announced strength of every line; and the own one with its face-down card turned up (C8.5)."""
    found = {f"line-{other}": line for other, line in enumerate(line_sums(s)) if is_in(s, other)}
    if s.down[seat] != NO_CARD:
        found["turned-up"] = line_sums(with_card_up(s, seat))[seat]
    return found


def with_card_up(s: Condottiere, seat: int) -> Condottiere:
    """The same table with the seat's face-down card turned up."""
    if s.down[seat] == NO_CARD:
        return s
    world = s.copy()
    turn_up(world, seat)
    return world


def swept(s: Condottiere) -> list[Phrase]:
    """The cards that have left all lines (C3.2, C3.3, C3.5)."""
    told = [phrases.event(kind, [card]) for kind, card, *_ in s.log or [] if kind == SWEPT]
    return [Phrase(f"event-{event.kind}", event.args) for event in told]


def choices_of_scarecrow(s: Condottiere, seat: int) -> list[Phrase]:
    """What the own line would be after each mercenary that the Scarecrow may bring back (C3.9)."""
    step = s.stack[-1]
    if not isinstance(step, TakeBackMercenary):
        return []
    found = []
    for move in step.choices(s):
        if isinstance(move, moves.TakeBack) and move.card != NO_CARD:
            line = Count(strengths(after(s, step, move))[seat])
            found.append(Phrase("outlook-take-back", {"card": thing_of(move), "strength": line}))
    return found


def is_ending(s: Condottiere) -> bool:
    """Will the battle end without another card (C2.7)? A Bishop's favour may still be placed before."""
    step = s.stack[-1]
    if isinstance(step, EndBattle | TakeBackMercenary):
        return isinstance(step, EndBattle)
    return all(s.has_passed(seat) or not s.sizes[seat] for seat in range(s.seats))


def outcome(s: Condottiere, is_ending: bool) -> list[Phrase]:
    """Who would conquer if the battle ended so; and if it does, what that would mean."""
    winner = only_seat(strongest(s))
    conquest = [gain(s, winner, s.site)] if is_ending and winner >= 0 and s.site != NOWHERE else []
    return [*expected(s), *conquest]


# Regions


def on_map(q: Question, move: Move) -> list[Phrase]:
    """What a region means for the seats: for the Condottiere who could win it, for the favour whom it bars."""
    s = q.s
    if isinstance(move, moves.Favour):  # the battle that is being fought goes on under it
        barred = [] if move.region in (NOWHERE, s.site) else winners_with(s, move.region)
        return [Phrase("outlook-bars", said.args) for said in barred]
    assert isinstance(move, moves.At)
    owner = s.owner[move.region]
    found = [gain(s, q.seat, move.region)]
    found += [gain(s, seat, move.region) for seat in range(s.seats) if seat != q.seat and is_near(s, seat, move.region)]
    return found if owner == NOBODYS else [*found, Phrase("outlook-defends", {"seat": Seat(owner)})]


def conquered(s: Condottiere, seat: int, region: int) -> Condottiere:
    """The map with this region in the seat's hand."""
    world = s.copy()
    world.owner = replaced(s.owner, region, seat)
    return world


def gain(s: Condottiere, seat: int, region: int) -> Phrase:
    """What the seat would control with this region, or that it would win (C6.1)."""
    world = conquered(s, seat, region)
    if is_winning(world, seat):
        return Phrase("outlook-wins", {"seat": Seat(seat)})
    regions, kingdom = count_regions(world, seat), largest_kingdom(s.edition, regions_of(world, seat))
    return Phrase(
        "outlook-regions", {"seat": Seat(seat), "regions": Count(regions, "region"), "kingdom": Count(kingdom)}
    )


def is_winning(s: Condottiere, seat: int) -> bool:
    """Does the seat meet a condition of victory (C6.1)?"""
    return has_kingdom(s, seat) or count_regions(s, seat) >= regions_needed(s)


def is_near(s: Condottiere, seat: int, region: int) -> bool:
    """Would this region win the game for the seat, or leave it only one region short?"""
    if s.owner[region] == seat:
        return False
    world = conquered(s, seat, region)
    kingdom = largest_kingdom(s.edition, regions_of(world, seat))
    is_grown = kingdom > largest_kingdom(s.edition, regions_of(s, seat))
    is_one_short = is_grown and kingdom + 1 >= adjacent_needed(s)
    return is_one_short or count_regions(world, seat) + 1 >= regions_needed(s) or is_winning(world, seat)


def winners_with(s: Condottiere, region: int) -> list[Phrase]:
    """Who would win the game by conquering this region; whoever controls it already would not."""
    would = [gain(s, seat, region) for seat in range(s.seats) if s.owner[region] != seat]
    return [said for said in would if said.key == "outlook-wins"]


# Hands


def in_hand(q: Question, move: Move) -> list[Phrase]:
    """What becomes of the hand: kept, discarded, drawn to."""
    s, limit = q.s, hand_limit(q.s, q.seat)
    if isinstance(move, moves.Draw):
        held = Count(s.sizes[q.seat] + move.count, "card")
        return [Phrase("outlook-hand", {"cards": held, "limit": Count(limit)})]
    if isinstance(move, moves.Keep) and isinstance(q.step, KeepCard):
        kept = q.step.kept + (move.card != NO_CARD)
        return [Phrase("outlook-refill", {"cards": Count(limit - kept, "card")})]
    return [Phrase("outlook-sit-out")] if move is moves.DISCARD_HAND else []
