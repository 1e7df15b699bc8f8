"""Temporary effects and their ends [LL-abil.17] [LL-end.10]; sides that change with them."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.cards import hand_over, send, walk
from rulebound.games.lost_legacy.atoms.numbers import drop_modifiers
from rulebound.games.lost_legacy.lying import taken_spaces
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.kernel.play import Card, Modifier, Run, State


def is_over(s: State, modifier: Modifier, ended: int) -> bool:
    """[LL-abil.17] Whether an effect ends now: with the battle, the turn or the combat phase that is ending."""
    if ended == c.THIS_BATTLE or modifier.until == c.THIS_BATTLE:
        return modifier.until == c.THIS_BATTLE
    if ended == c.NEXT_TURN:
        return modifier.until == c.NEXT_TURN and modifier.env.seat == s.active
    if ended == c.THIS_COMBAT:  # [LLQ-turn.7] what was begun in the phase for this turn goes with it
        return modifier.until in (c.THIS_COMBAT, c.THIS_TURN)
    if modifier.until == c.THIS_TURN:
        return True
    return modifier.until == c.OPPONENTS_TURN and modifier.env.seat != s.active


NEXT_TURNS: Final = (c.OWN_NEXT, c.HOLDERS_NEXT, c.THEIR_NEXT)


def end_effects(s: State, ended: int) -> None:
    """Effects whose end has come are over; [LL-zone.2] what was controlled by one goes back to its owner. What lasts
    until the end of the next turn of its player lasts for this turn, when that has begun."""
    if ended == c.NEXT_TURN and any(each.until in NEXT_TURNS for each in s.modifiers):
        s.set_modifiers([lasting_for(each, c.THIS_TURN) if is_in_its_turn(s, each) else each for each in s.modifiers])
    end_these(s, [modifier for modifier in s.modifiers if is_over(s, modifier, ended)])


def end_forsaken(s: State) -> None:
    """[LL-abil.17] What lasts as long as the card whose text it is lies there."""
    gone = [each for each in s.modifiers if each.until == c.WHILE_HERE and not is_here(s, each)]
    if gone:
        end_these(s, gone)


def is_here(s: State, modifier: Modifier) -> bool:
    env = modifier.env
    return s.serials[env.card.number] == env.serial and s.place(env.card) in (c.FIELD, c.LINKED)


def end_these(s: State, gone: list[Modifier]) -> None:
    drop_modifiers(s, gone)
    for modifier in gone:
        subject = modifier.subject
        if modifier.field == c.CONTROL and subject is not None and s.is_same_object(subject):
            if s.controller(subject.card) != modifier.amount:
                change_sides(s, subject.card, modifier.amount)


def is_in_its_turn(s: State, modifier: Modifier) -> bool:
    subject = modifier.subject
    if modifier.until == c.HOLDERS_NEXT and subject is not None:
        return s.controller(subject.card) == s.active
    own = modifier.env.seat == s.active
    return modifier.until == (c.OWN_NEXT if own else c.THEIR_NEXT)


def lasting_for(each: Modifier, until: int) -> Modifier:
    return Modifier(
        each.env, each.ability, each.pc, each.subject, each.field, each.how, each.amount, until, each.time
    )


def take_later(s: State, begins: bool = False) -> bool:
    """[LL-end.1] Begin with the first of what was put off to the end of this turn, or to its beginning, if there is
    any. What has become another object meanwhile is not meant any more."""
    for modifier in s.modifiers:
        if modifier.field == c.LATER and is_due(s, modifier, begins):
            assert modifier.ability is not None
            drop_modifiers(s, [modifier])
            env = modifier.env.copy()
            env.slots = [[ref for ref in slot if s.is_same_object(ref)] for slot in env.slots]
            s.push(Run(modifier.ability, env))
            return True
    return False


def is_due(s: State, modifier: Modifier, begins: bool) -> bool:
    """[LL-begin.1] [LL-end.1] Whether what was put off was meant for now; a next turn is none that goes on already."""
    if modifier.until in (c.THIS_TURN, c.THIS_COMBAT):
        return not begins
    own = modifier.env.seat == s.active
    wanted = (c.YOUR_BEGIN if own else c.THEIR_BEGIN) if begins else c.YOUR_END if own else c.THEIR_END
    return modifier.until == wanted and s.turn > modifier.amount


def skips(s: State, step: int) -> bool:
    """[LL-gold.1] Whether the turn player leaves out this step; said once, it is left out once."""
    if not s.modifier_fields >> c.SKIPS & 1:
        return False
    said = [each for each in s.modifiers if each.field == c.SKIPS and each.amount == step * 2 + s.active]
    drop_modifiers(s, said[:1])
    return bool(said)


def last_to_combat(s: State) -> None:
    """[LLQ-turn.7] What would end with this turn ends with the combat phase of its round."""
    kept: list[Modifier] = []
    for each in s.modifiers:
        if is_over(s, each, c.THIS_TURN):
            each = lasting_for(each, c.THIS_COMBAT)
        kept.append(each)
    s.set_modifiers(kept)


def change_sides(s: State, card: Card, seat: int) -> None:
    """Another player controls a card; [LLQ-setup.6] in Quick-Play it goes behind the others of an entry column, and
    back to any column that has room, or to the disposal if none has."""
    hand_over(s, card, seat)
    if rules_of(s).quick:
        board = rules_of(s).board
        spaces = board.entries[seat] + board.territory[seat]
        taken = taken_spaces(s)
        free = [space for space in spaces if not taken[space]]
        if free:
            free.sort(key=lambda space: (space not in board.entries[seat], board.column(space).index(space)))
            walk(s, card, free[0])
        else:
            send(s, card, c.DISPOSAL)
