"""Timings: the ledger's table of events, and the states that settings and conditions speak of."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Bound, Group, It, That
from rulebound.language.core.numbers import Number
from rulebound.language.core.triggers import Happens, PlayerHappens
from rulebound.language.node import Node, Word, category, phrase, words

from .nouns import AsAttacked, AsLinked, AsThat, AsThis, Piece, RangeWord, SeatValue, Sort, Spot, TheDone


# ------------------------------------------------------------------ turns
@words("begins", "ends")
class TurnEdge(Word):
    """The begin step or the end step. [LL-begin.1, LL-end.1]"""


@phrase("{whose} turn {edge}", "<a|each|a player's|each player's> turn {edge}")
class TurnHappens(core.Event):
    """A turn begins or ends."""

    edge: TurnEdge
    whose: core.Whose | None = None


@phrase("the combat phase {edge}")
class CombatPhase(core.Event):
    """Of Quick-Play. [LLQ-combat.1, LLQ-combat.12]"""

    edge: TurnEdge


@phrase("the battle ends", "a battle ends")
class BattleEnds(core.Event):
    """[LL-bat.12]"""


@phrase("after <a|each> battle", "after [the!the] battle", forms="after")
class AfterBattles(core.Event):
    """The same, before its comma without 'when'. [LL-bat.12]"""

    the: bool = False


# ------------------------------------------------------------------ what befalls cards
# Where cards are readied by the rules. [LL-begin.10]
REFRESHED = (
    "in the refresh step= <in|during> <the|its controller's|their controller's> refresh step",
    "in your refresh step= <in|during> your refresh step",
    "in your opponent's refresh step= <in|during> your opponent's refresh step",
)


@words(
    "by a <attack|mental attack|physical attack|distance attack|combo attack>",
    "by <invasion>", "by a ability", "by your opponent's abilities", *REFRESHED,
)
class By(Word):
    """How it was done."""


@words(
    "played", "set", "linked", "destroyed", "discarded", "erased", "ejected", "buried", "built-up", "replaced",
    "threatened", "attacked", "hit", "readied", "rested", "revealed", "moved",
    "weakened",
)
class DoneTo(core.Participle, Word):
    """What was done to a card. [LL-resp.1]"""


@phrase(
    "are~is~be {done+or} [{by}] [{place}]", "are~is~be {done+or} by {agent}",
    "are~is~be {done+or} by <{who:you}|{who:sg}>",
)
class IsDone(core.Happening):
    """Something is done to a card."""

    done: tuple[DoneTo, ...]
    by: By | None = None
    place: core.Place | None = None
    agent: core.Thing | None = None
    who: core.Player | None = None


@phrase("are~is linked to {host}")
class IsLinked(core.Happening):
    """It lies under that character already. [LL-link.1]"""

    host: core.Thing


@phrase("leave(s) the field")
class Leaves(core.Happening):
    """To whatever pile. [LL-inv.1]"""


@words("threaten(s)", "attack(s)", "rest(s)")
class Does(core.Happening, Word):
    """Something that a character does."""


@phrase("[manually?manually] move(s) [onto a space {where}]", "[manually?manually] move(s) onto {entry}")
class Moves(core.Happening):
    """Already on the new space. [LL-open.10]"""

    manually: bool = False
    where: core.Place | None = None
    entry: EntryPoint | None = None


@phrase("enter(s) {where}")
class Enters(core.Happening):
    """Onto a space of it, from outside of it: moved, played, set, or in the place of another. [LL-act.3]"""

    where: Region | WholeField


@words(
    "cross= <cross~crosses> <the middle|the middle of the field|into the other territory|to the other territory>",
    "cross= <move(s)> from one territory <into|to> <the other|the other territory>",
)
class Crosses(core.Happening, Word):
    """From one territory to the other. [LL-field.6]"""


@phrase("move(s) into {where}", "move(s) out of [out!{where}]")
class MovesInto(core.Happening):
    """Onto a space of it, from one outside of it; or the other way. [LL-open.10]"""

    where: Region
    out: bool = False


@phrase("leave(s) {where}")
class LeavesPart(core.Happening):
    """Refused: by a move alone, or however it is gone from there?"""

    where: Region


@category("a part of the field")
class Region(Node):
    """Spaces that a card can come to."""


@phrase("{whose} territory", "{whose} half of the battlefield")
class Half(Region):
    """[LL-field.6]"""

    whose: core.Whose


@category("the field")
@phrase("the field")
class WholeField(Node):
    """Any space, from anywhere else; nothing moves there. [LL-field.1]"""


@phrase("<|a space in> {of} {range} range")
class Reach(Region):
    """[LL-rng.1]"""

    of: core.Possessor
    range: RangeWord


@phrase("<|a space in> the {range} range of {what}")
class ReachOf(Region):
    """The same of a card that is named here. [LL-rng.1]"""

    range: RangeWord
    what: core.One


@phrase("a entry point", "{whose} entry point")
class EntryPoint(Node):
    """Where characters come in. [LL-field.8]"""

    whose: core.Whose | None = None


@words("threaten(s)", "attack(s)")
class Strike(Word):
    """What a player does with characters. [LL-bat.1]"""


@phrase("{how:=} {what}")
class StrikesAt(core.Happening, core.OfThing):
    """A character attacks or threatens another. [LL-bat.8, LL-bat.9]"""

    how: Strike


@phrase("activate(s) <an|its> ability")
class ActivatesAny(core.Happening):
    """One of its own. [LL-act.1]"""


@words("attack(s) alone", "take(s) part in a combo attack")
class Joins(core.Happening, Word):
    """By itself, or with others. [LL-bat.26]"""


@phrase("replace(s) {what}")
class Replaces(core.Happening, core.OfThing):
    """It has taken the place of another. [LL-repl.1]"""


@phrase("destroy(s) {what} [{by}]")
class Destroys(core.Happening, core.OfThing):
    """It attacks, and the target is about to be destroyed. [LL-bat.26]"""

    by: By | None = None


@phrase("fail(s) to destroy {what}")
class Fails(core.Happening, core.OfThing):
    """It attacked, and the target is not destroyed when the battle has ended. [LL-bat.12]"""


@phrase("survive(s) a attack")
class Survives(core.Happening):
    """It was attacked, and is not destroyed when the battle has ended. [LL-bat.12]"""


@phrase("return(s) to your sub-deck")
class Returns(core.Happening):
    """[LL-sub.6]"""


@words("added to", "removed from")
class OnOff(Word):
    """Onto a card or off it."""


@phrase("[a?a] {piece:sg} is {how} {what}")
class PieceEvent(core.Event, core.OfThing):
    """Per piece. [LL-pc.10, LL-pc.13]"""

    piece: Piece
    how: OnOff
    a: bool = False


@phrase("[a?a] {piece:sg} would be {how} {what}")
class PieceWould(core.Would, core.OfThing):
    """The same before it happens, piece by piece. [LL-pc.10]"""

    piece: Piece
    how: OnOff
    a: bool = False


@words("searched", "shuffled")
class DeckWord(Word):
    """What is done to a deck."""


@phrase("a deck is {done+or}")
class DeckEvent(core.Event):
    """[LL-verb.2, LL-verb.3]"""

    done: tuple[DeckWord, ...]


@phrase("one of your abilities is voided")
class OwnVoided(core.Event):
    """[LL-void.1]"""


@words("a <action|ability|threat|attack>")
class Undone(Word):
    """What is voided."""


@phrase("{what} is voided")
class ActionVoided(core.Event):
    """Whosever it is; before the void takes hold. [LL-void.1]"""

    what: Undone


@phrase("a ability is activated", "<a|the> ability of {what} is activated")
class AbilityActivated(core.Event):
    """Whoever does it. [LL-act.1]"""

    what: core.Thing | None = None


@phrase("a cost is paid")
class CostPaid(core.Event):
    """In MP, by anybody. [LL-mp.5]"""


# ------------------------------------------------------------------ what players do
@phrase("draw(s) {what} [{by}]")
class Draws(core.PlayerHappening, core.OfThing):
    """[LL-verb.1]"""

    by: By | None = None


@phrase("pay(s) MP", "pay(s) MP <to play|for> {what}")
class PaysMp(core.PlayerHappening):
    """[LL-mp.5]"""

    what: core.Thing | None = None


@phrase("dig(s)")
class Digs(core.PlayerHappening):
    """[LL-verb.10]"""


@phrase("gain(s) {what} [{by}]", "gain(s) {what} from {source}", "[loses!lose(s)] {what} [{by}]")
class GainsNumber(core.PlayerHappening):
    """MP or honor up, or down. [LL-mp.5, LL-end.2, LL-win.13]"""

    what: SeatValue
    by: By | None = None
    source: core.Thing | None = None
    loses: bool = False


@phrase("shuffle(s) <their|your> deck")
class ShufflesDeck(core.PlayerHappening):
    """Their own, whoever's text it is. [LL-verb.2]"""


