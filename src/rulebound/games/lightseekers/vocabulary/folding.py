"""From sentences to abilities, the Lightseekers way: the class of a sentence decides when it works.

- An ability word takes everything behind it, across lines, up to the next ability word. [LS-2.7.2a, LS-2.7.2b]
- A trigger, a keyword and deck-building text each stand for themselves.
- A statement about numbers, permissions or access, and `Cancel the Next …`, is lingering. With a duration that ends by
  itself, or on a card that resolves at once, it is something that is done; `As long as this is on top of your
  Discard Pile, …` lingers there too.
- Everything else is an instant. Instants that follow one another are one ability. Behind a trigger an instant is one of
  its own, unless it cannot be understood without what stands before (`Otherwise …`, `If you do, …`, `it`,
  `increase this by 1`): then it belongs there.
- `Then …` goes on with the trigger before it; behind something that lingers it is refused.
- What says when its own card can be Played (`Play this card only if …`), or its own price, lingers wherever it is.
- What holds for the rest of the game belongs to the trigger before it on its line.
- `Each turn, …` and `As long as this is on top of your Discard Pile, …` stand for themselves: they are not done with
  the other instants.
- `Multiplayer:` takes the instants behind it on the same line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.categories import AbilityKind, Clause, Deed, Effect, Sentence, Simple
from rulebound.language.core.clauses import (
    AtMoment,
    AtMomentIf,
    IfElse,
    May,
    Otherwise,
    Plain,
    PlayerDoes,
    Repeat,
    Steps,
    Unless,
)
from rulebound.language.core.durations import While
from rulebound.language.core.nouns import It, Some, That, This
from rulebound.language.core.sentences import Statement, Triggered
from rulebound.language.core.triggers import FirstTime, Happens
from rulebound.language.node import Node
from rulebound.language.references import Unbound, Unclear, bind, what_it_needs
from rulebound.language.waiting import waited_for

from .clauses import Do, Doing, EachTurnWhile, HeroesDo, If, InTurn, Lasting, SetUp, YouDo
from .deeds_otherwise import COST_HEADS, IN_ANY_CASE
from .elements import ThatElement
from .events import (
    AnyTurn,
    AtEdge,
    CancelHappens,
    DealsDamage,
    HeroActs,
    HeroOccurs,
    HowOften,
    IsAttacked,
    IsDone,
    NextTime,
    OnEvent,
    TakesDamage,
    TurnEdge,
    WhenForAWhile,
)
from .heroes import HeroRole, SomeHero, WhichHeroes, WhoseRole, You, Your
from .next_turns import NextPhaseOf, NextTurnOf, UntilEndOfNext
from .nouns import CardArticle, CardKind, Next, NthAct
from .numbers import ByMeans, Change, Source
from .own_card import Befell, as_line, from_pile, is_on_pile, own_play, own_price
from .replacing import Instead
from .sentences import OnlyOnce, UsedOnce
from .standing import STATEMENTS, AmountFixed, CardIs, DealsDouble, DealsMore, HasPower, HealsMore
from .verbs import AttackHero, Cancel, ChooseCard, ChooseHero, Play, SkipPhase
from .windows import EachTurn, Once, Stretch, TurnsOf

_THEN = ("then ", "then,", "afterwards", "after that", "you may then ")
_GOES_ON = (*_THEN, *IN_ANY_CASE)
_Folded = list[tuple[AbilityKind, list[PlacedSentence]]]


def fold(lines: Sequence[Sequence[PlacedSentence]], at_once: bool) -> _Folded:
    """Sentences, line by line, into abilities. `at_once`: the card resolves and goes to the discard pile."""
    out: _Folded = []
    for line in lines:
        line = [_with_who_it_was(placed, line[k + 1 : k + 2]) for k, placed in enumerate(line)]
        for k, placed in enumerate(line if at_once else _with_what_comes_of_cancelling(line)):
            if out and at_once:
                placed = _when_this_happens(placed, out[-1][1][-1].tree)
            if out:
                placed = _asking_what_was_done(placed, out[-1][1][-1].tree)
            if out and out[-1][0] is (AbilityKind.EFFECTS if at_once else AbilityKind.ACTIVATED):
                placed = _at_the_end_of_this_turn(placed)
            placed = _asked_now(_whenever_that_is(_chosen_then(placed))) if at_once else _as_it_is_played(placed)
            kind = _kind(placed.tree, at_once)
            alone = bool(out) and _stands_alone(out[-1][1][-1].tree) and not _leans_on_what_is_before(placed.tree)
            goes_on = k > 0 and placed.typed.lower().startswith(_GOES_ON) and kind is AbilityKind.EFFECTS
            goes_on = goes_on or (k > 0 and _is_for_good(placed.tree))
            joins = bool(out) and not alone and _joins(placed.tree, kind, out[-1][0], fresh=k == 0)
            joins = joins or (goes_on and out[-1][0] is AbilityKind.TRIGGERED)
            joins = joins or _is_of_cancelling(placed.tree, at_once)
            if out and (joins or _waits_for_it(out[-1], placed.tree, at_once)):
                out[-1][1].append(placed)
            else:
                out.append((kind, [placed]))
    return out


def _asking_what_was_done(placed: PlacedSentence, before: Sentence) -> PlacedSentence:
    """[EN-8] 'If it Expires, …' behind something that was done to it asks whether it did; it does not wait for it."""
    match placed.tree:
        case Triggered(head=OnEvent(event=Happens(what=It() | That() as it) as event) as head, effect=Plain() as then):
            done = any(isinstance(each, Doing) and not isinstance(each.act, ChooseCard) for each in before.inside())
            if head.asks and head.under is None and done:
                asked = Befell(it, event.verbs).at(event)
                return placed._replace(tree=Statement(If(asked, then.clauses).at(placed.tree)).at(placed.tree))
    return placed


def _at_the_end_of_this_turn(placed: PlacedSentence) -> PlacedSentence:
    """'At the end of the turn', 'of your turn', behind what is over by then: of the turn in which it was done."""
    match placed.tree:
        case Triggered(
            head=AtEdge(edge=TurnEdge(word="end"), period=AnyTurn(word="the turn") | TurnsOf(whose=Your()) as turn)
            as head,
            effect=Plain() | If(instead=False) as then,
        ) if head.under is None and from_pile(then) is None and not (isinstance(turn, TurnsOf) and turn.variant):
            moment = Once("end of this turn").at(placed.tree.head)
            effect: Effect = AtMoment(moment, then.clauses).at(then)
            if isinstance(then, If):
                effect = AtMomentIf(moment, then.condition, then.clauses).at(then)
            return placed._replace(tree=Statement(effect).at(placed.tree))
    return placed


def _whenever_that_is(placed: PlacedSentence) -> PlacedSentence:
    """'The Next time …' of a card that is gone by then waits like 'the Next Attack'. [LS-G33]"""
    placed = _with_next_act(placed)
    match placed.tree:
        case Triggered(
            head=NextTime(under=None) as head,
            effect=Plain() | If() | Unless() | IfElse() | InTurn() | Instead() as effect,
        ) if as_line(placed.tree) is None:
            when = WhenForAWhile(HowOften("Next").at(head), head.event, Stretch("this game").at(head)).at(head)
            return placed._replace(tree=Statement(SetUp(when, effect).at(placed.tree)).at(placed.tree))
    return placed


def _as_it_is_played(placed: PlacedSentence) -> PlacedSentence:
    """'To play this, Remove one of your Buffs': what a card costs that stays in play is paid once."""
    tree = placed.tree
    if not isinstance(tree, Statement) or not placed.typed.lower().startswith(COST_HEADS) or own_play(tree) is not None:
        return placed
    played = HeroActs(You().at(tree), (Play(This().at(tree)).at(tree),)).at(tree)
    return placed._replace(tree=Triggered(OnEvent(played).at(tree), tree.effect).at(tree))


def _chosen_then(placed: PlacedSentence) -> PlacedSentence:
    """'When you Play this Attack, choose one of your Buffs. Deal 2 damage, then Rotate the chosen Buff forward': the
    rest waits for what was chosen and is an effect of the card, so both are done when it takes effect."""
    match placed.tree:
        case Triggered(
            head=OnEvent(
                event=HeroActs(who=You(), verbs=(Play(what=This()),), because=None), other=None, under=None, once=None
            ),
            effect=Plain(clauses=(Steps(steps=(Do(deed=Doing(act=ChooseCard() | ChooseHero())),)),)) as effect,
        ):
            return placed._replace(tree=Statement(effect).at(placed.tree))
    return placed


def _with_next_act(placed: PlacedSentence) -> PlacedSentence:
    """'When they Play their Next Buff', as 'the Next time they Play a Buff'."""
    match placed.tree:
        case Triggered(head=OnEvent(event=HeroActs(who=who, verbs=(verb,)) as event, other=None, once=None) as on):
            what = getattr(verb, "what", None)
            if isinstance(what, Some) and isinstance(what.determiner, Next) and what.determiner.n is None:
                whose = what.determiner.whose
                if whose is None or isinstance(whose, Your) == isinstance(who, You):
                    any_such = what.but(determiner=CardArticle("a").at(what.determiner))
                    waits = NextTime(event.but(verbs=(verb.but(what=any_such),)), on.under).at(on)
                    return placed._replace(tree=placed.tree.but(head=waits))
    return placed


def _with_who_it_was(placed: PlacedSentence, behind: Sequence[PlacedSentence]) -> PlacedSentence:
    """'When you are attacked, they Discard 1 card', 'when you Attack, that hero …': who attacks, or is attacked, is not
    named, but nobody else can be meant. [LS-3.1.3, LS-3.1.4]"""
    tree = placed.tree
    if not isinstance(tree, Triggered) or not isinstance(tree.head, OnEvent | NextTime | FirstTime):
        return placed
    event = tree.head.event
    a_hero = SomeHero(WhichHeroes("a").at(event)).at(event)
    match event:
        case HeroActs(who=You(), verbs=(IsAttacked(who=None) as verb,)):
            named = event.but(verbs=(verb.but(who=a_hero),))
        case HeroActs(who=You(), verbs=(HeroOccurs(word="Attack") as verb,)):
            named = event.but(verbs=(AttackHero(a_hero).at(verb),))
        case HeroActs(who=You() as you, verbs=(TakesDamage(source=Source(what=what), in_one=None) as verb,)) if any(
            isinstance(kind, CardKind) and kind.word == "Attack" for kind in what.inside()
        ):
            deals = DealsDamage(verb.n, you, ByMeans(what).at(verb)).at(verb)
            named = event.but(who=a_hero, verbs=(deals,))
        case _:
            return placed
    made = tree.but(head=tree.head.but(event=named))
    for trees in ([tree], [tree, *(each.tree for each in behind)]):
        missing = _unbound(trees)
        if missing is not None and what_it_needs(missing) in ("player", "hero"):
            following = _unbound([made, *trees[1:]])
            return placed._replace(tree=made) if following is not missing else placed
    return placed


def _unbound(trees: Sequence[Sentence]) -> Node | None:
    """The first reference that nothing before it could mean."""
    try:
        bind(trees, heads_first=True)
    except Unbound as missing:
        return missing.node
    except Unclear:
        pass
    return None


def _asked_now(placed: PlacedSentence) -> PlacedSentence:
    """'While you have a Buff, this deals 2 more damage', of what is done at once: it is asked when it is done."""
    match placed.tree:
        case Statement(effect=Plain(clauses=(Lasting(what=Steps(steps=steps) as what, duration=While() as under),))):
            first = steps[0]
            own = isinstance(first, CardIs) and isinstance(first.what, This) and all(
                isinstance(being, DealsMore | HealsMore | DealsDouble | HasPower) for being in first.beings
            )  # fmt: skip
            if own and not is_on_pile(under.condition):
                asked = If(under.condition, (what,)).at(placed.tree.effect)
                return placed._replace(tree=Statement(asked).at(placed.tree))
    return placed


def _with_what_comes_of_cancelling(line: Sequence[PlacedSentence]) -> Iterator[PlacedSentence]:
    """'Cancel the Next Attack against you, then Draw 1 card.' on a card that waits for it: what stands behind comes of
    it, as if it said 'When this happens'."""
    waits = False
    for placed in line:
        before, waits = waits, False
        match placed.tree:
            case Statement(effect=Plain(clauses=(Steps(steps=(Do(deed=deed),)),))) if _cancels_next(deed):
                waits = True
                yield placed
            case Statement(effect=Plain() as effect) if before and _speaks_of_attacker(effect):
                happens = OnEvent(CancelHappens().at(effect)).at(effect)
                yield placed._replace(tree=Triggered(happens, effect).at(placed.tree))
            case Statement(effect=Plain(clauses=(Steps(steps=(Do(deed=deed) as first, *more)), *then))) if (
                (more or then) and _cancels_next(deed)
            ):
                rest = (*((Steps(tuple(more)).at(more[0]),) if more else ()), *then)
                happens = OnEvent(CancelHappens().at(first)).at(first)
                cancel = Statement(Plain((Steps((first,)).at(first),)).at(first)).at(placed.tree)
                yield placed._replace(tree=cancel)
                yield placed._replace(tree=Triggered(happens, Plain(rest).at(rest[0])).at(placed.tree))
            case _:
                yield placed


def _is_of_cancelling(tree: Sentence, at_once: bool) -> bool:
    """'When this happens, …' of a card that is gone when it does."""
    return at_once and isinstance(tree, Triggered) and isinstance(getattr(tree.head, "event", None), CancelHappens)


def _when_this_happens(placed: PlacedSentence, before: Sentence) -> PlacedSentence:
    """'Cancel the Next Attack against you. If it is Cancelled, …': when that happens."""
    match placed.tree:
        case Triggered(
            head=OnEvent(event=Happens(what=It(), verbs=(IsDone(done=(done,)),)) as event, under=None) as head
        ):
            cancels = any(isinstance(each, Doing) and _cancels_next(each) for each in before.inside())
            if cancels and done.word == "Cancelled":
                return placed._replace(tree=placed.tree.but(head=head.but(event=CancelHappens().at(event))))
    return placed


def _speaks_of_attacker(effect: Effect) -> bool:
    """'Cancel the Next Attack against you. The attacker Draws 1 card.': there is none before that Attack."""
    named = (node.word for node in effect.inside() if isinstance(node, HeroRole | WhoseRole))
    return any(word.startswith("the attacker") for word in named)


def _waits_for_it(before: tuple[AbilityKind, list[PlacedSentence]], tree: Sentence, at_once: bool) -> bool:
    """[EN-8] 'When it Expires, …' behind something that was done to it waits from then on. A card that stays in play
    keeps in mind by itself what was chosen."""
    kind, placed = before
    match tree:
        case Triggered(head=OnEvent(event=Happens(what=It() | That() as it)) as head):
            if head.asks or kind not in (AbilityKind.EFFECTS, AbilityKind.TRIGGERED, AbilityKind.ACTIVATED):
                return False
            mention = waited_for([each.tree for each in placed], tree, it)
            if mention is None:
                return False
            acts = Cancel if at_once else Cancel | ChooseCard  # an act that is to come is no card
            said = [node for node in placed[mention.place.sentence].tree.inside() if isinstance(node, acts)]
            return not any(mention.node is node for act in said for node in act.inside())
    return False


def _joins(tree: Sentence, kind: AbilityKind, before: AbilityKind, *, fresh: bool) -> bool:
    if isinstance(tree, OnlyOnce):
        return before is AbilityKind.TRIGGERED
    if isinstance(tree, UsedOnce):
        return before is AbilityKind.ACTIVATED
    if kind is AbilityKind.SKILLS:
        return before is AbilityKind.SKILLS
    if before is AbilityKind.ACTIVATED:
        return tree.OPENS is None or kind is AbilityKind.TRIGGERED
    if kind is not AbilityKind.EFFECTS:
        return False
    if _stands_alone(tree):
        return False
    if before is AbilityKind.EFFECTS or (before is AbilityKind.MULTIPLAYER and not fresh):
        return True
    return before is AbilityKind.TRIGGERED and _leans_on_what_is_before(tree)


def _is_for_good(tree: Sentence) -> bool:
    """'… for the rest of the game' is not done each turn anew: behind a trigger it is a part of that."""
    clauses = _clauses(tree.effect) if isinstance(tree, Statement) else ()
    return bool(clauses) and all(
        isinstance(each, Lasting) and isinstance(each.duration, Stretch) and each.duration.word == "this game"
        for each in clauses
    )


def _is_each_turn(tree: Sentence) -> bool:
    """'Each turn, …': not when the other instants are done, but once in each turn. [LS-G58]"""
    clauses = _clauses(tree.effect) if isinstance(tree, Statement) else ()
    first = clauses[0] if clauses else None
    return isinstance(first, EachTurnWhile) or (isinstance(first, Lasting) and isinstance(first.duration, EachTurn))


def _stands_alone(tree: Sentence) -> bool:
    """What has a time or a place of its own, and is not done with the other instants."""
    return _is_each_turn(tree) or from_pile(getattr(tree, "effect", None)) is not None


def _leans_on_what_is_before(tree: Sentence) -> bool:
    if isinstance(tree, Statement) and isinstance(tree.effect, Otherwise):
        return True
    if any(isinstance(node, ThatElement | Repeat) for node in tree.inside()):
        return True
    try:
        bind([tree])
    except Unbound:
        return True
    return False


def _kind(tree: Sentence, at_once: bool) -> AbilityKind:
    line = as_line(tree)
    if line is not None:
        for_a_while = isinstance(line.head, WhenForAWhile)
        return AbilityKind.EFFECTS if at_once or for_a_while else AbilityKind.STATIC
    if tree.OPENS is not None:
        return tree.OPENS
    if (own_play(tree) is not None or own_price(tree) is not None) and not _leans_on_what_is_before(tree):
        return AbilityKind.STATIC
    clauses = _clauses(tree.effect) if isinstance(tree, Statement) else ()
    if not clauses or not all(_lingers(clause, at_once) for clause in clauses):
        return AbilityKind.EFFECTS
    # "If it is Fire, increase the damage done by 2": part of what was just done
    is_change = any(isinstance(node, Change) for node in tree.inside())
    if is_change and _leans_on_what_is_before(tree):
        return AbilityKind.EFFECTS
    return AbilityKind.STATIC


def _clauses(effect: Effect) -> tuple[Clause, ...]:
    if isinstance(effect, Plain | If | Unless):
        return effect.clauses
    if isinstance(effect, IfElse):
        return (*effect.clauses, *effect.other)
    return ()


def _lingers(clause: Clause, at_once: bool) -> bool:
    duration = None
    if isinstance(clause, Lasting):
        duration = clause.duration
        clause = clause.what
    if isinstance(clause, May) and not at_once:
        return duration is None and len(clause.deeds) == 1 and _cancels_next(clause.deeds[0])
    if isinstance(duration, Stretch | NextTurnOf | NextPhaseOf | UntilEndOfNext):
        return False
    if isinstance(clause, HeroesDo) and not at_once and not clause.steps:
        return all(isinstance(deed.act, SkipPhase) and not deed.act.coming for deed in clause.deeds if
                   isinstance(deed, Doing))
    if not isinstance(clause, Steps):
        return False
    if at_once and not isinstance(duration, While):
        return False
    return all(_is_standing(step) for step in clause.steps)


def _cancels_next(deed: Deed) -> bool:
    act = deed.act if isinstance(deed, Doing) else None
    return isinstance(act, Cancel) and any(isinstance(node, Next) for node in act.inside())


def _is_standing(step: Simple) -> bool:
    if any(isinstance(node, NthAct) and node.of.word == "this turn" for node in step.inside()):
        return False
    if isinstance(step, CardIs) and step.duration is not None:
        return False
    if isinstance(step, STATEMENTS):
        return True
    if isinstance(step, AmountFixed):
        return False
    deeds = step.deeds if isinstance(step, PlayerDoes) else (step.deed,) if isinstance(step, Do | YouDo) else ()
    acts = [deed.act for deed in deeds if isinstance(deed, Doing)]
    return bool(acts) and all(
        (isinstance(act, Change) and act.duration is None)
        or (isinstance(act, SkipPhase) and not act.coming)
        or (isinstance(act, Cancel) and any(isinstance(node, Next) for node in act.inside()))
        for act in acts
    )
