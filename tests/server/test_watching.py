"""Who watches with open hands sees everything, some steps late."""

from __future__ import annotations

from random import Random

from tests.server.clients import House, Seat

from rulebound.server.referee import Referee, Row
from rulebound.server.wire import written

DELAY = 3


def hands(seat: Seat) -> list[object]:
    return [each["hand"] for each in seat.states[None]["view"]["seats"]]


def test_open_hands_are_shown_some_steps_late(house: House) -> None:
    first, second = house.two(spectators="open", delay=DELAY)
    watcher = Seat(house, first.joined["table"]["id"], None)
    watcher.until(lambda: None in watcher.steps)
    seen = {0: [first.states[seat] if seat in first.seats else second.states[seat] for seat in (0, 1)]}
    for step in range(1, 8):
        asked = first if first.decision() else second
        asked.answer()
        first.until_step(step)
        second.until_step(step)
        seen[step] = [first.states[seat] if seat in first.seats else second.states[seat] for seat in (0, 1)]
        assert watcher.ask("ping")["type"] == "pong"
        late = max(0, step - DELAY)
        assert watcher.steps[None] == late
        assert hands(watcher) == [seen[late][seat]["view"]["seats"][seat]["hand"] for seat in (0, 1)]
        assert all(isinstance(hand, list) for hand in hands(watcher))
    fresh = Seat(house, first.joined["table"]["id"], None, since=7)  # whoever says that it has seen more gets no more
    fresh.until(lambda: None in fresh.steps)
    assert fresh.steps == watcher.steps and fresh.states == watcher.states and fresh.logs == watcher.logs
    first.ask("concede")
    watcher.until(lambda: watcher.steps[None] == 8)
    assert watcher.states[None]["result"] is not None


def test_what_is_told_late_is_the_same_after_a_restart() -> None:
    referee, other = Referee(), Referee()
    setup = {"ruleset": "luminous", "decks": None, "players": 2, "names": ["Anna", "Berta"], "seed": 7}
    begin, _ = referee.begin("t", setup, [], DELAY)
    played = referee.table("t")
    rows: list[Row] = []
    for number in range(9):
        seat, decision = next(iter(played.asked.items()))
        options = played.states[seat]["decision"]["options"]
        told = played.decide(seat, decision, options[number % len(options)]["id"], "")
        assert (None in told.updates) == (number >= DELAY)
        rows.append(told.row)
        assert other.resume("t", begin, [], rows, None, DELAY) == ""
        assert written(other.snapshot("t", None)) == written(referee.snapshot("t", None))
    seat, decision = next(iter(played.asked.items()))
    choice = played.states[seat]["decision"]["default"]
    assert referee.decide("t", seat, decision, choice, "") == other.decide("t", seat, decision, choice, "")


def test_a_pause_tells_nothing_of_who_was_asked() -> None:
    """Who acts while the other has a card face-down waits a moment, whether or not the other is asked."""
    referee = Referee()
    setup = {"ruleset": "lost-legacy", "decks": None, "players": 2, "names": ["Anna", "Berta"], "seed": 11}
    referee.begin("t", setup, [])
    played, dice = referee.table("t"), Random(3)
    found: set[bool] = set()
    for _ in range(400):
        if played.game.over:
            break
        seat, decision = next(iter(played.asked.items()))
        options = played.states[seat]["decision"]["options"]
        told = played.decide(seat, decision, dice.choice(options)["id"], "")
        field = played.states[seat]["view"]["seats"][1 - seat]["field"]
        set_cards = [card for card in field if card["position"] == "standby"]
        pause, other = told.updates[seat]["pause"], told.updates[1 - seat]
        assert other["pause"] == 0 and (pause == 0 or 800 <= pause <= 2_500)
        if set_cards and not all(line["answer"] for line in other["log"]["lines"]):
            assert pause
            found.add(1 - seat in told.asked)
    assert found == {False, True}
