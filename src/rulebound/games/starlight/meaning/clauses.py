"""Who does what, may, if and otherwise, where Starlight differs from the core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations, pairwise

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.meaning.card_sorts import those_for
from rulebound.games.starlight.meaning.one_by_one import SEVERAL, asked_of_each, at_once, one_at_a_time
from rulebound.games.starlight.meaning.terms import (
    DEAD,
    STATS,
    is_for_combat,
    must_be_own,
    near,
    number_of,
    so_much,
    sort_of,
    those,
    typed_at,
)
from rulebound.games.starlight.meaning.writer import Writer, act, asks_for, clause, condition, creature, effect
from rulebound.games.starlight.ops import attacks
from rulebound.games.starlight.ops.cards import AurasOn, Telegraphable, TelegraphedBy
from rulebound.games.starlight.ops.compared import MostOf
from rulebound.games.starlight.ops.stats import ByMode
from rulebound.games.starlight.ops.terms import (
    THIS,
    EachWithin,
    OtherCreature,
    SeveralChosen,
    Those,
)
from rulebound.games.starlight.ops.tests import AnyCards, CanMove, MayChange, StatIs
from rulebound.games.starlight.vocabulary import combat, happenings, verbs
from rulebound.games.starlight.vocabulary.carrying import WithPicked
from rulebound.games.starlight.vocabulary.conditions import AttackDealt, Died, KnockedBack, Slammed
from rulebound.games.starlight.vocabulary.creatures import (
    Creatures,
    CreatureStat,
    DamageDealt,
    DamageOfAttack,
    EachCreature,
    PlayerOf,
    RemovedCount,
    SomeCreature,
    TheCreature,
    UpToSo,
)
from rulebound.games.starlight.vocabulary.sentences import ForAWhile, IfNot, ManyDo
from rulebound.games.starlight.vocabulary.whither import Send
from rulebound.kernel.terms import Cards, CountOf, Every, Fixed, Not, Test, Whom, relations
from rulebound.kernel.terms.groups import CardsInZones, ThisCard
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import EachPlayer, Opponents, OwnerOf
from rulebound.language.abilities import mode_text
from rulebound.language.cases import answered
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Act, Clause, Deed, Effect, Player
from rulebound.language.core.conditions import AnyCondition, IfDone, IfNotDone, QuantityCompares, QuantityIs
from rulebound.language.core.numbers import Number
from rulebound.language.core.players import PlayerWord
from rulebound.language.lowering import YOU
from rulebound.language.lowering.clauses import (
    asks_first,
    clauses,
    end_part,
    gated,
    how_many_modes,
    if_so_else,
    is_other_case,
    mode,
)
from rulebound.language.lowering.clauses import choose as shared_choose
from rulebound.language.lowering.clauses import if_so as shared_if_so
from rulebound.language.lowering.clauses import player_chooses as shared_player_chooses
from rulebound.language.lowering.clauses import player_may as shared_player_may
from rulebound.language.lowering.clauses import unless_done as shared_unless_done
from rulebound.language.lowering.waiting import all_of
from rulebound.language.node import Node


# ---- one verb
def verb_of(w: Writer, node: Deed) -> Act:
    assert isinstance(node, said.Doing)
    if node.each is not None:
        raise w.not_playable(node.each)
    return node.act


def deed(w: Writer, node: Deed) -> None:
    verb = verb_of(w, node)
    if type(w.doer) is w.dead and isinstance(verb, ON_THE_BOARD):
        raise w.not_playable(node, DEAD)
    if w.doer is not THIS and isinstance(verb, DONE_BY_THE_CARD):
        raise w.not_playable(node, "this is done by the card, whoever stands there: say it without a creature")
    several = getattr(verb, "who", None)
    if not isinstance(several, EachCreature | UpToSo):
        act(w, verb)
        return
    if isinstance(verb, verbs.Swap) or (isinstance(verb, verbs.RemoveAura) and asks_for(w, RemovedCount)):
        raise w.not_playable(several, "say it of one creature")
    with one_at_a_time(w, several, creature(w, several)):
        act(w, verb.but(who=TheCreature("it").at(several)))


ON_THE_BOARD = (
    verbs.Gain, verbs.Lose, verbs.GainMany, verbs.Shift, verbs.LoseAll, verbs.Take, verbs.Steal, verbs.Spend,
    verbs.Move, verbs.MoveExactly, verbs.MoveSome,
    verbs.MoveTo, verbs.Leap, verbs.Swap, verbs.Push, verbs.Pull, verbs.TelegraphFree, verbs.Neutralize, verbs.Capture,
    verbs.Interact,
)  # fmt: skip
# [EN-13] Verbs that ask nothing of who does them: pushed is away from this creature, and so on.
DONE_BY_THE_CARD = (
    verbs.Heal, verbs.SetStat, verbs.Push, verbs.Pull, verbs.MoveOther, verbs.Divide, verbs.ChooseCreature,
    verbs.AddCounters, verbs.RemoveCounters, verbs.RemoveThis, verbs.RemoveAura, verbs.RemoveThat, verbs.DiscardThat,
    verbs.DiscardTelegraphed, verbs.ReturnTelegraphed, Send, verbs.LookAtHand,
    verbs.ChooseFromHand, verbs.PutThat, verbs.PutLooked, verbs.PutAllLooked, verbs.RemoveThem,
)  # fmt: skip


@clause.means(said.YouDo)
def you_do(w: Writer, node: said.YouDo) -> None:
    who = player_called(w, node.who)
    if who is not None:
        with w.being(player=who):
            player_deed(w, node.deed)
        return
    with w.being(doer=creature(w, node.who), player=YOU):  # 'you' are you, also where another chooses
        deed(w, node.deed)


@clause.means(said.PlayerDoes)
def creature_does(w: Writer, node: said.PlayerDoes) -> None:
    who = player_called(w, node.who)
    if who is not None:
        with w.being(player=who):
            for each in (*node.deeds, *node.later):
                player_deed(w, each)
        return
    does(w, node, creature(w, node.who))


@clause.means(ManyDo)
def many_do(w: Writer, node: ManyDo) -> None:
    does(w, said.PlayerDoes(node.who, node.deeds).at(node), creature(w, node.who))
    for each in node.more:
        clause(w, each)


def does(w: Writer, node: said.PlayerDoes, who: Cards) -> None:
    """[EN-5] Several change their stats at once; anything else is done by one after the other."""
    many = (*node.deeds, *node.later)
    if isinstance(who, EachWithin) and not who.enemy and who.tiles == c.ANY_DISTANCE and not at_once(
        many, [verb_of(w, each) for each in many]
    ):
        for own in (OtherCreature(),) if who.not_this else (THIS, OtherCreature()):
            w.spoken_of = own
            does(w, node, own)
        w.spoken_of = None
        return
    if isinstance(who, SEVERAL) and not at_once(many, [verb_of(w, each) for each in many]):
        with one_at_a_time(w, node.who, who) as one:
            does(w, node, one)
        return
    changes = len(many) + sum(isinstance(verb_of(w, each), verbs.GainMany | verbs.Shift) for each in many)
    if isinstance(who, Those | MostOf) and changes > 1:  # who they are is settled before the first change
        slot = w.slot()
        w.emit(Gather(w.words(node.who), who, slot))
        who = SeveralChosen(slot)
    with w.being(doer=who):
        for each in many:
            deed(w, each)


CARD_VERBS = (
    verbs.Draw | verbs.DrawSoMany | verbs.Discard | verbs.DiscardSoMany | verbs.DiscardHand | verbs.DiscardAtRandom
    | verbs.DiscardThat | verbs.Reshuffle | verbs.DiscardDown | verbs.DiscardTop | happenings.GainPoints
    | happenings.LosePoints
)
PLAYERS = {"the opponent": Opponents(), "each player": EachPlayer()}


def player_called(w: Writer, node: Player) -> Whom | None:
    """[ST-GAME.6] A player, as one is called, [EN-3] or the one called last; None: a creature."""
    if isinstance(node, PlayerOf):
        w.called = OwnerOf(ThisCard([]) if node.who is None else creature(w, node.who))
    elif not isinstance(node, PlayerWord) or node.word == "you":
        return None
    elif node.word != "they":
        if node.word == "the opponent":
            must_be_own(w, node)
        w.called = PLAYERS[node.word]
    elif w.called is None or isinstance(w.called, EachPlayer):
        raise w.not_playable(node, "no single player was spoken of before this: say who")
    return w.called


def deed_of_one(w: Writer, node: Deed) -> None:
    (deed if w.player is YOU else player_deed)(w, node)


def player_deed(w: Writer, node: Deed) -> None:
    """[ST-GAME.6] Of players only cards are spoken of."""
    if not isinstance(verb_of(w, node), CARD_VERBS):
        raise w.not_playable(node, "say which creature does this")
    deed(w, node)


@effect.means(said.UnlessDone)
def unless_done(w: Writer, node: said.UnlessDone) -> None:
    """[ST-GAME.6] 'Unless the opponent spends 2 Energy': which creature's?"""
    who = who_spends(w, node.who, [node.act])
    calls_player = isinstance(who, PlayerOf) or (isinstance(who, PlayerWord) and who.word != "you")
    if calls_player and not isinstance(node.act, CARD_VERBS):
        raise w.not_playable(node.act, "say which creature does this")
    shared_unless_done(w, node.but(who=who))


