"""Triggers: the ledger's table of events, as verbs of heroes and of cards."""

from __future__ import annotations

from typing import ClassVar

from rulebound.language.core import categories as core
from rulebound.language.core.conditions import MoreOrLess
from rulebound.language.core.nouns import Bound, DeckOf
from rulebound.language.node import Node, Word, phrase, words

from .done import Done, PastVerb
from .heroes import HeroRole, SomeHero, ThatHero, You
from .nouns import Sorted, ThisOne
from .numbers import ByMeans, FromHero, Harm, Measure, Source
from .standing import Altered
from .verbs import AttackHero, Equip, Play
from .windows import OncePer, PhaseOf, Stretch, TurnsOf

# ------------------------------------------------------------------ heads


@phrase("<if|while|as long as> {condition}")
class OnlyWhile(Node):
    """A condition behind the trigger: when you Attack if …"""

    condition: core.Condition


@phrase(
    "<when|whenever|every time|each time|if> {event} [{once}] [{under}]",
    "{once}, when {event} [{under}]",
    "{under}, <when|whenever|every time|each time> {event} [{once}]",
    "<when|whenever|every time|each time> {event} or <|when|whenever> {other}",
)
class OnEvent(core.Head):
    """Every time it happens, or something else does, before the effects of the card that did it. [LS-2.6.2, LS-G03]"""

    event: core.Event
    other: core.Event | None = None
    under: OnlyWhile | None = None
    once: OncePer | None = None

    @property
    def asks(self) -> bool:
        """Whether it was written with 'if'."""
        return self.TEMPLATES[self.variant].source.startswith("if ")


@phrase(
    "after <{event}|playing {what}> [{under}]",
    "{under}, after <{event}|playing {what}>",
    "{once}, after <{event}|playing {what}> [{under}]",
)
class AfterEvent(core.Head):
    """When the card that was played has resolved. [LS-6.2.1-after]"""

    event: core.Event | None = None
    what: core.Thing | None = None
    under: OnlyWhile | None = None
    once: OncePer | None = None


@phrase("the Next time {event} [{under}]", "{under}, the Next time {event}")
class NextTime(core.Head):
    """Only the next time; a Buff that says so Expires then. [LS-6.1.2-next.1, LS-6.1.2-next.2]"""

    event: core.Event
    under: OnlyWhile | None = None


@words("when= <when|whenever|every time|each time>", "Next= the Next time")
class HowOften(Word):
    """Every time, or only the next time."""


@phrase("{often} {event} {duration} [{under}]", "{duration}, {often} {event} [{under}]")
class WhenForAWhile(Node):
    """A trigger that an effect sets up for a while: when you Attack this turn. [LS-G75]"""

    often: HowOften
    event: core.Event
    duration: Stretch
    under: OnlyWhile | None = None


@words("each turn= <each|every> turn", "the <turn|game>")
class AnyTurn(Word):
    """Any turn, or this one."""


@words("start= <start|beginning>", "end", "verb!| start= <starts|begins>", "verb!| end= ends")
class TurnEdge(Word):
    """The start or the end of a turn; a turn starts or ends."""


@phrase(
    "at the {edge} of {period} [{under}]",
    "{under}, at the {edge} of {period}",
    "<when|whenever> {turns} {edge:verb} [{under}]",
)
class AtEdge(core.Head):
    """In the Start Phase or the End Phase; when your turn starts. [LS-4.1.1.1, LS-4.1.5.1]"""

    edge: TurnEdge
    period: TurnsOf | PhaseOf | AnyTurn | None = None
    turns: TurnsOf | PhaseOf | None = None
    under: OnlyWhile | None = None


@phrase("during {period} [{under}]", "{under}, during {period}")
class InPhase(core.Head):
    """In a phase, where it does what the phase does. [LS-2.5.3.6b]"""

    period: PhaseOf
    under: OnlyWhile | None = None


# ------------------------------------------------------------------ what heroes do


@phrase("{heroes++or}", forms="sg")
class EitherHero(Node):
    """Any one of these heroes: your target or your enemy."""

    heroes: tuple[You | HeroRole | SomeHero | ThatHero, ...]


@words("one turn= in <one|a|the same> turn")
class InOneTurn(Word):
    """Counted from the start of the turn."""


@phrase("because of {who}", "<because of|by|through|from> <a|any> <card effect|card's effect|effect>")
class Because(Node):
    """Whose card makes somebody do it; without a name that of anybody, and not the rules."""

    who: core.Player | None = None


@phrase("{who:you/sg/pl/they} {verbs:~+or} [{in_one_turn}]", "{who:you/sg/pl/they} {verbs:~+or} {because}")
class HeroActs(core.Event):
    """A hero does or suffers something. Of several verbs any is enough."""

    who: core.Player | EitherHero
    verbs: tuple[core.HookedAct | core.PlayerHappening, ...]
    in_one_turn: InOneTurn | None = None
    because: Because | None = None

    def brings(self) -> frozenset[str]:
        """Attacks, Defends, Buffs, Equips and Abilities are acts, though they are no cards that were named."""
        found: set[str] = set()
        for verb in self.verbs:
            if isinstance(verb, HeroOccurs):
                found |= _BROUGHT.get(verb.word, frozenset())
            elif isinstance(verb, IsAttacked | AttackHero):
                found |= _BROUGHT["Attack"]
            elif isinstance(verb, Play | Equip):
                found |= {"card"}
        return frozenset(found)


