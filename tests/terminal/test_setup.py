"""Setting up a table with the arrow keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import finished
from terminal.screens import CTRL_C, DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, terminal

import signoria
from signoria.bots import NAMED
from signoria.bots.ladder import RatedTable, Rating
from signoria.bots.opponents import ranked, usual
from signoria.kernel.registry import find, games
from signoria.terminal.files import Saved
from signoria.terminal.plugs import PLUGS, plug_of
from signoria.terminal.setup import START, GameMenu, Plan, TableMenu
from signoria.terminal.sitters import PERSON, note_sitters, noted_sitters
from signoria.texts import languages, texts_in


def test_enter_and_enter_begin_a_game_against_three_captains(tmp_path: Path) -> None:
    with terminal(tmp_path, "play") as t:
        t.see("What would you like to play?")
        t.press(ENTER)
        t.see("▸ Start the game")
        t.press(ENTER)
        t.see("Condottiere, 4 seats. You are seat 0; the others are bots (captain", "Seat 3", "Your hand: ")
        t.press(CTRL_C)
        assert t.end() == 130
    with terminal(tmp_path, "play") as t:  # and the game just left is offered
        t.see("Go on with condottiere-")
        t.press(*[DOWN] * len(PLUGS))
        t.see("Condottiere, 4 seats, saved ")
        t.press(ENTER)
        t.see("You are seat 0; the others are bots (captain", "Your hand: ")


def test_everything_can_be_chosen_with_the_arrow_keys(tmp_path: Path) -> None:
    with terminal(tmp_path, "play condottiere --seed 3") as t:
        t.see("A table of Condottiere", "▸ Start the game")
        t.press(DOWN, LEFT, LEFT)  # two seats
        t.press(DOWN, DOWN, *[LEFT] * (ranked("condottiere", 2).index("captain") + 1))  # a person on seat 1
        t.see("Seat 1                          ‹ a person ›")
        t.press(DOWN, RIGHT)
        t.see("Who opens                       ‹ seat 0 ›", "(Rule C1.2)")
        t.press(*[UP] * 7, RIGHT)
        t.see("Capturing regions               ‹ yes ›", "(Rule C8.4)")
        t.press(UP, UP, RIGHT)
        t.see("Playing for points              ‹ to 10 ›", "This does not go together")
        t.press(ENTER)
        t.see("This does not go together")
        t.press(LEFT, ENTER)
        t.see("Hand over the keyboard.", "It is seat 0’s turn.")
        t.press(ENTER)
        t.see("Your hand: ")
        t.say("save game.txt")
        t.see("Saved in")
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert "# sitters: person person\n" in record
    assert "options: opener=0 capture_regions=true\n" in record


def test_one_can_go_back_and_leave(tmp_path: Path) -> None:
    with terminal(tmp_path, "play") as t:
        t.see("What would you like to play?")
        t.press(ENTER)
        t.see("▸ Start the game")
        t.press(UP, RIGHT)
        t.see("▸ Язык")
        t.press(ESCAPE)
        t.see("▸ Condottiere")
        assert "What would you like to play?" not in t.text
        t.press(CTRL_C)
        assert t.end() == 130
    assert not (tmp_path / "state").exists()


# Without a terminal


def plan(lang: str = "en", seats: int = 4) -> Plan:
    """A table as it is offered."""
    game = find("condottiere")
    sitters = [PERSON, *[usual(game.id)] * (seats - 1)]
    return Plan(texts_in(lang), game, sitters, {option.name: option.default for option in game.options})


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 12)])
def test_every_row_explains_itself_and_fits(lang: str, width: int, height: int) -> None:
    menu = TableMenu(plan(lang, 6))
    seen = set()
    for _ in menu.lines():
        rows = menu.draw(width, height, "")
        assert len(rows) <= height
        assert all(row.cell_len <= width for row in rows)
        assert any("▸" in row.plain for row in rows)
        assert menu.about() not in seen or isinstance(menu.lines()[menu.at], int)
        seen.add(menu.about())
        menu.press("down", "")
    saved = [Saved(Path("condottiere-1.txt"), "condottiere", 4, "2026-01-01 12:00")]
    games_menu = GameMenu(texts_in(lang), saved)
    for _ in range(2):
        assert all(row.cell_len <= width for row in games_menu.draw(width, height, ""))
        games_menu.press("down", "")


def test_every_value_can_be_reached_and_left_again() -> None:
    menu = TableMenu(plan())
    for line in list(menu.lines()):
        before = menu.rows()[menu.at]
        values = set()
        for _ in range(40):
            menu.press("right", "")
            values.add(menu.row(menu.lines()[menu.at]))
        for _ in range(40):
            menu.press("left", "")
        assert menu.rows()[menu.at] == before
        assert len(values) > 1 or line == START
        menu.press("down", "")


def test_somebody_must_play() -> None:
    menu = TableMenu(plan())
    menu.plan.sitters[0] = "captain"
    assert menu.press("enter", "") is None
    assert "must be played by a person" in menu.problem
    menu.plan.sitters[2] = PERSON
    assert menu.press("enter", "") == START


def test_fewer_seats_open_from_a_seat_that_is_there() -> None:
    menu = TableMenu(plan(seats=6))
    menu.plan.options["opener"] = 5
    menu.at = 1
    menu.press("left", "")
    assert len(menu.plan.sitters) == 5
    assert menu.plan.options["opener"] == -1


def test_all_games_and_bots_are_offered() -> None:
    assert [game.id for game in GameMenu(texts_in("en"), []).games] == [game.id for game in games() if game.id in PLUGS]
    assert all(texts_in("en").has(f"terminal-bot-{name}") for name in NAMED)
    with pytest.raises(signoria.BadInput, match="cannot be shown"):
        plug_of("chess")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratings for tables of three: the apprentice is found weaker than greedy."""
    elos = {"greedy": 1000, "apprentice": 905, "captain": 1105, "random": 400, "prince": 1200, "machiavelli": 1300}
    found = [Rating(name, elo, elo - 20, elo + 25) for name, elo in elos.items()]
    monkeypatch.setattr("signoria.bots.ladder.rated", lambda: (RatedTable("condottiere", 3, 500, found),))


