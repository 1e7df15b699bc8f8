"""What the verbs do with hands, piles, Auras and telegraphed cards."""

from __future__ import annotations

import re

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.card_sorts import sort_of_cards
from rulebound.games.starlight.meaning.discarded import ASKS_OF_DISCARDED, note_discarded
from rulebound.games.starlight.meaning.one_by_one import SEVERAL
from rulebound.games.starlight.meaning.terms import (
    ALL_CLASSES,
    CLASSES,
    must_be_own,
    must_be_whose,
    number_of,
    so_much,
    so_often,
    sort_of,
)
from rulebound.games.starlight.meaning.writer import Writer, act, amount, asks_for, count, creature
from rulebound.games.starlight.ops import cards
from rulebound.games.starlight.ops.auras import CountersOn, TakeCounters
from rulebound.games.starlight.ops.carrying import IsOfSort
from rulebound.games.starlight.ops.terms import TARGET, THIS, OtherCreature
from rulebound.games.starlight.vocabulary import verbs
from rulebound.games.starlight.vocabulary.carrying import AtMostSo
from rulebound.games.starlight.vocabulary.chosen_cards import AuraCounters, AuraHas
from rulebound.games.starlight.vocabulary.creatures import RemovedCount, TakenCount
from rulebound.games.starlight.vocabulary.outcomes import WentSoMany
from rulebound.kernel.choosing import Choose, Clear, PickAtRandom
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Amount, Bound, Cards, CountOf, EndOfPile, Fixed, Trait, Whom
from rulebound.kernel.terms.amounts import Negative, Sum
from rulebound.kernel.terms.groups import CardsInZones, SlotCards, ThisCard
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import EachPlayer, Opponents, OwnerOf
from rulebound.language.core.categories import Act, Count
from rulebound.language.core.numbers import Single, ThatMuch
from rulebound.language.lowering import YOU

# ---- hands and piles
act.of(verbs.Draw, lambda w, node: w.emit(cards.Draw(w.words(node), player_of(w, node), drawn(w, node))))
act.of(
    verbs.DrawSoMany, lambda w, node: w.emit(cards.Draw(w.words(node), player_of(w, node), amount(w, node.much)))
)
@act.means(verbs.DrawUntil)
def draw_until(w: Writer, node: verbs.DrawUntil) -> None:
    if player_of(w, node) is not YOU:
        raise w.not_playable(node, "whoever draws has so many cards then")
    held = CountOf(CardsInZones([c.HAND], YOU, []))
    w.emit(cards.Draw(w.words(node), YOU, Sum([Fixed(number_of(w, node.n)), Negative(held)])))


@act.means(verbs.DiscardHand)
def discard_hand(w: Writer, node: verbs.DiscardHand) -> None:
    who = player_of(w, node)
    if who is YOU and asks_for(w, ThatMuch):
        w.tallies[""] = number = w.number()
        w.emit(SetNumber(w.words(node), number, CountOf(CardsInZones([c.HAND], YOU, []))))
    w.emit(cards.DiscardHand(w.words(node), who, Fixed(cards.WHOLE_HAND)))


@act.means(verbs.DiscardDown)
def discard_down(w: Writer, node: verbs.DiscardDown) -> None:
    w.emit(cards.DiscardDown(w.words(node), player_of(w, node), number_of(w, node.n)))


@act.means(verbs.DiscardSome)
def discard_some(w: Writer, node: verbs.DiscardSome) -> None:
    """As many as the player likes; 'that many' and 'discarded this way' are these from then on."""
    if player_of(w, node) is not YOU:
        raise w.not_playable(node, "how many somebody else discards must be said")
    most = cards.WHOLE_HAND if node.n is None else number_of(w, node.n)
    slot = w.slot()
    w.emit(Clear(slot))
    hand = CardsInZones([c.HAND], YOU, [])
    w.emit(Choose(w.words(node), YOU, hand, Fixed(most), True, slot, c.M_DISCARD, c.DISCARD_CARD, c.STAY))
    w.discarded = w.in_slot(slot)
    w.tallies[""] = number = w.number()
    w.emit(SetNumber(w.words(node), number, CountOf(w.discarded)))
    note_discarded(w, node, w.discarded)
    w.emit(cards.PutAway(w.words(node), w.discarded))


act.of(verbs.Reshuffle, lambda w, node: w.emit(cards.Shuffle(w.words(node), player_of(w, node), True)))


