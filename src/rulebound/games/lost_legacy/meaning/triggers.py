"""Timings: which action an ability answers, and what that action must be like [LL-resp.1]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import Spaces
from rulebound.games.lost_legacy.meaning.fitting import LINKABLE, is_any_one, must_be_any_one
from rulebound.games.lost_legacy.meaning.nouns import (
    PILES,
    RANGES,
    STANDING,
    THIS,
    controlled,
    host,
    is_host,
    kind_bits,
    meant,
    must_be,
    must_be_only,
    piece_on,
    place_traits,
    ranged,
    side_of,
    traits_of,
)
from rulebound.games.lost_legacy.meaning.persons import OPPONENT, whose
from rulebound.games.lost_legacy.meaning.senses import player
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops import battles, moving, terms
from rulebound.games.lost_legacy.vocabulary import events as said
from rulebound.games.lost_legacy.vocabulary import nouns
from rulebound.games.lost_legacy.vocabulary.noting import TheChosen, TheChosenOnes
from rulebound.games.lost_legacy.vocabulary.offers import ControllerOfOne, TurnOfOne
from rulebound.games.lost_legacy.vocabulary.pieces import ChangesPieces, LastPiece, PiecesEvent, Reaches
from rulebound.games.lost_legacy.vocabulary.prohibitions import StrikesAtAll
from rulebound.kernel.terms import Cards, Compares, Fixed, Not, Test, Trait, Whom, relations
from rulebound.kernel.terms.events import EventCardIs, OtherCardIs, SeatIs
from rulebound.kernel.terms.players import EachPlayer, You
from rulebound.kernel.terms.traits import ControlledBy, LiesIn, OwnedBy
from rulebound.language.core import nouns as core
from rulebound.language.core import triggers
from rulebound.language.core.categories import Event, Happening, Player, PlayerHappening, Thing, Would, Zone
from rulebound.language.core.numbers import Number
from rulebound.language.lowering import YOU, waiting

THAT = terms.EventCards(False)
OTHER = terms.EventCards(True)
TARGET = terms.BattleTarget()
BY_AN_ATTACK = terms.CauseIn([c.BY_ATTACK])
DONE = {
    "played": c.PLAY, "set": c.SET, "linked": c.LINK, "destroyed": c.DESTROY, "discarded": c.DISCARD,
    "erased": c.ERASE, "ejected": c.EJECT, "buried": c.BURY, "built-up": c.BUILD_UP, "replaced": c.REPLACE,
    "threatened": c.THREATEN, "attacked": c.ATTACK, "hit": c.ATTACK, "readied": c.READY, "rested": c.REST,
    "revealed": c.REVEAL, "weakened": c.WEAKEN, "moved": c.MOVE,
}  # fmt: skip
BY = {
    "by a attack": [c.BY_ATTACK, c.BY_MENTAL_ATTACK], "by a mental attack": [c.BY_MENTAL_ATTACK],
    "by invasion": [c.BY_INVASION], "by a ability": [c.BY_ABILITY], "by your opponent's abilities": [c.BY_ABILITY],
    "by a physical attack": [c.BY_ATTACK], "by a distance attack": [c.BY_ATTACK], "by a combo attack": [c.BY_ATTACK],
}  # fmt: skip
# [EN-12] What only cards of some kinds undergo; [LLQ-opt.1] in Quick-Play a set option is attacked.
UNDERGO = {
    c.THREATEN: c.CHARACTER | c.OPTION, c.ATTACK: c.CHARACTER | c.OPTION, c.WEAKEN: c.CHARACTER,
    c.BUILD_UP: c.CHARACTER, c.REST: STANDING, c.READY: STANDING, c.LINK: LINKABLE, c.MOVE: STANDING,
}  # fmt: skip
DID = {
    "discard": c.DISCARD, "erase": c.ERASE, "eject": c.EJECT, "bury": c.BURY, "destroy": c.DESTROY, "move": c.MOVE,
    "rest": c.REST, "ready": c.READY, "build-up": c.BUILD_UP,
}  # fmt: skip
IN_REFRESH: Final = "in that step cards are readied"
SENT = (c.DISCARD, c.ERASE, c.EJECT, c.BURY)  # out of a pile, where the card still lies when that is told
FACE_DOWN: Final = "what is set lies face-down: say 'a card', or 'an option'"
LEFT = (c.DESTROY, *SENT)
PUT = (c.PLAY, c.SET, c.LINK)  # out of a pile, to where it lies by then
CARDS = core.Group((), kinds=(nouns.CardKind("card"),))  # any, with no more words
STRUCK_BY = (c.THREATEN, c.ATTACK)
VOIDED = {"a ability": c.ACTIVATE, "a threat": c.THREATEN, "a attack": c.ATTACK}
GAINED = {"MP": c.GAIN_MP, "honor": c.GAIN_HONOR}
LOST = {"MP": c.LOSE_MP, "honor": c.LOSE_HONOR}
STRUCK = {"by a physical attack": c.PHYSICAL, "by a distance attack": c.DISTANCE}

# [LL-begin.10] Nothing else readies cards by the rules.
REFRESHED: dict[str, list[Test]] = {
    "in the refresh step": [terms.CauseIn([c.BY_RULE])],
    "in your refresh step": [terms.CauseIn([c.BY_RULE]), SeatIs(YOU)],
    "in your opponent's refresh step": [terms.CauseIn([c.BY_RULE]), SeatIs(OPPONENT)],
}  # fmt: skip

# Events whose amount is so much of something; of others it says which piece or from where.
MEASURED = (c.DRAW, c.PAY, c.GAIN_MP, c.LOSE_MP, c.GAIN_HONOR, c.LOSE_HONOR)


@dataclass(frozen=True)
class Timing(waiting.Waiting):
    zone: int = NONE  # [LL-abil.4] where the card must lie for it, beside the field


def heard(w: Writer, node: Event) -> list[Timing]:
    if isinstance(node, said.TurnHappens):
        kind = c.TURN_BEGINS if node.edge.word == "begins" else c.TURN_ENDS
        who = None if node.whose is None else whose(w, node.whose)
        w.hears_player = True
        return [Timing(kind, [] if who is None else [SeatIs(who)])]
    if isinstance(node, TurnOfOne):
        whose_turn = node.who or ControllerOfOne(node.of).at(node)
        w.hears_player = True
        edge = c.TURN_BEGINS if node.edge.word == "begins" else c.TURN_ENDS
        return [Timing(edge, [SeatIs(player(w, whose_turn))])]
    if isinstance(node, said.CombatPhase):
        return [Timing(c.COMBAT_BEGINS if node.edge.word == "begins" else c.COMBAT_ENDS)]
    if isinstance(node, said.BattleEnds):
        return [Timing(c.BATTLE_ENDED)]
    if isinstance(node, said.AfterBattles):
        if node.the and w.at:  # behind other abilities it might be a battle that they speak of
            raise w.not_playable(node, "which battle? Say 'after a battle', or 'when …, after the battle …'")
        return [Timing(c.BATTLE_ENDED)]
    if isinstance(node, said.PieceEvent):
        kind = c.ADD if node.how.word == "added to" else c.REMOVE
        return [Timing(kind, [terms.AmountIs(piece_on(w, node.piece, node.what)), *about(w, node.what, False)])]
    if isinstance(node, PiecesEvent):
        return heard(w, said.PieceEvent(node.what, node.piece, node.how).at(node))
    if isinstance(node, LastPiece | Reaches):
        return [so_many_pieces(w, node)]
    if isinstance(node, said.DeckEvent):
        return [Timing(c.SEARCH if each.word == "searched" else c.SHUFFLE) for each in node.done]
    if isinstance(node, said.OwnVoided):
        return [Timing(c.VOID, [terms.AmountIs(c.ACTIVATE), EventCardIs([ControlledBy(YOU, True)])])]
    if isinstance(node, said.ActionVoided):
        undone = VOIDED.get(node.what.word)
        return [Timing(c.VOID, [] if undone is None else [terms.AmountIs(undone)])]
    if isinstance(node, said.AbilityActivated):
        return [Timing(c.ACTIVATE, [] if node.what is None else about(w, node.what, False))]
    if isinstance(node, said.CostPaid):
        return [Timing(c.PAY)]
    if isinstance(node, said.EitherEvent):
        return whichever(w, node)
    if isinstance(node, triggers.Happens):
        return [each for verb in node.verbs for each in happens(w, node.what, verb)]
    if isinstance(node, triggers.PlayerHappens):
        return [does(w, node.who, verb) for verb in node.verbs]
    raise w.not_playable(node)


def so_many_pieces(w: Writer, node: LastPiece | Reaches) -> Timing:
    """[LL-pc.10] Pieces come and go one by one, so that each number is passed."""
    piece = piece_on(w, node.piece, node.what)
    many = node.n.value if isinstance(node, Reaches) else 0
    if isinstance(node, Reaches) and not many:
        raise w.not_playable(node.n, "say 'when the last one is removed from …'")
    kind = c.GREW if isinstance(node, Reaches) else c.SHRANK
    card = about(w, node.what, False)
    lie_there = Compares(terms.PiecesOn(THAT, piece), relations.EXACTLY, Fixed(many))
    return Timing(kind, [terms.AmountIs(piece), *card, lie_there])


def whichever(w: Writer, node: said.EitherEvent) -> list[Timing]:
    """[EN-3] Which of them it was is not known where the ability acts, so it speaks of this card alone, or the linked
    one; of a player only if each of them is about one."""
    inside = [each for event in node.events for each in event.inside()]
    for number, tree in enumerate(w.ability.trees):
        for each in tree.inside():
            w.sentence = number
            mention = w.ability.bindings.get(w.place(each))
            named = None if mention is None or any(each is one for one in inside) else mention.node
            if any(named is one for one in inside) and not isinstance(named, core.This | nouns.TheLinked | Player):
                raise w.not_playable(each, "of which of the two? Say it in two abilities")
    w.sentence = 0
    found: list[Timing] = []
    of_players = True
    for event in node.events:
        w.hears_player = False
        found += heard(w, event)
        of_players &= w.hears_player
    w.hears_player = of_players
    return found


def would(w: Writer, node: Would) -> list[Timing]:
    """What is about to happen to a card, to a player's numbers or cards, or with a piece."""
    if isinstance(node, triggers.WouldHappen):
        found = happens(w, node.what, node.verb)
        if would_leave(node):  # [LL-repl.1] whose place another takes is not sent anywhere
            return [each for each in found if each.event in LEFT]
        if len(found) > 1:
            raise w.not_playable(node, "this can come about in several ways: say one of them")
        return found
    if isinstance(node, triggers.PlayerWould):
        return [does(w, node.who, node.verb)]
    if isinstance(node, said.PieceWould):
        return heard(w, said.PieceEvent(node.what, node.piece, node.how).at(node))
    raise w.not_playable(node, "say of which card: 'if a character would be destroyed'")


