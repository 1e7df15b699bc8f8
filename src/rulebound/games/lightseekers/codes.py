"""The numbers by which Lightseekers names its zones, events, moves and questions in the hot path."""

from __future__ import annotations

from typing import Final

# ---- zones of a seat [LS-3.2.3] [LS1-3.4.1]; piles lie top first, rows from left to right
DECK: Final = 0
HAND: Final = 1
BUFFS: Final = 2
ITEMS: Final = 3
DISCARD: Final = 4
HERO: Final = 5
LIMBO: Final = 6  # [LS-G63] a real zone, in order of arrival
STORED: Final = 7  # all cards under storage cards; which card they lie under, the record of that card says
STORED_FACE_DOWN: Final = 8
SPARE_HEROES: Final = 9  # heroes of a draft deck that were not taken
ZONES: Final = 10
ZONE_NAMES: Final = (
    "deck", "hand", "buffs", "items", "discard", "hero", "limbo", "stored", "stored face-down", "spare heroes",
)  # fmt: skip

# ---- numbers of a seat
HEALTH: Final = 0
VP: Final = 1
OUT: Final = 2  # 0, or the place in the order in which players were removed
ACCESS: Final = 3  # Elements the hero has access to, as bits [LS-T15]
SUPERIOR: Final = 4  # those of Superior access
ORDER_STATS: Final = 5  # Orders that the hero has as a stat [LS1-2.4.1.3]
ELEMENTS_USED: Final = 6  # Elements of which an action was taken this turn, as bits [LS-T16]
GRANTED: Final = 7  # regular actions of the turn [LS-T06]
USED: Final = 8
FREE_GRANTED: Final = 9  # unrestricted actions
FREE_USED: Final = 10
PASSED: Final = 11
COMBO_PLAYED: Final = 12
ABILITY_USED: Final = 13
LEFT_HAND: Final = 14  # cards that left the hand this turn and did not come straight back [LS-G47]
TURN_BEGAN: Final = 15  # moments: the last turn of the seat
TURN_ENDED: Final = 16
SEAT_NUMBERS: Final = 17

# ---- facts of the game and the turn
PHASE: Final = 0
OUT_COUNT: Final = 1
DRAWS: Final = 2  # [LS-G67] fixed when the Action Phase ends
ASLEEP: Final = 3  # Dormant cards, a bit for each card number
ENTRIES: Final = 4  # how many cards have entered play: the order of entry
FRAMES_OF_ACT: Final = 5  # [LS-G59] triggered effects in the act under way
THIS_TURN_BEGAN: Final = 6  # moment
STARTER: Final = 7
PLAYERS: Final = 8  # at the start of the game
FACTS: Final = 9

# ---- phases
SETUP: Final = 0
START_PHASE: Final = 1
BUFF_PHASE: Final = 2
ACTION_PHASE: Final = 3
DRAW_PHASE: Final = 4
END_PHASE: Final = 5
PHASE_NAMES: Final = ("setup", "start", "buff", "action", "draw", "end")
ACTIONS_OVER: Final = 6  # the end of the Action Phase, as something that is waited for

# ---- Elements 0 … 17 in the order of `orders.ELEMENTS`; the Order of Element e is e // 3. A symbol of a cost or of a
# requirement is an Element, or ORDER_SYMBOL + an Order.
ELEMENT_COUNT: Final = 18
ALL_ELEMENTS: Final = (1 << ELEMENT_COUNT) - 1
ORDER_COUNT: Final = 6
ORDER_SYMBOL: Final = 18
# What a text names besides: CATEGORY_SYMBOL + one of `orders.CATEGORIES`.
CATEGORY_SYMBOL: Final = 24
CATEGORY_COUNT: Final = 4

# ---- what an act is, as bits: the `cause` of ACT and AFTER_PLAY [LS-G03]
PLAY_ACT: Final = 1
ATTACK_ACT: Final = 2
DEFEND_ACT: Final = 4
BUFF_ACT: Final = 8
EQUIP_ACT: Final = 16
ABILITY_ACT: Final = 32
COMBO_ACT: Final = 64

