"""Extra costs: the parts of a cost that are not essence. Here is whether one can be paid; paying it is the first
part of the ability's own program, so that its effect can speak of what was sacrificed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from mypy_extensions import mypyc_attr

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.leaving import may_sacrifice
from rulebound.games.luminous.definition import ExtraCost, Price, kind_of
from rulebound.games.luminous.payment import passes_check
from rulebound.games.luminous.record import InPlay, in_play
from rulebound.games.luminous.values import life_of, orb_row, waits
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Cards, Env

NONE_PAID: Final = [0] * 8

# What a part of a cost does to the cards that pay it. Parts are paid in printed order: what was taken is there for no
# later part, what was turned may still be taken.
KEEPS: Final = 0
TURNS: Final = 1
TAKES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False)
class CostPart(ExtraCost):
    """`spent` are the cards that pay the essence of the same cost."""

    use: int

    def wants(self, s: State, env: Env) -> list[Card]:
        """The cards that may pay it: itself, unless the cost names others."""
        return [env.card]

    def wanted(self, s: State, env: Env) -> int:
        """How many of them it takes."""
        return 1

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        """The rule that forbids paying this part now, or nothing."""
        raise NotImplementedError

    def bars_source(self) -> bool:
        """Whether it uses up the card itself, so that the card cannot also pay essence [LU-cost.9]."""
        return False


class ExpendThis(CostPart):
    """`Expend`: the card itself. [LU-type.6c] Other costs do not wait; [LU-type.6e] this one waits one turn only."""

    __slots__ = ()

    def __init__(self, printed: str) -> None:
        super().__init__(printed, TURNS)
        self.expends = True

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        r = in_play(s, env.card)
        if r is None:
            return "LU-play.12"
        if r.expended or env.card in spent:
            return "LU-exp.2c"  # also [LU-exp.1]
        if waits(s, r, c.MAY_EXPEND_AT_ONCE):
            return "LU-type.6b" if r.kind.unit else "LU-type.10"
        return ""

    def bars_source(self) -> bool:
        return True


class SacrificeThis(CostPart):
    __slots__ = ()

    def __init__(self, printed: str) -> None:
        super().__init__(printed, TAKES)

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        if env.card in spent or not may_sacrifice(s, env.seat, env.card):
            return "LU-key.8"
        return ""

    def bars_source(self) -> bool:
        return True


@dataclass(slots=True, eq=False)
class SomeCards(CostPart):
    """So many cards of a group: sacrificed, discarded, voided or expended. Orbs among them may not be those that the
    `check` of the same cost needs [LU-cost.9]."""

    group: Cards
    count: Amount
    rule: str
    check: Price | None

    def wants(self, s: State, env: Env) -> list[Card]:
        return self.group.cards(s, env)

    def wanted(self, s: State, env: Env) -> int:
        return self.count.value(s, env)

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        wanted = self.count.value(s, env)
        if self.check is None and not spent:
            return "" if len(self.group.cards(s, env)) >= wanted else self.rule
        found = 0
        used = spent[:]
        barred = 0
        for card in self.group.cards(s, env):
            if card in spent:
                continue
            if self.check is not None and not check_stands(s, env.seat, self.check, used, card):
                barred += 1
                continue
            used.append(card)
            found += 1
        if found >= wanted:
            return ""
        return "LU-cost.9" if found + barred >= wanted else self.rule


def check_stands(s: State, seat: int, price: Price, used: list[Card], also: Card | None) -> bool:
    """[LU-cost.9] Whether the orbs that are used for nothing else still pass the check."""
    orbs = [0] * 8
    for card in orb_row(s, seat):
        if card is not also and card not in used:
            orbs[kind_of(card.definition).colours] += 1
    return passes_check(price, orbs, NONE_PAID)


def just_spent(s: State) -> list[Card]:
    """The cards that the action under way has expended as costs so far."""
    found: list[Card] = []
    event = s.history
    while event is not None and event.cause == c.BY_COST:
        if event.kind == c.EXPENDED and event.card is not None:
            found.append(event.card)
        event = event.previous
    return found


class RemoveFromThis(CostPart):
    """So much of what lies on this card: there must be as much."""

    __slots__ = ("count",)

    def __init__(self, printed: str, count: Amount) -> None:
        super().__init__(printed, KEEPS)
        self.count = count

    def held(self, r: InPlay) -> int:
        raise NotImplementedError

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        r = in_play(s, env.card)
        if r is None:
            return "LU-play.12"
        return "" if self.held(r) >= self.count.value(s, env) else "LU-cost.13"


class RemoveDurability(RemoveFromThis):
    """`Remove N durability from this`"""

    __slots__ = ()

    def held(self, r: InPlay) -> int:
        return r.durability


class RemoveCounters(RemoveFromThis):
    """`Remove N charge counters from this`"""

    __slots__ = ()

    def held(self, r: InPlay) -> int:
        return r.counters


class PayLife(CostPart):
    """`Pay N life`: there must be as much."""

    __slots__ = ("count",)

    def __init__(self, printed: str, count: Amount) -> None:
        super().__init__(printed, KEEPS)
        self.count = count

    def wanted(self, s: State, env: Env) -> int:
        return 0

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        return "" if life_of(s, env.seat) >= self.count.value(s, env) else "LU-cost.13"


@dataclass(slots=True, eq=False)
class OneOf(CostPart):
    """One of several ways to pay: any that can be."""

    ways: list[ExtraCost]

    def wanted(self, s: State, env: Env) -> int:
        return 0

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        rule = ""
        for way in self.ways:
            assert isinstance(way, CostPart)
            rule = way.refused(s, env, spent)
            if not rule:
                return ""
        return rule


def extras_refused(s: State, env: Env, extras: list[ExtraCost], spent: list[Card]) -> str:
    """The first rule by which the extra costs cannot be paid, or nothing."""
    for extra in extras:
        assert isinstance(extra, CostPart)
        rule = extra.refused(s, env, spent)
        if rule:
            return rule
    if len(extras) == 1 or (apart(extras) and env.card not in spent) or payable_together(s, env, extras, spent):
        return ""
    return "LU-cost.13"


def apart(extras: list[ExtraCost]) -> bool:
    """Whether no part can take away what another needs, so that each may be asked by itself: nothing is wanted behind
    a part that takes cards, at most one part turns cards, and no check stands beside them."""
    taken = False
    turned = False
    for part in extras:
        assert isinstance(part, CostPart)
        if taken or (turned and part.use == TURNS) or check_of(part) is not None:
            return False
        taken = part.use == TAKES
        turned = turned or part.use == TURNS
    return True


# ---- parts that want the same cards
def payable_together(s: State, env: Env, extras: list[ExtraCost], spent: list[Card]) -> bool:
    """[LU-cost.13] Whether each part finds cards that the parts before it leave."""
    return pays_from(s, env, extras, 0, spent, [], [])


def leaves_the_rest(s: State, env: Env, extras: list[ExtraCost], at: int, picked: list[Card]) -> bool:
    """Whether part `at` can be paid with these cards and others, so that the parts behind it can still be paid."""
    return pays_from(s, env, extras, at, [], just_spent(s), picked)


def pays_from(
    s: State, env: Env, extras: list[ExtraCost], at: int, taken: list[Card], turned: list[Card], picked: list[Card]
) -> bool:
    """The parts from `at` on, in order; the first of them with `picked` among its cards."""
    if at == len(extras):
        return True
    part = extras[at]
    assert isinstance(part, CostPart)
    open_cards = [
        card
        for card in part.wants(s, env)
        if card not in taken and not (part.use == TURNS and card in turned) and card not in picked
    ]
    left = part.wanted(s, env) - len(picked)
    if left <= 0:
        return goes_on(s, env, extras, at, taken, turned, picked)
    contested = [card for card in open_cards if wanted_later(s, env, extras, at, card)]
    free = [card for card in open_cards if card not in contested][:left]  # to use what nobody else wants is no loss
    left -= len(free)
    if left > len(contested):
        return False
    for cards in combinations(contested, left):
        if goes_on(s, env, extras, at, taken, turned, [*picked, *free, *cards]):
            return True
    return False


def goes_on(
    s: State, env: Env, extras: list[ExtraCost], at: int, taken: list[Card], turned: list[Card], used: list[Card]
) -> bool:
    """Whether the rest can be paid once part `at` has used these cards; [LU-cost.9] used orbs do not check."""
    part = extras[at]
    assert isinstance(part, CostPart)
    if part.use == TAKES:
        taken = taken + used
    elif part.use == TURNS:
        turned = turned + used
    check = check_of(part)
    if check is not None and not check_stands(s, env.seat, check, taken + turned, None):
        return False
    return pays_from(s, env, extras, at + 1, taken, turned, [])


def check_of(part: ExtraCost) -> Price | None:
    return part.check if isinstance(part, SomeCards) else None


def wanted_later(s: State, env: Env, extras: list[ExtraCost], at: int, card: Card) -> bool:
    """Whether a part behind this one may need the card, or the check may."""
    if check_of(extras[at]) is not None and kind_of(card.definition).orb:
        return True
    for part in extras[at + 1 :]:
        assert isinstance(part, CostPart)
        if part.wanted(s, env) > 0 and card in part.wants(s, env):
            return True
    return False


def barred_cards(env: Env, extras: list[ExtraCost]) -> list[Card] | None:
    """Cards that the extra costs use up by themselves."""
    for extra in extras:
        if isinstance(extra, CostPart) and extra.bars_source():
            return [env.card]
    return None
