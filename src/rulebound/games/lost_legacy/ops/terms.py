"""What texts ask of cards, players and events, beyond what every game asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import pieces_on
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.procedures.fight import battle_of
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import last_space, range_from, skills, space_of, spaces_from, value
from rulebound.kernel.play import Card, Record, Ref, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Trait, Whom, has_all
from rulebound.kernel.terms.groups import SlotCards, ThisCard
from rulebound.kernel.terms.relations import compares


# ---- traits
@dataclass(slots=True, eq=False)
class OfKind(Trait):
    """A kind or class of cards; a card in standby is known by where it lies only."""

    bits: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        """[LL-char.7] What is face-down counts as an option."""
        if is_faceless(s, env, card):
            return bool(self.bits & c.OPTION == c.OPTION)
        return bool(kind_of(card).kind & self.bits)


def is_faceless(s: State, env: Env, card: Card) -> bool:
    """[LL-pos.7] What lies face-down has no name, family, element, skill or value for anybody: whoever is offered such
    cards to choose from, or is told how many there are, would know what they are. Who plays it shows it; and of the
    very card that a text has chosen and looked at it is asked what it is."""
    if s.places[card.number] % c.ZONES != c.STANDBY:
        return False
    if s.known[card.number] >> env.seat & 1 and any(ref.card is card for slot in env.slots for ref in slot):
        return False
    event = env.event
    return event is None or event.kind != c.PLAY or event.card is not card


@dataclass(slots=True, eq=False)
class IsNamed(Trait):
    """[LL-card.2] A card of this name."""

    name: str

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return card.definition.name == self.name and not is_faceless(s, env, card)


@dataclass(slots=True, eq=False)
class InPosition(Trait):
    """[LL-pos.1] Readied, resting, standby, face-up."""

    word: str

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        zone = s.place(card)
        if self.word == "standby":
            return zone == c.STANDBY
        if zone != c.FIELD or not isinstance(r, OnField):
            return self.word == "face-up" and zone == c.LINKED
        return self.word == "face-up" or r.resting == (self.word == "resting")

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class HasSkills(Trait):
    """One of these skills, or none of them."""

    bits: int
    none: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return (not is_faceless(s, env, card) and bool(skills(s, card) & self.bits)) != self.none


@dataclass(slots=True, eq=False)
class InCategory(Trait):
    """[LL-card.3] Of a family, of an element, [LL-card.2] or with one of these titles."""

    what: str
    names: list[str]

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        kind = kind_of(card)
        if is_faceless(s, env, card):
            return False
        if self.what == "title":
            return any(name.lower() in kind.titles for name in self.names)
        held = kind.elements if self.what == "element" else kind.families
        if self.what == "family or element":
            held = held + kind.elements
        return any(name in held for name in self.names)


@dataclass(slots=True, eq=False)
class OfSame(Trait):
    """[LL-card.3] Shares a family, an element, its class or its name with one of these cards; or with none of them."""

    what: str
    of: Cards
    other: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        held = [] if is_faceless(s, env, card) else sorts_of(card, self.what)
        shared = any(sort in sorts_of(ref.card, self.what) for ref in self.of.refs(s, env) for sort in held)
        return shared != self.other


def sorts_of(card: Card, what: str) -> list[str]:
    kind = kind_of(card)
    if what == "class":
        return [str(kind.kind)]
    if what == "name":
        return [card.definition.name]
    return kind.elements if what == "element" else kind.families


ELEMENTS: Final = ("Fire", "Water", "Earth", "Wind", "Light", "Dark", "Shade", "Metal")  # [LL-card.3]


@dataclass(slots=True, eq=False)
class OfChosenElement(Trait):
    """[LL-card.3] Of the element that was chosen."""

    number: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return not is_faceless(s, env, card) and ELEMENTS[env.numbers[self.number]] in kind_of(card).elements


@dataclass(slots=True, eq=False)
class IsLinkedTo(Trait):
    """[LL-link.1] Lies under one of these characters."""

    of: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        host = s.host(card)
        return host is not None and any(ref.card is host.card for ref in self.of.refs(s, env))

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class BearsCards(Trait):
    """[LL-link.1] A face-up card of these kinds lies under it."""

    bits: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return any(s.place(each) == c.LINKED and kind_of(each).kind & self.bits for each in s.pile(card))


@dataclass(slots=True, eq=False)
class BearsNoneOf(Trait):
    """[LL-link.1] None of these cards lies under it."""

    of: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        hosts = [s.host(other) for other in self.of.cards(s, env)]
        return all(host is None or host.card is not card for host in hosts)


@dataclass(slots=True, eq=False)
class BearsPieces(Trait):
    """So many pieces lie on it."""

    piece: int
    least: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return isinstance(s.records[card.number], OnField) and pieces_on(s, card, self.piece) >= self.least


@dataclass(slots=True, eq=False)
class IsInRange(Trait):
    """[LL-rng.1] On a space in a range of one of these cards; of one that has left the field, where it was last."""

    of: Cards
    range: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        if not isinstance(r, OnField):
            return False
        for ref in self.of.refs(s, env):
            if r.at in range_from(s, last_space(s, ref), self.range):
                return True
        return False

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class IsInReach(Trait):
    """[LL-rng.6] Where one of these characters can strike just now."""

    of: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        if not isinstance(r, OnField):
            return False
        for ref in self.of.refs(s, env):
            if r.at in spaces_from(s, ref, c.REACH):
                return True
        return False

    def asks_face(self) -> bool:
        return False


def in_range(of: Cards, which: int) -> Trait:
    """In a range of these cards; of where one can strike a line must know who asks for it (meaning/asking.py)."""
    return IsInReach(of) if which == c.REACH else IsInRange(of, which)


@dataclass(slots=True, eq=False)
class OnEntryPoint(Trait):
    """[LL-field.8] On an entry point of these players, or of anybody."""

    who: Whom | None

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        side = rules_of(s).board.entry_of(r.at) if isinstance(r, OnField) else -1
        return side >= 0 and (self.who is None or self.who.includes(s, env, side))

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class InTerritoryOf(Trait):
    """[LL-field.6]"""

    who: Whom

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return isinstance(r, OnField) and self.who.includes(s, env, rules_of(s).board.sides[r.at])

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class InRowOf(Trait):
    """[LLQ-setup.2] In a row of the half of these players, counted from the front."""

    who: Whom
    row: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        if not isinstance(r, OnField):
            return False
        board = rules_of(s).board
        column = board.column(r.at)
        return r.at in column[self.row : self.row + 1] and self.who.includes(s, env, board.sides[r.at])

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class InColumnOf(Trait):
    """[LLQ-col.1] In the column of one of these cards."""

    of: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        if not isinstance(r, OnField):
            return False
        columns = [rules_of(s).board.column(space_of(s, other)) for other in self.of.cards(s, env)]
        return any(r.at in column for column in columns)

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class InColumnNumber(Trait):
    """[LLQ-setup.3] In a column as the field is drawn."""

    number: int

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        board = rules_of(s).board
        return isinstance(r, OnField) and bool(board.column(r.at)) and board.spaces.spaces[r.at].x == self.number

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class InBattle(Trait):
    """One of the attackers of the battle under way, or its target."""

    target: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        battle = battle_of(s)
        if battle is None:
            return False
        if self.target:
            return battle.target.card is card
        return any(ref.card is card for ref in battle.attackers)

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class Attacks(Trait):
    """One of the attackers of the battle under way, the target of which is one of these; [LL-bat.20] a mental attack
    threatens nobody."""

    target: Cards
    threatens: bool

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        battle = battle_of(s)
        if battle is None or (self.threatens and battle.mental):
            return False
        strikes = any(ref.card is card for ref in battle.attackers)
        return strikes and self.target.fits(s, env, battle.target.card)

    def asks_face(self) -> bool:
        return False


class IsThreatened(Trait):
    """The target of the battle under way; [LL-bat.20] a mental attack threatens nobody."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        battle = battle_of(s)
        return battle is not None and not battle.mental and battle.target.card is card

    def asks_face(self) -> bool:
        return False


