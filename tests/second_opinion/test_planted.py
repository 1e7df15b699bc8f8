"""The second opinion can fail: faults planted between reading and play are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.games.lightseekers import library as lightseekers
from rulebound.games.lightseekers.vocabulary.heroes import SomeHero
from rulebound.games.luminous import library as luminous
from rulebound.games.starlight import library as starlight
from rulebound.games.starlight.vocabulary.creatures import TheCreature
from rulebound.language import Ability, Mention, Node, Place, text
from rulebound.language.core.clauses import Otherwise
from rulebound.language.core.nouns import Some
from rulebound.language.core.numbers import Number

from . import playing
from .comparing import GAMES
from .playing import compared

POSITIONS = 15

TEXTS = {
    "a reference": {
        "luminous": "Expend a unit. Ready another unit. It gets +2/+2.",
        "lightseekers": "Any hero Draws 1 card. Any hero Heals 1. That hero loses 2 health.",
        "starlight": "An enemy creature gains 1 DEF. An own creature loses 1 Energy. It gains 2 ATK.",
    },
    "an amount": {
        "luminous": "Draw 1, then lose 3 life.",
        "lightseekers": "Draw 1 card, then gain 3 health.",
        "starlight": "Draw 1 card, then lose 3 Health.",
    },
    "a branch": {
        "luminous": "If you control a relic, draw 1. Otherwise, gain 2 life.",
        "lightseekers": "If you have a Buff, Draw 1 card. Otherwise, gain 2 health.",
        "starlight": "If you have 7 or more Energy, draw 1 card. Otherwise, gain 2 ATK.",
    },
}


@pytest.fixture(autouse=True)
def read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read with a fault is forgotten with it."""
    for library in (luminous, lightseekers, starlight):
        monkeypatch.setattr(library, "_DEFINITIONS", {})


def differs(game: str, fault: str) -> bool:
    said = TEXTS[fault][game]
    return any(compared(GAMES[game], said, f"{fault} {k}").verdict == "differs" for k in range(POSITIONS))


def plant(monkeypatch: pytest.MonkeyPatch, changed: Callable[[Any], Any]) -> None:
    """What is lowered is another sentence than the one that was read, or none."""
    made = Ability.__init__

    def misread(ability: Ability, kind: Any, sentences: Any, bindings: Any) -> None:
        others = [(each, changed(each.tree)) for each in sentences]
        made(ability, kind, [each._replace(tree=tree) for each, tree in others if tree is not None], bindings)

    def rightly(*args: Any, **kwargs: Any) -> Any:
        with monkeypatch.context() as unharmed:
            unharmed.setattr(Ability, "__init__", made)
            return text.read_text(*args, **kwargs)

    monkeypatch.setattr(Ability, "__init__", misread)
    monkeypatch.setattr(playing, "read_text", rightly)


def one_more(node: Any) -> Any:
    if isinstance(node, Number):
        return node.but(value=node.value + 1)
    if isinstance(node, tuple):
        return tuple(one_more(each) for each in node)
    return node.but(**{name: one_more(getattr(node, name)) for name in node.FIELDS}) if isinstance(node, Node) else node


def of_this(node: Any) -> Any:
    """'It' is this creature, whoever was spoken of."""
    if isinstance(node, TheCreature) and node.word == "it":
        return TheCreature("this creature")
    if isinstance(node, tuple):
        return tuple(of_this(each) for each in node)
    return node.but(**{name: of_this(getattr(node, name)) for name in node.FIELDS}) if isinstance(node, Node) else node


def without_otherwise(tree: Any) -> Any:
    return None if isinstance(getattr(tree, "effect", None), Otherwise) else tree


@pytest.mark.parametrize("game", GAMES)
def test_without_a_fault_they_agree(game: str) -> None:
    assert not any(differs(game, fault) for fault in TEXTS)


@pytest.mark.parametrize("game", GAMES)
def test_an_amount_off_by_one_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, one_more)
    assert differs(game, "an amount")


@pytest.mark.parametrize("game", GAMES)
def test_a_dropped_branch_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, without_otherwise)
    assert differs(game, "a branch")


def test_an_exchanged_word_for_a_creature_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Starlight 'it' is a word of its own, and not bound as references to cards are."""
    plant(monkeypatch, of_this)
    assert differs("starlight", "a reference")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "starlight"])
def test_an_exchanged_reference_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bind = text.bind

    def first(trees: Any, *args: Any, **kwargs: Any) -> Any:
        bound = bind(trees, *args, **kwargs)
        named = next((node for node in trees[0].inside() if isinstance(node, Some | SomeHero)), None)
        return bound if named is None else dict.fromkeys(bound, Mention(Place(0, named.span), named))

    monkeypatch.setattr(text, "bind", first)
    assert differs(game, "a reference")
