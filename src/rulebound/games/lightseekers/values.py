"""Derived values: who is in, who is whose target, what a hero has access to, which cards are at work.

Modified amounts (damage, healing, Power, cost) are in `amounts.py`, what texts forbid in `forbidding.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightCard, StaticAbility, light
from rulebound.games.lightseekers.record import InPlay, in_play, last_record
from rulebound.games.lightseekers.rules import rules_of, switches_of
from rulebound.kernel import folding
from rulebound.kernel.cards import Card
from rulebound.kernel.events import Event
from rulebound.kernel.modifiers import Modifier, Static
from rulebound.kernel.ops import Op, made_by
from rulebound.kernel.state import State
from rulebound.kernel.terms import Cards, Env, Test, Whom


@dataclass(slots=True, eq=False)
class LastingOp(Op):
    """An op that makes lasting modifiers; a modifier finds its words, group, players and condition here."""

    group: Cards | None = field(default=None, init=False)  # of cards; None: whatever card
    who: Whom | None = field(default=None, init=False)  # of heroes; None: whoever
    condition: Test | None = field(default=None, init=False)  # under which it counts
    act: Test | None = field(default=None, init=False)  # [LS-G33] for NEXT_THIS_TURN: which act it waits for
    side: int = field(default=c.DONE_BY, init=False)
    names_items: bool = field(default=False, init=False)
    once: bool = field(default=False, init=False)  # [LS-T04] Next: it counts once and is gone
    asks: bool = field(default=False, init=False)  # [LS-G83] as for a line that stands


@dataclass(slots=True, eq=False)
class ForSomeCards(LastingOp):
    """[LS-G24] What gives extra actions that are good only for some cards."""

    barred: int = field(default=0, init=False)  # acts whose Abilities they are not good for


def lasting_op(modifier: Modifier) -> LastingOp:
    op = made_by(modifier)
    assert isinstance(op, LastingOp)
    return op


# ---- numbers of a seat
def number(s: State, seat: int, which: int) -> int:
    return s.numbers[seat * c.SEAT_NUMBERS + which]


def health_of(s: State, seat: int) -> int:
    return s.numbers[seat * c.SEAT_NUMBERS + c.HEALTH]


# ---- the ring of seats [LS-3.1.1a] [LS1-3.3.1] … [LS-3.1.7]
def is_out(s: State, seat: int) -> bool:
    return s.facts[c.OUT_COUNT] > 0 and s.numbers[seat * c.SEAT_NUMBERS + c.OUT] > 0


def living(s: State) -> int:
    return s.rules.seats - s.facts[c.OUT_COUNT]


def target_of(s: State, seat: int) -> int:
    """[LS1-3.3.1] [LS-3.1.1a] [LS1-5.1.3] The next one still in, clockwise."""
    seats = s.rules.seats
    seat = (seat + 1) % seats
    while is_out(s, seat):
        seat = (seat + 1) % seats
    return seat


def enemy_of(s: State, seat: int) -> int:
    """[LS-3.1.1b] [LS1-3.3.2] [LS-3.1.1c] The next one still in, the other way round."""
    seats = s.rules.seats
    seat = (seat - 1) % seats
    while is_out(s, seat):
        seat = (seat - 1) % seats
    return seat


def heroes_from(s: State, first: int) -> list[int]:
    """[LS-3.1.7] All still in the game, clockwise from `first`. Read, never written."""
    if s.facts[c.OUT_COUNT] == 0:
        return s.rules.rounds[first]
    found: list[int] = []
    for seat in s.rules.rounds[first]:
        if not is_out(s, seat):
            found.append(seat)
    return found


def clockwise(s: State, seats: list[int]) -> list[int]:
    """[LS-2.6.7a] [LS1-4.3.3.8] [LS-G69] The order in which heroes are affected: from the acting player on."""
    found: list[int] = []
    for seat in heroes_from(s, s.active):
        if seat in seats:
            found.append(seat)
    return found


def with_many(s: State) -> bool:
    """[LS1-6.multiplayer] [LS-6.1.2-multiplayer] [LS-G56] Three or more players still in."""
    return living(s) > 2


def plays_with(s: State, players: int) -> bool:
    """Whether an ability counts with as many as are still in."""
    return players == c.ALWAYS or (players == c.WITH_MANY) == with_many(s)


# ---- access [LS-T15]
def has_access(s: State, seat: int, element: int) -> bool:
    return s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS] >> element & 1 == 1


def has_order(s: State, seat: int, order: int) -> bool:
    """[LS-G11] Access to any Element of an Order, or the Order as a stat."""
    at = seat * c.SEAT_NUMBERS
    return s.numbers[at + c.ACCESS] >> (3 * order) & 7 != 0 or s.numbers[at + c.ORDER_STATS] >> order & 1 == 1


def meets(s: State, seat: int, kind: LightCard) -> bool:
    """[LS-6.2.1-valid] Access to every Element and Order that the card needs. [LS-2.3.3.2] [LS1-2.4.2.2] Unaligned:
    always."""
    # [LS-2.3.2.4d]
    need = kind.need_elements
    if need & ~s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS]:
        return False
    orders = kind.need_orders
    order = 0
    while orders:
        if orders & 1 and not has_order(s, seat, order):
            return False
        orders >>= 1
        order += 1
    return True


def missing_symbols(s: State, seat: int, kind: LightCard) -> list[int]:
    """What of its needs the hero has no access to, as symbols."""
    found: list[int] = []
    lacking = kind.need_elements & ~s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS]
    for element in range(c.ELEMENT_COUNT):
        if lacking >> element & 1:
            found.append(element)
    for order in range(c.ORDER_COUNT):
        if kind.need_orders >> order & 1 and not has_order(s, seat, order):
            found.append(c.ORDER_SYMBOL + order)
    return found


# ---- cards in play
def controller_of(s: State, card: Card) -> int:
    """[LS-G70] In whose area it lies; of a card elsewhere its owner."""
    record = s.records[card.number]
    return card.owner if record is None else record.controller


def is_dormant(s: State, card: Card) -> bool:
    """[LS-6.1.2-dormant.1]"""
    return s.facts[c.ASLEEP] >> card.number & 1 == 1


def is_in_play(s: State, card: Card) -> bool:
    zone = s.places[card.number] % c.ZONES
    return s.places[card.number] >= 0 and (zone == c.BUFFS or zone == c.ITEMS or zone == c.HERO)


def at_work(s: State, card: Card) -> bool:
    """Whether a card in play applies its effects: active and not Dormant."""
    r = in_play(s, card)
    return r is not None and r.active() and not is_dormant(s, card)


def is_pile_top(s: State, card: Card) -> bool:
    place = s.places[card.number]
    return place >= 0 and place % c.ZONES == c.DISCARD and s.zones[place][0] is card


def works_from_pile(s: State, card: Card) -> bool:
    """[LS-2.6.3.1-ii.a] [LS-G39] On top of its owner's discard pile, and valid."""
    return is_pile_top(s, card) and meets(s, card.owner, light(card.definition))


