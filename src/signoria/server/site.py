"""The browser's side of Signoria: the files that were built from web/, as they are sent."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State

from signoria.server.errors import Denied

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist")  # in a wheel, and beside the sources
FRONT = "index.html"
APP_PATHS = [
    "/", "/lobby", "/new", "/games", "/about", "/rules", "/rules/{_:str}", "/components", "/components/{_:str}",
    "/join/{_:str}", "/table/{_:str}",
    "/replay/{_:str}",
]  # fmt: skip
READ = [HttpMethod.GET, HttpMethod.HEAD]
FOR_EVER = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_AGAIN = "no-cache"
PACKED = (
    "text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml",
)  # fmt: skip # worth squeezing

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Sheet(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str


def folder() -> Path | None:
    """Where the built files lie; None if nobody has built them."""
    return next((place for place in PLACES if (place / FRONT).is_file()), None)


@cache
def sheet(path: Path, _: int) -> Sheet:
    """A file, read once for each time of change."""
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9) if kind.startswith(PACKED) else None
    return Sheet(content, packed, kind, f'"{sha256(content).hexdigest()[:24]}"')


def send(request: Request[object, object, State], name: str, keep: str, status: int = 200) -> Response[bytes]:
    """A file of the site."""
    place = folder()
    if place is None or not is_file(place / name):
        raise Denied("no-such-page", 404)
    return hand_out(request, sheet(place / name, (place / name).stat().st_mtime_ns), keep, status)


def is_file(path: Path) -> bool:
    """Is there such a file? No system has one whose name is too long."""
    try:
        return path.is_file()
    except OSError:
        return False


def hand_out(request: Request[object, object, State], found: Sheet, keep: str, status: int = 200) -> Response[bytes]:
    """A sheet, or only word that it has not changed; squeezed if the other side can unpack it."""
    headers = {"cache-control": keep, "etag": found.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    content = found.content
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = found.packed, "gzip"
    return Response(content, headers=headers, media_type=found.kind, status_code=status)


def wants_page(method: str, path: str, accept: str) -> bool:
    """Is this a browser that goes to a page, rather than a program that asks the interface?"""
    return method in ("GET", "HEAD") and not path.startswith("/api") and "text/html" in accept


def lost_page(request: Request[object, object, State]) -> Response[bytes] | None:
    """What a browser is shown where there is nothing; None for whoever else asks, or if there are no pages."""
    is_page = wants_page(request.method, request.url.path, request.headers.get("accept", ""))
    return send(request, FRONT, ASK_AGAIN, 404) if is_page and folder() is not None else None


@route(APP_PATHS, http_method=READ, include_in_schema=False)
async def app_page(request: Request[object, object, State]) -> Response[bytes]:
    """Every place of the site is the same page: the browser does the rest."""
    if folder() is None:
        return Response(NOT_BUILT.encode(), media_type="text/html")
    return send(request, FRONT, ASK_AGAIN)


@route("/assets/{name:str}", http_method=READ, include_in_schema=False)
async def asset(request: Request[object, object, State], name: str) -> Response[bytes]:
    """Scripts, styles and typefaces."""
    return send(request, f"assets/{Path(name).name}", FOR_EVER)


@route(["/icon.svg", "/manifest.webmanifest", "/sw.js"], http_method=READ, include_in_schema=False)
async def public_file(request: Request[object, object, State]) -> Response[bytes]:
    """The site's shield, what a phone needs to install it, and the script that keeps its pages there."""
    return send(request, Path(request.url.path).name, ASK_AGAIN)


@route("/icons/{name:str}", http_method=READ, include_in_schema=False)
async def icon(request: Request[object, object, State], name: str) -> Response[bytes]:
    """The shield in the sizes that phones want."""
    return send(request, f"icons/{Path(name).name}", ASK_AGAIN)


NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Signoria</title>
<h1>Signoria</h1>
<p>The server is running, but the pages for the browser have not been built: <code>make serve</code> does both.</p>
<p>Its interface is described in <a href="/api/openapi/openapi.json">openapi.json</a>;
<a href="/health">health</a> says whether all is well.</p>
<p>Not affiliated with the publishers of the games.</p>
</html>
"""
