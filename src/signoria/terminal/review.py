"""Looking at a record: stepping through it on a screen, or move by move as text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import signoria
from signoria.kernel.errors import BadInput
from signoria.match.match import Match
from signoria.match.record import CONFIRMS, LUCK, begin, read_line, split
from signoria.terminal.files import read_text
from signoria.terminal.play import can_draw, whole_screen
from signoria.terminal.plugs import plug_of
from signoria.texts import Texts
from signoria.words import Words, capital

BOOKMARKS = 40  # a copy of the match is kept every so many steps


class Reel:
    """A record as steps: the table at the start, and after each move and the luck that followed."""

    def __init__(self, text: str, components: str | None = None) -> None:
        head, numbered = split(text)
        self.acts: list[list[str]] = []
        for is_luck, group in groupby((line for _, line in numbered), is_of_luck):
            lines = list(group)
            self.acts += [lines] if is_luck else [[line] for line in lines]
        self.match = begin(head, components)
        self.step = 0
        self.bookmarks = {0: self.match.copy()}
        self.after = [0]  # the number of steps after so many moves of the seats
        for at, act in enumerate(self.acts, 1):
            if is_move(act[0]):
                self.after.append(at)
            else:
                self.after[-1] = at

    @property
    def moves(self) -> int:
        """How many moves the seats made."""
        return len(self.after) - 1

    def made(self, step: int) -> int:
        """How many moves the seats had made by this step."""
        return sum(is_move(act[0]) for act in self.acts[:step])

    def at(self, step: int) -> Match:
        """The match after so many steps."""
        if step < self.step:
            self.step = max(mark for mark in self.bookmarks if mark <= step)
            self.match = self.bookmarks[self.step].copy()
        while self.step < step:
            for line in self.acts[self.step]:
                read_line(self.match, line, None)
            self.step += 1
            if self.step % BOOKMARKS == 0 and self.step not in self.bookmarks:
                self.bookmarks[self.step] = self.match.copy()
        return self.match


def is_of_luck(line: str) -> bool:
    """Is this a line of chance moves?"""
    return line.startswith(LUCK)


def is_move(line: str) -> bool:
    """Is this a move of a seat: neither luck, nor cards shown, nor a word that nothing will be taken back?"""
    return not (is_of_luck(line) or " shows " in line or line.endswith(f" {CONFIRMS}"))


def review(
    file: Path, seat: int | None, move: int | None, texts: Texts, plain: bool, corrected: Path | None = None
) -> None:
    """Step through a record as a seat saw it, or whole; as text print it, or only the table after one move."""
    text = read_text(file)
    components = None if corrected is None else read_text(corrected)
    whole = signoria.replay(text, components)  # says what is wrong, if anything is
    if seat is not None and not 0 <= seat < whole.seats:
        raise BadInput(f"there is no seat {seat}; the seats are 0 to {whole.seats - 1}")
    reel, words = Reel(text, components), Words(texts, whole.game.id, seat)
    if move is not None and move > reel.moves:
        raise BadInput(f"there is no move {move}; the record has moves 0 (the start) to {reel.moves}")
    if can_draw(plain):
        from signoria.terminal.stepping import Stepper

        with whole_screen() as display:
            display.run(Stepper(reel, seat, move or 0, words))
    elif move is None:
        print_moves(reel, seat, words)
    else:
        print("\n".join(table(reel.at(reel.after[move]), seat, words)))


def print_moves(reel: Reel, seat: int | None, words: Words) -> None:
    """What happened, sentence by sentence; the whole record says every move too, chance's included."""
    heard = before = 0
    for step in range(len(reel.acts) + 1):
        events = reel.at(step).events(seat, heard)
        heard += len(events)
        told: Sequence[str] = words.tell(events)
        act = reel.acts[step - 1] if step else []
        if seat is None and act:
            told = [*act, *(f"   {one}" for one in told if not is_of_luck(act[0]))]
        made = reel.made(step)
        number = f"{made:>4} " if made != before else " " * 5
        for at, one in enumerate(told):
            print((number if at == 0 else " " * 5) + one)
        before = made
    if reel.match.result is not None:
        print("\n".join(["", *words.result(reel.match.result)]))


def table(match: Match, seat: int | None, words: Words) -> list[str]:
    """The table as sentences, what is asked of whom, and the result."""
    others = [] if seat is not None else [match.view(one) for one in range(match.seats)]
    told = plug_of(match.game.id).read(match.view(seat), words, others)
    for one in match.to_act if seat is None else [seat]:
        if question := match.view(one).question:
            told.append(f"{capital(words.seat(one))}: {words.question(question)}")
    return told if match.result is None else [*told, *words.result(match.result)]
