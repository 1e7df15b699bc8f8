"""Effects that last: what cards get for a while."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered, StaticAbility
from rulebound.games.luminous.meaning.acts_numbers import damage_by
from rulebound.games.luminous.meaning.adjectives import stat_code
from rulebound.games.luminous.meaning.amounts import count_of, multiplied
from rulebound.games.luminous.meaning.asking import asked
from rulebound.games.luminous.meaning.durations import NONE_DECLARED, Lasting, lasting
from rulebound.games.luminous.meaning.lines import Line, line
from rulebound.games.luminous.meaning.misfits import kinds_of, unfit_step
from rulebound.games.luminous.meaning.nouns import (
    PLAYED,
    Wanted,
    described,
    meant,
    next_played,
    objects,
    refuse_number,
)
from rulebound.games.luminous.meaning.quoting import give
from rulebound.games.luminous.meaning.senses import act, amount
from rulebound.games.luminous.meaning.triggers import EVENT_CARD, player_acts
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import groups, numbers, remembering
from rulebound.games.luminous.ops.cards import Expend
from rulebound.games.luminous.ops.lasting import Change, ChangeCost, ListenThisTurn, MakeFast, MakeStatic, RecallKept
from rulebound.games.luminous.vocabulary import beings, nouns
from rulebound.games.luminous.vocabulary.verbs import (
    AddDurability,
    Double,
    ExchangeControl,
    HaveFight,
    Play,
    PutCounters,
    PutIntoPlay,
    SetStat,
    SwapStats,
)
from rulebound.kernel.modifiers import ADD, SET
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Amount, Cards, Every, Fixed, Negative, Times
from rulebound.kernel.terms.amounts import AtLeast, Sum
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.stats import StatOf
from rulebound.kernel.terms.tests import BeforeNextTurn, SameTurn
from rulebound.kernel.terms.traits import NotOneOf, NotThis
from rulebound.language.core.categories import Duration
from rulebound.language.core.clauses import StatBecomes, StatIsEqual, ThingIs
from rulebound.language.core.nouns import Article, Bare, Exactly, It, Some, That, Them, This, Those, UpTo, YouPlay
from rulebound.language.core.players import PlayerWord
from rulebound.language.lowering.asking import parts
from rulebound.language.lowering.each import each_card
from rulebound.language.lowering.references import possessor
from rulebound.language.node import Node
from rulebound.language.references import is_plural

ONE = Fixed(1)
WithMore = beings.EntersWithCounters | beings.EntersWithDurability
FIELDS = {remembering.ATTACK: c.F_ATTACK, remembering.HEALTH: c.F_HEALTH}


def thing_is(w: Writer, node: ThingIs) -> None:
    """Cards get, gain, lose or do something; the duration spans all of it."""
    is_next = isinstance(node.what, Some) and getattr(node.what.determiner, "word", "") == "the next"
    if any(isinstance(being, beings.AreFast) for being in node.beings):
        make_fast(w, node)
        return
    costs = tuple(being for being in node.beings if isinstance(being, beings.CostChange))
    others = tuple(being for being in node.beings if being not in costs)
    if costs and (not is_next or not others):
        cost_change(w, node)
        return
    if isinstance(node.what, Some) and is_next:
        if costs:  # what it costs is asked before it is played, the rest when it is
            cost_change(w, node.but(beings=costs))
        next_one(w, node.but(beings=others), node.what)
        return
    if isinstance(node.what, This) and all(being.ACTS for being in node.beings):  # nothing becomes of it
        change(w, node, meant(w, node.what), -1)
    elif isinstance(node.what, This) and w.making.definition.spell:  # [EN-12]
        raise w.not_playable(node.what, "a spell is never in play: name who gets it")
    else:
        change(w, node, *objects(w, node.what, Wanted()))


@act.means(beings.HaveThing)
def have_thing(w: Writer, node: beings.HaveThing) -> None:
    thing_is(w, ThingIs(node.what, node.beings, node.duration).at(node))


def is_done_once(w: Writer) -> bool:
    """Whether one object does it only once, so that what it keeps in mind is one thing: not what is repeated, nor what
    several cards may lend it."""
    if w.making.quoted or w.in_rounds:
        return False
    keywords = [getattr(each, "word", "") for each in w.ability.keywords]
    return w.making.definition.spell or (bool(keywords) and all(each in ("Arrive", "Depart") for each in keywords))


def next_one(w: Writer, node: ThingIs, what: Some) -> None:
    """'The next unit you play this turn gains Dash.': as it is played, whatever that is then. [LU-arrive.2]"""
    relative = what.group.relative
    led = node.duration is not None and node.children()[0] is node.duration  # 'Until end of turn, the next unit …'
    this_turn = led and lasting(w, node.duration) == Lasting(c.THIS_TURN, None)
    if not isinstance(relative, YouPlay) or not (relative.this_turn or this_turn):
        raise w.not_playable(what, "the next one is spoken of as you play it: 'the next unit you play this turn'")
    if w.making.quoted or w.in_rounds:
        raise w.not_playable(what, "once, and in its own text, a card waits for it")
    one = what.but(determiner=Article("a"), group=what.group.but(relative=None))
    with w.being(laying=True, standing=True):
        waiting = player_acts(w, PlayerWord("you").at(what), Play(one).at(what))
    with w.aside() as later, w.part():
        w.emit(RecallKept(""))
        change(w, node, EVENT_CARD, -1)
    card, words = w.making.definition, w.words(what)
    trigger = LuminousTriggered(card, w.words(node), words, Ops([]), 0, waiting.event, False, waiting.test(), "")
    trigger.this_turn = trigger.keeps = trigger.next_only = True
    trigger.laid = not card.spell
    w.parts.append((trigger, later))
    w.emit(ListenThisTurn(w.words(node), trigger))


def change(w: Writer, node: ThingIs, cards: Cards, keep: int) -> None:
    """What becomes of some cards."""
    how_long = lasting(w, node.duration, combat=True)
    if any(isinstance(being, beings.MustAttackNow | beings.MustBeBlockedNow) for being in node.beings):
        if node.duration is not None:
            raise w.not_playable(node.duration, "'this turn' says how long")
        how_long = Lasting(c.THIS_TURN, None)  # of all that is said with it
    if says_several(node) and any(asked(part) for part in parts([cards])):
        # whom it means is settled before the first change: 'each unit with 3 or more health becomes 1/1 and …'
        cards, _ = settled(w, node.what, cards, keep)
    for being in node.beings:
        if isinstance(being, beings.DealsDamage):
            if node.duration is not None:
                raise w.not_playable(node.duration, "what is done at once does not last")
            damage_by(w, being, cards, node.what)
            continue
        if isinstance(being, beings.Fights):
            fight(w, node, cards, being)
            continue
        if isinstance(being, beings.Get) and isinstance(being.bonus, beings.StatBonus) and is_durability(being.bonus):
            durability(w, node, cards, being)
            continue
        if isinstance(being, beings.EntersExpended) and node.duration is None and is_put_into_play(w, node.what):
            w.emit(Expend(w.words(node), cards, -1, c.BY_EFFECT))  # it has just come: nothing was done with it yet
            continue
        if isinstance(being, WithMore) and is_put_into_play(w, node.what):
            with_more(w, node, being)
            continue
        if isinstance(being, beings.GainQuoted):
            if how_long.condition is not None or how_long.until == c.THIS_COMBAT:
                raise w.not_playable(being, "say until when: 'until end of turn'")
            give(w, node, being.quoted, cards, how_long.until)
        if isinstance(being, beings.StaysExpended) and isinstance(node.what, It | That | Them | Those):
            for word, why in unfit_step(w.mention(node.what).node, being):
                raise w.not_playable(word, why)
        if isinstance(being, beings.StaysExpended) and being.next:
            how_long = next_ready_step(w, node, being)
        elif isinstance(being, beings.StaysExpended) and node.duration is None:
            raise w.not_playable(being, "until when? Say 'during its controller's next ready step'")
        for each in line(w, being):
            if each.field == c.F_PLAYER:
                raise w.not_playable(being, "say who can't play them")
            if isinstance(being, beings.EntersExpended):  # [EN-12]
                raise w.not_playable(being, "what is in play has entered already: only a card in play can say this")
            lay(w, node, cards, each, how_long, keep)


def fight(w: Writer, node: ThingIs, cards: Cards, being: beings.Fights) -> None:
    """Of two that were named one by one, or of a pair."""
    if node.duration is not None:
        raise w.not_playable(node.duration, "what is done at once does not last")
    if being.what is None:
        refuse_pair(w, node.what)
    else:
        refuse_fighter(w, node.what)
        refuse_fighter(w, being.what)
    other = None if being.what is None else objects(w, being.what, another_than(cards, being.what))[0]
    w.emit(numbers.Fight(w.words(node), cards, other, w.way("destroyed", -1), w.tally("damage dealt")))


def another_than(cards: Cards, what: Node) -> Wanted:
    """Nobody fights itself, whether or not the text says 'another'."""
    if getattr(getattr(what, "determiner", None), "word", "") == "another":
        return Wanted()
    return Wanted(must=[NotThis() if isinstance(cards, groups.ThisCard) else NotOneOf(cards)])


TWO_FIGHT = "two units fight: say which one with which other"


def refuse_fighter(w: Writer, what: Node) -> None:
    """[LU-type.1] One unit: of more than two nobody could say who deals damage to whom."""
    meant = w.mention(what).node if isinstance(what, It | That) else what
    one_of_each = getattr(getattr(meant, "determiner", None), "word", "") in ("each", "each other")
    if is_plural(meant) or one_of_each or isinstance(meant, Them | Those):
        raise w.not_playable(what, TWO_FIGHT)
    kinds = [getattr(kind, "word", "") for kind in kinds_of(meant)]
    if any(word != "unit" for word in kinds) or (isinstance(meant, This) and not w.making.definition.unit):
        raise w.not_playable(what, "only units fight")


def refuse_pair(w: Writer, what: Node) -> None:
    meant = w.mention(what).node if isinstance(what, Them | Those) else what
    parties = getattr(meant, "things", (meant,))
    if isinstance(meant, ExchangeControl):
        parties = (meant.one, meant.other)
    determiner = getattr(meant, "determiner", None)
    if isinstance(determiner, Exactly | UpTo) and getattr(determiner.n, "value", 0) == 2:
        parties = (meant.but(determiner=Article("a")),) * 2
    if len(parties) != 2:
        raise w.not_playable(what, TWO_FIGHT)
    for each in parties:
        refuse_fighter(w, each)


def settled(w: Writer, what: Node, cards: Cards, keep: int) -> tuple[Cards, int]:
    """The cards as they are now, whatever is changed about them."""
    slot = w.slot() if keep < 0 else keep
    w.emit(Gather(w.words(what), cards, slot))
    return w.in_slot(slot), slot


def is_put_into_play(w: Writer, what: Node) -> bool:
    """'… into play. If …, it enters expended': the card that this text has put there."""
    if not isinstance(what, It):
        return False
    before = w.mention(what).node
    puts = (each for tree in w.ability.trees for each in tree.inside() if isinstance(each, PutIntoPlay | Play))
    return any(part is before for each in puts for part in each.inside())


def with_more(w: Writer, node: ThingIs, being: WithMore) -> None:
    """'It enters play with an additional durability counter.': of what has just come it is put on it."""
    if node.duration is not None or being.each is not None:
        raise w.not_playable(being, "say how many, and put them on it: 'put two +1/+1 counters on it'")
    if isinstance(being, beings.EntersWithCounters):
        act(w, PutCounters(being.attack, being.health, node.what, being.n).at(being))
    else:
        act(w, AddDurability(being.n, node.what).at(being))


def says_several(node: ThingIs) -> bool:
    """Whether a clause changes more than one thing about its cards."""
    first = node.beings[0]
    bonus = getattr(first, "bonus", None)
    both = isinstance(bonus, beings.PairBonus) or (isinstance(bonus, beings.BonusX) and bonus.both)
    return len(node.beings) > 1 or both or isinstance(first, beings.BecomeStats | beings.GetBoth | beings.GainQuoted)


def next_ready_step(w: Writer, node: ThingIs, being: beings.StaysExpended) -> Lasting:
    """[LU-turn.5] A card readies in the ready step of its controller alone."""
    if node.duration is not None or len(node.beings) > 1:
        raise w.not_playable(being, "the next ready step says how long: put this into a sentence of its own")
    return Lasting(c.NEXT_READY_STEP, None)


def is_durability(bonus: beings.StatBonus) -> bool:
    return isinstance(bonus.stat, nouns.CardStat) and bonus.stat.word == "durability"


def durability(w: Writer, node: ThingIs, cards: Cards, being: beings.Get) -> None:
    """[LU-dmg.7] Durability is a running number: what a relic gets it has, until it is lost."""
    assert isinstance(being.bonus, beings.StatBonus)
    if node.duration is not None:
        raise w.not_playable(node.duration, "durability does not come for a while: counters stay")
    if being.most is not None:
        raise w.not_playable(being.most, "this is no end of what grows")
    much = being.bonus.n.value
    count: Amount = Fixed(abs(much)) if being.each is None else Times(Fixed(abs(much)), count_of(w, being.each))
    if much < 0:
        w.emit(numbers.RemoveDurability(w.words(node), cards, -1, count, c.BY_EFFECT))
    else:
        w.emit(numbers.AddDurability(w.words(node), cards, -1, count))


def lay(w: Writer, node: Node, cards: Cards, each: Line, how_long: Lasting, keep: int) -> None:
    """A plain change is a modifier; with a condition or a second party it is a static line laid on the cards."""
    if how_long.until == c.THIS_COMBAT and each.field == c.F_PERMISSION and each.bits & c.MAY_NOT_ATTACK:
        raise w.not_playable(node, NONE_DECLARED)
    if each.by is None and how_long.condition is None:
        w.emit(Change(w.words(node), cards, each.field, each.how, each.amount, each.bits, how_long.until, keep))
        return
    conditions = [] if how_long.condition is None else [how_long.condition]
    began = -1
    if how_long.until in (c.UNTIL_END_OF_YOUR_TURN, c.UNTIL_END_OF_OPPONENTS_TURN, c.THIS_COMBAT):
        raise w.not_playable(node, "this lasts for a turn, or until your next one: say so")
    if how_long.until != c.FOR_GOOD:
        began = w.number()
        ends = SameTurn(began) if how_long.until == c.THIS_TURN else BeforeNextTurn(began)
        conditions = [*conditions, ends]
    static = StaticAbility(
        w.making.definition, w.words(node), Ops([]), each.field, each.how, each.amount, each.bits, None,
        Every(conditions) if conditions else None,
    )  # fmt: skip
    static.by = each.by
    w.making.made_statics.append(static)
    w.emit(MakeStatic(w.words(node), cards, static, began))


def cost_change(w: Writer, node: ThingIs) -> None:
    """[LU-cost.20] 'Fast cards you play this turn cost 1 less.'"""
    what = node.what
    if len(node.beings) != 1 or not isinstance(what, Bare | Some):
        raise w.not_playable(node)
    since = -1
    group = what.group
    cards: Cards
    if isinstance(what, Some) and isinstance(what.determiner, Article) and what.determiner.word == "the next":
        cards, since = next_played(w, group)
    else:
        refuse_number(w, what)
        cards = described(w, group, PLAYED)
    if not isinstance(cards, groups.PlayedCards):
        raise w.not_playable(what, "say whose cards: 'cards you play this turn cost 1 less'")
    how_long = lasting(w, node.duration)
    if how_long.condition is not None:
        raise w.not_playable(node, "a spell changes costs until the end of a turn: only a card in play looks each time")
    until = how_long.until
    if isinstance(group.relative, YouPlay) and group.relative.this_turn:
        until = c.THIS_TURN
    (change,) = line(w, node.beings[0])
    assert change.amount is not None
    w.emit(ChangeCost(w.words(node), cards, change.amount, until, since))


def make_fast(w: Writer, node: ThingIs) -> None:
    """'Units you play this turn are fast.'"""
    if len(node.beings) != 1 or not isinstance(node.what, Bare | Some):
        raise w.not_playable(node, "say of cards that are played: 'units you play this turn are fast'")
    refuse_number(w, node.what)
    cards = described(w, node.what.group, PLAYED)
    if not isinstance(cards, groups.PlayedCards):
        raise w.not_playable(node.what, "say whose cards: 'units you play this turn are fast'")
    how_long = lasting(w, node.duration)
    relative = node.what.group.relative
    until = c.THIS_TURN if isinstance(relative, YouPlay) and relative.this_turn else how_long.until
    if how_long.condition is not None or until == c.FOR_GOOD:
        raise w.not_playable(node, "until when? Say 'this turn'")
    w.emit(MakeFast(w.words(node), cards, until))


def set_number(
    w: Writer, node: StatBecomes | StatIsEqual | SetStat, cards: Cards, stat: int, much: Amount,
    duration: Duration | None,
) -> None:  # fmt: skip
    if stat == remembering.DURABILITY:
        set_durability(w, node, cards, much, duration)
        return
    field = FIELDS.get(stat)
    if field is None:
        raise w.not_playable(node, "attack, health and durability can become a number, and nothing else")
    lay(w, node, cards, Line(field, SET, much), lasting(w, duration), -1)


def set_durability(w: Writer, node: Node, cards: Cards, much: Amount, duration: Duration | None) -> None:
    """[LU-dmg.7] A running number: so much is put on it, or taken off."""
    if duration is not None:
        raise w.not_playable(duration, "durability does not come for a while: counters stay")
    with each_card(w, node, cards) as (_, one):
        now = StatOf(one, remembering.DURABILITY)
        w.emit(numbers.AddDurability(w.words(node), one, -1, AtLeast(Sum([much, Negative(now)]), 0)))
        w.emit(numbers.RemoveDurability(w.words(node), one, -1, AtLeast(Sum([now, Negative(much)]), 0), c.BY_EFFECT))


@act.means(SetStat)
def set_stat(w: Writer, node: SetStat) -> None:
    cards = possessor(w, node.of) if node.of is not None else objects(w, node.what, Wanted())[0] if node.what else None
    assert cards is not None
    set_number(w, node, cards, stat_code(node.stat), amount(w, node.n), node.duration)


@act.means(SwapStats)
def swap_stats(w: Writer, node: SwapStats) -> None:
    """[EN-10] Of each its own numbers, as they are now."""
    cards = possessor(w, node.of) if node.of is not None else objects(w, node.what, Wanted())[0] if node.what else None
    assert cards is not None
    how_long = lasting(w, node.duration)
    with each_card(w, node, cards) as (_, one):
        attack = w.noted(node, StatOf(one, remembering.ATTACK))
        health = w.noted(node, StatOf(one, remembering.HEALTH))
        lay(w, node, one, Line(c.F_ATTACK, SET, health), how_long, -1)
        lay(w, node, one, Line(c.F_HEALTH, SET, attack), how_long, -1)


@act.means(HaveFight)
def have_fight(w: Writer, node: HaveFight) -> None:
    fight(w, ThingIs(node.what, (beings.Fights(node.other).at(node),)).at(node), objects(w, node.what, Wanted())[0],
          beings.Fights(node.other).at(node))


@act.means(PutCounters)
def put_counters(w: Writer, node: PutCounters) -> None:
    """So many times the change, for good; whom and how many it means is settled before the first change."""
    cards, keep = objects(w, node.what, Wanted())
    if any(asked(part) for part in parts([cards])):
        cards, keep = settled(w, node.what, cards, keep)
    count: Amount = ONE if node.n is None else amount(w, node.n)
    if not isinstance(count, Fixed):
        count = w.noted(node, count)
    for field, change in ((c.F_ATTACK, node.attack.value), (c.F_HEALTH, node.health.value)):
        if change:
            much: Amount = Fixed(change * count.number) if isinstance(count, Fixed) else Times(Fixed(change), count)
            lay(w, node, cards, Line(field, ADD, multiplied(w, much)), lasting(w, None), keep)


@act.means(Double)
def double(w: Writer, node: Double) -> None:
    """[EN-10] As much again as each has itself, settled as it happens."""
    field = FIELDS.get(stat_code(node.stat))
    if field is None:
        raise w.not_playable(node.stat, "only attack and health can be doubled")
    if node.of is not None:
        cards = possessor(w, node.of)
    else:
        assert node.what is not None
        cards = objects(w, node.what, Wanted())[0]
    how_long = lasting(w, node.duration)
    with each_card(w, node, cards) as (_, one):
        lay(w, node, one, Line(field, ADD, StatOf(one, stat_code(node.stat))), how_long, -1)
