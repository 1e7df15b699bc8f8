"""Lightseekers: what its verbs, heroes and conditions mean by its ledger."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.lightseekers.vocabulary import VOCABULARY, heroes, numbers, verbs
from rulebound.games.lightseekers.vocabulary import nouns as own
from rulebound.games.lightseekers.vocabulary.clauses import HeroesDo
from rulebound.games.lightseekers.vocabulary.places import HeHas, OfHero
from rulebound.language.core import categories as core
from rulebound.language.core import nouns
from rulebound.language.core.numbers import Single

from .binding import MANY, ONE, Unsure, word
from .core import Act, Interpreter, within
from .lightseekers_table import SEATS, Table, observed
from .lightseekers_texts import REFERENCES, WEIGHTS, WORDS, shaped

__all__ = ["REFERENCES", "VOCABULARY", "WEIGHTS", "WORDS", "Reading", "Table"]
__all__ += ["begin", "holder", "is_free", "key", "observed", "shaped"]

ROLES = {"your target": "B", "your enemy": "C", "the acting hero": "A"}  # [LS-3.1.1a, LS-3.1.1b, LS-3.1.2]
HURTS = (numbers.DealDamage, numbers.TakeDamage, numbers.LoseHealth, verbs.Discard, verbs.Remove)
ROWS = {"Buff": "buffs", "Item": "items"}
ANYBODY = ("a", "any", "another", "any other")


class LightseekersInterpreter(Interpreter):
    """The words of Lightseekers."""

    recipient = ""

    # ---- references
    @staticmethod
    def names(node: Any) -> bool:
        if isinstance(node, core.Player):
            return not isinstance(node, heroes.You | heroes.Yourself)
        return isinstance(node, core.Thing)

    def wanted(self, node: Any) -> Any:
        if isinstance(node, heroes.ThatHero | heroes.ThoseHeroes):
            return lambda named: self.hero_fits(node, named)
        if isinstance(node, ONE):
            return lambda named: self.fits(node, named, False)
        return (lambda named: self.fits(node, named, True)) if isinstance(node, MANY) else None

    @staticmethod
    def hero_fits(node: Any, named: Any) -> bool:
        if not isinstance(named, core.Player):
            return False
        if "chosen" in node.word:
            raise Unsure("who was chosen")
        if word(getattr(named, "which", None)) not in ("a", "another", "any", "any other", "") or isinstance(
            named, heroes.Together | heroes.Heroes | heroes.UpToHeroes
        ):
            raise Unsure("those, of several")  # [LS-G82] sentences about one group are one block
        return True

    @staticmethod
    def fits(node: Any, named: Any, many: bool) -> bool:
        if not isinstance(named, nouns.Some | own.Among):
            return False
        kind = word(getattr(node, "kind", None))
        if kind not in ("", "card") and not any(word(each) == kind for each in named.group.kinds):
            return False
        determiner = named.determiner
        if word(determiner) in ("each", "every"):
            raise Unsure("it, of each")
        several = word(determiner) == "all" or not isinstance(getattr(determiner, "n", Single()), Single)
        return several is many

    # ---- heroes
    def players(self, node: Any) -> list[str]:
        if id(node) in self.binding.means:
            meant = self.binding.meant(node)
            if isinstance(meant, heroes.HeroRole):  # who that is needs no choice [EN-7]
                return self.heroes(meant)
            found: list[str] = self.found.get(id(meant), [])
            return found
        seats = self.heroes(node)
        self.found[id(node)] = seats
        return seats

    def heroes(self, node: Any) -> list[str]:
        if isinstance(node, heroes.You | heroes.Yourself):
            return [self.you]
        if isinstance(node, heroes.Together):
            seats = [seat for each in node.heroes for seat in self.players(each)]
            return [seat for seat in SEATS if seat in seats]
        if isinstance(node, heroes.HeroRole):
            return [self.role(node.word)]
        if not isinstance(node, heroes.SomeHero):
            raise Unsure("which heroes")
        which = word(node.which)
        seats = [seat for seat in SEATS if "other" not in which or seat != self.you]
        if node.filter is not None:
            if not isinstance(node.filter, heroes.WithHealth):
                raise Unsure("which heroes")
            bound = self.bound(node.filter.n)
            seats = [s for s in seats if within(self.table.seats[s]["health"], bound, word(node.filter.bound))]
        if which in ANYBODY:
            return [self.asking.ask(self.you, seats)] if seats else []
        if which in ("each", "each other", "all", "all other"):
            return seats
        raise Unsure("which heroes")

    def role(self, said: str) -> str:
        if said == "the recipient" and not self.recipient:
            raise Unsure("a recipient of a Defend")
        if said == "the recipient":
            return self.recipient
        if said not in ROLES:
            raise Unsure(f"the part {said}")
        return ROLES[said]

    def owners(self, node: Any) -> list[str]:
        if isinstance(node, heroes.Your):
            return [self.you]
        if isinstance(node, heroes.WhoseRole):
            return [self.role(node.word.removesuffix("'s"))]
        if isinstance(node, heroes.WhoseThat) and self.acting != self.you and self.subject:
            return [self.acting]
        raise Unsure("whose")

    # ---- clauses
    subject = False  # whether somebody was told to do it by name

    def bare(self, deed: Any) -> str:
        """[LS-G09] On an Attack, the recipient suffers what hurts."""
        if self.recipient and isinstance(deed.act, numbers.TakeDamage):
            raise Unsure("who takes it")  # it takes something away, but it is an order to somebody
        return self.recipient if self.recipient and isinstance(deed.act, HURTS) else self.you

    def YouDo(self, step: Any) -> bool | None:
        return self.each_in_turn(self.players(step.who), (step.deed,))

    def PlayerDoes(self, step: Any) -> bool | None:
        return self.each_in_turn(self.players(step.who), (*step.deeds, *step.later))

    def HeroesDo(self, clause: Any) -> None:
        for step in clause.steps:
            self.method(step)(step)
        self.done = self.each_in_turn(self.players(clause.who), clause.deeds)

    def clauses(self, many: Any) -> None:
        if any(isinstance(clause, HeroesDo) for clause in many[:-1]):
            raise Unsure("whether what is behind 'then' goes on with the heroes")
        super().clauses(many)

    def either(self, seat: str, deeds: Any, form: str) -> None:
        if any("noun" in deed.act.TEMPLATES[deed.act.variant].forms for deed in deeds):
            raise Unsure("what an amount without a verb is called")
        super().either(seat, deeds, form)

    def each_in_turn(self, seats: list[str], deeds: Any) -> bool | None:
        """[LS-2.6.7a, LS-2.6.7b, EN-5] Clockwise; everything for one hero before the next. What was said before the
        sentence ("the same amount") is the same for each."""
        results = []
        amount = self.amount
        for seat in seats:
            self.subject, self.amount = True, amount
            results += [self.deed(deed, [seat]) for deed in deeds]
        self.subject = False
        if len(seats) != 1:
            self.amount = None
        self.doer = seats[0] if len(seats) == 1 else None
        return results[0] if len(results) == 1 else None

    def offer(self, seat: str, deeds: Any) -> None:
        self.subject = True
        super().offer(seat, deeds)
        self.subject = False

    InTurn = Interpreter.Plain
    HeroMay = Interpreter.PlayerMay

    def deed(self, deed: Any, seats: list[str]) -> bool | None:
        (seat,) = seats
        self.doer, self.acting, before = seat, seat, self.acting
        if deed.most is not None:
            raise Unsure("up to a maximum")
        times = 1 if deed.repeat is None else self.method(deed.repeat)(deed.repeat)
        carry = self.act(deed.act, seat, times)
        self.amount = None
        changed = carry()
        self.acting = before
        return changed

    def can(self, deeds: Any, seat: str) -> bool | None:
        return None

    def ForEach(self, node: Any) -> int:
        names = self.group(node.group) if node.whose is None else self.theirs(node.whose, node.group)
        return len(names) // (1 if node.n is None else node.n.value)

    def ForEachHero(self, node: Any) -> int:
        if node.filter is not None:
            raise Unsure("which heroes")
        return len(SEATS) - node.other

    # ---- cards
    def theirs(self, whose: Any, group: Any) -> list[str]:
        if group.controller is not None or group.place is not None or group.relative is not None:
            raise Unsure("whose, and where")
        kinds = [word(kind) for kind in group.kinds]
        if not set(kinds) <= set(ROWS) or group.adjectives or group.filter is not None:
            raise Unsure("which cards")
        return self.row(self.owners(whose), kinds)

    def row(self, seats: list[str], kinds: list[str]) -> list[str]:
        return [
            n
            for s in seats
            for row in ("items", "buffs")
            for n in self.table.seats[s][row]
            if self.table.category[n] in kinds
        ]

    def group(self, node: Any) -> list[str]:
        kinds = [word(kind) for kind in node.kinds]
        if node.adjectives or node.filter is not None or node.relative is not None or node.name is not None:
            raise Unsure("which cards")
        if isinstance(node.place, nouns.InZone | nouns.FromZone) and node.controller is None:
            return [
                name for name in self.zone(node.place.zone) if any(self.table.is_kind(name, kind) for kind in kinds)
            ]
        if node.place is not None or not set(kinds) <= set(ROWS):
            raise Unsure("where they lie")
        if isinstance(node.controller, OfHero | HeHas):
            who = node.controller.who
            if getattr(who, "filter", None) is not None:
                raise Unsure("whose they are")
            several = who.heroes if isinstance(who, heroes.Together) else ()
            if any(word(getattr(one, "which", None)) in ANYBODY for one in several):
                raise Unsure("of one hero, who is chosen, or of whichever")
            if word(getattr(who, "which", None)) in ANYBODY:
                return self.row([s for s in SEATS if "other" not in word(who.which) or s != self.you], kinds)
            return self.row(self.players(who), kinds)
        raise Unsure("whose they are")

    def Some(self, node: Any, seat: str, where: list[str] | None) -> list[str]:
        controller = node.group.controller
        whose = word(getattr(getattr(controller, "who", None), "which", None))
        if word(node.determiner) in ("all", "each") and whose in ANYBODY:
            raise Unsure("of one hero, who is chosen, or of whichever")
        return super().Some(node, seat, where)

    def zone(self, node: Any) -> list[str]:
        if not isinstance(node, nouns.ZoneOf) or len(node.piles) > 1:
            raise Unsure("which zone")
        pile = {"hand": "hand", "Discard Pile": "discard"}.get(word(node.piles[0]))
        if pile is None:
            raise Unsure("which zone")
        return [name for seat in self.owners(node.whose) for name in self.table.seats[seat][pile]]

    def described(self, node: Any, names: list[str]) -> list[str]:
        if node.adjectives or node.filter is not None or node.controller is not None or node.place is not None:
            raise Unsure("which cards")
        return [name for name in names if any(self.table.is_kind(name, word(kind)) for kind in node.kinds)]

    def Among(self, node: Any, seat: str, where: Any) -> list[str]:
        names = self.theirs(node.whose, node.group)
        if isinstance(node.determiner, own.Part):
            return self.article(
                {"any number": "any number of"}.get(word(node.determiner), word(node.determiner)), names, seat
            )
        n = self.count(node.determiner.n)
        return self.pick(seat, names, 0 if isinstance(node.determiner, nouns.UpTo) else n, n)

    # ---- conditions and amounts
    def health(self, who: Any) -> int:
        if word(getattr(who, "which", None)):
            raise Unsure("a condition of some hero")
        seats = [] if isinstance(who, heroes.Together) else self.players(who)
        if len(seats) != 1:
            raise Unsure("the health of several")
        return int(self.table.seats[seats[0]]["health"])

    def HasHealth(self, node: Any) -> bool:
        if node.just:
            return self.health(node.who) == self.bound(node.n)
        if node.bound is None:
            n = self.health(node.who)
            return n > self.bound(node.n) if word(node.beyond) == "more" else n < self.bound(node.n)
        return within(self.health(node.who), self.bound(node.n), word(node.bound))

    def HasMoreHealth(self, node: Any) -> bool:
        one, two = self.health(node.who), self.health(node.other)
        return one > two if word(node.compared) == "more" else one < two

    def HasThing(self, node: Any) -> bool:
        if word(getattr(node.who, "which", None)):
            raise Unsure("a condition of some hero")
        (seat,) = self.sure_of_one(self.players(node.who))
        group = node.what.group
        kinds = [word(kind) for kind in group.kinds]
        if group != nouns.Group((), group.kinds) or not set(kinds) <= set(ROWS):
            raise Unsure("which cards")
        return self.as_many(node.what.determiner, len(self.row([seat], kinds)))

    def HasMoreCards(self, node: Any) -> bool:
        kinds = [word(kind) for kind in node.group.kinds]
        if node.group != nouns.Group((), node.group.kinds) or not set(kinds) <= set(ROWS):
            raise Unsure("which cards")
        if any(isinstance(each, heroes.SomeHero) for who in (node.who, node.other) for each in who.inside()):
            raise Unsure("a condition of some hero")
        one, two = (len(self.row(self.sure_of_one(self.players(who)), kinds)) for who in (node.who, node.other))
        return one > two if word(node.compared) == "more" else one < two

    @staticmethod
    def sure_of_one(seats: list[str]) -> list[str]:
        if len(seats) != 1:
            raise Unsure("a condition of several")
        return seats

    def HealthOf(self, node: Any) -> int:
        if node.who is not None:
            return self.health(node.who)
        return int(self.table.seats[self.sure_of_one(self.owners(node.whose))[0]]["health"])

    def NumberOfTheirs(self, node: Any) -> int:
        return len(self.theirs(node.whose, node.group))

    SameAmount = Interpreter.ThatMuch

    def AmountThisWay(self, node: Any) -> int:
        parts = self.totals.get(word(node.what), [])
        if len(parts) != 1:
            raise Unsure("this way, of several")
        return parts[0]

    def Calculated(self, node: Any) -> int:
        return self.quantity(node.of)

    # ---- verbs
    def changed(self, seats: list[str], n: int, measured: str) -> Act:
        def carry() -> bool:
            parts = [self.table.health(seat, n) for seat in seats]
            self.amount = parts[0] if len(parts) == 1 else None
            if measured:
                self.totals.setdefault(measured, []).append(sum(parts))
            return sum(parts) > 0

        return carry

    def DealDamage(self, node: Any, seat: str, times: int) -> Act:
        """[LS-G09] Without a name: on an Attack the recipient, on a Defend its player."""
        if node.to is None and self.subject:
            raise Unsure("whom somebody hurts")
        first = self.value(node.n) * times if node.to is None or node.n.span < node.to.span else None
        seats = [self.recipient or self.you] if node.to is None else self.players(node.to)
        return self.changed(seats, -(self.value(node.n) * times if first is None else first), "damage")

    def TakeDamage(self, node: Any, seat: str, times: int) -> Act:
        return self.changed([seat], -self.value(node.n) * times, "damage")

    def Heal(self, node: Any, seat: str, times: int) -> Act:
        if node.even is not None:
            raise Unsure("at 0 health")
        first = self.value(node.n) * times if node.who is None or node.n.span < node.who.span else None
        seats = [seat] if node.who is None else self.players(node.who)
        return self.changed(seats, self.value(node.n) * times if first is None else first, "healing")

    def LoseHealth(self, node: Any, seat: str, times: int) -> Act:
        return self.changed([seat], -self.value(node.n) * times, "")

    def GainHealth(self, node: Any, seat: str, times: int) -> Act:
        return self.changed([seat], self.value(node.n) * times, "")

    def how_many(self, what: Any, times: int) -> tuple[int, bool]:
        """So many cards, or up to so many."""
        if not isinstance(what, nouns.Some) or what.group != nouns.Group((), what.group.kinds):
            raise Unsure("which cards")
        if [word(kind) for kind in what.group.kinds] != ["card"]:
            raise Unsure("which cards")
        if what.chance is not None:
            raise Unsure("chance")
        if word(what.determiner) == "a":
            return times, False
        if not isinstance(what.determiner, nouns.Exactly | nouns.UpTo):
            raise Unsure("how many")
        return self.count(what.determiner.n) * times, isinstance(what.determiner, nouns.UpTo)

    def Draw(self, node: Any, seat: str, times: int) -> Act:
        n, fewer = self.how_many(node.what, times)
        if node.face_up or fewer or n > len(self.table.seats[seat]["deck"]):
            raise Unsure("an empty deck")
        drawn = self.table.seats[seat]["deck"][:n]
        self.found[id(node.what)] = [self.thing(name) for name in drawn]

        def carry() -> bool:
            for name in drawn:
                self.table.move(name, "hand")
            self.amount = n
            return n > 0

        return carry

    def Discard(self, node: Any, seat: str, times: int) -> Act:
        """[LS-2.8.1.4] The one who Discards chooses which, and in which order they go onto the pile."""
        n, fewer = self.how_many(node.what, times)
        hand = self.table.seats[seat]["hand"]
        names = self.pick(seat, hand, 0 if fewer else n, n)
        if 1 < len(names) < 4:
            orders = {" ".join(order): order for order in permutations(names)}
            names = orders[self.asking.ask(seat, list(orders))]
        self.found[id(node.what)] = [self.thing(name) for name in names]

        def carry() -> bool | None:
            for name in names:
                self.table.move(name, "discard")
            self.amount = len(names)
            return None if 0 < len(names) < n else bool(names)

        return carry

    def Remove(self, node: Any, seat: str, times: int) -> Act:
        """[LS-2.8.1.3a, LS-2.8.1.3b] Whoever Removes them chooses; they go onto the pile from left to right."""
        return self.leave(node, seat, times, "discard")

    def Return(self, node: Any, seat: str, times: int) -> Act:
        if node.zone is not None:
            raise Unsure("returned to where")
        return self.leave(node, seat, times, "hand")

    def leave(self, node: Any, seat: str, times: int, pile: str) -> Act:
        if times != 1:
            raise Unsure("a verb without an amount, for each")
        things = self.things(node.what, seat if self.subject else self.you)
        determiner = getattr(node.what, "determiner", None)
        n = self.count(determiner.n) if isinstance(determiner, nouns.Exactly) else 1

        def carry() -> bool | None:
            lying = self.row(list(SEATS), ["Buff", "Item"])
            names = [name for name in lying if name in [thing.name for thing in things]]
            for name in names:
                self.table.move(name, pile)
            return None if 0 < len(names) < n else bool(names)  # some of them: whether that is done, nobody says

        return carry


def permutations(names: list[str]) -> list[list[str]]:
    if len(names) < 2:
        return [names]
    return [[first, *rest] for first in names for rest in permutations([each for each in names if each != first])]


def key(label: str, names: set[str]) -> str:
    """An option by the cards, heroes or words that it names."""
    for start, short in (("do: ", "yes"), ("decline: ", "no"), ("stop choosing", "stop")):
        if label.startswith(start):
            return short
    if label.startswith("choose: "):
        return label.removeprefix("choose: ").lower()
    words = label.removesuffix("'s hero").replace(",", " ").replace(":", " ").split()
    cards = [each for each in words if each in names]
    if cards:
        return " ".join(cards)
    return words[-1] if words[-1] in SEATS else label


Reading = LightseekersInterpreter


def holder(text: str, dice: random.Random) -> dict[str, Any]:
    return {"name": "Rite", "type": "Action", "category": dice.choice(("Attack", "Defend")), "text": text}


def begin(game: Any, reading: LightseekersInterpreter) -> None:
    game.decide("play Rite", 0)
    if not game.over and str(game.decision.options[0]).startswith("attack "):
        reading.recipient = reading.asking.ask("A", [seat for seat in SEATS if seat != "A"])


def is_free(game: Any) -> bool:
    return any(str(option).startswith("pass") for option in game.decision.options)
