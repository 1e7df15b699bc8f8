"""What effects leave behind. Lines: for the act at hand, for the next one, for this turn, as long as the card is there.
And triggers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import LightTriggered
from rulebound.games.lightseekers.meaning.durations import lasts, this_turn, turn_waited_for
from rulebound.games.lightseekers.meaning.happenings import next_act
from rulebound.games.lightseekers.meaning.line import Line
from rulebound.games.lightseekers.meaning.lines import chosen_cards, lines_of
from rulebound.games.lightseekers.meaning.references import is_act_or_its_card
from rulebound.games.lightseekers.meaning.senses import act, amount
from rulebound.games.lightseekers.meaning.waiting import Waiting
from rulebound.games.lightseekers.meaning.words import STRETCHES
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import lasting, table
from rulebound.games.lightseekers.ops.lasting import Lay
from rulebound.games.lightseekers.vocabulary import events, nouns, standing, verbs, windows
from rulebound.games.lightseekers.vocabulary.heroes import WhoseThat, Your
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.modifiers import GRANT
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Cards, Every, Fixed, Test, Whom, loops
from rulebound.kernel.terms.amounts import Sum
from rulebound.kernel.terms.events import SeatIs
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.core import nouns as core
from rulebound.language.core import triggers
from rulebound.language.core.categories import AbilityKind, Simple
from rulebound.language.core.clauses import If, Plain, Unless
from rulebound.language.lowering import Label
from rulebound.language.node import Node

PER_CARD = (c.F_CARD_CANNOT, c.F_DORMANT)  # fields whose lines stand on single cards


def is_arrival(w: Writer) -> bool:
    """'When this enters play', 'when you Equip this': what happens to a card once, and lasts as long as it is there."""
    event = getattr(w.ability.head, "event", None)
    match event:
        case triggers.Happens(what=core.This()):
            return True
        case events.HeroActs(verbs=(verbs.Equip(what=core.This()) | verbs.Play(what=core.This()),)):
            return True
    return False


def lay(w: Writer, node: Node, line: Line, stretch: windows.Stretch | None, subjects: Cards | None = None) -> None:
    """The instruction that makes a line, with the end that the words around it give."""
    until, condition = lasts(w, node)
    if stretch is not None:
        until = STRETCHES[stretch.word]
    if line.this_turn and not w.durations and stretch is None:
        raise w.not_playable(node, "until when? Say 'this turn'")
    each_turn = next((each for each in node.inside() if isinstance(each, windows.EachTurn)), None)
    if each_turn is not None and until == c.THIS_TURN and not w.durations and stretch is None:
        raise w.not_playable(each_turn, "this card is done once: it has no 'each turn'")
    if line.this_turn and until != c.THIS_TURN:
        raise w.not_playable(node, "what waits for the Next act waits this turn")
    if line.act is not None and until == c.THIS_ACT:
        raise w.not_playable(node, "what waits for the Next act waits this turn")
    if line.of_act or until == c.THIS_ACT:
        until = c.THIS_ACT
        if not (w.answers_act or w.answers_harm or w.attack):
            raise w.not_playable(node, "there is no act that this would be about")
    elif line.act is not None and until in (c.UNTIL_YOUR_TURN, c.UNTIL_END_OF_YOUR_TURN):
        lay_on_next(w, node, line, until)  # the others act in turns of their own
        return
    elif line.act is not None:
        if until not in (c.THIS_TURN, c.WHILE_IN_PLAY):
            raise w.not_playable(node, "what waits for the Next act waits this turn")
        if line.numbered or any(isinstance(each, nouns.Next) and each.n is not None for each in node.inside()):
            lay_on_next(w, node, line, c.THIS_TURN)
            return
        if until == c.THIS_TURN and stretch is None and not w.durations:
            lay_on_next(w, node, line, c.FOR_GOOD)  # whenever it comes: others Attack in turns of their own
            return
        if until == c.WHILE_IN_PLAY and stretch is None and not w.durations and not is_your_act(line.act):
            lay_on_next(w, node, line, c.FOR_GOOD)
            return
        until = c.NEXT_THIS_TURN
    if line.once and until == c.THIS_TURN and stretch is None and not w.durations:
        until = c.FOR_GOOD
    others = line.field == c.F_LIMIT or (line.field == c.F_DAMAGE and line.side == c.DONE_BY)
    others = others and line.who is not None and line.who is not YOU
    if others and until == c.THIS_TURN and stretch is None and not w.durations:
        raise w.not_playable(node, "until when? Others have turns of their own: say 'until your next turn'")
    unsaid = until == c.WHILE_IN_PLAY and not w.durations and not line.once
    if unsaid and w.ability.kind is AbilityKind.TRIGGERED and not is_arrival(w):
        why = "until when? Say 'this turn', 'until your next turn', 'that Attack', 'as long as this is in play'"
        raise w.not_playable(node, why)
    if w.waits and w.answers_harm and line.side == c.RECEIVED_BY and line.who is YOU:
        raise w.not_playable(node, "it is dealt by then, and would add up: say 'reduce all damage you receive by …'")
    op = Lay(w.words(node), line.field, line.how, until)
    op.once = line.once
    op.turn_of = turn_waited_for(w)
    op.amount = line.amount
    op.negative = line.negative
    op.late = w.late
    op.bits = line.bits if line.field not in PER_CARD or line.bits else 1
    of_one_hero = line.of_act and line.side in (c.RECEIVED_BY, c.DONE_BY)
    whole_act = until == c.THIS_ACT and line.field in (c.F_DAMAGE, c.F_HEALING, c.F_TWICE) and not of_one_hero
    op.side = c.OF_ACT if whole_act else line.side
    if op.side == c.OF_ACT and line.who is not None:
        raise w.not_playable(node, "what lasts for an act changes what this act does: say 'this Attack deals …'")
    op.who = line.who
    op.group = line.group
    op.names_items = line.names_items
    both = [each for each in (condition, line.under) if each is not None]
    op.condition = Every(both) if len(both) == 2 else both[0] if both else None
    op.act = line.act
    op.subjects = subjects
    w.emit(op)


def is_your_act(act: Test) -> bool:
    """Whether an act that is waited for is yours."""
    tests = act.tests if isinstance(act, Every) else [act]
    return any(isinstance(test, SeatIs) and test.who is YOU for test in tests)


SKIPPED = {"Draw Phase": c.NO_DRAW_PHASE, "Buff Phase": c.NO_BUFF_PHASE}


@act.means(verbs.SkipPhase)
def skip_phase(w: Writer, node: verbs.SkipPhase) -> None:
    """Who acts has the Draw Phase still before them in this turn, and all else is of a next turn."""
    yours = isinstance(node.whose, Your)
    check_own_phase(w, node, w.who)
    if w.waits or not (w.making.definition.attack or w.making.definition.defend):
        raise w.not_playable(node, "in whose turn this is done is not known: only a played Attack or Defend can say it")
    now = yours and node.phase.word == "Draw Phase"
    if now:
        this_turn(w)
    op = Lay(w.words(node), c.F_RULE_OFF, GRANT, c.THIS_TURN if now else c.IN_TURN_OF)
    op.bits = SKIPPED[node.phase.word]
    op.who = w.who
    op.turn_of = None if now else w.who
    w.emit(op)


def check_own_phase(w: Writer, node: verbs.SkipPhase, who: Whom) -> None:
    if isinstance(node.whose, Your) != (who is YOU) or not isinstance(node.whose, Your | WhoseThat):
        raise w.not_playable(node.whose, "one can skip one's own phases only")


def lay_statement(w: Writer, step: Simple) -> None:
    """'Your target can't Defend', 'it is Dormant', as something that is done."""
    subjects: Cards | None = None
    stretch: windows.Stretch | None = None
    if isinstance(step, standing.CardIs):
        found = chosen_cards(w, step.what)
        stretch = step.duration
        subjects = None if found is None else found.cards
    for line in lines_of(w, step):
        if subjects is not None and line.only is not None:
            raise w.not_playable(step, "a keyword is given to all cards of a sort")
        if subjects is not None and line.field in PER_CARD:
            lay(w, step, of_its_act(w, step, line), stretch, subjects)
        elif subjects is not None and isinstance(step, standing.CardIs) and not isinstance(step.what, core.This):
            lay(w, step, line if line.of_act else replace(line, group=subjects), stretch)
        else:
            lay(w, step, line, stretch)


