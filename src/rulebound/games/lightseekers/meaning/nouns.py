"""Noun phrases: the cards they mean, and how they are chosen where there is a choice."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.adjectives import CHOSEN, kind_traits, only_of_printed, stat_code
from rulebound.games.lightseekers.meaning.heroes import ALL, one, one_whose, party, whose
from rulebound.games.lightseekers.meaning.references import ONE, THIS
from rulebound.games.lightseekers.meaning.senses import adjective, amount, hero
from rulebound.games.lightseekers.meaning.words import CATEGORIES, IN_PLAY, KINDS, PILES, SYMBOLS
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import amounts, groups, traits
from rulebound.games.lightseekers.ops.groups import CardsAnywhere
from rulebound.games.lightseekers.vocabulary import done, elements, nouns, numbers, places
from rulebound.kernel.terms import Amount, Cards, CountOf, EndOfPile, Extreme, Trait, Whom
from rulebound.kernel.terms.groups import CardsInZones, SlotCards, ThisCard, Together
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import ChosenPlayer
from rulebound.kernel.terms.traits import LiesIn, NotBound, NotThis, OwnedBy
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import (
    AbilityKind,
    Controller,
    DeckZone,
    Determiner,
    Player,
    Relative,
    Thing,
    Zone,
)
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node


@dataclass(frozen=True)
class Wanted:
    """How a verb takes its cards: from where and of whom if the text does not say, with which question, and which at
    all."""

    zones: list[int] | None = None  # None: in play
    of: Whom | None = None
    menu: int = c.M_CARD
    kind: int = c.CHOOSE
    number: int = 0
    must: list[Trait] = field(default_factory=list)
    anywhere: bool = False  # wherever they are: cards as the source or the subject of something
    in_play: bool = False  # it happens to no card elsewhere


IN_THE_ROWS = Wanted()
ANYWHERE = Wanted(anywhere=True)


# ---- zones
def zones_of(w: Writer, zone: Zone | DeckZone) -> tuple[list[int], Whom | None]:
    """The piles that a phrase names, and whose."""
    if isinstance(zone, core.DeckOf):
        return [c.DECK], whose(w, zone.whose)
    if isinstance(zone, places.DiscardPileOf):
        return [c.DISCARD], whose(w, zone.whose)
    if isinstance(zone, places.ThatDeck):
        return [c.DECK], deck_meant(w, zone)
    if isinstance(zone, places.PileOf):
        return [PILES[zone.pile.word]], one(w, zone.who) if w.whole else hero(w, zone.who)
    assert isinstance(zone, core.ZoneOf)
    found: list[int] = []
    for pile in zone.piles:
        assert isinstance(pile, places.CardPile)
        found.append(PILES[pile.word])
    return found, whose(w, zone.whose)


def deck_meant(w: Writer, zone: DeckZone) -> Whom:
    """'That deck': whose it was."""
    if isinstance(zone, places.ThatDeck):
        mention = w.mention(zone)
        known = w.people.get(w.spot_meant(zone))
        if known is not None:
            return known
        assert isinstance(mention.node, core.DeckOf)
        return whose(w, mention.node.whose)
    assert isinstance(zone, core.DeckOf | places.DiscardPileOf)
    known = w.people.get(w.spot(zone))
    if known is not None:
        return known
    who = one_whose(w, zone.whose)
    w.people[w.spot(zone)] = who
    return who


# ---- which cards
def known_here(w: Writer, node: Node) -> Cards:
    """Behind what was done hero by hero, only the cards of the last one are known. [EN-13]"""
    cards = cards_meant(w, node)
    if isinstance(cards, SlotCards) and cards.slot in w.in_blocks:
        raise w.not_playable(node, "each hero had some: say 'cards Discarded this way', or what each does with it")
    return cards


def this_or_that(w: Writer, node: Node) -> Cards:
    """This card, or the one spoken of."""
    if isinstance(node, nouns.ThisOne | core.This):
        return THIS
    if isinstance(node, nouns.LastDiscarded):
        return last_discarded(w, node)
    return cards_meant(w, node)


@adjective.means(places.OfSame)
def of_same(w: Writer, node: places.OfSame) -> list[Trait]:
    only_of_printed(w, node)
    if node.what is None and not w.stating:
        raise w.not_playable(node, "as which card? Say 'as this', 'as it', 'as that card'")
    cards = (w.compared or THIS) if node.what is None else this_or_that(w, node.what)
    if node.different and cards is w.compared:
        raise w.not_playable(node, "say of which card they are different")
    return [traits.Shares(cards, SYMBOLS[node.sort.word][0], not node.different, node.aligned)]


def described(w: Writer, group: core.Group, wanted: Wanted, of: Whom | None = None) -> Cards:
    """All cards that a noun speaks of, wherever its words say they are; `of` is whose they are by a determiner."""
    must: list[Trait] = [*kind_traits(w, group.kinds), *wanted.must]
    ends = [node for node in group.adjectives if isinstance(node, elements.EndOfRow)]
    stack_ends = [node for node in group.adjectives if isinstance(node, elements.EndOfStack)]
    for node in group.adjectives:
        if not isinstance(node, elements.EndOfRow | elements.EndOfStack):
            must += adjective(w, node)
    if group.name is not None:
        must += adjective(w, group.name)
    who = of
    if group.controller is not None:
        who = controllers(w, group.controller)
        if of is not None and who is not of:
            raise w.not_playable(group.controller, "whose cards these are is said twice")
    best = group.filter if isinstance(group.filter, core.WithExtremeStat) else None
    if group.filter is not None and best is None:
        must += adjective(w, group.filter)
    if ends and wanted.anywhere:
        wanted = replace(wanted, anywhere=False)  # a row lies in play
    cards = placed(w, group, wanted, who, must)
    if ends:
        gone = wanted.anywhere and not w.standing  # what an event has happened to may have left its row
        if len(ends) > 1 or best is not None or gone or group.place is not None:
            raise w.not_playable(ends[0], "the end of a row is said once, of cards in play that are acted upon")
        if isinstance(cards, CardsInZones) and not set(cards.zones) <= set(IN_PLAY):  # [LS-6.2.1-left-right.1]
            raise w.not_playable(ends[0], "a hand and a pile have no left and no right")
        return groups.RowEnd(cards, ends[0].word == "rightmost")
    if stack_ends:
        if best is not None or not isinstance(cards, groups.StoredCards):
            raise w.not_playable(stack_ends[0], "of which pile? Say 'the top card of your deck', 'stored under this'")
        if isinstance(cards.under, CardsInZones):
            raise w.not_playable(stack_ends[0], "of which pile? Say 'stored under this'")
        return groups.StackEnd(cards, stack_ends[0].word == "bottommost")
    if best is not None:
        return Extreme(cards, stat_code(w, best.stat), best.extreme.word == "highest")
    return cards


def controllers(w: Writer, node: Controller) -> Whom:
    assert isinstance(node, places.OfHero | places.HeHas)
    return one(w, node.who) if w.whole else hero(w, node.who)


NEVER_IN_PLAY = traits.ATTACK | traits.DEFEND | traits.ATTACK_CARD | traits.DEFEND_CARD


def row_zones(w: Writer, group: core.Group) -> list[int]:
    """Where such cards lie in play, if they ever do [EN-12]."""
    bits: list[int] = []
    for kind in group.kinds:
        if isinstance(kind, nouns.CardsOf):
            bits += [CATEGORIES[each.word] for each in kind.categories]
        elif isinstance(kind, nouns.CardKind):
            bits.append(KINDS[kind.word])
    if bits and all(each & NEVER_IN_PLAY for each in bits):
        raise w.not_playable(group, "only Buffs and Items are in play: say where, as 'in hand', 'in your discard pile'")
    found: list[int] = []
    for zone, bit in ((c.ITEMS, traits.ITEM), (c.BUFFS, traits.BUFF)):
        if any(each & bit or not each & (traits.ITEM | traits.BUFF) for each in bits):
            found.append(zone)
    return found or IN_PLAY


def placed(w: Writer, group: core.Group, wanted: Wanted, who: Whom | None, must: list[Trait]) -> Cards:
    """The same traits in the place that the phrase, or else its verb, names."""
    relative = group.relative
    place = group.place
    words = {node.word for node in group.adjectives if isinstance(node, elements.CardWord)} - {"additional"}
    if relative is not None and not isinstance(relative, places.ByHero):
        says_no_more(w, group, words, who is None or isinstance(relative, done.HeDid | core.ThisTurn | core.ThisWay))
        return related(w, relative, who, must)
    if isinstance(relative, places.ByHero):
        if who is not None:
            raise w.not_playable(relative, "whose cards these are is said twice")
        if not wanted.anywhere:
            raise w.not_playable(relative, "this speaks of cards as they are played")
        who = hero(w, relative.who)
    if len(words) > 1 or (words and place is not None and not isinstance(place, core.InPlay)):
        raise w.not_playable(group, "where these cards are is said twice")
    if isinstance(place, core.FromAmong):
        if w.looked is None and who is None:
            found = known_here(w, place)
            if isinstance(found, SlotCards):
                return SlotCards(found.slot, [*found.traits, *must], found.same)
        if w.looked is None or who is not None:
            raise w.not_playable(place, "there are no cards from among which this could be chosen")
        return SlotCards(w.looked.slot, must, True)
    if isinstance(place, places.AmongEnd):
        of = whose(w, place.pile.whose)
        return groups.OfThese(EndOfPile(c.DISCARD, of, amount(w, place.n), place.end.word == "bottom"), must)
    if isinstance(place, places.Under):
        if who is not None:
            raise w.not_playable(place, "under a card lie the cards of whoever stored them")
        return groups.StoredCards(this_or_that(w, place.what), must)
    if isinstance(place, core.FromZone | core.InZone):
        zones, owner = zones_of(w, place.zone)
        if who is not None and owner is not ALL and who is not owner:
            raise w.not_playable(place, "whose cards these are is said twice")
        return CardsInZones(zones, who or owner, must)
    if isinstance(place, places.InHand):
        return CardsInZones([c.HAND], who or wanted.of or w.who, must)
    if "discarded" in words:
        return CardsInZones([c.DISCARD], who or w.who, must)
    if "stored" in words:
        own = w.making.stores and who is None
        return groups.StoredCards(THIS if own else CardsInZones(IN_PLAY, who or w.who, []), must)
    if isinstance(place, core.InPlay | places.FromPlay):
        return CardsInZones(row_zones(w, group), who, must)
    if place is not None:
        raise w.not_playable(place)
    if who is None and CHOSEN in w.ways and any(isinstance(node, core.Other) for node in group.adjectives):
        raise w.not_playable(group, "whose? Say 'in play', or of which hero")
    if wanted.anywhere:
        return groups.CardsAnywhere(who, must)
    if wanted.zones is not None and not isinstance(group.controller, places.HeHas):
        refuse_hidden(w, group, wanted, who)
        return CardsInZones(wanted.zones, who or wanted.of or w.who, must)
    return CardsInZones(row_zones(w, group), who or wanted.of, must)


def refuse_hidden(w: Writer, group: core.Group, wanted: Wanted, who: Whom | None) -> None:
    """[EN-13] 'Store a Buff of your target under this': nobody is meant to look at their hand for it."""
    kinds = {getattr(kind, "word", "") for kind in group.kinds}
    of_others = who is not None and who is not YOU and w.who is YOU
    in_play = who is YOU and kinds <= {"Buff", "Item"} and wanted.kind in (c.STORE_CARD, c.CHOOSE)
    if of_others or in_play:
        raise w.not_playable(group, "from where? Say 'in play', 'from their hand', 'in your hand'")


def says_no_more(w: Writer, group: core.Group, words: set[str], whose_is_open: bool) -> None:
    """A relative clause says which cards they are: nothing else can say where they lie or whose they are."""
    if group.place is not None:
        raise w.not_playable(group.place, "where these cards are is said by what stands behind")
    if words or not whose_is_open:
        raise w.not_playable(group, "which cards these are is said by what stands at their end")


def check_by_you(w: Writer, node: Node, participle: str) -> None:
    """'Each hero Discards 1 card. Draw 1 card for each card you Discarded this way': what others did does not count."""
    typed = w.ability.sentences[w.sentence].typed.lower()
    by_you = re.search(rf"\byou {participle.lower()}\b", typed) is not None
    if by_you and not isinstance(w.doers.get(participle, YOU), type(YOU)):
        raise w.not_playable(node, f"not you alone: say '{participle} this way', which is what all of them did")


def related(w: Writer, relative: Relative, who: Whom | None, must: list[Trait]) -> Cards:
    """The cards of a relative clause."""
    if isinstance(relative, places.StoredUnder):
        return groups.StoredCards(this_or_that(w, relative.what), must)
    if isinstance(relative, places.Beside):
        return groups.Beside(this_or_that(w, relative.what), relative.side.word == "right", False, must)
    if isinstance(relative, core.ThisWay):
        assert isinstance(relative.what, done.Done)
        check_by_you(w, relative, relative.what.word)
        if who is not None:
            must = [*must, OwnedBy(who)]  # of those that went to a hand or a pile: whose they are
        return SlotCards(w.this_way(relative, relative.what.word), must, False)
    if isinstance(relative, done.HeDid | core.ThisTurn):
        from rulebound.games.lightseekers.meaning.past import cards_of_the_past

        return cards_of_the_past(w, relative, groups.CardsAnywhere(who, must))
    raise w.not_playable(relative)


# ---- whole noun phrases, where nothing is chosen
def possessor(w: Writer, determiner: Determiner) -> Whom | None:
    """'Your Buffs', 'your Buff', 'your target's Next Attack'."""
    if isinstance(determiner, core.Possessive):
        return one_whose(w, determiner.whose)  # "another hero's Buffs": of one hero
    if isinstance(determiner, nouns.OneOfTheirs | nouns.AllTheirs):
        return whose(w, determiner.whose)
    if isinstance(determiner, nouns.Next) and determiner.whose is not None:
        return whose(w, determiner.whose)
    return None


