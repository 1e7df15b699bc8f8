"""Amounts that texts speak of [LS-T08]: V, counts, health, what just happened."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.amounts import power_of
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.ops.groups import cards_of_hero
from rulebound.games.lightseekers.ops.seeing import stat_of
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.values import corner_value, health_of, hero_of, number
from rulebound.kernel.state import State
from rulebound.kernel.terms import Amount, Env, Group, Test, Whom


class CornerValue(Amount):
    """[LS-G57] V."""

    __slots__ = ()

    def value(self, s: State, env: Env) -> int:
        return corner_value(s, env)


class Sum(Amount):
    """V + 1, V - 1, and 'increase this by …' [LS-7.1.3]."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Amount]) -> None:
        self.parts = parts

    def value(self, s: State, env: Env) -> int:
        total = 0
        for part in self.parts:
            total += part.value(s, env)
        return total if total > 0 else 0


class IfSo(Amount):
    """So much if something is so, else nothing: 'increase this by 2 if …'."""

    __slots__ = ("of", "test")

    def __init__(self, test: Test, of: Amount) -> None:
        self.test = test
        self.of = of

    def value(self, s: State, env: Env) -> int:
        return self.of.value(s, env) if self.test.holds(s, env) else 0


class Printed(Amount):
    """[LS-S01] [LS1-2.6.4] A printed count of cards: in the earlier edition Power changes it, too."""

    __slots__ = ("of",)

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, s: State, env: Env) -> int:
        value = self.of.value(s, env)
        if switches_of(s).power_all_numbers:
            value += power_of(s, env.card)
        return value if value > 0 else 0


class ForEvery(Amount):
    """How often so many go into it."""

    __slots__ = ("of", "so_many")

    def __init__(self, of: Amount, so_many: int) -> None:
        self.of = of
        self.so_many = so_many

    def value(self, s: State, env: Env) -> int:
        return self.of.value(s, env) // self.so_many


class CardsOfHeroes(Amount):
    """How many such cards some heroes have, each read with that hero as 'you'."""

    __slots__ = ("group", "who")

    def __init__(self, who: Whom, group: Group) -> None:
        self.who = who
        self.group = group

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += len(cards_of_hero(s, env, self.group, seat))
        return total


class HowManyHeroes(Amount):
    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def value(self, s: State, env: Env) -> int:
        return len(self.who.seats(s, env))


class HealthOf(Amount):
    """[LS-2.10.1] The health of a hero; of several, all of it."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += health_of(s, seat)
        return total


class StartingHealth(Amount):
    """[LS-2.10.1] The health printed on the hero."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def value(self, s: State, env: Env) -> int:
        for seat in self.who.seats(s, env):
            hero = hero_of(s, seat)
            if hero is not None:
                return light(hero.definition).health
        return 0


class ElementsOf(Amount):
    """[LS-2.3.2.4a] To how many Elements the hero has access."""

    __slots__ = ("who",)

    def __init__(self, who: Whom) -> None:
        self.who = who

    def value(self, s: State, env: Env) -> int:
        total = 0
        for seat in self.who.seats(s, env):
            total += number(s, seat, c.ACCESS).bit_count()
        return total


class StatOf(Amount):
    """A number of the card, or of all the cards, that are meant."""

    __slots__ = ("group", "stat")

    def __init__(self, group: Group, stat: int) -> None:
        self.group = group
        self.stat = stat

    def value(self, s: State, env: Env) -> int:
        total = 0
        for card in self.group.cards(s, env):
            total += stat_of(s, card, self.stat)
        return total


class NamedSymbol(Amount):
    """The Element or Order that was named in this text."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, env: Env) -> int:
        return env.numbers[self.number]


class SymbolBits(Amount):
    """The Elements that a name stands for, as bits: of an Order all three."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: Amount) -> None:
        self.symbol = symbol

    def value(self, s: State, env: Env) -> int:
        symbol = self.symbol.value(s, env)
        if symbol < 0:
            return 0
        return 1 << symbol if symbol < c.ORDER_SYMBOL else 7 << 3 * (symbol - c.ORDER_SYMBOL)
