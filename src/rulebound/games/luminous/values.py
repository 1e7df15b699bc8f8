"""Derived values: what a card's numbers, skills and cost are now; [LU-exp.5] being expended changes none of them.

[LU-dmg.1] and the order of G-41: printed value, then effects that set it, then additions; skills are a set, the
latest effect wins. Lasting changes are folded into the record when they begin or end (`refold`), so a question
costs an addition; static lines of cards in play are asked only if there are any.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulebound.games.luminous.codes import (
    DASH,
    F_ATTACK,
    F_COST,
    F_FAST,
    F_HEALTH,
    F_PERMISSION,
    F_PLAYER,
    F_REPLACEMENT,
    F_SKILLS,
    F_TOLL,
    FAVORED,
    FIELD,
    FLIGHT,
    LIFE,
    ORB_ROW,
    OUT,
    OUT_COUNT,
    SEAT_NUMBERS,
    STRIKES_WITH_HEALTH,
    WATCHFUL,
    ZONES,
)  # fmt: skip
from rulebound.games.luminous.definition import LuminousCard, Price, StaticAbility, kind_of
from rulebound.games.luminous.record import InPlay, thing
from rulebound.games.luminous.rules import rules_of
from rulebound.kernel import folding
from rulebound.kernel.cards import Card
from rulebound.kernel.modifiers import ADD, GRANT, SET, Modifier, Static
from rulebound.kernel.ops import Op, made_by
from rulebound.kernel.rules import bounded
from rulebound.kernel.state import State
from rulebound.kernel.terms import Cards, Env, Test, Whom


@dataclass(slots=True, eq=False)
class LastingOp(Op):
    """An op that makes lasting modifiers; a modifier finds its group here, and the condition under which it lasts."""

    group: Cards | None
    condition: Test | None = None
    who: Whom | None = None  # whom a prohibition for players means


FORBIDDING: Final = 1 << F_PERMISSION | 1 << F_PLAYER | 1 << F_REPLACEMENT | 1 << F_TOLL


def static_of(static: Static) -> StaticAbility:
    ability: Any = static.ability  # see `record.in_play` for the detour
    found: StaticAbility = ability
    return found


def static_applies(s: State, static: Static, ability: StaticAbility, card: Card) -> bool:
    """[LU-static.1] A line that asks for what such lines change sees only those that ask for nothing of the kind."""
    if not ability.asks:
        return applies(s, static, ability, card)
    if s.first_lines_only:
        return False
    try:
        s.first_lines_only = True
        return applies(s, static, ability, card)
    finally:
        s.first_lines_only = False


def static_amount(s: State, static: Static, ability: StaticAbility) -> int:
    """[LU-static.1] How much a line that applies adds or sets."""
    assert ability.amount is not None
    if not ability.asks:
        return folding.amount(s, static, ability.amount)
    try:
        s.first_lines_only = True
        return folding.amount(s, static, ability.amount)
    finally:
        s.first_lines_only = False


def applies(s: State, static: Static, ability: StaticAbility, card: Card) -> bool:
    group = ability.group
    if group is None:
        if static.card is not card:
            return False
    elif not group.fits(s, static.env, card):
        return False
    condition = ability.condition
    return condition is None or folding.holds(s, static, condition)


class Counted(folding.Derived):
    """A value of a card in play with the static lines counted in."""

    __slots__ = ()

    def count(self, s: State, card: Card) -> int:
        return counted(s, thing(s, card), self.number)


COUNTED: Final = [Counted(F_ATTACK), Counted(F_HEALTH), Counted(F_SKILLS)]


def with_statics(s: State, r: InPlay, field: int) -> int:
    """Of a card in play as it is now once for a position; what is only remembered is worked out anew."""
    return folding.derived(s, COUNTED[field], r.card) if s.records[r.card.number] is r else counted(s, r, field)


def counted(s: State, r: InPlay, field: int) -> int:
    if field == F_SKILLS:
        return skills_counted(s, r)
    if field == F_ATTACK:
        return number_counted(s, r, field, r.attack, r.kind.attack)
    return number_counted(s, r, field, r.health, r.kind.health)


def number_counted(s: State, r: InPlay, field: int, value: int, printed: int) -> int:
    """What sets it, the latest first, then what adds to it; [LU-limit.1] within the bounds of every running number."""
    set_at = -1
    set_to = 0
    for static in s.statics:
        if static.field != field:
            continue
        ability = static_of(static)
        if static_applies(s, static, ability, r.card):
            amount = static_amount(s, static, ability)
            if ability.how == ADD:
                value += amount
            elif static.time >= set_at:
                set_at = static.time
                set_to = amount
    if set_at < 0:
        return bounded(value)
    base = printed
    if r.modified:
        for modifier in s.modifiers:
            if modifier.field == field and modifier.how == SET and names(modifier, r.card):
                if modifier.time > set_at:
                    return bounded(value)  # a later effect has set it anew
                base = modifier.amount
    return bounded(value + set_to - base)


def may_be_lowered(s: State, field: int) -> bool:
    """Whether some static line may make this number of a card smaller."""
    for static in s.statics:
        if static.field == field and static_of(static).may_lower():
            return True
    return False


def attack_of(s: State, r: InPlay) -> int:
    """[LU-exp.5] [LU-combat.34] Attack used for damage is never below 0."""
    value = r.attack
    if s.static_fields >> F_ATTACK & 1:
        value = with_statics(s, r, F_ATTACK)
    return value if value > 0 else 0


def strength_of(s: State, r: InPlay) -> int:
    """[LU-combat.27] What a unit deals in combat: its attack, unless a text says that its health counts."""
    if forbidding(s) and permitted(s, r, STRIKES_WITH_HEALTH):
        return max(health_of(s, r), 0)
    return attack_of(s, r)


def health_of(s: State, r: InPlay) -> int:
    value = r.health
    if s.static_fields >> F_HEALTH & 1:
        value = with_statics(s, r, F_HEALTH)
    return value


def skills_of(s: State, r: InPlay) -> int:
    """[LU-skill.1] Skills as a set: twice is once."""
    return with_statics(s, r, F_SKILLS) if s.static_fields >> F_SKILLS & 1 else r.skills


def skills_counted(s: State, r: InPlay) -> int:
    """Static lines and lasting changes together. The latest wins: what was said of the same skill before need not be
    asked any more."""
    changes: list[tuple[int, int, int]] = []
    for at, static in enumerate(s.statics):
        if static.field == F_SKILLS:
            changes.append((static.time, static_of(static).how, at))
    if r.modified:
        for at, modifier in enumerate(s.modifiers):
            if modifier.field == F_SKILLS and names(modifier, r.card):
                changes.append((modifier.time, modifier.how, -1 - at))
    changes.sort(reverse=True)
    skills = r.kind.skills
    settled = 0
    for _, how, at in changes:
        if at < 0:
            bits = s.modifiers[-1 - at].amount
        else:
            static = s.statics[at]
            ability = static_of(static)
            bits = ability.bits
            if not bits & ~settled or not static_applies(s, static, ability, r.card):
                continue
        skills = skills | bits & ~settled if how == GRANT else skills & ~(bits & ~settled)
        settled |= bits
    return skills


def names(modifier: Modifier, card: Card) -> bool:
    subject = modifier.subject
    return subject is not None and subject.card is card


def permitted(s: State, r: InPlay, permission: int) -> bool:
    """Whether a 'can't' or 'may' of this kind is in force for a card (a bit of the permissions)."""
    if r.permissions & permission:
        return True
    if s.static_fields >> F_PERMISSION & 1 == 0:
        return False
    for static in s.statics:
        if static.field != F_PERMISSION:
            continue
        ability = static_of(static)
        if (
            ability.bits & permission
            and ability.by is None
            and static_applies(s, static, ability, r.card)
        ):
            return True
    return False


