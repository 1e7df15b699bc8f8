"""Matches and drafts: more than a game, and what comes before one. Both are asked and answered.

Chance is in their seed, so one is kept as how it began and all that was answered since. Who resumes it gives the
answers again; they must lead to what was kept.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar

from rulebound.kernel.documents import read_json
from rulebound.kernel.errors import BadSave, RuleboundError
from rulebound.kernel.replays import MARK, has_keys, is_list, is_text, must
from rulebound.kernel.rules import MOST_DECISIONS
from rulebound.kernel.saves import VERSION, canonical

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

    @abstractmethod
    def said(self) -> list[Said]:
        """All that was answered so far."""

    @abstractmethod
    def again(self, seat: int, said: Answer) -> None:
        """Answer once more what was answered then."""

    @abstractmethod
    def seen(self) -> object:
        """What all seats together can tell of it, as plain data."""

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
    must(is_list(doc["said"], MOST_DECISIONS), what, "said", f"is no list of {MOST_DECISIONS} answers or fewer")
    must(is_text(doc["after"], MARK), what, "after", "is no fingerprint")
    try:
        session = begin(doc["ruleset"], doc["setup"])
        for row in doc["said"]:
            must(is_list(row, 2) and len(row) == 2, what, "said", "holds more than a seat and what it answers")
            session.again(row[0], row[1])
    except BadSave:
        raise
    except RuleboundError as fault:
        raise BadSave(f"this {what} cannot have gone so: {fault}") from fault
    if session.mark() != doc["after"]:
        raise BadSave(f"this {what} goes another way than it went: it was changed, or the cards are others now")
    return session
