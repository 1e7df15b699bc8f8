"""Which action of a turn it is."""

from __future__ import annotations

from rulebound.games.lightseekers.meaning.happenings import NUMBERS
from rulebound.games.lightseekers.meaning.heroes import whose
from rulebound.games.lightseekers.meaning.senses import condition
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.acting import IsNthAction
from rulebound.games.lightseekers.vocabulary import actions as said
from rulebound.games.lightseekers.vocabulary.heroes import Your
from rulebound.kernel.terms import Test
from rulebound.language.core.categories import AbilityKind
from rulebound.language.node import Node


@condition.means(said.IsNthAction)
def is_nth_action(w: Writer, node: said.IsNthAction) -> Test:
    own = node.act.word == "this"
    if own and not isinstance(node.whose, Your):
        raise w.not_playable(node.whose, "this card is played by you")
    if own:
        check_own_act(w, node)
    elif w.ability.kind is not AbilityKind.TRIGGERED and not w.waits:
        raise w.not_playable(node.act, "there is no act before this: say 'this is your second action this turn'")
    return IsNthAction(own, NUMBERS[node.nth.word], None if own else whose(w, node.whose))


@condition.means(said.IsOnlyAction)
def is_only_action(w: Writer, node: said.IsOnlyAction) -> Test:
    check_own_act(w, node)
    return IsNthAction(True, 1, None)


def check_own_act(w: Writer, node: Node) -> None:
    """While this card resolves, or its ability, it is known which action that was."""
    card = w.making.definition
    if card.combo and w.ability.kind is not AbilityKind.ACTIVATED:
        raise w.not_playable(node, "a combo uses all actions that there are [LS-4.1.3.1f.1]")
    at_once = card.attack or card.defend or w.ability.kind is AbilityKind.ACTIVATED
    if not at_once or w.waits:
        raise w.not_playable(node, "when this is asked the action is over: say how many actions you took this turn")
