"""Breaks a game's rules in small ways, one at a time, and sees whether its rule tests notice: `make mutants`.

Every function of the game's `steps`, `scoring` and `parting` is changed at every place where a small change is
possible: another comparison, sum or constant, a condition turned round, a statement left out. Each such mutant runs the
rule tests that reach the function, quick ones first, in a process of its own. Survivors are printed as they are found;
docs/mutants.md says why the known ones are harmless. The interpreted engine is used: run with PYTHONPATH=src.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import importlib
import os
import resource
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from time import monotonic
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parent.parent
EXPLAINED = ROOT / "docs" / "mutants.md"
SLOWER = 10  # a test that needs so many times as long as without the mutant is stuck, and so has noticed,
LEAST = 1.0  # but not before it has had so many seconds of the processor
WAITING = 60  # a test that rests so many seconds is stuck too
MEMORY = 4 << 30  # so is one that fills so many bytes
WANTED = 90.0  # per cent
LINES = 20  # of progress where there is no terminal
GAMES = {  # and the heading in docs/mutants.md below which their survivors stand
    "condottiere": "Mutants that survive",
    "tuscany": "The Castles of Tuscany",
    "virtu": "Virtù",
    "wars": "Wars of Italy",
}

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Mod: ast.Mult, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Mutant(NamedTuple):
    """One small change: where, what, and the function's code with it."""

    module: str
    function: str
    line: int
    change: str
    code: CodeType

    @property
    def name(self) -> str:
        """What docs/mutants.md calls it: lines move, this does not. A second equal change in a function ends in #2."""
        return f"{self.module.partition('games.')[2].partition('.')[2]}:{self.function}: {self.change}"


# Making mutants


def changes(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], ast.AST]]]:
    """What can be changed at this very node: a word for it, and the change of an equal node."""
    before = ast.unparse(node) if isinstance(node, ast.expr | ast.stmt) else ""
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            yield f"`{before}` compared otherwise", partial(with_op, at=at, operator=COMPARED[type(operator)]())
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in COUNTED:
        yield f"`{before}` counted otherwise", lambda n: set_field(n, "op", COUNTED[type(n.op)]())  # type: ignore[attr-defined]
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"`{before}` with and/or exchanged", lambda n: set_field(n, "op", other)
    elif isinstance(node, ast.UnaryOp):
        yield f"`{before}` without its sign", lambda n: n.operand  # type: ignore[attr-defined]
    elif isinstance(node, ast.IfExp):
        yield f"`{before}` turned round", lambda n: ast.IfExp(n.test, n.orelse, n.body)  # type: ignore[attr-defined]
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{before} negated", lambda n: ast.Constant(not n.value)  # type: ignore[attr-defined]
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield f"{before} one more", lambda n: ast.Constant(n.value + 1)  # type: ignore[attr-defined]
    elif isinstance(node, ast.Return) and node.value is not None and before != "return None":
        yield f"`{before}` returns nothing", lambda n: ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Expr | ast.Assign | ast.AugAssign | ast.Break | ast.Continue):
        yield f"`{before}` left out", lambda n: ast.Pass()
    if isinstance(node, ast.AugAssign):
        yield f"`{before}` left out", lambda n: ast.Pass()
    if isinstance(node, ast.If):
        yield f"`if {ast.unparse(node.test)}` always", lambda n: set_field(n, "test", ast.Constant(True))
        yield f"`if {ast.unparse(node.test)}` never", lambda n: set_field(n, "test", ast.Constant(False))


def with_op(node: ast.AST, at: int, operator: ast.cmpop) -> ast.AST:
    """A comparison with one operator exchanged."""
    assert isinstance(node, ast.Compare)
    node.ops[at] = operator
    return node


def set_field(node: ast.AST, field: str, value: ast.AST) -> ast.AST:
    """The node with one field exchanged."""
    setattr(node, field, value)
    return node


