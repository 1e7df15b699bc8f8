"""Games that are kept while they are played: whatever ends the program, the last decision is there again.

One game of each ruleset is kept, in a folder of the person's own. It is written at every decision, beside the old one
and then put in its place, so that a crash in the midst of writing loses nothing.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from rulebound.kernel.errors import BadSave
from rulebound.kernel.game import Game


@dataclass(frozen=True)
class Kept:
    """A game that was left: its save, who sits where the person sits, and against whom."""

    save: str
    you: int
    against: str
    turn: int


def folder() -> Path:
    """Where this person's programs keep their data; RULEBOUND_DATA says another place."""
    said = os.environ.get("RULEBOUND_DATA")
    if said:
        return Path(said)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", str(Path.home()))) / "rulebound"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rulebound"


def file_of(ruleset: str) -> Path:
    return folder() / f"{ruleset}.kept.json"


def keep(game: Game, you: int, against: str) -> None:
    """Write the game as it stands."""
    file = file_of(game.ruleset.name)
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    kept = Kept(game.save(history=True), you, against, game.state.turn)
    fresh.write_text(json.dumps(asdict(kept)), encoding="utf-8")
    fresh.replace(file)


def kept_game(ruleset: str) -> Kept | None:
    """The game of this ruleset that was left, if one was."""
    file = file_of(ruleset)
    if not file.is_file():
        return None
    try:
        return Kept(**json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError) as fault:
        raise BadSave(f"the kept game in {file} cannot be read: remove the file ({fault})") from fault


def let_go(ruleset: str) -> None:
    """The game is over: nothing is left to go on with."""
    file_of(ruleset).unlink(missing_ok=True)


def put_aside(ruleset: str) -> Path:
    """Another game begins: the kept one stays in a file of its own, for --resume."""
    file = file_of(ruleset)
    aside = file.with_name(f"{ruleset}.aside.json")
    kept = kept_game(ruleset)
    assert kept is not None
    aside.write_text(kept.save, encoding="utf-8")
    file.unlink()
    return aside
