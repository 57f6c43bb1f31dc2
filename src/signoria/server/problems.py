"""Why not, as it travels: a key with arguments for the browser, and an English sentence for whoever reads along."""

from __future__ import annotations

from signoria.kernel.moves import Refusal
from signoria.server.errors import Denied
from signoria.server.protocol import Phrase, Problem
from signoria.texts import ENGLISH, texts_in


def denial(denied: Denied) -> Problem:
    """What the server itself does not allow."""
    key = f"server-{denied.code}"
    texts = texts_in(ENGLISH)
    return Problem(denied.code, "", Phrase(key, denied.args_of_text), texts.say(key, **denied.args_of_text))


def refusal(game: str, why: Refusal, move: str) -> Problem:
    """What the rules do not allow."""
    key = f"{game}-refusal-{why.code}" if why.rule else f"refusal-{why.code}"
    args: dict[str, int | str] = {"move": move, "thing": move.partition(" ")[2]}
    return Problem(why.code, why.rule, Phrase(key, args), texts_in(ENGLISH).refusal(game, why, move))
