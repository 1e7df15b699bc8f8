"""A card told in plain sentences: its abilities, and their programs, indented below what governs them."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.cards import Ability, Definition
from rulebound.kernel.gates import ChooseOne
from rulebound.kernel.ops import Op, Ops
from rulebound.kernel.terms import Cards
from rulebound.tabletop.plain.flow import Program, Step, structure
from rulebound.tabletop.plain.form import Forms, field_names, singular
from rulebound.tabletop.plain.speaker import Speaker

CHOICES: Final = "abcdefgh"


def ops_of(ability: Ability) -> list[Op]:
    return ability.code.ops if isinstance(ability.code, Ops) else []


def made_by(op: Op) -> list[tuple[str, Ability]]:
    """The abilities that an op makes, each with its field."""
    held = [(name, getattr(op, name)) for name in field_names(op)]
    return [(name, ability) for name, ability in held if isinstance(ability, Ability)]


class Teller(Speaker):
    """The telling of one card."""

    def __init__(self, forms: Forms) -> None:
        super().__init__(forms)
        self.number = 0  # of the last sentence
        self.inside: list[Ability] = []  # what is being told: an ability may make itself again

    def card(self, card: Definition) -> list[str]:
        """What is no ability, then every ability with its program. What an op makes is told with the op."""
        lines = [line for line in self.fill(self.forms.card, card).split("\n") if line]
        made = [inner for ability in card.abilities for op in ops_of(ability) for _, inner in made_by(op)]
        for ability in card.abilities:
            if ability not in made:
                self.number = 0
                lines += self.ability(ability, None, True)
        return lines

    def ability(self, ability: Ability, maker: tuple[Program, int] | None, headed: bool) -> list[str]:
        if ability in self.inside:
            return ["The same again."]
        self.inside.append(ability)
        head = [self.sentence(ability)] if headed else []
        ops = ops_of(ability)
        outer = self.program, self.at
        left = [self.left_by(op) for op in ops]
        self.program = Program(ops, self.numbered(ops), left, [self.forms.of(op).again for op in ops], maker)
        lines = self.steps(structure(ops, 0, len(ops)))
        self.program, self.at = outer
        self.inside.pop()
        return head + ["  " + line for line in lines]

    def numbered(self, ops: list[Op]) -> list[int]:
        """The numbers of the sentences, as they will be printed; 0 for an op that needs none."""
        numbers: list[int] = []
        for op in ops:
            needs_none = self.goes_without_saying(op)
            self.number += not needs_none
            numbers.append(0 if needs_none else self.number)
            for _, inner in made_by(op):
                if inner not in self.inside:
                    self.inside.append(inner)
                    self.numbered(ops_of(inner))
                    self.inside.pop()
        return numbers

    def goes_without_saying(self, op: Op) -> bool:
        """Whether all that an op does is to remember what means the same later: it is said where it is used."""
        form = self.forms.of(op)
        if not isinstance(form.words, str) or not form.words:
            return not form.words
        return form.words.startswith("Note ") and all(self.is_simple(getattr(op, name)) for name in form.slots)

    def steps(self, steps: list[Step]) -> list[str]:
        lines: list[str] = []
        for step in steps:
            self.at = step.at
            op = self.program.ops[step.at]
            if self.program.numbers[step.at]:
                lines.append(f"{self.program.numbers[step.at]}. {self.sentence(op)}")
            self.number = self.program.numbers[step.at]
            self.own = "it" if isinstance(getattr(op, "what", None), Cards) else "this card"
            for name, inner in made_by(op):
                headed = name not in self.forms.of(op).silent
                lines += ["  " + line for line in self.ability(inner, (self.program, step.at), headed)]
            self.own = "this card"
            for number, branch in enumerate(step.branches):
                if isinstance(op, ChooseOne):
                    test = op.tests[number]
                    only = "" if test is None else f" only if {self.explained(self.said(test))}"
                    lines.append(f"  ({CHOICES[number]}){only}")
                elif number:
                    lines.append("Otherwise:")
                lines += [("    " if isinstance(op, ChooseOne) else "  ") + line for line in self.steps(branch)]
        return lines

    def sentence(self, value: object) -> str:
        said = singular(self.explained(self.fill(self.forms.of(value), value).strip(" ,")))
        return said[:1].upper() + said[1:] + ("" if said.endswith(":") else ".")
