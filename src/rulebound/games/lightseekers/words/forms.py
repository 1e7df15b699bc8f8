"""The moves of Lightseekers in words: the ledger's "Labels, exactly", as forms that print and read."""

from __future__ import annotations

from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.actions import draws_of_phase
from rulebound.games.lightseekers.definition import Use, light
from rulebound.games.lightseekers.payment import covered_symbols
from rulebound.games.lightseekers.procedures.paying import Paying
from rulebound.games.lightseekers.values import controller_of, is_in_play
from rulebound.games.lightseekers.words import names
from rulebound.kernel.gates import ChooseOne, Gate
from rulebound.kernel.labels import BRACKETS
from rulebound.kernel.play import Card, Move, Question, Run, State
from rulebound.tabletop import moves, slots
from rulebound.tabletop.decklists import listing
from rulebound.tabletop.moves import Draft, Moves, Reading, Slot, same_set
from rulebound.tabletop.names import Talk

GIVEN_UP = {c.BUFFS: "Buff", c.ITEMS: "Item", c.HAND: "hand card"}
SIDES = {0: "on top", 1: "at the bottom"}
TAKEN_FROM = {zone: names.ZONE_WORDS[zone] for zone in (c.DECK, c.HAND, c.DISCARD, c.STORED, c.STORED_FACE_DOWN)}
MOVED_TO = {zone: names.ZONE_WORDS[zone] for zone in (c.DECK, c.HAND, c.DISCARD, c.BUFFS, c.ITEMS)}
SYMBOLS = {symbol: names.symbol_name(symbol) for symbol in range(c.CATEGORY_SYMBOL + c.CATEGORY_COUNT)}


# ---- which of several namesakes such a move means
def own_first(talk: Talk, cards: list[Card]) -> list[Card]:
    """Who speaks of a card of the own hand means that one, and not a copy that lies elsewhere."""
    return [card for card in cards if talk.s.places[card.number] == talk.seat * c.ZONES + c.HAND] or cards


def items(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in own_first(talk, cards) if light(card.definition).item]


def combos(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in own_first(talk, cards) if light(card.definition).combo]


def plain_cards(talk: Talk, cards: list[Card]) -> list[Card]:
    """An Item is equipped and a combo is played as one, whichever verb was said."""
    found = own_first(talk, cards)
    return [card for card in found if not light(card.definition).item and not light(card.definition).combo]


def no_items(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if not light(card.definition).item]


def only_items(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if light(card.definition).item]


def own_in_play(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if is_in_play(talk.s, card) and controller_of(talk.s, card) == talk.seat] or cards


def in_play_only(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if is_in_play(talk.s, card)]


# ---- slots
class CardSaid(slots.OneCard):
    """A card that may be missing without being missed: another form speaks of it."""

    def haunts(self, phrase: object) -> bool:
        return False


class Draws(Slot):
    """How many cards a player who passes will draw."""

    binds = False

    def say(self, s: State, question: Question, option: Move) -> str:
        return str(draws_of_phase(s, question.seat))

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        if all(each.kind != c.PASS for each in talk.question.options):
            return [(end, draft) for end, _ in slots.Number().read(talk, text, at, draft)]
        words = self.say(talk.s, talk.question, Move(c.PASS))
        return [(at + len(words), draft)] if text.startswith(f"{words})", at) else []


class Hero(Slot):
    """[LS-D05] A hero by its name, or its player."""

    def say(self, s: State, question: Question, option: Move) -> str:
        return names.hero_name(s, option.number)

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        seat = names.hero_named(talk.s, text[at:])
        return [(len(text), draft.but(number=seat))] if seat >= 0 else []

    def value(self, option: Move) -> Any:
        return option.number


