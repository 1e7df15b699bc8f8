"""The meaning of clauses and effects: who does what, may, or, then, if, otherwise, unless, instead, choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulebound.kernel.gates import ChooseModes, ChooseOne, ChooseSomeModes, Gate, SetNumber
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import CountOf, Done, Fixed, Not, Test, Whom
from rulebound.kernel.terms.groups import SlotCards
from rulebound.kernel.terms.tests import ModeChosen, NoneHeld
from rulebound.language.abilities import Ability, mode_text
from rulebound.language.cases import answered, goes_on, governed, how_long, is_led_by_time, lasting_alike, lasts
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Act, Clause, Condition, Deed, Effect, Player, Sentence, Simple
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.core.nouns import It, That, Them, Those
from rulebound.language.core.numbers import Single
from rulebound.language.core.sentences import Triggered
from rulebound.language.lowering.dialect import Offer, Sentences
from rulebound.language.lowering.each import asking, for_each, is_each, one_at_a_time
from rulebound.language.lowering.hanging import hanging, is_offer
from rulebound.language.lowering.programs import Label
from rulebound.language.lowering.references import refuse_two
from rulebound.language.lowering.repeating import as_often, repeat, repeats
from rulebound.language.lowering.seen import refuse_seen
from rulebound.language.lowering.senses import Sense
from rulebound.language.lowering.writer import YOU, Fork, TextWriter
from rulebound.language.node import Node

clause: Sense[TextWriter, None] = Sense()
effect: Sense[TextWriter, None] = Sense()


@contextmanager
def gated(
    w: TextWriter, node: Node, test: Test | None, may: bool, who: Whom,
    words: str = "", offer: Offer | None = None, no: Label | None = None,
) -> Iterator[None]:  # fmt: skip
    """What is done only if something is so, or if the player wants to; else it goes on behind it, or at `no`."""
    behind = no or Label()
    menu, yes, declined = offer or w.dialect.may
    w.branch(Gate(words or w.words(node), test, may, who, menu, yes, declined), behind)
    known, before, stale, meant = set(w.tallies.values()), len(w.written), w.stale, dict(w.handles)
    w.stale = set() if isinstance(test, Done) else set(stale)
    with w.part():
        yield
    w.before_offer = meant if may else w.before_offer
    w.stale = stale | (known.intersection(w.written[before:]) if may else set())
    if no is None:
        w.mark(behind)


# ---- one clause
clause.of(said.Do, lambda w, node: w.dialect.deed(w, node.deed))


def clauses(w: TextWriter, many: Sequence[Clause | Simple]) -> None:
    """[EN-13] One after the other, each with something that is carried out."""
    if isinstance(many[0], said.Steps) and is_led_by_time(many[0].steps[0]):
        refuse_endless(w, many[1:])  # 'Until end of turn, …, then …'
    last: Clause | Simple | None = None
    for each in with_their_subject(many):
        if isinstance(last, said.May | said.PlayerMay) and is_bare(each):
            raise w.not_playable(
                each, "is this a part of the offer, or done in any case? Say 'and', or begin a sentence with 'Then'"
            )
        last = each
        before = len(w.items)
        w.dialect.clause(w, each)
        if len(w.items) == before and not w.says_more(each):
            raise w.not_playable(each, "this would do nothing here")


def with_their_subject(many: Sequence[Clause | Simple]) -> Iterator[Clause | Simple]:
    """'They discard a card and draw 1.': a verb without a subject behind 'they' is theirs, as it would be behind 'the
    opponent', where its ending says so."""
    they: Player | None = None
    for each in many:
        if they is not None and isinstance(each, said.DoOr):
            yield said.PlayerDoesOr(they, each.deeds).at(each)
        elif isinstance(each, said.Steps):
            steps: list[Simple] = []
            for step in each.steps:
                if they is not None and isinstance(step, said.Do):
                    steps.append(said.YouDo(they, step.deed).at(step))
                else:
                    steps.append(step)
                    they = they_of(step)
            yield each.but(steps=tuple(steps))
        else:
            they = None
            yield each


def they_of(step: Simple) -> Player | None:
    """Who does it, if it is 'they'."""
    return step.who if isinstance(step, said.YouDo) and getattr(step.who, "word", "") == "they" else None


def is_bare(node: Clause | Simple) -> bool:
    """Whether it begins with a verb that may be that of the clause before: 'You may draw 1, then lose 2 life.'"""
    if isinstance(node, said.Steps):
        return is_bare(node.steps[0])
    return isinstance(node, said.Do | said.DoOr)


