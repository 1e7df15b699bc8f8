"""Whole games of every ruleset in the browser, by mouse, by keyboard and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Room

import rulebound

MOST = 400
RULESETS = rulebound.rulesets()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_by_mouse(room: Room, ruleset: str) -> None:
    guest = room.guest()
    # A game of Starlight takes an hour: here it ends after some turns, by the switch that its rulebook has for it.
    guest.make_table(ruleset, "greedy", switches={"turn_cap": 4} if ruleset == "starlight" else {})
    guest.at_the_table()
    assert guest.play_on(MOST)["over"]
    expect(guest.page.get_by_role("dialog", name="The end")).to_contain_text(re.compile("ha(s|ve) won"))


def test_a_whole_game_by_keyboard_alone(room: Room) -> None:
    guest = room.guest()
    guest.make_table("lightseekers", "greedy")
    guest.at_the_table()
    assert guest.type_on(MOST)["over"]


def test_a_whole_game_on_a_phone(room: Room) -> None:
    guest = room.guest(390, 844, touch=True)
    guest.make_table("lightseekers", "greedy")
    guest.at_the_table()
    assert guest.play_on(MOST)["over"]
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_four_seats(room: Room) -> None:
    guest = room.guest()
    guest.make_table("lightseekers", "random", "random", "random")
    guest.at_the_table()
    assert guest.page.locator(".seat").count() == 3
    assert guest.page.locator(".seat.is-target").count() == 1
    guest.play_on(6)


def test_two_clicks_to_a_first_move(room: Room) -> None:
    guest = room.guest()
    guest.go("/")
    guest.page.get_by_role("button", name="Play a bot at Luminous").click()
    guest.page.get_by_role("button", name="Keep this hand").click()
    expect(guest.page.locator(".prompt strong")).not_to_have_text("Keep this hand?")
