"""What a hero's text says about its deck and its opening hand [LS-2.1.1.3] [LS-F01]."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.beings import is_only_kind
from rulebound.games.lightseekers.meaning.senses import amount
from rulebound.games.lightseekers.meaning.writer import Making, Writer
from rulebound.games.lightseekers.vocabulary import heroes, nouns, sentences
from rulebound.kernel.terms import Fixed
from rulebound.language.abilities import Ability
from rulebound.language.core import nouns as things
from rulebound.language.core.categories import Count

COMBOS = 5  # [LS-2.1.1.1c]
ACTIONS = 30  # [LS-2.1.1.1d]


def set_up(making: Making, ability: Ability, number: int) -> None:
    """[LS-2.1.1.3] Deck-building text of a hero."""
    w = Writer(making, ability, number, standing=True)
    card = making.definition
    for at, tree in enumerate(ability.trees):
        w.sentence = at
        if isinstance(tree, sentences.StartsWith):
            value = fixed(w, tree.n)
            card.opening += -value if tree.more is not None and tree.more.word == "fewer" else value
            continue
        assert isinstance(tree, sentences.DeckContains)
        if not isinstance(tree.deck, things.DeckOf) or not isinstance(tree.deck.whose, heroes.Your):
            raise w.not_playable(tree.deck, "a hero speaks of its own deck")
        for part in tree.parts:
            deck_part(w, part)


def deck_part(w: Writer, part: sentences.DeckPart) -> None:
    """[LS-2.1.1.3] [LS-F01] Only the count of the named type changes; the total changes with it."""
    card = w.making.definition
    words = [kind.word for kind in part.group.kinds if isinstance(kind, nouns.CardKind)]
    plain = not part.group.adjectives and is_only_kind(part.group)
    value = fixed(w, part.n)
    if words == ["Item"] and plain and part.more is not None and part.more.word == "more":
        card.deck_items += value
        return
    if words not in (["combo"], ["action card"]) or not plain:
        raise w.not_playable(part.group, "a hero changes how many combos or action cards the deck holds, or adds Items")
    if part.more is not None:
        base = COMBOS if words == ["combo"] else ACTIONS
        value = base + value if part.more.word == "more" else base - value
    if words == ["combo"]:
        card.deck_combos = value
    else:
        card.deck_actions = value


def fixed(w: Writer, node: Count) -> int:
    value = amount(w, node)
    if not isinstance(value, Fixed):
        raise w.not_playable(node, "before the game only printed numbers count")
    return value.number
