"""Clauses of Luminous: who does what, how often, together or one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import UnionType

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.games.luminous.meaning.acts_playing import new_tokens
from rulebound.games.luminous.meaning.adjectives import stat_code
from rulebound.games.luminous.meaning.amounts import count_of, whose_life
from rulebound.games.luminous.meaning.durations import refuse_endless
from rulebound.games.luminous.meaning.lasting import is_done_once, set_number, thing_is
from rulebound.games.luminous.meaning.offers import is_own_question, possible
from rulebound.games.luminous.meaning.players import is_plural
from rulebound.games.luminous.meaning.senses import act, amount, clause, condition, effect, player
from rulebound.games.luminous.meaning.triggers import EVENT_CARD, Waiting, by_head
from rulebound.games.luminous.meaning.writer import YOU, Label, Writer
from rulebound.games.luminous.ops import groups, lasting, numbers
from rulebound.games.luminous.vocabulary import sheet, verbs
from rulebound.games.luminous.vocabulary.events import UntilNextTurn
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Amount, Bound, Cards, Fixed, Whom, loops, players
from rulebound.kernel.terms.amounts import AtMost
from rulebound.kernel.terms.loops import NextPlayer, SetActor
from rulebound.language.cases import asks_done, governed
from rulebound.language.core import clauses as said
from rulebound.language.core import durations, nouns
from rulebound.language.core import numbers as amounts
from rulebound.language.core.categories import Condition, Deed, Effect, Head, Moment, Player, Thing
from rulebound.language.core.clauses import AtMoment
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.triggers import NextTime, When, Whenever, WouldHappen
from rulebound.language.lowering.clauses import choices_first, clauses, effects, gated
from rulebound.language.lowering.dialect import Sentences
from rulebound.language.lowering.made_to import must_end_there
from rulebound.language.lowering.references import cards_meant, named_by, possessor
from rulebound.language.lowering.repeating import rounds
from rulebound.language.lowering.writer import Spot
from rulebound.language.node import Node
from rulebound.language.printer import sentence
from rulebound.language.references import Mention, Place

AMOUNTS = frozenset((c.DAMAGED, c.DEALT_DAMAGE, c.CONTACT, c.LIFE_GAINED, c.LIFE_LOST))  # what tells how much
MULTIPLIED = sheet.SHEET.multiplied()
TOGETHER = sheet.SHEET.together()
AWAY = (
    verbs.DrawThing, verbs.DiscardThing, verbs.Destroy, verbs.Sacrifice, verbs.Void, verbs.Put, verbs.Return,
    verbs.ShuffleInto,
)  # fmt: skip

EACH_TIME = (verbs.DealDamage, verbs.RemoveDurability, verbs.AddDurability, verbs.GainControl)
MOVES = ("enter play", "be played", "be destroyed", "be sacrificed", "be discarded", "leave play", "be voided")

ONCE_KEPT = "only in its own text a card keeps in mind what it has spoken of, not in one that it gives to others"


# ---- one verb
def deed(w: Writer, node: Deed) -> None:
    assert isinstance(node, said.Doing)
    if node.each is None:
        act(w, node.act)
        return
    count = count_of(w, node.each)
    most = None if node.most is None else amount(w, node.most)
    if isinstance(node.act, MULTIPLIED):
        with w.being(times=count, most=most):
            act(w, node.act)
        return
    if most is not None:
        count = AtMost(count, most)
    repeated_so_often(w, node, count)


def repeated_so_often(w: Writer, node: said.Doing, count: Amount) -> None:
    """'Play a token for each … and Cull that many': behind what leaves no amount of its own it is how often that was
    done, which is sure of new tokens alone."""
    if w.tally_wanted:
        number = w.tally("times")
        w.emit(SetNumber(w.words(node), number, count))
        count = Bound(number)
    told = len(w.written)
    with repeated(w, node, count):
        act(w, node.act)
    if w.tally_wanted and len(w.written) == told:
        w.tallies[""] = w.tallies["times"]
        what = node.act.what if isinstance(node.act, verbs.Play) else None
        if what is None or new_tokens(w, what) is None:
            w.stale.add(w.tallies["times"])


@contextmanager
def repeated(w: Writer, node: Node, count: Amount) -> Iterator[None]:
    """Do something so many times."""
    number = w.number()
    w.emit(SetNumber(w.words(node), number, count))
    with rounds(w, loops.NextTime(w.words(node), number)):
        yield


# ---- one clause
clause.of(said.YouDo, lambda w, node: done_all(w, node.who, (node.deed,)))
clause.of(said.PlayerDoes, lambda w, node: done_all(w, node.who, (*node.deeds, *node.later)))


def done_all(w: Writer, who: Player, deeds: Sequence[Deed]) -> None:
    """[LU-play.17] Where each of several players does it, they choose in turn order and it happens together, one deed
    after the other; what cannot be done so is done player by player, with all that speaks of it."""
    if is_plural(who):
        refuse_shared(w, deeds)
    together = all(isinstance(each, said.Doing) and is_done_together(each) for each in deeds)
    own = is_plural(who) and speak_of_each_other(w, deeds)
    amount_of = amounts.ThatMuch | amounts.AmountThisWay | nouns.ThisWay | amounts.Its | amounts.OfThat
    counted = any(isinstance(node, amount_of) for each in deeds[1:] for node in each.inside())  # [EN-10]
    together = together and at_hand(w, who) is None and not (own and counted)
    if not together and len(deeds) > 1 and is_plural(who) and not own:
        for each in deeds:
            done_all(w, who, (each,))
        return
    with done_by(w, who) if together else one_by_one(w, who):
        for each in deeds:
            deed(w, each)


@act.means(verbs.HavePlayer)
def have_player(w: Writer, node: verbs.HavePlayer) -> None:
    must_end_there(w, node)
    done_all(w, node.who, (said.Doing(node.act).at(node.act),))


def speak_of_each_other(w: Writer, deeds: Sequence[Deed]) -> bool:
    """Whether one deed speaks of what an earlier one did or chose."""
    for at, each in enumerate(deeds[1:], 1):
        for node in each.inside():
            if isinstance(node, amounts.ThatMuch | amounts.AmountThisWay | nouns.ThisWay):
                return True
            meant = w.ability.bindings.get(w.place(node))
            if meant is not None and not meant.back and meant.place.sentence == w.sentence:
                if deeds[0].span[0] <= meant.place.span[0] < deeds[at - 1].span[1]:
                    return True
    return False


def refuse_shared(w: Writer, deeds: Sequence[Deed]) -> None:
    """What is done twice to a card that two players have chosen is another thing than what each does to one."""
    for each in deeds:
        done = each.act if isinstance(each, said.Doing) else None
        what = done.to if isinstance(done, verbs.DealDamage) else getattr(done, "what", None)
        if isinstance(done, EACH_TIME) and isinstance(what, nouns.Some) and is_picked(what):
            if not any(getattr(node, "word", "") == "they" for node in what.inside()):
                raise w.not_playable(what, "may two of them choose the same? Say of which: '… they control'")


def is_done_together(node: said.Doing) -> bool:
    """Verbs that several players do at once: those with amounts, and those whose cards are chosen first."""
    if node.each is not None:
        return False
    if isinstance(node.act, TOGETHER):
        return True
    if isinstance(node.act, verbs.Play | verbs.PutIntoPlay):
        return False
    what = node.act.to if isinstance(node.act, verbs.DealDamage) else getattr(node.act, "what", None)
    return isinstance(what, nouns.Some) and is_picked(what)


def is_picked(what: nouns.Some) -> bool:
    """Whether so many are chosen; all that one player has is that player's alone."""
    if getattr(what.determiner, "word", "") in ("all", "each"):
        return False
    return isinstance(what.determiner, nouns.Article | nouns.Exactly | nouns.UpTo)


