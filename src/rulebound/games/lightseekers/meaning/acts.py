"""What is done with cards in play, and what brings cards into play: the verbs as instructions."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.adjectives import CHOSEN
from rulebound.games.lightseekers.meaning.amounts import multiplied
from rulebound.games.lightseekers.meaning.happenings import EVENT_DOER
from rulebound.games.lightseekers.meaning.heroes import filtered, is_chosen, one, pick_heroes, recipient
from rulebound.games.lightseekers.meaning.heroes import is_plural as is_several
from rulebound.games.lightseekers.meaning.nouns import ANYWHERE, Wanted, is_all, meant, this_or_that, zones_of
from rulebound.games.lightseekers.meaning.picking import (
    Objects,
    by_chance,
    check_whose,
    how_many,
    is_elsewhere,
    objects,
    picked,
)
from rulebound.games.lightseekers.meaning.references import ONE, THIS, is_act_or_its_card, keeps_choice
from rulebound.games.lightseekers.meaning.senses import act, amount, hero
from rulebound.games.lightseekers.meaning.this_way import expired
from rulebound.games.lightseekers.meaning.waiting import EVENT_HERO, group_of
from rulebound.games.lightseekers.meaning.words import KINDS, SYMBOLS
from rulebound.games.lightseekers.meaning.writer import YOU, Writer
from rulebound.games.lightseekers.ops import (
    allowing,
    amounts,
    groups,
    lasting,
    piles,
    redirecting,
    table,
    traits,
    whom,
)
from rulebound.games.lightseekers.ops.keeping import KeepChoice
from rulebound.games.lightseekers.orders import CATEGORIES as CATEGORY_NAMES
from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.games.lightseekers.procedures.choosing import NameAmong, NameSymbol, PickHero, PickSwap
from rulebound.games.lightseekers.vocabulary import elements, heroes, nouns
from rulebound.games.lightseekers.vocabulary import verbs as said
from rulebound.games.lightseekers.vocabulary.own_card import is_on_pile
from rulebound.kernel.modifiers import GRANT
from rulebound.kernel.terms import Amount, Cards, Fixed, Trait, Whom, players
from rulebound.kernel.terms.groups import CardsInZones, SlotCards, Together
from rulebound.kernel.terms.players import ChosenPlayer
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import AbilityKind, Condition, Thing
from rulebound.language.core.conditions import IfDone, IfNotDone
from rulebound.language.lowering.chance import is_by_chance
from rulebound.language.lowering.where_from import refuse_any_card
from rulebound.language.node import Node
from rulebound.language.references import is_plural


def victim(w: Writer) -> Whom:
    """[LS-G09] On whom a bare verb falls that takes something away."""
    return recipient(w) if w.attack and w.bare else w.who


def loser(w: Writer) -> Whom:
    """Who gives up cards or health; "if you do" behind it says that it is you."""
    behind = [node for tree in w.ability.trees[w.sentence + 1 : w.sentence + 2] for node in tree.inside()]
    asked = (node.who for node in behind if isinstance(node, IfDone | IfNotDone))
    return w.who if any(isinstance(who, heroes.You) for who in asked) else victim(w)


def allowed(w: Writer, can: int) -> list[Trait]:
    return [allowing.Allows(can, w.who)]


# ---- leaving play
@act.means(said.Remove)
def remove(w: Writer, node: said.Remove) -> None:
    """[LS-2.8.1.3a] Whoever Removes chooses; bare on an Attack: of the recipient [LS-G09]."""
    check_kinds(w, node.what, traits.BUFF | traits.ITEM, "only Buffs and Items are in play; for others say 'Discard'")
    must = allowed(w, allowing.REMOVABLE)
    found = objects(w, node.what, Wanted(of=victim(w), kind=c.REMOVE, must=must, in_play=True))
    w.emit(table.Remove(w.words(node), w.who, found.cards, w.way("Removed", found.keep), w.tally("cards")))


def returned_of(w: Writer, node: said.Return) -> Whom | None:
    """Whose Buffs if the text does not say: one's own, and anybody's 'to its owner's hand'."""
    owner = getattr(node.zone, "whose", None)
    return None if isinstance(owner, heroes.WhoseOfIt | heroes.WhoseOfThem) else w.who


