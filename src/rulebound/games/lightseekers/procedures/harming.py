"""Damage and healing, one hero at a time [LS-T04]: can it, how much, do it, then what it used up."""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.amounts import HARM_FIELDS, Harm, harm_after
from rulebound.games.lightseekers.atoms.health import change_health, gain_by_healing, lose_to_damage
from rulebound.games.lightseekers.atoms.lasting import end_modifier
from rulebound.games.lightseekers.definition import ANYBODY, OWN_HERO, light
from rulebound.games.lightseekers.forbidding import card_forbidden, forbidden, immune
from rulebound.games.lightseekers.procedures.impending import Impending, is_watched
from rulebound.games.lightseekers.procedures.leaving import expire
from rulebound.games.lightseekers.procedures.turning import clunky_turn
from rulebound.games.lightseekers.record import in_play
from rulebound.kernel.play import Card, Event, Frame, State

BARRING: Final = 1 << c.F_IMMUNE | 1 << c.F_CANNOT | 1 << c.F_CARD_CANNOT  # [LS-T04]
PUT_OFF: Final = -1  # it is about to be done: what waits for it comes first


def deal_damage(s: State, source: Card, seat: int, victim: int, amount: int, fixed: int, tally: int) -> int:
    """Damage by a card of `seat`; the real loss [LS-G40], or PUT_OFF. `fixed` says which changes its text shuts out.

    [LS-T04] 'Can't' and Immune: nothing happens, and no modifier is used up.
    """
    if values.is_out(s, victim) or values.health_of(s, victim) <= 0:  # [LS-2.10.5a]
        return 0
    fields = s.static_fields | s.modifier_fields
    if fields & BARRING and (
        immune(s, victim, c.TO_DAMAGE, source)
        or forbidden(s, victim, c.NOT_BE_DAMAGED, source)
        or forbidden(s, seat, c.NOT_DEAL_DAMAGE, source)
        or card_forbidden(s, source, c.NOT_DEALING)
    ):
        return 0
    value = amount if amount > 0 else 0
    if fields & HARM_FIELDS:
        harm = Harm(c.F_DAMAGE, source, seat, victim, amount, fixed)
        value = harm_after(s, harm)
        wear_out(s, harm)
        fixed = harm.fixed
    if value > 0 and is_watched(s, c.WOULD_DAMAGE, source):
        return put_off(s, c.WOULD_DAMAGE, source, victim, value, fixed, tally, False)
    return lose_to_damage(s, victim, source, value)


def put_off(
    s: State, kind: int, source: Card, victim: int, value: int, fixed: int, tally: int, at_zero: bool
) -> int:  # fmt: skip
    event = Event(kind, victim, source, None, value, 0, s.keep(source))
    s.push(Impending(event, fixed, tally, at_zero))
    return PUT_OFF


def lose(s: State, source: Card, victim: int, amount: int, tally: int) -> int:
    """Health down without damage; the real loss, or PUT_OFF."""
    if amount > 0 and is_watched(s, c.WOULD_LOSE, source):
        s.push(Impending(Event(c.WOULD_LOSE, victim, source, None, amount, 0, s.keep(source)), 0, tally, False))
        return PUT_OFF
    return -change_health(s, victim, source, -amount)


def heal(s: State, source: Card, seat: int, whom: int, amount: int, fixed: int, at_zero: bool, tally: int) -> int:
    """Healing by a card of `seat`; the real gain, or PUT_OFF."""
    if values.is_out(s, whom):
        return 0
    if values.health_of(s, whom) <= 0:  # [LS-5.1.5] [LS1-5.1.5] [LS-S34] unless a text wins [LS-2.2.1]
        at_zero = at_zero or heals_at_zero(s, seat, whom, source)
        if not at_zero:
            return 0
    fields = s.static_fields | s.modifier_fields
    if fields & BARRING and (
        immune(s, whom, c.TO_HEALING, source)
        or forbidden(s, whom, c.NOT_BE_HEALED, source)
        or forbidden(s, seat, c.NOT_HEAL, source)
    ):
        return 0
    value = amount if amount > 0 else 0
    if fields & HARM_FIELDS:
        harm = Harm(c.F_HEALING, source, seat, whom, amount, fixed)
        value = harm_after(s, harm)
        wear_out(s, harm)
        fixed = harm.fixed
    if value > 0 and is_watched(s, c.WOULD_HEAL, source):
        return put_off(s, c.WOULD_HEAL, source, whom, value, fixed, tally, at_zero)
    return gain_by_healing(s, whom, source, value, at_zero)


def heals_at_zero(s: State, owner: int, seat: int, source: Card) -> bool:
    """Whether a text lets this card heal this hero at 0 health."""
    reach = light(source.definition).heals_at_zero
    if reach == ANYBODY or (reach == OWN_HERO and seat == owner):
        return True
    if not values.any_field(s, c.F_ZERO_HEALING):
        return False
    for static in s.statics:
        ability = values.static_of(static)
        if ability.field == c.F_ZERO_HEALING and values.static_works(s, static, ability):
            if values.means_player(s, ability.who, static.env, seat):
                return True
    for modifier in s.modifiers:
        if modifier.field == c.F_ZERO_HEALING:
            op = values.lasting_op(modifier)
            if values.modifier_works(s, modifier, op) and values.means_player(s, op.who, modifier.env, seat):
                return True
    return False


def wear_out(s: State, harm: Harm) -> None:
    """[LS-G32] A Clunky Buff whose line was counted has triggered: it turns after this effect and its walks. [LS-T04]
    A Buff whose Next names this one effect Expires then."""
    for modifier in harm.spent:
        end_modifier(s, modifier)
    if not harm.used:
        return
    worn: list[Card] = []
    for card in harm.used:
        r = in_play(s, card)
        if r is None or not r.kind.buff or card in worn:
            continue
        if card in harm.spent_cards or (r.is_clunky() and not r.kind.own_turning):  # [LS1-2.5.3.6] [LS-2.5.3.9e.3]
            worn.append(card)
    if worn:
        s.push(WornOut(worn, harm.spent_cards))


class WornOut(Frame):
    """[LS-T04] Clunky Buffs turn because their modifiers were used, Next Buffs Expire."""

    __slots__ = ("cards", "spent")

    def __init__(self, cards: list[Card], spent: list[Card]) -> None:
        self.pc = 0
        self.cards = cards
        self.spent = spent

    def step(self, s: State) -> None:
        if self.pc >= len(self.cards):
            s.pop()
            return
        card = self.cards[self.pc]
        self.pc += 1
        r = in_play(s, card)
        if r is None:
            return
        if card in self.spent:
            expire(s, card)  # [LS1-6.next] [LS-6.1.2-next.2]
        elif r.is_clunky() and not values.is_dormant(s, card):
            clunky_turn(s, card)

    def copy(self) -> WornOut:
        new = WornOut(self.cards, self.spent)
        new.pc = self.pc
        return new
