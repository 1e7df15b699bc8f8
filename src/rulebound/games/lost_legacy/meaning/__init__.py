"""The meaning of card texts: from trees to definitions.

    define(printed_card, from_sub_deck)        what a card does
"""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import MOST_ABILITIES
from rulebound.games.lost_legacy.cardfile import PrintedCard
from rulebound.games.lost_legacy.definition import Instead, LegacyCard, Manual, Permission, Played, Timed
from rulebound.games.lost_legacy.meaning import (
    acts,
    acts_battles,
    acts_moving,
    adjectives,
    amounts,
    asked,
    comparing,
    dialect,
    dividing,
    guarding,
    holdings,
    lasting,
    likeness,
    of_two_players,
    offers,
    past,
    paying,
    quantities,
    swapping,
    triggers,
    watched,
)
from rulebound.games.lost_legacy.meaning.beside import others_stand_beside
from rulebound.games.lost_legacy.meaning.fitting import words_must_fit
from rulebound.games.lost_legacy.meaning.noting import noted_in
from rulebound.games.lost_legacy.meaning.paying import pay_for, payable
from rulebound.games.lost_legacy.meaning.senses import condition
from rulebound.games.lost_legacy.meaning.triggers import Timing
from rulebound.games.lost_legacy.meaning.veiled import must_be_open
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops import battles, decks, running, terms
from rulebound.games.lost_legacy.ops import past as history
from rulebound.games.lost_legacy.vocabulary import VOCABULARY
from rulebound.games.lost_legacy.vocabulary import sentences as said
from rulebound.games.lost_legacy.vocabulary.events import Enters, StrikesAt
from rulebound.games.lost_legacy.vocabulary.folding import bound, played_only, replacing, standing, text_of
from rulebound.games.lost_legacy.vocabulary.nouns import OfTheLinked, TheLinked
from rulebound.games.lost_legacy.vocabulary.offers import PlayerPays
from rulebound.games.lost_legacy.vocabulary.own_playing import is_own_playing
from rulebound.games.lost_legacy.vocabulary.verbs import Destroy, Doing, Sending, Void, Voided
from rulebound.games.lost_legacy.words.plain import PLAIN
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.gates import Gate
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import CardsAre, Compares, Every, Fixed, Not, Test
from rulebound.kernel.terms.events import EventCardIs, FirstOfTurn, SeatIs
from rulebound.kernel.terms.groups import SlotCards, ThisCard
from rulebound.kernel.terms.players import You
from rulebound.kernel.terms.relations import AT_MOST
from rulebound.kernel.terms.tests import TurnOf
from rulebound.kernel.terms.traits import ControlledBy, NotThis, OwnedBy
from rulebound.language import AbilityKind, CardText, read_text
from rulebound.language.abilities import Ability
from rulebound.language.cases import governed
from rulebound.language.core.categories import Effect, Sentence
from rulebound.language.core.clauses import Do, If, Otherwise, Plain, PlayerMay, Replace, ReplaceFirst, Steps, Unless
from rulebound.language.core.conditions import IfNotDone
from rulebound.language.core.nouns import It, This
from rulebound.language.core.numbers import Its
from rulebound.language.core.triggers import Happens
from rulebound.language.lowering import Label, NotPlayable
from rulebound.language.lowering.asking import parts
from rulebound.language.lowering.chance import refuse_undrawn
from rulebound.language.lowering.clauses import effects
from rulebound.language.lowering.waiting import Waiting, all_of
from rulebound.language.node import Node
from rulebound.tabletop.plain.proof import prove

__all__ = ["NotPlayable", "define"]

# Whoever is imported here has entered its meanings.
ENTERED = (
    acts, acts_battles, acts_moving, adjectives, amounts, asked, comparing, dialect, dividing, guarding, holdings,
    lasting, likeness, of_two_players, offers, past, paying, quantities, swapping, triggers, watched,
)  # fmt: skip
TIMES = {"once": 1, "twice": 2, "three times": 3}
NTH = {"second": 2, "third": 3, "fourth": 4}
ONCE = 1
GONE = "this card is gone by then: say until when, in the ability that it goes on with"



