"""What the phrases of `vocabulary/history.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.terms import (
    ALL_CLASSES,
    CANDIDATE,
    CLASSES,
    STATS,
    classes,
    groups,
    must_be_combat,
    must_be_own,
    near,
    those,
)
from rulebound.games.starlight.meaning.writer import Writer, amount, condition, count, creature, like_one
from rulebound.games.starlight.ops import history as ops
from rulebound.games.starlight.ops.terms import InvokedBefore, OfOne, Those
from rulebound.games.starlight.ops.tests import AnyCards, AttackedThisTurn, MovedThisTurn
from rulebound.games.starlight.vocabulary import history as said
from rulebound.games.starlight.vocabulary.creatures import Someone
from rulebound.games.starlight.vocabulary.events import Attacks, CombatTurns
from rulebound.games.starlight.vocabulary.sentences import IsAttacked
from rulebound.kernel.terms import Amount, Fixed, Not, Test, relations
from rulebound.kernel.terms.amounts import Sum
from rulebound.kernel.terms.players import Opponents
from rulebound.kernel.terms.relations import AT_LEAST
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.lowering import YOU
from rulebound.language.lowering.conditions import RELATIONS
from rulebound.language.node import Node

PUSHED, PULLED, KNOCKED = 1 << c.BY_PUSH, 1 << c.BY_PULL, 1 << c.BY_KNOCKBACK
Done = tuple[ops.Deed, int, int]  # what, in which relation, to which number


def at_least(deed: ops.Deed, n: Number | None = None, bound: Bound | None = None) -> Done:
    """So much or so often; without a number at all."""
    if n is None or bound is None:
        return deed, AT_LEAST, 1
    return deed, RELATIONS[bound.word], n.value


def deed_of(w: Writer, node: said.PastDeed) -> Done:
    """What was done or undergone. [EN-12] Of Health and the like nothing is spent."""
    match node:
        case said.HasSpent():
            return at_least(spent(w, node, node.stat.word), node.n, node.bound)
        case said.HasLost():
            kind = c.GAINED if isinstance(node, said.HasGained) else c.LOST
            return at_least(ops.Deed(1 << kind + STATS[node.stat.word], sums=True), node.n, node.bound)
        case said.HasTakenDamage():
            causes = 1 << c.BY_ATTACK if node.by_attack else 0
            return at_least(ops.Deed(1 << c.DAMAGED, causes, sums=True), node.n, node.bound)
        case said.HasDealtDamage():
            return at_least(ops.Deed(1 << c.DEALT, 1 << c.BY_ATTACK if node.with_attack else 0, sums=True))
        case said.HasTelegraphedNow():
            which = 0 if node.what is None else CLASSES[node.what.word]
            return at_least(ops.Deed(1 << c.TELEGRAPHED, classes=which), node.n, node.bound)
        case said.HasPlayed():
            own = 0 if any(word.startswith("invoke") for word in w.words(node).lower().split()) else 1 << c.TELEGRAPHED
            return at_least(ops.Deed(1 << c.INVOKED | own), node.n, node.bound)
        case said.WasAttacked():
            head = w.ability.head
            if head is not None and any(isinstance(each, IsAttacked | Attacks) for each in head.inside()):
                raise w.not_playable(node, "before this attack, or by it? Say 'the first time … each turn'")
            return at_least(ops.Deed(1 << c.ATTACKED))
        case said.WasPushed():
            return at_least(ops.Deed(1 << c.MOVED, moved_by(w, node)))
        case said.WasSlammed():
            return at_least(ops.Deed(1 << c.SLAMMED))
        case said.HasCaptured():
            return at_least(ops.Deed(1 << c.CAPTURED))
        case said.HasNeutralized():
            return at_least(ops.Deed(1 << c.NEUTRALIZED))
        case said.HasKilled():
            side = "" if node.side is None else node.side.word
            return at_least(ops.Deed(1 << c.DEALT, deadly={"enemy": 1, "own": 2, "ally": 2}.get(side, 3)))
        case said.HasReturned():
            return at_least(ops.Deed(1 << c.RETURNED))
        case said.HasDiscarded():
            return at_least(ops.Deed(1 << c.DISCARDED), node.n, node.bound)
        case said.HasDrawn():
            return at_least(ops.Deed(1 << c.DREW), node.n, node.bound)
    raise w.not_playable(node)


def in_time(w: Writer, node: Node, deed: ops.Deed) -> ops.Deed:
    """What is asked of the Combat, where one is going on or just over."""
    if getattr(node, "combat", False):
        must_be_combat_or_over(w, node)
        deed.combat = True
    return deed


def must_be_combat_or_over(w: Writer, node: Node) -> None:
    """[EN-12] A trigger that is not about an attack may be heard while no Combat is going on."""
    head = w.ability.head
    hears_combat = head is not None and any(isinstance(each, CombatTurns) for each in head.inside())
    if w.triggered and not w.watches and not (w.hears_attack or w.fighters or hears_combat):
        raise w.not_playable(node, "of which Combat? Say 'this turn', or 'When a Combat ends, …'")
    if not w.outcome_known and not hears_combat:
        must_be_combat(w, node)


def spent(w: Writer, node: Node, stat: str) -> ops.Deed:
    if stat not in ("Energy", "Mana"):
        raise w.not_playable(node, "only Energy and Mana are spent")
    return ops.Deed(1 << c.SPENT, sums=True, mana=stat == "Mana")


def moved_by(w: Writer, node: said.WasPushed) -> int:
    """[ST-KB.3] Knockback pushes; a swap, and what moves a creature where another wants, is neither push nor pull."""
    if node.moved:
        return PUSHED | PULLED | KNOCKED | 1 << c.BY_OTHERS
    if node.knocked:
        return KNOCKED
    if node.pulled:
        return PULLED | (PUSHED | KNOCKED if "pushed" in w.words(node).lower().split() else 0)
    return PUSHED | KNOCKED


OF_PLAYER = (said.HasDrawn, said.HasCaptured, said.HasNeutralized)


@condition.means(said.DidThisTurn)
def did_this_turn(w: Writer, node: said.DidThisTurn) -> Test:
    """[ST-GAME.6] Cards are the player's, and so are Generators where 'you' are meant."""
    deed, relation, number = deed_of(w, node.deed)
    in_time(w, node, deed)
    of_player = isinstance(node.deed, OF_PLAYER)
    if of_player and node.who.word == "yourself":
        must_be_own(w, node.who)
        found: Test = ops.PlayerDid(YOU, deed, relation, number)
    elif isinstance(node.deed, said.HasDrawn):
        raise w.not_playable(node.who, "a player draws and discards: say 'you' or 'the opponent'")
    else:
        found = ops.Did(creature(w, node.who), deed, relation, number)
    return Not(found) if node.never or getattr(node.deed, "none", False) else found


