"""What designers of Lightseekers cards type for its words; see `language/wordings.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

WORDINGS: Wordings = {
    "until end of turn": "this turn", "gets": "gains", "get": "gain", "each other player": "each other hero",
    "all other players": "all other heroes", "comes into play": "enters play",
    "in the discard pile": "in your discard pile", "put it in your hand": "move it to your hand",
    "put it into your hand": "move it to your hand",
}  # fmt: skip
