"""What a label means: moves, legal or not, that the words may name at a question."""

from __future__ import annotations

import re
from itertools import product

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import light
from rulebound.games.lightseekers.values import controller_of, is_in_play
from rulebound.games.lightseekers.words.labels import GIVEN_UP, ability_words
from rulebound.games.lightseekers.words.names import (
    cards_called,
    hero_named,
    seat_named,
    symbol_named,
)  # fmt: skip
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.labels import BRACKETS, Ghost, Meaning
from rulebound.kernel.state import State

MOST_READINGS = 200
ZONES_NAMED = {"deck": c.DECK, "hand": c.HAND, "discard pile": c.DISCARD, "play": c.BUFFS, "stored cards": c.STORED}
PLAIN = {"pass": c.PASS, "stop choosing": c.STOP, "find nothing": c.FIND_NOTHING, "submit deck": c.SUBMIT}
# Verbs with one card behind them.
ONE_CARD = [
    (re.compile(r"play combo (.+)"), c.PLAY_COMBO),
    (re.compile(r"play (.+)"), c.PLAY),
    (re.compile(r"equip (.+)"), c.EQUIP),
    (re.compile(r"remove (.+)"), c.REMOVE),
    (re.compile(r"return (.+)"), c.RETURN),
    (re.compile(r"restart (.+)"), c.RESTART),
    (re.compile(r"rotate (.+) forward"), c.ROTATE_FORWARD),
    (re.compile(r"rotate (.+) backward"), c.ROTATE_BACKWARD),
    (re.compile(r"make dormant (.+)"), c.MAKE_DORMANT),
    (re.compile(r"do not trigger (.+)"), c.NO_TRIGGER),
    (re.compile(r"trigger (.+)"), c.TRIGGER_EFFECT),
    (re.compile(r"store (.+)"), c.STORE_CARD),
    (re.compile(r"take hero (.+)"), c.TAKE_HERO),
    (re.compile(r"pick (.+)"), c.PICK),
    (re.compile(r"choose (.+)"), c.CHOOSE),
    (re.compile(r"draw (.+)"), c.DRAW_CARD),
    (re.compile(r"put (.+) on top"), c.PUT_CARD),
    (re.compile(r"put (.+) at the bottom"), c.PUT_CARD),
    (re.compile(r"swap (.+)"), c.SWAP_OUT),
]
SEVERAL = [
    (re.compile(r"discard (.+)"), c.DISCARD_CARD),
    (re.compile(r"shuffle back (.+)"), c.SHUFFLE_BACK),
    (re.compile(r"drop (.+)"), c.DROP),
]


def understand(s: State, question: Decision, label: str, names: frozenset[str]) -> Meaning:
    meaning = Meaning()
    seat = question.seat
    plain = BRACKETS.sub("", label).strip()
    if plain in PLAIN:
        offered = [option.kind for option in question.options]
        if label == plain or PLAIN[plain] not in offered:  # a bracket that is not the option's own says something false
            meaning.options.append(Option(PLAIN[plain]))
        return meaning
    if plain.startswith(("decline: ", "do: ")):
        meaning.options.append(Option(c.DECLINE if plain.startswith("decline") else c.DO_IT))
        return meaning
    if numbered(s, label, meaning) or zoned(s, question, label, meaning, names):
        return meaning
    if payment(s, seat, label, meaning, names):
        return meaning
    for pattern, kind in SEVERAL:
        if found := pattern.fullmatch(label):
            several(s, seat, kind, 0, found[1], meaning, names)
            return meaning
    by_effect = {option.number for option in question.options if option.kind in (c.PLAY_FROM, c.EQUIP_FROM)}
    if by_effect and (found := re.fullmatch(r"(play|equip) (.+)", label)):
        kind = taken_as(question, "take")
        meaning.options += [Option(kind, card, zone) for card in cards_called(s, seat, found[2]) for zone in by_effect]
        return meaning
    for pattern, kind in ONE_CARD:
        if found := pattern.fullmatch(label):
            one_card(s, seat, kind, found[1], meaning, names)
            if meaning:
                return meaning
    return meaning


def one_card(s: State, seat: int, kind: int, words: str, meaning: Meaning, names: frozenset[str]) -> None:
    number = 1 if kind == c.PUT_CARD and words.endswith("at the bottom") else 0
    called = cards_called(s, seat, words)
    if kind in (c.PLAY, c.EQUIP, c.PLAY_COMBO, c.STORE_CARD):
        called = own_first(s, seat, called)
    for card in called:
        meaning.options.append(Option(as_played(kind, card), card, number))
    if not meaning.options:
        add_ghost(kind, words, meaning, names)


def own_first(s: State, seat: int, cards: list[Card]) -> list[Card]:
    """Who speaks of a card of the own hand means that one, and not a copy that lies elsewhere."""
    held = [card for card in cards if s.places[card.number] == seat * c.ZONES + c.HAND]
    return held or cards


