"""The switches of the ruleset. Each is a flag or a number, so that the hot path compares no strings."""

from __future__ import annotations

from collections.abc import Mapping

from rulebound.tabletop.switches import Said


class Switches:
    """The values in force; the rulebook declares them."""

    __slots__ = (
        "as_paid", "aura_replace", "board", "death_points", "drafts", "enchantments", "free_changes", "given",
        "health_end", "health_move", "health_start", "max_health", "needs_telegraph", "pushes_count", "reach",
        "recheck_range", "reshuffle_on_empty", "turn_cap", "two_passes",
    )  # fmt: skip

    def __init__(self, given: Mapping[str, str | int | bool]) -> None:
        said = Said("starlight", given)
        self.given: dict[str, str] = said.given
        self.board = said.word("board")
        self.health_move = said.number("health_tile_move")
        self.health_start = said.number("health_tile_start")
        self.health_end = said.number("health_tile_end")
        self.death_points = said.number("death_points")
        self.reach = said.number("interact_reach")
        self.drafts = said.at("draft", "alternate")
        self.pushes_count = said.at("push_counts_as_move", "yes")
        self.as_paid = said.at("discount_kind", "as_paid")
        self.two_passes = said.at("combat_end", "two_passes")
        self.enchantments = said.number("enchantments_per_host")
        self.recheck_range = said.at("recheck_range", "yes")
        self.aura_replace = said.at("aura_overflow", "replace")
        self.reshuffle_on_empty = said.at("reshuffle", "on_empty")
        self.needs_telegraph = said.at("starlight_needs_telegraph", "yes")
        self.max_health = said.number("max_health")
        self.turn_cap = said.number("turn_cap")
        self.free_changes = said.at("generator_changes_per_turn", "unlimited")
