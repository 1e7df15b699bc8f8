"""Three heroes at a table, in standard order: an attack card is held in Limbo while all who listen are visited from
the acting player on, and a buff may Cancel it. The first at 0 health ends the game; the healthiest wins."""

from __future__ import annotations

from rulebound.kernel.acts import CANCELLED, Act, act_of
from rulebound.kernel.cards import Ability, Card, Record
from rulebound.kernel.events import Event, Listener
from rulebound.kernel.frames import Frame
from rulebound.kernel.game import Game
from rulebound.kernel.ops import run_of
from rulebound.kernel.ordering.standard_order import Walk, begin_walk, in_order
from rulebound.kernel.questions import Move
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.saves import register
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env, Test

from .mini import MENU, OWN, PASS, MiniRules, MiniRuleset, Printed, Row, Verb, When, pass_turn, program, row_of, tell

SEATS, HEALTH = 3, 9
DECK, HAND, LIMBO, ROW, PILE = range(5)
ATTACKS, BUFFS, HURT, HEALED, DREW, CANCELS, EXPIRED = range(7)
PLAY = OWN

WHEN = {"attacked": ATTACKS, "another attacked": ATTACKS, "attacking": ATTACKS, "hurt": HURT}
CARDS: list[Row] = [
    {"name": "Lash", "type": "attack", "do": ["damage recipient 2"]},
    {"name": "Torch", "type": "attack", "do": ["damage recipient 1", "draw"]},
    {"name": "Quake", "type": "attack", "do": ["damage others 1"]},
    {"name": "Oath", "type": "buff", "when": "attacked", "do": ["cancel", "if you do", "expire"]},
    {"name": "Pact", "type": "buff", "when": "another attacked", "do": ["you may", "cancel", "if you do", "expire"]},
    {"name": "Thorns", "type": "buff", "when": "attacked", "do": ["damage attacker 1", "wear"]},
    {"name": "Echo", "type": "buff", "when": "hurt", "do": ["damage next 1"]},
    {"name": "Raider", "type": "hero", "when": "attacking", "do": ["heal"]},
    {"name": "Gossip", "type": "hero", "when": "another attacked", "do": ["draw"]},
    {"name": "Martyr", "type": "hero", "when": "hurt", "do": ["draw"]},
]


class Awake(Record):
    """A card in the row, and how often it will still answer before it is worn out."""

    __slots__ = ("left",)

    def __init__(self, card: Card, controller: int) -> None:
        super().__init__(card, controller)
        self.left = 2

    def copy(self) -> Awake:
        new = Awake(self.card, self.controller)
        new.left = self.left
        return new


# ---- atoms
def put(s: State, card: Card, zone: int, event: int) -> Event:
    s.unlisten(card)
    s.move(card, card.owner * s.rules.zones + zone, zone == PILE)
    if zone == ROW:
        s.put_record(card, Awake(card, card.owner))
        s.listen(card)
    return tell(s, event, card.owner, card)


def change_health(s: State, seat: int, source: Card, amount: int) -> None:
    s.numbers[seat] += amount
    s.dirty = True
    tell(s, HEALED if amount > 0 else HURT, seat, source, amount)


def wear(s: State, card: Card) -> None:
    r = s.write(card)
    assert isinstance(r, Awake)
    r.left -= 1
    if r.left == 0:
        put(s, card, PILE, EXPIRED)


# ---- what cards say
class Do(Verb):
    __slots__ = ()

    def do(self, s: State, env: Env, verb: str) -> None:
        event, you = env.event, env.seat
        assert event is not None
        if verb == "damage":  # if it hits several at once, their walks come one after the other
            after = [(you + step) % SEATS for step in range(1, SEATS)]
            whom = {"recipient": [event.amount], "attacker": [event.seat], "next": after[:1], "others": after}
            for seat in whom[self.words[1]]:
                change_health(s, seat, env.card, -int(self.words[2]))
        elif verb == "heal":
            change_health(s, you, env.card, 1)
        elif verb == "draw":
            for card in s.zone(you, DECK)[:1]:
                put(s, card, HAND, DREW)
        elif verb == "wear":
            wear(s, env.card)
        elif verb == "expire":
            put(s, env.card, PILE, EXPIRED)
        elif verb == "cancel":
            act = act_of(s, event)
            env.done = act is not None and act.stop(CANCELLED)
            if env.done:
                tell(s, CANCELS, you, env.card)


