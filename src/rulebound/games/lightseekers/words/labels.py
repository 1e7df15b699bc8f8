"""The label of an option: what the log prints, what a scenario writes, what a replay shows. See "Labels, exactly"."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import draws_of_phase
from rulebound.games.lightseekers.definition import Use, light
from rulebound.games.lightseekers.paying import Paying
from rulebound.games.lightseekers.payment import covered_symbols
from rulebound.games.lightseekers.values import is_in_play
from rulebound.games.lightseekers.words.names import (
    ZONE_WORDS,
    called,
    called_of,
    hero_name,
    joined,
    player,
    symbol_name,
)  # fmt: skip
from rulebound.kernel.cards import Card
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.gates import ChooseOne, Gate
from rulebound.kernel.ops import Run
from rulebound.kernel.state import State

PLAIN = {c.STOP: "stop choosing", c.FIND_NOTHING: "find nothing", c.SUBMIT: "submit deck"}
WITH_CARD = {
    c.PLAY: "play {}",
    c.EQUIP: "equip {}",
    c.PLAY_COMBO: "play combo {}",
    c.STORE_CARD: "store {}",
    c.USE_TRIGGER: "trigger {}",
    c.NO_TRIGGER: "do not trigger {}",
    c.TAKE_HERO: "take hero {}",
    c.PICK: "pick {}",
    c.SHUFFLE_BACK: "shuffle back {}",
    c.DISCARD_CARD: "discard {}",
    c.DRAW_CARD: "draw {}",
}
OF_PLAYER = {
    c.REMOVE: "remove {}",
    c.RETURN: "return {}",
    c.RESTART: "restart {}",
    c.TRIGGER_EFFECT: "trigger {}",
    c.MAKE_DORMANT: "make dormant {}",
    c.CHOOSE: "choose {}",
    c.ROTATE_FORWARD: "rotate {} forward",
    c.ROTATE_BACKWARD: "rotate {} backward",
    c.SWAP_OUT: "swap {}",
    c.SWAP_PLACE: "swap {}",
}
FROM_HAND = {c.TAKE: "take {} from hand", c.PLAY_FROM: "play {} from hand", c.EQUIP_FROM: "equip {} from hand"}
GIVEN_UP = {c.BUFFS: "Buff", c.ITEMS: "Item", c.HAND: "hand card"}


def label(s: State, decision: Decision, option: Option) -> str:
    kind = option.kind
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == c.PASS:
        return f"pass (draw {draws_of_phase(s, decision.seat)})"
    if kind == c.ATTACK:
        return f"attack {player(s, option.number)}'s hero"
    if kind == c.CHOOSE_HERO:
        return f"choose hero {hero_name(s, option.number)}"
    if kind == c.NAME_SYMBOL:
        return f"name {symbol_name(option.number)}"
    if kind == c.NUMBER:
        return str(option.number)
    if kind == c.SKIP:
        assert option.numbers is not None
        return "skip " + joined([symbol_name(symbol) for symbol in option.numbers])
    if kind == c.PAY:
        return pay_label(s, decision, option)
    if kind in (c.DO_IT, c.DECLINE):
        return ("do: " if kind == c.DO_IT else "decline: ") + effect_words(s, decision)
    if kind == c.MODE:
        return "choose: " + mode_words(s, decision, option.number)
    if option.cards is not None:
        return cards_label(s, option)
    card = option.card
    assert card is not None
    if kind in WITH_CARD:
        return WITH_CARD[kind].format(called(s, card))
    if kind in OF_PLAYER:
        return OF_PLAYER[kind].format(called_of(s, card))
    if kind in FROM_HAND and option.number == c.HAND:
        return FROM_HAND[kind].format(called(s, card))
    if kind in FROM_HAND:  # [LS-D13] one form for deck and pile, whatever is done with the card
        return f"take {called(s, card)} from {ZONE_WORDS[option.number]}"
    return card_label(s, option, card)


def card_label(s: State, option: Option, card: Card) -> str:
    """Labels that speak of a card and something more."""
    kind = option.kind
    if kind == c.USE:
        return f"use {ability_words(card, option.number)} of {called(s, card)}"
    if kind == c.MOVE_CARD:
        return f"move {called(s, card)} to {ZONE_WORDS[option.number]}"
    if kind == c.GIVE_UP:
        return f"give up {GIVEN_UP[option.number]} {called(s, card)}"
    assert kind == c.PUT_CARD
    return f"put {called(s, card)} " + ("at the bottom" if option.number else "on top")


def cards_label(s: State, option: Option) -> str:
    """Labels that speak of several cards."""
    assert option.cards is not None
    names = [called(s, card) for card in option.cards]
    kind = option.kind
    if kind == c.ORDER_PILE:
        top = " (top)" if len(names) > 1 else ""
        return "put on discard pile: " + ", then ".join(names) + top
    if kind == c.ORDER_DECK:
        return ("put at the bottom: " if option.number else "put on top: ") + ", then ".join(names)
    if kind == c.DROP:
        return "drop " + ", ".join(names)
    if kind == c.SWAP:
        assert option.card is not None
        incoming = called(s, option.card)
        if is_in_play(s, option.card):
            return f"swap {called_of(s, option.cards[0])} for {called_of(s, option.card)}"
        return f"swap {names[0]} for {incoming} from {ZONE_WORDS[option.number]}"
    if kind == c.MOVE_CARD:
        return f"move {', '.join(names)} to {ZONE_WORDS[option.number]}"
    return WITH_CARD[kind].format(", ".join(names))


def ability_words(card: Card, number: int) -> str:
    """`Attack Ability`, or `Ability 2` if the card has several of that word."""
    uses = light(card.definition).uses
    use: Use = uses[number]
    same = [each for each in uses if each.word() == use.word()]
    return use.word() if len(same) < 2 else f"{use.word()} {same.index(use) + 1}"


def effect_words(s: State, decision: Decision) -> str:
    """[LS-D06] The effect as printed, without "you may" and the stop."""
    frame = s.frames[decision.frame]
    assert isinstance(frame, Run)
    op = frame.ops[frame.pc]
    words = op.clause.strip().rstrip(".")
    assert isinstance(op, Gate)
    low = words.lower()
    if low.startswith("you may "):
        words = words[len("you may ") :]
    return words[:1].upper() + words[1:]


def mode_words(s: State, decision: Decision, number: int) -> str:
    frame = s.frames[decision.frame]
    assert isinstance(frame, Run)
    op = frame.ops[frame.pc]
    assert isinstance(op, ChooseOne)
    return op.shorts[number].strip().rstrip(".")


def pay_label(s: State, decision: Decision, option: Option) -> str:
    """[LS-D03] After a combo in brackets the symbols it covers; extra cards marked."""
    if option.card is not None:
        return f"pay with {option.card.definition.name}"
    assert option.cards is not None
    frame = s.frames[decision.frame]
    assert isinstance(frame, Paying)
    payers = option.cards[: len(option.cards) - option.number]
    extras = option.cards[len(option.cards) - option.number :]
    words: list[str] = []
    for card in payers:
        name = card.definition.name
        if light(card.definition).combo:
            covered = covered_symbols(s, frame.bill(), payers, card)
            name += f" ({'+'.join(symbol_name(symbol) for symbol in covered)})"
        words.append(name)
    said = f"pay with {', '.join(words)}" if words else "pay with nothing"
    if extras:
        said += f"; extra {', '.join(card.definition.name for card in extras)}"
    return said
