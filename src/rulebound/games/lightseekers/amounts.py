"""Numbers with all that changes them [LS-T08]: damage, healing, Power, costs, carrying capacity, limits of actions.

[LS-2.9.1] [LS1-6.1.2.1] Increases and reductions add up; [LS-2.9.2] they are listed in Standard Order; [LS-2.9.3]
[LS-G05] the result is not below 0.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.definition import StaticAbility, light
from rulebound.games.lightseekers.forbidding import forbidden
from rulebound.games.lightseekers.rules import FLOATING_PLACE, rules_of, switches_of
from rulebound.kernel import folding
from rulebound.kernel.acts import Act
from rulebound.kernel.modifiers import SET
from rulebound.kernel.play import Card, Event, Modifier, State, Static
from rulebound.kernel.terms import Amount, Cards, Env, Whom

HARM_FIELDS: Final = 1 << c.F_DAMAGE | 1 << c.F_HEALING | 1 << c.F_POWER | 1 << c.F_FIXED | 1 << c.F_TWICE


def act_about(s: State, card: Card) -> Event | None:
    """The act under way with this card: it is being played, or an ability of it is being used."""
    for at in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[at]
        if isinstance(frame, Act) and frame.event.kind == c.ACT and frame.event.card is card:
            return frame.event
    return None


def is_attack_now(s: State, card: Card) -> bool:
    """[LS-6.1.2-attack] [LS-2.7.5] [LS1-4.3.2.10] An Attack card, or a card whose Attack ability is being used."""
    event = act_about(s, card)
    return light(card.definition).attack if event is None else event.cause & c.ATTACK_ACT != 0


def is_defend_now(s: State, card: Card) -> bool:
    """[LS-6.1.2-defend]"""
    event = act_about(s, card)
    return light(card.definition).defend if event is None else event.cause & c.DEFEND_ACT != 0


class Harm:
    """One damage or healing before it is changed: which, from which card of whom, to whom, how much."""

    __slots__ = ("act", "base", "field", "fixed", "owner", "source", "spent", "spent_cards", "used", "victim")

    def __init__(self, field: int, source: Card | None, owner: int, victim: int, base: int, fixed: int) -> None:
        self.field = field
        self.source = source
        self.owner = owner
        self.victim = victim
        self.base = base
        self.fixed = fixed  # NO_INCREASE, NO_REDUCTION: what its own text shuts out
        self.act: Event | None = None
        self.used: list[Card] = []  # cards whose lines were counted [LS-G32]
        self.spent_cards: list[Card] = []  # [LS-T04] Buffs whose Next names one effect, and this was it
        self.spent: list[Modifier] = []  # effects that counted for the next time only


class Changes:
    """The increases and reductions of one number, kept in Standard Order."""

    __slots__ = ("amounts", "cards", "first", "ranks")

    def __init__(self, first: int) -> None:
        self.first = first
        self.ranks: list[int] = []
        self.amounts: list[int] = []
        self.cards: list[Card] = []

    def add(self, s: State, card: Card, seat: int, place: int, amount: int) -> None:
        rank = (((seat - self.first) % s.rules.seats) << 20) + place
        at = len(self.ranks)
        while at > 0 and self.ranks[at - 1] > rank:
            at -= 1
        self.ranks.insert(at, rank)
        self.amounts.insert(at, amount)
        self.cards.insert(at, card)

    def total(self, s: State, base: int) -> int:
        """[LS-G05] The floor of 0 after the sum, or after every step."""
        value = base
        each_step = switches_of(s).floor_each_step
        for amount in self.amounts:
            value += amount  # [LS-2.9.1] [LS1-6.1.2.1]
            if each_step and value < 0:
                value = 0
        return value if value > 0 else 0  # [LS-2.9.3]


def harm_after(s: State, harm: Harm) -> int:
    """[LS-T08] Damage or healing as it will be done; `harm.used` gets the cards that were counted."""
    if (s.static_fields | s.modifier_fields) & HARM_FIELDS == 0:
        return harm.base if harm.base > 0 else 0
    source = harm.source
    if source is not None:
        harm.act = act_about(s, source)
    if values.any_field(s, c.F_FIXED):
        harm.fixed |= shut_out(s, harm)
    changes = Changes(harm.owner if harm.owner >= 0 else s.active)
    count_lines(s, harm, changes)
    value = changes.total(s, harm.base)
    if values.any_field(s, c.F_TWICE):
        value = doubled(s, harm, value)
    if harm.base <= 0:
        harm.used = []  # [LS-G32] counted in a value above 0, or not at all
        harm.spent_cards = []
        harm.spent = []
    else:
        for at in range(len(changes.cards)):
            tell_changed(s, harm.victim, source, changes.cards[at], changes.amounts[at], harm.field)
    return value


def count_lines(s: State, harm: Harm, changes: Changes) -> None:
    """All increases and reductions that mean this damage or healing."""
    # [LS-6.2.1-power] Where Power changes all numbers it is in the amount already, see `power_of`.
    power = -1 if switches_of(s).power_all_numbers else c.F_POWER
    first_only = s.first_lines_only
    try:
        for static in s.statics:
            ability = values.static_of(static)
            if (ability.field == harm.field or ability.field == power) and values.heard(s, first_only, ability.asks):
                if values.static_works(s, static, ability) and touches(
                    s, harm, ability.field, ability.side, ability.who, ability.group, static.env
                ):
                    amount = amount_of(s, static, ability)
                    if counts(harm, amount, ability.names_items, static.card):
                        rank = rules_of(s).rank(s, static.card)
                        changes.add(s, static.card, values.controller_of(s, static.card), rank, amount)
                        harm.used.append(static.card)
                        if ability.once:
                            harm.spent_cards.append(static.card)
        for modifier in s.modifiers:
            if modifier.field == harm.field or modifier.field == power:
                op = values.lasting_op(modifier)
                if (
                    values.heard(s, first_only, op.asks)
                    and values.modifier_works(s, modifier, op)
                    and touches(s, harm, modifier.field, op.side, op.who, op.group, modifier.env)
                    and counts(harm, modifier.amount, op.names_items, modifier.env.card)
                ):
                    # [LS-G75] after Limbo, in the order in which they were made
                    changes.add(s, modifier.env.card, modifier.env.seat, FLOATING_PLACE, modifier.amount)
                    if op.once:
                        harm.spent.append(modifier)
    finally:
        s.first_lines_only = first_only


def tell_changed(s: State, victim: int, source: Card | None, by: Card, amount: int, field: int) -> None:
    """[LS-2.9.2] The log lists what was counted; a text may wait for it, too."""
    if s.listeners[c.VALUE_CHANGED]:
        s.emit(Event(c.VALUE_CHANGED, victim, source, by, amount, field, None))
    else:
        s.note(c.VALUE_CHANGED, victim, source, by, amount, field)


def touches(s: State, harm: Harm, field: int, side: int, who: Whom | None, group: Cards | None, env: Env) -> bool:
    """Whether a change means this damage or healing."""
    if side == c.OF_ACT:
        return harm.act is not None and harm.act is env.event
    if side == c.RECEIVED_BY:
        if not values.means_player(s, who, env, harm.victim):
            return False
    elif side == c.DONE_BY and who is not None:
        if harm.owner < 0 or not values.means_player(s, who, env, harm.owner):
            return False
    return values.means_card(s, group, env, harm.source)


def counts(harm: Harm, amount: int, names_items: bool, by: Card) -> bool:
    """[LS-2.5.4.11b] [LS1-2.5.4.12] Effects of Items ignore increases that do not name them; fixed numbers ignore
    others."""
    if amount == 0:
        return False
    if amount > 0:
        if harm.fixed & c.NO_INCREASE and by is not harm.source:
            return False
        return harm.source is None or names_items or not light(harm.source.definition).item
    return not harm.fixed & c.NO_REDUCTION or by is harm.source


def doubled(s: State, harm: Harm, value: int) -> int:
    """[LS-2.2.1] A text that doubles beats the rule that nothing multiplies [LS-2.9.1]: once for each such text."""
    for static in s.statics:
        ability = values.static_of(static)
        if ability.field == c.F_TWICE and ability.how == harm.field and values.static_works(s, static, ability):
            if touches(s, harm, c.F_TWICE, ability.side, ability.who, ability.group, static.env):
                if counts(harm, value, ability.names_items, static.card):
                    tell_changed(s, harm.victim, harm.source, static.card, value, harm.field)
                    value *= 2
                    harm.used.append(static.card)
                    if ability.once:
                        harm.spent_cards.append(static.card)
    for modifier in s.modifiers:
        if modifier.field == c.F_TWICE and modifier.how == harm.field:
            op = values.lasting_op(modifier)
            if (
                values.modifier_works(s, modifier, op)
                and touches(s, harm, c.F_TWICE, op.side, op.who, op.group, modifier.env)
                and counts(harm, value, op.names_items, modifier.env.card)
            ):
                tell_changed(s, harm.victim, harm.source, modifier.env.card, value, harm.field)
                value *= 2
                if op.once:
                    harm.spent.append(modifier)
    return value


def shut_out(s: State, harm: Harm) -> int:
    """'This damage can't be reduced': which changes texts shut out."""
    found = 0
    for static in s.statics:
        ability = values.static_of(static)
        if ability.field == c.F_FIXED and ability.how == harm.field and values.static_works(s, static, ability):
            if touches(s, harm, c.F_FIXED, ability.side, ability.who, ability.group, static.env):
                found |= ability.bits
    for modifier in s.modifiers:
        if modifier.field == c.F_FIXED and modifier.how == harm.field:
            op = values.lasting_op(modifier)
            if values.modifier_works(s, modifier, op) and touches(
                s, harm, c.F_FIXED, op.side, op.who, op.group, modifier.env
            ):
                found |= modifier.amount
    return found


