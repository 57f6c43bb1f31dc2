"""What must be true after the fault run, read from the database and compared with what the clients know."""

from __future__ import annotations

from collections import Counter

import msgspec
from server.fault_clients import Client, Ledger
from sqlalchemy import Connection, func, select

import signoria
from signoria.server import schema
from signoria.server.desk import Desk, load
from signoria.server.store import connect

MOST = 10  # examples of a kind of mistake


class Findings:
    """Figures and mistakes."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.mistakes: list[str] = []

    def expect(self, is_so: object, mistake: str, kind: str = "") -> None:
        """Note a mistake, unless all is well."""
        if not is_so:
            self.counts[kind] += 1
            if self.counts[kind] <= MOST:
                self.mistakes.append(mistake)


def check(ledger: Ledger) -> Findings:
    """Everything."""
    findings = Findings()
    engine = connect(ledger.database)
    try:
        with engine.connect() as conn:
            check_keys(conn, ledger, findings)
            for (table,) in conn.execute(select(schema.acts.c.table_id).distinct()).all():
                check_match(conn, table, ledger, findings)
    finally:
        engine.dispose()
    findings.expect(not ledger.counts["not durable"], "an acknowledged move was not in the database", "not durable")
    return findings


def check_keys(conn: Connection, ledger: Ledger, findings: Findings) -> None:
    """Acknowledged moves are there once, refused ones are not there, and nobody has moved whom we do not know."""
    a, s = schema.acts.c, schema.seats.c
    query = select(a.key, a.table_id, a.seat, func.count()).group_by(a.key, a.table_id, a.seat)
    found: Counter[str] = Counter()
    for key, table, seat, times in conn.execute(query.where(a.seat >= 0)):
        found[key] += times
        if key in ledger.sent:
            findings.expect(ledger.sent[key] == (table, seat), f"{key} was done at another place", "misplaced")
    for key, place in ledger.acknowledged.items():
        findings.expect(found[key] >= 1, f"{key} at {place} is lost", "lost")
        findings.expect(found[key] <= 1, f"{key} at {place} was done {found[key]} times", "doubled")
    for key, place in ledger.refused.items():
        findings.expect(key in ledger.acknowledged or not found[key], f"{key} at {place} was refused, but done", "done")
    ours = select(s.seat).where(s.table_id == a.table_id, s.seat == a.seat, s.kind != "bot").exists()
    for (key,) in conn.execute(select(a.key).where(ours)):
        findings.counts["moves of people"] += 1
        findings.expect(key in ledger.sent, f"nobody has sent {key}", "unknown")
    findings.counts["acts"] = conn.execute(select(func.count()).select_from(schema.acts)).scalar_one()


def check_match(conn: Connection, table: str, ledger: Ledger, findings: Findings) -> None:
    """The match comes out of its journal, ends, replays equal, and its luck is what was committed to."""
    a = schema.acts.c
    desk = load(conn, table)
    findings.expect(not desk.broken, f"{table} is broken: {desk.broken}", "broken")
    if desk.match is None:
        return
    numbers = [number for (number,) in conn.execute(select(a.sequence).where(a.table_id == table).order_by(a.sequence))]
    findings.expect(numbers == list(range(1, len(numbers) + 1)), f"{table} has gaps in its journal", "gaps")
    t = schema.tables.c
    row = conn.execute(select(t.sequence, t.status).where(t.id == table)).one()
    findings.expect(row.sequence == len(numbers), f"{table}: the row says {row.sequence} acts", "gaps")
    findings.expect(desk.match.result is not None, f"{table} has not come to its end", "unfinished")
    findings.expect(row.status == "finished", f"{table} is {row.status}", "unfinished")
    record = desk.match.record(private=desk.match.result is None)
    findings.expect(
        signoria.replay(record).record(private=desk.match.result is None) == record, table, "replays differ"
    )
    if desk.match.result is not None:
        verdict = signoria.verify(record)
        findings.expect(verdict.is_true, f"{table}: {verdict.problem}", "luck differs")
    findings.counts["matches replayed"] += 1
    for client in ledger.clients:
        if client.table == table:
            check_sight(desk, client, findings)


def check_sight(desk: Desk, client: Client, findings: Findings) -> None:
    """A client has been told exactly what happened, whatever became of its connections."""
    assert desk.match is not None
    events = msgspec.to_builtins(desk.match.events(client.seat))
    findings.expect(client.events == events, f"{client.place} saw other events than happened", "sights differ")
    result = msgspec.to_builtins(desk.match.result)
    findings.expect(
        client.result is not None and msgspec.json.encode(client.result) == msgspec.json.encode(result),
        f"{client.place} was told of {client.result}, but it is {result}",
        "sights differ",
    )
    findings.counts["sights compared"] += 1
