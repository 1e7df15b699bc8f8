"""The server knows no rules: of the engine it uses what everybody may use."""

from __future__ import annotations

import ast
from pathlib import Path

import rulebound.server

# What is odd about letters, and questions as documents, which bots that are programs get, too.
ALLOWED = {"rulebound", "rulebound.kernel.letters", "rulebound.tabletop.documents"}


def test_the_server_imports_the_public_api_and_nothing_else() -> None:
    files = sorted(Path(rulebound.server.__file__).parent.glob("*.py"))
    found: dict[str, set[str]] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                if (
                    name.split(".")[0] == "rulebound"
                    and not name.startswith("rulebound.server")
                    and name not in ALLOWED
                ):
                    found.setdefault(file.name, set()).add(name)
    assert len(files) > 10
    assert found == {}
