"""Try the breaks of some rules, each against the tests that claim the rule. The checkout itself is only read."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from mutation.breaks import Break, breaks
from mutation.citations import BREAKABLE, Citation, citations
from rulebound.tabletop.coverage import Claim, claims
from rulebound.tabletop.rulebook import Rulebook

TRIAL: Final = Path(__file__).with_name("trial.py")
COPIED: Final = ("src", "tests", "tools", "pyproject.toml", "README.md", "docs")
NOT_COPIED: Final = ("*.so", "*.pyd", ".*_cache", ".hypothesis", ".cache")
TEST_LIMIT: Final = 10  # seconds for one test
TRIAL_LIMIT: Final = 60  # seconds for all tests of one break
AT_ONCE: Final = 40  # scenarios of other rules in one trial


class BrokenBefore(Exception):
    """A claiming test fails without any break: nothing can be told from it."""


@dataclass
class Tried:
    """One break of one rule, and what the claiming tests that noticed it said."""

    what: Break
    noticed: dict[str, str]
    elsewhere: str = ""
    """With `deep`: a test that claims other rules and notices."""


@dataclass
class RuleReport:
    """What was tried for one rule."""

    rule: str
    claims: list[Claim]
    tried: list[Tried] = field(default_factory=list)

    @property
    def unguarded(self) -> bool:
        """Its code was broken, and no test that claims the rule ever noticed."""
        return bool(self.tried) and not any(each.noticed for each in self.tried)

    @property
    def not_noticed(self) -> list[Tried]:
        return [each for each in self.tried if not each.noticed]

    @property
    def padding(self) -> list[str]:
        """Tests that list the rule and noticed none of its breaks."""
        if not self.tried:
            return []
        awake = {test for each in self.tried for test in each.noticed}
        return [claim.test for claim in self.claims if claim.listed and claim.test not in awake]


def survey(
    book: Rulebook,
    root: Path,
    rules: list[str],
    *,
    seed: int = 1,
    most: int = 8,
    jobs: int = 2,
    deep: bool = False,
    progress: Callable[[int, int, str], None] = lambda done, of, what: None,
) -> list[RuleReport]:
    """At most so many breaks of each rule, drawn by the seed from all places that cite it, each tried.

    With `deep`, what no claiming test notices is tried against the scenarios of all other rules, until one notices."""
    reports = {rule: RuleReport(rule, []) for rule in rules}
    others: dict[str, None] = {}
    for claim in claims(book, root):
        if deep and claim.test.endswith(".toml"):
            others[claim.test] = None
        if claim.rule in reports:
            reports[claim.rule].claims.append(claim)
    plan: dict[Break, list[str]] = {}
    for rule, places in by_rule(book, root, rules).items():
        for chosen in choose(places, seed, most):
            plan.setdefault(chosen, []).append(rule)
    with Trials(root, jobs) as trials:
        every_test = sorted({claim.test for report in reports.values() for claim in report.claims})
        trials.must_pass(every_test)
        tests = {rule: [claim.test for claim in report.claims] for rule, report in reports.items()}
        tasks = [(each, sorted({test for rule in named for test in tests[rule]})) for each, named in plan.items()]
        trials.others = random.Random(seed).sample(list(others), len(others))
        for done, (each, noticed, elsewhere) in enumerate(trials.run(tasks), 1):
            for rule in plan[each]:
                seen = {test: why for test, why in noticed.items() if why is not None and test in tests[rule]}
                reports[rule].tried.append(Tried(each, seen, elsewhere))
            awake = sum(why is not None for why in noticed.values())
            where = f"{each.path.relative_to(root).as_posix()}:{each.line}: {each.what}"
            beside = f", but {elsewhere}" if elsewhere else ""
            said = f"{awake} of {len(noticed)} tests notice{beside}"
            progress(done, len(tasks), f"{', '.join(plan[each])} {where}: {said}")
    return list(reports.values())


def by_rule(book: Rulebook, root: Path, rules: Iterable[str]) -> dict[str, list[Citation]]:
    """The places of each rule that can be broken; a row of a table only where the rule has nothing else."""
    places: dict[str, list[Citation]] = {rule: [] for rule in rules}
    for citation in citations(book.pattern(), root / "src"):
        if citation.rule in places and citation.kind in BREAKABLE:
            places[citation.rule].append(citation)
    return places


def choose(places: list[Citation], seed: int, most: int) -> list[Break]:
    """Breaks from all places in turn, so that a long function does not crowd out the others.

    Rules cited at one place draw the same breaks there: one trial serves them all."""
    piles = [breaks(each.path, each.path.read_text(encoding="utf-8"), each.code) for each in places]
    for pile in piles:
        random.Random(f"{seed} {pile[0].line}" if pile else "").shuffle(pile)
    chosen: dict[Break, None] = {}
    while len(chosen) < most and any(piles):
        for pile in piles:
            if pile and len(chosen) < most:
                chosen[pile.pop()] = None
    return list(chosen)


class Trials:
    """A copy of the checkout, and processes that run tests in it; both are gone when it is left, whatever happens."""

    def __init__(self, root: Path, jobs: int) -> None:
        self.root = root
        self.jobs = jobs
        self.running: set[subprocess.Popen[str]] = set()
        self.idle: SimpleQueue[subprocess.Popen[str]] = SimpleQueue()
        self.others: list[str] = []

    def __enter__(self) -> Trials:
        self.folder = tempfile.TemporaryDirectory(prefix="rulebound-mutate-")
        self.copy = Path(self.folder.name)
        for name in COPIED:
            if (self.root / name).is_dir():
                shutil.copytree(self.root / name, self.copy / name, ignore=shutil.ignore_patterns(*NOT_COPIED))
            elif (self.root / name).is_file():
                shutil.copy(self.root / name, self.copy / name)
        for _ in range(self.jobs):
            self.idle.put(self.start("serve"))
        self.pool = ThreadPoolExecutor(self.jobs)
        return self

    def __exit__(self, *failure: object) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in list(self.running):
            end(process)
        self.pool.shutdown()
        self.folder.cleanup()

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "PYTHONPATH": str(self.copy / "src"), "PYTHONHASHSEED": "0"}
        environment.pop("RULEBOUND_PURE", None)  # the copy has no compiled modules
        process = subprocess.Popen(
            [sys.executable, str(TRIAL), *arguments], cwd=self.copy, env=environment, text=True,
            start_new_session=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.running.add(process)
        return process

    def must_pass(self, tests: list[str]) -> None:
        parts = [tests[number :: self.jobs] for number in range(self.jobs)]
        for noticed in self.pool.map(lambda part: self.trial(None, part), parts):
            for test, said in noticed.items():
                if said is not None:
                    raise BrokenBefore(f"{test} fails without any break: {said}")

    def run(self, tasks: list[tuple[Break, list[str]]]) -> Iterable[tuple[Break, dict[str, str | None], str]]:
        return self.pool.map(self.try_break, tasks)

    def try_break(self, task: tuple[Break, list[str]]) -> tuple[Break, dict[str, str | None], str]:
        """What the claiming tests noticed; if nothing, one of the others that did."""
        broken, tests = task
        noticed = self.trial(broken, tests)
        if all(said is None for said in noticed.values()):
            for first in range(0, len(self.others), AT_ONCE):
                found = self.trial(broken, self.others[first : first + AT_ONCE])
                for test, said in found.items():
                    if said is not None:
                        return broken, noticed, test
        return broken, noticed, ""

    def trial(self, broken: Break | None, tests: list[str]) -> dict[str, str | None]:
        """How the tests end with this break."""
        task = {"tests": tests, "limit": TEST_LIMIT, "whole_limit": TRIAL_LIMIT, "text": "", "before": ""}
        if broken is not None:
            place = broken.path.relative_to(self.root)
            module = ".".join(place.with_suffix("").parts[1:]).removesuffix(".__init__")
            task |= {"module": module, "path": str(self.copy / place), "text": broken.text, "before": broken.before}
        else:
            task["whole_limit"] = TRIAL_LIMIT * 10
        server = self.idle.get()
        assert server.stdin is not None and server.stdout is not None
        server.stdin.write(json.dumps(task) + "\n")
        server.stdin.flush()
        line = server.stdout.readline()
        self.idle.put(server)
        if not line:
            raise BrokenBefore("the tests cannot be run: the process that runs them has ended")
        noticed: dict[str, str | None] | None = json.loads(line)
        return self.afresh(task, tests) if noticed is None else noticed

    def afresh(self, task: dict[str, Any], tests: list[str]) -> dict[str, str | None]:
        """The same in a process of its own, for a break of what runs while modules are loaded."""
        process = self.start()
        try:
            out, _ = process.communicate(json.dumps(task), timeout=TRIAL_LIMIT)
        except subprocess.TimeoutExpired:
            return dict.fromkeys(tests, "did not end in time")
        finally:
            end(process)
            self.running.discard(process)
        if process.returncode != 0:
            return dict.fromkeys(tests, f"the process ended with status {process.returncode}")
        noticed: dict[str, str | None] = json.loads(out)
        return noticed


def end(process: subprocess.Popen[str]) -> None:
    """End a process of ours and close what we hold of it."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None and not pipe.closed:
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