# ---- events. `seat` is the player it happened to or who did it. What made it happen is `card` for acts, damage and
# healing, and `other` for all the rest, where `card` is what it happened to.
ACT: Final = 0  # act window: seat = player, card, amount = recipient or -1, cause = what it is
AFTER_PLAY: Final = 1  # the same, when the card has resolved [LS-6.2.1-after]
CANCELLED: Final = 2  # seat = player of the act, card = Cancelled card, other = Cancelling card, cause = what it was
ENTERS: Final = 3  # card in Limbo [LS-3.2.3.7b]
LEAVES: Final = 4  # card in Limbo, seat = who controlled it, amount = zone it goes to, cause = BY_REMOVE …
DAMAGED: Final = 5  # seat = victim, card = source, amount = real loss [LS-G40]
HEALED: Final = 6  # seat = healed, card = source or none, amount
DREW: Final = 7
DISCARDED: Final = 8  # amount = the zone it came from
ROTATED: Final = 9  # amount = corner it shows now, cause = FORWARD or BACKWARD
RESTARTED: Final = 10
STORED_CARD: Final = 11  # card = stored card, other = source, record of the storage card
MOVED: Final = 12  # a plain Move: seat = owner, amount = from * ZONES + to
LEFT_ZONE: Final = 13  # hand or discard pile: amount = the zone
TURN_START: Final = 14
TURN_END: Final = 15
IN_PHASE: Final = 16  # amount = the phase
EACH_TURN: Final = 17  # [LS-G58] [LS1-4.2.1.1]
VALUE_CHANGED: Final = 18  # seat = who receives, card = source, other = what changed it, amount = by how much
ACCESS_LOST: Final = 19  # amount = Elements, as bits
FELL_ASLEEP: Final = 20  # card became Dormant
ACTIONS_GAINED: Final = 21  # amount
LOST_HEALTH: Final = 22  # without damage
GAINED_HEALTH: Final = 23  # without healing
REMOVED_FROM_GAME: Final = 24
# events that only the log reads
SHOWN: Final = 25  # a card is shown as it is played
PAID: Final = 26
REVEALED: Final = 27
LOOKED: Final = 28
SHUFFLED: Final = 29
PHASE_BEGAN: Final = 30
TRIGGERED: Final = 31
PASS_SAID: Final = 32
PLACED: Final = 33
NAMED: Final = 34  # amount = Element or ORDER_SYMBOL + Order
PUT: Final = 35  # a card reached a discard pile, seat = its owner; texts hear it, too
HAND_SHOWN: Final = 36  # a card of a hand, to the seat `amount`, or to all if it is below 0
KIND_SHOWN: Final = 37  # amount = what playing such a card is
VP_GAINED: Final = 38
OVERFLOW: Final = 39  # [LS-G59] too many triggered effects in one act
INTERRUPTED: Final = 40
WOKE_UP: Final = 41
REWARDED: Final = 42  # amount = number of cards shuffled back
FACED_UP: Final = 43  # a card drawn face up
SWAPPED_PLACES: Final = 44
LINGERING: Final = 45  # the Lingering Effects of a Buff start
TURN_BEGINS: Final = 46
FIRST_PLAYER: Final = 47
UNFOUND: Final = 48  # an instruction found nothing; see `kernel.ops.tell_unfound`
LASTS: Final = 49  # something lasts from now on; see `kernel.ops.tell_lasting`
# what is about to happen, for texts that change it or put something else in its place; told only where one waits
WOULD_DAMAGE: Final = 50  # as DAMAGED, amount = what it is so far
WOULD_HEAL: Final = 51  # as HEALED
WOULD_LEAVE: Final = 52  # as LEAVES; of what is Removed, Returned or Expires
UNTRIGGERED: Final = 53  # as TRIGGERED, of one that is good for once: it has not triggered after all [LS-D16]
REDIRECTED: Final = 54  # seat = whom the act with `card` is against from now on, other = what made it so
WOULD_DRAW: Final = 55  # as DREW, without the card
WOULD_DISCARD: Final = 56  # as DISCARDED
WOULD_LOSE: Final = 57  # as LOST_HEALTH, card = source
GOES_TO_PILE: Final = 58  # as AFTER_PLAY: an Attack or Defend has done its effects, and is about to be put away
EVENTS: Final = 59
EVENT_NAMES: Final = (
    "act", "after_play", "cancelled", "enters_play", "leaves_play", "damaged", "healed", "drew", "discarded",
    "rotated", "restarted", "stored", "moved", "left_zone", "turn_start", "turn_end", "in_phase", "each_turn",
    "value_changed", "access_lost", "fell_asleep", "actions_gained", "lost_health", "gained_health",
    "removed_from_game", "shown", "paid", "revealed", "looked", "shuffled", "phase", "triggered", "passed", "placed",
    "named", "put", "hand_shown", "kind_shown", "vp_gained", "overflow", "interrupted", "woke_up", "rewarded",
    "faced_up", "swapped_places", "lingering", "turn_begins", "first_player",
    "unfound", "lasts", "would_damage", "would_heal", "would_leave", "untriggered",
    "redirected", "would_draw", "would_discard", "would_lose", "goes_to_pile",
)  # fmt: skip

