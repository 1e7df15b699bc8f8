"""Abilities that listen for a while only."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.kernel.cards import Ability, Card
from rulebound.kernel.events import Event, Listener
from rulebound.kernel.modifiers import Modifier
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env


def listen_this_turn(s: State, card: Card, serial: int, ability: LuminousTriggered) -> None:
    """'Whenever … this turn': a text's trigger waits until the turn ends, though its card is gone. Of one that has its
    own memory each time, one listener hears for all of them."""
    if ability.anew:
        for each in s.listeners[ability.event]:
            if each.ability is ability and each.card is card and each.serial == serial:
                return
    s.add_listener(ability.event, Listener(card, serial, ability))


def keep_in_mind(s: State, env: Env, ability: LuminousTriggered) -> None:
    """'When it … this turn': what the spell has bound is kept until the turn is over, or your next turn begins; [EN-8]
    without a time as long as what it waits for is there."""
    until = c.UNTIL_YOUR_TURN if ability.next_turn else c.THIS_TURN if ability.about is None else c.WHILE_THERE
    s.add_modifier(Modifier(env, ability, 0, None, c.F_KEPT, 0, 0, until, s.clock))


def hand_over(s: State, env: Env, ability: Ability) -> None:
    """What was paid for a card is kept until its text is done."""
    s.add_modifier(Modifier(env, ability, 0, None, c.F_KEPT, 0, 0, c.THIS_TURN, s.clock))


def take_over(s: State, ability: Ability, card: Card, serial: int) -> Env | None:
    """What was paid for it; of a copy nothing was."""
    paid = kept_in_mind(s, ability, card, serial)
    if paid is not None:
        s.set_modifiers([each for each in s.modifiers if each.env is not paid])
    return paid


def give_ability(s: State, env: Env, card: Card, ability: LuminousTriggered, until: int) -> None:
    """'It gains "…" until end of turn': the card listens with it, as long as it is kept in mind."""
    s.add_modifier(Modifier(env, ability, 0, None, c.F_KEPT, 0, 0, until, s.clock))
    listen_this_turn(s, card, s.serials[card.number], ability)


def forget_given(s: State, card: Card) -> None:
    """A card has left: what was given to it is gone."""
    kept = [
        each
        for each in s.modifiers
        if each.field != c.F_KEPT or each.env.card is not card or not is_given(each.ability)
    ]
    if len(kept) < len(s.modifiers):
        s.set_modifiers(kept)
        end_listening(s)


def is_given(ability: Ability | None) -> bool:
    return isinstance(ability, LuminousTriggered) and ability.granted


def memories(s: State, ability: LuminousTriggered, card: Card, serial: int) -> list[Modifier]:
    """What was bound each time that it began to wait, and of 'the next time' only what still waits."""
    return [
        each
        for each in s.modifiers
        if each.field == c.F_KEPT and each.ability is ability and each.env.card is card and each.env.serial == serial
        and each.amount == 0
    ]


def has_come(s: State, memory: Modifier) -> None:
    """'The next time …' has come, for one of them."""
    come = Modifier(memory.env, memory.ability, 0, None, c.F_KEPT, 0, 1, memory.until, memory.time)
    s.set_modifiers([come if each is memory else each for each in s.modifiers])


def hear(s: State, ability: LuminousTriggered, memory: Env, event: Event) -> None:
    """Of all that a text keeps in mind, each time anew, this has heard an event: it is told what that is about."""
    env = memory.copy()
    env.event = event
    s.add_modifier(Modifier(env, ability, 0, None, c.F_DELAYED, c.IN_ITS_TURN, s.turn, c.FOR_GOOD, s.clock))


def take_heard(s: State, ability: LuminousTriggered, heard: Env) -> Env | None:
    """What was kept in mind of this event; it is used up now."""
    for modifier in s.modifiers:
        env = modifier.env
        if modifier.ability is not ability or modifier.field != c.F_DELAYED or modifier.how != c.IN_ITS_TURN:
            continue
        if env.card is heard.card and env.serial == heard.serial and same_event(env.event, heard.event):
            s.set_modifiers([other for other in s.modifiers if other is not modifier])
            return env
    return None


def same_event(one: Event | None, other: Event | None) -> bool:
    return one is not None and other is not None and one.kind == other.kind and one.number == other.number


def kept_in_mind(s: State, ability: Ability, card: Card, serial: int) -> Env | None:
    """What was bound as it began to wait."""
    for modifier in s.modifiers:
        env = modifier.env
        if modifier.field == c.F_KEPT and modifier.ability is ability and env.card is card and env.serial == serial:
            return env
    return None


def next_time(s: State, ability: LuminousTriggered, card: Card, serial: int) -> bool:
    """'The next time …': whether it has not come yet; it has now. Of what an ability has said twice each waits by
    itself."""
    for memory in memories(s, ability, card, serial):
        has_come(s, memory)
        return True
    return False


def waits_in_vain(s: State, modifier: Modifier) -> bool:
    """[LU-zone.12] Whether what a trigger waits for has become another object."""
    ability = modifier.ability
    if modifier.until != c.WHILE_THERE or not isinstance(ability, LuminousTriggered) or ability.about is None:
        return False
    return not ability.about.cards(s, modifier.env)


def end_listening(s: State, turn_ends: bool = False) -> None:
    """What was given and is not kept in mind any more; at the end of the turn also what waits for a turn only."""
    for kind, listeners in enumerate(s.listeners):
        for listener in listeners:
            if is_over(s, listener, turn_ends):
                s.set_listeners(kind, [each for each in listeners if not is_over(s, each, turn_ends)])
                break


def is_over(s: State, listener: Listener, turn_ends: bool) -> bool:
    ability = listener.ability
    if not isinstance(ability, LuminousTriggered):
        return False
    if ability.granted or ability.next_turn or ability.about is not None:
        return kept_in_mind(s, ability, listener.card, listener.serial) is None
    return turn_ends and ability.this_turn
