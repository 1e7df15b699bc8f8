"""Traits: what the adjectives, filters and relative clauses of a noun phrase ask of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.leaving import may_sacrifice
from rulebound.games.luminous.costs import check_stands, just_spent
from rulebound.games.luminous.definition import LuminousCard, LuminousTriggered, Price, kind_of
from rulebound.games.luminous.legality.orbs import MOST_BASIC_ORBS
from rulebound.games.luminous.legality.playing import also_refused
from rulebound.games.luminous.legality.prices import payable
from rulebound.games.luminous.ops.combats import blocks, is_blocked
from rulebound.games.luminous.ops.remembering import skills_then
from rulebound.games.luminous.payment import pool_of
from rulebound.games.luminous.record import recorded
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import barred, basic_orbs, permitted, prices_now, skills_of
from rulebound.kernel.play import Card, Record, Ref, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait, Whom
from rulebound.kernel.terms.events import passes
from rulebound.kernel.terms.relations import compares
from rulebound.kernel.terms.traits import when_it_came

# ---- types of cards, as bits
UNIT: Final = 1
RELIC: Final = 2
SPELL: Final = 4
ORB: Final = 8
TOKEN: Final = 16
FAVORED: Final = 32
BLOOM: Final = 64

# ---- what a card in play can be found as
ATTACKING: Final = 0
BLOCKING: Final = 1
BLOCKED: Final = 2
UNBLOCKED: Final = 3
EXPENDED: Final = 4
READY: Final = 5
DAMAGED: Final = 6
ON_TABLE: Final = 7

# ---- what is printed beside the text
FAST: Final = 0
UNIQUE: Final = 1
BASIC: Final = 2
NON_BASIC: Final = 3

# ---- how many of the skills
ALL_OF: Final = 0
ONE_OF: Final = 1
NONE_OF: Final = 2


@dataclass(slots=True, eq=False)
class OfKind(Trait):
    """A unit, a relic, a unit or relic … [LU-token.6]"""

    bits: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        definition: Any = card.definition  # see `record.in_play`
        kind: LuminousCard = definition
        bits = self.bits
        if bits & UNIT and kind.unit:
            return True
        if bits & RELIC and kind.relic:
            return True
        if bits & SPELL and kind.spell:
            return True
        if bits & ORB and kind.orb:
            return True
        if bits & TOKEN and kind.token:
            return True
        if bits & FAVORED and kind.favored:
            return True
        return bool(bits & BLOOM) and kind.bloom


@dataclass(slots=True, eq=False)
class Found(Trait):
    """Attacking, expended, damaged …: only a card in play can be found so."""

    state: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        now = recorded(r)
        if now is None:
            return False
        state = self.state
        if state == EXPENDED:
            return now.expended
        if state == READY:
            return not now.expended
        if state == ATTACKING:
            return now.role == c.ATTACKING
        if state == BLOCKING:
            return now.role == c.BLOCKING
        if state == DAMAGED:
            return now.damage > 0
        if state == BLOCKED:
            return now.role == c.ATTACKING and is_blocked(s)
        if state == UNBLOCKED:
            return now.role == c.ATTACKING and not is_blocked(s)
        return s.records[card.number] is not None

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class Worded(Trait):
    """Fast, unique, basic [LU-type.16] [LU-type.19]."""

    word: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        kind = kind_of(card.definition)
        word = self.word
        if word == FAST:
            return kind.fast
        if word == UNIQUE:
            return kind.unique
        return kind.basic if word == BASIC else kind.orb and not kind.basic


@dataclass(slots=True, eq=False)
class OfColour(Trait):
    colour: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return kind_of(card.definition).colours & self.colour > 0


@dataclass(slots=True, eq=False)
class OfFaction(Trait):
    faction: str

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return kind_of(card.definition).faction == self.faction


@dataclass(slots=True, eq=False)
class NamedSo(Trait):
    """A card of that name; capitalised words before a noun may also be a faction's."""

    name: str
    or_faction: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        kind = kind_of(card.definition)
        return kind.name == self.name or (self.or_faction and kind.faction == self.name)


@dataclass(slots=True, eq=False)
class WithAbility(Trait):
    """A trigger of that name is printed on it. [LU-card.2]"""

    keyword: str

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for ability in card.definition.abilities:
            if isinstance(ability, LuminousTriggered) and ability.keyword == self.keyword:
                return True
        return False


