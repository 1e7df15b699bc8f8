"""What players do in Luminous: the verbs of the ledger's list, as orders, events and costs."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.clauses import Plain, Replace
from rulebound.language.core.durations import UntilLeaves
from rulebound.language.core.nouns import Bare, It, Some, That, Them, This, Those
from rulebound.language.core.numbers import Number, Signed
from rulebound.language.node import Node, Word, phrase, words

# ------------------------------------------------------------------ cards


@phrase("draw(s) {n:n}", "draw(s) cards {n:post}")
class Draw(core.HookedAct, core.OfAmount):
    """Cards from the top of the own deck, one by one. [LU-key.1, LU-key.2]"""


@phrase("draw(s) cards until {who:you/they} have {n:many} cards in hand")
class DrawUpTo(core.Act):
    """As many as are missing. [LU-key.1]"""

    who: core.Player
    n: core.Count


@phrase("draw(s) {what}", "draw(s) {what} [outside!outside your~their draw step]")
class DrawThing(core.HookedAct):
    """Cards from a named zone to the hand; plain cards come from the deck. [LU-key.1]"""

    what: core.Thing
    outside: bool = False


@phrase("discard(s) {n:n}", "discard(s) cards {n:post}")
class Discard(core.HookedAct, core.OfAmount):
    """Cards from the hand, of the player's choice. [LU-key.3, LU-key.4]"""


@phrase("discard(s) {what}")
class DiscardThing(core.HookedAct):
    """Cards to the discard pile; without a zone from the hand. [LU-key.3]"""

    USES_UP: ClassVar[bool] = True

    what: core.Thing


@phrase("destroy(s) {what}")
class Destroy(core.HookedAct, core.OfThing):
    """From play to the discard pile. [LU-key.6]"""

    USES_UP: ClassVar[bool] = True


@phrase("sacrifice(s) {what}")
class Sacrifice(core.HookedAct, core.OfThing):
    """Destroy a card of one's own. [LU-key.7, LU-key.8]"""

    USES_UP: ClassVar[bool] = True


@phrase("void(s) {what} [face_down?face down]", "void(s) {what} {until}")
class Void(core.HookedAct):
    """To the owner's void, perhaps only for as long as a card is in play. [LU-zone.5, LU-zone.6b]"""

    USES_UP: ClassVar[bool] = True

    what: core.Thing
    face_down: bool = False
    until: UntilLeaves | None = None


@phrase("expend(s) {what}")
class Expend(core.HookedAct, core.OfThing):
    """Turn sideways. [LU-exp.1]"""


@phrase("ready~readies {what}")
class Ready(core.HookedAct, core.OfThing):
    """Turn upright. [LU-exp.3]"""


@phrase("play(s) {what} [free?without paying <its cost|their costs>]")
class Play(core.HookedAct):
    """Play a card, or a new token. [LU-token.2, LU-cost.17]"""

    what: core.Thing
    free: bool = False


@phrase("skip(s) your~their next draw step")
class SkipDraw(core.Act):
    """No card is drawn in it. [LU-turn.7]"""


@phrase("copy~copies {what}")
class CopySpell(core.Act):
    """Its text once more, with new choices: a copy that is not played and is gone then. [LU-tribute.4]"""

    what: core.One


UNPAID = "without paying <its cost|their costs>"


@phrase(
    f"you may play {{what}} {{duration}} [free?{UNPAID}]",
    f"you may play {{what}} [free!{UNPAID}] {{duration}}",
    f"{{duration}}, you may play {{what}} [free?{UNPAID}]",
)
class MayPlayLater(core.Simple):
    """For a while these cards can be played from where they lie, as others from the hand. [LU-play.13]"""

    what: It | That | Them | Those | Bare
    duration: core.Duration
    free: bool = False


@phrase(
    "you may play {what} as though <it were|they were> in your hand",
    "[once!once <each|per> turn], you may play {what} as though <it were|they were> in your hand",
)
class MayPlayFrom(core.Simple):
    """As long as this stands, perhaps one in each turn. [LU-play.13]"""

    what: Some | Bare
    once: bool = False


@phrase(f"you may play {{what}} [free?{UNPAID}] <each|per> turn")
class MayPlayEachTurn(core.Simple):
    """The same, one in each turn."""

    what: Some
    free: bool = False


@phrase("put(s) {what} into play [expended?expended] [owners?under <its owner's|their owners'|their owner's> control]")
class PutIntoPlay(core.Act):
    """Into play without being played, for whoever does it or for its owner. [LU-token.3]"""

    what: core.Thing
    expended: bool = False
    owners: bool = False


