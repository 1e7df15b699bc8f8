"""The names under which Gymnasium finds the environments: `rulebound/luminous-v0` and so on."""

from __future__ import annotations

import gymnasium

from rulebound.envs.aec import VERSION
from rulebound.tabletop.rooms import rulesets


def ids() -> dict[str, str]:
    """For each ruleset the id of its environment."""
    return {ruleset: f"rulebound/{ruleset}-{VERSION}" for ruleset in rulesets()}


def register() -> None:
    for ruleset, name in ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "rulebound.envs.single:SeatEnv",
                vector_entry_point="rulebound.envs.vector:SeatsEnv",
                kwargs={"ruleset": ruleset},
            )