SAY_WHERE = "say where: 'in hand', 'in play'"


def not_in_the_hand_shown(w: Writer, group: core.Group, of: Player) -> None:
    """[EN-13] Behind a hand that was shown, the cards that its hero has could be there, or in play."""
    if group.place is None and is_hand_shown(w, of):
        raise w.not_playable(group, SAY_WHERE)


def is_hand_shown(w: Writer, of: Player) -> bool:
    """Whether the hand of that hero was shown or looked at."""
    shown = w.shown_hand
    who = None if shown is None else hero(w, of)
    return shown is not None and (who is shown or (
        isinstance(who, ChosenPlayer) and isinstance(shown, ChosenPlayer) and who.number == shown.number
    ))


def meant(w: Writer, thing: Thing, wanted: Wanted = IN_THE_ROWS) -> Cards:
    """All cards that a noun phrase could mean, without a choice."""
    if w.spot(thing) in w.singled:
        return w.singled[w.spot(thing)]
    if isinstance(thing, core.Some):
        word = thing.determiner.word if isinstance(thing.determiner, nouns.CardArticle) else ""
        if word == "the" and not singles_out(thing.group):
            raise w.not_playable(thing, "it is not clear which one this would be: say 'a', or 'that'")
        if word == "another":
            wanted = different(w, wanted)
        if word == "any" and wanted.zones is None:
            wanted = replace(wanted, of=None)  # 'any Buff' is said of every hero's, as 'any hero' is [LS-3.1.6]
        cards = described(w, thing.group, wanted, possessor(w, thing.determiner))
        if isinstance(cards, groups.Beside) and (is_all(thing.determiner) or word.startswith("any number")):
            cards.all_of_them = True
        return cards
    if isinstance(thing, nouns.Among):
        if isinstance(thing.determiner, nouns.Part) and thing.determiner.word == "another":
            wanted = different(w, wanted)
        return described(w, thing.group, wanted, whose(w, thing.whose))
    if isinstance(thing, core.Bare):
        cards = described(w, thing.group, wanted)
        if isinstance(cards, groups.Beside):
            cards.all_of_them = True
        return cards
    if isinstance(thing, nouns.AsMany):
        return described(w, thing.group, wanted)
    if isinstance(thing, core.This):
        return this_card(w, thing)
    if isinstance(thing, core.It | core.Them):
        return known_here(w, thing)
    if isinstance(thing, core.That | core.Those):
        return that_kind(w, thing)
    if isinstance(thing, core.TheRest):
        return the_rest(w, thing)
    if isinstance(thing, core.OneOf):
        return one_of_looked_at(w, meant(w, thing.them, wanted))
    if isinstance(thing, core.EndCard | core.EndCards):
        return end_of_pile(w, thing)
    if isinstance(thing, nouns.EndAsMany):
        return end_of_pile(w, thing)
    if isinstance(thing, core.WholeZone):
        zones, who = zones_of(w, thing.zone)
        return CardsInZones(zones, who, [])
    if isinstance(thing, core.Either | core.Both):
        return Together([meant(w, each, wanted) for each in thing.things])
    if isinstance(thing, nouns.LastDiscarded):
        return asked_of(w, thing, last_discarded(w, thing))
    if isinstance(thing, nouns.CopyOf):
        return copies(w, thing, wanted)
    raise w.not_playable(thing)


