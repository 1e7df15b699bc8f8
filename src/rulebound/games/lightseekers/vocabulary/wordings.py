"""What designers of Lightseekers cards type for its words; see `language/wordings.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

WORDINGS: Wordings = {
    "until end of turn": "this turn", "gets": "gains", "get": "gain", "each other player": "each other hero",
    "all other players": "all other heroes", "comes into play": "enters play",
    "in the discard pile": "in your discard pile", "put it in your hand": "move it to your hand",
    "put it into your hand": "move it to your hand",
}  # fmt: skip
# Words of other games that are no synonyms here: a message answers them.
FOREIGN: Wordings = {
    "graveyard": "discard pile", "library": "deck", "exile": "Remove", "creature": "Buff", "tap": "Rotate",
    "player": "hero", "players": "heroes", "opponent": "your target", "destroy": "Remove", "destroys": "Removes",
    "counter": "Cancel", "sacrifice": "Remove", "life": "health", "mill": "Discard", "enchantment": "Buff",
    "equipment": "Item", "artifact": "Item", "spell": "card", "restore": "Heal", "restores": "Heals", "hp": "health",
    "bounce": "Return", "kill": "Remove", "prevent": "reduce", "rotates": "Rotate",
}  # fmt: skip
