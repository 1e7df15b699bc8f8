"""Schemathesis against a real server: requests made from its own description, legal and not.

    python -m tests.server.probing --examples 50

One of its checks is left out: it demands that what fits the description is never refused. A table for a game that does
not exist, or a name of spaces, fits the description and is refused with words.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx2
from tests.server.killing import free_port, wait_for

PROBE = ["run", "--no-color", "--workers", "1", "--exclude-checks", "positive_data_acceptance"]


def main() -> None:
    arguments = argparse.ArgumentParser(description="Try every request that the description allows, and others.")
    arguments.add_argument("--examples", type=int, default=50)
    given = arguments.parse_args()
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "rulebound", "serve", "--port", str(port), "--database", f"{folder}/t.sqlite"]
        server = subprocess.Popen(serve, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            token = httpx2.post(f"{address}/api/guests", json={"name": "Anna"}, timeout=60).json()["token"]
            more = ["--max-examples", str(given.examples), "-H", f"Authorization: Bearer {token}"]
            probe = [str(Path(sys.executable).parent / "schemathesis"), *PROBE, *more, f"{address}/openapi.json"]
            found = subprocess.run(probe, cwd=folder, check=False)
        finally:
            server.terminate()
            server.wait(30)
    sys.exit(found.returncode)


if __name__ == "__main__":
    main()
