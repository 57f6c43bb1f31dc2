"""The guard at the door: which hosts and origins may speak to us, and what every answer says about itself."""

from __future__ import annotations

import ipaddress
import socket
from typing import cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.errors import Denied
from signoria.server.problems import denial
from signoria.server.protocol import encode
from signoria.server.settings import Settings
from signoria.server.site import wants_page

SAFE = ("GET", "HEAD", "OPTIONS")
WIDEST_BODY = 1 << 16  # bytes
WIDEST_RECORD = 1 << 18
WIDEST_COMPONENTS = 1 << 18  # as JSON: the file itself may have a quarter of that
JSON = b"application/json"
PLAIN = b"text/plain"
NOWHERE = "/nowhere"  # a page that there is not
RECORDS = "/api/verify"  # where records are sent
HEADERS = (
    (
        b"content-security-policy",
        (
            b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
            b"frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
NEVER_KEPT = (b"cache-control", b"no-store")
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.public_host = settings.public_host
        names = {"localhost", "127.0.0.1", "[::1]"}
        if settings.is_lan:
            names |= {socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        self.names = names
        self.is_lan = settings.is_lan

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        problem = self.problem(scope)
        if problem is not None and problem.code == "no-such-page" and is_browsing(scope):
            problem, scope = None, cast(Scope, {**scope, "path": NOWHERE})
        if problem is not None:
            await refuse(scope, send, problem)
            return
        is_https = scope["scheme"] in ("https", "wss")
        is_ours = scope["path"].startswith("/api/")

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                is_kept = any(name.lower() == NEVER_KEPT[0] for name, _ in message["headers"])  # the route says how
                is_personal = is_ours and not is_kept
                more = [*HEADERS, *([NEVER_KEPT] if is_personal else []), *([ONLY_HTTPS] if is_https else [])]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self.app(scope, receive, sent)

    def problem(self, scope: Scope) -> Denied | None:
        """Why this request is not let in, or None."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self.is_known(host):
            return Denied("unknown-host", 421)
        if "//" in scope["path"]:  # one name for each page
            return Denied("no-such-page", 404)
        is_socket = is_websocket(scope)
        if not is_socket and scope.get("method") in SAFE:
            return None
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        site = headers.get(b"sec-fetch-site", b"same-origin")
        if origin and origin not in self.origins(scope, host):
            return Denied("foreign-origin", 403)
        if site not in (b"same-origin", b"none"):
            return Denied("foreign-origin", 403)
        if not is_socket and not is_readable(scope, headers):
            return Denied("wrong-content-type", 415)
        return None

    def origins(self, scope: Scope, host: str) -> set[str]:
        """Whose pages may speak to us: our own. A page without an origin, which says `null`, is nobody's."""
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        return {f"{scheme}://{name}" for name in (host, self.public_host) if name for scheme in schemes}

    def is_known(self, host: str) -> bool:
        """Is this a name of ours? An address always is; a stranger's name that points to us is not."""
        if host and host == self.public_host:
            return True
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        if name in self.names:
            return True
        if not self.is_lan:
            return False
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


def is_readable(scope: Scope, headers: dict[bytes, bytes]) -> bool:
    """Is the body JSON, or nothing? No form of another site can send that; plain text it can, so only a record is."""
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if not kind:
        return headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
    return kind == JSON or (kind == PLAIN and scope["path"] == RECORDS)


def is_browsing(scope: Scope) -> bool:
    """Does a browser go to a page?"""
    accept = dict(scope["headers"]).get(b"accept", b"").decode("latin-1")
    return not is_websocket(scope) and wants_page(str(scope.get("method")), scope["path"], accept)


def is_websocket(scope: Scope) -> bool:
    """Or a plain request?"""
    kind: str = scope["type"]
    return kind == "websocket"


async def refuse(scope: Scope, send: Send, problem: Denied) -> None:
    """Turn a request away."""
    if is_websocket(scope):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
        return
    body = encode(denial(problem))
    headers = [(b"content-type", JSON), (b"content-length", str(len(body)).encode()), NEVER_KEPT, *HEADERS]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