def of_its_act(w: Writer, step: Simple, line: Line) -> Line:
    """'When you Attack, that Attack can't be Cancelled': this Attack, and not the next one with the same card."""
    what = step.what if isinstance(step, standing.CardIs) else None
    act = isinstance(what, core.It | core.That) and w.answers_act and is_act_or_its_card(w, what)
    return replace(line, of_act=True) if act and line.bits == c.NOT_CANCELLED and not w.durations else line


# ---- triggers that effects set up: the next act of a sort, a moment to come, the rest of the turn
def set_up(
    w: Writer, node: Node, waiting: Waiting, until: int, write: Callable[[], None], times: int = -1,
    often: int = c.NEXT, about: SlotCards | None = None,
) -> None:  # fmt: skip
    """Make a trigger out of a part of the text, for the next time; it does not listen by itself. `times` is the number
    that says how often it is set up anew; `often` NOT_NEXT is for every time."""
    trigger = LightTriggered(
        w.making.definition, w.words(node), w.words(node), Ops([]), 0, waiting.event, False, waiting.test
    )
    trigger.place = c.FLOATING
    trigger.next = often
    trigger.about = about
    with w.aside() as items, w.part(), w.being(waits=True, ways=dict(w.ways)):
        write()
        if times >= 0:
            behind = Label()
            w.branch(loops.NextTime(w.words(node), times), behind)
            w.emit(lasting.SetUp(w.words(node), trigger, until))
            w.mark(behind)
    w.parts.append((trigger, items))
    w.emit(lasting.SetUp(w.words(node), trigger, until))


