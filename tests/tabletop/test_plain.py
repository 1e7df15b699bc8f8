"""Cards in plain words: nothing that is carried out stays unsaid, every sentence has its number and its place."""

from __future__ import annotations

import ast
import gc
import importlib
import inspect
import pkgutil
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.golden.dump import GAMES, HOLDERS, set_of, specimens

import rulebound
import rulebound.games.luminous.ops.keywords  # a class of the kernel that a game fills in is no leaf
from rulebound.games.luminous.costs import CostPart
from rulebound.games.luminous.definition import LuminousCard, Price
from rulebound.games.luminous.ops.cards import Destroy, Draw
from rulebound.kernel import terms
from rulebound.kernel.cards import Ability, Definition
from rulebound.kernel.gates import Gate, Jump
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, Trait, Whom
from rulebound.kernel.terms.players import PlayerTrait, You
from rulebound.kernel.terms.tests import Done
from rulebound.language.core.categories import Sentence
from rulebound.language.errors import CannotPrint, CardTextError
from rulebound.language.growing import TooDeep, grow
from rulebound.language.printer import sentence
from rulebound.tabletop.kits import kit_of
from rulebound.tabletop.plain.flow import Step, structure
from rulebound.tabletop.plain.form import TOKEN, Form, Forms, Unsaid, field_names, spoken
from rulebound.tabletop.plain.speaker import KEPT, UNBOUND
from rulebound.tabletop.plain.teller import Teller, made_by, ops_of

MADE = ("ability", "static", "trigger")  # the fields of ops for abilities that they make
SAID_WHOLE = (Price, LuminousCard)  # by a function, which has to be read


def definitions(game: str) -> Iterator[Definition]:
    """Every card of a game and every text that was invented for a test."""
    check, cards = set_of(game)
    yield from (check.define(card, card.text) for card in cards)
    yield from (card for _, _, card in specimens(game))


def forms_of(game: str) -> Forms:
    return kit_of(game).card_check().forms


def plain(text: str, kind: str, game: str = "luminous") -> str:
    return "\n".join(rulebound.read_card(text, game, kind).plain)


# ---- completeness
def subclasses(cls: type[Any]) -> Iterator[type[Any]]:
    for each in cls.__subclasses__():
        yield each
        yield from subclasses(each)


def classes_of(game: str) -> list[type[Any]]:
    """All classes of ops, terms, abilities and costs that there are for a game; those only made to be filled in by
    others have no objects."""
    for package in ("rulebound.kernel", f"rulebound.games.{game.replace('-', '_')}"):
        for module in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
            importlib.import_module(module.name)
    gc.collect()  # a dataclass with slots takes the place of the class that was written
    ours = ("rulebound.kernel.", f"rulebound.games.{game.replace('-', '_')}.")
    found = [
        each
        for base in (Op, Amount, terms.Test, Trait, Cards, Whom, PlayerTrait, Ability, CostPart)
        for each in subclasses(base)
        if each.__module__.startswith(ours)
    ]
    leaves = [each for each in found if not any("rulebound." in under.__module__ for under in each.__subclasses__())]
    leaves = [each for each in leaves if not issubclass(each, Op) or each.run is not Op.run]
    return [each for each in dict.fromkeys([*leaves, *forms_of(game).classes]) if each not in SAID_WHOLE]


