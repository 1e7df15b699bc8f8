"""The program of one ability while it is written: ops and labels, slots and numbers, and the words they came from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rulebound.kernel.gates import Jump
from rulebound.kernel.ops import Op, Ops
from rulebound.language.abilities import Ability
from rulebound.language.errors import CardTextError
from rulebound.language.node import Node
from rulebound.language.references import Place


class NotPlayable(CardTextError):
    """A text that can be read but not played yet: the words under the caret have no meaning there."""


class Label:
    """A place in the program, known once the program is put together."""


class ProgramWriter:
    """Writes one ability in printed order.

    `standing` says that nothing can be asked or bound: static lines, triggers and costs are looked at without being
    carried out."""

    def __init__(self, text: str, ability: Ability, standing: bool) -> None:
        self.text = text
        self.ability = ability
        self.standing = standing
        self.items: list[Op | Label] = []
        self.patches: list[tuple[Callable[[int], None], Label]] = []
        self.slots = 0
        self.numbers = 0
        self.sentence = 0

    # ---- words
    def words(self, node: Node) -> str:
        """The printed words of a phrase."""
        start, end = node.span
        said = self.ability.sentences[self.sentence].text[start:end]
        return said[:1].upper() + said[1:]

    def not_playable(self, node: Node, why: str = "this can be read but not played yet") -> NotPlayable:
        """The caret stands under the first word of the phrase."""
        return NotPlayable(self.text, *self.ability.sentences[self.sentence].caret(*node.span), why)

    def place(self, node: Node) -> Place:
        return Place(self.sentence, node.span)

    def is_mentioned(self, node: Node) -> bool:
        """Whether a later reference means this phrase."""
        place = self.place(node)
        return any(mention.place == place and not mention.back for mention in self.ability.bindings.values())

    # ---- the program
    def emit(self, op: Op) -> None:
        if self.standing:
            raise AssertionError("nothing is carried out here")
        self.items.append(op)

    def mark(self, label: Label) -> None:
        self.items.append(label)

    def patch(self, setter: Callable[[int], None], label: Label) -> None:
        """Tell an op where a label has come to lie."""
        self.patches.append((setter, label))

    def branch(self, op: Op, otherwise: Label) -> None:
        """An op that may go on elsewhere."""
        self.emit(op)
        self.patch(lambda at: setattr(op, "otherwise", at), otherwise)

    def jump_to(self, label: Label) -> None:
        jump = Jump("")
        self.emit(jump)
        self.patch(lambda at: setattr(jump, "to", at), label)

    @contextmanager
    def being(self, **so: object) -> Iterator[None]:
        """A part that is written while these fields of the writer are so."""
        before = {name: getattr(self, name) for name in so}
        self.__dict__.update(so)
        try:
            yield
        finally:
            self.__dict__.update(before)

    @contextmanager
    def aside(self) -> Iterator[list[Op | Label]]:
        """Write into a list of its own, to be put in its place later."""
        kept = self.items
        self.items = []
        try:
            yield self.items
        finally:
            self.items = kept

    def assembled(self, items: Sequence[Op | Label]) -> Ops:
        at: dict[int, int] = {}
        ops: list[Op] = []
        for item in items:
            if isinstance(item, Label):
                at[id(item)] = len(ops)
            else:
                ops.append(item)
        for setter, label in self.patches:
            if id(label) in at:
                setter(at[id(label)])
        return Ops(ops)

    # ---- memory
    @property
    def memory(self) -> int:
        """How many slots and numbers the ability needs."""
        return max(self.slots, self.numbers)

    def slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def number(self) -> int:
        self.numbers += 1
        return self.numbers - 1
