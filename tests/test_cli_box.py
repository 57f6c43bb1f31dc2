"""`signoria components`: what lies in the box, on the command line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from commands import refused, run

import signoria
from signoria.kernel.registry import find


def told(folder: Path, *words: str) -> str:
    """What the command prints."""
    return run(folder, "components", *words).stdout


@pytest.mark.parametrize("game", ["condottiere", "tuscany", "virtu", "wars-of-italy"])
def test_the_list_has_every_kind_and_thing(tmp_path: Path, game: str) -> None:
    lines = told(tmp_path, game, "--plain").splitlines()
    box = signoria.components(game)
    assert len([line for line in lines if line.startswith("- ")]) == len(box)
    assert lines[0].startswith("Edition: ")


def test_a_thing_is_told_whole(tmp_path: Path) -> None:
    text = told(tmp_path, "virtu", "cardinal")
    assert "Cardinal\nNobles · noble:cardinal\n" in text
    for line in ("Price: 3 florins and 1 cross", "You may own: 1", "Symbols: 1 crown and 1 cross", "Action: Govern"):
        assert line in text.splitlines()
    assert "What it does: As an action card in a room it performs Govern." in text
    assert "Origin: reconstructed. " in text
    assert "Rules: V1.5, V2.1, V7.4, V7.5, V4.1" in text


@pytest.mark.parametrize(
    ("words", "title"),
    [
        (("virtu", "CITY:Rome"), "Rome"),
        (("virtu", "podesta"), "Podestà"),
        (("virtu", "lorenzo", "de’", "medici"), "Lorenzo de’ Medici"),
        (("virtu", "florence-2"), "Room 2 of Florence"),
        (("virtu", "janov", "--lang", "cs"), "Janov"),
        (("condottiere", "зима", "--lang", "ru"), "Зима"),
        (("condottiere-mini", "drummer"), "Drummer"),
    ],
)
def test_a_thing_is_found_by_id_or_name(tmp_path: Path, words: tuple[str, ...], title: str) -> None:
    assert told(tmp_path, *words).startswith(f"{title}\n")


def test_one_of_several_must_be_named(tmp_path: Path) -> None:
    problem = refused(tmp_path, "components", "tuscany", "quarry")
    assert "tile:quarry (quarry), card:quarry (quarry) or colour-bonus:quarry (quarries); say which" in problem


def test_an_unknown_thing_has_neighbours(tmp_path: Path) -> None:
    assert "did you mean region:venezia (Venezia)?" in refused(tmp_path, "components", "condottiere", "venecia")
    assert "did you mean noble:standard_bearer" in refused(tmp_path, "components", "virtu", "bearer")
    problem = refused(tmp_path, "components", "virtu", "zzzz")
    assert problem == "signoria: there is no “zzzz” in the box of Virtù\n"


def test_json_is_for_programs(tmp_path: Path) -> None:
    whole = json.loads(told(tmp_path, "condottiere", "--json"))
    assert len(whole) == len(signoria.components("condottiere"))
    winter = json.loads(told(tmp_path, "condottiere", "winter", "--json"))
    assert winter in whole
    assert (winter["kind"], winter["origin"], winter["rules"]) == ("card", "printed", ["C3.2", "C0.2"])
    assert winter["does"] == {"type": "phrase", "key": "does-card-winter", "args": {"number": counted(1)}}


def counted(number: int) -> dict[str, object]:
    """A bare number, as JSON has it."""
    return {"type": "count", "number": number, "unit": ""}


def test_corrections_are_listed_and_shown(tmp_path: Path) -> None:
    (tmp_path / "my-box.toml").write_text("[cities.siena]\nvalue = 4\n", encoding="utf-8")
    lines = told(tmp_path, "virtu", "--components", "my-box.toml").splitlines()
    assert lines[1:3] == ["Differs from the standard components:", "  cities.siena.value: 3 → 4"]
    siena = told(tmp_path, "virtu", "siena", "--components", "my-box.toml").splitlines()
    assert "Value: 4" in siena
    assert (
        "Origin: corrected. It differs from the standard components, as an owner of the box has corrected it." in siena
    )


# Exporting


@pytest.mark.parametrize("game", ["condottiere", "condottiere-mini", "tuscany", "virtu", "wars-of-italy"])
def test_what_is_exported_is_the_standard_edition(tmp_path: Path, game: str) -> None:
    assert "my-box.toml" in told(tmp_path, game, "--export", "my-box.toml")
    text = (tmp_path / "my-box.toml").read_text(encoding="utf-8")
    assert text.startswith("# The components of ")
    seats = find(game).seats.start
    usual = signoria.new(game, seats, seed=1)
    assert signoria.new(game, seats, seed=1, components=text).record() == usual.record()


def test_a_file_is_overwritten_only_by_force(tmp_path: Path) -> None:
    mine = tmp_path / "my-box.toml"
    mine.write_text("mine", encoding="utf-8")
    problem = refused(tmp_path, "components", "virtu", "--export", mine)
    assert problem == f"signoria: {mine} exists already; choose another name, or say --force\n"
    assert mine.read_text(encoding="utf-8") == "mine"
    run(tmp_path, "components", "virtu", "--export", mine, "--force")
    assert "[cities]" in mine.read_text(encoding="utf-8")


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    for place in ("nowhere/my-box.toml", "a" * 300, f".{os.sep}"):
        problem = refused(tmp_path, "components", "virtu", "--export", place, "--force")
        assert "cannot be written" in problem
    assert list(tmp_path.glob("tmp*")) == []


def test_an_export_takes_no_thing_and_no_corrections(tmp_path: Path) -> None:
    problem = "leave out THING and --components"
    assert problem in refused(tmp_path, "components", "virtu", "rome", "--export", "my-box.toml")
    assert problem in refused(tmp_path, "components", "virtu", "--export", "a.toml", "--components", "b.toml")