def power_of(s: State, card: Card) -> int:
    """[LS1-2.6.4] [LS1-2.6.1] [LS1-2.6.5] [LS-7.1.3] [LS-7.1.2] [LS-7.1.1] [LS-7] [LS1-2.6.2] By how much Power
    changes the printed numbers of a card, if it does so for all numbers; [LS1-2.6.6] [LS-7.1.5] nothing changes that
    change."""
    if not switches_of(s).power_all_numbers or not values.any_field(s, c.F_POWER):
        return 0
    return folding.derived(s, POWER_OF_NUMBERS, card)


class PowerOfNumbers(folding.Derived):
    """What all numbers of a card are changed by."""

    __slots__ = ()

    def count(self, s: State, card: Card) -> int:
        return power_counted(s, card)


POWER_OF_NUMBERS: Final = PowerOfNumbers(c.F_POWER_OF_NUMBERS)


def power_counted(s: State, card: Card) -> int:
    harm = Harm(c.F_POWER, card, values.controller_of(s, card), -1, 1, 0)
    harm.act = act_about(s, card)
    total = 0
    first_only = s.first_lines_only
    try:
        for static in s.statics:
            ability = values.static_of(static)
            if ability.field == c.F_POWER and values.heard(s, first_only, ability.asks):
                if values.static_works(s, static, ability) and touches(
                    s, harm, c.F_POWER, ability.side, ability.who, ability.group, static.env
                ):
                    assert ability.amount is not None
                    amount = folding.amount(s, static, ability.amount)
                    if counts(harm, amount, ability.names_items, static.card):
                        total += amount
        for modifier in s.modifiers:
            if modifier.field == c.F_POWER:
                op = values.lasting_op(modifier)
                if (
                    values.heard(s, first_only, op.asks)
                    and values.modifier_works(s, modifier, op)
                    and touches(s, harm, c.F_POWER, op.side, op.who, op.group, modifier.env)
                ):
                    if counts(harm, modifier.amount, op.names_items, modifier.env.card):
                        total += modifier.amount
    finally:
        s.first_lines_only = first_only
    return total


