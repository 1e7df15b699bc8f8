"""The end of a game in words: who won and why, how it stands, what decided."""

from __future__ import annotations

from rulebound.kernel.game import Game
from rulebound.tabletop.rulebook import load_rulebook

COUNTED = ("life", "health", "points", "vp", "honor")  # numbers of a seat by which games are won and lost
LAST_LINES = 4


def summary(game: Game, you: int) -> list[str]:
    """A sentence and its rule, the numbers, and what happened last."""
    result = game.result
    assert result is not None
    who = "Nobody has won" if result.winner is None else "You have won" if result.winner == you else (
        f"{result.name} has won"
    )  # fmt: skip
    book = load_rulebook(game.ruleset.name)
    why = f" {book.statement(result.rule)}" if result.rule in book else ""
    view = game.view(you)
    seats = [f"{seat['name']} {numbers(seat)}" for seat in view["seats"]]
    told = [each.words for each in game.story(you) if not each.heading][-LAST_LINES:]
    turns = f"{view['turn_number']} turns, {len(game.answers)} answers"
    return [f"{who} by {result.reason}.{why}", f"{turns}; {'; '.join(seats)}.", *[f"  {line}" for line in told]]


def numbers(seat: dict[str, object]) -> str:
    return ", ".join([f"{name} {seat[name]}" for name in COUNTED if name in seat]) or "without a count"
