"""The application: routes, the guard before them, and what is said when something goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, ControllerRouterHandler

from signoria.kernel.errors import Refused
from signoria.server import routes
from signoria.server.described import Described
from signoria.server.errors import Denied, Unavailable
from signoria.server.guard import WIDEST_BODY, Guard
from signoria.server.hall import Hall
from signoria.server.pages import health, metrics
from signoria.server.problems import denial, refused
from signoria.server.protocol import Problem
from signoria.server.settings import Settings
from signoria.server.site import app_page, asset, icon, lost_page, public_file
from signoria.server.version import VERSION

log = logging.getLogger("signoria.app")

HANDLERS: list[ControllerRouterHandler] = [
    routes.about, routes.show_components, routes.show_components_file,
    routes.check_components, routes.show_table_components, routes.show_table_file,
    routes.who_am_i, routes.come_in, routes.set_passphrase, routes.go_away, routes.lobby,
    routes.my_tables, routes.finished_tables, routes.make_table, routes.show_table, routes.watch, routes.sit,
    routes.come_back, routes.leave, routes.kick, routes.give_seat, routes.show_invite, routes.renew_invite,
    routes.rematch, routes.close_table, routes.show_game, routes.act, routes.show_record, routes.show_moments,
    routes.show_story, routes.check_record,
    routes.socket, app_page, asset, public_file, icon, health, metrics,
]  # fmt: skip


def make_app(settings: Settings) -> ASGIApp:
    """The application of one process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        await hall.open()
        app.state.hall = hall
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        HANDLERS,
        dependencies={
            "hall": Provide(routes.the_hall),
            "guest": Provide(routes.the_guest),
        },
        exception_handlers={Denied: say_denied, Refused: say_refused, HTTPException: say_http, Exception: say_broken},
        lifespan=[lifespan],
        logging_config=None,
        request_class=Letter,
        request_max_body_size=WIDEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=VERSION,
            path="/api/openapi",
            render_plugins=[Described()],
            use_handler_docstrings=True,
        ),
    )
    return Guard(app, settings)


class Letter(Request[object, object, State]):
    """A request whose body may be anything."""

    async def json(self) -> object:
        """The body, or Denied: what is no text and what is nested without end are the sender's mistakes."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as problem:
            raise Denied("unreadable", 400, problem=str(problem)) from problem


def reply(problem: Problem, status: int) -> Response[Problem]:
    """Why not, with its code."""
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def say_denied(request: Request[object, object, State], denied: Denied) -> Response[Problem] | Response[bytes]:
    """What the server does not allow, or cannot do now."""
    if denied.code == "no-such-page" and (page := lost_page(request)) is not None:
        return page
    if isinstance(denied, Unavailable):
        log.error("database", extra={"path": request.url.path, "problem": denied.problem})
    return reply(denial(denied), denied.status)


def say_refused(request: Request[object, object, State], problem: Refused) -> Response[Problem]:
    """What the rules do not allow."""
    return reply(refused(problem), 409)


def say_http(request: Request[object, object, State], problem: HTTPException) -> Response[Problem] | Response[bytes]:
    """What cannot be understood; a browser that finds nothing gets a page that says so."""
    if problem.status_code == 404 and (page := lost_page(request)) is not None:
        return page
    detail = problem.detail
    if isinstance(problem, ValidationException) and problem.extra:
        detail = f"{detail}: {problem.extra}"
    return reply(denial(Denied("bad-request", problem=detail[:300])), problem.status_code)


def say_broken(request: Request[object, object, State], problem: Exception) -> Response[Problem]:
    """A mistake of ours: the log has it, the guest gets no inner parts."""
    log.error("failed", exc_info=problem, extra={"path": request.url.path})
    return reply(denial(Denied("failed")), 500)
