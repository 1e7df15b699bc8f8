"""What changes numbers: damage, healing, health, actions, increases and reductions."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.acts import loser, victim
from rulebound.games.lightseekers.meaning.amounts import is_printed, multiplied
from rulebound.games.lightseekers.meaning.durations import this_turn
from rulebound.games.lightseekers.meaning.happenings import unseen
from rulebound.games.lightseekers.meaning.heroes import in_turn, is_many, is_plural, one_whose, recipient, several
from rulebound.games.lightseekers.meaning.laying import lay
from rulebound.games.lightseekers.meaning.line import Line
from rulebound.games.lightseekers.meaning.lines import answers_items
from rulebound.games.lightseekers.meaning.lines import change as change_line
from rulebound.games.lightseekers.meaning.nouns import all_such
from rulebound.games.lightseekers.meaning.senses import act, amount, hero
from rulebound.games.lightseekers.meaning.waiting import EVENT_CARD
from rulebound.games.lightseekers.meaning.words import CATEGORIES, KINDS
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import amounts, choices, lasting, whom
from rulebound.games.lightseekers.ops import numbers as ops
from rulebound.games.lightseekers.ops.groups import CardsAnywhere
from rulebound.games.lightseekers.ops.traits import OfKind
from rulebound.games.lightseekers.vocabulary import events, heroes, verbs
from rulebound.games.lightseekers.vocabulary import numbers as said
from rulebound.games.lightseekers.vocabulary.events import HeroOccurs
from rulebound.games.lightseekers.vocabulary.next_turns import NextTurnOf
from rulebound.games.lightseekers.vocabulary.nouns import CardKind
from rulebound.games.lightseekers.vocabulary.verbs import Equip, Play
from rulebound.kernel.modifiers import ADD
from rulebound.kernel.terms import Amount, Cards, Every, Not, Whom
from rulebound.kernel.terms.groups import Both, ThisCard, Together
from rulebound.kernel.terms.tests import SamePlayer
from rulebound.kernel.terms.traits import NoTrait
from rulebound.language.core.categories import AbilityKind, Player
from rulebound.language.core.numbers import Single
from rulebound.language.lowering.clauses import gated
from rulebound.language.node import Node


class Much:
    """An amount with what must be known of it."""

    def __init__(self, w: Writer, node: Node) -> None:
        w.late = False
        self.amount: Amount = multiplied(w, amount(w, node))
        self.printed = is_printed(node)
        self.late = w.late


def harm(w: Writer, node: said.DealDamage | said.TakeDamage | said.Heal, to: Whom, much: Much) -> None:
    if w.spared is not None and not isinstance(node, said.Heal):
        spared, w.spared = w.spared, None
        w.was_spared = True
        with gated(w, node, Not(Every([SamePlayer(to, spared[0]), *spared[1]])), False, YOU):
            harm(w, node, to, much)
        w.spared = spared
        return
    words = w.words(node)
    w.harms["healing" if isinstance(node, said.Heal) else "damage"].append(w.items)
    if isinstance(node, said.Heal):
        healing = ops.Heal(words, to, much.amount, much.printed, much.late, w.tally("healing"), w.shut)
        healing.at_zero = w.at_zero or node.even is not None
        w.emit(healing)
    else:
        w.emit(ops.Deal(words, to, much.amount, much.printed, much.late, w.tally("damage"), w.shut))


@act.means(said.DealDamage)
def deal(w: Writer, node: said.DealDamage) -> None:
    """[LS-G09] Without a name: on an Attack the recipient [LS-2.5.1.4] [LS1-2.5.1.2], on a Defend its player
    [LS-2.5.2.3] [LS1-2.5.2.1], on a Buff its owner [LS-2.5.3.4] [LS1-2.5.3.13]."""
    if node.to is not None and w.who is not YOU and w.block is None:
        raise w.not_playable(node, "this card deals its damage, not that hero: leave out who does it")
    if node.to is not None:
        to_heroes(w, node, node.to)
    elif w.waits and w.making.definition.attack and not w.attack:
        raise w.not_playable(node, "to whom? There may be another act by then: say 'to the recipient', 'to yourself'")
    elif w.who is YOU:
        harm(w, node, recipient(w) if w.attack else YOU, Much(w, node.n))
    else:
        raise w.not_playable(node, "say to whom: 'deals 2 damage to …', or that they take it")


def to_heroes(w: Writer, node: said.DealDamage | said.Heal, to: Player) -> None:
    """To one hero after the other [LS-2.6.7a]. The amount is worked out for each."""
    with in_turn(w, to) as who:
        harm(w, node, who, Much(w, node.n))


act.of(said.TakeDamage, lambda w, node: harm(w, node, w.who, Much(w, node.n)))


@act.means(said.Heal)
def heal(w: Writer, node: said.Heal) -> None:
    if node.who is None:
        harm(w, node, w.who, Much(w, node.n))
        return
    to_heroes(w, node, node.who)


@act.means(said.LoseHealth)
def lose_health(w: Writer, node: said.LoseHealth) -> None:
    much = Much(w, node.n)
    w.emit(ops.LoseHealth(w.words(node), loser(w), much.amount, much.printed, much.late, w.tally("health")))


@act.means(said.GainHealth)
def gain_health(w: Writer, node: said.GainHealth) -> None:
    much = Much(w, node.n)
    w.emit(ops.GainHealth(w.words(node), w.who, much.amount, much.printed, much.late, w.tally("health")))


@act.means(said.SetHealth)
def set_health(w: Writer, node: said.SetHealth) -> None:
    for each in node.whose:
        if is_many(each):
            raise w.not_playable(each, "say 'the health of all heroes'")
        set_to(w, node, one_whose(w, each))
    if node.who is not None:
        with in_turn(w, node.who) as who:
            set_to(w, node, who)


def set_to(w: Writer, node: said.SetHealth, who: Whom) -> None:
    if isinstance(node.level, said.StartingValue):
        w.emit(ops.SetHealth(w.words(node), who, amounts.StartingHealth(who), False, False, -1))
    else:
        much = Much(w, node.level)
        w.emit(ops.SetHealth(w.words(node), who, much.amount, much.printed, much.late, -1))


# ---- actions
@act.means(said.GainActions)
def gain_actions(w: Writer, node: said.GainActions) -> None:
    """[LS-4.1.3.6e] [LS-G24]"""
    if of_next_turn(w) and node.only is None and not node.unrestricted:
        lay(w, node, Line(c.F_MORE_ACTIONS, ADD, amount=Much(w, node.n or Single()).amount, who=w.who), None)
        return
    this_turn(w)
    much = Much(w, node.n or Single())
    if node.only is None:
        printed = much.printed and node.n is not None
        w.emit(
            ops.GainActions(
                w.words(node), w.who, much.amount, printed, much.late, w.tally("actions"), node.unrestricted
            )
        )
        return
    if node.unrestricted:
        raise w.not_playable(node.only, "an unrestricted action is good for everything")
    op = lasting.GainFilteredActions(w.words(node), w.who, much.amount)
    op.group = good_for(w, node.only)
    if node.only.barred:
        op.barred = acts_barred(node.only)
    w.emit(op)


def of_next_turn(w: Writer) -> bool:
    """'… on their next turn': what is changed are the actions of that turn."""
    return any(isinstance(each, NextTurnOf) for each in w.durations)


def good_for(w: Writer, only: said.Only) -> Cards:
    """[LS-G24] Which cards such an action is good for."""
    if only.what is not None:
        cards = all_such(w, only.what)
    else:
        each = [good_to(w, only, verb) for verb in only.verbs]
        cards = each[0] if len(each) == 1 else Together(each)
    if not only.barred:
        return cards
    if not isinstance(cards, CardsAnywhere) or cards.who is not None:
        raise w.not_playable(only, "say of one sort of cards what it is not good for")
    return CardsAnywhere(None, [NoTrait(cards.traits)])


def acts_barred(only: said.Only) -> int:
    """What is no Attack is no Attack Ability either. [LS-6.1.2-attack]"""
    named = {node.word for node in only.inside() if isinstance(node, HeroOccurs | CardKind)}
    acts = {"Attack": c.ATTACK_ACT, "Defend": c.DEFEND_ACT}
    return sum(bits for word, bits in acts.items() if word in named)


def good_to(w: Writer, only: said.Only, verb: Node) -> Cards:
    if isinstance(verb, HeroOccurs):
        word = {"Attack": "Attack", "Defend": "Defend", "Buff": "Buff", "Equip": "Item"}.get(verb.word)
        if word is not None:
            return CardsAnywhere(None, [OfKind([CATEGORIES[word]])])
        if verb.word.startswith("use"):
            return CardsAnywhere(None, [OfKind([KINDS[verb.word.split(" ", 2)[2]]])])
    if isinstance(verb, Play | Equip):
        unseen(w, verb)
        cards = all_such(w, verb.what)
        return Both([cards, CardsAnywhere(None, [OfKind([CATEGORIES["Item"]])])]) if isinstance(verb, Equip) else cards
    raise w.not_playable(only, "an action is good for playing cards and using abilities")


@act.means(said.LoseActions)
def lose_actions(w: Writer, node: said.LoseActions) -> None:
    much = Much(w, node.n)
    if of_next_turn(w):
        lay(w, node, Line(c.F_MORE_ACTIONS, ADD, amount=much.amount, negative=True, who=victim(w)), None)
        return
    this_turn(w)
    w.emit(ops.LoseActions(w.words(node), victim(w), much.amount, much.printed, much.late, w.tally("actions")))


# ---- increase and reduce
@act.means(said.Change)
def change(w: Writer, node: said.Change) -> None:
    """A number goes up or down for a while, or for the act at hand."""
    w.late = False
    line = change_line(w, node)
    answers = w.ability.kind is AbilityKind.TRIGGERED or (w.waits and w.answers_act)
    if isinstance(node.measure, said.TheHarm) and not answers:
        check_to_come(w, node.measure)
    elif is_what_was_done(node) and not w.durations:
        if not w.attack and not w.answers_act:
            raise w.not_playable(node, "say for how long, or put this behind the damage that it changes")
        line = replace(line, side=c.OF_ACT, of_act=True, who=None)
    elif is_of_the_act(w, node):
        line = replace(line, of_act=True, group=EVENT_CARD, names_items=answers_items(w))
    elif is_over(w, line):
        raise w.not_playable(node, "it is done by then: say 'increase this by …', or put it in front")
    lay(w, node, line, node.duration)


def is_over(w: Writer, line: Line) -> bool:
    """Whether a number of a card that is played and goes is changed when it has done what that is about. [EN-11]"""
    played = w.making.definition.attack or w.making.definition.defend
    done = {c.F_DAMAGE: w.harms["damage"], c.F_HEALING: w.harms["healing"]}.get(line.field)
    return played and bool(done) and isinstance(line.group, ThisCard)


def is_of_the_act(w: Writer, node: said.Change) -> bool:
    """'When you are attacked, reduce the damage you receive by 1', without an end: the damage of that Attack to you."""
    head = w.ability.head
    if head is None or w.durations or node.duration is not None or not w.answers_act:
        return False
    match node.measure, getattr(head, "event", None):
        case (
            said.HarmMeasure(flow=said.ReceivedBy(who=None | heroes.You()), source=None),
            events.HeroActs(verbs=(events.IsAttacked() | verbs.AttackHero(who=heroes.You()),), who=who) as event,
        ):
            return isinstance(who, heroes.You) == isinstance(event.verbs[0], events.IsAttacked)
        case (
            said.HarmMeasure(flow=said.DoneBy(who=heroes.You()), source=None) | said.TheirHarm(whose=heroes.Your()),
            events.HeroActs(who=heroes.You(), verbs=many),
        ):
            return not any(isinstance(verb, events.IsAttacked) for verb in many)
    return False


def check_to_come(w: Writer, measure: said.TheHarm) -> None:
    """'The damage' of the card itself is that which it deals behind this."""
    stated = said.Heal if measure.harm.word == "healing" else said.DealDamage | said.TakeDamage
    parts = [each for tree in w.ability.trees[w.sentence :] for each in tree.inside()]
    here = next(at for at, each in enumerate(parts) if each is measure)
    if not any(isinstance(each, stated) for each in parts[here:]):
        raise w.not_playable(measure, f"no {measure.harm.word} comes behind this: say 'this' behind what it changes")


def is_what_was_done(node: said.Change) -> bool:
    """'The damage', 'the damage done', without a name and without an end: what this text has just stated."""
    match node:
        case said.Change(measure=said.HarmMeasure(flow=said.DoneBy(who=None), source=None), duration=None):
            return True
        case said.Change(measure=said.TheHarm(), duration=None):
            return True
    return False


@act.means(said.ChangeThis, said.CutThis, said.FoldThis)
def change_this(w: Writer, node: said.ChangeThis | said.CutThis | said.FoldThis) -> None:
    raise w.not_playable(node, "there is no amount in the sentence before this")


@act.means(said.ChangeCount)
def change_count(w: Writer, node: said.ChangeCount) -> None:
    raise w.not_playable(node, "there is no such number in the sentence before this")


@act.means(verbs.DealDivided)
def deal_divided(w: Writer, node: verbs.DealDivided) -> None:
    """[LS-2.6.7a] First it is divided, then each hero takes its share."""
    if w.who is not YOU:
        raise w.not_playable(node, "only your own damage is divided")
    w.close_block()
    most: Amount | None = None
    if isinstance(node.to, heroes.UpToHeroes):
        most = amount(w, node.to.n)
    elif not is_plural(node.to):
        raise w.not_playable(node.to, "say among which heroes: 'all other heroes', 'up to 2 other heroes'")
    much = Much(w, node.n)
    among = several(w, node.to) if most is None else hero(w, node.to)
    shares, *_ = [w.number() for _ in range(choices.SHARES)]  # one for each seat
    heroes_hit = w.number()
    words = w.words(node)
    w.emit(choices.Divide(words, YOU, among, much.amount, most, shares, heroes_hit))
    who = w.open_block(node.to, whom.HeroSet(heroes_hit))
    w.emit(ops.Deal(words, who, choices.Share(shares, who), False, True, w.tally("damage"), w.shut))
