"""Why a move is refused, at every kind of question: all the rules that forbid it, in the words of the asker's view."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.legality.checks import Asked
from rulebound.games.lightseekers.legality.playing import COMBO_CHECKS, PLAY_CHECKS
from rulebound.games.lightseekers.legality.using import USE_CHECKS
from rulebound.games.lightseekers.legality.verbs import (
    FALLING_ASLEEP,
    IN_PLAY_ONLY,
    REMOVING,
    RESTARTING,
    RETURNING,
    ROTATING,
    ROTATING_BACK,
    SWAPPING_OUT,
)
from rulebound.games.lightseekers.payment import Bill, Payer, fits_as_extra, matched, payer_of, shapes_of, suffices
from rulebound.games.lightseekers.procedures.choosing import Pick
from rulebound.games.lightseekers.procedures.doing import act_under_way
from rulebound.games.lightseekers.procedures.entering import has_copy_equipped
from rulebound.games.lightseekers.procedures.paying import Paying
from rulebound.games.lightseekers.procedures.removal import REWARD_CARDS, Reward
from rulebound.games.lightseekers.record import in_play
from rulebound.games.lightseekers.values import is_in_play, is_out, meets
from rulebound.games.lightseekers.words.forms import same_move
from rulebound.kernel.errors import Refusal
from rulebound.kernel.labels import Ghost
from rulebound.kernel.legality import barred_by, refusals, several, subject
from rulebound.kernel.play import Card, Move, Question, Run, State
from rulebound.tabletop.moves import same_card
from rulebound.tabletop.prompts import asking_clause

ACTIONS = (c.PLAY, c.EQUIP, c.PLAY_COMBO, c.USE)
ON_CARDS = (c.REMOVE, c.RETURN, c.RESTART, c.ROTATE_FORWARD, c.ROTATE_BACKWARD, c.TRIGGER_EFFECT, c.MAKE_DORMANT,
            c.CHOOSE, c.SWAP_OUT, c.SWAP_PLACE)  # fmt: skip
FROM_HAND = (c.DISCARD_CARD, c.MOVE_CARD, c.STORE_CARD)
BARS = {
    c.REMOVE: REMOVING, c.RETURN: RETURNING, c.RESTART: RESTARTING, c.ROTATE_FORWARD: ROTATING,
    c.ROTATE_BACKWARD: ROTATING_BACK, c.MAKE_DORMANT: FALLING_ASLEEP, c.SWAP_OUT: SWAPPING_OUT,
    c.SWAP_PLACE: SWAPPING_OUT,
}  # fmt: skip
IS_NO_BUFF = ["LS-2.5.4.10", "LS1-2.5.4.6"]
FROM_PILES = (c.TAKE, c.PLAY_FROM, c.EQUIP_FROM)
ORDER_RULES = ["LS-2.8.1.4", "LS-2.2.2", "LS1-4.3.4.3", "LS1-2.2.2"]
OUT_RULES = ["LS-3.1.7", "LS-5.1.1", "LS-5.1.3", "LS1-5.1.1", "LS1-5.1.2"]
ONLY_WHERE_ASKED = (c.ATTACK, c.CHOOSE_HERO, c.NAME_SYMBOL, c.SKIP, c.DROP, c.GIVE_UP)


def why_not(s: State, question: Question, option: Move) -> list[Refusal]:
    """Every rule that forbids a move here; none if it is legal."""
    for offered in question.options:
        if same_move(s, offered, option):
            return []
    kind = option.kind
    if kind in ONLY_WHERE_ASKED and all(offered.kind != kind for offered in question.options):
        return several(["LS-2.2.2", "LS1-2.2.2"], "that is not what is asked here")
    if question.menu == c.M_ACTION and kind in ACTIONS:
        return action_refusals(s, question, option)
    if kind in ACTIONS or kind == c.PASS:
        return not_now(question, kind)
    if kind in (c.STOP, c.DECLINE, c.NO_TRIGGER, c.FIND_NOTHING):
        return several(["LS-2.2.2", "LS1-2.2.2", "LS-G50"], "this is not optional: the text does not say 'may'")
    if kind == c.ATTACK:
        return attack_refusals(s, question, option)
    if kind == c.CHOOSE_HERO:
        return hero_refusals(s, question, option)
    if kind == c.NAME_SYMBOL:
        if any(each.number >= c.CATEGORY_SYMBOL for each in question.options):
            return several(["LS-2.4.3.1", "LS1-2.1.6"], "one of the categories that the question offers is named")
        orders = any(each.number >= c.ORDER_SYMBOL for each in question.options)
        rules = ["LS-2.3.3.3"] if option.number < 0 else ["LS-2.3.1.1"] if orders else ["LS-2.3.2.3"]
        words = f"one of the {'Orders' if orders else 'Elements'} that the question offers is named"
        return several([*rules, "LS1-2.3.1"], words)
    if kind == c.SKIP:
        rules = ["LS-2.4.2.2i.1", "LS-2.4.2.2i.2", "LS-G20", "LS1-2.4.3.10"]
        return several(rules, "these symbols cannot fall away, or not so many")
    if kind == c.PAY:
        return payment_refusals(s, question, option)
    if option.cards is not None and kind in (c.DISCARD_CARD, c.SHUFFLE_BACK, *FROM_HAND):
        return composed_refusals(s, question, option)
    if kind in ON_CARDS:
        return card_refusals(s, question, option)
    if kind in FROM_HAND:
        return hand_refusals(s, question, option)
    if kind in FROM_PILES or kind == c.SWAP:
        return pile_refusals(s, question, option)
    if kind == c.DROP:
        return several(["LS-2.5.4.6", "LS-G54", "LS1-2.5.4.5"], "the worth must fit, and nothing is dropped needlessly")
    if kind in (c.ORDER_PILE, c.ORDER_DECK):
        return several(ORDER_RULES, "all the cards that are put there are named, each once, and no other")
    if kind == c.GIVE_UP:
        return several(["LS-4.1.5.5c.2", "LS1-4.5.1.3"], "one of your Buffs, Items or hand cards is given up")
    return several(["LS-2.2.2", "LS1-2.2.2"], "that is not what is asked here")


def not_now(question: Question, kind: int) -> list[Refusal]:
    """[LS-2.6.3.4b] No player has a free response window: what is asked must be answered first."""
    if question.menu == c.M_GIVE_UP:
        return several(["LS-4.1.5.5c.2", "LS1-4.5.1.3"], "the Empty Deck Check must be answered")
    if kind == c.PASS:
        return several(["LS-2.2.2", "LS1-2.2.2"], "this cannot be passed: effects must be carried out")
    words = "actions are taken in the own Action Phase, with nothing under way"
    return several(["LS-4.1.3.2a", "LS-2.6.3.4b", "LS1-4.3.1"], words)


def action_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    asked = Asked(question.seat)
    if option.kind == c.USE:
        return refusals(USE_CHECKS, s, asked, option)
    if option.kind == c.PLAY_COMBO:
        return refusals(COMBO_CHECKS, s, asked, option)
    return refusals(PLAY_CHECKS, s, asked, option)


def attack_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    if option.number == question.seat:
        return several(["LS-2.5.1.3a", "LS1-2.5.1.1"], "an Attack is made against a hero other than your own")
    if is_out(s, option.number):
        return several(OUT_RULES, "that player is out of the game")
    return several(["LS-2.2.3", "LS-S23", "LS-G73"], "a text forbids that recipient")


def hero_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    if is_out(s, option.number):
        return several(OUT_RULES, "that player is out of the game")
    if option.number == question.seat:
        return several(["LS-3.1.5", "LS1-3.3.6"], "'another hero' is not your own")
    return several(["LS-3.1.6", "LS-2.2.2"], "that hero does not fit the text")


# ---- payment
def payment_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """[LS-T18] Not in hand, too little, too much, an extra card that does not fit."""
    frame = s.frames[question.frame]
    if not isinstance(frame, Paying):
        return several(["LS-2.4.2.2c.1"], "nothing is to be paid here")
    if question.menu == c.M_SKIP:
        rules = ["LS-G20", "LS-2.4.2.2i.1", "LS1-2.4.3.10"]
        return several(rules, "the cost is reduced: first say which symbols fall away")
    bill = frame.bill()
    cards = option.cards if option.cards is not None else [option.card] if option.card is not None else []
    if stands_for(s, question, frame, cards, option.number):
        return []
    if any(s.places[card.number] != question.seat * c.ZONES + c.HAND or card is bill.card for card in cards):
        return several(["LS-2.4.2.2c.1", "LS1-2.4.3.2"], "payment is made with cards from the hand")
    found: list[Refusal] = []
    found += extra_refusals(s, bill, cards, option.number)
    payers = [payer if (payer := payer_of(s, bill, card)) is not None else Payer(card, [], False) for card in cards]
    if not suffices(payers, bill):
        found += short_refusals(s, bill, payers)
    elif any(suffices(payers[:at] + payers[at + 1 :], bill) for at in range(len(payers))):
        found += several(["LS-2.4.2.2e", "LS-G15", "LS1-2.4.3.9"], "a card of this payment is not needed")
    if not found:
        found = several(["LS-G15"], "this table asks for the smallest payment")
    return found


def stands_for(s: State, question: Question, frame: Paying, cards: list[Card], extras: int) -> bool:
    """Whether the cards are a legal payment, or the next card of one: it need not be listed, and which cards are
    marked as extra is all the same where nothing hangs on it."""
    bill = frame.bill()
    if not all(s.places[card.number] == question.seat * c.ZONES + c.HAND and card is not bill.card for card in cards):
        return False
    if len(cards) == 1 and extras == 0 and any(same_card(s, cards[0], each.card) for each in question.options):
        return True
    if not shapes_of(s, bill).is_complete(cards):
        return False
    if extras == 0 and bill.extras == 0:
        return True
    marked = cards[len(cards) - extras :]
    rest = [payer for card in cards[: len(cards) - extras] if (payer := payer_of(s, bill, card)) is not None]
    fit = all(fits_as_extra(s, bill, light(card.definition)) for card in marked)
    return extras == bill.extras and fit and matched(rest, len(bill.symbols))


def short_refusals(s: State, bill: Bill, payers: list[Payer]) -> list[Refusal]:
    rules = ["LS-2.4.2.2c.2", "LS1-2.4.3.4"]
    if bill.extras and matched(payers, len(bill.symbols)):
        rules = ["LS-2.4.2.2j.1", "LS1-2.4.3.11"]
    for payer in payers:
        kind = light(payer.card.definition)
        if kind.combo:
            rules += ["LS-2.4.2.2g.1", "LS-2.4.2.2g.2", "LS-2.4.2.2h.2", "LS-G18"]
        elif kind.item:
            rules += ["LS-G17", "LS-S03"]
        elif kind.elements & (kind.elements - 1):
            rules.append("LS-G16")
        if any(symbol >= c.ORDER_SYMBOL for symbol in bill.symbols):
            rules += ["LS-2.4.2.2k.1", "LS-2.4.2.2k.2", "LS1-2.4.3.12"]
    return several(list(dict.fromkeys(rules)), "these cards do not cover every symbol of the cost")


def extra_refusals(s: State, bill: Bill, cards: list[Card], extras: int) -> list[Refusal]:
    found: list[Refusal] = []
    useless = [card for card in cards if payer_of(s, bill, card) is None]
    for card in [*(cards[len(cards) - extras :] if extras else []), *(useless if bill.extras else [])]:
        kind = light(card.definition)
        if fits_as_extra(s, bill, kind):
            continue
        words = f"{kind.name} cannot be the extra card"
        if kind.orders & light(bill.card.definition).orders:
            found += several(["LS-2.4.2.2j.3", "LS-2.4.2.2h.2", "LS-G19", "LS1-2.4.3.11"], words)
        else:
            found += several(["LS-2.4.2.2j.2", "LS-G19", "LS1-2.4.3.11"], words)
    return list(dict.fromkeys(found))


# ---- cards
def clause_of(s: State, question: Question) -> str:
    return asking_clause(s, question) or "the question"


def card_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """[LS-D08] A card in play that does not fit."""
    card = subject(option)
    name = card.definition.name
    found = barred_by(BARS.get(option.kind, IN_PLAY_ONLY), s, question.seat, card)
    r = in_play(s, card)
    if r is None:
        return found
    if r.kind.item and all(refusal.rule not in IS_NO_BUFF for refusal in found):
        found += several(IS_NO_BUFF, f"{name} is an Item, no Buff")
    if option.kind == c.ROTATE_BACKWARD and r.corner == 1:
        found += several(["LS-6.1.2-rotate.3", "LS-G28", "LS1-6.rotate"], f"{name} is on its first corner")
    if not found:
        rules = ["LS-2.2.2", "LS1-2.2.2"]
        if option.kind == c.REMOVE and r.kind.buff:
            rules.append("LS-2.8.1.3a")
        act = act_under_way(s)
        if act is not None and act.event.cause & c.ATTACK_ACT and act.event.amount != r.controller:
            rules += ["LS-2.5.1.4", "LS1-2.5.1.1"]
        found = several(rules, f"{name} does not fit: {clause_of(s, question)}")
    return found


def hand_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """[LS-D10] A card of the hand that does not fit."""
    card = option.card
    assert card is not None
    name = card.definition.name
    if s.places[card.number] != question.seat * c.ZONES + c.HAND:
        return several(["LS-2.8.2.1", "LS-6.1.2-discard.1", "LS1-4.3.5.1"], f"{name} is not in your hand")
    if option.kind == c.MOVE_CARD and light(card.definition).item and has_copy_equipped(s, question.seat, card):
        rules = ["LS-2.5.4.7", "LS-G53", "LS1-2.5.4.4"]
        return several(rules, f"you have {name} equipped; there is no second copy")
    rules = ["LS-2.8.2.1", "LS1-4.3.5.1"]
    rules += ["LS-6.1.2-discard.2", "LS1-6.discard"] if option.kind == c.DISCARD_CARD else ["LS1-6.move"]
    return several(rules, f"{name} does not fit: {clause_of(s, question)}")


def pile_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """[LS-D13] [LS-D17] A card of a deck or a pile that does not fit."""
    card = option.card
    assert card is not None
    kind = light(card.definition)
    found: list[Refusal] = []
    if s.places[card.number] % c.ZONES == c.DISCARD and kind.burn:
        found += several(["LS-6.1.2-burn.1", "LS1-6.burn"], f"{kind.name} is a Burn card: it stays on the pile")
        if option.kind == c.SWAP:
            found += several(["LS-G52"], f"{kind.name} is a Burn card and no valid partner")
    if option.kind != c.TAKE and not kind.item and not meets(s, question.seat, kind):
        rules = ["LS-6.2.1-valid"]
        rules += ["LS-6.2.1-swap.2", "LS-G52", "LS1-6.swap"] if option.kind == c.SWAP else ["LS-G79", "LS-2.3.2.4d"]
        found += several(rules, f"you have no access to all that {kind.name} needs")
    if option.kind == c.PLAY_FROM and kind.name in Asked(question.seat).used_names(s):
        found += several(["LS-4.1.3.3d-ii.1", "LS-G25", "LS-G79"], f"{kind.name} was used this turn")
    if option.kind in (c.EQUIP_FROM, c.SWAP) and kind.item:
        rules = ["LS-2.5.4.7", "LS-G53"]
        found += several(rules, f"{kind.name} is equipped already, or does not fit")
    if not found:
        words = f"{kind.name} does not fit: {clause_of(s, question)}"
        rules = ["LS-G50", "LS-2.2.2", "LS1-2.2.2"]
        if not kind.action and "action card" in words:
            rules += ["LS-6.2.1-action-card", "LS-2.4.3.1"]
        if option.kind == c.SWAP:
            rules += ["LS-6.2.1-swap.2", "LS-G52"]
        if is_in_play(s, card):
            rules.append("LS-6.2.1-swap.1")
        found = several(rules, words)
    return found


def composed_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """Several cards in one answer: each must be one that the question offers, and not too many."""
    assert option.cards is not None
    frame = s.frames[question.frame]
    most = 0
    exactly = True
    if isinstance(frame, Reward):
        most = REWARD_CARDS - len(frame.cards)
    elif isinstance(frame, Run) and isinstance(op := frame.ops[frame.pc], Pick):
        most = op.count.value(s, frame.env) - frame.picked
        exactly = not op.up_to
    found: list[Refusal] = []
    if len(option.cards) > most or (exactly and len(option.cards) < most):
        words = f"{'exactly' if exactly else 'at most'} {most} cards are picked here"
        rules = ["LS-2.2.2", "LS-2.8.2.1", "LS1-2.2.2"]
        if isinstance(frame, Reward):
            rules = ["LS-5.3.4b", "LS-G45", "LS1-5.6"]
        found += several(rules, words)
    for card in option.cards:
        single = Move(option.kind, card, option.number)
        if not any(same_move(s, offered, single) for offered in question.options):
            found += [each for each in why_not(s, question, single) if each not in found]
    return found


def ghost_refusals(s: State, question: Question, ghost: Ghost) -> list[Refusal]:
    """A card that the asker cannot point at, wherever it is."""
    kind, name = ghost.kind, ghost.name
    if kind in (c.PLAY, c.EQUIP, c.PLAY_COMBO):
        if question.menu != c.M_ACTION:
            return not_now(question, kind)
        return several(["LS-6.1.2-play.1", "LS1-6.play"], f"{name} is not in your hand")
    if kind == c.USE:
        return several(["LS-4.1.3.4a", "LS1-4.3.2"], f"{name} is not in play on your side")
    if kind == c.PAY:
        return several(["LS-2.4.2.2c.1", "LS1-2.4.3.2"], f"{name} is not in your hand")
    if kind in FROM_HAND:
        return several(["LS-2.8.2.1", "LS1-4.3.5.1"], f"{name} is not in your hand")
    if kind in (c.ORDER_PILE, c.ORDER_DECK):
        return several(ORDER_RULES, f"{name} is not among the cards that are put there")
    if kind in FROM_PILES:
        return several(["LS-G50"], f"there is no {name} to be found there")
    return several(["LS-2.2.2", "LS1-2.2.2"], f"{name} is not there to be chosen")