def define(printed: PrintedCard, from_sub_deck: bool) -> LegacyCard:
    card = blank(printed, from_sub_deck)
    at_once = bool(card.kind & (c.ITEM | c.OFFENSIVE))
    fill(card, read_text(VOCABULARY, printed.text, spell=at_once, name=printed.name))
    must_be_open(card, printed.text)
    prove(PLAIN, card, printed.text)
    return card


def blank(printed: PrintedCard, from_sub_deck: bool) -> LegacyCard:
    """All that is printed beside the text."""
    card = LegacyCard(printed.name + (c.OF_SUB_DECK if from_sub_deck else ""), printed.name, printed.bit, printed.text)
    card.from_sub_deck = from_sub_deck
    card.families = list(printed.family)
    card.elements = list(printed.element)
    card.level = printed.level
    for word in printed.skills:
        card.skills |= c.SKILL_NAMES[word]
    card.offense = printed.offense
    card.defense = printed.defense
    card.speed = printed.speed
    card.magic = printed.magic
    return card


def fill(card: LegacyCard, text: CardText) -> None:
    noted = noted_in(text)
    for at, ability in enumerate(text.abilities):
        writer = Writer(dialect.DIALECT, card, text.text, ability, at)
        writer.in_mind = noted
        if at == MOST_ABILITIES:
            raise refuse(writer, f"a card has at most {MOST_ABILITIES} abilities")
        words_must_fit(writer)
        if isinstance(ability.first, said.Named):
            card.ability_names.append(ability.first.name.name)
        if ability.kind is AbilityKind.STATIC:
            continuous(writer)
        elif ability.kind is AbilityKind.REPLACEMENT:
            instead(writer)
        else:
            active(writer, at + 1)
            if speaks_of_newcomers(ability):
                writer = Writer(dialect.DIALECT, card, text.text, ability, at)
                writer.newcomer = True
                writer.in_mind = noted
                active(writer, at + 1)
        refuse_undrawn(text.text, ability)
    must_be_whole(card, text)


def speaks_of_newcomers(ability: Ability) -> bool:
    """Who enters may have replaced another: then the action is said of that one, and 'it' is its other card."""
    text = text_of(ability.first)
    event = None if text is None else text.event
    return isinstance(event, Happens) and any(isinstance(verb, Enters) for verb in event.verbs)


def must_be_whole(card: LegacyCard, text: CardText) -> None:
    """[LL-ctr.2] A counter needs its timing; [LL-opt.4] a disposable card needs something to do."""
    start = text.text.split(maxsplit=1)[0] if text.text.strip() else ""
    timed = [rule.event for rule in map(text_of, (each.first for each in text.abilities)) if rule is not None]
    if card.kind & c.SPRUNG and (not card.timed or all(map(is_own_playing, timed))):
        raise NotPlayable(text.text, 0, start, "it is played when its timing occurs: say when")
    if card.kind & (c.ITEM | c.OFFENSIVE) and card.effect is None:
        raise NotPlayable(text.text, 0, start, "it is played for its effect: say what it does")


def refuse(w: Writer, why: str) -> NotPlayable:
    placed = w.ability.sentences[0]
    return NotPlayable(w.text, placed.offset, placed.typed.split()[0].rstrip(",:"), why)


def continuous(w: Writer) -> None:
    """[LL-abil.16]"""
    first = w.ability.first
    w.standing = True
    if isinstance(first, said.PlayedWhere):
        if w.card.kind != c.CHARACTER or w.card.enters is not None:
            raise refuse(w, "this is said once, of a character: say what this card does")
        w.card.enters = acts_moving.spaces_at(w, first.where, None, None)
        return
    only = played_only(first)
    if only is not None:
        if w.card.only_if is not None:
            raise refuse(w, "this is said twice: join the conditions by 'and'")
        w.card.only_if = condition(w, only[0]) if only[1] else Not(condition(w, only[0]))
        return
    text = text_of(first)
    assert text is not None
    if w.card.kind & c.DISPOSABLE:
        raise refuse(w, GONE)
    asked = bound(text)
    settings = [] if text.setting is None else [condition(w, text.setting)]
    if asked is not None:
        so = condition(w, asked.condition)
        settings.append(Not(so) if isinstance(asked, Unless) else so)
    setting = all_of(settings)
    for line in lasting.lines(w, standing(text), setting):
        if w.in_hand is not None and not (line.what == c.MAGIC and isinstance(line.subject, ThisCard)):
            raise w.not_playable(w.in_hand, "nothing works from there but what this card costs: say 'its magic -2'")
        if any(isinstance(each, SlotCards) for each in parts([line.subject, line.amount, line.setting, line.test])):
            raise refuse(w, "which card? Nothing is chosen for what holds all the time: say 'characters with …'")
        w.card.add_ability(line)
        w.card.lines.append(line)


