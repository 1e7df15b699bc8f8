"""What a label means: the moves it may stand for, legal or not.

Only what the asking seat can see is spoken of. A name that the seat cannot place is still understood if it is a card
of the game: the refusal then says that the card is not there.
"""

from __future__ import annotations

import re
from itertools import product

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import cards_in_play
from rulebound.games.luminous.words.names import cards_called, seat_named
from rulebound.games.luminous.words.payments import COLOURS, payment
from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.labels import BRACKETS, Ghost, Meaning
from rulebound.kernel.state import State

COLOUR = "(Orange|Green|Purple)"
MOST_READINGS = 64
ATTACKERS_JOINT = re.compile(r", | and ")

PLAIN = {
    "pass": c.PASS,
    "play a Luminous Bloom": c.PLAY_BLOOM,
    "declare the block": c.DECLARE_BLOCK,
    "no Tribute": c.NO_TRIBUTE,
    "choose no more": c.CHOOSE_NO_MORE,
    "do not scavenge": c.NO_SCAVENGE,
    "do not pivot": c.NO_PIVOT,
    "keep this hand": c.KEEP_HAND,
    "leave the deck uncut": c.NO_CUT,
    "leave the rest": c.LEAVE_REST,
}
# The order counts: a longer form stands before the form it begins like.
ONE_CARD = [
    (re.compile(r"play the orb (.+)"), c.PLAY_ORB),
    (re.compile(r"play (.+)"), c.PLAY),
    (re.compile(r"add (.+) to the block"), c.ADD_BLOCKER),
    (re.compile(r"sacrifice (.+) for Tribute"), c.TRIBUTE),
    (re.compile(r"sacrifice (.+)"), c.SACRIFICE),
    (re.compile(r"choose (.+)"), c.CHOOSE),
    (re.compile(r"(.+): do it"), c.DO_IT),
    (re.compile(r"(.+): decline"), c.DECLINE),
    (re.compile(r"discard (.+) \(hand limit\)"), c.HAND_LIMIT),
    (re.compile(r"discard (.+)"), c.DISCARD_CARD),
    (re.compile(r"draw (.+)"), c.DRAW_CARD),
    (re.compile(r"put (.+) on the bottom next"), c.ORDER_CARD),
    (re.compile(r"put (.+) on the bottom"), c.PUT_ON_BOTTOM),
    (re.compile(r"put (.+) on top"), c.PUT_ON_TOP),
    (re.compile(r"do not pay for (.+)'s Mulch"), c.NO_MULCH),
    (re.compile(r"pay .+ for (.+)'s Mulch"), c.PAY_MULCH),
]

# Where the card of such a move must lie, on the own side: a card there is meant before all its namesakes.
IN_HAND = (c.HAND,)
IN_PLAY = (c.FIELD, c.ORB_ROW, c.FAVORED)
HOMES = {
    c.PLAY: IN_HAND,
    c.PLAY_ORB: IN_HAND,
    c.DISCARD_CARD: IN_HAND,
    c.HAND_LIMIT: IN_HAND,
    c.ACTIVATE: IN_PLAY,
    c.ATTACK_PLAYER: IN_PLAY,
    c.ATTACK_TOGETHER: IN_PLAY,
    c.BLOCK: IN_PLAY,
    c.ADD_BLOCKER: IN_PLAY,
    c.SACRIFICE: IN_PLAY,
    c.TRIBUTE: IN_PLAY,
    c.BOLSTER: IN_PLAY,
    c.SCAVENGE: (c.DISCARD,),
}


def meant(s: State, seat: int, kind: int, words: str) -> list[Card]:
    """The cards that `words` may mean in such a move."""
    found = cards_called(s, seat, words)
    places = [seat * c.ZONES + zone for zone in HOMES.get(kind, ())]
    return [card for card in found if s.places[card.number] in places] or found


