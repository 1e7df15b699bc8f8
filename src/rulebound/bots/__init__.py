"""Bots: they get a view and a decision, and see nothing more than their seat sees."""

from collections.abc import Callable
from functools import partial

from rulebound.bots.external import External
from rulebound.bots.greedy import Greedy, Without
from rulebound.bots.random import Random
from rulebound.bots.search import Search, Thought
from rulebound.kernel.chance import Seed
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.game import Bot

__all__ = ["BOTS", "HANDICAP", "External", "Greedy", "Random", "Search", "Thought", "UnknownBot", "Without", "bot_of"]

BOTS: dict[str, Callable[[Seed], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "novice": partial(Search, seconds=0.02),
    "player": partial(Search, seconds=0.05),
    "expert": partial(Search, seconds=0.2),
    "master": partial(Search, seconds=1.0),
}
PROGRAM = "run:"
HANDICAP = "greedy-without:"


class UnknownBot(RuleboundError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"there is no bot '{name}': bots are {', '.join(BOTS)}, '{HANDICAP}attack' (a kind of move, or a card), "
            f"or '{PROGRAM}COMMAND' for a program"
        )


def bot_of(name: str, seed: Seed) -> Bot:
    """A bot by its name, or a program: `run:python my_bot.py`. For whoever may start programs here, and not for names
    that strangers send."""
    if name.startswith(PROGRAM):
        return External(name.removeprefix(PROGRAM))
    if name.startswith(HANDICAP):
        return Without(name.removeprefix(HANDICAP), seed)
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)