@phrase("put(s) {what} {to} [and the rest {rest}]")
class Put(core.Act):
    """To another zone, without being drawn or discarded; of the cards looked at the rest perhaps elsewhere."""

    USES_UP: ClassVar[bool] = True

    what: core.Thing
    to: To
    rest: To | None = None


@phrase(
    "into {zone}",
    "[top!on top] of {deck} [any_order?in any order]",
    "[bottom!on the bottom] [of {deck}] [any_order?in any order]",
)
class To(Node):
    """Where cards go; without a deck, to the bottom of the one they came from. An order is chosen only if it is said
    so; else they keep theirs."""

    zone: core.Zone | None = None
    deck: core.DeckZone | None = None
    top: bool = False
    bottom: bool = False
    any_order: bool = False


@phrase("return(s) {what:sg} to {zone}", "return(s) {what:pl} to {zone:s}", "return(s) {what:pl} to {zone}")
class Return(core.HookedAct):
    """To the hand, or to another zone of its owner. [LU-zone.12]"""

    USES_UP: ClassVar[bool] = True

    what: core.Thing
    zone: core.Zone


@phrase("look(s) at {what}")
class Look(core.Act, core.OfThing):
    """See hidden cards. [LU-zone.1]"""

    SHOWS: ClassVar[bool] = True


@phrase("reveal(s) {what}")
class Reveal(core.Act, core.OfThing):
    """Show hidden cards to all. [LU-zone.1]"""

    SHOWS: ClassVar[bool] = True


@phrase("shuffle(s) {what} into {deck}")
class ShuffleInto(core.Act):
    """Into a deck, which is shuffled."""

    USES_UP: ClassVar[bool] = True

    what: core.Thing
    deck: core.DeckZone


@phrase("shuffle(s) {deck}")
class Shuffle(core.Act):
    """A deck."""

    deck: core.DeckZone


@phrase("gain(s) control of {what} [{duration}]")
class GainControl(core.Act):
    """Take a card over. [LU-type.6f]"""

    what: core.Thing
    duration: core.Duration | None = None


@phrase("remove(s) {what} from combat")
class RemoveFromCombat(core.Act, core.OfThing):
    """It attacks or blocks no more, and is dealt no combat damage. [LU-combat.21a]"""


@phrase("exchange(s) control of {one} and {other}")
class ExchangeControl(core.Act):
    """Each goes to the controller of the other; without both nothing happens. [LU-type.6f]"""

    PAIRS: ClassVar[bool] = True
    one: core.One
    other: core.One


@phrase("have {what} fight {other}")
class HaveFight(core.Act):
    """Each deals damage equal to its attack to the other, at once. [LU-dmg.1]"""

    ANOTHER: ClassVar[str] = "other"
    ALIKE: ClassVar[bool] = True
    what: core.One
    other: core.One


@phrase("<have|let> {who:sg} {act}")
class HavePlayer(core.Act):
    """Somebody else does it because you want it so: you may have the opponent draw 2. [LU-play.17]"""

    who: core.Player
    act: core.Act


@words("this turn", "each turn= <on|during> each of your turns")
class WhichTurns(Word):
    """The turn that is going on, or all of them."""


@phrase(
    "you <may|can> play <a additional orb|{n:sg/many} additional orb(s)> {turn}",
    "you <may|can> play {n:sg/many} additional orb(s) [each!each turn]",  # one of them: see MayPlayEachTurn
)
class MoreOrbs(core.Simple):
    """Orb plays beyond the one of the turn; of a card that stands, in each. [LU-orb.1]"""

    turn: WhichTurns | None = None
    n: core.Count | None = None
    each: bool = False


@phrase(
    "attacking {target} with {what:pl} costs {payment} [{duration}]", "attacking with {what:pl} costs {payment} "
    "[{duration}]",
)
class AttackToll(core.Simple):
    """What an attack with such units costs, each time; else it cannot be made. [LU-play.14]"""

    what: core.Thing
    payment: core.Payment
    target: core.Player | core.Thing | OrPlayer | None = None
    duration: core.Duration | None = None


@phrase(
    "{who:you} draw <a additional card|{n:sg} additional card|{n:many} additional cards> <during|in> your draw step",
    "{who:sg} draws <a additional card|{n:sg} additional card|{n:many} additional cards> <during|in> their draw step",
)
class MoreDraws(core.Simple):
    """Beyond the one card of the step, in each turn. [LU-turn.7]"""

    who: core.Player
    n: core.Count | None = None


