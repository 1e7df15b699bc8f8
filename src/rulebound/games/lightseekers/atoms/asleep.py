"""Access and Dormant, worked out anew after every change they may hang on [LS-T15]."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.atoms.access import set_access, set_printed_access
from rulebound.games.lightseekers.atoms.circles import turn_off, wake_the_first
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.forbidding import card_forbidden
from rulebound.games.lightseekers.rules import switches_of
from rulebound.kernel.play import Card, Event, State

MOST_ROUNDS: Final = 100  # more than cards in a chain or Elements that grow one from the other can need
SLEEP_LINES: Final = 1 << c.F_ACCESS | 1 << c.F_DORMANT | 1 << c.F_CARD_CANNOT

TOUCHED_LINES: Final = SLEEP_LINES | 1 << c.F_CAPACITY


def touched(s: State) -> None:
    """A corner, a health, a phase, a hand or a pile changed: some line about access, Dormant or carrying may hang on
    it."""
    fields = s.static_fields | s.modifier_fields
    if fields & SLEEP_LINES:
        refresh(s)
    if fields >> c.F_CAPACITY & 1:
        s.dirty = True


def refresh(s: State) -> None:
    """[LS-G37] Access grows from heroes and Items upward; what cannot be reached that way is Dormant.

    All sleep at first, and nobody has access. All are looked at again and again, until nothing changes. If that never
    happens, some put each other to sleep in a circle: the first of them is awake, and all are looked at once more.
    """
    if not (s.static_fields | s.modifier_fields) & SLEEP_LINES:
        refresh_without_lines(s)
        return
    before = s.facts[c.ASLEEP]
    seats = values.heroes_from(s, s.active)
    accesses = [s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS] for seat in seats]
    cards: list[Card] = []
    asleep = 0
    for seat in seats:
        at = seat * c.ZONES
        for card in s.zones[at + c.LIMBO]:
            if s.records[card.number] is not None:
                asleep |= before & (1 << card.number)  # [LS-6.1.2-dormant.5] as it was when it left
        upper = len(cards)
        cards.extend(s.zones[at + c.HERO])
        cards.extend(in_order(s, s.zones[at + c.ITEMS]))
        if not values.any_field(s, c.F_DORMANT):
            upper = len(cards)  # no text puts heroes and Items to sleep
        cards.extend(in_order(s, s.zones[at + c.BUFFS]))
        for which in range(upper, len(cards)):
            asleep |= 1 << cards[which].number
        s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS] = 0
        s.numbers[seat * c.SEAT_NUMBERS + c.SUPERIOR] = 0
    s.facts[c.ASLEEP] = asleep
    set_access(s, seats)
    circle = looked_at_until_rest(s, seats, cards, [])
    if circle:
        wake_the_first(s, seats, cards, circle)
        if looked_at_until_rest(s, seats, cards, circle):
            turn_off(s, seats, circle)
    tell_changes(s, before, seats, accesses)


def refresh_without_lines(s: State) -> None:
    """Where no text speaks of it, heroes and Items alone say who has access to what, and only Buffs sleep."""
    before = s.facts[c.ASLEEP]
    numbers = s.numbers
    seats = values.heroes_from(s, s.active)
    accesses: list[int] = []
    lost = False
    asleep = 0
    for seat in seats:
        at = seat * c.SEAT_NUMBERS + c.ACCESS
        access = numbers[at]
        accesses.append(access)
        set_printed_access(s, seat)
        lost = lost or access & ~numbers[at] != 0
        at = seat * c.ZONES
        if before:
            for card in s.zones[at + c.LIMBO]:
                if s.records[card.number] is not None:
                    asleep |= before & (1 << card.number)  # [LS-6.1.2-dormant.5] as it was when it left
        for card in s.zones[at + c.BUFFS]:
            if sleeps_by_itself(s, card):
                asleep |= 1 << card.number
    s.facts[c.ASLEEP] = asleep
    if lost or asleep != before:
        tell_changes(s, before, seats, accesses)


def looked_at_until_rest(s: State, seats: list[int], cards: list[Card], circle: list[list[int]]) -> list[list[int]]:
    """Nothing if it comes to rest, else what it goes through for ever; once in a known circle it stays there."""
    rounds = [asleep_and_access(s, seats)]
    while True:
        look_round(s, seats, cards)
        found = asleep_and_access(s, seats)
        if found == rounds[-1]:
            return []
        if found in circle:
            return circle
        if found in rounds:
            return rounds[rounds.index(found) :]
        if len(rounds) > len(cards) + MOST_ROUNDS:
            return rounds[len(cards) :]
        rounds.append(found)


def look_round(s: State, seats: list[int], cards: list[Card]) -> None:
    """Once over all heroes, then over all cards: first all are asked, then all change, so no order matters."""
    set_access(s, seats)
    asleep = s.facts[c.ASLEEP]
    for card in cards:
        asleep &= ~(1 << card.number)
    for card in sleepers(s, cards):
        asleep |= 1 << card.number
    s.facts[c.ASLEEP] = asleep


def asleep_and_access(s: State, seats: list[int]) -> list[int]:
    found = [s.facts[c.ASLEEP]]
    for seat in seats:
        found.append(s.numbers[seat * c.SEAT_NUMBERS + c.ACCESS])
        found.append(s.numbers[seat * c.SEAT_NUMBERS + c.SUPERIOR])
    return found


def in_order(s: State, cards: list[Card]) -> list[Card]:
    """[LS-S11] [LS1-4.2.3.4] As they lie, or in the order of entry."""
    return values.in_row_order(s, cards) if len(cards) > 1 and switches_of(s).order_by_entry else cards


def sleeps_by_itself(s: State, card: Card) -> bool:
    """[LS-2.3.2.4e] [LS1-2.5.4.10] A Buff that has lost its Elements, or [LS-6.1.2-unique] [LS1-6.unique]
    [LS-6.1.2-dormant.4] is a later copy of a Unique one."""
    kind = light(card.definition)
    if kind.buff:
        place = s.places[card.number]
        if not values.meets(s, place // c.ZONES, kind):
            return True
        if kind.unique:
            for other in s.zones[place]:  # [LS-G38] the leftmost is the first, even if it sleeps itself
                if other is card:
                    break
                if other.definition.name == kind.name:
                    return True
    return False


def sleepers(s: State, cards: list[Card]) -> list[Card]:
    """Who sleeps by itself, or because a text says so, unless a text says that it can't become Dormant."""
    left = [card for card in cards if not (sleeps_by_itself(s, card) or put_to_sleep_by_effect(s, card))]
    for static in values.lines_at_work(s, c.F_DORMANT, -1):
        if not left:
            break
        group = values.static_of(static).group
        meant = left if group is None else group.among(s, static.env, left)
        left = [card for card in left if card is static.card or card not in meant]
    found = [card for card in cards if card not in left]
    return can_sleep(s, found) if values.any_field(s, c.F_CARD_CANNOT) else found


