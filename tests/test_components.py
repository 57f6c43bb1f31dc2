"""What lies in the boxes: every entry in words, its facts, an owner's corrections, and what is said of mistakes."""

from __future__ import annotations

import pickle
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent_texts import variables_of

import signoria
from signoria import Component, rulebook
from signoria.games.condottiere import edition as condottiere
from signoria.games.tuscany import edition as tuscany
from signoria.games.virtu import edition as virtu
from signoria.games.wars import edition as wars
from signoria.kernel.components import ORIGINS
from signoria.kernel.editions import MOST
from signoria.kernel.mistakes import OTHER, WORDING
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase
from signoria.kernel.registry import find
from signoria.texts import languages, texts_in
from signoria.words import Words

GAMES = ("condottiere", "condottiere-mini", "tuscany", "virtu", "wars-of-italy")
DOCUMENT = (Path(__file__).parents[1] / "docs" / "components.md").read_text(encoding="utf-8")
Facts = dict[str, Arg]


def one(game: str, kind: str, name: str, text: str | None = None) -> Component:
    """An entry of a box."""
    (found,) = [entry for entry in signoria.components(game, text) if (entry.kind, entry.id) == (kind, name)]
    return found


def facts(game: str, kind: str, name: str, text: str | None = None) -> Facts:
    """What is said of it."""
    return dict(one(game, kind, name, text).facts)


def amounts(*pairs: tuple[int, str]) -> Listed:
    """Several numbers with their units."""
    return Listed(tuple(Count(number, unit) for number, unit in pairs))


def named(kind: str, *names: str) -> Listed:
    """Several things of a kind."""
    return Listed(tuple(Name(kind, name) for name in names))


# Words


def args_in(arg: Arg) -> list[Arg]:
    """An argument and all within it."""
    inner: tuple[Arg, ...] = ()
    if isinstance(arg, Listed):
        inner = arg.items
    elif isinstance(arg, Phrase):
        inner = tuple(arg.args.values())
    return [arg, *(deep for one in inner for deep in args_in(one))]


def told_in(entry: Component) -> list[Arg]:
    """All arguments of an entry, however deep."""
    return [deep for arg in (entry.name, entry.does, *(arg for _, arg in entry.facts)) for deep in args_in(arg)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_told_in_words(game: str, lang: str) -> None:
    words = Words(texts_in(lang), game)
    for entry in signoria.components(game):
        assert words.has(f"box-{entry.kind}")
        assert words.has(f"origin-{entry.origin}")
        for key, _ in entry.facts:
            assert words.has(f"fact-{key}"), f"{entry.kind} {entry.id}"
        for arg in told_in(entry):
            if isinstance(arg, Name):
                assert words.has(f"{arg.kind}-{arg.id}"), arg
            if isinstance(arg, Phrase):
                assert words.has(arg.key), arg
            assert not re.search(r"[{}$]", words.arg(arg)), words.arg(arg)


def box_texts(lang: str) -> dict[str, set[str]]:
    """The texts of the boxes in a language, each with its variables."""
    found: dict[str, set[str]] = {}
    for file in (files("signoria") / "locale" / lang).iterdir():
        if file.name.startswith("box"):
            for entry in parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, fluent.Junk), f"{lang}/{file.name}: {entry.content}"
                if isinstance(entry, fluent.Message):
                    assert entry.id.name not in found
                    found[entry.id.name] = {name.partition("-")[0] for name in variables_of(entry)}
    return found


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_every_language_has_the_same_texts_with_the_same_variables(lang: str) -> None:
    assert box_texts(lang) == box_texts("en")