class Symbols(Slot):
    """[LS-D02] Symbols of a cost, in any order."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.numbers is not None
        return listing([names.symbol_name(symbol) for symbol in option.numbers])

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        words = text[at:].replace(", and ", ", ").replace(" and ", ", ").split(", ")
        symbols = sorted(names.symbol_named(word) for word in words)
        return [(len(text), draft.but(numbers=tuple(symbols)))] if symbols[0] >= 0 else []

    def value(self, option: Move) -> Any:
        return option.numbers


class Verb(Slot):
    """[LS-D13] One form for deck and pile, whatever is done with the card; from the hand it has its own verb."""

    binds = False

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def say(self, s: State, question: Question, option: Move) -> str:
        return self.verb if option.number == c.HAND else "take"

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        return [(at + len(verb), draft) for verb in ("take", self.verb) if text.startswith(verb, at)]


class OfferedZone(Slot):
    """Nothing is said: the zones that the text lets one take from."""

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        zones = sorted({each.number for each in talk.question.options if each.kind in (c.PLAY_FROM, c.EQUIP_FROM)})
        return [(at, draft.but(number=zone)) for zone in zones]


class Ability(Slot):
    """`Attack Ability`, or `Ability 2` if the card has several of that word. The card is named behind it."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        return ability_words(option.card, option.number)

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        end = text.find(" of ", at)
        return [(end, draft.but(words=text[at:end]))] if "Ability" in text[at:end] else []

    def value(self, option: Move) -> Any:
        return option.number


class AbilityCard(slots.OneCard):
    """The card whose ability was named."""

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found: list[Reading] = []
        for end, each in super().read(talk, text, at, draft):
            if each.card is None:
                found.append((end, each))
                continue
            for number in range(len(light(each.card.definition).uses)):
                if ability_words(each.card, number) == draft.words:
                    found.append((end, each.but(number=number)))
        return found

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = slots.meant(talk, self.wanted)
        return [Move(c.USE, card, number) for card in cards for number in range(len(light(card.definition).uses))]


class Swapped(slots.SecondCard):
    """What a Swap takes out; it and what comes for it are told with their players if both are in play."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.cards is not None
        assert option.card is not None
        return (names.called_of if is_in_play(s, option.card) else names.called)(s, option.cards[0], question.seat)

    def haunts(self, phrase: object) -> bool:
        return False


class FromZone(Slot):
    """` from discard pile`; nothing is said of a card in play."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        return "" if is_in_play(s, option.card) else f" from {names.ZONE_WORDS[option.number]}"

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        assert draft.card is not None
        if at == len(text):
            zone = talk.s.places[draft.card.number] % c.ZONES
            return [(at, draft.but(number=zone))] if is_in_play(talk.s, draft.card) else []
        return slots.Word(TAKEN_FROM).read(talk, text, at + 6, draft) if text.startswith(" from ", at) else []

    def value(self, option: Move) -> Any:
        return names.ZONE_WORDS[option.number]


class PileOrder(slots.CardsInOrder):
    """[LS-D11] The last one lies on top."""

    def say(self, s: State, question: Question, option: Move) -> str:
        return super().say(s, question, option) + (" (top)" if len(option.cards or []) > 1 else "")

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found = super().read(talk, text, at, draft)
        return found + [(end + 6, each) for end, each in found if text.startswith(" (top)", end)]


class Payment(slots.Cards):
    """[LS-D03] Cards in any order, after a combo in brackets the symbols it covers; extra cards marked."""

    def say(self, s: State, question: Question, option: Move) -> str:
        if option.card is not None:
            return option.card.definition.name
        assert option.cards is not None
        frame = s.frames[question.frame]
        assert isinstance(frame, Paying)
        payers = option.cards[: len(option.cards) - option.number]
        extras = option.cards[len(option.cards) - option.number :]
        words: list[str] = []
        for card in payers:
            name = card.definition.name
            if light(card.definition).combo:
                covered = covered_symbols(s, frame.bill(), payers, card)
                name += f" ({'+'.join(names.symbol_name(symbol) for symbol in covered)})"
            words.append(name)
        said = ", ".join(words) if words else "nothing"
        return f"{said}; extra {', '.join(card.definition.name for card in extras)}" if extras else said

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        """What stands in brackets behind a combo is left aside; whoever decides by the label looks at it."""
        words = BRACKETS.sub("", text[at:]).strip()
        if words == "nothing":
            return [(len(text), draft.but(cards=()))]
        payers, _, extras = words.partition("; extra ")
        found = [each for end, each in super().read(talk, payers, 0, draft) if end == len(payers)]
        if extras:
            found = [each for half in found for each in self.with_extras(talk, extras, half)]
        by_one = any(each.card is not None for each in talk.question.options)
        return [(len(text), alone(each) if by_one else each) for each in found]

    def with_extras(self, talk: Talk, words: str, half: Draft) -> list[Draft]:
        paid = half.cards or ()
        found: list[Draft] = []
        for end, each in super().read(talk, words, 0, half.but(cards=None)):
            marked = each.cards or ()
            if end == len(words) and not any(card in paid for card in marked):
                found.append(each.but(cards=(*paid, *marked), number=len(marked)))
        return found

    def value(self, option: Move) -> Any:
        return [option.card] if option.card is not None else option.cards

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return [option]


