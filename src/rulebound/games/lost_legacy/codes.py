"""The numbers by which Lost Legacy names its zones, facts, events, moves and questions."""

from __future__ import annotations

from typing import Final

# ---- zones of a seat [LL-zone.1]; what lies face-down lies in a zone of its own, because others see other things there
DECK: Final = 0
HAND: Final = 1
DISPOSAL: Final = 2
ERASED: Final = 3
SUB_DECK: Final = 4
FIELD: Final = 5  # face-up, of whoever controls the card
STANDBY: Final = 6
LINKED: Final = 7
LINKED_DOWN: Final = 8
ZONES: Final = 9
ZONE_NAMES: Final = (
    "deck", "hand", "disposal", "erased", "sub_deck", "field", "standby", "linked", "linked_face_down",
)  # fmt: skip
ON_FIELD: Final = (FIELD, STANDBY)
UNDER_CARDS: Final = (LINKED, LINKED_DOWN)
IN_PLAY: Final = (FIELD, STANDBY, LINKED, LINKED_DOWN)

# ---- numbers of a seat
MP: Final = 0
HONOR: Final = 1
SEAT_NUMBERS: Final = 2

# ---- facts
PHASE: Final = 0
PLAYED_CHARACTER: Final = 1  # [LL-open.2] character plays of this turn that were made, less the additional ones
MARKER: Final = 2  # [LLQ-turn.3] the seat with the first-turn marker
SWAPPED: Final = 3  # [LL-begin.5] whether the hand was swapped in this turn
FACTS: Final = 4

SETUP: Final = 0
BEGIN: Final = 1
DRAW_STEP: Final = 2
REFRESH: Final = 3
OPEN: Final = 4
BATTLE: Final = 5
END: Final = 6
COMBAT: Final = 7
PHASE_NAMES: Final = ("setup", "begin", "draw", "refresh", "open", "battle", "end", "combat")

# ---- kinds and classes of cards, a bit each
CHARACTER: Final = 1
ITEM: Final = 2
COUNTER: Final = 4
EQUIPMENT: Final = 8
ENVIRONMENT: Final = 16
WEAPON: Final = 32
OFFENSIVE: Final = 64
DEFENSIVE: Final = 128
EVERLASTING: Final = 256
SPELL: Final = OFFENSIVE | DEFENSIVE | EVERLASTING
CASTABLE: Final = OFFENSIVE | EVERLASTING  # [LL-spell.4] a defensive one waits for its timing
OPTION: Final = ITEM | COUNTER | EQUIPMENT | ENVIRONMENT | WEAPON | SPELL
DISPOSABLE: Final = ITEM | COUNTER | OFFENSIVE | DEFENSIVE  # [LL-opt.3]
SPRUNG: Final = COUNTER | DEFENSIVE  # [LL-ctr.2] [LL-spell.4] played when their timing occurs
FROM_HAND: Final = CHARACTER | ITEM | EQUIPMENT | ENVIRONMENT
SETTABLE: Final = ITEM | COUNTER | EQUIPMENT | ENVIRONMENT
KIND_NAMES: Final = {
    "character": CHARACTER, "item": ITEM, "counter": COUNTER, "equipment": EQUIPMENT, "environment": ENVIRONMENT,
    "weapon": WEAPON, "offensive": OFFENSIVE, "defensive": DEFENSIVE, "everlasting": EVERLASTING,
}  # fmt: skip

# ---- skills, a bit each
SWORDPLAY: Final = 1
WITCHCRAFT: Final = 2
ARCHERY: Final = 4
FLYING: Final = 8
SKILL_NAMES: Final = {"Swordplay": SWORDPLAY, "Witchcraft": WITCHCRAFT, "Archery": ARCHERY, "Flying": FLYING}

# ---- values [LL-val.1], and what else lines and lasting effects change
LEVEL: Final = 0
MAGIC: Final = 1
OFFENSE: Final = 2
DEFENSE: Final = 3
SPEED: Final = 4
VALUE_NAMES: Final = ("level", "magic", "offense", "defense", "speed")
SKILLS: Final = 5
ATTACK_RANGE: Final = 6
SILENT: Final = 7  # loses its abilities
CANNOT: Final = 8
UNAFFECTED: Final = 9  # [LL-err.2] the stats are as printed
CONTROL: Final = 10
LATER: Final = 11  # an effect that was put off to the end of the turn
CHANGED: Final = 12

# ---- what is kept while it holds, see `State.memos`
LINES: Final = 0
LYING: Final = 1
SEAT_MEMOS: Final = 1  # both are of the table

# ---- how; the first four are the kernel's SET, ADD, GRANT, TAKE
DOUBLED: Final = 6
HALVED: Final = 7

# ---- ranges
CLOSE: Final = 0
LONG: Final = 1
ZONE: Final = 2
STRIKE: Final = 3  # where a physical attack reaches by default

# ---- pieces [LL-pc.3] [LL-pc.4] [LL-pc.5]
TOKEN: Final = 0
POWER_UP: Final = 1
DAMAGE: Final = 2
PIECE_NAMES: Final = ("token", "power-up", "damage")
PIECE: Final = 10  # what a power-up or a damage is worth

