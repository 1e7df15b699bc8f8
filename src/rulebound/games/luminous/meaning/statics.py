"""Static lines: how things are as long as the card is in play."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.meaning.adjectives import stat_code
from rulebound.games.luminous.meaning.durations import lasting
from rulebound.games.luminous.meaning.forbidding import standing_prohibition
from rulebound.games.luminous.meaning.lasting import FIELDS
from rulebound.games.luminous.meaning.lines import Line, line
from rulebound.games.luminous.meaning.nouns import ANY, PLAYED, meant
from rulebound.games.luminous.meaning.players import EACH_PLAYER, who_has
from rulebound.games.luminous.meaning.quoting import lend
from rulebound.games.luminous.meaning.senses import amount, condition, player
from rulebound.games.luminous.meaning.tolls import standing_toll, toll_unless_paid
from rulebound.games.luminous.meaning.writer import Making, Writer
from rulebound.games.luminous.ops.groups import CardsInPlay, PlayedCards, ThisCard
from rulebound.games.luminous.vocabulary import verbs
from rulebound.games.luminous.vocabulary.beings import AreFast, CostChange, GainQuoted
from rulebound.games.luminous.vocabulary.nouns import CardKind
from rulebound.kernel.modifiers import ADD, SET
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Cards, Every, Not, Test, Whom
from rulebound.language.abilities import Ability
from rulebound.language.cases import lasting_alike
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Clause, Effect, Simple
from rulebound.language.core.nouns import Article, Group, Some
from rulebound.language.core.sentences import Statement
from rulebound.language.lowering.references import possessor
from rulebound.language.node import Node

# Fields that speak of cards as they are played.
OF_PLAYED = (c.F_COST, c.F_FAST, c.F_PLAYER)
AS_PLAYED = (CostChange, AreFast)


def own_line(making: Making, ability: Ability) -> StaticAbility | None:
    """'You may play an additional orb each turn.', 'You have no maximum hand size.'; None: it says something else."""
    w = Writer(making, ability, standing=True)
    match [getattr(tree, "effect", None) for tree in ability.trees]:
        case [said.Plain(clauses=(said.Steps(steps=(node,)),))]:
            match node:
                case verbs.NoHandLimit():
                    field, many = c.F_HAND, 1
                case verbs.MayPlayEachTurn(what=Some(determiner=Article(word="a additional"), group=group), free=False):
                    field, many = c.F_ORBS, 1
                    if group != Group((), (CardKind("orb"),)):
                        raise w.not_playable(group, "an additional orb is played, whichever it is")
                case verbs.MoreOrbs():
                    field, many = c.F_ORBS, getattr(node.n, "value", 0) if node.n is not None else 1
                    if not many or getattr(node.turn, "word", "") == "this turn":
                        raise w.not_playable(node, "a card that stands says what is so in each turn")
                case verbs.AttackToll():
                    return standing_toll(w, node)
                case verbs.MoreDraws():
                    return of_players(w, node, player(w, node.who), c.F_DRAWS, getattr(node.n, "value", 1))
                case verbs.HandSize():
                    more = node.n.value if node.way.word == "increased" else -node.n.value
                    return of_players(w, node, who_has(w, node.whose), c.F_HAND_SIZE, more)
                case _:
                    return None
            return StaticAbility(making.definition, w.words(node), Ops([]), field, ADD, None, many, None, None)
        case [said.UnlessDone() as unless]:
            return toll_unless_paid(w, unless)
    return None


def of_players(w: Writer, node: Node, who: Whom | None, field: int, many: int) -> StaticAbility:
    """So many more of something for some players."""
    found = StaticAbility(w.making.definition, w.words(node), Ops([]), field, ADD, None, many, None, None)
    found.who = EACH_PLAYER if who is None else who
    return found


def static_lines(making: Making, ability: Ability) -> list[StaticAbility]:
    """The lines of a static ability, one for each field that it changes."""
    w = Writer(making, ability, standing=True)
    found: list[StaticAbility] = []
    for number, tree in enumerate(ability.trees):
        w.sentence = number
        assert isinstance(tree, Statement)
        found += effect_lines(w, tree.effect)
    return found


def effect_lines(w: Writer, effect: Effect) -> list[StaticAbility]:
    conditions: list[Test] = []
    if isinstance(effect, said.WhereX) and effect.x is not None:
        x = effect.x
        if effect.condition is not None:
            conditions.append(condition(w, effect.condition))
        with w.being(x=lambda: amount(w, x)):
            return clause_lines(w, effect.clauses, conditions)
    if isinstance(effect, said.If | said.Unless):
        refuse_never_played(w, effect)
        test = condition(w, effect.condition)
        conditions.append(Not(test) if isinstance(effect, said.Unless) else test)
    elif not isinstance(effect, said.Plain):
        raise w.not_playable(effect)
    return clause_lines(w, effect.clauses, conditions)


def refuse_never_played(w: Writer, effect: said.If | said.Unless) -> None:
    """[LU-type.16] 'This can't be played unless a combat is going on.' of a card that is not fast."""
    played = (getattr(each, "word", "") == "be played" for each in effect.inside())
    during = getattr(effect.condition, "word", "") == "a combat is going on"
    if during and any(played) and not w.making.definition.fast:
        raise w.not_playable(effect.condition, "only a fast card is played in a combat")


