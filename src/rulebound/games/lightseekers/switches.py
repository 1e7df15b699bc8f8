"""The switches: where the two editions differ, and where a table may choose another ruling [LS-F06].

`edition` sets all of them at once; each can also be set alone.
"""

from __future__ import annotations

from rulebound.kernel.errors import BadSwitch
from rulebound.tabletop import switches
from rulebound.tabletop.switches import YES_NO

CURRENT = "current"
EARLIER = "earlier"
RULESETS = {"lightseekers": CURRENT, "lightseekers-first": EARLIER}

# name: (value in the current edition, value in the earlier one, all values); "n" stands for any whole number.
VALUES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "power_scope": ("damage_and_healing", "all_numbers", ("damage_and_healing", "all_numbers")),  # [LS-S01]
    "buff_phase_pre_step": ("no", "yes", YES_NO),  # [LS-S02]
    "item_in_hand_pays": ("yes", "yes", YES_NO),  # [LS-S03]
    "paying_combo_needs_access": ("one", "none", ("one", "none")),  # [LS-S04]
    "raised_cost_card": ("payment", "discard", ("payment", "discard")),  # [LS-S05]
    "standard_order": ("from_owner", "from_acting_player", ("from_owner", "from_acting_player")),  # [LS-S06]
    "fix_values_at_play": ("no", "yes", YES_NO),  # [LS-S07] [LS-G68]
    "clunky_turns": ("after_own_effect", "after_whole_action", ("after_own_effect", "after_whole_action")),  # [LS-S08]
    "cancelled_ability_is_act": ("yes", "no", YES_NO),  # [LS-S09]
    "buff_interruption": ("yes", "no", YES_NO),  # [LS-S10]
    "row_order": ("position", "entry", ("position", "entry")),  # [LS-S11]
    "remove_scope": ("card", "buff", ("card", "buff")),  # [LS-S12]
    "rotate_scope": ("rotating", "buff", ("rotating", "buff")),  # [LS-S13]
    "restart_triggers_passed": ("no", "no", YES_NO),  # [LS-S14]
    "move_into_play_without_elements": ("dormant", "illegal", ("dormant", "illegal")),  # [LS-S15]
    "play_scope": ("named_place", "hand", ("named_place", "hand")),  # [LS-S16]
    "swap_scope": ("card", "buff", ("card", "buff")),  # [LS-S17]
    "storage": ("card", "buff", ("card", "buff")),  # [LS-S18]
    "removal_reward": ("enemy_always", "only_if_eliminator", ("enemy_always", "only_if_eliminator")),  # [LS-S19]
    "end_condition": ("first_removal", "victory_points", ("first_removal", "victory_points")),  # [LS-S20]
    "empty_deck_check_items": ("save", "save", ("save", "ignored")),  # [LS-S21]
    "left_right_scope": ("neighbour", "side", ("neighbour", "side")),  # [LS-S22]
    "cant_beats_can": ("yes", "yes", YES_NO),  # [LS-S23]
    "hand_proof": ("full_to_controller", "categories_to_all", ("full_to_controller", "categories_to_all")),  # [LS-S24]
    "discard_window": (
        "owner_last_turn",
        "last_turn_discards",
        ("owner_last_turn", "last_turn_discards", "top_only", "all"),
    ),  # [LS-S25] [LS-G48]
    "name_cards_leaving_discard": ("yes", "yes", YES_NO),  # [LS-S26]
    "empty_results_count": ("no", "no", YES_NO),  # [LS-S27]
    "item_play_uses_basic": ("yes", "no", YES_NO),  # [LS-S28]
    "unrestricted_actions": ("yes", "yes", YES_NO),  # [LS-S29]
    "hero_stats_may_be_orders": ("no", "yes", YES_NO),  # [LS-S30]
    "formats": ("constructed_and_draft", "constructed", ("constructed_and_draft", "constructed")),  # [LS-S31]
    "limbo_triggers": ("enters_and_leaves", "enters_and_leaves", ("enters_and_leaves", "expires_only")),  # [LS-S32]
    "end_phase_discard_pile": ("yes", "no", YES_NO),  # [LS-S33]
    "zero_health_heal": ("by_card_text", "by_card_text", ("by_card_text", "never")),  # [LS-S34]
    "walk": ("fixed", "fixed", ("fixed", "live")),  # [LS-G04]
    "place_before_act_window": ("no", "no", YES_NO),  # [LS-G07]
    "trigger_reentry": ("forbid", "forbid", ("forbid", "allow")),  # [LS-G59]
    "cancelled_buff": ("discard", "discard", ("discard", "enters_blank")),  # [LS-G06]
    "ignored_cancel_is_spent": ("no", "no", YES_NO),  # [LS-G08]
    "item_blocked_by_spent_basic": ("no", "no", YES_NO),  # [LS-G10]
    "order_cards_use_basic": ("no", "no", YES_NO),  # [LS-G11]
    "free_play_uses_basic": ("no", "no", YES_NO),  # [LS-G79]
    "extra_actions_draw": ("yes", "yes", YES_NO),  # [LS-G24]
    "payment": ("irredundant", "irredundant", ("irredundant", "minimum")),  # [LS-G15]
    "multi_element_pays_all": ("no", "no", YES_NO),  # [LS-G16]
    "grants_after_combo": ("all", "own", ("all", "own")),  # [LS-G23]
    "clunky_chain": ("no", "no", YES_NO),  # [LS-G29]
    "restart_at_first_corner": ("yes", "yes", YES_NO),  # [LS-G34]
    "floor": ("end", "end", ("end", "each_step")),  # [LS-G05]
    "stored_pile_order": ("as_stored", "as_stored", ("as_stored", "as_stacked")),  # [LS-G51]
    "double_zero": ("first_removed_loses", "both_out", ("first_removed_loses", "both_out")),  # [LS-G42]
    "vp_tie": ("shared", "shared", ("shared", "last_standing")),  # [LS-G46]
    "draft": ("alternating", "alternating", ("alternating", "left", "right")),  # [LS-G61]
    "max_players": ("6", "6", ("n",)),  # [LS-G80]
}


