"""All seats of a table, as PettingZoo's turn-based environments are: whoever is asked acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from rulebound import api, scenario
from rulebound.cli.table import as_seen
from rulebound.envs.acting import FEATURES, PAGE, TURN_PAGE, Actor, Mask
from rulebound.envs.observing import Observer
from rulebound.kernel.errors import BadArgument
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Laid
from rulebound.kernel.public import Choice, Decision

VERSION: Final = "v0"
FLAT: Final = "flat"
STRUCTURED: Final = "structured"
TEXT: Final = "text"
FORMS: Final = (FLAT, STRUCTURED, TEXT)
MOST_TEXT: Final = 1_000_000  # far above every board
ANY_CHARACTER: Final = "\n" + "".join(chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0xD800)))


def table(ruleset: str = "luminous", **given: Any) -> TableEnv:
    """A table of a ruleset; for what may be given see `TableEnv`."""
    return TableEnv(ruleset, **given)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """A table at which every seat is an agent.

    `decks`, `switches`, `cards` and `players` are those of `rulebound.new_game`: a card of one's own is a new task.
    `position` is a scenario, as text: every episode begins there. `form` says how positions are told: `flat` as one
    vector, `structured` as a dict of arrays, `text` in the words of the board.

    An observation is a dict: `observation`, `action_mask` and `options`, which says what the actions of the mask are.
    Rewards come at the end: 1 for the winner down to -1 for the last.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "html"], "is_parallelizable": False}

    def __init__(
        self,
        ruleset: str = "luminous",
        *,
        decks: Sequence[Any] | None = None,
        switches: Mapping[str, Any] | None = None,
        cards: Any = (),
        players: int | None = None,
        position: str | None = None,
        form: str = FLAT,
        render_mode: str | None = None,
    ) -> None:
        if form not in FORMS:
            raise BadArgument("form", form, f"it must be one of: {', '.join(FORMS)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadArgument("render_mode", render_mode, "it must be 'ansi', 'html' or None")
        self.metadata = {**type(self).metadata, "name": f"{ruleset.replace('-', '_')}_{VERSION}"}
        self.ruleset, self.form, self.render_mode = ruleset, form, render_mode
        self.given: dict[str, Any] = {"decks": decks, "switches": switches, "cards": cards, "players": players}
        self.position = position
        self.game = self.new_game(0)
        self.observer = Observer(self.game)
        self.actor = Actor(self.game, self.observer)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.game.names))]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(PAGE) for agent in self.possible_agents}
        self.page = 0  # of the menu of who is asked
        self.agents: list[str] = []

    def _observed(self) -> spaces.Space[Any]:
        told: spaces.Space[Any]
        if self.form == FLAT:
            told = box((self.observer.size,))
        elif self.form == STRUCTURED:
            told = spaces.Dict({part: box(shape) for part, shape in self.observer.shapes.items()})
        else:
            told = spaces.Text(MOST_TEXT, min_length=0, charset=ANY_CHARACTER)
        mask = spaces.Box(0, 1, (PAGE,), np.int8)
        return spaces.Dict({"observation": told, "action_mask": mask, "options": box((PAGE, len(FEATURES)))})

    # ---- what PettingZoo asks for
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Options may say other `decks` or another `position` for this episode."""
        given = options or {}
        self.game = self.new_game(seed, given.get("decks"), given.get("position"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.page = 0
        self._settle()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        decision = self.decision_of(agent)
        assert decision is not None
        chosen = self.meant(agent, action)
        if chosen is None:
            self.page = (self.page + 1) % self.actor.pages(decision)
        else:
            self.page = 0
            self.game.decide(chosen, decision.seat)
            if self.game.over:
                self.rewards = dict(zip(self.possible_agents, self.game.returns, strict=True))
                self.terminations = dict.fromkeys(self.agents, True)
        self._settle()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        decision = self.decision_of(agent)
        page = self.page_of(agent)
        return {
            "observation": self.told(seat),
            "action_mask": self.actor.mask(decision, page),
            "options": self.actor.features(decision, page, seat),
        }

    def render(self) -> str | None:
        """The table with all hands open: for who watches, never for who plays."""
        if self.render_mode is None:
            return None
        return as_seen(self.game, None, self.render_mode == "html")

    def close(self) -> None:
        """Nothing is open."""

    # ---- what it adds
    def told(self, seat: int) -> Any:
        """The position in the form that was asked for."""
        if self.form == TEXT:
            return self.text(seat)
        laid = Laid(self.game.ruleset, self.game.state, seat)
        return self.observer.flat(laid) if self.form == FLAT else self.observer.structured(laid)

    def text(self, seat: int) -> str:
        """The board as this seat sees it, what it is asked and its options, in words."""
        found = [as_seen(self.game, seat, False)]
        for decision in self.game.decisions:
            if decision.seat == seat:
                found += [decision.prompt, *[f"{at}. {choice.label}" for at, choice in enumerate(decision.options)]]
        return "\n".join(found)

    def information_state(self, agent: str) -> str:
        """All that an agent was told and has answered since the game began, and what it sees now."""
        seat = self.seat_of[agent]
        answered = [f"> {label}" for who, label in self.game.answers if who == seat]
        return "\n".join([*self.game.log_of(seat), *answered, self.text(seat)])

    def action_name(self, agent: str, action: int) -> str:
        """The label of an action that the mask allows."""
        chosen = self.meant(agent, action)
        return "turn the page" if chosen is None else chosen.label

    def action_of(self, agent: str, label: str) -> int:
        """The action with this label, on this page."""
        for at, choice in enumerate(self.actor.page(self.decision_of(agent), self.page_of(agent))):
            if choice.label == label:
                return at
        raise BadArgument("label", label, f"it is no option of {agent} on this page")

    def action_ids(self, agent: str) -> list[int]:
        """For each option of the page a number that means the same move in every game of this ruleset."""
        return [choice.id for choice in self.actor.page(self.decision_of(agent), self.page_of(agent))]

    def action_masks(self) -> Mask:
        """Of whoever is asked, as masked learners expect it."""
        return self.mask_of(self.agent_selection)

    def mask_of(self, agent: str) -> Mask:
        return self.actor.mask(self.decision_of(agent), self.page_of(agent))

    def clone(self) -> TableEnv:
        """A table that goes on by itself."""
        made = copy(self)
        made.game = self.game.copy()
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(made, name, dict(getattr(self, name)))
        made.agents = self.agents[:]
        return made

    def snapshot(self) -> dict[str, Any]:
        """Everything that an episode is at this moment."""
        return {
            "game": self.game.save(history=True), "page": self.page, "agents": self.agents[:],
            "rewards": dict(self.rewards), "gathered": dict(self._cumulative_rewards),
            "over": dict(self.terminations), "selected": self.agent_selection,
        }  # fmt: skip

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self.game = api.load(snapshot["game"])
        self.page, self.agents = snapshot["page"], snapshot["agents"][:]
        self.rewards, self._cumulative_rewards = dict(snapshot["rewards"]), dict(snapshot["gathered"])
        self.terminations = dict(snapshot["over"])
        self.truncations = dict.fromkeys(self.terminations, False)
        self._settle()
        self.agent_selection = snapshot["selected"]

    # ---- inside
    def new_game(self, seed: int | None, decks: Sequence[Any] | None = None, position: str | None = None) -> Game:
        start = self.position if position is None else position
        if start is not None:
            game = scenario.position(start)
            if game.ruleset.name != self.ruleset:
                raise BadArgument("position", game.ruleset.name, f"it is of another game than {self.ruleset}")
            return game
        return api.new_game(self.ruleset, **{**self.given, **({"decks": decks} if decks else {})}, seed=seed)

    def decision_of(self, agent: str) -> Decision | None:
        seat = self.seat_of[agent]
        return next((each for each in self.game.decisions if each.seat == seat), None)

    def page_of(self, agent: str) -> int:
        return self.page if agent == self.agent_selection else 0

    def meant(self, agent: str, action: int) -> Choice | None:
        """The option that an action is; None if it turns the page."""
        decision = self.decision_of(agent)
        if decision is None:
            raise BadArgument("action", action, f"{agent} is not asked")
        if not 0 <= action < PAGE:
            raise BadArgument("action", action, f"it must be a whole number below {PAGE}")
        if action == TURN_PAGE and self.actor.pages(decision) > 1:
            return None
        options = self.actor.page(decision, self.page_of(agent))
        if action >= len(options):
            raise BadArgument("action", action, f"{len(options)} options are on this page: look at the mask")
        return options[action]

    def _settle(self) -> None:
        """Who is asked next; behind the end whoever is still there."""
        asked = self.game.decisions
        left = self.agents or self.possible_agents
        self.agent_selection = self.possible_agents[asked[0].seat] if asked else left[0]
        self.infos = {agent: {"action_mask": self.mask_of(agent)} for agent in self.agents}


def box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, shape, np.float32)
