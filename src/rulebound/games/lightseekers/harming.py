"""Damage and healing, one hero at a time [LS-T04]: can it, how much, do it, then what it used up."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import Harm, harm_after
from rulebound.games.lightseekers.atoms.health import gain_by_healing, lose_to_damage
from rulebound.games.lightseekers.forbidding import card_forbidden, forbidden, immune
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.turning import clunky_turn
from rulebound.games.lightseekers.values import health_of, is_dormant, is_out
from rulebound.kernel.cards import Card
from rulebound.kernel.frames import Frame
from rulebound.kernel.state import State


def deal_damage(s: State, source: Card, seat: int, victim: int, amount: int, fixed: int) -> int:
    """Damage by a card of `seat`; the real loss [LS-G40]. `fixed` says which changes its text shuts out.

    [LS-T04] 'Can't' and Immune: nothing happens, and no modifier is used up.
    """
    if is_out(s, victim) or health_of(s, victim) <= 0:  # [LS-2.10.5a]
        return 0
    if (
        immune(s, victim, c.TO_DAMAGE, source)
        or forbidden(s, victim, c.NOT_BE_DAMAGED, source)
        or forbidden(s, seat, c.NOT_DEAL_DAMAGE, source)
        or card_forbidden(s, source, c.NOT_DEALING)
    ):
        return 0
    harm = Harm(c.F_DAMAGE, source, seat, victim, amount, fixed)
    value = harm_after(s, harm)
    wear_out(s, harm)
    return lose_to_damage(s, victim, source, value)


def heal(s: State, source: Card, seat: int, whom: int, amount: int, fixed: int, at_zero: bool) -> int:
    """Healing by a card of `seat`; the real gain."""
    if is_out(s, whom) or (health_of(s, whom) <= 0 and not at_zero):
        return 0
    if (
        immune(s, whom, c.TO_HEALING, source)
        or forbidden(s, whom, c.NOT_BE_HEALED, source)
        or forbidden(s, seat, c.NOT_HEAL, source)
    ):
        return 0
    harm = Harm(c.F_HEALING, source, seat, whom, amount, fixed)
    value = harm_after(s, harm)
    wear_out(s, harm)
    return gain_by_healing(s, whom, source, value, at_zero)


def wear_out(s: State, harm: Harm) -> None:
    """[LS-G32] A Clunky Buff whose line was counted has triggered: it turns after this effect and its walks."""
    if not harm.used:
        return
    worn: list[Card] = []
    for card in harm.used:
        r = in_play(s, card)
        if r is not None and r.kind.buff and r.is_clunky() and not r.kind.own_turning and card not in worn:
            worn.append(card)
    if worn:
        s.push(WornOut(worn))


class WornOut(Frame):
    """[LS-T04] Clunky Buffs turn because their modifiers were used."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[Card]) -> None:
        self.pc = 0
        self.cards = cards

    def step(self, s: State) -> None:
        if self.pc >= len(self.cards):
            s.pop()
            return
        card = self.cards[self.pc]
        self.pc += 1
        r = in_play(s, card)
        if r is not None and r.is_clunky() and not is_dormant(s, card):
            clunky_turn(s, card)

    def copy(self) -> WornOut:
        new = WornOut(self.cards)
        new.pc = self.pc
        return new