def instead(w: Writer) -> None:
    """What happens in the place of an action, while its setting holds."""
    text = text_of(w.ability.first)
    node = None if text is None else replacing(text)
    assert text is not None and node is not None
    if w.card.kind & c.SPRUNG and isinstance(node, Replace) and text.setting is None and not node.this_turn:
        sprung(w, node)
        return
    if w.card.kind & c.DISPOSABLE:
        raise refuse(w, GONE)
    if isinstance(node, Replace) and node.this_turn:
        raise w.not_playable(node, "this holds as long as the card lies there: say it without 'this turn'")
    setting = None if text.setting is None else condition(w, text.setting)
    w.answers = True
    timings = triggers.would(w, node.event)
    w.answers_amount = all(each.event in triggers.MEASURED for each in timings)
    limit = limit_said(w, text)
    if limit is not None and times_of(limit, "turn") == 0:
        raise w.not_playable(limit, "say how often in a turn")
    first = isinstance(node, ReplaceFirst) or (isinstance(node, said.MayReplace) and node.first)
    if first:  # none of the sort has come about, and this has taken the place of none
        if len(timings) != 1:
            raise w.not_playable(node.event, "this can come about in several ways: say one of them")
        (timing,) = timings
        so_far = history.TimesDone(timing.event, known_later(w, node.event, timing), False)
        none_yet = Compares(so_far, AT_MOST, Fixed(0))
        setting = none_yet if setting is None else Every([setting, none_yet])
    w.timings = [*timings]
    times, over = ONCE if first else times_of(limit, "turn"), Label()
    if times:
        w.ending(running.Begin(""), over)
    optional = isinstance(node, said.MayReplace)
    if isinstance(node, said.MayReplace):
        able = dialect.can_be_done(w, node.effect.clauses[0])
        setting = all_of([each for each in (setting, able) if each is not None])
    done = node.effect.clauses if isinstance(node, said.MayReplace) else node.clauses
    effects(w, [(0, Plain(done).at(node)), *behind(w)])
    if w.dug != NONE or w.searched != NONE:
        raise w.not_playable(node, "say it in an ability of its own: 'when …'")
    if any(isinstance(each, Gate) and each.may for each in w.items):
        raise w.not_playable(node, "who declines this lets it happen: only you can be asked, 'you may … instead'")
    w.mark(over)
    code, text_of_it = w.program(), w.ability.text
    for timing in timings:
        made = Instead(
            w.card, text_of_it, text_of_it, code, w.memory, timing.event, False, timing.test, setting, optional, times,
            w.at + 1,
        )  # fmt: skip
        w.card.add_ability(made)
        w.card.instead.append(made)


def behind(w: Writer) -> list[tuple[int, Effect]]:
    """[LL-abil.19] What is done behind what takes the place of an action."""
    found: list[tuple[int, Effect]] = []
    for number, tree in enumerate(w.ability.trees):
        rule = text_of(tree)
        w.sentence = number
        if number and isinstance(tree, said.Afterwards) and isinstance(tree.effect, Plain):
            found += [(number, said.Aftereffect(tree.effect.clauses).at(tree.effect))]
            continue
        if number and (rule is None or rule.setting is not None):
            raise w.not_playable(tree, "say it in an ability of its own: 'when …'")
        if number and rule is not None:
            effect: Effect = offered(rule.body) or rule.body.effect  # type: ignore[attr-defined]
            found += [(number, part) for part in governed(effect)]
    w.sentence = 0
    return found


