"""This card, and one of several that were spoken of."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops.choices import Pick
from rulebound.games.luminous.ops.groups import ThisCard
from rulebound.kernel.terms import Cards, Fixed
from rulebound.language.node import Node

THIS = ThisCard([])
ONE = Fixed(1)


def pick(w: Writer, node: Node, among: Cards, slot: int) -> Pick:
    return Pick(w.words(node), w.who, among, ONE, False, slot, c.M_CHOOSE, c.CHOOSE, c.CHOOSE_NO_MORE, w.actor, False)
