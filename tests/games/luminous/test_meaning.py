"""Card texts as programs: every text that is meant to be played can be, and what cannot says where.

What the programs do is told in scenarios/text and scenarios/cards.
"""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.cardfile import PrintedCard, load_cards, printed_card, symbols
from rulebound.games.luminous.definition import Activated, LuminousCard, LuminousTriggered, StaticAbility
from rulebound.games.luminous.library import card_set
from rulebound.games.luminous.meaning import NotPlayable, define, glossary_trigger
from rulebound.games.luminous.ops import cards, choices, keywords, lasting, numbers, playing
from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.kernel.choosing import Clear
from rulebound.kernel.gates import Gate
from rulebound.kernel.ops import Ops
from rulebound.language import CardTextError, read_text, sentence
from rulebound.language.core.categories import Sentence
from rulebound.language.errors import CannotPrint
from rulebound.language.growing import TooDeep, grow

HERE = Path(__file__).parent
SCENARIOS = sorted((HERE / "scenarios").glob("*/*.toml"))
INVENTED = [line for line in (HERE / "invented_texts.txt").read_text(encoding="utf-8").splitlines() if line]


def unit(text: str, name: str = "Test Unit") -> LuminousCard:
    return define(PrintedCard(name, "unit", text=text, attack=2, health=2), {})


def spell(text: str, name: str = "Test Spell") -> LuminousCard:
    return define(PrintedCard(name, "spell", text=text), {})


def relic(text: str) -> LuminousCard:
    return define(PrintedCard("Test Relic", "relic", text=text, durability=2), {})


def arriving(text: str) -> LuminousCard:
    return unit(f"Arrive: {text}")


def arriving_relic(text: str) -> LuminousCard:
    return relic(f"Arrive: {text}")


def program(card: LuminousCard, index: int = 0) -> list[str]:
    code = card.abilities[index].code
    assert isinstance(code, Ops)
    return [type(op).__name__ for op in code.ops]


# ---- every text
@pytest.mark.parametrize("printed", card_set().values(), ids=lambda card: card.name)
def test_every_card_of_the_set_is_defined(printed: PrintedCard) -> None:
    card = define(printed, {})
    assert card.name == printed.name
    assert card.cost() == printed.cost
    assert [ability.index for ability in card.abilities] == list(range(len(card.abilities)))


def test_every_acceptance_card_is_defined() -> None:
    for printed in load_cards(HERE / "acceptance_cards.toml"):
        define(printed, {})


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_card_of_a_scenario_is_defined(path: Path) -> None:
    tables = tomllib.loads(path.read_text(encoding="utf-8")).get("card", [])
    printed = [printed_card(table) for table in tables]
    tokens = {card.name: define(card, {}) for card in printed if card.type == "token"}
    for card in printed:
        define(card, tokens)


@pytest.mark.parametrize("text", [text for text in INVENTED if "Deal X" not in text])
def test_every_invented_text_can_be_played(text: str) -> None:
    """On a card of some type, or as what happens when it arrives."""
    refused = 0
    holders = (spell, unit, relic, arriving, arriving_relic)
    for make in holders:
        try:
            make(text)
        except CardTextError:
            refused += 1
    assert refused < len(holders)


def test_random_texts_are_played_or_refused_with_their_place() -> None:
    """Whatever the grammar can say has a meaning or an error under its own words, never a crash."""
    rng = random.Random(11)
    played = 0
    for _ in range(800):
        try:
            text = sentence(grow(VOCABULARY, (Sentence,), rng, rng.choice((5, 6, 7, 8)))) + "."
        except (TooDeep, CannotPrint):
            continue
        make = rng.choice((unit, spell))
        try:
            read_text(VOCABULARY, text, spell=make is spell)
        except CardTextError:
            continue
        try:
            make(text)
            played += 1
        except NotPlayable as error:
            assert error.word in text
            assert text[error.offset :].startswith(error.word)
    assert played > 80


# ---- what becomes of a text
def test_a_choice_comes_before_its_verb() -> None:
    assert program(spell("Destroy a unit.")) == ["Clear", "Pick", "Destroy"]