def that_kind(w: Writer, thing: core.That | core.Those) -> Cards:
    """'That Buff', where the phrase that it means speaks only of a card: if it is one."""
    cards = known_here(w, thing)
    before = w.mention(thing).node
    word = getattr(thing.kind, "word", "card")
    kinds = {getattr(kind, "word", "") for kind in before.inside()}
    if word == "card" or word in kinds or before.brings():
        return cards
    if isinstance(cards, SlotCards):
        return SlotCards(cards.slot, [*cards.traits, *kind_traits(w, [thing.kind])], cards.same)
    if isinstance(cards, groups.EventCard):
        return groups.EventCard([*cards.traits, *kind_traits(w, [thing.kind])])
    raise w.not_playable(thing, f"what is spoken of before is no {word}")


def singles_out(group: core.Group) -> bool:
    """Whether a phrase speaks of one, so that 'the' fits it: 'the leftmost Buff', 'the Buff with the most Power'."""
    at_end = any(isinstance(node, elements.EndOfRow | elements.EndOfStack) for node in group.adjectives)
    return group.filter is not None or group.relative is not None or at_end


def is_all(determiner: Node | None) -> bool:
    """[LS-6.2.1-left-right.3] Whether the text says all of them; 'the Buffs to the left' is the one neighbour."""
    return isinstance(determiner, nouns.CardArticle | nouns.Part) and determiner.word in ("all", "each", "every")


