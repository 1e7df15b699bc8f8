"""Abilities: from the sentences of a text to the abilities of a definition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.definition import ANYBODY, OWN_HERO, Instant, LightTriggered, StaticAbility, Use
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.deck_building import set_up
from rulebound.games.lightseekers.meaning.deeds import repeated
from rulebound.games.lightseekers.meaning.effects import effects_of, trigger_effects
from rulebound.games.lightseekers.meaning.heroes import whose
from rulebound.games.lightseekers.meaning.nouns import is_plain
from rulebound.games.lightseekers.meaning.replacing import HARMS
from rulebound.games.lightseekers.meaning.senses import amount, condition, hero
from rulebound.games.lightseekers.meaning.statics import Under, changes_next_harm, check_outlasts, of_effect, statics
from rulebound.games.lightseekers.meaning.triggers import (
    EACH_TURN,
    Heard,
    all_made,
    asks_amount,
    forestall,
    heard,
    how_often,
    impending,
    made,
    prepare,
)
from rulebound.games.lightseekers.meaning.waiting import Waiting
from rulebound.games.lightseekers.meaning.words import PHASES
from rulebound.games.lightseekers.meaning.writer import YOU, Making, Writer
from rulebound.games.lightseekers.ops import groups, lasting, piles, table, tests
from rulebound.games.lightseekers.vocabulary import clauses as said
from rulebound.games.lightseekers.vocabulary.own_card import from_pile, is_on_pile, own_play, own_price
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.modifiers import GRANT
from rulebound.kernel.ops import Op, Ops
from rulebound.kernel.terms import Amount, Fixed, Negative, Not
from rulebound.kernel.terms.amounts import IfSo
from rulebound.kernel.terms.groups import ThisCard
from rulebound.kernel.terms.tests import TurnOf
from rulebound.language.abilities import Ability
from rulebound.language.core import clauses as core
from rulebound.language.core import nouns as things
from rulebound.language.core.categories import AbilityKind, Act, Effect, Head
from rulebound.language.core.durations import While
from rulebound.language.core.numbers import Single
from rulebound.language.core.sentences import Triggered
from rulebound.language.lowering import NotPlayable
from rulebound.language.lowering.clauses import effects, gated
from rulebound.language.node import Node
from rulebound.language.printer import sentence

from ..vocabulary import elements, events, heroes, nouns, numbers, replacing, sentences, standing, verbs, windows

# What does not happen while a card takes effect: turns, phases, acts of others.
NEVER_MEANWHILE = (c.TURN_START, c.TURN_END, c.PHASE_BEGAN, c.ACT)
NEVER_STANDS = (
    "this card is never in play, so this would never be so: say how long, as 'this turn', or 'If …' for what it does "
    "now, or 'As long as this is on top of your Discard Pile'"
)
USES = {"Ability": 0, "Attack Ability": c.ATTACK_ACT, "Defend Ability": c.DEFEND_ACT}


def add_all(making: Making, abilities: Sequence[Ability]) -> None:
    """All abilities of a text, in printed order; the Instant Effects of a card are one program [LS-4.1.2.4b.1]."""
    card = making.definition
    firsts = [ability.first for ability in abilities]
    many = any(isinstance(tree, sentences.Multiplayer) and not tree.added for tree in firsts)
    instant: Writer | None = None
    in_limbo: list[LightTriggered] = []  # of a card that is never in play
    told: list[Ability] = []
    parts = (node for ability in abilities for tree in ability.trees for node in tree.inside())
    under = (each.under for each in parts if isinstance(each, verbs.Store))
    making.stores = any(isinstance(each, nouns.ThisOne | things.It) for each in under)
    for number, ability in enumerate(abilities):
        kind = ability.kind
        if kind is AbilityKind.SKILLS:
            add_tags(making, ability)
        elif kind is AbilityKind.SETUP:
            set_up(making, ability, number)
        elif isinstance(ability.first, sentences.OnlyOnce | sentences.UsedOnce):
            raise refused(making, ability, "there is no trigger or ability before this")
        elif kind is AbilityKind.EFFECTS:
            lingers = number > 0 and abilities[number - 1].kind is AbilityKind.STATIC
            if lingers and ability.sentences[0].typed.startswith("Then "):
                raise refused(making, ability, "is this done now, or when that has happened? Say 'When that happens'")
            if turns_itself(making, ability, number):
                continue
            if is_each_turn(ability):
                if (card.attack or card.defend) and not works_from_pile(ability):
                    w = Writer(making, ability, number)
                    each = next((node for node in ability.first.inside() if isinstance(node, windows.EachTurn)), None)
                    raise w.not_playable(each or ability.first, "this card is done once: it has no 'each turn'")
                add_triggers(making, [each_turn(making, ability, number)], many)
                continue
            if instant is None:
                instant = begun(making, ability, number)
            else:
                instant.go_on_with(ability, number)
            effects(instant, effects_of(ability))
            told.append(ability)
            card.recipient = instant.recipient
        elif kind is AbilityKind.TRIGGERED:
            found = triggered(making, ability, number)
            add_triggers(making, found, many)
            floating = [each for each in found if isinstance(each, LightTriggered) and each.place == c.FLOATING]
            later = any(each.kind is AbilityKind.EFFECTS for each in abilities[number + 1 :])
            if any(each.event in NEVER_MEANWHILE or (each.next == c.NEXT and not later) for each in floating):
                raise refused(making, ability, "this card is gone by then: say 'Until your next turn, the Next time …'")
            in_limbo += floating
        elif kind is AbilityKind.ACTIVATED:
            add_use(making, ability, number, many)
        elif kind is AbilityKind.STATIC:
            if limits_own_play(making, ability, number) or prices_itself(making, ability, number):
                continue
            found = statics(making, ability, number)
            check_ever_stands(making, ability, found)
            add_lines(making, found, c.WITH_TWO if many else c.ALWAYS)
        elif kind is AbilityKind.MULTIPLAYER:
            if is_added_instant(making, ability):
                instant = instant or begun(making, ability, number)
                add_for_many(instant, ability, number)
                told.append(ability)
            else:
                add_multiplayer(making, ability, number)
        else:
            raise refused(making, ability, "this cannot stand on a card of this game")
    if in_limbo and instant is None:
        raise refused(making, abilities[0], "this card is never in play: say 'this is on top of your Discard Pile'")
    if instant is not None:
        listening: list[Op] = [lasting.ListenInLimbo(each.clause, each, c.THIS_ACT) for each in in_limbo]
        instant.items[:0] = listening
        add_instant(making, instant, told, c.WITH_TWO if many else c.ALWAYS)


def begun(making: Making, ability: Ability, number: int) -> Writer:
    """[LS-4.1.2.4b.2] [LS1-4.2.5.3] [LS1-4.3.3.1] The program of the Instant Effects."""
    w = Writer(making, ability, number)
    w.attack = making.definition.attack
    w.answers_act = making.definition.attack or making.definition.defend
    return w


def refused(making: Making, ability: Ability, why: str) -> NotPlayable:
    placed = ability.sentences[0]
    return NotPlayable(making.text, placed.offset, placed.typed.split()[0], why)


def add_instant(making: Making, w: Writer, told: Sequence[Ability], players: int) -> None:
    card = making.definition
    clause = " ".join(each.text for each in told)
    for each in told if card.hero else ():
        check_not_yet(making, each)
    if card.hero:  # [LS-G58] [LS1-4.2.1.2] a hero never enters play and does not turn: what it does, it does each turn
        program = w.program()
        how = Heard([EACH_TURN])
        add_lines(making, [made(w, clause, told[0].short_effect, program, w.memory, EACH_TURN, how)], players)
        return
    instant = Instant(card, clause, told[0].short_effect, w.program(), 0)
    instant.slots = w.memory
    instant.players = players
    card.add_ability(instant)
    card.instants.append(instant)


# ---- tags
def add_tags(making: Making, ability: Ability) -> None:
    for tree in ability.trees:
        if isinstance(tree, sentences.SaysClunky) and not making.definition.clunky:  # [LS-G65]
            raise refused(making, ability, "its corners are not Clunky: write <2> for an irregular symbol")
        if isinstance(tree, sentences.HealsAnyway):
            making.definition.heals_at_zero = ANYBODY if tree.heals.word == "anybody" else OWN_HERO
    for skill in ability.skills:
        assert isinstance(skill, elements.Tag)
        if skill.word == "Burn":
            making.definition.burn = True
        else:
            making.definition.unique = True


# ---- Clunky Buffs that say when they turn [LS-2.5.3.9f] [LS-G30]
def turns_itself(making: Making, ability: Ability, number: int) -> bool:
    """'Rotate this if you have no cards in your hand.'"""
    card = making.definition
    if not card.clunky or len(ability.trees) != 1:
        return False
    effect = effects_of(ability)[0][1]
    if not isinstance(effect, core.If) or not is_own_turn(effect):
        return False
    w = Writer(making, ability, number, standing=True)
    card.own_turning = True  # [LS-G30] [LS-2.5.3.9e.3]
    card.turn_if = condition(w, effect.condition)  # [LS1-2.5.3.7]
    return True


def is_own_turn(effect: Effect) -> bool:
    """Whether all that happens is that this card turns."""
    match said.only_step(effect.clauses) if isinstance(effect, core.If | core.Plain) else None:
        case said.Do(deed=said.Doing(act=verbs.Rotate(what=things.This()))):
            return True
    return False


# ---- cards that say when they can be Played [LS-2.2.1] [LS-2.2.3]
def limits_own_play(making: Making, ability: Ability, number: int) -> bool:
    """'Play this card only if you have 10 or less health.'"""
    found = own_play(ability.first)
    if found is None:
        return False
    if making.definition.hero:
        raise refused(making, ability, "a hero is never Played")
    w = Writer(making, ability, number, standing=True)
    test = condition(w, found[0])
    making.definition.play_tests.append(test if found[1] else Not(test))
    making.definition.play_clauses.append(ability.text)
    return True


def prices_itself(making: Making, ability: Ability, number: int) -> bool:
    """'This combo costs 1 less for each Buff you have', 'this costs 2 actions': wherever the card is [LS-2.2.1]."""
    found = own_price(ability.first)
    if found is None:
        return False
    price, under, so = found
    w = Writer(making, ability, number, standing=True)
    card = making.definition
    if isinstance(price, standing.CostChange):
        if not card.combo:
            raise w.not_playable(price, "only a combo has a cost: say how many actions it takes")
        with repeated(w, price.repeat):
            much = multiplied(w, amount(w, price.n))
        change: Amount = Negative(much) if price.direction.word == "less" else much
    else:
        if card.combo or card.hero or price.who is not None:
            raise w.not_playable(price, "a combo takes all actions of the turn, a hero none; you Play this card")
        taken = 0 if price.n is None else getattr(price.n, "value", -1)
        if taken < 0:
            raise w.not_playable(price, "say how many actions it takes, as a number")
        change = Fixed(taken if price.more else taken - 1)
    if under is not None:
        test = condition(w, under)
        change = IfSo(test if so else Not(test), change)
    (card.own_costs if isinstance(price, standing.CostChange) else card.own_actions).append(change)
    return True


# ---- triggers
def add_triggers(making: Making, found: Sequence[Lowered], many: bool) -> None:
    for each in found:
        if isinstance(each, LightTriggered) and many:
            each.players = c.WITH_TWO
    add_lines(making, found, c.WITH_TWO if many else c.ALWAYS)


def add_lines(making: Making, found: Sequence[Lowered], players: int) -> None:
    card = making.definition
    for each in found:
        if isinstance(each, StaticAbility):
            each.players = players
            card.statics.append(each)
        elif isinstance(each, LightTriggered):
            each.players = players
        card.add_ability(each)


def triggered(making: Making, ability: Ability, number: int) -> list[Lowered]:
    """One for each kind of event that the head names; the program is the same."""
    w = Writer(making, ability, number)
    head = ability.head
    assert head is not None
    special = standing_rule(w, ability)
    if special is not None:
        return special
    w.standing = True
    w.asks_amount = asks_amount(effects_of(ability)[0][1])
    how = heard(w, head)
    w.standing = False
    card = making.definition
    if (card.attack or card.defend) and how.place == c.IN_PLAY and not all(each.own for each in how.found):
        how.place = c.FLOATING
        w.waits = True
    # [LS-G09] 'When you Play this Attack, deal 2 damage': it is an Attack then
    played = [each for each in how.found if each.own and each.event in (c.ACT, c.AFTER_PLAY)]
    w.attack = card.attack and played != [] and len(played) == len(how.found)
    for tree in ability.trees:
        if isinstance(tree, sentences.OnlyOnce):
            how.once = how_often(w, tree.once or windows.OncePer("once per turn"))
    told = effects_of(ability)
    if all(impending(each) in HARMS for each in how.found) and is_done_by_you(head):
        told = [(at, as_change(each)) for at, each in told]
    if how.found and all(each.event in (c.DISCARDED, c.LEAVES) for each in how.found):
        told = [(at, as_stored(each)) for at, each in told]
    if all(each.event == c.ACT for each in how.found):
        told = [(at, of_the_act(each)) for at, each in told]
        goes_elsewhere(w, how, [each for _, each in told])
    forestall(w, how, head, [each for _, each in told])
    prepare(w, how)
    pile = from_pile(told[0][1])
    if pile is not None:
        how.place = c.ON_PILE
        told[0] = (told[0][0], pile)
    if card.clunky and is_own_turn(told[0][1]):
        card.own_turning = True
    trigger_effects(w, told)
    program = w.program()
    if how.next != c.NOT_NEXT and card.buff:
        check_outlasts(w, told[0][1], program)
    check_arrived(w, how.found, program)
    if any(each.own and each.event == c.LEAVES for each in how.found):
        check_stays_to_store(w, [tree for _, tree in told], program)
    return all_made(w, ability.text, ability.short_trigger, program, how)


def as_stored(effect: Effect) -> Effect:
    """'When one of your Buffs Expires, store it under this instead of your discard pile': in place of that."""
    match effect:
        case core.Plain(clauses=(core.Steps(steps=(said.Do(deed=said.Doing(act=verbs.Store(instead=True) as act) as
                        doing) as do,)) as steps,)):  # fmt: skip
            stored = do.but(deed=doing.but(act=act.but(instead=False)))
            return replacing.Instead((steps.but(steps=(stored,)),)).at(effect)
    return effect


def goes_elsewhere(w: Writer, how: Heard, told: Sequence[Effect]) -> None:
    """[LS-2.8.1.1] 'When you Play an Attack card, store it under this instead of your discard pile.': when it would go
    there, and not before its own effects."""
    goes = [each for effect in told for each in effect.inside() if isinstance(each, verbs.Store | verbs.Move)]
    if not any(each.instead for each in goes):
        return
    deeds = [each for effect in told for each in effect.inside() if isinstance(each, Act)]
    if len(deeds) > 1:
        raise w.not_playable(deeds[1], "the rest is done before its effects, and this after them: make two sentences")
    how.found = [replace(each, event=c.GOES_TO_PILE) for each in how.found]
    w.put_away = True


def is_done_by_you(head: Head) -> bool:
    """Whether the damage or healing that a trigger hears of is done by you."""
    match getattr(head, "event", None):
        case events.HeroActs(who=heroes.You(), verbs=(verb,)) | replacing.HeroWould(who=heroes.You(), verb=verb):
            return not isinstance(verb, events.TakesDamage | events.IsHealed)
    return False


def as_change(effect: Effect) -> Effect:
    """'When you Heal, Heal 1 more': of the healing that is about to be done."""
    match effect:
        case core.Plain(clauses=(numbers.DoMore(also=None) as more,)) | core.If(
            clauses=(numbers.DoMore(also=None) as more,), instead=False
        ):
            that = replacing.ThatHarm(f"that {more.harm}").at(more)
            change = replacing.ChangeThat(that, more.n, numbers.UpOrDown("increase").at(more)).at(more)
            step = said.Do(said.Doing(change, more.repeat).at(more)).at(more)
            return effect.but(clauses=(core.Steps((step,)).at(more),))
    return effect


def of_the_act(effect: Effect) -> Effect:
    """'When you are attacked, reduce that damage by 1': no damage is there yet, but that of the Attack is meant."""
    match effect:
        case core.Plain(clauses=(clause,)) | core.If(clauses=(clause,), instead=False):
            doing = said.verb_of(said.only_step((clause,)))
            if doing is not None and isinstance(doing.act, replacing.ChangeThat) and doing.act.way is not None:
                that = doing.act
                harm = numbers.Harm("healing" if that.that.word == "that healing" else "damage").at(that)
                change = numbers.Change(numbers.TheHarm(harm).at(that.that), that.way, that.n).at(that)
                made = said.Do(doing.but(act=change)).at(clause)
                return effect.but(clauses=(core.Steps((made,)).at(clause),))
    return effect


def check_arrived(w: Writer, found: Sequence[Waiting], program: Ops) -> None:
    """[LS-2.6.8a] What is Played or enters play is in Limbo while that is heard: nothing in play can happen to it."""
    head = w.ability.head
    plays = isinstance(head, events.OnEvent) and any(
        isinstance(node, verbs.Play) or getattr(node, "word", "") in ("Buff", "Equip")
        for node in head.inside() if isinstance(node, verbs.Play | events.HeroOccurs)
    )  # fmt: skip
    enters = any(each.event == c.ENTERS for each in found)
    own = any(each.own for each in found)
    for op in program.ops if plays or enters else ():
        if not isinstance(op, table.Rotate | table.Restart | table.Remove | table.Return):
            continue
        beside = isinstance(op.group, groups.Beside) and isinstance(op.group.of, groups.EventCard)
        if isinstance(op.group, groups.EventCard) or beside or (enters and own and isinstance(op.group, ThisCard)):
            raise w.not_playable(head or w.ability.first, "it is not in play yet: say 'After you play …'")


def check_stays_to_store(w: Writer, trees: Sequence[Node], program: Ops) -> None:
    """[LS-2.8.3.1] Cards are Stored under a card in play; this one is on its way out."""
    if any(isinstance(op, piles.Store) and isinstance(op.under, ThisCard | groups.EventCard) for op in program.ops):
        where = next(node for tree in trees for node in tree.inside() if isinstance(node, verbs.Store))
        raise w.not_playable(where.under, "this card leaves play: nothing can be Stored under it any more")


def standing_rule(w: Writer, ability: Ability) -> list[Lowered] | None:
    """Statements behind 'during' and 'after' that stand: 'During your Action Phase, increase …', 'You don't Draw a card
    after playing a combo'."""
    tree = ability.first
    assert isinstance(tree, Triggered)
    head = tree.head
    if isinstance(head, events.NextTime):
        return changes_next_harm(w, head, tree.effect)
    if isinstance(head, events.InPhase) and is_change(tree.effect):
        w.standing = True
        under = Under((tests.PhaseIs(PHASES[head.period.phase.word]), TurnOf(whose(w, head.period.whose))))
        if head.under is not None:
            under = under.also(w, head.under.condition, False)
        return of_effect(w, tree.effect, under)
    if isinstance(head, events.AfterEvent) and isinstance(tree.effect, core.Plain):
        return draws_nothing(w, head, tree.effect)
    return None


