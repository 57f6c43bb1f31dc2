"""The small Condottiere of the laboratory as a subject: the same rules, another box."""

from __future__ import annotations

import tomllib
from collections import Counter

from conformance.condottiere_subject import ALL_TABLES, CondottiereSubject
from conformance.subject import Table, Written

from signoria.kernel.registry import find

CARDS = Counter({"1": 4, "2": 3, "3": 2, "winter": 1, "drummer": 2})

WRITTEN = {
    "two hands": """
        site = "genova"
        turn = 0
        deck = "1 2 3 winter drummer"
        seat = [{ hand = "1 drummer", line = "1", regions = ["torino"] }, { hand = "2 3", regions = ["lucca"] }]
    """,
    "the second battle": """
        site = "parma"
        turn = 1
        battles = 1
        deck = "1 2 winter"
        seat = [
          { hand = "1 drummer", regions = ["torino"] },
          { hand = "2", line = "1", regions = ["lucca", "genova"], revealed = "2" },
        ]
    """,
    "all may discard": """
        site = "parma"
        battles = 1
        deck = "1 2 3 3"
        stack = ["reveal-discards", "end-round", "begin-battle", "end-game"]
        opened = ["discard-hand 0", "discard-hand 1"]
        lanes = [["discard-hand 0"], []]
        seat = [{ hand = "winter", regions = ["torino"] }, { hand = "drummer", regions = ["lucca"], answer = 1 }]
    """,
    "the figure is placed": """
        stack = ["place-figure 0", "begin-battle", "end-game"]
        deck = "1 1 drummer"
        seat = [{ hand = "1 2", regions = ["torino"] }, { hand = "3 winter", regions = ["lucca"] }]
    """,
}


class MiniSubject(CondottiereSubject):
    """The subject."""

    game = find("condottiere-mini")
    box = CARDS
    tables = (  # one game is so short that random play seldom comes far: series of them
        Table(2, {"points": 30}),
        Table(2, {"points": 30, "hidden_cards": True}),
        Table(2, {"points": 30, "draw_after_battle": True, "bigger_kingdoms": True, "opener": 1}),
    )
    all_tables = tuple(table for table in ALL_TABLES if table.seats == 2)
    written = tuple(
        Written(name, {"game": "condottiere-mini", **tomllib.loads(text)}) for name, text in WRITTEN.items()
    )
    decisions = frozenset(("place-figure", "play-card", "turn-up-card", "discard-hand", "draw-cards"))
    is_brief = True


SUBJECT = MiniSubject()
