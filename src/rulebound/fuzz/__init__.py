"""Random games that look for broken promises: lost cards, moves that fail, copies that go another way."""

from rulebound.fuzz.games import Failure, Report, fuzz

__all__ = ["Failure", "Report", "fuzz"]