@clause.means(said.Steps)
def steps(w: TextWriter, node: said.Steps) -> None:
    many = lasting_alike(node.steps)
    if is_led_by_time(many[0]) or how_long(many[-1]) is not None:
        refuse_endless(w, many)
    clauses(w, many)


def refuse_endless(w: TextWriter, many: Sequence[Clause | Simple]) -> None:
    """[EN-1] Of clauses that last for a while together, one that would stay for good."""
    for each in many:
        for node in each.inside():
            lasting = isinstance(node, Act) or (isinstance(node, Simple) and lasts(node))
            if lasting and getattr(node, "duration", node) is None:
                raise w.not_playable(each, "for how long? Say it of this, too, or put what lasts into its own sentence")


@clause.means(said.May)
def may(w: TextWriter, node: said.May) -> None:
    w.close_block()
    w.dialect.offer(w, node, YOU, node.deeds)


@clause.means(said.PlayerMay)
def player_may(w: TextWriter, node: said.PlayerMay) -> None:
    with w.dialect.one_by_one(w, node.who) as who:
        w.dialect.offer(w, node, who, node.deeds)


@clause.means(said.StepsAndMay)
def steps_and_may(w: TextWriter, node: said.StepsAndMay) -> None:
    for each in node.steps:
        w.dialect.clause(w, each)
    w.close_block()
    w.dialect.offer(w, node, YOU, node.deeds)


# ---- alternatives
@clause.means(said.DoOr)
def do_or(w: TextWriter, node: said.DoOr) -> None:
    w.close_block()
    one_of(w, node, YOU, node.deeds)


@clause.means(said.PlayerDoesOr)
def player_does_or(w: TextWriter, node: said.PlayerDoesOr) -> None:
    with w.dialect.one_by_one(w, node.who) as who:
        one_of(w, node, who, node.deeds)


