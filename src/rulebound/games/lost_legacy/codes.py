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
LIMIT_STEP: Final = 20  # parts of the end that are left out by themselves
DISCARD_STEP: Final = 21
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
HITS_FLYING: Final = 12  # [LL-skill.9] a physical attack of it hits who flies
DRAW_LIMIT: Final = 13  # [LL-begin.3] up to how many cards a player draws,
OPTION_LIMIT: Final = 14  # [LL-end.5] and how many options may stay
WATCHING: Final = 15  # a timing that lies nowhere
PLAY_LIMIT: Final = 16  # [LL-open.2] how many characters a player plays by hand in a turn
COMES_RESTING: Final = 17  # [LL-char.2] it is played resting
NOTED: Final = 18  # whom a card keeps in mind
THREAT_PRICE: Final = 19  # what is paid each time it threatens by hand
REPLACING: Final = 20  # something else in the place of an action, for a while
MOVE_PRICE: Final = 21  # what is paid each time it is moved by hand
ENTERS: Final = 22  # [LL-char.3] it can be played onto any space in the territory of who plays it
SKIPS: Final = 23  # a step of a turn that a player leaves out
CHANGED: Final = 24

# ---- what is kept while it holds, see `State.memos`
LINES: Final = 0
LYING: Final = 1
HANDS: Final = 2  # and the seat
SUB_DECKS: Final = 4  # and the seat
SEAT_MEMOS: Final = 3  # for two seats: the first two are of the table

# ---- how; the first four are the kernel's SET, ADD, GRANT, TAKE
DOUBLED: Final = 6
HALVED: Final = 7

