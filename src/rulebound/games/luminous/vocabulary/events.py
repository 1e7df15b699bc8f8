"""What card text can watch for in Luminous: the ledger's table of events, as verbs of cards and players."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Bound, Group, It, OneOf, That, This, YouPlay
from rulebound.language.core.numbers import Number
from rulebound.language.core.triggers import AtTime, FirstTime, When, Whenever
from rulebound.language.node import Node, Word, phrase, words

from .sheet import SHEET
from .verbs import OrPlayer


@phrase("[this_turn!until your next turn], <when|whenever> {event}")
class UntilNextTurn(Whenever):
    """What a spell waits for, until a turn of its player begins again."""


@phrase("<when|whenever> {event} for the <first|{nth}> time <each|in a|per> turn")
class ForNthTime(FirstTime):
    """The first time of each card and each player by itself: 'whenever a player draws a card for the second time in a
    turn' counts what that player has drawn."""


@phrase("{one} or {other}")
class EitherHead(core.Head):
    """Two things that are waited for, each by itself: 'when this enters play or at the start of your turn'."""

    one: When | Whenever | AtTime
    other: When | Whenever | AtTime


@words(
    *SHEET.befalls(),
    "attack= attack(s)",
    "block= block(s)",
    "be blocked= are~is~be blocked",
    "be blocked= become(s) blocked",
    "go unblocked= attack(s) and are~is~be not blocked",
    "go unblocked= attack(s) unblocked",
    "go unblocked= go(es) unblocked",
    "leave play= leave(s) play",
    "enter play= enter(s) play",
    "be dealt combat damage= are~is~be dealt combat damage",
    "be dealt damage= are~is~be dealt damage",
    "be expended= become(s) expended",
    "ready= ready~readies",
    "ready= <are~is~be readied|become(s) ready>",
    "be tributed= are~is~be tributed",
    "lose durability= lose(s) durability",
    "gain durability= gain(s) durability",
    "change controller= change(s) controller(s)",
)
class Occurs(core.Happening, Word):
    """Something that a card does or suffers. [LU-arrive.1, LU-onattack.1, LU-key.5]"""


class SoMuch(Node):
    """At least or at most so much of it."""

    n: core.StatBound | None = None
    bound: Bound | None = None


@phrase("deal(s) [{n} or {bound}] [combat?combat] damage [to {to}]")
class DealsDamageTo(core.Happening, SoMuch):
    """It deals damage, of whatever kind or in combat. [LU-dmg.1, LU-contact.1]"""

    combat: bool = False
    to: core.Player | core.Thing | None = None


@phrase("are~is~be dealt {n} or {bound} [combat?combat] damage")
class IsDealt(core.Happening, SoMuch):
    """It is dealt so much damage at once. [LU-dmg.1]"""

    combat: bool = False


@phrase("destroy(s) {what} [combat?in combat]")
class DestroysThat(core.Happening, core.OfThing):
    """Its damage, and no other's after it, destroys a card. [LU-dmg.4c]"""

    combat: bool = False


@phrase("attack(s) {target}")
class AttacksTarget(core.Happening):
    """It attacks a player or a relic, or either of them. [LU-type.13]"""

    target: core.Player | core.Thing | OrPlayer


IN_TURN = "<of the|in a|of each|each> turn"


@phrase(
    f"attack(s) as the {{nth}} [later?or later] <attack|attacker> {IN_TURN}",
    f"attack(s) as the {{nth}} <attack|attacker> [later!or later] {IN_TURN}",
)
class AttacksAs(core.Happening):
    """It is the n-th attack of the turn, or comes behind it. [LU-wave.1]"""

    nth: core.Ordinal
    later: bool = False


@phrase("block(s) {what}")
class BlocksThat(core.Happening, core.OfThing):
    """It blocks such a unit."""


@phrase("<are~is~be|become(s)> blocked by {what}")
class IsBlockedBy(core.Happening, core.OfThing):
    """It is blocked by such a unit."""


@phrase("are~is~be put into {zone} [{place}]")
class IsPutInto(core.Happening):
    """It reaches a zone, perhaps from a certain place. [LU-depart.1, LU-mulch.1]"""

    zone: core.Zone
    place: core.Place | None = None


@phrase("from {whose_deck} or from play")
class FromDeckOrPlay(core.Place):
    """Out of a deck or the play area. [LU-mulch.1]"""

    whose_deck: core.Zone


@words("be discarded= are~is~be discarded", "be voided= are~is~be voided")
class Leaves(Word):
    """What takes a card out of a zone."""