def as_played(kind: int, card: Card) -> int:
    """An Item is equipped and a combo is played as one, whichever verb was said."""
    if kind in (c.PLAY, c.EQUIP, c.PLAY_COMBO):
        what = light(card.definition)
        return c.PLAY_COMBO if what.combo else c.EQUIP if what.item else c.PLAY
    return kind


def add_ghost(kind: int, words: str, meaning: Meaning, names: frozenset[str]) -> None:
    """A card of the game that the player cannot point at: a refusal must not tell where it is."""
    name = BRACKETS.sub("", words).strip()
    if name not in names:
        name = name.rpartition(" of ")[0]
    if name in names:
        meaning.ghosts.append(Ghost(kind, name))


def numbered(s: State, label: str, meaning: Meaning) -> bool:
    """Moves that name heroes, Elements and symbols."""
    if found := re.fullmatch(r"attack (.+)'s hero", label):
        seat = seat_named(s, found[1])
        if seat >= 0:
            meaning.options.append(Option(c.ATTACK, None, seat))
    elif found := re.fullmatch(r"attack (.+)", label):
        seat = hero_named(s, found[1])
        if seat >= 0:
            meaning.options.append(Option(c.ATTACK, None, seat))
    elif found := re.fullmatch(r"choose (?:hero )?(.+)", label):
        seat = hero_named(s, found[1])
        if seat >= 0:
            meaning.options.append(Option(c.CHOOSE_HERO, None, seat))
    elif found := re.fullmatch(r"name (.+)", label):
        symbol = symbol_named(found[1])
        if symbol >= 0 or found[1] == "Unaligned":
            meaning.options.append(Option(c.NAME_SYMBOL, None, symbol))
    elif found := re.fullmatch(r"skip (.+)", label):
        symbols = [symbol_named(word) for word in re.split(r", and |, | and ", found[1])]
        if all(symbol >= 0 for symbol in symbols):
            meaning.options.append(Option(c.SKIP, None, 0, None, sorted(symbols)))
    elif label.isdigit():
        meaning.options.append(Option(c.NUMBER, None, int(label)))
    return bool(meaning)


def zoned(s: State, question: Decision, label: str, meaning: Meaning, names: frozenset[str]) -> bool:
    """Moves that name a zone, or something about a card."""
    seat = question.seat
    if found := re.fullmatch(r"move (.+) to (deck|hand|discard pile|play)", label):
        several(s, seat, c.MOVE_CARD, ZONES_NAMED[found[2]], found[1], meaning, names)
    elif found := re.fullmatch(r"(take|play|equip) (.+) from (deck|discard pile|hand|stored cards)", label):
        kind = taken_as(question, found[1])
        zone = ZONES_NAMED[found[3]]
        for card in cards_called(s, seat, found[2]):
            meaning.options.append(Option(kind, card, zone))
        if not meaning.options:
            add_ghost(kind, found[2], meaning, names)
    elif found := re.fullmatch(r"swap (.+) for (.+) from (deck|discard pile|hand)", label):
        zone = ZONES_NAMED[found[3]]
        for out, card in product(cards_called(s, seat, found[1]), cards_called(s, seat, found[2])):
            if is_in_play(s, out):
                meaning.options.append(Option(c.SWAP, card, zone, [out]))
    elif found := re.fullmatch(r"swap (.+) for (.+)", label):
        for out, card in product(cards_called(s, seat, found[1]), cards_called(s, seat, found[2])):
            if is_in_play(s, out) and is_in_play(s, card):
                meaning.options.append(Option(c.SWAP, card, s.places[card.number] % c.ZONES, [out]))
    elif found := re.fullmatch(r"give up (Buff|Item|hand card) (.+)", label):
        zone = next(zone for zone, word in GIVEN_UP.items() if word == found[1])
        for card in cards_called(s, seat, found[2]):
            meaning.options.append(Option(c.GIVE_UP, card, zone))
    elif found := re.fullmatch(r"use ((?:Attack |Defend )?Ability(?: \d+)?) of (.+)", label):
        uses(s, seat, found[1], found[2], meaning, names)
    elif found := re.fullmatch(r"put on discard pile: (.+)", label):
        ordered(s, seat, c.ORDER_PILE, 0, BRACKETS.sub("", found[1]), meaning, names)
    elif found := re.fullmatch(r"put (on top|at the bottom): (.+)", label):
        ordered(s, seat, c.ORDER_DECK, 0 if found[1] == "on top" else 1, found[2], meaning, names)
    return bool(meaning)


def taken_as(question: Decision, verb: str) -> int:
    """[LS-D13] What is done with a card that is taken from a pile is up to the text; its own verb may be said too."""
    offered = {option.kind for option in question.options} & {c.TAKE, c.PLAY_FROM, c.EQUIP_FROM}
    kind = {"take": c.TAKE, "play": c.PLAY_FROM, "equip": c.EQUIP_FROM}[verb]
    return min(offered) if offered and kind == c.TAKE else kind