@dataclass(slots=True, eq=False)
class IsOneOf(Trait):
    """One of these cards."""

    of: Cards

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return self.of.fits(s, env, card)

    def asks_face(self) -> bool:
        return False


# ---- cards
@dataclass(slots=True, eq=False)
class EventCards(Cards):
    """'That character': the card of the event that is answered, or its other card; as it is, wherever it is now."""

    other: bool

    def card(self, env: Env) -> Card | None:
        event = env.event
        return None if event is None else event.other if self.other else event.card

    def cards(self, s: State, env: Env) -> list[Card]:
        card = self.card(env)
        return [] if card is None or s.places[card.number] < 0 else [card]

    def refs(self, s: State, env: Env) -> list[Ref]:
        card = self.card(env)
        if card is None:
            return []
        event = env.event
        record = s.records[card.number]
        if record is None and event is not None and not self.other:
            record = event.record
        return [Ref(card, s.serials[card.number], record)]


class Chosen(SlotCards):
    """What the text has chosen; of a card that has gone one knows what it was like before."""

    def refs(self, s: State, env: Env) -> list[Ref]:
        return [ref if s.records[ref.card.number] is None else s.ref(ref.card) for ref in env.slots[self.slot]]


@dataclass(slots=True, eq=False)
class Provided(Cards):
    """These cards, as long as there is one of the others."""

    these: Cards
    others: Cards

    def cards(self, s: State, env: Env) -> list[Card]:
        return self.these.cards(s, env) if self.others.cards(s, env) else []


