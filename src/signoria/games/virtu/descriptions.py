"""What lies in the box of Virtù, as somebody would look it up. Wars of Italy describes its own box with it."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.virtu import edition
from signoria.games.virtu.box import Bonus, Card
from signoria.games.virtu.components import (
    ACTION_NAMES,
    ALLY_NAMES,
    BONUS_NAMES,
    NO_ACTION,
    NOBLE_NAMES,
    NOBLES,
    POWERS,
    SALE_NAMES,
    SYMBOL_NAMES,
)
from signoria.games.virtu.map_descriptions import cities, seas
from signoria.games.virtu.shelf import Facts, Shelf, action_of, amounts, names, some, unpacked
from signoria.kernel.components import CORRECTED, DERIVED, PRINTED, RECONSTRUCTED, Component, origin_of, told
from signoria.kernel.phrases import Arg, Args, Count, Listed, Name, Phrase

WAR = "W"
ACTION_RULES = {
    "govern": "V4.1", "patronage": "V4.2", "trade": "V4.3", "annex": "V4.4", "war": "V4.5", "intrigue": "V4.6",
}  # fmt: skip
ACTION_NUMBERS = {"govern": ("refreshed",), "trade": ("ship_florins",), "intrigue": ("freeing",)}
SYMBOL_RULES = {
    "florin": ("V2.3",), "crown": ("V4.1", "V4.2", "V4.4"), "cross": ("V4.1", "V4.2", "V8.3"),
    "cavalry": ("V4.5",), "ship": ("V4.3", "V4.4", "V4.5", "V6.7"), "mask": ("V4.6",), "war": ("V4.5", "V6.3"),
    "arrow": ("V3.1",),
}  # fmt: skip
PIECE_RULES = {
    "troop": ("V1.2", "V4.5", "V7.1", "V7.6"), "agent": ("V1.2", "V4.6"), "indulgence": ("V5.1", "V5.2", "V5.3"),
    "war-token": ("V4.5", "V6.3"),
}  # fmt: skip


def describe(text: str | None) -> tuple[Component, ...]:
    """Every card, tile, room, city and piece of the standard box, or as an owner has corrected it."""
    shelf = Shelf(edition.open_box(text), edition.open_box(None), edition.read(text), (("34", 4), ("25", 5)))
    return (
        *actions(shelf, ACTION_NAMES), *symbols(), *powers(shelf), *rooms(shelf), *nobles(shelf), *family(shelf),
        *tiles(shelf), *bonuses(shelf), *allies(shelf), *cities(shelf), *seas(shelf), *tracks(shelf), *pieces(shelf),
    )  # fmt: skip


# Actions and symbols


def actions(shelf: Shelf, known: Sequence[str]) -> list[Component]:
    """The actions, with the symbol that a printed room has of its own."""
    return [
        Component(
            kind="action",
            id=name,
            name=Name("action", name),
            facts=told(("room-symbols", unpacked(shelf.edition.printed[ACTION_NAMES.index(name)]))),
            does=acting(shelf, name),
            origin=action_origin(shelf, name),
            rules=(ACTION_RULES[name], *(("V2.5",) if shelf.edition.printed[ACTION_NAMES.index(name)] else ())),
        )
        for name in known
    ]


def action_origin(shelf: Shelf, action: str) -> str:
    """The actions are printed, unless an owner has changed a number that one reads."""
    if action == "patronage" and shelf.box.tracks.bonus_steps != shelf.usual.tracks.bonus_steps:
        return CORRECTED
    return shelf.same(*ACTION_NUMBERS.get(action, ()))


def acting(shelf: Shelf, action: str) -> Phrase:
    """What an action does."""
    numbers = shelf.numbers
    args: dict[str, Args] = {
        "govern": {"tiles": Count(numbers["refreshed"], "tile")},
        "patronage": {"bonuses": bonus_steps(shelf)},
        "trade": {"florins": Count(numbers["ship_florins"], "florin")},
        "intrigue": {"masks": Count(numbers["freeing"], "mask")},
    }
    return Phrase(f"does-action-{action}", args.get(action, {}))


def bonus_steps(shelf: Shelf) -> Listed:
    """The steps of the patronage track that bring a bonus."""
    return Listed(tuple(Count(step) for step in shelf.box.tracks.bonus_steps))


def symbols() -> list[Component]:
    """The kinds of symbols, and what they pay for."""
    return [
        Component(
            kind="symbol",
            id=name,
            name=Name("symbol", name),
            does=Phrase(f"does-symbol-{name}"),
            rules=("V2.2", *SYMBOL_RULES[name]),
        )
        for name in SYMBOL_NAMES
    ]


# Powers and palaces


def powers(shelf: Shelf) -> list[Component]:
    """The powers, with what they begin with."""
    found = []
    for name, power in shelf.box.powers.items():
        cards = names("card", (card for card, entry in shelf.box.family.items() if entry.power == name))
        players = [seats for seats, played in sorted(shelf.edition.powers.items()) if POWERS[name] in played]
        facts = told(
            ("home", names("city", power.home)),
            ("family", cards),
            ("agents", Count(power.agents)),
            ("troops", Count(shelf.numbers["troops"])),
            ("florins", Count(shelf.numbers["florins"])),
            ("players", Listed(tuple(Count(seats) for seats in players))),
        )
        origin = origin_of(power.origin, "agents", "home")
        found.append(
            Component(
                kind="power",
                id=name,
                name=Name("power", name),
                facts=facts,
                does=Phrase("does-power"),
                origin=origin,
                rules=("V1.1", "V1.2"),
            )
        )
    return found


def rooms(shelf: Shelf) -> list[Component]:
    """The five rooms of each palace, clockwise from the top."""
    found = []
    for power, entry in shelf.box.powers.items():
        for at, action in enumerate(shelf.edition.rooms[POWERS[power]]):
            name = ACTION_NAMES[action] if action != NO_ACTION else ""
            does = Phrase("does-room", {"does": acting(shelf, name)}) if name else Phrase("does-room-empty")
            found.append(
                Component(
                    kind="room",
                    id=f"{power}-{at + 1}",
                    name=Phrase("room-of", {"room": Count(at + 1), "power": Name("power", power)}),
                    facts=told(("action", action_of(name)), ("symbols", unpacked(shelf.edition.printed[action]))),
                    does=does,
                    origin=origin_of(entry.origin, "rooms"),
                    rules=("V2.5", "V3.3", *([ACTION_RULES[name]] if name else [])),
                )
            )
    return found


# Cards


def card_facts(card: Card, *more: tuple[str, Arg]) -> Facts:
    """What is printed on a card, and more about it."""
    return told(
        *more,
        ("action", action_of(card.action)),
        ("symbols", amounts(card.symbols)),
        ("war-cost", Count(card.war_cost, "florin") if WAR in card.symbols else None),
        ("agents", some(int(card.agent))),
        ("prestige", some(card.prestige)),
    )


def card_does(shelf: Shelf, card: Card) -> Phrase:
    """What a card can be used for."""
    if not card.action:
        return Phrase("does-card-plain")
    return Phrase("does-card", {"action": Name("action", card.action), "does": acting(shelf, card.action)})


def card_component(
    shelf: Shelf, kind: str, name: str, card: Card, more: Sequence[tuple[str, Arg]], rules: Sequence[str]
) -> Component:
    """A card: what is printed on it and more about it, what it does, and its rules, those of its action last."""
    return Component(
        kind=kind,
        id=name,
        name=Name("card", name),
        facts=card_facts(card, *more),
        does=card_does(shelf, card),
        origin=origin_of(card.origin),
        rules=(*rules, *([ACTION_RULES[card.action]] if card.action else [])),
    )


def nobles(shelf: Shelf) -> list[Component]:
    """The nobles that can be bought."""
    found = []
    for at, name in enumerate(NOBLE_NAMES):
        card, copies = shelf.box.nobles[name], shelf.edition.copies[at]
        if copies:
            more = (("price", amounts(card.cost)), ("copies", Count(copies)), ("limit", some(card.limit)))
            rules = ("V1.5", "V2.1", "V7.4", *(["V7.5"] if card.limit else []))
            found.append(card_component(shelf, "noble", name, card, more, rules))
    return found


def family(shelf: Shelf) -> list[Component]:
    """The cards that belong to a power from the beginning."""
    return [
        card_component(shelf, "family", name, card, [("power", Name("power", card.power))], ("V1.2", "V1.3", "V2.1"))
        for name, card in shelf.box.family.items()
        if card.power
    ]


# Tiles, bonuses and allies


def tiles(shelf: Shelf) -> list[Component]:
    """Titles, guilds and cathedrals."""
    found = []
    for at, name in enumerate(SALE_NAMES[NOBLES:], NOBLES):
        tile, copies = shelf.box.tiles[name], shelf.edition.copies[at]
        if not copies:
            continue
        facts = told(
            ("price", amounts(tile.cost)),
            ("copies", Count(copies)),
            ("limit", None if name == "cathedral" else Count(1)),
            ("symbols", amounts(tile.symbols)),
            ("prestige", some(tile.prestige)),
            ("spaces", some(tile.space)),
        )
        found.append(
            Component(
                kind="tile",
                id=name,
                name=Name("title", name),
                facts=facts,
                does=Phrase(f"does-tile-{name}", {"value": Count(shelf.numbers["cathedral_base"])}),
                origin=origin_of(tile.origin),
                rules=("V1.5", "V2.1", "V7.4", "V7.5", *(["V7.3"] if tile.space else [])),
            )
        )
    return found


def bonuses(shelf: Shelf) -> list[Component]:
    """The patronage bonuses: persons and works."""
    found = []
    for name in BONUS_NAMES:
        bonus = shelf.box.patronage[name]
        facts = told(
            ("sort", Name("sort", bonus.kind)),
            ("symbols", amounts(bonus.symbols)),
            ("war", some(bonus.war)),
            ("war-cost", some(bonus.war_cost, "florin")),
            ("defence", some(bonus.defence)),
            ("agents", some(int(bonus.agent))),
            ("spaces", some(bonus.space)),
            ("religion", some(bonus.religion, "cross")),
            ("prestige", some(bonus.prestige)),
            ("copies", Count(1)),
        )
        found.append(
            Component(
                kind="bonus",
                id=name,
                name=Name("bonus", name),
                facts=facts,
                does=Phrase(f"does-bonus-{name}", bonus_args(bonus)),
                origin=origin_of(bonus.origin),
                rules=("V4.2", "V4.7"),
            )
        )
    return found


def bonus_args(bonus: Bonus) -> Args:
    """The numbers that a bonus's effect reads."""
    return {
        "war": Count(bonus.war),
        "florins": Count(bonus.war_cost, "florin"),
        "spaces": Count(bonus.space),
        "crowns": Count(bonus.crowns, "crown"),
        "prestige": Count(bonus.prestige, "prestige"),
        "defence": Count(bonus.defence),
        "crosses": Count(bonus.religion, "cross"),
    }


