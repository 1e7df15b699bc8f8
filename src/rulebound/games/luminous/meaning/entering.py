"""'This enters play with …': more of a number from the first moment on."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.amounts import count_of
from rulebound.games.luminous.meaning.counters import own
from rulebound.games.luminous.meaning.lines import Line, line
from rulebound.games.luminous.meaning.misfits import is_of_kind
from rulebound.games.luminous.meaning.senses import amount
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.vocabulary import beings, counters
from rulebound.kernel.modifiers import ADD
from rulebound.kernel.terms import Amount, Fixed, Times
from rulebound.language.core.nouns import Group, InPlay, Other, This
from rulebound.language.core.numbers import AnOne

EntersWith = beings.EntersWithCounters | beings.EntersWithDurability | counters.EntersWithOwnCounters


def more_of(w: Writer, node: EntersWith, stat: int, times: int = 1) -> Line:
    """So much more of one number."""
    if not w.standing:
        raise w.not_playable(node, "what is in play has entered already: only a card in play can say this")
    refuse_itself(w, node)
    much: Amount = Fixed(1) if node.n is None or isinstance(node.n, AnOne) else amount(w, node.n)
    much = much if node.each is None else Times(much, count_of(w, node.each))
    return Line(c.F_ENTERS, ADD, much if times == 1 else Times(Fixed(times), much), bits=stat)


def refuse_itself(w: Writer, node: EntersWith) -> None:
    """[EN-13] Is it one of those that it counts, as it comes? 'Other' says that it is not."""
    card = w.making.definition
    for group in node.inside():
        if not isinstance(group, Group) or group.relative is not None:
            continue
        if group.place is not None and not isinstance(group.place, InPlay):
            continue
        words = [getattr(kind, "word", "") for kind in group.kinds]
        if any(is_of_kind(card, word) for word in words) and not any(isinstance(a, Other) for a in group.adjectives):
            raise w.not_playable(group, "is this card one of them as it comes? Say 'other'")


@line.means(beings.EntersWithCounters)
def with_counters(w: Writer, node: beings.EntersWithCounters) -> list[Line]:
    found = ((c.MORE_ATTACK, node.attack.value), (c.MORE_HEALTH, node.health.value))
    return [more_of(w, node, stat, value) for stat, value in found if value]


line.of(beings.EntersWithDurability, lambda w, node: [more_of(w, node, c.MORE_DURABILITY)])


@line.means(counters.EntersWithOwnCounters)
def with_own_counters(w: Writer, node: counters.EntersWithOwnCounters) -> list[Line]:
    own(w, node, node.name, This())
    return [more_of(w, node, c.MORE_COUNTERS)]
