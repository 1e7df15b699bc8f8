"""Compiled modules lie beside their sources; RULEBOUND_PURE=1 looks past them."""

import importlib.util
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, PathFinder, SourceFileLoader
from pathlib import Path

import pytest

from rulebound import _pure

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def package(tmp_path):
    """A package whose one module exists as source and as extension module."""
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "hot.py").touch()
    (folder / f"hot{EXTENSION_SUFFIXES[0]}").touch()
    (folder / "portion").mkdir()
    return folder


def test_python_alone_takes_the_compiled_module(package):
    spec = PathFinder.find_spec("toy.hot", [str(package)])
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader)


def test_the_source_only_finder_takes_the_source(package):
    spec = _pure.SourceOnlyFinder("toy").find_spec("toy.hot", [str(package)])
    assert spec is not None
    assert isinstance(spec.loader, SourceFileLoader)
    assert spec.origin == str(package / "hot.py")


def test_the_source_only_finder_leaves_the_rest_to_python(package):
    finder = _pure.SourceOnlyFinder("toy")
    assert finder.find_spec("toy") is None
    assert finder.find_spec("toyland.hot", [str(package)]) is None
    assert finder.find_spec("toy.cold", [str(package)]) is None
    assert finder.find_spec("toy.portion", [str(package)]) is None


@pytest.mark.parametrize(("value", "pure"), [("1", True), ("0", False), ("", False)])
def test_the_variable_decides_which_form_is_loaded(value, pure):
    program = "import sys, rulebound; print(type(sys.meta_path[0]).__name__)"
    environment = {**os.environ, _pure.VARIABLE: value}
    outcome = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert (outcome.stdout.strip() == "SourceOnlyFinder") is pure


def test_the_list_of_compiled_modules_names_files_that_exist():
    spec = importlib.util.spec_from_file_location("build_fast", ROOT / "tools" / "build_fast.py")
    assert spec is not None and spec.loader is not None
    build_fast = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build_fast)
    modules = build_fast.modules_to_compile()
    assert "rulebound/kernel/state.py" in modules
    assert not any(module.endswith("__init__.py") for module in modules)
