"""Noun phrases: the cards they mean, and how they are chosen where there is a choice [LU-play.4]."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.meaning.adjectives import among, different, kind_bits, stat_code
from rulebound.games.luminous.meaning.events_of_words import ORDINALS, PARTICIPLES, PAST, since_it_came
from rulebound.games.luminous.meaning.players import EACH_PLAYER, PLURAL, one_player, who_has
from rulebound.games.luminous.meaning.senses import adjective, amount, player
from rulebound.games.luminous.meaning.writer import YOU, Writer
from rulebound.games.luminous.ops import choices, groups, traits
from rulebound.games.luminous.ops.cards import Look
from rulebound.games.luminous.ops.choices import Pick
from rulebound.games.luminous.ops.distinct import RESPECTS, Unlike
from rulebound.games.luminous.ops.groups import ThisCard
from rulebound.games.luminous.vocabulary import filters
from rulebound.games.luminous.vocabulary import nouns as said
from rulebound.games.luminous.vocabulary.events import Occurred, Occurs
from rulebound.games.luminous.vocabulary.sheet import SHEET
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import (
    Amount,
    Cards,
    CountOf,
    EndOfPile,
    Extreme,
    Fixed,
    Negative,
    Test,
    Trait,
    Whom,
    events,
    players,
)
from rulebound.kernel.terms.amounts import Half, HalfUp, Sum
from rulebound.kernel.terms.groups import Both, CardsInZones, CardsOfThisTurn, Together
from rulebound.kernel.terms.traits import AnyTrait, ControlledBy, Happened, LiesIn, NotOneOf, NoTrait, OwnedBy
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import DeckZone, Ordinal, Thing, Zone
from rulebound.language.core.numbers import HalfOf, Its
from rulebound.language.core.players import PlayerWord, WhoseWord
from rulebound.language.lowering.chance import is_by_chance, picked_by_chance
from rulebound.language.lowering.references import cards_meant, of_what_was_seen, one_of
from rulebound.language.node import Node
from rulebound.language.references import Place as Spoken
from rulebound.language.references import is_plural

PILES = {
    "hand": [c.HAND], "deck": [c.DECK], "discard pile": [c.DISCARD], "void": [c.VOID, c.VOID_FACE_DOWN],
    "orb pile": [c.ORB_PILE],
}  # fmt: skip
# where that which happened this turn has put a card that somebody can see
LIES_NOW = {c.DESTROYED: c.DISCARD, c.SACRIFICED: c.DISCARD, c.DISCARDED: c.DISCARD, c.VOIDED: c.VOID}
# what everybody sees happen, one card after the other
IN_ORDER = frozenset((c.ATTACKED, c.BLOCKED, c.PLAYED, c.ENTERED_PLAY, *LIES_NOW))
GONE = frozenset((*LIES_NOW, c.LEFT_PLAY))
IN_THE_FIELD = traits.UNIT | traits.RELIC | traits.TOKEN | traits.BLOOM
ANY_NUMBER = Fixed(1_000)


@dataclass(frozen=True)
class Wanted:
    """How a verb takes its cards: from where if the text names no place, with which question, and which at all."""

    zones: list[int] | None = None  # None: in play
    menu: int = c.M_CHOOSE
    kind: int = c.CHOOSE
    looked_kind: int = c.CHOOSE  # the option where the cards are among those looked at
    must: list[Trait] = field(default_factory=list)
    played: bool = False  # whether cards as they are played are meant, for what they cost
    among: int | None = None  # the slot of the cards that were looked at


ANY = Wanted()
PLAYED = Wanted(played=True)


def acting(w: Writer) -> Whom:
    """The player who is doing it, one at a time."""
    return w.who if w.actor < 0 else players.Actor(w.actor)


# ---- which cards
def piles(zone: Zone) -> list[int]:
    if isinstance(zone, core.DeckOf):
        return [c.DECK]
    assert isinstance(zone, core.ZoneOf)
    found: list[int] = []
    for pile in zone.piles:
        assert isinstance(pile, said.CardPile)
        found += PILES[pile.word]
    return found


def zones_of(w: Writer, zone: Zone) -> tuple[list[int], Whom | None]:
    """The zones that a phrase names, and whose; None if anybody's will do."""
    whose = zone.whose if isinstance(zone, core.ZoneOf | core.DeckOf) else None
    return piles(zone), None if whose is None else who_has(w, whose)


