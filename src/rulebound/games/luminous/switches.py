"""The switches of the ruleset, as the hot path asks for them: each is a flag or a number, so that it compares no
strings. Their names and values are declared in the rulebook."""

from __future__ import annotations

from rulebound.tabletop.switches import Said


class Switches:
    """The values in force."""

    def __init__(self, given: dict[str, str | int | bool]) -> None:
        said = Said("luminous", given)
        self.given: dict[str, str] = said.given
        self.players = said.number("players")
        self.empty_draw_loses = said.at("empty_draw", "first_player_loses")
        self.empty_draw_second = said.at("empty_draw_multi", "second")
        self.any_symbols_only = said.at("essence_symbols", "any_only")
        self.coloured_symbols_only = said.at("essence_symbols", "colored_only")
        self.blooms_any_only = said.at("bloom_essence", "any_symbol_only")
        self.pivot_below_six = said.at("pivot_below_six", "yes")
        self.cap_binds_effects = said.at("cap_binds_effects", "yes")
        self.require_choice = said.at("require_choice", "yes")
        self.active_first_always = said.at("batch_return", "active_first_always")
        self.lost_relic_hits_player = said.at("lost_relic_attack", "hits_player")
        self.blockers_gone_unblocked = said.at("blockers_gone", "unblocked")
        self.attacker_gone_ends = said.at("attacker_gone", "end_combat")
        self.one_block_action = said.at("block_actions", "one")
        self.lethal_to_all_first = said.at("overwhelm_split", "lethal_to_all_first")
        self.deadly_hits_relics = said.at("deadly_hits_relics", "yes")
        self.waves_count_units = said.at("wave_counts", "different_units")
        self.damage_first = said.at("end_order", "damage_first")
        self.tokens_depart = said.at("tokens_depart", "yes")
        self.tribute_copy_first = said.at("tribute_copy_first", "yes")
        self.sacrifice_by_control = said.at("sacrifice_needs", "control")
        self.void_owner_sees = said.at("void_facedown_seen_by", "owner")
        self.mulligan_order = said.word("mulligan_order")
        self.orbs_return_to_pile = said.at("destroyed_basic_orb", "orb_pile")
        self.unique_one_per_player = said.at("unique_in_play", "one_per_player")
        self.side_deck_max = said.number("side_deck_max")
        self.offer_cut = said.at("offer_cut", "yes")
        self.turn_cap = said.number("turn_cap")
        self.main_deck_size = said.number("main_deck_size")
