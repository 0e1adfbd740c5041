"""Adds the table of presence, for several server processes on one database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "presence",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