def described(w: Writer, group: core.Group, wanted: Wanted) -> Cards:
    """All cards that a noun speaks of, wherever its words say they are."""
    if isinstance(group, said.Distinct):
        raise w.not_playable(group, "this is counted and nothing else: say 'for each different …', 'the number of …'")
    if isinstance(group, filters.Beyond | filters.AndEach):
        raise w.not_playable(group, "these are counted and nothing else: say 'for each …', 'the number of …'")
    if isinstance(group.filter, filters.Unlike):
        raise w.not_playable(group.filter, "this is said of cards that are chosen: count 'different names among …'")
    who: Whom | None = None
    must: list[Trait] = list(wanted.must)
    bits = kind_bits(group.kinds)
    if w.check is not None and not w.standing:
        must.append(traits.SparesCheck(w.check))
    if bits:
        must.insert(0, traits.OfKind(bits))
    for node in group.adjectives:
        must += adjective(w, node)
    if group.name is not None:
        must += adjective(w, group.name)
    controller = group.controller
    if isinstance(controller, core.Controls):
        who = player(w, controller.who)
    elif isinstance(controller, core.NotControls):
        must.append(ControlledBy(player(w, controller.who), False))
    elif isinstance(controller, core.Owns):
        must.append(OwnedBy(player(w, controller.who)))
    best = group.filter if isinstance(group.filter, core.WithExtremeStat) else None
    if group.filter is not None and best is None:
        must += adjective(w, group.filter)
    cards = placed(w, group, wanted, who, must, bool(bits) and not bits & ~IN_THE_FIELD)
    if best is not None:
        return Extreme(cards, stat_code(best.stat), best.extreme.word == "highest")
    return cards


def what_happened(w: Writer, relative: said.ThatDid, did: Node | None) -> int:
    """The event that 'that attacked this turn' asks the turn for."""
    happened = PAST.get(getattr(did, "word", ""), -1) if isinstance(did, Occurred | Occurs) else -1
    if happened < 0:
        raise w.not_playable(relative, "nobody remembers this")
    return happened


def placed(
    w: Writer, group: core.Group, wanted: Wanted, who: Whom | None, must: list[Trait], field_only: bool
) -> Cards:
    """The same traits in the place that the phrase, or else its verb, names."""
    relative = group.relative
    if isinstance(relative, said.ThatDid):
        happened = what_happened(w, relative, relative.did or relative.verb)
        if happened in GONE or (happened == c.PLAYED and not field_only):  # it is in play no more
            if relative.no or relative.other is not None:
                raise w.not_playable(relative, "of all cards that are anywhere nobody can say this")
            must = must if who is None else [*must, ControlledBy(who, True)]
            return where_now(w, group, wanted, CardsOfThisTurn(happened, -1, must), field_only)
        did: Trait = Happened(happened, since_it_came(happened))
        if relative.other is not None:
            other = what_happened(w, relative, relative.other)
            if other in GONE or (other == c.PLAYED and not field_only):
                raise w.not_playable(relative.other, "of all cards that are anywhere nobody can say this")
            did = AnyTrait([[did], [Happened(other, since_it_came(other))]])
        must.append(NoTrait([did]) if relative.no else did)
    elif isinstance(relative, said.BlockingThat | said.BlockedBy):
        must.append(traits.Blocking(meant(w, relative.what), isinstance(relative, said.BlockedBy)))
    elif isinstance(relative, said.DamagedBy):
        must.append(traits.DamagedBy(dealt_by(w, relative.what)))
    elif relative is not None:
        if who is not None:
            must.append(ControlledBy(who, True))
        if isinstance(relative, core.YouPlay | said.TheyPlay):
            return played_cards(w, group, relative, wanted, must, field_only)
        assert isinstance(relative, core.ThisWay | core.ThisTurn)
        assert isinstance(relative.what, said.Done)
        if isinstance(relative, core.ThisTurn):
            happened, came_from = PARTICIPLES[relative.what.word]
            if happened == c.PUT_IN_DECK:
                raise w.not_playable(relative, "nobody remembers this")
            return where_now(w, group, wanted, CardsOfThisTurn(happened, came_from, must), field_only)
        slot = w.this_way(relative, relative.what.word)
        if relative.what.word == "destroyed":
            # the slot may also hold what was dealt damage: not all of it need have been destroyed
            must = [*must, traits.HappenedLast(c.DESTROYED)]
        return groups.SlotCards(slot, must)
    place = group.place
    if place is None and wanted.among is not None:
        refuse_state(w, group)
        return groups.SlotCards(wanted.among, must)
    if isinstance(place, core.FromAmong):
        return among(w, place, must)
    if isinstance(place, said.InHand):
        if not w.in_hand:
            raise w.not_playable(place, "say in whose hand")
        return CardsInZones([c.HAND], None, must)
    if isinstance(place, core.FromZone | core.InZone):
        if who is not None:
            must.append(OwnedBy(who))
        zones, whose = zones_of(w, place.zone)
        refuse_state(w, group)
        return CardsInZones(open_zones(zones, must), whose, must)
    if place is None and wanted.zones is not None and who is None:
        refuse_state(w, group)
        return CardsInZones(wanted.zones, acting(w), must)
    return groups.CardsInPlay(who, must, field_only)


