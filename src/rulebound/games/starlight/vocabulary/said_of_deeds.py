"""What is done and what holds, as designers of Starlight cards type it: more of what `wordings.py` and `paraphrases.py`
hold."""

from __future__ import annotations

from itertools import permutations

from rulebound.games.starlight.vocabulary.wordings import CLASSES, OWNERS
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
    # ---- of one of two classes
    **{f"{one} card or {a}{other}": f"{one} or {other}" for one in CLASSES for other in CLASSES if one != other
       for a in ("", "a ", "an ")},
    # ---- modes, and who moves
    **{f"choose one as you {invoke} this {sign}": "choose one:" for invoke in ("invoke", "play") for sign in "-:–—"},
    "its mover": "this creature", "this creature moved with it": "moved this way",
    "rather than 1 !damage/card/cards": "instead of 1", "to this creature's Aura Pile": "to this creature",
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
    # ---- what is left out, as it stands in the sentence before
    "<it|this attack> deals {n} {m=less/more} $": "this attack deals {n} {m} damage",
    # ---- of the next damage so much
    **{f"the next time {{x}} would take damage{end}, {typed} $":
       f"the next damage {{x}} would take is reduced by {{n}}{end}" for end in ("", " this turn", " this Combat")
       for typed in ("prevent {n} <of it|of that damage|damage>", "it takes {n} less <|damage>",
                     "reduce <it|that damage|the damage> by {n}", "<it|that damage> is reduced by {n}")},
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
    # ---- Knockback
    **{f"Knockback <does not|doesn't> <push|move|affect> <this creature|you>{typed} $":
       f"this creature cannot be knocked back{house}"
       for typed, house in (("", ""), (" <this|during this|in this> Combat", " this Combat"))},
    "deal {n} damage<,|> with Knockback of {n2} {k=tile/tiles}":
        "deal {n} damage . this attack knocks the defender back {n2} {k}",
    "^ wall slams against {x} deal {y} $": "wall slams deal {y} to {x}",
    "do not lose your {s=ATK/DEF} <from|by|to|after> this attack $": "this creature keeps its {s} after this attack",
    # ---- bars of a Combat
    "the opponent <cannot|can't> invoke <any|any more|more|further|> cards <this Combat|during this Combat> unless "
    "<they|it> <spend|spends|pay|pays> {n} <|more> {s=Energy/Mana} for each $":
        "the opposing creature's cards cost {n} more {s} this Combat",
    # ---- Enchantments
    f"^ {INVOKE} <|this> {WITH} {{a=a/an}} {{k=Attack/Spell}} card: increase <its|the> <|maximum> range by {{n}} $":
        "enchant {a} {k} card . the enchanted card has {n} more range",
    "the enchanted card may move <this creature|you> {n} <more|extra|additional> {k=tile/tiles}":
        "the enchanted card moves you {n} more {k}",
    "^ <it|the enchanted card|that card> <cannot|can't> reduce the defender's Health below {n} $":
        "attacks cannot reduce the defender below {n} Health this Combat",
    # ---- moves
    "move {x} up to {n} {k=tile/tiles} <closer to|nearer to|toward|towards|to> <this creature|you>":
        "pull {x} up to {n} {k}",
    "^ move up to {n} {k=tile/tiles} to <a|an|any> <|empty|unoccupied> tile {w=that/not/adjacent} {rest}":
        "move to a tile within {n} {k} {w} {rest}",
    "choose <a|an|1|one> Aura {p=on/from} {x} . move it<|, with its counters,|with its counters|and its counters> to "
    "{y} $": "move 1 Aura {p} {x} to {y}",
    # ---- Auras that speak of their bearer without naming it
    "^ {no=can't/cannot} {w=be/move/gain/lose/invoke/telegraph} {rest}": "this creature {no} {w} {rest}",
    # ---- what is done in the place of the Knockback, so at its end
    f"^ {INSTEAD} Knockback, {{w={DONE}}} {{rest}}": "this attack has no Knockback . after this attack , {w} {rest}",
    f"^ {{w={DONE}}} {{v}} {INSTEAD} <Knockback|pushing it|knocking it back|pushing it back>":
        "this attack has no Knockback . after this attack , {w} {v}",
}  # fmt: skip
