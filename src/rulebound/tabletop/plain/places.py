"""Where cards can lie when an instruction comes to them: what happens in play alone is refused for cards elsewhere.

'Expend your hand' and 'Return a unit to its owner's hand. Destroy it.' would be read and never do anything. [EN-12]
"""

from __future__ import annotations

from typing import Any

from rulebound.kernel.cards import Ability, Triggered
from rulebound.kernel.choosing import PickAtRandom
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, EndOfPile, StatOf, Test
from rulebound.kernel.terms.base import ask_faces
from rulebound.kernel.terms.groups import Both, CardsInZones, SlotCards, ThisCard, Together
from rulebound.kernel.terms.stats import ExtremeStat
from rulebound.language.lowering.asking import parts, values
from rulebound.language.lowering.hidden import traits_of
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


def waits_for_one_gone(forms: Forms, program: Program, at: int, ability: Ability) -> bool:
    """Whether what is laid waits for a thing that happens in play to a card that has been taken away: 'Void two units.
    Whenever one of them attacks this turn, …'"""
    if not isinstance(ability, Triggered) or ability.event not in forms.there:
        return False
    spoken_of = [each for each in parts(values(ability)) if isinstance(each, SlotCards)]
    return any(lies_elsewhere(forms, program, at, each) or is_felled(forms, program, at, each) for each in spoken_of)


def is_felled(forms: Forms, program: Program, at: int, cards: SlotCards) -> bool:
    """Whether these cards have been destroyed, if nothing was put in its place: nobody waits for what they do then."""
    binders = program.binders((CARDS, cards.slot), at)
    return bool(binders) and all(forms.of(where.ops[by]).fells for where, by in binders)


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


def asks_what_nobody_saw(forms: Forms, program: Program, at: int) -> bool:
    """Whether it hangs on the face of a card that has come out of a deck face-down, or lies there: 'Void the top card
    of your deck face down. If it is a unit, …', 'If the top card of your deck is a unit, …'"""
    for term in parts([each for each in values(program.ops[at]) if isinstance(each, Test | Amount | Cards)]):
        if isinstance(term, SlotCards) and ask_faces(term.traits):
            slots: list[Any] = [term]
        elif isinstance(term, ASKING_NUMBERS) or ask_faces(traits_of(term)):
            slots = values(term)
        else:
            continue
        for held in slots:
            if isinstance(held, EndOfPile) and held.zone in forms.unseen and not was_spoken_of(program, at):
                return True
            if isinstance(held, SlotCards):
                binders = program.binders((CARDS, held.slot), at)
                if binders and all(is_covered(forms, where, by) for where, by in binders):
                    return True
    return False


def was_spoken_of(program: Program, at: int) -> bool:
    """Whether something before it is done to the end of a pile: it may have been shown."""
    return any(isinstance(getattr(op, "group", None), EndOfPile) for op in program.ops[:at])


ASKING_NUMBERS = (StatOf, ExtremeStat)


def is_covered(forms: Forms, program: Program, at: int) -> bool:
    """Whether an op lays cards face-down that nobody has seen before, or takes them by chance where they lie so."""
    op: Any = program.ops[at]
    if isinstance(op, PickAtRandom):
        return is_unseen(forms, program, at, op.group)
    name = forms.of(op).covers
    return bool(name) and bool(getattr(op, name)) and is_unseen(forms, program, at, getattr(op, "group", None))


def is_unseen(forms: Forms, program: Program, at: int, cards: Cards | None) -> bool:
    """Whether nobody has seen these cards before `at`: they come out of a deck."""
    if isinstance(cards, EndOfPile):
        return cards.zone in forms.unseen
    if isinstance(cards, CardsInZones):
        return forms.unseen.issuperset(cards.zones)
    if isinstance(cards, SlotCards):
        binders = program.binders((CARDS, cards.slot), at)
        picked = [isinstance(where.ops[by], PickAtRandom) and is_covered(forms, where, by) for where, by in binders]
        return bool(picked) and all(picked)
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
