"""What is to happen later."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.lasting import add_modifier
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.kernel.ordering.rounds import wait
from rulebound.kernel.play import Ability, Event, Modifier, State
from rulebound.kernel.terms import Env


def delay(s: State, env: Env, ability: LuminousTriggered, moment: int) -> None:
    """'At the end of this turn, …': what the ability has bound so far is kept until then."""
    number = 1
    for at in range(len(s.modifiers) - 1, -1, -1):
        if s.modifiers[at].field == c.F_DELAYED:
            number = s.modifiers[at].pc + 1  # the latest has the highest
            break
    add_modifier(s, Modifier(env, ability, number, None, c.F_DELAYED, moment, s.turn, c.FOR_GOOD, s.clock))


def raise_delayed(s: State, event: Event) -> None:
    """The moment has come for what was put off: it joins the triggers of the step."""
    for modifier in s.modifiers:
        ability = modifier.ability
        if modifier.field == c.F_DELAYED and is_due(s, modifier, event):
            assert isinstance(ability, LuminousTriggered)
            env = modifier.env
            about = Event(event.kind, event.seat, None, None, modifier.pc, c.BY_STEP, None)
            about.time = s.clock
            about.moves = s.moves
            wait(s, ability, env.card, env.serial, env.seat, about, env.record)


def is_due(s: State, modifier: Modifier, event: Event) -> bool:
    moment = modifier.how
    if moment == c.IN_ITS_TURN:
        return False
    if moment == c.AT_END_OF_TURN:
        return event.kind == c.TURN_END
    if moment == c.AT_END_OF_COMBAT:
        return event.kind == c.COMBAT_ENDED
    if moment == c.AS_THIS_LEAVES:
        return event.kind == c.LEFT_PLAY and event.card is modifier.env.card
    later = s.turn > modifier.amount
    if moment == c.AT_START_OF_OPPONENTS_TURN or moment == c.AT_END_OF_OPPONENTS_TURN:
        wanted = c.TURN_START if moment == c.AT_START_OF_OPPONENTS_TURN else c.TURN_END
        return event.kind == wanted and later and s.active != modifier.env.seat
    wanted = c.TURN_START if moment == c.AT_START_OF_YOUR_TURN else c.TURN_END
    return event.kind == wanted and later and s.active == modifier.env.seat


def take_delayed(s: State, ability: Ability, number: int) -> Env | None:
    """What a put-off effect had bound; it is used up now."""
    for modifier in s.modifiers:
        if modifier.field == c.F_DELAYED and modifier.ability is ability and modifier.pc == number:
            s.set_modifiers([other for other in s.modifiers if other is not modifier])
            return modifier.env
    return None
