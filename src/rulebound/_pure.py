"""Plain Python on request: `RULEBOUND_PURE=1` ignores the modules that `make fast` compiled.

The compiled modules lie beside their sources, where Python prefers them. With the variable set, a finder in
front of Python's own resolves every `rulebound.*` module from its `.py` file, so one checkout serves both
forms.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "RULEBOUND_PURE"


class SourceOnlyFinder:
    """A meta-path finder that sees the `.py` files of this package and nothing else."""

    def __init__(self, package: str) -> None:
        self._prefix = package + "."
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(self._prefix):
            return None
        for folder in path:
            if folder not in self._folders:
                self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self._folders[folder].find_spec(fullname)
            # A folder without __init__.py has a spec without a loader; Python's own finder joins those.
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self._folders.values():
            finder.invalidate_caches()


def install_if_asked() -> None:
    """Put the finder in front if the environment asks for plain Python, before other modules load."""
    if os.environ.get(VARIABLE, "") in ("", "0"):
        return
    if not any(isinstance(finder, SourceOnlyFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceOnlyFinder("rulebound"))


def is_compiled(module: ModuleType) -> bool:
    """Whether this module was loaded from an extension module rather than from its source."""
    return (module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
