"""Elements, Orders and what else can be said of a card in one word."""

from __future__ import annotations

from rulebound.language.core.categories import Filter, OfZone, SimpleAdjective, Skill, State, Zone
from rulebound.language.core.nouns import End
from rulebound.language.node import Node, Word, category, phrase, words

from ..orders import ELEMENTS, LEVELS, ORDERS


@category("an Element")
class AnyElement(Node):
    """An Element or an Order, named or chosen."""


@words(*ELEMENTS)
class Element(SimpleAdjective, State, AnyElement, Word):
    """An Element. [LS-2.3.2.1]"""


@words(*ORDERS)
class Order(SimpleAdjective, State, AnyElement, Word):
    """An Order; each of its Elements makes a card part of it. [LS-2.3.1.1, LS-2.3.1.4]"""


@words("Element", "Order", "category= <|card> category")
class Sort(Word):
    """What can be chosen: one of eighteen, one of six, or one of four. [LS-2.3.2.3, LS-2.4.3.1]"""


@phrase("<that|the chosen|the named> {sort}")
class ThatElement(AnyElement):
    """The Element, Order or category that was chosen, in this ability or, on a card in play, in an earlier one."""

    sort: Sort


@words("all <Elements|Orders>", "<every|any> Element")
class AllElements(AnyElement, Word):
    """Each one of them."""


@words(*LEVELS)
class Level(Word):
    """Basic or Superior access. [LS-2.3.2.4b, LS-2.3.2.4c]"""


@words("Dormant", "rotating", "permanent", "Clunky", "Regular", "valid", "active")
class BuffState(SimpleAdjective, State, Word):
    """What a card in play is found as. [LS-2.5.3.8, LS-6.1.2-clunky, LS-6.1.2-dormant.1, LS-6.2.1-valid]"""


@words(*(f"non-{word}" for word in (*ELEMENTS, *ORDERS)))
class NotElement(SimpleAdjective, Word):
    """Of another Element or Order, or of none: a non-Fire card. [LS-2.3.1.4]"""


@words("non-<Attack|Defend|Buff|Item|combo>")
class NotCategory(SimpleAdjective, Word):
    """Of another category: a non-combo card. [LS-2.4.3.1]"""


@words("Unaligned", "Cross-Order")
class Alignment(SimpleAdjective, State, Word):
    """Of no Order, or of several. [LS-2.3.1.5, LS-2.3.1.6]"""


@words("leftmost", "rightmost")
class EndOfRow(SimpleAdjective, Word):
    """The first or the last of a hero's row. [LS-6.2.1-left-right.1]"""


@words("topmost", "bottommost")
class EndOfStack(SimpleAdjective, Word):
    """The first or the last of the cards stored under a card. [LS-2.8.3.3]"""


@words("discarded", "stored", "additional")
class CardWord(SimpleAdjective, Word):
    """On the discard pile; under a storage card; beyond what is due."""


@words("Burn", "Unique")
class Tag(Skill, Word):
    """A keyword that a card has, without more words. [LS-6.1.2-burn.1, LS-6.1.2-unique]"""


@words("without <Burn|Unique>")
class WithoutTag(Filter, Word):
    """Cards that do not have the keyword. [LS-6.1.2-burn.1, LS-6.1.2-unique]"""


@words("in play", "in Limbo", "face up", "face down")
class Whereabouts(State, Word):
    """Where or how a card lies."""


@words("on its final corner= on <its|the|their> <final|last> corner",
       *(f"on its {nth} corner= on <its|the|their> {nth} corner" for nth in ("first", "second", "third", "fourth")))
class OnCorner(State, Filter, Word):
    """Which corner a Buff shows. [LS-6.2.1-corner]"""


@phrase("in {zone}")
class InThatZone(State, OfZone):
    """The card lies in that zone."""


@phrase("on top of {zone}", "<on|at> the {end} of {zone}")
class OnTop(State):
    """The card lies on top of a pile, or at the end that is named. [LS-2.6.3.1-ii.a]"""

    zone: Zone
    end: End | None = None


@phrase("of {element}")
class OfElement(State, Filter):
    """Cards of that Element or Order. [LS-2.3.1.3]"""

    element: ThatElement
