"""What the meanings of the core phrases ask of Luminous."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning import amounts, clauses, conditions, nouns, offers, references, senses
from rulebound.games.luminous.meaning.adjectives import stat_code
from rulebound.games.luminous.meaning.players import who_has
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops.choices import ChooseCardOrPlayer, ChooseOpponent, ChoosePlayer, Pick
from rulebound.kernel.choosing import Clear
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, CardsAre, StatIs, StatOf, Test, Trait, Whom
from rulebound.language.core.categories import Act, Deed, Player, Stat, Thing, Whose, Zone
from rulebound.language.core.nouns import AnyWhose, Group
from rulebound.language.lowering import Dialect, Offer
from rulebound.language.node import Node


class Luminous(Dialect[Writer]):
    act = senses.act
    clause = senses.clause
    effect = senses.effect
    amount = senses.amount
    condition = senses.condition
    adjective = senses.adjective
    player = senses.player

    may = Offer(c.M_MAY, c.DO_IT, c.DECLINE)
    modes = (c.M_MODE, c.MODE)

    this = references.THIS

    def cards(self, w: Writer, node: Thing) -> Cards:
        return nouns.meant(w, node)

    def chosen(self, w: Writer, node: Thing) -> Cards:
        return nouns.objects(w, node, nouns.ANY)[0]

    def pick(self, w: Writer, node: Node, among: Cards, slot: int) -> Op:
        return references.pick(w, node, among, slot)

    def traits_of(self, w: Writer, node: Group) -> list[Trait]:
        return conditions.traits_of(w, node)

    def cards_are(self, cards: Cards, traits: list[Trait], yes: bool) -> Test:
        return CardsAre(cards, traits, yes)

    def stat(self, w: Writer, node: Stat) -> int:
        return stat_code(node)

    def stat_of(self, cards: Cards, stat: int) -> Amount:
        return StatOf(cards, stat)

    def stat_is(self, stat: int, relation: int, than: Amount) -> Trait:
        return StatIs(stat, relation, than)

    def how_many_of(self, w: Writer, node: Group) -> Amount:
        return amounts.count_of(w, node)

    def zones(self, w: Writer, node: Zone) -> tuple[list[int], Whom | None]:
        return nouns.zones_of(w, node)

    def whose(self, w: Writer, node: Whose | AnyWhose) -> Whom | None:
        return who_has(w, node)

    def deed(self, w: Writer, node: Deed) -> None:
        clauses.deed(w, node)

    def offer(self, w: Writer, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
        clauses.offer(w, node, who, deeds)

    def one_by_one(self, w: Writer, node: Player) -> AbstractContextManager[Whom]:
        return clauses.one_by_one(w, node)

    def possible(self, w: Writer, act: Act) -> Test | None:
        return offers.possible(w, act)

    def is_choice(self, op: Op) -> bool:
        return isinstance(op, Clear | Pick | ChooseCardOrPlayer | ChooseOpponent | ChoosePlayer)


DIALECT = Luminous()
