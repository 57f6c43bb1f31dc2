"""Words for people, from the Fluent files that the browser shares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from signoria.kernel.errors import BadInput
from signoria.kernel.moves import Refusal

ENGLISH = "en"  # what is said where a language has no words of its own
KIN = {
    "wars-of-italy-": "virtu-",
    "condottiere-mini-": "condottiere-",
}  # games that say with another's words what they have no words of their own for
VARIABLES = ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the first that says anything


class Texts:
    """All that is said, in one language. Whoever speaks to somebody is handed one; nothing is global."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundles = (bundle(lang), bundle(ENGLISH))

    def say(self, key: str, **args: int | str) -> str:
        """The text with this key, in English if this language lacks it; a key of no text is a mistake of ours."""
        for texts in self._bundles:
            for name in spoken(key):
                pattern = texts.get_message(name).value if texts.has_message(name) else None
                if pattern is not None:
                    text, _ = texts.format_pattern(pattern, args)
                    return str(text)
        raise KeyError(f"no text for {key} in {self.lang}")

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return any(texts.has_message(name) for texts in self._bundles for name in spoken(key))

    def refusal(self, game: str, why: Refusal, move: str = "", thing: str | None = None) -> str:
        """Why not, in plain words, with its rule; the thing is named as written in the move, unless said otherwise."""
        named = move.partition(" ")[2] if thing is None else thing
        key = f"{game}-refusal-{why.code}" if why.rule else f"refusal-{why.code}"
        if not self.has(key):  # a game from outside, which brings no words
            return f"{why.code} ({why.rule})" if why.rule else why.code
        sentence = self.say(key, move=move, thing=named)
        return f"{sentence} ({why.rule})" if why.rule else sentence


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
    return texts_in(lang).say(key, **args)


def refusal(game: str, why: Refusal, move: str = "") -> str:
    """Why not, in English, with its rule: what an exception says."""
    return texts_in(ENGLISH).refusal(game, why, move)
