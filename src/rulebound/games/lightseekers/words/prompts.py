"""Questions in words: what is asked, by which rule, by which clause, and what is taken if nobody answers."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.doing import Announced
from rulebound.games.lightseekers.removal import REWARD_CARDS
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.ops import Run
from rulebound.kernel.state import State

PROMPTS = {
    c.M_ACTION: "Play a card, use an ability, or pass.",
    c.M_SKIP: "Which symbols of the cost fall away?",
    c.M_PAY: "Pay with which cards?",
    c.M_ATTACK: "Attack whom?",
    c.M_HERO: "Which hero?",
    c.M_MAY: "Do it?",
    c.M_NAME: "Name one.",
    c.M_CARD: "Which card?",
    c.M_ROTATE: "Rotate which Buff?",
    c.M_HAND: "Which card of your hand?",
    c.M_ORDER: "In which order onto the discard pile?",
    c.M_DROP: "Too many points of Items: which go?",
    c.M_SEARCH: "Take which card?",
    c.M_GIVE_UP: "Your deck is empty: what do you give up?",
    c.M_REWARD: f"Shuffle back {REWARD_CARDS} cards of your discard pile: which?",
    c.M_TRIGGER: "Use the effect?",
    c.M_SWAP: "Swap which cards?",
    c.M_DECK_ORDER: "In which order?",
    c.M_TAKE_HERO: "Which hero do you play?",
    c.M_PICK: "Pick a card.",
    c.M_SUBMIT: "Submit a deck.",
    c.M_MODE: "Choose one.",
}
# Menus are the rows of the ledger's table of decisions, in its order.
RULES = (
    "LS-D01", "LS-D02", "LS-D03", "LS-D04", "LS-D05", "LS-D06", "LS-D07", "LS-D08", "LS-D09", "LS-D10", "LS-D11",
    "LS-D12", "LS-D13", "LS-D14", "LS-D15", "LS-D16", "LS-D17", "LS-D18", "LS-D19", "LS-D20", "LS-D21", "LS-D22",
)  # fmt: skip
FREE = {c.PASS, c.STOP, c.DECLINE, c.NO_TRIGGER, c.FIND_NOTHING}


def prompt(s: State, decision: Decision) -> str:
    words = PROMPTS[decision.menu]
    frame = s.frames[decision.frame]
    if isinstance(frame, Run):
        return f"{frame.env.card.definition.name}: {words}"
    if isinstance(frame, Announced):
        return f"{frame.card.definition.name}: {words}"
    return words


def rule(s: State, decision: Decision) -> str:
    return RULES[decision.menu]


def clause(s: State, decision: Decision) -> str:
    """The part of a card's text that asks."""
    frame = s.frames[decision.frame]
    if isinstance(frame, Run):
        return frame.ops[frame.pc].clause or frame.ability.clause
    return ""


def default(s: State, decision: Decision) -> Option:
    """What costs nothing, else the first."""
    for option in decision.options:
        if option.kind in FREE:
            return option
    return decision.options[0]
