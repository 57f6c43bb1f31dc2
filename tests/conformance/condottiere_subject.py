"""Condottiere as a subject of the suite: where its hidden cards can lie, reckoned from the rules alone."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import cast

import msgspec
from conformance.subject import Subject, Table, Written, shares

from signoria.games.condottiere.position import Position
from signoria.kernel.game import Data, Options
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng

MERCENARIES = {"1": 10, "2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "10": 8}
SPECIALS = {
    "winter": 3, "spring": 3, "bishop": 6, "courtesan": 12, "drummer": 6, "heroine": 3, "scarecrow": 16, "surrender": 3,
}  # fmt: skip
CARDS = Counter({**MERCENARIES, **SPECIALS})  # C0.2
FACE_UP = ("winter", "spring", "bishop", "scarecrow", "surrender")  # C8.5: never face down
ATTEMPTS = 40

TABLES = (
    Table(2, {}),
    Table(3, {"pope_off_battle": True}),
    Table(4, {"bigger_kingdoms": True}),
    Table(6, {"opener": 5}),
    Table(2, {"hidden_cards": True}),
    Table(3, {"draw_after_battle": True}),
    Table(3, {"points": 8, "hidden_cards": True}),
    Table(4, {"capture_regions": True, "hidden_cards": True}),
    Table(4, {"draw_after_battle": True, "opening_seven": True, "hidden_cards": True}),
    Table(5, {"draw_after_battle": True, "capture_regions": True, "bigger_kingdoms": True}),
)

COURSES: tuple[Options, ...] = ({}, {"points": 7}, {"capture_regions": True})  # C8.2 and C8.4 do not go together
DRAWS: tuple[Options, ...] = (
    {},
    {"draw_after_battle": True},
    {"draw_after_battle": True, "opening_seven": True},
)
FLAGS: tuple[Options, ...] = tuple(
    {"bigger_kingdoms": bigger, "hidden_cards": hidden, "pope_off_battle": pope}
    for bigger, hidden, pope in product((False, True), repeat=3)
)
ALL_TABLES = tuple(
    Table(seats, {**draw, **course, **flags})
    for seats, draw, course, flags in product(range(2, 7), DRAWS, COURSES, FLAGS)
)

WRITTEN = {
    "two hands": """
        site = "firenze"
        turn = 0
        deck = "10 3 3 winter"
        seat = [{ hand = "6 winter", line = "10" }, { hand = "10 spring", line = "5" }]
    """,
    "cards known in hands": """
        site = "roma"
        turn = 1
        deck = "6 6 heroine"
        seat = [
          { hand = "6 scarecrow", shown = { 2 = "scarecrow" } },
          { hand = "6 6 bishop", revealed = "6", shown = { 0 = "6 6", 2 = "bishop" } },
          { hand = "winter 2", revealed = "2" },
        ]
    """,
    "cards face down": """
        site = "milano"
        turn = 0
        deck = "drummer 1"
        options = { hidden_cards = true }
        seat = [{ hand = "6", down = "2" }, { hand = "winter", down = "1", passed = true }]
    """,
    "a known card may lie face down": """
        site = "milano"
        turn = 0
        deck = "6 drummer"
        options = { hidden_cards = true }
        seat = [
          { hand = "6", line = "1" },
          { hand = "winter 6", down = "1", revealed = "6" },
          { hand = "", down = "heroine", shown = { 0 = "heroine" } },
        ]
    """,
    "hands discarded": """
        site = "parma"
        turn = 2
        deck = "10 scarecrow"
        buried = "bishop scarecrow"
        seat = [
          { hand = "1", remembers = "bishop scarecrow" },
          { hand = "", passed = true, remembers = "bishop" },
          { hand = "10 surrender", remembers = "scarecrow" },
        ]
    """,
    "a round ends": """
        site = "parma"
        deck = "1 1 winter"
        kept = "winter"
        stack = ["keep-card 1 1", "redeal", "begin-battle", "end-game"]
        seat = [{ regions = ["roma"] }, { hand = "1 6 6 winter", revealed = "6" }, {}]
    """,
    "nothing kept yet": """
        site = "parma"
        deck = "1 1 winter"
        stack = ["keep-card 0 0", "redeal", "begin-battle", "end-game"]
        seat = [{ hand = "1 6 6", revealed = "6" }, { regions = ["roma"] }]
    """,
    "all may discard": """
        site = "siena"
        deck = "3"
        stack = ["reveal-discards", "end-round", "begin-battle", "end-game"]
        opened = ["discard-hand 0", "discard-hand 1", "discard-hand 2"]
        lanes = [["discard-hand 0"], ["discard-hand 1"], []]
        seat = [{ hand = "winter spring" }, { hand = "3" }, { hand = "bishop spring", answer = 1 }]
    """,
    "all may draw": """
        site = "urbino"
        holder = 1
        deck = "2 winter"
        buried = "2 heroine"
        options = { draw_after_battle = true }
        stack = ["reveal-draws", "choose-region", "discard-lines", "begin-battle", "end-game"]
        opened = ["draw-cards 0", "draw-cards 1", "draw-cards 2"]
        lanes = [["draw-cards 0"], [], ["draw-cards 2"]]
        seat = [{ hand = "2 10", remembers = "heroine" }, { hand = "2 10", answer = 2 }, { regions = ["roma"] }]
    """,
}


def read(position: Data) -> Position:
    """A position as the schema has it."""
    return msgspec.convert(position, Position)


def pile(text: str | None) -> Counter[str]:
    """`"6 6 winter"` counted."""
    return Counter((text or "").split())


def text_of(cards: Counter[str]) -> str:
    """The other way round, always in the same order."""
    return " ".join(name for name in CARDS for _ in range(cards[name]))


def held(p: Position, seat: int) -> Counter[str]:
    """Hand and face-down card: what is known of a hand may lie in either."""
    return pile(p.seat[seat].hand) + pile(p.seat[seat].down)


def known(p: Position, viewer: int | None, seat: int) -> Counter[str]:
    """What the viewer knows to be in hand or face down (C0.4)."""
    return pile(p.seat[seat].revealed) | pile(p.seat[seat].shown.get(str(viewer), ""))


def remembered(p: Position, viewer: int | None) -> Counter[str]:
    """The face-down discards that the viewer knows."""
    return Counter() if viewer is None else pile(p.seat[viewer].remembers)


def keeper(p: Position) -> int | None:
    """Who is just choosing the cards to keep (C5.1)."""
    words = p.stack[0].split() if p.stack else []
    return int(words[1]) if words and words[0] == "keep-card" else None


def may_lie_in_discard(p: Position, card: str) -> bool:
    """Could this card be a face-down discard? A hand that may go holds no mercenary (C4.7), unless by C5.4 in C8.1."""
    return card not in MERCENARIES or bool(p.options.get("draw_after_battle"))


def arrangement_of(p: Position) -> str:
    """Every hidden card's place."""
    places = [text_of(pile(text)) for text in (p.deck, p.buried, p.kept)]
    hands = [(text_of(pile(seat.hand)), seat.down) for seat in p.seat]
    return json.dumps([*places, hands])


