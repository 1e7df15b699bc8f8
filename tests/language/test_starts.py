"""Looking at the first word, and at the words that a template needs, is for speed only: what is read is what is read
without it."""

from __future__ import annotations

import pytest

from rulebound.games.lightseekers.vocabulary import VOCABULARY as LIGHTSEEKERS
from rulebound.games.lost_legacy.vocabulary import VOCABULARY as LOST_LEGACY
from rulebound.games.luminous.vocabulary import VOCABULARY as LUMINOUS
from rulebound.games.starlight.vocabulary import VOCABULARY as STARLIGHT
from rulebound.language.core.categories import Sentence
from rulebound.language.diagnostics import furthest_reader
from rulebound.language.node import Open
from rulebound.language.reader import Reader
from rulebound.language.text import split_sentences
from rulebound.language.tokens import tokenise
from rulebound.tabletop.kits import kit_of


class Everywhere(Reader):
    """Tries all phrases wherever one could begin."""

    def _notes(self, at: int) -> bool:
        return True


@pytest.mark.parametrize("vocabulary", [LUMINOUS, LIGHTSEEKERS, STARLIGHT, LOST_LEGACY], ids=lambda value: value.name)
def test_every_sentence_of_the_set_reads_the_same(vocabulary):
    check = kit_of(vocabulary.name).card_check()
    lines = {line for face in kit_of(vocabulary.name).card_set() for line in check.printed(face.table).text.split("\n")}
    sentences = sorted({said for line in lines for said, _, _ in split_sentences(line)})[::4]
    assert sentences
    for said in sentences:
        everywhere = Everywhere(vocabulary, said, noting_from=0).readings((Sentence,))
        assert Reader(vocabulary, said).readings((Sentence,)) == everywhere != []


@pytest.mark.parametrize("vocabulary", [LUMINOUS, LIGHTSEEKERS], ids=lambda value: value.name)
def test_an_open_class_begins_with_the_first_word_of_whatever_it_takes(vocabulary):
    texts = ["1 2", "one", "+1", "-V", "V + 1", "v", "Old Oak", "2G", "GP", "for each card you Discarded", "a", "Sprig"]
    for cls in (cls for cls in vocabulary.classes if issubclass(cls, Open)):
        for tokens in map(tokenise, [*texts, *(each.spelled() for each in cls.samples(""))]):
            taken = cls.take(tokens, 0, "", vocabulary.lexicon)
            assert taken is None or cls.begins(tokens[0]), (cls, tokens)


@pytest.mark.parametrize("vocabulary", [LUMINOUS, LIGHTSEEKERS, STARLIGHT, LOST_LEGACY], ids=lambda value: value.name)
def test_a_sentence_that_is_cut_off_expects_the_same(vocabulary):
    faces = kit_of(vocabulary.name).card_set()
    check = kit_of(vocabulary.name).card_check()
    lines = {line for face in faces for line in check.printed(face.table).text.split("\n")}
    sentences = sorted({said for line in lines for said, _, _ in split_sentences(line)})[::16]
    for said in (f"{said.rsplit(' ', 2)[0]} zyx" for said in sentences if said.count(" ") > 2):
        found = furthest_reader(vocabulary, said, (Sentence,))
        everywhere = Everywhere(vocabulary, said, found.tokens, noting_from=0)
        everywhere.readings((Sentence,))
        assert found.furthest == everywhere.furthest
        assert found.wanted[found.furthest] == everywhere.wanted[found.furthest]
