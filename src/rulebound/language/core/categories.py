"""The categories of card English: what can stand in a slot, by the name that error messages use.

They are layered so that every phrase has exactly one place: a verb stands in a deed, deeds in a clause,
clauses in an effect, an effect in a sentence. docs/language-scopes.md says in words which layer owns what.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from ..node import Node, category


class AbilityKind(Enum):
    """What an ability of a card is, and so when it works."""

    SKILLS = "skills"
    PLAY_OPTION = "play option"
    TRIGGERED = "triggered"
    ACTIVATED = "activated"
    STATIC = "static"
    REPLACEMENT = "replacement"
    EFFECTS = "effects"
    SETUP = "setup"
    MULTIPLAYER = "multiplayer"


# ---- amounts
@category("an amount")
class Amount(Node):
    """How much or how many. Form "n" stands before its noun, "post" behind it."""


@category("a quantity")
class Quantity(Node):
    """A number that is looked up: its attack, the number of units, your life."""


@category("a quantity")
class SimpleQuantity(Quantity):
    """A quantity that is not half or twice another."""


@category("a number")
class StatBound(Node):
    """The number that a card's number is compared with."""


@category("a count")
class Count(Node):
    """How many things a noun phrase means."""


# ---- players
@category("a player")
class Player(Node):
    """Who. Form "you" takes the plain verb, "sg" the verb with s."""


@category("an owner")
class Whose(Node):
    """Whose: your, the opponent's, its owner's."""

    # whether `that player` behind it may mean them
    NAMES_PLAYER: ClassVar[bool] = False


# ---- noun phrases
@category("a noun phrase")
class Thing(Node):
    """Which cards."""


@category("a noun phrase")
class One(Thing):
    """A noun phrase that is not joined by and / or, so that it can be."""


@category("a determiner")
class Determiner(Node):
    """a, each, up to two ..."""


@category("an adjective")
class Adjective(Node):
    """What stands before the noun."""


@category("an adjective")
class SimpleAdjective(Adjective):
    """An adjective that is not joined by or."""


@category("a kind of card")
class Kind(Node):
    """The noun itself."""

    APART: ClassVar[frozenset[str]] = frozenset()  # words for types of which no card has two


@category("a kind of card")
class PossessiveKind(Node):
    """The noun as an owner: unit's."""


@category("a controller")
class Controller(Node):
    """you control, the opponent controls"""


@category("a filter")
class Filter(Node):
    """with ..., without ..., named ..."""


@category("a place")
class Place(Node):
    """from your hand, in your discard pile, from among them"""


@category("a relative clause")
class Relative(Node):
    """destroyed this way, you play this turn"""


@category("a zone")
class Zone(Node):
    """Where cards are."""


@category("a pile")
class Pile(Node):
    """The zone without its owner."""


@category("a deck")
class DeckZone(Node):
    """A zone that has a top and a bottom."""


@category("'its' or another owner")
class Possessor(Node):
    """Which card's number: its, this unit's."""

    # whether `it` behind it may mean that card
    NAMES_CARD: ClassVar[bool] = False


@category("a stat")
class Stat(Node):
    """A number on a card."""


@category("a skill")
class Skill(Node):
    """A keyword that a card has, without more words."""


@category("an ordinal")
class Ordinal(Node):
    """second, third ..."""


# ---- verbs
@category("a verb")
class Act(Node):
    """What a player does. `SPENDS`: it takes away something of which there is an end. `UNSEEN`: nobody knows before
    which card it will be. `CHOOSES`: it only names something for what follows. `SHOWS`: somebody sees cards."""

    SPENDS: ClassVar[bool] = False
    CHOOSES: ClassVar[bool] = False
    SHOWS: ClassVar[bool] = False
    UNSEEN: ClassVar[bool] = False


@category("a verb")
class HookedAct(Act):
    """What a player does and a card may watch for: Whenever you sacrifice a unit."""


@category("a verb")
class Being(Node):
    """What a thing is, gets or does.

    `STANDS`: a sentence of such verbs says how things are and opens a static ability of its own.
    """

    STANDS: ClassVar[bool] = False
    # done once (deals 2 damage), not a way to be
    ACTS: ClassVar[bool] = False


@category("a bonus")
class Bonus(Node):
    """+1 attack, +1/+1"""


@category("a duration")
class Duration(Node):
    """How long."""


@category("a moment")
class Moment(Node):
    """When, once, later."""


@category("a state")
class State(Node):
    """attacking, expended: what a thing can be found as."""


@category("a participle")
class Participle(Node):
    """destroyed, sacrificed: what was done to a thing."""

    ASKS_DEED: ClassVar[bool] = True


# ---- conditions and events
@category("a condition")
class Condition(Node):
    """Something that is so or not. `PAST`: it asks what a card was."""

    PAST: ClassVar[bool] = False


@category("a condition")
class SingleCondition(Condition):
    """A condition that is not joined by and / or."""


@category("what a thing did")
class PastHappening(Node):
    """attacked, was destroyed: what a thing did or suffered this turn."""


@category("what a player did")
class PastAct(Node):
    """gained life, played a spell: what a player did this turn."""


@category("an event")
class Event(Node):
    """Something that happens, for a trigger to see."""


@category("what happens to a thing")
class Happening(Node):
    """attacks, leaves play, is destroyed"""


@category("what a player does")
class PlayerHappening(Node):
    """draws, gains life: events that are no order to anybody."""


@category("what would happen")
class Would(Node):
    """Something that is about to happen, for a replacement."""


@category("a trigger")
class Head(Node):
    """whenever ..., at the start of ..."""


# ---- clauses
@category("a verb")
class Deed(Node):
    """A verb with what it is repeated for."""


@category("an effect")
class Simple(Node):
    """One clause."""


@category("an effect")
class Clause(Node):
    """Clauses joined by and; may; or."""


@category("an effect")
class Effect(Node):
    """What happens, with its conditions."""

    # whether it offers something, its own effect, that is done only if it is wanted
    OFFERS: ClassVar[bool] = False


# ---- sentences
@category("a cost")
class Cost(Node):
    """What stands before the colon."""


@category("a payment")
class Payment(Node):
    """What is paid, in the game's own symbols."""


@category("a trigger keyword")
class Keyword(Node):
    """A trigger that has a name: Arrive."""


@category("an ability")
class Sentence(Node):
    """What stands between two full stops. `OPENS`: the ability that it begins; None: look at its effect."""

    OPENS: ClassVar[AbilityKind | None] = None


# ---- phrases with one slot of a usual sort
class OfThing(Node):
    """With a noun phrase, in the slot {what}."""

    what: Thing


class OfPlayer(Node):
    """With a player, in the slot {who}."""

    who: Player


class OfOwner(Node):
    """With an owner, in the slot {whose}."""

    whose: Whose


class OfZone(Node):
    """With a zone, in the slot {zone}."""

    zone: Zone


class OfAmount(Node):
    """With an amount, in the slot {n}."""

    n: Amount


class OfCount(Node):
    """With a count, in the slot {n}."""

    n: Count


class OfSkills(Node):
    """With skills, in the slot {skills}."""

    skills: tuple[Skill, ...]


class OfKind(Node):
    """With a kind of card as an owner, in the slot {kind}."""

    kind: PossessiveKind
