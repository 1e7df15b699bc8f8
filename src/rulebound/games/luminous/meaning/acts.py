"""What players do to cards: the verbs as instructions."""

from __future__ import annotations

from dataclasses import replace

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered
from rulebound.games.luminous.meaning.amounts import multiplied
from rulebound.games.luminous.meaning.decks import PLAIN, own_deck, refuse_nowhere, refuse_unsorted
from rulebound.games.luminous.meaning.durations import lasting
from rulebound.games.luminous.meaning.nouns import (
    ANY,
    THIS,
    Wanted,
    acting,
    decks,
    how_many,
    meant,
    objects,
    picked,
    piles,
)
from rulebound.games.luminous.meaning.players import WHOSEVER, who_has
from rulebound.games.luminous.meaning.senses import act, amount
from rulebound.games.luminous.meaning.writer import YOU, Writer
from rulebound.games.luminous.ops import cards as ops
from rulebound.games.luminous.ops import choices, groups, traits
from rulebound.games.luminous.ops.lasting import Delay, Recall
from rulebound.games.luminous.ops.playing import PutIntoPlay
from rulebound.games.luminous.vocabulary import verbs as said
from rulebound.games.luminous.vocabulary.nouns import CardState
from rulebound.kernel.choosing import Clear
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Amount, Cards, CardsAre, CountOf, Fixed, Negative, Trait
from rulebound.kernel.terms.amounts import AtLeast, Sum
from rulebound.kernel.terms.groups import CardsInZones, Together, TopUntil
from rulebound.kernel.terms.traits import OwnedBy
from rulebound.language.core.categories import Act, DeckZone, Player, Relative, Thing, Zone
from rulebound.language.core.nouns import (
    Article,
    Bare,
    DeckOf,
    EndCard,
    EndCards,
    Exactly,
    FromAmong,
    Group,
    It,
    Possessive,
    Some,
    That,
    Them,
    This,
    Those,
    ZoneOf,
)
from rulebound.language.core.nouns import TopUntil as TopCardsUntil
from rulebound.language.lowering.chance import is_by_chance
from rulebound.language.lowering.clauses import gated
from rulebound.language.node import Node
from rulebound.language.references import Place, is_plural

ONE = Fixed(1)


# ---- drawing and discarding
@act.means(said.Draw)
def draw(w: Writer, node: said.Draw) -> None:
    draw_so_many(w, node, multiplied(w, amount(w, node.n)))


def draw_so_many(w: Writer, node: said.Draw | said.DrawThing, count: Amount) -> None:
    keep = w.way("drawn", w.bound_slot(node.what) if isinstance(node, said.DrawThing) else -1)
    w.emit(ops.Draw(w.words(node), w.who, count, w.actor, keep, w.tally("drawn")))


@act.means(said.DrawUpTo)
def draw_up_to(w: Writer, node: said.DrawUpTo) -> None:
    if (getattr(node.who, "word", "") == "you") != (w.who is YOU):
        raise w.not_playable(node.who, "who draws draws until then")
    missing = Sum([amount(w, node.n), Negative(CountOf(CardsInZones([c.HAND], acting(w), [])))])
    w.emit(ops.Draw(w.words(node), w.who, AtLeast(missing, 0), w.actor, w.way("drawn", -1), w.tally("drawn")))


@act.means(said.DrawThing)
def draw_thing(w: Writer, node: said.DrawThing) -> None:
    if node.outside:
        raise w.not_playable(node, "a card draws when it says so: the draw step is only waited for")
    count = plain_cards(w, node.what)
    if count is not None:
        draw_so_many(w, node, multiplied(w, count))
        return
    if isinstance(node.what, Some | Bare) and node.what.group.place is None and node.what.group.relative is None:
        raise w.not_playable(node.what, "say where it is drawn from: a deck is drawn from its top")
    refuse_unsorted(w, node.what)
    cards, keep = objects(w, node.what, Wanted(looked_kind=c.DRAW_CARD))
    w.emit(ops.DrawCards(w.words(node), cards, w.way("drawn", keep), acting(w)))


