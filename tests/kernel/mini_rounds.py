"""Two players whose units trigger in batches: the active player's round, then the other's; what triggers meanwhile
joins the batch and waits for its player's round. Who is brought to 0 life loses; both together draw."""

from __future__ import annotations

from rulebound.kernel.cards import Card, Record
from rulebound.kernel.choosing import Choose
from rulebound.kernel.events import Event, Trigger
from rulebound.kernel.frames import Frame
from rulebound.kernel.game import Game
from rulebound.kernel.ops import Op, run_of_trigger
from rulebound.kernel.ordering.rounds import Batch, wait
from rulebound.kernel.questions import Move
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.saves import register
from rulebound.kernel.state import State
from rulebound.kernel.terms import Cards, Env, Fixed, Test, You

from .mini import MENU, OWN, PASS, MiniRules, MiniRuleset, Printed, Row, Verb, When, pass_turn, program, tell

LIFE = 6
DECK, HAND, FIELD, PILE = range(4)
ENTERED, LEFT, LOST, GAINED, DREW, RESOLVES = range(6)
PLAY, RESOLVE, PICK, STOP = range(OWN, OWN + 4)

CARDS: list[Row] = [
    {"name": "Herald", "do": []},
    {"name": "Spark", "event": ENTERED, "whose": "own", "do": ["damage 1"]},
    {"name": "Brood", "event": ENTERED, "whose": "own", "do": ["unearth"]},
    {"name": "Hook", "event": ENTERED, "whose": "own", "do": ["you may", "choose", "destroy"]},
    {"name": "Mirror", "event": ENTERED, "whose": "theirs", "do": ["gain 1"]},
    {"name": "Sniper", "event": ENTERED, "whose": "theirs", "do": ["damage 1"]},
    {"name": "Cheer", "event": LOST, "whose": "theirs", "do": ["draw"]},
    {"name": "Grudge", "event": LOST, "whose": "yours", "do": ["damage 1", "bury"]},
    {"name": "Wake", "event": LEFT, "whose": "yours", "do": ["draw"]},
    {"name": "Ash", "event": LEFT, "whose": "own", "do": ["damage strength"]},
]


class Unit(Record):
    """A card on the field; it gains strength with every card that enters after it."""

    __slots__ = ("strength",)

    def __init__(self, card: Card, controller: int) -> None:
        super().__init__(card, controller)
        self.strength = 1

    def copy(self) -> Unit:
        new = Unit(self.card, self.controller)
        new.strength = self.strength
        return new


# ---- atoms
def enter(s: State, card: Card) -> None:
    for other in s.zone(card.owner, FIELD):
        r = s.write(other)
        assert isinstance(r, Unit)
        r.strength += 1
    s.move(card, card.owner * s.rules.zones + FIELD, False)
    s.put_record(card, Unit(card, card.owner))
    s.listen(card)
    tell(s, ENTERED, card.owner, card)


def leave(s: State, card: Card) -> None:
    record = s.records[card.number]
    if record is not None:
        s.unlisten(card)
        s.move(card, card.owner * s.rules.zones + PILE, True)
        s.emit(Event(LEFT, card.owner, card, None, 0, 0, record))


def draw(s: State, seat: int) -> None:
    for card in s.zone(seat, DECK)[:1]:
        s.move(card, seat * s.rules.zones + HAND, False)
        tell(s, DREW, seat, card)


def change_life(s: State, seat: int, amount: int) -> None:
    s.numbers[seat] += amount
    s.dirty = True
    tell(s, GAINED if amount > 0 else LOST, seat, None, amount)


# ---- what cards say
class Do(Verb):
    __slots__ = ()

    def do(self, s: State, env: Env, verb: str) -> None:
        if verb == "damage":
            r = env.record  # the values it had last
            assert isinstance(r, Unit)
            change_life(s, 1 - env.seat, -r.strength if self.words[1] == "strength" else -1)
        elif verb == "gain":
            change_life(s, env.seat, 1)
        elif verb == "draw":
            draw(s, env.seat)
        elif verb == "unearth":
            for card in s.zone(env.seat, DECK)[:1]:
                enter(s, card)
        elif verb == "bury":
            leave(s, env.card)
        elif verb == "destroy":
            for ref in env.slots[0]:
                leave(s, ref.card)