@effect.means(said.PlayerChooses)
def player_chooses(w: Writer, node: said.PlayerChooses) -> None:
    """[ST-GAME.6] 'The opponent chooses one: discard 1 card; or lose 2 Energy': which creature's?"""
    for each in () if node.for_you else node.inside():
        if isinstance(each, said.Do) and not isinstance(verb_of(w, each.deed), CARD_VERBS):
            raise w.not_playable(each, "say which creature does this")
    shared_player_chooses(w, node)


def who_spends(w: Writer, who: Player, acts: Sequence[Act]) -> Player:
    """[ST-CMB.1] In a Combat it is the creature with which it is fought that spends what the opponent spends."""
    fights = w.card.kind in (c.ATTACK, c.COMBAT_SPELL) and not w.outside
    if fights and getattr(who, "word", "") == "the opponent" and all(isinstance(each, verbs.Spend) for each in acts):
        return TheCreature("the opposing creature").at(who)
    return who


# ---- may
@clause.means(said.PlayerMay)
def player_may(w: Writer, node: said.PlayerMay) -> None:
    shared_player_may(w, node.but(who=who_spends(w, node.who, [verb_of(w, each) for each in node.deeds])))


@contextmanager
def one_by_one(w: Writer, node: Player) -> Iterator[Whom]:
    """'The attacker may …': its player is asked; of what a player may do that player."""
    called = player_called(w, node)
    if called is not None:
        if isinstance(called, EachPlayer):
            raise w.not_playable(node, "say it of one player")
        with w.being(player=called):
            yield called
        return
    doer = creature(w, node)
    if isinstance(doer, SEVERAL):
        if asks_for(w, IfDone) or asks_for(w, IfNotDone):
            raise w.not_playable(node, "who of them did it? Say it of one creature")
        with one_at_a_time(w, node, doer) as one, w.being(doer=one):
            yield OwnerOf(one)
        return
    with w.being(doer=doer):
        yield YOU if isinstance(doer, OtherCreature) or doer is THIS else OwnerOf(doer)


