"""`--one-in N` runs a sample of these tests, the same one every time.

The compiled engine passes all of them; the interpreted one is the same code, ten times as slow.
"""

from __future__ import annotations

from zlib import crc32

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--one-in", type=int, default=1, metavar="N", help="run about one in N of the conformance tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    sample = config.getoption("--one-in", 1)
    if sample > 1:
        items[:] = [item for item in items if crc32(item.nodeid.encode()) % sample == 0]
