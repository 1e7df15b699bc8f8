"""What Auras and passives watch for, sentences that are no effects, and how sentences become abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.games.starlight.vocabulary.creatures import (
    KINDS,
    OF_CLASS,
    ONE_OF_CLASS,
    CardClass,
    Creatures,
    CreatureStat,
    EachCreature,
    ForEach,
    ManyCreatures,
    NearestCreature,
    OfNumber,
    OfSeveral,
    OneClass,
    Side,
    SomeCreature,
    Someone,
    TheCreature,
    TileKind,
    Tiles,
    Whoever,
    Yours,
)
from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.categories import (
    AbilityKind,
    Clause,
    Condition,
    Deed,
    Effect,
    Event,
    Head,
    Moment,
    OfCount,
    PlayerHappening,
    Sentence,
    Simple,
)
from rulebound.language.core.clauses import IfElse, PlayerDoes, Replace, YouDo
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.core.triggers import Edge
from rulebound.language.node import Node, Word, category, phrase, words


@phrase("once per turn, when {event}", "[twice!twice] per turn, when {event}")
class OncePerTurn(Head):
    """The first time in each turn, anybody's; or the first two times."""

    event: Event
    twice: bool = False


@phrase("at the {edge} of this creature's turn")
class AtTurn(Head):
    """In the first step of its start or end phase. [ST-TURN.2, ST-TURN.7]"""

    edge: Edge


@phrase("lose(s) {stat}", "lose(s) {n} or {bound} {stat} <|at once>")
class Loses(PlayerHappening):
    """By any means, perhaps so much; together at once is one event."""

    stat: CreatureStat
    n: Number | None = None
    bound: Bound | None = None


@phrase("gain(s) {stat}", "gain(s) {n} or {bound} {stat} <|at once>")
class Gains(Loses):
    """By any means, as far as it really rises."""


@phrase(
    "take(s) damage", "take(s) damage [by_attack!<from an attack|from attacks>]", "take(s) {n} or {bound} damage",
    "take(s) {n} or {bound} damage [by_attack!<from an attack|from attacks>]",
)
class TakesDamage(PlayerHappening):
    """1 or more, or so much at once, by an attack or a text. [ST-STAT.2]"""

    by_attack: bool = False
    n: Number | None = None
    bound: Bound | None = None


@phrase("deal(s) damage")
class DealsDamage(PlayerHappening):
    """1 or more, by an attack or a text. [ST-STAT.15]"""


@phrase("deal(s) damage with an attack")
class DealsAttackDamage(PlayerHappening):
    """1 or more, as an Attack lands. [ST-CMB.15]"""


@phrase("are~is~be attacked")
class IsAttacked(PlayerHappening):
    """An enemy has invoked an Attack against it. [ST-CMB.1]"""


@phrase(f"invoke(s) {ONE_OF_CLASS}", "invoke(s) <a|any|1> card")
class Invokes(PlayerHappening):
    """Paid, and not yet resolved. [ST-INV.3]"""

    what: CardClass | None = None


@phrase("telegraph(s) <a|1> card", "telegraph(s)")
class Telegraphs(PlayerHappening):
    """Paid or free. [ST-TEL.3]"""


@phrase("move(s) [within {tiles}]", "move(s) within {tiles} of <this creature|you>")
class Moves(PlayerHappening):
    """A move, leap or swap of its own ends, perhaps at most so far from this creature."""

    tiles: Tiles | None = None


@phrase("leave(s) <its|the> tile")
class LeavesTile(PlayerHappening):
    """By itself or by others; who dies does not. [ST-TILE.10]"""


@phrase(
    "enter(s) a tile within {tiles} <|of this creature|of you>",
    "enter(s) a tile [adjacent!adjacent to <this creature|you>]",
)
class EntersNear(PlayerHappening):
    """A movement of it, by itself or by others, ends there. [ST-TILE.10]"""

    tiles: Tiles | None = None
    adjacent: bool = False


