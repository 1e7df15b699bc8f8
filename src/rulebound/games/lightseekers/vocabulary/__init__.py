"""The words of Lightseekers, on top of the shared core: see the ledger's section "Card language".

What the core says in the words of other games (control, life, the opponent) is left out; where Lightseekers says more
with the same phrase, its own class takes the place of the core's.
"""

from __future__ import annotations

from rulebound.language import core
from rulebound.language.core import clauses as core_clauses
from rulebound.language.core import conditions as core_conditions
from rulebound.language.core import durations as core_durations
from rulebound.language.core import nouns as core_nouns
from rulebound.language.core import numbers as core_numbers
from rulebound.language.core import players as core_players
from rulebound.language.core import sentences as core_sentences
from rulebound.language.core import triggers as core_triggers
from rulebound.language.vocabulary import Vocabulary

from . import (
    amounts,
    clauses,
    conditions,
    elements,
    events,
    heroes,
    next_turns,
    nouns,
    numbers,
    places,
    sentences,
    standing,
    verbs,
    windows,
)
from .folding import fold
from .glossary import GLOSSARY

_LEFT_OUT = (
    core_players.PlayerWord,
    core_players.WhoseWord,
    core_numbers.TheX,
    core_numbers.AnOne,
    core_numbers.AllOfIt,
    core_numbers.HalfLife,
    core_numbers.LifeOf,
    core_numbers.Measured,
    core_numbers.AmountThisWay,
    core_numbers.WithComparedStat,
    core_nouns.Article,
    core_nouns.Called,
    core_nouns.Name,
    core_nouns.Controls,
    core_nouns.NotControls,
    core_nouns.Owns,
    core_nouns.YouPlay,
    core_durations.Span,
    core_durations.Later,
    core_conditions.ControlsThing,
    core_conditions.ControlsNot,
    core_conditions.ControlsMore,
    core_conditions.More,
    core_conditions.HasLife,
    core_conditions.HasMoreLife,
    core_conditions.DidThisTurn,
    core_conditions.PlayerDidThisTurn,
    core_triggers.Whenever,
    core_triggers.When,
    core_triggers.AtTime,
    core_triggers.Period,
    core_triggers.PlayerActs,
    core_triggers.PlayerHappens,
    core_triggers.WouldHappen,
    core_triggers.WouldAct,
    core_triggers.PlayerWould,
    core_clauses.Doing,
    core_clauses.Do,
    core_clauses.YouDo,
    core_clauses.DoOr,
    core_clauses.PlayerCannot,
    core_clauses.PlayerMay,
    core_clauses.ThingIs,
    core_clauses.StatBecomes,
    core_clauses.StatIsEqual,
    core_clauses.LifeBecomes,
    core_clauses.If,
    core_clauses.Replace,
    core_sentences.OnKeyword,
    core_sentences.Activated,
)

VOCABULARY = Vocabulary(
    "lightseekers",
    (
        *core.MODULES,
        heroes,
        elements,
        windows,
        next_turns,
        nouns,
        places,
        amounts,
        verbs,
        numbers,
        standing,
        events,
        conditions,
        clauses,
        sentences,
    ),
    GLOSSARY,
    without=_LEFT_OUT,
    fold=fold,
    whole_card=True,
)
