"""Records: a match as text that people read and programs replay. See docs/records.md."""

from __future__ import annotations

import re
from itertools import groupby
from typing import NamedTuple, NoReturn

import msgspec

from signoria.kernel.errors import BadInput, BadOption, BadPosition, BadRecord, Refused
from signoria.kernel.game import Data, Options
from signoria.kernel.play import Entry
from signoria.kernel.registry import AnyGame, find
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, OPEN, OWN, VEILED
from signoria.match.acts import Aside, Confirmed
from signoria.match.fairness import Seal, Sealed, Seeded, commitment
from signoria.match.match import Match

FIRST_LINE = "signoria record 1"
LUCK = "*"
HIDDEN = "?"
CONFIRMS = "confirms"
FIELDS = (
    "game", "rules", "edition", "seats", "options", "seen-by", "position",
    "match", "commitment", "salts", "secret", "seed", "winners",
)  # fmt: skip
A_LINE = 13  # so many outcomes of chance on a line at most


# Writing


def write(match: Match, seat: int | None, private: bool) -> str:
    """The record: whole (None), or as the seat may know it."""
    lines = [FIRST_LINE, *header(match, seat, private), ""]
    for is_luck, group in groupby(visible(match, seat, private), key=lambda text: text[0] == LUCK):
        if is_luck:
            outcomes = [text[2:] for text in group]
            lines += [f"{LUCK} {'; '.join(outcomes[at : at + A_LINE])}" for at in range(0, len(outcomes), A_LINE)]
        else:
            lines += group
    return "\n".join(lines) + "\n"


def header(match: Match, seat: int | None, private: bool) -> list[str]:
    """What is said before the moves."""
    game, fortune = match.game, match.fortune
    usual = {option.name: option.default for option in game.options}
    options = {name: value for name, value in game.options_of(match.state).items() if value != usual[name]}
    fields = [
        ("game", game.id),
        ("rules", str(game.rules)),
        ("edition", game.edition_of(match.state)),
        ("seats", str(match.seats)),
        ("options", " ".join(f"{name}={str(value).lower()}" for name, value in options.items())),
        ("seen-by", "" if seat is None else str(seat)),
    ]
    if match.position_at_start is not None and seat is None:
        fields.append(("position", msgspec.json.encode(match.position_at_start).decode()))
    may_reveal = seat is None and (private or match.result is not None)
    if match.seal is not None:
        fields += [
            ("match", match.seal.match_id),
            ("commitment", match.seal.commitment),
            ("salts", msgspec.json.encode(match.seal.salts).decode()),
        ]
    if may_reveal and isinstance(fortune, Sealed):
        fields.append(("secret", fortune.secret.hex()))
    if may_reveal and isinstance(fortune, Seeded):
        fields.append(("seed", str(fortune.seed)))
    if match.result is not None:
        fields.append(("winners", " ".join(map(str, match.result.winners))))
    return [f"{name}: {value}" for name, value in fields if value]


def visible(match: Match, seat: int | None, private: bool) -> list[str]:
    """The moves that stand, a line each; for a seat without what it may not know."""
    plain = [act for act in match.standing if private or not isinstance(act, Confirmed)]
    if seat is None:
        return [line(act, False) for act in plain]
    still_down = latest_veiled(match)
    lines: list[str] = []
    waiting: list[Entry] = []  # answers given while all decide at once: seen when the last one is given
    for act in plain:
        if isinstance(act, Confirmed):
            continue
        if isinstance(act, Aside):
            lines.append(line(act, seat != act.seat and seat not in act.to))
            continue
        is_secret = act.secrecy == OWN or (act.secrecy == VEILED and act in still_down)
        if not act.in_lane:
            lines.append(line(act, is_secret and act.owner != seat))
            continue
        waiting.append(act)
        if act.is_barrier:
            lines += [line(one, one.secrecy != OPEN and one.owner != seat) for one in sorted(waiting, key=by_seat)]
            waiting = []
    return lines + [line(one, False) for one in waiting if one.seat == seat]


def latest_veiled(match: Match) -> list[Entry]:
    """The veiled moves that have not been turned up."""
    found = []
    left = [match.game.hidden_moves(match.state, owner) for owner in range(match.seats)]
    for act in reversed(match.standing):
        if isinstance(act, Entry) and act.secrecy == VEILED and left[act.owner] > 0:
            left[act.owner] -= 1
            found.append(act)
    return found


def by_seat(act: Entry) -> int:
    """The order in which answers given at once are told."""
    return act.seat