def amount_of(s: State, static: Static, ability: StaticAbility) -> int:
    """The number of a standing line, [LS-S01] [LS1-2.6.5] with Power where that changes all printed numbers."""
    assert ability.amount is not None
    amount = folding.amount(s, static, ability.amount)
    if ability.field == c.F_POWER or not switches_of(s).power_all_numbers:
        return amount
    power = power_of(s, static.card)
    return max(amount + power, 0) if amount > 0 else min(amount - power, 0)


# ---- sums about cards and heroes
def sum_for_card(s: State, field: int, card: Card, used: list[Card]) -> int:
    """The sum of a field over all lines that mean a card: what a combo costs more or less [LS-G20]. [LS-G83] A line
    that asks for what such lines change sees only those that ask for nothing of the kind."""
    total = 0
    first_only = s.first_lines_only
    try:
        for static in s.statics:
            ability = values.static_of(static)
            if ability.field == field and values.heard(s, first_only, ability.asks):
                if values.static_works(s, static, ability) and (
                    static.card is card if ability.group is None else ability.group.fits(s, static.env, card)
                ):
                    amount = amount_of(s, static, ability)
                    if amount:
                        total += amount
                        used.append(static.card)
        for modifier in s.modifiers:
            if modifier.field == field:
                op = values.lasting_op(modifier)
                if (
                    values.heard(s, first_only, op.asks)
                    and values.modifier_works(s, modifier, op)
                    and values.means_card(s, op.group, modifier.env, card)
                ):
                    total += modifier.amount
    finally:
        s.first_lines_only = first_only
    return total


