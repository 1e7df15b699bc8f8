"""What a player with priority may do in every window: play cards, use abilities, pass."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import Activated, LuminousCard, kind_of, used_in_discard
from rulebound.games.luminous.elsewhere import leaves
from rulebound.games.luminous.legality.abilities import (
    ACTIVATE_LISTED,
    ability_of,
    listed_as_usable,
    only_payment_counts,
)
from rulebound.games.luminous.legality.checks import Asked
from rulebound.games.luminous.legality.playing import PLAY_SWITCHED
from rulebound.games.luminous.payment import can_pay
from rulebound.games.luminous.procedures.playing import Activate
from rulebound.games.luminous.record import InPlay, records_of
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import FORBIDDING, is_fast
from rulebound.kernel.cards import Card, Definition
from rulebound.kernel.choosing import distinct, known_to_more
from rulebound.kernel.legality import allowed, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import Memo, State

PASS_OPTION: Final = Move(c.PASS)


def activation(option: Move, seat: int) -> Activate:
    card = option.card
    assert card is not None
    return Activate(card, ability_of(option), seat)


class Hand(Memo):
    """What a player holds, as it is asked for in every window: of each name one card."""

    __slots__ = ("cards", "fast", "fast_kinds", "kinds", "orbs", "plays")

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards  # the cards that were looked at
        self.plays: list[Move] = []
        self.kinds: list[LuminousCard] = []
        self.fast: list[Move] = []  # those of them that do not wait for the own main phase
        self.fast_kinds: list[LuminousCard] = []
        self.orbs: list[Move] = []


def hand_of(s: State, seat: int) -> Hand:
    """Sorted once for as long as the same cards are held and nobody has been shown one of them."""
    memo: Any = s.memos[seat * c.SEAT_MEMOS + c.HAND_HELD]
    kept: Hand | None = memo
    cards = s.zones[seat * c.ZONES + c.HAND]
    if kept is None or kept.cards is not cards:
        kept = sorted_hand(s, cards)
        s.remember(seat * c.SEAT_MEMOS + c.HAND_HELD, kept)
    return kept


def sorted_hand(s: State, cards: list[Card]) -> Hand:
    """A copy that others have seen goes first, for which of two equal cards was played must not tell whether the one
    they know is still held."""
    hand = Hand(cards)
    found: dict[Definition, Card] = {}
    for card in cards:
        other = found.get(card.definition)
        if other is None or known_to_more(s, card, other):
            found[card.definition] = card
    for card in found.values():
        definition: Any = card.definition  # see `record.in_play`
        kind: LuminousCard = definition
        if kind.playable:
            option = Move(c.PLAY, card)
            hand.plays.append(option)
            hand.kinds.append(kind)
            if kind.fast or any_field(kind, c.F_FAST):
                hand.fast.append(option)
                hand.fast_kinds.append(kind)
        elif kind.orb:
            hand.orbs.append(Move(c.PLAY_ORB, card))
    return hand


def any_field(kind: LuminousCard, field: int) -> bool:
    """Whether the card says such a thing of itself."""
    for ability in kind.statics:
        if ability.field == field and ability.group is None:
            return True
    return False


def add_plays(s: State, asked: Asked, options: list[Move], fast_only: bool) -> None:
    """What is out of reach is left out before anything is asked: a printed cost tells, where no text changes it."""
    hand = hand_of(s, asked.seat)
    texts = s.static_fields | s.modifier_fields
    waiting = fast_only and texts >> c.F_FAST & 1 == 0  # what is not fast by itself
    plays = hand.fast if waiting else hand.plays
    if texts >> c.F_PLAYABLE & 1:
        add_elsewhere(s, asked, options, fast_only)
    if not plays:
        return
    pool = asked.pool or asked.purse(s)
    essence = pool.essence
    printed = texts >> c.F_COST & 1 == 0
    plain = printed and texts & FORBIDDING == 0 and rules_of(s).only_costs_count
    kinds = hand.fast_kinds if waiting else hand.kinds
    for number, option in enumerate(plays):  # compiled, a strict zip would be a call of plain Python
        kind = kinds[number]
        price = kind.price
        if printed and price.total > essence and not kind.statics:
            continue
        if fast_only and not kind.fast and not is_fast(s, asked.seat, subject(option)):
            continue
        simple = plain and kind.also_paid is None and not kind.statics
        if can_pay(pool, price) if simple else allowed(PLAY_SWITCHED, s, asked, option):
            options.append(option)


def add_elsewhere(s: State, asked: Asked, options: list[Move], fast_only: bool) -> None:
    """[LU-play.14] Cards that a text lets be played from where they lie; of each name in one place one."""
    found: list[Card] = []
    for leave in leaves(s, asked.seat):
        if not fast_only or is_fast(s, asked.seat, leave.card):
            found.append(leave.card)
    for card in distinct(s, found):
        option = card.option(c.PLAY)
        if allowed(PLAY_SWITCHED, s, asked, option):
            options.append(option)


class Way:
    """An ability of a card in play, and the option that uses it."""

    __slots__ = ("ability", "card", "option")

    def __init__(self, card: Card, ability: Activated, option: Move) -> None:
        self.card = card
        self.ability = ability
        self.option = option


class Able(Memo):
    """The abilities that a player may use at all, in the order of the cards in their rows."""

    __slots__ = ("favored", "field", "row", "twins", "ways")

    def __init__(self, favored: list[Card], row: list[Card], field: list[Card]) -> None:
        self.favored = favored  # the cards that were looked at
        self.row = row
        self.field = field
        self.ways: list[Way] = []
        self.twins = False  # whether two of the cards may be interchangeable
        kinds: list[LuminousCard] = []
        for cards in (favored, row, field):
            for card in cards:
                if card.definition.able:  # [LU-type.3]
                    kind = kind_of(card.definition)
                    if kind in kinds:
                        self.twins = True
                    kinds.append(kind)
                    for number, ability in enumerate(kind.activated):
                        if not ability.discarded:
                            self.ways.append(Way(card, ability, card.option(c.ACTIVATE, number)))


def able_of(s: State, seat: int) -> Able:
    """Looked for once for as long as the same cards are there."""
    at = seat * c.ZONES
    zones = s.zones
    favored, row, field = zones[at + c.FAVORED], zones[at + c.ORB_ROW], zones[at + c.FIELD]
    memo: Any = s.memos[seat * c.SEAT_MEMOS + c.ABLE]
    kept: Able | None = memo
    if kept is None or kept.field is not field or kept.row is not row or kept.favored is not favored:
        kept = Able(favored, row, field)
        s.remember(seat * c.SEAT_MEMOS + c.ABLE, kept)
    return kept


def add_activations(s: State, asked: Asked, options: list[Move]) -> None:
    """[LU-exp.2c] What would expend an expended card, and [LU-cost.2] what asks for more essence than there is, is left
    out before anything is asked."""
    if rules_of(s).use_discarded:
        add_discarded(s, asked, options)
    able = able_of(s, asked.seat)
    if not able.ways:
        return
    pool = asked.pool or asked.purse(s)
    essence = pool.essence
    records = records_of(s)
    ways: list[Way] = []
    for way in able.ways:
        ability = way.ability
        if ability.price.total <= essence:
            r: InPlay = records[way.card.number]
            if not (ability.expends and r.expended):
                ways.append(way)
    if not ways:
        return
    if able.twins and len(ways) > 1:
        ways = of_distinct_cards(s, ways)
    plainly = only_payment_counts(s)
    for way in ways:
        if listed_as_usable(s, asked, records[way.card.number], way.ability, way.option, plainly):
            options.append(way.option)


def add_discarded(s: State, asked: Asked, options: list[Move]) -> None:
    """[LU-play.14] Abilities that their text lets be used in the discard pile; of equal cards there one."""
    found: list[Card] = []
    for card in s.zones[asked.seat * c.ZONES + c.DISCARD]:
        if card.definition.able and used_in_discard(kind_of(card.definition)):
            found.append(card)
    for card in distinct(s, found):
        for number, ability in enumerate(kind_of(card.definition).activated):
            if ability.discarded:
                option = card.option(c.ACTIVATE, number)
                if allowed(ACTIVATE_LISTED, s, asked, option):
                    options.append(option)


def of_distinct_cards(s: State, ways: list[Way]) -> list[Way]:
    cards: list[Card] = []
    for way in ways:
        if not cards or cards[-1] is not way.card:
            cards.append(way.card)
    left = distinct(s, cards)
    return [way for way in ways if way.card in left]
