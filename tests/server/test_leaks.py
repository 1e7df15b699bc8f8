"""What a seat may not know reaches no client: games that differ only in what is hidden give the same bytes.

All that a client is told of a game is a snapshot, an update or the answer to `why`, and `Played` writes all of them. So
whole games are played, and at many of their positions the hidden cards are dealt anew, for every seat and for whoever
watches; both are told, both are played on with the same answers, and both must tell the same.
"""

from __future__ import annotations

from typing import Any

import pytest

import rulebound
from rulebound.fuzz.honesty import faces_dealt_anew, faces_seen, numbers_dealt_anew, same_questions, told_apart
from rulebound.kernel.chance import Dice
from rulebound.kernel.game import Game
from rulebound.kernel.ruleset import ONLOOKER, known_to_all
from rulebound.kernel.state import State
from rulebound.server.referee import Played, Viewer
from rulebound.server.wire import written

PLAYED_ON = 4
EVERY = 8  # decisions of a game, one of so many
POSITIONS = 14


def beginning(game: Game, state: State) -> Played:
    return Played(Game(game.ruleset, state, {}), []).look()


def said(played: Played, viewer: Viewer) -> list[str]:
    """All that a viewer can be told of a position."""
    found = [written(played.snapshot(viewer))]
    if viewer in played.asked:
        assert viewer is not None
        for side, seat in enumerate(played.states[viewer]["view"]["seats"]):
            for zone in [each for each in ("hand", "discard", "disposal", "sub_deck", "deck") if each in seat]:
                for at in range(min(3, len(seat[zone]) if isinstance(seat[zone], list) else seat[zone])):
                    found.append(written({"why": played.why(viewer, played.asked[viewer], side, zone, at)}))
    return found


def compare(game: Game, viewer: Viewer, dice: Dice) -> int:
    """Hold a position against others that look the same; how many messages were compared."""
    seat = ONLOOKER if viewer is None else viewer
    state = known_to_all(game.state) if viewer is None else game.state
    true = said(beginning(game, game.state.copy()), viewer)
    for state_dealt_anew in (
        numbers_dealt_anew(game.ruleset, state, seat, dice),
        faces_dealt_anew(game.ruleset, state, seat, dice, True),
    ):
        assert said(beginning(game, state_dealt_anew), viewer) == true
    return 2 * len(true) + play_on(game, state, viewer, seat, dice)


def play_on(game: Game, state: State, viewer: Viewer, seat: int, dice: Dice) -> int:
    one = beginning(game, game.state.copy())
    dealt = faces_dealt_anew(game.ruleset, state, seat, dice, False)
    if any(question.seat != seat for question in state.asked):
        dealt.ask_again()
    other = beginning(game, dealt)
    compared = 0
    for _ in range(PLAYED_ON):
        games = one.game, other.game
        if one.game.over or other.game.over or not same_questions(*games):
            break
        decision = one.game.decisions[dice.below(len(one.game.decisions))]
        theirs = next(each for each in other.game.decisions if each.seat == decision.seat)
        both = [choice for choice in decision.options if choice in theirs.options]
        if not both:
            break
        choice = str(both[dice.below(len(both))].id)
        updates = [
            played.decide(decision.seat, played.asked[decision.seat], choice, "").updates[viewer]
            for played in (one, other)
        ]
        seen = [faces_seen(each.ruleset, looked_at(each, viewer), seat) for each in games]
        if seen[0] != seen[1] or told_apart(one.game, other.game, viewer):
            break  # a card that differs was shown to all
        assert written(updates[0]) == written(updates[1])
        compared += 1
    return compared


def looked_at(game: Game, viewer: Viewer) -> State:
    return known_to_all(game.state) if viewer is None else game.state


@pytest.mark.parametrize(("ruleset", "players"), [*((each, 2) for each in rulebound.rulesets()), ("lightseekers", 4)])
def test_games_that_differ_in_what_is_hidden_tell_the_same(ruleset: str, players: int) -> None:
    dice = Dice(f"{ruleset} {players}")
    compared = positions = seed = 0
    wanted = POSITIONS // 2 if ruleset.startswith("lost-legacy") else POSITIONS  # hundreds of moves at each
    while positions < wanted:
        seed += 1
        game = rulebound.new_game(ruleset, seed=seed, players=players)
        bots = [rulebound.bots.Random(f"{seed} {seat}") for seat in range(players)]
        while not game.over and positions < wanted:
            decision = game.decision
            if dice.below(EVERY) == 0:
                positions += 1
                for viewer in (*range(players), None):
                    compared += compare(game, viewer, dice)
            game.decide(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
    assert compared > 10 * wanted


def test_the_test_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that tells how a hidden hand begins is found out."""
    honest = Played.state

    def telling(self: Played, viewer: Viewer) -> dict[str, Any]:
        hands = [self.game.view(seat)["seats"][seat]["hand"] for seat in range(2)]
        return {**honest(self, viewer), "hint": [hand[0]["name"] for hand in hands if hand]}

    monkeypatch.setattr(Played, "state", telling)
    game = rulebound.new_game("luminous", seed=1)
    with pytest.raises(AssertionError):
        for _ in range(5):
            compare(game, None, Dice(1))
