"""Of which cards damage or healing is."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.heroes import party
from rulebound.games.lightseekers.meaning.nouns import all_such
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.groups import CardsAnywhere
from rulebound.games.lightseekers.vocabulary import numbers
from rulebound.kernel.terms import Cards


def source_cards(w: Writer, source: numbers.AnySource | None) -> Cards | None:
    """'From Attacks', 'with Fire cards'; 'from your target' is any card of that hero."""
    if isinstance(source, numbers.FromHero):
        return CardsAnywhere(party(w, source.who), [])
    if isinstance(source, numbers.Source | numbers.ByMeans):
        return all_such(w, source.what)
    return None