def dealt_by(w: Writer, what: Thing) -> list[Test]:
    """Which card has dealt it: this one, or any that is such."""
    from rulebound.games.luminous.meaning.subjects import card_tests

    refuse_number(w, what)
    with w.being(laying=True, standing=True):
        own, about = card_tests(w, what, True)
    return [events.OtherCardIsThis()] if own else about


def where_now(w: Writer, group: core.Group, wanted: Wanted, cards: CardsOfThisTurn, field_only: bool) -> Cards:
    """Those of them that lie where it is said, or where that has put them. Where they are only counted see
    `however_gone`."""
    place = group.place
    if wanted.kind == c.DISCARD_CARD and place is None:
        raise w.not_playable(group.relative or group, "say from where: 'from your hand'")
    if isinstance(place, core.FromZone | core.InZone):
        return Both([CardsInZones(*zones_of(w, place.zone), []), cards])
    if place is not None:
        raise w.not_playable(place, "where is it now? Say 'in a discard pile'")
    if cards.happened in LIES_NOW:
        return Both([CardsInZones([LIES_NOW[cards.happened]], None, []), cards])
    if cards.happened in (c.EXPENDED, c.READIED) or (cards.happened == c.PLAYED and field_only):
        return Both([groups.CardsInPlay(None, [], field_only), cards])
    return cards


def however_gone(group: Node | None, cards: Cards) -> Cards:
    """Counted are also those that lie elsewhere by now, or nowhere."""
    if isinstance(group, core.Group) and group.place is None and isinstance(cards, Both):
        if isinstance(group.relative, said.ThatDid | core.ThisTurn | core.YouPlay):
            return cards.groups[-1]
    return cards


def refuse_state(w: Writer, group: core.Group) -> None:
    """[EN-12] 'Discard an expended card'."""
    for each in group.adjectives:
        if isinstance(each, said.CardState):
            raise w.not_playable(each, f"only a card in play is {each.word}")


def open_zones(zones: list[int], must: list[Trait]) -> list[int]:
    """[LU-zone.6b] What lies face down is a card and nothing else: how many units are there would tell its face."""
    asks_for_face = any(not isinstance(each, OwnedBy | ControlledBy) for each in must)
    return [zone for zone in zones if zone != c.VOID_FACE_DOWN or not asks_for_face]


def played_cards(
    w: Writer, group: core.Group, relative: core.YouPlay | said.TheyPlay, wanted: Wanted, must: list[Trait],
    field_only: bool,
) -> Cards:  # fmt: skip
    """'Cards you play': as they are played, or those that were played this turn."""
    if wanted.played:
        return groups.PlayedCards(player(w, relative.who) if isinstance(relative, said.TheyPlay) else YOU, must)
    if isinstance(relative, said.TheyPlay) or not relative.this_turn:
        raise w.not_playable(relative, "say when: 'you play this turn'")
    return where_now(w, group, wanted, CardsOfThisTurn(c.PLAYED, -1, [*must, OwnedBy(YOU)]), field_only)


