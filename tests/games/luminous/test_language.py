"""Card English of Luminous: the acceptance cards, invented texts, scopes, references, broken texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebound.games.luminous.cardfile import PrintedCard, load_cards
from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.language import (
    Ability,
    AbilityKind,
    AmbiguousText,
    CardText,
    CardTextError,
    DanglingReference,
    TextNotUnderstood,
    all_errors,
    mode_text,
    read_phrase,
    read_text,
)
from rulebound.language.core.categories import Head, Sentence
from rulebound.language.core.clauses import Choose, Plain, PlayerDoes, Steps, ThingIs
from rulebound.language.core.durations import Span
from rulebound.language.core.nouns import Some
from rulebound.language.core.numbers import Number
from rulebound.language.core.sentences import Statement
from rulebound.language.node import Node
from rulebound.language.reader import Reader
from rulebound.language.references import Place

HERE = Path(__file__).parent
SET = HERE.parents[2] / "src" / "rulebound" / "games" / "luminous" / "cards"
ACCEPTANCE = load_cards(HERE / "acceptance_cards.toml")
INVENTED = (HERE / "invented_texts.txt").read_text(encoding="utf-8").splitlines()


def read(card: PrintedCard) -> CardText:
    return read_text(VOCABULARY, card.text, spell=card.type == "spell")


def normal(text: str) -> str:
    """Up to capitals, spaces and a/an, which printing normalises."""
    return re.sub(r"\ban\b", "a", " ".join(text.lower().split()))


def only_ability(text: str, *, spell: bool = False) -> Ability:
    (ability,) = read_text(VOCABULARY, text, spell=spell).abilities
    return ability


def kinds(text: str, *, spell: bool = False) -> list[str]:
    return [a.kind.value for a in read_text(VOCABULARY, text, spell=spell).abilities]


# ------------------------------------------------------------------ acceptance cards


def test_there_are_forty_acceptance_cards():
    assert len(ACCEPTANCE) == 40
    assert len({card.name for card in ACCEPTANCE}) == 40


@pytest.mark.parametrize("card", ACCEPTANCE, ids=lambda card: card.name)
def test_an_acceptance_card_reads_in_one_way_and_prints_as_it_is_written(card):
    text = read(card)
    assert str(text) == card.text
    split = PrintedCard(card.name, card.type, text=text.by_ability())
    assert read(split).abilities == text.abilities


@pytest.mark.parametrize("file", sorted(SET.glob("*.toml")), ids=lambda file: file.stem)
def test_every_card_of_the_set_prints_as_it_is_written(file):
    for card in load_cards(file):
        assert str(read(card)) == card.text.strip(), card.name


def test_acceptance_cards_are_the_abilities_that_they_look_like():
    by_name = {card.name: [a.kind.value for a in read(card).abilities] for card in ACCEPTANCE}
    assert by_name["Gate Mastiff"] == ["skills"]
    assert by_name["Pale Cortege"] == ["play option", "effects"]
    assert by_name["Stormglass Maul"] == ["static", "activated"]
    assert by_name["Shieldwall Sister"] == ["triggered", "static"]
    assert by_name["Vigil Brazier"] == ["triggered", "triggered"]
    assert by_name["Rot-Reader"] == ["triggered", "triggered"]
    assert by_name["Regent of Sparks"] == ["triggered", "triggered", "activated"]
    assert by_name["Twinglass Orb"] == ["activated"]
    assert by_name["Waystation Call"] == ["effects"]
    assert by_name["Borrowed Wings"] == ["effects"]


# ------------------------------------------------------------------ beyond them


@pytest.mark.parametrize("text", INVENTED)
def test_an_invented_text_reads_in_one_way_and_prints_as_it_is_written(text):
    assert normal(str(read_text(VOCABULARY, text))) == normal(text)


@pytest.mark.parametrize("keyword", VOCABULARY.glossary)
def test_the_glossary_is_card_english(keyword):
    text = VOCABULARY.glossary[keyword]
    if text.endswith("."):
        assert str(read_text(VOCABULARY, text)) == text
    else:
        assert isinstance(read_phrase(VOCABULARY, text, (Head,)), Head)


def test_capitals_spaces_and_articles_are_normalised():
    text = "destroy  an unit .\n\nDRAW A card."
    assert str(read_text(VOCABULARY, text)) == "Destroy a unit.\nDraw a card."


def test_two_and_2_are_one_number_and_print_as_written():
    words, figures = only_ability("Draw two cards."), only_ability("Draw 2 cards.")
    assert words == figures
    assert words.text == "Draw two cards."
    assert figures.text == "Draw 2 cards."
    assert Number(2) == next(n for n in words.first.inside() if isinstance(n, Number))


# ------------------------------------------------------------------ scopes


def effect_of(text: str) -> Plain:
    ability = only_ability(text, spell=True)
    effect = ability.effects[0]
    assert isinstance(effect, Plain)
    return effect


def first_step(text: str) -> Node:
    clause = effect_of(text).clauses[0]
    assert isinstance(clause, Steps)
    return clause.steps[0]


def test_a_duration_spans_the_whole_list_of_verbs():
    step = first_step("Units you control get +1 attack and gain Flight this turn.")
    assert isinstance(step, ThingIs)
    assert len(step.beings) == 2
    assert step.duration == Span("this turn")


def test_for_each_belongs_to_the_nearest_verb():
    step = first_step("Each player draws 1 and gains 1 life for each unit.")
    assert isinstance(step, PlayerDoes)
    assert [getattr(deed, "each", None) is not None for deed in step.deeds] == [False, True]


def test_may_takes_the_whole_list():
    (clause,) = effect_of("You may draw 1 and gain 1 life.").clauses
    assert type(clause).__name__ == "May"
    before, then = effect_of("You may discard 1, then draw 1.").clauses
    assert (type(before).__name__, type(then).__name__) == ("May", "Steps")


def test_kinds_joined_by_or_share_what_follows():
    ability = only_ability("Destroy a unit or relic you control with Flight.", spell=True)
    (noun,) = [n for n in ability.first.inside() if isinstance(n, Some)]
    assert len(noun.group.kinds) == 2
    assert noun.group.controller is not None
    assert noun.group.filter is not None


def test_the_order_of_controller_and_filter_does_not_matter():
    assert only_ability("Destroy a unit with Flight you control.") == only_ability(
        "Destroy a unit you control with Flight."
    )


# ------------------------------------------------------------------ sentences into abilities


def test_an_effect_joins_the_ability_before_it_on_the_same_line():
    assert kinds("Arrive: Cull 3. Draw 1.") == ["triggered"]
    assert kinds("Arrive: Cull 3.\nDraw 1.") == ["triggered", "effects"]
    assert kinds("Expend: Draw 1. Discard 1. Flight.") == ["activated", "skills"]


def test_a_statement_is_static_where_it_joins_nothing():
    assert kinds("This unit gets +2 attack while this unit is blocking.") == ["static"]
    assert kinds(
        "Whenever this unit blocks, Bolster 1. This unit gets +2 attack while this unit is blocking."
    ) == ["triggered"]
    assert kinds("Whenever this unit blocks, Bolster 1. While this unit is blocking, it gets +2 attack.") == [
        "triggered",
        "static",
    ]
    assert kinds("Flight. Units you control get +1 attack.") == ["skills", "static"]
    assert kinds("Arrive: Draw 1. Units you control have Flight.") == ["triggered", "static"]
    assert kinds("Arrive: Draw 1. This unit can't block.") == ["triggered", "static"]


def test_a_reference_or_a_duration_makes_it_an_effect():
    assert kinds("Arrive: Play a 1/1 Sprig token. It has Flight.") == ["triggered"]
    assert kinds("Arrive: Draw 1. Units you control have Flight this turn.") == ["triggered"]


def test_a_spell_does_its_text_from_top_to_bottom():
    assert kinds("Void a unit.\nIts controller gains life equal to its health.", spell=True) == ["effects"]
    assert kinds("Units you control have Flight.", spell=True) == ["effects"]
    assert kinds("This card costs 1 less for each relic you control.\nDraw 2.", spell=True) == [
        "static",
        "effects",
    ]


def test_would_and_instead_is_a_replacement():
    assert kinds("If a unit would be destroyed, return it to its owner's hand instead.") == ["replacement"]


# ------------------------------------------------------------------ labels


@pytest.mark.rules("LU-dec.4", "LU-dec.15", "LU-dec.13", "LU-dec.16")
def test_short_forms_for_labels():
    trestle = read_text(VOCABULARY, "Arrive: Bolster 2. 1, Expend: Bolster 1.").abilities
    assert (trestle[0].short_trigger, trestle[1].short_effect, trestle[1].cost_text) == (
        "Arrive",
        "Bolster 1",
        "1, Expend",
    )
    tender = only_ability("Whenever you sacrifice a token, gain 1 life.")
    assert tender.short_trigger == "Whenever you sacrifice a token"
    mulch = only_ability("Mulch, 1G: Return this card from your discard pile to your hand.")
    assert (mulch.short_trigger, mulch.cost_text) == ("Mulch", "1G")
    wave = only_ability("Second Wave: Deal 2 damage to the defending player.")
    assert wave.short_trigger == "Second Wave"
    two = only_ability("Expend: Shuffle a card from your discard pile into your deck. Draw 1.")
    assert two.short_effect == "Shuffle a card from your discard pile into your deck"


def test_modes_without_their_stop():
    ability = only_ability("Choose one: destroy a relic; or expend a unit; or draw 1.", spell=True)
    (effect,) = ability.effects
    assert isinstance(effect, Choose)
    assert [mode_text(mode) for mode in effect.modes] == ["destroy a relic", "expend a unit", "draw 1"]


# ------------------------------------------------------------------ references


def referred(text: str, word: str) -> str:
    """What a word of the text refers to, as printed there."""
    for ability in read_text(VOCABULARY, text, spell=True).abilities:
        for place, mention in ability.bindings.items():
            start, end = place.span
            if ability.sentences[place.sentence].text[start:end].lower() == word.lower():
                there = ability.sentences[mention.place.sentence]
                return there.text[slice(*mention.place.span)]
    raise AssertionError(f"{word} is not bound")


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("Ready a unit. It gets +0/+2 this turn.", "it", "a unit"),
        ("Return a unit to its owner's hand.", "its owner's", "a unit"),
        ("Destroy a relic. Ready a unit. It gains Flight this turn.", "it", "a unit"),
        (
            "Destroy a unit. Ready a relic. That unit's controller draws 1.",
            "that unit's controller",
            "a unit",
        ),
        ("Deal damage equal to its attack to a unit whenever a unit attacks.", "its", None),
        ("Whenever a unit attacks, deal damage equal to its attack to another unit.", "its", "a unit"),
        ("Return up to two units to their owners' hands.", "their owners'", "up to two units"),
        (
            "Look at the top 4 cards of your deck. Discard the rest.",
            "the rest",
            "the top 4 cards of your deck",
        ),
        ("While this unit is blocking, it gets +2 attack.", "it", "this unit"),
        ("Arrive: It gets +2/+2 until end of turn.", "it", "Arrive"),
        ("Second Wave: Gain life equal to its attack.", "its", "Second Wave"),
        ("Expend: Gain life equal to its attack.", "its", "Expend"),
        ("Mulch: Return it to its owner's hand.", "it", "Mulch"),
        ("Arrive: Ready a unit. It gains Flight this turn.", "it", "a unit"),
        ("Whenever this unit attacks a relic, it gets +2 attack this turn.", "it", "this unit"),
        ("Whenever this unit blocks a unit, gain life equal to its attack.", "its", "this unit"),
        ("Whenever this unit blocks a unit, expend it.", "it", "a unit"),
        (
            "Look at the top 4 cards of your deck. Draw up to two units from among them. Discard the rest.",
            "the rest",
            "the top 4 cards of your deck",
        ),
    ],
)
def test_a_reference_takes_the_nearest_mention_before_it(text, word, meant):
    if meant is None:
        with pytest.raises(DanglingReference):
            referred(text, word)
    else:
        assert referred(text, word) == meant


def test_bindings_are_by_place_so_that_equal_sentences_do_not_mix():
    ability = only_ability("Ready a unit. Expend a relic. Ready it. Destroy a token. Ready it.", spell=True)
    meant = {place.sentence: mention.place.sentence for place, mention in ability.bindings.items()}
    assert meant == {2: 1, 4: 3}
    assert all(isinstance(place, Place) for place in ability.bindings)


@pytest.mark.parametrize(
    ("text", "line", "column", "word"),
    [
        ("Ready it.", 1, 7, "it"),
        ("Discard the rest.", 1, 9, "the"),
        ("Draw 1.\nIts controller draws 1.", 2, 1, "Its"),
        ("Draw 1.\nArrive: Ready that unit.", 2, 15, "that"),
        ("If you do, draw 2.", 1, 4, "you"),
        ("Arrive: Ready a unit.\nIt gains Flight until end of turn.", 2, 1, "It"),
        ("Draw 1 for each unit sacrificed this way.", 1, 22, "sacrificed"),
    ],
)
def test_a_reference_to_nothing_has_a_caret(text, line, column, word):
    with pytest.raises(DanglingReference) as caught:
        read_text(VOCABULARY, text)
    assert (caught.value.line, caught.value.column, caught.value.word) == (line, column, word)


# ------------------------------------------------------------------ broken texts


BROKEN = [
    ("Deal 3 damge to a unit.", 1, 8, "damge", "did you mean 'damage'?"),
    ("Destroy a unti.", 1, 11, "unti", "did you mean 'unit'?"),
    ("Destory a unit.", 1, 1, "Destory", "did you mean 'destroy'?"),
    ("Draw.", 1, 1, "Draw", ""),
    ("Gain 3.", 1, 6, "3", ""),
    ("Whenever this unit attack, draw 1.", 1, 20, "attack", "did you mean 'attacks'?"),
    ("Units you control gets +1 attack.", 1, 19, "gets", "did you mean 'get'?"),
    ("Expend Draw 1.", 1, 8, "Draw", None),
    ("Choose one: draw 1; frob 1 life.", 1, 21, "frob", None),
    ("A unit gains Fligth until end of turn.", 1, 14, "Fligth", "did you mean 'Flight'?"),
    ("Deal 2 damage to unit.", 1, 18, "unit", "did you mean 'units'?"),
    ("Draw 2 if.", 1, 8, "if", ""),
    ("Whenever you gain life draw 1.", 1, 24, "draw", None),
    ("Arrive: When this unit attacks, draw 1.", 1, 9, "When", None),
    ("Get +2 attack this turn.", 1, 1, "Get", None),
    ("Flight.\nArrive: Draw 1.\nContact: Gain 2 lief.", 3, 17, "lief", "did you mean 'life'?"),
    ("Flight. Draw 1.. Siphon.", 1, 16, ".", ""),
    ("Shuffle your hand.", 1, 14, "hand", None),
]


@pytest.mark.parametrize(("text", "line", "column", "word", "hint"), BROKEN)
def test_a_broken_text_is_refused_at_the_word(text, line, column, word, hint):
    with pytest.raises(TextNotUnderstood) as caught:
        read_text(VOCABULARY, text)
    error = caught.value
    assert (error.line, error.column, error.word) == (line, column, word)
    if hint is not None:
        assert error.hint.startswith(hint)
    shown = str(error).split("\n")
    assert shown[2][2:].index("^") == column - 1


def test_what_was_expected_is_said_by_name():
    with pytest.raises(TextNotUnderstood) as caught:
        read_text(VOCABULARY, "A unit gains Fligth until end of turn.")
    assert caught.value.expected == ["a bonus", "a skill", "an ability in quotation marks"]


def test_every_broken_sentence_of_a_text_is_told():
    errors = all_errors(VOCABULARY, "Draw won. Flight.\nGain 2 lief.")
    assert [(e.line, e.word) for e in errors] == [(1, "won"), (2, "lief")]
    assert all_errors(VOCABULARY, "Draw 1. Flight.") == []
    assert [e.word for e in all_errors(VOCABULARY, "Ready it.")] == ["it"]


@pytest.mark.parametrize(
    "text",
    [
        "Gain control of each orb you play this turn.",
        "Units you control gain Flight and deal 2 damage to the opponent.",
    ],
)
def test_a_text_that_is_open_in_english_is_refused_with_both_readings(text):
    with pytest.raises(AmbiguousText) as caught:
        read_text(VOCABULARY, text)
    assert isinstance(caught.value, CardTextError)
    assert len(caught.value.readings) == 2
    assert caught.value.readings[0] != caught.value.readings[1]
    assert caught.value.readings[0] in str(caught.value)


def test_a_name_may_be_new_but_a_misspelt_verb_is_no_name():
    assert kinds("Sprig tokens you control have Dash.") == ["static"]
    assert only_ability("Play a 2/2 Thorn Sprite token with Flight and Dash.", spell=True)
    assert Reader(VOCABULARY, "Frob tokens").readings((Sentence,)) == []


def test_skills_of_one_card_are_one_ability():
    ability = only_ability("Guardian. Watchful.\nFlight, Siphon.")
    assert [getattr(skill, "word", "") for skill in ability.skills] == [
        "Guardian",
        "Watchful",
        "Flight",
        "Siphon",
    ]
    assert ability.kind is AbilityKind.SKILLS
    assert not isinstance(ability.first, Statement)


@pytest.mark.parametrize(
    "text",
    [
        "This unit cannot block.",
        "The opponent cannot gain life.",
        "This unit cannot be blocked except by units with Flight.",
        "Arrive or Contact: Draw 1.",
        "Whenever you tribute, draw 1.",
        "Whenever you activate this card, draw 1.",
        "Spells the opponent plays cost 1 more.",
        "Arrive: Deal 3 damage to a unit, relic or player.",
        "Arrive: Deal 3 damage to a unit, relic, or player.",
        "Arrive: Deal 2 damage to a unit. If it was destroyed, draw 1.",
        "Arrive: Deal 2 damage to a unit. If it is destroyed this way, draw 1.",
    ],
)
def test_another_wording_prints_as_it_is_written(text):
    assert str(read_text(VOCABULARY, text)) == text


@pytest.mark.parametrize("text", ["Choose one: draw 1; gain 2 life.", "Choose one or both: draw 1; gain 2 life."])
def test_the_label_of_a_choice_says_that_one_chooses(text: str) -> None:
    ability = only_ability(text)
    assert ability.short_effect == text[:-1]


def test_the_label_of_what_is_paid_in_other_words_is_not_empty() -> None:
    text = "Once per turn, you may pay 1 life to ready this."
    assert only_ability(text).short_effect == text[:-1]
