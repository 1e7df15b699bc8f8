"""How much is asked and compared, of which class a card is, how often something happens, and what is done instead by as
much as would be. See `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.asked import ANY_CLASS, ANY_STAT
from rulebound.language.wordings import Wordings

# The difference of which a condition in front of it speaks.
THAN = f"if {{x}} {{h=has/have}} {{w=more/less/fewer}} {{s={ANY_STAT}}} than {{y}},"
SAID = "if {x} {h} {w} {s} than {y} ,"
BETWEEN = "the difference between {x's} {s} and {y's} {s}"
MORE_IN_HAND = "if the opponent has more cards in hand than you"
HANDS = "the difference between the number of cards in the opponent's hand and the number of cards in your hand"
AS_MANY = (
    "<equal to the difference|until you have as many|until you have as many as they do|until you have the same number>"
)
OFTEN = "<happens|works|triggers|can happen|may happen|can only happen>"
AT_MOST = "<|at most|up to|no more than|only>"
A_TURN = "<each|per|a|every> turn"
ONCE_OR_TWICE = (("<once|one time>", "once"), ("<twice|two times>", "twice"))
# A class of cards, and two of them.
CLASSES = (f"{{k={ANY_CLASS}}}", "{k=Basic/Combat} Spell")
PAIRS = tuple(f"{one} or {other.replace('{k=', '{k2=')}" for one in CLASSES for other in CLASSES)
MORE, LESS = "<more|higher|greater|larger>", "<less|lower|smaller>"
BEYOND = ((MORE, "more"), (LESS, "less"))
MEASURED: Wordings = {
    # ---- of which class a card is
    **{f"if it is <a|an> {one} <|card>, {{rest}}": f"if that card is a {one} card , {{rest}}"
       for one in (*PAIRS, CLASSES[1])},
    **{f"if it <is not|isn't> <a|an> {one} <|card>, {{rest}}": f"if that card is not a {one} card , {{rest}}"
       for one in (*PAIRS, *CLASSES)},
    **{f"if it was <a|an> {one} <|card>, {{rest}}": f"if the discarded card is a {one} card , {{rest}}"
       for one in (*PAIRS, CLASSES[1])},
    f"if it is the {{o=first/second/third}} {{k={ANY_CLASS}}} {{y}}, {{rest}}": "if this is the {o} {k} {y} , {rest}",
    # ---- how often
    **{f"^ <when|whenever> {{x}}, {{y}} {said} $": f"{house} per turn , when {{x}} , {{y}}"
       for typed, house in ONCE_OR_TWICE for said in (
           f". this {OFTEN} {AT_MOST} {typed} {A_TURN}", f". {AT_MOST} {typed} {A_TURN}",
           f"( {AT_MOST} {typed} {A_TURN} )")},
    **{f"^ <when|whenever> {who} {verb}s <a|1> card, {{v}} . if {it} {verb}s a {{o=second/third}} card "
       "<in the same turn|this turn|that turn|in one turn|in a turn>, {rest}":
       f"when {who} {verb}s 1 card , {{v}} . when {who} {verb}s its {{o}} card in a turn , {{rest}}"
       for who in ("this creature",) for it in ("it", "this creature") for verb in ("telegraph", "invoke")},
    # ---- more of it
    **{f"this attack deals {{n}} {m} damage<,|> <and|plus> {{n2}} {more} <|damage> if {{rest}}":
       f"this attack deals {{n}} {m} damage . if {{rest}} , this attack deals {{n2}} {m} damage"
       for m, more in (("more", "<more|more still|extra|additional>"), ("less", "<less|less still|fewer>"))},
    # ---- more of the same
    **{f"^ {who}{{v={verbs}}} {{n}} {{s={ANY_STAT}}} . if {{x}}, {again}{{v}} {{n2}} <more|extra|additional> $":
       f"{who}{{v}} {{n}} {{s}} . if {{x}} , {again}{{v}} {{n2}} {{s}}"
       for who, again, verbs in (
           ("", "", "gain/lose"), ("{y} ", "it ", "gains/loses"), ("{y} ", "{y} ", "gains/loses"))},
    # ---- what somebody has
    "if {x} {be=is/are} <damaged|wounded|injured|hurt>, {rest}": "if {x} {be} not at full Health , {rest}",
    "if {x} {be=is/are} <undamaged|unhurt|unwounded|uninjured>, {rest}": "if {x} {be} at full Health , {rest}",
    "if your Discard Pile <contains|has|holds> {x}, {rest}": "if you have {x} in your Discard Pile , {rest}",
    "if the damage dealt <is|was> {n} or {b=more/less}, {rest}": "if this attack deals {n} or {b} damage , {rest}",
    **{f"if you are {behind} <on|in> Points, {{rest}}": f"if you have {house} Points than the opponent , {{rest}}"
       for behind, house in (("behind", "fewer"), ("ahead", "more"))},
    **{f"if {{one's}} {{s={ANY_STAT}}} is {typed} {{n}}, {{rest}}": f"if {{one}} has {house} {{s}} , {{rest}}"
       for typed, house in (("<|exactly>", "exactly {n}"), (f"{MORE} than", "{n+1} or more"),
                            ("above", "{n+1} or more"))},
    **{f"if {{one's}} {{s={ANY_STAT}}} is {more} than {{one's2}}, {{rest}}":
       f"if {{one}} has {house} {{s}} than {{one2}} , {{rest}}" for more, house in BEYOND},
    **{f"if your {{s={ANY_STAT}}} is {more} than {{one's}}, {{rest}}":
       f"if you have {house} {{s}} than {{one}} , {{rest}}"
       for more, house in BEYOND},
    **{f"if {{one's}} {{s={ANY_STAT}}} is {more} than yours, {{rest}}":
       f"if {{one}} has {house} {{s}} than you , {{rest}}"
       for more, house in BEYOND},
    **{f"if {{x}} {{h=has/have}} {more} Auras than {{y}}, {{rest}}":
       f"if the number of Auras on {{x}} is {house} than the number of Auras on {{y}} , {{rest}}"
       for more, house in (("more", "more"), ("<fewer|less>", "less"))},
    f"if {{x}} and {{y}} have the same {{s={ANY_STAT}}}, {{rest}}": "if {x's} {s} is equal to {y's} {s} , {rest}",
    f"if {{x}} has the same {{s={ANY_STAT}}} as {{y}}, {{rest}}": "if {x's} {s} is equal to {y's} {s} , {rest}",
    # ---- what was open is said in front of it
    **{f"{verb} up to {{n}} {{s={ANY_STAT}}} . {{y}} for <each|every> {{s}} <lost|spent> $":
       f"{verb} up to {{n}} {{s}} . {{y}} for each {{s}} lost this way" for verb in ("lose", "spend")},
    # ---- what could not be done
    **{f"{{v={done}}} {{y}} . if {who} <can't|cannot>, {{rest}}": f"{{v}} {{y}} . if {who} don't , {{rest}}"
       for done, who in (("discards/loses/spends", "they"), ("discard/lose/spend", "you"))},
    # ---- how far
    "X {k=tiles}, where X is {q}<,|> up to {n} $": "{k} equal to {q} , up to {n}",
    f"as many tiles as you have {{s={ANY_STAT}}}": "tiles equal to your {s}",
    # ---- of the Combat that is over by then
    **{f"^ after {combat}, if {{x}} {{v=lost/took/gained/dealt}} {{y}}, {{rest}}":
       "after this Combat , if {x} {v} {y} in this Combat , {rest}"
       for combat in ("<this Combat|the Combat>", "<the|this> attack <|resolves|has resolved>")},
    "^ after this Combat, {y} for each damage {x} {v=took/dealt} $":
        "after this Combat , {y} for each damage {x} {v} in this Combat",
    # ---- the difference
    **{f"{THAN} {{v}} equal to {half}the difference": f"{SAID} {{v}} equal to {half}{BETWEEN}"
       for half in ("", "half ")},
    **{f"{THAN} {{v=gain/lose}} {half}the difference": f"{SAID} {{v}} {{s}} equal to {half}{BETWEEN}"
       for half in ("", "half ")},
    **{f"{THAN} {{z}} {{v=gains/loses}} {half}the difference": f"{SAID} {{z}} {{v}} {{s}} equal to {half}{BETWEEN}"
       for half in ("", "half ")},
    f"{MORE_IN_HAND}, draw cards {AS_MANY} $": f"{MORE_IN_HAND} , draw cards equal to {HANDS}",
    f"{MORE_IN_HAND}, draw cards {AS_MANY}, {{rest}}": f"{MORE_IN_HAND} , draw cards equal to {HANDS} , {{rest}}",
    **{f"the difference between {whose} {{s={ANY_STAT}}} and {{one's}}{end}":
       f"the difference between {whose} {{s}} and {{one's}} {{s}}{end}"
       for whose in ("your", "this creature's", "its") for end in (" $", " , {rest}", ", {rest}")},
    # ---- the damage, and less of it
    "^ {v}, and if {rest}": "{v} . if {rest}",
    "deal {n} damage ( {n2} <|damage> if {x} ) $": "deal {n} damage . if {x} , deal {n2} damage instead",
    "^ deal {n} damage<,|> <minus|reduced by|less> {n2} <|damage> for each {rest}":
        "deal {n} damage . this attack deals {n2} less damage for each {rest}",
    # ---- so much, or so much if
    **{f"^ {{w=when/whenever}} {{e}}, {who}{{v={verb}}} {{n}} {{s={ANY_STAT}}}, or {{n2}} {{s}} if {{rest}}":
       f"{{w}} {{e}} , if {{rest}} , {who}{{v}} {{n2}} {{s}} ; otherwise , {who}{{v}} {{n}} {{s}}"
       for who, verb in (("{x} ", "loses/gains"), ("", "lose/gain"))},
}  # fmt: skip

# As much as would be, and more of it, or half of it.
WOULD = tuple((f"{typed},", f"{house} ,") for typed, house in (
    (f"if {{x}} would {{v=lose/gain}} {{s={ANY_STAT}}}", "if {x} would {v} {s}"),
    (f"if {{x}} would {{v=lose/gain}} {{n}} or {{b=more/less}} {{s={ANY_STAT}}} <|at once>",
     "if {x} would {v} {n} or {b} {s}"),
    (f"the next time {{x}} would {{v=lose/gain}} {{s={ANY_STAT}}}", "the next time {x} would {v} {s}"),
    (f"the next time {{x}} would {{v=lose/gain}} {{s={ANY_STAT}}} this turn",
     "the next time {x} would {v} {s} this turn"),
))  # fmt: skip
WOULD_TAKE = tuple((f"{when} {{x}} would take {much}damage{end},", f"{when} {{x}} would take {much}damage{end} ,")
    for when in ("if", "the next time") for much in ("", "{n} or more ") for end in ("", " this turn"))  # fmt: skip
OF_IT = "<of that|of it|that much|as much|that amount>"
HALF = f"half {OF_IT} <|{{s}}>"
HALF_DAMAGE = f"half {OF_IT} <|damage>"
MORE_OF_IT = "{n2} <more|additional|extra> <|{s}>"
WOULD_GAIN = "if {x} would {v} {s} ,"
INSTEAD: Wordings = {
    **{f"{would} {{y}} {{w=loses/gains/lose/gain}} {typed} $": f"{house} {{y}} {{w}} {instead} instead"
       for would, house in WOULD for typed, instead in (
           (f"{HALF} <|instead>, rounded {{r=up/down}} <|instead>", "{s} equal to half of that , rounded {r}"),
           (f"{HALF}, rounded {{r=up/down}}, instead", "{s} equal to half of that , rounded {r}"),
           (f"{HALF} <|instead>", "{s} equal to half of that , rounded down"),
           ("twice that much <|instead>", "twice that much {s}"),
           (f"{MORE_OF_IT} <|instead>", "that much plus {n2} {s}"))
       if (house, typed) != (WOULD_GAIN, f"{MORE_OF_IT} <|instead>")},
    # What gains more with each gain is said of Health, and of this creature without the name of the stat.
    f"if {{x}} would lose {{s={ANY_STAT}}}, {{y}} {{w=loses/lose}} {MORE_OF_IT} <|instead> $":
        "if {x} would lose {s} , {y} {w} that much plus {n2} {s} instead",
    "if {x} would gain {s=Energy/Mana/ATK/DEF}, {y} {w=gains/gain} {n2} <more|additional|extra> {s} <|instead> $":
        "if {x} would gain {s} , {y} {w} that much plus {n2} {s} instead",
    **{f"{would} {{y}} {{w=takes/take}} {typed} $": f"{house} {{y}} {{w}} {instead} instead"
       for would, house in WOULD_TAKE for typed, instead in (
           (f"{HALF_DAMAGE} <|instead>, rounded {{r=up/down}} <|instead>",
            "damage equal to half of that , rounded {r}"),
           (f"{HALF_DAMAGE} <|instead>", "damage equal to half of that , rounded down"))},
    **{f"the next time {{x}} {verb}s {{s={ANY_STAT}}} this turn, {{y}} {{w=loses/gains}} {MORE_OF_IT} $":
       f"the next time {{x}} would {verb} {{s}} this turn , {{y}} {{w}} that much plus {{n2}} {{s}} instead"
       for verb in ("lose", "gain")},
}  # fmt: skip