# ---- whole noun phrases, where nothing is chosen: conditions, static lines, offers
def meant(w: Writer, thing: Thing, wanted: Wanted = ANY) -> Cards:
    """All cards that a noun phrase could mean, without a choice."""
    if w.spot(thing) in w.singled:
        return w.singled[w.spot(thing)]
    if isinstance(thing, core.Some):
        return spoken_of(w, thing, wanted)
    if isinstance(thing, core.Bare):
        return described(w, thing.group, wanted)
    if isinstance(thing, core.This):
        return this_card(w, thing)
    if isinstance(thing, core.TheRest):
        return the_rest(w, thing, wanted)
    if isinstance(thing, core.It | core.That | core.Them | core.Those):
        return cards_meant(w, thing)
    if isinstance(thing, core.OneOf):
        return cards_meant(w, thing.them)
    if isinstance(thing, core.EndCard | core.EndCards):
        return end_of_deck(w, thing)
    if isinstance(thing, core.WholeZone):
        return CardsInZones(*zones_of(w, thing.zone), [])
    if isinstance(thing, core.Either | core.Both):
        return Together([meant(w, each, wanted) for each in of_what_was_seen(thing.things)])
    if isinstance(thing, said.ItFrom):
        return Both([cards_meant(w, thing.it), CardsInZones(*zones_of(w, thing.zone), [])])
    if isinstance(thing, said.Favored):
        return groups.FavoredOf(player(w, thing.whose))
    raise w.not_playable(thing)


def the_rest(w: Writer, thing: core.TheRest, wanted: Wanted) -> Cards:
    """What is left of cards that were looked at; behind 'chooses two units they control' the others they control."""
    mention, spot = w.mention(thing), w.spot_meant(thing)
    if spot in w.rests:
        return w.rests[spot]
    node, chosen = mention.node, w.handles.get(spot)
    if not isinstance(node, core.Some) or chosen is None or isinstance(node.group.place, core.FromAmong):
        return cards_meant(w, thing)
    if not isinstance(node.determiner, core.Exactly | core.UpTo | core.AtMost):
        return cards_meant(w, thing)
    if not any(chosen is each for each in w.earlier):
        raise w.not_playable(thing, "the rest of which cards? They must be chosen from some")
    with w.being(sentence=mention.place.sentence):
        every = spoken_of(w, node, replace(ANY, must=list(wanted.must)))
    if isinstance(every, groups.CardsInPlay):
        return groups.CardsInPlay(every.who, [*every.traits, NotOneOf(chosen)], every.field_only)
    if isinstance(every, CardsInZones):
        return CardsInZones(every.zones, every.who, [*every.traits, NotOneOf(chosen)])
    raise w.not_playable(thing, "the rest of which cards? Name them")


def whichever(w: Writer, thing: Thing) -> Cards:
    """[EN-13] Any of the cards of a phrase, where nothing is counted: 'can't be blocked by a unit'."""
    if not isinstance(getattr(thing, "determiner", None), said.TheNth):  # which names one card
        refuse_number(w, thing)
    return meant(w, thing, ANY)


def refuse_number(w: Writer, thing: Thing) -> None:
    determiner = thing.determiner if isinstance(thing, core.Some) else None
    counted = isinstance(determiner, core.Exactly | core.AtLeast | core.AtMost | core.UpTo | said.TheNth)
    if counted or getattr(determiner, "word", "a") in ("no", "any number of", "the next"):
        raise w.not_playable(thing, "nothing is counted here: say 'a unit', 'units' or 'each unit'")


