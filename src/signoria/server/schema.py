"""What the database keeps. A table is one game: its rows say who sits there, its acts are the journal of the match."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMING = {"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
metadata = MetaData(naming_convention=NAMING)

settings = Table(  # what the instance must remember, such as the key that signs cookies
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("passphrase", String(200)),  # as Argon2 keeps it
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("banned_at", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # also the match's name: part of the key of its luck
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON, all of them
    Column("edition", Text, nullable=False),  # of the components
    Column("is_public", Boolean, nullable=False),
    Column("host", ForeignKey("guests.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False),  # waiting, running, finished, closed
    Column("secret", LargeBinary, nullable=False),
    Column("header", Text, nullable=False, default=""),  # of the record, from the deal on
    Column("invitation", Integer, nullable=False, default=0),  # which invite is the valid one
    Column("previous", String(32)),  # the table whose rematch this is
    Column("next", String(32)),
    Column("takeback", Text),  # JSON: what somebody has asked all to agree to
    Column("sequence", Integer, nullable=False, default=0),  # acts so far
    Column("revision", Integer, nullable=False, default=0),  # changes of anything else but acts and chat
    Column("lines", Integer, nullable=False, default=0),  # of chat
    Column("waiting", BigInteger, nullable=False, default=0),  # bits of the seats that must decide
    Column("bots", BigInteger, nullable=False, default=0),  # bits of the seats where bots sit
    Column("result", Text),  # JSON
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Index("ix_tables_status", "status", "changed_at"),
)

corrections = Table(  # an owner's components, where a table is played with such
    "corrections",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),  # the file as it was sent
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, hotseat, bot
    Column("guest_id", ForeignKey("guests.id"), index=True),  # who sits there, or for whom it is kept
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40)),
    Column("salt", String(80)),  # given on sitting down; without one the seat is only kept for its guest
    Column("present_until", Float, nullable=False, default=0.0),
)

watchers = Table(  # who came by the link and may look without a seat; and whom the host has sent away
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("is_welcome", Boolean, nullable=False, default=True),
)

acts = Table(
    "acts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),  # with the table unique: it decides races
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),  # of the sender: an act sent twice is done once
    Column("version", Integer, nullable=False),  # of the seat, once it was done
    Column("journal", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "key"),
)

snapshots = Table(  # the latest position that was looked at: a new release must come to the same
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("position", Text, nullable=False),  # JSON
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "guest_id", "key"),
)
