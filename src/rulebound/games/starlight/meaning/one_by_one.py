"""One by one: what several creatures do or undergo that is more than a change of stats. [EN-5] [EN-6] [EN-10]"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebound.games.starlight.meaning.writer import Writer
from rulebound.games.starlight.ops.compared import MostOf
from rulebound.games.starlight.ops.terms import Chosen, EachWithin, SeveralChosen, Those, TwoOf
from rulebound.games.starlight.vocabulary import creatures, verbs
from rulebound.kernel.terms import Cards
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Act, Deed
from rulebound.language.lowering.each import each_card
from rulebound.language.node import Node

SEVERAL = (EachWithin, SeveralChosen, Those, MostOf, TwoOf)
ALL_AT_ONCE = (verbs.Gain, verbs.Lose, verbs.LoseAll, verbs.Take, verbs.GainMany, verbs.Shift)


@contextmanager
def one_at_a_time(w: Writer, node: Node, who: Cards) -> Iterator[Cards]:
    """A loop over creatures; 'it' is the one at hand."""
    with each_card(w, node, who) as (_, one):
        w.spoken_of = found = Chosen(one.slot)
        yield found
    w.spoken_of = None


def speaks_of_it(node: Node) -> bool:
    return any(
        isinstance(each, creatures.TheCreature | creatures.Creatures) and each.word in ("it", "its ally")
        for each in (node, *node.inside())
    )


def at_once(many: tuple[Deed, ...], acts: list[Act]) -> bool:
    """Stats change together, unless how much it is each is asked by itself."""
    return all(isinstance(each, ALL_AT_ONCE) for each in acts) and not any(speaks_of_it(each) for each in many)


def asked_of_each(node: said.If | said.Unless) -> said.PlayerDoes | None:
    """'Each enemy creature loses 2 Health if it …'"""
    match node.clauses:
        case (said.Steps(steps=(said.PlayerDoes(who=creatures.EachCreature()) as does,)),):
            return does if speaks_of_it(node.condition) else None
    return None
