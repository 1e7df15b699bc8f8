"""Why a move is refused here: every rule that forbids it, computed from what the asking seat can see."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.legality.invoking import INVOKE_CHECKS, Asked, Binds, IsHere, IsReady
from rulebound.games.starlight.legality.telegraphing import TELEGRAPH_CHECKS
from rulebound.games.starlight.procedures.combat import Combat
from rulebound.games.starlight.procedures.entering import Arrival
from rulebound.games.starlight.procedures.planning import (
    ENCHANTED,
    WHERE,
    WHOM,
    Plan,
    enchantments,
    feasible,
    has_room,
    has_target,
    has_tile,
    is_in_range,
    is_on_side,
    is_reached_somehow,
    target_move,
)  # fmt: skip
from rulebound.games.starlight.procedures.turn import may_be_done
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import active, creature_on, is_telegraphed
from rulebound.games.starlight.words.prompts import MENUS
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, refusals, several
from rulebound.kernel.play import Card, Move, Question, State

INVOKING = frozenset([c.PLAY, c.PLAY_TO, c.PLAY_ON, c.ATTACK_WITH, c.PUT_ON, c.ANSWER, c.LESS, c.ENCHANT])
TARGETING = frozenset([c.PLAY_ON, c.ATTACK_WITH, c.PUT_ON])

# What an Enchantment needs like every card that is invoked; its time and its price are those of its host.
ENCHANT_CHECKS: Final[list[Check[Asked]]] = [IsHere("ST-INV.11"), IsReady("ST-TEL.5"), Binds("ST-INV.1")]


def asked_of(s: State, question: Question) -> Asked:
    frame = s.frames[question.frame]
    return frame.asked(s) if isinstance(frame, Combat) else Asked(s, active(s), False)


def is_free(question: Question) -> bool:
    return question.menu in (c.M_MAIN, c.M_WINDOW)


def why_not(s: State, question: Question, option: Move) -> list[Refusal]:
    """Every rule that forbids the move; empty if it is legal."""
    for offered in question.options:
        if offered.same(option):
            return []
    if is_free(question):
        return action_refusals(s, question, option)
    if question.menu == c.M_BRING and option.kind in (c.BRING, c.CONFIRM):
        return several(["ST-CRE.3", "ST-SET.3"], "a creature brings exactly eight of its twelve cards")
    if question.menu == c.M_DRAFT and option.kind == c.DRAFT:
        return [Refusal("ST-SET.2", f"{rules_of(s).pool[option.number].name} has been chosen already")]
    frame = s.frames[question.frame]
    if isinstance(frame, Arrival) and option.kind in (c.ENTER_ON, c.RETURN_ON, c.RETURN_FOR):
        return frame.refusals(s, option)
    if isinstance(frame, Plan) and question.menu in (c.M_TARGET, c.M_TILE, c.M_ENCHANT):
        return choice_refusals(s, question, frame, option)
    return [no_answer(question)]


def no_answer(question: Question) -> Refusal:
    rule, prompt = MENUS[question.menu]
    return Refusal(rule, f"that is no answer to: {prompt}")


# ---- actions
def action_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    asked = asked_of(s, question)
    kind = option.kind
    if kind == c.TELEGRAPH_CARD:
        return refusals(TELEGRAPH_CHECKS, s, asked, option)
    if kind == c.ANSWER and not asked.inside:
        return [Refusal("ST-TIM.1", "there is nothing to answer outside Combat"), *invoking(s, asked, option)]
    if kind == c.PLAY and asked.inside:
        return [Refusal("ST-CMB.3", "in a Combat one answers with a card"), *invoking(s, asked, option)]
    if kind in INVOKING:
        return invoking(s, asked, option)
    if kind == c.DONE and not asked.inside:
        if may_be_done(s, asked.by):
            return []
        return [Refusal("ST-SET.11", f"{asked.by.definition.name} must leave the tile on which it entered")]
    frame = s.frames[question.frame]
    if kind in (c.PASS, c.DONE_ANSWERING) and isinstance(frame, Combat):
        if frame.answered == (kind == c.DONE_ANSWERING):
            return []
        return [Refusal("ST-CMB.7", "one passes before the first answer, and is done after it")]
    return [no_answer(question)]


def invoking(s: State, asked: Asked, option: Move) -> list[Refusal]:
    found = refusals(INVOKE_CHECKS, s, asked, option)
    card = option.card
    assert card is not None
    plan = Plan(card, asked.by, asked.inside)
    if option.kind in TARGETING and option.cards:
        found += of_other_sort(option, card)
        found += [each for each in target_refusals(s, plan, option.cards[0]) if each not in found]
    elif option.kind == c.PLAY_TO:
        found += [each for each in tile_refusals(s, plan, option.number) if each not in found]
    elif option.kind == c.ENCHANT and asked.inside and kind_of(card).kind == c.ATTACK:
        found.append(Refusal("ST-CLS.17", f"{card.definition.name} has been invoked: it is too late to enchant it"))
    elif option.kind == c.LESS and not is_telegraphed(s, card):
        found.append(Refusal("ST-INV.5", f"{card.definition.name} was not telegraphed"))
    elif option.kind == c.ENCHANT and option.cards:
        found += enchant_refusals(s, plan, option)
    elif not found and not feasible(s, plan.begin_with(option)):
        found.append(Refusal("ST-STAT.13", "together that cannot be paid"))
    return found


def of_other_sort(option: Move, card: Card) -> list[Refusal]:
    """Attacks are made with Attack cards, Auras are put on creatures."""
    wanted = target_move(kind_of(card))
    if wanted == option.kind:
        return []
    if option.kind == c.ATTACK_WITH:
        return [Refusal("ST-CMB.1", f"{card.definition.name} is no Attack card")]
    if option.kind == c.PUT_ON:
        return [Refusal("ST-CLS.7", f"{card.definition.name} is no Aura")]
    return [Refusal("ST-DEC.9", f"{card.definition.name} is played in other words")]


# ---- choices
def choice_refusals(s: State, question: Question, plan: Plan, option: Move) -> list[Refusal]:
    if question.menu == c.M_TILE and option.kind in (c.MOVE_TO, c.PLAY_TO):
        return tile_refusals(s, plan, option.number)
    if question.menu == c.M_TARGET and option.kind in TARGETING and option.cards and option.card is plan.card:
        return of_other_sort(option, plan.card) + target_refusals(s, plan, option.cards[0])
    if question.menu == c.M_TARGET and option.kind == c.CHOOSE and option.card is not None:
        if kind_of(option.card).creature:
            return target_refusals(s, plan, option.card)
    if question.menu == c.M_ENCHANT and option.kind == c.ENCHANT and option.card is plan.card and option.cards:
        return enchant_refusals(s, plan, option)
    return [no_answer(question)]


def enchant_refusals(s: State, plan: Plan, option: Move) -> list[Refusal]:
    """[ST-CLS.17] What keeps the Enchantment itself from being invoked, or from its host, or both from being paid."""
    assert option.cards is not None
    card = option.cards[0]
    words = f"{card.definition.name} does not go with it"
    found = refusals(ENCHANT_CHECKS, s, Asked(s, plan.by, plan.inside), Move(c.PLAY, card))
    if kind_of(plan.card).kind == c.ENCHANTMENT:
        found.append(Refusal("ST-CLS.18", words))
    elif not kind_of(card).hosts & kind_of(plan.card).classes or not (found or card in enchantments(s, plan)):
        found += several(["ST-CLS.15", "ST-CLS.17"], words)
    elif not found and not feasible(s, plan.with_choice(ENCHANTED, option)):
        found += several(["ST-STAT.13", "ST-CLS.17"], "together that cannot be paid")
    return found


def target_refusals(s: State, plan: Plan, card: Card) -> list[Refusal]:
    name, kind = card.definition.name, kind_of(plan.card)
    attack = kind.kind == c.ATTACK
    if not has_target(kind):
        return [Refusal("ST-INV.8", f"{plan.card.definition.name} chooses no creature")]
    found: list[Refusal] = []
    if creature(s, card).at < 0:
        found.append(Refusal("ST-DIE.13", f"{name} is not on the board"))
        if attack:
            found.append(Refusal("ST-CMB.20", "only creatures on the board can be attacked"))
        return found
    if not is_on_side(plan, card):
        found.append(Refusal("ST-CMB.20" if attack else "ST-INV.8", f"{name} is on the wrong side for it"))
    if not is_in_range(s, plan, card):
        words = f"{name} is not at a distance that {plan.card.definition.name} reaches"
        found.append(Refusal("ST-CMB.16" if attack else "ST-INV.8", words))
    if not has_room(s, plan, card):
        found += [Refusal(rule, f"{name} carries three Auras already") for rule in ("ST-LOC.9", "ST-LOC.8")]
    if not found and not feasible(s, plan.with_choice(WHOM, Move(c.PLAY_ON, plan.card, 0, [card]))):
        found.append(Refusal("ST-INV.8", f"with {name} the card could not be carried out"))
    return found


def tile_refusals(s: State, plan: Plan, tile: int) -> list[Refusal]:
    label = rules_of(s).board.labels[tile]
    kind = kind_of(plan.card)
    if not has_tile(kind):
        return [Refusal("ST-INV.8", f"{plan.card.definition.name} leads nowhere")]
    found: list[Refusal] = []
    if creature_on(s, tile) is not None:
        found.append(Refusal("ST-BRD.2", f"somebody stands on {label}"))
    if has_target(kind) and plan.target is None:
        return [*found, Refusal("ST-DEC.9", "say first which creature moves")]
    if not found and not is_reached_somehow(s, plan, tile):
        found.append(Refusal("ST-CLS.5", f"no path of as many steps over empty tiles leads to {label}"))
    if not found and not feasible(s, plan.with_choice(WHERE, Move(c.MOVE_TO, None, tile))):
        found.append(Refusal("ST-SET.12", "the creature could not pay for leaving its entry tile any more"))
    return found