@phrase("set(s) {what}")
class SetsCard(core.PlayerHappening, core.OfThing):
    """[LL-pos.6]"""


@phrase("play(s) {what}", "play(s) {what} by [paid!paying] <its|their|> MP")
class Plays(core.PlayerHappening, core.OfThing):
    """[LL-pos.5] By hand alone it is paid for. [LL-char.6]"""

    paid: bool = False


@phrase("{how:=} {what}")
class Strikes(core.PlayerHappening, core.OfThing):
    """[LL-bat.8, LL-bat.9]"""

    how: Strike


@words("play(s)", "set(s)", "draw(s)")
class Again(Word):
    """What can be done only so often."""


@phrase(
    "{how:=} more than {n} {group:s} <each|per|a|in a> turn", "{how:=} more than one {group} <each|per|a|in a> turn",
)
class MoreThan(core.PlayerHappening):
    """So many in a turn, by the same player; it is said of what cannot be. [LL-gold.2]"""

    how: Again
    group: Group
    n: Number | None = None


@words("attack(s) with two or more characters", "threaten(s) with two or more characters")
class StrikesTogether(core.PlayerHappening, Word):
    """[LL-bat.6]"""


@words(
    "discard(s)", "erase(s)", "eject(s)", "bury= bury~buries", "destroy(s)", "move(s)", "rest(s)",
    "ready= ready~readies", "build-up= build-up~builds-up",
)
class DoneBy(Word):
    """What a player does to cards, by hand or by a text."""


