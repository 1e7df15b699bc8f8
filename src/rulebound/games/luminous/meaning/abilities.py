"""Abilities: from the sentences of a text to the abilities of a definition."""

from __future__ import annotations

from itertools import pairwise

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import Activated, ExtraCost, LuminousTriggered, Price
from rulebound.games.luminous.meaning.absent import is_discarded, is_gone, refuse_absent, refuse_end_of_turn
from rulebound.games.luminous.meaning.also_paid import paid_before
from rulebound.games.luminous.meaning.costs import pay
from rulebound.games.luminous.meaning.durations import refuse_endless
from rulebound.games.luminous.meaning.offers import is_own_question
from rulebound.games.luminous.meaning.senses import condition
from rulebound.games.luminous.meaning.triggers import Waiting, by_head, by_keyword
from rulebound.games.luminous.meaning.writer import OPPONENTS, YOU, Making, Writer
from rulebound.games.luminous.ops.lasting import UnlessUsed, UseThisTurn
from rulebound.games.luminous.ops.tests import InCombat
from rulebound.games.luminous.vocabulary.costs import (
    TIMES,
    AlsoPay,
    Contact,
    DoOnce,
    HowOften,
    MulchFor,
    TriggersOnce,
    UseOnly,
)
from rulebound.games.luminous.vocabulary.events import BlocksThat, EitherHead, IsBlockedBy
from rulebound.games.luminous.vocabulary.verbs import Pivot, Scavenge
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Done, Every, Not, Test
from rulebound.kernel.terms.events import FirstOfTurn
from rulebound.kernel.terms.players import EventPlayer
from rulebound.kernel.terms.tests import TurnOf
from rulebound.language import say
from rulebound.language.abilities import Ability, printed
from rulebound.language.cases import answered, lasts
from rulebound.language.core import clauses, conditions
from rulebound.language.core.categories import Bonus, Clause, Happening, Head, Skill, Thing
from rulebound.language.core.durations import Span
from rulebound.language.core.nouns import This
from rulebound.language.core.sentences import Triggered
from rulebound.language.core.triggers import FirstTime, Happens, When, Whenever
from rulebound.language.lowering.clauses import effects, effects_of, gated
from rulebound.language.node import Node
from rulebound.language.printer import sentence

OFFERED = (clauses.May, clauses.PlayerMay, clauses.StepsAndMay, clauses.UnlessDone, Pivot, Scavenge)


def spell(making: Making, ability: Ability) -> Lowered:
    """[LU-type.15] A spell does its text."""
    w = Writer(making, ability)
    refuse_absent(w, False)
    first = ability.first
    text = printed(ability.trees[1:]) if isinstance(first, AlsoPay) else ability.text
    made = Lowered(making.definition, text, ability.short_effect, Ops([]), 0)
    if isinstance(first, AlsoPay):
        paid_before(w, first, made)
    done(w, ability)
    made.code, made.slots = w.program(), w.memory
    return made


def times_of(often: HowOften | None) -> int:
    """How many times in a turn; -1 if nothing is said of it."""
    return -1 if often is None else TIMES[often.word]


def fewest(often: int, other: int) -> int:
    """Of two limits both hold."""
    return max(often, other) if min(often, other) < 0 else min(often, other)


def activated(making: Making, ability: Ability) -> Activated:
    w = Writer(making, ability)
    discarded = is_discarded(w)
    if making.definition.spell and not discarded:
        raise w.not_playable(ability.first, "a spell is never in play, and only there abilities are used")
    refuse_absent(w, discarded)
    price, extras = pay(w, ability.costs)
    done(w, ability)
    often, ever, condition = limits(w, ability)
    return Activated(
        making.definition, ability.text, ability.short_effect, w.program(), w.memory, price, extras, ability.cost_text,
        often, ever, condition, discarded,
    )  # fmt: skip


def limits(w: Writer, ability: Ability) -> tuple[int, bool, Test | None]:
    """'Use this only once each turn': how often in a turn and in the game, and under which condition."""
    often, ever, tests = -1, False, list[Test]()
    for w.sentence, tree in enumerate(ability.trees):
        if isinstance(tree, UseOnly):
            often, ever = fewest(often, times_of(tree.often)), ever or tree.ever
            with w.being(standing=True):
                tests += [TurnOf(YOU)] if tree.your_turn or tree.main else []
                tests += [TurnOf(OPPONENTS)] if tree.their_turn else []
                tests += [InCombat()] if tree.combat else []
                tests += [Not(InCombat())] if tree.main else []  # [LU-turn.10] a combat is no part of it
                tests += [] if tree.condition is None else [condition(w, tree.condition)]
    return often, ever, None if not tests else tests[0] if len(tests) == 1 else Every(tests)



