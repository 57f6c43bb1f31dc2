"""The file of a simulation: whole rows only, of one contest only."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from signoria import BadInput
from signoria.lab.ledger import Ledger
from signoria.lab.simulate import Played, play_game, set_up

CONTEST = set_up("condottiere", 2, ["random"], 5, {"points": 3})


def games(count: int) -> list[Played]:
    """The first games of the contest."""
    found = [play_game(CONTEST.job(number)) for number in range(count)]
    return [one for one in found if isinstance(one, Played)]


def written(file: Path, count: int = 3) -> bytes:
    """A file with so many games."""
    with Ledger(file, CONTEST) as ledger:
        for number, one in enumerate(games(count)):
            ledger.add(number, one)
    return file.read_bytes()


def rows(file: Path) -> dict[int, Played]:
    """What is read from it."""
    with Ledger(file, CONTEST) as ledger:
        return ledger.rows


def test_what_is_written_is_read(tmp_path: Path) -> None:
    text = written(tmp_path / "games.csv").decode()
    assert text.splitlines()[0].startswith(f'# signoria sim {{"game":"condottiere","rules":{CONTEST.rules},')
    assert text.splitlines()[1] == "game,seed,bots,winners,points,reason,decisions"
    assert text.splitlines()[2].startswith("0,5,random random,")
    assert rows(tmp_path / "games.csv") == dict(enumerate(games(3)))


@pytest.mark.parametrize("torn", [1, 5, 20])
def test_what_is_left_of_a_row_is_cut_off(tmp_path: Path, torn: int) -> None:
    file = tmp_path / "games.csv"
    whole = written(file)
    file.write_bytes(whole[:-torn])
    assert list(rows(file)) == [0, 1]
    assert file.read_bytes() == b"".join(whole.splitlines(keepends=True)[:-1])
    with Ledger(file, CONTEST) as ledger:
        ledger.add(2, games(3)[2])
    assert file.read_bytes() == whole


def test_a_torn_head_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    head = written(file, 0)
    for length in (0, 1, 20, len(head) - 1, len(head)):
        file.write_bytes(head[:length])
        assert rows(file) == {}
        assert file.read_bytes() == head


@pytest.mark.parametrize("text", ["Caro amico", "a,b\n1,2\n", "# signoria sim no settings\n", "\n", "\0\xff\n"])
def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(BadInput, match=r"letter\.txt exists and is no file of `signoria sim`"):
        Ledger(file, CONTEST)
    assert file.read_text(encoding="latin-1") == text


def test_the_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    whole = written(file)
    other = set_up("condottiere", 3, ["greedy", "random"], 6)
    with pytest.raises(BadInput, match="holds other games") as problem:
        Ledger(file, other)
    for words in ("seats 2, not 3", "bots random, not greedy,random", "seed 5, not 6", "options points=3, not none"):
        assert words in str(problem.value)
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "row",
    [
        "2,7,random random,0,3 1,points",
        "2,7,random random,0,3 1,points,many",
        "two,7,random random,0,3 1,points,50",
        "2,8,random random,0,3 1,points,50",
        "2,7,random greedy,0,3 1,points,50",
        "2,7,random random,,3 1,points,50",
        "2,7,random random,2,3 1,points,50",
        "2,7,random random,0,3,points,50",
        "-1,4,random random,0,3 1,points,50",
        "",
    ],
)
def test_a_row_that_is_no_game_is_named_by_its_line(tmp_path: Path, row: str) -> None:
    file = tmp_path / "games.csv"
    file.write_bytes(written(file, 2) + f"{row}\n".encode())
    with pytest.raises(BadInput, match=r"games\.csv, line 5: this is no game"):
        Ledger(file, CONTEST)


def test_only_one_run_writes(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    program = (
        "import sys, test_ledger as t\nfrom pathlib import Path\n"
        "try: t.Ledger(Path(sys.argv[1]), t.CONTEST)\nexcept t.BadInput as problem: print(problem)"
    )
    path = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    words = [sys.executable, "-c", program, str(file)]
    with Ledger(file, CONTEST):
        done = subprocess.run(words, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    assert "is being written by another run" in done.stdout


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path / "no" / "such.csv", tmp_path, Path("nul\0l"), Path("/dev/null")):
        with pytest.raises(BadInput, match="cannot be written"):
            Ledger(place, CONTEST)


def test_a_full_disk_is_said_and_a_torn_row_repaired(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    whole = written(file)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    file.unlink()
    with Ledger(file, CONTEST) as ledger:
        *firsts, last = games(3)
        for number, one in enumerate(firsts):
            ledger.add(number, one)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) - 3, usual[1]))
        try:
            with pytest.raises(BadInput, match=r"games\.csv cannot be written: file too large"):
                ledger.add(2, last)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert file.read_bytes() == whole[:-3]
    assert list(rows(file)) == [0, 1]


def test_a_bot_with_two_budgets_is_one_cell(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    contest = msgspec.structs.replace(CONTEST, bots=("ismcts:9it,400ms", "random"))
    played = games(1)[0]._replace(bots=contest.table(0))
    with Ledger(file, contest) as ledger:
        ledger.add(0, played)
    assert ',"ismcts:9it,400ms random",' in file.read_text(encoding="utf-8")
    with Ledger(file, contest) as ledger:
        assert ledger.rows == {0: played}
