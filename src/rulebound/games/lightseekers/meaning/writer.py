"""The program of one ability while it is written, and what its words have come to mean so far."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rulebound.games.lightseekers.definition import LightCard, LightTriggered
from rulebound.games.lightseekers.ops import whom
from rulebound.games.lightseekers.ops.this_way import CountEvents
from rulebound.games.lightseekers.vocabulary.amounts import (
    AmountThisWay,
    ForEachDiscarded,
    PerDiscarded,
    SameAmount,
    ThatQuantity,
)
from rulebound.games.lightseekers.vocabulary.verbs import AttackHero
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.ops import Op, Ops
from rulebound.kernel.terms import Amount, Cards, Fixed, Test, Whom, groups, players
from rulebound.kernel.terms.loops import NextOfThese, SetPlayers
from rulebound.language.abilities import Ability
from rulebound.language.core.categories import Act, Duration
from rulebound.language.core.clauses import If
from rulebound.language.core.numbers import ThatMuch
from rulebound.language.lowering import YOU, Dialect, Label, Spot, TextWriter
from rulebound.language.lowering.writer import Rounds
from rulebound.language.node import Node

__all__ = ["YOU", "Block", "Making", "Spot", "Writer"]


class Making:
    """The definition under way, and what all its abilities share."""

    def __init__(self, dialect: Dialect, definition: LightCard, text: str) -> None:
        self.dialect = dialect
        self.definition = definition
        self.text = text
        self.made_triggers: list[LightTriggered] = []  # triggers that effects set up
        self.names_symbol = ""  # what an earlier ability has chosen: an Element or an Order
        self.kept: set[Spot] = set()  # what was chosen for as long as the card is in play
        self.stores = False  # cards under itself: then "the stored cards" are these
        self.cancels = False  # an earlier ability waits for an act to Cancel it


@dataclass(frozen=True)
class Block:
    """[LS-G82] Sentences about one group of heroes that are played out hero by hero."""

    spots: list[Spot]  # where the text names them
    who: Whom
    heroes: int
    hero: int
    again: Label
    behind: Label
    depth: int
    rounds: Rounds


class Writer(TextWriter):
    """Writes one program. `who` is the hero who does things, `attack` that bare verbs which take something away fall on
    the recipient [LS-G09]."""

    ASKS_HOW_MUCH = (ThatMuch, SameAmount, AmountThisWay, ThatQuantity)

    def __init__(self, making: Making, ability: Ability, number: int, *, standing: bool = False) -> None:
        super().__init__(making.dialect, making.text, ability, number, standing)
        self.making = making
        self.attack = False
        self.recipient: Whom | None = None  # whom the Attack is said to be against
        self.put_off_at = -1  # where it is kept when what is written was put off
        self.kept_recipient = -1  # where it is kept who the recipient was, of what is put off
        self.kept_roles: dict[str, int] = {}  # the same of the act that a trigger has seen: recipient, attacker
        self.answers_act = False  # the effect answers an act, and 'that Attack' means it
        self.answers_harm = False  # the effect answers damage or healing, and 'that Attack' means the act that did it
        self.answers_would: frozenset[int] = frozenset()  # the events about to happen that the effect answers
        self.put_away = False  # the effect answers that a card which was played would go to the discard pile
        self.lethal = False  # the effect answers what would bring a hero to 0 health
        self.answers_amount = False  # the event has an amount
        self.asks_amount = False  # the effect begins with 'the same amount', and so with the event's
        self.bare = True  # no subject is named
        self.multiplied = False  # an amount or a count has taken it
        self.as_printed = False  # the noun at hand asks what is printed, not as what cards count
        self.whole = False  # all cards of the noun at hand are meant: those 'of another hero' are of one of choice
        self.asking = False  # it is asked of the noun at hand what it is
        self.comparing = False  # several cards are asked for that are compared with one another
        self.picking = False  # the noun at hand says what is picked: 'additional' ones are just more
        self.drawing_until = False  # the condition at hand is drawn up to: it is about the hand, and more is enough
        self.depth = 0
        self.block: Block | None = None
        self.in_blocks: set[int] = set()  # the slots in which each hero of a block had cards of their own
        self.unchosen_heroes: dict[Spot, Whom] = {}
        self.symbol = -1  # the number in which the Element or Order that was named stands
        self.looked_in: Whom | None = None  # whose deck that was
        self.looked_whose: Node | None = None  # by the words of the text
        self.searched: int | None = None  # the zone that was looked through
        self.shown_hand: Whom | None = None  # whose hand was shown
        self.doers: dict[str, Whom] = {}  # who Discarded, Removed, … last
        self.last_pick: int = -1  # the slot of the last choice, from which 'another' is different
        self.subject: Whom | None = None  # who does or suffers what is watched for; None: whoever
        self.at_zero = False  # under a condition about a hero at 0
        self.asks_several = False  # under a condition about several things that were done: of none is it 'that much'
        self.doing: Act | None = None  # the verb at hand
        self.extra: Amount | None = None  # by how much a later sentence changes the amount or count of one verb
        self.extra_of: Act | None = None  # and of which
        self.waits = False  # what is being written waits for something, in whosoever turn
        self.this_happened = False  # the trigger sees what an earlier ability of the card waits for
        self.cancelled_in = -1  # the sentence with the Cancel, of what is done when it happens
        self.looked_through: Whom | None = None  # whose deck the verb at hand looks through
        self.among_others = False  # the heroes of the phrase at hand are others than you
        self.compared: Cards | None = None  # several cards that are compared with one another
        self.stating = False  # it is asked of a card how it is, and so of which Element
        self.goes_on = -1  # the sentence in which what several heroes do goes on behind ', then'
        self.in_place: tuple[int, If] | None = None  # the sentence that takes the place of what a cost buys
        self.spared: tuple[Whom, list[Test]] | None = None  # who takes none of the damage at hand, and under what
        self.was_spared = False
        # the sentence behind an offer that was settled before what it changes, and whether it was taken
        self.taken: tuple[int, Amount] | None = None
        self.shut: int = 0  # which changes the next amount shuts out
        self.mode_end: Label | None = None  # behind the alternatives at hand
        self.durations: list[Duration] = []  # said around the clause at hand
        self.kept: list[Duration] = []  # those of them that something lasts for
        # in which list of instructions damage was dealt, and healing done, as often as it was
        self.harms: dict[str, list[list[Op | Label]]] = {"damage": [], "healing": []}
        # of which events it is counted where such a list begins, and in which number
        self.counted: list[tuple[list[Op | Label], int, int]] = []

    def look(self, ability: Ability) -> None:
        super().look(ability)
        if any(isinstance(node, PerDiscarded | ForEachDiscarded) for tree in ability.trees for node in tree.inside()):
            self.ways_wanted.add("Discarded")

    def way(self, participle: str, keep: int) -> int:
        self.doers[participle] = self.who
        return super().way(participle, keep)

    def count_before(self, kind: int) -> int:
        """The number that keeps how many such events there were before what is being written is carried out."""
        for items, event, number in self.counted:
            if items is self.items and event == kind:
                return number
        number = self.number()
        self.counted.append((self.items, kind, number))
        return number

    def program(self) -> Ops:
        self.close_block()
        for items, kind, number in self.counted:
            items.insert(0, CountEvents("", number, kind))
        self.counted = []
        return super().program()

    def says_more(self, node: Node) -> bool:
        """[LS-G73] 'Attack your target' says who the recipient is."""
        return self.recipient is not None and any(isinstance(each, AttackHero) for each in node.inside())

    def go_on_with(self, ability: Ability, number: int) -> None:
        """The same program goes on with a later ability of the card."""
        self.close_block()
        self.ability = ability
        self.at = number
        self.sentence = 0
        self.taken = None
        self.look(ability)

    def take_extra(self) -> Amount | None:
        """What a later sentence adds to the amount or count of the verb at hand; it is added once."""
        if self.extra is None or self.standing or self.extra_of is not self.doing:
            return None
        extra, self.extra = self.extra, None
        return extra

    # ---- what words mean
    def in_slot(self, slot: int) -> groups.SlotCards:
        return groups.SlotCards(slot, [], False)

    def mean_hero(self, node: Node, who: Whom) -> None:
        self.people[self.spot(node)] = who

    @contextmanager
    def acting(self, who: Whom) -> Iterator[None]:
        """A part in which somebody is named who does it."""
        before = self.who, self.bare
        self.who = who
        self.bare = False
        try:
            yield
        finally:
            self.who, self.bare = before

    @contextmanager
    def part(self) -> Iterator[None]:
        """A part that is not always carried out, and from which no block reaches out."""
        self.depth += 1
        try:
            yield
        finally:
            if self.block is not None and self.block.depth == self.depth:
                self.close_block()
            self.depth -= 1

    # ---- blocks [LS-G82]
    def open_block(self, node: Node, who: Whom, spot: Spot | None = None) -> Whom:
        """The hero whose turn it is in the block about these heroes."""
        spot = spot or self.spot(node)
        heroes, done, hero = self.number(), self.number(), self.number()
        again, behind = Label(), Label()
        words = self.words(node)
        start = len(self.items)
        self.emit(SetPlayers(words, who, heroes))
        self.emit(SetNumber(words, done, Fixed(0)))
        self.mark(again)
        self.branch(NextOfThese(words, heroes, done, hero), behind)
        rounds = self.begin_rounds(start)
        self.block = Block([spot], who, heroes, hero, again, behind, self.depth, rounds)
        self.people[spot] = players.ChosenPlayer(hero)
        return players.ChosenPlayer(hero)

    def close_block(self) -> None:
        """A sentence about someone else ends the block; one that begins inside of a part ends with it."""
        block = self.block
        if block is None or block.depth != self.depth:
            return
        meant = (cards.slot for cards in self.handles.values() if isinstance(cards, groups.SlotCards))
        self.in_blocks.update(slot for slot in meant if slot >= block.rounds.slots)
        self.end_round(block.rounds)
        self.jump_to(block.again)
        self.mark(block.behind)
        for spot in block.spots:
            self.people[spot] = whom.HeroSet(block.heroes)
        self.block = None

    def add_part(self, ability: Lowered) -> None:
        assert isinstance(ability, LightTriggered)
        self.making.made_triggers.append(ability)
