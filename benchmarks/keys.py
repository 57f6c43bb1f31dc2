"""Prints how many keys usual turns take in the terminal: `make keys`.

Moments are looked for in games of bots and saved; the real program goes on from each of them in a terminal of its own,
and every key pressed is counted, Enter included. What is pressed is read off the screen: a number must stand there.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Figures
from terminal.screens import ENTER, Terminal, terminal

import signoria
from signoria.match.match import Match
from signoria.terminal.choices import Choice
from signoria.terminal.offers import is_payment
from signoria.terminal.plain import Plain
from signoria.terminal.scene import Scene
from signoria.terminal.sitters import note_sitters, seat_all
from signoria.terminal.table import Table
from signoria.texts import texts_in

ME = 0
PAY = "P"  # in place of Enter: choose, and pay for me
LOG, END, UP_A_PAGE = "L", "\x1b[F", "\x1b[5~"
PAGES = 10  # of the log are looked through for what has happened
LATEST = 3  # so many moments of one game are looked at
CAN_ANNEX = "outlook-can-annex"


class Task(NamedTuple):
    """Something that people do often, from the question that it begins with to the event that ends it."""

    name: str
    game: str
    seats: int
    most: int  # keys
    begins: str  # the step that asks first
    ends: str  # the kind of event
    is_it: Callable[[Scene, Choice], bool]  # does this choice lead there?


def leads_to_annexing(scene: Scene, choice: Choice) -> bool:
    """A room where a city could be annexed, then a city."""
    if choice.moves[-1].startswith("annex "):
        return True
    rooms = [one for one in scene.outlook.prospects if any(phrase.key == CAN_ANNEX for phrase in one.brings)]
    return any(choice.moves in (one.way, one.moves) for one in rooms)


def leads_to_marching(scene: Scene, choice: Choice) -> bool:
    """A troop, then where it goes."""
    return choice.moves[0].split()[0] in ("from", "march")


def leads_to_placing(scene: Scene, choice: Choice) -> bool:
    """A tile, then a space."""
    return choice.moves[0].split()[0] in ("place", "on")


TASKS = (
    Task("annexation by “pay for me”", "virtu", 3, 8, "move-token", "annexed", leads_to_annexing),
    Task("march of a troop", "virtu", 3, 4, "lead-troops", "marched", leads_to_marching),
    Task("placement of a tile", "tuscany", 3, 5, "choose-action", "placed", leads_to_placing),
)


# Moments


def moments(task: Task, wanted: int) -> Iterator[str]:
    """Records of games that have come to the question, from as many different games as can be."""
    found = 0
    for seed in range(1000):
        match = signoria.new(task.game, task.seats, seed)
        bots = [signoria.bot("greedy", seat) for seat in range(task.seats)]
        here = 0
        while match.to_act and here < LATEST:
            seat = match.to_act[0]
            if seat == ME and is_moment(match, task):
                yield note_sitters(match.record(private=True), seat_all(task.game, task.seats, 1, ["greedy"]))
                found, here = found + 1, here + 1
                if found == wanted:
                    return
            match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))


def is_moment(match: Match, task: Task) -> bool:
    """Is the question asked, and can the task be done from here?"""
    prompt = match.view(ME).prompt
    if prompt is None or prompt.split()[0] != task.begins:
        return False
    try:
        count_of(task, beside(match))
    except LookupError:
        return False
    return True


def beside(match: Match) -> Table:
    """A table of our own at the same point: it says what the program must be showing."""
    twin = signoria.replay(match.record(private=True))
    return Table(twin, seat_all(twin.game.id, twin.seats, 1, ["greedy"]), Plain(), texts_in("en"))


# Keys


def count_of(task: Task, table: Table, screen: Terminal | None = None) -> int:
    """Do the task, on a screen if there is one; how many keys that took. LookupError if it cannot be done."""
    before, pressed = len(table.match.events(ME)), 0
    while not any(event.kind == task.ends for event in table.match.events(ME, before)):
        if table.match.to_act != (ME,):
            raise LookupError("another seat is to act")
        if (only := table.match.lone_answer(ME)) is not None:
            table.match.play(ME, only)
            continue
        scene = table.scene(ME)
        choice = next((one for one in scene.choices if one.tag.isdecimal() and task.is_it(scene, one)), None)
        if choice is None:
            raise LookupError(f"nothing leads to it: {scene.question}")
        keys = [*choice.tag, PAY if leads_to_payment(table.match, choice) else ENTER]
        if screen is not None:
            see(screen, choice.shown)
            screen.press(*keys)
        pressed += len(keys)
        table.make(ME, choice.moves, keys[-1] == PAY)
    if screen is not None:  # it has really happened there
        done = [event for event in table.match.events(ME, before) if event.kind == task.ends]
        look_up(screen, table.words.read_by(ME).tell(done)[0])
    return pressed


def look_up(screen: Terminal, sentence: str) -> None:
    """Wait until the program asks again, and find the sentence in its log."""
    while "Press Enter to go on" in screen.settle():
        screen.press(ENTER)
    screen.press(LOG)
    see(screen, "What has happened")
    screen.press(END)
    for _ in range(PAGES):
        if " ".join(sentence.split()) in " ".join(screen.settle().split()):
            return
        screen.press(UP_A_PAGE)
    raise AssertionError(f"{sentence!r} did not happen")


def see(screen: Terminal, words: str) -> None:
    """Wait until these words stand on the screen, broken between them or not."""
    screen.until(lambda text: " ".join(words.split()) in " ".join(text.split()))


def leads_to_payment(match: Match, choice: Choice) -> bool:
    """Is something to be paid next, with more than one way to do so?"""
    trial = match.copy()
    trial.play(ME, choice.moves[0])
    return len(choice.moves) == 1 and trial.to_act == (ME,) and is_payment(trial.view(ME).question)


def measured(task: Task, record: str, folder: Path) -> int:
    """Go on with the game in a terminal of 80 by 24."""
    file = folder / "moment.txt"
    file.write_text(record, encoding="utf-8")
    with terminal(folder, f"play --resume {file}") as screen:
        return count_of(task, beside(signoria.replay(record)), screen)


def main() -> int:
    """Print a table; 1 if anything takes more keys than it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=5, help="of each task")
    wanted = parser.parse_args().moments
    figures = Figures("task", "at most", "keys in each moment", title="Keys pressed, with Enter")
    is_well = True
    with tempfile.TemporaryDirectory() as folder:
        for task in TASKS:
            counted = [measured(task, record, Path(folder)) for record in moments(task, wanted)]
            is_well = is_well and bool(counted) and max(counted) <= task.most
            figures.add_row(task.name, str(task.most), " ".join(map(str, counted)))
    Console(width=100).print(figures)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