@phrase("draw(s) <a|1> card")
class Draws(PlayerHappening):
    """Each single card. [ST-LOC.5]"""


@phrase(f"move(s) onto a {KINDS}")
class MovesOnto(PlayerHappening):
    """However it comes to end there. [ST-TILE.10]"""

    kinds: tuple[TileKind, ...]


@phrase("are~is~be knocked back")
class IsKnockedBack(PlayerHappening):
    """[ST-KB.3]"""


@phrase("die(s)")
class Dies(PlayerHappening):
    """[ST-DIE.1]"""


@phrase("the last counter is removed <|from this|from this Aura>")
class LastCounter(Event):
    """The Aura goes by it. [ST-CLS.10]"""


@phrase("this Aura is removed")
class AuraRemoved(Event):
    """By its last counter or by a text; not by the death of its creature. [ST-CLS.10]"""


@phrase("{who:pl} <|each|all|both> {deeds+and} [and {more+and}]", "{who:pl} {deeds+and} each")
class ManyDo(Clause):
    """What several do: every verb is theirs until somebody else is named. [EN-5]"""

    who: EachCreature
    deeds: tuple[Deed, ...]
    more: tuple[YouDo | PlayerDoes, ...] = ()


@phrase(
    *(f"if {{condition}}, {{clauses+, then}}; if {so}, {{other+, then}}" for so in (
        "not", "[yours!<you don't|you do not|you aren't>]", "[its!<it doesn't|it does not|it isn't>]")),
)
class IfNot(IfElse):
    """Two ways in one sentence, the other of which asks for nothing new."""

    yours: bool = False
    its: bool = False


# By how much a price changes.
PRICES = (
    "{n} <more|extra|additional> {stat}", "{n} {stat} <more|extra>", "{n} [less!<less|fewer>] {stat}",
    "{n} {stat} [less!less]",
)


