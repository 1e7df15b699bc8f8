"""What the games of a run say, as data: the page and the command line only put it in words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

from rulebound.lab.playing import Row, points
from rulebound.lab.running import Rows
from rulebound.lab.statistics import Interval, mean_of, quantile, wilson

PARTS: Final = {"least": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "most": 1.0}
FAIR: Final = 0.04  # a first seat that is nearer to a half than that is fair
UNFAIR: Final = 0.08
FEWEST_GAMES: Final = 10  # before anything is said of a side or a card


def findings(rows: Rows) -> dict[str, Any]:
    """All that can be said of any games."""
    whole = [row for row in rows.values() if not row["fault"]]
    return {
        "games": len(whole),
        "faults": faults_of(rows),
        "first_seat": first_seat(whole).data(),
        "sides": {name: each.data() for name, each in sides(whole).items()},
        "first_seat_by_side": {name: first_seat(each).data() for name, each in by_side(whole).items()},
        "cells": {name: each.data() for name, each in cells(whole).items()},
        "turns": spread([row["turns"] for row in whole]),
        "answers": spread([row["answers"] for row in whole]),
        "ends": dict(Counter(row["end"] for row in whole).most_common()),
        "draws": sum(len(set(row["returns"])) == 1 for row in whole),
        "decided": spread([decided(row) for row in whole]),
        "lead_changes": spread([lead_changes(row) for row in whole]),
        "cards": card_table(whole),
        "zones": curves(whole),
        "examples": examples(whole),
    }


def faults_of(rows: Rows) -> list[dict[str, Any]]:
    return [{"game": row["id"], "fault": row["fault"]} for row in rows.values() if row["fault"]]


def measures(rows: Rows) -> dict[str, Any]:
    """What kind of game it is."""
    whole = [row for row in rows.values() if not row["fault"]]
    if not whole:
        return {"games": 0, "faults": len(rows)}
    answers = sum(row["answers"] for row in whole)
    return {
        "games": len(whole),
        "faults": len(rows) - len(whole),
        "options at a decision": round(sum(row["options"] for row in whole) / max(answers, 1), 2),
        "decisions in a game": round(answers / len(whole), 1),
        "turns in a game, median": spread([row["turns"] for row in whole])["median"],
        "share won by the first seat": round(first_seat(whole).value, 3),
        "share of draws": round(sum(len(set(row["returns"])) == 1 for row in whole) / len(whole), 3),
        "lead changes, median": spread([lead_changes(row) for row in whole])["median"],
        "decided after this share of turns, median": spread([decided(row) for row in whole])["median"],
    }


# ---- who wins
def first_seat(rows: Iterable[Row]) -> Interval:
    won = [points(row, 0) for row in rows]
    return wilson(sum(won), len(won))


def by_side(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """By who sits in the first seat."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        found[row["sides"][0]].append(row)
    return dict(sorted(found.items()))


def sides(rows: Iterable[Row]) -> dict[str, Interval]:
    """The share of all its games that each side wins, the best first."""
    won: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for seat, name in enumerate(row["sides"]):
            won[name].append(points(row, seat))
    found = {name: wilson(sum(each), len(each)) for name, each in won.items()}
    return dict(sorted(found.items(), key=lambda each: -each[1].value))