# ---- how an attack strikes [LL-bat.30]
PHYSICAL: Final = 0
DISTANCE: Final = 1
MENTAL: Final = 2
REACHING: Final = 3  # in whatever way a text lets it threaten

# ---- events: the verbs that a timing can name
(
    TURN_BEGINS, TURN_ENDS, DRAW, PLAY, SET, ACTIVATE, PAY, GAIN_MP, LOSE_MP, GAIN_HONOR, LOSE_HONOR, MOVE, REST, READY,
    LINK, REPLACE, BUILD_UP, THREATEN, ATTACK, DESTROY, BATTLE_ENDED, DISCARD, ERASE, EJECT, BURY, RETURN, SEARCH,
    SHUFFLE, DIG, REVEAL, ADD, REMOVE, VOID, CONTROL_CHANGES, COMBAT_BEGINS, COMBAT_ENDS, WEAKEN,
) = range(37)  # fmt: skip
# and those that only the log tells
FADES: Final = 37
VOIDED: Final = 38
DUG_BACK: Final = 39
CHOSEN: Final = 40  # which a text can only forbid,
COMBO: Final = 41  # as this: to attack together with others
EVENTS: Final = 42
EVENT_NAMES: Final = (
    "turn begins", "turn ends", "draw", "play", "set", "activate", "pay", "gain MP", "lose MP", "gain honor",
    "lose honor", "move", "rest", "ready", "link", "replace", "build-up", "threaten", "attack", "destroy",
    "battle ended", "discard", "erase", "eject", "bury", "return to sub-deck", "search", "shuffle", "dig", "reveal",
    "add", "remove", "void", "control changes", "combat phase begins",
    "combat phase ends", "weaken", "fades", "voided", "dug cards put back", "choose", "join a combo attack",
)  # fmt: skip

# ---- causes of an event
BY_HAND: Final = 0  # manual
BY_ABILITY: Final = 1
BY_ATTACK: Final = 2
BY_COST: Final = 3
BY_RULE: Final = 4
BY_INVASION: Final = 5
BY_MENTAL_ATTACK: Final = 6
BY_COLUMN: Final = 7  # [LLQ-col.6] a column closes up, or makes room

# ---- kinds of moves
(
    KEEP, SWAP, BURY_NEXT, FIRST, PLAY_CHARACTER, PLAY_ON, PLAY_EQUIPMENT, SET_ON, TURN_UP, TURN_UP_EQUIPMENT, WALK,
    THREAT, USE, ARM, CAST, SET_SPELL, TURN_UP_SPELL, END_TURN, RESPOND, RESPOND_SPELL, RESPOND_ABILITY, PASS, CHOOSE,
    CHOOSE_SET, CHOOSE_SPACE, NO_MORE, DO_IT, DECLINE, DISCARD_AS_COST, REST_AS_COST, ERASE_AS_COST, BURY_AS_COST,
    NUMBER, MODE, FIND, FIND_NOTHING, DUG_ON_TOP, DUG_BELOW, NEXT, DISCARD_CARD, BURY_OPTION, KEEP_REST, BUILD,
    ACT_FIRST, THREAT_SET, HOLD, DUG_ONE_BELOW, PLAY_ASIDE,
) = range(48)  # fmt: skip
MOVE_NAMES: Final = (
    "keep hand", "swap hand", "bury next", "resolve first", "play character", "play", "play equipment", "set",
    "turn up", "turn up equipment", "move", "threaten", "use", "arm", "cast", "set spell", "turn up spell", "end turn",
    "respond", "respond with spell", "respond with ability", "pass", "choose", "choose set card", "choose space",
    "choose no more", "do it", "decline", "discard as cost", "rest as cost", "erase as cost", "bury as cost", "number",
    "mode", "reveal", "find nothing", "dug on top", "dug below", "next", "discard", "bury option", "keep the rest",
    "build up", "act first", "threaten set card", "hold", "dug card below", "play aside",
)  # fmt: skip

# ---- questions
(
    M_SWAP, M_BURY, M_ORDER, M_OPEN, M_RESPOND, M_CHOOSE, M_SPACE, M_MAY, M_COST, M_NUMBER, M_MODE, M_SEARCH, M_DIG,
    M_DIG_ORDER, M_DISCARD, M_OPTIONS, M_DISCARD_STEP, M_BUILD,
    M_FIRST, M_COMBAT,
) = range(20)  # fmt: skip

# ---- how long a lasting effect lasts
THIS_BATTLE: Final = 0
THIS_TURN: Final = 1
OPPONENTS_TURN: Final = 2  # until the next turn of the opponent has ended
NEXT_TURN: Final = 3  # until the next turn of its player begins
FOR_GOOD: Final = 4
THIS_COMBAT: Final = 5  # of Quick-Play: until the combat phase has ended

# ---- what stands in the env of every ability
FAILED: Final = 0  # how many parts of the effect were not performed in full [LL-abil.15]
IS_VOID: Final = 1  # [LL-void.6] it was voided before it was announced
HOST: Final = 0  # the slot of the linked character [LL-spell.8]
DISPOSED: Final = 2  # [LL-opt.4] the card has been looked at to be discarded
ENV_SIZE: Final = 3

# ---- the key of a sort of the sub-deck is its name and this, as a namesake may be of the deck
OF_SUB_DECK: Final = " (sub-deck)"
