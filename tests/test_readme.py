"""The first block of the README plays a game, exactly as it is printed; so do the examples in the API."""

from __future__ import annotations

import doctest
from pathlib import Path

import rulebound.api

ROOT = Path(__file__).parent.parent


def test_the_first_block_of_the_readme_runs_as_printed() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = text.split("```python\n", 1)[1].split("```", 1)[0]
    example = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    assert len(example.examples) > 10
    result = doctest.DocTestRunner().run(example)
    assert result.failed == 0


def test_the_examples_of_the_api_run_as_printed() -> None:
    result = doctest.testmod(rulebound.api)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_examples_of_the_api_page_run_as_printed() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    blocks = "".join(part.split("```", 1)[0] for part in text.split("```python\n")[1:])
    example = doctest.DocTestParser().get_doctest(blocks, {}, "api.md", "api.md", 0)
    assert len(example.examples) > 10
    assert doctest.DocTestRunner().run(example).failed == 0
