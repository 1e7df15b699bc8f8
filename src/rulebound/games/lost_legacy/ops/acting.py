"""The verbs: each change that a text makes is an action, one card after the other [LL-prio.3]. [LL-gold.1] What a text
says it may do, whatever the rules of actions by hand say."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions import changing, placing, replacing
from rulebound.games.lost_legacy.actions.base import Send, moment
from rulebound.games.lost_legacy.atoms import cards as atoms
from rulebound.games.lost_legacy.battle import MentalValue, begin_battle
from rulebound.games.lost_legacy.board import taken_spaces
from rulebound.games.lost_legacy.combat import Combat
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.values import empty_entries, is_character, option_spaces, space_of
from rulebound.kernel.play import WAIT, Card, Choose, Event, Modifier, Move, Op, Ref, Run, State, distinct
from rulebound.kernel.terms import Amount, Cards, Env, Whom
from rulebound.kernel.terms.traits import holds_card


def failed(run: Run) -> None:
    """[LL-abil.19] [LL-abil.22] [LL-void.8] A part that was not performed in full, or was voided."""
    run.env.done = False
    run.env.numbers[c.FAILED] += 1


class Pick(Choose):
    """[LL-abil.20] A card that lies face-down before the chooser is named by its space."""

    def candidates(self, s: State, run: Run, seat: int) -> list[Card]:
        """[LL-link.4] 'You' is the controller of the text, whoever chooses."""
        taken = run.env.slots[self.slot]
        return [card for card in self.group.cards(s, run.env) if not holds_card(taken, card)]

    def offer(self, s: State, seat: int, card: Card) -> Move:
        if s.place(card) == c.STANDBY and not s.known[card.number] >> seat & 1:
            return card.option(c.CHOOSE_SET)
        return card.option(self.kind)


@dataclass(slots=True, eq=False)
class InOrder(Op):
    """[LL-prio.3] The cards of a group, in the order that the controller of the text chooses; asked only where a
    timing that the controller knows of names what is done to them."""

    group: Cards
    slot: int
    verb: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            env.slots[self.slot] = []
        taken = env.slots[self.slot]
        left = [card for card in self.group.cards(s, env) if not holds_card(taken, card)]
        if len(left) > 1 and is_named(s, env.seat, self.verb):
            run.at = 1
            s.ask(env.seat, c.M_CHOOSE, [card.option(c.CHOOSE) for card in distinct(s, left)], False)
            return WAIT
        env.slots[self.slot] = [*taken, *[s.ref(card) for card in left]]
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None
        run.env.slots[self.slot] = [*run.env.slots[self.slot], s.ref(option.card)]
        return run.pc


def is_named(s: State, seat: int, verb: int) -> bool:
    """Whether a card in play that the seat knows has a timing that names the verb."""
    for zone in (side * c.ZONES + kind for side in range(2) for kind in c.IN_PLAY):
        for card in s.zones[zone]:
            if card.definition.watched_events >> verb & 1 and s.known[card.number] >> seat & 1:
                return True
    return False


@dataclass(slots=True, eq=False)
class EachAct(Op):
    """An action for each card of a group, which is fixed at the start; `times` for each of them.

    `least` is how many the text asks for, where fewer are less than the whole."""

    group: Cards
    todo: int
    cause: int
    least: Amount | None
    times: Amount | None

    def push(self, s: State, run: Run, card: Card) -> None:
        raise NotImplementedError

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            self.fix(s, run)
        elif env.done:
            run.picked += 1
        todo = env.slots[self.todo]
        while run.at < len(todo):
            card = todo[run.at].card
            run.at += 1
            if s.places[card.number] >= 0:
                depth = len(s.frames)
                self.push(s, run, card)
                if len(s.frames) > depth:
                    return WAIT
        wanted = len(todo)
        if self.least is not None:
            wanted = max(wanted, self.least.value(s, env))
        if run.picked < wanted or (wanted == 0 and self.least is None):
            failed(run)
        else:
            env.done = True
        return run.pc + 1

    def fix(self, s: State, run: Run) -> None:
        """[LL-prio.3] Who arrives meanwhile is not among them."""
        env = run.env
        todo: list[Ref] = []
        for card in self.group.cards(s, env):
            for _ in range(1 if self.times is None else self.times.value(s, env)):
                todo.append(s.ref(card))
        env.slots[self.todo] = todo


@dataclass(slots=True, eq=False)
class SendCards(EachAct):
    """Discard, erase, eject, bury, destroy."""

    verb: int
    invisible: bool
    who: Whom

    def push(self, s: State, run: Run, card: Card) -> None:
        seats = self.who.seats(s, run.env)
        event = Event(self.verb, seats[0], card, run.env.card, s.place(card), self.cause, None)
        s.push(Send(event, s.ref(card), self.invisible, False))


@dataclass(slots=True, eq=False)
class TurnCards(EachAct):
    """Ready, rest."""

    verb: int

    def push(self, s: State, run: Run, card: Card) -> None:
        changing.turn(s, self.verb, run.env.seat, card, self.cause, run.env.card)


@dataclass(slots=True, eq=False)
class Pieces(EachAct):
    """[LL-pc.10] Add and remove, piece by piece."""

    verb: int
    piece: int

    def push(self, s: State, run: Run, card: Card) -> None:
        if isinstance(s.records[card.number], OnField):
            changing.piece(s, self.verb, run.env.seat, card, self.piece, self.cause, run.env.card)


@dataclass(slots=True, eq=False)
class LinkCards(EachAct):
    """[LL-link.1] [LL-link.5]"""

    host: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for host in self.host.cards(s, run.env):
            if is_character(s, host):
                placing.link(s, s.controller(card), card, host, self.cause, run.env.card)
            break


@dataclass(slots=True, eq=False)
class ReplaceCards(EachAct):
    """[LL-repl.1]"""

    newcomer: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for other in self.newcomer.cards(s, run.env):
            replacing.replace(s, run.env.seat, card, other, run.env.card, self.cause)
            break


@dataclass(slots=True, eq=False)
class GainControl(EachAct):
    """Until something, or for good."""

    until: int

    def push(self, s: State, run: Run, card: Card) -> None:
        env = run.env
        lasting: Modifier | None = None
        if self.until != c.FOR_GOOD:
            was = s.controller(card)
            lasting = Modifier(
                env.copy(), run.ability, run.pc, s.ref(card), c.CONTROL, c.CONTROL, was, self.until, s.moves
            )
        event = Event(c.CONTROL_CHANGES, env.seat, card, env.card, 0, self.cause, None)
        s.push(changing.Control(event, s.ref(card), False, lasting))


@dataclass(slots=True, eq=False)
class MoveToSpace(EachAct):
    """Straight to the space that another card has, or has left."""

    other: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for ref in self.other.refs(s, run.env):
            at = space_of(s, ref.card)
            if at < 0 and isinstance(ref.record, OnField):
                at = ref.record.at
            if at >= 0:
                placing.walk(s, run.env.seat, card, at, self.cause, run.env.card)


@dataclass(slots=True, eq=False)
class Threaten(EachAct):
    """[LL-bat.29] A battle from its first step, in whatever way the attacker reaches the target."""

    by: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        for attacker in self.by.cards(s, run.env):
            if is_character(s, attacker) and is_character(s, card):
                begin_battle(s, run.env.seat, attacker, [attacker], [c.REACHING], card, False)
            break


@dataclass(slots=True, eq=False)
class MentalAttack(MentalValue):
    """[LL-bat.20] [LL-bat.21] No threat, no range, nobody rests."""

    group: Cards

    def run(self, s: State, run: Run) -> int:
        if run.at == 1:
            return run.pc + 1
        for card in self.group.cards(s, run.env):
            if is_character(s, card) and may_attack_now(s):
                run.at = 1
                begin_battle(s, run.env.seat, run.env.card, [], [], card, False)
                return WAIT
        failed(run)
        return run.pc + 1


def may_attack_now(s: State) -> bool:
    """[LLQ-atk.11] A text may make a mental attack in a turn, too."""
    return rules_of(s).switches.mental_in_turn or any(isinstance(frame, Combat) for frame in s.frames)


@dataclass(slots=True, eq=False)
class BuildUp(EachAct):
    """[LL-build.1] [LL-build.2] Into one of these characters; which one is asked."""

    newcomers: Cards

    def push(self, s: State, run: Run, card: Card) -> None:
        """The question is asked by `run`."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 1:
            if not env.done:
                failed(run)
            return run.pc + 1
        for card in self.group.cards(s, env):
            if is_character(s, card):
                found = [each for each in self.newcomers.cards(s, env) if replacing.may_build_up(s, card, each)]
                if found:
                    s.ask(env.seat, c.M_BUILD, [Move(c.BUILD, card, 0, [each]) for each in found], False)
                    return WAIT
        failed(run)
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None and option.cards
        run.at = 1
        s.push(replacing.BuildUp(seat, s.ref(option.card), s.ref(option.cards[0]), run.env.card))
        return WAIT


