"""The planted faults where the engine is compiled; see conftest.py."""

import os
import subprocess
import sys
from pathlib import Path

from rulebound import _pure


def test_the_planted_faults_are_found_on_the_sources():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(Path(__file__).parent)]
    outcome = subprocess.run(
        command, env={**os.environ, _pure.VARIABLE: "1"}, capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stdout
