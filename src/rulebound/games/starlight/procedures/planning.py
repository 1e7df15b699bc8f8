"""An invocation while it is planned: target, mode, Enchantment, tile and discounts are chosen before anything is paid.

Every choice that is listed leads to an invocation that can be paid: so a card is offered if its choices can be made,
and a choice if the rest of them can [ST-INV.8].
"""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.hands import held_by, reach
from rulebound.games.starlight.procedures.entering import could_leave
from rulebound.games.starlight.record import Creature, creature, laid
from rulebound.games.starlight.rules import env_of, env_to_ask, rules_of
from rulebound.games.starlight.values import (
    NO_DISCOUNT,
    auras,
    can_go,
    creatures,
    discounts,
    energy_price,
    exact,
    farther,
    invoked_this_turn,
    is_telegraphed,
    lines,
    mana_price,
    others_at,
    prices,
    range_of,
    reachable,
    side,
    standing,
    steps_left,
)
from rulebound.kernel.cards import NO_CARDS
from rulebound.kernel.play import Ability, Card, Frame, Move, Run, State

# What is decided, a bit each; the bits rise in the order of asking.
WHOM: Final = 1
MODE: Final = 2
ENCHANTED: Final = 4
WHERE: Final = 8
LESS: Final = 16
LESS_FOR_ENCHANTMENT: Final = 32
MOST_AURAS: Final = 3
MENUS: Final = {
    WHOM: c.M_TARGET, MODE: c.M_MODE, ENCHANTED: c.M_ENCHANT, WHERE: c.M_TILE, LESS: c.M_LESS,
    LESS_FOR_ENCHANTMENT: c.M_LESS,
}  # fmt: skip


class Plan(Frame):
    """Who invokes which card, and how; the frame `Invoke` carries it out."""

    __slots__ = (
        "besides", "by", "card", "dealt", "decided", "enchantment", "inside", "landed", "less", "less_enchanting",
        "mode", "slammed", "target", "telegraphed", "tile", "went",
    )  # fmt: skip

    def __init__(self, card: Card, by: Card, inside: bool) -> None:
        self.pc = 0
        self.card = card
        self.by = by  # the creature
        self.inside = inside  # in a window of a Combat
        self.decided = 0
        self.mode = 0
        self.target: Card | None = None
        self.enchantment: Card | None = None
        self.tile = c.LIMBO
        self.less = NO_DISCOUNT
        self.less_enchanting = NO_DISCOUNT
        self.telegraphed = False  # whether it was invoked from a Telegraph Pile
        self.landed = False  # whether the blow of an attack is over: it has struck or missed
        self.slammed = False  # [ST-KB.5] and whether it has knocked the defender against the edge of the board
        self.dealt = 0  # the damage of an attack, as Health really lost
        self.besides = 0  # what was paid beside its price: how much of it, or whether
        self.went = 0  # the tiles that its creature had moved in this turn before it was invoked

    def take(self, other: Plan) -> None:
        self.pc = other.pc
        self.decided = other.decided
        self.mode = other.mode
        self.target = other.target
        self.enchantment = other.enchantment
        self.tile = other.tile
        self.less = other.less
        self.less_enchanting = other.less_enchanting
        self.telegraphed = other.telegraphed
        self.landed = other.landed
        self.slammed = other.slammed
        self.dealt = other.dealt
        self.went = other.went
        self.besides = other.besides

    def with_choice(self, item: int, option: Move) -> Plan:
        new = Plan(self.card, self.by, self.inside)
        new.take(self)
        new.decide(item, option)
        return new

    def decide(self, item: int, option: Move) -> None:
        self.decided |= item
        if item == MODE:
            self.mode = option.number
        elif item == WHERE:
            self.tile = option.number
        elif item == WHOM:
            assert option.cards is not None
            self.target = option.cards[0]
        elif item == ENCHANTED:
            self.enchantment = None if option.cards is None else option.cards[0]
        elif item == LESS:
            self.less = option.number
        else:
            self.less_enchanting = option.number

    def begin_with(self, option: Move) -> Plan:
        """The move that began it may have said more than the card: its target, its Enchantment, where it leads, what is
        saved."""
        if option.kind == c.ENCHANT:
            self.decide(ENCHANTED, option)
        elif option.kind == c.LESS:
            self.decide(LESS, option)
        elif option.cards is not None:
            self.decide(WHOM, option)
        elif option.kind == c.PLAY_TO:
            self.decide(WHERE, option)
        return self

    def another(self, card: Card, by: Card) -> Plan:
        """A further invocation, in a window of the Combat that this one has opened."""
        raise NotImplementedError

    def mover(self) -> Card:
        """Whom the first move of the card moves."""
        if kind_of(self.card).mover == c.THIS:
            return self.by
        assert self.target is not None
        return self.target


