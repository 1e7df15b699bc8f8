"""What texts do to the stats of creatures."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.dying import change_generator, lose_points, may_change, score, take_generator
from rulebound.games.starlight.atoms.stats import gain, lose, pay, strike_each, to_nought
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.ops.terms import found, found_one, tell_missing
from rulebound.games.starlight.procedures.line import resolve_triggers
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import generator_here, of_class, on_board
from rulebound.kernel.gates import ChooseOne
from rulebound.kernel.ops import NOTHING_THERE, tell_unfound
from rulebound.kernel.play import WAIT, Card, Move, Op, Run, State
from rulebound.kernel.terms import Amount, Cards, Env, Test, Whom


@dataclass(slots=True, eq=False)
class EndSentence(Op):
    """[ST-TIM.2] What the sentence has set off comes now."""

    def run(self, s: State, run: Run) -> int:
        if not s.waiting:
            return run.pc + 1
        run.move_to(run.pc + 1)
        resolve_triggers(s)
        return WAIT


@dataclass(slots=True, eq=False)
class GainStat(Op):
    who: Cards
    stat: int
    amount: Amount
    also: bool = False  # one act with the op before it, so that both are done or neither
    number: int = -1  # where it is noted how much that really was

    def run(self, s: State, run: Run) -> int:
        amount = self.amount.value(s, run.env)
        gained = [gain(s, card, self.stat, amount, c.BY_CARD) for card in found(s, run, self.who)]
        if self.number >= 0:
            run.env.numbers[self.number] = sum(gained)
        run.env.done = sum(gained) > 0 and (run.env.done or not self.also)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LoseStat(Op):
    """Health lost so is not damage, unless the text says so: [ST-CORE.11] no Combat, no ATK, no DEF. It is done if
    everybody has lost the whole amount."""

    who: Cards
    stat: int
    amount: Amount
    damage: bool
    also: bool = False  # as above
    number: int = -1

    def run(self, s: State, run: Run) -> int:
        cards, amount = found(s, run, self.who), self.amount.value(s, run.env)
        by = run.env.slots[c.THIS][0].card if self.damage else None
        more = 0 if by is None or amount <= 0 else of_class(s, by, kind_of(run.env.card), c.TEXTS_DEAL)
        shares = [(card, max(amount + more, 0) if card is not by else amount) for card in cards]
        lost = strike_each(s, shares, self.stat, by)
        if self.number >= 0:
            run.env.numbers[self.number] = sum(lost)
        whole = amount > 0 and bool(lost) and min(lost) >= min(amount, amount + more)
        run.env.done = whole and (run.env.done or not self.also)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class GainPoints(Op):
    """[ST-WIN.2] [ST-WIN.3] The active player's are counted first."""

    who: Whom
    points: int

    def run(self, s: State, run: Run) -> int:
        seats = self.who.seats(s, run.env)
        run.env.done = self.points > 0 and bool(seats)
        for seat in sorted(seats, key=lambda each: each != s.active):
            score(s, seat, self.points, c.BY_CARD)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LosePoints(Op):
    """[ST-WIN.4] It is done if everybody has lost all of them; who takes them scores what was really lost."""

    who: Whom
    points: int
    taken: bool = False

    def run(self, s: State, run: Run) -> int:
        lost = [(seat, lose_points(s, seat, self.points)) for seat in self.who.seats(s, run.env)]
        run.env.done = bool(lost) and min(points for _, points in lost) >= max(self.points, 1)
        for seat, points in lost:
            if self.taken:
                score(s, 1 - seat, points, c.BY_CARD)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class LoseAll(Op):
    who: Cards
    stat: int

    def run(self, s: State, run: Run) -> int:
        changed = [to_nought(s, card, self.stat, c.BY_CARD) for card in found(s, run, self.who)]
        run.env.done = any(changed)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Steal(Op):
    """[ST-STAT.12] As much as there is; this creature gains what was lost."""

    who: Cards
    victim: Cards
    stat: int
    amount: Amount
    number: int = -1  # as above, of what was lost

    def run(self, s: State, run: Run) -> int:
        victim, thief = found_one(s, run, self.victim), found_one(s, run, self.who)
        run.env.done = False
        if self.number >= 0:
            run.env.numbers[self.number] = 0
        if victim is not None and thief is not None:
            lost = lose(s, victim, self.stat, self.amount.value(s, run.env), c.BY_CARD)
            if self.number >= 0:
                run.env.numbers[self.number] = lost
            gain(s, thief, self.stat, lost, c.BY_CARD)
            run.env.done = lost > 0
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Spend(Op):
    """[ST-STAT.13] In full or not at all; what is spent is not lost."""

    who: Cards
    stat: int
    amount: int

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        run.env.done = card is not None and creature(s, card).stats[self.stat] >= self.amount
        if card is not None and run.env.done:
            pay(s, card, self.amount if self.stat == c.ENERGY else 0, self.amount if self.stat == c.MANA else 0)
        elif card is not None:
            tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class SpendFrom(Op):
    """[ST-STAT.13] A player may have one of their creatures spend it, in full; whether one did."""

    who: Whom
    stat: int
    amount: int

    def run(self, s: State, run: Run) -> int:
        run.env.done = False
        for seat in self.who.seats(s, run.env):
            able = [each for each in on_board(s) if each.owner == seat and self.can(s, each)]
            if able:
                s.ask(seat, c.M_CHOOSE, [*[each.option(c.CHOOSE) for each in able], Move(c.STAY)], False)
                return WAIT
        return run.pc + 1

    def can(self, s: State, card: Card) -> bool:
        return creature(s, card).stats[self.stat] >= self.amount

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        run.env.done = option.card is not None
        if option.card is not None:
            energy = self.stat == c.ENERGY
            pay(s, option.card, self.amount if energy else 0, 0 if energy else self.amount)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class SpendSome(Op):
    """[ST-STAT.13] As much as was chosen; what is spent is not lost."""

    who: Cards
    stat: int
    amount: Amount

    def run(self, s: State, run: Run) -> int:
        card, amount = found_one(s, run, self.who), self.amount.value(s, run.env)
        run.env.done = card is not None and amount > 0
        if card is not None and amount > 0:
            pay(s, card, amount if self.stat == c.ENERGY else 0, amount if self.stat == c.MANA else 0)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class Divide(Op):
    """Point by point a creature is chosen; then all of them take or gain their parts at once."""

    group: Cards
    stat: int
    amount: int
    damage: bool
    slot: int
    menu: int
    kind: int

    def run(self, s: State, run: Run) -> int:
        env = run.env
        if run.picked == 0:
            env.slots[self.slot] = []
        among = self.group.cards(s, env)
        if not among:
            env.done = False
            tell_missing(s, run, self.group)
            return run.pc + 1
        if run.picked < self.amount and len(among) > 1:
            s.ask(env.seat, self.menu, [card.option(self.kind) for card in among], False)
            return WAIT
        parts = [ref.card for ref in env.slots[self.slot]] + among[:1] * (self.amount - run.picked)
        shares = [(card, parts.count(card)) for card in among if card in parts]
        if self.damage:
            by = env.slots[c.THIS][0].card
            more = of_class(s, by, kind_of(env.card), c.TEXTS_DEAL)
            shares = [(card, max(share + more, 0) if card is not by else share) for card, share in shares]
            strike_each(s, shares, c.HEALTH, env.slots[c.THIS][0].card)
        else:
            for card, share in shares:
                gain(s, card, self.stat, share, c.BY_CARD)
        env.done = bool(shares)
        return run.pc + 1

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        assert option.card is not None
        run.env.slots[self.slot] = [*run.env.slots[self.slot], s.ref(option.card)]
        run.picked += 1
        return run.pc


