"""Virtù's palaces: five rooms round the token, the courtiers on both sides, and the tiles of the domain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from signoria.games.virtu.view import SeatTable, VirtuView
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Count, Listed, Name, Phrase
from signoria.terminal.layout import fit, flow, padded, row
from signoria.terminal.virtu.box import (
    NONE,
    bare,
    card_action,
    card_symbols,
    counts_in,
    fact,
    is_exhausted,
    letters,
    letters_text,
    shown,
    tile_symbols,
)
from signoria.terminal.virtu.map import AGENT
from signoria.words import Words

ROOMS = 5
WAKES = {"left": 5, "right": 3}  # the rooms behind the two arrows that are printed in every palace
TOKEN, INDULGENCE = "●", "!"
REACHING = ("move-token", "place-token")
CARD = 8  # columns that a card in a room needs at least


# Rooms


def palace_rows(view: VirtuView, seat: int, words: Words, width: int, outlook: Outlook) -> list[Text]:
    """The five rooms, one in a row: its action, its cards with their symbols, and what reaching it costs."""
    actions = [room_action(view, seat, room, words) for room in range(1, ROOMS + 1)]
    reaches = [reach_of(view, room, words, outlook) for room in range(1, ROOMS + 1)]
    action_width = max(map(len, actions))
    reach_width = max(one.cell_len for one in reaches)
    room_width = width - 8 - action_width - reach_width
    rows = []
    for room, (action, reach) in enumerate(zip(actions, reaches, strict=True), 1):
        left = Text.assemble(
            (f"{marks_of(view, seat, room):<4}", "bold"),
            (f"{room} ", "bold"),
            (f"{action:<{action_width}} ", "bold" if view.table[seat].token == room else ""),
            padded(room_cards(view, seat, room, words, room_width), room_width) if room_width > 4 else "",
            no_wrap=True,
            end="",
        )
        whole = row(Text.assemble(left, " ", reach))
        whole.rstrip()
        rows.append(fit(whole, width))
    return rows


def marks_of(view: VirtuView, seat: int, room: int) -> str:
    """The token, an indulgence, an enemy agent with its owner."""
    own = view.table[seat]
    place = f"{own.power}-{room}"
    agents = [str(other) for other, one in enumerate(view.table) if other != seat and place in one.agents]
    token = TOKEN if own.token == room else ""
    return token + (INDULGENCE if room in own.indulgences else "") + (f"{AGENT}{agents[0]}" if agents else "")


def cards_in(view: VirtuView, seat: int, room: int) -> list[str]:
    """The card in a room and its upgrade, as far as there are any."""
    own = view.table[seat]
    return [card for card in (own.rooms[room - 1] if own.rooms else "").split("+") if card]


def has_card(view: VirtuView, seat: int, room: int) -> bool:
    """Does an action card cover the room? While families are placed an upgrade may lie there alone."""
    own = view.table[seat]
    return bool(own.rooms) and bool(own.rooms[room - 1].partition("+")[0])


def room_action(view: VirtuView, seat: int, room: int, words: Words) -> str:
    """The action of a room: of its card, or the printed one."""
    cards = cards_in(view, seat, room)
    place = f"{view.table[seat].power}-{room}"
    action = card_action(view, cards[0]) if has_card(view, seat, room) else fact(view, ("room",), place, "action")
    return words.arg(action) if isinstance(action, Name) else words.say("table-no-action")


def printed_symbols(view: VirtuView, seat: int, room: int) -> tuple[Count, ...]:
    """The symbols that are printed in a room."""
    return counts_in(fact(view, ("room",), f"{view.table[seat].power}-{room}", "symbols"))


def room_cards(view: VirtuView, seat: int, room: int, words: Words, width: int) -> Text:
    """The cards of a room with their symbols, or the symbol that is printed there."""
    cards = cards_in(view, seat, room)
    text = Text()
    if not has_card(view, seat, room):
        text.append_text(letters_text(printed_symbols(view, seat, room)))
    share = max((width - 3 * (len(cards) - 1)) // max(len(cards), 1), CARD)
    for card in cards:
        text.append(" + " if text else "")
        text.append_text(shown(words.name("card", card), card_symbols(view, card), False, share))
    return text


def reach_of(view: VirtuView, room: int, words: Words, outlook: Outlook) -> Text:
    """What reaching a room costs, if that is asked: nothing, florins, arrows; in brackets if it is too far."""
    if view.question is None or view.question.key not in REACHING:
        return Text()
    found = rooms_in(outlook, room)
    ways = [letters(one.price) or words.say("table-free") for one in found if one.moves]
    if ways:
        return Text("/".join(dict.fromkeys(ways)), "bold green")
    return Text(f"({too_far(found, words)})", "dim")


def rooms_in(outlook: Outlook, room: int) -> list[Prospect]:
    """The ways to a room."""
    return [one for one in outlook.prospects if one.thing == Phrase("room", {"room": Count(room)})]


def too_far(found: Sequence[Prospect], words: Words) -> str:
    """Why a room is out of reach: symbols that are missing, or that the token goes round once at most."""
    short = [letters(one.short) for one in found if one.short]
    return words.say("table-short", symbols=short[0]) if short else words.say("table-too-far")


# The court


def court_rows(view: VirtuView, seat: int, words: Words, width: int) -> list[Text]:
    """The courtiers of both sides, exhausted ones in brackets, with the room where they wake."""
    own = view.table[seat]
    rows = []
    for side, cards in (("left", own.left), ("right", own.right)):
        heading = f"{words.say(f'table-{side}', room=WAKES[side])} "
        parts = [courtier(view, card, words, width - len(heading)) for card in cards]
        rows += flow(parts or [Text(NONE)], width, ", ", heading, 2)
    return rows


def courtier(view: VirtuView, card: str, words: Words, most: int) -> Text:
    """A courtier with symbols; an action card says which action it has."""
    name = bare(card)
    action = card_action(view, name)
    label = words.name("card", name)
    label += f" [{words.arg(action)}]" if isinstance(action, Name) else ""
    return shown(label, card_symbols(view, name), is_exhausted(card), most)


# The domain


class Tile(NamedTuple):
    """Something of a domain that can pay, or a bonus."""

    name: str
    symbols: tuple[Count, ...]
    is_used: bool


def tile_of(view: VirtuView, kind: str, name: str, words: Words) -> Tile:
    """A tile by its name in the view."""
    return Tile(words.name(kind, bare(name)), tile_symbols(view, bare(name)), is_exhausted(name))


def tiles_of(view: VirtuView, seat: int, words: Words) -> list[Tile]:
    """Cities, cathedrals, titles, alliances and bonuses."""
    own = view.table[seat]
    found = [tile_of(view, "city", one, words) for one in own.cities]
    for city in own.cathedrals:
        told = words.arg(Phrase("cathedral-of", {"city": Name("city", bare(city))}))
        found.append(Tile(told, tile_symbols(view, "cathedral"), is_exhausted(city)))
    found += [tile_of(view, "title", one, words) for one in own.titles]
    found += [tile_of(view, "ally", one, words) for one in own.allies]
    return found + [Tile(words.name("bonus", one), (), False) for one in own.bonuses]


def domain_rows(view: VirtuView, seat: int, words: Words, width: int) -> list[Text]:
    """The same in rows."""
    heading = f"{words.say('table-domain')} "
    parts = [shown(tile.name, tile.symbols, tile.is_used) for tile in tiles_of(view, seat, words)]
    return flow(parts or [Text(NONE)], width, ", ", heading, 2)


def title_row(view: VirtuView, seat: int, words: Words, width: int) -> Text:
    """Whose palace it is."""
    power = Name("power", view.table[seat].power)
    return fit(row(words.say("table-palace", power=power), "bold"), width)


# In sentences


def room_sentence(view: VirtuView, seat: int, room: int, words: Words, outlook: Outlook) -> str:
    """One room: what it does, what lies there, what stands in its way, and what reaching it costs."""
    own = view.table[seat]
    told = [f"{room}: {room_action(view, seat, room, words)}"]
    printed = () if has_card(view, seat, room) else printed_symbols(view, seat, room)
    told[0] = source_words(told[0], printed, words)
    for card in cards_in(view, seat, room):
        told.append(source_words(words.name("card", card), card_symbols(view, card), words))
    told += [words.say("plain-token")] if own.token == room else []
    told += [words.say("plain-indulgence")] if room in own.indulgences else []
    told += [words.say("plain-enemy-agent")] if AGENT in marks_of(view, seat, room) else []
    return ", ".join([*told, *reach_words(view, room, words, outlook)])


def reach_words(view: VirtuView, room: int, words: Words, outlook: Outlook) -> list[str]:
    """What reaching a room costs, if that is asked."""
    if view.question is None or view.question.key not in REACHING:
        return []
    found = rooms_in(outlook, room)
    ways = [
        words.say("plain-reach", price=Listed(one.price)) if one.price else words.say("table-free")
        for one in found
        if one.moves
    ]
    short = [words.say("plain-short", symbols=Listed(one.short)) for one in found if one.short]
    return ways or short[:1] or [words.say("table-too-far")]


def source_words(name: str, counts: Sequence[Count], words: Words, is_used: bool = False) -> str:
    """`Lorenzo with 2 florins and 1 crown`, and whether that is exhausted."""
    told = words.say("plain-source", name=name, symbols=Listed(tuple(counts))) if counts else name
    return words.say("plain-exhausted", thing=told) if is_used else told


def rooms_sentence(view: VirtuView, seat: int, words: Words, outlook: Outlook) -> str:
    """All five rooms."""
    told = [room_sentence(view, seat, room, words, outlook) for room in range(1, ROOMS + 1)]
    return words.say("plain-rooms", rooms="; ".join(told))


def court_sentence(view: VirtuView, seat: int, words: Words) -> str:
    """The courtiers."""
    own: SeatTable = view.table[seat]
    sides = ["; ".join(courtier_words(view, card, words) for card in cards) for cards in (own.left, own.right)]
    nobody = words.say("table-nobody")
    return words.say("plain-court", left=sides[0] or nobody, right=sides[1] or nobody)


def courtier_words(view: VirtuView, card: str, words: Words) -> str:
    """A courtier with its action and symbols."""
    action = card_action(view, bare(card))
    name = words.name("card", bare(card)) + (f" [{words.arg(action)}]" if isinstance(action, Name) else "")
    return source_words(name, card_symbols(view, bare(card)), words, is_exhausted(card))


def domain_sentence(view: VirtuView, seat: int, words: Words) -> str:
    """The domain."""
    told = [source_words(tile.name, tile.symbols, words, tile.is_used) for tile in tiles_of(view, seat, words)]
    return words.say("plain-domain", tiles="; ".join(told) or words.arg(Listed(())))
