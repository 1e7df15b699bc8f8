"""What the phrases of `vocabulary/events.py` mean."""

from __future__ import annotations

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.definition import Standing
from rulebound.games.starlight.meaning.card_sorts import bounds, sort_of_cards
from rulebound.games.starlight.meaning.history import KNOCKED, PULLED, PUSHED
from rulebound.games.starlight.meaning.lines import counted, played_or_invoked
from rulebound.games.starlight.meaning.terms import ALL_CLASSES, CLASSES, STATS, classes, like, must_be_own
from rulebound.games.starlight.meaning.triggers import DRAWING, subject
from rulebound.games.starlight.meaning.writer import Waiting, Writer, creature, event_of, happening, line
from rulebound.games.starlight.ops import events as ops
from rulebound.games.starlight.ops import terms, tests
from rulebound.games.starlight.vocabulary import creatures
from rulebound.games.starlight.vocabulary import events as said
from rulebound.kernel.terms import Cards, Fixed, Not, Test
from rulebound.kernel.terms.events import CauseIs, SeatIs
from rulebound.kernel.terms.players import Opponents
from rulebound.kernel.terms.relations import EXACTLY, EventAmountIs
from rulebound.language.core.categories import Player
from rulebound.language.lowering.conditions import RELATIONS

Line = tuple[Cards, Standing]
THE_OTHER = ops.OtherOfEvent()


def is_itself(who: Player) -> bool:
    return getattr(who, "word", "") in ("you", "yourself", "this creature")


def one(w: Writer, who: Player) -> Test:
    """[EN-3] As `subject`, of 'you' and 'your', too, who are never 'it'."""
    if getattr(who, "word", "") == "yourself":
        must_be_own(w, who)
        w.spoken_of = None
        return tests.IsThis()
    return subject(w, who)


def like_of(w: Writer, who: Player, test: Test, of_other: bool) -> list[Test]:
    """Who it is, and what must be so of that creature."""
    found = [test]
    if isinstance(who, creatures.SomeCreature):
        found += [Not(tests.IsThis())] if who.another else []
        if who.like is not None:
            found.append(like(w, who.like, terms.ThatCreature()))
    return [ops.OfOther(each) for each in found] if of_other else found


def is_any_enemy(who: Player) -> bool:
    """Whoever it is: nobody else attacks."""
    if not isinstance(who, creatures.SomeCreature) or who.side is None or who.side.word != "enemy":
        return False
    return not (who.another or who.adjacent or who.tiles or who.like or who.center or who.in_range)


def of_any_attack(w: Writer, whom: Player) -> Waiting:
    """'When an enemy attacks this creature' is when it is attacked; [EN-3] 'it' is the attacker, beside 'you'."""
    w.that_creature, w.hears_attack = terms.OfCombat(False), True
    w.spoken_of = w.that_creature if getattr(whom, "word", "") == "yourself" else None
    return Waiting(c.ATTACKED, [tests.IsThis()])


@happening.means(said.Attacks)
def attacks(w: Writer, node: said.Attacks) -> Waiting:
    """[ST-CMB.1] The event names the defender first. [EN-3] 'You' are never 'it'; who attacks whom are two."""
    who = w.subject
    after = w.after
    by = like_of(w, who, subject(w, who), not after)
    whom: list[Test] = []
    if node.whom is not None:
        whom = like_of(w, node.whom, one(w, node.whom), after)
    if not after and node.whom is not None and is_itself(node.whom) and is_any_enemy(who):
        return of_any_attack(w, node.whom)
    attacker, defender = (terms.ThatCreature(), THE_OTHER) if after else (THE_OTHER, terms.ThatCreature())
    met = defender if is_itself(who) else attacker
    w.that_creature = met
    called = [getattr(each, "word", "") for each in (who, node.whom) if each is not None]
    if called == ["this creature"]:
        w.spoken_of = terms.THIS
    elif called in (["you"], ["yourself"]):
        w.spoken_of = None
    else:
        w.spoken_of = None if "this creature" in called or "your other creature" in called else met
    w.hears_attack = not after
    w.fighters = {False: attacker, True: defender} if after else {}
    return Waiting(c.COMBAT_ENDED if after else c.ATTACKED, [*by, *whom])


@event_of.means(said.CombatTurns)
def combat_turns(w: Writer, node: said.CombatTurns) -> Waiting:
    w.spoken_of = None
    if node.ends:
        w.outside = True
        w.fighters = {False: terms.ThatCreature(), True: THE_OTHER}
    return Waiting(c.COMBAT_ENDED if node.ends else c.ATTACKED, [ops.InIt()])