def would_leave(node: Would) -> bool:
    """To whatever pile."""
    return isinstance(node, triggers.WouldHappen) and isinstance(node.verb, said.Leaves)


def by(node: said.By | None) -> list[Test]:
    if node is None:
        return []
    if node.word in REFRESHED:
        return [*REFRESHED[node.word]]
    found: list[Test] = [terms.CauseIn(BY[node.word])]
    if node.word in STRUCK:
        found.append(terms.StruckAs(STRUCK[node.word]))
    if node.word == "by a combo attack":
        found.append(terms.InCombo())
    return [*found, SeatIs(OPPONENT)] if node.word == "by your opponent's abilities" else found


# ---- cards
def known(w: Writer, thing: Thing) -> Cards | None:
    """The very card that a phrase means: this card, the linked character."""
    if w.spot(thing) in w.singled:
        return w.singled[w.spot(thing)]
    spoken_of = w.mention(thing).node if isinstance(thing, core.It) else thing
    if isinstance(spoken_of, core.This) and not is_host(w, spoken_of):
        return THIS
    if isinstance(thing, TheChosen | TheChosenOnes):
        return meant(w, thing)
    if w.watches and isinstance(thing, core.It | core.That):
        found = meant(w, thing)
        if isinstance(found, battles.Attackers | terms.EventCards | terms.BattleTarget):
            raise w.not_playable(thing, "who that is is not known any more by then: choose it first")
        return found
    return host(w, thing) if isinstance(spoken_of, nouns.TheLinked | nouns.OfTheLinked | core.This) else None


