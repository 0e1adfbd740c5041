"""Creates the tables, logs and records of the first version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, unique=True),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=True),
    )
    op.create_index("tables_listed", "tables", ["listed", "updated"])
    op.create_table(
        "log",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
