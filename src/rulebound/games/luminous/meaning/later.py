"""Effects that are put off: 'At the end of this turn, …'."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.games.luminous.meaning.senses import effect
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops.lasting import Delay, Recall
from rulebound.kernel.ops import Ops
from rulebound.language.core.clauses import AtMoment
from rulebound.language.core.durations import Later
from rulebound.language.lowering.clauses import clauses
from rulebound.language.printer import sentence

MOMENTS = {
    "end of this turn": c.AT_END_OF_TURN, "start of your next turn": c.AT_START_OF_YOUR_TURN,
    "end of your next turn": c.AT_END_OF_YOUR_TURN,
    "start of the opponent's next turn": c.AT_START_OF_OPPONENTS_TURN,
}  # fmt: skip


@effect.means(AtMoment)
def at_moment(w: Writer, node: AtMoment) -> None:
    """The clauses become an ability of their own, which remembers what was chosen before."""
    assert isinstance(node.moment, Later)
    with w.aside() as later, w.part():
        w.emit(Recall(""))
        clauses(w, node.clauses)
    # It waits for no event: its moment raises it.
    put_off = LuminousTriggered(
        w.making.definition, w.words(node), sentence(node.moment), Ops([]), 0, c.TURN_END, True, None, ""
    )
    w.parts.append((put_off, later))
    w.emit(Delay(w.words(node), put_off, MOMENTS[node.moment.word]))
