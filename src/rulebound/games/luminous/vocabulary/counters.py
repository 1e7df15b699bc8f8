"""Counters that a card's own text puts on it: how many there are is a number of that card, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import Bound, Group, It, This
from rulebound.language.core.numbers import Number
from rulebound.language.node import Lexicon, Node, Open, Taken, category, phrase, token
from rulebound.language.tokens import Token

from .beings import EntersWith

# What counters of other sorts are called by.
OTHERS = frozenset(("durability", "more", "fewer", "damage", "loyalty"))


@category("a kind of counter")
@token()
class CounterName(Open):
    """A word that its designer has chosen: a charge counter."""

    name: str

    @classmethod
    def take(cls, tokens: Sequence[Token], at: int, form: str, lexicon: Lexicon) -> Taken | None:
        word = tokens[at].text
        fits = cls.begins(tokens[at]) and at + 1 < len(tokens) and tokens[at + 1].low in ("counter", "counters")
        return ({"name": word}, at + 1) if fits else None

    @classmethod
    def begins(cls, token: Token) -> bool:
        return token.text.isalpha() and token.text.islower() and token.text not in OTHERS

    def spelled(self) -> str:
        return self.name

    @classmethod
    def samples(cls, form: str) -> tuple[Node, ...]:
        return (cls("charge"),)


@phrase("put(s) {n:n} {name} counters on {what}", "put(s) <{n:n}|{n:article}> {name} counter on {what}")
class PutOwnCounters(core.Act):
    """More of them, for as long as the card is in play."""

    n: core.Amount
    name: CounterName
    what: This | It


@phrase(
    "remove(s) <{n:n}|{n:all}|{n:any}> {name} counters from {what}",
    "remove(s) <{n:n}|{n:article}> {name} counter from {what}"
)
class RemoveOwnCounters(core.Act):
    """Fewer of them; as a cost there must be as many."""

    n: core.Amount
    name: CounterName
    what: This | It


@phrase(
    "enter(s) play with <{n:n}|{n:article}> {name} <counters|counter> <|on it> [for each {each}]",
    "enter(s) play with a number of {name} counters <|on it> {n:post}",
)
class EntersWithOwnCounters(EntersWith):
    """It comes into play with some of them."""

    name: CounterName
    n: core.Amount
    each: Group | None = None


@phrase("the number of {name} counters on {what}")
class CountersOn(core.SimpleQuantity):
    """How many there are, or were when it left."""

    name: CounterName
    what: This | It


@phrase(
    "{what:sg} has {n} or {bound} {name} <counters|counter> <|on it>",
    "there are {n} or {bound} {name} <counters|counter> on {what}",
)
class HasCounters(core.SingleCondition):
    """At least or at most so many."""

    what: This | It
    n: Number
    bound: Bound
    name: CounterName
