"""What is done with cards in hands, decks and piles: Draw, Discard, Move."""

from __future__ import annotations

import re

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.acts import allowed, check_kinds, loser, returned_of, victim
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.heroes import is_many, one_whose
from rulebound.games.lightseekers.meaning.owners import ANYBODY, check_owner, owner
from rulebound.games.lightseekers.meaning.picking import ANY_NUMBER, Objects, objects
from rulebound.games.lightseekers.meaning.references import ONE
from rulebound.games.lightseekers.meaning.senses import act, amount, condition
from rulebound.games.lightseekers.meaning.words import CORNERS, PILES
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import allowing, groups, piles, table, traits
from rulebound.games.lightseekers.procedures.choosing import OrderDeck, OrderPile
from rulebound.games.lightseekers.vocabulary import nouns, places
from rulebound.games.lightseekers.vocabulary import verbs as said
from rulebound.games.lightseekers.vocabulary.done import Done
from rulebound.games.lightseekers.vocabulary.events import CardOccurs
from rulebound.games.lightseekers.vocabulary.heroes import (
    HeroRole,
    ThatHero,
    ThoseHeroes,
    WhoseRole,
    WhoseThat,
    You,
    Your,
)
from rulebound.kernel.choosing import Clear
from rulebound.kernel.terms import Amount, Trait, Whom
from rulebound.kernel.terms.groups import SlotCards
from rulebound.kernel.terms.tests import AnyCards
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import DeckZone, Player, Thing
from rulebound.language.node import Node

from .nouns import ANYWHERE, Wanted, is_additional, is_any_card, is_named_deck, is_plain, meant, names_deck, zones_of


# ---- Draw
@act.means(said.Draw)
def draw(w: Writer, node: said.Draw) -> None:
    """[LS-6.1.2-draw] From the top; of cards that were looked at, those that are chosen."""
    w.late = False
    count = plain_count(w, node.what)
    if count is not None:
        if says_you_choose(w, node):  # [EN-13]
            raise w.not_playable(node, "cards are Drawn from the top: say 'Look through your deck for 1 card …'")
        draw_so_many(w, node, multiplied(w, count), has_number(node.what))
        return
    if isinstance(node.what, core.EndCard | core.EndCards) and node.what.end.word == "top":
        if is_own_deck(w, node.what.deck):
            number: Amount = ONE if isinstance(node.what, core.EndCard) else amount(w, node.what.n)
            draw_so_many(w, node, number, isinstance(node.what, core.EndCards))
            return
    check_drawn(w, node.what)
    if is_unsorted(w, node.what):
        raise w.not_playable(node.what, "so many are Drawn from the top; fewer by 'you may Draw 1 card', said for each")
    parts = node.what.things if isinstance(node.what, core.Both | core.Either) else ()
    for each in parts:
        if plain_count(w, each) is not None:  # [EN-13] from the top, so it is not one that is looked for
            raise w.not_playable(each, "say 'Draw' again for what is looked for in the deck")
    if node.face_up:
        raise w.not_playable(node, "cards are Drawn face up only from the top of the own deck")
    found = objects(w, node.what, Wanted(zones=[c.DECK], menu=c.M_SEARCH, kind=c.DRAW_CARD, number=c.DECK))
    w.emit(piles.DrawThese(w.words(node), w.who, found.cards, w.way("Drawn", found.keep), w.tally("cards")))


def says_you_choose(w: Writer, node: Node) -> bool:
    """'Of your choice', as it was typed: it is courtesy where you choose anyway."""
    sentence = w.ability.sentences[w.sentence]
    if not sentence.tree.house.text:  # it was read as it was typed
        return False
    first, _ = sentence.tree.house.typed(node.span[0])
    clause = re.split(r"[.;:]| and | or | then ", sentence.typed[first:].lower())[0]
    return re.search(r"^[^,]* (of your choice|that you choose)|,? (chosen|picked) by you", clause) is not None


def is_unsorted(w: Writer, what: Thing) -> bool:
    """'Up to 2 cards': of any sort, so that nothing is looked for in the deck. [LS-3.2.3.2b]"""
    group = getattr(what, "group", None)
    if not isinstance(group, core.Group) or w.looked is not None:
        return False
    return is_any_card(group) and (is_plain(group) or is_of_own_deck(w, group))


