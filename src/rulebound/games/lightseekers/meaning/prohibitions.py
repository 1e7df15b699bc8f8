"""'Can't': what heroes cannot do, and what cannot be done to cards [LS-2.2.3]."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.happenings import countless, done, hero_does, stored_sort, unseen
from rulebound.games.lightseekers.meaning.nouns import ANYWHERE, all_such, is_plain, meant, source_cards
from rulebound.games.lightseekers.meaning.senses import amount, hero
from rulebound.games.lightseekers.meaning.waiting import group_of
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops.groups import CardsAnywhere
from rulebound.games.lightseekers.ops.occasions import THIS_TURN, HeroesOfThePast
from rulebound.games.lightseekers.vocabulary import events, nouns, sheet, verbs, windows
from rulebound.games.lightseekers.vocabulary.next_turns import NextTurnOf
from rulebound.kernel.terms import Cards, Fixed, Whom
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Act, Duration, Happening, Thing
from rulebound.language.node import Node

WORDS = {
    "Attack": c.NOT_ATTACK, "Defend": c.NOT_DEFEND, "Buff": c.NOT_BUFF, "Equip": c.NOT_EQUIP,
    "use an Ability": c.NOT_USE_ABILITY, "use an Attack Ability": c.NOT_USE_ATTACK_ABILITY,
    "use a Defend Ability": c.NOT_USE_DEFEND_ABILITY, "Draw": c.NOT_DRAW, "Discard": c.NOT_DISCARD,
    "Heal": c.NOT_HEAL, "gain actions": c.NOT_GAIN_ACTIONS,
    "be removed from the game": c.NOT_BE_REMOVED_FROM_GAME,
}  # fmt: skip
VERBS = sheet.SHEET.bars_verbs()
DONE = {verb.done: verb.bars_card for verb in sheet.SHEET.made if verb.bars_card}
DONE["Rotated backward"] = c.NOT_ROTATED_BACK
BY_HEROES = {verb.done: verb.bars for verb in sheet.SHEET.made if verb.bars_doers}
OCCURS = {
    "enter play": c.NOT_ENTERING, "leave play": c.NOT_LEAVING, "Expire": c.NOT_EXPIRED, "Rotate": c.NOT_ROTATED,
    "Restart": c.NOT_RESTARTED, "become Dormant": c.NOT_DORMANT, "enter or leave play": c.NOT_ENTERING | c.NOT_LEAVING,
}  # fmt: skip


def hero_prohibition(w: Writer, verb: Node) -> tuple[int, Cards | None]:
    """What a hero cannot do, and with which cards or from which sources."""
    if isinstance(verb, events.HeroOccurs):
        if verb.word not in WORDS:
            raise w.not_playable(verb, "this cannot be forbidden")
        return WORDS[verb.word], None
    if isinstance(verb, events.IsAttacked):
        if verb.by is not None and is_ability(w, verb.by):
            return c.NOT_BE_ATTACKED_BY_ABILITY, None
        if verb.by is not None:
            return c.NOT_BE_ATTACKED, attacking_with(w, verb.by)
        return c.NOT_BE_ATTACKED, None if verb.who is None else CardsAnywhere(hero(w, verb.who), [])
    if isinstance(verb, events.IsHealed):
        return c.NOT_BE_HEALED, None if verb.who is None else CardsAnywhere(hero(w, verb.who), [])
    if isinstance(verb, events.TakesDamage) and verb.n is None:
        return c.NOT_BE_DAMAGED, source_cards(w, verb.source)
    if isinstance(verb, events.DealsDamage) and verb.n is None and verb.to is None:
        return c.NOT_DEAL_DAMAGE, source_cards(w, verb.source)
    if isinstance(verb, events.StoresCard):
        return c.NOT_STORE, cards_of(w, stored_sort(verb))
    if isinstance(verb, events.Swaps):
        return c.NOT_SWAP, None
    bits = VERBS.get(type(verb)) if isinstance(verb, Act) else None
    if bits is None:
        raise w.not_playable(verb, "this cannot be forbidden")
    unseen(w, verb)
    for name in ("to", "n", "direction", "times", "zone"):
        if getattr(verb, name, None) is not None:
            raise w.not_playable(verb, "this can be forbidden as a whole, but not so much or so far of it")
    what = getattr(verb, "what", None)
    return bits, cards_of(w, what) if isinstance(what, Thing) else None


def is_ability(w: Writer, by: Thing) -> bool:
    """Whether one is attacked with Attack Abilities, of whatever card."""
    group = group_of(by)
    if group is None or not all(w.words(kind).lower().endswith(("ability", "abilities")) for kind in group.kinds):
        return False
    whose = isinstance(getattr(by, "determiner", None), core.Possessive | nouns.OneOfTheirs)
    if whose or group.adjectives or group.controller is not None or group.filter is not None:
        raise w.not_playable(by, "say 'Attack Abilities', whatever their card")
    return True


def attacking_with(w: Writer, by: Thing) -> CardsAnywhere:
    """Cards that are Played as Attacks, or whose Attack Abilities are used."""
    cards = all_such(w, by)
    if not isinstance(cards, CardsAnywhere) or cards.who is not None:
        raise w.not_playable(by, "say of which sort: 'Attack cards', 'combos', 'Fire cards'")
    return cards


def too_many(w: Writer, verb: Node) -> verbs.Play | events.MoreOften | None:
    """'Play more than 1 Attack card each turn', 'Attack more than once each turn': a limit, which is for one turn at a
    time."""
    limit: Node
    if isinstance(verb, events.MoreOften):
        limit = verb.often
    elif isinstance(verb, verbs.Play) and isinstance(verb.what, core.Some):
        limit = verb.what.determiner
        if not isinstance(limit, nouns.ComparedCount) or limit.how.word != "more than":
            return None
    else:
        return None
    if not any(is_one_turn(each) for each in w.durations):
        raise w.not_playable(limit, "say in which turn: 'each turn', 'this turn', 'during their next turn'")
    return verb


def without_limit(verb: verbs.Play | events.MoreOften) -> Node:
    """What is limited."""
    return verb.verb if isinstance(verb, events.MoreOften) else verb.but(what=countless(verb.what))


def is_one_turn(duration: Duration) -> bool:
    if isinstance(duration, windows.Stretch):
        return duration.word == "this turn"
    return isinstance(duration, windows.EachTurn | NextTurnOf)


def reached(w: Writer, verb: verbs.Play | events.MoreOften) -> Whom:
    """The heroes who have done so much this turn that they can't do more."""
    if isinstance(verb, events.MoreOften):
        did = hero_does(w, None, verb.verb)
        if did.event != c.ACT:
            raise w.not_playable(verb, "how often one Plays, Attacks, Defends or uses an Ability can be limited")
        return HeroesOfThePast([did.event], did.test, THIS_TURN, did.hero, Fixed(OFTEN[verb.often.word]))
    assert isinstance(verb.what, core.Some) and isinstance(verb.what.determiner, nouns.ComparedCount)
    made = done(w, None, countless(verb.what), "Played", verb)
    return HeroesOfThePast([made.event], made.test, THIS_TURN, made.hero, amount(w, verb.what.determiner.n))