def like(w: Writer, thing: Thing) -> list[Trait]:
    """What a card of the event must be like."""
    found = side_of(w, thing)
    if found is None:
        raise w.not_playable(thing)
    must_be_any_one(w, thing)
    group, who, must = found
    return [*must, *traits_of(w, group), *controlled(who)]


def about(w: Writer, thing: Thing, other: bool) -> list[Test]:
    """The event's card, or its other card, is meant by a phrase; from now on 'it' means that card."""
    w.mean(thing, OTHER if other else TARGET if w.after_battle else THAT)
    w.hears = None if other or w.after_battle else thing
    card = known(w, thing)
    if card is not None:
        w.mean(thing, card)
        return [terms.OtherIsOf(card) if other else terms.EventIsOf(card)]
    must = like(w, thing)
    return [] if not must else [OtherCardIs(must) if other else EventCardIs(must)]


def sent_from(thing: Thing, kind: int) -> list[Test]:
    """[LL-field.2] 'A card on the field': from there it is sent away, not from under a character, nor from a pile."""
    place = getattr(getattr(thing, "group", None), "place", None)
    return [terms.FromTheField()] if isinstance(place, nouns.OnTheField) and kind in (*SENT, c.DESTROY) else []


def attacker(w: Writer, thing: Thing) -> list[Test]:
    """[LL-bat.26] Any of the attackers."""
    must_be(w, thing, c.CHARACTER, "only characters attack")
    card = known(w, thing)
    if card is not None:
        w.mean(thing, card)
        return [terms.AttackerIs(card, [])]
    must = like(w, thing)
    w.mean(thing, battles.Attackers(must))
    return [terms.AttackerIs(None, must)]


