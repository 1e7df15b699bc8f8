"""Starlight: two creatures a side on a board of hexagons, energy and mana, telegraphs, combats, generators."""

RULESETS = ("starlight",)
PLACE = 3
