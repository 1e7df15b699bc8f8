"""Elements, Orders and what else can be said of a card in one word."""

from __future__ import annotations

from rulebound.language.core.categories import Filter, SimpleAdjective, Skill, State, Zone
from rulebound.language.core.nouns import End
from rulebound.language.node import Node, category, phrase, words

from ..orders import ELEMENTS, LEVELS, ORDERS


@category("an Element")
class AnyElement(Node):
    """An Element or an Order, named or chosen."""


@words(*ELEMENTS)
class Element(SimpleAdjective, State, AnyElement):
    """An Element. [LS-2.3.2.1]"""

    word: str


@words(*ORDERS)
class Order(SimpleAdjective, State, AnyElement):
    """An Order; each of its Elements makes a card part of it. [LS-2.3.1.1, LS-2.3.1.4]"""

    word: str


@words("Element", "Order")
class Sort(Node):
    """What can be chosen: one of eighteen, or one of six. [LS-2.3.2.3]"""

    word: str


@phrase("that {sort}", "the chosen {sort}")
class ThatElement(AnyElement):
    """The Element or Order that was chosen, in this ability or, on a card in play, in an earlier one."""

    sort: Sort


@words("all Elements", "all Orders", "every Element= every Element", "any Element= any Element")
class AllElements(AnyElement):
    """Each one of them."""

    word: str


@words(*LEVELS)
class Level(Node):
    """Basic or Superior access. [LS-2.3.2.4b, LS-2.3.2.4c]"""

    word: str


@words("Dormant", "rotating", "permanent", "Clunky", "valid", "active")
class BuffState(SimpleAdjective, State):
    """What a card in play is found as. [LS-2.5.3.8, LS-6.1.2-clunky, LS-6.1.2-dormant.1, LS-6.2.1-valid]"""

    word: str


@words(*(f"non-{word}" for word in (*ELEMENTS, *ORDERS)))
class NotElement(SimpleAdjective):
    """Of another Element or Order, or of none: a non-Fire card. [LS-2.3.1.4]"""

    word: str


@words("non-Attack", "non-Defend", "non-Buff", "non-Item", "non-combo")
class NotCategory(SimpleAdjective):
    """Of another category: a non-combo card. [LS-2.4.3.1]"""

    word: str


@words("Unaligned", "Cross-Order")
class Alignment(SimpleAdjective, State):
    """Of no Order, or of several. [LS-2.3.1.5, LS-2.3.1.6]"""

    word: str


@words("leftmost", "rightmost")
class EndOfRow(SimpleAdjective):
    """The first or the last of a hero's row. [LS-6.2.1-left-right.1]"""

    word: str


@words("discarded", "stored", "additional")
class CardWord(SimpleAdjective):
    """On the discard pile; under a storage card; beyond what is due."""

    word: str


@words("Burn", "Unique")
class Tag(Skill):
    """A keyword that a card has, without more words. [LS-6.1.2-burn.1, LS-6.1.2-unique]"""

    word: str


@words("in play", "in Limbo", "face up", "face down")
class Whereabouts(State):
    """Where or how a card lies."""

    word: str


@phrase("in {zone}")
class InThatZone(State):
    """The card lies in that zone."""

    zone: Zone


@phrase("on top of {zone}", "on the {end} of {zone}", "at the {end} of {zone}")
class OnTop(State):
    """The card lies on top of a pile, or at the end that is named. [LS-2.6.3.1-ii.a]"""

    zone: Zone
    end: End | None = None


@phrase("of {element}")
class OfElement(State, Filter):
    """Cards of that Element or Order. [LS-2.3.1.3]"""

    element: ThatElement
