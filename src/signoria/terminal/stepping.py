"""A record on the screen, step by step, forward and back, through any seat's eyes."""

from __future__ import annotations

from rich.text import Text

from signoria.terminal.layout import fit, folded_rows, row, spread
from signoria.terminal.pages import Still
from signoria.terminal.plugs import plug_of
from signoria.terminal.questions import running
from signoria.terminal.review import Reel
from signoria.words import Words, capital

LOG_ROWS = 2  # at least


class Stepper(Still):
    """The table after some move, as one seat saw it or with all hands open."""

    def __init__(self, reel: Reel, seat: int | None, move: int, words: Words) -> None:
        self.reel = reel
        self.seat = seat
        self.move = move
        self.words = words

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        before = len(self.reel.at(self.reel.after[self.move - 1]).events(self.seat)) if self.move else 0
        match = self.reel.at(self.reel.after[self.move])
        words = self.words.read_by(self.seat)
        fresh = words.tell(match.events(self.seat, before))
        if match.result is not None:
            fresh += words.result(match.result)[:1]
        others = [] if self.seat is not None else [match.view(seat) for seat in range(match.seats)]
        room = height - 2 - LOG_ROWS
        table = plug_of(match.game.id).draw(match.view(self.seat), words, width, room, others)[:room]
        most = height - 2 - len(table)
        log = [one for line in fresh for one in folded_rows(line, width)]
        log = log if len(log) <= most else running(fresh, width, most)[1]
        blank = [row()] * (most - len(log))
        return [fit(one, width) for one in [self.head(width), *table, *log, *blank, self.foot()]][:height]

    def head(self, width: int) -> Text:
        """Which move it is, and whose eyes."""
        say = self.words.texts.say
        whose = (
            say("terminal-step-whole")
            if self.seat is None
            else say("terminal-step-seat", name=self.words.read_by(None).seat(self.seat))
        )
        place = say("terminal-step", move=self.move, last=self.reel.moves)
        return spread(row(capital(place), "bold"), row(whose, "dim"), width)

    def foot(self) -> Text:
        """What the keys do."""
        return row(self.words.texts.say("terminal-step-keys"), "dim")

    def press(self, key: str, typed: str) -> str | None:
        steps = {"right": 1, "down": 1, " ": 1, "enter": 1, "left": -1, "up": -1, "pagedown": 10, "pageup": -10}
        self.move = min(max(self.move + steps.get(key, 0), 0), self.reel.moves)
        if key in ("home", "end"):
            self.move = 0 if key == "home" else self.reel.moves
        if key in ("tab", "s-tab"):
            seats = [None, *range(self.reel.match.seats)]
            self.seat = seats[(seats.index(self.seat) + (1 if key == "tab" else -1)) % len(seats)]
        return "" if key in ("q", "escape") else None
