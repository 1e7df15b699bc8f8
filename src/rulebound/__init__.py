"""Rulebound plays card games exactly by their rulebooks."""

from rulebound import _pure

__version__ = "0.1.0"

_pure.install_if_asked()

from rulebound import bots, scenario  # noqa: E402  (after the finder for plain Python)
from rulebound.api import check_deck, deck_names, load, new_draft, new_game, read_deck, replay  # noqa: E402
from rulebound.kernel.errors import IllegalMove, RuleboundError  # noqa: E402
from rulebound.kernel.game import Game  # noqa: E402
from rulebound.kernel.public import Decision  # noqa: E402
from rulebound.match import new_match  # noqa: E402

__all__ = [
    "Decision", "Game", "IllegalMove", "RuleboundError", "bots", "check_deck", "deck_names", "load", "new_draft",
    "new_game", "new_match", "read_deck", "replay", "scenario",
]  # fmt: skip
