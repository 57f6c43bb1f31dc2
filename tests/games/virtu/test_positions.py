"""Positions: every field is read, written again, and refused by its name when it cannot be."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

import signoria
from signoria import BadPosition
from signoria.games.virtu.position import Position
from signoria.games.virtu.view import Course, SeatTable
from signoria.kernel.game import Data

# Every field of a seat, and of the table, with a value that is not the usual one.
SEAT: dict[str, object] = {
    "power": "florence",
    "florins": 4,
    "cities": ["florence", "pisa!", "siena"],
    "cathedrals": ["florence", "siena!"],
    "titles": ["duchy", "guild!"],
    "troops": {"florence": 2, "rome": 1},
    "agents": ["ravenna", "naples-2", "france"],
    "stock": 2,
    "rooms": ["", "lorenzo+giovanni", "", "maestro", ""],
    "left": ["ambassador"],
    "right": ["merchant!", "admiral"],
    "token": 3,
    "indulgences": [2, 5],
    "may_indulge": True,
    "patronage": 3,
    "bonuses": ["copernicus", "sistine"],
    "trophies": [1, 2],
    "allies": ["ottomans", "empire!"],
    "war_tokens": 2,
    "withdrawn": ["rome"],
    "leonardo": ["rome"],
}
COURSE: dict[str, object] = {
    "year": 4,
    "order": [2, 0, 1],
    "ladder": [1, 0, 2],
    "turn": 2,
    "is_last": True,
    "reason": "cities",
    "winners": [1],
    "supply": {"bishop": 3, "cathedral": 2},
    "need": "2F 1C",
    "slack": 1,
    "pool": "1S 2CX",
    "room_used": ["card", "print"],
    "spent": ["pisa", "cathedral siena", "guild", "empire"],
    "moved": [0, 7, 15],
    "fresh": [3],
    "fresh_titles": ["duchy"],
    "bought": ["bishop", "duchy"],
    "steps": 1,
    "budget": 3,
    "has_paid_step": True,
    "attack": 2,
    "defence": 3,
}
OTHERS: list[dict[str, object]] = [
    {"power": "naples", "cities": ["naples", "bari"], "token": 1},
    {"power": "venice", "cities": ["venice", "corfu"], "token": 2},
]
TURN = {"stack": ["buy-things 0", "end-winter 0", "next-winter", "end-year"]}


def position(seat: dict[str, object], course: dict[str, object]) -> Data:
    """A table of three seats, somebody's winter."""
    return {"game": "virtu", "seat": [seat, *OTHERS], **TURN, **course}


def test_the_example_names_every_field() -> None:
    assert list(SEAT) == list(SeatTable.__struct_fields__)
    assert list(COURSE) == list(Course.__struct_fields__)
    rest = {"game", "seat", "options", "edition", "phase", "stack", "opened", "lanes"}
    assert {*Position.__struct_fields__} == {*COURSE, *rest}


def laid(data: Data) -> tuple[dict[str, object], dict[str, object]]:
    """A position that was read, as it is written again: the first seat's fields and the table's, all of them."""
    match = signoria.from_position("virtu", data, seed=1)
    again = match.position()
    assert signoria.from_position("virtu", again, seed=1).position() == again
    position = msgspec.convert(again, Position)
    seat = {name: getattr(position.seat[0], name) for name in SEAT}
    table = {name: getattr(position, name) for name in COURSE}
    return msgspec.to_builtins(seat), msgspec.to_builtins(table)


def test_every_field_is_read_and_written_again() -> None:
    seat, table = laid(position(SEAT, COURSE))
    assert {name: as_list(value) for name, value in seat.items()} == SEAT
    supply = table.pop("supply")
    assert isinstance(supply, dict)
    assert (supply["bishop"], supply["cathedral"], supply["guild"]) == (3, 2, 4)
    assert {name: as_list(value) for name, value in table.items()} == {
        name: value for name, value in COURSE.items() if name != "supply"
    }


def as_list(value: object) -> object:
    """Rows as lists, as they stand in a file."""
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize("name", [name for name in SEAT if name != "power"])
def test_each_field_of_a_seat_stands_for_itself(name: str) -> None:
    """Beside the usual values it changes itself, and nothing else."""
    least: dict[str, object] = {"power": "florence", "cities": ["florence", "siena"], "token": 1}
    usual, table = laid(position(least, {}))
    seat, same = laid(position({**least, name: SEAT[name]}, {}))
    assert as_list(seat[name]) == SEAT[name]
    assert [field for field in SEAT if seat[field] != usual[field]] == [name]
    assert [field for field in COURSE if table[field] != same[field]] == []


