"""What lies in the box of Condottiere, as somebody would look it up."""

from __future__ import annotations

from signoria.games.condottiere import edition
from signoria.games.condottiere.components import CARDS, CLOSED, NOBODYS, can_lie_face_down
from signoria.games.condottiere.edition import STANDARD, Box
from signoria.kernel.components import CORRECTED, PRINTED, RULING, Component, told
from signoria.kernel.phrases import Arg, Args, Count, Listed, Name, Phrase, Seat

CARD_RULES = {
    "winter": ("C3.2",), "spring": ("C3.3",), "bishop": ("C3.5", "C3.6"), "courtesan": ("C3.7", "C4.3"),
    "drummer": ("C3.4",), "heroine": ("C3.8",), "scarecrow": ("C3.9",), "surrender": ("C3.10", "C2.7"),
}  # fmt: skip
STRENGTHS = ("courtesan", "heroine")  # whose number is a strength
PIECE_RULES = {
    "figure": ("C0.3", "C1.2", "C1.3", "C4.1", "C4.5"),
    "favour": ("C0.3", "C3.6"),
    "marker": ("C0.3", "C4.1"),
}
GOAL_RULES = {"regions": ("C6.1",), "adjacent": ("C6.1",), "bigger_kingdoms": ("C8.3",)}


def describe(text: str | None, file: str = STANDARD) -> tuple[Component, ...]:
    """Every card, region, piece and goal of the standard box, or as an owner has corrected it."""
    edition.read(text, file)  # refuses what cannot be
    box, usual = edition.open_box(text, file), edition.open_box(None, file)
    return (*cards(box, usual), *regions(box, usual), *pieces(box), *goals(box, usual))


def source(box: Box, is_usual: bool) -> str:
    """Where an entry comes from. What only the laboratory has is a decision of ours."""
    if not is_usual:
        return CORRECTED
    return RULING if box.is_dealt_once else PRINTED


def cards(box: Box, usual: Box) -> list[Component]:
    """Mercenaries, weakest first, then special cards."""
    found = []
    for entry, own in zip(box.mercenaries, usual.mercenaries, strict=True):
        name, strength = str(entry.strength), Count(entry.strength)
        found.append(
            Component(
                kind="card",
                id=name,
                name=Phrase("box-mercenary", {"strength": strength}),
                facts=card_facts(name, strength, entry.count),
                does=Phrase("does-card-mercenary", {"strength": strength}),
                origin=source(box, entry == own),
                rules=("C3.1", "C0.2"),
            )
        )
    for name, count in box.specials.items():
        number = number_of(box, name)
        is_usual = (count, number) == (usual.specials[name], number_of(usual, name))
        found.append(
            Component(
                kind="card",
                id=name,
                name=Name("card", name),
                facts=card_facts(name, number if name in STRENGTHS else None, count),
                does=Phrase(f"does-card-{name}", {} if number is None else {"number": number}),
                origin=source(box, is_usual),
                rules=(*CARD_RULES[name], "C0.2"),
            )
        )
    return found


def number_of(box: Box, name: str) -> Count | None:
    """The number that a card's rule reads, if it reads one."""
    return Count(box.numbers[name]) if name in box.numbers else None


def card_facts(name: str, strength: Count | None, count: int) -> tuple[tuple[str, Arg], ...]:
    """What a card counts, how many there are, and how it is played with hidden cards."""
    manner = Phrase("box-face-down" if can_lie_face_down(CARDS[name]) else "box-face-up")
    return told(("strength", strength), ("copies", Count(count)), ("hidden-cards", manner))


def regions(box: Box, usual: Box) -> list[Component]:
    """The regions of the map with their neighbours."""
    found = []
    for name, region in box.regions.items():
        borders = Listed(tuple(Name("region", other) for other in region.borders))
        held = None if region.owner in (NOBODYS, CLOSED) else Seat(region.owner)
        is_usual = sorted(region.borders) == sorted(usual.regions[name].borders)
        found.append(
            Component(
                kind="region",
                id=name,
                name=Name("region", name),
                facts=told(("borders", borders), ("held-by", held)),
                does=Phrase("does-region"),
                origin=source(box, is_usual),
                rules=("C0.1",),
            )
        )
    return found


def pieces(box: Box) -> list[Component]:
    """The figure, the token and the markers."""
    return [
        Component(
            kind="piece",
            id=name,
            name=Name("piece", name),
            does=Phrase(f"does-piece-{name}"),
            origin=source(box, True),
            rules=rules,
        )
        for name, rules in PIECE_RULES.items()
        if name != "favour" or "bishop" in box.specials
    ]


def goals(box: Box, usual: Box) -> list[Component]:
    """What wins."""
    found = []
    for name, rules in GOAL_RULES.items():
        pair, own = getattr(box.victory, name), getattr(usual.victory, name)
        args: Args = {
            "players": Count(box.victory.few, "player"),
            "few": Count(pair.few, "region"),
            "many": Count(pair.many, "region"),
        }
        found.append(
            Component(
                kind="goal",
                id=name,
                name=Name("goal", name),
                does=Phrase(f"does-goal-{name}", args),
                origin=source(box, (pair, box.victory.few) == (own, usual.victory.few)),
                rules=rules,
            )
        )
    return found