def check_drawn(w: Writer, what: Thing) -> None:
    """[LS-6.1.2-draw] One Draws from the own deck, and not out of play."""
    for node in what.inside():
        of_another = isinstance(node, core.DeckOf) and not is_own_deck(w, node)
        of_another = of_another or (isinstance(node, core.ZoneOf) and names_deck(node) and not is_own(w, node.whose))
        if of_another or isinstance(node, core.InPlay | places.FromPlay):
            raise w.not_playable(node, "cards are Drawn from the own deck")


def draw_so_many(w: Writer, node: said.Draw, count: Amount, printed: bool) -> None:
    keep = w.way("Drawn", w.bound_slot(node.what))
    w.emit(piles.Draw(w.words(node), w.who, count, printed, node.face_up, keep, w.tally("cards"), w.late))


def has_number(what: Thing) -> bool:
    """[LS-7.1.4] Whether a number is printed: '1 card', but not 'a card'."""
    return isinstance(what, core.Some) and isinstance(what.determiner, core.Exactly)


def plain_count(w: Writer, what: Thing) -> Amount | None:
    """How many, where the phrase says no more than 'a card' or '2 additional cards'."""
    group = what.group if isinstance(what, core.Some | nouns.AsMany) else None
    if group is not None and is_of_own_deck(w, group):
        group = group.but(place=None)
    if group is None or not is_any_card(group) or not (is_plain(group) or is_additional(group)):
        return None
    if isinstance(what, nouns.AsMany):
        return amount(w, what.of)
    assert isinstance(what, core.Some)
    determiner = what.determiner
    if isinstance(determiner, nouns.CardArticle) and determiner.word in ("a", "another"):
        return ONE
    return amount(w, determiner.n) if isinstance(determiner, core.Exactly) else None


@act.means(said.DrawAndDiscard)
def draw_and_discard(w: Writer, node: said.DrawAndDiscard) -> None:
    """What was Drawn is Discarded at once."""
    what = node.what
    if what.end.word != "top" or not is_own_deck(w, what.deck):
        raise w.not_playable(what, "cards are Drawn from the top of the own deck")
    count = ONE if isinstance(what, core.EndCard) else amount(w, what.n)
    slot = w.slot()
    w.mean(what, SlotCards(slot, [], False))
    w.emit(Clear(slot))
    w.emit(piles.Draw(w.words(node), w.who, count, isinstance(what, core.EndCards), False, slot, -1, False))
    w.emit(OrderPile(w.words(node), w.who, slot))
    cards = SlotCards(slot, [], False)
    w.emit(piles.Discard(w.words(node), w.who, cards, w.way("Discarded", slot), w.tally("cards"), None))


def is_own_deck(w: Writer, deck: DeckZone) -> bool:
    """Whether a deck is that of whoever does it."""
    return isinstance(deck, core.DeckOf) and is_own(w, deck.whose)


def is_own(w: Writer, whose: Node) -> bool:
    """Whether it is of whoever does it."""
    return w.who is YOU if isinstance(whose, Your) else isinstance(whose, WhoseThat) and w.who is not YOU


def is_of_own_deck(w: Writer, group: core.Group) -> bool:
    """[LS-6.1.2-draw] 'Draw 2 cards from your deck': where one Draws from anyway, said once more. [EN-15]"""
    zone = group.place.zone if isinstance(group.place, core.FromZone) and is_named_deck(group) else None
    return isinstance(zone, core.ZoneOf) and is_own(w, zone.whose)


@act.means(said.DrawUntil)
def draw_until(w: Writer, node: said.DrawUntil) -> None:
    w.drawing_until = True
    until = condition(w, node.condition)
    w.drawing_until = False
    w.emit(piles.DrawUntil(w.words(node), w.who, until, node.face_up, w.way("Drawn", -1)))


def who_draws_ends(w: Writer, who: Player | None) -> None:
    """'Until you reveal …': who does it does it until then."""
    if who is None:
        return
    if isinstance(who, You) != (w.who is YOU) or not isinstance(who, You | ThoseHeroes | ThatHero):
        raise w.not_playable(who, "who does it does it until then")


@act.means(said.DrawUntilDrawn)
def draw_until_drawn(w: Writer, node: said.DrawUntilDrawn) -> None:
    """Until there is such a card among those that were drawn."""
    who_draws_ends(w, node.who)
    traits = ending_it(w, node.what)
    slot = w.way("Drawn", w.slot())
    w.emit(Clear(slot))
    found = SlotCards(slot, traits, False)
    w.mean(node.what, found)
    w.emit(piles.DrawUntil(w.words(node), w.who, AnyCards(found, ONE), node.face_up, slot))


