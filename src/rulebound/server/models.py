"""What is kept, as tables of a database. `migrations/` makes them; a test holds the two against each other."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

secrets = Table(
    "secrets", metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)  # fmt: skip

guests = Table(
    "guests", metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
)  # fmt: skip

servers = Table(
    "servers", metadata,
    Column("id", String(24), primary_key=True),
    Column("address", String(200), nullable=False),  # where the other processes reach it
    Column("seen", DateTime(timezone=True), nullable=False),  # when it last said that it is there
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String(24), primary_key=True),
    Column("number", Integer, nullable=False, index=True),  # in the order in which they were made
    Column("settings", Text, nullable=False),  # as JSON
    Column("begin", Text),  # the save of the beginning, once it has begun
    Column("ending", Text),  # as JSON, if it ended otherwise than by the rules
    Column("over", Boolean, nullable=False, default=False, index=True),
    Column("leader", String(24), ForeignKey("servers.id", ondelete="SET NULL"), index=True),
)  # fmt: skip

chairs = Table(
    "chairs", metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("chair", Integer, primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id")),
    Column("bot", String(20)),
    Column("name", String(40)),
    Column("deck", Text),  # as JSON
    Column("seat", Integer),  # in the game, once it has begun
)  # fmt: skip

rows = Table(
    "rows", metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("label", Text, nullable=False),
    Column("to", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("choice", String(24), nullable=False),
    Column("mark", String(16), nullable=False),  # the fingerprint of the position after it
    Column("spent", Integer, nullable=False),  # of the seat's clock, in milliseconds
)  # fmt: skip

positions = Table(
    "positions", metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("save", Text, nullable=False),
)  # fmt: skip
