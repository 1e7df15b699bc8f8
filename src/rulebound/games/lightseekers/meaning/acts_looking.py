"""What is done with cards that are hidden: look, search, show, put back, shuffle."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.differing import chosen_unlike
from rulebound.games.lightseekers.meaning.heroes import one, one_whose
from rulebound.games.lightseekers.meaning.owners import ANYBODY, check_owner, owner
from rulebound.games.lightseekers.meaning.picking import ANY_NUMBER, how_many, objects
from rulebound.games.lightseekers.meaning.senses import act, hero
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import allowing, piles
from rulebound.games.lightseekers.procedures.choosing import OrderDeck, Pick
from rulebound.games.lightseekers.vocabulary import nouns, places
from rulebound.games.lightseekers.vocabulary import verbs as said
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Fixed, Trait, Whom
from rulebound.kernel.terms.groups import CardsInZones, SlotCards, TopUntil
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Controller, Place, Thing, Whose

from .acts_piles import ending_it, move, who_draws_ends
from .conditions import is_placeless
from .nouns import Wanted, deck_meant, meant, zones_of


# ---- looking, searching, showing
@act.means(said.LookAt)
def look(w: Writer, node: said.LookAt) -> None:
    see(w, node.what)
    if isinstance(node.what, core.Some | nouns.Among) and how_many(w, node.what)[0] is not None:
        raise w.not_playable(node.what, "which? Say 'look at their hand', or 'they reveal 1 card'")
    with w.being(whole=True):
        cards = meant(w, node.what, Wanted(zones=[c.HAND]))
    slot = w.slot()
    w.looked = SlotCards(slot, [], False)
    if isinstance(node.what, core.WholeZone) and zones_of(w, node.what.zone)[0] == [c.HAND]:
        w.shown_hand = w.looked_in
    w.mean(node.what, w.looked)
    w.emit(piles.Look(w.words(node), w.who, cards, slot, w.tally("cards")))


def see(w: Writer, what: Thing) -> None:
    """Whose hidden cards these are, chosen first where the text leaves it open."""
    w.looked_in = w.who
    w.looked_whose = next((node for node in what.inside() if isinstance(node, Whose)), None)
    for node in what.inside():
        if isinstance(node, core.DeckOf | places.DiscardPileOf):
            w.looked_in = deck_meant(w, node)
        elif isinstance(node, places.PileOf):
            w.looked_in = one(w, node.who)
        elif isinstance(node, core.ZoneOf):
            who = one_whose(w, node.whose)
            if w.people.get(w.spot(node.whose)) is None:
                w.people[w.spot(node.whose)] = who
            w.looked_in = who


@act.means(said.LookThrough)
def look_through(w: Writer, node: said.LookThrough) -> None:
    """[LS-G50] [LS-D13] A search must find what fits; what is found is bound, and the deck is shuffled after it was
    taken out."""
    zones, who = zones_of(w, node.zone)
    must: list[Trait] = [allowing.Allows(allowing.LEAVES_PILE, w.who)]
    wanted = Wanted(zones=zones, of=who, menu=c.M_SEARCH, kind=c.TAKE, number=zones[0], must=must)
    count, up_to = how_many(w, node.what)
    with w.being(picking=count is not None or w.picking):
        found = searched(w, node.what, wanted, zones, who)
    slot = w.slot()
    cards = chosen_unlike(w, node.what, found, slot, up_to)
    if c.DECK in zones:
        w.emit(piles.Look(w.words(node), w.who, CardsInZones(zones, who, []), -1, -1))
    w.emit(Clear(slot))
    number = ANY_NUMBER if count is None else count
    w.emit(Pick(w.words(node), w.who, cards, number, up_to, slot, c.M_SEARCH, c.TAKE, zones[0]))
    w.mean(node.what, SlotCards(slot, [], False))
    w.looked_in = who
    w.looked_whose = node.zone.whose if isinstance(node.zone, core.ZoneOf) else None
    w.searched = zones[0]


def searched(w: Writer, what: Thing, wanted: Wanted, zones: list[int], who: Whom | None) -> CardsInZones:
    found = meant(w, what, wanted)
    elsewhere = any(isinstance(node, Place | Controller) for node in what.inside())
    if not isinstance(found, CardsInZones) or elsewhere:
        raise w.not_playable(what, "say what is looked for, and not where: that is said before")
    return CardsInZones(zones, who, found.traits)


@act.means(said.Show)
def show(w: Writer, node: said.Show) -> None:
    if isinstance(node.what, core.TopUntil):
        show_until(w, node, node.what)
        return
    to = None if node.to is None else hero(w, node.to)
    slot = w.slot()
    if isinstance(node.what, core.WholeZone) and zones_of(w, node.what.zone)[0] == [c.HAND]:
        who = zones_of(w, node.what.zone)[1] or w.who
        w.mean(node.what, SlotCards(slot, [], False))
        w.looked, w.shown_hand = SlotCards(slot, [], False), who
        seen_this_way(w, slot)
        w.emit(piles.ShowHand(w.words(node), who, CardsInZones([c.HAND], who, []), slot, -1, to))
        return
    see(w, node.what)
    found = objects(w, node.what, Wanted(zones=[c.HAND], menu=c.M_HAND, kind=c.CHOOSE))
    if not isinstance(node.what, core.It | core.That | core.Them | core.Those):
        w.mean(node.what, SlotCards(slot, [], False))
    if not any(isinstance(each, core.FromAmong) for each in node.what.inside()):
        w.looked = SlotCards(slot, [], False)  # what is shown of cards that were looked at leaves a rest of these
    seen_this_way(w, slot)
    w.emit(piles.Show(w.words(node), w.who, found.cards, slot, w.tally("cards"), to))


def seen_this_way(w: Writer, slot: int) -> None:
    """'Shown this way' and 'revealed this way' are one thing."""
    for participle in ("shown", "revealed"):
        w.way(participle, slot)


def show_until(w: Writer, node: said.Show, what: core.TopUntil) -> None:
    if node.to is not None:
        raise w.not_playable(node.to, "what is turned up is shown to all")
    who_draws_ends(w, what.who)
    see(w, what)
    traits = ending_it(w, what.what)
    slot = w.slot()
    w.looked = SlotCards(slot, [], False)
    seen_this_way(w, slot)
    cards = TopUntil(c.DECK, deck_meant(w, what.deck), traits, Fixed(1))
    w.emit(piles.Show(w.words(node), w.who, cards, slot, w.tally("cards"), None))
    w.mean(what, w.looked)
    found = w.slot()  # by itself: what becomes of it changes nothing of the rest
    w.emit(piles.Bind(w.words(what.what), w.who, SlotCards(slot, traits, False), found, -1))
    w.mean(what.what, SlotCards(found, [], False))


# ---- back into decks
@act.means(said.PutBack)
def put_back(w: Writer, node: said.PutBack) -> None:
    """[LS-D18] As they were, or in an order of the player's choice."""
    cards = meant(w, node.what)
    how = "in the same order" if node.how is None else node.how.word
    if how == "in the same order":
        w.emit(piles.StaysThere(w.words(node), w.who, cards, -1, -1))
        return
    slot = w.slot()
    w.emit(piles.Bind(w.words(node), w.who, cards, slot, -1))
    w.emit(OrderDeck(w.words(node), w.who, w.looked_in or w.who, slot, how == "at the bottom"))


