"""What players do in Lost Legacy: the ledger's list of verbs."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, Word, phrase, words

from .nouns import Each, Groups, Piece, SeatValue

INVISIBLY = "[invisibly?invisibly]"


@phrase(
    "{act:=} [for <each {each}|every {every}>]",
    "{act:=} for <each {each}|every {every}><|,> <up to|to a maximum of|up to a maximum of|but no more than> {most} "
    "<|card|cards|MP>",
)
class Doing(core.Deed):
    """A verb; `for each` multiplies its number. [LL-abil.19]"""

    act: core.Act
    each: Each | None = None
    every: Groups | None = None
    most: Number | None = None

    def is_absurd(self) -> bool:
        """Several attacks, or one of so much? Of one the number says for each."""
        return isinstance(self.act, MentalAttack) and (self.each is not None or self.every is not None)


@phrase("choose(s) {what}")
class ChooseCard(core.Act, core.OfThing):
    """So that the next verbs can speak of it. [LL-abil.20]"""

    CHOOSES: ClassVar[bool] = True


@phrase("choose(s) a element")
class ChooseElement(core.Act):
    """For the rest of the text: 'of that element'. [LL-card.3]"""

    CHOOSES: ClassVar[bool] = True


# ------------------------------------------------------------------ cards that move
@phrase("draw(s) {n:sg} card", "draw(s) {n:many} cards", "draw(s) {n:pl}")
class Draw(core.Act, core.OfCount):
    """One after the other. [LL-verb.1]"""


@phrase("draw(s) cards {n:post}")
class DrawEqual(core.Act, core.OfAmount):
    """As many as another number says. [LL-verb.1]"""


@phrase(
    "draw(s) <|cards> until {who:you/sg/they} have~has {n:many} cards in <|your|their> hand",
    "draw(s) <|cards> until <your|their> hand <has|contains|holds> {n:many} cards",
    "draw(s) <|cards> until {who:you/sg/they} have~has as many cards in <|your|their> hand as {other}",
)
class DrawUntil(core.Act):
    """As many as are missing to so many, or to as many as another player has. [LL-verb.1]"""

    n: core.Count | None = None
    who: core.Player | None = None
    other: core.Player | None = None


class Sending(core.Act, core.OfThing):
    """Sends cards to a pile of their owner. [LL-inv.1]"""

    AWAY: ClassVar[str] = "what"
    invisibly: bool = False


@phrase(f"{INVISIBLY} discard(s) {{what}}")
class Discard(Sending):
    """To the disposal. [LL-verb.15]"""


@phrase(f"{INVISIBLY} erase(s) {{what}}")
class Erase(Sending):
    """To the erased pile. [LL-verb.16]"""


@phrase(
    f"{INVISIBLY} eject(s) {{what}}",
    "<return(s)|put(s)|send(s)> {what} <to|into> <its owner's hand|their owner's hand|their owners' hands>",
)
class Eject(Sending):
    """To the hand. [LL-verb.14]"""


@phrase("<return(s)|put(s)|take(s)|add(s)> {what} <to|into|in> <your|their> hand")
class ToHand(Eject):
    """The same of a card that belongs to whose hand it is. [LL-zone.2]"""


@phrase(f"{INVISIBLY} bury~buries {{what}}")
class Bury(Sending):
    """To the bottom of the deck. [LL-verb.7]"""


@phrase(f"{INVISIBLY} destroy(s) {{what}}")
class Destroy(Sending):
    """From the field, or from under a character, to the disposal. [LL-verb.17]"""

    IN_PLAY: ClassVar[str] = "what"


@phrase(
    "discard(s) down to {n:many} cards <|in hand|in your hand|in their hand>",
    "discard(s) down to {n:sg} card <|in hand|in your hand|in their hand>",
    "discard(s) down to as many cards <|in hand|in your hand|in their hand> as {other}",
)
class DiscardDown(core.Act):
    """From the own hand, until so many are left, or as many as another player has. [LL-verb.15]"""

    n: core.Count | None = None
    other: core.Player | None = None


@phrase("search~searches {where} for {what}")
class Search(core.Act, core.OfThing):
    """Look through a deck, perhaps other piles too. [LL-verb.3, LL-verb.6]"""

    where: Searched


@phrase("{whose} {piles:=+and}")
class Searched(Node):
    """What is searched."""

    whose: core.Whose
    piles: tuple[core.Pile, ...]


@phrase("shuffle(s) {deck}")
class Shuffle(core.Act):
    """[LL-verb.2]"""

    deck: core.DeckZone


@phrase("dig(s) {n:n} <|card|cards>")
class Dig(core.Act, core.OfAmount):
    """Look at the top of the own deck; 'them' behind it are the cards dug. [LL-verb.10]"""

    SHOWS: ClassVar[bool] = True
    PAIRS: ClassVar[bool] = True


@phrase(
    "look(s) at the top {n:many} cards of your deck <and|, then> put them <|back> <|on top> in any order",
    "look(s) at the top {n:many} cards of your deck <and|, then> rearrange them <|in any order>",
)
class Rearrange(core.Act, core.OfCount):
    """Dug, and put back on top in another order. [LL-verb.10]"""


@phrase(
    "put(s) <the rest|the others|the other cards|the remaining cards> <|back> on top <|of your deck> <|in any order>",
    "put(s) <the rest|the others|the other cards|the remaining cards> back in any order",
    "put(s) <the other|the other one|the other card> back <|on top> <|of your deck>",
    "put(s) <the rest|the others|the other cards|the remaining cards|the other|the other one> <|back> [below!on the "
    "bottom] <|of your deck> <|in any order>",
)
class PutBack(core.Act):
    """What was dug and is still there goes back on top, or to the bottom, as the text says. [LL-verb.11]"""

    below: bool = False


@phrase("reveal(s) {what}")
class Reveal(core.Act, core.OfThing):
    """Show to both."""

    SHOWS: ClassVar[bool] = True


@phrase("look(s) at {what}")
class Look(core.Act, core.OfThing):
    """See hidden cards."""

    SHOWS: ClassVar[bool] = True


@phrase(
    "play(s) {what} [resting?resting]", "play(s) {what} <on|onto> <a|any> empty space {where} [resting?resting]",
    "play(s) {what} [resting!resting] <on|onto> <a|any> empty space {where}",
)
class Play(core.Act, core.OfThing):
    """Onto an entry point, for no MP; or where the text says. [LL-char.3, LL-mp.6, LL-gold.1]"""

    resting: bool = False
    where: core.Place | None = None


@phrase("play(s) {n:sg} additional character this turn", "play(s) {n:many} additional characters this turn")
class PlayMore(core.Act, core.OfCount):
    """By hand, for its MP. [LL-open.2]"""


@words(
    "draw limit= draw <limit|step|limit step>", "refresh step", "option limit= option limit <|step>", "discard step",
)
class TurnStep(Word):
    """What a player goes through in a turn. [LL-begin.3] [LL-begin.10] [LL-end.5] [LL-end.8]"""


@phrase(
    "skip(s) <your|their|the> <|next> {step}", "skip(s) <your|their|the> {step} [now!this turn]",
    "skip(s) <your|their|the> {step} [now!of this turn]",
)
class SkipStep(core.Act):
    """Left out when it comes, once. [LL-gold.1]"""

    step: TurnStep
    now: bool = False


@phrase("set(s) {what}")
class Set(core.Act, core.OfThing):
    """Face-down, or turned down. [LL-pos.6]"""


@phrase("ready~readies {what}")
class Ready(core.Act, core.OfThing):
    """[LL-pos.3]"""

    IN_PLAY: ClassVar[str] = "what"


@phrase("rest(s) {what}")
class Rest(core.Act, core.OfThing):
    """[LL-pos.4]"""

    IN_PLAY: ClassVar[str] = "what"


@phrase("move(s) {what} up to {n:sg} space", "move(s) {what} up to {n:many} spaces")
class MoveUpTo(core.Act, core.OfThing):
    """Step by step, through empty spaces. [LL-open.18]"""

    IN_PLAY: ClassVar[str] = "what"
    n: core.Count


@phrase("move(s) {what} {n:sg} space", "move(s) {what} {n:many} spaces")
class MoveSpaces(core.Act, core.OfThing):
    """Step by step, so many and no fewer. [LL-open.18]"""

    IN_PLAY: ClassVar[str] = "what"
    n: core.Count


@phrase(
    "move(s) {what} [up_to?up to] {n:sg} space <toward|towards|closer to|nearer to> {other}",
    "move(s) {what} [up_to?up to] {n:many} spaces <toward|towards|closer to|nearer to> {other}",
    "move(s) {what} [up_to?up to] {n:sg} space [away!<away|farther|further> from] {other}",
    "move(s) {what} [up_to?up to] {n:many} spaces [away!<away|farther|further> from] {other}",
)
class MoveToward(core.Act, core.OfThing):
    """Step by step, each of which leads nearer to a card, or farther from it. [LL-open.18]"""

    IN_PLAY: ClassVar[str] = "what"
    ANOTHER: ClassVar[str] = "other"
    n: core.Count
    other: core.One
    up_to: bool = False
    away: bool = False


@phrase("move(s) {what} to the space of {other}")
class MoveTo(core.Act, core.OfThing):
    """Straight to the space that a card has left."""

    ANOTHER: ClassVar[str] = "other"
    other: core.Thing


@phrase(
    "move(s) {what} <to|on|onto|into> <a|any> empty space [{where}]",
    "move(s) {what} <to|on|onto|into> <a|any> <[near!adjacent]|[near!adjacent] empty|empty [near!adjacent]> space",
)
class MoveToEmpty(core.Act, core.OfThing):
    """Straight there, however far it is; `near`: to a space next to its own. [LL-field.1]"""

    where: core.Place | None = None
    near: bool = False


@phrase("move(s) {what} to the space <it <came|moved> from|it left>")
class MoveBack(core.Act, core.OfThing):
    """Where it stood before the move that is answered. [LL-open.10]"""


@phrase(
    "<swap|switch|exchange> <|the <spaces|places|positions> of> {what:pl}",
    "<swap|switch|exchange> <|the <spaces|places|positions> of> {what} with <|that of> {other}",
)
class Swap(core.Act, core.OfThing):
    """Two characters take each other's spaces, which is to replace one with the other. [LL-repl.1]"""

    ALIKE: ClassVar[bool] = True
    ANOTHER: ClassVar[str] = "other"
    other: core.Thing | None = None


