"""The numbers by which Starlight names its zones, facts, events, moves and questions."""

from __future__ import annotations

from typing import Final

# ---- zones of a seat
DRAW: Final = 0
HAND: Final = 1
DISCARD: Final = 2
CORE: Final = 3
PLAYED: Final = 4  # [ST-CMB.9] [ST-INV.12] cards being resolved, or waiting in a Combat
TEAM: Final = 5  # the creatures
TELEGRAPH: Final = 6  # beside each creature its own pile
AURAS: Final = 7
ZONES: Final = 8
ZONE_NAMES: Final = ("deck", "hand", "discard", "core", "played", "creatures", "telegraph", "auras")

# ---- numbers of a seat
POINTS: Final = 0
SEAT_NUMBERS: Final = 1

# ---- what is worked out about the position and kept
SPOKEN: Final = 0  # one for both players
SEAT_MEMOS: Final = 1

# ---- facts
PHASE: Final = 0
AT: Final = 1  # whose turn it is: the place in the order of the creatures
SOUTH: Final = 2  # the seat of the south player
CHANGED: Final = 3  # generators that have changed in this turn, a bit each
GENERATORS: Final = 4  # four facts: 0 neutral, else one more than the seat of the owner
FACTS: Final = 8
NEUTRAL: Final = 0
LETTERS: Final = "ABCD"
PAIRS: Final = ((0, 1), (2, 3))  # [ST-GEN.1]

SETUP: Final = 0
START: Final = 1
MAIN: Final = 2
END: Final = 3
PHASE_NAMES: Final = ("setup", "start", "main", "end")

# ---- stats
HEALTH: Final = 0
ENERGY: Final = 1
MANA: Final = 2
ATK: Final = 3
DEF: Final = 4
STAT_NAMES: Final = ("Health", "Energy", "Mana", "ATK", "DEF")
MOST_ENERGY: Final = 13
MOST_MANA: Final = 3
MOST_FORCE: Final = 8
MOST_COUNTERS: Final = 9
TELEGRAPH_ENERGY: Final = 4
TELEGRAPH_MANA: Final = 1

# ---- classes of cards
ATTACK: Final = 0
MOVEMENT: Final = 1
AURA: Final = 2
ENCHANTMENT: Final = 3
SPELL: Final = 4
BASIC_SPELL: Final = 5
COMBAT_SPELL: Final = 6
PASSIVE: Final = 7
CREATURE: Final = 8
OUTSIDE: Final = 1  # Combat
INSIDE: Final = 2
# [ST-CLS.2] [ST-CLS.4] [ST-CLS.11] [ST-CLS.16] [ST-CLS.19] [ST-CLS.20] [ST-CLS.21] When each class is invoked, as bits
TIMES: Final = (OUTSIDE, OUTSIDE, OUTSIDE, 0, OUTSIDE | INSIDE, OUTSIDE, INSIDE, 0, 0)
CLASS_NAMES: Final = (
    "Attack", "Movement", "Aura", "Enchantment", "Spell", "Basic Spell", "Combat Spell", "Passive", "Creature",
)  # fmt: skip

# ---- kinds of tiles, as bits
GRAY: Final = 1
STAR: Final = 2
ENERGY_TILE: Final = 4
HEALTH_TILE: Final = 8
STRENGTH: Final = 16
CENTER: Final = 32
GENERATOR: Final = 64
TILE_KINDS: Final = {
    "gray": GRAY, "Star": STAR, "Energy": ENERGY_TILE, "Health": HEALTH_TILE, "Strength": STRENGTH, "Center": CENTER,
    "Generator": GENERATOR,
}  # fmt: skip
LIMBO: Final = -1

# ---- whom a range means
NOTHING: Final = 0
ENEMY: Final = 1
OWN: Final = 2
ANY: Final = 3
TILE: Final = 4
ANY_DISTANCE: Final = 99

# ---- events; those of the stats stand in the order of the stats
(
    PHASE_BEGAN, TURN_START, TURN_END, ENTERED, RETURNED, MOVED, SLAMMED, TELEGRAPHED, INVOKED, ATTACKED, PASSED,
    COMBAT_ENDED, MISSED, DAMAGED, DEALT, AURA_ADDED, COUNTER_GONE, AURA_REMOVED, NEUTRALIZED, CAPTURED, SCORED, DIED,
    DREW, RESHUFFLED, DISCARDED, GIVEN_BACK, SPENT, DRAFTED, BROUGHT,
) = range(29)  # fmt: skip
GAINED: Final = 29
LOST: Final = 34
UNFOUND: Final = 39  # an instruction found nothing; see `kernel.ops.tell_unfound`
CUT: Final = 40  # a line of triggers
EVENTS: Final = 41
EVENT_NAMES: Final = (
    "phase_began", "turn_start", "turn_end", "entered", "returned", "moved_to", "wall_slammed", "card_telegraphed",
    "card_invoked", "combat_began", "passed", "combat_ended", "attack_cancelled", "damage_taken", "damage_dealt",
    "aura_added", "counter_removed", "aura_removed", "generator_neutralized", "generator_captured", "points_gained",
    "died", "drew", "reshuffled", "discarded", "given_back", "spent", "creature_chosen", "cards_chosen",
    "health_gained", "energy_gained", "mana_gained", "atk_gained", "def_gained",
    "health_lost", "energy_lost", "mana_lost", "atk_lost", "def_lost", "unfound", "line_cut",
)  # fmt: skip

