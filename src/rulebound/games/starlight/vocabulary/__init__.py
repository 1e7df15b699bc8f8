"""The words of Starlight, on top of the shared core: see the cards ledger's section "Card language"."""

from __future__ import annotations

from rulebound.language.choosing import without_article
from rulebound.language.core import clauses, nouns, numbers, packs, players, triggers
from rulebound.language.core import conditions as conditions_of_core
from rulebound.language.vocabulary import Vocabulary

from . import (
    attack_lines,
    card_sorts,
    carrying,
    chosen_cards,
    combat,
    compared,
    conditions,
    costs,
    counters,
    creatures,
    events,
    exchanges,
    happenings,
    history,
    likes,
    limits,
    moving,
    outcomes,
    pairs,
    sentences,
    sums,
    verbs,
    watching,
    ways,
    whither,
)
from .asked import ASKED, ASKED_WORDINGS
from .in_other_words import SAID_OF_THIS, SHAPES
from .measured import INSTEAD, MEASURED
from .paraphrases import PARAPHRASES
from .placed import PLACED
from .said_of_deeds import DEED_WORDINGS, DEEDS
from .said_variously import VARIOUS, VARIOUS_WORDINGS
from .theirs import THEIRS
from .typed import FURTHER, MORE_WORDINGS
from .wordings import FOREIGN, WORDINGS

# 'It' and 'its' are said of creatures here, not of cards; what a creature cannot do has sentences of its own, as
# has what is watched for a while.
MORE = (
    clauses.AtMomentIf, clauses.AtMomentUnless, clauses.IfAtMoment, numbers.Fold, numbers.FoldThatMuch, numbers.Plus,
    numbers.ThatMuchPlus, numbers.Limited, numbers.HalfThat, numbers.PlusQuantity,
)  # fmt: skip
PACKS = packs.ROLES, packs.ORDERS, packs.EXACT, packs.DIFFERENCES, packs.TRIGGERS, packs.REPLACEMENTS
CORE = MORE + tuple(
    each
    for each in packs.phrases(*PACKS)
    if each not in (conditions_of_core.TurnOf, conditions_of_core.NotTurnOf, clauses.Replace, nouns.It, numbers.Its,
        clauses.PlayerCannot, players.PlayerWord, triggers.When, triggers.Whenever)
)
VOCABULARY = Vocabulary(
    "starlight",
    (creatures, conditions, verbs, combat, sentences, happenings, watching, compared, history, limits, events, costs,
        moving, outcomes, sums,
        chosen_cards, attack_lines, exchanges, ways, pairs, whither, card_sorts, carrying, counters, likes),
    core=CORE,
    fold=sentences.fold,
    wordings={**WORDINGS, **MORE_WORDINGS, **SAID_OF_THIS, **VARIOUS_WORDINGS, **DEED_WORDINGS,
        **carrying.CARRIED_WORDINGS, **ASKED_WORDINGS},
    paraphrases={**PARAPHRASES, **FURTHER, **SHAPES, **PLACED, **VARIOUS, **outcomes.OUTCOMES, **sums.SUMS,
        **chosen_cards.CHOSEN, **attack_lines.ATTACK_LINES, **exchanges.EXCHANGES, **ways.WAYS,
        **pairs.PAIRED, **DEEDS, **whither.WHITHER, **carrying.CARRIED, **MEASURED, **INSTEAD,
        **THEIRS},
    shapes={**without_article("the opponent"), **ASKED},
    foreign=FOREIGN,
)
