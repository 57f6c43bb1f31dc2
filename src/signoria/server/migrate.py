"""Bringing the database's tables up to date, with Alembic."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from signoria.kernel.errors import BadInput
from signoria.server.store import connect


def config(url: str) -> Config:
    """What Alembic must know."""
    made = Config()
    made.set_main_option("script_location", str(files("signoria") / "server" / "migrations"))
    made.attributes["url"] = url
    return made


def revisions(url: str) -> set[str]:
    """All that this release knows."""
    return {one.revision for one in ScriptDirectory.from_config(config(url)).walk_revisions()}


def refuse_newer(url: str) -> None:
    """A database that a newer release has changed is left alone."""
    engine = connect(url)
    try:
        with engine.connect() as conn:
            current = MigrationContext.configure(conn).get_current_revision()
    except SQLAlchemyError as problem:
        raise BadInput(f"the database cannot be used: {str(problem).splitlines()[0]}") from problem
    finally:
        engine.dispose()
    if current is not None and current not in revisions(url):
        raise BadInput(f"a newer release of Signoria has changed this database ({current}); use that one")


def upgrade(url: str) -> None:
    """Up to date, or BadInput."""
    refuse_newer(url)
    try:
        command.upgrade(config(url), "head")
    except SQLAlchemyError as problem:
        raise BadInput(f"the database cannot be used: {str(problem).splitlines()[0]}") from problem
