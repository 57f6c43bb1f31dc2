"""What the view of Wars of Italy tells a board besides the pieces: zones, who besieges, and what would end the game."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, NAPLES, lay, state, view

from signoria.games.wars.view import Zone
from signoria.kernel.phrases import Phrase

SPRING = 'phase = "act 0"\n[france]\ntoken = 4\n'


@pytest.mark.rule("W2.2")
def test_the_zones_of_a_track_follow_each_other_from_france_to_naples() -> None:
    table = lay(SPRING)
    zones = view(table).zones
    assert [(one.power, one.is_alliance) for one in zones] == [
        ("france", True), ("france", False), ("", False), ("naples", False), ("naples", True),
    ]  # fmt: skip
    italy = state(table).italy
    spaces = [space for one in zones for space in range(one.first, one.last + 1)]
    assert spaces == list(range(italy.lowest, italy.highest + 1))


@pytest.mark.rule("W2.2")
@pytest.mark.parametrize("influence", range(-6, 7))
def test_a_city_favours_whom_the_zone_of_its_marker_belongs_to(influence: int) -> None:
    seen = view(lay(f"{SPRING}[major.rome]\ninfluence = {influence}\n"))
    zone = next(one for one in seen.zones if one.first <= influence <= one.last)
    assert isinstance(zone, Zone)
    assert seen.favours["rome"] == zone.power


@pytest.mark.rule("W2.4")
def test_troops_besiege_or_only_stand_before_a_city() -> None:
    text = (
        f"{SPRING}troops = {{ siena = 1, pisa = 1, civitavecchia = 1, ravenna = 1, milan = 1 }}\n"
        "[naples]\ntroops = { naples = 2 }\n"
        "[major.florence]\ninfluence = -3\n[major.rome]\ninfluence = 3\n[major.venice]\ninfluence = 0\n"
    )
    seen = view(lay(text))
    assert set(seen.besieging[FRANCE]) == {"siena", "civitavecchia"}  # neutral for all; hostile
    assert seen.before[FRANCE] == ("ravenna",)  # of a neutral major city; Pisa favours France
    assert seen.besieging[NAPLES] == ()
    assert seen.before[NAPLES] == ()


@pytest.mark.rule("W6.1")
def test_whoever_looks_is_told_that_france_would_win() -> None:
    assert view(lay(SPRING)).looming is None
    text = 'phase = "act 0"\n[france]\ntoken = 4\ncities = ["turin", "milan", "naples"]\n'
    text += '[naples]\ncities = ["rossano", "reggio", "bari"]\n'
    assert view(lay(text)).looming == Phrase("looming-naples")


@pytest.mark.rule("W1.1")
def test_there_are_no_places_on_virtus_city_track() -> None:
    assert view(lay(SPRING)).places == ()