def is_change(effect: Effect) -> bool:
    """Whether it only says how numbers are."""
    if not isinstance(effect, core.Plain | core.If):
        return False
    for clause in effect.clauses:
        if not isinstance(clause, core.Steps):
            return False
        for step in clause.steps:
            if isinstance(step, standing.STATEMENTS):
                continue
            deed = step.deed if isinstance(step, said.Do) else None
            if not isinstance(deed, said.Doing) or not isinstance(deed.act, numbers.Change):
                return False
    return True


def draws_nothing(w: Writer, head: events.AfterEvent, effect: core.Plain) -> list[Lowered] | None:
    """[LS-2.2.1] The standing rule that a combo draws a card [LS-4.1.4.3], switched off."""
    nothing = [node for node in effect.inside() if isinstance(node, standing.HeroCannot)]
    if head.once is not None or not nothing or not any(isinstance(node, verbs.Draw) for node in nothing[0].inside()):
        return None
    step = said.only_step(effect.clauses)
    if not isinstance(step, standing.HeroIs) or len(step.beings) != 1 or not is_one_draw(nothing[0].verbs):
        raise w.not_playable(effect, "only the card that is drawn for a combo can be left out: 'don't Draw a card'")
    kinds = [node.word for node in head.inside() if isinstance(node, nouns.CardKind)]
    more = ("adjectives", "filter", "controller", "place", "relative", "name")
    other = any(
        getattr(node, "word", "") not in ("a", "any") if isinstance(node, nouns.CardArticle)
        else isinstance(node, things.Group) and any(getattr(node, each, None) for each in more)
        for node in head.inside()
    )
    if kinds != ["combo"] or other or head.under is not None:
        raise w.not_playable(head, "only the card that is drawn for a combo can be left out")
    w.standing = True
    static = StaticAbility(w.making.definition, w.ability.text, Ops([]), c.F_RULE_OFF, GRANT)
    static.bits = c.NO_COMBO_DRAW
    static.who = hero(w, step.who)
    return [static]


