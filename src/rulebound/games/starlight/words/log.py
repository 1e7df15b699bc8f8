"""The log: one line for each event that a player would tell."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.words.names import TONGUE, player
from rulebound.kernel.play import Event, State
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.tabletop.log import ANY_CAUSE, DRAWN, UNFOUND, Log, Story, Teller
from rulebound.tabletop.voice import is_known_to_all

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
    c.UNFOUND: UNFOUND,
    **{c.GAINED + which: f"{{card}} gains {{n}} {word}" for which, word in enumerate(c.STAT_NAMES)},
    **{c.LOST + which: f"{{card}} loses {{n}} {word}" for which, word in enumerate(c.STAT_NAMES)},
}  # fmt: skip
OTHERS = {
    c.BROUGHT: "{who} brings {n} cards",
    c.SCORED: "{who} scores {n}",
    c.POINTS_LOST: "{who} loses {n} of their Points",
    c.PASSED: "{who} has no more answers",
    c.RESHUFFLED: "{who} shuffles the Discard Pile into the Draw Pile",
    c.CUT: "the line ends after {n} triggers",
}
TELLERS: dict[str, Teller] = {
    "tile": lambda s, event: rules_of(s).board.labels[event.amount],
    "letter": lambda s, event: c.LETTERS[event.amount],
    "mana": lambda s, event: str(event.cause),
}
STEPS = frozenset([c.TELEGRAPHED, c.INVOKED, c.PASSED, c.SPENT, c.COMBAT_ENDED])
BY_THE_RULES = frozenset([c.BY_PHASE, c.BY_DECAY, c.BY_ATTACK])  # what every turn brings; a blow is told as damage


def is_step(event: Event) -> bool:
    if event.kind == c.PHASE_BEGAN:
        return event.cause != c.START
    changes = c.GAINED <= event.kind < c.LOST + len(c.STAT_NAMES)
    return event.kind in STEPS or (changes and event.cause in BY_THE_RULES)


def readers(s: State, event: Event) -> int:
    """[ST-LOC.2] A card that goes to a hand is named to those who have seen it."""
    card = event.card
    if event.kind != c.GIVEN_BACK or card is None or is_known_to_all(s, card):
        return EVERYBODY
    return s.known[card.number]


def masked(s: State, event: Event) -> str:
    return f"{player(s, event.seat)} takes a card"


# What is behind each line.
RULES = {
    c.PHASE_BEGAN: "ST-TURN.1", c.DRAFTED: "ST-SET.1", c.ENTERED: "ST-SET.10", c.RETURNED: "ST-DIE.5",
    c.MOVED: "ST-CLS.3", c.SLAMMED: "ST-KB.5", c.TELEGRAPHED: "ST-TEL.3", c.INVOKED: "ST-INV.3", c.ATTACKED: "ST-CMB.1",
    c.PASSED: "ST-CMB.6", c.COMBAT_ENDED: "ST-CMB.11", c.MISSED: "ST-CMB.17", c.DAMAGED: "ST-STAT.2",
    c.AURA_ADDED: "ST-CLS.7", c.AURA_REMOVED: "ST-CLS.12", c.NEUTRALIZED: "ST-GEN.3", c.CAPTURED: "ST-GEN.4",
    c.DIED: "ST-DIE.1", c.DISCARDED: "ST-INV.10", c.GIVEN_BACK: "ST-LOC.13", c.SPENT: "ST-INV.4", c.DREW: "ST-TURN.13",
    c.UNFOUND: "ST-DIE.13", c.BROUGHT: "ST-SET.3", c.SCORED: "ST-GAME.5", c.RESHUFFLED: "ST-LOC.4", c.CUT: "ST-TIM.6",
    c.POINTS_LOST: "ST-WIN.4",
    **{c.GAINED + which: "ST-NUM.4" for which in range(len(c.STAT_NAMES))},
    **{c.LOST + which: "ST-NUM.4" for which in range(len(c.STAT_NAMES))},
}  # fmt: skip
STORY = Story(
    lines={
        c.SCORED: {
            c.BY_PAIR: "{who} scores {n} for generators", c.BY_KILL: "{who} scores {n} for the death",
            ANY_CAUSE: "{who} scores {n}",
        }
    },
    gathered={c.DREW: DRAWN},
    is_step=is_step,
    headings=[c.PHASE_BEGAN],
    rules=RULES,
)
LOG = Log(TONGUE, LINES, OTHERS, TELLERS, STORY)