@phrase("{deed:=} {what}")
class DoesTo(core.PlayerHappening, core.OfThing):
    """[LL-resp.1]"""

    deed: DoneBy


@phrase("link(s) {what} to {host}")
class Links(core.PlayerHappening, core.OfThing):
    """[LL-link.1]"""

    host: core.Thing


@phrase("search~searches a deck", "search~searches [own!<their|your> deck]")
class SearchesDeck(core.PlayerHappening):
    """[LL-verb.3]"""

    own: bool = False


@phrase("activate(s) a ability")
class ActivatesOne(core.PlayerHappening):
    """Of any card. [LL-act.1]"""


@phrase("activate(s) the ability of {what}")
class Activates(core.PlayerHappening, core.OfThing):
    """[LL-act.1]"""


@phrase("gain(s) control of {what}")
class GainsControl(core.PlayerHappening, core.OfThing):
    """Before it changes sides."""


Single = (
    TurnHappens | CombatPhase | BattleEnds | Happens | PlayerHappens | PieceEvent | DeckEvent | OwnVoided
    | ActionVoided | AbilityActivated | CostPaid
)


@phrase("{events++or}")
class EitherEvent(core.Event):
    """One ability that answers whichever comes. [LL-resp.1]"""

    events: tuple[Single, ...]


# ------------------------------------------------------------------ conditions
@phrase(
    "{what:sg} has <at least {n}|{n} or more> {piece:pl} <|on it>",
    "there are <at least {n}|{n} or more> {piece:pl} on {what:sg}",
)
class HasPieces(core.SingleCondition, core.OfThing):
    """Pieces lie on a card."""

    n: Number
    piece: Piece


@phrase(
    "{what:sg} has the same {sort} as {other}", "{what:sg} shares <a|its> {sort} with {other}",
    "{what:sg} has a {sort} in common with {other}", "{what:sg} [no!<does not|doesn't>] share a {sort} with {other}",
)
class SameSort(core.SingleCondition, core.OfThing):
    """Two cards share a family, an element or their class. [LL-card.3]"""

    sort: Sort
    other: AsThis | AsThat | AsLinked | TheDone | AsAttacked
    no: bool = False


