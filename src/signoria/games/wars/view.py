"""What lies on the table besides what Virtù knows: the major cities, trophies, and who waits before which city."""

from __future__ import annotations

import msgspec

from signoria.games.virtu import view as virtu
from signoria.games.virtu.components import CITY_NAMES, MAJOR_NAMES, MAJORS, MAP, POWER_NAMES
from signoria.games.virtu.steps.sieges import is_besieging
from signoria.games.virtu.view import Names, VirtuView, counts_in, places_of, troops_of
from signoria.games.wars.components import HOLDER, PLAYERS
from signoria.games.wars.phrases import looming, purpose_of, siege_in_hand
from signoria.games.wars.state import Wars
from signoria.kernel.game import View
from signoria.kernel.phrases import Phrase


class MajorTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A major city. What a written position does not say is as at the start."""

    influence: int | None = None  # below 0 towards France, above towards Naples
    cities: Names | None = None  # that it holds itself
    troops: dict[str, int] | None = None  # wherever they are; its ally, if it has one, commands them
    ally: str = ""  # the power that it is allied with for good
    is_defeated: bool = False


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The part of a table that only Wars of Italy has."""

    major: dict[str, MajorTable] = {}
    spoils: tuple[int, int] = (0, 0)  # trophies of each seat
    waiting: tuple[Names, Names] = ((), ())  # cities that each seat's troops do not besiege this spring
    halted: dict[str, dict[str, int]] = {}  # troops of powers and major cities that came this spring and have stopped
    besiegers: Names = ()  # powers that have resolved a siege of their own this spring
    gone: Names = ()  # cities whose tiles have left the game


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """A part of every influence track (W2.2)."""

    power: str  # whom the city favours there; nobody in the middle
    is_alliance: bool
    first: int  # the spaces, from France's end to Naples'
    last: int


class WarsView(VirtuView, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    campaign: Campaign
    favours: dict[str, str]  # the power that each major city on the track favours, or nobody
    zones: tuple[Zone, ...]  # of an influence track, from France's end to Naples'
    besieging: tuple[Names, Names]  # of each seat, the cities that its troops besiege as things stand
    before: tuple[Names, Names]  # and those of neutral major cities, before which they may as well stay (W2.4)
    looming: Phrase | None  # what would end the game with this round, as things stand (W6.1)
    salary_rounds: tuple[int, ...]


def look_at_major(s: Wars, major: int) -> MajorTable:
    """What belongs to a major city."""
    holder, lord = HOLDER + major, s.lords[major]
    return MajorTable(
        influence=s.influence[major],
        cities=tuple(CITY_NAMES[city] for city in range(MAP) if s.owner[city] == holder),
        troops=troops_of(s, holder),
        ally=POWER_NAMES[s.powers[lord]] if lord >= 0 else "",
        is_defeated=bool(s.defeated >> major & 1),
    )


def holder_names(s: Wars) -> list[str]:
    """Who holds cities and troops: the powers by seat, then the major cities."""
    return [*(POWER_NAMES[power] for power in s.powers), *MAJOR_NAMES]


def campaign_of(s: Wars) -> Campaign:
    """All that Virtù does not have."""
    names = holder_names(s)
    halted = {names[holder]: counts_in(s.halted, holder) for holder in range(HOLDER + MAJORS)}
    waiting = [tuple(CITY_NAMES[city] for city in places_of(s.waiting[seat])) for seat in range(PLAYERS)]
    return Campaign(
        major={MAJOR_NAMES[major]: look_at_major(s, major) for major in range(MAJORS)},
        spoils=(s.spoils[0], s.spoils[1]),
        waiting=(waiting[0], waiting[1]),
        halted={name: troops for name, troops in halted.items() if troops},
        besiegers=tuple(names[seat] for seat in range(PLAYERS) if s.besiegers >> seat & 1),
        gone=tuple(CITY_NAMES[city] for city in places_of(s.gone_cities)),
    )


def zones_of(s: Wars) -> tuple[Zone, ...]:
    """W2.2: the parts of an influence track."""
    italy = s.italy
    france, naples = (POWER_NAMES[s.powers[seat]] for seat in (s.france(), 1 - s.france()))
    parts = (
        (france, True, italy.lowest, -italy.favour - 1),
        (france, False, -italy.favour, italy.neutral_low - 1),
        ("", False, italy.neutral_low, italy.neutral_high),
        (naples, False, italy.neutral_high + 1, italy.favour),
        (naples, True, italy.favour + 1, italy.highest),
    )
    return tuple(
        Zone(power=power, is_alliance=is_alliance, first=first, last=last)
        for power, is_alliance, first, last in parts
        if first <= last
    )


def standing_before(s: Wars, seat: int, may_stay: bool) -> Names:
    """The cities that the seat's troops besiege; or those of neutral major cities, where they need not (W2.4)."""
    found = []
    for city in range(MAP):
        if not s.troops_at(seat, city) or s.parting.may_stay(s, seat, city) != may_stay:
            continue
        if may_stay or is_besieging(s, seat, city):
            found.append(CITY_NAMES[city])
    return tuple(found)


def own_view(s: Wars, seat: int | None, frame: View) -> WarsView:
    """The whole view: Virtù's, and what it does not have."""
    table = virtu.own_view(s, seat, frame, purpose_of)
    favours = {}
    for major in range(MAJORS):
        if s.is_on_track(major):
            friend = s.favoured(major)
            favours[MAJOR_NAMES[major]] = POWER_NAMES[s.powers[friend]] if friend >= 0 else ""
    shared = {name: getattr(table, name) for name in VirtuView.__struct_fields__}
    return WarsView(
        **{**shared, "siege": siege_in_hand(s), "places": ()},  # Virtù's city track is not used
        campaign=campaign_of(s),
        favours=favours,
        zones=zones_of(s),
        besieging=(standing_before(s, 0, False), standing_before(s, 1, False)),
        before=(standing_before(s, 0, True), standing_before(s, 1, True)),
        looming=looming(s),
        salary_rounds=s.italy.salary_rounds,
    )
