"""One moment at the table as one person sees it, and what that person may choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from signoria.kernel.game import View
from signoria.kernel.outlook import Outlook
from signoria.terminal.asked import Asked
from signoria.terminal.choices import Choice, Menu
from signoria.terminal.plugs import GamePage, Plug, pages_of
from signoria.words import Words

NO_OUTLOOK = Outlook()
KEYS = (("U", "undo"), ("E", "explain"), ("L", "log"))
RESERVED = ("P", "O", "Q", *(key for key, _ in KEYS))  # letters that no page of a game can have


@dataclass(frozen=True)
class Scene:
    """What is shown and asked now. Anything that changes it makes a new one."""

    plug: Plug
    view: View
    words: Words
    told: Sequence[str]  # what has happened so far, the latest last
    fresh: int  # so many of these are new to the reader
    question: str = ""
    hint: str = ""
    status: str = ""  # what can be taken back
    menu: Menu | None = None
    outlook: Outlook = NO_OUTLOOK
    usual: Choice | None = None  # what an empty line chooses

    @property
    def choices(self) -> Sequence[Choice]:
        """What can be chosen."""
        return self.menu.choices if self.menu else ()

    def asked(self, pointed: Choice | None = None) -> Asked:
        """The question as the game's drawing sees it."""
        return Asked(self.outlook, self.choices, pointed)

    @cached_property
    def pages(self) -> list[GamePage]:
        """What the game has to show besides the table, each with the key that opens it."""
        return pages_of(self.plug, self.view, self.words, RESERVED)

    @cached_property
    def shortcuts(self) -> dict[str, str]:
        """Keys that act at once while nothing is typed, and the line that each stands for."""
        found = {"?": "?", **dict(KEYS)}
        found |= {choice.tag: choice.tag for choice in self.choices if choice.tag.isalpha()}
        found |= {"O": "outlook"} if self.outlook != NO_OUTLOOK else {}
        return found | {page.key: page.key for page in self.pages}

    @cached_property
    def keys(self) -> list[str]:
        """What the keys do, the most useful first; as many are shown as there is room for."""
        say = self.words.texts.say
        found = [f"? {say('terminal-keys-help')}"]
        found += [f"O {say('terminal-keys-outlook')}"] if "O" in self.shortcuts else []
        found += [f"{page.key} {page.title}" for page in self.pages]
        found += [f"{key} {say(f'terminal-keys-{name}')}" for key, name in KEYS]
        return [*found, say("terminal-keys-choose")]
