"""A PostgreSQL of its own, in a temporary folder, for as long as it is needed: Debian's package is all it takes."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    if not PROGRAMS:
        raise FileNotFoundError("PostgreSQL is not installed: apt-get install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="rulebound-postgres-"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    if os.getuid() == 0:  # it does not run as root
        shutil.chown(folder, "postgres")

    def run(program: str, *arguments: str) -> None:
        user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        command = [*user, str(PROGRAMS[-1] / program), *arguments]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)

    data = str(folder / "data")
    try:
        run("initdb", "-D", data, "-A", "trust", "-U", "rulebound")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        run("pg_ctl", "-D", data, "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "rulebound", "tables")
            yield f"postgresql://rulebound@127.0.0.1:{port}/tables"
        finally:
            run("pg_ctl", "-D", data, "-m", "fast", "-w", "stop")
    finally:
        shutil.rmtree(folder)