def is_plain_draw(w: Writer, node: Node) -> bool:
    """Whether so many cards are drawn from the top, as many as there are."""
    return isinstance(node, said.DrawThing) and plain_cards(w, node.what) is not None


def plain_cards(w: Writer, what: Thing) -> Amount | None:
    """How many, where the phrase says no more than 'a card' or 'two cards'."""
    if isinstance(what, EndCard | EndCards) and what.end.word == "top" and isinstance(what.deck, DeckOf):
        own = getattr(what.deck.whose, "word", "") == ("your" if w.who is YOU else "their")  # the top of the own deck
        return (ONE if isinstance(what, EndCard) else amount(w, what.n)) if own else None
    if not isinstance(what, Some) or what.group.but(place=None) != Group((), PLAIN):
        return None
    if what.group.place is not None and not own_deck(w, what.group.place):
        return None
    determiner = what.determiner
    if isinstance(determiner, Article) and determiner.word in ("a", "a additional", "another"):
        return ONE
    return amount(w, determiner.n) if isinstance(determiner, Exactly) else None


FROM_HAND = Wanted(zones=[c.HAND], menu=c.M_DISCARD, kind=c.DISCARD_CARD, looked_kind=c.DISCARD_CARD)


@act.means(said.Discard)
def discard(w: Writer, node: said.Discard) -> None:
    slot = w.slot()
    hand = CardsInZones([c.HAND], acting(w), [])
    w.emit(Clear(slot))
    count = multiplied(w, amount(w, node.n))
    w.emit(pick_discards(w, node, hand, count, slot))
    w.ask_for(slot, count)
    w.emit(ops.Discard(w.words(node), groups.SlotCards(slot, []), w.way("discarded", -1)))


def pick_discards(w: Writer, node: said.Discard, hand: Cards, count: Amount, slot: int) -> choices.Pick:
    """[LU-key.4] The discarding player chooses."""
    return choices.Pick(
        w.words(node), w.who, hand, count, False, slot, c.M_DISCARD, c.DISCARD_CARD, c.CHOOSE_NO_MORE, w.actor, False
    )


@act.means(said.DiscardThing)
def discard_thing(w: Writer, node: said.DiscardThing) -> None:
    refuse_unsorted(w, node.what)
    cards, keep = objects(w, node.what, FROM_HAND)
    w.emit(ops.Discard(w.words(node), cards, w.way("discarded", keep)))


# ---- verbs that only work on cards
def worked_on(w: Writer, node: Act, what: Thing, way: str = "", wanted: Wanted = ANY) -> tuple[str, Cards, int]:
    """The words of a verb, the cards that it works on, and the slot that keeps them: for 'destroyed this way'."""
    cards, keep = objects(w, what, wanted)
    return w.words(node), cards, w.way(way, keep) if way else keep


act.of(said.Destroy, lambda w, node: w.emit(ops.Destroy(*worked_on(w, node, node.what, "destroyed"))))
act.of(said.Ready, lambda w, node: w.emit(ops.Ready(*worked_on(w, node, node.what, "readied"))))
act.of(
    said.ShuffleInto,
    lambda w, node: w.emit(
        ops.ShuffleInto(*worked_on(w, node, node.what, "shuffled", of_owner(w, node.what, node.deck)))
    ),
)


@act.means(said.Void)
def void(w: Writer, node: said.Void) -> None:
    refuse_unsorted(w, node.what)
    if node.until is None:
        w.emit(ops.Void(*worked_on(w, node, node.what, "voided"), node.face_down))
        return
    if not isinstance(node.until.what, This):
        raise w.not_playable(node.until, "it comes back as this card leaves play: 'until this leaves play'")
    mention = w.ability.bindings.get(w.place(node.what))
    said_of = node.what if mention is None else mention.node
    if getattr(getattr(said_of, "group", None), "place", None) is not None or isinstance(said_of, EndCard | EndCards):
        raise w.not_playable(node.until, "only what is voided from play comes back there: say when it goes where")
    with gated(w, node, CardsAre(THIS, [traits.Found(traits.ON_TABLE)], True), False, YOU):
        words, cards, keep = worked_on(w, node, node.what, "voided")
        keep = w.slot() if keep < 0 else keep
        w.emit(ops.Void(words, cards, keep, False))
        with w.aside() as later:
            w.emit(Recall(""))
            w.emit(PutIntoPlay(words, groups.SlotCards(keep, []), -1, None, False))
        # It waits for no event: its moment raises it.
        back = LuminousTriggered(w.making.definition, words, words, Ops([]), 0, c.TURN_END, True, None, "")
        w.parts.append((back, later))
        w.emit(Delay(words, back, c.AS_THIS_LEAVES))


