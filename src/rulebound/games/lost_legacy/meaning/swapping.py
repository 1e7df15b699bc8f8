"""What the phrases of `vocabulary/swapping.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.amounts import NUMBERS, value_of
from rulebound.games.lost_legacy.meaning.doing import must_be_single
from rulebound.games.lost_legacy.meaning.fitting import must_be_there
from rulebound.games.lost_legacy.meaning.lasting import Said, is_of_battle, is_open, until_of
from rulebound.games.lost_legacy.meaning.nouns import VALUED, counted, meant, must_be_only, objects, of_whom, pick
from rulebound.games.lost_legacy.meaning.persons import OPPONENT
from rulebound.games.lost_legacy.meaning.senses import act, clause
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops.acting import NumberBecomes
from rulebound.games.lost_legacy.ops.lasting import SwapValues
from rulebound.games.lost_legacy.vocabulary import swapping as said
from rulebound.games.lost_legacy.vocabulary.selecting import OfCard
from rulebound.kernel.choosing import Clear
from rulebound.kernel.play import ADD
from rulebound.kernel.terms import Cards, Fixed, SeatNumber
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.traits import NotOneOf
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Thing
from rulebound.language.lowering import YOU

TWO = 2


def swapped(
    w: Writer, node: said.SwapOwnValues | said.SwapValuesOf | said.SwapValueOfTwo, thing: Thing | None,
    group: Cards, which: int, other: Cards | None, which2: int,
) -> None:  # fmt: skip
    """[LL-abil.17] With an end, as all that changes a number for a while."""
    duration = node.duration or w.until
    if duration is None and not is_of_battle(w, thing, [Said(each, ADD) for each in (which, which2)]):
        raise w.not_playable(node, "say until when")
    until = c.THIS_BATTLE if duration is None else until_of(w, duration, True)
    w.emit(SwapValues(w.words(node), group, which, other, which2, until))


def cards_of(w: Writer, thing: Thing) -> Cards:
    must_be_there(w, thing)
    must_be_only(w, thing, c.CHARACTER, VALUED)
    if is_open(thing):
        raise w.not_playable(thing, "of those that come later, too? Say 'each'")
    return objects(w, thing).cards


@clause.means(said.SwapOwnValues, said.SwapValuesOf)
def swap_own(w: Writer, node: said.SwapOwnValues | said.SwapValuesOf) -> None:
    one, two = value_of(w, node.stat), value_of(w, node.stat2)
    if one == two:
        raise w.not_playable(node.stat2, "with which other number? Say 'its offense and defense'")
    if isinstance(node, said.SwapOwnValues) and not isinstance(node.of, OfCard):
        must_be_there(w, node.of)
        swapped(w, node, None, of_whom(w, node.of), one, None, two)
        return
    named = node.of if isinstance(node, said.SwapOwnValues) else node.what
    thing = named.thing if isinstance(named, OfCard) else named
    assert isinstance(thing, Thing)
    swapped(w, node, thing, cards_of(w, thing), one, None, two)


@clause.means(said.SwapValueOfTwo)
def swap_of_two(w: Writer, node: said.SwapValueOfTwo) -> None:
    which, first, second = value_of(w, node.stat), node.what, node.other
    if isinstance(first, core.Both):
        if len(first.things) != TWO:
            raise w.not_playable(first, "two characters have each other's: say 'two'")
        first, second = first.things
    if second is not None:
        must_be_single(w, first, second)
        one, other = cards_of(w, first), cards_of(w, second)
    else:
        one, other = two_chosen(w, first)
    swapped(w, node, None if second is None else first, one, which, other, which)


def two_chosen(w: Writer, thing: Thing) -> tuple[Cards, Cards]:
    """'Two characters', one after the other."""
    must_be_only(w, thing, c.CHARACTER, VALUED)
    count, up_to = counted(w, thing)
    group = meant(w, thing)
    if up_to or not isinstance(count, Fixed) or count.number != TWO or not isinstance(group, CardsInZones):
        raise w.not_playable(thing, "two characters have each other's: say 'two'")
    found: list[Cards] = []
    for _ in range(TWO):
        slot = w.slot()
        w.emit(Clear(slot))
        w.emit(pick(w, thing, CardsInZones(group.zones, group.who, [*group.traits, *map(NotOneOf, found)]), slot))
        found.append(w.in_slot(slot))
    return found[0], found[1]


@act.means(said.SwapHoldings)
def swap_holdings(w: Writer, node: said.SwapHoldings) -> None:
    which = NUMBERS[node.what.word]
    if w.who is not YOU or (node.other is not None and NUMBERS[node.other.word] != which):
        raise w.not_playable(node.other or node, "of both players the same: 'swap your MP with your opponent's MP'")
    mine, theirs = (w.settled(node, SeatNumber(who, which)) for who in (YOU, OPPONENT))
    w.emit(NumberBecomes(w.words(node), which, YOU, theirs, w.cause))
    w.emit(NumberBecomes(w.words(node), which, OPPONENT, mine, w.cause))
