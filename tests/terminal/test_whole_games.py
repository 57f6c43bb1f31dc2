"""Whole games of all kinds, played by keys on a real screen of 80 by 24.

The program runs in a terminal of its own. Beside it the same table is played here with the same seed: its front presses
the keys, and looks whether the other screen shows at every question what it should.
"""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest
from terminal.screens import ENTER, LEFT, RIGHT, Terminal, terminal

import signoria
from signoria.terminal import table as tables
from signoria.terminal.choices import Choice
from signoria.terminal.numbers import NOTHING
from signoria.terminal.pages import Reader
from signoria.terminal.plugs import Lines
from signoria.terminal.questions import Moment, Question
from signoria.terminal.scene import Scene
from signoria.terminal.sitters import seat_all
from signoria.terminal.table import Table
from signoria.texts import Texts, texts_in

WIDTH, HEIGHT = 80, 24
SEED = 7
GAMES = {
    "condottiere": ("--seats 3", "Your hand: "),
    "tuscany": ("--seats 2", "Hand: "),
    "virtu": ("--seats 3 --option years=3", "Ready: "),
    "wars-of-italy": ("--option rounds=2", "Ready: "),
}
JOINING = ("choose-order", "choose-turns", "choose-shifts", "found-castle")  # no card has been dealt yet
OFTEN_NOTHING = 0.4  # how often one does nothing where one can: the game shall come to its end
BY_ARROWS = 0.2  # how often a choice is pointed at instead of typed
LOOK_AROUND = 0.05  # how often one looks at a page first


class Fingers:
    """A front that plays on another screen what it chooses here."""

    is_plain = False
    is_attended = True

    def __init__(self, screen: Terminal, rng: random.Random, own: str) -> None:
        self.screen = screen
        self.rng = rng
        self.own = own  # what begins the row of one's own cards or means
        self.said = ""
        self.is_problem = False
        self.questions = 0

    def __enter__(self) -> Fingers:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def ask(self, scene: Scene, offered: Choice | None = None) -> Choice | str:
        page = Question(scene, self.said, self.is_problem, offered)
        self.said = ""
        self.questions += 1
        self.see_all(scene, [row.plain for row in page.draw(WIDTH, HEIGHT - 1, "")], page.at or 0)
        if offered is not None:
            self.screen.press(ENTER)
            return offered
        if scene.pages and self.rng.random() < LOOK_AROUND:
            key = self.rng.choice(scene.pages).key
            self.screen.press(key)
            return key
        choice = self.choose(scene)
        if self.rng.random() < BY_ARROWS:
            self.point(page, scene.choices.index(choice))
        else:
            self.screen.press(choice.tag, *([ENTER] if choice.tag.isdecimal() else []))  # letters act at once
        return choice

    def choose(self, scene: Scene) -> Choice:
        """Anything, but often nothing."""
        nothing = [choice for choice in scene.choices if choice.tag == str(NOTHING)]
        return self.rng.choice(nothing if nothing and self.rng.random() < OFTEN_NOTHING else scene.choices)

    def point(self, page: Question, at: int) -> None:
        """Go there with the arrow keys, the shorter way round."""
        start = -1 if page.at is None else page.at
        steps = at - start
        self.screen.press(*[RIGHT if steps > 0 else LEFT] * abs(steps), ENTER)

    def see_all(self, scene: Scene, rows: list[str], at: int) -> None:
        """The other screen shows this, and what one needs to decide is there."""
        self.see(rows)
        told = " ".join(" ".join(rows).split())
        assert " ".join(scene.question.split())[:120] in told
        assert self.own in told or (scene.view.prompt or "").split()[0] in JOINING, told
        assert scene.choices[at].shown in told  # the one pointed at, else the first
        assert scene.choices[-1].shown in told or any(row.rstrip().endswith("↓") for row in rows)
        assert scene.keys[0] in rows[-1]

    def see(self, rows: list[str]) -> None:
        """The other screen shows this."""
        wanted = [row.rstrip() for row in rows]
        with suppress(AssertionError):
            self.screen.until(lambda _: self.screen.lines[: len(wanted)] == wanted)
        assert "\n".join(self.screen.lines[: len(wanted)]) == "\n".join(wanted)

    def note(self, text: str, is_problem: bool = False) -> None:
        self.said, self.is_problem = text, is_problem

    def read(self, title: str, lines: Lines, texts: Texts, from_end: bool = False) -> None:
        self.see([row.plain for row in Reader(title, lines, texts, from_end).draw(WIDTH, HEIGHT, "")])
        self.screen.press(ENTER)

    def look(self, scene: Scene) -> None:
        self.see([row.plain for row in Moment(scene).draw(WIDTH, HEIGHT, "")])
        self.screen.press(ENTER)

    def show_last(self, scene: Scene, told: list[str]) -> None:
        raise AssertionError("only the other table shows its end")

    def curtain(self, words: str, texts: Texts) -> None:
        raise AssertionError("nobody else is there")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keys(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LONE_PAUSE", 0.0)
    words, own = GAMES[game]
    with terminal(tmp_path, f"play {game} {words} --seed {SEED} --bot greedy") as screen:
        front = Fingers(screen, random.Random(SEED), own)
        table = mirrored(game, words, front)
        table.run()
        result = table.match.result
        assert result is not None
        assert screen.end() == 0
        assert front.questions > 10
        told = " ".join(screen.text.split())
        assert " ".join(table.words.read_by(0).result(result)[0].split()) in told
        assert "The game is kept in" in told
    (file,) = (tmp_path / "state" / "signoria").iterdir()
    assert signoria.replay(file.read_text(encoding="utf-8")).position() == table.match.position()


def mirrored(game: str, words: str, front: Fingers) -> Table:
    """The same table as the other program's."""
    said = words.split()
    seats = int(said[said.index("--seats") + 1]) if "--seats" in said else 2
    options = {name: int(value) for name, value in (one.split("=") for one in said if "=" in one)}
    match = signoria.new(game, seats, SEED, options)
    return Table(match, seat_all(game, seats, 1, ["greedy"]), front, texts_in("en"), seed=SEED)