@act.means(said.Rearrange)
def rearrange(w: Writer, node: said.Rearrange) -> None:
    see(w, node.what)
    cards = meant(w, node.what)
    slot = w.slot()
    w.looked = SlotCards(slot, [], False)
    w.mean(node.what, w.looked)
    bottom = isinstance(node.what, core.EndCard | core.EndCards) and node.what.end.word == "bottom"
    w.emit(piles.Look(w.words(node), w.who, cards, slot, w.tally("cards")))
    w.emit(OrderDeck(w.words(node), w.who, w.looked_in or w.who, slot, bottom))


act.of(said.Shuffle, lambda w, node: w.emit(piles.Shuffle(w.words(node), deck_meant(w, node.deck))))


@act.means(said.ShuffleInto)
def shuffle_into(w: Writer, node: said.ShuffleInto) -> None:
    """Into the decks of their owners: a Move, but 'a card' is one of the hand."""
    group = getattr(node.what, "group", None)
    if isinstance(group, core.Group) and not (is_placeless(node.what) and group.relative is None):
        to: places.Destination = places.ToZone.made({"zone": node.deck}, node.deck.span, 0)
        if getattr(getattr(node.deck, "whose", None), "word", "") in ("its owner's", "their owners'"):
            to = places.ToOwnZone("deck").at(node.deck)
        move(w, said.Move.made({"what": node.what, "to": to}, node.span, 0))
        return
    if isinstance(group, core.Group) and owner(w, node.what) not in (ANYBODY, "you"):
        raise w.not_playable(node.what, "from where? Say 'from their hand', 'from their discard pile'")
    if isinstance(node.deck, core.DeckOf):
        check_owner(w, node.what, node.deck, placed=True)
    found = objects(w, node.what, Wanted(zones=[c.HAND], menu=c.M_HAND, kind=c.MOVE_CARD, number=c.DECK))
    moved = w.way("moved", found.keep)
    w.emit(piles.Move(w.words(node), w.who, found.cards, moved, w.tally("cards"), c.DECK, True, True))
