"""How the game speaks: namesakes by their spaces, abilities by their names, and what 'it' and 'its' mean."""

from __future__ import annotations

import pytest

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Manual
from rulebound.games.lost_legacy.library import card_set, definition_of
from rulebound.games.lost_legacy.vocabulary import VOCABULARY
from rulebound.games.lost_legacy.vocabulary import verbs as said
from rulebound.kernel.errors import RuleboundError
from rulebound.language import read_text
from rulebound.scenario import position

TWINS = """
game = "lost-legacy"
[seat.A]
field = [{ card = "Harbor Levy", at = "d2" }, { card = "Guild Runner", at = "e2" }]
[seat.B]
field = [{ card = "Harbor Levy", at = "d7" }]
"""


WATCHED = """
game = "lost-legacy"
[[card]]
name = "Tax"
kind = "option"
class = "item"
text = "Until your next turn begins, when your opponent plays a card, gain 1 MP."
[seat.A]
hand = ["Tax"]
"""


def test_what_is_watched_is_shown_with_what_it_waits_for() -> None:
    game = position(WATCHED)
    game.decide("play Tax on a2")
    (effect,) = game.view(1)["effects"]
    assert effect["words"] == "Until your next turn begins, when your opponent plays a card, gain 1 MP"


def test_a_space_is_said_where_a_name_is_not_enough_and_understood_everywhere() -> None:
    game = position(TWINS)
    labels = [choice.label for choice in game.decision.options]
    assert "move Harbor Levy@d2 from d2 to d3" in labels and "move Guild Runner from e2 to e3" in labels
    game.decide("move Guild Runner@e2 from e2 to e3")
    game.decide("move Harbor Levy from d2 to d3")  # only the own one can be meant
    with pytest.raises(RuleboundError):
        game.decide("move Guild Runner@e2 from e3 to e4")


def test_the_second_card_of_a_verb_is_another_than_its_first() -> None:
    text = "Play a character from your hand. Afterwards, link an equipment from your disposal to it."
    (ability,) = read_text(VOCABULARY, text, spell=True).abilities
    link = next(node for tree in ability.trees for node in tree.inside() if isinstance(node, said.Link))
    meant = next(mention for place, mention in ability.bindings.items() if place.span == link.host.span)
    assert meant.node != link.what and meant.place.sentence == 0


def test_its_behind_two_parties_means_the_one_that_acts() -> None:
    """Siege Ox: 'While this character is threatening a character …, its offense +30.'"""
    kind = definition_of(card_set()["Siege Ox"], False)
    assert kind.lines[0].clause.startswith("While this character is threatening")
    assert [ability.permission.name for ability in kind.abilities if isinstance(ability, Manual)] == ["BREACH"]


NAMESAKES = """
game = "lost-legacy"

[[card]]
name = "Map"
kind = "option"
class = "item"
text = "Erase a card from your disposal."

[seat.A]
hand = ["Map"]
disposal = ["Cinder Wyrm"]
sub_deck = ["Cinder Wyrm"]
"""


def test_a_card_of_the_sub_deck_is_told_from_its_namesake_in_a_pile() -> None:
    """They are two sorts, so both are offered, and no two options read alike."""
    game = position(NAMESAKES)
    s = game.state
    s.move(s.zone(0, c.SUB_DECK)[0], c.DISPOSAL, True)
    game.decide("play Map on a2")
    assert sorted(str(each) for each in game.decision.options) == [
        "choose Cinder Wyrm", "choose Cinder Wyrm (sub-deck)", "choose Map"
    ]
    game.decide("choose Cinder Wyrm (sub-deck)")
    left = [card.definition.key for card in game.state.zone(0, c.DISPOSAL)]
    assert sorted(left) == ["Cinder Wyrm", "Map"]
