"""The log: one line for each event that a player would tell."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.orders import ELEMENTS
from rulebound.games.lightseekers.words.names import TONGUE, ZONE_WORDS, symbol_name
from rulebound.kernel.play import Event, State
from rulebound.kernel.ruleset import EVERYBODY
from rulebound.tabletop.log import LASTS, UNFOUND, Gathered, Log, Story, Teller, drawn
from rulebound.tabletop.names import player
from rulebound.tabletop.voice import Said, Seat

LEFT = {
    c.BY_REMOVE: "{card} is Removed",
    c.BY_RETURN: "{card} is Returned",
    c.BY_EXPIRY: "{card} Expires",
    c.BY_MOVE: "{card} is moved out of play",
    c.BY_DROP: "{who} takes off {card}",
    c.BY_GIVING_UP: "{who} gives up {card}",
    c.BY_SWAP: "{card} is swapped out",
}
LINES: dict[int, str | dict[int, str]] = {
    c.LEAVES: LEFT,
    c.CANCELLED: "{other} Cancels {card}",
    c.UNFOUND: UNFOUND,
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
    c.UNTRIGGERED: "{card} has not triggered after all",
    c.REDIRECTED: "{card} is against {who} now",
    c.PLACED: "{card} is in play",
    c.INTERRUPTED: "{card} is interrupted",
    c.FACED_UP: "{who} Draws {card} face up",
    c.SWAPPED_PLACES: "{card} and {other} change places",
    c.LINGERING: "the Lingering Effects of {card} start",
    c.OVERFLOW: "too many effects in one act: {card} and the rest do not trigger",
    c.PHASE_BEGAN: "{phase} Phase of {who}",
    c.SHOWN: "{who} {verb} {card}{place}",
    c.ROTATED: "{card} turns {way}",
    c.NAMED: "{who} names {symbol}",
    c.MOVED: "{who} moves {moved}",
    c.ACCESS_LOST: "{who} loses access to {elements}",
    c.HAND_SHOWN: "{who} shows {card} to {reader}",
    c.KIND_SHOWN: "{who} shows that the hand holds a card of the kind {kind}",
    c.VALUE_CHANGED: "{change}",
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
OTHERS = {c.HEALED: "{who} heals {n}"}


def readers(s: State, event: Event) -> int:
    """[LS-2.8.2.3] [LS-G51] A hand is proved to one player, a card stored face-down is seen by none."""
    if event.kind == c.HAND_SHOWN and event.amount >= 0:
        return 1 << event.amount | 1 << event.seat
    if event.kind == c.STORED_CARD and event.cause:
        return 0
    return EVERYBODY


def masked(s: State, event: Event) -> str:
    if event.kind == c.HAND_SHOWN:
        return f"{player(s, event.seat)} shows a card to {player(s, event.amount)}"
    return "a card is Stored face-down"


def shown_to(s: State, event: Event) -> Said:
    return "all" if event.amount < 0 else Seat(event.amount)


def kind_name(s: State, event: Event) -> str:
    """[LS1-4.3.5.3] Attack, Defend, Buff or Item; combo or not."""
    act = event.amount
    bits = {c.ATTACK_ACT: "Attack", c.DEFEND_ACT: "Defend", c.BUFF_ACT: "Buff", c.EQUIP_ACT: "Item"}
    word = next((name for bit, name in bits.items() if act & bit), "card")
    return f"combo {word}" if act & c.COMBO_ACT else word


def shown_verb(s: State, event: Event) -> str:
    """[LS-4.1.3.3a.1] [LS-4.1.3.4a]"""
    if event.cause & c.ABILITY_ACT:
        return "uses an ability of"
    return "plays" if event.cause & c.PLAY_ACT else "equips"


def shown_place(s: State, event: Event) -> str:
    return "" if event.cause & c.ABILITY_ACT or event.amount == c.HAND else f" from the {ZONE_WORDS[event.amount]}"


def way(s: State, event: Event) -> str:
    words = "forward" if event.cause == c.FORWARD else "backward"
    return f"{words} to corner {event.amount}" if event.amount <= c.CORNERS else words


def moved(s: State, event: Event) -> Said:
    """[LS-2.8.2.2] Cards that leave a hand are shown; what a search moves to a hand is the searcher's matter, and so
    is what lay face-down [LS-G51]."""
    came, went = event.amount // c.ZONES, event.amount % c.ZONES
    hidden = came in (c.DECK, c.STORED_FACE_DOWN) and went in (c.HAND, c.DECK)
    card: Said = "a card" if hidden or event.card is None else event.card
    return [card, f" from the {ZONE_WORDS[came]} to the {ZONE_WORDS[went]}"]


def change_line(s: State, event: Event) -> Said:
    assert event.other is not None
    what = "damage" if event.cause == c.F_DAMAGE else "healing"
    verb = "increases" if event.amount > 0 else "reduces"
    return [event.other, f" {verb} the {what} by ", abs(event.amount)]


TELLERS: dict[str, Teller] = {
    "phase": lambda s, event: c.PHASE_NAMES[event.amount].capitalize(),
    "verb": shown_verb,
    "place": shown_place,
    "way": way,
    "symbol": lambda s, event: symbol_name(event.amount),
    "moved": moved,
    "elements": lambda s, event: ", ".join(ELEMENTS[at] for at in range(c.ELEMENT_COUNT) if event.amount >> at & 1),
    "reader": shown_to,
    "kind": kind_name,
    "change": change_line,
}
STEPS = frozenset(
    [c.ENTERS, c.PLACED, c.PAID, c.SHUFFLED, c.PHASE_BEGAN, c.LINGERING, c.ACCESS_LOST]
)  # fmt: skip
# What is behind each line.
RULES = {
    c.LEAVES: "LS-6.2.1-leave.1", c.CANCELLED: "LS-2.6.4b", c.UNFOUND: "LS-2.2.2", c.ENTERS: "LS-T01",
    c.DAMAGED: "LS-2.10.3", c.HEALED: "LS-2.10.3", c.DISCARDED: "LS-2.8.1.4", c.RESTARTED: "LS-4.1.3.7c",
    c.STORED_CARD: "LS-2.8.3.1", c.FELL_ASLEEP: "LS-6.2.1-valid", c.WOKE_UP: "LS-6.2.1-valid", c.PAID: "LS-T18",
    c.REVEALED: "LS-2.8.2.2", c.TRIGGERED: "LS-2.6.2", c.PLACED: "LS-T01", c.INTERRUPTED: "LS-2.6.5",
    c.UNTRIGGERED: "LS-D16", c.REDIRECTED: "LS-3.1.3",
    c.FACED_UP: "LS-3.2.1", c.SWAPPED_PLACES: "LS-6.2.1-swap.1", c.LINGERING: "LS-4.1.2.2c.1", c.OVERFLOW: "LS-G85",
    c.PHASE_BEGAN: "LS-4.1a", c.SHOWN: "LS-T01", c.ROTATED: "LS-T14", c.NAMED: "LS-2.3.2.3", c.MOVED: "LS-6.2.1-move.1",
    c.ACCESS_LOST: "LS-T15", c.HAND_SHOWN: "LS-2.8.2.3", c.KIND_SHOWN: "LS-2.8.2.3", c.VALUE_CHANGED: "LS-2.9.1",
    c.DREW: "LS-T12", c.LOOKED: "LS-3.2.2", c.SHUFFLED: "LS-G85", c.PASS_SAID: "LS-4.1.3.5d",
    c.ACTIONS_GAINED: "LS-T06", c.LOST_HEALTH: "LS-2.10.3", c.GAINED_HEALTH: "LS-2.10.3",
    c.REMOVED_FROM_GAME: "LS-5.1.1", c.FIRST_PLAYER: "LS-3.3.1", c.VP_GAINED: "LS-5.3.1", c.REWARDED: "LS-5.3.4b",
    c.TURN_BEGINS: "LS-4.1b", c.LASTS: "LS-G75",
}  # fmt: skip
STORY = Story(
    lines={c.PHASE_BEGAN: "{whose} {phase} Phase", c.LASTS: LASTS},
    gathered={
        c.DREW: Gathered(lambda event: event.seat, "{who} Draws {drawn}", {"drawn": drawn}),
        c.LOOKED: Gathered(lambda event: event.seat, "{who} looks at {drawn}", {"drawn": drawn}),
    },
    is_step=lambda event: event.kind in STEPS,
    headings=[c.TURN_BEGINS, c.PHASE_BEGAN],
    rules=RULES,
)
LOG = Log(TONGUE, LINES, OTHERS, TELLERS, STORY)
