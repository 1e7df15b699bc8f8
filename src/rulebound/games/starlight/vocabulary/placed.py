"""What reads in one place, put in another: conditions behind 'then', 'while' in a trigger, bars that are joined, cards
that are named from the other side. See `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.wordings import OWNERS
from rulebound.language.wordings import Wordings

STATS = "Health/Energy/Mana/ATK/DEF"
SAID_OF = "have/deal/cost/move/ignore"  # of cards and attacks, in a line
CLASSES = {f"{name} cards": f"{name} card" for name in ("Attack", "Movement", "Aura", "Spell", "Enchantment")} | {
    "Basic Spells": "Basic Spell", "Combat Spells": "Combat Spell", "Spells": "Spell", "Attacks": "Attack card",
    "Auras": "Aura card", "Movements": "Movement card", "Enchantments": "Enchantment card", "cards": "card",
    "telegraphed cards": "telegraphed card", "Global cards": "Global card", "Soulbound cards": "Soulbound card",
}  # fmt: skip
BARRED = (
    ("{w=invoke/telegraph/gain/lose/play/be/take} {y}", "{w} {y}"), ("move", "move"), ("attack", "invoke Attack cards"),
    ("be moved", "be pushed"),
)
# A condition is asked of both, a trigger sets off both.
BEFORE = (("^", "", ""), ("^ {c=when/whenever} {z},", "{c} {z} ,", ""), ("^ if {z},", "if {z} ,", "if {z} ,"))
# Who is said twice then: nobody of whom one is chosen, and nothing that is done before, which would be done twice.
ALL_OF_THEM = (
    ("{h=this/your/that/all/each/every/both/enemy/adjacent} {v1}", "{h} {v1}"), ("{h=it/you/enemies}", "{h}"),
    ("the {h=target/attacker/defender/bearer}", "the {h}"),
    ("the {h=target's/attacker's/defender's/enchanted} {v1}", "the {h} {v1}"),
)
# How long something holds, behind what is said of it; not what else is done, nor what could be done against it.
LONG = (
    ("$", ""), ("{d=this/until/during/on} {v9} $", "{d} {v9}"), ("{i=if/while} {c9} $", "{i} {c9}"),
    ("{d=this/until/during/on} {v9} {i=if/while} {c9} $", "{d} {v9} {i} {c9}"),
    ("for the rest of {v9} $", "for the rest of {v9}"),
)
MOMENTS = ("at the end of this turn", "after this attack", "after this Combat", *(
    f"at the {edge} of {whose} next turn" for edge in ("start", "end")
    for whose in ("your", "its", "the target's", "this creature's", "the defender's", "the attacker's")))
PLACED: Wordings = {
    # ---- conditions in other places
    "{v}, then if {x}, {rest}": "{v} . if {x} , {rest}",
    "draw {n} {k=card/cards}<,|> or {n2} <|cards> if {rest}": "draw {n} {k} . if {rest} , draw {n2} cards instead",
    "^ {w=when/whenever} {x} while {y}, {rest}": "{w} {x} , if {y} , {rest}",
    **{f"^ {{w=when/whenever}} {who} {{x}} while {{p=on/adjacent/within}} {{y}}, {{rest}}":
       f"{{w}} {who} {{x}} , if {who} {be} {{p}} {{y}} , {{rest}}"
       for who, be in (("you", "are"), ("this creature", "is"), ("your other creature", "is"))},
    **{f"^ {{w=when/whenever}} {{x}} <on|during> {typed} turn, {{rest}}":
       f"{{w}} {{x}} , if it is {house} turn , {{rest}}" for typed, house in (("your", "your"), ("its own", "its"),
                            ("<an enemy's|an enemy creature's|the opponent's|an opponent's>", "a enemy's"))},
    "^ <once|one time> <per|each|a> turn, if {x} would {y}, {m} instead":
        "the first time {x} would {y} each turn , {m} instead",
    **{f"^ the first time {{x}} would {{y}} each turn, prevent {it} $":
       "the first time {x} would {y} each turn , nothing happens instead" for it in ("<it|that|this|that damage>",)},
    "^ <when|whenever> {x} would {y} while {z}, {m} instead": "if {x} would {y} while {z} , {m} instead",
    "^ {n} more damage {w=if/for} {rest}": "this attack deals {n} more damage {w} {rest}",
    "^ if {x}, {n} more damage $": "if {x} , this attack deals {n} more damage",
    "{p=spend/pay} {n} Energy and {n2} Mana": "spend {n} Energy and spend {n2} Mana",
    "{p=spend/pay} {n} Mana and {n2} Energy": "spend {n} Mana and spend {n2} Energy",
    "^ you may lose {n} {s=@} and {n2} {s2=@} to {rest}": "you may lose {n} {s} and {n2} {s2} . if you do , {rest}",
    **{f"^ {moment}, {{v}}{more} if {{free}} $": f"{moment} , if {{free}} , {{v}}{more}"
       for moment in MOMENTS for more in ("", " and {v2}")},
    # Of whom it is done 'it' is said behind that; in front of it that one is named.
    **{f"^ {moment}, {who} {{v}} {{w=if/unless}} it {{b=is/has/was/moved/attacked/survived/did}} {{rest}}":
       f"{moment} , {{w}} {who} {{b}} {{rest}} , {who} {{v}}"
       for moment in MOMENTS for who in ("it", *(f"the {one}" for one in ("target", "attacker", "defender")))},
    **{f"^ {moment}, {{do=gain/lose/draw/deal/discard/move/steal/push/pull/remove}} {{v}} if {{rest}}":
       f"{moment} , if {{rest}} , {{do}} {{v}}" for moment in MOMENTS},
    "{x} <is|was> knocked on {a=a/an} {y}, {rest}": "{x} is knocked back and {x} is on {a} {y} , {rest}",
    "for each <Aura|one> removed, up to {n}": "for each Aura removed this way , up to {n}",
    **{f"{typed} {some} {{v={SAID_OF}}} {{y}} and {{w={SAID_OF}}} {{z}} {end}":
       f"{once} {who} {{v}} {{y}} {house} . {again} {who} {{w}} {{z}} {house}"
       for typed, once, again in (*BEFORE, ("^ while {z2},", "while {z2} ,", "while {z2} ,"))
       for some, who in ALL_OF_THEM for end, house in LONG},
    "^ {d=until/during/on} {z}, {x} {no=can't/cannot} {v} or {v2} $": "{x} {no} {v} or {v2} {d} {z}",
    "^ {d=this} {z=turn/Combat}, {x} {no=can't/cannot} {v} or {v2} $": "{x} {no} {v} or {v2} {d} {z}",
    # ---- phases that are still to come
    "^ {x} gains {n} {m=less/more} Energy in its next start phase $":
        "on its next turn , {x} gains {n} {m} Energy in its start phase",
    # ---- a Generator, and who is on it
    **{f"if {who} {be} on a Generator, {{h=neutralize/capture}} it":
       f"if {who} {be} on a Generator tile , {{h}} the Generator {who} {be} on" for who, be in (
        ("the defender", "is"), ("the target", "is"), ("this creature", "is"), ("you", "are"))},
    # ---- cards that are named before who invokes them
    **{f"^ the next {{k=Attack/Movement/Spell/Aura}} <card|> {who} invokes{when} costs {{rest}}":
       f"{whose} next {{k}} card{when} costs {{rest}}" for whose, who in OWNERS.items()
       if who not in ("you", "it", "this creature") for when in ("", " this turn", " until the end of its next turn")},
    # ---- counters, of the Auras that have them
    "^ each Aura on {x} loses {n} {k=counter/counters} $": "remove {n} {k} from each Aura on {x}",
    "^ each Aura on {x} gains {n} {k=counter/counters} $": "add {n} {k} to each Aura on {x}",
    # ---- one of two
    "{v=loses/gains} {n} {s=@} or {n2} {s2=@}, <its player's choice|whichever its player chooses>":
        "{v} {n} {s} or {v} {n2} {s2}",
    **{f"^ {every}'s {{s=@}} becomes {{n}} $": f"set the {{s}} of {every} to {{n}}"
       for every in ("each creature", "each enemy creature", "each enemy", "each own creature")},
    "^ while {c}, {x} . <otherwise|if not>, {y} $": "while {c} , {x} . unless {c} , {y}",
    # ---- who they are
    "either of your creatures": "one of your creatures", "any of your creatures": "one of your creatures",
    **{f"^ {long}, {{e=each/any/every}} {{x}} that {{v=moves/attacks/telegraphs/invokes/enters}} {{y}} {{w={verbs}}} "
       "{rest}": f"{long} , whenever a {{x}} {{v}} {{y}} , it {{w}} {{rest}}"
       for long in ("until your next turn", "this turn") for verbs in ("gains/loses/takes",)},
    **{f"move up to {{n}} {{k=tile/tiles}} {way} the {{c=nearest/closest}} {{x}}":
       f"choose the {{c}} {{x}} , then move up to {{n}} {{k}} {way} it" for way in ("toward", "away from")},
    "if {x} has a telegraphed card, return <it|one|one of them> to {rest}":
        "if {x} has a telegraphed card , return 1 telegraphed card of {x} to {rest}",
    **{f"{{no=can't/cannot}} invoke more than {{n}} {{k=card/cards}} {stretch}":
       f"{{no}} invoke more than {{n}} {{k}} each turn {house}"
       for stretch, house in (("<on|during|in> its next turn", "on its next turn"), ("this turn", "this turn"))},
    # ---- how much
    "X {k=tile/tiles/cards}, where X is {q} $": "{k} equal to {q}",
    "deal damage equal to {q} to {x} $": "{x} takes damage equal to {q}",
    "deal damage to {x} equal to {q} $": "{x} takes damage equal to {q}",
    "for each of your creatures": "for each own creature",
    "<attack|Attack> you <made|have made> this turn": "Attack card you invoked this turn",
    **{f"move {way} {{x=it}} {{n}} {{k=tile/tiles}} $": f"move {{n}} {{k}} {way} {{x}}"
       for way in ("toward", "away from")},
    # ---- what somebody cannot do
    # Who is chosen is chosen once, so it may not be said twice.
    **{f"{typed} {some} {{no=can't/cannot}} {{v}} or {other} {end}":
       f"{once} {who} {{no}} {{v}} {house} . {again} {who} {{no}} {same} {house}"
       for typed, once, again in BEFORE for some, who in ALL_OF_THEM for end, house in LONG for other, same in BARRED},
    # ---- cards, said from the other side
    **{f"one of <your|its> {many}": f"a {one}" for many, one in CLASSES.items()},
    **{f"{many} you <invoke|play> cost {{rest}}": f"{many} cost you {{rest}}" for many in CLASSES},
    "{y} cost {n} {m=less/more} {s=Energy/Mana} for {x=you/enemies} $": "{y} cost {x} {n} {m} {s}",
    "{x} {v=pay/pays} {n} {m=less/more} {s=Energy/Mana} for {y} $": "{y} cost {x} {n} {m} {s}",
    **{f"the first of your {many} each turn costs {{rest}}":
       f"the first {one.removesuffix(' card')} card you invoke each turn costs {{rest}}"
       for many, one in CLASSES.items()},
    "you may <invoke|play> {y} for {n} less {s=Energy/Mana}": "{y} cost you {n} less {s}",
}  # fmt: skip
PLACED = {typed.replace("@", STATS): house for typed, house in PLACED.items()}
