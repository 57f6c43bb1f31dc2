"""Pages beside the interface: health, and figures for whoever looks after the server."""

from __future__ import annotations

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import text

from signoria.server.errors import Denied
from signoria.server.hall import Hall
from signoria.server.version import VERSION

PROXIED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what proxies say of themselves


class Health(Struct, frozen=True):
    """Is everything well?"""

    status: str
    version: str
    database: str
    sockets: int
    tables: int
    bot_deaths: int


@get("/health", include_in_schema=False)
async def health(hall: Hall) -> Response[Health]:
    """200 if the database answers, else 503."""
    try:
        await hall.store.read(lambda conn: conn.execute(text("SELECT 1")).scalar())
        database = "ok"
    except Denied as denied:
        database = denied.code
    found = Health(
        "ok" if database == "ok" else "unwell", VERSION, database, hall.sockets, hall.at_hand, hall.thinkers.deaths
    )
    return Response(found, status_code=200 if database == "ok" else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[object, object, State], hall: Hall) -> bytes:
    """Figures, for this machine only, and not through a proxy on it."""
    is_here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if not is_here or any(name in request.headers for name in PROXIED):
        raise Denied("no-such-page", 404)
    return hall.metrics.page()
