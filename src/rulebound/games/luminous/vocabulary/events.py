"""What card text can watch for in Luminous: the ledger's table of events, as verbs of cards and players."""

from __future__ import annotations

from rulebound.language.core.categories import (
    Happening,
    Ordinal,
    Participle,
    PastAct,
    PastHappening,
    Place,
    Player,
    PlayerHappening,
    SingleCondition,
    Thing,
    Zone,
)
from rulebound.language.core.nouns import It, That, This
from rulebound.language.node import Word, phrase, words

from .sheet import SHEET


@words(
    *SHEET.befalls(),
    "attack= attack(s)",
    "block= block(s)",
    "be blocked= are~is~be blocked",
    "be blocked= become(s) blocked",
    "leave play= leave(s) play",
    "enter play= enter(s) play",
    "be dealt combat damage= are~is~be dealt combat damage",
    "be dealt damage= are~is~be dealt damage",
    "be expended= become(s) expended",
    "ready= ready~readies",
    "ready= are~is~be readied",
    "be tributed= are~is~be tributed",
    "lose durability= lose(s) durability",
    "gain durability= gain(s) durability",
    "change controller= change(s) controller(s)",
)
class Occurs(Happening, Word):
    """Something that a card does or suffers. [LU-arrive.1, LU-onattack.1, LU-key.5]"""


@phrase("deal(s) damage [to {to}]")
class DealsDamageTo(Happening):
    """It deals damage, of whatever kind. [LU-dmg.1]"""

    to: Player | Thing | None = None


@phrase("deal(s) combat damage [to {to}]")
class DealsCombatDamageTo(Happening):
    """It deals damage in combat. [LU-contact.1]"""

    to: Player | Thing | None = None


@phrase("attack(s) {target}")
class AttacksTarget(Happening):
    """It attacks a player or a relic. [LU-type.13]"""

    target: Player | Thing


@phrase("attack(s) as the {nth} attack of the turn")
class AttacksAs(Happening):
    """It is the n-th attack of the turn. [LU-wave.1]"""

    nth: Ordinal


@phrase("block(s) {what}")
class BlocksThat(Happening):
    """It blocks such a unit."""

    what: Thing


@phrase("<are~is~be|become(s)> blocked by {what}")
class IsBlockedBy(Happening):
    """It is blocked by such a unit."""

    what: Thing


@phrase("are~is~be put into {zone} [{place}]")
class IsPutInto(Happening):
    """It reaches a zone, perhaps from a certain place. [LU-depart.1, LU-mulch.1]"""

    zone: Zone
    place: Place | None = None


@phrase("from {whose_deck} or from play")
class FromDeckOrPlay(Place):
    """Out of a deck or the play area. [LU-mulch.1]"""

    whose_deck: Zone


@phrase("are~is~be returned to {zone}")
class IsReturned(Happening):
    """It goes back to a zone."""

    zone: Zone


@words(
    *SHEET.does(),
    "attack= attack(s)",
    "block= block(s)",
    "be dealt damage= are~is~be dealt damage",
    "tribute= tribute(s)",
)
class PlayerOccurs(PlayerHappening, Word):
    """Something that a player does. [LU-cull.1, LU-scavenge.1, LU-pivot.1]"""


@phrase("activate(s) an ability [of {what}]")
class ActivatesAbility(PlayerHappening):
    """An ability was used. [LU-play.11]"""

    what: Thing | None = None


@phrase("activate(s) {what}")
class ActivatesThis(PlayerHappening):
    """An ability of this very card was used. [LU-play.11]"""

    what: This


@phrase("gain(s) control of {what}")
class GainsControl(PlayerHappening):
    """A card changed to that player's side. [LU-type.6f]"""

    what: Thing


@phrase("tribute(s) {what}")
class Tributes(PlayerHappening):
    """A unit was sacrificed for Tribute. [LU-tribute.1]"""

    what: Thing


# ------------------------------------------------------------------ what happened earlier


@words(
    *SHEET.befell(),
    "sg| be dealt damage= was dealt damage",
    "pl| be dealt damage= were dealt damage",
    "attack= attacked",
    "block= blocked",
    "enter play= entered play",
    "leave play= left play",
)
class Occurred(PastHappening, Word):
    """What a card did or suffered."""


@words(*SHEET.did(), "attack= attacked", "block= blocked")
class PlayerOccurred(PastAct, Word):
    """What a player did."""


@words(*SHEET.pasts())
class PastVerb(Word):
    """A verb in the past, before its object."""


@phrase("{verb} {what}")
class DidTo(PastAct):
    """What a player did to cards."""

    verb: PastVerb
    what: Thing


@words("second", "third", "fourth", "fifth", "sixth", "seventh", "first")
class Nth(Ordinal, Word):
    """The number of an attack in the turn. [LU-wave.1]"""


@phrase("{what:sg} was tributed")
class WasTributed(SingleCondition):
    """A unit was sacrificed for Tribute as this card was played. [LU-tribute.3]"""

    what: Thing


@phrase("{what} was {done}", "{what} <was|is> {done} this way")
class WasDone(SingleCondition):
    """What this effect did to a card, or what came of it: damage destroys. [LU-dmg.4a]"""

    what: It | That
    done: Participle


@phrase("this is the {nth} or later attack of the turn")
class LaterAttack(SingleCondition):
    """How many attacks there were. [LU-wave.2]"""

    nth: Ordinal


@phrase("this is the {nth} attack of the turn")
class ExactAttack(SingleCondition):
    """Which attack of the turn it is. [LU-wave.1]"""

    nth: Ordinal