class Theirs(Cards):
    """Whatever the opponent has on the field."""

    __slots__ = ()

    def cards(self, s: State, env: Env) -> list[Card]:
        return s.zone(1 - env.seat, FIELD)


def verb(line: str) -> Op:
    if line == "choose":
        return Choose(line, You(), Theirs(), Fixed(1), True, 0, MENU, PICK, STOP)
    return Do(line)


class Whose(Test):
    __slots__ = ("yours",)

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def holds(self, s: State, env: Env) -> bool:
        assert env.event is not None
        return (env.event.seat == env.seat) == self.yours


# ---- procedures
class Together(Batch):
    __slots__ = ()

    def menu(self) -> int:
        return MENU

    def kind(self) -> int:
        return RESOLVE

    def resolve(self, s: State, trigger: Trigger) -> None:
        tell(s, RESOLVES, trigger.seat, trigger.card)
        s.push(run_of_trigger(trigger))

    def copy(self) -> Together:
        new = Together(self.seat)
        new.pc = self.pc
        return new


class Turn(Frame):
    """Draw; play one card or pass; whatever has triggered; next player."""

    __slots__ = ()

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = (pc + 1) % 4
        if pc == 0:
            draw(s, s.active)
        elif pc == 1:
            s.ask(s.active, MENU, [Move(PASS), *(card.option(PLAY) for card in s.zone(s.active, HAND))], True)
        elif pc == 2:
            if s.waiting:
                s.push(Together(s.active))
        else:
            pass_turn(s)

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.card is not None:
            enter(s, option.card)

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        return new


class Rounds(MiniRules):
    def hear(self, s: State, event: Event) -> None:
        """Whatever triggers waits until what is under way is done."""
        card, kind = event.card, event.kind
        if card is not None and card.definition.own_events >> kind & 1:
            ability = card.definition.abilities[0]
            assert isinstance(ability, When)
            record = s.records[card.number] or event.record
            wait(s, ability, card, s.serials[card.number], card.owner, event, record)
        for each in s.listeners[kind]:
            assert isinstance(each.ability, When) and each.ability.test is not None
            env = Env(each.card.owner, each.card, each.serial, s.records[each.card.number], event)
            if each.card is not card and each.ability.test.holds(s, env):
                wait(s, each.ability, each.card, each.serial, env.seat, event, env.record)

    def settle(self, s: State) -> None:
        s.dirty = False
        lost = [seat for seat in range(2) if s.numbers[seat] <= 0]
        if lost:
            s.end(-1 if len(lost) == 2 else 1 - lost[0], "life", "mini-2")


class Batches(MiniRuleset):
    name = "mini-rounds"
    names = ["A", "B"]
    words = ["play", "resolve", "take", "take none"]
    events = ["enters", "leaves", "loses life", "gains life", "draws", "resolves"]
    zones = ["deck", "hand", "field", "pile"]

    def make_rules(self) -> Rules:
        return Rounds(2, [SEEN_BY_NOBODY, SEEN_BY_OWNER, SEEN_BY_ALL, SEEN_BY_ALL], 1)

    def definition(self, row: Row) -> Printed:
        made = Printed(row)
        if "event" in row:
            test = None if row["whose"] == "own" else Whose(row["whose"] == "yours")
            made.add_ability(When(made, row["name"], program(row["do"], verb), row["event"], test))
        return made


def table(fields: list[list[str]], hands: list[list[str]], decks: list[list[str]], seed: int = 0) -> Game:
    """A position, before A's turn."""
    ruleset = Batches(CARDS)
    s = ruleset.blank(seed)
    for seat in range(2):
        s.numbers[seat] = LIFE
        for name in fields[seat]:
            enter(s, ruleset.bring(s, name, seat, PILE))
        for zone, names in ((HAND, hands[seat]), (DECK, decks[seat])):
            for name in names:
                ruleset.bring(s, name, seat, zone)
        s.shuffle(seat * s.rules.zones + DECK)
    s.waiting = []
    s.push(Turn())
    return ruleset.begin(s, seed)


def new(seed: int) -> Game:
    deck = [row["name"] for row in CARDS] * 2
    return table([["Mirror"], ["Cheer"]], [["Spark", "Brood"]] * 2, [deck] * 2, seed)


register("mini-rounds", [Unit, Together, Turn])
