"""A table as one server process knows it: its rows, its match, and what each guest may be told. Nothing here waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import BindParameter, Connection, Row, bindparam, select, update

from signoria.kernel.corrections import differences_in
from signoria.kernel.game import Options
from signoria.kernel.registry import find
from signoria.match import journal
from signoria.match.fairness import Sealed, commitment
from signoria.match.lone import LoneAnswers
from signoria.match.match import Match
from signoria.match.record import FIRST_LINE, begin, read_seal, split
from signoria.server import schema
from signoria.server.errors import Denied, absent
from signoria.server.protocol import (
    GameFrame,
    Line,
    SeatInfo,
    TableFrame,
    decode_result,
    decode_takeback,
    encode,
)
from signoria.server.store import Append

if TYPE_CHECKING:
    from signoria.server.socket import Wire

REMEMBERED = 200  # lines of chat
DEAL = "deal"  # the key of the first act
SNAPSHOT_EVERY = 50  # acts
NO_SEAT = -1  # who deals


class Seat(msgspec.Struct, frozen=True):
    """A seat, as the database has it."""

    kind: str
    guest_id: str | None
    name: str
    bot: str | None
    salt: str | None
    present_until: float

    @property
    def is_free(self) -> bool:
        """May anybody with an invitation sit down here?"""
        return self.kind == "person" and self.guest_id is None

    @property
    def is_ready(self) -> bool:
        """Does somebody sit here who has given a salt, or a bot?"""
        return self.kind == "bot" or (self.guest_id is not None and self.salt is not None)


class Desk:
    """One table. Whoever uses it holds its lock."""

    def __init__(
        self,
        row: Row[*tuple[object, ...]],
        seats: Sequence[Seat],
        chat: Sequence[Line],
        components: str | None,
        lone_answers: LoneAnswers = LoneAnswers.ASKED,
    ) -> None:
        self.components = components  # an owner's corrections; they stay as they were when the table was made
        self.lone_answers = lone_answers
        self.lock = asyncio.Lock()
        self.wires: set[Wire] = set()
        self.thinking: set[int] = set()  # seats whose bots have been asked, or whose only choice will be made
        self.is_outdated = False  # has the database something that we have not?
        self.match: Match | None = None
        self.sequence = 0
        self.done: dict[tuple[int, str], int] = {}  # by seat and key: the seat's version once it was done
        self.broken = ""  # why the match cannot be gone on with
        self.used_at = self.fresh_at = time.monotonic()  # when somebody asked for it, and when we asked the database
        self.take_row(row, seats, chat)

    def take_row(self, row: Row[*tuple[object, ...]], seats: Sequence[Seat], chat: Sequence[Line]) -> None:
        """Know what the database says of the table."""
        fields = row._mapping
        self.id: str = fields["id"]
        self.game = find(fields["game"])
        self.options: Options = msgspec.json.decode(fields["options"])
        self.is_public: bool = fields["is_public"]
        self.host: str = fields["host"]
        self.status: str = fields["status"]
        self.secret: bytes = fields["secret"]
        self.header: str = fields["header"]
        self.invitation: int = fields["invitation"]
        self.previous: str | None = fields["previous"]
        self.next: str | None = fields["next"]
        takeback = fields["takeback"]
        self.takeback = None if takeback is None else decode_takeback(takeback)
        self.revision: int = fields["revision"]
        self.lines: int = fields["lines"]
        result = fields["result"]
        self.result = None if result is None else decode_result(result)
        self.edition: str = fields["edition"]
        self.seats = list(seats)
        self.chat = list(chat)

    def hear(self, news: News) -> None:
        """Know what has changed since."""
        self.take_row(news.row, news.seats, news.chat)
        if not self.broken:
            self.take_up(news.acts)

    # The match

    def take_up(self, acts: Sequence[Row[int, int, str, int, str]]) -> None:
        """Bring the match up to these acts of the journal, the next ones first."""
        try:
            for sequence, seat, key, version, lines in acts:
                if self.match is None:
                    self.match, self.fortune = self.opened()
                    self.match.lone_answers = self.lone_answers
                if sequence != self.sequence + 1:
                    raise ValueError(f"act {sequence} follows act {self.sequence}")
                self.match.fortune = None  # the luck of these acts stands in the journal
                journal.take_up(self.match, lines, self.fortune)
                self.sequence = sequence
                self.done[seat, key] = version
            if self.match is not None and self.match.fortune is None:
                self.match.go_on(self.fortune)
        except Exception as problem:  # whatever it is, the others' tables must go on
            self.break_off(f"{type(problem).__name__}: {problem}")

    def break_off(self, problem: str) -> None:
        """The match cannot be taken up: say why, instead of playing on from a wrong position."""
        self.match = None
        self.broken = problem

    def opened(self) -> tuple[Match, Sealed]:
        """The match before its deal, and its luck."""
        head, _ = split(f"{FIRST_LINE}\n{self.header}")
        seal = read_seal(head)
        assert seal is not None
        return begin(head, self.components), Sealed(self.secret, seal.salts, seal.match_id)

    def forget(self) -> None:
        """The match here may be ahead of the database: it will be taken up anew."""
        self.match = None
        self.sequence = 0
        self.done = {}
        self.broken = ""
        self.is_outdated = True

    def running(self) -> Match:
        """The match, if it can be played on."""
        if self.status != "running":
            raise Denied("not-running")
        return self.seen()

    def seen(self) -> Match:
        """The match, if there is one to look at."""
        if self.broken:
            raise Denied("broken")  # and not what is wrong: it may name a card
        if self.match is None:
            raise Denied("not-running")
        return self.match

    def lone_seats(self) -> list[int]:
        """The seats of people who have a single choice that is to be made for them; none while a takeback is asked."""
        if self.lone_answers is LoneAnswers.ASKED or self.takeback is not None:
            return []
        match = self.running()
        return [at for at in match.to_act if self.has_own_screen(at) and match.lone_answer(at) is not None]

    def has_own_screen(self, seat: int) -> bool:
        """Does a person sit there alone at a screen? At a shared one the others would notice that nobody was asked."""
        one = self.seats[seat]
        return one.kind == "person" and (one.guest_id is None or len(self.seats_of(one.guest_id)) == 1)

    def to_append(self, match: Match, before: int, seat: int, key: str) -> Append:
        """The acts since then as the journal's next entry."""
        sequence, result = self.sequence + 1, match.result
        return Append(
            table_id=self.id,
            sequence=sequence,
            seat=seat,
            key=key,
            version=0 if seat == NO_SEAT else match.version(seat),
            journal=journal.written(match.acts[before:]),
            waiting=sum(1 << one for one in match.to_act),
            status="running" if result is None else "finished",
            result=None if result is None else encode(result).decode(),
            position=None if sequence % SNAPSHOT_EVERY else position_of(match),
        )

    # What guests are told

    def seats_of(self, guest_id: str) -> list[int]:
        """Where the guest sits; at a hot seat on several."""
        return [number for number, seat in enumerate(self.seats) if seat.guest_id == guest_id]

    def is_watched_by(self, guest_id: str) -> bool:
        """Does the guest look at the table from a seat?"""
        return any(wire.seat is not None and wire.guest.id == guest_id for wire in self.wires)

    def watching_seats(self) -> list[int]:
        """The seats of all who look at the table from one, and of those who share their screens."""
        return [number for number, seat in enumerate(self.seats) if seat.guest_id and self.is_watched_by(seat.guest_id)]

    def note_presence(self, seat: int, until: float) -> None:
        """Somebody on this seat has given a sign of life, or gone."""
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], present_until=until)

    def presence(self) -> list[bool]:
        """Who is there now, by seat; bots always are."""
        now = time.time()
        return [seat.kind == "bot" or seat.present_until > now for seat in self.seats]

    def table_frame(self, guest_id: str) -> TableFrame:
        """The table as the guest may know it."""
        seats = [
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                is_taken=seat.is_ready,
                is_kept=seat.guest_id is not None and seat.salt is None,
                is_yours=seat.guest_id == guest_id,
                is_present=is_present,
                salt=seat.salt,
            )
            for seat, is_present in zip(self.seats, self.presence(), strict=True)
        ]
        return TableFrame(
            id=self.id,
            game=self.game.id,
            edition=self.edition,
            options=self.options,
            is_public=self.is_public,
            status=self.status,
            seats=seats,
            is_host=self.host == guest_id,
            differences=None if self.components is None else len(differences_in(self.edition)),
            commitment=commitment(self.secret),
            takeback=self.takeback,
            previous=self.previous,
            next=self.next,
            result=self.result,
        )

    def game_frame(self, viewer: int | None, since: int) -> GameFrame:
        """The game as the seat, or a spectator, may know it, with the events from that number on."""
        match = self.seen()
        view = match.view(viewer)
        events = match.events(viewer, since)
        return GameFrame(
            version=match.version(viewer),
            view=view,
            choices=[] if viewer is None else [move.text for move in match.choices(viewer)],
            final=[] if viewer is None else [move.text for move in match.final_moves(viewer)],
            since=since,
            events=events,
            undo=0 if viewer is None else match.undo_horizon(viewer),
            takeback=0 if viewer is None else match.takeback_horizon(viewer),
            own_moves=[] if viewer is None else [move.text for move in match.own_moves(viewer)],
            made=0 if viewer is None else match.moves_made(viewer),
        )