@phrase("{verb:=} from {zone}")
class LeavesZone(core.Happening):
    """It is discarded or voided from a certain zone."""

    verb: Leaves
    zone: core.Zone


@phrase("are~is~be returned to {zone}")
class IsReturned(core.Happening, core.OfZone):
    """It goes back to a zone."""


@words(
    *SHEET.does(),
    "attack= attack(s)",
    "block= block(s)",
    "be dealt damage= are~is~be dealt damage",
    "tribute= tribute(s)",
)
class PlayerOccurs(core.PlayerHappening, Word):
    """Something that a player does. [LU-cull.1, LU-scavenge.1, LU-pivot.1]"""


@phrase("play(s) more than {n:sg} {group}", "play(s) more than {n:many} {group:s}")
class PlaysMoreThan(core.PlayerHappening):
    """A limit, which can only be forbidden to be passed. [LU-play.14]"""

    n: core.Count
    group: Group


@phrase("attack(s) with more than {n:sg} {group}", "attack(s) with more than {n:many} {group:s}")
class AttacksWithMoreThan(core.PlayerHappening):
    """A limit of the attacks of a turn, which can only be forbidden to be passed. [LU-play.14]"""

    n: core.Count
    group: Group


@phrase("attack(s) with {what}")
class AttacksWith(core.PlayerHappening):
    """With these cards, which can be forbidden. [LU-play.14]"""

    what: core.Thing


@phrase("block(s) with {what}")
class BlocksWith(AttacksWith):
    """The same of blocking."""


@phrase("draw(s) more than {n:sg} card", "draw(s) more than {n:many} cards")
class DrawsMoreThan(core.PlayerHappening, core.OfCount):
    """A limit of the cards drawn in a turn, which can only be forbidden to be passed. [LU-play.14]"""


@phrase("activate(s) an ability [of {what}]")
class ActivatesAbility(core.PlayerHappening):
    """An ability was used. [LU-play.11]"""

    what: core.Thing | None = None


@phrase("activate(s) {what}")
class ActivatesThis(core.PlayerHappening):
    """An ability of this very card was used. [LU-play.11]"""

    what: This


@phrase("gain(s) control of {what}")
class GainsControl(core.PlayerHappening, core.OfThing):
    """A card changed to that player's side. [LU-type.6f]"""


@phrase("tribute(s) {what}")
class Tributes(core.PlayerHappening, core.OfThing):
    """A unit was sacrificed for Tribute. [LU-tribute.1]"""


@phrase("expend(s) {what} to <pay for|play> {paid}", "expend(s) {what} for <essence|its essence>")
class ExpendsFor(core.PlayerHappening, core.OfThing):
    """A card was expended for its essence, for whatever it pays or for a card that is played. [LU-cost.2]"""

    paid: core.Thing | None = None


@words("lose= lose(s)", "gain= gain(s)")
class LoseOrGain(Word):
    """Which way life goes."""


@phrase("{way:=} {n} or {bound} life")
class LifeGoes(core.PlayerHappening, SoMuch):
    """So much life at once. [LU-dmg.6]"""

    way: LoseOrGain | None = None


@phrase("[{n} or {bound}] [combat?combat] damage would be dealt [to {to}]")
class DamageWould(core.Would, SoMuch):
    """Damage that is about to be dealt, for a replacement."""

    combat: bool = False
    to: core.Player | core.Thing | None = None


# ------------------------------------------------------------------ what happened earlier


@words(
    *SHEET.befell(),
    "sg| be dealt damage= was dealt damage",
    "pl| be dealt damage= were dealt damage",
    "be destroyed= died",
    "attack= attacked",
    "block= blocked",
    "enter play= entered play",
    "leave play= left play",
)
class Occurred(core.PastHappening, Word):
    """What a card did or suffered."""


@phrase("dealt [combat?combat] damage [to {to}]")
class DealtDamage(core.PastHappening):
    """It dealt damage, of whatever kind or in combat. [LU-dmg.1]"""

    combat: bool = False
    to: core.Player | core.Thing | None = None


@phrase("sg| was put into {zone} [{place}]", "pl| were put into {zone} [{place}]")
class WasPutInto(core.PastHappening):
    """It reached a zone, perhaps from a certain place. [LU-depart.1]"""

    zone: core.Zone
    place: core.Place | None = None


@words(*SHEET.did(), "attack= attacked", "block= blocked", "be dealt damage= was dealt damage")
class PlayerOccurred(core.PastAct, Word):
    """What a player did."""


@words("lost", "gained")
class LostOrGained(Word):
    """Which way life went."""


