"""'If …, … instead': what happens in place of an event [LU-play.14]."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.meaning.senses import effect
from rulebound.games.luminous.meaning.triggers import Waiting, happens_to, player_acts, player_happens
from rulebound.games.luminous.meaning.writer import Making, Writer
from rulebound.games.luminous.ops import keywords, lasting, playing
from rulebound.games.luminous.ops.choices import ChooseCardOrPlayer, ChooseOpponent, ChoosePlayer
from rulebound.kernel.choosing import Choose
from rulebound.kernel.gates import ChooseOne, Gate
from rulebound.kernel.modifiers import SET
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Every, Test, events, tests
from rulebound.language.abilities import Ability
from rulebound.language.core import sentences, triggers
from rulebound.language.core.clauses import Replace
from rulebound.language.lowering.clauses import clauses

# The events in whose place a text can put something else: their atoms ask before they tell.
REPLACEABLE = frozenset(
    {c.DESTROYED, c.LEFT_PLAY, c.PUT_IN_DISCARD, c.DISCARDED, c.DAMAGED, c.DREW, c.LIFE_GAINED, c.LIFE_LOST}
)
ASKS = (
    Choose, ChooseOne, ChooseCardOrPlayer, ChooseOpponent, ChoosePlayer, keywords.Bolster, keywords.Scavenge,
    keywords.Pivot, playing.PlayTokens, playing.PlayCards, playing.PayNow,
)  # fmt: skip


def waited_for(w: Writer, node: Replace) -> Waiting:
    event = node.event
    if isinstance(event, triggers.WouldHappen):
        (found,) = happens_to(w, event.what, event.verb)
    elif isinstance(event, triggers.WouldAct):
        found = player_acts(w, event.who, event.act)
    else:
        assert isinstance(event, triggers.PlayerWould)
        found = player_happens(w, event.who, event.verb)
    if found.event not in REPLACEABLE:
        raise w.not_playable(event, "nothing can happen instead of this yet")
    return found


def line(w: Writer, node: Replace, more: list[Test]) -> StaticAbility:
    """The replacement as a line: its event, what that must be like, and what happens instead."""
    standing, w.standing = w.standing, True
    found = waited_for(w, node)
    w.standing = False
    with w.aside() as instead:
        clauses(w, node.clauses)
    w.standing = standing
    for item in instead:
        if isinstance(item, ASKS) or (isinstance(item, Gate) and item.may):
            raise w.not_playable(node, "what happens instead happens at once: it cannot ask or play anything")
    about: list[Test] = [*found.tests, *more]
    if found.own:
        about.append(events.EventCardIsThis())
    static = StaticAbility(
        w.making.definition, w.words(node), Ops([]), c.F_REPLACEMENT, SET, None, found.event, None, Every(about)
    )
    w.parts.append((static, instead))
    return static


def replacement(making: Making, ability: Ability) -> list[StaticAbility]:
    """A replacement ability of a card in play."""
    found: list[StaticAbility] = []
    w = Writer(making, ability)
    for number, tree in enumerate(ability.trees):
        w.sentence = number
        assert isinstance(tree, sentences.Statement)
        if not isinstance(tree.effect, Replace):
            raise w.not_playable(tree.effect)
        found.append(line(w, tree.effect, []))
    w.finish_parts()
    return found


@effect.means(Replace)
def for_this_turn(w: Writer, node: Replace) -> None:
    """A spell's replacement holds for the rest of the turn."""
    began = w.number()
    static = line(w, node, [tests.SameTurn(began)])
    w.making.made_statics.append(static)
    w.emit(lasting.LayOnTurn(w.words(node), static, began))


