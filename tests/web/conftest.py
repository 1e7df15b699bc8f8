"""A server with the page in it, and a browser: the system's Chromium."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.web.guests import PATIENCE, Guest

ROOT = Path(__file__).resolve().parents[2]
READY = "Rulebound is at "
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that was started as people start it."""
    built = ROOT / "src" / "rulebound" / "server" / "page" / "index.html"
    assert built.is_file(), "the page is not built: make page"
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    house = Path(__file__).with_name("house.py")
    command = [sys.executable, str(house), "serve", "--port", "0", "--database", str(database), "--seconds", "60"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(READY), line
        yield line.removeprefix(READY).strip().rstrip("/")
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program is not None, "there is no Chromium: tools/get_chromium.sh"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


class Room:
    """Where guests come from: each has a browser of their own, and what its console complains about is kept."""

    def __init__(self, browser: Browser, house: str) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def guest(self, width: int = 1366, height: int = 768, *, touch: bool = False, moving: bool = False) -> Guest:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return Guest(page, self.house, touch=touch)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.complaints.append(message.text)


@pytest.fixture
def room(chromium: Browser, house: str) -> Iterator[Room]:
    room = Room(chromium, house)
    yield room
    for context in room.contexts:
        context.close()
    assert room.complaints == []


@pytest.fixture
def page(room: Room) -> Page:
    return room.guest().page
