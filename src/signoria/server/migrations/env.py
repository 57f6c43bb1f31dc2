"""How Alembic finds our tables."""

from alembic import context

from signoria.server.schema import metadata
from signoria.server.store import connect

engine = connect(context.config.attributes["url"], writes=True)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
