"""What the phrases of `vocabulary/costs.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.meaning import lines
from rulebound.games.starlight.meaning.clauses import possible, verb_of
from rulebound.games.starlight.meaning.terms import (
    ALL_CLASSES,
    CLASSES,
    like,
    must_be_own,
    near,
    number_of,
    those,
    tiles_of,
)
from rulebound.games.starlight.meaning.writer import Writer, act, condition, count, creature
from rulebound.games.starlight.ops import costs as ops
from rulebound.games.starlight.ops.stats import EndSentence
from rulebound.games.starlight.ops.terms import THIS, Candidate, OfOne
from rulebound.games.starlight.ops.tests import AnyCards, IsWithin
from rulebound.games.starlight.vocabulary import costs as said
from rulebound.games.starlight.vocabulary import verbs
from rulebound.games.starlight.vocabulary.creatures import TheCreature
from rulebound.kernel.cards import Ability
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Amount, Bound, CountOf, Done, Every, Fixed, Not, Test, relations
from rulebound.language.core.categories import Act
from rulebound.language.core.clauses import May
from rulebound.language.lowering.clauses import clauses

BOTH = 2  # creatures of a player
OF_ITSELF = ("this creature", "yourself", "you")


def costs_besides(w: Writer, node: said.CostsBesides) -> None:
    """[ST-STAT.13] Paid in full: asked before the card is invoked, and paid with its price."""
    card, verb = w.card, verb_of(w, node.deed)
    if card.kind in (c.CREATURE, c.PASSIVE, c.ENCHANTMENT) or card.cost is not None:
        raise w.not_playable(node, "this is said once, of a card that is invoked by itself")
    if isinstance(verb, verbs.Spend):
        what = lines.PAID.get(verb.stat.word)
        if what is None:
            raise w.not_playable(verb.stat, "only Energy and Mana are spent")
        card.own_prices.append(Standing(what, w.ability.text, verb.n.value, 0))
        return
    if isinstance(verb, AS_MUCH_AS_ONE_LIKES):
        act(w, verb)
        paid_beside(w, verb, Bound(w.tallies[""]))
    else:
        test = can_be_paid(w, verb)
        act(w, verb)
        card.only = test if card.only is None else Every([card.only, test])
    keep_cost(w)


# What is paid is a number that is chosen, and the text asks for it.
AS_MUCH_AS_ONE_LIKES = verbs.SpendSome | verbs.DiscardSome


def may_cost_besides(w: Writer, node: said.MayCostBesides) -> None:
    """[ST-STAT.13] Asked as the card is invoked, behind its price."""
    card, verb = w.card, verb_of(w, node.deed)
    if card.kind not in (c.ATTACK, c.MOVEMENT, c.SPELL, c.BASIC_SPELL, c.COMBAT_SPELL) or card.cost is not None:
        raise w.not_playable(node, "this is said once, of a card that does something when it resolves")
    if not isinstance(verb, verbs.Spend):
        can_be_paid(w, verb)
    card.discards = 0  # it need not be paid
    clauses(w, (May((node.deed,)).at(node),))
    paid_beside(w, verb, Fixed(1), Done())
    keep_cost(w)


def paid_beside(w: Writer, verb: Act, much: Amount, test: Test | None = None) -> None:
    stat = getattr(verb, "stat", None)
    w.card.paid_in = stat.word if stat is not None else "cards" if isinstance(verb, verbs.DiscardSome) else "once"
    w.emit(ops.NotePaid("", much, test))


@condition.means(said.CostPaid)
def cost_paid(w: Writer, node: said.CostPaid) -> Test:
    stat = None if node.stat is None else node.stat.word
    if not w.card.paid_in or stat not in (None, w.card.paid_in):
        raise w.not_playable(node, "nothing of the sort is paid beside the price")
    found = relations.Compares(w.paid_besides(), relations.AT_LEAST, Fixed(1))
    return Not(found) if node.no else found


def keep_cost(w: Writer) -> None:
    card = w.card
    w.emit(EndSentence(""))
    made = Ability(card, w.ability.text, w.ability.text, Ops([]), 0)
    made.code = w.program()
    made.slots = w.memory
    card.add_ability(made)
    card.cost = made


def can_be_paid(w: Writer, verb: Act) -> Test:
    """What must be there."""
    if isinstance(verb, verbs.Discard):
        must_be_own(w, verb)
        w.card.discards = number_of(w, verb.n)
        return ops.HandHolds(w.card.discards)
    whose = getattr(verb, "who", None)
    if whose is not None and not (isinstance(whose, TheCreature) and whose.word in OF_ITSELF):
        raise w.not_playable(whose, "what is paid is this creature's: say 'from you'")
    allowed = isinstance(verb, verbs.Lose | verbs.LoseMany | verbs.RemoveAura)
    found = possible(w, verb) if allowed else None
    if found is None:
        raise w.not_playable(verb, "what is paid is a number of a stat, cards of the hand, or an Aura")
    return found


def costs_nothing(w: Writer, node: said.CostsNothing) -> None:
    """[ST-NUM.1] A setting comes before what raises or lowers the price."""
    what = {"Energy": c.COST_NO_ENERGY, "Mana": c.COST_NO_MANA}.get(node.stat.word)
    if what is None or w.card.kind in (c.CREATURE, c.PASSIVE):
        raise w.not_playable(node.stat, "say it of Energy or Mana, of a card that is invoked")
    if w.card.kind == c.ENCHANTMENT and "it costs" in w.words(node).lower():
        raise w.not_playable(node.stat, "which of the two cards costs nothing? Say 'this card' of the Enchantment")
    w.card.own_prices.append(Standing(what, w.ability.text, 1, 0, condition(w, node.condition)))


@condition.means(said.AllAre)
def all_are(w: Writer, node: said.AllAre) -> Test:
    """[ST-DIE.13] Of those on the board every one, and there is one; of both of a player both."""
    words = w.words(node.who).lower().split()
    if words[0] in MANY:
        raise w.not_playable(node.who, "one of them, or all? Say 'an enemy …', or 'all enemies …'")
    group = near(w, node.who, node.who.other)
    found = those(w, node.who, group)
    so = how_all_are(w, node)
    w.spoken_of = None
    if node.who.like is None and group.center is None and ("both" in words or "your" in words):
        both = relations.Compares(CountOf(found), relations.AT_LEAST, Fixed(BOTH))
        return Every([both, ops.AllLike(found, so)])
    return Every([AnyCards(found), ops.AllLike(found, so)])


MANY = ("creatures", "enemy", "enemies", "opposing", "hostile", "foes", "adjacent", "other")


def how_all_are(w: Writer, node: said.AllAre) -> OfOne:
    if node.like is not None:
        return like(w, node.like, Candidate())
    center = THIS if node.center is None else creature(w, node.center)
    return IsWithin(Candidate(), center, 1 if node.tiles is None else tiles_of(w, node.tiles))


@count.means(said.TilesShoved)
def tiles_shoved(w: Writer, node: said.TilesShoved) -> Amount:
    how = w.words(node).lower().split()
    found = [number for verb, number in w.shoves if verb in how or "moved" in how]
    if len(found) != 1:
        told = "by which of them? Say it right behind that" if found else "nothing was pushed or pulled so before this"
        raise w.not_playable(node, told)
    return Bound(found[0])



@condition.means(said.HostIs)
def host_is(w: Writer, node: said.HostIs) -> Test:
    if w.card.kind != c.ENCHANTMENT:
        raise w.not_playable(node, "only an Enchantment speaks of an enchanted card")
    which = ALL_CLASSES if node.what is None else CLASSES[node.what.word]
    found = ops.HostIs(which, node.telegraphed)
    return Not(found) if node.no else found
