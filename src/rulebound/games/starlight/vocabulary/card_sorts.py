"""Cards by more than their class: a Spell that costs 3 Energy or less, an Aura with counters, a telegraphed card."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import Binding, CardClass, CreatureStat, OneClass
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, category, phrase

REACHES = "<with|that has|that have> <|a> <|maximum> <range of|range>"
AIMED = "<that targets|that target|targeting|aimed at>"
FOES = "<|a|one> <enemy|enemy creature|enemies|enemy creatures>"
COSTING = "<that costs|that cost|costing|with a cost of>"


def sorted_by(form: str, cards: str) -> tuple[str, ...]:
    """What a card is said to be like, behind its class or in front of it."""
    return tuple(f"{form}| {said}" for said in (
        cards.format(" [telegraphed!telegraphed]", ""), cards.format(" {binding}", ""),
        cards.format("", " [telegraphed!<|invoked |played >from <your|its|the|this creature's> Telegraph Pile]"),
        cards.format("", " [mana!<with a Mana cost|that costs Mana|that cost Mana>]"),
        cards.format("", f" {COSTING} {{n}} <or {{bound}} {{stat}}|{{stat}} or {{bound}}>"),
        cards.format("", " <with a|with an|that has a|that has an> {stat} cost of {n} or {bound}"),
        cards.format("", f" {REACHES} {{n}} [or {{bound}}]"),
        cards.format("", f" [at_enemy!{AIMED} {FOES}]"),
        cards.format("", " [aimed!<that has a target|that have a target|with a target|that targets a creature>]"),
        cards.format("", " [numbered!<that has counters|that have counters|with counters>]"),
        cards.format("", " [decked!<that is not a Core card|that are not Core cards|other than a Core card>]"),
        cards.format(" [decked!non-Core]", ""),
    ))  # fmt: skip


@category("a sort of cards")
@phrase(
    *sorted_by("one", "<a|1>{} <[{{what}}] card|{{what}}>{}"),
    *sorted_by("one", "<a|1>{} <{{whats++or}} card|{{whats++or}}>{}"),
    *sorted_by("many", "{} <[{{what}}] cards|{{what:many}}>{}"),
    forms=("one", "many"),
)
class CardSort(Node):
    """Telegraphed, of one binding, by the price or the range that is printed. [ST-INV.4] [ST-INV.5] [ST-CORE.1]"""

    what: CardClass | None = None
    whats: tuple[OneClass, ...] = ()
    telegraphed: bool = False
    binding: Binding | None = None
    mana: bool = False
    n: Number | None = None
    bound: Bound | None = None
    stat: CreatureStat | None = None
    at_enemy: bool = False
    aimed: bool = False
    numbered: bool = False
    decked: bool = False

    def is_absurd(self) -> bool:
        """Two classes have a name of their own."""
        return len(self.whats) == 2
