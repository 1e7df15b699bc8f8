"""Random games that look for broken promises: lost cards, moves that fail, copies that go another way; and documents
that were tampered with."""

from rulebound.fuzz.edits import EditReport, fuzz_edits
from rulebound.fuzz.games import Failure, Report, fuzz

__all__ = ["EditReport", "Failure", "Report", "fuzz", "fuzz_edits"]
