"""What needs the sources, where the engine is compiled; see conftest.py."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulebound import _pure

HERE = Path(__file__).parent


@pytest.mark.parametrize("tests", ["planted"])
def test_it_passes_on_the_sources(tests: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / tests)]
    outcome = subprocess.run(
        command, env={**os.environ, _pure.VARIABLE: "1"}, capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stdout
