"""What players can't do: 'The opponent can't play spells this turn.' [LU-play.14]"""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import StaticAbility
from rulebound.games.luminous.meaning.durations import NONE_DECLARED, lasting
from rulebound.games.luminous.meaning.misfits import kinds_of, may_be
from rulebound.games.luminous.meaning.nouns import whichever
from rulebound.games.luminous.meaning.senses import amount, clause, player
from rulebound.games.luminous.meaning.subjects import card_tests
from rulebound.games.luminous.meaning.writer import Writer
from rulebound.games.luminous.ops import groups
from rulebound.games.luminous.ops.lasting import Forbid
from rulebound.games.luminous.ops.whom import WhoDidSoOften
from rulebound.games.luminous.vocabulary import events, sheet, verbs
from rulebound.games.luminous.vocabulary.nouns import CardKind
from rulebound.kernel.modifiers import FORBID
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import Cards, Every, Test, Whom
from rulebound.kernel.terms.traits import OwnedBy
from rulebound.language.core.categories import Act, PlayerHappening, Thing
from rulebound.language.core.clauses import PlayerCannot
from rulebound.language.core.nouns import Bare, Group, Some

BY_WORD = {
    **sheet.SHEET.bars(), "attack": c.NOT_ATTACK, "block": c.NOT_BLOCK, "be dealt damage": c.NOT_BE_DAMAGED,
}  # fmt: skip


def is_any_card(what: Thing) -> bool:
    """'Cards', 'a card', without more words."""
    group = what.group if isinstance(what, Some | Bare) else None
    plain = isinstance(what, Bare) or (isinstance(what, Some) and getattr(what.determiner, "word", "") == "a")
    return plain and group == Group((), (CardKind("card"),))


def forbidden(w: Writer, act: Act | PlayerHappening) -> tuple[int, Cards | None]:
    """What, and with which cards; None if with any."""
    if isinstance(act, events.PlayerOccurs) and act.word in BY_WORD:
        return BY_WORD[act.word], None
    if isinstance(act, events.ActivatesAbility):
        return c.NOT_ACTIVATE, None if act.what is None else whichever(w, act.what)
    if isinstance(act, verbs.Play | events.PlaysMoreThan) and not getattr(act, "free", False):
        what = Bare(act.group).at(act.group) if isinstance(act, events.PlaysMoreThan) else act.what
        cards = whichever(w, what)
        if isinstance(cards, groups.CardsInPlay):
            owned = [] if cards.who is None else [OwnedBy(cards.who)]
            cards = groups.PlayedCards(None, [*cards.traits, *owned])
        return c.NOT_PLAY, cards
    if isinstance(act, events.AttacksWithMoreThan):
        if act.group != Group((), (CardKind("unit"),)):
            raise w.not_playable(act.group, "the attacks of a turn are counted, with whatever units: say 'unit'")
        return c.NOT_ATTACK, None
    if isinstance(act, events.AttacksWith):
        if not may_be(kinds_of(act.what), ("unit",)):
            raise w.not_playable(act.what, "only units attack and block")
        return c.NOT_BLOCK if isinstance(act, events.BlocksWith) else c.NOT_ATTACK, whichever(w, act.what)
    if isinstance(act, events.DrawsMoreThan):
        return c.NOT_DRAW, None
    if isinstance(act, verbs.Sacrifice):
        return c.NOT_SACRIFICE, whichever(w, act.what)
    if isinstance(act, verbs.DrawThing) and not act.outside and is_any_card(act.what):
        return c.NOT_DRAW, None
    raise w.not_playable(act)


def whom(w: Writer, node: PlayerCannot) -> Whom:
    """To whom it is forbidden; a limit, to those who have reached it this turn."""
    who, act = player(w, node.who), node.act
    if not isinstance(act, events.PlaysMoreThan | events.AttacksWithMoreThan | events.DrawsMoreThan):
        return who
    if getattr(node.duration, "word", "") not in ("each turn", "this turn", "until end of turn"):
        raise w.not_playable(act, "say in which turn: 'each turn', 'this turn'")
    if isinstance(act, events.DrawsMoreThan):
        return WhoDidSoOften(who, c.DREW, [], amount(w, act.n))
    if isinstance(act, events.AttacksWithMoreThan):
        return WhoDidSoOften(who, c.ATTACKED, [], amount(w, act.n), True)
    if any(getattr(kind, "word", "") == "orb" for kind in act.group.kinds):
        raise w.not_playable(act.group, "how many orbs may be played the rules say, and 'additional orb' changes it")
    _, about = card_tests(w, Bare(act.group).at(act.group), False)
    return WhoDidSoOften(who, c.PLAYED, about, amount(w, act.n))


@clause.means(PlayerCannot)
def player_cannot(w: Writer, node: PlayerCannot) -> None:
    bits, cards = forbidden(w, node.act)
    how_long = lasting(w, node.duration, combat=True)
    if how_long.condition is not None:
        raise w.not_playable(node, "say until when")
    if how_long.until == c.THIS_COMBAT and bits == c.NOT_ATTACK:
        raise w.not_playable(node, NONE_DECLARED)
    w.emit(Forbid(w.words(node), whom(w, node), bits, cards, how_long.until))


def standing_prohibition(w: Writer, node: PlayerCannot, conditions: list[Test]) -> StaticAbility:
    bits, cards = forbidden(w, node.act)
    how_long = lasting(w, node.duration)
    if how_long.condition is not None:
        conditions = [*conditions, how_long.condition]
    static = StaticAbility(
        w.making.definition, w.words(node), Ops([]), c.F_PLAYER, FORBID, None, bits, cards,
        Every(conditions) if conditions else None,
    )  # fmt: skip
    static.who = whom(w, node)
    return static
