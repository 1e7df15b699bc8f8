"""Creatures on seven hexes: an attack is held while defender and attacker reply in turn; then it hits, knocks back
along the line, or slams against the edge. A creature dies at the very blow; two deaths of the other side win."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.acts import CANCELLED, OPEN, Act, act_of
from rulebound.kernel.cards import Ability, Card, Record, Ref
from rulebound.kernel.events import Event
from rulebound.kernel.frames import Frame
from rulebound.kernel.game import Game
from rulebound.kernel.ops import WAIT, Op, Run, run_of
from rulebound.kernel.ordering.alternating import Window
from rulebound.kernel.questions import Move
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.saves import register
from rulebound.kernel.state import State
from rulebound.kernel.terms import Env

from .mini import MENU, OWN, PASS, MiniRules, MiniRuleset, Printed, Row, Verb, pass_turn, program, row_of, tell

DECK, HAND, BOARD, COMBAT, PILE, LIMBO = range(6)
ATTACKS, REPLIES, MOVED, PUSHED, SLAMMED, HURT, DIED, RETURNED, DREW, PARRIED = range(10)
ATTACK, REPLY, MOVE = range(OWN, OWN + 3)
HEALTH, SLAM, POINTS_TO_WIN = 4, 2, 2
HEXES = [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # axial coordinates
PLACES = ["center", "e", "se", "sw", "w", "nw", "ne"]

CARDS: list[Row] = [
    *({"name": name, "type": "creature", "do": []} for name in ("Ogre", "Imp", "Golem", "Wisp")),
    {"name": "Strike", "type": "attack", "range": 1, "damage": 2, "do": []},
    {"name": "Bolt", "type": "attack", "range": 2, "damage": 1, "do": []},
    {"name": "Guard", "type": "defender", "do": ["change -2"]},
    {"name": "Riposte", "type": "defender", "do": ["harm 1"]},
    {"name": "Sidestep", "type": "defender", "do": ["sidestep"]},
    {"name": "Parry", "type": "defender", "do": ["parry"]},
    {"name": "Focus", "type": "attacker", "do": ["change 1"]},
]


class Creature(Record):
    __slots__ = ("health", "hex")

    def __init__(self, card: Card, controller: int, hex_: int) -> None:
        super().__init__(card, controller)
        self.health = HEALTH
        self.hex = hex_

    def copy(self) -> Creature:
        new = Creature(self.card, self.controller, self.hex)
        new.health = self.health
        return new


# ---- the board
def creature(s: State, card: Card) -> Creature:
    r = s.records[card.number]
    assert isinstance(r, Creature)
    return r


def distance(one: int, other: int) -> int:
    q, r = HEXES[one][0] - HEXES[other][0], HEXES[one][1] - HEXES[other][1]
    return max(abs(q), abs(r), abs(q + r))


def behind(attacker: int, defender: int) -> int:
    """The next hex on the line through both, -1 beyond the edge."""
    (aq, ar), (dq, dr) = HEXES[attacker], HEXES[defender]
    line = (2 * dq - aq, 2 * dr - ar)
    return HEXES.index(line) if line in HEXES else -1


def free(s: State) -> list[int]:
    taken = [creature(s, card).hex for seat in range(2) for card in s.zone(seat, BOARD)]
    return [place for place in range(len(HEXES)) if place not in taken]


# ---- atoms
def place(s: State, card: Card, hex_: int, event: int) -> None:
    if s.place(card) == BOARD:
        r = s.write(card)
        assert isinstance(r, Creature)
        r.hex = hex_
    else:
        s.move(card, card.owner * s.rules.zones + BOARD, False)
        s.put_record(card, Creature(card, card.owner, hex_))
    tell(s, event, card.owner, card, hex_)


def harm(s: State, card: Card, amount: int) -> None:
    """Deaths do not wait: they come at the very event, and so does the end of the game."""
    if amount <= 0 or s.place(card) != BOARD:
        return
    r = s.write(card)
    assert isinstance(r, Creature)
    r.health -= amount
    tell(s, HURT, card.owner, card, amount)
    if r.health <= 0:
        s.move(card, card.owner * s.rules.zones + LIMBO, False)
        s.emit(Event(DIED, card.owner, card, None, 0, 0, r))
        s.numbers[1 - card.owner] += 1
        if s.numbers[1 - card.owner] >= POINTS_TO_WIN:
            s.end(1 - card.owner, "points", "mini-3")


def put(s: State, card: Card, zone: int, event: int) -> Event:
    s.move(card, card.owner * s.rules.zones + zone, False)
    return tell(s, event, card.owner, card)


# ---- the held attack and its window
class Attack(Act):
    __slots__ = ("attacker", "card", "damage", "defender")

    def __init__(self, card: Card, attacker: Ref, defender: Ref) -> None:
        super().__init__(Event(ATTACKS, card.owner, card, None, 0, 0, None), False)
        self.card = card
        self.attacker = attacker
        self.defender = defender
        self.damage = int(row_of(card)["damage"])

    def possible(self, s: State) -> bool:
        return s.is_same_object(self.attacker) and s.is_same_object(self.defender)

    def announce(self, s: State) -> Event:
        return put(s, self.card, COMBAT, ATTACKS)

    def open_window(self, s: State) -> None:
        s.push(Combat(self.defender.card.owner, self.event))

    def change(self, amount: int) -> None:
        self.damage = max(0, self.damage + amount)

    def perform(self, s: State) -> None:
        """Line and edge are read, damage is dealt, and the push comes last, if the defender lives."""
        target = self.defender.card
        here = creature(s, target).hex
        near = distance(creature(s, self.attacker.card).hex, here) == 1
        onto = behind(creature(s, self.attacker.card).hex, here) if near else here
        if onto < 0:
            tell(s, SLAMMED, target.owner, target)
        harm(s, target, self.damage + (SLAM if onto < 0 else 0))
        if s.is_same_object(self.defender) and onto in free(s):
            place(s, target, onto, PUSHED)

    def finished(self, s: State) -> None:
        for seat in range(2):
            for card in s.zone(seat, COMBAT):
                s.move(card, seat * s.rules.zones + PILE, True)

    def copy(self) -> Attack:
        new = Attack(self.card, self.attacker, self.defender)
        new.copied_from(self)
        new.damage = self.damage
        return new


class Combat(Window):
    """Each in turn replies with any number of cards, then is done; done without a card is a pass. The defender's
    first pass ends nothing, from then on the first pass does."""

    __slots__ = ("busy", "event", "turns")

    def __init__(self, holder: int, event: Event) -> None:
        super().__init__(holder)
        self.event = event
        self.busy = False
        self.turns = 0

    def closes(self, s: State) -> bool:
        act = act_of(s, self.event)
        return act is None or act.result != OPEN or not act.possible(s) or (self.passes > 0 and self.turns > 1)

    def offer(self, s: State) -> None:
        role = "attacker" if self.holder == self.event.seat else "defender"
        cards = [card for card in s.zone(self.holder, HAND) if row_of(card)["type"] == role]
        s.ask(self.holder, MENU, [Move(PASS), *(card.option(REPLY) for card in cards)], True)

    def answer(self, s: State, seat: int, option: Move) -> None:
        card = option.card
        if card is not None:
            self.busy = True
            self.acted(s, True)
            put(s, card, COMBAT, REPLIES)
            s.push(run_of(card.definition.abilities[0], seat, card, s.serials[card.number], None, self.event))
            return
        self.turns += 1
        if self.busy:
            self.acted(s, False)
        else:
            self.passed(s)
        self.busy = False

    def copy(self) -> Combat:
        new = Combat(self.holder, self.event)
        new.pc = self.pc
        new.passes = self.passes
        new.busy = self.busy
        new.turns = self.turns
        return new


# ---- what replies say
def attack_of(s: State, env: Env) -> Attack:
    act = act_of(s, env.event)
    assert isinstance(act, Attack)
    return act


class Do(Verb):
    __slots__ = ()

    def do(self, s: State, env: Env, verb: str) -> None:
        attack = attack_of(s, env)
        if verb == "change":
            attack.change(int(self.words[1]))
        elif verb == "harm":
            harm(s, attack.attacker.card, int(self.words[1]))
        elif verb == "parry" and attack.stop(CANCELLED):
            tell(s, PARRIED, env.seat, env.card)


class Sidestep(Op):
    """The defender goes to a free hex next to its own."""

    __slots__ = ()

    def run(self, s: State, run: Run) -> int:
        card = attack_of(s, run.env).defender.card
        here = creature(s, card).hex
        steps = [Move(MOVE, card, hex_) for hex_ in free(s) if distance(here, hex_) == 1]
        if not steps:
            return run.pc + 1
        s.ask(run.env.seat, MENU, steps, True)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None
        place(s, option.card, option.number, MOVED)
        return run.pc + 1


# ---- the turn
class Turn(Frame):
    """Bring back the dead, draw, then one move or attack."""

    __slots__ = ()

    def step(self, s: State) -> None:
        if self.pc == 0 and s.zone(s.active, LIMBO):
            s.ask(s.active, MENU, [Move(MOVE, s.zone(s.active, LIMBO)[0], hex_) for hex_ in free(s)], False)
        elif self.pc == 0:
            self.pc = 1
            for card in s.zone(s.active, DECK)[:1]:
                put(s, card, HAND, DREW)
        elif self.pc == 1:
            self.pc = 2
            s.ask(s.active, MENU, [Move(PASS), *self.deeds(s)], True)
        else:
            self.pc = 0
            pass_turn(s)

    def deeds(self, s: State) -> list[Move]:
        found: list[Move] = []
        for card in s.zone(s.active, BOARD):
            here = creature(s, card).hex
            found += [Move(MOVE, card, hex_) for hex_ in free(s) if distance(here, hex_) == 1]
            for weapon in s.zone(s.active, HAND):
                for target in s.zone(1 - s.active, BOARD):
                    if distance(here, creature(s, target).hex) <= row_of(weapon).get("range", 0):
                        found.append(Move(ATTACK, weapon, 0, [card, target]))
        return found

    def answer(self, s: State, seat: int, option: Move) -> None:
        card = option.card
        if option.kind == MOVE and card is not None:
            place(s, card, option.number, MOVED if self.pc else RETURNED)
        elif option.cards is not None and card is not None:
            s.push(Attack(card, s.ref(option.cards[0]), s.ref(option.cards[1])))

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        return new


class Hexes(MiniRuleset):
    name = "mini-alternating"
    names = ["A", "B"]
    words = ["attack with", "reply", "put"]
    events = ["attacks with", "replies", "moves", "pushed", "slammed", "hurt", "dies", "returns", "draws", "parries"]
    zones = ["deck", "hand", "board", "combat", "pile", "limbo"]

    def make_rules(self) -> Rules:
        return MiniRules(2, [SEEN_BY_NOBODY, SEEN_BY_OWNER, *[SEEN_BY_ALL] * 4], 1)

    def definition(self, row: Row) -> Printed:
        made = Printed(row)
        code = program(row["do"], lambda line: Sidestep(line) if line == "sidestep" else Do(line))
        made.add_ability(Ability(made, row["name"], row["name"], code, 0))
        return made

    def about(self, s: State, option: Move) -> str:
        if option.kind == MOVE:
            return f"on {PLACES[option.number]}"
        return "" if option.cards is None else " on ".join(card.definition.name for card in option.cards)

    def public(self, s: State) -> dict[str, Any]:
        cards = [card for seat in range(2) for card in s.zone(seat, BOARD)]
        return {card.definition.name: [PLACES[creature(s, card).hex], creature(s, card).health] for card in cards}


def table(places: list[dict[str, str]], hands: list[list[str]], decks: list[list[str]], seed: int = 0) -> Game:
    """A position, before A's turn: creatures by name with the hexes they stand on."""
    ruleset = Hexes(CARDS)
    s = ruleset.blank(seed)
    for seat in range(2):
        for name, where in places[seat].items():
            place(s, ruleset.bring(s, name, seat, LIMBO), PLACES.index(where), RETURNED)
        for zone, names in ((HAND, hands[seat]), (DECK, decks[seat])):
            for name in names:
                ruleset.bring(s, name, seat, zone)
        s.shuffle(seat * s.rules.zones + DECK)
    s.push(Turn())
    return ruleset.begin(s, seed)


def new(seed: int) -> Game:
    deck = [row["name"] for row in CARDS if row["type"] != "creature"] * 3
    places = [{"Ogre": "w", "Imp": "sw"}, {"Golem": "e", "Wisp": "ne"}]
    return table(places, [["Strike", "Guard"], ["Bolt", "Focus"]], [deck] * 2, seed)


register("mini-alternating", [Creature, Attack, Combat, Turn])
