"""Why not, as it travels: a key with arguments for the browser, and an English sentence for whoever reads along."""

from __future__ import annotations

from signoria.kernel.errors import Refused
from signoria.kernel.moves import Refusal
from signoria.kernel.phrases import Arg, Count, Phrase, Quote
from signoria.kernel.registry import AnyGame
from signoria.server.errors import Denied
from signoria.server.protocol import Problem
from signoria.texts import ENGLISH, texts_in
from signoria.words import Words, ruled


def denial(denied: Denied) -> Problem:
    """What the server itself does not allow."""
    args: dict[str, Arg] = {}
    for name, value in denied.args_of_text.items():
        args[name] = Count(value) if isinstance(value, int) else Quote(value) if isinstance(value, str) else value
    phrase = Phrase(f"server-{denied.code}", args)
    return Problem(denied.code, "", phrase, in_english("", phrase))


def refusal(game: AnyGame, why: Refusal, move: str) -> Problem:
    """What the rules do not allow."""
    phrase = game.refusal(why, move)
    return Problem(why.code, why.rule, phrase, ruled(in_english(game.id, phrase), why.rule))


def refused(problem: Refused) -> Problem:
    """What the rules do not allow, from the exception."""
    return Problem(problem.code, problem.rule, problem.phrase, problem.text)


def in_english(game: str, phrase: Phrase) -> str:
    """The English text: for logs, and for programs without texts of their own."""
    return Words(texts_in(ENGLISH), game).sentence(phrase)