# ---- turning, one by one in the order chosen [LS-4.1.3.7d] [LS1-4.3.6.3]
class InOrder:
    """The Buffs of a verb that takes them one by one: which, how many, and the slot that keeps them."""

    def __init__(self, w: Writer, what: Thing) -> None:
        check_kinds(w, what, traits.BUFF, "only Buffs have corners and effects of their own")
        self.count, self.up_to = how_many(w, what)
        if self.count is not None:
            check_whose(w, what)
        with w.being(whole=self.count is None):
            self.cards = meant(w, what, Wanted(of=w.who))
        if self.count is not None and is_by_chance(what):
            self.cards, self.count = by_chance(w, what, self.cards, self.count, self.up_to).cards, None
        self.slot = w.slot()
        if not isinstance(what, core.This | core.It | core.That | core.Them | core.Those):
            w.mean(what, w.in_slot(self.slot))
            w.last_pick = self.slot


DIRECTIONS = {"forward": c.FORWARD, "backward": c.BACKWARD, "either": 0}


@act.means(said.Rotate)
def rotate(w: Writer, node: said.Rotate) -> None:
    f = InOrder(w, node.what)  # [LS1-4.3.6.3]
    direction = DIRECTIONS["forward" if node.direction is None else node.direction.word]
    times: Amount = ONE
    if node.times is not None:
        times = Fixed(2) if node.times.n is None else amount(w, node.times.n)
    slot, tally = w.way("Rotated", f.slot), w.tally("cards")
    w.emit(table.Rotate(w.words(node), w.who, f.cards, f.count, f.up_to, slot, tally, direction, times))
    if direction != c.BACKWARD:
        expired(w, node, slot)


@act.means(said.RotateTo)
def rotate_to(w: Writer, node: said.RotateTo) -> None:
    f, final = InOrder(w, node.what), node.corner.word == "final"
    w.emit(table.RotateTo(w.words(node), w.who, f.cards, f.count, f.up_to, f.slot, w.tally("cards"), final))


@act.means(said.Restart)
def restart(w: Writer, node: said.Restart) -> None:
    f = InOrder(w, node.what)
    slot = w.way("Restarted", f.slot)
    w.emit(table.Restart(w.words(node), w.who, f.cards, f.count, f.up_to, slot, w.tally("cards")))


@act.means(said.TriggerEffect)
def trigger_effect(w: Writer, node: said.TriggerEffect) -> None:
    """[LS-G74] Of all of them from left to right, of some of them as the player chooses."""
    f = InOrder(w, node.what)
    if f.count is None:
        w.emit(table.TriggerEach(w.words(node), f.cards, f.slot))
    else:
        w.emit(table.TriggerChosen(w.words(node), w.who, f.cards, f.count, f.up_to, f.slot, w.tally("cards")))


def check_kinds(w: Writer, what: Thing, bit: int, why: str) -> None:
    """[EN-12] Whether what a noun names, or what a reference means, can be such a card at all."""
    for node in what.inside():
        if isinstance(node, nouns.CardKind) and KINDS[node.word] & CATEGORY_BITS & ~bit:
            raise w.not_playable(node, why)
    mention = w.ability.bindings.get(w.place(what))
    for kind in getattr(getattr(mention and mention.node, "group", None), "kinds", ()):
        if isinstance(kind, nouns.CardKind) and KINDS[kind.word] & CATEGORY_BITS & ~bit:
            raise w.not_playable(what, why)


CATEGORY_BITS = traits.ATTACK | traits.DEFEND | traits.BUFF | traits.ITEM | traits.ATTACK_CARD | traits.DEFEND_CARD


# ---- changing places
@act.means(said.Swap)
def swap(w: Writer, node: said.Swap) -> None:
    """[LS-6.2.1-swap.1] Wherever the text puts it first: one card in play, one elsewhere."""
    out, other = node.what, node.other
    for each in (out, other):
        if not is_single(w, each):
            raise w.not_playable(each, "one card is swapped with one other")
    outgoing = meant(w, out, Wanted(of=w.who))
    incoming = meant(w, other, Wanted(of=w.who))
    if is_elsewhere(outgoing) and not is_elsewhere(incoming):
        outgoing, incoming = incoming, outgoing
        out, other = other, out
    if is_elsewhere(outgoing):
        raise w.not_playable(node, "one of the two must be in play")
    if not is_elsewhere(incoming) and same_row(outgoing, incoming):
        raise w.not_playable(node, "cards are swapped with cards of another area: say 'swap the places of two Buffs'")
    leaves, enters = w.slot(), w.slot()
    w.mean(out, w.in_slot(leaves))
    w.mean(other, w.in_slot(enters))
    if not is_elsewhere(incoming):  # else only one of them is in play afterwards
        w.mean(node, Together([w.in_slot(leaves), w.in_slot(enters)]))
    if isinstance(incoming, CardsInZones) and c.DECK in incoming.zones:
        w.emit(piles.Look(w.words(other), w.who, incoming, -1, -1))
    w.emit(PickSwap(w.words(node), w.who, outgoing, incoming, leaves, enters))
    w.emit(table.Swap(w.words(node), leaves, enters))


