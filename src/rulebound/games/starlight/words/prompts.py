"""What a decision asks, by which entry of the ledger, and which moves do least."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.procedures.combat import Combat
from rulebound.games.starlight.procedures.planning import Plan, attack_under_way
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.words.names import TONGUE
from rulebound.kernel.play import Card, Move, Question, Run, State
from rulebound.tabletop.names import whose
from rulebound.tabletop.prompts import capital

# menu: (decision of the ledger, prompt)
MENUS = {
    c.M_MAIN: ("ST-DEC.6", "Play a card, telegraph one, or be done."),
    c.M_WINDOW: ("ST-DEC.13", "Answer with Spells and Combat Spells, or pass."),
    c.M_TARGET: ("ST-DEC.9", "Which creature?"),
    c.M_TILE: ("ST-DEC.7", "Where to?"),
    c.M_ENCHANT: ("ST-DEC.11", "Enchant the card?"),
    c.M_LESS: ("ST-DEC.12", "What does the telegraphed card cost less?"),
    c.M_MODE: ("ST-DEC.17", "Choose one."),
    c.M_MOVE: ("ST-DEC.7", "Where to, or stay?"),
    c.M_CHOOSE: ("ST-DEC.9", "Choose."),
    c.M_MAY: ("ST-DEC.14", "Do it?"),
    c.M_DISCARD: ("ST-DEC.16", "Which card do you discard?"),
    c.M_HAND_LIMIT: ("ST-DEC.16", "Discard down to seven cards."),
    c.M_ENTER: ("ST-DEC.4", "On which tile does the creature enter?"),
    c.M_RETURN: ("ST-DEC.5", "On which tile does the creature return?"),
    c.M_PUSH: ("ST-DEC.19", "Which way?"),
    c.M_TRIGGERS: ("ST-DEC.15", "Which text is done first?"),
    c.M_DRAFT: ("ST-DEC.1", "Choose a creature."),
    c.M_BRING: ("ST-DEC.2", "Which eight of its twelve cards does the creature bring?"),
    c.M_OPENING: ("ST-DEC.3", "Discard down to four cards."),
    c.M_REPLACE: ("ST-DEC.10", "Which Aura makes room?"),
}

# What does least.
DEFAULTS = frozenset([c.CONFIRM, c.BRING, c.DONE, c.PASS, c.DONE_ANSWERING, c.STAY, c.PLAIN, c.NOT_USE])


def asking_card(s: State, question: Question) -> Card | None:
    frame = s.frames[question.frame]
    return frame.env.card if isinstance(frame, Run) else frame.card if isinstance(frame, Plan) else None


def of_combat(s: State, question: Question) -> str:
    """Who attacks whom with what, to the seat that is asked."""
    attack = attack_under_way(s)
    if question.menu != c.M_WINDOW or attack is None or attack.target is None:
        return ""
    both = [f"{whose(s, card, question.seat)} {card.definition.name}" for card in (attack.by, attack.target)]
    state = ", ".join(TONGUE.state_of(s, attack.target))
    return capital(f"{both[0]} attacks {both[1]} ({state}) with {attack.card.definition.name}.")


def follows(s: State, question: Question, option: Move) -> str:
    """[ST-CMB.5] [ST-TURN.6] What is over when a player passes."""
    window = s.frames[question.frame]
    if option.kind == c.PASS and isinstance(window, Combat):
        needed = 2 if rules_of(s).switches.two_passes else 1
        lands = window.windows >= 1 and window.passes + 1 >= needed
        return "the attack lands" if lands else "the other side may answer; then the attack lands"
    return "the turn of this creature ends" if option.kind == c.DONE else ""