# Reading from the database


def load(conn: Connection, table_id: str, lone_answers: LoneAnswers = LoneAnswers.ASKED) -> Desk:
    """The table as the database has it. A match that comes out otherwise than it once stood is not gone on with."""
    row, seats, chat = table_row(conn, table_id), seat_rows(conn, table_id), chat_rows(conn, table_id)
    desk = Desk(row, seats, chat, corrections_of(conn, table_id), lone_answers)
    c = schema.snapshots.c
    snapshot = conn.execute(select(c.sequence, c.position).where(c.table_id == table_id)).one_or_none()
    acts = act_rows(conn, table_id, 0)
    stood = 0 if snapshot is None else snapshot.sequence
    desk.take_up(acts[:stood])
    if snapshot is not None and desk.match is not None and position_of(desk.match) != snapshot.position:
        desk.break_off(f"after act {stood} the position is not the one that it was")
    if not desk.broken:
        desk.take_up(acts[stood:])
    return desk


def position_of(match: Match) -> str:
    """The match's position as a snapshot keeps it."""
    return msgspec.json.encode(match.position(), order="sorted").decode()


class News(NamedTuple):
    """What the database has of a table: its rows, and the acts after the last one known."""

    row: Row[*tuple[object, ...]]
    seats: list[Seat]
    chat: list[Line]
    acts: Sequence[Row[int, int, str, int, str]]