def offer(w: Writer, node: Node, who: Whom, deeds: Sequence[Deed]) -> None:
    """[ST-DEC.14] All of it, or nothing; a move asks for itself whether to stay, and who invoked the card chooses the
    steps."""
    if len(deeds) == 1 and type(verb_of(w, deeds[0])) in (verbs.Move, verbs.MoveOther):
        deed(w, deeds[0])
        return
    tests = [test for test in (possible(w, verb_of(w, each)) for each in deeds) if test is not None]
    words = " and ".join(w.words(each) for each in deeds)
    with gated(w, node, Every(tests) if tests else None, True, who, words):
        for each in deeds:
            deed_of_one(w, each)


def possible(w: Writer, node: Act) -> Test | None:
    """What a verb needs to do anything; to lose can be chosen only if the whole amount is there."""
    if isinstance(node, verbs.Lose | verbs.LoseMany):
        needed = [
            StatIs(w.doer, STATS[stat.word], relations.AT_LEAST, n.value if STATS[stat.word] < c.ATK else -c.MOST_FORCE)
            for n, stat in ([(node.n, node.stat)] if isinstance(node, verbs.Lose) else [(i.n, i.stat)
               for i in node.items])
            if isinstance(n, Number)
        ]
        if needed:
            return needed[0] if len(needed) == 1 else Every(list[Test](needed))
    chosen = getattr(node, "who", None)
    if isinstance(chosen, SomeCreature | EachCreature | UpToSo):
        return AnyCards(those(w, chosen, near(w, chosen, getattr(chosen, "another", False))))
    if isinstance(node, verbs.ReturnTelegraphed):
        return AnyCards(TelegraphedBy(creature(w, node.who)))
    if isinstance(node, verbs.RemoveAura):
        return AnyCards(AurasOn(creature(w, node.who)))
    if isinstance(node, verbs.TelegraphFree):
        return AnyCards(Telegraphable(w.doer))
    if isinstance(node, verbs.Push | verbs.Pull | verbs.Swap):
        return CanMove(creature(w, node.who))
    if isinstance(node, verbs.DiscardTelegraphed):
        return AnyCards(TelegraphedBy(creature(w, node.who)))
    if isinstance(node, verbs.Discard | verbs.DiscardAtRandom):
        held = CountOf(CardsInZones([c.HAND], w.player if w.doer is THIS else OwnerOf(w.doer), []))
        return relations.Compares(held, relations.AT_LEAST, Fixed(number_of(w, node.n)))
    if isinstance(node, verbs.DiscardSoMany):
        held = CountOf(CardsInZones([c.HAND], w.player if w.doer is THIS else OwnerOf(w.doer), []))
        return relations.Compares(held, relations.AT_LEAST, so_much(w, node))
    if isinstance(node, happenings.DiscardOne):
        return AnyCards(CardsInZones([c.HAND], YOU, [sort_of(node.what)]))
    if isinstance(node, WithPicked):
        return AnyCards(those_for(w, node))
    if isinstance(node, verbs.Recover):
        return AnyCards(CardsInZones([c.DISCARD], YOU, []))
    if isinstance(node, verbs.Spend):
        return StatIs(w.doer, STATS[node.stat.word], relations.AT_LEAST, node.n.value)
    if isinstance(node, verbs.Neutralize | verbs.Capture | verbs.Interact):
        return MayChange(w.doer)
    return None


