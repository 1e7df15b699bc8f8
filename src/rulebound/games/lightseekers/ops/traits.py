"""Traits: what the adjectives, filters and relative clauses of a noun phrase ask of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import act_about, is_attack_now, is_defend_now
from rulebound.games.lightseekers.definition import CLUNKY, LightCard, light
from rulebound.games.lightseekers.ops.seeing import elements_of, kinds_lent, orders_of
from rulebound.games.lightseekers.record import last_record
from rulebound.games.lightseekers.values import any_field, at_work, controller_of, is_dormant, is_in_play, meets
from rulebound.kernel.play import Card, Record, State
from rulebound.kernel.terms import Amount, Cards, Env, Trait

# ---- kinds of cards, as bits
ACTION_CARD: Final = 1
COMBO: Final = 2
ATTACK: Final = 4  # an Attack card, or a card whose Attack ability is being used
DEFEND: Final = 8
BUFF: Final = 16
ITEM: Final = 32
ATTACK_CARD: Final = 64
DEFEND_CARD: Final = 128
ABILITY: Final = 256
ATTACK_ABILITY: Final = 512
DEFEND_ABILITY: Final = 1024
CATEGORY_KINDS: Final = (ATTACK_CARD, DEFEND_CARD, BUFF, ITEM)  # in the order of `orders.CATEGORIES`

# ---- what a card in play is found as
DORMANT: Final = 0
ROTATING: Final = 1
PERMANENT: Final = 2
IS_CLUNKY: Final = 3
VALID: Final = 4
ACTIVE: Final = 5
IN_PLAY: Final = 6
IN_LIMBO: Final = 7
FACE_UP: Final = 8
FACE_DOWN: Final = 9
FINAL_CORNER: Final = 10
FIRST_CORNER: Final = 11
FOURTH_CORNER: Final = 14
REGULAR: Final = 15

@dataclass(slots=True, eq=False)
class OfKind(Trait):
    """One of these kinds [LS-2.4.3.1] [LS-6.1.2-attack] [LS-6.1.2-ability.1]; each set of bits is one kind."""

    kinds: list[int]

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for bits in self.kinds:
            if is_kind(s, card, bits):
                return True
        return False


@dataclass(slots=True, eq=False)
class Printed(Trait):
    """What is printed on the card, whatever it counts as: such cards are the ones that count as something."""

    kinds: list[int]  # one of these; empty: any card
    elements: int
    orders: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        kind = light(card.definition)
        if self.elements and not kind.elements & self.elements:
            return False
        if self.orders and not kind.orders & self.orders:
            return False
        for bits in self.kinds:
            if is_printed_kind(s, card, bits):
                return True
        return not self.kinds


def is_kind(s: State, card: Card, bits: int) -> bool:
    """Whether texts take the card for all of this: what it is, or what it counts as."""
    if any_field(s, c.F_COUNTS_AS):
        lent = kinds_lent(s, card, True)
        if lent and bits & ~lent == 0:
            return True
        if bits & kinds_lent(s, card, False):
            return False
    return is_printed_kind(s, card, bits)


def is_printed_kind(s: State, card: Card, bits: int) -> bool:
    """Whether the card is all of this; [LS1-4.3.2.11] a hero is none of these and no 'card'."""
    kind = light(card.definition)
    if kind.hero:
        return bits & (ABILITY | ATTACK_ABILITY | DEFEND_ABILITY | ATTACK | DEFEND) == bits and uses(s, card, bits)
    if bits & ACTION_CARD and not kind.action:
        return False
    if bits & COMBO and not kind.combo:
        return False
    if bits & BUFF and not kind.buff:
        return False
    if bits & ITEM and not kind.item:
        return False
    if bits & ATTACK_CARD and not kind.attack:
        return False
    if bits & DEFEND_CARD and not kind.defend:
        return False
    return uses(s, card, bits)


def uses(s: State, card: Card, bits: int) -> bool:
    """The part of a kind that asks for what is being done with the card just now."""
    if bits & ATTACK and not is_attack_now(s, card):
        return False
    if bits & DEFEND and not is_defend_now(s, card):
        return False
    if bits & (ABILITY | ATTACK_ABILITY | DEFEND_ABILITY):
        event = act_about(s, card)
        if event is None or not event.cause & c.ABILITY_ACT:
            return False
        if bits & ATTACK_ABILITY and not event.cause & c.ATTACK_ACT:
            return False
        if bits & DEFEND_ABILITY and not event.cause & c.DEFEND_ACT:
            return False
    return True


class NoHero(Trait):
    """[LS1-4.3.2.11] 'Cards' are never hero cards."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return not light(card.definition).hero

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class HasElement(Trait):
    """[LS-2.3.1.4] Of an Element among these, as bits."""

    bits: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return elements_of(s, card) & self.bits != 0


