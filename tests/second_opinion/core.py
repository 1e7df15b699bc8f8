"""The core of card English, carried out phrase by phrase: sentences, clauses, conditions, amounts, references.

Each phrase that is understood has a method of its name. A game adds its verbs and nouns; what the rulings leave open
raises `Unsure`, and no opinion is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.language import Node, say
from rulebound.language.core import categories, clauses, conditions, nouns, numbers
from rulebound.language.core.chance import Chance

from .asking import Asking
from .binding import Binding, Unsure, word

Act = Callable[[], bool | None]
"""What is left to do when everything was chosen; whether it changed anything, None if only a part of it was done."""


def how_many_modes(effect: Any) -> tuple[int, int]:
    """'Choose two', 'choose one or both': how many at least, and at most."""
    if effect.n is not None:
        return effect.n.value, effect.n.value
    said, count = effect.several.word, len(effect.modes)
    return {"one or both": (1, 2), "one or more": (1, count), "any number": (0, count), "up to two": (0, 2),
            "up to three": (0, 3), "up to four": (0, 4)}[said]  # fmt: skip


class GameOver(Exception):
    """Nothing more happens."""


class Thing:
    """A card as it was when somebody spoke of it."""

    def __init__(self, name: str, number: int) -> None:
        self.name, self.number = name, number


class Interpreter:
    """One text, carried out on a plain position."""

    def __init__(self, table: Any, trees: list[Any], asking: Asking, you: str, holder: str) -> None:
        self.table, self.trees, self.asking, self.you, self.holder = table, trees, asking, you, holder
        self.binding = Binding(self, trees)
        self.found: dict[int, Any] = {}  # what each phrase has turned out to mean
        self.acting = you
        self.each: Any = None  # the phrase for those who do something one by one,
        self.amid: str | None = None  # and the one of them who is doing it
        self.chosen: list[str] = []  # so far, for "another" and "other"
        self.done: bool | None = None  # whether what was offered or ordered just before was done
        self.doer: str | None = None
        self.amount: int | None = 0  # of what just happened
        self.totals: dict[str, list[int]] = {}
        self.offers = sum(type(node).__name__.endswith("May") for tree in trees for node in tree.inside())

    def method(self, node: Node) -> Any:
        for cls in type(node).__mro__:
            found = getattr(self, cls.__name__, None)
            if found is not None:
                return found
        raise Unsure(f"{type(node).__name__} is not known")

    # ---- sentences
    def carry_out(self) -> None:
        run: list[bool] = []  # the conditions of the "if" sentences right before
        asked: bool | None = None  # what the "if you do" of the sentence before was about
        before: bool | None = None  # and whether it asked if that was done, or was not
        declined: Any = None  # the offer right before, if it was not taken
        for tree in self.trees:
            effect = tree.effect
            if declined is not None and self.speaks_of(effect, declined):
                continue  # what stands behind an offer and speaks of what it brings is a part of it
            declined = None
            if isinstance(effect, clauses.Otherwise):  # [EN-2]
                if not run:
                    raise Unsure("otherwise answers nothing")
                if any(run):
                    self.done = None  # what was done is what a case did, or nothing: no ruling says
                else:
                    self.clauses(effect.clauses)
                run = []
                continue
            about = asks_done(effect)
            if about is not None:
                if about is before:
                    raise Unsure("the same is asked twice")
                if asked is not None:  # "if you do, …. If you don't, …" ask the same
                    self.done = asked
                asked = self.done
            else:
                asked = None
            before = about
            if isinstance(effect, clauses.If):
                run.append(self.conditional(effect, True))
            else:
                run = []
                self.method(effect)(effect)
                last = effect.clauses[-1] if isinstance(effect, clauses.Plain) else None
                if isinstance(last, clauses.May | clauses.PlayerMay) and self.done is not True:
                    declined = last

    def speaks_of(self, effect: Any, offer: Any) -> bool:
        """Whether a sentence does something with a card that an offer names."""
        inside = {id(node) for node in offer.inside()}
        asked = {id(node) for node in effect.condition.inside()} if hasattr(effect, "condition") else set()
        spoken = [node for node in effect.inside() if id(node) not in asked]
        if isinstance(effect, clauses.Otherwise) or asks_done(effect) is not None:
            return False
        found = any(
            id(self.binding.means.get(id(node))) in inside
            and isinstance(self.binding.means[id(node)], categories.One | nouns.Some)
            for node in spoken
        )
        if found and self.done is None:
            raise Unsure("whether the offer counts as taken")
        return found

    def clauses(self, many: Any) -> None:
        if not many:
            self.nothing_happened()
        for clause in many:
            self.method(clause)(clause)

    def conditional(self, effect: Any, wanted: bool) -> bool:
        """[EN-1] In front it governs all, behind a list joined by ", then" the last clause alone."""
        if getattr(effect, "instead", False):
            raise Unsure("instead")
        many = list(effect.clauses)
        if effect.children()[0] is not effect.condition:
            self.clauses(many[:-1] or ()) if len(many) > 1 else None
            many = many[-1:]
        held = self.holds(effect.condition)
        self.clauses(many if held is wanted else ())
        return held

    def Unless(self, effect: Any) -> None:
        self.conditional(effect, False)

    def IfElse(self, effect: Any) -> None:
        self.clauses(effect.clauses if self.holds(effect.condition) else effect.other)

    def Plain(self, effect: Any) -> None:
        self.clauses(effect.clauses)

    def Choose(self, effect: Any) -> None:
        modes = {say(mode).lower(): mode for mode in effect.modes}
        least, most = how_many_modes(effect)
        if len(modes) < len(effect.modes) or most > len(modes):
            raise Unsure("modes that cannot be told apart")
        chosen = self.asking.some(self.you, list(modes), least, most)
        for text, mode in modes.items():
            if text in chosen:
                self.conditional(mode, True) if isinstance(mode, clauses.If) else self.method(mode)(mode)
        self.done = self.amount = None

    # ---- clauses
    def Steps(self, clause: Any) -> None:
        results = [self.method(step)(step) for step in clause.steps]
        self.done = results[0] if len(results) == 1 else None

    def May(self, clause: Any) -> None:
        self.offer(self.you, clause.deeds)

    def PlayerMay(self, clause: Any) -> None:
        who = self.players(clause.who)
        for seat in who:
            self.offer(seat, clause.deeds)
        if len(who) > 1:
            self.done = self.amount = None

    def offer(self, seat: str, deeds: Any) -> None:
        """All of it, or nothing."""
        can = self.can(deeds, seat)
        if can is None and self.offers > 1:
            raise Unsure("which of several offers is made")
        offered = self.asking.is_asked(seat, ("yes", "no")) if can is None else can
        if offered and self.asking.ask(seat, ("yes", "no")) == "yes":
            results = [self.deed(deed, [seat]) for deed in deeds]
            self.done = results[0] if len(set(results)) == 1 else None
        else:
            self.nothing_happened()
        self.doer = seat

    def nothing_happened(self) -> None:
        """What was to be done was not; whether "that much" is then what happened before it, no ruling says."""
        self.done = False
        self.amount = 0 if self.amount == 0 else None

    def StepsAndMay(self, clause: Any) -> None:
        for step in clause.steps:
            self.method(step)(step)
        self.offer(self.you, clause.deeds)

    def DoOr(self, clause: Any) -> None:
        self.either(self.you, clause.deeds, "")

    def PlayerDoesOr(self, clause: Any) -> None:
        who = self.players(clause.who)
        self.each = clause.who
        for seat in who:
            self.either(seat, clause.deeds, "s")
        self.each = None

    def either(self, seat: str, deeds: Any, form: str) -> None:
        texts = {say(deed, form).lower(): deed for deed in deeds}
        if len(texts) < len(deeds):
            raise Unsure("choices that cannot be told apart")
        if not all(self.hangs(deed) for deed in deeds):
            chosen = texts[self.asking.ask(seat, list(texts))]
            self.deed(chosen, [seat if form else self.bare(chosen)])
        self.done = self.amount = None

    def hangs(self, deed: Any) -> bool:
        """Whether it speaks of what an 'if' or an offer before it would have found: then nobody chooses."""
        means = self.binding.means
        return any(id(node) in means and id(self.binding.meant(node)) not in self.found for node in deed.inside())

    def Do(self, step: Any) -> bool | None:
        return self.deed(step.deed, [self.bare(step.deed)])

    def bare(self, deed: Any) -> str:
        """Who is meant by an order to nobody."""
        return self.you

    def YouDo(self, step: Any) -> bool | None:
        return self.deed(step.deed, self.players(step.who))

    def PlayerDoes(self, step: Any) -> bool | None:
        """[EN-5] What stands behind "each" in one sentence is done by each."""
        who = self.players(step.who)
        deeds = (*step.deeds, *step.later)
        if len(who) > 1 and any(self.wanted(node) is not None for deed in deeds[1:] for node in deed.inside()):
            raise Unsure("whether each does one deed after the other, or all do each deed, where one speaks of another")
        self.each = step.who
        results = [self.deed(deed, who) for deed in deeds]
        self.each = None
        return results[0] if len(results) == 1 else None

    def deed(self, deed: Any, seats: list[str]) -> bool | None:
        """Choices first, in turn order, then everything together."""
        if deed.most is not None:
            raise Unsure("up to a maximum")
        self.doer = seats[0] if len(seats) == 1 else None
        parts = []
        for seat in seats:
            self.acting, before = seat, self.acting
            self.amid = None if self.each is None else seat
            times = 1 if deed.each is None else len(self.group(deed.each))
            parts.append(self.act(deed.act, seat, times))
            self.acting, self.amid = before, None
        self.amount = None
        changed = [part() for part in parts]
        if len(seats) > 1:
            self.amount = None
        self.settle()
        return None if None in changed else any(changed)

    def act(self, node: Node, seat: str, times: int) -> Act:
        done: Act = self.method(node)(node, seat, times)
        return done

    # ---- what a game says
    @staticmethod
    def is_there(node: Node) -> bool:
        """Whether a phrase means the same wherever it stands, so that a condition names it as well."""
        return isinstance(node, nouns.This)

    def can(self, deeds: Any, seat: str) -> bool | None:
        """Whether all of an offer could be done; None where the rules do not say what would be enough."""
        raise NotImplementedError

    def settle(self) -> None:
        """What the rules look at after every instruction."""

    def group(self, node: Any) -> list[str]:
        raise NotImplementedError

    def players(self, node: Any) -> list[str]:
        raise NotImplementedError

    def stat(self, thing: Thing, stat: str) -> int:
        raise NotImplementedError

    # ---- conditions
    def holds(self, node: Any) -> bool:
        held: bool = self.method(node)(node)
        return held

    def AllConditions(self, node: Any) -> bool:
        return all(self.holds(each) for each in node.conditions)

    def AnyCondition(self, node: Any) -> bool:
        return any(self.holds(each) for each in node.conditions)

    def IfDone(self, node: Any) -> bool:
        if (
            hasattr(node.who, "which")
            or word(node.who) == "a player"
            or self.done is None
            or self.players(node.who) != [self.doer]
        ):
            raise Unsure("what was done, and by whom")
        return self.done

    def IfNotDone(self, node: Any) -> bool:
        return not self.IfDone(node)

    def IsState(self, node: Any) -> bool:
        there = self.present(node.what)
        return bool(there) and all(any(self.is_so(name, word(state)) for state in node.states) for name in there)

    def IsKind(self, node: Any) -> bool:
        return any(thing.name in self.described(node.group, [thing.name]) for thing in self.things(node.what))

    def IsNotKind(self, node: Any) -> bool:
        return bool(self.things(node.what)) and not self.IsKind(node)  # of nothing nothing is so

    def QuantityIs(self, node: Any) -> bool:
        return within(self.quantity(node.what), self.bound(node.n), word(node.bound))

    def QuantityCompares(self, node: Any) -> bool:
        return compares(self.quantity(node.what), word(node.relation), self.quantity(node.to))

    def ZoneHas(self, node: Any) -> bool:
        group = node.what.group
        if group.place is not None or group.controller is not None or group.relative is not None:
            raise Unsure("a place in a place")
        names = self.described(node.what.group, self.zone(node.zone))
        return self.as_many(node.what.determiner, len(names))

    def ZoneIsEmpty(self, node: Any) -> bool:
        return not self.zone(node.zone)

    def ThereIs(self, node: Any) -> bool:
        return self.as_many(node.what.determiner, len(self.group(node.what.group)))

    def as_many(self, determiner: Any, count: int) -> bool:
        """How many a condition asks for."""
        if isinstance(determiner, nouns.AtLeast | nouns.Exactly):
            return count >= self.count(determiner.n)
        if isinstance(determiner, nouns.AtMost):
            return count <= self.count(determiner.n)
        if word(determiner) in ("a", "no"):
            return (count > 0) is (word(determiner) == "a")
        raise Unsure(f"asked for {determiner!r}")

    def zone(self, node: Any) -> list[str]:
        raise NotImplementedError

    def is_so(self, name: str, state: str) -> bool:
        raise NotImplementedError

    # ---- amounts
    def value(self, node: Any) -> int:
        found: int = self.method(node)(node)
        return found

    count = bound = quantity = value

    def Number(self, node: Any) -> int:
        return int(node.value)

    Single = Number

    def EqualTo(self, node: Any) -> int:
        return self.quantity(node.of)

    def ThatMuch(self, node: Any) -> int:
        if self.amount is None:
            raise Unsure("that much of what")
        return self.amount

    def AmountThisWay(self, node: Any) -> int:
        parts = self.totals.get(word(node.what), [])
        if len(parts) != 1:
            raise Unsure("this way, of several")
        return parts[0]

    def StatOf(self, node: Any) -> int:
        things = (
            [Thing(self.holder, self.table.number(self.holder))]
            if isinstance(node.of, numbers.Own)
            else self.things(node.of)
        )
        if len(things) > 1:
            raise Unsure("a number of several")
        return self.stat(things[0], word(node.stat)) if things else 0

    def StatOfThing(self, node: Any) -> int:
        return sum(self.stat(thing, word(node.stat)) for thing in self.things(node.what))

    def NumberOf(self, node: Any) -> int:
        return len(self.group(node.group))

    def Half(self, node: Any) -> int:
        return half(self.quantity(node.of), word(node.rounding))

    def Twice(self, node: Any) -> int:
        return 2 * self.quantity(node.of)

    # ---- noun phrases
    def things(self, node: Any, seat: str = "", where: list[str] | None = None) -> list[Thing]:
        """The cards that a phrase means; where something is to be chosen, it is chosen now."""
        if id(node) in self.binding.means:
            return self.again(node)
        if isinstance(node, nouns.Some | nouns.OneOf) and any(isinstance(each, Chance) for each in node.inside()):
            raise Unsure("chance")
        names: list[str] = self.method(node)(node, seat or self.acting, where)
        found = [self.thing(name) for name in names]
        self.found[id(node)] = found
        return found

    def thing(self, name: str) -> Thing:
        return Thing(name, self.table.number(name))

    def again(self, node: Any) -> list[Thing]:
        """A reference means what its phrase turned out to be; nothing, if that was never carried out."""
        meant = self.binding.meant(node)
        if isinstance(meant, nouns.This):
            return self.things(meant)
        found: list[Thing] = self.found.get(id(meant), [])
        kind = word(getattr(node, "kind", None)).removesuffix("'s")
        if isinstance(node, nouns.Those):
            return [thing for thing in found if self.table.is_kind(thing.name, kind)]
        return found

    def present(self, node: Any, seat: str = "") -> list[str]:
        """Those that are still the same where they were, or where an instruction put them. [EN-4, EN-14]"""
        return [name for thing in self.things(node, seat) if (name := self.table.now(thing)) is not None]

    def Some(self, node: Any, seat: str, where: list[str] | None) -> list[str]:
        names = self.group(node.group) if where is None else self.described(node.group, where)
        determiner = node.determiner
        if word(determiner) == "another" and isinstance(node.group.filter, nouns.WithExtremeStat):
            raise Unsure("another with the highest, of all or of the others")
        if isinstance(determiner, nouns.Exactly):
            n = self.count(determiner.n)
            return self.pick(seat, names, n, n)
        if isinstance(determiner, nouns.UpTo):
            return self.pick(seat, names, 0, self.count(determiner.n))
        return self.article(word(determiner), names, seat)

    def article(self, said: str, names: list[str], seat: str) -> list[str]:
        if said == "another":
            names = [name for name in names if name != self.holder and name not in self.chosen]
        if said in ("a", "another"):
            return self.pick(seat, names, 1, 1)
        if said in ("each", "all"):
            return names
        if said == "any number of":
            return self.pick(seat, names, 0, len(names))
        raise Unsure(f"the determiner {said}")

    def pick(self, seat: str, names: list[str], least: int, most: int) -> list[str]:
        picked = self.asking.some(seat, names, min(least, len(names)), most)
        self.chosen += picked
        return picked

    def Bare(self, node: Any, seat: str, where: list[str] | None) -> list[str]:
        return self.group(node.group) if where is None else self.described(node.group, where)

    def This(self, node: Any, seat: str, where: list[str] | None) -> list[str]:
        return [self.holder]

    def Both(self, node: Any, seat: str, where: list[str] | None) -> list[str]:
        return list(dict.fromkeys(thing.name for each in node.things for thing in self.things(each, seat, where)))

    def OneOf(self, node: Any, seat: str, where: list[str] | None) -> list[str]:
        n = self.count(node.n)
        return self.pick(seat, self.present(node.them), n, n)

    def described(self, node: Any, names: list[str]) -> list[str]:
        """Those of some cards to which the words of a group apply."""
        raise NotImplementedError


def asks_done(effect: Node) -> bool | None:
    """Whether it happens if the thing before was done, or if it was not; None: it asks neither."""
    condition = getattr(effect, "condition", None)
    if not isinstance(condition, conditions.IfDone | conditions.IfNotDone):
        return None
    return isinstance(condition, conditions.IfDone) is not isinstance(effect, clauses.Unless)


def half(n: int, rounding: str) -> int:
    return n // 2 if rounding == "down" else -(-n // 2)


def within(n: int, bound: int, way: str) -> bool:
    return n <= bound if way == "less" else n >= bound


def compares(one: int, relation: str, other: int) -> bool:
    return {
        "less than": one < other, "greater than": one > other, "equal to": one == other,
        "or less": one <= other, "or more": one >= other,
    }[relation]  # fmt: skip