@phrase("shuffle(s) {what} into <your|their> deck")
class ShuffleInto(core.Act, core.OfThing):
    """Cards of yours go into your deck, which is shuffled. [LL-verb.2]"""

    AWAY: ClassVar[str] = "what"


@phrase("move(s) {what} to another space in its column")
class MoveInColumn(core.Act, core.OfThing):
    """The others make room or close up. [LLQ-move.4]"""


@phrase("link(s) {what} to {host}")
class Link(core.Act, core.OfThing):
    """[LL-link.1]"""

    ANOTHER: ClassVar[str] = "host"
    host: core.Thing


@phrase("replace(s) {what} with {other}")
class Replace(core.Act, core.OfThing):
    """[LL-repl.1]"""

    ANOTHER: ClassVar[str] = "other"
    other: core.Thing


@phrase("build-up(s) {what} [with {other}]")
class BuildUp(core.Act, core.OfThing):
    """[LL-build.2]"""

    other: core.Thing | None = None


# ------------------------------------------------------------------ pieces and numbers
@phrase(
    "move(s) {n:sg} {piece:sg} from {what} to {to}", "move(s) [one!a] {piece:sg} from {what} to {to}",
    "move(s) all {piece:pl} from {what} to {to}",
)
class MovePieces(core.Act, core.OfThing):
    """One of them, or all. [LL-pc.1] [LL-pc.2]"""

    IN_PLAY: ClassVar[str] = "what"
    piece: Piece
    to: core.Thing
    n: core.Count | None = None
    one: bool = False


