"""The program of one ability together with what its words have come to mean so far."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from types import UnionType
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.choosing import Clear
from rulebound.kernel.gates import Gate, SetNumber
from rulebound.kernel.ops import Op, Ops
from rulebound.kernel.terms import Amount, Bound, Cards, Fixed, Whom, You
from rulebound.kernel.terms.amounts import Sum
from rulebound.kernel.terms.groups import SlotCards
from rulebound.kernel.terms.loops import Collect
from rulebound.kernel.terms.verbs import CardOp, EachOp, MoveOp
from rulebound.language.abilities import Ability
from rulebound.language.core.categories import AbilityKind
from rulebound.language.core.clauses import If, IfElse, Otherwise, Unless, UnlessDone
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import ThisWay
from rulebound.language.core.numbers import AmountThisWay, ThatMuch
from rulebound.language.lowering.programs import Label, ProgramWriter
from rulebound.language.node import Node
from rulebound.language.references import Mention, Place

if TYPE_CHECKING:
    from rulebound.language.lowering.dialect import Dialect

YOU = You()
Spot = tuple[int, Place]  # which ability of the card, and where in it


class Fork(Label):
    """The place behind alternatives that exclude one another."""

    def __init__(self, before: int) -> None:
        self.before = before  # the number of 'that much' before them
        self.joint = -1  # and behind them, if one of them leaves an amount


class Rounds(NamedTuple):
    """A loop under way: where it is written, and what was known before it."""

    items: list[Op | Label]
    start: int  # before its first round
    body: int  # where each round begins
    ways: dict[str, int]
    tallied: set[str]
    slots: int  # the first one that a round itself fills


class TextWriter(ProgramWriter):
    """Writes one ability; `who` is the player who does things, `at` says which ability of the card it is."""

    # phrases that ask how much an earlier instruction did
    ASKS_HOW_MUCH: ClassVar[tuple[type[Node], ...]] = (ThatMuch, AmountThisWay)

    def __init__(self, dialect: Dialect, text: str, ability: Ability, at: int, standing: bool) -> None:
        super().__init__(text, ability, standing)
        self.dialect = dialect
        self.at = at
        self.who: Whom = YOU
        self.asked_much: Amount | None = None  # of how much the condition at hand asks
        self.times: Amount | None = None  # 'for each' of the verb at hand
        self.most: Amount | None = None  # and no more than that
        self.least = 0  # nor less than that
        self.x: Callable[[], Amount] | None = None  # what X is
        self.late = False  # the amount at hand hangs on what an earlier part does
        # what the ability answers may have an amount
        self.answers_amount = ability.kind not in (AbilityKind.EFFECTS, AbilityKind.ACTIVATED)
        self.handles: dict[Spot, Cards] = {}
        self.before_offer: dict[Spot, Cards] = {}  # the same where the last offer was made
        self.singled: dict[Spot, SlotCards] = {}  # of 'each …', the one whose turn it is
        self.people: dict[Spot, Whom] = {}
        self.unchosen: dict[Spot, Cards] = {}  # spoken of in a condition, not picked yet
        self.ways: dict[str, int] = {}  # 'discarded this way': the slot
        self.several_ways: set[str] = set()  # those of which more than one instruction has spoken
        self.looked: SlotCards | None = None  # the cards that were looked at
        # the number that holds which modes were chosen, how many these are at most, and of how many
        self.modes: tuple[int, int, int] | None = None
        self.chosen_number = -1  # where the number stands that was chosen
        self.tallies: dict[str, int] = {}
        self.tallied: set[str] = set()  # of which amounts were left in the rounds at hand
        self.written: list[int] = []  # the numbers of amounts, as often as an instruction leaves one there
        self.stale: set[int] = set()  # those that hold an amount from before an offer, if that is declined
        self.in_rounds = 0
        self.ways_wanted: set[str] = set()
        self.tally_wanted = False
        self.done_wanted = False  # the text asks whether something was done
        self.asked_for: dict[int, Amount] = {}  # how many cards were to be chosen into a slot
        self.parts: list[tuple[Lowered, list[Op | Label]]] = []  # abilities that parts of the text become
        self.look(ability)

    def look(self, ability: Ability) -> None:
        """What the text will ask for later."""
        for tree in ability.trees:
            for node in tree.inside():
                if isinstance(node, ThisWay):
                    self.ways_wanted.add(getattr(node.what, "word", ""))
                elif isinstance(node, self.ASKS_HOW_MUCH):
                    self.tally_wanted = True
        nodes = [node for tree in ability.trees for node in tree.inside()]
        self.done_wanted = any(isinstance(node, IfDone | IfNotDone | UnlessDone) for node in nodes) or any(
            has(tree, Otherwise) and not has(tree, If | IfElse | Unless) and not has(before, If | IfElse | Unless)
            for before, tree in pairwise(ability.trees)  # it answers an offer, and no condition
        )

    def emit(self, op: Op) -> None:
        if isinstance(op, MoveOp | EachOp | CardOp) and isinstance(op.group, SlotCards):
            op.least = self.asked_for.get(op.group.slot)
        super().emit(op)

    def ask_for(self, slot: int, count: Amount) -> None:
        """One player is to choose so many: 'if you do' wants them all."""
        if self.done_wanted:
            self.asked_for[slot] = count

    # ---- what words mean
    def spot(self, node: Node) -> Spot:
        return self.at, self.place(node)

    def mention(self, node: Node) -> Mention:
        return self.ability.bindings[self.place(node)]

    def spot_meant(self, node: Node) -> Spot:
        """Where the phrase stands that a reference means."""
        mention = self.mention(node)
        return self.at - mention.back, mention.place

    def mean(self, node: Node, cards: Cards) -> None:
        """From now on, references to this phrase mean these cards."""
        self.handles[self.spot(node)] = cards

    @abstractmethod
    def in_slot(self, slot: int) -> SlotCards:
        """The cards that stand in a slot, as the game's texts speak of them."""

    def bound_slot(self, node: Node) -> int:
        """A slot for what happens to these cards, if anybody asks later; else -1."""
        if not self.is_mentioned(node):
            return -1
        slot = self.slot()
        self.mean(node, self.in_slot(slot))
        return slot

    def way(self, participle: str, keep: int) -> int:
        """The slot of 'discarded this way', if the text speaks of it."""
        if participle in self.ways_wanted:
            if keep < 0:
                keep = self.slot()
            if self.ways.get(participle, keep) != keep:
                self.several_ways.add(participle)
            self.ways[participle] = keep
        return keep

    def this_way(self, node: Node, participle: str) -> int:
        """The slot of what was done so. Of two instructions it would be the last one alone, done or not."""
        if participle not in self.ways:
            raise self.not_playable(node, f"nothing was {participle} before this")
        if participle in self.several_ways:
            raise self.not_playable(node, f"by which instruction? More than one has {participle} cards")
        return self.ways[participle]

    def tally(self, what: str) -> int:
        """The number in which an instruction leaves how much it did, if anybody asks."""
        if not self.tally_wanted:
            return -1
        if what not in self.tallies or (self.in_rounds and what not in self.tallied):
            self.tallies[what] = self.number()  # rounds may still ask for an amount from before them
        self.tallied.add(what)
        self.tallies[""] = self.tallies[what]  # 'that many', 'the same amount' are the latest
        self.written.append(self.tallies[what])
        self.stale.discard(self.tallies[what])
        return self.tallies[what]

    def latest(self, node: Node) -> Amount:
        """[EN-13] How much was done last."""
        self.refuse_stale(node, self.tallies[""])
        return Bound(self.tallies[""])

    def refuse_stale(self, node: Node, number: int) -> None:
        """Where an offer was declined or a condition not so, a number still holds what was done before it."""
        if number in self.stale:
            words = "how much, if what stands before this is not done? Say it in the same sentence, or before that"
            raise self.not_playable(node, words)

    # ---- what is done in rounds: player by player, card by card, so many times
    def begin_rounds(self, start: int) -> Rounds:
        """Called where each round begins; `start` is the place before the first."""
        rounds = Rounds(self.items, start, len(self.items), dict(self.ways), self.tallied, self.slots)
        self.tallied = set()
        self.in_rounds += 1
        return rounds

    def settled(self, node: Node, amount: Amount) -> Amount:
        """A number as it is before the first of what is done one by one: 'draw 1 card for each card in your hand'."""
        if isinstance(amount, Fixed | Bound):
            return amount
        number = self.number()
        self.emit(SetNumber(self.words(node), number, amount))
        return Bound(number)

    def end_round(self, rounds: Rounds) -> None:
        """[EN-5] Called where each round ends. Behind all of them 'this way' and 'that many' are all that was done, in
        a round only what that round did; and 'it' is no card of the round before."""
        once, each = list[Op](), list[Op]()
        known: dict[int, int] = {}
        each.extend(Clear(slot) for slot in sorted(self.left_of_rounds(rounds)))
        for participle, slot in self.ways.items():
            if rounds.ways.get(participle) != slot:
                if slot not in known:
                    known[slot] = self.slot()
                    self.emit(Collect("", slot, known[slot]))
                    once.append(Clear(known[slot]))
                    each.append(Clear(slot))
                self.ways[participle] = known[slot]
        latest = self.tallies.get("", -1)
        for what in sorted(self.tallied - {""}):
            number, total = self.tallies[what], self.number()
            self.emit(SetNumber("", total, Sum([Bound(total), Bound(number)])))
            once.append(SetNumber("", total, Fixed(0)))
            each.append(SetNumber("", number, Fixed(0)))
            self.tallies[what] = total
            if number == latest:
                self.tallies[""] = total
        rounds.items[rounds.body : rounds.body] = each
        rounds.items[rounds.start : rounds.start] = once
        self.tallied |= rounds.tallied
        self.in_rounds -= 1

    def left_of_rounds(self, rounds: Rounds) -> set[int]:
        """The slots that would still hold a card of the round before where an offer is declined."""
        body = rounds.items[rounds.body :]
        gate = next((at for at, op in enumerate(body) if isinstance(op, Gate)), len(body))
        if gate == len(body):
            return set()
        meant = {cards.slot for cards in self.handles.values() if isinstance(cards, SlotCards)}
        done = {slot for participle, slot in self.ways.items() if rounds.ways.get(participle) != slot}
        always = {op.slot for op in body[:gate] if isinstance(op, Clear)}
        return {slot for slot in meant - done - always if slot >= rounds.slots}

    def noted(self, node: Node, much: Amount) -> Amount:
        """An amount as it is now, whatever comes of what it was worked out from."""
        number = self.number()
        self.emit(SetNumber(self.words(node), number, much))
        return Bound(number)

    # ---- alternatives
    def fork(self) -> Fork:
        return Fork(self.tallies.get("", -1))

    def end_arm(self, fork: Fork, *, last: bool = False) -> None:
        """[EN-7] The end of one of several alternatives: the next one knows nothing of how much this one did."""
        latest = self.tallies.get("", -1)
        if latest != fork.before:
            fork.joint = self.number() if fork.joint < 0 else fork.joint
            self.emit(SetNumber("", fork.joint, Bound(latest)))
            self.tallies[""] = fork.before
            if fork.before < 0:
                del self.tallies[""]
        if not last:
            self.jump_to(fork)

    def join(self, fork: Fork) -> None:
        """Behind all of them, 'that much' is what the one did that was carried out."""
        self.mark(fork)
        if fork.joint >= 0:
            self.tallies[""] = fork.joint

    # ---- parts
    @contextmanager
    @abstractmethod
    def part(self) -> Iterator[None]:
        """A part that is not always carried out."""
        yield

    def says_more(self, node: Node) -> bool:
        """Whether a clause has its consequence elsewhere than in the program."""
        return False

    def close_block(self) -> None:
        """Here a block ends that several sentences about the same players share, where a game has such blocks."""

    def program(self) -> Ops:
        """The whole program, and the abilities that parts of it have become."""
        self.close_block()
        self.finish_parts()
        return self.assembled(self.items)

    def finish_parts(self) -> None:
        """The abilities that parts of the text have become share its memory."""
        for ability, items in self.parts:
            ability.code = self.assembled(items)
            ability.slots = self.memory
            self.add_part(ability)
        self.parts = []

    def add_part(self, ability: Lowered) -> None:
        """An ability that a part of the text has become is finished."""


def has(tree: Node, kinds: type[Node] | UnionType) -> bool:
    """Whether such a phrase stands somewhere in a sentence."""
    return any(isinstance(node, kinds) for node in tree.inside())
