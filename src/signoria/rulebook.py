"""Our own rules texts: by id, and which tests cite them."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from signoria.kernel.errors import BadInput
from signoria.kernel.registry import find

RULE = re.compile(r"^\*\*(?P<id>[A-Z]+\d+(?:\.\d+)*) (?P<title>[^*]+?)\.?\*\*\s*", re.MULTILINE)
LINK = re.compile(r"^\[(?P<label>[^\]]+)\]: \S+\n?", re.MULTILINE)  # where a mark of the text leads: our rulings
SECTION = re.compile(r"^## .*$", re.MULTILINE)
MARK = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
CITED = re.compile(r"[A-Z]+\d+(?:\.\d+)*")


class Rule(NamedTuple):
    """One numbered paragraph."""

    id: str
    title: str
    text: str

    def markdown(self) -> str:
        """The paragraph as the rulebook has it."""
        return f"**{self.id} {self.title}.** {self.text}\n"


class Rulebook(NamedTuple):
    """The rules of one game: the whole text, and its numbered paragraphs in order."""

    game: str
    text: str
    rules: tuple[Rule, ...]

    def find(self, wanted: str) -> list[Rule]:
        """The rule with this id, or all below it: C4 is C4.1, C4.2 and so on."""
        prefix = wanted.upper().rstrip(".")
        found = [rule for rule in self.rules if rule.id == prefix or rule.id.startswith(prefix + ".")]
        if not found:
            chapters = dict.fromkeys(rule.id.partition(".")[0] for rule in self.rules)
            raise BadInput(f"there is no rule {wanted!r}; there are: {', '.join(chapters)}")
        return found


class Coverage(NamedTuple):
    """How many tests cite each rule, and what is wrong."""

    cited: dict[str, int]
    missing: list[str]  # rules that no test cites
    unknown: list[str]  # ids that tests cite and the rulebook lacks


@cache
def read(game: str, lang: str = "en") -> Rulebook:
    """The rulebook of a game in a language; in English, if nobody has translated it."""
    name = find(game).id
    folder = files("signoria") / "rules"
    written = folder / lang / f"{name}.md"
    english = folder / "en" / f"{name}.md"
    if not english.is_file():
        raise BadInput(f"{name} has no rulebook of its own")
    text = without_links((written if written.is_file() else english).read_text(encoding="utf-8"))
    starts = list(RULE.finditer(text))
    ends = sorted([*(start.start() for start in starts), *(head.start() for head in SECTION.finditer(text)), len(text)])
    rules = []
    for start in starts:
        end = next(end for end in ends if end > start.start())
        rules.append(Rule(start["id"], start["title"], text[start.end() : end].strip()))
    return Rulebook(name, text, tuple(rules))


def without_links(text: str) -> str:
    """The text with its marks set off as words in italics, where a link would lead nowhere."""
    for link in LINK.finditer(text):
        label = r"\s+".join(map(re.escape, link["label"].split()))
        text = re.sub(rf"\[({label})\](?!: \.\./)", r"*\1*", text, flags=re.IGNORECASE)
    return LINK.sub("", text)


def coverage(book: Rulebook, tests: Path) -> Coverage:
    """Which rules the tests below a folder cite with `@pytest.mark.rule`."""
    counted: Counter[str] = Counter()
    for file in sorted(tests.rglob("*.py")):
        for mark in MARK.finditer(file.read_text(encoding="utf-8")):
            counted.update(set(CITED.findall(mark[1])))
    known = [rule.id for rule in book.rules]
    letters = {re.sub(r"[\d.]", "", one) for one in known}
    unknown = sorted(one for one in counted if one not in known and re.sub(r"[\d.]", "", one) in letters)
    cited = {one: counted[one] for one in known}
    return Coverage(cited, [one for one in known if not cited[one]], unknown)