def is_one_draw(many: Sequence[Node]) -> bool:
    """'Draw a card', alone."""
    match many:
        case [verbs.Draw(what=things.Some(determiner=determiner, group=group), face_up=False)]:
            one = getattr(determiner, "word", "") == "a" or isinstance(getattr(determiner, "n", None), Single)
            return one and is_plain(group)
    return False


# ---- each turn [LS-G58]
def is_each_turn(ability: Ability) -> bool:
    """'Each turn, …', 'Once per turn, …', as something that is done; so is what a card does from the pile."""
    effect = effects_of(ability)[0][1]
    if from_pile(effect) is not None:
        return True
    if isinstance(effect, core.AtMoment | core.AtMomentIf | core.AtMomentUnless | core.IfAtMoment):
        return isinstance(effect.moment, windows.Once) and effect.moment.word in ("once per turn", "once per game")
    first = getattr(effect, "clauses", (None,))[0]
    if isinstance(first, said.EachTurnWhile):
        return True
    return isinstance(first, said.Lasting) and isinstance(first.duration, windows.EachTurn)


def works_from_pile(ability: Ability) -> bool:
    """Whether it is done from the Discard Pile, where a card that is done once lies afterwards."""
    under = [node.condition for node in ability.first.inside() if isinstance(node, While)]
    return from_pile(effects_of(ability)[0][1]) is not None or any(is_on_pile(condition) for condition in under)


