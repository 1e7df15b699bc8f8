"""Card English of Lightseekers: the acceptance cards, invented texts, scopes, abilities, references, broken texts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulebound.games.lightseekers.cardfile import PrintedCard, load_cards
from rulebound.games.lightseekers.vocabulary import VOCABULARY
from rulebound.games.lightseekers.vocabulary.amounts import CornerValue, CornerValuePlus, ForEach
from rulebound.games.lightseekers.vocabulary.clauses import Doing, HeroesDo, Lasting, PayTo
from rulebound.games.lightseekers.vocabulary.nouns import Among, Next
from rulebound.games.lightseekers.vocabulary.numbers import Change, DealDamage, Heal
from rulebound.games.lightseekers.vocabulary.standing import HeroIs
from rulebound.games.lightseekers.vocabulary.windows import Stretch
from rulebound.language import (
    Ability,
    CardText,
    DanglingReference,
    TextNotUnderstood,
    read_phrase,
    read_text,
)
from rulebound.language.cache import from_data, to_data
from rulebound.language.core.categories import Duration, Head, Sentence
from rulebound.language.node import Node
from rulebound.language.reader import Reader
from rulebound.language.reference import reference

HERE = Path(__file__).parent
ACCEPTANCE = load_cards(HERE / "acceptance_cards.toml")
INVENTED = (HERE / "invented_texts.txt").read_text(encoding="utf-8").splitlines()


def read(card: PrintedCard) -> CardText:
    return read_text(VOCABULARY, card.text, spell=card.resolves_at_once)


def normal(text: str) -> str:
    """Up to capitals, spaces and a/an, which printing normalises."""
    return re.sub(r"\ban\b", "a", " ".join(text.lower().split()))


def kinds(text: str, *, at_once: bool = False) -> list[str]:
    return [a.kind.value for a in read_text(VOCABULARY, text, spell=at_once).abilities]


def only_ability(text: str, *, at_once: bool = False) -> Ability:
    (ability,) = read_text(VOCABULARY, text, spell=at_once).abilities
    return ability


def nodes(text: str, kind: type[Node]) -> list[Node]:
    return [
        node
        for ability in read_text(VOCABULARY, text).abilities
        for tree in ability.trees
        for node in tree.inside()
        if isinstance(node, kind)
    ]


def the(text: str, kind: type[Node]) -> Node:
    (node,) = nodes(text, kind)
    return node


# ------------------------------------------------------------------ acceptance cards


def test_there_are_forty_acceptance_cards():
    assert len({card.name for card in ACCEPTANCE}) == len(ACCEPTANCE) == 40


@pytest.mark.parametrize("card", ACCEPTANCE, ids=lambda card: card.name)
def test_an_acceptance_card_reads_in_one_way_and_prints_as_it_is_written(card):
    text = read(card)
    assert str(text) == card.text
    again = read_text(VOCABULARY, text.by_ability(), spell=card.resolves_at_once)
    assert again.abilities == text.abilities


@pytest.mark.rules("LS-2.7.2a", "LS-2.7.2b", "LS-2.4.1.1d")
def test_acceptance_cards_are_the_abilities_that_they_look_like():
    by_name = {card.name: [a.kind.value for a in read(card).abilities] for card in ACCEPTANCE}
    assert by_name["Emberlash Whelp"] == ["effects"]
    assert by_name["Slowbloom Warden"] == ["static"]
    assert by_name["Patient Gearhound"] == ["triggered"]
    assert by_name["Bolt Lattice"] == ["activated"]
    assert by_name["Mirror-Moon Oath"] == ["static"]
    assert by_name["Gravewright Tithe"] == ["effects", "skills"]
    assert by_name["Stonechoir Finale"] == ["skills", "static", "activated"]
    assert by_name["Carrion Archivist"] == ["triggered", "triggered"]
    assert by_name["Restless Headstone"] == ["effects", "static"]
    assert by_name["Tempest Roundel"] == ["effects", "multiplayer"]
    assert by_name["Last Ember"] == ["effects", "triggered"]
    assert by_name["Ironbark Ledger"] == ["static", "effects"]
    assert by_name["Duskbell Toll"] == ["triggered"]
    assert by_name["Vessa, the Ninth Gear"] == ["activated", "activated"]
    assert by_name["Old Marrow"] == ["setup", "triggered"]
    assert by_name["Nullwax Seal"] == ["triggered", "triggered", "triggered"]


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
        assert isinstance(read_phrase(VOCABULARY, text, (Head, Duration)), Head | Duration)


def test_the_reference_has_an_example_of_every_phrase():
    text = reference(VOCABULARY)
    assert text.count("- example: ") == len(VOCABULARY.classes)


def test_what_was_read_can_be_kept():
    names = [cls.__name__ for cls in VOCABULARY.classes]
    assert len(names) == len(set(names))
    for text in INVENTED:
        for ability in read_text(VOCABULARY, text).abilities:
            for tree in ability.trees:
                assert from_data(VOCABULARY, json.loads(json.dumps(to_data(tree)))) == tree


@pytest.mark.parametrize(
    "text",
    [
        "Deal {} damage to your target.",
        "{} damage to your target.",
        "Heal {}.",
        "Heal any hero for {}.",
        "{} healing.",
        "Take {} damage.",
        "Draw {} cards.",
        "Discard {} cards.",
        "Move {} cards from your Discard Pile to your hand.",
        "Remove {} Buffs of the recipient.",
        "Remove up to {} Buffs.",
        "Return {} of your Buffs.",
        "Rotate one of your Buffs {} steps backwards.",
        "Rotate one of your Buffs forward {} times.",
        "Look at the top {} cards of your deck.",
        "Gain {} additional actions this turn.",
        "Your target can only take {} actions each turn.",
        "You can carry {} more points of Items.",
        "Increase damage done by {}.",
        "Reduce the damage you receive from Attacks by {}.",
        "Increase the Power of your Earth cards by {}.",
        "3 damage. Increase this by {} if your last discarded card is Fire.",
        "Your combos cost {} less.",
        "Combos of other heroes cost {} more.",
        "Your Attacks deal {} more damage.",
        "Draw 1 card if you have {} or more Buffs.",
        "Lose {} health.",
    ],
)
@pytest.mark.parametrize("amount", ["2", "V", "V + 1"])
@pytest.mark.rules("LS-G57", "LS1-2.6.3")
def test_the_value_of_the_corner_stands_in_every_slot_for_an_amount(text, amount):
    written = text.format(amount)
    assert str(read_text(VOCABULARY, written)) == written
    if amount != "2":
        wanted = CornerValue() if amount == "V" else CornerValuePlus(1)
        assert wanted in nodes(written, type(wanted))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("3 damage to your target.", "Deal 3 damage to your target."),
        ("2 healing.", "Heal 2."),
        ("Heal for 2.", "Heal 2."),
        ("When you Attack, Draw 1 card.", "Draw 1 card when you Attack."),
        ("Whenever you Attack, Draw 1 card.", "Every time you Attack, Draw 1 card."),
        ("If you have a Buff, Heal 2.", "Heal 2 if you have a Buff."),
        ("Heal 2 if you have a Buff.", "Heal 2, if you have a Buff."),
        ("While you have a Buff, increase damage done by 1.", "Increase damage done by 1 while you have a Buff."),
        ("Rotate one of your Buffs 2 steps backwards.", "Rotate 1 of your Buffs backward two times."),
        ("Draw V+1 cards.", "Draw V + 1 cards."),
        ("Discard an Attack card.", "discard a attack card."),
        ("Gain 1 additional action.", "Gain 1 action."),
    ],
)
def test_two_ways_to_say_the_same_thing_are_one_tree(one, other):
    assert only_ability(one) == only_ability(other)


# ------------------------------------------------------------------ scopes


def test_a_duration_spans_the_whole_clause():
    lasting = the("Gain 1 additional action and reduce all damage you receive by 1 this turn.", Lasting)
    assert isinstance(lasting, Lasting)
    assert lasting.duration == Stretch("this turn")
    assert len(getattr(lasting.what, "steps", ())) == 2


def test_for_each_belongs_to_the_nearest_verb():
    text = "Draw 1 card and deal 1 damage to your target for each Buff you have."
    deeds = nodes(text, Doing)
    assert [isinstance(getattr(deed, "repeat", None), ForEach) for deed in deeds] == [False, True]


def test_a_cost_in_the_text_pays_for_the_whole_list():
    paid = the("Discard a card to Draw 1 card and Heal 1.", PayTo)
    assert isinstance(paid, PayTo)
    assert (len(paid.costs), len(paid.deeds)) == (1, 2)


def test_a_second_verb_behind_several_heroes_is_theirs():
    clause = the("All other heroes Discard 1 card and lose 1 health.", HeroesDo)
    assert isinstance(clause, HeroesDo)
    assert len(clause.deeds) == 2


def test_a_condition_behind_a_trailing_trigger_belongs_to_the_trigger():
    head = only_ability("Draw 1 card when you Attack if you have a Buff.").head
    assert getattr(head, "under", None) is not None
    inner = only_ability("Draw 1 card if you have a Buff when you Attack.").head
    assert getattr(inner, "under", None) is None


def test_one_of_yours_is_a_noun_phrase_with_its_determiner_and_owner():
    noun = the("Restart one of your other Fire Buffs.", Among)
    assert isinstance(noun, Among)
    assert not noun.is_group()
    assert len(noun.group.adjectives) == 2


@pytest.mark.rules("LS-6.1.2-next.1")
def test_next_is_a_determiner():
    noun = the("Cancel your enemy's Next Attack.", Next)
    assert getattr(getattr(noun, "whose", None), "word", "") == "your enemy's"


@pytest.mark.rules("LS-G09")
def test_without_a_name_nobody_is_named():
    assert the("Deal 2 damage.", DealDamage) == DealDamage(n=the("Deal 2 damage.", DealDamage).n)  # type: ignore[attr-defined]
    assert getattr(the("Heal 3.", Heal), "who", "") is None


# ------------------------------------------------------------------ sentences into abilities


@pytest.mark.rules("LS-2.7.2a", "LS-2.7.2b")
def test_an_ability_word_takes_everything_behind_it_across_lines():
    text = "Heal 1.\nAbility: Draw 1 card.\nYour combos cost 1 less. Discard 1 card.\nAttack Ability: 2 damage. Burn."
    abilities = read_text(VOCABULARY, text).abilities
    assert [(a.kind.value, len(a.sentences)) for a in abilities] == [
        ("effects", 1),
        ("activated", 3),
        ("activated", 1),
        ("skills", 1),
    ]
    assert abilities[1].short_trigger == "Ability"
    assert abilities[2].short_trigger == "Attack Ability"


def test_the_class_of_a_sentence_decides_when_it_works():
    assert kinds("Heal V. Draw 1 card.\nDeal 1 damage to your target.") == ["effects"]
    assert kinds("Heal V. Reduce all damage you receive by 1. Draw 1 card.") == ["effects", "static", "effects"]
    assert kinds("When you Attack, Heal 1. Draw 1 card.") == ["triggered", "effects"]
    assert kinds("When you Attack, Heal 1. When you Defend, Heal 1.") == ["triggered", "triggered"]
    assert kinds("Unique. Burn. Heal 1.") == ["skills", "effects"]


@pytest.mark.parametrize(
    "behind",
    [
        "Otherwise Draw 1 card.",
        "If you do, Draw 1 card.",
        "If you can't, Draw 1 card.",
        "Increase this by 1 if you have a Buff.",
        "This can't be increased by other effects.",
        "If it is Fire, increase the damage done by 2.",
        "Return it.",
    ],
)
def test_what_cannot_be_understood_alone_belongs_to_the_trigger_before_it(behind):
    text = f"When you Attack, you may Remove one of your Buffs. {behind}"
    assert [(a.kind.value, len(a.sentences)) for a in read_text(VOCABULARY, text).abilities] == [("triggered", 2)]


def test_a_statement_is_lingering_on_a_buff_and_done_on_a_card_that_resolves_at_once():
    for text in (
        "Reduce all damage you receive by 1.",
        "Your target can't Attack.",
        "Cancel the Next Attack against you.",
    ):
        assert kinds(text) == ["static"]
        assert kinds(text, at_once=True) == ["effects"]
    assert kinds("As long as this is on top of your Discard Pile, your combos cost 1 less.", at_once=True) == ["static"]


def test_a_duration_that_ends_by_itself_makes_an_instant():
    assert kinds("Reduce all damage you receive by 1 this turn.") == ["effects"]
    assert kinds("Your target can't Attack until your next turn.") == ["effects"]
    assert kinds("Your target can only take 1 action each turn.") == ["static"]
    assert kinds("Increase the damage of your Next Attack this turn by 1.") == ["effects"]
    change = the("Increase the damage of your Next Attack this turn by 1.", Change)
    assert getattr(change, "duration", None) == Stretch("this turn")


@pytest.mark.rules("LS-6.1.2-multiplayer")
def test_multiplayer_takes_the_instants_on_its_line():
    text = "Deal 3 damage. Multiplayer: Deal 2 damage to all heroes. Draw 1 card.\nHeal 1."
    abilities = read_text(VOCABULARY, text).abilities
    assert [(a.kind.value, len(a.sentences)) for a in abilities] == [("effects", 1), ("multiplayer", 2), ("effects", 1)]
    assert len(abilities[1].effects) == 2


@pytest.mark.rules("LS-2.1.1.3")
def test_deck_building_text_stands_for_itself():
    assert kinds("Your deck contains 4 combos. You start the game with 1 more card. Heal 1.") == [
        "setup",
        "setup",
        "effects",
    ]


# ------------------------------------------------------------------ references


def referred(text: str, word: str) -> tuple[str, int]:
    """What a word of the text refers to, as printed there, and how many abilities back."""
    abilities = read_text(VOCABULARY, text).abilities
    for number, ability in enumerate(abilities):
        for place, mention in ability.bindings.items():
            start, end = place.span
            if ability.sentences[place.sentence].text[start:end].lower() == word.lower():
                there = abilities[number - mention.back].sentences[mention.place.sentence]
                return there.text[slice(*mention.place.span)], mention.back
    raise AssertionError(f"{word} is not bound")


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("When you take damage from a card of another hero, Heal 1 and deal 1 damage to that hero.", "that hero",
         "another hero"),
        ("If a hero attacked you since your last turn, deal 2 damage to that hero.", "that hero", "a hero"),
        ("Remove up to 2 Buffs of the recipient. Remove 1 of their Items.", "their", "the recipient"),
        ("Look at another hero's hand. That hero Discards 1 card.", "that hero", "another hero's"),
        ("Draw 1 card face up. If it is Fire, Heal 1.", "it", "1 card"),
        ("Look at the top 3 cards of your deck. Put the others back.", "the others", "the top 3 cards of your deck"),
        ("When you are attacked, reduce the damage of that Attack by 1.", "that attack", "you are attacked"),
        ("Reduce the damage of that Attack by 1 when you are attacked.", "that attack", "you are attacked"),
        ("When another hero Buffs or Equips, Cancel that.", "that", "another hero Buffs or Equips"),
        ("When you take damage from a Buff, Rotate that Buff forward.", "that buff", "a Buff"),
        ("Rearrange the top 2 cards of any hero's deck. Shuffle that deck.", "that deck", "any hero's deck"),
    ],
)  # fmt: skip
def test_a_reference_takes_the_nearest_mention_that_fits(text, word, meant):
    assert referred(text, word) == (meant, 0)


def test_a_choice_is_remembered_by_a_later_ability():
    text = "Select another hero when this enters play. That hero can't Attack or Defend."
    assert referred(text, "that hero") == ("another hero", 1)
    (standing,) = nodes(text, HeroIs)
    assert isinstance(standing, HeroIs)


@pytest.mark.parametrize(
    ("text", "column", "word"),
    [
        ("That hero can't Attack.", 1, "That"),
        ("Increase this by 1.", 1, "Increase"),
        ("Remove their Items.", 8, "their"),
        ("Cancel that.", 8, "that"),
        ("When you Draw, reduce the damage of that Attack by 1.", 37, "that"),
        ("Shuffle that deck.", 9, "that"),
        ("Heal 2 when it Expires.", 13, "it"),
        ("If you do, Draw 1 card.", 4, "you"),
    ],
)
def test_a_reference_to_nothing_has_a_caret(text, column, word):
    with pytest.raises(DanglingReference) as caught:
        read_text(VOCABULARY, text)
    assert (caught.value.column, caught.value.word) == (column, word)


# ------------------------------------------------------------------ broken texts


@pytest.mark.parametrize(
    ("text", "column", "word", "hint"),
    [
        ("Deal 3 damge.", 8, "damge", "did you mean 'damage'?"),
        ("Deal 2 damage to your traget.", 23, "traget", "did you mean 'target'?"),
        ("Discard a Fier card.", 11, "Fier", "did you mean 'Fire'?"),
        ("Draw 1 cards.", 8, "cards", "did you mean 'card'?"),
        ("Draw 2 card.", 8, "card", "did you mean 'cards'?"),
        ("Your target Draw 1 card.", 13, "Draw", "did you mean 'Draws'?"),
        ("When you Attacks, Heal 1.", 10, "Attacks", "did you mean 'Attack'?"),
        ("When another hero Buff, Heal 1.", 19, "Buff", "did you mean 'Buffs'?"),
        ("All other heroes Discards 1 card.", 18, "Discards", "did you mean 'Discard'?"),
        ("Your combos costs 1 less.", 13, "costs", "did you mean 'cost'?"),
        ("Attack Abillity: Deal 2 damage.", 8, "Abillity", "did you mean 'Ability'?"),
        ("Heal.", 1, "Heal", ""),
    ],
)
def test_a_broken_text_is_refused_at_the_word(text, column, word, hint):
    with pytest.raises(TextNotUnderstood) as caught:
        read_text(VOCABULARY, text)
    assert (caught.value.column, caught.value.word) == (column, word)
    assert caught.value.hint.startswith(hint)


@pytest.mark.rules("LS-6.1.2-cancel.1")
def test_cancel_needs_an_object():
    with pytest.raises(TextNotUnderstood) as caught:
        read_text(VOCABULARY, "Cancel.")
    assert caught.value.expected == ["a noun phrase"]


@pytest.mark.parametrize("text", ["Destroy a unit", "Gain 2 life", "Draw 2", "The opponent Discards 1 card"])
def test_the_words_of_other_games_are_not_those_of_this_one(text):
    assert Reader(VOCABULARY, text).readings((Sentence,)) == []
