"""One game of the lab, and what is noted of it.

Notes are taken with the eyes of the referee; the bots see what their seats see. Nothing that is noted hangs on time, so
that the same plan gives the same row everywhere.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, Final

from rulebound.api import new_game, read_deck
from rulebound.bots import External, bot_of
from rulebound.kernel.cards import Card
from rulebound.kernel.chance import branch, key_of
from rulebound.kernel.game import Game
from rulebound.kernel.policies import next_move
from rulebound.kernel.public import Choice, Decision
from rulebound.lab.plans import Plan
from rulebound.tabletop.kits import kit_of

Row = dict[str, Any]
MOST_TURNS_NOTED: Final = 200
MOST_OF_A_NAME: Final = 80
HAND: Final = "hand"


def played(plan: Plan) -> Row:
    """The row of a game. A fault of the engine is noted with the game, and never lost."""
    row = begun_row(plan)
    try:
        if plan.brief and plan.is_open:
            return {**row, **ended(begun(plan))}
        notes = Notes(begun(plan))
        notes.play(plan)
    except Exception:  # whatever it is: it belongs to the answer, and the other games go on
        return {**row, "fault": traceback.format_exc(limit=-4)}
    return {**row, **notes.row()}


def begun_row(plan: Plan) -> Row:
    return {
        "id": plan.id,
        "cell": plan.cell,
        "variant": plan.variant.name,
        "number": plan.number,
        "ruleset": plan.ruleset,
        "seed": plan.seed,
        "sides": [side.name for side in plan.sides],
        "bots": [side.bot for side in plan.sides],
        "fault": "",
    }


def begun(plan: Plan) -> Game:
    """The game at its first decision."""
    seats = len(plan.sides)
    kit = kit_of(plan.ruleset)
    switches = {**kit.switches_for(seats), **plan.variant.switches}
    seed = branch(key_of(plan.seed), "game")
    names = [side.name[:MOST_OF_A_NAME] for side in plan.sides]
    named = [f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)]
    if plan.sides[0].deck is None:
        return new_game(plan.ruleset, None, seed, switches, players=seats)
    decks = [plan.variant.deck(read_deck(plan.ruleset, side.deck or "")) for side in plan.sides]
    starter = 0 if seats == 2 else None
    return new_game(plan.ruleset, decks, seed, switches, starter, named, plan.variant.cards)


def replayed(plan: Plan) -> Game:
    """The whole game of a plan, to be looked at."""
    notes = Notes(begun(plan))
    notes.play(plan)
    return notes.game


def ended(game: Game) -> Row:
    """Play on with open cards, and note how it ends."""
    s = game.state
    while s.ending is None:
        question = s.asked[0]
        s.decide(question, next_move(game.ruleset, s, question))
    assert game.result is not None
    return {"returns": [float(each) for each in game.returns], "end": game.result.reason, "turns": s.turn}


def answer_openly(game: Game, decision: Decision) -> Choice:
    """What the greedy policy answers where all cards lie open."""
    question = next(each for each in game.state.asked if each.seat == decision.seat)
    best = next_move(game.ruleset, game.state, question)
    return next(choice for choice, each in zip(decision.options, question.options, strict=True) if each is best)


class Notes:
    """What is noted while a game is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = game.state.rules
        self.seats = rules.seats
        self.hands = [seat * rules.zones + list(game.ruleset.zone_names).index(HAND) for seat in range(rules.seats)]
        self.opening: list[list[str]] = [[] for _ in range(self.seats)]
        self.in_hand: list[dict[int, str]] = [{} for _ in range(self.seats)]
        self.played: list[list[tuple[str, int]]] = [[] for _ in range(self.seats)]
        self.chances: list[list[float]] = []
        """By turn, how likely each seat is to win, as the ruleset values the position."""
        self.sizes: list[list[int]] = []
        """By turn, how many cards lie in each zone."""
        self.failed = [""] * self.seats
        """Why a bot that is a program has conceded."""
        self.answers = 0
        self.options = 0
        self.turn = -1

    def play(self, plan: Plan) -> None:
        game = self.game
        if plan.is_open:
            self.play_out(lambda decision: answer_openly(game, decision))
            return
        bots = [bot_of(side.bot, key_of(f"{plan.seed}/{seat}")) for seat, side in enumerate(plan.sides)]
        try:
            self.play_out(lambda decision: bots[decision.seat].choose(game.view(decision.seat), decision))
        finally:
            self.failed = [bot.failed if isinstance(bot, External) else "" for bot in bots]
            for bot in bots:
                if isinstance(bot, External):
                    bot.close()

    def play_out(self, answer: Callable[[Decision], Choice | str]) -> None:
        game = self.game
        while not game.over:
            self.look()
            decision = game.decision
            self.options += len(decision.options)
            game.decide(answer(decision), decision.seat)
            self.note_played()
        self.look()

    def look(self) -> None:
        s = self.game.state
        for seat, hand in enumerate(self.hands):
            for card in s.zones[hand]:
                self.in_hand[seat].setdefault(card.number, name_of(card))
        if s.turn == self.turn:
            return
        if self.turn < 1 <= s.turn or not self.opening[0]:
            self.opening = [[name_of(card) for card in s.zones[hand]] for hand in self.hands]
        self.turn = s.turn
        if len(self.chances) < MOST_TURNS_NOTED:
            ruleset = self.game.ruleset
            self.chances.append([round(ruleset.value(s, seat), 3) for seat in range(self.seats)])
            self.sizes.append([len(zone) for zone in s.zones])

    def note_played(self) -> None:
        wanted = self.game.ruleset.played_as
        events = self.game.events_since(self.answers)
        self.answers += 1
        for each in events:
            if each.kind == wanted and (name := each.other or each.card):
                self.played[each.seat].append((name, self.turn))

    def row(self) -> Row:
        game = self.game
        result = game.result
        assert result is not None
        stuck = [[name_of(card) for card in game.state.zones[hand]] for hand in self.hands]
        return {
            "returns": [float(each) for each in game.returns],
            "end": result.reason,
            "failed": self.failed,
            "turns": game.state.turn,
            "answers": self.answers,
            "options": self.options,
            "opening": self.opening,
            "drawn": [list(cards.values()) for cards in self.in_hand],
            "played": [[name for name, _ in cards] for cards in self.played],
            "played_turn": [[turn for _, turn in cards] for cards in self.played],
            "stuck": stuck,
            "chances": self.chances,
            "sizes": self.by_zone(),
            "fingerprint": game.fingerprint(),
        }


    def by_zone(self) -> dict[str, list[list[int]]]:
        """By the name of a zone, and by turn, how many cards each seat has there; without zones that never change."""
        zones = self.game.state.rules.zones
        found: dict[str, list[list[int]]] = {}
        for at, name in enumerate(self.game.ruleset.zone_names):
            sizes = [[each[seat * zones + at] for seat in range(self.seats)] for each in self.sizes]
            if any(size != sizes[0] for size in sizes):
                found[name] = sizes
        return found


def name_of(card: Card) -> str:
    return str(card.definition.name)


def points(row: Row, seat: int) -> float:
    """1 for a win down to 0 for the last place; a draw of two is a half."""
    return (float(row["returns"][seat]) + 1) / 2
