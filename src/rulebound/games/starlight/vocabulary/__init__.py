"""The words of Starlight, on top of the shared core: see the cards ledger's section "Card language"."""

from __future__ import annotations

from rulebound.language.core import packs
from rulebound.language.vocabulary import Vocabulary

from . import creatures, sentences, verbs
from .wordings import FOREIGN, PARAPHRASES, WORDINGS

VOCABULARY = Vocabulary(
    "starlight",
    (creatures, verbs, sentences),
    core=packs.phrases(packs.ROLES, packs.ORDERS, packs.TRIGGERS, packs.REPLACEMENTS),
    fold=sentences.fold,
    wordings=WORDINGS,
    paraphrases=PARAPHRASES,
    foreign=FOREIGN,
)
