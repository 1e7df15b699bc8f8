"""Triggers that lie nowhere: laid by a text, until some time. 'This turn, when the target moves, it takes 1 damage.'"""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Reaction
from rulebound.kernel.play import ADD, Card, Event, Listener, Modifier, Run, State
from rulebound.kernel.terms import Env


def watch(s: State, env: Env, ability: Reaction, card: Card, until: int, once: bool) -> None:
    """From now on a creature listens, with what the text has chosen so far."""
    s.add_modifier(Modifier(env, ability, 0, s.ref(card), c.WATCHING, ADD, int(once), until, s.clock))
    if not any(each.ability is ability and each.card is card for each in s.listeners[ability.event]):
        s.add_listener(ability.event, Listener(card, s.serials[card.number], ability))


def watches(s: State, listener: Listener) -> list[Modifier]:
    """What was laid on a creature and waits by this trigger."""
    return [
        each
        for each in s.modifiers
        if each.field == c.WATCHING
        and each.ability is listener.ability
        and each.subject is not None
        and each.subject.card is listener.card
    ]


def hearing(s: State, listener: Listener, event: Event) -> list[Modifier]:
    """Those of them that hear of the event."""
    ability = listener.ability
    assert isinstance(ability, Reaction)
    return [
        each
        for each in watches(s, listener)
        if each.until not in c.NOT_YET
        and not is_under_way(s, each)
        and (ability.test is None or ability.test.holds(s, told(each, event)))
    ]


def is_under_way(s: State, modifier: Modifier) -> bool:
    """[ST-TIM.4] None is set off by its own effect, but by that of another copy, also while it waits for its turn."""
    first = True
    for frame in reversed(s.frames):
        if isinstance(frame, Run):
            env = frame.env
            same = env.card is modifier.env.card and env.serial == modifier.env.serial
            if frame.ability is modifier.ability and same and (first or frame.pc > 0):
                return True
            first = False
    return False


def told(modifier: Modifier, event: Event) -> Env:
    """What the text has chosen, and what has happened."""
    env = modifier.env.copy()
    env.event = event
    return env


def seats_that_hear(s: State, listener: Listener, event: Event) -> list[int]:
    """Whose watches hear of it."""
    return sorted({each.env.seat for each in hearing(s, listener, event)})


def carry_out(s: State, listener: Listener, event: Event, seat: int) -> None:
    """All that waited for it, the oldest first; what waited for the next time alone is over."""
    ability = listener.ability
    assert isinstance(ability, Reaction)
    for modifier in reversed(hearing(s, listener, event)):
        env = told(modifier, event)
        if env.seat != seat:
            continue
        if modifier.amount:  # the next time was this one, whatever its condition says
            s.set_modifiers([each for each in s.modifiers if each is not modifier])
        if ability.condition is None or ability.condition.holds(s, env):
            s.push(Run(ability, env))
    end_watching(s)


def end_watching(s: State) -> None:
    """Who waits for nothing any more listens no more."""
    for kind, listeners in enumerate(s.listeners):
        if any(is_over(s, each) for each in listeners):
            s.set_listeners(kind, [each for each in listeners if not is_over(s, each)])


def is_over(s: State, listener: Listener) -> bool:
    return listener.ability.own and not watches(s, listener)
