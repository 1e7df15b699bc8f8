"""Clauses and effects of Lightseekers: who does what, how long, remarks, moments, triggers that may not trigger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.conditions import is_about_block
from rulebound.games.lightseekers.meaning.deeds import deed, repeated, speaks_of_block
from rulebound.games.lightseekers.meaning.durations import lasting_for, standing_condition
from rulebound.games.lightseekers.meaning.heroes import done_by, keep_recipient, whose
from rulebound.games.lightseekers.meaning.kept import kept_for_later
from rulebound.games.lightseekers.meaning.laying import lay, lay_statement, set_up
from rulebound.games.lightseekers.meaning.lines import harm_line, of_this_act, shut_bits
from rulebound.games.lightseekers.meaning.offering import offer
from rulebound.games.lightseekers.meaning.references import THIS
from rulebound.games.lightseekers.meaning.senses import amount, clause, condition, effect
from rulebound.games.lightseekers.meaning.waiting import EVENT_HERO, Waiting
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import occasions
from rulebound.games.lightseekers.ops.lasting import SetUp
from rulebound.games.lightseekers.ops.numbers import Deal, Heal
from rulebound.games.lightseekers.procedures.doing import NotTriggered
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary import conditions, heroes, numbers, standing, verbs, windows
from rulebound.games.lightseekers.vocabulary.elements import Whereabouts
from rulebound.games.lightseekers.vocabulary.events import OnEvent, WhenForAWhile
from rulebound.games.lightseekers.vocabulary.next_turns import EdgeOfNext
from rulebound.games.lightseekers.vocabulary.own_card import HarmLine
from rulebound.kernel.gates import Gate
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Done, Fixed, Not, Test, events, relations
from rulebound.kernel.terms.loops import NextOfThese, SetPlayer
from rulebound.kernel.terms.players import ChosenPlayer
from rulebound.language.cases import OtherCase
from rulebound.language.core import clauses as core
from rulebound.language.core import durations, nouns
from rulebound.language.core.categories import (
    AbilityKind,
    Act,
    Clause,
    Condition,
    Duration,
    Effect,
    Moment,
    PastAct,
    Player,
    Simple,
)
from rulebound.language.core.conditions import IfDone, IfNotDone, IsState
from rulebound.language.core.numbers import Number
from rulebound.language.lowering import Label
from rulebound.language.lowering import clauses as shared
from rulebound.language.lowering.clauses import clauses, gated, tested
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node

THEY = (heroes.ThoseHeroes, heroes.WhoseThat)


def is_of_each(who: heroes.SomeHero) -> bool:
    return who.which.word.startswith("each")


# ---- one clause
@clause.means(said.Do)
def do(w: Writer, node: said.Do) -> None:
    match node.deed:
        case said.Doing(act=numbers.DealDamage(to=heroes.SomeHero() as who) as act, repeat=repeat) as doing if (
            repeat is not None and is_of_each(who) and any(isinstance(each, THEY) for each in repeat.inside())
        ):  # [EN-10] 'deal 1 damage to each other hero for each card they have': of each by itself
            taken = doing.but(act=numbers.TakeDamage(act.n).at(act))
            player_does(w, core.PlayerDoes(who, (taken,)).at(node))
            return
    if w.block is not None and w.goes_on == w.sentence:  # [EN-5]
        with w.acting(ChosenPlayer(w.block.hero)):
            deed(w, node.deed)
        return
    if not speaks_of_block(w, node.deed):
        w.close_block()
    deed(w, node.deed)


@clause.means(core.Steps)
def steps(w: Writer, node: core.Steps) -> None:
    """'Your combos deal 1 more damage and Heal you for 1.': who Heals is not said."""
    for before, step in pairwise(node.steps):
        if isinstance(before, standing.CardIs) and isinstance(step, core.Do):
            if isinstance(getattr(step.deed, "act", None), numbers.Heal | numbers.DealDamage):
                raise w.not_playable(step, "is this done by those cards or by this one? Say it in its own sentence")
    shared.steps(w, node)


@clause.means(said.YouDo)
def you_do(w: Writer, node: said.YouDo) -> None:
    if not speaks_of_block(w, node.deed):
        w.close_block()
    with w.acting(YOU):
        deed(w, node.deed)


@clause.means(core.PlayerDoes)
def player_does(w: Writer, node: core.PlayerDoes) -> None:
    with done_by(w, node.who):
        for each in (*node.deeds, *node.later):
            deed(w, each)


@clause.means(said.HeroesDo)
def heroes_do(w: Writer, node: said.HeroesDo) -> None:
    """[LS-2.6.7b] First what stands before them, then each hero the whole list."""
    for step in node.steps:
        clause(w, step)
    with done_by(w, node.who):
        for each in node.deeds:
            deed(w, each)
    w.goes_on = w.sentence


def statement(w: Writer, node: Simple) -> None:
    w.close_block()
    if isinstance(node, standing.CardIs) and w.ability.kind is not AbilityKind.TRIGGERED:
        check_in_time(w, node)
    lay_statement(w, node)


def check_in_time(w: Writer, node: standing.CardIs) -> None:
    """[EN-13] What this card deals more, behind all that it deals, would change nothing."""
    if not isinstance(node.what, nouns.This):
        return
    for being in node.beings:
        heals = isinstance(being, standing.HealsMore)
        stated = Heal if heals else Deal | Heal if isinstance(being, standing.HasPower) else Deal
        changes_it = heals or isinstance(being, standing.HasPower | standing.DealsMore | standing.DealsDouble)
        if changes_it and any(isinstance(op, stated) for op in w.items):
            why = "it is done by then: say how much it is 'instead', or this right behind it and alone"
            raise w.not_playable(being, why)


for each_statement in standing.STATEMENTS:
    clause.means(each_statement)(statement)


@clause.means(standing.AmountFixed)
def amount_fixed(w: Writer, node: standing.AmountFixed) -> None:
    raise w.not_playable(node, "there is no amount in the sentence before this")


@clause.means(numbers.Spared)
def spared(w: Writer, node: numbers.Spared) -> None:
    raise w.not_playable(node, "which damage? Say this right behind it, alone")


@clause.means(numbers.DoMore)
def do_more(w: Writer, node: numbers.DoMore) -> None:
    """Where no sentence before states an amount: more by the act that the trigger has seen."""
    own = w.ability.kind is not AbilityKind.TRIGGERED
    if own and any(isinstance(op, Heal if node.healing else Deal) for op in w.items):  # [EN-13]
        raise w.not_playable(node, "the damage or healing is done by then: say this right behind it")
    with repeated(w, node.repeat):
        line = replace(of_this_act(w, node.harm, node), amount=multiplied(w, amount(w, node.n)))
    lay(w, node, line, None)
    if node.also is not None:
        clause(w, node.also)


@clause.means(said.Lasting)
def lasting(w: Writer, node: said.Lasting) -> None:
    """'… this turn', 'while …': of what lasts, how long; of what is done at once, under which condition."""
    if isinstance(node.duration, windows.EachTurn):
        raise w.not_playable(node.duration, "an effect that is done once has no 'each turn'")
    if isinstance(node.duration, durations.While | windows.During) and not lasts_at_all(node.what):
        card = w.making.definition
        if isinstance(node.duration, windows.During) and (card.buff or card.item) and (
            w.ability.kind is AbilityKind.EFFECTS
        ):
            raise w.not_playable(node.duration, "when, and how often? Say 'once per turn, you may …', or 'Ability: …'")
        w.close_block()
        with gated(w, node, standing_condition(w, node.duration), False, YOU):
            clause(w, node.what)
        return
    check_stands_alone(w, node.duration)
    check_lasts(w, node)
    with lasting_for(w, node.duration):
        clause(w, node.what)


def check_lasts(w: Writer, node: said.Lasting) -> None:
    """'As long as …, increase your damage by 1 and Draw 1 card': what is done once would be done in any case."""
    steps = getattr(node.what, "steps", ())
    once = [each for each in steps if not any(isinstance(part, LASTS) for part in each.inside())]
    if once and isinstance(node.duration, durations.While):
        raise w.not_playable(once[0], "this is done once: say it in a sentence of its own, with 'if'")


def check_stands_alone(w: Writer, duration: Duration) -> None:
    """'When …, move this into play. While it is in play, …' would be so only after that, and not however it came."""
    if w.ability.kind is AbilityKind.TRIGGERED and isinstance(duration, durations.While):
        match duration.condition:
            case IsState(what=nouns.It() as it, states=(Whereabouts(),)) if cards_meant(w, it) is THIS:
                raise w.not_playable(it, "only after this, or always? Say 'this' on a line of its own")


@clause.means(said.EachTurnWhile)
def each_turn_while(w: Writer, node: said.EachTurnWhile) -> None:
    raise w.not_playable(node.each, "an effect that is done once has no 'each turn'")


LASTS = (*standing.STATEMENTS, numbers.Change, verbs.Cancel, verbs.MakeDormant)


def lasts_at_all(node: Clause) -> bool:
    """Whether a clause says something that goes on, and not only what is done at once."""
    return any(isinstance(each, LASTS) for each in node.inside())


@effect.means(HarmLine)
def harm_for_a_while(w: Writer, node: HarmLine) -> None:
    w.close_block()
    lay(w, node, harm_line(w, node), node.head.duration if isinstance(node.head, WhenForAWhile) else None)


@effect.means(said.InTurn)
def in_turn(w: Writer, node: said.InTurn) -> None:
    """Behind a semicolon stands a clause with a subject of its own."""
    for each in node.clauses:
        clause(w, each)
        w.goes_on = -1


@effect.means(said.WithAside)
def with_aside(w: Writer, node: said.WithAside) -> None:
    """'(this can't be increased by other effects)': of the amount before the brackets."""
    bits = fixed_bits(node.aside)
    if bits == 0:
        clauses(w, (*node.clauses, node.aside))
        return
    said_of = fixed_amount(node.aside)
    if said_of is not None and said_of.harm is not None:
        check_harm(w, said_of.harm, said_of.harm.word, node.clauses)
    w.shut, before = bits, w.shut
    clauses(w, node.clauses)
    w.shut = before


