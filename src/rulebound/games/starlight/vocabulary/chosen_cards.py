"""Auras and telegraphed cards that are chosen and spoken of from then on; what lies in a Discard Pile."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.conditions import WhoHas
from rulebound.games.starlight.vocabulary.creatures import (
    SORT,
    CardClass,
    Counted,
    OfCreature,
    Side,
    TheCreature,
)
from rulebound.language.core.categories import Act, Count, Simple, SingleCondition
from rulebound.language.core.nouns import Bound
from rulebound.language.core.numbers import Number
from rulebound.language.node import Node, category, phrase
from rulebound.language.wordings import Wordings

IT = "<it|that Aura|the chosen Aura>"
COUNTERS = "[numbered!<with counters|that has counters>]"


AURA, ON = "<1|a> Aura", "<on|from>"


class AnAura(Node):
    """One of your choice, of one creature or of anybody. [ST-CLS.7]"""

    who: TheCreature | None = None
    side: Side | None = None
    numbered: bool = False
    any: bool = False


@category("an Aura")
@phrase(
    f"{AURA} {COUNTERS} {ON} {{who:obj}}", f"{AURA} {COUNTERS} [any!in play]",
    f"{AURA} {COUNTERS} [any!{ON} any] {SORT}",
)
class SomeAura(AnAura):
    """With counters. [ST-CLS.8]"""


@category("an Aura")
@phrase(f"{AURA} {ON} {{who:obj}}", f"{AURA} [any!in play]", f"{AURA} [any!{ON} any] {SORT}")
class AuraOf(AnAura):
    """Whatever it is."""


@phrase("choose(s) {what}")
class ChooseAura(Act):
    """'It' from then on."""

    what: SomeAura | AuraOf


@phrase("remove(s) {what}", "destroy(s) {what}", "discard(s) {what}")
class RemoveSome(Act):
    """An Aura with counters. [ST-CLS.12]"""

    what: SomeAura


@phrase(
    f"add(s) {{n:sg}} counter to {IT}", f"add(s) {{n:many}} counters to {IT}",
    "add(s) {n:sg} counter to {what}", "add(s) {n:many} counters to {what}",
)
class AddToAura(Act):
    """[ST-NUM.6]"""

    n: Count
    what: SomeAura | None = None


@phrase(
    f"remove(s) {{n:sg}} counter from {IT}", f"remove(s) {{n:many}} counters from {IT}",
    f"remove(s) [up_to!up to] {{n:many}} counters from {IT}", f"remove(s) <all counters|all its counters> from {IT}",
    "remove(s) {n:sg} counter from {what}", "remove(s) {n:many} counters from {what}",
    "remove(s) [up_to!up to] {n:many} counters from {what}", "remove(s) all counters from {what}",
    "remove(s) [up_to!up to] {n:many} counters from {of}", "remove(s) all counters from {of}",
)
class TakeFromAura(Act):
    """[ST-CLS.9]; with the last one it goes [ST-CLS.10]. 'Removed this way' from then on."""

    n: Count | None = None
    what: SomeAura | None = None
    of: AuraOf | None = None
    up_to: bool = False


@phrase("counter removed <|this way>", "counter <on|that was on> <it|that Aura>")
class AuraCounters(Counted):
    """By an instruction before; that lie, or lay, on the Aura that was chosen."""


@phrase("Aura on {side:whose} creatures")
class AurasOfSide(Counted):
    """On all of them. [ST-CLS.7]"""

    side: Side


@phrase(
    "return(s) {n:sg} random card from your Discard Pile to your hand",
    "return(s) {n:many} random cards from your Discard Pile to your hand",
    "return(s) a random card from your Discard Pile to your hand",
    "return(s) {n:sg} card at random from your Discard Pile to your hand",
    "return(s) {n:many} cards at random from your Discard Pile to your hand",
)
class RecoverAtRandom(Act):
    """Of nobody's choice. [ST-LOC.5]"""

    n: Count | None = None