def test_all_of_a_group_need_no_choice() -> None:
    assert program(spell("Destroy each unit.")) == ["Destroy"]


def test_an_offer_is_a_gate() -> None:
    card = unit("Arrive: You may lose 1 life. If you do, draw 1.")
    assert program(card) == ["Gate", "LoseLife", "Gate", "Draw"]
    gate = ops_of(card)[0]
    assert isinstance(gate, Gate)
    assert gate.may
    assert gate.otherwise == 2


def ops_of(card: LuminousCard, index: int = 0) -> list[object]:
    code = card.abilities[index].code
    assert isinstance(code, Ops)
    return list(code.ops)


def test_a_sacrifice_is_asked_by_its_own_name() -> None:
    pick = ops_of(spell("Sacrifice a unit."))[1]
    assert isinstance(pick, choices.Pick)
    assert (pick.menu, pick.kind) == (c.M_SACRIFICE, c.SACRIFICE)


def test_cards_looked_at_are_asked_by_the_verb() -> None:
    card = spell("Look at the top 3 cards of your deck. Draw a unit from among them.")
    pick = next(op for op in ops_of(card) if isinstance(op, choices.Pick))
    assert (pick.menu, pick.kind) == (c.M_LOOK, c.DRAW_CARD)


def test_costs_are_the_first_part_of_an_ability() -> None:
    card = unit("1 | G, Expend, Sacrifice another unit: Draw 1.")
    (ability,) = card.activated
    assert isinstance(ability, Activated)
    assert program(card) == ["Expend", "Clear", "Pick", "Sacrifice", "Draw"]
    assert (ability.price.any, ability.price.check_green) == (1, 1)
    assert [extra.printed for extra in ability.extras] == ["Expend", "Sacrifice another unit"]
    assert (ability.cost_text, ability.short) == ("1 | G, Expend, Sacrifice another unit", "Draw 1")


def test_several_keywords_are_several_triggers_with_one_program() -> None:
    card = unit("Arrive and Depart: Draw 1.")
    first, second = card.abilities
    assert isinstance(first, LuminousTriggered)
    assert isinstance(second, LuminousTriggered)
    assert (first.short, second.short) == ("Arrive", "Depart")
    assert (first.event, second.event) == (c.ENTERED_PLAY, c.PUT_IN_DISCARD)
    assert first.code is second.code


def test_a_watcher_is_short_by_its_clause() -> None:
    (ability,) = unit("Whenever you sacrifice a token, gain 1 life.").abilities
    assert isinstance(ability, LuminousTriggered)
    assert (ability.short, ability.event, ability.own) == ("Whenever you sacrifice a token", c.SACRIFICED, False)


def test_a_mulch_with_a_cost_keeps_it() -> None:
    (ability,) = unit("Mulch, 1G: Draw 1.").abilities
    assert isinstance(ability, LuminousTriggered)
    assert ability.anywhere
    assert ability.price is not None
    assert (ability.price.total, ability.cost_text) == (2, "1G")


def test_a_static_line_is_one_for_each_field() -> None:
    lines = unit("Other units you control get +1/+2.").statics
    assert all(isinstance(line, StaticAbility) for line in lines)
    assert [(line.field, line.condition) for line in lines] == [(c.F_ATTACK, None), (c.F_HEALTH, None)]


def test_a_line_about_the_card_itself_has_no_group() -> None:
    (line,) = unit("While this unit is blocking, it gets +2 attack.").statics
    assert line.group is None
    assert line.condition is not None


@pytest.mark.rules("LU-tribute.3", "LU-tribute.5a")
def test_a_tribute_copy_is_the_same_card_without_tribute() -> None:
    cost = symbols("3")
    printed = PrintedCard("Twin", "unit", text="Tribute 3. Arrive: Draw 1.", attack=2, health=2, essence_cost=cost)
    card = define(printed, {})
    copy = card.plain_copy
    assert copy is not None
    assert (card.tribute, copy.tribute) == (3, -1)
    assert (copy.key, copy.name, copy.token, copy.unit) == ("Twin (copy)", "Twin", True, True)
    assert copy.cost() == card.cost() == 3
    assert program(copy) == program(card) == ["Draw"]


