"""The switches: where the two editions differ, and where a table may choose another ruling [LS-F06].

`edition` sets all of them at once; each can also be set alone. Their names and values are declared in the rulebook.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.errors import BadSwitch
from rulebound.tabletop.switches import Said

CURRENT: Final = "current"
EARLIER: Final = "earlier"
RULESETS: Final = {"lightseekers": CURRENT, "lightseekers-first": EARLIER}


def said_of(given: dict[str, str | int | bool], edition: str) -> Said:
    """[LS-F06] The edition sets all of them, and each can be set alone."""
    chosen = str(given.get("edition", edition))
    if chosen not in (CURRENT, EARLIER):
        raise BadSwitch("edition", chosen, [CURRENT, EARLIER])
    ruleset = "lightseekers" if chosen == CURRENT else "lightseekers-first"
    said = Said(ruleset, {name: value for name, value in given.items() if name != "edition"}, ["edition"])
    if "edition" in given:
        said.given["edition"] = chosen
    return said


class Switches:
    """The values in force. Each is a flag or a number, so that the hot path compares no strings."""

    def __init__(self, given: dict[str, str | int | bool], edition: str = CURRENT) -> None:
        said = said_of(given, edition)
        self.given: dict[str, str] = said.given
        self.edition = said.given.get("edition", edition)
        self.power_all_numbers = said.at("power_scope", "all_numbers")  # [LS-S01]
        self.pre_step = said.at("buff_phase_pre_step", "yes")  # [LS-S02]
        self.item_in_hand_pays = said.at("item_in_hand_pays", "yes")  # [LS-S03]
        self.paying_combo_needs_access = said.at("paying_combo_needs_access", "one")  # [LS-S04]
        self.extra_card_discarded = said.at("raised_cost_card", "discard")  # [LS-S05]
        self.order_by_acting_player = said.at("standard_order", "from_acting_player")  # [LS-S06]
        self.fix_values_at_play = said.at("fix_values_at_play", "yes")  # [LS-S07] [LS-G68]
        self.clunky_after_action = said.at("clunky_turns", "after_whole_action")  # [LS-S08]
        self.cancelled_ability_is_act = said.at("cancelled_ability_is_act", "yes")  # [LS-S09]
        self.interruption = said.at("buff_interruption", "yes")  # [LS-S10]
        self.order_by_entry = said.at("row_order", "entry")  # [LS-S11]
        self.remove_buffs_only = said.at("remove_scope", "buff")  # [LS-S12]
        self.rotate_any_buff = said.at("rotate_scope", "buff")  # [LS-S13]
        self.restart_triggers_passed = said.at("restart_triggers_passed", "yes")  # [LS-S14]
        self.move_in_needs_elements = said.at("move_into_play_without_elements", "illegal")  # [LS-S15]
        self.play_from_hand_only = said.at("play_scope", "hand")  # [LS-S16]
        self.swap_buffs_only = said.at("swap_scope", "buff")  # [LS-S17]
        self.store_under_buffs_only = said.at("storage", "buff")  # [LS-S18]
        self.reward_eliminator_only = said.at("removal_reward", "only_if_eliminator")  # [LS-S19]
        self.victory_points_always = said.at("end_condition", "victory_points")  # [LS-S20]
        self.items_save = said.at("empty_deck_check_items", "save")  # [LS-S21]
        self.left_right_side = said.at("left_right_scope", "side")  # [LS-S22]
        self.cant_beats_can = said.at("cant_beats_can", "yes")  # [LS-S23]
        self.kinds_of_hand_to_all = said.at("hand_proof", "categories_to_all")  # [LS-S24]
        self.discard_window = said.word("discard_window")  # [LS-S25] [LS-G48]
        self.name_cards_leaving_discard = said.at("name_cards_leaving_discard", "yes")  # [LS-S26]
        self.empty_results_count = said.at("empty_results_count", "yes")  # [LS-S27]
        self.item_play_uses_basic = said.at("item_play_uses_basic", "yes")  # [LS-S28]
        self.unrestricted_actions = said.at("unrestricted_actions", "yes")  # [LS-S29]
        self.hero_stats_may_be_orders = said.at("hero_stats_may_be_orders", "yes")  # [LS-S30]
        self.with_draft = said.at("formats", "constructed_and_draft")  # [LS-S31]
        self.leaves_after_moving = said.at("limbo_triggers", "expires_only")  # [LS-S32]
        self.end_phase_discard_pile = said.at("end_phase_discard_pile", "yes")  # [LS-S33]
        self.never_heal_at_zero = said.at("zero_health_heal", "never")  # [LS-S34]
        self.walk_live = said.at("walk", "live")  # [LS-G04]
        self.act_window_after_placing = said.at("place_before_act_window", "yes")  # [LS-G07]
        self.reentry = said.at("trigger_reentry", "allow")  # [LS-G59]
        self.cancelled_buff_enters = said.at("cancelled_buff", "enters_blank")  # [LS-G06]
        self.ignored_cancel_is_spent = said.at("ignored_cancel_is_spent", "yes")  # [LS-G08]
        self.item_blocked_by_basic = said.at("item_blocked_by_spent_basic", "yes")  # [LS-G10]
        self.order_cards_use_basic = said.at("order_cards_use_basic", "yes")  # [LS-G11]
        self.free_play_uses_basic = said.at("free_play_uses_basic", "yes")  # [LS-G79]
        self.extra_actions_draw = said.at("extra_actions_draw", "yes")  # [LS-G24]
        self.minimum_payment = said.at("payment", "minimum")  # [LS-G15]
        self.multi_element_pays_all = said.at("multi_element_pays_all", "yes")  # [LS-G16]
        self.grants_after_combo_own = said.at("grants_after_combo", "own")  # [LS-G23]
        self.clunky_chain = said.at("clunky_chain", "yes")  # [LS-G29]
        self.restart_at_first_corner = said.at("restart_at_first_corner", "yes")  # [LS-G34]
        self.floor_each_step = said.at("floor", "each_step")  # [LS-G05]
        self.stored_as_stacked = said.at("stored_pile_order", "as_stacked")  # [LS-G51]
        self.double_zero_both_out = said.at("double_zero", "both_out")  # [LS-G42]
        self.tie_to_last_standing = said.at("vp_tie", "last_standing")  # [LS-G46]
        self.draft = said.word("draft")  # [LS-G61]
        self.max_players = said.number("max_players")  # [LS-G80]
