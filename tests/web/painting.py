"""How quickly the page paints: from the moment the server tells a step until it is seen, and how many frames a full board
of cards moves at on one core.

    python -m tests.web.painting

Both are measured in the system's Chromium without a window, which draws on the processor. What else the machine has to do
counts in wall time, so the time of the processor is told, too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.web.conftest import READY
from tests.web.guests import PATIENCE, Guest
from tests.web.staging import Stage, option, question

GAMES = ["luminous", "lightseekers", "starlight", "lost-legacy", "lost-legacy-quick"]
SIDE = 60  # cards of each player: 120 on the board
CHANGES, PAUSE = 20, 200  # how often something changes, and milliseconds between
PAINTED = """
  window.painted = [];
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== 'update') return;
        requestAnimationFrame(() => {  // what comes after the frame that shows it
          const channel = new MessageChannel();
          channel.port1.onmessage = () => painted.push([message.seat, message.step, performance.now()]);
          channel.port2.postMessage(0);
        });
      });
    }
  };
"""
FRAMES = """milliseconds => new Promise((resolve) => {
  const gaps = [];
  let [began, last] = [performance.now(), performance.now()];
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (now - began < milliseconds) requestAnimationFrame(frame);
    else resolve(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})"""


@dataclass
class Straight(Guest):
    """Somebody whose line nobody cuts: it costs no time."""

    def __post_init__(self) -> None:
        self.lines = []


def serve(told: str) -> None:
    """The server of the tests, which writes down when it tells each step."""
    from tests.web.house import dealt_alike

    from rulebound.cli.app import main
    from rulebound.server import audience
    from rulebound.server.hub import Hub

    book = Path(told).open("a", buffering=1)
    publish = audience.Audience.publish

    def noted(self: audience.Audience, updates: Any) -> None:
        for viewer, update in updates.items():
            book.write(f"{viewer} {update['step']} {time.monotonic() * 1000}\n")
        publish(self, updates)

    audience.Audience.publish = noted  # type: ignore[method-assign]
    Hub.new_seed = dealt_alike  # type: ignore[method-assign]
    sys.argv = ["rulebound", "serve", "--port", "0", "--database", f"{told}.sqlite", "--seconds", "60"]
    main()


@contextmanager
def house(told: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "tests.web.painting", "--serve", str(told)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(READY), line
        yield line.removeprefix(READY).strip().rstrip("/")
        process.terminate()
        process.wait(20)


def guest(browser: Browser, address: str, kind: type[Guest], moving: bool) -> Guest:
    context = browser.new_context(
        viewport={"width": 1366, "height": 768}, reduced_motion="no-preference" if moving else "reduce"
    )
    context.set_default_timeout(PATIENCE)
    return kind(context.new_page(), address)


def latencies(browser: Browser, address: str, told: Path, ruleset: str, acts: int, pace: int) -> list[float]:
    """Milliseconds from the telling of each step to the picture of it, in a game against a bot of this pace. One that does
    not wait tells its next step before the last is painted: they queue."""
    told.write_text("")
    somebody = guest(browser, address, Straight, moving=True)
    somebody.page.add_init_script(PAINTED)
    somebody.make_table(ruleset, "random", pace=pace)
    somebody.at_the_table()
    somebody.play_on(acts, pause=max(20, pace // 2))
    painted: list[tuple[int, int, float]] = somebody.page.evaluate("painted")
    ahead = min((clocks_apart(somebody) for _ in range(20)), key=lambda each: each[0])[1]
    somebody.page.context.close()
    lines = [line.split() for line in told.read_text().splitlines()]
    moments = {(int(seat), int(step)): float(when) for seat, step, when in lines if seat != "None"}
    return [when - ahead - moments[seat, step] for seat, step, when in painted]


def clocks_apart(somebody: Guest) -> tuple[float, float]:
    """How long it took to ask the page for its time, and how far its clock is ahead of ours, in milliseconds."""
    before = time.monotonic() * 1000
    there: float = somebody.page.evaluate("performance.now()")
    after = time.monotonic() * 1000
    return after - before, there - (before + after) / 2


def processor_seconds() -> float:
    """What the browser's processes have used: those that this program has begun, but the server."""
    parents, spent = {}, {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            name, _, rest = (entry / "stat").read_text().rpartition(")")
        except OSError:
            continue
        fields = rest.split()
        parents[int(entry.name)] = int(fields[1])
        spent[int(entry.name)] = (int(fields[11]) + int(fields[12])) if "chrom" in name else 0

    def ours(process: int) -> bool:
        while process > 1:
            if process == os.getpid():
                return True
            process = parents.get(process, 0)
        return False

    return sum(ticks for process, ticks in spent.items() if ours(process)) / os.sysconf("SC_CLK_TCK")


def frames(browser: Browser, address: str) -> tuple[list[float], float]:
    """Gaps between frames in milliseconds while 120 cards lie there and some turn all the time, and the processor's time for a
    frame."""
    somebody = guest(browser, address, Guest, moving=True)
    stage = Stage(somebody, question(option(1, "pass", "pass"), option(2, "wait", "wait"), free=True))
    unit = {"name": "Moss Snail", "type": "unit", "text": "Guardian.", "attack": 1, "health": 2, "damage": 0, "skills": []}

    for seat in range(2):
        cards = [{**unit, "id": SIDE * seat + at, "expended": at % 2 == 0} for at in range(SIDE)]
        stage.change([["view", "seats", seat, "play"], cards])
    page = somebody.page
    page.wait_for_timeout(1_000)
    assert page.locator("main .spot .card").count() >= 2 * SIDE
    before = processor_seconds()
    waiting = page.evaluate_handle(f"() => ({{ gaps: ({FRAMES})({CHANGES * PAUSE}) }})")
    for number in range(CHANGES):  # what an attack changes: some cards turn, others are hurt
        turned = [[["view", "seats", seat, "play", number, "expended"], number % 2 == 1] for seat in range(2)]
        hurt = [[["view", "seats", seat, "play", number + 20, "damage"], 1] for seat in range(2)]
        stage.change(*turned, *hurt)
        page.wait_for_timeout(PAUSE)
    gaps: list[float] = waiting.evaluate("each => each.gaps")
    spent = processor_seconds() - before
    page.context.close()
    return gaps, 1000 * spent / len(gaps)


def at(part: float, numbers: list[float]) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", help="be the server, and write down here when what is told")
    parser.add_argument("--acts", type=int, default=25, help="of the guest in each game")
    parser.add_argument("--pace", type=int, default=500, help="of the bot, in milliseconds between two acts")
    said = parser.parse_args()
    if said.serve:
        serve(said.serve)
        return
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium is not None, "there is no Chromium: tools/get_chromium.sh"
    folder = Path(tempfile.mkdtemp())
    told = folder / "told"
    one_core = folder / "chromium"
    one_core.write_text(f'#!/bin/sh\nexec taskset -c 0 {chromium} "$@"\n')
    one_core.chmod(0o755)
    print(f"waiting for the processor: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with house(told) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for ruleset in GAMES:
            found = latencies(browser, address, told, ruleset, said.acts, said.pace)
            words = f"half within {median(found):.0f} ms, 95 of 100 within {at(0.95, found):.0f} ms"
            print(f"{ruleset}: {len(found)} steps from server to picture, {words}", flush=True)
        browser.close()
        browser = playwright.chromium.launch(executable_path=str(one_core), args=["--no-sandbox"])
        gaps, spent = frames(browser, address)
        browser.close()
    shown = 1000 * len(gaps) / sum(gaps)
    print(f"{2 * SIDE} cards on one core: {shown:.0f} frames a second, 95 of 100 within {at(0.95, gaps):.1f} ms;")
    print(f"the browser's processes use {spent:.1f} ms of it for a frame")
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
