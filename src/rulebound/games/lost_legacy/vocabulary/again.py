"""What is named again in fewer words: 'the character' behind one that was named, 'there' behind a place. [EN-3]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.categories import Place, Sentence, Thing
from rulebound.language.core.nouns import Article, Group, InZone, It, Some, That, This, WholeZone, ZoneOf
from rulebound.language.core.numbers import Its
from rulebound.language.node import Node
from rulebound.language.references import is_plural
from rulebound.language.references.mentions import is_each

from .events import EntryPoint, Half, Reach
from .nouns import InRange, InTerritory, OnEntry, Someone, Spot, WhoseSide
from .places import There

Again = Callable[[Node], Node | None]
OF_KIND = {"character": ("character",), "card": ("character", "option")}


def rewritten(node: Node, again: Again, told: Callable[[Node], None]) -> Node:
    """The same tree with what stands for another phrase replaced by it; `told` sees every phrase that is over."""
    other = again(node)
    if other is not None:
        return other
    changes: dict[str, object] = {}
    for child in node.children():
        made = rewritten(child, again, told)
        if made is not child:
            for name in node.FIELDS:
                value = changes.get(name, getattr(node, name))
                if value is child:
                    changes[name] = made
                elif isinstance(value, tuple) and any(each is child for each in value):
                    changes[name] = tuple(made if each is child else each for each in value)
    told(node)
    if not changes:
        return node
    copy = node.but(**changes)
    copy.variant, copy.oxford, copy.typed, copy.house = node.variant, node.oxford, node.typed, node.house
    return copy


def is_definite(node: Node) -> bool:
    """'The character', with no more words."""
    if not isinstance(node, Some) or not isinstance(node.determiner, Article) or node.determiner.word != "the":
        return False
    group = node.group
    return len(group.kinds) == 1 and group == Group((), kinds=group.kinds)


def alike(node: Node) -> set[str]:
    """A character, an option, or either."""
    kinds = [getattr(kind, "word", "") for kind in getattr(getattr(node, "group", None), "kinds", ())]
    return {each for kind in kinds for each in OF_KIND.get(kind, ("option",))}


class Named:
    """'The character' behind one that was named is that character."""

    def __init__(self) -> None:
        self.known = False
        self.several: set[str] = set()  # kinds of which several were named since one was

    def again(self, node: Node) -> Node | None:
        if isinstance(node, Some) and is_definite(node) and self.known and not self.several & alike(node):
            return That(node.group.kinds[0]).at(node)
        return None

    def told(self, node: Node) -> None:
        """Behind several nobody is singled out any more."""
        if not isinstance(node, Thing) or isinstance(node, This) or is_definite(node):
            return
        self.known = True
        if is_plural(node) or is_each(node):
            self.several |= alike(node)
        else:
            self.several.clear()


class Placed:
    """'There' behind a place that needs no other words to be known is that place."""

    def __init__(self) -> None:
        self.last: Place | None = None
        self.player = ""  # who was named last

    def again(self, node: Node) -> Node | None:
        if not isinstance(node, There) or self.last is None:
            return None
        return self.last.but().at(node)

    def told(self, node: Node) -> None:
        if isinstance(node, Someone):
            self.player = node.word
        if isinstance(node, WholeZone) and isinstance(node.zone, ZoneOf):
            self.last = self.pile(node.zone)
        if isinstance(node, Spot | Half | Reach | EntryPoint) and not isinstance(node, There):
            inside = [*node.inside()]
            moves = any(isinstance(each, It | That | Its) or getattr(each, "word", "") == "their" for each in inside)
            self.last = None if moves else spot_of(node)

    def pile(self, zone: ZoneOf) -> Place | None:
        """'Look at your opponent's hand. Choose a card there.'"""
        whose = getattr(zone.whose, "word", "")
        if whose == "their" and self.player == "your opponent":
            zone, whose = zone.but(whose=WhoseSide("your opponent's")), "your opponent's"
        return None if whose not in ("your", "your opponent's") else InZone(zone)


def spot_of(node: Node) -> Place | None:
    """Where a card stands that has come to a part of the field."""
    if isinstance(node, Half):
        return InTerritory(node.whose).at(node)
    if isinstance(node, Reach):
        return InRange(node.of, node.range).at(node)
    if isinstance(node, OnEntry | EntryPoint):  # there are several, and meant would be one
        return None
    return node if isinstance(node, Place) else None


def with_names(line: Sequence[PlacedSentence]) -> list[PlacedSentence]:
    found: list[PlacedSentence] = []
    named, placed_before = Named(), Placed()
    for placed in line:
        tree = rewritten(placed.tree, named.again, named.told)
        tree = rewritten(tree, placed_before.again, placed_before.told)
        found.append(placed if tree is placed.tree else placed._replace(tree=cast("Sentence", tree)))
    return found