def fixed_bits(node: Clause) -> int:
    """Which changes a remark shuts out; 0 if it is something else."""
    said_of = fixed_amount(node)
    return 0 if said_of is None else shut_bits(said_of.how)


def fixed_amount(node: Clause) -> standing.AmountFixed | None:
    """'This can't be increased', alone."""
    step = said.only_step((node,))
    return step if isinstance(step, standing.AmountFixed) else None


def check_harm(w: Writer, named: Node | None, word: str, changed: Effect | Sequence[Clause]) -> None:
    """'This damage' is damage that was just stated."""
    parts = (changed,) if isinstance(changed, Effect) else changed
    stated = {
        "healing" if isinstance(node, numbers.Heal) else "damage"
        for part in parts
        for node in part.inside()
        if isinstance(node, numbers.DealDamage | numbers.TakeDamage | numbers.Heal)
    }
    if named is not None and word not in stated:
        raise w.not_playable(named, f"there is no {word} in the sentence before this")


@contextmanager
def under(w: Writer, node: Condition) -> Iterator[None]:
    """What is done only if something is so: within the open block, if it is about its heroes."""
    if not is_about_block(w, node):
        w.close_block()
    at_zero, w.at_zero = w.at_zero, is_at_zero(node)
    w.asks_several = sum(isinstance(each, PastAct) for each in node.inside()) > 1
    yield
    w.at_zero, w.asked_much = at_zero, None


