"""Playing cards and tokens, and putting them into play."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.adjectives import kind_bits
from rulebound.games.luminous.meaning.nouns import Wanted, acting, objects
from rulebound.games.luminous.meaning.senses import act
from rulebound.games.luminous.meaning.tokens import new_tokens
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import groups, playing, traits
from rulebound.games.luminous.vocabulary.verbs import Play, PutIntoPlay
from rulebound.kernel.terms import Trait
from rulebound.language.core.categories import Thing
from rulebound.language.core.nouns import It, Some, That, Them, Those

CAN_BE_IN_PLAY = traits.UNIT | traits.RELIC | traits.ORB | traits.TOKEN


@act.means(Play)
def play(w: Writer, node: Play) -> None:
    made = new_tokens(w, node.what)
    if made is not None:
        slot = slot_of(w, node.what)
        w.emit(playing.PlayTokens(w.words(node), w.who, made.kind, made.count, slot, w.actor))
        return
    must: list[Trait] = [traits.Playable(acting(w))]
    if not node.free:
        must.append(traits.Payable(acting(w)))
    cards, _ = objects(w, node.what, Wanted(zones=played_from(node.what), must=must))
    w.emit(playing.PlayCards(w.words(node), acting(w), cards, node.free, slot_of(w, node.what)))


def played_from(what: Thing) -> list[int]:
    """[LU-play.13] From the hand; an orb also from the pile, where the text names no zone."""
    if isinstance(what, Some) and kind_bits(what.group.kinds) == traits.ORB:
        return [c.HAND, c.ORB_PILE]
    return [c.HAND]


def slot_of(w: Writer, what: Thing) -> int:
    """Where the cards stand once they have been played; from now on the phrase means them."""
    slot = w.way("played", w.slot())
    played = groups.SlotCards(slot, [])
    w.mean(what, played)
    if isinstance(what, It | That | Them | Those):
        w.handles[w.spot_meant(what)] = played
    return slot


@act.means(PutIntoPlay)
def put_into_play(w: Writer, node: PutIntoPlay) -> None:
    made = new_tokens(w, node.what)
    if made is not None:
        slot = slot_of(w, node.what)
        w.emit(playing.PutTokens(w.words(node), w.who, made.kind, made.count, slot, w.actor, node.expended))
        return
    must: list[Trait] = [traits.OfKind(CAN_BE_IN_PLAY)]
    cards, keep = objects(w, node.what, Wanted(zones=[c.HAND], must=must))
    w.emit(playing.PutIntoPlay(w.words(node), cards, keep, acting(w), node.expended))