class Switches:
    """The values in force. Each is a flag or a number, so that the hot path compares no strings."""

    __slots__ = (
        "act_window_after_placing", "cancelled_ability_is_act", "cancelled_buff_enters", "cant_beats_can",
        "clunky_after_action", "clunky_chain", "discard_window", "double_zero_both_out", "draft", "edition",
        "empty_results_count", "end_phase_discard_pile", "extra_actions_draw", "extra_card_discarded",
        "fix_values_at_play", "floor_each_step", "free_play_uses_basic", "given", "grants_after_combo_own",
        "hero_stats_may_be_orders", "ignored_cancel_is_spent", "interruption", "item_blocked_by_basic",
        "item_in_hand_pays", "item_play_uses_basic", "items_save", "kinds_of_hand_to_all", "leaves_after_moving",
        "left_right_side", "max_players", "minimum_payment", "move_in_needs_elements", "multi_element_pays_all",
        "name_cards_leaving_discard", "never_heal_at_zero", "order_by_acting_player", "order_by_entry",
        "order_cards_use_basic", "paying_combo_needs_access", "play_from_hand_only", "power_all_numbers", "pre_step",
        "reentry", "remove_buffs_only", "restart_at_first_corner", "restart_triggers_passed", "reward_eliminator_only",
        "rotate_any_buff", "stored_as_stacked", "store_under_buffs_only", "swap_buffs_only", "tie_to_last_standing",
        "unrestricted_actions", "victory_points_always", "walk_live", "with_draft",
    )  # fmt: skip

    def __init__(self, given: dict[str, str | int | bool], edition: str = CURRENT) -> None:
        said = dict(given)
        chosen = str(said.pop("edition", edition))
        if chosen not in (CURRENT, EARLIER):
            raise BadSwitch("edition", chosen, [CURRENT, EARLIER])
        values = {name: checked(name, value) for name, value in said.items()}
        self.given: dict[str, str] = values | ({"edition": chosen} if "edition" in given else {})
        self.edition = chosen
        which = 0 if chosen == CURRENT else 1

        def at(name: str, value: str) -> bool:
            return values.get(name, VALUES[name][which]) == value

        self.power_all_numbers = at("power_scope", "all_numbers")
        self.pre_step = at("buff_phase_pre_step", "yes")
        self.item_in_hand_pays = at("item_in_hand_pays", "yes")
        self.paying_combo_needs_access = at("paying_combo_needs_access", "one")
        self.extra_card_discarded = at("raised_cost_card", "discard")
        self.order_by_acting_player = at("standard_order", "from_acting_player")
        self.fix_values_at_play = at("fix_values_at_play", "yes")
        self.clunky_after_action = at("clunky_turns", "after_whole_action")
        self.cancelled_ability_is_act = at("cancelled_ability_is_act", "yes")
        self.interruption = at("buff_interruption", "yes")
        self.order_by_entry = at("row_order", "entry")
        self.remove_buffs_only = at("remove_scope", "buff")
        self.rotate_any_buff = at("rotate_scope", "buff")
        self.restart_triggers_passed = at("restart_triggers_passed", "yes")
        self.move_in_needs_elements = at("move_into_play_without_elements", "illegal")
        self.play_from_hand_only = at("play_scope", "hand")
        self.swap_buffs_only = at("swap_scope", "buff")
        self.store_under_buffs_only = at("storage", "buff")
        self.reward_eliminator_only = at("removal_reward", "only_if_eliminator")
        self.victory_points_always = at("end_condition", "victory_points")
        self.items_save = at("empty_deck_check_items", "save")
        self.left_right_side = at("left_right_scope", "side")
        self.cant_beats_can = at("cant_beats_can", "yes")
        self.kinds_of_hand_to_all = at("hand_proof", "categories_to_all")
        self.discard_window = values.get("discard_window", str(VALUES["discard_window"][which]))
        self.name_cards_leaving_discard = at("name_cards_leaving_discard", "yes")
        self.empty_results_count = at("empty_results_count", "yes")
        self.item_play_uses_basic = at("item_play_uses_basic", "yes")
        self.unrestricted_actions = at("unrestricted_actions", "yes")
        self.hero_stats_may_be_orders = at("hero_stats_may_be_orders", "yes")
        self.with_draft = at("formats", "constructed_and_draft")
        self.leaves_after_moving = at("limbo_triggers", "expires_only")
        self.end_phase_discard_pile = at("end_phase_discard_pile", "yes")
        self.never_heal_at_zero = at("zero_health_heal", "never")
        self.walk_live = at("walk", "live")
        self.act_window_after_placing = at("place_before_act_window", "yes")
        self.reentry = at("trigger_reentry", "allow")
        self.cancelled_buff_enters = at("cancelled_buff", "enters_blank")
        self.ignored_cancel_is_spent = at("ignored_cancel_is_spent", "yes")
        self.item_blocked_by_basic = at("item_blocked_by_spent_basic", "yes")
        self.order_cards_use_basic = at("order_cards_use_basic", "yes")
        self.free_play_uses_basic = at("free_play_uses_basic", "yes")
        self.extra_actions_draw = at("extra_actions_draw", "yes")
        self.minimum_payment = at("payment", "minimum")
        self.multi_element_pays_all = at("multi_element_pays_all", "yes")
        self.grants_after_combo_own = at("grants_after_combo", "own")
        self.clunky_chain = at("clunky_chain", "yes")
        self.restart_at_first_corner = at("restart_at_first_corner", "yes")
        self.floor_each_step = at("floor", "each_step")
        self.stored_as_stacked = at("stored_pile_order", "as_stacked")
        self.double_zero_both_out = at("double_zero", "both_out")
        self.tie_to_last_standing = at("vp_tie", "last_standing")
        self.draft = values.get("draft", str(VALUES["draft"][which]))
        self.max_players = int(values.get("max_players", str(VALUES["max_players"][which])))


def checked(name: str, value: str | int | bool) -> str:
    """The value as the ledger writes it, or an error that says which there are. `on` and `off` are yes and no."""
    # [LS-F06]
    if name not in VALUES:
        raise BadSwitch(name, str(value), ["edition", *sorted(VALUES)])
    allowed = VALUES[name][2]
    if allowed == YES_NO and value in ("on", "off"):
        value = value == "on"
    return switches.checked(name, value, allowed, 2)
