"""The golden playthroughs are still what the engine plays."""

from __future__ import annotations

import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NAMES = sorted(file.stem for file in HERE.glob("*.txt"))
HOW = "if this is meant, write them anew with `make golden` and read the difference"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The playthroughs as the engine plays them now."""
    folder = tmp_path_factory.mktemp("golden")
    subprocess.run([sys.executable, str(HERE / "make.py"), str(folder)], check=True)
    return folder


def test_there_is_a_file_for_each_game(played: Path) -> None:
    assert sorted(file.stem for file in played.iterdir()) == NAMES, HOW


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str, played: Path) -> None:
    golden = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    now = (played / f"{name}.txt").read_text(encoding="utf-8")
    difference = list(unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2))
    assert golden == now, "\n".join([HOW, *difference[:40]])


@pytest.mark.parametrize("name", NAMES)
def test_playthrough_is_short_enough_to_be_read(name: str) -> None:
    assert (HERE / f"{name}.txt").stat().st_size < 60_000
