"""What somebody else may pay for, and who that is."""

from __future__ import annotations

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Its, OfThat
from rulebound.language.node import phrase

from .events import TurnEdge
from .noting import OfTheChosen, TheChosen
from .nouns import OfTheDone, OfTheLinked, TheDone, TheLinked
from .verbs import Sending


@phrase("{who:sg/they} may {costs+and} to {deeds+and}", "if {asked}, {who:sg/they} may {costs+and} to {deeds+and}")
class PlayerPays(core.Effect):
    """[LL-abil.19] They are asked when it is reached; what is bought they do themselves, if all of it was paid."""

    who: core.Player
    costs: tuple[core.Act, ...]
    deeds: tuple[core.Deed, ...]
    asked: core.Condition | None = None


@phrase("sg| {of} controller", "sg| the controller of {what:sg}")
class ControllerOfOne(core.Player):
    """Who controls the linked character, or one that is known by other words. [LL-link.4]"""

    of: OfTheLinked | OfTheChosen | OfTheDone | None = None
    what: TheLinked | TheChosen | TheDone | None = None


@phrase("{of} controller's")
class OfController(core.Whose):
    """Of whoever controls a card. [LL-link.4]"""

    of: OfTheLinked | OfThat


@phrase("sg| {of} <|controller's> opponent")
class OpponentOfOne(core.Player):
    """Who does not control it. [LL-setup.1]"""

    of: Its | OfThat


@phrase("the turn of {who:sg} {edge}", "{of} controller's turn {edge}")
class TurnOfOne(core.Event):
    """A turn of whoever controls a card. [LL-begin.1]"""

    edge: TurnEdge
    who: ControllerOfOne | None = None
    of: OfTheLinked | OfTheChosen | OfTheDone | None = None


# ------------------------------------------------------------------ back to where it began
@phrase(
    "return(s) {what} to <your|its owner's> sub-deck",
    "put(s) {what} <|back> <into|in> <your|its owner's> sub-deck",
)
class ToSubDeck(Sending):
    """[LL-sub.4] Of what can only have come from there."""

