"""What is asked or offered at a moment to come is answered then."""

from __future__ import annotations

from contextlib import ExitStack

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning import clauses as meaning
from rulebound.games.lightseekers.meaning.heroes import keep_recipient
from rulebound.games.lightseekers.meaning.kept import kept_for_later
from rulebound.games.lightseekers.meaning.laying import set_up
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.vocabulary.clauses import If
from rulebound.language.cases import asks_done
from rulebound.language.core import clauses as core
from rulebound.language.core.categories import Clause, Effect
from rulebound.language.lowering.clauses import effects
from rulebound.language.lowering.dialect import Sentences

AT_MOMENT = core.AtMoment | core.AtMomentIf | core.AtMomentUnless


def answered_then(w: Writer, many: Sentences, at: int) -> int:
    """[EN-2] 'At the start of your next turn, if …, …. Otherwise, …', '…, you may …. If you do, …': how many sentences
    these were."""
    (number, node), *behind = many[at:]
    if not isinstance(node, AT_MOMENT):
        return 0
    count = 0
    while count < len(behind) and asks_done(behind[count][1]) is not None:
        count += 1
    if count == 0 and behind and isinstance(behind[0][1], core.Otherwise):
        count = 1
    if count == 0:
        return 0
    w.close_block()
    put_off(w, node, [(number, at_once(node)), *((n, anew(each)) for n, each in behind[:count])])
    return 1 + count


def put_off(w: Writer, node: AT_MOMENT, many: Sentences) -> None:
    with ExitStack() as kept:
        recipient = -1
        for number, each in many:
            with w.being(sentence=number):
                recipient = keep_recipient(w, each, True) if recipient < 0 else recipient
                kept.enter_context(kept_for_later(w, each))
        kept.enter_context(w.being(kept_recipient=recipient, put_off_at=-1))
        w.sentence = many[0][0]
        waiting = meaning.moment_waited_for(w, node.moment)
        set_up(w, node, waiting, c.FOR_GOOD if waiting.tests else c.THIS_TURN, lambda: effects(w, many))


def at_once(node: AT_MOMENT) -> Effect:
    """The same without the moment."""
    many = tuple(meaning.anew(each) for each in node.clauses)
    if isinstance(node, core.AtMomentIf):
        return If(node.condition, many).at(node)
    if isinstance(node, core.AtMomentUnless):
        return core.Unless(node.condition, many).at(node)
    return core.Plain(many).at(node)


def anew(node: Effect) -> Effect:
    many: tuple[Clause, ...] = getattr(node, "clauses", ())
    return node.but(clauses=tuple(meaning.anew(each) for each in many))
