"""The commands of whoever runs a server. They only read their arguments; the work is done elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from signoria.kernel.errors import BadInput
from signoria.texts import language, texts_in

if TYPE_CHECKING:
    from sqlalchemy import Connection

Database = Annotated[
    str | None,
    typer.Option(
        envvar="SIGNORIA_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; a file in your data folder if not said.",
        show_envvar=True,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="0 takes any that is free.")] = 8765,
    lan: Annotated[bool, typer.Option("--lan", help="Open it to your network; prints the link and a QR code.")] = False,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Listen only on this address.")] = None,
    database: Database = None,
    password: Annotated[
        str,
        typer.Option(
            envvar="SIGNORIA_PASSWORD",
            metavar="WORD",
            help="Only who knows it may come in. Better in the environment than here.",
            show_envvar=True,
        ),
    ] = "",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="How people reach it, if a proxy stands before it.")
    ] = "",
    trusted_proxy: Annotated[
        str, typer.Option(metavar="ADDRESS,…", help="Proxies whose X-Forwarded-For and -Proto are believed.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="How many server processes.")] = 1,
    bots: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="How many bots may think at once.")] = 1,
    bot_pause: Annotated[
        float, typer.Option(min=0.0, max=10.0, metavar="SECONDS", help="No bot answers sooner than this.")
    ] = 0.5,
    bot_pace: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, metavar="SHARE", help="Of that pause, between the moves of one seat's turn."),
    ] = 0.3,
    ask_always: Annotated[
        bool, typer.Option("--ask-always", help="Ask people too where they have a single choice.")
    ] = False,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, metavar="SECONDS", help="A bot that thinks longer is replaced.")
    ] = 10.0,
    tables_per_guest: Annotated[int, typer.Option(min=1, metavar="N", help="Open tables that a guest may host.")] = 20,
    guests_per_hour: Annotated[int, typer.Option(min=1, metavar="N", help="New guests from one address.")] = 60,
    guesses_per_minute: Annotated[
        int, typer.Option(min=1, metavar="N", help="Of passwords and passphrases, from one address.")
    ] = 5,
    commands_per_second: Annotated[
        float, typer.Option(min=1.0, metavar="N", help="Of one guest, in the long run.")
    ] = 20,
    lang: Annotated[str | None, typer.Option(metavar="CODE", help="en, ru or cs.")] = None,
) -> int:
    """Serve tables to browsers, for friends with a link.

    It listens on this machine only, unless --lan or --host say otherwise. Ctrl-C ends it; running games go on when it
    is started again. See docs/hosting.md.
    """
    from signoria.server.serve import run
    from signoria.server.settings import Settings, usual_database

    if lan and host is not None:
        raise BadInput("--lan listens on all addresses; leave out --host")
    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput("--public-url must begin with http:// or https://")
    if "*" in trusted_proxy:
        raise BadInput("--trusted-proxy names addresses; * would let everybody say where he comes from")
    settings = Settings(
        database=database or usual_database(),
        host="0.0.0.0" if lan else host or "127.0.0.1",
        port=port,
        workers=workers,
        public_url=public_url,
        trusted_proxies=trusted_proxy,
        password=password,
        bot_processes=bots,
        bot_pause=bot_pause,
        bot_pace=bot_pace,
        asks_always=ask_always,
        bot_seconds=bot_seconds,
        tables_per_guest=tables_per_guest,
        guests_per_hour=guests_per_hour,
        guesses_per_minute=guesses_per_minute,
        commands_per_second=commands_per_second,
    )
    return run(settings, texts_in(language(lang, os.environ)))


admin = typer.Typer()


@admin.callback(invoke_without_command=True)
def overview(context: typer.Context) -> None:
    """Look after a server: its tables, guests and backups. A running server notices within seconds."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@contextmanager
def database_at(url: str | None, *, writes: bool = False) -> Iterator[Connection]:
    """The server's database, brought up to date, for one piece of work; all of it is done or nothing."""
    from sqlalchemy.exc import SQLAlchemyError

    from signoria.server import migrate
    from signoria.server.settings import usual_database
    from signoria.server.store import connect

    address = url or usual_database()
    check_there(address)
    migrate.upgrade(address)
    engine = connect(address, writes=writes)
    try:
        with engine.begin() as conn:
            yield conn
    except SQLAlchemyError as problem:
        raise BadInput(f"the database cannot be used: {str(problem).splitlines()[0]}") from problem
    finally:
        engine.dispose()


def check_there(address: str) -> None:
    """A file of SQLite that is not there is a slip of the pen, not a new server."""
    from signoria.server.settings import sqlite_file

    file = sqlite_file(address)
    if file is not None and not file.exists():
        raise BadInput(f"{file} does not exist; --database names another")


