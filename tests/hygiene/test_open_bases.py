"""Games beside the compiled kernel: what is compiled can be extended, and what extends it here is compiled too."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from build_fast import modules_to_compile

SOURCES = Path(__file__).resolve().parents[2] / "src"
NEEDS_MORE = {"openspiel.py"}  # of an extra that only `make lab-test` installs
COMPILED = {module.removesuffix(".py").replace("/", ".") for module in modules_to_compile()}


def all_classes() -> Iterator[type]:
    for file in sorted(SOURCES.rglob("*.py")):
        if file.name not in {"__main__.py", *NEEDS_MORE} and "migrations" not in file.parts:
            parts = file.relative_to(SOURCES).with_suffix("").parts
            module = importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
            yield from (
                each for each in vars(module).values() if inspect.isclass(each) and each.__module__ == module.__name__
            )


CLASSES = list(all_classes())


@cache
def open_classes(module: str) -> frozenset[str]:
    """The classes of a module that interpreted classes may extend where it is compiled."""
    tree = ast.parse((SOURCES / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    marked = [node for node in tree.body if isinstance(node, ast.ClassDef) and any(map(opens, node.decorator_list))]
    return frozenset(node.name for node in marked)


def opens(decorator: ast.expr) -> bool:
    return ast.unparse(decorator) == "mypyc_attr(allow_interpreted_subclasses=True)"


def compiled_bases(cls: type) -> list[type]:
    return [base for base in cls.__mro__[1:] if base.__module__ in COMPILED]


def is_open(cls: type) -> bool:
    return cls.__name__ in open_classes(cls.__module__)


def test_what_is_looked_at_is_there() -> None:
    assert len(CLASSES) > 1_000 and len(COMPILED) > 100
    assert "Frame" in open_classes("rulebound.kernel.frames") and "Card" not in open_classes("rulebound.kernel.cards")


def test_what_extends_a_compiled_class_is_listed_as_compiled_or_extends_open_ones_only() -> None:
    """Else it could not be made at all where the engine is compiled."""
    interpreted = [cls for cls in CLASSES if cls.__module__ not in COMPILED]
    assert [cls for cls in interpreted if not all(map(is_open, compiled_bases(cls)))] == []


def test_what_our_games_extend_games_from_elsewhere_may_extend() -> None:
    """A base of the kernel that some game of ours extends is open, with all that it stands on."""
    wanted = {
        base
        for cls in CLASSES
        if cls.__module__.startswith("rulebound.games.")
        for base in compiled_bases(cls)
        if base.__module__.startswith("rulebound.kernel.")
    }
    assert len(wanted) > 20
    assert [base.__qualname__ for base in wanted if not is_open(base)] == []