# ---- how often a trigger or an ability is good for
EVERY_TIME: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2

# ---- why a card leaves play [LS-6.2.1-leave.1]
BY_MOVE: Final = 0
BY_REMOVE: Final = 1
BY_RETURN: Final = 2
BY_EXPIRY: Final = 3
BY_DROP: Final = 4  # an Item over capacity: a Discard from play [LS-G54]
BY_GIVING_UP: Final = 5  # Empty Deck Check [LS-G62]
BY_SWAP: Final = 6
# ---- ways a Buff turns
FORWARD: Final = 1
BACKWARD: Final = -1

# ---- where an ability works from
IN_PLAY: Final = 0
ON_PILE: Final = 1  # on top of the discard pile [LS-2.6.3.1-ii.a]
ANYWHERE: Final = 2  # a trigger about its own card, wherever that is
FLOATING: Final = 3  # a trigger that another effect sets up, see F_TRIGGER

# ---- with how many players an ability works [LS-6.1.2-multiplayer]
ALWAYS: Final = 0
WITH_MANY: Final = 1  # three or more still in
WITH_TWO: Final = 2  # replaced by the Multiplayer effect of its card

# ---- Next [LS-6.1.2-next.1] [LS1-6.next]
NOT_NEXT: Final = 0
NEXT: Final = 1  # the Buff Expires when the triggered effect has resolved
NEXT_ACT: Final = 2  # … when the act is over [LS-G33]

# ---- fields that static lines and modifiers change
F_DAMAGE: Final = 0
F_HEALING: Final = 1
F_POWER: Final = 2
F_COST: Final = 3
F_CAPACITY: Final = 4
F_ACCESS: Final = 5
F_DORMANT: Final = 6
F_CANNOT: Final = 7  # what heroes cannot do
F_CARD_CANNOT: Final = 8  # what cannot be done to cards
F_IMMUNE: Final = 9
F_LIMIT: Final = 10  # of actions
F_FIXED: Final = 11  # numbers that others cannot change
F_COUNTS_AS: Final = 12
F_ACTION: Final = 13  # an extra action that is good only for some cards
F_TRIGGER: Final = 14  # a trigger that a text has set up
F_RULE_OFF: Final = 15  # standing rules that do not hold for heroes
F_NOT_HERO: Final = 16  # heroes left out where such heroes are meant
F_MORE_ACTIONS: Final = 17  # than two
F_ZERO_HEALING: Final = 18  # heroes that are healed at 0 health, too
# No lines of their own: what else is worked out from those of Power and of what cards count as.
F_POWER_OF_NUMBERS: Final = 19
F_KINDS: Final = 20
F_KINDS_DENIED: Final = 21
F_EXTRA_TURN: Final = 23  # who takes a turn after this one
F_ACTION_PRICE: Final = 24  # how many actions cards and abilities take
F_MORE_ABILITIES: Final = 25  # than one a turn
F_TWICE: Final = 22  # damage or healing that is doubled, after all that is added

