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
    guest.asked()
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
    guest.asked()
    while page.locator(".rail__turn").inner_text() == "Your turn":
        page.get_by_role("button", name=re.compile("^Pass Space|^Pass$")).click()
        guest.asked()
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
    for key, place in (("h", ".hand"), ("o", ".side.is-them"), ("b", ".side.is-you"), ("l", ".log")):  # a key leads to each place
        guest.page.keyboard.press(key)
        expect(guest.page.locator(f"{place}:focus, {place} :focus")).to_have_count(1)


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


def test_a_number_that_floats_up_goes_although_other_things_happen(room: Room) -> None:
    stage = Stage(room.guest(), *[question(option(1, "pass", "pass"), option(2, "wait", "wait"), free=True) for _ in range(2)])
    shown = stage.page.locator(".float")
    stage.change([["view", "seats", 0, "life"], 17])
    expect(shown).to_have_count(1)
    stage.change([["view", "seats", 0, "hand"], stage.hand])
    expect(shown).to_have_count(0)


def test_the_log_shows_the_newest_line_but_leaves_who_reads_an_older_one(room: Room) -> None:
    stage = Stage(room.guest(), question(option(1, "pass", "pass"), option(2, "wait", "wait"), free=True))
    log = stage.page.get_by_role("log", name="Game log")
    stage.tell(*[f"Line {number}." for number in range(60)])
    expect(log.get_by_text("Line 59.")).to_be_in_viewport()
    log.hover()
    stage.page.mouse.wheel(0, -5_000)
    expect(log.get_by_text("Line 1.", exact=True)).to_be_in_viewport()
    stage.tell("Line 60.")
    expect(log.get_by_text("Line 60.")).to_have_count(1)
    expect(log.get_by_text("Line 1.", exact=True)).to_be_in_viewport()
    stage.page.mouse.wheel(0, 50_000)
    expect(log.get_by_text("Line 60.")).to_be_in_viewport()
    stage.tell("Line 61.")
    expect(log.get_by_text("Line 61.")).to_be_in_viewport()


def test_a_piece_that_can_do_nothing_says_why_and_one_that_walks_is_led_by_pointing(room: Room) -> None:
    guest = room.guest()
    guest.make_table("lost-legacy", "me")
    page = guest.page
    guest.asked()
    if not page.locator(".hand .spot[aria-label*='offense']").count():
        page.get_by_role("button", name="Bury hand").click()
    else:
        page.get_by_role("button", name="Keep hand").click()
    expect(page.locator(".rail .is-now")).to_have_text("Open")
    guest.asked()
    character = page.locator(".hand .spot[data-can][aria-label*='offense']")
    character.first.click()
    page.locator(".cell.is-entry[data-can]").first.click()
    guest.asked()
    piece = page.locator(".cell[data-can]:has(.piece.is-you)").first
    piece.click()
    expect(page.locator(".cell.is-reach").nth(2)).to_be_visible()
    expect(page.locator(".prompt__acts .btn:not(.btn--ghost)")).to_have_count(0)
    left = page.locator(".prompt small b", has_text="left this turn")
    expect(left).to_have_text(re.compile(r"(\d) of \1 moves? left this turn\."))
    page.locator(".cell.is-reach").first.click()
    guest.asked()
    # What has moved may go on at once, with how far it still may, and all else can be done as if it were not taken up.
    expect(page.locator(".cell.is-chosen")).to_have_count(1)
    expect(page.locator(".cell.is-reach").nth(1)).to_be_visible()
    expect(left).not_to_have_text(re.compile(r"(\d) of \1 moves? left"))
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    page.locator(".cell.is-chosen").click()
    expect(left).to_have_count(0)
    page.locator(".cell:has(.piece.is-you)").first.click(button="right")
    expect(page.locator(".why")).to_contain_text("Move ")
