"""What placing a thing would cost and bring: payment, points, effect (T2.4–T2.6, T3)."""

from __future__ import annotations

from signoria.games.tuscany.components import (
    BONUS_NAMES,
    CARRIAGE,
    CASTLE,
    CITY,
    COLOUR_OF,
    HEX,
    INN,
    MONASTERY,
    MORE_MARBLE,
    MORE_WORKERS,
    MORE_YIELD,
    QUARRY,
    VILLAGE,
    bits,
)
from signoria.games.tuscany.payments import price_of, short_of
from signoria.games.tuscany.phrases import BONUS, KIND, phrase, space_name, stored
from signoria.games.tuscany.question import Phrases, Question
from signoria.games.tuscany.scoring import displayed, fitting
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.sums import no_room_sum, placement_sum
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Args, Count, Listed, Phrase, Sum

FITS_NOWHERE = Phrase("fits-nowhere")


def open_spaces(s: Tuscany, seat: int, thing: int) -> list[int]:
    """The empty spaces next to a tile that the thing fits on, cards aside; a wooden hex fits on any colour (T3.3)."""
    if thing == HEX:
        return bits(s.reach[seat] & ~s.laid[seat])
    return bits(fitting(s, seat, COLOUR_OF[thing]))


def gains(
    s: Tuscany, seat: int, thing: int, space: int, is_brought: bool = False, discarded: int = 0
) -> tuple[Phrases, dict[str, Sum]]:
    """What the thing would bring there, by a castle or after so many cards were discarded for it: effect and points."""
    domain = s.domains[seat]
    area = domain.areas[space]
    covered = area & (s.laid[seat] | 1 << space)
    sums = {"green": placement_sum(s, seat, thing, space)}
    brings = effect_of(s, seat, space, is_brought, discarded)
    if domain.colour_of[space] == INN and is_brought and s.room(seat) <= 0:
        brings, sums["red"] = (), no_room_sum(s)
    if covered != area:
        args: Args = {"covered": Count(covered.bit_count()), "size": Count(area.bit_count())}
        brings = (*brings, Phrase("area-grows", args))
    return brings, sums


def effect_of(s: Tuscany, seat: int, space: int, is_brought: bool, discarded: int) -> Phrases:
    """What the colour of this space does when something is placed there; a farm only scores (T3)."""
    colour = s.domains[seat].colour_of[space]
    if colour == CASTLE:
        return castle_effect(s, seat, space, is_brought)
    if colour == CITY:
        left = Listed(tuple(BONUS(bonus) for bonus in range(len(BONUS_NAMES)) if s.bonus_tiles[bonus]))
        return (Phrase("brings-bonus", {"bonuses": left}),) if left.items else (Phrase("brings-no-bonus"),)
    if colour == INN:
        return (Phrase("brings-hex"),)
    if colour == QUARRY:
        marbles = s.edition.marble + s.has_bonus(seat, MORE_MARBLE)
        return (Phrase("brings-marbles", {"marbles": Count(marbles, "marble")}),)
    if colour == VILLAGE:
        workers = s.edition.worker + s.has_bonus(seat, MORE_WORKERS)
        return (Phrase("brings-workers", {"workers": Count(workers, "worker")}),)
    if colour == MONASTERY:
        cards = min(s.edition.monastery, s.deck_size + s.discard_size + discarded)
        return (Phrase("brings-cards", {"cards": Count(cards, "card")}),)
    if colour == CARRIAGE:
        yields = s.edition.yields_turned + s.has_bonus(seat, MORE_YIELD)
        return (Phrase("brings-yields", {"yields": Count(yields, "yield")}),)
    return ()


def castle_effect(s: Tuscany, seat: int, space: int, is_brought: bool) -> Phrases:
    """The tiles on display that a castle there could bring; after one was brought the display is not known (T3.1)."""
    if is_brought:
        return (Phrase("brings-tile"),)
    domain = s.domains[seat]
    laid = s.laid[seat] | 1 << space
    reach = (s.reach[seat] | domain.near[space]) & ~laid
    kinds = [kind for kind in bits(displayed(s)) if domain.colours[COLOUR_OF[kind]] & reach]
    if not kinds:
        return (Phrase("brings-no-tile"),)
    return (Phrase("brings-tile-of", {"kinds": Listed(tuple(KIND(kind) for kind in kinds))}),)


def placed_later(a: Question, kind: int, *way: Move) -> list[Prospect]:
    """A tile that goes into storage by these moves, and what it would cost and bring on each space that it fits on."""
    colour = COLOUR_OF[kind]
    price, lacks = price_of(a.s, colour), short_of(a.s, a.seat, colour)
    spaces = []
    first = thrown_out(a)
    fits = []
    for space in open_spaces(a.s, a.seat, kind):
        brings, sums = gains(a.s, a.seat, kind, space)
        thing = Phrase("take-for", {"kind": KIND(kind), "space": space_name(space)})
        spaces.append(a.prospect(way[0], thing, price, lacks, brings, sums))
        points = Count(sums["green"].total, "green-point")
        fits.append(Phrase("would-fit", {"space": space_name(space), "points": points}))
    told = Phrase("take-tile", {"kind": KIND(kind)}) if len(way) > 1 else phrase(way[0])
    if not spaces:
        return [a.prospect(way[0], told, brings=(*first, FITS_NOWHERE), way=way)]
    missing = lacks[0] if lacks else Count(0)
    fits.append(Phrase("placing-costs", {"cards": price[0], "missing": missing}))
    return [a.prospect(way[0], told, brings=(*first, *fits), way=way), *spaces]


def thrown_out(a: Question) -> Phrases:
    """T2.2: that something stored must make room for a tile, if the storage is full."""
    return () if a.s.room(a.seat) > 0 else (Phrase("take-removes", {"stored": stored(a.s, a.seat)}),)
