"""Work in a process of its own: what never ends, or kills the process, is a finding and not the end of the search."""

from __future__ import annotations

import json
import os
import select
import signal
from collections.abc import Callable, Generator
from typing import Any

Work = Callable[[int], Any]


def each_apart(count: int, work: Work, limit: float) -> Generator[Any, None, None]:
    """What the work on each number gives, as JSON; in words how it ended where it gave nothing in `limit` seconds."""
    done = 0
    while done < count:
        child, reader = begun(range(done, count), work)
        in_time = True
        try:
            with os.fdopen(reader, "rb", buffering=0) as pipe:
                for _ in range(done, count):
                    in_time = bool(select.select([pipe], [], [], limit)[0])
                    line = pipe.readline() if in_time else b""
                    if not line:
                        break
                    yield json.loads(line)
                    done += 1
        finally:  # also where nobody asks for the rest
            os.kill(child, signal.SIGKILL)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if done < count:
            yield f"ended its process ({status})" if in_time else f"did not end within {limit:.0f} seconds"
            done += 1


def begun(numbers: range, work: Work) -> tuple[int, int]:
    """A child that writes a line for each number; its process, and where it can be read."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    try:
        with os.fdopen(writer, "wb", buffering=0) as pipe:
            for number in numbers:
                pipe.write(json.dumps(work(number)).encode() + b"\n")
    finally:
        os._exit(0)
