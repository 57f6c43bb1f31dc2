"""The story of a match: its chapters, who stood how at the end of each, and where to find them in a replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from signoria.kernel.game import Event, View
from signoria.kernel.phrases import Count
from signoria.kernel.registry import AnyGame
from signoria.match.acts import Act
from signoria.match.match import Match
from signoria.match.moments import changes
from signoria.match.record import FIRST_LINE, begin, header, replay, split

Counts = tuple[Count, ...]


class Chapter(Struct, frozen=True):
    """The end of a chapter, as everybody at the table saw it; first comes the start of the match."""

    moment: int  # its number in a replay, through whosever eyes
    number: int  # the event's number, as a spectator counts them
    event: Event | None  # what has happened; None at the start, and at an end that no event tells of
    standings: Counts  # how well each seat stands
    leaders: tuple[int, ...]  # the seats that stand best
    scores: Counts  # what each seat had in the contest that was decided; () if there was none


class Story(Struct, frozen=True):
    """The chapters of a match in order: its start, those that have ended, and the end of the match."""

    chapters: tuple[Chapter, ...]


def story(match: Match | str) -> Story:
    """The story of a match, or of one that a record tells of; of a running one as far as spectators know it."""
    played = replay(match) if isinstance(match, str) else match
    head, _ = split("\n".join([FIRST_LINE, *header(played, None, False)]))
    return tell(begin(head, played.components), played.acts)


def tell(start: Match, acts: Sequence[Act]) -> Story:
    """The story of these acts, from the match before the first of them. Chapters that were taken back are left out."""
    found: list[tuple[Chapter, Act | None]] = []  # each with the latest act that stood then
    contest: Counts = ()
    seen = 0
    for moment, _ in enumerate(changes(start, acts)):
        standing = set(map(id, start.standing))
        found = [(chapter, act) for chapter, act in found if act is None or id(act) in standing]
        latest = start.standing[-1] if start.standing else None
        view, events = start.view(None), start.events(None, seen)
        found += [(one, latest) for one in chapters_at(start.game, view, events, contest, moment, seen)]
        contest = start.game.scores(view)
        seen += len(events)
    return Story(tuple(chapter for chapter, _ in found))


def chapters_at(
    game: AnyGame, view: View, events: Sequence[Event], contest: Counts, moment: int, seen: int
) -> Iterator[Chapter]:
    """The chapters that these events of a moment end; `contest` are the scores just before."""
    standings, scores = game.standings(view), game.scores(view)
    best = max(count.number for count in standings)
    leaders = tuple(seat for seat, count in enumerate(standings) if count.number == best)
    if not any(count.number for count in scores):
        scores = contest  # what was fought with has been put away already
    if moment == 0:
        yield Chapter(0, 0, None, standings, leaders, ())
    ends = [(number, event) for number, event in enumerate(events) if event.kind in game.chapters]
    for number, event in ends:
        yield Chapter(moment, seen + number, event, standings, leaders, scores)
    if not ends and moment > 0 and view.result is not None:
        last = len(events) - 1
        yield Chapter(moment, seen + max(last, 0), events[last] if events else None, standings, leaders, ())
