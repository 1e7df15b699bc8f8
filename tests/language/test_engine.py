"""The engine with a tiny language of its own: forms, lists, options, variants, all readings, refusals."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from rulebound.language.diagnostics import explain_ambiguity, explain_failure
from rulebound.language.errors import CannotPrint, EmptyTemplate, LeftRecursion
from rulebound.language.node import Node, category, phrase, words
from rulebound.language.printer import say
from rulebound.language.reader import Reader
from rulebound.language.vocabulary import Vocabulary


@category("an animal")
class Animal(Node):
    pass


@category("a sentence")
class Saying(Node):
    pass


@words("cat(s)", "mouse~mice", "dog(s)")
class Pet(Animal):
    word: str


@words("big", "small")
class Size(Node):
    word: str


@phrase("sg| the {sizes*} {pet}", "pl| the {sizes*} {pet:s}", "pl| all {sizes*} {pet:s}")
class Pets(Node):
    sizes: tuple[Size, ...]
    pet: Animal


@phrase("{who:sg} sleeps [soundly?soundly]", "{who:pl} sleep [soundly?soundly]", "soundly sleep {who:pl}")
class Sleep(Saying):
    who: Pets
    soundly: bool = False


@phrase("feed {animals:s+and}")
class Feed(Saying):
    animals: tuple[Animal, ...]


@phrase("love {animals:s++or}")
class Love(Saying):
    animals: tuple[Animal, ...]


@phrase("see {what} [{where}]")
class See(Saying):
    what: Seen
    where: Where | None = None


@phrase("a {pet} [{where}]")
class Seen(Node):
    pet: Animal
    where: Where | None = None


@phrase("hear the {pet}", "[never!do not] hear the {pet}")
class Hear(Saying):
    pet: Pet
    never: bool = False


@words("with a telescope")
class Where(Node):
    word: str


VOCABULARY = Vocabulary("toy", [sys.modules[__name__]])


def readings(text: str) -> list[Node]:
    return Reader(VOCABULARY, text).readings((Saying,))


@pytest.mark.parametrize(
    "text",
    [
        "the cat sleeps",
        "the big small mice sleep soundly",
        "all dogs sleep",
        "feed cats",
        "feed cats and mice",
        "feed cats, mice and dogs",
        "feed cats, mice, and dogs",
        "love cats or mice",
        "see a cat",
        "hear the cat",
        "do not hear the cat",
    ],
)
def test_one_reading_that_prints_as_it_was_written(text):
    (tree,) = readings(text)
    assert say(tree) == text


@pytest.mark.parametrize(
    "text", ["the cat sleep", "the cats sleeps", "feed cat", "love cats", "all cat sleep", ""]
)
def test_agreement_and_the_length_of_lists_are_strict(text):
    assert readings(text) == []


def test_case_spaces_and_the_article_do_not_matter():
    assert readings("The   CAT sleeps") == readings("the cat sleeps")
    assert readings("see an cat") == readings("see a cat")


def test_the_way_it_was_written_is_no_part_of_what_it_says():
    assert readings("all cats sleep") == readings("the cats sleep")
    assert hash(readings("all cats sleep")[0]) == hash(readings("the cats sleep")[0])


def test_a_node_knows_its_place():
    (tree,) = readings("the big cat sleeps")
    assert isinstance(tree, Sleep)
    assert tree.span == (0, 18)
    assert tree.who.pet.span == (8, 11)
    assert [type(node).__name__ for node in tree.inside()] == ["Sleep", "Pets", "Size", "Pet"]


def test_a_tree_made_by_a_program_prints_by_the_first_template_that_fits():
    assert say(Sleep(Pets((Size("small"),), Pet("mouse")), soundly=True)) == "the small mouse sleeps soundly"
    with pytest.raises(CannotPrint):
        say(Love((Pet("cat"),)))


def test_words_that_must_be_said_say_so_in_their_field():
    (heard,), (unheard,) = readings("hear the dog"), readings("do not hear the dog")
    assert (heard.never, unheard.never) == (False, True)
    assert say(Hear(Pet("dog"), never=True)) == "do not hear the dog"


def test_constructors_check_their_fields():
    with pytest.raises(TypeError):
        Feed()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Pet("cat", colour="red")  # type: ignore[call-arg]


def test_two_readings_are_shown_by_the_clause_that_differs():
    trees = readings("see a cat with a telescope")
    assert len(trees) == 2
    error = explain_ambiguity("see a cat with a telescope", trees)
    assert len(error.readings) == 2
    assert any("where [with a telescope]" in reading for reading in error.readings)
    assert any("what [a cat with a telescope]" in reading for reading in error.readings)
    assert (error.line, error.column, error.word) == (1, 1, "see")


def test_the_caret_stands_under_the_first_word_that_cannot_stand_there():
    error = explain_failure(VOCABULARY, "feed cats and mise", (Saying,))
    assert (error.line, error.column, error.word) == (1, 15, "mise")
    assert error.expected == ["an animal"]
    assert error.hint == "did you mean 'mice'? Write: Feed cats and mice."


def test_a_sentence_that_ends_too_early_points_at_its_last_word():
    error = explain_failure(VOCABULARY, "feed cats and", (Saying,))
    assert (error.column, error.word) == (11, "and")
    assert "an animal" in error.expected


def _module(**classes: type[Node]) -> ModuleType:
    module = ModuleType(next(iter(classes.values())).__module__)
    vars(module).update(classes)
    return module


def test_left_recursion_is_refused_when_the_vocabulary_is_put_together():
    class Endless(Animal):
        animal: Animal

    phrase("{animal} again")(Endless)
    with pytest.raises(LeftRecursion) as caught:
        Vocabulary("bad", [_module(Endless=Endless)])
    assert caught.value.circle == ("Endless", "Endless")


def test_left_recursion_behind_an_optional_part_is_seen_too():
    class Hidden(Animal):
        animal: Animal
        sizes: tuple[Size, ...] = ()

    phrase("{sizes*} {animal} again")(Hidden)
    with pytest.raises(LeftRecursion):
        Vocabulary("bad", [_module(Hidden=Hidden)])


def test_a_phrase_without_a_word_is_refused():
    class Nothing(Animal):
        sizes: tuple[Size, ...] = ()

    phrase("{sizes*}")(Nothing)
    with pytest.raises(EmptyTemplate):
        Vocabulary("bad", [_module(Nothing=Nothing)])


def test_a_vocabulary_holds_only_what_it_names():
    small = Vocabulary("small", [], core=[phrase for phrase in VOCABULARY.classes if phrase is not Love])
    assert Reader(small, "love cats or mice").readings((Saying,)) == []
    assert small.fingerprint != VOCABULARY.fingerprint
