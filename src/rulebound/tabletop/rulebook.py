"""The rulebooks as data: every statement with its id, where it comes from, and why where we had to decide.

A refusal, a citation in the code and a test all speak of a rule by its id; here the id gets its words.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulebound.kernel.errors import RuleboundError
from rulebound.tabletop.rooms import home_of, rulesets

RULE: Final = "rule"  # the rulebook says it
RULING: Final = "ruling"  # the rulebook leaves it open, we decided
DEFINITION: Final = "definition"  # a word without behaviour of its own
DECISION: Final = "decision"  # a question that the game asks
TIMING: Final = "timing"  # an order of steps, put together from rules
SWITCH: Final = "switch"  # where two editions differ
CASE: Final = "hard case"  # a position worked through
CARD: Final = "acceptance card"  # a card and what it must prove
KINDS: Final = (RULE, RULING, DEFINITION, DECISION, TIMING, SWITCH, CASE, CARD)
COUNTED: Final = (RULE, RULING)  # what must be cited and tested
NEEDS_REASON: Final = (RULING, DEFINITION)

# Rulebooks that all games share, by name; no ruleset plays by one alone.
SHARED: Final = {"english": Path(__file__).parents[1] / "language" / "rulebook.toml"}

NUMBER: Final = r"\d+[a-z]?"
AREA_AND_NUMBER: Final = rf"[A-Za-z]*\.?{NUMBER}(?:\.{NUMBER})*(?!\w|\.\d)"  # how most ids go on after the prefix


class RulebookError(Exception):
    """A rulebook file that breaks its own form."""


class UnknownRule(RuleboundError, LookupError):
    """A rule that its rulebook does not have."""

    def __init__(self, ruleset: str, rule_id: str, near: list[str]) -> None:
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"the rulebook of {ruleset} has no {rule_id!r}{hint}")
        self.ruleset = ruleset
        self.rule_id = rule_id


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of a rulebook."""

    id: str
    kind: str
    area: str
    source: str
    statement: str
    rulings: tuple[str, ...] = ()
    reason: str = ""
    editions: tuple[str, ...] = ()
    """The editions that count it; none in a rulebook of one edition."""

    @property
    def counted(self) -> bool:
        """Whether it must have a line of code that cites it and a test that checks it."""
        return self.kind in COUNTED