# ---- ranges
CLOSE: Final = 0
LONG: Final = 1
ZONE: Final = 2
STRIKE: Final = 3  # where a physical attack reaches by default
REACH: Final = 4  # wherever it can strike just now [LL-rng.6]
STRAIGHT: Final = 10  # and so many spaces: that far in straight lines

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
TURN_BEGINS: Final = 0
TURN_ENDS: Final = 1
DRAW: Final = 2
PLAY: Final = 3
SET: Final = 4
ACTIVATE: Final = 5
PAY: Final = 6
GAIN_MP: Final = 7
LOSE_MP: Final = 8
GAIN_HONOR: Final = 9
LOSE_HONOR: Final = 10
MOVE: Final = 11
REST: Final = 12
READY: Final = 13
LINK: Final = 14
REPLACE: Final = 15
BUILD_UP: Final = 16
THREATEN: Final = 17
ATTACK: Final = 18
DESTROY: Final = 19
BATTLE_ENDED: Final = 20
DISCARD: Final = 21
ERASE: Final = 22
EJECT: Final = 23
BURY: Final = 24
RETURN: Final = 25
SEARCH: Final = 26
SHUFFLE: Final = 27
DIG: Final = 28
REVEAL: Final = 29
ADD: Final = 30
REMOVE: Final = 31
VOID: Final = 32
CONTROL_CHANGES: Final = 33
COMBAT_BEGINS: Final = 34
COMBAT_ENDS: Final = 35
WEAKEN: Final = 36
# and those that only the log tells
FADES: Final = 37
VOIDED: Final = 38
DUG_BACK: Final = 39
CHOSEN: Final = 40  # which a text can only forbid,
COMBO: Final = 41  # as this: to attack together with others
LEAVES: Final = 42  # a text is about to replace a card of the field with one from elsewhere
RETARGET: Final = 43  # another character becomes the target of a battle: told in the log
GREW: Final = 44  # a piece has come onto a card, and lies there
SHRANK: Final = 45  # or has gone off it
EVENTS: Final = 46
EVENT_NAMES: Final = (
    "turn begins", "turn ends", "draw", "play", "set", "activate", "pay", "gain MP", "lose MP", "gain honor",
    "lose honor", "move", "rest", "ready", "link", "replace", "build-up", "threaten", "attack", "destroy",
    "battle ended", "discard", "erase", "eject", "bury", "return to sub-deck", "search", "shuffle", "dig", "reveal",
    "add", "remove", "void", "control changes", "combat phase begins",
    "combat phase ends", "weaken", "fades", "voided", "dug cards put back", "choose", "join a combo attack",
    "leave the field", "become the target", "have pieces", "have fewer pieces",
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
KEEP: Final = 0
SWAP: Final = 1
BURY_NEXT: Final = 2
FIRST: Final = 3
PLAY_CHARACTER: Final = 4
PLAY_ON: Final = 5
PLAY_EQUIPMENT: Final = 6
SET_ON: Final = 7
TURN_UP: Final = 8
TURN_UP_EQUIPMENT: Final = 9
WALK: Final = 10
THREAT: Final = 11
USE: Final = 12
ARM: Final = 13
CAST: Final = 14
SET_SPELL: Final = 15
TURN_UP_SPELL: Final = 16
END_TURN: Final = 17
RESPOND: Final = 18
RESPOND_SPELL: Final = 19
RESPOND_ABILITY: Final = 20
PASS: Final = 21
CHOOSE: Final = 22
CHOOSE_SET: Final = 23
CHOOSE_SPACE: Final = 24
NO_MORE: Final = 25
DO_IT: Final = 26
DECLINE: Final = 27
DISCARD_AS_COST: Final = 28
REST_AS_COST: Final = 29
ERASE_AS_COST: Final = 30
BURY_AS_COST: Final = 31
NUMBER: Final = 32
MODE: Final = 33
FIND: Final = 34
FIND_NOTHING: Final = 35
DUG_ON_TOP: Final = 36
DUG_BELOW: Final = 37
NEXT: Final = 38
DISCARD_CARD: Final = 39
BURY_OPTION: Final = 40
KEEP_REST: Final = 41
BUILD: Final = 42
ACT_FIRST: Final = 43
THREAT_SET: Final = 44
HOLD: Final = 45
DUG_ONE_BELOW: Final = 46
PLAY_ASIDE: Final = 47
ADD_TO: Final = 48
REMOVE_AS_COST: Final = 49
MOVE_NAMES: Final = (
    "keep hand", "swap hand", "bury next", "resolve first", "play character", "play", "play equipment", "set",
    "turn up", "turn up equipment", "move", "threaten", "use", "arm", "cast", "set spell", "turn up spell", "end turn",
    "respond", "respond with spell", "respond with ability", "pass", "choose", "choose set card", "choose space",
    "choose no more", "do it", "decline", "discard as cost", "rest as cost", "erase as cost", "bury as cost", "number",
    "mode", "reveal", "find nothing", "dug on top", "dug below", "next", "discard", "bury option", "keep the rest",
    "build up", "act first", "threaten set card", "hold", "dug card below", "play aside",
    "add pieces", "remove as cost",
)  # fmt: skip

# ---- questions
M_SWAP: Final = 0
M_BURY: Final = 1
M_ORDER: Final = 2
M_OPEN: Final = 3
M_RESPOND: Final = 4
M_CHOOSE: Final = 5
M_SPACE: Final = 6
M_MAY: Final = 7
M_COST: Final = 8
M_NUMBER: Final = 9
M_MODE: Final = 10
M_SEARCH: Final = 11
M_DIG: Final = 12
M_DIG_ORDER: Final = 13
M_DISCARD: Final = 14
M_OPTIONS: Final = 15
M_DISCARD_STEP: Final = 16
M_BUILD: Final = 17
M_FIRST: Final = 18
M_COMBAT: Final = 19
M_ADD: Final = 20

# ---- how long a lasting effect lasts
THIS_BATTLE: Final = 0
THIS_TURN: Final = 1
OPPONENTS_TURN: Final = 2  # until the next turn of the opponent has ended
NEXT_TURN: Final = 3  # until the next turn of its player begins
FOR_GOOD: Final = 4
THIS_COMBAT: Final = 5  # of Quick-Play: until the combat phase has ended
YOUR_BEGIN: Final = 6  # what is put off: to the beginning of the next turn of its player, to its end,
YOUR_END: Final = 7
THEIR_BEGIN: Final = 8  # or to those of the other player
THEIR_END: Final = 9
OWN_NEXT: Final = 10  # until the next turn of its player has ended
HOLDERS_NEXT: Final = 11  # until the next turn of who controls the card has ended
WHILE_HERE: Final = 13  # until the card whose text it is has left the field
THEIR_NEXT: Final = 12  # until the next turn of the other player has ended, and not the one that goes on

# ---- what stands in the env of every ability
FAILED: Final = 0  # how many parts of the effect were not performed in full [LL-abil.15]
IS_VOID: Final = 1  # [LL-void.6] it was voided before it was announced
HOST: Final = 0  # the slot of the linked character [LL-spell.8]
DISPOSED: Final = 2  # [LL-opt.4] the card has been looked at to be discarded
ENV_SIZE: Final = 3

# ---- the key of a sort of the sub-deck is its name and this, as a namesake may be of the deck
OF_SUB_DECK: Final = " (sub-deck)"
