"""Places in rarer words."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.node import phrase

from .nouns import Spot


@phrase("there")
class There(Spot):
    """The place that was named before. [EN-3]"""


@phrase("{what:sg} <is|remains|stays> on the field", "{what:pl} are <|both> on the field")
class IsOnField(core.SingleCondition, core.OfThing):
    """It lies on a space, and not under a character nor in a pile; of two each one. [LL-field.2]"""
