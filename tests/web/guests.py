"""People at the page: they point, press and read as somebody does who has never seen the game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

PATIENCE = 40_000  # milliseconds: a machine may have much else to do
LOOK = """() => {
  const seen = (each) => each.getClientRects().length > 0;
  const count = (what) => [...document.querySelectorAll(what)].filter(seen).length;
  return {
    over: Boolean(document.querySelector('.ending')),
    asked: Boolean(document.querySelector('.prompt:not(.prompt--wait, [aria-busy=true])')),
    points: count('main [data-can]'),
    tray: count('.tray__card:not([disabled])'),
    buttons: count(':is(.prompt__acts, .tapsheet__acts) .btn:not(.btn--ghost):not([disabled])'),
    text: document.querySelector('.prompt strong')?.textContent ?? '',
  };
}"""
PRESS = """([what, at]) => {
  const seen = (each) => each.getClientRects().length > 0;
  const found = [...document.querySelectorAll(what)].filter(seen)[at];
  if (!found) return null;
  found.scrollIntoView({block: 'nearest', inline: 'nearest'});
  // What has moved under the pointer meanwhile may be pressed by mistake, but it must not lead away from the table.
  if (window.pressing === undefined) addEventListener('click', (event) => window.pressing && event.target.closest('a') && event.preventDefault(), true);
  window.pressing = true;
  const box = found.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
STILL = """() => {
  const asked = document.querySelector('.ending, .prompt:not(.prompt--wait, [aria-busy=true])');
  return Boolean(asked) && document.getAnimations().every((each) => each.playState !== 'running');
}"""
POINTS = "main [data-can]"
TRAY = ".tray__card:not([disabled])"
BUTTONS = ":is(.prompt__acts, .tapsheet__acts) .btn:not(.btn--ghost):not([disabled])"


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that the page does not show; what it says is heard meanwhile. (`wait_for_function` may not ask
    twice: the page allows nobody to evaluate words.)"""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end
        page.wait_for_timeout(30)


@dataclass
class Guest:
    """Somebody with a browser."""

    page: Page
    house: str
    dice: random.Random = field(default_factory=lambda: random.Random(5))
    touch: bool = False

    def __post_init__(self) -> None:
        self.lines: list[WebSocketRoute] = []
        self.lost = False
        self.page.route_web_socket("**/socket", self.line)

    def line(self, socket: WebSocketRoute) -> None:
        """Every socket of the page goes through here, so that it can be cut."""
        if self.lost:
            socket.close()
        else:
            socket.connect_to_server()
            self.lines.append(socket)

    def lose_the_line(self) -> None:
        self.lost = True
        while self.lines:
            self.lines.pop().close()

    def find_the_line(self) -> None:
        self.lost = False

    def go(self, address: str) -> None:
        self.page.goto(self.house + address)

    def make_table(self, ruleset: str, *others: str, name: str = "Robin", **settings: Any) -> str:
        """A table with other chairs: `open`, `me`, or the name of a bot. Sits down there."""
        if not self.page.url.startswith(self.house):
            self.go("/")
        chairs = [{"who": each} if each in ("open", "me") else {"who": "bot", "bot": each} for each in ("me", *others)]
        wanted = {"ruleset": ruleset, "players": len(chairs), "pace": 0, "private": False, **settings}
        made = self.page.evaluate(
            """async ([name, settings, chairs]) => {
              const ask = async (path, body, token) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json', ...(token ? {Authorization: `Bearer ${token}`} : {})}})).json();
              localStorage.setItem('rulebound.name', name);
              const guest = await ask('/api/guests', {name});
              localStorage.setItem('rulebound.token', guest.token);
              return ask('/api/tables', {settings, chairs}, guest.token);
            }""",
            [name, wanted, chairs],
        )
        table: str = made["table"]["id"]
        self.go(f"/table/{table}")
        return table

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def at_the_table(self) -> None:
        expect(self.page.locator(".prompt")).to_be_visible()

    def asked(self) -> None:
        """A question has come that does not pass by itself, or the end; and nothing moves any more."""
        until(self.page, lambda: bool(self.page.evaluate(STILL)))

    # ---- by mouse
    def press(self, what: str, at: int) -> None:
        """Press on the middle of the how manieth of such things, wherever it has moved; with a finger where there is one."""
        spot = self.page.evaluate(PRESS, [what, at])
        if spot is not None:
            (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*spot)
            self.page.evaluate("window.pressing = false")

    def act(self, seen: dict[str, Any]) -> None:
        """Point at something gold, or press a button."""
        roll = self.dice.random()
        if seen["points"] and (roll < 0.75 or not seen["buttons"]):
            self.press(POINTS, self.dice.randrange(seen["points"]))
        elif seen["tray"] and (roll < 0.8 or not seen["buttons"]):
            self.press(TRAY, self.dice.randrange(seen["tray"]))
        elif seen["buttons"]:
            self.press(BUTTONS, self.dice.randrange(seen["buttons"]))

    def play_on(self, most: int, pause: int = 20) -> dict[str, Any]:
        """Go on until the game is over, or so many things were done, with so many milliseconds between two looks."""
        idle = 0
        seen = self.look()
        while not seen["over"] and most > 0:
            if seen["asked"] and (seen["points"] or seen["tray"] or seen["buttons"]):
                self.act(seen)
                most, idle = most - 1, 0
            else:
                idle += 1
                assert idle < 2_000, seen
            self.page.wait_for_timeout(pause)
            seen = self.look()
        return seen

    # ---- by keyboard
    def type_on(self, most: int) -> dict[str, Any]:
        """The same with keys alone: Tab and arrows to a card, Enter; or the keys of the bar."""
        idle = 0
        seen = self.look()
        while not seen["over"] and most > 0:
            if seen["asked"] and seen["points"] + seen["tray"] + seen["buttons"]:
                self.type_something(seen)
                most, idle = most - 1, 0
            else:
                idle += 1
                assert idle < 2_000, seen
            self.page.wait_for_timeout(20)
            seen = self.look()
        return seen

    def type_something(self, seen: dict[str, Any]) -> None:
        keys = self.page.keyboard
        if seen["points"] and (self.dice.random() < 0.7 or not seen["buttons"]):
            for _ in range(40):  # Tab goes through the zones; a zone begins at the first card that can act
                keys.press("Tab")
                if self.page.evaluate("document.activeElement?.hasAttribute('data-can') ?? false"):
                    keys.press("Enter")
                    return
        elif seen["tray"]:
            for _ in range(40):
                keys.press("Tab")
                if self.page.evaluate("document.activeElement?.matches('.tray__card') ?? false"):
                    keys.press("Enter")
                    return
        self.page.evaluate("document.activeElement?.blur()")
        keys.press(self.dice.choice(["Space", "Enter", "1"]))
