"""What the games say: every question, label and log line of many positions, and the rules behind every refusal.

Labels are a contract, prompts and lines are read by people. `words.json` holds a digest of each game and scenario, so
that a change of the machinery that makes words shows that it changes none. Where a change is meant, look at it first:

    python tests/fidelity/words.py before.txt      # before and after the change; then compare the two files
    python tests/fidelity/words.py --record        # take the words as they are for right
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import rulebound
from rulebound import scenario
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.tabletop.positions import Position

HERE = Path(__file__).parent
GOLDEN = HERE / "words.json"
GAMES = HERE.parent / "games"
TABLES = (
    ("luminous", 2),
    ("luminous", 4),
    ("lightseekers", 2),
    ("lightseekers", 4),
    ("lightseekers-first", 2),
    ("lightseekers-first", 4),
)
GAMES_A_TABLE = 3
MOST_DECISIONS = 400


def seeded(ruleset: str, players: int, seed: int) -> Game:
    decks = rulebound.deck_names(ruleset)
    chosen = [decks[(seed + seat * (3 * seed + 1)) % len(decks)] for seat in range(players)]
    switches: dict[str, str | int | bool] = {"players": players} if ruleset == "luminous" and players > 2 else {}
    return rulebound.new_game(ruleset, decks=chosen, seed=seed, switches=switches)


def walk(ruleset: str, players: int, seed: int) -> Iterator[Game]:
    """A game of random answers, at each of its decisions."""
    game = seeded(ruleset, players, seed)
    dice = Dice(seed)
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        yield game
        options = game.decision.options
        game.decide(options[dice.below(len(options))])


def asked(game: Game) -> list[str]:
    """Every open question, in words."""
    return [json.dumps(decision.data()) for decision in game.decisions]


def told(game: Game) -> list[str]:
    """The log, as a referee and as each seat reads it."""
    return [*game.log, *(f"{seat} {line}" for seat in range(len(game.names)) for line in game.log_of(seat))]


def of_games(ruleset: str, players: int) -> Iterator[str]:
    for seed in range(GAMES_A_TABLE):
        for game in walk(ruleset, players, seed):
            yield from asked(game)
        yield from told(game)


def positions(path: Path) -> Iterator[tuple[Position, str]]:
    """A scenario before each of its moves, with the move. What fails ends it; other tests tell."""
    doc = tomllib.loads(path.read_text())
    table = scenario.board(doc)
    moves = doc.get("script", {}).get("moves", "")
    for number, line in enumerate(moves.splitlines(), 1):
        if line.strip() and not line.strip().startswith("#"):
            yield table, line.strip()
            scenario.play_line(table, number, line.strip())
    yield table, ""


def of_scenario(path: Path) -> Iterator[str]:
    """The questions of a scenario, the rules behind its refusals, its log."""
    for table, line in positions(path):
        if not table.game.over:
            yield from asked(table.game)
        found = scenario.MOVE.fullmatch(line)
        refused = None if found is None else scenario.REFUSED.fullmatch(found[2])
        if found is not None and refused is not None:
            named = table.game.why_not(refused[1], table.seat(found[1]))
            yield f"{refused[1]} -> {'; '.join(sorted(str(each) for each in named))}"
        if not line:
            yield from told(table.game)


def groups() -> dict[str, dict[str, Iterator[str]]]:
    """The lines of each table and of each scenario, by folders."""
    found: dict[str, dict[str, Iterator[str]]] = {
        f"{players} players of {ruleset}": {"games": of_games(ruleset, players)} for ruleset, players in TABLES
    }
    for game in ("luminous", "lightseekers"):
        top = GAMES / game / "scenarios"
        for path in sorted(top.rglob("*.toml")):
            found.setdefault(f"{game} {path.parent.relative_to(top)}", {})[path.stem] = of_scenario(path)
    return found


def digest(lines: Iterator[str]) -> str:
    found = blake2b(digest_size=4)
    for line in lines:
        found.update(line.encode() + b"\n")
    return found.hexdigest()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", help="where the lines are written")
    parser.add_argument("--record", action="store_true", help="take what they are now for right")
    given = parser.parse_args()
    if given.record:
        golden = {name: {each: digest(lines) for each, lines in group.items()} for name, group in groups().items()}
        GOLDEN.write_text(json.dumps(golden, indent=0) + "\n")
    else:
        with open(given.file or "/dev/stdout", "w", encoding="utf-8") as out:
            for name, group in groups().items():
                for each, lines in group.items():
                    out.writelines([f"== {name}: {each}\n", *(f"{line}\n" for line in lines)])