_BROUGHT: dict[str, frozenset[str]] = {
    "Attack": frozenset({"Attack", "Attack card", "card"}),
    "Defend": frozenset({"Defend", "Defend card", "card"}),
    "Buff": frozenset({"Buff", "card"}),
    "Equip": frozenset({"Item", "card"}),
    "use an Ability": frozenset({"Ability", "card"}),
    "use an Attack Ability": frozenset({"Attack", "Ability", "Attack Ability", "card"}),
    "use a Defend Ability": frozenset({"Defend", "Ability", "Defend Ability", "card"}),
}


@words(
    "Attack(s)",
    "Defend(s)",
    "Buff(s)",
    "Equip(s)",
    "use an Ability= use(s) <a Ability|Abilities>",
    "use an Attack Ability= use(s) a Attack Ability",
    "use a Defend Ability= use(s) a Defend Ability",
    "Draw(s)",
    "Discard(s)",
    "Heal(s)",
    "gain actions= gain(s) <|additional|extra> actions", "gain actions= gain(s) a <additional|extra> action",
    "be removed from the game= are~is~be removed from the game",
    "pass= pass(es) <|with a unused action|on a action|on using a action>",
)
class HeroOccurs(core.PlayerHappening, Word):
    """Something that a hero does. [LS-6.1.2-attack, LS-6.1.2-defend, LS-6.1.2-buff.1, LS-6.1.2-equip]"""


@words("once", "twice", "three times")
class SoOften(Word):
    """How often something can be done."""


@phrase("inf| {verb:inf} more than {often}")
class MoreOften(core.PlayerHappening):
    """More often than that: what a limit forbids."""

    verb: HeroOccurs
    often: SoOften


@phrase("use(s) <a|the> Ability of {what}", "use(s) {of} Ability")
class UsesAbilityOf(core.PlayerHappening):
    """The Ability of such a card is used. [LS-2.7.1]"""

    what: core.Thing | None = None
    of: core.Possessor | None = None


@phrase("are~is~be attacked [by {who}]", "are~is~be attacked <with|by> {by:pl}")
class IsAttacked(core.PlayerHappening):
    """The hero is the recipient of an Attack. [LS-3.1.3, LS-3.1.4]"""

    who: core.Player | None = None
    by: core.Thing | None = None


@phrase("are~is~be healed [by {who}]", "receive(s) healing [from {who}]")
class IsHealed(core.PlayerHappening):
    """Health went up. [LS-2.10.4]"""

    who: core.Player | None = None


@words("single Attack= <with|from|in> a single Attack")
class InOneAttack(Word):
    """All the damage of an Attack together."""


@phrase(
    "<take(s)|receive(s)> [{n} or more] damage [{source}]",
    "<take(s)|receive(s)> {n} or more damage {in_one}",
    "<take(s)|receive(s)> [just!exactly] {n} damage [{source}]",
)
class TakesDamage(core.PlayerHappening):
    """Health went down by damage. [LS-2.10.5a, LS-2.10.5b]"""

    n: core.StatBound | None = None
    source: Source | FromHero | None = None
    in_one: InOneAttack | None = None
    just: bool = False


@phrase(
    "deal(s) [{n} or more] damage <[to {to}] [{source}]|{source} to {to}>",
    "deal(s) {n} or more damage <[to {to}] {in_one}|{in_one} to {to}>",
    "deal(s) [just!exactly] {n} damage <[to {to}] [{source}]|{source} to {to}>",
)
class DealsDamage(core.PlayerHappening):
    """A card of the hero did damage. [LS-2.10.3]"""

    n: core.StatBound | None = None
    to: core.Player | None = None
    source: Source | ByMeans | None = None
    in_one: InOneAttack | None = None
    just: bool = False


@phrase("Heal(s) <|for> {n} or more")
class HealsFor(core.PlayerHappening):
    """One healing of at least that much. [LS-2.10.3]"""

    n: core.StatBound


@phrase("Store(s) a {sort}", "Store(s) {sort:s}")
class StoresCard(core.PlayerHappening):
    """A hero puts a card under a card in play, whichever. [LS-2.8.3.1]"""

    sort: Sorted


@words("Swap= Swap(s) <|cards>")
class Swaps(core.PlayerHappening, Word):
    """A hero makes cards change places. [LS-6.2.1-swap.1]"""


@phrase("lose(s) access to a Element")
class LosesElement(core.PlayerHappening):
    """Access went away. [LS-2.3.2.4e]"""


# ------------------------------------------------------------------ what happens to cards


