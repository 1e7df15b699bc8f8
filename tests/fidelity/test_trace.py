"""The same seed gives the same trace, in another process and in the other form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from rulebound.api import rulesets

HERE = Path(__file__).parent


def run(pure: bool, hash_seed: str) -> str:
    env = {key: value for key, value in os.environ.items() if key not in ("RULEBOUND_PURE", "RULEBOUND_RESTORE")}
    env["PYTHONHASHSEED"] = hash_seed
    if pure:
        env["RULEBOUND_PURE"] = "1"
    done = subprocess.run([sys.executable, str(HERE / "trace.py")], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_same_seed_gives_the_same_trace_in_both_forms_whatever_the_order_of_hashes() -> None:
    # Where `make fast` has been run, the second process uses the compiled modules.
    plain, other = run(True, "1"), run(False, "2")
    lines = plain.splitlines()
    assert {line.split()[0] for line in lines} == set(rulesets())
    assert all(len(line.split()[-1]) == 32 for line in lines)
    assert plain == other
