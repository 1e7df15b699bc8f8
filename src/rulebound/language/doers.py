"""[EN-13] 'If you do', 'if they don't': who is asked about must be who was to do what stands before.

Whether it was done is one fact, so a text that asks it of somebody else would be carried out as if it asked rightly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from .core.categories import Cost, Deed, Player
from .core.clauses import If, Unless, UnlessDone
from .core.conditions import IfDone, IfNotDone
from .node import Node
from .references import what_it_needs

if TYPE_CHECKING:
    from .abilities import PlacedSentence

DONE_BY_WHO: Final = ("deed", "deeds", "later", "costs", "act")
ARTICLES: Final = ("a", "an", "the", "each", "every", "any", "all", "another", "other")


class Doer(NamedTuple):
    """Somebody who does something, or of whom it is asked, and in which words."""

    who: Player | None  # nobody is named: it is you
    words: str

    @property
    def is_you(self) -> bool:
        return self.words == "you"

    @property
    def noun(self) -> str:
        """Who it is, whether one or each of them: 'each opponent', 'an opponent'."""
        words = [word for word in self.words.split() if word not in ARTICLES]
        return " ".join(words).removesuffix("es").removesuffix("s")

    def is_meant_by(self, asked: Doer) -> bool:
        if self.words.startswith("this ") and asked.is_you:  # 'this creature may …. If you do, …': it is yours
            return True
        if asked.is_you or self.is_you:
            return asked.is_you and self.is_you
        return asked.points_back() or self.points_back() or asked.noun == self.noun

    def points_back(self) -> bool:
        return self.who is not None and bool(what_it_needs(self.who))


def misasked(group: Sequence[PlacedSentence]) -> Iterator[tuple[PlacedSentence, Doer, Doer]]:
    """In the sentences of an ability: who is asked about and was not to do it; then who was."""
    doers: list[Doer] = []
    for placed in group:
        for node, subject in deeds_in_order(placed.tree, None):
            words = "you" if subject is None else placed.text[slice(*subject.span)].lower()
            found = Doer(subject, words)
            if not isinstance(node, IfDone | IfNotDone):
                doers.append(found)
            elif doers and not doers[-1].is_meant_by(found):
                yield placed, found, doers[-1]


def deeds_in_order(node: Node, subject: Player | None) -> Iterator[tuple[Node, Player | None]]:
    """What is done, by whom, and where it is asked whether it was; a condition before what hangs on it."""
    if isinstance(node, Deed | Cost):
        yield node, subject
        return
    if isinstance(node, IfDone | IfNotDone):
        yield node, node.who
        return
    if isinstance(node, If | Unless):
        yield from deeds_in_order(node.condition, subject)
    who = getattr(node, "who", None)
    for name in node.FIELDS:
        if name == "condition" and isinstance(node, If | Unless):
            continue
        value = getattr(node, name)
        doer = who if name in DONE_BY_WHO and isinstance(who, Player) else subject
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Node):
                yield from deeds_in_order(each, doer)
    if isinstance(node, UnlessDone):
        yield node, node.who
