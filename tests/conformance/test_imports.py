"""Imports go server → match → kernel ← games ← bots, and the engine knows no clock, file, network or chance."""

from __future__ import annotations

import ast
from importlib.util import resolve_name
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
MODULES = {
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((SOURCES / "signoria").rglob("*.py"))
}
ENGINE = ("kernel", "games")
OUTSIDE = frozenset(
    (
        "time", "random", "asyncio", "logging", "socket", "pathlib", "os", "threading", "datetime", "secrets",
        "uuid", "subprocess", "multiprocessing", "concurrent", "http", "urllib", "ssl", "select", "shutil", "tempfile",
        "io", "sys", "signal", "sqlite3",
    )
)  # fmt: skip
DOING = frozenset(("open", "print", "input", "exec", "eval", "hash", "id"))

# Which parts of the package a part may import, besides itself; a part that is not named here may import any.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "games": frozenset(("kernel",)),
    "bots": frozenset(("kernel", "games")),
    "texts": frozenset(("kernel",)),
    "words": frozenset(("kernel", "texts")),
    "match": frozenset(("kernel", "texts", "words")),
    "lab": frozenset(("kernel", "games", "bots", "match", "texts")),
    "server": frozenset(("kernel", "match", "texts", "words", "games", "bots")),
    "build": frozenset(),
}


def part_of(module: str) -> str:
    """`signoria.kernel.rng` is of the part `kernel`."""
    return [*module.split("."), ""][1]


def imports(module: str) -> list[str]:
    """Every module that a module's source names in an import, wherever it stands."""
    path = MODULES[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            found += [
                f"{origin}.{alias.name}" if f"{origin}.{alias.name}" in MODULES else origin for alias in node.names
            ]
    return found


@pytest.mark.parametrize("module", [name for name in MODULES if part_of(name) in ENGINE])
def test_the_engine_knows_nothing_of_the_world_outside(module: str) -> None:
    assert not [name for name in imports(module) if name.partition(".")[0] in OUTSIDE]
    calls = [
        node.func for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))) if isinstance(node, ast.Call)
    ]
    assert not [name.id for name in calls if isinstance(name, ast.Name) and name.id in DOING]


@pytest.mark.parametrize("module", [name for name in MODULES if part_of(name) in MAY_IMPORT])
def test_imports_go_one_way(module: str) -> None:
    part = part_of(module)
    named = [name for name in imports(module) if name.partition(".")[0] == "signoria"]
    wrong = [name for name in named if part_of(name) not in MAY_IMPORT[part] | {part}]
    assert not wrong, f"{part} must not know of {wrong}"


def test_the_kernel_names_games_only_in_its_registry() -> None:
    """Games are found by the name of their module; nothing else in the kernel knows one."""
    for module, path in MODULES.items():
        if part_of(module) == "kernel" and module != "signoria.kernel.registry":
            assert "signoria.games" not in path.read_text("utf-8")


def test_the_parts_are_there() -> None:
    assert {"kernel", "games", "match", "bots"} <= {part_of(module) for module in MODULES}
