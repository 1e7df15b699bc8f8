"""How a card's text is understood, in words: what `rulebound.read_card` answers."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.kernel.ops import Ops
from rulebound.tabletop.kits import kit_of


@dataclass(frozen=True, slots=True)
class AbilityReading:
    """One ability: what kind it is, its words, and the instructions it became, each with the words it comes from."""

    kind: str
    text: str
    instructions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardReading:
    """A text as it was read; or everything that is wrong with it, each with a caret under the place."""

    text: str
    printed: str
    """The text printed back from what was understood; empty if it was not."""
    abilities: tuple[AbilityReading, ...]
    errors: tuple[str, ...]
    plain: tuple[str, ...] = ()
    """What the card will do, in numbered sentences; what depends on a line is indented below it."""

    @property
    def ok(self) -> bool:
        """Whether the text was understood."""
        return not self.errors

    def __str__(self) -> str:
        if self.errors:
            return "\n".join(self.errors)
        return "\n".join([self.printed, *(f"  {line}" for line in self.plain)])


def read_card(text: str, ruleset: str, kind: str) -> CardReading:
    """A text on a card of some kind, in the words of the game."""
    reader = kit_of(ruleset).card_check()
    card = reader.specimen(kind, text)
    errors = tuple(complaint.shown for complaint in reader.complaints(card))
    if errors:
        return CardReading(text, "", (), errors)
    definition = reader.define(card, card.text)
    abilities = tuple(
        AbilityReading(
            type(ability).__name__,
            ability.clause,
            tuple(f"{type(op).__name__}: {op.clause}" for op in ability.code.ops)
            if isinstance(ability.code, Ops)
            else (),
        )
        for ability in definition.abilities
    )
    return CardReading(text, str(reader.read(card)), abilities, (), tuple(reader.plain(definition)))