@phrase("add(s) {n:sg} {piece:sg} to {what}", "add(s) {n:many} {piece:pl} to {what}")
class Add(core.Act, core.OfThing):
    """[LL-pc.1]"""

    IN_PLAY: ClassVar[str] = "what"
    n: core.Count
    piece: Piece


@phrase("add(s) as many {piece:pl} to {what} as {n}")
class AddEqual(core.Act, core.OfThing):
    """As many as another number says. [LL-pc.1]"""

    IN_PLAY: ClassVar[str] = "what"
    n: core.Quantity
    piece: Piece


@phrase(
    "remove(s) [up_to?up to] {n:sg} {piece:sg} from {what}", "remove(s) [up_to?up to] {n:many} {piece:pl} from {what}",
)
class Remove(core.Act, core.OfThing):
    """[LL-pc.2]"""

    IN_PLAY: ClassVar[str] = "what"
    n: core.Count
    piece: Piece
    up_to: bool = False


@phrase("remove(s) all {piece:pl} from {what}", "remove(s) [half!half <|of> <the|all>] {piece:pl} <from|on> {what}")
class RemoveAll(core.Act, core.OfThing):
    """All of them, or half, rounded up. [LL-pc.2] [LL-val.2]"""

    IN_PLAY: ClassVar[str] = "what"
    piece: Piece
    half: bool = False


