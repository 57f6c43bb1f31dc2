"""The pictures in the rules: as the engine tells their positions, each with a caption and words in every language."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from signoria import rulebook
from signoria.texts import languages

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "signoria" / "locale"
FILES = sorted((ROOT / "web" / "src" / "games").glob("*/pictures.toml"))
every_album = pytest.mark.parametrize("file", FILES, ids=[file.parent.name for file in FILES])


def maker() -> ModuleType:
    """The script that writes them."""
    spec = importlib.util.spec_from_file_location("make_pictures", ROOT / "web" / "make_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # msgspec looks there for the types of fields
    spec.loader.exec_module(module)
    return module


def test_three_games_have_pictures() -> None:
    assert {file.parent.name for file in FILES} >= {"condottiere", "tuscany", "virtu"}


@every_album
def test_the_pictures_are_as_the_engine_tells_them(file: Path) -> None:
    written = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    assert written == json.loads(maker().album_of(file)), "make pictures"


@every_album
def test_every_picture_belongs_to_a_rule(file: Path) -> None:
    rules = {rule.id for rule in rulebook.read(file.parent.name).rules}
    pictures = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    assert {picture["rule"] for picture in pictures} <= rules
    assert len({picture["id"] for picture in pictures}) == len(pictures)


@every_album
@pytest.mark.parametrize("lang", languages())
def test_every_picture_has_a_caption_and_is_told_in_words(file: Path, lang: str) -> None:
    game = file.parent.name
    pictures = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    told = {}
    for entry in parse((LOCALE / lang / f"pictures-{game}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk)
        if isinstance(entry, fluent.Message):
            told[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
    assert told == {f"{game}-picture-{picture['id']}": ["alt"] for picture in pictures}