def is_at_zero(node: Condition) -> bool:
    """[LS1-5.1.5] 'If you have 0 or less health': the text means a hero at 0, and so beats the rule [LS-2.2.1]."""
    match node:
        case conditions.HasHealth(n=Number(value=0), bound=nouns.Bound(word="less")):
            return True
    return False


@condition.means(IfDone, IfNotDone, conditions.Unable)
def was_done(w: Writer, node: IfDone | IfNotDone) -> Test:
    if w.taken is not None and w.taken[0] == w.sentence:
        taken = relations.Compares(w.taken[1], relations.AT_LEAST, Fixed(1))
        return taken if isinstance(node, IfDone) else Not(taken)
    last = last_op(w)
    if isinstance(last, NextOfThese):
        raise w.not_playable(node, "each of them, or all? What each did is over by now: say it right behind that")
    if isinstance(last, SetUp):
        raise w.not_playable(node, "what stands before this is done later, and this is asked now: say 'you may … to …'")
    return Done() if isinstance(node, IfDone) else Not(Done())


def last_op(w: Writer) -> Op | None:
    """What was said last. Of what waits for something nobody knows now whether it will be done."""
    return next((each for each in reversed(w.items) if not isinstance(each, Label)), None)


@effect.means(core.Otherwise)
def otherwise(w: Writer, node: core.Otherwise) -> None:
    """Behind an offer: if it was declined or could not be done."""
    noted = w.taken is not None and w.taken[0] == w.sentence
    if not noted and (not w.items or isinstance(last_op(w), SetUp) or isinstance(node, OtherCase)):
        raise w.not_playable(node, "there is no 'if' in the sentence before this")
    head = w.ability.head
    if isinstance(head, OnEvent) and head.asks and not any(isinstance(op, Gate) for op in w.items):  # [EN-13]
        raise w.not_playable(node, "that waits for what may happen, and does not ask: say 'If …, … this way'")
    before = getattr(w.ability.trees[w.sentence - 1], "effect", None) if w.sentence else None
    if not noted and isinstance(before, core.If | core.Unless | core.Otherwise):
        raise w.not_playable(node, "in which case? Say it with an 'if' of its own")
    done: Test = Done()
    if w.taken is not None and noted:
        done = relations.Compares(w.taken[1], relations.AT_LEAST, Fixed(1))
    with gated(w, node, Not(done), False, YOU):
        clauses(w, node.clauses)