# ---- if
def is_about_attack(many: Sequence[Clause]) -> bool:
    return all(
        isinstance(each, said.Steps) and all(isinstance(step, combat.AboutAttack) for step in each.steps)
        for each in many
    )


def parted(many: Sequence[Clause]) -> tuple[list[Clause], list[Clause]]:
    """What is said of the attack, and what else is done."""
    about: list[Clause] = []
    others: list[Clause] = []
    for each in many:
        if not isinstance(each, said.Steps):
            others.append(each)
            continue
        of_it = tuple(step for step in each.steps if isinstance(step, combat.AboutAttack))
        rest = tuple(step for step in each.steps if not isinstance(step, combat.AboutAttack))
        about += [each.but(steps=of_it)] if of_it else []
        others += [each.but(steps=rest)] if rest else []
    return about, others


def other_damage(node: Effect) -> int | None:
    """'If …, deal 5 damage instead', of an Attack."""
    match node:
        case said.If(instead=True, clauses=(said.Steps(steps=(said.Do(deed=said.Doing(act=verb)),)),)):
            return verb.n.value if isinstance(verb, verbs.DealPrinted) else None
    return None


Conditional = said.If | said.Unless | said.IfElse | said.AtMomentIf | said.AtMomentUnless | verbs.OtherwiseIf


