"""The creatures and numbers that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.procedures.planning import Plan, attack_under_way
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import (
    active,
    auras,
    distance,
    is_there,
    on_board,
    partner,
    telegraphed,
)
from rulebound.kernel.ops import GONE, NOTHING_THERE, tell_unfound
from rulebound.kernel.play import Card, Ref, Run, State
from rulebound.kernel.spaces import OFF_THE_BOARD
from rulebound.kernel.terms import Amount, Cards, Env, Test


def the_one(s: State, env: Env, who: Cards) -> Card | None:
    found = who.cards(s, env)
    return found[0] if found else None


def tell_missing(s: State, run: Run, who: Cards) -> None:
    """[EN-14] There is no such creature, or the one that was spoken of has left the board."""
    if isinstance(who, InSlot):
        for ref in run.env.slots[who.slot]:
            tell_unfound(s, run, GONE, ref.card)
            return
    tell_unfound(s, run, NOTHING_THERE, None)


def found(s: State, run: Run, who: Cards) -> list[Card]:
    """The creatures that an instruction is about; that there is none is told."""
    cards = who.cards(s, run.env)
    if not cards:
        tell_missing(s, run, who)
    return cards


def found_one(s: State, run: Run, who: Cards) -> Card | None:
    cards = found(s, run, who)
    return cards[0] if cards else None


@dataclass(slots=True, eq=False)
class InSlot(Cards):
    """This creature, or the target: if it is on the board [ST-DIE.13]."""

    slot: int

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in env.slots[self.slot] if creature(s, ref.card).at >= 0]

    def refs(self, s: State, env: Env) -> list[Ref]:
        return env.slots[self.slot]


class Chosen(InSlot):
    """A creature that was chosen by an earlier instruction."""


class SeveralChosen(InSlot):
    """Creatures that were chosen by an earlier instruction."""


THIS: Final = InSlot(c.THIS)
TARGET: Final = InSlot(c.TARGET)


@dataclass(slots=True, eq=False)
class OfCombat(Cards):
    """The attacker or the defender of the Combat that is going on."""

    defender: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env) if is_there(s, ref.card)]

    def refs(self, s: State, env: Env) -> list[Ref]:
        attack = attack_under_way(s)
        card = None if attack is None else attack.target if self.defender else attack.by
        return [] if card is None else [s.ref(card)]


class Opposing(Cards):
    """With whom this creature fights in the Combat that is going on."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env) if is_there(s, ref.card)]

    def refs(self, s: State, env: Env) -> list[Ref]:
        attack, this = attack_under_way(s), the_one(s, env, THIS)
        if attack is None or this is None or attack.target is None or this not in (attack.by, attack.target):
            return []
        return [s.ref(attack.target if this == attack.by else attack.by)]


class ActiveCreature(Cards):
    """The creature whose turn it is."""

    def cards(self, s: State, env: Env) -> list[Card]:
        card = active(s)
        return [card] if is_there(s, card) else []


class ThatCreature(Cards):
    """The creature that the trigger speaks of."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env) if is_there(s, ref.card)]

    def refs(self, s: State, env: Env) -> list[Ref]:
        card = None if env.event is None else env.event.card
        return [] if card is None else [s.ref(card)]


@dataclass(slots=True, eq=False)
class AllyOf(Cards):
    """The other creature of the player of one, who may have died."""

    of: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        named = self.of.refs(s, env)
        card = partner(s, named[0].card) if named else None
        return [card] if card is not None and is_there(s, card) else []


@dataclass(slots=True, eq=False)
class TwoOf(Cards):
    """Two creatures together, as far as they are there."""

    one: Cards
    other: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        found = self.one.cards(s, env)
        return found + [card for card in self.other.cards(s, env) if card not in found]


@dataclass(slots=True, eq=False)
class OfOne(Test):
    """Something that may be so of one creature."""

    who: Cards

    def holds(self, s: State, env: Env) -> bool:
        card = the_one(s, env, self.who)
        return card is not None and self.is_so(s, env, card)

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        raise NotImplementedError


@dataclass(slots=True, eq=False)
class OfLikes(OfOne):
    """All of these are so of it, or at least one."""

    likes: list[OfOne]
    any_of: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        found = [each.is_so(s, env, card) for each in self.likes]
        return any(found) if self.any_of else all(found)


class Candidate(Cards):
    """Each of several creatures, of which something is asked; see `Those`."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return []


