"""Conditions as tests."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.terms import (
    CANDIDATE,
    STATS,
    classes,
    kinds_of,
    like,
    must_be_combat,
    must_be_own,
    must_be_whose,
    near,
    related,
    sort_of,
    those,
    tiles_of,
)
from rulebound.games.starlight.meaning.writer import Writer, asks_for, condition, creature
from rulebound.games.starlight.ops import terms as ops
from rulebound.games.starlight.ops import tests
from rulebound.games.starlight.ops.compared import Missing
from rulebound.games.starlight.ops.costs import HostIs
from rulebound.games.starlight.ops.terms import THIS, OfCombat
from rulebound.games.starlight.vocabulary import conditions as said
from rulebound.games.starlight.vocabulary import verbs
from rulebound.games.starlight.vocabulary.compared import MoveStraight, MoveToward
from rulebound.games.starlight.vocabulary.counters import CountersAre
from rulebound.games.starlight.vocabulary.creatures import CardClass, TheCreature
from rulebound.kernel.terms import Amount, Cards, CardsAre, CountOf, Every, Fixed, Not, Test, relations
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.players import Opponents
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import BEYOND, RELATIONS


@condition.means(said.ThatCardIs)
def that_card_is(w: Writer, node: said.ThatCardIs) -> Test:
    """The one that was looked at; where an Enchantment has looked at none, its host."""
    if w.that_card is None and w.card.kind == c.ENCHANTMENT and isinstance(node.what, CardClass):
        host = HostIs(classes(node.what), False)
        return Not(host) if node.no else host
    if w.that_card is None:
        raise w.not_playable(node, "no single card was looked at before this")
    return CardsAre(w.that_card, [sort_of(node.what)], not node.no)


@condition.means(said.OnTile)
def on_tile(w: Writer, node: said.OnTile) -> Test:
    """[ST-DIE.13] Who is nowhere is on no tile, nor beside one."""
    found = tests.OnTile(creature(w, node.who), kinds_of(node.kinds))
    if not node.not_so and found.kinds == c.TILE_KINDS["Generator"]:
        w.generator, w.on_generator = "any", found.who
    return Every([tests.AnyCards(found.who), Not(found)]) if node.not_so else found


@condition.means(said.HasStat)
def has_stat(w: Writer, node: said.HasStat) -> Test:
    """[EN-13] 'If you have 3 Mana' says of the most that there can be all that it could mean; so does 0 Energy."""
    stat = STATS[node.stat.word]
    ends = MOST.get(stat) == node.n.value or (stat < c.ATK and node.n.value == 0)
    if node.bound is None and not node.just and not ends:
        raise w.not_playable(node.n, "just so much, or more? Say 'exactly 3', or '3 or more'")
    return tests.StatIs(creature(w, node.who), stat, related(node.bound), node.n.value)


MOST = {c.ENERGY: c.MOST_ENERGY, c.MANA: c.MOST_MANA}


@condition.means(said.HasFull)
def has_full(w: Writer, node: said.HasFull) -> Test:
    stat = STATS[node.stat.word]
    if stat >= c.ATK:
        raise w.not_playable(node.stat, "ATK and DEF are never full")
    who = creature(w, node.who)
    relation, lacking = (relations.AT_LEAST, 1) if node.not_so else (relations.AT_MOST, 0)
    return Every([tests.AnyCards(who), relations.Compares(Missing(who, stat), relation, Fixed(lacking))])


@condition.means(CountersAre)
def counters_are(w: Writer, node: CountersAre) -> Test:
    if w.card.kind != c.AURA:
        raise w.not_playable(node, "only an Aura has counters")
    return relations.Compares(ops.CountersHere(), related(node.bound), Fixed(node.n.value))


@condition.means(said.HasNegative)
def has_negative(w: Writer, node: said.HasNegative) -> Test:
    which = STATS[node.stat.word]
    if which < c.ATK:
        raise w.not_playable(node.stat, "only ATK and DEF fall below 0")
    return tests.StatIs(creature(w, node.who), which, relations.AT_MOST, -1)


@condition.means(said.SomeIsLike)
def some_is_like(w: Writer, node: said.SomeIsLike) -> Test:
    around = those(w, node.some, near(w, node.some, node.some.another))
    return met(w, ops.Those(around, like(w, node.like, CANDIDATE)), node.some.center)


def two(w: Writer, one: TheCreature, other: TheCreature | None) -> tuple[Cards, Cards]:
    """[EN-3] Behind a condition about two creatures 'it' could be either, unless one of them was 'it' before, or this
    creature was not named."""
    if other is None:
        return creature(w, one), THIS
    it = creature(w, other) if other.word == "it" else None  # who was spoken of before this condition
    found = creature(w, one), creature(w, other) if it is None else it
    if other.word not in ("it", "yourself") and one.word != "yourself" and found[0] is not found[1]:
        w.spoken_of = found[0] if one.word == "it" else None
    return found


@condition.means(said.HasMore)
def has_more(w: Writer, node: said.HasMore) -> Test:
    one, other = two(w, node.who, node.other)
    return tests.StatBeyond(one, STATS[node.stat.word], BEYOND[node.compared.word], other)


@condition.means(said.HasAura)
def has_aura(w: Writer, node: said.HasAura) -> Test:
    who = creature(w, node.who)
    w.aura_of = None if node.none else who
    return tests.HasAuras(who, not node.none)


@condition.means(said.HasSoMany)
def has_so_many(w: Writer, node: said.HasSoMany) -> Test:
    who = creature(w, node.who)
    lying = ops.CardsOn(who, node.telegraphed)
    w.aura_of = who if node.bound.word == "more" and not node.telegraphed else None
    return relations.Compares(lying, RELATIONS[node.bound.word], Fixed(node.n.value))


condition.of(said.IsNear, lambda w, node: tests.Near(*two(w, node.who, node.other), tiles_of(w, node.tiles)))
@condition.means(said.IsInRole)
def is_in_role(w: Writer, node: said.IsInRole) -> Test:
    must_be_combat(w, node)
    return tests.InRole(creature(w, node.who), node.role.word == "defender")


condition.of(said.DuringCombat, lambda w, node: tests.CombatGoesOn(not node.outside))


DEFENDER = ("the defender", "the target")


@condition.means(said.KnockedBack)
def knocked_back(w: Writer, node: said.KnockedBack) -> Test:
    if w.card.kind not in (c.ATTACK, c.ENCHANTMENT) or getattr(node.who, "word", "") not in DEFENDER:
        raise w.not_playable(node, "an Attack knocks back its defender, and only its own text can ask")
    if node.pushed and any(asks_for(w, each) for each in (verbs.Push, verbs.Pull, verbs.MoveOther)):
        raise w.not_playable(node, "by the Knockback, or by this text? Say 'is knocked back', or 'if you do'")
    w.spoken_of = OfCombat(True)
    return Not(tests.KnockedBack()) if node.not_so else tests.KnockedBack()


condition.of(said.IsAdjacent, lambda w, node: tests.Adjacent(*two(w, node.who, node.other), True))
condition.of(said.IsNotAdjacent, lambda w, node: tests.Adjacent(*two(w, node.who, node.other), False))
@condition.means(said.IsAway)
def is_away(w: Writer, node: said.IsAway) -> Test:
    one, other = (creature(w, node.who), THIS) if node.other is None else two(w, node.who, node.other)
    return tests.Away(one, other, related(node.bound), node.n.value)


@condition.means(said.SomeIsNear)
def some_is_near(w: Writer, node: said.SomeIsNear) -> Test:
    found = near(w, node.some, node.some.another)
    if node.other is None and node.tiles is None:  # nobody is near to itself
        found = found if found.center is None else replace(found, least=1)
        return met(w, those(w, node.some, found), node.some.center)
    if node.some.tiles is not None or node.some.adjacent or node.some.in_range:
        raise w.not_playable(node, "say once how near it is")
    tiles = 1 if node.tiles is None else tiles_of(w, node.tiles)
    center = THIS if node.other is None else creature(w, node.other)
    found = replace(found, least=1, tiles=tiles, center=center)
    return met(w, those(w, node.some, found), node.other)


def met(w: Writer, found: Cards, beside: TheCreature | None) -> Test:
    """[EN-3] Of those that a condition has found, 'that creature' is one of your choice; 'it' is, where nobody else was
    named. Named in one condition with another, unless that one was 'it' before, 'it' could be either: the one named
    last, or the one of whom the condition is asked."""
    w.met = found
    w.met_is_it = beside is None or beside.word == "yourself"
    if w.met_is_it or (beside is not None and beside.word != "it"):
        w.spoken_of = None
    return tests.AnyCards(found)


@condition.means(said.SoManyNear)
def so_many_near(w: Writer, node: said.SoManyNear) -> Test:
    assert node.n is not None
    found = near(w, node if node.who is None else node.but(center=node.who), False)
    found = replace(found, least=1)
    w.spoken_of = None
    return relations.Compares(CountOf(those(w, node, found)), related(node.bound), Fixed(node.n.value))


@condition.means(said.IsNearSome)
def is_near_some(w: Writer, node: said.IsNearSome) -> Test:
    if node.some.tiles is not None or node.some.adjacent or node.some.in_range:
        raise w.not_playable(node, "say once how near it is")
    there = creature(w, node.who)
    around = replace(near(w, node.some, node.some.another), least=1, tiles=1, center=there)
    found = those(w, node.some, around)
    return Not(tests.AnyCards(found)) if node.not_so else met(w, found, node.who)


condition.of(said.IsYours, lambda w, node: tests.IsYours(creature(w, node.who), not node.enemy))


@condition.means(said.HandIs)
def hand_is(w: Writer, node: said.HandIs) -> Test:
    """[ST-LOC.2]"""
    must_be_own(w, node)
    must_be_whose(w, node, node.whose.word == "you")
    held = CountOf(CardsInZones([c.HAND], YOU if node.whose.word == "you" else Opponents(), []))
    if node.n is None:
        return relations.Compares(held, relations.AT_MOST, Fixed(0))
    return relations.Compares(held, related(node.bound), Fixed(node.n.value))


@condition.means(said.HandHas)
def hand_has(w: Writer, node: said.HandHas) -> Test:
    """[ST-LOC.2] What is not seen tells nothing."""
    if not w.looked_hand:
        raise w.not_playable(node, "nobody has seen that hand: look at it before")
    what = node.what or node.kind
    assert what is not None
    some = tests.AnyCards(CardsInZones([c.HAND], Opponents(), [sort_of(what)]))
    return Not(some) if node.no else some


@condition.means(said.OwnsGenerators)
def owns_generators(w: Writer, node: said.OwnsGenerators) -> Test:
    must_be_own(w, node)
    if node.just and node.n is not None:
        return relations.Compares(ops.GeneratorsOwned(), relations.EXACTLY, Fixed(node.n.value))
    if node.n is None or node.bound is None:
        return relations.Compares(ops.GeneratorsOwned(), relations.AT_MOST, Fixed(0))
    return relations.Compares(ops.GeneratorsOwned(), RELATIONS[node.bound.word], Fixed(node.n.value))


@condition.means(said.AttackDealt)
def attack_dealt(w: Writer, node: said.AttackDealt) -> Test:
    """[ST-CMB.10] Known once the attack has landed."""
    if w.card.kind not in (c.ATTACK, c.ENCHANTMENT) and not w.outcome_known:
        raise w.not_playable(node, "only the Attack itself, or its Enchantment, can ask")
    if node.n is not None and node.bound is not None:
        return relations.Compares(ops.DamageDealt(), RELATIONS[node.bound.word], Fixed(node.n.value))
    return relations.Compares(
        ops.DamageDealt(), relations.AT_MOST if node.none else relations.AT_LEAST, Fixed(0 if node.none else 1)
    )


@condition.means(said.Slammed)
def slammed(w: Writer, node: said.Slammed) -> Test:
    if w.card.kind not in (c.ATTACK, c.ENCHANTMENT) and not w.outcome_known:
        raise w.not_playable(node, "only the Attack itself, or its Enchantment, can ask")
    w.spoken_of = OfCombat(True)
    return tests.Slammed()


PLAYERS = {"you": YOU, "the opponent": Opponents()}


@condition.means(said.HandIsMore, said.OwnsMore)
def has_more_than(w: Writer, node: said.HandIsMore | said.OwnsMore) -> Test:
    must_be_own(w, node)
    one, other = node.whose.word, getattr(node.other, "word", "")
    if other not in PLAYERS or one == other:
        raise w.not_playable(node.other, "say 'than you' or 'than the opponent'")
    amounts: list[Amount] = []
    for who in (PLAYERS[one], PLAYERS[other]):
        if isinstance(node, said.HandIsMore):
            amounts.append(CountOf(CardsInZones([c.HAND], who, [])))
        else:
            amounts.append(ops.GeneratorsOwned(who is not YOU))
    return relations.Compares(amounts[0], BEYOND[node.compared.word], amounts[1])


@condition.means(said.OutOfRange)
def out_of_range(w: Writer, node: said.OutOfRange) -> Test:
    who = creature(w, node.who)
    if not isinstance(who, OfCombat) or not who.defender:
        raise w.not_playable(node.who, "the range of an attack is asked of its defender")
    return tests.OutOfRange(who)


@condition.means(said.Died)
def died(w: Writer, node: said.Died) -> Test:
    who = creature(w, node.who)
    if isinstance(who, OfCombat) and who.defender:  # [ST-CMB.10] known once the attack has landed
        if w.card.kind not in (c.ATTACK, c.ENCHANTMENT) and not w.outcome_known:
            raise w.not_playable(node, "only the Attack itself, or its Enchantment, can ask")
        return Not(tests.DefenderDied()) if node.alive else tests.DefenderDied()
    if not isinstance(who, ops.InSlot) or who is THIS:
        raise w.not_playable(node.who, "only of a target, or of a creature that was chosen, is it known")
    return Not(tests.Died(who)) if node.alive else tests.Died(who)


@condition.means(said.HasTelegraphed)
def has_telegraphed(w: Writer, node: said.HasTelegraphed) -> Test:
    found = tests.HasTelegraphed(creature(w, node.who))
    w.pile_of = None if node.none else found.who
    return Every([tests.AnyCards(found.who), Not(found)]) if node.none else found


condition.of(said.WasTelegraphed, lambda w, node: tests.WasTelegraphed())
condition.of(
    said.MovedSoFar,
    lambda w, node: relations.Compares(
        ops.TilesMoved(creature(w, node.who)), RELATIONS[node.bound.word], Fixed(node.n.value)
    ),
)
condition.of(said.Moved, lambda w, node: tests.MovedThisTurn(creature(w, node.who), True))
condition.of(said.Attacked, lambda w, node: tests.AttackedThisTurn(creature(w, node.who), not node.never))
@condition.means(said.NotMoved)
def not_moved(w: Writer, node: said.NotMoved) -> Test:
    if "turn" not in w.words(node).split() and any(asks_for(w, each) for each in MOVES):
        raise w.not_playable(node, "not by this text, or not at all? Say 'this turn'")
    return tests.MovedThisTurn(creature(w, node.who), False)


MOVES = (
    verbs.Move, verbs.MoveExactly, verbs.MoveTo, verbs.Leap, verbs.Swap, verbs.Push, verbs.Pull, verbs.MoveOther,
    MoveStraight, MoveToward,
)  # fmt: skip
@condition.means(said.OnGenerator)
def on_generator(w: Writer, node: said.OnGenerator) -> Test:
    who = creature(w, node.who)
    if node.yours or node.not_yours:
        must_be_own(w, node)
        own = tests.OnGenerator(who, False, True)
        return Every([tests.OnTile(who, c.GENERATOR), Not(own)]) if node.not_yours else own
    if node.theirs:
        must_be_own(w, node)
    whose = "enemy" if node.whose is None else node.whose.word
    w.generator, w.on_generator = whose, who
    return tests.OnGenerator(who, whose == "neutral", False)


@condition.means(said.OnSide)
def on_side(w: Writer, node: said.OnSide) -> Test:
    must_be_own(w, node)
    found = tests.OnSide(creature(w, node.who), SIDES.index(node.part.word))
    return Not(found) if node.not_so else found


SIDES = ("own", "enemy", "middle")


@condition.means(said.IsNearTile)
def is_near_tile(w: Writer, node: said.IsNearTile) -> Test:
    who = creature(w, node.who)
    if node.yours or node.theirs:
        must_be_own(w, node)
    owned = {"enemy": 2, "neutral": 3}
    owner = 1 if node.yours else 2 if node.theirs else 0 if node.whose is None else owned[node.whose.word]
    kinds = kinds_of(node.kinds) or c.GENERATOR
    most = 1 if node.tiles is None else tiles_of(w, node.tiles)
    found = tests.NearTile(who, 1 if node.adjacent else 0, most, kinds, owner)
    return Not(found) if node.not_so else found


@condition.means(said.HasInvoked)
def has_invoked(w: Writer, node: said.HasInvoked) -> Test:
    if node.combat:
        must_be_combat(w, node)
    invoked = ops.Invoked(creature(w, node.who), classes(node.what), combat=node.combat)
    if node.n is None or node.bound is None:
        some = relations.Compares(invoked, relations.AT_LEAST, Fixed(1))
        return Not(some) if node.never else some
    return relations.Compares(invoked, RELATIONS[node.bound.word], Fixed(node.n.value))


@condition.means(said.IsNth)
def is_nth(w: Writer, node: said.IsNth) -> Test:
    """[EN-12] Of its own class a card may be the second, of another it never is."""
    if w.triggered or w.card.kind in (c.AURA, c.PASSIVE, c.CREATURE):
        raise w.not_playable(node, "only a card that is being invoked is the first or the second")
    which = classes(node.what)
    if not w.card.classes & which:
        raise w.not_playable(node, "this card is of another class")
    if w.card.kind == c.ENCHANTMENT and node.what is None:  # [ST-CLS.15]
        raise w.not_playable(node, "it is invoked together with another card: say 'the first Enchantment card'")
    invoked = ops.Invoked(creature(w, node.who), which, True)
    return relations.Compares(invoked, relations.EXACTLY, Fixed(NTH.index(node.nth.word) + 1))


NTH = ("first", "second", "third", "fourth")
