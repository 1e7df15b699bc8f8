"""Adjectives, states and filters: what they ask of a card, and filters of heroes."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.senses import adjective, amount, hero, hero_filter
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import amounts, keeping, tests, traits
from rulebound.games.lightseekers.orders import ELEMENTS
from rulebound.games.lightseekers.vocabulary import done, heroes, nouns
from rulebound.games.lightseekers.vocabulary import elements as said
from rulebound.kernel.terms import Amount, Fixed, SeatNumber, Trait
from rulebound.kernel.terms.amounts import Bound
from rulebound.kernel.terms.players import PlayerTrait
from rulebound.kernel.terms.traits import Called, LiesIn, NotBound, NoTrait, NotThis
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Kind, Stat
from rulebound.language.lowering.conditions import BEYOND, RELATIONS
from rulebound.language.node import Node

from .words import ALL_ELEMENTS, CATEGORIES, KINDS, STATES, STATS, element_bit, order_number

CHOSEN = "chosen"  # as a way: the cards that the text had chosen so far


def kind_traits(w: Writer, kinds: Sequence[Kind]) -> list[Trait]:
    """What the noun says; 'cards' are anything but heroes."""
    found: list[int] = []
    for kind in kinds:
        if isinstance(kind, nouns.CardsOf):
            found += [CATEGORIES[each.word] for each in kind.categories]
        elif isinstance(kind, nouns.CardKind):
            found.append(KINDS[kind.word])
        else:
            raise w.not_playable(kind)
    if len(found) > 1 and 0 in found:  # [EN-13]
        raise w.not_playable(kinds[0], "every Buff, Item and combo is a card: leave one of the two out")
    if not found or 0 in found:
        return [traits.NoHero()]
    return [traits.Printed(found, 0, 0) if w.as_printed else traits.OfKind(found)]


def stat_code(w: Writer, stat: Stat) -> int:
    assert isinstance(stat, nouns.CardStat)
    return STATS[stat.word]


# ---- Elements
def symbol(w: Writer, node: Node) -> Amount:
    """The Element or Order that was chosen, in this text or when the card came into play."""
    sort = getattr(getattr(node, "sort", None), "word", "")
    if sort and w.making.names_symbol not in ("", sort):
        chosen, asked = ((("a " if each == "category" else "an ") + each) for each in (w.making.names_symbol, sort))
        raise w.not_playable(node, f"{chosen} was chosen, and not {asked}")
    if w.symbol >= 0:
        return Bound(w.symbol)
    if w.making.names_symbol:
        return keeping.RememberedSymbol()
    raise w.not_playable(node, "nothing was chosen before this")


@adjective.means(said.Element)
def of_element(w: Writer, node: said.Element) -> list[Trait]:
    bit = element_bit(node.word)
    return [traits.Printed([], bit, 0) if w.as_printed else traits.HasElement(bit)]


@adjective.means(said.Order)
def of_order(w: Writer, node: said.Order) -> list[Trait]:
    bit = 1 << order_number(node.word)
    return [traits.Printed([], 0, bit) if w.as_printed else traits.HasOrder(bit)]


@adjective.means(said.NotElement)
def not_of_element(w: Writer, node: said.NotElement) -> list[Trait]:
    only_of_printed(w, node)
    word = node.word.removeprefix("non-")
    if word in ELEMENTS:
        return [NoTrait([traits.HasElement(element_bit(word))])]
    return [NoTrait([traits.HasOrder(1 << order_number(word))])]


@adjective.means(said.NotCategory)
def not_of_category(w: Writer, node: said.NotCategory) -> list[Trait]:
    only_of_printed(w, node)
    return [NoTrait([traits.OfKind([CATEGORIES[node.word.removeprefix("non-")]])])]


def only_of_printed(w: Writer, node: Node) -> None:
    """Which cards count as something hangs on what is printed on them, or it would hang on itself."""
    if w.as_printed:
        raise w.not_playable(node, "say which cards by an Element or an Order that is printed on them")


@adjective.means(said.OfElement)
def of_that(w: Writer, node: said.OfElement) -> list[Trait]:
    only_of_printed(w, node)
    return [traits.HasSymbol(symbol(w, node.element))]


@adjective.means(said.Alignment)
def alignment(w: Writer, node: said.Alignment) -> list[Trait]:
    only_of_printed(w, node)
    return [traits.Unaligned() if node.word == "Unaligned" else traits.CrossOrder()]


class Access:
    """The Elements and Orders of a phrase about access."""

    def __init__(self, w: Writer, nodes: Sequence[said.AnyElement]) -> None:
        bits = 0
        self.orders: list[int] = []
        self.chosen: Amount | None = None
        for node in nodes:
            if isinstance(node, said.Element):
                bits |= element_bit(node.word)
            elif isinstance(node, said.Order):
                self.orders.append(order_number(node.word))
            elif isinstance(node, said.ThatElement):
                if node.sort.word == "category":
                    raise w.not_playable(node, "access is to Elements, and to the Orders that they are of")
                self.chosen = amounts.SymbolBits(symbol(w, node))
            else:
                bits = ALL_ELEMENTS
        self.bits = bits
        self.amount: Amount = Fixed(bits) if self.chosen is None else self.chosen

    def all_bits(self) -> int:
        """With all Elements of the Orders."""
        found = self.bits
        for order in self.orders:
            found |= 7 << 3 * order
        return found


# ---- what a card is found as
@adjective.means(said.BuffState, said.Whereabouts, said.OnCorner)
def state(w: Writer, node: said.BuffState | said.Whereabouts | said.OnCorner) -> list[Trait]:
    return [traits.Found(STATES[node.word])]


@adjective.means(said.CardWord)
def card_word(w: Writer, node: said.CardWord) -> list[Trait]:
    """Discarded and stored cards are looked for in another place; additional ones are just more."""
    if node.word == "additional" and not w.picking:
        raise w.not_playable(node, "additional cards are those that one Draws, Discards or Removes beyond others")
    return []


@adjective.means(said.WithoutTag)
def without_tag(w: Writer, node: said.WithoutTag) -> list[Trait]:
    return [NoTrait([traits.HasTag(node.word == "without Burn", node.word == "without Unique")])]


@adjective.means(core.Other)
def other(w: Writer, node: core.Other) -> list[Trait]:
    """Than this card, and than those that the text had chosen: 'Each hero chooses a Buff. Remove all other Buffs.'"""
    return [NotThis(), *([NotBound(w.ways[CHOSEN])] if CHOSEN in w.ways and not w.standing else [])]


@adjective.means(core.Named)
def named(w: Writer, node: core.Named) -> list[Trait]:
    assert isinstance(node.name, done.CardName)
    return [Called(node.name.name)]


adjective.of(said.InThatZone, lambda w, node: [LiesIn(*w.dialect.zones(w, node.zone), False)])


@adjective.means(said.OnTop)
def on_top(w: Writer, node: said.OnTop) -> list[Trait]:
    if node.end is not None and node.end.word == "bottom":
        raise w.not_playable(node, "only the top of a pile can be asked for")
    return [LiesIn(*w.dialect.zones(w, node.zone), True)]


# ---- heroes
hero_filter.of(heroes.WithHealth, lambda w, node: [tests.HealthIs(RELATIONS[node.bound.word], amount(w, node.n))])
hero_filter.of(heroes.Besides, lambda w, node: [tests.Among(hero(w, node.who), True)])
hero_filter.of(
    heroes.WithMoreHealth,
    lambda w, node: [tests.HealthIs(BEYOND[node.compared.word], SeatNumber(hero(w, node.who), c.HEALTH))],
)
hero_filter.of(
    heroes.WithExtremeHealth, lambda w, node: [tests.ExtremeHealth(node.extreme.word == "most", w.among_others)]
)


@hero_filter.means(heroes.WithAccess)
def with_access(w: Writer, node: heroes.WithAccess) -> list[PlayerTrait]:
    access = Access(w, node.elements)
    return [tests.HasAccess(access.amount, access.orders, node.level is not None and node.level.word == "Superior")]
