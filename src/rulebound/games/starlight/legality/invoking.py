"""What it needs to invoke a card, and what is asked once for all cards of a listing."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import may_change
from rulebound.games.starlight.definition import StarlightCard, kind_of
from rulebound.games.starlight.hands import held_by
from rulebound.games.starlight.procedures.planning import MOST_AURAS, Plan, feasible, has_choices
from rulebound.games.starlight.record import Creature, creature, laid
from rulebound.games.starlight.rules import env_to_ask, rules_of
from rulebound.games.starlight.spoken import spoken
from rulebound.games.starlight.values import (
    BARS_CARDS,
    CHANGES_PRICES,
    CHANGES_RANGES,
    NOWHERE,
    can_go,
    can_step,
    cards_left,
    discounts,
    energy_price,
    generator_here,
    is_telegraphed,
    mana_price,
    of_class,
    prices,
    range_of,
    saved,
    standing,
    standing_clause,
    tile_kind,
)
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, several, subject
from rulebound.kernel.play import Card, Move, State


class Asked:
    """Who is asked: the creature that would act, and whether it is in a window of a Combat.

    What is the same for all cards of a listing is looked up at once, or when the first of them asks."""

    __slots__ = (
        "_near", "_steps", "by", "core", "frees", "hand", "inside", "reach", "record", "sorts", "sparing",
        "telegraphed",
    )  # fmt: skip

    def __init__(self, s: State, by: Card, inside: bool) -> None:
        self.by = by
        self.inside = inside
        record: Any = s.records[by.number]  # as `creature` does
        r: Creature = record
        self.record = r
        self.sorts = spoken(s).sorts[by.number]  # of which sorts, a bit each, sentences may hold for the creature
        held = held_by(s, by.owner)
        self.hand = hand = held.hand
        self.core = held.core
        pile = held.piles[by.number]
        self.telegraphed = pile.cards
        if pile.hosts:  # what the Enchantments do that it may declare, at the most
            self.sparing = max(hand.sparing, pile.sparing)
            self.frees = hand.frees or pile.frees
            self.reach = max(hand.reach, pile.reach)
        else:
            self.sparing = hand.sparing
            self.frees = hand.frees
            self.reach = hand.reach
        self._near = NOWHERE
        self._steps = -1

    def window(self) -> int:
        return c.INSIDE if self.inside else c.OUTSIDE

    def plan(self, card: Card) -> Plan:
        return Plan(card, self.by, self.inside)

    def can_step(self, s: State) -> bool:
        if self._steps < 0:
            self._steps = 1 if can_step(s, self.by) else 0
        return self._steps == 1

    def reaches(self, s: State, kind: StarlightCard) -> bool:
        """[ST-CMB.16] [ST-CMB.20] Whether a creature of the right side is at a distance that the card allows."""
        most = kind.most
        if kind.leaps or self.sorts & CHANGES_RANGES:
            most = range_of(s, self.by, kind)
        whom = c.FOES if kind.kind == c.ATTACK and kind.whom == c.ENEMY else kind.whom
        most += self.reach
        return most >= kind.least and self.near(s)[whom] & ((2 << most) - (1 << kind.least)) > 0

    def near(self, s: State) -> list[int]:
        """How far away those stand whom a range means, by whom it means: the distances, a bit each."""
        if self._near is NOWHERE:
            self._near = self.look_around(s)
        return self._near

    def look_around(self, s: State) -> list[int]:
        here, owner = self.record.at, self.by.owner
        own = enemies = foes = 0
        if here >= 0:
            shielded = spoken(s).of_all >> c.NOT_ATTACKED & 1
            row = rules_of(s).board.spaces.distances[here]
            records, zones = s.records, s.zones
            for card in zones[owner * c.ZONES + c.TEAM]:
                record: Any = records[card.number]  # as `creature` does
                r: Creature = record
                if r.at >= 0:
                    own |= 1 << row[r.at]
            for card in zones[(1 - owner) * c.ZONES + c.TEAM]:
                record = records[card.number]
                r = record
                if r.at >= 0:
                    enemies |= 1 << row[r.at]
                    if not shielded or not standing(s, card, c.NOT_ATTACKED):
                        foes |= 1 << row[r.at]
        return [0, enemies, own, enemies | own, 0, foes]


class IsHere(Check[Asked]):
    """[ST-INV.11] [ST-GAME.4] From the hand, the Core Pile or [ST-TEL.6] the Telegraph Pile of the very creature;
    [ST-CORE.12] what lies beside the other one is not to be had."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        seat = asked.by.owner * c.ZONES
        if s.places[card.number] in (seat + c.HAND, seat + c.CORE):
            return False
        return card not in asked.telegraphed

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        place = s.place(card)
        if card.owner != asked.by.owner or kind_of(card).creature:
            return [Refusal(self.rule, f"{name(option)} is no card of yours to play")]
        if place == c.TELEGRAPH:
            words = f"{name(option)} lies telegraphed beside your other creature, and only that one may invoke it"
            return several(["ST-TEL.6", "ST-CORE.12"] if kind_of(card).core else ["ST-TEL.6"], words)
        if kind_of(card).core:
            return [Refusal("ST-LOC.12", f"your only {name(option)} is in use elsewhere")]
        return [Refusal(self.rule, f"{name(option)} is neither in your hand nor in a pile from which it is played")]