SO_FAR = ("this turn", "earlier this turn", "since the start of your turn")


def check_not_yet(making: Making, ability: Ability) -> None:
    """[EN-13] [LS-G58] 'If you played 2 cards this turn, Draw 1 card' would be asked as the turn starts, when nobody
    has done anything yet."""
    for node in ability.first.inside():
        if isinstance(node, windows.Window) and node.word in SO_FAR:
            raise refused(making, ability, "this is asked as your turn starts: say 'at the end of your turn, if …'")


def each_turn(making: Making, ability: Ability, number: int) -> LightTriggered:
    """[LS-G58] [LS1-4.2.1.1] Once in each turn of its controller."""
    w = Writer(making, ability, number)
    check_not_yet(making, ability)
    told = effects_of(ability)
    effect = from_pile(told[0][1]) or under_its_condition(w, told[0][1])
    how = Heard([EACH_TURN])
    moment = getattr(effect, "moment", None)
    if isinstance(moment, windows.Once) and moment.word == "once per game":
        how.once = how_often(w, moment)
    if from_pile(effect) is not None:
        how.place = c.ON_PILE
    trigger_effects(w, [(0, without_each_turn(effect)), *told[1:]])
    program = w.program()
    return made(w, ability.text, sentence(told[0][1]), program, w.memory, EACH_TURN, how)


