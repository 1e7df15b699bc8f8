"""Starlight: what its verbs, creatures and conditions mean by its ledger."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.starlight.vocabulary import VOCABULARY, compared, creatures

from .binding import Unsure, word
from .core import Act, Interpreter, within
from .starlight_table import HAND_LIMIT, LETTERS, MOST, SEATS, Table, observed, other_seat
from .starlight_texts import REFERENCES, WEIGHTS, WORDS, shaped

__all__ = ["REFERENCES", "VOCABULARY", "WEIGHTS", "WORDS", "Reading", "Table"]
__all__ += ["begin", "holder", "is_free", "key", "observed", "shaped"]

SPOKEN_OF = ("it", "that creature")
FIXED = ("this creature", "the target", "your other creature", "yourself")
RANGES = ("enemy 1-5", "own 0-5", "any 0-5")


class StarlightInterpreter(Interpreter):
    """The words of Starlight. Who acts is a creature or, where a player is named, a seat."""

    def __init__(self, table: Table, trees: list[Any], asking: Any, you: str, holder: str) -> None:
        super().__init__(table, trees, asking, you, holder)
        self.creature = table.order[0]  # [ST-GAME.6] whose turn it is invokes the card
        self.target = ""
        self.reach = table.reach
        self.since = -99  # how many deeds since an amount was lost that the text leaves open

    # ---- references
    @staticmethod
    def names(node: Any) -> bool:
        if isinstance(node, creatures.TheCreature | creatures.Creatures):
            return word(node) not in SPOKEN_OF and word(node) != "yourself"
        return isinstance(node, creatures.SomeCreature | creatures.EachCreature)

    @staticmethod
    def wanted(node: Any) -> Any:
        if isinstance(node, creatures.TheCreature | creatures.Creatures) and word(node) in SPOKEN_OF:
            return fits
        return None

    @staticmethod
    def is_there(node: Any) -> bool:
        """Named for good, wherever that was."""
        return word(node) in FIXED

    # ---- who
    def players(self, node: Any) -> list[str]:
        if id(node) in self.binding.means:
            meant = self.binding.meant(node)
            if word(meant) in FIXED:
                return [self.one(word(meant))]
            found: list[str] = self.found.get(id(meant), [])
            return found
        names = self.who(node)
        self.found[id(node)] = names
        return names

    def who(self, node: Any) -> list[str]:
        if isinstance(node, creatures.TheCreature | creatures.Creatures):
            return [self.one(word(node))]
        if isinstance(node, creatures.Yours):
            return [self.creature]
        if isinstance(node, creatures.SomeCreature):
            names = self.such(node, node.another)
            return [self.asking.ask(self.you, names)] if names else []
        if isinstance(node, creatures.EachCreature):
            return self.such(node, node.other)
        said = word(node)
        if said == "you":
            return [self.you]
        if said == "the opponent":
            return [other_seat(self.you)]
        raise Unsure(f"who {said or node!r} is")

    def one(self, said: str) -> str:
        if said in ("this creature", "yourself"):
            return self.creature
        if said == "your other creature":
            return next(name for name in self.table.team(self.you) if name != self.creature)
        if said == "the target" and self.target:
            return self.target
        raise Unsure(f"who {said} is")

    def sure(self, node: Any) -> str:
        """Exactly one creature."""
        names = self.players(node)
        if len(names) != 1 or names[0] in SEATS:
            raise Unsure("one creature")
        return names[0]

    def such(self, node: Any, but_this: bool = False) -> list[str]:
        """The creatures of a sort, in turn order, beginning with the one whose turn it is."""
        if node.in_range:
            raise Unsure("the range of the card")
        center = self.creature if node.center is None else self.sure(node.center)
        found = [name for name in self.table.order if self.on_side(name, node.side)]
        if but_this:
            found = [name for name in found if name != self.creature]
        if node.adjacent:
            found = [name for name in found if self.table.apart(name, center) == 1]
        if node.tiles is not None:
            most = self.count(node.tiles.n)
            found = [name for name in found if self.table.apart(name, center) <= most]
        return [name for name in found if node.like is None or self.is_like(name, node.like)]

    def on_side(self, name: str, side: Any) -> bool:
        own = self.table.creatures[name]["seat"] == self.you
        said = word(side)
        if said == "ally":  # [ST-GAME.2] the other creature of the same player
            return own and name != self.creature
        return side is None or (said == "own") is own

    def is_like(self, name: str, like: Any) -> bool:
        found: bool = self.method(like)(like, name)
        return found

    def OnKind(self, like: Any, name: str) -> bool:
        return self.table.tile(name) in [word(kind) for kind in like.kinds]

    def WithStat(self, like: Any, name: str) -> bool:
        return self.is_so_much(self.table.stat(name, word(like.stat)), like)

    def WithMore(self, like: Any, name: str) -> bool:
        return more(self.table, name, word(like.stat), self.sure(like.other), word(like.compared))

    def EitherLike(self, like: Any, name: str) -> bool:
        return any(self.is_like(name, each) for each in like.likes)

    def AllLike(self, like: Any, name: str) -> bool:
        return all(self.is_like(name, each) for each in like.likes)

    def in_reach(self) -> list[str]:
        """Which creatures the card may be played on."""
        sort, tiles = self.reach.split()
        least, most = (int(n) for n in tiles.split("-"))
        whose = {"enemy": (other_seat(self.you),), "own": (self.you,), "any": SEATS}[sort]
        return [
            name for name, one in self.table.creatures.items()
            if one["seat"] in whose and least <= self.table.apart(name, self.creature) <= most
        ]  # fmt: skip

    # ---- clauses
    def YouDo(self, step: Any) -> bool | None:
        return self.deed(step.deed, self.players(step.who))

    def deed(self, deed: Any, seats: list[str]) -> bool | None:
        """Each in turn order; [EN-10] what it comes to is worked out for each, before anything changes."""
        if deed.most is not None or deed.each is not None:
            raise Unsure("up to a maximum")
        self.doer = seats[0] if len(seats) == 1 else None
        self.since += 1
        parts = []
        for who in seats:
            before, self.acting = self.acting, who
            parts.append(self.act(deed.act, who, 1))
            self.acting = before
        self.amount = None
        results = [part() for part in parts]
        if len(seats) != 1:
            self.amount = None
        return results[0] if len(set(results)) == 1 else None

    def can(self, deeds: Any, seat: str) -> bool | None:
        return None

    def IfDone(self, node: Any) -> bool:
        if word(node.who) not in ("you", "it") or self.done is None:
            raise Unsure("what was done, and by whom")
        return self.done

    # ---- what changes
    def on(self, who: str) -> str:
        """The creature that an act is about."""
        if who == self.you:
            return self.creature
        if who in SEATS:
            raise Unsure("a stat of a player")
        return who

    def seat(self, who: str) -> str:
        """The player whose cards an act is about."""
        if who in SEATS:
            return who
        if who != self.creature:
            raise Unsure("the cards of another creature")
        return self.you

    def amount_of(self, node: Any) -> int:
        n = max(self.value(node.n), 0)  # a negative stat counts 0
        each = node.each
        if each is None:
            return n
        times = self.counted(each.count) + (0 if each.other is None else self.counted(each.other))
        return n * times if each.most is None else min(n * times, self.value(each.most))

    def changes(self, name: str, many: list[tuple[str, int]]) -> Act:
        """[ST-STAT.12] As much as there is room for. Of what is lost only in part, and of several of which only some
        change, it is not said whether that is done."""

        def carry() -> bool | None:
            real = [self.table.change(name, stat, by) for stat, by in many]
            self.amount = real[0] if len(real) == 1 else None
            short = any(done < -by for done, (_, by) in zip(real, many, strict=True))
            return None if any(real) and (short or not all(real)) else any(real)

        return carry

    def Gain(self, node: Any, who: str, times: int) -> Act:
        return self.changes(self.on(who), [(word(node.stat), self.amount_of(node))])

    def Lose(self, node: Any, who: str, times: int) -> Act:
        return self.changes(self.on(who), [(word(node.stat), -self.amount_of(node))])

    def Take(self, node: Any, who: str, times: int) -> Act:
        return self.changes(self.on(who), [("Health", -self.amount_of(node))])

    def Heal(self, node: Any, who: str, times: int) -> Act:
        return self.changes(self.sure(node.who), [("Health", self.amount_of(node))])

    def several(self, node: Any, who: str, sign: int) -> Act:
        if node.each is not None:
            raise Unsure("several, for each")
        return self.changes(self.on(who), [(word(item.stat), sign * self.value(item.n)) for item in node.items])

    def GainMany(self, node: Any, who: str, times: int) -> Act:
        return self.several(node, who, 1)

    def LoseMany(self, node: Any, who: str, times: int) -> Act:
        return self.several(node, who, -1)

    def Shift(self, node: Any, who: str, times: int) -> Act:
        if node.each is not None:
            raise Unsure("several, for each")
        return self.changes(self.on(who), [(word(item.stat), item.by.value) for item in node.shifts])

    def LoseAll(self, node: Any, who: str, times: int) -> Act:
        """[ST-STAT.14] They become 0, also from below."""
        name = self.on(who)
        named = dict.fromkeys(word(stat) for stat in node.stats)
        changes = self.changes(name, [(stat, -self.table.stat(name, stat)) for stat in named])
        below = any(self.table.stat(name, stat) < 0 for stat in named)

        def carry() -> bool | None:
            done = changes()
            self.since = 0
            self.amount = None if below else self.amount
            return done

        return carry

    def Steal(self, node: Any, who: str, times: int) -> Act:
        name, mine, stat = self.sure(node.who), self.on(who), word(node.stat)
        n = self.value(node.n)

        def carry() -> bool | None:
            lost = self.table.change(name, stat, -n)
            self.table.change(mine, stat, lost)
            self.amount = None
            return lost > 0 if lost in (0, n) else None

        return carry

    def SetStat(self, node: Any, who: str, times: int) -> Act:
        name, stat = self.sure(node.of), word(node.stat)
        return self.changes(name, [(stat, node.n.value - self.table.stat(name, stat))])

    def DoubleStat(self, node: Any, who: str, times: int) -> Act:
        name, stat = self.sure(node.of), word(node.stat)
        return self.changes(name, [(stat, self.table.stat(name, stat))])

    def ChooseCreature(self, node: Any, who: str, times: int) -> Act:
        self.players(node.some)
        return lambda: None

    # ---- cards
    def Draw(self, node: Any, who: str, times: int) -> Act:
        seat = self.seat(who)
        n = self.amount_of(node)
        piles = self.table.seats[seat]
        if n > len(piles["deck"]) or n + len(piles["hand"]) > HAND_LIMIT:
            raise Unsure("an empty pile, or a full hand")

        def carry() -> bool:
            for name in piles["deck"][:n]:
                self.table.take(seat, name, "deck", "hand")
            self.amount = n
            return n > 0

        return carry

    def Discard(self, node: Any, who: str, times: int) -> Act:
        """A player chooses which of their own hand; fewer if there are fewer."""
        seat = self.seat(who)
        n = self.count(node.n)
        names = self.pick(seat, self.table.seats[seat]["hand"], n, n)
        if 1 < len(names) == len(self.table.seats[seat]["hand"]):
            raise Unsure("in which order a whole hand is discarded")

        def carry() -> bool | None:
            for name in names:
                self.table.take(seat, name, "hand", "discard")
            self.amount = None
            return len(names) == n if len(names) in (0, n) else None

        return carry

    # ---- conditions
    def asked(self, node: Any) -> str:
        """Of whom a condition speaks."""
        if word(node.who) == "you":
            return self.creature
        return self.sure(node.who)

    def OnTile(self, node: Any) -> bool:
        return (self.table.tile(self.asked(node)) in [word(kind) for kind in node.kinds]) is not node.not_so

    def HasStat(self, node: Any) -> bool:
        return self.is_so_much(self.table.stat(self.asked(node), word(node.stat)), node)

    def is_so_much(self, have: int, node: Any) -> bool:
        bound = self.bound(node.n)
        return have == bound if node.bound is None else within(have, bound, word(node.bound))

    def HasNegative(self, node: Any) -> bool:
        return bool(self.table.stat(self.asked(node), word(node.stat)) < 0)

    def HasMore(self, node: Any) -> bool:
        return more(self.table, self.asked(node), word(node.stat), self.sure(node.other), word(node.compared))

    def HasMost(self, node: Any) -> bool:
        """[ST-STAT.12] Or as much as another."""
        stats = [self.table.stat(name, word(node.stat)) for name in self.table.order]
        end = max(stats) if word(node.how) == "most" else min(stats)
        return bool(self.table.stat(self.asked(node), word(node.stat)) == end)

    def IsNear(self, node: Any) -> bool:
        return bool(self.table.apart(self.asked(node), self.sure(node.other)) <= self.count(node.tiles.n))

    def away(self, node: Any) -> int:
        other = self.creature if node.other is None else self.sure(node.other)
        return int(self.table.apart(self.asked(node), other))

    def IsAdjacent(self, node: Any) -> bool:
        return self.away(node) == 1

    def IsNotAdjacent(self, node: Any) -> bool:
        return self.away(node) != 1

    def IsAway(self, node: Any) -> bool:
        if node.bound is None:
            return self.away(node) == node.n.value
        return within(self.away(node), node.n.value, word(node.bound))

    def near(self, some: Any, tiles: Any, center: str) -> list[str]:
        """[ST-BRD.4] Nobody is near to itself."""
        most = 1 if tiles is None else self.count(tiles.n)
        return [name for name in self.such(some) if name != center and self.table.apart(name, center) <= most]

    def IsNearSome(self, node: Any) -> bool:
        if node.some.tiles is not None or node.some.adjacent or node.some.another or node.some.center is not None:
            raise Unsure("near to those who are near")
        return bool(self.near(node.some, None, self.asked(node))) is not node.not_so

    def SoManyNear(self, node: Any) -> bool:
        if node.who is not None:
            center = self.asked(node)
        else:
            center = self.creature if node.center is None else self.sure(node.center)
        found = [
            name for name in self.table.order
            if name != center and self.on_side(name, node.side)
            and self.table.apart(name, center) <= (1 if node.tiles is None else self.count(node.tiles.n))
            and (node.like is None or self.is_like(name, node.like))
        ]  # fmt: skip
        return within(len(found), node.n.value, word(node.bound))

    def OwnsGenerators(self, node: Any) -> bool:
        count = len(self.table.seats[self.you]["generators"])
        if node.n is None:
            return count == 0
        return count == node.n.value if node.just else within(count, node.n.value, word(node.bound))

    def OwnsMore(self, node: Any) -> bool:
        mine, theirs = (len(self.table.seats[seat]["generators"]) for seat in self.two(node))
        return mine > theirs if word(node.compared) == "more" else mine < theirs

    def HandIsMore(self, node: Any) -> bool:
        mine, theirs = (len(self.table.seats[seat]["hand"]) for seat in self.two(node))
        return mine > theirs if word(node.compared) == "more" else mine < theirs

    def two(self, node: Any) -> tuple[str, str]:
        """[ST-GAME.6] Two players who are compared."""
        one = self.you if word(node.whose) == "you" else other_seat(self.you)
        if word(node.other) not in ("you", "the opponent"):
            raise Unsure("with whom it is compared")
        other = self.you if word(node.other) == "you" else other_seat(self.you)
        if one == other:
            raise Unsure("compared with oneself")
        return one, other

    def HandIs(self, node: Any) -> bool:
        seat = self.you if word(node.whose) == "you" else other_seat(self.you)
        count = len(self.table.seats[seat]["hand"])
        return count == 0 if node.n is None else within(count, node.n.value, word(node.bound))

    def IsYours(self, node: Any) -> bool:
        return (self.table.creatures[self.asked(node)]["seat"] == self.you) is not node.enemy

    def IsEnemy(self, node: Any) -> bool:
        return bool(self.table.creatures[self.asked(node)]["seat"] != self.you)

    def OnGenerator(self, node: Any) -> bool:
        letter = LETTERS.get(self.table.creatures[self.asked(node)]["at"], "")
        owner = next((seat for seat in SEATS if letter in self.table.seats[seat]["generators"]), "")
        if not letter:
            return False
        if node.yours:
            return owner == self.you
        if node.theirs or word(node.whose) == "enemy":
            return owner == other_seat(self.you)
        return owner == ""

    # ---- amounts
    def ThatMuch(self, node: Any) -> int:
        if self.since > 1:
            raise Unsure("that much of what was open, or of what was done last")
        return super().ThatMuch(node)

    def StatOfCreature(self, node: Any) -> int:
        return int(self.table.stat(self.sure(node.of), word(node.stat)))

    def counted(self, node: Any) -> int:
        """Whole groups; a negative stat counts 0."""
        count: int = self.method(node)(node)
        n = getattr(node, "n", None)
        return max(count, 0) // (1 if n is None or isinstance(node, compared.StatOver) else n.value)

    def StatCount(self, node: Any) -> int:
        return int(self.table.stat(self.asked(node), word(node.stat)))

    StatHad = StatCount

    def StatMissing(self, node: Any) -> int:
        return MOST[word(node.stat)] - int(self.table.stat(self.asked(node), word(node.stat)))

    def StatOver(self, node: Any) -> int:
        return int(self.table.stat(self.asked(node), word(node.stat))) - int(node.n.value)

    def TilesBetween(self, node: Any) -> int:
        return int(self.table.apart(self.asked(node), self.sure(node.other))) - 1

    def pile(self, node: Any, pile: str) -> list[str]:
        found: list[str] = self.table.seats[other_seat(self.you) if node.enemy else self.you][pile]
        return found

    def HandCount(self, node: Any) -> int:
        return len(self.pile(node, "hand"))

    def CardGroups(self, node: Any) -> int:
        return len(self.pile(node, {"hand": "hand", "Discard Pile": "discard"}[word(node.pile)]))

    def PileCount(self, node: Any) -> int:
        found = self.pile(node, "discard")
        return len([name for name in found if node.what is None or self.table.is_kind(name, word(node.what))])

    def PointCount(self, node: Any) -> int:
        return int(self.table.seats[other_seat(self.you) if node.enemy else self.you]["points"])

    def GeneratorCount(self, node: Any) -> int:
        return len(self.table.seats[other_seat(self.you) if node.enemy else self.you]["generators"])

    def CreatureCount(self, node: Any) -> int:
        """But the one that they are near."""
        center = self.creature if node.center is None else self.sure(node.center)
        near = node.adjacent or node.tiles is not None or node.center is not None
        return len([name for name in self.such(node) if not near or name != center])


def fits(named: Any) -> bool:
    if isinstance(named, creatures.EachCreature):
        raise Unsure("it, of each")
    return True


def more(table: Table, one: str, stat: str, other: str, how: str) -> bool:
    mine, theirs = table.stat(one, stat), table.stat(other, stat)
    return mine > theirs if how == "more" else mine < theirs


def key(label: str, names: set[str]) -> str:
    """An option by the cards, creatures or words that it names."""
    for start, short in (("use Rite: ", "yes"), ("do not use Rite", "no"), ("stop", "stop")):
        if label.startswith(start):
            return short
    if label.startswith("choose: "):
        return label.removeprefix("choose: ").lower()
    found = [each for each in label.replace(",", " ").replace(":", " ").split() if each in names]
    return " ".join(found) if found else label


Reading = StarlightInterpreter


def holder(text: str, dice: random.Random) -> dict[str, Any]:
    card = {"name": "Rite", "class": "Basic Spell", "binding": "G", "energy": 0, "text": text}
    return card | ({"range": dice.choice(RANGES)} if "target" in text else {})


def begin(game: Any, reading: StarlightInterpreter) -> None:
    if "play Rite" not in map(str, game.decision.options):
        if reading.reach:
            raise Unsure("it cannot be invoked, on some or on anybody")
        return  # [ST-INV.8] then nothing of it could have been done: see what the interpreter finds
    game.decide("play Rite", 0)
    if reading.reach:
        reading.target = reading.asking.ask(reading.you, reading.in_reach())


def is_free(game: Any) -> bool:
    return any(str(option) == "done" for option in game.decision.options)
