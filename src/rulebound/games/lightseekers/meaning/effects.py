"""The sentences of an ability in their order: what hangs on the sentence before, and what changes it."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.acts_numbers import is_what_was_done
from rulebound.games.lightseekers.meaning.heroes import is_recipient, keep_recipient
from rulebound.games.lightseekers.meaning.kept import kept_for_later
from rulebound.games.lightseekers.meaning.later import answered_then
from rulebound.games.lightseekers.meaning.laying import set_up
from rulebound.games.lightseekers.meaning.replacing import replaced
from rulebound.games.lightseekers.meaning.senses import amount, clause, condition, effect, hero
from rulebound.games.lightseekers.meaning.triggers import asks_amount, forestall, heard_event, prepare
from rulebound.games.lightseekers.meaning.words import STRETCHES
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops.impending import IsLethal
from rulebound.games.lightseekers.ops.table import CancelAct
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary import numbers, standing, verbs
from rulebound.games.lightseekers.vocabulary.deeds_otherwise import IN_ANY_CASE
from rulebound.games.lightseekers.vocabulary.events import CancelHappens, OnEvent, WhenForAWhile
from rulebound.games.lightseekers.vocabulary.heroes import You
from rulebound.games.lightseekers.vocabulary.own_card import as_line
from rulebound.games.lightseekers.vocabulary.replacing import Instead
from rulebound.games.lightseekers.vocabulary.windows import OncePer
from rulebound.kernel.terms import Amount, Done, Fixed, Negative, Not, Test, Times, relations
from rulebound.kernel.terms.amounts import AtMost, Half, HalfUp, IfSo, Sum
from rulebound.kernel.terms.groups import SlotCards
from rulebound.language.abilities import Ability
from rulebound.language.cases import answered, governed
from rulebound.language.core import clauses as core
from rulebound.language.core import conditions, durations
from rulebound.language.core.categories import AbilityKind, Act, Clause, Effect, Player, Simple
from rulebound.language.core.nouns import It, That, This
from rulebound.language.core.numbers import Number
from rulebound.language.core.triggers import Happens
from rulebound.language.lowering import Label
from rulebound.language.lowering import clauses as shared
from rulebound.language.lowering.clauses import effects, gated
from rulebound.language.lowering.dialect import Sentences
from rulebound.language.lowering.references import cards_meant, named_by
from rulebound.language.lowering.repeating import repeats

from .clauses import check_harm, end_of_trigger, fixed_amount, fixed_bits, is_offer, whole_trigger

AWAY = (
    verbs.Draw, verbs.Discard, verbs.Remove, verbs.Return, verbs.Move, verbs.Store, verbs.PutBack, verbs.ShuffleInto,
)  # fmt: skip


def effects_of(ability: Ability) -> list[tuple[int, Effect]]:
    """What happens, with the number of the sentence that says it; a trigger that is a line is no trigger."""
    lines = {} if ability.kind is AbilityKind.TRIGGERED else dict(enumerate(map(as_line, ability.trees)))
    found: list[tuple[int, Effect]] = []
    for number, part in shared.effects_of(ability):
        part = lines.get(number) or part
        found.append((number, more_of_the_same(part) if any(states_harm(each) for _, each in found) else part))
    return found


def more_of_the_same(node: Effect) -> Effect:
    """[EN-11] '3 damage. If you have a Buff, this deals 2 more damage': of the damage that was just stated. Said as a
    line of this card it would come too late for it."""
    if not isinstance(node, core.Plain | core.If | core.Unless):
        return node
    clause = node.clauses[0]
    asked = clause if isinstance(clause, said.Lasting) and isinstance(clause.duration, durations.While) else None
    match asked.what if asked else clause:
        case core.Steps(steps=(standing.CardIs(what=This(place=None), beings=(being,), duration=None) as step, *also)):
            pass
        case _:
            return node
    if not isinstance(being, standing.DealsMore | standing.HealsMore) or getattr(being, "to", None) is not None:
        return node
    healing = isinstance(being, standing.HealsMore)
    less = being.direction is not None and being.direction.word == "less"
    does: Clause
    if not also:
        way = numbers.UpOrDown("reduce" if less else "increase").at(being)
        change = numbers.ChangeThis(way, being.n, numbers.Harm("healing" if healing else "damage").at(being)).at(being)
        does = core.Steps((said.Do(said.Doing(change, being.repeat).at(being)).at(step),)).at(step)
    elif less:
        return node
    else:
        does = numbers.DoMore(being.n, healing, being.repeat, core.Steps(tuple(also)).at(also[0])).at(being)
    return node.but(clauses=(asked.but(what=does) if asked else does, *node.clauses[1:]))


def trigger_effects(w: Writer, many: Sentences) -> None:
    """The whole of a trigger: a condition or an offer right behind it decides whether it has triggered at all."""
    first = many[0]
    following = many[1][1] if len(many) > 1 else None
    again = repeats(many)
    limit = next((node for tree in w.ability.trees for node in tree.inside() if isinstance(node, OncePer)), None)
    if again >= 0 and limit is not None and may_fail(first[1]):
        w.sentence = many[again][0]
        raise w.not_playable(many[again][1], "was it 'once' if only one round is declined? Leave out one of them")
    if w.lethal:
        while_it_is_lethal(w, many)
        return
    bought = takes_place_of_bought(many, 0) is not None
    if bought or answers_no(many) or asks_again(w, many) or changes(following) or not may_fail(first[1]) or again >= 0:
        effects(w, many)
        return
    if any(w.ability.sentences[at].typed.lower().startswith(IN_ANY_CASE) for at, _ in many[1:]):
        effects(w, many)
        return
    then = next((each for each in many[1:] if w.ability.sentences[each[0]].typed.lower().startswith("then")), None)
    if then is not None:
        w.sentence = then[0]
        raise w.not_playable(then[1], "also if what stands before it is not done? Say 'If you do, …', or put it first")
    no = Label()
    w.sentence = first[0]
    if isinstance(first[1], Instead):
        replaced(w, first[1], no)
    else:
        whole_trigger(w, first[1], no)
    effects(w, many[1:])
    end_of_trigger(w, no)


def asks_again(w: Writer, many: Sentences) -> bool:
    """'If the top card of your Discard Pile is an Attack, …. If it is a Buff, …': the second question does not hang on
    the first, which has named what it asks about."""
    number, first = many[0]
    if not isinstance(first, core.If):
        return False
    start, end = first.condition.span
    for later, node in many[1:]:
        with w.being(sentence=later):
            for each in node.condition.inside() if isinstance(node, core.If) else ():
                mention = w.ability.bindings.get(w.place(each))
                if mention is not None and not mention.back and mention.place.sentence == number and (
                    start <= mention.place.span[0] and mention.place.span[1] <= end
                ):
                    return True
    return False


def while_it_is_lethal(w: Writer, many: Sentences) -> None:
    """Another text may have made less of it by now: then nothing of this has triggered."""
    w.lethal = False
    no = Label()
    w.sentence, first = many[0]
    with gated(w, first, IsLethal(), False, YOU, no=no):
        if isinstance(first, Instead):
            replaced(w, first, no)
            many = many[1:]
        effects(w, many)
    end_of_trigger(w, no)


def answers_no(many: Sentences) -> bool:
    """Whether a later sentence says what happens if the first one is not done."""
    if answered([each for _, each in many]) or (len(many) > 1 and isinstance(many[1][1], core.Otherwise)):
        return True
    asked = (node.condition for _, node in many[1:3] if isinstance(node, core.If))
    return any(isinstance(each, conditions.IfNotDone) for each in asked)


def may_fail(node: Effect) -> bool:
    if isinstance(node, core.If | core.Unless):
        return True
    if isinstance(node, Instead):
        return len(node.clauses) == 1 and is_offer(node.clauses[0])
    return isinstance(node, core.Plain) and len(node.clauses) == 1 and is_offer(node.clauses[0])


def takes_place_of_bought(many: Sentences, at: int) -> core.If | None:
    """'Remove a Buff to deal 3 damage. If it was a Fire Buff, deal 5 damage instead': what is paid is paid anyway."""
    if at + 1 >= len(many):
        return None
    match many[at][1], many[at + 1][1]:
        case core.Plain(clauses=(said.PayTo(),)), core.If(instead=True, condition=asked) as then:
            again = any(isinstance(each, said.PayTo) for each in then.clauses)
            if not again and not isinstance(asked, conditions.IfDone | conditions.IfNotDone):
                return then
    return None


def in_place_of_bought(w: Writer, many: Sentences, at: int) -> int:
    then = takes_place_of_bought(many, at)
    if then is None:
        return 0
    w.in_place = many[at + 1][0], then
    effect(w, many[at][1])
    return 2


def bound_sentences(w: Writer, many: Sentences, at: int) -> int:
    """'Increase this' looks at the sentence before, 'increase the damage done' at an earlier one [LS-2.6.1]."""
    later = answered_then(w, many, at)
    if later:
        return later
    last = at + 1
    while last < len(many) and changes(many[last][1]):
        last += 1
    if last == at + 1 and states_harm(many[at][1]):
        offered = settled_before(many, at)
        if offered is not None:
            first, change, length = offered
            w.done_wanted = True  # all of what is offered, or it is not done
            effects(w, [first])
            if at + length < len(many) and asks_whether_done(many[at + length][1]):
                w.taken = many[at + length][0], w.noted(many[at][1], IfSo(Done(), Fixed(1)))
            changed(w, many[at], [change])
            return length
        if spares(w, many, at):
            return 2
        later = remark_behind(many, at)
        if later:
            changed(w, many[at], [many[later]])
            effects(w, many[at + 1 : later])
            return later + 1 - at
    for number, node in many[at + 1 : last]:
        if isinstance(node, core.If) and isinstance(node.condition, conditions.IfDone | conditions.IfNotDone):
            w.sentence = number
            raise w.not_playable(node, "it is done by then: state the amount before what is asked about")
    if last > at + 1:
        note_case(w, many[at + 1 : last], many[last:])
        changed(w, many[at], many[at + 1 : last])
        return last - at
    later = change_of_what_was_done(many, at)
    if later == 0:
        return 0
    effects(w, many[at + 1 : later])
    changed(w, many[at], many[later : later + 1])
    return later + 1 - at


def note_case(w: Writer, changes: Sentences, behind: Sentences) -> None:
    """[EN-2] '3 damage. If you have a Buff, deal 2 more. Otherwise, …': what is asked is settled before the damage, and
    remembered."""
    if not behind or not isinstance(behind[0][1], core.Otherwise):
        return
    (w.sentence, asking), *more = changes
    if more or not isinstance(asking, core.If | core.Unless):
        w.sentence = behind[0][0]
        raise w.not_playable(behind[0][1], "there is no 'if' in the sentence before this")
    w.taken = behind[0][0], w.noted(asking, IfSo(shared.tested(w, asking), Fixed(1)))


def asks_whether_done(node: Effect) -> bool:
    """'If they don't, …', 'otherwise, …' behind an offer that is settled before the damage that it changes."""
    return isinstance(node, core.Otherwise) or (
        isinstance(node, core.If) and isinstance(node.condition, conditions.IfDone | conditions.IfNotDone)
    )


