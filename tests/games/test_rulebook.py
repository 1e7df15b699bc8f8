"""The rulebooks as data: complete, well formed, and helpful when asked for something they do not have."""

from collections import Counter
from pathlib import Path

import pytest

from rulebound.tabletop.rooms import UnknownRuleset, home_of, homes, rulesets
from rulebound.tabletop.rulebook import (
    COUNTED,
    RulebookError,
    UnknownRule,
    load_rulebook,
    read_rulebook,
)

RULESETS = rulesets()
GAMES = home_of("luminous").path.parent

HEAD = 'ruleset = "toy"\ntitle = "Toy"\nprefix = "TO"\n'
RULE = '[[rule]]\nid = "{id}"\nkind = "{kind}"\narea = "Turn"\nsource = "Turns"\nstatement = "Draw a card."\n'


def toy(folder: Path, body: str) -> Path:
    path = folder / "rulebook.toml"
    path.write_text(HEAD + body, encoding="utf-8")
    return path


def test_luminous_has_every_statement_of_its_guide():
    kinds = Counter(rule.kind for rule in load_rulebook("luminous"))
    assert kinds == {"rule": 234, "ruling": 136, "decision": 27}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_rulebook_is_named_after_its_ruleset_and_every_folder_with_one_is_found(ruleset):
    assert load_rulebook(ruleset).ruleset == ruleset
    found = {home.path for home in homes().values()}
    folders = {path.parent for path in GAMES.glob("*/rulebook*.toml")}
    assert folders == found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_statement_is_a_sentence_without_marks_of_its_source(ruleset):
    for rule in load_rulebook(ruleset):
        assert rule.statement == rule.statement.strip(), rule.id
        assert rule.statement, rule.id
        assert "✓" not in rule.statement, rule.id
        if rule.kind in COUNTED:
            assert rule.statement.endswith((".", ")", '"')), rule.id


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruling_says_why_and_names_its_gap(ruleset):
    for rule in load_rulebook(ruleset):
        if rule.kind == "ruling":
            assert rule.reason.endswith("."), rule.id
            assert rule.source.startswith("ruling G-"), rule.id
        elif rule.rulings:
            assert rule.reason, rule.id


def test_a_rule_is_found_by_its_id():
    book = load_rulebook("luminous")
    assert book.rule("LU-win.1").source == "Win Conditions"
    assert "25 life" in book.statement("LU-win.1")
    assert "LU-win.1" in book
    assert "LU-win.99" not in book


def test_an_unknown_rule_is_answered_with_its_neighbours():
    with pytest.raises(UnknownRule, match=r"no 'LU-wim\.1'; did you mean LU-win\.1"):
        load_rulebook("luminous").rule("LU-wim.1")


def test_an_unknown_ruleset_is_answered_with_those_there_are():
    with pytest.raises(UnknownRuleset, match="Rulesets: luminous"):
        load_rulebook("luminus")


def test_luminous_has_its_switches_with_their_defaults():
    book = load_rulebook("luminous")
    assert len(book.switches) == 28
    assert book.switch("empty_draw").default == "second_player_wins"
    assert book.switch("main_deck_size").default == 50
    with pytest.raises(LookupError, match="no switch 'empty_drow'"):
        book.switch("empty_drow")


def test_a_switch_takes_its_words_its_numbers_and_truth_values_for_yes_and_no():
    book = load_rulebook("luminous")
    assert book.switch("offer_cut").read(True) == "yes"
    assert book.switch("block_actions").read("one") == "one"
    assert book.switch("side_deck_max").read(10) == 10
    assert book.switch("turn_cap").read("none") == "none"
    assert book.switch("turn_cap").read(40) == 40


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("offer_cut", "perhaps"),
        ("block_actions", True),
        ("side_deck_max", True),
        ("players", 1),
        ("players", "2"),
    ],
)
def test_a_switch_refuses_what_it_does_not_know(name, value):
    with pytest.raises(ValueError, match=f"switch {name} cannot be"):
        load_rulebook("luminous").switch(name).read(value)


def test_an_id_is_found_whole_or_not_at_all():
    pattern = load_rulebook("luminous").pattern()
    text = "[LU-win.1] LU-win.10, LU-win.1a. LU-win.1.2 xLU-win.3 LU-win.4ab LU-deck; LU-win.5."
    assert pattern.findall(text) == ["LU-win.1", "LU-win.10", "LU-win.1a", "LU-win.1.2", "LU-win.5"]


def test_a_rule_that_stands_twice_is_an_error(tmp_path):
    line = RULE.format(id="TO-turn.1", kind="rule")
    with pytest.raises(RulebookError, match=r"TO-turn\.1 stands twice"):
        read_rulebook(toy(tmp_path, line + line))


@pytest.mark.parametrize("kind", ["ruling", "definition"])
def test_what_needs_a_reason_is_not_read_without_one(tmp_path, kind):
    with pytest.raises(RulebookError, match=f"a {kind} needs a reason"):
        read_rulebook(toy(tmp_path, RULE.format(id="TO-turn.1", kind=kind)))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (RULE.format(id="TO-turn.1", kind="habit"), "kind 'habit' is none of"),
        (RULE.format(id="XX-turn.1", kind="rule"), "no id of the form TO-area"),
        ('[[rule]]\nid = "TO-turn.1"\nkind = "rule"\n', "'area' is missing"),
        (
            RULE.format(id="TO-turn.1", kind="rule")
            + '[[switch]]\nname = "cut"\ndefault = "maybe"\nvalues = ["no", "yes"]\ngap = "G-1"\n',
            "default: switch cut cannot be 'maybe'",
        ),
    ],
)
def test_a_malformed_rulebook_says_what_is_wrong(tmp_path, body, message):
    with pytest.raises(RulebookError, match=message):
        read_rulebook(toy(tmp_path, body))