@dataclass(slots=True, eq=False)
class PlayCards(EachAct):
    """[LL-char.3] [LL-mp.6] [LLQ-entry.6] A character goes to an empty entry point, an option to an
    empty space of the territory."""

    verb: int
    resting: bool

    def push(self, s: State, run: Run, card: Card) -> None:
        """The space is asked by `run`."""

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            self.fix(s, run)
        elif env.done:
            run.picked += 1
        todo = env.slots[self.todo]
        if run.at < len(todo):
            card = todo[run.at].card
            spaces = self.spaces(s, env, card)
            if spaces:
                s.ask(env.seat, c.M_SPACE, [Move(c.CHOOSE_SPACE, None, space) for space in spaces], False)
                return WAIT
            failed(run)
            return run.pc + 1
        if not todo or run.picked < len(todo):
            failed(run)
        return run.pc + 1

    def spaces(self, s: State, env: Env, card: Card) -> list[int]:
        """Where it lies, if it is turned over; else where its kind of card may go."""
        at = space_of(s, card)
        if at >= 0:
            return [at]
        if kind_of(card).kind == c.CHARACTER:
            return empty_entries(s, env.seat)
        return option_spaces(s, env.seat)

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        card = run.env.slots[self.todo][run.at].card
        run.at += 1
        controller = s.controller(card) if space_of(s, card) >= 0 else seat
        placing.place(
            s, self.verb, controller, card, option.number, self.cause, run.env.card, None, self.resting
        )  # fmt: skip
        return WAIT


