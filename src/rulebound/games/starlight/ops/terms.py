"""The creatures, numbers and conditions that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import may_change
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.attacks import is_noted
from rulebound.games.starlight.planning import attack_under_way, is_in_range
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import (
    active,
    auras,
    distance,
    generator_here,
    is_there,
    on_board,
    partner,
    standing,
    telegraphed,
    tile_kind,
)
from rulebound.kernel.ops import GONE, NOTHING_THERE, tell_unfound
from rulebound.kernel.play import Card, Run, State
from rulebound.kernel.spaces import OFF_THE_BOARD
from rulebound.kernel.terms import Amount, Cards, Env, Test
from rulebound.kernel.terms.relations import compares


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


class Chosen(InSlot):
    """A creature that was chosen by an earlier instruction."""


THIS = InSlot(c.THIS)
TARGET = InSlot(c.TARGET)


@dataclass(slots=True, eq=False)
class OfCombat(Cards):
    """The attacker or the defender of the Combat that is going on."""

    defender: bool

    def cards(self, s: State, env: Env) -> list[Card]:
        attack = attack_under_way(s)
        if attack is None:
            return []
        card = attack.target if self.defender else attack.by
        return [card] if card is not None and is_there(s, card) else []


class ActiveCreature(Cards):
    """The creature whose turn it is."""

    def cards(self, s: State, env: Env) -> list[Card]:
        card = active(s)
        return [card] if is_there(s, card) else []


class ThatCreature(Cards):
    """The creature that the trigger speaks of."""

    def cards(self, s: State, env: Env) -> list[Card]:
        card = None if env.event is None else env.event.card
        return [card] if card is not None and is_there(s, card) else []


@dataclass(slots=True, eq=False)
class AllyOf(Cards):
    """The other creature of the player of one."""

    of: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        one = the_one(s, env, self.of)
        card = None if one is None else partner(s, one)
        return [card] if card is not None and is_there(s, card) else []


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
    """Auras on a creature, or its telegraphed cards."""

    who: Cards
    telegraphs: bool

    def value(self, s: State, env: Env) -> int:
        card = the_one(s, env, self.who)
        if card is None:
            return 0
        return len(telegraphed(s, card) if self.telegraphs else auras(s, card))


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
    """By the player of this creature, or by the other one."""

    enemy: bool = False

    def value(self, s: State, env: Env) -> int:
        return s.facts[c.GENERATORS :].count((1 - env.seat if self.enemy else env.seat) + 1)


@dataclass(slots=True, eq=False)
class TilesMoved(Amount):
    """In this turn, by its own moves."""

    who: Cards

    def value(self, s: State, env: Env) -> int:
        card = the_one(s, env, self.who)
        return 0 if card is None else creature(s, card).moved


class DamageDealt(Amount):
    """By the attack, as Health really lost."""

    def value(self, s: State, env: Env) -> int:
        attack = attack_under_way(s)
        return 0 if attack is None else attack.dealt


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
class OnTile(OfOne):
    kinds: int

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return tile_kind(s, card) & self.kinds > 0


@dataclass(slots=True, eq=False)
class StatIs(OfOne):
    """'has 7 or less Health'"""

    stat: int
    relation: int
    than: int

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return compares(creature(s, card).stats[self.stat], self.relation, self.than)


@dataclass(slots=True, eq=False)
class IsYours(OfOne):
    """Of the player of this creature, or of the other."""

    yes: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return (card.owner == env.seat) == self.yes


@dataclass(slots=True, eq=False)
class Near(Test):
    """At most so far apart."""

    who: Cards
    other: Cards
    tiles: int

    def holds(self, s: State, env: Env) -> bool:
        one, other = the_one(s, env, self.who), the_one(s, env, self.other)
        return one is not None and other is not None and distance(s, one, other) <= self.tiles


@dataclass(slots=True, eq=False)
class InRole(OfOne):
    """The attacker, or the defender, of the Combat that is going on."""

    defender: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        attack = attack_under_way(s)
        return attack is not None and card is (attack.target if self.defender else attack.by)


@dataclass(slots=True, eq=False)
class CombatGoesOn(Test):
    yes: bool

    def holds(self, s: State, env: Env) -> bool:
        return (attack_under_way(s) is not None) == self.yes


def knocked_from(s: State) -> int:
    """[ST-KB.3] The tile from which the defender of this Combat was knocked back; off the board if it was not."""
    from rulebound.games.starlight.combat import Combat

    attack = attack_under_way(s)
    for frame in s.frames:
        if isinstance(frame, Combat) and attack is not None and attack.target is not None:
            if frame.behind >= 0 and creature(s, attack.target).at == frame.behind:
                return frame.stood
    return OFF_THE_BOARD


class KnockedBack(Test):
    """The defender of this Combat."""

    def holds(self, s: State, env: Env) -> bool:
        return knocked_from(s) >= 0


@dataclass(slots=True, eq=False)
class Adjacent(Test):
    who: Cards
    other: Cards
    yes: bool

    def holds(self, s: State, env: Env) -> bool:
        one, other = the_one(s, env, self.who), the_one(s, env, self.other)
        return one is not None and other is not None and (distance(s, one, other) == 1) == self.yes


@dataclass(slots=True, eq=False)
class Away(Test):
    """So far apart."""

    who: Cards
    other: Cards
    relation: int
    tiles: int

    def holds(self, s: State, env: Env) -> bool:
        one, other = the_one(s, env, self.who), the_one(s, env, self.other)
        return one is not None and other is not None and compares(distance(s, one, other), self.relation, self.tiles)


class OutOfRange(OfOne):
    """Of the Attack of this Combat."""

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        attack = attack_under_way(s)
        return attack is not None and not is_in_range(s, attack, card)


class HasTelegraphed(OfOne):
    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return len(telegraphed(s, card)) > 0


class WasTelegraphed(Test):
    """This card was invoked from a Telegraph Pile."""

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[c.WAS_TELEGRAPHED] > 0


@dataclass(slots=True, eq=False)
class MovedThisTurn(OfOne):
    """By its own moves: being pushed does not count."""

    yes: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return (creature(s, card).moved > 0) == self.yes


@dataclass(slots=True, eq=False)
class Died(Test):
    """Whoever was chosen is not on the board any more."""

    who: InSlot

    def holds(self, s: State, env: Env) -> bool:
        return any(creature(s, ref.card).at < 0 for ref in env.slots[self.who.slot])


class LastCounterGone(Test):
    """[ST-CLS.10] The Aura that goes has no counters left, and had some."""

    def holds(self, s: State, env: Env) -> bool:
        return kind_of(env.card).counters > 0 and laid(s, env.card).counters == 0


class Slammed(Test):
    """[ST-KB.5] The attack knocks the defender against the edge of the board; once it has landed, it has done so or
    not, whoever has died of it or moved since."""

    def holds(self, s: State, env: Env) -> bool:
        attack = attack_under_way(s)
        if attack is None or attack.target is None:
            return False
        if attack.landed:
            return attack.slammed
        if is_noted(s, c.NO_KNOCKBACK):
            return False
        by, defender = attack.by, attack.target
        if not is_there(s, by) or not is_there(s, defender) or distance(s, by, defender) != 1:
            return False
        spaces = rules_of(s).board.spaces
        return spaces.behind(creature(s, by).at, creature(s, defender).at) == OFF_THE_BOARD


class DefenderDied(Test):
    """In this Combat."""

    def holds(self, s: State, env: Env) -> bool:
        attack = attack_under_way(s)
        return attack is not None and attack.target is not None and not is_there(s, attack.target)


@dataclass(slots=True, eq=False)
class OnGenerator(OfOne):
    """[ST-GEN.2] On a generator of the other player, or on one that nobody owns."""

    neutral: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        which = generator_here(s, card)
        if which < 0:
            return False
        owner = s.facts[c.GENERATORS + which]
        return owner == c.NEUTRAL if self.neutral else owner not in (c.NEUTRAL, env.seat + 1)


class MayChange(OfOne):
    """[ST-GEN.13] The generator has not changed in this turn."""

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        which = generator_here(s, card)
        return which >= 0 and may_change(s, which)


class CanMove(OfOne):
    """Nothing keeps it from being pushed, pulled or swapped."""

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return not standing(s, card, c.NOT_PUSHED)


@dataclass(slots=True, eq=False)
class AnyCards(Test):
    """There is such a card."""

    cards: Cards

    def holds(self, s: State, env: Env) -> bool:
        return len(self.cards.cards(s, env)) > 0


# ---- what the event of a trigger must be like
class IsThis(Test):
    """It happens to this creature, or this creature does it."""

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.card is env.slots[c.THIS][0].card


class IsPartner(Test):
    """It happens to the other creature of the same player, or that one does it."""

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.card is partner(s, env.slots[c.THIS][0].card)


class IsThisAura(Test):
    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.card is env.card


@dataclass(slots=True, eq=False)
class IsOfSide(Test):
    """A creature of these sides, at most so far from this creature at that time; -1: wherever it is."""

    own: bool
    enemy: bool
    tiles: int

    def holds(self, s: State, env: Env) -> bool:
        this = env.slots[c.THIS][0].card
        card = None if env.event is None else env.event.card
        if card is None or not is_there(s, this) or not (self.own if card.owner == this.owner else self.enemy):
            return False
        there = stood_at(s, env, card)  # [ST-DIE.12]
        far = rules_of(s).board.spaces.distances[creature(s, this).at]
        return self.tiles < 0 or (there >= 0 and far[there] <= self.tiles)


@dataclass(slots=True, eq=False)
class EndsOn(Test):
    """The movement has ended on a tile of this kind."""

    kinds: int

    def holds(self, s: State, env: Env) -> bool:
        card = None if env.event is None else env.event.card
        return card is not None and tile_kind(s, card) & self.kinds > 0


@dataclass(slots=True, eq=False)
class IsOfClass(Test):
    """The card that was invoked; [ST-CLS.22] every Spell is a Spell."""

    classes: int

    def holds(self, s: State, env: Env) -> bool:
        other = None if env.event is None else env.event.other
        return other is not None and kind_of(other).classes & self.classes > 0