def laid_down(cards: list[str], has_down: bool) -> list[tuple[list[str], str]]:
    """Every way in which one of a seat's cards lies face down, if one does (C8.5)."""
    if not has_down:
        return [(cards, "")]
    return [(cards[:at] + cards[at + 1 :], card) for at, card in enumerate(cards) if card not in FACE_UP]


class CondottiereSubject(Subject):
    """The subject."""

    game = find("condottiere")
    tables: tuple[Table, ...] = TABLES
    all_tables: tuple[Table, ...] = ALL_TABLES
    written = tuple(Written(name, {"game": "condottiere", **tomllib.loads(text)}) for name, text in WRITTEN.items())
    decisions = frozenset(
        (
            "place-figure", "play-card", "take-back-mercenary", "place-favour", "turn-up-card", "discard-hand",
            "draw-cards", "keep-card",
        )
    )  # fmt: skip
    may_show = True
    box = CARDS

    def cards(self, position: Data) -> Counter[str]:
        p = read(position)
        seats = [pile(f"{seat.hand} {seat.line} {seat.down}") for seat in p.seat]
        return sum(seats, pile(p.deck) + pile(p.discard) + pile(p.buried))

    def hand(self, position: Data, seat: int) -> Counter[str]:
        return pile(read(position).seat[seat].hand)

    def arrangement(self, position: Data) -> str:
        return arrangement_of(read(position))

    def double(self, move: Move) -> Move:
        for field in ("card", "region", "is_up", "all_cards", "count", "seat"):
            if hasattr(move, field):
                return type(move)(getattr(move, field))
        return type(move)(move.text)

    def appearance(self, move: Move, options: Options) -> str:
        verb, _, card = move.text.partition(" ")
        is_face_down = verb == "play" and bool(options["hidden_cards"]) and card not in FACE_UP  # C8.5
        is_kept = verb == "keep" and card in CARDS  # C5.1
        return f"{verb} a card" if is_face_down or is_kept else move.text

    def may_veil(self, options: Options) -> bool:
        return bool(options["hidden_cards"])

    def veiled(self, position: Data) -> list[str]:
        return [seat.down for seat in read(position).seat]

    def worlds(self, position: Data, viewer: int | None) -> Counter[str]:
        p = read(position)
        others = [seat for seat in range(len(p.seat)) if seat != viewer]
        seen = pile(p.discard) + remembered(p, viewer)
        for seat in range(len(p.seat)):
            seen += pile(p.seat[seat].line) + (known(p, viewer, seat) if seat in others else held(p, seat))
        unseen = sorted((self.box - seen).elements())
        buried = pile(p.buried).total() - remembered(p, viewer).total()
        sizes = [held(p, seat).total() - known(p, viewer, seat).total() for seat in others]
        found: Counter[str] = Counter()
        for down_there, *dealt, deck in shares(unseen, [buried, *sizes]):
            if not all(may_lie_in_discard(p, card) for card in down_there):
                continue
            p.deck = " ".join(deck)
            p.buried = text_of(Counter(down_there) + remembered(p, viewer))
            full = [[*share, *known(p, viewer, seat).elements()] for seat, share in zip(others, dealt, strict=True)]
            for ways in product(
                *[laid_down(cards, bool(p.seat[o].down)) for o, cards in zip(others, full, strict=True)]
            ):
                found.update(self.worlds_so_far(p, viewer, dict(zip(others, ways, strict=True))))
        return found

    def worlds_so_far(self, p: Position, viewer: int | None, hands: dict[int, tuple[list[str], str]]) -> Iterator[str]:
        """The arrangements with these hands: one for each set of cards that another seat may have kept so far."""
        there = msgspec.convert(msgspec.to_builtins(p), Position)
        for seat, (hand, down) in hands.items():
            there.seat[seat].hand, there.seat[seat].down = " ".join(hand), down
        keeping = keeper(p)
        if keeping is None or keeping == viewer:
            yield arrangement_of(there)
            return
        for kept in combinations(hands[keeping][0], pile(p.kept).total()):
            there.kept = " ".join(kept)
            yield arrangement_of(there)

    def arranged(self, position: Data, arrangement: str, viewer: int | None) -> Data:
        p = read(position)
        p.deck, p.buried, p.kept, hands = json.loads(arrangement)
        for seat, (hand, down) in enumerate(hands):
            one = p.seat[seat]
            one.hand, one.down = hand, down
            one.remembers = one.remembers if seat == viewer else ""
            if seat != viewer:
                one.shown = {to: cards for to, cards in one.shown.items() if to == str(viewer)}
        return cast(Data, msgspec.to_builtins(p))

    def swapped(self, position: Data, viewer: int | None, rng: Rng) -> Data | None:
        p = read(position)
        others = [seat for seat in range(len(p.seat)) if seat != viewer]
        places = {f"hand {seat}": pile(p.seat[seat].hand) for seat in others}
        places |= {f"down {seat}": pile(p.seat[seat].down) for seat in others}
        first = [(place, card) for place, cards in places.items() for card in cards.elements()]
        places |= {"deck": pile(p.deck), "buried": pile(p.buried)}
        second = [(place, card) for place, cards in places.items() for card in cards.elements()]
        for _ in range(ATTEMPTS if first else 0):
            (here, mine), (there, yours) = first[rng.below(len(first))], second[rng.below(len(second))]
            if mine == yours or here == there:
                continue
            after = {place: Counter(cards) for place, cards in places.items()}
            for place, goes, comes in ((here, mine, yours), (there, yours, mine)):
                after[place].subtract([goes])
                after[place].update([comes])
            found = laid_out(p, after, others)
            if is_possible(found, viewer):
                return cast(Data, msgspec.to_builtins(found))
        return None


