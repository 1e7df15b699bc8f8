"""The log: one line for each event that a player would tell."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.words.names import player
from rulebound.kernel.events import Event
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.kernel.state import State

FIRST_STEPS = frozenset([(c.START, c.READY_STEP), (c.COMBAT, c.ATTACK_STEP), (c.END, c.EFFECT_STEP)])
ZONES = {c.DECK: "deck", c.HAND: "hand"}
WITH_CARD = {
    c.READIED: "{card} readies",
    c.EXPENDED: "{card} is expended",
    c.DISCARDED: "{who} discards {card} from the {zone}",
    c.PUT_IN_DISCARD: "{card} goes to the discard pile",
    c.PLAYED: "{who} plays {card}",
    c.ACTIVATED: "the ability of {card} has resolved",
    c.ENTERED_PLAY: "{card} enters play",
    c.DESTROYED: "{card} is destroyed",
    c.SACRIFICED: "{who} sacrifices {card}",
    c.VOIDED: "{card} is voided",
    c.BLOCKED: "{card} blocks {other}",
    c.CONTACT: "{card} makes contact with {who}",
    c.DURABILITY_ADDED: "{card} gains {n} durability",
    c.DURABILITY_LOST: "{card} loses {n} durability",
    c.TRIBUTED: "{who} sacrifices {other} for the Tribute of {card}",
    c.CONTROL_CHANGED: "{who} gains control of {card}",
    c.ANNOUNCED: "{who} announces {card}",
    c.PAID: "{who} pays {n} essence for {card}",
    c.REVEALED: "{who} reveals {card}",
    c.RETURNED: "{card} is returned",
    c.ONLY_CHOICE: "{who} can only choose {card}",
    c.CANNOT_PAY: "{who} cannot pay for the Mulch of {card}",
    c.INSTEAD: "something else happens instead, by the text of {card}",
}
PLAIN = {
    c.DREW: "{who} draws a card",
    c.LOOKED: "{who} looks at a card",
    c.PUT_IN_DECK: "{who} puts a card into the deck",
    c.EMPTY_DRAW: "{who} draws from an empty deck",
    c.LIFE_GAINED: "{who} gains {n} life",
    c.LIFE_LOST: "{who} loses {n} life",
    c.CULLED: "{who} culls {n}",
    c.SCAVENGED: "{who} scavenges",
    c.PIVOTED: "{who} pivots",
    c.SHUFFLED: "{who} shuffles the deck",
    c.ELIMINATED: "{who} is out of the game",
    c.MULLIGAN: "{who} takes a mulligan of {n} cards",
    c.COMBAT_ENDED: "the combat is over",
}


def line(s: State, event: Event) -> str:
    kind = event.kind
    if kind == c.STEP_BEGAN:
        return step_line(s, event)
    if kind == c.ATTACKED:
        assert event.card is not None
        target = player(s, event.seat) if event.other is None else event.other.definition.name
        return f"{event.card.definition.name} attacks {target} (attack {event.amount} of the turn)"
    if kind == c.DAMAGED:
        assert event.other is not None
        whom = player(s, event.seat) if event.card is None else event.card.definition.name
        return f"{event.other.definition.name} deals {event.amount} damage to {whom}"
    if kind == c.VOIDED and event.cause == c.BY_FACE_DOWN:
        return f"{player(s, event.seat)} voids a card face down"
    if kind == c.CHECKED:
        assert event.card is not None
        return f"the orb check of {event.card.definition.name} is made: {checked(event.amount)}"
    if kind == c.BATCH_TRIGGER:
        assert event.card is not None
        return f"{player(s, event.seat)} resolves {event.card.definition.name}: {short(s, event)}"
    if kind == c.LIFE_LOST and event.cause == c.BY_DAMAGE:
        return ""
    words = WITH_CARD.get(kind) if event.card is not None else None
    words = words or PLAIN.get(kind)
    if words is None:
        return ""
    return words.format(
        who=player(s, event.seat),
        card="" if event.card is None else event.card.definition.name,
        other="" if event.other is None else event.other.definition.name,
        n=event.amount,
        zone=ZONES.get(event.amount, "") if kind == c.DISCARDED else "",
    )


def readers(event: Event) -> int:
    """[LU-zone.10] A card of hand or deck that was chosen unasked is named to its player only."""
    return 1 << event.seat if event.kind == c.ONLY_CHOICE and event.amount else EVERYBODY


def masked(s: State, event: Event) -> str:
    """The words of a secret answer: that there was no other choice would tell something about the hand."""
    return f"{player(s, event.seat)} chooses in secret"


def checked(symbols: int) -> str:
    """The check symbols, noted as a number: hundreds of orange, tens of green, purple."""
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
