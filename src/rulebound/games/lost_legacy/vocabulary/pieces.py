"""Pieces that come and go, and how many lie there then."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

from .events import OnOff
from .nouns import Piece


@phrase("{piece:pl} are {how} {what}")
class PiecesEvent(core.Event, core.OfThing):
    """Per piece, as each comes and goes by itself. [LL-pc.10, LL-pc.13]"""

    piece: Piece
    how: OnOff


@phrase("the last {piece:sg} is removed from {what}")
class LastPiece(core.Event, core.OfThing):
    """None is left when it is gone. [LL-pc.2]"""

    piece: Piece


@phrase("{what:sg} has {n} <|or more> {piece:pl} <|on it>", "there are {n} <|or more> {piece:pl} on {what:sg}")
class Reaches(core.Event, core.OfThing):
    """When the last of so many has come. [LL-pc.1]"""

    n: Number
    piece: Piece


@phrase(
    "<cannot|can't> have more than {n} {piece:pl} <|on it|on them>",
    "<can|may> have <at most|no more than> {n} {piece:pl} <|on it|on them>",
)
class HasNoMore(core.Being):
    """So many lie there, and no more can be added. [LL-pc.1] [LL-gold.2]"""

    IN_PLAY: ClassVar[str] = "what"
    n: Number
    piece: Piece


@phrase(
    "add(s) <|a> {piece:sg} to {what}", "add(s) {piece:pl} to {what}",
    "[removes!remove(s)] <|a> {piece:sg} from {what}", "[removes!remove(s)] {piece:pl} from {what}",
)
class ChangesPieces(core.PlayerHappening, core.OfThing):
    """By hand, as a cost, or by a text of theirs. [LL-pc.1, LL-pc.2]"""

    piece: Piece
    removes: bool = False


@phrase("double(s) <|the number of|all> <|the> {piece:pl} on {what}")
class DoublePieces(core.Act, core.OfThing):
    """As many more as lie there. [LL-pc.1]"""

    IN_PLAY: ClassVar[str] = "what"
    piece: Piece
