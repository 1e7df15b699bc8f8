"""What the meanings of the core phrases ask of Lost Legacy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Later
from rulebound.games.lost_legacy.meaning import amounts, nouns, persons, senses
from rulebound.games.lost_legacy.meaning.fitting import FOR_THE_LIVING, is_gone, is_of_hand, must_be_there, named
from rulebound.games.lost_legacy.meaning.noting import the_chosen
from rulebound.games.lost_legacy.meaning.paying import pay_for, settled
from rulebound.games.lost_legacy.meaning.players_with import parties
from rulebound.games.lost_legacy.meaning.senses import act, clause, effect, player
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops.battles import Attackers
from rulebound.games.lost_legacy.ops.costs import Cost, Part
from rulebound.games.lost_legacy.ops.lasting import Delay
from rulebound.games.lost_legacy.ops.picking import Pick
from rulebound.games.lost_legacy.ops.terms import EventCards, EventIsOf, ValueIs
from rulebound.games.lost_legacy.vocabulary import verbs
from rulebound.games.lost_legacy.vocabulary.likeness import OfTheNew
from rulebound.games.lost_legacy.vocabulary.noting import OfTheChosen, TheChosen, TheChosenOnes
from rulebound.games.lost_legacy.vocabulary.nouns import OfTheDone, OfTheLinked, Someone, TheDone, TheLinked
from rulebound.games.lost_legacy.vocabulary.players_with import PlayersWith
from rulebound.games.lost_legacy.vocabulary.sentences import Aftereffect, AtTurnsEnd, Modes, PaidOffer, ThenMay
from rulebound.games.lost_legacy.vocabulary.verbs import Doing
from rulebound.kernel.choosing import Clear
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import (
    Cards,
    CardsAre,
    Compares,
    CountOf,
    Done,
    Fixed,
    SeatNumber,
    Test,
    Whom,
    relations,
    stats,
)
from rulebound.kernel.terms.groups import CardsInZones, ThisCard
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import ActivePlayer, EachPlayer, OtherPlayers
from rulebound.kernel.terms.tests import AnyCards
from rulebound.language.abilities import mode_text
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Act, Clause, Deed, Effect, Player
from rulebound.language.core.nouns import It, Some, That, This
from rulebound.language.lowering import YOU, Dialect, Label, Offer
from rulebound.language.lowering.clauses import begin_choice, clauses, gated, mode
from rulebound.language.lowering.waiting import all_of
from rulebound.language.node import Node
from rulebound.language.printer import say

# What is carried out for the controller of the text, whoever is said to do it.
ALWAYS_YOURS = (
    verbs.Look, verbs.Dig, verbs.Rearrange, verbs.Search, verbs.PlayMore, verbs.Play, verbs.Set, verbs.MoveUpTo,
    verbs.MoveSpaces, verbs.MoveToward, verbs.MoveTo, verbs.MoveToEmpty, verbs.MoveInColumn, verbs.Link,
    verbs.Replace, verbs.BuildUp,
    verbs.Threaten, verbs.MentalAttack, verbs.GainControl, verbs.Void, verbs.VoidAbility, verbs.MoveBack, verbs.Swap,
)  # fmt: skip


# What is done to no card that has been sent away.
ON_THE_FIELD = (*FOR_THE_LIVING, verbs.MentalAttack, verbs.Weaken, verbs.MoveTo, verbs.MoveInColumn,
                verbs.MoveBack, verbs.Swap)


def deed(w: Writer, node: Deed) -> None:
    """'For each' multiplies the number of a verb that has one; no other can be multiplied."""
    assert isinstance(node, Doing)
    if w.who is not YOU and isinstance(node.act, ALWAYS_YOURS):
        raise w.not_playable(node.act, "only you can do this by a card of yours")
    what = getattr(node.act, "what", None)
    if isinstance(node.act, FOR_THE_LIVING) and isinstance(what, It) and w.mention(what).node is w.doomed:
        mean_the_destroyer(w, node.act, what)
    must_be_there(w, getattr(node.act, "host", None))
    if isinstance(what, Node) and is_gone(w, what):
        if isinstance(node.act, ON_THE_FIELD):
            must_be_there(w, what)
        w.gone = [each for each in w.gone if each is not named(w, what)]  # it may be played again, or set
    counted = node.each or node.every
    if counted is None:
        act(w, node.act)
        return
    with w.being(each=amounts.how_many(w, counted), most=None if node.most is None else Fixed(node.most.value)):
        act(w, node.act)
        if w.each is not None:
            raise w.not_playable(counted, "this verb has no number that could be multiplied")


# What is done with one card at a time, so that of several attackers the first alone would be meant.
ONE_AT_A_TIME = (
    verbs.MoveUpTo, verbs.MoveSpaces, verbs.MoveToward, verbs.MoveToEmpty, verbs.BuildUp, verbs.Threaten,
    verbs.GainControl,
)  # fmt: skip


def mean_the_destroyer(w: Writer, node: Act, what: It) -> None:
    """[EN-3] [LL-act.4] 'When this character destroys a character, add 1 power-up to it.': nobody does so to one who is
    being destroyed, so the word fits the other party alone: whoever destroys, [LL-bat.26] in a combo each of them."""
    several = isinstance(w.destroyer, Attackers) and isinstance(node, ONE_AT_A_TIME)
    if w.destroyer is None or several or isinstance(node, verbs.Destroy):
        raise w.not_playable(what, "by these words it is the character that is destroyed: name the one you mean")
    w.parties[w.spot(what)] = w.destroyer


def unsaid(w: Any, node: Any, *more: Any) -> NoReturn:
    raise w.not_playable(node)


@contextmanager
def one_by_one(w: Writer, node: Player) -> Iterator[Whom]:
    who = player(w, node)
    if isinstance(who, EachPlayer):
        raise w.not_playable(node, "say it of one player")
    with w.being(who=who):
        yield who


def offer(w: Writer, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
    """[LL-abil.19] Asked when it is reached; what they give must be there."""
    acts = [each.act for each in deeds if isinstance(each, Doing)]
    needed = [possible(w, each) for each in acts if isinstance(each, verbs.Pay | verbs.Discard)]
    with gated(w, node, all_of([each for each in needed if each is not None]), True, who):
        for each in deeds:
            deed(w, each)


PAYS = "say 'unless your opponent pays … MP', or 'discards … cards'"


def possible(w: Writer, node: Act) -> Test | None:
    """Whether somebody can do it to stop something: pay so much, discard so many cards."""
    x = w.x or (lambda: Fixed(1))  # of X, which is chosen when it is paid, whether any can be
    if isinstance(node, verbs.Pay):
        w.asked.append(node)
        with w.being(x=x):
            return Compares(SeatNumber(w.who, c.MP), relations.AT_LEAST, settled(w, node))
    if isinstance(node, verbs.Discard):
        with w.being(x=x):
            count, up_to = nouns.counted(w, node.what)
        if count is None:
            raise w.not_playable(node, PAYS)
        if up_to:
            return None
        held = CardsInZones([c.HAND], w.who, [])  # of what is hidden only how many there are is asked
        return AnyCards(held if is_of_hand(node.what) else nouns.meant(w, node.what), count)
    raise w.not_playable(node, PAYS)


def can_be_done(w: Writer, node: Clause) -> Test | None:
    """Whether the first thing that is offered can be done: cards are there to be discarded, MP to be paid."""
    first = node.steps[0] if isinstance(node, said.Steps) else None
    return can_begin(w, first.deed) if isinstance(first, said.Do) else None


def can_begin(w: Writer, node: Deed) -> Test | None:
    if isinstance(node, Doing) and isinstance(node.act, verbs.Pay | verbs.Discard):
        what = getattr(node.act, "what", None)
        if what is None or (isinstance(what, Some) and is_of_hand(what)):
            return possible(w, node.act)
    return None


@clause.means(said.PlayerMay)
def player_may(w: Writer, node: said.PlayerMay) -> None:
    """[LL-prio.2] Of each player the one whose turn it is is asked first; whether it was done is of nobody alone."""
    if getattr(node.who, "word", "") == "a player":
        raise w.not_playable(node.who, "say which player, or each player")
    each_of = isinstance(node.who, PlayersWith) or isinstance(player(w, node.who), EachPlayer)
    if each_of and len(w.ability.trees) > 1 + w.sentence:
        raise w.not_playable(node.who, "say it of one player, or as the last sentence")
    if isinstance(node.who, PlayersWith):
        for one, is_meant in parties(w, node.who):
            with gated(w, node, is_meant, False, YOU), w.being(who=one):
                offer(w, node, one, node.deeds)
        return
    if not each_of:
        who = player(w, node.who)
        with w.being(who=who):
            offer(w, node, who, node.deeds)
        return
    for one in (ActivePlayer(), OtherPlayers(ActivePlayer())):
        with w.being(who=one):
            offer(w, node, one, node.deeds)


@clause.means(said.YouDo)
def you_do(w: Writer, node: said.YouDo) -> None:
    with w.being(who=player(w, node.who)):
        deed(w, node.deed)


@clause.means(said.PlayerDoes)
def player_does(w: Writer, node: said.PlayerDoes) -> None:
    """'Your opponent discards 1 card.' [LL-prio.2] Of each player the one whose turn it is comes first."""
    if isinstance(node.who, PlayersWith):
        for one, is_meant in parties(w, node.who):
            with gated(w, node, is_meant, False, YOU):
                one_does(w, node, one, True)
        return
    who = player(w, node.who)
    if isinstance(who, EachPlayer) and isinstance(node.who, Someone) and node.who.word != "each player":
        raise w.not_playable(node.who, "say which player, or each player")
    each_of = isinstance(who, EachPlayer)
    for one in (ActivePlayer(), OtherPlayers(ActivePlayer())) if each_of else (who,):
        one_does(w, node, one, each_of)


def one_does(w: Writer, node: said.PlayerDoes, who: Whom, one_of_two: bool) -> None:
    before, gone = dict(w.sent), [*w.gone]
    with w.being(who=who):
        for each in (*node.deeds, *node.later):
            deed(w, each)
    if one_of_two:  # 'this way' would be what the last of them sent away
        w.sent, w.gone, w.last_sent = before, gone, NONE


def asked_first(w: Writer, node: ThenMay | PaidOffer) -> Test | None:
    """'If it is a counter, you may …': nobody is asked where it is not so."""
    return None if node.asked is None else senses.condition(w, node.asked)


@effect.means(ThenMay)
def then_may(w: Writer, node: ThenMay) -> None:
    """[LL-abil.19] Asked when it is reached; to decline is no failure."""
    tests = [asked_first(w, node), can_be_done(w, node.effect.clauses[0])]
    with gated(w, node, all_of([each for each in tests if each is not None]), True, YOU, w.words(node.effect)):
        clauses(w, node.effect.clauses)


@effect.means(PaidOffer)
def paid_offer(w: Writer, node: PaidOffer) -> None:
    """[LL-abil.19] Asked when it is reached, if it can be paid; what is bought comes only if it was."""
    first = asked_first(w, node)
    asked = [possible(w, each) for each in node.costs]
    needs: list[Part] = []
    together: list[Test] = [Cost(needs)] if len(asked) > 1 else [each for each in asked if each is not None]
    with gated(w, node, all_of(together if first is None else [first, *together]), True, YOU, w.words(node)):
        unpaid = Label()
        with w.being(paying=True, needs=needs, asked=[]):
            pay_for(w, node.costs, unpaid, True)
        clauses(w, node.effect.clauses)
        w.mark(unpaid)


@effect.means(Aftereffect)
def aftereffect(w: Writer, node: Aftereffect) -> None:
    """[LL-abil.15] Of one instruction before it, whether it was done."""
    with gated(w, node, Done(), False, YOU):
        clauses(w, node.clauses)


@effect.means(Modes)
def modes(w: Writer, node: Modes) -> None:
    """[LL-abil.19] One of several effects; what cannot be paid or discarded cannot be chosen."""
    choice, behind = begin_choice(w, node, YOU)
    for each in node.modes:
        with mode(w, choice, behind, mode_text(each), can_be_done(w, each.clauses[0])):
            clauses(w, each.clauses)
    w.join(behind)


TIME_BEHIND = 2  # the first wording of AtTurnsEnd that names the time behind what is done


@effect.means(AtTurnsEnd)
def at_turns_end(w: Writer, node: AtTurnsEnd) -> None:
    """The clauses become an ability of their own, which remembers what was chosen before."""
    must_know_later(w, node)
    if node.variant >= TIME_BEHIND and how_many_clauses(node.clauses) > 1:
        raise w.not_playable(node, "say first what waits: 'at the end of the turn, …', in a sentence of its own")
    put_off(w, node, node.clauses, c.THIS_TURN)


def how_many_clauses(many: Sequence[Clause]) -> int:
    """[EN-1] A time behind several of them could be said of the last one alone."""
    return sum(len(each.steps) if isinstance(each, said.Steps) else 1 for each in many)


def put_off(w: Writer, node: Effect, many: Sequence[Clause], moment: int) -> None:
    hold(w, node)
    with w.aside() as later, nothing_paid(w, node):
        clauses(w, many)
    made = Later(w.card, w.ability.text, w.words(node), Ops([]), 0)
    w.parts.append((made, later))
    w.emit(Delay(w.words(node), made, moment))


@contextmanager
def nothing_paid(w: Writer, node: Node) -> Iterator[None]:
    """What must be paid by then might be asked for now, where nobody knows whether it can be."""
    before = len(w.needs)
    yield
    if len(w.needs) > before:
        raise w.not_playable(node, "it may be that it cannot be paid by then: say '… unless you pay … MP'")


# Who leaves by the action that is answered is another object afterwards, and is meant all the same.
LEAVING = (c.DESTROY, c.DISCARD, c.ERASE, c.EJECT, c.BURY, c.RETURN, c.BUILD_UP, c.REPLACE, c.LEAVES)


def hold(w: Writer, node: Node) -> None:
    """What waits speaks of this card, and of those of the action that is answered now, as they are when it is put off:
    what has left and come back meanwhile is another object."""
    leaving = [each for each in w.timings if each.event in LEAVING]
    itself = any(isinstance(test, EventIsOf) and test.cards is nouns.THIS for each in leaving for test in each.tests)
    slots: dict[Cards, int] = {}
    for each in node.inside():
        found = spoken_of(w, each)
        if found is None or (itself or w.card.kind & c.DISPOSABLE if isinstance(found, ThisCard) else leaving):
            continue
        if found not in slots:
            slots[found] = w.slot()
            w.emit(Gather(w.words(each), found, slots[found]))
        w.singled[w.spot(each)] = w.in_slot(slots[found])


def spoken_of(w: Writer, node: Node) -> Cards | None:
    """This card, or one of the action that is answered."""
    if isinstance(node, This):
        return None if nouns.is_host(w, node) else nouns.THIS
    if not isinstance(node, It | That):
        return None
    known = w.handles.get(w.spot_meant(node))
    if known is None:
        meant = w.mention(node).node
        return spoken_of(w, meant) if isinstance(meant, This) else None
    return known if isinstance(known, ThisCard | EventCards) else None


def must_know_later(w: Writer, node: Effect) -> None:
    """[EN-14] What only the action that is answered now has brought is not known later."""
    for each in node.inside():
        if isinstance(each, It | That) and isinstance(nouns.meant(w, each), Attackers):
            raise w.not_playable(each, "who attacked is not known any more by then")
        if isinstance(each, TheDone | OfTheDone) and w.answers:
            raise w.not_playable(each, "say 'that card', which is known by then, too")


def card_of_mention(w: Writer, node: Node) -> Any:
    """'its' behind 'the linked character's'."""
    found = w.mention(node).node
    if isinstance(found, OfTheNew):
        return nouns.the_new_one(w, found)
    if isinstance(found, TheChosen | TheChosenOnes | OfTheChosen):
        return the_chosen(w, found)
    return nouns.HOST if isinstance(found, OfTheLinked | TheLinked) or nouns.is_host(w, found) else None


DIALECT = Dialect(
    act=senses.act,
    clause=senses.clause,
    effect=senses.effect,
    amount=senses.amount,
    condition=senses.condition,
    adjective=senses.adjective,
    player=senses.player,
    may=Offer(c.M_MAY, c.DO_IT, c.DECLINE),
    modes=(c.M_MODE, c.MODE),
    numbers=(c.M_NUMBER, c.NUMBER),
    no_more=c.NO_MORE,
    this=nouns.THIS,
    cards=nouns.meant,
    chosen=nouns.one,
    pick=nouns.pick,
    traits_of=nouns.traits_of,
    cards_are=CardsAre,
    enough=nouns.enough,
    stat=amounts.value_of,
    stat_of=stats.StatOf,
    stat_is=ValueIs,
    how_many_of=lambda w, group: CountOf(nouns.described(w, group, nouns.ANY)),
    zones=nouns.zones_of,
    whose=persons.whose,
    card_of_mention=card_of_mention,
    deed=deed,
    offer=offer,
    one_by_one=one_by_one,
    possible=possible,
    can_begin=can_begin,
    offered_words=lambda w, node, act: say(act),
    is_choice=lambda op: isinstance(op, Clear | Pick),
)