def forbidding_clause(s: State, r: InPlay, permission: int) -> str:
    """The words of the card text that forbid (or allow) it."""
    for modifier in s.modifiers:
        if modifier.field == F_PERMISSION and modifier.amount & permission and names(modifier, r.card):
            assert modifier.ability is not None
            return f"{modifier.env.card.definition.name}: {modifier.ability.clause}"
    for static in s.statics:
        ability = static_of(static)
        if ability.field == F_PERMISSION and ability.bits & permission and static_applies(s, static, ability, r.card):
            return f"{static.card.definition.name}: {ability.clause}"
    return ""


def permitted_with(s: State, r: InPlay, other: Card, permission: int) -> bool:
    """'Can't be blocked by …', 'may block …': a line about the card that names the other one."""
    if s.static_fields >> F_PERMISSION & 1 == 0:
        return False
    for static in s.statics:
        ability = static_of(static)
        by = ability.by
        if (
            by is not None
            and ability.bits & permission
            and static_applies(s, static, ability, r.card)
            and by.fits(s, static.env, other)
        ):
            return True
    return False


def toll_of(s: State, unit: Card, target: Card) -> int:
    """[LU-play.14] How much essence texts ask for an attack of this unit on this relic or favored."""
    toll = 0
    if s.static_fields >> F_TOLL & 1:
        for static in s.statics:
            ability = static_of(static)
            if ability.field == F_TOLL and static_applies(s, static, ability, unit):
                by = ability.by
                if by is None or by.fits(s, static.env, target):
                    toll += static_amount(s, static, ability)
    return toll


