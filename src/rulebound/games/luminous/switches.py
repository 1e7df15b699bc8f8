"""The switches of the ruleset, with their values as the ledger writes them."""

from __future__ import annotations

from rulebound.tabletop.switches import read_switches

# name: (default first, then the other values); "n" stands for any whole number.
VALUES: dict[str, tuple[str, ...]] = {
    "players": ("2", "n"),
    "empty_draw": ("second_player_wins", "first_player_loses"),
    "empty_draw_multi": ("last", "second"),
    "essence_symbols": ("colored_and_any", "any_only", "colored_only"),
    "bloom_essence": ("any_color", "any_symbol_only"),
    "pivot_below_six": ("no", "yes"),
    "cap_binds_effects": ("yes", "no"),
    "require_choice": ("no", "yes"),
    "batch_return": ("rounds", "active_first_always"),
    "lost_relic_attack": ("no_damage", "hits_player"),
    "blockers_gone": ("blocked", "unblocked"),
    "attacker_gone": ("run_on", "end_combat"),
    "block_actions": ("many", "one"),
    "overwhelm_split": ("per_blocker", "lethal_to_all_first"),
    "deadly_hits_relics": ("no", "yes"),
    "wave_counts": ("declarations", "different_units"),
    "end_order": ("literal", "damage_first"),
    "tokens_depart": ("no", "yes"),
    "tribute_copy_first": ("no", "yes"),
    "sacrifice_needs": ("own_and_control", "control"),
    "void_facedown_seen_by": ("seen", "owner"),
    "mulligan_order": ("as_held", "random", "chosen"),
    "destroyed_basic_orb": ("discard", "orb_pile"),
    "unique_in_play": ("free", "one_per_player"),
    "side_deck_max": ("0", "n"),
    "offer_cut": ("no", "yes"),
    "turn_cap": ("none", "n"),
    "main_deck_size": ("50", "n"),
}


class Switches:
    """The values in force. Each is a flag or a number, so that the hot path compares no strings."""

    __slots__ = (
        "active_first_always", "any_symbols_only", "attacker_gone_ends", "blockers_gone_unblocked",
        "blooms_any_only", "cap_binds_effects", "coloured_symbols_only", "damage_first", "deadly_hits_relics",
        "empty_draw_loses", "empty_draw_second", "given", "lethal_to_all_first", "lost_relic_hits_player",
        "main_deck_size", "mulligan_order", "offer_cut", "one_block_action", "orbs_return_to_pile",
        "pivot_below_six", "players", "require_choice", "sacrifice_by_control", "side_deck_max",
        "tokens_depart", "tribute_copy_first", "turn_cap", "unique_one_per_player", "void_owner_sees",
        "waves_count_units",
    )  # fmt: skip

    def __init__(self, given: dict[str, str | int | bool]) -> None:
        values = read_switches(VALUES, given)
        self.given: dict[str, str] = values

        def at(name: str, value: str) -> bool:
            return values.get(name, VALUES[name][0]) == value

        def number(name: str, none: int) -> int:
            value = values.get(name, VALUES[name][0])
            return none if value == "none" else int(value)

        self.players = number("players", 2)
        self.empty_draw_loses = at("empty_draw", "first_player_loses")
        self.empty_draw_second = at("empty_draw_multi", "second")
        self.any_symbols_only = at("essence_symbols", "any_only")
        self.coloured_symbols_only = at("essence_symbols", "colored_only")
        self.blooms_any_only = at("bloom_essence", "any_symbol_only")
        self.pivot_below_six = at("pivot_below_six", "yes")
        self.cap_binds_effects = at("cap_binds_effects", "yes")
        self.require_choice = at("require_choice", "yes")
        self.active_first_always = at("batch_return", "active_first_always")
        self.lost_relic_hits_player = at("lost_relic_attack", "hits_player")
        self.blockers_gone_unblocked = at("blockers_gone", "unblocked")
        self.attacker_gone_ends = at("attacker_gone", "end_combat")
        self.one_block_action = at("block_actions", "one")
        self.lethal_to_all_first = at("overwhelm_split", "lethal_to_all_first")
        self.deadly_hits_relics = at("deadly_hits_relics", "yes")
        self.waves_count_units = at("wave_counts", "different_units")
        self.damage_first = at("end_order", "damage_first")
        self.tokens_depart = at("tokens_depart", "yes")
        self.tribute_copy_first = at("tribute_copy_first", "yes")
        self.sacrifice_by_control = at("sacrifice_needs", "control")
        self.void_owner_sees = at("void_facedown_seen_by", "owner")
        self.mulligan_order = values.get("mulligan_order", "as_held")
        self.orbs_return_to_pile = at("destroyed_basic_orb", "orb_pile")
        self.unique_one_per_player = at("unique_in_play", "one_per_player")
        self.side_deck_max = number("side_deck_max", 0)
        self.offer_cut = at("offer_cut", "yes")
        self.turn_cap = number("turn_cap", 0)
        self.main_deck_size = number("main_deck_size", 50)
