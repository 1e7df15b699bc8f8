"""What an event must be like that something waits for or asks about, and the card that it is about."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.meaning.nouns import ANYWHERE, is_plain, meant
from rulebound.games.lightseekers.meaning.writer import Writer
from rulebound.games.lightseekers.ops import groups, whom
from rulebound.games.lightseekers.vocabulary import elements, heroes, nouns, places
from rulebound.kernel.terms import AnyOf, Every, Test, Whom, events, players
from rulebound.kernel.terms.groups import ThisCard
from rulebound.language.core import nouns as core
from rulebound.language.core.categories import Thing
from rulebound.language.lowering import waiting as shared

EVENT_HERO = players.EventPlayer()
EVENT_CARD = groups.EventCard([])


WITH_AMOUNT = (
    c.DAMAGED, c.HEALED, c.LOST_HEALTH, c.GAINED_HEALTH, c.ACTIONS_GAINED, c.WOULD_DAMAGE, c.WOULD_HEAL,
)  # fmt: skip


@dataclass(frozen=True)
class Waiting(shared.Waiting):
    """`hero`: who in the event is the one that the text names."""

    hero: Whom = EVENT_HERO

    @property
    def has_amount(self) -> bool:
        """Whether 'the same amount' can mean its amount."""
        return self.event in WITH_AMOUNT


def merged(found: list[Waiting]) -> list[Waiting]:
    """One for each kind of event: an act that is two of the named things at once is one act."""
    out: list[Waiting] = []
    for each in found:
        for at, other in enumerate(out):
            if other.event == each.event and other.own == each.own:
                both = [test for test in (other.test, each.test) if test is not None]
                tests: tuple[Test, ...] = (AnyOf(both),) if len(both) == 2 else ()
                out[at] = replace(other, tests=tests)
                break
        else:
            out.append(each)
    return out


# ---- the cards of events
def card_tests(w: Writer, what: Thing, source: bool = False) -> tuple[bool, list[Test]]:
    """Whether it is this very card, and what the card of the event must be like; references mean that card."""
    if isinstance(what, core.This) and what.place is None:
        return True, []
    w.mean(what, groups.EventSource() if source else EVENT_CARD)
    check_one_by_one(w, what)
    if isinstance(what, core.Either):
        found: list[Test] = []
        for each in what.things:
            own, about = card_tests(w, each, source)
            found.append(is_this(source) if own else Every(about))
        return False, [AnyOf(found)]
    group = group_of(what)
    if group is not None and is_plain(group) and not says_whose(what) and not is_another(what):
        return False, []
    check_no_end(w, what)
    cards = meant(w, what, ANYWHERE)
    mean_owners(w, what, source)
    return False, [events.SourceIs(cards) if source else events.CardIs(cards)]


def check_no_end(w: Writer, what: Thing) -> None:
    """'When your leftmost Buff Expires': it has left its row by then."""
    for node in what.inside():
        if isinstance(node, elements.EndOfRow):
            raise w.not_playable(node, "the end of a row is said of cards in play that are acted upon")


def check_one_by_one(w: Writer, what: Thing) -> None:
    """An event is about one card: 'a card', 'one of your Buffs', never two of them at once, nor 'one or more'."""
    determiner = getattr(what, "determiner", None)
    if isinstance(determiner, core.Exactly) and getattr(determiner.n, "value", 0) == 1:
        return
    if isinstance(determiner, core.Exactly | core.AtLeast | core.AtMost | core.UpTo):
        raise w.not_playable(determiner, "cards come one at a time: say 'a', or '3 or more … in one turn'")
    word = getattr(determiner, "word", "a")
    whose = getattr(getattr(determiner, "whose", None), "word", "")
    every = isinstance(determiner, nouns.AllTheirs) or whose.startswith(("all ", "each "))  # 'all your Buffs Expire'
    if every or word not in ("a", "another", "any", "any several"):
        raise w.not_playable(what, "cards come one at a time: say 'a', 'another', 'any' or 'one of your'")


def is_this(source: bool) -> Test:
    return events.SourceIs(ThisCard([])) if source else events.CardIs(ThisCard([]))


def group_of(what: Thing) -> core.Group | None:
    return what.group if isinstance(what, core.Some | core.Bare | nouns.Among) else None


def is_another(what: Thing) -> bool:
    return isinstance(what, core.Some) and getattr(what.determiner, "word", "") == "another"


def says_whose(what: Thing) -> bool:
    if isinstance(what, nouns.Among):
        return True
    return isinstance(what, core.Some) and isinstance(what.determiner, core.Possessive | nouns.OneOfTheirs | nouns.Next)


def mean_owners(w: Writer, what: Thing, source: bool) -> None:
    """'A card of another hero': that hero is the one whose card it is."""
    owner = whom.ControllersOf(groups.EventSource() if source else EVENT_CARD)
    for node in what.inside():
        if isinstance(node, places.OfHero | places.HeHas):
            w.people[w.spot(node.who)] = owner
        elif isinstance(node, heroes.WhoseHero):  # 'another hero's Buff'
            w.people[w.spot(node)] = owner