@words(
    "enter(s) play",
    "leave(s) play",
    "enter or leave play= enter(s) or leave(s) play",
    "leave play without Expiring= leave(s) play without Expiring",
    "Expire(s)",
    "Rotate(s)",
    "Restart(s)",
    "become(s) Dormant",
)
class CardOccurs(core.Happening, Word):
    """Something that a card does. [LS-6.1.2-expire, LS-6.2.1-leave.1]"""


@phrase("are~is~be {done+or} [by {who}]")
class IsDone(core.Happening):
    """Something that is done to a card. [LS-6.1.2-remove, LS-6.1.2-return, LS-6.1.2-cancel.2]"""

    done: tuple[Done, ...]
    who: core.Player | None = None


@phrase("are~is~be <moved to|[put!put into]> {zone}")
class IsMoved(core.Happening):
    """A card reached a zone: by a plain move, or, with `put`, in whatever way. [LS-6.2.1-move.1]"""

    zone: core.Zone
    put: bool = False


@phrase("are~is~be put into <the|a|any|their|your|its owner's> Discard Pile from play")
class IsPutFromPlay(core.Happening):
    """A card goes from play to the discard pile, in whatever way: one's own, as cards do. [LS-6.2.1-leave.1]"""


@phrase("are~is~be Stored under {under}")
class IsStored(core.Happening):
    """A card came under a card in play. [LS-2.8.3.1]"""

    under: ThisOne


@phrase("leave(s) {zone}")
class LeavesZone(core.Happening, core.OfZone):
    """A card goes from a zone, wherever to. [LS-6.1.2-burn.1]"""


@phrase("deal(s) [{n} or more] damage [to {to}]", "deal(s) [just!exactly] {n} damage [to {to}]")
class CardDeals(core.Happening):
    """A card did damage, perhaps so much at once."""

    to: core.Player | None = None
    n: core.StatBound | None = None
    just: bool = False


@phrase(
    "{whose} health <drops|falls|goes|sinks|is reduced> <|down> <|to> {n} or less",
    "{who:you/sg/they} <drop(s)|fall(s)|go(es)|sink(s)> to {n} or less health",
)
class HealthDrops(core.Event):
    """Health comes down to so much from above it, by damage or otherwise."""

    n: core.StatBound
    whose: core.Whose | None = None
    who: core.Player | None = None


@phrase("{who:you/sg} shuffle(s) {deck}")
class ShufflesDeck(core.Event):
    """A deck is shuffled, for whatever reason. [LS-3.2.3.2c.1]"""

    who: core.Player
    deck: DeckOf


@phrase("this happens")
class CancelHappens(core.Event):
    """The Cancel that the sentence before waits for. [LS-6.1.2-cancel.1]"""


@phrase("{measure} is {how+or} [by {who}]")
class MeasureChanges(core.Event):
    """A number was increased or reduced. Immunity is neither. [LS-6.1.2-immune.2]"""

    measure: Measure
    how: tuple[Altered, ...]
    who: core.Player | None = None


# ------------------------------------------------------------------ what was


@words(
    "Attack= <Attacked|attacked>",
    "Defend= Defended",
    "Buff= Buffed",
    "Draw= Drew",
    "Discard= Discarded",
    "Heal= Healed",
    "use an Ability= used a Ability",
    "be attacked= <were|was> attacked",
    "be healed= <were|was> healed",
)
class HeroOccurred(core.PastAct, Word):
    """What a hero did or suffered."""


@phrase("attacked {who}")
class AttackedHero(core.PastAct, core.OfPlayer):
    """Whom a hero attacked. [LS-3.1.3]"""


@phrase("{verb} {what}")
class DidTo(core.PastAct):
    """What a hero did to cards."""

    verb: PastVerb
    what: core.Thing


@phrase("<dealt|did> [{n} or {bound}] {harm} [to {to}]", "dealt {beyond} than {n} {harm} [to {to}]")
class DealtHarm(core.PastAct):
    """Damage or healing that a hero did; so much of it, all together."""

    ASKS_MUCH: ClassVar[bool] = True

    harm: Harm
    to: core.Player | None = None
    n: core.StatBound | None = None
    bound: Bound | None = None
    beyond: MoreOrLess | None = None


@phrase("<took|received> [{n} or {bound}] damage [{source}]", "took {beyond} than {n} damage [{source}]")
class TookDamage(core.PastAct):
    """Damage that a hero received; so much of it, all together."""

    ASKS_MUCH: ClassVar[bool] = True

    source: Source | FromHero | None = None
    n: core.StatBound | None = None
    bound: Bound | None = None
    beyond: MoreOrLess | None = None


@phrase("Healed <|for> {n} or {bound}", "Healed <|for> {beyond} than {n}")
class HealedFor(core.PastAct):
    """Healing that a hero did, all together."""

    ASKS_MUCH: ClassVar[bool] = True

    n: core.StatBound
    bound: Bound | None = None
    beyond: MoreOrLess | None = None
