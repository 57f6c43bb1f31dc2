"""The commands of whoever runs a server. They only read their arguments; the work is done elsewhere."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from signoria.kernel.errors import BadInput
from signoria.texts import language, texts_in

Database = Annotated[
    str | None,
    typer.Option(
        envvar="SIGNORIA_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; a file in your data folder if not said.",
        show_envvar=True,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="0 takes any that is free.")] = 8765,
    lan: Annotated[bool, typer.Option("--lan", help="Open it to your network; prints the link and a QR code.")] = False,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Listen only on this address.")] = None,
    database: Database = None,
    password: Annotated[
        str,
        typer.Option(
            envvar="SIGNORIA_PASSWORD",
            metavar="WORD",
            help="Only who knows it may come in. Better in the environment than here.",
            show_envvar=True,
        ),
    ] = "",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="How people reach it, if a proxy stands before it.")
    ] = "",
    trusted_proxy: Annotated[
        str, typer.Option(metavar="ADDRESS,…", help="Proxies whose X-Forwarded-For and -Proto are believed.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="How many server processes.")] = 1,
    bots: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="How many bots may think at once.")] = 1,
    bot_pause: Annotated[
        float, typer.Option(min=0.0, max=10.0, metavar="SECONDS", help="No bot answers sooner than this.")
    ] = 0.5,
    tables_per_guest: Annotated[int, typer.Option(min=1, metavar="N", help="Open tables that a guest may host.")] = 20,
    guests_per_hour: Annotated[int, typer.Option(min=1, metavar="N", help="New guests from one address.")] = 60,
    commands_per_second: Annotated[
        float, typer.Option(min=1.0, metavar="N", help="Of one guest, in the long run.")
    ] = 20,
    lang: Annotated[str | None, typer.Option(metavar="CODE", help="en, ru or cs.")] = None,
) -> int:
    """Serve tables to browsers, for friends with a link.

    It listens on this machine only, unless --lan or --host say otherwise. Ctrl-C ends it; running games go on when it
    is started again. See docs/hosting.md.
    """
    from signoria.server.serve import run
    from signoria.server.settings import Settings, usual_database

    if lan and host is not None:
        raise BadInput("--lan listens on all addresses; leave out --host")
    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput("--public-url must begin with http:// or https://")
    settings = Settings(
        database=database or usual_database(),
        host="0.0.0.0" if lan else host or "127.0.0.1",
        port=port,
        workers=workers,
        public_url=public_url,
        trusted_proxies=trusted_proxy,
        password=password,
        bot_processes=bots,
        bot_pause=bot_pause,
        tables_per_guest=tables_per_guest,
        guests_per_hour=guests_per_hour,
        commands_per_second=commands_per_second,
    )
    return run(settings, texts_in(language(lang, os.environ)))