@dataclass(slots=True, eq=False)
class SetStat(Op):
    """It gains or loses what is missing or too much."""

    who: Cards
    stat: int
    amount: Amount

    def run(self, s: State, run: Run) -> int:
        amount = self.amount.value(s, run.env)
        done = False
        for card in found(s, run, self.who):
            by = amount - creature(s, card).stats[self.stat]
            really = gain(s, card, self.stat, by, c.BY_CARD) if by > 0 else lose(s, card, self.stat, -by, c.BY_CARD)
            done = done or really > 0
        run.env.done = done
        return run.pc + 1


@dataclass(slots=True, eq=False)
class ChangeGenerator(Op):
    """[ST-CORE.8] Neutralize or capture the generator of which the condition has spoken."""

    who: Cards

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        which = -1 if card is None else generator_here(s, card)
        if card is not None and which >= 0:
            run.env.done = change_generator(s, which, run.env.seat, card)
        elif card is not None:
            tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class TakeGenerator(Op):
    """The generator on which a creature stands becomes neutral, or the player's."""

    who: Cards
    neutral: bool

    def run(self, s: State, run: Run) -> int:
        card = found_one(s, run, self.who)
        which = -1 if card is None else rules_of(s).board.generator_at(creature(s, card).at)
        run.env.done = card is not None and which >= 0
        if card is not None and which >= 0:
            run.env.done = take_generator(s, which, run.env.seat, card, self.neutral)
        elif card is not None:
            tell_unfound(s, run, NOTHING_THERE, None)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class TakeSomeGenerator(Op):
    """A generator of your choice becomes neutral, or the player's: anybody's, an enemy's or a neutral one; so near."""

    neutral: bool
    enemy: bool
    unowned: bool
    least: int
    tiles: int
    center: Cards | None

    def run(self, s: State, run: Run) -> int:
        found = self.found(s, run)
        run.env.done = False
        if not found:
            tell_unfound(s, run, NOTHING_THERE, None)
            return run.pc + 1
        s.ask(run.env.seat, c.M_CHOOSE, [Move(c.CHOOSE_TILE, None, tile) for tile in found], False)
        return WAIT

    def found(self, s: State, run: Run) -> list[int]:
        board, seat = rules_of(s).board, run.env.seat
        center = [] if self.center is None else self.center.cards(s, run.env)
        here = creature(s, center[0]).at if center else -1
        found: list[int] = []
        for which, tile in enumerate(board.generators):
            owner = s.facts[c.GENERATORS + which]
            is_whose = (not self.enemy or owner == 2 - seat) and (not self.unowned or owner == c.NEUTRAL)
            changes = owner != (c.NEUTRAL if self.neutral else seat + 1) and may_change(s, which)
            near = self.center is None or (here >= 0 and self.least <= board.distance(here, tile) <= self.tiles)
            if is_whose and changes and near:
                found.append(tile)
        return sorted(found)

    def answer(self, s: State, run: Run, seat: int, option: Move) -> int:
        by = run.env.slots[c.THIS][0].card
        which = rules_of(s).board.generator_at(option.number)
        run.env.done = take_generator(s, which, run.env.seat, by, self.neutral)
        return run.pc + 1


@dataclass(slots=True, eq=False)
class ModeIs(Test):
    """The mode that was chosen when the card was invoked."""

    number: int

    def holds(self, s: State, env: Env) -> bool:
        return env.numbers[c.CHOSEN_MODE] == self.number


class ByMode(ChooseOne):
    """A modal text: on at the mode that was chosen when the card was invoked."""

    def run(self, s: State, run: Run) -> int:
        return self.modes[run.env.numbers[c.CHOSEN_MODE]]