def test_no_text_of_the_boxes_is_left_over() -> None:
    asked = {f"components-{name}" for name in ("origin", "does", "rules", "edition", "differences", "more", "exported")}
    asked |= {f"origin-{origin}" for origin in ORIGINS}
    for game in GAMES:
        keys = set()
        for entry in signoria.components(game):
            keys |= {f"box-{entry.kind}", *(f"fact-{key}" for key, _ in entry.facts)}
            for arg in told_in(entry):
                keys |= {f"{arg.kind}-{arg.id}"} if isinstance(arg, Name) else set()
                keys |= {arg.key} if isinstance(arg, Phrase) else set()
                keys |= {f"unit-{arg.unit}"} if isinstance(arg, Count) else set()
        kin = {"wars-of-italy": "virtu", "condottiere-mini": "condottiere"}.get(game, game)
        asked |= keys | {f"{name}-{key}" for name in (game, kin) for key in keys}
    for entry in [*signoria.components("condottiere"), *signoria.components("virtu")]:
        asked |= {f"fact-{key}" for key, _ in entry.facts}
    assert not sorted(set(box_texts("en")) - asked)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_exists(game: str) -> None:
    books = {"condottiere-mini": ("condottiere",), "wars-of-italy": ("wars-of-italy", "virtu")}.get(game, (game,))
    known = {rule.id for book in books for rule in rulebook.read(book).rules}
    for entry in signoria.components(game):
        assert entry.rules
        assert set(entry.rules) <= known, f"{entry.kind} {entry.id}"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_entries_share_kind_and_id(game: str) -> None:
    box = signoria.components(game)
    assert len({(entry.kind, entry.id) for entry in box}) == len(box)


# Facts, held against the rulebooks' tables


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("condottiere", {"card": 15, "region": 17, "piece": 3, "goal": 3}),
        ("condottiere-mini", {"card": 5, "region": 4, "piece": 2, "goal": 3}),
        (
            "tuscany",
            {"tile": 15, "card": 8, "colour-bonus": 8, "yield": 8, "bonus": 5, "board": 12, "piece": 4, "scoring": 1},
        ),
        (
            "virtu",
            {
                "action": 6, "symbol": 8, "power": 5, "room": 25, "noble": 12, "family": 15, "tile": 6, "bonus": 10,
                "ally": 3, "city": 30, "sea": 4, "track": 3, "piece": 4,
            },
        ),
        (
            "wars-of-italy",
            {
                "action": 5, "symbol": 8, "power": 2, "room": 10, "noble": 10, "family": 7, "major-card": 6, "tile": 6,
                "major": 3, "city": 30, "sea": 4, "track": 2, "piece": 4,
            },
        ),
    ],
)  # fmt: skip
def test_everything_is_there(game: str, kinds: dict[str, int]) -> None:
    box = signoria.components(game)
    assert {kind: sum(entry.kind == kind for entry in box) for kind in dict.fromkeys(one.kind for one in box)} == kinds


def test_cards_and_regions_of_condottiere() -> None:
    assert facts("condottiere", "card", "10")["copies"] == Count(8)
    assert facts("condottiere", "card", "heroine")["strength"] == Count(10)
    assert "strength" not in facts("condottiere", "card", "scarecrow")
    assert facts("condottiere", "region", "siena") == {"borders": named("region", "firenze", "roma")}
    assert one("condottiere", "card", "spring").does == Phrase("does-card-spring", {"number": Count(3)})
    copies = [dict(entry.facts)["copies"] for entry in signoria.components("condottiere") if entry.kind == "card"]
    assert sum(count.number for count in copies if isinstance(count, Count)) == 110


def test_tiles_and_cards_of_tuscany() -> None:
    assert facts("tuscany", "tile", "village")["each-player"] == Count(4)
    assert facts("tuscany", "tile", "pigs-olives")["shows"] == named("crop", "pigs", "olives")
    assert facts("tuscany", "colour-bonus", "farm")["first"] == Count(4, "green-point")
    assert facts("tuscany", "yield", "three-cards") == {"copies": Count(3), "gives": amounts((3, "card"))}
    assert facts("tuscany", "board", "b1")["left-column"] == named(
        "card", "quarry", "village", "monastery", "monastery", "carriage"
    )
    assert [arg.args["points"] for _, arg in one("tuscany", "scoring", "areas").facts if isinstance(arg, Phrase)] == [
        Count(1, "green-point"), Count(3, "green-point"), Count(6, "green-point"),
    ]  # fmt: skip


