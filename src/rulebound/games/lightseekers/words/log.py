"""The log: one line for each event that a player would tell."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.orders import ELEMENTS
from rulebound.games.lightseekers.words.names import ZONE_WORDS, player, symbol_name
from rulebound.kernel.events import Event
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.kernel.state import State

LEFT = {
    c.BY_REMOVE: "{card} is Removed",
    c.BY_RETURN: "{card} is Returned",
    c.BY_EXPIRY: "{card} Expires",
    c.BY_MOVE: "{card} is moved out of play",
    c.BY_DROP: "{who} takes off {card}",
    c.BY_GIVING_UP: "{who} gives up {card}",
    c.BY_SWAP: "{card} is swapped out",
}
WITH_CARD = {
    c.CANCELLED: "{other} Cancels {card}",
    c.ENTERS: "{card} enters play",
    c.DAMAGED: "{card} deals {n} damage to {who}",
    c.HEALED: "{card} heals {who} by {n}",
    c.DISCARDED: "{who} Discards {card}",
    c.RESTARTED: "{card} is Restarted",
    c.STORED_CARD: "{card} is Stored",
    c.FELL_ASLEEP: "{card} is Dormant",
    c.WOKE_UP: "{card} is awake again",
    c.PAID: "{who} pays with {card}",
    c.REVEALED: "{card} is shown",
    c.TRIGGERED: "{card} triggers",
    c.PLACED: "{card} is in play",
    c.INTERRUPTED: "{card} is interrupted",
    c.FACED_UP: "{who} Draws {card} face up",
    c.SWAPPED_PLACES: "{card} and {other} change places",
    c.LINGERING: "the Lingering Effects of {card} start",
    c.OVERFLOW: "too many effects in one act: {card} and the rest do not trigger",
}
PLAIN = {
    c.HEALED: "{who} heals {n}",
    c.DREW: "{who} Draws a card",
    c.LOOKED: "{who} looks at a card",
    c.SHUFFLED: "{who} shuffles the deck",
    c.PASS_SAID: "{who} passes and will draw {n}",
    c.ACTIONS_GAINED: "{who} gains {n} more actions",
    c.LOST_HEALTH: "{who} loses {n} health",
    c.GAINED_HEALTH: "{who} gains {n} health",
    c.REMOVED_FROM_GAME: "{who} is out of the game",
    c.FIRST_PLAYER: "first player: {who}",
    c.VP_GAINED: "{who} gets 1 VP",
    c.REWARDED: "{who} shuffles {n} cards back",
    c.TURN_BEGINS: "turn {n}: {who}",
}


def line(s: State, event: Event) -> str:
    kind = event.kind
    if kind == c.PHASE_BEGAN:
        return f"{c.PHASE_NAMES[event.amount].capitalize()} Phase of {player(s, event.seat)}"
    if kind == c.SHOWN:
        return shown_line(s, event)
    if kind == c.ROTATED:
        assert event.card is not None
        way = "forward" if event.cause == c.FORWARD else "backward"
        return f"{event.card.definition.name} turns {way}" + (f" to corner {event.amount}" if event.amount <= 4 else "")
    if kind == c.LEAVES:
        words: str | None = LEFT[event.cause]
    elif kind == c.NAMED:
        return f"{player(s, event.seat)} names {symbol_name(event.amount)}"
    elif kind == c.MOVED:
        return moved_line(s, event)
    elif kind == c.ACCESS_LOST:
        lost = ", ".join(ELEMENTS[at] for at in range(c.ELEMENT_COUNT) if event.amount >> at & 1)
        return f"{player(s, event.seat)} loses access to {lost}"
    elif kind == c.HAND_SHOWN:
        assert event.card is not None
        return f"{player(s, event.seat)} shows {event.card.definition.name} to {shown_to(s, event)}"
    elif kind == c.KIND_SHOWN:
        return f"{player(s, event.seat)} shows that the hand holds a card of the kind {kind_name(event.amount)}"
    elif kind == c.VALUE_CHANGED:
        return change_line(event)
    else:
        words = WITH_CARD.get(kind) if event.card is not None else None
        words = words or PLAIN.get(kind)
    if words is None:
        return ""
    return words.format(
        who=player(s, event.seat),
        card="" if event.card is None else event.card.definition.name,
        other="" if event.other is None else event.other.definition.name,
        n=event.amount,
    )


def readers(s: State, event: Event) -> int:
    """[LS-2.8.2.3] [LS-G51] A hand is proved to one player, a card stored face-down is seen by none."""
    if event.kind == c.HAND_SHOWN and event.amount >= 0:
        return 1 << event.amount | 1 << event.seat
    if event.kind == c.STORED_CARD and event.cause:
        return 0
    return EVERYBODY


def masked(s: State, event: Event) -> str:
    if event.kind == c.HAND_SHOWN:
        return f"{player(s, event.seat)} shows a card to {shown_to(s, event)}"
    return "a card is Stored face-down"


def shown_to(s: State, event: Event) -> str:
    return "all" if event.amount < 0 else player(s, event.amount)


def kind_name(act: int) -> str:
    """[LS1-4.3.5.3] Attack, Defend, Buff or Item; combo or not."""
    bits = {c.ATTACK_ACT: "Attack", c.DEFEND_ACT: "Defend", c.BUFF_ACT: "Buff", c.EQUIP_ACT: "Item"}
    word = next((name for bit, name in bits.items() if act & bit), "card")
    return f"combo {word}" if act & c.COMBO_ACT else word


def shown_line(s: State, event: Event) -> str:
    """[LS-4.1.3.3a.1] [LS-4.1.3.4a]"""
    assert event.card is not None
    name = event.card.definition.name
    if event.cause & c.ABILITY_ACT:
        return f"{player(s, event.seat)} uses an ability of {name}"
    verb = "plays" if event.cause & c.PLAY_ACT else "equips"
    place = "" if event.amount == c.HAND else f" from the {ZONE_WORDS[event.amount]}"
    return f"{player(s, event.seat)} {verb} {name}{place}"


def moved_line(s: State, event: Event) -> str:
    """[LS-2.8.2.2] Cards that leave a hand are shown; what a search moves to a hand is the searcher's matter, and so
    is what lay face-down [LS-G51]."""
    came, went = event.amount // c.ZONES, event.amount % c.ZONES
    hidden = came in (c.DECK, c.STORED_FACE_DOWN) and went in (c.HAND, c.DECK)
    name = "a card" if hidden or event.card is None else event.card.definition.name
    return f"{player(s, event.seat)} moves {name} from the {ZONE_WORDS[came]} to the {ZONE_WORDS[went]}"


def change_line(event: Event) -> str:
    assert event.other is not None
    what = "damage" if event.cause == c.F_DAMAGE else "healing"
    verb = "increases" if event.amount > 0 else "reduces"
    return f"{event.other.definition.name} {verb} the {what} by {abs(event.amount)}"