# ---- leaving play
@act.means(said.Sacrifice)
def sacrifice(w: Writer, node: said.Sacrifice) -> None:
    """[LU-key.8] Only what one owns and controls is offered."""
    must: list[Trait] = [traits.Sacrificable(acting(w))]
    cards, keep = objects(w, node.what, Wanted(menu=c.M_SACRIFICE, kind=c.SACRIFICE, must=must))
    keep = w.way("sacrificed", keep)
    cause = c.BY_COST if w.cause_cost else c.BY_EFFECT
    if isinstance(cards, groups.ThisCard):
        w.emit(ops.SacrificeThis(w.words(node), cards, keep, cause))
    else:
        if isinstance(node.what, It | That | Them | Those) and isinstance(cards, groups.SlotCards):
            # what a reference means may be somebody else's by now
            cards = groups.SlotCards(cards.slot, [*cards.traits, traits.Sacrificable(w.who)])
        w.emit(ops.Sacrifice(w.words(node), cards, keep, cause))


def of_owner(w: Writer, what: Thing, to: Zone | DeckZone | None) -> Wanted:
    """[LU-zone.11a] Cards go to zones of their owners: 'to your hand' means cards that are yours."""
    whose = to.whose if isinstance(to, ZoneOf | DeckOf) else None
    word = getattr(whose, "word", "")
    if whose is None or word in WHOSEVER:
        return Wanted()
    before = found_in(w, what, w.sentence)
    why = "a card goes to a zone of its owner: say 'its owner's'"
    if word in ("your", "the opponent's") and (before in ("a", "any") or is_anybodys(w, what)):
        raise w.not_playable(whose, why)
    if before not in ("", word, "each player's", "a player's", *WHOSEVER):
        if word not in ("their", "that player's") or before == "your":
            raise w.not_playable(whose, f"{why}, or the same player")
    if word in ("each player's", "a player's", "its controller's") and before != word:
        raise w.not_playable(whose, why)
    if word in ("your", "the opponent's") and not before and isinstance(what, It | That | Them | Those):
        if named(w, what) not in (("", "you") if word == "your" else ("the opponent", "a opponent", "each opponent")):
            raise w.not_playable(whose, why)
    if word == "that player's" and not before and isinstance(what, It | That):
        if named(w, what) == "you" or is_anybodys(w, what):
            raise w.not_playable(whose, why)  # what you control need not be yours, nor was a player named
    group = what.group if isinstance(what, Some | Bare) else None
    owner = None if group is None else who_has(w, whose)
    if group is None or owner is None or group.place is not None or group.relative is not None:
        return Wanted()
    return Wanted(must=[OwnedBy(owner)])


def is_anybodys(w: Writer, what: Thing) -> bool:
    """Whether a reference means a card of which only the kind is said, so that it may be anybody's: 'Choose a unit.'"""
    mention = w.ability.bindings.get(w.place(what))
    if not isinstance(what, It | That | Them | Those) or mention is None or not isinstance(mention.node, Some | Bare):
        return False
    group = mention.node.group
    said_whose = group.controller or group.place or group.relative or isinstance(
        getattr(mention.node, "determiner", None), Possessive
    )
    around = [each for each in w.ability.trees[mention.place.sentence].inside() if mention.node in each.inside()]
    return not said_whose and not any(isinstance(each, (*ONES_OWN, TopCardsUntil)) for each in around)


# What one can only do with one's own cards, or with new ones.
ONES_OWN = (
    said.Sacrifice, said.Discard, said.DiscardThing, said.Draw, said.DrawThing, said.Play, said.CullThing,
)  # fmt: skip