def under_its_condition(w: Writer, effect: Effect) -> Effect:
    """'Each turn, while …, …' is 'each turn, if …, …': it is asked when the turn of the effect has come."""
    first = effect.clauses[0] if isinstance(effect, core.Plain) else None
    if not isinstance(first, said.EachTurnWhile):
        if any(isinstance(node, said.EachTurnWhile) for node in effect.inside()):
            raise w.not_playable(effect, "say in one place under which condition this is done")
        return effect
    assert isinstance(effect, core.Plain)
    return said.If(first.under.condition, (first.what, *effect.clauses[1:])).at(effect)


def without_each_turn(effect: Effect) -> Effect:
    """What is done each turn, without these words."""
    if isinstance(effect, core.AtMomentUnless):
        return core.Unless(effect.condition, effect.clauses).at(effect)
    if isinstance(effect, core.AtMomentIf | core.IfAtMoment):
        return said.If(effect.condition, effect.clauses).at(effect)
    assert isinstance(effect, core.Plain | core.If | core.Unless | core.AtMoment | said.InTurn)
    many = effect.clauses
    first = many[0]
    if isinstance(first, said.Lasting) and isinstance(first.duration, windows.EachTurn):
        many = (first.what, *many[1:])
    return core.Plain(many).at(effect) if isinstance(effect, core.AtMoment) else effect.but(clauses=many)


