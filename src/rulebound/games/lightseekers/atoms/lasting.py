"""Modifiers that effects make, and the actions of a turn."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import regular_actions
from rulebound.games.lightseekers.atoms.asleep import refresh
from rulebound.games.lightseekers.definition import LightTriggered
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import combo_of_turn, lasting_op, number
from rulebound.kernel.ops import tell_lasting
from rulebound.kernel.play import Card, Event, Modifier, State
from rulebound.kernel.rules import bounded
from rulebound.kernel.terms import Env


def add_modifier(s: State, modifier: Modifier) -> None:
    """[LS-G75] Effects of this turn belong to the player who made them, in order of creation."""
    s.add_modifier(modifier)
    if modifier.until != c.THIS_ACT:
        tell_lasting(s, modifier, modifier.pc)
    refresh_for(s, modifier.field)


def refresh_for(s: State, field: int) -> None:
    if field == c.F_ACCESS or field == c.F_DORMANT:
        refresh(s)
    elif field == c.F_CAPACITY:
        s.dirty = True


def keep_modifiers(s: State, kept: list[Modifier]) -> None:
    if len(kept) != len(s.modifiers):
        s.set_modifiers(kept)
        refresh(s)
        s.dirty = True


def end_act_modifiers(s: State, event: Event) -> None:
    """What was said of this act only."""
    if s.modifiers:
        keep_modifiers(s, [each for each in s.modifiers if each.until != c.THIS_ACT or each.env.event is not event])


def end_turn_modifiers(s: State) -> None:
    """[LS-G75] 'This turn' ends in the End Phase, before the Empty Deck Check."""
    kept: list[Modifier] = []
    for each in s.modifiers:
        over = each.until == c.THIS_TURN or each.until == c.NEXT_THIS_TURN
        if waits_for_turn_of(each, s.active) or (each.until == c.UNTIL_END_OF_YOUR_TURN and each.env.seat == s.active):
            over = each.time < s.facts[c.THIS_TURN_BEGAN]
        if not over and not waits_in_vain(s, each):
            kept.append(each)
    keep_modifiers(s, kept)


def waits_in_vain(s: State, modifier: Modifier) -> bool:
    """[EN-8] Whether what a trigger waits for has gone elsewhere."""
    ability = modifier.ability
    if modifier.until != c.WHILE_THERE or not isinstance(ability, LightTriggered) or ability.about is None:
        return False
    return not ability.about.cards(s, modifier.env)


def waits_for_turn_of(modifier: Modifier, seat: int) -> bool:
    """'On their next turn', 'until the end of their next turn'."""
    return modifier.until == c.UNTIL_TURN_OF + seat or modifier.until == c.IN_TURN_OF + seat


def begin_turn_modifiers(s: State) -> None:
    """'Until your next turn' is over."""
    keep_modifiers(s, [each for each in s.modifiers if each.until != c.UNTIL_YOUR_TURN or each.env.seat != s.active])


def end_modifiers_of(s: State, seat: int) -> None:
    """[LS-G43] The effects of a removed player end, and so does what waits for a turn that never comes."""
    keep_modifiers(s, [each for each in s.modifiers if each.env.seat != seat and not waits_for_turn_of(each, seat)])


def end_modifiers_in_play(s: State, card: Card) -> None:
    """What was to last as long as its card is there."""
    if s.modifiers:
        keep_modifiers(s, [each for each in s.modifiers if each.until != c.WHILE_IN_PLAY or each.env.card is not card])


def end_modifier(s: State, modifier: Modifier) -> None:
    """The first one like this: a walk that was saved and loaded holds another object of the same modifier."""
    kept: list[Modifier] = []
    found = False
    for each in s.modifiers:
        if not found and is_like(each, modifier):
            found = True
        else:
            kept.append(each)
    keep_modifiers(s, kept)


def stands(s: State, modifier: Modifier) -> bool:
    for each in s.modifiers:
        if is_like(each, modifier):
            return True
    return False


def is_like(one: Modifier, other: Modifier) -> bool:
    return (
        one.ability is other.ability
        and one.field == other.field
        and one.time == other.time
        and one.env.card is other.env.card
        and one.env.seat == other.env.seat
    )


def bind_next(s: State, event: Event) -> None:
    """[LS-G33] What waits for the next such act is bound to it at its act window, and holds for all of it."""
    found: list[Modifier] = []
    changed = False
    for each in s.modifiers:
        if each.until == c.NEXT_THIS_TURN:
            op = lasting_op(each)
            env = Env(each.env.seat, each.env.card, each.env.serial, each.env.record, event)
            if op.act is None or op.act.holds(s, env):
                env.slots = each.env.slots
                env.numbers = each.env.numbers
                bound = Modifier(
                    env, each.ability, each.pc, each.subject, each.field, each.how, each.amount, c.THIS_ACT, each.time
                )
                found.append(bound)
                changed = True
                continue
        found.append(each)
    if changed:
        s.set_modifiers(found)


# ---- actions [LS-T06]
def gain_actions(s: State, seat: int, amount: int, unrestricted: bool, source: Card) -> None:
    """[LS-4.1.3.6e] [LS-4.1.3.1f.2] Regular or unrestricted ones. [LS-G23] In the earlier edition what other cards
    grant after a combo is used up with the rest."""
    if amount <= 0:
        return
    free = unrestricted and switches_of(s).unrestricted_actions
    over = number(s, seat, c.USED) - regular_actions(s, seat)
    if over > 0:  # what was used has been there, though the text that gave it is gone
        s.numbers[seat * c.SEAT_NUMBERS + c.GRANTED] += over
    at = seat * c.SEAT_NUMBERS + (c.FREE_GRANTED if free else c.GRANTED)
    s.numbers[at] = bounded(s.numbers[at] + amount)  # [LS-G85]
    spent = number(s, seat, c.COMBO_PLAYED) and switches_of(s).grants_after_combo_own
    if spent and combo_of_turn(s, seat) is not source:
        s.numbers[seat * c.SEAT_NUMBERS + (c.FREE_USED if free else c.USED)] += amount
    s.emit(Event(c.ACTIONS_GAINED, seat, None, source, amount, 1 if free else 0, None))


def lose_actions(s: State, seat: int, amount: int) -> None:
    at = seat * c.SEAT_NUMBERS + c.GRANTED
    s.numbers[at] = max(s.numbers[at] - amount, 0)


def use_action(s: State, seat: int, unrestricted: bool) -> None:
    s.numbers[seat * c.SEAT_NUMBERS + (c.FREE_USED if unrestricted else c.USED)] += 1


def use_filtered_action(s: State, modifier: Modifier) -> None:
    """[LS-G24] An action that is good only for some cards is granted and used like any other; the filter is gone."""
    end_modifier(s, modifier)
    s.numbers[modifier.env.seat * c.SEAT_NUMBERS + c.GRANTED] += 1
    s.numbers[modifier.env.seat * c.SEAT_NUMBERS + c.USED] += 1


def use_all_actions(s: State, seat: int) -> None:
    """[LS-4.1.3.1f.1] [LS-G22] A combo uses everything granted so far, held-back actions included."""
    at = seat * c.SEAT_NUMBERS
    kept: list[Modifier] = []
    for each in s.modifiers:
        if each.field == c.F_ACTION and each.env.seat == seat:
            s.numbers[at + c.GRANTED] += 1
        else:
            kept.append(each)
    keep_modifiers(s, kept)
    own = switches_of(s).grants_after_combo_own
    s.numbers[at + c.USED] = s.numbers[at + c.GRANTED] if own else regular_actions(s, seat)
    s.numbers[at + c.FREE_USED] = s.numbers[at + c.FREE_GRANTED]
    s.numbers[at + c.COMBO_PLAYED] = 1


def note_elements(s: State, seat: int, elements: int) -> None:
    """[LS-T16] Uses are counted per Element and turn, and not forgotten when the source of access changes [LS-G13]."""
    s.numbers[seat * c.SEAT_NUMBERS + c.ELEMENTS_USED] |= elements
