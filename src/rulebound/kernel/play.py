"""What the procedures, atoms and texts of a game speak of all the time. This is a door; each lives in its own room."""

from rulebound.kernel.cards import NO_CARDS, Ability, Card, Definition, Host, Record, Ref
from rulebound.kernel.choosing import Choose, Clear, distinct
from rulebound.kernel.dealing import bring, bring_deck
from rulebound.kernel.events import Event, Listener, Trigger
from rulebound.kernel.frames import Frame
from rulebound.kernel.modifiers import ADD, FORBID, GRANT, SET, TAKE, Modifier, Replacement, Static
from rulebound.kernel.ops import WAIT, Op, Ops, Run, made_by, run_of
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.state import State
from rulebound.kernel.table import NOWHERE

__all__ = [
    "ADD", "Ability", "Card", "Choose", "Clear", "Question", "Definition", "Event", "FORBID", "Frame", "GRANT", "Host",
    "Listener", "Modifier", "NOWHERE", "NO_CARDS", "Op", "Ops", "Move", "Record", "Ref", "Replacement", "Run", "SET",
    "State", "Static", "TAKE", "Trigger", "WAIT", "bring", "bring_deck", "distinct", "made_by", "run_of",
]  # fmt: skip
