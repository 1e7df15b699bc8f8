"""Modes of an Attack: 'Choose one: deal 4 damage; or deal 2 damage and the defender loses 1 Mana.'

[ST-INV.8] A mode is chosen when the card is invoked. What it says of the attack is looked at when the attack lands,
and the rest comes behind it [ST-CMB.15]; so each mode becomes sentences that ask whether it was chosen.
"""

from __future__ import annotations

from rulebound.games.starlight.meaning.either_damage import is_damage
from rulebound.games.starlight.meaning.writer import Writer, condition
from rulebound.games.starlight.ops.stats import ModeIs
from rulebound.games.starlight.vocabulary.combat import AboutAttack
from rulebound.games.starlight.vocabulary.verbs import DealPrinted
from rulebound.language.abilities import mode_text
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Clause, Effect, SingleCondition
from rulebound.language.node import Node

Sentences = list[tuple[int, Effect]]


class ModeChosen(SingleCondition):
    """Whether it was this mode; in no text, but made of its modes."""

    number: int


condition.of(ModeChosen, lambda w, node: ModeIs(node.number))


def speaks_of_attack(node: Node) -> bool:
    return any(isinstance(each, AboutAttack | DealPrinted) for each in node.inside())


def by_modes(w: Writer, many: Sentences) -> Sentences:
    """The sentences, each mode as what is done if it was chosen; the damage of the first is the printed one."""
    for at, (number, node) in enumerate(many):
        if isinstance(node, said.Choose) and speaks_of_attack(node):
            return [*many[:at], *((number, each) for each in parts(w, node)), *many[at + 1 :]]
    return many


def parts(w: Writer, node: said.Choose) -> list[Effect]:
    if w.card.modes or node.several is not None or (node.n is not None and node.n.value != 1):
        raise w.not_playable(node, "of an Attack one mode is chosen, and once")
    made: list[Effect] = []
    own = [damage_first(mode) for mode in node.modes]
    if any(own) and not all(own):
        raise w.not_playable(node, "how much damage does each mode deal? Say it in each, or before them")
    w.card.modes = [mode_text(mode) for mode in node.modes]
    w.card.possible_modes = [None] * len(node.modes)
    for number, mode in enumerate(node.modes):
        if not isinstance(mode, said.Plain) or (own[number] and number and not own[0]):
            raise w.not_playable(mode, "say it of an Attack without a condition")
        chosen = ModeChosen(number).at(mode)
        damage, rest = own[number], mode.clauses
        if damage is not None:
            made.append(said.Plain(damage).at(mode) if number == 0 else said.If(chosen, damage, True).at(mode))
            rest = without_first(mode)
        if rest:
            made.append(said.If(chosen, rest).at(mode))
    return made


def damage_first(mode: Effect) -> tuple[Clause, ...] | None:
    """The clause with which a mode begins, if it is 'deal 4 damage'."""
    clauses: tuple[Clause, ...] = getattr(mode, "clauses", ())
    if not clauses or not isinstance(clauses[0], said.Steps):
        return None
    first = clauses[0].but(steps=clauses[0].steps[:1])
    return (first,) if is_damage((first,)) else None


def without_first(mode: said.Plain) -> tuple[Clause, ...]:
    first = mode.clauses[0]
    assert isinstance(first, said.Steps)
    rest = first.steps[1:]
    return (*((first.but(steps=rest),) if rest else ()), *mode.clauses[1:])