@condition.means(said.OpponentDid)
def opponent_did(w: Writer, node: said.OpponentDid) -> Test:
    if not isinstance(node.who, Someone) or node.who.word != "the opponent":
        raise w.not_playable(node.who, "say 'you' or 'the opponent'")
    must_be_own(w, node.who)
    found = ops.PlayerDid(Opponents(), *deed_of(w, node.deed))
    return Not(found) if node.never else found


@condition.means(said.SomeDid)
def some_did(w: Writer, node: said.SomeDid) -> Test:
    if isinstance(node.deed, said.HasDrawn):
        raise w.not_playable(node.some, "a player draws and discards: say 'you' or 'the opponent'")
    around = those(w, node.some, near(w, node.some, node.some.another))
    w.spoken_of = None
    if node.deed is None:
        own = MovedThisTurn(CANDIDATE, True) if node.moved else AttackedThisTurn(CANDIDATE, True)
        return AnyCards(Those(around, own))
    return AnyCards(Those(around, ops.Did(CANDIDATE, *deed_of(w, node.deed))))


DEATH = 1 << c.DIED


@condition.means(said.SomeDied)
def some_died(w: Writer, node: said.SomeDied) -> Test:
    """[ST-DIE.1] Of whoever is gone."""
    side = "own" if node.ally else "" if node.side is None else node.side.word
    if node.ally or node.side is not None:
        must_be_own(w, node)
    many = died(side, node.ally or node.other or side == "ally")
    return relations.Compares(many, relations.AT_MOST if node.none else AT_LEAST, Fixed(0 if node.none else 1))


