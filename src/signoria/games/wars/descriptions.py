"""What lies in the box of Wars of Italy, as somebody would look it up: that of Virtù, and what only this game has."""

from __future__ import annotations

import msgspec

from signoria.games.virtu.components import ACTION_NAMES, MAJOR_NAMES
from signoria.games.virtu.descriptions import (
    actions,
    bonus_args,
    card_component,
    family,
    nobles,
    pieces,
    rooms,
    symbols,
    tiles,
)
from signoria.games.virtu.map_descriptions import cities, seas
from signoria.games.virtu.shelf import Shelf, amounts, names, some
from signoria.games.wars import edition
from signoria.games.wars.components import PLAYERS
from signoria.games.wars.edition import WarsBox
from signoria.kernel.components import CORRECTED, PRINTED, RECONSTRUCTED, Component, counts, origin_of, told
from signoria.kernel.phrases import Args, Count, Listed, Name, Phrase

ABSENT = "patronage"  # the action that this game does not have (W3.1)
MORE_RULES = {
    ("action", "annex"): ("W3.2", "W3.3"), ("action", "war"): ("W2.3", "W2.4", "W2.5"),
    ("action", "intrigue"): ("W3.5",), ("piece", "troop"): ("W1.1", "W5.1", "W5.2"), ("piece", "agent"): ("W3.5",),
}  # fmt: skip


def describe(text: str | None) -> tuple[Component, ...]:
    """Every card, tile, room, city and piece of the standard box, or as an owner has corrected it."""
    italy = edition.read(text)
    (box, wars), (usual_box, usual) = edition.open_box(text), edition.open_box(None)
    sides = (("25", PLAYERS),)
    shelf = Shelf(edition.whole(box, wars), edition.whole(usual_box, usual), italy.edition, sides)
    shared = (
        *actions(shelf, [name for name in ACTION_NAMES if name != ABSENT]), *symbols(), *powers(shelf, wars),
        *rooms(shelf), *nobles(shelf), *family(shelf), *major_cards(shelf, wars), *tiles(shelf), *starting_tiles(shelf),
        *majors(wars, usual), *cities(shelf), *seas(shelf), *tracks(wars, usual), *own_pieces(shelf, wars, usual),
    )  # fmt: skip
    return tuple(with_rules(one) for one in shared)


def with_rules(component: Component) -> Component:
    """What this game's own rules say of it comes after Virtù's."""
    more = MORE_RULES.get((component.kind, component.id), ())
    return msgspec.structs.replace(component, rules=(*component.rules, *more))


def powers(shelf: Shelf, wars: WarsBox) -> list[Component]:
    """France and Naples, with what they begin with."""
    found = []
    for name, power in wars.powers.items():
        cards = (card for card, entry in wars.family.items() if entry.power == name)
        facts = told(
            ("home", names("city", power.home)),
            ("family", names("card", cards)),
            ("tiles", names("title", power.tiles)),
            ("agents", Count(power.agents)),
            ("starting-troops", Count(sum(power.troops.values()))),
            ("most-troops", Count(power.most_troops)),
            ("florins", Count(power.florins)),
        )
        found.append(
            Component(
                kind="power",
                id=name,
                name=Name("power", name),
                facts=facts,
                does=Phrase("does-power"),
                origin=origin_of(power.origin, "printed"),
                rules=("W1.1", "W1.6", "W6.1"),
            )
        )
    return found


def major_cards(shelf: Shelf, wars: WarsBox) -> list[Component]:
    """The cards that an alliance with a major city brings."""
    return [
        card_component(shelf, "major-card", name, wars.cards[name], [("major", Name("city", major))], ("W1.2", "W3.4"))
        for major in MAJOR_NAMES
        for name in wars.majors[major].cards
    ]