def player_of(w: Writer, node: Act) -> Whom:
    """[ST-GAME.6] Hands and piles are players'; what a creature does with them would be its player's."""
    if w.doer is not THIS:
        if isinstance(node, OF_ANY_CREATURE) and not isinstance(w.doer, SEVERAL) and not w.in_rounds:
            must_be_whose(w, node, False)
            return OwnerOf(w.doer)
        raise w.not_playable(node, "a player does this: say 'you', 'the opponent' or 'each player'")
    if w.player is YOU:
        must_be_own(w, node)
    if isinstance(node, verbs.Discard | verbs.DiscardHand | verbs.Reshuffle):
        must_be_whose(w, node, w.player is YOU)
    return w.player


# 'The defender discards 1 card': its player does.
OF_ANY_CREATURE = (verbs.Draw, verbs.DrawSoMany, verbs.Discard, verbs.DiscardSoMany, verbs.DiscardAtRandom)


def drawn(w: Writer, node: verbs.Draw) -> Amount:
    if isinstance(node.n, ThatMuch) and node.each is None:
        return amount(w, node.n)
    return so_often(w, Fixed(number_of(w, node.n)), node.each)


def so_many(w: Writer, node: verbs.Discard | verbs.DiscardSoMany) -> Amount:
    if isinstance(node, verbs.DiscardSoMany):
        return so_much(w, node)
    return Fixed(number_of(w, node.n))


@act.means(verbs.Discard, verbs.DiscardSoMany)
def discard(w: Writer, node: verbs.Discard | verbs.DiscardSoMany) -> None:
    who, many = player_of(w, node), so_many(w, node)
    of_pile = w.pile_of is not None or w.aura_of is not None
    if of_pile and not re.search(r"\b(cards?|hand)\b", w.words(node)):  # [EN-3]
        raise w.not_playable(node, "a card of the hand? Say 'discard 1 card', or '1 of them'")
    if who is not YOU or not any(asks_for(w, each) for each in ASKS_OF_DISCARDED):
        w.emit(cards.Discard(w.words(node), who, many))
        return
    slot = w.slot()
    w.emit(Clear(slot))
    hand = CardsInZones([c.HAND], YOU, [])
    w.emit(Choose(w.words(node), YOU, hand, many, False, slot, c.M_DISCARD, c.DISCARD_CARD, c.STAY))
    note_discarded(w, node, w.in_slot(slot))
    w.emit(cards.PutAway(w.words(node), w.in_slot(slot)))


@act.means(verbs.DiscardAtRandom)
def discard_at_random(w: Writer, node: verbs.DiscardAtRandom) -> None:
    who, count = player_of(w, node), Fixed(number_of(w, node.n))
    for each in (YOU, Opponents()) if isinstance(who, EachPlayer) else (who,):  # from a hand of their own
        slot = w.slot()
        w.emit(Clear(slot))
        w.emit(PickAtRandom(w.words(node), each, CardsInZones([c.HAND], each, []), count, slot, -1))
        if not isinstance(who, EachPlayer):
            note_discarded(w, node, w.in_slot(slot))
        w.emit(cards.PutAway(w.words(node), w.in_slot(slot)))


# ---- counters of an Aura
def counters(w: Writer, node: verbs.AddCounters | verbs.RemoveCounters) -> None:
    number = number_of(w, node.n)
    what: Cards = ThisCard([])
    if node.who is not None and node.every:
        what = cards.NumberedAuras(creature(w, node.who))
    elif node.who is not None:
        what = w.that_aura = chosen(w, node, cards.NumberedAuras(creature(w, node.who)), Single(1))
        w.had_counters = -1
        if isinstance(node, verbs.RemoveCounters):
            w.counters_taken = w.number()
            w.written.append(w.counters_taken)
            w.emit(TakeCounters(w.words(node), what, Fixed(number), w.counters_taken))
            return
    elif w.card.kind != c.AURA or not w.card.counters:
        raise w.not_playable(node, "only an Aura with a number has counters")
    w.emit(cards.ChangeCounters(w.words(node), what, number if isinstance(node, verbs.AddCounters) else -number))


act.means(verbs.AddCounters, verbs.RemoveCounters)(counters)


@act.means(verbs.RemoveThis)
def remove_this(w: Writer, node: verbs.RemoveThis) -> None:
    if w.card.kind != c.AURA:
        raise w.not_playable(node, "only an Aura lies there to be removed")
    w.emit(cards.RemoveAura(w.words(node), ThisCard([])))


