"""Senses: what kinds of meaning phrases have, and the table that finds a phrase's meaning by its class.

    @act.means(Draw)
    def draw(w: Writer, node: Draw) -> None: ...

A phrase without an entry is an error under its own words, never a card that half works.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulebound.games.luminous.ops.groups import Trait
from rulebound.games.luminous.ops.players import Players
from rulebound.kernel.ops import Amount, Test
from rulebound.language.node import Node

if TYPE_CHECKING:
    from rulebound.games.luminous.meaning.writer import Writer

N = TypeVar("N", bound=Node)
R = TypeVar("R")


class Sense(Generic[R]):
    """One kind of meaning: instructions, amounts, conditions …"""

    def __init__(self) -> None:
        self.table: dict[type[Node], Callable[[Writer, Any], R]] = {}

    def means(self, phrase: type[N]) -> Callable[[Callable[[Writer, N], R]], Callable[[Writer, N], R]]:
        def enter(meaning: Callable[[Writer, N], R]) -> Callable[[Writer, N], R]:
            self.table[phrase] = meaning
            return meaning

        return enter

    def knows(self, node: Node) -> bool:
        return type(node) in self.table

    def __call__(self, w: Writer, node: Node) -> R:
        meaning = self.table.get(type(node))
        if meaning is None:
            raise w.not_playable(node)
        return meaning(w, node)


act: Sense[None] = Sense()  # what a player does
being: Sense[None] = Sense()  # what a card gets or does, as an instruction
clause: Sense[None] = Sense()  # one clause of an effect, or several joined
effect: Sense[None] = Sense()  # a sentence's effect
amount: Sense[Amount] = Sense()
condition: Sense[Test] = Sense()
player: Sense[Players] = Sense()
adjective: Sense[list[Trait]] = Sense()  # adjectives, filters and relative clauses of a noun