class Binds(Check[Asked]):
    """[ST-INV.1] [ST-INV.2] A Soulbound card is for the creature that supplied it, a Global one for both."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        kind = kind_of(subject(option))
        return kind.binding and kind.supplier != asked.by.definition.name

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is Soulbound to {kind_of(subject(option)).supplier or 'nobody'}"


# The rule that keeps a class from the other time.
OUTSIDE_ONLY: Final = {c.ATTACK: "ST-CLS.2", c.MOVEMENT: "ST-CLS.4", c.AURA: "ST-CLS.11", c.BASIC_SPELL: "ST-CLS.20"}
INSIDE_ONLY: Final = {c.COMBAT_SPELL: "ST-CLS.21"}


class IsReady(Check[Asked]):
    """[ST-TEL.5] Not in the turn in which it was telegraphed."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return is_telegraphed(s, card) and laid(s, card).since >= s.turn

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} was telegraphed in this very turn"


class IsTheTime(Check[Asked]):
    """[ST-CLS.2] [ST-CLS.4] [ST-CLS.11] [ST-CLS.20] Some classes are for outside Combat, [ST-CLS.21] one for inside,
    [ST-CLS.19] [ST-CORE.7] Spells for both; [ST-CLS.16] an Enchantment for both, but never alone."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not kind_of(subject(option)).times & asked.window()

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        kind = kind_of(subject(option)).kind
        if kind == c.ENCHANTMENT:
            rules = ["ST-CLS.15", "ST-CLS.17"] if asked.inside else ["ST-CLS.15"]
            return several(rules, f"{name(option)} is invoked together with another card")
        if kind >= c.PASSIVE:
            return [Refusal("ST-CRE.4", f"{name(option)} is never played")]
        rule = OUTSIDE_ONLY[kind] if asked.inside else INSIDE_ONLY[kind]
        where = "outside Combat" if asked.inside else "in Combat"
        return [Refusal(rule, f"{name(option)} ({c.CLASS_NAMES[kind]}) is invoked {where} only")]


class IsThePlace(Check[Asked]):
    """[ST-TILE.9] [ST-CORE.9] A card may ask for the tile of its creature."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return is_elsewhere(s, asked, kind_of(subject(option)))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is invoked on {kinds_of(kind_of(subject(option)).where)} only"


class IsPrepared(Check[Asked]):
    """[ST-CORE.10] A card with places for telegraphing need not be telegraphed, unless the switch says so."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return is_unprepared(s, subject(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} must be telegraphed first"


class AsItSays(Check[Asked]):
    """[ST-INV.8] The card itself says when it may be invoked."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return says_no(s, asked, subject(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)}: {kind_of(subject(option)).text}"


class Unbarred(Check[Asked]):
    """[ST-INV.11] A standing sentence keeps the creature from invoking cards of a class."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return is_barred(s, asked, subject(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        card = subject(option)
        barred = of_class(s, asked.by, kind_of(card), c.NOT_INVOKING, is_telegraphed(s, card)) > 0
        return standing_clause(s, asked.by, c.NOT_INVOKING if barred else c.NO_MORE_CARDS)


class DoesSomething(Check[Asked]):
    """[ST-INV.8] What hangs on a condition altogether is not invoked in vain; [ST-GEN.5] so not on one's own."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return is_in_vain(s, asked, subject(option))

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        if not kind_of(subject(option)).captures:
            return [Refusal(self.rule, f"{name(option)} would do nothing")]
        which = generator_here(s, asked.by)
        if which < 0:
            return [Refusal("ST-GEN.6", f"{asked.by.definition.name} stands on no generator")]
        found: list[Refusal] = []
        if not may_change(s, which):
            found.append(Refusal("ST-GEN.13", f"generator {c.LETTERS[which]} has changed in this turn already"))
        if s.facts[c.GENERATORS + which] == asked.by.owner + 1:
            found.append(Refusal("ST-GEN.5", f"generator {c.LETTERS[which]} is yours already"))
        # The text itself may ask for more, as 'owned by your opponent' does.
        return found or [Refusal(self.rule, f"{name(option)} would do nothing")]


