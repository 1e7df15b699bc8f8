"""The program of one ability while it is written: ops and labels, slots and numbers, and what each mention means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rulebound.games.luminous.definition import ExtraCost, LuminousCard, LuminousTriggered, Price, StaticAbility
from rulebound.games.luminous.ops.choices import Actor, ChooseOpponent, Pick
from rulebound.games.luminous.ops.groups import SlotCards
from rulebound.games.luminous.ops.verbs import EachOp, MoveOp
from rulebound.games.luminous.ops.whom import Opponents, TheOpponent
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Op, Ops
from rulebound.kernel.terms import Amount, Cards, Whom, You
from rulebound.language.abilities import Ability
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import ThisWay
from rulebound.language.core.numbers import AmountThisWay, ThatMuch
from rulebound.language.lowering import Label, NotPlayable, ProgramWriter
from rulebound.language.node import Node
from rulebound.language.references import Place

__all__ = ["OPPONENTS", "YOU", "Label", "Making", "NotPlayable", "Writer"]

YOU = You()
OPPONENTS = Opponents()


class Making:
    """The definition under way, and what all its abilities share."""

    def __init__(self, definition: LuminousCard, text: str, tokens: Mapping[str, LuminousCard]) -> None:
        self.definition = definition
        self.text = text
        self.tokens = tokens
        self.made_statics: list[StaticAbility] = []  # lines that effects lay on cards
        self.made_triggers: list[LuminousTriggered] = []  # effects that are put off


class Writer(ProgramWriter):
    """Writes one ability, [LU-play.15] in printed order; `who` is the player who is doing it."""

    def __init__(self, making: Making, ability: Ability, *, standing: bool = False) -> None:
        super().__init__(making.text, ability, standing)
        self.making = making
        self.who: Whom = YOU
        self.actor = -1
        self.times: Amount | None = None  # 'for each' of the verb at hand
        self.offered = False  # behind 'may', and the choice itself may be declined
        self.conditional = 0
        self.cause_cost = False
        self.check: Price | None = None  # the orb check of the cost at hand
        self.cost_parts: list[ExtraCost] | None = None  # its other parts: the last one is being written
        self.handles: dict[Place, Cards] = {}
        self.people: dict[Place, Whom] = {}
        self.unchosen: dict[Place, Cards] = {}  # spoken of in a condition, not picked yet
        self.earlier: list[Cards] = []  # what 'another' is different from
        self.ways: dict[str, int] = {}  # 'sacrificed this way': the slot
        self.looked: SlotCards | None = None  # the cards that a player looks at
        self.opponent_number = -1
        self.opponent_asked = False
        trees = [node for tree in ability.trees for node in tree.inside()]
        self.ways_wanted = {getattr(node.what, "word", "") for node in trees if isinstance(node, ThisWay)}
        self.tally_wanted = any(isinstance(node, ThatMuch | AmountThisWay) for node in trees)
        self.done_wanted = any(isinstance(node, IfDone | IfNotDone) for node in trees)
        self.asked_for: dict[int, Amount] = {}  # how many cards were to be chosen into a slot
        self.parts: list[tuple[Lowered, list[Op | Label]]] = []  # abilities that parts of the text become
        self.tallies: dict[str, int] = {}
        self.tallied = False

    # ---- the program
    def emit(self, op: Op) -> None:
        if self.tally_wanted and isinstance(op, MoveOp | EachOp):
            op.tally = self.tally("cards")
        if isinstance(op, MoveOp | EachOp) and isinstance(op.group, SlotCards):
            op.least = self.asked_for.get(op.group.slot)
        if self.cost_parts and isinstance(op, Pick):
            op.cost = self.cost_parts
            op.part = len(self.cost_parts) - 1
        super().emit(op)

    @contextmanager
    def block(self) -> Iterator[None]:
        """A part that is not always carried out: what was asked in it does not count behind it."""
        asked = self.opponent_asked
        self.conditional += 1
        try:
            yield
        finally:
            self.opponent_asked = asked
            self.conditional -= 1

    def program(self) -> Ops:
        """The whole program; the abilities that parts of it have become are finished with it."""
        self.finish_parts()
        return self.assembled(self.items)

    def finish_parts(self) -> None:
        for ability, items in self.parts:
            ability.code = self.assembled(items)
            ability.slots = self.memory
            if isinstance(ability, LuminousTriggered):
                self.making.made_triggers.append(ability)

    # ---- memory
    def mean(self, node: Node, cards: Cards) -> None:
        """From now on, references to this phrase mean these cards."""
        self.handles[self.place(node)] = cards

    def bound_slot(self, node: Node) -> int:
        """A slot for what happens to these cards, if anybody asks later; else -1."""
        if not self.is_mentioned(node):
            return -1
        slot = self.slot()
        self.mean(node, SlotCards(slot, []))
        return slot

    def ask_for(self, slot: int, count: Amount) -> None:
        """One player is to choose so many: 'if you do' wants them all."""
        if self.done_wanted and (self.who is YOU or isinstance(self.who, TheOpponent | Actor)):
            self.asked_for[slot] = count

    def way(self, participle: str, keep: int) -> int:
        """The slot of 'sacrificed this way', if the text speaks of it."""
        if participle in self.ways_wanted:
            if keep < 0:
                keep = self.slot()
            self.ways[participle] = keep
        return keep

    def tally(self, what: str) -> int:
        """The number in which an instruction leaves how much it did, if anybody asks."""
        if not self.tally_wanted:
            return -1
        self.tallied = True
        if what not in self.tallies:
            self.tallies[what] = self.number()
        self.tallies[""] = self.tallies[what]  # 'that much' is the latest
        return self.tallies[what]

    def the_opponent(self, node: Node) -> Whom:
        """[LU-multi.6]"""
        if self.standing:
            return OPPONENTS
        if self.opponent_number < 0:
            self.opponent_number = self.number()
        if not self.opponent_asked:
            self.emit(ChooseOpponent(self.words(node), self.opponent_number))
            self.opponent_asked = True
        return TheOpponent(self.opponent_number)

    @contextmanager
    def acting(self, who: Whom, actor: int = -1) -> Iterator[None]:
        """A part in which somebody else does things; `actor` is the number in which that player stands."""
        before = self.who, self.actor
        self.who = who
        self.actor = actor if actor >= 0 or who is YOU else self.number()
        try:
            yield
        finally:
            self.who, self.actor = before