def different(w: Writer, wanted: Wanted) -> Wanted:
    """'Another': not this card, nor the one chosen before."""
    must: list[Trait] = [NotThis()]
    if w.last_pick >= 0:
        must.append(NotBound(w.last_pick))
    return replace(wanted, must=[*wanted.must, *must])


def this_card(w: Writer, thing: core.This) -> Cards:
    place = thing.place
    if place is None:
        return THIS
    in_hand = isinstance(place, places.InHand)
    if isinstance(place, core.FromZone | core.InZone):
        zones, who = zones_of(w, place.zone)
        in_hand = zones == [c.HAND]
    if in_hand and w.ability.kind is not AbilityKind.TRIGGERED:
        raise w.not_playable(place, "when this is done, this card is not in a hand: it has been played")
    if isinstance(place, core.FromZone | core.InZone):
        return ThisCard([LiesIn(zones, who, False)])
    if isinstance(place, places.InHand):
        return ThisCard([LiesIn([c.HAND], YOU, False)])
    if isinstance(place, core.InPlay | places.FromPlay):
        return ThisCard([traits.Found(traits.IN_PLAY)])
    raise w.not_playable(place, "this card cannot be there")


def the_rest(w: Writer, thing: core.TheRest) -> Cards:
    """Of the cards looked at those that are still where they were."""
    if w.looked is None:
        raise w.not_playable(thing, "there are no cards of which this would be the rest")
    return SlotCards(w.looked.slot, [], True)