def spares(w: Writer, many: Sentences, at: int) -> bool:
    """'Deal 2 damage to all heroes. If you have an Item, you don't take this damage': written here, if it is so."""
    if at + 1 == len(many):
        return False
    number, node = many[at + 1]
    under: list[Test] = []
    match node:
        case core.Plain(clauses=(numbers.Spared() as spared,)):
            pass
        case core.If(clauses=(numbers.Spared() as spared,), instead=False, condition=asked):
            with w.being(sentence=number):
                under = [condition(w, asked)]
        case core.Unless(clauses=(numbers.Spared() as spared,), condition=asked):
            with w.being(sentence=number):
                under = [Not(condition(w, asked))]
        case _:
            return False
    with w.being(sentence=number):
        who = hero(w, spared.who)
    w.was_spared = False
    with w.being(spared=(who, under)):
        effect(w, many[at][1])
    if not w.was_spared:
        w.sentence = number
        raise w.not_playable(spared, "there is no damage in the sentence before this")
    return True


def states_harm(node: Effect) -> bool:
    return any(isinstance(each, HARMS) for each in node.inside())


def settled_before(many: Sentences, at: int) -> tuple[tuple[int, Effect], tuple[int, Effect], int] | None:
    """[EN-11] '3 damage. You may Discard 1 card. If you do, increase this by 2': what is done first, what it changes
    then, and how many sentences these were. So is 'you may … to increase this', and with 'and'."""
    if at + 1 == len(many) or states_harm(many[at + 1][1]):
        return None
    number, node = many[at + 1]
    after = many[at + 2] if at + 2 < len(many) else None
    if after is not None and isinstance(node, core.Plain) and isinstance(after[1], core.If):
        if isinstance(after[1].condition, conditions.IfDone) and changes(after[1]):
            return many[at + 1], after, 3
    who: Player | None = None
    match node:
        case core.Plain(clauses=(said.PayTo(costs=first, deeds=(then,), who=who, may=True),)):
            pass
        case core.Plain(clauses=(core.May(deeds=(*first, then)),)) if first:
            pass
        case _:
            return None
    change = then.act if isinstance(then, said.Doing) else None
    if not isinstance(change, numbers.ChangeThis | numbers.CutThis | numbers.FoldThis) and not (
        isinstance(change, numbers.Change) and is_what_was_done(change)
    ):
        return None
    may = core.May(tuple(first)) if who is None else said.HeroMay(who, tuple(first))
    offer = core.Plain((may.at(node),)).at(node)
    step = core.Steps((said.Do(then).at(then),)).at(then)
    changing = said.If(conditions.IfDone(You().at(node)).at(node), (step,)).at(then)
    return (number, offer), (number, changing), 2


