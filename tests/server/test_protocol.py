"""`docs/protocol.md` is what clients are built on: its examples are held against the server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import House, Seat

from rulebound.server import wire

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[dict[str, Any]]:
    return [json.loads(text) for text in re.findall(rf"```json {kind}\n(.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize("example", examples("client"), ids=lambda example: example["type"])
def test_what_clients_say_is_understood(example: dict[str, Any]) -> None:
    said = wire.understood(json.dumps(example))
    assert said.__struct_config__.tag == example["type"]


def test_every_message_of_clients_has_an_example() -> None:
    assert {example["type"] for example in examples("client")} == {
        each.__struct_config__.tag for each in wire.Message.__subclasses__()
    }


def heard_in_a_game(house: House) -> list[dict[str, Any]]:
    """Everything that the server says, at least once."""
    learner = house.guest("Clara")
    clock = {"kind": "chess", "seconds": 900, "grace": 5}
    alone = Seat(house, house.make(learner, "me", "random", clock=clock)[0], learner)
    alone.until(lambda: bool(alone.states) and bool(alone.decision()))
    alone.ask("hint", decision=alone.decision()["id"])
    first, second = house.two(clock=clock)
    first.ask("ping")
    second.ask("chat", words="Hello")
    Seat(house, first.joined["table"]["id"], first.token)
    first.ask("why", decision=0, side=first.seats[0], zone="hand", at=0)
    first.ask("why_not", decision=0, label="pass")
    first.ask("decide", decision=0, label="pass")
    first.answer()
    second.until_step(1)
    second.ask("offer", kind="draw")
    first.until(lambda: bool(first.table()["offers"]))
    first.ask("reply", offer=1, accept=True)
    first.ask("offer", kind="rematch")
    second.until(lambda: bool(second.table()["offers"]))
    second.ask("reply", offer=2, accept=True)
    second.until(lambda: any(heard["type"] == "rematch" for heard in second.others))
    return [json.loads(frame) for seat in house.seats for frame in seat.frames]


def test_what_the_server_says_has_the_fields_that_the_page_says(house: House) -> None:
    heard = heard_in_a_game(house)
    shown: dict[str, list[dict[str, Any]]] = {}
    for example in examples("server"):
        shown.setdefault(example["type"], []).append(example)
    said = {each["type"] for each in heard}
    assert said - {"asked"} == set(shown)
    for each in heard:
        if each["type"] == "asked":
            continue
        example = shown[each["type"]][0]
        extra = set(each) - set(example)
        assert not extra or each["type"] == "error", (each["type"], extra)
        assert each["type"] == "error" or set(each) == set(example)
        if each["type"] == "update" and each["move"]:
            assert set(each["move"]) == set(example["move"])
        if each["type"] == "snapshot":
            assert set(each["state"]) == set(example["state"]) and set(each["log"]) == set(example["log"])
        if each["type"] == "table":
            assert set(each["table"]) == set(example["table"])
            assert set(each["table"]["chairs"][0]) == set(example["table"]["chairs"][0])
            assert each["table"]["clock"].keys() == example["table"]["clock"].keys()


def test_a_decision_is_as_the_page_says(house: House) -> None:
    first, _ = house.two("lightseekers")
    [example] = examples("decision")
    decision = first.decision()
    assert set(decision) == set(example)
    assert set(decision["options"][0]) == set(example["options"][0])
    card = next(card for option in decision["options"] for card in option["cards"])
    assert set(card) == set(example["options"][1]["cards"][0])


def test_every_code_of_an_error_is_on_the_page() -> None:
    folder = Path(wire.__file__).parent
    codes = {
        code for file in folder.glob("*.py") for code in re.findall(r'Refused\(\s*"(\w+)"', file.read_text("utf-8"))
    }
    assert len(codes) > 20
    assert {code for code in codes if f"`{code}`" not in PAGE} == set()