def offered(body: said.Body) -> Effect | None:
    """An offer within an ability, which is asked when it is reached."""
    if isinstance(body, said.Optional):
        return said.ThenMay.made({"effect": body.effect, "asked": body.asked}, body.effect.span, 0)
    if isinstance(body, said.Paid) and body.may:
        return said.PaidOffer.made({"costs": body.costs, "effect": body.effect, "asked": body.asked}, body.span, 0)
    return None


def after(w: Writer, tree: said.Afterwards) -> Effect:
    """[LL-abil.15] What is offered afterwards has a 'may', as all offers in the midst of an ability."""
    found = tree.effect or (None if tree.offer is None else offered(tree.offer))
    if found is None:
        raise w.not_playable(tree, "say 'afterwards, you may …'")
    return found


def sprung(w: Writer, node: Replace) -> None:
    """[LL-act.4] 'If it would be destroyed, eject it instead' on a card that is played at its timing: who is sent away
    while that is answered is not destroyed any more. Else the action is voided, and that is done instead."""
    w.answers = True
    w.timings = [*triggers.would(w, node.event)]
    clauses = node.clauses
    match clauses:
        case (Steps(steps=(Do(deed=Doing(act=Sending(what=It() as it)) as deed),)),):
            if w.mention(it).node is not getattr(node.event, "what", None) or isinstance(deed.act, Destroy):
                raise w.not_playable(it, "say it of the card to which that would happen")
        case _:
            w.answers_amount = all(each.event in triggers.MEASURED for each in w.timings)
            voids = Do(Doing(Void(Voided("that action")))).at(node)
            clauses = (Steps((voids,)).at(node), *clauses)
    many: list[tuple[int, Effect]] = [(0, Plain(clauses).at(node)), *behind(w)]
    code = program(w, said.Automatic.made({"effect": node}, node.span, 0), many)
    timings = [each for each in w.timings if isinstance(each, Timing)]
    add(w, timings, Permission("", w.at + 1, False, None, 0, 0, False, payable(w.needs), False), code, False)


# ---- abilities that are activated
def active(w: Writer, number: int) -> None:
    """[LL-abil.1] [LL-card.4] Perhaps a name; condition, permission, effect."""
    first = w.ability.first
    text = text_of(first)
    if text is None:
        raise refuse(w, "there is no effect before this")
    paid = isinstance(text.body, said.Paid) and not text.body.may and text.event is None and text.limit is None
    w.is_played = bool(w.card.kind & (c.ITEM | c.OFFENSIVE)) and (w.ability.kind is AbilityKind.EFFECTS or paid)
    played = w.is_played
    if w.ability.kind is AbilityKind.EFFECTS and not played:
        raise refuse(w, "an effect on its own needs a timing, a cost or 'you may'")
    later = (each for tree in w.ability.trees[1:] for each in tree.inside())
    w.asks_back = text.event is not None and any(isinstance(each, IfNotDone | Otherwise) for each in later)
    limit = limit_said(w, text)
    if w.asks_back and limit is not None and not isinstance(text.body, said.Automatic):
        # [LL-abil.8] with a limit it could be declined as a whole
        raise w.not_playable(limit, "then nothing comes of it for who does not want it: leave this out")
    if limit is not None and text.event is None and is_offered_to_others(text.body):
        raise w.not_playable(limit, "who may do it, and when? Name a timing: 'when your turn begins, …'")  # [LL-abil.8]
    if limit is not None and text.event is None and times_of(limit, "battle"):
        raise w.not_playable(limit, "by hand it is used where no battle is going on: name a timing")  # [LL-abil.6]
    setting = [] if text.setting is None else [condition(w, text.setting)]
    if w.in_hand is not None:
        raise w.not_playable(w.in_hand, "no ability works there: an ability works on the field")
    w.after_battle = isinstance(text.body, said.AfterBattle)
    timings = [] if text.event is None else triggers.heard(w, text.event)
    if w.after_battle and not timings:
        raise refuse(w, "which battle? Say 'after a battle, …', or 'when …, after the battle …'")
    w.answers = bool(timings)
    w.answers_amount = bool(timings) and all(each.event in triggers.MEASURED for each in timings)
    if w.after_battle:
        timings = [after_battle(w, each) for each in timings]
    if text.first or text.nth is not None:
        timings = [first_of_turn(w, text, timings)]
    w.timings = [*timings]
    if not timings and any(isinstance(each, TurnOf) and not isinstance(each.who, You) for each in setting):
        raise w.not_playable(text.setting or first, "by hand it is used in your own turn: name a timing")  # [LL-abil.6]
    it_must_be_clear(w, text)
    many = bodies(w, text, setting)
    code = program(w, text.body, many)
    permission = Permission(
        first.name.name if isinstance(first, said.Named) else "",
        number,
        is_manual(w, text, limit),
        all_of(setting),
        limit_of(text, limit, bool(timings)),
        times_of(limit, "battle"),
        isinstance(text.body, said.Paid),
        payable(w.needs),
        limit_of(text, limit, bool(timings)) > 0 and limit is None and not (text.first or text.nth),
    )
    add(w, timings, permission, code, played)