def remark_behind(many: Sentences, at: int) -> int:
    """'1 damage. Draw 1 card. This can't be increased': where the remark stands that nothing in between can mean."""
    for later in range(at + 1, len(many)):
        node = many[later][1]
        if isinstance(node, core.Plain) and len(node.clauses) == 1 and fixed_bits(node.clauses[0]):
            return later
        if states_harm(node) or changes(node):
            return 0
    return 0


def single_act(node: Effect | None) -> tuple[said.Doing | None, core.If | core.Unless | None]:
    """The one verb of a sentence, and the condition under which it is done."""
    step, under = single_step(node)
    if not isinstance(step, said.Do) or not isinstance(step.deed, said.Doing) or isinstance(under, durations.While):
        return None, None
    return step.deed, under


Condition = core.If | core.Unless | durations.While


def single_step(node: Effect | None) -> tuple[Simple | numbers.DoMore | None, Condition | None]:
    """The one clause of a sentence, and what it stands under: if, unless, while."""
    if not isinstance(node, core.Plain | core.If | core.Unless):
        return None, None
    under: Condition | None = None if isinstance(node, core.Plain) else node
    match node.clauses:
        case (numbers.DoMore(also=None) as more, also):  # '…, then …'
            return more.but(also=also), under
    if len(node.clauses) != 1:
        return None, None
    first: Clause = node.clauses[0]
    if isinstance(first, said.Lasting) and isinstance(first.duration, durations.While) and under is None:
        under = first.duration
        first = first.what
    if isinstance(first, numbers.DoMore):
        return first, under
    step = said.only_step((first,))
    return step, None if step is None else under