@dataclass(slots=True, eq=False)
class Those(Cards):
    """Those of some creatures of which something is so."""

    of: Cards
    like: OfOne

    def cards(self, s: State, env: Env) -> list[Card]:
        return [card for card in self.of.cards(s, env) if self.like.is_so(s, env, card)]


@dataclass(slots=True, eq=False)
class Nearest(Cards):
    """Those of some creatures that are as near to another as any of them, or as far from it, but not that one itself.
    [ST-BRD.4]"""

    of: Cards
    center: Cards
    far: bool = False

    def cards(self, s: State, env: Env) -> list[Card]:
        center = the_one(s, env, self.center)
        if center is None:
            return []
        around = [(distance(s, center, card), card) for card in self.of.cards(s, env) if card is not center]
        tiles = [each for each, _ in around]
        sought = 0 if not tiles else max(tiles) if self.far else min(tiles)
        return [card for each, card in around if each == sought]


class OtherCreature(Cards):
    """The other creature of the same player."""

    def cards(self, s: State, env: Env) -> list[Card]:
        card = partner(s, env.slots[c.THIS][0].card)
        return [card] if card is not None and is_there(s, card) else []


def stood_at(s: State, env: Env, card: Card) -> int:
    """Where a creature is; [ST-DIE.12] for a sentence about its death, where it was."""
    event = env.event
    if event is not None and event.kind == c.DIED and event.card is card:
        return event.amount
    return creature(s, card).at


@dataclass(slots=True, eq=False)
class EachWithin(Cards):
    """All of these sides that are so near to a creature, itself among them unless others are meant, in the order of
    turns."""

    own: bool
    enemy: bool
    least: int
    tiles: int
    center: Cards | None  # nobody: wherever they are
    not_this: bool = False
    not_defender: bool = False
    but: Cards | None = None  # nor is this one meant

    def cards(self, s: State, env: Env) -> list[Card]:
        this = env.slots[c.THIS][0].card
        here = stood_at(s, env, this)
        if self.center is not None and self.center is not THIS:
            center = the_one(s, env, self.center)
            here = OFF_THE_BOARD if center is None else creature(s, center).at
        if here < 0:
            return []
        others = OfCombat(True).cards(s, env) if self.not_defender else []
        if self.but is not None:
            others = others + self.but.cards(s, env)
        far = rules_of(s).board.spaces.distances[here]
        return [
            card
            for card in on_board(s)
            if (self.own if card.owner == this.owner else self.enemy)
            and self.least <= far[creature(s, card).at] <= self.tiles
            and not (self.not_this and card is this)
            and card not in others
        ]


@dataclass(slots=True, eq=False)
class WholeGroups(Amount):
    """'for each 2 DEF': whole groups; a negative number counts 0."""

    of: Amount
    size: int

    def value(self, s: State, env: Env) -> int:
        return max(self.of.value(s, env), 0) // self.size


@dataclass(slots=True, eq=False)
class UpTo(Amount):
    """'up to 3' bounds the whole."""

    of: Amount
    most: int

    def value(self, s: State, env: Env) -> int:
        return min(self.of.value(s, env), self.most)


@dataclass(slots=True, eq=False)
class StatOf(Amount):
    who: Cards
    stat: int

    def value(self, s: State, env: Env) -> int:
        card = the_one(s, env, self.who)
        return 0 if card is None else creature(s, card).stats[self.stat]


