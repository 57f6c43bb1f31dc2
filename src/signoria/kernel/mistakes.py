"""What can be wrong with an owner's components, in English; the texts `mistake-…` say it in every language."""

from __future__ import annotations

from typing import NoReturn

from signoria.kernel.errors import BadComponents
from signoria.kernel.phrases import Args, Phrase, Quote

LONGEST = 60  # characters of anything that the file says, repeated in a message
WORDING = {
    "toml-at": "line {line}, column {column}: this is not TOML: {problem}",
    "toml-line": "line {line}: this is not TOML: {problem}",
    "toml": "this is not TOML: {problem}",
    "deep": "the tables are nested too deeply",
    "dots": "line {line}: too many dots",
    "no-table": "{name}: there is no such table; there are: {known}",
    "no-table-near": "{name}: there is no such table; did you mean {near}?",
    "no-entry": "{at}: there is no such {noun}; there are: {known}",
    "no-entry-near": "{at}: there is no such {noun}; did you mean {near}?",
    "no-field": "{at}: there is no field `{name}`; there are: {known}",
    "no-field-near": "{at}: there is no field `{name}`; did you mean `{near}`?",
    "not-bool": "{at} must be true or false, not {found}",
    "not-whole": "{at} must be a whole number, not {found}",
    "not-number": "{at} must be a number, not {found}",
    "not-text": "{at} must be a text, not {found}",
    "not-table": "{at} must be a table, not {found}",
    "not-list": "{at} must be a list, not {found}",
    "not-list-of": "{at} must be a list of {wanted}, not of {number}",
    "too-large": "{at} is too large a number",
    "between": "{at} must lie between {low} and {high}, not be {number}",
    "missing": "{at} is missing",
    "twice": "{at} holds {key} {name} twice",
    "edition": "{at} must be a name on one line of at most {most} characters, without semicolons",
}
OTHER = "mistake-other"  # the text of all that only one game says: a frame for the English words


def fail(kind: str, **args: str | int) -> NoReturn:
    """Refuse a components file for a mistake of this kind."""
    told = {name: shortened(str(value)) for name, value in args.items()}  # numbers as the file has them: 10000
    quoted: Args = {name: Quote(value) for name, value in told.items()}
    raise BadComponents(WORDING[kind].format(**told), Phrase(f"mistake-{kind}", quoted))


def refuse(problem: str) -> NoReturn:
    """Refuse a components file for a reason that only its game knows."""
    raise BadComponents(problem, Phrase(OTHER, {"problem": Quote(problem)}))


def shortened(text: str) -> str:
    """A file's own words, but not at any length; lists of what there is are ours."""
    return text if len(text) <= LONGEST or ", " in text else f"{text[:LONGEST]}…"