def line(act: Entry | Aside | Confirmed, is_hidden: bool) -> str:
    """One act as text."""
    if isinstance(act, Confirmed):
        return f"{act.seat} {CONFIRMS}"
    if isinstance(act, Aside):
        return f"{act.seat} shows {','.join(map(str, act.to))}: {HIDDEN if is_hidden else act.cards}"
    text = f"{act.move.text.split()[0]} {HIDDEN}" if is_hidden else act.move.text
    return f"{LUCK if act.seat == CHANCE else act.seat} {text}"


# Reading


class Header(NamedTuple):
    """A header's fields by name, and the lines they stand on."""

    values: dict[str, str]
    lines: dict[str, int]

    def fail(self, name: str, problem: str) -> NoReturn:
        """Say what is wrong with a field."""
        raise BadRecord(self.lines.get(name, 1), f"{name}: {problem}")

    def number(self, name: str) -> int:
        """A field that must be a whole number."""
        value = self.values.get(name, "")
        if not is_number(value):
            self.fail(name, f"must be a whole number, not {shortened(value)}" if value else "is missing")
        return int(value)


def is_number(text: str) -> bool:
    """Is this a whole number of a sane length?"""
    return re.fullmatch(r"-?[0-9]{1,1000}", text) is not None


def shortened(text: str) -> str:
    """Something written wrongly, quoted, but not at any length."""
    return repr(text if len(text) <= 40 else f"{text[:40]}…")


def replay(text: str, components: str | None = None) -> Match:
    """The match that a record tells of, or BadRecord. Luck is drawn again and must come out the same."""
    head, moves = split(text)
    match = begin(head, components)
    fortune = open_seal(head)
    for number, words in moves:
        try:
            read_line(match, words, fortune)
        except (Refused, BadInput) as problem:
            raise BadRecord(number, str(problem)) from problem
    if fortune is not None:
        match.go_on(fortune)
    if "winners" in head.values:
        winners = " ".join(map(str, match.result.winners)) if match.result else "nobody yet"
        if winners != head.values["winners"]:
            head.fail("winners", f"the moves end with {winners}, not {head.values['winners']}")
    return match


def split(text: str) -> tuple[Header, list[tuple[int, str]]]:
    """Header fields and numbered move lines, comments taken away."""
    lines = text.split("\n")  # and nothing else: salts may hold any character
    if lines[0].strip() != FIRST_LINE:
        raise BadRecord(1, f"a record begins with the line {FIRST_LINE!r}")
    head = Header({}, {})
    moves: list[tuple[int, str]] = []
    in_header = True
    for number, raw in enumerate(lines[1:], 2):
        words = raw.strip()
        if words.startswith("#"):
            continue
        if not words:
            in_header = False
        elif in_header:
            name, colon, value = words.partition(":")
            if not colon or name not in FIELDS:
                raise BadRecord(number, f"{name!r} is no header field; there are: {', '.join(FIELDS)}")
            if name in head.values:
                raise BadRecord(number, f"{name} stands here a second time")
            head.values[name] = value.strip()
            head.lines[name] = number
        else:
            moves.append((number, words.partition(" #")[0].strip()))
    return head, moves


def begin(head: Header, components: str | None) -> Match:
    """The match at its start, without luck of its own."""
    try:
        game = find(head.values.get("game", ""))
    except BadInput as problem:
        head.fail("game", str(problem))
    if head.number("rules") != game.rules:
        head.fail("rules", f"made under version {head.values['rules']} of the rules; this is version {game.rules}")
    if "seen-by" in head.values:
        head.fail("seen-by", f"only what seat {head.values['seen-by']} may know is told here; it cannot be replayed")
    position: Data | None = None
    try:
        if "position" in head.values:
            position = msgspec.json.decode(head.values["position"], type=Data)
            start = game.read_position(position, components)
            check_agreement(head, game, start, position)
        else:
            seats = head.number("seats")
            if seats not in game.seats:
                head.fail("seats", f"{game.name} has {game.seating()}, not {seats}")
            options = game.check_options(read_options(head), seats)
            start = game.start(seats, options, components)
    except BadRecord:
        raise
    except BadOption as problem:
        head.fail("options", str(problem))
    except BadPosition as problem:
        head.fail("position", str(problem))
    except BadInput as problem:
        raise BadRecord(1, str(problem)) from problem
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        head.fail("position", str(problem))
    if head.values.get("edition", game.edition_of(start)) != game.edition_of(start):
        head.fail("edition", f"made with other components; these are {game.edition_of(start)}")
    match = Match(game, start, None, position, components)
    match.seal = read_seal(head)
    return match


