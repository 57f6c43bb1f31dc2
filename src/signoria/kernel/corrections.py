"""An owner's components laid over the standard ones, and what is wrong with them in words.

A correction file holds only what differs. Tables are merged, down to single fields. A list is replaced as a whole, and
so are the tables named in `WHOLE`: otherwise no symbol could be taken away. Lists of entries, such as Condottiere's
mercenaries, are merged by the first field of each entry.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import NoReturn, TypeVar

import msgspec
from msgspec import inspect

from signoria.kernel.mistakes import fail, refuse

Table = dict[str, object]
Form = TypeVar("Form", bound=msgspec.Struct)

ORIGIN = "from"  # the field that says where an entry comes from
WHOLE = ("symbols", "cost", "bonus", "troops")  # tables that are replaced, not merged
NOUNS = {
    "numbers": "number", "specials": "special card", "regions": "region", "colours": "colour", "yields": "yield card",
    "bonuses": "kind of bonus tile", "boards": "board", "cities": "city", "powers": "power", "family": "family card",
    "nobles": "noble", "tiles": "tile", "patronage": "patronage bonus", "alliances": "ally", "religion": "player count",
    "supply": "thing for sale", "majors": "major city", "cards": "card", "start": "major city",
    "mercenaries": "strength",
}  # fmt: skip
SIMPLE = (
    (inspect.BoolType, "not-bool", bool),
    (inspect.IntType, "not-whole", int),
    (inspect.FloatType, "not-number", (int, float)),
    (inspect.StrType, "not-text", str),
)
LARGEST = 10**9  # of all numbers in a file
MOST_DOTS = 200  # on a line: the reader takes time by the square of a name's parts
LONGEST_NAME = 80  # of an edition: every view carries it
LINE = "\n"
BETWEEN = "; "  # the parts of an edition's label: its name with its hash, and each difference
WRONG_TOML = re.compile(
    r"(?P<problem>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)


HEAD = """\
# The components of {name}, for you to correct. Change what differs in your box, then:
#   signoria components {game} --components {file}     checks this file and shows what it says
#   signoria play {game} --components {file}           plays with it; in the browser: New table, "Use my own components"
# You may delete all that you do not change: what is missing here stays as usual.
# Lists, and the tables `symbols`, `cost`, `bonus` and `troops`, are replaced as a whole: write all of what they hold.
# To take something away, write it empty: action = "", prestige = 0, symbols = {{}}. No names can be added or changed.
# `from` says where an entry comes from; write "printed" where you have seen it printed. It changes nothing in play.

