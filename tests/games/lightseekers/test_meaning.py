"""Card texts as programs: every text that is meant to be played can be, and what cannot says where.

What the programs do is told in the scenarios; here stand op lists and texts that no card of the set has.
"""

from __future__ import annotations

import random
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.api import read_card
from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.cardfile import PrintedCard, load_cards, printed_card
from rulebound.games.lightseekers.corners import read_corners
from rulebound.games.lightseekers.definition import LightCard, LightTriggered
from rulebound.games.lightseekers.meaning import NotPlayable, define
from rulebound.games.lightseekers.ops.lasting import Lay
from rulebound.games.lightseekers.ops.numbers import Deal, Heal
from rulebound.games.lightseekers.vocabulary import VOCABULARY
from rulebound.kernel.cards import Ability
from rulebound.kernel.gates import Gate
from rulebound.kernel.ops import Ops
from rulebound.kernel.saves import fields_of
from rulebound.language import CardTextError, read_text, sentence
from rulebound.language.core.categories import Sentence
from rulebound.language.errors import CannotPrint
from rulebound.language.growing import TooDeep, grow
from rulebound.scenario import run

HERE = Path(__file__).parent
CARDS = Path(__file__).resolve().parents[3] / "src" / "rulebound" / "games" / "lightseekers" / "cards"
SET = [card for path in sorted(CARDS.glob("*.toml")) for card in load_cards(path)]
SCENARIOS = sorted((HERE / "scenarios").rglob("*.toml"))
INVENTED = [line for line in (HERE / "invented_texts.txt").read_text(encoding="utf-8").splitlines() if line]
REFUSED = [
    tuple(part.strip() for part in line.split(" | "))
    for line in (HERE / "refused_texts.txt").read_text(encoding="utf-8").splitlines()
    if line
]
HOLDERS = {
    "attack": PrintedCard("Test Card", "Action", "Attack"),
    "defend": PrintedCard("Test Card", "Action", "Defend"),
    "buff": PrintedCard("Test Card", "Action", "Buff", corners=read_corners("(1)(2)(Star)–")),
    "clunky": PrintedCard("Test Card", "Action", "Buff", corners=read_corners("<1><2>––")),
    "perm": PrintedCard("Test Card", "Action", "Buff"),
    "item": PrintedCard("Test Card", "Action", "Item", worth=1),
    "hero": PrintedCard("Test Card", "Hero", health=30),
}


def made(holder: str, text: str) -> LightCard:
    return define(replace(HOLDERS[holder], text=text))


def program(ability: Ability) -> list[str]:
    assert isinstance(ability.code, Ops)
    return [type(op).__name__ for op in ability.code.ops]


def instant(holder: str, text: str) -> list[str]:
    (ability,) = made(holder, text).instants
    return program(ability)


def trigger(holder: str, text: str) -> LightTriggered:
    (ability,) = made(holder, text).abilities
    assert isinstance(ability, LightTriggered)
    return ability


# ---- every text
@pytest.mark.parametrize("printed", SET, ids=lambda card: card.name)
def test_every_card_of_the_set_is_defined(printed: PrintedCard) -> None:
    card = define(printed)
    assert card.name == printed.name
    assert [ability.index for ability in card.abilities] == list(range(len(card.abilities)))
    assert card.abilities or not printed.text


def test_every_acceptance_card_is_defined() -> None:
    cards = load_cards(HERE / "acceptance_cards.toml")
    assert len(cards) == 40
    for printed in cards:
        assert define(printed).abilities


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_card_of_a_scenario_is_defined(path: Path) -> None:
    for table in tomllib.loads(path.read_text(encoding="utf-8")).get("card", []):
        define(printed_card(table))


@pytest.mark.parametrize("text", INVENTED)
def test_every_invented_text_can_be_played(text: str) -> None:
    """On a card of some sort; one of them nowhere, and it says so under its own words."""
    refused = 0
    for holder in HOLDERS:
        try:
            made(holder, text)
        except NotPlayable as error:
            refused += 1
            assert text[error.offset :].startswith(error.word)
    assert refused < len(HOLDERS)


