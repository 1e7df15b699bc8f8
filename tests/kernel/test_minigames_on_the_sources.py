"""The mini games where the kernel is compiled; see conftest.py."""

import os
import subprocess
import sys
from pathlib import Path

from rulebound import _pure


def test_the_mini_games_pass_on_the_sources():
    file = Path(__file__).with_name("test_minigames.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
    outcome = subprocess.run(
        command, env={**os.environ, _pure.VARIABLE: "1"}, capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stdout
