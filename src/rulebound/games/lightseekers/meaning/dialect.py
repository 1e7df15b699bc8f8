"""What the meanings of the core phrases ask of Lightseekers."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.ops import choices
from rulebound.kernel.terms import CardsAre, stats
from rulebound.kernel.terms.traits import NoTrait
from rulebound.language.lowering import Dialect, Offer
from rulebound.tabletop.turns import ExtraTurn

from . import amounts, clauses, conditions, deeds, effects, heroes, nouns, offering, picking, references, senses
from .adjectives import stat_code
from .offering import possible

DIALECT = Dialect(
    act=senses.act,
    clause=senses.clause,
    effect=senses.effect,
    amount=senses.amount,
    condition=senses.condition,
    adjective=senses.adjective,
    player=senses.hero,
    may=Offer(c.M_MAY, c.DO_IT, c.DECLINE),
    modes=(c.M_MODE, c.MODE),
    numbers=(c.M_MODE, c.NUMBER),
    no_more=c.STOP,
    this=references.THIS,
    extra_turn=lambda words, who: ExtraTurn(words, who, c.F_EXTRA_TURN, c.FOR_GOOD),
    cards=nouns.meant,
    chosen=lambda w, node: picking.objects(w, node, nouns.IN_THE_ROWS).cards,
    pick=references.pick,
    card_of_mention=references.card_of_mention,
    traits_of=conditions.traits_of_group,
    cards_are=lambda cards, traits, yes: CardsAre(cards, traits if yes else [NoTrait(traits)]),
    enough=conditions.enough,
    stat=stat_code,
    stat_of=stats.StatOf,
    stat_is=stats.StatIs,
    how_many_of=lambda w, node: amounts.counted_cards(w, nouns.described(w, node, nouns.IN_THE_ROWS)),
    zones=nouns.zones_of,
    whose=heroes.whose,
    deed=deeds.deed,
    offer=lambda w, node, who, verbs: offering.offer(w, node, who, (), verbs, None),
    one_by_one=heroes.done_by,
    possible=lambda w, act: possible(w, act, wholly=True),
    is_choice=choices.is_choice,
    can_begin=lambda w, deed: possible(w, deeds.acts_of([deed])[0]),
    offered_words=offering.offered_words,
    under=clauses.under,
    bound_sentences=effects.bound_sentences,
    in_place_of_bought=effects.in_place_of_bought,
)