class Exchange(ast.NodeTransformer):
    """Puts a changed node in the place of one node."""

    def __init__(self, target: ast.AST, change: Callable[[ast.AST], ast.AST]) -> None:
        self.target, self.change = target, change

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.target:
            return ast.copy_location(self.change(copy.deepcopy(node)), node)
        changed: ast.AST = self.generic_visit(node)
        return changed


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module, by qualified name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def places(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Every node of a function's body but docstrings, assertions about types, and annotations."""
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_text or isinstance(node, ast.Assert | ast.FormattedValue | ast.JoinedStr):
            continue
        yield node
        fields = [child for name, child in ast.iter_fields(node) if name not in ("annotation", "ctx")]
        for child in reversed(fields):
            inside = child if isinstance(child, list) else [child]
            waiting += [one for one in reversed(inside) if isinstance(one, ast.AST)]


def code_of(module: CodeType, name: str) -> CodeType:
    """A function's code within its compiled module."""
    found = module
    for part in name.split("."):
        found = next(c for c in found.co_consts if isinstance(c, CodeType) and c.co_name == part)
    return found


def mutants_of(module: str) -> list[Mutant]:
    """All mutants of a module; only the function itself is compiled anew."""
    path = Path(importlib.import_module(module).__file__ or "")
    found = []
    for name, function in functions(ast.parse(path.read_text(encoding="utf-8"))):
        if name.endswith(".__init__"):
            continue
        alike: Counter[str] = Counter()
        has_super = any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(function))
        for place, node in enumerate(places(function)):
            for which, (word, _) in enumerate(changes(node)):
                twin = copy.deepcopy(function)
                target = list(places(twin))[place]
                _, change = list(changes(target))[which]
                Exchange(target, change).visit(twin)
                if has_super:  # or without its `super()` the function could not take the code
                    twin.body.insert(0, ast.Expr(ast.Name("__class__", ast.Load())))
                code = code_of(compile(alone(twin, name), str(path), "exec"), name)
                line = getattr(node, "lineno", function.lineno)
                alike[word] += 1
                number = f" #{alike[word]}" if alike[word] > 1 else ""
                found.append(Mutant(module, name, line, word + number, code))
    return found


def alone(function: ast.FunctionDef, name: str) -> ast.Module:
    """A module with nothing but this function, in a class of the right name if it is a method."""
    tree = ast.parse("from __future__ import annotations\nclass C: pass\n")
    future, group = tree.body
    assert isinstance(group, ast.ClassDef)
    if "." in name:
        group.name, group.body = name.partition(".")[0], [function]
        tree.body = [future, group]
    else:
        tree.body = [future, function]
    return ast.fix_missing_locations(tree)


def function_named(module: str, name: str) -> FunctionType:
    """The function or method itself."""
    found: object = importlib.import_module(module)
    for part in name.split("."):
        found = vars(found)[part]
    assert isinstance(found, FunctionType)
    return found


# Running the tests


class Test(NamedTuple):
    """A test that can be called without pytest: a plain function and its arguments."""

    function: Callable[..., object]
    arguments: dict[str, object]


class Reach:
    """Notes which of the game's functions each test calls, and how long the test takes."""

    def __init__(self, modules: list[str]) -> None:
        self.files = {importlib.import_module(module).__file__: module for module in modules}
        self.tests: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
        self.plain: dict[str, Test] = {}  # by the test's id
        self.failed = 0
        self.called: set[tuple[str, str]] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that need nothing but their parameters."""
        for item in items:
            if isinstance(item, pytest.Function):
                arguments = dict(item.callspec.params) if hasattr(item, "callspec") else {}
                if set(item.fixturenames) <= set(arguments):
                    self.plain[item.nodeid] = Test(item.obj, arguments)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Watch a test."""
        self.called = set()
        sys.setprofile(self.watch)
        try:
            yield
        finally:
            sys.setprofile(None)

    def watch(self, frame: object, event: str, _: object) -> None:
        """A function was called."""
        code: CodeType | None = getattr(frame, "f_code", None)
        if event == "call" and code is not None and code.co_filename in self.files:
            self.called.add((self.files[code.co_filename], code.co_qualname))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test is over."""
        self.failed += report.failed
        if report.when == "call":
            for module, name in self.called:
                self.tests[module, name.partition(".<")[0]][report.nodeid] = report.duration


def run_quietly(arguments: list[str], plugins: list[object]) -> int:
    """Run the rule tests among these without a word, and without plugins, whose fixtures would cling to every test."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(pytest.main(["-q", "-x", "-m", "rule", "-p", "no:cacheprovider", *arguments], plugins=plugins))