def spoken_of(w: Writer, thing: core.Some, wanted: Wanted) -> Cards:
    determiner = thing.determiner
    if isinstance(determiner, core.Article) and determiner.word == "the" and not singles_out(thing.group):
        raise w.not_playable(determiner, "which one? Say 'a' for one of choice, 'that' for the one spoken of")
    if isinstance(determiner, core.Article) and determiner.word == "the" and done_to_several(w, thing.group):
        raise w.not_playable(determiner, "which of them? Say 'a' for one of choice, or 'each'")
    if isinstance(determiner, core.Article) and determiner.word == "another":
        wanted = replace(wanted, must=[*wanted.must, *different(w)])
    if isinstance(determiner, core.Possessive) and wanted.played:
        cards = described(w, thing.group, wanted)
        if isinstance(cards, groups.CardsInPlay) and cards.who is None:
            return groups.PlayedCards(player(w, determiner.whose), cards.traits)  # 'your units' as you play them
    if isinstance(determiner, core.Possessive):
        return ones_own(w, player(w, determiner.whose), thing.group, wanted)
    if isinstance(determiner, filters.AllBut):
        raise w.not_playable(determiner, "which are left is chosen, and here nothing is")
    if isinstance(determiner, said.TheNth):
        return nth_of_turn(w, determiner.nth, thing.group, wanted.must)
    cards = described(w, thing.group, wanted)
    gone = thing.group.relative is not None
    if getattr(determiner, "word", "") == "a additional" and (gone or isinstance(cards, groups.CardsInPlay)):
        raise w.not_playable(determiner, "additional to which? Say 'a', 'another' or 'the'")
    return cards


def nth_of_turn(w: Writer, nth: Ordinal, group: core.Group, must: list[Trait]) -> groups.NthOfTurn:
    """'The first unit that attacked this turn'"""
    relative, about = group.relative, list[Test]()
    happened, came_from = -1, -1
    if isinstance(relative, said.ThatDid) and not relative.no and relative.other is None:
        happened = what_happened(w, relative, relative.did)
    elif isinstance(relative, core.ThisTurn) and isinstance(relative.what, said.Done):
        happened, came_from = PARTICIPLES[relative.what.word]
    elif isinstance(relative, core.YouPlay) and relative.this_turn:
        happened, about = c.PLAYED, [events.SeatIs(YOU)]
    if happened not in IN_ORDER:
        raise w.not_playable(group, "in which order? Say 'the first unit that attacked this turn'")
    such = described(w, group.but(relative=None), ANY)
    if not isinstance(such, groups.CardsInPlay):
        raise w.not_playable(group.place or group, "where it is now is not asked: say what happened, and nothing else")
    if such.who is not None:
        about.append(events.EventCardIs([ControlledBy(such.who, True)]))
    about += [events.EventCardIs(such.traits)] * bool(such.traits) + [events.CameFrom([came_from])] * (came_from >= 0)
    return groups.NthOfTurn(happened, about, ORDINALS[getattr(nth, "word", "")], must)


def ones_own(w: Writer, who: Whom, group: core.Group, wanted: Wanted) -> Cards:
    """'Your units' are those that you control."""
    in_play = group.place is None and group.relative is None and wanted.zones is None and wanted.among is None
    if in_play and not isinstance(group.filter, core.WithExtremeStat):
        cards = described(w, group, wanted)
        if isinstance(cards, groups.CardsInPlay) and cards.who is None:
            return groups.CardsInPlay(who, cards.traits, cards.field_only)
    return described(w, group, replace(wanted, must=[*wanted.must, ControlledBy(who, True)]))


def this_card(w: Writer, thing: core.This) -> Cards:
    must: list[Trait] = []
    if isinstance(thing.place, core.FromZone | core.InZone):
        must.append(LiesIn(*zones_of(w, thing.place.zone)))
    elif isinstance(thing.place, core.InPlay | said.FromPlay):
        must.append(traits.Found(traits.ON_TABLE))
    return groups.ThisCard(must) if must else THIS


def end_of_deck(w: Writer, thing: core.EndCard | core.EndCards) -> Cards:
    assert isinstance(thing.deck, core.DeckOf)
    who = decks(w, thing.deck)
    count: Amount = ONE if isinstance(thing, core.EndCard) else amount(w, thing.n)
    return EndOfPile(c.DECK, who, count, thing.end.word == "bottom")


def decks(w: Writer, deck: DeckZone) -> Whom:
    """Whose deck; of 'a deck' the player chooses whose, 'each player's' is every one."""
    assert isinstance(deck, core.DeckOf)
    who = who_has(w, deck.whose)
    if who is None and getattr(deck.whose, "word", "") != "each player's":
        return one_player(w, deck, EACH_PLAYER)
    return who or EACH_PLAYER