def said_by(forms: Forms, form: Form, words: str) -> set[str]:
    """The fields that words speak of, also through tables, changes and clauses."""
    found = spoken(words)
    for token in TOKEN.finditer(words):
        how = token[5] or ""
        found |= said_by(forms, form, token[3] or "")
        if how in ("clause", "heard"):
            found |= {"own", "test", "tests"}
        elif how == "change":
            found |= {"how", "condition"}
            for change in forms.changes.values():
                found |= said_by(forms, form, change.replace("$", form.part))
        elif isinstance(table := forms.tables.get(how), Mapping):
            for entry in table.values():
                found |= said_by(forms, form, entry)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_class_has_a_form_that_says_every_field(game: str) -> None:
    forms = forms_of(game)
    unsaid: list[str] = []
    for cls in classes_of(game):
        form = forms.classes.get(cls)
        if form is None:
            unsaid.append(f"{cls.__name__} has no form")
            continue
        words = form.words if isinstance(form.words, str) else ""
        said = {*form.silent, *form.leaves, *form.empty, *(KEPT if form.done else ()), *said_by(forms, form, words)}
        for left in form.leaves.values():
            said |= spoken(left)
        if "{}" in words:
            said.add("traits")
        fields = {name for name in field_names(cls) if not is_ability(cls, name)}
        unsaid += [f"{cls.__name__}.{name}" for name in sorted(fields - said)]
        if ":change}" not in words:
            unsaid += [f"{cls.__name__} has no {name}" for name in sorted(slot_fields(words) - fields)]
    assert unsaid == []


def test_a_cost_of_several_parts_is_said_where_it_is_offered() -> None:
    said = plain("You may discard 1 card and pay 1 MP to draw 2 cards.", "item", "lost-legacy")
    assert "If all of what it costs can be paid, you may:" in said


def is_ability(cls: type[Any], name: str) -> bool:
    """An ability that an op makes is told below the sentence of the op."""
    return issubclass(cls, Op) and name in MADE


def slot_fields(words: str) -> set[str]:
    return {name for token in TOKEN.finditer(words) if (name := token[4] or token[2])}


@pytest.mark.parametrize("game", GAMES)
def test_the_card_itself_says_every_field(game: str) -> None:
    forms = forms_of(game)
    words = forms.card.words
    told_of = spoken(words) if isinstance(words, str) else re.findall(r"\bcard\.(\w+)", inspect.getsource(words))
    said = {*forms.card.silent, *told_of}
    assert set(field_names(next(definitions(game)))) <= said


@pytest.mark.parametrize("game", GAMES)
def test_every_silent_field_has_a_reason(game: str) -> None:
    forms = forms_of(game)
    assert all(reason for form in [forms.card, *forms.classes.values()] for reason in form.silent.values())


# ---- every op in one sentence
def told(steps: list[Step]) -> list[int]:
    return [at for step in steps for at in (step.at, *(inner for branch in step.branches for inner in told(branch)))]


def numbers(lines: list[str]) -> list[int]:
    return [int(found[1]) for line in lines if (found := re.match(r" *(\d+)\. ", line))]


