"""What designers of Luminous cards type for its words; see `language/wordings.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

KINDS = ("unit", "units", "relic", "relics", "token", "tokens")
WORDINGS: Wordings = {
    "your opponent": "the opponent", "your opponent's": "the opponent's", "the other player": "the opponent",
    "the other player's": "the opponent's", "target": "a", "all your": "your", "all of your": "your",
    "each of your units": "each unit you control", "each of your relics": "each relic you control",
    "; its": ", then its", "; that": ", then that", "; they": ", then they", "; it": ", then it", "create": "play",
    "be declared as a blocker": "block", "be declared as an attacker": "attack", "each time": "whenever",
    "every time": "whenever", "any time": "whenever",
    "as long as": "while", "enters expended": "enters play expended", "comes into play": "enters play",
    "leaves the play": "leaves play", "you have no cards in hand": "you have no cards in your hand",
    "has no cards in hand": "has no cards in their hand",
    "to the bottom of": "on the bottom of", "to the top of": "on top of", "on the top of": "on top of",
    **{f"enemy {kind}": f"{kind} the opponent controls" for kind in KINDS},
    **{f"opposing {kind}": f"{kind} the opponent controls" for kind in KINDS},
    **{f"friendly {kind}": f"{kind} you control" for kind in KINDS},
}  # fmt: skip
PARAPHRASES: Wordings = {
    "{x} becomes expended": "expend {x}",
    "{x} <goes back|goes|returns|is returned> to {y}": "return {x} to {y}",
    "{x} loses {n} durability": "remove {n} durability from {x}",
    "{x} gains {n} durability": "put {n} durability counters on {x}",
    "gain {n} instead": "gain {n} life instead",
    "lose {n} instead": "lose {n} life instead",
}  # fmt: skip
# Words of other games that are no synonyms here: a message answers them.
FOREIGN: Wordings = {
    "trample": "Overwhelm", "haste": "Dash", "flying": "Flight", "vigilance": "Guardian", "lifelink": "Siphon",
    "reach": "Watchful", "deathtouch": "Deadly", "dies": "is destroyed", "mill": "Cull", "mills": "Culls",
    "tap": "expend", "taps": "expends", "tapped": "expended", "untap": "ready", "untaps": "readies",
    "graveyard": "discard pile", "exile": "void", "exiles": "voids", "library": "deck", "creature": "unit",
    "creatures": "units", "artifact": "relic", "artifacts": "relics", "mana": "essence", "permanent": "card",
    "etb": "Arrive:", "bounce": "return", "summon": "play", "kill": "destroy", "kills": "destroys",
    "restore": "gain", "hp": "health", "power": "attack", "toughness": "health", "strength": "attack",
}  # fmt: skip
