"""The command line, driven for real: every command in a process of its own."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest
from commands import finished, refused, run

import signoria
from signoria import build

COMMANDS = ("play", "verify", "replay", "fuzz", "rules", "doctor")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game with sealed luck, as a file."""
    file = tmp_path / "game.txt"
    file.write_text(finished(None).record(), encoding="utf-8")
    return file


# Help


def test_help_names_every_command(tmp_path: Path) -> None:
    for told in (run(tmp_path, "--help").stdout, run(tmp_path).stdout):
        assert all(f"  {command}" in told for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(tmp_path: Path, command: str) -> None:
    assert f"Example: signoria {command}" in run(tmp_path, command, "--help").stdout


# Verifying and replaying


def test_a_true_record_is_true(tmp_path: Path, game: Path) -> None:
    told = json.loads(run(tmp_path, "verify", game, "--json").stdout)
    assert told["is_true"] is True
    assert told["luck_moves"] > 20


def test_a_changed_card_is_found(tmp_path: Path, game: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("*"))
    first = lines[at].split("; ")[1]
    other = "deal 2" if first == "deal 1" else "deal 1"
    lines[at] = lines[at].replace(first, other, 1)
    game.write_text("\n".join(lines), encoding="utf-8")
    told = run(tmp_path, "verify", game, code=1).stdout
    assert f"line {at + 1}: " in told
    assert json.loads(run(tmp_path, "verify", game, "--json", code=1).stdout)["is_true"] is False


def test_a_running_record_cannot_be_verified_yet(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(signoria.new("condottiere", 2).record(), encoding="utf-8")
    assert "cannot be checked yet" in run(tmp_path, "verify", "game.txt", code=1).stdout


def test_a_seats_record_cannot_be_verified(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished().record(0), encoding="utf-8")
    run(tmp_path, "verify", "game.txt", code=1)


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_a_file_that_is_no_record(tmp_path: Path, command: str) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "letter").write_text("Caro amico\n", encoding="utf-8")
    (tmp_path / "empty").touch()
    for name, problem in [
        ("binary", "not a text file"),
        ("letter", "line 1: a record begins with"),
        ("empty", "line 1: a record begins with"),
        ("nowhere", "no such file"),
        (".", "is a directory"),
    ]:
        assert problem in refused(tmp_path, *command.split(), name)


def test_a_game_is_replayed_whole(tmp_path: Path) -> None:
    match = finished()
    (tmp_path / "game.txt").write_text(match.record(), encoding="utf-8")
    told = run(tmp_path, "replay", "game.txt").stdout
    for line in match.record().split("\n\n")[1].splitlines():
        assert line in told
    assert re.search(r"^Seat \d wins: ", told, re.MULTILINE)


def test_a_game_is_replayed_as_a_seat_saw_it(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished(hidden_cards=True).record(), encoding="utf-8")
    told = run(tmp_path, "replay", "game.txt", "--seat", "1").stdout
    assert "Seat 0 is dealt 10 cards." in told
    assert "You are dealt " in told
    assert "Seat 0 plays a card face down." in told
    assert not re.search(
        r"Seat 0 (is dealt|plays) .* face down|Seat 0 is dealt [^0-9a]", told.replace("a card face", "")
    )


def test_the_table_after_a_move(tmp_path: Path) -> None:
    match = finished()
    (tmp_path / "game.txt").write_text(match.record(), encoding="utf-8")
    whole = run(tmp_path, "replay", "game.txt", "--move", "0").stdout
    assert "Hand of seat 0: " in whole
    assert "Hand of seat 1: " in whole
    one = run(tmp_path, "replay", "game.txt", "--move", "4", "--seat", "1").stdout
    assert "Your hand: " in one
    assert "Hand of" not in one
    moves = len([line for line in match.record().split("\n\n")[1].splitlines() if line[0] != "*"])
    assert "wins: " in run(tmp_path, "replay", "game.txt", "--move", str(moves)).stdout
    assert f"to {moves}\n" in refused(tmp_path, "replay", "game.txt", "--move", str(moves + 1))
    assert "the seats are 0 to 1" in refused(tmp_path, "replay", "game.txt", "--seat", "2")


def replaced(old: str, new: str) -> str:
    """The record of a game just begun, with one thing changed."""
    record = signoria.new("condottiere", 2, seed=1).record(private=True)
    assert old in record
    return record.replace(old, new, 1)


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (replaced("game: condottiere", "game: chess"), "line 2: game: there is no game 'chess'"),
        (replaced("game: condottiere\n", ""), "game: "),
        (replaced("rules: 1", "rules: 77"), "line 3: rules: "),
        (replaced("rules: 1", "rules: one"), "line 3: rules: "),
        (replaced("rules: 1", "rules: --1"), "line 3: rules: "),
        (replaced("rules: 1", "rules: " + "9" * 5000), "line 3: rules: "),
        (replaced("seats: 2", "seats: 9"), "line 5: seats: "),
        (replaced("seats: 2", "seats: 2\nseats: 2"), "line 6: seats stands here a second time"),
        (replaced("seats: 2", "chairs: 2"), "line 5: 'chairs' is no header field"),
        (replaced("seats: 2", "seats: 2\noptions: fly=true"), "line 6: options: "),
        (replaced("seats: 2", "seats: 2\noptions: points=--2"), "line 6: options: "),
        (replaced("seats: 2", "seats: 2\noptions: points=" + "9" * 5000), "line 6: options: "),
        (replaced("seats: 2", "position: {"), "line 5: position: "),
        (replaced("seats: 2", 'position: {"a":' + "[" * 9999 + "]" * 9999 + "}"), "line 5: position: "),
        (replaced("seed: 1", "seed: --1"), "line 6: seed: "),
        (replaced("seed: 1", "seed: 1\nwinners: 0"), "line 7: winners: "),
        (replaced("seed: 1", "seed: 2"), "line 8: chance brings "),
        (replaced("* lot", "* throw"), "line 8: there is no outcome "),
        (replaced("* lot", "0 pass\n* lot"), "line 8: chance must act before "),
        (replaced("seed: 1", "secret: zz"), "commitment: is missing"),
        (replaced("\n\n", "\n\nhello\n"), "line 8: a line begins with a seat's number or *"),
        (replaced("", "") + "7 pass\n", "line 10: There is no such seat."),
        (replaced("", "") + "9" * 5000 + " pass\n", "line 10: "),
        (replaced("", "") + "0 fly\n", "line 10: There is no move “fly” in this game."),
        (replaced("", "") + "0 shows 1 winter\n", "line 10: "),
        (replaced("", "") + "0 shows " + "9" * 5000 + ": winter\n", "line 10: "),
        (replaced("", "") + "* deal 1\n", "line 10: "),
    ],
    ids=lambda value: "" if value.startswith("signoria") else value[:40],
)
def test_a_malformed_record_is_refused_with_its_line(tmp_path: Path, record: str, problem: str) -> None:
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    assert problem in refused(tmp_path, "replay", "game.txt")