@happening.means(said.Resolves)
def resolves(w: Writer, node: said.Resolves) -> Waiting:
    return Waiting(c.RESOLVED, [*like_of(w, w.subject, subject(w, w.subject), False),
        tests.IsOfClass(classes(node.what))])


@happening.means(said.Spends)
def spends(w: Writer, node: said.Spends) -> Waiting:
    if node.stat.word not in ("Energy", "Mana"):
        raise w.not_playable(node.stat, "only Energy and Mana are spent")
    least, most = bounds(w, node.n, node.bound)
    about = like_of(w, w.subject, subject(w, w.subject), False)
    if node.last:
        about.append(tests.StatIs(terms.ThatCreature(), STATS[node.stat.word], EXACTLY, 0))
    return Waiting(c.SPENT, [*about, ops.Spent(node.stat.word == "Mana", max(least, 1), most)])


# [ST-TILE.1] [ST-TILE.3] [ST-TILE.5] What the bonus of a tile is.
GIVEN_BY = {"energy": ("Energy",), "health": ("Health",), "strength": ("ATK", "DEF")}


@happening.means(said.GainsOf)
def gains_of(w: Writer, node: said.GainsOf) -> Waiting:
    words = w.words(node).lower()
    named = next((gives for tile, gives in GIVEN_BY.items() if f"{tile} tile" in words), None)
    if named is not None and node.stat.word not in named:
        raise w.not_playable(node.stat, f"such a tile gives {' and '.join(named)}")
    about = like_of(w, w.subject, subject(w, w.subject), False)
    return Waiting(c.GAINED + STATS[node.stat.word], [*about, ops.CausedBy(1 << c.BY_TILE)])


@happening.means(said.Returns)
def returns(w: Writer, node: said.Returns) -> Waiting:
    return Waiting(c.RETURNED, like_of(w, w.subject, subject(w, w.subject), False))


@happening.means(said.EntersBoard)
def enters_board(w: Writer, node: said.EntersBoard) -> Waiting:
    raise w.not_playable(node, "for the first time, or after a death? Say 'returns to the board'")


@event_of.means(said.AuraComes)
def aura_comes(w: Writer, node: said.AuraComes) -> Waiting:
    test = ops.OfOther(one(w, node.whom))
    if node.whom.word != "this creature" and not is_itself(node.whom):
        w.spoken_of = THE_OTHER
    others = [Not(tests.IsThisAura())] if w.card.kind == c.AURA else []
    return Waiting(c.AURA_REMOVED if node.gone else c.AURA_ADDED, [test, *others])


@happening.means(said.DiscardsCard)
def discards_card(w: Writer, node: said.DiscardsCard) -> Waiting:
    return of_player(w, c.DISCARDED)


@happening.means(said.ScoresPoints)
def scores_points(w: Writer, node: said.ScoresPoints) -> Waiting:
    return of_player(w, c.SCORED)


def of_player(w: Writer, kind: int) -> Waiting:
    """[ST-GAME.6]"""
    who = w.subject
    word = getattr(who, "word", "")
    called = "you" if word == "yourself" else word
    if called not in DRAWING:
        raise w.not_playable(who, "a player does this: say 'you' or 'the opponent'")
    must_be_own(w, who)
    w.spoken_of = terms.THIS
    return Waiting(kind, [SeatIs(DRAWING[called])])


@happening.means(said.Slams)
def slams(w: Writer, node: said.Slams) -> Waiting:
    found = like_of(w, w.subject, subject(w, w.subject), not node.suffers)
    if not node.suffers:
        w.spoken_of = w.that_creature = terms.ThatCreature()
    return Waiting(c.SLAMMED, found)


@happening.means(said.KnocksBack)
def knocks_back(w: Writer, node: said.KnocksBack) -> Waiting:
    if not is_itself(w.subject):
        raise w.not_playable(w.subject, "say it of this creature")
    must_be_own(w, w.subject)
    w.spoken_of = w.that_creature = terms.ThatCreature()
    return Waiting(c.MOVED, [CauseIs(c.BY_KNOCKBACK), ops.ByThisAttacker()])


@happening.means(said.IsPushed)
def is_pushed(w: Writer, node: said.IsPushed) -> Waiting:
    pushed = "pushed" in w.words(node).lower().split()
    causes = (PULLED if node.pulled else 0) | (PUSHED | KNOCKED if pushed else 0)
    return Waiting(c.MOVED, [*like_of(w, w.subject, subject(w, w.subject), False), ops.CausedBy(causes)])


@event_of.means(said.AttackMisses)
def attack_misses(w: Writer, node: said.AttackMisses) -> Waiting:
    whose = node.who if node.against else node.of
    assert whose is not None
    test = one(w, creatures.TheCreature(whose.word).at(whose))
    w.spoken_of = None
    return Waiting(c.MISSED, [ops.OfOther(test) if node.against else test])


