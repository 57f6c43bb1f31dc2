"""Writes the golden playthroughs: whole games as readable text, so that a change of the rules shows as a difference.

`make golden` runs it; `python tests/golden/make.py FOLDER` writes them elsewhere.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import signoria
from signoria.games.condottiere.view import CondottiereView
from signoria.games.tuscany.view import TuscanyView
from signoria.games.virtu.view import VirtuView
from signoria.games.wars.view import WarsView
from signoria.kernel.play import Entry
from signoria.kernel.steps import CHANCE

OTHERS: dict[str, tuple[str, int, int, dict[str, bool | int], str]] = {
    "tuscany-two-random": ("tuscany", 2, 1492, {}, "random"),
    "tuscany-three-greedy": ("tuscany", 3, 1513, {"no_shift": True}, "greedy"),
    "tuscany-four-greedy": ("tuscany", 4, 1537, {"random_joins": True, "opener": 2}, "greedy"),
    "virtu-three-random": ("virtu", 3, 1494, {"years": 6}, "random"),
    "virtu-four-greedy": ("virtu", 4, 1498, {"years": 5}, "greedy"),
    "virtu-five-greedy": ("virtu", 5, 1499, {"years": 4, "first_games": True}, "greedy"),
    "wars-random": ("wars-of-italy", 2, 1494, {"rounds": 9}, "random"),
    "wars-greedy": ("wars-of-italy", 2, 1503, {}, "greedy"),
}
GAMES: dict[str, tuple[int, int, dict[str, bool | int]]] = {
    "two-players": (2, 1515, {}),
    "four-players": (4, 1509, {}),
    "six-players": (6, 1516, {}),
    "draw-after-battle": (3, 1511, {"draw_after_battle": True}),
    "points": (2, 1516, {"points": 12, "opener": 1}),
    "capture-regions": (4, 1516, {"capture_regions": True, "bigger_kingdoms": True}),
    "hidden-cards": (3, 1504, {"hidden_cards": True}),
}
FULL = 55_000  # bytes; what comes after is played, but not printed


def playthrough(
    seats: int, seed: int, options: dict[str, bool | int], game: str = "condottiere", bot: str = "random"
) -> str:
    """One game between bots, as text."""
    match = signoria.new(game, seats, seed, options)
    bots = [signoria.bot(bot, seed + seat) for seat in range(seats)]
    words = ", ".join(f"{name}={value}" for name, value in options.items()) or "none"
    told = f"{match.game.name}, {seats} seats, seed {seed}, options: {words}\n"
    told += happened(match, 0, 0)
    made = unprinted = 0
    while match.to_act:
        seat = match.to_act[0]
        acts, events = len(match.acts), len(match.events())
        choices = match.choices(seat)
        move = bots[seat].choose(match.view(seat), choices)
        made += 1
        before = f"\n[{made}] {position(match)}"
        before += f"{seat} is asked: {match.view(seat).prompt}\n"
        before += f"  choices: {' | '.join(choice.text for choice in choices)}\n{seat} {move.text}\n"
        match.play(seat, move)
        if len(told.encode()) < FULL and not unprinted:
            told += before + happened(match, acts, events)
        else:
            unprinted += 1
    if unprinted:
        told += f"\n… and {unprinted} more moves, played but not printed.\n"
    told += f"\nAt the end: {position(match)}{match.result}\n"
    return told + f"sha256 of the record: {sha256(match.record().encode()).hexdigest()}\n"


def position(match: signoria.Match) -> str:
    """The position in a few lines, all hands open."""
    table = match.view(None)
    if isinstance(table, VirtuView):
        return virtu_position(table)
    if isinstance(table, TuscanyView):
        return tuscany_position(match, table)
    assert isinstance(table, CondottiereView)
    told = f"game {table.games + 1}, " if table.options["points"] else ""
    told += f"battles {table.battles}, site {table.site}, holder {table.holder}, pope {table.pope}, "
    told += f"deck {table.deck}, discards {len(table.discard)}, face down {table.buried}, idle {table.idle}\n"
    for number, seat in enumerate(table.table):
        own = match.view(number)
        assert isinstance(own, CondottiereView)
        told += f"  {number} {'passed' if seat.passed else 'in':<6} strength {seat.strength.total}"
        told += f", line: {' '.join(seat.line) or '-'}" + (f" [{own.down}]" if own.down else "")
        told += f", hand: {' '.join(own.hand) or '-'}"
        told += f", known: {' '.join(seat.revealed)}" if seat.revealed else ""
        told += f", regions: {' '.join(seat.regions)}" if seat.regions else ""
        told += f", points: {seat.points}" if seat.points else ""
        told += "\n"
    return told


def virtu_position(table: VirtuView) -> str:
    """A position of Virtù, a line for each seat."""
    course = table.course
    told = f"year {course.year}, order {' '.join(map(str, course.order))}"
    missing = table.payment.missing if table.payment else ()
    told += f", missing {' '.join(f'{one.number} {one.unit}' for one in missing)}" if missing else ""
    told += f", pool {course.pool}\n" if course.pool else "\n"
    for number, seat in enumerate(table.table):
        told += (
            f"  {number} {seat.power}: {seat.florins}F, prestige {table.prestige[number].total}, token {seat.token}, "
        )
        told += (
            f"cities: {' '.join(seat.cities)}, troops: {' '.join(f'{k}:{v}' for k, v in seat.troops.items()) or '-'}"
        )
        told += f", court: {' '.join(seat.left) or '-'} / {' '.join(seat.right) or '-'}"
        told += f", titles: {' '.join(seat.titles)}" if seat.titles else ""
        told += f", agents: {' '.join(seat.agents)}" if seat.agents else ""
        told += "\n"
    for name, major in table.campaign.major.items() if isinstance(table, WarsView) else ():
        told += f"  {name}: {major.influence}, ally {major.ally or '-'}{', defeated' if major.is_defeated else ''}"
        told += f", cities: {' '.join(major.cities or ()) or '-'}"
        told += f", troops: {' '.join(f'{k}:{v}' for k, v in (major.troops or {}).items()) or '-'}\n"
    return told


def tuscany_position(match: signoria.Match, table: TuscanyView) -> str:
    """A position of The Castles of Tuscany: the display, and a line for each seat."""
    told = f"round {table.middle.round}{' (last turns)' if table.middle.is_last else ''}, deck {table.deck}"
    told += f", display: {' '.join(tile or '-' for tile in table.middle.display)}\n"
    for number, seat in enumerate(table.table):
        own = match.view(number)
        assert isinstance(own, TuscanyView)
        hand = " ".join(f"{name}*{count}" for name, count in own.hand.items())
        told += f"  {number} green {seat.green.total} red {seat.red.total}, stacks {' '.join(map(str, seat.stacks))}"
        told += f", marble {seat.marbles}, workers {seat.workers}, hand: {hand or '-'}"
        told += f", storage: {' '.join(seat.storage) or '-'}"
        told += f", bonuses: {' '.join(f'{name}*{count}' for name, count in seat.bonuses.items()) or '-'}"
        told += f", built: {' '.join(f'{space}={thing}' for space, thing in seat.tiles.items()) or '-'}\n"
    return told


def happened(match: signoria.Match, acts: int, events: int) -> str:
    """What chance brought and what a spectator was told since then."""
    luck = [act.move.text for act in match.acts[acts:] if isinstance(act, Entry) and act.seat == CHANCE]
    told = f"  chance: {'; '.join(luck)}\n" if luck else ""
    for event in match.events(since=events):
        if event.kind != "card-dealt":
            told += (
                f"  {event.kind} {' '.join(f'{name}={value}' for name, value in event.plain.items())}".rstrip() + "\n"
            )
    return told


def main(folder: Path) -> None:
    """Write all of them."""
    for name, (seats, seed, options) in GAMES.items():
        (folder / f"{name}.txt").write_text(playthrough(seats, seed, options), encoding="utf-8")
    for name, (game, seats, seed, options, bot) in OTHERS.items():
        (folder / f"{name}.txt").write_text(playthrough(seats, seed, options, game, bot), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
