"""Creatures, numbers and conditions as terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.writer import Writer, amount, count, creature, like_one
from rulebound.games.starlight.ops import terms as ops
from rulebound.games.starlight.ops import tests
from rulebound.games.starlight.ops.cards import OfBinding, OfClass
from rulebound.games.starlight.ops.compared import IsAmong, MostOf
from rulebound.games.starlight.ops.terms import (
    TARGET,
    THIS,
    EachWithin,
    OfCombat,
    OtherCreature,
    ThatCreature,
)
from rulebound.games.starlight.vocabulary import compared, conditions, verbs
from rulebound.games.starlight.vocabulary import creatures as said
from rulebound.games.starlight.vocabulary.sentences import (
    AttacksDealLess,
    AttacksDealMore,
    DealsAttackDamage,
    IsAttacked,
    IsKnockedBack,
)
from rulebound.games.starlight.vocabulary.verbs import OfStat
from rulebound.games.starlight.vocabulary.watching import Watching
from rulebound.kernel.choosing import Choose, Clear
from rulebound.kernel.terms import (
    Amount,
    Bound,
    Cards,
    CountOf,
    EventAmount,
    Fixed,
    Times,
    Trait,
)
from rulebound.kernel.terms.amounts import SeatNumber, Sum
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import Opponents
from rulebound.kernel.terms.relations import AT_MOST, EXACTLY
from rulebound.language.core import nouns
from rulebound.language.core.categories import Count, PlayerHappening
from rulebound.language.core.numbers import Limited, Number, Single
from rulebound.language.core.players import PlayerWord
from rulebound.language.core.triggers import PlayerHappens
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import BEYOND, RELATIONS
from rulebound.language.node import Node

WORDS: dict[str, Cards] = {
    "this creature": THIS,
    "the attacker": OfCombat(False),
    "the defender": OfCombat(True),
    "your other creature": OtherCreature(),
    "yourself": THIS,  # [ST-GAME.6]
}
ALL_CLASSES = (1 << c.PASSIVE) - 1
ANYBODY = (c.ENEMY, c.OWN, c.ANY)
TARGETS = {"the target": ANYBODY, "target creature": ANYBODY, "target enemy": (c.ENEMY,), "target ally": (c.OWN,)}
STATS = {word: number for number, word in enumerate(c.STAT_NAMES)}
ALL_KINDS = sum(c.TILE_KINDS.values())
CLASSES = {word: 1 << number for number, word in enumerate(c.CLASS_NAMES)}
CLASSES |= {f"{one} or {other}": mask | CLASSES[other] for one, mask in CLASSES.items() for other in CLASSES}


def is_for_combat(w: Writer) -> bool:
    """Whether the card, or the one that it enchants, may be invoked in a Combat, or opens one."""
    classes = w.card.hosts if w.card.kind == c.ENCHANTMENT else 1 << w.card.kind
    return any(classes >> each & 1 and (each == c.ATTACK or c.TIMES[each] & c.INSIDE) for each in range(c.PASSIVE))


def must_be_combat(w: Writer, node: Node) -> None:
    """[EN-12] Where no Combat can be going on there is neither attacker nor defender."""
    if (w.outside and not w.fighters) or not (is_for_combat(w) or w.triggered or w.in_attack):
        raise w.not_playable(node, "no Combat is going on then: name whom you mean")


CALLED = "'its controller', or 'the player who invoked this'"


def must_be_own(w: Writer, node: Node, better: str = CALLED) -> None:
    """[EN-13] [ST-GAME.6] On an enemy 'you' would be its player, and who invoked the Aura would not be meant."""
    if w.card.kind == c.AURA and w.card.whom == c.ENEMY:
        raise w.not_playable(node, f"whose? Say {better}")


def must_be_whose(w: Writer, node: Node, yours: bool) -> None:
    """[EN-13] What is done with 'your' hand you do, with 'their' hand somebody else."""
    if ("their" if yours else "your") in w.words(node).split():
        raise w.not_playable(node, "whose? Say 'your' of what you have, 'their' of what another has")


def typed_at(w: Writer, node: Node) -> int:
    """Where a phrase was typed, in whatever order it was put."""
    return w.ability.sentences[w.sentence].caret(*node.span)[0]


@creature.means(said.TheCreature, said.Creatures, said.Yours)
def the_creature(w: Writer, node: said.TheCreature | said.Creatures | said.Yours) -> Cards:
    """[EN-3] 'It' is the creature that was spoken of last; 'you' are never 'it'."""
    if node.word == "yourself":
        return named(w, node)
    if node.word == "it" and w.it_typed:
        w.spoken_of = w.it_typed.get(typed_at(w, node), w.spoken_of)
    is_it = node.word == "it" and w.met_is_it and w.spoken_of is None
    if w.met is not None and (is_it or node.word == "that creature"):
        return one_of(w, node, w.met)
    if node.word != "it":
        w.spoken_of = named(w, node)
    if w.spoken_of is None:
        either = "which one? Say 'that creature' of the one that was found there, or name the other"
        raise w.not_playable(node, "no single creature was spoken of before this: name it" if w.met is None else either)
    if type(w.spoken_of) is w.dead:
        raise w.not_playable(node, DEAD)
    if isinstance(w.spoken_of, OfCombat) and w.fighters:
        return w.fighters[w.spoken_of.defender]
    return w.spoken_of


# The other creature of the same player.
ALLIES_OF = {f"{who}'s ally": who for who in ("the defender", "the attacker", "the target")}
# Who is known only when a card has its target, or when a Combat goes on.
WITH_TARGET = {*TARGETS, "the target's ally", "the other enemy"}
KNOWN_LATER = {*WITH_TARGET, *ALLIES_OF, *ALLIES_OF.values()}
DEAD = "who has died is not on the board any more"  # [ST-DIE.13]


def named(w: Writer, node: said.TheCreature | said.Creatures | said.Yours) -> Cards:
    if node.word in TARGETS:
        if w.card.kind == c.ENCHANTMENT and w.card.hosts == 1 << c.ATTACK and node.word != "target ally":
            return OfCombat(True)
        if w.card.whom not in TARGETS[node.word]:
            raise w.not_playable(node, "this card chooses no such creature: give it a range")
        return THIS if w.card.kind == c.AURA else TARGET  # the target of an Aura is the creature that carries it
    if node.word == "its ally":
        if w.spoken_of is None:
            raise w.not_playable(node, "no single creature was spoken of before this: name it")
        if type(w.spoken_of) is w.dead:
            raise w.not_playable(node, DEAD)
        return ops.AllyOf(w.spoken_of)
    if node.word == "the other enemy":
        return ops.AllyOf(opposing(w, node))
    if node.word in ALLIES_OF:
        one = node.but(word=ALLIES_OF[node.word])
        return ops.AllyOf(named(w, one))
    if node.word == "the active creature":
        return ops.ActiveCreature()
    if node.word == "that creature":
        if not w.triggered:
            raise w.not_playable(node, "no trigger speaks of a creature here")
        if told_of_itself(w):
            raise w.not_playable(node, "only this creature was named: say 'the attacker' or 'the defender'")
        return w.that_creature or ThatCreature()
    if node.word == "this creature" and w.card.kind != c.AURA and w.words(node).lower().startswith("the "):
        raise w.not_playable(node, "only an Aura has a bearer: name whom you mean")
    if node.word == "the opposing creature":
        return opposing(w, node)
    if node.word in ("your other creature", "yourself"):
        must_be_own(w, node)
    elif node.word != "this creature":
        must_be_combat(w, node)
        if {"hit", "struck"} & set(w.words(node).lower().split()):
            must_be_fighting(w, node)
    return WORDS[node.word]


def opposing(w: Writer, node: Node) -> Cards:
    """Whom an Attack strikes, whom a card has chosen, else with whom this creature fights."""
    words = w.words(node).lower().split()
    if "enemy" in words and any(is_some_enemy(each) for tree in w.ability.trees for each in tree.inside()):
        raise w.not_playable(node, "which one? Say 'that creature' of who was named before, else 'the target'")
    if w.watches:
        raise w.not_playable(node, "name whom you mean: 'the target', 'the attacker' or 'the defender'")
    if w.card.kind == c.ATTACK:
        return w.struck
    if w.card.kind != c.AURA and w.card.whom in (c.ENEMY, c.ANY):
        if ("enemy" in words) == (w.card.whom == c.ANY) and is_for_combat(w):
            raise w.not_playable(node, "the target, or with whom this creature fights? Say 'the target'")
        if w.card.whom == c.ENEMY:
            return TARGET
    must_be_combat(w, node)
    must_be_fighting(w, node)
    return ops.Opposing()


def is_some_enemy(node: Node) -> bool:
    return isinstance(node, said.SomeCreature) and node.side is not None and node.side.word == "enemy"


def must_be_fighting(w: Writer, node: Node) -> None:
    """[EN-12] Where a trigger is of no Combat of this creature nobody is fought with, and nobody was hit."""
    told = told_of_itself(w)
    if w.triggered and not (told and all(is_of_attack(each) for each in told)):
        raise w.not_playable(node, "no attack of or against this creature was spoken of: name whom you mean")


def told_of_itself(w: Writer) -> tuple[PlayerHappening, ...]:
    """What a trigger hears of this creature."""
    watched = (each.event for each in w.ability.trees[w.sentence].inside() if isinstance(each, Watching))
    event = next(watched, None) if w.watches else getattr(w.ability.head, "event", None)
    return event.verbs if isinstance(event, PlayerHappens) and getattr(event.who, "word", "") in ITSELF else ()


ITSELF = ("this creature", "yourself", "you")


def is_of_attack(verb: PlayerHappening) -> bool:
    return isinstance(verb, IsAttacked | IsKnockedBack | DealsAttackDamage) or getattr(verb, "by_attack", False)


@creature.means(said.ManyCreatures)
def many_creatures(w: Writer, node: said.ManyCreatures) -> Cards:
    adjacent, enemy = node.word.startswith("adjacent"), "enemy" in node.word
    w.spoken_of = None
    center = THIS if adjacent else None
    own = not enemy
    return EachWithin(own, enemy or adjacent, int(adjacent), 1 if adjacent else c.ANY_DISTANCE, center)


@creature.means(said.EachCreature)
def each_creature(w: Writer, node: said.EachCreature) -> Cards:
    found = those(w, node, near(w, node, node.other))
    w.spoken_of = None
    return found


def near(w: Writer, node: said.Near, other: bool) -> EachWithin:
    """Those of a side that are so near to this creature, or to another."""
    before = None if w.spoken_of is w.struck else w.spoken_of
    tiles = 1 if node.adjacent else c.ANY_DISTANCE if node.tiles is None else tiles_of(w, node.tiles)
    if node.in_range:
        if w.card.whom not in ANYBODY or w.card.kind in (c.AURA, c.ATTACK):
            raise w.not_playable(node, "of what range? Say how near: 'within 2 tiles'")
        tiles = w.card.most
    center = None if tiles == c.ANY_DISTANCE else around(w, node.center)
    side = "" if node.side is None else node.side.word
    but = other_than(w, node, side, before, center) if other else None
    if node.apart_from is not None:
        but = creature(w, node.apart_from)
    least = 1 if node.adjacent else w.card.least if node.in_range else 0
    not_this = other or side == "ally"
    not_defender = other and (side == "enemy" or w.card.kind in (c.ATTACK, c.ENCHANTMENT))
    return EachWithin(side != "enemy", side in ("", "enemy"), least, tiles, center, not_this, not_defender, but)


def around(w: Writer, center: said.TheCreature | None) -> Cards:
    """This creature, or [ST-DIE.12] where it was when it died; or another."""
    if center is not None and (center.word != "this creature" or w.dead is None):
        return creature(w, center)
    return THIS


def other_than(w: Writer, node: said.Near, side: str, before: Cards | None, center: Cards | None) -> Cards | None:
    """'Other' is other than this creature, than the target and than whoever was spoken of before."""
    aims = w.card.whom in (c.ENEMY, c.ANY) and w.card.kind != c.AURA
    named = [each for each in (before, center) if each is not None and each is not THIS]
    found = named[-1] if named else TARGET if aims and side == "enemy" else None
    if found is not None and (side != "enemy" or any(each is not found for each in named)):
        raise w.not_playable(node, "other than whom? Name whom you mean")
    return found


@creature.means(said.SomeCreature)
def some_creature(w: Writer, node: said.SomeCreature) -> Cards:
    """One of your choice, when it is reached; [EN-3] it is spoken of from then on."""
    if is_the_target(w, node):
        w.spoken_of = TARGET  # that one is chosen as the card is invoked
        return TARGET
    aims = {c.ANY: "", c.ENEMY: "enemy", c.OWN: "own"}.get(w.card.whom)
    side = "" if node.side is None else node.side.word
    unsaid = not w.triggered and w.card.kind not in (c.AURA, c.ATTACK) and w.card.most < c.ANY_DISTANCE
    if unsaid and side == aims and not node.another and not speaks_of_target(w):
        why = "the card chooses one in its range already: say 'if the target …', or give it no range"
        raise w.not_playable(node, why)
    return one_of(w, node, those(w, node, near(w, node, node.another)))


@creature.means(said.NearestCreature)
def nearest_creature(w: Writer, node: said.NearestCreature) -> Cards:
    found = those(w, node, near(w, node.but(center=None), False))
    return one_of(w, node, ops.Nearest(found, around(w, node.center), node.far))


def speaks_of_target(w: Writer) -> bool:
    said_of = (each for tree in w.ability.trees for each in tree.inside())
    return any(isinstance(each, said.TheCreature | said.Creatures) and each.word in TARGETS for each in said_of)


def is_the_target(w: Writer, node: said.SomeCreature) -> bool:
    """[ST-DEC.9] The one 'in range'; where a card chooses an enemy and names no other, 'an enemy' is that one."""
    side = "" if node.side is None else node.side.word
    if w.card.kind in (c.AURA, c.ATTACK) or w.card.whom != {"": c.ANY, "enemy": c.ENEMY, "own": c.OWN}.get(side):
        return False
    if node.in_range:
        return True
    reach = 1 if node.adjacent else c.ANY_DISTANCE if node.tiles is None else tiles_of(w, node.tiles)
    if node.another or node.like is not None or node.center is not None or reach < w.card.most or w.triggered:
        return False
    inside = [each for tree in w.ability.trees for each in tree.inside()]
    named = [each for each in inside if isinstance(each, said.TheCreature | said.Creatures) and each.word in TARGETS]
    chosen = [each for each in inside if isinstance(each, said.SomeCreature | verbs.ChooseCreature)]
    return not named and chosen == [node]


def one_of(w: Writer, node: Node, among: Cards) -> Cards:
    slot = w.slot()
    w.emit(Clear(slot))
    w.emit(Choose(w.words(node), YOU, among, Fixed(1), False, slot, c.M_CHOOSE, c.CHOOSE, c.STAY))
    w.spoken_of, w.met = ops.Chosen(slot), None
    return w.spoken_of


CANDIDATE = ops.Candidate()


def those(w: Writer, node: said.Near, found: Cards) -> Cards:
    """Those that are as the phrase says."""
    if node.like is None:
        return found
    if isinstance(node.like, compared.WithMost):
        return MostOf(found, STATS[node.like.stat.word], node.like.how.word == "least")
    return ops.Those(found, like(w, node.like, CANDIDATE))


def kinds_of(kinds: Sequence[said.TileKind]) -> int:
    found = 0
    for each in kinds:
        found |= c.TILE_KINDS[each.word]
    return found


def related(bound: nouns.Bound | None) -> int:
    """How a number must be; without more words it is just that."""
    return EXACTLY if bound is None else RELATIONS[bound.word]


def like(w: Writer, node: said.Like, who: Cards) -> ops.OfOne:
    """What must be so of a creature that is meant."""
    if isinstance(node, said.EitherLike | said.AllLike):
        found = [like(w, each, who) for each in node.likes]
        return ops.OfLikes(who, found, isinstance(node, said.EitherLike))
    if isinstance(node, conditions.OnKind):
        kinds = kinds_of(node.kinds)
        return tests.OnTile(who, ALL_KINDS & ~kinds if node.not_so else kinds)
    if isinstance(node, conditions.WithStat):
        return tests.StatIs(who, STATS[node.stat.word], related(node.bound), node.n.value)
    if isinstance(node, conditions.WithMore):
        return tests.StatBeyond(who, STATS[node.stat.word], BEYOND[node.compared.word], creature(w, node.other))
    if isinstance(node, conditions.WithAura):
        return tests.HasAuras(who, not node.none)
    if isinstance(node, conditions.WithTelegraphed):
        return tests.SoManyLie(who, True, AT_MOST, 0) if node.none else tests.HasTelegraphed(who)
    if isinstance(node, compared.WasAdjacent):
        if w.card.kind != c.MOVEMENT or w.triggered or creature(w, node.center) is not THIS:
            raise w.not_playable(node, "only a Movement card asks this, of 'this creature'")
        slot = w.slot()
        w.hoisted.append(Gather(w.words(node), EachWithin(True, True, 1, 1, THIS), slot))
        return IsAmong(who, slot)
    if isinstance(node, compared.WithMost):
        raise w.not_playable(node, "of whom? Say it of a creature that is chosen, or of each of some")
    if not isinstance(node, conditions.ThatDid):
        w.candidate = who
        return like_one(w, node)
    did = tests.MovedThisTurn if node.did.word == "moved" else tests.AttackedThisTurn
    return did(who, not node.never)


@creature.means(said.UpToSo)
def up_to_so_many(w: Writer, node: said.UpToSo) -> Cards:
    """As many of them as you like, up to a number."""
    assert node.n is not None
    slot = w.slot()
    among = those(w, node, near(w, node, False))
    most = number_of(w, node.n)
    w.emit(Clear(slot))
    w.emit(Choose(w.words(node), YOU, among, Fixed(most), True, slot, c.M_CHOOSE, c.CHOOSE, c.STAY))
    w.spoken_of = None
    return ops.SeveralChosen(slot)


@creature.means(PlayerWord)
def player(w: Writer, node: PlayerWord) -> Cards:
    """'You gain 1 Energy': the creature of the player."""
    if node.word != "you":
        raise w.not_playable(node, "say which creature")
    must_be_own(w, node, "'this creature'")
    return THIS


def tiles_of(w: Writer, node: said.Tiles) -> int:
    return number_of(w, node.n)


def so_much(w: Writer, node: said.SoManyTiles | verbs.DiscardSoMany) -> Amount:
    """How far, or how many, as it is when the instruction is carried out. [ST-NUM.2]"""
    if node.much is not None:
        return amount(w, node.much)
    assert node.n is not None
    number = Fixed(number_of(w, node.n))
    if isinstance(node, said.SoManyTiles) and node.per is not None:
        return Sum([number, so_often(w, Fixed(node.per.value), node.each)])
    return so_often(w, number, node.each)


def far_of(w: Writer, node: said.Tiles | said.SoManyTiles) -> Amount:
    return Fixed(number_of(w, node.n)) if isinstance(node, said.Tiles) else so_much(w, node)


def number_of(w: Writer, node: Count) -> int:
    if isinstance(node, Number | Single):
        return node.value
    raise w.not_playable(node, "write a number")


def amount_of(
    w: Writer, node: said.Repeated | OfStat | AttacksDealLess | AttacksDealMore | verbs.Heal | verbs.Steal
) -> Amount:
    return so_often(w, amount(w, node.n), node.each)


def so_often(w: Writer, factor: Amount, each: said.ForEach | None) -> Amount:
    """So much, for each of something, up to a bound."""
    if each is None:
        return factor
    of = count(w, each.count)
    if each.other is not None:
        of = Sum([of, count(w, each.other)])
    whole: Amount = of if isinstance(factor, Fixed) and factor.number == 1 else Times(factor, of)
    return whole if each.most is None else ops.UpTo(whole, each.most.value)


def groups(of: Amount, size: int) -> Amount:
    return ops.WholeGroups(of, max(size, 1))


@count.means(said.HealthLost)
def health_lost(w: Writer, node: said.HealthLost) -> Amount:
    """[ST-CRE.6] In one loss, whole groups."""
    if not w.triggered:
        raise w.not_playable(node, "no trigger speaks of Health lost here")
    return groups(EventAmount(), node.n.value)


count.of(
    said.StatCount,
    lambda w, node: groups(ops.StatOf(creature(w, node.who), STATS[node.stat.word]), node.n.value),
)
count.of(
    said.StatHad,
    lambda w, node: groups(
        ops.StatOf(creature(w, node.who), STATS[node.stat.word]), 1 if node.n is None else node.n.value
    ),
)
@count.means(said.TilesBetween)
def tiles_between(w: Writer, node: said.TilesBetween) -> Amount:
    one, other = creature(w, node.who), creature(w, node.other)
    if one is other:
        raise w.not_playable(node.other, "by these words it is the same creature: name the other one")
    return ops.TilesBetween(one, other)


@count.means(said.RemovedCount)
def removed(w: Writer, node: said.RemovedCount) -> Amount:
    if w.removed < 0:
        raise w.not_playable(node, "it was not left open before this how many are removed")
    return Bound(w.removed)


@count.means(said.DiscardedCount)
def discarded(w: Writer, node: said.DiscardedCount) -> Amount:
    if w.discarded is None and w.card.paid_in == "cards":
        return w.paid_besides()
    if w.discarded is None:
        raise w.not_playable(node, "it was not left open before this how many are discarded")
    if sum(isinstance(each, DISCARDS) for tree in w.ability.trees for each in tree.inside()) > 1:
        raise w.not_playable(node, "which of them were discarded 'this way'? Let the text discard once")
    return Bound(w.tallies[""])


DISCARDS = (verbs.Discard, verbs.DiscardSoMany, verbs.DiscardSome, verbs.DiscardHand)


@count.means(said.HandCount)
def cards_in_hand(w: Writer, node: said.HandCount) -> Amount:
    must_be_own(w, node)
    return CountOf(CardsInZones([c.HAND], Opponents() if node.enemy else YOU, []))


@count.means(said.PileCount)
def cards_in_pile(w: Writer, node: said.PileCount) -> Amount:
    must_be_own(w, node)
    kinds: list[Trait] = [] if node.what is None else [OfClass(CLASSES[node.what.word])]
    return CountOf(CardsInZones([c.DISCARD], Opponents() if node.enemy else YOU, kinds))


@count.means(said.CardGroups)
def groups_of_cards(w: Writer, node: said.CardGroups) -> Amount:
    if node.pile.word == "hand":
        return groups(cards_in_hand(w, said.HandCount(node.enemy).at(node)), node.n.value)
    return groups(cards_in_pile(w, said.PileCount(None, node.enemy).at(node)), node.n.value)


@count.means(said.PointCount)
def points(w: Writer, node: said.PointCount) -> Amount:
    must_be_own(w, node)
    return SeatNumber(Opponents() if node.enemy else YOU, c.POINTS)


@count.means(said.LostCount)
def lost_count(w: Writer, node: said.LostCount) -> Amount:
    if w.left_open != node.stat.word and w.card.paid_in == node.stat.word:
        return w.paid_besides()
    if w.left_open != node.stat.word:
        raise w.not_playable(node, f"it was not left open before this how much {node.stat.word} it is")
    return Bound(w.tallies[""])


@count.means(said.CounterCount)
def counters(w: Writer, node: said.CounterCount) -> Amount:
    if w.card.kind != c.AURA or not w.card.counters:
        raise w.not_playable(node, "only an Aura with a number has counters")
    return ops.CountersHere()


@count.means(said.CreatureCount)
def creatures_near(w: Writer, node: said.CreatureCount) -> Amount:
    if node.center is None and (node.adjacent or node.tiles is not None) and w.doer is not THIS:
        raise w.not_playable(node, "near whom? Say 'adjacent to it', or 'to this creature'")
    found = near(w, node, False)
    return CountOf(those(w, node, found if found.center is None else replace(found, least=1)))


amount.of(
    said.StatOfCreature, lambda w, node: ops.StatOf(creature(w, node.of), STATS[node.stat.word])
)
amount.of(Limited, lambda w, node: ops.UpTo(amount(w, node.of), node.most.value))
@amount.means(said.DamageOfAttack)
def damage_dealt(w: Writer, node: Node) -> Amount:
    """[ST-CMB.10] Known once the attack has landed; of a trigger that is about damage, that damage."""
    if w.hears_damage:
        return EventAmount()
    if w.outcome_known or (w.card.kind in (c.ATTACK, c.ENCHANTMENT) and not w.triggered):
        return ops.DamageDealt()
    raise w.not_playable(node, "how much it will be is not known yet: say 'After this Combat, …'")


count.of(said.DamageDealt, lambda w, node: groups(damage_dealt(w, node), node.n.value))

count.of(said.AuraCount, lambda w, node: ops.CardsOn(creature(w, node.who), False))
count.of(said.TelegraphCount, lambda w, node: ops.CardsOn(creature(w, node.who), True))
@count.means(said.GeneratorCount)
def generators(w: Writer, node: said.GeneratorCount) -> Amount:
    if not node.neutral:
        must_be_own(w, node)
    return ops.GeneratorsOwned(node.enemy, node.neutral)


count.of(said.TileCount, lambda w, node: ops.TilesMoved(creature(w, node.who)))


def sort_of(what: said.CardClass | said.Binding) -> Trait:
    return OfBinding(what.word == "Soulbound") if isinstance(what, said.Binding) else OfClass(CLASSES[what.word])


def classes(what: said.CardClass | None) -> int:
    """Of one class, or of all that are invoked."""
    return ALL_CLASSES if what is None else CLASSES[what.word]


@count.means(said.InvokedCount)
def invoked_count(w: Writer, node: said.InvokedCount) -> Amount:
    if node.combat:
        must_be_combat(w, node)
    return ops.Invoked(creature(w, node.who), classes(node.what), combat=node.combat)
