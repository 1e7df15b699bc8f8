"""Amounts, conditions and values."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.adjectives import skill_bits
from rulebound.games.lost_legacy.meaning.fitting import must_be_any_one, must_still_have
from rulebound.games.lost_legacy.meaning.nouns import (
    ANY,
    PIECES,
    RANGES,
    THIS,
    VALUED,
    Wanted,
    bearer,
    compared,
    counted,
    described,
    enough,
    host,
    is_host,
    kind_bits,
    marks_of,
    meant,
    must_be,
    of_whom,
    other_than,
    piece_on,
    place_traits,
    side_of,
    zones_of,
)
from rulebound.games.lost_legacy.meaning.past import count_of, done_this_way, how_often, times_moved
from rulebound.games.lost_legacy.meaning.persons import OPPONENT, whose
from rulebound.games.lost_legacy.meaning.senses import adjective, amount, condition, player
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops import terms
from rulebound.games.lost_legacy.ops.likeness import SortsAmong, ThoseOf
from rulebound.games.lost_legacy.vocabulary import events as said
from rulebound.games.lost_legacy.vocabulary.likeness import EachOfDifference, EachOfThem, EachSort
from rulebound.games.lost_legacy.vocabulary.nouns import (
    AsThat,
    Bounded,
    CardValue,
    Each,
    EachCard,
    EachCards,
    EachCardsOfSide,
    EachNumber,
    EachOfSide,
    EachPaid,
    EachPiece,
    EachPieceOnTarget,
    EachPieces,
    EachRemoved,
    Groups,
    InRange,
    Multiple,
    NextTo,
    NumberOfSide,
    OfTheLinked,
    OnTheField,
    SeatQuantity,
    Someone,
    TheLinked,
    WhoseSide,
)
from rulebound.games.lost_legacy.vocabulary.of_two_players import (
    EachBeyond,
    EachCardBeyond,
    HasAsManyCards,
    HasAsMuch,
)
from rulebound.games.lost_legacy.vocabulary.past import EachDone, EachDoneThisWay, EachMoved, EachWent
from rulebound.games.lost_legacy.vocabulary.places import IsOnField
from rulebound.games.lost_legacy.vocabulary.quantities import SeatHas
from rulebound.games.lost_legacy.vocabulary.selecting import HalfOf
from rulebound.games.lost_legacy.vocabulary.surplus import NTH, EachOfValue, EachOfValues, Surplus
from rulebound.kernel.terms import (
    Amount,
    AnyOf,
    Bound,
    Cards,
    CardsAre,
    Compares,
    CountOf,
    Every,
    Fixed,
    HalfUp,
    Not,
    SeatNumber,
    Test,
    Times,
    Whom,
    relations,
    stats,
)
from rulebound.kernel.terms.amounts import AtMost, Difference, EventAmount, ForEvery, Negative, Sum
from rulebound.kernel.terms.events import SeatIs
from rulebound.kernel.terms.groups import CardsInZones
from rulebound.kernel.terms.players import EachPlayer
from rulebound.kernel.terms.traits import ControlledBy, LiesIn
from rulebound.language.core.categories import Player, Possessor, Stat, Thing
from rulebound.language.core.clauses import ThingIs
from rulebound.language.core.conditions import HasSkill, ThereIs, ZoneHas
from rulebound.language.core.nouns import Both, Either, Group, InZone, It, That, This, WithExtremeStat, ZoneOf
from rulebound.language.core.numbers import FoldThatMuch, Its, Number, Own, StatOf, ThatMuch, ThatMuchPlus
from rulebound.language.lowering import YOU
from rulebound.language.lowering.amounts import FOLDS, that_much
from rulebound.language.lowering.conditions import BEYOND, RELATIONS, are
from rulebound.language.node import Node

VALUES = {name: [which] for which, name in enumerate(c.VALUE_NAMES)} | {"stats": [c.OFFENSE, c.DEFENSE]}
NUMBERS = {"MP": c.MP, "honor": c.HONOR}


def value_of(w: Writer, node: Stat) -> int:
    assert isinstance(node, CardValue)
    if node.word == "stats":
        raise w.not_playable(node, "stats are two numbers: say offense or defense")
    return VALUES[node.word][0]


@amount.means(StatOf)
def stat_of(w: Writer, node: StatOf) -> Amount:
    which = value_of(w, node.stat)
    if which not in (c.LEVEL, c.MAGIC):  # these are what is printed nearly always, wherever the card is
        must_still_have(w, node.of)
    return stats.StatOf(of_whom(w, node.of), which)


@amount.means(SeatQuantity)
def seat_quantity(w: Writer, node: SeatQuantity) -> Amount:
    who = whose(w, node.whose)
    assert who is not None
    return SeatNumber(who, NUMBERS[node.what.word])


amount.of(NumberOfSide, lambda w, node: number_of(w, node.group, whose(w, node.whose)))
amount.of(Multiple, lambda w, node: Times(Fixed(node.n.value), amount(w, node.of)))
amount.of(HalfOf, lambda w, node: HalfUp(amount(w, node.of)))  # [LL-val.2]
amount.of(Bounded, lambda w, node: AtMost(amount(w, node.of), Fixed(node.most.value)))


@amount.means(ThatMuch)
def that(w: Writer, node: ThatMuch) -> Amount:
    """Behind cards that were sent away, how many these were, unless a number was chosen."""
    if w.two_amounts:
        raise w.not_playable(node, "is this the number that was chosen, or how many there were then? Say the number")
    if w.lost != NONE:
        return Bound(w.lost)
    if w.last_sent == NONE or w.chosen_number >= 0:
        return that_much(w, node)
    if w.answers_amount:
        raise w.not_playable(node, "is this what the timing tells, or how many cards were sent away? Say the number")
    return CountOf(w.in_slot(w.last_sent))


amount.of(FoldThatMuch, lambda w, node: Times(Fixed(FOLDS[node.fold.word]), that(w, node)))
amount.of(ThatMuchPlus, lambda w, node: Sum([that(w, node), amount(w, node.more)]))


def whole_groups(w: Writer, n: Number, of: Amount) -> Amount:
    """How many groups of so many there are; what is left over is none."""
    if n.value < 1:
        raise w.not_playable(n, "for every 1 card, or more")
    return ForEvery(of, n.value)


def levels_apart(w: Writer, node: EachOfDifference) -> Amount:
    """'For each level of difference', behind two numbers that were compared."""
    which = NONE if node.stat is None else value_of(w, node.stat)
    if len(w.compared) != 1 or (node.stat is not None and w.compared[0][0] != which):
        raise w.not_playable(node, "of which two numbers? Say 'equal to the difference between … and …'")
    return Difference(*w.compared[0][1:])


def how_many(w: Writer, node: Each | Groups | None) -> Amount:
    """How many there are of what stands behind 'for each'."""
    if isinstance(node, EachPiece):
        found = side_of(w, node.what)
        if found is not None and counted(w, node.what)[0] is not None:
            raise w.not_playable(node.what, "nobody chooses this one: choose it before, in a sentence of its own")
        must_still_have(w, node.what)
        return terms.PiecesOn(meant(w, node.what), piece_on(w, node.piece, node.what))
    if isinstance(node, EachPieces):
        return whole_groups(w, node.n, how_many(w, EachPiece(node.what, node.piece).at(node)))
    if isinstance(node, EachCards):
        return whole_groups(w, node.n, number_of(w, node.group, None))
    if isinstance(node, EachCardsOfSide):
        return whole_groups(w, node.n, number_of(w, node.group, whose(w, node.whose)))
    if isinstance(node, EachPieceOnTarget):
        return terms.PiecesOn(terms.TargetOf(subject(w, node)), PIECES[node.piece.word])
    if isinstance(node, EachOfSide):
        return number_of(w, node.group, whose(w, node.whose))
    if isinstance(node, EachRemoved):
        if w.removed[0] != node.piece.word:
            raise w.not_playable(node, "no such pieces were removed before this")
        return CountOf(w.in_slot(w.removed[1]))
    if isinstance(node, EachPaid):
        if w.paid is None:
            raise w.not_playable(node, "no amount is chosen before this: say 'pay any amount of MP'")
        return w.paid
    if isinstance(node, EachNumber):
        who = player(w, node.who)
        if isinstance(who, EachPlayer):
            raise w.not_playable(node.who, "say it of one player")
        return SeatNumber(who, NUMBERS[node.what.word])
    if isinstance(node, EachMoved):
        return times_moved(w, node.what)
    if isinstance(node, EachDoneThisWay):
        return done_this_way(w, node)
    if isinstance(node, EachDone | EachWent):
        return how_often(w, node)
    if isinstance(node, EachOfDifference):
        return levels_apart(w, node)
    if isinstance(node, EachSort):
        if counted(w, node.what)[0] is not None:
            raise w.not_playable(node.what, "among which? Say 'among your characters', or 'among them'")
        return SortsAmong(meant(w, node.what), node.sort.word)
    if isinstance(node, EachOfValue):
        return points_of(w, node)
    if isinstance(node, EachBeyond | EachCardBeyond):
        return more_than(w, node)
    if isinstance(node, EachOfValues):
        return whole_groups(w, node.n, points_of(w, EachOfValue(node.what, node.stat).at(node)))
    if isinstance(node, Surplus):
        return beyond(w, node)
    if isinstance(node, EachOfThem):
        return CountOf(ThoseOf(meant(w, node.them), [] if node.filter is None else adjective(w, node.filter)))
    assert isinstance(node, EachCard)
    return number_of(w, node.group, None)


def more_than(w: Writer, node: EachBeyond | EachCardBeyond) -> Amount:
    """'For each honor your opponent has more than you'; no fewer than none."""
    if isinstance(node, EachCardBeyond):
        one, other = cards_of_each(w, node, node.group)
    else:
        one, other = (SeatNumber(who, NUMBERS[node.what.word]) for who in two_players(w, node))
    more, less = (one, other) if node.compared.word == "more" else (other, one)
    return Sum([more, Negative(less)])


def points_of(w: Writer, node: EachOfValue) -> Amount:
    """'For each level it has.'"""
    if side_of(w, node.what) is not None:
        raise w.not_playable(node.what, "nobody chooses this one: choose it before, in a sentence of its own")
    must_be(w, node.what, c.CHARACTER, VALUED)
    which = value_of(w, node.stat)
    if which not in (c.LEVEL, c.MAGIC):
        must_still_have(w, node.what)
    return stats.StatOf(meant(w, node.what), which)


def beyond(w: Writer, node: Surplus) -> Amount:
    """How many there are beyond a number, or how many are missing to it; no fewer than none."""
    if isinstance(node.of, EachCard) and node.of.group.place is None and kind_bits(node.of.group) == 0:
        raise w.not_playable(node.of, "which cards? Say 'card in your hand', 'card in your disposal'")
    there, n = how_many(w, node.of), NTH.index(node.nth.word) + 1 if node.nth is not None else 0
    n += 0 if node.n is None else node.n.value
    return Sum([Fixed(n), Negative(there)] if node.below else [there, Fixed(-n)])


def number_of(w: Writer, group: Group, who: Whom | None) -> Amount:
    """How many there are; of those to which something was done this turn, how often it was done."""
    found = count_of(w, group, who)
    return CountOf(described(w, group, ANY, who)) if found is None else found


@condition.means(said.HasPieces)
def has_pieces(w: Writer, node: said.HasPieces) -> Test:
    must_still_have(w, node.what)
    if side_of(w, node.what) is not None:  # 'one of your characters has …': one of them alone
        return are(w, node.what, [terms.BearsPieces(PIECES[node.piece.word], node.n.value)], True)
    held = terms.PiecesOn(meant(w, node.what), piece_on(w, node.piece, node.what))
    return Compares(held, relations.AT_LEAST, Fixed(node.n.value))


def must_be_two(w: Writer, what: Node, other: Node) -> None:
    """[EN-13] A card is like itself anyway."""
    if isinstance(other, AsThat) and isinstance(what, It | That):
        if w.mention(other).place == w.mention(what).place:
            raise w.not_playable(other, "this is the same card: say 'this card', 'the erased card'")


@condition.means(said.IsOnly)
def is_only(w: Writer, node: said.IsOnly) -> Test:
    """This character, or the linked one, stands on the field itself."""
    if not isinstance(node.what, This | TheLinked):
        raise w.not_playable(node.what, "say it of this character, or of the linked one")
    others = CardsInZones([c.FIELD], YOU, [terms.OfKind(c.CHARACTER), other_than(w, node)])
    return Compares(CountOf(others), relations.AT_MOST, Fixed(0))


@condition.means(said.SameSort)
def same_sort(w: Writer, node: said.SameSort) -> Test:
    must_be_two(w, node.what, node.other)
    return are(w, node.what, [terms.OfSame(node.sort.word, compared(w, node.other), False)], not node.no)


@condition.means(ThereIs)
def there_is(w: Writer, node: ThereIs) -> Test:
    found = side_of(w, node.what)
    if found is None:
        raise w.not_playable(node.what)
    group, who, must = found
    return Compares(CountOf(described(w, group, Wanted(must=must), who)), *enough(w, node.what))


@condition.means(said.HasNoPieces)
def has_no_pieces(w: Writer, node: said.HasNoPieces) -> Test:
    must_still_have(w, node.what)
    return are(w, node.what, [terms.BearsPieces(piece_on(w, node.piece, node.what), 1)], False)


@condition.means(HasSkill)
def has_skill(w: Writer, node: HasSkill) -> Test:
    """[LL-skill.11] All of these."""
    must_still_have(w, node.what)
    return are(w, node.what, [terms.HasSkills(skill_bits((each,)), False) for each in node.skills], True)


CHANGED = {"MP": (c.GAIN_MP, c.LOSE_MP, c.PAY), "honor": (c.GAIN_HONOR, c.LOSE_HONOR)}


def asked_of(w: Writer, node: Player, ask: Callable[[Whom], Test]) -> Test:
    """'A player has …' is so if it is so of one of them, 'each player has …' if it is so of both."""
    who = player(w, node)
    if not isinstance(who, EachPlayer):
        return ask(who)
    both = [ask(YOU), ask(OPPONENT)]
    return Every(both) if getattr(node, "word", "") == "each player" else AnyOf(both)


def then_gained(w: Writer, node: said.HasNumber | SeatHas) -> list[Amount]:
    """[LL-mp.5] 'Now' counts what that player is about to gain."""
    gains = GAINS[node.what.word]
    alone = len(w.timings) == 1 and w.timings[0].event == gains and isinstance(node.who, Someone)
    who = [test.who for test in w.timings[0].tests if isinstance(test, SeatIs)] if alone else []
    if len(who) != 1 or type(who[0]) is not type(player(w, node.who)) or isinstance(who[0], EachPlayer):
        raise w.not_playable(node, "this is answered before the number changes: say how much it is then")
    return [EventAmount()]


GAINS = {"MP": c.GAIN_MP, "honor": c.GAIN_HONOR}


@condition.means(said.HasNumber)
def has_number(w: Writer, node: said.HasNumber) -> Test:
    """[LL-mp.5] What answers a gain is done before the number changes, so nothing is asked of how it is 'now'."""
    which = NUMBERS[node.what.word]
    gained: list[Amount] = []
    typed = w.ability.sentences[w.sentence].typed.lower().split()  # a rewording may have dropped the word
    if "now" in typed and any(each.event in CHANGED[node.what.word] for each in w.timings):
        gained = then_gained(w, node)
    relation = relations.EXACTLY if node.bound is None else RELATIONS[node.bound.word]

    def ask(who: Whom) -> Test:
        now = SeatNumber(who, which)
        return Compares(Sum([now, *gained]) if gained else now, relation, Fixed(node.n.value))

    return asked_of(w, node.who, ask)


def must_not_be_extreme(w: Writer, group: Group) -> None:
    """Everybody has one with the highest value among their own."""
    if isinstance(group.filter, WithExtremeStat):
        raise w.not_playable(group.filter, "among whose cards? Choose it first, in a sentence of its own")


Compared = said.HasMoreNumber | said.HasMoreCards | HasAsManyCards | HasAsMuch | EachBeyond | EachCardBeyond


def two_players(w: Writer, node: Compared) -> tuple[Whom, Whom]:
    """Nobody has more than everybody."""
    for each in (node.who, node.other):
        if isinstance(player(w, each), EachPlayer):
            raise w.not_playable(each, "one player is compared with the other: say 'you' or 'your opponent'")
    return player(w, node.who), player(w, node.other)


@condition.means(said.HasMoreNumber)
def has_more_number(w: Writer, node: said.HasMoreNumber) -> Test:
    one, other = (SeatNumber(who, NUMBERS[node.what.word]) for who in two_players(w, node))
    w.compared.append((NONE, one, other))
    return Compares(one, BEYOND[node.compared.word], other)


@condition.means(said.HasMoreCards)
def has_more_cards(w: Writer, node: said.HasMoreCards) -> Test:
    one, other = cards_of_each(w, node, node.group)
    w.compared.append((NONE, one, other))
    return Compares(one, BEYOND[node.compared.word], other)


def cards_of_each(w: Writer, node: Compared, group: Group) -> tuple[Amount, Amount]:
    """How many such cards each of two players has."""
    must_not_be_extreme(w, group)
    players, place = two_players(w, node), group.place
    if isinstance(place, InZone) and isinstance(place.zone, ZoneOf):  # 'in hand', 'in their hand': each in their own
        if getattr(place.zone.whose, "word", "") not in ("their", "your" if players[0] is YOU else "their"):
            raise w.not_playable(place, "in whose? Each has their own: say 'in hand'")
        zones, marks = zones_of(w, place.zone.but(whose=WhoseSide("your")))[0], marks_of(w, group.but(place=None))
        one, other = (CountOf(CardsInZones(zones, who, marks)) for who in players)
    else:
        one, other = (CountOf(described(w, group, ANY, who)) for who in players)
    return one, other


@condition.means(said.IsAttacking)
def is_attacking(w: Writer, node: said.IsAttacking) -> Test:
    """[LL-bat.1] In the battle under way: it is one of the attackers, and the target is such a card."""
    for each in (node.what, node.target):
        must_be_any_one(w, each)
    target = meant(w, node.target)
    return Every([terms.AttackerIs(meant(w, node.what), []), terms.TargetIsOf(target)])


@condition.means(said.IsInCombo)
def is_in_combo(w: Writer, node: said.IsInCombo) -> Test:
    must_be_any_one(w, node.what)
    must_be(w, node.what, c.CHARACTER, "only characters attack")
    together: Test = terms.InCombo()
    return Every([terms.AttackerIs(meant(w, node.what), []), Not(together) if node.alone else together])


@condition.means(said.StandsThere)
def stands_there(w: Writer, node: said.StandsThere) -> Test:
    where = node.where
    if isinstance(where, InRange) and isinstance(where.of, Its) and w.mention(where.of).node is node.what:
        # nothing stands in its own range: 'its' is said of whom the sentence is about
        around = terms.in_range(subject(w, where.of), RANGES[where.range.word])
        return are(w, node.what, [terms.NotHolder(), around], True)
    if isinstance(where, NextTo) and isinstance(where.what, It) and w.mention(where.what).node is node.what:
        return are(w, node.what, [terms.NotHolder(), terms.IsInRange(subject(w, where.what), c.CLOSE)], True)
    if isinstance(where, InRange) and isinstance(where.of, Its) and isinstance(node.what, It | That):
        if w.mention(where.of).place == w.mention(node.what).place:  # so it is that of the card that stays
            return are(w, node.what, [terms.in_range(bearer(w, where.of), RANGES[where.range.word])], True)
    return are(w, node.what, place_traits(w, where), True)


@condition.means(IsOnField)
def is_on_field(w: Writer, node: IsOnField) -> Test:
    """[LL-field.2] Of two that are named each one."""
    if isinstance(node.what, Both):
        return Every([is_on_field(w, node.but(what=each)) for each in node.what.things])
    return are(w, node.what, [LiesIn([c.FIELD, c.STANDBY], None)], True)


@condition.means(said.IsInHand)
def is_in_hand(w: Writer, node: said.IsInHand) -> Test:
    """[LL-abil.4] No ability works there; but what the card costs is asked of it there."""
    if not isinstance(node.what, This) or w.card.kind != c.CHARACTER:
        raise w.not_playable(node.what, "say it of this character: what it costs as long as it is in your hand")
    w.in_hand = node
    return CardsAre(THIS, [LiesIn([c.HAND], None)], True)


def subject(w: Writer, node: Node) -> Cards:
    """This card or the linked character, if the sentence begins with it."""
    said = [each.what for each in w.ability.first.inside() if isinstance(each, ThingIs)]
    first = next((each for each in (*said, *w.ability.first.inside()) if isinstance(each, Thing | Possessor)), None)
    if isinstance(first, This | Own):
        return host(w, first) if is_host(w, first) else THIS
    if isinstance(first, TheLinked | OfTheLinked):
        return host(w, first)
    raise w.not_playable(node, "it is not clear which card this would be")


@condition.means(ZoneHas)
def zone_has(w: Writer, node: ZoneHas) -> Test:
    found = side_of(w, node.what)
    if found is None or found[1] is not None or found[0].place is not None:
        raise w.not_playable(node.what)
    zones, who = zones_of(w, node.zone)
    held = described(w, found[0], Wanted(zones=tuple(zones), must=found[2]), who)
    return Compares(CountOf(held), *enough(w, node.what))


@condition.means(said.HasCards)
def has_cards(w: Writer, node: said.HasCards) -> Test:
    """[LL-link.4] So many cards that a player controls."""
    if isinstance(node.what, Both | Either):
        many = [has_cards(w, node.but(what=each)) for each in node.what.things]
        return Every(many) if isinstance(node.what, Both) else AnyOf(many)
    if isinstance(node.what, It | That | TheLinked):  # 'if you control it'
        return asked_of(w, node.who, lambda who: are(w, node.what, [ControlledBy(who, True)], True))
    found = side_of(w, node.what)
    if found is None or found[1] is not None:
        raise w.not_playable(node.what)
    group, _, must = found
    must_not_be_extreme(w, group)
    how_many_asked = enough(w, node.what)

    anywhere = isinstance(group.place, OnTheField | None)
    if anywhere and not isinstance(player(w, node.who), EachPlayer):  # 'if you have a weapon, discard it'
        w.unchosen[w.spot(node.what)] = described(w, group, Wanted(must=must), player(w, node.who))

    def ask(who: Whom) -> Test:
        return Compares(CountOf(described(w, group, Wanted(must=must), who)), *how_many_asked)

    return asked_of(w, node.who, ask)