def is_single(w: Writer, what: Thing) -> bool:
    """Whether a phrase means one card, and not up to one or several."""
    count, up_to = how_many(w, what)
    if is_plural(what) or up_to:
        return False
    if count is None:
        return not is_all(getattr(what, "determiner", None))
    return isinstance(count, Fixed | amounts.Printed)


def same_row(one: Cards, other: Cards) -> bool:
    return isinstance(one, CardsInZones) and isinstance(other, CardsInZones) and one.who is other.who is not None


@act.means(said.SwapPlaces)
def swap_places(w: Writer, node: said.SwapPlaces) -> None:
    found = objects(w, node.what, Wanted(of=w.who, kind=c.SWAP_PLACE))
    w.emit(table.SwapPlaces(w.words(node), w.who, found.cards, found.keep, -1))


@act.means(said.SwapTwo)
def swap_two(w: Writer, node: said.SwapTwo) -> None:
    both = nouns.Among(core.Exactly(node.n).at(node), node.whose, core.Group((), (node.kind,)).at(node)).at(node)
    swap_places(w, said.SwapPlaces(both).at(node))


# ---- into play
@act.means(said.Play, said.Equip)
def into_play(w: Writer, node: said.Play | said.Equip) -> None:
    """[LS-D13] From the place that is named, else from the hand."""
    what, equips = node.what, isinstance(node, said.Equip)
    if equips:
        check_kinds(w, what, traits.ITEM, "only Items are Equipped")
    if isinstance(what, core.Bare):
        raise w.not_playable(what, "say how many: one card is played after the other")
    can, kind = (allowing.EQUIPPABLE, c.EQUIP_FROM) if equips else (allowing.PLAYABLE, c.PLAY_FROM)
    wanted = Wanted(zones=[c.HAND], menu=c.M_SEARCH, kind=kind, number=named_zone(w, what), must=allowed(w, can))
    found = objects(w, what, wanted)
    if found.cards is THIS and lies_in_play(w):  # [EN-12]
        raise w.not_playable(what, "this is in play already: which card is meant?")
    way = w.way("Equipped" if equips else "Played", found.keep)
    w.emit(table.PlayCards(w.words(node), w.who, found.cards, way, w.tally("cards"), equips))


def lies_in_play(w: Writer) -> bool:
    """Whether the card is in play when its text is at work: a hero, a Buff or an Item that does not speak of its pile
    nor waits for what happens to itself."""
    kind = w.making.definition
    if not (kind.buff or kind.item or kind.hero):
        return False
    spoken_of = [node for tree in w.ability.trees for node in tree.inside()]
    waits_for_this = w.ability.head is not None and any(isinstance(node, core.This) for node in w.ability.head.inside())
    return not waits_for_this and not any(isinstance(node, Condition) and is_on_pile(node) for node in spoken_of)


def named_zone(w: Writer, what: Thing) -> int:
    """The zone that a noun phrase names, for the label; the hand if it names none."""
    for each in what.inside():
        if isinstance(each, core.FromZone | core.InZone):
            return zones_of(w, each.zone)[0][0]
    return c.HAND


