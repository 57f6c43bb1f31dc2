"""A server on each database, shared by the tests that leave it standing."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.running import FREE, Cluster, Server

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    made = Cluster()
    try:
        yield made.start()
    finally:
        made.remove()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind; its address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'signoria.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that runs through all tests; each makes its own guests and tables."""
    with tempfile.TemporaryDirectory() as folder:
        if request.param == "sqlite":
            address = f"sqlite:///{folder}/signoria.sqlite3"
        else:
            cluster: Cluster = request.getfixturevalue("cluster")
            address = cluster.new_database()
        made = Server(address, *FREE, log=Path(folder, "log")).start()
        try:
            yield made
        finally:
            made.stop()
