"""Rules texts laid out: headings, bold words and lists as a terminal shows them, with no marks left."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.text import Text

HEADING = re.compile(r"#+ +")
BULLET = re.compile(r"^( *)[-*] +")
NUMBERED = re.compile(r" *\d+\. ")
DIVIDER = re.compile(r"[|\s:-]+")  # the second line of a table
MARKED = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*]+?)\*|`(?P<code>[^`]+)`|\[(?P<link>[^\]]+)\]\([^)]*\)")
STYLES = {"bold": "bold", "italic": "italic", "code": "", "link": ""}


def laid_out(markdown: str) -> list[Text]:
    """Paragraphs as one line each, to be broken where the window ends."""
    return [heading(line) if HEADING.match(line) else styled(line) for line in joined(markdown)]


def joined(markdown: str) -> Iterator[str]:
    """Lines that belong together as one: a paragraph, an item of a list, a heading, a row of a table; "" between."""
    held = ""
    for line in markdown.strip().split("\n"):
        is_row = line.lstrip().startswith("|")
        is_new = not line.strip() or is_row or HEADING.match(line) or BULLET.match(line) or NUMBERED.match(line)
        if is_new and held:
            yield held
            held = ""
        if is_row:
            if not DIVIDER.fullmatch(line):
                yield "   ".join(cell.strip() for cell in line.strip().strip("|").split("|"))
        elif not line.strip():
            yield ""
        else:
            held = f"{held} {line.strip()}" if held else BULLET.sub(r"\1• ", line.rstrip(), count=1)
    if held:
        yield held


def heading(line: str) -> Text:
    """A heading in bold."""
    text = styled(HEADING.sub("", line, count=1))
    text.stylize("bold")
    return text


def styled(line: str) -> Text:
    """A line with its bold and slanted words."""
    text, at = Text(), 0
    for found in MARKED.finditer(line):
        kind = found.lastgroup or ""
        text.append(line[at : found.start()])
        text.append(found[kind], STYLES[kind])
        at = found.end()
    text.append(line[at:])
    return text