def barred(s: State, seat: int, what: int, card: Card | None) -> bool:
    """Whether a text says that the player can't do this now (with this card)."""
    return barring_clause(s, seat, what, card) != ""


def barring_clause(s: State, seat: int, what: int, card: Card | None) -> str:
    """The words of the card text that forbid it to the player, or nothing."""
    if (s.static_fields | s.modifier_fields) >> F_PLAYER & 1 == 0:
        return ""
    for modifier in s.modifiers:
        if modifier.field == F_PLAYER and modifier.amount & what:
            op = lasting_op(modifier)
            if means_player(s, op.who, modifier.env, seat) and means_card(s, op.group, modifier.env, card):
                return f"{modifier.env.card.definition.name}: {op.clause}"
    for static in s.statics:
        ability = static_of(static)
        if ability.field != F_PLAYER or (ability.group is None and ability.who is None):
            continue  # the latter speaks of its own card, see `own_barring`
        if ability.bits & what and means_player(s, ability.who, static.env, seat):
            condition = ability.condition
            if means_card(s, ability.group, static.env, card) and (
                condition is None or folding.holds(s, static, condition)
            ):
                return f"{static.card.definition.name}: {ability.clause}"
    return ""


def own_barring(s: State, seat: int, card: Card) -> str:
    """'This card can't be played unless …': it says so wherever it is played from."""
    for ability in kind_of(card.definition).statics:
        if ability.field == F_PLAYER and ability.group is None and ability.who is None:
            env = Env(seat, card, s.serials[card.number], None, None)
            if ability.condition is None or ability.condition.holds(s, env):
                return f"{card.definition.name}: {ability.clause}"
    return ""


def means_player(s: State, who: Whom | None, env: Env, seat: int) -> bool:
    return who is None or seat in who.seats(s, env)


def means_card(s: State, group: Cards | None, env: Env, card: Card | None) -> bool:
    return group is None or (card is not None and group.fits(s, env, card))


def cost_change(s: State, seat: int, card: Card) -> int:
    """How much more (or less) essence the card costs the player who plays it now."""
    change = 0
    for modifier in s.modifiers:
        if modifier.field == F_COST:
            op = lasting_op(modifier)
            if means_player(s, op.who, modifier.env, seat) and means_card(s, op.group, modifier.env, card):
                change += modifier.amount
    for static in s.statics:
        ability = static_of(static)
        if (
            ability.field == F_COST
            and means_player(s, ability.who, static.env, seat)
            and static_applies(s, static, ability, card)
        ):
            assert ability.amount is not None
            change += folding.amount(s, static, ability.amount)
    return change


def own_cost_change(s: State, seat: int, card: Card, kind: LuminousCard) -> int:
    """'This card costs 1 less for each …': it says so wherever it is played from."""
    change = 0
    for ability in kind.statics:
        if ability.field == F_COST and ability.group is None:
            env = Env(seat, card, s.serials[card.number], None, None)
            if ability.condition is None or ability.condition.holds(s, env):
                assert ability.amount is not None
                change += ability.amount.value(s, env)
    return change


def is_fast(s: State, seat: int, card: Card) -> bool:
    """[LU-type.16] Whether the card waits for no main phase of its player: by its own words, or those of another."""
    kind = kind_of(card.definition)
    if kind.fast:
        return True
    for ability in kind.statics:
        if ability.field == F_FAST and ability.group is None:
            env = Env(seat, card, s.serials[card.number], None, None)
            if ability.condition is None or ability.condition.holds(s, env):
                return True
    return (s.static_fields | s.modifier_fields) >> F_FAST & 1 == 1 and made_fast(s, seat, card)


