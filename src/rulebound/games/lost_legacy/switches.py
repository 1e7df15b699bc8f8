"""The switches of the ruleset."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.tabletop.switches import Said


class Switches:
    """The values in force; the rulebook declares them."""

    __slots__ = ("board", "given", "max_turns")

    def __init__(self, ruleset: str, given: Mapping[str, str | int | bool]) -> None:
        said = Said(ruleset, given)
        self.given: dict[str, str] = said.given
        self.board = said.word("board")
        self.max_turns = said.number("max_turns")
