"""The major cities of Wars of Italy: their influence tracks with zones, whom they favour, and what they hold."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from signoria.games.wars.view import MajorTable, WarsView
from signoria.kernel.phrases import Count, Name, Phrase
from signoria.terminal.layout import fit
from signoria.terminal.virtu.box import NONE, box_of
from signoria.terminal.virtu.map import AGENT, TROOP
from signoria.terminal.virtu.peninsula import COLOURS, Label
from signoria.words import Words, capital

STYLES = {"florence": "red", "rome": "magenta", "venice": "green"}
MARKER = "●"
NEUTRAL, FAVOUR, ALLIANCE = "·", "─", "═"


def zones(view: WarsView) -> dict[str, int]:
    """The ends of the tracks and of their zones."""
    does = box_of(view)["track", "influence"].does
    assert does is not None
    return {name: arg.number for name, arg in does.args.items() if isinstance(arg, Count)}


def zone_sign(space: int, ends: Mapping[str, int]) -> str:
    """How a space of a track is drawn."""
    if ends["low"] <= space <= ends["high"]:
        return NEUTRAL
    return FAVOUR if abs(space) <= ends["favour"] else ALLIANCE


def track_rows(view: WarsView, words: Words, width: int) -> list[Text]:
    """A row for each major city: its track between the seats of France and Naples, and whom it favours."""
    names = {name: words.name("city", name) for name in view.campaign.major}
    size = len(ends_of(view))
    wide = min(max(map(len, names.values())), max(width - size - 7, 3))
    rows = []
    for name, major in view.campaign.major.items():
        text = Text(f"{names[name][:wide]:<{wide}} ", no_wrap=True, end="")
        told = state(view, name, major, words)
        if name in view.favours:
            text.append_text(track(view, major, name))
            text.append(watched(view, name))
        if name not in view.favours or text.cell_len + 1 + len(told) <= width:
            text.append(f" {told}")
        rows.append(fit(text, width))
    return rows


def ends_of(view: WarsView) -> range:
    """The spaces of a track."""
    ends = zones(view)
    return range(ends["lowest"], ends["end"] + 1)


def seat_of(view: WarsView, power: str) -> int:
    """Who plays this power."""
    return [one.power for one in view.table].index(power)


def track(view: WarsView, major: MajorTable, name: str) -> Text:
    """The spaces of a track with the marker, between the seats that it leads to."""
    ends = zones(view)
    france, naples = seat_of(view, "france"), seat_of(view, "naples")
    text = Text(str(france), COLOURS[france])
    for space in ends_of(view):
        is_here = space == (major.influence or 0)
        text.append(MARKER if is_here else zone_sign(space, ends), f"bold {STYLES[name]}" if is_here else "dim")
    text.append(str(naples), COLOURS[naples])
    return text


def watched(view: WarsView, name: str) -> str:
    """An agent on the marker, with its seat."""
    seats = [seat for seat, one in enumerate(view.table) if f"marker-{name}" in one.agents]
    return f" {AGENT}{seats[0]}" if seats else ""


def state(view: WarsView, name: str, major: MajorTable, words: Words) -> str:
    """Whom it favours, whose ally it is, or that it is defeated."""
    if major.ally:
        return words.say("table-ally", power=Name("power", major.ally))
    if major.is_defeated:
        return words.say("table-defeated")
    friend = view.favours.get(name)
    return words.say("table-favours", power=Name("power", friend)) if friend else words.say("table-undecided")


def marked(view: WarsView, words: Words, found: Mapping[str, Label]) -> dict[str, Label]:
    """The map's labels with the cities and troops of major cities, by the first letter of their capital."""
    labels = dict(found)
    for name, major in view.campaign.major.items():
        letter = words.name("city", name)[0]
        for city in major.cities or ():
            labels[city] = labels[city]._replace(owner=letter, style=f"bold {STYLES[name]}")
        for city, count in {} if major.ally else (major.troops or {}).items():
            own = "" if city in (major.cities or ()) else letter
            labels[city] = labels[city]._replace(pieces=joined(f"{own}{TROOP}{count}", labels[city].pieces))
    return labels


def joined(troops: str, others: str) -> str:
    """Troops of a major city, and what else stands there."""
    return f"{troops}/{others}" if TROOP in others else troops + others


def marker(major: MajorTable, words: Words) -> str:
    """Where the marker lies."""
    space = major.influence or 0
    power = Name("power", "france" if space < 0 else "naples")
    towards = Phrase("marker-towards", {"steps": Count(abs(space)), "power": power})
    return words.say("table-influence", marker=towards if space else Phrase("marker-middle"))


def major_lines(view: WarsView, words: Words) -> list[str]:
    """A sentence or two for each major city."""
    return [major_line(view, words, name, major) for name, major in view.campaign.major.items()]


def major_line(view: WarsView, words: Words, name: str, major: MajorTable) -> str:
    """Its marker and whom it favours, or its ally, or its defeat; its cities, its troops and who watches it."""
    told = [f"{state(view, name, major, words)}."]
    if name in view.favours:
        told[0] = f"{marker(major, words)}, {told[0]}"
        cities = ", ".join(words.name("city", city) for city in major.cities or ()) or NONE
        told.append(words.say("plain-cities", cities=cities))
    troops = ", ".join(f"{words.name('city', city)} {count}" for city, count in (major.troops or {}).items())
    if troops:
        told.append(words.say("plain-troops", troops=troops))
    watchers = [seat for seat, one in enumerate(view.table) if f"marker-{name}" in one.agents]
    if watchers:
        told.append(words.say("table-watched", name=capital(words.seat(watchers[0]))))
    return f"{words.name('city', name)}: {' '.join(told)}"
