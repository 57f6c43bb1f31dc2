"""Words for people, from the Fluent files that the browser shares."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from signoria.kernel.moves import Refusal


@cache
def bundle(lang: str) -> FluentBundle:
    """All texts of a language."""
    found = FluentBundle([lang], use_isolating=False)
    for file in sorted((files("signoria") / "locale" / lang).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(key: str, lang: str = "en", **args: int | str) -> str:
    """The text with this key. A key without a text is a mistake of ours and says so."""
    texts = bundle(lang)
    if not texts.has_message(key):
        raise KeyError(f"no text for {key} in {lang}")
    pattern = texts.get_message(key).value
    if pattern is None:
        raise KeyError(f"no text for {key} in {lang}")
    text, _ = texts.format_pattern(pattern, args)
    return str(text)


def refusal(game: str, why: Refusal, move: str = "", lang: str = "en") -> str:
    """Why not, in plain words, with its rule."""
    _, _, rest = move.partition(" ")
    sentence = say(f"{game}-refusal-{why.code}" if why.rule else f"refusal-{why.code}", lang, move=move, thing=rest)
    return f"{sentence} ({why.rule})" if why.rule else sentence