STOOD = (terms.CameToAttack(), Not(terms.TargetDestroyed()))


def target(w: Writer, thing: Thing) -> list[Test]:
    """[LL-bat.12] Of a battle that has ended."""
    card = known(w, thing)
    w.mean(thing, TARGET if card is None else card)
    if card is not None:
        return [terms.TargetIsOf(card)]
    must = like(w, thing)
    return [terms.TargetIsLike(must)] if must else []


def spaces_of(w: Writer, node: said.Region | said.WholeField) -> Spaces:
    if isinstance(node, said.Half):
        return moving.Territory(whose(w, node.whose) or YOU)
    if isinstance(node, said.WholeField):
        return moving.Territory(EachPlayer())
    if isinstance(node, said.ReachOf):
        if side_of(w, node.what) is not None:  # from the range of one into that of another
            raise w.not_playable(node.what, "of which one? Say 'this character', 'the linked character'")
        return moving.Around(meant(w, node.what), RANGES[node.range.word])
    assert isinstance(node, said.Reach)
    return moving.Around(ranged(w, node.of), RANGES[node.range.word])


def shows(w: Writer, thing: Thing) -> bool:
    """[LL-pos.6] What lies face-down is seen to be a card and an option, and no more."""
    found = side_of(w, thing)
    if found is None:
        return True
    group = found[0]
    words = [getattr(kind, "word", "") for kind in group.kinds]
    return all(word in ("card", "option") for word in words) and not group.filter and not group.adjectives


