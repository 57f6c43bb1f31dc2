"""The build: which modules are compiled, which engine runs, and whether it still is what the sources say.

Never compiled, and only the standard library: `setup.py` and the Makefile read this file by its path, before anything
is installed; the tests and `signoria doctor` import it.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = "signoria"

COMPILED: Final[tuple[str, ...]] = (
    "signoria.kernel.rng",
    "signoria.kernel.moves",
    "signoria.kernel.steps",
    "signoria.kernel.state",
    "signoria.kernel.play",
    "signoria.kernel.hints",
    "signoria.games.condottiere.components",
    "signoria.games.condottiere.moves",
    "signoria.games.condottiere.events",
    "signoria.games.condottiere.state",
    "signoria.games.condottiere.scoring",
    "signoria.games.condottiere.worlds",
    "signoria.games.condottiere.steps.cards",
    "signoria.games.condottiere.steps.battle",
    "signoria.games.condottiere.steps.aftermath",
    "signoria.games.condottiere.steps.course",
    "signoria.games.condottiere.standing",
    "signoria.games.condottiere.evaluation",
    "signoria.games.condottiere.policy",
    "signoria.games.condottiere.inference",
    "signoria.games.condottiere.hints",
    "signoria.games.tuscany.components",
    "signoria.games.tuscany.moves",
    "signoria.games.tuscany.events",
    "signoria.games.tuscany.state",
    "signoria.games.tuscany.scoring",
    "signoria.games.tuscany.steps.cards",
    "signoria.games.tuscany.steps.display",
    "signoria.games.tuscany.steps.effects",
    "signoria.games.tuscany.steps.paying",
    "signoria.games.tuscany.steps.turn",
    "signoria.games.tuscany.steps.setup",
    "signoria.games.tuscany.steps.course",
    "signoria.games.tuscany.worlds",
    "signoria.games.tuscany.bot",
    "signoria.games.virtu.components",
    "signoria.games.virtu.moves",
    "signoria.games.virtu.events",
    "signoria.games.virtu.parting",
    "signoria.games.virtu.state",
    "signoria.games.virtu.scoring",
    "signoria.games.virtu.steps.forseat",
    "signoria.games.virtu.steps.paying",
    "signoria.games.virtu.steps.cashing",
    "signoria.games.virtu.steps.court",
    "signoria.games.virtu.steps.ground",
    "signoria.games.virtu.steps.actions",
    "signoria.games.virtu.steps.war",
    "signoria.games.virtu.steps.intrigue",
    "signoria.games.virtu.steps.spring",
    "signoria.games.virtu.steps.sieges",
    "signoria.games.virtu.steps.retreats",
    "signoria.games.virtu.steps.reorganising",
    "signoria.games.virtu.steps.winter",
    "signoria.games.virtu.steps.course",
    "signoria.games.virtu.evaluation",
    "signoria.games.virtu.bot",
    "signoria.games.wars.components",
    "signoria.games.wars.moves",
    "signoria.games.wars.events",
    "signoria.games.wars.state",
    "signoria.games.wars.scoring",
    "signoria.games.wars.evaluation",
    "signoria.games.wars.steps.troops",
    "signoria.games.wars.steps.influence",
    "signoria.games.wars.steps.sieges",
    "signoria.games.wars.steps.winter",
    "signoria.games.wars.steps.course",
    "signoria.games.wars.parting",
    "signoria.games.wars.bot",
    "signoria.bots.tree",
    "signoria.lab.cfr",
)

HASHED: Final = (".py", ".toml", ".ftl", ".md")
BUILT: Final = "_built.json"  # lies in the wheel beside the modules, never in the sources

SWITCH: Final = "SIGNORIA_COMPILE"  # 0: plain Python; 1: compiled or not at all; unset: compiled where possible


@dataclass(frozen=True)
class Built:
    """What a wheel says of itself: which sources it was made from, and whether it was compiled."""

    source_hash: str
    compiled: bool

    def to_json(self) -> str:
        """The text that the wheel carries."""
        return json.dumps({"source_hash": self.source_hash, "compiled": self.compiled}, indent=2) + "\n"


def source_file(package: Path, module: str) -> Path:
    """Where a module's source lies below the package's folder."""
    return package.joinpath(*module.split(".")[1:]).with_suffix(".py")


def source_hash(root: Path) -> str:
    """The fingerprint of the sources below the package's folder: equal if and only if they are."""
    whole = sha256()
    for name in sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.suffix in HASHED):
        content = (root / name).read_bytes()
        whole.update(f"{name}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()


def home() -> Path | None:
    """The folder that Python takes the package from, or None if it is not installed."""
    spec = find_spec(PACKAGE)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def is_compiled(module: str = "signoria.kernel.play") -> bool:
    """Does this module come from an extension module? The kernel's `play` speaks for the whole engine."""
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def built() -> Built | None:
    """What the installed wheel says of itself, or None where the sources themselves run."""
    folder = home()
    if folder is None or not (folder / BUILT).is_file():
        return None
    told = json.loads((folder / BUILT).read_text(encoding="utf-8"))
    return Built(source_hash=str(told["source_hash"]), compiled=bool(told["compiled"]))


def is_stale(source_root: Path) -> bool:
    """Was the installed wheel made from other sources than those in this package folder? The sources never are."""
    wheel = built()
    return wheel is not None and wheel.source_hash != source_hash(source_root)


def obstacle() -> str | None:
    """Why the engine cannot be compiled on this machine, and what to do about it; None if it can."""
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]}); on Debian: sudo apt install build-essential python3-dev"
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    trial = subprocess.run(
        [*compiler, *headers, "-fsyntax-only", "-x", "c", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
        check=False,
    )
    if trial.returncode:
        return "the C compiler finds no Python.h or C library; on Debian: sudo apt install build-essential python3-dev"
    return None


def may_compile() -> bool:
    """Should the engine be compiled here: by the switch, or else if nothing stands in the way?"""
    switch = os.environ.get(SWITCH, "")
    if switch not in ("", "0", "1"):
        raise ValueError(f"{SWITCH} is {switch!r}; it must be 0, 1 or unset")
    return switch == "1" or (switch == "" and obstacle() is None)


def why_rebuild(source_root: Path) -> str | None:
    """Why the installed wheel is not the one that these sources would give now; None if it is."""
    wheel = built()
    if wheel is None:
        return "no wheel is installed"
    if wheel.source_hash != source_hash(source_root):
        return "the sources have changed"
    if wheel.compiled != may_compile():
        return "it is compiled" if wheel.compiled else "it can be compiled now"
    return None


if __name__ == "__main__":  # so asks the Makefile: `python -I src/signoria/build.py`
    sys.exit(why_rebuild(Path(__file__).parent))
