"""The log: one line for each event that a player would tell."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.words.names import TONGUE
from rulebound.kernel.play import Event, State
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.tabletop.log import ANY_CAUSE, UNFOUND, Log, Teller
from rulebound.tabletop.names import player

FIRST_STEPS = frozenset([(c.START, c.READY_STEP), (c.COMBAT, c.ATTACK_STEP), (c.END, c.EFFECT_STEP)])
ZONES = {c.DECK: "deck", c.HAND: "hand"}
LINES: dict[int, str | Mapping[int, str]] = {
    c.STEP_BEGAN: "{step}",
    c.ATTACKED: "{card} attacks {whom} (attack {n} of the turn)",
    c.DAMAGED: "{other} deals {n} damage to {victim}",
    c.CHECKED: "the orb check of {card} is made: {checked}",
    c.BATCH_TRIGGER: "{who} resolves {card}: {short}",
    c.PUT_IN_DISCARD: "{card} goes to the discard pile",
    c.ACTIVATED: "the ability of {card} has resolved",
    c.ENTERED_PLAY: "{card} enters play",
    c.BLOCKED: "{card} blocks {other}",
    c.CONTACT: "{card} makes contact with {who}",
    c.TRIBUTED: "{who} sacrifices {other} for the Tribute of {card}",
    c.CONTROL_CHANGED: "{who} gains control of {card}",
    c.ANNOUNCED: "{who} announces {card}",
    c.PAID: "{who} pays {n} essence for {card}",
    c.ONLY_CHOICE: "{who} can only choose {card}",
    c.CANNOT_PAY: "{who} cannot pay for the Mulch of {card}",
    c.INSTEAD: "something else happens instead, by the text of {card}",
    c.LOOKED: "{who} looks at a card",
    c.PUT_IN_DECK: "{who} puts a card into the deck",
    c.EMPTY_DRAW: "{who} draws from an empty deck",
    c.ELIMINATED: "{who} is out of the game",
    c.MULLIGAN: "{who} takes a mulligan of {n} cards",
    c.COMBAT_ENDED: "the combat is over",
    c.UNFOUND: UNFOUND,
}


def readers(s: State, event: Event) -> int:
    """[LU-zone.10] A card of hand or deck that was chosen unasked is named to its player only."""
    return 1 << event.seat if event.kind == c.ONLY_CHOICE and event.amount else EVERYBODY


def masked(s: State, event: Event) -> str:
    """The words of a secret answer: that there was no other choice would tell something about the hand."""
    return f"{player(s, event.seat)} chooses in secret"


def checked(s: State, event: Event) -> str:
    """The check symbols, noted as a number: hundreds of orange, tens of green, purple."""
    symbols = event.amount
    counts = (symbols // 100, symbols // 10 % 10, symbols % 10)
    names = [c.COLOUR_NAMES[colour] for colour, count in zip(c.COLOURS, counts, strict=True) for _ in range(count)]
    return ", ".join(names)


def short(s: State, event: Event) -> str:
    """The keyword or the clause of a trigger; Steadfast is no ability of the card itself."""
    assert event.card is not None
    return "Steadfast" if event.amount < 0 else event.card.definition.abilities[event.amount].short


def step_line(s: State, event: Event) -> str:
    phase, step = event.amount, event.cause
    who = player(s, event.seat)
    if step == c.NO_STEP:
        return f"{c.PHASE_NAMES[phase]} phase of {who}"
    if (phase, step) in FIRST_STEPS:
        return f"{c.PHASE_NAMES[phase]} phase of {who}, {c.STEP_NAMES[step]} step"
    return f"{c.STEP_NAMES[step]} step"


TELLERS: dict[str, Teller] = {
    "step": step_line,
    "whom": lambda s, event: player(s, event.seat) if event.other is None else event.other.definition.name,
    "victim": lambda s, event: player(s, event.seat) if event.card is None else event.card.definition.name,
    "checked": checked,
    "short": short,
    "zone": lambda s, event: ZONES.get(event.amount, ""),
}


@cache
def log() -> Log:
    """With the lines of the verbs, whose sheet is loaded with the first line that is told."""
    from rulebound.games.luminous.vocabulary.sheet import SHEET

    return Log(TONGUE, {**LINES, **SHEET.log(ANY_CAUSE)}, {}, TELLERS)