def ending_it(w: Writer, what: Thing) -> list[Trait]:
    """Of which sort the card is with which it ends."""
    article = getattr(getattr(what, "determiner", None), "word", "")
    if not isinstance(what, core.Some) or article != "a" or what.group.place or what.group.controller:
        raise w.not_playable(what, "say which sort of card ends it: 'an Attack card'")
    sort = meant(w, what, ANYWHERE)
    assert isinstance(sort, groups.CardsAnywhere)
    return sort.traits


# ---- Discard
@act.means(said.Discard)
def discard(w: Writer, node: said.Discard) -> None:
    """[LS-6.1.2-discard.1] [LS-6.1.2-discard.2] From the hand of who Discards, who chooses and puts them in order."""
    group = getattr(node.what, "group", None)
    if isinstance(group, core.Group) and group.place is None and owner(w, node.what) != ANYBODY:
        if all(getattr(kind, "word", "") in ("Buff", "Item") for kind in group.kinds):
            raise w.not_playable(node.what, "in play or in hand? Say 'Remove', or 'a Buff from your hand'")
    who = discarder(w, node.what)
    among = any(isinstance(each, core.FromAmong) for each in node.what.inside())  # whoever has looked at them chooses
    yours = who is not w.who and says_you_choose(w, node)
    if yours and not is_recipients(node.what):
        raise w.not_playable(node, "whose? Say 'from your hand', or 'from the recipient's hand'")
    chooser = w.who if among or yours else who
    with w.acting(who):
        must: list[Trait] = [allowing.Allows(allowing.DISCARDABLE, who)]
        with w.acting(chooser):
            found = objects(w, node.what, Wanted(zones=[c.HAND], menu=c.M_HAND, kind=c.DISCARD_CARD, must=must))
        if not isinstance(found.cards, SlotCards) or found.keep != found.cards.slot:
            found = remembered(w, node.what, found)
        slot = found.keep
        w.emit(OrderPile(w.words(node), who, slot))
        required = found.required if found.required is not ANY_NUMBER else None
        cards = SlotCards(slot, [], False)
        keep = w.way("Discarded", slot)
        w.emit(piles.Discard(w.words(node), who, cards, keep, w.tally("cards"), required))


def discarder(w: Writer, what: Thing) -> Whom:
    """[LS-G09] Bare on an Attack the recipient, unless a place says whose cards they are; those of the recipient are
    the recipient's to Discard."""
    if is_recipients(what):
        return victim(w)
    zones = core.ZoneOf | places.PileOf | core.DeckOf | core.EndCard | core.EndCards
    if any(isinstance(node, zones) for node in what.inside()):
        return w.who
    if isinstance(what, core.This | core.It | core.That | core.Them | core.Those | core.OneOf | core.TheRest):
        return w.who
    return loser(w)


def is_recipients(what: Thing) -> bool:
    """'From the recipient's hand', 'from the hand of the recipient'."""
    return any(
        isinstance(node, WhoseRole | HeroRole) and node.word.removesuffix("'s") == "the recipient"
        for node in what.inside()
    )


def remembered(w: Writer, what: Thing, found: Objects) -> Objects:
    """All cards that are meant, bound in a slot so that they can be put in order."""
    slot = found.keep if found.keep >= 0 else w.slot()
    w.emit(piles.Bind(w.words(what), w.who, found.cards, slot, -1))
    return Objects(SlotCards(slot, [], False), slot, None)


# ---- Move
@act.means(said.Return)
def give_back(w: Writer, node: said.Return) -> None:
    """[LS-6.1.2-return] To the owner's hand, whatever hand the text calls it; out of a pile it is a plain Move."""
    plainly = moved_back(w, node)
    if plainly is not None:
        move(w, plainly)
        return
    check_kinds(w, node.what, traits.BUFF | traits.ITEM, "only Buffs and Items are in play; for others say 'Move'")
    must = allowed(w, allowing.RETURNABLE)
    wanted = Wanted(of=returned_of(w, node), kind=c.RETURN, must=must, in_play=True)
    found = objects(w, node.what, wanted)
    if node.zone is not None:
        if zones_of(w, node.zone)[0] != [c.HAND]:
            raise w.not_playable(node.zone, "what is Returned goes to a hand; elsewhere it is moved")
        check_owner(w, node.what, node.zone)
    w.emit(table.Return(w.words(node), w.who, found.cards, w.way("Returned", found.keep), w.tally("cards")))