def speak_of_subject(w: Writer, node: Conditional) -> None:
    """[EN-3] 'The target loses 1 Energy if it …': what stands before the condition is what it speaks of, if that is one
    creature; as it was typed, in whatever order it was put. 'It' there is nobody whom only the condition names."""
    said_of = [each for clause in node.clauses for each in clause.inside() if isinstance(each, TheCreature)]
    if typed_at(w, node.clauses[0]) < typed_at(w, node.condition):
        if said_of and said_of[0].word == "it" and w.spoken_of is not None:
            w.it_typed[typed_at(w, said_of[0])] = w.spoken_of
        elif said_of and said_of[0].word != "it":
            asks = [each for each in node.condition.inside() if getattr(each, "word", "") == "it"]
            if asks and len({each.word for each in said_of if each.word != "it"}) > 1:
                raise w.not_playable(asks[0], "which one? Name the creature that is asked about")
            creature(w, said_of[0])
    elif said_of and said_of[0].word == "it" and isinstance(node.condition, QuantityCompares | QuantityIs):
        compared = {each.word for each in node.condition.inside() if isinstance(each, Creatures | TheCreature)}
        if len(compared) > 1:
            raise w.not_playable(said_of[0], "which one? Name the creature that is meant")


@effect.means(said.Unless)
def unless_so(w: Writer, node: said.Unless) -> None:
    speak_of_subject(w, node)
    shared_if_so(w, node)


@contextmanager
def under(w: Writer, node: Node) -> Iterator[None]:
    """One of several cases."""
    found = getattr(w.ability.trees[w.sentence], "effect", None)
    if isinstance(found, Conditional) and found.condition is node:
        speak_of_subject(w, found)
    yield


@effect.means(said.IfElse)
def one_way_or_the_other(w: Writer, node: said.IfElse) -> None:
    speak_of_subject(w, node)
    if_so_else(w, node)


@effect.means(said.If)
def if_so(w: Writer, node: said.If) -> None:
    """[ST-CMB.10] The condition of a sentence about the attack is looked at when the attack lands."""
    if node.instead and (other_damage(node) is None or w.printed < 0):
        raise w.not_playable(node, "there is no sentence before this that it could replace")
    if waits_for_attack(w, node) and not w.outcome_known:
        effect(w, said.AtMomentIf(AFTER_COMBAT, node.condition, node.clauses).at(node))
        return
    each = asked_of_each(node)
    if each is not None:  # [EN-6]
        with (
            one_at_a_time(w, each.who, creature(w, each.who)) as one,
            gated(w, node, condition(w, node.condition), False, YOU),
        ):
            does(w, each, one)
        return
    speak_of_subject(w, node)
    test = condition(w, node.condition)
    if any(isinstance(each, AnyCondition) for each in (node.condition, *node.condition.inside())):
        w.generator, w.aura_of, w.met, w.pile_of = "", None, None, None  # it need not be so
    other = other_damage(node)
    if other is not None and w.printed >= 0:
        w.emit(attacks.NoteAttack(w.words(node), c.MORE_DAMAGE, Fixed(other - w.printed), test))
        return
    if is_about_attack(node.clauses) and not isinstance(node.condition, IfDone | IfNotDone):
        w.if_so = test
        clauses(w, node.clauses)
        w.if_so = None
        return
    about, others = parted(node.clauses)
    with gated(w, node, test, False, YOU):
        if about and others and w.card.kind == c.ATTACK and w.printed >= 0:  # asked once, done before and behind it
            clauses(w, about)
            effect(w, said.AtMoment(AFTER_COMBAT, tuple(others)).at(node))
        else:
            clauses(w, node.clauses)
    w.generator, w.aura_of, w.met, w.pile_of = "", None, None, None  # what was asked is so only here