@phrase("divide(s) {n} {piece:pl} among <{what:sg}|{what:pl}> <|as you choose|as you like>")
class Divide(core.Act, core.OfThing):
    """Piece by piece onto one of them, of your choice. [LL-pc.10]"""

    IN_PLAY: ClassVar[str] = "what"
    n: Number
    piece: Piece


@phrase("gain(s) {n:n} {what} [for every {each} cards {done}]", "gain(s) {what} {n:post}")
class Gain(core.Act, core.OfAmount):
    """MP or honor up. [LL-mp.3, LL-win.6]"""

    what: SeatValue
    each: Number | None = None
    done: SentWord | None = None


@phrase("gain(s) no honor <|for it|for that|for that character>")
class NoHonor(core.Act):
    """For the character that is being destroyed in this battle. [LL-win.3]"""


@phrase("lose(s) {n:n} {what}", "lose(s) {what} {n:post}")
class Lose(core.Act, core.OfAmount):
    """MP or honor down. [LL-win.13]"""

    what: SeatValue


@phrase("pay(s) {n:n} MP", "pay(s) MP {n:post}")
class Pay(core.Act, core.OfAmount):
    """[LL-mp.4]"""


@phrase(
    "pay(s) any amount of MP", "pay(s) any amount of MP<|,> <up to|to a maximum of|but no more than> {most}",
    "pay(s) up to {most} MP",
)
class PayAny(core.Act):
    """How much is chosen; 'that much' is that number from then on. [LL-mp.4]"""

    most: Number | None = None


@words("discarded", "erased", "ejected", "buried")
class SentWord(Word):
    """What this effect did to cards."""


# ------------------------------------------------------------------ battles, actions, control
@phrase("threaten(s) {what} with {by}")
class Threaten(core.Act, core.OfThing):
    """A battle from its first step. [LL-bat.29]"""

    ANOTHER: ClassVar[str] = "by"
    by: core.Thing


@phrase("execute(s) a mental attack <of {n:n}|{n:post}> on {what}")
class MentalAttack(core.Act, core.OfThing):
    """[LL-bat.20]"""

    n: core.Amount


@phrase("weaken(s) {what} by {n:n}")
class Weaken(core.Act, core.OfThing):
    """Its defense is lowered until the combat phase ends. [LLQ-atk.5]"""

    n: core.Amount


@words("that <action|attack|threat|ability|move|draw|destruction|gain|search|play>", "it")
class Voided(Word):
    """The action that is answered."""


@phrase("void(s) {what}")
class Void(core.Act):
    """[LL-void.1]"""

    what: Voided


@phrase(
    "{what:sg} becomes the <target|new target|threatened <character|one>> <|of <the|that> <threat|attack>> "
    "[anywhere?wherever it is]"
)
class BecomesTarget(core.Simple, core.OfThing):
    """In place of whom the answered threat names; `anywhere`: in whatever range. [LL-bat.8, LL-gold.1]"""

    anywhere: bool = False


@phrase(
    "{what:sg} <leaves|drops out of|is removed from|takes no part in|does not take part in|no longer takes part in> "
    "<the|that|this> <attack|battle|combo|combo attack>",
)
class LeavesAttack(core.Simple, core.OfThing):
    """It strikes no more; the others go on without it. [LL-bat.13]"""


@phrase("void(s) its ability")
class VoidAbility(core.Act):
    """The ability of the card that is being played, before it is activated. [LL-void.6]"""


@phrase("gain(s) control of {what} [{duration}]")
class GainControl(core.Act, core.OfThing):
    """[LL-zone.2]"""

    duration: core.Duration | None = None
