"""A statement as a line: which field changes, how, by how much, for whom."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.vocabulary import nouns
from rulebound.kernel.terms import Amount, Cards, Test, Whom
from rulebound.language.node import Node


@dataclass(frozen=True)
class Line:
    """One change of one field. `act`: it is about the next act that fits; `of_act`: about the act that is answered."""

    field: int
    how: int
    amount: Amount | None = None
    negative: bool = False
    bits: int = 0
    side: int = c.DONE_BY
    who: Whom | None = None
    group: Cards | None = None
    names_items: bool = False
    act: Test | None = None
    numbered: bool = False  # with `act`: it has a number in its turn, and it is not the next one that is waited for
    of_act: bool = False
    only: Cards | None = None  # of the cards that are meant, only these
    once: bool = False  # [LS-T04] it counts once, and is gone
    those: Whom | None = None  # of the heroes who are meant, only these
    under: Test | None = None  # as long as this is so
    expires: Test | None = None  # its Buff Expires with such an act
    this_turn: bool = False  # what is done once says it of this turn


def names_items(node: Node | None) -> bool:
    """[LS-2.5.4.11b] Whether a phrase speaks of Items."""
    if node is None:
        return False
    for each in node.inside():
        if isinstance(each, nouns.CardKind | nouns.CategoryWord) and each.word == "Item":
            return True
    return False
