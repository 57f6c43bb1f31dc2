"""`signoria verify` and `signoria replay`: true records, changed ones, and files that are none."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from commands import finished, refused, run

import signoria


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game with sealed luck, as a file."""
    file = tmp_path / "game.txt"
    file.write_text(finished(None).record(), encoding="utf-8")
    return file


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
        (replaced("rules: 2", "rules: 77"), "line 3: rules: "),
        (replaced("rules: 2", "rules: one"), "line 3: rules: "),
        (replaced("rules: 2", "rules: --1"), "line 3: rules: "),
        (replaced("rules: 2", "rules: " + "9" * 5000), "line 3: rules: "),
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
