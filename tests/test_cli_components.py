"""`--components FILE`: an owner of the box corrects Virtù's components, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import refused, run

import signoria
from signoria.games.virtu.edition import standard_text

CHANGE = "cities.siena.value: 3 → 4"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A corrected components file."""
    file = tmp_path / "my-box.toml"
    file.write_text(standard_text().replace("siena = { value = 3", "siena = { value = 4"), encoding="utf-8")
    return file


@pytest.fixture
def game(tmp_path: Path, box: Path) -> Path:
    """A short game with it, to its end."""
    match = signoria.new("virtu", 3, 5, {"years": 1}, components=box.read_text(encoding="utf-8"))
    while match.to_act:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    file = tmp_path / "game.txt"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_a_game_is_played_with_them_and_its_record_says_so(tmp_path: Path, box: Path) -> None:
    words: list[str | Path] = [
        "play",
        "virtu",
        "--seats",
        "3",
        "--seed",
        "5",
        "--components",
        box,
        "--record",
        "played.txt",
        "--plain",
    ]
    run(tmp_path, *words, typed="")
    text = (tmp_path / "played.txt").read_text(encoding="utf-8")
    assert CHANGE in text
    assert signoria.replay(text, box.read_text(encoding="utf-8")).game.id == "virtu"


def test_a_saved_game_goes_on_with_them_only(tmp_path: Path, box: Path) -> None:
    words: list[str | Path] = [
        "play",
        "virtu",
        "--seats",
        "3",
        "--seed",
        "5",
        "--components",
        box,
        "--record",
        "played.txt",
        "--plain",
    ]
    run(tmp_path, *words, typed="")
    run(tmp_path, "play", "--resume", "played.txt", "--components", box, "--plain", typed="")
    assert "made with other components" in refused(tmp_path, "play", "--resume", "played.txt", "--plain")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_is_read_with_its_own_components_only(tmp_path: Path, game: Path, box: Path, command: str) -> None:
    assert CHANGE in game.read_text(encoding="utf-8")
    run(tmp_path, command, game, "--components", box)
    if command == "verify":
        assert "made with other components" in run(tmp_path, "verify", game, code=1).stdout
    else:
        assert "made with other components" in refused(tmp_path, "replay", game)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "siena = { value = 3",
            "siena = { value = 0",
            "my-box.toml: cities.siena: `value` must lie between 1 and 30, not be 0",
        ),
        ('["siena", "rome"]', '["siena", "roma"]', "my-box.toml: roads.only_34: siena-roma does not join two cities"),
        (
            "bishop = { cost = { F = 2 }",
            "bishop = { cost = { Q = 2 }",
            "my-box.toml: nobles.bishop: `cost` names 'Q', which cannot",
        ),
        ("[cities]", "[towns]", "my-box.toml: towns: there is no such table"),
        ("troops = 6", "troops = six", "my-box.toml: line 13, column 10: this is not TOML: Invalid value"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_its_place(
    tmp_path: Path, box: Path, old: str, new: str, problem: str
) -> None:
    text = standard_text()
    assert old in text
    box.write_text(text.replace(old, new), encoding="utf-8")
    assert problem in refused(tmp_path, "play", "virtu", "--seats", "3", "--components", box, "--plain")


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path, game: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    for words in (["play", "virtu", "--plain"], ["verify", game], ["replay", game]):
        assert "no such file" in refused(tmp_path, *words, "--components", "nowhere.toml")
        assert "not a text file" in refused(tmp_path, *words, "--components", "picture")