@pytest.mark.rules("LU-token.1")
def test_equal_words_make_equal_tokens() -> None:
    one = spell("Play a 1/1 Sprig token with Flight.", "One")
    other = spell("Play two 1/1 Sprig tokens with Flight.", "Other")
    assert one.tokens == other.tokens
    (token,) = one.tokens
    assert (token.key, token.name, token.unit, token.token) == ("Sprig 1/1 Flight (token)", "Sprig", True, True)
    assert (token.attack, token.health, token.skills, token.cost()) == (1, 1, c.FLIGHT, 0)


def test_a_token_of_the_card_pool_is_found_by_its_name() -> None:
    bellbud = define(PrintedCard("Bellbud", "token", attack=1, health=1), {})
    card = define(PrintedCard("Bell Ringer", "spell", text="Play a Bellbud token."), {"Bellbud": bellbud})
    (op,) = ops_of(card)
    assert isinstance(op, playing.PlayTokens)
    assert op.kind is bellbud


@pytest.mark.rules("LU-steadfast.1", "LU-steadfast.2")
def test_steadfast_is_defined_by_its_own_words() -> None:
    trigger = glossary_trigger("Steadfast")
    assert (trigger.event, trigger.own, trigger.short) == (c.TURN_END, False, "Steadfast")
    assert trigger.test is not None


def test_every_op_knows_its_words() -> None:
    card = spell("Lose 2 life. Draw 2.")
    assert [op.clause for op in ops_of(card)] == ["Lose 2 life", "Draw 2"]  # type: ignore[attr-defined]


def test_the_verbs_of_the_ledger_have_their_ops() -> None:
    """The table of verbs, one op each."""
    table = {
        "Draw 2.": cards.Draw,
        "Draw a unit from your discard pile.": cards.DrawCards,
        "The opponent discards 1.": cards.Discard,
        "Destroy a relic.": cards.Destroy,
        "Sacrifice a unit.": cards.Sacrifice,
        "Void a unit.": cards.Void,
        "Expend a unit.": cards.Expend,
        "Ready a unit you control.": cards.Ready,
        "Deal 3 damage to a unit.": numbers.DealDamage,
        "Gain 3 life.": numbers.GainLife,
        "The opponent loses 2 life.": numbers.LoseLife,
        "A unit gets +2 attack this turn.": lasting.Change,
        "Play a Luminous Bloom token.": playing.PlayTokens,
        "Play a unit with cost 3 or less from your hand without paying its cost.": playing.PlayCards,
        "Put a unit from your discard pile into play.": playing.PutIntoPlay,
        "Return a unit to its owner's hand.": cards.ReturnToHand,
        "Remove 2 durability from a relic.": numbers.RemoveDurability,
        "Gain control of a unit until end of turn.": cards.GainControl,
        "Look at the top 4 cards of your deck.": cards.Look,
        "Put a card from your hand on top of your deck.": cards.PutIntoDeck,
        "Shuffle your deck.": cards.Shuffle,
        "Bolster 2.": keywords.Bolster,
        "Cull 3.": keywords.Cull,
        "Scavenge.": keywords.Scavenge,
        "Pivot.": keywords.Pivot,
    }
    for text, op in table.items():
        assert isinstance(ops_of(spell(text))[-1], op), text


