"""How much more one hero has than another."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.conditions import having
from rulebound.games.lightseekers.meaning.heroes import is_several
from rulebound.games.lightseekers.meaning.senses import amount, hero
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.vocabulary import comparing as said
from rulebound.games.lightseekers.vocabulary.heroes import SomeHero
from rulebound.kernel.terms import Amount, Negative, SeatNumber
from rulebound.kernel.terms.amounts import CardsOfPlayers, ForEvery, Sum
from rulebound.language.core import nouns as things
from rulebound.language.core.categories import Player
from rulebound.language.core.nouns import Group


@amount.means(said.HowMuchMore)
def how_much_more(w: Writer, node: said.HowMuchMore) -> Amount:
    less = (node.compared or node.extent or node).word in ("fewer", "less")  # type: ignore[union-attr]
    many, few = (node.other, node.who) if less else (node.who, node.other)
    return beyond(w, node.group, many, few)


@amount.means(said.ForEachMore)
def for_each_more(w: Writer, node: said.ForEachMore) -> Amount:
    much = beyond(w, node.group, node.who, node.other)
    return much if node.n is None else ForEvery(much, node.n.value)


def beyond(w: Writer, group: Group | None, many: Player, few: Player) -> Amount:
    """What one has beyond the other; a sum is never less than nothing."""
    return Sum([had(w, group, many), Negative(had(w, group, few))])


def had(w: Writer, group: Group | None, who: Player) -> Amount:
    if isinstance(who, SomeHero) or is_several(w, who):
        raise w.not_playable(who, "say it of one hero: you, your target, your enemy, the recipient")
    if group is None:
        return SeatNumber(hero(w, who), c.HEALTH)
    return CardsOfPlayers(hero(w, who), having(w, things.Bare(group).at(group), who).group)
