"""What is done with cards: the verbs of the ledger's list, as orders, as costs and as events."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.nouns import DeckOf, EndCard, EndCards, It, That
from rulebound.language.node import Node, Word, phrase, words

from .elements import Element, Order, Sort
from .heroes import Besides, HeroRole, SomeHero, ThatHero, ThoseHeroes, UpToHeroes
from .nouns import CardKind, CategoryWord, ThisOne
from .places import BackHow, Destination, ThatDeck

# ------------------------------------------------------------------ hand, deck, discard pile


@phrase("Draw(s) {what} [face_up?face up]")
class Draw(core.HookedAct):
    """From the top of the own deck to the hand; of cards that lie elsewhere, from there. [LS-6.1.2-draw]"""

    SPENDS: ClassVar[bool] = True
    UNSEEN: ClassVar[bool] = True
    what: core.Thing
    face_up: bool = False


@phrase("Draw(s) <|cards> [face_up?face up] until {condition}")
class DrawUntil(core.Act):
    """One card after the other, until something is so. [LS-6.1.2-draw]"""

    condition: core.Condition
    face_up: bool = False


@phrase("Draw(s) cards [face_up?face up] until {who:you/they/sg} Draw(s) {what:sg}")
class DrawUntilDrawn(core.Act):
    """One card after the other, until such a card was among them. [LS-6.1.2-draw]"""

    what: core.Thing
    who: core.Player
    face_up: bool = False


@phrase("Draw(s) and Discard(s) {what}")
class DrawAndDiscard(core.Act):
    """First to the hand, then to the discard pile. [LS-6.1.2-draw, LS-6.1.2-discard.1]"""

    what: EndCard | EndCards


@phrase("Discard(s) {what}")
class Discard(core.HookedAct):
    """To the discard pile; without a place from the hand, of the player's choice. [LS-6.1.2-discard.1]"""

    SPENDS: ClassVar[bool] = True
    what: core.Thing


@words("in <any|the same> order")
class InOrder(Word):
    """How cards lie where they go. [LS-D18]"""


@phrase(
    "move(s) {what} {to} [{order}]",
    "put(s) {what} {to} [unshuffled?without shuffling] [{order}]",
    "<move(s)|put(s)> {what} {to} [instead!instead of <|in|into|to|on> your discard pile]",
)
class Move(core.HookedAct):
    """A plain change of zone, or of the place in a pile. [LS-6.2.1-move.1, LS-2.8.2.1, LS-D18]"""

    what: core.Thing
    to: Destination
    unshuffled: bool = False
    order: InOrder | None = None
    instead: bool = False  # of where a card goes that was played


@phrase("put(s) {what} back [{how}]")
class PutBack(core.Act):
    """Cards that were looked at go back to where they were."""

    what: core.Thing
    how: BackHow | None = None


@phrase("<|look(s) at and> rearrange(s) {what}")
class Rearrange(core.Act, core.OfThing):
    """See hidden cards and put them back in any order. [LS-D18]"""


@phrase("look(s) at {what}")
class LookAt(core.Act, core.OfThing):
    """See hidden cards. [LS-3.2.3.2e.2]"""

    SHOWS: ClassVar[bool] = True


@phrase("<look(s) through|search(es)> {zone} for {what}")
class LookThrough(core.Act):
    """Find a card in a hidden zone; a deck is shuffled afterwards. [LS-3.2.3.2c.1, LS-G50]"""

    zone: core.Zone
    what: core.Thing


@phrase("<show(s)|reveal(s)> {what} [to {to}]")
class Show(core.Act):
    """Show hidden cards to all, or to one hero. [LS-3.2.3.1a.2]"""

    SHOWS: ClassVar[bool] = True
    what: core.Thing
    to: core.Player | None = None


@phrase("shuffle(s) {deck}")
class Shuffle(core.Act):
    """A deck."""

    deck: DeckOf | ThatDeck


