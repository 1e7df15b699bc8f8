"""Switches are declared in the rulebooks alone: every value of every one of them is heard by its game."""

import pytest

from rulebound.games.lightseekers.switches import RULESETS
from rulebound.games.lightseekers.switches import Switches as OfLightseekers
from rulebound.games.lost_legacy.switches import CLASSIC, QUICK
from rulebound.games.lost_legacy.switches import Switches as OfLegacy
from rulebound.games.luminous.switches import Switches as OfLuminous
from rulebound.kernel.errors import BadSwitch
from rulebound.tabletop.rulebook import load_rulebook
from rulebound.tabletop.switches import Said


def in_force(ruleset, given):
    if ruleset in (CLASSIC, QUICK):
        made = OfLegacy(ruleset, given)
    else:
        made = OfLuminous(given) if ruleset == "luminous" else OfLightseekers(given, RULESETS[ruleset])
    return {name: getattr(made, name) for name in dir(made) if name[0] != "_" and name != "given"}


@pytest.mark.rules("LS-F06")
@pytest.mark.parametrize("ruleset", ["luminous", *RULESETS, CLASSIC, QUICK])
def test_every_switch_of_the_rulebook_is_heard_and_has_its_value_in_the_edition(ruleset):
    usual = in_force(ruleset, {})
    for switch in load_rulebook(ruleset).switches:
        others = [*switch.values, *([] if switch.minimum is None else [str(switch.minimum + 5)])]
        for value in others:
            changed = in_force(ruleset, {switch.name: value}) != usual
            assert changed == (value != str(switch.default)), f"{switch.name} = {value}"


def test_on_and_off_true_and_false_are_yes_and_no():
    for yes, no in (("on", "off"), (True, False), ("yes", "no")):
        assert Said("luminous", {"offer_cut": yes}).at("offer_cut", "yes")
        assert Said("luminous", {"offer_cut": no}).at("offer_cut", "no")
    with pytest.raises(BadSwitch):
        Said("luminous", {"empty_draw": "on"})


def test_a_value_that_a_switch_never_has_is_a_fault_of_the_code_that_asks():
    with pytest.raises(AssertionError, match="the switch offer_cut is never perhaps"):
        Said("luminous", {}).at("offer_cut", "perhaps")