def named(w: Writer, what: Thing) -> str:
    """Who has, or does something with, the cards that a reference means, by the phrase that it refers to; empty if that
    names nobody."""
    mention = w.ability.bindings.get(w.place(what))
    if mention is None or mention.back:
        return ""
    around = [each for each in w.ability.trees[mention.place.sentence].inside() if mention.node in each.inside()]
    for each in (*mention.node.inside(), *reversed(around)):
        who = getattr(each, "who", None)
        if isinstance(who, Player):
            return getattr(who, "word", "") or "somebody"
    return ""


def found_in(w: Writer, what: Node, sentence: int) -> str:
    """Whose the zone is in which a phrase, or what it refers to, says that the cards are; empty if it does not say."""
    around = [
        each for each in w.ability.trees[sentence].inside() if isinstance(each, Thing) and what in each.inside()
    ]  # 'cards from the top of your deck until you reveal a unit'
    for thing in (what, *reversed(around)):
        for each in thing.inside():
            if isinstance(each, ZoneOf | DeckOf):
                return getattr(each.whose, "word", "")
    for each in what.inside():
        mention = w.ability.bindings.get(Place(sentence, each.span))
        if mention is not None and not mention.back and isinstance(mention.node, Thing):
            return found_in(w, mention.node, mention.place.sentence)
    return ""


@act.means(said.Return)
def give_back(w: Writer, node: said.Return) -> None:
    cards, keep = objects(w, node.what, of_owner(w, node.what, node.zone))
    put_into_zone(w, node, cards, w.way("returned", keep), node.zone, True)


# ---- to other zones
def put_into_zone(w: Writer, node: Act, cards: Cards, keep: int, zone: Zone, back: bool) -> None:
    to = piles(zone)[0]
    words = w.words(node)
    if to == c.HAND and back:
        w.emit(ops.ReturnToHand(words, cards, keep))
    elif to == c.DECK:
        w.emit(ops.PutIntoDeck(words, cards, keep, True))
    elif to == c.VOID:
        w.emit(ops.Void(words, cards, keep, False))
    else:
        w.emit(ops.PutIntoZone(words, cards, keep, to))


@act.means(said.Put)
def put(w: Writer, node: said.Put) -> None:
    kind = c.PUT_ON_TOP if node.to.top else c.PUT_ON_BOTTOM if node.to.bottom else c.CHOOSE
    wanted = of_owner(w, node.what, node.to.zone or node.to.deck)
    if isinstance(node.to.zone, ZoneOf) and piles(node.to.zone)[0] in (c.DISCARD, c.VOID, c.HAND):
        refuse_unsorted(w, node.what)
    refuse_nowhere(w, node.what)
    put_there(w, node, *objects(w, node.what, replace(wanted, looked_kind=kind)), node.to)
    if node.rest is not None:
        if w.looked is None:
            raise w.not_playable(node.rest, "there are no cards of which this would be the rest")
        put_there(w, node, w.looked, -1, node.rest)


def put_there(w: Writer, node: said.Put, cards: Cards, keep: int, to: said.To) -> None:
    if to.zone is None and to.any_order:
        if keep >= 0 and w.is_mentioned(node.what):
            raise w.not_playable(to, "what is put there in an order of choice cannot be spoken of any more")
        w.emit(ops.OrderIntoDeck(w.words(node), w.who, cards, to.top))
    elif to.zone is None:
        w.emit(ops.PutIntoDeck(w.words(node), cards, keep, to.top))
    else:
        put_into_zone(w, node, cards, keep, to.zone, False)


act.of(said.Shuffle, lambda w, node: w.emit(ops.Shuffle(w.words(node), decks(w, node.deck))))


act.of(said.RemoveFromCombat, lambda w, node: w.emit(ops.LeaveCombat(*worked_on(w, node, node.what))))


