"""What the phrases of `vocabulary/outcomes.py` mean: how much was really done by what stands before."""

from __future__ import annotations

from typing import NamedTuple

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.terms import DISCARDS, STATS, groups, lost_count
from rulebound.games.starlight.meaning.writer import Writer, amount, asks_for, condition, count, creature
from rulebound.games.starlight.ops import terms as ops
from rulebound.games.starlight.vocabulary import outcomes as said
from rulebound.games.starlight.vocabulary.creatures import LostCount, TheCreature
from rulebound.games.starlight.vocabulary.verbs import RemoveAura
from rulebound.kernel.terms import Amount, Bound, Cards, Fixed, Test, relations
from rulebound.language.core.numbers import Number, ThatMuch
from rulebound.language.lowering.conditions import RELATIONS
from rulebound.language.node import Node

ASKING = (said.StatChanged, said.DamageDone, said.MuchOfStat, said.MuchOfDamage, said.ChangedSoMuch, ThatMuch)


class Change(NamedTuple):
    """A stat that an instruction has changed, of whom, and the number that says by how much."""

    stat: int
    rises: bool
    damage: bool
    who: Cards
    number: int


def noted(w: Writer, node: Node, stat: int, rises: bool, damage: bool, who: Cards) -> int:
    """The number in which an instruction leaves how much it really changed, if the text asks; [EN-13] not in rounds,
    where it would be that of the last round alone."""
    if w.in_rounds or not any(asks_for(w, each) for each in ASKING) or isinstance(getattr(node, "n", None), ThatMuch):
        return -1
    number = w.number()
    w.changes.append(Change(stat, rises, damage, who, number))
    w.written.append(number)
    if not (w.triggered and w.answers_amount):  # 'that much' is what the text has spoken of first
        w.tallies.setdefault("", number)
    return number


def change_meant(w: Writer, node: Node, stat: int, rises: bool, damage: bool, who: TheCreature | None) -> Bound:
    """[EN-3] The one instruction that a phrase can mean."""
    of_whom = None if who is None else creature(w, who)
    found = [
        each for each in w.changes
        if each.stat == stat and each.rises == rises and (each.damage or not damage)
        and (of_whom is None or of_whom == each.who or same(of_whom, each.who))
    ]  # fmt: skip
    if not found:
        raise w.not_playable(node, "no instruction before this does that: say 'this way' of what the text has done")
    if len(found) > 1:
        raise w.not_playable(node, "by which instruction? More than one does so")
    w.refuse_stale(node, found[0].number)
    return Bound(found[0].number)


def same(one: Cards | None, other: Cards) -> bool:
    return isinstance(one, ops.OfCombat) and isinstance(other, ops.OfCombat) and one.defender == other.defender


def of_the_blow(w: Writer, stat: int, rises: bool, who: TheCreature | None) -> bool:
    """[ST-CMB.15] What an Attack strikes off its defender, where its text does nothing else of the sort."""
    if w.card.kind != c.ATTACK or w.triggered or stat != c.HEALTH or rises:
        return False
    if any(each.stat == stat and not each.rises for each in w.changes):
        return False
    found = None if who is None else creature(w, who)
    return found is None or found is ops.TARGET or same(found, w.struck)


def stat_changed(w: Writer, node: said.StatChanged | said.MuchOfStat) -> Amount:
    stat = STATS[node.stat.word]
    if w.card.paid_in == node.stat.word and not node.gained and node.who is None and w.left_open != node.stat.word:
        return w.paid_besides()
    if of_the_blow(w, stat, node.gained, node.who):
        return ops.DamageDealt()
    if w.left_open == node.stat.word and not node.gained and node.who is None:
        return Bound(w.tallies[""])
    return change_meant(w, node, stat, node.gained, False, node.who)


def damage_done(w: Writer, node: said.DamageDone | said.MuchOfDamage) -> Amount:
    if of_the_blow(w, c.HEALTH, False, node.who):
        return ops.DamageDealt()
    return change_meant(w, node, c.HEALTH, False, True, node.who)


def size_of(n: Number | None) -> int:
    return 1 if n is None else n.value


count.of(said.StatChanged, lambda w, node: groups(stat_changed(w, node), size_of(node.n)))
count.of(said.DamageDone, lambda w, node: groups(damage_done(w, node), size_of(node.n)))
amount.means(said.MuchOfStat)(stat_changed)
amount.means(said.MuchOfDamage)(damage_done)


@condition.means(said.ChangedSoMuch)
def changed_so_much(w: Writer, node: said.ChangedSoMuch) -> Test:
    words = w.words(node).lower().split()
    if w.left_open == node.stat.word and not node.gained and w.tallies.get("", -1) >= 0:
        much: Amount = lost_count(w, LostCount(node.stat).at(node))
    elif "spent" in words:
        raise w.not_playable(node, "it was not left open before this how much is spent")
    else:
        of_it = said.MuchOfStat(node.stat, node.who, node.gained).at(node)
        much = stat_changed(w, of_it)
    return relations.Compares(much, RELATIONS[node.bound.word], Fixed(node.n.value))


@condition.means(said.WentSoMany)
def went_so_many(w: Writer, node: said.WentSoMany) -> Test:
    if node.cards:
        if w.discarded is None or sum(isinstance(x, DISCARDS) for t in w.ability.trees for x in t.inside()) > 1:
            raise w.not_playable(node, "it was not left open before this how many are discarded")
        much: Amount = Bound(w.tallies[""])
    elif w.removed < 0 or sum(isinstance(x, RemoveAura) for t in w.ability.trees for x in t.inside()) > 1:
        raise w.not_playable(node, "it was not left open before this how many are removed")
    else:
        much = Bound(w.removed)
    if node.n is None or node.bound is None:
        return relations.Compares(much, relations.AT_MOST, Fixed(0))
    return relations.Compares(much, RELATIONS[node.bound.word], Fixed(node.n.value))
