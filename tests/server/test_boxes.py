"""What lies in the boxes, over HTTP."""

from __future__ import annotations

import httpx
import msgspec
import pytest
from server.running import Server

import signoria
from signoria.kernel.registry import find
from signoria.server.protocol import GameBox


@pytest.mark.parametrize("game", ["condottiere", "tuscany", "virtu", "wars-of-italy"])
def test_a_stranger_is_told_what_lies_in_the_box_and_all_moves(server: Server, game: str) -> None:
    answer = httpx.get(f"{server.url}/api/games/{game}/components")
    assert answer.headers["content-type"] == "application/json"
    told = msgspec.json.decode(answer.content, type=GameBox)
    assert told.components == signoria.components(game)
    assert told.moves == {move.text: find(game).phrase(move) for move in find(game).catalogue.moves}
    assert told.chapters == list(find(game).chapters)


def test_a_box_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    path = f"{server.url}/api/games/virtu/components"
    first = httpx.get(path, headers={"accept-encoding": "gzip"})
    assert (first.headers["cache-control"], first.headers["content-encoding"]) == ("no-cache", "gzip")
    again = httpx.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


def test_other_games_have_no_box(server: Server) -> None:
    for game in ("chess", "condottiere-mini"):
        answer = httpx.get(f"{server.url}/api/games/{game}/components")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
