"""The label of an option: what the log prints, what a scenario writes, what a replay shows."""

from __future__ import annotations

from collections import Counter

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.combat import OPEN, Combat, sum_of
from rulebound.games.luminous.definition import LuminousTriggered, kind_of
from rulebound.games.luminous.paying import PayEssence, PayForTrigger
from rulebound.games.luminous.payment import is_bloom
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import attack_of
from rulebound.games.luminous.words.names import called, player
from rulebound.kernel.cards import Card
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.events import Trigger
from rulebound.kernel.gates import ChooseOne
from rulebound.kernel.ops import Run
from rulebound.kernel.state import State

PLAIN = {
    c.PASS: "pass",
    c.PLAY_BLOOM: "play a Luminous Bloom",
    c.DECLARE_BLOCK: "declare the block",
    c.NO_TRIBUTE: "no Tribute",
    c.CHOOSE_NO_MORE: "choose no more",
    c.NO_SCAVENGE: "do not scavenge",
    c.NO_PIVOT: "do not pivot",
    c.KEEP_HAND: "keep this hand",
    c.NO_CUT: "leave the deck uncut",
    c.FIRST_TURN_SELF: "take the first turn",
    c.LEAVE_REST: "leave the rest",
}
WITH_CARD = {
    c.PLAY_ORB: "play the orb {}",
    c.PLAY: "play {}",
    c.ADD_BLOCKER: "add {} to the block",
    c.TRIBUTE: "sacrifice {} for Tribute",
    c.SACRIFICE: "sacrifice {}",
    c.CHOOSE: "choose {}",
    c.DO_IT: "{}: do it",
    c.DECLINE: "{}: decline",
    c.DISCARD_CARD: "discard {}",
    c.HAND_LIMIT: "discard {} (hand limit)",
    c.DRAW_CARD: "draw {}",
    c.PUT_ON_BOTTOM: "put {} on the bottom",
    c.PUT_ON_TOP: "put {} on top",
    c.NO_MULCH: "do not pay for {}'s Mulch",
    c.ORDER_CARD: "put {} on the bottom next",
}


def a_colour(colour: int) -> str:
    """`an` stands before Orange."""
    return ("an " if colour == c.ORANGE else "a ") + c.COLOUR_NAMES[colour]


def label(s: State, decision: Decision, option: Option) -> str:
    kind = option.kind
    if kind in PLAIN:
        return PLAIN[kind]
    card = option.card
    if kind in WITH_CARD:
        assert card is not None
        words = WITH_CARD[kind].format(called(s, card, kind == c.CHOOSE))
        return words + elsewhere(s, decision, card)
    if kind == c.PLAY_BASIC:
        return f"play {a_colour(option.number)} orb"
    if kind == c.CHOOSE_PLAYER:
        return f"choose {player(s, option.number)}"
    if kind == c.TAKE_MULLIGAN:
        return f"mulligan {option.number} cards"
    if kind == c.CUT:
        assert option.numbers is not None
        return f"cut {player(s, option.number)}'s deck at {option.numbers[0]}"
    if kind == c.FIRST_TURN_OTHER:
        return f"give {player(s, option.number)} the first turn"
    if kind == c.PAY:
        return pay_label(s, decision, option)
    if kind == c.BLOCK:
        assert option.cards is not None
        return "block with " + " and ".join(sorted(called(s, each) for each in option.cards))
    if kind == c.SPLIT:
        return split_label(s, decision, option)
    if kind == c.SCAVENGE:
        assert option.cards is not None
        return f"void {option.cards[0].definition.name} and {option.cards[1].definition.name} to draw 1"
    assert card is not None
    return card_label(s, decision, option, card)


def elsewhere(s: State, decision: Decision, card: Card) -> str:
    """Where a card lies, if a namesake that lies elsewhere is offered too."""
    place = s.places[card.number]
    if in_play(s, card) is not None or place < 0:
        return ""
    for option in decision.options:
        other = option.card
        if other is not None and other.definition.name == card.definition.name and s.places[other.number] != place:
            return f" ({player(s, place // c.ZONES)}'s {c.ZONE_NAMES[place % c.ZONES].replace('_', ' ')})"
    return ""


