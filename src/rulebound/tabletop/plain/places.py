"""Where cards can lie when an instruction comes to them: what happens in play alone is refused for cards elsewhere.

'Expend your hand' and 'Return a unit to its owner's hand. Destroy it.' would be read and never do anything. [EN-12]
"""

from __future__ import annotations

from rulebound.kernel.cards import Ability, Triggered
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Cards, EndOfPile
from rulebound.kernel.terms.groups import Both, CardsInZones, SlotCards, ThisCard, Together
from rulebound.tabletop.plain.flow import CARDS, Program
from rulebound.tabletop.plain.form import Forms


def is_misplaced(forms: Forms, program: Program, at: int) -> bool:
    """Whether an instruction for cards in play can only come to cards in a hand or a pile."""
    name = forms.of(program.ops[at]).in_play
    return bool(name) and lies_elsewhere(forms, program, at, getattr(program.ops[at], name))


def is_of_one_gone(forms: Forms, ability: Ability, ops: list[Op], at: int) -> bool:
    """Whether an instruction for cards in play comes to the card of which its trigger has heard that it went:
    'Whenever another unit is destroyed, put a +1/+1 counter on it.'"""
    name = forms.of(ops[at]).in_play
    if not name or not isinstance(ability, Triggered) or ability.event not in forms.gone:
        return False
    brought = any(forms.of(op).brings for op in ops[:at])  # [EN-4]
    gone = (*forms.heard, ThisCard) if ability.own else forms.heard
    return isinstance(getattr(ops[at], name), gone) and not brought


def lies_elsewhere(forms: Forms, program: Program, at: int, cards: Cards | None) -> bool:
    """Whether none of these cards can be in play where `at` begins."""
    if isinstance(cards, CardsInZones):
        return forms.table.isdisjoint(cards.zones)
    if isinstance(cards, EndOfPile):
        return True
    if isinstance(cards, Both):
        return any(lies_elsewhere(forms, program, at, each) for each in cards.groups)
    if isinstance(cards, Together):
        return all(lies_elsewhere(forms, program, at, each) for each in cards.groups)
    if isinstance(cards, SlotCards):
        if any(is_brought(forms, op, cards.slot) for op in program.ops[:at]):
            return False  # [EN-4]
        binders = program.binders((CARDS, cards.slot), at)
        return bool(binders) and all(is_taken_away(forms, where, by) for where, by in binders)
    return False


def is_brought(forms: Forms, op: object, slot: int) -> bool:
    """Whether an op has put the cards of a slot into play."""
    name = forms.of(op).brings
    return bool(name) and getattr(getattr(op, name), "slot", None) == slot


def is_taken_away(forms: Forms, program: Program, at: int) -> bool:
    """Whether what an op binds is out of play behind it."""
    op = program.ops[at]
    form = forms.of(op)
    return form.away or (form.leaves_there and lies_elsewhere(forms, program, at, getattr(op, "group", None)))
