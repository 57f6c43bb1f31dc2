"""The table of Wars of Italy in words: Virtù's, with trophies, salaries and the major cities."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.games.virtu.report import Teller, troops_line
from signoria.games.wars.phrases import marker_at
from signoria.games.wars.view import MajorTable, WarsView
from signoria.kernel.components import Component
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Seat
from signoria.kernel.report import Section, together


class WarsTeller(Teller):
    """Says what Virtù does not know."""

    def __init__(self, view: WarsView, components: Iterable[Component]) -> None:
        super().__init__(view, components)
        self.wars = view

    def last(self) -> int:
        return int(self.wars.options["rounds"])

    def course_lines(self) -> list[Phrase]:
        is_due = self.wars.course.year in self.wars.salary_rounds
        return [*super().course_lines(), *([Phrase("table-salary")] if is_due else [])]

    def honours(self, number: int) -> list[Phrase]:
        spoils = self.wars.campaign.spoils[number]
        return [Phrase("report-spoils", {"trophies": Count(spoils, "trophy")})] if spoils else []

    def more_sections(self) -> list[Section]:
        majors = self.wars.campaign.major
        lines = [major_line(self.wars, name, major) for name, major in majors.items()]
        return [Section(title=Phrase("report-majors"), lines=tuple(lines), is_open=True)]

    def lord(self, city: str) -> Arg:
        holders = [name for name, one in self.wars.campaign.major.items() if city in (one.cities or ())]
        return Phrase("report-held-by", {"city": Name("city", holders[0])}) if holders else super().lord(city)

    def pieces_in(self, city: str) -> list[Phrase]:
        told = super().pieces_in(city)
        for name, one in self.wars.campaign.major.items():
            if not one.ally and city in (one.troops or {}):
                number = Count((one.troops or {})[city], "troop")
                told.append(Phrase("report-major-troops", {"city": Name("city", name), "troops": number}))
        return told


def major_line(view: WarsView, name: str, major: MajorTable) -> Phrase:
    """Its marker and whom it favours, or its ally, or its defeat; its cities, its troops and who watches it."""
    args: dict[str, Arg] = {"city": Name("city", name), "state": state_of(view, name, major)}
    if name not in view.favours:
        told = [Phrase("report-major", args)]
    else:
        marker = Phrase("table-influence", {"marker": marker_at(major.influence or 0)["marker"]})
        cities = Listed(tuple(Name("city", city) for city in major.cities or ()))
        told = [Phrase("report-major-track", {**args, "marker": marker}), Phrase("plain-cities", {"cities": cities})]
    told += [troops_line(major.troops)] if major.troops else []
    watchers = [seat for seat, one in enumerate(view.table) if f"marker-{name}" in one.agents]
    told += [Phrase("table-watched", {"name": Seat(seat)}) for seat in watchers[:1]]
    return together(*told)


def state_of(view: WarsView, name: str, major: MajorTable) -> Phrase:
    """Whom it favours, whose ally it is, or that it is defeated."""
    if major.ally:
        return Phrase("table-ally", {"power": Name("power", major.ally)})
    if major.is_defeated:
        return Phrase("table-defeated")
    friend = view.favours.get(name)
    return Phrase("table-favours", {"power": Name("power", friend)}) if friend else Phrase("table-undecided")