def done(w: Writer, ability: Ability) -> None:
    """All that an ability does. [EN-11] 'It gets +1/+0 until end of turn. If …, it gets +2/+0 instead.': that lasts as
    long, if it is not said that it lasts otherwise."""
    many = effects_of(ability)
    for at, ((_, first), (w.sentence, second)) in enumerate(pairwise(many)):
        spans = [each for each in first.inside() if isinstance(each, Span)]
        if spans and isinstance(second, clauses.If) and second.instead:
            changed = second.but(clauses=tuple(as_long(each, spans[0]) for each in second.clauses))
            if ways_to_change(first) > ways_to_change(second) > set():
                raise w.not_playable(second, "and the rest of that sentence? Say all that it gets instead")
            if changed != second and any(each != spans[0] for each in spans):
                raise w.not_playable(second, "until when? Say it here, too: 'until end of turn'")
            many[at + 1] = w.sentence, changed
    w.sentence = 0
    effects(w, many)

def ways_to_change(node: Node) -> set[str]:
    """Numbers, skills: 'It gets +1/+0 and gains Lunge. If …, it gets +2/+0 instead' could leave it Lunge or not."""
    return {kind.__name__ for each in node.inside() for kind in (Bonus, Skill) if isinstance(each, kind)}


def as_long(node: Node, span: Span) -> Node:
    """A clause whose changes end then, if nothing else is said."""
    if isinstance(node, clauses.Steps):
        return node.but(steps=tuple(as_long(each, span) for each in node.steps))
    if isinstance(node, clauses.ThingIs) and node.duration is None and lasts(node):
        return node.but(duration=span)
    return node


def triggered(making: Making, ability: Ability) -> list[LuminousTriggered]:
    """One for each keyword or event that it names. The program is the same, unless one of several events names another
    card: 'that unit' is then another part of each event."""
    heads = alone(ability.head)
    return [each for head in heads for each in triggered_by(making, ability, head)]


def alone(head: Head | None) -> list[Head | None]:
    """Each event of a head by itself, if one of them names a second card, and each of two heads."""
    if isinstance(head, EitherHead):
        return [*alone(head.one), *alone(head.other)]
    event = head.event if isinstance(head, When | Whenever | FirstTime) else None
    if not isinstance(event, Happens) or len(event.verbs) < 2 or all(second_card(verb) is None for verb in event.verbs):
        return [head]
    assert head is not None
    verbs = list(event.verbs)
    last = verbs[-1]
    if isinstance(last, IsBlockedBy):  # [EN-3] 'blocks or becomes blocked by a unit': the unit is said of both
        verbs = [BlocksThat(last.what).at(each) if getattr(each, "word", "") == "block" else each for each in verbs]
    return [head.but(event=event.but(verbs=(verb,))) for verb in verbs]


def second_card(verb: Happening) -> Thing | None:
    """Whom or what it also happens to."""
    named = getattr(verb, "what", None) or getattr(verb, "to", None) or getattr(verb, "target", None)
    return named if isinstance(named, Thing) and not isinstance(named, This) else None


