"""Costs in symbols: `2G`, `1 | P` [LU-cost.1]."""

from __future__ import annotations

from rulebound.games.luminous.cardfile import NO_SYMBOLS, Symbols, symbols
from rulebound.games.luminous.definition import Price
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.vocabulary.costs import EssenceAndCheck
from rulebound.language.core.categories import Payment


def price(essence: Symbols, check: Symbols) -> Price:
    return Price(essence.any, essence.orange, essence.green, essence.purple, check.orange, check.green, check.purple)


def price_of(w: Writer, payment: Payment) -> Price:
    """[LU-cost.19] A check only where one is printed."""
    assert isinstance(payment, EssenceAndCheck)
    check = NO_SYMBOLS if payment.check is None else symbols(payment.check.symbols)
    if payment.check is not None and check.any:
        raise w.not_playable(payment.check, "an orb check is written in colours")
    return price(symbols(payment.essence.symbols), check)
