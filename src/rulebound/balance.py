"""Is a game fair? Bots play many games over all pairings, with sides swapped; what is counted is told with intervals.

Every game is a line of a file, so a run that was stopped goes on where it ended, and the report is made from the lines
alone. A game hangs on its number and the seed: games 2k and 2k + 1 have the same decks and the same seed, and the
players have changed seats.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulebound.api import new_game, read_deck
from rulebound.bots import BOTS
from rulebound.kernel.chance import branch, key_of
from rulebound.kernel.chronicles import happenings
from rulebound.kernel.events import Event
from rulebound.kernel.game import Game
from rulebound.kernel.playout import cheap_number, playout
from rulebound.kernel.public import Happening
from rulebound.lab.statistics import wilson
from rulebound.tabletop.kits import kit_of

Line = dict[str, Any]
Told = Callable[[int], None]


# ---- playing
def play_games(
    ruleset: str, games: int, bot: str, seed: int, switches: Mapping[str, Any], out: Path, told: Told | None = None
) -> list[Line]:
    """The lines of the file, after all games that it lacks have been played."""
    lines = lines_of(out)
    known = {line["game"] for line in lines}
    with out.open("a", encoding="utf-8") as file:
        for number in range(games):
            if number not in known:
                lines.append(play(ruleset, number, bot, seed, switches))
                file.write(json.dumps(lines[-1]) + "\n")
                file.flush()
            if told is not None:
                told(number + 1)
    return [line for line in lines if line["game"] < games]


def lines_of(out: Path) -> list[Line]:
    if not out.exists():
        return []
    return [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]


def play(ruleset: str, number: int, bot: str, seed: int, switches: Mapping[str, Any]) -> Line:
    """One game; the first seat begins."""
    kit = kit_of(ruleset)
    pair, swapped = divmod(number, 2)
    key = branch(key_of(seed), f"pair {pair}")
    decks = kit.pairing(pair, key)
    if swapped:
        decks = decks[::-1]
    game = new_game(ruleset, decks or None, key, {**kit.switches_for(2), **switches}, starter=0 if decks else None)
    events: Sequence[Happening]
    if bot == "random":
        game, events = at_random(game, number)
    else:
        game.play([BOTS[bot](branch(key, f"bot {seat}")) for seat in range(2)])
        events = game.events_since(0)
    result = game.result
    assert result is not None
    return {
        "game": number,
        "winner": result.winner,
        "end": result.reason,
        "turns": game.state.turn,
        "answers": game.state.decisions,
        "parts": [parts_of(read_deck(ruleset, deck)) for deck in decks],
        **counted(game, events),
    }


def at_random(game: Game, number: int) -> tuple[Game, list[Happening]]:
    """Who looks at nothing needs no view, so this is played by the engine alone, a hundred times as fast."""
    state = game.state.copy()
    log: list[Event] = []
    state.log = log
    playout(state, cheap_number(number, 0))
    return Game(game.ruleset, state, {}), happenings(game.ruleset, log)


def parts_of(deck: Mapping[str, Any]) -> dict[str, list[str]]:
    """What a deck is made of: lists of names under their keys, and all that is counted under 'cards'."""
    found: dict[str, list[str]] = {"cards": []}
    for key, value in deck.items():
        if isinstance(value, Mapping):
            found["cards"] += list(value)
        elif isinstance(value, Sequence) and not isinstance(value, str):
            found[key] = list(value)
    return found


def counted(game: Game, events: Sequence[Happening]) -> dict[str, Any]:
    """How much of each event there was, and which cards each seat played."""
    sums: Counter[str] = Counter()
    played: list[set[str]] = [set(), set()]
    for each in events:
        if each.source:
            sums[f"{each.kind} by {each.source}"] += each.amount
        sums[each.kind] += 1
        if each.kind == game.ruleset.played_as:
            played[each.seat].add(str(each.other or each.card))
    return {"events": dict(sums), "played": [sorted(names) for names in played]}


# ---- the report
def rate(wins: float, games: int) -> dict[str, Any]:
    _, low, high, _ = wilson(wins, games)
    share = round(wins / games, 4) if games else None
    return {"games": games, "rate": share, "low": round(low, 4), "high": round(high, 4)}


def report(lines: Sequence[Line]) -> dict[str, Any]:
    """First player, length, ends, events in a game, and the rates of all that decks are made of."""
    tables: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0.0, 0.0]))
    events: Counter[str] = Counter()
    for line in lines:
        events.update(line["events"])
        for seat, parts in enumerate(line["parts"]):
            won = 0.5 if line["winner"] is None else float(line["winner"] == seat)
            for table, names in {**parts, "cards played": line["played"][seat]}.items():
                for name in dict.fromkeys(names):
                    row = tables[table][name]
                    row[0] += won
                    row[1] += 1
    first = sum(0.5 if line["winner"] is None else float(line["winner"] == 0) for line in lines)
    return {
        "games": len(lines),
        "first player": rate(first, len(lines)),
        "turns": spread([line["turns"] for line in lines]),
        "answers": spread([line["answers"] for line in lines]),
        "ends": dict(Counter(line["end"] for line in lines)),
        "events": {name: round(count / max(len(lines), 1), 3) for name, count in sorted(events.items())},
        "tables": {
            table: {name: rate(wins, int(games)) for name, (wins, games) in sorted(rows.items())}
            for table, rows in sorted(tables.items())
        },
    }


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """The least, the tenths and the most."""
    ranked = sorted(numbers)
    names = {"least": 0.0, "tenth": 0.1, "median": 0.5, "ninth": 0.9, "most": 1.0}
    return {name: ranked[round(part * (len(ranked) - 1))] for name, part in names.items()} if ranked else {}
