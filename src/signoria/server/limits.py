"""How much one guest or address may ask for in a time."""

from __future__ import annotations

import time

from signoria.server.errors import Denied

MANY = 10_000  # buckets: then the full ones are emptied out


class Buckets:
    """For each name a bucket of tokens that fills at a rate; who finds it empty must wait."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens left, and when that was

    def take(self, name: str, tokens: float = 1.0) -> None:
        """Take a token, or raise Denied."""
        now = time.monotonic()
        left, at = self._buckets.get(name, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if left < tokens:
            raise Denied("too-often", 429)
        self._buckets[name] = (left - tokens, now)
        if len(self._buckets) > MANY:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        full = self.burst / self.per_second
        self._buckets = {name: one for name, one in self._buckets.items() if now - one[1] < full}
