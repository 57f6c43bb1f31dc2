"""Terminal and pages only word and draw: rules, their numbers and packed numbers stay in the games."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TERMINAL = ROOT / "src" / "signoria" / "terminal"
BROWSER = ROOT / "web" / "src"
PAGES = BROWSER / "games"
FOLDERS = (
    "games",
    "parts",
    "table",
    "replay",
    "frame",
    "pages",
)  # of the browser, in which something of a game is shown

# What a screen may know of a game: its views, how things are called and drawn, and where they stand on a map.
VIEWS = ("view", "drawing")
NAMES = re.compile(r"[A-Z]+_NAMES|[a-z_]+_arg")  # ids of things, and arguments of phrases made of them
INDICES = {"REGIONS", "CITIES", "POWERS", "KIND", "COLOUR_OF"}  # where a thing of this id stands in what is drawn
DRAWN = {"borders", "boards", "lonlat", "places", "ports", "roads", "seas"}  # of the components in force

# What a page may know of the box beside what the server tells.
BOX_KEYS = {"cards", "regions"}
BOX = {"BORDERS", "CARDS", "CARD_COUNTS", "MERCENARIES", "REGIONS", "SPECIALS", "isMercenary"}
SAID = {"explain-empty", "explain-down", "explain-goal", "explain-regions"}  # with numbers as they stand in the view
IMPORT = re.compile(r'import \{([^}]*)\} from "[^"]*/box"')
READS_BOX = re.compile(r"\bbox\.(?!json)(\w+)")
KEY = re.compile(r'"(?:[a-z-]+-)?((?:explain|sum)-[a-z-]+)"')
RECKONS = {
    "reads a number off a card's name": re.compile(r"\bNumber\(\w*card\w*\)|\bparseInt\("),
    "unpacks a number": re.compile(r"\s(?:<<|>>>?)\s|\s&\s+[\d(~]"),
    "reckons with a number of the rules": re.compile(
        r"\b(?:view|seat)(?:\??\.\w+|\[[^\]]*\])+\s*(?:[<>]=?|===|!==|[*/+-])\s*(?:[2-9]|[1-9]\d+)\b"
    ),
    "walks along borders": re.compile(r"\b(?:for|while)\b[^\n]*\bBORDERS\b"),
}


def sins_of_screen(source: str) -> Iterator[str]:
    """Where a module of the terminal reckons with rules."""
    tree = ast.parse(source)
    editions = set(names_of_editions(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from sins_of_import(node)
        elif isinstance(node, ast.Attribute) and is_edition(node.value, editions) and node.attr not in DRAWN:
            yield f"line {node.lineno}: reads `{node.attr}` of the components"
        elif isinstance(node, ast.BinOp) and unpacks(node):
            yield f"line {node.lineno}: unpacks a number: `{ast.unparse(node)}`"
        elif isinstance(node, ast.Compare | ast.BinOp) and reckons(node):
            yield f"line {node.lineno}: reckons with a number of the rules: `{ast.unparse(node)}`"


def sins_of_import(node: ast.ImportFrom) -> Iterator[str]:
    """What is imported of a game and is neither a view nor a name nor a drawing."""
    package, _, module = (node.module or "").removeprefix("signoria.games.").partition(".")
    if not (node.module or "").startswith("signoria.games.") or module in VIEWS:
        return
    for name in [alias.name for alias in node.names]:
        is_read = module == "edition" and name == "known"  # which of its fields are read is looked at by itself
        if not is_read and not NAMES.fullmatch(name) and name not in INDICES:
            yield f"line {node.lineno}: imports `{name}` from {package}.{module}"


def names_of_editions(tree: ast.Module) -> Iterator[str]:
    """Variables that hold the components in force."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_edition(node.value, set()):
            yield from [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name) and node.annotation.id == "Edition":
            yield node.arg


def is_edition(node: ast.expr, editions: set[str]) -> bool:
    """Is this `known(…)`, or a variable that holds it?"""
    is_read = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "known"
    return is_read or (isinstance(node, ast.Name) and node.id in editions)


def unpacks(node: ast.BinOp) -> bool:
    """Is this a shift, or a mask of bits? Sets may be intersected."""
    is_mask = isinstance(node.op, ast.BitAnd) and any(
        isinstance(side, ast.Constant | ast.UnaryOp | ast.BinOp) for side in (node.left, node.right)
    )
    return isinstance(node.op, ast.LShift | ast.RShift) or is_mask


def reckons(node: ast.Compare | ast.BinOp) -> bool:
    """Is something of a view compared with a number, added to it or multiplied by it? 0 and 1 are no rules."""
    sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else [node.left, node.right]
    numbers = [one.value for one in sides if isinstance(one, ast.Constant) and isinstance(one.value, int)]
    return any(number > 1 for number in numbers) and any(is_of_view(side) for side in sides)


def is_of_view(node: ast.expr) -> bool:
    """Is this read off a view or a seat: `len(seat.cities)`, `sum(int(card) for card in view.hand)`?"""
    names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return bool(names & {"view", "seat"})


