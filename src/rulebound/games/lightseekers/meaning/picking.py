"""Noun phrases as objects of verbs: the cards they mean, chosen first where there is a choice."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.differing import chosen_unlike
from rulebound.games.lightseekers.meaning.heroes import ALL, OTHERS, is_many
from rulebound.games.lightseekers.meaning.heroes import picked as chosen_hero
from rulebound.games.lightseekers.meaning.nouns import Wanted, is_named_deck, meant
from rulebound.games.lightseekers.meaning.references import ONE
from rulebound.games.lightseekers.meaning.senses import amount, hero
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import amounts, piles, whom
from rulebound.games.lightseekers.ops.groups import LastDiscarded, StoredCards
from rulebound.games.lightseekers.procedures.choosing import Pick
from rulebound.games.lightseekers.vocabulary import heroes, nouns, places
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Amount, Cards, Fixed, Whom, groups
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Thing
from rulebound.language.lowering.chance import is_by_chance, picked_by_chance
from rulebound.language.lowering.references import one_of

ANY_NUMBER = Fixed(1_000)


class Objects:
    """What a verb works on: the cards, the slot in which they stand (-1), and how many had to be chosen."""

    def __init__(self, cards: Cards, keep: int, required: Amount | None = None) -> None:
        self.cards = cards
        self.keep = keep
        self.required = required


def objects(w: Writer, thing: Thing, wanted: Wanted) -> Objects:
    """The cards a verb works on, chosen first if the phrase leaves a choice."""
    one = w.singled.get(w.spot(thing))
    if one is not None:
        return Objects(one, one.slot)
    count, up_to = how_many(w, thing)
    if isinstance(thing, core.Both):
        both = groups.Together([objects(w, each, wanted).cards for each in thing.things])
        w.mean(thing, both)
        return Objects(both, -1)
    if count is not None:
        w.picking, before = True, w.picking
        cards = meant(w, thing, wanted)
        w.picking = before
        check_there(w, thing, cards, wanted)
        if is_by_chance(thing):
            return by_chance(w, thing, cards, count, up_to)
        return picked(w, thing, cards, count, wanted, up_to)
    if isinstance(thing, core.Bare) and is_unlimited(thing.group):
        raise w.not_playable(thing, "say how many, or 'all'")
    with w.being(whole=True):
        cards = meant(w, thing, wanted)
    check_there(w, thing, cards, wanted)
    if isinstance(thing, core.It | core.That | core.Them | core.Those):
        return Objects(cards, cards.slot if isinstance(cards, groups.SlotCards) else -1)
    if isinstance(thing, core.This):
        return Objects(cards, -1)
    return Objects(cards, w.bound_slot(thing))


def check_there(w: Writer, thing: Thing, cards: Cards, wanted: Wanted) -> None:
    """What happens only to cards in play would find nothing in a hand, a deck or a pile, and say nothing of it."""
    if wanted.in_play and is_elsewhere(cards):
        place = getattr(getattr(thing, "group", None), "place", None)
        raise w.not_playable(place or thing, "this happens only to cards in play; elsewhere say 'Move' or 'Discard'")


def is_elsewhere(cards: Cards) -> bool:
    """Whether these are cards out of play."""
    if isinstance(cards, groups.CardsInZones):
        return c.BUFFS not in cards.zones and c.ITEMS not in cards.zones
    return isinstance(cards, groups.EndOfPile | LastDiscarded | StoredCards)


def is_unlimited(group: core.Group) -> bool:
    """'Discard cards': nothing says how many, nor which."""
    return group.controller is None and group.place is None and group.relative is None and group.filter is None


def how_many(w: Writer, thing: Thing) -> tuple[Amount | None, bool]:
    """How many are chosen, and whether fewer will do; None if all of them are meant."""
    if isinstance(thing, core.OneOf):
        return multiplied(w, amount(w, thing.n)), False
    if isinstance(thing, core.Either):
        one_of(w, thing)
        return ONE, False
    if isinstance(thing, nouns.AsMany):
        return multiplied(w, amount(w, thing.of)), False
    if isinstance(thing, nouns.CopyOf):
        return (None if thing.article.word in ("each other", "all other") else ONE), False
    if not isinstance(thing, core.Some | nouns.Among):
        return None, False
    determiner = thing.determiner
    if isinstance(determiner, core.Exactly):
        return multiplied(w, amounts.Printed(amount(w, determiner.n))), False
    if isinstance(determiner, core.UpTo | core.AtMost):
        return multiplied(w, amounts.Printed(amount(w, determiner.n))), True
    if isinstance(determiner, core.AtLeast):
        raise w.not_playable(determiner, "say how many, or 'any number of'")
    if isinstance(determiner, nouns.CardArticle | nouns.Part):
        word = determiner.word
        if word in ("any number of", "any number"):
            return ANY_NUMBER, True
        if word in ("each", "every", "all", "the several", "any several"):
            return None, False
        if word == "no":
            raise w.not_playable(determiner, "nothing can be done to no cards")
        if word == "the" and isinstance(thing, core.Some):
            if isinstance(thing.group.relative, places.Beside):
                return None, False
        return multiplied(w, ONE), False
    if isinstance(determiner, nouns.ComparedCount):
        raise w.not_playable(determiner, "say how many, or 'up to'")
    return (multiplied(w, ONE) if isinstance(determiner, nouns.OneOfTheirs) else None), False


def picked(w: Writer, thing: Thing, cards: Cards, count: Amount, wanted: Wanted, up_to: bool) -> Objects:
    """Choose, and mean what was chosen from now on."""
    check_whose(w, thing)
    group = getattr(thing, "group", None)
    if isinstance(group, core.Group) and is_named_deck(group):
        raise w.not_playable(group.place or thing, "which? Say 'the top card of', or 'Look through your deck for'")
    slot = w.slot()
    zones = cards.zones if isinstance(cards, groups.CardsInZones) else []
    own_hand = zones == [c.HAND] and isinstance(cards, groups.CardsInZones) and cards.who is w.who
    menu, kind, number = wanted.menu, wanted.kind, wanted.number
    if zones and not own_hand and (c.DECK in zones or c.HAND in zones):
        assert isinstance(cards, groups.CardsInZones)
        if cards.who in (ALL, OTHERS):
            cards = groups.CardsInZones(zones, one_of_them(w, thing, cards.who or ALL), cards.traits)
        w.emit(piles.Look(w.words(thing), w.who, cards, -1, -1))  # whoever chooses among hidden cards sees them
        if c.DECK in zones:
            w.looked_through = cards.who or w.who
    for each in cards.groups if isinstance(cards, groups.Together) else []:
        if isinstance(each, groups.CardsInZones) and c.DECK in each.zones:
            raise w.not_playable(thing, "a deck is looked through once: say 'a Buff or Item'")
    cards = chosen_unlike(w, thing, cards, slot, up_to)
    w.emit(Clear(slot))
    w.emit(Pick(w.words(thing), w.who, cards, count, up_to, slot, menu, kind, number))
    if not up_to:
        w.ask_for(slot, count)
    chosen = groups.SlotCards(slot, [], False)
    w.mean(thing, chosen)
    mean_owner(w, thing, chosen)
    w.last_pick = slot
    return Objects(chosen, slot, None if up_to or count is ANY_NUMBER else count)


def by_chance(w: Writer, thing: Thing, cards: Cards, count: Amount, up_to: bool) -> Objects:
    """What no hero chooses; nobody is shown among which cards it is."""
    check_whose(w, thing)
    chosen = picked_by_chance(w, thing, cards, count, up_to, w.who)
    mean_owner(w, thing, chosen)
    return Objects(chosen, chosen.slot, count)


def one_of_them(w: Writer, thing: Thing, among: Whom) -> Whom:
    """[LS-D05] Whose hand or deck it is: one hero of choice, and nobody else's cards are seen."""
    named = next((node for node in thing.inside() if isinstance(node, heroes.SomeHero | heroes.WhoseHero)), thing)
    return chosen_hero(w, named, among)


def check_whose(w: Writer, thing: Thing) -> None:
    """'A Buff of each hero' would be one of each, which is not one choice."""
    for node in thing.inside():
        if isinstance(node, heroes.SomeHero) and node.which.word in ("each", "each other", "all", "all other"):
            raise w.not_playable(node, "it is chosen among the cards of one hero or of any hero: say 'any'")
        if isinstance(node, heroes.WhoseHero) and is_many(node):
            raise w.not_playable(node, "it is chosen among the cards of one hero or of any hero: say 'any hero's'")


def mean_owner(w: Writer, thing: Thing, chosen: Cards) -> None:
    """'A Buff of another hero': that hero is from now on the one whose Buff was chosen."""
    for node in thing.inside():
        if isinstance(node, places.OfHero | places.HeHas):
            if hero(w, node.who) in (OTHERS, ALL):
                w.people[w.spot(node.who)] = whom.ControllersOf(chosen)