OFTEN = {"once": 1, "twice": 2, "three times": 3}


def cards_of(w: Writer, what: Thing) -> Cards | None:
    group = group_of(what)
    determiner = getattr(what, "determiner", None)
    if determiner is not None and getattr(determiner, "word", "") not in ("a", "another", "any", "any several"):
        if not isinstance(determiner, core.Possessive | nouns.OneOfTheirs):
            raise w.not_playable(determiner, "say what is forbidden: 'a card', 'Buffs', 'their Buffs'")
    if group is not None and is_plain(group):
        return None
    return meant(w, what, ANYWHERE)


def card_bits(w: Writer, verb: Happening) -> tuple[int, Whom | None]:
    """What cannot be done to a card, and by whom if not by anybody."""
    if isinstance(verb, events.CardOccurs):
        if verb.word not in OCCURS:
            raise w.not_playable(verb, "say what it cannot do: 'leave play', 'be Removed', 'be Returned'")
        return OCCURS[verb.word], None
    if isinstance(verb, events.IsDone):
        table = DONE if verb.who is None else BY_HEROES
        bits = 0
        for each in verb.done:
            if each.word not in table:
                raise w.not_playable(each, "this cannot be forbidden")
            bits |= table[each.word]
        return bits, None if verb.who is None else hero(w, verb.who)
    if isinstance(verb, events.LeavesZone):
        return c.NOT_FROM_PILE, None
    if isinstance(verb, events.CardDeals) and verb.to is None and verb.n is None:
        return c.NOT_DEALING, None
    raise w.not_playable(verb, "this cannot be forbidden")
