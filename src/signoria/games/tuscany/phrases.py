"""What The Castles of Tuscany tells people: moves, events, questions and results as phrases with typed arguments."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.tuscany import moves
from signoria.games.tuscany.components import (
    BOARD_LETTERS,
    BOARD_NAMES,
    BOARDS,
    BONUS_NAMES,
    CASTLE,
    COLOUR_NAMES,
    MORE_CARDS,
    NOT_JOINED,
    ORDERS,
    SHIFTS,
    SPACE_NAMES,
    SPACES,
    THING_NAMES,
    THINGS,
    TURN_NAMES,
    VERSIONS,
    YIELD_NAMES,
    bits,
)
from signoria.games.tuscany.events import KINDS_OF_EVENTS, RED_SCORED
from signoria.games.tuscany.scoring import empty_spaces, final_key
from signoria.games.tuscany.state import REASONS, WHY_NAMES, Tuscany
from signoria.games.tuscany.steps.effects import BringTo, GainBonus
from signoria.games.tuscany.steps.paying import ChooseSpace, Pay
from signoria.games.tuscany.steps.setup import ChooseOrder, ChooseShifts, ChooseTurns, FoundCastle, colour_at
from signoria.games.tuscany.steps.turn import ChooseAction, NameColour, OfferMarble, PickTile, RemoveStored, UseMarble
from signoria.kernel.game import Event
from signoria.kernel.moves import Move
from signoria.kernel.phrases import Args, Count, Listed, Phrase, Quote
from signoria.kernel.steps import Step
from signoria.kernel.telling import Makers, counted, event_of, named, seat

KIND = named("kind", THING_NAMES)
CARD = named("card", COLOUR_NAMES)  # a colour as a region card, or as a tile or a space of it
COLOUR = named("colour", COLOUR_NAMES)  # all tiles of a colour
BONUS = named("bonus", BONUS_NAMES)
BOARD = named("board", BOARD_NAMES)
LETTER = named("board", BOARD_LETTERS)
YIELD = named("yield", YIELD_NAMES)


def space_name(space: int) -> Quote:
    """A space goes by what the drawings call it, in every language."""
    return Quote(SPACE_NAMES[space])


def order_args(order: int) -> Args:
    """The boards from left to right."""
    return {"order": Listed(tuple(LETTER(board) for board in ORDERS[order]))}


def turn_args(turned: int) -> Args:
    """The boards that lie half turned: bits for b and c."""
    return {"turned": Listed(tuple(LETTER(bit + 1) for bit in bits(turned)))}


def shift_args(shift: int) -> Args:
    """How many spaces the second and the third board lie lower than their neighbour."""
    second, third = SHIFTS[shift]
    return {"second": Count(second), "third": Count(third)}


def join_args(join: int) -> Args:
    """A join by its parts."""
    rest, shift = divmod(join, len(SHIFTS))
    order, turned = divmod(rest, len(TURN_NAMES))
    return {**order_args(order), **turn_args(turned), **shift_args(shift)}


MAKERS: Makers = {
    "seat": seat,
    "board": BOARD,
    "kind": KIND,
    "colour": COLOUR,
    "card": CARD,
    "space": space_name,
    "bonus": BONUS,
    "yield": YIELD,
    "join": join_args,
    "why": named("why", WHY_NAMES),
    "reason": named("reason", REASONS),
    "points": counted("green-point"),
    "cards": counted("card"),
    "tiles": counted("tile"),
    "marbles": counted("marble"),
    "workers": counted("worker"),
    "yields": counted("yield"),
    "stack": counted(),
    "round": counted(),
}
RED_MAKERS: Makers = {**MAKERS, "points": counted("red-point")}
GATHERS = {"card-dealt": "card", "board-dealt": "board", "tile-turned-up": "kind", "neutral-turned-up": "kind"}


def event(kind: int, numbers: Sequence[int | None]) -> Event:
    """An event of the engine with its names."""
    one = KINDS_OF_EVENTS[kind]
    return event_of(one, numbers, RED_MAKERS if kind == RED_SCORED else MAKERS, GATHERS.get(one[0], ""))


def phrase(move: Move) -> Phrase:
    """A move as a choice."""
    return Phrase(f"move-{move.text.partition(' ')[0]}", move_args(move))


def move_args(move: Move) -> Args:
    """What a move is about."""
    match move:
        case moves.Place() | moves.Remove():
            return {"kind": KIND(move.thing)}
        case moves.Pick() | moves.TurnUp():
            return {"kind": KIND(move.kind)}
        case moves.Replace():
            return {"colour": COLOUR(move.colour)}
        case moves.On():
            return {"space": space_name(move.space)}
        case moves.Pay() | moves.PayPair() | moves.Deal():
            return {"card": CARD(move.colour)}
        case moves.Gain():
            return {"bonus": BONUS(move.bonus)}
        case moves.Order():
            return order_args(move.order)
        case moves.Turn():
            return turn_args(move.turned)
        case moves.Shift():
            return shift_args(move.shift)
        case moves.Lot():
            return {"seat": seat(move.seat)}
        case moves.Board():
            return {"board": BOARD(move.board)}
        case moves.Yield():
            return {"yield": YIELD(move.card)}
        case _:
            return {}


# Questions


def question(s: Tuscany, step: Step[Tuscany]) -> Phrase:
    """What a decision asks."""
    return Phrase(step.name(), question_args(s, step))


def question_args(s: Tuscany, step: Step[Tuscany]) -> Args:
    """What the seat must know to decide."""
    who = step.who
    match step:
        case ChooseAction():
            cards = min(s.edition.drawn + s.has_bonus(who, MORE_CARDS), s.deck_size + s.discard_size)
            is_further = not any(isinstance(one, OfferMarble) for one in s.stack)  # T2.7: bought with a marble
            return {"cards": Count(cards, "card"), "stored": stored(s, who), "further": Count(int(is_further))}
        case ChooseSpace():
            return {"kind": KIND(step.thing)}
        case BringTo():
            return {"kind": KIND(step.kind)}
        case Pay():
            colour = s.domains[who].colour_of[step.space]
            return {
                "kind": KIND(step.thing),
                "space": space_name(step.space),
                "card": CARD(colour),
                "left": Count(step.left),
            }
        case PickTile():
            return {"must-fit": Count(step.must_fit), "room": Count(s.room(who), "storage")}
        case RemoveStored():
            return {"kind": KIND(step.kind), "stored": stored(s, who)}
        case NameColour():
            return {"tiles": Count(s.neutral_size + sum(s.aside), "tile")}
        case GainBonus():
            return {"points": Count(s.edition.storage_points, "green-point")}
        case UseMarble():
            return {"marbles": Count(s.marbles[who], "marble")}
        case ChooseOrder() | ChooseTurns() | ChooseShifts() | FoundCastle():
            return join_question(s, step)
        case _:
            return {}


def join_question(s: Tuscany, step: Step[Tuscany]) -> Args:
    """The boards that are joined, as far as that has been decided."""
    who = step.who
    versions = s.boards[who * BOARDS : who * BOARDS + BOARDS]
    args: Args = {
        "boards": Listed(tuple(BOARD(letter * VERSIONS + version) for letter, version in enumerate(versions)))
    }
    if s.order[who] != NOT_JOINED:
        args |= order_args(s.order[who])
    if s.turned[who] != NOT_JOINED:
        args |= turn_args(s.turned[who])
    if isinstance(step, FoundCastle):
        castles = [space for space in range(SPACES) if colour_at(s, who, space) == CASTLE]
        args["spaces"] = Listed(tuple(space_name(space) for space in castles))
    return args


def stored(s: Tuscany, who: int) -> Listed:
    """Everything in the seat's storage."""
    things = [thing for thing in range(THINGS) for _ in range(s.storage[who * THINGS + thing])]
    return Listed(tuple(KIND(thing) for thing in things))


# The end


def because(s: Tuscany) -> Phrase:
    """Why the winners have won: red points, then empty spaces, then green points (T5.5)."""
    winners = bits(s.winners)
    others = [final_key(s, one) for one in range(s.seats) if one not in winners]
    if not winners or not others:
        return Phrase("because-equal")
    own, following = final_key(s, winners[0]), max(others)
    at = next(number for number in range(len(own)) if own[number] != following[number])
    points = Count(s.red[winners[0]], "red-point")
    args: Args = {"points": points, "own": Count(own[at]), "next": Count(following[at])}
    return Phrase(
        ("because-red", "because-empty", "because-green")[at],
        {**args, "spaces": Count(empty_spaces(s, winners[0]), "space")},
    )
