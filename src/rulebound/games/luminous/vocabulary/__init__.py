"""The words of Luminous, on top of the shared core: see the ledger's section "Card language"."""

from __future__ import annotations

from rulebound.language.choosing import taken, without_article
from rulebound.language.core import packs
from rulebound.language.vocabulary import Vocabulary

from . import beings, costs, counters, events, filters, nouns, verbs, who
from .changed import CHANGED
from .glossary import GLOSSARY
from .phrasings import IMPLIED
from .sheet import SHEET
from .wordings import FOREIGN, PARAPHRASES, WORDINGS

VOCABULARY = Vocabulary(
    "luminous",
    (nouns, filters, verbs, beings, events, costs, counters, who),
    GLOSSARY,
    core=(*packs.phrases(*packs.MORE), *SHEET.added()),
    wordings=WORDINGS,
    paraphrases={**PARAPHRASES, **CHANGED},
    shapes={**without_article("the opponent"), **taken(  # [LU-key.1] it is not drawn
        "put the top card of your deck into your hand", "put the top {n} cards of your deck into your hand",
        "puts the top card of their deck into their hand", "puts the top {n} cards of their deck into their hand")},
    implied=IMPLIED,
    implied_by_all=True,
    foreign=FOREIGN,
)
