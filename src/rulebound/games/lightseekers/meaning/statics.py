"""Lingering statements [LS-4.1.2.2a.2]: lines that stand as long as their card is at work, and Next."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightTriggered, StaticAbility
from rulebound.games.lightseekers.meaning.clauses import end_of_trigger
from rulebound.games.lightseekers.meaning.deeds import TRIGGER, repeated
from rulebound.games.lightseekers.meaning.durations import lasting_for, standing_condition
from rulebound.games.lightseekers.meaning.happenings import next_act
from rulebound.games.lightseekers.meaning.heroes import party
from rulebound.games.lightseekers.meaning.laying import SKIPPED, check_own_phase
from rulebound.games.lightseekers.meaning.line import Line
from rulebound.games.lightseekers.meaning.lines import change, harm_line, lines_of
from rulebound.games.lightseekers.meaning.senses import amount, condition
from rulebound.games.lightseekers.meaning.writer import YOU, Making, Writer
from rulebound.games.lightseekers.ops.lasting import Awaited, Lay
from rulebound.games.lightseekers.ops.table import CancelAct
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary import events, heroes, nouns, numbers, own_card, standing, verbs
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.modifiers import GRANT
from rulebound.kernel.ops import Op, Ops
from rulebound.kernel.terms import Every, Negative, Not, Test, Whom
from rulebound.language.abilities import Ability
from rulebound.language.core import clauses as core
from rulebound.language.core import durations, sentences
from rulebound.language.core import nouns as things
from rulebound.language.core.categories import Clause, Condition, Duration, Effect, Simple
from rulebound.language.lowering import Label
from rulebound.language.lowering.clauses import gated
from rulebound.language.node import Node


class Under:
    """What a statement stands under: conditions, and the place its card works from."""

    def __init__(self, tests: tuple[Test, ...] = (), place: int = c.IN_PLAY) -> None:
        self.tests = tests
        self.place = place

    def also(self, w: Writer, node: Condition, unless: bool) -> Under:
        if own_card.is_on_pile(node) and not unless:
            return Under(self.tests, c.ON_PILE)
        test = condition(w, node)
        return Under((*self.tests, Not(test) if unless else test), self.place)

    def lasting(self, w: Writer, duration: Duration) -> Under:
        if isinstance(duration, durations.While):
            return self.also(w, duration.condition, False)
        test = standing_condition(w, duration)
        return self if test is None else Under((*self.tests, test), self.place)

    @property
    def test(self) -> Test | None:
        if not self.tests:
            return None
        return self.tests[0] if len(self.tests) == 1 else Every(list(self.tests))


def statics(making: Making, ability: Ability, number: int) -> list[Lowered]:
    """The lines of a static ability, one for each field that it changes; what waits for the Next act is a trigger."""
    w = Writer(making, ability, number, standing=True)
    found: list[Lowered] = []
    for at, tree in enumerate(ability.trees):
        w.sentence = at
        line = own_card.as_line(tree)
        if line is not None:
            found.append(stands(w, line, harm_line(w, line), Under()))
            continue
        assert isinstance(tree, sentences.Statement)
        found += of_effect(w, tree.effect, Under())
    return found


def of_effect(w: Writer, effect: Effect, under: Under) -> list[Lowered]:
    if isinstance(effect, core.IfElse):
        return [
            *of_clauses(w, effect.clauses, under.also(w, effect.condition, False)),
            *of_clauses(w, effect.other, under.also(w, effect.condition, True)),
        ]
    if isinstance(effect, core.If | core.Unless):
        under = under.also(w, effect.condition, isinstance(effect, core.Unless))
    elif not isinstance(effect, core.Plain):
        raise w.not_playable(effect)
    return of_clauses(w, effect.clauses, under)


def of_clauses(w: Writer, clauses: tuple[Clause, ...], under: Under) -> list[Lowered]:
    found: list[Lowered] = []
    for clause in clauses:
        if isinstance(clause, said.Lasting):
            with lasting_for(w, clause.duration):
                w.kept.append(clause.duration)  # what it stands under
                found += of_clause(w, clause.what, under.lasting(w, clause.duration))
        else:
            found += of_clause(w, clause, under)
    return found


def of_clause(w: Writer, clause: Clause, under: Under) -> list[Lowered]:
    if isinstance(clause, core.May):
        return [may_cancel_next(w, clause, under)]
    if isinstance(clause, said.HeroesDo):
        skipped = skipped_phase(w, clause)
        if skipped is not None:
            return [stands(w, clause, skipped, under)]
    if not isinstance(clause, core.Steps):
        raise w.not_playable(clause)
    return [line for step in with_their_subject(clause.steps) for line in of_step(w, step, under)]


def with_their_subject(steps: tuple[Simple, ...]) -> list[Simple]:
    """'Your Buffs can't be Removed and they don't Rotate': the same cards."""
    out: list[Simple] = []
    for step in steps:
        match step, out[-1:]:
            case standing.CardIs(what=things.Them()), [standing.CardIs(what=what)]:
                step = step.but(what=what)
        out.append(step)
    return out


def of_step(w: Writer, step: Simple, under: Under) -> list[Lowered]:
    skipped = skipped_phase(w, step)
    if skipped is not None:
        return [stands(w, step, skipped, under)]
    doing = said.verb_of(step)
    if doing is not None and doing.least is not None:
        raise w.not_playable(doing.least, "a line has no least amount")
    most = None if doing is None or doing.most is None else amount(w, doing.most)
    with w.being(most=most), repeated(w, None if doing is None else doing.repeat):
        act = None if doing is None else doing.act
        if isinstance(act, verbs.Cancel):
            return [cancel_next(w, act, under)]
        found = [change(w, act)] if isinstance(act, numbers.Change) else lines_of(w, step)
    out: list[Lowered] = []
    for line in found:
        out.append(stands(w, step, line, under) if line.act is None else bound_to_next(w, step, line, under))
        if line.expires is not None:
            if not w.making.definition.buff:
                raise w.not_playable(step, "only a Buff waits for the Next one and Expires: say 'this turn'")
            out.append(waiting(w, step, line.expires, under, c.NEXT_ACT, Awaited(w.words(step))))
    return out


def skipped_phase(w: Writer, step: Simple | said.HeroesDo) -> Line | None:
    """'Skip your Draw Phase', of a card in play: as long as it is at work there is none."""
    match step:
        case said.HeroesDo(who=node, deeds=(said.Doing(act=verbs.SkipPhase() as act),), steps=()):
            who: Whom = party(w, node)
        case said.Do(deed=said.Doing(act=verbs.SkipPhase() as act)) | said.YouDo(
            deed=said.Doing(act=verbs.SkipPhase() as act)
        ):
            who = YOU
        case core.PlayerDoes(who=node, deeds=(said.Doing(act=verbs.SkipPhase() as act),), later=()):
            who = party(w, node)
        case _:
            return None
    check_own_phase(w, act, who)
    return Line(c.F_RULE_OFF, GRANT, bits=SKIPPED[act.phase.word], who=who)


def stands(w: Writer, step: Node, line: Line, under: Under) -> StaticAbility:
    if line.of_act:
        raise w.not_playable(step, "there is no act that this would be about")
    if line.once and not w.making.definition.buff:
        raise w.not_playable(step, "only a Buff waits for the Next one and Expires: say 'this turn'")
    static = StaticAbility(w.making.definition, w.words(step), Ops([]), line.field, line.how)
    static.amount = Negative(line.amount) if line.negative and line.amount is not None else line.amount
    static.bits = line.bits
    static.side = line.side
    static.who = line.who
    static.group = line.group
    static.names_items = line.names_items
    tests = [each for each in (under.test, line.under) if each is not None]
    static.condition = Every(tests) if len(tests) == 2 else tests[0] if tests else None
    static.place = under.place
    static.once = line.once
    return static


# ---- Next [LS-6.1.2-next.1] [LS-G33]
def waiting(w: Writer, node: Node, test: Test | None, under: Under, how: int, op: Op) -> LightTriggered:
    tests = [each for each in (test, under.test) if each is not None]
    trigger = LightTriggered(
        w.making.definition, w.words(node), w.words(node), Ops([op]), 0, c.ACT, False,
        tests[0] if len(tests) == 1 else Every(tests),
    )  # fmt: skip
    trigger.next = how
    trigger.place = under.place
    return trigger


def check_one(w: Writer, what: Node) -> None:
    determiner = getattr(what, "determiner", None)
    if isinstance(determiner, nouns.Next) and determiner.n is not None:
        raise w.not_playable(determiner, "a Buff with Next waits for one act: it Expires then")


def cancel_next(w: Writer, act: verbs.Cancel, under: Under) -> LightTriggered:
    """'Cancel the Next Attack against you.'"""
    if not isinstance(act.what, things.Some):
        raise w.not_playable(act)
    check_one(w, act.what)
    w.making.cancels = True
    return waiting(w, act, next_act(w, act.what).test, under, c.NEXT, CancelAct(w.words(act)))


def may_cancel_next(w: Writer, clause: core.May, under: Under) -> LightTriggered:
    """'You may Cancel the Next Attack against you': offered when it comes; declined, it has not triggered [LS-D16]."""
    (deed,) = clause.deeds
    assert isinstance(deed, said.Doing) and isinstance(deed.act, verbs.Cancel)
    trigger = cancel_next(w, deed.act, under)
    no = Label()
    w.standing = False
    with w.aside() as program:
        with gated(w, clause, None, True, YOU, offer=TRIGGER, no=no):
            w.emit(CancelAct(w.words(clause)))
        end_of_trigger(w, no)
    w.standing = True
    trigger.code = w.assembled(program)
    return trigger


def bound_to_next(w: Writer, step: Node, line: Line, under: Under) -> LightTriggered:
    """'Your Next Attack deals 2 more damage': bound to the next such act, whose end is the end of the Buff."""
    for node in step.inside():
        if isinstance(node, things.Some):
            check_one(w, node)
    op = Lay(w.words(step), line.field, line.how, c.THIS_ACT)
    op.amount = line.amount
    op.negative = line.negative
    op.side = c.OF_ACT
    op.names_items = line.names_items
    return waiting(w, step, line.act, under, c.NOT_NEXT if line.numbered else c.NEXT_ACT, op)


# ---- 'The Next time …' of a Buff, where what is done would come too late for it [LS-6.1.2-next.1] [LS-T04]
def changes_next_harm(w: Writer, head: events.NextTime, effect: Effect) -> list[Lowered] | None:
    """'Reduce the damage you receive by 2 the Next time you take damage': that damage, not what comes after it."""
    match said.only_step(effect.clauses) if isinstance(effect, core.Plain) else None:
        case said.Do(deed=said.Doing(act=numbers.Change(measure=measure, duration=None) as act, repeat=None)):
            if not isinstance(measure, numbers.HarmMeasure) or not is_harm_of(head, measure):
                return None
        case _:
            return None
    assert isinstance(measure.flow, numbers.ReceivedBy | numbers.DoneBy)
    made = act.but(measure=numbers.NextHarm(measure.harm, measure.flow).at(measure))
    w.standing = True
    under = Under() if head.under is None else Under().also(w, head.under.condition, False)
    return [stands(w, effect, change(w, made), under)]


def is_harm_of(head: events.NextTime, measure: numbers.HarmMeasure) -> bool:
    """Whether the event is that you take, or deal, just this damage."""
    if measure.harm.word != "damage" or measure.source is not None:
        return False
    match head.event, measure.flow:
        case (
            events.HeroActs(who=heroes.You(), verbs=(events.TakesDamage(n=None, source=None),)),
            numbers.ReceivedBy(who=None | heroes.You()),
        ) | (
            events.HeroActs(who=heroes.You(), verbs=(events.DealsDamage(n=None, to=None, source=None),)),
            numbers.DoneBy(who=None | heroes.You()),
        ):
            return True
    return False


def check_outlasts(w: Writer, effect: Effect, program: Ops) -> None:
    """A Buff with Next Expires when its effect has happened: what lasts as long as the Buff would be over at once."""
    if any(isinstance(op, Lay) and op.until == c.WHILE_IN_PLAY for op in program.ops):
        raise w.not_playable(effect, "the Buff Expires when this has happened: say how long it lasts, or 'that Attack'")
