"""The log: one line for each event that a player would tell; what is hidden is told to those who see it."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.words.names import TONGUE, spaces, where
from rulebound.kernel.events import Event
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.kernel.state import State
from rulebound.tabletop.log import ANY_CAUSE, DRAWN, Log, Story, Teller

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
    c.RETARGET: "{card} becomes the target",
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


def ability_words(s: State, event: Event) -> str:
    assert event.card is not None
    return event.card.definition.abilities[event.amount].clause


TELLERS: dict[str, Teller] = {
    "ability": ability_words,
    "where": place_words,
    "shown": lambda s, event: "reveals and " if event.amount in (c.STANDBY, c.LINKED_DOWN) else "",
    "from": lambda s, event: ", which lay face-down" if event.amount in (c.STANDBY, c.LINKED_DOWN) else "",
    "hidden": hidden_words,
    "space": lambda s, event: spaces(s)[event.amount],
    "piece": lambda s, event: f"a {c.PIECE_NAMES[event.amount]}" if event.amount != c.DAMAGE else "damage",
    "action": lambda s, event: c.EVENT_NAMES[event.amount],
}
STEPS = frozenset(
    [c.TURN_ENDS, c.PAY, c.BATTLE_ENDED, c.SHUFFLE, c.COMBAT_ENDS, c.DUG_BACK, c.ATTACK]
)  # a threat tells of the attack
BY_THE_RULES = frozenset([c.BY_COST, c.BY_RULE, c.BY_COLUMN])  # what every turn, cost and column brings
CHANGES = frozenset([c.REST, c.READY, c.MOVE, c.LINK, c.DISCARD])
DONE_BY_HAND = frozenset([c.PLAY, c.MOVE])


def is_step(event: Event) -> bool:
    """What was done by hand is told as the answer that it was; of a card that lay face-down only this tells."""
    if event.kind in DONE_BY_HAND and event.cause == c.BY_HAND:
        return event.kind == c.MOVE or event.amount not in (c.STANDBY, c.LINKED_DOWN)
    return event.kind in STEPS or (event.kind in CHANGES and event.cause in BY_THE_RULES)


# What is behind each line.
RULES = {
    c.DRAW: "LL-verb.1", c.PLAY: "LL-pos.5", c.SET: "LL-pos.6", c.ACTIVATE: "LL-abil.10", c.MOVE: "LL-open.10",
    c.REST: "LL-pos.4", c.READY: "LL-pos.3", c.LINK: "LL-link.1", c.REPLACE: "LL-repl.1", c.BUILD_UP: "LL-build.5",
    c.THREATEN: "LL-bat.8", c.ATTACK: "LL-bat.9", c.DESTROY: "LL-verb.17", c.BATTLE_ENDED: "LL-bat.12",
    c.DISCARD: "LL-verb.15", c.ERASE: "LL-verb.16", c.EJECT: "LL-verb.14", c.BURY: "LL-verb.7", c.RETURN: "LL-sub.4",
    c.REVEAL: "LL-verb.3", c.ADD: "LL-pc.1", c.REMOVE: "LL-pc.2", c.WEAKEN: "LLQ-atk.5",
    c.CONTROL_CHANGES: "LLQ-setup.6", c.RETARGET: "LL-bat.8", c.FADES: "LL-fade.1", c.VOIDED: "LL-void.1",
    c.TURN_BEGINS: "LL-begin.1", c.TURN_ENDS: "LL-end.1", c.PAY: "LL-mp.4", c.GAIN_MP: "LL-mp.5",
    c.LOSE_MP: "LL-mp.3", c.GAIN_HONOR: "LL-win.6",
    c.LOSE_HONOR: "LL-win.13", c.SEARCH: "LL-verb.3", c.SHUFFLE: "LL-verb.2", c.DIG: "LL-verb.10", c.VOID: "LL-void.1",
    c.COMBAT_BEGINS: "LLQ-combat.1", c.COMBAT_ENDS: "LLQ-combat.12", c.DUG_BACK: "LL-verb.11",
}  # fmt: skip
STORY = Story(
    lines={c.PLAY: "{who} plays {card}{where}{from}", c.ACTIVATE: "{who} activates {card}: {ability}"},
    gathered={c.DRAW: DRAWN},
    is_step=is_step,
    headings=[c.TURN_BEGINS, c.COMBAT_BEGINS],
    rules=RULES,
)
LOG = Log(TONGUE, LINES, OTHERS, TELLERS, STORY)

BOTH = 3
HIDING = (c.SET, c.MOVE, c.THREATEN, c.ATTACK, c.BURY, c.EJECT, c.FADES, c.VOIDED, c.DISCARD, c.DESTROY, c.RETURN)
COVERED = (c.BURY, c.EJECT, c.RETURN)  # where it goes nobody else sees it either
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
    if event.kind in COVERED and event.amount in (c.STANDBY, c.LINKED_DOWN):
        # Who saw the card later, in a hand say, does not know that it is the one that lay there.
        laid = event.card.owner if event.record is None else event.record.controller
        return 1 << event.card.owner | 1 << laid
    known = s.known[event.card.number]
    return EVERYBODY if known == BOTH else known


def masked(s: State, event: Event) -> str:
    return MASKED_LOG.line(s, event)
