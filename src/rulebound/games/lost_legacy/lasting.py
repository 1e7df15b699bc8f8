"""Temporary effects and their ends [LL-abil.17] [LL-end.10]."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import drop_modifiers
from rulebound.kernel.play import Modifier, State


def is_over(s: State, modifier: Modifier, ended: int) -> bool:
    """[LL-abil.17] Whether an effect ends now: with the battle, or with the turn that is ending."""
    if ended == c.THIS_BATTLE or modifier.until == c.THIS_BATTLE:
        return modifier.until == c.THIS_BATTLE
    if ended == c.NEXT_TURN:
        return modifier.until == c.NEXT_TURN and modifier.env.seat == s.active
    if modifier.until == c.THIS_TURN:
        return True
    return modifier.until == c.OPPONENTS_TURN and modifier.env.seat != s.active


def end_effects(s: State, ended: int) -> None:
    """Effects whose end has come are over; [LL-zone.2] what was controlled by one goes back to its owner."""
    gone = [modifier for modifier in s.modifiers if is_over(s, modifier, ended)]
    drop_modifiers(s, gone)
    for modifier in gone:
        subject = modifier.subject
        if modifier.field == c.CONTROL and subject is not None and s.is_same_object(subject):
            if s.controller(subject.card) != modifier.amount:
                s.hand_over(subject.card, modifier.amount)
