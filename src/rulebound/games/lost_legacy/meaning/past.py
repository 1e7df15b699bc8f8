"""What was done this turn: of which cards, by whom, how often. [LL-act.1]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import cast

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning import triggers
from rulebound.games.lost_legacy.meaning.fitting import is_any_one
from rulebound.games.lost_legacy.meaning.nouns import (
    controlled,
    enough,
    kind_bits,
    marks_of,
    meant,
    must_be,
    must_be_apart,
    side_of,
    traits_of,
)
from rulebound.games.lost_legacy.meaning.persons import whose
from rulebound.games.lost_legacy.meaning.senses import adjective, condition, player
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops import past, terms
from rulebound.games.lost_legacy.vocabulary import events, nouns
from rulebound.games.lost_legacy.vocabulary import past as said
from rulebound.kernel.terms import Amount, Compares, CountOf, Fixed, Not, Test, Trait, Whom, relations
from rulebound.kernel.terms.events import EventCardIs, SeatIs
from rulebound.kernel.terms.players import ActivePlayer, EachPlayer, OtherPlayers, You
from rulebound.kernel.terms.traits import AnyTrait, NoTrait, NotThis, OwnedBy
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Player, Thing
from rulebound.language.lowering.conditions import are

PLAYER_DID = {
    "played": c.PLAY, "set": c.SET, "moved": c.MOVE, "discarded": c.DISCARD, "erased": c.ERASE, "ejected": c.EJECT,
    "buried": c.BURY, "destroyed": c.DESTROY, "readied": c.READY, "rested": c.REST, "built-up": c.BUILD_UP,
    "drew": c.DRAW, "attacked": c.ATTACK, "threatened": c.THREATEN, "linked": c.LINK, "revealed": c.REVEAL,
}  # fmt: skip
WENT = {
    ("gained", "MP"): c.GAIN_MP, ("lost", "MP"): c.LOSE_MP, ("paid", "MP"): c.PAY,
    ("gained", "honor"): c.GAIN_HONOR, ("lost", "honor"): c.LOSE_HONOR,
}  # fmt: skip
ALONE = {"attacked": c.ATTACK, "threatened": c.THREATEN, "searched": c.SEARCH, "activated": c.ACTIVATE, "dug": c.DIG}
WITH = ("attacked with", "threatened with")
SENT = (c.DISCARD, c.ERASE, c.EJECT, c.BURY, c.DESTROY)
# What can be seen of one side of a battle alone is not told by the cause of the action.
TOLD_OF = ("by a attack", "by a mental attack", "by a ability", "by your opponent's abilities")


@contextmanager
def unspoken(w: Writer) -> Iterator[None]:
    """Which card it was is not known: 'it' behind this question is none of them."""
    before = dict(w.handles)
    yield
    w.handles = before


# ---- which cards
def like(w: Writer, what: Thing) -> list[Test]:
    """What a card of such an action must have been like then."""
    match what:
        case core.Some(determiner=core.Article(word="another")) if w.is_played:
            traits = [NotThis(), *traits_of(w, what.group)]
        case _:
            found = side_of(w, what)
            if found is None:
                raise w.not_playable(what)
            traits = [*found[2], *traits_of(w, found[0]), *controlled(found[1])]
    return [EventCardIs(traits)] if traits else []


def by(w: Writer, node: events.By | None) -> list[Test]:
    if node is not None and node.word not in TOLD_OF:
        raise w.not_playable(node, "how it was is not known any more: say 'by an attack', or leave this out")
    return triggers.by(node)


def so_often(w: Writer, what: Thing, many: Sequence[tuple[int, list[Test]]], who: list[Test]) -> Test:
    """'A character', 'no character', 'two or more cards': so many such actions there were."""
    relation, n = enough(w, what)
    about = [*like(w, what), *who]
    asked: list[Test] = [Compares(past.TimesDone(kind, [*about, *more], False), relation, n) for kind, more in many]
    if len(asked) > 1:
        raise w.not_playable(what, "together, or each by itself? Ask one thing at a time")
    return asked[0]


def befell(
    w: Writer, what: Thing, done: Sequence[events.DoneTo], how: events.By | None
) -> list[tuple[int, list[Test]]]:
    """Which actions, and what each must have been like beside."""
    found: list[tuple[int, list[Test]]] = []
    for each in done:
        kind = triggers.DONE[each.word]
        if kind in triggers.UNDERGO:
            must_be(w, what, triggers.UNDERGO[kind], "this never happens to such a card")
        if how is not None and kind not in SENT:
            raise w.not_playable(how, "say it without these words")
        found.append((kind, by(w, how)))
    return found


@condition.means(said.WasDoneThisTurn)
def was_done(w: Writer, node: said.WasDoneThisTurn) -> Test:
    with unspoken(w):
        many = befell(w, node.what, node.done, node.by)
        known = triggers.known(w, node.what)
        if known is not None or not isinstance(node.what, core.Some | nouns.OfSide | nouns.SomeOfSide):
            return are(w, node.what, [one_of([past.WasDone(kind, tests) for kind, tests in many])], not node.never)
        if w.words(node.what).lower().split()[0] in ("each", "every", "all", "both"):
            raise w.not_playable(node.what, "of those there are now, or of all that there were? Say 'two or more …'")
        found = so_often(w, node.what, many, [])
    if node.never and not is_any_one(node.what):
        raise w.not_playable(node.what, "say it the other way round: 'no character was …'")
    return Not(found) if node.never else found


def one_of(traits: list[past.WasDone]) -> Trait:
    return traits[0] if len(traits) == 1 else AnyTrait([[each] for each in traits])


@adjective.means(said.DoneThisTurn)
def done_to_these(w: Writer, node: said.DoneThisTurn) -> list[Trait]:
    """[LL-build.2] Who is built up is erased then, and who came is another card."""
    found: list[past.WasDone] = []
    for each in node.done:
        kind = triggers.DONE[each.word]
        if kind in (c.BUILD_UP, c.REPLACE):
            raise w.not_playable(each, "the old character, or the new one? Say it in other words")
        found.append(past.WasDone(kind, by(w, node.by)))
    return [NoTrait([one_of(found)]) if node.never else one_of(found)]


# ---- players
def whom(w: Writer, who: Player) -> list[SeatIs]:
    if getattr(who, "word", "") == "each player":
        raise w.not_playable(who, "one player does this at a time: say 'a player'")
    meant = player(w, who)
    return [] if isinstance(meant, EachPlayer) else [SeatIs(meant)]


def deed(w: Writer, did: str, what: Thing, who: list[SeatIs]) -> Test:
    """[LL-bat.26] With whom a player attacked is known of the characters themselves."""
    if did in WITH:
        raise w.not_playable(what, "say it of the characters: 'if one of your characters attacked this turn'")
    kind, tests = PLAYER_DID[did], cast("list[Test]", [*who])
    if kind == c.DRAW:
        group = getattr(what, "group", None)
        if group is None or group != core.Group((), kinds=group.kinds) or kind_bits(group):
            raise w.not_playable(what, "cards are drawn unseen: say 'a card', 'two or more cards'")
    if kind == c.MOVE:
        tests.append(Not(terms.CauseIn([c.BY_COLUMN])))
    if not who or isinstance(who[0].who, You):
        own_too(w, kind, what)
    match what:
        case core.Some(group=core.Group(place=core.FromZone() as place) as group):
            tests.append(terms.AmountIs(triggers.pile_of(place.zone)))
            if isinstance(place.zone, core.ZoneOf) and whose(w, place.zone.whose) is not None:
                tests.append(EventCardIs([OwnedBy(whose(w, place.zone.whose))]))  # type: ignore[arg-type]
            what = what.but(group=group.but(place=None)).at(what)
    return so_often(w, what, [(kind, [])], tests)


def own_too(w: Writer, kind: int, what: Thing) -> None:
    """A card that is played for this has been played this turn: whoever means another one must say so."""
    group = getattr(what, "group", None)
    if not w.is_played or kind != c.PLAY or group is None:
        return
    other = any(getattr(each, "word", "") in ("another", "other") for each in what.inside())
    if (kind_bits(group) or w.card.kind) & w.card.kind and not other:
        raise w.not_playable(what, "this card is one itself: say 'another'")


def number(w: Writer, node: said.PastNumber, did: str, who: Sequence[Test]) -> Test:
    kind = WENT.get((did, node.what.word))
    if kind is None:
        raise w.not_playable(node.what, "only MP are paid")
    least = Fixed(1 if node.n is None else node.n.value)
    return Compares(past.TimesDone(kind, [*who], True), relations.AT_LEAST, least)


@condition.means(said.PlayerDid)
def player_did(w: Writer, node: said.PlayerDid) -> Test:
    with unspoken(w):
        who, did = whom(w, node.who), node.past
        found: Test
        if isinstance(did, said.PastDeed):
            verb = did.did or did.do
            assert verb is not None
            if node.never and not is_any_one(did.what):
                raise w.not_playable(did.what, "say it the other way round: 'if you played fewer than …'")
            found = deed(w, verb.word, did.what, who)
        elif isinstance(did, said.PastNumber):
            went = did.way or did.go
            assert went is not None
            found = number(w, did, went.word, who)
        else:
            assert isinstance(did, said.PastAlone)
            alone = did.did or did.do
            assert alone is not None
            found = Compares(past.TimesDone(ALONE[alone.word], [*who], False), relations.AT_LEAST, Fixed(1))
    return Not(found) if node.never else found


@condition.means(said.DidThisWay)
def did_this_way(w: Writer, node: said.DidThisWay) -> Test:
    """[EN-8] By whoever the text has made do it, and nobody else."""
    who, word = player(w, node.who), node.done.word
    if any(type(each.who) is not type(who) for each in w.sent.get(word, [])):
        raise w.not_playable(node.who, f"by these words somebody else has {word} them: say '{word} this way'")
    found = side_of(w, node.what)
    if found is None or found[0].place is not None:
        raise w.not_playable(node.what, "say which cards, and no more: 'a character'")
    cards = w.sent_by(node, word, [*found[2], *marks_of(w, found[0])])
    return Compares(CountOf(cards), *enough(w, node.what))


@condition.means(said.MovedSoFar)
def moved_so_far(w: Writer, node: said.MovedSoFar) -> Test:
    return Compares(times_moved(w, node.what, node.manually), relations.AT_LEAST, Fixed(node.n.value))


# ---- amounts
def times_moved(w: Writer, what: Thing, by_hand: bool = False) -> Amount:
    """[LL-open.10] Of one card that is known."""
    must_be(w, what, c.CHARACTER, "only characters move")
    if not isinstance(what, core.This | core.It | core.That | nouns.TheLinked):
        raise w.not_playable(what, "of which one? Say 'this character', or 'it'")
    return past.TimesMoved(meant(w, what), by_hand)


def how_often(w: Writer, node: said.EachDone | said.EachWent) -> Amount:
    """'For each card you drew this turn', 'for each MP you paid this turn'."""
    who = whom(w, node.who)
    if isinstance(node, said.EachWent):
        went = WENT.get((node.way.word, node.what.word))
        if went is None:
            raise w.not_playable(node.what, "only MP are paid")
        return past.TimesDone(went, [*who], True)
    bits = kind_bits(core.Group((), kinds=(node.group,)))
    kind = PLAYER_DID.get(node.did.word)
    if kind is None or (kind == c.DRAW and bits):
        raise w.not_playable(node.did, "this is not known of such cards")
    about: list[Test] = [EventCardIs([terms.OfKind(bits)])] if bits else []
    return past.TimesDone(kind, [*who, *about], False)


def done_this_way(w: Writer, node: said.EachDoneThisWay) -> Amount:
    """[EN-8] Where each player has done so, the cards of one of them."""
    who, word, marks = player(w, node.who), node.did.word, marks_of(w, core.Group((), kinds=(node.group,)))
    deeds = w.sent.get(word, [])
    if any(type(each.who) is not type(who) for each in deeds):
        if isinstance(who, EachPlayer) or not all(isinstance(each.who, ActivePlayer | OtherPlayers) for each in deeds):
            raise w.not_playable(node.who, f"by these words somebody else has {word} them: say '{word} this way'")
        marks = [*marks, OwnedBy(who)]
    return CountOf(w.sent_by(node, word, marks))


# What is done to cards that stay where they are.
STAYS = (c.MOVE, c.REST, c.READY, c.THREATEN, c.ATTACK)


def count_of(w: Writer, group: core.Group, who: Whom | None) -> Amount | None:
    """'For each character destroyed this turn': how often it was done, to whichever cards these were; they need not be
    there any more."""
    relative = group.relative
    if not isinstance(relative, said.DoneThisTurn) or group.place is not None:
        return None
    must_be_apart(w, group)
    if relative.never or len(relative.done) > 1:
        raise w.not_playable(relative, "count one thing at a time")
    kind = triggers.DONE[relative.done[0].word]
    if kind in STAYS:
        return None  # and each of them counts once, however often it was done
    traits = [*traits_of(w, group.but(relative=None)), *controlled(who)]
    about: list[Test] = [EventCardIs(traits)] if traits else []
    return past.TimesDone(kind, [*about, *by(w, relative.by)], False)
