"""How a server is run."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from signoria.kernel.errors import BadInput

VARIABLE = "SIGNORIA_SERVER"  # of the environment: how worker processes are told


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that a host can choose."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    public_url: str = ""  # as people type it, if a proxy stands before us
    trusted_proxies: str = ""  # addresses whose word on X-Forwarded-For and -Proto is taken
    password: str = ""  # of the instance
    bot_processes: int = 1
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced
    bot_pause: float = 0.5  # no bot answers sooner: the time it takes would tell something of its hand
    bot_pace: float = 0.3  # and this share of it, if the seat that moves has just moved: a turn is many small moves
    asks_always: bool = False  # else a person's only choice is made for them, after the same pause as the bots'
    tables_per_guest: int = 20
    guests_per_hour: int = 60  # new ones from one address
    guesses_per_minute: int = 5  # of passwords and passphrases, from one address
    commands_per_second: float = 20.0
    notes: str = ""  # the folder where worker processes find each other
    parent: int = 0  # the process that replaces worker processes

    @property
    def is_lan(self) -> bool:
        """Is the server open to others than this machine?"""
        return self.host not in ("127.0.0.1", "::1", "localhost")

    @property
    def public_host(self) -> str:
        """The host of the public address, with its port."""
        return urlsplit(self.public_url).netloc.lower()


def data_folder() -> Path:
    """Where the database lies if nothing else is said."""
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "signoria"


def usual_database() -> str:
    """The address of the usual database."""
    return f"sqlite:///{data_folder() / 'signoria.sqlite3'}"


def read_url(address: str) -> URL:
    """The address of a database, or BadInput."""
    try:
        return make_url(address)
    except ArgumentError as problem:
        raise BadInput(
            f"{address!r} is no address of a database; such are sqlite:///FILE and postgresql://…"
        ) from problem


def sqlite_file(address: str) -> Path | None:
    """The file of a SQLite database; others have none."""
    url = read_url(address)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def hand_on(settings: Settings) -> None:
    """To the processes that will be started from here."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def handed_on() -> Settings:
    """From the process that started this one."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