# Bad arguments


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("fly", "No such command"),
        ("play chess", "there is no game 'chess'"),
        ("play --seats 9", "Condottiere has 2 to 6 seats, not 9"),
        ("play --seats two", "--seats"),
        ("play --wings", "No such option"),
        ("play --option fly=true", "no option 'fly'"),
        ("play --option points=many", "--option points=many"),
        ("play --option points=true", "option points must be a whole number"),
        ("play --option points=5 --option capture_regions=true", "do not go together"),
        ("play --option opening_seven", "needs it"),
        ("play --record no/such/folder/game.txt", "cannot be written"),
        ("play --resume x --seats 3", "--resume says by itself"),
        ("verify", "Missing argument"),
        ("fuzz", "Missing argument"),
        ("fuzz chess", "there is no game 'chess'"),
        ("fuzz condottiere --games 0", "--games"),
        ("fuzz condottiere --seats 7", "Condottiere has 2 to 6 seats, not 7"),
        ("rules chess", "there is no game 'chess'"),
        ("rules condottiere C99", "there is no rule 'C99'"),
        ("doctor --blood", "No such option"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(tmp_path: Path, words: str, problem: str) -> None:
    assert problem in refused(tmp_path, *words.split())


# Fuzzing


def test_random_games_of_all_kinds_do_not_break(tmp_path: Path) -> None:
    told = json.loads(
        run(tmp_path, "fuzz", "condottiere", "--games", "40", "--seed", "9", "--workers", "2", "--json").stdout
    )
    tally = told["tally"]
    assert tally["failures"] == []
    assert tally["games"] == sum(tally["endings"].values()) == sum(tally["seats"].values()) == tally["tables"] == 40
    assert set(tally["seats"]) == {"2", "3", "4", "5", "6"}
    assert tally["of"] > 1000
    assert told["games_per_second"] > 0
    assert not (tmp_path / "fuzz-failures").exists()


def test_equal_seeds_are_equal_games_whoever_plays_them(tmp_path: Path) -> None:
    words = ["fuzz", "condottiere", "--games", "6", "--seats", "2", "--json", "--workers"]
    one, two = (json.loads(run(tmp_path, *words, workers).stdout)["tally"] for workers in ("1", "2"))
    assert one == two


def test_a_failure_is_dumped_as_a_record_that_replays(tmp_path: Path) -> None:
    words = ["fuzz", "condottiere", "--games", "3", "--seed", "4", "--limit", "9", "--workers", "1", "--dump", "dump"]
    told = run(tmp_path, *words, code=1).stdout
    assert "failures   3" in told
    dumps = sorted((tmp_path / "dump").iterdir())
    assert [file.name for file in dumps] == ["condottiere-4.txt", "condottiere-5.txt", "condottiere-6.txt"]
    text = dumps[0].read_text(encoding="utf-8")
    assert "# broken: Broken: a runaway: 9 decisions and no end\n" in text
    assert "# Traceback (most recent call last):\n" in text
    assert len([line for line in text.splitlines() if re.match(r"\d ", line)]) == 9
    run(tmp_path, "replay", dumps[0])
    run(tmp_path, "verify", dumps[0])
    again = re.search(r"^# again: signoria (.*)$", text, re.MULTILINE)
    assert again is not None
    run(tmp_path, *shlex.split(again[1]), code=1)
    assert (tmp_path / "fuzz-failures" / dumps[0].name).read_text(encoding="utf-8") == text


# Rules


def test_rules_by_id_and_by_chapter(tmp_path: Path) -> None:
    assert run(tmp_path, "rules", "condottiere").stdout.startswith("# Condottiere\n")
    one = run(tmp_path, "rules", "condottiere", "c3.1").stdout
    assert one.startswith("**C3.1 Mercenary.** ")
    assert "C3.10" not in one
    chapter = run(tmp_path, "rules", "condottiere", "C4").stdout
    assert re.findall(r"^\*\*(C[\d.]+)", chapter, re.MULTILINE) == [f"C4.{number}" for number in range(1, 8)]
    assert "## End of a round" not in chapter


def checkout(folder: Path, test: str) -> Path:
    """A folder that looks like a checkout with one test file."""
    (folder / "src" / "signoria").mkdir(parents=True)
    (folder / "src" / "signoria" / "build.py").touch()
    (folder / "tests").mkdir()
    (folder / "pyproject.toml").write_text('[project]\nname = "signoria"\n', encoding="utf-8")
    (folder / "tests" / "test_rules.py").write_text(test, encoding="utf-8")
    return folder


def test_coverage_counts_the_tests_that_cite_a_rule(tmp_path: Path) -> None:
    mark = "@pytest.mark." + "rule"
    folder = checkout(tmp_path, f'{mark}("C1.1")\n{mark}(\n    "C1.1",\n    "C1.2",\n)\n{mark}("C1.3")\n')
    told = run(folder, "rules", "condottiere", "C1", "--coverage").stdout
    assert [line.split()[:2] for line in told.splitlines()[:3]] == [["C1.1", "2"], ["C1.2", "1"], ["C1.3", "1"]]
    assert "No test cites" in run(folder, "rules", "condottiere", "--coverage", code=1).stdout


def test_coverage_finds_rules_that_do_not_exist(tmp_path: Path) -> None:
    mark = "@pytest.mark." + "rule"
    folder = checkout(tmp_path, f'{mark}("C1.1", "C1.2", "C1.3", "C1.4")\n{mark}("V1.1")\n')
    told = run(folder, "rules", "condottiere", "C1", "--coverage", code=1).stdout
    assert "Tests cite rules that do not exist: C1.4." in told


# The doctor, and a package without a checkout


def test_the_doctor_says_what_runs(tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "doctor", "--json").stdout)
    assert told["version"] == signoria.__version__
    assert told["engine"] == ("compiled" if build.is_compiled() else "interpreted")
    assert told["games"][0]["id"] == "condottiere"
    assert told["games"][0]["edition"] in finished().record()
    assert "en" in told["languages"]
    assert told["stale"] is False
    text = run(tmp_path, "doctor").stdout
    assert f"engine     {told['engine']}: " in text
    assert "game       condottiere, 2 to 6 seats, rules version 1, edition 2007 " in text


def test_outside_of_a_checkout_nothing_is_compared(tmp_path: Path) -> None:
    package = build.home()
    assert package is not None
    shutil.copytree(package, tmp_path / "elsewhere" / "signoria", ignore=shutil.ignore_patterns("__pycache__"))
    elsewhere = {"PYTHONPATH": str(tmp_path / "elsewhere")}
    assert json.loads(run(tmp_path, "doctor", "--json", more=elsewhere).stdout)["stale"] is None
    told = run(tmp_path, "rules", "condottiere", "--coverage", code=2, more=elsewhere).stderr
    assert "no checkout of the sources with its tests is here" in told


@pytest.mark.skipif(build.built() is None, reason="this run is on the sources, which never are stale")
def test_the_doctor_finds_a_stale_package(tmp_path: Path) -> None:
    folder = checkout(tmp_path, "")
    assert "STALE" in run(folder, "doctor", code=1).stdout
