"""Rulebound's games for OpenSpiel: `register()`, then `pyspiel.load_game("rulebound_luminous(deals=64)")`.

The root of a game is a chance node: it chooses one of so many deals. All dice after that hang on the deal, so a history
is the deal and the answers, as OpenSpiel wants it. For algorithms and analysis: OpenSpiel's loops are slower than ours.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from rulebound import api
from rulebound.envs.acting import PAGE, TURN_PAGE, Actor
from rulebound.envs.observing import Floats, Observer
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Laid
from rulebound.kernel.public import Choice, Decision

DEALS: Final = 1024
LONGEST: Final = 20_000  # answers; the rulebooks and the limits of the engine end games far before
SEATS: Final = 2
PREFIX: Final = "rulebound_"
CLASS: Final = "Spiel_"


def register() -> list[str]:
    """Every ruleset, once; the names that `pyspiel.load_game` then knows."""
    known = set(pyspiel.registered_names())
    names = []
    for ruleset in api.rulesets():
        kind = kind_of(ruleset)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, class_of(ruleset))
    return names


def kind_of(ruleset: str) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + ruleset.replace("-", "_"),
        long_name=f"Rulebound: {ruleset}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"deals": DEALS, "seed": 1},
    )


@cache
def class_of(ruleset: str) -> type[Any]:
    return type(CLASS + ruleset, (SpielGame,), {"ruleset": ruleset, "__module__": __name__})


def __getattr__(name: str) -> Any:
    """A class by its name: OpenSpiel saves a game as that."""
    if name.startswith(CLASS) and name.removeprefix(CLASS) in api.rulesets():
        return class_of(name.removeprefix(CLASS))
    raise AttributeError(name)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """A ruleset with its usual decks, so many deals."""

    ruleset = "luminous"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"deals": DEALS, "seed": 1, **(params or {})}
        self.table = table_of(self.ruleset, int(given["deals"]), int(given["seed"]))
        facts = pyspiel.GameInfo(
            num_distinct_actions=PAGE,
            max_chance_outcomes=self.table.deals,
            num_players=SEATS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(self.ruleset), facts, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(self, kind, params)


class Table:
    """What all states of a game share. A copy of a state shares it, too."""

    def __init__(self, ruleset: str, deals: int, seed: int) -> None:
        self.ruleset, self.deals, self.seed = ruleset, deals, seed
        first = self.begun(0)
        self.observer = Observer(first)
        self.actor = Actor(first, self.observer)

    def begun(self, deal: int) -> Game:
        return api.new_game(self.ruleset, seed=f"{self.seed}/{deal}")

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.ruleset, self.deals, self.seed)


@cache
def table_of(ruleset: str, deals: int, seed: int) -> Table:
    return Table(ruleset, deals, seed)


class Position:
    """A game that OpenSpiel can copy and pickle."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (self.game.save(history=True),)


def resumed(save: str) -> Position:
    return Position(api.load(save))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and the page of its menu that is open."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.position: Position | None = None
        self.page = 0

    @property
    def game(self) -> Game | None:
        return None if self.position is None else self.position.game

    @property
    def decision(self) -> Decision:
        assert self.position is not None
        return self.position.game.decisions[0]

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self.decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.table.deals) for deal in range(self.table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(at) for at in np.flatnonzero(self.table.actor.mask(self.decision, self.page))]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.table.begun(action))
            return
        decision = self.decision
        chosen = self.meant(action)
        if chosen is None:
            self.page = (self.page + 1) % self.table.actor.pages(decision)
        else:
            self.page = 0
            self.position.game.decide(chosen, decision.seat)

    def meant(self, action: int) -> Choice | None:
        """The option that an action is; None if it turns the page."""
        actor = self.table.actor
        if action == TURN_PAGE and actor.pages(self.decision) > 1:
            return None
        return actor.page(self.decision, self.page)[action]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        chosen = self.meant(action)
        return "turn the page" if chosen is None else chosen.label

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        return [0.0] * SEATS if self.game is None else [float(each) for each in self.game.returns]

    def __str__(self) -> str:
        return "a deal" if self.game is None else f"{self.game.fingerprint()} {self.page}"


class SpielObserver:
    """What a seat sees, and with perfect recall what it has seen and done."""

    def __init__(self, game: SpielGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation: {params}")
        self.observer = game.table.observer
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor: Floats = np.zeros(self.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.game is not None:
            self.tensor[:] = self.observer.flat(Laid(state.game.ruleset, state.game.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        game = state.game
        if game is None:
            return "a deal"
        seen = json.dumps({**game.view(player), "page": state.page}, default=str)
        if not self.recalls:
            return seen
        answered = [f"> {label}" for who, label in game.answers if who == player]
        return "\n".join([*game.log_of(player), *answered, seen])
