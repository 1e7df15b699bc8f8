"""What a trigger has seen, kept for what it puts off: by then another event is heard, with other heroes and cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebound.games.lightseekers.meaning.happenings import EVENT_DOER, EVENT_RECIPIENT
from rulebound.games.lightseekers.meaning.heroes import ROLES
from rulebound.games.lightseekers.meaning.waiting import EVENT_HERO
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import groups, piles
from rulebound.games.lightseekers.ops.whom import ControllersOf
from rulebound.games.lightseekers.vocabulary import amounts, events, heroes
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.terms import Cards, Whom
from rulebound.kernel.terms.amounts import EventAmount
from rulebound.kernel.terms.groups import SlotCards
from rulebound.kernel.terms.loops import SetPlayer
from rulebound.kernel.terms.players import ChosenPlayer
from rulebound.language.core.categories import AbilityKind
from rulebound.language.core.numbers import FoldThatMuch, ThatMuch, ThatMuchPlus
from rulebound.language.node import Node

MUCH = (ThatMuch, ThatMuchPlus, FoldThatMuch, amounts.SameAmount, amounts.ThatQuantity)


@contextmanager
def kept_for_later(w: Writer, node: Node) -> Iterator[None]:
    """[EN-9] 'When another hero Attacks you, deal 2 damage to that hero at the end of this turn': who it was, which
    card, and how much, as they are now."""
    people, handles, tallies, roles = dict(w.people), dict(w.handles), dict(w.tallies), dict(w.kept_roles)
    own = {id(each) for each in node.inside()}
    for each in node.inside():
        if isinstance(each, heroes.HeroRole | heroes.WhoseRole):
            keep_role(w, each)
        elif isinstance(each, MUCH) and w.answers_amount and "" not in w.tallies:
            w.tallies[""] = w.number()
            w.emit(SetNumber(w.words(each), w.tallies[""], EventAmount()))
        mention = w.ability.bindings.get(w.place(each))
        if mention is None or mention.back or id(mention.node) in own:
            continue
        spot = w.spot_meant(each)
        who = w.people.get(spot)
        if who is not None and is_of_event(who):
            w.people[spot] = kept_hero(w, each, who)
        card: Cards | None = w.handles.get(spot)
        if card is None and isinstance(mention.node, events.HeroActs):
            card = groups.EventCard([])
        if isinstance(card, groups.EventCard | groups.EventSource):
            slot = w.slot()
            w.emit(piles.Bind(w.words(each), YOU, card, slot, -1))
            w.handles[spot] = SlotCards(slot, [], False)
        elif isinstance(mention.node, heroes.HeroRole | heroes.WhoseRole):
            keep_role(w, mention.node)
    with w.being(answers_act=False, answers_harm=False, answers_would=frozenset(), answers_amount=False):
        yield
    w.people, w.handles, w.tallies, w.kept_roles = people, handles, tallies, roles


def is_of_event(who: Whom) -> bool:
    if isinstance(who, ControllersOf):
        return isinstance(who.group, groups.EventCard | groups.EventSource)
    return who in (EVENT_HERO, EVENT_DOER, EVENT_RECIPIENT)


def kept_hero(w: Writer, node: Node, who: Whom) -> ChosenPlayer:
    number = w.number()
    w.emit(SetPlayer(w.words(node), who, number))
    return ChosenPlayer(number)


def keep_role(w: Writer, node: heroes.HeroRole | heroes.WhoseRole) -> None:
    """'The attacker' is one of the act that the trigger has seen."""
    word = node.word.removesuffix("'s")
    seen = w.answers_act and w.ability.kind is AbilityKind.TRIGGERED
    if word in ("the attacker", "the recipient") and seen and word not in w.kept_roles:
        w.kept_roles[word] = kept_hero(w, node, ROLES[word]).number
