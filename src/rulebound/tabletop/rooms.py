"""The games that there are: each a folder or a file of `rulebound.games`, found there and in no list.

A game says in one line of its `__init__.py`, or of its only file, which rulesets it plays: `RULESETS = ("chess",)`. The
line is read, not run, so nobody waits for a game that they do not play. Further folders with games are named by the
environment variable RULEBOUND_GAMES, or by `add_games`.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from rulebound.kernel.errors import RuleboundError

HOUSE: Final = "rulebound.games"
LAST: Final = 1_000  # the place of a game that names none


class UnknownRuleset(RuleboundError, LookupError):
    """A ruleset that there is not."""

    def __init__(self, name: str) -> None:
        self.ruleset = name
        super().__init__(f"there is no ruleset '{name}'. Rulesets: {', '.join(rulesets())}.")


class BadGame(RuleboundError):
    """A folder with games in which something is not as it must be."""


class Home:
    """Where a game lives: its name, and its folder or its only file."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.game = name.replace("_", "-")  # as people write it
        said = constants(self.source)
        self.rulesets: tuple[str, ...] = tuple(said.get("RULESETS", ()))
        self.place: int = said.get("PLACE", LAST)

    @property
    def source(self) -> Path:
        return self.path / "__init__.py" if self.path.is_dir() else self.path

    def room(self, name: str) -> ModuleType:
        """A module of the game; a game in one file is all its rooms in one."""
        return import_module(f"{HOUSE}.{self.name}.{name}" if self.path.is_dir() else f"{HOUSE}.{self.name}")

    def has_room(self, name: str) -> bool:
        return (self.path / f"{name}.py").is_file()

    def rulebook(self) -> str:
        """The text of `rulebook.toml`, or what a game in one file calls RULEBOOK."""
        if self.path.is_dir():
            return (self.path / "rulebook.toml").read_text(encoding="utf-8")
        return str(constants(self.source)["RULEBOOK"])


def constants(file: Path) -> dict[str, Any]:
    """What a module calls by names in capitals, as far as it is written out there."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError) as fault:
        raise BadGame(f"{file}: no game can be read here: {fault}") from fault
    found: dict[str, Any] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper():
            try:
                found[node.targets[0].id] = ast.literal_eval(node.value)
            except ValueError:
                continue  # it is worked out, and is known when the module runs
    return found


def homes() -> dict[str, Home]:
    """Every ruleset and where it lives, in the order in which they are listed."""
    return homes_in(tuple(import_module(HOUSE).__path__))


@cache
def homes_in(folders: tuple[str, ...]) -> dict[str, Home]:
    games: dict[str, Home] = {}
    for folder in map(Path, folders):
        if not folder.is_dir():
            raise BadGame(f"there is no folder {folder} in which games could be")
        for path in sorted(folder.iterdir()):
            if not path.stem.isidentifier() or not (path.suffix == ".py" or (path / "__init__.py").is_file()):
                continue
            home = Home(path.stem, path)
            if home.rulesets and games.setdefault(home.name, home) is not home:
                raise BadGame(f"two games have the name '{home.name}': {games[home.name].path} and {path}")
    found: dict[str, Home] = {}
    for home in sorted(games.values(), key=lambda each: (each.place, each.name)):
        for ruleset in home.rulesets:
            if found.setdefault(ruleset, home) is not home:
                raise BadGame(f"two games have the ruleset '{ruleset}': {found[ruleset].path} and {home.path}")
    return found


def rulesets() -> list[str]:
    return list(homes())


def home_of(ruleset: str) -> Home:
    home = homes().get(ruleset)
    if home is None:
        raise UnknownRuleset(ruleset)
    return home


def add_games(folder: str | Path) -> None:
    """Play the games of a folder too: packages, or single files."""
    if not isinstance(folder, str | Path):
        raise BadGame(f"{folder!r} is no folder: give its path")
    house = import_module(HOUSE)
    path = str(Path(folder).resolve())
    if path not in house.__path__:
        homes_in((*house.__path__, path))  # which says what is wrong with it
        house.__path__.append(path)
