"""The numbers by which Luminous names its zones, events, skills, moves and questions in the hot path."""

from __future__ import annotations

from typing import Final

# ---- zones of a seat
DECK: Final = 0
HAND: Final = 1
ORB_PILE: Final = 2
DISCARD: Final = 3
VOID: Final = 4
VOID_FACE_DOWN: Final = 5
FAVORED: Final = 6
ORB_ROW: Final = 7
FIELD: Final = 8
RESOLVING: Final = 9
SIDE_DECK: Final = 10
ZONES: Final = 11
ZONE_NAMES: Final = (
    "deck", "hand", "orb_pile", "discard", "void", "void_face_down", "favored", "orbs", "play", "resolving",
    "side_deck",
)  # fmt: skip

# ---- numbers of a seat
LIFE: Final = 0
RAN_DRY: Final = 1  # 0, or the place in the order in which players ran dry
OUT: Final = 2  # 0, or the place in the order in which players left
ORB_USED: Final = 3  # orb plays of this turn
ORB_MORE: Final = 4  # and how many more there may be than one
SEAT_NUMBERS: Final = 5
# ---- what is kept for each seat while it holds
PURSE: Final = 0
HAND_HELD: Final = 1
ABLE: Final = 2
SEAT_MEMOS: Final = 3

# ---- facts of the game and the turn
STARTER: Final = 0
PHASE: Final = 1
STEP: Final = 2
ATTACKS: Final = 3  # attackers declared this turn
MAIN_PHASES: Final = 4
RAN_DRY_COUNT: Final = 5
OUT_COUNT: Final = 6
FIRST_TURN: Final = 7  # 1 while it is the first turn of the game
FACTS: Final = 8

# ---- phases and steps
SETUP: Final = 0
START: Final = 1
MAIN: Final = 2
COMBAT: Final = 3
END: Final = 4
PHASE_NAMES: Final = ("setup", "start", "main", "combat", "end")

NO_STEP: Final = 0
READY_STEP: Final = 1
EFFECT_STEP: Final = 2
DRAW_STEP: Final = 3
ATTACK_STEP: Final = 4
BLOCK_STEP: Final = 5
DAMAGE_STEP: Final = 6
CLEANUP_STEP: Final = 7
RESET_STEP: Final = 8
STEP_NAMES: Final = (
    "", "ready", "effect", "draw", "attack", "block/effect", "combat damage", "cleanup", "reset damage",
)  # fmt: skip

# ---- colours, as bits
ORANGE: Final = 1
GREEN: Final = 2
PURPLE: Final = 4
COLOURS: Final = (ORANGE, GREEN, PURPLE)
COLOUR_NAMES: Final = {ORANGE: "Orange", GREEN: "Green", PURPLE: "Purple"}

# ---- skills, as bits
DASH: Final = 1
DEADLY: Final = 2
FLIGHT: Final = 4
GUARDIAN: Final = 8
LUNGE: Final = 16
OVERWHELM: Final = 32
SIPHON: Final = 64
STEADFAST: Final = 128
WATCHFUL: Final = 256
OWN_SKILLS: Final = 512  # from here on: skills that are added from outside, to this table before a card is read
SKILL_NAMES: Final = {
    DASH: "Dash", DEADLY: "Deadly", FLIGHT: "Flight", GUARDIAN: "Guardian", LUNGE: "Lunge",
    OVERWHELM: "Overwhelm", SIPHON: "Siphon", STEADFAST: "Steadfast", WATCHFUL: "Watchful",
}  # fmt: skip

# ---- roles in a combat
NO_ROLE: Final = 0
ATTACKING: Final = 1
BLOCKING: Final = 2

