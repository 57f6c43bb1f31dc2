"""Words for people, from the Fluent files that the browser shares."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from signoria.kernel.errors import BadInput

ENGLISH = "en"  # what is said where a language has no words of its own
KIN = {
    "wars-of-italy-": "virtu-",
    "condottiere-mini-": "condottiere-",
}  # games that say with another's words what they have no words of their own for
Variables = dict[str, int | str]
VARIABLES = ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the first that says anything


class Texts:
    """All that is said, in one language. Whoever speaks to somebody is handed one; nothing is global."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundles = (bundle(lang), bundle(ENGLISH))

    def say(self, key: str, given: Variables | None = None, /, **args: int | str) -> str:
        """The text with this key, in English if this language lacks it; a key of no text is a mistake of ours."""
        texts, message = self._find(key)
        return formatted(texts, message.value, {**(given or {}), **args})

    def forms(self, key: str, args: Variables) -> dict[str, str]:
        """The text under "", and those that its message has as attributes by their names."""
        texts, message = self._find(key)
        found = {"": formatted(texts, message.value, args)}
        for name, pattern in message.attributes.items():
            found[name] = formatted(texts, pattern, args)
        return found

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return any(texts.has_message(name) for texts in self._bundles for name in spoken(key))

    def _find(self, key: str) -> tuple[FluentBundle, Message]:
        """The message with this key, and the bundle that it stands in."""
        for texts in self._bundles:
            for name in spoken(key):
                if texts.has_message(name):
                    return texts, texts.get_message(name)
        raise KeyError(f"no text for {key} in {self.lang}")


def formatted(texts: FluentBundle, pattern: Pattern | None, args: Variables) -> str:
    """A pattern with its arguments put in."""
    if pattern is None:
        return ""
    text, _ = texts.format_pattern(pattern, args)
    return str(text)


def spoken(key: str) -> tuple[str, ...]:
    """The key, and the one of the game that shares its words."""
    for game, kin in KIN.items():
        if key.startswith(game):
            return (key, kin + key.removeprefix(game))
    return (key,)


@cache
def bundle(lang: str) -> FluentBundle:
    """The files of a language."""
    found = FluentBundle([lang], use_isolating=False)
    for file in sorted((files("signoria") / "locale" / lang).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


@cache
def texts_in(lang: str) -> Texts:
    """The texts of a language that there is."""
    if lang not in languages():
        raise BadInput(f"there is no language {lang!r}; there are: {', '.join(languages())}")
    return Texts(lang)


def languages() -> list[str]:
    """The languages there are, by code."""
    return sorted(folder.name for folder in (files("signoria") / "locale").iterdir() if folder.is_dir())


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or the one that the environment speaks, or English."""
    if asked is not None:
        return texts_in(asked.lower()).lang
    spoken = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = spoken.replace("-", "_").partition("_")[0].partition(".")[0].lower()  # cs_CZ.UTF-8
    return code if code in languages() else ENGLISH


def say(key: str, lang: str = ENGLISH, **args: int | str) -> str:
    """The text with this key in a language."""
    return texts_in(lang).say(key, args)


def folded(text: str) -> str:
    """For comparing what is typed: without capitals and accents, with single spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
