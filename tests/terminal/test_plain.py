"""A game in the terminal, played for real: through pipes, and on a terminal of its own."""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest
from commands import environment, finished, refused, run

import signoria

ESCAPE = "\x1b["
NOTHING: Mapping[str, str] = MappingProxyType({})
SOME_CHOICES = "3\n2\n1\n\n" * 1500  # wrong numbers among them are refused, and the next line counts


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game with sealed luck, as a file."""
    file = tmp_path / "game.txt"
    file.write_text(finished(None).record(), encoding="utf-8")
    return file


# Playing


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--seats", "3", "--seed", "5", "--record", "game.txt", typed=SOME_CHOICES).stdout
    assert "Your hand: " in told
    assert "Play a card into your line, or pass." in told
    assert re.search(r"^(You win|Seat \d wins|.* share the victory): ", told, re.MULTILINE)
    assert f"The record is in {tmp_path / 'game.txt'}" in told
    assert ESCAPE not in told
    assert run(tmp_path, "verify", "game.txt").stdout.startswith("True: ")
    match = signoria.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.seats == 3


def test_equal_seeds_and_choices_are_equal_games(tmp_path: Path) -> None:
    once, again = (run(tmp_path, "play", "--seats", "2", "--seed", "5", typed=SOME_CHOICES).stdout for _ in range(2))
    assert once == again


def test_a_game_without_a_seed_is_sealed_and_can_be_verified(tmp_path: Path) -> None:
    run(tmp_path, "play", "--seats", "2", "--record", "game.txt", typed=SOME_CHOICES)
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert "\ncommitment: " in record
    assert "\nsecret: " in record
    run(tmp_path, "verify", "game.txt")


def test_options_reach_the_table(tmp_path: Path) -> None:
    words = ["--option", "points=5", "--option", "hidden_cards", "--option", "draw_after_battle=true"]
    run(tmp_path, "play", "--seats", "2", "--seed", "5", *words, "--record", "game.txt", typed=SOME_CHOICES)
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert "options: draw_after_battle=true points=5 hidden_cards=true\n" in record


def test_other_bots_can_be_asked_to_the_table(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--seats", "2", "--bot", "greedy", "--seed", "5", typed="1\n").stdout
    assert "the others are bots (greedy)" in told
    assert "the others are bots (greedy)" in resumed(tmp_path, told, SOME_CHOICES)
    assert "there is no bot 'chess'" in refused(tmp_path, "play", "--bot", "chess")


def test_people_on_all_seats_share_a_keyboard(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--hotseat", "--seats", "2", "--seed", "5", typed=SOME_CHOICES).stdout
    assert "You share one keyboard." in told
    assert re.search(r"^Seat \d wins: ", told, re.MULTILINE)


def test_the_only_choice_is_taken_by_an_empty_line(tmp_path: Path) -> None:
    seed = 3  # of a game where seat 0, having passed, holds mercenaries after the first battle and can only keep them
    told = run(tmp_path, "play", "--seats", "2", "--seed", str(seed), typed="1\n1\n\nquit\n").stdout
    assert "  1 keep hand\nPress Enter; ? for help." in told
    assert told.count("Play a card into your line, or pass.") == 2


def test_what_can_be_typed(tmp_path: Path) -> None:
    lines = ["AT  Firenze", "?", "why play winter", "why play heroine", "why at roma", "why 1", "why", "why 77"]
    lines += ["log", "rules c3.5", "rules", "rules Z1", "99", "0", "fly away", "5" * 5000, "save", "quit"]
    told = run(
        tmp_path, "play", "--seats", "2", "--seed", "3", "--option", "opener=0", typed="\n".join(lines) + "\n"
    ).stdout
    for words in (
        "You place the Condottiere in Firenze.",
        "why MOVE",
        "You have no heroine in your hand. (C2.2)",
        "You are asked to play a card or to pass. (C2.2)",
        "You may: pass.",
        "Why not what?",
        "There is no choice 77: they go from 1 to",
        "**C3.5 Bishop.**",
        "Which rule?",
        "there is no rule 'Z1'",
        "There is no choice 99",
        "There is no choice 0",
        "There is no move “fly away” in this game.",
        "Saved in ",
        "You leave the table.",
    ):
        assert words in told, words


def test_undo_takes_back_what_nobody_has_seen_used(tmp_path: Path) -> None:
    words = ["play", "--seats", "2", "--seed", "3", "--option", "opener=0"]
    told = run(tmp_path, *words, typed="at roma\nundo\nundo\nat siena\npass\nundo\nquit\n").stdout
    assert "You take back your last move." in told
    assert told.count("There is nothing of yours to take back") == 2
    assert "You place the Condottiere in Siena." in told


@pytest.mark.parametrize("more", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}])
def test_a_terminal_without_unicode_still_plays(tmp_path: Path, more: dict[str, str]) -> None:
    run(tmp_path, "play", "--seats", "2", "--seed", "3", typed=b"fly\n\xff\xfe\x00\n1\nquit\n", more=more)


# Leaving and coming back


def resumed(folder: Path, told: str, typed: str) -> str:
    """Run the command that the message names."""
    found = re.search(r"^Go on with: signoria (.*)$", told, re.MULTILINE)
    assert found is not None, told
    return run(folder, *shlex.split(found[1]), typed=typed).stdout


def moves_of(record: str) -> list[str]:
    """The lines of a record after its header."""
    return record.split("\n\n")[1].splitlines()


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--seats", "2", "--seed", "3", typed="1\n2\nsave my game.txt\nquit\n").stdout
    file = tmp_path / "my game.txt"
    before = signoria.replay(file.read_text(encoding="utf-8"))
    assert before.result is None
    again = resumed(tmp_path, told, SOME_CHOICES)
    assert re.search(r"^(You win|Seat 1 wins|.* share the victory): ", again, re.MULTILINE)
    after = file.read_text(encoding="utf-8")
    assert moves_of(after)[: len(moves_of(before.record()))] == moves_of(before.record())
    run(tmp_path, "verify", file)


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--seats", "4", typed="1\n").stdout
    assert "You leave the table." in told
    assert len(list((tmp_path / "state" / "signoria").iterdir())) == 1
    assert "You leave the table." in resumed(tmp_path, told, "1\n")


def test_everybody_comes_back_to_a_shared_keyboard(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--hotseat", "--seats", "2", typed="1\n").stdout
    assert "You share one keyboard." in resumed(tmp_path, told, "")


def test_a_game_that_cannot_be_saved_at_home_is_saved_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way", encoding="utf-8")
    told = run(tmp_path, "play", "--seats", "2", typed="save no/such/folder/game.txt\n").stdout
    assert "cannot be written: no such file or directory" in told
    assert "You leave the table." in resumed(tmp_path, told, "")


def test_a_file_that_is_no_record_is_never_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("Caro amico", encoding="utf-8")
    assert "is no record" in refused(tmp_path, "play", "--record", precious)
    told = run(tmp_path, "play", "--seats", "2", typed=f"save {precious}\n").stdout
    assert "is no record" in told
    assert precious.read_text(encoding="utf-8") == "Caro amico"


def test_a_running_record_without_its_luck_cannot_go_on(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(signoria.new("condottiere", 2).record(), encoding="utf-8")
    assert "no luck to go on with" in refused(tmp_path, "play", "--resume", "game.txt")


def test_a_finished_game_resumed_says_how_it_ended(tmp_path: Path, game: Path) -> None:
    assert re.search(r"(You win|Seat 1 wins|share the victory): ", run(tmp_path, "play", "--resume", game).stdout)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_interrupted_the_game_is_saved(tmp_path: Path, number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "signoria", "play", "--seats", "2"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as playing:
        assert playing.stdout is not None
        told = ""
        while not told.endswith("> "):
            told += playing.stdout.read(1)
        playing.send_signal(number)
        rest, problems = playing.communicate(timeout=60)
    assert problems == ""
    assert playing.returncode == 130
    assert "You leave the table." in rest
    assert "You leave the table." in resumed(tmp_path, rest, "")


# On a terminal


def on_terminal(folder: Path, words: list[str], typed: list[str], more: Mapping[str, str] = NOTHING) -> tuple[str, int]:
    """Type lines into a real terminal, each when the prompt is there; what it shows, and the exit code."""
    here = environment(folder) | dict(more)
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execve(sys.executable, [sys.executable, "-m", "signoria", *words], here)
    shown = b""
    ends = time.monotonic() + 60
    waiting = list(typed)
    while time.monotonic() < ends:
        ready, _, _ = select.select([terminal], [], [], 0.5)
        try:
            got = os.read(terminal, 65536) if ready else b""
        except OSError:
            break
        if ready and not got:
            break
        shown += got
        if not ready and waiting and shown.rstrip(b" ").endswith((b">", b"looking.")):
            os.write(terminal, waiting.pop(0).encode())
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    return shown.decode(), os.waitstatus_to_exitcode(status)


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    shown, code = on_terminal(tmp_path, ["play", "--seats", "2"], ["1\n", "quit\n"])
    assert ESCAPE in shown
    assert "╭" in shown
    assert "You leave the table." in shown
    assert code == 0


@pytest.mark.parametrize(("words", "more"), [(["--plain"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})])
def test_plain_text_is_plain(tmp_path: Path, words: list[str], more: dict[str, str]) -> None:
    shown, code = on_terminal(tmp_path, ["play", "--seats", "2", *words], ["quit\n"], more)
    assert ESCAPE not in shown.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")  # what readline says
    assert "╭" not in shown
    assert "Your hand: " in shown
    assert code == 0


def test_ctrl_c_leaves_the_table(tmp_path: Path) -> None:
    shown, code = on_terminal(tmp_path, ["play", "--seats", "2"], ["\x03"])
    assert "Go on with: signoria play --resume " in shown
    assert "Traceback" not in shown
    assert code == 130


def test_nobody_sees_the_other_hand_on_a_shared_keyboard(tmp_path: Path) -> None:
    words = ["play", "--hotseat", "--seats", "2", "--option", "opener=1"]
    shown, _ = on_terminal(tmp_path, words, ["\n", "1\n", "1\n", "\n", "quit\n"])
    assert "It is the turn of seat 1. Press Enter when nobody else is looking." in shown
    assert "It is the turn of seat 0. Press Enter when nobody else is looking." in shown
