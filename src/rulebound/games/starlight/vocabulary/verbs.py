"""What creatures do, and what is done to them."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.starlight.vocabulary.card_sorts import CardSort
from rulebound.games.starlight.vocabulary.carrying import AtMostSo
from rulebound.games.starlight.vocabulary.creatures import (
    Binding,
    CardClass,
    Creatures,
    CreatureStat,
    EachCreature,
    ForEach,
    NearestCreature,
    OfChosen,
    OfNumber,
    Repeated,
    SoManyTiles,
    SomeCreature,
    SomeTile,
    TheCreature,
    Tiles,
    Whoever,
    Yours,
)
from rulebound.language.core.categories import (
    Act,
    Amount,
    Clause,
    Condition,
    Count,
    Effect,
    Moment,
    OfCount,
    Player,
    Quantity,
)
from rulebound.language.core.numbers import Number, Signed
from rulebound.language.node import Node, Word, category, phrase, words


class OfStat(Act):
    """Changes a stat by an amount that may be multiplied."""

    n: Amount
    stat: CreatureStat
    each: ForEach | None = None


MORE = "<|more|additional|extra|further>"
GAIN, LOSE = "<gain(s)|get(s)|regain(s)|recover(s)|receive(s)|restore(s)>", "<lose(s)|forfeit(s)>"


@phrase(f"{GAIN} {{n:n}} {MORE} {{stat}} [{{each}}]", f"{GAIN} {{stat}} {{n:post}}")
class Gain(OfStat):
    """A stat rises. [ST-STAT.12]"""


@phrase(f"{LOSE} {{n:n}} {MORE} {{stat}} [{{each}}]", f"{LOSE} {{stat}} {{n:post}}")
class Lose(OfStat):
    """A stat falls. [ST-STAT.14]"""


@phrase("{n:n} {stat}")
class StatItem(Node):
    """So much of a stat."""

    n: Amount
    stat: CreatureStat


@phrase(f"{GAIN} {{items++and}} [{{each}}]")
class GainMany(Act):
    """Several stats rise; how often is said of all of them. [ST-STAT.12]"""

    items: tuple[StatItem, ...]
    each: ForEach | None = None


@phrase(f"{LOSE} {{items++and}} [{{each}}]")
class LoseMany(GainMany):
    """Several stats fall. [ST-STAT.14]"""


@phrase("{by} {stat}")
class SignedItem(Node):
    """A stat with its sign."""

    by: Signed
    stat: CreatureStat


@phrase("<gain(s)|get(s)|receive(s)> {shifts+and} [{each}]")
class Shift(Act):
    """Stats rise or fall, as their signs say. [ST-STAT.12] [ST-STAT.14]"""

    shifts: tuple[SignedItem, ...]
    each: ForEach | None = None


@phrase("{shifts+and} [{each}]")
class Shifts(Effect):
    """The same without a verb, of this creature."""

    shifts: tuple[SignedItem, ...]
    each: ForEach | None = None


@phrase("lose(s) all {stats+and}", "lose all <|of> your {stats+and}", "s!| loses all <|of> its {stats+and}")
class LoseAll(Act):
    """Stats become 0."""

    stats: tuple[CreatureStat, ...]


@phrase("lose(s) all positive {stat}")
class LosePositive(Act):
    """As much of it as is above 0. [ST-STAT.14]"""

    stat: CreatureStat


@phrase("<take(s)|suffer(s)|receive(s)> {n:n} damage [{each}]", "<take(s)|suffer(s)> damage {n:post}")
class Take(Act, Repeated):
    """Health lost as damage, outside of any Combat. [ST-CMB.21]"""


@phrase("steal(s) {n:n} {stat} from {who:obj} [{each}]", "steal(s) {stat} from {who:obj} {n:post}")
class Steal(Act, OfChosen):
    """What one loses the other gains. [ST-STAT.12]"""

    n: Amount
    stat: CreatureStat
    each: ForEach | None = None


MOVE = "<move(s)|walk(s)|run(s)|step(s)|dash~dashes|march~marches|advance(s)>"


@phrase(f"{MOVE} up to {{tiles}} <|in any direction>")
class Move(Act):
    """Step by step over unoccupied tiles. [ST-CLS.5]"""

    tiles: Tiles | SoManyTiles


@phrase(f"{MOVE} <|exactly> {{tiles}} <|in any direction>")
class MoveExactly(Act):
    """So many steps, no tile twice: as near to that as there is a way. [ST-CLS.5]"""

    tiles: Tiles | SoManyTiles


@phrase(f"{MOVE} {{least}} or {{tiles}} <|in any direction>", f"{MOVE} <|from> {{least}} to {{tiles}}")
class MoveSome(Act):
    """One step at least. [ST-CLS.5]"""

    least: Number
    tiles: Tiles


@phrase("move(s) {who} up to {tiles} <|in any direction>")
class MoveOther(Act, OfChosen):
    """Step by step, as the player of the card wants; it is moved, as by a push. [ST-TILE.10]"""

    tiles: Tiles | SoManyTiles


@phrase("move(s) {who} <|exactly> {tiles} <|in any direction>")
class MoveOtherExactly(MoveOther):
    """All of these steps."""


@phrase(
    "move(s) {who} <to|onto> {tile}", "[leap!<teleport(s)|warp(s)|blink(s)|put(s)|place(s)>] {who} <to|onto|on> {tile}",
)
class MoveOtherTo(Act, OfChosen):
    """It is moved over unoccupied tiles, or whatever lies between, as the player of the card wants. [ST-TILE.10]"""

    tile: SomeTile
    leap: bool = False


@phrase("choose(s) {some}")
class ChooseCreature(Act):
    """One of your choice, of which the next words speak."""

    CHOOSES: ClassVar[bool] = True
    some: SomeCreature | NearestCreature


@phrase(f"{MOVE} to {{tile}}")
class MoveTo(Act):
    """To a tile of some sort, over unoccupied tiles. [ST-CLS.5]"""

    tile: SomeTile


@phrase(
    "<leap(s)|teleport(s)|jump(s)|blink(s)|warp(s)|tunnel(s)> to {tile}",
    "move(s) to {tile}, ignoring creatures <|in between|in the way>",
)
class LeapTo(MoveTo):
    """Whatever lies between."""


@phrase(f"spend(s) {{n}} {MORE} {{stat}}")
class Spend(Act, OfNumber):
    """In full or not at all. [ST-STAT.13] [ST-INV.4]"""

    stat: CreatureStat


@phrase("spend(s) any amount of {stat}", "spend(s) up to {n} {stat}")
class SpendSome(Act):
    """As much as one likes. [ST-STAT.13]"""

    stat: CreatureStat
    n: Number | None = None


@phrase("lose(s) any amount of {stat}", "lose(s) up to {n} {stat}")
class LoseSome(SpendSome):
    """As much as one likes is lost."""


@phrase("divide(s) {n} damage among {among}", "divide(s) {n} {stat} among {among}")
class Divide(Act, OfNumber):
    """Point by point, then all at once. [ST-DEC.9]"""

    among: EachCreature
    stat: CreatureStat | None = None


@phrase("set(s) {of} {stat} to {n}", "set(s) the {stat} of {who:obj} to {n}")
class SetStat(Act, OfNumber):
    """A stat becomes a number."""

    stat: CreatureStat
    of: Creatures | Yours | None = None
    who: Whoever | None = None


@phrase("set(s) {of} {stat} equal to {to}")
class SetEqual(Act):
    """A stat becomes as much as something else is now."""

    of: Creatures | Yours
    stat: CreatureStat
    to: Quantity


@phrase("double(s) {of} {stat}", "double(s) the {stat} of {who:obj}")
class DoubleStat(Act):
    """A stat becomes twice what it is; below 0 it falls. [ST-STAT.12]"""

    stat: CreatureStat
    of: Creatures | Yours | None = None
    who: TheCreature | SomeCreature | None = None


@phrase("interact(s) with <it|that Generator|the Generator>")
class Interact(Act):
    """With the Generator that it can reach. [ST-GEN.3, ST-GEN.4]"""


@phrase("move(s) <to|onto|into> the tile <it|the defender> left")
class MoveThere(Act):
    """Where the defender stood before it was knocked back. [ST-KB.3]"""


@phrase("leap(s) to the target tile")
class Leap(Act):
    """Whatever lies between."""


@phrase("swap(s) places with {who:obj}")
class Swap(Act, OfChosen):
    """Both change tiles at once."""


@phrase(
    "push~pushes {who} {tiles} [away?away from <this creature|you|yourself>]",
    "push~pushes {who} [up_to!up to] {tiles} [away?away from <this creature|you|yourself>]",
)
class Push(Act, OfChosen):
    """Away from this creature; perhaps less far, as you like. [ST-DEC.19]"""

    tiles: Tiles | SoManyTiles
    away: bool = False
    up_to: bool = False


@phrase(
    "pull(s) {who} {tiles} [toward?<toward|closer to|nearer to> <this creature|you|yourself>]",
    "pull(s) {who} [up_to!up to] {tiles} [toward?<toward|closer to|nearer to> <this creature|you|yourself>]",
)
class Pull(Act, OfChosen):
    """Nearer to this creature; perhaps less far, as you like."""

    tiles: Tiles | SoManyTiles
    toward: bool = False
    up_to: bool = False


@phrase("heal(s) {who:obj} for {n:n} [{each}]", "heal(s) {who:obj} for <an amount|Health> {n:post}")
class Heal(Act, OfChosen):
    """Health rises. [ST-STAT.12]"""

    n: Amount
    each: ForEach | None = None


@phrase(f"draw(s) {{n:sg}} {MORE} card [{{each}}]", f"draw(s) {{n:many}} {MORE} cards [{{each}}]", "draw(s) {n:sg}",
        "draw(s) {n:many}")
class Draw(Act, OfCount):
    """From the Draw Pile. [ST-LOC.5]"""

    each: ForEach | None = None


@phrase("draw(s) <|a number of> cards {much:post}")
class DrawSoMany(Act):
    """As many as something else. [ST-LOC.5]"""

    much: Amount


@phrase("draw(s) <|cards> until you have {n:many} cards in <|your> hand")
class DrawUntil(Act, OfCount):
    """As many as are missing. [ST-LOC.5]"""


@phrase("discard(s) <your|their> hand")
class DiscardHand(Act):
    """All of it."""


@phrase("shuffle(s) <your|their> Discard Pile into <your|their> Draw Pile")
class Reshuffle(Act):
    """[ST-LOC.4]"""


@phrase(
    "discard(s) {n:sg} card <|from your hand|from their hand>",
    "discard(s) {n:many} cards <|from your hand|from their hand>", "discard(s) {n:sg}", "discard(s) {n:many}",
)
class Discard(Act, OfCount):
    """From the hand."""


@phrase(
    "discard(s) {n:sg} card {each}", "discard(s) {n:many} cards {each}", "discard(s) <|a number of> cards {much:post}",
)
class DiscardSoMany(Act):
    """As many as something is worth then, from the hand. [ST-NUM.2]"""

    n: Count | None = None
    each: ForEach | None = None
    much: Amount | None = None


@phrase("discard(s) down to {n:sg} card", "discard(s) down to {n:many} cards")
class DiscardDown(Act, OfCount):
    """From the hand, until so many are left."""


@phrase(
    "discard(s) up to {n:sg} card", "discard(s) up to {n:many} cards", "discard(s) any number of cards",
)
class DiscardSome(Act):
    """From the hand, as many as one likes."""

    n: Count | None = None


@phrase(
    "search(es) your Draw Pile for a <{what} card|{what}|card> [shown?and reveal it] "
    "<|and put it into your hand|and take it>",
)
class Search(Act):
    """One of your choice into your hand, perhaps shown before; then the pile is shuffled. [ST-LOC.1]"""

    what: CardClass | Binding | None = None
    shown: bool = False


@phrase(
    "put(s) that card into your hand", "put(s) that card [bottom!on the bottom of your Draw Pile]",
    "put(s) that card [top!on top of your Draw Pile]",
)
class PutThat(Act):
    """The one card that was looked at, or chosen."""

    bottom: bool = False
    top: bool = False


@phrase("discard(s) <that card|it>")
class DiscardThat(Act):
    """The one card that was looked at, or chosen from a hand; or the Aura of which the condition speaks."""


@phrase("<remove(s)|discard(s)|destroy(s)> <all of them|them all|them>")
class RemoveThem(Act):
    """The Auras of which the condition speaks. [ST-CLS.10]"""


@phrase("remove(s) it")
class RemoveThat(Act):
    """The Aura of which the condition speaks. [ST-CLS.10]"""


THERE = "<from it|there|from among them|in it>"


@phrase(
    f"choose(s) <a|1|one> <[{{what}}] card|{{what}}> {THERE}", f"choose(s) {{sort:one}} {THERE}",
    f"choose(s) <a|1|one> card {THERE} that is not a {{unlike}} <|card>",
    f"choose(s) <a|1|one> card that is not a {{unlike}} <|card> {THERE}",
)
class ChooseFromHand(Act):
    """Of the hand that was looked at, perhaps of one sort."""

    CHOOSES: ClassVar[bool] = True
    what: CardClass | None = None
    sort: CardSort | None = None
    unlike: CardClass | None = None


@phrase("telegraph(s) {n:sg} card for free", "telegraph(s) {n:many} cards for free")
class TelegraphFree(Act, OfCount):
    """From the hand, without paying. [ST-TEL.3]"""


@phrase(
    "return(s) {n:sg} telegraphed card of {who:obj} to <its owner's|your> hand",
    "return(s) {n:many} telegraphed cards of {who:obj} to <their owner's|your> hand",
    "return(s) all telegraphed cards of {who:obj} to <their owner's|your> hand",
    "return(s) {most} telegraphed <card|cards> of {who:obj} to <its owner's|their owner's|your> hand",
)
class ReturnTelegraphed(Act, OfChosen):
    """A Core card goes to the Core Pile; without a number all of them. [ST-LOC.11]"""

    n: Count | None = None
    most: AtMostSo | None = None


@phrase(
    "return(s) {n:sg} card from your Discard Pile to your hand",
    "return(s) {n:many} cards from your Discard Pile to your hand",
)
class Recover(Act, OfCount):
    """Of your choice; the hand is cut to seven at once. [ST-LOC.5]"""


@phrase(
    "<discard(s)|destroy(s)|remove(s)> {n:sg} telegraphed card of {who:obj}",
    "<discard(s)|destroy(s)|remove(s)> {n:many} telegraphed cards of {who:obj}",
    "<discard(s)|destroy(s)|remove(s)> all telegraphed cards of {who:obj}",
    "<discard(s)|destroy(s)|remove(s)> {most} telegraphed <card|cards> of {who:obj}",
)
class DiscardTelegraphed(Act, OfChosen):
    """A Core card goes to the Core Pile; without a number all of them. [ST-LOC.11]"""

    n: Count | None = None
    most: AtMostSo | None = None


@phrase(
    "discard(s) {n:sg} card at random <|from your hand|from their hand>", "discard(s) {n:sg} random card",
    "discard(s) {n:many} cards at random <|from your hand|from their hand>", "discard(s) {n:many} random cards",
)
class DiscardAtRandom(Act, OfCount):
    """From the hand, of nobody's choice."""


