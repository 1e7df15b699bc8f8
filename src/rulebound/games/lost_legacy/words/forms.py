"""The moves of Lost Legacy in words: the labels of its ledger, as forms that print and read."""

from __future__ import annotations

from typing import Any

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.ops.acting import Pieces
from rulebound.games.lost_legacy.ops.picking import NameElement
from rulebound.games.lost_legacy.ops.terms import ELEMENTS
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import card_at, current, is_character, space_of, usual_way
from rulebound.games.lost_legacy.words.names import TONGUE, ability_name, called, slots, spaces
from rulebound.kernel.gates import ChooseOne
from rulebound.kernel.play import Card, Move, Question, Run, State, distinct
from rulebound.tabletop.moves import Draft, Moves, Reading, Slot
from rulebound.tabletop.names import Talk, end_of_number
from rulebound.tabletop.slots import JOINTS, Number, OneCard, Place, Printed, SecondCard

BY_DISTANCE = " by distance attack"


# ---- which of several namesakes such a move means
def of_zones(*zones: int) -> Any:
    """A card of the speaker in one of these zones is meant before all its namesakes."""

    def wanted(talk: Talk, cards: list[Card]) -> list[Card]:
        own = [each for each in cards if talk.s.places[each.number] // c.ZONES == talk.seat]
        return [card for card in own if talk.s.place(card) in zones] or cards

    return wanted


def characters_of(own: bool) -> Any:
    """A face-up character of one's own, or of the opponent, is meant before all its namesakes; [LL-char.7] then an own
    one that lies face-down, so that its refusal names the rule."""

    def wanted(talk: Talk, cards: list[Card]) -> list[Card]:
        fit = [card for card in cards if is_character(talk.s, card)]
        theirs = [card for card in fit if (talk.s.controller(card) == talk.seat) == own]
        lying = [card for card in talk.s.zone(talk.seat, c.STANDBY) if own and card in cards]
        return theirs or lying or fit or cards

    return wanted


def characters_only(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if is_character(talk.s, card)] or cards


# ---- slots of its own
class OwnCard(OneCard):
    """A card of one's own; what could be named is what lies on the own side, and a card of the sub-deck."""

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        s, seat = talk.s, talk.seat
        cards = [card for zone in (c.HAND, c.FIELD, c.STANDBY, c.LINKED_DOWN) for card in s.zone(seat, zone)]
        cards = distinct(s, cards + s.zone(seat, c.SUB_DECK)[:1])
        return [Move(option.kind, card, option.number, option.cards, option.numbers) for card in cards]


class FieldTarget(OneCard):
    """A card on the field."""

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = [card for seat in range(2) for card in talk.s.zone(seat, c.FIELD)]
        return [Move(option.kind, card, option.number, option.cards, option.numbers) for card in cards]


class FieldCard(SecondCard):
    """A card on the field."""

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = [card for seat in range(2) for card in talk.s.zone(seat, c.FIELD)]
        return [Move(option.kind, option.card, option.number, [card], option.numbers) for card in cards]


class SubDeckCard(SecondCard):
    """A card of the own sub-deck, or of the hand."""

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = distinct(talk.s, talk.s.zone(talk.seat, c.SUB_DECK) + talk.s.zone(talk.seat, c.HAND))
        return [Move(option.kind, option.card, option.number, [card], option.numbers) for card in cards]


class Newcomer(SecondCard):
    """A character of the hand, or of the sub-deck; a namesake of one in the hand says that it comes from there."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.cards
        card = option.cards[0]
        others = [each.cards[0] for each in question.options if each.cards and each.cards[0] is not card]
        twin = any(each.definition.name == card.definition.name and s.place(each) != c.SUB_DECK for each in others)
        name = super().say(s, question, option)
        return name + c.OF_SUB_DECK if twin and s.place(card) == c.SUB_DECK else name

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found = super().read(talk, text, at, draft)
        below = [each for each in found if each[1].cards and talk.s.place(each[1].cards[0]) == c.SUB_DECK]
        said = [(end + len(c.OF_SUB_DECK), made) for end, made in below if text.startswith(c.OF_SUB_DECK, end)]
        return said or [each for each in found if each not in below] or found


class Price(Slot):
    """What a character costs now: told, and to be said as it is."""

    binds = False

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        return str(current(s, option.card, c.MAGIC))

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        end = end_of_number(text, at)
        right = draft.card is not None and text[at:end] == str(current(talk.s, draft.card, c.MAGIC))
        return [(end, draft)] if end > at and (right or draft.ghost) else []

    def value(self, option: Move) -> Any:
        return None


class Slots(Place):
    """`on d4`; in Quick-Play `in column 2 front`, of the speaker's own half."""

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        sides = rules_of(talk.s).board.sides
        found = super().read(talk, text, at, draft)
        return [each for each in found if not rules_of(talk.s).quick or sides[each[1].number] == talk.seat]


class Way(Place):
    """`from d4 to d5`; in Quick-Play `to column 2 front`."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        if rules_of(s).quick:
            return "to" + slots(s)[option.number].removeprefix("in")
        return f"from {spaces(s)[space_of(s, option.card)]} to {spaces(s)[option.number]}"

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        if draft.card is None or space_of(talk.s, draft.card) < 0:
            return []
        every = [
            (self.say(talk.s, talk.question, Move(c.WALK, draft.card, to)), to) for to in range(len(spaces(talk.s)))
        ]
        sides = rules_of(talk.s).board.sides
        return [
            (at + len(words), draft.but(number=to))
            for words, to in every
            if text.startswith(words, at) and (not rules_of(talk.s).quick or sides[to] == talk.seat)
        ]


class HostOf(Slot):
    """The character that a card is linked to: told, and to be said as it is."""

    binds = False

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        host = s.host(option.card)
        return "" if host is None else called(s, host.card, question.seat)

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        host = None if draft.card is None else talk.s.host(draft.card)
        if host is None:
            return []
        return [(each.end, draft) for each in talk.phrases(text, at) if host.card in each.cards]

    def value(self, option: Move) -> Any:
        return None


class SetCardAt(Place):
    """A card that lies face-down, by its space."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        return spaces(s)[space_of(s, option.card)]

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found = [(end, each, card_at(talk.s, each.number)) for end, each in super().read(talk, text, at, draft)]
        return [(end, each.but(card=card)) for end, each, card in found if card is not None]

    def value(self, option: Move) -> Any:
        return option.card


class AbilityOf(Slot):
    """`RALLY of Brannoch`, `ability 2 of Brannoch@d4`."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.card is not None
        return f"{ability_name(option.card, option.number)} of {called(s, option.card, question.seat)}"

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found: list[Reading] = []
        behind = text.find(" of ", at)
        if behind < 0:
            return found
        for phrase in talk.phrases(text, behind + 4):
            for card in phrase.cards:
                for index in range(len(card.definition.abilities)):
                    if ability_name(card, index) == text[at:behind]:
                        found.append((phrase.end, draft.but(card=card, number=index)))
        return found

    def value(self, option: Move) -> Any:
        return option.number

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = [card for seat in range(2) for card in talk.s.zone(seat, c.FIELD) + talk.s.zone(seat, c.LINKED)]
        return [card.option(option.kind, at) for card in cards for at in range(len(card.definition.abilities))]


class Attackers(Slot):
    """Characters in any order, each perhaps by distance attack."""

    def say(self, s: State, question: Question, option: Move) -> str:
        names = [
            called(s, card, question.seat) + (BY_DISTANCE if how == c.DISTANCE != usual_way(s, card) else "")
            for card, how in zip(option.cards or [], option.numbers or [], strict=True)
        ]
        return " and ".join(names)

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found: list[Reading] = []
        ends: list[Reading] = [(at, draft.but(cards=(), numbers=()))]
        while ends:
            longer = [each for start, so_far in ends for each in self.one_more(talk, text, start, so_far)]
            found += longer
            ends = [
                (end + len(joint), so_far)
                for end, so_far in longer
                for joint in JOINTS
                if text.startswith(joint, end) and len(so_far.cards or ()) < 12
            ]
        return found

    def one_more(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        cards, hows = draft.cards or (), draft.numbers or ()
        found: list[Reading] = []
        for phrase in talk.phrases(text, at):
            fit = characters_of(True)(talk, phrase.cards)
            distant = text.startswith(BY_DISTANCE, phrase.end)
            end = phrase.end + (len(BY_DISTANCE) if distant else 0)
            for card in [each for each in fit if each not in cards]:
                how = c.DISTANCE if distant else usual_way(talk.s, card)
                found.append((end, draft.but(cards=(*cards, card), numbers=(*hows, how))))
            if not fit:
                found.append((end, draft.but(ghost=draft.ghost or phrase.name)))
        return found

    def value(self, option: Move) -> Any:
        return option.cards

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        cards = [card for seat in range(2) for card in talk.s.zone(seat, c.FIELD)]
        return [Move(option.kind, option.card, 0, [card], [how]) for card in cards for how in (c.PHYSICAL, c.DISTANCE)]


PIECE_WORDS = {c.TOKEN: "token", c.POWER_UP: "power-up", c.DAMAGE: "damage"}


# ---- words of cards
def modes_of(s: State, question: Question) -> list[str]:
    frame = s.frames[question.frame]
    op = frame.ops[frame.pc] if isinstance(frame, Run) else None
    if isinstance(op, NameElement):
        return list(ELEMENTS)
    return op.shorts if isinstance(op, ChooseOne) else []


def modes(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    frame = talk.s.frames[talk.question.frame]
    named = isinstance(frame, Run) and isinstance(frame.ops[frame.pc], NameElement)
    card = frame.env.card if isinstance(frame, Run) and not named else None
    texts = modes_of(talk.s, talk.question)
    return [(text, draft.but(card=card, number=number)) for number, text in enumerate(texts)]


def offered_words(s: State, question: Question) -> str:
    frame = s.frames[question.frame]
    words = frame.ops[frame.pc].clause if isinstance(frame, Run) else ""
    return words[:1].lower() + words[1:]


def offers(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    frame = talk.s.frames[talk.question.frame]
    card = frame.env.card if isinstance(frame, Run) else None
    return [(offered_words(talk.s, talk.question), draft.but(card=card))]


class PiecesOfText(Slot):
    """[LL-D19] [LL-D28] So many pieces as the text is about to add or remove: `3 damage`, `1 power-up`."""

    binds = False

    def say(self, s: State, question: Question, option: Move) -> str:
        return pieces_of(s, question)

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        words = pieces_of(talk.s, talk.question)
        return [(at + len(words), draft)] if words and text.startswith(words, at) else []


def pieces_of(s: State, question: Question) -> str:
    frame = s.frames[question.frame]
    if question.menu not in (c.M_ADD, c.M_COST) or not isinstance(frame, Run):
        return ""
    op = next((op for op in frame.ops[frame.pc :] if isinstance(op, Pieces)), None)
    if op is None or op.times is None:
        return ""
    number = op.times.value(s, frame.env)
    word = PIECE_WORDS[op.piece]
    return f"{number} {word}{'s' if number != 1 and op.piece != c.DAMAGE else ''}"


SLOTS: dict[str, Slot] = {
    "hand card": OwnCard(called, of_zones(c.HAND)),
    "set card": OwnCard(called, of_zones(c.STANDBY)),
    "set spell": OwnCard(called, of_zones(c.LINKED_DOWN)),
    "sub-deck card": SubDeckCard(called, of_zones(c.SUB_DECK)),
    "own character": OwnCard(called, characters_of(True)),
    "target": FieldTarget(called, characters_of(False)),
    "field card": OwnCard(called, of_zones(c.FIELD, c.STANDBY)),
    "any card": OneCard(called),
    "bearer": FieldCard(called, characters_only),
    "caster": FieldCard(called, characters_of(True)),
    "newcomer": Newcomer(called, of_zones(c.HAND, c.SUB_DECK)),
    "host": HostOf(),
    "space": Place(spaces),
    "set card at": SetCardAt(spaces),
    "where": Slots(slots),
    "way": Way(spaces),
    "price": Price(),
    "attackers": Attackers(),
    "ability": AbilityOf(),
    "n": Number(),
    "pieces": PiecesOfText(),
    "mode": Printed(lambda s, question, option: modes_of(s, question)[option.number], modes),
    "effect": Printed(lambda s, question, option: offered_words(s, question), offers),
}

# kind: its name for programs, what is said, what is understood besides
FORMS: dict[int, tuple[str, ...]] = {
    kind: (c.MOVE_NAMES[kind], *templates)
    for kind, templates in {
        c.KEEP: ("keep hand",),
        c.SWAP: ("bury hand and draw 5",),
        c.BURY_NEXT: ("bury {hand card} next",),
        c.FIRST: ("resolve {ability} first",),
        c.PLAY_CHARACTER: ("play {hand card} {where} for {price} MP",),
        c.PLAY_EQUIPMENT: ("play {hand card} {where} and link it to {bearer}",),
        c.PLAY_ASIDE: ("play {hand card} on no space",),
        c.PLAY_ON: ("play {hand card} {where}",),
        c.SET_ON: ("set {hand card} {where}",),
        c.TURN_UP_EQUIPMENT: ("ready {set card} and link it to {bearer}",),
        c.TURN_UP: ("ready {set card}",),
        c.WALK: ("move {own character} {way}",),
        c.THREAT_SET: ("threaten set card at {set card at} with {attackers}",),
        c.THREAT: ("threaten {target} with {attackers}",),
        c.ACT_FIRST: ("act with {own character} first",),
        c.HOLD: ("hold {own character}",),
        c.USE: ("use {ability}",),
        c.ARM: ("arm {own character} with {sub-deck card}",),
        c.CAST: ("cast {sub-deck card} with {own character}",),
        c.SET_SPELL: ("set {sub-deck card} on {own character}",),
        c.TURN_UP_SPELL: ("ready {set spell} on {caster}",),
        c.END_TURN: ("end turn",),
        c.RESPOND: ("respond with {set card}",),
        c.RESPOND_SPELL: ("respond with {set spell} on {host}",),
        c.RESPOND_ABILITY: ("respond with {ability}",),
        c.PASS: ("pass",),
        c.CHOOSE_SET: ("choose set card at {set card at}",),
        c.NO_MORE: ("choose no more",),
        c.CHOOSE: ("choose {any card}",),
        c.ADD_TO: ("add {pieces} to {any card}", "choose {any card}"),
        c.CHOOSE_SPACE: ("choose {space}",),
        c.DO_IT: ("do it: {effect}",),
        c.DECLINE: ("decline",),
        c.DISCARD_AS_COST: ("discard {hand card} as cost",),
        c.REST_AS_COST: ("rest {any card} as cost",),
        c.REMOVE_AS_COST: ("remove {pieces} from {any card} as cost", "choose {any card}"),
        c.ERASE_AS_COST: ("erase {any card} as cost",),
        c.BURY_AS_COST: ("bury {hand card} as cost", "bury {hand card} next"),
        c.NUMBER: ("choose {n}",),
        c.MODE: ("choose: {mode}",),
        c.FIND: ("reveal {any card}",),
        c.FIND_NOTHING: ("find nothing",),
        c.DUG_ON_TOP: ("put dug cards on top",),
        c.DUG_BELOW: ("put dug cards on the bottom",),
        c.DUG_ONE_BELOW: ("put {any card} on the bottom",),
        c.NEXT: ("{any card} next",),
        c.DISCARD_CARD: ("discard {hand card}",),
        c.BURY_OPTION: ("bury {field card}",),
        c.KEEP_REST: ("keep the rest",),
        c.BUILD: ("build up {own character} into {newcomer}",),
    }.items()
}
MOVES = Moves(TONGUE, SLOTS, FORMS)


