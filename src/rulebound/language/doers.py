"""[EN-13] 'If you do', 'if they don't': who is asked about must be who was to do what stands before.

Whether it was done is one fact, so a text that asks it of somebody else would be carried out as if it asked rightly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from .cases import is_contrary
from .core.categories import Cost, Deed, Effect, Player
from .core.clauses import Choose, If, Unless, UnlessDone
from .core.conditions import IfDone, IfNotDone
from .node import Node
from .printer import say
from .references import what_it_needs

if TYPE_CHECKING:
    from .abilities import PlacedSentence

DONE_BY_WHO: Final = ("deed", "deeds", "later", "costs", "act")
ARTICLES: Final = ("a", "an", "the")
SEVERAL: Final = ("each ", "every ", "all ", "any ", "another ", "other ")
POINTING: Final = ("they", "them", "it", "that player", "that hero", "that creature", "those heroes", "those players")
FIGURES: Final = ("this ", "the target", "target ")  # what moves for you: 'this creature may …. If you do, …'


class Doer(NamedTuple):
    """Somebody who does something, or of whom it is asked, and in which words."""

    who: Player | None  # nobody is named: it is you
    words: str
    unclear: bool = False  # behind 'unless' it is not clear what was done

    @property
    def is_you(self) -> bool:
        return self.words in ("you", "yourself")

    @property
    def noun(self) -> str:
        return " ".join([word for word in self.words.split() if word not in ARTICLES])

    def is_meant_by(self, asked: Doer) -> bool:
        if self.unclear:
            return False
        if asked.is_you:
            return self.is_you or self.words.startswith(FIGURES)
        if asked.points_back():
            return not self.is_you
        if asked.words.startswith(SEVERAL) or self.words.startswith(SEVERAL):  # of each it is asked by itself: 'they'
            return False
        return self.points_back() or asked.noun == self.noun

    def points_back(self) -> bool:
        return self.words in POINTING or (self.who is not None and bool(what_it_needs(self.who)))


def misasked(group: Sequence[PlacedSentence]) -> Iterator[tuple[PlacedSentence, Doer, Doer]]:
    """In the sentences of an ability: who is asked about and was not to do it; then who was. 'If you do, …. If you
    don't, …' asks both times about what stands before the first [EN-2]."""
    doers: list[Doer] = []
    before: tuple[Effect, list[Doer]] | None = None  # a case of what was done, and who was to do that
    others: list[Doer] = []  # who does the other modes of a choice, of which any may have been done
    for placed in group:
        effect = next((each for each in placed.tree.inside() if isinstance(each, Effect)), None)
        asked_before = before
        before = None
        for node, subject in deeds_in_order(placed.tree, None):
            found = Doer(subject, spoken(subject), isinstance(node, UnlessDone))
            if not isinstance(node, IfDone | IfNotDone):
                doers.append(found)
            elif doers:
                asked = [doers[-1], *others]
                if asked_before is not None and effect is not None and is_contrary(asked_before[0], effect):
                    asked = asked_before[1]
                elif effect is not None:
                    before = effect, asked
                for doer in asked:
                    if not doer.is_meant_by(found):
                        yield placed, found, doer
        others = doers_of_modes(effect)[:-1]


def doers_of_modes(effect: Effect | None) -> list[Doer]:
    """Who does the last of each mode of a choice."""
    if not isinstance(effect, Choose):
        return []
    deeds = [list(deeds_in_order(mode, None)) for mode in effect.modes]
    return [Doer(many[-1][1], spoken(many[-1][1])) for many in deeds if many]


def spoken(who: Player | None) -> str:
    """The word of a list as the list has it; else as the house says it, whatever was typed for it."""
    if who is None:
        return "you"
    word: str = getattr(who, "word", "") or say(who).lower()
    return word


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
