"""No file of the project knows the machine it was written on."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MACHINE_PATH = re.compile(r"/(?:work|root|home|tmp|farm)/")


def project_files(checkout: Path) -> list[Path]:
    """What is tracked, or would be with the next commit."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=checkout,
        capture_output=True,
        check=True,
    )
    names = listed.stdout.decode().split("\0")
    # A file that was deleted and not yet committed is listed, but there is nothing left to read.
    return [checkout / name for name in names if name and (checkout / name).is_file()]


def machine_paths(files: Iterable[Path]) -> list[str]:
    found = []
    for path in files:
        lines = path.read_bytes().decode(errors="replace").splitlines()
        found += [f"{path.name}:{n}: {line}" for n, line in enumerate(lines, 1) if MACHINE_PATH.search(line)]
    return found


def test_no_file_holds_a_path_of_a_machine():
    assert machine_paths(project_files(ROOT)) == []


def test_the_check_reads_the_project():
    names = {path.relative_to(ROOT).as_posix() for path in project_files(ROOT)}
    assert {"pyproject.toml", "Makefile", "src/rulebound/__init__.py"} <= names
    assert not any(name.startswith(".venv") for name in names)


def test_a_path_of_a_machine_is_found(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("x = 1\nopen('/" + "home/somebody/cards.toml')\n", encoding="utf-8")
    assert machine_paths([script]) == ["script.py:2: open('/" + "home/somebody/cards.toml')"]
