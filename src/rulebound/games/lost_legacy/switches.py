"""The switches of the ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.kernel.errors import RuleboundError
from rulebound.tabletop.switches import Said

CLASSIC: Final = "lost-legacy"
QUICK: Final = "lost-legacy-quick"
COLUMNS: Final = "columns"  # [LLQ-setup.2] the field of Quick-Play


class Switches:
    """The values in force; the rulebook declares them."""

    __slots__ = (
        "adds_first", "board", "close", "combos_lift", "costs_stand", "counters_from_hand", "deckout", "dig_split",
        "durations_to_combat", "faceup_options", "first_hand", "frozen", "given", "keep_links", "max_depth",
        "max_turns", "mental_in_turn", "needs_space", "options_on_entry", "play_delay", "quick", "redraw_anytime",
        "resting_moves", "subdeck_any",
    )  # fmt: skip

    def __init__(self, ruleset: str, given: Mapping[str, str | int | bool]) -> None:
        said = Said(ruleset, given)
        self.given: dict[str, str] = said.given
        self.quick = ruleset == QUICK
        self.board = COLUMNS if self.quick else board_word(said)
        self.max_turns = said.number("max_turns")
        self.max_depth = said.number("resp.max_depth")
        self.first_hand = said.number("start.hand")
        self.resting_moves = said.at("move.resting", "yes")
        self.play_delay = said.at("play.delay", "yes")
        self.redraw_anytime = said.at("redraw.anytime", "yes")
        self.frozen = said.at("attack.value", "frozen")
        self.subdeck_any = said.at("subdeck.any", "yes")
        self.keep_links = said.at("buildup.keep_links", "yes")
        self.needs_space = said.at("option.needs_space", "yes")
        self.counters_from_hand = said.at("counter.from_hand", "yes")
        self.dig_split = said.at("dig.split", "yes")
        self.combos_lift = not self.quick and said.at("combo.flying", "any")
        self.costs_stand = said.at("void.cost", "forbidden")
        self.adds_first = said.at("value.order", "set_add_mul")
        self.deckout = said.word("deckout.check")
        self.close = "king" if self.quick else said.word("range.close")
        self.options_on_entry = self.quick and said.at("quick.options_on_entry", "yes")
        self.faceup_options = self.quick and said.at("quick.faceup_options", "yes")
        self.mental_in_turn = not self.quick or said.at("quick.mental_in_turn", "yes")
        self.durations_to_combat = self.quick and said.at("quick.durations_to_combat", "yes")


def board_word(said: Said) -> str:
    """[LL-setup.9] [LL-setup.10] A board of the house, or so many columns and rows, and the columns of entry."""
    changed = [name for name in said.given if said.word(name) != said.declared[name].words[0]]
    parts = [name for name in changed if name.startswith("board.")]
    if not parts:
        return said.word("board")
    if "board" in changed:
        raise RuleboundError(f"the switches board and {parts[0]} both say which board it is: give one of them")
    return f"{said.word('board.cols')}x{said.word('board.rows')} {said.word('board.entries')}"