def test_cards_tiles_and_cities_of_virtu() -> None:
    cardinal = facts("virtu", "noble", "cardinal")
    assert cardinal["price"] == amounts((3, "florin"), (1, "cross"))
    assert cardinal["symbols"] == amounts((1, "crown"), (1, "cross"))
    assert (cardinal["limit"], cardinal["copies"], cardinal["prestige"]) == (Count(1), Count(5), Count(1))
    assert cardinal["action"] == Name("action", "govern")
    assert facts("virtu", "noble", "pope")["copies"] == Count(1)
    assert facts("virtu", "room", "florence-5") == {
        "action": Name("action", "war"),
        "symbols": amounts((1, "cavalry")),
    }
    assert facts("virtu", "ally", "ottomans")["price"] == amounts((1, "crown"), (3, "ship"))
    siena = facts("virtu", "city", "siena")
    assert siena["value"] == Count(3)
    assert siena["roads-34"] == named("city", "florence", "pisa", "rome")
    assert siena["roads-25"] == named("city", "florence", "pisa", "perugia", "civitavecchia")
    assert facts("virtu", "city", "pisa")["ships-2"] == named(
        "city", "civitavecchia", "terracina", "naples", "reggio", "messina", "palermo", "cagliari", "tunis"
    )
    assert facts("virtu", "sea", "ionian")["borders"] == named("sea", "tyrrhenian", "adriatic")


def test_what_only_wars_of_italy_has() -> None:
    france = facts("wars-of-italy", "power", "france")
    assert france["tiles"] == named("title", "kingdom_of_france", "artillery", "duchy")
    assert (france["most-troops"], france["florins"]) == (Count(8), Count(4))
    assert facts("wars-of-italy", "major", "venice")["cities"] == named("city", "venice", "corfu", "ravenna")
    assert facts("wars-of-italy", "room", "france-3") == {"action": Phrase("box-no-action")}
    assert facts("wars-of-italy", "tile", "guild")["copies"] == Count(2)
    assert not [entry for entry in signoria.components("wars-of-italy") if entry.id in ("pope", "maestro", "cathedral")]


def test_origins_are_those_of_the_entries() -> None:
    assert one("condottiere", "region", "roma").origin == "printed"
    assert one("condottiere-mini", "card", "winter").origin == "ruling"
    assert one("tuscany", "tile", "inn").origin == "printed"
    assert one("tuscany", "card", "inn").origin == "reconstructed"
    assert one("virtu", "ally", "ottomans").origin == "printed"
    assert one("virtu", "bonus", "columbus").origin == "derived"
    assert one("virtu", "city", "corfu").origin == "reconstructed"
    assert one("virtu", "power", "florence").origin == "derived"
    assert one("virtu", "room", "florence-1").origin == "reconstructed"


# Corrections


def label(game: str, text: str | None) -> str:
    """The edition with an owner's text."""
    return signoria.new(game, find(game).seats.start, seed=1, components=text).view(None).edition


@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_says_nothing_corrects_nothing(game: str) -> None:
    assert label(game, "") == label(game, None)


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_file_corrects_nothing(game: str) -> None:
    assert label(game, find(game).components_text()) == label(game, None)
    assert signoria.components(game, find(game).components_text()) == signoria.components(game)


@pytest.mark.parametrize(
    ("game", "part", "old", "new"),
    [
        ("condottiere", "[numbers]\nhand = 9", "hand = 10 ", "hand = 9 "),
        (
            "condottiere",
            "[[mercenaries]]\nstrength = 6\ncount = 9",
            "strength = 6\ncount = 8",
            "strength = 6\ncount = 9",
        ),
        ("tuscany", "[bonuses]\ncard = { count = 4 }", "card = { count = 5", "card = { count = 4"),
        ("virtu", "[cities.siena]\nvalue = 4", "siena = { value = 3", "siena = { value = 4"),
        ("virtu", "[nobles.banker]\nsymbols = { F = 2 }", "symbols = { F = 3 }", "symbols = { F = 2 }"),
        ("wars-of-italy", "[wars.supply]\nguild = 3", "guild = 2\n", "guild = 3\n"),
    ],
)
def test_only_what_differs_is_as_good_as_the_whole_file(game: str, part: str, old: str, new: str) -> None:
    whole = find(game).components_text()
    assert whole.count(old) == 1
    assert label(game, part) == label(game, whole.replace(old, new)) != label(game, None)


def test_a_table_of_symbols_is_replaced_and_the_rest_stays() -> None:
    text = "[nobles.merchant]\nsymbols = { S = 2 }"
    assert facts("virtu", "noble", "merchant", text)["symbols"] == amounts((2, "ship"))
    assert facts("virtu", "noble", "merchant", text)["price"] == amounts((2, "florin"))


def test_something_is_taken_away_by_writing_it_empty() -> None:
    text = '[nobles.cardinal]\naction = ""\nlimit = 0\nsymbols = {}'
    cardinal = facts("virtu", "noble", "cardinal", text)
    assert cardinal["action"] == Phrase("box-no-action")
    assert not {"limit", "symbols"} & set(cardinal)


