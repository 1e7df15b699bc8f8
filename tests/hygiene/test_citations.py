"""A citation leads to the code: every rule and ruling is cited at least once where something is done or decided."""

import pytest
from mutation.citations import citations, not_leading

from rulebound.tabletop.coverage import find_checkout
from rulebound.tabletop.rooms import rulesets
from rulebound.tabletop.rulebook import load_rulebook

# Rules that are carried out by data alone, and where the data is.
ZONES_SEEN = "a row of VISIBILITY in rules.py: who sees the cards of a zone"
ELEMENT_TABLE = "orders.py is the table itself"
ZONE_LIST = "the list of zones in codes.py"
PRINT = "how a word is printed, which no text file shows"
DATA = {
    "LU-zone.2": ZONES_SEEN,
    "LU-zone.3": ZONES_SEEN,
    "LU-zone.6a": ZONES_SEEN,
    "LU-type.2": ZONES_SEEN,
    "LS-3.2.2": ZONES_SEEN,
    "LS-3.2.3.2a": ZONES_SEEN,
    "LS-3.2.3.3a": ZONES_SEEN,
    "LS-3.2.3.4a.1": ZONES_SEEN,
    "LS-3.2.3.5a": ZONES_SEEN,
    "LS-3.2.3.6a": ZONES_SEEN,
    "LS1-3.4.1.2": ZONES_SEEN,
    "LS1-3.4.2": ZONES_SEEN,
    "LS1-3.4.2.1": ZONES_SEEN,
    "LS1-3.4.4.1": ZONES_SEEN,
    "LS1-3.4.5.1": ZONES_SEEN,
    "LS1-3.4.6.1": ZONES_SEEN,
    "LS-2.3.1.1": ELEMENT_TABLE,
    "LS-2.3.1.2": ELEMENT_TABLE,
    "LS-2.3.2.1": ELEMENT_TABLE,
    "LS-G01": ELEMENT_TABLE,
    "LS1-2.3.1": ELEMENT_TABLE,
    "LS-3.2.3": ZONE_LIST,
    "LS1-3.4.1": ZONE_LIST,
    "LS-6.1.1": PRINT,
    "LS1-6.keywords": PRINT,
}


@pytest.mark.parametrize("ruleset", rulesets())
def test_every_rule_is_cited_at_code_that_does_or_decides_something(ruleset):
    book = load_rulebook(ruleset)
    counted = [rule.id for rule in book if rule.counted]
    found = not_leading(counted, citations(book.pattern(), find_checkout() / "src"))
    data = {rule for rule in DATA if rule in counted}
    places = {rule: [f"{each.path.name}:{each.line}" for each in found[rule]] for rule in found if rule not in data}
    assert places == {}, "cite these where they are carried out"
    assert data - set(found) == set(), "these have code now: take them off the list"


def test_rules_that_are_data_have_a_place():
    ids = {rule.id for ruleset in rulesets() for rule in load_rulebook(ruleset)}
    assert set(DATA) <= ids