def corner_value(s: State, env: Env) -> int:
    """[LS-G57] [LS1-2.6.3] V: of the card as the effect began, else as it is now."""
    record = env.record
    if isinstance(record, InPlay):
        return record.value()
    now = last_record(s, env.card)
    return light(env.card.definition).values[0] if now is None else now.value()  # a card that is being played


def can_rotate(s: State, card: Card) -> bool:
    """[LS-6.1.2-rotate.1] [LS-6.1.2-dormant.2] [LS-S13] Rotating Buffs that are not Dormant."""
    r = in_play(s, card)
    if r is None or not r.kind.buff or is_dormant(s, card):
        return False
    return r.kind.rotating or switches_of(s).rotate_any_buff


def row(s: State, seat: int) -> list[Card]:
    return s.zones[seat * c.ZONES + c.BUFFS]


def items_of(s: State, seat: int) -> list[Card]:
    return s.zones[seat * c.ZONES + c.ITEMS]


def hero_of(s: State, seat: int) -> Card | None:
    cards = s.zones[seat * c.ZONES + c.HERO]
    return cards[0] if cards else None


def in_row_order(s: State, cards: list[Card]) -> list[Card]:
    """[LS-2.8.1.3b] [LS-G77] The order in which cards leave: of each owner from left to right, owners clockwise from
    the acting player. [LS1-4.3.4.2] [LS1-4.2.5.4] [LS1-4.2.4.1] In the earlier edition by order of entry."""
    rules = rules_of(s)
    ranks: list[int] = []
    found: list[Card] = []
    for card in cards:
        seat = (controller_of(s, card) - s.active) % rules.seats
        rank = (seat << 20) + rules.rank(s, card)
        at = len(ranks)
        while at > 0 and ranks[at - 1] > rank:
            at -= 1
        ranks.insert(at, rank)
        found.insert(at, card)
    return found


# ---- lines in force
def static_of(static: Static) -> StaticAbility:
    ability = static.ability
    assert isinstance(ability, StaticAbility)
    return ability


def static_works(s: State, static: Static, ability: StaticAbility) -> bool:
    """[LS-2.5.3.6a] [LS1-2.5.3.14] [LS-4.1.2.2b] A line counts while its card is at work, or on top of the pile if
    it says so."""
    card = static.card
    if ability.place == c.ON_PILE:
        if not works_from_pile(s, card):
            return False
    elif not at_work(s, card):
        return False
    if not plays_with(s, ability.players):
        return False
    condition = ability.condition
    return condition is None or folding.holds(s, static, condition)


