"""Players, and whose something is."""

from __future__ import annotations

from ..node import Word, phrase, words
from .categories import OfKind, Player, Whose


@words(
    "you| you",
    "they!| they",
    "sg| <the|each|a> opponent",
    "sg| <each|each other|a|that> player",
    "sg| its <controller|owner>",
)
class PlayerWord(Player, Word):
    """A player by role. `they` (a form of its own) is the player spoken of last."""


@phrase("that {kind} controller", forms="sg")
class ControllerOfThat(Player, OfKind):
    """The controller of the card spoken of last."""


@phrase("that {kind} owner", forms="sg")
class OwnerOfThat(Player, OfKind):
    """The owner of the card spoken of last."""


@words("your", "the opponent's", "<each|a|that> player's", "its <owner's|controller's>", "their owners'", "their")
class WhoseWord(Whose, Word):
    """Whose zone or number. `their` is the player who is doing it."""
