"""Run by alembic: the server hands over its own connection."""

from alembic import context

from rulebound.server.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