@contextmanager
def done_by(w: Writer, node: Player) -> Iterator[Whom]:
    """Somebody does it; 'they' is the one whose turn it is to do it, afterwards all of them."""
    who = player(w, node)
    spot = w.spot(node)
    with w.acting(who):
        if w.actor >= 0:
            w.people[spot] = players.Actor(w.actor)
            w.emit(SetActor(w.words(node), who, w.actor))
        yield who
    w.people[spot] = who


@contextmanager
def one_by_one(w: Writer, node: Player) -> Iterator[Whom]:
    """Where each of several players decides for themselves: the whole part, player by player."""
    known = at_hand(w, node)
    if known is not None:
        with w.acting(known, known.number):
            yield known
    elif (spot := spot_of_many(w, node)) is None:
        with done_by(w, node) as who:
            yield who
    else:
        with in_turn(w, node, spot) as actor, w.acting(actor, actor.number):
            yield actor


def spot_of_many(w: Writer, node: Player) -> Spot | None:
    """[EN-6] Where several players were named whom a phrase means: itself, or the one that 'they' goes back to."""
    if is_plural(node):
        return w.spot(node)
    mention = w.ability.bindings.get(w.place(node))
    if mention is None or not isinstance(mention.node, Player) or not is_plural(mention.node):
        return None
    spot = w.spot_meant(node)
    return None if spot in w.in_turn else spot


