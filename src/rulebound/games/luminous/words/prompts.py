"""What a question asks, by which entry of the ledger, and which moves do least."""

from __future__ import annotations

import re
from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.ops.groups import CardsInPlay
from rulebound.games.luminous.procedures.combat import Combat
from rulebound.games.luminous.procedures.paying import PayEssence
from rulebound.games.luminous.values import living, next_living
from rulebound.games.luminous.words.names import TONGUE, called
from rulebound.kernel.ordering.alternating import Window
from rulebound.kernel.play import Ability, Card, Move, Question, Run, State
from rulebound.kernel.ruleset import AIMED, ATTACK, COMBAT, LAST
from rulebound.tabletop.names import player, whose, you_or
from rulebound.tabletop.prompts import asking_clause, asking_words, capital, finds_nothing

ARTICLE: Final = re.compile(r"(?:an?|another|one|two|three|up to \w+) ", re.IGNORECASE)  # what is chosen begins so

# menu: (question of the ledger, prompt)
MENUS = {
    c.M_BLOCK: ("LU-dec.6", "Add a unit to the block, or declare it."),
    c.M_PAY: ("LU-dec.8", "Which orbs and Blooms pay?"),
    c.M_TRIBUTE: ("LU-dec.10", "Sacrifice a unit for Tribute?"),
    c.M_SACRIFICE: ("LU-dec.11", "Which card do you sacrifice?"),
    c.M_CHOOSE: ("LU-dec.12", "Choose."),
    c.M_REPLACE: ("LU-dec.12", "Several texts would let something else happen instead: which of them applies?"),
    c.M_MODE: ("LU-dec.13", "Choose one."),
    c.M_MAY: ("LU-dec.14", "Do it?"),
    c.M_TRIGGER: ("LU-dec.15", "Which trigger resolves next?"),
    c.M_MULCH: ("LU-dec.16", "Pay for the Mulch?"),
    c.M_SCAVENGE: ("LU-dec.17", "Void two cards of your discard pile to draw one?"),
    c.M_BOLSTER: ("LU-dec.18", "Which relic?"),
    c.M_PIVOT: ("LU-dec.19", "Which orb goes back, which colour comes?"),
    c.M_SPLIT: ("LU-dec.20", "How is the attacker's damage split?"),
    c.M_DISCARD: ("LU-dec.21", "Which card do you discard?"),
    c.M_HAND_LIMIT: ("LU-dec.22", "Discard down to six cards."),
    c.M_MULLIGAN: ("LU-dec.3", "Keep this hand?"),
    c.M_CUT: ("LU-dec.1", "Cut the deck?"),
    c.M_FIRST_TURN: ("LU-dec.2", "Who takes the first turn?"),
    c.M_LOOK: ("LU-dec.23", "Choose among the cards you look at."),
    c.M_ORDER: ("LU-dec.3", "Which card goes under the deck next?"),
}


def rule(s: State, question: Question) -> str:
    if question.menu == c.M_MAIN:
        return "LU-dec.4" if question.seat == s.active else "LU-dec.5"
    if question.menu == c.M_COMBAT:
        combat = s.frames[question.frame]
        assert isinstance(combat, Combat)
        return "LU-dec.6" if question.seat == combat.defender else "LU-dec.7"
    return MENUS[question.menu][0]


def prompt(s: State, question: Question) -> str:
    if question.menu == c.M_MAIN:
        return f"{player(s, question.seat)} has priority in the main phase of {player(s, s.active)}."
    if question.menu == c.M_COMBAT:
        combat = s.frames[question.frame]
        assert isinstance(combat, Combat)
        it = combat.attacker
        name = called(s, it.card, question.seat) if s.is_same_object(it) else it.card.definition.name
        words = f"{player(s, question.seat)} has priority: {name} attacks."
        if any(option.kind in (c.BLOCK, c.ADD_BLOCKER) for option in question.options):
            words += " To pass gives up blocking in this combat."
        return words
    words = MENUS[question.menu][1]
    asks = clause(s, question)
    if question.menu == c.M_CHOOSE and ARTICLE.match(asking_words(s, question)):
        card, chosen = asks.split(": ", 1)
        return f"{card}: choose {chosen[:1].lower()}{chosen[1:]}."
    return f"{words} ({asks})" if asks else words


def clause(s: State, question: Question) -> str:
    """The printed words that ask."""
    frame = s.frames[question.frame]
    return f"for {frame.env.card.definition.name}" if isinstance(frame, PayEssence) else asking_clause(s, question)


