"""Everything that can happen has words."""

from __future__ import annotations

import re

from signoria.games.condottiere.components import CARD_NAMES, REGION_NAMES
from signoria.games.condottiere.events import KINDS_OF_EVENTS
from signoria.games.condottiere.game import GRAMMAR
from signoria.games.condottiere.state import REASONS
from signoria.kernel.game import Event
from signoria.kernel.steps import Decision
from signoria.terminal import words
from signoria.texts import say


def test_everything_in_condottiere_has_words() -> None:
    samples: dict[str, list[int | str | None]] = {
        "card": ["winter", "10", None],
        "region": ["roma", "siena", None],
        "reason": ["points", "regions", "adjacent"],
    }
    for kind, names in (*KINDS_OF_EVENTS, ("undone", ("seat", "number"))):
        for reader in (None, 0, 1):
            for at in range(3):
                args = {name: samples.get(name, [0, 1, 2])[at] for name in names}
                told = words.tell("condottiere", [Event(kind, args)], reader)
                assert len(told) == 1
                assert not re.search(r"[{}$]", told[0]), told
    decisions = [
        name for name, maker in GRAMMAR.makers.items() if isinstance(maker, type) and issubclass(maker, Decision)
    ]
    assert len(decisions) == 8
    assert all(words.question("condottiere", name) for name in decisions)
    for kind, things in (("card", CARD_NAMES), ("region", REGION_NAMES), ("reason", REASONS)):
        assert all(say(f"condottiere-{kind}-{thing}") for thing in things)