def is_offered_to_others(body: said.Body) -> bool:
    """'Your opponent may …': in your open gamestate they could only be asked by you."""
    effect = body.effect if isinstance(body, said.Automatic) else None
    return isinstance(effect, PlayerPays) or (isinstance(effect, Plain) and isinstance(effect.clauses[0], PlayerMay))


def it_must_be_clear(w: Writer, text: said.Text) -> None:
    """[EN-3] 'When a character enters the linked character's close range, add 1 damage to it': named last is the linked
    character, and meant may be the one that enters. So it is behind 'you may rest this character to'."""
    event = text.event
    if not isinstance(event, Happens) or isinstance(event.what, TheLinked | This | It):
        return
    beside: list[Node] = [each for each in event.inside() if isinstance(each, OfTheLinked)]
    struck = [each.what for each in event.verbs if isinstance(each, StrikesAt)]
    if struck:  # 'it gets +10 defense': who attacks, or who is attacked?
        beside += [event.what, *struck]
    costs = text.body.costs if isinstance(text.body, said.Paid) else ()
    beside += [each for cost in costs for each in cost.inside() if isinstance(each, This | TheLinked)]
    for number, tree in enumerate(w.ability.trees):
        for each in tree.inside():
            w.sentence = number
            mention = w.ability.bindings.get(w.place(each)) if isinstance(each, It | Its) else None
            if mention is not None and any(mention.node is one for one in beside):
                raise w.not_playable(each, "which? Say 'that character', 'this character', 'the linked character'")
    w.sentence = 0


def limit_said(w: Writer, text: said.Text) -> said.Limit | None:
    """[LL-abil.9] Before the ability, or in a sentence behind it."""
    behind = [(number, tree) for number, tree in enumerate(w.ability.trees) if isinstance(tree, said.LimitedTo)]
    for number, tree in behind:
        w.sentence = number
        if text.limit is not None or len(behind) > 1:
            raise w.not_playable(tree.limit, "how often is said twice")
        if tree is not w.ability.trees[-1]:
            raise w.not_playable(tree.limit, "say it at the end of the ability, or before it")
        if w.is_played:
            raise w.not_playable(tree.limit, "this card is played once and is gone by then")
    w.sentence = 0
    return behind[0][1].limit if behind else text.limit


def times_of(limit: said.Limit | None, within: str) -> int:
    """How often within a turn, or within a battle; 0: no matter how often."""
    times, _, span = ("", "", "") if limit is None else limit.word.partition(" per ")
    return TIMES[times] if span == within else 0


def is_manual(w: Writer, text: said.Text, limit: said.Limit | None) -> bool:
    """[LL-abil.8] [LL-abil.12] 'May', a limit or a cost; else it must act."""
    body = text.body
    if w.asks_back:
        return limit is not None
    may = isinstance(body, said.Optional | said.Paid) or (isinstance(body, said.AfterBattle) and body.may)
    return may or limit is not None


def limit_of(text: said.Text, limit: said.Limit | None, timed: bool) -> int:
    """[LL-abil.9] [LL-abil.23] What costs nothing and has no limit is used once per turn."""
    if limit is not None:
        return times_of(limit, "turn")
    if text.first or text.nth is not None:
        return ONCE
    return 0 if timed or isinstance(text.body, said.Paid) else ONCE