@dataclass(slots=True, eq=False)
class CardsOn(Amount):
    """Auras on creatures, or their telegraphed cards."""

    who: Cards
    telegraphs: bool

    def value(self, s: State, env: Env) -> int:
        count = 0
        for card in self.who.cards(s, env):
            count += len(telegraphed(s, card) if self.telegraphs else auras(s, card))
        return count


@dataclass(slots=True, eq=False)
class TilesBetween(Amount):
    """One less than the distance; none if one of them is not on the board."""

    who: Cards
    other: Cards

    def value(self, s: State, env: Env) -> int:
        one, other = the_one(s, env, self.who), the_one(s, env, self.other)
        return 0 if one is None or other is None else max(distance(s, one, other) - 1, 0)


class CountersHere(Amount):
    """On the Aura whose text it is."""

    def value(self, s: State, env: Env) -> int:
        return laid(s, env.card).counters if s.place(env.card) == c.AURAS else 0


@dataclass(slots=True, eq=False)
class GeneratorsOwned(Amount):
    """By the player of this creature, by the other one, or by nobody."""

    enemy: bool = False
    nobody: bool = False

    def value(self, s: State, env: Env) -> int:
        owner = 0 if self.nobody else (1 - env.seat if self.enemy else env.seat) + 1
        return s.facts[c.GENERATORS :].count(owner)


class ManaOfEvent(Amount):
    """How much Mana was spent at once."""

    def value(self, s: State, env: Env) -> int:
        return 0 if env.event is None else env.event.cause


@dataclass(slots=True, eq=False)
class TilesMoved(Amount):
    """In this turn, by its own moves."""

    who: Cards

    def value(self, s: State, env: Env) -> int:
        card = the_one(s, env, self.who)
        return 0 if card is None else creature(s, card).moved


class TilesOfCard(Amount):
    """[ST-CLS.15] That the creature has moved since the card was invoked, of whose text or Enchantment it is asked."""

    def value(self, s: State, env: Env) -> int:
        for frame in reversed(s.frames):
            if isinstance(frame, Plan) and env.card in (frame.card, frame.enchantment):
                return max(creature(s, frame.by).moved - frame.went, 0)
        return 0


class DamageDealt(Amount):
    """By the attack, as Health really lost."""

    def value(self, s: State, env: Env) -> int:
        attack = attack_under_way(s)
        return 0 if attack is None else attack.dealt


NO_COMBAT: Final = 1 << 30


def first_of_combat(s: State) -> int:
    """[ST-CMB.1] The place in the history of the event with which the Combat that is going on began; behind all of them
    where none is."""
    began = None if attack_under_way(s) is None else s.newest_of(c.ATTACKED)
    return NO_COMBAT if began is None else began.number


@dataclass(slots=True, eq=False)
class Invoked(Amount):
    """How many cards of some classes a creature has invoked this turn, the one that is being invoked among them."""

    who: Cards
    classes: int
    up_to_this: bool = False  # and none behind it, as in the Combat that it opens
    combat: bool = False  # in the windows of the Combat that is going on

    def value(self, s: State, env: Env) -> int:
        found, by = 0, the_one(s, env, self.who)
        first = first_of_combat(s) if self.combat else 0
        event = s.newest_of(c.INVOKED)
        while self.up_to_this and event is not None and event.other is not env.card:
            event = event.earlier
        while event is not None and by is not None and event.number >= first:
            if event.card is by and event.other is not None and kind_of(event.other).classes & self.classes:
                found += 1
            event = event.earlier
        return found


@dataclass(slots=True, eq=False)
class InvokedBefore(Amount):
    """How many cards of some classes a creature has invoked this turn before the one whose text it is."""

    who: Cards
    classes: int

    def value(self, s: State, env: Env) -> int:
        found, by = 0, the_one(s, env, self.who)
        event = s.newest_of(c.INVOKED)
        while event is not None and event.other is not env.card:
            event = event.earlier
        while event is not None and by is not None:
            other = None if event.other is env.card else event.other
            if event.card is by and other is not None and kind_of(other).classes & self.classes:
                found += 1
            event = event.earlier
        return found
