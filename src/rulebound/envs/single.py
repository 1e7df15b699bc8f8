"""One seat of a table, as Gymnasium's environments are: the other seats are played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from rulebound.bots import BOTS
from rulebound.cli.table import as_seen
from rulebound.envs.acting import PAGE, Mask
from rulebound.envs.aec import TableEnv
from rulebound.kernel.errors import BadArgument
from rulebound.kernel.game import Bot


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A seat that learns. `opponent` is a bot's name, or several of them: one is drawn for each episode. The seat is
    drawn too, unless `seat` says which; all else is as in `TableEnv`.

    An action that the mask does not allow loses the game at once, and `info["illegal"]` says so; with
    `illegal="refuse"` it is an error."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "html"]}

    def __init__(
        self,
        ruleset: str = "luminous",
        *,
        opponent: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        self.pool = [opponent] if isinstance(opponent, str) else list(opponent)
        for name in self.pool or [""]:
            if name not in BOTS:
                raise BadArgument("opponent", name, f"there is no such bot; there are: {', '.join(BOTS)}")
        self.table = TableEnv(ruleset, render_mode=render_mode, **given)
        seats = len(self.table.possible_agents)
        if seat is not None and not 0 <= seat < seats:
            raise BadArgument("seat", seat, f"the seats are 0 to {seats - 1}")
        if illegal not in ("lose", "refuse"):
            raise BadArgument("illegal", illegal, "it must be 'lose' or 'refuse'")
        self.illegal = illegal
        self.given_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = self.table.observation_spaces[self.agent]
        self.action_space = spaces.Discrete(PAGE)
        self.bots: list[Bot] = []
        self.over = True  # until the first reset

    @property
    def agent(self) -> str:
        return self.table.possible_agents[self.seat]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        seats = len(self.table.possible_agents)
        deal, bot, drawn = (int(each) for each in self.np_random.integers(0, 1 << 31, 3))
        self.seat = drawn % seats if self.given_seat is None else self.given_seat
        self.table.reset(deal, options)
        name = self.pool[bot % len(self.pool)]
        self.bots = [BOTS[name](f"{bot} {at}") for at in range(seats)]
        self._others()
        self.over = self.table.game.over
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise BadArgument("action", action, "the game is over: reset begins another")
        if self.illegal == "lose" and not (0 <= action < PAGE and self.action_masks()[action]):
            self.over = True
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.table.step(int(action))
        self._others()
        game = self.table.game
        self.over = game.result is not None
        seen, info = self._seen()
        return seen, game.returns[self.seat], self.over, False, info

    def action_masks(self) -> Mask:
        return self.table.mask_of(self.agent)

    def render(self) -> Any:
        """The table as this seat sees it."""
        return None if self.render_mode is None else as_seen(self.table.game, self.seat, self.render_mode == "html")

    def _others(self) -> None:
        """The bots answer until this seat is asked or the game is over."""
        game = self.table.game
        while game.decisions and self.table.agent_selection != self.agent:
            decision = game.decision
            game.decide(self.bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
            self.table._settle()

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        return self.table.observe(self.agent), {"action_mask": self.action_masks(), "seat": self.seat}