# ---- causes of an event
BY_CARD: Final = 0
BY_TILE: Final = 1
BY_KNOCKBACK: Final = 2
BY_PHASE: Final = 3
BY_ATTACK: Final = 4
BY_DECAY: Final = 5
BY_OWN_MOVE: Final = 6
BY_PUSH: Final = 7
BY_KILL: Final = 8
BY_PAIR: Final = 9

# ---- kinds of moves
(
    PLAY, PLAY_TO, PLAY_ON, ATTACK_WITH, PUT_ON, TELEGRAPH_CARD, DONE, ANSWER, PASS, DONE_ANSWERING, MOVE_TO, STAY,
    ENCHANT, PLAIN, LESS, CHOOSE, MODE, USE, NOT_USE, DISCARD_CARD, ENTER_ON, RETURN_ON, RETURN_FOR, PUSH_TO, PULL_TO,
    RESOLVE, DRAFT, BRING, LEAVE_OUT, CONFIRM, REPLACE,
) = range(31)  # fmt: skip
MOVE_NAMES: Final = (
    "play", "play to", "play on", "attack", "put aura", "telegraph", "done", "answer", "pass", "done answering",
    "move", "stay", "enchant", "no enchantment", "discount", "choose", "mode", "use", "do not use", "discard", "enter",
    "return", "return for a price", "push", "pull", "resolve", "choose creature", "bring", "leave out", "confirm",
    "replace aura",
)  # fmt: skip

# ---- questions
(
    M_MAIN, M_WINDOW, M_TARGET, M_TILE, M_ENCHANT, M_LESS, M_MODE, M_MOVE, M_CHOOSE, M_MAY, M_DISCARD, M_HAND_LIMIT,
    M_ENTER, M_RETURN, M_PUSH, M_TRIGGERS, M_DRAFT, M_BRING, M_OPENING, M_REPLACE,
) = range(20)  # fmt: skip

# ---- what stands in the env of every ability: slots for creatures, numbers
THIS: Final = 0
TARGET: Final = 1
TARGET_TILE: Final = 0
CHOSEN_MODE: Final = 1
FARTHER: Final = 2  # by how much an Enchantment lengthens every move of the card
WAS_TELEGRAPHED: Final = 3
ENV_SIZE: Final = 4

# ---- notes about the attack of this Combat: fields of modifiers
MORE_DAMAGE: Final = 0
NO_KNOCKBACK: Final = 1
MISSES: Final = 2
DOUBLED: Final = 3
IGNORES_DEF: Final = 4
NO_DAMAGE: Final = 5
HALVED_DOWN: Final = 6
HALVED_UP: Final = 7
TAKEN_BY: Final = 8  # the Health is another creature's
LASTING: Final = 9  # a standing sentence that lies nowhere
FARTHER_BACK: Final = 10  # by so many tiles the Knockback goes on
DELAYED: Final = 11  # what is to be done later
AT_MOST: Final = 12  # the damage is no more than so much
INSTEAD: Final = 13  # it is so much, if it would be as much as that
# ---- how long such a sentence holds
(
    THIS_COMBAT, THIS_TURN, UNTIL_YOUR_TURN, UNTIL_ITS_TURN, END_OF_ITS_NEXT_TURN, ITS_NEXT_TURN, NEXT_ATTACK,
    AT_START_OF_NEXT_TURN, AT_END_OF_TURN, AT_END_OF_NEXT_TURN, AFTER_COMBAT, NEXT_CARD,
) = range(12)  # fmt: skip
UNTIL: Final = (
    "this Combat", "this turn", "until your next turn", "until its next turn", "until the end of its next turn",
    "its next turn", "its next attack", "at the start of your next turn", "at the end of this turn",
    "at the end of your next turn", "after this Combat", "until it invokes such a card",
)  # fmt: skip

# ---- standing sentences of Auras and passives
LESS_DAMAGE: Final = 0
COST_MORE: Final = 1
NOT_PUSHED: Final = 2
NOT_TELEGRAPHING: Final = 3
MORE_RANGE: Final = 4
DEALS_MORE: Final = 5
NOT_INVOKING: Final = 6
NOT_MOVING: Final = 7
NOT_KNOCKED_BACK: Final = 8
NOT_ATTACKED: Final = 9
UNHARMED: Final = 10  # by the next attack
NOT_GAINING: Final = 11
NOT_LOSING: Final = 12
COST_MANA: Final = 13
