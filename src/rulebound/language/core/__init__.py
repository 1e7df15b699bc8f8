"""The shared core of card English: numbers, nouns, conditions, durations, triggers, clauses, sentences.

It holds the skeleton of the language, and packs of what only some games say (packs.py). Verbs, kinds of cards, zones,
stats and keywords belong to the games.
"""