def one_of_looked_at(w: Writer, cards: Cards) -> Cards:
    """'Put one of them into your hand. Put one of them on the bottom of your deck': another one, still there."""
    if w.looked is None or not isinstance(cards, SlotCards) or cards.slot != w.looked.slot:
        return cards
    return SlotCards(cards.slot, cards.traits, True)


def end_of_pile(w: Writer, thing: core.EndCard | core.EndCards | nouns.EndAsMany) -> Cards:
    deck = thing.deck
    who = deck_meant(w, deck)
    w.mean_hero(deck, who)
    zone = c.DISCARD if isinstance(deck, places.DiscardPileOf) else c.DECK
    count: Amount = ONE
    if isinstance(thing, core.EndCards):
        count = amounts.Printed(amount(w, thing.n))
    elif isinstance(thing, nouns.EndAsMany):
        count = amount(w, thing.of)
    found = EndOfPile(zone, who, count, thing.end.word == "bottom")
    return asked_of(w, thing, found) if zone == c.DISCARD and isinstance(thing, core.EndCard) else found


def asked_of(w: Writer, thing: Thing, cards: Cards) -> Cards:
    """'If the top card of your Discard Pile is an Attack, …. If it is a Buff, …': whatever lies there by then."""
    if not w.asking or w.standing or not w.is_mentioned(thing):
        return cards
    slot = w.bound_slot(thing)
    w.emit(Gather(w.words(thing), cards, slot))
    return w.in_slot(slot)