# ---- events; `card` is the subject, `other` the second party, `seat` the player it happened to or who did it
TURN_START: Final = 0
MAIN_BEGIN: Final = 1
TURN_END: Final = 2
READIED: Final = 3
EXPENDED: Final = 4  # other = for what its essence pays, amount = 1: to play it
DREW: Final = 5
EMPTY_DRAW: Final = 6
DISCARDED: Final = 7
PUT_IN_DISCARD: Final = 8
PLAYED: Final = 9
ORB_PLAYED: Final = 10
ACTIVATED: Final = 11
ENTERED_PLAY: Final = 12
LEFT_PLAY: Final = 13
DESTROYED: Final = 14
SACRIFICED: Final = 15
VOIDED: Final = 16
ATTACKED: Final = 17
BLOCKED: Final = 18  # card = blocker, other = attacker
BECAME_BLOCKED: Final = 19  # card = attacker, other = the first blocker
DAMAGED: Final = 20  # card = recipient (none: the player `seat`), other = source
DEALT_DAMAGE: Final = 21  # card = source, other = recipient
CONTACT: Final = 22
LIFE_GAINED: Final = 23
LIFE_LOST: Final = 24
DURABILITY_ADDED: Final = 25
DURABILITY_LOST: Final = 26
CULLED: Final = 27
SCAVENGED: Final = 28
PIVOTED: Final = 29
TRIBUTED: Final = 30
CONTROL_CHANGED: Final = 31
# events that only the log and the animation read
ANNOUNCED: Final = 32
PAID: Final = 33
CHECKED: Final = 34
REVEALED: Final = 35
LOOKED: Final = 36
SHUFFLED: Final = 37
STEP_BEGAN: Final = 38
BATCH_TRIGGER: Final = 39
RETURNED: Final = 40
PASSED: Final = 41
ELIMINATED: Final = 42
MULLIGAN: Final = 43
PUT_IN_DECK: Final = 44
COMBAT_ENDED: Final = 45
DAMAGE_RESET: Final = 46
PUT_ELSEWHERE: Final = 47  # to a zone without being drawn, discarded or returned; amount = the zone it came from
ONLY_CHOICE: Final = 48  # card = what was chosen unasked; amount = whether its face is hidden from the others
CANNOT_PAY: Final = 49  # card = whose Mulch stays unpaid
INSTEAD: Final = 50  # card = whose text takes the place of an event
BOLSTERED: Final = 51  # card = the relic
UNFOUND: Final = 52  # an instruction found nothing; see `kernel.ops.tell_unfound`
LASTS: Final = 53  # something lasts from now on; see `kernel.ops.tell_lasting`
CHANGED: Final = 54  # numbers or skills of `card`; amount = by how much, cause = field, how, how long
COUNTED: Final = 55  # counters that a card's own text speaks of; amount = how many there are now
UNBLOCKED: Final = 56  # card = attacker that nobody has blocked
OWN_EVENTS: Final = 57  # from here on: events of verbs that are added from outside
EVENTS: Final = 61
EVENT_NAMES: Final = (
    "turn_start", "main_begin", "turn_end", "readied", "expended", "drew", "empty_draw", "discarded",
    "put_in_discard", "played", "orb_played", "activated", "entered_play", "left_play", "destroyed", "sacrificed",
    "voided", "attacked", "blocked", "became_blocked", "damaged", "dealt_damage", "contact", "life_gained",
    "life_lost", "durability_added", "durability_lost", "culled", "scavenged", "pivoted", "tributed",
    "control_changed", "announced", "paid", "checked", "revealed", "looked", "shuffled", "step", "trigger",
    "returned", "passed", "eliminated", "mulligan", "put_in_deck", "combat_ended", "damage_reset", "put_elsewhere",
    "only_choice", "cannot_pay", "instead", "bolstered",
    "unfound", "lasts", "changed", "counted", "unblocked",
)  # fmt: skip

# ---- causes: why something was expended, lost, dealt
BY_EFFECT: Final = 0
BY_COST: Final = 1
BY_ATTACK: Final = 2
BY_BLOCK: Final = 3
BY_STEP: Final = 4
BY_COMBAT: Final = 5
BY_DAMAGE: Final = 6
BY_CHECK: Final = 7  # the state check
BY_PUT: Final = 8  # put into a zone by an effect that does not call it destroying
BY_FACE_DOWN: Final = 9  # voided so that its face stays hidden

# ---- fields that modifiers change
F_ATTACK: Final = 0
F_HEALTH: Final = 1
F_SKILLS: Final = 2
F_COST: Final = 3
F_PERMISSION: Final = 4
F_REPLACEMENT: Final = 5
F_CONTROL: Final = 6
F_PLAYER: Final = 7  # what players may not do
F_DELAYED: Final = 8  # what is to happen later
F_EXTRA_TURN: Final = 10  # who takes a turn after this one
F_USED: Final = 11  # an ability that its player has used for the rest of the game
F_PLAYABLE: Final = 12  # cards that may be played from where they lie
F_SKIPPED: Final = 13  # who passes over their next draw step
F_ORBS: Final = 14  # how many more orbs may be played in a turn
F_HAND: Final = 15  # who keeps all cards at the end of the turn
F_ENTERS: Final = 16  # with how much more of a number a card enters play
F_TOLL: Final = 17  # what it costs to attack with a unit
F_DRAWS: Final = 18  # how many more cards are drawn in a draw step
F_HAND_SIZE: Final = 19  # how many more cards a hand may have at the end of the turn
F_FAST: Final = 20  # what is played as fast cards are
F_KEPT: Final = 9  # what a spell has bound that waits for something this turn