@happening.means(said.DealsSoMuch)
def deals_so_much(w: Writer, node: said.DealsSoMuch) -> Waiting:
    about = like_of(w, w.subject, subject(w, w.subject), False)
    about.append(EventAmountIs(RELATIONS[node.bound.word], Fixed(node.n.value)))
    return Waiting(c.DEALT, [*about, *([CauseIs(c.BY_ATTACK)] if node.by_attack else [])])


@event_of.means(said.StatFalls)
def stat_falls(w: Writer, node: said.StatFalls) -> Waiting:
    if node.stat.word in ("Energy", "Mana"):
        raise w.not_playable(node, "by a loss, or as it is spent? Say 'loses' or 'spends'")
    test = one(w, creatures.TheCreature(node.of.word).at(node.of))
    least = node.n.value - 1 if node.below else node.n.value
    return Waiting(c.LOST + STATS[node.stat.word], [test, ops.FellTo(STATS[node.stat.word], least)])


@event_of.means(said.CountersReach)
def counters_reach(w: Writer, node: said.CountersReach) -> Waiting:
    if w.card.kind != c.AURA:
        raise w.not_playable(node, "only an Aura has counters")
    w.spoken_of, w.this_aura = terms.THIS, True
    return Waiting(c.COUNTERS_ADDED, [ops.HasCounters(node.n.value)])


@happening.means(said.MovesBeside)
def moves_beside(w: Writer, node: said.MovesBeside) -> Waiting:
    about = like_of(w, w.subject, subject(w, w.subject), False)
    return Waiting(c.MOVED, [*about, CauseIs(c.BY_OWN_MOVE), ops.BesideEnemy()])


@happening.means(said.TelegraphsOne)
def telegraphs_one(w: Writer, node: said.TelegraphsOne) -> Waiting:
    about = like_of(w, w.subject, subject(w, w.subject), False)
    return Waiting(c.TELEGRAPHED, [*about, *([tests.IsOfClass(CLASSES[node.what.word])] if node.what else [])])


@happening.means(said.IsTargeted)
def is_targeted(w: Writer, node: said.IsTargeted) -> Waiting:
    """[EN-3] 'That creature' is who has invoked the card."""
    if w.after:
        raise w.not_playable(node, "as it is invoked, or when it is over? Say 'when'")
    about: list[Test] = [ops.OfTarget(test) for test in like_of(w, w.subject, subject(w, w.subject), False)]
    if node.enemy:
        about.append(SeatIs(Opponents()))
    if node.what is not None:
        about.append(tests.IsOfClass(CLASSES[node.what.word]))
    return Waiting(c.INVOKED, about)


@happening.means(said.InvokesSort)
def invokes_sort(w: Writer, node: said.InvokesSort) -> Waiting:
    if w.words(node).lower().startswith("play") and not node.sort.telegraphed:
        raise w.not_playable(node, "played is invoked or telegraphed [ST-TEL.1]: say 'invokes'")
    about = like_of(w, w.subject, subject(w, w.subject), False)
    return Waiting(c.RESOLVED if w.after else c.INVOKED, [*about, ops.IsOfSort(sort_of_cards(w, node.sort))])


@line.means(said.CannotInvokeSort)
def cannot_invoke_sort(w: Writer, node: said.CannotInvokeSort) -> Line:
    sort = sort_of_cards(w, node.sort)
    line = Standing(c.NOT_INVOKING, w.ability.text, played_or_invoked(w), sort.classes, sort=sort)
    return creature(w, node.who), line


@line.means(said.CannotInvokeMore)
def cannot_invoke_more(w: Writer, node: said.CannotInvokeMore) -> Line:
    return creature(w, node.who), Standing(c.NOT_INVOKING, w.ability.text, played_or_invoked(w), ALL_CLASSES)


@line.means(said.SortCosts)
def sort_costs(w: Writer, node: said.SortCosts) -> Line:
    """[ST-NUM.1] Energy and Mana are reckoned apart."""
    if node.stat.word not in ("Energy", "Mana"):
        raise w.not_playable(node.stat, "cards cost Energy and Mana")
    what = c.COST_MORE if node.stat.word == "Energy" else c.COST_MANA
    sort = sort_of_cards(w, node.sort)
    whose = node.who or node.of
    assert whose is not None
    who, by = creature(w, whose), -node.n.value if node.less else node.n.value
    return who, Standing(what, w.ability.text, by, sort.classes, each=counted(w, node.each, who), sort=sort)



@line.means(said.LessRange)
def less_range(w: Writer, node: said.LessRange) -> Line:
    return creature(w, node.of), Standing(c.MORE_RANGE, w.ability.text, -node.n.value, CLASSES[node.what.word])
