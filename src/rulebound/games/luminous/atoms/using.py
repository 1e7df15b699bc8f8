"""What is good for so many times only, and has been used."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import StaticAbility
from rulebound.kernel.cards import Ability, Card
from rulebound.kernel.modifiers import Modifier, Static
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env


def use_for_good(s: State, seat: int, card: Card, ability: Ability) -> None:
    """[LU-card.1] 'Only once per game': that was it."""
    env = Env(seat, card, s.serials[card.number], None, None)
    s.add_modifier(Modifier(env, ability, 0, None, c.F_USED, 0, 0, c.FOR_GOOD, s.clock))


def use_this_turn(s: State, seat: int, card: Card, ability: Ability) -> None:
    """A line of a card that is good for once in a turn."""
    env = Env(seat, card, s.serials[card.number], None, None)
    s.add_modifier(Modifier(env, ability, 0, None, c.F_USED, 0, 0, c.THIS_TURN, s.clock))


def line_used(s: State, card: Card, ability: Ability, limit: int = 1) -> bool:
    """Whether a line that is good for so many times in a turn was used up of this very object."""
    found = 0
    for modifier in s.modifiers:
        if modifier.field == c.F_USED and modifier.ability is ability and modifier.env.card is card:
            if modifier.env.serial == s.serials[card.number]:
                found += 1
    return found >= limit


def use_up(s: State, static: Static, amount: int) -> None:
    """'The next time …' is good for once, 'the first time …' for once in a turn, 'the next 3 damage' for so much."""
    found: Any = static.ability  # see `record.in_play` for the detour
    ability: StaticAbility = found
    shield = ability.shield
    left = 0 if shield is None else static.env.numbers[shield] - amount
    if ability.once or (shield is not None and left <= 0):
        s.set_statics([each for each in s.statics if each is not static])
    elif shield is not None:
        keep(s, static, shield, left)
    elif (number := ability.used) is not None:
        keep(s, static, number, s.turn + 1)


def keep(s: State, static: Static, number: int, value: int) -> None:
    """The line with another number in its memory."""
    env = static.env.copy()
    env.numbers = [*env.numbers, *[0] * (number + 1 - len(env.numbers))]
    env.numbers[number] = value
    used = Static(static.card, static.ability, static.field, env, static.time)
    s.set_statics([used if each is static else each for each in s.statics])
