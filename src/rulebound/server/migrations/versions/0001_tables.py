"""Guests, tables, chairs, rows, positions in between, and the secret that signs links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(80), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False, index=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("begin", sa.Text),
        sa.Column("ending", sa.Text),
        sa.Column("over", sa.Boolean, nullable=False, index=True),
    )
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.String(20)),
        sa.Column("name", sa.String(40)),
        sa.Column("deck", sa.Text),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "rows",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("choice", sa.String(24), nullable=False),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
    )
    op.create_table(
        "positions",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
    )