def sum_for_player(s: State, field: int, seat: int, base: int, of: Card | None = None) -> int:
    """What texts (of one card, or of all) add to a number of a hero that is `base` by the rules. Those that say how
    much it is do not add up: the largest counts [LS-2.2.1]."""
    if not values.any_field(s, field):
        return 0
    total = 0
    largest = base
    for static in s.statics:
        ability = values.static_of(static)
        if ability.field == field and (of is None or static.card is of) and values.static_works(s, static, ability):
            if values.means_player(s, ability.who, static.env, seat):
                much = amount_of(s, static, ability)
                largest, total = (max(largest, much), total) if ability.how == SET else (largest, total + much)
    for modifier in s.modifiers:
        if modifier.field == field and (of is None or modifier.env.card is of):
            op = values.lasting_op(modifier)
            if values.modifier_works(s, modifier, op) and values.means_player(s, op.who, modifier.env, seat):
                much = modifier.amount
                largest, total = (max(largest, much), total) if modifier.how == SET else (largest, total + much)
    return largest - base + total


def more_actions(s: State, seat: int) -> int:
    """[LS-2.5.3.6a] What lingering texts add to the actions of a turn, or take from them, as long as they stand.
    [LS-G23] In the earlier edition after a combo only what its own text adds."""
    of: Card | None = None
    if switches_of(s).grants_after_combo_own and values.number(s, seat, c.COMBO_PLAYED):
        of = values.combo_of_turn(s, seat)
        if of is None:
            return 0
    more = sum_for_player(s, c.F_MORE_ACTIONS, seat, c.REGULAR_ACTIONS, of)
    return 0 if more > 0 and forbidden(s, seat, c.NOT_GAIN_ACTIONS, None) else more


def regular_actions(s: State, seat: int) -> int:
    """[LS-4.1.3b] [LS-T06] Those of the turn, and what lingering texts say of them."""
    granted = s.numbers[seat * c.SEAT_NUMBERS + c.GRANTED]
    if (s.static_fields | s.modifier_fields) >> c.F_MORE_ACTIONS & 1:
        granted += more_actions(s, seat)
    return granted if granted > 0 else 0


def may_use_another(s: State, seat: int) -> bool:
    """[LS-2.7.6] One ability a turn, and as many more as texts say [LS-2.2.1]."""
    used = s.numbers[seat * c.SEAT_NUMBERS + c.ABILITY_USED]
    if used == 0 or not values.any_field(s, c.F_MORE_ABILITIES):
        return used == 0
    return used < 1 + sum_for_player(s, c.F_MORE_ABILITIES, seat, 1)