def attack_under_way(s: State) -> Plan | None:
    """[ST-CMB.21] The Attack of the Combat that is going on: there is never more than one."""
    for frame in reversed(s.frames):
        if isinstance(frame, Plan) and frame.pc > 0 and kind_of(frame.card).kind == c.ATTACK:
            return frame
    return None


def next_item(s: State, plan: Plan, besides: int = 0) -> int:
    """What is to be chosen next; 0 if all is. `besides`: what is taken for decided, too."""
    definition: Any = plan.card.definition  # as `kind_of` does
    kind: StarlightCard = definition
    left = ~(plan.decided | besides)
    if left & WHOM and c.ENEMY <= kind.whom <= c.ANY:  # as `has_target` asks
        return WHOM
    if left & MODE and kind.modes:
        return MODE
    if left & ENCHANTED and kind.kind != c.ENCHANTMENT and enchantments(s, plan) and rules_of(s).switches.enchantments:
        return ENCHANTED
    if left & WHERE and (kind.whom == c.TILE or kind.steps > 0):  # as `has_tile` asks
        return WHERE
    if left & LESS and s.places[plan.card.number] % c.ZONES == c.TELEGRAPH:
        return LESS
    if left & LESS_FOR_ENCHANTMENT and plan.enchantment is not None and is_telegraphed(s, plan.enchantment):
        return LESS_FOR_ENCHANTMENT
    return 0


# What is decided by an answer of some kind; of discounts `next_item` says of which card.
ITEMS: Final = {
    c.PLAY_ON: WHOM, c.ATTACK_WITH: WHOM, c.PUT_ON: WHOM, c.MODE: MODE, c.ENCHANT: ENCHANTED, c.PLAIN: ENCHANTED,
    c.MOVE_TO: WHERE,
}  # fmt: skip


def has_target(kind: StarlightCard) -> bool:
    """Whether a creature is chosen for it,"""
    return kind.whom in (c.ENEMY, c.OWN, c.ANY)


def has_tile(kind: StarlightCard) -> bool:
    """or a tile."""
    return kind.whom == c.TILE or kind.steps > 0


def choices(s: State, plan: Plan, item: int) -> list[Move]:
    """The choices from which the rest of the plan can be completed."""
    found = candidates(s, plan, item)
    if is_alike(s, plan, item):
        return found if found and feasible(s, plan, item) else []
    if item in (LESS, LESS_FOR_ENCHANTMENT) and len(found) > 1:
        found = worth_asking(s, plan, item, found)
    return [option for option in found if feasible(s, plan.with_choice(item, option))]


def is_alike(s: State, plan: Plan, item: int) -> bool:
    """Whether the rest can be completed after any of the choices, or after none: the price does not hang on a mode, on
    a tile, or on a target that does not walk itself."""
    record: Any = s.records[plan.by.number]  # as `creature` does
    r: Creature = record
    if r.duty or plan.tile != c.LIMBO:
        return False
    if item == WHOM:
        return kind_of(plan.card).mover == c.THIS and not reach(s, plan.by)
    return item in (MODE, WHERE)


def worth_asking(s: State, plan: Plan, item: int, found: list[Move]) -> list[Move]:
    """[ST-DEC.12] Only where both discounts lower the price; else the one that does: the other leaves no more to pay
    with."""
    card = plan.card if item == LESS else plan.enchantment
    assert card is not None
    kind = kind_of(card)
    if mana_price(s, plan.by, kind, NO_DISCOUNT) == 0:
        return found[:1]
    if energy_price(s, plan.by, kind, NO_DISCOUNT) == 0:
        return found[1:]
    return found


