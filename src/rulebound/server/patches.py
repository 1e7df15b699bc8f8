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
    if type(old) is not type(new) or (type(new) is list and len(old) != len(new)):
        found.append([path[:], new])
    elif type(new) is dict:
        found.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                compare_at(key, old[key], value, path, found)
            else:
                found.append([[*path, key], value])
    elif type(new) is list:
        for at, value in enumerate(new):
            compare_at(at, old[at], value, path, found)
    elif old != new:
        found.append([path[:], new])


def compare_at(key: str | int, old: Any, new: Any, path: list[str | int], found: Patch) -> None:
    """Most of a state are leaves that are as they were: for these no path is made."""
    if type(new) is dict or type(new) is list:
        path.append(key)
        compare(old, new, path, found)
        path.pop()
    elif old != new or type(old) is not type(new):
        found.append([[*path, key], new])


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
