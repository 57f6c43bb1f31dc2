"""Looking at a record: move by move, or the table after one of the moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from rich.console import Console

import signoria
from signoria.kernel.errors import BadInput
from signoria.match.match import Match
from signoria.match.record import LUCK, begin, read_line, split
from signoria.terminal import words
from signoria.terminal.files import read_text
from signoria.terminal.play import TABLES


def review(file: Path, seat: int | None, move: int | None, console: Console) -> None:
    """Print a record as a seat saw it, or whole; with a move, only the table after that move."""
    text = read_text(file)
    whole = signoria.replay(text)  # says what is wrong, if anything is
    if seat is not None and not 0 <= seat < whole.seats:
        raise BadInput(f"there is no seat {seat}; the seats are 0 to {whole.seats - 1}")
    if move is None:
        print_moves(text, seat, console)
    else:
        print_table(text, seat, move, console)


def steps(text: str) -> Iterator[tuple[Match, int, list[str]]]:
    """The match at its start and after each act, with the number of seats' moves so far and the lines of that act."""
    head, numbered = split(text)
    match = begin(head, None)
    made = 0
    yield match, made, []
    for is_luck, group in groupby((line for _, line in numbered), key=is_of_luck):
        lines = list(group)
        for act in [lines] if is_luck else [[line] for line in lines]:
            for line in act:
                read_line(match, line, None)
            made += not is_luck and " shows " not in act[0]
            yield match, made, act


def is_of_luck(line: str) -> bool:
    """Is this a line of chance moves?"""
    return line.startswith(LUCK)


def print_moves(text: str, seat: int | None, console: Console) -> None:
    """What happened, sentence by sentence; the whole record says every move too, chance's included."""
    heard = before = 0
    last: Match | None = None
    for match, made, lines in steps(text):
        events = match.events(seat, heard)
        heard += len(events)
        told = words.tell(match.game.id, events, seat)
        if seat is None and lines:
            told = lines + [f"   {sentence}" for sentence in told if not is_of_luck(lines[0])]
        number = f"{made:>4} " if made != before else " " * 5
        for at, sentence in enumerate(told):
            console.print((number if at == 0 else " " * 5) + sentence, soft_wrap=True)
        before, last = made, match
    if last is not None and last.result is not None:
        console.print()
        for sentence in words.tell_result(last.game.id, last.result, seat):
            console.print(sentence, soft_wrap=True)


def print_table(text: str, seat: int | None, wanted: int, console: Console) -> None:
    """The table after so many moves of the seats, and after the luck that followed."""
    at: Match | None = None
    most = 0
    for match, most, _ in steps(text):
        if most > wanted:
            break
        at = match.copy()
    if at is None or most < wanted:
        raise BadInput(f"there is no move {wanted}; the record has moves 0 (the start) to {most}")
    TABLES[at.game.id](console, at.view(seat), [] if seat is not None else [at.view(one) for one in range(at.seats)])
    for one in at.to_act if seat is None else [seat]:
        if prompt := at.view(one).prompt:
            console.print(f"{words.sentence(words.seat_name(one, None))}: {words.question(at.game.id, prompt)}")
    if at.result is not None:
        for sentence in words.tell_result(at.game.id, at.result, seat):
            console.print(sentence)
