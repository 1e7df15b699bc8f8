"""The meaning of card texts: from trees to definitions.

    define(printed_card, tokens)        what a card does
    glossary_trigger("Steadfast")       a keyword by its own words
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from rulebound.games.luminous.cardfile import PrintedCard
from rulebound.games.luminous.definition import LuminousCard, LuminousTriggered
from rulebound.games.luminous.meaning.adjectives import skill_bits
from rulebound.games.luminous.meaning.also_paid import also_paid
from rulebound.games.luminous.meaning.asking import mark_lines
from rulebound.games.luminous.meaning.costs import price
from rulebound.games.luminous.meaning.dialect import DIALECT
from rulebound.games.luminous.meaning.elsewhere import plays_from
from rulebound.games.luminous.meaning.entering_unless import expended_unless
from rulebound.games.luminous.meaning.misfits import refuse_misfits, refuse_torn
from rulebound.games.luminous.meaning.statics import own_line, static_lines
from rulebound.games.luminous.meaning.veiled import must_be_open
from rulebound.games.luminous.meaning.writer import Making, NotPlayable
from rulebound.games.luminous.ops.lasting import ListenThisTurn
from rulebound.games.luminous.vocabulary import VOCABULARY, costs
from rulebound.games.luminous.vocabulary.events import UntilNextTurn
from rulebound.games.luminous.words.plain import PLAIN
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Ops
from rulebound.language import Ability, AbilityKind, CardText, read_text
from rulebound.language.core.categories import Head
from rulebound.language.core.triggers import NextTime, When, Whenever
from rulebound.language.lowering.chance import refuse_undrawn
from rulebound.tabletop.plain.proof import prove

from . import (
    abilities,
    acts,
    acts_numbers,
    acts_playing,
    amounts,
    clauses,
    conditions,
    counters,
    entering,
    forbidding,
    replacements,
    tolls,
    who,
)

__all__ = ["NotPlayable", "define", "glossary_trigger"]

# Whoever is imported here has entered its meanings.
ENTERED = (forbidding, acts, acts_numbers, acts_playing, amounts, clauses, conditions, counters, entering, tolls, who)
LETTERS = {"O": 1, "G": 2, "P": 4}


def define(printed: PrintedCard, tokens: Mapping[str, LuminousCard]) -> LuminousCard:
    """What a printed card does. `tokens` are the tokens that its card pool defines, by name."""
    text = read(printed)
    card = blank(printed, printed.name)
    fill(card, text, tokens)
    if card.tribute >= 0:
        card.plain_copy = plain_copy(printed, text, tokens)
    prove(PLAIN, card, text.text)
    return card


def read(printed: PrintedCard) -> CardText:
    return read_text(VOCABULARY, printed.text, spell=printed.type == "spell", name=printed.name)


def plain_copy(printed: PrintedCard, text: CardText, tokens: Mapping[str, LuminousCard]) -> LuminousCard:
    """[LU-tribute.3] [LU-tribute.5a] The same card as a token without Tribute."""
    copy = blank(printed, f"{printed.name} (copy)")
    copy.token = True
    fill(copy, text, tokens)
    copy.tribute = -1
    return copy


def token_copy(printed: PrintedCard, tokens: Mapping[str, LuminousCard]) -> LuminousCard:
    """[LU-token.1] What a token, or the copy of a spell, is that is a copy of the card."""
    return plain_copy(printed, read(printed), tokens)


def blank(printed: PrintedCard, key: str) -> LuminousCard:
    """All that is printed beside the text."""
    card = LuminousCard(key, printed.name, printed.type, printed.faction, printed.text)
    card.unit = printed.is_unit
    card.relic = printed.is_relic
    card.fast = printed.fast
    card.unique = printed.unique
    card.price = price(printed.essence_cost, printed.orb_check)
    card.attack = printed.attack or 0
    card.health = printed.health or 0
    card.durability = printed.durability or 0
    for letter in printed.colours:
        card.colours |= LETTERS[letter]
    return card


def fill(card: LuminousCard, text: CardText, tokens: Mapping[str, LuminousCard]) -> None:
    """The abilities of a text, in printed order."""
    making = Making(DIALECT, card, text.text, tokens)
    for before, ability in pairwise(text.abilities):
        refuse_torn(making, before, ability)
    for ability in text.abilities:
        add(making, ability)
        refuse_undrawn(text.text, ability)
    for static in making.made_statics:
        card.add_ability(static)
    for put_off in making.made_triggers:
        card.add_ability(put_off)
    mark_lines(making)
    must_be_open(card, text.text)


def add(making: Making, ability: Ability) -> None:
    card = making.definition
    kind = ability.kind
    refuse_misfits(making, ability)
    if kind is AbilityKind.SKILLS:
        card.skills |= skill_bits(ability.skills)
    elif kind is AbilityKind.PLAY_OPTION:
        add_play_option(making, ability)
    elif kind is AbilityKind.TRIGGERED:
        triggers = abilities.triggered(making, ability)
        if len(triggers) > 1 and isinstance(ability.head, NextTime):
            why = "the next time of which of them? Say one thing that it waits for"
            raise NotPlayable(making.text, ability.sentences[0].offset, "The", why)
        for trigger in triggers:
            if is_for_a_turn(ability.head) and (trigger.anywhere or not card.spell):
                placed = ability.sentences[0]
                why = "it waits in every turn: leave out 'this turn', 'until your next turn'"
                raise NotPlayable(making.text, placed.offset, placed.typed.split()[0].rstrip(",:"), why)
            if card.spell and not trigger.anywhere:
                begin_to_wait(making, ability, trigger)
            card.add_ability(trigger)
            card.counted += [trigger] if abilities.is_counted(trigger) else []
    elif kind is AbilityKind.ACTIVATED:
        activated = abilities.activated(making, ability)
        card.add_ability(activated)
        card.activated.append(activated)
    elif kind in (AbilityKind.STATIC, AbilityKind.REPLACEMENT):
        lines = static_lines if kind is AbilityKind.STATIC else replacements.replacement
        for static in lines(making, ability):
            card.add_ability(static)
            card.statics.append(static)
    elif kind is AbilityKind.EFFECTS and card.spell:
        card.spell_ability = abilities.spell(making, ability)
        card.add_ability(card.spell_ability)
    elif (line := own_line(making, ability) or plays_from(making, ability)) is not None:
        card.add_ability(line)
        card.statics.append(line)
    elif not card.spell and (entering := expended_unless(making, ability)) is not None:
        card.add_ability(entering)
    else:
        placed = ability.sentences[0]
        why = "only a spell simply does its text: say when"
        raise NotPlayable(making.text, placed.offset, placed.typed.split()[0].rstrip(",:"), why)


def is_for_a_turn(head: Head | None) -> bool:
    """Whether one of the events is waited for in one turn alone."""
    return head is not None and any(getattr(each, "this_turn", False) for each in head.inside())


def add_play_option(making: Making, ability: Ability) -> None:
    card, first = making.definition, ability.first
    if isinstance(first, costs.AlsoPay):
        also_paid(making, ability, first)
        return
    assert isinstance(first, costs.Tribute)
    card.tribute = first.n.value


def begin_to_wait(making: Making, ability: Ability, trigger: LuminousTriggered) -> None:
    """A spell's written trigger waits for the rest of the turn, from when the spell has done its text so far."""
    head = ability.head
    card = making.definition
    if not isinstance(head, When | Whenever) or not head.this_turn:
        placed = ability.sentences[0]
        why = "a spell is never in play: say 'this turn' behind what it waits for"
        raise NotPlayable(making.text, placed.offset, placed.typed.split()[0].rstrip(",:"), why)
    trigger.this_turn = True
    trigger.next_turn = isinstance(head, UntilNextTurn)
    trigger.next_only = isinstance(head, NextTime)
    if card.spell_ability is None:
        card.spell_ability = Lowered(card, ability.text, trigger.short, Ops([]), 0)
        card.add_ability(card.spell_ability)
    code = card.spell_ability.code
    assert isinstance(code, Ops)
    code.ops.append(ListenThisTurn(ability.text, trigger))


def glossary_trigger(keyword: str) -> LuminousTriggered:
    """A keyword that is a trigger, by its own words in the glossary."""
    words = VOCABULARY.glossary[keyword]
    card = define(replace(PrintedCard(keyword, "unit"), text=words), {})
    (trigger,) = card.abilities
    assert isinstance(trigger, LuminousTriggered)
    trigger.short = keyword
    trigger.keyword = keyword
    return trigger
