"""Two traps of dataclasses that are compiled, too.

mypyc makes a dataclass below a class with a written `__init__` with that one, whatever its own fields are; and
`slots=True` makes a second class, which a `super()` without arguments inside it does not know.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"


class Found:
    """A class of the sources: its module, its tree, and the names that its module imports."""

    def __init__(self, module: str, node: ast.ClassDef, imported: dict[str, tuple[str, str]]) -> None:
        self.module = module
        self.node = node
        self.imported = imported

    @property
    def is_dataclass(self) -> bool:
        return any("dataclass" in ast.unparse(each) for each in self.node.decorator_list)

    def method(self, name: str) -> ast.FunctionDef | None:
        return next((each for each in self.node.body if isinstance(each, ast.FunctionDef) and each.name == name), None)


def classes_in(module: str, text: str) -> Iterator[tuple[tuple[str, str], Found]]:
    tree = ast.parse(text)
    imported: dict[str, tuple[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            imported |= {each.asname or each.name: (node.module, each.name) for each in node.names}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield (module, node.name), Found(module, node, imported)


def all_classes() -> dict[tuple[str, str], Found]:
    found: dict[tuple[str, str], Found] = {}
    for path in SRC.rglob("*.py"):
        module = ".".join(path.relative_to(SRC).with_suffix("").parts)
        found |= dict(classes_in(module, path.read_text(encoding="utf-8")))
    return found


def above(classes: dict[tuple[str, str], Found], found: Found) -> Iterator[Found]:
    for base in found.node.bases:
        name = ast.unparse(base)
        known = classes.get((found.module, name)) or classes.get(found.imported.get(name, ("", "")))
        if known is not None:
            yield known
            yield from above(classes, known)


def trapped(classes: dict[tuple[str, str], Found]) -> list[str]:
    caught: list[str] = []
    for (module, name), found in classes.items():
        if not found.is_dataclass:
            continue
        for base in above(classes, found):
            if base.method("__init__") is not None:
                caught.append(f"{module}.{name} is below {base.node.name}, which has an __init__ of its own")
        if "super()" in ast.unparse(found.node):
            caught.append(f"{module}.{name} says super(): name the base instead")
    return caught


def test_no_dataclass_is_caught() -> None:
    assert trapped(all_classes()) == []


@pytest.mark.parametrize(
    "body",
    [
        "class Base:\n    def __init__(self): ...\n@dataclass\nclass Below(Base):\n    x: int",
        "class Base: ...\n@dataclass\nclass Below(Base):\n    def run(self): super().run()",
    ],
)
def test_each_trap_is_seen(body: str) -> None:
    assert len(trapped(dict(classes_in("toy", body)))) == 1