@act.means(said.ExchangeControl)
def exchange_control(w: Writer, node: said.ExchangeControl) -> None:
    """[LU-type.6f] Both are chosen first; each has its own controller as it happens."""
    one, _ = objects(w, node.one, Wanted())
    other, _ = objects(w, node.other, Wanted())
    if not isinstance(one, groups.SlotCards) or not isinstance(other, groups.SlotCards):
        raise w.not_playable(node, "say which two: 'a unit you control and a unit the opponent controls'")
    w.emit(ops.ExchangeControl(w.words(node), one, other))
    w.mean(node, Together([one, other]))


# ---- turning and taking
@act.means(said.Expend)
def expend(w: Writer, node: said.Expend) -> None:
    must: list[Trait] = [traits.Expendable()] if w.cause_cost else []
    if w.instead:  # what is expended already takes the place of nothing
        must = [traits.Found(traits.READY)]
    cards, keep = objects(w, node.what, Wanted(must=must))
    cause = c.BY_COST if w.cause_cost else c.BY_EFFECT
    w.emit(ops.Expend(w.words(node), cards, w.way("expended", keep), cause))


@act.means(said.GainControl)
def gain_control(w: Writer, node: said.GainControl) -> None:
    cards, keep = objects(w, node.what, Wanted())
    how_long = lasting(w, node.duration)
    until = how_long.until if how_long.condition is None else c.WHILE_SO
    w.emit(ops.GainControl(w.words(node), cards, keep, acting(w), until, how_long.condition))


# ---- showing
@act.means(said.Look)
def look(w: Writer, node: said.Look) -> None:
    cards, keep = objects(w, node.what, Wanted())
    w.looked = w.in_slot(w.slot() if keep < 0 else keep)
    w.emit(ops.Look(w.words(node), cards, w.looked.slot, acting(w)))


@act.means(said.Reveal)
def reveal(w: Writer, node: said.Reveal) -> None:
    if isinstance(node.what, TopCardsUntil):
        reveal_until(w, node, node.what)
        return
    refuse_unsorted(w, node.what)
    cards, keep = objects(w, node.what, Wanted(zones=[c.HAND]))
    keep = w.way("revealed", keep)
    shown = w.in_slot(w.slot() if keep < 0 else keep)
    if not any(isinstance(each, FromAmong) for each in node.what.inside()):
        w.looked = shown  # what is shown of cards that were looked at leaves a rest of these
    w.emit(ops.Reveal(w.words(node), cards, shown.slot))


def reveal_until(w: Writer, node: said.Reveal, what: TopCardsUntil) -> None:
    """Card after card, until there is one of the sort, or so many: 'it' is that one, 'those units' are these, and the
    rest are the others."""
    who = decks(w, what.deck)
    said_who = getattr(what.who, "word", "") if what.who is not None else ""
    if what.who is not None and (said_who not in ("you", "they") or (said_who == "you") != (w.who is YOU)):
        raise w.not_playable(what.who, "who reveals reveals until then")
    sort = meant(w, what.what, Wanted())
    if not isinstance(what.what, Some) or not isinstance(sort, groups.CardsInPlay) or sort.who is not None:
        raise w.not_playable(what.what, "say which sort of card ends it: 'a unit'")
    if getattr(getattr(what.deck, "whose", None), "word", "").startswith("each"):
        raise w.not_playable(what.deck, "say whose deck: one is gone through")
    for each in what.what.inside():  # [EN-12]
        if isinstance(each, CardState | Relative) or getattr(each, "word", "") == "token":
            raise w.not_playable(each, "no card in a deck is so")
    many, up_to = how_many(w, what.what)
    if many is None or up_to or is_by_chance(what.what):
        raise w.not_playable(what.what, "how many end it? Say 'a unit', 'two units'")
    w.looked = w.in_slot(w.way("revealed", w.slot()))
    w.emit(ops.Reveal(w.words(node), TopUntil(c.DECK, who, sort.traits, many), w.looked.slot))
    w.mean(what, w.looked)
    ending = groups.SlotCards(w.looked.slot, sort.traits)
    found, _ = picked(w, what.what, ending, many, Wanted(), False)  # there are no more
    if is_plural(what.what):  # 'them', 'those units'; the rest are the others
        w.mean(what, found)
        w.rests[w.spot(what)] = w.looked
