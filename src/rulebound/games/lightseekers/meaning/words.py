"""Tables from words to numbers: kinds, zones, Elements, windows, durations, verbs of prohibitions."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.ops import occasions, seeing, traits
from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS

CORNERS = ("first", "second", "third", "fourth")
KINDS = {
    "card": 0, "action card": traits.ACTION_CARD, "combo": traits.COMBO, "Attack": traits.ATTACK,
    "Attack card": traits.ATTACK_CARD, "Attack action card": traits.ACTION_CARD | traits.ATTACK_CARD,
    "Defend": traits.DEFEND, "Defend card": traits.DEFEND_CARD,
    "Defend action card": traits.ACTION_CARD | traits.DEFEND_CARD, "Buff": traits.BUFF, "Item": traits.ITEM,
    "action Attack": traits.ACTION_CARD | traits.ATTACK_CARD, "action Defend": traits.ACTION_CARD | traits.DEFEND_CARD,
    "action Buff": traits.ACTION_CARD | traits.BUFF, "combo Attack": traits.COMBO | traits.ATTACK_CARD,
    "combo Defend": traits.COMBO | traits.DEFEND_CARD, "combo Buff": traits.COMBO | traits.BUFF,
    "Ability": traits.ABILITY, "Attack Ability": traits.ABILITY | traits.ATTACK_ABILITY,
    "Defend Ability": traits.ABILITY | traits.DEFEND_ABILITY,
}  # fmt: skip
CATEGORIES = {
    "Attack": traits.ATTACK_CARD, "Defend": traits.DEFEND_CARD, "Buff": traits.BUFF, "Item": traits.ITEM,
    "combo": traits.COMBO,
}  # fmt: skip
SYMBOLS = {  # the first of each sort that is named, and how many there are
    "Element": (0, c.ELEMENT_COUNT), "Order": (c.ORDER_SYMBOL, c.ORDER_COUNT),
    "category": (c.CATEGORY_SYMBOL, c.CATEGORY_COUNT),
}  # fmt: skip
PILES = {
    "hand": c.HAND, "deck": c.DECK, "Discard Pile": c.DISCARD, "Buff area": c.BUFFS, "Item area": c.ITEMS,
}  # fmt: skip
IN_PLAY = [c.ITEMS, c.BUFFS]
STATES = {
    "Dormant": traits.DORMANT, "rotating": traits.ROTATING, "permanent": traits.PERMANENT,
    "Clunky": traits.IS_CLUNKY, "Regular": traits.REGULAR, "valid": traits.VALID, "active": traits.ACTIVE,
    "in play": traits.IN_PLAY,
    "in Limbo": traits.IN_LIMBO, "face up": traits.FACE_UP, "face down": traits.FACE_DOWN,
    "on its final corner": traits.FINAL_CORNER,
    **{f"on its {nth} corner": traits.FIRST_CORNER + at for at, nth in enumerate(CORNERS)},
}  # fmt: skip
STATS = {"cost": seeing.COST, "worth": seeing.WORTH, "Power": seeing.POWER, "current number": seeing.NUMBER}
WINDOWS = {
    "this turn": occasions.THIS_TURN, "since the start of your turn": occasions.SINCE_YOUR_TURN_BEGAN,
    "earlier this turn": occasions.EARLIER_THIS_TURN,
    "since your last turn": occasions.SINCE_YOUR_LAST_TURN, "during your last turn": occasions.DURING_YOUR_LAST_TURN,
    "during their last turn": occasions.DURING_THEIR_LAST_TURN,
    "this game": occasions.THIS_GAME, "since this entered play": occasions.SINCE_IT_ENTERED,
}  # fmt: skip
STRETCHES = {
    "this turn": c.THIS_TURN, "until your next turn": c.UNTIL_YOUR_TURN,
    "until the end of your next turn": c.UNTIL_END_OF_YOUR_TURN, "this Attack": c.THIS_ACT, "this game": c.FOR_GOOD,
}  # fmt: skip
PHASES = {
    "Start Phase": c.START_PHASE, "Buff Phase": c.BUFF_PHASE, "Action Phase": c.ACTION_PHASE,
    "Draw Phase": c.DRAW_PHASE, "End Phase": c.END_PHASE,
}  # fmt: skip
ACTS = {
    "Attack": c.ATTACK_ACT, "Defend": c.DEFEND_ACT, "Buff": c.BUFF_ACT, "Equip": c.EQUIP_ACT,
    "use an Ability": c.ABILITY_ACT, "use an Attack Ability": c.ABILITY_ACT | c.ATTACK_ACT,
    "use a Defend Ability": c.ABILITY_ACT | c.DEFEND_ACT,
}  # fmt: skip
ALL_ELEMENTS = (1 << c.ELEMENT_COUNT) - 1


def element_bit(word: str) -> int:
    return 1 << ELEMENTS.index(word)


def order_number(word: str) -> int:
    return ORDERS.index(word)