def check_ever_stands(making: Making, ability: Ability, found: Sequence[Lowered]) -> None:
    """[EN-13] [LS-2.8.1.1] An Attack and a Defend never stay in play: there nothing of theirs stands."""
    card = making.definition
    if not (card.attack or card.defend):
        return
    if any(isinstance(each, StaticAbility | LightTriggered) and each.place == c.IN_PLAY for each in found):
        raise refused(making, ability, NEVER_STANDS)


# ---- abilities [LS-2.7.1]
def add_use(making: Making, ability: Ability, number: int, many: bool) -> None:
    """[LS-2.7.1] [LS-2.7.2a] The word, and everything behind it."""
    card = making.definition
    first = ability.first
    assert isinstance(first, sentences.UseAbility)
    w = Writer(making, ability, number)
    act = USES[first.keyword.word]  # [LS-2.7.3] [LS1-4.3.2.4] [LS1-4.3.2.5]
    w.attack = act == c.ATTACK_ACT
    w.answers_act = act != 0
    if first.head is not None:
        raise w.not_playable(first.head, "an ability does what it says at once: a trigger stands before its word")
    effects(w, effects_of(ability))
    program = w.program()
    use = Use(card, ability.text, ability.short_effect, program, w.memory, act)
    use.recipient = w.recipient
    for at, tree in enumerate(ability.trees):
        if isinstance(tree, sentences.UsedOnce):
            w.sentence = at
            use.once_a_game = how_often(w, tree.once) == c.ONCE_A_GAME
            if not use.once_a_game:
                raise w.not_playable(tree.once, "a hero uses one ability a turn anyway: leave this out")
    use.players = c.WITH_TWO if many else c.ALWAYS
    card.add_ability(use)
    card.uses.append(use)