def asking_card(s: State, question: Question) -> Card | None:
    frame = s.frames[question.frame]
    return frame.env.card if isinstance(frame, (PayEssence, Run)) else None


def of_combat(s: State, question: Question) -> str:
    """Who attacks whom with what, to the seat that is asked."""
    combat = s.frames[question.frame]
    if not isinstance(combat, Combat):
        return ""
    card, seat = combat.attacker.card, question.seat
    # [LU-zone.12] Should it be back in play, it is another object.
    state = ", ".join(TONGUE.state_of(s, card)) if s.is_same_object(combat.attacker) else "no longer there"
    target = you_or(s, combat.defender, seat)
    if combat.relic is not None:
        target = f"{whose(s, combat.relic.card, seat)} {combat.relic.card.definition.name}"
    blocked = " The attack is blocked." if combat.blocked else ""
    return capital(f"{whose(s, card, seat)} {card.definition.name} ({state}) attacks {target}.{blocked}")


def follows(s: State, question: Question, option: Move) -> str:
    """[LU-combat.14] What passing gives up or ends; [LU-play.5] a text that would find nothing."""
    if option.kind == c.PASS:
        return after_passing(s, question)
    if option.kind == c.TAKE_MULLIGAN:  # [LU-setup.5b] [LU-setup.5c]
        return f"your hand goes under your deck, you draw {option.number} others and keep them"
    ability = played_ability(option)
    if ability is None or option.card is None:
        return ""
    words = finds_nothing(s, ability, option.card, question.seat, (CardsInPlay,))
    return f"there is nothing now for '{words}'" if words else ""


def played_ability(option: Move) -> Ability | None:
    if option.card is None or option.kind not in (c.PLAY, c.ACTIVATE):
        return None
    kind = kind_of(option.card.definition)
    return kind.spell_ability if option.kind == c.PLAY else kind.activated[option.number]


def after_passing(s: State, question: Question) -> str:
    window = s.frames[question.frame]
    assert isinstance(window, Window)
    last = window.passes == window.players(s) - 1
    if isinstance(window, Combat):
        if any(option.kind in (c.BLOCK, c.ADD_BLOCKER) for option in question.options):
            return "gives up blocking in this combat"
        return "combat damage is dealt next" if last else ""
    whose_turn = "your" if question.seat == s.active else f"{player(s, s.active)}'s"
    others = f"{player(s, next_living(s, question.seat))} passes" if living(s) == 2 else "all others pass"
    return f"{whose_turn} turn ends" if last else f"{whose_turn} turn ends if {others}, too"


# ---- what concerns whom
HARMS = frozenset(
    [
        c.DAMAGED, c.LIFE_LOST, c.DESTROYED, c.SACRIFICED, c.VOIDED, c.RETURNED, c.DISCARDED, c.EXPENDED,
        c.CONTROL_CHANGED, c.DURABILITY_LOST, c.PUT_IN_DISCARD,
    ]
)  # fmt: skip
BEGINNINGS = frozenset([c.PLAYED, c.ORB_PLAYED, c.ATTACKED, c.MAIN_BEGIN])


def concern(s: State, question: Question) -> str:
    """A combat concerns both its players; in the main phase of another it is what was done to the own side, and the
    last chance before the phase is over."""
    window = s.frames[question.frame]
    if isinstance(window, Combat):
        return {window.defender: ATTACK, window.seat: COMBAT}.get(question.seat, "")
    assert isinstance(window, Window)
    if window.passes == window.players(s) - 1:
        return LAST
    return AIMED if was_aimed_at(s, question.seat) else ""


def was_aimed_at(s: State, seat: int) -> bool:
    """Whether the last action did something to this player or to a card of theirs."""
    event, resolved = s.history, False
    while event is not None and event.kind not in BEGINNINGS and not (resolved and event.kind == c.ACTIVATED):
        resolved = resolved or event.kind == c.ACTIVATED
        if event.kind in HARMS and seat == (event.seat if event.card is None else event.card.owner):
            return True
        event = event.previous
    return False


# What does least.
DEFAULTS = frozenset(
    [c.PASS, c.NO_TRIBUTE, c.DECLINE, c.NO_MULCH, c.NO_SCAVENGE, c.NO_PIVOT, c.KEEP_HAND, c.NO_CUT, c.CHOOSE_NO_MORE]
)