@effect.means(IfNot)
def if_not(w: Writer, node: IfNot) -> None:
    """'If you don't': said of who was asked about, where it could not be what you may do."""
    of_you = w.words(node.condition).lower().startswith("you")
    offers = any(isinstance(each, said.May | said.PlayerMay | said.StepsAndMay) for each in node.clauses)
    if (node.yours and not of_you) or (node.its and of_you) or (offers and (node.yours or node.its)):
        raise w.not_playable(node.other[0], "who does not do what? Say 'otherwise'")
    if_so_else(w, node)


AFTER_COMBAT = verbs.Later("after this Combat")


def waits_for_attack(w: Writer, node: said.If | verbs.OtherwiseIf) -> bool:
    """[ST-CMB.10] What a Combat Spell says of the end of the attack is asked when it is over."""
    asked = node.condition
    of_defender = isinstance(asked, Died) and asked.who.word == "the defender" and not harms_before(w, asked)
    return w.card.kind == c.COMBAT_SPELL and (isinstance(asked, AttackDealt | Slammed) or of_defender)


def harms_before(w: Writer, asked: Died) -> bool:
    """[EN-8] Behind what costs Health 'if the defender died' would ask about that."""
    for tree in w.ability.trees:
        for each in tree.inside():
            if each is asked:
                return False
            if isinstance(each, verbs.Take) or (isinstance(each, LOSSES) and "Health" in stats_of(each)):
                return True
    return False


LOSSES = (verbs.Lose, verbs.LoseMany, verbs.Shift, verbs.Shifts)


def stats_of(node: Node) -> list[str]:
    return [each.word for each in node.inside() if isinstance(each, CreatureStat)]


def must_not_be_dead(w: Writer) -> None:
    """[EN-13] [ST-DIE.13] 'If the defender died, …': what would be done to who is gone."""
    for number, tree in enumerate(w.ability.trees):
        for node in tree.inside():
            if not isinstance(node, said.If | said.IfElse | verbs.OtherwiseIf) or not isinstance(node.condition, Died):
                continue
            parts = getattr(node, "other", ()) if node.condition.alive else node.clauses
            players = [each.who for each in node.inside() if isinstance(each, PlayerOf)]
            gone = ("it", node.condition.who.word)
            for each in (each for part in parts for each in part.inside()):
                if isinstance(each, TheCreature) and each.word in gone and each not in players:
                    w.sentence = number
                    raise w.not_playable(each, DEAD)


def must_be_theirs(w: Writer) -> None:
    """[EN-5] 'All enemies lose 1 Energy, then gain 1 ATK': of several a verb has no ending that says who does it."""
    trees = w.ability.trees
    for w.sentence, tree in enumerate(trees):
        for node in tree.inside():
            many = [step for each in getattr(node, "clauses", ()) for step in getattr(each, "steps", (each,))]
            for before, step in pairwise(many):
                if isinstance(step, said.Do) and is_of_several(w, before):
                    raise w.not_playable(step, "who does this? Say 'you', or say it in a sentence of its own")
    w.sentence = 0


def must_say_what_else(w: Writer) -> None:
    """[EN-13] 'If …, you may move it 2 tiles instead': who declines would be left with neither."""
    for tree in w.ability.trees:
        for each in tree.inside():
            if isinstance(each, said.If) and each.instead:
                if any(isinstance(part, said.May | said.PlayerMay) for part in each.clauses):
                    raise w.not_playable(each, "and if it is declined? Say 'If …, choose one: …; or …'")


