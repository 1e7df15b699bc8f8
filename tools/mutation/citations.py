"""Where the sources cite a rule, and which code each citation stands at.

A citation *leads to code* when it stands at something that does or decides: in the docstring of a function or of a
class with methods, in a comment at a statement of a function, or as the id that such code itself names. It does not
when it stands in the head of a file, over a field, in a table, or where things only get their words.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

BODY: Final = "function"  # the docstring of a function
CLASS: Final = "class"  # the docstring of a class whose methods do something
STATEMENT: Final = "statement"  # a comment at a statement of a function, or an id in it
CHECK: Final = "check"  # the row of a checklist: what its class decides
ROW: Final = "row"  # a constant or a row of a table
FIELD: Final = "field"  # a field is declared, a class has no methods that do something
HEAD: Final = "head"  # the docstring of a file, a heading
WORDS: Final = "words"  # the place only gives things their words or numbers

LEADING: Final = (BODY, CLASS, STATEMENT, CHECK)
BREAKABLE: Final = (*LEADING, ROW)

WORDY_FOLDERS: Final = ("words", "vocabulary")
WORDY_FILES: Final = ("codes.py", "refusing.py", "rulebook.py")
WORDY_METHODS: Final = ("words", "explain", "__repr__", "__str__")
FIELD_METHODS: Final = ("__init__", "__post_init__")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Citation:
    """One mention of an id: where it is, of which kind, and the code it stands at."""

    rule: str
    path: Path
    line: int
    kind: str
    place: str
    """The function or class around it, in dots."""
    code: tuple[ast.AST, ...] = ()
    """What a break of the rule may change: statements, or the rows of a table."""


def citations(pattern: re.Pattern[str], folder: Path) -> Iterator[Citation]:
    """Every mention of an id that the pattern finds in the Python files of a folder."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if pattern.search(text):
            yield from SourceFile(path, text).citations(pattern)


def is_wordy(path: Path) -> bool:
    return path.name in WORDY_FILES or path.parent.name in WORDY_FOLDERS


def is_docstring(statement: ast.AST) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def deeds(function: Function) -> tuple[ast.AST, ...]:
    """The statements of a function without its docstring."""
    return tuple(each for each in function.body if not is_docstring(each))