def test_random_texts_are_played_or_refused_with_their_place() -> None:
    """Whatever the grammar can say has a meaning or an error under its own words, never a crash."""
    rng = random.Random(11)
    played = 0
    for _ in range(700):
        try:
            text = sentence(grow(VOCABULARY, (Sentence,), rng, rng.choice((4, 5, 6, 7)))) + "."
        except (TooDeep, CannotPrint):
            continue
        printed = replace(rng.choice(list(HOLDERS.values())), text=text)
        try:
            read_text(VOCABULARY, text, spell=printed.resolves_at_once)
        except CardTextError:
            continue
        try:
            define(printed)
            played += 1
        except NotPlayable as error:
            assert text[error.offset :].startswith(error.word)
    assert played > 100


# ---- what becomes of a text
def test_a_choice_comes_before_its_verb() -> None:
    assert instant("attack", "Remove 1 Buff of the recipient.") == ["Clear", "Pick", "Remove"]


def test_a_discard_is_put_in_order() -> None:
    assert instant("defend", "Discard 2 cards.") == ["Clear", "Pick", "OrderPile", "Discard"]


def test_sentences_about_the_same_heroes_are_one_block() -> None:
    """[LS-G82]"""
    ops = instant("attack", "Deal 3 damage to all other heroes. Those heroes each Discard 1 card. You Draw 1 card.")
    assert ops == [
        "SetPlayers", "SetNumber", "NextOfThese", "Deal", "Clear", "Pick", "OrderPile", "Discard", "Jump", "Draw",
    ]  # fmt: skip


def test_a_card_has_one_program_of_instants() -> None:
    """[LS-2.6.1] Triggers and lines between them do not split it."""
    card = made("buff", "Heal V. When this Expires, Draw 1 card. Deal V damage to your target.")
    assert [program(ability) for ability in card.instants] == [["Heal", "Deal"]]


def test_multiplayer_replaces_the_other_effects() -> None:
    card = made("attack", "Deal 6 damage. Multiplayer: Deal 3 damage to all other heroes.")
    assert sorted(ability.players for ability in card.instants) == [c.WITH_MANY, c.WITH_TWO]


def test_bare_verbs_on_an_attack_fall_on_the_recipient_if_they_take_something_away() -> None:
    """[LS-G09]"""
    attack = made("attack", "Deal 2 damage. Heal 1.").instants[0].code
    defend = made("defend", "Deal 2 damage. Heal 1.").instants[0].code
    assert isinstance(attack, Ops)
    assert isinstance(defend, Ops)
    hit, healed = attack.ops
    assert isinstance(hit, Deal)
    assert isinstance(healed, Heal)
    assert type(hit.who).__name__ == "TheRecipient"
    assert type(healed.who).__name__ == "You"
    assert isinstance(defend.ops[0], Deal)
    assert type(defend.ops[0].who).__name__ == "You"


def test_an_offer_that_is_the_whole_trigger_is_the_trigger_itself() -> None:
    """[LS-D16]"""
    text = "At the start of your turn, you may Discard a card to gain 1 additional action this turn."
    ability = trigger("item", text)
    assert isinstance(ability.code, Ops)
    gate = ability.code.ops[0]
    assert isinstance(gate, Gate)
    assert (gate.menu, gate.yes, gate.no) == (c.M_TRIGGER, c.USE_TRIGGER, c.NO_TRIGGER)
    assert gate.clause == "Discard a card to gain 1 additional action"
    assert program(ability)[gate.otherwise] == "NotTriggered"


def test_an_offer_inside_of_an_effect_is_asked_by_its_words() -> None:
    """[LS-D06]"""
    code = made("defend", "Heal 3. You may Draw 1 card.").instants[0].code
    assert isinstance(code, Ops)
    gate = code.ops[1]
    assert isinstance(gate, Gate)
    assert (gate.menu, gate.clause) == (c.M_MAY, "Draw 1 card")


