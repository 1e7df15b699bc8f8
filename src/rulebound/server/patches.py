"""The difference between two JSON values, as a list of places and what stands there now."""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]


def difference(old: Any, new: Any) -> Patch:
    """Pairs of a path and a value; a path alone means that its last key is gone. Lists of another length come whole."""
    found: Patch = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: list[str | int], found: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                compare(old[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, value in enumerate(new):
            compare(old[at], value, [*path, at], found)
    elif old != new or type(old) is not type(new):
        found.append([path, new])


def patched(value: Any, patch: Patch) -> Any:
    """The value after a patch, for clients in Python; the value itself is left as it was."""
    box = {"": value}
    for change in patch:
        path = ["", *change[0]]
        place: Any = box
        for key in path[:-1]:
            place[key] = place[key].copy()
            place = place[key]
        if len(change) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = change[1]
    return box[""]
