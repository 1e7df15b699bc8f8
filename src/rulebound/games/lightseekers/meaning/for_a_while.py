"""Triggers for a while [LS-G75]: 'When you Attack this turn, …' is done once, and waits until the turn is over."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.effects import trigger_effects
from rulebound.games.lightseekers.meaning.senses import effect
from rulebound.games.lightseekers.meaning.setting_up import set_up
from rulebound.games.lightseekers.meaning.triggers import asks_amount, heard_event, prepare
from rulebound.games.lightseekers.meaning.words import STRETCHES
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.vocabulary import clauses as said


@effect.means(said.SetUp)
def for_a_while(w: Writer, node: said.SetUp) -> None:
    """It belongs to whoever made it, wherever its card is by then; each kind of event is a trigger of its own."""
    w.close_block()
    when = node.when
    before = w.standing, w.attack, w.answers_act, w.answers_harm, w.answers_amount, w.asks_amount
    w.standing = True
    w.asks_amount = asks_amount(node.effect)
    how = heard_event(w, when.event, when.under)
    w.standing, w.attack = before[0], False
    prepare(w, how)
    until = STRETCHES[when.duration.word]
    often = c.NEXT if when.often.word == "Next" else c.NOT_NEXT
    sentence = w.sentence
    for waiting in how.found:
        set_up(w, node, waiting, until, lambda: trigger_effects(w, [(sentence, node.effect)]), often=often)
    w.standing, w.attack, w.answers_act, w.answers_harm, w.answers_amount, w.asks_amount = before
