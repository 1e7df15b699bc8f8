"""Of whom, where and how many it is asked, in the order of the house: piles of creatures, bounds behind what they
bound, two creatures that are near each other, moments and edges of turns. See `language/shapes.py`: each says the
same wherever it fits."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.wordings import CLASSES, FEW, STATS
from rulebound.language.wordings import Wordings

ANY_STAT = "/".join(STATS)
MUCH = f"{ANY_STAT}/damage/cards/Auras/Points/Generators/counters/tiles/card/Aura"
LESS, MORE = "<less|fewer|lower>", "<more|higher|greater>"
ANY_CLASS = "Attack/Movement/Aura/Spell/Enchantment"
# Your two creatures, which are near each other if one is near the other.
YOUR_TWO = "<your creatures|your two creatures|both your creatures|both of your creatures|all your creatures>"
OTHER = "<each other|one another>"
NEAR = (("{w=adjacent} to", "{w} to"), ("next to", "adjacent to"),
        ("within {n} {k=tile/tiles} of", "within {n} {k} of"))  # fmt: skip
# Who is one creature, so that it can be said twice.
DEFINITE = ("the {x}", "your {x}", "this creature")
DOES = "loses/gains/takes/discards/draws/moves/deals/cannot/can't/has"

ASKED_WORDINGS: Wordings = {
    **{f"{who} do not,": f"{who} don't ," for who in ("if they", "if you")},
    **{f"{who} does not,": f"{who} doesn't ," for who in ("if it", "if this creature", "if the opponent")},
    **{f"{who} {dies} {how}": f"{who} died" for who in ("the defender", "the target") for dies in ("dies", "died")
       for how in ("this way", "from this attack", "by this attack", "from this", "from the attack", "from it",
                   "because of this", "because of this attack", "as a result")},
    **{f"this Aura's {last} counter is {gone}": "the last counter is removed" for last in ("last", "final", "only")
       for gone in ("removed", "gone", "taken off")},
    **{f"Knockback {pushes} {whom}": "the defender is knocked back" for whom in ("the defender", "the target", "it")
       for pushes in ("pushes", "pushed", "moves", "moved", "knocks back", "knocked back")},
    **{f"is {mine}": "is yours" for mine in (
        "an own creature", "your own creature", "one of your creatures", "your creature", "a friendly creature",
        "friendly", "your own", "an allied creature")},
    "is one of the opponent's creatures": "is an enemy", "is the opponent's creature": "is an enemy",
    "is the opponent's": "is an enemy", "is hostile": "is an enemy",
    **{f"if {invoked} {on} {whose} turn": f"if it is {whose} turn" for whose in (
            "your", "an enemy's", "the opponent's", "an enemy creature's", "another creature's")
       for on in ("on", "during", "in") for invoked in (
            "you invoke this card", "you invoke this", "this card is invoked", "this is invoked", "it is invoked",
            "you invoked this card", "you invoked this", "this card was invoked", "this was invoked")},
    **{f"damage {dealt} !is": "damage dealt" for dealt in (
        "it was dealt", "dealt to it", "dealt to the defender", "dealt to the target", "it is dealt")},
    **{f"{missing} {most}": missing for missing in ("is missing", "are missing")
       for most in ("from 19", "from its maximum", "from its full Health", "to 19")},
    "in the middle row !end/ends": "on the middle row", "other than this one": "other than this creature",
    "else !or/anything/nothing/anyone/someone/somebody/anybody": "otherwise",
    **{f"you {kill} {whom}": f"{whom} died" for kill in ("kill", "killed", "slay") for whom in (
        "the defender", "the target")},
    **{f"{case} a wall slam,": "if the defender is slammed ,"
       for case in ("in case of", "on", "upon", "in the event of")},
    **{f"is left with {n} or {bound}": f"has {n} or {bound}" for n in FEW for bound in ("less", "more", "fewer")},
    **{f"at distance {n} or {bound}": f"{n} or {bound} tiles away" for n in FEW for bound in ("less", "more")},
    "stands exactly": "is exactly", "has 2 telegraphed cards": "has 2 or more telegraphed cards",
    "has 3 Auras": "has 3 or more Auras", "have 2 telegraphed cards": "have 2 or more telegraphed cards",
    "have 3 Auras": "have 3 or more Auras", "invoked nothing": "invoked no cards",
    **{f"was not {pushed}": "was not knocked back" for pushed in ("pushed by Knockback", "pushed back")},
    "could not be pushed by Knockback": "was not knocked back", "could not be knocked back": "was not knocked back",
    **{f"no damage {was} {dealt}, !to": "this attack deals no damage ," for was in ("is", "was")
       for dealt in ("dealt", "dealt this way")},
    **{f"{who} then {where}": f"{who} {where}" for who in ("you are", "it is", "this creature is")
       for where in ("adjacent", "on", "within")},
    **{f"{this} your first attack this turn": "this is your first Attack card this turn"
       for this in ("it is", "this is", "this attack is")},
    "can't attack again": "can't attack", "cannot attack again": "cannot attack",
    "so far this turn": "this turn", "kills another creature": "kills a creature",
    "reaches 0": "falls to 0", "reach 0": "fall to 0",
    **{f"an Aura is {added}": "an Aura is put on" for added in ("added to", "placed on", "attached to", "laid on")},
    **{f"an Aura is {added} {whose} Aura Pile": f"an Aura is put on {who}"
       for added in ("added to", "put into", "placed in")
       for whose, who in (("this creature's", "this creature"), ("its", "it"), ("your", "you"))},
    **{f"{it} {gets} an Aura": f"an Aura is put on {it}" for it in ("this creature", "your other creature")
       for gets in ("gets", "receives", "gains")},
    **{f"an Aura leaves {it}": f"an Aura on {it} is removed" for it in ("this creature", "your other creature")},
    "this creature causes a wall slam": "this creature slams an enemy",
    "you cause a wall slam": "you slam an enemy",
    "this creature misses with an attack": "this creature's attack misses",
    "an attack of this creature misses": "this creature's attack misses",
    "an attack by this creature misses": "this creature's attack misses",
    "at the end of every turn": "at the end of each turn", "at the start of every turn": "at the start of each turn",
    **{f"at the {edge} of {whose} turn": f"when an enemy creature {edges} its turn" for edge, edges in (
            ("start", "starts"), ("end", "ends"))
       for whose in ("the opponent's", "your opponent's", "an enemy's", "an enemy creature's", "each enemy",
                     "each enemy creature's", "each enemy's", "each opponent's", "every enemy", "every opponent's",
                     "each of the opponent's", "the enemy's", "each opposing creature's")},
    "neither of your creatures": "none of your creatures", "no creature of yours": "none of your creatures",
    "neither of the enemy creatures": "none of the opponent's creatures",
    **{f"{during} this Combat": "in this Combat" for during in ("during", "throughout", "in the course of")},
    **{f"invoked {what}this Combat": f"invoked {what}in this Combat" for what in (
        "", "no cards ", "any cards ", "a card ", "cards ", *(f"a {name} " for name in CLASSES),
        *(f"an {name} " for name in CLASSES), *(f"a {name} card " for name in CLASSES))},
    **{f"each {name} {who}": f"each {name} card {who}" for name in CLASSES for who in (
        "you", "the opponent", "the attacker", "the defender", "the target", "this creature", "it", "invoked")},
}  # fmt: skip

ASKED: Wordings = {
    # ---- how much of it
    **{f"{{n}} {tiles} or {bound}": f"{{n}} or {house} {tiles}" for tiles in (
        "{k=Generator} {t=tile/tiles}", "{k=Movement/Attack/Spell/Aura/Enchantment/Combat/Basic} {t=card/cards/Spells}",
        "{k=tile/tiles} {t=away}")
       for bound, house in ((LESS, "less"), (MORE, "more"))},
    f"{{n}} {{k={MUCH}}} or {LESS}": "{n} or less {k}",
    f"{{n}} {{k={MUCH}}} or {MORE}": "{n} or more {k}",
    "equal to {q}<,|> <|but|and> <to a maximum of|up to a maximum of|at most|no more than|not more than|max> {n}":
        "equal to {q} , up to {n}",
    f"equal to {{q}}, up to {{n}} {{k={MUCH}}} $": "equal to {q} , up to {n}",
    f"at least {{n}} {{k={MUCH}}}": "{n} or more {k}",

    "{v=remove/removes/add/adds} {n} <additional|extra|more|further> {k=counter/counters}": "{v} {n} {k}",
    "; put {n} <additional|extra|more> {k=counter/counters} on it": ". the enchanted card has {n} more {k}",
    # ---- which cards
    f"<a|an> {{k={ANY_CLASS}}} card or <a|an> {{k2={ANY_CLASS}}} card": "a {k} or {k2} card",
    f"<a|an> {{k={ANY_CLASS}}} or <a|an> {{k2={ANY_CLASS}}} card": "a {k} or {k2} card",
    f"<a|an> {{k={ANY_CLASS}}} or <a|an> {{k2=Basic/Combat}} Spell": "a {k} or {k2} Spell",
    f"{{k={ANY_CLASS}}} cards <and|or> {{k2={ANY_CLASS}}} cards": "{k} or {k2} cards",
    f"{{k={ANY_CLASS}}} and {{k2={ANY_CLASS}}} cards": "{k} or {k2} cards",
    f"each {{k={ANY_CLASS}}} and {{k2={ANY_CLASS}}} card": "each {k} or {k2} card",
    f"each {{k={ANY_CLASS}}} <and|or> {{k2=Basic/Combat}} Spell": "each {k} or {k2} Spell card",
    # ---- where cards lie
    "{k=Aura/Auras} <in|of> {one's} Aura Pile": "{k} on {one}",
    "{k=Aura/Auras} from {one's} Aura Pile": "{k} from {one}",
    "{k=Aura/Auras} <in|of> your Aura Pile": "{k} on you",
    "{k=Aura/Auras} from your Aura Pile": "{k} from you",
    "telegraphed {k=card/cards} <in|from|of> {one's} Telegraph Pile": "telegraphed {k} of {one}",
    "telegraphed {k=card/cards} <in|from|of> your Telegraph Pile": "telegraphed {k} of you",
    # ---- what they are like
    "that <has|have> {a=a/an/no/full/negative}": "with {a}", "that <has|have> {n}": "with {n}",
    f"with <positive|some> {{s={ANY_STAT}}}": "with 1 or more {s}",
    "with more than {n} {k=Aura/Auras}": "with {n+1} or more Auras",
    **{f"<damaged|wounded|injured|hurt> {who}": f"{who} not at full Health"
       for who in ("{s=own/enemy} {k=creature/creatures}", "{k=creature/creatures}", "{k=enemy/enemies}")},
    **{f"the {{s=enemy/own}} creature {far} {{x=you/it/this/the/your}}": f"the {house} {{s}} creature {to} {{x}}"
       for far, house, to in (("<nearest|closest> to", "nearest", "to"),
                              ("<farthest|furthest> <away from|from>", "farthest", "from"))},
    **{f"the creature {far} {{x=you/it/this/the/your}}": f"the {house} creature {to} {{x}}"
       for far, house, to in (("<nearest|closest> to", "nearest", "to"),
                              ("<farthest|furthest> <away from|from>", "farthest", "from"))},
    f"your creature with the {{h=most/least/highest/lowest}} {{s={ANY_STAT}}}": "a own creature with the {h} {s}",
    "for every {n}": "for each {n}",
    # ---- each other
    **{f"{YOUR_TWO} are {near} {OTHER}": f"this creature is {house} your other creature"
       for near, house in NEAR},
    **{f"{YOUR_TWO} are not {near} {OTHER}": f"this creature is not {house} your other creature"
       for near, house in (("{w=adjacent} to", "{w} to"), ("next to", "adjacent to"),
                           ("within {n} {k=tile/tiles} of", "within {n} {k} of"))},
    "{k=card/cards} this Combat": "{k} in this Combat",
    # ---- who did so in the Combat: of each player one creature fights
    **{f"{typed} <|has> invoked {{x}} in this Combat": f"the {house} invoked {{x}} in this Combat"
       for typed, house in (("the opponent", "opposing creature"), ("the <defender's|target's> player", "defender"),
                            ("the attacker's player", "attacker"))},
    **{f"{typed} <|has> invoked in this Combat": f"the {house} invoked in this Combat"
       for typed, house in (("the opponent", "opposing creature"), ("the <defender's|target's> player", "defender"),
                            ("the attacker's player", "attacker"))},
    # ---- when
    "^ <during|in|at|on> <your|this creature's> {e=start/end} phase, {rest}":
        "at the {e} of this creature's turn , {rest}",
    "^ {e=start/end} phase: {rest}": "at the {e} of this creature's turn , {rest}",
    "^ when the last counter is removed from this Aura, {rest}": "when the last counter is removed , {rest}",
    "^ when <this creature survives|you survive> <an|any> attack, {rest}": "after this creature is attacked , {rest}",
    "{v=capture/captures} or {w=neutralize/neutralizes} <a|any> Generator <|tile>":
        "{v} a Generator or {w} a Generator",
    "{v=neutralize/neutralizes} or {w=capture/captures} <a|any> Generator <|tile>":
        "{v} a Generator or {w} a Generator",
    "^ {w=when/whenever} {x} interacts with <a|any> Generator <|tile>, {rest}":
        "{w} {x} captures a Generator or neutralizes a Generator , {rest}",
    "^ {w=when/whenever} you interact with <a|any> Generator <|tile>, {rest}":
        "{w} you capture a Generator or neutralize a Generator , {rest}",
    "^ {w=when/whenever} a enemy <|creature> invokes {a=a/an} {k} <against|at|on> <this creature|you>, {rest}":
        "{w} this creature is targeted by a enemy {k} , {rest}",
    "{w=when/whenever} {x} <drops|falls> to {n} or <less|fewer|lower> Health": "{w} {x's} Health falls to {n} or less",
    "^ {w=when/whenever} <this creature is|you are> attacked and <survives|survive>, {rest}":
        "after this creature is attacked , {rest}",
    "^ {w=when/whenever} {a=a/an} attack against <this creature|you> deals {n} or more damage, {rest}":
        "{w} this creature takes {n} or more damage from {a} attack , {rest}",
    "^ {w=when/whenever} {a=a/an} attack deals {n} or more damage to <this creature|you>, {rest}":
        "{w} this creature takes {n} or more damage from {a} attack , {rest}",
    "^ <during|on> <other creatures'|another creature's> <turns|turn>, {rest}":
        "while it is not this creature's turn , {rest}",
    # ---- how long
    **{f"^ until the {e} of {{one's}} next turn, it {{rest}}": f"until {the}its next turn , {{one}} {{rest}}"
       for e, the in (("end", "the end of "), ("start", "the start of "))},
    "^ until {one's} next turn, it {rest}": "until its next turn , {one} {rest}",
    "^ <on|during|in> {one's} next turn, it {rest}": "during its next turn , {one} {rest}",
    "{e=start/end} of this creature's next turn": "{e} of your next turn",
    "until this creature's next turn": "until your next turn",
    # ---- two things that are so of one
    **{f"if {who} {{b=is/has/was/moved/attacked}} {{v}} {{j=and/or}} {{b2=is/has/was/moved/attacked}} {{rest}}":
       f"if {who} {{b}} {{v}} {{j}} {who} {{b2}} {{rest}}" for who in (*DEFINITE, "it")},
    "if you {b=are/have/were/moved} {v} {j=and/or} {b2=are/have/were/moved/attacked} {rest}":
        "if you {b} {v} {j} you {b2} {rest}",
    "^ if {x}: {rest}": "if {x} , {rest}",
    "half of {w=your/the/its/this}": "half {w}",
    # ---- a condition in the midst of it
    **{f"^ {who}, if it {{b=is/has/was}} {{y}}, {{v={DOES}}} {{rest}}": f"if {who} {{b}} {{y}} , {who} {{v}} {{rest}}"
       for who in DEFINITE},
    **{f"^ {who}, if {{p=adjacent/within/on/in}} {{y}}, {{v={DOES}}} {{rest}}":
       f"if {who} is {{p}} {{y}} , {who} {{v}} {{rest}}" for who in DEFINITE},
    # ---- of this attack, and of this move
    "^ when the defender is slammed, {rest}": "if the defender is slammed , {rest}",
    "deals {n} {m=less/more} $": "deals {n} {m} damage",
    "deals {n} {m=less/more} {w=if/unless/for} {rest}": "deals {n} {m} damage {w} {rest}",
    "takes {n} {m=less/more} $": "takes {n} {m} damage",
    "^ otherwise, it deals {n} {m=less/more} damage": "otherwise , this attack deals {n} {m} damage",
    "^ <do not|don't> lose <|your> {s=ATK/DEF} {w=from/by/for/after} {rest}": "you do not lose your {s} {w} {rest}",
    "you <do not|don't> lose {s=ATK/DEF} {w=from/by/for/after} this attack": "you do not lose your {s} {w} this attack",
    "{k=if} {x}, <do not|don't> lose <|your> {s=ATK/DEF} {w=from/by/for/after} {rest}":
        "{k} {x} , you do not lose your {s} {w} {rest}",
    "if <you|this creature> <end|ends|ended> <this|the|that|your|its> <move|movement> {p=on/adjacent/within/next}":
        "if this creature is {p}",
    # ---- what came of the attack
    "if {n} or {b=more/less} damage <is|was> dealt <|this way>": "if this attack deals {n} or {b} damage",
    f"if {{x}} <survives|survived> with {{n}} or {{b=less/more}} {{s={ANY_STAT}}}":
        "if {x} survives and {x} has {n} or {b} {s}",
    "if {x} <is|was> <pushed|knocked|knocked back> <onto|on> {a=a/an} "
    "{k=Star/Generator/Energy/Health/Strength/Center/gray} tile":
        "if {x} is knocked back and {x} is on {a} {k} tile",
    # ---- who did nothing else
    **{f"{who} <did not|didn't> invoke {{x}} in this Combat": f"the {house} did not invoke {{x}} in this Combat"
       for who, house in (("the opponent", "opposing creature"), ("the <defender's|target's> player", "defender"))},
    "card the opponent invokes in this Combat": "card the opposing creature invoked in this Combat",
    **{f"{typed} <another|any other> card this turn":
       "this is the first card this creature has invoked this turn"
       for typed in ("this creature <has not|hasn't|did not|didn't> <invoked|invoke>",
                     "you <have not|haven't|did not|didn't> <invoked|invoke>")},
    "{one's} Telegraph Pile <holds|has|contains> <a|at least one|1 or more> <card|cards>":
        "{one} has a telegraphed card",
    # ---- whether the card may be invoked
    "^ invoke <|this> only <while|when|if> {w=attacking}": "invoke this only if this creature is the attacker",
    "^ invoke <|this> only <while|when|if> {w=defending}": "invoke this only if this creature is the defender",
    "^ invoke this only {w=while/when} {rest}": "invoke this only if {rest}",
    "^ invoke only {rest}": "invoke this only {rest}",
    "^ <can|may> only be <invoked|played> {w=if/as/while/during/when} {rest}": "invoke this only {w} {rest}",
}  # fmt: skip
