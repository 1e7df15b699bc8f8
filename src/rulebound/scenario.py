"""Scenarios: a position, moves and expectations in one TOML file. The form is fixed; see docs/scenarios.md.

This module reads the file, plays the moves and checks the expectations. What a position is made of and how it is
asked about differs from game to game: that is a `Board`, one for each game.
"""

from __future__ import annotations

import re
from typing import Any

from rulebound.games.boards import board_of
from rulebound.kernel.board import Board
from rulebound.kernel.errors import NotAnOption, Refusal, RuleboundError
from rulebound.kernel.game import CONCEDE, Game
from rulebound.tabletop.files import parse_toml, read_file, shown, shown_value

KEYS: dict[str, type] = {
    "title": str, "game": str, "ruleset": str, "rules": list, "why": str, "turn": str, "phase": str, "seed": int,
    "switches": dict, "card": list, "creature": list, "seat": dict, "script": dict, "order": list, "active": str,
    "neutral": list, "marker": str, "puzzle": str, "solution": str,
}  # fmt: skip
KINDS = {str: "a text in quotation marks", int: "a whole number", list: "a list", dict: "a table"}
MOST_EXPECTED = 500
MOST_OF_A_LINE = 1_200  # of a move or an expectation; a label has 1,000 characters at most
MOVE = re.compile(r"([A-H]):\s*(.+)")
REFUSED = re.compile(r"refused:\s*(.+?)\s*->\s*(.+)")


class ScenarioError(RuleboundError):
    """What in a scenario did not go as it says, and where."""


class Row:
    """How one scenario file went."""

    def __init__(self, file: str, title: str | None, error: str | None) -> None:
        self.file = file
        self.title = title
        self.error = error

    @property
    def ok(self) -> bool:
        return self.error is None

    def data(self) -> dict[str, Any]:
        return {"file": self.file, "title": self.title, "ok": self.ok, "error": self.error}


def run_file(path: str) -> Row:
    """Run one file; whatever is wrong with it is in the row."""
    title: str | None = None
    try:
        doc = parse(read_file(path))
        title = doc.get("title")
        run(doc)
    except RuleboundError as fault:
        return Row(path, title, str(fault))
    return Row(path, title, None)


def parse(text: str) -> dict[str, Any]:
    return checked(parse_toml(text, "the scenario"))


def checked(doc: dict[str, Any]) -> dict[str, Any]:
    """The document of a scenario, if its keys are those of one."""
    for key, value in doc.items():
        if key not in KEYS:
            raise ScenarioError(f"no scenario has the key '{shown(key)}'; keys are {', '.join(sorted(KEYS))}")
        if not isinstance(value, KEYS[key]) or isinstance(value, bool):
            raise ScenarioError(f"{key} = {shown_value(value)}: write {KINDS[KEYS[key]]}")
    for name, value in doc.get("switches", {}).items():
        if not isinstance(value, str | int):
            raise ScenarioError(f"switch {shown(name)} = {shown_value(value)}: write a word or a number")
    for key in ("card", "creature"):
        if not all(isinstance(table, dict) for table in doc.get(key, [])):
            raise ScenarioError(f"'{key}' is a list of tables: write [[{key}]]")
    if "game" not in doc:
        raise ScenarioError("the key 'game' is missing: say which game this is")
    return doc


def board(doc: dict[str, Any]) -> Board:
    return board_of(doc["game"], doc.get("ruleset", doc["game"]), doc)


def position(text: str) -> Game:
    """The game of a scenario, before its first move."""
    return board(parse(text)).game


def run(doc: dict[str, Any]) -> Game:
    """Play a scenario and check what it expects."""
    script = doc.get("script", {})
    strange = sorted(set(script) - {"moves", "expect", "solution"})
    if strange:
        raise ScenarioError(f"[script] has no '{shown(strange[0])}'; it has moves, expect and solution")
    expected = script.get("expect", [])
    texts = [script.get("moves", ""), script.get("solution", ""), *(expected if isinstance(expected, list) else [0])]
    if not all(isinstance(each, str) for each in texts):
        raise ScenarioError("[script]: moves is a text with a move on each line, expect is a list of texts")
    if len(expected) > MOST_EXPECTED or any(len(each) > MOST_OF_A_LINE for each in expected):
        raise ScenarioError(f"[script]: expect has at most {MOST_EXPECTED} lines of {MOST_OF_A_LINE} characters")
    table = board(doc)
    moves = script.get("moves", "")
    if doc.get("puzzle") is not None:
        moves = doc.get("solution", script.get("solution", moves))
    for number, line in enumerate(moves.splitlines(), 1):
        line = line.strip()
        if line and not line.startswith("#"):
            play_line(table, number, line)
    must_be_free(table)
    for words in script.get("expect", []):
        check(table, words)
    return table.game