class About(Test):
    """What the event must be like, seen from the card's player."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def holds(self, s: State, env: Env) -> bool:
        event, you = env.event, env.seat
        assert event is not None
        if self.words == "another attacked":
            return you not in (event.amount, event.seat)
        return you == (event.amount if self.words == "attacked" else event.seat)


# ---- procedures
class PlayCard(Act):
    """Hand, Limbo, walk, effects, pile. A buff has no recipient and stays in the row."""

    __slots__ = ("card", "recipient")

    def __init__(self, card: Card, recipient: int) -> None:
        super().__init__(Event(BUFFS, card.owner, card, None, recipient, 0, None), False)
        self.card = card
        self.recipient = recipient

    def announce(self, s: State) -> Event:
        s.move(self.card, self.card.owner * s.rules.zones + LIMBO, False)
        return tell(s, BUFFS if self.recipient < 0 else ATTACKS, self.card.owner, self.card, self.recipient)

    def perform(self, s: State) -> None:
        card = self.card
        if self.recipient < 0:
            put(s, card, ROW, BUFFS)
        else:
            s.push(run_of(card.definition.abilities[0], card.owner, card, s.serials[card.number], None, self.event))

    def finished(self, s: State) -> None:
        if s.place(self.card) == LIMBO:
            put(s, self.card, PILE, EXPIRED)

    def copy(self) -> PlayCard:
        new = PlayCard(self.card, self.recipient)
        new.copied_from(self)
        return new


class Visit(Walk):
    __slots__ = ()

    def answers(self, s: State, stop: Listener) -> bool:
        assert isinstance(stop.ability, When) and stop.ability.test is not None
        return stop.ability.test.holds(s, Env(s.controller(stop.card), stop.card, stop.serial, None, self.event))

    def copy(self) -> Visit:
        new = Visit(self.event, self.stops)
        new.pc = self.pc
        return new


class Turn(Frame):
    """Draw, play one card or pass, next player."""

    __slots__ = ()

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = (pc + 1) % 3
        if pc == 0:
            for card in s.zone(s.active, DECK)[:1]:
                put(s, card, HAND, DREW)
        elif pc == 1:
            options = [Move(PASS)]
            for card in s.zone(s.active, HAND):
                attack = row_of(card)["type"] == "attack"
                recipients = [(s.active + step) % SEATS for step in range(1, SEATS)] if attack else [-1]
                options += [Move(PLAY, card, recipient) for recipient in recipients]
            s.ask(s.active, MENU, options, True)
        else:
            pass_turn(s)

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.card is not None:
            s.push(PlayCard(option.card, option.number))

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        return new


class StandardOrder(MiniRules):
    def hear(self, s: State, event: Event) -> None:
        """Every event has its walk, from the owner of the card that acts."""
        stops = in_order(s, event.kind, event.seat if event.card is None else event.card.owner)
        if stops:
            begin_walk(s, Visit(event, stops))

    def rank(self, s: State, card: Card) -> int:
        """The hero, then the buffs from left to right."""
        return 0 if row_of(card)["type"] == "hero" else 1 + s.zone(card.owner, ROW).index(card)

    def settle(self, s: State) -> None:
        s.dirty = False
        if min(s.numbers) <= 0:
            s.end(s.numbers.index(max(s.numbers)), "health", "mini-1")


class Heroes(MiniRuleset):
    name = "mini-standard-order"
    names = ["A", "B", "C"]
    words = ["play"]
    events = ["attacks with", "buffs", "hurt by", "healed by", "draws", "cancels with", "expires"]
    zones = ["deck", "hand", "limbo", "row", "pile"]

    def make_rules(self) -> Rules:
        return StandardOrder(SEATS, [SEEN_BY_NOBODY, SEEN_BY_OWNER, SEEN_BY_ALL, SEEN_BY_ALL, SEEN_BY_ALL], 1)

    def definition(self, row: Row) -> Printed:
        made, code = Printed(row), program(row["do"], Do)
        if "when" in row:
            made.add_ability(When(made, row["when"], code, WHEN[row["when"]], About(row["when"])))
        else:
            made.add_ability(Ability(made, row["name"], row["name"], code, 0))
        return made

    def about(self, s: State, option: Move) -> str:
        return f"on {self.names[option.number]}" if option.kind == PLAY and option.number >= 0 else ""


def table(rows: list[list[str]], hands: list[list[str]], decks: list[list[str]], seed: int = 0) -> Game:
    """A position, before A's turn."""
    ruleset = Heroes(CARDS)
    s = ruleset.blank(seed)
    for seat in range(SEATS):
        s.numbers[seat] = HEALTH
        for name in rows[seat]:
            put(s, ruleset.bring(s, name, seat, LIMBO), ROW, BUFFS)
        for zone, names in ((HAND, hands[seat]), (DECK, decks[seat])):
            for name in names:
                ruleset.bring(s, name, seat, zone)
        s.shuffle(seat * s.rules.zones + DECK)
    s.push(Turn())
    return ruleset.begin(s, seed)


def new(seed: int) -> Game:
    deck = ["Lash", "Torch", "Quake", "Oath", "Pact", "Thorns", "Echo"] * 2
    return table([["Echo", "Raider"], ["Oath", "Gossip"], ["Thorns", "Martyr"]], [["Lash"]] * 3, [deck] * 3, seed)


register("mini-standard-order", [Awake, PlayCard, Visit, Turn])