# ---- Cancel
@act.means(said.Cancel)
def cancel(w: Writer, node: said.Cancel) -> None:
    """[LS-6.1.2-cancel.1] What the trigger has seen, or the next such act."""
    from rulebound.games.lightseekers.meaning.laying import cancel_next

    what = node.what
    seen = isinstance(what, said.ThatAct) or (isinstance(what, core.It | core.That) and is_act_or_its_card(w, what))
    if isinstance(what, core.It) and (w.ability.kind is AbilityKind.TRIGGERED or w.waits):
        seen = True  # whatever was named in between: nothing else can be Cancelled than what is answered [EN-3]
    if seen and w.answers_act:
        w.emit(table.CancelAct(w.words(node)))
    elif not seen and isinstance(what, core.Some) and isinstance(what.determiner, nouns.Next):
        cancel_next(w, node, what)
    else:
        why = "an act can be Cancelled only in its act window: 'when another hero Attacks, …'"
        raise w.not_playable(node if seen else what, why)


@act.means(said.Redirect)
def redirect(w: Writer, node: said.Redirect) -> None:
    """[LS-3.1.3] [LS-2.5.1.3a] Against whom the Attack that the trigger has seen may be made as well."""
    what = node.what
    if not w.answers_act or not isinstance(what, core.It | core.That) or not is_act_or_its_card(w, what):
        raise w.not_playable(what, "only an Attack in its act window: 'when another hero Attacks you, …'")
    if is_several(node.to):
        raise w.not_playable(node.to, "an Attack has one recipient")
    if w.who is not YOU:
        raise w.not_playable(node, "who chooses is you: say 'have them choose another recipient'")
    who = recipients_instead(w, node)
    if is_chosen(node.to):
        who = new_recipient(w, node.to, YOU, who)
    w.making.definition.redirects = True
    w.emit(redirecting.Redirect(w.words(node), who))


def recipients_instead(w: Writer, node: said.Redirect | said.HaveRedirected) -> Whom:
    """Among whom an Attack may get another recipient."""
    if isinstance(node, said.HaveRedirected):
        return redirecting.OtherRecipients(whom.HeroGroup(False, filtered(w, node.besides)))
    who = hero(w, node.to)
    if isinstance(who, whom.TheAttacker) or who in (EVENT_HERO, EVENT_DOER):
        raise w.not_playable(node.to, "nobody Attacks themselves: say 'deal damage equal to …'")
    return redirecting.OtherRecipients(who)


def new_recipient(w: Writer, node: Node, chooser: Whom, among: Whom) -> Whom:
    number = w.number()
    w.emit(PickHero(w.words(node), chooser, among, number))
    w.mean_hero(node, ChosenPlayer(number))
    return redirecting.OtherRecipients(ChosenPlayer(number))


@act.means(said.HaveRedirected)
def have_redirected(w: Writer, node: said.HaveRedirected) -> None:
    if not w.answers_act:
        raise w.not_playable(node, "only an Attack in its act window: 'when another hero Attacks you, …'")
    w.making.definition.redirects = True
    w.emit(redirecting.Redirect(w.words(node), new_recipient(w, node, hero(w, node.by), recipients_instead(w, node))))


@act.means(said.AttackHero)
def attack_hero(w: Writer, node: said.AttackHero) -> None:
    """[LS-G73] 'Attack your target' only says who the recipient is, which is settled before anything is done."""
    if not w.attack or w.who is not YOU or node.by is not None:
        raise w.not_playable(node, "an effect cannot make an Attack: only Attack cards and Attack abilities say this")
    if w.depth > 0 or w.recipient is not None:
        raise w.not_playable(node, "who is attacked is settled before the text is carried out: say it once, alone")
    w.recipient = hero(w, node.who)


# ---- Dormant
@act.means(said.MakeDormant)
def make_dormant(w: Writer, node: said.MakeDormant) -> None:
    from rulebound.games.lightseekers.meaning.durations import lasts, turn_waited_for

    found = objects(w, node.what, Wanted(of=victim(w), kind=c.MAKE_DORMANT))
    until, condition = lasts(w, node)
    op = lasting.Lay(w.words(node), c.F_DORMANT, GRANT, until)
    op.bits = 1
    op.subjects = found.cards
    op.turn_of = turn_waited_for(w)
    op.condition = condition
    w.emit(op)


# ---- storage
@act.means(said.Store)
def store(w: Writer, node: said.Store) -> None:
    """[LS-2.8.3.1]"""
    if node.instead and not w.put_away:
        raise w.not_playable(node, "only an Attack or Defend that is played goes to the discard pile just then")
    found = objects(w, node.what, Wanted(zones=[c.HAND], menu=c.M_HAND, kind=c.STORE_CARD))
    under = this_or_that(w, node.under)
    if isinstance(under, SlotCards) and isinstance(found.cards, SlotCards) and under.slot == found.cards.slot:
        raise w.not_playable(node.under, "that is the card that is Stored: nothing lies under itself")
    keep = w.way("Stored", found.keep)
    w.emit(piles.Store(w.words(node), w.who, found.cards, keep, w.tally("cards"), under, node.face_down))


