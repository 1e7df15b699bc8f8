"""Several processes: each has a row, and a table names the one that leads it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    # In SQL: to add a reference alembic would make the table anew, and in SQLite all that refers to it would go.
    op.execute("ALTER TABLE tables ADD COLUMN leader VARCHAR(24) REFERENCES servers (id) ON DELETE SET NULL")
    op.create_index("ix_tables_leader", "tables", ["leader"])
