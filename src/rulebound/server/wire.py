"""What a client may say over the socket. A frame that is none of these is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rulebound.server.refusals import Refused

Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Label = Annotated[str, Meta(min_length=1, max_length=2000)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Whatever is said may carry a number by which its answer is known."""

    ref: Number | None = None


class Join(Message, tag="join"):
    """The first thing said: at which table, by whom, and what was seen already."""

    table: Word
    token: Token | None = None
    invite: Token | None = None
    since: Number | None = None


class Decide(Message, tag="decide"):
    """Answer a decision, with one of its choices or in words."""

    decision: Number
    choice: Annotated[str, Meta(pattern="^[0-9]{1,20}$")] | None = None
    label: Label | None = None
    seat: Seat | None = None


class WhyNot(Message, tag="why_not"):
    """Every rule that forbids a move."""

    decision: Number
    label: Label
    seat: Seat | None = None


class Why(Message, tag="why"):
    """Every move with the card at a place, and what forbids it."""

    decision: Number
    side: Seat
    zone: Word
    at: Number
    seat: Seat | None = None


class Hint(Message, tag="hint"):
    """What a bot would answer."""

    decision: Number
    seat: Seat | None = None


class TakeBack(Message, tag="take_back"):
    """Go back to before the last answer of the seat: at once if it is free, else the others are asked."""

    seat: Seat | None = None


class Concede(Message, tag="concede"):
    """Give up."""

    seat: Seat | None = None


class Offer(Message, tag="offer"):
    """Something that all other people at the table must agree to."""

    kind: Literal["draw", "rematch"]
    seat: Seat | None = None


class Reply(Message, tag="reply"):
    """Agree to an offer, or decline it."""

    offer: Number
    accept: bool
    seat: Seat | None = None


class Chat(Message, tag="chat"):
    """Say something to everybody at the table."""

    words: Annotated[str, Meta(min_length=1, max_length=300)]


class Ping(Message, tag="ping"):
    """Is anybody there?"""


Said = Join | Decide | WhyNot | Why | Hint | TakeBack | Concede | Offer | Reply | Chat | Ping
_reader = msgspec.json.Decoder(Said)


def understood(frame: str | bytes) -> Said:
    """The message of a frame."""
    try:
        said: Said = _reader.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Refused("malformed", f"this message is not understood: {fault}") from fault
    return said


def written(message: dict[str, Any]) -> str:
    """A message of the server as a frame. Keys come in the order in which they were said, so equal is equal."""
    return msgspec.json.encode(message).decode()
