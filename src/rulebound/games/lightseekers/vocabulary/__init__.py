"""The words of Lightseekers, on top of the shared core: see the ledger's section "Card language".

Of the core it takes the basic phrases; where it says more with the same phrase, its own class takes the place of the
core's.
"""

from __future__ import annotations

from rulebound.language.core import packs
from rulebound.language.vocabulary import Vocabulary

from . import (
    actions,
    amounts,
    belonging,
    clauses,
    comparing,
    conditions,
    differing,
    done,
    elements,
    events,
    heroes,
    next_turns,
    nouns,
    numbers,
    places,
    replacing,
    sentences,
    standing,
    this_way,
    verbs,
    windows,
)
from .askings import ASKING_WORDS, ASKINGS
from .changed import CHANGED
from .deeds_otherwise import DEEDS, DEEDS_WORDINGS
from .everyday import EVERYDAY, EVERYDAY_WORDINGS
from .folding import fold
from .further_shapes import FURTHER_SHAPES, FURTHER_WORDINGS
from .glossary import GLOSSARY
from .many_ways import MANY_WAYS, MANY_WORDS
from .paraphrases import PARAPHRASES
from .rich_shapes import RICH_SHAPES, RICH_WORDINGS
from .said_freely import FREE_WORDS, FREELY
from .said_otherwise import SAID_OTHERWISE
from .sheet import SHEET
from .shorter_still import SHORTER, SHORTER_WORDINGS
from .sums import SUM_WORDS, SUMS
from .wordings import FOREIGN, IMPLIED, WORDINGS

VOCABULARY = Vocabulary(
    "lightseekers",
    (
        heroes, elements, windows, next_turns, nouns, places, amounts, verbs, numbers, done, standing, events,
        replacing, conditions, clauses, sentences, this_way, differing, comparing, belonging, actions,
    ),
    GLOSSARY,
    core=(
        *packs.phrases(
            packs.UNTIL, packs.MULTIPLES, packs.ORDINALS, packs.DIFFERENCES, packs.KINDS, packs.ONE_BY_ONE, packs.NAMES,
            packs.CHANCE, packs.EXTRA_TURNS, packs.LIMITS, packs.LATER, packs.REPEATS, packs.MOMENTS, packs.SUMS,
            packs.EXACT,
        ),
        *SHEET.added(),
    ),
    fold=fold,
    whole_card=True,
    wordings={**WORDINGS, **FURTHER_WORDINGS, **SHORTER_WORDINGS, **EVERYDAY_WORDINGS, **RICH_WORDINGS, **MANY_WORDS,
              **DEEDS_WORDINGS, **SUM_WORDS, **ASKING_WORDS, **FREE_WORDS},
    paraphrases={**PARAPHRASES, **SAID_OTHERWISE, **FURTHER_SHAPES, **SHORTER, **EVERYDAY, **RICH_SHAPES, **CHANGED,
                 **MANY_WAYS, **DEEDS, **SUMS, **ASKINGS, **FREELY},
    implied=IMPLIED,
    foreign=FOREIGN,
)  # fmt: skip