@phrase(
    "<remove(s)|discard(s)|destroy(s)> {n:sg} Aura <from|on> {who:obj}",
    "<remove(s)|discard(s)|destroy(s)> {n:many} Auras <from|on> {who:obj}",
    "<remove(s)|discard(s)|destroy(s)> all Auras <from|on> {who:obj}",
    "<remove(s)|discard(s)|destroy(s)> {most} <Aura|Auras> <from|on> {who:obj}",
)
class RemoveAura(Act, OfChosen):
    """To its owner's Discard Pile; without a number all of them. [ST-CLS.12]"""

    n: Count | None = None
    most: AtMostSo | None = None


@phrase(
    "add(s) {n:sg} counter to this [aura?Aura]", "add(s) {n:many} counters to this [aura?Aura]",
    "add(s) {n:sg} counter to 1 Aura on {who:obj}", "add(s) {n:many} counters to 1 Aura on {who:obj}",
    "add(s) {n:sg} counter to [every!each Aura on] {who:obj}",
    "add(s) {n:many} counters to [every!each Aura on] {who:obj}",
)
class AddCounters(Act, OfCount):
    """To an Aura with a number. [ST-CLS.8] [ST-NUM.6]"""

    aura: bool = False
    every: bool = False
    who: TheCreature | SomeCreature | None = None


