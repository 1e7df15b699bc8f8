"""Tables over HTTP and the socket: sitting down, answering, being refused, and what everybody is told of it."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient
from tests.server.clients import House, Seat

import rulebound
from rulebound.server.app import make_app
from rulebound.server.hub import Hub
from rulebound.server.settings import Settings


def test_two_people_and_somebody_who_watches(house: House) -> None:
    first, second = house.two()
    watcher = Seat(house, first.joined["table"]["id"], None)
    watcher.until_step(0)
    assert watcher.seats == [] and watcher.states[None]["decision"] is None
    assert second.decision() is None
    assert second.states[second.seats[0]]["waiting"][0]["seat"] == first.seats[0]
    for step in range(1, 6):
        asked = first if first.decision() else second
        assert asked.answer() == {"type": "accepted", "ref": asked.refs, "step": step}
        for seat in (first, second, watcher):
            seat.until_step(step)
    fresh = Seat(house, first.joined["table"]["id"], None)
    fresh.until_step(5)
    assert fresh.states == watcher.states and fresh.logs == watcher.logs


def test_a_choice_is_structure_and_never_a_label(house: House) -> None:
    first, _ = house.two()
    decision = first.decision()
    assert decision["id"] == 0 and decision["seat"] == first.seats[0] and decision["text"] and decision["rule"]
    assert {option["id"] for option in decision["options"]} >= {decision["default"]}
    for option in decision["options"]:
        assert set(option) == {"id", "label", "kind", "cards", "seat", "numbers", "remark", "follows"}
        assert option["id"].isdecimal() and option["kind"]


def test_a_late_or_repeated_answer_is_refused_and_not_applied(house: House) -> None:
    first, second = house.two()
    old = first.decision()
    first.answer()
    again = first.ask("decide", decision=old["id"], choice=old["options"][0]["id"])
    assert (again["type"], again["code"], again["accepted"]) == ("error", "late", True)
    other = first.ask("decide", decision=old["id"], choice=old["options"][1]["id"])
    assert (other["code"], other["accepted"]) == ("late", False)
    early = second.ask("decide", decision=99, choice="1")
    assert early["code"] == "late"
    second.until_step(1)
    assert first.steps == {first.seats[0]: 1}


def test_two_tabs_of_a_seat_agree(house: House) -> None:
    first, second = house.two()
    table = first.joined["table"]["id"]
    anna = house.guest("Another")  # no seat here
    assert Seat(house, table, anna).seats == []
    tab = Seat(house, table, first.token)
    tab.until_step(0)
    assert tab.states == first.states
    assert tab.answer()["type"] == "accepted"
    assert first.ask("decide", decision=0, choice="1")["code"] == "late"
    first.until_step(1)
    tab.until_step(1)
    assert tab.states == first.states and tab.logs == first.logs
    assert [frame for frame in tab.frames if '"update"' in frame] == [f for f in first.frames if '"update"' in f]
    assert second.refs == 1


def test_what_is_refused_names_its_rule(house: House) -> None:
    first, _ = house.two()
    why = first.ask("why_not", decision=0, label="pass")
    assert why["type"] == "why_not" and why["refusals"][0]["rule"].startswith("LU-")
    refused = first.ask("decide", decision=0, label="pass")
    assert refused["code"] == "illegal" and refused["refusals"] == why["refusals"]
    rule = why["refusals"][0]["rule"]
    assert house.client.get(f"/api/rulesets/luminous/rules/{rule}").json()["statement"]
    assert first.ask("decide", decision=0, label="dance")["code"] == "not_an_option"
    assert first.ask("decide", decision=0, choice="7")["code"] == "not_an_option"
    assert first.ask("decide", decision=0, label="concede")["code"] == "not_an_option"
    assert first.ask("decide", decision=0)["code"] == "malformed"
    assert first.answer()["step"] == 1  # nothing of all this counted


@pytest.mark.parametrize("ruleset", rulebound.rulesets())
def test_a_whole_game_against_a_bot(house: House, ruleset: str) -> None:
    anna = house.guest("Anna")
    table, _ = house.make(anna, "me", "greedy", ruleset=ruleset)
    seat = Seat(house, table, anna)
    seat.until_step(0)
    me = seat.seats[0]
    answers = 0
    while True:
        seat.until(lambda: seat.states[me]["decision"] is not None or seat.states[me]["result"] is not None)
        if seat.states[me]["result"] is not None:
            break
        reply = seat.answer(answers)
        assert reply["type"] == "accepted", reply
        answers += 1
    seat.until(lambda: seat.table()["status"] == "over")
    assert seat.table()["ending"] == seat.states[me]["result"]
    assert seat.ask("decide", decision=0, choice="1")["code"] == "over"
    fresh = Seat(house, table, anna)
    fresh.until(lambda: me in fresh.states)
    assert fresh.states == seat.states
    assert fresh.logs[me] == seat.logs[me][-500:]


def test_hot_seat_one_device_for_both(house: House) -> None:
    anna = house.guest("Anna")
    table, _ = house.make(anna, "me", "me")
    both = Seat(house, table, anna)
    both.until_step(0)
    assert both.seats == [0, 1]
    assert [chair["name"] for chair in both.table()["chairs"]] == ["Anna", "Anna 2"]
    for step in range(1, 7):
        asked = next(seat for seat in both.seats if both.states[seat]["decision"])
        assert both.answer(0, asked)["step"] == step
    assert both.ask("concede")["code"] == "not_seated"  # which of them?
    assert both.ask("concede", seat=1)["type"] == "done"
    assert both.states[0]["result"]["winner"] == 0


def test_four_seats_with_bots(house: House) -> None:
    anna = house.guest("Anna")
    table, _ = house.make(anna, "me", "greedy", "random", "greedy", ruleset="lightseekers")
    seat = Seat(house, table, anna)
    seat.until(lambda: bool(seat.states) and seat.decision() is not None)
    assert len(seat.states[seat.seats[0]]["view"]["seats"]) == 4
    assert sorted(chair["seat"] for chair in seat.table()["chairs"]) == [0, 1, 2, 3]


# ---- coming back
def test_who_comes_back_is_told_what_was_missed(house: House) -> None:
    first, second = house.two()
    table = first.joined["table"]["id"]
    second.close()
    for _ in range(3):
        first.until(lambda: True)
        if first.decision() is None:
            break
        first.answer()
    seen = second.steps[second.seats[0]]
    back = Seat(house, table, second.token, since=seen)
    back.states, back.steps, back.logs = dict(second.states), dict(second.steps), dict(second.logs)
    back.until_step(first.steps[first.seats[0]])
    assert not [frame for frame in back.frames if '"snapshot"' in frame]
    whole = Seat(house, table, second.token)
    whole.until_step(back.steps[back.seats[0]])
    assert whole.states == back.states and whole.logs == back.logs


def test_tables_go_on_after_a_restart(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        house = House(client)
        first, second = house.two(pace=0)
        for _ in range(4):
            (first if first.decision() else second).answer()
            for seat in (first, second):
                seat.until_step(max(*first.steps.values(), *second.steps.values()))
        table = first.joined["table"]["id"]
        house.close()
    with TestClient(make_app(settings)) as client:
        house = House(client)
        for old in (first, second):
            seat = Seat(house, table, old.token, since=old.steps[old.seats[0]])
            assert seat.joined["step"] == 4
            whole = Seat(house, table, old.token)
            whole.until_step(4)
            assert whole.states == old.states and whole.logs == old.logs
        asked = Seat(house, table, (first if first.decision() else second).token)
        asked.until_step(4)
        assert asked.answer()["step"] == 5
        house.close()


def test_why_a_card_cannot_be_played_is_asked_by_its_place(house: House) -> None:
    first, second = house.two("lightseekers")
    me = first.seats[0]
    hand = first.states[me]["view"]["seats"][me]["hand"]
    told = [first.ask("why", decision=first.decision()["id"], side=me, zone="hand", at=at) for at in range(len(hand))]
    moves = [move for each in told for move in each["moves"]]
    assert {move["cards"][0]["zone"] for move in moves} == {"hand"}
    listed = {option["id"] for option in first.decision()["options"]}
    assert {move["id"] for move in moves if not move["refusals"]} <= listed
    assert next(move for move in moves if move["refusals"])["refusals"][0]["rule"].startswith("LS")
    other = second.seats[0]
    assert first.ask("why", decision=first.decision()["id"], side=other, zone="hand", at=0)["moves"] == []


def test_equal_copies_of_a_card_are_named_together(house: House) -> None:
    first, _ = house.two("lightseekers")
    me = first.seats[0]
    found = 0
    for option in first.decision()["options"]:
        for card in option["cards"]:
            hand = first.states[me]["view"]["seats"][card["side"]][card["zone"]]
            assert card["at"] in card["alike"]
            assert {hand[at]["name"] for at in card["alike"]} == {card["name"]}
            found += 1
    assert found


def test_a_move_is_told_with_its_structure_and_a_secret_one_is_not(house: House) -> None:
    first, second = house.two()
    first.answer()
    second.until_step(1)
    seat = first.seats[0]
    updates = [json.loads(frame) for frame in second.frames if '"type":"update"' in frame]
    assert updates[-1]["move"] == {"seat": seat, "kind": "keep hand", "cards": [], "target": None, "numbers": []}
    first.ask("take_back")
    second.until_step(2)
    updates = [json.loads(frame) for frame in second.frames if '"type":"update"' in frame]
    assert updates[-1]["move"] is None


def test_a_hint_is_an_option_and_only_for_who_plays_against_bots(house: House) -> None:
    anna = house.guest("Anna")
    alone = Seat(house, house.make(anna, "me", "random")[0], anna)
    alone.until(lambda: bool(alone.states) and bool(alone.decision()))
    decision = alone.decision()
    hint = alone.ask("hint", decision=decision["id"])
    ids = [option["id"] for option in decision["options"]]
    assert hint["choice"] in ids
    assert [each["choice"] for each in hint["thoughts"]][:1] == [hint["choice"]]
    assert all(each["choice"] in ids and 0 <= each["value"] <= 1 <= len(hint["thoughts"]) for each in hint["thoughts"])
    labels = {option["id"]: option["label"] for option in decision["options"]}
    assert hint["expected"][0] == {"seat": alone.seats[0], "label": labels[hint["choice"]]}
    assert alone.ask("hint", decision=999)["code"] == "late"
    first, _ = house.two()
    assert first.ask("hint", decision=first.decision()["id"])["code"] == "declined"


def test_nobody_can_guess_how_a_table_is_dealt(house: House) -> None:
    """Other tests are dealt alike; a table of people gets 128 bits of the operating system."""
    hub: Hub = house.client.app.state.hub  # type: ignore[attr-defined]
    seeds = [Hub.new_seed(hub) for _ in range(4)]
    assert len(set(seeds)) == 4 and min(seeds) > 1 << 64
