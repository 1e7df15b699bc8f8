"""The same change of a number in other words: what people type, and the sentence of the house for it.

"Raise its attack by 2", "add 2 to its attack", "its attack rises by 2", "+2 attack to it". What may rise, fall and be
set, and how that is said, a game tells (`Said`). A slot `{one's}` stands for words that end with an owner ("a unit's",
"its"), and `{one}` for that owner in the house ("a unit", "it"); `{ones'}` and `{ones}` are of several, and of you.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .patterns import paraphrases, unbound
from .wordings import Wordings

UP, DOWN = "raise|increase|boost|heighten|improve|lift|bump", "lower|reduce|decrease|cut|diminish|lessen|drop"
RISES = ("<rises|increases|grows|goes up|climbs>", "<rise|increase|grow|go up|climb>")
FALLS = ("<falls|decreases|drops|shrinks|sinks|goes down>", "<fall|decrease|drop|shrink|sink|go down>")
MAKE = "<set|change|reset|make|turn|bring|adjust|put>"
BECOMES = ("<becomes|turns into|changes to|is set to|is changed to|is reset to>",
           "<become|turn into|change to|are set to|are changed to|are reset to>")  # fmt: skip
BOTH = "<|each|both|in each case>"
# With what an amount begins that is not a number.
MEASURE = "the/twice/half/its/your/their/this"


class Said(NamedTuple):
    """How a game says that numbers rise, fall, and become something: of one, and of several."""

    of: str
    """The numbers, as a slot: "{s=attack/health}"."""
    gain: tuple[str, str] | None = None
    lose: tuple[str, str] | None = None
    shift: tuple[str, str] | None = None
    """With a sign: "{one} gets {signed} {s}"."""
    become: tuple[str, str] | None = None
    """"set {one's} {s} to {n}", "set {ones'} {s} to {n}"."""
    over: tuple[str, str] | None = None
    """That it is more than so much: "{one's} {s} is more than {n}"."""
    gain_so: tuple[str, str] | None = None
    """By as much as something else: {q}."""
    lose_so: tuple[str, str] | None = None
    two: bool = False
    """Whether two numbers may change in one clause: "gains 2 ATK and 2 DEF"."""


def changes(*games: Said) -> Wordings:
    """All that is typed for it."""
    rows = (row for said in games for one in (True, False) for row in (*moved(said, one), *made(said, one)))
    # Where a game's own words name an owner ("increase {ones'} cost"), not all that is typed has one.
    return {typed: house for typed, house in rows if not any(unbound(each) for each in paraphrases(typed, house))}


class Words(NamedTuple):
    """What is said of one, or of several."""

    whose: str
    who: str
    s: str
    other: str

    def second(self, house: str) -> str:
        """The same of another number."""
        return house.replace("{s}", "{s2}")

    def both(self, house: str, number: str = "n") -> str:
        """The change of two numbers: 'gains 2 ATK and 2 DEF'."""
        change = house[max(house.find(sign) for sign in ("{n}", "{+n}", "{-n}")) :]
        return f"{house} and {self.second(change).replace('n}', number + '}')}"

    def of(self, house: str) -> str:
        """The same with the owner behind: 'the attack of a unit'."""
        return house.replace(f"{self.whose} {{s}}", f"the {{s}} of {self.who}").replace(
            f"{self.whose} {{s2}}", f"the {{s2}} of {self.who}")  # fmt: skip

    def behind(self, house: str) -> str:
        """The same of somebody else."""
        said = house.replace("}", "2}").replace("{s2}", "{s}")
        return said.replace("n2}", "n}").replace("signed2}", "signed}")


def words(said: Said, one: bool) -> Words:
    whose, who = ("{one's}", "{one}") if one else ("{ones'}", "{ones}")
    return Words(whose, who, said.of, said.of.replace("{s=", "{s2="))


ITS = "<|its|their|your>"


def moved(said: Said, one: bool) -> Iterator[tuple[str, str]]:
    """What rises and falls."""
    w, at = words(said, one), 0 if one else 1
    whose, who, s, other = w.whose, w.who, w.s, w.other
    for ways, moves, houses, by, so in (
        (UP, RISES, said.gain, "to", said.gain_so), (DOWN, FALLS, said.lose, "from", said.lose_so),
    ):  # fmt: skip
        way, add = f"<{ways}>", "<add|give>" if by == "to" else "<subtract|take|deduct|remove>"
        if houses is not None:
            house = houses[at]
            if house.startswith("{ones} "):
                for typed in (f"{way} your {s} by {{n}}", f"{add} {{n}} {by} your {s}"):
                    yield f"you may {typed}", f"you may {house.removeprefix('{ones} ')}"
            if whose not in house:
                yield f"{add} {{n}} {s} {by} {who}", house
            yield f"{way} {whose} {s} by {{n}}", house
            yield f"{way} the {s} of {who} by {{n}}", w.of(house)
            yield f"{add} {{n}} {by} {whose} {s}", house
            yield f"{add} {{n}} {by} the {s} of {who}", w.of(house)
            yield f"{whose} {s} {moves[0]} by {{n}}", house
            yield f"the {s} of {who} {moves[0]} by {{n}}", w.of(house)
            yield f"{way} the {s} of {who} and <|of> {who[:-1]}2}} by {{n}} each", f"{house} and {w.behind(house)}"
            other_way = f"if {{x}} , {house.replace('n}', 'n2}')} . otherwise , {house}"
            done = "raised|increased|boosted" if by == "to" else "lowered|reduced|decreased"
            yield f"^ {way} {whose} {s} by {{n}}, or by {{n2}} <|instead> if {{x}} $", other_way
            yield f"^ {whose} {s} <is|are> <{done}> by {{n}}, or by {{n2}} <|instead> if {{x}} $", other_way
            yield f"{add} {{n}} {s} {by} {who} and {{n2}} <|{s}> {by} {who[:-1]}2}}", (
                f"{house} and {w.behind(house).replace('n}', 'n2}')}")  # fmt: skip
        if houses is not None and said.two:
            twice = w.both(house)
            yield f"{way} <|both> {whose} {s} and {ITS} {other} by {{n}} {BOTH}", twice
            yield f"{way} <|both> the {s} and <|the> {other} of {who} by {{n}} {BOTH}", twice
            yield f"{add} {{n}} {by} <|both> {whose} {s} and {ITS} {other} {BOTH}", twice
            yield f"{whose} {s} and {ITS} {other} <|each|both> {moves[1]} by {{n}} {BOTH}", twice
            yield f"{way} {whose} {s} by {{n}} and {ITS} {other} by {{n2}}", w.both(house, "n2")
        if so is not None:
            measured = so[at].replace("{q}", "{w} {q}")
            yield f"{way} {whose} {s} by {{w={MEASURE}}} {{q}}", measured
            yield f"{way} the {s} of {who} by {{w={MEASURE}}} {{q}}", w.of(measured)
    if said.shift is not None:
        shifted = said.shift[at]
        yield f"{{signed}} {s} to {who}", shifted  # 'for each' says how often
        yield f"{whose} {s} <gets|is|:|> {{signed}}", shifted
        if said.two:
            yield f"{{signed}} {s} and {{signed2}} {other} to {who}", f"{shifted} and {{signed2}} {{s2}}"


def made(said: Said, one: bool) -> Iterator[tuple[str, str]]:
    """What becomes something."""
    if said.become is None:
        return
    w, at = words(said, one), 0 if one else 1
    whose, who, s, other = w.whose, w.who, w.s, w.other
    becomes = said.become[at]
    yield f"{MAKE} {whose} {s} <to|into|equal to|> {{n}}", becomes
    yield f"{MAKE} the {s} of {who} <to|into|equal to|> {{n}}", w.of(becomes)
    yield f"{whose} {s} {BECOMES[0]} {{n}}", becomes
    yield f"the {s} of {who} {BECOMES[0]} {{n}}", w.of(becomes)
    if said.over is not None:
        # What is less already is not raised.
        lowered = f"if {said.over[at]} , {becomes}"
        yield f"<{DOWN}> {whose} {s} to {{n}}", lowered
        yield f"<{DOWN}> the {s} of {who} to {{n}}", w.of(lowered)
    if said.two:
        for typed, house in (
            (f"<|both> {whose} {s} and {ITS} {other}", becomes),
            (f"<|both> the {s} and <|the> {other} of {who}", w.of(becomes)),
        ):
            both = f"{house} and {w.second(house)}"
            yield f"{MAKE} {typed} <|both|each> <to|into|equal to|> {{n}}", both
            yield f"{typed} <|both|each> {BECOMES[1]} {{n}}", both
        yield f"^ {whose} {s} and {other}: {MAKE} both to {{n}}", f"{becomes} and {w.second(becomes)}"
        both = f"{becomes} and {w.second(becomes).replace('{n}', '{n2}')}"
        yield f"{MAKE} {whose} {s} to {{n}} and {ITS} {other} to {{n2}}", both
        yield f"{whose} {s} {BECOMES[0]} {{n}} and {ITS} {other} {BECOMES[0]} {{n2}}", both
