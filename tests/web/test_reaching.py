"""Reaching for cards: what a pointer that rests shows, the menu at a card, fingers, arrows on a board, cards under cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.web.conftest import Room
from tests.web.guests import until
from tests.web.staging import Stage, option, question

PASS = option(1, "pass", "pass")
TWO_ACTS = [option(2, "play it", "play", [0]), option(3, "throw it away", "discard", [0])]


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Neither lies over the other."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def test_a_card_is_shown_beside_the_pointer_where_there_is_no_room_for_a_preview(room: Room) -> None:
    stage = Stage(room.guest(900, 700), question(PASS, option(2, "play it", "play", [0]), free=True))
    page, shown = stage.page, stage.page.locator(".hovercard")
    card = page.locator(".hand .spot").nth(1)
    card.hover()
    expect(shown).to_contain_text(stage.hand[1]["name"])
    expect(page.locator(".preview")).to_be_hidden()
    assert apart(box_of(shown), box_of(page.locator(".prompt")))
    page.locator(".prompt strong").hover()
    expect(shown).to_have_count(0)
    # The log is a tab there, and nothing else comes with it.
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("log", name="Game log")).to_be_in_viewport()
    expect(page.locator(".preview")).to_be_hidden()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("log", name="Game log")).not_to_be_in_viewport()
    card.click(button="right")
    expect(page.locator(".preview .why")).to_be_visible()


def test_a_wide_window_shows_the_card_in_its_preview_and_nowhere_else(room: Room) -> None:
    stage = Stage(room.guest(), question(PASS, option(2, "play it", "play", [0]), free=True))
    stage.page.locator(".hand .spot").nth(2).hover()
    expect(stage.page.locator(".preview .card__name")).to_have_text(stage.hand[2]["name"])
    expect(stage.page.locator(".hovercard")).to_be_hidden()


@pytest.mark.parametrize("width", [1366, 900])
def test_a_card_with_several_acts_has_a_menu_beside_it(room: Room, width: int) -> None:
    only = option(4, "play the other", "play", [1])
    stage = Stage(room.guest(width, 768), *[question(PASS, *TWO_ACTS, only, free=True)] * 2)
    page, menu = stage.page, stage.page.get_by_role("group", name="What it can do")
    card = page.locator(".hand .spot").first
    card.click()
    expect(menu.get_by_role("button")).to_have_text([re.compile("^Play it"), re.compile("^Throw it away")])
    assert apart(box_of(menu), box_of(page.locator(".prompt"))) and apart(box_of(menu), box_of(card))
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    card.click()
    menu.get_by_role("button", name="Throw it away").click()
    stage.hears(3)
    page.locator(".hand .spot").nth(1).click()  # one act needs no menu
    stage.hears(3, 4)


def test_a_finger_reads_a_card_first_and_a_second_touch_acts(room: Room) -> None:
    asked = question(PASS, *TWO_ACTS, option(4, "play the other", "play", [1]), free=True)
    stage = Stage(room.guest(390, 844, touch=True), asked, asked, asked)
    page, sheet = stage.page, stage.page.get_by_role("group", name="The card and what it can do")
    first, second = page.locator(".hand .spot").first, page.locator(".hand .spot").nth(1)
    second.tap()
    expect(sheet.locator(".card__name")).to_have_text(stage.hand[1]["name"])
    expect(page.locator(".hand .is-picked")).to_have_count(1)
    assert apart(box_of(sheet), box_of(page.locator(".prompt"))) and stage.heard == []
    for button in sheet.get_by_role("button").all():
        assert box_of(button)["height"] >= 44
    second.tap()
    stage.hears(4)
    first.tap()
    first.tap()  # it can do two things: the second touch puts it back
    expect(sheet).to_have_count(0)
    first.tap()
    sheet.get_by_role("button", name="Throw it away").click()
    stage.hears(4, 3)
    page.evaluate("localStorage.setItem('rulebound.settings', JSON.stringify({known: ['luminous'], again: false}))")
    page.reload()
    second.tap()
    expect(sheet).to_be_visible()
    second.tap()
    expect(sheet).to_have_count(0)
    stage.hears_nothing(200)


def test_tiles_are_a_grid_with_coordinates_and_distance_and_arrows_go_where_they_point(room: Room) -> None:
    guest = room.guest()
    guest.make_table("starlight", "greedy")
    guest.asked()
    page, board = guest.page, guest.page.get_by_role("grid")
    expect(board.get_by_role("row")).to_have_count(5)
    expect(page.get_by_role("list", name="Phases")).to_have_attribute("title", re.compile("death points: 2"))
    assert board.get_by_role("gridcell").count() == 24
    page.get_by_role("gridcell", name=re.compile("^a2,")).focus()
    for key, tile in (("ArrowRight", "a3"), ("ArrowUp", "b3"), ("ArrowLeft", "b2"), ("ArrowDown", "a1")):
        page.keyboard.press(key)
        expect(page.locator(".hexboard :focus")).to_have_attribute("aria-label", re.compile(f"^{tile},"))
    until(page, lambda: bool(guest.look()["asked"]))
    for _ in range(12):  # as soon as a creature acts, every other tile says how far it is away
        if board.get_by_role("gridcell", name=re.compile(r"distance \d")).count() >= 20:
            return
        guest.play_on(1)
        guest.asked()
    raise AssertionError("no tile says how far away it is")


def test_what_lies_under_a_card_looks_out_and_is_fanned_out(room: Room) -> None:
    stage = Stage(room.guest(), question(PASS, option(2, "play it", "play", [0]), free=True), ruleset="lightseekers")
    page, mine = stage.page, stage.seat
    item = {"name": "Trove", "type": "Item", "category": "Item", "text": "", "elements": [], "id": 900}
    stage.change([["view", "seats", mine, "items"], [{**item, "stored": [stage.hand[0], None]}]])
    peek = page.get_by_role("button", name=re.compile("^Under Trove: "))
    host = page.locator(".side.is-you .spot[data-name=Trove]")
    assert 10 <= box_of(host)["y"] - box_of(peek)["y"] <= 18
    fan = page.get_by_role("group", name="Under Trove")
    peek.click(position={"x": 20, "y": 4})
    expect(fan.locator(".card__name")).to_have_text(stage.hand[0]["name"])
    expect(fan).to_contain_text("face down")
    page.keyboard.press("Escape")
    expect(fan).to_have_count(0)