# ---- moves
def play_line(table: Board, number: int, line: str) -> None:
    if len(line) > MOST_OF_A_LINE:
        raise ScenarioError(f"move {number}: '{shown(line)}' has more than {MOST_OF_A_LINE} characters")
    found = MOVE.fullmatch(line)
    where = f"move {number}, '{line}'"
    if not found:
        raise ScenarioError(f"{where}: a move is written 'SEAT: LABEL'")
    game = table.game
    seat = table.seat(found[1])
    if game.over:
        raise ScenarioError(f"{where}: the game is over ({game.result!r})")
    refused = REFUSED.fullmatch(found[2])
    label = refused[1] if refused else found[2]
    if label == CONCEDE and not refused:
        game.decide(CONCEDE, seat)
        return
    open_seats = [decision.seat for decision in game.decisions]
    if seat not in open_seats:
        options = "; ".join(str(choice) for choice in game.decision.options[:12])
        raise ScenarioError(
            f"{where}: nobody asked {found[1]}; it is {table.name(open_seats[0])}'s decision: "
            f"{game.decision.prompt} Options: {options}"
        )
    if refused:
        expect_refusal(game, seat, where, label, re.split(r"\s+or\s+", refused[2]))
        return
    try:
        game.decide(label, seat)
    except RuleboundError as fault:
        raise ScenarioError(f"{where}: {fault}") from fault


def expect_refusal(game: Game, seat: int, where: str, label: str, rules: list[str]) -> None:
    before = game.fingerprint()
    try:
        refusals: list[Refusal] = game.why_not(label, seat)
    except NotAnOption as fault:
        raise ScenarioError(f"{where}: that names nothing there is here. {fault}") from fault
    if game.fingerprint() != before:
        raise ScenarioError(f"{where}: asking why changed the game")
    if not refusals:
        raise ScenarioError(f"{where}: this is not refused, it is legal")
    if not any(refusal.rule in rules for refusal in refusals):
        raise ScenarioError(f"{where}: refused by other rules: {'; '.join(str(each) for each in refusals)}")


def must_be_free(table: Board) -> None:
    """A script ends at a free choice or at the end of the game."""
    if table.game.over:
        return
    for decision in table.game.decisions:
        if not table.is_free(decision.question):
            options = "; ".join(str(choice) for choice in decision.options)
            raise ScenarioError(
                f"after the last move: {table.name(decision.seat)} still owes a decision: {decision.prompt} "
                f"Options: {options}"
            )


# ---- expectations
IN = re.compile(r"(.+?) (not in|in) ([A-H])\.(\w+)")
ZONE_LIST = re.compile(r"([A-H])\.(\w+) = \[(.*)\]")
SEAT_NUMBER = re.compile(r"([A-H])\.(\w+) = (-?[0-9]{1,9})")
BY_PLACE_NUMBER = re.compile(r"([A-H])\.(\w+)\[([0-9]{1,9})\]\.(\w+) = (-?[0-9]{1,9})")
BY_PLACE_STATE = re.compile(r"([A-H])\.(\w+)\[([0-9]{1,9})\] is (not )?(.+)")
CARD_NUMBER = re.compile(r"(.+)\.(\w+) = (-?[0-9]{1,9})")
REMOVED = re.compile(r"([A-H]) is (not )?removed")
STATE = re.compile(r"(.+) is (not )?([\w ]+)")
ON = re.compile(r"(.+?) (not on|on) (.+)")
GLOBAL = re.compile(r"(turn|phase|winner|result|marker) = (.+)")


def names_in(words: str) -> list[str]:
    """`Top Card, "Old, but Gold"`: names bare, or in quotation marks if they hold a comma."""
    found = ((quoted or bare).strip() for quoted, bare in re.findall(r'"([^"]*)"|([^",]+)', words))
    return [name for name in found if name]


def expect(words: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise ScenarioError(f"expected '{words}', found {found}")


def check(table: Board, words: str) -> None:
    """One expectation; the first form that fits is what it means."""
    game = table.game
    if words in ("game over", "game not over"):
        expect(words, words == "game over", game.over)
    elif found := GLOBAL.fullmatch(words):
        expect(words, found[2], table.fact(found[1]))
    elif found := BY_PLACE_NUMBER.fullmatch(words):
        expect(words, int(found[5]), table.number_at(table.seat(found[1]), found[2], int(found[3]), found[4]))
    elif found := BY_PLACE_STATE.fullmatch(words):
        state = table.state_at(table.seat(found[1]), found[2], int(found[3]), found[5])
        expect(words, not found[4], state)
    elif found := ZONE_LIST.fullmatch(words):
        check_zone(table, words, table.seat(found[1]), found[2], names_in(found[3]))
    elif found := SEAT_NUMBER.fullmatch(words):
        expect(words, int(found[3]), table.seat_number(table.seat(found[1]), found[2]))
    elif found := IN.fullmatch(words):
        table.must_exist(found[1])
        inside = table.holds(table.seat(found[3]), found[4], found[1])
        expect(words, found[2] == "in", inside)
    elif found := REMOVED.fullmatch(words):
        expect(words, not found[2], table.seat(found[1]) in game.eliminated)
    elif found := CARD_NUMBER.fullmatch(words):
        expect(words, int(found[3]), table.card_number(found[1], found[2]))
    elif found := STATE.fullmatch(words):
        expect(words, not found[2], table.card_state(found[1], found[3]))
    elif found := ON.fullmatch(words):
        table.must_exist(found[1])
        expect(words, found[2] == "on", table.is_on(found[1], found[3]))
    else:
        raise ScenarioError(f"'{words}' is no form of expectation")


def check_zone(table: Board, words: str, seat: int, zone: str, wanted: list[str]) -> None:
    found = table.zone(seat, zone)
    for name in wanted:
        table.must_exist(name)
    if table.is_unordered(zone):
        wanted, found = sorted(wanted), sorted(found)
    expect(words, wanted, found)