@words("increased= <increased|raised>", "reduced= <reduced|lowered|decreased>")
class Way(Word):
    """Up or down."""


@phrase("{whose} <maximum hand size|hand size limit|hand limit> is {way} by {n}")
class HandSize(core.Simple, core.OfOwner):
    """Another limit than six at the end of a turn. [LU-turn.15b]"""

    way: Way
    n: Number


@phrase("you have no <maximum hand size|hand limit|hand size limit>")
class NoHandLimit(core.Simple):
    """No cards are discarded at the end of the turn. [LU-turn.15b]"""


# ------------------------------------------------------------------ numbers


@phrase("{things+,}<|,> or {player}", "{things+,} or player", "a {kinds++,}<|,> or player")
class OrPlayer(Node):
    """One of these cards, or a card of one of these kinds, or a player."""

    things: tuple[core.One, ...] = ()
    kinds: tuple[core.Kind, ...] = ()
    player: core.Player | None = None


@phrase("{thing} and {player}", "{player} and {thing}")
class ThingAndPlayer(Node):
    """Both."""

    thing: core.One
    player: core.Player


class Dealing(Node):
    """How much damage, to whom."""

    n: core.Amount
    to: core.Player | core.Thing | OrPlayer | ThingAndPlayer


DEAL = ("deal(s) {n:n} damage to {to}", "deal(s) damage <to {to} {n:post}|{n:post} to {to}>")


@phrase(*DEAL)
class DealDamage(core.HookedAct, Dealing):
    """Damage from this card to units, relics or players. [LU-dmg.1, LU-type.14]"""


@phrase(
    "deal(s) {n:n} damage divided as you choose among {among}",
    "deal(s) {n:n} damage divided as you choose among {among} and {player}",
)
class DealDivided(core.Act):
    """Point by point, in one damage event. [LU-dmg.1]"""

    n: core.Amount
    among: core.Thing
    player: core.Player | None = None


@phrase("gain(s) {n:n} life", "gain(s) life {n:post}", "gain(s) {n:life}")
class GainLife(core.HookedAct, core.OfAmount):
    """Life up. [LU-dmg.6]"""


@phrase("lose(s) {n:n} life", "lose(s) life {n:post}", "lose(s) {n:life}")
class LoseLife(core.HookedAct, core.OfAmount):
    """Life down, without damage. [LU-dmg.6]"""


@phrase("<any number of|any amount of>", forms="any")
class AnyNumberOf(core.Amount):
    """As much as one likes, up to all of it: 'that much' from then on. [LU-play.4]"""


@phrase("remove(s) <{n:n}|{n:all}|{n:any}> durability from {what}")
class RemoveDurability(core.HookedAct):
    """Take durability away. [LU-type.11]"""

    n: core.Amount
    what: core.Thing


@phrase(
    "put(s) {n:n} durability <counters|counter> on {what}",
    "put(s) {n:article} durability counter on {what}",
    "add(s) {n:n} durability to {what}",
)
class AddDurability(core.HookedAct):
    """Durability counters. [LU-bolster.1]"""

    n: core.Amount
    what: core.Thing


@phrase(
    "put(s) a {attack}/{health} counter on {what}",
    "put(s) {n:n} {attack}/{health} <counters|counter> on {what}",
)
class PutCounters(core.Act):
    """Attack and health up or down for as long as the card stays in play. An order, never what is simply so.
    [LU-type.6f]"""

    attack: Signed
    health: Signed
    what: core.Thing
    n: core.Amount | None = None


@phrase("remove(s) <{n:n}|{n:all}> damage from {what}")
class RemoveDamage(core.Act):
    """Take damage off a unit."""

    n: core.Amount
    what: core.Thing


@phrase("pay(s) {payment} <|essence>")
class PayEssence(core.Act):
    """Pay essence while an effect resolves. [LU-cost.2]"""

    payment: core.Payment


@phrase("pay(s) any amount of essence", "pay(s) [x!X] <|essence>")
class PayAnyEssence(core.Act):
    """As much as one likes, while an effect resolves; 'that much', or X, from then on. [LU-cost.2]"""

    x: bool = False


@phrase("pay(s) <{n:n}|{n:any}> life", "pay(s) {n:any} life <|,> up to {most}")
class PayLife(core.Act, core.OfAmount):
    """Pay with life, perhaps as much as one likes."""

    most: Number | None = None


