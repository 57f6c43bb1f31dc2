"""The database: readers in a few threads, one writer that puts all that waits into one durable commit.

A writing job checks first and changes after: it may raise `Denied` only before it has changed anything. So jobs share a
transaction without hurting each other, and a commit (a wait for the disk) is paid once for all who wait for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeVar, get_type_hints

from msgspec.json import encode
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from signoria.kernel.errors import BadInput
from signoria.server.errors import Denied, Unavailable
from signoria.server.settings import read_url

R = TypeVar("R")

READERS = 4
TOGETHER = 256  # so many jobs at most share a commit
PATIENCE = 5  # seconds to wait for a lock, or for a connection
RESTED = 1.0  # seconds
DEADLOCK = "40P01"  # as PostgreSQL names it


class Append(NamedTuple):
    """One act for a table's journal, and what the table's row says from then on."""

    table_id: str
    sequence: int
    seat: int
    key: str
    version: int
    journal: str
    waiting: int
    status: str
    result: str | None
    position: str | None = None  # now and then, where the match stands: a new release must come to the same


class Promise(asyncio.Future[object]):
    """What will come of a job. Whoever is cancelled waits all the same: nothing must go on behind his back."""

    def cancel(self, msg: object = None) -> bool:
        """Never: the task that was told to end does so when the job is done."""
        return False


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Callable[[Connection], object] | Append) -> None:
        self.work = work
        self.promise = Promise()
        self.outcome: object = None
        self.problem: Exception | None = None

    def run(self, conn: Connection) -> None:
        """Do it inside the transaction; a denial is an outcome too."""
        self.problem = None
        if isinstance(self.work, Append):
            self.outcome = bool(append_all(conn, [self.work]))
            return
        try:
            self.outcome = self.work(conn)
        except Denied as denial:
            self.problem = denial

    def settle(self) -> None:
        """Tell who waits."""
        if self.problem is not None:
            self.promise.set_exception(self.problem)
        else:
            self.promise.set_result(self.outcome)


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = connect(url)
        self.writing = connect(url, writes=True)
        self._one_by_one = self.writing.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()
        self.commits = 0
        self.written = 0

    async def read(self, work: Callable[[Connection], R]) -> R:
        """What the work reads, in one transaction."""

        def run() -> R:
            try:
                with self.engine.connect() as conn:
                    return work(conn)
            except SQLAlchemyError as problem:
                raise Unavailable(problem) from problem

        return await finished(asyncio.get_running_loop().run_in_executor(self._readers, run))

    async def write(self, work: Callable[[Connection], R]) -> R:
        """What comes of the work, once it is durable."""
        return await self._enqueue(work)  # type: ignore[return-value]

    async def append(self, act: Append) -> bool:
        """Add an act to a journal, durably; False if another has taken its place."""
        return bool(await self._enqueue(act))

    def _enqueue(self, work: Callable[[Connection], object] | Append) -> Promise:
        job = Job(work)
        self._jobs.put(job)
        return job.promise

    def close(self) -> None:
        """Finish what waits, then let go."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self.writing.dispose()

    def _write(self) -> None:
        """The writer's life: take all that waits, commit, tell."""
        while (job := self._jobs.get()) is not None:
            batch = [job]
            is_last = False
            while len(batch) < TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    is_last = True
                    break
                batch.append(more)
            self._commit(batch)
            with suppress(RuntimeError):  # the loop has ended: nobody waits
                job.promise.get_loop().call_soon_threadsafe(settle_all, batch)  # who is woken once works undisturbed
            if is_last:
                return

    def _commit(self, batch: list[Job]) -> None:
        """All in one transaction; if the database objects, each by itself, so that only the culprit fails."""
        try:
            with self._transaction(batch) as conn:
                run_together(conn, batch)
        except Exception as problem:
            if len(batch) > 1 and not concerns_all(problem):
                for job in batch:
                    self._commit([job])
                return
            for job in batch:
                job.problem = Unavailable(problem) if isinstance(problem, SQLAlchemyError) else problem
        self.commits += 1
        self.written += len(batch)

    def _transaction(self, batch: list[Job]) -> AbstractContextManager[Connection]:
        """What the jobs share; on PostgreSQL the statement that takes acts is one by itself."""
        is_one = self.writing.dialect.name == "postgresql" and all(isinstance(job.work, Append) for job in batch)
        return (self._one_by_one if is_one else self.writing).begin()


def settle_all(batch: Sequence[Job]) -> None:
    """Tell all who wait."""
    for job in batch:
        job.settle()


async def finished(work: asyncio.Future[R]) -> R:
    """What comes of it. Whoever is cancelled waits all the same: nothing must go on behind his back."""
    order: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait((work,))
        except asyncio.CancelledError as cancelled:
            order = cancelled
    if order is not None:
        work.exception()  # nobody will ask for it
        raise order
    return work.result()


def concerns_all(problem: Exception) -> bool:
    """Would every job fail by itself too: no connection, no room on the disk, no lock? A deadlock is nobody's fault."""
    if not isinstance(problem, OperationalError):
        return isinstance(problem, DBAPIError) and problem.connection_invalidated
    return getattr(problem.orig, "sqlstate", None) != DEADLOCK


