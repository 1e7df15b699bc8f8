"""Finds code that writes the state of a game past the atoms: a small type inference over the syntax tree.

Known as states: whatever is annotated `State`, the names `s` and `state`, and `self.state`. Known as records: whatever
is annotated with a record class, the names `r` and `record`, and what functions annotated to return one hand out.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

MUTATORS = frozenset({"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"})
# The parts of State that atoms are made of; flow, events and chance are everybody's.
WRITERS = frozenset(
    [
        "add_card", "add_listener", "add_modifier", "hide", "lay", "lift", "listen", "move", "open", "put_record",
        "set_listeners", "show", "shuffle", "unlisten", "write",
    ]
)
# Who listens is no part of a position, nor what only stands while a value or a replacement is worked out.
NO_POSITION = frozenset({"log", "first_lines_only", "fold", "folding", "applying"})

STATE, RECORD = "state", "record"


def names_in(annotation: ast.expr | None) -> set[str]:
    """The class names an annotation speaks of, in `X`, `X | None`, `list[X]`."""
    if annotation is None:
        return set()
    return {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}


class Source:
    """What is known of all the code: slots, record classes, and which functions hand out records."""

    def __init__(self, state_slots: Iterable[str], record_slots: Iterable[str], records: Iterable[str]) -> None:
        self.state_slots = frozenset(state_slots) - NO_POSITION
        self.record_slots = frozenset(record_slots)
        self.records = frozenset(records)
        self.givers: set[str] = set()

    def learn(self, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and names_in(node.returns) & self.records:
                self.givers.add(node.name)

    def kind(self, annotation: ast.expr | None) -> str | None:
        names = names_in(annotation)
        return STATE if "State" in names else RECORD if names & self.records else None


class Scan(ast.NodeVisitor):
    """The writes of one file."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.known: dict[str, str] = {}
        self.found: list[tuple[int, str]] = []

    # ---- what is a state, what is a record
    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outside = self.known
        self.known = {"s": STATE, "state": STATE, "r": RECORD, "record": RECORD}
        if node.name == "copy":  # it fills an object that no state holds yet
            del self.known["r"], self.known["record"]
        for each in [*node.args.args, *node.args.kwonlyargs]:
            self.note(each.arg, self.source.kind(each.annotation))
        self.generic_visit(node)
        self.known = outside

    def note(self, name: str, kind: str | None) -> None:
        if kind is not None:
            self.known[name] = kind

    def of(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Name):
            return self.known.get(node.id)
        if isinstance(node, ast.Attribute):
            return STATE if node.attr == "state" else None
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            return RECORD if name in self.source.givers else None
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
            return RECORD if node.value.attr == "records" and self.of(node.value.value) == STATE else None
        return None

    # ---- writes
    def field(self, node: ast.expr) -> str | None:
        """The field of a state or a record that a target reaches into."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Attribute):
            kind = self.of(node.value)
            if kind == STATE and node.attr in self.source.state_slots:
                return node.attr
            if kind == RECORD and node.attr in self.source.record_slots:
                return node.attr
        return None

    def target(self, node: ast.expr) -> None:
        if isinstance(node, ast.Tuple | ast.List):
            for each in node.elts:
                self.target(each)
        elif isinstance(node, ast.Starred):
            self.target(node.value)
        elif self.field(node) is not None:
            self.found.append((node.lineno, ast.unparse(node)))

    def visit_Assign(self, node: ast.Assign) -> None:
        for each in node.targets:
            self.target(each)
            if isinstance(each, ast.Name):
                self.note(each.id, self.of(node.value))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.target(node.target)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.target(node.target)
        if isinstance(node.target, ast.Name):
            self.note(node.target.id, self.source.kind(node.annotation))
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for each in node.targets:
            self.target(each)

    def visit_For(self, node: ast.For) -> None:
        if isinstance(node.target, ast.Name):
            self.note(node.target.id, self.of(node.iter))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        function = node.func
        if isinstance(function, ast.Attribute):
            changes = function.attr in MUTATORS and self.field(function.value) is not None
            if changes or (function.attr in WRITERS and self.of(function.value) == STATE):
                self.found.append((node.lineno, ast.unparse(function)))
        elif isinstance(function, ast.Name) and function.id == "setattr" and self.of(node.args[0]) is not None:
            self.found.append((node.lineno, ast.unparse(node)))
        self.generic_visit(node)


def writes(source: Source, text: str) -> list[str]:
    """'line: what is written' for every write in a piece of code."""
    scan = Scan(source)
    scan.visit(ast.parse(text))
    return [f"{line}: {what}" for line, what in sorted(scan.found)]


def scan_files(source: Source, files: list[Path], allowed: frozenset[Path]) -> dict[Path, list[str]]:
    """The writes in files that may not write."""
    for file in files:
        source.learn(ast.parse(file.read_text("utf-8")))
    found = {file: writes(source, file.read_text("utf-8")) for file in files if file not in allowed}
    return {file: each for file, each in found.items() if each}