def moved_back(w: Writer, node: said.Return) -> said.Move | None:
    """'Return a card from your discard pile to your hand' speaks of no card in play, and only those are Returned."""
    played = isinstance(node.what, core.This) and (w.making.definition.attack or w.making.definition.defend)
    out = played or source_zone(w, node.what) in (c.DECK, c.DISCARD) or is_leaving(w, node.what, LEAVING)
    out = out or isinstance(node.what, core.EndCard | core.EndCards)
    if node.zone is None or not out:
        return None
    to = places.ToZone.made({"zone": node.zone}, node.zone.span, 0)
    return said.Move.made({"what": node.what, "to": to}, node.span, 0)


@act.means(said.Move)
def move(w: Writer, node: said.Move) -> None:
    """[LS-6.2.1-move.1] [LS-2.8.2.1] Out of a hand its owner picks."""
    played = w.making.definition
    goes = isinstance(node.what, core.This) and (played.attack or played.defend) and not w.waits
    if node.instead and not w.put_away and not goes and not is_leaving(w, node.what, {"Expire"}):
        raise w.not_playable(node, "only an Attack or Defend that is played goes to the discard pile just then")
    if isinstance(node.to, places.IntoPlay):
        move_into_play(w, node)
        return
    row = rows_named(w, node)
    if row:
        move_across(w, node)
        return
    to, shuffles, top = destination(w, node)
    who = mover(w, node.what)
    with w.acting(who):
        found = objects(w, node.what, from_where(w, node.what, to))
        ends = isinstance(node.what, core.EndCard | core.EndCards) and w.is_mentioned(node.what)
        if (orders_deck(w, node, to) or ends) and found.keep < 0:
            found = remembered(w, node.what, found)
        if isinstance(node.to, places.ToEnd) and to == c.DECK and found.keep >= 0 and not isinstance(
            node.what, core.It | core.That
        ):
            w.emit(OrderDeck(w.words(node), who, who, found.keep, not top))
        if w.looked_through is not None and (shuffles or isinstance(node.to, places.ToEnd)):
            if not shuffles:
                w.emit(piles.Shuffle(w.words(node), w.looked_through))  # before it comes to lie at the end of it
            w.looked_through = None
        op = piles.Move(
            w.words(node), who, found.cards, w.way("moved", found.keep), w.tally("cards"), to, shuffles, top
        )
        if is_from_hand(w, node.what):
            op.required = found.required
        searches = w.searched == c.DECK and isinstance(node.what, core.It | core.That | core.Them | core.Those)
        if searches and isinstance(node.to, places.ToEnd) and to == c.DECK:
            end_search(w, node)  # before it comes to lie at the end of it
            searches = False
        w.emit(op)
        if searches:
            end_search(w, node)


LEAVING = {"Expire", "leave play", "Removed"}


def is_leaving(w: Writer, what: Thing, by: set[str]) -> bool:
    """[LS-6.2.1-leave.2] Whether it is the card that the trigger sees leave play in such a way, and is in Limbo."""
    parts = [] if w.ability.head is None else [*w.ability.head.inside()]
    heard = {node.word for node in parts if isinstance(node, CardOccurs | Done)}
    meant = w.mention(what).node if isinstance(what, core.It | core.That) else what
    own = isinstance(meant, core.This) and any(isinstance(node, core.This) for node in parts)
    return bool(heard) and heard <= by and not w.answers_would and (own or any(node is meant for node in parts))


def orders_deck(w: Writer, node: said.Move, to: int) -> bool:
    """[LS-D18] 'In any order', which is asked for at the ends of decks only."""
    if node.order is None:
        return False
    if node.order.word != "in any order":
        raise w.not_playable(node.order, "cards stay in their order only where they are put back")
    if not isinstance(node.to, places.ToEnd) or to != c.DECK:
        raise w.not_playable(node.order, "an order is chosen on top of a deck or at its bottom")
    return True


def rows_named(w: Writer, node: said.Move) -> bool:
    """Whether the cards go to the rows of cards in play: 'into your Buff area'."""
    if not isinstance(node.to, places.ToZone):
        return False
    return all(zone in (c.BUFFS, c.ITEMS) for zone in zones_of(w, node.to.zone)[0])