# ---- Auras and passives
class Standing(Sentence):
    """Holds as long as the Aura lies there."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.STATIC


class OtherLine(Standing):
    """One of those in `limits.py`."""


FROM_ATTACKS = "from <attacks|Attacks|Attack cards|an attack|enemy attacks>"


@phrase(
    "<attacks|Attack cards> against {who:obj} deal {n} less damage [{each}]",
    "<attacks|Attack cards> against {who:obj} deal {n} [more!more] damage [{each}]",
    f"{{who:thou/sg/pl}} take(s) {{n}} less damage {FROM_ATTACKS} [{{each}}]",
    f"{{who:thou/sg/pl}} take(s) {{n}} [more!more] damage {FROM_ATTACKS} [{{each}}]",
)
class AttacksDealLess(Standing, OfNumber):
    """[ST-CMB.13]"""

    who: Whoever
    more: bool = False
    each: ForEach | None = None


@phrase(
    *(f"{{of}} {OF_CLASS} cost {price} [{{each}}]" for price in PRICES),
    *(f"{{of}} [first!first] [{{what}}] <|card> each turn costs {price} [{{each}}]" for price in PRICES),
)
class CardsCostMore(Standing, OfNumber):
    """All of them, or the first that is invoked in a turn. [ST-NUM.1]"""

    of: Creatures | Yours | ManyCreatures
    stat: CreatureStat
    each: ForEach | None = None
    what: CardClass | None = None
    less: bool = False
    first: bool = False


@phrase("{of} <{what} cards|{what:many}> have {n} more range")
class MoreRange(Standing, OfNumber):
    """[ST-CMB.16]"""

    of: Creatures | Yours | ManyCreatures
    what: CardClass


@phrase(
    "{of} <Attack cards|attacks> deal {n} more damage [{each}]",
    "{of} <Attack cards|attacks> deal {n} [less!less] damage [{each}]",
)
class AttacksDealMore(Standing, OfNumber):
    """[ST-CMB.13]"""

    of: Creatures | Yours | ManyCreatures
    less: bool = False
    each: ForEach | None = None


@phrase(
    *(f"{who} {{n}} {much} damage with <attacks|Attack cards|{whose} attacks>" for much in ("more", "[less!less]")
      for who, whose in (("{who:thou} deal", "your"), ("{who:sg} deals", "its"), ("{who:pl} deal", "their"))),
)
class DealsMoreWith(Standing, OfNumber):
    """[ST-CMB.13]"""

    who: Whoever
    less: bool = False


@phrase("{who:thou/sg/pl} <cannot|can't> invoke <[{what}] cards|{what:many}>")
class CannotInvoke(Standing, OfSeveral):
    """[ST-INV.11]"""

    what: CardClass | None = None


@words("pushed= <cannot|can't> be <pushed|pushed or pulled|pulled or pushed|pushed, pulled or swapped>",
       "telegraph= <cannot|can't> telegraph <|cards|a card|any cards>", "move= <cannot|can't> move",
       "knocked back= <cannot|can't> be knocked back", "attacked= <cannot|can't> be attacked")
class Bar(Word):
    """What is barred: a push, also by Knockback, a pull or a swap [ST-MOD.4]; to telegraph [ST-MOD.5]; moves of its own
    [ST-TILE.10]; Knockback alone; to be the target of an Attack [ST-CMB.20]."""


@phrase("{who:thou/sg/pl} {bar}")
class Cannot(Standing, OfSeveral):
    """A wall slam still happens. [ST-MOD.4]"""

    bar: Bar


@phrase("{who:thou/sg/pl} <cannot|can't> gain {stat}", "{who:thou/sg/pl} <cannot|can't> [lose!lose] {stat}")
class CannotChange(Standing, OfSeveral):
    """A stat of it does not rise, or does not fall. [ST-STAT.12] [ST-STAT.14]"""

    stat: CreatureStat
    lose: bool = False


@phrase(
    "{who:thou/sg/pl} take(s) {n} less damage <|from all sources|from any source>",
    "{who:thou/sg/pl} take(s) {n} [more!more] damage <from all sources|from any source>",
)
class TakesLess(Standing, OfNumber):
    """By attacks and by texts, whenever it takes damage. [ST-STAT.2] [ST-MOD.2]"""

    who: Whoever
    more: bool = False


@phrase("{of} <Attack cards|attacks> ignore <|enemy> DEF")
class AttacksIgnoreDef(Standing):
    """[ST-CMB.13]"""

    of: Creatures | Yours


@phrase(
    *(f"the [first!first] <{{what}} card|{{what}}> {{who:you/sg}} invoke(s) each turn costs {price} [{{each}}]"
      for price in PRICES),
    *(f"each [{{what}}] <|card> {{who:you/sg}} invoke(s) costs {price} [{{each}}]" for price in PRICES),
    *(f"{OF_CLASS} cost {{who:obj}} {price} [{{each}}]" for price in PRICES),
    *(f"{{who:you/sg}} pay(s) {price} for {OF_CLASS} [{{each}}]" for price in PRICES),
)
class FirstCardCosts(Standing, OfNumber):
    """All that it invokes, or the first of them in a turn, anybody's. [ST-NUM.1]"""

    who: Whoever | Someone
    stat: CreatureStat
    what: CardClass | None = None
    less: bool = False
    first: bool = False
    each: ForEach | None = None


@phrase(
    *(f"{who} lose {{stats+or}} <in {whose} end phase|during {whose} end phase|at the end of {whose} turn>"
      for who, whose in (("{who:thou} <do not|don't>", "your"), ("{who:sg} <does not|doesn't>", "its"))),
    "{of} {stats+and} <do not|does not|don't|doesn't> <fade|decay>",
)
class DoesNotFade(Standing):
    """[ST-TURN.11]"""

    stats: tuple[CreatureStat, ...]
    who: Whoever | None = None
    of: Creatures | Yours | None = None


