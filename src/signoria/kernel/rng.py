"""The random source: xoshiro128++ on four 32-bit words, the same numbers interpreted and compiled."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WORDS: Final = 1 << 32
ANY_START: Final = b"\x01" * 16


class Rng:
    """A stream of random numbers; equal seeds give equal streams everywhere."""

    def __init__(self, digest: bytes) -> None:
        """Start from the first 16 bytes of a digest (never all zero, which would stand still)."""
        word = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        if len(digest) < 16 or not any(word):
            raise ValueError("a random source starts from at least 16 bytes that are not all zero")
        self._a: i64 = word[0]
        self._b: i64 = word[1]
        self._c: i64 = word[2]
        self._d: i64 = word[3]

    def copy(self) -> Rng:
        """A source that will give the same numbers."""
        twin = Rng(ANY_START)
        twin._a, twin._b, twin._c, twin._d = self._a, self._b, self._c, self._d
        return twin

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes]]:
        """Pickled as its four words, from which it starts again."""
        words = (int(self._a), int(self._b), int(self._c), int(self._d))
        return Rng, (b"".join([word.to_bytes(4, "big") for word in words]),)

    def next(self) -> i64:
        """The next 32 random bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        total: i64 = (a + d) & MASK
        drawn: i64 = (((total << 7) | (total >> 25)) + a) & MASK
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ ((b << 9) & MASK)
        self._d = ((d << 11) | (d >> 21)) & MASK
        return drawn

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, every one equally likely; n must lie between 1 and 2³¹ − 1."""
        size: i64 = n
        wide: i64 = self.next() * size
        if (wide & MASK) < size:  # only here could the lowest numbers come too often
            floor: i64 = (WORDS - size) % size
            while (wide & MASK) < floor:
                wide = self.next() * size
        return int(wide >> 32)

    def pile(self, sizes: list[int], total: int) -> int:
        """Which pile one of all things lies in, every thing equally likely; the total is the sum of the sizes."""
        left = self.below(total)
        at = 0
        while left >= sizes[at]:
            left -= sizes[at]
            at += 1
        return at


def seeded(seed: int, use: str = "seed") -> Rng:
    """The random source that a seed stands for; another for each use, so that a bot does not draw as the deal did."""
    return Rng(sha256(f"signoria {use} {seed}".encode()).digest())
