"""What the shell offers when Tab is pressed: games, bots, options, rules."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import typer

# The package is imported only when Tab is pressed: the shell waits for it then, not every command.


def games(incomplete: str) -> list[str]:
    """The ids of the games."""
    from signoria.kernel import registry

    return beginning(incomplete, (game.id for game in registry.games()))


def bots(incomplete: str) -> list[str]:
    """One bot, or the last of several with commas between them."""
    from signoria.bots import NAMED

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in beginning(last, NAMED)]


def options(context: typer.Context, incomplete: str) -> list[str]:
    """The options of the game that was named, or of all; after `=` the values of a yes/no option."""
    from signoria.kernel import registry

    named = context.params.get("game")
    found = [option for game in registry.games() if named in (None, game.id) for option in game.options]
    offered = dict.fromkeys(f"{one.name}{'' if isinstance(one.default, bool) else '='}" for one in found)
    if "=" in incomplete:
        offered = dict.fromkeys(f"{one.name}={value}" for one in found for value in values(one.default))
    return beginning(incomplete, offered)


def values(default: bool | int) -> tuple[str, ...]:
    """What can stand after `=`, as far as it can be listed."""
    return ("true", "false") if isinstance(default, bool) else ()


def rules(context: typer.Context, incomplete: str) -> list[str]:
    """The numbers of the rules of the game that was named: chapters first, then those of a chapter."""
    from signoria import rulebook
    from signoria.kernel.errors import BadInput

    try:
        ids = [rule.id for rule in rulebook.read(str(context.params.get("game"))).rules]
    except BadInput:
        return []
    chapters = dict.fromkeys(one.partition(".")[0] for one in ids)
    found = beginning(incomplete, chapters)
    return beginning(incomplete, ids) if len(found) < 2 else found


def things(context: typer.Context, incomplete: str) -> list[str]:
    """The ids of what lies in the box of the game that was named."""
    from signoria.kernel import registry
    from signoria.kernel.errors import BadInput

    try:
        box = registry.find(str(context.params.get("game"))).describe(None)
    except BadInput:
        return []
    return beginning(incomplete, dict.fromkeys(one.id for one in box))


def languages(incomplete: str) -> list[str]:
    """The languages that there are texts in."""
    return beginning(incomplete, sorted(one.name for one in (files("signoria") / "locale").iterdir() if one.is_dir()))


def beginning(incomplete: str, words: Iterable[str]) -> list[str]:
    """Those words that begin like this."""
    return [word for word in words if word.startswith(incomplete)]