def must_ask_of_one(w: Writer) -> None:
    """[EN-13] 'Lose 2 Energy and discard 1 card. If you do, …': of the first, of the second, or of both?"""
    trees = w.ability.trees
    for w.sentence, (before, tree) in enumerate(pairwise(getattr(each, "effect", each) for each in trees), 1):
        if isinstance(tree, said.If) and isinstance(tree.condition, IfDone | IfNotDone):
            last = before.clauses[-1] if isinstance(before, said.Plain) else None
            if isinstance(last, said.Steps) and sum(isinstance(each, said.Do) for each in last.steps) > 1:
                raise w.not_playable(tree.condition, "of the first, or of both? Make two sentences of them")
    w.sentence = 0


def is_of_several(w: Writer, node: Node) -> bool:
    who = getattr(node.line if isinstance(node, ForAWhile) else node, "who", None)
    plural = isinstance(who, EachCreature) and w.words(who).split()[0].lower() not in ("each", "every")
    return plural and isinstance(node, ManyDo | ForAWhile)


def otherwise_chain(w: Writer, many: Sequence[tuple[int, Effect]]) -> int:
    """'If …, …. Otherwise, if …, …. Otherwise, …': how many sentences these were; 0 if there is none of that sort."""
    length = chain_length(many)
    if length < 2:
        return 0
    if is_instead(many, 0):
        w.sentence = many[0][0]
        raise w.not_playable(many[0][1], "instead of what? Leave out 'instead'")  # [EN-11]
    behind = w.fork()
    for number, node in many[:length]:
        w.sentence = number
        if isinstance(node, said.Otherwise):
            clauses(w, node.clauses)
            continue
        assert isinstance(node, said.If | said.Unless | verbs.OtherwiseIf)
        speak_of_subject(w, node)
        test = condition(w, node.condition)
        with gated(w, node, Not(test) if isinstance(node, said.Unless) else test, False, YOU):
            clauses(w, node.clauses)
            end_part(w, behind)
        w.generator, w.aura_of, w.met, w.pile_of = "", None, None, None
    w.end_arm(behind, last=True)
    w.join(behind)
    return length


def is_instead(many: Sequence[tuple[int, Effect]], at: int) -> bool:
    """Whether a sentence takes the place of an earlier one; the damage of an Attack is changed in a way of its own."""
    node = many[at][1] if at < len(many) else None
    return isinstance(node, said.If) and node.instead and other_damage(node) is None


def chain_length(many: Sequence[tuple[int, Effect]]) -> int:
    """How many sentences from the first on hang together: also what happens instead of another [EN-11]."""
    for behind in (1, 2):
        if is_instead(many, behind) and (behind == 1 or asks_first(many, 0)):
            other = many[behind + 1][1] if behind + 1 < len(many) else None
            asked = many[1] if behind == 2 else None
            return behind + 1 + (isinstance(other, said.If) and is_other_case(many[0][1], asked, other))
    if not isinstance(many[0][1], said.If | said.Unless):
        return 1
    length = answered([each for _, each in many]) or 1
    while length < len(many) and isinstance(many[length][1], verbs.OtherwiseIf):
        length += 1
    if length < len(many) and isinstance(many[length][1], said.Otherwise):
        length += 1
    return length


@effect.means(verbs.AfterAttack)
def after_attack(w: Writer, node: verbs.AfterAttack) -> None:
    """Of an Attack it is looked at before; a Spell of its Combat says what comes after that."""
    if w.card.kind not in (c.COMBAT_SPELL, c.SPELL) or w.triggered:
        raise w.not_playable(node, "only an Attack says what comes after it")
    if node.condition is None:
        effect(w, said.AtMoment(AFTER_COMBAT, node.clauses).at(node))
    else:
        effect(w, said.AtMomentIf(AFTER_COMBAT, node.condition, node.clauses).at(node))


@effect.means(verbs.OtherwiseIf)
def stray_otherwise(w: Writer, node: verbs.OtherwiseIf) -> None:
    raise w.not_playable(node, "there is no 'if' in the sentence before this")