"""


def to_correct(game: str, name: str, file: str, text: str) -> str:
    """The standard components as a file for an owner to correct, with a head that says how."""
    return HEAD.format(name=name, game=game, file=file) + text


def read_toml(text: str) -> Table:
    """The tables of a file; a mistake is named with its line."""
    for number, line in enumerate(text.split(LINE), 1):
        if line.count(".") > MOST_DOTS:
            fail("dots", line=number)
    try:
        return tomllib.loads(text)
    except RecursionError:
        fail("deep")
    except ValueError as problem:
        found = WRONG_TOML.fullmatch(str(problem))
        if found is None:
            fail("toml", problem=str(problem))
        if found["line"] is None:
            fail("toml-line", line=text.count(LINE) + 1, problem=found["problem"])
        fail("toml-at", line=int(found["line"]), column=int(found["column"]), problem=found["problem"])


def corrected(given: Table, usual: Table, form: type[Form], within: str = "") -> Form:
    """The usual components, corrected by what is given; both are tables of this form."""
    laid = lay(given, usual, inspect.type_info(form), within)
    return msgspec.convert(laid, form)


# Merging


def lay(given: object, usual: object, form: inspect.Type, at: str) -> object:
    """A value laid over the usual one. `at` is its place: `cities.siena.value`."""
    if isinstance(form, inspect.StructType):
        return lay_entry(table_at(given, at), usual if isinstance(usual, dict) else {}, form, at)
    if isinstance(form, inspect.DictType):
        return lay_table(table_at(given, at), usual if isinstance(usual, dict) else None, form.value_type, at)
    if isinstance(form, inspect.ListType | inspect.VarTupleType):
        if isinstance(form.item_type, inspect.StructType):
            return lay_keyed(list_at(given, at), usual if isinstance(usual, list) else [], form.item_type, at)
        return [lay(one, None, form.item_type, f"{at}[{place}]") for place, one in enumerate(list_at(given, at), 1)]
    if isinstance(form, inspect.TupleType):
        items = list_at(given, at)
        count = len(form.item_types)
        if len(items) != count:
            fail("not-list-of", at=placed(at), wanted=count, number=len(items))
        kinds = zip(items, form.item_types, strict=True)
        return [lay(one, None, kind, f"{at}[{place}]") for place, (one, kind) in enumerate(kinds, 1)]
    check_simple(given, form, at)
    return given


def lay_entry(given: Table, usual: Table, form: inspect.StructType, at: str) -> Table:
    """An entry with fixed fields."""
    fields = {field.encode_name: field for field in form.fields}
    laid = dict(usual)
    for name, value in given.items():
        if name not in fields:
            refuse_field(name, fields, at)
        laid[name] = lay(value, usual.get(name), fields[name].type, joined(at, name))
    for name, field in fields.items():
        if field.required and name not in laid:
            fail("missing", at=placed(joined(at, name)))
    if ORIGIN in fields and laid.get(ORIGIN) == usual.get(ORIGIN) and laid != usual:
        laid.pop(ORIGIN, None)  # what it says is true of the standard entry only
    return laid


def lay_table(given: Table, usual: Table | None, form: inspect.Type, at: str) -> Table:
    """A table of entries by name. Its names are those of the standard one, except where it is replaced as a whole."""
    if usual is None or at.rpartition(".")[2] in WHOLE or isinstance(form, inspect.AnyType):
        return {name: lay(value, None, form, joined(at, name)) for name, value in given.items()}
    for name in given:
        if name not in usual:
            refuse_entry(name, usual, at)
    return usual | {name: lay(value, usual[name], form, joined(at, name)) for name, value in given.items()}


def lay_keyed(given: Sequence[object], usual: Sequence[object], form: inspect.StructType, at: str) -> list[Table]:
    """A list of entries, each known by its first field."""
    key = form.fields[0].encode_name
    standard: dict[object, Table] = {one[key]: one for one in usual if isinstance(one, dict)}
    laid: dict[object, Table] = {}
    for one in given:
        entry = table_at(one, at)
        if key not in entry:
            fail("missing", at=placed(joined(at, key)))
        name = lay(entry[key], None, form.fields[0].type, joined(at, key))
        if name not in standard:
            fail("no-entry", at=f"{at}.{name}", noun=noun(at), known=listed(standard))
        if name in laid:
            fail("twice", at=placed(at), key=key, name=str(name))
        laid[name] = lay_entry(entry, standard[name], form, f"{at}.{name}")
    return [laid.get(name, entry) for name, entry in standard.items()]


def differences_in(label: str) -> list[str]:
    """How an edition differs from the standard one, by its label."""
    return label.split(BETWEEN)[1:]


# Checking


def check_simple(given: object, form: inspect.Type, at: str) -> None:
    """A single value is of its kind; true is no number."""
    for kind, mistake, types in SIMPLE:
        if isinstance(form, kind) and not (isinstance(given, types) and isinstance(given, bool) == (types is bool)):
            fail(mistake, at=placed(at), found=shown(given))
    if isinstance(given, int | float) and not -LARGEST <= given <= LARGEST:  # nor is it no number at all
        fail("too-large", at=placed(at))


def table_at(given: object, at: str) -> Table:
    """What should be a table."""
    if not isinstance(given, dict):
        fail("not-table", at=placed(at), found=shown(given))
    return given


def list_at(given: object, at: str) -> list[object]:
    """What should be a list."""
    if not isinstance(given, list):
        fail("not-list", at=placed(at), found=shown(given))
    return given


def refuse_field(name: str, fields: Iterable[str], at: str) -> NoReturn:
    """Say that there is no such field, or no such table."""
    near = close(name, fields)
    if not at and near:
        fail("no-table-near", name=name, near=near)
    if not at:
        fail("no-table", name=name, known=listed(fields))
    if near:
        fail("no-field-near", at=at, name=name, near=near)
    fail("no-field", at=at, name=name, known=listed(fields))


def refuse_entry(name: str, entries: Iterable[str], at: str) -> NoReturn:
    """Say that a table has no entry of this name."""
    near = close(name, entries)
    if near:
        fail("no-entry-near", at=joined(at, name), noun=noun(at), near=near)
    fail("no-entry", at=joined(at, name), noun=noun(at), known=listed(entries))


def require(is_right: bool, at: str, problem: str) -> None:
    """Say what is wrong with the entry or field at this place, unless it is right."""
    if not is_right:
        refuse(f"{placed(at)} {problem}")


def check_fit(fits: bool, problem: str) -> None:
    """Say which entries do not go together, unless they do; the problem begins with their place."""
    if not fits:
        refuse(problem)


def check_between(number: int, low: int, high: int, at: str) -> None:
    """A number of the components is possible."""
    if not low <= number <= high:
        fail("between", at=placed(at), low=low, high=high, number=number)


def check_edition_name(name: str) -> None:
    """An edition's name must fit into the label that records carry."""
    is_plain = name.isprintable() and name == " ".join(name.split()) and ";" not in name
    if not is_plain or not 0 < len(name) <= LONGEST_NAME:
        fail("edition", at=placed("edition"), most=LONGEST_NAME)


# Wording


def placed(at: str) -> str:
    """A place in words: ``cities.siena: `value` ``."""
    within, _, field = at.rpartition(".")
    return f"{within}: `{field}`" if within else f"`{field}`"


def joined(at: str, name: str) -> str:
    """The place of something within another."""
    return f"{at}.{name}" if at else name


def noun(table: str) -> str:
    """What a table's entries are called."""
    return NOUNS.get(table.rpartition(".")[2], "entry")


def close(name: str, known: Iterable[str]) -> str:
    """The known name that was probably meant, if any."""
    return next(iter(get_close_matches(name, list(known), n=1)), "")


def listed(names: Iterable[object]) -> str:
    """Names in one line."""
    return ", ".join(str(name) for name in names)


def shown(value: object) -> str:
    """A value as the file has it; tables and lists only by what they are."""
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return msgspec.json.encode(value).decode() if isinstance(value, bool | int | float | str) else str(value)
