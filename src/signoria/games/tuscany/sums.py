"""How points come about, term by term: those that a seat has, and those that a placed thing would bring."""

from __future__ import annotations

from signoria.games.tuscany.components import CROP_NAMES, FARM, HEX, Domain, bits
from signoria.games.tuscany.phrases import COLOUR
from signoria.games.tuscany.scoring import NO_BONUS, area_points, colour_points, new_crops
from signoria.games.tuscany.state import GREENS, WHY_NAMES, WHYS, Tuscany
from signoria.kernel.phrases import Args, Count, Name, Phrase, Sum, Term, sum_of

WHY = "why-"
REASONS_WHY = tuple(Phrase(f"{WHY}{name}") for name in WHY_NAMES)
EARLIER = Phrase("sum-earlier")  # points of a position that was set up, which does not say what they are for


def green_sum(s: Tuscany, seat: int) -> Sum:
    """A seat's green points by reason."""
    return sum_by_reason(s, seat, range(GREENS), s.green[seat])


def red_sum(s: Tuscany, seat: int) -> Sum:
    """A seat's red points by reason."""
    return sum_by_reason(s, seat, range(GREENS, WHYS), s.red[seat])


def sum_by_reason(s: Tuscany, seat: int, whys: range, total: int) -> Sum:
    """The points that were scored for these reasons."""
    row = seat * WHYS
    terms = [Term(s.ledger[row + why], REASONS_WHY[why]) for why in whys if s.ledger[row + why]]
    told = sum([term.amount for term in terms])
    if told < total:
        terms.append(Term(total - told, EARLIER))
    return Sum(total, tuple(terms))


def points_by_reason(points: Sum) -> dict[str, int]:
    """The points of such a sum, by the name of their reason."""
    return {term.why.key.removeprefix(WHY): term.amount for term in points.terms if term.why != EARLIER}


def placement_sum(s: Tuscany, seat: int, thing: int, space: int) -> Sum:
    """The green points that the thing would bring on this space: area, colour, farm (T2.5, T2.6, T3.4)."""
    domain = s.domains[seat]
    colour = domain.colour_of[space]
    laid = s.laid[seat] | 1 << space
    terms = []
    if points := area_points(s, seat, space, laid):
        terms.append(Term(points, Phrase("sum-area", {"size": Count(domain.areas[space].bit_count())})))
    points = colour_points(s, seat, colour, laid)
    if points != NO_BONUS:
        args: Args = {"colour": COLOUR(colour), "rank": Count(s.claims[colour] + 1)}
        terms.append(Term(points, Phrase("sum-colour", args)))
    if colour == FARM:
        terms += farm_terms(s, seat, thing, space)
    return sum_of(terms)


def farm_terms(s: Tuscany, seat: int, thing: int, space: int) -> list[Term]:
    """A point for each type that is new in the area; a wooden hex is always a new one (T3.4)."""
    points = s.edition.farm_points
    if thing == HEX:
        return [Term(points, Phrase("sum-hex"))]
    crops = bits(new_crops(s, seat, space, thing))
    return [Term(points, Phrase("sum-crop", {"crop": Name("crop", CROP_NAMES[crop])})) for crop in crops]


def areas_sum(points: tuple[int, ...], domain: Domain) -> Sum:
    """What all areas of a domain would bring, the largest first (T2.5)."""
    sizes = [area.bit_count() for area in dict.fromkeys(domain.areas)]
    terms = []
    for size in sorted(set(sizes), reverse=True):
        number = sizes.count(size)
        why = Phrase("sum-areas", {"number": Count(number), "size": Count(size)})
        terms.append(Term(number * points[size - 1], why))
    return sum_of(terms)


def no_room_sum(s: Tuscany) -> Sum:
    """The red points for a wooden hex that finds no room (T3.3)."""
    return sum_of([Term(s.edition.hex_points, Phrase("why-no-room"))])


def storage_sum(s: Tuscany) -> Sum:
    """The green points for a further storage space (T1.5, T3.2)."""
    return sum_of([Term(s.edition.storage_points, Phrase("why-storage"))])