# ---- whole noun phrases as objects of verbs
def objects(w: Writer, thing: Thing, wanted: Wanted) -> tuple[Cards, int]:
    """The cards a verb works on, chosen first if the phrase leaves a choice, and the slot that keeps what happened
    to them (-1 if nobody asks)."""
    one = w.singled.get(w.spot(thing))
    if one is not None:
        return one, one.slot
    if isinstance(thing, core.Some):
        if isinstance(thing.group.filter, said.WithTotal | filters.Unlike):
            return picked_together(w, thing, thing.group.filter, wanted)
        if isinstance(thing.determiner, filters.AllBut):
            return picked_all_but(w, thing, thing.determiner, wanted)
        count, up_to = how_many(w, thing)
        cards = spoken_of(w, thing, wanted)
        if isinstance(cards, CardsOfThisTurn):
            raise w.not_playable(thing, "where is it now? Say 'in a discard pile' or 'in your hand'")
        if is_by_chance(thing):
            return by_chance(w, thing, cards, count, up_to)
        if count is not None:
            return picked(w, thing, cards, count, wanted, up_to)
        return cards, w.bound_slot(thing)
    if isinstance(thing, core.OneOf):
        if is_by_chance(thing):
            return by_chance(w, thing, cards_meant(w, thing.them), amount(w, thing.n), False)
        return picked(w, thing, cards_meant(w, thing.them), amount(w, thing.n), wanted, False)
    if isinstance(thing, core.Either):
        chosen = picked(w, thing, meant(w, one_of(w, thing), wanted), ONE, wanted, False)
        return chosen[0], known_as_it(w, thing, chosen[0])
    if isinstance(thing, core.Both):
        refuse_one_place(w, thing)
        cards = Together([objects(w, each, wanted)[0] for each in of_what_was_seen(thing.things)])
        w.mean(thing, cards)
        return cards, -1
    if isinstance(thing, HalfOf):
        return picked_half(w, thing, wanted)
    cards = meant(w, thing, wanted)
    if isinstance(thing, core.It | core.That | core.Them | core.Those):
        return cards, cards.slot if isinstance(cards, groups.SlotCards) else -1
    if isinstance(thing, core.TheRest):
        return cards, -1
    return cards, w.bound_slot(thing)


def by_chance(w: Writer, thing: Thing, cards: Cards, count: Amount | None, up_to: bool) -> tuple[Cards, int]:
    """[LU-play.4] What no player chooses; nobody is shown among which cards it is."""
    chosen = picked_by_chance(w, thing, cards, count, up_to, w.who, w.actor)
    w.earlier.append(chosen)
    return chosen, chosen.slot


def known_as_it(w: Writer, thing: core.Either, chosen: Cards) -> int:
    """Of 'a unit or a relic' the chosen one is 'it' from then on; 'that unit' it need not be [EN-13]. The slot that
    keeps what happened to it, if it is spoken of."""
    places = [w.place(each) for each in thing.things]
    for number, tree in enumerate(w.ability.trees):
        for node in tree.inside():
            mention = w.ability.bindings.get(Spoken(number, node.span))
            if mention is None or mention.place not in places:
                continue
            if isinstance(node, core.It | Its | PlayerWord | WhoseWord):
                continue
            with w.being(sentence=number):
                raise w.not_playable(node, "which of them was chosen? Say 'it', or ask first: 'if it is a unit, …'")
    for each in thing.things:
        w.mean(each, chosen)
    spoken_of = any(w.is_mentioned(each) for each in (thing, *thing.things))
    return chosen.slot if spoken_of and isinstance(chosen, groups.SlotCards) else -1


