"""Which functions a class of terms calls, directly, through other functions or through lists of what bars a verb: read
off the source.

Calls of methods are left out on purpose, but for what the rules are asked (`s.rules.stat`): that is what the game's own
class of rules does. What a term asks through the terms within it (`self.group.fits`) is found by walking those when the
card is read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"
OF_RULES = "rules: "
TERMS = frozenset({"Amount", "Test", "Cards", "Whom", "Trait", "HeroTrait"})


class Modules:
    """The functions and classes of some rooms, with what each calls by name."""

    def __init__(self, *rooms: str) -> None:
        self.calls: dict[str, set[str]] = {}
        self.lists: set[str] = set()  # what is assigned once, and whatever its objects do is done through it
        self.named: dict[str, set[str]] = {}
        self.bases: dict[str, list[str]] = {}
        self.methods: dict[str, dict[str, set[str]]] = {}  # of each class
        for room in rooms:
            for file in sorted((SOURCES / "rulebound" / room).rglob("*.py")):
                self.learn(file)

    def learn(self, file: Path) -> None:
        module = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
        tree = ast.parse(file.read_text(encoding="utf-8"))
        known: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                known |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
        parts: dict[str, ast.AST] = {}
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                parts[node.name] = node
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                parts[node.target.id] = node.value
                self.lists.add(f"{module}.{node.target.id}")
        known |= {name: f"{module}.{name}" for name in parts}
        for name, part in parts.items():
            self.calls[known[name]] = {in_full(known, each) for each in called(part)}
            self.named[known[name]] = {known[each] for each in loaded(part) if each in known}
            if isinstance(part, ast.ClassDef):
                names = [base.id for base in part.bases if isinstance(base, ast.Name)]
                self.bases[known[name]] = [known.get(each, each) for each in names]
                self.methods[known[name]] = {
                    each.name: {in_full(known, one) for one in called(each)}
                    for each in part.body
                    if isinstance(each, ast.FunctionDef)
                }

    def reached(self, start: str) -> set[str]:
        found: set[str] = set()
        waiting = [start]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting.extend(self.calls.get(name, ()))
                if name.startswith(OF_RULES):
                    waiting.extend(self.answers(name.removeprefix(OF_RULES)))
                waiting.extend(self.named.get(name, set()) & self.lists)
        return found

    def answers(self, method: str) -> set[str]:
        """What the classes of rules call to answer such a question."""
        rules = [name for name in self.bases if self.derives(name, frozenset({"Rules"}))]
        return {each for name in rules for each in self.methods[name].get(method, ())}

    def terms(self) -> list[str]:
        return [name for name in self.bases if self.derives(name, TERMS)]

    def derives(self, name: str, of: frozenset[str]) -> bool:
        return any(base.rpartition(".")[2] in of or self.derives(base, of) for base in self.bases.get(name, ()))


def in_full(known: dict[str, str], name: str) -> str:
    """A name, or a name of an imported module, with all that stands before it."""
    first, dot, rest = name.partition(".")
    return known.get(first, first) + dot + rest


def called(part: ast.AST) -> Iterable[str]:
    for node in ast.walk(part):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            asked = node.func.value
            if isinstance(asked, ast.Attribute) and asked.attr == "rules":
                yield OF_RULES + node.func.attr
            elif isinstance(asked, ast.Name):
                yield f"{asked.id}.{node.func.attr}"


def loaded(part: ast.AST) -> Iterable[str]:
    for node in ast.walk(part):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
