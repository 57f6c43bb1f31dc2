"""Words that remember what is wrong with the texts: for tests that read sentences."""

from __future__ import annotations

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from signoria.kernel.phrases import Arg, Phrase
from signoria.texts import Texts, Variables, bundle, languages
from signoria.words import GENDER, Forms, Words

NOTHING = "‹nothing›"  # stands for an argument that a text should not show


class StrictTexts(Texts):
    """Texts that remember what was wrong with them: a variable that nobody gave, or English in another language."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.wrong: set[str] = set()

    def say(self, key: str, given: Variables | None = None, /, **args: int | str) -> str:
        texts, message = self._find(key)
        return self.checked(key, texts, message.value, {**(given or {}), **args})

    def forms(self, key: str, args: Variables) -> dict[str, str]:
        texts, message = self._find(key)
        attributes = {name: self.checked(key, texts, one, args) for name, one in message.attributes.items()}
        return {"": self.checked(key, texts, message.value, args), **attributes}

    def checked(self, key: str, texts: FluentBundle, pattern: Pattern | None, args: Variables) -> str:
        if texts is not bundle(self.lang):
            self.wrong.add(f"{key} is said in English")
        text, problems = ("", ()) if pattern is None else texts.format_pattern(pattern, args)
        self.wrong |= {f"{key}: {one}" for one in problems if not str(one).endswith(f"-{GENDER}")}
        return str(text)


class StrictWords(Words):
    """Words that show what they should not: a key without a text, or nothing where the text means something."""

    def read(self, key: str, args: Variables, missing: str | None = None) -> Forms:
        if not self.has(key):
            assert isinstance(self.texts, StrictTexts)
            self.texts.wrong.add(f"{key} has no text")
            return {"": missing or key}
        return super().read(key, args, missing)

    def forms(self, arg: Arg) -> Forms:
        return {"": NOTHING} if arg is None else super().forms(arg)

    def read_by(self, reader: int | None) -> Words:
        return StrictWords(self.texts, self.game, reader, self.names)


def is_fit(phrase: Phrase, game: str) -> bool:
    """Does the phrase have everything that its text asks for, in every language?"""
    for lang in languages():
        texts = StrictTexts(lang)
        text = StrictWords(texts, game).phrase(phrase)
        if texts.wrong or NOTHING in text:
            return False
    return True
