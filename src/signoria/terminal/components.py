"""`signoria components`: what lies in a game's box, all of it or one thing, and a copy for an owner to correct."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from signoria.kernel.components import Component
from signoria.kernel.corrections import to_correct
from signoria.kernel.errors import BadInput
from signoria.kernel.registry import find
from signoria.terminal.files import reason, write_text
from signoria.terminal.play import paper
from signoria.texts import Texts, folded
from signoria.words import Words, capital

NEAR = 5  # so many things are offered instead of an unknown one
MANY = 12  # so many candidates are named


def show(game: str, thing: str, components: str | None, texts: Texts, is_plain: bool, as_json: bool) -> None:
    """Print the list, or everything about one thing."""
    found = find(game)
    words = Words(texts, game)
    box = found.describe(components)
    if thing:
        one = look_up(thing, box, words)
        print_json(one) if as_json else show_one(one, words, paper(is_plain))
    elif as_json:
        print_json(list(box))
    else:
        show_all(box, words, found.label_of(components).split("; "), is_plain)


def print_json(told: Component | list[Component]) -> None:
    """For programs."""
    print(msgspec.json.encode(told).decode())


# Finding a thing


def address(one: Component) -> str:
    """What names a thing for certain: `card:bishop`."""
    return f"{one.kind}:{one.id}"


def name_of(one: Component, words: Words) -> str:
    """How a thing is called, with a capital letter."""
    return capital(words.arg(one.name))


def look_up(thing: str, box: Sequence[Component], words: Words) -> Component:
    """The thing with this id or name; BadInput names those that could be meant."""
    found = called(thing, box, words)
    if len(found) == 1:
        return found[0]
    if found:
        raise BadInput(f"“{thing}” can be {either(found[:MANY], words)}; say which")
    meant = near(thing, box, words)
    asked = f"; did you mean {either(meant, words)}?" if meant else ""
    raise BadInput(f"there is no “{thing}” in the box of {find(words.game).name}{asked}")


def names_of(one: Component, words: Words) -> set[str]:
    """What a thing may be called, for comparing."""
    return {folded(address(one)), folded(one.id), folded(words.arg(one.name))}


def called(thing: str, box: Sequence[Component], words: Words) -> list[Component]:
    """All things with this id or name: a castle is a tile, and a card, too."""
    return [one for one in box if folded(thing) in names_of(one, words)]


def near(thing: str, box: Sequence[Component], words: Words) -> list[Component]:
    """The few things that may be meant by what names none."""
    wanted = folded(thing)
    named = [(one, names_of(one, words)) for one in box]
    found = [one for one, names in named if any(wanted in name for name in names)]
    close = get_close_matches(wanted, [name for _, names in named for name in names], n=NEAR)
    found += [one for one, names in named if names & set(close) and one not in found]
    return found[:NEAR]


def either(some: Sequence[Component], words: Words) -> str:
    """Things by address and name: `card:bishop (Bishop) or …`."""
    named = [f"{address(one)} ({words.arg(one.name)})" for one in some]
    return " or ".join([", ".join(named[:-1]), named[-1]]) if len(named) > 1 else named[0]


# Showing


def facts_of(one: Component, words: Words) -> list[tuple[str, str]]:
    """Labels and what they say."""
    return [(words.say(f"fact-{key}"), words.arg(arg)) for key, arg in one.facts]


def all_of(one: Component, words: Words) -> list[tuple[str, str]]:
    """Everything about one thing, with labels: facts, what it does, where that comes from, and its rules."""
    origin = words.texts.forms(f"origin-{one.origin}", {})
    rows = facts_of(one, words)
    if one.does is not None:
        rows.append((words.say("components-does"), words.sentence(one.does)))
    rows.append((words.say("components-origin"), f"{origin['']}. {origin['about']}"))
    rows.append((words.say("components-rules"), ", ".join(one.rules)))
    return rows


def component_lines(one: Component, words: Words) -> list[str]:
    """Everything about one thing, a sentence each."""
    return [f"{label}: {told}" for label, told in all_of(one, words)]


def kinds_lines(some: Sequence[Component], words: Words) -> list[str]:
    """Everything about things of one name, each under its kind."""
    lines: list[str] = []
    for one in some:
        lines += ["", words.say(f"box-{one.kind}")] if lines else [words.say(f"box-{one.kind}")]
        lines += [f"  {line}" for line in component_lines(one, words)]
    return lines


def show_one(one: Component, words: Words, console: Console) -> None:
    """Everything about one thing."""
    rows = all_of(one, words)
    console.print(Text(name_of(one, words), style="bold"))
    console.print(Text(f"{words.say(f'box-{one.kind}')} · {address(one)}", style="dim"))
    console.print()
    if not console.is_terminal:
        for label, told in rows:
            print(f"{label}: {told}")
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for label, told in rows:
        table.add_row(Text(label), Text(told))
    console.print(table)


def show_all(box: Sequence[Component], words: Words, edition: Sequence[str], is_plain: bool) -> None:
    """The list, kind by kind."""
    console = paper(is_plain)
    console.print(Text(words.say("components-edition", edition=edition[0])))
    if edition[1:]:
        console.print(Text(words.say("components-differences")))
        for difference in edition[1:]:
            console.print(Text(f"  {difference}"))
    for kind in dict.fromkeys(one.kind for one in box):
        console.print()
        console.print(Text(words.say(f"box-{kind}"), style="bold"))
        show_kind([one for one in box if one.kind == kind], words, console)
    console.print()
    console.print(Text(words.say("components-more", game=words.game), style="dim"))


def show_kind(some: Sequence[Component], words: Words, console: Console) -> None:
    """The things of one kind: a row each, or a line where nothing can be laid out."""
    rows = [(name_of(one, words), summary(one, words), words.texts.say(f"origin-{one.origin}")) for one in some]
    if not console.is_terminal:
        for name, told, origin in rows:
            print(f"- {name}: {told} ({origin})")
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", max_width=32)
    table.add_column(ratio=1)
    table.add_column(style="dim", no_wrap=True)
    for row in rows:
        table.add_row(*(Text(part) for part in row))
    console.print(table)


def summary(one: Component, words: Words) -> str:
    """A thing's facts in one line, and what it does if nothing else does the same."""
    facts = "; ".join(f"{label}: {told}" for label, told in facts_of(one, words))
    if one.does is None or not one.does.key.endswith(f"-{one.kind}-{one.id}"):
        return facts
    return " — ".join(part for part in (facts, words.sentence(one.does)) if part)


# Exporting


def export(game: str, file: Path, may_replace: bool, texts: Texts) -> None:
    """Write the standard components to a file, with a head that says how to correct them."""
    found = find(game)
    try:
        is_taken = file.exists()
    except (OSError, ValueError) as problem:
        raise BadInput(f"{file} cannot be written: {reason(problem)}") from problem
    if is_taken and not may_replace:
        raise BadInput(f"{file} exists already; choose another name, or say --force")
    write_text(file, to_correct(found.id, found.name, str(file), found.components_text()))
    print(texts.say("components-exported", file=str(file)))