@contextmanager
def in_turn(w: Writer, node: Player, spot: Spot) -> Iterator[players.Actor]:
    """One player after the other; until the last had their turn, the phrase means the one at hand."""
    who = player(w, node)
    number, actor, again, behind = w.number(), players.Actor(w.number()), Label(), Label()
    start = len(w.items)
    w.emit(SetNumber(w.words(node), number, Fixed(0)))
    w.mark(again)
    w.branch(NextPlayer(w.words(node), who, number, actor.number), behind)
    w.people[spot] = w.in_turn[spot] = actor
    rounds = w.begin_rounds(start)
    with w.part():
        yield actor
    w.end_round(rounds)
    w.jump_to(again)
    w.mark(behind)
    w.people[spot] = who
    del w.in_turn[spot]


def at_hand(w: Writer, node: Player) -> players.Actor | None:
    """The one of several players whose turn it is, where the phrase is taken apart."""
    return w.in_turn.get(w.spot(node))


def bound_sentences(w: Writer, many: Sentences, at: int) -> int:
    """Sentences that go together: how many these were."""
    return otherwise_later(w, many, at) or laid_first(w, many, at) or asked_of_each(w, many, at)


def otherwise_later(w: Writer, many: Sentences, at: int) -> int:
    """[EN-2] 'At the start of your next turn, if …, …. Otherwise, …', '…, you may …. If you do, …': what is asked or
    offered then is answered then."""
    (number, node), *behind = many[at:]
    if not isinstance(node, AtMoment | said.AtMomentIf):
        return 0
    count = 0
    while count < len(behind) and asks_done(behind[count][1]) is not None:
        count += 1
    if count == 0 and behind and isinstance(behind[0][1], said.Otherwise):
        count = 1
    if count == 0:
        return 0
    first: Effect = said.Plain(node.clauses).at(node)
    if isinstance(node, said.AtMomentIf):
        first = said.If(node.condition, node.clauses).at(node)
    put_off(w, node, node.moment, lambda: effects(w, [(number, first), *behind[:count]]))
    return 1 + count


def laid_first(w: Writer, many: Sentences, at: int) -> int:
    """[EN-11] 'Deal 5 damage to a unit. If it would be destroyed this turn, …': it holds before the damage is dealt."""
    match many[at + 1 : at + 2]:
        case [(number, said.Replace(event=WouldHappen(what=nouns.It() | nouns.That())) as after)]:
            if any(isinstance(each, verbs.PutIntoPlay | verbs.Play) for each in many[at][1].inside()):
                return 0  # it is another object before that
            if not after.this_turn and any(isinstance(each, verbs.DealDamage) for each in many[at][1].inside()):
                with w.being(sentence=number):
                    raise w.not_playable(after, "by this damage, or whenever it is? Say 'this turn' behind it")
            with w.aside() as first:
                effect(w, many[at][1])
            choosing = choices_first(w, first)
            w.items += first[:choosing]
            with w.being(sentence=number):
                effect(w, after)
            w.items += first[choosing:]
            return 2
    return 0