@phrase(
    "{who:thou/sg} <may|can> <move|pass> through <|tiles occupied by> <|{side} |other |{side:whose} >creatures",
    "{who:thou/sg} <may|can> <move|pass> through {side:nouns}",
)
class MovesThrough(Standing):
    """It does not stop there. [ST-CLS.5]"""

    who: TheCreature
    side: Side | None = None


IN_START, IN_END = (f"<in|during> <your|its|each of your|each of its> <{edge} phase|{edge} phases>"
   for edge in ("start", "end"))
EXTRA, FEWER = "<more|additional|extra>", "[less!<less|fewer>]"


@phrase(
    *(f"{who} {{n}} {much} {stat} {phase}" for who in ("<gain|you gain>", "{who:sg/pl} gain(s)")
      for stat, phase in (("[energy!Energy]", IN_START), ("[mana!Mana]", IN_END)) for much in (EXTRA, FEWER)),
    *(f"{who} {{n}} [cards!{much} {cards}] {IN_END}" for who in ("<draw|you draw>",) for much in (EXTRA,)
      for cards in ("card", "cards")),
    *(f"<draw|you draw> {{n}} {FEWER} [cards!{cards}] {IN_END}" for cards in ("card", "cards")),
)
class PhaseBrings(Standing, OfNumber):
    """More or less of what a phase of its turn brings. [ST-TURN.4] [ST-TURN.10] [ST-TURN.13]"""

    who: Whoever | None = None
    energy: bool = False
    mana: bool = False
    cards: bool = False
    less: bool = False


@phrase(
    *(f"telegraphing <|a card|cards> costs <|{{who:obj}}> {{n}} {much} {{stat}}" for much in ("more", "[less!less]")),
    *(f"{{who:thou/sg/pl}} pay(s) {{n}} {much} {{stat}} <to telegraph a card|to telegraph cards|to telegraph>"
      for much in ("more", "[less!less]")),
)
class TelegraphingCosts(Standing, OfNumber):
    """[ST-TEL.2]"""

    stat: CreatureStat
    who: Whoever | None = None
    less: bool = False


Line = (
    AttacksDealLess | CardsCostMore | MoreRange | AttacksDealMore | CannotInvoke | Cannot | CannotChange | TakesLess
    | AttacksIgnoreDef | FirstCardCosts | DealsMoreWith
    | PhaseBrings | TelegraphingCosts | DoesNotFade | MovesThrough | OtherLine
)


@phrase("<while|if> {condition}, {line}", "{line} <while|if> {condition}", "[unless!unless] {condition}, {line}",
        "{line} [unless!unless] {condition}")
class WhileSo(Standing):
    """Holds only as long as something is so, or is not so, too."""

    condition: Condition
    line: Line
    unless: bool = False


@words(
    "this turn= <this turn|until end of turn|for the rest of <this|the> turn>",
    "this Combat= <|during|in|for> this Combat",
    "until your next turn= until <|the start of> your next turn",
    "until its next turn= until <|the start of> its next turn",
    "until the end of its next turn",
    "its next turn= <on|during|in> its next turn",
    "your next turn= <on|during|in> your next turn", "until the end of your next turn",
    "until the end of the opponent's next turn", "the opponent's next turn= <on|during|in> the opponent's next turn",
)
class Stretch(Word):
    """How long a sentence holds that does not lie there."""


@phrase("{line} {stretch}", "{stretch}, {line}")
class ForAWhile(Simple):
    """A line that holds for one creature until some time."""

    line: Line
    stretch: Stretch


@category("what it cannot do")
@phrase("{bar}", "<cannot|can't> invoke <[{what}] cards|{what:many}>", "<cannot|can't> gain {stat}",
        "<cannot|can't> [lose!lose] {stat}")
