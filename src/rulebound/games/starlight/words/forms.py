"""The moves of Starlight in words: the labels of its ledger, as forms that print and read."""

from __future__ import annotations

from typing import Any

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.procedures.drafting import offered
from rulebound.games.starlight.procedures.planning import Plan
from rulebound.games.starlight.procedures.turn import MainPhase
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import active, telegraph_price
from rulebound.games.starlight.words.names import TONGUE, called, sentence_name, tiles
from rulebound.kernel.gates import ChooseNumber, ChooseOne
from rulebound.kernel.play import Card, Move, Question, Run, State
from rulebound.tabletop.moves import Draft, Moves, Reading, Slot
from rulebound.tabletop.names import Talk
from rulebound.tabletop.slots import OneCard, Place, Printed, SecondCard, Word, name_of

SAVED = {c.ENERGY: "4 Energy", c.MANA: "1 Mana"}
AT_HAND = (c.HAND, c.CORE, c.TELEGRAPH)


# ---- which of several namesakes such a move means
def own_cards(talk: Talk, cards: list[Card]) -> list[Card]:
    """A card of the speaker that may be played is meant before all its namesakes; a creature never."""
    playing = [card for card in cards if not kind_of(card).creature]
    own = [card for card in playing if card.owner == talk.seat and talk.s.place(card) in AT_HAND]
    return own or playing


def creatures_only(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if kind_of(card).creature]


class Way(Slot):
    """The direction of a push."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.numbers is not None
        return rules_of(s).board.spaces.directions[option.numbers[0]].name

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        names = [way.name for way in rules_of(talk.s).board.spaces.directions]
        found = [(number, name) for number, name in enumerate(names) if text.startswith(name + " ", at)]
        return [(at + len(name), draft.but(numbers=(number,))) for number, name in found]

    def value(self, option: Move) -> Any:
        return None if option.numbers is None else option.numbers[0]


class Price(Word):
    """[ST-TEL.2] [ST-INV.5] What is paid for telegraphing, as much as texts make of it, and what it saves."""

    def said(self, s: State, kind: int) -> dict[int, str]:
        if kind == c.LESS or not any(isinstance(frame, MainPhase) for frame in s.frames):
            return SAVED
        return {what: f"{telegraph_price(s, active(s), what)} {c.STAT_NAMES[what]}" for what in SAVED}

    def say(self, s: State, question: Question, option: Move) -> str:
        return self.said(s, option.kind)[option.number]

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        words = self.said(talk.s, draft.kind).items()
        return [(at + len(word), draft.but(number=number)) for number, word in words if text.startswith(word, at)]


class Offered(Slot):
    """A card of those that the creature at hand offers."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        return offered(s, option.card)[option.number].name

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        card = talk.question.options[0].card
        kinds = [] if card is None or not kind_of(card).creature else offered(talk.s, card)
        found = [(number, kind.name) for number, kind in enumerate(kinds) if text.startswith(kind.name, at)]
        return [(at + len(name), draft.but(card=card, number=number)) for number, name in found]

    def value(self, option: Move) -> Any:
        return option.number


# ---- words of cards
def mode_texts(s: State, question: Question) -> list[str]:
    frame = s.frames[question.frame]
    if isinstance(frame, Run):
        op = frame.ops[frame.pc]
        return op.shorts if isinstance(op, ChooseOne) else []
    return kind_of(frame.card).modes if isinstance(frame, Plan) else []


def mode_words(s: State, question: Question, option: Move) -> str:
    frame = s.frames[question.frame]
    if isinstance(frame, Run) and isinstance(frame.ops[frame.pc], ChooseNumber):
        return str(option.number)
    return mode_texts(s, question)[option.number]