@effect.means(core.UnlessDone)
def unless_done(w: Writer, node: core.UnlessDone) -> None:
    """'Each other hero takes 2 damage unless they Discard 1 card': each is asked, and suffers it alone [EN-6]."""
    each = done_to_each(node)
    if each is None:
        shared.unless_done(w, node)
        return
    who, done = each
    offered = core.PlayerMay(who, (said.Doing(node.act).at(node.act),)).at(node)
    declined = core.If(IfNotDone(node.who).at(node), (core.Steps((done,)).at(node),)).at(node)
    effect(w, core.Plain((offered,)).at(node))
    effect(w, declined)


def done_to_each(node: core.UnlessDone) -> tuple[Player, Simple] | None:
    """Of how many heroes each may do something against it, and what is done then, with 'they' in their place."""
    if not isinstance(node.who, heroes.ThoseHeroes):
        return None
    match said.only_step(node.clauses):
        case core.PlayerDoes(who=heroes.SomeHero() as who) as step:
            done: Simple = step.but(who=node.who)
        case said.Do(deed=said.Doing(act=numbers.DealDamage(to=heroes.SomeHero() as who) as act) as doing) as step:
            done = step.but(deed=doing.but(act=act.but(to=node.who)))
        case _:
            return None
    return (who, done) if is_of_each(who) else None


MOMENTS = {
    "end of this turn": (c.TURN_END, False), "start of your next turn": (c.TURN_START, True),
    "end of your next turn": (c.TURN_END, True),
}  # fmt: skip


@effect.means(core.IfAtMoment)
def if_at_moment(w: Writer, node: core.IfAtMoment) -> None:
    """What is asked is asked now."""
    with under(w, node.condition), gated(w, node, condition(w, node.condition), False, YOU):
        at_moment(w, core.AtMoment(node.moment, node.clauses).at(node))


@effect.means(core.AtMoment, core.AtMomentIf, core.AtMomentUnless)
def at_moment(w: Writer, node: core.AtMoment | core.AtMomentIf | core.AtMomentUnless) -> None:
    """Put off to a moment to come, once; what is asked behind the moment is asked then."""
    w.close_block()
    with w.being(kept_recipient=keep_recipient(w, node, True), put_off_at=-1), kept_for_later(w, node):
        waiting = moment_waited_for(w, node.moment)
        until = c.FOR_GOOD if waiting.tests else c.THIS_TURN
        set_up(w, node, waiting, until, lambda: done_then(w, node))


def moment_waited_for(w: Writer, moment: Moment) -> Waiting:
    """'Your next turn', that of another hero: one that begins after this."""
    if isinstance(moment, EdgeOfNext):
        kind = c.TURN_START if moment.edge.word == "start" else c.TURN_END
        who = whose(w, moment.whose)
        if not isinstance(who, ChosenPlayer):  # who it is now, whoever drops out by then
            number = w.number()
            w.emit(SetPlayer(w.words(moment.whose), who, number))
            who = ChosenPlayer(number)
        w.mean_hero(moment.whose, who)
    elif isinstance(moment, windows.Once) and moment.word in MOMENTS:
        kind, yours = MOMENTS[moment.word]
        if not yours:
            return Waiting(kind, (), hero=EVENT_HERO)
        who = YOU
    else:
        raise w.not_playable(moment)
    number = w.put_off_at = w.number()
    w.emit(occasions.SetMoment(w.words(moment), number))
    return Waiting(kind, (events.SeatIs(who), occasions.NotThisTurn(number)), hero=EVENT_HERO)


