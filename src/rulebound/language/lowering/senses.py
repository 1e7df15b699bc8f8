"""Senses: what kinds of meaning phrases have, and the table that finds a phrase's meaning by its class.

A game's sense stands on the core's: what the game says of a phrase goes before what the core says of it. A phrase class
that takes the place of another one has its meaning, unless it has one of its own. A phrase without an entry is an error
under its own words, never a card that half works.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from rulebound.language.lowering.programs import ProgramWriter
from rulebound.language.node import Node

W = TypeVar("W", bound=ProgramWriter)
N = TypeVar("N", bound=Node)
R = TypeVar("R")


class Sense(Generic[W, R]):
    """One kind of meaning: instructions, amounts, conditions …"""

    def __init__(self, core: Sense[Any, R] | None = None) -> None:
        self.table: dict[type[Node], Callable[[W, Any], R]] = {}
        self.core = core

    def means(self, phrase: type[N], *others: type[Node]) -> Callable[[Callable[[W, N], R]], Callable[[W, Any], R]]:
        """Enter what a phrase means, and other phrases that mean the same."""

        def enter(meaning: Callable[[W, N], R]) -> Callable[[W, Any], R]:
            self.table.update(dict.fromkeys((phrase, *others), meaning))
            return meaning

        return enter

    def of(self, phrase: type[N], meaning: Callable[[W, N], R]) -> None:
        """The same in one line."""
        self.table[phrase] = meaning

    def meaning(self, phrase: type[Node]) -> Callable[[W, Any], R] | None:
        for cls in phrase.__mro__:
            found = self.table.get(cls)
            if found is None and self.core is not None:
                found = self.core.table.get(cls)
            if found is not None:
                return found
        return None

    def knows(self, node: Node) -> bool:
        return self.meaning(type(node)) is not None

    def __call__(self, w: W, node: Node) -> R:
        meaning = self.meaning(type(node))
        if meaning is None:
            raise w.not_playable(node)
        return meaning(w, node)
