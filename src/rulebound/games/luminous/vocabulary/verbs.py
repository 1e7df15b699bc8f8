"""What players do in Luminous: the verbs of the ledger's list, as orders, events and costs."""

from __future__ import annotations

from rulebound.language.core.categories import (
    Act,
    Amount,
    DeckZone,
    Duration,
    HookedAct,
    Kind,
    One,
    Payment,
    Player,
    Thing,
    Zone,
)
from rulebound.language.node import Node, phrase

# ------------------------------------------------------------------ cards


@phrase("draw(s) {n:n}", "draw(s) cards {n:post}")
class Draw(HookedAct):
    """Cards from the top of the own deck, one by one. [LU-key.1, LU-key.2]"""

    n: Amount


@phrase("draw(s) {what}")
class DrawThing(HookedAct):
    """Cards from a named zone to the hand; plain cards come from the deck. [LU-key.1]"""

    what: Thing


@phrase("discard(s) {n:n}", "discard(s) cards {n:post}")
class Discard(HookedAct):
    """Cards from the hand, of the player's choice. [LU-key.3, LU-key.4]"""

    n: Amount


@phrase("discard(s) {what} [at_random?at random]")
class DiscardThing(HookedAct):
    """Cards to the discard pile; without a zone from the hand. [LU-key.3]"""

    what: Thing
    at_random: bool = False


@phrase("destroy(s) {what}")
class Destroy(HookedAct):
    """From play to the discard pile. [LU-key.6]"""

    what: Thing


@phrase("sacrifice(s) {what}")
class Sacrifice(HookedAct):
    """Destroy a card of one's own. [LU-key.7, LU-key.8]"""

    what: Thing


@phrase("void(s) {what} [face_down?face down]")
class Void(HookedAct):
    """To the owner's void. [LU-zone.5, LU-zone.6b]"""

    what: Thing
    face_down: bool = False


@phrase("expend(s) {what}")
class Expend(HookedAct):
    """Turn sideways. [LU-exp.1]"""

    what: Thing


@phrase("ready~readies {what}")
class Ready(HookedAct):
    """Turn upright. [LU-exp.3]"""

    what: Thing


@phrase("play(s) {what} [free?without paying <its cost|their costs>]")
class Play(HookedAct):
    """Play a card, or a new token. [LU-token.2, LU-cost.17]"""

    what: Thing
    free: bool = False


@phrase("put(s) {what} into play [expended?expended]")
class PutIntoPlay(Act):
    """Into play without being played. [LU-token.3]"""

    what: Thing
    expended: bool = False


@phrase("put(s) {what} into {zone}")
class PutInto(Act):
    """To another zone, without being drawn or discarded."""

    what: Thing
    zone: Zone


@phrase("put(s) {what} on top of {deck}")
class PutOnTop(Act):
    """To the top of a deck."""

    what: Thing
    deck: DeckZone


@phrase("put(s) {what} on the bottom [of {deck}]")
class PutOnBottom(Act):
    """To the bottom of a deck; without one, of the deck it came from."""

    what: Thing
    deck: DeckZone | None = None


@phrase("on the bottom [of {deck}]")
class ToBottom(Node):
    """Where the rest goes."""

    deck: DeckZone | None = None


@phrase("on top of {deck}")
class ToTop(Node):
    """Where the rest goes."""

    deck: DeckZone


@phrase("into {zone}")
class ToZone(Node):
    """Where the rest goes."""

    zone: Zone


@phrase("put(s) {what} into {zone} and the rest {rest}")
class PutAndRest(Act):
    """Some of the cards looked at to one zone, the rest to another."""

    what: Thing
    zone: Zone
    rest: ToBottom | ToTop | ToZone


@phrase("return(s) {what:sg} to {zone}", "return(s) {what:pl} to {zone:s}", "return(s) {what:pl} to {zone}")
class Return(HookedAct):
    """To the hand, or to another zone of its owner. [LU-zone.12]"""

    what: Thing
    zone: Zone