# ---- whom a change of damage or healing means
DONE_BY: Final = 0  # by cards of these heroes
RECEIVED_BY: Final = 1
OF_CARDS: Final = 2  # of these cards, whoever is hit
OF_ACT: Final = 3  # of the act that the effect answered

# ---- F_ACCESS: the side says which level is granted
BASIC_LEVEL: Final = 0
SUPERIOR_LEVEL: Final = 1

# ---- F_FIXED: which changes are shut out
NO_INCREASE: Final = 1
NO_REDUCTION: Final = 2

# ---- F_IMMUNE, as bits
TO_DAMAGE: Final = 1
TO_HEALING: Final = 2
TO_CARDS: Final = 4  # everything that such cards do
TO_DISCARD: Final = 8  # being made to Discard

# ---- F_CANNOT, as bits
NOT_PLAY: Final = 1
NOT_ATTACK: Final = 2
NOT_DEFEND: Final = 4
NOT_BUFF: Final = 8
NOT_EQUIP: Final = 16
NOT_USE_ABILITY: Final = 32
NOT_DRAW: Final = 64
NOT_DISCARD: Final = 128
NOT_BE_HEALED: Final = 256
NOT_HEAL: Final = 512
NOT_BE_ATTACKED: Final = 1024
NOT_BE_DAMAGED: Final = 2048
NOT_DEAL_DAMAGE: Final = 4096
NOT_MOVE: Final = 1 << 13
NOT_REMOVE: Final = 1 << 14
NOT_RETURN: Final = 1 << 15
NOT_ROTATE: Final = 1 << 16
NOT_RESTART: Final = 1 << 17
NOT_STORE: Final = 1 << 18
NOT_GAIN_ACTIONS: Final = 1 << 19
NOT_BE_REMOVED_FROM_GAME: Final = 1 << 20
NOT_USE_ATTACK_ABILITY: Final = 1 << 21
NOT_USE_DEFEND_ABILITY: Final = 1 << 22
NOT_LOSE_HEALTH: Final = 1 << 23
NOT_GAIN_HEALTH: Final = 1 << 24
NOT_SWAP: Final = 1 << 25
NOT_BE_ATTACKED_BY_ABILITY: Final = 1 << 26

# ---- F_CARD_CANNOT, as bits
NOT_REMOVED: Final = 1
NOT_RETURNED: Final = 2
NOT_EXPIRED: Final = 4
NOT_ROTATED: Final = 8
NOT_RESTARTED: Final = 16
NOT_CANCELLED: Final = 32
NOT_DISCARDED: Final = 64
NOT_MOVED: Final = 128
NOT_STORED: Final = 256
NOT_PLAYED: Final = 512
NOT_LEAVING: Final = 1024
NOT_DORMANT: Final = 2048
NOT_SWAPPED: Final = 4096
NOT_DEALING: Final = 8192
NOT_ENTERING: Final = 1 << 14
NOT_FROM_PILE: Final = 1 << 15
NOT_ROTATED_BACK: Final = 1 << 16

# ---- F_RULE_OFF, as bits
NO_COMBO_DRAW: Final = 1  # [LS-4.1.4.3]
NO_ACTION_DRAW: Final = 2  # [LS-4.1.4.1]
NO_DRAW_PHASE: Final = 4  # [LS-2.2.1]
NO_BUFF_PHASE: Final = 8  # [LS-2.2.1]

# ---- how long a modifier lasts
FOR_GOOD: Final = 0
THIS_TURN: Final = 1  # ends in the End Phase, before the Empty Deck Check [LS-G75]
THIS_ACT: Final = 2  # the act of its event
UNTIL_YOUR_TURN: Final = 3
UNTIL_END_OF_YOUR_TURN: Final = 4  # your next one
NEXT_THIS_TURN: Final = 5  # waits for the next act that fits, this turn; then THIS_ACT [LS-G33]
UNTIL_TURN_OF: Final = 16  # and the number of a seat: to the end of the next turn of that one
IN_TURN_OF: Final = 32  # and the number of a seat: only in the next turn of that one
WHILE_IN_PLAY: Final = 6  # as long as the card that made it is there, and its condition holds
WHILE_THERE: Final = 7  # as long as what a trigger waits for is where it was

