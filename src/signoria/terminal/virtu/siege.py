"""Sieges and field battles: both sums spelled out, what each outcome costs, and what can be declared."""

from __future__ import annotations

from rich.text import Text

from signoria.games.virtu.view import VirtuView
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Name, Phrase, Sum
from signoria.terminal.layout import flow, folded_rows
from signoria.terminal.virtu.box import letters_text
from signoria.words import Words, capital

ADDS = "outlook-adds"


def siege_rows(view: VirtuView, words: Words, width: int, outlook: Outlook) -> list[Text]:
    """Where it is fought, both sums, what each outcome costs, and what can still be declared."""
    siege = view.siege
    if siege is None:
        return []
    key = "table-field" if siege.is_field else "table-siege"
    rows = folded_rows(capital(words.say(key, city=Name("city", siege.city))), width, "bold yellow")
    rival = words.say("table-nobody") if siege.defender is None else words.seat(siege.defender)
    labels = [words.say("table-attack"), words.say("table-defence")]
    wide = max(map(len, labels))
    sides = ((words.seat(siege.attacker), siege.attack), (rival, siege.defence))
    for label, (who, found) in zip(labels, sides, strict=True):
        told = f"{label:<{wide}} {found.total:>2}  {capital(who)}: {words.sum(found)}"
        rows += folded_rows(told, width, "bold")
    notes = [words.sentence(note) for note in notes_of(outlook)]
    rows += [one for note in notes for one in folded_rows(note, width)]
    declared = [declared_part(one, words) for one in outlook.prospects if one.price or is_bonus(one)]
    return [*rows, *(flow(declared, width, ", ", f"{words.say('table-declare')} ", 2) if declared else [])]


def notes_of(outlook: Outlook) -> list[Phrase]:
    """What holds for the whole question; where it is about one siege, what that would lead to."""
    if outlook.notes or not outlook.prospects:
        return list(outlook.notes)
    return list(outlook.prospects[0].brings)


def is_bonus(prospect: Prospect) -> bool:
    """Can it be declared?"""
    return any(phrase.key == ADDS for phrase in prospect.brings)


def declared_part(prospect: Prospect, words: Words) -> Text:
    """`Alfonso on the left +1 F1`."""
    adds = [words.arg(phrase.args["number"]) for phrase in prospect.brings if phrase.key == ADDS]
    text = Text.assemble(words.arg(prospect.thing), f" +{adds[0]}" if adds else "", " ", letters_text(prospect.price))
    text.rstrip()
    return text if prospect.moves else Text.assemble("(", text, ")", style="dim")


def sieges_ahead(outlook: Outlook, words: Words, width: int) -> list[Text]:
    """Sieges to choose from, each with both sums and what either outcome costs."""
    rows = []
    for one in outlook.prospects:
        if "attack" in one.sums:
            rows += folded_rows(f"{words.arg(one.thing)}: {versus(one.sums, words)}", width, "bold yellow")
            told = " ".join(words.sentence(phrase) for phrase in one.brings)
            rows += folded_rows(f"  {told}", width)
    return rows


def versus(sums: dict[str, Sum], words: Words) -> str:
    """Both sums in a row."""
    return words.say("table-versus", attack=sums["attack"], defence=sums["defence"])
