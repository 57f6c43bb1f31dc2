"""A game as plain text, played for real: through pipes, and on a terminal that wants nothing else."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from commands import environment, finished, refused, run
from terminal.screens import terminal

import signoria
from signoria.kernel.errors import BadInput
from signoria.terminal.sitters import seat_all

# Whatever is asked, some of this answers it: wrong answers are refused, and the next line counts.
SOME_CHOICES = "3\n2\n1\n\n10\n6\n5\n4\nheroine\ncourtesan\n0\n7\n8\n9\n11\n12\n13\n14\n15\n16\n17\n" * 500
ANY_CHOICE = "".join(f"{number}\n" for number in range(40)) * 200


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
    assert "play a card into your line, or pass." in told
    assert re.search(r"^(You win|Seat \d wins|.* share the victory): ", told, re.MULTILINE)
    assert f"The game is kept in {tmp_path / 'game.txt'}" in told
    assert "\x1b" not in told
    assert run(tmp_path, "verify", "game.txt").stdout.startswith("Verified: ")
    match = signoria.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.seats == 3


def test_wars_of_italy_is_played_through_a_pipe_by_two(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "wars-of-italy", "--seed", "5", "--option", "rounds=1", typed=ANY_CHOICE).stdout
    assert "Virtù: Wars of Italy, 2 seats." in told  # nothing was said of seats
    assert "Venice: the marker lies in the middle, neutral." in told
    assert "the last round has come (W6.2)" in told
    assert "The game is kept in " in told


def test_equal_seeds_and_choices_are_equal_games(tmp_path: Path) -> None:
    words = ["play", "--seats", "2", "--seed", "5", "--record", "game.txt"]
    once, again = (run(tmp_path, *words, typed=SOME_CHOICES).stdout for _ in range(2))
    assert once == again


def test_a_finished_game_is_kept_by_itself_and_named(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--seats", "2", "--seed", "5", typed=SOME_CHOICES).stdout
    (file,) = (tmp_path / "state" / "signoria").iterdir()
    assert f"The game is kept in {file}\nCheck its luck with: signoria verify {file}\n" in told
    assert f"Look at it again with: signoria replay {file}\n" in told
    assert len(re.findall(r"^(?:You win|Seat 1 wins): ", told, re.MULTILINE)) == 1
    assert told.rindex("Your hand: ") > told.rindex("\n> ")  # the last table is shown once more
    assert run(tmp_path, "verify", file).stdout.startswith("Verified: ")
    assert run(tmp_path, "play", "--seats", "2", typed="").stdout  # and it is not offered to go on with


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
    told = run(tmp_path, "play", "--seats", "2", "--bot", "random", "--seed", "5", typed="1\n").stdout
    assert "the others are bots (random" in told
    assert "the others are bots (random" in resumed(tmp_path, told, "")
    told = run(tmp_path, "play", "--seats", "5", "--people", "2", "--bot", "greedy,random", typed="").stdout
    sitters = "At the table: a person, a person, bot greedy, bot random and bot random."
    assert sitters in told
    assert sitters in resumed(tmp_path, told, "")


def test_levels_and_searches_with_a_budget_sit_down_and_come_back(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--seats", "4", "--bot", "captain,ismcts:9it,50ms,Random", typed="", code=2).stderr
    assert "there is no bot 'Random'" in told
    told = run(tmp_path, "play", "--seats", "4", "--bot", "captain, ismcts:9it,50ms,random", typed="").stdout
    sitters = "At the table: you, bot captain, bot ismcts:9it,50ms and bot random."
    assert sitters in told
    assert sitters in resumed(tmp_path, told, "")


def test_who_says_nothing_plays_against_captains_where_there_are_any(tmp_path: Path) -> None:
    assert "the others are bots (captain" in run(tmp_path, "play", "condottiere", typed="").stdout
    assert "за остальных играют боты (капитан" in run(tmp_path, "play", "--lang", "ru", typed="").stdout
    assert "the others are bots (greedy)" in run(tmp_path, "play", "virtu", typed="").stdout


@pytest.mark.parametrize(
    ("people", "bots", "problem"),
    [
        (1, ["chess"], "there is no bot 'chess'"),
        (1, ["ismcts:soon"], "a budget is written"),
        (3, [], "must be 1 to 2"),
        (0, [], "must be 1 to 2"),
    ],
)
def test_nobody_sits_where_nobody_can(people: int, bots: list[str], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        seat_all("condottiere", 2, people, bots)


def test_people_on_all_seats_share_a_keyboard(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--hotseat", "--seats", "2", "--seed", "5", typed=SOME_CHOICES).stdout
    assert "You share one keyboard." in told
    assert re.search(r"^Seat \d wins: ", told, re.MULTILINE)


def test_the_only_choice_is_not_asked_for(tmp_path: Path) -> None:
    seed = 3  # of a game where seat 0, having passed, holds mercenaries after the first battle and can only keep them
    words = ["play", "--seats", "2", "--seed", str(seed), "--bot", "random"]
    told = run(tmp_path, *words, typed="1\npass\nquit\n").stdout
    assert "Do you keep your hand" not in told
    assert told.count("play a card into your line, or pass.") == 2


def test_a_number_never_begins_another(tmp_path: Path) -> None:
    words = ["play", "condottiere", "--seats", "4", "--seed", "5", "--bot", "greedy", "--plain"]
    told = run(tmp_path, *words, typed="1\n1\nquit\n").stdout
    assert told.count("You play a 1.") == 1
    assert "You have no 1 in your hand. (C2.2)" in told
    assert "You play a 10" not in told


def test_half_a_word_does_nothing_but_an_empty_line_agrees_to_it(tmp_path: Path) -> None:
    words = ["play", "--seats", "2", "--seed", "3", "--option", "opener=0"]
    told = run(tmp_path, *words, typed="fir\nlog\n\nfir\n\nquit\n").stdout
    before, after = told.split("You place the Condottiere in Firenze.")
    assert before.count("“fir” is only a beginning. Did you mean: Firenze? Enter: yes.") == 2
    assert "The battle for Firenze begins." in after


def test_nobody_is_asked_twice_through_a_pipe(tmp_path: Path) -> None:
    words = ["play", "--seats", "2", "--seed", "3", "--option", "opener=0"]
    told = run(tmp_path, *words, typed="firenze\npass\nquit\n").stdout
    assert "You pass." in told
    assert "ends this for good" not in told


def test_one_is_asked_before_something_ends_for_good_unless_one_says_otherwise(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --plain --seats 2 --seed 3 --option opener=0") as t:
        t.see("Type a number, a name or a move")
        t.say("firenze")
        t.see("play a card into your line, or pass.")
        t.say("0")
        t.see("“pass” ends this for good. Enter: do it. Or choose something else.")
        t.say("confirm off")
        t.see("You are not asked any more")
        t.say("0")
        t.see("Battle 2, for ")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            ["Castle\nTiles\n", "\nRegion cards\n", "There is no “8” in the box.", "There is nothing to pay now."],
        ),
        ("ru", ["Замок\n", "В коробке нет такого: «8».", "Сейчас платить не за что."]),
        ("cs", ["Hrad\n", "V krabici není nic jako „8“.", "Teď není co platit."]),
    ],
)
def test_all_things_of_a_name_are_described(tmp_path: Path, lang: str, expected: list[str]) -> None:
    typed = "what castle\nwhat 8\nwhat casle\nP\nquit\n"
    told = run(tmp_path, "play", "tuscany", "--seats", "2", "--seed", "3", "--lang", lang, typed=typed).stdout
    for one in expected:
        assert one in told, one
    assert "say which" not in told
    assert lang != "en" or "There is no “casle” in the box. Did you mean: castle" in told


def test_what_can_be_typed(tmp_path: Path) -> None:
    lines = [
        "99",
        "0",
        "5" * 5000,
        "AT  Firenze",
        "?",
        "why play winter",
        "why heroine",
        "why at roma",
        "why p",
        "why pass",
        "why",
    ]
    lines += ["what", "what bishop", "o"]
    lines += [
        "log",
        "explain",
        "hint",
        "rules c3.5",
        "rules",
        "rules Z1",
        "lang xx",
        "fly away",
        "play 7",
        "save",
        "quit",
    ]
    words = ["play", "--seats", "2", "--seed", "3", "--option", "opener=0", "--bot", "random"]
    told = run(tmp_path, *words, typed="\n".join(lines) + "\n").stdout
    for expected in (
        "No choice has the number 99 here.",
        "No choice has the number 0 here.",
        "You place the Condottiere in Firenze.",
        "why MOVE",
        "You have no Heroine in your hand. (C2.2)",
        "You are asked to play a card or to pass. (C2.2)",
        "You may: pass.",
        "Which move? Name it too: why ",
        "No card lies in any line",
        "(C6.1)",
        "Read more with: rules C2.2",
        "C3.5 Bishop.",
        "“p” may mean: play a ",
        "Which thing? Name something from the box: what ",
        "In the box: ",
        "What the choices cost and bring",
        "Which rule?",
        "There is no rule Z1.",
        "There is no language “xx”; there are: cs, en, ru.",
        "There is no move “fly away” in this game.",
        "There is no move “play 7” in this game.",
        "Saved in ",
        "You leave the table.",
    ):
        assert expected in told, expected


def test_undo_takes_back_what_nobody_has_seen_used(tmp_path: Path) -> None:
    words = ["play", "--seats", "2", "--seed", "3", "--option", "opener=0"]
    told = run(tmp_path, *words, typed="at roma\nundo\nundo\nat siena\npass\nundo\nquit\n").stdout
    assert "Nothing to take back: you have not moved yet." in told
    assert "You may take back one move: U" in told
    assert "You take back your last move." in told
    assert told.count("You have nothing to take back") == 2
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
    told = run(tmp_path, "play", "--seats", "2", "--seed", "3", typed="1\npass\nsave my game.txt\nquit\n").stdout
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


@pytest.mark.parametrize(
    ("words", "more"), [("--plain", {}), ("", {"TERM": "dumb"}), ("", {"LC_ALL": "C", "PYTHONUTF8": "0"})]
)
def test_plain_text_has_no_control_characters(tmp_path: Path, words: str, more: dict[str, str]) -> None:
    with terminal(tmp_path, f"play --seats 2 --option opener=0 {words}", more, columns=60, lines=50) as t:
        t.see("Type a number, a name or a move; ? for help.")
        t.say("firenze")
        t.see("The battle for Firenze: play a card into your line, or\npass.")
        t.say("e")
        t.see("How the numbers come about")
        t.say("quit")
        assert t.end() == 0
    told = t.raw.decode()
    assert not re.search(r"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]", told)
    assert not re.search(r"[─-╿]", told)
    assert (
        max(len(line) for line in told.splitlines() if "signoria play --resume" not in line and "Saved" not in line)
        <= 60
    )


def test_plain_text_at_a_shared_keyboard_warns_and_makes_way(tmp_path: Path) -> None:
    with terminal(tmp_path, "play --plain --hotseat --seats 2 --seed 5 --option opener=1") as t:
        t.see("Plain text hides nothing", "It is seat 1’s turn.")
        t.say("")
        t.see("Your hand: ")
        t.say("roma")
        t.see("play a card into your line")
        t.say("pass")
        t.see("“pass” ends this for good.")
        t.say("")
        assert "Your hand" not in t.see("It is seat 0’s turn.")
        t.say("")
        t.see("Seat 1 passes.", "Your hand: ")
