"""Senses: what kinds of meaning phrases have, and the table that finds a phrase's meaning by its class.

A phrase without an entry is an error under its own words, never a card that half works.
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

    def __init__(self) -> None:
        self.table: dict[type[Node], Callable[[W, Any], R]] = {}

    def means(self, phrase: type[N]) -> Callable[[Callable[[W, N], R]], Callable[[W, N], R]]:
        def enter(meaning: Callable[[W, N], R]) -> Callable[[W, N], R]:
            self.table[phrase] = meaning
            return meaning

        return enter

    def knows(self, node: Node) -> bool:
        return type(node) in self.table

    def __call__(self, w: W, node: Node) -> R:
        meaning = self.table.get(type(node))
        if meaning is None:
            raise w.not_playable(node)
        return meaning(w, node)
