"""'If …, … instead': what happens in place of an event [LU-play.14]."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.meaning.nouns import Wanted, objects
from rulebound.games.luminous.meaning.players import affected
from rulebound.games.luminous.meaning.senses import act, amount, clause, condition, effect, player
from rulebound.games.luminous.meaning.triggers import Waiting, bounded, happens_to, player_acts, player_happens, subject
from rulebound.games.luminous.meaning.writer import Making, Writer
from rulebound.games.luminous.ops import keywords, lasting, numbers, playing
from rulebound.games.luminous.ops.traits import SameObject
from rulebound.games.luminous.vocabulary import events as happens
from rulebound.games.luminous.vocabulary import verbs
from rulebound.kernel.choosing import Choose
from rulebound.kernel.gates import Gate, SetNumber
from rulebound.kernel.modifiers import SET
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Amount, Bound, EventAmount, Every, Fixed, Half, Negative, Test, Times, events
from rulebound.kernel.terms.amounts import Sum
from rulebound.kernel.terms.tests import BeforeNextTurn, SameTurn
from rulebound.language.abilities import Ability
from rulebound.language.core import sentences, triggers
from rulebound.language.core.categories import Act, Player, Thing
from rulebound.language.core.clauses import Doing, May, Replace, ReplaceFirst, ReplaceNext, ReplaceUntil
from rulebound.language.core.nouns import Group, It, That, This
from rulebound.language.lowering.clauses import clauses
from rulebound.language.lowering.references import cards_meant
from rulebound.language.node import Node
from rulebound.language.references import is_plural

# The events in whose place a text can put something else: their atoms ask before they tell.
REPLACEABLE = frozenset(
    {c.DESTROYED, c.LEFT_PLAY, c.PUT_IN_DISCARD, c.DISCARDED, c.DAMAGED, c.DREW, c.LIFE_GAINED, c.LIFE_LOST}
)
TAKE_TIME = (
    keywords.Bolster, keywords.Scavenge, keywords.Pivot, playing.PlayTokens, playing.PlayCards, playing.PayNow,
)  # fmt: skip


def waited_for(w: Writer, node: Replace) -> Waiting:
    event = node.event
    if isinstance(event, happens.DamageWould):
        found = damage_would(w, event)
    elif isinstance(event, triggers.WouldHappen) and isinstance(event.verb, happens.DealsDamageTo):
        found = would_deal(w, event.what, event.verb)
    elif isinstance(event, triggers.WouldHappen) and isinstance(event.verb, happens.IsDealt):
        verb = event.verb
        found = damage_would(w, happens.DamageWould(verb.n, verb.bound, verb.combat, event.what).at(event))
    elif isinstance(event, triggers.WouldHappen):
        (found,) = happens_to(w, event.what, event.verb)
    elif isinstance(event, triggers.WouldAct):
        found = player_acts(w, event.who, event.act)
    else:
        assert isinstance(event, triggers.PlayerWould)
        found = player_happens(w, event.who, event.verb)
    if found.event not in REPLACEABLE:
        raise w.not_playable(event, "nothing can happen instead of this yet")
    return found


def damage_would(w: Writer, node: happens.DamageWould) -> Waiting:
    """Damage to whomever, or to those who are named."""
    about: list[Test] = [*([events.CauseIs(c.BY_COMBAT)] if node.combat else []), *bounded(w, node)]
    if node.to is None:
        return Waiting(c.DAMAGED, False, about)
    if isinstance(node.to, Player):
        return Waiting(c.DAMAGED, False, [*about, events.HitsPlayer(False), events.SeatIs(affected(w, node.to))])
    own, more = subject(w, node.to, False)
    return Waiting(c.DAMAGED, own, [*about, *more])


def would_deal(w: Writer, what: Thing, verb: happens.DealsDamageTo) -> Waiting:
    """Damage by a card, seen from the side of whoever is hit."""
    found = damage_would(w, happens.DamageWould(verb.n, verb.bound, verb.combat, verb.to).at(verb))
    return found._replace(tests=[*found.tests, *subject(w, what, True)[1]])


def only_instead(w: Writer, node: Node) -> None:
    """[EN-13] Elsewhere nothing is about to happen."""
    if not w.instead:
        raise w.not_playable(node, "this takes the place of what would happen: 'If damage would be dealt …, … instead'")


@act.means(verbs.PreventIt)
def prevent_it(w: Writer, node: verbs.PreventIt) -> None:
    only_instead(w, node)
    w.emit(lasting.Prevent(w.words(node)))


@act.means(verbs.PreventSome)
def prevent_some(w: Writer, node: verbs.PreventSome) -> None:
    only_instead(w, node)
    w.emit(numbers.DealInstead(w.words(node), Sum([EventAmount(), Negative(amount(w, node.n))]), None, None))


@act.means(verbs.DealItTo)
def deal_it_to(w: Writer, node: verbs.DealItTo) -> None:
    only_instead(w, node)
    if isinstance(node.to, Player):
        w.emit(numbers.DealInstead(w.words(node), EventAmount(), None, player(w, node.to)))
    else:
        w.emit(numbers.DealInstead(w.words(node), EventAmount(), objects(w, node.to, Wanted())[0], None))


@clause.means(verbs.DealMore)
def deal_more(w: Writer, node: verbs.DealMore) -> None:
    only_instead(w, node)
    if node.dealer and not w.dealing:
        raise w.not_playable(node, "'it' would deal other damage than this: say 'twice that damage is dealt instead'")
    much: Amount = EventAmount()
    if node.just is not None:
        much = Fixed(node.just.value)
    elif node.more is not None:
        much = Sum([much, Fixed(node.more.value)])
    else:
        much = Times(Fixed(2), much) if getattr(node.much, "word", "") == "twice" else Half(much)
    w.emit(numbers.DealInstead(w.words(node), much, None, None))


@clause.means(verbs.PreventNext)
def prevent_next(w: Writer, node: verbs.PreventNext) -> None:
    """A line that prevents damage until its number is used up."""
    words, left, began = w.words(node), w.number(), w.number()
    if isinstance(node.to, Player):
        hit: list[Test] = [events.HitsPlayer(False), events.SeatIs(player(w, node.to))]
    elif is_plural(node.to) or getattr(getattr(node.to, "determiner", None), "word", "") == "each":
        raise w.not_playable(node.to, "of each so much, or of all together? Name one")
    elif isinstance(node.to, This) and w.making.definition.spell:  # [EN-12]
        raise w.not_playable(node.to, "a spell is dealt no damage: name who is")
    else:
        hit = [events.EventCardIs([SameObject(objects(w, node.to, Wanted())[0])])]
    w.emit(SetNumber(words, left, amount(w, node.n)))
    with w.aside() as instead:
        w.emit(numbers.DealInstead(words, Sum([EventAmount(), Negative(Bound(left))]), None, None))
    about = Every([*hit, SameTurn(began)])
    static = StaticAbility(w.making.definition, words, Ops([]), c.F_REPLACEMENT, SET, None, c.DAMAGED, None, about)
    static.shield, static.laid = left, True
    w.parts.append((static, instead))
    w.making.made_statics.append(static)
    w.emit(lasting.LayOnTurn(words, static, began))


def refuse_changing(w: Writer, node: ReplaceFirst) -> None:
    """Whether it was the first is asked of what happened before, and what those cards were like then nobody knows."""
    for each in node.event.inside():
        if isinstance(each, Group) and (each.filter is not None or each.relative is not None or each.adjectives):
            raise w.not_playable(each, "what cards were like earlier in the turn is not known: name them by their kind")


def line(w: Writer, node: Replace, more: list[Test]) -> StaticAbility:
    """The replacement as a line: its event, what that must be like, and what happens instead."""
    standing, w.standing = w.standing, True
    found = waited_for(w, node)
    w.standing = False
    offer = offered(node)
    if isinstance(node, verbs.ReplaceWhile) and node.condition is not None:
        with w.being(standing=True):
            more = [*more, condition(w, node.condition)]
    dealer = None
    if isinstance(node.event, triggers.WouldHappen) and isinstance(node.event.verb, happens.DealsDamageTo):
        dealer = node.event.what
    to_whom = struck(node, found)
    with w.being(dealing=dealer is not None, instead=True, struck=to_whom, dealer=dealer), w.aside() as instead:
        if offer is None:
            clauses(w, node.clauses)
        else:
            with w.being(done_wanted=True):  # as many as it says: else nothing takes its place
                possible = w.dialect.possible(w, offer[0])
            more = more if possible is None else [*more, possible]
            for each in offer:
                act(w, each)
    w.standing = standing
    for item in instead:
        if isinstance(item, numbers.DealInstead) and found.event != c.DAMAGED:
            raise w.not_playable(node, "there is no damage that would be dealt")
        if isinstance(item, Gate) and item.may:
            raise w.not_playable(node, "who declines this lets it happen: only you can be asked, 'you may … instead'")
        if isinstance(item, Choose) and offer is None and not item.up_to:
            raise w.not_playable(node, "what if there is nothing to choose? Say 'you may … instead'")
        if isinstance(item, TAKE_TIME):
            raise w.not_playable(node, "what happens instead happens at once: nothing can be played or paid then")
    used: int | None = None
    if isinstance(node, ReplaceFirst):
        refuse_changing(w, node)
        used = w.number()
        more = [*more, events.NoneYet(found.event, found.own, found.tests, used)]
    about: list[Test] = [*found.tests, *more]
    if found.own:
        about.append(events.EventCardIsThis())
    static = StaticAbility(
        w.making.definition, w.words(node), Ops([]), c.F_REPLACEMENT, SET, None, found.event, None, Every(about)
    )
    static.optional = offer is not None
    static.once = isinstance(node, ReplaceNext)
    static.used = used
    w.making.definition.limited = w.making.definition.limited or used is not None
    w.parts.append((static, instead))
    return static


def struck(node: Replace, found: Waiting) -> Node | None:
    """To whom damage would be dealt, if anybody is named."""
    event = node.event
    if found.event != c.DAMAGED:
        return None
    if isinstance(event, happens.DamageWould):
        return event.to
    if isinstance(event, triggers.PlayerWould):
        return event.who
    if not isinstance(event, triggers.WouldHappen):
        return None
    return event.verb.to if isinstance(event.verb, happens.DealsDamageTo) else event.what


def offered(node: Replace) -> list[Act] | None:
    """'You may … instead': what it is; None if it has to happen."""
    match node.clauses:
        case (May(deeds=deeds),):
            return [each.act for each in deeds if isinstance(each, Doing)]
    return None


def replacement(making: Making, ability: Ability) -> list[StaticAbility]:
    """A replacement ability of a card in play."""
    found: list[StaticAbility] = []
    w = Writer(making, ability)
    for number, tree in enumerate(ability.trees):
        w.sentence = number
        assert isinstance(tree, sentences.Statement)
        if not isinstance(tree.effect, Replace):
            raise w.not_playable(tree.effect)
        if tree.effect.this_turn:
            words = "a card in play says what is so in every turn: with 'the first time … each turn' only once in it"
            raise w.not_playable(tree.effect, words)
        found.append(line(w, tree.effect, []))
    w.finish_parts()
    return found


@effect.means(Replace)
def for_this_turn(w: Writer, node: Replace) -> None:
    """A spell's replacement holds for the rest of the turn; of a card that was named, without these words, as long as
    that card is there."""
    event = node.event
    if isinstance(node, ReplaceFirst):
        raise w.not_playable(node, "only a card in play says what is so in each turn")
    if not node.this_turn:
        if not isinstance(event, triggers.WouldHappen) or not isinstance(event.what, It | That):
            raise w.not_playable(node, "for how long? Say 'this turn' behind what would happen")
        with w.being(laying=True):
            static = line(w, node, [])
        w.making.made_statics.append(static)
        w.emit(lasting.MakeStatic(w.words(node), cards_meant(w, event.what), static, -1))
        return
    began = w.number()
    with w.being(laying=True):
        until = isinstance(node, ReplaceUntil)
        static = line(w, node, [BeforeNextTurn(began) if until else SameTurn(began)])
        static.laid, static.next_turn = True, until
    w.making.made_statics.append(static)
    w.emit(lasting.LayOnTurn(w.words(node), static, began))


