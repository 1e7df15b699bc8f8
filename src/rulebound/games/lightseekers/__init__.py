"""Lightseekers, in its current and its earlier edition."""

RULESETS = ("lightseekers", "lightseekers-first")
PLACE = 2