def refuse_one_place(w: Writer, thing: core.Both) -> None:
    """'Return a unit and a relic from your discard pile to your hand': are both there? In a hand nothing else is
    meant. 'Destroy a unit and a relic the opponent controls': whose is the unit?"""
    *before, last = thing.things
    for each in before:
        if isinstance(last, core.Some) and isinstance(each, core.Some) and last.group.controller is not None:
            if each.group.controller is None and each.group.place is None and each.group.relative is None:
                raise w.not_playable(each, "whose? What is said behind 'and' may be for the last alone: say it of each")
    place = last.group.place if isinstance(last, core.Some) else None
    if not isinstance(place, core.FromZone) or any(getattr(each, "word", "") == "hand" for each in place.inside()):
        return
    for each in before:
        if isinstance(each, core.Some) and each.group.place is None and each.group.controller is None:
            why = "from where? What is said behind 'and' may be for the last alone: say it of each"
            raise w.not_playable(each, why)


def how_many(w: Writer, thing: core.Some) -> tuple[Amount | None, bool]:
    """How many are chosen, and whether fewer will do; None if all of them are meant."""
    determiner = thing.determiner
    if isinstance(determiner, core.Exactly):
        return amount(w, determiner.n), False
    if isinstance(determiner, core.UpTo | core.AtMost):
        return amount(w, determiner.n), True
    if isinstance(determiner, core.Article):
        if determiner.word == "any number of":
            return ANY_NUMBER, True
        if determiner.word in ("each", "all"):
            return None, False
        if determiner.word == "no":
            raise w.not_playable(determiner)
        if determiner.word == "the next":
            raise w.not_playable(determiner, "the next one is only spoken of as you play it: 'the next unit you play'")
        return ONE, False
    if isinstance(determiner, core.AtLeast):
        raise w.not_playable(determiner, "say how many, or 'any number of'")
    return None, False


DONE: dict[type[Node], str] = {verb.phrase: verb.done for verb in SHEET.made if verb.done}


def done_to_several(w: Writer, group: core.Group) -> bool:
    """'Destroy all units. … the destroyed unit': of several 'the' would be one of choice."""
    relative = group.relative
    word = getattr(relative.what, "word", "") if isinstance(relative, core.ThisWay) else ""
    for tree in w.ability.trees if word else ():
        by_each = any(getattr(node, "word", "") in PLURAL for node in tree.inside())
        for node in tree.inside():
            what, n = getattr(node, "what", None), getattr(node, "n", None)
            if DONE.get(type(node)) == word:
                each = by_each or getattr(getattr(what, "determiner", None), "word", "") == "each"
                if (n is not None and getattr(n, "value", 2) != 1) or (what is not None and (each or is_plural(what))):
                    return True
    return False


def singles_out(group: core.Group) -> bool:
    """Whether a phrase speaks of one, so that 'the' fits it: 'the unit with the highest attack', 'the unit this
    blocks', 'the attacking unit' [LU-combat.2]. Of those to which something happened this turn there may be several."""
    found = group.relative
    return attacks(group) or isinstance(group.filter, core.WithExtremeStat) or (
        found is not None and not isinstance(found, said.ThatDid | core.ThisTurn)
    )


def attacks(group: core.Group) -> bool:
    return any(getattr(each, "word", "") == "attacking" for each in group.adjectives)


def picked(
    w: Writer, thing: Thing, cards: Cards, count: Amount, wanted: Wanted, up_to: bool,
    together: said.WithTotal | filters.Unlike | None = None,
) -> tuple[Cards, int]:  # fmt: skip
    """[LU-play.4] Choose, and mean what was chosen from now on."""
    if w.standing:
        raise w.not_playable(thing, "which one? Nothing is chosen here: say 'this', 'it' or 'each'")
    slot = w.slot()
    looked = isinstance(cards, groups.SlotCards) and w.looked is not None and cards.slot == w.looked.slot
    up_to = up_to or (w.offered and isinstance(cards, groups.SlotCards))
    menu = c.M_LOOK if looked else wanted.menu
    kind = wanted.looked_kind if looked else wanted.kind
    stop = c.LEAVE_REST if looked else c.CHOOSE_NO_MORE
    needed = not up_to and not isinstance(cards, groups.SlotCards) and not w.conditional
    if isinstance(cards, CardsInZones) and is_hidden(w, cards):
        w.emit(Look(w.words(thing), cards, -1, w.who))
    if isinstance(together, said.WithTotal):
        cards = groups.WithinTotal(cards, slot, stat_code(together.stat), amount(w, together.n))
    if isinstance(together, filters.Unlike):
        cards = Unlike(cards, slot, RESPECTS[together.respect.word])
    w.emit(Clear(slot))
    w.emit(choices.Pick(w.words(thing), w.who, cards, count, up_to, slot, menu, kind, stop, w.actor, needed))
    if not up_to:
        w.ask_for(slot, count)
    chosen = groups.SlotCards(slot, [])
    w.mean(thing, chosen)
    w.earlier.append(chosen)
    return chosen, slot if w.is_mentioned(thing) else -1


