"""Environments: what their own suites ask for, and what ours does: honest, cloneable, no option out of reach."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import rulebound
from rulebound.envs import SeatEnv, TableEnv, ids, table
from rulebound.envs.acting import FEATURES, PAGE, TURN_PAGE
from rulebound.envs.observing import MOST_ROWS
from rulebound.fuzz.honesty import faces_dealt_anew, numbers_dealt_anew
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Laid

RULESETS = tuple(rulebound.rulesets())
every = pytest.mark.parametrize("ruleset", RULESETS)
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*infinity.*"),
    pytest.mark.filterwarnings("ignore:.*not within the observation space.*"),
    pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo"),
]


def played(env: TableEnv, seed: int, steps: int) -> Iterator[str]:
    """Legal actions by chance; before each, who is to act."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        agent = env.agent_selection
        seen, _, over, _, _ = env.last()
        if over:
            return
        yield agent
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))


# ---- the suites of others
@every
@pytest.mark.parametrize("form", ["flat", "structured"])
def test_pettingzoo_finds_nothing_wrong(ruleset: str, form: str) -> None:
    api_test(table(ruleset, form=form), num_cycles=60)


@every
def test_a_seed_gives_the_same_episode(ruleset: str) -> None:
    seed_test(lambda: table(ruleset), num_cycles=25)


@every
def test_gymnasium_finds_nothing_wrong(ruleset: str) -> None:
    check_env(gymnasium.make(ids()[ruleset]).unwrapped, skip_render_check=True)


# ---- what is told
@every
def test_the_layout_names_every_number_and_stays_the_same(ruleset: str) -> None:
    env = table(ruleset)
    names = env.observer.names
    assert len(names) == len(set(names)) == env.observer.size
    decks = rulebound.deck_names(ruleset)
    assert table(ruleset, decks=decks[-2:]).observer.names == names
    for agent in played(env, 3, 80):
        flat = env.observe(agent)["observation"]
        assert flat.shape == (env.observer.size,)
        parts = env.observer.structured(Laid(env.game.ruleset, env.game.state, env.seat_of[agent]))
        assert (np.concatenate([part.ravel() for part in parts.values()]) == flat).all()
        told = dict(zip(names, flat, strict=True))
        assert told["rows left out"] == 0
        masked = env.game.view(env.seat_of[agent]).masked
        lying = sum(1 for place in masked.doc["places"] if place >= 0)
        assert parts["zones"].sum() == lying
        assert (parts["zones"] >= 0).all()
        assert (parts["cards"][:, 0] > 0).sum() <= MOST_ROWS


@every
def test_a_seat_finds_itself_first(ruleset: str) -> None:
    """What one seat is told of itself, the other is told of its neighbour."""
    env = table(ruleset)
    for _ in played(env, 5, 20):
        pass
    one, other = (env.observer.structured(Laid(env.game.ruleset, env.game.state, seat)) for seat in range(2))
    assert (one["numbers"] == other["numbers"][::-1]).all()
    assert (one["zones"].sum(axis=2) == other["zones"].sum(axis=2)[[1, 0, *range(2, env.observer.sides)]]).all()


@every
def test_hidden_cards_change_nothing_that_is_told(ruleset: str) -> None:
    env = table(ruleset)
    dice = Dice(4)
    compared = 0
    for number, agent in enumerate(played(env, 6, 60)):
        if number % 6:
            continue
        seat = env.seat_of[agent]
        before = told_to(env, agent)
        ruleset, s = env.game.ruleset, env.game.state
        true = env.game
        for state in (faces_dealt_anew(ruleset, s, seat, dice, False), numbers_dealt_anew(ruleset, s, seat, dice)):
            env.game = Game(ruleset, state, {})
            assert told_to(env, agent) == before
            compared += 1
        env.game = true
    assert compared > 3


