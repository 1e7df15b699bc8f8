"""Further words and sentences of another shape that designers of Starlight cards type: see `wordings.py` and
`paraphrases.py`, of which these are more."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.said_otherwise import WHOSE
from rulebound.language.paraphrases import AGAIN
from rulebound.language.wordings import Wordings

FEW = range(1, 10)
WORDS = ("one", "two", "three", "four", "five", "six")
STATS = "Health/Energy/Mana/ATK/DEF"
ONE_WORD = "Attack/Movement/Aura/Spell/Enchantment"
OWNERS = {
    "this creature's": "this creature", "the target's": "the target", "the attacker's": "the attacker",
    "the defender's": "the defender", "that creature's": "that creature", "its": "it", "the bearer's": "this creature",
}  # fmt: skip
# To move somebody away, and to move somebody nearer.
PUSHES = {"shove": "push", "drive": "push", "hurl": "push", "fling": "push", "force": "push",
          "repel": "push", "blow": "push", "throw": "push", "drag": "pull", "yank": "pull", "haul": "pull",
          "tug": "pull", "reel": "pull"}  # fmt: skip
# With what a sentence begins anew behind a semicolon, besides what the core has.
FURTHER_ON = ("the/your/target/creatures/other/enemies/enemy/all/both/telegraph/interact/neutralize/capture/leap/swap/"
              "steal/look/shuffle/spend/double/set/an/a/no/any/attacks/then")
# That the second time may be aimed at another.
AGAIN_ON = ("you may choose a new target", "you may choose a new target for it", "you may choose another target",
            "you may choose a new target for the repeat", "you may choose new targets",
            "you choose new targets if you like", "you choose a new target if you like",
            "it may have a new target", "you may choose a different target")
CHOOSING_ON = ("choosing a new target for the second time if you wish", "choosing a new target the second time",
               "with a new target for the second time if you like", "choosing new targets if you like")
ANEW = " , the second time with any target"
FORBIDDEN = (f"{ONE_WORD}/Attacks/Movements/Auras/Spells/Enchantments/Basic/Combat/cards/any/telegraphed/Global/"
             "Soulbound")
WOULD = (("^ <if|when|whenever>", "if"), ("^ the next time", "the next time"))
# Who would do or undergo it, and the words for the same creature behind that.
THE_SAME = (("{x}", "it"), ("this creature", "this creature"), ("you", "<you|this creature>"),
            ("your other creature", "your other creature"))
DYING = (("{x}", "it", "its"), ("this creature", "this creature", "its"), ("you", "<you|this creature>", "your"),
         ("your other creature", "your other creature", "its"))
# The same with what would happen, that it does not, and the words for it.
NOTHING = {
    "gain": ("<gains|gain> <none|nothing|none instead|nothing instead>", "<that gain|the gain>"),
    "lose": ("<loses|lose> <none|nothing|none instead|nothing instead>", "<that loss|the loss>"),
    "take": ("<takes|take> <none|nothing|no damage|none instead|nothing instead|no damage instead>",
             "<that damage|the damage>"),
}  # fmt: skip
MORE_WORDINGS: Wordings = {
    ", too": "", "dmg": "damage", "free of charge": "for free", "per turn": "per turn", "per combat": "per Combat",
    "per": "for each", "provided that": "if", "provided": "if", "printed energy cost": "Energy cost",
    "printed mana cost": "Mana cost",
    **{f"(round {way})": f", rounded {way}" for way in ("up", "down")},
    **{f"(rounded {way})": f", rounded {way}" for way in ("up", "down")},
    **{f"(rounding {way})": f", rounded {way}" for way in ("up", "down")},
    **{f"rounding {way}": f"rounded {way}" for way in ("up", "down")},
    **{f"{typed} !plus/+1/+2": f", up to {n}" for n in (*FEW, *WORDS) for typed in (
        f"(max {n})", f"(maximum {n})", f"(up to {n})", f"(to a maximum of {n})", f"(at most {n})", f", max {n}",
        f", maximum {n}", f", to a maximum of {n}", f"to a maximum of {n}", f", to a max of {n}",
        f", up to a maximum of {n}", f"up to a maximum of {n}", f", up to a max of {n}", f", with a maximum of {n}",
        f", maximum of {n}", f", maxing out at {n}", f"(no more than {n})", f", but no more than {n}",
        f", but not more than {n}", f", but at most {n}", f", capped at {n}", f"(max. {n})",
        f"(capped at {n})")},
    # ---- whose
    **{f"{whose} {player}": f"the player of {who}" for whose, who in OWNERS.items()
       for player in ("player", "controller", "owner")},
    # ---- the Combat
    "the attack in this Combat": "this attack", "the attack in the Combat": "this attack",
    "this Combat's attack": "this attack", "the current attack": "this attack", "the incoming attack": "this attack",
    "the attack of this Combat": "this attack", "the damage of the attack in this Combat": "the damage of this attack",
    "the damage of the attack of this Combat": "the damage of this attack",
    "your opponent in this Combat": "the opposing creature",
    "your opponent in Combat": "the opposing creature", "the other combatant": "the opposing creature",
    "for the rest of this Combat,": "this Combat ,", "for the rest of this Combat": "this Combat",
    "for the remainder of this Combat": "this Combat", "until the end of this Combat": "this Combat",
    "until this Combat ends": "this Combat", "until the Combat ends": "this Combat", "until Combat ends": "this Combat",
    "for the remainder of the turn": "this turn", "for the rest of the turn": "this turn",
    "during this turn": "this turn",
    "the card you enchant with this": "the enchanted card", "the card you enchant": "the enchanted card",
    "the card enchanted with this": "the enchanted card", "the card it enchants": "the enchanted card",
    "causes no Knockback": "has no Knockback", "deals no Knockback": "has no Knockback",
    # ---- verbs
    **{f"{typed} the": f"{house} the" for typed, house in PUSHES.items()},
    **{f"{typed} it": f"{house} it" for typed, house in PUSHES.items()},
    **{f"{typed} {a}": f"{house} {a}" for typed, house in PUSHES.items()
       for a in ("a", "an", "each", "that", "target", "all", "adjacent", "one")},
    "one Aura": "1 Aura", "enchant a card": "enchant any card", "invoke with a card": "enchant any card",
    "dispel": "remove",
    "strip": "remove", "score": "gain", "scores": "gains", "decides": "chooses",
    "decides:": "chooses :", "picks one:": "chooses one :", "picks": "chooses",
    "has any telegraphed cards": "has a telegraphed card", "has any telegraphed card": "has a telegraphed card",
    "have any telegraphed cards": "have a telegraphed card", "is telegraphing a card": "has a telegraphed card",
    "has something telegraphed": "has a telegraphed card", "has a card telegraphed": "has a telegraphed card",
    "have a card telegraphed": "have a telegraphed card",
    **{f"each full {n}": f"each {n}" for n in (*FEW, *WORDS)},
    **{f"every full {n}": f"each {n}" for n in (*FEW, *WORDS)},
    "is still on the board": "is on the board", "run straight through": "pass through",
    "run through": "pass through", "walk through": "pass through", "travel through": "pass through",
    "step through": "pass through", "go through": "pass through", "pass over": "pass through",
    "move over": "pass through", "jump over": "pass through", "while doing so": "", "in doing so": "",
    "one of your opponent's creatures": "an enemy creature",
    "one of the opponent's creatures": "an enemy creature", "creatures you control": "your creatures",
    "creature you control": "own creature", "creatures your opponent controls": "enemy creatures",
}  # fmt: skip
FURTHER: dict[str, str] = {
    # ---- several sentences in one
    "^ {n} damage, {do=draw/gain/lose/push/pull/move/discard/heal} {rest}": "deal {n} damage . {do} {rest}",
    f"^ {{v}}; {{w={FURTHER_ON}}} {{rest}}": "{v} . {w} {rest}",
    f"^ {{v}} and {{v2}}; {{w={FURTHER_ON}/{AGAIN}}} {{rest}}": "{v} and {v2} . {w} {rest}",
    "^ {v}, {w=draw/gain/lose/push/pull/move} {rest}": "{v} . {w} {rest}",
    # ---- modes
    "chooses: {m}, or {w=gains/loses} {rest}": "chooses one : {m} ; or it {w} {rest}",
    "chooses: {m}; or {m2} $": "chooses one : {m} ; or {m2}",
    # ---- the Combat
    "gain half the damage <it deals|it dealt|dealt|this attack deals> as {s=@}, rounded {r=up/down}":
        "gain {s} equal to half the damage dealt , rounded {r}",
    "gain half the damage <it deals|it dealt|dealt|this attack deals> as {s=@} $":
        "gain {s} equal to half the damage dealt , rounded down",
    "equal to half the damage dealt $": "equal to half the damage dealt , rounded down",
    "equal to half <|of> {q} $": "equal to half {q} , rounded down",
    "^ for {a=a/an} {k=Attack/Movement/Aura/Spell} card: {rest}": "enchant {a} {k} card . {rest}",
    "^ enchant {a=a/an} {k=Attack/Movement/Aura/Spell} <|card>: {rest}": "enchant {a} {k} card . {rest}",
    "^ put {n} <additional|extra|more> {k=counter/counters} on it $": "the enchanted card has {n} more {k}",
    **{f"if {whose} {{s=@}} is {sign}": f"if {who} has {house} {{s}}" for who, whose in WHOSE.items()
       for sign, house in (("positive", "1 or more"), ("above 0", "1 or more"), ("above zero", "1 or more"),
                           ("below zero", "less than 0"), ("not positive", "0 or less"))},
    **{f"^ if <the defender's|its> DEF is {positive}, this attack treats it as <0|zero> $":
       "if the defender has 1 or more DEF , this attack ignores DEF"
       for positive in ("positive", "above 0", "above zero", "1 or more")},
    # ---- moving
    "^ up to {n} {k=tile/tiles} of movement $": "move up to {n} {k}",
    **{f"move up to {{n}} {{k=tile/tiles}}{mark} {through} $": "leap to a tile within {n} {k}"
       for mark in (" .",) for through in (
           "creatures <in the way|in between|in its way|in your way> <don't|do not> <block|stop|hinder> "
           "<this move|this movement|you|it>",
           "<other|> creatures <don't|do not> <block|stop|hinder> <this move|this movement|you|it>",
           "<this move|this movement|it> is not <blocked|stopped|hindered> by <|other> creatures",
           "<this move|this movement|it> ignores <|other> creatures")},
    "{x} and {y} trade <places|tiles|positions> $": "{x} swaps places with {y}",
    "steal up to {n} {s=@} from {x}": "steal {n} {s} from {x}",
    "{x=push} {y} {n} {k=tile/tiles} away from <this creature|you>": "push {y} {n} {k}",
    # ---- what happens instead
    **{f"{when} {{x}} would {{y}}, prevent <it|that|this> $": f"{house} {{x}} would {{y}} , nothing happens instead"
       for when, house in WOULD},
    **{f"{when} {{x}} would {{y}}, prevent <it|that|this> and {{rest}}": f"{house} {{x}} would {{y}} , {{rest}} instead"
       for when, house in WOULD},
    **{f"{when} {{x}} would {{y}}, <it|that> is prevented $": f"{house} {{x}} would {{y}} , nothing happens instead"
       for when, house in WOULD},
    **{f"{when} {{x}} would {verb} {{y}}, prevent {it} $": f"{house} {{x}} would {verb} {{y}} , nothing happens instead"
       for when, house in WOULD for verb, (_, it) in NOTHING.items()},
    **{f"{when} {{x}} would {verb} {{y}}, prevent {it} and {{rest}}":
       f"{house} {{x}} would {verb} {{y}} , {{rest}} instead"
       for when, house in WOULD for verb, (_, it) in NOTHING.items()},
    **{f"{when} {{x}} would {verb} {{y}}, {it} is prevented $":
       f"{house} {{x}} would {verb} {{y}} , nothing happens instead"
       for when, house in WOULD for verb, (_, it) in NOTHING.items()},
    **{f"{when} {who} would {verb} {{y}}, {it} {none} $": f"{house} {who} would {verb} {{y}} , nothing happens instead"
       for when, house in WOULD for who, it in THE_SAME for verb, (none, _) in NOTHING.items()},
    **{f"{when} {who} would {{y}}, {it} <does not|doesn't|do not|don't> $":
       f"{house} {who} would {{y}} , nothing happens instead" for when, house in WOULD for who, it in THE_SAME},
    "would take {y}, {x} takes <it|that damage> instead": "would take {y} , {x} takes that much damage instead",
    "would take {y}, you take <it|that damage> instead":
        "would take {y} , this creature takes that much damage instead",
    **{f"would {verb} {stat}, {{x}} {verb}s <it|that {stat}> instead":
       f"would {verb} {stat} , {{x}} {verb}s that much {stat} instead"
       for verb in ("gain", "lose") for stat in STATS.split("/")},
    **{f"{who} would die, {it} <survives|survive|stays alive|lives|is left|remains> with {{n}} Health <|instead>":
       f"{who} would die , set {whose} Health to {{n}} instead" for who, it, whose in DYING},
    **{f"{who} would die, {it} <stays|stay|remains> at {{n}} Health <|instead>":
       f"{who} would die , set {whose} Health to {{n}} instead" for who, it, whose in DYING},
    **{f"{who} would die, {it} <stays|stay|remains> at {{n}} Health <instead|> and this Aura is removed":
       f"{who} would die , set {whose} Health to {{n}} and remove this Aura instead" for who, it, whose in DYING},
    **{f"{who} would die, remove this Aura and {it} <survives|stays alive|lives|is left|remains> with {{n}} Health "
       "<|instead>": f"{who} would die , remove this Aura and set {whose} Health to {{n}} instead"
       for who, it, whose in DYING},
    # Less than so much may be left by what does not kill, so that it is 1 alone.
    "^ if <this|the> attack would kill <you|this creature>, <you|it|this creature> <survive|survives|stay alive> with "
    "1 Health <|instead> $": "attacks cannot reduce you below 1 Health this Combat",
    "prevent the next {n} damage to {x}": "prevent the next {n} damage {x} would take",
    "prevent all damage {x} would take": "{x} take no damage",
    "prevent all damage to {x}": "{x} takes no damage",
    "<when|if> <the|this> attack would make this creature lose Health, {x} loses that Health instead<,|> if it {rest}":
        "if this creature is the defender and {x} {rest} , {x} takes the damage instead",
    "<when|if> <the|this> attack would damage <you|this creature>, {x} takes <the damage|it|that damage> instead<,|> "
    "if it {rest}": "if this creature is the defender and {x} {rest} , {x} takes the damage instead",
    "<when|if> <the|this> attack would damage <you|this creature>, {x} takes <the damage|it|that damage> instead $":
        "if this creature is the defender , {x} takes the damage instead",
    "{x} takes <this attack's damage|the damage of this attack> instead of <you|this creature>":
        "if this creature is the defender , {x} takes the damage instead",
    "redirect this attack to {x}": "{x} takes the damage instead",
    **{f"move up to {{n}} {{k=tile/tiles}}{mark} {through}{ends} $": f"move up to {{n}} {{k}} through {house}"
       for mark in (" .", " ,", "") for who, house in (
           ("enemies", "enemies"), ("enemy creatures", "enemies"), ("your other creature", "own creatures"),
           ("own creatures", "own creatures"), ("your creatures", "own creatures"), ("allies", "own creatures"))
       for through in (f"<you|this creature> <may|can> <move|pass> through {who}", f"<passing|moving> through {who}",
                       f"<and may pass|and can pass|and may move|and can move> through {who}")
       for ends in ("", " <but|, but> must end on an empty <one|tile>")},
    # ---- a class that is chosen
    **{f"{name} <a|1> <card class|class of cards|class> . {{x}} cards of {that} class{rest}":
       "choose one : " + " ; or ".join(f"{{x}} {kind} cards{house}" for kind in (
           "Attack", "Movement", "Aura", "Spell", "Enchantment"))
       for name in ("choose", "name") for that in ("<that|the chosen|the named>",)
       for rest, house in ((" $", ""), (" {rest}", " {rest}"))},
    **{f"^ {name} {{k={ONE_WORD}}}, {{k2={ONE_WORD}}}<,|> or {{k3={ONE_WORD}}} . {{x}} cards of <that|the chosen> class"
       f"{rest}": "choose one : " + " ; or ".join(f"{{x}} {kind} cards{house}" for kind in ("{k}", "{k2}", "{k3}"))
       for name in ("choose", "name") for rest, house in ((" $", ""), (" {rest}", " {rest}"))},
    # ---- Auras, and what is said of telegraphing
    "telegraphing costs {x} {n} {s=Energy/Mana} {m=less/more}": "telegraphing costs {x} {n} {m} {s}",
    "cards you invoke from your Telegraph Pile cost {n} {m=less/more} {s=Energy/Mana}":
        "telegraphed cards cost you {n} {m} {s}",
    "cards this creature invokes from its Telegraph Pile cost {n} {m=less/more} {s=Energy/Mana}":
        "telegraphed cards cost this creature {n} {m} {s}",
    "the player of {x} discards 1 card or {y} loses {n} {s=@} $":
        "the player of {x} chooses one : they discard 1 card ; or {y} loses {n} {s}",
    # ---- the next attack
    **{f"your next <attack|Attack card|Attack>{typed} <ignores DEF|ignores the defender's DEF>":
       f"this creature's next attack{house} ignores DEF" for typed, house in ((" this turn", " this turn"), ("", ""))},
    **{f"your next <attack|Attack card|Attack>{typed} <has no Knockback|causes no Knockback>":
       f"this creature's next attack{house} has no Knockback"
       for typed, house in ((" this turn", " this turn"), ("", ""))},
    **{f"your next <attack|Attack card|Attack>{typed} has {{n}} more range":
       f"this creature's next attack{house} has {{n}} more range"
       for typed, house in ((" this turn", " this turn"), ("", ""))},
    # ---- whose turn it is
    "^ <during|on|in> your turn, {rest}": "if it is your turn , {rest}",
    "^ <during|on|in> <the|your> opponent's turn, {rest}": "if it is an enemy creature's turn , {rest}",
    "^ gain {n} {s=@}, unless {x}, in which case gain {n2} <|instead> $":
        "if {x} , gain {n2} {s} . otherwise , gain {n} {s}",
    "^ draw {n} {k=card/cards}, unless {x}, in which case draw {n2} <|instead> $":
        "if {x} , draw {n2} cards . otherwise , draw {n} {k}",
    # ---- Enchantments
    **{f"^ after {it} resolves, resolve it <again|a second time|once more|one more time>{anew} $":
       f"{host} is done twice{house}"
       for it, host in (("the {k=Spell} <|card>", "the {k} card"), ("it", "the enchanted card"),
                        ("that card", "the enchanted card"), ("the enchanted card", "the enchanted card"))
       for anew, house in (*(("", ""),), *((f"{mark} {may}", ANEW) for mark in (";", " .", ",",
           " and") for may in AGAIN_ON))},
    **{f"^ resolve {it} twice{anew} $": f"{host} is done twice{house}"
       for it, host in (("it", "the enchanted card"), ("the {k=Spell} <|card>", "the {k} card"),
                        ("that card", "the enchanted card"), ("the enchanted card", "the enchanted card"))
       for anew, house in (("", ""), *((f", {choosing}", ANEW) for choosing in CHOOSING_ON))},
    **{f"^ {its} <effect happens|effects happen|effect resolves|effects resolve|text is done> "
       "<twice|a second time|one more time|again> $": "the enchanted card is done twice" for its in (
           "its", "that card's", "the enchanted card's", "the {k=Spell}'s")},
    # What has no range gets none.
    **{f"^ enchant {typed} with a range . {its} is {more} $": f"enchant {house} . it has {{n}} more range"
       for typed, house in (("{a=a/an} {k=Attack/Movement/Aura/Spell} <|card>", "{a} {k} card"),
                            ("<any|a> card", "any card"))
       for its in ("its <maximum range|range>", "the <maximum range|range> of that card",
                   "<that|the enchanted> card's <maximum range|range>")
       for more in ("{n} <greater|longer|farther|more|higher>", "increased by {n}", "extended by {n}")},
    **{f"<{its} maximum range|{its} range|the maximum range of that card|the range of that card> is {more}":
       "it has {n} more range" for its in ("its", "that card's", "the enchanted card's")
       for more in ("{n} <greater|longer|farther|more|higher>", "increased by {n}", "extended by {n}")},
    "^ if {x} is {y}, <it|that card|that attack> deals {n} less <|damage> $":
        "if {x} is {y} , this attack deals {n} less damage",
    "^ <add|gain> {n} to the <maximum range|range> of {x} $": "{x} has {n} more range",
    "^ invoke with {a=a/an} {k=Attack} or Basic Spell: {rest}": "enchant {a} {k} or Basic Spell card . {rest}",
    "^ invoke with {a=a/an} {k=Attack} or Spell: {rest}": "enchant {a} {k} or Spell card . {rest}",
    # ---- pushing and pulling
    "pull {x} toward <this creature|you> until it is adjacent <|to you|to this creature> "
    "<or cannot be pulled farther|or blocked|or it is blocked|>": "pull {x} 5 tiles",
    "pull {x} until it is adjacent <|to you|to this creature>": "pull {x} 5 tiles",
    "push {x} until it <hits a wall|cannot be pushed farther|is blocked|reaches a wall>": "push {x} 5 tiles",
    # ---- cards
    "put {n} in your hand and the <others|rest|other> {rest}": "put {n} of them into your hand and the rest {rest}",
    "put {n} of them in your hand and the <others|rest|other> {rest}":
        "put {n} of them into your hand and the rest {rest}",
    "if it was {a=a/an} {k=Attack/Movement/Aura/Spell/Enchantment} <|card>, {rest}":
        "if the discarded card is a {k} card , {rest}",
    "if it was {n=1} {k=Aura}, {rest}": "if the discarded card is a {k} card , {rest}",
    "look at {x} telegraphed cards and discard one of them": "discard one of {x} telegraphed cards",
        "^ capture the Generator you are on, even if <an enemy|your opponent|the opponent> owns it $":
        "capture the Generator you are on",
    "{v=gain} {s=@} equal to your missing {s2=@} divided by {n}, rounded down":
        "{v} 1 {s} for each {n} {s2} you are missing",
    "{v=gain/gains} {s=@} equal to its missing {s2=@} divided by {n}, rounded down":
        "{v} 1 {s} for each {n} {s2} it is missing",
    "^ if you are the {r=attacker/defender}, it deals {n} {m=less/more} <|damage> $":
        "if you are the {r} , this attack deals {n} {m} damage",
    "^ <it|this|this card|this attack> cannot be answered with {k=Spells/Spell} $":
        "the defender cannot invoke Spell cards this Combat",
    "^ <it|this|this card|this attack> can't be answered with {k=Spells/Spell} $":
        "the defender cannot invoke Spell cards this Combat",
    "^ <it|this|this card|this attack> can't be answered $": "the defender cannot invoke cards this Combat",
    "^ ignore <the defender's DEF|DEF|its DEF> if {rest}": "this attack ignores DEF if {rest}",
    "^ if it kills, {rest}": "if the defender died , {rest}",
    "that ally {v=takes/loses/gains} {rest}": "its ally {v} {rest}",
    # ---- triggers
    "^ <when|once|if|whenever> <this|this Aura> has {x}, <remove|discard> <it|this> and {rest}":
        "when this has {x} , remove this Aura and {rest}",
    "^ <when|once|if|whenever> <this|this Aura> has {x}, <remove|discard> <it|this> $":
        "when this has {x} , remove this Aura",
    "^ once {w=this/there} {x}, {rest}": "when {w} {x} , {rest}",
    "^ at the start of <each|a|every> Combat <|you are in>, {rest}": "when a Combat begins , {rest}",
    "^ at the end of <each|a|every> Combat <|you are in>, {rest}": "when a Combat ends , {rest}",
    # Not so many in all: that would be of both creatures together.
    **{f"the opponent {{no=cannot/can't}} <invoke|play> {{k={FORBIDDEN}}}{more}{when}":
       f"each enemy creature {{no}} invoke {{k}}{more}{when}"
       for more in ("", " {y}")
       for when in (" this turn", " {w=until/on} {rest}", " during {x} turn", " for the rest of {t=the/this} turn")},
    **{f"the opponent {{no=cannot/can't}} <invoke|play> {{k={FORBIDDEN}}}{more} $":
       f"each enemy creature {{no}} invoke {{k}}{more}"
       for more in ("", " {k2=cards/Spells}", " {k2=Spell} {k3=cards}", " {k2=more/other} {k3=cards/Spells}")},
    # In a Combat only one of them fights, of which "cards" and classes of one word are said.
    "the opponent {no=cannot/can't} <invoke|play> {k=Basic/Combat/telegraphed/Global/Soulbound} {y} "
    "{w=this/in/during/for} {rest=this/the/rest} Combat": "each enemy creature {no} invoke {k} {y} {w} {rest} Combat",
    "neither <creature|player|side> can <invoke|play> {rest}": "each creature cannot invoke {rest}",
    **{f"^ <when|whenever> {{a=a/an/another}} {{x}} dies {near}, {{rest}}":
       f"when {{a}} {{x}} {house} dies , {{rest}}"
       for near, house in (("within {n} {k=tile/tiles} <|of you|of this creature>", "within {n} {k}"),
                           ("adjacent to <you|this creature>", "adjacent to this creature"))},
    "the first time each turn that {x}, {rest}": "the first time {x} each turn , {rest}",
    **{f"^ <when|whenever> {{a=a/an}} adjacent {enemy} attacks <this creature|you>, {{rest}}":
       "when this creature is attacked , if the attacker is adjacent to this creature , {rest}"
       for enemy in ("creature", "enemy", "enemy creature")},
    "{x} takes {n} damage after <the|this> attack <|resolves|lands|is over>":
        "after this Combat , {x} takes {n} damage",
    "^ {w=when/whenever} {x}, {y} after <the|this> attack <resolves|lands|is over> $":
        "{w} {x} , after this Combat , {y}",
    # ---- prices
    "^ <this|this card> costs {n} {m=less/more} if you <start|began|begin> {w=on/adjacent/within} {rest}":
        "this costs {n} {m} if you are {w} {rest}",
    "^ <this|this card> costs {n} {m=less/more} {s=Energy/Mana} if you <start|began|begin> {w=on/adjacent/within} "
    "{rest}":
        "this costs {n} {m} {s} if you are {w} {rest}",
    "^ you may spend {n} <|extra|additional|more> {s=Energy/Mana} when you <invoke|play> this . {v}, or {y} if <the "
    "extra {s2=Energy/Mana} was|you did|it was> <spent|paid|> $":
        "you may spend {n} {s} . if you do , {y} . otherwise , {v}",
    "choose {a=a/an} {x} and move to {tile} adjacent to it": "choose {a} {x} , then move to {tile} adjacent to it",
    "for each {n} Health {x} <is|are> below <19|its maximum|your maximum|maximum>":
        "for each {n} Health {x} is missing",
    "for each Health {x} <is|are> below <19|its maximum|your maximum|maximum>": "for each Health {x} is missing",
    "^ this attack's damage is {n} plus {n2} for each {rest}":
        "deal {n} damage . this attack deals {n2} more damage for each {rest}",
}  # fmt: skip
FURTHER = {typed.replace("@", STATS): house for typed, house in FURTHER.items()}
