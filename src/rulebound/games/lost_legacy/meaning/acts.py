"""What the verbs do, and what each needs to be paid as a cost."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.amounts import NUMBERS
from rulebound.games.lost_legacy.meaning.doing import NO_TIMES, is_single, multiplied, must_be_single, owes
from rulebound.games.lost_legacy.meaning.fitting import must_be_whose, named, says_where
from rulebound.games.lost_legacy.meaning.noting import chosen_now
from rulebound.games.lost_legacy.meaning.nouns import (
    PILES,
    STANDING,
    THIS,
    Objects,
    Wanted,
    counted,
    described,
    how_many_cards,
    marks_of,
    meant,
    must_be_only,
    objects,
    one,
    piece_on,
    side_of,
)
from rulebound.games.lost_legacy.meaning.paying import choose_number, choose_x, owes_cards
from rulebound.games.lost_legacy.meaning.persons import whose
from rulebound.games.lost_legacy.meaning.senses import act, amount, player
from rulebound.games.lost_legacy.meaning.triggers import GAINED, LOST
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops import acting, battles, decks, picking, terms
from rulebound.games.lost_legacy.ops.costs import NumberPart
from rulebound.games.lost_legacy.vocabulary import nouns, verbs
from rulebound.games.lost_legacy.vocabulary.offers import ToSubDeck
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Amount, Cards, CountOf, Fixed
from rulebound.kernel.terms.amounts import AtMost, ForEvery, HalfUp, Negative, Sum, Times
from rulebound.kernel.terms.events import EventCardIs
from rulebound.kernel.terms.groups import CardsInZones, SlotCards
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import ActivePlayer, EachPlayer, OtherPlayers, You
from rulebound.kernel.terms.traits import ControlledBy
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Thing
from rulebound.language.core.numbers import Number, Single, TheX
from rulebound.language.lowering import YOU
from rulebound.language.lowering.chance import is_by_chance, picked_by_chance
from rulebound.language.lowering.each import each_card
from rulebound.language.lowering.waiting import Waiting
from rulebound.language.node import Node

SENT: dict[type[verbs.Sending], tuple[int, str, int]] = {
    verbs.Discard: (c.DISCARD, "discarded", c.DISCARD_AS_COST),
    verbs.Erase: (c.ERASE, "erased", c.ERASE_AS_COST),
    verbs.Eject: (c.EJECT, "ejected", c.CHOOSE),
    verbs.ToHand: (c.EJECT, "ejected", c.CHOOSE),
    verbs.Bury: (c.BURY, "buried", c.BURY_AS_COST),
    verbs.Destroy: (c.DESTROY, "destroyed", c.CHOOSE),
    ToSubDeck: (c.EJECT, "returned", c.CHOOSE),
}


def wanted_for(w: Writer, verb: int, as_cost: int) -> Wanted:
    """[LL-verb.15] Discarding and burying are from the hand unless the text names a place."""
    menu, kind = c.M_CHOOSE, c.CHOOSE
    if w.paying:
        menu, kind = c.M_COST, as_cost
    elif verb == c.DISCARD:
        menu, kind = c.M_DISCARD, c.DISCARD_CARD
    return Wanted(menu=menu, kind=kind, verb=verb)


@act.means(*SENT)
def send(w: Writer, node: verbs.Sending) -> None:
    if isinstance(node, ToSubDeck):
        must_be_only(w, node.what, c.WEAPON | c.SPELL, "whether it began there is not known: say 'eject'")
    if isinstance(node, verbs.ToHand):
        must_be_whose(w, node)
        of = node.what.them if isinstance(node.what, core.OneOf) else node.what
        if w.who is not YOU or not is_yours(w, named(w, of)):
            raise w.not_playable(node.what, "a card goes to its owner's hand: say 'to its owner's hand'")
        if isinstance(node.what, core.EndCard | core.EndCards) and node.what.end.word == "top" and not w.paying:
            taken = Fixed(1) if isinstance(node.what, core.EndCard) else multiplied(w, node.what.n)
            w.emit(decks.Draw(w.words(node), w.who, taken, w.cause))  # [LL-verb.1] that is what drawing is
            return
    if isinstance(w.who, ActivePlayer | OtherPlayers) and must_be_theirs(w, node.what):
        raise w.not_playable(node.what, "each of them, from what is yours alone? Say 'their'")  # [EN-5]
    verb, done, as_cost = SENT[type(node)]
    if verb != c.DESTROY:
        must_say_where(w, node)
    wanted = wanted_for(w, verb, as_cost)
    side = side_of(w, node.what)
    if verb == c.DESTROY and side is not None and isinstance(side[0].place, core.FromZone | core.InZone):
        raise w.not_playable(side[0].place, "what is destroyed is on the field: say 'discard'")  # [LL-verb.17]
    many = getattr(getattr(node.what, "determiner", None), "n", None)
    with w.being(x=w.x or (lambda: Fixed(1))):  # how many it will be does not say from where
        hand = isinstance(node.what, core.Some) and is_from_hand(w, node.what, verb)
    if isinstance(many, TheX) and w.paying:
        assert isinstance(node.what, core.Some)
        held = CardsInZones([c.HAND], YOU, marks_of(w, node.what.group)) if hand else meant(w, node.what, wanted)
        choose_x(w, node, many, CountOf(held))
    if not w.paying and not isinstance(node.what, core.Either | core.Both):
        w.times, w.each = w.each, None
    if isinstance(node.what, core.Some) and hand:
        found = from_hand(w, node.what, wanted)
        if w.paying:  # [LL-abil.11]
            held = CardsInZones([c.HAND], YOU, marks_of(w, node.what.group))
            owes_cards(w, held, found.least, verb, len(w.needs))
    else:
        found = objects(w, node.what, wanted)
        owes(w, node.what, found, verb)
    if w.times is not None:  # nobody was counted, so nothing can be multiplied
        w.each, w.times = w.times, None
    if verb == c.BURY and not hand:
        found = in_owners_order(w, node.what, found)
    todo = w.slot()
    w.has_sent(done, todo)
    w.gone.append(named(w, node.what))
    if not hand and not (side is not None and isinstance(side[0].place, core.FromZone | core.InZone)):
        w.from_field.append(named(w, node.what))
    if not w.paying:  # what was paid with is not what the text has done
        w.sent_last(node, todo)
    w.emit(
        acting.SendCards(
            w.words(node), found.cards, todo, w.cause, found.least, NO_TIMES, verb, node.invisibly, w.who
        )
    )  # fmt: skip


def in_owners_order(w: Writer, thing: Thing, found: Objects) -> Objects:
    """[LL-verb.8] Of several that somebody else has chosen their owner says the order."""
    chosen = counted(w, thing)[0] is not None
    if is_single(w, thing) or not (chosen or isinstance(thing, core.Them | core.Those)):
        return found
    ordered = w.slot()
    w.emit(picking.InOrder(w.words(thing), found.cards, ordered, c.BURY, w.who if chosen else None))
    return Objects(w.in_slot(ordered), found.least, found.up_to)


def is_yours(w: Writer, thing: Node) -> bool:
    """Whether the words say that a card is of your side, or of a pile of yours."""
    if isinstance(thing, core.This | verbs.Dig):
        return True
    group, deck = getattr(thing, "group", None), getattr(thing, "deck", None)
    words = [getattr(thing, "whose", None), getattr(deck, "whose", None), *getattr(group, "adjectives", ())]
    words.append(getattr(getattr(thing, "determiner", None), "whose", None))
    place, controller = getattr(group, "place", None), getattr(group, "controller", None)
    words += [getattr(getattr(place, "zone", None), "whose", None), getattr(controller, "who", None)]
    for tree in w.ability.trees:
        words += [each.where.whose for each in tree.inside() if isinstance(each, verbs.Search) and each.what is thing]
    said = [getattr(each, "word", "") for each in words]
    return isinstance(place, nouns.AmongDug) or any(word in ("your", "you", "friendly") for word in said)


def must_be_theirs(w: Writer, thing: Node) -> bool:
    """Whether what each player is to send away is chosen among your cards."""
    dug = isinstance(getattr(getattr(thing, "group", None), "place", None), nouns.AmongDug)
    return isinstance(thing, core.Some | nouns.OfSide | nouns.SomeOfSide) and not dug and is_yours(w, thing)


def must_say_where(w: Writer, node: verbs.ChooseCard | verbs.Sending) -> None:
    """[EN-13] Behind cards that were looked at 'a card' could be one of them; who has drawn since means the hand."""
    side, seen = side_of(w, node.what), False
    if side is None or side[1] is not None or says_where(side[0]):
        return
    if w.who is not YOU or counted(w, node.what)[0] is None:
        return
    for each in (each for tree in w.ability.trees for each in tree.inside()):
        if each is node and seen:
            raise w.not_playable(node.what, "from where? Say 'from your hand', 'among the cards dug', 'on the field'")
        if isinstance(each, verbs.Look | verbs.Reveal | verbs.Dig | verbs.Draw):
            seen = not isinstance(each, verbs.Draw)


def must_not_be_in_a_hand(w: Writer, node: verbs.ChooseCard) -> None:
    """[EN-13] 'Each player chooses a card and discards it': of what lies in a hand it can be said just as well."""
    group = getattr(node.what, "group", None)
    if not isinstance(node.what, core.Some) or says_where(node.what.group) or w.who is YOU:
        return
    if any(getattr(kind, "word", "") != "card" for kind in getattr(group, "kinds", ())):
        return
    for each in (each for tree in w.ability.trees for each in tree.inside()):
        if isinstance(each, verbs.Destroy) or not isinstance(each, verbs.Sending):
            continue
        if named(w, each.what) is node.what:
            raise w.not_playable(node.what, "from where? Say 'from their hand', or 'one of their characters'")


def is_from_hand(w: Writer, thing: core.Some, verb: int) -> bool:
    """'Discard 1 card', 'bury a Beast card': who names no place and no card of the field means the hand. [EN-13] Where
    a character or an option is discarded from would not be clear."""
    if verb not in (c.DISCARD, c.BURY):
        return False
    group = thing.group
    marks = (*group.adjectives, group.filter)
    if says_where(group) or isinstance(thing.determiner, nouns.AnEnemy | core.Possessive):
        return False
    if any(getattr(kind, "word", "") == "card" for kind in group.kinds):
        if verb == c.BURY and (any(marks) or group.name is not None):  # [LL-verb.7] from any location
            raise w.not_playable(thing, "from where? Say 'from your hand', or 'on the field'")
        return counted(w, thing)[0] is not None
    extreme = isinstance(group.filter, core.WithExtremeStat)
    if verb == c.DISCARD and counted(w, thing)[0] is not None and not extreme:
        raise w.not_playable(thing, "from where? Say 'from your hand', or 'on the field'")
    return False


def from_hand(w: Writer, thing: core.Some, wanted: Wanted) -> Objects:
    """'Your opponent discards 1 card': of the own hand; the holder chooses."""
    count, up_to = how_many_cards(w, thing)
    assert count is not None
    group = CardsInZones([c.HAND], w.who, marks_of(w, thing.group))
    if is_by_chance(thing):
        return Objects(picked_by_chance(w, thing, group, count, up_to, w.who), count, False)
    slot = w.slot()
    w.emit(Clear(slot))
    choice = picking.Pick(w.words(thing), w.who, group, count, up_to, slot, wanted.menu, wanted.kind, c.NO_MORE)
    choice.buries = wanted.verb == c.BURY
    w.picks.append(choice)
    w.emit(choice)
    w.mean(thing, w.in_slot(slot))
    return Objects(w.in_slot(slot), Fixed(0) if up_to else count, up_to)


def so_many_in_hand(w: Writer, node: verbs.DrawUntil | verbs.DiscardDown) -> Amount:
    """A number, or as many as another player has."""
    if node.other is None:
        assert node.n is not None
        return amount(w, node.n)
    other = player(w, node.other)
    if isinstance(other, EachPlayer) or type(other) is type(w.who):
        raise w.not_playable(node.other, "as many as whom? Say 'you', or 'your opponent'")
    return CountOf(CardsInZones([c.HAND], other, []))


@act.means(verbs.DiscardDown)
def discard_down(w: Writer, node: verbs.DiscardDown) -> None:
    """[LL-verb.15] As many as are too many when it is reached."""
    if w.paying:
        raise w.not_playable(node, "say how many cards are paid with")
    must_be_whose(w, node)
    hand, slot, todo = CardsInZones([c.HAND], w.who, []), w.slot(), w.slot()
    beyond = Sum([CountOf(hand), Negative(so_many_in_hand(w, node))])
    words = w.words(node)
    w.emit(Clear(slot))
    w.emit(picking.Pick(words, w.who, hand, beyond, False, slot, c.M_CHOOSE, c.CHOOSE, c.NO_MORE))
    w.has_sent("discarded", todo)
    w.sent_last(node, todo)
    w.emit(acting.SendCards(words, w.in_slot(slot), todo, w.cause, Fixed(0), NO_TIMES, c.DISCARD, False, w.who))


@act.means(verbs.ChooseCard)
def choose(w: Writer, node: verbs.ChooseCard) -> None:
    """[LL-abil.19] Whoever finds none has not done this part."""
    things = node.what.things if isinstance(node.what, core.Both) else (node.what,)
    if any(counted(w, each)[0] is None for each in things):
        raise w.not_playable(node.what, "there is nothing to choose here")
    must_say_where(w, node)
    must_not_be_in_a_hand(w, node)
    found = objects(w, node.what)
    w.emit(picking.Found(w.words(node), found.cards, found.least or Fixed(1)))
    chosen_now(w, node, found.cards)


@act.means(verbs.ChooseElement)
def choose_element(w: Writer, node: verbs.ChooseElement) -> None:
    if w.element != NONE:
        raise w.not_playable(node, "one element is chosen")
    w.element = w.number()
    w.emit(picking.NameElement(w.words(node), w.who, c.M_MODE, c.MODE, w.element, 0, Fixed(len(terms.ELEMENTS) - 1)))


# ---- draw, search, dig, shuffle, show
@act.means(verbs.DrawUntil)
def draw_until(w: Writer, node: verbs.DrawUntil) -> None:
    """[LL-verb.1] As many as are missing when it is reached."""
    if node.who is not None and type(player(w, node.who)) is not type(w.who):
        raise w.not_playable(node.who, "whoever draws has so many cards then")
    must_be_whose(w, node)
    held = CountOf(CardsInZones([c.HAND], w.who, []))
    missing = w.settled(node, Sum([so_many_in_hand(w, node), Negative(held)]))
    w.emit(decks.Draw(w.words(node), w.who, missing, w.cause))


@act.means(verbs.Draw, verbs.DrawEqual)
def draw(w: Writer, node: verbs.Draw | verbs.DrawEqual) -> None:
    w.emit(decks.Draw(w.words(node), w.who, w.settled(node, multiplied(w, node.n)), w.cause))


@act.means(verbs.Shuffle)
def shuffle(w: Writer, node: verbs.Shuffle) -> None:
    assert isinstance(node.deck, core.DeckOf)
    w.emit(decks.Shuffle(w.words(node), whose(w, node.deck.whose) or YOU))


@act.means(verbs.Search)
def search(w: Writer, node: verbs.Search) -> None:
    """[LL-verb.3] Only fitting cards of the named piles."""
    found = side_of(w, node.what)
    count, _ = counted(w, node.what)
    if found is None or count is None:
        raise w.not_playable(node.what)
    if found[0].place is not None:
        raise w.not_playable(found[0].place, "where one looks is said before: say it once")
    zones = tuple(PILES[pile.word] for pile in node.where.piles if isinstance(pile, nouns.CardPile))
    who = whose(w, node.where.whose) or YOU
    if found[1] is not None and type(found[1]) is not type(who):
        raise w.not_playable(node.what, "whose cards these are is said before: say 'a'")
    group = described(w, found[0], Wanted(zones=zones, must=found[2]), who)
    slot, w.searched, w.whose_deck = w.slot(), w.number(), who
    w.emit(decks.Search(w.words(node), group, who, count, slot, w.searched))
    w.mean(node.what, w.in_slot(slot))


@act.means(verbs.Dig)
def dig(w: Writer, node: verbs.Dig) -> None:
    w.dug = w.slot()
    w.emit(decks.Dig(w.words(node), multiplied(w, node.n), w.dug))
    w.mean(node, SlotCards(w.dug, []))  # those that are still there


@act.means(verbs.PutBack)
def put_back(w: Writer, node: verbs.PutBack) -> None:
    seen = w.looked_at if w.dug == NONE else w.dug
    if seen == NONE or w.paying:
        raise w.not_playable(node, "no cards were dug before this: 'dig 3'")
    w.emit(decks.EndDig(w.words(node), seen, w.number(), w.number(), decks.BELOW if node.below else decks.ON_TOP))
    w.dug = w.looked_at = NONE


@act.means(verbs.Rearrange)
def rearrange(w: Writer, node: verbs.Rearrange) -> None:
    if w.who is not YOU or w.paying:
        raise w.not_playable(node, "only you look at your deck, and not as a cost")
    slot = w.slot()
    w.emit(decks.Dig(w.words(node), amount(w, node.n), slot))
    w.emit(decks.EndDig(w.words(node), slot, w.number(), w.number(), decks.ON_TOP))


OPEN = (c.DISPOSAL, c.ERASED)  # [LL-disp.1] [LL-erase.1]


@act.means(verbs.Reveal)
def reveal(w: Writer, node: verbs.Reveal) -> None:
    """What a search has found is shown already; to reveal it again changes nothing."""
    if isinstance(node.what, core.This) and w.card.kind & STANDING:
        raise w.not_playable(node.what, "it lies face-up: say which hidden card is shown")
    zone = getattr(getattr(getattr(node.what, "group", None), "place", None), "zone", None)
    if isinstance(zone, core.ZoneOf) and all(PILES[getattr(each, "word", "")] in OPEN for each in zone.piles):
        raise w.not_playable(zone, "all see what lies there: say which hidden card is shown")
    found = objects(w, node.what)
    owes(w, node.what, found, c.REVEAL)
    if isinstance(node.what, core.EndCards) and isinstance(found.cards, SlotCards) and is_yours(w, node.what):
        w.looked_at = found.cards.slot  # of which 'the rest' are
    todo = w.slot()
    w.has_sent("revealed", todo)
    w.emit(decks.Reveal(w.words(node), found.cards, todo, w.cause, found.least, NO_TIMES))


@act.means(verbs.Look)
def look(w: Writer, node: verbs.Look) -> None:
    """Of several that were seen the next sentence may speak: 'Discard one of them.'"""
    before = len(w.items)
    found = one(w, node.what)
    if any(isinstance(each, decks.LookFirst) for each in w.items[before:]):  # so as to choose one all would be seen
        raise w.not_playable(node.what, "which one? Say 'a random card', or look at the hand")
    among = any(isinstance(each, nouns.AmongDug) for tree in w.ability.trees for each in tree.inside())
    if not is_single(w, node.what) and not isinstance(found, SlotCards) and (among or w.is_mentioned(node.what)):
        slot = w.slot()
        w.emit(Gather(w.words(node.what), found, slot))
        found = w.in_slot(slot)
        w.mean(node.what, found)
    if isinstance(node.what, core.EndCards) and isinstance(found, SlotCards) and is_yours(w, node.what):
        w.looked_at = found.slot
    w.emit(decks.Look(w.words(node), found))


# ---- pieces and numbers
def pieces(w: Writer, node: verbs.Add | verbs.AddEqual | verbs.Remove) -> None:
    verb = c.REMOVE if isinstance(node, verbs.Remove) else c.ADD
    found, piece = objects(w, node.what, asked_for_pieces(w, node, verb)), piece_on(w, node.piece, node.what)
    if isinstance(node, verbs.Remove) and isinstance(node.n, TheX) and w.paying:
        must_be_single(w, node.what)
        choose_x(w, node, node.n, terms.PiecesOn(found.cards, piece))
    count = multiplied(w, node.n)
    if isinstance(node, verbs.Remove) and node.up_to:
        if w.paying:
            raise w.not_playable(node, "say how many are paid with")
        must_be_single(w, node.what)
        most = AtMost(terms.PiecesOn(found.cards, piece), count)
        count = choose_number(w, node, most)
        found = Objects(found.cards, None, True)
    owes(w, node.what, found, verb, piece, count)
    least = None if found.least is None else count
    w.emit(acting.Pieces(w.words(node), found.cards, w.slot(), w.cause, least, count, verb, piece))


act.means(verbs.Add, verbs.AddEqual, verbs.Remove)(pieces)


def asked_for_pieces(w: Writer, node: verbs.Add | verbs.AddEqual | verbs.Remove, verb: int) -> Wanted:
    """[LL-D19] [LL-D28] The question names the pieces, if their number is printed."""
    if not isinstance(node.n, Number | Single) or w.each is not None or not (verb == c.ADD or w.paying):
        return Wanted(verb=verb)
    if verb == c.ADD:
        return Wanted(menu=c.M_ADD, kind=c.ADD_TO, verb=verb)
    return Wanted(menu=c.M_COST, kind=c.REMOVE_AS_COST, verb=verb)


@act.means(verbs.RemoveAll)
def remove_all(w: Writer, node: verbs.RemoveAll) -> None:
    """[EN-10] As many as lie on each of them."""
    single, found = is_single(w, node.what), objects(w, node.what)
    if w.paying:  # [LL-abil.11] one at least must lie there
        if not single:
            raise w.not_playable(node.what, "of which one must there be some? Say it of one card")
        if node.half:
            raise w.not_playable(node, "say how many are paid with")
        owes(w, node.what, found, c.REMOVE, piece_on(w, node.piece, node.what), Fixed(1))
    if single:
        remove_held(w, node, found.cards)
        return
    with each_card(w, node, found.cards) as (_, one):
        remove_held(w, node, one)
    w.last_sent, w.removed = NONE, ("", NONE)  # of several nobody has counted them together


@act.means(verbs.MovePieces)
def move_pieces(w: Writer, node: verbs.MovePieces) -> None:
    """[LL-abil.19] What is taken off here is added there; where nobody is found who could get it, nothing is taken."""
    if w.paying:
        raise w.not_playable(node, "say what is paid with: 'remove … to …'")
    must_be_single(w, node.what)
    must_be_single(w, node.to)
    source, target = objects(w, node.what).cards, objects(w, node.to).cards
    piece, taken = piece_on(w, node.piece, node.what), w.slot()
    piece_on(w, node.piece, node.to)
    many: Amount = terms.PiecesOn(source, piece)
    if node.n is not None or node.one:
        many = multiplied(w, node.n or Number(1))
    w.removed = node.piece.word, taken
    w.sent_last(node, taken)
    giver, words = terms.Provided(source, target), w.words(node)
    w.emit(acting.Pieces(words, giver, taken, w.cause, many, many, c.REMOVE, piece))
    w.emit(acting.Pieces(words, target, w.slot(), w.cause, None, CountOf(w.in_slot(taken)), c.ADD, piece))


def remove_held(w: Writer, node: verbs.RemoveAll, cards: Cards) -> None:
    piece = piece_on(w, node.piece, node.what)
    lie_there = terms.PiecesOn(cards, piece)
    held = w.settled(node, HalfUp(lie_there)) if node.half else lie_there
    todo = w.slot()
    w.removed = node.piece.word, todo
    w.sent_last(node, todo)  # piece by piece, so that 'that much' is how many there were
    w.emit(acting.Pieces(w.words(node), cards, todo, w.cause, held, held, c.REMOVE, piece))


@act.means(verbs.Gain)
def gain(w: Writer, node: verbs.Gain) -> None:
    count = multiplied(w, node.n)
    if node.each is not None and node.done is not None:
        if not node.each.value:
            raise w.not_playable(node.each, "for every 1 card, or more")
        count = Times(count, ForEvery(CountOf(w.sent_by(node.done, node.done.word)), node.each.value))
    w.emit(acting.Number(w.words(node), GAINED[node.what.word], w.who, count, w.cause))


def destroys_yours(timing: Waiting) -> bool | None:
    """Whether whom it destroys is yours, or the opponent's; None: either. Whoever attacks destroys another's."""
    for test in timing.tests:
        victim = isinstance(test, terms.EventIsOf | EventCardIs)
        if isinstance(test, terms.EventIsOf | terms.AttackerIs) and test.cards is THIS:
            return victim
        for trait in test.traits if isinstance(test, EventCardIs | terms.AttackerIs) else []:
            if isinstance(trait, ControlledBy):
                return (isinstance(trait.who, You) == trait.yes) == victim
    return None


@act.means(verbs.NoHonor)
def no_honor(w: Writer, node: verbs.NoHonor) -> None:
    if not w.timings or any(each.event != c.DESTROY for each in w.timings):
        raise w.not_playable(node, "say when: 'When one of your characters is destroyed, …'")
    if any(destroys_yours(each) == isinstance(w.who, You) for each in w.timings):  # [LL-win.3]
        raise w.not_playable(node, "who loses a character gains no honor anyway")
    w.emit(battles.NoHonor(w.words(node), w.who))


@act.means(verbs.Lose)
def lose(w: Writer, node: verbs.Lose) -> None:
    count = multiplied(w, node.n)
    if w.paying:  # [LL-abil.11]
        which = NUMBERS[node.what.word]
        w.needs.append(NumberPart("LL-mp.4" if which == c.MP else "LL-win.13", which, count))
    told_already = w.last_sent != NONE or w.chosen_number >= 0 or w.answers_amount  # what 'that much' is
    if told_already and not w.paying and isinstance(node.n, Number):
        w.two_amounts = True
    if w.lost_by is node:  # each player does
        w.two_amounts = True
    w.lost_by = node
    if w.paying or told_already:
        w.emit(acting.Number(w.words(node), LOST[node.what.word], w.who, count, w.cause))
        return
    w.lost = w.number()
    w.emit(acting.Lose(w.words(node), LOST[node.what.word], w.who, count, w.cause, w.lost))
