"""The table: where every card lies, what it is there, what lies under it, and who knows its face.

Three conventions make copies cheap, and all are checked by tests. The lists of zones are *replaced, never changed*.
Records of cards in play are shared: `write` hands out one that this table alone owns. The lists with an entry for each
card are shared, too, until one of the tables writes to them: only the methods here and of the state do, and make them
its own first.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.cards import NO_CARDS, Card, Host, Record, Ref
from rulebound.kernel.chance import Chance
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_OWNER, Rules

NOWHERE: Final = -1

# Empty beginnings, shared: `lay_out` replaces them before anything is written.
NO_ZONES: Final[list[list[Card]]] = []
NO_NUMBERS: Final[list[int]] = []
NO_RECORDS: Final[list[Record | None]] = []


class Table(Chance):
    """The cards of a game and its own stream of chance."""

    __slots__ = (
        "covered", "known", "moves", "places", "records", "rules", "secrets", "serials", "shared_facts",
        "shared_records", "token", "written", "zones",
    )  # fmt: skip

    def __init__(self, rules: Rules, key: str) -> None:
        super().__init__(key)
        self.rules = rules
        self.token = object()  # the right to write records in place: nobody else ever holds the same object
        self.written = 0  # how often a record was handed out to be written
        self.moves = 0
        self.secrets = 0  # how often chance was used or a hidden face was learnt
        self.zones: list[list[Card]] = NO_ZONES
        self.shared_records = False  # whether a copy may hold the same list of records,
        self.shared_facts = False  # or the same lists of what else is known of each card
        # by card number
        self.records: list[Record | None] = NO_RECORDS
        self.serials: list[int] = NO_NUMBERS  # how many moves of cards there were when it came where it is
        self.places: list[int] = NO_NUMBERS
        self.known: list[int] = NO_NUMBERS
        self.covered: list[int] = NO_NUMBERS  # its last move into or out of a zone that is not open to all

    def lay_out(self) -> None:
        """Make room for cards: empty zones."""
        self.zones = [[] for _ in range(self.rules.zones * self.rules.sides)]
        self.records = []
        self.serials = []
        self.places = []
        self.known = []
        self.covered = []

    def take_table(self, other: Table) -> None:
        """Hold the cards as the other table does."""
        self.rolls = other.rolls
        self.block = other.block
        self.moves = other.moves
        self.secrets = other.secrets
        self.zones = other.zones[:]
        self.records = other.records
        self.serials = other.serials
        self.places = other.places
        self.known = other.known
        self.covered = other.covered
        self.shared_records = other.shared_records = True
        self.shared_facts = other.shared_facts = True

    def own_records(self) -> None:
        """Before an entry is written: no copy holds this list."""
        if self.shared_records:
            self.records = self.records[:]
            self.shared_records = False

    def own_facts(self) -> None:
        """The same of the other lists by card number."""
        if self.shared_facts:
            self.serials = self.serials[:]
            self.places = self.places[:]
            self.known = self.known[:]
            self.covered = self.covered[:]
            self.shared_facts = False

    # ---- cards
    def next_number(self) -> int:
        return len(self.records)

    def zone(self, seat: int, kind: int) -> list[Card]:
        return self.zones[seat * self.rules.zones + kind]

    def place(self, card: Card) -> int:
        """The kind of zone a card is in, NOWHERE if it has left the game."""
        at = self.places[card.number]
        return at if at < 0 else at % self.rules.zones

    def write(self, card: Card) -> Record:
        """The record of a card in play, to be changed by an atom."""
        record = self.records[card.number]
        assert record is not None
        self.written += 1
        if record.token is not self.token:
            record = record.copy()
            record.token = self.token
            if self.shared_records:
                self.own_records()
            self.records[card.number] = record
        return record

    def put_record(self, card: Card, record: Record | None) -> None:
        """What can change about a card, from now on."""
        self.own_records()
        self.records[card.number] = record

    def keep(self, card: Card) -> Record | None:
        """The record of a card with the values of this moment, for whoever remembers them: they stay, whether the
        state is copied meanwhile or not."""
        record = self.records[card.number]
        if record is not None:
            record.freeze()
        return record

    def ref(self, card: Card) -> Ref:
        number = card.number
        record = self.records[number]
        if record is not None:
            record.token = 0  # frozen, as by `keep`
        return Ref(card, self.serials[number], record)

    def controller(self, card: Card) -> int:
        record = self.records[card.number]
        return card.owner if record is None else record.controller

    def is_same_object(self, ref: Ref) -> bool:
        return self.serials[ref.card.number] == ref.serial

    def move(self, card: Card, to: int, on_top: bool) -> None:
        """Move a card to another zone, where it is a new object without a record.

        Who knew its face still knows it; whoever may look at the new zone learns it.
        """
        number = card.number
        at = self.places[number]
        zones = self.zones
        rules = self.rules
        hidden = False
        if at >= 0:
            kind = at % rules.zones
            if rules.piles >> kind & 1:
                self.lift(card)
            cards = zones[at]
            zones[at] = cards[1:] if cards[0] is card else [other for other in cards if other is not card]
            hidden = rules.visibility[kind] != SEEN_BY_ALL
        if self.shared_facts:
            self.own_facts()
        self.places[number] = to
        self.moves += 1
        self.serials[number] = self.moves
        if self.records[number] is not None:
            self.put_record(card, None)
        if to >= 0:
            zones[to] = [card, *zones[to]] if on_top else [*zones[to], card]
            seen = rules.visibility[to % rules.zones]
            seats = rules.everybody
            if seen != SEEN_BY_ALL:
                hidden = True
                seats = 1 << (to // rules.zones) if seen == SEEN_BY_OWNER else 0
            if self.known[number] & seats != seats:
                self.learn(number, seats)
        if hidden:  # who remembers the card from before cannot tell any more that it is this one
            self.covered[number] = self.moves

    def take_out(self, place: int) -> None:
        """All cards of a zone leave the game, one after the other, as if each was moved."""
        rules = self.rules
        kind = place % rules.zones
        cards = self.zones[place]
        if rules.piles >> kind & 1:
            for card in cards:
                self.lift(card)
        self.own_facts()
        hidden = rules.visibility[kind] != SEEN_BY_ALL
        for card in cards:
            number = card.number
            self.places[number] = NOWHERE
            self.moves += 1
            self.serials[number] = self.moves
            if self.records[number] is not None:
                self.put_record(card, None)
            if hidden:
                self.covered[number] = self.moves
        self.zones[place] = []

    def draw(self, place: int, to: int, count: int) -> list[Card]:
        """The top cards of a zone, so many or as many as there are, go to the end of another: as if each was moved,
        one after the other. Nothing lies under them, and they have no records: neither zone is in play."""
        zones = self.zones
        drawn = zones[place][:count]
        rules = self.rules
        seen = rules.visibility[to % rules.zones]
        hidden = seen != SEEN_BY_ALL or rules.visibility[place % rules.zones] != SEEN_BY_ALL
        seats = rules.everybody if seen == SEEN_BY_ALL else 1 << to // rules.zones if seen == SEEN_BY_OWNER else 0
        self.own_facts()
        known = self.known
        for card in drawn:
            number = card.number
            self.moves += 1
            self.serials[number] = self.moves
            self.places[number] = to
            if hidden:
                self.covered[number] = self.moves
            if known[number] & seats != seats:
                known[number] |= seats
                self.secrets += 1
        zones[place] = zones[place][len(drawn) :]
        zones[to] = [*zones[to], *drawn]
        return drawn

    def hand_over(self, card: Card, seat: int) -> None:
        """Another player controls a card in play: it goes to the same kind of zone there and stays the same object."""
        self.write(card).controller = seat
        old = self.places[card.number]
        new = seat * self.rules.zones + old % self.rules.zones
        self.zones[old] = [other for other in self.zones[old] if other is not card]
        self.zones[new] = [*self.zones[new], card]
        self.own_facts()
        self.places[card.number] = new

    # ---- cards under cards
    def lay(self, card: Card, host: Card, at: int) -> None:
        """A card that has come into a zone of piles lies under `host`, at an index of its pile, or below all (-1)."""
        record = self.write(host)
        assert isinstance(record, Host) and self.rules.piles >> self.place(card) & 1
        pile = record.pile
        record.pile = [*pile, card] if at < 0 else [*pile[:at], card, *pile[at:]]

    def lift(self, card: Card) -> None:
        """It is under nothing any more; the others keep their order."""
        host = self.host(card)
        if host is not None:
            record = self.write(host.card)
            assert isinstance(record, Host)
            record.pile = [other for other in record.pile if other is not card]

    def host(self, card: Card) -> Host | None:
        """The record of the card that this one lies under."""
        at = self.places[card.number]
        if at >= 0 and self.rules.piles >> at % self.rules.zones & 1:
            for record in self.records:
                if record is not None and isinstance(record, Host) and card in record.pile:
                    return record
        return None

    def pile(self, host: Card, zone: int = NOWHERE) -> list[Card]:
        """The cards under a card, in their order: all of them, or those in one kind of zone."""
        record = self.records[host.number]
        if not isinstance(record, Host):
            return NO_CARDS
        if zone < 0:
            return record.pile
        places, zones = self.places, self.rules.zones
        return [card for card in record.pile if places[card.number] % zones == zone]

    # ---- who knows which card
    def learn(self, number: int, seats: int) -> None:
        known = self.known[number]
        if known | seats != known:
            self.own_facts()
            self.known[number] = known | seats
            self.secrets += 1

    def show(self, card: Card, seats: int) -> None:
        """These seats (a bit set) learn the face of a card where it lies now."""
        self.learn(card.number, seats)
        self.mark_zone(card)

    def hide(self, card: Card, seats: int) -> None:
        """These seats (a bit set) cannot tell any more which card this is: it lies face down among others."""
        self.own_facts()
        self.known[card.number] &= ~seats
        self.mark_zone(card)

    def mark_zone(self, card: Card) -> None:
        """Who knows the cards of a zone has changed: as when one moves, its list is another (see `Memo`)."""
        at = self.places[card.number]
        if at >= 0:
            self.zones[at] = self.zones[at][:]

    def shuffle(self, zone: int) -> None:
        """Nobody knows afterwards where any card of the zone lies."""
        cards = self.zones[zone]
        self.own_facts()
        known = self.known
        for card in cards:
            known[card.number] = 0
        self.zones[zone] = [cards[at] for at in self.shuffled(len(cards))]

    def shuffled(self, count: int) -> list[int]:
        self.secrets += max(count - 1, 0)
        return super().shuffled(count)

    # ---- chance
    def below(self, limit: int) -> int:
        """A random number below `limit`, from the game's own stream."""
        self.secrets += 1
        return super().below(limit)
