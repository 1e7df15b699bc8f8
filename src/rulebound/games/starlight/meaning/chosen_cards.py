"""What the phrases of `vocabulary/chosen_cards.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.acts_piles import chosen, noted_counters, player_of
from rulebound.games.starlight.meaning.conditions import PLAYERS
from rulebound.games.starlight.meaning.terms import classes, must_be_own, must_be_whose, number_of
from rulebound.games.starlight.meaning.writer import Writer, act, clause, condition, count, creature
from rulebound.games.starlight.ops import auras, cards
from rulebound.games.starlight.ops.terms import TARGET, THIS, EachWithin, OtherCreature, UpTo
from rulebound.games.starlight.vocabulary import chosen_cards as said
from rulebound.games.starlight.vocabulary.verbs import TelegraphFree
from rulebound.kernel.choosing import Clear, PickAtRandom
from rulebound.kernel.gates import ChooseNumber
from rulebound.kernel.terms import Amount, Bound, Cards, CountOf, Fixed, Test, relations
from rulebound.kernel.terms.groups import CardsInZones, SlotCards
from rulebound.language.core.categories import Act, Effect
from rulebound.language.core.clauses import Plain
from rulebound.language.core.numbers import Single
from rulebound.language.lowering import YOU
from rulebound.language.lowering.clauses import asks_what_was_done, effects_of
from rulebound.language.lowering.conditions import RELATIONS
from rulebound.language.node import Node


def auras_meant(w: Writer, node: said.AnAura) -> Cards:
    """Those of which one is chosen."""
    if node.any:
        side = "" if node.side is None else node.side.word
        if side == "ally":
            raise w.not_playable(node, "say 'on your other creature'")
        who: Cards = EachWithin(side != "enemy", side in ("", "enemy"), 0, c.ANY_DISTANCE, None)
        return auras.AurasAmong(who, node.numbered)
    assert node.who is not None
    one = creature(w, node.who)
    return cards.NumberedAuras(one) if node.numbered else cards.AurasOn(one)


def one_aura(w: Writer, node: Act, what: said.AnAura) -> SlotCards:
    found = chosen(w, node, auras_meant(w, what), Single(1))
    w.that_aura, w.had_counters = found, -1
    return found


def the_aura(w: Writer, node: Node) -> SlotCards:
    """[EN-3] The one that was chosen last."""
    if w.that_aura is None:
        raise w.not_playable(node, "which Aura? Choose one before: 'choose 1 Aura on …'")
    if w.that_card is not None:
        raise w.not_playable(node, "is this the Aura, or the card that was looked at? Name it")
    return w.that_aura


@act.means(said.ChooseAura)
def choose_aura(w: Writer, node: said.ChooseAura) -> None:
    one_aura(w, node, node.what)


@act.means(said.RemoveSome)
def remove_some(w: Writer, node: said.RemoveSome) -> None:
    found = one_aura(w, node, node.what)
    noted_counters(w, node, found)
    w.emit(cards.RemoveAura(w.words(node), found))


@act.means(said.AddToAura)
def add_to_aura(w: Writer, node: said.AddToAura) -> None:
    what = the_aura(w, node) if node.what is None else one_aura(w, node, node.what)
    w.emit(cards.ChangeCounters(w.words(node), what, number_of(w, node.n)))


@act.means(said.TakeFromAura)
def take_from_aura(w: Writer, node: said.TakeFromAura) -> None:
    among = node.what or node.of
    what = the_aura(w, node) if among is None else one_aura(w, node, among)
    there = auras.CountersOn(what)
    much: Amount = there if node.n is None else Fixed(number_of(w, node.n))
    if node.up_to:
        assert node.n is not None
        picked = w.number()
        w.emit(ChooseNumber(w.words(node), YOU, c.M_MODE, c.MODE, picked, 0, UpTo(there, number_of(w, node.n))))
        much = Bound(picked)
    w.counters_taken = w.number()
    w.written.append(w.counters_taken)
    w.emit(auras.TakeCounters(w.words(node), what, much, w.counters_taken))


@count.means(said.AuraCounters)
def aura_counters(w: Writer, node: said.AuraCounters) -> Amount:
    if "removed" in w.words(node).lower().split():
        if w.counters_taken < 0:
            raise w.not_playable(node, "no counters of a chosen Aura were removed before this")
        w.refuse_stale(node, w.counters_taken)
        return Bound(w.counters_taken)
    return counters_of_it(w, node)


@count.means(said.AurasOfSide)
def auras_of_side(w: Writer, node: said.AurasOfSide) -> Amount:
    must_be_own(w, node)
    enemy = node.side.word == "enemy"
    return CountOf(auras.AurasAmong(EachWithin(not enemy, enemy, 0, c.ANY_DISTANCE, None), False))


@act.means(said.RecoverAtRandom)
def recover_at_random(w: Writer, node: said.RecoverAtRandom) -> None:
    player_of(w, node)
    slot, many = w.slot(), Fixed(1 if node.n is None else number_of(w, node.n))
    w.emit(Clear(slot))
    w.emit(PickAtRandom(w.words(node), YOU, CardsInZones([c.DISCARD], YOU, []), many, slot, -1))
    w.emit(cards.GiveBack(w.words(node), w.in_slot(slot)))


def counters_of_it(w: Writer, node: Node) -> Amount:
    """As they are; of an Aura that the text has removed, as they were then."""
    there = the_aura(w, node)
    return auras.CountersOn(there) if w.had_counters < 0 else Bound(w.had_counters)


@condition.means(said.AuraHas)
def aura_has(w: Writer, node: said.AuraHas) -> Test:
    much = counters_of_it(w, node)
    if w.had_counters < 0 and "had" in w.words(node).lower().split():
        raise w.not_playable(node, "before this text, or now? Say 'has'")
    if node.n is None or node.bound is None:
        return relations.Compares(much, relations.AT_MOST, Fixed(0))
    return relations.Compares(much, RELATIONS[node.bound.word], Fixed(node.n.value))


@condition.means(said.AuraGone)
def aura_gone(w: Writer, node: said.AuraGone) -> Test:
    if w.counters_taken < 0:
        raise w.not_playable(node, "no counters of a chosen Aura were removed before this")
    return auras.IsGone(the_aura(w, node).slot)


# ---- telegraphed cards
@act.means(said.ChooseTelegraphed)
def choose_telegraphed(w: Writer, node: said.ChooseTelegraphed) -> None:
    by = creature(w, node.who)
    w.of_another = by not in (THIS, TARGET) and not isinstance(by, OtherCreature)
    w.of_another |= by is TARGET and w.card.whom != c.OWN
    lying: Cards = cards.TelegraphedBy(by)
    if node.kind is not None:
        lying = cards.OfSort(lying, cards.OfClass(classes(node.kind)))
    w.that_card, w.looked_hand, w.aura_of, w.that_aura = chosen(w, node, lying, Single(1)), False, None, None


@act.means(said.ReturnThat)
def return_that(w: Writer, node: said.ReturnThat) -> None:
    if w.that_card is not None and w.that_aura is not None:
        raise w.not_playable(node, "is this the Aura, or the card that was chosen before? Name it")
    found = w.that_card if w.that_card is not None else the_aura(w, node)
    if w.looked_hand or w.looked_slot >= 0:
        raise w.not_playable(node, "say where the card comes from")
    w.emit(cards.GiveBack(w.words(node), found))


def asks_more(part: Effect, node: Node) -> bool:
    """Whether it is said under a condition under which the card was not telegraphed."""
    inside = list(part.inside())
    if not any(each is node for each in inside) or any(isinstance(each, TelegraphFree) for each in inside):
        return False
    return not isinstance(part, Plain) and not asks_what_was_done(part)


@clause.means(said.MayBeInvoked)
def may_be_invoked(w: Writer, node: said.MayBeInvoked) -> None:
    """[ST-TEL.5] Said of the card that the sentence before telegraphs."""
    made = [op for op in w.items if isinstance(op, cards.TelegraphFree)]
    if len(made) != 1:
        raise w.not_playable(node, "no single card was telegraphed before this")
    if any(asks_more(part, node) for _, part in effects_of(w.ability)):
        raise w.not_playable(node, "it is telegraphed in any case: say 'If …, telegraph …, and it may be invoked'")
    made[0].at_once = True
    w.said_elsewhere.append(node)


# ---- Discard Piles
@condition.means(said.PileHasCards)
def pile_has_cards(w: Writer, node: said.PileHasCards) -> Test:
    must_be_own(w, node)
    whose = "you" if node.whose is None else node.whose.word
    if node.whose is not None:
        must_be_whose(w, node, whose == "you")
    held = CountOf(CardsInZones([c.DISCARD], PLAYERS[whose], [] if node.what is None else [
        cards.OfClass(classes(node.what))]))
    if node.none:
        return relations.Compares(held, relations.AT_MOST, Fixed(0))
    if node.n is None or node.bound is None:
        return relations.Compares(held, relations.AT_LEAST, Fixed(1))
    return relations.Compares(held, RELATIONS[node.bound.word], Fixed(node.n.value))