def understand(s: State, decision: Decision, label: str, known_names: frozenset[str]) -> Meaning:
    seat = decision.seat
    meaning = Meaning()
    if label in PLAIN:
        cards = None
        if PLAIN[label] == c.DECLARE_BLOCK:
            cards = next((o.cards for o in decision.options if o.kind == c.DECLARE_BLOCK), None)
        meaning.options.append(Option(PLAIN[label], None, 0, cards))
        return meaning
    if coloured(s, seat, label, meaning) or numbered(s, label, meaning):
        return meaning
    if sets(s, decision, label, meaning, known_names):
        return meaning
    if found := re.fullmatch(r"activate (.+?): (.+)", label):
        activations(s, seat, label, meaning)
    elif found := re.fullmatch(r"attack (.+) with (.+)", label):
        attacks(s, seat, found[1], found[2], meaning, known_names)
    elif found := re.fullmatch(r"bolster (.+) by (\d+)", label):
        for card in meant(s, seat, c.BOLSTER, found[1]):
            meaning.options.append(Option(c.BOLSTER, card, int(found[2])))
    elif found := re.fullmatch(r"resolve (.+?): (.+)", label):
        for number, trigger in enumerate(s.waiting):
            if f"resolve {trigger.card.definition.name}: {trigger.ability.short}" == label:
                meaning.options.append(Option(c.RESOLVE, trigger.card, number))
    if meaning:
        return meaning
    for pattern, kind in ONE_CARD:
        found = pattern.fullmatch(label)
        if found:
            one_card(s, seat, kind, found[1], meaning, known_names)
            if meaning:
                return meaning
    return meaning


def one_card(s: State, seat: int, kind: int, words: str, meaning: Meaning, known_names: frozenset[str]) -> None:
    if kind == c.CHOOSE and seat_named(s, words) >= 0:
        meaning.options.append(Option(c.CHOOSE_PLAYER, None, seat_named(s, words)))
        return
    for card in meant(s, seat, kind, words):
        meaning.options.append(Option(kind, card))
    if not meaning.options:
        add_ghost(kind, words, meaning, known_names)


def add_ghost(kind: int, words: str, meaning: Meaning, known_names: frozenset[str]) -> None:
    name = BRACKETS.sub("", words).strip()
    if name in known_names:
        meaning.ghosts.append(Ghost(kind, name))


def coloured(s: State, seat: int, label: str, meaning: Meaning) -> bool:
    """Moves that name colours of orbs."""
    if found := re.fullmatch(rf"play an? {COLOUR} orb", label):
        meaning.options.append(Option(c.PLAY_BASIC, None, COLOURS[found[1]]))
    elif found := re.fullmatch(rf"pivot: return {COLOUR}, play {COLOUR}", label):
        add_pivots(s, seat, c.PIVOT, found[1], found[2], meaning)
    elif found := re.fullmatch(rf"return {COLOUR} orb, play {COLOUR} orb", label):
        add_pivots(s, seat, c.PIVOT_EFFECT, found[1], found[2], meaning)
    return bool(meaning)


def add_pivots(s: State, seat: int, kind: int, returned: str, played: str, meaning: Meaning) -> None:
    orbs = [card for card in cards_in_play(s, seat) if card.definition.name == returned]
    for card in orbs:
        meaning.options.append(Option(kind, card, COLOURS[played]))
    if not orbs:
        meaning.ghosts.append(Ghost(kind, returned))


def numbered(s: State, label: str, meaning: Meaning) -> bool:
    if found := re.fullmatch(r"mulligan (\d+) cards?", label):
        meaning.options.append(Option(c.TAKE_MULLIGAN, None, int(found[1])))
    elif found := re.fullmatch(r"cut (.+)'s deck at (\d+)", label):
        meaning.options.append(Option(c.CUT, None, seat_named(s, found[1]), None, [int(found[2])]))
    elif found := re.fullmatch(r"give (.+) the first turn", label):
        meaning.options.append(Option(c.FIRST_TURN_OTHER, None, seat_named(s, found[1])))
    return bool(meaning)


# ---- moves with several parts; their parts may come in any order
def parts_of(words: str, names: frozenset[str], splitter: str) -> list[list[str]]:
    """All ways to cut the words into parts: a name may itself hold the word that joins."""
    pieces = re.split(splitter, words)
    joints = re.findall(splitter, words)
    ways: list[list[str]] = [[pieces[0]]]
    for joint, piece in zip(joints, pieces[1:], strict=True):
        ways = [[*way, piece] for way in ways] + [[*way[:-1], way[-1] + joint + piece] for way in ways]
        ways = ways[:MOST_READINGS]
    return ways


