"""The program of one ability while it is written: ops and labels, slots and numbers, and what each mention means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from rulebound.games.luminous.definition import LuminousCard, LuminousTriggered, Price, StaticAbility
from rulebound.games.luminous.ops.choices import ChooseOpponent
from rulebound.games.luminous.ops.groups import Cards, SlotCards
from rulebound.games.luminous.ops.players import Players
from rulebound.games.luminous.ops.verbs import EachOp, MoveOp
from rulebound.games.luminous.ops.whom import Opponents, TheOpponent, Yourself
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Amount, Op, Ops
from rulebound.language.abilities import Ability
from rulebound.language.core.nouns import ThisWay
from rulebound.language.core.numbers import AmountThisWay, ThatMuch
from rulebound.language.errors import CardTextError
from rulebound.language.node import Node
from rulebound.language.references import Place

YOU = Yourself()
OPPONENTS = Opponents()


class NotPlayable(CardTextError):
    """A text that can be read but not played yet: the words under the caret have no meaning there."""


class Label:
    """A place in the program, known once the program is put together."""


class Making:
    """The definition under way, and what all its abilities share."""

    def __init__(self, definition: LuminousCard, text: str, tokens: Mapping[str, LuminousCard]) -> None:
        self.definition = definition
        self.text = text
        self.tokens = tokens
        self.made_statics: list[StaticAbility] = []  # lines that effects lay on cards
        self.made_triggers: list[LuminousTriggered] = []  # effects that are put off


class Writer:
    """Writes one ability, [LU-play.15] in printed order.

    `who` is the player who is doing it, `standing` that nothing can be asked or bound:
    static lines, triggers and costs are looked at without being carried out."""

    def __init__(self, making: Making, ability: Ability, *, standing: bool = False) -> None:
        self.making = making
        self.ability = ability
        self.standing = standing
        self.items: list[Op | Label] = []
        self.patches: list[tuple[Callable[[int], None], Label]] = []
        self.slots = 0
        self.numbers = 0
        self.sentence = 0
        self.who: Players = YOU
        self.actor = -1
        self.times: Amount | None = None  # 'for each' of the verb at hand
        self.offered = False  # behind 'may', and the choice itself may be declined
        self.conditional = 0
        self.cause_cost = False
        self.check: Price | None = None  # the orb check of the cost at hand
        self.handles: dict[Place, Cards] = {}
        self.people: dict[Place, Players] = {}
        self.unchosen: dict[Place, Cards] = {}  # spoken of in a condition, not picked yet
        self.earlier: list[Cards] = []  # what 'another' is different from
        self.ways: dict[str, int] = {}  # 'sacrificed this way': the slot
        self.looked: SlotCards | None = None  # the cards that a player looks at
        self.opponent_number = -1
        self.opponent_asked = False
        trees = [node for tree in ability.trees for node in tree.inside()]
        self.ways_wanted = {getattr(node.what, "word", "") for node in trees if isinstance(node, ThisWay)}
        self.tally_wanted = any(isinstance(node, ThatMuch | AmountThisWay) for node in trees)
        self.parts: list[tuple[Lowered, list[Op | Label]]] = []  # abilities that parts of the text become
        self.tallies: dict[str, int] = {}
        self.tallied = False

    # ---- words
    def words(self, node: Node) -> str:
        """The printed words of a phrase."""
        start, end = node.span
        said = self.ability.sentences[self.sentence].text[start:end]
        return said[:1].upper() + said[1:]

    def not_playable(self, node: Node, why: str = "this can be read but not played yet") -> NotPlayable:
        placed = self.ability.sentences[self.sentence]
        start, end = node.span
        return NotPlayable(self.making.text, placed.offset + start, placed.text[start:end], why)

    def place(self, node: Node) -> Place:
        return Place(self.sentence, node.span)

    # ---- the program
    def emit(self, op: Op) -> None:
        if self.standing:
            raise AssertionError("nothing is carried out here")
        if self.tally_wanted and isinstance(op, MoveOp | EachOp):
            op.tally = self.tally("cards")
        self.items.append(op)

    def mark(self, label: Label) -> None:
        self.items.append(label)

    def patch(self, setter: Callable[[int], None], label: Label) -> None:
        """Tell an op where a label has come to lie."""
        self.patches.append((setter, label))

    @contextmanager
    def aside(self) -> Iterator[list[Op | Label]]:
        """Write into a list of its own, to be put in its place later."""
        kept = self.items
        self.items = []
        try:
            yield self.items
        finally:
            self.items = kept

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

    def assembled(self, items: Sequence[Op | Label]) -> Ops:
        at: dict[int, int] = {}
        ops: list[Op] = []
        for item in items:
            if isinstance(item, Label):
                at[id(item)] = len(ops)
            else:
                ops.append(item)
        for setter, label in self.patches:
            if id(label) in at:
                setter(at[id(label)])
        return Ops(ops)

    @property
    def memory(self) -> int:
        """How many slots and numbers the ability needs."""
        return max(self.slots, self.numbers)

    # ---- memory
    def slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def number(self) -> int:
        self.numbers += 1
        return self.numbers - 1

    def is_mentioned(self, node: Node) -> bool:
        """Whether a later reference means this phrase."""
        place = self.place(node)
        return any(mention.place == place for mention in self.ability.bindings.values())

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

    def the_opponent(self, node: Node) -> Players:
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
    def acting(self, who: Players, actor: int = -1) -> Iterator[None]:
        """A part in which somebody else does things; `actor` is the number in which that player stands."""
        before = self.who, self.actor
        self.who = who
        self.actor = actor if actor >= 0 or who is YOU else self.number()
        try:
            yield
        finally:
            self.who, self.actor = before