# ---- what is asked of each player by itself [EN-6]
def asked_of_each(w: Writer, many: Sentences, at: int) -> int:
    """'Each player discards 1. If they do, …': player by player, with the sentences that ask about it. A condition
    about 'they' alone is a round of its own."""
    refuse_whose_card(w, *many[at])
    last = at
    while last + 1 < len(many) and (
        mention := each_asked(w, *many[last + 1], IfDone | IfNotDone) or each_has(w, *many[last + 1], *many[at])
    ) is not None:
        first, last = mention, last + 1
    if last == at:
        own = each_asked(w, *many[at], Condition)
        if own is None:
            return 0
        first = own
    spot = w.at, first.place
    if spot in w.in_turn:
        return 0
    assert isinstance(first.node, Player)
    with in_turn(w, first.node, spot):
        effects(w, many[at : last + 1])
    return last + 1 - at


def each_asked(w: Writer, sentence: int, node: Effect, sort: type[Condition] | UnionType) -> Mention | None:
    """The players of whom a sentence asks something one by one: 'if they control a relic'."""
    condition = node.condition if isinstance(node, said.If | said.Unless) else None
    for each in condition.inside() if condition is not None and isinstance(condition, sort) else ():
        mention = w.ability.bindings.get(Place(sentence, each.span))
        if mention is not None and isinstance(mention.node, Player) and is_plural(mention.node):
            return mention
    return None


def refuse_whose_card(w: Writer, sentence: int, node: Effect) -> None:
    """[EN-6] 'It', of a card that each player has brought, where nobody goes from player to player."""
    for each in node.condition.inside() if isinstance(node, said.If | said.Unless) else ():
        single = isinstance(each, nouns.It | nouns.That)
        mention = w.ability.bindings.get(Place(sentence, each.span)) if single else None
        for did in w.ability.trees[mention.place.sentence].inside() if mention is not None else ():
            if isinstance(did, said.PlayerDoes | said.PlayerMay) and is_plural(did.who) and mention is not None:
                here = w.at, Place(mention.place.sentence, did.who.span)
                if here not in w.in_turn and any(one is mention.node for one in did.inside()):
                    with w.being(sentence=sentence):
                        raise w.not_playable(each, "of which player? Ask right behind what each of them does")


def each_has(w: Writer, sentence: int, node: Effect, before: int, did: Effect) -> Mention | None:
    """[EN-6] [EN-10] The same players, if it asks about the card of each, or has an amount of it: 'Each player discards
    a card. If it is a unit, …', '… They gain life equal to its cost.'"""
    about = [*node.condition.inside()] if isinstance(node, said.If | said.Unless) else []
    about += [each for each in node.inside() if isinstance(each, amounts.Its | amounts.OfThat)]
    only: Node = did.clauses[0] if isinstance(did, said.Plain) and len(did.clauses) == 1 else did
    only = only.steps[0] if isinstance(only, said.Steps) and len(only.steps) == 1 else only
    who = only.who if isinstance(only, said.PlayerDoes | said.PlayerMay) else None
    if who is None or not is_plural(who):
        return None
    theirs = {Place(before, each.span) for each in did.inside() if isinstance(each, Thing)}
    asked = (w.ability.bindings.get(Place(sentence, each.span)) for each in about)
    if any(mention is not None and mention.place in theirs for mention in asked):
        return Mention(Place(before, who.span), who)
    return None


clause.means(said.ThingIs)(thing_is)


@clause.means(said.StatBecomes)
def stat_becomes(w: Writer, node: said.StatBecomes) -> None:
    set_number(w, node, possessor(w, node.of), stat_code(node.stat), amount(w, node.n), node.duration)


