"""Extra costs: the parts of a cost that are not essence. Here is whether one can be paid; paying it is the first
part of the ability's own program, so that its effect can speak of what was sacrificed."""

from __future__ import annotations

from typing import Final

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.leaving import may_sacrifice
from rulebound.games.luminous.definition import ExtraCost, Price, kind_of
from rulebound.games.luminous.payment import passes_check
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import life_of, orb_row, waits
from rulebound.kernel.cards import Card
from rulebound.kernel.ops import Amount, Env, Group
from rulebound.kernel.state import State

NONE_PAID: Final = [0] * 8


class CostPart(ExtraCost):
    """`spent` are the cards that pay the essence of the same cost."""

    __slots__ = ()

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
        super().__init__(printed)
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

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        if env.card in spent or not may_sacrifice(s, env.seat, env.card):
            return "LU-key.8"
        return ""

    def bars_source(self) -> bool:
        return True


class SomeCards(CostPart):
    """So many cards of a group: sacrificed, discarded, voided or expended. Orbs among them may not be those that the
    `check` of the same cost needs [LU-cost.9]."""

    __slots__ = ("check", "count", "group", "rule")

    def __init__(self, printed: str, group: Group, count: Amount, rule: str, check: Price | None) -> None:
        super().__init__(printed)
        self.group = group
        self.count = count
        self.rule = rule
        self.check = check

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        wanted = self.count.value(s, env)
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


def check_stands(s: State, seat: int, price: Price, used: list[Card], also: Card) -> bool:
    """[LU-cost.9] Whether the orbs that are used for nothing else still pass the check."""
    orbs = [0] * 8
    for card in orb_row(s, seat):
        if card is not also and card not in used:
            orbs[kind_of(card.definition).colours] += 1
    return passes_check(price, orbs, NONE_PAID)


class RemoveDurability(CostPart):
    """`Remove N durability from this`: there must be as much."""

    __slots__ = ("count",)

    def __init__(self, printed: str, count: Amount) -> None:
        super().__init__(printed)
        self.count = count

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        r = in_play(s, env.card)
        if r is None:
            return "LU-play.12"
        return "" if r.durability >= self.count.value(s, env) else "LU-cost.13"


class PayLife(CostPart):
    """`Pay N life`: there must be as much."""

    __slots__ = ("count",)

    def __init__(self, printed: str, count: Amount) -> None:
        super().__init__(printed)
        self.count = count

    def refused(self, s: State, env: Env, spent: list[Card]) -> str:
        return "" if life_of(s, env.seat) >= self.count.value(s, env) else "LU-cost.13"


def extras_refused(s: State, env: Env, extras: list[ExtraCost], spent: list[Card]) -> str:
    """The first rule by which an extra cost cannot be paid, or nothing."""
    for extra in extras:
        assert isinstance(extra, CostPart)
        rule = extra.refused(s, env, spent)
        if rule:
            return rule
    return ""


def barred_cards(env: Env, extras: list[ExtraCost]) -> list[Card] | None:
    """Cards that the extra costs use up by themselves."""
    for extra in extras:
        if isinstance(extra, CostPart) and extra.bars_source():
            return [env.card]
    return None