def check_agreement(head: Header, game: AnyGame, start: State, position: Data) -> None:
    """What header and position both say must be the same."""
    if position.get("game") != game.id:
        head.fail("position", f"is of another game, {shortened(str(position.get('game')))}")
    if head.number("seats") != start.seats:
        head.fail("seats", f"{head.values['seats']}, but the position has {start.seats}")
    if game.check_options(read_options(head), start.seats) != game.options_of(start):
        head.fail("options", "are not those of the position")


def read_options(head: Header) -> Options:
    """`hidden_cards=true points=20`."""
    options: Options = {}
    for word in head.values.get("options", "").split():
        name, _, value = word.partition("=")
        if name in options:
            head.fail("options", f"{shortened(name)} stands there twice")
        if value in ("true", "false"):
            options[name] = value == "true"
        elif is_number(value):
            options[name] = int(value)
        else:
            head.fail("options", f"{shortened(word)} is not of the form name=true, name=false or name=number")
    return options


def read_seal(head: Header) -> Seal | None:
    """What was published of the match's luck."""
    if not any(name in head.values for name in ("match", "commitment", "salts")):
        return None
    for name in ("match", "commitment", "salts"):
        if name not in head.values:
            head.fail(name, "is missing")
    try:
        salts = msgspec.json.decode(head.values["salts"], type=tuple[str, ...])
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        head.fail("salts", str(problem))
    return Seal(head.values["match"], head.values["commitment"], salts)


def open_seal(head: Header) -> Seeded | Sealed | None:
    """The luck that the record reveals, if it does."""
    seal = read_seal(head)
    if "seed" in head.values:
        if seal is not None or "secret" in head.values:
            head.fail("seed", "a match that committed to a secret has no seed")
        return Seeded(head.number("seed"))
    if "secret" not in head.values:
        return None
    if seal is None:
        head.fail("commitment", "is missing")
    try:
        secret = bytes.fromhex(head.values["secret"])
    except ValueError:
        head.fail("secret", "is not a hexadecimal number")
    if commitment(secret) != seal.commitment:
        head.fail("secret", "is not the one that was committed to")
    try:
        return Sealed(secret, seal.salts, seal.match_id)
    except BadInput as problem:
        head.fail("match", str(problem))


def read_line(match: Match, words: str, fortune: Seeded | Sealed | None) -> None:
    """Carry out one line of a record."""
    who, _, rest = words.partition(" ")
    if who == LUCK:
        for outcome in rest.split(";"):
            read_luck(match, outcome.strip(), fortune)
    elif not is_number(who):
        raise BadInput(f"a line begins with a seat's number or {LUCK}, not {shortened(who)}")
    elif rest.startswith("shows "):
        to, colon, cards = rest.removeprefix("shows ").partition(":")
        if not colon or not all(is_number(seat.strip()) for seat in to.split(",")):
            raise BadInput(f"{shortened(words)} is not of the form `0 shows 1,2: winter 6`")
        match.show(int(who), cards, [int(seat) for seat in to.split(",")])
    elif rest == CONFIRMS:
        match.confirm(int(who))
    elif match.waits_for_luck:
        raise BadInput(f"chance must act before {words!r}")
    else:
        match.play(int(who), rest)


def read_luck(match: Match, outcome: str, fortune: Seeded | Sealed | None) -> None:
    """Let one recorded outcome befall; if the luck is revealed it must be the one that was drawn."""
    move = match.game.catalogue.find(outcome)
    if move is None:
        raise BadInput(f"there is no outcome {outcome!r}")
    if not match.waits_for_luck:
        raise BadInput(f"chance brings {outcome!r}, but it is not chance's turn")
    step = match.state.stack[-1]
    if step.refuse(match.state, move) is not None:
        raise BadInput(f"chance cannot bring {outcome!r} here")
    if fortune is not None:
        drawn = step.draw(match.state, fortune.source())
        if drawn is not move:
            raise BadInput(f"chance brings {outcome!r} here, but the revealed luck says {drawn.text!r}")
    match.befall(move)


# Verifying


class Verdict(NamedTuple):
    """Is a record's luck what it should be?"""

    is_true: bool
    luck_moves: int
    problem: str


def verify(text: str, components: str | None = None) -> Verdict:
    """Draw every chance move again from what the record reveals."""
    try:
        head, _ = split(text)
        if open_seal(head) is None:
            return Verdict(False, 0, "the record reveals neither a secret nor a seed: its luck cannot be checked yet")
        match = replay(text, components)
    except BadInput as problem:
        return Verdict(False, 0, str(problem))
    return Verdict(True, sum(isinstance(act, Entry) and act.seat == CHANCE for act in match.standing), "")