def feasible(s: State, plan: Plan, besides: int = 0) -> bool:
    """Whether the rest can be completed, whichever way is taken in what is decided besides."""
    item = next_item(s, plan, besides)
    if item == 0:
        if not payable(s, plan) or (plan.tile != c.LIMBO and plan.tile not in tiles(s, plan)):
            return False  # a tile that was named first is reached with what was chosen since
        if plan.target is not None and reach(s, plan.by):
            if not is_in_range(s, plan, plan.target):
                return False  # so is a creature
        record: Any = s.records[plan.by.number]  # as `creature` does
        r: Creature = record
        return not r.duty or keeps_duty(s, plan)
    for option in candidates(s, plan, item):
        if feasible(s, plan.with_choice(item, option), besides):
            return True
    return False


# ---- what there is to choose
def candidates(s: State, plan: Plan, item: int) -> list[Move]:
    if item == WHOM:
        kind = target_move(kind_of(plan.card))
        return [Move(kind, plan.card, 0, [each]) for each in targets(s, plan)]
    if item == WHERE:
        steps = rules_of(s).board.steps
        return [steps[tile] for tile in tiles(s, plan)]
    if item == ENCHANTED:
        found = [Move(c.ENCHANT, plan.card, 0, [each]) for each in enchantments(s, plan)]
        return [*found, Move(c.PLAIN, plan.card)]
    if item == MODE:
        return [Move(c.MODE, plan.card, number) for number in possible_modes(s, plan)]
    card = plan.card if item == LESS else plan.enchantment
    assert card is not None
    return [Move(c.LESS, card, which) for which in discounts(s, card)]


def target_move(kind: StarlightCard) -> int:
    """In which words the target of a card is chosen."""
    if kind.kind == c.ATTACK:
        return c.ATTACK_WITH
    return c.PUT_ON if kind.kind == c.AURA else c.PLAY_ON


def targets(s: State, plan: Plan) -> list[Card]:
    return targets_among(s, plan, creatures(s))


def has_choices(s: State, plan: Plan) -> bool:
    """[ST-INV.8] [ST-CLS.6] Whether there is a target with room for an Aura and, where it walks, somewhere to go."""
    kind = kind_of(plan.card)
    if kind.whom == c.TILE or (kind.exactly and kind.mover == c.THIS):
        return len(tiles(s, plan)) > 0
    for card in targets_among(s, plan, s.zones[c.TEAM] + s.zones[c.ZONES + c.TEAM]):
        if kind.steps == 0 or can_go(s, plan.by if kind.mover == c.THIS else card, kind.steps, kind.past):
            return True
    return False


def targets_among(s: State, plan: Plan, cards: list[Card]) -> list[Card]:
    """[ST-CMB.16] [ST-CMB.20] Those on the board, on the right side, at a distance that the card allows, with room."""
    found: list[Card] = []
    here, kind = creature(s, plan.by).at, kind_of(plan.card)
    if here < 0:
        return found
    row, most = rules_of(s).board.spaces.distances[here], most_range(s, plan, kind)
    records = s.records
    for card in cards:
        record: Any = records[card.number]  # as `creature` does
        r: Creature = record
        there = r.at
        if there < 0 or not kind.least <= row[there] <= most:
            continue
        if kind.whom != c.ANY and (card.owner == plan.by.owner) != (kind.whom == c.OWN):
            continue
        if kind.kind == c.ATTACK and standing(s, card, c.NOT_ATTACKED):
            continue
        if kind.kind != c.AURA or has_room(s, plan, card):
            found.append(card)
    return found


def is_on_side(plan: Plan, card: Card) -> bool:
    whom = kind_of(plan.card).whom
    return whom == c.ANY or (card.owner == plan.by.owner) == (whom == c.OWN)