@pytest.mark.parametrize("name", list(COURSE))
def test_each_field_of_the_table_stands_for_itself(name: str) -> None:
    """The ladder follows the order, if it is not said."""
    usual, plain = laid(position(SEAT, {}))
    seat, table = laid(position(SEAT, {name: COURSE[name]}))
    if name != "supply":
        assert as_list(table[name]) == COURSE[name]
    changed = [field for field in COURSE if table[field] != plain[field]]
    assert changed == (["order", "ladder"] if name == "order" else [name])
    assert seat == usual


# What cannot be: what is wrong, the words of the error, the seat's fields and the table's in TOML.
IMPOSSIBLE = [
    ("unknown power", r"seat\[0\].power: there is no 'genoa'", 'power = "genoa"', ""),
    ("a power twice", "power: 3 seats play florence, naples, venice", 'power = "naples"\ncities = []', ""),
    ("a power of a larger table", "power: 3 seats play", 'power = "milan"', ""),
    ("florins below zero", r"seat\[0\].florins", "florins = -1", ""),
    ("a stock below zero", r"seat\[0\].stock", "stock = -1", ""),
    ("war tokens below zero", r"seat\[0\].war_tokens", "war_tokens = -1", ""),
    ("unknown city", r"seat\[0\].cities: there is no 'atlantis'", 'cities = ["atlantis"]', ""),
    ("a city twice", r"seat\[0\].cities: something stands there twice", 'cities = ["pisa", "pisa!"]', ""),
    ("a city of two seats", r"seat\[1\].cities: bari is controlled twice", 'cities = ["bari"]', ""),
    ("a closed city", r"seat\[0\].cities: milan is closed", 'cities = ["milan"]', ""),
    ("a cathedral elsewhere", r"seat\[0\].cathedrals: only in own cities", 'cathedrals = ["rome"]', ""),
    ("unknown title", r"seat\[0\].titles: there is no 'empire'", 'titles = ["empire"]', ""),
    ("artillery without its bonus", r"seat\[0\].titles: artillery is a bonus", 'titles = ["artillery"]', ""),
    ("troops nowhere", r"seat\[0\].troops: there is no 'sea'", "troops = { sea = 1 }", ""),
    ("troops in a closed city", r"seat\[0\].troops: milan is closed", "troops = { milan = 1 }", ""),
    ("no troop", r"seat\[0\].troops: rome must have 1", "troops = { rome = 0 }", ""),
    ("too many troops", r"seat\[0\].troops: at most 6", "troops = { rome = 4, siena = 3 }", ""),
    ("an agent nowhere", r"seat\[0\].agents: there is no 'florence-6'", 'agents = ["florence-6"]', ""),
    ("an agent in a closed city", r"seat\[0\].agents: milan is closed", 'agents = ["milan"]', ""),
    ("an agent in a palace that nobody plays", r"seat\[0\].agents: rome-1 is closed", 'agents = ["rome-1"]', ""),
    ("two agents at a place", r"seat\[0\].agents: two stand at siena", 'agents = ["siena", "siena"]', ""),
    ("too many agents", r"seat\[0\].agents: at most 5", 'agents = ["siena"]\nstock = 5', ""),
    ("too few rooms", r"seat\[0\].rooms: five", 'rooms = ["lorenzo"]', ""),
    ("an unknown card", r"seat\[0\].rooms: there is no 'jester'", 'rooms = ["jester", "", "", "", ""]', ""),
    ("a card without an action", r"seat\[0\].rooms: bishop has no action", 'rooms = ["bishop", "", "", "", ""]', ""),
    ("an upgrade alone", r"seat\[0\].rooms", 'rooms = ["+bishop", "", "", "", ""]', ""),
    ("too many courtiers", r"seat\[0\].left: at most 3", 'left = ["bishop", "bishop", "bishop", "bishop"]', ""),
    ("an unknown courtier", r"seat\[0\].right: there is no 'jester'", 'right = ["jester"]', ""),
    ("another's family", r"seat\[0\]: alfonso is not its card", 'right = ["alfonso"]', ""),
    ("a family card twice", r"seat\[0\]: lorenzo is not its card, or there twice", 'right = ["lorenzo", "lorenzo"]', ""),
    ("a token outside", r"seat\[0\].token", "token = 6", ""),
    ("an indulgence outside", r"seat\[0\].indulgences: rooms are 1 to 5", "indulgences = [0]", ""),
    ("an indulgence before the first spring", r"seat\[0\].may_indulge", "may_indulge = true", ""),
    ("beyond the patronage track", r"seat\[0\].patronage", "patronage = 6", ""),
    ("unknown bonus", r"seat\[0\].bonuses: there is no 'dante'", 'bonuses = ["dante"]', ""),
    ("two persons", r"seat\[0\].bonuses", 'bonuses = ["leonardo", "columbus"]', ""),
    ("a trophy from oneself", r"seat\[0\].trophies: must be other seats", "trophies = [0]", ""),
    ("an unknown ally", r"seat\[0\].allies: there is no 'spain'", 'allies = ["spain"]', ""),
    ("withdrawn from nowhere", r"seat\[0\].withdrawn: there is no 'sea'", 'withdrawn = ["sea"]', ""),
    ("Leonardo nowhere", r"seat\[0\].leonardo: there is no 'sea'", 'leonardo = ["sea"]', ""),
    ("an unknown field of a seat", "unknown field `mood`", 'mood = "fair"', ""),
    ("too late a year", "year: must lie between 0 and 25", "", "year = 26"),
    ("an order without a seat", "order, ladder: every seat once", "", "order = [0, 1, 1]"),
    ("a ladder without a seat", "order, ladder: every seat once", "", "ladder = [0, 1]"),
    ("a turn too many", "turn: must lie between 0 and 3", "", "turn = 4"),
    ("an unknown reason", "reason: there is no 'luck'", "", 'reason = "luck"'),
    ("a winner who is not there", "winners: must be seats", "", "winners = [3]"),
    ("an unknown thing in the supply", "supply: there is no 'jester'", "", "supply = { jester = 1 }"),
    ("a supply below zero", "supply: there are more of bishop than 5", "", "supply = { bishop = -1 }"),
    ("a supply too large", "supply: there are more of bishop than 5", "", "supply = { bishop = 6 }"),
    ("a need in words", "need: 'much' is not a number of symbols", "", 'need = "much"'),
    ("too large a need", "need: '64F' is too much", "", 'need = "64F"'),
    ("slack below zero", "slack: must lie between", "", "slack = -1"),
    ("a pool of an unknown symbol", "pool: '2Q' is not a number", "", 'pool = "2Q"'),
    ("an unknown half of a room", "room_used: there is no 'floor'", "", 'room_used = ["floor"]'),
    ("spent and not a tile", "spent: there is no 'treasury'", "", 'spent = ["treasury"]'),
    ("moved outside", "moved, fresh: numbers of spaces", "", "moved = [16]"),
    ("fresh outside", "moved, fresh: numbers of spaces", "", "fresh = [-1]"),
    ("an unknown fresh title", "fresh_titles: there is no 'empire'", "", 'fresh_titles = ["empire"]'),
    ("bought and not for sale", "bought: there is no 'machiavelli'", "", 'bought = ["machiavelli"]'),
    ("steps below zero", "steps: must lie between", "", "steps = -1"),
    ("too large a budget", "budget: must lie between", "", "budget = 64"),
    ("too large an attack", "attack: must lie between", "", "attack = 64"),
    ("a defence below zero", "defence: must lie between", "", "defence = -1"),
    ("a paid step in words", "has_paid_step", "", 'has_paid_step = "yes"'),
    ("a last winter in numbers", "is_last", "", "is_last = 1"),
    ("an unknown option", "no option 'dragons'", "", "options = { dragons = true }"),
    ("another edition", "edition: the position is of 'first 0123'", "", 'edition = "first 0123"'),
    ("phase and stack", "phase: is short for a stack", "", 'phase = "buy 0"'),
    ("an unknown step", "stack: ", "", 'stack = ["dance 0"]'),
    ("a step with a wrong number", "stack: ", "", 'stack = ["receive 0 99"]'),
    ("a step of nobody", "stack: ", "", 'stack = ["buy-things 3"]'),
    ("lanes of a step that is no lane's", "lanes: buy-things 0 is not asked of all at once", "", 'opened = ["buy-things 0", "", ""]\nlanes = [["buy-things 0"], [], []]'),
    ("too few lanes", "lanes", "", 'opened = ["place-family 0 0"]\nlanes = [["place-family 0 0"]]'),
    ("an unknown field of the table", "unknown field `weather`", "", 'weather = "fair"'),
]  # fmt: skip


@pytest.mark.parametrize(
    ("problem", "seat", "course"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE]
)
def test_what_cannot_be_is_refused_by_its_name(problem: str, seat: str, course: str) -> None:
    own = {"power": "florence", "cities": ["florence", "pisa"], **tomllib.loads(seat)}
    with pytest.raises((BadPosition, signoria.BadOption), match=problem):
        signoria.from_position("virtu", position(own, tomllib.loads(course)), seed=1)


def test_every_field_has_an_impossible_value() -> None:
    """Nothing is read without being looked at."""
    tried: set[str] = set()
    for _, problem, seat, course in IMPOSSIBLE:
        tried |= {*tomllib.loads(seat), *tomllib.loads(course)}
        assert problem
    assert not {*SeatTable.__struct_fields__, *Course.__struct_fields__} - tried
