"""The conditions that texts speak of, and what the event of a trigger must be like."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import may_change
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.attacks import is_noted
from rulebound.games.starlight.ops.terms import InSlot, OfOne, stood_at, the_one
from rulebound.games.starlight.procedures.planning import attack_under_way, is_in_range
from rulebound.games.starlight.record import creature, laid
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import (
    auras,
    distance,
    generator_here,
    is_there,
    most_of,
    partner,
    side,
    standing,
    telegraphed,
    tile_kind,
)
from rulebound.kernel.play import Card, State
from rulebound.kernel.spaces import OFF_THE_BOARD
from rulebound.kernel.terms import Cards, Env, Every, Test
from rulebound.kernel.terms.relations import compares


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
class IsWithin(OfOne):
    """So near to another; nobody is near to itself. [ST-BRD.4]"""

    center: Cards
    tiles: int

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        center = the_one(s, env, self.center)
        return center is not None and center is not card and distance(s, center, card) <= self.tiles


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
    from rulebound.games.starlight.procedures.combat import Combat

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


@dataclass(slots=True, eq=False)
class StatBeyond(OfOne):
    """Has more or less of a stat than another creature; nobody than one that is gone."""

    stat: int
    relation: int
    other: Cards

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        other = the_one(s, env, self.other)
        if other is None:
            return False
        return compares(creature(s, card).stats[self.stat], self.relation, creature(s, other).stats[self.stat])


@dataclass(slots=True, eq=False)
class HasAuras(OfOne):
    """One or more; none."""

    yes: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return (len(auras(s, card)) > 0) == self.yes


@dataclass(slots=True, eq=False)
class SoManyLie(OfOne):
    """So many Auras, or telegraphed cards."""

    telegraphs: bool
    relation: int
    than: int

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return compares(len(telegraphed(s, card) if self.telegraphs else auras(s, card)), self.relation, self.than)


@dataclass(slots=True, eq=False)
class IsFull(OfOne):
    """As much of a stat as there can be, or less."""

    stat: int
    yes: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return (creature(s, card).stats[self.stat] >= most_of(s, self.stat)) == self.yes


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
class AttackedThisTurn(OfOne):
    """An Attack of it is over; the one that is under way does not count yet."""

    yes: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        return creature(s, card).attacked == self.yes


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
class OnSide(OfOne):
    """[ST-BRD.9] On the side of its player 0, of the other one 1, in the middle row 2."""

    part: int

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        at = creature(s, card).at
        if at < 0:
            return False
        row, own = rules_of(s).board.spaces.spaces[at].side, side(s, env.seat)
        return row == ("South", "North", "Middle")[2 if self.part == 2 else own if self.part == 0 else 1 - own]


@dataclass(slots=True, eq=False)
class NearTile(OfOne):
    """At such a distance there is a tile of these kinds, or [ST-GEN.2] a generator that is owned so."""

    least: int
    tiles: int
    kinds: int
    owner: int = 0  # whoever; of a generator yours 1, the other player's 2, nobody's 3

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        board, at = rules_of(s).board, creature(s, card).at
        if at < 0:
            return False
        for tile, far in enumerate(board.spaces.distances[at]):
            if self.least <= far <= self.tiles and board.kinds[tile] & self.kinds:
                if not self.owner or self.owner == self.owned(s, env, board.generator_on[tile]):
                    return True
        return False

    def owned(self, s: State, env: Env, which: int) -> int:
        owner = s.facts[c.GENERATORS + which]
        return 3 if owner == c.NEUTRAL else 1 if owner == env.seat + 1 else 2


@dataclass(slots=True, eq=False)
class OnGenerator(OfOne):
    """[ST-GEN.2] On a generator of the other player, or on one that nobody owns, or on one's own."""

    neutral: bool
    yours: bool

    def is_so(self, s: State, env: Env, card: Card) -> bool:
        which = generator_here(s, card)
        if which < 0:
            return False
        owner = s.facts[c.GENERATORS + which]
        if self.yours:
            return owner == env.seat + 1
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


def is_of_this(test: Test | None) -> bool:
    """Whether it holds only of events of this creature."""
    parts = test.tests if isinstance(test, Every) else [test]
    return any(isinstance(each, IsThis) for each in parts)


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