@dataclass(frozen=True, slots=True)
class Switch:
    """Where a table may choose another ruling: one of some words, or a whole number from a minimum on."""

    name: str
    default: str | int
    values: tuple[str, ...]
    minimum: int | None
    gap: str
    words: tuple[str, ...] = field(init=False)
    """What may be said, the default first; `n` is any whole number."""

    def __post_init__(self) -> None:
        others = [value for value in self.values if value != self.default]
        words = (str(self.default), *others, *(["n"] if self.minimum is not None else []))
        object.__setattr__(self, "words", words)  # every game asks for them

    def read(self, value: object) -> str | int:
        """The value as the game uses it; true and false stand for yes and no. Else a ValueError."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if isinstance(value, str) and value in self.values:
            return value
        if isinstance(value, int) and self.minimum is not None and value >= self.minimum:
            return value
        allowed = [*self.values]
        if self.minimum is not None:
            allowed.append(f"a whole number from {self.minimum}")
        raise ValueError(f"switch {self.name} cannot be {value!r}; it is {' or '.join(allowed)}")


@dataclass(frozen=True)
class Rulebook:
    """All statements of one ruleset, in the order of the rulebook.

    Statements that only another edition counts stand in `others`: they can be cited and looked up, no more.
    """

    ruleset: str
    title: str
    prefixes: tuple[str, ...]
    rules: tuple[Rule, ...]
    switches: tuple[Switch, ...]
    others: tuple[Rule, ...] = ()
    form: str = AREA_AND_NUMBER
    argued: str = ""
    """How the ledger calls the items in which rulings are argued, but for their number."""
    _by_id: dict[str, Rule] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        for rule in (*self.rules, *self.others):
            if rule.id in self._by_id:
                raise RulebookError(f"{self.ruleset}: {rule.id} stands twice")
            self._by_id[rule.id] = rule

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def rule(self, rule_id: str) -> Rule:
        if rule_id not in self._by_id:
            raise UnknownRule(self.ruleset, rule_id, get_close_matches(rule_id, self._by_id, n=2))
        return self._by_id[rule_id]

    def settled_by(self, item: str) -> list[Rule]:
        """The rulings that are argued in one item of the ledger, by its id; none if it is no such id."""
        number = item.removeprefix(self.argued)
        if not self.argued or number == item:
            return []
        return [rule for rule in self.rules if rule.source == f"ruling G-{number}"]

    def statement(self, rule_id: str) -> str:
        """The rule in words, as a refusal quotes it."""
        return self.rule(rule_id).statement

    def switch(self, name: str) -> Switch:
        for switch in self.switches:
            if switch.name == name:
                return switch
        known = ", ".join(switch.name for switch in self.switches)
        raise LookupError(f"{self.ruleset} has no switch {name!r}; there are: {known}")

    def pattern(self) -> re.Pattern[str]:
        """Finds whole ids of this rulebook in a text: number 1 is not found in number 10, 1a or 1.2."""
        prefix = "|".join(re.escape(prefix) for prefix in self.prefixes)
        return re.compile(rf"(?<![\w-])(?:{prefix})-{self.form}")

    def speaks_of(self, name: str) -> bool:
        """Whether a name is meant as an id of this rulebook, there or not."""
        return name.startswith(tuple(f"{prefix}-" for prefix in self.prefixes))


def read_rulebook(path: Path, ruleset: str | None = None) -> Rulebook:
    """Read one rulebook file and check its form; of several editions that of the ruleset, else the first one."""
    return rulebook_from(path.read_text(encoding="utf-8"), path.name, ruleset)


def rulebook_from(text: str, source: str, ruleset: str | None = None) -> Rulebook:
    data = tomllib.loads(text)
    try:
        edition = ""
        name = data["ruleset"]
        if isinstance(name, dict):
            name = next(iter(name)) if ruleset is None else ruleset
            edition = data["ruleset"][name]
        rules = [_rule(table) for table in data["rule"]]
        prefix = data["prefix"]
        book = Rulebook(
            ruleset=name,
            title=data["title"],
            prefixes=(prefix,) if isinstance(prefix, str) else tuple(prefix),
            rules=tuple(rule for rule in rules if not edition or edition in rule.editions),
            switches=tuple(_switch(table, edition or "default") for table in switches(data, edition)),
            others=tuple(rule for rule in rules if edition and edition not in rule.editions),
            form=data.get("form", AREA_AND_NUMBER),
            argued=data.get("argued", ""),
        )
    except KeyError as missing:
        raise RulebookError(f"{source}: the key {missing} is missing") from missing
    pattern = book.pattern()
    for rule in (*book.rules, *book.others):
        if pattern.fullmatch(rule.id) is None:
            raise RulebookError(f"{source}: {rule.id!r} is no id of the form {book.prefixes[0]}-area.1")
    return book


def switches(data: dict[str, Any], edition: str) -> list[dict[str, Any]]:
    """Those of an edition: a switch says a value for each edition that has it."""
    found: list[dict[str, Any]] = data.get("switch", [])
    editions = set(data["ruleset"].values()) if edition else set()
    return [table for table in found if edition in table or not editions & table.keys()]


def rulebooks() -> list[str]:
    """The names of all rulebooks: those of the rulesets, and those that all games share."""
    return [*rulesets(), *SHARED]


@cache
def load_rulebook(ruleset: str) -> Rulebook:
    """The rulebook of a ruleset, by its name. Two editions of one game share a book."""
    if ruleset in SHARED:
        return read_rulebook(SHARED[ruleset])
    home = home_of(ruleset)
    return rulebook_from(home.rulebook(), f"the rulebook of {home.name}", ruleset)


def _rule(table: dict[str, Any]) -> Rule:
    rule = Rule(
        id=table["id"],
        kind=table["kind"],
        area=table["area"],
        source=table["source"],
        statement=table["statement"],
        rulings=tuple(table.get("rulings", ())),
        reason=table.get("reason", ""),
        editions=tuple(table.get("editions", ())),
    )
    if rule.kind not in KINDS:
        raise RulebookError(f"{rule.id}: kind {rule.kind!r} is none of {', '.join(KINDS)}")
    if rule.kind in NEEDS_REASON and not rule.reason:
        raise RulebookError(f"{rule.id}: a {rule.kind} needs a reason")
    return rule


def _switch(table: dict[str, Any], edition: str) -> Switch:
    switch = Switch(
        name=table["name"],
        default=table[edition],
        values=tuple(table.get("values", ())),
        minimum=table.get("minimum"),
        gap=table["gap"],
    )
    try:
        switch.read(switch.default)
    except ValueError as wrong:
        raise RulebookError(f"default: {wrong}") from wrong
    return switch