def alone(draft: Draft) -> Draft:
    """The next card of a payment that is made card by card."""
    single = draft.cards is not None and len(draft.cards) == 1 and not draft.number
    return draft.but(card=draft.cards[0], cards=None) if single and draft.cards else draft


# ---- words of cards
def ability_words(card: Card, number: int) -> str:
    uses = light(card.definition).uses
    use: Use = uses[number]
    same = [each for each in uses if each.word() == use.word()]
    return use.word() if len(same) < 2 else f"{use.word()} {same.index(use) + 1}"


class Effect(Slot):
    """[LS-D06] The effect as printed, without "you may" and the stop; where nothing is optional, any words."""

    binds = False

    def say(self, s: State, question: Question, option: Move) -> str:
        frame = s.frames[question.frame]
        assert isinstance(frame, Run)
        words = frame.ops[frame.pc].clause.strip().rstrip(".")
        if words.lower().startswith("you may "):
            words = words[len("you may ") :]
        return words[:1].upper() + words[1:]

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        frame = talk.s.frames[talk.question.frame]
        asked = isinstance(frame, Run) and isinstance(frame.ops[frame.pc], Gate)
        if asked and BRACKETS.sub("", text[at:]) != BRACKETS.sub("", self.say(talk.s, talk.question, Move(c.DO_IT))):
            return []
        return [(len(text), draft)]


def mode_words(s: State, question: Question) -> list[str]:
    frame = s.frames[question.frame]
    op = frame.ops[frame.pc] if isinstance(frame, Run) else None
    return [short.strip().rstrip(".") for short in op.shorts] if isinstance(op, ChooseOne) else []


