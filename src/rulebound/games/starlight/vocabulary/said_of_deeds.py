"""What is done and what holds, as designers of Starlight cards type it: more of what `wordings.py` and `paraphrases.py`
hold."""

from __future__ import annotations

from itertools import permutations

from rulebound.games.starlight.vocabulary.wordings import OWNERS
from rulebound.language.wordings import Wordings

FIGHTS = {"defending": "the defender", "attacking": "the attacker"}
IN_COMBAT = (" this Combat", " during this Combat", " in this Combat", " for this Combat")
DEED_WORDINGS: Wordings = {
    # ---- piles of creatures
    **{f"{many} {at} {whose} Aura Pile": f"{many} {'from' if at == 'from' else 'on'} {who}"
       for many in ("Aura", "Auras", "Aura of your choice", "Aura card", "Aura cards") for at in ("in", "from", "on")
       for whose, who in OWNERS.items()},
    **{f"{many} {whose} {typed}": f"{many} {house} {who}" for many in ("any number of", "up to 2", "up to two")
       for whose, who in OWNERS.items()
       for typed, house in (("telegraphed cards", "telegraphed cards of"), ("Auras", "Auras on"))},
    # ---- Knockback
    **{f"{no} Knockback{during}": "this attack has no Knockback"
       for no in ("do not perform", "don't perform", "skip", "there is no", "this attack does not perform")
       for during in IN_COMBAT},
    **{f"all {of}{whose} positive": "all positive" for of in ("", "of ") for whose in ("its", "their", "your", "the")},
    # ---- on which side of a Combat somebody is
    **{f"{who} {be} {doing}": f"{who} {be} {role}" for doing, role in FIGHTS.items()
       for who, be in (("you", "are"), ("this creature", "is"), ("your other creature", "is"))},
}  # fmt: skip
WITH = "<with|alongside|along with|together with>"
INSTEAD = "<instead of|rather than> <performing|>"
DONE = "swap/move/pull/push/leap/the/it/this/you"
INVOKE = "<invoke|play|use|cast>"
DEEDS: Wordings = {
    # ---- Enchantments
    "^ enchant {a=a/an} {x} or {b=a/an} {y} $": "enchant {a} {x} or {y}",
    f"^ <invoke|play|use> {WITH} {{a=a/an}} {{x}} or {{b=a/an}} {{y}} $": "enchant {a} {x} or {y}",
    "^ <|when|if> invoked with {x}, {w=add/put} {n} {more=more/additional/extra} {k=counter/counters} <to|on> it $":
        "enchant {x} . the enchanted card has {n} more {k}",
    "^ <when|if> <|this is> invoked with {x}, {rest}": "enchant {x} . {rest}",
    f"^ <play|invoke|use> <|this> {WITH} {{x}}: {{rest}}": "enchant {x} . {rest}",
    "^ after <it|that card> <resolves|has resolved>, {rest}": "after the enchanted card resolves , {rest}",
    "^ once <it|that card|the enchanted card> <resolves|has resolved>, {rest}":
        "after the enchanted card resolves , {rest}",
    # ---- one thing or the other with the same
    **{f"^ {one} or {other} {{x}} $": f"choose one : {one} {{x}} ; or {other} {{x}}"
       for one, other in permutations(("push", "pull"))},
    # ---- one of two, whoever decides
    "^ {x} {v=discards} {y} or {w=the/this/your/its/each/that} {rest}": "{w} {rest} unless {x} {v} {y}",
    # ---- where a card lies that is of some sort
    "{k=card} <in|from> your {p=hand} {w=with/that/costing} {y} $": "{k} {w} {y} from your {p}",
    "{k=card} <in|from> your Discard Pile {w=with/that/costing} {y} $": "{k} {w} {y} from your Discard Pile",
    # ---- how often
    "^ when {x}, {v} . this <happens|works|triggers|can happen|may happen> <at most|only|no more than> "
    "{o=once/twice} <each turn|per turn|a turn> $": "{o} per turn , when {x} , {v}",
    # ---- what is left out, as it stands in the sentence before
    "<it|this attack> deals {n} {m=less/more} $": "this attack deals {n} {m} damage",
    # ---- bars
    "{x} {no=cannot/can't} telegraph {w=until/this/on/during/for/in} {rest}":
        "{x} {no} telegraph cards {w} {rest}",
    # ---- moves
    "^ {v=move/leap} to any <|unoccupied|empty> tile <in|within> range": "leap to the target tile",
    "^ <teleport|leap|jump> to <any|a|an> <|unoccupied|empty> tile <in|within> range": "leap to the target tile",
    # ---- when it may be invoked
    **{f"^ {INVOKE} <|this> only {when} {{rest}}": f"invoke this only {when} {{rest}}"
       for when in ("if", "during", "in", "as")},
    f"^ {INVOKE} <|this> only {{w=outside}} {{rest}}": "invoke this only {w} {rest}",
    f"^ {INVOKE} <|this> only <|during|in|on> {{x=your/its}} {{t=turn}} $": "invoke this only if it is {x} {t}",
    f"^ {INVOKE} <|this> only <|during|in|on> {{x}} turn $": "invoke this only if it is {x} turn",
    f"^ {INVOKE} <|this> only <while|when|if> {{r=defending}} $": "invoke this only if this creature is the defender",
    f"^ {INVOKE} <|this> only <while|when|if> {{r=attacking}} $": "invoke this only if this creature is the attacker",
    f"^ {INVOKE} <|this> only <while|when> {{w=you/this/your/the/an/a/no/it}} {{rest}}":
        "invoke this only if {w} {rest}",
    "^ {r=defender/attacker} only $": "invoke this only if this creature is the {r}",
    # ---- what is done in the place of the Knockback, so at its end
    f"^ {INSTEAD} Knockback, {{w={DONE}}} {{rest}}": "this attack has no Knockback . after this attack , {w} {rest}",
    f"^ {{w={DONE}}} {{v}} {INSTEAD} <Knockback|pushing it|knocking it back|pushing it back>":
        "this attack has no Knockback . after this attack , {w} {v}",
}  # fmt: skip
