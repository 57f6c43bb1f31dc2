"""Which release this is, without loading all of it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("signoria")
except PackageNotFoundError:  # run from the sources
    VERSION = "unreleased"
