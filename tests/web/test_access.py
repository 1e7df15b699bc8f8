"""Nobody is kept out: axe on every screen, no sideways scrolling on small ones, a page that loads quickly."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.conftest import ROOT, Room
from tests.web.guests import until

PAGE = ROOT / "src" / "rulebound" / "server" / "page"
SCREENS = ["/", "/new/lightseekers", "/learn/starlight", "/rules/starlight", "/games"]
MOST_BYTES = 150_000


def grave(page: Page) -> list[str]:
    """What axe calls serious or critical, when nothing moves and no colour changes any more."""
    page.wait_for_load_state("networkidle")
    until(page, lambda: bool(page.evaluate("document.getAnimations().every((each) => each.playState !== 'running')")))
    found = Axe().run(page)
    return [
        f"{each['id']}: {each['nodes'][0]['target']} {each['nodes'][0]['failureSummary']}"
        for each in found.response["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe_finds_nothing_serious_on_any_screen(room: Room, theme: str) -> None:
    guest = room.guest()
    guest.go("/")
    guest.page.evaluate("theme => localStorage.setItem('rulebound.settings', JSON.stringify({theme}))", theme)
    for screen in SCREENS if theme == "dark" else SCREENS[:3]:
        guest.go(screen)
        guest.page.wait_for_selector("h1")
        assert grave(guest.page) == [], screen


@pytest.mark.parametrize(
    ("ruleset", "theme"),
    [("luminous", "light"), ("lightseekers", "contrast"), ("starlight", "dark"), ("lost-legacy", "light"),
     ("lost-legacy-quick", "dark")],
)  # fmt: skip
def test_axe_finds_nothing_serious_at_a_table(room: Room, ruleset: str, theme: str) -> None:
    """While it is played, with the menu open, at the end, and when it is looked at again."""
    guest = room.guest()
    page = guest.page
    guest.go("/")
    page.evaluate("theme => localStorage.setItem('rulebound.settings', JSON.stringify({theme}))", theme)
    guest.make_table(ruleset, "random")
    guest.at_the_table()
    guest.play_on(6)
    guest.asked()
    assert grave(page) == []
    if not page.locator(".ending").count():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Concede…").click()
        assert grave(page) == []
        page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.get_by_role("dialog", name="The end")).to_be_visible()
    assert grave(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    assert grave(page) == []


def test_axe_finds_nothing_serious_at_a_table_that_waits_and_at_one_of_four(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "open")
    expect(guest.page.locator(".qr")).to_be_visible()
    assert grave(guest.page) == []
    guest.make_table("lightseekers", "random", "random", "random")
    guest.asked()
    guest.page.get_by_role("tab", name="Chat").click()
    assert grave(guest.page) == []


def test_nothing_scrolls_sideways_on_a_small_phone(room: Room) -> None:
    guest = room.guest(360, 740, touch=True)
    for screen in SCREENS:
        guest.go(screen)
        guest.page.wait_for_selector("h1")
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360, screen
    for ruleset in ("luminous", "lightseekers", "starlight", "lost-legacy", "lost-legacy-quick"):
        guest.make_table(ruleset, "random")
        guest.at_the_table()
        guest.play_on(4)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360, ruleset


OUTSIDE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const found = [];
  for (const side of ['you', 'them']) {
    const [board, leader] = [box(`.side.is-${side}`), box(`.side.is-${side} > .lead .card`)];
    if (leader.top < board.top - 1 || leader.bottom > board.bottom + 1) found.push(`the leader of ${side}`);
  }
  for (const what of ['.prompt', '.hand']) if (box(what).bottom > innerHeight + 1 || box(what).top < 0) found.push(what);
  return found;
}"""


def test_a_low_window_shows_both_boards_the_question_and_the_hand(room: Room) -> None:
    """A laptop's window, and a phone on its side, where the boards stand beside each other."""
    guest = room.guest(1366, 625)
    guest.make_table("luminous", "random")
    guest.asked()
    for width, height in ((1366, 625), (844, 390)):
        guest.page.set_viewport_size({"width": width, "height": height})
        until(guest.page, lambda: guest.page.evaluate(OUTSIDE) == [])
    assert guest.page.evaluate("document.documentElement.scrollHeight") <= 390
    guest.make_table("starlight", "random")  # it needs more height: the question stays where one sees it
    guest.asked()
    expect(guest.page.locator(".prompt strong")).to_be_in_viewport()


def packed(file: Path) -> int:
    return file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes(), 9))


def test_the_first_load_is_small(room: Room) -> None:
    """Everything that home asks for, and what a first table asks for besides."""
    guest = room.guest()
    asked: set[str] = set()
    guest.page.on("request", lambda request: asked.add(request.url))
    guest.go("/")
    guest.page.wait_for_selector(".game")
    guest.page.wait_for_load_state("networkidle")
    files = {PAGE / address.removeprefix(guest.house).lstrip("/").split("#")[0] for address in asked}
    sizes = {file.name: packed(file) for file in files if file.is_file()}
    assert len(sizes) >= 4
    assert sum(sizes.values()) <= MOST_BYTES, sizes