# ---- what cannot be played
@pytest.mark.parametrize(
    ("text", "word", "message"),
    [
        ("Deal X damage to a unit.", "X", "X is the number behind a keyword"),
        ("Draw 1. Otherwise, gain 2 life.", "Otherwise, gain 2 life", "there is no 'if'"),
        ("Play a Sprig token.", "Sprig token", "say the token's numbers"),
        ("Draw a unit.", "a unit", "say where it is drawn from"),
        ("Whenever you draw a card, gain 1 life.", "Whenever", "a spell is never in play"),
        ("The opponent draws a card. You may play it this turn.", "it", "who plays a card must know it"),
        ("Void the top card of your deck face down. You may play it this turn.", "it", "who plays a card must know it"),
        ("Shuffle a unit into its owner's deck. You may play it this turn.", "it this turn", "is not found again"),
        ("Draw 1. You may play it this turn without paying its cost.", "it", "a card in your hand is paid for"),
        (
            "Return a unit to its owner's hand. You may play it this turn without paying its cost.",
            "it this", "a card in your hand is paid for",
        ),
        ("Draw 1. Repeat this for each relic you control.", "Repeat", "so often as a number says"),
        ("Draw 1. The opponent repeats this.", "The", "you alone repeat it"),
        ("Draw 1. Each player repeats this.", "Each", "you alone repeat it"),
        ("The next unit you play this turn gets +1/+0. Repeat this.", "The", "once, and in its own text"),
        (
            'A unit gains "Whenever this attacks, choose a unit. When it is destroyed this turn, draw 1." this turn.',
            '"Whenever', "only in its own text",
        ),
        (
            'Each unit gains "Depart: The next unit you play this turn gets +1/+0." until end of turn.',
            '"Depart:', "once, and in its own text",
        ),
    ],
)
def test_a_text_that_cannot_be_played_says_where(text: str, word: str, message: str) -> None:
    with pytest.raises(NotPlayable) as caught:
        spell(text)
    assert caught.value.text[caught.value.offset :].startswith(word) and word.startswith(caught.value.word)
    assert message in caught.value.message
    assert "^" in str(caught.value)


def test_a_unit_does_not_simply_do_its_text() -> None:
    with pytest.raises(NotPlayable, match="say when"):
        unit("Draw 1.")


def test_what_happens_instead_can_be_done() -> None:
    with pytest.raises(NotPlayable, match="nothing to choose"):
        unit("If this unit would be destroyed, destroy a unit instead.")
    with pytest.raises(NotPlayable, match="nothing can be played or paid"):
        unit("If this unit would be destroyed, you may pay 1 instead.")


def test_slots_are_cleared_before_they_are_bound() -> None:
    ops = ops_of(spell("Destroy a unit. Destroy a relic."))
    cleared = [op.slot for op in ops if isinstance(op, Clear)]
    bound = [op.slot for op in ops if isinstance(op, choices.Pick)]
    assert cleared == bound == [0, 1]


@pytest.mark.parametrize(
    ("kind", "text", "column", "word"),
    [
        ("spell", "Expend: Draw 1.", 1, "Expend"),
        ("spell", "Lunge. Deal 2 damage to a unit.", 1, "Lunge"),
        ("spell", "Siphon, Steadfast. Deal 2 damage to a unit.", 9, "Steadfast"),
        ("spell", "Draw 1. Expend this unit.", 16, "this"),
        ("relic", "Flight.", 1, "Flight"),
        ("relic", "Contact: Draw 1.", 1, "Contact"),
        ("relic", "Second Wave: Draw 1.", 1, "Second"),
        ("relic", "This unit gets +1 attack.", 1, "This"),
        ("favored", "Depart: Draw 1.", 1, "Depart"),
        ("favored", "Tribute 3.", 1, "Tribute"),
        ("orb", "Tribute 3.", 1, "Tribute"),
        ("unit", "Remove 1 durability from this: Draw 1.", 1, "Remove"),
    ],
)
def test_what_can_never_happen_on_such_a_card_is_refused(kind: str, text: str, column: int, word: str) -> None:
    with pytest.raises(NotPlayable) as caught:
        define(PrintedCard("Misfit", kind, text=text), {})
    assert (caught.value.line, caught.value.column, caught.value.word) == (1, column, word)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("spell", "Siphon, Overwhelm, Deadly. Deal 2 damage to a unit."),
        ("spell", "Draw 1.\nMulch: Draw 1."),
        ("relic", "Dash, Steadfast. Expend: Draw 1."),
        ("relic", "Remove 1 durability from this: This relic deals 1 damage to a unit."),
        ("favored", "Steadfast. 1, Expend: Draw 1."),
        ("token", "Depart: Draw 1."),  # for the switch tokens_depart
    ],
)
def test_what_seems_a_misfit_and_is_none(kind: str, text: str) -> None:
    assert define(PrintedCard("Fit", kind, text=text), {}).abilities