def starting_tiles(shelf: Shelf) -> list[Component]:
    """The tiles that only a power begins with, and nobody can buy."""
    kingdom, guns = shelf.box.tiles["kingdom_of_france"], shelf.box.patronage["artillery"]
    return [
        Component(
            kind="tile",
            id="kingdom_of_france",
            name=Name("title", "kingdom_of_france"),
            facts=told(
                ("copies", Count(kingdom.copies)),
                ("symbols", amounts(kingdom.symbols)),
                ("prestige", some(kingdom.prestige)),
            ),
            does=Phrase("does-tile-kingdom_of_france"),
            origin=origin_of(kingdom.origin),
            rules=("W1.1", "W1.5"),
        ),
        Component(
            kind="tile",
            id="artillery",
            name=Name("title", "artillery"),
            facts=told(
                ("copies", Count(1)),
                ("symbols", counts([("war", guns.war)])),
                ("war-cost", Count(guns.war_cost, "florin")),
            ),
            does=Phrase("does-bonus-artillery", bonus_args(guns)),
            origin=origin_of(guns.origin),
            rules=("W1.1", "V4.7", "V6.3"),
        ),
    ]


def majors(wars: WarsBox, usual: WarsBox) -> list[Component]:
    """Florence, Rome and Venice."""
    found = []
    for name in MAJOR_NAMES:
        major = wars.majors[name]
        takes_crosses = name in wars.influence.crosses
        is_usual = takes_crosses == (name in usual.influence.crosses)
        facts = told(
            ("cities", names("city", major.cities)),
            ("cards", names("card", major.cards)),
            ("starting-troops", Count(sum(major.troops.values()))),
            ("most-troops", Count(major.most_troops)),
            ("agents", some(major.agents)),
        )
        found.append(
            Component(
                kind="major",
                id=name,
                name=Name("city", name),
                facts=facts,
                does=Phrase("does-major-crosses" if takes_crosses else "does-major"),
                origin=origin_of(major.origin) if is_usual else CORRECTED,
                rules=("W1.2", "W2.1", "W3.3", "W3.4", "W4.5"),
            )
        )
    return found


def tracks(wars: WarsBox, usual: WarsBox) -> list[Component]:
    """The influence tracks, and the rounds in which troops are paid."""
    track = wars.influence
    low, high = track.neutral
    zones: Args = {
        "low": Count(low), "high": Count(high), "favour": Count(track.favour), "end": Count(track.highest),
        "lowest": Count(track.lowest),
    }  # fmt: skip
    starts = tuple(
        ("marker", Phrase("box-marker", {"city": Name("city", name), "number": Count(track.start[name])}))
        for name in MAJOR_NAMES
    )
    rounds = Listed(tuple(Count(number) for number in sorted(wars.salary_rounds)))
    pay: Args = {"troops": Count(wars.numbers["troops_a_florin"], "troop")}
    is_paid_as_usual = (wars.salary_rounds, wars.numbers["troops_a_florin"]) == (
        usual.salary_rounds,
        usual.numbers["troops_a_florin"],
    )
    return [
        Component(
            kind="track",
            id="influence",
            name=Name("track", "influence"),
            facts=starts,
            does=Phrase("does-track-influence", zones),
            origin=RECONSTRUCTED if track == usual.influence else CORRECTED,
            rules=("W1.3", "W2.1", "W2.2"),
        ),
        Component(
            kind="track",
            id="rounds",
            name=Name("track", "rounds"),
            facts=told(("salary-rounds", rounds)),
            does=Phrase("does-track-rounds", pay),
            origin=PRINTED if is_paid_as_usual else CORRECTED,
            rules=("W1.6", "W5.1"),
        ),
    ]


def own_pieces(shelf: Shelf, wars: WarsBox, usual: WarsBox) -> list[Component]:
    """Virtù's pieces. The number of troops is said with the powers; allies' troops have a price of their own."""
    found = []
    for one in pieces(shelf):
        if one.id == "troop" and one.does is not None:
            hire = Count(wars.numbers["hire_price"], "florin")
            is_usual = wars.numbers["hire_price"] == usual.numbers["hire_price"]
            does = Phrase(one.does.key, {**one.does.args, "hire": hire})
            origin = one.origin if is_usual else CORRECTED
            found.append(msgspec.structs.replace(one, facts=(), does=does, origin=origin))
        else:
            found.append(one)
    return found