def capacity_of(s: State, seat: int) -> int:
    """[LS-2.4.1.3] [LS1-2.4.1.4] [LS1-2.2.1] [LS-2.5.4.5] Two points of Items, unless texts change it [LS-2.2.1]."""
    return c.CAPACITY + sum_for_player(s, c.F_CAPACITY, seat, c.CAPACITY)


class SumForCard(folding.Derived):
    """What lines of one field add up to for a card."""

    __slots__ = ()

    def count(self, s: State, card: Card) -> int:
        return sum_for_card(s, self.number, card, [])


COST: Final = SumForCard(c.F_COST)
POWER: Final = SumForCard(c.F_POWER)


def cost_change(s: State, card: Card) -> int:
    """[LS-G20] All raises and reductions of a combo's cost together."""
    others = folding.derived(s, COST, card) if values.any_field(s, c.F_COST) else 0
    return others + own_cost(s, card)


def own_cost(s: State, card: Card) -> int:
    return sum_of_own(s, card, light(card.definition).own_costs)


def sum_of_own(s: State, card: Card, changes: list[Amount]) -> int:
    """[LS-2.2.1] What the text of a card says of its own price, wherever it is."""
    total = 0
    for change in changes:
        total += change.value(s, Env(values.controller_of(s, card), card, s.serials[card.number], None, None))
    return total


def says_its_price(s: State, card: Card) -> bool:
    """Whether it may take another number of actions than one to Play a card."""
    if (s.static_fields | s.modifier_fields) >> c.F_ACTION_PRICE & 1:
        return True
    return rules_of(s).own_prices and len(light(card.definition).own_actions) > 0


def power_change(s: State, card: Card) -> int:
    return folding.derived(s, POWER, card) if values.any_field(s, c.F_POWER) else 0


def action_price(s: State, seat: int, card: Card, ability: int) -> int:
    """[LS-4.1.3b] [LS-2.2.1] How many actions it takes a hero to play a card or, of `ability`, to use one of its
    abilities: one, unless texts say otherwise; of several the highest, and then what is added."""
    more = sum_of_own(s, card, light(card.definition).own_actions) if ability == 0 else 0
    if not values.any_field(s, c.F_ACTION_PRICE):
        return max(1 + more, 0)
    base = -1
    for static in s.statics:
        line = values.static_of(static)
        if line.field == c.F_ACTION_PRICE and line.bits & ability == line.bits and (line.bits > 0) == (ability > 0):
            if values.static_works(s, static, line) and values.means_player(s, line.who, static.env, seat):
                if values.means_card(s, line.group, static.env, card):
                    much = amount_of(s, static, line)
                    base, more = (max(base, much), more) if line.how == SET else (base, more + much)
    for modifier in s.modifiers if ability == 0 else []:
        if modifier.field == c.F_ACTION_PRICE:
            op = values.lasting_op(modifier)
            if values.modifier_works(s, modifier, op) and values.means_player(s, op.who, modifier.env, seat):
                if values.means_card(s, op.group, modifier.env, card):
                    much = modifier.amount
                    base, more = (max(base, much), more) if modifier.how == SET else (base, more + much)
    return max((1 if base < 0 else base) + more, 0)


def action_limit(s: State, seat: int) -> int:
    """[LS-4.1.3.6a] The smallest limit in force, or NO_LIMIT."""
    if not values.any_field(s, c.F_LIMIT):
        return c.NO_LIMIT
    least = c.NO_LIMIT
    for static in s.statics:
        ability = values.static_of(static)
        if ability.field == c.F_LIMIT and values.static_works(s, static, ability):
            if values.means_player(s, ability.who, static.env, seat):
                amount = amount_of(s, static, ability)
                if amount < least:
                    least = amount
    for modifier in s.modifiers:
        if modifier.field == c.F_LIMIT and modifier.amount < least:
            op = values.lasting_op(modifier)
            if values.modifier_works(s, modifier, op) and values.means_player(s, op.who, modifier.env, seat):
                least = modifier.amount
    return least
