"""What people at a table agree on: taking back, a draw, a rematch; and what they say to each other."""

from __future__ import annotations

from tests.server.clients import House, Seat

from rulebound.server.referee import Referee


def test_a_take_back_is_free_while_nothing_hidden_was_revealed(house: House) -> None:
    first, second = house.two()
    me = first.seats[0]
    before = first.states[me]
    first.answer(0)  # keep the hand
    assert first.states[me]["take_back"] == {"to": 0, "free": True}
    assert first.ask("take_back")["type"] == "done"
    assert first.steps[me] == 2
    assert first.states[me]["view"] == before["view"] and first.decision()["id"] == 2
    second.until_step(2)
    assert second.logs[second.seats[0]][-1]["bits"][0].startswith("Undone: ")
    late = first.ask("decide", decision=0, choice=before["decision"]["options"][0]["id"])
    assert late["code"] == "late"


def test_a_take_back_that_revealed_something_is_asked_for(house: House) -> None:
    first, second = house.two()
    me = first.seats[0]
    first.answer(1)  # a mulligan
    assert first.states[me]["take_back"] == {"to": 0, "free": False}
    assert first.ask("take_back")["type"] == "asked"
    second.until(lambda: bool(second.table().get("offers")))
    offer = second.table()["offers"][0]
    assert (offer["kind"], offer["seat"]) == ("take_back", me)
    assert first.ask("reply", offer=offer["id"], accept=True)["code"] == "late"  # it is not theirs to accept
    assert second.ask("reply", offer=offer["id"], accept=True)["type"] == "done"
    first.until_step(2)
    assert first.states[me]["take_back"] is None and first.decision()["id"] == 2


def test_a_declined_offer_is_gone_and_a_step_ends_it(house: House) -> None:
    first, second = house.two()
    assert first.ask("offer", kind="draw")["type"] == "asked"
    assert first.ask("offer", kind="draw")["code"] == "offered"
    second.until(lambda: bool(second.table().get("offers")))
    number = second.table()["offers"][0]["id"]
    assert second.ask("reply", offer=number, accept=False)["type"] == "done"
    assert second.ask("reply", offer=number, accept=True)["code"] == "late"
    assert first.ask("offer", kind="draw")["type"] == "asked"
    first.answer()
    assert second.ask("reply", offer=number + 1, accept=True)["code"] == "late"


def test_a_draw_and_a_rematch(house: House) -> None:
    first, second = house.two()
    assert first.ask("offer", kind="rematch")["code"] == "not_over"
    first.ask("offer", kind="draw")
    second.until(lambda: bool(second.table().get("offers")))
    second.ask("reply", offer=second.table()["offers"][0]["id"], accept=True)
    first.until(lambda: first.table()["status"] == "over")
    assert first.table()["ending"] == {"winner": None, "reason": "agreement"}
    assert first.ask("decide", decision=0, choice="1")["code"] == "over"
    second.ask("offer", kind="rematch")
    first.until(lambda: bool(first.table()["offers"]))
    first.ask("reply", offer=first.table()["offers"][0]["id"], accept=True)
    first.until(lambda: any(heard["type"] == "rematch" for heard in first.others))
    table = next(heard["table"] for heard in first.others if heard["type"] == "rematch")
    again = Seat(house, table, second.token)
    again.until_step(0)
    assert again.seats and again.table()["status"] == "playing"


def test_against_a_bot_everything_is_free_but_a_draw(house: House) -> None:
    anna = house.guest("Anna")
    table, _ = house.make(anna, "me", "greedy")
    seat = Seat(house, table, anna)
    me = seat.seats[0]
    seat.until(lambda: me in seat.states and seat.decision() is not None)
    seat.answer()
    seat.until(lambda: seat.decision() is not None)
    assert seat.states[me]["take_back"]["free"]
    assert seat.ask("take_back")["type"] == "done"
    seat.until(lambda: seat.decision() is not None)
    assert seat.ask("offer", kind="draw")["code"] == "declined"
    assert seat.ask("concede")["type"] == "done"
    assert seat.ask("offer", kind="rematch")["type"] == "done"
    assert seat.ask("offer", kind="rematch")["code"] == "offered"  # one, and not one for each message


def test_what_passes_by_itself_is_not_taken_back_alone() -> None:
    """It would pass again at once, and nobody would ever come back further."""
    referee = Referee()
    setup = {"ruleset": "luminous", "decks": None, "players": 2, "names": ["Anna", "Berta"], "seed": 7}
    referee.begin("t", setup, [])
    played = referee.table("t")
    chosen: dict[int, list[int]] = {0: [], 1: []}
    skipped = 0
    for _ in range(60):
        seat, number = next(iter(played.asked.items()))
        asked = played.states[seat]["decision"]
        unasked = asked["passing"]["smart"]
        if unasked is None:
            chosen[seat].append(len(played.game.answers))
        played.decide(seat, number, unasked or asked["options"][0]["id"], "")
        for each, own in chosen.items():
            may = played.may_take_back(each)
            assert (may and may["to"]) == (own[-1] if own else None)
        skipped += unasked is not None
    assert skipped > 3
    last = chosen[0][-1]
    played.take_back(0, last)
    assert played.asked[0] == played.step and (played.may_take_back(0) or {})["to"] == chosen[0][-2]


def test_talk_reaches_everybody_and_only_who_sits_may(house: House) -> None:
    first, second = house.two()
    table = first.joined["table"]["id"]
    watcher = Seat(house, table, None)
    assert first.ask("chat", words="Good luck!")["type"] == "done"
    for each in (second, watcher):
        each.until(lambda each=each: any(heard["type"] == "chat" for heard in each.others))  # type: ignore[misc]
    assert watcher.ask("chat", words="psst")["code"] == "not_seated"
    for words in ("a\u202eb", "\n", " ", "a\x00"):
        assert first.ask("chat", words=words)["code"] == "bad_words"
    assert Seat(house, table, None).joined["talk"][0]["words"] == "Good luck!"
    script = "<script>alert(1)</script>"
    assert first.ask("chat", words=script)["type"] == "done"  # it is text, and a page shows it as text
