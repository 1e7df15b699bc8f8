"""What the numbers of ops and terms of Lightseekers are called in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import (
    ANYBODY,
    NO_HERO,
    OWN_HERO,
)  # fmt: skip
from rulebound.games.lightseekers.ops import (
    allowing,
    differing,
    occasions,
    seeing,
    traits,
)  # fmt: skip
from rulebound.games.lightseekers.orders import CATEGORIES, ELEMENTS, ORDERS
from rulebound.kernel.terms import relations
from rulebound.tabletop.plain import shared
from rulebound.tabletop.plain.form import Table, Unsaid, article, bits

ZONES: Final = (
    "deck", "hand", "Buffs", "Items", "discard pile", "hero place", "Limbo", "stored cards", "face-down stored cards",
    "spare heroes",
)  # fmt: skip
KINDS: Final = {
    traits.COMBO: "combo*", traits.ACTION_CARD: "action card*", traits.ATTACK: "Attack*", traits.DEFEND: "Defend*",
    traits.BUFF: "Buff*", traits.ITEM: "Item*", traits.ATTACK_CARD: "Attack card*", traits.DEFEND_CARD: "Defend card*",
    traits.ABILITY: "card* using an Ability", traits.ATTACK_ABILITY: "card* using an Attack Ability",
    traits.DEFEND_ABILITY: "card* using a Defend Ability",
}  # fmt: skip
ACTS: Final = {
    c.COMBO_ACT: "combo", c.ATTACK_ACT: "Attack", c.DEFEND_ACT: "Defend", c.BUFF_ACT: "Buff", c.EQUIP_ACT: "Equip",
    c.ABILITY_ACT: "Ability use", c.PLAY_ACT: "play",
}  # fmt: skip


def compound(names: Mapping[int, str]) -> Callable[[int], str]:
    """All bits in one noun: `combo Buff*`."""

    def said(value: int) -> str:
        found = [name for bit, name in names.items() if value & bit]
        if value & ~sum(bit for bit in names if value & bit):
            raise Unsaid(f"no words for the bits {value:b}")
        return " ".join([*(word.replace("*", "") for word in found[:-1]), *found[-1:]])

    return said


ACT_WORDS: Final = compound(ACTS)


def number(words: str) -> Table:
    """A sentence of the card about a number; below 0 the rules have their own."""
    return lambda value: words.format(value) if value > 0 else ""


EVERY_ELEMENT: Final = (1 << c.ELEMENT_COUNT) - 1
SOME_ELEMENTS: Final = bits({1 << at: name for at, name in enumerate(ELEMENTS)}, " or ")
SOME_ORDERS: Final = bits({1 << at: name for at, name in enumerate(ORDERS)}, " or ")
ALL_ELEMENTS: Final = bits({1 << at: name for at, name in enumerate(ELEMENTS)})
CANNOT: Final = {
    c.NOT_PLAY: "Play cards", c.NOT_ATTACK: "Attack", c.NOT_DEFEND: "Defend", c.NOT_BUFF: "Buff",
    c.NOT_EQUIP: "Equip", c.NOT_USE_ABILITY: "use Abilities", c.NOT_DRAW: "Draw", c.NOT_DISCARD: "Discard",
    c.NOT_BE_HEALED: "be healed", c.NOT_HEAL: "heal", c.NOT_BE_ATTACKED: "be Attacked",
    c.NOT_BE_ATTACKED_BY_ABILITY: "be Attacked with an Attack Ability",
    c.NOT_BE_DAMAGED: "be damaged", c.NOT_DEAL_DAMAGE: "deal damage", c.NOT_MOVE: "Move cards", c.NOT_REMOVE: "Remove",
    c.NOT_RETURN: "Return", c.NOT_ROTATE: "Rotate", c.NOT_RESTART: "Restart", c.NOT_STORE: "Store",
    c.NOT_GAIN_ACTIONS: "get more actions", c.NOT_BE_REMOVED_FROM_GAME: "be removed from the game",
    c.NOT_USE_ATTACK_ABILITY: "use Attack Abilities", c.NOT_USE_DEFEND_ABILITY: "use Defend Abilities",
    c.NOT_LOSE_HEALTH: "lose health", c.NOT_GAIN_HEALTH: "gain health", c.NOT_SWAP: "Swap",
}  # fmt: skip
CARD_CANNOT: Final = {
    c.NOT_REMOVED: "be Removed", c.NOT_RETURNED: "be Returned", c.NOT_EXPIRED: "Expire", c.NOT_ROTATED: "be Rotated",
    c.NOT_RESTARTED: "be Restarted", c.NOT_CANCELLED: "be Cancelled", c.NOT_DISCARDED: "be Discarded",
    c.NOT_MOVED: "be Moved", c.NOT_STORED: "be Stored", c.NOT_PLAYED: "be Played", c.NOT_LEAVING: "leave play",
    c.NOT_DORMANT: "be Dormant", c.NOT_SWAPPED: "be Swapped", c.NOT_DEALING: "deal damage",
    c.NOT_FROM_PILE: "leave the discard pile", c.NOT_ROTATED_BACK: "be Rotated backward",
    c.NOT_ENTERING: "enter play",
}  # fmt: skip
WINDOWS: Final = {
    occasions.THIS_TURN: "this turn", occasions.SINCE_YOUR_LAST_TURN: "since your last turn",
    occasions.DURING_YOUR_LAST_TURN: "during your last turn", occasions.THIS_GAME: "this game",
    occasions.DURING_THEIR_LAST_TURN: "so far", occasions.SINCE_IT_ENTERED: "since this card entered play",
    occasions.SINCE_YOUR_TURN_BEGAN: "since your turn began", occasions.EARLIER_THIS_TURN: "earlier this turn",
}  # fmt: skip
TABLES: Final[Mapping[str, Table]] = {
    **shared.TABLES,
    "a sort": {0: "an Element", c.ORDER_SYMBOL: "an Order", c.CATEGORY_SYMBOL: "a category"},
    "sort": {0: "Element", c.ORDER_SYMBOL: "Order", c.CATEGORY_SYMBOL: "category"},
    "zone": dict(enumerate(ZONES)),
    "where": {
        **{at: f"in [who|{{who:'s}}][!who|a] {ZONES[at]}" for at in (c.DECK, c.HAND, c.DISCARD, c.LIMBO)},
        **dict.fromkeys((c.BUFFS, c.ITEMS), "[who|of {who:of} ]in play"),
        c.HERO: "that is [who|{who:'s}][!who|a] hero",
        **{zone: f"among [who|{{who:'s}}][!who|all] {ZONES[zone]}" for zone in (c.STORED, c.STORED_FACE_DOWN)},
    },
    "uses": {
        0: "playing", c.ABILITY_ACT: "using an Ability of", c.ABILITY_ACT | c.ATTACK_ACT: "using an Attack Ability of",
        c.ABILITY_ACT | c.DEFEND_ACT: "using a Defend Ability of",
    },
    "no Abilities": {
        0: "", c.ATTACK_ACT: " and no Attack Ability", c.DEFEND_ACT: " and no Defend Ability",
        c.ATTACK_ACT | c.DEFEND_ACT: " and no Attack or Defend Ability",
    },
    "of a seat": {c.HEALTH: "health"},
    "kind": compound(KINDS),
    "act": lambda value: article(ACT_WORDS(value)),
    "elements": lambda value: "every Element" if value == EVERY_ELEMENT else SOME_ELEMENTS(value),
    "every": lambda value: "every Element" if value == EVERY_ELEMENT else ALL_ELEMENTS(value),
    "of elements": lambda value: f" of {SOME_ELEMENTS(value)}" if value else "",
    "of orders": lambda value: f" of {SOME_ORDERS(value)}" if value else "",
    "orders": SOME_ORDERS,
    "order": dict(enumerate(ORDERS)),
    "players": {c.ALWAYS: "", c.WITH_MANY: "With three or more players: ", c.WITH_TWO: "With two players: "},
    "place": {
        c.IN_PLAY: "", c.ON_PILE: ", while this card is on top of your discard pile",
        c.ANYWHERE: ", wherever this card is", c.FLOATING: "",
    },
    "next": {
        c.NOT_NEXT: "", c.NEXT: " (the next time only; a Buff Expires then)",
        c.NEXT_ACT: " (the next time only; the Buff Expires when that act is over)",
    },
    "use": {0: "an Ability", c.ATTACK_ACT: "an Attack Ability", c.DEFEND_ACT: "a Defend Ability"},
    "at zero": {
        NO_HERO: "", OWN_HERO: "It heals your hero at 0 health, too.\n",
        ANYBODY: "It heals anybody at 0 health, too.\n",
    },
    "combos": lambda value: f"Your deck has {value} combos.\n" if value >= 0 else "",
    "actions": lambda value: f"Your deck has {value} action cards.\n" if value >= 0 else "",
    "items": number("Your deck has {} more action cards, which are Items.\n"),
    "opening": lambda value: f"Your opening hand has {value:+} cards.\n" if value else "",
    "more": {relations.ABOVE: "more", relations.BELOW: "fewer"},
    "nth": {1: "first", 2: "second", 3: "third", 4: "fourth"},
    "stat": {seeing.COST: "cost", seeing.WORTH: "worth", seeing.POWER: "Power", seeing.NUMBER: "current number"},
    "state": dict(enumerate(
        ("Dormant", "rotating", "permanent", "Clunky", "valid", "active", "in-play", "in-Limbo", "face-up", "face-down",
         "final-corner", "first-corner", "second-corner", "third-corner", "fourth-corner", "Regular")
    )),
    "can": {
        allowing.REMOVABLE: "Remove", allowing.RETURNABLE: "Return", allowing.MOVABLE: "Move",
        allowing.RESTARTABLE: "Restart", allowing.DISCARDABLE: "Discard", allowing.LEAVES_PILE: "take from its pile",
        allowing.ENTERABLE: "bring into play", allowing.PLAYABLE: "Play", allowing.EQUIPPABLE: "Equip",
    },
    "direction": {0: "", c.FORWARD: " forward", c.BACKWARD: " backward"},
    "to": {
        c.HAND: "the owner's hand[top|][shuffles|]",
        c.DECK: "[top|the top][!top|the bottom] of the owner's deck[shuffles|, which is shuffled]",
        c.DISCARD: "[top|the top][!top|the bottom] of the owner's discard pile[shuffles|]",
    },
    "phase": {
        **dict(enumerate(f"{name.capitalize()} Phase" for name in c.PHASE_NAMES)),
        c.ACTIONS_OVER: "end of the Action Phase",
    },
    "window": lambda value: WINDOWS.get(value, "since this was put off"),
    "leaving": {
        c.BY_MOVE: "by a Move", c.BY_REMOVE: "by being Removed", c.BY_RETURN: "by being Returned",
        c.BY_EXPIRY: "by Expiring", c.BY_DROP: "by being dropped", c.BY_GIVING_UP: "by being given up",
        c.BY_SWAP: "by a Swap",
    },
    "entering": {1: "", 2: " on the second corner", 3: " on the third corner", 4: " on the fourth corner"},
    "symbol": {
        **dict(enumerate(ELEMENTS)), **{c.ORDER_SYMBOL + at: order for at, order in enumerate(ORDERS)},
        **{c.CATEGORY_SYMBOL + at: category for at, category in enumerate(CATEGORIES)},
    },
    "in common": {
        differing.NAME: "the name", 0: "an Element", c.ORDER_SYMBOL: "an Order", c.CATEGORY_SYMBOL: "the category",
    },
    "harmed": {c.DAMAGED: "damaged", c.HEALED: "healed"},
    "harm": {c.F_DAMAGE: "damage", c.F_HEALING: "healing"},
    "fixed": {
        0: "", c.NO_INCREASE: " (it can't be increased)", c.NO_REDUCTION: " (it can't be reduced)",
        c.NO_INCREASE | c.NO_REDUCTION: " (it can't be changed)",
    },
    "shut": {c.NO_INCREASE: "increased", c.NO_REDUCTION: "reduced", c.NO_INCREASE | c.NO_REDUCTION: "changed"},
    "side": {
        c.DONE_BY: "done by [who|{who}][!who|anybody][group| with {group:s}]",
        c.RECEIVED_BY: "received by [who|{who}][!who|anybody][group| from {group:s}]",
        c.OF_CARDS: "of [group|{group}][!group|any card]",
        c.OF_ACT: "of that act",
    },
    "level": {c.BASIC_LEVEL: "Basic", c.SUPERIOR_LEVEL: "Superior"},
    "until": {
        c.FOR_GOOD: " for the rest of the game", c.THIS_TURN: " this turn", c.THIS_ACT: "[subjects| in this act]",
        c.UNTIL_YOUR_TURN: " until your next turn", c.UNTIL_END_OF_YOUR_TURN: " until the end of your next turn",
        c.NEXT_THIS_TURN: ", that act being the next one this turn in which {act:act}",
        c.WHILE_IN_PLAY: " as long as this card is at work", c.WHILE_THERE: ", as long as it is there",
        c.UNTIL_TURN_OF: " until the end of {turn_of:'s} next turn", c.IN_TURN_OF: " in {turn_of:'s} next turn",
    },
    "cannot": bits(CANNOT, " or "),
    "card cannot": bits(CARD_CANNOT, " or "),
    "immune": bits(
        {c.TO_DAMAGE: "damage", c.TO_HEALING: "healing", c.TO_CARDS: "everything", c.TO_DISCARD: "having to Discard"}
    ),
    "rule": bits({
        c.NO_COMBO_DRAW: "Drawing for a combo", c.NO_ACTION_DRAW: "Drawing for unused actions",
        c.NO_DRAW_PHASE: "Draw Phase", c.NO_BUFF_PHASE: "Buff Phase",
    }),
}  # fmt: skip