# ---- options: kinds of moves
PASS: Final = 0
PLAY: Final = 1  # D01
EQUIP: Final = 2
USE: Final = 3  # number = place among the abilities that are used
PLAY_COMBO: Final = 4
SKIP: Final = 5  # D02: numbers = symbols
PAY: Final = 6  # D03: cards = payers, the last `number` of them extra cards
ATTACK: Final = 7  # D04: number = seat
CHOOSE_HERO: Final = 8  # D05: number = seat
DO_IT: Final = 9  # D06
DECLINE: Final = 10
STOP: Final = 11  # of an "up to"
NAME_SYMBOL: Final = 12  # D07: number = Element, or ORDER_SYMBOL + Order
REMOVE: Final = 13  # D08
RETURN: Final = 14
RESTART: Final = 15
TRIGGER_EFFECT: Final = 16
MAKE_DORMANT: Final = 17
CHOOSE: Final = 18  # any other choice of a card
ROTATE_FORWARD: Final = 19  # D09
ROTATE_BACKWARD: Final = 20
DISCARD_CARD: Final = 21  # D10
MOVE_CARD: Final = 22  # number = zone it goes to
STORE_CARD: Final = 23
ORDER_PILE: Final = 24  # D11: cards, the last one on top
DROP: Final = 25  # D12: cards
TAKE: Final = 26  # D13: number = zone it is taken from
FIND_NOTHING: Final = 27
GIVE_UP: Final = 28  # D14: number = its zone
SHUFFLE_BACK: Final = 29  # D15
USE_TRIGGER: Final = 30  # D16
NO_TRIGGER: Final = 31
SWAP: Final = 32  # D17: card = what comes in, cards = [what goes out], number = zone it comes from
ORDER_DECK: Final = 33  # D18: cards, the first one on top; number = 1 at the bottom
TAKE_HERO: Final = 34  # D19
PICK: Final = 35  # D20
SUBMIT: Final = 36  # D21
MODE: Final = 37  # D22: number = which
PLAY_FROM: Final = 38  # D13: Play by an effect, number = zone
EQUIP_FROM: Final = 39  # D13
SWAP_OUT: Final = 40  # D08: what goes out
SWAP_PLACE: Final = 41  # D08: one of two Buffs that change places
PUT_CARD: Final = 42  # a card that was looked at; number = 0 on top, 1 at the bottom
NUMBER: Final = 43  # how many, where a text leaves it open
DRAW_CARD: Final = 44  # one of the cards looked at
MOVE_NAMES: Final = (
    "pass", "play", "equip", "use", "play combo", "skip", "pay", "attack", "choose hero", "do it", "decline",
    "stop", "name symbol", "remove", "return", "restart", "trigger effect", "make dormant", "choose",
    "rotate forward", "rotate backward", "discard card", "move card", "store card", "order pile", "drop", "take",
    "find nothing", "give up", "shuffle back", "use trigger", "no trigger", "swap", "order deck", "take hero",
    "pick", "submit", "mode", "play from", "equip from", "swap out", "swap place", "put card", "number",
    "draw card",
)  # fmt: skip

# ---- menus: kinds of questions, one for each row of the ledger's table of decisions
M_ACTION: Final = 0
M_SKIP: Final = 1
M_PAY: Final = 2
M_ATTACK: Final = 3
M_HERO: Final = 4
M_MAY: Final = 5
M_NAME: Final = 6
M_CARD: Final = 7
M_ROTATE: Final = 8
M_HAND: Final = 9
M_ORDER: Final = 10
M_DROP: Final = 11
M_SEARCH: Final = 12
M_GIVE_UP: Final = 13
M_REWARD: Final = 14
M_TRIGGER: Final = 15
M_SWAP: Final = 16
M_DECK_ORDER: Final = 17
M_TAKE_HERO: Final = 18
M_PICK: Final = 19
M_SUBMIT: Final = 20
M_MODE: Final = 21

NO_LIMIT: Final = 1_000_000
MOST_HEALTH: Final = 35
CAPACITY: Final = 2
REGULAR_ACTIONS: Final = 2
CORNERS: Final = 4
