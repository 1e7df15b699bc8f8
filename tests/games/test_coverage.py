"""Rule coverage: it finds what is cited and tested, and above all what is not."""

from pathlib import Path

import pytest

from rulebound.tabletop import coverage as module
from rulebound.tabletop.coverage import Coverage, NotACheckout, UnreadableTest, coverage
from rulebound.tabletop.rooms import rulesets
from rulebound.tabletop.rulebook import read_rulebook

RULEBOOK = """
ruleset = "toy"
title = "Toy"
prefix = "TO"
rule = [
    { id = "TO-turn.1", kind = "rule", area = "Turn", source = "Turns", statement = "Draw a card." },
    { id = "TO-turn.1a", kind = "rule", area = "Turn", source = "Turns", statement = "Not on turn one." },
    { id = "TO-turn.10", kind = "ruling", area = "Turn", source = "G-1", statement = "Pass", reason = "X" },
    { id = "TO-word.1", kind = "definition", area = "Turn", source = "Word", statement = "A", reason = "X" },
    { id = "TO-dec.1", kind = "decision", area = "Decisions", source = "Turns", statement = "Which card?" },
]
switch = [{ name = "cut", default = "no", values = ["no", "yes"], gap = "G-1" }]
"""


class Toy:
    """A little checkout with a rulebook of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("rulebook.toml", RULEBOOK)
        self.write("src/rulebound/empty.py", "")
        self.write("tests/test_empty.py", "")

    def write(self, place: str, text: str) -> None:
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def coverage(self) -> Coverage:
        return coverage("toy", checkout=self.root, book=read_rulebook(self.root / "rulebook.toml"))


@pytest.fixture
def checkout(tmp_path):
    return Toy(tmp_path)


def test_without_code_and_tests_everything_is_missing(checkout):
    assert checkout.coverage().as_json() == {
        "ruleset": "toy",
        "rules": 3,
        "definitions": 1,
        "cited": 0,
        "tested": 0,
        "uncited": ["TO-turn.1", "TO-turn.1a", "TO-turn.10"],
        "untested": ["TO-turn.1", "TO-turn.1a", "TO-turn.10"],
    }
    assert not checkout.coverage().complete


def test_an_id_in_a_docstring_a_comment_or_a_string_is_cited(checkout):
    text = '"""[TO-turn.1]"""\n# TO-turn.1a\nRULE = "TO-turn.10"\n'
    checkout.write("src/rulebound/games/toy/turn.py", text)
    found = checkout.coverage()
    assert (found.cited, found.uncited) == (3, ())
    assert found.rows[0].cited == ("src/rulebound/games/toy/turn.py",)


def test_a_longer_id_does_not_cite_the_shorter_one(checkout):
    checkout.write("src/rulebound/turn.py", "# TO-turn.10 and TO-turn.1a\n")
    assert checkout.coverage().uncited == ("TO-turn.1",)


def test_a_rulebook_beside_the_code_cites_nothing(checkout):
    checkout.write("src/rulebound/games/toy/rulebook.toml", RULEBOOK)
    assert checkout.coverage().cited == 0


def test_a_definition_and_a_decision_never_count(checkout):
    checkout.write("src/rulebound/turn.py", "# TO-word.1, TO-dec.1\n")
    checkout.write("tests/one.toml", 'game = "toy"\nrules = ["TO-word.1", "TO-dec.1"]\n')
    found = checkout.coverage()
    assert (found.rules, found.cited, found.tested, found.unknown) == (3, 0, 0, {})


def test_the_rules_of_a_scenario_are_tested(checkout):
    text = 'game = "toy"\nrules = ["TO-turn.1", "TO-turn.10"]\n'
    checkout.write("tests/games/toy/scenarios/turn.toml", text)
    found = checkout.coverage()
    assert found.untested == ("TO-turn.1a",)
    assert found.rows[0].tested == ("tests/games/toy/scenarios/turn.toml",)


def test_a_refusal_tests_the_one_rule_it_names(checkout):
    moves = "A: refused: draw two -> TO-turn.1\nA: refused: pass -> TO-turn.1a or TO-turn.10\nA: pass\n"
    checkout.write("tests/turn.toml", f'game = "toy"\n[script]\nmoves = """\n{moves}"""\n')
    assert checkout.coverage().untested == ("TO-turn.1a", "TO-turn.10")


def test_a_marked_python_test_tests_its_rules(checkout):
    checkout.write(
        "tests/test_turn.py",
        "import pytest\n\n@pytest.mark.rules('TO-turn.1', 'TO-turn.1a')\ndef test_turn(): ...\n",
    )
    assert checkout.coverage().untested == ("TO-turn.10",)


def test_an_id_that_only_stands_in_the_text_of_a_python_test_is_not_tested(checkout):
    checkout.write("tests/test_turn.py", "# pytest.mark.rules('TO-turn.1')\nRULE = 'TO-turn.1'\n")
    assert checkout.coverage().tested == 0


def test_a_marker_whose_ids_cannot_be_read_is_an_error(checkout):
    checkout.write("tests/test_turn.py", "import pytest\nIDS = []\npytestmark = pytest.mark.rules(*IDS)\n")
    with pytest.raises(UnreadableTest, match=r"test_turn\.py:3: write the ids"):
        checkout.coverage()


def test_a_scenario_that_is_no_toml_is_an_error(checkout):
    checkout.write("tests/turn.toml", "rules = [")
    with pytest.raises(UnreadableTest, match=r"turn\.toml"):
        checkout.coverage()


def test_ids_that_the_rulebook_does_not_have_are_reported(checkout):
    checkout.write("src/rulebound/turn.py", "# TO-turn.7\n")
    checkout.write("tests/turn.toml", 'game = "toy"\nrules = ["TO-turn.8", "cut", "shuffle"]\n')
    checkout.write("tests/other.toml", 'game = "chess"\nrules = ["CH-move.1"]\n')
    assert checkout.coverage().unknown == {
        "TO-turn.7": ("src/rulebound/turn.py",),
        "TO-turn.8": ("tests/turn.toml",),
        "shuffle": ("tests/turn.toml",),
    }


def test_outside_of_a_checkout_coverage_says_what_it_needs(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "PACKAGE", tmp_path / "site-packages" / "rulebound")
    with pytest.raises(NotACheckout, match="run it from a checkout"):
        module.find_checkout()
    with pytest.raises(NotACheckout, match="no folder"):
        coverage("luminous", checkout=tmp_path)


@pytest.mark.parametrize("ruleset", rulesets())
def test_sources_and_tests_name_only_rules_that_exist_and_the_totals_add_up(ruleset):
    found = coverage(ruleset)
    assert found.unknown == {}
    assert found.cited + len(found.uncited) == found.rules
    assert found.tested + len(found.untested) == found.rules