@dataclass(slots=True, eq=False)
class Walk(Op):
    """[LL-open.18] Up to so many steps through empty spaces of the close range; each is a move."""

    group: Cards
    steps: Amount
    stops: list[Move]  # [LL-D17] 'up to': fewer will do

    def run(self, s: State, run: Run) -> int:
        """[LL-gold.1] Neither its speed nor whose turn it is matters to a text."""
        env = run.env
        if run.at and not env.done:
            failed(run)
            return run.pc + 1
        for card in self.group.cards(s, env):
            if space_of(s, card) < 0:
                break
            spaces = self.spaces(s, card)
            if run.at >= self.steps.value(s, env) or (not spaces and self.stops):
                env.done = True
                return run.pc + 1
            if not spaces:
                break
            options = [Move(c.CHOOSE_SPACE, None, space) for space in spaces]
            s.ask(env.seat, c.M_SPACE, [*options, *self.stops], False)
            return WAIT
        failed(run)
        return run.pc + 1

    def spaces(self, s: State, card: Card) -> list[int]:
        """[LLQ-move.2] Where the next step may lead."""
        return rules_of(s).board.ways(taken_spaces(s), space_of(s, card))

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        if option.kind == c.NO_MORE:
            run.env.done = True
            return run.pc + 1
        run.at += 1
        card = self.group.cards(s, run.env)[0]
        placing.walk(s, seat, card, option.number, c.BY_ABILITY, run.env.card)
        return WAIT


