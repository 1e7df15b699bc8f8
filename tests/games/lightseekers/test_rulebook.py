"""The rulebook of Lightseekers: one file, two rulesets, ids of many shapes."""

from collections import Counter

import pytest

from rulebound.tabletop.coverage import coverage
from rulebound.tabletop.rooms import home_of
from rulebound.tabletop.rulebook import COUNTED, RulebookError, load_rulebook, read_rulebook

BOTH = {
    "ruling": 83,
    "decision": 22,
    "timing": 18,
    "switch": 34,
    "hard case": 10,
    "acceptance card": 40,
}
ODD_IDS = [
    "LS-2.5.3.9e.1",
    "LS-2.5.3.9-i",
    "LS-2.6.3.1-ii.b",
    "LS-4.1.3.6c-ii",
    "LS-6.1.2-next.2",
    "LS-6.1.2-attack-ability",
    "LS-7",
    "LS-G08",
    "LS-F06",
    "LS1-6.burn",
    "LS1-6.ability.2",
    "LS1-2.4.3.11",
]


def test_each_edition_counts_its_own_lines_and_both_count_the_rulings():
    current = Counter(rule.kind for rule in load_rulebook("lightseekers"))
    earlier = Counter(rule.kind for rule in load_rulebook("lightseekers-first"))
    assert current == {"rule": 404, "definition": 6, **BOTH}
    assert earlier == {"rule": 235, "definition": 2, **BOTH}


def test_the_ids_say_which_edition_they_belong_to():
    for ruleset, prefix in (("lightseekers", "LS-"), ("lightseekers-first", "LS1-")):
        for rule in load_rulebook(ruleset):
            if rule.kind == "rule":
                assert rule.id.startswith(prefix), rule.id


def test_a_statement_of_the_other_edition_can_be_looked_up_and_is_not_counted():
    book = load_rulebook("lightseekers-first")
    assert "LS-2.10.2" in book
    assert book.statement("LS-2.10.2") == "35 is the most health possible."
    assert "LS-2.10.2" not in {rule.id for rule in book}
    assert "LS-2.10.2" not in coverage("lightseekers-first").uncited


@pytest.mark.parametrize("ruleset", ["lightseekers", "lightseekers-first"])
def test_every_id_is_found_whole_in_a_text_and_no_other_in_it(ruleset):
    book = load_rulebook(ruleset)
    pattern = book.pattern()
    for rule in (*book.rules, *book.others):
        assert pattern.findall(f"[{rule.id}]") == [rule.id]
        assert pattern.findall(f"As {rule.id}, then {rule.id}. Next") == [rule.id, rule.id]
    assert pattern.findall(" ".join(ODD_IDS)) == ODD_IDS


def test_a_longer_id_is_not_the_shorter_one_it_begins_with():
    pattern = load_rulebook("lightseekers").pattern()
    text = "LS-2.6.3.1-ii.b, LS-2.6.3.1x_ LS-G08-_ xLS-7 LS-2.6.3.1-ii."
    assert pattern.findall(text) == ["LS-2.6.3.1-ii.b", "LS-2.6.3.1-ii"]


def test_every_ruling_that_a_rule_leans_on_exists():
    book = load_rulebook("lightseekers")
    for rule in (*book.rules, *book.others):
        for ruling in rule.rulings:
            assert book.rule(ruling).kind == "ruling", f"{rule.id} leans on {ruling}"


def test_only_what_has_nothing_to_test_is_a_definition():
    book = load_rulebook("lightseekers")
    assert [rule.id for rule in book if rule.kind == "definition"] == [
        "LS-2.1.2.2", "LS-2.1.3.2", "LS-2.2.4", "LS-3.2.3.1a.3", "LS-G02", "LS-G64",
    ]  # fmt: skip
    assert all(rule.counted == (rule.kind in COUNTED) for rule in book)


def test_a_switch_has_the_value_of_its_edition():
    current, earlier = load_rulebook("lightseekers"), load_rulebook("lightseekers-first")
    assert [switch.name for switch in current.switches] == [switch.name for switch in earlier.switches]
    assert {switch.gap for switch in current.switches} >= {f"LS-S{number:02}" for number in range(1, 35)}
    assert (current.switch("power_scope").default, earlier.switch("power_scope").default) == (
        "damage_and_healing",
        "all_numbers",
    )
    assert current.switch("max_players").default == earlier.switch("max_players").default == 6
    for switch in current.switches:
        assert switch.gap in current


def test_a_file_with_two_editions_is_read_as_the_first_unless_told():
    path = home_of("lightseekers").path / "rulebook.toml"
    assert read_rulebook(path).ruleset == "lightseekers"
    assert read_rulebook(path, "lightseekers-first").ruleset == "lightseekers-first"
    with pytest.raises(RulebookError, match="'lightseekers-third' is missing"):
        read_rulebook(path, "lightseekers-third")
