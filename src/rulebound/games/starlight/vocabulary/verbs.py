"""What creatures do, what is done to them, and what is said of the attack of a Combat."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import CreatureStat, ForEach, OfCreature, OfNumber, Repeated, Tiles
from rulebound.language.core.categories import Act, Amount, Clause, Condition, Count, Effect, OfCount, Simple
from rulebound.language.node import Word, phrase, words


class OfStat(Act):
    """Changes a stat by an amount that may be multiplied."""

    n: Amount
    stat: CreatureStat
    each: ForEach | None = None


@phrase("gain(s) {n:n} {stat} [{each}]", "gain(s) {stat} {n:post}")
class Gain(OfStat):
    """A stat rises. [ST-STAT.12]"""


@phrase("lose(s) {n:n} {stat} [{each}]", "lose(s) {stat} {n:post}")
class Lose(OfStat):
    """A stat falls. [ST-STAT.14]"""


@phrase("lose(s) all {stat}")
class LoseAll(Act):
    """A stat becomes 0."""

    stat: CreatureStat


@phrase("take(s) {n:n} damage [{each}]", "take(s) damage {n:post}")
class Take(Act, Repeated):
    """Health lost as damage, outside of any Combat. [ST-CMB.21]"""


@phrase("steal(s) {n:n} {stat} from {who}")
class Steal(Act, OfCreature):
    """What one loses the other gains. [ST-STAT.12]"""

    n: Amount
    stat: CreatureStat


@phrase("move(s) up to {tiles}")
class Move(Act):
    """Step by step over unoccupied tiles. [ST-CLS.5]"""

    tiles: Tiles


@phrase("move(s) to the tile <it|the defender> left")
class MoveThere(Act):
    """Where the defender stood before it was knocked back. [ST-KB.3]"""


@phrase("leap(s) to the target tile")
class Leap(Act):
    """Whatever lies between."""


@phrase("swap(s) places with {who}")
class Swap(Act, OfCreature):
    """Both change tiles at once."""


@phrase("push~pushes {who} {tiles} [away?away from this creature]")
class Push(Act, OfCreature):
    """Away from this creature. [ST-DEC.19]"""

    tiles: Tiles
    away: bool = False


@phrase("pull(s) {who} {tiles} [toward?toward this creature]")
class Pull(Act, OfCreature):
    """Nearer to this creature."""

    tiles: Tiles
    toward: bool = False


@phrase("heal(s) {who} for {n:n}")
class Heal(Act, OfCreature):
    """Health rises. [ST-STAT.12]"""

    n: Amount


@phrase("draw(s) {n:sg} card [{each}]", "draw(s) {n:many} cards [{each}]")
class Draw(Act, OfCount):
    """From the Draw Pile. [ST-LOC.5]"""

    each: ForEach | None = None


@phrase("discard(s) <your|their> hand")
class DiscardHand(Act):
    """All of it."""


@phrase("shuffle(s) <your|their> Discard Pile into <your|their> Draw Pile")
class Reshuffle(Act):
    """[ST-LOC.4]"""


@phrase("discard(s) {n:sg} card", "discard(s) {n:many} cards")
class Discard(Act, OfCount):
    """From the hand."""


@phrase("telegraph(s) {n:sg} card for free", "telegraph(s) {n:many} cards for free")
class TelegraphFree(Act, OfCount):
    """From the hand, without paying. [ST-TEL.3]"""


@phrase(
    "return(s) {n:sg} telegraphed card of {who} to its owner's hand",
    "return(s) {n:many} telegraphed cards of {who} to their owner's hand",
)
class ReturnTelegraphed(Act, OfCreature):
    """A Core card goes to the Core Pile. [ST-LOC.11]"""

    n: Count


@phrase(
    "return(s) {n:sg} card from your Discard Pile to your hand",
    "return(s) {n:many} cards from your Discard Pile to your hand",
)
class Recover(Act, OfCount):
    """Of your choice; the hand is cut to seven at once. [ST-LOC.5]"""


@phrase("remove(s) {n:sg} Aura from {who}", "remove(s) {n:many} Auras from {who}", "remove(s) all Auras from {who}")
class RemoveAura(Act, OfCreature):
    """To its owner's Discard Pile; without a number all of them. [ST-CLS.12]"""

    n: Count | None = None


@phrase(
    "add(s) {n:sg} counter to this [aura?Aura]", "add(s) {n:many} counters to this [aura?Aura]",
)
class AddCounters(Act, OfCount):
    """[ST-CLS.8] [ST-NUM.6]"""

    aura: bool = False


@phrase(
    "remove(s) {n:sg} counter from this [aura?Aura]", "remove(s) {n:many} counters from this [aura?Aura]",
)
class RemoveCounters(Act, OfCount):
    """With the last one the Aura goes. [ST-CLS.9] [ST-CLS.10]"""

    aura: bool = False


@phrase("remove(s) this [aura?Aura]")
class RemoveThis(Act):
    """[ST-CLS.10]"""

    aura: bool = False


@words("your", "the opponent's")
class WhoseCards(Word):
    """Of which player."""


@phrase("look(s) at the top card of your Draw Pile", "look(s) at the top {n:many} cards of your Draw Pile")
class LookAtTop(Act):
    """[ST-LOC.1]"""

    n: Count | None = None


@phrase("look(s) at the opponent's hand")
class LookAtHand(Act):
    """[ST-LOC.2]"""


@words("on top= <|back> in any order", "on the bottom= on the bottom in any order", "discarded= into your Discard Pile")
class RestGoes(Word):
    """Where the other cards go that were looked at."""


@phrase(
    "put(s) {n:sg} of them into your hand and the rest {rest}",
    "put(s) {n:many} of them into your hand and the rest {rest}",
)
class PutLooked(Act):
    """Cards that were looked at. [ST-LOC.1]"""

    n: Count
    rest: RestGoes


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


@phrase("deal(s) {n} damage")
class DealPrinted(Act, OfNumber):
    """The printed damage of an Attack: its first sentence. [ST-CLS.1]"""


class AboutAttack(Simple):
    """Changes the attack of this Combat, and is looked at when it lands. [ST-CMB.10]"""


@phrase("this attack deals {n:n} more damage [{each}]")
class MoreDamage(AboutAttack, Repeated):
    """[ST-CMB.13]"""


@phrase("this attack deals {n:n} less damage [{each}]")
class LessDamage(AboutAttack, Repeated):
    """[ST-CMB.13] [ST-MOD.2]"""


@phrase("this attack deals double damage")
class DoubleDamage(AboutAttack):
    """Of the card's own damage. [ST-NUM.3]"""


@phrase("this attack has no Knockback", "there is no Knockback in this Combat")
class NoKnockback(AboutAttack):
    """No push and no wall slam. [ST-KB.1]"""


@phrase("this attack ignores <DEF|the defender's DEF>")
class IgnoresDef(AboutAttack):
    """[ST-CMB.13]"""


@phrase("this attack deals no damage")
class NoDamage(AboutAttack):
    """Not even by ATK or a slam; Knockback stays. [ST-MOD.2]"""


@phrase("this attack misses")
class Misses(AboutAttack):
    """The Attack is cancelled. [ST-CMB.17]"""