def allies(shelf: Shelf) -> list[Component]:
    """The great powers that one can ally with."""
    found = []
    for name in ALLY_NAMES:
        ally = shelf.box.alliances[name]
        gives = amounts(ally.bonus)
        found.append(
            Component(
                kind="ally",
                id=name,
                name=Name("ally", name),
                facts=told(("price", amounts(ally.cost)), ("gives", gives)),
                does=Phrase(f"does-ally-{name}", {"gives": gives, "war": Count(ally.bonus.get(WAR, 0))}),
                origin=origin_of(ally.origin),
                rules=("V7.7", "V4.1", "V8.2"),
            )
        )
    return found


# Tracks and pieces


def tracks(shelf: Shelf) -> list[Component]:
    """The tracks for patronage, cities and religion."""
    box, usual = shelf.box.tracks, shelf.usual.tracks
    steps = tuple(
        ("step", Phrase("box-step", {"step": Count(at), "price": amounts(cost), "prestige": Count(worth, "prestige")}))
        for at, (cost, worth) in enumerate(zip(box.patronage_cost, box.patronage_prestige[1:], strict=True), 1)
    )
    held = tuple(
        ("cities", Phrase("box-cities", {"cities": Count(at, "city"), "prestige": Count(worth, "prestige")}))
        for at, worth in enumerate(box.city_prestige)
        if worth
    )
    awards = tuple(
        ("awards", Phrase("box-awards", {"players": Count(int(seats), "player"), "prestige": ranked(worth)}))
        for seats, worth in box.religion.items()
    )
    spaces: Args = {
        "cities": Count(shelf.numbers["space_at_cities"], "city"),
        "last": Count(shelf.numbers["last_cities"], "city"),
    }
    found: list[tuple[str, Facts, Args, str, tuple[str, ...]]] = [
        ("patronage", steps, {"bonuses": bonus_steps(shelf)}, RECONSTRUCTED, ("V4.2", "V8.1", "V8.2")),
        ("cities", held, spaces, DERIVED, ("V6.8", "V6.9", "V8.1", "V8.2")),
        ("religion", awards, {}, PRINTED, ("V8.3",)),
    ]  # fmt: skip
    changed = {
        "patronage": (box.patronage_cost, box.bonus_steps, box.patronage_prestige)
        != (usual.patronage_cost, usual.bonus_steps, usual.patronage_prestige),
        "cities": box.city_prestige != usual.city_prestige or shelf.same("space_at_cities", "last_cities") == CORRECTED,
        "religion": box.religion != usual.religion,
    }
    return [
        Component(
            kind="track",
            id=name,
            name=Name("track", name),
            facts=facts,
            does=Phrase(f"does-track-{name}", args),
            origin=CORRECTED if changed[name] else origin,
            rules=rules,
        )
        for name, facts, args, origin, rules in found
    ]


