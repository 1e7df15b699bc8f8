"""What designers' texts bring about can be saved, loaded and seen through masks after every answer, in every game; and
wherever a scenario answers or is refused, the list is what the checklists allow.

The games of the other tests are played with the cards of the sets, which hold few of these texts.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound import scenario
from rulebound.fuzz.promises import the_list_is_what_the_checklists_allow
from rulebound.kernel.errors import Refusal
from rulebound.kernel.game import Game
from rulebound.kernel.masking import Masked

GAMES = Path(__file__).parent.parent / "games"
FILES = sorted(GAMES.glob("*/scenarios/designers/*.toml"))


def test_there_are_such_scenarios() -> None:
    assert len({path.parts[-4] for path in FILES}) == 4 and len(FILES) > 200


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}/{path.stem}")
def test_every_position_on_the_way_is_kept_and_masked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide, why_not = Game.decide, Game.why_not

    def asked(game: Game, *answer: object, **rest: object) -> list[Refusal]:
        the_list_is_what_the_checklists_allow(game.ruleset, game.state)
        return why_not(game, *answer, **rest)  # type: ignore[arg-type]

    def decided(game: Game, *answer: object, **rest: object) -> None:
        the_list_is_what_the_checklists_allow(game.ruleset, game.state)
        decide(game, *answer, **rest)  # type: ignore[arg-type]
        assert rulebound.load(game.save()).decisions == game.decisions
        for seat in range(game.state.rules.seats):
            Masked(game.ruleset, game.state, seat)

    monkeypatch.setattr(Game, "decide", decided)
    monkeypatch.setattr(Game, "why_not", asked)
    row = scenario.run_file(str(path))
    assert row.ok, row.error
