"""A move that is not offered is not made, whoever tries, and with whatever they were handed."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.games.luminous import codes as c
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import IllegalMove, RuleboundError, Unlisted
from rulebound.kernel.game import Game
from rulebound.kernel.public import Choice
from rulebound.kernel.questions import Move, Question

RULESETS = rulebound.rulesets()


def at_main_phase(seed: int = 7) -> Game:
    game = rulebound.new_game("luminous", seed=seed, starter=0)
    while not game.decision.free:
        game.decide(game.decision.default)
    return game


def test_a_closed_question_refuses_what_no_check_forbids() -> None:
    """A pivot is an action of the rules and an effect of cards; the words of the effect are no action."""
    game = at_main_phase()
    for _ in range(400):
        orbs = game.view(game.decision.seat)["seats"][game.decision.seat]["orbs"]
        if game.decision.free and any(choice.kind == "pivot" for choice in game.decision.options) and orbs:
            break
        wanted = [choice for choice in game.decision.options if choice.kind in ("play basic", "pass")]
        game.decide((wanted[1:] or wanted or game.decision.options)[0])
    pivot = next(choice.label for choice in game.decision.options if choice.kind == "pivot")
    returned, played = pivot.removeprefix("pivot: return ").split(", play ")
    label = f"return {returned} orb, play {played} orb"
    before = game.save()
    with pytest.raises(IllegalMove) as refused:
        game.decide(label)
    assert [each.rule for each in refused.value.refusals] == ["LU-dec.4"]
    assert game.why_not(label) == refused.value.refusals
    assert game.save() == before


def test_the_list_that_is_handed_out_is_a_copy() -> None:
    game = at_main_phase()
    options = game.decision.options
    options.append(Choice("play a Green orb"))
    options.clear()
    assert len(game.decision.options) == len(game.state.asked[0].options) > 1
    game.decisions.clear()
    assert game.decisions
    game.answers.clear()
    game.names.clear()
    assert game.answers and game.names


def engine_objects(value: object, seen: set[int]) -> list[object]:
    """What of the engine can be reached from a value through its fields, private ones included."""
    if id(value) in seen:
        return []
    seen.add(id(value))
    if isinstance(value, Move | Question):
        return [value]
    if isinstance(value, dict):
        parts = list(value.values())
    elif isinstance(value, list | tuple):
        parts = list(value)
    else:
        slots = [name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())]
        parts = [getattr(value, name) for name in slots if hasattr(value, name)]
        parts += list(getattr(value, "__dict__", {}).values())
    return [found for part in parts for found in engine_objects(part, seen)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_decision_holds_nothing_of_the_engine(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=3)
    dice = Dice(3)
    for _ in range(60):
        assert engine_objects(game.decision, set()) == []
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
        if game.over:
            break


def test_a_choice_made_up_or_changed_is_no_way_in() -> None:
    """Five orbs in a turn: what was played once cannot be played with a choice that was kept."""
    game = at_main_phase()
    orb = next(choice for choice in game.decision.options if choice.kind == "play basic")
    game.decide(orb)
    for trick in (orb, Choice(orb.label), Choice(orb.label, orb.kind, orb.cards, orb.seat, orb.numbers)):
        with pytest.raises(IllegalMove) as refused:
            game.decide(trick)
        assert refused.value.refusals[0].rule == "LU-orb.1"
    with pytest.raises(AttributeError):
        orb.label = "pass"  # type: ignore[misc]


def test_the_engine_itself_refuses_what_it_has_not_listed() -> None:
    s = at_main_phase().state
    question = s.asked[0]
    with pytest.raises(Unlisted):
        s.decide(question, Move(c.PLAY_BASIC, None, c.GREEN))
    option = question.options[0]
    s.decide(question, option)
    with pytest.raises(Unlisted):
        s.decide(question, option)


def test_steps_may_be_said_in_one_where_the_question_says_so() -> None:
    text = """
title = "Two cards at once"
game = "lightseekers"
[[card]]
name = "Toll"
type = "Action"
category = "Defend"
text = "Discard 2 cards."
[[card]]
name = "Flint"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[[card]]
name = "Chalk"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[[card]]
name = "Slate"
type = "Action"
category = "Attack"
text = "Deal 1 damage."
[seat.A]
hand = ["Toll", "Flint", "Chalk", "Slate"]
"""
    game = rulebound.scenario.position(text)
    assert game.decision.closed
    with pytest.raises(RuleboundError):
        game.decide("discard Flint, Chalk")
    game.decide("play Toll")
    assert not game.decision.closed and "discard Flint, Chalk" not in game.decision.options
    with pytest.raises(IllegalMove):
        game.decide("discard Flint, Chalk, Slate")
    game.decide("discard Flint, Chalk")
    assert game.decision.rule == "LS-D11"
