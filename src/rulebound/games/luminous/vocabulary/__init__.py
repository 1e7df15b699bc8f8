"""The words of Luminous, on top of the shared core: see the ledger's section "Card language"."""

from __future__ import annotations

from rulebound.language import core
from rulebound.language.vocabulary import Vocabulary

from . import beings, costs, events, nouns, verbs
from .glossary import GLOSSARY

VOCABULARY = Vocabulary("luminous", (*core.MODULES, nouns, verbs, beings, events, costs), GLOSSARY)