def news(conn: Connection, table_id: str, since: int) -> News:
    """Read what has changed; `Desk.hear` takes it in."""
    return News(
        table_row(conn, table_id),
        seat_rows(conn, table_id),
        chat_rows(conn, table_id),
        act_rows(conn, table_id, since),
    )


def table_row(conn: Connection, table_id: str, *, lock: bool = False) -> Row[*tuple[object, ...]]:
    """The table's row, or Denied; locked, nobody else changes it meanwhile."""
    row = conn.execute(LOCKED_TABLE if lock else TABLE, {"id": table_id}).one_or_none()
    if row is None:
        raise absent()
    return row


def corrections_of(conn: Connection, table_id: str) -> str | None:
    """The owner's components that the table is played with; None for the standard ones."""
    found: str | None = conn.execute(CORRECTIONS, {"id": table_id}).scalar_one_or_none()
    return found


def seat_rows(conn: Connection, table_id: str) -> list[Seat]:
    """The table's seats in their order."""
    return [Seat(*row) for row in conn.execute(SEATS, {"id": table_id})]


def chat_rows(conn: Connection, table_id: str) -> list[Line]:
    """The latest lines of the table's chat."""
    return [Line(*row) for row in conn.execute(CHAT, {"id": table_id})][::-1]


def is_welcome(conn: Connection, table_id: str, guest_id: str) -> bool | None:
    """Did the guest come by the link (True), was he sent away (False), or neither?"""
    w = schema.watchers.c
    found: bool | None = conn.execute(
        select(w.is_welcome).where(w.table_id == table_id, w.guest_id == guest_id)
    ).scalar_one_or_none()
    return found


def act_rows(conn: Connection, table_id: str, since: int) -> Sequence[Row[int, int, str, int, str]]:
    """The acts of the table's journal after this one."""
    return conn.execute(ACTS, {"id": table_id, "since": since}).all()


# Statements are made once: to put one together takes several times as long as to have it done.

ID: BindParameter[str] = bindparam("id")
OF: BindParameter[str] = bindparam("of")
t, s, c, a = schema.tables.c, schema.seats.c, schema.chat.c, schema.acts.c
TABLE = select(schema.tables).where(t.id == ID)
LOCKED_TABLE = TABLE.with_for_update()
CORRECTIONS = select(schema.corrections.c.text).where(schema.corrections.c.table_id == ID)
SEATS = select(s.kind, s.guest_id, s.name, s.bot, s.salt, s.present_until).where(s.table_id == ID).order_by(s.seat)
CHAT = select(c.number, c.seat, c.name, c.text, c.at).where(c.table_id == ID).order_by(c.number.desc())
CHAT = CHAT.limit(REMEMBERED)
ACTS = select(a.sequence, a.seat, a.key, a.version, a.journal).where(a.table_id == ID).order_by(a.sequence)
ACTS = ACTS.where(a.sequence > bindparam("since"))
TOUCH = update(schema.tables).where(t.id == OF).values(revision=t.revision + 1)  # and whatever else is given
PRESENCE = update(schema.seats).where(s.table_id == OF, s.guest_id == bindparam("guest"))
CHANGE_SEAT = update(schema.seats).where(s.table_id == OF, s.seat == bindparam("at"))