def move_across(w: Writer, node: said.Move) -> None:
    """[LS-G70] A card in play goes to the area of another hero, who controls it there; others enter play there."""
    assert isinstance(node.to, places.ToZone)
    zones, owner = zones_of(w, node.to.zone)
    row = {"Buff": c.BUFFS, "Item": c.ITEMS}
    for each in node.what.inside():
        if isinstance(each, nouns.CardKind) and row.get(each.word, zones[0]) not in zones:
            raise w.not_playable(node.to, f"{each.word}s lie in the {each.word} area")
    found = objects(w, node.what, Wanted(of=victim(w)))
    to = owner or w.who
    if isinstance(node.to.zone, core.ZoneOf):
        if is_many(node.to.zone.whose):
            raise w.not_playable(node.to, "a card goes to one hero: say 'another hero's'")
        to = one_whose(w, node.to.zone.whose)
    w.emit(table.MoveAcross(w.words(node), w.who, found.cards, w.way("moved", found.keep), w.tally("cards"), to))


def destination(w: Writer, node: said.Move) -> tuple[int, bool, bool]:
    """Which zone, whether it is shuffled, and whether on top."""
    if isinstance(node.to, places.ToOwnZone):
        return PILES[node.to.word], node.to.word == "deck", True
    assert isinstance(node.to, places.ToZone | places.ToEnd)
    check_owner(w, node.what, node.to.zone)
    if isinstance(node.to, places.ToZone):
        zones, _ = zones_of(w, node.to.zone)
        if len(zones) != 1 or zones[0] in (c.BUFFS, c.ITEMS):
            raise w.not_playable(node.to, "cards are moved to a hand, a deck or a discard pile, or 'into play'")
        return zones[0], zones[0] == c.DECK and not node.unshuffled, True
    zones, _ = zones_of(w, node.to.zone)
    return zones[0], False, node.to.end.word == "top"


def is_from_hand(w: Writer, what: Thing) -> bool:
    for node in what.inside():
        if isinstance(node, places.InHand):
            return True
        if isinstance(node, core.FromZone | core.InZone):
            return c.HAND in zones_of(w, node.zone)[0]
    return False


def mover(w: Writer, what: Thing) -> Whom:
    """[LS-2.8.2.1] [LS1-4.3.5.1] The owner of the hand picks; [LS-G09] bare on an Attack it is the recipient's hand."""
    if not is_from_hand(w, what):
        return w.who
    for node in what.inside():
        if isinstance(node, core.FromZone | core.InZone):
            who = zones_of(w, node.zone)[1]
            return w.who if who is None else who
    return loser(w)


def from_where(w: Writer, what: Thing, to: int) -> Wanted:
    """The question: which card of a hand goes there, or which card of a pile or a deck is taken."""
    must: list[Trait] = [allowing.Allows(allowing.MOVABLE, w.who)]
    if is_from_hand(w, what):
        return Wanted(zones=[c.HAND], menu=c.M_HAND, kind=c.MOVE_CARD, number=to, must=must)
    zone = source_zone(w, what)
    if zone in (c.DECK, c.DISCARD):
        return Wanted(zones=[zone], menu=c.M_SEARCH, kind=c.TAKE, number=zone, must=must)
    return Wanted(must=must)


def source_zone(w: Writer, what: Thing) -> int:
    for node in what.inside():
        if isinstance(node, core.FromZone | core.InZone):
            return zones_of(w, node.zone)[0][0]
        if isinstance(node, nouns.LastDiscarded):
            return c.DISCARD
        if getattr(node, "word", "") == "discarded":
            return c.DISCARD
    return -1


def move_into_play(w: Writer, node: said.Move) -> None:
    """[LS-6.2.1-move.2]"""
    must: list[Trait] = [allowing.Allows(allowing.ENTERABLE, w.who)]
    zone = source_zone(w, node.what)
    from_hand = is_from_hand(w, node.what) or zone < 0
    wanted = Wanted(
        zones=[c.HAND], menu=c.M_HAND if from_hand else c.M_SEARCH, kind=c.MOVE_CARD if from_hand else c.TAKE,
        number=c.BUFFS if from_hand else zone, must=must,
    )  # fmt: skip
    found = objects(w, node.what, wanted)
    corner = node.to.corner if isinstance(node.to, places.IntoPlay) else None
    if corner is not None:
        check_kinds(w, node.what, traits.BUFF, "only Buffs have corners")
    shown = 1 if corner is None else CORNERS.index(corner.word) + 1
    w.emit(table.MoveIntoPlay(w.words(node), w.who, found.cards, w.way("moved", found.keep), w.tally("cards"), shown))


def end_search(w: Writer, node: said.Move) -> None:
    """[LS-3.2.3.2c.1] A deck that was looked through is shuffled."""
    if w.looked_in is not None and not (isinstance(node.to, places.ToZone) and destination(w, node)[1]):
        w.emit(piles.Shuffle(w.words(node), w.looked_in))
    w.searched = None
