"""Nothing that belongs to one game lives in the process: games in different threads never meet.

Two looks, from two sides. In the source: no function writes a global or an attribute of a class, except the memos
listed here. In the running modules: playing games leaves every global of a compiled module as it was.
"""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.kernel.chance import Dice
from rulebound.kernel.saves import fields_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"

MUTATORS = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
     "sort", "update"}
)  # fmt: skip
# Memos: from what never changes to what is worked out from it alone. A value is stored whole, by one operation on a
# dictionary, after it was worked out; so a thread or an interrupt in between costs the work again and nothing else.
MEMOS = {
    "games/luminous/library.py:_DEFINITIONS": "a printed card and what it was lowered to",
    "games/luminous/library.py:_COPIES": "a printed card and what it is as a token",
    "games/lightseekers/library.py:_DEFINITIONS": "a printed card and what it was lowered to",
    "games/starlight/library.py:_DEFINITIONS": "a printed card with its supplier and what it was lowered to",
    "games/lost_legacy/library.py:_DEFINITIONS": "a printed card, deck or sub-deck, and what it was lowered to",
    "games/luminous/meaning/acts_playing.py:_DESCRIBED": "the words of a token and its definition",
    "language/cache.py:_SHARED": "a vocabulary and the sentences that were read with it",
    "kernel/saves.py:FIELDS": "a class and its fields",
    "kernel/saves.py:SAVED": "a class and the fields that are saved",
    "kernel/reading.py:MADE_FROM": "a class and the fields it is made from",
    # filled while a game is imported, which happens once
    "language/verbs.py:_ADDED": "verbs that somebody adds to a game before it reads its first card",
    "language/verbs.py:_READ": "games whose verbs are read",
    "kernel/actions.py:_ADDED": "actions that somebody adds to a game before it is loaded",
    "kernel/actions.py:_READ": "games whose actions are read",
    "kernel/saves.py:CLASSES": "names in saves and their classes",
    "kernel/saves.py:NAMES": "classes and their names in saves",
    "kernel/saves.py:DERIVED": "names in saves and fields that are found again",
}
# The same on objects that games share.
SHARED_MEMOS = {"Price._payable", "Price._payments", "Price._spread"}


def written_globals(file: Path) -> Iterator[str]:
    """Names of a module, its own or imported, that a function of it writes."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = set(imported(tree))
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        own = local_names(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Global):
                yield from node.names
            for written in written_by(node):
                if written in (names | classes) - own and not (written.islower() and is_call_of(node, written)):
                    yield written


def imported(tree: ast.Module) -> Iterator[str]:
    """What a file has from other files of ours."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rulebound"):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.asname for alias in node.names if alias.asname and alias.name.startswith("rulebound"))


def is_call_of(node: ast.AST, module: str) -> bool:
    """`hands.discard(…)`: a function of another file, and nothing that is done to it."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return isinstance(node.func.value, ast.Name) and node.func.value.id == module


def local_names(function: Any) -> set[str]:
    found = {arg.arg for arg in [*function.args.args, *function.args.kwonlyargs, *function.args.posonlyargs]}
    return found | {
        node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def written_by(node: ast.AST) -> Iterator[str]:
    """The names whose objects a piece of code changes in place: `x[…] = …`, `x.y = …`, `x.append(…)`."""
    if isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
        yield from root_of(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
        yield from root_of(node.func.value)


def root_of(node: ast.expr) -> Iterator[str]:
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    if isinstance(node, ast.Name):
        yield node.id


def test_no_function_writes_a_global_except_the_memos() -> None:
    found = {
        f"{file.relative_to(SOURCES / 'rulebound')}:{name}"
        for file in (SOURCES / "rulebound").rglob("*.py")
        for name in written_globals(file)
    }
    assert found == set(MEMOS)


GUILTY = """
import rulebound.values as values
from rulebound.kernel import hands
from rulebound.kernel.state import ASKING, Thing as Other

TALLY: Final[list[int]] = []
SEEN = {}

class Counter:
    last = 0

def count(card):
    TALLY.append(card)
    SEEN[card] = 1
    Counter.last = card
    values.APPLYING.append(card)
    hands.discard(card)
    ASKING.append(card)
    Other.last = card
    local = []
    local.append(card)

def start():
    global SEEN
    SEEN = {}
"""


def test_a_written_global_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "guilty.py"
    file.write_text(GUILTY, encoding="utf-8")
    assert set(written_globals(file)) == {"TALLY", "SEEN", "Counter", "values", "ASKING", "Other"}


@pytest.mark.parametrize("room", ["kernel", "language", "games"])
def test_no_term_writes_what_it_is_asked_with(room: str) -> None:
    """All copies of a state share the env of a line: a function that gets an env only reads it."""
    found: list[str] = []
    for file in (SOURCES / "rulebound" / room).rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                envs = {arg.arg for arg in function.args.args if is_env(arg.annotation)}
                written = [name for node in ast.walk(function) for name in written_by(node) if name in envs]
                if written and function.name != "copy":
                    found.append(f"{file.relative_to(SOURCES)}:{function.name}")
    assert found == []


def is_env(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Env"


# ---- the running modules
def compiled_modules() -> list[str]:
    listed = "import build_fast; print(*build_fast.modules_to_compile())"
    done = subprocess.run([sys.executable, "-c", listed], cwd=ROOT / "tools", capture_output=True, check=True)
    return [file.removesuffix(".py").replace("/", ".") for file in done.stdout.decode().split()]


def dump(value: Any, known: dict[int, int]) -> Any:
    """A value as plain data, with all that it holds."""
    if isinstance(value, list | tuple | set | frozenset):
        return [type(value).__name__, *(dump(each, known) for each in value)]
    if isinstance(value, dict):
        return [(dump(key, known), dump(each, known)) for key, each in value.items()]
    cls = type(value)
    if not cls.__module__.startswith("rulebound.") or isinstance(value, type):
        return repr(value)
    if id(value) in known:
        return known[id(value)]
    known[id(value)] = len(known)
    fields = [name for name in fields_of(cls) if f"{cls.__name__}.{name}" not in SHARED_MEMOS and hasattr(value, name)]
    return [cls.__name__, *((name, dump(getattr(value, name), known)) for name in fields)]


def globals_of(names: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in names:
        module = importlib.import_module(name)
        for key, value in vars(module).items():
            if not key.startswith("__"):
                found[f"{name}.{key}"] = dump(value, {})
            if isinstance(value, type) and value.__module__ == name:
                own = [each for each in vars(value).items() if isinstance(each[1], list | dict | set | int)]
                found[f"{name}.{key}.*"] = dump([each for each in own if not each[0].startswith("__")], {})
    return found


def test_playing_leaves_every_global_of_a_compiled_module_as_it_was() -> None:
    names = compiled_modules()
    assert len(names) > 80
    played = ("luminous", "lightseekers", "lightseekers-first", "starlight", "lost-legacy", "lost-legacy-quick")
    for ruleset in played:  # a game is loaded when it is first asked for
        play(ruleset, 0)
    before = globals_of(names)
    for ruleset in played:
        play(ruleset, 3)
    after = globals_of(names)
    assert [name for name in before if before[name] != after[name]] == []


def play(ruleset: str, seed: int) -> None:
    decks = rulebound.deck_names(ruleset)
    game = rulebound.new_game(ruleset, decks=[decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed=seed)
    dice = Dice(seed)
    while not game.over:
        game.view(game.decision.seat)
        question = game.state.asked[0]
        game.state.decide(question, question.options[dice.below(len(question.options))])