class CanBePaid(Check[Asked]):
    """[ST-STAT.13] Its own price, with the best discount; or [ST-CLS.17] with an Enchantment that makes it cheaper."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return is_too_dear(s, asked, subject(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        card = subject(option)
        kind = kind_of(card)
        stats = creature(s, asked.by).stats
        prices = [
            f"{energy_price(s, asked.by, kind, less)} Energy and {mana_price(s, asked.by, kind, less)} Mana"
            for less in discounts(s, card)
        ]
        return f"{name(option)} costs {' or '.join(prices)}; there are {stats[c.ENERGY]} and {stats[c.MANA]}"


class HasChoices(Check[Asked]):
    """[ST-INV.8] [ST-CLS.6] There is a target, and somewhere to go."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return lacks_choices(s, asked, subject(option), kind_of(subject(option)))

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        kind = kind_of(subject(option))
        found = [Refusal("ST-INV.8", f"{name(option)} has nothing to choose that its range allows")]
        if kind.kind == c.ATTACK:
            found.append(Refusal("ST-CMB.20", "no enemy creature on the board is in range"))
        elif kind.kind == c.MOVEMENT:
            found.append(Refusal("ST-CLS.6", "there is no legal destination"))
        elif kind.kind == c.AURA:
            found.append(Refusal("ST-LOC.9", "nobody in range can carry one more Aura"))
        return found