OfThis = numbers.ChangeThis | numbers.CutThis | numbers.FoldThis
Changing = OfThis | numbers.ChangeCount | numbers.Change | numbers.DoMore


def changing(node: Effect | None) -> tuple[Changing | None, said.Doing | None, Condition | None]:
    """By how much a sentence changes the amount or the count of the one before, how often and at most, and when."""
    step, under = single_step(node)
    if isinstance(step, numbers.DoMore):
        return step, None, under
    doing = step.deed if isinstance(step, said.Do) else None
    if isinstance(doing, said.Doing) and isinstance(doing.act, Changing):
        return doing.act, doing, under
    return None, None, None


def changes(node: Effect | None) -> bool:
    """Whether a sentence only changes the amount, or the count, of the one before."""
    act, _, _ = changing(node)
    if act is not None and not isinstance(act, numbers.Change):
        return True
    return isinstance(node, core.Plain) and len(node.clauses) == 1 and fixed_bits(node.clauses[0]) != 0


def change_of_what_was_done(many: Sentences, at: int) -> int:
    """'3 damage. Draw 1 card face up. If it is Fire, increase the damage done by 2': where the last one stands."""
    doing, _ = single_act(many[at][1])
    if doing is None or not isinstance(doing.act, numbers.DealDamage | numbers.Heal):
        return 0
    word = "damage" if isinstance(doing.act, numbers.DealDamage) else "healing"
    for later in range(at + 1, len(many)):
        other, _ = single_act(many[later][1])
        if other is not None and isinstance(other.act, numbers.Change) and is_what_was_done(other.act):
            measure = other.act.measure
            if isinstance(measure, numbers.HarmMeasure | numbers.TheHarm) and measure.harm.word == word:
                return later
    return 0


