"""The words of Lost Legacy, on top of the shared core: see the ledger's section "Card language"."""

from __future__ import annotations

from rulebound.language.choosing import without_article
from rulebound.language.core import clauses, conditions, durations, numbers, packs, triggers
from rulebound.language.core import nouns as core_nouns
from rulebound.language.core import sentences as core_sentences
from rulebound.language.vocabulary import Vocabulary

from . import (
    asked,
    beings,
    comparing,
    events,
    holdings,
    likeness,
    narrowing,
    noting,
    nouns,
    of_two_players,
    offers,
    past,
    pieces,
    places,
    players_with,
    prohibitions,
    quantities,
    selecting,
    sentences,
    several_values,
    surplus,
    swapping,
    verbs,
)
from .changed import CHANGED
from .folding import fold
from .said_in_ways import IN_ORDER
from .said_of_deeds import DONE_SO, PUT
from .wordings import FOREIGN, PARAPHRASES, WORDINGS

# An ability has a shape of its own here, so that the sentences and offers of the core are not said.
LEFT_OUT = (
    core_sentences.Skills, core_sentences.Triggered, core_sentences.Statement, core_sentences.OnKeyword,
    core_sentences.Activated, clauses.Doing, clauses.May, clauses.StepsAndMay,
    clauses.AtMoment, clauses.StatBecomes, clauses.StatIsEqual, triggers.FirstTime, triggers.Whenever,
    triggers.When, triggers.AtTime,
    triggers.Period, triggers.PlayerActs, triggers.Edge, conditions.HasThing, durations.UntilLeaves, durations.While,
    durations.Span, durations.Later, core_nouns.InPlay, core_nouns.TheRest, core_nouns.FromAmong,
    core_nouns.ThisTurn,
)  # fmt: skip

PACKS = (
    packs.ORDERS, packs.ARTICLES, packs.COMPARED, packs.EXACT, packs.KINDS, packs.DIFFERENCES, packs.INABILITY,
    packs.LASTING, packs.MOMENTS, packs.TRIGGERS, packs.REPLACEMENTS, packs.CHANCE,
)  # fmt: skip
VOCABULARY = Vocabulary(
    "lost-legacy",
    (
        nouns, verbs, beings, events, sentences, selecting, comparing, past, noting, places, offers, prohibitions,
        likeness, pieces, quantities, several_values, surplus, asked,
        narrowing, of_two_players, holdings, swapping, players_with,
    ),
    core=(
        numbers.TheX, numbers.ThatMuchPlus, numbers.Fold, numbers.FoldThatMuch, numbers.Plus,
        numbers.StatAmong, clauses.WhereX, clauses.ReplaceFirst,
        *(
            each
            for each in packs.phrases(*PACKS)
            if each not in LEFT_OUT
        ),
    ),
    fold=fold,
    wordings=WORDINGS,
    paraphrases={**PARAPHRASES, **CHANGED, **DONE_SO},
    shapes={**without_article("your opponent"), **IN_ORDER, **PUT},
    foreign=FOREIGN,
    whole_card=True,
    asides=True,
)
