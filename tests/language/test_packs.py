"""The core in packs: who takes which phrases."""

from __future__ import annotations

from rulebound.games.lightseekers.vocabulary import VOCABULARY as LIGHTSEEKERS
from rulebound.games.luminous.vocabulary import VOCABULARY as LUMINOUS
from rulebound.language import core
from rulebound.language.core import packs
from rulebound.language.vocabulary import Vocabulary


def of_core(vocabulary: Vocabulary) -> set[type]:
    return {phrase for phrase in vocabulary.classes if phrase.__module__.startswith(core.__name__)}


def test_every_phrase_of_a_pack_stands_in_one_pack_only():
    all_of_them = [phrase for pack in packs.MORE for phrase in pack]
    assert len(all_of_them) == len(set(all_of_them))
    assert not set(all_of_them) & set(packs.phrases())


def test_a_vocabulary_has_the_phrases_of_the_packs_it_takes_and_no_others():
    basic = set(packs.phrases())
    assert set(packs.phrases(packs.LIFE)) == basic | set(packs.LIFE)
    taken = (packs.UNTIL, packs.MULTIPLES, packs.ORDINALS, packs.DIFFERENCES, packs.KINDS, packs.ONE_BY_ONE,
             packs.NAMES, packs.EXTRA_TURNS, packs.LIMITS, packs.REPEATS, packs.MOMENTS, packs.SUMS,
             packs.EXACT, packs.CHANCE, packs.LATER)  # fmt: skip
    assert of_core(LIGHTSEEKERS) == basic.union(*taken)
    assert of_core(LUMINOUS) == basic.union(*packs.MORE)


def test_the_basic_pack_changes_only_on_purpose():
    """A phrase that not every game says goes into a pack: this number changes every game's grammar."""
    assert len(packs.phrases()) == 100
