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
CREATURES: Final = 4  # [ST-GAME.2] of both players together
ZONE_NAMES: Final = ("deck", "hand", "discard", "core", "played", "creatures", "telegraph", "auras")

# ---- numbers of a seat
POINTS: Final = 0
SEAT_NUMBERS: Final = 1

# ---- what is worked out about the position and kept
SPOKEN: Final = 0  # one for both players
HELD: Final = 1
SEAT_MEMOS: Final = 2

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
FOES: Final = 5  # enemies that can be attacked
ANY_DISTANCE: Final = 99

# ---- events; those of the stats stand in the order of the stats
PHASE_BEGAN: Final = 0
TURN_START: Final = 1
TURN_END: Final = 2
ENTERED: Final = 3
RETURNED: Final = 4
MOVED: Final = 5
SLAMMED: Final = 6
TELEGRAPHED: Final = 7
INVOKED: Final = 8
ATTACKED: Final = 9
PASSED: Final = 10
COMBAT_ENDED: Final = 11
MISSED: Final = 12
DAMAGED: Final = 13
DEALT: Final = 14
AURA_ADDED: Final = 15
COUNTER_GONE: Final = 16
AURA_REMOVED: Final = 17
NEUTRALIZED: Final = 18
CAPTURED: Final = 19
SCORED: Final = 20
DIED: Final = 21
DREW: Final = 22
RESHUFFLED: Final = 23
DISCARDED: Final = 24
GIVEN_BACK: Final = 25
SPENT: Final = 26
DRAFTED: Final = 27
BROUGHT: Final = 28
GAINED: Final = 29
LOST: Final = 34
UNFOUND: Final = 39  # an instruction found nothing; see `kernel.ops.tell_unfound`
CUT: Final = 40  # a line of triggers
RESOLVED: Final = 41
COUNTERS_ADDED: Final = 42
POINTS_LOST: Final = 43
EVENTS: Final = 44
EVENT_NAMES: Final = (
    "phase_began", "turn_start", "turn_end", "entered", "returned", "moved_to", "wall_slammed", "card_telegraphed",
    "card_invoked", "combat_began", "passed", "combat_ended", "attack_cancelled", "damage_taken", "damage_dealt",
    "aura_added", "counter_removed", "aura_removed", "generator_neutralized", "generator_captured", "points_gained",
    "died", "drew", "reshuffled", "discarded", "given_back", "spent", "creature_chosen", "cards_chosen",
    "health_gained", "energy_gained", "mana_gained", "atk_gained", "def_gained",
    "health_lost", "energy_lost", "mana_lost", "atk_lost", "def_lost", "unfound", "line_cut",
    "card_resolved", "counters_added", "points_lost",
)  # fmt: skip

# Of these a text can ask later in the turn, so they are kept in mind whether or not one does: what is kept must not
# tell what lies in a deck.
REMEMBERED: Final = (
    (1 << RETURNED) | (1 << MOVED) | (1 << SLAMMED) | (1 << TELEGRAPHED) | (1 << INVOKED) | (1 << ATTACKED)
    | (1 << DAMAGED) | (1 << DEALT) | (1 << NEUTRALIZED) | (1 << CAPTURED) | (1 << DIED) | (1 << DREW)
    | (1 << DISCARDED) | (1 << SPENT) | (0b11111 << GAINED) | (0b11111 << LOST)
)

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
BY_PULL: Final = 10
BY_OTHERS: Final = 11  # moved by another where that one wants, or swapped

# ---- kinds of moves
PLAY: Final = 0
PLAY_TO: Final = 1
PLAY_ON: Final = 2
ATTACK_WITH: Final = 3
PUT_ON: Final = 4
TELEGRAPH_CARD: Final = 5
DONE: Final = 6
ANSWER: Final = 7
PASS: Final = 8
DONE_ANSWERING: Final = 9
MOVE_TO: Final = 10
STAY: Final = 11
ENCHANT: Final = 12
PLAIN: Final = 13
LESS: Final = 14
CHOOSE: Final = 15
MODE: Final = 16
USE: Final = 17
NOT_USE: Final = 18
DISCARD_CARD: Final = 19
ENTER_ON: Final = 20
RETURN_ON: Final = 21
RETURN_FOR: Final = 22
PUSH_TO: Final = 23
PULL_TO: Final = 24
RESOLVE: Final = 25
DRAFT: Final = 26
BRING: Final = 27
LEAVE_OUT: Final = 28
CONFIRM: Final = 29
REPLACE: Final = 30
CHOOSE_TILE: Final = 31
MOVE_NAMES: Final = (
    "play", "play to", "play on", "attack", "put aura", "telegraph", "done", "answer", "pass", "done answering",
    "move", "stay", "enchant", "no enchantment", "discount", "choose", "mode", "use", "do not use", "discard", "enter",
    "return", "return for a price", "push", "pull", "resolve", "choose creature", "bring", "leave out", "confirm",
    "replace aura", "choose tile",
)  # fmt: skip

