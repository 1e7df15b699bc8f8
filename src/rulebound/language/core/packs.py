"""The core in packs: a vocabulary names those that it takes.

Basic is the skeleton that every game's card English has. What only some games say, or say with other words, stands in a
pack of its own here, so that a new phrase in it changes nobody else's grammar.
"""

from __future__ import annotations

from ..node import Node
from . import chance, clauses, conditions, durations, nouns, numbers, players, sentences, triggers

Pack = tuple[type[Node], ...]
MODULES = (numbers, players, chance, nouns, durations, conditions, triggers, clauses, sentences)

# Players by role: you, the opponent, each player.
ROLES: Pack = (players.PlayerWord, players.WhoseWord)
# Orders to one player at a time, whose verbs are repeated by 'for each'.
ORDERS: Pack = (
    clauses.Doing, clauses.Do, clauses.YouDo, clauses.DoOr, clauses.PlayerDoesOr, clauses.PlayerMay, clauses.If,
    clauses.PlayerCannot, clauses.PlayerChooses,
)  # fmt: skip
# Determiners, names and amounts.
ARTICLES: Pack = (nouns.Article, nouns.Called, nouns.Name)
# Numbers with a word of comparison.
COMPARED: Pack = (nouns.Just, nouns.NoFewer, nouns.NoMore)
# A number that is this and no other.
EXACT: Pack = (conditions.QuantityIsJust,)
# Several cards of a kind: they are units.
KINDS: Pack = (conditions.AreKind,)
AMOUNTS: Pack = (
    numbers.TheX, numbers.AnOne, numbers.AllOfIt, numbers.Measured, numbers.AmountThisWay, numbers.WithComparedStat,
    numbers.WithOwnStats, numbers.PlusEach, clauses.WhereX,
)  # fmt: skip
# Numbers put together, and the end of a scale.
SUMS: Pack = (numbers.StatAmong, numbers.Plus)
# Numbers taken from one another.
DIFFERENCES: Pack = (numbers.Minus, numbers.Difference)
# Two quantities put together.
TOTALS: Pack = (numbers.PlusQuantity,)
# What they were told to do and could not.
INABILITY: Pack = (conditions.TheyCannot,)
# More than what just happened, or several times as much.
MULTIPLES: Pack = (numbers.ThatMuchPlus, numbers.ThatMuchMinus, numbers.Fold, numbers.FoldThatMuch)
# Who controls what.
CONTROL: Pack = (
    nouns.Controls, nouns.NotControls, nouns.Owns, conditions.ControlsThing, conditions.ControlsNot,
    conditions.ControlsMore,
)  # fmt: skip
# Players' life.
LIFE: Pack = (
    numbers.HalfLife, numbers.LifeOf, conditions.HasLife, conditions.HasMoreLife, clauses.LifeBecomes,
)  # fmt: skip
# What cards get and have, and for how long.
LASTING: Pack = (
    clauses.ThingIs, clauses.StatBecomes, clauses.StatIsEqual, durations.Span, durations.Later,
)  # fmt: skip
# What is asked later.
LATER: Pack = (clauses.AtMomentUnless,)
# What is put off and asks something, now or then.
MOMENTS: Pack = (clauses.AtMomentIf, clauses.IfAtMoment)
# What happened this turn.
PAST: Pack = (
    conditions.DidThisTurn, conditions.DidNotThisTurn, conditions.PlayerDidThisTurn, conditions.PlayerDidNotThisTurn,
    nouns.YouPlay,
)  # fmt: skip
# The second time, the third.
ORDINALS: Pack = (triggers.NthTime,)
# Triggers at moments and of players, keywords, costs before a colon.
TRIGGERS: Pack = (
    triggers.Whenever, triggers.When, triggers.AtTime, triggers.Period, triggers.PlayerActs, triggers.PlayerHappens,
    sentences.OnKeyword, sentences.Activated,
)  # fmt: skip
# Cards that are turned up one after the other.
UNTIL: Pack = (nouns.TopUntil,)
# Of each of some cards by itself: 'for each unit destroyed this way, its controller …'.
ONE_BY_ONE: Pack = (clauses.CardByCard,)
# Amounts with an end.
LIMITS: Pack = (numbers.Limited, numbers.EqualAtLeast)
# Cards of the same name.
NAMES: Pack = (nouns.WithSameName,)
# Turns besides those of the turn order.
EXTRA_TURNS: Pack = (clauses.TakeExtraTurn,)
# What stands before is done again.
REPEATS: Pack = (clauses.Repeat,)
# Something else happens instead.
REPLACEMENTS: Pack = (triggers.WouldHappen, triggers.WouldAct, triggers.PlayerWould, clauses.Replace)
# Some of them by their number.
HALVES: Pack = (numbers.HalfOf,)
# What nobody chooses.
CHANCE: Pack = (chance.Random, chance.AtRandom)
# What happens, or happens instead, for once, the first time, until your next turn.
REPLACED_FOR: Pack = (triggers.NextTime, clauses.ReplaceNext, clauses.ReplaceFirst, clauses.ReplaceUntil)

MORE = (ROLES, ORDERS, ARTICLES, COMPARED, EXACT, KINDS, AMOUNTS, SUMS, DIFFERENCES, TOTALS, MULTIPLES, INABILITY,
        CONTROL, LIFE, LASTING, LATER, MOMENTS, PAST, ORDINALS, TRIGGERS, UNTIL, ONE_BY_ONE, LIMITS, NAMES, EXTRA_TURNS,
        REPEATS, REPLACEMENTS, REPLACED_FOR, HALVES, CHANCE)  # fmt: skip


def phrases(*packs: Pack) -> Pack:
    """The basic phrases with those of some packs, in the order of the files."""
    left_out = {phrase for pack in MORE if pack not in packs for phrase in pack}
    return tuple(
        phrase
        for module in MODULES
        for phrase in vars(module).values()
        if isinstance(phrase, type) and issubclass(phrase, Node) and phrase.__module__ == module.__name__
        and (phrase.TEMPLATES or phrase.IS_TOKEN) and phrase not in left_out
    )  # fmt: skip