def one_of(w: TextWriter, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
    """The player chooses which to do."""
    choice, behind = begin_choice(w, node, who)
    for each in deeds:
        with mode(w, choice, behind, w.words(each), w.dialect.can_begin(w, each)):
            w.dialect.deed(w, each)
    w.join(behind)


def begin_choice(w: TextWriter, node: Node, who: Whom) -> tuple[ChooseOne, Fork]:
    choice, behind = ChooseOne(w.words(node), who, *w.dialect.modes), w.fork()
    w.emit(choice)
    w.patch(lambda at: setattr(choice, "behind", at), behind)
    return choice, behind


@contextmanager
def mode(w: TextWriter, choice: ChooseOne, behind: Fork, short: str, test: Test | None) -> Iterator[None]:
    start = Label()
    choice.shorts.append(short[:1].lower() + short[1:])
    choice.tests.append(test)
    w.mark(start)
    w.patch(choice.modes.append, start)
    with w.part():
        yield
    w.end_arm(behind)


clause.of(said.Modal, lambda w, node: w.dialect.effect(w, node.choice))


@effect.means(said.Choose)
def choose(w: TextWriter, node: said.Choose) -> None:
    """Modes, in the printed order whichever are chosen; all of them where there is no choice."""
    w.close_block()
    if len(node.modes) < 2:
        raise w.not_playable(node, "there is nothing to choose: put '; or' between the modes")
    least, count = how_many_modes(w, node)
    if least > len(node.modes):
        raise w.not_playable(node, "there are not so many to choose from")
    if least == len(node.modes):
        for each in node.modes:
            w.dialect.effect(w, each)
    elif least == count == 1:
        choice, behind = begin_choice(w, node, YOU)
        for each in node.modes:
            with mode(w, choice, behind, mode_text(each), can_begin(w, each)):
                w.dialect.effect(w, each)
        w.join(behind)
    else:
        number = w.number()
        several = ChooseModes(w.words(node), YOU, *w.dialect.modes, count, number)
        if least < count:
            w.modes = number, count, len(node.modes)
            several = ChooseSomeModes(w.words(node), YOU, *w.dialect.modes, count, number, least, w.dialect.no_more)
        several.shorts.extend(mode_text(each) for each in node.modes)
        w.emit(several)
        for index, each in enumerate(node.modes):
            with gated(w, each, ModeChosen(number, index), False, YOU):
                w.dialect.effect(w, each)


def how_many_modes(w: TextWriter, node: said.Choose) -> tuple[int, int]:
    """How many at least, and how many at most."""
    if node.several is None:
        assert node.n is not None
        return node.n.value, node.n.value
    word = node.several.word
    if w.dialect.no_more < 0 or (word == "one or both" and len(node.modes) != 2):
        raise w.not_playable(node.several, "say how many of these are chosen")
    most = MOST_MODES.get(word, len(node.modes))
    if most > len(node.modes):
        raise w.not_playable(node.several, "there are not so many to choose from")
    return int(word.startswith("one")), most


MOST_MODES = {"one or two": 2, "up to one": 1, "up to two": 2, "up to three": 3, "up to four": 4}


@effect.means(said.PlayerChooses)
def player_chooses(w: TextWriter, node: said.PlayerChooses) -> None:
    """'The opponent chooses one: …': they choose, and they do it; 'for you': you do."""
    if node.n.value != 1 or len(node.modes) < 2:
        raise w.not_playable(node.n, "somebody else chooses one of several")
    for each in (part for mode_of in node.modes for part in mode_of.inside()):
        if isinstance(each, said.DoOr):
            raise w.not_playable(each, "who chooses here? Put ';' between all that there is to choose from")
    with w.dialect.one_by_one(w, node.who) as who:
        choice, behind = begin_choice(w, node, who)
        if not node.for_you:
            carry_out_one(w, node, choice, behind)
    if node.for_you:
        if w.words(node.who).lower().startswith(("each ", "all ", "every ", "both ")):
            raise w.not_playable(node.who, "which of them? One chooses for you")
        carry_out_one(w, node, choice, behind)


def carry_out_one(w: TextWriter, node: said.PlayerChooses, choice: ChooseOne, behind: Fork) -> None:
    for each in node.modes:
        with mode(w, choice, behind, mode_text(each), can_begin(w, each)):
            w.dialect.effect(w, each)
    w.join(behind)


def can_begin(w: TextWriter, node: said.Mode) -> Test | None:
    first = node.clauses[0]
    if isinstance(node, said.Plain) and isinstance(first, said.Steps) and isinstance(first.steps[0], said.Do):
        return w.dialect.can_begin(w, first.steps[0].deed)
    return None


# ---- effects
def effects_of(ability: Ability) -> list[tuple[int, Effect]]:
    """What happens, with the number of the sentence that says it."""
    found = ((number, effect_of(tree, number > 0)) for number, tree in enumerate(ability.trees))
    return [(number, part) for number, each in found if isinstance(each, Effect) for part in governed(each)]


def effect_of(tree: Sentence, joined: bool) -> Effect | None:
    """A trigger behind an instruction waits from then on."""
    if joined and isinstance(tree, Triggered):
        return said.Waits(tree.head, tree.effect).at(tree)
    effect: Effect | None = getattr(tree, "effect", None)
    return effect


def effects(w: TextWriter, many: Sentences) -> None:
    """The sentences of an ability in their order; 'otherwise' and 'instead' look at those before."""
    at = 0
    again = repeats(many)
    if again >= 0:
        repeat(w, many, again, effects, only_if)
        many = many[again + 1 :]
    many = [(number, plain_if_unable(w, number, each)) for number, each in many]
    refuse_seen(w, many)
    refuse_unable(w, many)
    while at < len(many):
        w.sentence, node = many[at]
        if isinstance(node, said.If | said.Unless | said.UnlessDone | said.AtMoment):
            if node.children()[0] is node.clauses[0] and goes_on(node.clauses[-1]) is not None:
                raise w.not_playable(node, "of all of it, or of what stands behind 'then'? Make two sentences of it")
        refuse_far(w, many, at)
        after = many[at + 1] if at + 1 < len(many) else None
        length = answered([each for _, each in many[at:]])
        second = after if asks_first(many, at) else None
        change = many[at + 2] if second is not None else after
        bought = w.dialect.in_place_of_bought(w, many, at) if second is None else 0
        if isinstance(node, said.CardByCard):
            at += in_turn(w, many[at:])
        elif bought:
            at += bought
        elif change is not None and isinstance(change[1], said.If) and change[1].instead:
            length = 2 if second is None else 3
            other = many[at + length][1] if at + length < len(many) else None
            if isinstance(other, said.Otherwise) or (isinstance(other, said.If) and is_other_case(node, second, other)):
                instead(w, many[at], (change[0], change[1]), second, (many[at + length][0], other))
                length += 1
            else:
                instead(w, many[at], (change[0], change[1]), second)
            at += length
        elif length:
            cases(w, many[at : at + length])
            at += length
        else:
            bound = w.dialect.bound_sentences(w, many, at)
            hung = hanging(w, many[at:]) if bound == 0 else 0
            if hung and isinstance(node, said.If | said.Unless):
                with w.dialect.under(w, node.condition), gated(w, node, tested(w, node), False, YOU):
                    clauses(w, node.clauses)
                    w.close_block()
                    effects(w, many[at + 1 : at + 1 + hung])
                    w.close_block()
                bound = 1 + hung
            elif bound == 0:
                with for_each(w, node):
                    w.dialect.effect(w, node)
                bound = 1 + hung
                if hung:
                    w.close_block()
                    w.sentence = many[at + 1][0]
                    with gated(w, many[at + 1][1], Done(), False, YOU):
                        effects(w, many[at + 1 : at + bound])
                        w.close_block()
            at += bound


@contextmanager
def only_if(w: TextWriter, node: said.If) -> Iterator[None]:
    with w.dialect.under(w, node.condition), gated(w, node, tested(w, node), False, YOU):
        yield


def plain_if_unable(w: TextWriter, number: int, node: Effect) -> Effect:
    """[EN-15] 'If you can't, … instead': what could not be done has no place to take."""
    w.sentence = number
    return node.but(instead=False) if isinstance(node, said.If) and asks_inability(w, node) else node


def asks_inability(w: TextWriter, node: Effect) -> bool:
    """'If they can't, …'"""
    condition = node.condition if isinstance(node, said.If | said.Unless) else None
    return isinstance(condition, IfNotDone) and w.words(condition).endswith("can't")


def refuse_unable(w: TextWriter, many: Sentences) -> None:
    """'You may pay 2. If you do, draw 2. If you can't, gain 1 life': and if you don't want to?"""
    offered = False
    for number, node in many:
        w.sentence = number
        if offered and asks_inability(w, node):
            raise w.not_playable(node, "whoever may do it can also decline: say 'if they don't'")
        offered = is_offer(node) or (offered and asks_what_was_done(node))


def is_choice(node: Effect) -> bool:
    """Whether somebody chooses anew each time: else an amount 'for each' is meant."""
    first = node.clauses[0] if isinstance(node, said.Plain) and len(node.clauses) == 1 else None
    offer = isinstance(first, said.May | said.PlayerMay) or bool(getattr(first, "BRANCHES", ()))
    return isinstance(node, said.Choose | said.PlayerChooses) or offer


def in_turn(w: TextWriter, many: Sentences) -> int:
    """'For each unit destroyed this way, its controller draws 1.': one after the other, each by itself, with the
    sentences behind it that ask about what was done or speak of 'it'. How many sentences these were."""
    (number, node), *behind = many
    assert isinstance(node, said.CardByCard)
    where = w.place(node.what)
    about = [place for place, mention in w.ability.bindings.items() if mention.place == where and not mention.back]
    if is_each(node.what) and not about and is_choice(node.does):
        w.sentence, asked = number, asking(w, number, behind)
        carried = [(number, node.does), *behind[:asked]]
        as_often(w, node, CountOf(w.dialect.cards(w, node.what)), lambda: effects(w, carried))
        return 1 + asked
    if not is_each(node.what) or not any(place.sentence == number for place in about):
        raise w.not_playable(node.what, "nothing here speaks of each of them: put 'for each …' behind the amount")
    count = 0
    for sentence, each in behind:
        asks = isinstance(each, said.If | said.Unless) and isinstance(each.condition, IfDone | IfNotDone)
        if not asks and all(place.sentence != sentence for place in about):
            break
        count += 1
    mention = next(m for m in w.ability.bindings.values() if m.place == where and not m.back)
    with one_at_a_time(w, node, mention):
        effects(w, [(number, node.does), *behind[:count]])
    return 1 + count


effect.of(said.Plain, lambda w, node: clauses(w, node.clauses))


def tested(w: TextWriter, node: said.If | said.Unless) -> Test:
    if isinstance(node, said.If) and node.instead:
        raise w.not_playable(node, "there is no sentence before this that it could replace")
    test = w.dialect.condition(w, node.condition)
    return Not(test) if isinstance(node, said.Unless) else test


@contextmanager
def declined(w: TextWriter, condition: Condition) -> Iterator[None]:
    """'You may play it. If you don't, put it on the bottom': there it is still what it was before the offer."""
    if not isinstance(condition, IfNotDone):
        yield
        return
    then, now = w.before_offer, dict(w.handles)
    w.handles.update(then)
    yield
    w.handles.update({spot: now[spot] for spot in then if spot in now})


@effect.means(said.If, said.Unless)
def if_so(w: TextWriter, node: said.If | said.Unless) -> None:
    known, before = set(w.tallies.values()), len(w.written)
    with w.dialect.under(w, node.condition), gated(w, node, tested(w, node), False, YOU), declined(w, node.condition):
        clauses(w, node.clauses)
    w.stale |= known.intersection(w.written[before:])


def cases(w: TextWriter, many: Sentences) -> None:
    """[EN-2] 'If …, …. If …, …. Otherwise, …': the last one if none of the conditions held."""
    *ifs, (sentence, last) = many
    assert isinstance(last, said.Otherwise | said.If | said.Unless)
    behind, held = w.fork(), w.number() if len(ifs) > 1 else -1
    if held >= 0:
        w.emit(SetNumber("", held, Fixed(0)))
    for w.sentence, node in ifs:
        assert isinstance(node, said.If | said.Unless)
        with w.dialect.under(w, node.condition), gated(w, node, tested(w, node), False, YOU):
            if held >= 0:
                w.emit(SetNumber(w.words(node), held, Fixed(1)))
            clauses(w, node.clauses)
            if held < 0:
                end_part(w, behind)
    w.sentence = sentence
    if held < 0:
        with w.part():
            clauses(w, last.clauses)
        w.end_arm(behind, last=True)
        w.join(behind)
    else:
        with gated(w, last, NoneHeld(held), False, YOU):
            clauses(w, last.clauses)


@effect.means(said.IfElse)
def if_so_else(w: TextWriter, node: said.IfElse) -> None:
    w.close_block()
    behind = w.fork()
    with gated(w, node, w.dialect.condition(w, node.condition), False, YOU):
        clauses(w, node.clauses)
        end_part(w, behind)
    with w.part():
        clauses(w, node.other)
    w.end_arm(behind, last=True)
    w.join(behind)


def asks_what_was_done(node: Effect) -> bool:
    """'If you do, …', where nothing is done instead."""
    return isinstance(node, said.If) and isinstance(node.condition, IfDone | IfNotDone) and not node.instead


def refuse_far(w: TextWriter, many: Sentences, at: int) -> None:
    w.sentence, node = many[at]
    if asks_what_was_done(node) and is_far_from_it(many[:at]):
        raise w.not_playable(node, "which of the two is asked about? Put this right behind it")


def is_far_from_it(before: Sentences) -> bool:
    """'You may discard 1. If it was a unit, draw 1. If you don't, gain 1 life': whether something else that was done,
    or perhaps done, stands between a question and the offer before it."""
    if len(before) < 2:
        return False
    (_, earlier), (_, last) = before[-2:]
    if is_offer(earlier) and is_plain(last):
        return True
    if not isinstance(last, said.If | said.Unless) or isinstance(last.condition, IfDone | IfNotDone) or offers(last):
        return False
    asked = [each for _, each in before[:-1]]
    return any(is_offer(each) or asks_what_was_done(each) for each in asked)


def offers(node: Effect) -> bool:
    return is_offer(node) or any(isinstance(each, said.May | said.PlayerMay) for each in node.inside())


def is_other_case(first: Effect, asked: tuple[int, Effect] | None, other: said.If) -> bool:
    """'You may discard 1. If you do, draw 1. If it was a unit, draw 2 instead. If you don't, …', and 'Draw 1. You may
    discard 1. If you do, draw 3 instead. If you don't, …': whether that is the other case of 'if you do'."""
    if not isinstance(other.condition, IfNotDone) or other.instead:
        return False
    return asked is not None or (isinstance(first, said.If) and isinstance(first.condition, IfDone))


def is_plain(node: Effect) -> bool:
    """Whether it is simply done, and to nothing that was spoken of before."""
    if not isinstance(node, said.Plain) or is_offer(node):
        return False
    return not any(isinstance(each, It | That | Them | Those) for each in node.inside())


def end_part(w: TextWriter, behind: Fork) -> None:
    """The end of one of two alternatives: on behind the other."""
    w.close_block()
    w.end_arm(behind)


def asks_first(many: Sentences, at: int) -> bool:
    """[EN-11] 'Draw 1. You may discard 1. If you do, draw 3 instead.': what is asked about stands in between."""
    if at + 2 >= len(many):
        return False
    node = many[at + 2][1]
    return isinstance(node, said.If) and node.instead and isinstance(node.condition, IfDone | IfNotDone)


def instead(
    w: TextWriter, first: tuple[int, Effect], second: tuple[int, said.If], asked: tuple[int, Effect] | None,
    other: tuple[int, said.Otherwise | said.If] | None = None,
) -> None:  # fmt: skip
    """[EN-11] 'Draw 1. If …, draw 2 instead.' What the first sentence chooses is chosen for both. What is done only 'if
    you do' can only then be replaced; behind another question nobody would know any more whether it was done.
    'Otherwise' behind them is done besides what is not replaced [EN-2]."""
    w.close_block()
    if asked is None and asks_what_was_done(first[1]):
        assert isinstance(first[1], said.If)
        if other is not None and isinstance(other[1], said.Otherwise):
            w.sentence = other[0]
            raise w.not_playable(other[1], "in which case? Say it with an 'if' of its own")
        w.sentence, done = first
        behind = w.fork()
        with gated(w, done, w.dialect.condition(w, first[1].condition), False, YOU):
            instead(w, (first[0], said.Plain(first[1].clauses).at(done)), second, None)
            if other is not None:
                end_part(w, behind)
        if other is not None:
            w.sentence = other[0]
            with w.part(), declined(w, other[1].condition):  # type: ignore[union-attr]
                clauses(w, other[1].clauses)
            w.end_arm(behind, last=True)
            w.join(behind)
        return
    if asked is None and isinstance(second[1].condition, IfDone | IfNotDone):
        w.sentence = second[0]
        raise w.not_playable(second[1].condition, "this would take the place of what it asks about: put it behind that")
    refuse_two(w, first[1], *second)
    refuse_other_number(w, first[1], *second)
    refuse_part(w, first[1], *second)
    if asked is not None and not deeds_of(second[1]).isdisjoint(deeds_of(asked[1]) - deeds_of(first[1])):
        w.sentence = second[0]
        raise w.not_playable(second[1].condition, "this would take the place of what it asks about: put it behind that")
    w.sentence = first[0]
    behind = w.fork()
    with w.aside() as plain_part:
        w.dialect.effect(w, first[1])
        if other is not None:
            w.close_block()
            w.sentence = other[0]
            clauses(w, other[1].clauses)
            w.sentence = first[0]
        w.close_block()
        w.end_arm(behind, last=True)
    choosing = choices_first(w, plain_part)
    w.items += plain_part[:choosing]
    if asked is not None:
        effects(w, [asked])
        w.close_block()
        behind.before = w.tallies.get("", -1)
    w.sentence, node = second
    refuse_undone(w, first[1], node, plain_part[:choosing], plain_part[choosing:])
    with gated(w, node, w.dialect.condition(w, node.condition), False, YOU):
        clauses(w, node.clauses)
        end_part(w, behind)
    w.items += plain_part[choosing:]
    w.join(behind)


def refuse_other_number(w: TextWriter, first: Effect, sentence: int, second: said.If) -> None:
    """'Deal 3 damage. If …, deal 7 damage instead of 3.': it is the 3 of the sentence before."""
    was = getattr(second, "was", None)
    said_before = [1 if isinstance(each, Single) else getattr(each, "value", None) for each in first.inside()]
    if was is not None and was.value not in said_before:
        w.sentence = sentence
        raise w.not_playable(was, "the sentence before this says another number")


def refuse_part(w: TextWriter, first: Effect, sentence: int, second: said.If) -> None:
    """[EN-11] 'Draw 1 and gain 2 life. If …, gain 4 life instead.': of two things one is said anew, and nothing tells
    whether the other is still done."""
    done = single_deeds(first)
    anew = [deed for clause in second.clauses for deed in single_deeds(clause)]
    if not set(done).isdisjoint(anew) and (len(done) > len(anew) or not set(done) <= set(anew)):
        w.sentence = sentence
        raise w.not_playable(
            second.clauses[0], "instead of all that is said before, or of this part alone? Say all that is done then"
        )


def deeds_of(node: Node) -> set[type[Node]]:
    """What kinds of things are done."""
    return {type(each) for each in node.inside() if isinstance(each, Act | Deed)}


def single_deeds(node: Node) -> list[type[Node]]:
    """The same one by one, without the clauses in which they are told; of alternatives the first."""
    others = getattr(node, node.BRANCHES[0])[1:] if len(node.BRANCHES) == 1 else ()
    parts = [part for part in node.children() if not any(part is other for other in others)]
    tells = any(isinstance(each, Act | Deed) for part in parts for each in part.inside())
    if isinstance(node, Act | Deed) and not tells:
        return [] if isinstance(node, Act) and node.CHOOSES else [type(node)]
    return [deed for part in parts for deed in single_deeds(part)]


def refuse_undone(
    w: TextWriter, first: Effect, second: said.If, chosen: Sequence[Op | Label], replaced: Sequence[Op | Label]
) -> None:
    """'Reveal the top card and gain 1 life. If it is a unit, gain 3 life instead.': what is asked about would only come
    of the sentence whose place is taken. What is chosen there is chosen for both: 'Deal 2 damage to a unit. If it is
    expended, deal 4 damage to it instead.' But of 'Discard a card. If it is a unit, draw 2 instead.' nobody could tell
    whether it is still discarded."""
    known = slots_of(chosen)
    asks_deed = any(each.ASKS_DEED for each in second.condition.inside())
    for each, slot in slots_meant(w, second.condition):
        if slot in slots_of(replaced) and (asks_deed or slot not in known):
            raise w.not_playable(each, "this would take the place of what it asks about: put it behind that")
        spoken_of = {other for clause in second.clauses for _, other in slots_meant(w, clause)}
        if slot in known - spoken_of and set(single_deeds(first)).isdisjoint(single_deeds(second)):
            raise w.not_playable(second.clauses[0], "instead of that, or besides? Say what is done to it then")


def slots_meant(w: TextWriter, node: Node) -> Iterator[tuple[Node, int]]:
    """The references in a phrase to what instructions keep, each with where they do."""
    for each in node.inside():
        cards = w.handles.get(w.spot_meant(each)) if w.place(each) in w.ability.bindings else None
        if isinstance(cards, SlotCards):
            yield each, cards.slot


def slots_of(items: Sequence[Op | Label]) -> set[int]:
    """Where instructions put what they speak of."""
    return {slot for op in items for slot in (getattr(op, "slot", -1), getattr(op, "keep", -1)) if slot >= 0}


def choices_first(w: TextWriter, items: Sequence[Op | Label]) -> int:
    """How many ops at the beginning only choose."""
    for count, item in enumerate(items):
        if isinstance(item, Label) or not w.dialect.is_choice(item):
            return count
    return len(items)


@effect.means(said.Otherwise)
def otherwise(w: TextWriter, node: said.Otherwise) -> None:
    raise w.not_playable(node, "there is no 'if' in the sentence before this")


FORBIDDING = frozenset(("can't", "cannot"))


@effect.means(said.UnlessDone)
def unless_done(w: TextWriter, node: said.UnlessDone) -> None:
    """Somebody may do something to stop it. What it would do is chosen before: 'unless its controller pays 1'."""
    for each in node.clauses:
        said_so = w.words(each).lower()
        steps = getattr(each, "steps", ())
        if steps and all(isinstance(step, said.Do) for step in steps):
            continue  # something is done, in whatever words
        if not FORBIDDING.isdisjoint(said_so.split()) and "this turn" not in said_so:
            raise w.not_playable(node.act, "once, or each time? Say 'They may …. If they don't, they can't …'")
    if w.words(node.who).lower().startswith(("each ", "all ", "every ", "both ")):
        raise w.not_playable(node.who, "all of them, or each alone? Say 'Each … may …. If they don't, …'")
    w.close_block()
    with w.aside() as plain_part, w.part():
        clauses(w, node.clauses)
    choosing = choices_first(w, plain_part)
    w.items += plain_part[:choosing]
    with w.dialect.one_by_one(w, node.who) as who:
        in_front = node.act.span[0] < node.clauses[0].span[0]  # then what is said behind it is no part of the offer
        words = w.dialect.offered_words(w, node.act if in_front else node, node.act)
        with gated(w, node, w.dialect.possible(w, node.act), True, who, words):
            w.dialect.act(w, node.act)
        with gated(w, node, Not(Done()), False, YOU):
            w.items += plain_part[choosing:]