def test_a_correction_shows_in_facts_words_and_origin() -> None:
    text = "[numbers]\nspring = 4\n[specials]\nwinter = 2"
    spring, winter = one("condottiere", "card", "spring", text), one("condottiere", "card", "winter", text)
    assert spring.does == Phrase("does-card-spring", {"number": Count(4)})
    assert dict(winter.facts)["copies"] == Count(2)
    assert (spring.origin, winter.origin) == ("corrected", "corrected")
    assert one("condottiere", "card", "bishop", text).origin == "printed"
    assert one("virtu", "city", "rome", "[cities.siena]\nvalue = 4").origin == "reconstructed"
    assert one("virtu", "city", "siena", "[cities.siena]\nvalue = 4").origin == "corrected"


def test_an_owner_may_say_that_something_is_printed() -> None:
    assert one("virtu", "noble", "banker", '[nobles.banker]\nfrom = "printed"').origin == "printed"
    text = '[nobles.banker]\ncopies = 4\nfrom = "printed"'
    assert one("virtu", "noble", "banker", text).origin == "printed"
    whole = virtu.standard_text().replace("banker = { cost = { F = 2, C = 1 }", "banker = { cost = { F = 3, C = 1 }")
    assert one("virtu", "noble", "banker", whole).origin == "corrected"


def test_a_changed_road_shows_at_both_ends() -> None:
    text = '[roads]\nonly_34 = [["florence", "spoleto"], ["siena", "rome"], ["siena", "spoleto"]]'
    for city in ("siena", "spoleto"):
        assert one("virtu", "city", city, text).origin == "corrected"
    assert Name("city", "spoleto") in getattr(facts("virtu", "city", "siena", text)["roads-34"], "items", ())


# Mistakes


@pytest.mark.parametrize(
    ("game", "text", "problem"),
    [
        ("virtu", "[cities\n", "line 1, column 8: this is not TOML: Expected ']' at the end of a table declaration"),
        ("virtu", "troops =", "line 1: this is not TOML: Invalid value"),
        ("virtu", "a = " + "[" * 5000, "the tables are nested too deeply"),
        ("virtu", f"a = {'9' * 5000}", "this is not TOML: Exceeds the limit"),
        ("virtu", "[city.siena]\nvalue = 3", "city: there is no such table; did you mean cities?"),
        ("virtu", "cities = 3", "`cities` must be a table, not 3"),
        ("virtu", "[cities]\nsienna = { value = 3 }", "cities.sienna: there is no such city; did you mean siena?"),
        ("virtu", "[cities]\nsiena = 4", "cities: `siena` must be a table, not 4"),
        ("virtu", '[cities.siena]\nvalue = "three"', 'cities.siena: `value` must be a whole number, not "three"'),
        ("virtu", "[cities.siena]\nvalue = true", "cities.siena: `value` must be a whole number, not true"),
        ("virtu", "[cities.siena]\nvalue = 3.5", "cities.siena: `value` must be a whole number, not 3.5"),
        ("virtu", "[cities.siena]\npirate = 1", "cities.siena: `pirate` must be true or false, not 1"),
        ("virtu", "[cities.siena]\nseas = 1", "cities.siena: `seas` must be a list, not 1"),
        ("virtu", "[cities.siena]\nseas = [1]", "cities.siena: `seas[1]` must be a text, not 1"),
        ("virtu", "[cities.siena]\nlonlat = [1]", "cities.siena: `lonlat` must be a list of 2, not of 1"),
        ("virtu", "[cities.siena]\nlonlat = [1, {}]", "cities.siena: `lonlat[2]` must be a number, not a table"),
        ("virtu", "[cities.siena]\nsymbols = { C = [] }", "cities.siena.symbols: `C` must be a whole number"),
        ("virtu", "[cities.siena]\nvalu = 3", "cities.siena: there is no field `valu`; did you mean `value`?"),
        ("virtu", "[tracks.religion]\n6 = [1]", "tracks.religion.6: there is no such player count; there are: 3, 4, 5"),
        ("virtu", "edition = 1979-05-27", "`edition` must be a text, not 1979-05-27"),
        ("wars-of-italy", "wars = 3", "`wars` must be a table, not 3"),
        ("wars-of-italy", "[wars.majors]\nmilan = {}", "wars.majors.milan: there is no such major city"),
        ("wars-of-italy", "[wars.supply]\npope = []", "wars.supply: `pope` must be a whole number, not a list"),
        ("tuscany", "[colours.farm]\nspaces = 9", "colours: 34 spaces in all, but a domain has 30"),
        ("tuscany", "[colours.farm]\nplots = 9", "colours.farm: there is no field `plots`; there are: from, spaces"),
        ("condottiere", "[[mercenaries]]\ncount = 3", "mercenaries: `strength` is missing"),
        ("condottiere", "mercenaries = [3]", "`mercenaries` must be a table, not 3"),
        ("condottiere", "mercenaries = {}", "`mercenaries` must be a list, not a table"),
    ],
)  # fmt: skip
def test_mistakes_are_said_with_entry_and_field(game: str, text: str, problem: str) -> None:
    with pytest.raises(signoria.BadComponents) as found:
        signoria.components(game, text)
    assert found.value.problem.startswith(problem)
    assert str(found.value).startswith(f"components: {problem}")