def done_then(w: Writer, node: core.AtMoment | core.AtMomentIf | core.AtMomentUnless) -> None:
    many = [anew(each) for each in node.clauses]
    if isinstance(node, core.AtMoment):
        clauses(w, many)
        return
    with under(w, node.condition):
        asked = condition(w, node.condition)
        with gated(w, node, asked if isinstance(node, core.AtMomentIf) else Not(asked), False, YOU):
            clauses(w, many)


def anew(node: Clause) -> Clause:
    """'At the start of your next turn, Heal 3 more': by then there is nothing that it would be more of."""
    if not isinstance(node, numbers.DoMore) or node.also is not None:
        return node
    done: Act = numbers.Heal(node.n) if node.healing else numbers.DealDamage(node.n)
    return core.Steps((said.Do(said.Doing(done.at(node)).at(node)).at(node),)).at(node)


@effect.means(core.Choose)
def choose(w: Writer, node: core.Choose) -> None:
    """[LS-D22] Modes; 'choose one: Draw 1 card, or Heal 2' has them in one."""
    match node.modes:
        case (core.Plain(clauses=(core.DoOr() as either,)),) if node.n is not None and node.n.value == 1:
            clause(w, either)
            return
    if node.n is not None and node.n.value >= len(node.modes) and not (w.depth and len(node.modes) > 1):
        raise w.not_playable(node, "there is nothing to choose")
    shared.choose(w, node)


@effect.means(core.PlayerChooses)
def player_chooses(w: Writer, node: core.PlayerChooses) -> None:
    """'The recipient chooses one: deal 5 damage to them; or they Discard 2 cards; or you Draw 1 card and Heal 1': this
    card deals it, to who chooses, who also does the second; of the third you do both."""
    shared.player_chooses(w, node.but(modes=tuple(told_to_chooser(mode) for mode in node.modes)))


def told_to_chooser(mode: core.Mode) -> core.Mode:
    match mode.clauses[0]:
        case said.HeroesDo(who=heroes.ThoseHeroes(), steps=(), deeds=deeds) as they:
            first = core.Steps(tuple(said.Do(deed).at(deed) for deed in deeds)).at(they)
        case core.Steps(steps=(said.YouDo() as you, *more)) as steps:
            yours = (said.YouDo(you.who, each.deed).at(each) if isinstance(each, said.Do) else each for each in more)
            first = steps.but(steps=(you, *yours))
        case core.Steps(steps=(said.Do(deed=said.Doing(act=numbers.DealDamage(to=heroes.ThoseHeroes()) as act) as doing)
                               as do, *more)) as steps:  # fmt: skip
            taken = do.but(deed=doing.but(act=numbers.TakeDamage(act.n).at(act)))
            first = steps.but(steps=(taken, *more))
        case _:
            return mode
    return mode.but(clauses=(first, *mode.clauses[1:]))


# ---- a trigger that may not trigger after all [LS-D16]
def whole_trigger(w: Writer, node: Effect, no: Label) -> None:
    """The first sentence of a trigger: a condition, or an offer, on which the whole of it hangs."""
    if isinstance(node, core.If | core.Unless) and not isinstance(node.condition, IfDone | IfNotDone):
        if not (isinstance(node, core.If) and node.instead):
            with gated(w, node, tested(w, node), False, YOU, no=no):
                whole_clauses(w, node.clauses, no)
            return
    if isinstance(node, core.Plain):
        whole_clauses(w, node.clauses, no)
    else:
        effect(w, node)


def whole_clauses(w: Writer, many: Sequence[Clause], no: Label) -> None:
    first = many[0]
    if len(many) != 1 or not is_offer(first):
        clauses(w, many)
        return
    if isinstance(first, said.Lasting):
        with lasting_for(w, first.duration):
            whole_clauses(w, (first.what,), no)
    elif isinstance(first, core.May):
        offer(w, first, YOU, (), first.deeds, no)
    elif isinstance(first, said.PayTo):
        offer(w, first, YOU, first.costs, first.deeds, no)


def is_offer(node: Clause) -> bool:
    """Whether a clause is something that you may do or leave, as a whole."""
    if isinstance(node, said.Lasting):
        return not isinstance(node.duration, windows.EachTurn) and is_offer(node.what)
    return isinstance(node, core.May) or (isinstance(node, said.PayTo) and node.may and node.who is None)


def end_of_trigger(w: Writer, no: Label) -> None:
    """Where a trigger arrives that has not triggered."""
    behind = Label()
    w.close_block()
    w.jump_to(behind)
    w.mark(no)
    w.emit(NotTriggered(""))
    w.mark(behind)