def ranked(worth: Sequence[int]) -> Listed:
    """Prestige for each place, best first."""
    return Listed(tuple(Count(one) for one in worth))


def pieces(shelf: Shelf) -> list[Component]:
    """Troops, agents, indulgences and War +1 tokens."""
    numbers = shelf.numbers
    has: dict[str, Facts] = {
        "troop": (("each-player", Count(numbers["troops"])),),
        "agent": (("each-player", Count(numbers["agents"])),),
        "indulgence": (("copies", Count(numbers["indulgences"])),),
        "war-token": (),
    }
    args: dict[str, Args] = {
        "troop": {"home": Count(numbers["home_price"], "florin"), "price": Count(numbers["price"], "florin")},
        "agent": {},
        "indulgence": {
            "florins": Count(numbers["indulgence_florins"], "florin"),
            "crosses": Count(numbers["clear_crosses"], "cross"),
            "crowns": Count(numbers["clear_crowns"], "crown"),
        },
        "war-token": {},
    }
    read = {
        "troop": ("troops", "home_price", "price"), "agent": ("agents",),
        "indulgence": ("indulgences", "indulgence_florins", "clear_crosses", "clear_crowns"), "war-token": (),
    }  # fmt: skip
    return [
        Component(
            kind="piece",
            id=name,
            name=Name("piece", name),
            facts=has[name],
            does=Phrase(f"does-piece-{name}", args[name]),
            origin=shelf.same(*read[name]),
            rules=rules,
        )
        for name, rules in PIECE_RULES.items()
    ]