@phrase("{what:sg} has no {piece:pl}")
class HasNoPieces(core.SingleCondition, core.OfThing):
    """None of it lies on a card."""

    piece: Piece


@words("attacked", "moved", "threatened")
class DidSo(Word):
    """What a character did: it attacked, in a combo too, or was moved by hand or by a text; what was voided is neither.
    [LL-bat.26, LL-open.10]"""


@words("attacked= attack", "moved= move", "threatened= threaten")
class DoSo(Word):
    """The same, denied."""


@phrase(
    "{what:sg} <|has> {did+or} this turn", "{what:sg} [never!<has not|hasn't>] {did+or} this turn",
    "{what:sg} [never!<did not|didn't>] {do+or} this turn",
)
class DidThisTurn(core.SingleCondition, core.OfThing):
    """A card did so this turn, or did not."""

    did: tuple[DidSo, ...] = ()
    do: tuple[DoSo, ...] = ()
    never: bool = False


@phrase(
    "that <|has|have> {did+or} this turn", "that [never!<has not|have not>] {did+or} this turn",
    "that [never!did not] {do+or} this turn",
)
class ThatDid(core.Filter):
    """Characters that did so this turn, or did not."""

    did: tuple[DidSo, ...] = ()
    do: tuple[DoSo, ...] = ()
    never: bool = False


@phrase("{who:you/sg/they} have~has {n} or {bound} {what}", "{who:you/sg/they} have~has exactly {n} {what}")
class HasNumber(core.SingleCondition):
    """A player's MP or honor is in a range, or just this."""

    who: core.Player
    n: Number
    what: SeatValue
    bound: Bound | None = None


@phrase("{who:you/sg/they} have~has {what}", "{who:you/sg/they} control(s) {what}")
class HasCards(core.SingleCondition):
    """A player controls such a card, or so many. [LL-link.4]"""

    who: core.Player
    what: core.Thing


@words("more", "less", "less= fewer")
class MoreOrLess(Word):
    """more or less"""


@phrase("{who:you/sg/they} have~has {compared} {what} than {other}")
class HasMoreNumber(core.SingleCondition):
    """MP or honor of two players."""

    who: core.Player
    compared: MoreOrLess
    what: SeatValue
    other: core.Player


@phrase("{who:you/sg/they} <have~has|control(s)> {compared} {group:s} than {other}")
class HasMoreCards(core.SingleCondition):
    """Cards of two players on the field. [LL-link.4]"""

    who: core.Player
    compared: MoreOrLess
    group: Group
    other: core.Player


@phrase(
    "{what:sg} <is|was> destroyed", "{what:sg} [survives!<is not destroyed|was not destroyed|survives>]",
)
class IsDestroyed(core.SingleCondition):
    """Behind what may have destroyed it: whether that has come of it. [EN-8]"""

    what: It | That
    survives: bool = False


@phrase("{what:sg} is your only character")
class IsOnly(core.SingleCondition, core.OfThing):
    """You control no other. [LL-link.4]"""


@words("threatening", "attacking")
class Doing(Word):
    """What an attacker does."""


@phrase(
    "{what:sg} is <in|part of|taking part in|attacking in|threatening in> a combo attack",
    "{what:sg} is [alone!<attacking|threatening> alone]",
)
class IsInCombo(core.SingleCondition, core.OfThing):
    """One of several attackers of the battle under way, or the only one. [LL-bat.6]"""

    alone: bool = False


@phrase("{what:sg} is {doing} {target}")
class IsAttacking(core.SingleCondition, core.OfThing):
    """In the battle under way."""

    ACTING: ClassVar[str] = "what"
    doing: Doing
    target: core.Thing


@phrase("{what:sg} is in your hand")
class IsInHand(core.SingleCondition, core.OfThing):
    """As long as the card itself is there: what it costs then. [LL-char.6, LL-val.7]"""


@phrase("{what:sg} is {where}", "{what:pl} are {where}")
class StandsThere(core.SingleCondition, core.OfThing):
    """Where a card stands, or where it does not."""

    where: Spot