@clause.means(said.StatIsEqual)
def stat_is_equal(w: Writer, node: said.StatIsEqual) -> None:
    """In an effect it is settled once, as 'becomes' is."""
    set_number(w, node, possessor(w, node.of), stat_code(node.stat), amount(w, node.to), None)


@clause.means(said.LifeBecomes)
def life_becomes(w: Writer, node: said.LifeBecomes) -> None:
    w.emit(numbers.SetLife(w.words(node), whose_life(w, node.whose), amount(w, node.n), -1, -1))


def offer(w: Writer, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
    """[LU-play.16] All of it, or nothing; where nothing can be done nobody is asked."""
    first = deeds[0]
    assert isinstance(first, said.Doing)
    if len(deeds) == 1 and first.each is None and is_own_question(first.act):
        w.offered = True
        act(w, first.act)
        w.offered = False
        return
    with gated(w, node, possible(w, first.act), True, who):
        if w.limited:
            w.emit(lasting.UseThisTurn(""))
            w.limited = False
        with w.being(offering=True):
            for each in deeds:
                deed(w, each)


# ---- effects that are put off: 'At the end of this turn, …'
MOMENTS = {
    "end of this turn": c.AT_END_OF_TURN, "start of your next turn": c.AT_START_OF_YOUR_TURN,
    "end of your next turn": c.AT_END_OF_YOUR_TURN,
    "start of the opponent's next turn": c.AT_START_OF_OPPONENTS_TURN,
    "end of the opponent's next turn": c.AT_END_OF_OPPONENTS_TURN, "end of combat": c.AT_END_OF_COMBAT,
}  # fmt: skip


@effect.means(said.IfAtMoment)
def if_at_moment(w: Writer, node: said.IfAtMoment) -> None:
    with gated(w, node, condition(w, node.condition), False, YOU):
        at_moment(w, AtMoment(node.moment, node.clauses).at(node))


@effect.means(said.AtMomentUnless)
def at_moment_unless(w: Writer, node: said.AtMomentUnless) -> None:
    unless = said.Unless(node.condition, node.clauses).at(node)
    put_off(w, node, node.moment, lambda: effect(w, unless))


@effect.means(AtMoment, said.AtMomentIf)
def at_moment(w: Writer, node: AtMoment | said.AtMomentIf) -> None:
    """The clauses become an ability of their own, which remembers what was chosen before."""

    def done() -> None:
        if isinstance(node, said.AtMomentIf):
            with gated(w, node, condition(w, node.condition), False, YOU):
                clauses(w, node.clauses)
        else:
            clauses(w, node.clauses)

    put_off(w, node, node.moment, done)


def put_off(w: Writer, node: Node, moment: Moment, done: Callable[[], None]) -> None:
    assert isinstance(moment, durations.Later)
    words = w.words(node)
    with w.aside() as later, w.part():
        w.emit(lasting.Recall(""))
        done()
    # It waits for no event: its moment raises it.
    ability = LuminousTriggered(w.making.definition, words, sentence(moment), Ops([]), 0, c.TURN_END, True, None, "")
    w.parts.append((ability, later))
    w.emit(lasting.Delay(words, ability, MOMENTS[moment.word]))


def waited_for(w: Writer, head: Head) -> Cards:
    """The card of which a trigger speaks."""
    assert isinstance(head, When | Whenever)
    what = getattr(head.event, "what", None)
    if not isinstance(what, nouns.It | nouns.That):
        raise w.not_playable(head, "of which card, and how long? Say 'this turn' behind what it waits for")
    enters = all(getattr(verb, "word", "") in ("enter play", "be played") for verb in getattr(head.event, "verbs", ()))
    if named_by(w, what, AWAY) and not enters:
        raise w.not_playable(what, "this card is not in play then: say which one is meant, or 'when it enters play'")
    return cards_meant(w, what)


@contextmanager
def of_what_is_heard(w: Writer, waiting: Waiting) -> Iterator[None]:
    """'If it deals damage this turn, draw that many cards': that many are what is heard, whatever was done before."""
    if waiting.event not in AMOUNTS:
        with w.being(answers_amount=False):  # what the ability itself waited for is another event
            yield
        return
    before, answers, chosen = w.tallies, w.answers_amount, w.chosen_number
    w.tallies, w.answers_amount, w.chosen_number = {}, True, -1
    yield
    w.tallies, w.answers_amount, w.chosen_number = before, answers, chosen


def note_what_was_heard(w: Writer, node: said.Waits) -> None:
    """'Whenever a unit attacks, it gets +1/+0. When it is destroyed this turn, …': what the first event was about is
    kept, for by then another one is heard."""
    for each in node.inside():
        if w.place(each) not in w.ability.bindings:
            continue
        spot = w.spot_meant(each)
        cards, who = w.handles.get(spot), w.people.get(spot)
        if isinstance(cards, groups.EventCard | groups.OtherEventCard):
            slot = w.slot()
            w.emit(loops.Gather(w.words(each), cards, slot))
            w.handles[spot] = w.in_slot(slot)
        if isinstance(who, players.EventPlayer):
            actor = players.Actor(w.number())
            w.emit(SetActor(w.words(each), who, actor.number))
            w.people[spot] = actor


@contextmanager
def as_it_comes(w: Writer, head: Head) -> Iterator[None]:
    """[EN-4] 'When it enters play, it gains …', 'When it is destroyed, void it': from then on it is what has come, or
    what lies in the discard pile."""
    event = getattr(head, "event", None)
    what = getattr(event, "what", None)
    moves = [getattr(verb, "word", "") in MOVES for verb in getattr(event, "verbs", ())]
    if not isinstance(what, nouns.It | nouns.That) or not moves or not all(moves):
        yield
        return
    spot = w.spot_meant(what)
    before = w.handles.get(spot)
    w.handles[spot] = EVENT_CARD
    yield
    if before is not None:
        w.handles[spot] = before


def speaks_of_before(w: Writer, node: Node) -> bool:
    """Whether a trigger that is laid speaks of what was bound before. If not, it may be laid as often as one likes."""
    mentions = [w.ability.bindings.get(w.place(each)) for each in node.inside()]
    of_before = any(each is not None and (each.back or each.place.sentence < w.sentence) for each in mentions)
    amounts_of = amounts.ThatMuch | amounts.AmountThisWay | nouns.ThisWay
    return of_before or w.x is not None or any(isinstance(each, amounts_of) for each in node.inside())


@effect.means(said.Waits)
def waits(w: Writer, node: said.Waits) -> None:
    """'When it is destroyed this turn, …': what the text has spoken of is kept in mind until the turn is over; [EN-8]
    without a time as long as it is the same object."""
    head = node.head
    anew = not is_done_once(w) and (not getattr(head, "this_turn", False) or speaks_of_before(w, node))
    if anew and w.making.quoted:
        raise w.not_playable(head, ONCE_KEPT)
    note_what_was_heard(w, node)
    about = None if getattr(head, "this_turn", True) else waited_for(w, head)
    if about is None:
        refuse_endless(w, (node.effect,))
    with w.being(laying=True, standing=True):
        found = by_head(w, head)
    if isinstance(head, NextTime) and len(found) > 1:
        raise w.not_playable(head, "the next time of which of them? Say one thing that it waits for")
    for waiting in found:
        with w.aside() as later, w.part():
            w.emit(lasting.RecallKept(""))
            with as_it_comes(w, head), of_what_is_heard(w, waiting):
                effects(w, [(w.sentence, each) for each in governed(node.effect)])
        short, test = sentence(head), waiting.test()
        card = w.making.definition
        trigger = LuminousTriggered(card, w.words(node), short, Ops([]), 0, waiting.event, False, test, "")
        trigger.this_turn, trigger.keeps, trigger.about, trigger.anew = about is None, True, about, anew
        trigger.next_turn = isinstance(head, UntilNextTurn)
        trigger.next_only = isinstance(head, NextTime)
        trigger.laid = not card.spell
        w.parts.append((trigger, later))
        w.emit(lasting.ListenThisTurn(w.words(node), trigger))
