"""Words that must fit the card they are printed on: 'this Buff' stands on a Buff, V on a card with corners."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rulebound.games.lightseekers.cardfile import PrintedCard
from rulebound.games.lightseekers.corners import Shape
from rulebound.games.lightseekers.definition import LightCard
from rulebound.games.lightseekers.meaning.words import KINDS
from rulebound.games.lightseekers.meaning.writer import Making, Writer
from rulebound.games.lightseekers.ops import traits
from rulebound.language.abilities import Ability
from rulebound.language.core import durations, numbers, triggers
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import AbilityKind, Head
from rulebound.language.core.clauses import AtMoment, AtMomentIf, AtMomentUnless
from rulebound.language.core.conditions import IsNotState, IsState
from rulebound.language.core.sentences import Triggered
from rulebound.language.node import Node

from ..vocabulary import (
    amounts,
    clauses,
    conditions,
    elements,
    events,
    heroes,
    nouns,
    own_card,
    places,
    sentences,
    standing,
    verbs,
)
from ..vocabulary.numbers import DealDamage, Heal

VALUES = (amounts.CornerValue, amounts.CornerValuePlus, amounts.CornerNumber)
USED = {"Ability": 0, "Attack Ability": traits.ATTACK, "Defend Ability": traits.DEFEND}
ABILITIES = traits.ABILITY | traits.ATTACK_ABILITY | traits.DEFEND_ABILITY


def check_words(making: Making, printed: PrintedCard, abilities: Sequence[Ability]) -> None:
    """Refuse a word that has nothing on this card to stand for."""
    for number, ability in enumerate(abilities):
        w = Writer(making, ability, number, standing=True)
        for at, tree in enumerate(ability.trees):
            w.sentence = at
            for node in tree.inside():
                check(w, printed, node)


def check(w: Writer, printed: PrintedCard, node: Node) -> None:
    if isinstance(node, VALUES) and all(corner.shape is Shape.NONE for corner in printed.corners):
        raise w.not_playable(node, "this card has no corners")  # [LS-G57]
    if isinstance(node, conditions.ShowsIcon) and isinstance(node.what, core.This):
        if all(corner.icon != node.icon.name for corner in printed.corners):
            raise w.not_playable(node.icon, "no corner of this card shows that")  # [LS-G65]
    if isinstance(node, standing.CardIs) and isinstance(node.what, core.This):
        check_beings(w, node)
    if isinstance(node, sentences.DeckContains | sentences.StartsWith) and not w.making.definition.hero:
        raise w.not_playable(node, "only a hero speaks of what is before the game")  # [LS-2.1.1.3]
    check_alternatives(w, node)
    check_pile(w, node)
    check_place(w, node)
    check_part(w, node)
    check_absent(w, node)
    kind = node.kind if isinstance(node, core.This | nouns.ThisOne | numbers.Own) else None
    word = getattr(kind, "word", "card")
    if not is_called(w.making.definition, word, act_of(w.ability)):
        raise w.not_playable(node, f"this is no {word}")


def check_beings(w: Writer, node: standing.CardIs) -> None:
    """'This does not count as a Buff' stands on a Buff."""
    for being in node.beings:
        if isinstance(being, standing.CountsNot):
            for kind in being.group.kinds:
                if not is_called(w.making.definition, getattr(kind, "word", "card"), 0):
                    raise w.not_playable(kind, "this is none anyway")
        for verb in being.verbs if isinstance(being, standing.CardCannot) else ():
            for each in verb.done if isinstance(verb, events.IsDone) else ():
                if each.word == "Cancelled":  # [LS-2.6.4b] [EN-13]
                    raise w.not_playable(each, "a card is Cancelled before its text does anything, also this")


def check_alternatives(w: Writer, node: Node) -> None:
    """'Lose 2 health or 3 damage': behind another verb an amount without one could be said of that verb."""
    if isinstance(node, clauses.DoOr):
        for before, deed in pairwise(node.deeds):
            if is_noun(w, deed) and not is_noun(w, before) and harm_in(before) is not harm_in(deed):
                raise w.not_playable(deed, "say what is done: 'deal' or 'Heal'")


def is_noun(w: Writer, deed: Node) -> bool:
    """Whether an effect is an amount without a verb: 3 damage, 2 healing."""
    return harm_in(deed) is not None and not w.words(deed).startswith(("Deal", "Heal"))


def harm_in(deed: Node) -> type[Node] | None:
    return next((type(part) for part in deed.inside() if isinstance(part, DealDamage | Heal)), None)


def check_pile(w: Writer, node: Node) -> None:
    """'This is on top of your Discard Pile': a card lies only in the zones of its owner [LS-3.2.1]."""
    if not isinstance(node, IsState | IsNotState) or not isinstance(node.what, core.This):
        return
    for state in node.states:
        if getattr(state, "word", "") == "Dormant" and not w.making.definition.hero:  # [LS-6.1.2-dormant.1] [EN-13]
            raise w.not_playable(state, "a Dormant card does nothing, so nobody would ask this")
        if isinstance(state, elements.InThatZone) and not is_asked_elsewhere(w, node):  # [EN-13]
            raise w.not_playable(state, "there this card does nothing: say 'this is on top of your Discard Pile'")
        if isinstance(state, elements.OnTop | elements.InThatZone):
            owner = getattr(state.zone, "whose", None)
            if owner is not None and not isinstance(owner, heroes.Your):
                raise w.not_playable(state, "this card lies only in your zones")


def is_asked_elsewhere(w: Writer, node: Node) -> bool:
    """Whether a condition is asked where its card may be anywhere: later, or about its own Play and price."""
    tree = w.ability.trees[w.sentence]
    if own_card.own_play(tree) is not None or own_card.own_price(tree) is not None:
        return True
    return any(isinstance(each, LATER) and any(part is node for part in each.inside()) for each in tree.inside())


def check_absent(w: Writer, node: Node) -> None:
    """[EN-13] What is heard or used in play does not find its own card elsewhere, unless it is heard of that card."""
    if not isinstance(node, core.This) or not isinstance(node.place, core.FromZone | core.InZone):
        return
    card, kind = w.making.definition, w.ability.kind
    in_play = (card.buff or card.item) and kind in (AbilityKind.TRIGGERED, AbilityKind.ACTIVATED)
    inside = [each for tree in w.ability.trees for each in tree.inside()]
    heads = [part for each in inside if isinstance(each, Head) for part in each.inside()]
    leaves = any(isinstance(each, core.This) and each.place is None for each in (*heads, *moved(inside)))
    if in_play and not leaves and not any(isinstance(each, elements.OnTop) for each in inside):
        raise w.not_playable(node, "this works only in play, and there this card is")


def moved(nodes: Sequence[Node]) -> list[Node]:
    """What is Removed, Returned or moved."""
    return [each.what for each in nodes if isinstance(each, verbs.Remove | verbs.Return | verbs.Move)]


LATER = (AtMoment, AtMomentIf, AtMomentUnless, clauses.SetUp)
UNDER = (places.Under, places.StoredUnder, places.Beside)
TURNING = (verbs.Rotate, verbs.RotateTo, verbs.Restart, verbs.TriggerEffect)
IN_PLAY = (verbs.Remove, verbs.Return, verbs.MakeDormant, durations.UntilLeaves)


def check_place(w: Writer, node: Node) -> None:
    """What happens only to cards in play, only to Buffs, only to Items stands on such a card."""
    card = w.making.definition
    buff, item = wanted_by(node)
    if card.hero and isinstance(node, IsState | IsNotState):
        return  # a hero is there all the time, and can be Dormant [LS-G39]
    if isinstance(node, verbs.Return) and node.zone is not None and (card.attack or card.defend):
        return  # it is moved, as it is played
    if (buff or item) and not ((buff and card.buff) or (item and card.item)):
        raise w.not_playable(node, "this cannot happen to this card: it is no Buff, or never in play")


def wanted_by(node: Node) -> tuple[bool, bool]:
    """Whether a phrase speaks of this card as a Buff, and whether as an Item."""
    stored = isinstance(node, verbs.Store | events.IsStored)
    what = getattr(node, "under" if stored else "what", None)
    if isinstance(what, nouns.ThisOne):
        return (True, True) if stored or isinstance(node, UNDER) else (False, False)
    if not isinstance(what, core.This) or what.place is not None:
        return False, False
    if isinstance(node, triggers.Happens):
        words = {verb.word for verb in node.verbs if isinstance(verb, events.CardOccurs)}
        return bool(words), bool(words) and not words & {"Expire", "Rotate", "Restart"}
    states = node.states if isinstance(node, IsState | IsNotState) else ()
    if isinstance(node, TURNING) or any(getattr(state, "word", "").endswith("corner") for state in states):
        return True, False
    lies = any(isinstance(state, elements.Whereabouts | elements.BuffState) for state in states)
    return lies or isinstance(node, IN_PLAY), lies or isinstance(node, (verbs.Equip, *IN_PLAY))


PARTS = ("the recipient", "the attacker", "the recipient's", "the attacker's")


ATTACKS = (events.IsAttacked, verbs.AttackHero, events.TakesDamage, events.DealsDamage)


def waits_for_attack(w: Writer, node: Node) -> bool:
    """'Until your next turn, whenever you are attacked, the attacker …': an effect that waits for an Attack."""
    for tree in w.ability.trees:
        for each in tree.inside():
            if isinstance(each, clauses.SetUp) and any(part is node for part in each.effect.inside()):
                heard = each.when.event.inside()
                return any(isinstance(part, ATTACKS) or getattr(part, "word", "") == "Attack" for part in heard)
    for before, tree in pairwise(w.ability.trees):
        cancelled = isinstance(tree, Triggered) and isinstance(getattr(tree.head, "event", None), events.CancelHappens)
        if cancelled and any(part is node for part in tree.inside()):
            return any(getattr(part, "word", "").startswith("Attack") for part in before.inside())
    return False


def check_part(w: Writer, node: Node) -> None:
    """What is done without an Attack has no recipient and no attacker [LS-3.1.3] [LS-3.1.4]."""
    if not isinstance(node, heroes.HeroRole | heroes.WhoseRole) or node.word not in PARTS:
        return
    kind = w.ability.kind
    attacks = w.making.definition.attack if kind is not AbilityKind.ACTIVATED else act_of(w.ability) & traits.ATTACK
    instants = (AbilityKind.EFFECTS, AbilityKind.MULTIPLAYER, AbilityKind.ACTIVATED)
    first = w.ability.first
    answers = isinstance(first.what if isinstance(first, sentences.Multiplayer) else first, Triggered)
    if kind in instants and not attacks and not answers and not waits_for_attack(w, node):
        raise w.not_playable(node, "there is no Attack here")


def act_of(ability: Ability) -> int:
    """What using the ability is, as kinds; nothing if it is none."""
    first = ability.first
    return KINDS[first.keyword.word] | USED[first.keyword.word] if isinstance(first, sentences.UseAbility) else 0


def is_called(card: LightCard, word: str, act: int) -> bool:
    """Whether a text can speak of its card by that word, or an ability of itself."""
    bits = KINDS[word]
    if act and bits & act == bits:
        return True
    having = (
        (traits.ACTION_CARD, card.action), (traits.COMBO, card.combo), (traits.BUFF, card.buff),
        (traits.ITEM, card.item), (traits.ATTACK | traits.ATTACK_CARD, card.attack),
        (traits.DEFEND | traits.DEFEND_CARD, card.defend), (ABILITIES, False),
    )  # fmt: skip
    return all(has or not bits & bit for bit, has in having)