class WalkInColumn(Walk):
    """[LLQ-move.4] To another taken place of its column."""

    def spaces(self, s: State, card: Card) -> list[int]:
        column = rules_of(s).board.column(space_of(s, card))
        return [space for space in super().spaces(s, card) if space in column]


@dataclass(slots=True, eq=False)
class WeakenCards(EachAct):
    """[LLQ-atk.5] Not an attack, so nothing is destroyed by it."""

    by: Amount

    def push(self, s: State, run: Run, card: Card) -> None:
        changing.weaken(s, run.env.seat, card, self.by.value(s, run.env), self.cause, run.env.card)


# ---- players
@dataclass(slots=True, eq=False)
class Draw(Op):
    """[LL-verb.1] One after the other."""

    who: Whom
    count: Amount
    cause: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at and not env.done:
            run.picked += 1
        if run.at < self.count.value(s, env):
            run.at += 1
            placing.draw(s, self.who.seats(s, env)[0], env.card, self.cause)
            return WAIT
        if run.picked:
            failed(run)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Number(Op):
    """MP and honor."""

    verb: int
    who: Whom
    count: Amount
    cause: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 1:
            if not env.done:
                failed(run)
            return run.pc + 1
        amount = self.count.value(s, env)
        if amount <= 0:
            failed(run)
            return run.pc + 1
        run.at = 1
        changing.count(s, self.verb, self.who.seats(s, env)[0], amount, self.cause, env.card)
        return WAIT


@dataclass(slots=True, eq=False)
class VoidIt(Op):
    """[LL-void.1] The action that is answered, or the ability of its card before it is activated."""

    ability: bool

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 1:
            if not env.done:
                failed(run)
            return run.pc + 1
        against = env.event
        assert against is not None
        run.at = 1
        verb = c.ACTIVATE if self.ability else against.kind
        event = Event(c.VOID, env.seat, against.card, env.card, verb, c.BY_ABILITY, None)
        s.push(changing.Void(event, None, False, against, self.ability))
        return WAIT


# ---- decks
@dataclass(slots=True, eq=False)
class Shuffle(Op):
    who: Whom

    def run(self, s: State, run: Run) -> int:
        if run.at == 1:
            if not run.env.done:
                failed(run)
            return run.pc + 1
        run.at = 1
        changing.shuffle(s, self.who.seats(s, run.env)[0], run.env.card, c.BY_ABILITY)
        return WAIT


@dataclass(slots=True, eq=False)
class Search(Op):
    """[LL-verb.3] [LL-verb.5] [LL-verb.6] So many cards of the searched piles, shown to both; or nothing."""

    group: Cards
    whose: Whom
    count: Amount
    slot: int
    searched: int  # the number that tells the end of the ability to shuffle

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            run.at = 1
            env.slots[self.slot] = []
            moment(s, c.SEARCH, env.seat, None, env.card, 0, c.BY_ABILITY)
            return WAIT
        if run.at == 1 and not env.done:
            failed(run)
            return run.pc + 1
        if run.at == 1:
            env.numbers[self.searched] = 1
            self.look_through(s, env)
        run.at = 2
        taken = [ref.card for ref in env.slots[self.slot]]
        found = [card for card in self.group.cards(s, env) if card not in taken]
        if len(taken) < self.count.value(s, env) and found:
            kinds: list[Move] = []
            for card in found:
                if all(each.card is None or each.card.definition is not card.definition for each in kinds):
                    kinds.append(card.option(c.FIND))
            s.ask(env.seat, c.M_SEARCH, [*kinds, Move(c.FIND_NOTHING)], False)
            return WAIT
        return self.over(run)

    def look_through(self, s: State, env: Env) -> None:
        """Whoever searches sees all of the deck, until it is shuffled."""
        for seat in self.whose.seats(s, env):
            for card in s.zone(seat, c.DECK):
                atoms.show(s, card, 1 << env.seat)

    def over(self, run: Run) -> int:
        env = run.env
        if env.slots[self.slot]:
            env.done = True
        else:
            failed(run)
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        env = run.env
        if option.card is None:
            return self.over(run)
        if s.place(option.card) == c.DECK:
            atoms.put_dug(s, option.card.owner, option.card, -1)  # how deep it lay is not told with its face
        env.slots[self.slot] = [*env.slots[self.slot], s.ref(option.card)]
        changing.reveal(s, seat, option.card, env.card)
        return WAIT


