"""The proof that a card can do what it says: what every instruction speaks of has been bound on every way to it.

The forms say of each class of op what it leaves and which of its fields read what others have left; so nothing is
listed twice, and a class without a form is an error here as it is where cards are told. [EN-13]
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from rulebound.kernel.cards import Ability, Definition
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Bound, CountOf, Test
from rulebound.kernel.terms.amounts import HowManyThisWay
from rulebound.kernel.terms.traits import NotBound
from rulebound.language.errors import CardTextError
from rulebound.language.lowering import NotPlayable
from rulebound.tabletop.plain.flow import CARDS, DONE, NUMBER, Key, Program, is_done, only_asks
from rulebound.tabletop.plain.form import TOKEN, Forms, field_names
from rulebound.tabletop.plain.places import asks_what_nobody_saw, is_misplaced, is_of_one_gone, waits_for_one_gone
from rulebound.tabletop.plain.speaker import Speaker, is_empty
from rulebound.tabletop.plain.teller import made_by, ops_of

# Of these nothing is so much as none, which is a number like any other; and all cards are other than none.
COUNTED = (Bound, CountOf, HowManyThisWay, NotBound)


MAYBE: Final = (
    "what this speaks of is there only if something before it is done: begin with 'If you do, …', or name it here"
)
NOTHING_DONE: Final = "nothing before this says whether it was done: say what must be so"
GONE: Final = "this happens to cards in play, and that card has just left: say 'this' if you mean the card itself"
NOT_THERE: Final = "this happens to cards in play, and such cards are not: they lie in a hand or a pile"

UNSEEN: Final = "nobody has seen that card: let a player look at it, or reveal it, before this asks what it is"


class Loose(NamedTuple):
    """An instruction that cannot be sure of what it speaks of, and why."""

    op: Op
    why: str


def prove(forms: Forms, card: Definition, text: str) -> None:
    """Refuse a card with a caret under the first instruction that speaks of what may never have been."""
    for loose in unbound(forms, card):
        raise refusal(loose, text)


def refusal(loose: Loose, text: str) -> CardTextError:
    clause = loose.op.clause
    at = max(text.lower().rfind(clause.lower()), 0) if clause else 0
    word = (clause or text).split(maxsplit=1)[0].rstrip(",:;.")
    return NotPlayable(text, at, text[at : at + len(word)], loose.why)


def unbound(forms: Forms, card: Definition) -> list[Loose]:
    """All that an instruction of the card speaks of without being sure of it."""
    speaker = Speaker(forms)
    made = [inner for ability in card.abilities for op in ops_of(ability) for _, inner in made_by(op)]
    found: list[Loose] = []
    for ability in card.abilities:
        if ability not in made:
            found += loose_ends(speaker, ability, None, [])
    return found


def loose_ends(
    speaker: Speaker, ability: Ability, maker: tuple[Program, int] | None, inside: list[Ability]
) -> Iterator[Loose]:
    ops = ops_of(ability)
    left = [speaker.left_by(op) for op in ops]
    program = Program(ops, [0] * len(ops), left, [speaker.forms.of(op).again for op in ops], maker)
    for at, op in enumerate(ops):
        if not program.known[at] and at:
            continue  # nothing leads here
        if (is_done(op, True) or is_done(op, False)) and not says_whether_done(speaker.forms, program, at):
            yield Loose(op, NOTHING_DONE)
        for key in set(reads(speaker.forms, op)):
            if not program.is_bound(key, at):
                yield Loose(op, MAYBE)
        if is_misplaced(speaker.forms, program, at):
            yield Loose(op, NOT_THERE)
        if asks_what_nobody_saw(speaker.forms, program, at):
            yield Loose(op, UNSEEN)
        if is_of_one_gone(speaker.forms, ability, ops, at):
            yield Loose(op, GONE)
        for _, inner in made_by(op):
            if waits_for_one_gone(speaker.forms, program, at, inner):
                yield Loose(op, NOT_THERE)
            if inner not in inside:
                yield from loose_ends(speaker, inner, (program, at), [*inside, inner])


def says_whether_done(forms: Forms, program: Program, at: int) -> bool:
    """Whether what stands before it tells if it was done; an act that cannot say so hides those before it, and so does
    a question that was answered with no."""
    binders = [before.ops[index] for before, index in program.binders(DONE, at)]
    return not all(only_asks(op) for op in binders) and not any(forms.of(op).mute for op in binders)


def reads(forms: Forms, value: Any) -> Iterator[Key]:
    """What an op or a term asks for that earlier ops have left; of a condition nothing, for it can be that it is not
    so."""
    if isinstance(value, (*COUNTED, Test)):
        return
    form = forms.of(value)
    for name, how in asked(form.words) if isinstance(form.words, str) else ():
        held = getattr(value, name)
        if isinstance(held, int) and held >= 0 and name not in form.leaves:
            yield how, held
    for name in field_names(value):
        held = getattr(value, name)
        for each in held if isinstance(held, list | tuple) else [held]:
            if not is_empty(each) and type(each) in forms.classes and not isinstance(each, Ability | Op):
                yield from reads(forms, each)


@cache
def asked(words: str) -> list[tuple[str, str]]:
    """The slots of a form that speak of what others have left."""
    found: list[tuple[str, str]] = []
    for token in TOKEN.finditer(words):
        if token[5] in (CARDS, NUMBER):
            found.append((token[4], token[5]))
        found += asked(token[3]) if token[3] else []
    return found