def uses(s: State, seat: int, word: str, name: str, meaning: Meaning, names: frozenset[str]) -> None:
    called = cards_called(s, seat, name)
    own = [card for card in called if is_in_play(s, card) and controller_of(s, card) == seat]
    for card in own or called:
        for number in range(len(light(card.definition).uses)):
            if ability_words(card, number) == word:
                meaning.options.append(Option(c.USE, card, number))
    if not meaning.options and not cards_called(s, seat, name):
        add_ghost(c.USE, name, meaning, names)


# ---- moves with several cards, which may come in any order
def parts_of(words: str) -> list[list[str]]:
    """All ways to cut the words into names: a name may itself hold a comma or an 'and'."""
    pieces = re.split(r", and |, | and ", words)
    joints = re.findall(r", and |, | and ", words)
    ways: list[list[str]] = [[pieces[0]]]
    for joint, piece in zip(joints, pieces[1:], strict=True):
        ways = [[*way, piece] for way in ways] + [[*way[:-1], way[-1] + joint + piece] for way in ways]
        ways = ways[:MOST_READINGS]
    return ways


def several(
    s: State, seat: int, kind: int, number: int, words: str, meaning: Meaning, names: frozenset[str]
) -> None:
    for way in parts_of(words):
        sets = card_sets(s, seat, way)
        for cards in sets:
            if len(cards) == 1 and kind != c.DROP:
                meaning.options.append(Option(kind, cards[0], number))
            else:
                meaning.options.append(Option(kind, None, number, cards))
    if not meaning.options:
        for way in parts_of(words):
            for part in way:
                if not cards_called(s, seat, part):
                    add_ghost(kind, part, meaning, names)


def card_sets(s: State, seat: int, way: list[str]) -> list[list[Card]]:
    """The sets of different cards that some names may mean; equal copies count once."""
    found: list[list[Card]] = [[]]
    for part in way:
        called = cards_called(s, seat, part)
        longer: list[list[Card]] = []
        for cards in found:
            free = [card for card in called if card not in cards]
            longer.extend([*cards, card] for card in distinct(s, free))
        found = longer[:MOST_READINGS]
    return found


def ordered(
    s: State, seat: int, kind: int, number: int, words: str, meaning: Meaning, names: frozenset[str]
) -> None:
    parts = [part.strip() for part in words.split(", then ")]
    for cards in card_sets(s, seat, parts):
        meaning.options.append(Option(kind, None, number, cards))
    if not meaning.options:
        for part in parts:
            if len(cards_called(s, seat, part)) < parts.count(part):
                add_ghost(kind, part, meaning, names)


def payment(s: State, seat: int, label: str, meaning: Meaning, names: frozenset[str]) -> bool:
    """`pay with A, B; extra C`: what stands in brackets behind a combo is left aside."""
    found = re.fullmatch(r"pay with (.+?)(?:; extra (.+))?", BRACKETS.sub("", label).strip())
    if not found:
        return False
    extra_ways = parts_of(found[2]) if found[2] else [[]]
    for way, extras in product(parts_of(found[1]), extra_ways):
        for cards in card_sets(s, seat, [*way, *extras]):
            meaning.options.append(Option(c.PAY, None, len(extras), cards))
    if not meaning.options:
        named = [each for way in parts_of(found[1]) + extra_ways for each in way]
        for part in named:
            if len(cards_called(s, seat, part)) < named.count(part):
                add_ghost(c.PAY, part, meaning, names)
    return bool(meaning)


# ---- whether two moves are one
def same_move(s: State, one: Option, other: Option) -> bool:
    """Equal copies count as the same card; sets have no order, orders do."""
    if one.kind != other.kind or one.number != other.number or one.numbers != other.numbers:
        return False
    if not same_card(s, one.card, other.card) or (one.cards is None) != (other.cards is None):
        return False
    if one.cards is None or other.cards is None:
        return True
    if one.kind in (c.ORDER_PILE, c.ORDER_DECK):
        names = [card.definition.name for card in one.cards]
        return names == [card.definition.name for card in other.cards]
    if one.kind == c.PAY:
        at, bt = len(one.cards) - one.number, len(other.cards) - other.number
        return same_set(s, one.cards[:at], other.cards[:bt]) and same_set(s, one.cards[at:], other.cards[bt:])
    return same_set(s, one.cards, other.cards)


def same_set(s: State, one: list[Card], other: list[Card]) -> bool:
    left = list(other)
    for card in one:
        match = next((each for each in left if same_card(s, card, each)), None)
        if match is None:
            return False
        left.remove(match)
    return not left


def same_card(s: State, one: Card | None, other: Card | None) -> bool:
    if one is None or other is None:
        return one is other
    return one is other or len(distinct(s, [one, other])) == 1


