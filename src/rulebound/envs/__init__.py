"""Environments for learners: PettingZoo for all seats, Gymnasium for one seat against bots.

    from rulebound.envs import table
    env = table("luminous")                        # a PettingZoo AEC environment
    env.reset(seed=1)

    import gymnasium, rulebound.envs
    env = gymnasium.make("rulebound/luminous-v0", opponent="greedy")

What a seat is shown, what it may do and what it gets is described in `docs/environments.md`. It needs the extra `rl`:
`pip install rulebound[rl]`.
"""

from rulebound.kernel.errors import RuleboundError

try:
    from rulebound.envs.aec import TableEnv, table
    from rulebound.envs.registering import ids, register
    from rulebound.envs.single import SeatEnv
    from rulebound.envs.vector import SeatsEnv
except ModuleNotFoundError as missing:
    raise RuleboundError(f"environments need {missing.name}: pip install 'rulebound[rl]'") from missing

__all__ = ["SeatEnv", "SeatsEnv", "TableEnv", "ids", "register", "table"]

register()
