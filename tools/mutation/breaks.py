"""Small breaks of a piece of code: each is the whole file again with one thing in it changed."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SWAPPED: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
OTHER_FUNCTION: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
EARLY: Final = {
    "None": ("return",), "bool": ("return False", "return True"), "int": ("return 0",), "str": ('return ""',),
}  # fmt: skip
REPORTING: Final = ("note", "Event", "ask")  # a plain number among their arguments mostly means "none"


@dataclass(frozen=True)
class Break:
    """A file with one small change: what was done, on which line, and the new text."""

    path: Path
    line: int
    what: str
    text: str
    before: str

    def diff(self) -> str:
        lines = difflib.unified_diff(self.before.splitlines(), self.text.splitlines(), lineterm="", n=0)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def breaks(path: Path, text: str, code: tuple[ast.AST, ...]) -> list[Break]:
    """All small breaks of these nodes of a file, each changed text once, in the order of the lines."""
    found: dict[str, Break] = {}
    for each in Breaker(path, text).of(code):
        if each.text != text and compiles(each.text):
            found.setdefault(each.text, each)
    return sorted(found.values(), key=lambda each: each.line)


def compiles(text: str) -> bool:
    try:
        compile(text, "<break>", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def is_report(node: ast.AST) -> bool:
    function = node.func if isinstance(node, ast.Call) else None
    return getattr(function, "attr", getattr(function, "id", "")) in REPORTING


class Breaker:
    """Makes the breaks of one file. Code is replaced in place, so that a diff shows the change and nothing else."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.source = text.encode()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def of(self, code: tuple[ast.AST, ...]) -> Iterator[Break]:
        if code and isinstance(code[0], ast.stmt):
            yield from self.early_return(code[0])
        for node in code:
            if isinstance(node, ast.expr):
                yield self.put(node, "", "row dropped", through=b",")
            yield from self.inside(node)

    def inside(self, node: ast.AST) -> Iterator[Break]:
        """The breaks of a node and of all its parts, but for those that play could not notice."""
        if isinstance(node, ast.Assert):
            return
        yield from self.of_node(node)
        for part in ast.iter_child_nodes(node):
            if not (isinstance(part, ast.Constant) and is_report(node)):
                yield from self.inside(part)

    def of_node(self, node: ast.AST) -> Iterator[Break]:
        match node:
            case ast.If() | ast.IfExp():
                yield self.put(node.test, f"not ({self.said(node.test)})", "condition negated")
                yield self.put(node.test, "False", "condition never holds")
            case ast.While():
                yield self.put(node.test, "False", "loop never runs")
            case ast.For():
                yield self.put(node.iter, "()", "loop never runs")
            case ast.comprehension():
                for test in node.ifs:
                    yield self.put(test, "True", "filter dropped")
            case ast.Compare():
                yield from self.compared(node)
            case ast.BoolOp():
                yield from self.joined(node)
            case ast.UnaryOp(op=ast.Not()):
                yield self.put(node, f"({self.said(node.operand)})", "not dropped")
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                other = "-" if isinstance(node.op, ast.Add) else "+"
                yield self.put(node, f"({self.said(node.left)} {other} {self.said(node.right)})", f"turned to {other}")
            case ast.Constant(value=bool()):
                yield self.put(node, str(not node.value), "truth value turned")
            case ast.Constant(value=int(number)):
                yield self.put(node, str(number + 1), "one too many")
            case ast.Expr(value=ast.Call()):
                yield self.put(node, "pass", "statement dropped")
            case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
                yield self.put(node, "pass", "statement dropped")
            case ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.put(node, "pass", "statement dropped")
            case ast.Return(value=(ast.Compare() | ast.BoolOp()) as answer):
                yield self.put(answer, f"not ({self.said(answer)})", "answer negated")
            case ast.Call():
                yield from self.called(node)
            case ast.Attribute(attr="controller", ctx=ast.Load()):
                yield self.put(node, f"{self.said(node.value)}.card.owner", "owner for controller")
            case _:
                pass

    def compared(self, node: ast.Compare) -> Iterator[Break]:
        if len(node.ops) == 1:
            other = SWAPPED[type(node.ops[0])]
            right = self.said(node.comparators[0])
            yield self.put(node, f"{self.said(node.left)} {other} {right}", f"comparison turned to {other}")

    def joined(self, node: ast.BoolOp) -> Iterator[Break]:
        word, other = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        parts = [f"({self.said(part)})" for part in node.values]
        yield self.put(node, f"({other.join(parts)})", f"{word.strip()} turned to {other.strip()}")
        for number in range(len(parts)):
            left = word.join(parts[:number] + parts[number + 1 :])
            yield self.put(node, f"({left})", "part of a condition dropped")

    def called(self, node: ast.Call) -> Iterator[Break]:
        function = node.func
        if isinstance(function, ast.Name) and function.id in OTHER_FUNCTION:
            yield self.put(function, OTHER_FUNCTION[function.id], f"turned to {OTHER_FUNCTION[function.id]}")
        elif isinstance(function, ast.Name) and function.id.endswith("controller_of") and node.args:
            yield self.put(node, f"({self.said(node.args[-1])}).owner", "owner for controller")

    def early_return(self, first: ast.stmt) -> Iterator[Break]:
        """A function that gives up at once."""
        for node in ast.walk(ast.parse(self.source)):
            if isinstance(node, ast.FunctionDef) and node.returns is not None:
                where = [each.lineno for each in node.body]
                if first.lineno in where and where.index(first.lineno) <= 1 and first.col_offset > node.col_offset:
                    kind = ast.unparse(node.returns)
                    answers = ("return []",) if kind.startswith("list[") else EARLY.get(kind, ())
                    for answer in answers:
                        yield self.before(first, answer)

    # ---- text
    def said(self, node: ast.expr) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def start(self, node: ast.stmt | ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.stmt | ast.expr) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def put(self, node: ast.stmt | ast.expr, new: str, what: str, through: bytes = b"") -> Break:
        end = self.end(node)
        if through and self.source[end : end + 1] == through:
            end += 1
        text = self.source[: self.start(node)] + new.encode() + self.source[end:]
        return Break(self.path, node.lineno, what, text.decode(), self.source.decode())

    def before(self, node: ast.stmt, new: str) -> Break:
        start = self.start(node)
        text = self.source[:start] + new.encode() + b"\n" + b" " * node.col_offset + self.source[start:]
        return Break(self.path, node.lineno, f"{new} at once", text.decode(), self.source.decode())
