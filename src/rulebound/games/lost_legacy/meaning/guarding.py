"""'If it would leave the field, erase it instead': what stands for a while in the place of an action, whatever becomes
of the card whose text it is. [LL-abil.17]"""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Instead
from rulebound.games.lost_legacy.meaning import lasting, triggers
from rulebound.games.lost_legacy.meaning.dialect import hold, nothing_paid
from rulebound.games.lost_legacy.meaning.senses import effect
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops.lasting import Guard
from rulebound.games.lost_legacy.vocabulary.sentences import Guarding
from rulebound.kernel.gates import Gate
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms.groups import ThisCard
from rulebound.language.core.clauses import Replace, ReplaceFirst, ReplaceUntil
from rulebound.language.lowering.asking import parts
from rulebound.language.lowering.clauses import clauses


@effect.means(Guarding, Replace)
def guarding(w: Writer, node: Guarding | Replace) -> None:
    """What is chosen is chosen now; what is done instead is done when it comes to that."""
    if isinstance(node, ReplaceFirst | ReplaceUntil):
        raise w.not_playable(node, "say it in an ability of its own")
    until = how_long(w, node)
    hold(w, node)
    may = isinstance(node, Guarding) and node.may
    done = node.effect.clauses if isinstance(node, Guarding) else node.clauses
    with w.being(watches=True, answers=True, answers_amount=False, hears_player=False, doomed=None, after_battle=False):
        timings = triggers.would(w, node.event)
        w.watches = False
        w.answers_amount = all(each.event in triggers.MEASURED for each in timings)
        with w.being(timings=[*timings]), w.aside() as written, nothing_paid(w, node):
            clauses(w, done)
    if any(isinstance(each, Gate) and each.may for each in written):
        raise w.not_playable(node, "who declines this lets it happen: only you can be asked, 'you may … instead'")
    itself = any(isinstance(each, ThisCard) for timing in timings for each in parts(timing.tests))
    if any(each.zone != NONE for each in timings) or (w.card.kind & c.DISPOSABLE and itself):
        raise w.not_playable(node.event, "this card is gone by then: name another")
    words = w.words(node)
    for timing in timings:
        made = Instead(w.card, words, words, Ops([]), 0, timing.event, False, timing.test, None, may)
        w.parts.append((made, written))
        w.emit(Guard(words, made, until))


def how_long(w: Writer, node: Guarding | Replace) -> int:
    """Whoever leaves the field is another object afterwards, so that this ends by itself."""
    if isinstance(node, Guarding):
        return lasting.until_of(w, node.duration)
    if node.this_turn:
        return c.THIS_TURN
    if not triggers.would_leave(node.event):
        raise w.not_playable(node.event, "until when? Say 'this turn', or another time")
    return c.FOR_GOOD
