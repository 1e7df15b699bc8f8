"""Lists that leave something out are found: by the fuzzer's promise, and by scenarios that play what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.fuzz.promises import Broken, the_list_is_what_the_checklists_allow
from rulebound.games.lost_legacy.procedures.open_gamestate import END_OPTION
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.public import Choice
from rulebound.kernel.questions import Move


def held_against_the_list(ruleset: str) -> None:
    """Random games, until a promise breaks."""
    names = rulebound.deck_names(ruleset)
    for seed in range(30):
        game = rulebound.new_game(ruleset, [names[seed % len(names)], names[(seed + 3) % len(names)]], seed)
        s, dice = game.state, Dice(seed)
        while s.ending is None:
            question = s.asked[0]
            if dice.below(3) == 0:
                the_list_is_what_the_checklists_allow(game.ruleset, s)
            s.decide(question, question.options[dice.below(len(question.options))])


@pytest.mark.parametrize(
    ("ruleset", "room", "listing"),
    [
        ("lightseekers", "lightseekers.procedures.action_phase", "accessible"),
        ("lightseekers", "lightseekers.procedures.action_phase", "add_uses"),
        ("lightseekers-first", "lightseekers.procedures.action_phase", "add_uses"),
        ("luminous", "luminous.procedures.main_phase", "add_activations"),
        ("luminous", "luminous.procedures.main_phase", "add_attacks"),
        ("luminous", "luminous.procedures.combat", "add_blocks"),
        ("starlight", "starlight.procedures.turn", "telegraphs"),
        ("starlight", "starlight.procedures.combat", "plays"),
        ("lost-legacy", "lost_legacy.procedures.open_gamestate", "add_plays"),
        ("lost-legacy", "lost_legacy.procedures.open_gamestate", "add_field"),
        ("lost-legacy", "lost_legacy.procedures.open_gamestate", "add_sub_deck"),
        ("lost-legacy", "lost_legacy.procedures.open_gamestate", "add_threats"),
        ("lost-legacy-quick", "lost_legacy.procedures.open_gamestate", "add_sub_deck"),
    ],
)
def test_a_kind_of_move_that_is_left_out_of_the_list_is_found(
    ruleset: str, room: str, listing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = (lambda *_: None) if listing.startswith("add_") else (lambda *_: [])
    monkeypatch.setattr(f"rulebound.games.{room}.{listing}", lost)
    with pytest.raises(Broken, match="is allowed and not listed"):
        held_against_the_list(ruleset)


def test_a_check_that_the_list_skips_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.games.lightseekers.procedures.action_phase.listed_as_usable", lambda *_: True)
    with pytest.raises(Broken, match="is listed and forbidden"):
        held_against_the_list("lightseekers")


# ---- offered means listed
SCENARIOS = Path(__file__).parents[1] / "games"


def acting(game: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Scenarios in which an action is taken at a free choice."""
    found: list[str] = []
    decide = Game.decide
    acted = False

    def watched(self: Game, answer: str | Choice, seat: int | None = None) -> None:
        nonlocal acted
        free = not self.over and any(each.free for each in self.decisions if seat in (None, each.seat))
        decide(self, answer, seat)
        acted = acted or (free and not str(answer).startswith(("pass", "concede", "done", "end ")))

    with monkeypatch.context() as patch:
        patch.setattr(Game, "decide", watched)
        for file in sorted((SCENARIOS / game / "scenarios").rglob("*.toml"))[::9]:
            acted = False
            assert rulebound.scenario.run_file(str(file)).ok
            if acted:
                found.append(str(file))
    return found


@pytest.mark.parametrize(
    ("game", "listing", "left"),
    [("luminous", "main_phase.main_options", [Move(0)]), ("luminous", "combat.combat_options", [Move(0)]),
     ("lightseekers", "action_phase.list_actions", [Move(0)]), ("starlight", "turn.plays", []),
     ("lost_legacy", "turn.open_options", [END_OPTION])],
)  # fmt: skip
def test_a_scenario_fails_when_its_moves_are_not_listed(
    game: str, listing: str, left: list[Move], monkeypatch: pytest.MonkeyPatch
) -> None:
    files = acting(game, monkeypatch)
    assert len(files) > 20
    monkeypatch.setattr(f"rulebound.games.{game}.procedures.{listing}", lambda *_: left[:])
    held = [file for file in files if rulebound.scenario.run_file(file).ok]
    if listing in ("combat.combat_options", "turn.plays"):
        assert len(held) < len(files)  # in some only attacks are blocked, or cards telegraphed
    else:
        assert held == []
