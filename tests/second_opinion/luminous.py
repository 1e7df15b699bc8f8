"""Luminous: what its verbs, nouns and conditions mean by its ledger."""

from __future__ import annotations

import random
from typing import Any

from rulebound.games.luminous.vocabulary import VOCABULARY, verbs
from rulebound.games.luminous.vocabulary import nouns as own
from rulebound.language.core import categories as core
from rulebound.language.core import nouns, numbers, players

from .binding import MANY, OF_ONE, ONE, Unsure, word
from .core import Act, Interpreter, Thing, half, within
from .luminous_table import PILES, SEATS, Table, observed, other
from .luminous_texts import REFERENCES, WEIGHTS, WORDS, shaped

__all__ = [
    "REFERENCES",
    "VOCABULARY",
    "WEIGHTS",
    "WORDS",
    "Reading",
    "Table",
    "begin",
    "holder",
    "is_free",
    "key",
    "observed",
    "shaped",
]


class LuminousInterpreter(Interpreter):
    """The words of Luminous."""

    # ---- references
    @staticmethod
    def names(node: Any) -> bool:
        if isinstance(node, players.PlayerWord):
            return node.word != "you"
        return isinstance(node, core.Thing | core.Player) and not isinstance(node, nouns.TheRest)

    def wanted(self, node: Any) -> Any:
        if word(node) in ("they", "that player", "that player's"):
            return self.player_only
        if isinstance(node, ONE) or word(node) in OF_ONE:
            return lambda named: self.fits(node, named, False)
        if isinstance(node, MANY) or word(node) == "their owners'":
            return lambda named: self.fits(node, named, True)
        return None

    @staticmethod
    def player_only(named: Any) -> bool:
        if isinstance(named, core.Thing):
            raise Unsure("its controller, or the player before?")
        return isinstance(named, core.Player)

    @staticmethod
    def fits(node: Any, named: Any, many: bool) -> bool:
        if not isinstance(named, core.Thing):
            return False
        if isinstance(named, nouns.Either):
            raise Unsure("one of these")
        kind = word(getattr(node, "kind", None)).removesuffix("'s")
        if isinstance(named, nouns.This):
            return not many and kind == ""
        group = getattr(named, "group", None)
        if kind not in ("", "card"):
            if group is None or not any(word(each) == kind for each in group.kinds):
                return False
        determiner = getattr(named, "determiner", None)
        if word(determiner) == "each":
            if not many:
                raise Unsure("it, of each")
            return True
        several = isinstance(named, nouns.Bare | nouns.Both | nouns.EndCards | nouns.WholeZone)
        several = several or word(determiner) in ("all", "any number of") or isinstance(determiner, nouns.Possessive)
        several = several or not isinstance(getattr(determiner, "n", numbers.Single()), numbers.Single)
        return several is many

    # ---- players
    def players(self, node: Any) -> list[str]:
        if id(node) in self.binding.means:
            if word(node) in ("its controller", "its owner") or not isinstance(node, players.PlayerWord):
                return self.whose_card(node)
            meant = self.binding.meant(node)
            if self.amid is not None and meant is self.each:
                return [self.amid]  # [EN-6] each by itself
            return self.found.get(id(meant), [])
        found = self.by_role(word(node))
        self.found[id(node)] = found
        return found

    def by_role(self, said: str) -> list[str]:
        if said == "you":
            return [self.you]
        if said in ("the opponent", "each opponent", "a opponent"):
            return [other(self.you)]
        if said == "each other player":
            return [other(self.acting)]
        if said == "each player":
            return list(SEATS)
        if said == "a player":
            return [self.asking.ask(self.you, SEATS)]
        raise Unsure(f"the player {said}")

    def whose_card(self, node: Any) -> list[str]:
        things = self.again(node)
        if isinstance(node, players.OwnerOfThat) or "owner" in word(node):
            return [self.table.cards[thing.name]["owner"] for thing in things]
        return [self.of(thing, "controller") for thing in things]

    def of(self, thing: Thing, what: str) -> Any:
        """What is known of a card; of one that has gone, as it was last."""
        name = self.table.now(thing)
        if name is not None and self.table.in_play(name):
            return self.table.cards[name]["controller"] if what == "controller" else self.table.stat(name, what)
        if (thing.name, thing.number) in self.table.last:
            return self.table.last[thing.name, thing.number][what]
        if what == "controller":
            raise Unsure("who controls a card that was never in play")
        return self.table.stat(thing.name, what)

    def stat(self, thing: Thing, stat: str) -> int:
        kind = self.table.cards[thing.name]["printed"]["type"] if thing.name in self.table.cards else "spell"
        if stat != "cost" and kind != ("relic" if stat == "durability" else "unit"):
            raise Unsure("a number that it cannot have")  # [EN-12]
        return int(self.of(thing, stat))

    def owners(self, node: Any) -> list[str]:
        """Whose."""
        said = word(node)
        if said == "your":
            return [self.you]
        if said == "their":
            if self.acting == self.you:
                raise Unsure("whose, where you do it")
            return [self.acting]
        if said == "the opponent's":
            return [other(self.you)]
        if said in ("each player's", "a", "any"):
            return list(SEATS)
        raise Unsure(f"the owner {said}")

    # ---- noun phrases
    def zone(self, node: Any) -> list[str]:
        if isinstance(node, nouns.DeckOf):
            return [name for seat in self.owners(node.whose) for name in self.table.seats[seat]["deck"]]
        return [
            name
            for seat in self.owners(node.whose)
            for pile in node.piles
            for name in self.table.seats[seat][PILES[word(pile)]]
        ]

    def group(self, node: Any) -> list[str]:
        if isinstance(node.relative, nouns.ThisWay) and node.place is None:
            if node.controller is not None or node.adjectives:
                raise Unsure("who controls what has gone")
            return self.described(node, list(dict.fromkeys(self.table.did.get(word(node.relative.what), []))))
        if node.place is None or isinstance(node.place, nouns.InPlay | own.FromPlay):
            if any(word(kind) == "card" for kind in node.kinds):
                raise Unsure("cards in play: orbs and favored, too")
            names = [*self.table.seats["A"]["play"], *self.table.seats["B"]["play"]]
        elif isinstance(node.place, nouns.FromZone | nouns.InZone):
            names = self.zone(node.place.zone)
            if isinstance(node.relative, nouns.ThisWay):
                raise Unsure("done this way, and there")
            if node.controller is not None:
                raise Unsure("who controls cards in a pile")
        else:
            raise Unsure("the place")
        return self.described(node, names)

    def described(self, node: Any, names: list[str]) -> list[str]:
        if node.name is not None or (node.relative is not None and not isinstance(node.relative, nouns.ThisWay)):
            raise Unsure("a name or a relative clause")
        names = [name for name in names if any(self.table.is_kind(name, word(kind)) for kind in node.kinds)]
        for adjective in node.adjectives:
            if isinstance(adjective, nouns.AnyOf):
                names = [name for name in names if any(self.is_so(name, word(each)) for each in adjective.adjectives)]
            else:
                names = [name for name in names if self.is_so(name, word(adjective))]
        if node.controller is not None:
            seats = self.players(node.controller.who)
            key = "owner" if isinstance(node.controller, nouns.Owns) else "controller"
            wanted = not isinstance(node.controller, nouns.NotControls)
            names = [name for name in names if (self.table.cards[name][key] in seats) is wanted]
        return names if node.filter is None else self.method(node.filter)(node.filter, names)

    def is_so(self, name: str, state: str) -> bool:
        if state == "other":
            return name != self.holder and name not in self.chosen
        card = self.table.cards[name]
        if not self.table.in_play(name):
            if state == "in play":
                return False
            raise Unsure("a state of a card in a pile")
        states = {
            "expended": card["expended"],
            "ready": not card["expended"],
            "damaged": card["damage"] > 0,
            "in play": True,
        }
        if state not in states:
            raise Unsure(f"the state {state}")
        return bool(states[state])

    def WithStat(self, node: Any, names: list[str]) -> list[str]:
        return [
            n
            for n in names
            if self.has(n, node.stat)
            and within(self.table.stat(n, word(node.stat)), self.bound(node.n), word(node.bound))
        ]

    def WithExactStat(self, node: Any, names: list[str]) -> list[str]:
        return [
            n for n in names if self.has(n, node.stat) and self.table.stat(n, word(node.stat)) == self.bound(node.n)
        ]

    def WithExtremeStat(self, node: Any, names: list[str]) -> list[str]:
        numbers = {name: self.table.stat(name, word(node.stat)) for name in names if self.has(name, node.stat)}
        best = (max if word(node.extreme) == "highest" else min)(numbers.values(), default=0)
        return [name for name, n in numbers.items() if n == best]

    def WithSkills(self, node: Any, names: list[str]) -> list[str]:
        wanted = {word(skill) for skill in node.skills}
        if node.none:
            return [name for name in names if not wanted & self.table.skills(name)]
        if node.one:
            return [name for name in names if wanted & self.table.skills(name)]
        return [name for name in names if wanted <= self.table.skills(name)]

    def has(self, name: str, stat: Any) -> bool:
        """Whether the card has such a number at all."""
        if word(stat) == "cost" or word(stat) in self.table.cards[name]["printed"]:
            return True
        raise Unsure("a number that it cannot have")

    def EndCard(self, node: Any, seat: str, where: Any) -> list[str]:
        return self.end(node, 1, seat)

    def EndCards(self, node: Any, seat: str, where: Any) -> list[str]:
        return self.end(node, self.count(node.n), seat)

    def end(self, node: Any, n: int, seat: str) -> list[str]:
        seats = self.owners(node.deck.whose)
        if len(seats) > 1 and word(node.deck.whose) != "each player's":
            raise Unsure("whose deck")
        decks: list[list[str]] = [self.table.seats[each]["deck"] for each in seats]
        ends = [deck[:n] if word(node.end) == "top" else deck[max(0, len(deck) - n) :] for deck in decks]
        return [name for end in ends for name in end]

    def WholeZone(self, node: Any, seat: str, where: Any) -> list[str]:
        return self.zone(node.zone)

    # ---- conditions
    def ControlsThing(self, node: Any) -> bool:
        return self.as_many(node.what.determiner, len(self.controlled(node)))

    def ControlsNot(self, node: Any) -> bool:
        if word(node.what.determiner) != "a":
            raise Unsure("does not control so many")
        return not self.controlled(node)

    def controlled(self, node: Any) -> list[str]:
        seats = self.players(node.who)
        if len(seats) > 1:
            raise Unsure("a condition of each")
        if (
            not isinstance(node.what, nouns.Some)
            or node.what.group.place is not None
            or node.what.group.controller is not None
        ):
            raise Unsure("what is controlled")
        return [name for name in self.group(node.what.group) if self.table.cards[name]["controller"] in seats]

    def ControlsMore(self, node: Any) -> bool:
        if node.group.place is not None or node.group.controller is not None:
            raise Unsure("what is controlled")
        counts = []
        for who in (node.who, node.other):
            seats = self.players(who)
            if len(seats) > 1:
                raise Unsure("a condition of each")
            counts.append(sum(self.table.cards[name]["controller"] in seats for name in self.group(node.group)))
        return counts[0] > counts[1] if word(node.compared) == "more" else counts[0] < counts[1]

    def life(self, who: Any) -> int:
        seats = self.players(who)
        if len(seats) != 1:
            raise Unsure("the life of several")
        return int(self.table.seats[seats[0]]["life"])

    def HasLife(self, node: Any) -> bool:
        """Nobody is chosen by a condition: 'a player' is one of whom it is so."""
        if word(node.who) == "a player":
            lives = [int(seat["life"]) for seat in self.table.seats.values()]
            return any(within(life, self.bound(node.n), word(node.bound)) for life in lives)
        return within(self.life(node.who), self.bound(node.n), word(node.bound))

    def HasMoreLife(self, node: Any) -> bool:
        one, two = self.life(node.who), self.life(node.other)
        return one > two if word(node.compared) == "more" else one < two

    def TurnOf(self, node: Any) -> bool:
        return self.owners(node.whose) == ["A"]

    def NotTurnOf(self, node: Any) -> bool:
        return not self.TurnOf(node)

    def HasSkill(self, node: Any) -> bool:
        wanted = {word(skill) for skill in node.skills}
        there = self.present(node.what)
        return bool(there) and all(wanted <= self.table.skills(name) for name in there)

    def WasDone(self, node: Any) -> bool:
        """[EN-8] What this effect did, or what came of it."""
        things = self.things(node.what)
        return bool(things) and things[0].name in self.table.did.get(word(node.done), [])

    # ---- amounts
    def LifeOf(self, node: Any) -> int:
        seats = self.owners(node.whose)
        if len(seats) != 1:
            raise Unsure("the life of several")
        return int(self.table.seats[seats[0]]["life"])

    def HalfLife(self, node: Any) -> int:
        return half(self.LifeOf(node), word(node.rounding))

    # ---- verbs
    def settle(self) -> None:
        self.table.check()

    def can(self, deeds: Any, seat: str) -> bool | None:
        """An offer of what cannot be done is none; where a part can be done, or later, the rules are silent."""
        act = deeds[0].act
        self.acting, before = seat, self.acting
        try:
            if isinstance(act, verbs.Discard) and isinstance(act.n, numbers.Number):
                held = len(self.table.seats[seat]["hand"])
                return False if held == 0 else None if held < act.n.value or len(deeds) > 1 or deeds[0].each else True
            what = getattr(act, "what", None)
            if len(deeds) > 1 or deeds[0].each is not None:
                return None
            if (
                isinstance(what, nouns.Some)
                and word(what.determiner) == "a"
                and what.group.place is None
                and not isinstance(act, verbs.Expend | verbs.Ready)
            ):
                return bool(
                    self.sacrificable(what, seat) if isinstance(act, verbs.Sacrifice) else self.group(what.group)
                )
            return None
        finally:
            self.acting = before

    def Draw(self, node: Any, seat: str, times: int) -> Act:
        n = self.value(node.n) * times

        def carry() -> bool:
            drawn = self.table.seats[seat]["deck"][:n]
            if len(drawn) < n:
                raise Unsure("an empty deck")
            self.moved(drawn, "hand", "drawn")
            self.amount = n
            return n > 0

        return carry

    def Discard(self, node: Any, seat: str, times: int) -> Act:
        n = self.value(node.n) * times
        names = self.pick(seat, self.table.seats[seat]["hand"], n, n)

        def carry() -> bool | None:
            self.moved(names, "discard", "discarded")
            self.amount = len(names)
            return None if 0 < len(names) < n else bool(names)

        return carry

    def moved(self, names: list[str], zone: str, done: str) -> bool:
        for name in names:
            self.table.note(done, name)
            self.table.move(name, zone)
        return bool(names)

    def on_things(self, node: Any, seat: str, change: Any, where: list[str] | None = None) -> Act:
        things = self.things(node.what, seat, where)
        return self.on_found(things, change)

    def DiscardThing(self, node: Any, seat: str, times: int) -> Act:
        """[LU-key.3] Without a zone named, from the hand."""
        self.once(times)
        what = node.what
        place = getattr(getattr(what, "group", None), "place", None)
        where = None if place is not None or not isinstance(what, nouns.Some) else self.table.seats[seat]["hand"]
        if isinstance(what, nouns.Bare | nouns.Both) or (where is not None and what.group.controller is not None):
            raise Unsure("discarded from where")
        things = self.things(what, seat, where)
        if any(self.table.in_play(thing.name) for thing in things):
            raise Unsure("discarded from play")
        return self.on_found(things, self.discarded)

    def discarded(self, name: str) -> bool:
        if self.table.cards[name]["zone"] not in ("hand", "deck"):
            raise Unsure("discarded from there")
        return self.moved([name], "discard", "discarded")

    def on_found(self, things: list[Thing], change: Any) -> Act:
        def carry() -> bool:
            changed = [change(name) for thing in things if (name := self.table.now(thing)) is not None]
            return any(changed)

        return carry

    def once(self, times: int) -> None:
        if times != 1:
            raise Unsure("a verb without an amount, for each")

    def DrawThing(self, node: Any, seat: str, times: int) -> Act:
        """[LU-key.1] Without a zone named, from the own deck's top."""
        self.once(times)
        what = node.what
        if isinstance(what, nouns.Some) and what.group.place is None:
            plain = nouns.Group((), what.group.kinds)
            if what.group != plain or word(what.group.kinds[0]) != "card" or len(what.group.kinds) > 1:
                raise Unsure("drawn from where")
            if not isinstance(what.determiner, nouns.Exactly) and word(what.determiner) != "a":
                raise Unsure("how many are drawn")
            n = self.count(what.determiner.n) if isinstance(what.determiner, nouns.Exactly) else 1
            drawn = self.table.seats[seat]["deck"][:n]
            if len(drawn) < n:
                raise Unsure("an empty deck")
            self.found[id(what)] = [Thing(name, self.table.number(name)) for name in drawn]
            return lambda: self.moved(drawn, "hand", "drawn")
        things = self.things(what, seat)
        if any(self.table.in_play(t.name) or self.table.cards[t.name]["owner"] != seat for t in things):
            raise Unsure("drawn from there")
        return self.on_found(things, lambda name: self.moved([name], "hand", "drawn"))

    def Destroy(self, node: Any, seat: str, times: int) -> Act:
        self.once(times)
        return self.on_things(node, seat, self.destroyed)

    def destroyed(self, name: str) -> bool:
        return self.table.in_play(name) and self.moved([name], "discard", "destroyed")

    def sacrificed(self, name: str) -> bool:
        self.table.note("sacrificed", name)
        return self.destroyed(name)

    def sacrificable(self, what: Any, seat: str) -> list[str]:
        """[LU-key.8] Only cards that one owns and controls."""
        return [
            n
            for n in self.group(what.group)
            if self.table.cards[n]["owner"] == self.table.cards[n]["controller"] == seat
        ]

    def Sacrifice(self, node: Any, seat: str, times: int) -> Act:
        self.once(times)
        if not isinstance(node.what, nouns.Some) or node.what.group.place is not None:
            raise Unsure("what is sacrificed")
        if word(node.what.group.filter and node.what.group.filter.__dict__.get("extreme")):
            raise Unsure("the highest of which")
        return self.on_things(node, seat, self.sacrificed, self.sacrificable(node.what, seat))

    def Void(self, node: Any, seat: str, times: int) -> Act:
        self.once(times)
        if node.face_down:
            raise Unsure("face down")
        return self.on_things(node, seat, lambda name: self.moved([name], "void", "voided"))

    def Return(self, node: Any, seat: str, times: int) -> Act:
        """[LU-zone.12] To the owner's hand or another pile of the owner's."""
        self.once(times)
        said = word(node.zone.whose)
        if said not in ("its owner's", "their owners'") or len(node.zone.piles) > 1:
            raise Unsure("returned to where")
        if PILES[word(node.zone.piles[0])] != "hand":
            raise Unsure("returned to where")
        return self.on_things(
            node, seat, lambda name: self.table.cards[name]["zone"] != "hand" and self.moved([name], "hand", "returned")
        )

    def turned(self, name: str, expended: bool) -> bool:
        if not self.table.in_play(name) or self.table.cards[name]["expended"] is expended:
            return False
        self.table.cards[name]["expended"] = expended
        self.table.note("expended" if expended else "readied", name)
        return True

    def Expend(self, node: Any, seat: str, times: int) -> Act:
        self.once(times)
        return self.on_things(node, seat, lambda name: self.turned(name, True))

    def Ready(self, node: Any, seat: str, times: int) -> Act:
        self.once(times)
        return self.on_things(node, seat, lambda name: self.turned(name, False))

    def GainLife(self, node: Any, seat: str, times: int) -> Act:
        return self.live(seat, self.value(node.n) * times, "life gained")

    def LoseLife(self, node: Any, seat: str, times: int) -> Act:
        return self.live(seat, -self.value(node.n) * times, "life lost")

    def live(self, seat: str, n: int, measured: str) -> Act:
        def carry() -> bool:
            self.table.seats[seat]["life"] += n
            self.amount = abs(n)
            self.totals.setdefault(measured, []).append(abs(n))
            return n != 0

        return carry

    def LifeBecomes(self, step: Any) -> None:
        for seat in self.owners(step.whose):
            self.table.seats[seat]["life"] = self.value(step.n)
        self.settle()

    def DealDamage(self, node: Any, seat: str, times: int) -> Act:
        first = self.value(node.n) * times if node.n.span < node.to.span else None  # in the order of the text
        things, seats = self.targets(node.to, seat)
        n = self.value(node.n) * times if first is None else first

        def carry() -> bool:
            hit = [self.hurt(name, n) for thing in things if (name := self.table.now(thing)) is not None]
            hit += [self.live(each, -n, "by damage")() for each in seats]
            self.amount = n if len(hit) == 1 else None
            self.totals.setdefault("damage dealt", []).append(n * sum(hit))
            return any(hit)

        return carry

    def targets(self, to: Any, seat: str) -> tuple[list[Thing], list[str]]:
        if isinstance(to, core.Thing):
            return self.things(to, seat), []
        if isinstance(to, core.Player):
            return [], self.players(to)
        if isinstance(to, verbs.ThingAndPlayer):
            return self.things(to.thing, seat), self.players(to.player)
        raise Unsure("cards or players")

    def hurt(self, name: str, n: int) -> bool:
        if not self.table.in_play(name) or n <= 0:
            return False
        key, way = ("damage", 1) if self.table.is_kind(name, "unit") else ("durability", -1)
        self.table.cards[name][key] = max(0, self.table.cards[name][key] + way * n)
        return True

    def AddDurability(self, node: Any, seat: str, times: int) -> Act:
        return self.endure(node, seat, times, 1)

    def RemoveDurability(self, node: Any, seat: str, times: int) -> Act:
        return self.endure(node, seat, times, -1)

    def endure(self, node: Any, seat: str, times: int, way: int) -> Act:
        n = self.value(node.n) * times

        def change(name: str) -> bool:
            if not self.table.in_play(name):
                return False
            card = self.table.cards[name]
            if card["printed"]["type"] != "relic":
                raise Unsure("durability of a unit")
            card["durability"] = max(0, card["durability"] + way * n)
            return n > 0

        return self.on_things(node, seat, change)

    def RemoveDamage(self, node: Any, seat: str, times: int) -> Act:
        n = 99 if isinstance(node.n, numbers.AllOfIt) else self.value(node.n) * times

        def change(name: str) -> bool:
            if not self.table.in_play(name) or not self.table.is_kind(name, "unit"):
                return False
            card = self.table.cards[name]
            was, card["damage"] = card["damage"], max(0, card["damage"] - n)
            return bool(was and n)

        return self.on_things(node, seat, change)

    def Cull(self, node: Any, seat: str, times: int) -> Act:
        n = self.value(node.n) * times
        return lambda: self.moved(self.table.seats[seat]["deck"][:n], "discard", "discarded")

    # ---- what things get and do
    def ThingIs(self, step: Any) -> None:
        if isinstance(step.what, nouns.Either):
            raise Unsure("one of these")
        if step.duration is not None and word(step.duration) not in ("this turn", "until end of turn"):
            raise Unsure("how long")
        passing = step.duration is not None
        if isinstance(step.what, nouns.OneOf) and not all(self.lies(each) for each in self.things(step.what.them)):
            raise Unsure("a choice among cards of which some have gone")
        things = self.things(step.what, self.you)
        for being in step.beings:
            changes = [self.method(being)(being, thing) for thing in things if self.lies(thing)]
            for thing, change in zip([thing for thing in things if self.lies(thing)], changes, strict=True):
                if callable(change):
                    change()
                else:
                    self.table.cards[thing.name]["changes"].append({**change, "passing": passing})
            self.settle()

    def lies(self, thing: Thing) -> bool:
        name = self.table.now(thing)
        return name is not None and self.table.in_play(name)

    def times(self, node: Any) -> int:
        return 1 if node.each is None else len(self.group(node.each))

    def Get(self, node: Any, thing: Thing) -> dict[str, Any]:
        """[EN-10] Worked out for each."""
        times = self.times(node)
        if hasattr(node.bonus, "stat"):
            if word(node.bonus.stat) not in ("attack", "health"):
                raise Unsure("a change of that number")
            found = {word(node.bonus.stat): node.bonus.n.value * times}
        else:
            found = {"attack": node.bonus.attack.value * times, "health": node.bonus.health.value * times}
        if not self.table.is_kind(thing.name, "unit"):
            raise Unsure("attack of a relic")
        return found

    def GainSkills(self, node: Any, thing: Thing) -> dict[str, Any]:
        return {"gains": [word(skill) for skill in node.skills]}

    def LoseSkills(self, node: Any, thing: Thing) -> dict[str, Any]:
        return {"loses": [word(skill) for skill in node.skills]}

    def BecomeStats(self, node: Any, thing: Thing) -> dict[str, Any]:
        if not self.table.is_kind(thing.name, "unit"):
            raise Unsure("attack of a relic")
        return {"set attack": node.attack.value, "set health": node.health.value}


def key(label: str, names: set[str]) -> str:
    """An option by the cards, players or words that it names."""
    words = label.replace(",", " ").split()
    cards = [each for each in words if each in names]
    if label.startswith("Rite: "):
        return {"do it": "yes", "decline": "no"}.get(label[6:], label[6:].lower())
    if cards:
        return cards[0]
    if label == "choose no more":
        return "stop"
    return words[-1] if words[-1] in SEATS else label


# ------------------------------------------------------------------ how it is played and which texts are grown

Reading = LuminousInterpreter


def holder(text: str, dice: random.Random) -> dict[str, Any]:
    return {"name": "Rite", "type": "spell", "faction": "Wanderers", "essence_cost": "", "text": text}


def begin(game: Any, reading: LuminousInterpreter) -> None:
    game.decide("play Rite", 0)


def is_free(game: Any) -> bool:
    return any(str(option) == "pass" for option in game.decision.options)
