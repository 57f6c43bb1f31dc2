"""The description of the interface is true: whatever is sent, the answer is one that it names, and never a failure."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.players import Frame, any_choice, seated
from server.running import Server
from server.test_doors import DESCRIPTION, every_route

from signoria.kernel.registry import games
from signoria.server.protocol import AnyCommand, Problem

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    ignored_auth,
]
SOME = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

ONCE = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # what strangers are told is no database's business

api = schemathesis.openapi.from_dict(DESCRIPTION)
AnyCase = schemathesis.Case[Any]


class Seated:
    """A guest at a table of his own with a bot."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url)
        self.http.post("/api/me", json={"name": "Anna"}).raise_for_status()
        seats = [{}, {"kind": "bot", "bot": "random"}]
        made = self.http.post("/api/tables", json={"game": "condottiere", "seats": seats})
        self.table: str = made.raise_for_status().json()["table"]["id"]
        salt = {"salt": secrets.token_hex(4)}
        self.http.post(f"/api/tables/{self.table}/sit", json=salt).raise_for_status()

    @property
    def cookies(self) -> dict[str, str]:
        """Who he is."""
        return dict(self.http.cookies)


@cache
def guest(url: str, operation: str) -> Seated:
    """A guest for each operation: what one of them ruins, the others do not need."""
    return Seated(url)


@ONCE
@api.parametrize()
@SOME
def test_a_stranger_gets_described_answers(case: AnyCase, server: Server) -> None:
    case.call_and_validate(base_url=server.url, checks=CHECKS)


@ONCE
@api.parametrize()
@SOME
def test_a_guest_gets_described_answers(case: AnyCase, server: Server) -> None:
    found = guest(server.url, case.operation.label)
    case.call_and_validate(base_url=server.url, cookies=found.cookies, checks=CHECKS[:-1])


@api.include(path_regex="table_id").parametrize()
@SOME
def test_a_player_gets_described_answers(case: AnyCase, server: Server) -> None:
    found = guest(server.url, case.operation.label)
    case.path_parameters = {**case.path_parameters, "table_id": found.table}
    case.call_and_validate(base_url=server.url, cookies=found.cookies, checks=CHECKS[:-1])


def validator(name: str) -> jsonschema_rs.Validator:
    """Checks what the description calls so."""
    components = {"schemas": DESCRIPTION["components"]["schemas"]}
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": components})


def test_what_comes_over_sockets_is_described_too(server: Server) -> None:
    async def game() -> list[Frame]:
        _, players = await seated(server.url, "person", "person", options={"hidden_cards": True})
        first = await players[0].open()
        await first.ask(type="chat", text="hello")
        await first.ask(type="why", move="play winter")
        await first.ask(type="plan")
        await first.ask(type="play", version=10_000, move="pass")
        await asyncio.gather(*[player.play(any_choice) for player in players])
        return players[0].frames + players[1].frames

    kinds = set()
    for frame in asyncio.run(game()):
        kinds.add(frame["type"])
        validator(f"{frame['type'].title()}Frame").validate(frame)
        if frame["type"] == "game":
            validator("CondottiereView").validate(frame["view"])
            assert set(frame["view"]) == set(DESCRIPTION["components"]["schemas"]["CondottiereView"]["properties"])
    assert kinds == {"game", "table", "chat", "why", "plan", "done", "denied"}


def test_every_games_view_is_described() -> None:
    schemas = DESCRIPTION["components"]["schemas"]
    described = [one["$ref"].rpartition("/")[2] for one in schemas["GameFrame"]["properties"]["view"]["anyOf"]]
    for game in [one for one in games() if type(one).__module__.startswith("signoria.")]:  # tests add others
        assert game.view_type.__name__ in described
        assert set(schemas[game.view_type.__name__]["required"]) == set(game.view_type.__struct_fields__)


def test_every_command_is_described() -> None:
    for command in AnyCommand.__args__:
        schema = DESCRIPTION["components"]["schemas"][command.__name__]
        assert schema["properties"]["type"]["enum"] == [command.__struct_config__.tag]
        assert schema["additionalProperties"] is False


def test_every_route_says_what_may_go_wrong() -> None:
    described = {(method.upper(), path) for path, found in DESCRIPTION["paths"].items() for method in found}
    assert {one for one in every_route() if one[1].startswith("/api/") and "openapi" not in one[1]} == described | {
        ("SOCKET", "/api/tables/{table_id}/socket")
    }
    for found in DESCRIPTION["paths"].values():
        for operation in found.values():
            assert operation["description"]
            for status, answer in operation["responses"].items():
                if status >= "400":
                    assert Problem.__name__ in str(answer["content"]["application/json"]["schema"])