def bodies(w: Writer, text: said.Text, setting: list[Test]) -> list[tuple[int, Effect]]:
    """The effects of the ability, sentence by sentence; 'when …, if …' is a condition of the whole [LL-abil.2]."""
    found: list[tuple[int, Effect]] = []
    for number, tree in enumerate(w.ability.trees):
        rule = text_of(tree)
        if isinstance(tree, said.LimitedTo):
            continue
        if isinstance(tree, said.Afterwards):
            found += [(number, part) for part in governed(after(w, tree))]
        elif rule is not None:
            if (number or w.is_played) and rule.setting is not None:
                w.sentence = number
                raise w.not_playable(rule.setting, "this is done once: say 'if …'")
            within = offered(rule.body) if number or w.is_played or w.asks_back else None
            asked = getattr(rule.body, "asked", None)
            if within is None and asked is not None:
                setting.append(condition(w, asked))
            effect: Effect = within or rule.body.effect  # type: ignore[attr-defined]
            if number and w.is_played and rule.event is not None and isinstance(effect, Plain):
                effect = said.AtTurnsEnd.made({"clauses": effect.clauses}, effect.span, 0)
            whole = number == 0 and text.event is not None and not any(answers_if(tree) for tree in w.ability.trees)
            ruled = governed(effect)
            alone = whole and len(ruled) == 1 and isinstance(effect, If) and not effect.instead
            if alone and isinstance(effect, If) and not others_stand_beside(w, effect):
                setting.append(condition(w, effect.condition))
                ruled = [Plain.made({"clauses": effect.clauses}, effect.span, 0)]
            found += [(number, part) for part in ruled]
    return found


def answers_if(tree: Sentence) -> bool:
    """[EN-2] 'Otherwise': then the 'if' before it chooses between two effects."""
    text = text_of(tree)
    return text is not None and isinstance(text.body, said.Automatic) and isinstance(text.body.effect, Otherwise)


def program(w: Writer, body: said.Body, many: list[tuple[int, Effect]]) -> Ops:
    """How an ability runs: limit, costs, announcement, disposal, effects, aftereffects; [LL-abil.14] once, and it is
    over."""
    over = Label()
    w.ending(running.Begin(""), over)
    if isinstance(body, said.Paid) and not ((w.is_played or w.asks_back) and body.may):
        with w.being(paying=True):
            pay_for(w, body.costs, over)
    w.ending(running.Announce("", False), over)
    disposable = w.card.kind & c.DISPOSABLE
    if disposable:
        w.emit(running.Dispose(""))
    together: list[tuple[int, Effect]] = []
    for number, effect in many:
        begins = all(number != before for before, _ in together)
        if begins and isinstance(w.ability.trees[number], said.Afterwards):
            effects(w, together)
            together = []
            w.ending(running.Announce("", True), over)
        together.append((number, effect))
    effects(w, together)
    w.mark(over)
    if disposable:
        w.emit(running.Dispose(""))
    if w.searched != NONE:
        w.emit(decks.EndSearch("", w.whose_deck, w.searched))
    if w.dug != NONE:
        w.emit(decks.EndDig("", w.dug, w.number(), w.number()))
    return w.program()


def after_battle(w: Writer, timing: Timing) -> Timing:
    """[LL-bat.12] 'When it destroys …, after the battle …': when that battle has ended. The same of one who attacks,
    and of this card or the linked character, if it is attacked."""
    by_whom: list[Test] = [test for test in timing.tests if isinstance(test, terms.AttackerIs)]
    how: list[Test] = [test for test in timing.tests if isinstance(test, terms.StruckAs | terms.InCombo)]
    of = [test.cards for test in timing.tests if isinstance(test, terms.EventIsOf)]
    mental = any(isinstance(test, terms.CauseIn) and c.BY_ATTACK not in test.causes for test in timing.tests)
    if timing.event == c.DESTROY and by_whom and not mental and all(is_any_character(test) for test in timing.tests):
        return replace(timing, event=c.BATTLE_ENDED, tests=[*by_whom, *how, terms.TargetDestroyed()])
    any_target = all(test in by_whom or is_any_character(test) for test in timing.tests)
    if timing.event == c.ATTACK and not mental and by_whom and any_target:
        return replace(timing, event=c.BATTLE_ENDED, tests=[*by_whom, terms.CameToAttack()])
    if timing.event == c.ATTACK and not mental and len(of) == 1 and not by_whom:
        return replace(
            timing, event=c.BATTLE_ENDED, tests=[terms.TargetIsOf(of[0]), *how, terms.CameToAttack()]
        )  # fmt: skip
    raise refuse(w, "'after the battle' is for who attacks, is attacked or destroys")


