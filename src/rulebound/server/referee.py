"""The games that a process referees. Answers go in; the row to be kept and what each viewer is told come out.

A viewer is a seat, or None for whoever looks on. What a viewer is told of a step depends on the rows so far and on
nothing else, so two tabs of a seat are told the same, before and after a restart.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import rulebound
from rulebound import Choice, Decision, Game, RuleboundError, Sentence, a_moment, passed_unasked, pause, topic
from rulebound.server.patches import Patch, difference
from rulebound.server.refusals import Refused, in_words, of_the_game
from rulebound.tabletop.documents import decision_data, option_data

Viewer = int | None
MARK: Final = 16  # characters of a fingerprint
MOST_LINES: Final = 500  # of the log in a snapshot
MOST_THOUGHTS: Final = 4  # options that a hint speaks of
MOST_MOVES: Final = 5  # that it looks ahead in words
CONCEDE: Final = "concede"
SMART: Final = "smart"


class Row(NamedTuple):
    """One thing that happened at a table, as it is kept. Together with the beginning, the rows are the game."""

    step: int
    seat: int
    kind: str
    """`decide`, `concede` or `take_back`."""
    label: str
    to: int
    """Of a take-back: the number of answers that are left."""
    decision: int
    choice: str
    mark: str = ""
    """The fingerprint of the position after it: a newer program that plays the row otherwise is noticed at once."""


class Told(NamedTuple):
    """What a step changed, for every viewer, and what the table must know to go on."""

    row: Row
    updates: dict[Viewer, dict[str, Any]]
    asked: dict[int, int]
    """Who owes an answer, and the id of the decision."""
    turn: int
    result: dict[str, Any] | None


class Position(NamedTuple):
    """A save in between: what is left if a newer program plays the rows otherwise."""

    step: int
    save: str


class Played:
    """A game, the rows that led to it, and what every viewer saw last."""

    def __init__(self, game: Game, bots: Sequence[int], late: int = 0) -> None:
        """`late`: so many steps behind, who looks on sees all hands."""
        self.game = game
        self.late = late
        self.seen_late: deque[tuple[int, dict[str, Any], int]] = deque(maxlen=late + 1)  # step, state, lines
        self.bots = frozenset(bots)
        self.step = 0
        self.answered = [seat for seat, _ in game.answers]  # by whom
        self.passed: set[int] = set()  # the answers that smart passing gives by itself
        self.asked = {decision.seat: 0 for decision in game.decisions}
        people = [seat for seat in range(len(game.names)) if seat not in self.bots]
        self.viewers: list[Viewer] = [*people, None]
        self.states: dict[Viewer, dict[str, Any]] = {}
        self.lines: dict[Viewer, int] = {}

    def look(self) -> Played:
        """Everybody sees the position as it is: what follows is told as changes of it."""
        self.states = {viewer: self.state(viewer) for viewer in self.viewers}
        self.lines = {viewer: self.game.story_length(viewer) for viewer in self.viewers}
        if self.late:
            self.look_late()
        return self

    def look_late(self) -> None:
        """Keep what is seen with open hands now, to be shown later."""
        state = self.state(None)
        hands = [self.game.view(seat)["seats"][seat] for seat in range(len(self.game.names))]
        state["view"] = {**state["view"], "seats": hands}
        self.seen_late.append((self.step, state, self.game.story_length(None)))

    # ---- going on
    def decide(self, seat: int, decision: int, choice: str, label: str) -> Told:
        asked = self.open_decision(seat, decision)
        picked = chosen(asked, choice) if choice else label
        if picked == CONCEDE:
            raise Refused("not_an_option", "to concede is no answer: say so in a message of its own")
        row = self.go(Row(self.step + 1, seat, "decide", "", 0, decision, choice), picked)
        return self.tell(row, next((each for each in asked.options if each.label == row.label), None))

    def concede(self, seat: int) -> Told:
        return self.tell(self.go(Row(self.step + 1, seat, "concede", CONCEDE, 0, -1, ""), CONCEDE))

    def take_back(self, seat: int, to: int) -> Told:
        return self.tell(self.go(Row(self.step + 1, seat, "take_back", "", to, -1, ""), ""))

    def again(self, row: Row) -> None:
        """A row that was kept, carried out anew."""
        if self.go(row, row.label) != row:
            raise Refused("damaged", f"step {row.step} leads elsewhere than it did")

    def go(self, row: Row, answer: str | Choice) -> Row:
        """Carry it out; the row with the words that the game has for it."""
        game = self.game
        before = {decision.seat: decision for decision in game.decisions}
        try:
            if row.kind == "take_back":
                game.undo(row.to)
                del self.answered[row.to :]
                self.passed = {at for at in self.passed if at < row.to}
            else:
                game.decide(answer, row.seat)
                row = row._replace(label=game.last_answer)
                unasked = passed_unasked(before[row.seat], SMART) if row.seat in before else None
                if unasked is not None and unasked.label == row.label:
                    self.passed.add(len(self.answered))
                self.answered.append(row.seat)
            row = row._replace(mark=game.fingerprint()[:MARK])
        except RuleboundError as fault:
            raise of_the_game(fault) from fault
        self.step += 1
        kept = row.kind != "take_back"
        self.asked = {
            # Whose question stays open while another seat answers may answer it under the id it has.
            each.seat: self.asked[each.seat] if kept and row.seat != each.seat and before.get(each.seat) == each
            else self.step
            for each in game.decisions
        }  # fmt: skip
        return row

    def tell(self, row: Row, move: Choice | None = None) -> Told:
        updates = {viewer: self.update(viewer) for viewer in self.viewers}
        for update in updates.values():
            # The move is told to those whom the log tells it: what was chosen in secret has another line for others.
            told = any(line["answer"] and line["seat"] == row.seat for line in update["log"]["lines"])
            update["move"] = move_data(row.seat, move) if move and told else None
            update["pause"] = self.pause(row) if update["seat"] == row.seat else 0
        if self.late:
            del updates[None]
            before = self.seen_late[0]
            self.look_late()
            if self.seen_late[0] is not before:
                updates[None] = self.later(before, self.seen_late[0])
        return Told(row, updates, dict(self.asked), self.turn, self.result())

    def pause(self, row: Row) -> int:
        """How many milliseconds it shall look as if others answered what this seat has done: the same whether or not
        they are asked."""
        others = set(self.game.may_be_asked()) - {row.seat}
        return round(1000 * a_moment(self.stream, row.seat, row.step)) if others and row.kind == "decide" else 0

    @property
    def stream(self) -> str:
        """What pauses follow from; nobody knows the seed of the game."""
        return f"pause {self.game.setup.get('seed')}"

    @property
    def turn(self) -> int:
        number = self.states[None]["view"].get("turn_number", 0)
        assert isinstance(number, int)
        return number

    def open_decision(self, seat: int, number: int) -> Decision:
        if self.game.over:
            raise Refused("over", "the game is over")
        if seat not in self.asked:
            raise Refused("late", "you are not asked anything now", decision=None)
        if self.asked[seat] != number:
            raise Refused("late", "this question is no longer open", decision=self.asked[seat])
        return next(decision for decision in self.game.decisions if decision.seat == seat)

    # ---- telling
    def state(self, viewer: Viewer) -> dict[str, Any]:
        """All that a viewer may know of the position."""
        view = dict(self.game.view(viewer))
        del view["decisions"], view["result"]
        decisions = self.game.decisions
        own = next((decision for decision in decisions if decision.seat == viewer), None)
        return {
            "view": view,
            "decision": None if own is None else self.question(own, view),
            # What another is asked may tell what it holds (whether there is an Enchantment): so only who is asked.
            "waiting": [{"seat": each.seat} for each in decisions if each is not own],
            "take_back": None if viewer is None else self.may_take_back(viewer),
            "result": self.result(),
        }

    def question(self, decision: Decision, view: dict[str, Any]) -> dict[str, Any] | None:
        passing = self.passing(decision)
        return {"id": self.asked[decision.seat], "passing": passing, **decision_data(decision, view)}

    def passing(self, decision: Decision) -> dict[str, Any]:
        """What is answered unasked in each mode, and how many milliseconds to wait before: the same whatever the seat
        holds, and a stream that nobody can foretell."""
        modes = {mode: passed_unasked(decision, mode) for mode in (SMART, "until")}
        found = {mode: None if choice is None else str(choice.id) for mode, choice in modes.items()}
        asked = topic(decision)
        found["topic"] = None if asked is None else " · ".join(asked)
        return {**found, "wait": round(1000 * pause(decision, self.stream, self.asked[decision.seat]))}

    def result(self) -> dict[str, Any] | None:
        result = self.game.result
        if result is None:
            return None
        return {"winner": result.winner, "reason": result.reason, "rule": result.rule, "places": self.game.places}

    def may_take_back(self, seat: int) -> dict[str, Any] | None:
        """To before the last answer of this seat, but for passes that would come again by themselves. It is free if
        nobody but bots must agree: as long as nobody else has answered since and nothing hidden came to light; and
        always where all others are bots."""
        who = self.answered
        own = (at for at in range(len(who) - 1, -1, -1) if who[at] == seat and at not in self.passed)
        to = next(own, None)
        if to is None or self.game.over:
            return None
        others = set(range(len(self.game.names))) - {seat} - self.bots
        alone = others.isdisjoint(who[to:])
        free = not others or (alone and not self.game.revealed_since(to))
        return {"to": to, "free": free}

    def update(self, viewer: Viewer) -> dict[str, Any]:
        """What changed for a viewer since the step before."""
        old, new = self.states[viewer], self.state(viewer)
        patch: Patch = difference(old, new)
        first = self.lines[viewer]
        fresh = self.game.story_from(viewer, first)
        self.states[viewer], self.lines[viewer] = new, first + len(fresh)
        return {"type": "update", "seat": viewer, "step": self.step, "patch": patch, "log": log_data(first, fresh)}

    def later(self, old: tuple[int, dict[str, Any], int], new: tuple[int, dict[str, Any], int]) -> dict[str, Any]:
        """A step of some time ago, to those who see it with open hands."""
        lines = self.game.story_from(None, old[2])[: new[2] - old[2]]
        told = {"type": "update", "seat": None, "step": new[0], "patch": difference(old[1], new[1])}
        return {**told, "log": log_data(old[2], lines), "move": None, "pause": 0}

    def snapshot(self, viewer: Viewer) -> dict[str, Any]:
        if viewer is None and self.late:
            step, state, count = self.seen_late[-1 if self.game.over else 0]
            first = max(0, count - MOST_LINES)
            seen = {"type": "snapshot", "seat": None, "step": step, "state": state}
            return {**seen, "log": log_data(first, self.game.story_from(None, first)[: count - first])}
        first = max(0, self.game.story_length(viewer) - MOST_LINES)
        log = log_data(first, self.game.story_from(viewer, first))
        return {"type": "snapshot", "seat": viewer, "step": self.step, "state": self.states[viewer], "log": log}

    def why_not(self, seat: int, decision: int, label: str) -> list[dict[str, str]]:
        self.open_decision(seat, decision)
        try:
            return in_words(self.game.why_not(label, seat))
        except RuleboundError as fault:
            raise of_the_game(fault) from fault

    def why(self, seat: int, decision: int, side: int, zone: str, at: int) -> list[dict[str, Any]]:
        """Every move with a card, and what forbids it."""
        self.open_decision(seat, decision)
        view = self.states[seat]["view"]
        moves = [move for name in {zone, zone.replace("_", " ")} for move in self.game.moves_with(side, name, at, seat)]
        return [{**option_data(move.choice, view), "refusals": in_words(move.refusals)} for move in moves]

    def bots_choice(self, seat: int, kind: str) -> tuple[int, str]:
        """The decision that a bot answers, and its choice. No kind: what is taken if nobody answers."""
        number = self.asked.get(seat, -1)
        decision = self.open_decision(seat, number)
        if not kind:
            return number, str(decision.default.id)
        picked = rulebound.bots.BOTS[kind](self.dice(seat)).choose(self.game.view(seat), decision)
        return number, str(next(choice.id for choice in decision.options if choice == picked))

    def advice(self, seat: int, number: int, seconds: float) -> dict[str, Any]:
        """What a bot would choose after so much thought, and what it thinks of the options, the best first."""
        picked, bot = self.thinking(self.open_decision(seat, number), seconds)
        told = [{"choice": str(each.choice.id), **worth(each)} for each in bot.thoughts[:MOST_THOUGHTS]]
        return {"choice": str(picked.id), "thoughts": told, "expected": line(bot)}

    def thinking(self, decision: Decision, seconds: float) -> tuple[Choice, rulebound.bots.Search]:
        bot = rulebound.bots.Search(self.dice(decision.seat), seconds)
        return bot.choose(self.game.view(decision.seat), decision), bot

    def dice(self, seat: int) -> str:
        """What a bot's dice follow from: nobody knows the seed of the game."""
        return f"{self.game.setup.get('seed')} {seat} {self.step}"


