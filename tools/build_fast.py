"""Compile the hot path in place: the modules of compiled_modules.txt, beside their sources under src/.

mypyc turns each module into two extension modules of its own, so that a changed module, and those that use what
changed in it, are built alone.
RULEBOUND_PURE=1 makes Python ignore them (see src/rulebound/_pure.py).
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build" / "mypyc"
LIST = ROOT / "tools" / "compiled_modules.txt"


class BuildProblem(Exception):
    """Something the person at the keyboard must put right; the message says what."""


def modules_to_compile() -> list[str]:
    """The files named by the list, sorted, as paths relative to src/."""
    chosen: set[Path] = set()
    for number, line in enumerate(LIST.read_text(encoding="utf-8").splitlines(), 1):
        pattern = line.split("#")[0].strip()
        if not pattern:
            continue
        found = set(SRC.glob(pattern.removeprefix("!")))
        if not found:
            raise BuildProblem(f"{LIST.relative_to(ROOT)}:{number}: no file matches {pattern!r}")
        if pattern.startswith("!"):
            chosen -= found
        else:
            names_init = pattern.endswith("__init__.py")
            chosen |= {path for path in found if names_init or path.name != "__init__.py"}
    return sorted(path.relative_to(SRC).as_posix() for path in chosen)


def compiled_files() -> list[Path]:
    return sorted({path for suffix in EXTENSION_SUFFIXES for path in SRC.rglob(f"*{suffix}")})


def remove() -> None:
    """Back to plain Python."""
    for path in compiled_files():
        path.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


def require_compiler() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise BuildProblem(f"no C compiler ({compiler}). On Debian or Ubuntu: sudo apt-get install gcc")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
        raise BuildProblem(f"no {header.name}. On Debian or Ubuntu: sudo apt-get install {version}-dev")


def build(optimisation: str) -> int:
    from mypyc.build import mypycify
    from mypyc.common import RUNTIME_C_FILES
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    runtime = [str(BUILD / name) for name in RUNTIME_C_FILES]

    class BuildOnce(build_ext):
        """mypyc would compile its runtime anew for every module, which is most of the time."""

        def build_extensions(self) -> None:
            flags = self.extensions[0].extra_compile_args
            include = self.extensions[0].include_dirs + self.compiler.include_dirs
            objects = self.compiler.compile(
                runtime, output_dir=self.build_temp, include_dirs=include, extra_postargs=flags
            )
            for extension in self.extensions:
                if runtime[0] in extension.sources:
                    extension.sources = [source for source in extension.sources if source not in runtime]
                    extension.extra_objects += objects
            super().build_extensions()

    require_compiler()
    modules = modules_to_compile()
    # A module that is no longer in the list must not live on as yesterday's extension.
    stems = [module.removesuffix(".py") for module in modules]
    wanted = {*stems, *(f"{stem}__mypyc" for stem in stems)}
    for path in compiled_files():
        if path.relative_to(SRC).as_posix().split(".")[0] not in wanted:
            path.unlink()
    BUILD.mkdir(parents=True, exist_ok=True)
    os.chdir(SRC)
    settings = ["--strict", f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={ROOT / '.mypy_cache'}"]
    extensions = mypycify(
        [*settings, *modules],
        opt_level=optimisation,
        separate=True,
        include_runtime_files=False,
        target_dir=str(BUILD),
    )
    for extension in extensions:
        # Symbols for a debugger make the compiler a fifth slower. What nobody else can see is called straight away, and
        # not by way of a table, and may be inlined: with -flto also what each module takes of mypyc's runtime (a tenth
        # of the time of play).
        extension.extra_compile_args += ["-g0", "-fvisibility=hidden", "-fno-plt", "-flto"]
        extension.extra_link_args += ["-flto"]
    distribution = Distribution({"name": "rulebound-fast", "ext_modules": extensions})
    command = BuildOnce(distribution)
    command.inplace = True
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    return len(modules)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--remove", action="store_true", help="remove the compiled modules instead")
    parser.add_argument("-O", dest="optimisation", default="2", choices=["0", "1", "2", "3"])
    arguments = parser.parse_args()
    if arguments.remove:
        remove()
        return 0
    try:
        count = build(arguments.optimisation)
    except BuildProblem as problem:
        print(f"make fast: {problem}", file=sys.stderr)
        return 1
    print(f"compiled {count} modules; RULEBOUND_PURE=1 ignores them, make slow removes them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
