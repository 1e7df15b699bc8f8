"""Lost Legacy: characters and options on a chess-like board; every action may be answered by whoever names it."""

RULESETS = ("lost-legacy",)
PLACE = 4
UNFINISHED = True
