"""Who writes down what a text means, and where meanings are entered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing, StarlightCard
from rulebound.games.starlight.ops.costs import PaidBesides
from rulebound.games.starlight.ops.terms import THIS, OfCombat, OfOne
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Bound, Cards, Test, Trait, Whom
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.abilities import Ability
from rulebound.language.core.categories import Player
from rulebound.language.core.players import PlayerWord
from rulebound.language.lowering import YOU, Dialect, Sense, TextWriter, amounts, choices, clauses, conditions, waiting
from rulebound.language.node import Node

if TYPE_CHECKING:
    from rulebound.games.starlight.meaning.outcomes import Change


@dataclass(frozen=True)
class Waiting(waiting.Waiting):
    """What a trigger waits for: once in a turn; that its own Aura goes, or its creature dies."""

    once: bool = False
    removal: bool = False


act: Sense[Writer, None] = Sense(choices.act)
clause: Sense[Writer, None] = Sense(clauses.clause)
effect: Sense[Writer, None] = Sense(clauses.effect)
amount: Sense[Writer, Amount] = Sense(amounts.amount)
count: Sense[Writer, Amount] = Sense()  # what is counted, for each of which something is done
condition: Sense[Writer, Test] = Sense(conditions.condition)
adjective: Sense[Writer, list[Trait]] = Sense(conditions.adjective)
player: Sense[Writer, Whom] = Sense()
creature: Sense[Writer, Cards] = Sense()  # whom a phrase means
like_one: Sense[Writer, OfOne] = Sense()  # what must be so of `candidate`
happening: Sense[Writer, Waiting] = Sense()  # what a trigger hears `subject` do
event_of: Sense[Writer, Waiting] = Sense()  # what else a trigger hears
line: Sense[Writer, tuple[Cards, Standing]] = Sense()  # of whom a line speaks, and what it says


class Writer(TextWriter):
    """Writes one ability of a card; `doer` is the creature that does what a verb says."""

    def __init__(self, dialect: Dialect, card: StarlightCard, text: str, ability: Ability) -> None:
        super().__init__(dialect, text, ability, 0, False)
        self.card = card
        self.doer: Cards = THIS
        self.player: Whom = YOU  # whose hand and piles
        self.called: Whom | None = None  # whom 'they' means
        self.spoken_of: Cards | None = None  # whom 'it' means
        self.it_typed: dict[int, Cards] = {}  # and whom it means there where it was typed before what is asked first
        self.struck: Cards = OfCombat(True)  # whom an Attack strikes: it was spoken of without a word
        self.looked_slot = -1  # the cards that were looked at
        self.that_card: SlotCards | None = None  # the one card that was looked at or chosen
        self.of_this = False  # the sentences before speak of this creature alone
        self.met: Cards | None = None  # who is there, as the condition says that holds here
        self.met_is_it = False  # nobody else was named there
        self.aura_of: Cards | None = None  # whose Aura is there, as the condition says that holds here
        self.that_aura: SlotCards | None = None  # the Aura that was chosen
        self.pile_of: Cards | None = None  # who has a telegraphed card, as the condition says that holds here
        self.had_counters = -1  # the number of its counters as it was removed
        self.counters_taken = -1  # the number of counters that were removed
        self.said_elsewhere: list[Node] = []  # clauses that have changed an instruction before them
        self.of_another = False  # that card need not be yours
        self.looked_hand = False  # the cards that were looked at are a hand
        self.left_open = ""  # the stat of which as much was lost or spent as somebody liked
        self.taken = -1  # the number of cards that came to the hand
        self.removed = -1  # the number of Auras that were removed
        self.discarded: SlotCards | None = None  # the cards that were discarded
        self.changes: list[Change] = []  # of which stats how much was really lost or gained
        self.discarded_several = False  # there may be several of them
        self.discarded_classes: dict[str, int] = {}  # how many cards of a class were among them, or what they cost
        self.hoisted: list[Op] = []  # what is noted before anything else
        self.outside = False  # it is done when no Combat is going on
        self.in_attack = False  # it is a line about attacks, looked at as one lands
        self.fighters: dict[bool, Cards] = {}  # who attacked and who defended, where the Combat is over by then
        self.outcome_known = False  # the attack of this Combat is over by then
        self.if_so: Test | None = None  # what must be so, when the attack lands, for a sentence about it
        self.generator = ""  # whose it is, as the condition says that holds here
        self.on_generator: Cards | None = None  # and who is on it
        self.alone = False  # the card says nothing else
        self.triggered = False  # the ability answers an event
        self.watches = False  # for a while, so that it may be about whoever was chosen
        self.hears_attack = False  # and this is that somebody attacks
        self.hears_damage = False  # and this is that damage is taken or dealt
        self.hears_mana = False  # and this is that Mana is spent
        self.dead: type[Cards] | None = None  # the sort of who has died, if it is that
        self.printed = -1  # the damage of the Attack
        self.begins = False  # at the first sentence of a Movement card
        self.subject: Player = PlayerWord("you")  # who does what a trigger hears
        self.after = False  # it is heard when it is over
        self.that_creature: Cards | None = None  # whom a trigger speaks of, if not the first of its event
        self.this_aura = False  # the trigger speaks of the Aura itself, so 'it' may be removed
        self.shoved = -1  # the number of tiles of the push or the pull
        self.shoves: list[tuple[str, int]] = []  # of each of them, and which of the two it was
        self.candidate: Cards = THIS  # of whom something is asked that must be so
        self.paid = -1  # the number of what was paid beside the price
        self.slots = 2  # this creature and the target have theirs
        self.numbers = c.ENV_SIZE

    def says_more(self, node: Node) -> bool:
        return any(each is self.said_elsewhere[-1] for each in (node, *node.inside())) if self.said_elsewhere else False

    def latest(self, node: Node) -> Amount:
        """[EN-3] 'That much' of one instruction that changes a stat, not of one of several."""
        if len(self.changes) > 1 and any(each.number == self.tallies[""] for each in self.changes):
            raise self.not_playable(node, "of which? Say 'the Energy lost this way', 'the damage dealt this way'")
        return super().latest(node)

    def paid_besides(self) -> Amount:
        """How much was paid beside the price, or whether it was: noted before anything else, for the invocation may be
        over when it is asked."""
        if self.paid < 0:
            self.paid = self.number()
            self.hoisted.append(SetNumber("", self.paid, PaidBesides()))
        return Bound(self.paid)

    @contextmanager
    def part(self) -> Iterator[None]:
        yield

    def add_part(self, ability: Lowered) -> None:
        self.card.add_ability(ability)

    def in_slot(self, slot: int) -> SlotCards:
        return SlotCards(slot, [])


def asks_for(w: Writer, phrase: type[Node]) -> bool:
    """Whether the text speaks of it somewhere."""
    return any(isinstance(each, phrase) for tree in w.ability.trees for each in tree.inside())