def sets(s: State, decision: Decision, label: str, meaning: Meaning, names: frozenset[str]) -> bool:
    seat = decision.seat
    if label.startswith("block with "):
        named_cards(s, seat, c.BLOCK, label[len("block with ") :], meaning, names)
    elif label.startswith("pay with "):
        payment(s, decision, label[len("pay with ") :], meaning)
    elif found := re.fullmatch(r"void (.+) to draw 1", label):
        named_cards(s, seat, c.SCAVENGE, found[1], meaning, names)
    elif label.startswith("deal "):
        split(s, seat, label[len("deal ") :], meaning)
    return bool(meaning)


def named_cards(s: State, seat: int, kind: int, words: str, meaning: Meaning, names: frozenset[str]) -> None:
    for way in parts_of(words, names, r", and |, | and "):
        found = [meant(s, seat, kind, part) for part in way]
        if all(found):
            for cards in product(*found):
                if len(set(cards)) == len(cards) and len(meaning.options) < MOST_READINGS:
                    meaning.options.append(Option(kind, None, 0, list(cards)))
    if not meaning.options:
        for way in parts_of(words, names, r", and |, | and "):
            for part in way:
                if not cards_called(s, seat, part):
                    add_ghost(kind, part, meaning, names)


def split(s: State, seat: int, words: str, meaning: Meaning) -> None:
    shares: list[tuple[int, list[Card]]] = []
    for part in re.split(r", and |, | and (?=\d+ to )", words):
        found = re.fullmatch(r"(\d+) to (.+)", part.strip())
        if not found:
            return
        named = [(card, in_play(s, card)) for card in cards_called(s, seat, found[2])]
        blockers = [card for card, r in named if r is not None and r.role == c.BLOCKING]
        shares.append((int(found[1]), blockers or [card for card, _ in named]))
    if len(shares) == 1:
        for card in shares[0][1]:
            meaning.options.append(Option(c.DEAL, card, shares[0][0]))
        return
    for cards in product(*(found for _, found in shares)):
        if len(set(cards)) == len(cards) and len(meaning.options) < MOST_READINGS:
            meaning.options.append(Option(c.SPLIT, None, 0, list(cards), [share for share, _ in shares]))


# ---- moves with a card and something more
def activations(s: State, seat: int, label: str, meaning: Meaning) -> None:
    words = label[len("activate ") :]
    for at in (found.start() for found in re.finditer(": ", words)):
        name, short = words[:at], words[at + 2 :]
        for card in meant(s, seat, c.ACTIVATE, name):
            for number, ability in enumerate(kind_of(card.definition).activated):
                if ability.short == short:
                    meaning.options.append(Option(c.ACTIVATE, card, number))


def attacks(
    s: State, seat: int, target: str, name: str, meaning: Meaning, known_names: frozenset[str]
) -> None:
    attackers = meant(s, seat, c.ATTACK_PLAYER, name)
    if not attackers and ATTACKERS_JOINT.search(name):
        named_cards(s, seat, c.ATTACK_TOGETHER, name, meaning, known_names)
        return
    if not attackers:
        add_ghost(c.ATTACK_PLAYER, name, meaning, known_names)
        return
    defender = seat_named(s, target)
    for attacker in attackers:
        if defender >= 0:
            meaning.options.append(Option(c.ATTACK_PLAYER, attacker, defender))
        for relic in attackable(s, seat, target):
            meaning.options.append(Option(c.ATTACK_RELIC, attacker, 0, [relic]))


def attackable(s: State, seat: int, words: str) -> list[Card]:
    """The cards in play that are named; those of others, if the own ones are not all there is."""
    found = [(card, in_play(s, card)) for card in cards_called(s, seat, words)]
    theirs = [card for card, r in found if r is not None and r.controller != seat]
    return theirs or [card for card, r in found if r is not None]


def same_move(s: State, one: Option, other: Option) -> bool:
    """Whether two moves are one, equal copies counting as the same card."""
    if one.kind != other.kind or one.number != other.number:
        return False
    if not same_card(s, one.card, other.card):
        return False
    if (one.cards is None) != (other.cards is None):
        return False
    if one.cards is not None and other.cards is not None:
        if one.kind == c.SPLIT:
            return one.numbers == other.numbers and one.cards == other.cards
        left = list(other.cards)
        for card in one.cards:
            match = next((each for each in left if same_card(s, card, each)), None)
            if match is None:
                return False
            left.remove(match)
        return not left
    return one.numbers == other.numbers


def same_card(s: State, one: Card | None, other: Card | None) -> bool:
    if one is None or other is None:
        return one is other
    return one is other or len(distinct(s, [one, other])) == 1