def run_together(conn: Connection, batch: Sequence[Job]) -> None:
    """The jobs in their order, but acts for journals, which never touch the same rows, all at once before."""
    first: dict[tuple[str, int], tuple[Job, Append]] = {}  # of two acts for one place only one can be taken
    for job in batch:
        if isinstance(job.work, Append):
            job.problem, job.outcome = None, False
            first.setdefault((job.work.table_id, job.work.sequence), (job, job.work))
    if first:
        taken = append_all(conn, [act for _, act in first.values()])
        for place, (job, _) in first.items():
            job.outcome = place in taken
    for job in batch:
        if not isinstance(job.work, Append):
            job.run(conn)


def append_all(conn: Connection, wanted: Sequence[Append]) -> set[tuple[str, int]]:
    """Put acts into journals where their places are free; which were, by table and sequence."""
    now = time.time()
    is_sqlite = conn.dialect.name == "sqlite"
    done = conn.execute(INSERT if is_sqlite else ALL_AT_ONCE, {"acts": written(wanted), "now": now})
    taken = {(table_id, sequence) for table_id, sequence in done}
    if is_sqlite and taken:
        acts = written([act for act in wanted if (act.table_id, act.sequence) in taken])
        conn.execute(ADVANCE, {"acts": acts, "now": now})
        if any(act.position is not None for act in wanted):
            conn.execute(SNAPSHOT, {"acts": acts})
    return taken


def written(wanted: Sequence[Append]) -> str:
    """Acts as one text for the database to take apart: row by row the writer would wait for Python's lock each time."""
    return encode(wanted).decode()


# Each act is a list. PostgreSQL does all in one statement, a transaction by itself: each more would be a journey.

KINDS = {int: "bigint", str: "text", str | None: "text"}
FIELDS = tuple(get_type_hints(Append).items())
ON_SQLITE = "SELECT {} FROM json_each(:acts)".format(
    ", ".join(f"json_extract(value, '$[{at}]') AS {name}" for at, (name, _) in enumerate(FIELDS))
)
ON_POSTGRESQL = "SELECT {} FROM json_array_elements(CAST(:acts AS json))".format(
    ", ".join(f"CAST(value ->> {at} AS {KINDS[kind]}) AS {name}" for at, (name, kind) in enumerate(FIELDS))
)
INSERT_FROM = """
    INSERT INTO acts (table_id, sequence, seat, key, version, journal, at)
    SELECT table_id, sequence, seat, key, version, journal, :now FROM {} WHERE true
    ON CONFLICT DO NOTHING RETURNING table_id, sequence
"""
ADVANCE_FROM = """
    UPDATE tables SET sequence = new.sequence, waiting = new.waiting, result = new.result, changed_at = :now,
    status = CASE WHEN tables.status = 'closed' THEN 'closed' ELSE new.status END,  -- as it was meanwhile
    takeback = NULL,  -- what somebody asked to take back is no longer the latest
    revision = revision + CASE WHEN takeback IS NOT NULL OR new.result IS NOT NULL THEN 1 ELSE 0 END
    FROM {} WHERE tables.id = new.table_id
"""
SNAPSHOT_FROM = """
    INSERT INTO snapshots (table_id, sequence, position)
    SELECT table_id, sequence, position FROM {} WHERE position IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, position = excluded.position
"""
INSERT, ADVANCE, SNAPSHOT = (
    text(statement.format(f"({ON_SQLITE}) AS new")) for statement in (INSERT_FROM, ADVANCE_FROM, SNAPSHOT_FROM)
)
TAKEN = "new JOIN taken USING (table_id, sequence)"
ALL_AT_ONCE = text(
    f"WITH new AS MATERIALIZED ({ON_POSTGRESQL}), "
    f"taken AS ({INSERT_FROM.format('new')}), "
    f"advanced AS ({ADVANCE_FROM.format(TAKEN)}), looked_at AS ({SNAPSHOT_FROM.format(TAKEN)}) "
    "SELECT table_id, sequence FROM taken"
)


def connect(url: str, *, writes: bool = False) -> Engine:
    """A way to the database, or BadInput."""
    made = read_url(url)
    kind = made.get_backend_name()
    try:
        if kind == "sqlite":
            engine = create_engine(
                made, connect_args={"timeout": PATIENCE, "check_same_thread": False}, hide_parameters=True
            )
            begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
            event.listen(engine, "connect", prepare_sqlite)
            event.listen(engine, "begin", lambda conn: conn.exec_driver_sql(begin))
            return engine
        if kind == "postgresql":
            engine = create_engine(
                made.set(drivername="postgresql+psycopg"),
                pool_size=1 if writes else READERS,
                isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",  # a reader sees one moment
                connect_args={"connect_timeout": PATIENCE},
                hide_parameters=True,  # no error tells what was to be written
            )
            event.listen(engine, "checkout", rouse)
            return engine
    except ModuleNotFoundError as problem:
        raise BadInput(f"for PostgreSQL install signoria[postgres] ({problem})") from problem
    raise BadInput(f"the database may be SQLite or PostgreSQL, not {kind}")


def prepare_sqlite(raw: object, entry: ConnectionPoolEntry) -> None:
    """Durable, readers beside the writer, references kept; transactions begin when we say so."""
    raw.isolation_level = None  # type: ignore[attr-defined]
    cursor = raw.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def rouse(raw: DBAPIConnection, entry: ConnectionPoolEntry, proxy: object) -> None:
    """A connection that has rested shows that it still lives; to ask one that was just used would be a journey more."""
    now = time.monotonic()
    if now - entry.info.get("used_at", now) > RESTED:
        try:
            raw.cursor().execute("SELECT 1")
            raw.rollback()
        except Exception as problem:
            raise DisconnectionError from problem  # and another one is made
    entry.info["used_at"] = now
