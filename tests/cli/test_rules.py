"""`rulebound rules`: the rulebook and its coverage."""

from rulebound.tabletop.coverage import coverage
from rulebound.tabletop.rulebook import load_rulebook

KEYS = {"ruleset", "rules", "definitions", "cited", "tested", "uncited", "untested"}


def test_the_coverage_is_one_document(command):
    outcome = command("rules", "luminous", "--coverage", "--json")
    document = outcome.document
    assert set(document) == KEYS
    found = coverage("luminous")
    assert document == found.as_json()
    assert document["cited"] == document["rules"] - len(document["uncited"])
    assert document["tested"] == document["rules"] - len(document["untested"])
    assert outcome.status == (0 if found.complete else 1)


def test_the_coverage_table_ends_in_totals(command):
    outcome = command("rules", "luminous", "--coverage")
    assert f"{coverage('luminous').rules} rules and rulings" in outcome.out


def test_one_rule_is_printed_in_words(command):
    outcome = command("rules", "luminous", "LU-cost.2")
    assert outcome.status == 0
    assert load_rulebook("luminous").statement("LU-cost.2") in outcome.out
    assert command("rules", "luminous", "LU-cost.2", "--json").document["id"] == "LU-cost.2"


def test_the_whole_rulebook_is_printed(command):
    rows = command("rules", "luminous", "--json").document
    assert [row["id"] for row in rows] == [rule.id for rule in load_rulebook("luminous")]
    assert "LU-win.14" in command("rules", "luminous").out


def test_what_does_not_exist_is_a_mistake_of_usage(command):
    missing = command("rules", "luminous", "LU-cost.999")
    assert missing.status == 2
    assert "LU-cost.999" in missing.err
    assert command("rules", "chess").status == 2
    assert command("rules", "luminous", "LU-cost.2", "--coverage").status == 2


def test_an_item_of_the_ledger_prints_the_rulings_that_it_argues(command):
    found = command("rules", "starlight", "ST-GAP.9", "--json").document
    assert [rule["id"] for rule in found] == ["ST-GEN.2", "ST-GEN.4", "ST-GEN.5", "ST-GEN.6"]
    assert "ST-GEN.5 (ruling" in command("rules", "starlight", "ST-GAP.9").out
    assert command("rules", "starlight", "ST-GAP.99").status == 2
    assert command("rules", "luminous", "ST-GAP.9").status == 2