@act.means(verbs.DiscardTop)
def discard_top(w: Writer, node: verbs.DiscardTop) -> None:
    who = player_of(w, node)
    must_be_whose(w, node, who is YOU)
    count = 1 if node.n is None else number_of(w, node.n)
    top = EndOfPile(c.DRAW, who, Fixed(count), False)
    if isinstance(who, EachPlayer) or not any(asks_for(w, each) for each in ASKS_OF_DISCARDED):
        w.emit(cards.PutAway(w.words(node), top))
        return
    slot = w.slot()
    w.emit(Gather(w.words(node), top, slot))
    note_discarded(w, node, w.in_slot(slot))
    w.emit(cards.PutAway(w.words(node), w.in_slot(slot)))


# ---- looking
@act.means(verbs.LookAtTop)
def look_at_top(w: Writer, node: verbs.LookAtTop) -> None:
    player_of(w, node)
    w.looked_slot, w.looked_hand = w.slot(), False
    count = 1 if node.n is None else number_of(w, node.n)
    shown = isinstance(node, verbs.RevealTop)
    w.emit(cards.Look(w.words(node), EndOfPile(c.DRAW, YOU, Fixed(count), False), w.looked_slot, shown))
    w.that_card = w.in_slot(w.looked_slot) if count == 1 else None
    w.of_another = False


@act.means(verbs.LookAtHand)
def look_at_hand(w: Writer, node: verbs.LookAtHand) -> None:
    w.emit(cards.Look(w.words(node), CardsInZones([c.HAND], Opponents(), []), -1))
    w.looked_hand, w.that_card, w.called = True, None, Opponents()


@act.means(verbs.ChooseFromHand)
def choose_from_hand(w: Writer, node: verbs.ChooseFromHand) -> None:
    if not w.looked_hand:
        raise w.not_playable(node, "no hand was looked at before this")
    slot = w.slot()
    w.emit(Clear(slot))
    hand = CardsInZones([c.HAND], Opponents(), sorts_meant(w, node))
    w.emit(Choose(w.words(node), YOU, hand, Fixed(1), False, slot, c.M_CHOOSE, c.CHOOSE, c.STAY))
    w.that_card = w.in_slot(slot)


def sorts_meant(w: Writer, node: verbs.ChooseFromHand) -> list[Trait]:
    if node.sort is not None:
        return [IsOfSort(sort_of_cards(w, node.sort))]
    if node.unlike is not None:
        return [cards.OfClass(ALL_CLASSES & ~CLASSES[node.unlike.word])]
    return [] if node.what is None else [sort_of(node.what)]


def the_card(w: Writer, node: Act) -> SlotCards:
    if w.that_card is None:
        raise w.not_playable(node, "no single card was looked at before this")
    return w.that_card


@act.means(verbs.PutThat)
def put_that(w: Writer, node: verbs.PutThat) -> None:
    card = the_card(w, node)
    if w.looked_hand:
        raise w.not_playable(node, "a card of the opponent does not come to you")
    if w.of_another:  # [ST-LOC.13]
        raise w.not_playable(node, "whose? Say 'return it to its owner's hand'")
    if w.looked_slot < 0 and not node.top and not node.bottom:  # it was chosen where all can see it
        w.emit(cards.GiveBack(w.words(node), card))
    elif node.top:
        w.emit(cards.PutRest(w.words(node), card, cards.ON_TOP))
    else:
        w.emit(cards.ToBottom(w.words(node), card) if node.bottom else cards.Take(w.words(node), card))


@act.means(verbs.DiscardThat)
def discard_that(w: Writer, node: verbs.DiscardThat) -> None:
    if (w.aura_of is not None or w.that_aura is not None) and w.that_card is not None:
        raise w.not_playable(node, "is this the Aura, or the card that was looked at? Name it")
    if w.pile_of is not None and w.player is YOU:
        if w.aura_of is not None or w.that_aura is not None or w.that_card is not None:
            raise w.not_playable(node, "which card is it? Name it")
        w.emit(cards.PutAway(w.words(node), chosen(w, node, cards.TelegraphedBy(w.pile_of), Single(1))))
        return
    if w.player is not YOU and not (isinstance(w.player, Opponents) and w.looked_hand and w.aura_of is None):
        raise w.not_playable(node, "that player does not have this card: say it without a player")
    if w.aura_of is not None or ((w.this_aura or w.that_aura is not None) and w.that_card is None):
        remove_that(w, node)
    else:
        w.emit(cards.PutAway(w.words(node), the_card(w, node)))


