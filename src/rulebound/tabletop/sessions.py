"""Matches and drafts: more than a game, and what comes before one. Both are asked and answered.

Chance is in their seed, so one is kept as how it began and all that was answered since. Who resumes it gives the
answers again; they must lead to what was kept.

What changes in one is never changed in place but given anew, so that a copy is shallow. An answer is carried out on a
copy, and one assignment puts it in place of what was: it happens whole or not at all.
"""

from __future__ import annotations

import copy
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Final, Self, TypeVar

from rulebound.kernel.documents import read_json
from rulebound.kernel.errors import BadSave, RuleboundError
from rulebound.kernel.public import Choice, Undone
from rulebound.kernel.replays import MARK, has_keys, is_list, is_text, must
from rulebound.kernel.saves import VERSION, canonical

MOST_ANSWERS: Final = 1_000_000  # of a match of many long games
PARTS: Final = {"rulebound", "ruleset", "setup", "said", "after"}
Answer = str | Mapping[str, object]  # a label, or a deck
Said = tuple[int, Answer]  # by a seat
S = TypeVar("S", bound="Session")


class Session(ABC):
    """Something under way that can be kept as text."""

    what: ClassVar[str]
    """What it is called."""
    ruleset: str
    """The ruleset by which it is played."""
    setup: dict[str, Any]
    """How it began."""

    _before: Self | None = None  # as it was when the last answer was given

    @abstractmethod
    def carry_out(self, answer: Answer | Choice, seat: int | None) -> None:
        """Carry out an answer, here: this is a copy, which is dropped if it fails."""

    @abstractmethod
    def said(self) -> list[Said]:
        """All that was answered so far."""

    @abstractmethod
    def again(self, seat: int, said: Answer) -> None:
        """Answer once more what was answered then."""

    @abstractmethod
    def revealed_since(self, before: Self) -> bool:
        """Whether chance was used, or somebody has seen what was hidden then."""

    @abstractmethod
    def seen(self) -> object:
        """What all seats together can tell of it, as plain data."""

    def go_on(self, answer: Answer | Choice, seat: int | None) -> None:
        """Give an answer; refused or failed, it changes nothing."""
        now = vars(self)
        then = self.copy()
        then._before = self.copy()
        then.carry_out(answer, seat)
        self._enter(now, vars(then))

    def undo(self) -> Undone:
        """Take the last answer back."""
        now = vars(self)
        before = self._before
        if before is None:
            raise RuleboundError(f"nothing was answered in this {self.what}: there is nothing to take back")
        proof = Undone([self._last_label()], self.revealed_since(before))
        self._enter(now, vars(before.copy()))
        return proof

    def _enter(self, now: dict[str, Any], then: dict[str, Any]) -> None:
        """All at once, and with the last line; unless another thread was faster."""
        if vars(self) is not now:
            raise RuleboundError(f"another thread has answered, the {self.what} has gone on: look, and answer again")
        self.__dict__ = then

    def copy(self) -> Self:
        """Another that goes on by itself."""
        return copy.copy(self)

    def _last_label(self) -> str:
        _, said = self.said()[-1]
        return said if isinstance(said, str) else "a deck"

    def save(self) -> str:
        """The whole of it as JSON, for whoever resumes it, anywhere."""
        doc = {"rulebound": VERSION, "ruleset": self.ruleset, "setup": self.setup, "said": self.said()}
        return json.dumps({self.what: {**doc, "after": self.mark()}}, ensure_ascii=False)

    def mark(self) -> str:
        """Equal for what is the same to all seats."""
        return blake2b(canonical(self.seen()).encode(), digest_size=16).hexdigest()


def resumed(text: str, what: str, parts: set[str], begin: Callable[[str, dict[str, Any]], S]) -> S:
    """Begin it again, answer again, and find the same; a stranger's text may be anything, and then says so."""
    doc = read_json(text, what).get(what)
    if not isinstance(doc, dict):
        raise BadSave(f"this is no {what} of Rulebound: there is no '{what}' in it")
    has_keys(doc, PARTS, what, "document")
    if type(doc["rulebound"]) is not int or doc["rulebound"] != VERSION:  # True equals 1
        raise BadSave(f"this {what} is of version {doc['rulebound']}, and this Rulebound reads version {VERSION}")
    must(is_text(doc["ruleset"], 100), what, "ruleset", "is no name")
    has_keys(doc["setup"], parts, what, "setup")
    must(is_list(doc["said"], MOST_ANSWERS), what, "said", f"is no list of {MOST_ANSWERS} answers or fewer")
    must(is_text(doc["after"], MARK), what, "after", "is no fingerprint")
    try:
        session = begin(doc["ruleset"], doc["setup"])
        for row in doc["said"]:
            must(is_list(row, 2) and len(row) == 2, what, "said", "holds more than a seat and what it answers")
            must(type(row[0]) is int, what, "said", f"holds the seat {row[0]!r}, which is no number")
            session.again(row[0], row[1])
    except BadSave:
        raise
    except RuleboundError as fault:
        raise BadSave(f"this {what} cannot have gone so: {fault}") from fault
    if session.mark() != doc["after"]:
        raise BadSave(f"this {what} goes another way than it went: it was changed, or the cards are others now")
    return session
