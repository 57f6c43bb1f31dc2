"""Guests: a name in a signed cookie, no account. A passphrase lets one come back from another device."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, TimestampSigner
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update

from signoria.server import schema
from signoria.server.errors import Denied
from signoria.server.limits import Buckets
from signoria.server.settings import Settings
from signoria.server.store import Store

COOKIE = "signoria"
A_YEAR = 365 * 24 * 3600
A_MINUTE = 60.0
AN_HOUR = 3600.0
SEEN_EVERY = 24 * 3600.0  # seconds: the day of the last visit is kept, not the minute


class Guest(Struct, frozen=True):
    """Somebody whose cookie we have signed."""

    id: str
    name: str
    has_passphrase: bool
    seen_at: float


class Guests:
    """Who may come in."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.arrivals = Buckets(settings.guests_per_hour / AN_HOUR, burst=settings.guests_per_hour)
        self.guesses = Buckets(settings.guesses_per_minute / A_MINUTE, burst=2 * settings.guesses_per_minute)
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(1)  # each takes much memory, on purpose
        self._nobodys = ""  # what a passphrase is compared with where there is none, so that it takes as long
        self._banned: frozenset[str] = frozenset()
        self.key = b""  # signs cookies and invitations

    async def open(self) -> None:
        """Find the key that signs cookies, or make it."""
        key = await self.store.write(lambda conn: setting(conn, "key", secrets.token_hex(32)))
        self.key = bytes.fromhex(key)
        self._signer = TimestampSigner(self.key, salt="signoria cookie")
        self._nobodys = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(8))
        await self.look_round()

    async def look_round(self) -> None:
        """Learn who has been banned."""
        g = schema.guests.c
        rows = await self.store.read(lambda conn: conn.execute(select(g.id).where(g.banned_at.is_not(None))).all())
        self._banned = frozenset(row.id for row in rows)

    def is_banned(self, guest_id: str) -> bool:
        """May this guest not come in?"""
        return guest_id in self._banned

    # Cookies

    def sign(self, guest_id: str) -> str:
        """The cookie's value."""
        return self._signer.sign(guest_id).decode()

    def signed(self, cookie: str | None) -> str:
        """The guest whom a cookie of ours names, or Denied."""
        try:
            return self._signer.unsign(cookie or "", max_age=A_YEAR).decode()
        except BadSignature as problem:
            raise Denied("no-guest", 401) from problem

    async def find(self, guest_id: str) -> Guest:
        """The guest, or Denied if he is gone or banned."""
        guest = await self.store.read(lambda conn: read_guest(conn, guest_id))
        if guest is None:
            raise Denied("no-guest", 401)
        if self.is_banned(guest_id):
            raise Denied("banned", 403)
        if time.time() - guest.seen_at > SEEN_EVERY:
            g = schema.guests
            seen = update(g).where(g.c.id == guest_id).values(seen_at=time.time())
            await self.store.write(lambda conn: conn.execute(seen) and None)
        return guest

    # Names

    async def welcome(self, name: str, password: str, address: str) -> Guest:
        """A new guest."""
        if self.settings.password:
            self.guesses.take(address)
            if not hmac.compare_digest(password.encode(), self.settings.password.encode()):
                raise Denied("wrong-password", 403)
        self.arrivals.take(address)
        now = time.time()
        guest = Guest(secrets.token_hex(8), clean(name), False, now)
        row = {"id": guest.id, "name": guest.name, "created_at": now, "seen_at": now}
        await self.store.write(lambda conn: conn.execute(insert(schema.guests), row) and None)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name; where the guest sits already the old one stays."""
        g = schema.guests
        change = update(g).where(g.c.id == guest.id).values(name=clean(name))
        await self.store.write(lambda conn: conn.execute(change) and None)
        return Guest(guest.id, clean(name), guest.has_passphrase, guest.seen_at)

    # Passphrases

    async def set_passphrase(self, guest: Guest, passphrase: str) -> None:
        """With it the guest can come back from another device."""
        self.guesses.take(guest.id)
        async with self._hashing:
            digest = await asyncio.to_thread(self._hasher.hash, passphrase)
        g = schema.guests
        change = update(g).where(g.c.id == guest.id).values(passphrase=digest)
        await self.store.write(lambda conn: conn.execute(change) and None)

    async def return_as(self, guest_id: str | None, passphrase: str) -> Guest:
        """The guest whose passphrase this is, or Denied; a wrong one and a missing one look and take alike."""
        g = schema.guests.c
        query = select(g.passphrase).where(g.id == guest_id)
        digest = await self.store.read(lambda conn: conn.execute(query).scalar())
        try:
            async with self._hashing:
                await asyncio.to_thread(self._hasher.verify, digest or self._nobodys, passphrase)
        except VerificationError as problem:
            raise Denied("wrong-passphrase", 403) from problem
        guest = await self.store.read(lambda conn: read_guest(conn, guest_id or ""))
        if guest is None or digest is None or self.is_banned(guest.id):
            raise Denied("wrong-passphrase", 403)
        return guest


def read_guest(conn: Connection, guest_id: str) -> Guest | None:
    """The guest, if there is one."""
    row = conn.execute(GUEST, {"id": guest_id}).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.passphrase is not None, row.seen_at)


GUEST = select(schema.guests).where(schema.guests.c.id == bindparam("id"))  # made once: every request asks it


def setting(conn: Connection, name: str, first: str) -> str:
    """A value that the instance remembers; the first one if there was none."""
    s = schema.settings
    found = conn.execute(select(s.c.value).where(s.c.name == name)).scalar()
    if found is None:
        conn.execute(insert(s), {"name": name, "value": first})
        return first
    return str(found)


def clean(name: str) -> str:
    """A name as it may be shown: on one line, without characters that nobody sees or that turn the text round."""
    plain = "".join(one if unicodedata.category(one)[0] not in "CZ" else " " for one in name)
    words = " ".join(unicodedata.normalize("NFC", plain).split())
    if not words:
        raise Denied("bad-name", 400)
    return words[:40]