def modes(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    frame = talk.s.frames[talk.question.frame]
    card = frame.card if isinstance(frame, Plan) else frame.env.card if isinstance(frame, Run) else None
    numbers = [each.number for each in talk.question.options if each.kind == c.MODE]
    if isinstance(frame, Run) and isinstance(frame.ops[frame.pc], ChooseNumber):
        return [(str(number), draft.but(number=number)) for number in numbers]
    texts = mode_texts(talk.s, talk.question)
    return [(text, draft.but(card=card, number=number)) for number, text in enumerate(texts)]


def offered_words(s: State, question: Question) -> str:
    frame = s.frames[question.frame]
    words = frame.ops[frame.pc].clause if isinstance(frame, Run) else ""
    return words[:1].lower() + words[1:]


def offers(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    return [(offered_words(talk.s, talk.question), draft)]


def triggers(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    return [
        (f"{sentence_name(trigger.card)} first", draft.but(card=trigger.card, number=number))
        for number, trigger in enumerate(talk.s.waiting)
    ]


def trigger_words(s: State, question: Question, option: Move) -> str:
    assert option.card is not None
    return f"{sentence_name(option.card)} first"


SLOTS: dict[str, Slot] = {
    "card": OneCard(called, own_cards),
    "any card": OneCard(called),
    "text": OneCard(name_of),
    "creature": SecondCard(called, creatures_only),
    "pushed": OneCard(called, creatures_only),
    "enchantment": SecondCard(called, own_cards),
    "tile": Place(tiles),
    "pool": Place(lambda s: [kind.name for kind in rules_of(s).pool]),
    "offered": Offered(),
    "price": Price(SAVED),
    "way": Way(),
    "mode": Printed(mode_words, modes),
    "effect": Printed(lambda s, question, option: offered_words(s, question), offers),
    "trigger": Printed(trigger_words, triggers),
}

# kind: its name for programs, what is said, what is understood besides
FORMS: dict[int, tuple[str, ...]] = {
    c.DONE: ("done", "done"),
    c.PASS: ("pass", "pass"),
    c.DONE_ANSWERING: ("done answering", "done answering"),
    c.STAY: ("stay", "stay"),
    c.PLAY: ("play", "play {card}"),
    c.PLAY_TO: ("play to", "play {card} to {tile}"),
    c.PLAY_ON: ("play on", "play {card} on {creature}"),
    c.ATTACK_WITH: ("attack", "attack {creature} with {card}"),
    c.PUT_ON: ("put aura", "put {card} on {creature}"),
    c.TELEGRAPH_CARD: ("telegraph", "telegraph {card} for {price}"),
    c.ANSWER: ("answer", "answer with {card}"),
    c.MOVE_TO: ("move", "move to {tile}"),
    c.ENCHANT: ("enchant", "enchant {card} with {enchantment}"),
    c.PLAIN: ("no enchantment", "without enchantment"),
    c.LESS: ("discount", "play {card} with {price} less"),
    c.MODE: ("mode", "choose: {mode}"),
    c.CHOOSE: ("choose", "choose {any card}"),
    c.CHOOSE_TILE: ("choose tile", "choose {tile}"),
    c.USE: ("use", "use {text}: {effect}"),
    c.NOT_USE: ("do not use", "do not use {text}"),
    c.DISCARD_CARD: ("discard", "discard {card}"),
    c.ENTER_ON: ("enter", "enter on {tile}"),
    c.RETURN_FOR: ("return for a price", "return on {tile} for 3 Energy and 1 Mana"),
    c.RETURN_ON: ("return", "return on {tile}"),
    c.PUSH_TO: ("push", "push {pushed} {way} to {tile}"),
    c.PULL_TO: ("pull", "pull {pushed} {way} to {tile}"),
    c.RESOLVE: ("resolve", "resolve {trigger}"),
    c.REPLACE: ("replace aura", "replace {any card}", "choose {any card}"),
    c.DRAFT: ("choose creature", "choose {pool}"),
    c.BRING: ("bring", "bring {offered} for {pushed}"),
    c.LEAVE_OUT: ("leave out", "leave out {offered}"),
    c.CONFIRM: ("confirm", "confirm the 8 cards of {pushed}"),
}
MOVES = Moves(TONGUE, SLOTS, FORMS)