@phrase("look(s) at {what}")
class Look(Act):
    """See hidden cards. [LU-zone.1]"""

    what: Thing


@phrase("reveal(s) {what}")
class Reveal(Act):
    """Show hidden cards to all. [LU-zone.1]"""

    what: Thing


@phrase("shuffle(s) {what} into {deck}")
class ShuffleInto(Act):
    """Into a deck, which is shuffled."""

    what: Thing
    deck: DeckZone


@phrase("shuffle(s) {deck}")
class Shuffle(Act):
    """A deck."""

    deck: DeckZone


@phrase("gain(s) control of {what} [{duration}]")
class GainControl(Act):
    """Take a card over. [LU-type.6f]"""

    what: Thing
    duration: Duration | None = None


# ------------------------------------------------------------------ numbers


@phrase("{things+,}<|,> or {player}")
class ThingOrPlayer(Node):
    """One of these cards, or that player."""

    things: tuple[One, ...]
    player: Player


@phrase("{things+,} or player")
class ThingOrAnyPlayer(Node):
    """One of these cards, or a player."""

    things: tuple[One, ...]


@phrase("a {kinds++,}<|,> or player")
class KindsOrPlayer(Node):
    """A card of one of these kinds, or a player."""

    kinds: tuple[Kind, ...]


@phrase("{thing} and {player}", "{player} and {thing}")
class ThingAndPlayer(Node):
    """Both."""

    thing: One
    player: Player


@phrase("deal(s) {n:n} damage to {to}", "deal(s) damage <to {to} {n:post}|{n:post} to {to}>")
class DealDamage(HookedAct):
    """Damage from this card to units, relics or players. [LU-dmg.1, LU-type.14]"""

    n: Amount
    to: Player | Thing | ThingOrPlayer | ThingOrAnyPlayer | KindsOrPlayer | ThingAndPlayer


@phrase("gain(s) {n:n} life", "gain(s) life {n:post}", "gain(s) {n:life}")
class GainLife(HookedAct):
    """Life up. [LU-dmg.6]"""

    n: Amount


@phrase("lose(s) {n:n} life", "lose(s) life {n:post}", "lose(s) {n:life}")
class LoseLife(HookedAct):
    """Life down, without damage. [LU-dmg.6]"""

    n: Amount


@phrase("remove(s) <{n:n}|{n:all}> durability from {what}")
class RemoveDurability(HookedAct):
    """Take durability away. [LU-type.11]"""

    n: Amount
    what: Thing


@phrase(
    "put(s) {n:n} durability <counters|counter> on {what}",
    "put(s) {n:article} durability counter on {what}",
    "add(s) {n:n} durability to {what}",
)
class AddDurability(HookedAct):
    """Durability counters. [LU-bolster.1]"""

    n: Amount
    what: Thing


@phrase("remove(s) <{n:n}|{n:all}> damage from {what}")
class RemoveDamage(Act):
    """Take damage off a unit."""

    n: Amount
    what: Thing


@phrase("pay(s) {payment}")
class PayEssence(Act):
    """Pay essence while an effect resolves. [LU-cost.2]"""

    payment: Payment


@phrase("pay(s) {n:n} life")
class PayLife(Act):
    """Pay with life."""

    n: Amount


# ------------------------------------------------------------------ effect keywords


@phrase("Bolster(s) {n:n}")
class Bolster(HookedAct):
    """Durability counters on a relic of one's own. [LU-bolster.1]"""

    n: Amount


@phrase("Cull(s) {n:n}")
class Cull(HookedAct):
    """The top of the own deck is discarded. [LU-cull.1]"""

    n: Amount


@phrase("Scavenge(s)")
class Scavenge(Act):
    """Two cards voided for one drawn. [LU-scavenge.1]"""


@phrase("Pivot(s)")
class Pivot(Act):
    """Swap a basic orb. [LU-pivot.1]"""


@phrase("win(s) the game")
class WinGame(Act):
    """The game ends at once. [LU-play.14]"""


@phrase("lose(s) the game")
class LoseGame(Act):
    """The player is out. [LU-play.14]"""
