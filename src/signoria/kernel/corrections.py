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

from signoria.kernel.errors import BadComponents

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
    (inspect.BoolType, "true or false", bool),
    (inspect.IntType, "a whole number", int),
    (inspect.FloatType, "a number", (int, float)),
    (inspect.StrType, "a text", str),
)
LINE = "\n"
WRONG_TOML = re.compile(r"(?P<problem>.*) \(at (?P<place>line \d+, column \d+|end of document)\)", re.DOTALL)


def read_toml(text: str) -> Table:
    """The tables of a file; a mistake is named with its line."""
    try:
        return tomllib.loads(text)
    except RecursionError as problem:
        raise BadComponents("the tables are nested too deeply") from problem
    except ValueError as problem:
        found = WRONG_TOML.fullmatch(str(problem))
        if found is None:
            raise BadComponents(f"this is not TOML: {problem}") from problem
        place = found["place"].replace("end of document", f"line {text.count(LINE) + 1}")
        raise BadComponents(f"{place}: this is not TOML: {found['problem']}") from problem


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
        require(len(items) == count, at, f"must be a list of {count}, not of {len(items)}")
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
        require(name in laid or not field.required, joined(at, name), "is missing")
    if ORIGIN in fields and laid.get(ORIGIN) == usual.get(ORIGIN) and laid != usual:
        laid.pop(ORIGIN, None)  # what it says is true of the standard entry only
    return laid


def lay_table(given: Table, usual: Table | None, form: inspect.Type, at: str) -> Table:
    """A table of entries by name. Its names are those of the standard one, except where it is replaced as a whole."""
    if usual is None or at.rpartition(".")[2] in WHOLE or isinstance(form, inspect.AnyType):
        return {name: lay(value, None, form, joined(at, name)) for name, value in given.items()}
    for name in given:
        if name not in usual:
            raise BadComponents(f"{joined(at, name)}: there is no such {noun(at)}{instead(name, usual)}")
    return usual | {name: lay(value, usual[name], form, joined(at, name)) for name, value in given.items()}


def lay_keyed(given: Sequence[object], usual: Sequence[object], form: inspect.StructType, at: str) -> list[Table]:
    """A list of entries, each known by its first field."""
    key = form.fields[0].encode_name
    standard: dict[object, Table] = {one[key]: one for one in usual if isinstance(one, dict)}
    laid: dict[object, Table] = {}
    for one in given:
        entry = table_at(one, at)
        require(key in entry, joined(at, key), "is missing")
        name = lay(entry[key], None, form.fields[0].type, joined(at, key))
        if name not in standard:
            raise BadComponents(f"{at}.{name}: there is no such {noun(at)}; there are: {listed(standard)}")
        require(name not in laid, at, f"holds {key} {name} twice")
        laid[name] = lay_entry(entry, standard[name], form, f"{at}.{name}")
    return [laid.get(name, entry) for name, entry in standard.items()]


# Checking


def check_simple(given: object, form: inspect.Type, at: str) -> None:
    """A single value is of its kind; true is no number."""
    for kind, wanted, types in SIMPLE:
        if isinstance(form, kind):
            fits = isinstance(given, types) and isinstance(given, bool) == (types is bool)
            require(fits, at, f"must be {wanted}, not {shown(given)}")


def table_at(given: object, at: str) -> Table:
    """What should be a table."""
    if not isinstance(given, dict):
        raise BadComponents(f"{placed(at)} must be a table, not {shown(given)}")
    return given


def list_at(given: object, at: str) -> list[object]:
    """What should be a list."""
    if not isinstance(given, list):
        raise BadComponents(f"{placed(at)} must be a list, not {shown(given)}")
    return given


def refuse_field(name: str, fields: Iterable[str], at: str) -> NoReturn:
    """Say that there is no such field, or no such table."""
    if not at:
        raise BadComponents(f"{name}: there is no such table{instead(name, fields)}")
    near = close(name, fields)
    meant = f"; did you mean `{near}`?" if near else f"; there are: {listed(fields)}"
    raise BadComponents(f"{at}: there is no field `{name}`{meant}")


def require(is_right: bool, at: str, problem: str) -> None:
    """Say what is wrong with the entry or field at this place, unless it is right."""
    if not is_right:
        raise BadComponents(f"{placed(at)} {problem}")


def check_fit(fits: bool, problem: str) -> None:
    """Say which entries do not go together, unless they do; the problem begins with their place."""
    if not fits:
        raise BadComponents(problem)


def check_between(number: int, low: int, high: int, at: str) -> None:
    """A number of the components is possible."""
    require(low <= number <= high, at, f"must lie between {low} and {high}, not be {number}")


def check_edition_name(name: str) -> None:
    """An edition's name must fit into the label that records carry."""
    fits = name.isprintable() and name == " ".join(name.split()) and ";" not in name
    require(bool(name) and fits, "edition", "must be a name on one line, without semicolons")


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


def instead(name: str, known: Iterable[str]) -> str:
    """What was probably meant, or what there is."""
    near = close(name, known)
    return f"; did you mean {near}?" if near else f"; there are: {listed(known)}"


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