def last_discarded(w: Writer, thing: nouns.LastDiscarded) -> Cards:
    """The card on top of a discard pile, or the topmost of a kind."""
    who = YOU if thing.whose is None else whose(w, thing.whose)
    if thing.who is not None:
        who = hero(w, thing.who)
    must: list[Trait] = []
    kinds = [node for node in thing.sort.kinds if not (isinstance(node, nouns.CardKind) and node.word == "card")]
    if kinds:
        must += kind_traits(w, kinds)
    for node in thing.sort.adjectives:
        if isinstance(node, elements.CardWord):
            raise w.not_playable(node, "where this card is is said twice")
        must += adjective(w, node)
    return groups.LastDiscarded(who, ONE if thing.n is None else amounts.Printed(amount(w, thing.n)), must)


def copies(w: Writer, thing: nouns.CopyOf, wanted: Wanted) -> Cards:
    """[LS-F02] Cards with this card's name, where the phrase or else the verb says."""
    must = [*wanted.must, traits.CopyOfThis(thing.article.word != "a")]
    group = core.Group((), (nouns.CardKind("card"),), place=thing.place, relative=thing.relative)
    return placed(w, group, wanted, None, must)


# ---- all of a sort, and how many there are
COUNTS = (core.Exactly, core.UpTo, core.AtLeast, core.AtMost, nouns.ComparedCount)


def all_such(w: Writer, what: Thing) -> Cards:
    """All cards of a sort, wherever they are: what is so of them cannot be so of a number of them."""
    determiner = getattr(what, "determiner", None)
    word = getattr(determiner, "word", "")
    if isinstance(what, core.WholeZone):
        raise w.not_playable(what, "say which cards do this")
    if isinstance(determiner, COUNTS) or word.startswith("any number") or word == "no":
        raise w.not_playable(determiner or what, "this is so of all such cards, not of a number of them")
    return meant(w, what, ANYWHERE)


def count_cards(w: Writer, group: core.Group, of: Whom | None = None) -> Amount:
    """How many such cards there are."""
    return CountOf(described(w, group, IN_THE_ROWS, of))


def is_additional(group: core.Group) -> bool:
    """'An additional card', as something to Draw."""
    return bool(group.adjectives) and all(
        isinstance(node, elements.CardWord) and node.word == "additional" for node in group.adjectives
    )


def is_plain(group: core.Group) -> bool:
    """No more than 'card'."""
    return not group.adjectives and is_any_card(group)


def names_deck(zone: Node | None) -> bool:
    """Whether it is a deck, and nothing besides."""
    return isinstance(zone, core.ZoneOf) and [getattr(pile, "word", "") for pile in zone.piles] == ["deck"]


def is_named_deck(group: core.Group) -> bool:
    """'Cards from your deck', of which nothing more is said."""
    place = group.place
    return isinstance(place, core.FromZone | core.InZone) and names_deck(place.zone) and is_plain(group.but(place=None))


def is_any_card(group: core.Group) -> bool:
    """'Card', whatever adjectives stand before it."""
    return (
        all(isinstance(kind, nouns.CardKind) and kind.word == "card" for kind in group.kinds)
        and group.name is None
        and group.controller is None
        and group.filter is None
        and group.place is None
        and group.relative is None
    )


# ---- of which cards damage or healing is
def source_cards(w: Writer, source: numbers.AnySource | None) -> Cards | None:
    """'From Attacks', 'with Fire cards'; 'from your target' is any card of that hero."""
    if isinstance(source, numbers.FromHero):
        return CardsAnywhere(party(w, source.who), [])
    if isinstance(source, numbers.Source | numbers.ByMeans):
        return all_such(w, source.what)
    return None
