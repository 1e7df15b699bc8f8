"""The games: one folder each, with the same rooms. Games elsewhere are in the folders that RULEBOUND_GAMES names."""

import os

__path__ = [*__path__, *(each for each in os.environ.get("RULEBOUND_GAMES", "").split(os.pathsep) if each)]