@admin.command("list")
def list_command(
    database: Database = None,
    guests: Annotated[bool, typer.Option("--guests", help="Guests, not tables.")] = False,
    status: Annotated[str | None, typer.Option(metavar="STATUS", help="waiting, running, finished or closed.")] = None,
    json: Json = False,
) -> int:
    """List tables, or guests, the latest first."""
    from signoria.server import admin as work

    with database_at(database) as conn:
        found: list[work.GuestEntry] | list[work.TableEntry]
        found = work.list_guests(conn) if guests else work.list_tables(conn, status)
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    for one in found:
        if isinstance(one, work.GuestEntry):
            print(f"{one.id}  {one.seen_days_ago:7.1f} d  {'banned' if one.is_banned else '      '}  {one.name}")
        else:
            print(f"{one.id}  {one.game:<14} {one.status:<9} {one.acts:5} acts  {one.idle_days:7.1f} d  ", end="")
            corrected = "" if one.differences is None else f"  (corrected components: {one.differences} differences)"
            print(f"{', '.join(one.names)}{corrected}")
    if not found:
        print("None.")
    return 0


TableId = Annotated[str, typer.Argument(metavar="TABLE", help="As `admin list` shows it.")]
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="As `admin list --guests` shows it.")]
Archive = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


@admin.command()
def close(table: TableId, database: Database = None) -> int:
    """End a table: no more moves there. Its record stays."""
    from signoria.server import admin as work

    with database_at(database, writes=True) as conn:
        work.close(conn, table)
    print(f"{table} is closed.")
    return 0


@admin.command()
def delete(table: TableId, database: Database = None) -> int:
    """Take a table away with its journal and chat, for good."""
    from signoria.server import admin as work

    with database_at(database, writes=True) as conn:
        work.remove(conn, table)
    print(f"{table} is gone.")
    return 0


@admin.command()
def ban(
    guest: GuestId,
    lift: Annotated[bool, typer.Option("--lift", help="Let the guest in again.")] = False,
    database: Database = None,
) -> int:
    """Keep a guest out; open sockets are closed within seconds."""
    from signoria.server import admin as work

    with database_at(database, writes=True) as conn:
        work.ban(conn, guest, not lift)
    print(f"{guest} may come in again." if lift else f"{guest} is kept out.")
    return 0


@admin.command()
def backup(file: Archive, database: Database = None) -> int:
    """Write everything into one file; the server may go on meanwhile. It holds secrets: keep it safe."""
    from signoria.server import archive
    from signoria.server.settings import usual_database

    address = database or usual_database()
    check_there(address)
    with counting("rows") as progress:
        rows = archive.backup(address, file, progress)
    print(f"{rows} rows are in {file}.")
    return 0


@admin.command()
def restore(file: Archive, database: Database = None) -> int:
    """Put a backup into an empty database, of either kind."""
    from signoria.server import archive
    from signoria.server.serve import make_folder
    from signoria.server.settings import usual_database

    address = database or usual_database()
    make_folder(address)
    with counting("rows") as progress:
        rows = archive.restore(address, file, progress)
    print(f"{rows} rows are restored.")
    return 0


@admin.command()
def retention(
    days: Annotated[float, typer.Option(min=0.0, metavar="N", help="Keep what is not older.")] = 365.0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be taken away.")] = False,
    database: Database = None,
) -> int:
    """Take away tables where nothing has happened for long, and guests who have not come since."""
    from signoria.server import admin as work

    with database_at(database, writes=True) as conn:
        swept = work.sweep(conn, days, dry_run)
    print(f"{swept.tables} tables and {swept.guests} guests {'would go' if dry_run else 'are gone'}.")
    return 0


def upgrade_check(database: Database = None, json: Json = False) -> int:
    """Replay every running game under this release.

    Says which differ, or cannot be gone on with. Run it with the new release before you let it serve. Exit code 1 if
    any does.
    """
    from signoria.server import admin as work

    with database_at(database) as conn, counting("games") as progress:
        found = []
        for one in work.replay_running(conn):
            found.append(one)
            progress(len(found))
    wrong = [one for one in found if one.problem]
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        for one in wrong:
            print(f"{one.id}  {one.game}, {one.acts} acts: {one.problem}")
        print(f"{len(found) - len(wrong)} of {len(found)} running games go on unchanged.")
    return 1 if wrong else 0


@contextmanager
def counting(things: str) -> Iterator[Callable[[int], None]]:
    """A line that counts, on a terminal."""
    is_terminal = sys.stderr.isatty()

    def progress(number: int) -> None:
        if is_terminal:
            print(f"\r{number} {things}…", end="", file=sys.stderr, flush=True)

    yield progress
    if is_terminal:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