HARMS = (numbers.DealDamage, numbers.TakeDamage, numbers.Heal, numbers.LoseHealth, numbers.GainHealth)


def changed_act(w: Writer, node: Effect, by: tuple[int, Effect]) -> Act:
    """Whose amount 'this' is: that of the damage or healing, else that of the only verb; a cost is not meant."""
    paid = [cost for part in node.inside() if isinstance(part, said.PayTo) for cost in part.costs]
    costs = [each for cost in paid for each in cost.inside()]
    acts = [
        each.act
        for each in node.inside()
        if isinstance(each, said.Doing) and not any(each is cost for cost in costs)
    ]
    found = [act for act in acts if isinstance(act, HARMS)] or acts
    if len(found) != 1:
        w.sentence = by[0]
        raise w.not_playable(by[1], "it is not clear which amount of the sentence before this would be")
    return found[0]


def cut(w: Writer, first: tuple[int, Effect], by: Sentences, act: numbers.CutThis) -> Amount:
    """'5 damage. If …, reduce this to 3': by how much, where the one sentence before says a number and nothing but this
    changes it."""
    stated = getattr(changed_act(w, first[1], by[0]), "n", None)
    if not isinstance(stated, Number) or not isinstance(act.n, Number) or len(by) > 1:
        raise w.not_playable(by[0][1], "of how much? Say 'deal … damage instead'")
    if act.n.value >= stated.value:  # [EN-13]
        raise w.not_playable(act.n, f"that is no less than {stated.value}")
    return Negative(Fixed(stated.value - act.n.value))


