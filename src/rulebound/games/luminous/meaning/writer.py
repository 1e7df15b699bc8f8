"""The program of one ability while it is written: ops and labels, slots and numbers, and what each mention means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rulebound.games.luminous.definition import ExtraCost, LuminousCard, LuminousTriggered, Price, StaticAbility
from rulebound.games.luminous.ops import choices, groups, whom
from rulebound.games.luminous.ops.numbers import AddDurability, RemoveDamage, RemoveDurability
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, Whom, players
from rulebound.kernel.terms.verbs import EachOp, MoveOp
from rulebound.language.abilities import Ability
from rulebound.language.lowering import YOU, Dialect, Label, NotPlayable, TextWriter
from rulebound.language.lowering.writer import Spot
from rulebound.language.node import Node

__all__ = ["OPPONENTS", "YOU", "Label", "Making", "NotPlayable", "Writer"]

OPPONENTS = players.Opponents()


class Making:
    """The definition under way, and what all its abilities share."""

    def __init__(
        self, dialect: Dialect, definition: LuminousCard, text: str, tokens: Mapping[str, LuminousCard]
    ) -> None:
        self.dialect = dialect
        self.definition = definition
        self.text = text
        self.tokens = tokens
        self.made_statics: list[StaticAbility] = []  # lines that effects lay on cards
        self.made_triggers: list[LuminousTriggered] = []  # effects that are put off
        self.quoted = False  # the text is lent or given to other cards


class Writer(TextWriter):
    """Writes one ability, [LU-play.15] in printed order; `who` is the player who is doing it."""

    def __init__(self, making: Making, ability: Ability, *, standing: bool = False) -> None:
        super().__init__(making.dialect, making.text, ability, 0, standing)
        self.making = making
        self.actor = -1
        self.offered = False  # behind 'may', and the choice itself may be declined
        self.offering = False  # ... or the deed itself, with a number of choice in it
        self.conditional = 0
        self.instead = False  # what is being written takes the place of an event
        self.dealing = False  # what would happen is that a card deals damage
        self.struck: Node | None = None  # to whom damage would be dealt,
        self.dealer: Node | None = None  # and by which card, if one is named
        self.limited = False  # the next offer may be taken once each turn
        self.laying = False  # what is being written holds for the turn, and knows what was chosen before
        self.in_hand = False  # 'cards in hand' are those of the players who are compared
        self.cause_cost = False
        self.check: Price | None = None  # the orb check of the cost at hand
        self.cost_parts: list[ExtraCost] | None = None  # its other parts: the last one is being written
        self.earlier: list[Cards] = []  # what 'another' is different from
        self.rests: dict[Spot, Cards] = {}  # of 'cards … until there are two units', all of them
        self.in_turn: dict[Spot, players.Actor] = {}  # of 'each player', the one whose turn it is
        self.weighed: set[int] = set()  # numbers of cards to which something was done that is counted itself
        self.found_players: dict[Spot, Whom] = {}  # players by what they have, as it was when they were first spoken of
        self.opponent_number = -1
        self.opponent_asked = False

    # ---- the program
    def emit(self, op: Op) -> None:
        if self.tally_wanted and isinstance(op, MoveOp | EachOp):
            op.tally = self.tally("cards")
            if isinstance(op, AddDurability | RemoveDurability | RemoveDamage):
                self.weighed.add(op.tally)
        if isinstance(op, MoveOp | EachOp):
            op.only_done = op.keep >= 0 and op.keep in self.ways.values()
        if self.cost_parts and isinstance(op, choices.Pick):
            op.cost = self.cost_parts
            op.part = len(self.cost_parts) - 1
        super().emit(op)

    def tally(self, what: str) -> int:
        number = super().tally(what)
        self.weighed.discard(number)
        return number

    def refuse_stale(self, node: Node, number: int) -> None:
        if number in self.weighed:
            raise self.not_playable(node, "cards are counted, not what was put on them or taken off: say how much")
        super().refuse_stale(node, number)

    @contextmanager
    def part(self) -> Iterator[None]:
        """A part that is not always carried out: what was asked in it does not count behind it."""
        asked = self.opponent_asked
        self.conditional += 1
        try:
            yield
        finally:
            self.opponent_asked = asked
            self.conditional -= 1

    def add_part(self, ability: Lowered) -> None:
        if isinstance(ability, LuminousTriggered):
            self.making.made_triggers.append(ability)

    def in_slot(self, slot: int) -> groups.SlotCards:
        return groups.SlotCards(slot, [])

    def ask_for(self, slot: int, count: Amount) -> None:
        if self.who is YOU or isinstance(self.who, whom.TheOpponent | whom.ControllerOf | players.Actor):
            super().ask_for(slot, count)

    def the_opponent(self, node: Node) -> Whom:
        """[LU-multi.6]"""
        if self.standing:
            return OPPONENTS
        if self.opponent_number < 0:
            self.opponent_number = self.number()
        if not self.opponent_asked:
            self.emit(choices.ChooseOpponent(self.words(node), self.opponent_number))
            self.opponent_asked = True
        return whom.TheOpponent(self.opponent_number)

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
