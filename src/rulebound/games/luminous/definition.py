"""What is printed on a Luminous card, in the form the procedures use."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulebound.games.luminous.codes import GREEN, ORANGE, PURPLE
from rulebound.kernel.cards import Ability, Code, Definition, Triggered, Usable
from rulebound.kernel.modifiers import ADD
from rulebound.kernel.terms import Amount, Cards, Fixed, Test, Whom

ALL_COLOURS: Final = ORANGE | GREEN | PURPLE
COLOUR_SETS: Final = (
    ORANGE, GREEN, PURPLE, ORANGE | GREEN, ORANGE | PURPLE, GREEN | PURPLE, ALL_COLOURS,
)  # fmt: skip
NOTHING_ASKED: Final[list[tuple[int, int]]] = []


def by_colours(orange: int, green: int, purple: int) -> list[tuple[int, int]]:
    """Of each set of colours, how many symbols there are, if any."""
    found: list[tuple[int, int]] = []
    for colours in COLOUR_SETS:
        count = symbols_of(colours, orange, green, purple)
        if count:
            found.append((colours, count))
    return found


def symbols_of(colours: int, orange: int, green: int, purple: int) -> int:
    count = 0
    if colours & ORANGE:
        count += orange
    if colours & GREEN:
        count += green
    if colours & PURPLE:
        count += purple
    return count


class Price:
    """[LU-cost.1] The two halves of a cost: essence symbols to pay, and an orb check that pays nothing."""

    __slots__ = (
        "_asked", "_changed", "_checked", "_of_any", "_payments", "_spread", "any", "check_green", "check_orange",
        "check_purple", "checks", "coloured", "green", "orange", "purple", "total",
    )  # fmt: skip

    def __init__(
        self, any_: int, orange: int, green: int, purple: int, check_orange: int, check_green: int, check_purple: int
    ) -> None:
        self.any = any_
        self.orange = orange
        self.green = green
        self.purple = purple
        self.check_orange = check_orange
        self.check_green = check_green
        self.check_purple = check_purple
        self.coloured = orange + green + purple
        self.total = any_ + self.coloured
        self.checks = check_orange + check_green + check_purple
        # What is asked for and checked, for sets of colours.
        self._asked = by_colours(orange, green, purple) if self.coloured else NOTHING_ASKED
        self._checked = by_colours(check_orange, check_green, check_purple) if self.checks else NOTHING_ASKED
        # Answers of `simple_payments` and `mixed_payments` by what there is to pay with. All games share
        # them: they hang on nothing else, and each is stored when it is complete.
        self._payments: dict[int, list[tuple[int, int, int, int]]] = {}
        self._spread: dict[tuple[int, ...], list[list[int]]] = {}
        # Nor do the prices that a text makes of this one, so that these are made, and remembered by pools, once.
        self._changed: dict[int, list[Price]] = {}
        self._of_any: Price | None = None

    def changed(self, change: int) -> list[Price]:
        """[LU-cost.20] Reductions take any-symbols first, then coloured ones (player's choice), never the check, never
        below none."""
        found = self._changed.get(change)
        if found is None:
            found = self._changed[change] = self.made_by(change)
        return found

    def made_by(self, change: int) -> list[Price]:
        any_ = self.any + change
        owed = 0
        if any_ < 0:
            owed = min(-any_, self.coloured)
            any_ = 0
        found: list[Price] = []
        for orange in range(min(owed, self.orange) + 1):
            for green in range(min(owed - orange, self.green) + 1):
                purple = owed - orange - green
                if purple <= self.purple:
                    found.append(
                        Price(
                            any_, self.orange - orange, self.green - green, self.purple - purple,
                            self.check_orange, self.check_green, self.check_purple,
                        )
                    )  # fmt: skip
        return found

    def of_any(self) -> Price:
        """The same number of symbols, without their colours."""
        if self._of_any is None:
            self._of_any = Price(self.total, 0, 0, 0, self.check_orange, self.check_green, self.check_purple)
        return self._of_any

    def number(self) -> int:
        """[LU-cost.16] Cost as a number: all symbols, essence and check together."""
        return self.total + self.checks

    def needs(self, colours: int) -> int:
        """Essence symbols of these colours (a bit set)."""
        return symbols_of(colours, self.orange, self.green, self.purple)

    def checks_of(self, colours: int) -> int:
        return symbols_of(colours, self.check_orange, self.check_green, self.check_purple)

    def essence_of(self, colour: int) -> int:
        if colour == ORANGE:
            return self.orange
        return self.green if colour == GREEN else self.purple


FREE: Final = Price(0, 0, 0, 0, 0, 0, 0)


def essence(symbols: int) -> Price:
    """So much of any colour, and no check."""
    [found] = FREE.changed(symbols)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class ExtraCost:
    """A part of a cost that is not essence; the kinds are in `costs.py`."""

    printed: str
    expends: bool = field(default=False, init=False)  # whether it turns the card itself sideways


@dataclass(slots=True, eq=False)
class Activated(Usable):
    """`<costs>: <effects>`."""

    price: Price
    extras: list[ExtraCost]
    cost_text: str
    limit: int = -1  # how often in each turn; -1: as often as one likes
    ever: bool = False  # once in the game, whichever card of this name [LU-card.1]
    condition: Test | None = None  # under which it may be used
    discarded: bool = False  # it is used while the card lies in its owner's discard pile, and only there
    expends: bool = False
    plain: bool = True  # nothing but essence and expending the card itself, and no limit

    def __post_init__(self) -> None:
        if self.limit > 0 or self.ever or self.condition is not None or self.discarded:
            self.plain = False
        for extra in self.extras:
            if extra.expends:
                self.expends = True
            else:
                self.plain = False


@dataclass(slots=True, eq=False)
class AlsoPaid(Ability):
    """`As an additional cost to play this card, …`: its program pays."""

    extras: list[ExtraCost]


@dataclass(slots=True, eq=False)
class LuminousTriggered(Triggered):
    """A triggered ability, with what the event must be like and, for Mulch, what it may cost."""

    test: Test | None
    keyword: str  # "" for a written trigger
    anywhere: bool = False  # works from wherever the card is (Mulch), not only from play
    this_turn: bool = False  # begins when a spell says it, and ends with the turn
    next_turn: bool = False  # ... or as the next turn of its player begins
    keeps: bool = False  # and knows what the spell had chosen by then
    anew: bool = False  # ... each time that it began to wait something else
    about: Cards | None = None  # ... or as long as what it waits for is the same object [EN-8]
    ever: bool = False  # triggers once in the game, whichever card of this name [LU-card.1]
    next_only: bool = False  # of what a text waits for from now on: the next time alone
    laid: bool = False  # begins when a text of a card in play says it, and is no ability of that card
    granted: bool = False  # given to a card by an effect: it listens for that card
    lent_to: Cards | None = None  # as if it were printed on these cards
    lent_test: Test | None = None  # what the card of the event must be like for that, as the lender sees it
    price: Price | None = None  # [LU-mulch.4]
    extras: list[ExtraCost] = field(default_factory=list)
    cost_text: str = ""

    def stands(self) -> bool:
        return not self.laid and not self.granted


class StaticAbility(Ability):
    """A static line: whom it affects, which field, how; `group` None means its own card."""

    __slots__ = (
        "amount", "asks", "bits", "by", "condition", "field", "group", "how", "laid", "next_turn", "once", "optional",
        "shield", "used", "who",
    )  # fmt: skip

    def __init__(
        self,
        definition: Definition,
        clause: str,
        code: Code,
        field: int,
        how: int,
        amount: Amount | None,
        bits: int,
        group: Cards | None,
        condition: Test | None,
    ) -> None:
        super().__init__(definition, clause, clause, code, 0)
        self.field = field
        self.how = how
        self.amount = amount
        self.bits = bits  # skills or permissions
        self.group = group
        self.condition = condition
        self.by: Cards | None = None  # "can't be blocked by …"
        self.who: Whom | None = None  # whom a line about players means
        self.optional = False  # of what happens instead: its player may let it be
        self.laid = False  # on a turn, and on no card
        self.next_turn = False  # ... until a turn of its player begins again
        self.once = False  # of what happens instead: it is used up then
        self.used: int | None = None  # ... or for this turn; the number that keeps the turn
        self.shield: int | None = None  # ... or as soon as it has prevented so much; the number that keeps what is left
        self.asks = False  # [LU-static.1] whether it asks for what lines of its kind, or of a later kind, change

    def may_lower(self) -> bool:
        """Whether it may make a number smaller; most lines add to it."""
        return self.how != ADD or not isinstance(self.amount, Fixed) or self.amount.number < 0


class LuminousCard(Definition):
    """A printed card, a basic orb or a token. [LU-card.1] Its exact name is its identity."""

    __slots__ = (
        "activated", "also_paid", "attack", "basic", "bloom", "colours", "copies", "counted", "counter",
        "durability", "faction", "fast", "favored", "health", "limited", "orb",
        "plain_copy", "playable", "price", "relic", "skills", "spell", "spell_ability", "statics", "text",
        "token", "tokens", "tribute", "type", "unique", "unit",
    )  # fmt: skip

    def __init__(self, key: str, name: str, type_: str, faction: str, text: str) -> None:
        super().__init__(key, name)
        self.type = type_
        self.faction = faction
        self.text = text
        self.favored = type_ == "favored"
        self.unit = type_ == "unit"
        self.relic = type_ == "relic"
        self.spell = type_ == "spell"
        self.orb = type_ == "orb"
        self.playable = self.unit or self.relic or self.spell  # [LU-orb.5]
        self.token = type_ == "token"
        self.basic = False
        self.bloom = False
        self.fast = False
        self.unique = False
        self.price: Price = FREE
        self.attack = 0
        self.health = 0
        self.durability = 0
        self.colours = 0
        self.skills = 0
        self.tribute = -1
        self.plain_copy: LuminousCard | None = None  # [LU-tribute.3] what a Tribute copy is
        self.also_paid: AlsoPaid | None = None  # the rest of its cost
        self.activated: list[Activated] = []
        self.counted: list[LuminousTriggered] = []  # those that trigger only the first time each turn, or the second
        self.statics: list[StaticAbility] = []
        self.counter = ""  # the kind of counters that its text puts on it
        self.limited = False  # whether one of them takes the place of something only the first time in a turn
        self.spell_ability: Ability | None = None
        self.tokens: list[LuminousCard] = []  # the tokens that its text brings
        self.copies = False  # it makes tokens that are copies of other cards

    def cost(self) -> int:
        """[LU-cost.16]; a token's is 0 and a Tribute copy's that of the original [LU-token.3]."""
        return self.price.number()


def used_in_discard(kind: LuminousCard) -> bool:
    """Whether a card has an ability that is used while it lies in the discard pile."""
    return any(ability.discarded for ability in kind.activated)


def kind_of(definition: Definition) -> LuminousCard:
    """All definitions of this game are of this class; see `record.in_play` for the detour over Any."""
    kind: Any = definition
    found: LuminousCard = kind
    return found


def basic_orb(colour: int, name: str) -> LuminousCard:
    """[LU-deck.8] A basic orb: one colour, no faction, no cost, no text."""
    orb = LuminousCard(f"basic {name}", name, "orb", "", "")
    orb.basic = True
    orb.colours = colour
    return orb


def luminous_bloom() -> LuminousCard:
    """[LU-token.6] A token and nothing else."""
    bloom = LuminousCard("Luminous Bloom", "Luminous Bloom", "token", "", "")
    bloom.bloom = True
    return bloom
