"""Face-down cards on nine cells: every deed is announced, may be answered by cards that name exactly it, and is then
done, unless it was voided, replaced, or has become impossible. Three honor win."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.acts import CANCELLED, FADED, HELD, PERFORMED, REPLACED, Act, act_of
from rulebound.kernel.cards import Ability, Card, Record, Ref
from rulebound.kernel.choosing import Choose
from rulebound.kernel.events import Event, Listener
from rulebound.kernel.frames import Frame
from rulebound.kernel.game import Game
from rulebound.kernel.ops import Op, run_of
from rulebound.kernel.ordering.responses import Responses
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.saves import register
from rulebound.kernel.state import State
from rulebound.kernel.terms import Cards, Env, Fixed, Test, You

from .mini import MENU, OWN, PASS, MiniRules, MiniRuleset, Printed, Row, Verb, When, pass_turn, program, row_of, tell

DECK, HAND, FIELD, PILE = range(4)
SET, ACTIVATE, DESTROY, GAIN, WOULD_DESTROY, VOIDED, REPLACES, FADES, RETURNED, SPENT, DREW = range(11)
LAY, USE, RESPOND, INSTEAD, PICK, STOP = range(OWN, OWN + 6)
CELLS, DEEDS_A_TURN, HONOR_TO_WIN = 9, 2, 3

CARDS: list[Row] = [
    {"name": "Ram", "do": ["choose", "destroy"]},
    {"name": "Whisper", "do": ["choose", "destroy invisibly"]},
    {"name": "Tithe", "do": ["gain", "if you do", "draw"]},
    {"name": "Rebuttal", "event": ACTIVATE, "test": "theirs", "do": ["void"]},
    {"name": "Snare", "event": SET, "test": "theirs", "do": ["void"]},
    {"name": "Tax", "event": GAIN, "test": "theirs", "do": ["void"]},
    {"name": "Shield", "event": DESTROY, "test": "your card", "do": ["void"]},
    {"name": "Slip", "event": DESTROY, "test": "your card", "do": ["return"]},
    {"name": "Warden", "event": WOULD_DESTROY, "test": "your other card", "do": ["step in"], "stays": True},
    {"name": "Changeling", "event": WOULD_DESTROY, "test": "this", "do": ["return instead"], "stays": True},
]


class Laid(Record):
    __slots__ = ("cell", "up")

    def __init__(self, card: Card, controller: int, cell: int) -> None:
        super().__init__(card, controller)
        self.cell = cell
        self.up = False

    def copy(self) -> Laid:
        new = Laid(self.card, self.controller, self.cell)
        new.up = self.up
        return new


# ---- the field
def laid(s: State, card: Card) -> Laid:
    r = s.records[card.number]
    assert isinstance(r, Laid)
    return r


def on_field(s: State) -> list[Card]:
    return s.zone(0, FIELD) + s.zone(1, FIELD)


def face_down(s: State, seat: int) -> list[Card]:
    return [card for card in s.zone(seat, FIELD) if not laid(s, card).up]


def adjacent(one: int, other: int) -> bool:
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1


# ---- atoms
def lay(s: State, card: Card, cell: int) -> None:
    """From now on the opponent cannot tell which card of the hand lies there."""
    for each in s.zone(card.owner, HAND):
        s.hide(each, 1 << (1 - card.owner))
    s.move(card, card.owner * s.rules.zones + FIELD, False)
    s.put_record(card, Laid(card, card.owner, cell))


def turn_up(s: State, card: Card) -> None:
    r = s.write(card)
    assert isinstance(r, Laid)
    if not r.up:
        r.up = True
        s.show(card, 3)
        s.listen(card)


def put(s: State, card: Card, zone: int, event: int) -> None:
    s.unlisten(card)
    s.move(card, card.owner * s.rules.zones + zone, zone == PILE)
    tell(s, event, card.owner, card)


def gain_honor(s: State, seat: int) -> None:
    s.numbers[seat] += 1
    if s.numbers[seat] >= HONOR_TO_WIN:
        s.end(seat, "honor", "mini-4")


# ---- deeds and their windows
class Deed(Act):
    """Set, activate, destroy or gain. An activation may be the answer to another deed (`answered`)."""

    __slots__ = ("answered", "cell", "met", "seat", "subject", "verb")

    def __init__(self, verb: int, seat: int, subject: Ref, cell: int, answered: Event | None, invisible: bool) -> None:
        super().__init__(Event(verb, seat, subject.card, None, cell, 0, None), invisible)
        self.verb = verb
        self.seat = seat
        self.subject = subject
        self.cell = cell
        self.answered = answered
        self.met: list[Ref] = []  # who has put something in its place

    def possible(self, s: State) -> bool:
        return self.verb == GAIN or s.is_same_object(self.subject)

    def replaced(self, s: State) -> bool:
        """Its owner picks among several; each meets an act once."""
        found = [] if self.verb != DESTROY else [each for each in s.listeners[WOULD_DESTROY] if self.may_meet(s, each)]
        if not found:
            return False
        by = found[0]
        if len(found) > 1:
            options = [Move(INSTEAD, each.card, number) for number, each in enumerate(found)]
            by = found[s.ask_within(self.subject.card.owner, MENU, options).number]
        self.met = [*self.met, s.ref(by.card)]
        s.push(run_of(by.ability, s.controller(by.card), by.card, by.serial, s.keep(by.card), self.event))
        return True

    def may_meet(self, s: State, by: Listener) -> bool:
        met = any(ref.card is by.card and ref.serial == by.serial for ref in self.met)
        return not met and fits(s, by.ability, by.card, self.event)

    def step_in(self, s: State, card: Card) -> None:
        """Another card takes the place of the subject before anything is announced."""
        self.subject = s.ref(card)
        self.event = Event(self.verb, self.seat, card, None, self.cell, 0, None)

    def announce(self, s: State) -> Event:
        card = self.subject.card
        if self.verb == SET:  # placing verbs place at once
            lay(s, card, self.cell)
            self.subject = s.ref(card)
        elif self.verb == ACTIVATE:
            turn_up(s, card)
        return tell(s, self.verb, self.seat, card)

    def open_window(self, s: State) -> None:
        if face_down(s, 0) or face_down(s, 1):
            s.push(Answers(s.active, self.event))

    def perform(self, s: State) -> None:
        card = self.subject.card
        if self.verb == GAIN:
            gain_honor(s, self.seat)
        elif self.verb == DESTROY:
            put(s, card, PILE, DESTROY)
            gain_honor(s, 1 - card.owner)
        elif self.verb == ACTIVATE and "stays" not in row_of(card):
            about = self.event if self.answered is None else self.answered
            s.push(run_of(card.definition.abilities[0], self.seat, card, self.subject.serial, s.keep(card), about))

    def finished(self, s: State) -> None:
        card = self.subject.card
        if self.result != PERFORMED:
            tell(s, {CANCELLED: VOIDED, REPLACED: REPLACES, FADED: FADES}[self.result], self.seat, card, self.verb)
        if self.verb == SET and self.result == CANCELLED and s.is_same_object(self.subject):
            put(s, card, HAND, RETURNED)
        elif self.verb == ACTIVATE and "stays" not in row_of(card) and s.is_same_object(self.subject):
            put(s, card, PILE, SPENT)

    def copy(self) -> Deed:
        new = Deed(self.verb, self.seat, self.subject, self.cell, self.answered, self.invisible)
        new.copied_from(self)
        new.met = self.met
        return new


class Answers(Responses):
    """The turn player is asked first. Who has a card face down is always asked, so that being asked tells nothing."""

    __slots__ = ()

    def offer(self, s: State) -> None:
        hidden = face_down(s, self.holder)
        if not hidden:
            self.passed(s)
            return
        fitting = [card for card in hidden if fits(s, card.definition.abilities[0], card, self.event)]
        s.ask(self.holder, MENU, [Move(PASS), *(card.option(RESPOND) for card in fitting)], True)

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.card is None:
            self.passed(s)
        else:
            self.acted(s, False)
            s.push(Deed(ACTIVATE, seat, s.ref(option.card), 0, self.event, False))

    def copy(self) -> Answers:
        new = Answers(self.holder, self.event)
        new.pc = self.pc
        new.passes = self.passes
        return new


def fits(s: State, ability: Ability, card: Card, event: Event) -> bool:
    """Verb and subject must both fit. What would be destroyed is spoken of as that, before it is announced."""
    if not isinstance(ability, When) or ability.test is None:
        return False
    act = act_of(s, event)
    assert act is not None
    kind = WOULD_DESTROY if act.pc < HELD and event.kind == DESTROY else event.kind
    return ability.event == kind and ability.test.holds(s, Env(card.owner, card, s.serials[card.number], None, event))


# ---- what cards say
class About(Test):
    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def holds(self, s: State, env: Env) -> bool:
        event = env.event
        assert event is not None and event.card is not None
        if self.words == "theirs":
            return event.seat != env.seat
        if self.words == "this":
            return event.card is env.card
        return event.card.owner == env.seat and event.card is not env.card


class Adjacent(Cards):
    __slots__ = ()

    def cards(self, s: State, env: Env) -> list[Card]:
        here = laid(s, env.card).cell
        return [card for card in on_field(s) if adjacent(here, laid(s, card).cell)]


class Do(Verb):
    __slots__ = ()

    def do(self, s: State, env: Env, verb: str) -> None:
        act = act_of(s, env.event)
        if verb == "destroy":
            for ref in env.slots[0]:
                s.push(Deed(DESTROY, env.seat, ref, 0, None, "invisibly" in self.words))
        elif verb == "gain":
            s.push(Deed(GAIN, env.seat, s.ref(env.card), 0, None, False))
        elif verb == "draw":
            draw(s, env.seat)
        elif verb == "void":
            env.done = act is not None and act.stop(CANCELLED)
        elif verb == "step":
            assert isinstance(act, Deed)
            act.step_in(s, env.card)
        elif verb == "return":
            assert isinstance(act, Deed)
            put(s, act.subject.card, HAND, RETURNED)
            if "instead" in self.words:
                act.stop(REPLACED)


def verb(line: str) -> Op:
    if line == "choose":
        return Choose(line, You(), Adjacent(), Fixed(1), False, 0, MENU, PICK, STOP)
    return Do(line)


def draw(s: State, seat: int) -> None:
    for card in s.zone(seat, DECK)[:1]:
        put(s, card, HAND, DREW)


# ---- the turn
class Turn(Frame):
    """Draw, some deeds, next player."""

    __slots__ = ()

    def step(self, s: State) -> None:
        pc = self.pc
        self.pc = pc + 1
        if pc == 0:
            draw(s, s.active)
        elif pc <= DEEDS_A_TURN:
            taken = [laid(s, card).cell for card in on_field(s)]
            cells = [cell for cell in range(CELLS) if cell not in taken]
            options = [Move(PASS), *(Move(LAY, card, cell) for card in s.zone(s.active, HAND) for cell in cells)]
            usable = [card for card in face_down(s, s.active) if "test" not in row_of(card) or "stays" in row_of(card)]
            s.ask(s.active, MENU, [*options, *(card.option(USE) for card in usable)], True)
        else:
            self.pc = 0
            pass_turn(s)

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.card is not None:
            verb = SET if option.kind == LAY else ACTIVATE
            s.push(Deed(verb, seat, s.ref(option.card), option.number, None, False))

    def copy(self) -> Turn:
        new = Turn()
        new.pc = self.pc
        return new


class Cells(MiniRules):
    def same(self, s: State, one: Card, other: Card) -> bool:
        """Each on its own cell: that two are equal copies must not show."""
        return s.records[one.number] is None and super().same(s, one, other)


class Grid(MiniRuleset):
    name = "mini-responses"
    names = ["A", "B"]
    words = ["set", "use", "respond with", "instead", "pick", "stop"]
    events = [
        "sets", "activates", "destroys", "gains by", "would destroy", "voided", "replaced", "fades", "returns",
        "spends", "draws",
    ]  # fmt: skip
    zones = ["deck", "hand", "field", "pile"]

    def make_rules(self) -> Rules:
        rules = Cells(2, [SEEN_BY_NOBODY, SEEN_BY_OWNER, SEEN_BY_OWNER, SEEN_BY_ALL], 1)
        rules.asks_within = True
        return rules

    def definition(self, row: Row) -> Printed:
        made, code = Printed(row), program(row["do"], verb)
        if "event" in row:
            made.add_ability(When(made, row["name"], code, row["event"], About(row["test"])))
        else:
            made.add_ability(Ability(made, row["name"], row["name"], code, 1))
        return made

    def about(self, s: State, option: Move) -> str:
        if option.kind == LAY:
            return f"on {option.number}"
        return "" if option.card is None else f"on {laid(s, option.card).cell}"

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        return option.kind == LAY

    def public(self, s: State) -> dict[str, Any]:
        return {"cells": [[laid(s, card).cell, card.owner, laid(s, card).up] for card in on_field(s)]}


def table(fields: list[dict[int, str]], hands: list[list[str]], decks: list[list[str]], seed: int = 0) -> Game:
    """A position, before A's turn: cards by their cells, '!' turns one up."""
    ruleset = Grid(CARDS)
    s = ruleset.blank(seed)
    for seat in range(2):
        for cell, name in fields[seat].items():
            card = ruleset.bring(s, name.strip("!"), seat, HAND)
            lay(s, card, cell)
            if "!" in name:
                turn_up(s, card)
        for zone, names in ((HAND, hands[seat]), (DECK, decks[seat])):
            for name in names:
                ruleset.bring(s, name, seat, zone)
        s.shuffle(seat * s.rules.zones + DECK)
    s.push(Turn())
    return ruleset.begin(s, seed)


def new(seed: int) -> Game:
    deck = [row["name"] for row in CARDS] * 2
    return table([{0: "Rebuttal", 4: "Ram"}, {1: "Warden!", 2: "Slip"}], [["Tithe"]] * 2, [deck] * 2, seed)


register("mini-responses", [Laid, Deed, Answers, Turn])
