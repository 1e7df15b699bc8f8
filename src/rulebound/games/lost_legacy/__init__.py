"""Lost Legacy: characters and options on a chess-like board; every action may be answered by whoever names it."""

RULESETS = ("lost-legacy", "lost-legacy-quick")
PLACE = 4
