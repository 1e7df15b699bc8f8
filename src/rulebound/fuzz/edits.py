"""Saves and replays with one thing changed: each is refused with words that say where, or is a game like any other."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from rulebound.api import known, load, replay
from rulebound.fuzz.apart import each_apart
from rulebound.fuzz.games import Findings, Told, arrange
from rulebound.kernel.chance import Dice
from rulebound.kernel.errors import BadSave, RuleboundError
from rulebound.kernel.game import Game
from rulebound.tabletop.kits import kit_of
from rulebound.tabletop.rulebook import load_rulebook

PLAYED_ON: Final = 30  # decisions in a game that was loaded all the same
GAMES: Final = 24  # whose moments are saved
OF_A_KIND: Final = 2  # saves with the same frames
REPLAY_EVERY: Final = 5  # edits
MOST_SECONDS: Final = 10.0  # of processor time for one document, however strange
STUCK: Final = 120.0  # seconds of the clock, after which it will never end
MOST_FAILURES: Final = 20
WHERE: Final = re.compile(r"\b(document|state|pinned|setup|answers?|after|rulebound|ruleset|version)\b")
STRANGE: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 2, 7, 255, 10**6, 2**31, 2**63, -(2**31), 10**9, 10**30, "", "x", "state", "\ud800",
    "\u202e", "A" * 5_000, [], {}, [[]], [None], {"card": 0}, {"card": 10**9}, {"event": 0}, {"is": "Run"}, [0] * 100,
]  # fmt: skip

Path = list[str | int]
Outcome = tuple[str, bool, float]  # what was wrong, whether it was accepted, how long it took


@dataclass(slots=True)
class EditReport(Findings):
    """What was tried and what became of it."""

    ruleset: str
    moments: int = 0
    edits: int = 0
    refused: int = 0
    played: int = 0
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)

    def add(self, failure: str, accepted: bool, taken: float) -> None:
        self.edits += 1
        self.played += accepted
        self.refused += not accepted and not failure
        self.slowest = max(self.slowest, taken)
        if failure:
            self.failures.append(failure)

    def __str__(self) -> str:
        return (
            f"{self.ruleset}: {self.edits} edits of {self.moments} saves and of replays; {self.refused} refused, "
            f"{self.played} played on, {self.slowest:.2f} s for the slowest"
        )


def fuzz_edits(
    ruleset: str, edits: int, seed: int, told: Told | None = None, seconds: float | None = None, games: int = GAMES
) -> EditReport:
    """Change one thing in a save, or in every fifth case in a replay; `edits` times, or as often as time allows."""
    known(ruleset)
    saves, replays = moments(ruleset, seed, games)
    started = time.monotonic()
    report = EditReport(ruleset, len(saves))

    def work(number: int) -> Outcome:
        dice = Dice(f"{seed} {number}")
        as_replay = number % REPLAY_EVERY == REPLAY_EVERY - 1
        texts = replays if as_replay else saves
        doc = json.loads(texts[dice.below(len(texts))])
        words = edit(doc, dice)
        return try_one(json.dumps(doc), replay if as_replay else load, words, dice)

    for outcome in each_apart(edits, work, STUCK):
        report.add(*(outcome if isinstance(outcome, list) else (f"edit {report.edits} {outcome}", False, STUCK)))
        if told is not None:
            told(ruleset, report.edits, edits)
        if len(report.failures) >= MOST_FAILURES or (seconds is not None and time.monotonic() - started > seconds):
            break
    return report


def moments(ruleset: str, seed: int, games: int) -> tuple[list[str], list[str]]:
    """Saves of as many different moments as some games have, those of one kind but few; and replays."""
    book = load_rulebook(ruleset)
    found: dict[tuple[object, ...], list[str]] = {}
    replays: list[str] = []
    for number in range(games):
        many = min(4, kit_of(book.ruleset).most_players)
        game = arrange(book, seed, number, many if number % 6 == 5 else None).begin()
        dice = Dice(number)
        while not game.over:
            s = game.state
            kind = (*(type(frame).__name__ for frame in s.frames), s.asked[0].menu, len(s.asked))
            alike = found.setdefault(kind, [])
            if len(alike) < OF_A_KIND:
                alike.append(game.save())
            if len(game.answers) == 20:
                replays.append(game.replay())
            decision = game.decisions[dice.below(len(game.decisions))]
            game.decide(decision.options[dice.below(len(decision.options))], decision.seat)
        if number == 0:
            found["over",] = [game.save()]
    return [text for alike in found.values() for text in alike], replays


def try_one(text: str, read: Callable[[str], Game], words: str, dice: Dice) -> Outcome:
    started = time.process_time()
    failure, accepted = "", False
    try:
        game = read(text)
    except RuleboundError as refusal:
        if not WHERE.search(str(refusal)):
            failure = f"{words}: the refusal does not say where: {refusal}"
    except Exception as fault:
        failure = f"{words}: {fault!r} while it was read"
    else:
        accepted = True
        try:
            play_on(game, dice)
        except Exception as fault:
            failure = f"{words}: was accepted, and then {fault!r}"
    taken = time.process_time() - started
    if taken > MOST_SECONDS:
        failure = f"{words}: took {taken:.1f} seconds"
    return failure, accepted, taken


def play_on(game: Game, dice: Dice) -> None:
    """Look at it from all seats, play, look again, save and load."""
    for step in range(PLAYED_ON):
        if step % 10 == 0:
            for seat in range(len(game.names)):
                game.view(seat)
        if game.over:
            break
        decision = game.decisions[dice.below(len(game.decisions))]
        game.decide(decision.options[dice.below(len(decision.options))], decision.seat)
    try:
        load(game.save())
    except BadSave as refusal:
        if "is not between" not in str(refusal):  # a number at its limit may have grown beyond it
            raise


# ---- edits
def edit(doc: dict[str, Any], dice: Dice) -> str:
    """Change one thing; in words, what."""
    ways = (change, change, replace_by_strange, remove, add, exchange, exchange, put_alike, put_alike, put_anything)
    return ways[dice.below(len(ways))](doc, dice)


def paths_of(value: Any, path: Path) -> list[Path]:
    """All places in a document."""
    found: list[Path] = [path] if path else []
    entries: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        entries = list(value.items())
    elif isinstance(value, list):
        entries = list(enumerate(value))
    for key, each in entries:
        found += paths_of(each, [*path, key])
    return found


def some_path(doc: Any, dice: Dice) -> Path:
    """A place: any of all, or by going down from the top, so that small parts are met as often as large ones."""
    if dice.below(2):
        part = "state" if "state" in doc and dice.below(8) else ""
        paths = paths_of(doc[part], [part]) if part else paths_of(doc, [])
        return paths[dice.below(len(paths))]
    path: Path = []
    keys: Path = list(doc)
    while keys and (not path or dice.below(6)):
        path.append(keys[dice.below(len(keys))])
        value = at(doc, path)
        keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return path


def at(doc: Any, path: Path) -> Any:
    for key in path:
        doc = doc[key]
    return doc


def put(doc: Any, path: Path, value: Any) -> None:
    at(doc, path[:-1])[path[-1]] = value


def said(path: Path) -> str:
    return ".".join(str(key) for key in path)


def change(doc: Any, dice: Dice) -> str:
    """Another value of the same type: the kind of edit that is hardest to tell from the truth."""
    path = some_path(doc, dice)
    for _ in range(20):
        if not isinstance(at(doc, path), dict | list):
            break
        path = some_path(doc, dice)
    old = at(doc, path)
    new: Any = STRANGE[dice.below(len(STRANGE))]
    if isinstance(old, bool):
        new = not old
    elif isinstance(old, int):
        near = (old + 1, old - 1, old + 2, old * 2, -old, 0, 1, 2, dice.below(10), dice.below(100), 10**9)
        new = near[dice.below(len(near))]
    elif isinstance(old, str):
        others = [each for each in (at(doc, one) for one in paths_of(doc, [])) if isinstance(each, str)]
        new = others[dice.below(len(others))]
    put(doc, path, new)
    return f"{said(path)}: {str(old)[:60]} became {str(new)[:60]}"


def replace_by_strange(doc: Any, dice: Dice) -> str:
    path = some_path(doc, dice)
    new = STRANGE[dice.below(len(STRANGE))]
    put(doc, path, new)
    return f"{said(path)} became {str(new)[:60]!r}"


def remove(doc: Any, dice: Dice) -> str:
    path = some_path(doc, dice)
    del at(doc, path[:-1])[path[-1]]
    return f"{said(path)} was removed"


def add(doc: Any, dice: Dice) -> str:
    """A key or an entry more: something strange, or once more what is there."""
    path = some_path(doc, dice)
    inside = at(doc, path[:-1])
    if isinstance(inside, dict):
        key = ("x", "is", "card", "event", f"{path[-1]}2")[dice.below(5)]
        inside[key] = deepcopy(inside[path[-1]]) if dice.below(2) else STRANGE[dice.below(len(STRANGE))]
        return f"{said(path[:-1])}.{key} was added"
    assert isinstance(path[-1], int)
    inside.insert(dice.below(len(inside) + 1), deepcopy(inside[path[-1]]))
    return f"{said(path)} stands there twice"


def form_of(value: Any) -> tuple[object, ...]:
    """What a value looks like from outside."""
    if isinstance(value, dict):
        return ("dict", value.get("is"), *sorted(value))
    return (type(value).__name__,)


def pair_alike(doc: Any, dice: Dice) -> tuple[Path, Path]:
    """Two places where values of one form stand, tables and lists rather than numbers."""
    part: Path = ["state"] if "state" in doc and dice.below(8) else []
    forms: dict[tuple[object, ...], list[Path]] = {}
    for path in paths_of(at(doc, part), part):
        if path:
            forms.setdefault(form_of(at(doc, path)), []).append(path)
    several = [paths for paths in forms.values() if len(paths) > 1]
    paths = several[dice.below(len(several))]
    return paths[dice.below(len(paths))], paths[dice.below(len(paths))]


def exchange(doc: Any, dice: Dice) -> str:
    one, other = pair_alike(doc, dice) if dice.below(3) else (some_path(doc, dice), some_path(doc, dice))
    first, second = deepcopy(at(doc, one)), deepcopy(at(doc, other))
    put(doc, other, first)
    if one[: len(other)] != other:  # else it is gone with what it stood in
        put(doc, one, second)
    return f"{said(one)} and {said(other)} changed places"


def put_alike(doc: Any, dice: Dice) -> str:
    one, other = pair_alike(doc, dice)
    put(doc, other, deepcopy(at(doc, one)))
    return f"{said(one)} stands in {said(other)} too"


def put_anything(doc: Any, dice: Dice) -> str:
    one, other = some_path(doc, dice), some_path(doc, dice)
    put(doc, other, deepcopy(at(doc, one)))
    return f"{said(one)} stands in {said(other)} too"
