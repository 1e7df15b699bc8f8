"""What a player with priority may do in every window: play cards, use abilities, pass."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousCard, kind_of
from rulebound.games.luminous.elsewhere import leaves
from rulebound.games.luminous.legality.abilities import ability_of, listed_as_usable
from rulebound.games.luminous.legality.checks import Asked, add_name
from rulebound.games.luminous.legality.playing import PLAY_SWITCHED
from rulebound.games.luminous.payment import can_pay
from rulebound.games.luminous.procedures.playing import Activate
from rulebound.games.luminous.record import InPlay, records_of
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import costs_changed, forbidding
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.legality import allowed
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
    hand = Hand(cards)
    found: list[Card] = []
    for card in cards:
        add_name(s, found, card)
    for card in found:
        kind = kind_of(card.definition)
        if kind.playable:
            hand.plays.append(card.option(c.PLAY))
            hand.kinds.append(kind)
            if kind.fast:
                hand.fast.append(card.option(c.PLAY))
                hand.fast_kinds.append(kind)
        elif kind.orb:
            hand.orbs.append(card.option(c.PLAY_ORB))
    return hand


def add_plays(s: State, asked: Asked, options: list[Move], fast_only: bool) -> None:
    """What is out of reach is left out before anything is asked: a printed cost tells, where no text changes it."""
    hand = hand_of(s, asked.seat)
    plays = hand.fast if fast_only else hand.plays
    if (s.static_fields | s.modifier_fields) >> c.F_PLAYABLE & 1:
        add_elsewhere(s, asked, options, fast_only)
    if not plays:
        return
    pool = asked.purse(s)
    essence = pool.essence
    printed = not costs_changed(s)
    plain = printed and rules_of(s).only_costs_count and not forbidding(s)
    kinds = hand.fast_kinds if fast_only else hand.kinds
    for number, option in enumerate(plays):  # compiled, a strict zip would be a call of plain Python
        kind = kinds[number]
        if printed and kind.price.total > essence and not kind.statics:
            continue
        simple = plain and not kind.statics and kind.also_paid is None
        if can_pay(pool, kind.price) if simple else allowed(PLAY_SWITCHED, s, asked, option):
            options.append(option)


def add_elsewhere(s: State, asked: Asked, options: list[Move], fast_only: bool) -> None:
    """[LU-play.14] Cards that a text lets be played from where they lie; of each name in one place one."""
    found: list[Card] = []
    for leave in leaves(s, asked.seat):
        if not fast_only or kind_of(leave.card.definition).fast:
            found.append(leave.card)
    for card in distinct(s, found):
        option = card.option(c.PLAY)
        if allowed(PLAY_SWITCHED, s, asked, option):
            options.append(option)


class Able(Memo):
    """The cards of a player whose abilities may be used at all, in the order of their rows."""

    __slots__ = ("cards", "favored", "field", "row")

    def __init__(self, favored: list[Card], row: list[Card], field: list[Card]) -> None:
        self.favored = favored  # the cards that were looked at
        self.row = row
        self.field = field
        self.cards = [card for card in favored + row + field if card.definition.able]  # [LU-type.3]


def able_cards(s: State, seat: int) -> list[Card]:
    """Looked for once for as long as the same cards are there."""
    at = seat * c.ZONES
    favored, row, field = s.zones[at + c.FAVORED], s.zones[at + c.ORB_ROW], s.zones[at + c.FIELD]
    memo: Any = s.memos[seat * c.SEAT_MEMOS + c.ABLE]
    kept: Able | None = memo
    if kept is None or kept.field is not field or kept.row is not row or kept.favored is not favored:
        kept = Able(favored, row, field)
        s.remember(seat * c.SEAT_MEMOS + c.ABLE, kept)
    return kept.cards


def add_activations(s: State, asked: Asked, options: list[Move]) -> None:
    cards = able_cards(s, asked.seat)
    if not cards:
        return
    essence = asked.purse(s).essence
    able: list[Card] = []
    records = records_of(s)
    for card in cards:
        r: InPlay = records[card.number]
        if may_be_usable(r, essence):
            able.append(card)
    for card in distinct(s, able):
        r = records[card.number]
        for number in range(len(r.kind.activated)):
            if listed_as_usable(s, asked, r, card, number):
                options.append(card.option(c.ACTIVATE, number))


def may_be_usable(r: InPlay, essence: int) -> bool:
    """Whether any ability of the card is worth asking for: [LU-exp.2c] it need not expend what is expended, and
    [LU-cost.2] there is as much essence as it asks for."""
    for ability in r.kind.activated:
        if not (r.expended and ability.expends) and ability.price.total <= essence:
            return True
    return False