@phrase(
    "remove(s) {n:sg} counter from this [aura?Aura]", "remove(s) {n:many} counters from this [aura?Aura]",
    "remove(s) {n:sg} counter from 1 Aura on {who:obj}", "remove(s) {n:many} counters from 1 Aura on {who:obj}",
    "remove(s) {n:sg} counter from [every!each Aura on] {who:obj}",
    "remove(s) {n:many} counters from [every!each Aura on] {who:obj}",
)
class RemoveCounters(Act, OfCount):
    """With the last one the Aura goes. [ST-CLS.9] [ST-CLS.10]"""

    aura: bool = False
    every: bool = False
    who: TheCreature | SomeCreature | None = None


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

    SHOWS: ClassVar[bool] = True
    n: Count | None = None


@phrase("reveal(s) the top card of your Draw Pile", "reveal(s) the top {n:many} cards of your Draw Pile")
class RevealTop(LookAtTop):
    """Before everybody's eyes."""


@phrase(
    "discard(s) the top card of <your|their> Draw Pile", "discard(s) the top {n:many} cards of <your|their> Draw Pile",
)
class DiscardTop(Act):
    """[ST-LOC.1] [ST-LOC.3]"""

    n: Count | None = None


@category("a player's")
@words("whose| the opponent= the opponent's")
class HandOwner(Player, Word):
    """Whose hand it is; 'they' from then on."""