# ---- questions
M_MAIN: Final = 0
M_WINDOW: Final = 1
M_TARGET: Final = 2
M_TILE: Final = 3
M_ENCHANT: Final = 4
M_LESS: Final = 5
M_MODE: Final = 6
M_MOVE: Final = 7
M_CHOOSE: Final = 8
M_MAY: Final = 9
M_DISCARD: Final = 10
M_HAND_LIMIT: Final = 11
M_ENTER: Final = 12
M_RETURN: Final = 13
M_PUSH: Final = 14
M_TRIGGERS: Final = 15
M_DRAFT: Final = 16
M_BRING: Final = 17
M_OPENING: Final = 18
M_REPLACE: Final = 19

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
WATCHING: Final = 14  # a trigger that lies nowhere
KEEPS_ATK: Final = 15  # the attack does not use it up
KEEPS_DEF: Final = 16
REPLACING: Final = 17  # what happens instead, and lies nowhere
USES_ATK: Final = 18  # the attack uses up so much of it
USES_DEF: Final = 19
# ---- how long such a sentence holds
THIS_COMBAT: Final = 0
THIS_TURN: Final = 1
UNTIL_YOUR_TURN: Final = 2
UNTIL_ITS_TURN: Final = 3
END_OF_ITS_NEXT_TURN: Final = 4
ITS_NEXT_TURN: Final = 5
NEXT_ATTACK: Final = 6
AT_START_OF_NEXT_TURN: Final = 7
AT_END_OF_TURN: Final = 8
AT_END_OF_NEXT_TURN: Final = 9
AFTER_COMBAT: Final = 10
NEXT_CARD: Final = 11
END_OF_YOUR_NEXT_TURN: Final = 12
AT_END_OF_YOUR_TURN: Final = 13
END_OF_ENEMY_TURN: Final = 14  # the next turn of a creature of the other player
NEXT_ENEMY_TURN: Final = 15
NOT_YET: Final = (ITS_NEXT_TURN, NEXT_ENEMY_TURN)  # it holds from a turn on that is still to come
UNTIL: Final = (
    "this Combat", "this turn", "until your next turn", "until its next turn", "until the end of its next turn",
    "its next turn", "its next attack", "at the start of your next turn", "at the end of this turn",
    "at the end of your next turn", "after this Combat", "until it invokes such a card",
    "until the end of your next turn", "at the end of your turn, this one if it is yours",
    "until the end of the opponent's next turn", "the opponent's next turn",
)  # fmt: skip

AGAIN: Final = 30  # bits further, of what works in a turn, stands that it has worked twice

# ---- standing sentences of Auras and passives
LESS_DAMAGE: Final = 0
COST_MORE: Final = 1
NOT_PUSHED: Final = 2
NOT_TELEGRAPHING: Final = 3
MORE_RANGE: Final = 4
DEALS_MORE: Final = 5
NOT_INVOKING: Final = 6  # 1; [ST-TEL.1] what is not played is not telegraphed either, 2
NOT_MOVING: Final = 7
NOT_KNOCKED_BACK: Final = 8
NOT_ATTACKED: Final = 9
UNHARMED: Final = 10  # by the next attack
NOT_GAINING: Final = 11
NOT_LOSING: Final = 12
COST_MANA: Final = 13
TAKES_LESS: Final = 14
PIERCES: Final = 15  # its attacks ignore DEF
PHASE_ENERGY: Final = 16  # so much more of what a phase of its turn brings
PHASE_MANA: Final = 17
PHASE_CARDS: Final = 18
TELEGRAPHS_FOR: Final = 19  # so much more Energy
TELEGRAPHS_FOR_MANA: Final = 20
NOT_FADING: Final = 21  # a stat does not fall in its end phase, 1, nor rise, 2
PASSES: Final = 22  # it may move through own creatures, 1, or enemies, 2
NO_MORE_CARDS: Final = 23  # of these classes in a turn
NO_MORE_TILES: Final = 24
NO_MORE_GAINED: Final = 25  # of these stats in a turn
NO_MORE_LOST: Final = 26
NO_MORE_DAMAGE: Final = 27  # at once; classes 1: from an attack
MOVES_FARTHER: Final = 28  # its Movement cards
SLAM_LESS: Final = 29  # against it
SLAMS_MORE: Final = 30
PILE_HOLDS: Final = 31  # so many more telegraphed cards
SURVIVES: Final = 32  # so much Health is left to it
KNOCKS_FARTHER: Final = 33
NO_KNOCKBACK_OF: Final = 34
SHIELD: Final = 35  # so much damage is prevented, all in all
COST_NO_ENERGY: Final = 36
COST_NO_MANA: Final = 37
TEXTS_DEAL: Final = 39  # its cards of these classes so much more damage by their texts
DEALS_MORE_TO: Final = 41  # the next attack of it against one creature
NO_HIGHER: Final = 42  # these stats do not rise above so much
NOT_USED_UP: Final = 43  # by an attack, of these stats
NO_NEGATIVE_ATK: Final = 40  # it counts as 0
GAINS_MORE: Final = 38  # of these stats, each time; classes beside them: by the bonus of a tile alone