# ---- Multiplayer [LS-6.1.2-multiplayer]
def add_multiplayer(making: Making, ability: Ability, number: int) -> None:
    """In place of the card's other effects, with three or more."""
    card = making.definition
    first = ability.first
    assert isinstance(first, sentences.Multiplayer)
    w = Writer(making, ability, number)
    if isinstance(first.what, Triggered):
        w.standing = True
        how = heard(w, first.what.head)
        w.standing = False
        forestall(w, how, first.what.head, [each for _, each in effects_of(ability)])
        prepare(w, how)
        trigger_effects(w, effects_of(ability))
        program = w.program()
        short = sentence(first.what.head)
        add_lines(making, all_made(w, ability.text, short, program, how), c.WITH_MANY)
        return
    if is_standing_change(making, first.effect):
        w.standing = True
        add_lines(making, of_effect(w, first.effect, Under()), c.WITH_MANY)
        return
    w.attack = card.attack
    w.answers_act = card.attack or card.defend
    effects(w, effects_of(ability))
    add_instant(making, w, [ability], c.WITH_MANY)


def is_standing_change(making: Making, effect: Effect) -> bool:
    """[LS-4.1.2.2a.2] Whether it says how numbers are, on a card that stays."""
    return is_change(effect) and not (making.definition.attack or making.definition.defend)


def is_added_instant(making: Making, ability: Ability) -> bool:
    """'Multiplayer: Also …', as something that is done with the other Instant Effects."""
    first = ability.first
    if not isinstance(first, sentences.Multiplayer) or not first.added or isinstance(first.what, Triggered):
        return False
    return not is_standing_change(making, first.effect)


def add_for_many(w: Writer, ability: Ability, number: int) -> None:
    """[LS-6.1.2-multiplayer] The text keeps the other effects, and with three or more there is this as well."""
    w.go_on_with(ability, number)
    with gated(w, ability.first, tests.HeroesIn(Fixed(3)), False, YOU):
        effects(w, effects_of(ability))
