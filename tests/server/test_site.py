"""The pages for the browser, as the server hands them out."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from server.running import Server

from signoria.server import site

WEB = Path(__file__).parents[2] / "web"
built = pytest.mark.skipif(site.folder() is None, reason="the pages have not been built: make web")


@pytest.mark.parametrize("path", ["/", "/lobby", "/new", "/games", "/about", "/rules", "/table/0123456789abcdef"])
def test_every_place_of_the_site_is_one_page(server: Server, path: str) -> None:
    page = httpx.get(f"{server.url}{path}")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "Signoria" in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-frame-options"] == "DENY"


@built
def test_files_with_hashed_names_are_kept_for_ever_and_squeezed(server: Server) -> None:
    page = httpx.get(server.url)
    assert page.headers["cache-control"] == "no-cache"
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
    style, *_ = re.findall(r'href="(/assets/[^"]+\.css)"', page.text)
    for path, kind in ((script, "text/javascript"), (style, "text/css")):
        found = httpx.get(f"{server.url}{path}", headers={"accept-encoding": "gzip"})
        assert found.headers["content-type"].startswith(kind)
        assert "immutable" in found.headers["cache-control"]
        assert found.headers["content-encoding"] == "gzip"
        plain = httpx.get(f"{server.url}{path}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == found.content


@built
def test_the_first_page_asks_for_few_files(server: Server) -> None:
    """A browser fetches six files of a server at a time, and every further half dozen is a round trip more."""
    files = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', httpx.get(server.url).text)
    assert len(files) == len(set(files))
    assert 2 <= len(files) <= 4, files


@built
def test_nothing_in_the_page_is_inline(server: Server) -> None:
    page = httpx.get(server.url).text
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert "style=" not in page


@built
def test_a_page_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    tag = httpx.get(server.url).headers["etag"]
    again = httpx.get(server.url, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/nowhere", "/assets/nothing.js", "/assets/..%2findex.html", "/assets/%2e%2e/x"])
def test_what_is_not_there_is_not_there(server: Server, path: str) -> None:
    found = httpx.get(f"{server.url}{path}")
    assert found.status_code == 404
    assert "content-security-policy" in found.headers


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
LOST = ["/nowhere", "/table/a/b", "/games//x", "//", "/" + "a" * 5000, "/assets/" + "a" * 5000, "/assets/nothing.js"]


@built
@pytest.mark.parametrize("path", LOST, ids=[path[:20] for path in LOST])
def test_a_browser_that_is_lost_gets_the_page_that_says_so(server: Server, path: str) -> None:
    found = httpx.get(f"{server.url}{path}", headers=BROWSER)
    assert (found.status_code, found.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert found.text == httpx.get(server.url).text
    assert (
        httpx.get(f"{server.url}{path}", headers=BROWSER | {"if-none-match": found.headers["etag"]}).status_code == 404
    )


@pytest.mark.parametrize("path", ["/api/nowhere", "/api//x", "/api/" + "a" * 5000, "/api/games/x/y"])
def test_a_program_that_is_lost_gets_json(server: Server, path: str) -> None:
    for headers in (BROWSER, {}):
        found = httpx.get(f"{server.url}{path}", headers=headers)
        assert (found.status_code, found.headers["content-type"]) == (404, "application/json")


@built
def test_the_site_can_be_installed(server: Server) -> None:
    page = httpx.get(server.url)
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page.text
    found = httpx.get(f"{server.url}/manifest.webmanifest")
    assert found.headers["content-type"].startswith("application/manifest+json")
    manifest = found.json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        picture = httpx.get(f"{server.url}{icon['src']}")
        assert (picture.status_code, picture.headers["content-type"].partition(";")[0]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


@built
def test_the_worker_is_asked_for_again_each_time(server: Server) -> None:
    found = httpx.get(f"{server.url}/sw.js")
    assert found.headers["content-type"].startswith("text/javascript")
    assert found.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in found.headers["content-security-policy"]


def test_the_browser_knows_the_interface_as_it_is(tmp_path: Path) -> None:
    fresh = tmp_path / "openapi.json"
    subprocess.run([sys.executable, str(WEB / "make_schema.py"), str(fresh)], check=True, timeout=60)
    kept = json.loads((WEB / "src" / "api" / "openapi.json").read_text(encoding="utf-8"))
    assert json.loads(fresh.read_text(encoding="utf-8")) == kept, "write it anew with `make types`"