def is_hidden(w: Writer, cards: CardsInZones) -> bool:
    """Whether the chooser must first be shown the cards: a deck, or somebody else's hand."""
    if c.DECK in cards.zones:
        return True
    own = cards.who is w.who or (isinstance(cards.who, players.Actor) and cards.who.number == w.actor)
    return c.HAND in cards.zones and not own


def picked_together(
    w: Writer, thing: core.Some, together: said.WithTotal | filters.Unlike, wanted: Wanted
) -> tuple[Cards, int]:
    """'Up to three units with total cost 8 or less': as many as stay within that; 'two cards with different names': of
    those that are left none is ever in the way of the number, for what is alike is so in every choice."""
    count, up_to = how_many(w, thing)
    if w.who is EACH_PLAYER:
        raise w.not_playable(together, "of each player, or of all together? Say it of one player")
    if count is None or (isinstance(together, said.WithTotal) and not up_to):
        raise w.not_playable(thing, "what if so many have more? Say 'up to two' or 'any number of'")
    if isinstance(together, filters.Unlike) and (together.respect.word == "color" or not is_plural(thing)):
        raise w.not_playable(together, "of several cards that are chosen, by their names, costs, types or factions")
    cards = spoken_of(w, thing.but(group=thing.group.but(filter=None)), wanted)
    return picked(w, thing, cards, count, wanted, up_to, together)


def picked_half(w: Writer, thing: HalfOf, wanted: Wanted) -> tuple[Cards, int]:
    """'Half of the units they control, rounded up': all of them are counted, and whoever does it chooses."""

    def these(as_wanted: Wanted) -> Cards:
        if thing.whose is None:
            return described(w, thing.group, as_wanted)
        return spoken_of(w, core.Some(core.Possessive(thing.whose).at(thing.whose), thing.group).at(thing), as_wanted)

    every = CountOf(these(replace(wanted, must=[])))
    half = HalfUp(every) if thing.rounding.word == "up" else Half(every)
    return picked(w, thing, these(wanted), half, wanted, False)


def picked_all_but(w: Writer, thing: core.Some, determiner: filters.AllBut, wanted: Wanted) -> tuple[Cards, int]:
    """'All but one unit they control': so many are left, and whoever does it chooses which go."""
    every = all_of(thing)
    sacrificed = any(isinstance(each, traits.Sacrificable) for each in wanted.must)  # one has only one's own
    own: list[Trait] = [ControlledBy(acting(w), True)] if sacrificed else []
    count = Sum([CountOf(spoken_of(w, every, replace(wanted, must=own))), Negative(amount(w, determiner.n))])
    return picked(w, thing, spoken_of(w, every, wanted), count, wanted, False)


def all_of(thing: core.Some) -> core.Some:
    """The same cards, however many are left out."""
    return thing.but(determiner=core.Article("all").at(thing.determiner))


def next_played(w: Writer, group: core.Group) -> tuple[groups.NextPlayed, int]:
    """'The next card you play this turn'; the number takes the time from which on it is looked for."""
    cards = described(w, group, PLAYED)
    if not isinstance(cards, groups.PlayedCards):
        raise w.not_playable(group)
    number = w.number()
    return groups.NextPlayed(cards.who, cards.traits, number), number


# ---- one of several that were spoken of
THIS = ThisCard([])
ONE = Fixed(1)


def pick(w: Writer, node: Node, among: Cards, slot: int) -> Pick:
    return Pick(w.words(node), w.who, among, ONE, False, slot, c.M_CHOOSE, c.CHOOSE, c.CHOOSE_NO_MORE, w.actor, False)