@dataclass(slots=True, eq=False)
class EndSearch(Op):
    """[LL-verb.4] After all actions of the ability the searched deck is shuffled."""

    whose: Whom
    searched: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if env.numbers[self.searched] == 0:
            return run.pc + 1
        env.numbers[self.searched] = 0
        changing.shuffle(s, self.whose.seats(s, env)[0], env.card, c.BY_RULE)
        return WAIT


@dataclass(slots=True, eq=False)
class Dig(Op):
    """[LL-verb.10] [LL-verb.13] Look at the top cards of the own deck."""

    count: Amount
    slot: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.at == 0:
            run.at = 1
            env.slots[self.slot] = []
            moment(s, c.DIG, env.seat, None, env.card, self.count.value(s, env), c.BY_ABILITY)
            return WAIT
        if not env.done:
            failed(run)
            return run.pc + 1
        cards = s.zone(env.seat, c.DECK)[: self.count.value(s, env)]
        for card in cards:
            atoms.show(s, card, 1 << env.seat)
        env.slots[self.slot] = [s.ref(card) for card in cards]
        return run.pc + 1


@dataclass(slots=True, eq=False)
class EndDig(Op):
    """[LL-verb.11] [LL-verb.12] What is left of the dug cards goes back, all to one end, in any order.

    Each goes to its place at once, and those that are left are remembered as they lie: a memory in the order of the
    picks would tell the other player which card went where."""

    slot: int
    placed: int  # the number that says how many are back
    where: int

    def left(self, s: State, env: Env) -> list[Card]:
        return [card for card in s.zone(env.seat, c.DECK) if holds_card(env.slots[self.slot], card)]

    def run(self, s: State, run: Run) -> int:
        env = run.env
        left = self.left(s, env)
        if not left:
            if env.numbers[self.placed]:
                s.note(c.DUG_BACK, env.seat, None, None, env.numbers[self.placed], c.BY_RULE)
            env.numbers[self.placed] = 0
            return run.pc + 1
        if run.at == 0:
            s.ask(env.seat, c.M_DIG, [Move(c.DUG_ON_TOP), Move(c.DUG_BELOW)], False)
        else:
            s.ask(env.seat, c.M_DIG_ORDER, [card.option(c.NEXT) for card in distinct(s, left)], False)
        return WAIT

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        env, card = run.env, option.card
        if card is None:
            run.at = 1
            env.numbers[self.where] = option.kind
        else:
            below = env.numbers[self.where] == c.DUG_BELOW
            atoms.put_dug(s, seat, card, -1 if below else env.numbers[self.placed])
            env.numbers[self.placed] += 1
            env.slots[self.slot] = [s.ref(each) for each in self.left(s, env) if each is not card]
        return run.pc


@dataclass(slots=True, eq=False)
class Reveal(EachAct):
    """Shown to both."""

    def push(self, s: State, run: Run, card: Card) -> None:
        changing.reveal(s, run.env.seat, card, run.env.card)


@dataclass(slots=True, eq=False)
class Look(Op):
    """Seen by the controller of the text alone; nothing of the game changes."""

    group: Cards

    def run(self, s: State, run: Run) -> int:
        for card in self.group.cards(s, run.env):
            atoms.show(s, card, 1 << run.env.seat)
        run.env.done = True
        return run.pc + 1
