"""Scenarios: a position, moves and expectations in one TOML file. The form is fixed; see docs/scenarios.md.

This module reads the file, plays the moves and checks the expectations. What a position is made of and how it is
asked about differs from game to game: that is a `Position`, one for each game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rulebound.kernel.errors import IllegalMove, NotAnOption, Refusal, RuleboundError
from rulebound.kernel.game import CONCEDE, Game
from rulebound.kernel.letters import nearest
from rulebound.kernel.saves import digest
from rulebound.tabletop.files import parse_toml, read_file, shown, shown_value
from rulebound.tabletop.kits import kit_of
from rulebound.tabletop.positions import SEATS, Position, PositionError, phase_word
from rulebound.tabletop.rooms import home_of, homes
from rulebound.tabletop.rulebook import SHARED, load_rulebook
from rulebound.tabletop.toml import toml_of

KEYS: dict[str, type] = {
    "title": str, "game": str, "ruleset": str, "rules": list, "why": str, "turn": str, "phase": str, "seed": int,
    "switches": dict, "card": list, "creature": list, "seat": dict, "script": dict, "order": list, "active": str,
    "neutral": list, "marker": str, "puzzle": str, "solution": str,
}  # fmt: skip
OF_SOME_GAMES = frozenset(["creature", "order", "active", "neutral", "marker"])
KINDS = {str: "a text in quotation marks", int: "a whole number", list: "a list", dict: "a table"}
COUNTERS = frozenset(["turn_number", "id"])  # what a position set up anew counts afresh
MOST_SHOWN = 80
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
        doc = parse_toml(read_file(path), "the scenario")
        title = doc["title"] if isinstance(doc.get("title"), str) else None
        run(checked(doc))
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
    if "switches" in doc:
        doc["switches"] = dict(flat_switches(doc["switches"], ""))
    for key in ("card", "creature"):
        if not all(isinstance(table, dict) for table in doc.get(key, [])):
            raise ScenarioError(f"'{key}' is a list of tables: write [[{key}]]")
    if "game" not in doc:
        raise ScenarioError("the key 'game' is missing: say which game this is")
    return doc


def flat_switches(table: Mapping[str, Any], before: str) -> Iterator[tuple[str, str | int]]:
    """Switches by their whole names: `move.resting = false` is a table in a table, and a list is its words."""
    for key, value in table.items():
        name = before + key
        if isinstance(value, dict):
            yield from flat_switches(value, f"{name}.")
        elif isinstance(value, list) and value and all(isinstance(each, str) for each in value):
            yield name, " ".join(value)
        elif isinstance(value, str | int):
            yield name, value
        else:
            raise ScenarioError(f"switch {shown(name)} = {shown_value(value)}: write a word or a number")


def board(doc: dict[str, Any]) -> Position[Any]:
    game, ruleset = doc["game"], doc.get("ruleset", doc["game"])
    if ruleset not in homes() or homes()[ruleset].game != game:
        raise PositionError(f"there is no game '{game}' with the ruleset '{ruleset}' here")
    kit = kit_of(ruleset)
    strange = sorted(OF_SOME_GAMES & doc.keys() - kit.scenario_keys)
    if strange:
        raise ScenarioError(f"no scenario of {game} has the key '{strange[0]}'")
    return kit.position(doc)


def position(text: str) -> Game:
    """The game of a scenario, before its first move."""
    if not isinstance(text, str):
        raise ScenarioError(f"a scenario is a text, not {shown_value(text)}")
    return board(parse(text)).game


class NotInAFile(RuleboundError):
    """A position that no scenario file can say, and what of it."""


def written(game: Game) -> str:
    """The position of a game as a scenario file. Set up again, every seat sees the same and is asked the same.

    A scenario begins without a past, at the beginning of a phase: a position in the middle of something is refused,
    with what would be lost. What happened earlier in the turn is not part of a file.
    """
    if game.over:
        raise NotInAFile("a scenario asks somebody something, and this game is over")
    s = game.state
    ruleset = game.ruleset.name
    doc: dict[str, Any] = {"title": f"{ruleset}, after {len(game.answers)} answers", "game": home_of(ruleset).game}
    doc |= {"ruleset": ruleset, "turn": SEATS[s.active], **kit_of(ruleset).described(game.ruleset, s)}
    text = toml_of({key: value for key, value in doc.items() if value != {} and value != []})
    try:
        there = board(parse(text))
    except RuleboundError as fault:
        raise NotInAFile(f"a scenario cannot say this: {fault}") from fault
    for key, (one, other) in seen(there, game, there.game).items():
        if one != other:
            words = f"{key} is {shown_part(one)}, and would be {shown_part(other)}"
            raise NotInAFile(f"a scenario cannot say this: {words}")
    return text


def seen(table: Position[Any], *games: Game) -> dict[str, tuple[Any, ...]]:
    """What can be seen of positions that should be alike, from all seats together, and what their piles hold."""
    found: dict[str, list[Any]] = {}
    for game in games:
        s = game.state
        names = dict(zip(game.names, SEATS, strict=False))
        facts: dict[str, Any] = {
            "what is under way": [type(frame).__name__ for frame in s.frames],
            "the list of who has passed": [getattr(frame, "passes", 0) for frame in s.frames],
            "the number of lasting effects": len(s.modifiers),
            "the number of waiting abilities": len(s.waiting),
        }
        for place, cards in enumerate(s.zones):
            name = game.ruleset.zone_names[place % s.rules.zones]
            zone = f"{SEATS[place // s.rules.zones]}.{name}"
            keys = [card.definition.key for card in cards]
            facts[zone] = sorted(keys) if table.is_unordered(name) else keys
            for at, card in enumerate(cards, 1):
                knowing = [SEATS[seat] for seat in range(s.rules.seats) if s.known[card.number] >> seat & 1]
                facts[f"the list of who knows {zone}[{at}]"] = knowing
        for seat in range(s.rules.seats):
            facts |= flat(game.view(seat), f"view({seat})", names)
        for key, value in facts.items():
            found.setdefault(key, []).append(value)
    return {key: tuple(values) if len(values) == len(games) else (values, []) for key, values in found.items()}


def flat(value: Any, path: str, names: Mapping[str, str]) -> dict[str, Any]:
    """The leaves of a view by their paths, without what counts turns and cards; players are the letters of seats."""
    if isinstance(value, Mapping):
        parts = [(f"{path}.{key}", each) for key, each in value.items() if key not in COUNTERS]
    elif isinstance(value, list):
        words = sorted(value) if all(isinstance(each, str) for each in value) else value
        parts = [(f"{path}[{at}]", each) for at, each in enumerate(words)]
    else:
        return {path: " ".join(names.get(word, word) for word in value.split()) if isinstance(value, str) else value}
    return {key: leaf for part, each in parts for key, leaf in flat(each, part, names).items()}


def shown_part(value: object) -> str:
    words = repr(value)
    return words if len(words) < MOST_SHOWN else words[:MOST_SHOWN] + "…"


def check_rules(doc: dict[str, Any]) -> None:
    """What a scenario says it shows is there, where it names a rule of the game or of card English; switches and other
    names pass."""
    for name in doc.get("rules", []):
        if not isinstance(name, str):
            raise ScenarioError(f"rules: {shown_value(name)} is no id: write a text in quotation marks")
        for book in map(load_rulebook, (doc.get("ruleset", doc["game"]), *SHARED)):
            if book.speaks_of(name) and name not in book and not book.settled_by(name):
                near = nearest(name, [rule.id for rule in (*book.rules, *book.others)])
                hint = f"; did you mean {near}?" if near else ""
                raise ScenarioError(f"rules: the rulebook of {book.ruleset} has no '{shown(name)}'{hint}")


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
    check_rules(doc)
    moves = script.get("moves", "")
    if doc.get("puzzle") is not None:
        moves = solution_of(doc, script)
    lines = [(number, line.strip()) for number, line in enumerate(moves.splitlines(), 1)]
    played = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not played and not expected:
        raise ScenarioError("nothing is checked: [script] has neither moves nor expect")
    began = table.game.state.turn, table.game.state.active
    for number, line in played:
        play_line(table, number, line)
    must_be_free(table)
    if doc.get("puzzle") is not None:
        must_be_solved(table, *began)
    for words in expected:
        check(table, words)
    return table.game


# ---- puzzles
WIN_THIS_TURN: Final = "win this turn"


def solution_of(doc: dict[str, Any], script: dict[str, Any]) -> str:
    """A puzzle has no moves, for these are to be found; its solution is played."""
    if doc["puzzle"] != WIN_THIS_TURN:
        raise ScenarioError(f"puzzle = {shown_value(doc['puzzle'])}: a puzzle asks to '{WIN_THIS_TURN}'")
    solution = doc.get("solution", script.get("solution"))
    if not isinstance(solution, str) or not solution.strip():
        raise ScenarioError("a puzzle holds a solution that works: solution = a text with a move on each line")
    return solution


def must_be_solved(table: Position[Any], turn: int, seat: int) -> None:
    game = table.game
    if game.result is None:
        raise ScenarioError("the solution does not win: the game goes on after its last move")
    if game.state.turn != turn or game.result.winner != seat:
        raise ScenarioError(f"the solution does not win for {table.name(seat)} in this turn: {game.result!r}")


# ---- moves
def play_line(table: Position[Any], number: int, line: str) -> None:
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
    except IllegalMove as fault:
        there = next(decision for decision in game.decisions if decision.seat == seat)
        options = "; ".join(str(choice) for choice in there.options)
        raise ScenarioError(f"{where}: {str(fault).removesuffix('.')}. Options: {options}") from fault
    except RuleboundError as fault:
        raise ScenarioError(f"{where}: {fault}") from fault


def expect_refusal(game: Game, seat: int, where: str, label: str, rules: list[str]) -> None:
    before = digest(game.state)
    try:
        refusals: list[Refusal] = game.why_not(label, seat)
    except NotAnOption as fault:
        raise ScenarioError(f"{where}: that names nothing there is here. {fault}") from fault
    if digest(game.state) != before:
        raise ScenarioError(f"{where}: asking why changed the game")
    if not refusals:
        raise ScenarioError(f"{where}: this is not refused, it is legal")
    if not any(refusal.rule in rules for refusal in refusals):
        raise ScenarioError(f"{where}: refused by other rules: {'; '.join(str(each) for each in refusals)}")


def must_be_free(table: Position[Any]) -> None:
    """A script ends at a free choice or at the end of the game."""
    if table.game.over:
        return
    for decision in table.game.decisions:
        if not decision.free:
            options = "; ".join(str(choice) for choice in decision.options)
            raise ScenarioError(
                f"after the last move: {table.name(decision.seat)} still owes a decision: {decision.prompt} "
                f"Options: {options}"
            )


# ---- expectations
IN = re.compile(r"(.+?) (not in|in) ([A-H])\.(\w+)")
IN_PILE = re.compile(r"(.+?) (not in|in) (.+)\.(\w+)")
ZONE_LIST = re.compile(r"([A-H])\.(\w+) = \[(.*)\]")
SEAT_NUMBER = re.compile(r"([A-H])\.(\w+) = (-?[0-9]{1,9})")
BY_PLACE_NUMBER = re.compile(r"([A-H])\.(\w+)\[([0-9]{1,9})\]\.(\w+) = (-?[0-9]{1,9})")
BY_PLACE_STATE = re.compile(r"([A-H])\.(\w+)\[([0-9]{1,9})\] is (not )?(.+)")
CARD_NUMBER = re.compile(r"(.+)\.(\w+) = (-?[0-9]{1,9})")
REMOVED = re.compile(r"([A-H]) is (not )?removed")
STATE = re.compile(r"(.+) is (not )?([\w ]+)")
ON = re.compile(r"(.+?) (not on|on) (.+)")
AT = re.compile(r"(.+?) (?:(not at|at) (\w+)|(not in|in) (limbo))")
OWNED = re.compile(r"(generator) (\w+) = (\w+)")
GLOBAL = re.compile(r"(turn|phase|winner|result|marker) = (.+)")


def names_in(words: str) -> list[str]:
    """`Top Card, "Old, but Gold"`: names bare, or in quotation marks if they hold a comma."""
    found = ((quoted or bare).strip() for quoted, bare in re.findall(r'"([^"]*)"|([^",]+)', words))
    return [name for name in found if name]


def expect(words: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise ScenarioError(f"expected '{words}', found {found}")


def check(table: Position[Any], words: str) -> None:
    """One expectation; the first form that fits is what it means."""
    game = table.game
    if words in ("game over", "game not over"):
        expect(words, words == "game over", game.over)
    elif found := GLOBAL.fullmatch(words):
        wanted = phase_word(found[2]) if found[1] == "phase" else found[2]
        expect(words, wanted, table.fact(found[1]))
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
    elif found := OWNED.fullmatch(words):
        expect(words, found[3], table.owner_of(found[1], found[2]))
    elif found := AT.fullmatch(words):
        there = table.is_at(found[1], found[3] or found[5])
        expect(words, (found[2] or found[4]) in ("at", "in"), there)
    elif found := IN_PILE.fullmatch(words):
        table.must_exist(found[1])
        expect(words, found[2] == "in", table.lies_in(found[1], found[3], found[4]))
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


def check_zone(table: Position[Any], words: str, seat: int, zone: str, wanted: list[str]) -> None:
    found = table.zone(seat, zone)
    for name in wanted:
        table.must_exist(name)
    if table.is_unordered(zone):
        wanted, found = sorted(wanted), sorted(found)
    expect(words, wanted, found)
