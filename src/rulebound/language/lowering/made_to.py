"""Somebody else is made to do something: 'have the opponent draw 2'."""

from __future__ import annotations

from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Deed
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node


def must_end_there(w: TextWriter, node: Node) -> None:
    """'Have the opponent draw 2, then discard a card': in English the opponent discards, in the grammar you do."""
    start, end = node.span
    for each in w.ability.trees[w.sentence].inside():
        for row in (getattr(each, name, ()) for name in ("clauses", "steps", "deeds", "costs")):
            behind = [part for part in row if part.span[0] >= end]
            begun = any(part.span[0] <= start and end <= part.span[1] for part in row)
            if behind and begun and has_no_subject(behind[0]):
                raise w.not_playable(behind[0], "who does this? Say it in a sentence of its own, with its subject")


def has_no_subject(node: Node) -> bool:
    first = node.steps[0] if isinstance(node, said.Steps) else node
    return isinstance(first, said.Do | Deed)
