"""Whatever a slot of a paraphrase is filled with, a text is refused or says of that very thing what it does.

Every slot of every pattern is filled with a specimen of each sort of noun, the other slots with what usually stands
there. What reads must name the specimen in its plain words: a pattern that takes a player for a card, or loses a
number, shows here.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import NamedTuple

import pytest

from rulebound import read_card
from rulebound.language.paraphrases import SHARED, sentences
from rulebound.language.patterns import items, paraphrases
from rulebound.language.template import expanded
from rulebound.language.text import house_readings
from rulebound.language.tokens import tokenise
from rulebound.language.vocabulary import Vocabulary
from rulebound.language.wordings import Wordings


class Game(NamedTuple):
    """What can stand in a slot, by the words that must be found in what is told, and the cards to put it on."""

    kinds: tuple[str, ...]
    things: dict[str, str]
    clauses: dict[str, str]


GAMES = {
    "luminous": Game(
        ("spell", "unit"),
        {"a unit": "unit", "two relics": "2 relics", "this": "this", "the opponent": "opponent", "you": "you",
         "each player": "each player|any player|in turn", "your hand": "hand", "the top card of your deck": "the top",
         "3": "3", "Flight": "Flight", "spells": "spells?", "a unit you control": "units? .*that you (control|own)",
         "its attack": "attack"},
        {"draw 1": "draws? (1|X|a) card",
         "the opponent loses 2 life": "loses (2 life|life, if the amount is exactly 2|X life, where X is 2 times)",
         "you control a relic": "relic",
         "relic you control": "relic"},
    ),
    "lightseekers": Game(
        ("attack", "defend", "buff"),
        {"a Buff": "Buff", "two Items": "2 Items", "this": "this", "the recipient": "recipient", "you": "you",
         "another hero": "other hero", "each other hero": "other hero", "your hand": "hand", "your deck": "deck",
         "3": "3", "Fire": "Fire", "an Attack card": "Attack", "your health": "health", "one of your Buffs": "Buff"},
        {"Draw 1 card": "Draws? 1 card", "Heal 2": "Heal.* 2", "you have a Buff": "Buff", "Buff you have": "Buff",
         "the recipient Discards 1 card": "Discard"},
    ),
    "starlight": Game(
        ("basic spell", "aura own 0", "attack enemy 1", "combat spell"),
        {"the target": "target|attack deals",
         "this creature": "this creature|holder", "each enemy creature": "enemy creature",
         "the opponent": "opponent", "you": "you|this creature", "your hand": "hand", "2 cards": "2 cards",
         "3": "3", "Aura": "Aura",
         "a Generator": "Generator", "Energy": "Energy", "the attacker": "attacker",
         "the defender": "defender|attack deals"},
        {"draw 1 card": "draw [1X] card", "the target loses 1 Energy": "loses [1X] Energy",
         "gain 1 Mana": "[1X] Mana", "this creature is on a Star tile": "Star", "Aura on the target": "Aura"},
    ),
    "lost-legacy": Game(
        ("item", "character"),
        {"a character": "character", "an option": "option", "this card": "this card", "your opponent": "opponent",
         "you": "you", "your hand": "hand", "your deck": "deck", "3": "3", "MP": "MP", "two cards": "2 cards",
         "each of your characters": "each character|every character|characters", "an environment": "environment"},
        {"draw 1 card": "draw 1 card|draw 1", "gain 1 honor": "1 honor", "you have 3 or more MP": "3 or more MP|MP"},
    ),
}  # fmt: skip


# Fillings that read, of the few that the tests try.
LEAST = {"luminous": 40, "lightseekers": 80, "starlight": 10, "lost-legacy": 15}


def table_of(game: str) -> tuple[Vocabulary, Wordings]:
    folder = f"rulebound.games.{game.replace('-', '_')}.vocabulary"
    return import_module(folder).VOCABULARY, {**SHARED, **import_module(folder).PARAPHRASES}


def filled(game: Game, typed: str, dice: random.Random, most: int) -> Iterator[tuple[str, list[str]]]:
    """Texts of a pattern, and what was put into its slots."""
    said = items(typed)
    things, clauses = [*game.things], [*game.clauses]
    for _ in range(most):
        words, put = [], []
        for item in said:
            if item in "^$":
                continue
            if item[0] != "{":
                words.append(item)
            elif "=" in item:
                words.append(dice.choice(item[:-1].split("=")[1].split("/")))
            elif item.startswith("{n"):
                words.append(dice.choice(["2", "+1", "-1"]) if "/" in said or "+" in typed else "2")
            else:
                words.append(dice.choice(dice.choice((things, clauses))))
                put.append(words[-1])
        text = re.sub(r" (?=[,;:.])|(?<=[+-]) | (?=/)|(?<=/) | (?='s)", "", " ".join(words))
        yield text[0].upper() + text[1:] + ".", put


def misread(game: str, most: int, seed: int) -> tuple[int, list[tuple[str, str, str, str]]]:
    """How many texts read, and those that do without naming what was put into a slot: pattern, text, filling, what is
    told."""
    vocabulary, table = table_of(game)
    known = {**GAMES[game].things, **GAMES[game].clauses}
    found, read = [], 0
    for pattern, house in table.items():
        dice = random.Random(f"{seed} {pattern}")  # of its own, so that a new pattern changes nothing for the others
        ways = list(expanded(pattern))
        for typed in dice.sample(ways, min(len(ways), 3)):
            [pattern] = paraphrases(typed, house)
            for text, put in dict(filled(GAMES[game], typed, dice, most)).items():
                tokens = vocabulary.reworded(tokenise(text[:-1]))
                made = islice(pattern.made_of(tokens, vocabulary.paraphrased.known), 8)
                if put and any(house_readings(vocabulary, sentences(each)) for each in made):
                    for kind in GAMES[game].kinds:
                        reading = read_card(text, game, kind)
                        told = " ".join(reading.plain)
                        read += reading.ok
                        lost = [each for each in put if reading.ok and not re.search(known[each], told, re.I)]
                        found += [(typed, text, each, told) for each in lost]
    return read, found


@pytest.mark.parametrize("game", GAMES)
def test_what_fills_a_slot_is_named_or_refused(game: str) -> None:
    read, lost = misread(game, 3, 1)
    assert not lost
    assert read >= LEAST[game], "where nothing reads nothing can be lost"


if __name__ == "__main__":
    import sys

    count, wrong = misread(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    print(f"{count} read")
    for typed, text, lost, told in wrong:
        print(f"{typed}\n  {text}   LOST {lost}\n    {told}")
