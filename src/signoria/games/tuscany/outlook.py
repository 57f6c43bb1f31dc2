"""The outlook: what each answer to the question of a seat would cost and bring, from what its view tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from signoria.games.tuscany import moves
from signoria.games.tuscany.bot import payment
from signoria.games.tuscany.components import (
    BONUS_NAMES,
    CARRIAGE,
    COLOUR_OF,
    COLOURS,
    HEX,
    KINDS,
    MORE_CARDS,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
    MORE_YIELD,
    QUARRY,
    SPACES,
    THINGS,
    VILLAGE,
    bits,
)
from signoria.games.tuscany.joins import castles, joined_areas, joins
from signoria.games.tuscany.payments import cards_of, paid_with, price_of, short_of, sources, taps_of
from signoria.games.tuscany.phrases import BONUS, COLOUR, KIND, phrase, space_name
from signoria.games.tuscany.placements import FITS_NOWHERE, gains, open_spaces, placed_later, thrown_out
from signoria.games.tuscany.question import Phrases, Question
from signoria.games.tuscany.scoring import displayed, fitting, fitting_kinds, needs_cards, on_display
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.steps.course import has_ended
from signoria.games.tuscany.steps.display import has_neutral
from signoria.games.tuscany.steps.effects import BringTile, BringTo, GainBonus
from signoria.games.tuscany.steps.paying import CANNOT_PAY_COLOUR, ChooseSpace, Pay
from signoria.games.tuscany.steps.setup import ChooseOrder, ChooseShifts, ChooseTurns, FoundCastle
from signoria.games.tuscany.steps.turn import (
    ChooseAction,
    NameColour,
    PickTile,
    RemoveStored,
    UseMarble,
    may_fit,
    refuse_place,
)
from signoria.games.tuscany.sums import storage_sum
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Arg, Args, Count, Listed, Phrase
from signoria.kernel.play import asked
from signoria.kernel.steps import Step


def look_ahead(s: Tuscany, seat: int | None, tell: Callable[[Refusal, Move | str], Phrase]) -> Outlook:
    """The outlook of the seat in this state; empty if it is asked nothing."""
    step = None if seat is None else asked(s, seat)
    if step is None or seat is None:
        return Outlook()
    a = Question(s, seat, step, tell)
    match step:
        case ChooseAction():
            return Outlook(prospects=(draw(a), take(a), *placing(a), *taking(a)))
        case ChooseSpace():
            return Outlook(prospects=tuple(spaces(a, step.thing)))
        case Pay():
            return paying(a, step)
        case BringTo():
            return Outlook(prospects=tuple(brought_to(a, step.kind)), notes=gap(a))
        case FoundCastle():
            return Outlook(prospects=tuple(castles(a)), sums={"areas": joined_areas(a)})
        case _:
            return Outlook(prospects=tuple(smaller(a, step)), notes=notes(a, step))


def smaller(a: Question, step: Step[Tuscany]) -> list[Prospect]:
    """The answers to the smaller questions."""
    match step:
        case PickTile():
            return [one for kind in bits(displayed(a.s)) for one in placed_later(a, kind, moves.PICK[kind])]
        case BringTile():
            return bringing(a)
        case GainBonus():
            return [bonus(a, number) for number in range(len(BONUS_NAMES))]
        case RemoveStored():
            return [removing(a, thing) for thing in range(THINGS) if a.s.storage[a.seat * THINGS + thing]]
        case NameColour():
            return [replacing(a, colour) for colour in range(COLOURS) if on_display(a.s, colour)]
        case UseMarble():
            return [another_action(a), keep_marble(a)]
        case ChooseOrder() | ChooseTurns() | ChooseShifts():
            return joins(a)
        case _:
            return []


def notes(a: Question, step: Step[Tuscany]) -> Phrases:
    """What holds for all answers to a smaller question."""
    match step:
        case PickTile() | RemoveStored() | BringTile():
            return gap(a)
        case NameColour():
            s = a.s
            fits = [kind for kind in range(KINDS) if fitting(s, a.seat, COLOUR_OF[kind])]
            number = sum([s.neutral[kind] + s.aside[kind] for kind in fits])
            return (Phrase("replace-chance", {"tiles": Count(number, "tile")}),)
        case _:
            return ()


# The three actions


def drawn(a: Question) -> Count:
    """The cards that the draw action brings now (T2.1)."""
    s = a.s
    return Count(min(s.edition.drawn + s.has_bonus(a.seat, MORE_CARDS), s.deck_size + s.discard_size), "card")


def draw(a: Question) -> Prospect:
    """T2.1: how many cards, and whether the discards become the deck again for it."""
    brings: Phrases = (Phrase("brings-cards", {"cards": drawn(a)}),)
    if a.s.deck_size < drawn(a).number:
        brings = (*brings, Phrase("draw-refills", {"cards": Count(a.s.discard_size, "card")}))
    else:
        brings = (*brings, Phrase("draw-leaves", {"cards": Count(a.s.deck_size - drawn(a).number, "card")}))
    return a.prospect(moves.DRAW, phrase(moves.DRAW), brings=brings)


def take(a: Question) -> Prospect:
    """T2.2, T2.3: what taking a tile leads to: colours replaced first, something stored removed, the gap filled."""
    brings: Phrases = (Phrase("take-replaces"),) if has_to_replace(a) else ()
    return a.prospect(moves.TAKE, phrase(moves.TAKE), brings=(*brings, *thrown_out(a), *gap(a)))


def has_to_replace(a: Question) -> bool:
    """T2.3: does no tile of the display fit, while another could?"""
    return bool(displayed(a.s)) and not fitting_kinds(a.s, a.seat) and may_fit(a.s, a.seat)


def taking(a: Question) -> list[Prospect]:
    """The tiles on display, for each space that they fit on; none if they are replaced first."""
    if has_to_replace(a):
        return []
    ends = gap(a)[1:]  # that the round ends, if it does
    found = []
    for kind in bits(displayed(a.s)):
        tile, *spaces = placed_later(a, kind, moves.TAKE, moves.PICK[kind])
        found += [msgspec.structs.replace(tile, brings=(*ends, *tile.brings)), *spaces]
    return found


def placing(a: Question) -> list[Prospect]:
    """T2.4: everything stored, for each space that it fits on; what cannot be placed says why."""
    found = []
    for thing in range(THINGS):
        if not a.s.storage[a.seat * THINGS + thing]:
            continue
        places = open_spaces(a.s, a.seat, thing)
        if not places or (thing == HEX and a.s.hexes(a.seat) <= 0):
            found.append(a.prospect(moves.PLACE[thing], KIND(thing)))
        else:
            found.append(placed_somewhere(a, thing, places))
            is_asked = thing == HEX or len(places) > 1  # a tile goes to the only space by itself
            for space in places:
                args: Args = {"kind": KIND(thing), "space": space_name(space)}
                way = (moves.PLACE[thing], moves.ON[space]) if is_asked else (moves.PLACE[thing],)
                found.append(paid_on(a, thing, space, Phrase("place-on", args), way))
    return found


def placed_somewhere(a: Question, thing: int, places: Sequence[int]) -> Prospect:
    """T2.4: a thing that fits on these spaces, before one of them is chosen."""
    brings = [would_fit(a, thing, space) for space in places]
    if needs_cards(a.s, a.seat):
        brings.insert(0, Phrase("place-reveals"))
    return a.prospect(moves.PLACE[thing], phrase(moves.PLACE[thing]), brings=tuple(brings))


def would_fit(a: Question, thing: int, space: int) -> Phrase:
    """A space for a stored thing, and the points that it would bring there."""
    points = gains(a.s, a.seat, thing, space)[1]["green"].total
    return Phrase("would-fit", {"space": space_name(space), "points": Count(points, "green-point")})


def paid_on(a: Question, thing: int, space: int, told: Arg, way: tuple[Move, ...]) -> Prospect:
    """A thing that is paid for on a space, by these moves and the payment."""
    s, seat = a.s, a.seat
    colour = s.domains[seat].colour_of[space]
    lacks = short_of(s, seat, colour)
    taps = [] if lacks else payment(s, seat, colour, s.edition.price)
    brings, sums = gains(s, seat, thing, space, False, cards_of(s, taps))
    if taps:
        brings = (*brings, paid_with(s, taps))
    if taps and needs_cards(s, seat):
        brings = (*brings, Phrase("place-reveals"))
    found = a.prospect(way[0], told, price_of(s, colour), lacks, brings, sums, (*way, *taps))
    if lacks and found.moves:  # a wooden hex that could be paid for elsewhere
        return a.refused(found, CANNOT_PAY_COLOUR, moves.ON[space])
    return msgspec.structs.replace(found, taps=taps_of(s, seat, colour)) if found.way else found


def gap(a: Question) -> Phrases:
    """T2.2, T5.1: where the tile comes from that fills the gap, and whether that ends the round."""
    s = a.s
    used = s.edition.tiles - s.left[a.seat]
    if not s.left[a.seat]:
        return (Phrase("gap-neutral" if has_neutral(s) else "gap-open"),)
    left = s.edition.stack - used % s.edition.stack
    args: Args = {"stack": Count(used // s.edition.stack + 1), "tiles": Count(left, "tile")}
    own = Phrase("gap-own", args)
    if s.is_last or has_ended(s) or used + 1 < s.round * s.edition.stack:
        return (own,)
    return own, Phrase("gap-ends-round", {"round": Count(s.round)})


# Spaces


def spaces(a: Question, thing: int) -> list[Prospect]:
    """T2.4: the empty spaces of the right colour, those out of reach too."""
    s, seat = a.s, a.seat
    found = []
    for space in range(SPACES):
        colour = s.domains[seat].colour_of[space]
        if s.laid[seat] >> space & 1 or (thing != HEX and colour != COLOUR_OF[thing]):
            continue
        if s.reach[seat] >> space & 1:
            found.append(paid_on(a, thing, space, phrase(moves.ON[space]), (moves.ON[space],)))
        else:
            found.append(a.prospect(moves.ON[space], phrase(moves.ON[space])))
    return found


def brought_to(a: Question, kind: int) -> list[Prospect]:
    """T3.1: where the castle can bring the tile."""
    found = []
    for space in bits(a.s.domains[a.seat].colours[COLOUR_OF[kind]] & ~a.s.laid[a.seat]):
        if a.s.reach[a.seat] >> space & 1:
            brings, sums = gains(a.s, a.seat, kind, space, True)
            found.append(a.prospect(moves.ON[space], phrase(moves.ON[space]), brings=brings, sums=sums))
        else:
            found.append(a.prospect(moves.ON[space], phrase(moves.ON[space])))
    return found


def bringing(a: Question) -> list[Prospect]:
    """T3.1: the tiles on display that a castle could bring, for each space that they fit on, or nothing."""
    found = []
    for kind in bits(displayed(a.s)):
        places = open_spaces(a.s, a.seat, kind)
        if not places:
            found.append(a.prospect(moves.PICK[kind], KIND(kind)))
        for space in places:
            brings, sums = gains(a.s, a.seat, kind, space, True)
            thing = Phrase("place-on", {"kind": KIND(kind), "space": space_name(space)})
            way = (moves.PICK[kind], moves.ON[space]) if len(places) > 1 else ()
            found.append(a.prospect(moves.PICK[kind], thing, brings=brings, sums=sums, way=way))
    return [*found, a.prospect(moves.DECLINE, phrase(moves.DECLINE))]


def paying(a: Question, step: Pay) -> Outlook:
    """T2.4: what each source gives and leaves, what is proposed, and what the placement will bring."""
    taps = payment(a.s, a.seat, a.s.domains[a.seat].colour_of[step.space], step.left)
    brings, sums = gains(a.s, a.seat, step.thing, step.space, False, cards_of(a.s, taps))
    found = sources(a, step)
    proposal = paid_with(a.s, taps)
    if len(taps) > 1:
        found.append(a.prospect(taps[0], proposal, brings=brings, sums=sums, way=taps))
    return Outlook(prospects=tuple(found), sums=sums, notes=(proposal, *brings))


# Smaller questions


def bonus(a: Question, number: int) -> Prospect:
    """T1.5, T3.2: what a bonus tile does from now on, and how many are left."""
    s, seat = a.s, a.seat
    has = s.has_bonus(seat, number) + 1
    empty = [(mask & ~s.laid[seat]).bit_count() for mask in s.domains[seat].colours]
    args: Args = {}
    if number == MORE_CARDS:
        args = {"cards": Count(s.edition.drawn + has, "card")}
    elif number == MORE_STORAGE:
        args = {"storage": Count(s.edition.storage + has, "storage")}
    elif number == MORE_MARBLE:
        args = {"marbles": Count(s.edition.marble + has, "marble"), "spaces": Count(empty[QUARRY], "space")}
    elif number == MORE_WORKERS:
        args = {"workers": Count(s.edition.worker + has, "worker"), "spaces": Count(empty[VILLAGE], "space")}
    elif number == MORE_YIELD:
        args = {"yields": Count(s.edition.yields_turned + has, "yield"), "spaces": Count(empty[CARRIAGE], "space")}
    brings = (
        Phrase(f"gain-{BONUS_NAMES[number]}", args),
        Phrase("gain-left", {"tiles": Count(s.bonus_tiles[number], "tile")}),
    )
    sums = {"green": storage_sum(s)} if number == MORE_STORAGE else {}
    return a.prospect(moves.GAIN[number], BONUS(number), brings=brings, sums=sums)


def removing(a: Question, thing: int) -> Prospect:
    """T2.2: what would be given up with a stored thing."""
    brings = [Phrase("remove-hex" if thing == HEX else "remove-tile")]
    brings += [would_fit(a, thing, space) for space in open_spaces(a.s, a.seat, thing)]
    if len(brings) == 1:
        brings.append(FITS_NOWHERE)
    return a.prospect(moves.REMOVE[thing], KIND(thing), brings=tuple(brings))


def replacing(a: Question, colour: int) -> Prospect:
    """T2.3: how many tiles would be replaced."""
    brings = (Phrase("replace-tiles", {"tiles": Count(on_display(a.s, colour), "tile")}),)
    return a.prospect(moves.REPLACE[colour], COLOUR(colour), brings=brings)


def another_action(a: Question) -> Prospect:
    """T2.7: what could be done with a further action."""
    s, seat = a.s, a.seat
    brings: list[Phrase] = []
    if drawn(a).number:
        brings.append(Phrase("could-draw", {"cards": drawn(a)}))
    if displayed(s):
        brings.append(Phrase("could-take"))
    things = [thing for thing in range(THINGS) if refuse_place(s, seat, thing) is None]
    if things:
        brings.append(Phrase("could-place", {"kinds": Listed(tuple(KIND(thing) for thing in things))}))
    brings.append(Phrase("pay-leaves", {"left": Count(s.marbles[seat] - 1, "marble")}))
    return a.prospect(moves.MARBLE, phrase(moves.MARBLE), (Count(1, "marble"),), brings=tuple(brings))


def keep_marble(a: Question) -> Prospect:
    """T2.7, T5.4: the turn ends, and the marble stays."""
    brings = (Phrase("marble-kept", {"marbles": Count(a.s.marbles[a.seat], "marble")}),)
    return a.prospect(moves.END, phrase(moves.END), brings=brings)