def told_to(env: TableEnv, agent: str) -> list[bytes]:
    seen = env.observe(agent)
    return [seen[part].tobytes() for part in ("observation", "action_mask", "options")]


@every
def test_text_is_the_board_in_words(ruleset: str) -> None:
    env = table(ruleset, form="text")
    for agent in played(env, 7, 12):
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert env.action_name(agent, 0) in seen["observation"]
        other = next(each for each in env.agents if each != agent)
        assert env.information_state(agent) != env.information_state(other)


# ---- what may be done
@every
def test_actions_have_names_both_ways_and_ids_that_stay(ruleset: str) -> None:
    env, again = table(ruleset), table(ruleset)
    names: dict[int, str] = {}
    for _, agent in zip(played(again, 8, 40), played(env, 8, 40), strict=True):
        assert env.action_ids(agent) == again.action_ids(agent)
        options = env.observe(agent)["options"]
        assert options.shape == (PAGE, len(FEATURES))
        for action in np.flatnonzero(env.action_masks()):
            name = env.action_name(agent, int(action))
            assert env.action_of(agent, name) == action
            assert options[action, 0] > 0
            names[env.action_ids(agent)[action]] = name
    assert len(names) > 5


def test_a_long_menu_has_pages_and_every_option_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    env = table("starlight")
    for _ in played(env, 2, 400):
        if len(env.game.decision.options) > 8:
            break
    for module in ("acting", "aec"):
        monkeypatch.setattr(f"rulebound.envs.{module}.PAGE", 4)
        monkeypatch.setattr(f"rulebound.envs.{module}.TURN_PAGE", 3)
    agent, count = env.agent_selection, len(env.game.decision.options)
    labels = [choice.label for choice in env.game.decision.options]
    met: list[str] = []
    for _ in range(-(-count // 3)):
        met += [env.action_name(agent, int(at)) for at in np.flatnonzero(env.action_masks()) if at != 3]
        assert env.action_masks()[3] and env.action_name(agent, 3) == "turn the page"
        env.step(3)
    assert met == labels
    assert env.page == 0 and env.game.decision.options[0].label == labels[0]


def test_what_the_mask_does_not_allow_is_refused_in_words() -> None:
    env = table("luminous")
    env.reset(seed=1)
    with pytest.raises(rulebound.BadArgument, match="2 options are on this page"):
        env.step(5)
    with pytest.raises(rulebound.BadArgument, match=f"below {PAGE}"):
        env.step(PAGE)
    with pytest.raises(rulebound.BadArgument, match="no option"):
        env.action_of(env.agent_selection, "dance")
    with pytest.raises(rulebound.BadArgument, match="one of: flat"):
        table("luminous", form="picture")
    assert TURN_PAGE == PAGE - 1


# ---- episodes
@every
def test_rewards_come_at_the_end_and_are_the_returns_of_the_game(ruleset: str) -> None:
    env = table(ruleset)
    env.reset(seed=9)
    chance = np.random.default_rng(9)
    gathered = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        seen, reward, over, _, _ = env.last()
        gathered[agent] += reward
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(gathered.values()) == env.game.returns
    assert env.game.result is not None


@every
def test_a_clone_goes_on_by_itself_and_a_snapshot_comes_back(ruleset: str) -> None:
    env = table(ruleset)
    for _ in played(env, 10, 15):
        pass
    snapshot = json.loads(json.dumps(env.snapshot()))
    clone = env.clone()
    agent = env.agent_selection
    before = told_to(env, agent)
    clone.step(int(np.flatnonzero(clone.action_masks())[0]))
    assert told_to(env, agent) == before
    assert clone.game.fingerprint() != env.game.fingerprint()
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.game.fingerprint() == clone.game.fingerprint()
    env.restore(snapshot)
    assert told_to(env, agent) == before


def test_an_episode_begins_at_a_position_and_with_a_card_of_ones_own() -> None:
    card = {"name": "Tame Boar", "type": "unit", "faction": "Wanderers", "attack": 3, "health": 3, "text": "Flight."}
    env = table("luminous", cards=[card])
    assert "Tame Boar" in env.observer.keys
    text = '[[card]]\nname = "Boar"\ntype = "unit"\nfaction = "Wanderers"\nattack = 3\nhealth = 3\n'
    start = f'game = "luminous"\n{text}[seat.A]\nplay = ["Boar"]\n'
    env = table("luminous", position=start)
    env.reset()
    assert "Boar" in [each["name"] for each in env.game.view(0)["seats"][0]["play"]]


@every
def test_a_seat_meets_bots_and_learns_who_has_won(ruleset: str) -> None:
    env = SeatEnv(ruleset, opponent=["random", "greedy"] if ruleset.startswith("light") else "random")
    chance = np.random.default_rng(3)
    seats = set()
    for episode in range(2):
        env.reset(seed=episode)
        seats.add(env.seat)
        over = False
        while not over:
            assert env.table.agent_selection == env.agent
            _, reward, over, _, _ = env.step(chance.choice(np.flatnonzero(env.action_masks())))
        assert reward == env.table.game.returns[env.seat]
    with pytest.raises(rulebound.BadArgument, match="reset begins another"):
        env.step(np.int64(0))


def test_what_the_mask_does_not_allow_loses_or_is_refused() -> None:
    env = SeatEnv("luminous")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(PAGE - 2))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(rulebound.BadArgument, match="reset begins another"):
        env.step(np.int64(0))
    env.reset(seed=1)
    assert env.step(PAGE + 5)[4]["illegal"]
    strict = SeatEnv("luminous", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(rulebound.BadArgument, match="look at the mask"):
        strict.step(np.int64(PAGE - 2))
    with pytest.raises(rulebound.BadArgument, match="no such bot"):
        SeatEnv("luminous", opponent="oracle")


def test_several_at_once_in_two_processes() -> None:
    envs = gymnasium.make_vec("rulebound/lightseekers-v0", num_envs=2, vectorization_mode="async")
    try:
        seen = envs.reset(seed=3)[0]
        for _ in range(5):
            actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
            seen = envs.step(actions)[0]
        assert seen["observation"].shape[0] == 2
        assert seen["action_mask"].any(axis=1).all()
    finally:
        envs.close()


@pytest.mark.parametrize("mode", ["ansi", "html"])
def test_a_table_is_drawn(mode: str) -> None:
    env = table("starlight", render_mode=mode)
    env.reset(seed=3)
    drawn = env.render()
    assert drawn is not None and "Kiln Golem" in drawn
    assert ("<html" in drawn) == (mode == "html")
    assert table("starlight").render() is None


@every
def test_what_is_drawn_for_a_seat_shows_no_other_hand(ruleset: str) -> None:
    env = SeatEnv(ruleset, render_mode="ansi", seat=0)
    env.reset(seed=3)
    game = env.table.game
    drawn = env.render()
    hidden = {card.definition.name for pool in game.ruleset.pools(game.state, 0) if pool.owner for card in pool.cards}
    seen = json.dumps(game.view(0), ensure_ascii=False)
    unseen = {name for name in hidden if name not in seen}
    assert unseen and not {name for name in unseen if name in drawn}


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(rulebound.BadArgument, match="another game than starlight"):
        table("starlight", position='game = "luminous"\n[seat.A]\n')


def test_what_an_agent_has_answered_is_part_of_what_it_remembers() -> None:
    env = table("luminous")
    env.reset(seed=1)
    agent, label = env.agent_selection, env.game.decision.options[1].label
    env.step(1)
    assert f"> {label}" in env.information_state(agent)
    other = next(each for each in env.possible_agents if each != agent)
    assert f"> {label}" not in env.information_state(other)


def test_without_its_packages_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; sys.modules['pettingzoo'] = None; import rulebound.envs"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode and "pip install 'rulebound[rl]'" in found.stderr
