"""Lost Legacy: what its verbs, nouns and conditions mean by its ledger."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.lost_legacy.vocabulary import VOCABULARY
from rulebound.games.lost_legacy.vocabulary import nouns as own
from rulebound.games.lost_legacy.vocabulary.sentences import Unnamed
from rulebound.language.core import categories as core
from rulebound.language.core import nouns
from rulebound.language.core.numbers import Single

from .binding import MANY, ONE, Unsure, word
from .core import Act, Interpreter, Thing, within
from .lost_legacy_table import KEYS, PILES, SEATS, STATS, Table, observed, other
from .lost_legacy_texts import REFERENCES, WEIGHTS, WORDS, shaped

__all__ = ["REFERENCES", "ROOT", "VOCABULARY", "WEIGHTS", "WORDS", "Reading", "Table"]
__all__ += ["begin", "holder", "is_free", "key", "observed", "shaped"]

ROOT = Unnamed


class Effect:
    """A sentence without its ability."""

    def __init__(self, tree: Any) -> None:
        self.effect = tree.rule.body.effect

    def inside(self) -> Any:
        return self.effect.inside()

    def children(self) -> Any:
        return (self.effect,)

    BRANCHES = ()


class LegacyInterpreter(Interpreter):
    """The words of Lost Legacy."""

    def __init__(self, table: Table, trees: list[Any], asking: Any, you: str, holder: str) -> None:
        super().__init__(table, [Effect(tree) for tree in trees], asking, you, holder)

    # ---- references
    @staticmethod
    def names(node: Any) -> bool:
        if isinstance(node, own.Someone):
            return word(node) not in ("you", "they", "that player")
        return isinstance(node, core.Thing)

    def wanted(self, node: Any) -> Any:
        if isinstance(node, own.Someone) and word(node) in ("they", "that player"):
            return self.player_only
        if isinstance(node, ONE):
            return lambda named: self.fits(node, named, False)
        return (lambda named: self.fits(node, named, True)) if isinstance(node, MANY) else None

    @staticmethod
    def player_only(named: Any) -> bool:
        if isinstance(named, core.Thing):
            raise Unsure("its controller, or the player before?")
        return isinstance(named, core.Player)

    @staticmethod
    def fits(node: Any, named: Any, many: bool) -> bool:
        if not isinstance(named, nouns.Some | own.OfSide | own.SomeOfSide):
            return False
        kind = word(getattr(node, "kind", None))
        if kind not in ("", "card") and not any(word(each) == kind for each in named.group.kinds):
            return False
        if isinstance(named, own.SomeOfSide):
            return many
        determiner = named.determiner
        if word(determiner) == "each":
            raise Unsure("it, of each")
        several = word(determiner) in ("all", "any number of")
        several = several or not isinstance(getattr(determiner, "n", Single()), Single)
        return several is many

    # ---- players
    def players(self, node: Any) -> list[str]:
        if id(node) in self.binding.means:
            found: list[str] = self.found.get(id(self.binding.meant(node)), [])
            return found
        said = word(node)
        seats = {"you": [self.you], "your opponent": [other(self.you)], "each player": list(SEATS)}.get(said)
        if seats is None:
            raise Unsure(f"the player {said}")
        self.found[id(node)] = seats
        return seats

    def owners(self, node: Any) -> list[str]:
        said = word(node)
        if said == "their" and self.acting != self.you:
            return [self.acting]
        if said in ("your", "your opponent's"):
            return [self.you] if said == "your" else [other(self.you)]
        raise Unsure(f"the owner {said}")

    # ---- noun phrases
    def zone(self, node: Any) -> list[str]:
        if not isinstance(node, nouns.ZoneOf) or len(node.piles) > 1 or word(node.piles[0]) not in PILES:
            raise Unsure("which zone")
        return [name for seat in self.owners(node.whose) for name in self.table.seats[seat][PILES[word(node.piles[0])]]]

    def group(self, node: Any) -> list[str]:
        if isinstance(node.place, nouns.FromZone | nouns.InZone):
            if node.controller is not None:
                raise Unsure("who controls cards in a pile")
            return self.described(node, self.zone(node.place.zone))
        if node.place is not None and not isinstance(node.place, own.OnTheField):
            raise Unsure("the place")
        if any(word(kind) != "character" for kind in node.kinds):
            raise Unsure("options: the one that is played, too")
        return self.described(node, self.table.field())

    def described(self, node: Any, names: list[str]) -> list[str]:
        if node.name is not None or node.relative is not None:
            raise Unsure("a name or a relative clause")
        names = [name for name in names if any(self.table.is_kind(name, word(kind)) for kind in node.kinds)]
        for adjective in node.adjectives:
            names = [name for name in names if self.is_so(name, word(adjective))]
        if isinstance(node.controller, own.Has):
            seats = self.players(node.controller.who)
            names = [name for name in names if self.table.cards[name]["seat"] in seats]
        elif node.controller is not None:
            raise Unsure("whose they are")
        return names if node.filter is None else self.method(node.filter)(node.filter, names)

    def OfSide(self, node: Any, seat: str, where: Any) -> list[str]:
        names = self.of_side(node.whose, node.group)
        said = word(node.which)
        if said == "each":
            return names
        if said == "another":
            raise Unsure("another than whose")
        return self.pick(seat, names, 1, 1)

    def SomeOfSide(self, node: Any, seat: str, where: Any) -> list[str]:
        n = self.count(node.n)
        return self.pick(seat, self.of_side(node.whose, node.group), 0 if node.up_to else n, n)

    def of_side(self, whose: Any, group: Any) -> list[str]:
        seats = self.owners(whose)
        return [name for name in self.group(group) if self.table.cards[name]["seat"] in seats]

    def is_so(self, name: str, state: str) -> bool:
        if state == "other":
            return name not in self.chosen
        card = self.table.cards[name]
        if not self.table.on_field(name):
            raise Unsure("a state of a card in a pile")
        states = {
            "resting": card["resting"], "readied": not card["resting"], "damaged": card["damage"] > 0,
            "undamaged": card["damage"] == 0, "enemy": card["seat"] != self.you, "friendly": card["seat"] == self.you,
        }  # fmt: skip
        if state not in states:
            raise Unsure(f"the state {state}")
        return bool(states[state])

    def stat(self, thing: Thing, stat: str) -> int:
        name = self.table.now(thing)
        if name is None or not self.table.on_field(name):
            raise Unsure("a number of a card that has left")
        return int(self.table.stat(name, stat))

    def WithStat(self, node: Any, names: list[str]) -> list[str]:
        return [n for n in names if within(self.of(n, node.stat), self.bound(node.n), word(node.bound))]

    def of(self, name: str, stat: Any) -> int:
        if word(stat) == "stats":
            raise Unsure("two numbers")
        return int(self.table.stat(name, word(stat)))

    def WithPieces(self, node: Any, names: list[str]) -> list[str]:
        return [name for name in names if self.table.cards[name][KEYS[word(node.piece)]] >= node.n.value]

    def WithoutPieces(self, node: Any, names: list[str]) -> list[str]:
        return [name for name in names if self.table.cards[name][KEYS[word(node.piece)]] == 0]

    def WithPiece(self, node: Any, names: list[str]) -> list[str]:
        return [name for name in names if self.table.cards[name]["power_ups" if node.power_up else "damage"]]

    # ---- clauses
    def PlayerDoes(self, step: Any) -> bool | None:
        if len(self.players(step.who)) > 1 and len((*step.deeds, *step.later)) > 1:
            raise Unsure("each does all before the next one, or all do the one before the other")
        return super().PlayerDoes(step)

    def deed(self, deed: Any, seats: list[str]) -> bool | None:
        """One player after the other; [LL-abil.20] what is chosen is chosen first."""
        if deed.most is not None:
            raise Unsure("up to a maximum")
        self.doer = seats[0] if len(seats) == 1 else None
        results = []
        for seat in seats:
            before, self.acting = self.acting, seat
            times = 1 if deed.each is None else self.counted(deed.each)
            times = times if deed.every is None else self.counted(deed.every) // deed.every.n.value
            carry = self.act(deed.act, seat, times)
            self.amount = None
            results.append(carry())
            self.acting = before
        if len(seats) > 1:
            self.amount = None
        return results[0] if len(set(results)) == 1 else None

    def counted(self, node: Any) -> int:
        found: int = self.method(node)(node)
        return found

    def can(self, deeds: Any, seat: str) -> bool | None:
        return None

    def EachCard(self, node: Any) -> int:
        return len(self.group(node.group))

    EachCards = EachCard

    def EachOfSide(self, node: Any) -> int:
        return len(self.of_side(node.whose, node.group))

    EachCardsOfSide = EachOfSide

    def EachNumber(self, node: Any) -> int:
        return self.number_of(node.who, node.what)

    def EachPiece(self, node: Any) -> int:
        things = self.present(node.what)
        return sum(self.table.cards[name][KEYS[word(node.piece)]] for name in things)

    def ThingIs(self, step: Any) -> None:
        """[LL-abil.17] Until the turn is over, for those that are meant now."""
        if word(step.duration) != "until the end of the turn":
            raise Unsure("how long")
        for name in self.present(step.what, self.acting):
            if not self.table.on_field(name):
                continue
            for being in step.beings if isinstance(step.beings, tuple) else (step.beings,):
                self.method(being)(being, name)
        self.done = self.amount = None

    def raised(self, name: str, stat: str, by: int) -> None:
        changes = self.table.cards[name]["changes"]
        changes.append(dict.fromkeys(STATS, by) if stat == "stats" else {stat: by})

    def HaveValue(self, being: Any, name: str) -> None:
        if being.most is not None or being.each is not None or being.every is not None:
            raise Unsure("so many for each")
        self.raised(name, word(being.stat), being.n.value)

    def HaveStats(self, being: Any, name: str) -> None:
        if being.each is not None or being.every is not None:
            raise Unsure("so many for each")
        self.raised(name, "offense", being.n.value)
        self.raised(name, "defense", being.n2.value)

    # ---- conditions
    def number_of(self, who: Any, what: Any) -> int:
        seats = self.players(who)
        if len(seats) != 1:
            raise Unsure("the number of several")
        return int(self.table.seats[seats[0]][word(what).lower()])

    def HasNumber(self, node: Any) -> bool:
        have = self.number_of(node.who, node.what)
        return have == node.n.value if node.bound is None else within(have, node.n.value, word(node.bound))

    def HasMoreNumber(self, node: Any) -> bool:
        one, two = self.number_of(node.who, node.what), self.number_of(node.other, node.what)
        return one > two if word(node.compared) == "more" else one < two

    def side(self, who: Any) -> list[str]:
        seats = self.players(who)
        if len(seats) != 1:
            raise Unsure("a condition of each")
        return seats

    def HasCards(self, node: Any) -> bool:
        if not isinstance(node.what, nouns.Some):
            raise Unsure("what is controlled")
        seats = self.side(node.who)
        names = [name for name in self.group(node.what.group) if self.table.cards[name]["seat"] in seats]
        return self.as_many(node.what.determiner, len(names))

    def HasMoreCards(self, node: Any) -> bool:
        counts = [
            sum(self.table.cards[name]["seat"] in self.side(who) for name in self.group(node.group))
            for who in (node.who, node.other)
        ]
        return counts[0] > counts[1] if word(node.compared) == "more" else counts[0] < counts[1]

    def one(self, what: Any) -> str | None:
        """The one card that a condition is about, where it still lies on the field."""
        if isinstance(what, nouns.Some | own.OfSide):
            raise Unsure("a condition of some card")
        names = self.present(what)
        if len(names) > 1:
            raise Unsure("a condition of several")
        if names and not self.table.on_field(names[0]):
            raise Unsure("a condition about a card that has left")
        return names[0] if names else None

    def IsState(self, node: Any) -> bool:
        name = self.one(node.what)
        return name is not None and any(self.is_so(name, word(state)) for state in node.states)

    def HasPieces(self, node: Any) -> bool:
        name = self.one(node.what)
        return name is not None and self.table.cards[name][KEYS[word(node.piece)]] >= node.n.value

    def HasNoPieces(self, node: Any) -> bool:
        name = self.one(node.what)
        return name is not None and self.table.cards[name][KEYS[word(node.piece)]] == 0

    def HasValue(self, node: Any) -> bool:
        name = self.one(node.what)
        if name is None:
            return False
        have = self.of(name, node.stat)
        return have == node.n.value if node.bound is None else within(have, node.n.value, word(node.bound))

    # ---- amounts
    def SeatQuantity(self, node: Any) -> int:
        seats = self.owners(node.whose)
        return int(self.table.seats[seats[0]][word(node.what).lower()])

    def NumberOfSide(self, node: Any) -> int:
        return len(self.of_side(node.whose, node.group))

    # ---- verbs
    def times(self, node: Any, times: int) -> int:
        return self.value(node.n) * times

    def once(self, times: int) -> None:
        if times != 1:
            raise Unsure("a verb without an amount, for each")

    def Draw(self, node: Any, seat: str, times: int) -> Act:
        n = self.times(node, times)
        drawn = self.table.seats[seat]["deck"][:n]
        if n and n >= len(self.table.seats[seat]["deck"]):
            raise Unsure("an empty deck")  # [LL-win.2]

        def carry() -> bool:
            for name in drawn:
                self.table.move(name, "hand")
            self.amount = n
            return n > 0

        return carry

    def Gain(self, node: Any, seat: str, times: int) -> Act:
        if node.each is not None:
            raise Unsure("for cards that were sent")
        return self.number(seat, word(node.what).lower(), self.times(node, times))

    def Lose(self, node: Any, seat: str, times: int) -> Act:
        return self.number(seat, word(node.what).lower(), -self.times(node, times))

    def number(self, seat: str, what: str, by: int) -> Act:
        """[LL-mp.3] Never below 0."""

        def carry() -> bool | None:
            was = self.table.seats[seat][what]
            now = max(was + by, 0)
            if what == "honor" and now >= 3:  # [LL-win.1]
                raise Unsure("the game is won")
            self.table.seats[seat][what] = now
            self.amount = abs(now - was)
            return now != was if abs(now - was) in (0, abs(by)) else None

        return carry

    def on_things(self, node: Any, seat: str, times: int, change: Any) -> Act:
        self.once(times)
        things = self.things(node.what, seat)

        def carry() -> bool | None:
            changed = [change(name) for thing in things if (name := self.table.now(thing)) is not None]
            return any(changed) if len(set(changed)) < 2 else None

        return carry

    def sent(self, node: Any, seat: str, times: int, pile: str, top: bool = True) -> Act:
        def change(name: str) -> bool:
            if self.table.cards[name]["zone"] == pile:
                raise Unsure("it lies there already")
            self.table.move(name, pile, top)
            return True

        things = self.on_things(node, seat, times, change)
        if len(self.found.get(id(self.binding.meant(node.what)), [])) > 1:
            raise Unsure("in which order")
        return things

    def Discard(self, node: Any, seat: str, times: int) -> Act:
        return self.sent(node, seat, times, "disposal")

    def Erase(self, node: Any, seat: str, times: int) -> Act:
        return self.sent(node, seat, times, "erased")

    def Eject(self, node: Any, seat: str, times: int) -> Act:
        return self.sent(node, seat, times, "hand")

    def Bury(self, node: Any, seat: str, times: int) -> Act:
        return self.sent(node, seat, times, "deck", top=False)

    def Destroy(self, node: Any, seat: str, times: int) -> Act:
        return self.sent(node, seat, times, "disposal")

    def turned(self, name: str, resting: bool) -> bool:
        """[LL-pos.3] [LL-pos.4]"""
        card = self.table.cards[name]
        if not self.table.on_field(name) or card["resting"] is resting:
            return False
        card["resting"] = resting
        return True

    def Ready(self, node: Any, seat: str, times: int) -> Act:
        return self.on_things(node, seat, times, lambda name: self.turned(name, False))

    def Rest(self, node: Any, seat: str, times: int) -> Act:
        return self.on_things(node, seat, times, lambda name: self.turned(name, True))

    def Add(self, node: Any, seat: str, times: int) -> Act:
        """[LL-pc.10] Piece by piece."""
        things = self.things(node.what, seat)
        n = self.count(node.n) * times
        piece = word(node.piece)

        def carry() -> bool | None:
            names = [name for thing in things if (name := self.table.now(thing)) is not None]
            added = [self.table.add(name, piece) for name in names if self.table.on_field(name) for _ in range(n)]
            return any(added) if len(set(added)) < 2 else None

        return carry

    def taken(self, node: Any, seat: str, n: int | None) -> Act:
        things = self.things(node.what, seat)
        key = KEYS[word(node.piece)]

        def carry() -> bool | None:
            results = []
            for thing in things:
                name = self.table.now(thing)
                if name is None or not self.table.on_field(name):
                    continue
                card = self.table.cards[name]
                less = card[key] if n is None else min(n, card[key])
                card[key] -= less
                results.append(less > 0 if n is None or less in (0, n) else None)
            return results[0] if len(set(results)) == 1 else None if results else False

        return carry

    def Remove(self, node: Any, seat: str, times: int) -> Act:
        if node.up_to:
            raise Unsure("as many as one likes")
        return self.taken(node, seat, self.count(node.n) * times)

    def RemoveAll(self, node: Any, seat: str, times: int) -> Act:
        self.once(times)
        return self.taken(node, seat, None)


def key(label: str, names: set[str]) -> str:
    """An option by the cards or words that it names."""
    if label == "choose no more":
        return "stop"
    if label.startswith("choose: "):
        return label.removeprefix("choose: ").lower()
    found = [each for each in label.replace(",", " ").replace("@", " ").split() if each in names]
    return " ".join(found) if found else label


Reading = LegacyInterpreter


def holder(text: str, dice: random.Random) -> dict[str, Any]:
    return {"name": "Rite", "kind": "option", "class": "item", "text": text}


def begin(game: Any, reading: LegacyInterpreter) -> None:
    labels = [str(option) for option in game.decision.options if str(option).startswith("play Rite")]
    if not labels:
        raise Unsure("it cannot be played")
    game.decide(labels[0], 0)


def is_free(game: Any) -> bool:
    return any(str(option) == "end turn" for option in game.decision.options)
