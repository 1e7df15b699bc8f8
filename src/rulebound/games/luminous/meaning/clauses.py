"""Clauses and effects: who does what, how long, may, then, if."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.adjectives import stat_code
from rulebound.games.luminous.meaning.amounts import count_of, possessor, whose_life
from rulebound.games.luminous.meaning.lasting import set_number, thing_is
from rulebound.games.luminous.meaning.offers import is_own_question, possible
from rulebound.games.luminous.meaning.players import is_plural
from rulebound.games.luminous.meaning.senses import act, amount, clause, condition, effect, player
from rulebound.games.luminous.meaning.writer import YOU, Label, Writer
from rulebound.games.luminous.ops import flow
from rulebound.games.luminous.ops.choices import Actor
from rulebound.games.luminous.ops.numbers import SetLife
from rulebound.games.luminous.vocabulary import verbs
from rulebound.kernel.choosing import Clear
from rulebound.kernel.gates import ChooseModes, ChooseOne, Gate, Jump, SetNumber
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Done, Fixed, Not, Test, Whom
from rulebound.kernel.terms.loops import NextTime
from rulebound.kernel.terms.tests import ModeChosen
from rulebound.language.abilities import mode_text
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Clause, Deed, Effect, Player
from rulebound.language.core.nouns import Article, Exactly, Some, UpTo
from rulebound.language.node import Node

# Verbs whose amount 'for each' multiplies; the others are done again and again.
MULTIPLIED = (
    verbs.Draw, verbs.Discard, verbs.DealDamage, verbs.GainLife, verbs.LoseLife, verbs.RemoveDurability,
    verbs.AddDurability, verbs.RemoveDamage, verbs.PayLife, verbs.Bolster, verbs.Cull,
)  # fmt: skip


TOGETHER = (
    verbs.Draw, verbs.Discard, verbs.GainLife, verbs.LoseLife, verbs.PayLife, verbs.Cull, verbs.Bolster, verbs.Scavenge,
    verbs.Pivot, verbs.WinGame, verbs.LoseGame,
)  # fmt: skip


# ---- one verb
def deed(w: Writer, node: Deed) -> None:
    assert isinstance(node, said.Doing)
    if node.each is None:
        act(w, node.act)
        return
    count = count_of(w, node.each)
    if isinstance(node.act, MULTIPLIED):
        w.times = count
        act(w, node.act)
        w.times = None
        return
    with repeated(w, node, count):
        act(w, node.act)


@contextmanager
def repeated(w: Writer, node: Node, count: Amount) -> Iterator[None]:
    """Do something so many times."""
    number, again, behind = w.number(), Label(), Label()
    w.emit(SetNumber(w.words(node), number, count))
    w.mark(again)
    head = NextTime(w.words(node), number)
    w.emit(head)
    w.patch(lambda at: setattr(head, "otherwise", at), behind)
    with w.block():
        yield
    jump_to(w, again)
    w.mark(behind)


def jump_to(w: Writer, label: Label) -> None:
    jump = Jump("")
    w.emit(jump)
    w.patch(lambda at: setattr(jump, "to", at), label)


@contextmanager
def gated(w: Writer, node: Node, test: Test | None, may: bool, who: Whom) -> Iterator[Label]:
    """What is done only if something is so, or if the player wants to. The label stands behind it."""
    behind = Label()
    gate = Gate(w.words(node), test, may, who, c.M_MAY, c.DO_IT, c.DECLINE)
    w.emit(gate)
    w.patch(lambda at: setattr(gate, "otherwise", at), behind)
    with w.block():
        yield behind
    w.mark(behind)


# ---- one clause
@clause.means(said.Do)
def do(w: Writer, node: said.Do) -> None:
    deed(w, node.deed)


@clause.means(said.YouDo)
def you_do(w: Writer, node: said.YouDo) -> None:
    with done_by(w, node.who):
        deed(w, node.deed)


@clause.means(said.PlayerDoes)
def player_does(w: Writer, node: said.PlayerDoes) -> None:
    """[LU-play.17] Where each of several players does it, they choose in turn order and it happens together; what
    cannot be done so is done player by player."""
    deeds = (*node.deeds, *node.later)
    together = all(isinstance(each, said.Doing) and is_done_together(each) for each in deeds)
    with done_by(w, node.who) if together else one_by_one(w, node.who):
        for each in deeds:
            deed(w, each)


def is_done_together(node: said.Doing) -> bool:
    """Verbs that several players do at once: those with amounts, and those whose cards are chosen first."""
    if node.each is not None:
        return False
    if isinstance(node.act, TOGETHER):
        return True
    if isinstance(node.act, verbs.Play | verbs.PutIntoPlay):
        return False
    what = getattr(node.act, "what", None)
    return isinstance(what, Some) and isinstance(what.determiner, Article | Exactly | UpTo)


@contextmanager
def done_by(w: Writer, node: Player) -> Iterator[Whom]:
    """Somebody does it; 'they' is the one whose turn it is to do it, afterwards all of them."""
    who = player(w, node)
    place = w.place(node)
    with w.acting(who):
        if w.actor >= 0:
            w.people[place] = Actor(w.actor)
            w.emit(flow.SetActor(w.words(node), who, w.actor))
        yield who
    w.people[place] = who


@contextmanager
def one_by_one(w: Writer, node: Player) -> Iterator[Whom]:
    """Where each of several players decides for themselves: the whole part, player by player."""
    if not is_plural(node):
        with done_by(w, node) as who:
            yield who
        return
    who = player(w, node)
    number, actor, again, behind = w.number(), w.number(), Label(), Label()
    w.emit(SetNumber(w.words(node), number, Fixed(0)))
    w.mark(again)
    head = flow.NextPlayer(w.words(node), who, number, actor)
    w.emit(head)
    w.patch(lambda at: setattr(head, "otherwise", at), behind)
    w.people[w.place(node)] = Actor(actor)
    with w.block(), w.acting(Actor(actor), actor):
        yield Actor(actor)
    jump_to(w, again)
    w.mark(behind)
    w.people[w.place(node)] = who


clause.means(said.ThingIs)(thing_is)


@clause.means(said.StatBecomes)
def stat_becomes(w: Writer, node: said.StatBecomes) -> None:
    set_number(w, node, possessor(w, node.of), stat_code(node.stat), amount(w, node.n), node.duration)


@clause.means(said.StatIsEqual)
def stat_is_equal(w: Writer, node: said.StatIsEqual) -> None:
    """In an effect it is settled once, as 'becomes' is."""
    set_number(w, node, possessor(w, node.of), stat_code(node.stat), amount(w, node.to), None)


@clause.means(said.LifeBecomes)
def life_becomes(w: Writer, node: said.LifeBecomes) -> None:
    w.emit(SetLife(w.words(node), whose_life(w, node.whose), amount(w, node.n), -1, -1))


# ---- clauses joined
@clause.means(said.Steps)
def steps(w: Writer, node: said.Steps) -> None:
    for each in node.steps:
        clause(w, each)


@clause.means(said.May)
def may(w: Writer, node: said.May) -> None:
    offer(w, node, YOU, node.deeds)


@clause.means(said.PlayerMay)
def player_may(w: Writer, node: said.PlayerMay) -> None:
    with one_by_one(w, node.who) as who:
        offer(w, node, who, node.deeds)


@clause.means(said.StepsAndMay)
def steps_and_may(w: Writer, node: said.StepsAndMay) -> None:
    for each in node.steps:
        clause(w, each)
    offer(w, node, YOU, node.deeds)


def offer(w: Writer, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
    """[LU-play.16] All of it, or nothing; where nothing can be done nobody is asked."""
    first = deeds[0]
    assert isinstance(first, said.Doing)
    if len(deeds) == 1 and first.each is None and is_own_question(first.act):
        w.offered = True
        act(w, first.act)
        w.offered = False
        return
    with gated(w, node, possible(w, first.act), True, who):
        for each in deeds:
            deed(w, each)


@clause.means(said.DoOr)
def do_or(w: Writer, node: said.DoOr) -> None:
    one_of(w, node, YOU, node.deeds)


@clause.means(said.PlayerDoesOr)
def player_does_or(w: Writer, node: said.PlayerDoesOr) -> None:
    with one_by_one(w, node.who) as who:
        one_of(w, node, who, node.deeds)


def one_of(w: Writer, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
    """The player chooses which to do."""
    behind = Label()
    choice = ChooseOne(w.words(node), who, c.M_MODE, c.MODE)
    w.emit(choice)
    w.patch(lambda at: setattr(choice, "behind", at), behind)
    for each in deeds:
        begin_mode(w, choice, w.words(each))
        with w.block():
            deed(w, each)
        jump_to(w, behind)
    w.mark(behind)


def begin_mode(w: Writer, choice: ChooseOne, short: str) -> None:
    start = Label()
    choice.shorts.append(short[:1].lower() + short[1:])
    choice.tests.append(None)
    w.mark(start)
    w.patch(choice.modes.append, start)


# ---- effects
def clauses(w: Writer, many: Sequence[Clause]) -> None:
    for each in many:
        clause(w, each)


def effects(w: Writer, many: Sequence[tuple[int, Effect]]) -> None:
    """The sentences of an ability in their order; 'otherwise' and 'instead' look at the one before."""
    at = 0
    while at < len(many):
        w.sentence, node = many[at]
        after = many[at + 1] if at + 1 < len(many) else None
        if after is not None and isinstance(after[1], said.If) and after[1].instead:
            instead(w, many[at], (after[0], after[1]))
            at += 2
        elif after is not None and isinstance(after[1], said.Otherwise) and isinstance(node, said.If | said.Unless):
            if_else(w, node, after[0], after[1].clauses)
            at += 2
        else:
            effect(w, node)
            at += 1


def if_else(w: Writer, node: said.If | said.Unless, sentence: int, other: Sequence[Clause]) -> None:
    behind = Label()
    with gated(w, node, tested(w, node), False, YOU):
        clauses(w, node.clauses)
        jump_to(w, behind)
    w.sentence = sentence
    with w.block():
        clauses(w, other)
    w.mark(behind)


def tested(w: Writer, node: said.If | said.Unless) -> Test:
    test = condition(w, node.condition)
    return Not(test) if isinstance(node, said.Unless) else test


def instead(w: Writer, first: tuple[int, Effect], second: tuple[int, said.If]) -> None:
    """'Draw 1. If …, draw 2 instead.' What the first sentence chooses is chosen for both."""
    w.sentence = first[0]
    with w.aside() as plain:
        effect(w, first[1])
    choosing = choices_first(plain)
    w.items += plain[:choosing]
    w.sentence = second[0]
    behind = Label()
    node = second[1]
    with gated(w, node, condition(w, node.condition), False, YOU):
        clauses(w, node.clauses)
        jump_to(w, behind)
    w.items += plain[choosing:]
    w.mark(behind)


def choices_first(items: Sequence[Op | Label]) -> int:
    """How many ops at the beginning only choose."""
    for count, item in enumerate(items):
        if not is_choice(item):
            return count
    return len(items)


def is_choice(item: Op | Label) -> bool:
    from rulebound.games.luminous.ops.choices import ChooseCardOrPlayer, ChooseOpponent, ChoosePlayer, Pick

    return isinstance(item, Clear | Pick | ChooseCardOrPlayer | ChooseOpponent | ChoosePlayer)


@effect.means(said.Plain)
def plain(w: Writer, node: said.Plain) -> None:
    clauses(w, node.clauses)


def if_so(w: Writer, node: said.If | said.Unless) -> None:
    if isinstance(node, said.If) and node.instead:
        raise w.not_playable(node, "there is no sentence before this that it could replace")
    with gated(w, node, tested(w, node), False, YOU):
        clauses(w, node.clauses)


effect.means(said.If)(if_so)
effect.means(said.Unless)(if_so)


@effect.means(said.IfElse)
def if_so_else(w: Writer, node: said.IfElse) -> None:
    behind = Label()
    with gated(w, node, condition(w, node.condition), False, YOU):
        clauses(w, node.clauses)
        jump_to(w, behind)
    with w.block():
        clauses(w, node.other)
    w.mark(behind)


@effect.means(said.Otherwise)
def otherwise(w: Writer, node: said.Otherwise) -> None:
    raise w.not_playable(node, "there is no 'if' in the sentence before this")


@effect.means(said.UnlessDone)
def unless_done(w: Writer, node: said.UnlessDone) -> None:
    """Somebody may do something to stop it. What it would do is chosen before: 'unless its controller pays 1'."""
    with w.aside() as plain, w.block():
        clauses(w, node.clauses)
    choosing = choices_first(plain)
    w.items += plain[:choosing]
    with one_by_one(w, node.who) as who:
        with gated(w, node, possible(w, node.act), True, who):
            act(w, node.act)
        with gated(w, node, Not(Done()), False, YOU):
            w.items += plain[choosing:]


@effect.means(said.Choose)
def choose(w: Writer, node: said.Choose) -> None:
    """[LU-play.4] Modes."""
    count = node.n.value
    if count >= len(node.modes):
        for mode in node.modes:
            clauses(w, mode.clauses)
        return
    if count == 1:
        behind = Label()
        choice = ChooseOne(w.words(node), YOU, c.M_MODE, c.MODE)
        w.emit(choice)
        w.patch(lambda at: setattr(choice, "behind", at), behind)
        for mode in node.modes:
            begin_mode(w, choice, mode_text(mode))
            with w.block():
                clauses(w, mode.clauses)
            jump_to(w, behind)
        w.mark(behind)
        return
    number = w.number()
    several = ChooseModes(w.words(node), YOU, c.M_MODE, c.MODE, count, number)
    several.shorts.extend(mode_text(mode) for mode in node.modes)
    w.emit(several)
    for index, mode in enumerate(node.modes):
        with gated(w, mode, ModeChosen(number, index), False, YOU):
            clauses(w, mode.clauses)