@phrase("shuffle(s) {what} into {deck}")
class ShuffleInto(core.Act):
    """Into a deck, which is shuffled."""

    what: core.Thing
    deck: DeckOf | ThatDeck


# ------------------------------------------------------------------ cards in play


@phrase("Remove(s) {what}")
class Remove(core.HookedAct, core.OfThing):
    """From play to the discard pile. [LS-6.1.2-remove, LS-2.8.1.3a]"""

    SPENDS: ClassVar[bool] = True


@phrase("Return(s) {what}", "Return(s) {what} to {zone}", "Return(s) {what:pl} to {zone:s}")
class Return(core.HookedAct):
    """From play to the owner's hand. [LS-6.1.2-return]"""

    what: core.Thing
    zone: core.Zone | None = None


@words(
    "forward",
    "forward= forwards",
    "backward",
    "backward= backwards",
    "either= <forward or backward|in either direction>",
)
class Direction(Word):
    """Which way a Buff turns. [LS-6.1.2-rotate.1, LS-6.1.2-rotate.3]"""


@phrase("{n:sg/many} <time(s)|step(s)|corner(s)>", "twice")
class Times(Node):
    """How many corners; without a number two."""

    n: core.Count | None = None


@words("final= <the|its|their> final corner", "final= the last corner", "first= <the|its|their> first corner")
class CornerOf(Word):
    """The first corner, or the last with a symbol. [LS-6.2.1-corner]"""


@phrase("Rotate(s) {what} [{direction}] [{times}]", "Rotate(s) {what} {times} {direction}")
class Rotate(core.HookedAct):
    """Turn a Buff by so many corners; without a direction forward. [LS-6.1.2-rotate.1, LS-6.1.2-rotate.2]"""

    what: core.Thing
    direction: Direction | None = None
    times: Times | None = None


@phrase("Rotate(s) {what} to {corner}")
class RotateTo(core.Act):
    """Turn a Buff until it shows that corner. [LS-6.1.2-rotate.2]"""

    what: core.Thing
    corner: CornerOf


@phrase("Restart(s) {what}")
class Restart(core.HookedAct, core.OfThing):
    """Back to the first corner, which triggers. [LS-6.1.2-restart.1]"""


@phrase("swap(s) {what} with {other}")
class Swap(core.Act):
    """A card in play and a card of another area change places. [LS-6.2.1-swap.1, LS-6.2.1-swap.3]"""

    PAIRS: ClassVar[bool] = True
    what: core.Thing
    other: core.Thing


@phrase("swap(s) {n:many} of {whose} {kind:s}")
class SwapTwo(core.Act):
    """The same in short: Swap two of your Buffs. [LS-6.2.1-left-right.1]"""

    n: core.Count
    whose: core.Whose
    kind: CardKind


@phrase("swap(s) the places of {what:pl}")
class SwapPlaces(core.Act, core.OfThing):
    """Two cards of a row change places. [LS-6.2.1-left-right.1]"""


@phrase(
    "Store(s) {what} under {under} [face_down?<face down|face-down>] [instead?instead of your discard pile]",
    "Store(s) {what} [face_down!<face down|face-down>] under {under} [instead?instead of your discard pile]",
)
class Store(core.HookedAct):
    """Under a card in play, below those already there. [LS-2.8.3.1, LS-2.8.3.3, LS-G51]"""

    what: core.Thing
    under: ThisOne | It | That
    face_down: bool = False
    instead: bool = False  # of where a card goes that was played


@phrase("make(s) {what} Dormant")
class MakeDormant(core.Act, core.OfThing):
    """Put a card in play to sleep. [LS-6.1.2-dormant.1]"""


@phrase("trigger(s) <|the effect of|the effects of> {what}")
class TriggerEffect(core.Act, core.OfThing):
    """Carry out the Instant Effects of Buffs on their current corners. [LS-G74]"""


# ------------------------------------------------------------------ acts


