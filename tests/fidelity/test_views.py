"""A view writes itself when it is read, reads like a dict, and hands out nothing that it is written from."""

from __future__ import annotations

import copy
import json
import pickle
import time
from collections.abc import Callable
from types import GetSetDescriptorType, MemberDescriptorType

import pytest

import rulebound
from rulebound.kernel.game import Game, View
from rulebound.kernel.state import State

RULESETS = rulebound.rulesets()


def some_game(ruleset: str, decisions: int = 12) -> Game:
    game = rulebound.new_game(ruleset, seed=11)
    for at in range(decisions):
        options = game.decision.options
        game.decide(options[at % len(options)])
    return game


READINGS: list[Callable[[View], object]] = [
    lambda view: json.loads(json.dumps(view)),
    lambda view: json.loads(json.dumps(view, indent=1, sort_keys=True)),
    dict,
    lambda view: {**view},
    lambda view: view | {},
    lambda view: {} | view,
    lambda view: view.copy(),
    copy.copy,
    copy.deepcopy,
    lambda view: pickle.loads(pickle.dumps(view)),
    lambda view: {key: view[key] for key in view},
    lambda view: dict(zip(view.keys(), view.values(), strict=True)),
    lambda view: dict(view.items()),
    lambda view: {key: view.get(key) for key in reversed(view)},
]


@pytest.mark.parametrize("reading", range(len(READINGS)))
def test_however_a_view_is_read_first_it_is_whole(reading: int) -> None:
    game = some_game("luminous")
    whole = dict(game.view(0))
    assert {"seats", "decisions", "result", "seat"} <= whole.keys()
    assert READINGS[reading](game.view(0)) == whole
    assert game.view(0) == whole
    assert (game.view(0) != {**whole, "seat": 7}) is True
    assert len(game.view(0)) == len(whole) and "seats" in game.view(0)
    assert repr(game.view(0)) == repr(whole)


def test_a_view_can_be_written_like_any_dict() -> None:
    game = some_game("luminous")
    whole = dict(game.view(0))
    assert game.view(0).pop("seats") == whole["seats"] and game.view(0).setdefault("seats", 0) == whole["seats"]
    changed = game.view(0)
    changed["seats"] = []
    changed |= {"more": 1}
    changed.update(most=2)
    del changed["combat"]
    assert changed["seats"] == [] and changed["more"] == 1 and changed["most"] == 2 and "combat" not in changed
    cleared = game.view(0)
    cleared.clear()
    assert dict(cleared) == {}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_view_shows_the_moment_it_was_taken_at(ruleset: str) -> None:
    game = some_game(ruleset)
    early, late = game.view(0), game.view(0)
    said = json.dumps(early)
    game.decide(game.decision.options[-1])
    assert json.dumps(late) == said


FIELDS = MemberDescriptorType | GetSetDescriptorType  # a slot, also of a class that was compiled


def reachable(value: object) -> list[object]:
    """All that hangs on a value by its fields, slots, closures and arguments, private or not."""
    found: list[object] = []
    seen: set[int] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, type):
            continue
        seen.add(id(each))
        found.append(each)
        if isinstance(each, dict):
            waiting += [*dict.keys(each), *dict.values(each)]
        elif isinstance(each, list | tuple | set | frozenset):
            waiting += list(each)
        names = [name for cls in type(each).__mro__ for name, kept in vars(cls).items() if isinstance(kept, FIELDS)]
        names += [*getattr(each, "__dict__", {}), "__wrapped__", "__closure__", "__self__", "__func__", "cell_contents"]
        waiting += [getattr(each, name) for name in names if hasattr(each, name)]
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("read", [False, True])
def test_no_field_of_a_view_leads_to_the_position(ruleset: str, read: bool) -> None:
    view = some_game(ruleset).view(0)
    if read:
        assert view["seats"] and view.masked
    things = reachable(view)
    assert not [each for each in things if isinstance(each, State | Game)]
    assert any(isinstance(each, State) for each in reachable(some_game(ruleset))), "the walk would find one"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_view_costs_next_to_nothing_until_it_is_read(ruleset: str) -> None:
    game = some_game(ruleset)
    best = 1.0
    for _ in range(5):
        began = time.process_time()
        for _ in range(200):
            game.view(0)
        best = min(best, (time.process_time() - began) / 200)
    assert best < 0.0002