def modes(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    frame = talk.s.frames[talk.question.frame]
    card = frame.env.card if isinstance(frame, Run) else None
    return [(words, draft.but(card=card, number=at)) for at, words in enumerate(mode_words(talk.s, talk.question))]


SLOTS: dict[str, Slot] = {
    "card": slots.OneCard(names.called),
    "card of player": slots.OneCard(names.called_of),
    "hand card": slots.OneCard(names.called, own_first),
    "plain card": slots.OneCard(names.called, plain_cards),
    "item": CardSaid(names.called, items),
    "combo": CardSaid(names.called, combos),
    "no item": slots.OneCard(names.called, no_items),
    "taken item": CardSaid(names.called, only_items),
    "user": AbilityCard(names.called, own_in_play),
    "outgoing": Swapped(names.called, in_play_only),
    "incoming": CardSaid(names.called_of),
    "cards": slots.Cards(names.called, ", ", single=True),
    "items": slots.Cards(names.called, ", "),
    "pile order": PileOrder(names.called),
    "order": slots.CardsInOrder(names.called),
    "player": slots.Player(names.TONGUE),
    "hero": Hero(),
    "symbol": slots.Word(SYMBOLS, {"Unaligned": -1}),
    "symbols": Symbols(),
    "n": slots.Number(),
    "draws": Draws(),
    "row": slots.Word(GIVEN_UP),
    "side": slots.Word(SIDES),
    "zone": slots.Word(TAKEN_FROM),
    "target zone": slots.Word(MOVED_TO),
    "play": Verb("play"),
    "equip": Verb("equip"),
    "offered zone": OfferedZone(),
    "from zone": FromZone(),
    "ability": Ability(),
    "payment": Payment(slots.name_of, ", "),
    "effect": Effect(),
    "mode": slots.Printed(lambda s, question, option: mode_words(s, question)[option.number], modes),
}

# kind: its name for programs, what is said, what is understood besides
FORMS: dict[int, tuple[str, ...]] = {
    c.PASS: ("pass", "pass (draw {draws})"),
    c.STOP: ("stop", "stop choosing"),
    c.FIND_NOTHING: ("find nothing", "find nothing"),
    c.SUBMIT: ("submit", "submit deck"),
    c.DO_IT: ("do", "do: {effect}"),
    c.DECLINE: ("decline", "decline: {effect}"),
    c.MODE: ("mode", "choose: {mode}"),
    c.ATTACK: ("attack", "attack {player}'s hero", "attack {hero}"),
    c.CHOOSE_HERO: ("choose hero", "choose hero {hero}", "choose {hero}"),
    c.NAME_SYMBOL: ("name", "name {symbol}"),
    c.SKIP: ("skip", "skip {symbols}"),
    c.NUMBER: ("number", "{n}"),
    c.MOVE_CARD: ("move", "move {cards} to {target zone}"),
    c.TAKE: ("take", "take {card} from {zone}"),
    c.PLAY_FROM: ("play from", "{play} {no item} from {zone}", "play {no item}{offered zone}",
                  "equip {no item}{offered zone}"),
    c.EQUIP_FROM: ("equip from", "{equip} {taken item} from {zone}", "play {taken item}{offered zone}",
                   "equip {taken item}{offered zone}"),
    c.SWAP: ("swap", "swap {outgoing} for {incoming}{from zone}"),
    c.GIVE_UP: ("give up", "give up {row} {card}"),
    c.USE: ("use", "use {ability} of {user}"),
    c.ORDER_PILE: ("order pile", "put on discard pile: {pile order}"),
    c.ORDER_DECK: ("order deck", "put {side}: {order}"),
    c.PAY: ("pay", "pay with {payment}"),
    c.DISCARD_CARD: ("discard", "discard {cards}"),
    c.SHUFFLE_BACK: ("shuffle back", "shuffle back {cards}"),
    c.DROP: ("drop", "drop {items}"),
    c.PLAY_COMBO: ("play combo", "play combo {combo}", "play {combo}", "equip {combo}"),
    c.EQUIP: ("equip", "equip {item}", "play {item}", "play combo {item}"),
    c.PLAY: ("play", "play {plain card}", "equip {plain card}", "play combo {plain card}"),
    c.REMOVE: ("remove", "remove {card of player}"),
    c.RETURN: ("return", "return {card of player}"),
    c.RESTART: ("restart", "restart {card of player}"),
    c.ROTATE_FORWARD: ("rotate forward", "rotate {card of player} forward"),
    c.ROTATE_BACKWARD: ("rotate backward", "rotate {card of player} backward"),
    c.MAKE_DORMANT: ("make dormant", "make dormant {card of player}"),
    c.NO_TRIGGER: ("no trigger", "do not trigger {card}"),
    c.TRIGGER_EFFECT: ("trigger effect", "trigger {card of player}"),
    c.USE_TRIGGER: ("trigger", "trigger {card}"),
    c.STORE_CARD: ("store", "store {hand card}"),
    c.TAKE_HERO: ("take hero", "take hero {card}"),
    c.PICK: ("pick", "pick {card}"),
    c.CHOOSE: ("choose", "choose {card of player}"),
    c.DRAW_CARD: ("draw", "draw {card}"),
    c.PUT_CARD: ("put", "put {card} {side}"),
    c.SWAP_OUT: ("swap out", "swap {card of player}"),
    c.SWAP_PLACE: ("change places", "swap {card of player}"),
}  # fmt: skip

MOVES = Moves(names.TONGUE, SLOTS, FORMS)


def same_move(s: State, one: Move, other: Move) -> bool:
    """Equal copies count as the same card; sets have no order, orders do, and of a payment extra cards are apart."""
    if not moves.same_move(s, one, other):
        return False
    if one.cards is None or other.cards is None:
        return one.cards is other.cards
    if one.kind in (c.ORDER_PILE, c.ORDER_DECK):
        return [card.definition.name for card in one.cards] == [card.definition.name for card in other.cards]
    if one.kind == c.PAY:
        at, bt = len(one.cards) - one.number, len(other.cards) - other.number
        return same_set(s, one.cards[:at], other.cards[:bt]) and same_set(s, one.cards[at:], other.cards[bt:])
    return True
