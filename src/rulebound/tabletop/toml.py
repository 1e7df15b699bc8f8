"""Plain data as TOML, for files that people read and write: tables, lists of tables, texts, numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(doc: Mapping[str, Any]) -> str:
    """Values first, then tables, then lists of tables, each under its heading."""
    return "\n".join(lines_of(doc, "")) + "\n"


def lines_of(table: Mapping[str, Any], path: str) -> list[str]:
    lines = [f"{key_of(key)} = {value_of(value)}" for key, value in table.items() if not has_heading(value)]
    for key, value in table.items():
        name = f"{path}{key_of(key)}"
        if isinstance(value, Mapping):
            inner = lines_of(value, f"{name}.")
            headed = any(not has_heading(each) for each in value.values()) or not value
            lines += ["", f"[{name}]", *inner] if headed else inner
        elif has_heading(value):
            for each in value:
                lines += ["", f"[[{name}]]", *lines_of(each, f"{name}.")]
    return lines


def has_heading(value: object) -> bool:
    """Tables stand under headings; a list of tables does if they hold more than the state of a card."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, Mapping) and "card" not in each for each in value)
    return isinstance(value, Mapping)


def key_of(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def value_of(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(value_of(each) for each in value)}]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key_of(key)} = {value_of(each)}" for key, each in value.items()) + " }"
    raise TypeError(f"a {type(value).__name__} has no place in a file")