def is_in_range(s: State, plan: Plan, card: Card) -> bool:
    here, there = creature(s, plan.by).at, creature(s, card).at
    if here < 0 or there < 0:
        return False
    kind = kind_of(plan.card)
    return kind.least <= rules_of(s).board.spaces.distances[here][there] <= most_range(s, plan, kind)


def most_range(s: State, plan: Plan, kind: StarlightCard) -> int:
    return range_of(s, plan.by, kind) + enchanted_reach(s, plan)


def enchanted_reach(s: State, plan: Plan) -> int:
    """[ST-NUM.5] By how much the Enchantment lets the card reach farther: the chosen one, or any that could be."""
    if plan.enchantment is not None:
        return kind_of(plan.enchantment).host_reaches
    if plan.decided & ENCHANTED or not reach(s, plan.by):
        return 0
    return max([kind_of(each).host_reaches for each in enchantments(s, plan)], default=0)


def has_room(s: State, plan: Plan, card: Card) -> bool:
    """[ST-LOC.8] [ST-LOC.9] Three Auras at most; with the switch one of them makes room."""
    return kind_of(plan.card).kind != c.AURA or len(auras(s, card)) < MOST_AURAS or rules_of(s).switches.aura_replace


def tiles(s: State, plan: Plan) -> list[int]:
    """[ST-CLS.5] [ST-BRD.2] Where the first move of the card may lead, or which tile it may name: always empty ones."""
    kind = kind_of(plan.card)
    if kind.whom == c.TILE:
        if kind.leaps and standing(s, plan.by, c.NOT_MOVING):
            return []
        here, taken = creature(s, plan.by).at, others_at(s, plan.by)
        taken.append(here)
        row = rules_of(s).board.spaces.distances[here]
        least, most = kind.least, range_of(s, plan.by, kind)
        if kind.leaps:
            most = min(most, steps_left(s, plan.by))
        return [tile for tile, far in enumerate(row) if least <= far <= most and tile not in taken]
    who = plan.by if kind.mover == c.THIS else plan.mover()
    steps = max(kind.steps + longer(s, plan), 1)
    at = creature(s, who).at
    found = reachable(s, who, at, steps, kind.past)
    return exact(s, who, at, steps) if kind.exactly and found else found


def longer(s: State, plan: Plan) -> int:
    """[ST-NUM.5] By how much the Enchantment and standing sentences lengthen the moves of the card."""
    more = 0 if plan.enchantment is None else kind_of(plan.enchantment).farther
    kind = kind_of(plan.card)
    return more + farther(s, plan.by, kind) if kind.kind == c.MOVEMENT else more


def enchantments(s: State, plan: Plan) -> list[Card]:
    """[ST-CLS.15] [ST-CLS.17] [ST-CLS.18] What the same creature may declare with the card as its host."""
    by, found = plan.by, NO_CARDS
    definition: Any = plan.card.definition  # as `kind_of` does
    host: StarlightCard = definition
    held = held_by(s, by.owner)
    hand, pile = held.hand, held.piles[by.number]
    if host.kind == c.ENCHANTMENT or not (hand.hosts | pile.hosts) & host.classes:
        return found
    for card in hand.enchantments + pile.cards:
        definition = card.definition
        kind: StarlightCard = definition
        if not kind.hosts & host.classes or (kind.binding and kind.supplier != by.definition.name):  # [ST-INV.1]
            continue
        if kind.host_sort is not None and not kind.host_sort.fits(host, is_telegraphed(s, plan.card)):
            continue
        helps = (not kind.farther or host.moves) and (not kind.more_counters or host.counters)
        if helps and (not kind.host_reaches or host.whom != c.NOTHING):
            ready = not is_telegraphed(s, card) or laid(s, card).since < s.turn  # [ST-TEL.5]
            if ready and may_be_added(s, by, kind, host):
                found = [*found, card]
    return found


def may_be_added(s: State, by: Card, kind: StarlightCard, host: StarlightCard) -> bool:
    """Whether so many cards may still be invoked in this turn: the host, and this one with it."""
    for _, each in lines(s, by, c.NO_MORE_CARDS):
        wanted = sum(1 for one in (kind, host) if each.classes & one.classes)
        if each.classes & kind.classes and wanted > each.amount - invoked_this_turn(s, by, each.classes):
            return False
    return True


