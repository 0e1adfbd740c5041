"""Deletes logs and records with their table, and adds the start time of the service."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Remove rows without a table, add foreign keys, and create `service`."""
    for name in ("log", "records"):
        op.execute(f"DELETE FROM {name} WHERE code NOT IN (SELECT code FROM tables)")  # noqa: S608 - constants
        with op.batch_alter_table(name) as batch:
            batch.create_foreign_key(
                f"{name}_code_fkey", "tables", ["code"], ["code"], ondelete="CASCADE"
            )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
