"""Writes what travels between server and browser as one schema; `npm run types` makes TypeScript of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
from litestar import Litestar

from signoria.kernel.registry import games
from signoria.server.app import make_app
from signoria.server.guard import Guard
from signoria.server.settings import Settings

PLACE = "#/components/schemas/{name}"


def schema() -> dict[str, object]:
    """The interface as the server describes it, and each game's view."""
    guard = make_app(Settings(database="sqlite://"))
    assert isinstance(guard, Guard)
    assert isinstance(guard.app, Litestar)
    found: dict[str, object] = guard.app.openapi_schema.to_schema()
    _, views = msgspec.json.schema_components([game.view_type for game in games()], ref_template=PLACE)
    components = found["components"]
    assert isinstance(components, dict)
    components["schemas"] = dict(sorted({**components["schemas"], **views}.items()))
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(schema(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