@act.means(verbs.RemoveThat)
def remove_that(w: Writer, node: verbs.RemoveThat | verbs.DiscardThat) -> None:
    """Of several the player chooses one."""
    if w.that_aura is not None and w.aura_of is None:
        if any(isinstance(op, cards.RemoveAura) and op.what is w.that_aura for op in w.items):
            raise w.not_playable(node, "it was removed before this")
        noted_counters(w, node, w.that_aura)
        w.emit(cards.RemoveAura(w.words(node), w.that_aura))
        return
    if w.this_aura and w.aura_of is None:
        w.emit(cards.RemoveAura(w.words(node), ThisCard([])))
        return
    if w.aura_of is None:
        raise w.not_playable(node, "say what is removed: 'remove 1 Aura from …'")
    w.emit(cards.RemoveAura(w.words(node), chosen(w, node, cards.AurasOn(w.aura_of), Single(1))))


@act.means(verbs.RemoveThem)
def remove_them(w: Writer, node: verbs.RemoveThem) -> None:
    if w.aura_of is None or w.that_card is not None or w.looked_slot >= 0:
        raise w.not_playable(node, "say what is removed: 'remove all Auras from …'")
    w.emit(cards.RemoveAura(w.words(node), cards.AurasOn(w.aura_of)))


@act.means(verbs.Search)
def search(w: Writer, node: verbs.Search) -> None:
    """[ST-LOC.1] Whether there is one only who looks knows: none need be found."""
    player_of(w, node)
    pile = CardsInZones([c.DRAW], YOU, [] if node.what is None else [sort_of(node.what)])
    slot = w.slot()
    w.emit(cards.Look(w.words(node), CardsInZones([c.DRAW], YOU, []), -1))
    w.emit(Clear(slot))
    w.emit(Choose(w.words(node), YOU, pile, Fixed(1), True, slot, c.M_CHOOSE, c.CHOOSE, c.STAY))
    if node.shown:
        w.emit(cards.Look(w.words(node), w.in_slot(slot), -1, True))
    w.emit(cards.Take(w.words(node), w.in_slot(slot)))
    w.emit(cards.Shuffle(w.words(node), YOU, False))


@act.means(verbs.PutLooked)
def put_looked(w: Writer, node: verbs.PutLooked) -> None:
    if w.looked_slot < 0:
        raise w.not_playable(node, "no cards were looked at before this")
    rest = w.in_slot(w.looked_slot)
    w.emit(cards.Take(w.words(node), chosen(w, node, rest, node.n)))
    w.emit(cards.PutRest(w.words(node), rest, PLACES[node.rest.word]))


@act.means(verbs.PutAllLooked)
def put_all_looked(w: Writer, node: verbs.PutAllLooked) -> None:
    if w.looked_slot < 0 or w.looked_hand:
        raise w.not_playable(node, "no cards were looked at before this")
    place = cards.ON_TOP if node.rest is None else PLACES[node.rest.word]
    w.emit(cards.PutRest(w.words(node), w.in_slot(w.looked_slot), place))


@act.means(verbs.PutSort)
def put_sort(w: Writer, node: verbs.PutSort) -> None:
    """All of one class; 'put into your hand' are these from then on."""
    if w.looked_slot < 0 or w.looked_hand:
        raise w.not_playable(node, "no cards were revealed before this")
    found = SlotCards(w.looked_slot, [cards.OfClass(CLASSES[node.what.word])])
    if asks_for(w, TakenCount):
        w.taken = w.number()
        w.emit(SetNumber(w.words(node), w.taken, CountOf(found)))
    w.emit(cards.Take(w.words(node), found))
    w.emit(cards.PutRest(w.words(node), w.in_slot(w.looked_slot), PLACES[node.rest.word]))


@act.means(verbs.PutBack)
def put_back(w: Writer, node: verbs.PutBack) -> None:
    player_of(w, node)
    found = chosen(w, node, CardsInZones([c.HAND], YOU, []), node.n)
    w.emit(cards.PutRest(w.words(node), found, cards.ON_THE_BOTTOM if node.bottom else cards.ON_TOP))


@count.means(TakenCount)
def taken(w: Writer, node: TakenCount) -> Amount:
    if w.taken < 0:
        raise w.not_playable(node, "it was not left open before this how many come to the hand")
    return Bound(w.taken)


PLACES = {"on top": cards.ON_TOP, "on the bottom": cards.ON_THE_BOTTOM, "discarded": cards.DISCARDED}


