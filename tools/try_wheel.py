"""Builds the wheel, installs it into a fresh environment elsewhere, serves tables from there and asks for the page."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
READY = "Rulebound is at "


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="rulebound-wheel-") as name:
        folder = Path(name)
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(ROOT / "dist"), str(ROOT)], check=True)
        wheel = max((ROOT / "dist").glob("rulebound-*.whl"), key=lambda file: file.stat().st_mtime)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        python = str(folder / "venv" / "bin" / "python")
        quiet = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([python, *quiet, "install", f"{wheel}[server]"], check=True, cwd=folder)
        command = [str(folder / "venv" / "bin" / "rulebound"), "serve", "--port", "0", "--database", "t.sqlite"]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                assert line.startswith(READY), line
                look(line.removeprefix(READY).strip().rstrip("/"))
            finally:
                server.terminate()
        print(f"{wheel.name} serves the page ({wheel.stat().st_size // 1000} kB)")


def look(address: str) -> None:
    """The page, its program, and a game that the server knows."""
    page = fetched(f"{address}/")
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    assert scripts, page
    assert len(fetched(address + scripts[0])) > 1000
    assert "luminous" in fetched(f"{address}/api/rulesets")


def fetched(address: str) -> str:
    without_proxies = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with without_proxies.open(address, timeout=30) as reply:
        text: str = reply.read().decode()
        return text


if __name__ == "__main__":
    main()
