"""The rules of Lightseekers are written as tests before its engine: they run as soon as the game can be played."""

import rulebound.api

collect_ignore_glob = [] if "lightseekers" in rulebound.api.GAMES else ["test_rules_*.py"]
