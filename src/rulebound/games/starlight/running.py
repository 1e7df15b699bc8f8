"""Carrying out a text: the frame of an ability with the creatures and choices that it speaks of."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.planning import Plan
from rulebound.games.starlight.rules import env_of
from rulebound.kernel.play import Ability, Card, Run, State


def run_text(s: State, ability: Ability | None, plan: Plan, card: Card) -> None:
    """A part of the text of the invoked card or of its Enchantment; nothing where there is none."""
    if ability is None:
        return
    env = env_of(s, card, plan.by, None, ability.slots)
    if plan.target is not None:
        env.slots[c.TARGET] = [s.ref(plan.target)]
    env.numbers[c.TARGET_TILE] = plan.tile
    env.numbers[c.CHOSEN_MODE] = plan.mode
    env.numbers[c.FARTHER] = 0 if plan.enchantment is None else kind_of(plan.enchantment).farther
    env.numbers[c.WAS_TELEGRAPHED] = 1 if plan.telegraphed else 0
    s.push(Run(ability, env))