# What is asked of an action that is past as it was then; who attacked whom is not known any more.
LASTING_TESTS = (SeatIs, EventCardIs, terms.CauseIn, terms.AmountIs, terms.FromTheField, terms.EventIsOf)
LASTING_TRAITS = (ControlledBy, OwnedBy, NotThis, terms.OfKind, terms.IsNamed)


NOT_KNOWN = "which was the first is not known of this: say 'once per turn, when …'"


def known_later(w: Writer, node: Node, timing: Waiting) -> list[Test]:
    """What is asked of an action that is past can still be asked."""
    for each in timing.tests:
        traits = getattr(each, "traits", ())
        if not isinstance(each, LASTING_TESTS) or not all(isinstance(trait, LASTING_TRAITS) for trait in traits):
            raise w.not_playable(node, NOT_KNOWN)
    return [*timing.tests]


def first_of_turn(w: Writer, text: said.Text, timings: list[Timing]) -> Timing:
    """None before it in this turn was such an action, whether this card was there to hear it or not; of what happens to
    this card itself those of this very object count."""
    if len(timings) != 1 or text.event is None:
        raise w.not_playable(text.event or text, NOT_KNOWN)
    (timing,) = timings
    match timing.tests:
        case [terms.AttackerIs(cards=attacker, traits=[])] if timing.event == c.ATTACK and text.nth is None:
            if attacker is not None:  # [LL-bat.26] of one who attacks that is kept, whoever the target was
                return timing.and_also(Not(CardsAre(attacker, [battles.HasAttacked()])))
    tests, nth = known_later(w, text.event, timing), 1 if text.nth is None else NTH[text.nth.word]
    return timing.and_also(FirstOfTurn(timing.event, False, tests, nth, since_here=speaks_of_itself(timing)))


def is_any_character(test: Test) -> bool:
    """Whether a test asks nothing of the card that was destroyed but what every target is: a character of the enemy."""
    if not isinstance(test, EventCardIs):
        return True
    return all(
        (isinstance(each, terms.OfKind) and each.bits == c.CHARACTER)
        or (isinstance(each, ControlledBy) and isinstance(each.who, You) != each.yes)
        for each in test.traits
    )


def add(w: Writer, timings: list[Timing], permission: Permission, code: Ops, played: bool) -> None:
    card, text, short = w.card, w.ability.text, w.ability.text
    made: Lowered
    if played:
        effect = Played(card, text, short, code, w.memory, permission.payable)
        card.add_ability(effect)
        card.effect = effect
    elif timings:
        for timing in timings:
            if card.kind & (c.ITEM | c.OFFENSIVE) and not speaks_of_itself(timing):
                raise refuse(w, "this card is gone by then: say 'when this turn ends', or what happens to this card")
            made = Timed(
                card, text, short, code, w.memory, timing.event, False, timing.test,
                replace(permission, zone=timing.zone),
            )  # fmt: skip
            card.add_ability(made)
            card.timed.append(made)
    elif card.kind & c.DISPOSABLE:
        raise refuse(w, "this card is gone by then: write 'Then you may …' in the ability that it goes on with")
    else:
        made = Manual(card, text, short, code, w.memory, permission)
        card.add_ability(made)
        card.manual.append(made)


def speaks_of_itself(timing: Timing) -> bool:
    """[LL-opt.3] A card that is disposed of when it is played hears of nothing afterwards but of itself."""
    return any(isinstance(each, ThisCard) for each in parts(timing.tests))
