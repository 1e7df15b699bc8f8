"""What the meanings of the core phrases ask of Lightseekers."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning import (
    amounts,
    clauses,
    conditions,
    deeds,
    effects,
    heroes,
    nouns,
    offering,
    picking,
    possibilities,
    references,
    senses,
)  # fmt: skip
from rulebound.games.lightseekers.meaning.adjectives import stat_code
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import choices
from rulebound.games.lightseekers.ops.traits import NoTrait
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, CardsAre, StatIs, StatOf, Test, Trait, Whom
from rulebound.language.core.categories import Act, Condition, Deed, Player, Stat, Thing, Whose, Zone
from rulebound.language.core.nouns import AnyWhose, Group
from rulebound.language.lowering import Dialect, Offer
from rulebound.language.lowering.dialect import Sentences
from rulebound.language.node import Node


class Lightseekers(Dialect[Writer]):
    act = senses.act
    clause = senses.clause
    effect = senses.effect
    amount = senses.amount
    condition = senses.condition
    adjective = senses.adjective
    player = senses.hero

    may = Offer(c.M_MAY, c.DO_IT, c.DECLINE)
    modes = (c.M_MODE, c.MODE)

    this = references.THIS

    def cards(self, w: Writer, node: Thing) -> Cards:
        return nouns.meant(w, node)

    def chosen(self, w: Writer, node: Thing) -> Cards:
        return picking.objects(w, node, nouns.IN_THE_ROWS).cards

    def pick(self, w: Writer, node: Node, among: Cards, slot: int) -> Op:
        return references.pick(w, node, among, slot)

    def card_of_mention(self, w: Writer, node: Node) -> Cards | None:
        return references.card_of_mention(w, node)

    def traits_of(self, w: Writer, node: Group) -> list[Trait]:
        return conditions.traits_of_group(w, node)

    def cards_are(self, cards: Cards, traits: list[Trait], yes: bool) -> Test:
        return CardsAre(cards, traits if yes else [NoTrait(traits)])

    def stat(self, w: Writer, node: Stat) -> int:
        return stat_code(w, node)

    def stat_of(self, cards: Cards, stat: int) -> Amount:
        return StatOf(cards, stat)

    def stat_is(self, stat: int, relation: int, than: Amount) -> Trait:
        return StatIs(stat, relation, than)

    def how_many_of(self, w: Writer, node: Group) -> Amount:
        return amounts.counted_cards(w, nouns.described(w, node, nouns.IN_THE_ROWS))

    def zones(self, w: Writer, node: Zone) -> tuple[list[int], Whom | None]:
        return nouns.zones_of(w, node)

    def whose(self, w: Writer, node: Whose | AnyWhose) -> Whom | None:
        return heroes.whose(w, node)

    def deed(self, w: Writer, node: Deed) -> None:
        deeds.deed(w, node)

    def offer(self, w: Writer, node: Node, who: Whom, verbs: Sequence[Deed]) -> None:
        offering.offer(w, node, who, (), verbs, None)

    def one_by_one(self, w: Writer, node: Player) -> AbstractContextManager[Whom]:
        return heroes.done_by(w, node)

    def possible(self, w: Writer, act: Act) -> Test | None:
        return possibilities.possible(w, act, wholly=True)

    def is_choice(self, op: Op) -> bool:
        return choices.is_choice(op)

    def can_begin(self, w: Writer, deed: Deed) -> Test | None:
        return possibilities.possible(w, deeds.acts_of([deed])[0])

    def offered_words(self, w: Writer, node: Node, first: Node) -> str:
        return offering.offered_words(w, node, first)

    def under(self, w: Writer, node: Condition) -> AbstractContextManager[None]:
        return clauses.under(w, node)

    def bound_sentences(self, w: Writer, many: Sentences, at: int) -> int:
        return effects.bound_sentences(w, many, at)


DIALECT = Lightseekers()
