"""The table on a whole screen, played by keys on a terminal of its own."""

from __future__ import annotations

import re
import shlex
import signal
from pathlib import Path

import pytest
from terminal.screens import CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, LEFT, RIGHT, TAB, UP, Terminal, terminal

import signoria

MAP_END = "└──────────────┴─────────────────┘"
LEFT_SCREEN = b"\x1b[?1049l"
COLOURS = (*range(30, 39), *range(40, 49), *range(90, 98), *range(100, 108))


def hand(t: Terminal) -> str:
    """The hand on the screen."""
    return next(line for line in t.lines if line.startswith("Your hand: "))


def resume_command(t: Terminal) -> str:
    """What is to be typed to go on, as the program said when it was left."""
    found = re.search(r"^Go on with: signoria (.*)\r$", t.raw.decode(), re.MULTILINE)
    assert found is not None, t.text
    return shlex.join(shlex.split(found[1]))


def test_a_whole_game_is_played_by_keys(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --seed 5 --record game.txt") as t:
        t.see("What would you like to play?", "▸ Condottiere")
        t.press(ENTER)
        t.see("▸ Start the game", "Seat 3")
        t.press(DOWN, LEFT, LEFT)
        t.until(lambda text: "Seat 1" in text and "Seat 2" not in text)
        t.press(ENTER)
        t.see("Your hand: ", MAP_END)
        while t.raw.count(LEFT_SCREEN) < 2:  # the menu's, and the table's own
            t.press(LEFT, ENTER)  # the last choice, whatever it is; and on from what is only to be looked at
            while t.take(0.02):
                pass
        assert t.end() == 0
    assert re.search(r"(You win|Seat 1 wins|share the victory): ", t.text)
    assert "The game is kept in" in t.text
    assert f"signoria verify {tmp_path / 'game.txt'}" in t.text.replace("\n", "")
    assert re.search(r"Battle \d+, for .*, has been fought\.", t.text)  # the last table stays
    match = signoria.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.seats == 2
    assert not t.screen.history.top


def test_save_resume_undo_explain_and_ask_why(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --seats 3 --seed 3 --option opener=0") as t:
        t.see("No region has been chosen yet.", "Nothing to take back: you have not moved yet.", MAP_END)
        t.press(RIGHT, RIGHT, RIGHT)
        t.see("[3 Venezia]")
        t.press(RIGHT)
        t.see("[4 Genova]")
        t.press(ENTER)
        t.see("Battle 1, for Genova.", "♞Genova", "You may take back one move: U")
        t.press("U")
        t.see("You take back your last move.", "No region has been chosen yet.")
        t.press("fir")
        t.see("[11 Firenze]")
        t.press(ENTER)
        t.see("“fir” is only a beginning. Did you mean: Firenze? Enter: yes.")
        t.press("sie", TAB)
        t.see("> Siena")
        t.press(ESCAPE)
        t.say("11")
        t.see("♞Firenze", "The battle for Firenze: play a card into your line, or pass.")
        t.press(ENTER)
        t.see("Nothing is chosen yet")
        t.say("why surrender")
        t.see("You have no Surrender in your hand. (C2.2)")
        t.press("E")
        t.see("How the numbers come about", "(C6.1)")
        t.press(ESCAPE)
        t.see("Your hand: ")
        t.press("O")
        t.see("What the choices cost and bring", "If it ended now")
        t.press(ESCAPE)
        t.see("Your hand: ")
        t.say("what bishop")
        t.see("Bishop", "In the box: ")
        t.press(ESCAPE)
        t.see("Your hand: ")
        t.say("rules C4")
        t.see("Rules of Condottiere", "C4.1")
        t.press("\x1b[6~", "\x1b[6~")
        t.see("C4.7")
        t.press("q")
        t.see("Your hand: ")
        t.say("save my game.txt")
        t.see("Saved in")
        held = hand(t)
        t.say("quit")
        assert t.end() == 0
        assert "Your hand" not in t.text
    with terminal(tmp_path, resume_command(t)) as again:
        again.see(held, "Battle 1, for Firenze.")
        assert "my game.txt" in resume_command(t)


def test_the_language_is_switched_in_the_game(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --seats 2 --seed 3 --option opener=0", {"LANG": "ru_RU.UTF-8"}) as t:
        t.see("У вас на руке", "Флоренция")
        t.say("lang cs")
        t.see("Odteď česky.", "V ruce:")
        t.say("firenze")
        t.see("♞Florencie", "Začíná bitva")
        t.say("lang xx")
        t.see("xx", "cs, en, ru")
        t.say("lang en")
        t.see("From here on in English.", "Your hand: ")
        t.press(CTRL_D)
        assert t.end() == 0
        assert "--lang en" in resume_command(t)


def test_a_resize_draws_anew(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --seats 6 --seed 3 --option opener=0") as t:
        small = t.see(MAP_END, "Seat 5", "17 Napoli").splitlines()
        assert small[13].strip().startswith(MAP_END)
        t.resize(120, 40)
        large = t.see("Seat 5", "17 Napoli", "\n>")
        assert large.count("\n") == 39
        assert MAP_END not in large
        assert "─" * 20 in large
        t.resize(60, 20)
        text = t.see("Seat 5", "17 Napoli")
        assert "┌" not in text
        t.resize(30, 10)
        t.see("This window is too small")
        t.resize(80, 24)
        t.see(MAP_END, "Seat 5", "17 Napoli")
        t.say("siena")
        t.see("♞Siena")


@pytest.mark.parametrize("how", ["key", "interrupt", "end", "hang up"])
def test_however_it_is_left_the_game_can_go_on(tmp_path: Path, how: str) -> None:
    with terminal(tmp_path, "play --seats 2 --seed 3 --option opener=0") as t:
        t.see(MAP_END)
        t.say("siena")
        t.see("♞Siena")
        match how:
            case "key":
                t.press(CTRL_C)
            case "interrupt":
                t.child.kill(signal.SIGINT)
            case "end":
                t.child.kill(signal.SIGTERM)
            case "hang up":
                t.child.kill(signal.SIGHUP)
        assert t.end() == 130
        assert "Traceback" not in t.raw.decode()
    with terminal(tmp_path, resume_command(t)) as again:
        again.see("♞Siena", "Your hand: ")


def test_a_terminal_that_is_gone_loses_no_game(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --seats 2 --seed 3 --option opener=0") as t:
        t.see(MAP_END)
        t.child.close(force=False)
    (file,) = (tmp_path / "state" / "signoria").iterdir()
    assert signoria.replay(file.read_text(encoding="utf-8")).to_act == (0,)


def test_nobody_sees_the_other_hand_at_a_shared_keyboard(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --hotseat --seats 2 --seed 12 --option opener=1") as t:
        t.see("Hand over the keyboard.", "It is seat 1’s turn. Press Enter when nobody else is looking.")
        assert len(t.text.split()) < 20
        t.press(ENTER)
        t.see("Your hand: ", "\n>")
        theirs = hand(t)
        assert "Scarecrow" in theirs
        t.say("roma")
        t.see("♞Roma")
        t.say("why heroine")
        t.see("You have no Heroine")
        t.say("pass")
        t.see("“pass” ends this for good.")
        t.press(ENTER)
        t.see("It is seat 0’s turn. Press Enter when nobody else is looking.")
        assert not re.search(r"\d{2}|Heroine|Scarecrow|Roma|hand:", t.text)
        assert len(t.text.split()) < 20
        t.press(UP, LEFT, "x")  # no key but Enter lifts the curtain
        assert len(t.settle().split()) < 20
        t.press(ENTER)
        t.see("Your hand: ", "Seat 1 passes.", "\n>")
        assert hand(t) != theirs
        assert "Heroine" not in t.text
        t.press(UP, UP)
        assert "why" not in t.settle()  # what the other typed is forgotten too
        t.say("log")
        page = t.see("What has happened", "Seat 1 is dealt 10 cards.", "You are dealt")
        assert page.count("You are dealt") == 1
        t.press(ENTER)
        t.see("Your hand: ")
        t.press(CTRL_C)
        assert t.end() == 130
        assert not re.search("Your hand|You are dealt|Scarecrow", t.text)
        assert not t.screen.history.top  # nothing has scrolled away to where it could be read again


def colours(raw: bytes) -> list[str]:
    """The control sequences that ask for a colour."""
    found = re.findall(r"\x1b\[([0-9;]*)m", raw.decode())
    return [one for one in found if any(int(number or 0) in COLOURS for number in one.split(";"))]


@pytest.mark.parametrize("more", [{}, {"NO_COLOR": "1"}])
def test_colours_unless_they_are_unwelcome(tmp_path: Path, more: dict[str, str]) -> None:
    with terminal(tmp_path, "play --seats 4 --seed 3 --option opener=0", more) as t:
        t.see(MAP_END, "▸0 You ♞")
        t.press(RIGHT)
        t.see("[1 Torino]")
        t.press(CTRL_C)
        assert t.end() == 130
    assert bool(colours(t.raw)) is not bool(more)
    assert re.search(r"\x1b\[[0-9;]*7m", t.raw.decode())  # what is pointed at stands out all the same
