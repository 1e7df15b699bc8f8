"""What the verbs do that turn, place, move, link and replace cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Spaces
from rulebound.games.lost_legacy.meaning.doing import NO_TIMES, is_single, multiplied, must_be_single, owes
from rulebound.games.lost_legacy.meaning.fitting import must_be_any_one, must_be_whose, named
from rulebound.games.lost_legacy.meaning.nouns import (
    RANGES,
    STANDING,
    Wanted,
    bearer,
    counted,
    meant,
    must_be,
    must_be_only,
    objects,
    one,
    ranged,
    side_of,
)
from rulebound.games.lost_legacy.meaning.persons import whose
from rulebound.games.lost_legacy.meaning.senses import act, amount
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import acting, battles, decks, moving, terms
from rulebound.games.lost_legacy.ops.lasting import Skip
from rulebound.games.lost_legacy.vocabulary import nouns, verbs
from rulebound.kernel.play import Move
from rulebound.kernel.terms import Cards, Fixed
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.players import EachPlayer
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Act, Place, Thing
from rulebound.language.core.numbers import Its
from rulebound.language.lowering import YOU
from rulebound.language.lowering.each import each_card


# ---- positions and places
def turn(w: Writer, node: verbs.Ready | verbs.Rest) -> None:
    must_be(w, node.what, STANDING, "such a card neither rests nor is readied")
    rests = isinstance(node, verbs.Rest)
    verb = c.REST if rests else c.READY
    wanted = Wanted(menu=c.M_COST, kind=c.REST_AS_COST) if w.paying and rests else Wanted(verb=verb)
    found = objects(w, node.what, wanted)
    owes(w, node.what, found, verb)
    w.emit(acting.TurnCards(w.words(node), found.cards, w.slot(), w.cause, found.least, NO_TIMES, verb))


act.means(verbs.Ready, verbs.Rest)(turn)


def must_lie_elsewhere(w: Writer, what: Thing) -> None:
    """[LL-pos.5] [EN-13] What lies face-up on the field is played already."""
    side = side_of(w, what)
    if side is None or isinstance(side[0].place, core.FromZone | core.InZone | nouns.AmongDug):
        return
    if side[0].relative is None and all(getattr(each, "word", "") != "standby" for each in side[0].adjectives):
        raise w.not_playable(what, "from where? Say 'from your hand', 'from your disposal'")


def place(w: Writer, node: verbs.Play | verbs.Set) -> None:
    named = w.mention(node.what).node if isinstance(node.what, core.It) else node.what
    if isinstance(named, core.This) and any(timing.event == c.DESTROY for timing in w.timings):
        raise w.not_playable(node.what, "it is answered while the card is still on the field: 'eject it' saves it")
    if isinstance(named, core.This) and isinstance(node, verbs.Play) and not w.timings:  # [LL-abil.4]
        raise w.not_playable(node.what, "it lies on the field: say where it can be played, 'this card can be …'")
    spot = getattr(getattr(node.what, "group", None), "place", None)
    if isinstance(node, verbs.Set) and isinstance(spot, nouns.Spot):
        raise w.not_playable(node.what, "turned face-down there, or set there from elsewhere? Say 'turn … face-down'")
    if isinstance(node, verbs.Play):
        must_lie_elsewhere(w, node.what)
    found = objects(w, node.what)
    verb = c.SET if isinstance(node, verbs.Set) else c.PLAY
    resting, where = (node.resting, node.where) if isinstance(node, verbs.Play) else (False, None)
    spaces = None if where is None else spaces_at(w, where, None, None)
    todo = w.slot()
    w.emit(moving.PlayCards(w.words(node), found.cards, todo, w.cause, found.least, NO_TIMES, verb, resting, spaces))


act.means(verbs.Play, verbs.Set)(place)
UP_TO = [Move(c.NO_MORE)]


@contextmanager
def one_by_one(w: Writer, node: Act, thing: Thing, verb: int) -> Iterator[Cards]:
    """[EN-5] [LL-prio.3] What is asked of each card is done by one after the other."""
    if is_single(w, thing):
        yield one(w, thing)
        return
    found = objects(w, thing, Wanted(verb=verb))
    with each_card(w, node, found.cards) as (_, card):
        yield card


@act.means(verbs.MoveUpTo, verbs.MoveSpaces)
def move(w: Writer, node: verbs.MoveUpTo | verbs.MoveSpaces) -> None:
    must_be(w, node.what, STANDING, "such a card has no space from which it could move")
    steps, stops = multiplied(w, node.n), UP_TO if isinstance(node, verbs.MoveUpTo) else []
    with one_by_one(w, node, node.what, c.MOVE) as card:
        w.emit(moving.Walk(w.words(node), card, w.settled(node, steps), stops))


@act.means(verbs.MoveToward)
def move_toward(w: Writer, node: verbs.MoveToward) -> None:
    """To which card, or from which, is known before: it is not chosen for each of several."""
    must_be(w, node.what, STANDING, "such a card has no space from which it could move")
    if counted(w, node.other)[0] is not None:
        raise w.not_playable(node.other, "choose this card before, in a sentence of its own")
    must_be_single(w, node.other)
    steps, stops = multiplied(w, node.n), UP_TO if node.up_to else []
    with one_by_one(w, node, node.what, c.MOVE) as card:
        w.emit(moving.WalkToward(w.words(node), card, steps, stops, meant(w, node.other), node.away))


@act.means(verbs.MoveTo)
def move_to(w: Writer, node: verbs.MoveTo) -> None:
    must_be_single(w, node.what, node.other)
    found, other = objects(w, node.what), meant(w, node.other)
    w.emit(moving.MoveToSpace(w.words(node), found.cards, w.slot(), w.cause, found.least, NO_TIMES, other))


def spaces_at(w: Writer, where: Place | None, moved: Thing | None, card: Cards | None) -> Spaces:
    """Empty spaces that a text names; 'its' range is that of the card that is moved. [EN-3]"""
    if where is None or isinstance(where, nouns.OnTheField):
        return moving.Territory(EachPlayer())
    if isinstance(where, nouns.InTerritory):
        return moving.Territory(whose(w, where.whose) or YOU)
    if isinstance(where, nouns.InRange):
        itself = card is not None and isinstance(where.of, Its) and w.mention(where.of).node is moved
        return moving.Around(card if itself and card else ranged(w, where.of), RANGES[where.range.word])
    if isinstance(where, nouns.InOwnRange):
        return moving.Around(bearer(w, where), RANGES[where.range.word])
    if isinstance(where, nouns.NextTo):
        where = nouns.InRangeOf(nouns.RangeWord("close"), where.what).at(where)
    if isinstance(where, nouns.InRangeOf):
        must_be_any_one(w, where.what)
        itself = card is not None and isinstance(where.what, core.It) and w.mention(where.what).node is moved
        return moving.Around(card if itself and card else meant(w, where.what), RANGES[where.range.word])
    if isinstance(where, nouns.OnEntry):
        side = None if where.whose is None else whose(w, where.whose)
        return moving.EntryPoints(EachPlayer() if side is None else side)
    raise w.not_playable(where)


@act.means(verbs.MoveToEmpty)
def move_to_empty(w: Writer, node: verbs.MoveToEmpty) -> None:
    with one_by_one(w, node, node.what, c.MOVE) as card:
        spaces = moving.Around(card, c.CLOSE) if node.near else spaces_at(w, node.where, node.what, card)
        w.emit(moving.Leap(w.words(node), card, spaces))


@act.means(verbs.MoveBack)
def move_back(w: Writer, node: verbs.MoveBack) -> None:
    card = meant(w, node.what)
    moves = [isinstance(test, terms.EventIsOf) and test.cards is card for each in w.timings for test in each.tests]
    it_moves = any(moves) or (isinstance(card, terms.EventCards) and not card.other)
    if not w.timings or any(each.event != c.MOVE for each in w.timings) or not it_moves:
        raise w.not_playable(node, "say it of the card that moves: 'When a character moves, move it to …'")
    w.emit(moving.StepBack(w.words(node), card))


TWO = 2


def names_another(thing: Thing) -> bool:
    return any(getattr(each, "word", "") in ("another", "other") for each in thing.inside())


@act.means(verbs.Swap)
def swap(w: Writer, node: verbs.Swap) -> None:
    """[LL-repl.1] Both stay on the field, so each may be said to be replaced by the other."""
    if isinstance(node.what, core.Both) and len(node.what.things) == TWO and names_another(node.what.things[1]):
        node = verbs.Swap(*node.what.things).at(node)
    for thing in (node.what, node.other):
        if thing is not None and thing is node.other:
            replace(w, verbs.Replace(node.what, thing).at(node))
        if thing is not None:
            must_be_only(w, thing, c.CHARACTER, "characters take each other's spaces")
    if node.other is not None:
        return
    found = objects(w, node.what)
    if found.up_to or not isinstance(found.least, Fixed) or found.least.number != TWO:
        raise w.not_playable(node.what, "two characters take each other's spaces: say 'two'")
    w.emit(acting.SwapSpaces(w.words(node), found.cards))


@act.means(verbs.ShuffleInto)
def shuffle_into(w: Writer, node: verbs.ShuffleInto) -> None:
    """[LL-verb.2] Out of a pile of the same player: what is on the field is buried, ejected or destroyed."""
    must_be_whose(w, node)
    group = getattr(node.what, "group", None)
    place = node.what if isinstance(node.what, core.WholeZone) else getattr(group, "place", None)
    zone = getattr(place, "zone", None)
    if not isinstance(zone, core.ZoneOf) or type(whose(w, zone.whose)) is not type(w.who):
        raise w.not_playable(node.what, "say of which pile: 'from your disposal'")
    found = objects(w, node.what)
    owes(w, node.what, found, c.SHUFFLE)
    w.gone.append(named(w, node.what))
    taken = w.slot()
    w.emit(Gather(w.words(node), found.cards, taken))
    w.sent_last(node, taken)
    w.emit(decks.ShuffleInto(w.words(node), w.who, w.in_slot(taken), found.least))


@act.means(verbs.MoveInColumn)
def move_in_column(w: Writer, node: verbs.MoveInColumn) -> None:
    with one_by_one(w, node, node.what, c.MOVE) as card:
        w.emit(moving.WalkInColumn(w.words(node), card, Fixed(1), []))


STEPS = {
    "draw limit": c.DRAW_STEP, "refresh step": c.REFRESH, "option limit": c.LIMIT_STEP, "discard step": c.DISCARD_STEP,
}  # fmt: skip


@act.means(verbs.SkipStep)
def skip(w: Writer, node: verbs.SkipStep) -> None:
    """Who pays with it might pay with nothing, but where the turn has just begun."""
    must_be_whose(w, node)
    if w.paying and (not w.timings or any(each.event != c.TURN_BEGINS for each in w.timings)):
        raise w.not_playable(node, "say what is gained by it: 'you may skip …. If you do, …'")
    w.emit(Skip(w.words(node), w.who, STEPS[node.step.word], node.step.word, c.THIS_TURN if node.now else c.FOR_GOOD))


@act.means(verbs.PlayMore)
def play_more(w: Writer, node: verbs.PlayMore) -> None:
    w.emit(acting.MorePlays(w.words(node), amount(w, node.n)))


@act.means(verbs.Link)
def link(w: Writer, node: verbs.Link) -> None:
    must_be_single(w, node.host)
    found, host = objects(w, node.what), one(w, node.host)
    w.emit(acting.LinkCards(w.words(node), found.cards, w.slot(), w.cause, found.least, NO_TIMES, host))


@act.means(verbs.Replace)
def replace(w: Writer, node: verbs.Replace) -> None:
    must_be_single(w, node.what, node.other)
    must_be_only(w, node.what, c.CHARACTER, "only a character is replaced: name one")
    found, side = objects(w, node.what), side_of(w, node.other)
    if side is not None and not isinstance(side[0].place, core.FromZone | core.InZone):
        must_be_only(w, node.other, c.CHARACTER, "of cards on the field only a character takes its place")
    other = one(w, node.other)
    w.emit(acting.ReplaceCards(w.words(node), found.cards, w.slot(), w.cause, found.least, NO_TIMES, other))


def with_one_from(node: verbs.BuildUp) -> verbs.BuildUp:
    """[LL-build.2] 'Build-up this character from your hand': who is built up lies on the field, so that is from where
    the other one comes."""
    what = node.what
    held = what.group if isinstance(what, core.Some | nouns.OfSide) else what
    place = getattr(held, "place", None)
    if node.other is not None or not isinstance(place, core.FromZone):
        return node
    bare = what.but(group=held.but(place=None)) if held is not what else what.but(place=None)
    group = core.Group((), kinds=(nouns.CardKind("character").at(place),), place=place).at(place)
    return node.but(what=bare, other=core.Some(core.Article("a").at(place), group).at(place))


@act.means(verbs.BuildUp)
def build_up(w: Writer, node: verbs.BuildUp) -> None:
    node = with_one_from(node)
    if node.other is None:
        raise w.not_playable(node, "say with which character, and from where")
    must_be_single(w, node.what)
    must_be_any_one(w, node.other)
    found = objects(w, node.what)
    w.built = w.slot()
    w.emit(
        battles.BuildUp(
            w.words(node), found.cards, w.built, w.cause, found.least, NO_TIMES, meant(w, node.other)
        )
    )  # fmt: skip
