"""Why a move is refused here: every rule that forbids it, computed from what the asking seat can see."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.legality import orbs
from rulebound.games.luminous.legality.abilities import ACTIVATE_CHECKS
from rulebound.games.luminous.legality.checks import MAIN_WINDOW, Asked
from rulebound.games.luminous.legality.combat import (
    ATTACK_CHECKS,
    ATTACK_MOMENT,
    ATTACKER_CHECKS,
    BLOCK_ADDED,
    BLOCK_CHECKS,
    BLOCK_MOMENT,
    misfit_number,
)  # fmt: skip
from rulebound.games.luminous.legality.playing import PLAY_CHECKS
from rulebound.games.luminous.legality.sacrificing import SACRIFICING
from rulebound.games.luminous.ops.choices import Pick
from rulebound.games.luminous.ops.combats import combat_under_way
from rulebound.games.luminous.ops.groups import CardsInPlay
from rulebound.games.luminous.ops.traits import BLOOM, FAVORED, ORB, RELIC, SPELL, TOKEN, UNIT, OfKind
from rulebound.games.luminous.payment import covers, is_bloom, passes_check
from rulebound.games.luminous.procedures.combat import OPEN, Combat, sum_of
from rulebound.games.luminous.procedures.main_phase import ADDED, must_attack
from rulebound.games.luminous.procedures.paying import PayEssence
from rulebound.games.luminous.procedures.playing import Play
from rulebound.games.luminous.record import in_play, thing
from rulebound.games.luminous.values import attack_of, forbidding_clause
from rulebound.games.luminous.words.payments import FALSE_CHECK, FALSE_COLOUR, FALSE_STATE
from rulebound.kernel.errors import Refusal
from rulebound.kernel.labels import Ghost
from rulebound.kernel.legality import Check, barred_by, refusals, several, subject
from rulebound.kernel.ordering.rounds import Batch
from rulebound.kernel.play import Card, Choose, Move, Question, Run, State
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.tabletop.moves import same_move
from rulebound.tabletop.prompts import asking_words

KIND_WORDS = {
    UNIT: "unit", RELIC: "relic", SPELL: "spell", ORB: "orb", TOKEN: "token", FAVORED: "favored", BLOOM: "Bloom",
}  # fmt: skip
CHECKLISTS: dict[int, list[Check[Asked]]] = {
    c.PLAY_BASIC: orbs.BASIC_CHECKS,
    c.PLAY_ORB: orbs.HAND_ORB_CHECKS,
    c.PLAY_BLOOM: orbs.BLOOM_CHECKS,
    c.PIVOT: orbs.PIVOT_CHECKS,
    c.PLAY: PLAY_CHECKS,
    c.ACTIVATE: ACTIVATE_CHECKS,
    c.ATTACK_PLAYER: ATTACK_CHECKS,
    c.ATTACK_RELIC: ATTACK_CHECKS,
    **{action.kind: action.checks for action in ADDED},
}
ACTIONS = frozenset([*CHECKLISTS, c.ATTACK_TOGETHER, c.PASS, c.BLOCK, c.ADD_BLOCKER, c.DECLARE_BLOCK])

# Which moves belong to which menu, and the rule by which anything else is no answer to it.
ANSWERS: dict[int, tuple[frozenset[int], str]] = {
    c.M_BLOCK: (frozenset([c.ADD_BLOCKER, c.DECLARE_BLOCK, c.BLOCK]), "LU-combat.11"),
    c.M_PAY: (frozenset([c.PAY]), "LU-cost.14"),
    c.M_TRIBUTE: (frozenset([c.TRIBUTE, c.NO_TRIBUTE]), "LU-tribute.1"),
    c.M_SACRIFICE: (frozenset([c.SACRIFICE]), "LU-key.7"),
    c.M_CHOOSE: (frozenset([c.CHOOSE, c.CHOOSE_PLAYER, c.CHOOSE_NO_MORE]), "LU-play.4"),
    c.M_REPLACE: (frozenset([c.CHOOSE, c.REPLACE]), "LU-play.14"),
    c.M_MODE: (frozenset([c.MODE, c.CHOOSE_NO_MORE]), "LU-play.4"),
    c.M_MAY: (frozenset([c.DO_IT, c.DECLINE]), "LU-play.16"),
    c.M_TRIGGER: (frozenset([c.RESOLVE]), "LU-batch.2"),
    c.M_MULCH: (frozenset([c.PAY_MULCH, c.NO_MULCH]), "LU-mulch.4"),
    c.M_SCAVENGE: (frozenset([c.SCAVENGE, c.NO_SCAVENGE]), "LU-scavenge.1"),
    c.M_BOLSTER: (frozenset([c.BOLSTER]), "LU-bolster.1"),
    c.M_PIVOT: (frozenset([c.PIVOT_EFFECT, c.NO_PIVOT]), "LU-orb.11"),
    c.M_SPLIT: (frozenset([c.SPLIT, c.DEAL]), "LU-combat.25"),
    c.M_DISCARD: (frozenset([c.DISCARD_CARD, c.HAND_LIMIT]), "LU-key.4"),
    c.M_HAND_LIMIT: (frozenset([c.HAND_LIMIT, c.DISCARD_CARD]), "LU-turn.15b"),
    c.M_MULLIGAN: (frozenset([c.KEEP_HAND, c.TAKE_MULLIGAN]), "LU-setup.5b"),
    c.M_CUT: (frozenset([c.CUT, c.NO_CUT]), "LU-setup.2b"),
    c.M_LOOK: (
        frozenset([c.DRAW_CARD, c.PUT_ON_BOTTOM, c.PUT_ON_TOP, c.LEAVE_REST, c.CHOOSE, c.DISCARD_CARD]),
        "LU-play.4",
    ),
    c.M_ORDER: (frozenset([c.ORDER_CARD]), "LU-setup.5d"),
}


def asked_of(s: State, question: Question) -> Asked:
    frame = s.frames[question.frame]
    if isinstance(frame, Combat):
        return frame.asked(s, question.seat)
    return Asked(question.seat, MAIN_WINDOW)


def why_not(s: State, question: Question, option: Move) -> list[Refusal]:
    """Every rule that forbids the move; empty if it is legal."""
    for offered in question.options:
        if same_move(s, offered, option):
            return []
    if question.menu in (c.M_MAIN, c.M_COMBAT):
        return action_refusals(s, question, option)
    if question.menu == c.M_SPLIT and option.kind in (c.SPLIT, c.DEAL):
        return split_refusals(s, question, option)  # in one answer or step by step, however it was asked
    return answer_refusals(s, question, option)


# ---- at priority
def action_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    asked = asked_of(s, question)
    kind = option.kind
    if kind in CHECKLISTS:
        return refusals(CHECKLISTS[kind], s, asked, option)
    if kind in (c.BLOCK, c.ADD_BLOCKER):
        number = misfit_number(s, asked, len(option.cards)) if option.cards else ""
        too = [Refusal("LU-play.14", number)] if number else []
        return [*unit_refusals(s, asked, option, [*BLOCK_CHECKS, *BLOCK_ADDED]), *too]
    if kind == c.ATTACK_TOGETHER:
        together = Refusal("LU-combat.2", "one unit attacks at a time")
        return [together, *unit_refusals(s, asked, option, ATTACKER_CHECKS)]
    if kind == c.DECLARE_BLOCK:
        return [Refusal("LU-combat.11", "name the blockers first")]
    card = option.card
    if kind == c.PASS:
        return [forced_attack(s, question)]
    if kind == c.SACRIFICE and card is not None and is_bloom(card):
        return [Refusal("LU-token.11", "a Bloom is sacrificed only to pay a cost")]
    if kind == c.SCAVENGE:
        return [no_action(s, asked), *unasked_scavenging(s, question.seat)]
    if kind == c.PIVOT_EFFECT:
        return refusals(orbs.PIVOT_CHECKS, s, asked, Move(c.PIVOT, card, option.number))
    return [no_action(s, asked)]


def forced_attack(s: State, question: Question) -> Refusal:
    """[LU-play.14] The only things that forbid to pass with priority: who must attack, and who must be blocked."""
    unit = must_attack(s, question.options)
    if unit is None:
        combat = combat_under_way(s)
        assert combat is not None
        return Refusal("LU-play.14", forbidding_clause(s, thing(s, combat.attacker.card), c.MUST_BE_BLOCKED))
    return Refusal("LU-play.14", forbidding_clause(s, thing(s, unit), c.MUST_ATTACK))


def no_action(s: State, asked: Asked) -> Refusal:
    """A known kind of move, but none of the actions that priority allows here."""
    if asked.window == MAIN_WINDOW:
        rule = "LU-prio.4" if asked.seat == s.active else "LU-prio.5"
    else:
        rule = "LU-combat.9" if asked.seat == asked.defender else "LU-combat.10"
    return Refusal(rule, "that is none of the actions open to you with priority here")


def unit_refusals(s: State, asked: Asked, option: Move, checks: list[Check[Asked]]) -> list[Refusal]:
    """Unit by unit; each rule is named once."""
    found: list[Refusal] = []
    cards = option.cards if option.cards is not None else [option.card] if option.card is not None else []
    for card in cards:
        for refusal in refusals(checks, s, asked, card.option(option.kind)):
            if refusal not in found:
                found.append(refusal)
    return found


# ---- at any other question
def answer_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    kinds, rule = ANSWERS[question.menu]
    if option.kind not in kinds:
        if option.kind in ACTIONS:
            return no_priority(s, question) + needs_priority(option.kind, option.card)
        if option.kind == c.DECLINE or option.kind == c.CHOOSE_NO_MORE:
            return [Refusal("LU-play.16", "this is not optional"), Refusal(rule, "that is no answer to this question")]
        return [Refusal(rule, "that is no answer to this question")]
    specific = SPECIFIC.get(question.menu)
    found = rest_refusals(s, question, option)
    if not found and specific is not None:
        found = specific(s, question, option)
    return found or [Refusal(rule, "that is not among the choices")]


def rest_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """[LU-cost.13] A card that fits one part of a cost, but would be missing for the next."""
    frame = s.frames[question.frame]
    card = option.card
    if not isinstance(frame, Run) or card is None:
        return []
    op = frame.ops[frame.pc]
    if not isinstance(op, Pick) or op.cost is None or card not in op.group.cards(s, frame.env):
        return []
    return [Refusal("LU-cost.13", f"another part of the cost needs {card.definition.name}")]


def no_priority(s: State, question: Question) -> list[Refusal]:
    """[LU-prio.12] Where nobody has priority, no action can be taken [LU-prio.1]."""
    found = several(["LU-prio.12", "LU-prio.1"], "nobody has priority now")
    phase, step = s.facts[c.PHASE], s.facts[c.STEP]
    if any(isinstance(frame, Batch) for frame in s.frames):
        found.append(Refusal("LU-batch.13", "nobody has priority until the batch is empty"))
    if phase == c.START:
        found.append(Refusal("LU-turn.9", "no player has priority in the start phase"))
    elif phase == c.END:
        found.append(Refusal("LU-turn.13", "no actions are taken in the end phase"))
    elif phase == c.COMBAT and step == c.ATTACK_STEP:
        found.append(Refusal("LU-combat.6", "nobody has priority in the attack step"))
    elif phase == c.COMBAT and step == c.DAMAGE_STEP:
        found.append(Refusal("LU-combat.24", "nobody has priority in the combat damage step"))
    if isinstance(s.frames[question.frame], Run | PayEssence | Play):
        found.append(Refusal("LU-prio.11", "an action is carried out completely before anything else is done"))
    return found


# A payment that is legal, but not as the brackets of the label tell it.
FALSE_WORDS = {
    FALSE_COLOUR: several(["LU-cost.3", "LU-cost.5", "LU-cost.15", "LU-token.8"], "this payment makes other colours"),
    FALSE_CHECK: several(["LU-cost.8", "LU-cost.11"], "the check is not made with these orbs"),
    FALSE_STATE: several(["LU-exp.1", "LU-cost.2"], "that is not so of these cards"),
}


def needs_priority(kind: int, card: Card | None) -> list[Refusal]:
    """The rules that let such an action be taken with priority only."""
    if kind in (c.ATTACK_PLAYER, c.ATTACK_RELIC, c.ATTACK_TOGETHER):
        return [Refusal("LU-combat.1", "one attacks with priority in a main phase")]
    if kind in (c.PLAY_BASIC, c.PLAY_ORB, c.PLAY_BLOOM, c.PIVOT):
        return [Refusal("LU-orb.1", "an orb is played with priority in the own main phase")]
    if kind == c.ACTIVATE:
        return [Refusal("LU-play.11", "abilities are activated with priority")]
    if kind == c.PLAY and card is not None:
        rule = "LU-type.16" if kind_of(card.definition).fast else "LU-type.18"
        return [Refusal(rule, f"{card.definition.name} is played with priority")]
    if kind in (c.BLOCK, c.ADD_BLOCKER, c.DECLARE_BLOCK):
        return [Refusal("LU-combat.9", "the defending player blocks with priority in the block/effect step")]
    return []


def trigger_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """[LU-batch.5] Whose round it is not waits."""
    if s.waiting[option.number].seat == question.seat:
        return []
    found = [Refusal("LU-batch.5", "while one player resolves, the triggers of the others wait")]
    if question.seat == s.active:
        found.append(Refusal("LU-batch.6", "the others resolve theirs when the active player has none left"))
    else:
        found.append(Refusal("LU-batch.7", "what the active player gets meanwhile waits until this round is over"))
    return found


def payment_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    frame = s.frames[question.frame]
    assert isinstance(frame, PayEssence)
    assert option.cards is not None
    pool = frame.pool(s)
    price = frame.prices[0]
    found: list[Refusal] = []
    paid = [0] * 8
    blooms = 0
    for card in option.cards:
        r = in_play(s, card)
        if is_bloom(card):
            blooms += 1
        else:
            paid[kind_of(card.definition).colours] += 1
            if r is not None and r.expended:
                found.append(Refusal("LU-exp.1", f"{card.definition.name} is expended already"))
                found.append(Refusal("LU-cost.2", "essence is made by ready orbs and by Blooms"))
    if len(option.cards) > price.total:
        found.append(Refusal("LU-cost.6", f"payments are exact: {price.total} essence, no more"))
    elif len(option.cards) < price.total:
        found.append(Refusal("LU-cost.2", f"{price.total} essence must be paid"))
        found.append(Refusal("LU-cost.6", f"payments are exact: {price.total} essence, no less"))
    if len(option.cards) == price.total:
        if not any(covers(each, paid, blooms, pool.any_only) for each in frame.prices):
            found.append(Refusal("LU-cost.5", "a coloured symbol needs essence of that colour"))
            found.append(Refusal("LU-cost.3", "an orb makes essence of its own colour"))
        if not passes_check(price, pool.orbs, paid):
            words = "the check needs orbs of its colours that did not pay"
            found += [Refusal("LU-cost.8", words), Refusal("LU-cost.13", "only payments that pass the check are legal")]
            if price.checks > 1:
                found.append(Refusal("LU-cost.11", "each check symbol needs an orb of its own"))
            if not pool.plain:
                found.append(Refusal("LU-cost.15", "an orb of several colours makes or checks one of them, once"))
    if not found and option.number:
        found = FALSE_WORDS[option.number]
    if not found and frame.extras():
        found.append(Refusal("LU-cost.9", "a card cannot pay two parts of one cost, or check for it as well"))
    return found


def tribute_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    frame = s.frames[question.frame]
    assert isinstance(frame, Play)
    return [] if option.card is None else barred_by(frame.tribute_bars(), s, question.seat, option.card)


def sacrifice_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    found = barred_by(SACRIFICING, s, question.seat, subject(option))
    return found or [Refusal("LU-key.7", f"{subject(option).definition.name} is not what the text asks for")]


def discard_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    card = option.card
    if card is None:
        return []
    words = f"{card.definition.name} is not in your hand: without a zone named one discards from the hand"
    found = [Refusal("LU-key.3", words), Refusal("LU-key.4", "the discarding player chooses among the own cards")]
    if question.menu == c.M_HAND_LIMIT:
        found.append(Refusal("LU-turn.15b", "the hand limit is met with cards of the hand"))
    return found


def choice_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """[LU-play.4] A choice must fit the words of the card."""
    card = option.card
    if card is None:
        return []
    words = f"{card.definition.name} {lacking(s, question, card)} '{asking_words(s, question)}'"
    return [Refusal("LU-play.4", words), *kind_refusals(s, card)]


def lacking(s: State, question: Question, card: Card) -> str:
    """What keeps the card from being what the noun phrase means: the first of its traits that fails."""
    frame = s.frames[question.frame]
    op = frame.ops[frame.pc] if isinstance(frame, Run) else None
    group = op.group if isinstance(op, Choose) else None
    if not isinstance(frame, Run) or not isinstance(group, CardsInPlay | CardsInZones):
        return "does not fit"
    r = in_play(s, card)
    if isinstance(group, CardsInPlay) and r is None:
        return "is not in play:"
    if isinstance(group, CardsInZones) and s.place(card) not in group.zones:
        return "does not lie where the text says:"
    for trait in group.traits:
        if isinstance(trait, OfKind) and not trait.fits(s, frame.env, card, r):
            return f"is no {' or '.join(word for bit, word in KIND_WORDS.items() if trait.bits & bit)}:"
    return "does not fit"


def kind_refusals(s: State, card: Card) -> list[Refusal]:
    """The rules behind a choice that does not fit."""
    found: list[Refusal] = []
    if is_bloom(card):
        found.append(Refusal("LU-token.6", "a Luminous Bloom is a token and nothing else"))
    r = in_play(s, card)
    if r is not None and r.kind.favored:
        found.append(Refusal("LU-type.4", "a favored is no unit or relic"))
    if r is None and s.place(card) == c.RESOLVING:
        found.append(Refusal("LU-play.8", "a card that is being played is in no other zone"))
    return found


def scavenge_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    found = [Refusal("LU-scavenge.1", "two different cards of your own discard pile are voided")]
    if option.cards is not None and len(option.cards) < 2:
        found.append(Refusal("LU-scavenge.2", "there is no partial scavenging"))
    return found


def unasked_scavenging(s: State, seat: int) -> list[Refusal]:
    """Where no effect lets the player scavenge, perhaps because there was nothing to do it with."""
    found = [Refusal("LU-scavenge.1", "cards are voided for a draw when an effect lets you scavenge")]
    if len(s.zone(seat, c.DISCARD)) < 2:
        found.append(Refusal("LU-scavenge.2", "with fewer than two cards in the discard pile it cannot be done"))
    return found


def bolster_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    offered = question.options[0].number
    found: list[Refusal] = []
    if option.number != offered:
        found.append(Refusal("LU-bolster.2b", f"all {offered} go to one relic"))
    card = option.card
    r = None if card is None else in_play(s, card)
    if r is None or not r.kind.relic or r.controller != question.seat:
        found.append(Refusal("LU-bolster.1", "bolster a relic that you control"))
    return found


def pivot_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    if option.kind == c.NO_PIVOT:
        return [Refusal("LU-play.16", "this pivot is not optional")]
    pivot = Move(c.PIVOT, option.card, option.number)
    return refusals(orbs.PIVOT_EXCHANGE, s, asked_of(s, question), pivot)


def split_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    combat = s.frames[question.frame]
    assert isinstance(combat, Combat)
    attacker = combat.attacking(s)
    power = 0 if attacker is None else attack_of(s, attacker)
    shares = option.numbers if option.numbers is not None else [option.number]
    cards = option.cards if option.cards is not None else [option.card] if option.card is not None else []
    blockers = [r.card for r in combat.present_blockers(s)]
    found: list[Refusal] = []
    if any(card not in blockers for card in cards):
        found.append(Refusal("LU-combat.25", "the damage is split among the blockers"))
        found.append(Refusal("LU-combat.26c", "only blockers that are still there get a share"))
    elif option.kind == c.DEAL:
        index = blockers.index(cards[0])
        open_now = not combat.shares or combat.shares[index] == OPEN
        if not open_now or option.number > power - sum_of(combat.shares):
            found.append(Refusal("LU-combat.26a", f"the shares together are the whole attack value, {power}"))
    if option.kind == c.SPLIT and (sum(shares) != power or any(share != OPEN for share in combat.shares)):
        found.append(Refusal("LU-combat.26a", f"the split uses the whole attack value, {power}"))
    return found


def mulligan_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    return [Refusal("LU-setup.5b", "a mulligan is of the whole hand")]


def step_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    combat = s.frames[question.frame]
    assert isinstance(combat, Combat)
    if option.card is not None and option.card in combat.building:
        return [Refusal("LU-combat.37", f"{option.card.definition.name} is in this block already")]
    return unit_refusals(s, asked_of(s, question), option, [*BLOCK_CHECKS, *BLOCK_ADDED])


SPECIFIC: dict[int, Callable[[State, Question, Move], list[Refusal]]] = {
    c.M_PAY: payment_refusals,
    c.M_TRIBUTE: tribute_refusals,
    c.M_SACRIFICE: sacrifice_refusals,
    c.M_DISCARD: discard_refusals,
    c.M_HAND_LIMIT: discard_refusals,
    c.M_CHOOSE: choice_refusals,
    c.M_LOOK: choice_refusals,
    c.M_TRIGGER: trigger_refusals,
    c.M_SCAVENGE: scavenge_refusals,
    c.M_BOLSTER: bolster_refusals,
    c.M_PIVOT: pivot_refusals,
    c.M_SPLIT: split_refusals,
    c.M_MULLIGAN: mulligan_refusals,
    c.M_BLOCK: step_refusals,
}

GHOSTS: dict[int, tuple[str, ...]] = {
    c.PLAY: ("LU-play.13",),
    c.PLAY_ORB: ("LU-play.13",),
    c.ACTIVATE: ("LU-play.12",),
    c.ATTACK_PLAYER: ("LU-combat.1",),
    c.ATTACK_TOGETHER: ("LU-combat.2", "LU-combat.1"),
    c.BLOCK: ("LU-combat.13",),
    c.ADD_BLOCKER: ("LU-combat.13",),
    c.PIVOT: ("LU-orb.11",),
    c.PIVOT_EFFECT: ("LU-orb.11",),
    c.TRIBUTE: ("LU-tribute.1",),
    c.SACRIFICE: ("LU-key.8", "LU-key.7"),
    c.DISCARD_CARD: ("LU-key.3", "LU-key.4"),
    c.HAND_LIMIT: ("LU-key.3", "LU-turn.15b"),
    c.SCAVENGE: ("LU-scavenge.1",),
    c.BOLSTER: ("LU-bolster.1",),
    c.CHOOSE: ("LU-play.4",),
    c.DRAW_CARD: ("LU-play.4",),
    c.PAY: ("LU-cost.2", "LU-cost.14"),
}


# What forbids such a move whatever the card is.
CARD_FREE: dict[int, list[Check[Asked]]] = {
    c.PIVOT: [*orbs.ORB_PLAY_CHECKS, *orbs.BLOOM_LISTED],
    c.PLAY_ORB: orbs.ORB_PLAY_CHECKS,
    c.ATTACK_PLAYER: ATTACK_MOMENT,
    c.BLOCK: BLOCK_MOMENT,
    c.ADD_BLOCKER: BLOCK_MOMENT,
}


def ghost_refusals(s: State, question: Question, ghost: Ghost) -> list[Refusal]:
    """The card is nowhere that the seat can see."""
    if ghost.kind in ACTIONS and question.menu not in (c.M_MAIN, c.M_COMBAT):
        return no_priority(s, question) + needs_priority(ghost.kind, None)
    rules = GHOSTS.get(ghost.kind, ("LU-play.4",))
    found = [Refusal(rule, f"{ghost.name} is not there for that") for rule in rules]
    if question.menu in (c.M_MAIN, c.M_COMBAT):
        found += refusals(CARD_FREE.get(ghost.kind, []), s, asked_of(s, question), Move(ghost.kind))
    return found