def line(bot: rulebound.bots.Search) -> list[dict[str, Any]]:
    """How the bot expects its choice to go on, with cards that it imagines."""
    return [{"seat": seat, "label": label} for seat, label in bot.expected()[:MOST_MOVES]]


def worth(thought: rulebound.bots.Thought) -> dict[str, float]:
    return {"value": round(thought.value, 3), "error": round(thought.error, 3)}


def chosen(decision: Decision, choice: str) -> Choice:
    for each in decision.options:
        if str(each.id) == choice:
            return each
    raise Refused("not_an_option", "there is no such choice here")


def move_data(seat: int, choice: Choice) -> dict[str, Any]:
    """What somebody did, in names: where the cards lay does not matter any more."""
    cards = [card.name for card in choice.cards]
    return {"seat": seat, "kind": choice.kind, "cards": cards, "target": choice.seat, "numbers": list(choice.numbers)}


def log_data(first: int, lines: Sequence[Sentence]) -> dict[str, Any]:
    return {"from": first, "lines": [line.data() for line in lines]}


class Recorded(Played):
    """A game that is over, looked at again by one viewer: what was asked does not matter any more."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        super().__init__(game, ())
        self.viewers = [viewer]

    def question(self, decision: Decision, view: dict[str, Any]) -> None:
        return None

    def may_take_back(self, seat: int) -> None:
        return None

    def steps(self, rows: Sequence[Row]) -> dict[str, Any]:
        """The beginning, and then what every step changed."""
        [viewer] = self.viewers
        first = self.look().snapshot(viewer)
        found: list[dict[str, Any]] = []
        for row in rows:
            self.again(row)
            told = self.update(viewer)
            what = {"seat": row.seat, "kind": row.kind, "label": row.label}
            found.append({**what, "patch": told["patch"], "lines": told["log"]["lines"]})
        return {"seat": viewer, "state": first["state"], "lines": first["log"]["lines"], "steps": found}


    def thoughts(self, rows: Sequence[Row], seconds: float) -> dict[str, Any]:
        """What a bot in the seat of the last of these rows thinks of the question that it answers."""
        for row in rows[:-1]:
            self.again(row)
        row = rows[-1]
        decision = next((each for each in self.game.decisions if each.seat == row.seat and row.kind == "decide"), None)
        if decision is None:
            return {"seat": row.seat, "choice": None, "thoughts": [], "expected": []}
        picked, bot = self.thinking(decision, seconds)
        told = [{"label": each.choice.label, **worth(each)} for each in bot.thoughts[:MOST_THOUGHTS]]
        return {"seat": row.seat, "choice": picked.label, "thoughts": told, "expected": line(bot)}


class NotHere(Exception):
    """The process does not have this game (any more): it must be resumed from what was kept."""


class Referee:
    """All games of a process."""

    def __init__(self) -> None:
        self.games: dict[str, Played] = {}

    def table(self, table: str) -> Played:
        if table not in self.games:
            raise NotHere(table)
        return self.games[table]

    def begin(
        self, table: str, setup: Mapping[str, Any], bots: Sequence[int], late: int = 0
    ) -> tuple[str, list[str]]:
        """A new game; its beginning as it is kept, and the players seat by seat: some games draw the seats. `bots` are
        numbers of players as they were named."""
        try:
            game = rulebound.new_game(**setup)
        except RuleboundError as fault:
            raise Refused("bad_setup", str(fault)) from fault
        names = list(setup["names"])
        seats = [seat for seat, name in enumerate(game.names) if names.index(name) in bots]
        begin = game.save(history=True)
        # Who resumes it has nothing but this: so what is told of the beginning is the same before and after a restart.
        self.games[table] = Played(rulebound.load(begin), seats, late).look()
        return begin, game.names

    def try_setup(self, ruleset: str, setup: Mapping[str, Any]) -> None:
        """Whether a game could begin so."""
        try:
            rulebound.new_game(ruleset, **setup)
        except RuleboundError as fault:
            raise Refused("bad_setup", str(fault)) from fault

    def resume(
        self, table: str, begin: str, bots: Sequence[int], rows: Sequence[Row], position: Position | None, late: int = 0
    ) -> str:
        """Play what was kept again. Where that leads elsewhere than it did, the position that was saved on the way
        counts; what is said then is what went wrong, else nothing."""
        trouble = ""
        try:
            played = replayed(Played(rulebound.load(begin), bots, late), rows, position)
        except (Refused, RuleboundError) as fault:
            if position is None:
                raise Refused("damaged", f"this table cannot be resumed: {fault}") from fault
            trouble = str(fault)
            played = Played(rulebound.load(position.save), bots, late)
            played.step = position.step
            played.asked = dict.fromkeys(played.asked, position.step)
            played = replayed(played, rows[position.step :], None)
        self.games[table] = played.look()
        return trouble

    def replay(self, begin: str, rows: Sequence[Row], viewer: Viewer) -> dict[str, Any]:
        """A game from its beginning to its end, as somebody saw it."""
        return Recorded(rulebound.load(begin), viewer).steps(rows)

    def thoughts(self, begin: str, rows: Sequence[Row], seconds: float) -> dict[str, Any]:
        """What a bot thinks of a question of a game that is over."""
        return Recorded(rulebound.load(begin), None).thoughts(rows, seconds)

    def forget(self, table: str) -> None:
        self.games.pop(table, None)

    def save(self, table: str) -> Position:
        played = self.table(table)
        return Position(played.step, played.game.save())

    def status(self, table: str) -> tuple[int, dict[int, int], int]:
        """The step, who is asked, and the turn."""
        played = self.table(table)
        return played.step, dict(played.asked), played.turn

    # ---- what is asked of one game
    def decide(self, table: str, seat: int, decision: int, choice: str, label: str) -> Told:
        return self.table(table).decide(seat, decision, choice, label)

    def concede(self, table: str, seat: int) -> Told:
        return self.table(table).concede(seat)

    def take_back(self, table: str, seat: int, to: int) -> Told:
        return self.table(table).take_back(seat, to)

    def may_take_back(self, table: str, seat: int) -> dict[str, Any] | None:
        return self.table(table).may_take_back(seat)

    def snapshot(self, table: str, viewer: Viewer) -> dict[str, Any]:
        return self.table(table).snapshot(viewer)

    def why_not(self, table: str, seat: int, decision: int, label: str) -> list[dict[str, str]]:
        return self.table(table).why_not(seat, decision, label)

    def why(self, table: str, seat: int, decision: int, side: int, zone: str, at: int) -> list[dict[str, Any]]:
        return self.table(table).why(seat, decision, side, zone, at)

    def bots_choice(self, table: str, seat: int, kind: str) -> tuple[int, str]:
        return self.table(table).bots_choice(seat, kind)

    def advice(self, table: str, seat: int, number: int, seconds: float) -> dict[str, Any]:
        return self.table(table).advice(seat, number, seconds)

    # ---- decks
    def check_deck(
        self, ruleset: str, deck: str | dict[str, object], switches: Mapping[str, str | int | bool]
    ) -> list[dict[str, str]]:
        """Every rule that a deck breaks, in words."""
        try:
            return in_words(rulebound.check_deck(ruleset, deck, (), switches))
        except RuleboundError as fault:
            return [{"rule": "", "words": str(fault)}]


def replayed(played: Played, rows: Sequence[Row], position: Position | None) -> Played:
    for left, row in zip(range(len(rows), 0, -1), rows, strict=True):
        if left <= played.late:
            played.look_late()
        played.again(row)
        if position is not None and played.step == position.step and played.game.save() != position.save:
            raise Refused("damaged", f"the position after step {position.step} is another one than it was")
    return played
