"""The meaning of card texts: from trees to definitions.

    define(printed_card)        what a card does
"""

from __future__ import annotations

from rulebound.games.lightseekers.cardfile import PrintedCard
from rulebound.games.lightseekers.definition import LightCard
from rulebound.games.lightseekers.meaning.abilities import add_all
from rulebound.games.lightseekers.meaning.asking import mark_lines
from rulebound.games.lightseekers.meaning.dialect import DIALECT
from rulebound.games.lightseekers.meaning.fitting import check_words
from rulebound.games.lightseekers.meaning.veiled import must_be_open
from rulebound.games.lightseekers.meaning.writer import Making
from rulebound.games.lightseekers.vocabulary import VOCABULARY
from rulebound.games.lightseekers.words.plain import PLAIN
from rulebound.language import read_text
from rulebound.language.lowering import NotPlayable
from rulebound.language.lowering.chance import refuse_undrawn
from rulebound.tabletop.plain.proof import prove

from . import (
    actions,
    acts,
    acts_looking,
    acts_numbers,
    acts_piles,
    amounts,
    beings,
    belonging,
    clauses,
    comparing,
    conditions,
    conditions_past,
    effects,
    offering,
    this_way,
)

__all__ = ["NotPlayable", "define"]

# Whoever is imported here has entered its meanings.
ENTERED = (
    actions, acts, acts_looking, acts_numbers, acts_piles, amounts, beings, belonging, clauses, comparing,
    conditions, conditions_past, effects, offering, this_way,
)  # fmt: skip


def define(printed: PrintedCard) -> LightCard:
    """What a printed card does."""
    from rulebound.games.lightseekers.library import blank

    card = blank(printed)
    text = read_text(VOCABULARY, printed.text, spell=printed.resolves_at_once, name=printed.name)
    making = Making(DIALECT, card, text.text)
    check_words(making, printed, text.abilities)
    add_all(making, text.abilities)
    for ability in text.abilities:
        refuse_undrawn(text.text, ability)
    for trigger in making.made_triggers:
        card.add_ability(trigger)
    mark_lines(making)
    must_be_open(card, text.text)
    prove(PLAIN, card, text.text)
    return card