class KeepsDuty(Check[Asked]):
    """[ST-SET.12] What can be paid in some way, but not so that the creature can still leave its entry tile."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return creature(s, asked.by).duty and not feasible(s, asked.plan(subject(option)))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{asked.by.definition.name} must leave the tile on which it entered, and could not pay for it any more"


def kinds_of(bits: int) -> str:
    words = [word for word, bit in c.TILE_KINDS.items() if bits & bit]
    return f"a {' or '.join(words)} tile"


INVOKE_CHECKS: Final[list[Check[Asked]]] = [
    IsHere("ST-INV.11"), IsReady("ST-TEL.5"), Binds("ST-INV.1"), IsTheTime("ST-CLS.16"), IsThePlace("ST-TILE.9"),
    IsPrepared("ST-CORE.10"), AsItSays("ST-INV.8"), DoesSomething("ST-INV.8"), Unbarred("ST-INV.11"),
    CanBePaid("ST-STAT.13"), HasChoices("ST-INV.8"), KeepsDuty("ST-SET.12"),
]  # fmt: skip


# ---- what the items ask, of a card as the listing comes upon it
def is_elsewhere(s: State, asked: Asked, kind: StarlightCard) -> bool:
    return kind.where > 0 and not kind.where & tile_kind(s, asked.by)


def is_unprepared(s: State, card: Card) -> bool:
    return kind_of(card).telegraph_where > 0 and rules_of(s).switches.needs_telegraph and not is_telegraphed(s, card)


def says_no(s: State, asked: Asked, card: Card) -> bool:
    only = kind_of(card).only
    return only is not None and not only.holds(s, env_to_ask(s, card, asked.by, None))


def is_in_vain(s: State, asked: Asked, card: Card) -> bool:
    kind = kind_of(card)
    if kind.needs is None:
        return False
    if kind.captures and generator_here(s, asked.by) < 0:  # most often
        return True
    return not kind.needs.holds(s, env_to_ask(s, card, asked.by, None))


def is_barred(s: State, asked: Asked, card: Card) -> bool:
    kind, lies = kind_of(card), is_telegraphed(s, card)
    return of_class(s, asked.by, kind, c.NOT_INVOKING, lies) > 0 or cards_left(s, asked.by, kind.classes) == 0


def is_too_dear(s: State, asked: Asked, card: Card) -> bool:
    kind, stats = kind_of(card), asked.record.stats
    for less in discounts(s, card):
        energy, mana = prices(s, asked.by, kind, less)
        if stats[c.ENERGY] >= energy and stats[c.MANA] >= mana:  # [ST-STAT.13] in full
            return False
    helped = asked.sparing > 0 or asked.frees
    return not helped or not feasible(s, asked.plan(card))


def lacks_choices(s: State, asked: Asked, card: Card, kind: StarlightCard) -> bool:
    if kind.whom == c.NOTHING:
        if kind.exactly:
            return not has_choices(s, asked.plan(card))
        return kind.steps > 0 and not asked.can_step(s) and not can_go(s, asked.by, kind.steps, kind.past)
    if kind.whom != c.TILE and not asked.reaches(s, kind):
        return True
    may_be_full = kind.kind == c.AURA and (asked.reach > 0 or is_crowded(s))
    looks_closer = kind.whom == c.TILE or kind.steps > 0 or may_be_full
    return looks_closer and not has_choices(s, asked.plan(card))


def is_crowded(s: State) -> bool:
    """[ST-LOC.8] Whether so many Auras lie beside the creatures of a player that there may be no room."""
    return len(s.zones[c.AURAS]) >= MOST_AURAS or len(s.zones[c.ZONES + c.AURAS]) >= MOST_AURAS


# ---- listing
def plays(s: State, asked: Asked, move: int) -> list[Move]:
    """[ST-INV.11] What may be invoked now, from the Telegraph Pile of the creature, the hand and the Core Pile.

    Most cards are settled at first sight, where nothing changes prices: only standing sentences, and Enchantments, make
    cheaper what is not telegraphed."""
    by, r, sorts = asked.by, asked.record, asked.sorts
    own, stats = by.definition.name, r.stats
    energy, mana = stats[c.ENERGY], stats[c.MANA]
    waiting: list[Card] = []  # [ST-TEL.5] since an earlier turn
    for card in asked.telegraphed:  # no two of them are equal: each has a record of its own
        definition: Any = card.definition  # as `kind_of` does
        kind: StarlightCard = definition
        if (kind.inside if asked.inside else kind.outside) and laid(s, card).since < s.turn:
            waiting.append(card)
    hand, core = asked.hand, asked.core
    prices_change, barred = sorts & CHANGES_PRICES != 0, sorts & BARS_CARDS != 0
    highest, most_mana = energy + asked.sparing, c.MOST_MANA if asked.frees else mana
    if prices_change:
        highest += saved(s, by, c.COST_MORE)
        most_mana += saved(s, by, c.COST_MANA)
    as_printed, near = not (sorts & CHANGES_RANGES or asked.reach), NOWHERE
    found: list[Move] = []
    for card in waiting + (hand.inside + core.inside if asked.inside else hand.outside + core.outside):
        definition = card.definition
        kind = definition
        if kind.binding and kind.supplier != own:
            continue
        if barred and is_barred(s, asked, card):
            continue
        if prices_change or kind.energy > energy or kind.mana > mana:
            if (kind.energy > highest or kind.mana > most_mana) and not kind.own_prices and card not in waiting:
                continue
            if is_too_dear(s, asked, card):
                continue
        elif kind.own_prices and is_too_dear(s, asked, card):
            continue
        if not kind.plain and is_kept_back(s, asked, card, kind):
            continue
        if kind.aim and as_printed:
            if near is NOWHERE:
                near = asked.near(s)
            if not near[kind.aim] & kind.at_distances:
                continue
        elif kind.walks and asked.can_step(s):
            pass
        elif (kind.whom or kind.steps) and lacks_choices(s, asked, card, kind):
            continue
        # [ST-NUM.5] what lets one card reach farther need not go with this one, or be paid besides
        if not (r.duty or (asked.reach and kind.whom)) or feasible(s, asked.plan(card)):
            found.append(Move(move, card))
    return found


def is_kept_back(s: State, asked: Asked, card: Card, kind: StarlightCard) -> bool:
    """Whether the tile or the card itself says no; a plain card never does."""
    return (
        (kind.where > 0 and is_elsewhere(s, asked, kind))
        or (kind.telegraph_where > 0 and is_unprepared(s, card))
        or (kind.needs is not None and is_in_vain(s, asked, card))
        or (kind.only is not None and says_no(s, asked, card))
    )
