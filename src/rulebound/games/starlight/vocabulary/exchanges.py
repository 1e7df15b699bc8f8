"""Stats that two creatures exchange, what somebody pays from a creature so that something is not done, and 'none of
your creatures'."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import (
    Creatures,
    CreatureStat,
    Like,
    OfNumber,
    Side,
    TheCreature,
    Yours,
)
from rulebound.games.starlight.vocabulary.wordings import OWNERS
from rulebound.language.core.categories import Act, Clause, Effect, SingleCondition
from rulebound.language.node import phrase
from rulebound.language.wordings import Wordings


@phrase("<exchange(s)|swap(s)|trade(s)> {stats+and} with {who:obj}")
class ExchangeAll(Act):
    """Of each of these stats either has what the other had. [ST-STAT.12]"""

    stats: tuple[CreatureStat, ...]
    who: TheCreature


@phrase("<exchange(s)|swap(s)> {of} {stat} <with|and|for> {other}")
class ExchangePair(Act):
    """A stat of one against the same of another. [ST-STAT.12]"""

    of: Creatures | Yours
    stat: CreatureStat
    other: Creatures | Yours


@phrase("steal(s) all {stat} from {who:obj}", "steal(s) all <|of> {of} {stat}")
class StealAll(Act):
    """As much as there is. [ST-STAT.12]"""

    stat: CreatureStat
    who: TheCreature | None = None
    of: Creatures | None = None


@phrase("none of {side:whose} creatures is {like:is}", "none of {side:whose} creatures has {like:has}")
class NoneIsLike(SingleCondition):
    """Not one of those on the board. [ST-TILE.15]"""

    side: Side
    like: Like


@phrase(
    "{clauses+, then} unless the opponent spends {n} {stat} from <a enemy creature|one of their creatures>",
    "unless the opponent spends {n} {stat} from <a enemy creature|one of their creatures>, {clauses+, then}",
    "the opponent may spend {n} {stat} from <a enemy creature|one of their creatures>; if they do not, "
    "{clauses+, then}",
)
class UnlessSpent(Effect, OfNumber):
    """The opponent may have one of theirs spend it; then it is not done. [ST-STAT.13]"""

    clauses: tuple[Clause, ...]
    stat: CreatureStat


PAIRS = "<exchange|swap|trade>"
BOTH = ("<this creature and your other creature|all your creatures|your creatures|both your creatures>",)
EXCHANGES: Wordings = {
    f"{PAIRS} {{w=your/its}} {{s=@}} with {{x}}, and {{w2=your/its}} {{s2=@}} with {{y}}":
       "exchange {w} {s} with {x} and exchange {w2} {s2} with {y}",
    f"{PAIRS} {{w=your/its}} {{s=@}} with {{x}} and {{w2=your/its}} {{s2=@}} with {{y}}":
       "exchange {w} {s} with {x} and exchange {w2} {s2} with {y}",
    **{f"^ {both} <exchange|swap|trade> {{s=@}} . then each loses {{n}} {{s2=@}} $":
       "if your other creature is alive , exchange {s} with your other creature , then each own creature loses {n} {s2}"
       for both in BOTH},
    **{f"^ {both} <exchange|swap|trade> {{m}} $": "exchange {m} with your other creature" for both in BOTH},
    "^ your other creature and this <one|creature> <exchange|swap|trade> {m} $":
        "exchange {m} with your other creature",
    "^ {v=swap/exchange} {x} before <the attack|this attack> <resolves|lands> $": "{v} {x}",
    "while your other creature is {x}, both of you {rest}":
        "while your other creature is {x} , all your creatures {rest}",
    f"^ {PAIRS} the {{s=@}} of {{x}} <and|with|for> {{y}} $": "{x} exchanges {s} with {y}",
    # ---- what one gives the other
    **{f"{giver} gives {{y}} {{n}} {{s=Health/Energy/Mana}}": f"move {{n}} {{s}} from {giver} to {{y}}"
       for giver in ("the target", "this creature", "your other creature", "that creature")},
    "<transfer|shift> {n} {s=Health/Energy/Mana} from {x} to {y}": "move {n} {s} from {x} to {y}",
    # ---- halves
    **{f"halve {whose} {{s=@}}, rounded {{r=up/down}}":
       f"set {whose} {{s}} equal to half {whose} {{s}} , rounded {{r}}" for whose in OWNERS},
    **{f"halve {whose} {{s=@}} $": f"set {whose} {{s}} equal to half {whose} {{s}} , rounded down" for whose in OWNERS},
    # ---- Auras
    "return {a=a/1} Aura <from|on> {x} to its owner's hand":
        "choose 1 Aura on {x} , then return it to its owner's hand",
    "move <|on|onto|to> where <it|the defender> <stood|was|was standing>": "move to the tile it left",
    "if {x}, deal {n} instead and {rest}": "if {x} , deal {n} damage instead . if {x} , {rest}",
    # ---- what another decides
    **{f"^ the opponent <chooses|decides|picks|chooses one|picks one> : {either}{{m}}, or {{m2}} $":
       "the opponent chooses one : {m} ; or {m2}" for either in ("", "either ")},
    # ---- none of those who were named
    **{f"^ each of your creatures {{p=on}} {{x}} {{v=gains/gain}} {{m}} . if none <of them|> {{w=are/is}}{end}, "
       "{rest}":
       "each of your creatures on {x} {v} {m} . if none of your creatures is on {x} , {rest}"
       for end in ("", " on one", " there")},
    # ---- what somebody pays
    **{f"unless {who} <pays|spends> {{n}} {{s=Energy/Mana}} <from|with> <one of their creatures|a enemy creature>":
       "unless the opponent spends {n} {s} from a enemy creature" for who in ("the opponent", "its player")},
}
EXCHANGES = {typed.replace("@", "Health/Energy/Mana/ATK/DEF"): house for typed, house in EXCHANGES.items()}