class Barred(Node):
    """The end of such a line."""

    bar: Bar | None = None
    what: CardClass | None = None
    stat: CreatureStat | None = None
    lose: bool = False


@phrase("{who:sg} {deeds:s+and} and {barred} {stretch}", "{who:pl} {deeds+and} and {barred} {stretch}")
class DoesAndIsBarred(Clause):
    """The same creatures do something, and cannot do something else for a while."""

    who: TheCreature | EachCreature | SomeCreature | NearestCreature
    deeds: tuple[Deed, ...]
    barred: Barred
    stretch: Stretch


@phrase(
    "the next attack against <this creature|you> deals no damage",
    "the next attack against <this creature|you> deals {n} [less!less] damage",
    "the next attack against <this creature|you> deals {n} more damage",
)
class NextAttack(Standing):
    """Of the next attack that lands; then the Aura is removed. [ST-CMB.13]"""

    n: Number | None = None
    less: bool = False


@phrase("{of} next attack [{stretch}] deals {n} [more!more] damage",
        "{of} next attack [{stretch}] deals {n} [less!less] damage")
class NextAttackOf(Simple, OfNumber):
    """Of the next attack of a creature that lands. [ST-CMB.13]"""

    of: Creatures
    stretch: Stretch | None = None
    more: bool = False
    less: bool = False


@phrase("the next time {event}")
class NextTime(Head):
    """Once; then the Aura is removed."""

    event: Event


@phrase("invoke this only if {condition}", "you <cannot|can't> invoke this [barred!if] {condition}")
class InvokeOnly(Sentence):
    """When the card may be invoked at all, or may not. [ST-INV.8]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.PLAY_OPTION
    condition: Condition
    barred: bool = False


IT_ENTERS = "<|this|it|this Aura|this card> <enters with|starts with|begins with|comes with|enters play with|has>"


@phrase(
    f"{IT_ENTERS} {{n:sg}} counter <|on it>", f"{IT_ENTERS} {{n:many}} counters <|on it>",
    "put this <|into play> with {n:many} counters <|on it>", "{n:many} counters", "{n:sg} counter",
    "put {n:many} counters on this <|Aura>", "put {n:sg} counter on this <|Aura>",
)
class EntersWith(Sentence, OfCount):
    """[ST-CLS.8]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP


# The same of a price of which no stat is said: it is Energy.
OWN_PRICES = (*PRICES, "{n} more", "{n} [less!less]")


@phrase(
    *(f"<this|it|this card> costs {price} {when}" for price in OWN_PRICES for when in ("if {condition}", "{each}")),
    *(f"if {{condition}}, <this|it|this card> costs {price}" for price in OWN_PRICES),
)
class CostsItself(Sentence, OfNumber):
    """[ST-NUM.1] [ST-INV.7]"""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.PLAY_OPTION
    stat: CreatureStat | None = None
    condition: Condition | None = None
    each: ForEach | None = None
    less: bool = False


