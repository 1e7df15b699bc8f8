"""Whole games of every ruleset in the browser, by mouse, by keyboard and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Room

import rulebound

MOST = 400
RULESETS = rulebound.rulesets()
# A game of these takes an hour: here it ends after some turns, by the switch that its rulebook has for it.
SHORT = {"starlight": {"turn_cap": 4}, "lost-legacy": {"max_turns": 8}}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_by_mouse(room: Room, ruleset: str) -> None:
    guest = room.guest()
    guest.make_table(ruleset, "greedy", switches=SHORT.get(ruleset, {}))
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
    expect(guest.page.locator(".seat")).to_have_count(3)
    expect(guest.page.locator(".seat.is-target")).to_have_count(1)
    guest.play_on(6)


def test_a_first_game_begins_with_what_it_is_about(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    aim = guest.page.locator(".aim")
    expect(aim).to_contain_text("Bring the other player to 0")
    expect(aim.get_by_role("link", name="How to play")).to_have_attribute("href", "/learn/luminous")
    aim.get_by_role("button", name="I know").click()
    expect(aim).to_have_count(0)
    guest.page.reload()
    guest.at_the_table()
    expect(guest.page.locator(".prompt strong")).to_have_text("Keep this hand?")
    expect(aim).to_have_count(0)


def test_two_clicks_to_a_first_move(room: Room) -> None:
    guest = room.guest()
    guest.go("/")
    guest.page.get_by_role("button", name="Play a bot at Luminous").click()
    guest.page.get_by_role("button", name="Keep this hand").click()
    expect(guest.page.locator(".prompt strong")).not_to_have_text("Keep this hand?")
