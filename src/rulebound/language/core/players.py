"""Players, and whose something is."""

from __future__ import annotations

from ..node import phrase, words
from .categories import Player, PossessiveKind, Whose


@words(
    "you| you",
    "they!| they",
    "sg| the opponent",
    "sg| each opponent",
    "sg| a opponent",
    "sg| each player",
    "sg| each other player",
    "sg| a player",
    "sg| that player",
    "sg| its controller",
    "sg| its owner",
)
class PlayerWord(Player):
    """A player by role. `they` (a form of its own) is the player spoken of last."""

    word: str


@phrase("that {kind} controller", forms="sg")
class ControllerOfThat(Player):
    """The controller of the card spoken of last."""

    kind: PossessiveKind


@phrase("that {kind} owner", forms="sg")
class OwnerOfThat(Player):
    """The owner of the card spoken of last."""

    kind: PossessiveKind


@words(
    "your",
    "the opponent's",
    "each player's",
    "a player's",
    "that player's",
    "its owner's",
    "its controller's",
    "their owners'",
    "their",
)
class WhoseWord(Whose):
    """Whose zone or number. `their` is the player who is doing it."""

    word: str
