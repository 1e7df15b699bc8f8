"""What a position keeps of its lines is held against what working it out anew would give, whenever it is used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from rulebound.kernel import folding
from rulebound.kernel.cards import Card
from rulebound.kernel.folding import Derived, Fold, Round
from rulebound.kernel.modifiers import Modifier, Static
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Test


@dataclass
class Kept:
    """How often something kept was used, how many values were compared, and what each was asked for."""

    used: int = 0
    compared: int = 0


@contextmanager
def compared(every: int = 1) -> Iterator[Kept]:
    """Keep even what one line gives, and compare all of it at every so many uses."""
    kept = Kept()
    asked: dict[int, tuple[Derived, Card]] = {}
    conditions: dict[Static | Modifier, Test] = {}
    amounts: dict[Static, Amount] = {}
    fits, derived, holds, amount = Fold.fits, folding.derived, folding.holds, folding.amount

    def check(s: State, known: Round) -> None:
        for at, found in list(known.values.items()):
            value, card = asked[at]
            assert value.count(s, card) == found, (value, card)
        for line, met in list(known.holds.items()):
            assert conditions[line].holds(s, line.env) == met, line
        for line, number in list(known.amounts.items()):
            assert amounts[line].value(s, line.env) == number, line
        kept.compared += len(known.values) + len(known.holds) + len(known.amounts)

    def checked_fits(fold: Fold, s: State) -> bool:
        if not fits(fold, s):
            return False
        kept.used += 1
        if kept.used % every == 0:
            before = s.first_lines_only
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(folding, "few", lambda s: True)
                for s.first_lines_only in (False, True):
                    check(s, fold.first_lines if s.first_lines_only else fold.all_lines)
            s.first_lines_only = before
        return True

    def noted_derived(s: State, value: Derived, card: Card) -> int:
        asked[card.number << 5 | value.number] = (value, card)
        return derived(s, value, card)

    def noted_holds(s: State, line: Static | Modifier, condition: Test) -> bool:
        conditions[line] = condition
        return holds(s, line, condition)

    def noted_amount(s: State, static: Static, number: Amount) -> int:
        amounts[static] = number
        return amount(s, static, number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folding, "FEW", -1)
        patch.setattr(Fold, "fits", checked_fits)
        patch.setattr(folding, "derived", noted_derived)
        patch.setattr(folding, "holds", noted_holds)
        patch.setattr(folding, "amount", noted_amount)
        yield kept