def test_next_waits_as_a_trigger() -> None:
    """[LS-6.1.2-next.1] [LS-G33]"""
    cancel = trigger("buff", "Cancel the Next Attack against you.")
    assert (cancel.event, cancel.next, program(cancel)) == (c.ACT, c.NEXT, ["CancelAct"])
    more = trigger("buff", "Your Next Attack deals 2 more damage.")
    assert (more.event, more.next, program(more)) == (c.ACT, c.NEXT_ACT, ["Lay"])


def test_a_change_of_that_attack_hangs_on_the_act() -> None:
    """[LS-G32]"""
    for text in (
        "When you are attacked, reduce the damage of that Attack by V.",
        "When you are attacked, you may Discard a card to reduce the damage of that Attack by V.",
    ):
        code = trigger("clunky", text).code
        assert isinstance(code, Ops)
        (lay,) = [op for op in code.ops if isinstance(op, Lay)]
        assert (lay.side, lay.until, lay.negative) == (c.OF_ACT, c.THIS_ACT, True)


def test_a_clunky_buff_may_say_when_it_turns() -> None:
    """[LS-2.5.3.9f] [LS-G30]"""
    card = made("clunky", "Your combos cost V less. Rotate this if you have no cards in your hand.")
    assert card.own_turning
    assert card.turn_if is not None
    assert card.instants == []
    assert made("clunky", "Rotate this when you Discard a card.").own_turning


def test_from_the_pile() -> None:
    """[LS-2.6.3.1-ii.a]"""
    card = made("attack", "Deal 2 damage. As long as this is on top of your Discard Pile, your combos cost 1 less.")
    assert [(line.field, line.place) for line in card.statics] == [(c.F_COST, c.ON_PILE)]
    assert trigger("attack", "When you Attack, if this is on top of your Discard Pile, Heal 5.").place == c.ON_PILE


def test_deck_building_text() -> None:
    """[LS-2.1.1.3]"""
    assert made("hero", "Your deck contains 4 combos.").deck_combos == 4
    assert made("hero", "Your deck contains 1 fewer combo.").deck_combos == 4
    assert made("hero", "You start the game with 1 more card.").opening == 1


def test_what_an_attack_says_about_its_recipient() -> None:
    """[LS-G73]"""
    assert type(made("attack", "Attack your target. Deal 4 damage.").recipient).__name__ == "TheTarget"


@pytest.mark.parametrize(
    ("holder", "text", "word"),
    [
        ("defend", "Otherwise Heal 1.", "Otherwise Heal 1"),
        ("defend", "Cancel that Attack. Heal 1.", "that Attack"),
        ("defend", "Increase this by 2.", "Increase this by 2"),
        ("hero", "Your deck contains 2 fewer Items.", "Items"),
        ("attack", "This does not count as a Buff.", "a Buff"),
        ("defend", "Discard each card of that Element.", "that Element"),
    ],
)
def test_what_cannot_be_played_is_refused_under_its_own_words(holder: str, text: str, word: str) -> None:
    with pytest.raises(CardTextError) as caught:
        made(holder, text)
    assert word.startswith(caught.value.word) or caught.value.word in word


@pytest.mark.parametrize(("holder", "text", "word"), REFUSED)
def test_a_text_without_sense_on_its_card_has_a_caret(holder: str, text: str, word: str) -> None:
    """Half sentences, words that the card has nothing for, and words that would otherwise be passed over."""
    with pytest.raises(CardTextError) as caught:
        made(holder, text)
    assert caught.value.text[caught.value.offset :].startswith(word) and word.startswith(caught.value.word)
    assert text[caught.value.offset :].startswith(word)


# ---- no word is passed over
WORDS_OF_THE_TEXT = {"clause", "short", "shorts", "text", "definition", "key", "index"}


