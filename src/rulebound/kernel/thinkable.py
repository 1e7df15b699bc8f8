"""Every move that could be named with a card, and what forbids it: for whoever points at a card and asks."""

from __future__ import annotations

from rulebound.kernel.public import Thinkable, choice_of
from rulebound.kernel.questions import Question
from rulebound.kernel.ruleset import Ruleset
from rulebound.kernel.state import State


def moves_with(
    ruleset: Ruleset, s: State, question: Question, side: int, zone: str, at: int
) -> list[Thinkable]:
    """First what is listed, then, at a free choice of actions, all the rest."""
    places = [place for place in range(len(s.zones)) if ruleset.zone_names[place % s.rules.zones] == zone]
    cards = next((s.zones[place] for place in places if place // s.rules.zones == side), [])
    card = cards[at] if 0 <= at < len(cards) else None
    if card is None:
        return []
    hidden = [each for pool in ruleset.pools(s, question.seat) for each in pool.cards]
    if any(each in hidden for each in cards):
        return []  # nothing is told of a pile that the seat does not see, not even what tells its namesakes apart
    listed = len(question.options)
    thinkable = ruleset.thinkable(s, question) if ruleset.is_free(question) else []
    found: dict[str, Thinkable] = {}
    for number, option in enumerate([*question.options, *thinkable]):
        if option.card is not card and (option.cards is None or card not in option.cards):
            continue
        label = ruleset.label(s, question, option)
        if label not in found:
            refusals = [] if number < listed else ruleset.checked(s, question, option)
            found[label] = Thinkable(choice_of(ruleset, s, question, option, label), refusals)
    return list(found.values())
