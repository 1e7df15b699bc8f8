"""Noun phrases: the cards they mean, and how they are chosen where there is a choice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.fitting import KINDS, LINKABLE, is_enemy, must_be_any_one, must_be_known
from rulebound.games.lost_legacy.meaning.noting import the_chosen
from rulebound.games.lost_legacy.meaning.persons import OPPONENT, whose
from rulebound.games.lost_legacy.meaning.senses import adjective, amount, player
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops import decks, terms
from rulebound.games.lost_legacy.ops.picking import InOrder, Pick
from rulebound.games.lost_legacy.standing import LinkedCharacter
from rulebound.games.lost_legacy.vocabulary import nouns as said
from rulebound.games.lost_legacy.vocabulary.comparing import LinkedTo
from rulebound.games.lost_legacy.vocabulary.likeness import OfTheNew
from rulebound.games.lost_legacy.vocabulary.narrowing import NotThere
from rulebound.games.lost_legacy.vocabulary.noting import OfTheChosen, TheChosen, TheChosenOnes
from rulebound.games.lost_legacy.vocabulary.past import DoneThisTurn
from rulebound.games.lost_legacy.vocabulary.places import There
from rulebound.games.lost_legacy.vocabulary.selecting import Attacking, OfCard, OnCharacter
from rulebound.games.lost_legacy.vocabulary.verbs import BecomesTarget
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Amount, Cards, Extreme, Fixed, Times, Trait, Whom, relations
from rulebound.kernel.terms.amounts import AtMost
from rulebound.kernel.terms.events import EventCardIs
from rulebound.kernel.terms.groups import CardsInZones, EndOfPile, SlotCards, ThisCard, Together
from rulebound.kernel.terms.loops import Gather
from rulebound.kernel.terms.traits import ControlledBy, NotOneOf, NoTrait, NotThis
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Place, Possessor, Thing, Zone
from rulebound.language.core.numbers import Its, Own
from rulebound.language.lowering import YOU, conditions
from rulebound.language.lowering.chance import is_by_chance, picked_by_chance
from rulebound.language.lowering.references import cards_meant, one_of, possessor
from rulebound.language.node import Node

THIS = ThisCard([])
HOST = LinkedCharacter()
ANY_NUMBER = Fixed(1_000)
PILES = {
    "hand": c.HAND, "deck": c.DECK, "sub-deck": c.SUB_DECK, "disposal": c.DISPOSAL, "erased pile": c.ERASED,
}  # fmt: skip
ROWS = {"front": 0, "center": 1, "back": 2}
RANGES = {"close": c.CLOSE, "long": c.LONG, "zone": c.ZONE, "attack": c.REACH}
PIECES = {"token": c.TOKEN, "power-up": c.POWER_UP, "damage": c.DAMAGE}
VALUED = "characters have values: say 'the linked character', or which one you mean"
STATES = ("readied", "resting", "standby", "face-up")


@dataclass(frozen=True)
class Wanted:
    """How a verb takes its cards: from where if the text names no place, and with which question."""

    zones: tuple[int, ...] = ()  # empty: by the kind of card
    menu: int = c.M_CHOOSE
    kind: int = c.CHOOSE
    verb: int = NONE  # what is done to each, where the order of a group may matter
    must: list[Trait] = field(default_factory=list)


ANY = Wanted()


# ---- which cards
def zones_of(w: Writer, zone: Zone) -> tuple[list[int], Whom | None]:
    if isinstance(zone, core.DeckOf):
        return [c.DECK], whose(w, zone.whose)
    assert isinstance(zone, core.ZoneOf)
    found: list[int] = []
    for pile in zone.piles:
        assert isinstance(pile, said.CardPile)
        found.append(PILES[pile.word])
    return found, whose(w, zone.whose)


def kind_bits(group: core.Group) -> int:
    """0 where any card will do."""
    bits = 0
    for kind in group.kinds:
        assert isinstance(kind, said.CardKind)
        if kind.word == "card":
            return 0
        bits |= KINDS[kind.word]
    return bits


def usual_zones(bits: int) -> list[int]:
    """[LL-abil.4] Where cards of a kind lie if nothing is said: on the field; what can be linked, there too."""
    if bits == c.CHARACTER:
        return [c.FIELD]
    if bits & c.OPTION == c.OPTION:
        return [c.FIELD, c.STANDBY]
    return [c.FIELD, c.LINKED] if bits & LINKABLE else [c.FIELD]  # 'an equipment or environment', too


# What was done to a card that lies elsewhere since.
GONE = ("discarded", "destroyed", "erased", "ejected", "buried")


def unsaid_zones(w: Writer, group: core.Group) -> list[int]:
    """What is said to be in standby is there; [LL-char.7] it is an option to everybody, whatever its face is."""
    bits = kind_bits(group)
    done = group.relative
    if isinstance(done, DoneThisTurn) and not done.never and all(each.word in GONE for each in done.done):
        raise w.not_playable(done, "it is not on the field any more: say from where, 'from your disposal'")
    if isinstance(group.filter, LinkedTo | OnCharacter) and bits in (0, c.OPTION):
        return list(c.UNDER_CARDS)  # [LL-link.2] what is linked is on the character, not on the field
    for node in group.adjectives:
        if isinstance(node, said.CardState) and node.word == "standby":
            if bits and bits & c.OPTION != c.OPTION:
                raise w.not_playable(node, "what lies face-down is nothing but a card or an option")
            return [c.STANDBY]
    return usual_zones(bits)


def traits_of(w: Writer, group: core.Group) -> list[Trait]:
    """What a noun asks of a card that is known, where it stands included."""
    return [*([] if group.place is None else place_traits(w, group.place)), *marks_of(w, group)]


def marks_of(w: Writer, group: core.Group) -> list[Trait]:
    """What a noun asks of a card, wherever it lies."""
    must: list[Trait] = []
    bits = kind_bits(group)
    if bits:
        must.append(terms.OfKind(bits))
    for node in group.adjectives:
        must += adjective(w, node)
    if isinstance(group.filter, core.WithExtremeStat):
        raise w.not_playable(group.filter, "which has it is found among several cards, not asked of one")
    if isinstance(group.filter, LinkedTo | OnCharacter) and bits and not bits & LINKABLE:
        raise w.not_playable(group.filter, "no such card is linked to a character")
    if group.filter is not None:
        must += adjective(w, group.filter)
    if group.controller is not None:
        assert isinstance(group.controller, said.Has)
        if getattr(group.controller.who, "word", "") == "each player":
            raise w.not_playable(group.controller, "one player controls a card: say 'a player', or name nobody")
        must += controlled(player(w, group.controller.who))
    if group.name is not None:
        must_be_known(w, group.name)
        must.append(terms.InCategory("family or element", [group.name.name]))
    if isinstance(group.relative, said.Except):
        if not isinstance(group.relative.what, core.This | core.It | core.That | said.TheLinked):
            raise w.not_playable(group.relative, "say of which one: 'except this character'")
        must.append(NotOneOf(meant(w, group.relative.what)))
    elif isinstance(group.relative, DoneThisTurn):
        must_be_apart(w, group)
        must += adjective(w, group.relative)
    elif group.relative is not None:
        raise w.not_playable(group)
    return must


def must_be_apart(w: Writer, group: core.Group) -> None:
    """[EN-3] 'Cards your opponent has discarded this turn': are these theirs, or did they discard them?"""
    if group.controller is not None and group.relative is not None:
        if w.words(group.relative).split()[0] != "that":
            raise w.not_playable(group.relative, "say 'that were …', or who did so: 'cards your opponent discarded'")


def has_them_there(group: core.Group) -> bool:
    """'Cards you have in your hand': the same is said twice."""
    zone = group.place.zone if isinstance(group.place, core.FromZone | core.InZone) else None
    who = getattr(getattr(group.controller, "who", None), "word", "")
    return who == "you" and isinstance(zone, core.ZoneOf) and getattr(zone.whose, "word", "") == "your"


def described(w: Writer, group: core.Group, wanted: Wanted, who: Whom | None = None) -> Cards:
    """All cards that a noun speaks of, wherever its words say they are."""
    if isinstance(group.relative, core.ThisWay):
        return sent_this_way(w, group, group.relative)
    whose_twice = who is not None or isinstance(group.place, core.FromZone | core.InZone)
    if has_them_there(group):
        group = group.but(controller=None)
    for each in (group.controller, *(side for side in group.adjectives if isinstance(side, said.SideWord))):
        if each is not None and whose_twice:
            raise w.not_playable(each, "whose cards these are is said otherwise: say it once")
        whose_twice |= each is not None
    extreme = group.filter if isinstance(group.filter, core.WithExtremeStat) else None
    must = [*marks_of(w, group if extreme is None else group.but(filter=None)), *wanted.must]
    zones, owner = list(wanted.zones), who
    place = group.place
    if isinstance(place, core.FromZone | core.InZone):
        zones, named = zones_of(w, place.zone)
        if who is not None and named is not None and type(named) is not type(who):
            raise w.not_playable(place, "whose cards these are is said otherwise before: say it once")
        owner = named if who is None else who
    elif isinstance(place, said.AmongDug):
        seen = w.looked_at if w.dug == NONE else w.dug
        if seen == NONE:
            raise w.not_playable(place, "nothing was dug before this")
        return SlotCards(seen, must)
    elif place is not None:
        if isinstance(place, said.InColumnOf) and isinstance(place.of, Own) and is_enemy(group, who):
            raise w.not_playable(place, "a column is of one player's half: no card of your opponent stands in it")
        must += place_traits(w, place)
        zones = []
    found = CardsInZones(zones or unsaid_zones(w, group), owner, must)
    if extreme is None:
        return found
    stat = extreme.stat
    if not isinstance(stat, said.CardValue) or stat.word == "stats" or kind_bits(group) != c.CHARACTER:
        raise w.not_playable(extreme, "say it of one value of characters: 'the highest offense'")
    return Extreme(found, c.VALUE_NAMES.index(stat.word), extreme.extreme.word == "highest")


def sent_this_way(w: Writer, group: core.Group, node: core.ThisWay) -> Cards:
    """Those of the cards that this effect has sent away."""
    done = getattr(node.what, "word", "")
    if group.place is not None:
        raise w.not_playable(node, f"it is not said before this which cards are {done}")
    return w.sent_by(node, done, marks_of(w, group.but(relative=None)))


def place_traits(w: Writer, place: Place) -> list[Trait]:
    if isinstance(place, NotThere):
        return [NoTrait(place_traits(w, place.where))]
    if isinstance(place, said.InRange):
        return [terms.in_range(ranged(w, place.of), RANGES[place.range.word])]
    if isinstance(place, said.OutOfRange):
        return [NoTrait([terms.in_range(ranged(w, place.of), RANGES[place.range.word])])]
    if isinstance(place, said.InOwnRange):
        return [terms.in_range(bearer(w, place), RANGES[place.range.word])]
    if isinstance(place, said.InRangeOf):
        must_be_any_one(w, place.what)
        return [terms.in_range(meant(w, place.what), RANGES[place.range.word])]
    if isinstance(place, said.NextTo):
        must_be_any_one(w, place.what)
        return [terms.IsInRange(meant(w, place.what), c.CLOSE)]
    if isinstance(place, said.OnEntry):
        return [terms.OnEntryPoint(None if place.whose is None else whose(w, place.whose))]
    if isinstance(place, said.InTerritory):
        who = whose(w, place.whose)
        assert who is not None
        return [terms.InTerritoryOf(who)]
    if isinstance(place, said.InRow):
        side = whose(w, place.whose)
        assert side is not None
        return [terms.InRowOf(side, ROWS[place.row.word])]
    if isinstance(place, said.InColumnOf):
        return [terms.InColumnOf(ranged(w, place.of))]
    if isinstance(place, said.InColumn):
        return [terms.InColumnNumber(place.n.value)]
    if isinstance(place, said.OnTheField):
        return []
    if isinstance(place, There):
        raise w.not_playable(place, "where? No place is named before this that is the same here")
    raise w.not_playable(place)


def bearer(w: Writer, node: Node) -> Cards:
    """Whose range is meant where no card is named: that of the linked character, or of the card that stays."""
    if w.card.kind & (c.EQUIPMENT | c.WEAPON | c.SPELL):
        return HOST
    if w.card.kind & (c.CHARACTER | c.ENVIRONMENT):
        return THIS
    raise w.not_playable(node, "say of which card: 'in the close range of one of your characters'")


def host(w: Writer, node: Node) -> Cards:
    """[LL-link.1] The character that this card is linked to."""
    if not w.card.kind & (c.EQUIPMENT | c.WEAPON | c.SPELL):
        raise w.not_playable(node, "this card is linked to nobody")
    return HOST


STANDING = c.CHARACTER | c.ENVIRONMENT  # what stands on the field with its face up


def is_host(w: Writer, node: Node) -> bool:
    """[LL-link.1] 'This character' on a card that is linked is the character that it is linked to."""
    kind = getattr(node, "kind", None)
    is_this = isinstance(node, core.This | Own | said.AsThis) and getattr(kind, "word", "") == "character"
    return is_this and bool(w.card.kind & LINKABLE)


def must_be(w: Writer, what: Node, kinds: int, why: str) -> None:
    """[EN-12] What a card of this kind can never have or undergo is refused at the word."""
    named = w.mention(what).node if isinstance(what, core.It | Its) else what
    bits = 0
    if isinstance(named, core.This | Own):
        bits = c.CHARACTER if is_host(w, named) else w.card.kind
    elif isinstance(named, Thing) and not isinstance(named, core.Either | core.Both):
        found = side_of(w, named)
        bits = 0 if found is None else kind_bits(found[0])
    if bits and not bits & kinds:
        raise w.not_playable(what, why)


def must_be_only(w: Writer, what: Thing, kinds: int, why: str) -> None:
    """[EN-12] The same where any card of the other kinds would be chosen in vain."""
    must_be(w, what, kinds, why)
    named = w.mention(what).node if isinstance(what, core.It) else what
    found = side_of(w, named) if isinstance(named, Thing) else None
    if found is not None and (kind_bits(found[0]) or c.OPTION) & ~kinds:
        raise w.not_playable(what, why)


def piece_on(w: Writer, node: said.Piece, what: Thing) -> int:
    """[LL-pc.12] Tokens lie on cards on the field, the others on characters; a linked card bears none."""
    piece = PIECES[node.word]
    must_be(w, what, STANDING if piece == c.TOKEN else c.CHARACTER, "no such piece lies on this card: name a character")
    return piece


def of_whom(w: Writer, node: Possessor) -> Cards:
    """Of which card: its, this card's, the linked character's."""
    if isinstance(node, said.OfTheLinked) or is_host(w, node):
        return host(w, node)
    if isinstance(node, said.OfTheDone):
        return to_which_done(w, node)
    if isinstance(node, OfTheChosen):
        return the_chosen(w, node)
    if isinstance(node, OfTheNew):
        return the_new_one(w, node)
    if isinstance(node, OfCard):
        must_be(w, node.thing, c.CHARACTER, VALUED)
        return one(w, node.thing)
    must_be(w, node, c.CHARACTER, VALUED)
    return possessor(w, node)


def ranged(w: Writer, node: Possessor) -> Cards:
    """Whose range: a card in a hand or another pile has none, and nobody is in a range of their own, so behind such a
    card, or within its words, 'its' means the one whose text it is, or the character that it is linked to."""
    meant_by = w.mention(node).node if isinstance(node, Its) else None
    within = meant_by is not None and any(each is node for each in meant_by.inside())
    if within or (isinstance(meant_by, core.Some) and isinstance(meant_by.group.place, core.FromZone)):
        return bearer(w, node)
    if isinstance(node, said.OfTheLinked) or is_host(w, node):
        return host(w, node)
    if isinstance(node, said.OfTheDone):
        return to_which_done(w, node)
    if isinstance(node, OfTheChosen):
        return the_chosen(w, node)
    if isinstance(node, OfTheNew):
        return the_new_one(w, node)
    bears = w.linked_to.get(w.spot_meant(node)) if isinstance(node, Its) else None
    if bears is not None:  # [LL-link.2] what is linked stands nowhere, so it is said of who bears it
        return bears
    if isinstance(node, OfCard):
        if getattr(getattr(node, "state", None), "word", "") != "threatening":  # [LL-bat.6] in a combo any of them
            must_be_any_one(w, node.thing)
        return meant(w, node.thing)
    must_be(w, node, STANDING, "this card stands nowhere: say 'the linked character', or which one you mean")
    return possessor(w, node)


def side_of(w: Writer, thing: Thing) -> tuple[core.Group, Whom | None, list[Trait]] | None:
    """The noun, whose cards, and what a determiner adds."""
    if isinstance(thing, said.OfSide):
        return thing.group, whose(w, thing.whose), [other_than(w, thing)] if thing.which.word == "another" else []
    if isinstance(thing, said.SomeOfSide):
        return thing.group, whose(w, thing.whose), []
    if isinstance(thing, core.Bare):
        return thing.group, None, []
    if not isinstance(thing, core.Some):
        return None
    determiner = thing.determiner
    if isinstance(determiner, said.AnEnemy):
        return thing.group, OPPONENT, []
    if isinstance(determiner, core.Possessive):
        return thing.group, whose(w, determiner.whose), []
    other = isinstance(determiner, core.Article) and determiner.word == "another"
    return thing.group, None, [other_than(w, thing)] if other else []


def meant(w: Writer, thing: Thing, wanted: Wanted = ANY) -> Cards:
    """All cards that a noun phrase could mean, without a choice."""
    if w.spot(thing) in w.singled:
        return w.singled[w.spot(thing)]  # [EN-10] of 'each …' the one whose turn it is
    if w.spot(thing) in w.parties:
        return w.parties[w.spot(thing)]
    if isinstance(thing, core.This) and not is_host(w, thing):
        return THIS
    if isinstance(thing, said.TheLinked | core.This):
        return host(w, thing)
    if isinstance(thing, core.It | core.That | core.Them | core.Those):
        return host(w, thing) if is_host(w, w.mention(thing).node) else cards_meant(w, thing)
    if isinstance(thing, said.TheNewOne):
        return the_new_one(w, thing)
    if isinstance(thing, said.TheDone):
        return to_which_done(w, thing)
    if isinstance(thing, TheChosen | TheChosenOnes):
        return the_chosen(w, thing)
    if isinstance(thing, core.OneOf):
        return meant(w, thing.them)
    if isinstance(thing, core.WholeZone):
        return CardsInZones(*zones_of(w, thing.zone), [])
    if isinstance(thing, core.EndCard | core.EndCards):
        assert isinstance(thing.deck, core.DeckOf)
        count = amount(w, thing.n) if isinstance(thing, core.EndCards) else Fixed(1)
        return EndOfPile(c.DECK, whose(w, thing.deck.whose) or YOU, count, thing.end.word == "bottom")
    if isinstance(thing, core.Either | core.Both):
        return Together([meant(w, each, wanted) for each in thing.things])
    found = side_of(w, thing)
    if found is None:
        raise w.not_playable(thing)
    group, who, must = found
    if w.paying and w.is_played:
        must = [*must, NotThis()]  # [LL-opt.4] what goes for being played cannot be given for its own cost
    return described(w, group, replace(wanted, must=[*wanted.must, *must]), who)


def the_new_one(w: Writer, node: Node) -> Cards:
    """[LL-build.2] Whom this text has built up into, or the timing that it answers."""
    if w.built != NONE:
        return w.in_slot(w.built)
    if w.watches or not w.timings or any(each.event != c.BUILD_UP for each in w.timings):
        raise w.not_playable(node, "nobody is built up before this")
    return terms.EventCards(True)


DONE = {
    "discarded": c.DISCARD, "destroyed": c.DESTROY, "erased": c.ERASE, "ejected": c.EJECT, "buried": c.BURY,
    "revealed": c.REVEAL, "played": c.PLAY,
}  # fmt: skip


def kind_told(w: Writer) -> int:
    """Of which kinds the card is about which the timing is; 0: of any."""
    bits = 0
    for test in (test for each in w.timings for test in each.tests):
        if isinstance(test, EventCardIs):
            bits |= sum(each.bits for each in test.traits if isinstance(each, terms.OfKind))
        elif isinstance(test, terms.EventIsOf) and not isinstance(test, terms.OtherIsOf):
            bits |= w.card.kind if test.cards is THIS else c.CHARACTER
        elif isinstance(test, terms.TargetDestroyed):
            bits |= c.CHARACTER
    return bits


def to_which_done(w: Writer, node: said.TheDone | said.OfTheDone) -> Cards:
    """[EN-9] The card to which this text has done it, or else the timing that it answers."""
    word, bits = node.done.word, KINDS[node.kind.word]
    if word in w.sent:
        if len(w.sent[word]) > 1:
            raise w.not_playable(node, "which of them? Several sentences before this do so")
        return w.sent_by(node, word, [terms.OfKind(bits)] if bits else [])
    told = kind_told(w)
    if w.watches or (bits and (not told or told & ~bits)):
        raise w.not_playable(node, "nothing of the sort is done to such a card before this: say 'that card'")
    if w.after_battle and word == "destroyed" and all(
        any(isinstance(test, terms.TargetDestroyed) for test in each.tests) for each in w.timings
    ):
        return terms.BattleTarget()
    if not w.timings or any(each.event != DONE[word] for each in w.timings):
        raise w.not_playable(node, "nothing of the sort is done before this: say 'that card'")
    return terms.EventCards(False)


def counted(w: Writer, thing: Thing) -> tuple[Amount | None, bool]:
    """How many are chosen, and whether fewer will do; None: all of them."""
    if isinstance(thing, said.OfSide):
        return (None if thing.which.word == "each" else Fixed(1)), False
    if isinstance(thing, said.SomeOfSide):
        if thing.or_more:
            raise w.not_playable(thing, "this leaves open how many: say 'two of', or 'up to two of'")
        return (ANY_NUMBER, True) if thing.n is None else (amount(w, thing.n), thing.up_to)
    if isinstance(thing, said.SomeOfThem):
        return (ANY_NUMBER if thing.any else amount(w, thing.n)), True
    if isinstance(thing, core.OneOf):
        return amount(w, thing.n), False
    if isinstance(thing, core.Either):
        if any(isinstance(each, said.OfSide) and each.which.word == "each" for each in one_of(w, thing).things):
            raise w.not_playable(thing, "of what 'or' joins one is chosen: say 'one of'")
        return Fixed(1), False
    if not isinstance(thing, core.Some):
        return None, False
    determiner = thing.determiner
    if isinstance(determiner, core.Exactly):
        return amount(w, determiner.n), False
    if isinstance(determiner, core.UpTo | core.AtMost):
        return amount(w, determiner.n), True
    if isinstance(determiner, core.Possessive):
        return None, False
    if isinstance(determiner, core.Article):
        if determiner.word in ("each", "all"):
            return None, False
        if determiner.word == "the" and isinstance(thing.group.filter, Attacking):
            return None, False  # [LL-bat.26] of a combo each one has done so
        if determiner.word == "any number of":
            return ANY_NUMBER, True
        if determiner.word == "no":
            raise w.not_playable(thing)
    elif isinstance(determiner, core.AtLeast):
        raise w.not_playable(determiner, "this leaves open how many: say 'two', or 'up to two'")
    return Fixed(1), False


def enough(w: Writer, thing: Thing) -> tuple[int, Amount]:
    """How many of them a condition asks for."""
    if isinstance(thing, said.SomeOfSide):
        if thing.n is None:
            raise w.not_playable(thing, "how many must it be? Say 'two of', or 'at least two'")
        return relations.AT_MOST if thing.up_to else relations.AT_LEAST, amount(w, thing.n)
    return conditions.enough(w, thing)


@dataclass(frozen=True)
class Objects:
    """The cards that a verb is about, how many were asked for, and whether fewer will do."""

    cards: Cards
    least: Amount | None
    up_to: bool


def how_many_cards(w: Writer, thing: Thing) -> tuple[Amount | None, bool]:
    """As printed, or so many times as 'for each' says of a verb that sends cards away."""
    count, up_to = counted(w, thing)
    if count is None or w.times is None:
        return count, up_to
    count, w.times = Times(count, w.times), None
    return (count if w.most is None else AtMost(count, w.most)), up_to


def objects(w: Writer, thing: Thing, wanted: Wanted = ANY) -> Objects:
    """[LL-abil.20] The cards of a noun phrase, chosen now if it leaves a choice."""
    if isinstance(thing, core.Both):
        return all_of(w, thing, [objects(w, each, wanted) for each in thing.things])
    group = meant(w, thing, wanted)
    if w.spot(thing) in w.singled:
        return Objects(group, None, False)
    if isinstance(thing, core.EndCard | core.EndCards):
        top = w.slot()
        w.emit(Gather(w.words(thing), group, top))
        w.mean(thing, w.in_slot(top))
        return Objects(w.in_slot(top), None, False)
    count, up_to = how_many_cards(w, thing)
    if count is None and wanted.verb != NONE and isinstance(thing, core.Some | core.Bare | said.OfSide):
        ordered = w.slot()
        w.emit(InOrder(w.words(thing), group, ordered, wanted.verb))
        w.mean(thing, w.in_slot(ordered))
        return Objects(w.in_slot(ordered), None, False)
    if count is None or not isinstance(
        thing, core.Some | core.Either | core.OneOf | said.OfSide | said.SomeOfSide
    ):
        return Objects(group, None, False)
    if is_by_chance(thing):
        return by_chance(w, thing, group, count, up_to)
    if w.standing:
        raise w.not_playable(thing, "nothing is chosen for what holds all the time: say 'characters with …'")
    look_first(w, thing, group)
    slot = w.slot()
    w.emit(Clear(slot))
    choice = Pick(w.words(thing), w.who, group, count, up_to, slot, wanted.menu, wanted.kind, c.NO_MORE)
    choice.buries = wanted.verb == c.BURY
    w.picks.append(choice)
    w.emit(choice)
    w.mean(thing, w.in_slot(slot))
    return Objects(w.in_slot(slot), Fixed(0) if up_to else count, up_to)


def by_chance(w: Writer, thing: Thing, group: Cards, count: Amount, up_to: bool) -> Objects:
    """[LL-verb.15] 'A random character': nobody chooses it."""
    if w.paying and not (isinstance(group, CardsInZones) and group.zones == [c.HAND]):
        raise w.not_playable(thing, "what is paid with is chosen, but for cards of the hand")
    return Objects(picked_by_chance(w, thing, group, count, up_to, w.who), count, False)


def look_first(w: Writer, thing: Thing, group: Cards) -> None:
    """[LL-abil.20] Nobody is offered cards by their faces whom the rules do not let look at them: a hand of another is
    shown to whoever chooses, and a deck has an order, so it is searched and shuffled [LL-verb.3] [LL-verb.4]."""
    if not isinstance(group, CardsInZones):
        return
    own = group.who is w.who
    if c.DECK in group.zones or (c.SUB_DECK in group.zones and not own):
        raise w.not_playable(thing, "nobody sees these cards: say 'search your deck for …', or 'the top card of'")
    if c.HAND in group.zones and not own:
        if w.paying:
            raise w.not_playable(thing, "whether this can be paid is hidden from you: pay with cards of your own")
        w.emit(decks.LookFirst(w.words(thing), CardsInZones([c.HAND], group.who, []), w.who))


def all_of(w: Writer, thing: core.Both, found: list[Objects]) -> Objects:
    """A character and an option: each is chosen by itself, and all of them are asked for."""
    for each in thing.things[1:]:
        if any(getattr(node, "word", "") in ("another", "other") for node in each.inside()):
            raise w.not_playable(each, "other than which? Say it in two sentences")
    cards = Together([each.cards for each in found])
    w.mean(thing, cards)
    if all(each.least is None for each in found):
        return Objects(cards, None, False)
    if any(not isinstance(each.least, Fixed) for each in found):
        raise w.not_playable(thing, "how many this asks for is not clear: say it in two sentences")
    return Objects(cards, Fixed(sum(each.least.number for each in found if isinstance(each.least, Fixed))), False)


def one(w: Writer, thing: Thing, wanted: Wanted = ANY) -> Cards:
    return objects(w, thing, wanted).cards


def pick(w: Writer, node: Node, group: Cards, slot: int) -> Pick:
    return Pick(w.words(node), YOU, group, Fixed(1), False, slot, c.M_CHOOSE, c.CHOOSE, c.NO_MORE)


# ---- which they are compared with, and whose
def other_than(w: Writer, node: Node) -> Trait:
    """Other than this card; of a linked card, also than the character that it speaks of. [EN-3] An option that is no
    character itself means the card that was named before."""
    around = [each for tree in w.ability.trees for each in tree.inside() if each is node or node in each.inside()]
    if any(isinstance(each, BecomesTarget) for each in around):  # another target than there is
        return NotOneOf(terms.BattleTarget())
    if w.card.kind & (c.EQUIPMENT | c.WEAPON | c.SPELL):
        return terms.NotHolder()
    own = [w.spot(each) for each in around if isinstance(each, Thing)]
    other_side = {"mine": "theirs", "theirs": "mine"}.get(side_said(around), "neither")
    across = [w.spot(each) for each in things_of(w) if side_said([each]) == other_side]
    named = [cards for spot, cards in w.handles.items() if spot not in own and spot not in across]
    if w.card.kind & c.CHARACTER:
        if any(is_chosen_before(w, each) for tree in w.ability.trees for each in tree.inside() if each not in around):
            raise w.not_playable(node, "other than this card, or than the one named before? Say it without 'another'")
        return NotThis()
    if len(named) == 1:
        return other_than_named(w, named[0], around)
    kinds = [kind for each in around if isinstance(each, core.Group) for kind in each.kinds]
    if named or w.card.kind & c.DISPOSABLE or any(getattr(kind, "word", "") == "character" for kind in kinds):
        raise w.not_playable(node, "other than which? Name the one before it, in the same ability")
    return NotThis()


def things_of(w: Writer) -> list[Thing]:
    return [each for tree in w.ability.trees for each in tree.inside() if isinstance(each, Thing)]


def side_said(nodes: list[Node]) -> str:
    """Whose the cards of a phrase are by its own words."""
    for each in nodes:
        if isinstance(each, core.Some | said.OfSide | said.SomeOfSide):
            return said.side_named(each)
    return ""


def other_than_named(w: Writer, named: Cards, around: list[Node]) -> Trait:
    """Another character, behind a card that is linked to one: other than the one that bears it. [LL-link.1]"""
    spots = [spot for spot, cards in w.handles.items() if cards is named]
    nodes = [each for tree in w.ability.trees for each in tree.inside() if isinstance(each, core.Some | said.OfSide)]
    bits = [kind_bits(each.group) for each in nodes if w.spot(each) in spots]
    of_character = any(kind_bits(each.group) == c.CHARACTER for each in nodes if each in around)
    linked = any(bit and not bit & ~LINKABLE for bit in bits)
    return terms.BearsNoneOf(named) if of_character and linked else NotOneOf(named)


def is_chosen_before(w: Writer, node: Node) -> bool:
    """One of the characters on the field, by these words."""
    found = side_of(w, node) if isinstance(node, Thing) and w.spot(node) in w.handles else None
    if found is None or isinstance(found[0].place, core.FromZone):
        return False
    of_character = any(getattr(kind, "word", "") == "character" for kind in found[0].kinds)
    return of_character and isinstance(w.handles[w.spot(node)], SlotCards)


def compared(
    w: Writer, node: said.AsThis | said.AsThat | said.AsLinked | said.TheDone | said.AsAttacked
) -> Cards:
    """With which card another is compared."""
    if isinstance(node, said.AsAttacked):
        return terms.BattleTarget()
    if isinstance(node, said.AsThat):
        return cards_meant(w, node)
    if isinstance(node, said.TheDone):
        return to_which_done(w, node)
    return THIS if isinstance(node, said.AsThis) and not is_host(w, node) else host(w, node)


def controlled(who: Whom | None) -> list[Trait]:
    return [] if who is None else [ControlledBy(who, True)]
