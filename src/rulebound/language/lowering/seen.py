"""'Look at the opponent's hand. If there is a unit, …': among the cards that were seen, or in play? Said of no place it
would be in play, which is hardly meant behind cards that somebody looks at."""

from __future__ import annotations

from collections.abc import Iterable

from rulebound.language.core.categories import Act, Deed
from rulebound.language.core.conditions import ThereIs
from rulebound.language.core.nouns import Group
from rulebound.language.lowering.dialect import Sentences
from rulebound.language.lowering.writer import TextWriter
from rulebound.language.node import Node


def refuse_seen(w: TextWriter, many: Sentences) -> None:
    """Behind cards that are looked at, who speaks of cards without saying which may mean those."""
    seen = False
    for number, effect in many:
        for node in effect.inside():
            seen = seen or (isinstance(node, Act) and node.SHOWS)
            for group in asked_about(node) if seen else ():
                if not says_where(group):
                    w.sentence = number
                    why = "among the cards that were seen, or in play? Say 'in play', or 'among them'"
                    raise w.not_playable(group, why)


def asked_about(node: Node) -> Iterable[Group]:
    """The cards of which a phrase asks whether there are any, or how many."""
    what = node.what if isinstance(node, ThereIs) else getattr(node, "each", None) if isinstance(node, Deed) else None
    what = getattr(node, node.COUNTS) if node.COUNTS else what
    return (each for each in what.inside() if isinstance(each, Group)) if isinstance(what, Node) else ()


def says_where(group: Group) -> bool:
    """Whether it is told where or whose the cards are, or which."""
    told = (group.controller, group.filter, group.place, group.relative, group.name)
    return any(each is not None for each in told)
