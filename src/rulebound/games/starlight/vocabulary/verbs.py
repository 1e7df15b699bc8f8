"""What creatures do, and what is done to them: the effects of the ledger's list."""

from __future__ import annotations

from rulebound.language.core.categories import Act, Amount, Clause, Condition, Count, Effect
from rulebound.language.node import phrase

from .counts import ForEach
from .creatures import CreatureStat, TheCreature, Tiles


@phrase("gain(s) {n:n} {stat} [{each}]")
class Gain(Act):
    """A stat rises. [ST-STAT.12]"""

    n: Amount
    stat: CreatureStat
    each: ForEach | None = None


@phrase("lose(s) {n:n} {stat} [{each}]")
class Lose(Act):
    """A stat falls. [ST-STAT.14]"""

    n: Amount
    stat: CreatureStat
    each: ForEach | None = None


@phrase("lose(s) all {stat}")
class LoseAll(Act):
    """A stat becomes 0."""

    stat: CreatureStat


@phrase("take(s) {n:n} damage [{each}]")
class Take(Act):
    """Health lost as damage, outside of any Combat. [ST-CMB.21]"""

    n: Amount
    each: ForEach | None = None


@phrase("steal(s) {n:n} {stat} from {whom}")
class Steal(Act):
    """What one loses the other gains. [ST-STAT.12]"""

    n: Amount
    stat: CreatureStat
    whom: TheCreature


@phrase("move(s) up to {tiles}")
class Move(Act):
    """Step by step over unoccupied tiles. [ST-CLS.5]"""

    tiles: Tiles


@phrase("leap(s) to the target tile")
class Leap(Act):
    """Whatever lies between."""


@phrase("swap(s) places with {whom}")
class Swap(Act):
    """Both change tiles at once."""

    whom: TheCreature


@phrase("push~pushes {whom} {tiles}")
class Push(Act):
    """Away from this creature. [ST-DEC.19]"""

    whom: TheCreature
    tiles: Tiles


@phrase("pull(s) {whom} {tiles}")
class Pull(Act):
    """Nearer to this creature."""

    whom: TheCreature
    tiles: Tiles


@phrase("draw(s) {n:sg} card", "draw(s) {n:many} cards")
class Draw(Act):
    """From the Draw Pile. [ST-LOC.5]"""

    n: Count


@phrase("discard(s) {n:sg} card", "discard(s) {n:many} cards")
class Discard(Act):
    """From the hand."""

    n: Count


@phrase("telegraph(s) {n:sg} card for free", "telegraph(s) {n:many} cards for free")
class TelegraphFree(Act):
    """From the hand, without paying. [ST-TEL.3]"""

    n: Count


@phrase(
    "return(s) {n:sg} telegraphed card of {whom} to its owner's hand",
    "return(s) {n:many} telegraphed cards of {whom} to their owner's hand",
)
class ReturnTelegraphed(Act):
    """A Core card goes to the Core Pile. [ST-LOC.11]"""

    n: Count
    whom: TheCreature


@phrase("remove(s) {n:sg} Aura from {whom}", "remove(s) {n:many} Auras from {whom}")
class RemoveAura(Act):
    """To its owner's Discard Pile. [ST-CLS.12]"""

    n: Count
    whom: TheCreature


@phrase("return(s) the enchanted card to your hand")
class ReturnEnchanted(Act):
    """Instead of the Discard Pile."""


@phrase("neutralize(s) it")
class Neutralize(Act):
    """The Generator of which the condition speaks. [ST-GEN.3]"""


@phrase("capture(s) it")
class Capture(Act):
    """The Generator of which the condition speaks. [ST-GEN.4]"""


@phrase("otherwise, if {condition}, {clauses+, then}")
class OtherwiseIf(Effect):
    """If the condition of the sentence before was not so, but this one is."""

    condition: Condition
    clauses: tuple[Clause, ...]
