"""What Wars of Italy adds to the box of Virtù: the two powers' start, the major cities and their influence tracks."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import Edition

PLAYERS: Final = 2
HOLDER: Final = 2  # the first major city among the holders of cities and troops
OWN: Final = 0  # kinds of troops that a seat commands: its own, then those of each major city

Garrison = tuple[tuple[int, int], ...]  # cities, each with so many troops


class Start:
    """What a power begins with (W1.1)."""

    def __init__(self, troops: Garrison, most_troops: int, florins: int, titles: tuple[int, ...]) -> None:
        self.troops: Final = troops
        self.most_troops: Final = most_troops
        self.florins: Final = florins
        self.titles: Final = titles


class Major:
    """A major city (W1.2)."""

    def __init__(
        self,
        cities: tuple[int, ...],
        troops: Garrison,
        most_troops: int,
        agents: int,
        cards: tuple[int, ...],
        influence: int,
        takes_crosses: bool,
    ) -> None:
        self.capital: Final = cities[0]
        self.cities: Final = cities
        self.troops: Final = troops
        self.most_troops: Final = most_troops
        self.agents: Final = agents
        self.cards: Final = cards
        self.influence: Final = influence  # where its marker starts
        self.takes_crosses: Final = takes_crosses


class Italy:
    """The components in force: those of Virtù, as they serve here, and what only this game has. Frozen."""

    def __init__(
        self,
        edition: Edition,
        starts: dict[int, Start],
        majors: tuple[Major, ...],
        lowest: int,
        highest: int,
        neutral: tuple[int, int],
        favour: int,
        salary_rounds: tuple[int, ...],
        numbers: dict[str, int],
    ) -> None:
        self.edition: Final = edition
        self.starts: Final = starts  # by power
        self.majors: Final = majors
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.neutral_low: Final = neutral[0]
        self.neutral_high: Final = neutral[1]
        self.favour: Final = favour
        self.salary_rounds: Final = salary_rounds
        self.conquest_loss: Final = numbers["conquest_loss"]
        self.defeat_loss: Final = numbers["defeat_loss"]
        self.religion: Final = numbers["religion"]
        self.city_prestige: Final = numbers["city_prestige"]
        self.trophy: Final = numbers["trophy"]
        self.troops_a_florin: Final = numbers["troops_a_florin"]
        self.hire_price: Final = numbers["hire_price"]