@phrase("prevent(s) <it|that damage>")
class PreventIt(core.Act):
    """Nothing happens in the place of what was about to happen."""


@phrase("prevent(s) {n:n} of <it|that damage>")
class PreventSome(core.Act, core.OfAmount):
    """In the place of damage, so much less of it."""


@phrase("prevent the next {n:n} damage that would be dealt to {to} this turn")
class PreventNext(core.Simple, core.OfAmount):
    """So much of what comes this turn is prevented. [LU-play.14]"""

    to: core.Player | core.One


@phrase("deal(s) <it|that damage> to {to}")
class DealItTo(core.Act):
    """In the place of damage, the same from the same card to another."""

    to: core.Player | core.Thing


@phrase(
    "while {condition}, if {event}, {clauses+, then} instead", "if {event} while {condition}, {clauses+, then} instead",
)
class ReplaceWhile(Replace):
    """Something else happens in place of an event, as long as something is so. [LU-play.14]"""

    condition: core.Condition | None = None


@phrase("the <|amount of> damage <|that was> on {what}")
class DamageOn(core.SimpleQuantity):
    """How much is marked on a card, or was when it left. [LU-dmg.4a]"""

    what: It | That | This


@phrase("{who:sg} chooses one that they can do in full: {modes+; or}")
class PlayerChoosesInFull(core.Effect):
    """Somebody else chooses what they do, of what they can do completely. [LU-play.17]"""

    BRANCHES: ClassVar[tuple[str, ...]] = ("modes",)
    who: core.Player
    modes: tuple[Plain, ...]


@words("twice", "half")
class HowMuchOfIt(Word):
    """Of the damage that was about to be dealt; half of it, rounded down."""


@phrase(
    "{much} that <|much> damage is dealt",
    "[dealer!it deals] {much} that <|much> damage",
    "that <|much> damage plus {more} is dealt",
    "[dealer!it deals] that <|much> damage plus {more}",
    "{just} damage is dealt",
)
class DealMore(core.Clause):
    """In the place of damage, more or less of it, or so much, from the same card to the same; `dealer`: 'it' is that
    card."""

    much: HowMuchOfIt | None = None
    more: Number | None = None
    just: Number | None = None
    dealer: bool = False


# ------------------------------------------------------------------ effect keywords


@phrase("choose(s) {what}")
class ChooseCard(core.Act):
    """A card is chosen, and what follows speaks of it. [LU-play.4]"""

    CHOOSES: ClassVar[bool] = True
    what: core.Thing


@phrase("swap(s) the attack and health of {what} [{duration}]", "swap(s) {of} attack and health [{duration}]")
class SwapStats(core.Act):
    """Each becomes what the other was."""

    what: core.Thing | None = None
    of: core.Possessor | None = None
    duration: core.Duration | None = None


@phrase("set(s) {of} {stat} to {n:n} [{duration}]", "set(s) the {stat} of {what} to {n:n} [{duration}]")
class SetStat(core.Act):
    """A number of a card is this from now on, or for a while. [LU-dmg.7]"""

    stat: core.Stat
    n: core.Amount
    of: core.Possessor | None = None
    what: core.Thing | None = None
    duration: core.Duration | None = None


@phrase("double(s) the {stat} of {what} [{duration}]", "double(s) {of} {stat} [{duration}]")
class Double(core.Act):
    """Each gets as much again as it has. [EN-10]"""

    stat: core.Stat
    what: core.Thing | None = None
    of: core.Possessor | None = None
    duration: core.Duration | None = None


@phrase("Bolster(s) {n:n}")
class Bolster(core.HookedAct, core.OfAmount):
    """Durability counters on a relic of one's own. [LU-bolster.1]"""


@phrase("Cull(s) {n:n}", "Cull(s) cards {n:post}")
class Cull(core.HookedAct, core.OfAmount):
    """The top of the own deck is discarded. [LU-cull.1]"""


@phrase("Cull(s) {what}")
class CullThing(core.Act, core.OfThing):
    """The same of 'a card' or 'two cards', which can be spoken of then."""


@phrase("Scavenge(s)")
class Scavenge(core.Act):
    """Two cards voided for one drawn. [LU-scavenge.1]"""


@phrase("Pivot(s)")
class Pivot(core.Act):
    """Swap a basic orb. [LU-pivot.1]"""


@phrase("win(s) the game")
class WinGame(core.Act):
    """The game ends at once. [LU-play.14]"""


@phrase("lose(s) the game")
class LoseGame(core.Act):
    """The player is out. [LU-play.14]"""