@phrase("{way} {n} or {bound} life")
class LifeWent(core.PastAct):
    """So much life in all. [LU-dmg.6]"""

    way: LostOrGained
    n: core.StatBound
    bound: Bound


@phrase("the life {who} {way} this turn")
class LifeThisTurn(core.SimpleQuantity, core.OfPlayer):
    """How much it was in all. [LU-dmg.6]"""

    way: LostOrGained


@words(*SHEET.pasts())
class PastVerb(Word):
    """A verb in the past, before its object."""


@phrase("{verb} {what}")
class DidTo(core.PastAct):
    """What a player did to cards."""

    verb: PastVerb
    what: core.Thing


@words("second", "third", "fourth", "fifth", "sixth", "seventh", "first")
class Nth(core.Ordinal, Word):
    """The number of an attack in the turn. [LU-wave.1]"""


@phrase("{what:sg} <is|was> the {nth} {group}", "{what:sg} [no!<is not|isn't|was not|wasn't>] the {nth} {group}")
class IsTheNth(core.SingleCondition):
    """Whether it was that card: if it is the second unit that attacked this turn."""

    what: core.Thing
    nth: core.Ordinal
    group: Group
    no: bool = False

    def is_absurd(self) -> bool:
        """Of the first card and the second there are words of the house, where nothing else was played."""
        return isinstance(self.group.relative, YouPlay)


@phrase("{who:you/sg/they} <control(s)|have~has> <at least {n} more|{n} or more more> {group:s} than {other}")
class ControlsSoManyMore(core.SingleCondition):
    """One player has at least so many more of them than another."""

    who: core.Player
    n: Number
    group: Group
    other: core.Player


@phrase(
    "you and {other} <control|have> the same number of {group:s}",
    "<both|all> players <control|have> the same number of {group:s}",
    "{who:you/sg/they} <control(s)|have~has> the same number of {group:s} as {other}",
)
class ControlsAsMany(core.SingleCondition):
    """Two players have equally many."""

    group: Group
    who: core.Player | None = None
    other: core.Player | None = None


@phrase("{who:you/sg} own(s) {what}")
class OwnsIt(core.SingleCondition, core.OfPlayer):
    """To whom a card belongs, wherever it is now. [LU-zone.7]"""

    what: It | That | This


@phrase("{what:sg} was tributed")
class WasTributed(core.SingleCondition, core.OfThing):
    """A unit was sacrificed for Tribute as this card was played. [LU-tribute.3]"""


@phrase("{who:you/sg} controlled {what}")
class ControlledIt(core.SingleCondition, core.OfPlayer):
    """Whose side a card was on that has just left play."""

    what: It | That


@phrase("{what} was {done}", "{what} <was|is> {done} this way")
class WasDone(core.SingleCondition):
    """What this effect did to a card, or what came of it: damage destroys. [LU-dmg.4a]"""

    what: It | That
    done: core.Participle


@words("destroyed", "sacrificed", "discarded", "voided", "returned")
class Gone(Word):
    """What is never found as a state, so that 'is' asks what was done."""

    ASKS_DEED: ClassVar[bool] = True


@phrase("{what} is {done}")
class IsDone(core.SingleCondition):
    """The same, as if it were seen: if it is destroyed. [EN-8]"""

    what: It | That
    done: Gone


@phrase("{what} was a {group}")
class WasKind(core.SingleCondition):
    """What a card was that has just left play; of which kind it was it still is."""

    ASKS_KIND: ClassVar[bool] = True

    what: It | That | OneOf
    group: Group


@words("attacking", "blocking", "blocked", "unblocked", "ready", "damaged", "unique", "fast", "basic")
class FoundBefore(Word):
    """A state that is no deed, or what is printed: 'was expended' may ask what this effect did."""


@phrase("{what} was {states+or}")
class WasState(core.SingleCondition):
    """How a card was found that has just left play."""

    what: It | That
    states: tuple[FoundBefore, ...]


@phrase("{what} had {skills+and}")
class HadSkill(core.SingleCondition, core.OfSkills):
    """Which skills a card had that has just left play."""

    what: It | That


@phrase("{what} was {n} or {bound}")
class QuantityWas(core.SingleCondition):
    """What a number was of a card that has just left play."""

    what: core.Quantity
    n: core.StatBound
    bound: Bound


@phrase("<this|it> is the {nth} [later?or later] attack <of the|of this|this|in the> turn")
class NthAttack(core.SingleCondition):
    """Which attack of the turn it is, or how many there were. [LU-wave.1, LU-wave.2]"""

    nth: core.Ordinal
    later: bool = False
