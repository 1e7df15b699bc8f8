"""How a card will be invoked is told when it is: what was chosen before would tell what the card can do."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rulebound.api import new_game
from rulebound.fuzz.honesty import is_honest
from rulebound.games.starlight.procedures.planning import Plan
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.scenario import position

DESIGNERS = Path(__file__).parent / "scenarios" / "designers"


def chosen_in_part(seed: int) -> Game | None:
    """A position in which a card has its target or its place, and something else is still to be chosen."""
    dice, game = Random(seed), new_game("starlight", ["open-veins", "the-night-office"], seed=seed)
    for _ in range(400):
        if game.over:
            return None
        if any(isinstance(frame, Plan) and frame.pc == 0 and frame.decided for frame in game.state.frames):
            return game
        game.decide(dice.choice(game.decision.options))
    return None


@pytest.mark.rules("ST-LOC.2")
def test_what_another_has_chosen_so_far_is_not_in_the_masked_position() -> None:
    game = next(found for seed in range(40) if (found := chosen_in_part(seed)) is not None)
    mine = game.decision.seat
    own, other = (
        next(frame for frame in game.view(seat).masked.doc["frames"] if "decided" in frame) for seat in (mine, 1 - mine)
    )
    assert own["decided"] and not other["decided"]
    assert (other["target"], other["enchantment"], other["mode"]) == (None, None, 0)


SUPPLIERS = """
game = "starlight"
turn = "{turn}"
[seat.A]
creatures = [{{ name = "Gale Heron", at = "b3", telegraph = {telegraph} }}, {{ name = "Mirage Serpent", at = "a1" }}]
hand = [{hand}]
[seat.B]
creatures = [{{ name = "Cairn Ogre", at = "c3" }}, {{ name = "Kiln Golem", at = "e1" }}]
"""
HERONS = '{ card = "Hurling Wind", supplier = "Gale Heron" }'
SERPENTS = '{ card = "Hurling Wind", supplier = "Mirage Serpent" }'


@pytest.mark.rules("ST-LOC.2")
def test_what_is_played_is_told_to_others_without_what_tells_it_from_a_card_in_hand() -> None:
    game = position(SUPPLIERS.format(turn="A", telegraph="[]", hand=f"{HERONS}, {SERPENTS}"))
    game.decide("play Hurling Wind (Mirage Serpent's) on Cairn Ogre")
    for reader, words in ((0, "Hurling Wind (Mirage Serpent's)"), (1, "Hurling Wind"), (None, "Hurling Wind")):
        assert any(line.startswith(f"A: play {words} on Cairn Ogre") for line in game.log_of(reader))


@pytest.mark.rules("ST-LOC.2")
def test_what_a_card_of_another_is_called_does_not_hang_on_their_hand() -> None:
    """Somebody who points at a telegraphed card is told of it by its name, whatever its owner holds."""
    told = []
    for hand in (SERPENTS, '"Bedrock Guard"', ""):
        game = position(SUPPLIERS.format(turn="B", telegraph=f"[{HERONS}]", hand=hand))
        told.append([move.choice.label for move in game.moves_with(0, "telegraph", 0, 1)])
    assert told[0] and told[0] == told[1] == told[2]


def played(scenario: str, *answers: str, **instead: str) -> Game:
    """A designers' scenario, with some words of it changed, after these answers."""
    text = (DESIGNERS / f"{scenario}.toml").read_text(encoding="utf-8")
    for old, new in instead.items():
        text = text.replace(old, new)
    game = position(text)
    for answer in answers:
        game.decide(answer)
    return game


def told_to(game: Game, reader: int | None) -> str:
    """All that log and story tell a reader."""
    return "\n".join([*game.log_of(reader), *(sentence.words for sentence in game.whole_story(reader))])


@pytest.mark.rules("ST-LOC.1", "ST-LOC.2")
@pytest.mark.parametrize(
    ("scenario", "answers", "seen"),
    [
        ("searched-for", ["play Scout", "choose Stride"], ["Stride", "Bite"]),
        ("look-and-take", ["play Ledger", "choose Bee", "choose Ant"], ["Ant", "Bee", "Cat"]),
    ],
)
def test_a_card_that_only_its_player_has_seen_is_not_named_to_others(
    scenario: str, answers: list[str], seen: list[str]
) -> None:
    game = played(scenario, *answers)
    taken = answers[1].removeprefix("choose ")
    assert f"{taken} goes back to A" in game.log_of(0)
    for reader in (1, None):
        assert "A takes a card" in game.log_of(reader)
        assert not [name for name in seen if name in told_to(game, reader)]


@pytest.mark.rules("ST-LOC.1")
def test_a_card_that_was_revealed_is_named_to_all() -> None:
    game = played("the-top-card-is-revealed", "play Omen", **{"an Attack": "a Movement card"})
    for reader in (0, 1, None):
        assert "Stride goes back to A" in game.log_of(reader)


@pytest.mark.rules("ST-LOC.2")
def test_a_card_that_is_chosen_from_a_hand_that_both_know_is_named_to_all() -> None:
    game = played("chosen-from-their-hand", "play Pry", "choose Stride")
    for reader in (0, 1, None):
        assert "A: choose Stride" in game.log_of(reader)


def test_which_of_the_cards_looked_at_was_taken_is_not_told_by_the_order_of_those_that_are_left() -> None:
    for seed in range(20):
        game = position((DESIGNERS / "look-and-take.toml").read_text("utf-8"))
        game.decide("play Ledger")
        assert is_honest(game.ruleset, game.state, 1, Dice(seed)) > 2