@phrase("Play(s) {what} [free?without using an action]")
class Play(core.HookedAct):
    """A full Play; by an effect, from the place that is named. [LS-6.1.2-play.1, LS-6.1.2-play.2, LS-G79]"""

    what: core.Thing
    free: bool = False


@phrase("Equip(s) {what} [free?without using an action]")
class Equip(core.HookedAct):
    """Put an Item on the hero; by an effect no action is used anyway. [LS-6.1.2-equip]"""

    what: core.Thing
    free: bool = False


@phrase("that")
class ThatAct(Node):
    """The act that the trigger saw."""

    REFERS: ClassVar[str] = "act"


@phrase("Cancel(s) {what}")
class Cancel(core.Act):
    """A played card or a used ability does nothing. [LS-6.1.2-cancel.1, LS-6.1.2-cancel.2, LS-2.6.4a]"""

    what: core.Thing | ThatAct


@phrase("redirect(s) {what} to {to}", "change(s) the recipient of {what} to {to}")
class Redirect(core.Act):
    """An Attack is against another hero from now on. [LS-3.1.3, LS-2.2.1]"""

    what: core.Thing
    to: core.Player


@phrase("have {by} choose <another|a different|a new> recipient [{besides}]")
class HaveRedirected(core.Act):
    """The same, of a hero that another one chooses. [LS-3.1.3, LS-2.2.1]"""

    by: HeroRole | ThatHero | ThoseHeroes
    besides: Besides | None = None


@phrase("<have|make(s)|force(s)> {who} <|to> {act:inf}")
class MakeDo(core.Act):
    """Another hero does it, because of whoever is told: you may have your target Discard 1 card."""

    who: core.Player
    act: core.Act


@phrase("Attack(s) {who}", "Attack(s) {who} with {by}")
class AttackHero(core.HookedAct):
    """Make an Attack against a hero, perhaps with such cards. [LS-6.1.2-attack, LS-G73]"""

    who: core.Player
    by: core.Thing | None = None


@phrase("Attack(s) with {by}")
class AttackWith(core.HookedAct):
    """Make an Attack with such cards. [LS-6.1.2-attack]"""

    by: core.Thing


@words("<Buff|Draw> Phase")
class PhaseSkipped(Word):
    """Which phase can be left out."""


@phrase("skip(s) {whose} [coming?next] {phase}")
class SkipPhase(core.Act):
    """The next such phase of whoever does it is left out; on a card in play, each one. [LS-4.1a, LS-2.2.1]"""

    whose: core.Whose
    phase: PhaseSkipped
    coming: bool = False


# ------------------------------------------------------------------ choices


@phrase("choose(s) a {sort}")
class ChooseElement(core.Act):
    """Name an Element or an Order, for the rest of the text. [LS-2.3.2.3, LS-D07]"""

    CHOOSES: ClassVar[bool] = True
    sort: Sort


@phrase("<choose(s)|name(s)> {sorts:=++or}")
class ChooseAmong(core.Act):
    """Name one of these Elements, Orders or categories, for the rest of the text. [LS-D07]"""

    sorts: tuple[Element | Order | CategoryWord, ...]


@phrase("<choose(s)|select(s)> {who}")
class ChooseHero(core.Act):
    """Choose a hero, for the rest of the text; on a card in play, for as long as it is there. [LS-D05]"""

    CHOOSES: ClassVar[bool] = True
    who: SomeHero | HeroRole | UpToHeroes


@phrase("<choose(s)|select(s)> {what}")
class ChooseCard(core.Act, core.OfThing):
    """Choose a card, for the rest of the text. [LS-D08]"""

    CHOOSES: ClassVar[bool] = True


@phrase("deal(s) {n:n} damage divided as you choose among {to}")
class DealDivided(core.Act):
    """Damage point by point, to each hero as much as you like. [LS-2.10.3, LS-D05]"""

    n: core.Amount
    to: core.Player