# ---- of which number a card enters play with more
MORE_ATTACK: Final = 0
MORE_HEALTH: Final = 1
MORE_DURABILITY: Final = 2
MORE_COUNTERS: Final = 3

# ---- how they may be played, as bits
PLAYS_FREE: Final = 1  # without paying
PLAYS_ONCE: Final = 2  # one card in each turn
PLAYS_AWAY: Final = 4  # a spell goes to the void after its effect

# ---- permissions, as bits
MAY_NOT_ATTACK: Final = 1
MAY_NOT_BLOCK: Final = 2
MAY_NOT_BE_BLOCKED: Final = 4  # with a group: not by these
MAY_BLOCK_EXPENDED: Final = 8
MAY_NOT_READY: Final = 16
MAY_ATTACK_EXPENDED: Final = 64
MAY_ATTACK_AT_ONCE: Final = 128  # in the turn in which it enters play
MAY_EXPEND_AT_ONCE: Final = 256
MAY_BLOCK: Final = 512  # with a group: these, whatever they have against it
BLOCKS_READY: Final = 1024  # does not expend to block
ENTERS_EXPENDED: Final = 2048
MUST_ATTACK: Final = 4096
MAY_NOT_BE_DESTROYED: Final = 1 << 13
MAY_NOT_BE_SACRIFICED: Final = 1 << 14
MAY_NOT_BE_VOIDED: Final = 1 << 15
MAY_NOT_BE_RETURNED: Final = 1 << 16
MAY_NOT_BE_EXPENDED: Final = 1 << 17
MAY_NOT_BE_READIED: Final = 1 << 18
MAY_NOT_BE_DAMAGED: Final = 1 << 19
MAY_NOT_BE_COMBAT_DAMAGED: Final = 1 << 20
MAY_NOT_DEAL_DAMAGE: Final = 1 << 21
MAY_NOT_DEAL_COMBAT_DAMAGE: Final = 1 << 22
MAY_NOT_CHANGE_CONTROL: Final = 1 << 23
MAY_NOT_LEAVE: Final = 1 << 24
MAY_NOT_LOSE_DURABILITY: Final = 1 << 25
MAY_NOT_GAIN_DURABILITY: Final = 1 << 26
ONE_BLOCKER: Final = 1 << 28  # no more than one unit blocks it
TWO_BLOCKERS: Final = 1 << 29  # no fewer than two
ATTACKS_READY: Final = 1 << 30  # does not expend to attack
MUST_BE_BLOCKED: Final = 1 << 31
STRIKES_WITH_HEALTH: Final = 1 << 27  # deals combat damage equal to its health

NO_LIMIT: Final = 1_000_000

# ---- what players may not do, as bits
NOT_PLAY: Final = 1  # with a group: these cards
NOT_DRAW: Final = 2
NOT_DISCARD: Final = 4
NOT_GAIN_LIFE: Final = 8
NOT_LOSE_LIFE: Final = 16
NOT_ATTACK: Final = 32
NOT_BLOCK: Final = 64
NOT_ACTIVATE: Final = 128
NOT_SACRIFICE: Final = 256
NOT_BE_DAMAGED: Final = 512
NOT_SCAVENGE: Final = 1024
NOT_CULL: Final = 2048
NOT_PIVOT: Final = 4096
NOT_BOLSTER: Final = 8192
OWN_BARS: Final = 1 << 14  # from here on: prohibitions of verbs that are added from outside

# ---- moments to come, for what happens later
AT_END_OF_TURN: Final = 0
AT_START_OF_YOUR_TURN: Final = 1
AT_END_OF_YOUR_TURN: Final = 2
AT_START_OF_OPPONENTS_TURN: Final = 3
AT_END_OF_COMBAT: Final = 4
AS_THIS_LEAVES: Final = 5
AT_END_OF_OPPONENTS_TURN: Final = 6
IN_ITS_TURN: Final = 7  # it has happened: among the triggers of the batch