def chosen(w: Writer, node: Act, group: Cards, n: Count) -> SlotCards:
    """So many of these cards, chosen one by one; fewer if there are fewer."""
    slot = w.slot()
    w.emit(Clear(slot))
    w.emit(
        Choose(w.words(node), YOU, group, Fixed(number_of(w, n)), False, slot, c.M_CHOOSE, c.CHOOSE, c.STAY)
    )
    return w.in_slot(slot)


def some_of(w: Writer, node: Act, group: Cards, most: AtMostSo) -> SlotCards:
    """As many of these as one likes, perhaps up to a number."""
    slot = w.slot()
    w.emit(Clear(slot))
    many = Fixed(cards.WHOLE_HAND if most.n is None else number_of(w, most.n))
    w.emit(Choose(w.words(node), YOU, group, many, True, slot, c.M_CHOOSE, c.CHOOSE, c.STAY))
    return w.in_slot(slot)


@act.means(verbs.TelegraphFree)
def telegraph_free(w: Writer, node: verbs.TelegraphFree) -> None:
    """[ST-LOC.2] Of a hand that is not yours you would choose unseen cards."""
    own_target = w.doer is TARGET and w.card.whom == c.OWN
    if w.doer is not THIS and not isinstance(w.doer, OtherCreature) and not own_target:
        raise w.not_playable(node, "say it of your own creature")
    for _ in range(number_of(w, node.n)):
        found = chosen(w, node, cards.Telegraphable(w.doer), Single(1))
        w.emit(cards.TelegraphFree(w.words(node), w.doer, found))


@act.means(verbs.ReturnTelegraphed)
def return_telegraphed(w: Writer, node: verbs.ReturnTelegraphed) -> None:
    if "your" in w.words(node).split()[-2:]:
        must_be_own(w, node, "'to its owner's hand'")
        if getattr(node.who, "word", "") not in ("yourself", "this creature", "your other creature"):
            raise w.not_playable(node, "whose hand? Say 'to its owner's hand'")
    found = telegraphed(w, node)
    note_taken(w, node, found)
    w.emit(cards.GiveBack(w.words(node), found))


def note_taken(w: Writer, node: Act, found: Cards) -> None:
    """'Returned this way' are these from then on."""
    if asks_for(w, TakenCount):
        w.taken = w.number()
        w.emit(SetNumber(w.words(node), w.taken, CountOf(found)))


def telegraphed(w: Writer, node: verbs.ReturnTelegraphed | verbs.DiscardTelegraphed) -> Cards:
    """So many of these, of your choice, or all of them."""
    lying: Cards = cards.TelegraphedBy(creature(w, node.who))
    if node.most is not None:
        return some_of(w, node, lying, node.most)
    return lying if node.n is None else chosen(w, node, lying, node.n)


@act.means(verbs.DiscardTelegraphed)
def discard_telegraphed(w: Writer, node: verbs.DiscardTelegraphed) -> None:
    w.emit(cards.PutAway(w.words(node), telegraphed(w, node)))


@act.means(verbs.Recover)
def recover(w: Writer, node: verbs.Recover) -> None:
    player_of(w, node)
    found = chosen(w, node, CardsInZones([c.DISCARD], YOU, []), node.n)
    note_taken(w, node, found)
    w.emit(cards.GiveBack(w.words(node), found))


@act.means(verbs.RemoveAura)
def remove_aura(w: Writer, node: verbs.RemoveAura) -> None:
    lying: Cards = cards.AurasOn(creature(w, node.who))
    gone = lying if node.n is None else chosen(w, node, lying, node.n)
    if node.most is not None:
        gone = some_of(w, node, lying, node.most)
    w.that_aura, w.had_counters, w.removed = None, -1, -1
    if w.in_rounds:  # [EN-13] of each creature: what is asked behind it would be asked of the last one alone
        w.emit(cards.RemoveAura(w.words(node), gone))
        return
    if isinstance(gone, SlotCards) and isinstance(node.n, Single):
        w.that_aura = gone
        noted_counters(w, node, gone)
    if (node.n is None and asks_for(w, RemovedCount)) or asks_for(w, WentSoMany):
        w.removed = w.number()
        w.emit(SetNumber("", w.removed, CountOf(gone)))
    w.emit(cards.RemoveAura(w.words(node), gone))


def noted_counters(w: Writer, node: Act, gone: SlotCards) -> None:
    """What is asked of an Aura that is gone is noted before it goes."""
    w.had_counters = -1
    if asks_for(w, AuraHas) or asks_for(w, AuraCounters):
        w.had_counters = w.number()
        w.emit(SetNumber(w.words(node), w.had_counters, CountersOn(gone)))