def happens(w: Writer, what: Thing, verb: Happening) -> list[Timing]:
    if isinstance(verb, said.IsDone):
        return [done_to(w, what, verb, each) for each in verb.done]
    if isinstance(verb, said.Does):
        if verb.word == "rest":
            must_be(w, what, STANDING, "such a card never rests")
            return [Timing(c.REST, about(w, what, False))]
        return [Timing(c.THREATEN if verb.word == "threaten" else c.ATTACK, attacker(w, what))]
    if isinstance(verb, said.Moves):
        must_be(w, what, STANDING, "such a card never moves")
        tests = about(w, what, False)
        if verb.manually:
            tests.append(terms.CauseIn([c.BY_HAND]))
        if verb.where is not None:
            tests.append(EventCardIs(place_traits(w, verb.where)))
        if verb.entry is not None:
            side = None if verb.entry.whose is None else whose(w, verb.entry.whose)
            tests.append(EventCardIs([terms.OnEntryPoint(side)]))
        return [Timing(c.MOVE, tests)]
    if isinstance(verb, said.Crosses):
        must_be(w, what, STANDING, "such a card never moves")
        w.hears_player = True
        return [Timing(c.MOVE, [*about(w, what, False), moving.CrossesOver()])]
    if isinstance(verb, said.MovesInto):
        tests = [*about(w, what, False), moving.ComesInto(spaces_of(w, verb.where), False, verb.out)]
        return [Timing(c.MOVE, tests)]
    if isinstance(verb, said.LeavesPart):
        raise w.not_playable(verb, "by a move alone? Say 'moves out of', or 'leaves the field'")
    if isinstance(verb, said.Enters):
        tests = [*about(w, what, w.newcomer), moving.ComesInto(spaces_of(w, verb.where), w.newcomer)]
        kinds = [c.REPLACE] if w.newcomer else [c.MOVE, c.PLAY, c.REPLACE]
        return [Timing(kind, tests) for kind in (*kinds, *([c.SET] if w.newcomer is False and shows(w, what) else []))]
    if isinstance(verb, said.ActivatesAny):
        return [Timing(c.ACTIVATE, about(w, what, False))]
    if isinstance(verb, said.Joins):
        together = terms.InCombo()
        return [Timing(c.ATTACK, [*attacker(w, what), Not(together) if "alone" in verb.word else together])]
    if isinstance(verb, said.StrikesAt):
        kind = c.THREATEN if verb.how.word == "threaten" else c.ATTACK
        return [Timing(kind, [*attacker(w, what), *about(w, verb.what, False)])]
    if isinstance(verb, said.Replaces):
        return [Timing(c.REPLACE, [*about(w, what, True), *about(w, verb.what, False)])]
    if isinstance(verb, said.Destroys):
        by_whom = attacker(w, what)
        w.doomed, w.destroyer = verb.what, w.handles.get(w.spot(what))
        # what a text destroys while it attacks is not destroyed by it
        return [Timing(c.DESTROY, [*by_whom, *about(w, verb.what, False), *(by(verb.by) or [BY_AN_ATTACK])])]
    if isinstance(verb, said.Survives):
        must_be(w, what, c.CHARACTER, "only characters are attacked and destroyed")
        return [Timing(c.BATTLE_ENDED, [*target(w, what), *STOOD])]
    if isinstance(verb, said.Fails):
        by_whom = attacker(w, what)
        must_be(w, verb.what, c.CHARACTER, "only characters are destroyed by attacks")
        return [Timing(c.BATTLE_ENDED, [*by_whom, *target(w, verb.what), *STOOD])]
    if isinstance(verb, said.Returns):
        yours: list[Test] = [] if known(w, what) is not None else [EventCardIs([OwnedBy(YOU)])]
        return [Timing(c.RETURN, [*about(w, what, False), *yours])]
    if isinstance(verb, said.IsLinked):
        must_be(w, what, LINKABLE, "such a card is never linked")
        must_be(w, verb.host, c.CHARACTER, "cards are linked to characters")
        tests = [*about(w, verb.host, True), *about(w, what, False)]
        w.linked_to[w.spot(what)] = w.handles[w.spot(verb.host)]
        return [Timing(c.LINK, tests)]
    if isinstance(verb, said.Leaves):
        return leaving(w, what)
    raise w.not_playable(verb)


def leaving(w: Writer, what: Thing) -> list[Timing]:
    """[LL-field.2] To a pile, [LL-build.2] built-up, [LL-repl.1] or replaced; what is linked was not on the field."""
    found = side_of(w, what)
    if (w.card.kind if isinstance(what, core.This) else kind_bits(found[0]) if found else c.CHARACTER) & LINKABLE:
        raise w.not_playable(what, "what is linked is not on the field: say 'is destroyed'")
    card = about(w, what, False)
    sent = (c.DESTROY, c.DISCARD, c.ERASE, c.EJECT, c.BURY, c.RETURN)
    gone = [Timing(kind, [*card, terms.FromTheField()]) for kind in sent]
    return [*gone, Timing(c.BUILD_UP, card), Timing(c.LEAVES, card)]