def clause_lines(w: Writer, clauses: Sequence[Clause], conditions: list[Test]) -> list[StaticAbility]:
    found: list[StaticAbility] = []
    for clause in clauses:
        assert isinstance(clause, said.Steps)
        for step in lasting_alike(clause.steps):
            found += step_lines(w, step, conditions)
    return found


def step_lines(w: Writer, step: Simple, conditions: list[Test]) -> list[StaticAbility]:
    if isinstance(step, said.ThingIs):
        how_long = lasting(w, step.duration)
        if how_long.condition is not None:
            conditions = [*conditions, how_long.condition]
        played = any(isinstance(being, AS_PLAYED) for being in step.beings)
        subject = own_or(meant(w, step.what, PLAYED if played else ANY))
        if played and subject is not None and not all(isinstance(being, AS_PLAYED) for being in step.beings):
            raise w.not_playable(step, "this is asked before cards are in play: say it in its own sentence")
        for being in step.beings:
            if isinstance(being, GainQuoted):
                lend(w, being.quoted, subject, conditions)
        return [
            made(w, step, played_group(w, step, subject) if each.field in OF_PLAYED else subject, each, conditions)
            for being in step.beings
            for each in line(w, being)
        ]
    if isinstance(step, said.StatIsEqual):
        field = FIELDS.get(stat_code(step.stat))
        if field is None:
            raise w.not_playable(step.stat, "only attack and health can be equal to something")
        subject = own_or(possessor(w, step.of))
        return [made(w, step, subject, Line(field, SET, amount(w, step.to)), conditions)]
    if isinstance(step, said.PlayerCannot):
        return [standing_prohibition(w, step, conditions)]
    raise w.not_playable(step)


def made(w: Writer, step: Simple, subject: Cards | None, each: Line, conditions: list[Test]) -> StaticAbility:
    test = conditions[0] if len(conditions) == 1 else Every(conditions) if conditions else None
    static = StaticAbility(
        w.making.definition, w.words(step), Ops([]), each.field, each.how, each.amount, each.bits, subject, test
    )
    static.by = each.by
    if isinstance(subject, PlayedCards):
        static.who = subject.who
    return static


def own_or(cards: Cards) -> Cards | None:
    """Whom a line is about; None for the card itself."""
    return None if isinstance(cards, ThisCard) else cards


def played_group(w: Writer, step: said.ThingIs, subject: Cards | None) -> Cards | None:
    """[LU-cost.20] What costs more or less, or can't be played, are cards as they are played, not cards in play."""
    if isinstance(subject, CardsInPlay):
        return PlayedCards(subject.who, subject.traits)
    if subject is not None and not isinstance(subject, PlayedCards):
        raise w.not_playable(step.what)
    return subject


