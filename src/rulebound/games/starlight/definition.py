"""What is printed on a Starlight card, in the form the procedures use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.kernel.cards import Ability, Card, Definition, Triggered
from rulebound.kernel.terms import Amount, Cards, Test


@dataclass(slots=True, eq=False)
class Reaction(Triggered):
    """A triggered sentence of an Aura or a passive."""

    test: Test | None  # what the event must be like
    condition: Test | None  # what must be so when it is done
    once: bool  # once per turn
    removal: bool = False  # speaks of the removal of its own Aura
    at_itself: bool = False  # its test needs an event of this creature, which is seen before anything is asked
    twice: bool = False  # if it works once per turn: twice
    also: int = 0  # it is so many places behind one that waits for something else, and both together work so often


@dataclass(slots=True, eq=False)
class Instead(Ability):
    """What happens in the place of an event, most often the death of its creature. [ST-MOD.3]"""

    event: int = c.DIED
    test: Test | None = None  # what the event must be like
    condition: Test | None = None  # what must be so
    once: bool = False  # once per turn
    goes: bool = False  # the first time alone: then its Aura goes
    laid: bool = False  # by a text, for a while


@dataclass(slots=True, eq=False)
class CardSort:
    """Cards by more than their class: telegraphed, of one binding, by the price that is printed."""

    classes: int
    telegraphed: bool = False
    binding: str = ""
    stat: int = -1  # Energy or Mana
    least: int = 0
    most: int = 99
    near: int = 0  # how far it reaches, as it is printed
    far: int = 99
    at_enemy: bool = False  # it chooses an enemy creature,
    aimed: bool = False  # or any creature
    numbered: bool = False  # it enters with counters
    decked: bool = False  # no Core card

    def fits(self, kind: StarlightCard, telegraphed: bool) -> bool:
        if not kind.classes & self.classes or (self.telegraphed and not telegraphed):
            return False
        if self.binding and kind.binding != (self.binding == "Soulbound"):
            return False
        if (self.near or self.far < 99) and not (kind.whom != c.NOTHING and self.near <= kind.most <= self.far):
            return False
        if self.at_enemy and kind.whom != c.ENEMY:
            return False
        if (self.aimed and kind.whom not in (c.ENEMY, c.OWN, c.ANY)) or (self.numbered and not kind.counters):
            return False
        if self.decked and kind.core:
            return False
        price = kind.mana if self.stat == c.MANA else kind.energy
        return self.stat < 0 or self.least <= price <= self.most


@dataclass(slots=True, eq=False)
class Standing:
    """A sentence that holds as long as its Aura lies there, and perhaps something is so: what it changes, for which
    class of cards, by how much."""

    what: int
    clause: str
    amount: int = 0
    classes: int = 0
    condition: Test | None = None
    once: bool = False  # of the next attack that lands; then its Aura goes
    among: Cards | None = None  # of these creatures and not of its own
    each: Amount | None = None  # so many times
    sort: CardSort | None = None  # of cards of this sort alone


class StarlightCard(Definition):
    """A creature with its passive, or a playing card as its supplier brings it."""

    __slots__ = (
        "afterwards", "aim", "at_distances", "before", "binding", "captures", "cheaper", "cheaper_mana", "classes",
        "core", "cost", "counters", "creature", "damage", "discards",
        "effect", "energy", "exactly", "factions", "host_for_no", "host_reaches", "host_sort", "host_twice", "farther",
        "hosts", "inside", "kind", "leaps", "least", "mana", "modes",
        "more_counters", "more_damage", "most", "mover", "moves", "needs", "only", "opening", "outside",
        "own_prices", "paid_in", "passive", "past", "plain",
        "possible_modes", "replaces", "source", "standing", "steps", "supplier", "swaps", "telegraph_where", "text",
        "times",
        "walks", "where", "whom",
    )  # fmt: skip

    def __init__(self, key: str, name: str, kind: int, text: str) -> None:
        super().__init__(key, name)
        self.kind = kind
        self.classes = 1 << kind  # [ST-CLS.22] as the texts count classes: every Spell is a Spell
        if kind in (c.BASIC_SPELL, c.COMBAT_SPELL):
            self.classes |= 1 << c.SPELL
        self.times = c.TIMES[kind]
        self.outside = self.times & c.OUTSIDE > 0
        self.inside = self.times & c.INSIDE > 0
        self.text = text
        self.creature = kind == c.CREATURE
        self.passive = ""
        self.factions: list[str] = []
        self.binding = False  # [ST-INV.1] Soulbound
        self.source = ""
        self.supplier = ""
        self.core = False
        self.energy = 0
        self.mana = 0
        self.whom = c.NOTHING
        self.least = 0
        self.most = 0
        self.counters = 0  # [ST-CLS.13] none: stays until removed
        self.where = 0
        self.telegraph_where = 0
        self.damage = -1  # [ST-CLS.1] of an Attack
        self.before: Ability | None = None  # the sentences that change the attack
        self.opening: Ability | None = None  # what an Attack says of its whole Combat
        self.effect: Ability | None = None
        self.afterwards: Ability | None = None  # after the enchanted card resolves
        self.hosts = 0
        self.more_damage = 0
        self.more_counters = 0
        self.farther = 0
        self.cheaper = 0  # by so much Energy the enchanted card
        self.cheaper_mana = 0
        self.steps = 0  # [ST-CLS.5] of the move with which a Movement card begins
        self.exactly = False  # so many steps, not fewer
        self.mover = c.THIS
        self.moves = False  # whether it moves up to so many tiles somewhere in its text
        self.leaps = False
        self.past = 0  # its moves lead over tiles of own creatures, 1, enemies, 2, or all, 3
        self.swaps = False
        self.modes: list[str] = []
        self.possible_modes: list[Test | None] = []
        self.plain = False  # whether it needs no place, no preparation and no condition
        self.aim = c.NOTHING  # whom it means, if nothing but a creature at the right distance is needed,
        self.at_distances = 0  # and the distances, a bit each
        self.walks = False  # whether all that it needs is a tile beside its creature
        self.needs: Test | None = None  # [ST-INV.8] where everything it does hangs on a condition
        self.only: Test | None = None  # what its text says must be so for it to be invoked
        self.replaces = False  # puts something in the place of events
        self.captures = False  # its condition is about a generator
        self.standing: list[Standing] = []
        self.cost: Ability | None = None  # what is paid beside the price
        self.discards = 0  # cards of the hand among it
        self.paid_in = ""  # of what as much is paid as one likes, or whether one likes to
        self.host_reaches = 0  # by so many tiles farther the enchanted card
        self.host_for_no: list[int] = []  # the enchanted card costs no Energy, or no Mana
        self.host_sort: CardSort | None = None  # of these alone
        self.host_twice = 0  # what the enchanted card does is done twice, 1, or once more with any target, 2
        self.own_prices: list[Standing] = []  # what it says of its own cost

    def sum_up(self) -> None:
        """What a listing asks first, once the whole card is known."""
        self.plain = not (
            self.where or self.telegraph_where or self.needs or self.only or self.own_prices or self.discards
        )
        self.walks = self.whom == c.NOTHING and self.steps > 0 and not self.exactly
        if c.ENEMY <= self.whom <= c.ANY and self.steps == 0 and not self.exactly and self.kind != c.AURA:
            self.aim = c.FOES if self.kind == c.ATTACK and self.whom == c.ENEMY else self.whom
            self.at_distances = (2 << self.most) - (1 << self.least)


def kind_of(card: Card) -> StarlightCard:
    """All definitions of this game are of this class; the detour over Any costs nothing."""
    kind: Any = card.definition
    found: StarlightCard = kind
    return found


FILLER: Final = "blank card"


def blank_card() -> StarlightCard:
    """What fills the decks of a scenario: it can be neither invoked nor telegraphed."""
    blank = StarlightCard(FILLER, FILLER, c.PASSIVE, "")
    blank.binding = True
    return blank
