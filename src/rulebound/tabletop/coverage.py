"""Rule coverage: which statements of a rulebook the code cites and the tests check.

*Cited*: the id stands in a Python source file of the package.
*Tested*: the id stands in the `rules` of a scenario below tests/, or is the one rule that a `refused:` line
of a scenario names, or is given to a Python test with `@pytest.mark.rules(...)`. A refusal that accepts one
of several rules shows none of them for certain and counts for none.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulebound.tabletop.rulebook import DEFINITION, SHARED, Rulebook, load_rulebook

PACKAGE: Final = Path(__file__).resolve().parents[1]
REFUSED: Final = re.compile(r"^\s*\w+:\s*refused:.*->\s*(\S+)\s*$", re.MULTILINE)

EXTENDING = "extending"  # of the tests: what is added to a game from outside, with rules of its own

class NotACheckout(Exception):
    """Coverage was asked where the sources or the tests are not at hand."""


class UnreadableTest(Exception):
    """A test file from which the rules it checks cannot be read."""


@dataclass(frozen=True, slots=True)
class Row:
    """One id with the files that cite it and the files that test it, relative to the checkout."""

    id: str
    kind: str
    cited: tuple[str, ...]
    tested: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """A test says that it checks a rule."""

    rule: str
    test: str
    """A scenario file, or a Python test as pytest names it, relative to the checkout."""
    listed: bool = True
    """False where only a refusal of the scenario names the rule."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The totals count rules and rulings; definitions are counted apart, decisions not at all."""

    ruleset: str
    rules: int
    definitions: int
    cited: int
    tested: int
    uncited: tuple[str, ...]
    untested: tuple[str, ...]
    rows: tuple[Row, ...]
    unknown: dict[str, tuple[str, ...]]
    """Ids that a source or a test names and the rulebook does not have, with the files."""

    @property
    def complete(self) -> bool:
        return not (self.uncited or self.untested or self.unknown)

    def as_json(self) -> dict[str, Any]:
        return {
            "ruleset": self.ruleset,
            "rules": self.rules,
            "definitions": self.definitions,
            "cited": self.cited,
            "tested": self.tested,
            "uncited": list(self.uncited),
            "untested": list(self.untested),
        }


def coverage(ruleset: str, checkout: Path | None = None, book: Rulebook | None = None) -> Coverage:
    """Read the sources and tests of this checkout (or of another) and hold them against the rulebook."""
    if book is None:
        book = load_rulebook(ruleset)
    root = checkout if checkout is not None else find_checkout()
    mentions = _Mentions(root)
    for path, text in _python_files(root / "src" / "rulebound"):
        for found in book.pattern().findall(text):
            mentions.cite(found, path)
    for claim in claims(book, root):
        mentions.test(claim.rule, claim.test.partition("::")[0])
    return _summary(book, mentions)


def claims(book: Rulebook, root: Path) -> Iterator[Claim]:
    """Which tests claim which ids of this rulebook, or ids that only it can have meant."""
    for path, text in _python_files(root / "tests"):
        for test, name in marked_tests(path, text):
            if book.speaks_of(name):
                yield Claim(name, path.relative_to(root).as_posix() + test)
    switches = {switch.name for switch in book.switches}
    elsewhere = [load_rulebook(name) for name in SHARED if name != book.ruleset]
    for path in sorted((root / "tests").rglob("*.toml")):
        if path.parent.name == EXTENDING:
            continue
        ruleset, shown = _read_scenario(path, path.read_text(encoding="utf-8"))
        ours = ruleset == book.ruleset
        for name, listed in shown.items():
            foreign = name in switches or any(other.speaks_of(name) for other in elsewhere)
            if book.speaks_of(name) or (ours and not foreign):
                yield Claim(name, path.relative_to(root).as_posix(), listed)


def find_checkout() -> Path:
    """The checkout that this package runs from: the folder with src/rulebound and tests/."""
    root = PACKAGE.parents[1]
    if PACKAGE.parent.name != "src" or not (root / "tests").is_dir():
        raise NotACheckout(
            "rule coverage reads the sources and the tests: run it from a checkout, with src/ and tests/ "
            f"side by side. This package runs from {PACKAGE}, and there is no tests/ at {root}."
        )
    return root


@cache
def marked_tests(path: Path, text: str) -> tuple[tuple[str, str], ...]:
    """Each id given to `pytest.mark.rules(...)` and whose it is (`::test_x`, or nothing for the whole file).

    The ids must be written out."""
    if "mark.rules" not in text:
        return ()
    return tuple(_marks(path, ast.parse(text, filename=str(path)), ""))


def _marks(path: Path, node: ast.AST, test: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.ClassDef) or (isinstance(node, ast.FunctionDef) and node.name.startswith("test")):
        test += f"::{node.name}"
    elif isinstance(node, ast.Call) and _is_rules_mark(node.func):
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise UnreadableTest(f"{path}:{node.lineno}: write the ids of mark.rules out as strings")
            yield test, argument.value
    for child in ast.iter_child_nodes(node):
        yield from _marks(path, child, test)


def scenario_rules(scenario: dict[str, Any]) -> dict[str, bool]:
    """The ids that a scenario shows: those it lists (true), and the rule of each refusal that names exactly one."""
    script = scenario.get("script", {})
    refused = REFUSED.findall(script.get("moves", "") if isinstance(script, dict) else "")
    return dict.fromkeys(refused, False) | {str(name): True for name in scenario.get("rules", [])}


def _is_rules_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rules"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


@cache  # who asks about several rulesets reads every file once
def _read_scenario(path: Path, text: str) -> tuple[str, dict[str, bool]]:
    """The ruleset of a scenario, and what it shows."""
    try:
        scenario = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise UnreadableTest(f"{path}: {wrong}") from wrong
    return str(scenario.get("ruleset", scenario.get("game"))), scenario_rules(scenario)


def _python_files(folder: Path) -> Iterator[tuple[Path, str]]:
    if not folder.is_dir():
        raise NotACheckout(f"rule coverage found no folder {folder}")
    for path in sorted(folder.rglob("*.py")):
        yield path, path.read_text(encoding="utf-8")


class _Mentions:
    """Who names which id, in the order of reading, each file once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.citing: dict[str, dict[str, None]] = {}
        self.testing: dict[str, dict[str, None]] = {}

    def cite(self, name: str, path: Path) -> None:
        self.citing.setdefault(name, {})[path.relative_to(self.root).as_posix()] = None

    def test(self, name: str, file: str) -> None:
        self.testing.setdefault(name, {})[file] = None


def _summary(book: Rulebook, mentions: _Mentions) -> Coverage:
    citing, testing = mentions.citing, mentions.testing
    rows = [Row(r.id, r.kind, tuple(citing.get(r.id, ())), tuple(testing.get(r.id, ()))) for r in book]
    counted = [row for row in rows if book.rule(row.id).counted]
    unknown = {
        name: (*citing.get(name, ()), *testing.get(name, ()))
        for name in sorted({*citing, *testing})
        if name not in book and not book.settled_by(name)
    }
    return Coverage(
        ruleset=book.ruleset,
        rules=len(counted),
        definitions=sum(row.kind == DEFINITION for row in rows),
        cited=sum(bool(row.cited) for row in counted),
        tested=sum(bool(row.tested) for row in counted),
        uncited=tuple(row.id for row in counted if not row.cited),
        untested=tuple(row.id for row in counted if not row.tested),
        rows=tuple(rows),
        unknown=unknown,
    )
