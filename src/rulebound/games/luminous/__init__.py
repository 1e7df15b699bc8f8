"""Luminous: units, relics and spells, orbs that pay for them, one combat at a time."""

RULESETS = ("luminous",)
PLACE = 1
