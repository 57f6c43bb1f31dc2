"""Wars of Italy's table in the terminal: Virtù's, with the major cities; and the same as plain sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from signoria.games.virtu.edition import known
from signoria.games.wars.scoring import CATEGORIES
from signoria.games.wars.view import MajorTable, WarsView
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.terminal import peninsula, virtu
from signoria.terminal.layout import beside, fit, flow, row
from signoria.terminal.words import Words, sentence

MOMENTS = (*virtu.MOMENTS, "alliance-made", "major-defeated")  # worth a look
COLUMNS = ("florins", "cities", "troops", "agents", "trophies", "prestige")
ROUNDS = (3, 5, 8, 12, 16, 21)  # offered when a table is set up
COLOUR = {"florence": 3, "rome": 4, "venice": 2}  # of a major city's own cities on the map


# What the frame asks for


def draw(view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
    """The table as the view's seat sees it, in at most so many rows."""
    assert isinstance(view, WarsView)
    reader = virtu.focus(view)
    below = [*virtu.palace_rows(view, reader, words, width), *virtu.domain_rows(view, reader, words, width)]
    market = virtu.market_rows(view, words, width)
    majors = [Text(text) for text in read_majors(view, words)]
    room = height - 1 - len(below)
    space = room - len(market) if room > len(market) + peninsula.LEAST else room
    scale = peninsula.largest(width - virtu.PANEL - 1, space)
    if scale is None:
        table = [*seat_rows(view, words, width), *flow(majors, width, " ", "", 2)]
    else:
        panel = width - scale.width - 1
        right = [*seat_rows(view, words, panel), row()]
        for major in majors:
            right += flow([Text(word) for word in major.plain.split(" ")], panel, " ", "", 2)
        map_rows = peninsula.draw(scale, labels(view, words), known(view.edition).lonlat)
        table = beside(map_rows, [*right, *virtu.payment_rows(view, words)], scale.width + 1)
    head = row(" ".join(headline(view, words)), "bold")
    return [fit(one, width) for one in [fit(head, width), *table, *below, *market][:height]]


def read(view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
    """The table as sentences, one after the other."""
    assert isinstance(view, WarsView)
    told = [" ".join(headline(view, words))]
    for number in range(view.seats):
        trophies = words.say("plain-trophies", number=view.campaign.spoils[number])
        told.append(f"{virtu.read_seat(view, number, words)} {trophies}")
    told += read_majors(view, words)
    told.append(words.say("table-neutral", cities=virtu.names(view.neutral, words)))
    told += [one.plain for one in virtu.payment_rows(view, words)]
    told.append(virtu.market(view, words))
    return told


def explain(view: View, words: Words) -> list[str]:
    """Prestige by category, as on the score sheet, if it ended now."""
    assert isinstance(view, WarsView)
    return [*virtu.explain_by(view, words, CATEGORIES), words.say("explain-influence")]


def is_moment(event: Event) -> bool:
    """Shall everybody look at the table now, before it changes?"""
    return event.kind in MOMENTS


def values(option: Option, seats: int) -> Sequence[OptionValue]:
    """What is offered for an option when a table is set up."""
    return (False, True) if isinstance(option.default, bool) else ROUNDS


# The parts


def headline(view: WarsView, words: Words) -> list[str]:
    """The round, and whether salaries are due in it."""
    told = virtu.headline(view, words)
    if view.course.year in view.salary_rounds:
        told.append(words.say("table-salary"))
    return told


def seat_rows(view: WarsView, words: Words, width: int) -> list[Text]:
    """The seats with their numbers; trophies where Virtù has patronage."""
    numbers = []
    for number in range(view.seats):
        own = virtu.figures(view, number)
        numbers.append([*own[:4], view.campaign.spoils[number], own[-1]])
    return virtu.number_rows(view, words, width, COLUMNS, numbers)


def labels(view: WarsView, words: Words) -> dict[str, peninsula.Label]:
    """What is written at each city; major cities that nobody commands show their troops by a letter."""
    found = virtu.labels(view, words)
    for name, major in view.campaign.major.items():
        for city in major.cities or ():
            troops = list(found[city].troops)
            count = (major.troops or {}).get(city, 0)
            if count:
                troops.append((words.name_of("city", name)[0], count))
            found[city] = found[city]._replace(owner=COLOUR[name], troops=troops)
    return found


def read_majors(view: WarsView, words: Words) -> list[str]:
    """A sentence for each major city."""
    return [read_major(view, words, name, major) for name, major in view.campaign.major.items()]


def read_major(view: WarsView, words: Words, name: str, major: MajorTable) -> str:
    """Its marker and whom it favours, or its ally, or its defeat; its cities, its troops and who watches it."""
    told = [f"{words.name_of('city', name)}:"]
    if name in view.favours:
        told.append(words.say("table-influence", number=major.influence or 0))
        friend = view.favours[name]
        told.append(
            words.say("table-favours", power=words.name_of("power", friend)) if friend else words.say("table-undecided")
        )
        told.append(words.say("plain-cities", cities=virtu.names(major.cities or (), words)))
    elif major.ally:
        told.append(words.say("table-ally", power=words.name_of("power", major.ally)))
    if major.is_defeated:
        told.append(words.say("table-defeated"))
    troops = ", ".join(f"{words.name_of('city', city)} {count}" for city, count in (major.troops or {}).items())
    if troops:
        told.append(words.say("plain-troops", troops=troops))
    watchers = [seat for seat, one in enumerate(view.table) if f"marker-{name}" in one.agents]
    if watchers:
        told.append(words.say("table-watched", name=sentence(words.seat(watchers[0], view.seat))))
    return " ".join(told)
