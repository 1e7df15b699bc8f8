"""What the meanings of the core phrases ask of Luminous."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.ops.choices import ChooseOpponent, Pick
from rulebound.kernel.choosing import ChooseCardOrPlayer, ChoosePlayer, Clear
from rulebound.kernel.terms import CardsAre, StatIs, stats
from rulebound.language.core.nouns import This
from rulebound.language.lowering import Dialect, Offer
from rulebound.language.lowering.conditions import enough
from rulebound.tabletop.turns import ExtraTurn

from . import amounts, clauses, conditions, nouns, offers, players, senses
from .adjectives import stat_code

DIALECT = Dialect(
    act=senses.act,
    clause=senses.clause,
    effect=senses.effect,
    amount=senses.amount,
    condition=senses.condition,
    adjective=senses.adjective,
    player=senses.player,
    may=Offer(c.M_MAY, c.DO_IT, c.DECLINE),
    modes=(c.M_MODE, c.MODE),
    numbers=(c.M_MODE, c.MODE),
    numbers_named=True,
    no_more=c.CHOOSE_NO_MORE,
    this=nouns.THIS,
    extra_turn=lambda words, who: ExtraTurn(words, who, c.F_EXTRA_TURN, c.FOR_GOOD),
    cards=nouns.meant,
    # This card is asked and not chosen: no instruction leaves it for an 'it' behind.
    chosen=lambda w, node: nouns.meant(w, node) if isinstance(node, This) else nouns.objects(w, node, nouns.ANY)[0],
    pick=nouns.pick,
    traits_of=conditions.traits_of,
    cards_are=CardsAre,
    enough=enough,
    stat=lambda w, node: stat_code(node),
    stat_of=stats.StatOf,
    stat_is=StatIs,
    how_many_of=amounts.count_of,
    zones=nouns.zones_of,
    whose=players.who_has,
    deed=clauses.deed,
    offer=clauses.offer,
    one_by_one=clauses.one_by_one,
    possible=offers.possible,
    bound_sentences=clauses.bound_sentences,
    is_choice=lambda op: isinstance(op, Clear | Pick | ChooseCardOrPlayer | ChooseOpponent | ChoosePlayer),
)
