"""Figures for whoever looks after the server, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One process's counts since it began."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter("signoria_acts", "Acts committed", registry=self.registry)
        self.denied = Counter("signoria_denied", "Commands denied, by code", ["code"], registry=self.registry)
        self.seconds = Histogram(
            "signoria_act_seconds", "From a command to its durable end", buckets=SOON, registry=self.registry
        )
        self.wires = Gauge("signoria_sockets", "Open sockets", registry=self.registry)
        self.thoughts = Counter("signoria_bot_moves", "Moves that bots thought of", registry=self.registry)

    def page(self) -> bytes:
        """All of them as text."""
        return generate_latest(self.registry)
