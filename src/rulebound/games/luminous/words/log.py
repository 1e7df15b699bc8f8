"""The log: one line for each event that a player would tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.words.names import TONGUE
from rulebound.kernel.play import ADD, TAKE, Event, State
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.tabletop.log import ANY_CAUSE, DRAWN, LASTS, UNFOUND, Gathered, Log, Story, Teller, drawn
from rulebound.tabletop.names import player
from rulebound.tabletop.voice import Said, Seat

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
    c.COUNTED: "{card} has {n} of its counters",
}


def readers(s: State, event: Event) -> int:
    """[LU-zone.10] A card of hand or deck that was chosen unasked is named to its player only; [LU-zone.6b] what lay
    face down and goes to a hand, to those who know it."""
    if event.kind == c.RETURNED and event.amount == c.VOID_FACE_DOWN:
        assert event.card is not None
        return s.known[event.card.number]
    return 1 << event.seat if event.kind == c.ONLY_CHOICE and event.amount else EVERYBODY


def masked(s: State, event: Event) -> str:
    """The words of a secret answer: that there was no other choice would tell something about the hand."""
    if event.kind == c.RETURNED:
        return "a face-down card is returned"
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


def heading(s: State, event: Event) -> Said:
    """A turn by its number, a phase by its player, a step by its name."""
    phase, step = event.amount, event.cause
    if step == c.READY_STEP:
        return ["turn ", s.turn, ": ", Seat(event.seat)]
    if phase == c.SETUP:
        return "setup"
    words = f" {c.PHASE_NAMES[phase]} phase"
    return [Seat(event.seat, True), words if step == c.NO_STEP else f"{words}, {c.STEP_NAMES[step]} step"]


def changes(s: State, events: Sequence[Event], reader: int) -> Said:
    """What texts make of a card: `gets +1/+1 and gains Flight this turn`."""
    bonus = {c.F_ATTACK: 0, c.F_HEALTH: 0}
    said: list[str] = []
    for event in events:
        field, how = event.cause // 100, event.cause // 10 % 10
        if field == c.F_SKILLS:
            names = " and ".join([name for bit, name in c.SKILL_NAMES.items() if event.amount & bit])
            said.append(f"{'loses' if how == TAKE else 'gains'} {names}")
        elif how == ADD:
            bonus[field] += event.amount
        else:
            said.append(f"has {'attack' if field == c.F_ATTACK else 'health'} {event.amount}")
    if any(bonus.values()):
        said.insert(0, f"gets {bonus[c.F_ATTACK]:+}/{bonus[c.F_HEALTH]:+}")
    until = events[0].cause % 10
    words = " and ".join(said)
    if until == c.UNTIL_YOUR_TURN:
        return [words, " until ", Seat(events[0].seat, True), " next turn"]
    if until == c.UNTIL_END_OF_YOUR_TURN:
        return [words, " until the end of ", Seat(events[0].seat, True), " next turn"]
    if until == c.UNTIL_END_OF_OPPONENTS_TURN:
        return [words, " until the end of the next turn of ", Seat(events[0].seat, True), " opponent"]
    return words + {c.THIS_TURN: " this turn", c.THIS_COMBAT: " this combat"}.get(until, "")


STEPS = frozenset(
    [
        c.ATTACKED, c.CHECKED, c.PUT_IN_DISCARD, c.ACTIVATED, c.BLOCKED, c.ANNOUNCED, c.PAID, c.ONLY_CHOICE,
        c.PUT_IN_DECK, c.COMBAT_ENDED, c.EXPENDED, c.READIED, c.SHUFFLED, c.MULLIGAN, c.CONTACT,
    ]
)  # fmt: skip


def is_step(event: Event) -> bool:
    """What is played enters play, and an orb is played: that need not be said again."""
    if event.kind == c.STEP_BEGAN:
        return event.cause != c.READY_STEP
    if event.kind == c.PLAYED:
        return event.card is not None and kind_of(event.card.definition).orb
    return event.kind in STEPS or (event.kind == c.ENTERED_PLAY and event.amount == 1)


# What is behind each line.
RULES = {
    c.STEP_BEGAN: "LU-turn.1", c.ATTACKED: "LU-combat.1", c.DAMAGED: "LU-dmg.6", c.CHECKED: "LU-cost.7",
    c.BATCH_TRIGGER: "LU-batch.2", c.PUT_IN_DISCARD: "LU-zone.4", c.ACTIVATED: "LU-play.3",
    c.ENTERED_PLAY: "LU-play.6", c.BLOCKED: "LU-combat.11", c.CONTACT: "LU-contact.1", c.TRIBUTED: "LU-tribute.1",
    c.CONTROL_CHANGED: "LU-play.14", c.ANNOUNCED: "LU-play.1", c.PAID: "LU-cost.2", c.ONLY_CHOICE: "LU-play.16",
    c.CANNOT_PAY: "LU-mulch.4", c.INSTEAD: "LU-play.14", c.LOOKED: "LU-zone.1", c.PUT_IN_DECK: "LU-zone.12",
    c.EMPTY_DRAW: "LU-win.6", c.ELIMINATED: "LU-multi.7", c.MULLIGAN: "LU-setup.5c", c.COMBAT_ENDED: "LU-combat.33",
    c.UNFOUND: "LU-play.5", c.LASTS: "LU-play.14", c.CHANGED: "LU-play.14", c.SACRIFICED: "LU-key.7",
    c.DESTROYED: "LU-key.6", c.DISCARDED: "LU-key.3", c.VOIDED: "LU-key.10", c.DREW: "LU-key.1",
    c.REVEALED: "LU-zone.10", c.RETURNED: "LU-zone.12", c.EXPENDED: "LU-exp.1", c.READIED: "LU-exp.3",
    c.PLAYED: "LU-play.3", c.SHUFFLED: "LU-setup.2a", c.LIFE_GAINED: "LU-win.3b", c.LIFE_LOST: "LU-dmg.6",
    c.DURABILITY_LOST: "LU-type.14", c.DURABILITY_ADDED: "LU-dmg.7", c.CULLED: "LU-cull.1",
    c.SCAVENGED: "LU-scavenge.1", c.PIVOTED: "LU-orb.11", c.COUNTED: "LU-play.14",
}  # fmt: skip
STORY = Story(
    lines={c.STEP_BEGAN: "{heading}", c.LASTS: LASTS},
    gathered={
        c.DREW: DRAWN,
        c.LOOKED: Gathered(lambda event: event.seat, "{who} looks at {drawn}", {"drawn": drawn}),
        c.CHANGED: Gathered(lambda event: (event.card, event.cause % 10), "{card} {changes}", {"changes": changes}),
    },
    is_step=is_step,
    headings=[c.STEP_BEGAN],
    rules=RULES,
)

TELLERS: dict[str, Teller] = {
    "step": step_line,
    "heading": heading,
    "whom": lambda s, event: Seat(event.seat) if event.other is None else event.other,
    "victim": lambda s, event: Seat(event.seat) if event.card is None else event.card,
    "checked": checked,
    "short": short,
    "zone": lambda s, event: ZONES.get(event.amount, ""),
}


@cache
def log() -> Log:
    """With the lines of the verbs, whose sheet is loaded with the first line that is told."""
    from rulebound.games.luminous.vocabulary.sheet import SHEET

    return Log(TONGUE, {**LINES, **SHEET.log(ANY_CAUSE)}, {}, TELLERS, STORY)