# ---- how long a modifier lasts
FOR_GOOD: Final = 0
THIS_TURN: Final = 1
UNTIL_YOUR_TURN: Final = 2  # until the next turn of the player whose effect it is
WHILE_SO: Final = 3  # until the condition of the effect fails
NEXT_READY_STEP: Final = 4  # until the next ready step of the card's controller is over
WHILE_THERE: Final = 5  # as long as what a trigger waits for is the same object
UNTIL_END_OF_YOUR_TURN: Final = 6  # when the next turn of the player whose effect it is begins, until its end
UNTIL_END_OF_OPPONENTS_TURN: Final = 7  # the same of an opponent's next turn
THIS_COMBAT: Final = 8

# ---- options: kinds of moves
PASS: Final = 0
PLAY_BASIC: Final = 1  # number = colour
PLAY_ORB: Final = 2
PLAY_BLOOM: Final = 3
PIVOT: Final = 4  # card = the orb returned (a basic one of its colour), number = the colour played
PLAY: Final = 5
ACTIVATE: Final = 6  # number = index of the ability
ATTACK_PLAYER: Final = 7  # number = seat
ATTACK_RELIC: Final = 8  # cards = [relic]
BLOCK: Final = 9  # cards = blockers
ADD_BLOCKER: Final = 10
DECLARE_BLOCK: Final = 11
PAY: Final = 12  # cards = payers
TRIBUTE: Final = 13
NO_TRIBUTE: Final = 14
SACRIFICE: Final = 15
CHOOSE: Final = 16
CHOOSE_PLAYER: Final = 17
CHOOSE_NO_MORE: Final = 18
MODE: Final = 19
DO_IT: Final = 20
DECLINE: Final = 21
RESOLVE: Final = 22  # number = place among the waiting triggers
PAY_MULCH: Final = 23
NO_MULCH: Final = 24
SCAVENGE: Final = 25  # cards = the two
NO_SCAVENGE: Final = 26
BOLSTER: Final = 27  # number = by how much
PIVOT_EFFECT: Final = 28
NO_PIVOT: Final = 29
SPLIT: Final = 30  # numbers = shares, in the order of the blockers
DEAL: Final = 31  # number = share of the blocker `card`
DISCARD_CARD: Final = 32
HAND_LIMIT: Final = 33
KEEP_HAND: Final = 34
TAKE_MULLIGAN: Final = 35
CUT: Final = 36
NO_CUT: Final = 37
FIRST_TURN_SELF: Final = 38
FIRST_TURN_OTHER: Final = 39
DRAW_CARD: Final = 40
PUT_ON_BOTTOM: Final = 41
PUT_ON_TOP: Final = 42
LEAVE_REST: Final = 43
ORDER_CARD: Final = 44  # next card of a chosen order
REPLACE: Final = 45  # which replacement applies; number = place in the list
ATTACK_TOGETHER: Final = 46  # cards = attackers; no such move is legal, but a label may try it
OWN_MOVES: Final = 47  # from here on: actions that are added from outside
MOVE_NAMES: Final = (
    "pass", "play basic", "play orb", "play bloom", "pivot", "play", "activate", "attack player", "attack relic",
    "block", "add blocker", "declare block", "pay", "tribute", "no tribute", "sacrifice", "choose",
    "choose player", "choose no more", "mode", "do it", "decline", "resolve", "pay mulch", "no mulch", "scavenge",
    "no scavenge", "bolster", "pivot effect", "no pivot", "split", "deal", "discard card", "hand limit",
    "keep hand", "take mulligan", "cut", "no cut", "first turn self", "first turn other", "draw card",
    "put on bottom", "put on top", "leave rest", "order card", "replace", "attack together",
)  # fmt: skip

# ---- menus: kinds of questions
M_MAIN: Final = 0  # LU-dec.4, LU-dec.5
M_COMBAT: Final = 1  # LU-dec.6, LU-dec.7
M_BLOCK: Final = 2  # the step by step form of a block
M_PAY: Final = 3
M_TRIBUTE: Final = 4
M_SACRIFICE: Final = 5
M_CHOOSE: Final = 6
M_MODE: Final = 7
M_MAY: Final = 8
M_TRIGGER: Final = 9
M_MULCH: Final = 10
M_SCAVENGE: Final = 11
M_BOLSTER: Final = 12
M_PIVOT: Final = 13
M_SPLIT: Final = 14
M_DISCARD: Final = 15
M_HAND_LIMIT: Final = 16
M_MULLIGAN: Final = 17
M_CUT: Final = 18
M_FIRST_TURN: Final = 19
M_LOOK: Final = 20
M_ORDER: Final = 21
M_REPLACE: Final = 22

# ---- what befalls a card where it lies, and what its record does not show any more
LIVED_THROUGH: Final = (ATTACKED, BLOCKED, DAMAGED, DEALT_DAMAGE)
