"""How much one guest or address may ask for in a time."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address

from signoria.server.errors import Denied

MANY = 10_000  # buckets: then the full ones are emptied out
ONE_HOME = 64  # bits of an IPv6 address that a household has in common: the rest it can choose


def counted_as(address: str) -> str:
    """The name under which an address is counted: nobody has many by having a network of his own."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # such as the name of a socket on this machine
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> ONE_HOME << ONE_HOME))


class Buckets:
    """For each name a bucket of tokens that fills at a rate; who finds it empty must wait."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens left, and when that was
        self._many = MANY

    def take(self, name: str, tokens: float = 1.0) -> None:
        """Take a token, or raise Denied."""
        now = time.monotonic()
        left, at = self._buckets.get(name, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if left < tokens:
            raise Denied("too-often", 429)
        self._buckets[name] = (left - tokens, now)
        if len(self._buckets) > self._many:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        full = self.burst / self.per_second
        self._buckets = {name: one for name, one in self._buckets.items() if now - one[1] < full}
        self._many = max(MANY, 2 * len(self._buckets))  # or each one more would cost a look at all
