"""Switches: where a ruleset can be played in several ways. Each is declared in the rulebook
and nowhere else: its name, its values, its default."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rulebound.kernel.errors import BadSwitch
from rulebound.tabletop.rulebook import Switch, load_rulebook

ANY_NUMBER: Final = "n"  # among the values: any whole number
MOST: Final = 9_999
YES_NO: Final = frozenset(["yes", "no"])


def checked(switch: Switch, value: str | int | bool) -> str:
    """A value as the ledger writes it, or an error that says which there are. `on` and `off` are yes and no."""
    allowed = switch.words
    if isinstance(value, int) and abs(value) > MOST:
        raise BadSwitch(switch.name, "a very large number", list(allowed))
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    if set(allowed) == YES_NO:
        word = {"on": "yes", "off": "no"}.get(word, word)
    if word in allowed and word != ANY_NUMBER:
        return word
    if switch.minimum is not None and re.fullmatch("[0-9]{1,4}", word) and int(word) >= switch.minimum:
        return word
    raise BadSwitch(switch.name, word, list(allowed))


class Said:
    """The switches of a table: what was given, each checked, and else what the rulebook says."""

    def __init__(self, ruleset: str, given: Mapping[str, str | int | bool], besides: Sequence[str] = ()) -> None:
        """`besides`: further words that the game itself understands, to be named where one is not understood."""
        self.declared = {each.name: each for each in load_rulebook(ruleset).switches}
        given = {self.called(name): value for name, value in given.items()}
        for name, value in given.items():
            if name not in self.declared:
                raise BadSwitch(name, str(value), [*besides, *sorted(self.declared)])
        self.given = {name: checked(self.declared[name], value) for name, value in given.items()}

    def called(self, name: str) -> str:
        """A number of a table, `health_tile = { move = 2 }`, is a switch of its own: health_tile_move."""
        whole = name.replace(".", "_")
        return whole if name not in self.declared and whole in self.declared else name

    def word(self, name: str) -> str:
        return self.given.get(name, self.declared[name].words[0])

    def at(self, name: str, value: str) -> bool:
        """Whether a switch stands at a value, which must be one of its own."""
        assert value in self.declared[name].words, f"the switch {name} is never {value}"
        return self.word(name) == value

    def number(self, name: str) -> int:
        word = self.word(name)
        return 0 if word == "none" else int(word)