# ---- the attack
def must_be_in_time(w: Writer, node: Node) -> None:
    """[EN-13] Only who is heard while an attack is under way can change it."""
    if not is_for_combat(w) and not w.hears_attack:
        raise w.not_playable(node, "there is no attack that this could change")


def asks_the_outcome(node: Node) -> bool:
    return isinstance(node, verbs.AfterAttack) or any(
        isinstance(each, AttackDealt | DamageDealt | DamageOfAttack | KnockedBack)
        or (isinstance(each, Died) and each.who.word in ("the defender", "the target", "it"))
        for each in (node, *node.inside())
    )


# ---- modes
@effect.means(said.Choose)
def choose(w: Writer, node: said.Choose) -> None:
    """[ST-DEC.17] Chosen when the card is invoked, so only once on a card; what a trigger does is chosen then. Behind
    'if you do' it is no choice of the invocation [ST-INV.8]: what it hangs on is offered later [ST-DEC.14]."""
    behind_offer = any(isinstance(each, IfDone | IfNotDone) for each in w.ability.trees[w.sentence].inside())
    if w.triggered or behind_offer:
        shared_choose(w, node)
        return
    if w.card.modes or w.card.kind in (c.AURA, c.CREATURE):
        raise w.not_playable(node, "one choice among modes can be made, when a card is invoked")
    if is_case(w) and node.several is None and node.n is not None and node.n.value == len(node.modes) > 1:
        for each in node.modes:  # 'If …, choose both instead': nothing is left to choose
            effect(w, each)
        return
    choice, behind = ByMode(w.words(node), YOU, c.M_MODE, c.MODE), w.fork()
    w.emit(choice)
    w.patch(lambda at: setattr(choice, "behind", at), behind)
    for several in ways(w, node):
        text = "; ".join(mode_text(each) for each in several)
        needed = [test for test in (mode_possible(w, each) for each in several) if test is not None]
        with mode(w, choice, behind, text, all_of(needed)):
            for each in several:
                effect(w, each)
        w.card.modes = [*w.card.modes, text]
    w.card.possible_modes = choice.tests
    w.join(behind)


def is_case(w: Writer) -> bool:
    """Whether what is carried out is done only in some case, and something else in another."""
    tree = w.ability.trees[w.sentence]
    return isinstance(getattr(tree, "effect", None), said.If | said.IfElse)


def ways(w: Writer, node: said.Choose) -> list[tuple[said.Mode, ...]]:
    """All that can be chosen: one mode, or several together in the printed order."""
    node = parted_modes(node)
    least, most = how_many_modes(w, node)
    if least == 0:
        raise w.not_playable(node.several or node, "a card is not invoked for nothing: say 'one or more'")
    if least >= len(node.modes):
        raise w.not_playable(node, "there is nothing to choose: put '; or' between the modes")
    found = [each for size in range(least, most + 1) for each in combinations(node.modes, size)]
    if len(found) > MOST_WAYS:
        raise w.not_playable(node, f"there are more than {MOST_WAYS} ways to choose: say how many")
    return found


MOST_WAYS = 8


def parted_modes(node: said.Choose) -> said.Choose:
    """'Choose one: gain 2 ATK or gain 2 DEF.' are two modes."""
    match node.modes:
        case (said.Plain(clauses=(said.DoOr(deeds=deeds) as either,)) as mode,):
            steps = ((said.Steps((said.Do(deed).at(deed),)).at(either),) for deed in deeds)
            return node.but(modes=tuple(mode.but(clauses=each) for each in steps))
    return node


def mode_possible(w: Writer, node: said.Mode) -> Test | None:
    first = node.clauses[0]
    if isinstance(node, said.Plain) and isinstance(first, said.Steps) and isinstance(first.steps[0], said.Do):
        return possible(w, verb_of(w, first.steps[0].deed))
    return None


