"""What the documents say is so: their examples run, and nothing of a form is left out."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from tables import lay, play

import signoria
from signoria.games.condottiere.game import GRAMMAR
from signoria.games.condottiere.position import Position, SeatPosition
from signoria.games.condottiere.view import CondottiereView
from signoria.match.record import FIELDS

DOCS = Path(__file__).parents[1] / "docs"
POSITIONS = (DOCS / "positions.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The examples in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def rows(text: str) -> set[str]:
    """What the tables explain: the names in their first column."""
    return set(re.findall(r"^\| `([a-z-]+)", text, re.MULTILINE))


def test_the_positions_field_by_field() -> None:
    fields = {field.name for kind in (Position, SeatPosition) for field in msgspec.structs.fields(kind)}
    assert rows(POSITIONS) == fields | set(GRAMMAR.makers)


@pytest.mark.parametrize("text", blocks(POSITIONS, "toml"))
def test_every_written_position_can_be_played_and_written_again(text: str) -> None:
    match = signoria.from_position("condottiere", tomllib.loads(text), seed=1)
    assert match.to_act
    assert signoria.from_position("condottiere", match.position()).position() == match.position()


def test_the_first_position_is_as_the_text_says() -> None:
    match = lay(blocks(POSITIONS, "toml")[0])
    assert match.to_act == (0,)
    table = play(match, "0 play winter").view(0)
    assert isinstance(table, CondottiereView)
    assert [seat.strength.total for seat in table.table] == [4, 3, 2]


def test_the_lanes_are_as_the_text_says() -> None:
    match = lay(blocks(POSITIONS, "toml")[2])
    assert match.to_act == (1,)
    assert [move.text for move in match.choices(1)] == ["keep hand", "discard hand"]


def test_the_records_field_by_field() -> None:
    assert rows(RECORDS) == set(FIELDS)


def test_the_form_of_a_record() -> None:
    example = blocks(RECORDS, "")[0]
    match = signoria.new("condottiere", 2, 1516, {"opener": 0})
    play(match, "0 at firenze", "0 play 3", "1 play spring")
    again = signoria.replay(example)
    assert again.record(private=True) == match.record(private=True)
    assert again.record(private=True).startswith(example.partition("\n\n")[0])
    assert signoria.verify(example).is_true


@pytest.mark.parametrize("options", [{}, {"points": 8}, {"hidden_cards": True, "opener": 1}, {"capture_regions": True}])
def test_a_verifier_of_ones_own_agrees_with_ours(tmp_path: Path, options: dict[str, bool | int]) -> None:
    program = tmp_path / "verifier.py"
    program.write_text(blocks(RECORDS, "python")[0], encoding="utf-8")
    sealed = signoria.Sealed(bytes(range(32)), ("salve", "ciao", "čau"), "a-match")
    match = signoria.new("condottiere", 3, options=options, sealed=sealed)
    bot = signoria.bot("random", 1)
    while match.to_act:
        match.play(match.to_act[0], bot.choose(match.view(match.to_act[0]), match.choices(match.to_act[0])))
    record = match.record()
    assert signoria.verify(record).is_true
    assert " keep " in record
    assert own_verdict(program, record) == f"true: {signoria.verify(record).luck_moves} chance moves"
    last = record.rindex("deal ")
    changed = record[:last] + re.sub(r"^deal \w+", swap, record[last:])
    assert own_verdict(program, changed).startswith("chance move ")
    assert not signoria.verify(changed).is_true
    assert "committed" in own_verdict(program, record.replace("secret: 00", "secret: 01"))


def swap(found: re.Match[str]) -> str:
    """Another card."""
    return "deal 2" if found[0] == "deal 1" else "deal 1"


def own_verdict(program: Path, record: str) -> str:
    """What the program of the document says, run without our package."""
    file = program.parent / "game.txt"
    file.write_text(record, encoding="utf-8")
    done = subprocess.run([sys.executable, "-I", program, file], capture_output=True, text=True, check=True)
    return done.stdout.strip()
