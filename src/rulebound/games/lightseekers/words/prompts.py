"""Questions in words: what is asked, by which rule, and which moves cost nothing."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.procedures.doing import Announced
from rulebound.games.lightseekers.procedures.removal import REWARD_CARDS
from rulebound.kernel.play import Card, Move, Question, Run, State

# menu: (row of the ledger's table of decisions, prompt)
MENUS = {
    c.M_ACTION: ("LS-D01", "Play a card, use an ability, or pass."),
    c.M_SKIP: ("LS-D02", "Which symbols of the cost fall away?"),
    c.M_PAY: ("LS-D03", "Pay with which cards?"),
    c.M_ATTACK: ("LS-D04", "Attack whom?"),
    c.M_HERO: ("LS-D05", "Which hero?"),
    c.M_MAY: ("LS-D06", "Do it?"),
    c.M_NAME: ("LS-D07", "Name one."),
    c.M_CARD: ("LS-D08", "Which card?"),
    c.M_ROTATE: ("LS-D09", "Rotate which Buff?"),
    c.M_HAND: ("LS-D10", "Which card of your hand?"),
    c.M_ORDER: ("LS-D11", "In which order onto the discard pile?"),
    c.M_DROP: ("LS-D12", "Too many points of Items: which go?"),
    c.M_SEARCH: ("LS-D13", "Take which card?"),
    c.M_GIVE_UP: ("LS-D14", "Your deck is empty: what do you give up?"),
    c.M_REWARD: ("LS-D15", f"Shuffle back {REWARD_CARDS} cards of your discard pile: which?"),
    c.M_TRIGGER: ("LS-D16", "Use the effect?"),
    c.M_SWAP: ("LS-D17", "Swap which cards?"),
    c.M_DECK_ORDER: ("LS-D18", "In which order?"),
    c.M_TAKE_HERO: ("LS-D19", "Which hero do you play?"),
    c.M_PICK: ("LS-D20", "Pick a card."),
    c.M_SUBMIT: ("LS-D21", "Submit a deck."),
    c.M_MODE: ("LS-D22", "Choose one."),
}
# What costs nothing.
DEFAULTS = frozenset([c.PASS, c.STOP, c.DECLINE, c.NO_TRIGGER, c.FIND_NOTHING])


def prompt(s: State, question: Question) -> str:
    words = MENUS[question.menu][1]
    card = asking_card(s, question)
    return words if card is None else f"{card.definition.name}: {words}"


def follows(s: State, question: Question, option: Move) -> str:
    """[LS-4.1.3.5d]"""
    return "your Action Phase ends" if option.kind == c.PASS else ""


def asking_card(s: State, question: Question) -> Card | None:
    frame = s.frames[question.frame]
    return frame.env.card if isinstance(frame, Run) else frame.card if isinstance(frame, Announced) else None
