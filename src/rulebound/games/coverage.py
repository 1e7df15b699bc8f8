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
from pathlib import Path
from typing import Any, Final

from rulebound.games.rulebook import DEFINITION, Rulebook, load_rulebook

PACKAGE: Final = Path(__file__).resolve().parents[1]
REFUSED: Final = re.compile(r"^\s*\w+:\s*refused:.*->\s*(\S+)\s*$", re.MULTILINE)


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
    for path, text in _python_files(root / "tests"):
        for name in marked_rules(path, text):
            if book.speaks_of(name):
                mentions.test(name, path)
    switches = {switch.name for switch in book.switches}
    for path in sorted((root / "tests").rglob("*.toml")):
        scenario = _read_scenario(path)
        ours = scenario.get("ruleset", scenario.get("game")) == book.ruleset
        for name in scenario_rules(scenario):
            if book.speaks_of(name) or (ours and name not in switches):
                mentions.test(name, path)
    return _summary(book, mentions)


def find_checkout() -> Path:
    """The checkout that this package runs from: the folder with src/rulebound and tests/."""
    root = PACKAGE.parents[1]
    if PACKAGE.parent.name != "src" or not (root / "tests").is_dir():
        raise NotACheckout(
            "rule coverage reads the sources and the tests: run it from a checkout, with src/ and tests/ "
            f"side by side. This package runs from {PACKAGE}, and there is no tests/ at {root}."
        )
    return root


def marked_rules(path: Path, text: str) -> list[str]:
    """The ids given to `pytest.mark.rules(...)` anywhere in a test file; they must be written out."""
    found = []
    for node in ast.walk(ast.parse(text, filename=str(path))):
        if not isinstance(node, ast.Call) or not _is_rules_mark(node.func):
            continue
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise UnreadableTest(f"{path}:{node.lineno}: write the ids of mark.rules out as strings")
            found.append(argument.value)
    return found


def scenario_rules(scenario: dict[str, Any]) -> list[str]:
    """The ids that a scenario shows: those it lists, and the rule of each refusal that names exactly one."""
    found = [str(name) for name in scenario.get("rules", [])]
    script = scenario.get("script", {})
    found += REFUSED.findall(script.get("moves", "") if isinstance(script, dict) else "")
    return found


def _is_rules_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rules"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


def _read_scenario(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise UnreadableTest(f"{path}: {wrong}") from wrong


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

    def test(self, name: str, path: Path) -> None:
        self.testing.setdefault(name, {})[path.relative_to(self.root).as_posix()] = None


def _summary(book: Rulebook, mentions: _Mentions) -> Coverage:
    citing, testing = mentions.citing, mentions.testing
    rows = [Row(r.id, r.kind, tuple(citing.get(r.id, ())), tuple(testing.get(r.id, ()))) for r in book]
    counted = [row for row in rows if book.rule(row.id).counted]
    unknown = {
        name: (*citing.get(name, ()), *testing.get(name, ()))
        for name in sorted({*citing, *testing})
        if name not in book
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