@pytest.mark.usefixtures("measured")
def test_bots_are_offered_weakest_first_with_their_rating_for_so_many_seats() -> None:
    menu = TableMenu(plan(seats=3))
    menu.at = 3
    assert menu.rows()[3] == ("Seat 1", "captain, Elo 1105")
    assert "Captain: goes by old soldiers’ rules" in menu.about()
    assert "Elo 1105 (1085 to 1130)" in menu.about()
    seen = []
    for _ in range(7):
        menu.press("right", "")
        seen.append(menu.rows()[3][1].partition(",")[0])
    assert seen == ["prince", "Machiavelli", "a person", "random", "apprentice", "greedy", "captain"]
    menu.at = 1
    menu.press("right", "")  # nobody has measured tables of four
    assert menu.rows()[3] == ("Seat 1", "captain")
    menu.at = 3
    assert menu.about() == (
        "Captain: goes by old soldiers’ rules and looks a little ahead; a match for an evening among friends."
    )


@pytest.mark.usefixtures("measured")
def test_games_without_a_ladder_are_played_against_greedy() -> None:
    assert usual("condottiere") == "captain"
    assert usual("virtu") == "greedy"
    assert ranked("virtu", 3) == ["random", "greedy"]


def test_who_sat_where_is_remembered_if_it_makes_sense() -> None:
    record = finished().record()
    assert noted_sitters(note_sitters(record, ["random", "person"]), 2) == ("random", "person")
    noted = note_sitters(record, ["ismcts:20it,400ms", "person"])
    assert noted_sitters(noted, 2) == ("ismcts:20it,400ms", "person")
    assert noted_sitters(note_sitters(record, ["ismcts:soon", "person"]), 2) is None
    assert noted_sitters(note_sitters(record, ["random", "person"]), 3) is None
    assert noted_sitters(note_sitters(record, ["chess", "person"]), 2) is None
    assert noted_sitters(note_sitters(record, ["random", "greedy"]), 2) is None
    assert noted_sitters(record, 2) is None
    assert signoria.replay(note_sitters(record, ["random", "person"])).record() == record