class Anything(Cards):
    """Whatever an action is about, a card or none: its words ask the rest."""

    def cards(self, s: State, env: Env) -> list[Card]:
        return []

    def fits(self, s: State, env: Env, card: Card) -> bool:
        return True


class BattleTarget(Cards):
    """The target of the battle under way."""

    def cards(self, s: State, env: Env) -> list[Card]:
        battle = battle_of(s)
        return [] if battle is None else [battle.target.card]

    def refs(self, s: State, env: Env) -> list[Ref]:
        battle = battle_of(s)
        return [] if battle is None else [battle.target]


@dataclass(slots=True, eq=False)
class TargetOf(Cards):
    """Whom one of these cards is attacking, with others or alone."""

    by: Cards

    def refs(self, s: State, env: Env) -> list[Ref]:
        battle = battle_of(s)
        if battle is None:
            return []
        by = self.by.cards(s, env)
        return [battle.target] if any(ref.card in by for ref in battle.attackers) else []

    def cards(self, s: State, env: Env) -> list[Card]:
        return [ref.card for ref in self.refs(s, env) if s.is_same_object(ref)]


@dataclass(slots=True, eq=False)
class ControllerOf(Whom):
    """Who controls a card, or controlled it when it left."""

    of: Cards

    def seats(self, s: State, env: Env) -> list[int]:
        found: list[int] = []
        for ref in self.of.refs(s, env):
            record = s.records[ref.card.number] if s.is_same_object(ref) else ref.record
            seat = ref.card.owner if record is None else record.controller
            if seat not in found:
                found.append(seat)
        return found


# ---- tests of events
@dataclass(slots=True, eq=False)
class CauseIn(Test):
    """Why it happened."""

    causes: list[int]

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.cause in self.causes


@dataclass(slots=True, eq=False)
class AmountIs(Test):
    """Which piece, or which verb, the event is about."""

    amount: int

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.amount == self.amount


@dataclass(slots=True, eq=False)
class PieceIs(Test):
    """[LL-pc.1] Which piece comes or goes."""

    piece: int

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.amount == self.piece


@dataclass(slots=True, eq=False)
class WasDestroyed(Test):
    """[LL-bat.11] One of these cards was destroyed in this turn, and lies where that has put it."""

    of: Cards

    def holds(self, s: State, env: Env) -> bool:
        for ref in self.of.refs(s, env):
            event = s.newest_of(c.DESTROY) if s.place(ref.card) == c.DISPOSAL else None
            while event is not None:
                if event.card is ref.card:
                    return True
                event = event.earlier
        return False


class OwnDeck(Test):
    """[LL-verb.3] Who searches does so in a deck of their own."""

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.amount == env.event.seat


class FromTheField(Test):
    """[LL-field.2] The card that is sent away stood on a space."""

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.amount in (c.FIELD, c.STANDBY)


