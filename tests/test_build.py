"""Which engine runs: the compiled wheel in the environment, the sources with `PYTHONPATH=src`; never a mixture."""

import ast
import json
import os
import subprocess
import sys
from importlib.util import resolve_name
from pathlib import Path

import pytest

from signoria import build

CHECKOUT = Path(__file__).parents[1]
SOURCES = CHECKOUT / "src" / build.PACKAGE

ORIGINS = """
import importlib, json, sys
print(json.dumps({name: importlib.import_module(name).__file__ for name in sys.argv[1:]}))
"""

STANDING = """
import sys
from pathlib import Path
from signoria import build
print(build.built(), build.is_compiled(), build.is_stale(Path(sys.argv[1])))
"""

installed = pytest.mark.skipif(
    Path(build.__file__).is_relative_to(SOURCES), reason="this run is on the sources, not on the installed package"
)


def ask(path: str | None, question: str, *arguments: str) -> str:
    """What a fresh Python answers that finds packages by this PYTHONPATH."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-c", question, *arguments]
    return subprocess.run(command, env=environment, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True, check=True).stdout


def origins(path: str | None) -> dict[str, Path]:
    """Where a fresh Python takes the modules from that may be compiled."""
    return {name: Path(origin) for name, origin in json.loads(ask(path, ORIGINS, *build.COMPILED)).items()}


def imports(module: str) -> set[str]:
    """Every module that this module's source names in an import, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(build.source_file(SOURCES, module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), module.rpartition(".")[0])
            found |= {origin} | {f"{origin}.{alias.name}" for alias in node.names}
    return found


@installed
def test_the_environment_holds_a_wheel_that_knows_its_sources() -> None:
    wheel = build.built()
    assert wheel is not None
    assert wheel.source_hash == build.source_hash(SOURCES), "the installed engine is stale: run `make engine`"
    assert not build.is_stale(SOURCES)
    assert build.why_rebuild(SOURCES) in (None, "it is compiled", "it can be compiled now")


@installed
def test_the_wheel_holds_every_source_and_nothing_else() -> None:
    wheel = build.built()
    package = build.home()
    assert wheel is not None
    assert package is not None
    assert build.source_hash(package) == wheel.source_hash


@installed
def test_installed_all_or_none_of_the_listed_modules_are_compiled() -> None:
    wheel = build.built()
    assert wheel is not None
    suffix = ".so" if wheel.compiled else ".py"
    assert {name: origin.suffix for name, origin in origins(None).items()} == dict.fromkeys(build.COMPILED, suffix)
    assert build.is_compiled() == wheel.compiled
    assert {build.is_compiled(module) for module in build.COMPILED} == {wheel.compiled}


@installed
def test_installed_nothing_else_is_compiled() -> None:
    package = build.home()
    assert package is not None
    compiled = {path.relative_to(package).parent / path.name.partition(".")[0] for path in package.rglob("*.so")}
    listed = {build.source_file(Path(), module).with_suffix("") for module in build.COMPILED}
    assert compiled in (listed, set())


def test_with_the_sources_on_the_path_every_module_is_plain_python() -> None:
    assert origins("src") == {module: build.source_file(SOURCES, module) for module in build.COMPILED}


def test_with_the_sources_on_the_path_there_is_no_wheel_and_nothing_is_stale() -> None:
    assert ask("src", STANDING, str(SOURCES)).split() == ["None", "False", "False"]


def test_nothing_was_built_among_the_sources() -> None:
    left = [path for pattern in ("*.so", "*.c", "*.egg-info", build.BUILT) for path in SOURCES.parent.rglob(pattern)]
    assert left == []


def test_the_listed_modules_exist_and_are_listed_once() -> None:
    assert [module for module in build.COMPILED if not build.source_file(SOURCES, module).is_file()] == []
    assert len(set(build.COMPILED)) == len(build.COMPILED)


def test_this_module_is_never_compiled() -> None:
    assert build.__name__ not in build.COMPILED
    assert build.__file__.endswith(".py")


@pytest.mark.parametrize("module", build.COMPILED)
def test_nothing_compiled_reaches_msgspec(module: str) -> None:
    """Compiling breaks its structs. A module counts as reached if a chain of imports names it."""
    reached: set[str] = set()
    ahead = {module}
    while ahead:
        name = ahead.pop()
        reached.add(name)
        if name.startswith(f"{build.PACKAGE}.") and build.source_file(SOURCES, name).is_file():
            ahead |= imports(name) - reached
    assert not [name for name in reached if name.partition(".")[0] == "msgspec"]


def test_the_hash_sees_every_change_of_a_source(tmp_path: Path) -> None:
    def write(name: str, text: str) -> str:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
        return build.source_hash(tmp_path)

    hashes = [
        write("a.py", "x = 1"),
        write("a.py", "x = 2"),
        write("sub/b.toml", "y = 1"),
        write("sub/c.ftl", "z = 1"),
        write("sub/d.md", ""),
    ]
    (tmp_path / "sub/d.md").rename(tmp_path / "sub/e.md")
    hashes.append(build.source_hash(tmp_path))
    assert len(set(hashes)) == len(hashes)
    assert write("__pycache__/a.pyc", "") == hashes[-1]
    assert write(build.BUILT, "{}") == hashes[-1]


def test_the_switch_decides_or_says_what_is_wrong_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.SWITCH, "0")
    assert not build.may_compile()
    monkeypatch.setenv(build.SWITCH, "1")
    assert build.may_compile()
    monkeypatch.setenv(build.SWITCH, "yes")
    with pytest.raises(ValueError, match="SIGNORIA_COMPILE is 'yes'; it must be 0, 1 or unset"):
        build.may_compile()


def test_without_a_compiler_it_is_not_compiled_and_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(build.SWITCH, raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "there is no C compiler (no-such-compiler)" in (build.obstacle() or "")
    assert not build.may_compile()
    monkeypatch.setenv("CC", "false")
    assert "Python.h" in (build.obstacle() or "")
    assert not build.may_compile()
