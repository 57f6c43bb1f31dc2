"""The pages for the browser, as the server hands them out."""

from __future__ import annotations

import json
import re
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


def test_the_browser_knows_the_interface_as_it_is(tmp_path: Path) -> None:
    fresh = tmp_path / "openapi.json"
    subprocess.run([sys.executable, str(WEB / "make_schema.py"), str(fresh)], check=True, timeout=60)
    kept = json.loads((WEB / "src" / "api" / "openapi.json").read_text(encoding="utf-8"))
    assert json.loads(fresh.read_text(encoding="utf-8")) == kept, "write it anew with `make types`"