def died(side: str, others: bool) -> Amount:
    return ops.SidesSoOften(ops.Deed(DEATH), side != "enemy", side in ("", "enemy"), others)


@like_one.means(said.ThatHas)
def that_has(w: Writer, node: said.ThatHas) -> OfOne:
    """What must be so of a creature that is meant."""
    if isinstance(node.deed, said.HasDrawn):
        raise w.not_playable(node, "a player draws and discards: say 'you' or 'the opponent'")
    deed, relation, number = deed_of(w, node.deed)
    in_time(w, node, deed)
    if node.never:
        relation, number = (relations.BELOW, number) if relation == AT_LEAST else (relations.ABOVE, number)
    return ops.Did(w.candidate, deed, relation, number)


# ---- how often, how much
def size_of(n: Number | None) -> int:
    return 1 if n is None else n.value


def change(w: Writer, node: said.ChangedCount | said.MuchChanged) -> ops.Deed:
    if node.spent:
        return in_time(w, node, spent(w, node, node.stat.word))
    return in_time(w, node, ops.Deed(1 << (c.GAINED if node.gained else c.LOST) + STATS[node.stat.word], sums=True))


def damage(w: Writer, node: said.DamageCount | said.MuchDamage) -> ops.Deed:
    return in_time(w, node, ops.Deed(1 << (c.DEALT if node.dealt else c.DAMAGED), sums=True))


count.of(said.ChangedCount, lambda w, node: groups(ops.DidSoOften(creature(w, node.who), change(w, node)),
    size_of(node.n)))
count.of(said.DamageCount, lambda w, node: groups(ops.DidSoOften(creature(w, node.who), damage(w, node)),
    size_of(node.n)))
count.of(
    said.TelegraphedNow,
    lambda w, node: ops.DidSoOften(creature(w, node.who), telegraphed(None if node.what is None else node.what.word)),
)
count.of(said.TimesAttacked, lambda w, node: ops.DidSoOften(creature(w, node.who), ops.Deed(1 << c.ATTACKED)))
amount.of(said.MuchChanged, lambda w, node: ops.DidSoOften(creature(w, node.who), change(w, node)))
amount.of(said.MuchDamage, lambda w, node: ops.DidSoOften(creature(w, node.who), damage(w, node)))


def telegraphed(word: str | None) -> ops.Deed:
    return ops.Deed(1 << c.TELEGRAPHED, classes=0 if word is None else CLASSES[word])


@count.means(said.OthersInvoked)
def others_invoked(w: Writer, node: said.OthersInvoked) -> Amount:
    """[ST-INV.3] Than the card whose text it is."""
    who = creature(w, node.who)
    if node.played and not node.other:
        return ops.DidSoOften(who, ops.Deed(1 << c.INVOKED | 1 << c.TELEGRAPHED))
    if w.triggered or w.card.kind in (c.AURA, c.PASSIVE, c.CREATURE):
        raise w.not_playable(node, "other than which card? Only one that is being invoked can say so")
    before = InvokedBefore(who, classes(node.what))
    return Sum([before, ops.DidSoOften(who, telegraphed(None))]) if node.played else before


@count.means(said.DiedCount)
def died_count(w: Writer, node: said.DiedCount) -> Amount:
    side = "" if node.side is None else node.side.word
    if node.side is not None:
        must_be_own(w, node)
    return died(side, side == "ally")


@count.means(said.PlayerCards)
def player_cards(w: Writer, node: said.PlayerCards) -> Amount:
    must_be_own(w, node)
    return ops.PlayerSoOften(YOU, ops.Deed(1 << (c.DISCARDED if node.discarded else c.DREW)))


@amount.means(said.NumberPlayed)
def number_played(w: Writer, node: said.NumberPlayed) -> Amount:
    if node.invoked:
        which = ALL_CLASSES if node.what is None else CLASSES[node.what.word]
        return ops.DidSoOften(creature(w, node.who), in_time(w, node, ops.Deed(1 << c.INVOKED, classes=which)))
    if node.combat:
        raise w.not_playable(node, "nobody telegraphs in a Combat")  # [ST-TEL.7]
    return ops.DidSoOften(creature(w, node.who), telegraphed(None if node.what is None else node.what.word))


