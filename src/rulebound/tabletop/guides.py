"""How to play a game, on one page, and what its words mean: for people who have never seen it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from rulebound.tabletop.rooms import Home, home_of


@dataclass(frozen=True, slots=True)
class Step:
    """A paragraph of a how-to-play."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rulebook that stands on cards, and what it means."""

    term: str
    text: str


@dataclass(frozen=True, slots=True)
class Guide:
    """A how-to-play: what one plays for, the way through a turn, and the words."""

    aim: str
    steps: tuple[Step, ...] = ()
    terms: tuple[Term, ...] = ()
    """Words of the cards, which a page explains where they stand,"""
    words: tuple[Term, ...] = ()
    """and words of the rules."""


@cache
def guide_of(ruleset: str) -> Guide:
    """The guide of a game, from its `guide.toml`; two editions of one game share it. A game may have none yet."""
    return read_guide(home_of(ruleset))


def read_guide(home: Home) -> Guide:
    file = home.path / "guide.toml"
    if not file.is_file():
        return Guide("")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(Step(each["title"], each["text"].strip()) for each in data.get("step", ()))
    terms = tuple(Term(term, text) for term, text in data.get("terms", {}).items())
    words = tuple(Term(term, text) for term, text in data.get("words", {}).items())
    return Guide(data["aim"], steps, terms, words)