REMEMBERS = {
    "Jump", "Clear", "SetNumber", "SetActor", "ChooseOpponent", "Recall", "RecallKept", "SetPlayer", "SetPlayers",
    "SetMoment", "CountEvents", "OrderPile", "EndSentence", "TakeOver",
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_card_and_every_text_is_told_without_a_gap(game: str) -> None:
    """Each op of a program has its place and each sentence its number; an op without a sentence changes nothing that
    anybody could see; nothing speaks of what no sentence leaves."""
    for card in definitions(game):
        teller = Teller(forms_of(game))
        lines = teller.card(card)
        assert UNBOUND not in "\n".join(lines)
        assert "kept in mind" not in "\n".join(lines) or "Keep " in "\n".join(lines)
        sentences = 0
        for ability in card.abilities:
            ops = ops_of(ability)
            expected = [at for at, op in enumerate(ops) if not isinstance(op, Jump)]
            assert sorted(told(structure(ops, 0, len(ops)))) == expected, lines
            unsaid = {type(op).__name__ for op in ops if teller.goes_without_saying(op)}
            assert unsaid <= REMEMBERS
            assert all(name in MADE for op in ops for name, _ in made_by(op))
            sentences += sum(not teller.goes_without_saying(op) for op in ops)
        assert len(numbers(lines)) == sentences, lines
        at = 0
        for number in numbers(lines):  # from 1 for every ability that is printed on the card
            assert number in (1, at + 1), lines
            at = number


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_grammar_can_say_and_the_game_can_play_is_told(game: str) -> None:
    check = kit_of(game).card_check()
    rng = random.Random(7)
    told_texts = tried = 0
    enough = 12 if game == "lost-legacy" else 50  # where sentences are whole abilities, few that grow can be played
    while tried < 400 or (told_texts <= enough and tried < 8_000):
        tried += 1
        try:
            text = sentence(grow(check.vocabulary, Sentence, rng, rng.choice((6, 7, 8)))) + "."
        except (TooDeep, CannotPrint):
            continue
        for kind, before in HOLDERS[game]:
            try:
                card = check.specimen(kind, before + text)
                definition = check.define(card, card.text)
            except CardTextError:
                continue
            assert check.plain(definition)
            told_texts += 1
            break
    assert told_texts > enough


def source_of(cls: type) -> str:
    """The source of a class, also where it is compiled."""
    path = Path(rulebound.__file__).parent.parent / (cls.__module__.replace(".", "/") + ".py")
    if not path.exists():
        path = path.with_suffix("") / "__init__.py"
    text = path.read_text(encoding="utf-8")
    (found,) = (n for n in ast.parse(text).body if isinstance(n, ast.ClassDef) and n.name == cls.__name__)
    return ast.get_source_segment(text, found) or ""


@pytest.mark.parametrize("game", GAMES)
def test_an_op_that_says_whether_it_was_done_is_known_to(game: str) -> None:
    """What 'if you do' asks about is found among the ops that write it; an act that does not write it says so."""
    for cls, form in forms_of(game).classes.items():
        if issubclass(cls, Op):
            sources = [source_of(base) for base in cls.__mro__ if issubclass(base, Op) and base is not Op]
            writes = any(re.search(r"\.done = ", source) for source in sources)
            assert writes is not (form.quiet or form.mute), cls.__name__
            assert not (form.quiet and form.mute), cls.__name__


# ---- what a reader sees
def test_a_condition_stands_over_what_it_governs() -> None:
    assert plain("If you control a relic, draw 2. Otherwise, gain 1 life.", "spell") == (
        "When you play this spell:\n"
        "  1. If the number of relics that you control is at least 1:\n"
        "    2. You draw 2 cards.\n"
        "  Otherwise:\n"
        "    3. You gain 1 life."
    )


def test_a_reference_is_named_by_the_sentence_it_comes_from() -> None:
    assert plain("Reveal the top card of your deck. If it is a unit, draw it.", "spell") == (
        "When you play this spell:\n"
        "  1. Reveal the top 1 card of your deck.\n"
        "  2. If the card revealed in 1 is a unit:\n"
        "    3. You draw the card revealed in 1."
    )


def test_if_you_do_asks_about_a_sentence() -> None:
    said = plain("You may discard 1. If you do, draw 2.", "spell")
    assert "  1. If you can choose from at least 1 card in your hand, you may:\n    2. You choose 1 card" in said
    assert "  4. If 3 was done:\n    5. You draw 2 cards." in said


def test_choices_are_told_apart() -> None:
    assert plain("Choose one: draw 2; or gain 6 life.", "spell") == (
        "When you play this spell:\n"
        "  1. You choose one of these:\n"
        "    (a)\n"
        "      2. You draw 2 cards.\n"
        "    (b)\n"
        "      3. You gain 6 life."
    )


def test_an_amount_is_a_letter_that_the_sentence_explains() -> None:
    assert "1. You draw X cards, where X is the number of relics that you control." in plain(
        "Draw 1 for each relic you control.", "spell"
    )


def test_a_cost_and_what_a_static_line_stands_under_are_said() -> None:
    said = plain("1G, Expend: Draw 1.\nWhile you control a relic, this unit gets +2/+0.", "unit")
    assert "You may use this if you pay 1 essence of any colour and 1 Green essence and expend this card:" in said
    assert "This card gets +2 attack, as long as the number of relics that you control is at least 1." in said


def test_what_is_put_off_knows_what_was_chosen_before() -> None:
    said = plain("Gain control of a unit until end of turn. At the end of this turn, sacrifice it.", "spell")
    assert "Later, once, at the end of this turn:\n      4. " in said
    assert "the unit taken in 2" in said


def test_you_in_a_group_of_heroes_is_each_of_them() -> None:
    assert "each other hero with at least 1 Buff of theirs in play" in plain(
        "Deal 2 damage to each other hero with a Buff.", "attack", "lightseekers"
    )


def test_what_a_loop_does_to_what_it_has_left_itself_comes_to_an_end() -> None:
    said = plain("Reveal the top card of your deck. Put it on the bottom for each relic you control.", "spell")
    assert "  3. This many times, the number noted in 2:\n    4. Put the card revealed in 1" in said


def test_an_ability_that_makes_itself_again_comes_to_an_end() -> None:
    assert "The same again." in plain("Increase the damage of your Next 2 Attacks by 1.", "attack", "lightseekers")


# ---- that nothing is hidden can fail
def without(forms: Forms, cls: type[Any], words: str) -> Forms:
    return replace(forms, classes={**forms.classes, cls: replace(forms.classes[cls], words=words)})


def a_card(text: str) -> Definition:
    check = kit_of("luminous").card_check()
    return check.define(check.specimen("spell", text), text)


def test_a_field_that_is_not_said_is_an_error() -> None:
    card = a_card("Draw 3.")
    forms = forms_of("luminous")
    assert Teller(forms).card(card)[1] == "  1. You draw 3 cards."
    with pytest.raises(Unsaid, match="count of Draw"):
        Teller(without(forms, Draw, "{who} draw~s")).card(card)


def test_a_class_without_a_form_is_an_error() -> None:
    forms = forms_of("luminous")
    less = replace(forms, classes={cls: form for cls, form in forms.classes.items() if cls is not Destroy})
    with pytest.raises(Unsaid, match="Destroy has no plain words"):
        Teller(less).card(a_card("Destroy each unit."))


def test_a_reference_that_nothing_leaves_is_said_to_be_nothing() -> None:
    card = a_card("Destroy a unit.")
    ops_of(card.abilities[0]).pop(1)
    assert Teller(forms_of("luminous")).card(card)[1] == f"  1. Destroy {UNBOUND}."


def gate(otherwise: int) -> Gate:
    return Gate("", Done(), False, You(), 0, 0, 0, otherwise)


def step() -> Op:
    return Op("")


def test_branches_of_a_program() -> None:
    ops = [gate(3), step(), Jump("", 4), step(), step()]
    assert structure(ops, 0, 5) == [Step(0, [[Step(1, [])], [Step(3, [])]]), Step(4, [])]


def test_a_branch_that_two_gates_share_is_told_under_both() -> None:
    ops = [gate(4), gate(4), step(), Jump("", 5), step(), step()]
    inner = Step(1, [[Step(2, [])], [Step(4, [])]])
    assert structure(ops, 0, 6) == [Step(0, [[inner], [Step(4, [])]]), Step(5, [])]
    text = "At the start of your turn, if you have no Buffs, you may Draw 1 card."
    told = rulebound.read_card(text, "lightseekers", "hero").plain
    assert [line.strip() for line in told].count("Otherwise:") == 2


@pytest.mark.parametrize(
    "ops",
    [
        [step(), Jump("", 0)],  # a loop without a head
        [gate(3), step(), Jump("", 9), step()],  # out of the program
        [gate(2), gate(4), step(), step()],  # out of the gate around it
        [Jump("", 2), step(), step()],
    ],
)
def test_a_jump_that_nothing_explains_is_an_error(ops: list[Op]) -> None:
    with pytest.raises(Unsaid):
        structure(ops, 0, len(ops))