def how_often(w: Writer, node: Node) -> int:
    """'The Next 2 Attacks': the number that says how many more there are behind the first; -1 for one."""
    for each in node.inside():
        if isinstance(each, nouns.Next) and each.n is not None:
            number = w.number()
            w.emit(SetNumber(w.words(node), number, Sum([amount(w, each.n), Fixed(-1)])))
            return number
    return -1


def lay_on_next(w: Writer, node: Node, line: Line, until: int) -> None:
    """[LS-G33] A change that hangs on each of the next few acts, one after the other."""

    def write() -> None:
        before = w.answers_act
        w.answers_act = True
        lay(w, node, replace(line, act=None, of_act=True), None)
        w.answers_act = before

    assert line.act is not None
    set_up(w, node, Waiting(c.ACT, (line.act,)), until, write, how_often(w, node))


def cancel_next(w: Writer, node: verbs.Cancel, what: core.Some) -> None:
    """[LS-G33] As something that a card does and is gone: it waits for the next such act."""
    w.making.cancels = True
    for effect in (each for each in w.ability.trees[w.sentence].inside() if isinstance(each, Plain | If | Unless)):
        if any(each is node for before in effect.clauses[:-1] for each in before.inside()):
            raise w.not_playable(node, "is 'then' now, or when it is Cancelled? Say 'and', or 'When you are Attacked'")
    until, _ = lasts(w, node)
    if turn_waited_for(w) is not None:
        raise w.not_playable(node, "what waits for the Next act waits from now on: say 'this turn'")
    if not w.durations and until == c.THIS_TURN:
        until = c.FOR_GOOD
    set_up(w, node, next_act(w, what), until, lambda: w.emit(table.CancelAct(w.words(node))), how_often(w, node))
