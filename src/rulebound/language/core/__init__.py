"""The shared core of card English: numbers, nouns, conditions, durations, triggers, clauses, sentences.

It holds the skeleton of the language. Verbs, kinds of cards, zones, stats and keywords belong to the games.
"""

from __future__ import annotations

from . import clauses, conditions, durations, nouns, numbers, players, sentences, triggers

MODULES = (numbers, players, nouns, durations, conditions, triggers, clauses, sentences)