def possible_modes(s: State, plan: Plan) -> list[int]:
    """[ST-DEC.17] Each mode that can do something; all, if none can."""
    kind = kind_of(plan.card)
    every = list(range(len(kind.modes)))
    env = env_to_ask(s, plan.card, plan.by, None)
    if plan.target is not None:
        env.slots[c.TARGET] = [s.ref(plan.target)]
    found: list[int] = []
    for number in every:
        test = kind.possible_modes[number]
        if test is None or test.holds(s, env):
            found.append(number)
    return found or every


# ---- whether it can be carried out
def price(s: State, plan: Plan) -> tuple[int, int]:
    """[ST-CLS.17] Energy and Mana, of the card and its Enchantment together."""
    energy, mana = prices(s, plan.by, kind_of(plan.card), plan.less)
    if plan.enchantment is None:
        return energy, mana
    more = kind_of(plan.enchantment)
    energy_more, mana_more = prices(s, plan.by, more, plan.less_enchanting)
    energy = 0 if c.ENERGY in more.host_for_no else max(energy - more.cheaper, 0)
    mana = 0 if c.MANA in more.host_for_no else max(mana - more.cheaper_mana, 0)
    return energy + energy_more, mana + mana_more


def payable(s: State, plan: Plan) -> bool:
    definition: Any = plan.card.definition  # as `kind_of` does
    kind: StarlightCard = definition
    energy, mana = prices(s, plan.by, kind, plan.less) if plan.enchantment is None else price(s, plan)
    record: Any = s.records[plan.by.number]  # as `creature` does
    r: Creature = record
    stats = r.stats
    return stats[c.ENERGY] >= energy and stats[c.MANA] >= mana and (not kind.discards or has_cards(s, plan))


def has_cards(s: State, plan: Plan) -> bool:
    """[ST-STAT.13] Enough cards in hand beside this one and its Enchantment, where some are discarded for it."""
    hand = s.zone(plan.by.owner, c.HAND)
    left = [card for card in hand if card is not plan.card and card is not plan.enchantment]
    return len(left) >= kind_of(plan.card).discards


def is_reached_somehow(s: State, plan: Plan, tile: int) -> bool:
    """With the Enchantment that is chosen, or any that could be."""
    if tile in tiles(s, plan):
        return True
    for option in [] if plan.decided & ENCHANTED else candidates(s, plan, ENCHANTED):
        if tile in tiles(s, plan.with_choice(ENCHANTED, option)):
            return True
    return False


def keeps_duty(s: State, plan: Plan) -> bool:
    """[ST-SET.12] Whoever must leave the entry tile must still be able to pay for it afterwards."""
    r = creature(s, plan.by)
    kind = kind_of(plan.card)
    end = r.at
    if plan.tile >= 0 and (kind.leaps or (kind.steps > 0 and plan.mover() is plan.by)):
        end = plan.tile
    elif kind.swaps and plan.target is not None:
        end = creature(s, plan.target).at
    if end != rules_of(s).board.entry[side(s, plan.by.owner)]:
        return True
    costs = price(s, plan)
    gone = [] if kind.core else [plan.card]
    return could_leave(s, plan.by, end, r.stats[c.ENERGY] - costs[0], r.stats[c.MANA] - costs[1], gone)


def run_text(s: State, ability: Ability | None, plan: Plan, card: Card) -> None:
    """A part of the text of the invoked card or of its Enchantment; nothing where there is none."""
    if ability is None:
        return
    env = env_of(s, card, plan.by, None, ability.slots)
    if plan.target is not None:
        env.slots[c.TARGET] = [s.ref(plan.target)]
    numbers = env.numbers
    numbers[c.TARGET_TILE] = plan.tile
    numbers[c.CHOSEN_MODE] = plan.mode
    numbers[c.FARTHER] = longer(s, plan) if card is plan.card else 0
    numbers[c.WAS_TELEGRAPHED] = 1 if plan.telegraphed else 0
    s.push(Run(ability, env))