def reads_numbers(tree: ast.Module) -> Iterator[str]:
    """Where a game's screen reads a number off the name of a thing; options are numbers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("int", "float"):
            told = ast.unparse(node)
            if ".options[" not in told:
                yield f"line {node.lineno}: reads a number off a name: `{told}`"


def sins_of_page(name: str, source: str) -> Iterator[str]:
    """Where a file of a board reckons with rules."""
    for names in IMPORT.findall(source):
        found = {one.split(" as ")[0].removeprefix("type ").strip() for one in names.split(",")} - {""}
        yield from [f"imports `{one}` from the box" for one in sorted(found - BOX)]
    if name == "box.ts":
        yield from [f"reads `{key}` of box.json" for key in sorted(set(READS_BOX.findall(source)) - BOX_KEYS)]
    yield from [f"says {key} by itself" for key in KEY.findall(source) if key not in SAID]
    code = "\n".join(line.partition("// ")[0] for line in source.splitlines())
    yield from [what for what, pattern in RECKONS.items() if pattern.search(code)]


def pages() -> list[Path]:
    """The files of all boards and of the frame around them, tests and samples aside."""
    files = [path for name in FOLDERS for path in (BROWSER / name).rglob("*") if path.suffix in (".ts", ".svelte")]
    return sorted(path for path in files if ".test." not in path.name and path.name != "samples.ts")


def screens() -> list[Path]:
    """The modules of the terminal; those of a game stand in its folder."""
    return sorted(TERMINAL.rglob("*.py"))


def screens_of_games() -> list[Path]:
    """The modules that draw a game."""
    return [path for path in screens() if path.parent != TERMINAL]


@pytest.mark.parametrize("path", screens(), ids=lambda path: path.name)
def test_no_module_of_the_terminal_reckons_with_rules(path: Path) -> None:
    assert list(sins_of_screen(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", screens_of_games(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_screen_of_a_game_reads_numbers_off_names(path: Path) -> None:
    assert list(reads_numbers(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_all_screens_are_looked_at() -> None:
    assert {path.parent.name for path in screens_of_games()} == {"condottiere", "tuscany", "virtu", "wars"}
    assert {path.relative_to(BROWSER).parts[0] for path in pages()} == set(FOLDERS)


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_no_file_of_a_board_reckons_with_rules(path: Path) -> None:
    assert list(sins_of_page(path.name, path.read_text(encoding="utf-8"))) == []


def test_pages_are_given_no_numbers_of_the_rules() -> None:
    for path in PAGES.rglob("box.json"):
        assert set(json.loads(path.read_text(encoding="utf-8"))) <= BOX_KEYS, path.parent.name


@pytest.mark.parametrize(
    ("source", "sin"),
    [
        ("from signoria.games.condottiere.scoring import largest_kingdom", "imports `largest_kingdom`"),
        ("from signoria.games.condottiere.components import Edition", "imports `Edition`"),
        ("from signoria.games.tuscany.state import GREENS, WHY_NAMES", "imports `GREENS`"),
        ("from signoria.games.virtu.components import CARD_NAMES, count_of", "imports `count_of`"),
        ("def total(view):\n    edition = known(view.edition)\n    return edition.winter", "reads `winter`"),
        ("price = known(view.edition).costs[0]", "reads `costs`"),
        ("def worth(edition: Edition) -> int:\n    return edition.heroine", "reads `heroine`"),
        ("bits = sum(1 << REGIONS[region] for region in regions)", "unpacks a number: `1 << REGIONS[region]`"),
        ("second = number & 0xFFFF", "unpacks a number"),
        ("second = number & (1 << HALF) - 1", "unpacks a number"),
        ("has_won = len(seat.cities) >= 8", "reckons with a number of the rules"),
        ("best = 2 * sum(strengths[card] for card in seat.line)", "reckons with a number of the rules"),
        ("price = view.table[0].value + 3", "reckons with a number of the rules"),
    ],
)
def test_a_screen_that_reckons_is_found(source: str, sin: str) -> None:
    assert any(sin in one for one in sins_of_screen(source))


@pytest.mark.parametrize(
    "source",
    [
        "from signoria.games.condottiere.components import REGION_NAMES, REGIONS",
        "from signoria.games.condottiere.view import CondottiereView",
        "near = known(view.edition).borders",
        "both = names & set(others)",
        "is_alone = len(view.table) == 1",
        "left = width - 4 - cell_len(name)",
    ],
)
def test_a_screen_may_name_and_draw(source: str) -> None:
    assert list(sins_of_screen(source)) == []


@pytest.mark.parametrize(
    ("name", "source", "sin"),
    [
        ("strengths.ts", 'import { isMercenary, largestKingdom, NUMBERS } from "./box";', "imports `NUMBERS`"),
        ("result.ts", 'import { largestKingdom } from "./box";', "imports `largestKingdom`"),
        ("box.ts", "export const VICTORY = box.victory;", "reads `victory`"),
        ("box.ts", "for (const other of BORDERS[region] ?? []) group.push(other);", "walks along borders"),
        ("strengths.ts", "soldiers.reduce((sum, card) => sum + Number(card), 0)", "reads a number off a card's name"),
        ("strengths.ts", 'say("condottiere-explain-spring", { count })', "says explain-spring"),
        ("strengths.ts", 'words.say("explain-leads", { strength: best, second })', "says explain-leads"),
        ("strengths.ts", 'words.say("sum-drummer", { factor })', "says sum-drummer"),
        ("Seat.svelte", "const hasWon = $derived(seat.regions.length >= 5);", "reckons with a number of the rules"),
        ("Seat.svelte", "{view.table[at].strength * 2}", "reckons with a number of the rules"),
        ("view.ts", "const second = number & ((1 << 16) - 1);", "unpacks a number"),
    ],
)
def test_a_page_that_reckons_is_found(name: str, source: str, sin: str) -> None:
    assert any(sin in one for one in sins_of_page(name, source))


def test_a_screen_that_reads_numbers_off_names_is_found() -> None:
    source = "total = sum(int(card) for card in seat.line)\nlast = int(view.options['years'])"
    assert list(reads_numbers(ast.parse(source))) == ["line 1: reads a number off a name: `int(card)`"]