@pytest.mark.parametrize("lang", languages())
def test_every_mistake_is_said_in_every_language(lang: str) -> None:
    texts = texts_in(lang)
    for kind, wording in WORDING.items():
        names = re.findall(r"\{(\w+)\}", wording)
        told = texts.say(f"mistake-{kind}", **{name: f"<{name}>" for name in names})
        assert lang != "en" or told == wording.format(**{name: f"<{name}>" for name in names})
        assert {name for name in names if f"<{name}>" not in told} <= {"noun"}  # which only English has
        assert not re.search(r"[{}$]", told)
    assert texts.say(OTHER, problem="cities: too many") == "cities: too many"


def test_a_mistake_carries_the_phrase_for_other_languages() -> None:
    with pytest.raises(signoria.BadComponents) as found:
        signoria.components("virtu", "[cities]\nsienna = {}")
    assert Words(texts_in("ru"), "virtu").phrase(found.value.phrase) == (
        "cities.sienna: такой записи нет; может быть, siena?"
    )
    again = pickle.loads(pickle.dumps(found.value))
    assert (again.problem, again.phrase) == (found.value.problem, found.value.phrase)


# Editions at hand


def test_the_editions_used_last_are_known_and_views_bring_theirs_back() -> None:
    game = find("condottiere")
    match = signoria.new("condottiere", 2, seed=1, components='edition = "kept"')
    view = match.view(0)
    for number in range(MOST + 1):
        game.label_of(f'edition = "box {number}"')
    with pytest.raises(signoria.BadInput, match="has not been read here"):
        signoria.imagine(view, 1)
    assert signoria.imagine(match.view(0), 1).seats == 2
    assert signoria.imagine(signoria.new("condottiere", 2, seed=1).view(0), 1).seats == 2


def test_a_field_that_is_needed_and_nowhere_said_is_missing() -> None:
    from signoria.games.tuscany.edition import Box
    from signoria.kernel.corrections import corrected, read_toml

    usual = read_toml(tuscany.standard_text())
    colours = usual["colours"]
    assert isinstance(colours, dict)
    del colours["farm"]["spaces"]
    with pytest.raises(signoria.BadComponents, match=r"colours\.farm: `spaces` is missing"):
        corrected({"colours": {"farm": {"cards": 3}}}, usual, Box)


def test_the_standard_editions_are_what_they_were() -> None:
    assert condottiere.standard().label == "2007 a8a28d35db3a5f16"
    assert condottiere.mini().label == "mini 7acf991fd4504653"
    assert tuscany.standard().label == "reconstructed 7345a1f1525dc92e"
    assert virtu.standard().label == "reconstructed 1feba321a8531bc4"
    assert wars.standard().edition.label == "reconstructed a862fd2384025b1b"


# The document


def test_the_example_of_the_document_is_a_correction() -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    changes = label("virtu", example).split("; ")
    assert changes[0].startswith("my box ")
    assert changes[1:] == [
        "cities.siena.symbols: 1C 1X → 2C",
        "cities.siena.value: 3 → 4",
        "nobles.bishop.action:  → govern",
        "numbers.troops: 6 → 7",
    ]
    assert one("virtu", "noble", "bishop", example).origin == "printed"
