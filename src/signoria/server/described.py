"""What programs are told of the interface: OpenAPI, completed with what the framework cannot know by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from signoria.kernel.registry import games
from signoria.match.story import Story
from signoria.server import protocol
from signoria.server.guests import COOKIE
from signoria.server.protocol import DeniedFrame, Problem

MEANINGS = {
    400: "It cannot be understood, or cannot be.",
    401: "Say your name first.",
    403: "You may not.",
    404: "There is no such table or game, or you may not see it.",
    409: "Not now: `code` says why.",
    413: "Too much at once.",
    415: "Neither JSON nor, for a record, plain text.",
    421: "The server does not go by that name.",
    429: "Too often.",
    500: "A mistake of ours.",
    503: "The database does not answer now; try again.",
}
ALWAYS = (400, 403, 413, 415, 421, 429, 500, 503)
REFERENCE = "#/components/schemas/{name}"


def problems(*statuses: int, body: object = Problem) -> Mapping[int, ResponseSpec]:
    """What a route may answer instead."""
    return {
        status: ResponseSpec(cast(type[Problem], body), generate_examples=False, description=MEANINGS[status])
        for status in sorted((*ALWAYS, *statuses))
    }


ANYBODY = problems()
GAME = problems(404)
GUEST = problems(401, 409)
TABLE = problems(401, 404, 409)
PLAYER = problems(401, 404, 409, body=Problem | DeniedFrame)


class Described(JsonRenderPlugin):
    """The description as JSON."""

    def __init__(self) -> None:
        super().__init__()
        self._text = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole description; it is written once."""
        if not self._text:
            complete(openapi_schema)
            self._text = self.render_json(request, openapi_schema)
        return self._text


def complete(description: dict[str, Any]) -> None:
    """Add all limits that are kept to, the views of all games, the body of a record, and where the cookie is needed."""
    views = [game.view_type for game in games()]
    parts = [one for one in vars(protocol).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    shown, schemas = msgspec.json.schema_components([*views, *parts, Story], ref_template=REFERENCE)
    schemas["GameFrame"]["properties"]["view"] = {"anyOf": list(shown[: len(views)])}
    assert schemas.keys() >= description["components"]["schemas"].keys()
    cookie = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    description["components"] = {"schemas": schemas, "securitySchemes": {"guest": cookie}}
    for operations in description["paths"].values():
        for operation in operations.values():
            operation["responses"].get("204", {}).pop("content", None)
            if "401" in operation["responses"]:
                operation["security"] = [{"guest": []}]
            for one in operation.get("parameters", ()):
                if "maximum" in one["schema"]:
                    one["schema"].setdefault("minimum", 0)
    record = {"text/plain": {"schema": {"type": "string", "description": "A record"}}}
    description["paths"]["/api/verify"]["post"]["requestBody"] = {"required": True, "content": record}
