"""The switches of the ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.tabletop.switches import Said

CLASSIC: Final = "lost-legacy"
QUICK: Final = "lost-legacy-quick"
COLUMNS: Final = "columns"  # [LLQ-setup.2] the field of Quick-Play


class Switches:
    """The values in force; the rulebook declares them."""

    __slots__ = (
        "board", "durations_to_combat", "faceup_options", "given", "max_turns", "mental_in_turn", "options_on_entry",
        "quick",
    )  # fmt: skip

    def __init__(self, ruleset: str, given: Mapping[str, str | int | bool]) -> None:
        said = Said(ruleset, given)
        self.given: dict[str, str] = said.given
        self.quick = ruleset == QUICK
        self.board = COLUMNS if self.quick else said.word("board")
        self.max_turns = said.number("max_turns")
        self.options_on_entry = self.quick and said.at("quick.options_on_entry", "yes")
        self.faceup_options = self.quick and said.at("quick.faceup_options", "yes")
        self.mental_in_turn = not self.quick or said.at("quick.mental_in_turn", "yes")
        self.durations_to_combat = self.quick and said.at("quick.durations_to_combat", "yes")