@phrase("look(s) at {of:whose} hand")
class LookAtHand(Act):
    """[ST-LOC.2]"""

    SHOWS: ClassVar[bool] = True
    of: HandOwner


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


@phrase("put(s) them {rest}", "put(s) them [on_top!on top <|of your Draw Pile> in any order]")
class PutAllLooked(Act):
    """All cards that were looked at. [ST-LOC.1]"""

    rest: RestGoes | None = None
    on_top: bool = False


@phrase("put(s) all {what} cards revealed this way into your hand and the rest {rest}")
class PutSort(Act):
    """Cards of one class that were looked at. [ST-LOC.1]"""

    what: CardClass
    rest: RestGoes


@phrase(
    "put(s) {n:sg} card from your hand on top of your Draw Pile",
    "put(s) {n:many} cards from your hand on top of your Draw Pile",
    "put(s) {n:sg} card from your hand [bottom!on the bottom of your Draw Pile]",
    "put(s) {n:many} cards from your hand [bottom!on the bottom of your Draw Pile]",
)
class PutBack(Act, OfCount):
    """Of your choice, in an order of choice. [ST-LOC.1]"""

    bottom: bool = False


@phrase("neutralize(s) <it|that Generator|that Generator tile|the Generator>")
class Neutralize(Act):
    """The Generator of which the condition speaks. [ST-GEN.3]"""


@phrase("capture(s) <it|that Generator|that Generator tile|the Generator>")
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


@phrase("deal(s) {n} damage {each}", "deal(s) damage {n:post}")
class DealMeasured(Act, Repeated):
    """The damage of an Attack that is no printed number. [ST-NUM.2]"""


@phrase("after <this|the|that> attack, [if {condition},] {clauses+, then}")
class AfterAttack(Effect):
    """Said of an Attack, behind its damage and its Knockback, or by its Enchantment. [ST-CMB.15]"""

    clauses: tuple[Clause, ...]
    condition: Condition | None = None


@words("at the start of <your|this creature's> next turn", "at the end of this turn",
       "at the end of <your|this creature's> next turn", "at the end of your own turn",
       "after this Combat= <after|at the end of> <this|the> Combat")
class Later(Moment, Word):
    """A single moment to come. [ST-TURN.2, ST-TURN.7]"""