def as_data(thing: object, above: tuple[object, ...] = ()) -> object:
    """Everything a definition holds, without the words it was read from."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return [as_data(each, above) for each in thing]
    if any(each is thing for each in above):
        return "above"
    slots = set(fields_of(type(thing))) - WORDS_OF_THE_TEXT
    assert slots or not vars(type(thing)).get("__slots__"), "everything is compared, compiled or not"
    return [type(thing).__name__, *((slot, as_data(getattr(thing, slot), (*above, thing))) for slot in sorted(slots))]


@pytest.mark.parametrize(
    ("holder", "text", "changed"),
    [
        ("defend", "Heal 2.", "Heal 2 while your last discarded card is Fire."),
        ("defend", "Heal 2 if you have an Item and a Buff.", "Heal 2 if you have an Item or a Buff."),
        ("defend", "Heal 2 if you have an Item and a Buff.", "Heal 2 if you have an Item and no Buffs."),
        ("defend", "Heal 2 if you played a Fire card this turn.", "Heal 2 if you played another card this turn."),
        ("defend", "Heal 2 if a hero has a Buff.", "Heal 2 if no hero has a Buff."),
        ("defend", "Heal 2 if you have 2 Buffs.", "Heal 2 if you have 2 or more Buffs."),
        ("defend", "Heal 2 if you have 2 or more Buffs.", "Heal 2 if you have more than 2 Buffs."),
        ("defend", "Heal 1 for each Buff you have.", "Heal 1 for each other Buff you have."),
        ("defend", "Discard a Fire card to Heal 2.", "Discard a non-Fire card to Heal 2."),
        ("defend", "Discard 2 cards.", "Discard up to 2 cards."),
        ("defend", "Discard 2 cards.", "Discard 2 cards at random."),
        ("defend", "Draw 1 card.", "Draw 1 card face up."),
        ("defend", "Each hero Draws 1 card.", "Each other hero Draws 1 card."),
        ("defend", "Each other hero Discards 1 card.", "Each other hero without a Buff Discards 1 card."),
        ("defend", "Deal 1 damage to all other heroes.", "Deal 1 damage to up to 2 other heroes."),
        ("defend", "Rotate another hero's Buffs forward.", "Rotate each other hero's Buffs forward."),
        ("defend", "Restart one of your Buffs.", "Restart one of your action Buffs."),
        ("defend", "Return 1 Buff.", "Return 1 Buff to its owner's hand."),
        ("defend", "Gain 1 additional action.", "Gain 1 additional unrestricted action."),
        ("defend", "Gain 1 additional action.", "Gain 1 additional action only to Defend."),
        ("defend", "Heal 2. Heal 1.", "Heal 2. Heal 1 more."),
        ("attack", "Look at the recipient's hand. Discard 1 of those cards.",
         "Look at the recipient's hand. Discard 1 of those Buffs."),
        ("attack", "Discard any number of cards. 1 damage. Increase this by 1 per card Discarded.",
         "Discard any number of cards. 1 damage. Increase this by 1 per Item Discarded."),
        ("buff", "Increase damage done by 1.", "Increase damage done by 1 for each Buff you have."),
        ("buff", "Increase damage done by 1.", "Increase damage done by your Attacks by 1."),
        ("buff", "Your combos cost 1 less.", "Your combos cost 1 less for each Buff you have."),
        ("buff", "Reduce damage received by 1.", "Reduce damage received from your target by 1."),
        ("buff", "Your Attacks deal 1 more damage.", "Attacks against you deal 1 more damage."),
        ("buff", "Your target can't Attack.", "Your target can't Attack you."),
        ("buff", "When you take damage, Heal 1.", "When you take damage from another hero, Heal 1."),
        ("buff", "When you deal damage, Heal 1.", "When you deal damage with an Attack, Heal 1."),
        ("buff", "When you Rotate a Buff, Heal 1.", "When you Rotate a Buff backward, Heal 1."),
        ("buff", "When you Discard a card, Heal 1.", "When you Discard a card from your hand, Heal 1."),
        ("buff", "When you Discard a card, Heal 1.", "When you Discard another card, Heal 1."),
        ("buff", "When your target Attacks, Heal 1.", "When your target or your enemy Attacks, Heal 1."),
        ("buff", "When this enters play, Heal 1.", "When this enters or leaves play, Heal 1."),
        ("buff", "When damage you deal is reduced, Draw 1 card.",
         "When damage you deal with Attacks is reduced, Draw 1 card."),
        ("buff", "You can take 1 more action.", "You can take 1 more action and can't be attacked."),
        ("buff", "Your cards count as Fire.", "Your cards count as Fire and Water."),
        ("buff", "Your cards count as Fire.", "Your Water cards count as Fire."),
    ],
)  # fmt: skip
def test_a_word_more_or_another_word_changes_what_is_done(holder: str, text: str, changed: str) -> None:
    assert as_data(made(holder, text)) == as_data(made(holder, text))
    assert as_data(made(holder, text)) != as_data(made(holder, changed))


# ---- texts that no card of the set has, played
HERO = {"type": "Hero", "health": 30, "elements": ["Superior Fire", "Superior Water", "Basic Soul"]}
DART = {"type": "Action", "category": "Attack", "text": "Deal 1 damage."}
BLANK = {"type": "Action", "category": "Defend", "text": "Heal 1."}


def play(text: str, moves: str, expected: list[str], category: str = "Attack", **seats: dict[str, object]) -> None:
    """A little game in which A has the card with that text."""
    cards = [
        {"name": "Hero of A", **HERO},
        {"name": "Hero of B", **HERO},
        {"name": "Fire Dart", "requirement": ["Fire"], **DART},
        {"name": "Water Dart", "requirement": ["Water"], **DART},
        {"name": "Pebble", **BLANK},
        {"name": "Wheel", "type": "Action", "category": "Buff", "corners": "(1)(2)(3)–", "text": "Heal V."},
        {"name": "Step", "type": "Action", "category": "Buff", "text": "When you Defend, Draw 1 card."},
        {"name": "Subject", "type": "Action", "category": category, "text": text},
    ]
    table: dict[str, dict[str, object]] = {
        "A": {"hero": "Hero of A", "health": 20, "hand": ["Subject"]},
        "B": {"hero": "Hero of B", "health": 20},
    }
    for seat, given in seats.items():
        table[seat] |= given
    run({"game": "lightseekers", "card": cards, "seat": table, "script": {"moves": moves, "expect": expected}})


def test_a_card_drawn_face_up_changes_the_damage_stated_before() -> None:
    text = "3 damage. Draw 1 card face up. If it is Fire, increase the damage done by 2. If it is not Fire, Heal 1."
    play(text, "A: play Subject", ["B.health = 15", "A.health = 20"], A={"deck": ["Fire Dart"]})
    play(text, "A: play Subject", ["B.health = 17", "A.health = 21"], A={"deck": ["Water Dart"]})


def test_increase_this() -> None:
    text = "3 damage. Increase this by 2 if your last discarded card is Fire."
    play(text, "A: play Subject", ["B.health = 15"], A={"discard": ["Fire Dart"]})
    play(text, "A: play Subject", ["B.health = 17"], A={"discard": ["Water Dart"]})


def test_increase_a_count() -> None:
    text = "Remove 1 Buff. If your last discarded card is Water, increase the number of Buffs by 1."
    play(text, "A: play Subject", ["B.buffs = []"], A={"discard": ["Water Dart"]}, B={"buffs": ["Wheel", "Step"]})


def test_look_take_one_and_leave_the_rest() -> None:
    play(
        "Look at the top 3 cards of your deck. Draw 1 of them and put the rest back in the same order.",
        "A: play Subject\nA: draw Water Dart",
        ["A.hand = [Water Dart]", "A.deck = [Fire Dart, Pebble]"],
        "Defend",
        A={"deck": ["Fire Dart", "Water Dart", "Pebble"]},
    )


def test_the_next_two_attacks() -> None:
    play(
        "Increase the damage of your Next 2 Attacks by 2. Gain 2 additional unrestricted actions this turn.",
        "A: play Subject\nA: play Fire Dart\nA: play Water Dart",
        ["B.health = 14"],
        "Defend",
        A={"hand": ["Subject", "Fire Dart", "Water Dart"]},
    )


def test_an_act_to_come_is_cancelled_by_a_card_that_is_gone() -> None:
    play(
        "Cancel your target's Next Attack.",
        "A: play Subject\nA: pass\nB: play Fire Dart\nB: play Water Dart",
        ["A.health = 19"],
        "Defend",
        B={"hand": ["Fire Dart", "Water Dart"], "deck": ["Pebble"]},
        A={"deck": ["Pebble", "Pebble", "Pebble"]},
    )


def test_a_moment_to_come() -> None:
    play(
        "At the end of this turn, Heal 3.",
        "A: play Subject\nA: pass",
        ["A.health = 23"],
        "Defend",
        A={"deck": ["Pebble", "Pebble"]},
        B={"hand": ["Fire Dart"]},
    )


def test_unless_somebody_pays() -> None:
    text = "Deal 4 damage unless the recipient Discards a Water card."
    with_water: dict[str, object] = {"hand": ["Water Dart"]}
    play(text, "A: play Subject\nB: do: Discards a Water card", ["B.health = 20", "B.hand = []"], B=with_water)
    play(text, "A: play Subject\nB: decline: Discards a Water card", ["B.health = 16"], B=with_water)
    play(text, "A: play Subject", ["B.health = 16"], B={"hand": ["Fire Dart"]})


def test_that_many() -> None:
    play(
        "Discard your hand, then Draw that many cards.",
        "A: play Subject\nA: put on discard pile: Fire Dart, then Water Dart (top)",
        ["A.hand = [Pebble, Step]"],
        "Defend",
        A={"hand": ["Subject", "Fire Dart", "Water Dart"], "deck": ["Pebble", "Step", "Wheel"]},
    )


def test_a_buff_that_is_made_dormant_wakes_up() -> None:
    play(
        "Choose a Buff of the recipient. It is Dormant until your next turn.",
        "A: play Subject",
        ["Wheel is dormant"],
        B={"buffs": ["Wheel"]},
    )


def test_a_hero_that_is_chosen_on_entering_play_stays_chosen() -> None:
    play(
        "Select another hero when this enters play. That hero can't Attack.",
        "A: play Subject\nA: pass\nB: refused: play Fire Dart -> LS-2.2.3",
        ["A.health = 20"],
        "Buff",
        A={"deck": ["Pebble", "Pebble", "Pebble"]},
        B={"hand": ["Fire Dart"], "deck": ["Pebble"]},
    )


@pytest.mark.parametrize(
    ("text", "bits"),
    [
        ("You are Immune to your enemy's Buffs and your target's Items.", [c.TO_CARDS, c.TO_CARDS]),
        ("You are Immune to damage from your enemy's Buffs and your target's Items.", [c.TO_DAMAGE, c.TO_DAMAGE]),
        ("You are Immune to your enemy's Buffs and damage from Attacks.", [c.TO_CARDS, c.TO_DAMAGE]),
        ("You are Immune to Fire cards and healing.", [c.TO_CARDS, c.TO_HEALING]),
    ],
)
def test_what_one_is_immune_to_is_a_list_that_reads_in_one_way(text: str, bits: list[int]) -> None:
    (ability,) = made("attack", text).instants
    assert isinstance(ability.code, Ops)
    assert [op.bits for op in ability.code.ops if isinstance(op, Lay)] == bits


@pytest.mark.rules("LS-G82")
def test_what_you_may_do_after_something_done_to_each_hero_is_offered_once() -> None:
    play(
        "Deal 2 damage to each hero and you may Heal that much.",
        "A: play Subject\nA: decline: Heal that much\nA: pass",
        ["A.health = 18", "B.health = 18"],
        A={"deck": ["Pebble", "Pebble"]},
        B={"deck": ["Pebble", "Pebble"]},
    )


@pytest.mark.parametrize("before", ["", "If you have a Buff, Draw 1 card. "])
def test_an_otherwise_behind_an_offer_wants_all_of_it_whatever_stands_before(before: str) -> None:
    told = read_card(f"{before}You may Discard 2 cards. Otherwise, deal 4 damage.", "lightseekers", "attack").plain
    assert any("(it counts as done with at least 2)" in line for line in told)

