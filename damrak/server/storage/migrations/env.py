"""Runs migrations on the connection that the server passes to alembic."""

from __future__ import annotations

from alembic import context

from damrak.server.storage.database import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