def lines_at_work(s: State, field: int, bits: int) -> list[Static]:
    """The lines of a field that count now, of one with kinds those of any of these kinds (`bits`, -1 for all)."""
    found: list[Static] = []
    if any_field(s, field):
        for static in s.statics:
            ability = static_of(static)
            if ability.field == field and (bits < 0 or ability.bits & bits) and static_works(s, static, ability):
                found.append(static)
    return found


def heard(s: State, first_only: bool, asks: bool) -> bool:
    """[LS-G83] Whether a line counts as values are asked for now; one that asks for what such lines change sees only
    those that ask for nothing of the kind. Whoever calls this puts `first_lines_only` back."""
    if asks and first_only:
        return False
    s.first_lines_only = first_only or asks
    return True


def modifier_works(s: State, modifier: Modifier, op: LastingOp) -> bool:
    if modifier.until == c.NEXT_THIS_TURN:
        return False
    if modifier.until >= c.IN_TURN_OF and (
        modifier.until != c.IN_TURN_OF + s.active or modifier.time >= s.facts[c.THIS_TURN_BEGAN]
    ):
        return False
    if modifier.until == c.WHILE_IN_PLAY:
        if s.serials[modifier.env.card.number] != modifier.env.serial or not at_work(s, modifier.env.card):
            return False
    return op.condition is None or folding.holds(s, modifier, op.condition)


def modifier_works_trigger(s: State, modifier: Modifier) -> bool:
    """A trigger that a text has set up: for a time, or as long as its card is at work."""
    if modifier.until != c.WHILE_IN_PLAY:
        return True
    card = modifier.env.card
    return s.serials[card.number] == modifier.env.serial and at_work(s, card)


def means_player(s: State, who: Whom | None, env: Env, seat: int) -> bool:
    return who is None or seat in who.seats(s, env)


def means_card(s: State, group: Cards | None, env: Env, card: Card | None) -> bool:
    return group is None or (card is not None and group.fits(s, env, card))


def any_field(s: State, field: int) -> bool:
    """Whether any text in force speaks of this at all."""
    return (s.static_fields | s.modifier_fields) >> field & 1 == 1


# ---- what happened
def used_before(s: State, card: Card, index: int, game: bool) -> bool:
    """Whether the trigger or ability of that number was used this turn, or in the game, and not declined."""
    since = -1 if game else s.facts[c.THIS_TURN_BEGAN]
    declined = 0
    event = s.history
    while event is not None and event.time > since:
        if event.card is card and event.amount == index:
            if event.kind == c.UNTRIGGERED:
                declined += 1
            elif event.kind == c.TRIGGERED and declined:
                declined -= 1
            elif event.kind == c.TRIGGERED:
                return True
        event = event.previous
    return False


def happened_since(s: State, moment: int, kind: int, seat: int, until: int) -> list[Event]:
    """The events of a kind after a moment (and not after another), newest first; `seat` below 0 is anybody."""
    found: list[Event] = []
    event = s.newest_of(kind)
    while event is not None and event.time > moment:
        if (seat < 0 or event.seat == seat) and event.time <= until:
            found.append(event)
        event = event.earlier
    return found


def this_turn_began(s: State) -> int:
    return s.facts[c.THIS_TURN_BEGAN]


def last_turn_ended(s: State, seat: int) -> int:
    """[LS-6.2.1-since] [LS1-6.since] [LS-G60] The window opens at the end of the previous turn, or with the game."""
    return number(s, seat, c.TURN_ENDED)


def combo_of_turn(s: State, seat: int) -> Card | None:
    """The combo that the player has played this turn."""
    event = s.newest_of(c.ACT)
    while event is not None and event.time > this_turn_began(s):
        if event.seat == seat and event.cause & c.COMBO_ACT:
            return event.card
        event = event.earlier
    return None


def names_used(s: State, seat: int) -> list[str]:
    """[LS-4.1.3.3d-ii.1] [LS-4.1.3.3d-ii.2] [LS-G25] Names used this turn, by card or ability."""
    # The few events of a turn are looked through: to know the latest of each kind costs something at every event.
    found: list[str] = []
    event = s.history
    began = s.facts[c.THIS_TURN_BEGAN]
    while event is not None and event.time > began:
        if event.kind == c.ACT and event.seat == seat and event.cause & (c.PLAY_ACT | c.ABILITY_ACT):
            if event.card is not None:
                found.append(event.card.definition.name)
        event = event.previous
    return found