def put_to_sleep_by_effect(s: State, card: Card) -> bool:
    if s.modifier_fields >> c.F_DORMANT & 1:
        for modifier in s.modifiers:
            if modifier.field == c.F_DORMANT:
                op = values.lasting_op(modifier)
                subject = modifier.subject
                if subject is not None:
                    if subject.card is not card or s.serials[card.number] != subject.serial:
                        continue
                elif not values.means_card(s, op.group, modifier.env, card):
                    continue
                if values.modifier_works(s, modifier, op):
                    return True
    return False


def can_sleep(s: State, cards: list[Card]) -> list[Card]:
    """[LS-2.2.3] Without those of which a text says that they can't become Dormant; their own text is asked as if they
    were awake."""
    left = cards
    for static in values.lines_at_work(s, c.F_CARD_CANNOT, c.NOT_DORMANT):
        group = values.static_of(static).group
        meant = [static.card] if group is None else group.among(s, static.env, left)
        left = [card for card in left if card not in meant]
    return [card for card in left if not stays_awake(s, card)]


def stays_awake(s: State, card: Card) -> bool:
    """By an effect, or its own text, which is asked as if it were awake."""
    facts = s.facts
    asleep = facts[c.ASLEEP]
    try:
        facts[c.ASLEEP] = asleep & ~(1 << card.number)
        return card_forbidden(s, card, c.NOT_DORMANT, card)
    finally:
        facts[c.ASLEEP] = asleep


def tell_changes(s: State, before: int, seats: list[int], accesses: list[int]) -> None:
    after = s.facts[c.ASLEEP]
    if after != before:
        for seat in seats:
            for zone in (c.HERO, c.ITEMS, c.BUFFS):
                for card in s.zones[seat * c.ZONES + zone]:
                    was, now = before >> card.number & 1, after >> card.number & 1
                    if now and not was:
                        tell_or_note(s, c.FELL_ASLEEP, seat, card, 0)
                    elif was and not now:
                        s.note(c.WOKE_UP, seat, card, None, 0, 0)  # [LS-G36] no Instant Effect, nothing enters play
    for at in range(len(seats)):
        lost = accesses[at] & ~s.numbers[seats[at] * c.SEAT_NUMBERS + c.ACCESS]
        if lost:
            tell_or_note(s, c.ACCESS_LOST, seats[at], None, lost)


def tell_or_note(s: State, kind: int, seat: int, card: Card | None, amount: int) -> None:
    """An event if some text waits for it, else a line of the log."""
    waited_for = card is not None and (card.definition.own_events >> kind) & 1 == 1
    if s.listeners[kind] or waited_for:
        s.emit(Event(kind, seat, card, None, amount, 0, None))
    else:
        s.note(kind, seat, card, None, amount, 0)


def forget_sleep(s: State, card: Card) -> None:
    bit = 1 << card.number
    if s.facts[c.ASLEEP] & bit:
        s.facts[c.ASLEEP] ^= bit