@dataclass(slots=True, eq=False)
class HasOrder(Trait):
    """[LS-2.3.1.3] Part of an Order among these, as bits."""

    bits: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return orders_of(s, card) & self.bits != 0  # [LS-2.3.2.2] one Element of it is enough


@dataclass(slots=True, eq=False)
class HasSymbol(Trait):
    """Of the Element, Order or category that was named."""

    symbol: Amount

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        symbol = self.symbol.value(s, env)
        if symbol < 0:
            return False
        first = c.CATEGORY_SYMBOL if symbol >= c.CATEGORY_SYMBOL else c.ORDER_SYMBOL if symbol >= c.ORDER_SYMBOL else 0
        return symbols_of(s, card, first) >> (symbol - first) & 1 == 1


def symbols_of(s: State, card: Card, first: int) -> int:
    """The Elements, the Orders or the categories of a card, as bits; `first` says which of them."""
    if first == c.CATEGORY_SYMBOL:
        found = 0
        for at in range(c.CATEGORY_COUNT):
            if is_kind(s, card, CATEGORY_KINDS[at]):
                found |= 1 << at
        return found
    return orders_of(s, card) if first == c.ORDER_SYMBOL else elements_of(s, card)


class Unaligned(Trait):
    """[LS-2.3.1.6] Of no Order."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return orders_of(s, card) == 0


class CrossOrder(Trait):
    """[LS-2.3.1.5] Of several Orders."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        orders = orders_of(s, card)
        return orders & (orders - 1) != 0


@dataclass(slots=True, eq=False)
class Shares(Trait):
    """Of the same Element, Order or category as another card, or of none of its own."""

    others: Cards
    sort: int  # the first symbol of that sort
    same: bool
    aligned: bool  # only cards that have any

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        own = symbols_of(s, card, self.sort)
        if self.aligned and orders_of(s, card) == 0:
            return False
        for other in self.others.cards(s, env):
            theirs = symbols_of(s, other, self.sort)
            if (own & theirs != 0 or (own == 0 and theirs == 0)) != self.same:
                return False
        return True


@dataclass(slots=True, eq=False)
class Found(Trait):
    """Dormant, rotating, Clunky, valid … [LS-2.5.3.8] [LS-6.1.2-clunky] [LS-6.2.1-valid]"""

    state: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        state = self.state
        kind = light(card.definition)
        if state == DORMANT:
            return is_dormant(s, card)
        if state == ROTATING:
            return kind.buff and kind.rotating
        if state == PERMANENT:
            return kind.buff and not kind.rotating
        if state in (IS_CLUNKY, REGULAR):  # [LS-2.5.3.9a] [LS-G65] read off the current corner
            r = last_record(s, card)
            clunky = kind.shapes[0] == CLUNKY if r is None else r.is_clunky()
            return kind.buff and (clunky if state == IS_CLUNKY else kind.rotating and not clunky)
        if FINAL_CORNER <= state <= FOURTH_CORNER:
            r = last_record(s, card)
            corner = final_corner(kind) if state == FINAL_CORNER else state - FINAL_CORNER
            return r is not None and kind.rotating and r.corner == corner
        if state == VALID:
            return meets(s, controller_of(s, card), kind)
        if state == ACTIVE:
            return at_work(s, card)
        if state == IN_PLAY:
            return is_in_play(s, card)
        zone = s.places[card.number] % c.ZONES
        if state == IN_LIMBO:
            return zone == c.LIMBO
        return (zone == c.STORED_FACE_DOWN) == (state == FACE_DOWN)

    def asks_face(self) -> bool:
        return False


def final_corner(kind: LightCard) -> int:
    """[LS-6.2.1-corner] The last one with a symbol."""
    last = 1
    for corner in range(c.CORNERS):
        if kind.shapes[corner]:
            last = corner + 1
    return last


class SecondCopy(Trait):
    """[LS-6.1.2-unique] A card in play with a copy of it further left in the same row."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        if not is_in_play(s, card):
            return False
        for other in s.zones[s.places[card.number]]:
            if other is card:
                return False
            if other.definition.name == card.definition.name:
                return True
        return False


@dataclass(slots=True, eq=False)
class CopyOfThis(Trait):
    """[LS-F02] The same name as the card whose text it is."""

    other: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return card.definition.name == env.card.definition.name and not (self.other and card is env.card)


@dataclass(slots=True, eq=False)
class HasTag(Trait):
    """[LS-6.1.2-burn.1] [LS-6.1.2-unique]"""

    burn: bool
    unique: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        kind = light(card.definition)
        return (kind.burn or not self.burn) and (kind.unique or not self.unique)


@dataclass(slots=True, eq=False)
class Shows(Trait):
    """[LS-G65] The icon of the current corner."""

    icon: str

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        r = last_record(s, card)
        return r is not None and r.icon() == self.icon
