"""Luck that can be checked: committed to before the deal, revealed after the game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from signoria.kernel.errors import BadInput
from signoria.kernel.play import Fortune
from signoria.kernel.rng import Rng, seeded


class Seeded(Fortune):
    """Luck from a simulation's seed: one stream for the whole match."""

    def __init__(self, seed: int, stream: Rng | None = None) -> None:
        """From its beginning, or from where the stream has come to."""
        self.seed = seed
        self.stream = stream or seeded(seed)

    def source(self) -> Rng:
        return self.stream

    def copy(self) -> Seeded:
        """Luck that will go on in the same way."""
        return Seeded(self.seed, self.stream.copy())

    def __reduce__(self) -> tuple[type[Seeded], tuple[int, Rng]]:
        return Seeded, (self.seed, self.stream)


class Seal(NamedTuple):
    """What everybody knows of a match's luck from the start."""

    match_id: str
    commitment: str
    salts: tuple[str, ...]


class Sealed(Fortune):
    """Luck from a secret that nobody knows and everybody's salts: each luck move can be checked by itself.

    The commitment, SHA-256 of the secret, is published first; then each seat gives a salt; the key is a hash of
    secret, salts and the match's name, and luck move i is seeded by a hash of the key and i.
    """

    def __init__(self, secret: bytes, salts: Sequence[str], match_id: str, drawn: int = 0) -> None:
        if not 0 < len(match_id) <= 100 or not match_id.isprintable() or match_id != " ".join(match_id.split()):
            raise BadInput("a match's name is 1 to 100 letters on one line, without spaces at its ends")
        self.secret = secret
        self.salts = tuple(salts)
        self.match_id = match_id
        self.key = derive_key(secret, self.salts, match_id)
        self.seal = Seal(match_id, commitment(secret), self.salts)
        self.drawn = drawn  # luck moves so far

    def source(self) -> Rng:
        self.drawn += 1
        return luck_source(self.key, self.drawn - 1)

    def fresh(self) -> Sealed:
        """The same luck from its beginning."""
        return Sealed(self.secret, self.salts, self.match_id)

    def copy(self) -> Sealed:
        """Luck that will go on in the same way."""
        return Sealed(self.secret, self.salts, self.match_id, self.drawn)

    def __reduce__(self) -> tuple[type[Sealed], tuple[bytes, tuple[str, ...], str, int]]:
        return Sealed, (self.secret, self.salts, self.match_id, self.drawn)


def new_secret() -> bytes:
    """A fresh secret of 256 bits."""
    return secrets.token_bytes(32)


def new_match_id() -> str:
    """A name that no other match has."""
    return secrets.token_hex(8)


def commitment(secret: bytes) -> str:
    """What is published before the deal."""
    return sha256(b"signoria secret\0" + secret).hexdigest()


def derive_key(secret: bytes, salts: Sequence[str], match_id: str) -> bytes:
    """The key of a match; each part is hashed with its length, so that no two lists of parts are alike."""
    digest = sha256(b"signoria key\0")
    for part in (secret, match_id.encode(), *(salt.encode() for salt in salts)):
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.digest()


def luck_source(key: bytes, index: int) -> Rng:
    """The random source of one luck move."""
    return Rng(sha256(b"signoria luck\0" + key + index.to_bytes(8, "big")).digest())
