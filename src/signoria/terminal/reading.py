"""`signoria rules`: the rulebook, a rule, or which tests cite which rule."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.markdown import Markdown

from signoria.kernel.errors import BadInput
from signoria.rulebook import Rule, Rulebook, coverage
from signoria.terminal.doctor import checkout
from signoria.terminal.markup import laid_out
from signoria.terminal.play import paper


def print_rules(book: Rulebook, wanted: str | None, plain: bool) -> None:
    """The whole text, or the rules asked for; where there are no styles in plain words, without marks."""
    text = "\n".join(rule.markdown() for rule in book.find(wanted)) if wanted else book.text
    console = paper(plain)
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print("\n".join(line.plain for line in laid_out(text)))


def print_coverage(book: Rulebook, rules: Sequence[Rule], as_json: bool = False) -> int:
    """A table of rules with the number of tests for each; 1 if one has none."""
    sources = checkout()
    if sources is None or not (sources / "tests").is_dir():
        raise BadInput("no checkout of the sources with its tests is here: coverage can only be counted in one")
    found = coverage(book, sources / "tests")
    missing = [rule.id for rule in rules if not found.cited[rule.id]]
    if as_json:
        cited = {rule.id: found.cited[rule.id] for rule in rules}
        print(msgspec.json.encode({"cited": cited, "missing": missing, "unknown": found.unknown}).decode())
        return 1 if missing or found.unknown else 0
    for rule in rules:
        print(f"{rule.id:<6} {found.cited[rule.id]:>4}  {rule.title}")
    if missing:
        print(f"No test cites {', '.join(missing)}.")
    if found.unknown:
        print(f"Tests cite rules that do not exist: {', '.join(found.unknown)}.")
    if not missing and not found.unknown:
        print(f"All {len(rules)} rules have tests.")
    return 1 if missing or found.unknown else 0
