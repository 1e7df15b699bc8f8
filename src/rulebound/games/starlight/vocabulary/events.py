"""What Auras and passives watch for."""

from __future__ import annotations

from rulebound.language.core.categories import Event, Head, PlayerHappening
from rulebound.language.core.triggers import Edge
from rulebound.language.node import phrase

from .creatures import CardClass, CreatureStat, Tiles


@phrase("once per turn, when {event}")
class OncePerTurn(Head):
    """The first time in each turn, anybody's."""

    event: Event


@phrase("at the {edge} of this creature's turn")
class AtTurn(Head):
    """In the first step of its start or end phase. [ST-TURN.2, ST-TURN.7]"""

    edge: Edge


@phrase("lose(s) {stat}")
class Loses(PlayerHappening):
    """By any means; together at once is one event."""

    stat: CreatureStat


@phrase("gain(s) {stat}")
class Gains(PlayerHappening):
    """By any means, as far as it really rises."""

    stat: CreatureStat


@phrase("take(s) damage")
class TakesDamage(PlayerHappening):
    """1 or more, by an attack or a text. [ST-STAT.2]"""


@phrase("deal(s) damage with an attack")
class DealsDamage(PlayerHappening):
    """1 or more."""


@phrase("are~is~be attacked")
class IsAttacked(PlayerHappening):
    """An enemy has invoked an Attack against it. [ST-CMB.1]"""


@phrase("invoke(s) a {what} card")
class Invokes(PlayerHappening):
    """Paid, and not yet resolved. [ST-INV.3]"""

    what: CardClass


@phrase("telegraph(s) a card")
class Telegraphs(PlayerHappening):
    """Paid or free. [ST-TEL.3]"""


@phrase("move(s) [within {tiles}]")
class Moves(PlayerHappening):
    """A move, leap or swap of its own ends, perhaps at most so far from this creature."""

    tiles: Tiles | None = None


@phrase("die(s)")
class Dies(PlayerHappening):
    """[ST-DIE.1]"""


@phrase("this Aura is removed")
class AuraRemoved(Event):
    """By its last counter or by a text; not by the death of its creature. [ST-CLS.10]"""
