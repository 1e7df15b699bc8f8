"""Offers, costs and alternatives: may, to, or."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.acts import allowed, named_zone, recipients_instead, returned_of, victim
from rulebound.games.lightseekers.meaning.acts_piles import discarder, moved_back, mover, rows_named, source_zone
from rulebound.games.lightseekers.meaning.deeds import TRIGGER, acts_of, deed
from rulebound.games.lightseekers.meaning.differing import sort_code, told_apart
from rulebound.games.lightseekers.meaning.heroes import done_by
from rulebound.games.lightseekers.meaning.nouns import Wanted, meant
from rulebound.games.lightseekers.meaning.picking import how_many
from rulebound.games.lightseekers.meaning.references import ONE
from rulebound.games.lightseekers.meaning.senses import act, clause
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import allowing, traits
from rulebound.games.lightseekers.ops.differing import ManyUnlike
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary import nouns, numbers, places, verbs
from rulebound.kernel.terms import Amount, Done, Test, Whom, relations
from rulebound.kernel.terms.amounts import HowMany
from rulebound.kernel.terms.tests import AnyCards
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Act, Deed, Player
from rulebound.language.core.clauses import Plain, Steps
from rulebound.language.lowering import Label, Sense
from rulebound.language.lowering.clauses import gated, instead, one_of
from rulebound.language.lowering.made_to import must_end_there
from rulebound.language.node import Node


@act.means(verbs.MakeDo)
def make_do(w: Writer, node: verbs.MakeDo) -> None:
    """'You may have your target Discard 1 card': who does it is told before."""
    must_end_there(w, node)
    with done_by(w, node.who):
        act(w, node.act)


def offered_words(w: Writer, node: Node, first: Node) -> str:
    """As printed, without 'you may' [LS-D06]."""
    said_words = w.ability.sentences[w.sentence].text[first.span[0] : node.span[1]]
    return said_words[:1].upper() + said_words[1:]


def offer(w: Writer, node: Node, who: Whom, costs: Sequence[Deed], deeds: Sequence[Deed], whole: Label | None) -> None:
    """All of it, or nothing; where nothing can be done nobody is asked."""
    first = acts_of((*costs, *deeds))[0]
    words = offered_words(w, node, (*costs, *deeds)[0])
    with w.acting(who):
        able = possible(w, first, wholly=bool(costs) or w.done_wanted)
        with gated(w, node, able, True, who, words, TRIGGER if whole else None, whole):
            pay_and_do(w, node, costs, deeds)


GAINS = (numbers.GainActions, numbers.GainHealth, numbers.Heal)


def pay_and_do(w: Writer, node: Node, costs: Sequence[Deed], deeds: Sequence[Deed]) -> None:
    """First the cost, or the rest does not happen. What is done bare stays bare behind a cost."""
    for each in costs:
        if any(isinstance(act, GAINS) for act in acts_of([each])):
            raise w.not_playable(each, "what is gained is no cost: join it with 'and', or say 'only to' of an action")
        deed(w, each)
    if not costs:
        for each in deeds:
            deed(w, each)
        return
    in_place, w.in_place = w.in_place, None
    with gated(w, node, Done(), False, YOU):
        bare, w.bare = w.bare, True
        if in_place is not None:
            steps = Steps(tuple(said.Do(each).at(each) for each in deeds)).at(node)
            instead(w, (w.sentence, Plain((steps,)).at(node)), in_place, None)
        else:
            for each in deeds:
                deed(w, each)
        w.bare = bare


PLAYS = (verbs.Play, verbs.Equip, verbs.AttackHero)


@clause.means(said.PayTo)
def pay_to(w: Writer, node: said.PayTo) -> None:
    """'Your target must Discard a card to Play an Attack': the price of each, or an order."""
    if node.who is not None and not node.may and any(isinstance(act, PLAYS) for act in acts_of(node.deeds)):
        raise w.not_playable(node, "is this done now, or the price of it whenever they do? Say 'may', or what is now")
    with doer(w, node.who) as who:
        if node.may:
            offer(w, node, who, node.costs, node.deeds, None)
        else:
            compulsory_cost(w, node, who, node.costs, node.deeds)


@contextmanager
def doer(w: Writer, node: Player | None) -> Iterator[Whom]:
    """You, if nobody is named."""
    if node is not None:
        with done_by(w, node) as who:
            yield who
    else:
        w.close_block()
        with w.acting(YOU):
            yield YOU


def compulsory_cost(w: Writer, node: Node, who: Whom, costs: Sequence[Deed], deeds: Sequence[Deed]) -> None:
    with w.acting(who):
        test = possible(w, acts_of(costs)[0], wholly=True)
        if test is None:
            pay_and_do(w, node, costs, deeds)
            return
        with gated(w, node, test, False, who):
            pay_and_do(w, node, costs, deeds)


# ---- alternatives
@clause.means(said.MayEither)
def may_either(w: Writer, node: said.MayEither) -> None:
    with doer(w, node.who) as who, gated(w, node, None, True, who, offered_words(w, node, node.deeds[0])):
        one_of(w, node, who, node.deeds)


# ---- whether something can be done at all, so that nobody is asked in vain
NOUNS = (core.Some, core.Bare, core.EndCard, core.EndCards, nouns.Among, nouns.LastDiscarded)


# From where a verb takes its cards, and which it can take; other verbs need none.
taken: Sense[Writer, Wanted] = Sense()
taken.of(verbs.Discard, lambda w, act: Wanted(zones=[c.HAND], of=discarder(w, act.what)))
taken.of(verbs.Remove, lambda w, act: Wanted(of=victim(w), must=allowed(w, allowing.REMOVABLE)))
taken.of(verbs.Restart, lambda w, act: Wanted(of=w.who, must=allowed(w, allowing.RESTARTABLE)))
taken.of(verbs.TriggerEffect, lambda w, act: Wanted(of=w.who, must=[traits.Found(traits.ACTIVE)]))
taken.of(verbs.Play, lambda w, act: Wanted(zones=[named_zone(w, act.what)], must=allowed(w, allowing.PLAYABLE)))
taken.of(verbs.Equip, lambda w, act: Wanted(zones=[named_zone(w, act.what)], must=allowed(w, allowing.EQUIPPABLE)))
taken.of(verbs.Store, lambda w, act: Wanted(zones=[c.HAND], must=allowed(w, allowing.LEAVES_PILE)))
taken.of(verbs.MakeDormant, lambda w, act: Wanted(of=victim(w)))


@taken.means(verbs.Rotate)
def rotated(w: Writer, act: verbs.Rotate) -> Wanted:
    backward = act.direction is not None and act.direction.word == "backward"
    return Wanted(of=w.who, must=[allowing.Turnable(c.BACKWARD if backward else 0, w.who)])


@taken.means(verbs.Return)
def returned(w: Writer, act: verbs.Return) -> Wanted:
    plainly = moved_back(w, act)
    return moved(w, plainly) if plainly else Wanted(of=returned_of(w, act), must=allowed(w, allowing.RETURNABLE))


@taken.means(verbs.Move)
def moved(w: Writer, act: verbs.Move) -> Wanted:
    if rows_named(w, act):
        return Wanted(of=victim(w))  # from row to row, as `move_across` takes them
    zone = source_zone(w, act.what)
    can = allowing.ENTERABLE if isinstance(act.to, places.IntoPlay) else allowing.LEAVES_PILE
    return Wanted(zones=[c.HAND if zone < 0 else zone], of=mover(w, act.what), must=allowed(w, can))


def possible(w: Writer, act: Act, *, wholly: bool = False) -> Test | None:
    """Whether the cards are there that a verb needs, or another recipient; `wholly`: all of them, as for a cost. None
    if it needs none."""
    if isinstance(act, verbs.Redirect | verbs.HaveRedirected):
        return relations.Compares(HowMany(recipients_instead(w, act)), relations.AT_LEAST, ONE)
    what = getattr(act, "what", None)
    if not isinstance(what, NOUNS) or not taken.knows(act):
        return None
    wanted = taken(w, act)
    with w.being(standing=True, comparing=True):
        count, up_to = how_many(w, what)
        cards = meant(w, what, wanted)
    least: Amount = count if wholly and count is not None and not up_to else ONE
    apart = told_apart(what)
    if apart is not None:
        return ManyUnlike(cards, sort_code(apart), least)
    return AnyCards(cards, least)