# ---- choices
@act.means(said.ChooseElement)
def choose_element(w: Writer, node: said.ChooseElement) -> None:
    """[LS-D07]"""
    w.symbol = w.number()
    w.making.names_symbol = node.sort.word
    first, many = SYMBOLS[node.sort.word]
    last = Fixed(first + many - 1)
    w.emit(NameSymbol(w.words(node), w.who, c.M_NAME, c.NAME_SYMBOL, w.symbol, first, last))
    if keeps_choice(w):
        w.emit(KeepChoice(w.words(node), -1, w.symbol, -1))


@act.means(said.ChooseAmong)
def choose_among(w: Writer, node: said.ChooseAmong) -> None:
    """[LS-D07] 'Choose Attack or Defend': some of what could be named."""
    sorts = {SORT_OF[type(each)] for each in node.sorts}
    names = {"Element": ELEMENTS, "Order": ORDERS, "category": CATEGORY_NAMES}
    if len(sorts) > 1:
        raise w.not_playable(node, "name all Elements, all Orders or all categories")
    sort = sorts.pop()
    first, among = SYMBOLS[sort][0], []
    for each in node.sorts:
        if each.word not in names[sort]:
            raise w.not_playable(each, "the categories are Attack, Defend, Buff and Item")
        among.append(first + names[sort].index(each.word))
    if len(set(among)) < len(among):
        raise w.not_playable(node, "one of them is named twice")
    w.symbol = w.number()
    w.making.names_symbol = sort
    w.emit(NameAmong(w.words(node), w.who, w.symbol, among))
    if keeps_choice(w):
        w.emit(KeepChoice(w.words(node), -1, w.symbol, -1))


SORT_OF = {elements.Element: "Element", elements.Order: "Order", nouns.CategoryWord: "category"}


@act.means(said.ChooseHero)
def choose_hero(w: Writer, node: said.ChooseHero) -> None:
    """[LS-D05] For the rest of the text; on a card in play, for as long as it is there."""
    who = node.who
    if isinstance(who, heroes.UpToHeroes):
        pick_heroes(w, who, w.who, multiplied(w, amount(w, who.n)), w.number())
        return
    chosen = one(w, who)
    w.mean_hero(who, chosen)
    if keeps_choice(w) and isinstance(chosen, players.ChosenPlayer):
        w.emit(KeepChoice(w.words(node), chosen.number, -1, -1))
        w.making.kept.add(w.spot(who))


@act.means(said.ChooseCard)
def choose_card(w: Writer, node: said.ChooseCard) -> None:
    found = chosen_from_looked(w, node.what)
    if found is None:
        refuse_any_card(w, node.what)
        found = objects(w, node.what, Wanted(of=None))
    if isinstance(found.cards, SlotCards):
        w.ways[CHOSEN] = found.cards.slot
    if keeps_choice(w) and found.keep >= 0:
        w.emit(KeepChoice(w.words(node), -1, -1, found.keep))
        w.making.kept.add(w.spot(node.what))


def chosen_from_looked(w: Writer, what: Thing) -> Objects | None:
    """[EN-13] 'Look at the recipient's hand and choose a card', 'an Attack card': one of these. A Buff could also be
    one in play."""
    group = group_of(what)
    if w.looked is None or not isinstance(what, core.Some) or group is None:
        return None
    if group.place is not None or group.controller is not None or group.relative is not None:
        return None
    if isinstance(what.determiner, core.Possessive | nouns.OneOfTheirs):
        return None
    if not all(w.words(kind).lower().endswith(("card", "cards")) for kind in group.kinds):
        raise w.not_playable(what, "say where: 'from among them', 'in play'")
    count, up_to = how_many(w, what)
    sort = meant(w, what, ANYWHERE)
    if count is None or not isinstance(sort, groups.CardsAnywhere):
        raise w.not_playable(what, "say how many of them")
    return picked(w, what, SlotCards(w.looked.slot, sort.traits, True), count, Wanted(of=None), up_to)
