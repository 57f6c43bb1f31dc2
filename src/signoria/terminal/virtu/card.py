"""The card that a question is about: what it shows, which action it has, and what that does."""

from __future__ import annotations

from rich.text import Text

from signoria.games.virtu.view import VirtuView
from signoria.kernel.phrases import Arg, Name
from signoria.terminal.layout import fit, folded_rows, row
from signoria.terminal.virtu.box import CARD_KINDS, box_of, card_action, card_symbols, letters_text
from signoria.words import Words, capital


def card_asked(view: VirtuView) -> Arg:
    """The card that the question is about, if it is about one."""
    return view.question.args.get("card") if view.question else None


def card_rows(view: VirtuView, words: Words, width: int) -> list[Text]:
    """The card that is asked about: its symbols, its action, and what that does."""
    card = card_asked(view)
    if not isinstance(card, Name) or card.kind != "card":
        return []
    text = Text.assemble((words.arg(card), "bold"), "  ", letters_text(card_symbols(view, card.id)))
    text.append(f"  {action_name(view, card.id, words)}", "bold")
    return [fit(row(text), width), *folded_rows(what_it_does(view, card.id, words), width)]


def action_name(view: VirtuView, card: str, words: Words) -> str:
    """The action of a card, or that it has none."""
    action = card_action(view, card)
    return words.arg(action) if isinstance(action, Name) else words.say("table-no-action")


def what_it_does(view: VirtuView, card: str, words: Words) -> str:
    """What the action of a card does, or what a card without one is good for."""
    action = card_action(view, card)
    kinds = [kind for kind in CARD_KINDS if (kind, card) in box_of(view)]
    does = box_of(view)[("action", action.id) if isinstance(action, Name) else (kinds[0], card)].does
    return words.sentence(does) if does else ""


def card_sentence(view: VirtuView, words: Words) -> list[str]:
    """What the card that is asked about does."""
    card = card_asked(view)
    if not isinstance(card, Name) or card.kind != "card":
        return []
    return [f"{capital(action_name(view, card.id, words))}: {what_it_does(view, card.id, words)}"]