def killer_of(mutant: Mutant, tests: dict[str, float], plain: dict[str, Test]) -> str | None:
    """The first of these tests that fails; run in a forked process, so that nothing of the mutant remains.

    The child says a byte before each test, so that one in which it got stuck is known too.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            function_named(mutant.module, mutant.function).__code__ = mutant.code
            with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
                for test, seconds in tests.items():
                    os.write(writing, b".")
                    signal.setitimer(signal.ITIMER_PROF, max(LEAST, SLOWER * seconds))  # ends the process
                    signal.alarm(WAITING)
                    if test in plain:
                        plain[test].function(**plain[test].arguments)
                    elif run_quietly([test], []) != 0:
                        os._exit(1)
            os._exit(0)
        finally:
            os._exit(1)
    os.close(writing)
    _, status = os.waitpid(child, 0)
    told = os.read(reading, len(tests) + 1)
    os.close(reading)
    if status and not told:
        raise RuntimeError(f"{mutant.name}: no test could be run")
    return None if status == 0 else list(tests)[len(told) - 1]


def main() -> None:
    """Look at one game, or at all of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--only", default="", help="only mutants whose name contains this")
    parser.add_argument("--one-in", type=int, default=1, help="a sample: one mutant in so many")
    given = parser.parse_args()
    os.chdir(ROOT)
    shares = [examine(game, given.only, given.one_in) for game in ([given.game] if given.game else GAMES)]
    sys.exit(min(shares) < WANTED)


def examine(game: str, only: str, one_in: int) -> float:
    """Make a game's mutants, run the tests, print the survivors; how many per cent were noticed."""
    package = f"signoria.games.{game}"
    steps = Path(importlib.import_module(f"{package}.steps").__file__ or "").parent
    modules = [f"{package}.{name}" for name in ("scoring", "parting") if (steps.parent / f"{name}.py").is_file()]
    modules += [f"{package}.steps.{file.stem}" for file in sorted(steps.glob("[a-z]*.py"))]
    console = Console()
    if not all(str(importlib.import_module(module).__file__).endswith(".py") for module in modules):
        sys.exit("mutation testing needs the interpreted engine: PYTHONPATH=src")
    console.print(f"{game}: running the rule tests once to see which functions each of them reaches…")
    reach = Reach(modules)
    if run_quietly([f"tests/games/{game}"], [reach]) != 0:
        sys.exit("the rule tests fail without any mutant")
    mutants = [mutant for module in modules for mutant in mutants_of(module) if only in mutant.name][::one_in]
    survivors, unexplained = 0, 0
    explained = explained_below(GAMES[game], EXPLAINED.read_text(encoding="utf-8"))
    for mutant in watched(console, mutants, survivors_among(mutants, reach)):
        is_known = mutant.name.replace("`", "") in explained
        survivors += 1
        unexplained += not is_known
        console.print(
            f"{'explained' if is_known else 'SURVIVES '} line {mutant.line} {mutant.name}", markup=False, soft_wrap=True
        )
    share = 100 * (1 - survivors / max(1, len(mutants)))
    console.print(
        f"{len(mutants)} mutants, {survivors} survive, {unexplained} of them unexplained: {share:.1f} % killed"
    )
    return share


def explained_below(heading: str, text: str) -> set[str]:
    """What stands in the first column of the table there, without backquotes; a bar in a name is written `\\|`."""
    section = text.partition(f"# {heading}\n")[2].partition("\n## ")[0]
    cells = [line.split(" | ")[0].removeprefix("| ") for line in section.splitlines()]
    return {cell.replace("`", "").replace("\\|", "|") for cell in cells}


def survivors_among(mutants: list[Mutant], reach: Reach) -> Iterator[Mutant | None]:
    """For each mutant in turn, itself if no test notices it."""
    killers: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)

    def judge(mutant: Mutant) -> Mutant | None:
        found = reach.tests[mutant.module, mutant.function]
        before = killers[mutant.module, mutant.function]  # what noticed one mutant often notices the next
        order = sorted(found, key=lambda test: (-before[test], found[test]))
        killer = killer_of(mutant, {test: found[test] for test in order}, reach.plain)
        if killer is None:
            return mutant
        before[killer] += 1
        return None

    gc.collect()
    gc.freeze()  # or each child would copy everything while it looks for garbage
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with ThreadPoolExecutor(processors) as pool:
        yield from pool.map(judge, mutants)


def watched(console: Console, mutants: list[Mutant], judged: Iterator[Mutant | None]) -> Iterator[Mutant]:
    """The survivors, while a bar shows how far we are; without a terminal, a line now and then."""
    began = monotonic()
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{len(mutants)} mutants", total=len(mutants))
        for at, survivor in enumerate(judged, start=1):
            progress.advance(task)
            if survivor is not None:
                yield survivor
            if not console.is_terminal and (at * LINES // len(mutants) > (at - 1) * LINES // len(mutants)):
                console.print(f"{at} of {len(mutants)} mutants after {monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