@dataclass(slots=True, eq=False)
class EventIsOf(Test):
    """The event's card is one of these."""

    cards: Cards

    def card(self, env: Env) -> Card | None:
        return None if env.event is None else env.event.card

    def holds(self, s: State, env: Env) -> bool:
        card = self.card(env)
        if card is None or (isinstance(self.cards, ThisCard) and card is not env.card):
            return False
        for ref in self.cards.refs(s, env):
            if ref.card is card:
                return True
        return False


class OtherIsOf(EventIsOf):
    """The event's other card is one of these."""

    def card(self, env: Env) -> Card | None:
        return None if env.event is None else env.event.other


@dataclass(slots=True, eq=False)
class AttackerIs(Test):
    """[LL-bat.26] One of the attackers is one of these, or is like this."""

    cards: Cards | None
    traits: list[Trait]

    def holds(self, s: State, env: Env) -> bool:
        battle = battle_of(s)
        if battle is None:
            return False
        for ref in battle.attackers:
            if self.cards is not None and not any(each.card is ref.card for each in self.cards.refs(s, env)):
                continue
            if has_all(self.traits, s, env, ref.card, s.records[ref.card.number]):
                return True
        return False


@dataclass(slots=True, eq=False)
class StruckAs(Test):
    """[LL-bat.30] [LL-bat.18] One of the attackers strikes in this way; [LL-bat.2] before there is a battle, who would
    begin it."""

    how: int

    def holds(self, s: State, env: Env) -> bool:
        battle = battle_of(s)
        if battle is None:
            return env.event is not None and env.event.kind == c.THREATEN and env.event.amount == self.how
        return self.how in battle.hows


@dataclass(slots=True, eq=False)
class StrikesSo(Test):
    """[LL-bat.18] The character that threatens or attacks does so in this way, whatever others of its combo do."""

    how: int

    def holds(self, s: State, env: Env) -> bool:
        return env.event is not None and env.event.amount == self.how


class CameToAttack(Test):
    """[LL-bat.9] The battle had its attack."""

    def holds(self, s: State, env: Env) -> bool:
        battle = battle_of(s)
        return battle is not None and battle.struck


class InCombo(Test):
    """[LL-bat.26] Two or more attack together."""

    def holds(self, s: State, env: Env) -> bool:
        battle = battle_of(s)
        return battle is not None and len(battle.attackers) > 1


class TargetDestroyed(Test):
    """The target of the battle that has ended has left the field as destroyed."""

    def holds(self, s: State, env: Env) -> bool:
        battle = battle_of(s)
        return battle is not None and s.place(battle.target.card) == c.DISPOSAL


# ---- numbers
@dataclass(slots=True, eq=False)
class PiecesOn(Amount):
    """How many pieces lie on these cards."""

    of: Cards
    piece: int

    def value(self, s: State, env: Env) -> int:
        return sum(pieces_on(s, card, self.piece) for card in self.of.cards(s, env) if is_on_field(s, card))


def is_on_field(s: State, card: Card) -> bool:
    return isinstance(s.records[card.number], OnField)


@dataclass(slots=True, eq=False)
class ValueIs(Trait):
    """[LL-val.7] A value of a character in a range."""

    which: int
    relation: int
    amount: Amount

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        if kind_of(card).kind != c.CHARACTER or is_faceless(s, env, card):
            return False
        return compares(value(s, card, r, self.which), self.relation, self.amount.value(s, env))


@dataclass(slots=True, eq=False)
class TargetIsOf(Test):
    """The target of the battle under way is one of these cards."""

    cards: Cards

    def holds(self, s: State, env: Env) -> bool:
        battle = battle_of(s)
        return battle is not None and self.cards.fits(s, env, battle.target.card)


@dataclass(slots=True, eq=False)
class TargetIsLike(Test):
    """The target of the battle under way is such a card."""

    traits: list[Trait]

    def holds(self, s: State, env: Env) -> bool:
        battle = battle_of(s)
        return battle is not None and has_all(
            self.traits, s, env, battle.target.card, s.records[battle.target.card.number]
        )


class NotHolder(Trait):
    """Other than this card, and than the character that it is linked to."""

    def fits(self, s: State, env: Env, card: Card, r: Record | None) -> bool:
        return card is not env.card and all(ref.card is not card for ref in env.slots[c.HOST])