def folded(w: Writer, first: tuple[int, Effect], by: Sentences, act: numbers.FoldThis) -> Amount:
    """'5 damage. If …, double this': by how much, where the one sentence before says how much, and nothing else changes
    it."""
    found = changed_act(w, first[1], by[0])
    stated = getattr(found, "n", None)
    repeats_it = any(
        isinstance(each, said.Doing) and each.act is found and each.repeat is not None for each in first[1].inside()
    )
    if stated is None or repeats_it or len(by) > 1:
        raise w.not_playable(by[0][1], "of how much? Say 'deal … damage instead'")
    much = amount(w, stated)
    if not act.halves:
        return much
    if isinstance(stated, Number) and stated.value % 2 == 0:
        return Negative(Fixed(stated.value // 2))
    if act.rounding is None:
        raise w.not_playable(act, "which way do halves go? Say 'rounded up' or 'rounded down'")
    return Negative(HalfUp(much) if act.rounding.word == "down" else Half(much))


def changed(w: Writer, first: tuple[int, Effect], by: Sentences) -> None:
    """A sentence with what the sentences behind it change: they are looked at as the amount is."""
    parts: list[Amount] = []
    besides: list[tuple[int, Clause, Test | None]] = []
    shut = 0
    for number, node in by:
        w.sentence = number
        act, doing, under = changing(node)
        if act is None:
            assert isinstance(node, core.Plain)
            said_of = fixed_amount(node.clauses[0])
            if said_of is not None and said_of.harm is not None:
                check_harm(w, said_of.harm, said_of.harm.word, first[1])
            shut |= fixed_bits(node.clauses[0])
            continue
        if isinstance(act, numbers.ChangeThis | numbers.CutThis | numbers.FoldThis) and act.harm is not None:
            check_harm(w, act.harm, act.harm.word, first[1])
        elif isinstance(act, numbers.DoMore):
            check_harm(w, act, act.harm, first[1])
        elif isinstance(act, numbers.Change) and isinstance(act.measure, numbers.HarmMeasure | numbers.TheHarm):
            check_harm(w, act.measure, act.measure.harm.word, first[1])
        if isinstance(act, numbers.FoldThis):
            much = folded(w, first, by, act)
        elif act.n is None:
            raise w.not_playable(act, "say by how much, or what is doubled: 'double the damage of your Next Attack'")
        elif isinstance(act, numbers.CutThis):
            if doing is not None and (doing.repeat is not None or doing.most is not None):
                raise w.not_playable(doing, "it is cut once, to a number: say 'reduce this by …'")
            much = cut(w, first, by, act)
        else:
            much = amount(w, act.n)
        if doing is not None and doing.repeat is not None:
            much = Times(much, amount(w, doing.repeat))
        if isinstance(act, numbers.DoMore) and act.repeat is not None:
            much = Times(much, amount(w, act.repeat))
        if doing is not None and doing.least is not None:
            raise w.not_playable(doing.least, "of all of it, or of what is changed? Say 'deal damage equal to …'")
        if doing is not None and doing.most is not None:
            if not {"plus", "minus"}.isdisjoint(w.ability.text.split()):
                why = "of all of it, or of what is added? Say 'deal 1 more damage for each …, up to 3'"
                raise w.not_playable(doing.most, why)
            much = AtMost(much, amount(w, doing.most))
        way = None if isinstance(act, numbers.DoMore | numbers.CutThis | numbers.FoldThis) else act.way
        if way is not None and way.word == "reduce":
            much = Negative(much)
        test = None
        if under is not None:
            test = condition(w, under.condition)
            test = Not(test) if isinstance(under, core.Unless) else test
        if isinstance(act, numbers.DoMore) and act.also is not None:  # what is asked is asked once, before the damage
            if test is not None:
                test = relations.Compares(w.noted(node, IfSo(test, Fixed(1))), relations.AT_LEAST, Fixed(1))
            besides.append((number, act.also, test))
        parts.append(much if test is None else IfSo(test, much))
    w.sentence = first[0]
    if parts:
        w.extra = parts[0] if len(parts) == 1 else Sum(parts)
        w.extra_of = changed_act(w, first[1], by[0])
    if shut and not states_harm(first[1]):
        w.sentence = by[-1][0]
        raise w.not_playable(by[-1][1], "there is no damage or healing in the sentence before this")
    w.shut, before = w.shut | shut, w.shut
    effect(w, first[1])
    w.shut = before
    if w.extra is not None:
        w.sentence = by[0][0]
        raise w.not_playable(by[0][1], "there is no amount in the sentence before this")
    for number, also, test in besides:
        w.sentence = number
        if test is None:
            clause(w, also)
            continue
        w.close_block()
        with gated(w, also, test, False, YOU):
            clause(w, also)


# ---- triggers for a while [LS-G75]: 'When you Attack this turn, …' is done once, and waits until the turn is over
@effect.means(said.SetUp)
def for_a_while(w: Writer, node: said.SetUp) -> None:
    """It belongs to whoever made it, wherever its card is by then; each kind of event is a trigger of its own."""
    often = c.NEXT if node.when.often.word == "Next" else c.NOT_NEXT
    with kept_for_later(w, node):
        wait(w, node, node.when, STRETCHES[node.when.duration.word], often)


@effect.means(core.Waits)
def from_now_on(w: Writer, node: core.Waits) -> None:
    """[EN-8] 'When it Expires, …' behind an instruction: as long as it is there."""
    head = node.head
    if isinstance(head, OnEvent) and isinstance(head.event, CancelHappens):
        when_cancelled(w, node)
        return
    it = head.event.what if isinstance(head, OnEvent) and isinstance(head.event, Happens) else None
    if not isinstance(head, OnEvent) or not isinstance(it, It | That):
        raise w.not_playable(head, "an ability does what it says at once: a trigger stands before its word")
    if head.once:
        raise w.not_playable(head, "how often it has been so is not kept in mind: leave out 'once per turn'")
    meant = cards_meant(w, it)
    if not isinstance(meant, SlotCards):
        raise w.not_playable(it, "nothing keeps in mind which card this was: choose it")
    if named_by(w, it, AWAY):
        raise w.not_playable(it, "this card is not in play then: say which one is meant")
    wait(w, node, head, c.WHILE_THERE, c.NOT_NEXT, SlotCards(meant.slot, [], True))


def when_cancelled(w: Writer, node: core.Waits) -> None:
    """[EN-9] 'Cancel the Next Attack against you. When this happens, Draw 1 card.': a part of what waits for it."""
    trigger, items = w.parts[-1] if w.parts else (None, [])
    if trigger is None or len(items) != 1 or not isinstance(items[0], CancelAct):
        raise w.not_playable(node.head, "there is nothing before this that would be Cancelled, once")
    for each in node.effect.inside():
        if is_recipient(w, each):
            raise w.not_playable(each, "of this Attack, or of the Cancelled one? Say who it is")
    attack, w.attack = w.attack, False
    happens = w.being(waits=True, answers_act=True, cancelled_in=w.sentence - 1)
    with w.aside() as more, w.part(), happens, gated(w, node, Done(), False, YOU):
        effect(w, node.effect)
        w.close_block()
    w.attack = attack
    items.extend(more)


def wait(
    w: Writer, node: said.SetUp | core.Waits, when: WhenForAWhile | OnEvent, until: int, often: int,
    about: SlotCards | None = None,
) -> None:  # fmt: skip
    w.close_block()
    before = w.standing, w.attack, w.answers_act, w.answers_harm, w.answers_amount, w.asks_amount, w.answers_would
    kept = keep_recipient(w, node)
    named = any(is_recipient(w, each) for each in when.inside())
    w.standing = True
    w.asks_amount = asks_amount(node.effect)
    with w.being(kept_recipient=kept):
        how = heard_event(w, when.event, when.under)
    w.standing, w.attack = before[0], False
    forestall(w, how, when.event, [node.effect])
    prepare(w, how)
    told = [(w.sentence, each) for each in governed(node.effect)]
    # An act that is waited for has a recipient of its own, unless the text speaks of this one's before.
    own = not named and any(waiting.event == c.ACT for waiting in how.found)
    tallies = {} if w.answers_amount else w.tallies  # 'that much' is how much it was that is heard, not what was done
    with w.being(tallies=tallies), w.being(kept_recipient=-1 if own else kept, kept_roles={} if own else w.kept_roles):
        for waiting in how.found:
            set_up(w, node, waiting, until, lambda: trigger_effects(w, told), often=often, about=about)
    w.standing, w.attack, w.answers_act, w.answers_harm, w.answers_amount, w.asks_amount, w.answers_would = before