def card_label(s: State, decision: Decision, option: Option, card: Card) -> str:
    """Labels that speak of a card and something more."""
    kind = option.kind
    name = called(s, card)
    if kind == c.ACTIVATE:
        return f"activate {name}: {kind_of(card.definition).activated[option.number].short}"
    if kind == c.ATTACK_PLAYER:
        return f"attack {player(s, option.number)} with {name}"
    if kind == c.ATTACK_RELIC:
        assert option.cards is not None
        # with several opponents their relics of one name have to be told apart
        return f"attack {called(s, option.cards[0], s.rules.seats > 2)} with {name}"
    if kind == c.PIVOT:
        return f"pivot: return {card.definition.name}, play {c.COLOUR_NAMES[option.number]}"
    if kind == c.PIVOT_EFFECT:
        return f"return {card.definition.name} orb, play {c.COLOUR_NAMES[option.number]} orb"
    if kind == c.BOLSTER:
        return f"bolster {name} by {option.number}"
    if kind == c.DEAL:
        return f"deal {option.number} to {name}"
    if kind == c.REPLACE:
        return replace_label(s, decision, option, card)
    if kind == c.RESOLVE:
        return trigger_label(s, s.waiting[option.number])
    if kind == c.MODE:
        return f"{card.definition.name}: {mode_short(s, decision, option.number)}"
    assert kind == c.PAY_MULCH
    frame = s.frames[decision.frame]
    assert isinstance(frame, PayForTrigger)
    ability = frame.trigger.ability
    assert isinstance(ability, LuminousTriggered)
    return f"pay {ability.cost_text} for {card.definition.name}'s Mulch"


def replace_label(s: State, decision: Decision, option: Option, card: Card) -> str:
    """The card whose text is to apply; if two of its texts could, also how often it was named before.

    Copies that are equal now may differ by the time of the choice, because the step under way uses them one by one.
    """
    name = called(s, card, True)
    cards = list(dict.fromkeys(other.card for other in decision.options if other.card is not None))
    alike = [other for other in cards if called(s, other, True) == name]
    if len(alike) > 1:
        name = f"{name} #{alike.index(card) + 1}"
    before = [other for other in decision.options[: option.number] if other.card is card]
    return f"choose {name} (its text {len(before) + 1})" if before else f"choose {name}"


def trigger_label(s: State, trigger: Trigger) -> str:
    """The keyword or the clause; where a card has two triggers of one keyword, also what it does."""
    ability = trigger.ability
    words = f"resolve {trigger.card.definition.name}: {ability.short}"
    for other in s.waiting:
        twin = other.seat == trigger.seat and other.card.definition.name == trigger.card.definition.name
        if twin and other.ability.short == ability.short and other.ability.clause != ability.clause:
            effect = ability.clause.removeprefix(ability.short).lstrip(":, ").rstrip(".")
            return f"{words} ({effect})"
    return words


def mode_short(s: State, decision: Decision, number: int) -> str:
    frame = s.frames[decision.frame]
    assert isinstance(frame, Run)
    op = frame.ops[frame.pc]
    assert isinstance(op, ChooseOne)
    return op.shorts[number]


def split_label(s: State, decision: Decision, option: Option) -> str:
    combat = s.frames[decision.frame]
    assert isinstance(combat, Combat)
    assert option.numbers is not None
    blockers = combat.present_blockers(s)
    shares = [f"{share} to {called(s, blockers[i].card)}" for i, share in enumerate(option.numbers)]
    return "deal " + ", ".join(shares)


def told(s: State, decision: Decision, option: Option, label: str) -> str:
    """A block or a split that was put together step by step is told as the one composed label."""
    combat = s.frames[decision.frame]
    if not isinstance(combat, Combat):
        return label
    if option.kind == c.DECLARE_BLOCK:
        return "block with " + " and ".join(sorted(called(s, card) for card in combat.building))
    if option.kind == c.DEAL and option.card is not None:
        blockers = [r.card for r in combat.present_blockers(s)]
        attacker = combat.attacking(s)
        assert attacker is not None
        shares = [option.number if card is option.card else combat.shares[i] for i, card in enumerate(blockers)]
        if shares.count(OPEN) == 1:
            shares[shares.index(OPEN)] = attack_of(s, attacker) - sum_of(shares)
            parts = [f"{share} to {called(s, card)}" for share, card in zip(shares, blockers, strict=True)]
            return "deal " + ", ".join(parts)
    return label


def payers(cards: list[Card]) -> str:
    """`2 Green, 1 Luminous Bloom`: cards of equal name are counted together."""
    counts = Counter(card.definition.name for card in cards)
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def pay_label(s: State, decision: Decision, option: Option) -> str:
    assert option.cards is not None
    frame = s.frames[decision.frame]
    assert isinstance(frame, PayEssence)
    words = "pay with " + payers(option.cards)
    colour = bloom_colours(frame, option.cards)
    return f"{words} (as {colour})" if colour else words


def bloom_colours(frame: PayEssence, cards: list[Card]) -> str:
    """[LU-token.8] Which colour a Bloom must make, where only one will do."""
    if not any(is_bloom(card) for card in cards):
        return ""
    price = frame.prices[0]
    made = Counter(kind_of(card.definition).colours for card in cards if not is_bloom(card))
    lacking = [c.COLOUR_NAMES[colour] for colour in c.COLOURS if price.essence_of(colour) > made[colour]]
    return lacking[0] if len(lacking) == 1 and price.any == 0 else ""