class SourceFile:
    """One file, read once: its tree, and what stands on each line."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.text = text
        self.tree = ast.parse(text, filename=str(path))
        self.parents: dict[ast.AST, ast.AST] = {}
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
        self.statements = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt)]
        self.classes = {node.name: node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef)}

    def citations(self, pattern: re.Pattern[str]) -> Iterator[Citation]:
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type not in (tokenize.COMMENT, tokenize.STRING):
                continue
            for found in pattern.finditer(token.string):
                line = token.start[0] + token.string.count("\n", 0, found.start())
                comment = token.type == tokenize.COMMENT
                alone = comment and not token.line[: token.start[1]].strip()
                yield self.citation(found[0], line, comment, alone)

    def citation(self, rule: str, line: int, comment: bool, alone: bool) -> Citation:
        at = self.next_statement(line) if alone else self.statement(line)
        if at is None:
            return Citation(rule, self.path, line, HEAD, "")
        kind, code = self.documented(at) if is_docstring(at) else self.commented(at, rule, line, comment, alone)
        place = self.place(at)
        if is_wordy(self.path) or place.rpartition(".")[2] in WORDY_METHODS:
            kind = WORDS
        return Citation(rule, self.path, line, kind, place, code if kind in BREAKABLE else ())

    def documented(self, docstring: ast.stmt) -> tuple[str, tuple[ast.AST, ...]]:
        around = self.parents[docstring]
        if isinstance(around, Function):
            code = deeds(around)
            return (BODY, code) if code else (FIELD, ())
        if isinstance(around, ast.ClassDef) and around.body[0] is docstring:
            return self.methods(around, CLASS)
        return (FIELD, ()) if isinstance(around, ast.ClassDef) else (HEAD, ())

    def methods(self, owner: ast.ClassDef, kind: str) -> tuple[str, tuple[ast.AST, ...]]:
        """What a class does, apart from its fields and its words."""
        passive = (*WORDY_METHODS, *FIELD_METHODS)
        doing = [each for each in owner.body if isinstance(each, Function) and each.name not in passive]
        code = tuple(each for method in doing for each in deeds(method))
        return (kind, code) if code else (FIELD, ())

    def commented(
        self, at: ast.stmt, rule: str, line: int, comment: bool, alone: bool
    ) -> tuple[str, tuple[ast.AST, ...]]:
        if isinstance(at, ast.ClassDef | Function):
            if alone:
                return HEAD, ()
            return self.methods(at, CLASS) if isinstance(at, ast.ClassDef) else (BODY, deeds(at))
        function = self.function(at)
        if function is None:
            if isinstance(self.parents[at], ast.ClassDef):
                return FIELD, ()
            check = None if comment else self.checked_by(at, rule)
            return self.methods(check, CHECK) if check is not None else (ROW, (self.row(at, line, alone),))
        if function.name in FIELD_METHODS:
            return FIELD, ()
        around = self.parents[at]
        if is_bare(at) and isinstance(around, ast.If):
            return STATEMENT, (around,)  # `return  # [id]` says what the condition decides
        return STATEMENT, (at,)

    # ---- what stands at a line
    def statement(self, line: int) -> ast.stmt | None:
        """The innermost statement of this line; of one with a body only its head counts."""
        best: ast.stmt | None = None
        for each in self.statements:
            first, last = head_of(each)
            if first <= line <= last and (best is None or each.lineno >= best.lineno):
                best = each
        return best if best is not None else self.next_statement(line)

    def next_statement(self, line: int) -> ast.stmt | None:
        """The first statement after a line; inside a literal of several lines the literal's own."""
        for each in self.statements:
            if not is_compound(each) and each.lineno <= line <= (each.end_lineno or each.lineno):
                return each
        after = [each for each in self.statements if each.lineno > line]
        return min(after, key=lambda each: (each.lineno, each.col_offset), default=None)

    def row(self, at: ast.stmt, line: int, alone: bool) -> ast.AST:
        """The row of a table that a comment speaks of, or the whole statement."""
        value = getattr(at, "value", None)
        rows: list[ast.expr] = []
        if isinstance(value, ast.List | ast.Tuple | ast.Set):
            rows = value.elts
        elif isinstance(value, ast.Dict):
            rows = value.values
        for each in rows:
            if each.lineno > line if alone else each.lineno <= line <= (each.end_lineno or line):
                return each
        return at

    def checked_by(self, table: ast.stmt, rule: str) -> ast.ClassDef | None:
        """`OnePerTurn("LU-orb.2")` in a table: the class of this file that decides it."""
        for call in ast.walk(table):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in self.classes:
                if any(isinstance(each, ast.Constant) and each.value == rule for each in call.args):
                    return self.classes[call.func.id]
        return None

    def function(self, node: ast.AST) -> Function | None:
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, Function):
                return node
        return None

    def place(self, node: ast.AST) -> str:
        names: list[str] = []
        while True:
            if isinstance(node, ast.ClassDef | Function):
                names.insert(0, node.name)
            if node not in self.parents:
                return ".".join(names)
            node = self.parents[node]


def is_bare(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Return):
        return statement.value is None or isinstance(statement.value, ast.Constant | ast.Name)
    return isinstance(statement, ast.Continue | ast.Break | ast.Pass)


def is_compound(statement: ast.stmt) -> bool:
    return bool(getattr(statement, "body", None)) or isinstance(statement, ast.Match)


def head_of(statement: ast.stmt) -> tuple[int, int]:
    """The lines that speak of a statement: all of a simple one, those before the body of another."""
    last = statement.end_lineno or statement.lineno
    body: list[ast.stmt] | list[ast.match_case] = getattr(statement, "body", [])
    if isinstance(statement, ast.Match):
        return statement.lineno, statement.lineno
    if body:
        first_inside = body[0]
        assert isinstance(first_inside, ast.stmt)
        last = max(statement.lineno, first_inside.lineno - 1)
    return statement.lineno, last


def not_leading(rules: Iterable[str], found: Iterable[Citation]) -> dict[str, list[Citation]]:
    """The rules that no citation leads to code for, with the citations they have."""
    by_rule: dict[str, list[Citation]] = {rule: [] for rule in rules}
    for citation in found:
        if citation.rule in by_rule:
            by_rule[citation.rule].append(citation)
    return {rule: all_of for rule, all_of in by_rule.items() if not any(each.kind in LEADING for each in all_of)}
