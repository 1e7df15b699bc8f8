"""'The Next time …' of a Buff, where what is done would come too late for it [LS-6.1.2-next.1] [LS-T04]."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.lines import change
from rulebound.games.lightseekers.meaning.statics import Under, stands
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.lasting import Lay
from rulebound.games.lightseekers.vocabulary import clauses, events, heroes, numbers
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Ops
from rulebound.language.core.categories import Effect
from rulebound.language.core.clauses import Plain, Steps


def changes_next_harm(w: Writer, head: events.NextTime, effect: Effect) -> list[Lowered] | None:
    """'Reduce the damage you receive by 2 the Next time you take damage': that damage, not what comes after it."""
    clause = effect.clauses[0] if isinstance(effect, Plain) and len(effect.clauses) == 1 else None
    step = clause.steps[0] if isinstance(clause, Steps) and len(clause.steps) == 1 else None
    deed = step.deed if isinstance(step, clauses.Do) else None
    act = deed.act if isinstance(deed, clauses.Doing) and deed.repeat is None else None
    if not isinstance(act, numbers.Change) or act.duration is not None:
        return None
    measure = act.measure
    if not isinstance(measure, numbers.HarmMeasure) or not is_harm_of(head, measure):
        return None
    assert isinstance(measure.flow, numbers.ReceivedBy | numbers.DoneBy)
    following = numbers.NextHarm(measure.harm, measure.flow)
    following.span = measure.span
    made = numbers.Change(act.way, following, act.n)
    made.span = act.span
    w.standing = True
    under = Under() if head.under is None else Under().also(w, head.under.condition, False)
    return [stands(w, effect, change(w, made), under)]


def is_harm_of(head: events.NextTime, measure: numbers.HarmMeasure) -> bool:
    """Whether the event is that you take, or deal, just this damage."""
    event, flow = head.event, measure.flow
    if not isinstance(event, events.HeroActs) or not isinstance(event.who, heroes.You) or len(event.verbs) > 1:
        return False
    if measure.harm.word != "damage" or measure.source is not None:
        return False
    if not isinstance(flow, numbers.ReceivedBy | numbers.DoneBy):
        return False
    if flow.who is not None and not isinstance(flow.who, heroes.You):
        return False
    verb = event.verbs[0]
    if isinstance(flow, numbers.ReceivedBy):
        return isinstance(verb, events.TakesDamage) and verb.n is None and verb.source is None
    return isinstance(verb, events.DealsDamage) and verb.n is None and verb.to is None and verb.source is None


def check_outlasts(w: Writer, effect: Effect, program: Ops) -> None:
    """A Buff with Next Expires when its effect has happened: what lasts as long as the Buff would be over at once."""
    if any(isinstance(op, Lay) and op.until == c.WHILE_IN_PLAY for op in program.ops):
        raise w.not_playable(effect, "the Buff Expires when this has happened: say how long it lasts, or 'that Attack'")
