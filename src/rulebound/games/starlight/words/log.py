"""The log: one line for each event that a player would tell."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.words.names import TONGUE
from rulebound.tabletop.log import ANY_CAUSE, Log, Teller

LINES: dict[int, str | Mapping[int, str]] = {
    c.PHASE_BEGAN: {
        c.START: "turn {n}: {card} ({who})", c.MAIN: "main phase of {card}", c.END: "end phase of {card}", ANY_CAUSE: ""
    },
    c.DRAFTED: "{who} chooses {card}",
    c.ENTERED: "{card} enters on {tile}",
    c.RETURNED: "{card} returns",
    c.MOVED: {
        c.BY_OWN_MOVE: "{card} moves to {tile}", c.BY_KNOCKBACK: "{card} is knocked back to {tile}",
        ANY_CAUSE: "{card} is pushed to {tile}",
    },
    c.SLAMMED: "{card} is slammed against the edge: {n} more damage",
    c.TELEGRAPHED: "{card} telegraphs {other}",
    c.INVOKED: "{card} invokes {other}",
    c.ATTACKED: "{other} attacks {card}",
    c.PASSED: "{who} has no more answers",
    c.COMBAT_ENDED: "the Combat is over",
    c.MISSED: "the attack of {card} on {other} misses",
    c.DAMAGED: "{card} takes {n} damage",
    c.AURA_ADDED: "{card} is put on {other}",
    c.AURA_REMOVED: "{card} is removed from {other}",
    c.NEUTRALIZED: "{card} makes generator {letter} neutral",
    c.CAPTURED: "{card} captures generator {letter}",
    c.DIED: "{card} dies",
    c.DISCARDED: "{who} discards {card}",
    c.GIVEN_BACK: "{card} goes back to {who}",
    c.SPENT: "{card} spends {n} Energy and {mana} Mana",
    c.DREW: "{who} draws a card",
    **{c.GAINED + which: f"{{card}} gains {{n}} {word}" for which, word in enumerate(c.STAT_NAMES)},
    **{c.LOST + which: f"{{card}} loses {{n}} {word}" for which, word in enumerate(c.STAT_NAMES)},
}  # fmt: skip
OTHERS = {
    c.BROUGHT: "{who} brings {n} cards",
    c.SCORED: "{who} scores {n}",
    c.PASSED: "{who} has no more answers",
    c.RESHUFFLED: "{who} shuffles the Discard Pile into the Draw Pile",
}
TELLERS: dict[str, Teller] = {
    "tile": lambda s, event: rules_of(s).board.labels[event.amount],
    "letter": lambda s, event: c.LETTERS[event.amount],
    "mana": lambda s, event: str(event.cause),
}
LOG = Log(TONGUE, LINES, OTHERS, TELLERS)
