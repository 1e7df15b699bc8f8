"""What has happened in this turn: to whom, how often, how much of it."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import (
    OF_CLASS,
    ONE_OF_CLASS,
    SORT,
    CardClass,
    Counted,
    CreatureStat,
    Near,
    OfCreature,
    OneLike,
    PlayerOf,
    Side,
    SomeCreature,
    Someone,
)
from rulebound.language.core.categories import SimpleQuantity, SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, category, phrase

IN_COMBAT = "[combat!in this Combat]"


def in_turn_or_combat(*templates: str) -> tuple[str, ...]:
    """What is asked of the turn can be asked of the Combat, too, that is going on or just over. [ST-CMB.1]"""
    return (*templates, *(each.replace("this turn", IN_COMBAT) for each in templates))


@category("what was done this turn")
class PastDeed(Node):
    """Form "did" stands behind a name or 'has', "do" behind 'did not', "no" says that there was none of it, "be" stands
    behind 'was' and 'has been'."""


FROM_ATTACK = "[by_attack!<from an attack|from attacks|from an Attack card|from Attack cards>]"
WITH_ATTACK = "[with_attack!<with an attack|with attacks|with an Attack card|with Attack cards>]"


@phrase(
    "did| lost <|any|some> {stat}", "did| lost {n} or {bound} {stat}", "do| lose <|any> {stat}",
    "no| lost [none!no] {stat}",
    "do| lose {n} or {bound} {stat}", forms=("did", "do", "no"),
)
class HasLost(PastDeed):
    """As far as it has really fallen. [ST-STAT.12]"""

    stat: CreatureStat
    n: Number | None = None
    bound: Bound | None = None
    none: bool = False


GAINED = "<gained|got|regained|received>"


@phrase(
    f"did| {GAINED} <|any|some> {{stat}}", f"did| {GAINED} {{n}} or {{bound}} {{stat}}", "do| gain <|any> {stat}",
    f"no| {GAINED} [none!no] {{stat}}", "do| gain {n} or {bound} {stat}", forms=("did", "do", "no"),
)
class HasGained(HasLost):
    """As far as it has really risen. [ST-STAT.12]"""


@phrase(
    "did| <spent|paid> <|any|some> {stat}", "did| <spent|paid> {n} or {bound} {stat}",
    "do| <spend|pay> <|any> {stat}", "no| <spent|paid> [none!no] {stat}", "do| <spend|pay> {n} or {bound} {stat}",
    forms=("did", "do", "no"),
)
class HasSpent(HasLost):
    """For cards, for telegraphing, or by a text. [ST-INV.4]"""


TOOK = "<took|taken|suffered|received>"


@phrase(
    f"did| {TOOK} <|any> damage", f"did| {TOOK} <|any> damage {FROM_ATTACK}", f"did| {TOOK} {{n}} or {{bound}} damage",
    f"did| {TOOK} {{n}} or {{bound}} damage {FROM_ATTACK}", "do| <take|suffer|receive> <|any> damage",
    f"do| <take|suffer|receive> <|any> damage {FROM_ATTACK}", f"no| {TOOK} [none!no] damage",
    f"no| {TOOK} [none!no] damage {FROM_ATTACK}",
    "be| <damaged|hurt>", "be| [by_attack!<damaged|hurt> by an attack]", forms=("did", "do", "no", "be"),
)
class HasTakenDamage(PastDeed):
    """As Health really lost. [ST-STAT.2]"""

    n: Number | None = None
    bound: Bound | None = None
    by_attack: bool = False
    none: bool = False


@phrase(
    "did| dealt <|any> damage", f"did| dealt <|any> damage {WITH_ATTACK}", "do| deal <|any> damage",
    f"do| deal <|any> damage {WITH_ATTACK}", "no| dealt [none!no] damage", f"no| dealt [none!no] damage {WITH_ATTACK}",
    forms=("did", "do", "no"),
)
class HasDealtDamage(PastDeed):
    """To others. [ST-STAT.15]"""

    with_attack: bool = False
    none: bool = False


@phrase(
    f"did| telegraphed {ONE_OF_CLASS}", "did| telegraphed <a|any|1> card", "did| telegraphed {n} or {bound} cards",
    f"do| telegraph {ONE_OF_CLASS}", "do| telegraph <a card|any card|any cards|cards>",
    "no| telegraphed [none!no] cards",
    forms=("did", "do", "no"),
)
class HasTelegraphedNow(PastDeed):
    """Paid or free. [ST-TEL.3]"""

    what: CardClass | None = None
    n: Number | None = None
    bound: Bound | None = None
    none: bool = False


@phrase(
    "did| played <a|any|1> card", "did| played {n} or {bound} cards", "do| play <a card|any card|any cards|cards>",
    "no| played [none!no] cards", "did| invoked <any|1> card", "do| invoke <a card|any card|any cards|cards>",
    "no| invoked [none!no] cards", forms=("did", "do", "no"),
)
class HasPlayed(PastDeed):
    """Invoked or telegraphed; the one that is being invoked among them. [ST-TEL.1] [ST-INV.3]"""

    n: Number | None = None
    bound: Bound | None = None
    none: bool = False


@phrase("be| attacked", forms=("be",))
class WasAttacked(PastDeed):
    """Also by an attack that missed. [ST-CMB.1]"""


@phrase(
    "be| pushed", "be| [pulled!pulled]", "be| pushed [pulled!or pulled]", "be| [knocked!knocked back]",
    "be| [moved!<moved by another creature|moved by another|moved against its will|forced to move>]",
    forms=("be",),
)
class WasPushed(PastDeed):
    """A push is also one by Knockback; a swap is neither. [ST-KB.3] [ST-TILE.10]"""

    pulled: bool = False
    knocked: bool = False
    moved: bool = False


@phrase("be| <slammed|wall slammed|slammed into a wall|slammed against a wall>", forms=("be",))
class WasSlammed(PastDeed):
    """[ST-KB.5]"""


@phrase("did| captured a Generator <|tile>", "do| capture a Generator <|tile>", forms=("did", "do"))
class HasCaptured(PastDeed):
    """[ST-GEN.4]"""


@phrase("did| neutralized a Generator <|tile>", "do| neutralize a Generator <|tile>", forms=("did", "do"))
class HasNeutralized(PastDeed):
    """[ST-GEN.3]"""


@phrase(f"did| killed a {SORT}", f"do| kill a {SORT}", forms=("did", "do"))
class HasKilled(PastDeed):
    """By damage that it dealt. [ST-STAT.15] [ST-DIE.1]"""

    side: Side | None = None


@phrase("did| <returned|returned to the board>", "do| <return|return to the board>", forms=("did", "do"))
class HasReturned(PastDeed):
    """From limbo. [ST-DIE.5]"""


@phrase(
    "did| drew <a|any|1> card", "did| drew {n} or {bound} cards", "do| draw <a card|any card|any cards|cards>",
    forms=("did", "do"),
)
class HasDrawn(PastDeed):
    """Each single card. [ST-LOC.5]"""

    n: Number | None = None
    bound: Bound | None = None


@phrase(
    "did| discarded <a|any|1> card", "did| discarded {n} or {bound} cards",
    "do| discard <a card|any card|any cards|cards>", forms=("did", "do"),
)
class HasDiscarded(HasDrawn):
    """Not those that were invoked and are over. [ST-INV.10]"""


@phrase(
    *in_turn_or_combat(
        "{who:thou/sg} <|have~has> {deed:did} this turn", "{who:thou/sg} <|have~has> {deed:no} this turn",
        "{who:thou/sg} <were~was|have~has been> {deed:be} this turn",
        "{who:thou/sg} [never!<did not|didn't>] {deed:do} this turn",
        "{who:thou/sg} [never!<have~has not|haven't~hasn't>] {deed:did} this turn",
        "{who:thou/sg} [never!<were~was not|weren't~wasn't|have~has not been|haven't~hasn't been>] {deed:be} this turn",
    ),
)
class DidThisTurn(SingleCondition, OfCreature):
    """A creature, in the turn that is going on."""

    deed: PastDeed
    never: bool = False
    combat: bool = False


@phrase(
    "{who:sg} <|has> {deed:did} this turn", "{who:sg} [never!<did not|didn't>] {deed:do} this turn",
)
class OpponentDid(SingleCondition):
    """The other player, who draws, discards, captures."""

    who: Someone | PlayerOf
    deed: HasDrawn | HasCaptured | HasNeutralized
    never: bool = False


@phrase(
    "{some} <|has> {deed:did} this turn", "{some} <was|has been> {deed:be} this turn",
    "{some} <|has> [moved!moved] this turn", "{some} <|has> [attacked!attacked] this turn",
)
class SomeDid(SingleCondition):
    """One or more of them."""

    some: SomeCreature
    deed: PastDeed | None = None
    moved: bool = False
    attacked: bool = False


@phrase(
    f"a {SORT} <|has> died this turn", f"[other!another] {SORT} <|has> died this turn",
    f"a {SORT} was killed this turn",
    f"[none!no] {SORT} <|has> died this turn",
    "your other creature [ally!<died|has died|was killed|has been killed>] this turn",
)
class SomeDied(SingleCondition):
    """Of either side, if none is said. [ST-DIE.1]"""

    side: Side | None = None
    other: bool = False
    none: bool = False
    ally: bool = False


@phrase(
    *in_turn_or_combat(
        "that <|has|have> {deed:did} this turn", "that <was|were|has been|have been> {deed:be} this turn",
        "that [never!<did not|didn't>] {deed:do} this turn",
        "that [never!<has not|hasn't|have not|haven't>] {deed:did} this turn",
        "that [never!<was not|were not|wasn't|weren't>] {deed:be} this turn", "{deed:be} this turn",
    ),
)
class ThatHas(OneLike):
    """Of whom it is so that they did it, or that it was done to them, in this turn."""

    deed: PastDeed
    never: bool = False
    combat: bool = False


# ---- how often, how much
@phrase(
    *in_turn_or_combat(
        "[{n}] {stat} {who:thou/sg} <|have~has> lost this turn",
        "[{n}] {stat} {who:thou/sg} <|have~has> [gained!gained] this turn",
        "[{n}] {stat} {who:thou/sg} <|have~has> [spent!<spent|paid>] this turn",
    ),
)
class ChangedCount(Counted, OfCreature):
    """Point by point, or in whole groups. [ST-STAT.12]"""

    stat: CreatureStat
    n: Number | None = None
    gained: bool = False
    spent: bool = False
    combat: bool = False


@phrase(
    *in_turn_or_combat(
        f"[{{n}}] damage {{who:thou/sg}} <|have~has> {TOOK} this turn",
        "[{n}] damage {who:thou/sg} <|have~has> [dealt!dealt] this turn",
    ),
)
class DamageCount(Counted, OfCreature):
    """Point by point, or in whole groups. [ST-STAT.2]"""

    n: Number | None = None
    dealt: bool = False
    combat: bool = False


@phrase("[{what}] card {who:thou/sg} <|have~has> telegraphed this turn")
class TelegraphedNow(Counted, OfCreature):
    """Paid or free. [ST-TEL.3]"""

    what: CardClass | None = None


@phrase(
    "[other!other] [{what}] card {who:thou/sg} <|have~has> invoked this turn",
    "[other!other] card {who:thou/sg} <|have~has> [played!played] this turn",
    "card {who:thou/sg} <|have~has> [played!played] this turn",
)
class OthersInvoked(Counted, OfCreature):
    """Those before the one that is being invoked, or with it; what is played is invoked or telegraphed. [ST-TEL.1]"""

    what: CardClass | None = None
    other: bool = False
    played: bool = False


@phrase(
    "time {who:thou/sg} <were~was|have~has been> attacked this turn", "attack [against!against] {who:obj} this turn",
)
class TimesAttacked(Counted, OfCreature):
    """[ST-CMB.1]"""

    against: bool = False


@phrase(f"{SORT} that <|has> died this turn", f"{SORT} killed this turn")
class DiedCount(Counted, Near):
    """[ST-DIE.1]"""


@phrase("card you <|have> drawn this turn", "card [discarded!you <|have> discarded this turn]")
class PlayerCards(Counted):
    """Each single card."""

    discarded: bool = False


@phrase(
    *in_turn_or_combat(
        "the <|total|amount of> {stat} {who:thou/sg} <|have~has> lost this turn",
        "the <|total|amount of> {stat} {who:thou/sg} <|have~has> [gained!gained] this turn",
        "the <|total|amount of> {stat} {who:thou/sg} <|have~has> [spent!<spent|paid>] this turn",
    ),
)
class MuchChanged(SimpleQuantity, OfCreature):
    """[ST-STAT.12]"""

    stat: CreatureStat
    gained: bool = False
    spent: bool = False
    combat: bool = False


@phrase(
    *in_turn_or_combat(
        f"the <|total|amount of> damage {{who:thou/sg}} <|have~has> {TOOK} this turn",
        "the <|total|amount of> damage {who:thou/sg} <|have~has> [dealt!dealt] this turn",
    ),
)
class MuchDamage(SimpleQuantity, OfCreature):
    """[ST-STAT.2]"""

    dealt: bool = False
    combat: bool = False


@phrase(
    *in_turn_or_combat(
        f"the number of {OF_CLASS} {{who:thou/sg}} <|have~has> telegraphed this turn",
        f"the number of {OF_CLASS} {{who:thou/sg}} <|have~has> [invoked!invoked] this turn",
    ),
)
class NumberPlayed(SimpleQuantity, OfCreature):
    """[ST-TEL.3] [ST-INV.3]"""

    what: CardClass | None = None
    invoked: bool = False
    combat: bool = False
