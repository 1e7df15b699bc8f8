"""What a game hands out cannot be used to change it: found by an attack, mended, and kept so."""

from __future__ import annotations

import copy
import json
import time

import pytest

import rulebound
from rulebound.kernel.game import Game, View
from rulebound.kernel.public import Choice, Decision

RULESETS = rulebound.rulesets()


class Turncoat:
    """A bot that would rather have the other one concede."""

    def choose(self, view: View, decision: Decision) -> Choice | str:
        try:
            decision.seat = 1 - decision.seat
        except AttributeError:
            return "concede"
        return "concede"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_bot_that_writes_on_its_decision_concedes_for_itself(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=4)
    seat = game.decision.seat
    game.play([Turncoat(), Turncoat()])
    assert game.result is not None and game.result.winner == 1 - seat


def test_decisions_and_choices_stay_as_they_were_asked() -> None:
    decision = rulebound.new_game(seed=4).decision
    for name in ("seat", "prompt", "_choices"):
        with pytest.raises(AttributeError):
            setattr(decision, name, "x")
    with pytest.raises(AttributeError):
        decision.options[0]._at = 1
    assert copy.deepcopy(decision.options) == decision.options


def containers(value: object) -> list[object]:
    """Every list and dict that hangs on a value by its fields."""
    found: list[object] = []
    seen: set[int] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, dict):
            found.append(each)
            waiting += [*dict.keys(each), *dict.values(each)]
        elif isinstance(each, list | tuple):
            found.append(each)
            waiting += list(each)
        elif type(each).__module__.startswith("rulebound"):
            names = [name for cls in type(each).__mro__ for name in getattr(cls, "__slots__", ())]
            names += list(getattr(each, "__dict__", ()))
            waiting += [getattr(each, name) for name in names if hasattr(each, name)]
    return [each for each in found if isinstance(each, list | dict) and each]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_list_of_the_game_is_handed_out(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=4)
    for at in range(10):
        game.decide(game.decision.options[at % len(game.decision.options)])
    view = game.view(0)
    assert dict(view)
    own = [*(getattr(game.state, name) for name in ("zones", "numbers", "facts", "places", "known", "serials"))]
    own += [game.state.rules.names, game.state.rules.switches.given]  # type: ignore[attr-defined]
    theirs = {id(each) for each in (*containers(dict(view)), *containers(view.masked), *containers(game.decision))}
    assert not [each for each in own if id(each) in theirs]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_with_its_past_is_replayed_wherever_it_was_saved(ruleset: str) -> None:
    game = rulebound.new_game(ruleset, seed=4)
    for at in range(6):
        game.decide(game.decision.options[at % len(game.decision.options)])
    loaded = rulebound.load(game.save(history=True))
    assert loaded.replay() == game.replay()
    assert rulebound.replay(loaded.replay()).fingerprint() == game.fingerprint()


@pytest.mark.usefixtures("no_collector")
def test_a_key_that_stands_twice_is_found_in_one_pass() -> None:
    text = "{" + ",".join(f'"{number}":0' for number in range(100_000)) + ',"d":0,"d":0}'
    began = time.process_time()
    with pytest.raises(rulebound.RuleboundError, match="'d' stands there twice"):
        rulebound.load(text)
    assert time.process_time() - began < 2


def test_pinned_texts_have_a_bound_in_all() -> None:
    doc = json.loads(rulebound.new_game(seed=4).save())
    text = "Draw 1, " + "then draw 1, " * 140 + "then draw 1."
    doc["pinned"]["cards"] += [
        {"name": f"Long {number}", "type": "spell", "faction": "Wanderers", "essence_cost": "1", "text": text}
        for number in range(100)
    ]
    with pytest.raises(rulebound.RuleboundError, match="characters in all"):
        rulebound.load(json.dumps(doc))


class Agreeable(str):
    """A text that equals everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = str.__hash__


def test_a_text_that_equals_everything_is_what_it_says() -> None:
    game: Game = rulebound.new_game(seed=4)
    with pytest.raises(rulebound.RuleboundError):
        game.decide(Agreeable("nonsense"))
    assert not game.over


@pytest.mark.parametrize("players", [0, -1, 9, 10**30])
def test_a_table_of_any_size_is_refused_at_once(players: int) -> None:
    with pytest.raises(rulebound.RuleboundError):
        rulebound.new_game(players=players)


def test_large_numbers_are_errors_in_words() -> None:
    for call in (
        lambda: rulebound.new_game(switches={"turn_cap": 10**5000}),
        lambda: rulebound.new_draft("lightseekers", settings={"packs": 10**9}),
        lambda: rulebound.new_match("luminous", ["emberfall", "tidewatch"], seed=10**5000),
        lambda: rulebound.new_game().decide(rulebound.Choice(5)),  # type: ignore[arg-type]
    ):
        with pytest.raises(rulebound.RuleboundError):
            call()
