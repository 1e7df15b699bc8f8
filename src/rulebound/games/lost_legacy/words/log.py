"""The log: one line for each event that a player would tell; what is hidden is told to those who see it."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.words.names import TONGUE, spaces, where
from rulebound.kernel.events import Event
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.kernel.state import State
from rulebound.tabletop.log import ANY_CAUSE, Log, Teller

LINES: dict[int, str | Mapping[int, str]] = {
    c.DRAW: "{who} draws a card",
    c.PLAY: "{who} {shown}plays {card}{where}",
    c.SET: "{who} sets {card}{where}",
    c.ACTIVATE: "{who} activates an ability of {card}",
    c.MOVE: "{card} moves to {space}",
    c.REST: "{card} rests",
    c.READY: "{card} is readied",
    c.LINK: "{card} is linked to {other}",
    c.REPLACE: "{other} replaces {card}",
    c.BUILD_UP: "{card} is built up",
    c.THREATEN: "{other} threatens {card}",
    c.ATTACK: {c.BY_MENTAL_ATTACK: "{card} is attacked by a mental attack", ANY_CAUSE: "{card} is attacked"},
    c.DESTROY: "{card} is destroyed",
    c.BATTLE_ENDED: "the battle is over",
    c.DISCARD: "{card} is discarded",
    c.ERASE: "{card} is erased",
    c.EJECT: "{card} is ejected",
    c.BURY: "{who} buries {card}",
    c.RETURN: "{card} returns to the sub-deck",
    c.REVEAL: "{who} reveals {card}",
    c.ADD: "{piece} is added to {card}",
    c.REMOVE: "{piece} is removed from {card}",
    c.WEAKEN: "{card} is weakened by {n}",
    c.CONTROL_CHANGES: "{who} gains control of {card}",
    c.FADES: "{action} of {card} fades",
    c.VOIDED: "{action} of {card} is voided",
}
OTHERS = {
    c.TURN_BEGINS: "turn {n}: {who}",
    c.TURN_ENDS: "{who} ends the turn",
    c.PAY: "{who} pays {n} MP",
    c.GAIN_MP: "{who} gains {n} MP",
    c.LOSE_MP: "{who} loses {n} MP",
    c.GAIN_HONOR: "{who} gains {n} honor",
    c.LOSE_HONOR: "{who} loses {n} honor",
    c.SEARCH: "{who} searches a deck",
    c.SHUFFLE: "{who} shuffles the deck",
    c.DIG: "{who} digs {n}",
    c.VOID: "{who} voids it",
    c.COMBAT_BEGINS: "the combat phase begins",
    c.COMBAT_ENDS: "the combat phase ends",
    c.FADES: "{action} fades",
    c.VOIDED: "{action} is voided",
    c.DUG_BACK: "{who} puts the dug cards back",
}


def place_words(s: State, event: Event) -> str:
    """On which space it lay then; it may have gone since."""
    record = event.record
    at = record.at if isinstance(record, OnField) else -1 if event.card is None else where(s, event.card)
    return f" on {spaces(s)[at]}" if at >= 0 else ""


def hidden_words(s: State, event: Event) -> str:
    """A card that all see lying face-down is told of by its space: which one it is, everybody may know."""
    return f"the set card{place_words(s, event)}" if event.amount == c.STANDBY else "a card"


TELLERS: dict[str, Teller] = {
    "where": place_words,
    "shown": lambda s, event: "reveals and " if event.amount in (c.STANDBY, c.LINKED_DOWN) else "",
    "hidden": hidden_words,
    "space": lambda s, event: spaces(s)[event.amount],
    "piece": lambda s, event: f"a {c.PIECE_NAMES[event.amount]}" if event.amount != c.DAMAGE else "damage",
    "action": lambda s, event: c.EVENT_NAMES[event.amount],
}
LOG = Log(TONGUE, LINES, OTHERS, TELLERS)

BOTH = 3
HIDING = (c.SET, c.MOVE, c.THREATEN, c.ATTACK, c.BURY, c.EJECT, c.FADES, c.VOIDED, c.DISCARD, c.DESTROY, c.RETURN)
MASKED = {
    c.SET: "{who} sets a card{where}", c.BURY: "{who} puts {hidden} under the deck",
    c.EJECT: "{who} puts {hidden} into the hand", c.RETURN: "{who} puts {hidden} into the sub-deck",
    c.MOVE: "a set card moves to {space}", c.THREATEN: "{other} threatens the set card{where}",
    c.ATTACK: "the set card{where} is attacked", c.FADES: "it fades", c.VOIDED: "it is voided",
    c.DISCARD: "{who} discards {hidden}",
    c.DESTROY: "{who} puts {hidden} into the disposal: it is destroyed",
}  # fmt: skip
MASKED_LOG = Log(TONGUE, MASKED, MASKED, TELLERS)


def readers(s: State, event: Event) -> int:
    """[LL-pos.7] Whoever knows the face of the card; what both know, everybody may read."""
    if event.card is None or event.kind not in HIDING:
        return EVERYBODY
    known = s.known[event.card.number]
    return EVERYBODY if known == BOTH else known


def masked(s: State, event: Event) -> str:
    return MASKED_LOG.line(s, event)