# ---- Enchantments
class OfEnchantment(Sentence):
    """Said of the enchanted card."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.SETUP


INVOKED_WITH = (
    "<|this is invoked with|this is played with|invoked with this|you invoke with this|you invoke alongside this>"
)
HOSTS = ("Attack", "Movement", "Aura", "Spell", "Basic Spell", "Combat Spell")


@words(
    "card= <the enchanted card|that card>", f"card= the card {INVOKED_WITH.replace('<|', '<')}",
    *(f"{name}= <the|that> <|enchanted> {name} <|card> {INVOKED_WITH}" for name in HOSTS),
)
class Host(Word):
    """The card with which an Enchantment is invoked, perhaps by its class. [ST-CLS.15]"""


WITH = "<with|alongside|along with|together with>"


@phrase(
    "enchant a <{whats+or} card|{whats+or}>",
    f"<play|invoke|use|declare|cast> <|this> {WITH} a <{{whats+or}} card|{{whats+or}}>",
    "attach <|this> to a <{whats+or} card|{whats+or}>",
    "enchant any card", f"<play|invoke|use|declare|cast> <|this> {WITH} any <|other> card",
)
class Enchant(OfEnchantment):
    """With which cards it may be invoked; [ST-CLS.18] no Enchantment is a host. [ST-CLS.15]"""

    whats: tuple[OneClass, ...] = ()


@phrase("the enchanted card deals {n} more damage", "that attack deals {n} more damage")
class DealsMore(OfEnchantment, OfNumber):
    """[ST-CMB.13]"""


@phrase("<{host}|it> moves <|you> {tiles} <farther|further>")
class MovesFarther(OfEnchantment):
    """[ST-NUM.5]"""

    tiles: Tiles
    host: Host | None = None


MORE_TILES = ("{n:sg} <more|extra|additional> tile", "{n:many} <more|extra|additional> tiles")


@phrase(
    *(f"<|you> move {tiles} <|with {{host}}>" for tiles in MORE_TILES),
    *(f"<{{host}}|it> <moves|moves you|lets you move> {tiles}" for tiles in MORE_TILES),
)
class MoveMore(OfEnchantment, OfCount):
    """The enchanted card leads so much farther. [ST-NUM.5]"""

    host: Host | None = None


@phrase("{host} costs {n} less {stat}")
class CostsLess(OfEnchantment, OfNumber):
    """[ST-NUM.1] [ST-INV.7]"""

    host: Host
    stat: CreatureStat


MORE_COUNTERS = ("{n:sg} <more|extra|additional> counter", "{n:many} <more|extra|additional> counters")


@phrase(
    *(f"<{{host}}|it> <has|gets|gains|enters with|starts with|comes with> {many}" for many in MORE_COUNTERS),
    *(f"put {many} on {{host}}" for many in MORE_COUNTERS), "{host} <gets|gains> {n:sg} counter",
    "{host} <gets|gains> {n:many} counters",
)
class MoreCounters(OfEnchantment, OfCount):
    """[ST-NUM.6]"""

    host: Host | None = None


@phrase(
    "<after|when|once> {host} <resolves|has resolved|is resolved>, {effect}",
    "{effect} <after|when|once> {host} <resolves|has resolved>",
)
class Afterwards(Sentence):
    """Done last, also after an attack that missed."""

    OPENS: ClassVar[AbilityKind | None] = AbilityKind.TRIGGERED
    host: Host
    effect: Effect


Abilities = list[tuple[AbilityKind, list[PlacedSentence]]]


def fold(lines: Sequence[Sequence[PlacedSentence]], spell: bool) -> Abilities:
    """What a card does at once is one ability, whatever stands between; else an effect joins the trigger before it."""
    out: Abilities = []
    for placed in (each for line in lines for each in line):
        kind = placed.tree.OPENS or AbilityKind.EFFECTS
        if not spell and isinstance(getattr(placed.tree, "effect", None), Replace):
            kind = AbilityKind.REPLACEMENT
        joined = None
        if kind is AbilityKind.EFFECTS:
            wanted = (AbilityKind.EFFECTS,) if spell else (AbilityKind.TRIGGERED, AbilityKind.REPLACEMENT)
            joined = next((ability for ability in reversed(out) if ability[0] in wanted), None)
        if joined is not None:
            joined[1].append(placed)
        else:
            out.append((kind, [placed]))
    return out


@words("the start of", "the end of")
class TurnEnd(Word):
    """An end of a turn."""


@words("it= its", "the target= the target's", "that creature= that creature's", "the attacker= the attacker's",
       "the defender= the defender's")
class OfAnother(Word):
    """Whose turn it is that something waits for."""


@phrase("at {edge} {of} next turn")
class LaterOf(Moment):
    """A single moment of another creature's next turn. [ST-TURN.2, ST-TURN.7]"""

    edge: TurnEnd
    of: OfAnother
