"""Moves past others, what is done before a Combat, and Auras that go from one creature to another."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import (
    Creatures,
    Side,
    SomeCreature,
    TheCreature,
    Tiles,
    Yours,
)
from rulebound.games.starlight.vocabulary.sentences import Stretch
from rulebound.language.core.categories import Act, Clause, Effect, Simple
from rulebound.language.core.numbers import Number
from rulebound.language.node import phrase

THROUGH = "<through|past>"


@phrase(f"move(s) up to {{tiles}} {THROUGH} [{{side}}] creatures", f"move(s) up to {{tiles}} {THROUGH} {{side:nouns}}")
class MovePast(Act):
    """Over tiles on which such creatures stand, too; not to one of them. [ST-CLS.5] [ST-BRD.2]"""

    tiles: Tiles
    side: Side | None = None


@phrase("before <Combat|the Combat|this Combat|the attack|this attack>, {clauses+, then}")
class BeforeCombat(Effect):
    """As an Attack has been invoked, before anybody answers. [ST-CMB.1]"""

    clauses: tuple[Clause, ...]


@phrase(
    "move(s) 1 Aura from {who:obj} to {to:obj}", "move(s) 1 Aura on {who:obj} to {to:obj}",
    "move(s) this Aura to {to:obj}", "steal(s) 1 Aura from {who:obj}",
)
class MoveAura(Act):
    """With its counters, if there is room; whose it is does not change. [ST-LOC.9] [ST-LOC.13]"""

    who: TheCreature | SomeCreature | None = None
    to: TheCreature | SomeCreature | None = None


@phrase(
    "{of} next attack [{stretch}] [pierces!ignores DEF]", "{of} next attack [{stretch}] [harmless!has no Knockback]",
    "{of} next attack [{stretch}] has {n} more range",
)
class NextAttackIs(Simple):
    """Of the next attack of a creature that lands. [ST-CMB.13] [ST-KB.1] [ST-CMB.16]"""

    of: Creatures | Yours
    stretch: Stretch | None = None
    pierces: bool = False
    harmless: bool = False
    n: Number | None = None
