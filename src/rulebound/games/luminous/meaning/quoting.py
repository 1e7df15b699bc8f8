"""Abilities in quotation marks: read like the text of the card that has them."""

from __future__ import annotations

from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.games.luminous.meaning import abilities
from rulebound.games.luminous.meaning.writer import Making, Writer
from rulebound.games.luminous.ops import groups, lasting
from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.games.luminous.vocabulary.nouns import Quoted
from rulebound.kernel.terms import Cards, Every, Test, Trait
from rulebound.kernel.terms.events import EventCardIs, EventCardIsThis
from rulebound.kernel.terms.traits import ControlledBy
from rulebound.language import AbilityKind, CardTextError, read_text
from rulebound.language.lowering.chance import refuse_undrawn
from rulebound.language.node import Node

ONLY_TRIGGERS = "what is given so waits for something: 'When this …, …', 'Contact: …'"


def quoted(w: Writer, node: Quoted) -> list[LuminousTriggered]:
    """The triggers that it says, one for each event. They belong to the card that gives them."""
    text = node.text if node.text.endswith(".") else node.text + "."
    inner = Making(w.making.dialect, w.making.definition, text, w.making.tokens)
    inner.made_statics, inner.made_triggers = w.making.made_statics, w.making.made_triggers
    inner.quoted = True
    try:
        (ability, *others) = read_text(VOCABULARY, text).abilities
        if others or ability.kind is not AbilityKind.TRIGGERED or getattr(ability.head, "this_turn", False):
            raise w.not_playable(node, ONLY_TRIGGERS)
        found = abilities.triggered(inner, ability)
        refuse_undrawn(text, ability)
    except CardTextError as error:
        raise w.not_playable(node, error.message) from None
    w.making.made_triggers += found
    return found


def give(w: Writer, node: Node, said: Quoted, cards: Cards, until: int) -> None:
    """Cards in play get it for a while."""
    for trigger in quoted(w, said):
        if trigger.own:
            trigger.test = EventCardIsThis() if trigger.test is None else Every([EventCardIsThis(), trigger.test])
        trigger.own = trigger.granted = True
        w.emit(lasting.GiveAbility(w.words(node), cards, trigger, until))


def lend(w: Writer, said: Quoted, cards: Cards | None, conditions: list[Test]) -> None:
    """Cards have it as long as this card is in play; None: this card itself."""
    for trigger in quoted(w, said):
        if cards is None:
            tests = [*conditions, *([] if trigger.test is None else [trigger.test])]
            trigger.test = Every(tests) if tests else None
            continue
        if not trigger.own or not isinstance(cards, groups.CardsInPlay):
            raise w.not_playable(said, "of many cards each can only wait for what happens to itself: 'When this …'")
        must: list[Trait] = [*cards.traits, *([] if cards.who is None else [ControlledBy(cards.who, True)])]
        trigger.test = EventCardIsThis() if trigger.test is None else Every([EventCardIsThis(), trigger.test])
        trigger.own, trigger.anywhere = False, False
        trigger.lent_to = cards
        trigger.lent_test = Every([EventCardIs(must), *conditions])