def laid_out(p: Position, places: dict[str, Counter[str]], others: list[int]) -> Position:
    """The position with its hidden cards in these places; what third seats know is made true again."""
    q = msgspec.convert(msgspec.to_builtins(p), Position)
    q.deck, q.buried = text_of(places["deck"]), text_of(places["buried"])
    for seat in others:
        one = q.seat[seat]
        one.hand, one.down = text_of(places[f"hand {seat}"]), text_of(places[f"down {seat}"])
        one.remembers = text_of(pile(one.remembers) & places["buried"])
        for viewer in others:
            if str(viewer) in one.shown:
                one.shown[str(viewer)] = text_of(pile(one.shown[str(viewer)]) & held(q, seat))
    keeping = keeper(p)
    if keeping is not None and keeping in others:
        kept = pile(p.kept) & places[f"hand {keeping}"]
        spare = list((places[f"hand {keeping}"] - kept).elements())
        q.kept = text_of(kept + Counter(spare[: pile(p.kept).total() - kept.total()]))
    return q


def is_possible(p: Position, viewer: int | None) -> bool:
    """Does the position agree with the rules and with what the viewer knows?"""
    for seat, one in enumerate(p.seat):
        if seat != viewer and not known(p, viewer, seat) <= held(p, seat):
            return False
        if one.down in FACE_UP or (
            one.answer == 1 and "discard-hand" in str(p.opened) and pile(one.hand).keys() & MERCENARIES
        ):
            return False
    return remembered(p, viewer) <= pile(p.buried) and all(may_lie_in_discard(p, card) for card in pile(p.buried))


SUBJECT = CondottiereSubject()
