"""The program of one ability while it is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import LegacyCard
from rulebound.games.lost_legacy.ops.costs import Part
from rulebound.games.lost_legacy.ops.picking import Pick
from rulebound.games.lost_legacy.ops.terms import Chosen
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.play import Op
from rulebound.kernel.terms import Amount, Cards, Trait, Whom
from rulebound.kernel.terms.groups import SlotCards, Together
from rulebound.language.abilities import Ability
from rulebound.language.core.categories import Duration, Thing
from rulebound.language.core.numbers import ThatMuch
from rulebound.language.lowering import YOU, Dialect, Label, TextWriter
from rulebound.language.lowering.waiting import Waiting
from rulebound.language.lowering.writer import Spot
from rulebound.language.node import Node

NONE = -1


class Sent(NamedTuple):
    """What one deed has sent away."""

    slot: int
    as_cost: bool
    who: Whom


class Writer(TextWriter):
    """Writes one ability of a card; `paying` while its costs are written."""

    def __init__(self, dialect: Dialect, card: LegacyCard, text: str, ability: Ability, at: int) -> None:
        super().__init__(dialect, text, ability, at, False)
        self.card = card
        self.paying = False
        self.asks_back = False  # 'You may …. If you don't, …': who declines goes on with the ability
        self.is_played = False  # it is done when its card is played, which is discarded then
        self.needs: list[Part] = []  # [LL-abil.11] what is paid, part by part
        self.several_costs = False
        self.picks: list[Pick] = []  # how the cards are chosen that pay the part which is written
        self.asked: list[Node] = []  # payments that are offered only if they can be paid
        self.answers = False  # it answers an event
        self.watches = False  # for a while, so that it may be about a card that was chosen
        self.timings: list[Waiting] = []  # these
        self.hears_player = False  # of which a player is the subject
        self.in_hand: Node | None = None  # 'while this card is in your hand'
        self.after_battle = False  # it acts when the battle has ended that its timing speaks of
        self.hears: Node | None = None  # the card that the timing is about, as it is named
        self.doomed: Node | None = None  # whom the timing destroys,
        self.destroyer: Cards | None = None  # and who does so
        self.parties: dict[Spot, Cards] = {}  # the references that mean the other party of an event
        self.chosen: list[tuple[Thing, Cards]] = []  # whom this ability has chosen, as they are named
        self.in_mind: Thing | None = None  # whom the card keeps in mind, as they are named where they are chosen
        self.compared: list[tuple[int, Amount, Amount]] = []  # by which value, or -1, and the two numbers
        self.linked_to: dict[Spot, Cards] = {}  # to whom the timing links a card, by the phrase for this
        self.newcomer = False  # 'it' is who has taken the place of another
        self.until: Duration | None = None  # the end of what is said of cards
        self.each: Amount | None = None  # 'for each …', until a verb has taken it,
        self.times: Amount | None = None  # the same of the cards that a verb sends away
        self.most: Amount | None = None  # 'up to a maximum of …'
        self.element = NONE  # the number in which the element stands that was chosen
        self.last_sent = NONE  # the slot of what was sent away last, for 'that many'
        self.lost = NONE  # the number that says how much was lost last
        self.lost_by: Node | None = None  # by which clause
        self.two_amounts = False  # a number was chosen before that
        self.removed = ("", NONE)  # which pieces were removed last, and the slot of those
        self.built = NONE  # the slot of who was built up into
        self.paid: Amount | None = None  # how many MP were paid, where any amount may be
        self.dug = NONE  # the slot of the dug cards
        self.looked_at = NONE  # the slot of those at an end of the deck that were looked at
        self.searched = NONE  # the number that says that a deck was searched
        self.whose_deck: Whom = YOU  # and whose
        self.sent: dict[str, list[Sent]] = {}  # 'erased': what this text has erased, deed by deed
        self.gone: list[Node] = []  # whom it has sent away from the field
        self.from_field: list[Node] = []  # those of them that surely lay there
        self.slots = 1  # the linked character has its own
        self.numbers = c.ENV_SIZE

    @property
    def cause(self) -> int:
        return c.BY_COST if self.paying else c.BY_ABILITY

    def sent_last(self, node: Node, todo: int) -> None:
        """From now on 'that many' is how many these were; behind a number that was chosen it could be either, unless it
        was that many."""
        self.last_sent, self.lost = todo, NONE
        self.two_amounts = self.chosen_number >= 0 and not any(isinstance(each, ThatMuch) for each in node.inside())

    def has_sent(self, done: str, slot: int) -> None:
        self.sent[done] = [*self.sent.get(done, []), Sent(slot, self.paying, self.who)]

    def sent_by(self, node: Node, done: str, marks: Sequence[Trait] = ()) -> Cards:
        """All that was sent away 'this way', by however many deeds."""
        deeds = self.sent.get(done, [])
        if not deeds:
            raise self.not_playable(node, f"no card is {done} before this")
        if len({each.as_cost for each in deeds}) > 1:
            raise self.not_playable(node, f"the cards {done} as a cost, or by the effect? Do only one of these")
        found: list[Cards] = [Chosen(each.slot, [*marks], False) for each in deeds]
        return found[0] if len(found) == 1 else Together(found)

    @contextmanager
    def part(self) -> Iterator[None]:
        yield

    def add_part(self, ability: Lowered) -> None:
        self.card.add_ability(ability)

    def ending(self, op: Op, over: Label) -> None:
        """An op that may end the ability."""
        self.emit(op)
        self.patch(lambda at: setattr(op, "over", at), over)

    def in_slot(self, slot: int) -> SlotCards:
        """What a text has chosen goes by its card: played or moved, it is still meant."""
        return Chosen(slot, [], False)