def done_to(w: Writer, what: Thing, verb: said.IsDone, done: said.DoneTo) -> Timing:
    """[LL-abil.4] 'When this card is discarded from your hand' works there."""
    kind = DONE[done.word]
    if kind == c.SET and not shows(w, what):
        raise w.not_playable(what, FACE_DOWN)
    if kind in UNDERGO:
        if kind in (c.THREATEN, c.ATTACK) and known(w, what) is not None:
            must_be(w, what, c.CHARACTER, "this never happens to such a card while it is face-up")
        must_be(w, what, UNDERGO[kind], "this never happens to such a card")
    if kind == c.REPLACE and known(w, what) is not None:  # [LL-repl.1] its place is taken when that is told
        raise w.not_playable(done, "who is replaced is gone by then: say 'is built-up', or 'leaves the field'")
    if verb.by is not None and verb.by.word in REFRESHED and kind != c.READY:
        raise w.not_playable(verb.by, IN_REFRESH)
    tests = [*about(w, what, False), *by(verb.by), *sent_from(what, kind)]
    if verb.agent is not None:
        if kind not in (c.THREATEN, c.ATTACK, c.DESTROY):
            raise w.not_playable(verb.agent, "characters threaten, attack and destroy")
        tests += [terms.InCombo()] if is_combo(verb.agent) else attacker(w, verb.agent)
        tests += [BY_AN_ATTACK] if kind == c.DESTROY and verb.by is None else []
    if verb.who is not None:
        if kind not in (*SENT, *PUT, *STRUCK_BY, c.REST, c.READY, c.BUILD_UP, c.DESTROY):
            raise w.not_playable(verb.who, "say what that player does: 'when your opponent …'")
        tests.append(SeatIs(player(w, verb.who)))
        w.hears_player = True
    zone = NONE
    if isinstance(verb.place, core.FromZone):
        if kind not in (*SENT, *PUT):
            raise w.not_playable(verb.place, "nobody finds a card there to whom this could happen")
        tests += from_pile(w, what, verb.place.zone)
        zone = pile_of(verb.place.zone) if isinstance(what, core.This) and kind in SENT else NONE
    elif isinstance(verb.place, nouns.OnTheField):
        if kind in (*PUT, c.REVEAL):
            raise w.not_playable(verb.place, "say it without these words, or say from which pile")
        if kind in (*SENT, c.DESTROY):  # [LL-field.2] not from under a character, nor from a pile
            tests.append(terms.FromTheField())
    elif verb.place is not None:
        tests.append(EventCardIs(place_traits(w, verb.place)))
    return Timing(kind, tests, zone=zone)


def is_combo(agent: Thing) -> bool:
    """[LL-bat.6] 'By two or more characters', whoever they are."""
    match agent:
        case core.Some(
            determiner=core.AtLeast(n=Number(value=2)),
            group=core.Group(adjectives=(), kinds=(nouns.CardKind(word="character"),)) as group,
        ):
            return group == core.Group((), kinds=group.kinds)
    return False


def from_pile(w: Writer, what: Thing, zone: Zone, doer: Whom | None = None) -> list[Test]:
    """Out of which pile, and whose: a card lies in those of its owner. 'Their' is said of who does it."""
    assert isinstance(zone, core.ZoneOf)
    theirs = doer is not None and getattr(zone.whose, "word", "") == "their"
    owner = doer if theirs else whose(w, zone.whose)
    left: list[Test] = [terms.AmountIs(pile_of(zone))]
    if isinstance(what, core.This):
        if not isinstance(owner, You):
            raise w.not_playable(zone.whose, "this card lies in your piles: say 'your'")
        return left
    return left if owner is None else [*left, EventCardIs([OwnedBy(owner)])]


def pile_of(zone: Zone) -> int:
    assert isinstance(zone, core.ZoneOf)
    pile = zone.piles[0]
    assert isinstance(pile, nouns.CardPile)
    return PILES[pile.word]


# ---- players
def who_plays(who: Player) -> str:
    return str(getattr(who, "word", ""))