def made_fast(s: State, seat: int, card: Card) -> bool:
    for modifier in s.modifiers:
        if modifier.field == F_FAST:
            op = lasting_op(modifier)
            if means_player(s, op.who, modifier.env, seat) and means_card(s, op.group, modifier.env, card):
                return True
    for static in s.statics:
        ability = static_of(static)
        if (
            ability.field == F_FAST
            and means_player(s, ability.who, static.env, seat)
            and static_applies(s, static, ability, card)
        ):
            return True
    return False


def lasting_op(modifier: Modifier) -> LastingOp:
    op = made_by(modifier)
    assert isinstance(op, LastingOp)
    return op


def prices_now(s: State, seat: int, card: Card, kind: LuminousCard) -> list[Price]:
    """What a card costs its player now; several prices where a reduction leaves a choice of coloured symbols."""
    price = price_in_force(s, kind.price)
    if kind.statics or costs_changed(s):
        change = cost_change(s, seat, card) + own_cost_change(s, seat, card, kind)
        if change != 0:
            return price.changed(change)
    return [price]


def costs_changed(s: State) -> bool:
    """Whether any text in force speaks of costs."""
    return (s.static_fields | s.modifier_fields) >> F_COST & 1 == 1


def forbidding(s: State) -> bool:
    """[LU-play.14] Whether any text in force forbids, allows or replaces something."""
    return (s.static_fields | s.modifier_fields) & FORBIDDING != 0


def price_in_force(s: State, price: Price) -> Price:
    """The switch essence_symbols = any_only takes the colours off the essence symbols, not off the check."""
    if rules_of(s).switches.any_symbols_only:
        return price.of_any()
    return price


def waits(s: State, r: InPlay, permission: int) -> bool:
    """[LU-type.6a] [LU-type.6b] [LU-type.10] Whether a unit or relic has to wait out the turn in which it came: Dash
    [LU-dash.1] [LU-dash.2] and texts lift that; orbs and favored never wait."""
    if r.entered != s.turn or not (r.kind.unit or r.kind.relic) or skills_of(s, r) & DASH:
        return False
    return not permitted(s, r, permission)


def may_block_flight(s: State, r: InPlay) -> bool:
    """[LU-flight.1] [LU-watchful.1]"""
    return skills_of(s, r) & (FLIGHT | WATCHFUL) != 0


# ---- players
def life_of(s: State, seat: int) -> int:
    return s.numbers[seat * SEAT_NUMBERS + LIFE]


def is_out(s: State, seat: int) -> bool:
    return s.facts[OUT_COUNT] > 0 and s.numbers[seat * SEAT_NUMBERS + OUT] > 0


def lines_of(s: State, seat: int, field: int) -> int:
    """What the lines of a player add up to, where each brings a plain number."""
    found = 0
    if s.static_fields >> field & 1:
        for static in s.statics:
            if static.field == field and static.env.seat == seat:
                found += static_of(static).bits
    return found


def lines_about(s: State, seat: int, field: int) -> int:
    """The same of lines that say whom they mean."""
    found = 0
    if s.static_fields >> field & 1:
        for static in s.statics:
            if static.field == field and means_player(s, static_of(static).who, static.env, seat):
                found += static_of(static).bits
    return found


def living(s: State) -> int:
    return s.rules.seats - s.facts[OUT_COUNT]


def next_living(s: State, seat: int) -> int:
    """[LU-multi.1] The next player round the table who is still in the game."""
    seats = s.rules.seats
    seat = (seat + 1) % seats
    if s.facts[OUT_COUNT]:
        while is_out(s, seat):
            seat = (seat + 1) % seats
    return seat


def field(s: State, seat: int) -> list[Card]:
    return s.zones[seat * ZONES + FIELD]


def orb_row(s: State, seat: int) -> list[Card]:
    return s.zones[seat * ZONES + ORB_ROW]


def cards_in_play(s: State, seat: int) -> list[Card]:
    """[LU-zone.9] Favored, orbs and the field: all that a player controls in play."""
    at = seat * ZONES
    return s.zones[at + FAVORED] + s.zones[at + ORB_ROW] + s.zones[at + FIELD]


def basic_orbs(s: State, seat: int) -> int:
    """[LU-orb.7] Non-basic orbs do not count towards the six."""
    count = 0
    for card in s.zones[seat * ZONES + ORB_ROW]:
        if kind_of(card.definition).basic:
            count += 1
    return count
