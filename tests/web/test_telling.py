"""What the page tells: a log in the second person, on three levels, with cards to look at; questions with their context."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import Room
from tests.web.staging import Stage, option, question


def test_the_log_speaks_to_the_reader_and_tells_as_closely_as_wanted(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.at_the_table()
    page = guest.page
    page.get_by_role("button", name="Keep this hand").click()
    log = page.get_by_role("log")
    guest.play_on(8)
    expect(log).to_contain_text(re.compile(r"Turn \d+: "))
    expect(log).to_contain_text(re.compile(r"You (play|draw|attack|activate)"))
    expect(log).not_to_contain_text("Robin")
    expect(log).not_to_contain_text("essence for")
    few = log.locator("li").count()
    page.get_by_role("button", name="Every step").click()
    expect(log).to_contain_text(re.compile(r"You pass\.|passes\."))
    assert log.locator("li").count() > few
    page.get_by_role("button", name="With rules").click()
    expect(log.locator("a.log__rule").first).to_have_text(re.compile(r"^LU-"))
    # Once the bot has done: a line that comes in while one points at a card moves another under the pointer.
    expect(page.locator(".prompt:not(.prompt--wait)")).to_be_visible()
    card = log.locator(".cardref").first
    name = card.inner_text()
    card.click()
    expect(page.locator(".preview")).to_contain_text(name)


def test_a_question_says_what_follows_from_its_usual_answer(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.at_the_table()
    guest.page.get_by_role("button", name="Keep this hand").click()
    expect(guest.page.locator(".prompt__follows")).to_contain_text(re.compile(r"Pass: your turn ends"))


def test_the_end_tells_what_happened_last(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.at_the_table()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede…").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.get_by_role("dialog", name="The end")).to_contain_text("You concede.")


def test_how_one_is_asked_is_chosen_and_holding_stops_everything(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.at_the_table()
    page = guest.page
    keep = page.get_by_role("button", name="Keep this hand")
    keep.click()
    expect(keep).to_have_count(0)
    expect(page.locator(".prompt:not(.prompt--wait)")).to_be_visible()
    mode = page.locator(".passmode")
    expect(mode).to_have_text("Smart pass")
    mode.click()
    expect(mode).to_have_text("Stop always")
    # Who holds is asked on the bot's turn although nothing can be done but to pass.
    for _ in range(12):
        expect(page.locator(".prompt:not(.prompt--wait)")).to_be_visible()
        if "answer" in page.locator(".prompt strong").inner_text().lower():
            break
        page.get_by_role("button", name=re.compile("^Pass Space|^Pass$")).click()
        page.wait_for_timeout(150)
    expect(page.locator(".prompt strong")).to_contain_text(re.compile("answer", re.IGNORECASE))


def test_the_whole_table_is_told_in_words_to_who_does_not_see_it(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.page.get_by_role("button", name="Keep this hand").click()
    guest.page.evaluate("document.activeElement?.blur()")
    guest.page.keyboard.press("Shift+B")
    told = guest.page.get_by_role("status", name="The table in words")
    expect(told).to_contain_text(re.compile(r"Your hand, \d+ cards: \w+"))
    expect(told).to_contain_text("Greedy bot")


def test_what_lasts_is_shown_with_its_card_and_how_long(room: Room) -> None:
    lasting = {"seat": 0, "words": "Units you control get +1 attack this turn", "on": ["Cinder"], "until": "this turn"}
    effects = [{"card": "Rally Horn", **lasting}, {"card": "Ember Well", **lasting, "on": [None], "until": "until your next turn"}]
    stage = Stage(room.guest(), question(option(1, "pass", "pass")), view={"effects": effects})
    shown = stage.page.get_by_role("group", name="What lasts now").get_by_role("button")
    expect(shown).to_have_count(2)
    expect(shown.first).to_contain_text(re.compile(r"Rally Horn\s*Units you control get \+1 attack this turn\s*Cinder\s*this turn"))
    expect(shown.nth(1)).to_contain_text("a set card")
    shown.first.click()
    expect(stage.page.locator(".preview")).to_contain_text("Rally Horn")