def does(w: Writer, who: Player, verb: PlayerHappening) -> Timing:
    if getattr(who, "word", "") == "each player":
        raise w.not_playable(who, "one player does this at a time: say 'a player'")
    seat = SeatIs(player(w, who))
    w.hears_player = True
    if isinstance(verb, said.Draws):
        plain = side_of(w, verb.what)
        if plain != (CARDS, None, []) or not is_any_one(verb.what):
            raise w.not_playable(verb.what, "cards are drawn one by one and unseen: say 'a card'")
        w.mean(verb.what, THAT)
        return Timing(c.DRAW, [seat, *by(verb.by)])
    if isinstance(verb, said.PaysMp):
        if verb.what is None:
            return Timing(c.PAY, [seat])
        must_be(w, verb.what, c.CHARACTER, "MP are paid for characters")  # [LL-open.2] while they are in the hand
        return Timing(c.PAY, [seat, *about(w, verb.what, True), OtherCardIs([LiesIn([c.HAND], None)])])
    if isinstance(verb, ChangesPieces):
        kind = c.REMOVE if verb.removes else c.ADD
        return Timing(kind, [seat, terms.AmountIs(piece_on(w, verb.piece, verb.what)), *about(w, verb.what, False)])
    if isinstance(verb, said.Digs):
        return Timing(c.DIG, [seat])
    if isinstance(verb, said.SetsCard):
        if not shows(w, verb.what):
            raise w.not_playable(verb.what, FACE_DOWN)
        return Timing(c.SET, [seat, *about(w, verb.what, False)])
    if isinstance(verb, said.GainsNumber):
        source: list[Test] = [] if verb.source is None else about(w, verb.source, True)
        return Timing((LOST if verb.loses else GAINED)[verb.what.word], [seat, *by(verb.by), *source])
    if isinstance(verb, said.Plays):
        match verb.what:
            case core.Some(group=core.Group(place=core.FromZone() as place) as group) as what:
                bare = what.but(group=group.but(place=None))
                assert isinstance(place.zone, core.ZoneOf)
                if getattr(place.zone.whose, "word", "") != ("your" if who_plays(who) == "you" else "their"):
                    raise w.not_playable(place.zone, "whoever plays a card takes it from a pile of their own")
                w.mean(what, THAT)
                must = like(w, bare)
                return Timing(c.PLAY, [seat, EventCardIs(must), terms.AmountIs(pile_of(place.zone))])
        paid: list[Test] = [terms.CauseIn([c.BY_HAND])] if verb.paid else []
        if verb.paid:
            must_be_only(w, verb.what, c.CHARACTER, "only characters are paid for: say 'a character'")
        return Timing(c.PLAY, [seat, *about(w, verb.what, False), *paid])
    if isinstance(verb, said.MoreThan):
        raise w.not_playable(verb, "nobody answers this: say which one of a turn: 'the second time …'")
    if isinstance(verb, said.Strikes):
        kind = c.THREATEN if verb.how.word == "threaten" else c.ATTACK
        return Timing(kind, [seat, *about(w, verb.what, False)])
    if isinstance(verb, StrikesAtAll):
        return Timing(c.THREATEN if verb.how.word == "threaten" else c.ATTACK, [seat])
    if isinstance(verb, said.StrikesTogether):
        return Timing(c.ATTACK if verb.word.startswith("attack") else c.THREATEN, [seat, terms.InCombo()])
    if isinstance(verb, said.DoesTo):
        did = DID[verb.deed.word]
        match verb.what:
            case core.Some(group=core.Group(place=core.FromZone() as place) as group) as what if did in SENT:
                w.mean(what, THAT)
                bare = what.but(group=group.but(place=None))
                return Timing(did, [seat, EventCardIs(like(w, bare)), *from_pile(w, what, place.zone, seat.who)])
        by_itself: list[Test] = [Not(terms.CauseIn([c.BY_COLUMN]))] if verb.deed.word == "move" else []
        return Timing(did, [seat, *about(w, verb.what, False), *by_itself, *sent_from(verb.what, did)])
    if isinstance(verb, said.Links):
        must_be(w, verb.what, LINKABLE, "such a card is never linked")
        return Timing(c.LINK, [seat, *about(w, verb.host, True), *about(w, verb.what, False)])
    if isinstance(verb, said.SearchesDeck):
        if verb.own and (who_plays(who) == "you") != ("your" in w.words(verb).split()):
            raise w.not_playable(verb, "whose deck? Say it of their own deck, or 'a deck'")
        return Timing(c.SEARCH, [seat, *([terms.OwnDeck()] if verb.own else [])])
    if isinstance(verb, said.ShufflesDeck):
        return Timing(c.SHUFFLE, [seat])
    if isinstance(verb, said.ActivatesOne):
        return Timing(c.ACTIVATE, [seat])
    if isinstance(verb, said.Activates):
        return Timing(c.ACTIVATE, [seat, *about(w, verb.what, False)])
    if isinstance(verb, said.GainsControl):
        return Timing(c.CONTROL_CHANGES, [seat, *about(w, verb.what, False)])
    raise w.not_playable(verb)


