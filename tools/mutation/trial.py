"""Run some tests with the text of one module replaced, and print how each of them ended; no file changes.

Reads a task in JSON, {"module", "path", "before", "text", "tests", "limit", "whole_limit"}, and writes
{test: null or what it noticed}. A test is the path of a scenario file or the id of a Python test. A process that serves
loads everything once and forks for each task: a break inside functions is made by giving them other code. A break of
what runs while a module is loaded needs a process of its own, and an import hook that serves the text.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import importlib.abc
import importlib.machinery
import inspect
import io
import json
import os
import pkgutil
import resource
import select
import signal
import sys
from collections.abc import Sequence
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final

MEMORY: Final = 3 << 30  # bytes; a break that makes endless tokens ends here


class TooLong(BaseException):
    """A test ran on and on; nothing in a game may catch it."""


class BrokenLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from another text than that of its file."""

    def __init__(self, fullname: str, path: str, text: str) -> None:
        super().__init__(fullname, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class BrokenFinder(importlib.abc.MetaPathFinder):
    """Serves the one broken module; all others are found as ever."""

    def __init__(self, module: str, path: str, text: str) -> None:
        self.module, self.path, self.text = module, path, text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        loader = BrokenLoader(fullname, self.path, self.text)
        inside = [self.path.rpartition("/")[0]] if self.path.endswith("/__init__.py") else None
        spec = importlib.machinery.ModuleSpec(fullname, loader, origin=self.path, is_package=inside is not None)
        if inside:
            spec.submodule_search_locations = inside
        spec.has_location = True
        return spec


def run_scenario(path: str, limit: int) -> str | None:
    """What a scenario noticed: its error, an exception, or that it did not end."""
    signal.alarm(limit)
    try:
        from rulebound.scenario import run_file

        return run_file(path).error
    except TooLong:
        return "did not end in time"
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    finally:
        signal.alarm(0)


class Outcomes:
    """A pytest plugin that keeps what each test noticed."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.noticed: dict[str, str | None] = {}

    def pytest_runtest_setup(self, item: object) -> None:
        signal.alarm(self.limit)

    def pytest_runtest_teardown(self, item: object) -> None:
        signal.alarm(0)

    def pytest_runtest_logreport(self, report: object) -> None:
        name, outcome = getattr(report, "nodeid", ""), getattr(report, "outcome", "")
        said = getattr(report, "longreprtext", "").strip().splitlines()
        self.noticed.setdefault(name, None)
        if outcome == "failed":
            self.noticed[name] = said[-1] if said else "failed"


def run_python(tests: list[str], limit: int) -> dict[str, str | None]:
    """What Python tests noticed; those of a parametrized test together. A test that cannot be collected noticed."""
    import pytest

    outcomes = Outcomes(limit)
    plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*plain, *tests], plugins=[outcomes])
    found: dict[str, str | None] = {}
    for test in tests:
        parts = [end for name, end in outcomes.noticed.items() if (name + "[").startswith((test + "[", test + "::"))]
        noticed = [end for end in parts if end is not None]
        found[test] = noticed[0] if noticed else None if parts else "could not be run"
    return found


# ---- a break in a process that has loaded everything but has played nothing yet
def swaps(before: CodeType, after: CodeType) -> list[tuple[CodeType, CodeType]] | None:
    """Pairs of functions before and after a break; none if the break is outside of functions."""
    if not before.co_flags & inspect.CO_OPTIMIZED and outside(before) != outside(after):
        return None
    old = [each for each in before.co_consts if isinstance(each, CodeType)]
    new = [each for each in after.co_consts if isinstance(each, CodeType)]
    if [each.co_qualname for each in old] != [each.co_qualname for each in new]:
        return None
    found = [(before, after)] if before.co_flags & inspect.CO_OPTIMIZED else []
    for one, other in zip(old, new, strict=True):
        inner = swaps(one, other)
        if inner is None:
            return None
        found += inner
    return found


def outside(code: CodeType) -> tuple[object, ...]:
    """What runs, apart from the functions inside."""
    constants = [repr(each) for each in code.co_consts if not isinstance(each, CodeType)]
    return code.co_code, code.co_names, constants


def swap(path: str, before: str, after: str) -> bool:
    """Give the functions that this file has made the code of another text; whether that is all that is needed."""
    pairs = swaps(*(compile(text, path, "exec", dont_inherit=True) for text in (before, after)))
    if pairs is None:
        return False
    new_code = {(old.co_qualname, old.co_firstlineno): new for old, new in pairs}
    swapped = set()
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == path:
            key = (each.__code__.co_qualname, each.__code__.co_firstlineno)
            if key in new_code and new_code[key].co_freevars == each.__code__.co_freevars:
                each.__code__ = new_code[key]
                swapped.add(key)
    # What is inside another function (a comprehension, a closure yet to be made) comes with that function.
    return all(
        (old.co_qualname, old.co_firstlineno) in swapped or "<locals>" in old.co_qualname
        for old, new in pairs
        if outside(old) != outside(new)
    )


# Rooms around the games: they need packages that may be missing here, or that pytest wants to load by itself.
WITHOUT_RULES = ("rulebound.envs", "rulebound.lab", "rulebound.server")


def load_everything() -> None:
    """All modules that carry out rules, and pytest; no card is read and no game begun, so nothing is remembered."""
    import pytest

    import rulebound

    assert pytest
    for module in pkgutil.walk_packages(rulebound.__path__, "rulebound."):
        if not module.name.endswith("__main__") and not module.name.startswith(WITHOUT_RULES):
            importlib.import_module(module.name)


def serve() -> None:
    """Answer tasks, one on each line, each in a fork of this process; null if a break must be loaded afresh."""
    load_everything()
    for line in sys.stdin:
        task = json.loads(line)
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            with os.fdopen(writer, "w") as out:
                json.dump(answer(task), out)
            os._exit(0)
        os.close(writer)
        print(wait_for(child, reader, task), flush=True)


def answer(task: dict[str, Any]) -> dict[str, str | None] | None:
    if task["text"] and not swap(task["path"], task["before"], task["text"]):
        return None
    return run(task)


def wait_for(child: int, reader: int, task: dict[str, Any]) -> str:
    """The answer of the child; that every test noticed, if it died or ran for too long."""
    said = ""
    with os.fdopen(reader) as pipe:
        ready, _, _ = select.select([pipe], [], [], task["whole_limit"])
        if ready:
            said = pipe.read()
        else:
            os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return said or json.dumps(dict.fromkeys(task["tests"], "the process ended" if ready else "did not end in time"))


def stop(number: int, frame: FrameType | None) -> None:
    raise TooLong


def run(task: dict[str, Any]) -> dict[str, str | None]:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, stop)
    noticed = {test: run_scenario(test, task["limit"]) for test in task["tests"] if test.endswith(".toml")}
    python = [test for test in task["tests"] if not test.endswith(".toml")]
    return noticed | (run_python(python, task["limit"]) if python else {})


def main() -> None:
    if sys.argv[1:] == ["serve"]:
        serve()
        return
    task = json.load(sys.stdin)
    sys.meta_path.insert(0, BrokenFinder(task["module"], task["path"], task["text"]))
    print(json.dumps(run(task)))


if __name__ == "__main__":
    main()
