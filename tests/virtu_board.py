"""A table of Virtù in a written position, for the board in a browser: one seat's line to a server, over standard input.

`python -m virtu_board "a winter" 0` begins with what seat 0 is told, then answers its commands line by line, as the
server would; the other seats play by rules of thumb. web/e2e/positions.ts puts it in the place of a real table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
from conformance.virtu_subject import WRITTEN, position_of

import signoria
from signoria.match.foresight import foresee
from signoria.match.match import Match
from signoria.server.problems import refusal
from signoria.server.protocol import (
    AnyCommand,
    AnyFrame,
    DoneFrame,
    GameFrame,
    LookAhead,
    LookAround,
    OutlookFrame,
    Play,
    Preview,
    PreviewFrame,
    SurveyFrame,
    Undo,
    Why,
    WhyFrame,
)

MOST = 400  # answers of the others in a row
ROOMS = {"govern": 1, "patronage": 2, "trade": 2, "annex": 3, "intrigue": 4, "war": 5}
BEFORE = """token = {token}
cities = ["florence", "pisa!", "siena!"]
titles = ["guild!"]
left = ["ambassador"]
right = ["standard_bearer", "assassin"]
rooms = ["", "{card}", "", "", ""]
stock = 2
florins = 6
troops = {{ florence = 2, pisa = 1 }}"""
AFTER_A_BATTLE = (
    "stack = ['go-on 0 13 1', 'resolve-sieges 0', 'next-besieger', 'next-retreat', 'end-spring', 'next-winter', "
    "'end-year']\nturn = 1"
)
MORE: dict[str, tuple[str, dict[str, str]]] = {
    "the winner of a field battle": (AFTER_A_BATTLE, {"florence": "troops = { ancona = 3 }"}),
    "a rival in the room": (
        'phase = "act 0"',
        {"florence": 'token = 4\nstock = 1\nleft = ["assassin"]', "naples": 'agents = ["florence-4"]'},
    ),
    "sieges": ('phase = "sieges"', {"florence": "troops = { ancona = 3, ravenna = 2 }\nwar_tokens = 2"}),
    **{
        f"before {action}": (
            'phase = "spring 0"',
            {"florence": BEFORE.format(token=room - 1 or 5, card="merchant" if action == "trade" else "")},
        )
        for action, room in ROOMS.items()
    },
}


def lay(name: str) -> Match:
    """A match in the position of this name."""
    course, seats = {**WRITTEN, **MORE}[name]
    return signoria.from_position("virtu", position_of(course, seats), seed=1)


def others(match: Match, seat: int) -> None:
    """Whoever else is asked answers, until the seat itself is."""
    for _ in range(MOST):
        rivals = [one for one in match.to_act if one != seat]
        if not rivals or seat in match.to_act:
            return
        match.play(rivals[0], match.game.advise(match.state, rivals[0], match.choices(rivals[0])))


def told(match: Match, seat: int, since: int) -> GameFrame:
    """The game as the seat may know it."""
    return GameFrame(
        version=match.version(seat),
        view=match.view(seat),
        choices=[move.text for move in match.choices(seat)],
        final=[move.text for move in match.final_moves(seat)],
        since=since,
        events=match.events(seat, since),
        undo=match.undo_horizon(seat),
        takeback=0,
        own_moves=[move.text for move in match.own_moves(seat)],
        made=match.moves_made(seat),
    )


def obey(match: Match, seat: int, command: AnyCommand) -> Iterator[AnyFrame]:
    """What a server would answer."""
    match command:
        case Play() | Undo():
            since = len(match.events(seat, 0))
            if isinstance(command, Play):
                match.play(seat, command.move)
            else:
                match.undo(seat, command.moves)
            others(match, seat)
            yield told(match, seat, min(since, len(match.events(seat, 0))))
            yield DoneFrame(command.key, match.version(seat))
        case LookAhead():
            yield OutlookFrame(command.key, match.outlook(seat))
        case Preview():
            view = foresee(match, seat, command.move, *command.then)
            yield PreviewFrame(command.key, view, None if view is None else match.game.outlook(view))
        case LookAround():
            yield SurveyFrame(command.key, match.version(seat), command.seat, list(match.survey(seat, command.seat)))
        case Why():
            why = match.why_not(seat, command.move)
            yield WhyFrame(command.key, None if why is None else refusal(match.game, why, command.move))
        case _:
            raise ValueError(f"nobody asks this here: {command}")


def main(name: str, seat: int) -> None:
    """Say how the table stands, then answer."""
    match = lay(name)
    others(match, seat)
    say(told(match, seat, 0))
    for line in sys.stdin.buffer:
        for frame in obey(match, seat, msgspec.json.decode(line, type=AnyCommand)):
            say(frame)


def say(frame: AnyFrame) -> None:
    """One frame, on one line."""
    sys.stdout.buffer.write(msgspec.json.encode(frame) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