def cells(rows: Iterable[Row]) -> dict[str, Interval]:
    """What the side that is named first wins of a pairing, by pairs of games."""
    pairs: dict[tuple[str, ...], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        names = tuple(sorted(row["sides"]))
        pairs[names][row["seed"]].append(points(row, row["sides"].index(names[0])))
    return {
        " v ".join(names): within(mean_of([sum(unit) / len(unit) for unit in units.values()]))
        for names, units in sorted(pairs.items())
    }


def within(interval: Interval) -> Interval:
    """Of a share: it is no less than nothing and no more than all."""
    return interval._replace(low=max(interval.low, 0.0), high=min(interval.high, 1.0))


# ---- how it went
def spread(numbers: Sequence[float]) -> dict[str, float]:
    ranked = sorted(numbers)
    return {name: quantile(ranked, part) for name, part in PARTS.items()} if ranked else dict.fromkeys(PARTS, 0)


def leaders(row: Row) -> list[int]:
    """By turn, who is more likely to win."""
    return [max(range(len(each)), key=lambda seat: each[seat]) for each in row["chances"]]


def lead_changes(row: Row) -> int:
    led = leaders(row)
    return sum(before != after for before, after in pairwise(led))


def decided(row: Row) -> float:
    """After which share of the turns the winner was ahead for good; 1 for a draw."""
    best = max(row["returns"])
    if row["returns"].count(best) > 1 or not row["chances"]:
        return 1.0
    winner = row["returns"].index(best)
    led = leaders(row)
    behind = [turn for turn, who in enumerate(led) if who != winner]
    return round((behind[-1] + 1) / len(led), 3) if behind else 0.0


def curves(rows: Iterable[Row]) -> dict[str, list[dict[str, float]]]:
    """By zone and turn, how many cards a seat has there, as long as half of the games go on."""
    found: dict[str, list[list[int]]] = defaultdict(list)
    games = 0
    for row in rows:
        games += 1
        for zone, turns in row["sizes"].items():
            table = found[zone]
            for turn, sizes in enumerate(turns):
                if turn == len(table):
                    table.append([])
                table[turn] += sizes
    return {zone: [spread(each) for each in table if len(each) >= games] for zone, table in sorted(found.items())}


# ---- cards
def card_table(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """For each card of each side: how often it is drawn and played, when, and how its deck does with it, minus how the
    deck does anyway. That is what it was seen with, and not what it does."""
    baseline = sides(rows)
    seen: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    won: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for row in rows:
        for seat, side in enumerate(row["sides"]):
            result = points(row, seat)
            played, drawn, opening = (set(row[key][seat]) for key in ("played", "drawn", "opening"))
            for card in drawn | played:
                count = seen[side, card]
                count["drawn"] += card in drawn
                count["played"] += card in played and card in drawn
                count["stuck"] += card in row["stuck"][seat]
                for key, cards in (("drawn", drawn), ("opening", opening), ("played", played)):
                    if card in cards:
                        won[side, card, key].append(result)
            for card, turn in zip(row["played"][seat], row["played_turn"][seat], strict=True):
                seen[side, card]["times"] += 1
                seen[side, card]["turns"] += turn
    return [card_row(side, card, count, won, baseline[side]) for (side, card), count in sorted(seen.items())]


def card_row(
    side: str, card: str, count: Counter[str], won: dict[tuple[str, str, str], list[float]], baseline: Interval
) -> dict[str, Any]:
    drawn = count["drawn"]
    found: dict[str, Any] = {
        "side": side,
        "card": card,
        "seen": drawn,
        "drawn": round(drawn / baseline.units, 3),
        "played": round(count["played"] / drawn, 3) if drawn else None,
        "turn": round(count["turns"] / count["times"], 1) if count["times"] else None,
        "stuck": round(count["stuck"] / drawn, 3) if drawn else None,
    }
    for key in ("drawn", "opening", "played"):
        values = won.get((side, card, key), [])
        found[f"won_{key}"] = round(sum(values) / len(values) - baseline.value, 3) if values else None
    return found


# ---- games to look at
def examples(rows: Sequence[Row]) -> dict[str, str]:
    """Games that are worth a look."""
    if not rows:
        return {}
    median = spread([row["turns"] for row in rows])["median"]
    return {
        "closest": max(rows, key=lambda row: (decided(row), lead_changes(row), row["id"]))["id"],
        "longest": max(rows, key=lambda row: (row["turns"], row["id"]))["id"],
        "most lopsided": min(rows, key=lambda row: (decided(row), row["turns"], row["id"]))["id"],
        "most typical": min(rows, key=lambda row: (abs(row["turns"] - median), lead_changes(row), row["id"]))["id"],
    }


# ---- in words
def verdicts(found: dict[str, Any], all_met: bool = True) -> list[tuple[str, str]]:
    """Ok, look, problem or cannot tell, and why. Which side is too strong is said only where all have met all."""
    return [
        seat_verdict(found["first_seat"]),
        *([spread_verdict(found["sides"])] if all_met else []),
        length_verdict(found),
        cards_verdict(found["cards"]),
        ("problem", f"{len(found['faults'])} games ended in a fault of the engine")
        if found["faults"]
        else ("ok", "no game ended in a fault"),
    ]


def seat_verdict(first: dict[str, float]) -> tuple[str, str]:
    low, high = first["low"] - 0.5, first["high"] - 0.5
    words = f"the first seat wins {first['value']:.1%} ({first['low']:.1%} to {first['high']:.1%})"
    if max(abs(low), abs(high)) < FAIR:
        return "ok", words
    if low > UNFAIR or high < -UNFAIR:
        return "problem", words
    if low > 0 or high < 0:
        return "look", words
    return "cannot tell", words


def spread_verdict(sides: dict[str, dict[str, float]]) -> tuple[str, str]:
    if not sides:
        return "cannot tell", "nobody played"
    names = [name for name, each in sides.items() if each["units"] >= FEWEST_GAMES]
    if not names:
        return "cannot tell", f"no side played {FEWEST_GAMES} games: too few to say which is too strong or too weak"
    best, worst = sides[names[0]], sides[names[-1]]
    words = f"sides win {worst['value']:.1%} ({names[-1]}) to {best['value']:.1%} ({names[0]})"
    if best["low"] > 0.6 or worst["high"] < 0.4:
        return "problem", words
    if best["low"] > 0.5 or worst["high"] < 0.5:
        return "look", words
    return "ok" if best["high"] < 0.6 and worst["low"] > 0.4 else "cannot tell", words


def length_verdict(found: dict[str, Any]) -> tuple[str, str]:
    turns, ends = found["turns"], found["ends"]
    words = f"half of the games last {turns['quarter']:g} to {turns['three_quarters']:g} turns"
    limits = sum(count for end, count in ends.items() if "limit" in end)
    if limits * 20 > found["games"]:
        return "problem", f"{words}; {limits} ended by a limit"
    return ("look", f"{words}; {limits} ended by a limit") if limits else ("ok", words)


def cards_verdict(cards: list[dict[str, Any]]) -> tuple[str, str]:
    known = [card for card in cards if card["seen"] >= FEWEST_GAMES]
    if not known:
        return "cannot tell", f"no card was drawn in {FEWEST_GAMES} games: too few to say which are never played"
    dead = [f"{card['card']} ({card['side']})" for card in known if card["drawn"] > 0.1 and card["played"] < 0.1]
    if dead:
        return "look", f"drawn and hardly ever played: {', '.join(dead[:8])}"
    return "ok", "every card that is drawn is also played"