class WithoutCheck(Trait):
    """[LU-cost.1] No orb check is printed on it."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return not kind_of(card.definition).price.checks


@dataclass(slots=True, eq=False)
class WithCheck(Trait):
    """[LU-cost.1] So many symbols in its orb check, of one colour or (0) of all."""

    colour: int
    relation: int
    least: Amount

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        price = kind_of(card.definition).price
        symbols = price.checks_of(self.colour) if self.colour else price.checks
        return compares(symbols, self.relation, self.least.value(s, env))


@dataclass(slots=True, eq=False)
class WithSkillCount(Trait):
    """[LU-skill.1] So many skills."""

    relation: int
    amount: Amount

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        bits = skills_then(s, card, recorded(r))
        count = 0
        for skill in c.SKILL_NAMES:
            if bits & skill:
                count += 1
        return compares(count, self.relation, self.amount.value(s, env))


@dataclass(slots=True, eq=False)
class OfParity(Trait):
    """An even number, or an odd one."""

    stat: int
    odd: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        number = s.rules.stat(s, card, r, self.stat)
        return number >= 0 and number % 2 == (1 if self.odd else 0)


@dataclass(slots=True, eq=False)
class WithSkills(Trait):
    bits: int
    how: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        common = skills_then(s, card, recorded(r)) & self.bits
        if self.how == ALL_OF:
            return common == self.bits
        return (common != 0) == (self.how == ONE_OF)


@dataclass(slots=True, eq=False)
class Sacrificable(Trait):
    """[LU-token.11] [LU-key.8] What the player may sacrifice."""

    who: Whom

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for seat in self.who.seats(s, env):
            if may_sacrifice(s, seat, card):
                return True
        return False


class Expendable(Trait):
    """[LU-exp.1] Ready, and not a unit or relic that entered this turn without Dash [LU-type.6b] [LU-type.10]."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        now = recorded(r)
        if now is None or now.expended:
            return False
        fresh = now.entered == s.turn and (now.kind.unit or now.kind.relic)
        return not fresh or skills_of(s, now) & c.DASH > 0 or permitted(s, now, c.MAY_EXPEND_AT_ONCE)


@dataclass(slots=True, eq=False)
class SparesCheck(Trait):
    """[LU-cost.9] An orb that the check of the same cost does not need; what paid the essence cannot check either."""

    price: Price

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return check_stands(s, env.seat, self.price, just_spent(s), card)


@dataclass(slots=True, eq=False)
class Durable(Trait):
    """A relic with so much durability left, where removing it is a cost."""

    least: Amount

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        now = recorded(r)
        return now is not None and now.kind.relic and now.durability >= self.least.value(s, env)


@dataclass(slots=True, eq=False)
class Wounded(Trait):
    """A unit with so much damage on it, where removing it is a cost [LU-cost.13]."""

    least: Amount

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        now = recorded(r)
        return now is not None and now.damage >= self.least.value(s, env)


@dataclass(slots=True, eq=False)
class Payable(Trait):
    """[LU-cost.13] A card whose cost its player could pay now."""

    who: Whom

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        kind = kind_of(card.definition)
        if kind.orb:
            return True  # an orb costs nothing
        for seat in self.who.seats(s, env):
            pool = pool_of(s, seat, None, rules_of(s).switches.blooms_any_only)
            if payable(pool, prices_now(s, seat, card, kind)) and also_refused(s, seat, card) == "":
                return True
        return False


@dataclass(slots=True, eq=False)
class Playable(Trait):
    """What can be played at all: a favored never, a basic orb below the cap [LU-orb.18]."""

    who: Whom

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        kind = kind_of(card.definition)
        if kind.favored or r is not None:
            return False
        for seat in self.who.seats(s, env):
            if barred(s, seat, c.NOT_PLAY, card):
                return False
        if kind.basic and rules_of(s).switches.cap_binds_effects:
            for seat in self.who.seats(s, env):
                if basic_orbs(s, seat) >= MOST_BASIC_ORBS:
                    return False
        return True


@dataclass(slots=True, eq=False)
class Blocking(Trait):
    """'Blocking it', 'blocked by it': the other side of the combat under way."""

    cards: Cards
    by: bool  # the card is blocked by them

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for other in self.cards.cards(s, env):
            if blocks(s, other, card) if self.by else blocks(s, card, other):
                return True
        return False

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class HappenedLast(Trait):
    """'If it was destroyed': since the card last came into play; what befell an earlier object does not count."""

    happened: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        event = s.history
        while event is not None:
            if event.card is card:
                if event.kind == self.happened:
                    return True
                if event.kind == c.ENTERED_PLAY:
                    return False
            event = event.previous
        return False

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class DamagedBy(Trait):
    """'Dealt damage by this unit this turn', since it came into play; `tests` are asked of that event."""

    tests: list[Test]

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        since = when_it_came(s, c.ENTERED_PLAY, card, env.event)
        event = s.newest_of(c.DAMAGED)
        while event is not None and event.moves >= since:
            if event.card is card and passes(s, event, env, self.tests):
                return True
            event = event.earlier
        return False

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class SameObject(Trait):
    """One of the cards that were spoken of, still the same object; what leaves play by this very event is it, too."""

    cards: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        for ref in self.cards.refs(s, env):
            if ref.card is card:
                return s.is_same_object(ref) or not left_before(s, env, ref)
        return False

    def asks_face(self) -> bool:
        return False


def left_before(s: State, env: Env, ref: Ref) -> bool:
    """Whether the card has left play since it was spoken of, before the event at hand."""
    event = s.newest_of(c.LEFT_PLAY)
    while event is not None:
        if event.card is ref.card and event.moves > ref.serial and (env.event is None or event.time < env.event.time):
            return True
        event = event.earlier
    return False
