"""The grammar against itself: a random tree, printed and read, has exactly one reading: itself."""

from __future__ import annotations

import os
import random
import re

import pytest

from rulebound.games.lightseekers.vocabulary import VOCABULARY as LIGHTSEEKERS
from rulebound.games.lost_legacy.vocabulary import VOCABULARY as LOST_LEGACY
from rulebound.games.luminous.vocabulary import VOCABULARY as LUMINOUS
from rulebound.games.starlight.vocabulary import VOCABULARY as STARLIGHT
from rulebound.language.core.categories import Effect, Sentence
from rulebound.language.diagnostics import differing
from rulebound.language.errors import CannotPrint
from rulebound.language.growing import TooDeep, grow
from rulebound.language.node import Category, Node
from rulebound.language.printer import say
from rulebound.language.reader import Reader
from rulebound.language.vocabulary import Vocabulary

# Sentences that are open in English as well, by the clauses in which their readings differ. The reader
# refuses them, and should.
OPEN_IN_LUMINOUS = {
    # "they deal 2 damage": the player or the units; "... and deal 2 damage": who deals?
    ("YouDo", "ThingIs"),
    ("Steps", "Steps"),
    ("StepsAndMay", "StepsAndMay"),
    # "while you control a relic and its attack is equal to ...": one more condition, or one more statement
    ("Unless", "Unless"),
    # "can't destroy relics you play this turn", "gain control of each orb you play this turn"
    ("PlayerCannot", "PlayerCannot"),
    ("GainControl", "GainControl"),
    # "cannot be blocked except by a token you play this turn"
    ("ThingIs", "ThingIs"),
    ("Whenever", "Whenever"),
    ("When", "When"),
    ("DoOr", "DoOr"),
    # "if they control a relic or them and it didn't attack": what is joined first
    ("AllConditions", "AnyCondition"),
}
OPEN_IN_LIGHTSEEKERS = {
    # "they can't deal damage": the heroes or the cards
    ("HeroIs", "CardIs"),
    # "a Defend of each hero with a Buff in play": the Buff is in play, or the Defend
    ("Group", "Group"),
    # "per card Discarded this turn", "until it was Stored this turn": how long, or which
    ("MayEither", "Lasting"),
    ("PayTo", "Lasting"),
    ("DoMore", "Lasting"),
    ("StepsAndMay", "Lasting"),
    # "a deck contains 2 cards against heroes with a combo and one Defend": what the heroes have, or what it contains
    ("DeckContains", "DeckContains"),
    # "Heal yourself for that amount": what just happened, or what was worked out before
    ("SameAmount", "Calculated"),
    # "deals damage to heroes with an Item": the heroes have it, or it deals the damage
    ("DealsDamage", "DealsDamage"),
    # "all damage dealt by the Next Attack from the acting hero": the damage is, or the Attack
    ("HarmMeasure", "HarmMeasure"),
}
# "each orb you play this turn": which orbs, or how long.
OPEN_WORDS = ("you play this turn",)
# "Buffs named Old Oak Rotate": where a name ends that a verb with a capital stands behind. Nothing is read then.
NAME_GOES_ON = re.compile(r"named Old Oak [A-Z]")
# "For each card you Discarded this turn": which cards, and never how long; see `ForEachDiscarded`.
COUNTED_IN_A_STRETCH = re.compile(r"for each card you Discarded (this turn|since|during)")
OPEN_IN_STARLIGHT: set[tuple[str, str]] = set()
OPEN_IN_LOST_LEGACY = {
    # "an equipment in the range of a card that was discarded this way": the equipment was, or the card
    ("Group", "Group"),
    # "an option except for each of their environments at random": which is by chance
    ("Some", "Some"),
}


def fuzz(
    vocabulary: Vocabulary, category: Category, count: int, seed: int, open_in_english: set[tuple[str, str]]
) -> tuple[int, list[str]]:
    rng = random.Random(seed)
    seen: set[str] = set()
    ambiguous = 0
    wrong: list[str] = []
    while len(seen) < count:
        try:
            tree = grow(vocabulary, category, rng)
            text = say(tree)
        except (TooDeep, CannotPrint):
            continue
        text = text[:1].upper() + text[1:]
        if len(text) > 200 or text in seen:
            continue
        seen.add(text)
        trees = Reader(vocabulary, text).readings(category)
        if len(trees) > 1 and is_absurd(tree):
            continue  # nobody means this where the words have another reading
        trees = [each for each in trees if not is_absurd(each)] if len(trees) > 1 else trees
        if trees == [tree]:
            continue
        if not trees and NAME_GOES_ON.search(text):
            ambiguous += 1
            continue
        if len(trees) == 1 and COUNTED_IN_A_STRETCH.search(text):
            ambiguous += 1
            continue
        if len(trees) > 1 and tree in trees:
            if any(words in text for words in OPEN_WORDS):
                ambiguous += 1
                continue
            one, other = differing(trees[0], trees[1])
            if (type(one).__name__, type(other).__name__) in open_in_english:
                ambiguous += 1
                continue
        wrong.append(f"{len(trees)} readings: {text}")
    return ambiguous, wrong


def is_absurd(tree: Node) -> bool:
    return any(node.is_absurd() for node in tree.inside())


WIDER = int(os.environ.get("RULEBOUND_WIDER", "1"))  # `make fuzz` reads more


@pytest.mark.parametrize(
    ("vocabulary", "category", "count", "seed", "open_in_english"),
    [
        (LUMINOUS, (Sentence,), 200, 11, OPEN_IN_LUMINOUS),
        (LUMINOUS, (Effect,), 200, 12, OPEN_IN_LUMINOUS),
        (LIGHTSEEKERS, (Sentence,), 200, 13, OPEN_IN_LIGHTSEEKERS),
        (LIGHTSEEKERS, (Effect,), 200, 14, OPEN_IN_LIGHTSEEKERS),
        (STARLIGHT, (Sentence,), 200, 15, OPEN_IN_STARLIGHT),
        (STARLIGHT, (Effect,), 200, 16, OPEN_IN_STARLIGHT),
        (LOST_LEGACY, (Sentence,), 200, 17, OPEN_IN_LOST_LEGACY),
        (LOST_LEGACY, (Effect,), 200, 18, OPEN_IN_LOST_LEGACY),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_a_random_tree_has_one_reading_and_it_is_the_tree(vocabulary, category, count, seed, open_in_english):
    count *= WIDER
    ambiguous, wrong = fuzz(vocabulary, category, count, seed, open_in_english)
    assert wrong == []
    assert ambiguous <= count // 100