@phrase(
    "<it|that Aura|the Aura> <has|had> {n} or {bound} counters <|on it>",
    "<it|that Aura|the Aura> <has|had> [none!no] counters <|on it>",
)
class AuraHas(SingleCondition):
    """The Aura that was chosen; of one that is gone, as it was."""

    n: Number | None = None
    bound: Bound | None = None
    none: bool = False


@phrase(
    "<that|this> <gets rid of|removes> <the Aura|it|that Aura>",
    "<it|that Aura|the Aura> <is|was> <removed|discarded|gone> <|this way|by this>",
    "<that|this> was <its last counter|the last counter|the last one>",
    "the last counter <is|was> removed <|this way>",
)
class AuraGone(SingleCondition):
    """[ST-CLS.10] By the counters that were removed from it."""


# ---- telegraphed cards
@phrase(
    "choose(s) <a|1|one> telegraphed <[{kind}] card|{kind}> of {who:obj}",
)
class ChooseTelegraphed(Act, OfCreature):
    """'That card' from then on. [ST-TEL.4]"""

    kind: CardClass | None = None


@phrase("return(s) <it|that card> to its owner's hand")
class ReturnThat(Act):
    """The telegraphed card, or the Aura, that was chosen. [ST-LOC.11]"""


@phrase("<it|that card> <may|can> be invoked <this turn|right away|at once>")
class MayBeInvoked(Simple):
    """The card that was telegraphed, though it was in this turn. [ST-TEL.5]"""


# ---- Discard Piles
OF_SORT = "<[{what}] cards|{what:many}>"


@phrase(
    f"{{whose}} {{n}} or {{bound}} {OF_SORT} in <your|their> Discard Pile",
    f"{{whose}} [none!no] {OF_SORT} in <your|their> Discard Pile",
    "{whose} <a|1> <{what} card|{what}> in <your|their> Discard Pile",
    f"there are {{n}} or {{bound}} {OF_SORT} in your Discard Pile",
    f"there are [none!no] {OF_SORT} in your Discard Pile",
    "there is [none!no] <{what} card|{what}> in your Discard Pile",
    "there is <a|1> <{what} card|{what}> in your Discard Pile",
)
class PileHasCards(SingleCondition):
    """[ST-LOC.3]"""

    whose: WhoHas | None = None
    n: Number | None = None
    bound: Bound | None = None
    what: CardClass | None = None
    none: bool = False


NAMES = "Attack/Movement/Aura/Spell/Enchantment/Attacks/Auras/Spells/Enchantments"
CHOSEN: Wordings = {
    # ---- what lies there, of the pile that was named
    **{f"{{v}} from your Discard Pile{to} . if {{w=you/there}} {{x}} {{k={NAMES}}}{cards} there, {{rest}}":
       f"{{v}} from your Discard Pile{to} . if {{w}} {{x}} {{k}}{house} in your Discard Pile , {{rest}}"
       for to in (" {y}",) for cards, house in (("", ""), (" {c=card/cards}", " {c}"))},
    # ---- one of those that were counted
    **{f"for <each|every> Aura on {{x}}, then <discard|remove> {one} $":
       "for each Aura on {x} , then remove 1 Aura from {x}"
       for one in ("<one|1> of <those|them|those Auras>", "1 Aura from it")},
    "{v=discard/remove/destroy} {n} Aura card from {x}": "{v} {n} Aura from {x}",
    # ---- piles of creatures
    "{v=discard/discards/destroy/remove/return} a telegraphed card {w=of} {rest}": "{v} 1 telegraphed card {w} {rest}",
    "{v=discard/discards} {w=its/that} Telegraph Pile": "{v} all telegraphed cards of it",
    **{f"discard {whose} Telegraph Pile": f"discard all telegraphed cards of {who}" for whose, who in (
        ("the target's", "the target"), ("the defender's", "the defender"), ("the attacker's", "the attacker"))},
    # ---- who discards what was chosen in a hand
    "{v} the opponent's hand {x} . they discard <it|that card> $":
        "{v} the opponent's hand {x} . the opponent discards it",
}