def triggered_by(making: Making, ability: Ability, head: Head | None) -> list[LuminousTriggered]:
    w = Writer(making, ability)
    heads: list[tuple[str, str, Waiting]] = []
    only = next((tree for tree in ability.trees if isinstance(tree, DoOnce)), None)
    once = next((tree for tree in ability.trees if isinstance(tree, TriggersOnce)), None)
    offered = ability.effects[0] if ability.effects else None
    clause = offered.clauses[0] if isinstance(offered, clauses.Plain | clauses.If) else None
    if only is not None and once is None and not offers(ability):
        once, only = TriggersOnce(only.often).at(only), None  # what is not offered is done whenever it triggers
    ever = once is not None and once.ever
    in_turn = times_of(None if once is None else once.often)
    if head is not None:
        w.standing = True
        short = ability.short_trigger
        heads = [("", short, with_condition(w, so_often(waiting, in_turn)))
                 for waiting in by_head(w, head)]  # fmt: skip
        w.standing = False
    else:
        for keyword in ability.keywords:
            if isinstance(keyword, Contact):
                if len(ability.keywords) > 1 and w.is_mentioned(keyword):
                    raise w.not_playable(keyword, "the player is spoken of, and only this has dealt damage to one")
                w.people[w.spot(keyword)] = EventPlayer()
            heads.append((say(keyword), sentence(keyword), by_keyword(keyword)))
        heads = [(word, short, so_often(waiting, in_turn)) for word, short, waiting in heads]
    refuse_absent(w, is_gone([waiting for _, _, waiting in heads]))
    if getattr(head, "this_turn", False):
        refuse_endless(w, ability.trees[:1])
    if any(waiting.event == c.TURN_END for _, _, waiting in heads):
        refuse_end_of_turn(w)
    several = len(heads) > 1 or head is not ability.head
    if once is not None and (several or (conditional(ability) and not of_the_turn(ability))):
        raise w.not_playable(once, "say so of one event, and without 'if'")
    price: Price | None = None
    cost_text = ""
    extras: list[ExtraCost] = []
    if isinstance(ability.first, MulchFor):
        price, extras = pay(w, ability.costs)
        cost_text = ability.cost_text
    if only is not None:
        if several or not (isinstance(clause, clauses.May) or asks_itself(clause)):
            raise w.not_playable(only, "of one trigger that says 'you may'; else: 'This triggers only once each turn.'")
        w.emit(UnlessUsed("", times_of(only.often)))
        w.limited = True
    done(w, ability)
    if only is not None and asks_itself(clause):
        with gated(w, only, Done(), False, YOU):
            w.emit(UseThisTurn(""))
    elif only is not None and w.limited:
        raise w.not_playable(only, "what is offered must be a cost or a deed that can be seen to be done")
    program, memory = w.program(), w.memory
    found: list[LuminousTriggered] = []
    for word, short, waiting in heads:
        made = LuminousTriggered(
            making.definition, ability.text, short, program, memory, waiting.event, waiting.own, waiting.test(), word
        )
        made.anywhere = waiting.anywhere
        made.ever = ever
        made.price = price
        made.extras = extras
        made.cost_text = cost_text
        found.append(made)
    return found


def offers(ability: Ability) -> bool:
    """Whether somebody may decline some of it, or is asked whether it was done."""
    return any(isinstance(node, OFFERED) for tree in ability.trees for node in tree.inside())


def asks_itself(clause: Clause | None) -> bool:
    """'Scavenge.': what one is asked anyway."""
    match clause:
        case clauses.Steps(steps=(clauses.Do(deed=clauses.Doing(act=act, each=None)),)):
            return is_own_question(act)
    return False


def is_counted(trigger: LuminousTriggered) -> bool:
    """Whether it triggers only the first time each turn, or the second."""
    tests = trigger.test.tests if isinstance(trigger.test, Every) else [trigger.test]
    return any(isinstance(test, FirstOfTurn) for test in tests)


def so_often(waiting: Waiting, times: int) -> Waiting:
    """'This triggers only twice each turn.'; -1: as often as it happens."""
    if times < 0:
        return waiting
    first = FirstOfTurn(waiting.event, waiting.own, waiting.tests, times, since_here=True, or_less=times > 1)
    return waiting._replace(tests=[*waiting.tests, first])


def conditional(ability: Ability) -> bool:
    """'Whenever …, if …, …'"""
    first = ability.first
    return isinstance(first, Triggered) and isinstance(first.effect, clauses.If) and first.effect.variant != 1


def of_the_turn(ability: Ability) -> bool:
    """Whose turn it is stays so as long as a turn is counted: the first time is the first time that it was so."""
    effect = ability.first.effect if isinstance(ability.first, Triggered) else None
    return isinstance(effect, clauses.If) and isinstance(
        effect.condition, conditions.TurnOf | conditions.NotTurnOf
    )


def with_condition(w: Writer, waiting: Waiting) -> Waiting:
    """'Whenever …, if …, …' triggers only if it is so, and asks again as it resolves; so Steadfast is written
    [LU-steadfast.2]."""
    first = w.ability.first
    if not conditional(w.ability):
        return waiting
    assert isinstance(first, Triggered) and isinstance(first.effect, clauses.If)
    if answered([each for _, each in effects_of(w.ability)]):
        return waiting  # something happens either way
    test: Test = condition(w, first.effect.condition)
    return waiting._replace(tests=[*waiting.tests, test])


