"""What is given, set, made of something else or named otherwise, as designers of Starlight cards type it: more of what
`wordings.py` and `paraphrases.py` hold."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.wordings import CARDS, CLASSES, FEW, STATS
from rulebound.language.wordings import Wordings

ANY_STAT = "/".join(STATS)
ONE_WORD = "Attack/Movement/Aura/Spell/Enchantment"
OWNERS = {
    "this creature's": "this creature", "the target's": "the target", "the attacker's": "the attacker",
    "the defender's": "the defender", "that creature's": "that creature", "its": "it", "your": "you",
}  # fmt: skip
# The same behind which a verb has its ending.
DOERS = {whose: who for whose, who in OWNERS.items() if whose != "your"} | {"your": "this creature"}
ATTACKS = ("this attack", "the attack", "it", "this", "the enchanted card", "the enchanted attack")
NO_MORE_ANSWERS = "<can't be answered|cannot be answered|can't be responded to|cannot be responded to>"
PHASES = {
    edge: (f"<in|during> <your|its|this creature's|the> {edge} phase",
           f"at the {edge} of <your|its|this creature's> turn",
           f"at the {edge} of each of <your|its> turns") for edge in ("start", "end")
}  # fmt: skip
NEVER_BACK = ("<is|are> <not|never> <moved|pushed|knocked back|affected> by Knockback", "<is|are> <not|never> knocked "
              "back", "<does not|doesn't|do not|don't> get knocked back")  # fmt: skip
GIVE = "<give/gives/transfer/transfers/pass/passes/donate/donates/hand/hands>".replace("/", "|")
SAID_OF_THIS: Wordings = {
    # ---- names of things
    **{f"current {stat}": stat for stat in STATS}, **{f"remaining {stat}": stat for stat in STATS},
    "enhanced card": "enchanted card", "accompanying card": "enchanted card", "host card": "enchanted card",
    "enhanced attack": "enchanted attack", "the enhanced": "the enchanted",
    **{f"accompanying {name}": f"enchanted {name}" for name in CLASSES},
    "a random card": "1 random card", "respawn": "return to the board",
    "respawns": "returns to the board", "come back": "return to the board", "comes back": "returns to the board",
    "are revived": "return to the board", "is revived": "returns to the board",
    "return to the board after dying": "return to the board", "return after dying": "return to the board",
    "returns to the board after dying": "returns to the board", "returns after dying": "returns to the board",
    "you then": "you", "it then": "it",
    "this creature then": "this creature", "the target then": "the target", "the defender then": "the defender",
    "on a kill,": "if the defender died ,", "after a kill,": "if the defender died ,",
    "the defender dies to this attack": "the defender died", "the target dies to this attack": "the defender died",
    **{f"{a} {stat} !tile/tiles/cost/card/cards": f"1 {stat}" for stat in STATS for a in ("a", "an")},
    **{f"{verb} places": "swap places" for verb in ("trade", "switch", "exchange", "change")},
    "gets pulled": "is pulled", "gets pushed": "is pushed", "tile closer": "tile", "tiles closer": "tiles",
    "tile farther away": "tile", "each opponent": "the opponent",
    "the attack does": "this attack deals", "this attack does": "this attack deals",
    **{f"opponents {verb}": f"the opponent {verb}s" for verb in ("discard", "draw", "lose", "reveal")},
    **{f"{verb} {where}": f"{be} on {house}" for verb, be in (
           ("you end", "you are"), ("you end your move", "you are"), ("this creature ends", "this creature is"),
           ("you stand", "you are"), ("you end this move", "you are"), ("you are", "you are"), ("is", "is"))
       for where, house in (("in the middle row", "the middle row"), ("on the middle row", "the middle row"),
                            ("in your half", "your side"), ("on the opponent's side", "the enemy side"),
                            ("on your opponent's side", "the enemy side"), ("on your side", "your side"),
                            ("on your half", "your side"), ("on the enemy side", "the enemy side"),
                            ("on the enemy's side", "the enemy side"))},
    "in any direction you like": "in any direction", "in any direction you choose": "in any direction",
    "in a direction of your choice": "in any direction", "you can then": "you may",
    "push the target another tile": "push the target 1 tile",
    **{f"swap with {who}": f"swap places with {who}" for who in ("the target", "it", "your other creature", "an", "a")},
    "afterward": "",
    "add it to your hand": "put it into your hand", "adds it to their hand": "puts it into their hand",
    "put it in your hand": "put it into your hand", "target's": "the target's", "the target's": "the target's",
    "owned by the opponent": "the opponent owns", "owned by your opponent": "the opponent owns",
    "controlled by your opponent": "the opponent owns", "controlled by the opponent": "the opponent owns",
    "owned by you": "you own", "discard this card": "remove this Aura", "this card is discarded": "remove this Aura",
    "discard this": "remove this Aura", "discard this Aura": "remove this Aura",
    "combine with": "invoke with", "pair with": "invoke with",
    "combine this with": "invoke this with", "pair this with": "invoke this with", "any card that": "a card that",
    "any card with": "a card with",
    **{f"{many} you {verb} cost": f"each {cards.removesuffix('s')} you invoke costs" for many, cards in CARDS.items()
       for verb in ("invoke", "play")},
    "cards you invoke cost": "each card you invoke costs", "cards you play cost": "each card you invoke costs",
    # ---- the attack
    **{f"ignores {whose} DEF": "ignores DEF" for whose in (
        "the target's", "its", "all", "any", "the enemy's", "the opponent's", "the enemy creature's", "all of the "
        "defender's", "all of the target's", "all the defender's", "all the target's", "enemy")},
    **{f"{by} by DEF": "ignores DEF" for by in (
        "is not reduced", "isn't reduced", "is not affected", "isn't affected", "is unaffected", "cannot be reduced",
        "is not lowered", "isn't lowered", "cannot be lowered", "can't be lowered")},
    **{f"{by} by {whose} DEF": "ignores DEF" for whose in ("the defender's", "the target's", "its", "the enemy's")
       for by in ("is not reduced", "isn't reduced", "is not affected", "isn't affected", "is unaffected",
                  "cannot be reduced", "can't be reduced", "is not lowered", "isn't lowered")},
    **{f"{knockback}": "Knockback" for knockback in (
        "the Knockback of this attack", "the Knockback from this attack", "Knockback from this attack",
        "Knockback of this attack", "this attack's Knockback", "the attack's Knockback", "its Knockback",
        "Knockback from the attack", "the Knockback of the attack", "Knockback of the attack", "the Knockback")},
    "moved by Knockback": "knocked back", "pushed by Knockback": "knocked back",
    **{f"{no} be {moved} by Knockback": "cannot be knocked back" for no in ("can't", "cannot", "can not")
       for moved in ("moved", "pushed", "affected", "displaced")},
    "Wall Slammed": "slammed", "Wall Slam": "wall slam", "wallslammed": "slammed",
    **{f"{this} slams {whom} {wall}": "the defender is slammed" for this in ("this attack", "the attack", "this", "it")
       for whom in ("the target", "the defender", "it") for wall in (
           "into the wall", "into a wall", "against the wall", "against a wall")},
    **{f"{this} {slams} {whom}": "the defender is slammed" for this in ("this attack", "the attack", "this", "it")
       for whom in ("the target", "the defender") for slams in ("slams", "wall slams", "wall-slams")},
    "is slammed by this": "is slammed", "is wall slammed by this": "is slammed",
    "the attack kills,": "the defender died ,", "this attack kills,": "the defender died ,",
    "the target is slammed": "the defender is slammed",
    **{f"{who} {no} in range": "the defender is out of range" for who in ("you", "it", "this creature")
       for no in ("are no longer", "are not", "is no longer", "is not")},
    **{f"{n} {more} {point}": f"{n} {point}" for n in FEW for more in ("extra", "more", "bonus")
       for point in ("Point", "Points")},
    **{f"invoke any more {many}": f"invoke {cards}" for many, cards in CARDS.items()},
    **{f"invoke further {many}": f"invoke {cards}" for many, cards in CARDS.items()},
    "invokes an Attack card against": "attacks", "invokes an Attack against": "attacks",
    "plays an Attack card against": "attacks",
    "after the Knockback,": "after this attack ,", "after Knockback,": "after this attack ,",
    **{f"Health {who} {loses} {how}": "damage dealt" for who in ("the target", "the defender", "it")
       for loses in ("loses", "lost") for how in ("this way", "from this attack", "to this attack", "by this attack")},
    **{f"{n} Health {lost} this way": f"{n} damage dealt" for n in FEW for lost in ("dealt",)},
    "would be dealt": "would take", "is dealt damage": "takes damage",
    "would reduce you to 0 Health": "would kill you", "you are left with": "you survive with",
    "you ignore Knockback": "this creature cannot be knocked back", "that attack deals": "this attack deals",
    **{f"{this} {not_} kill {whom}": "the defender survives" for this in ("this attack", "the attack", "this", "it")
       for not_ in ("doesn't", "does not", "didn't", "did not") for whom in ("the defender", "the target", "it")},
    **{f"the damage of the Attack {card}": "the damage of this attack" for card in (
        "card", "card this is invoked with", "this is invoked with", "card it is invoked with")},
    # ---- turns, and where they end
    **{f"{whose} turn {ends},": f"at the {edge} of {whose} turn ," for whose in (
        "your", "this creature's", "the bearer's", "its")
       for ends, edge in (("ends", "end"), ("starts", "start"), ("begins", "start"))},
}  # fmt: skip
SHAPES: dict[str, str] = {
    # ---- a moment in front without its comma
    "^ at the {e=start/end} of {x} {t=turn} {w=it/this/you/the/that/draw/gain/lose/each/all/remove} {rest}":
        "at the {e} of {x} {t} , {w} {rest}",
    "^ at the {e=start/end} of its turn, this creature {rest}":
        "at the {e} of this creature's turn , this creature {rest}",
    "^ the <bearer|wearer|carrier|holder> {v} at the {e=start/end} of its turn $":
        "at the {e} of this creature's turn , this creature {v}",
    "^ <when|whenever> at the {e=start/end} of {rest}": "at the {e} of {rest}",
    # ---- a stat that is set
    **{f"{whose} {{s=@}} <becomes|is set to|is reset to|goes to> {{n}}":
       f"set {whose} {{s}} to {{n}}" for whose in OWNERS},
    **{f"{whose} {{s=@}} and {{s2=@}} <become|are set to|are reset to> {{n}}":
       f"set {whose} {{s}} to {{n}} and set {whose} {{s2}} to {{n}}" for whose in OWNERS},
    "set your {s=@} and {s2=@} to {n}": "set your {s} to {n} and set your {s2} to {n}",
    **{f"{whose} {{s=@}} is doubled": f"double {whose} {{s}}" for whose in OWNERS},
    **{f"reset {whose} {{s=@}} <|to 0>": f"set {whose} {{s}} to 0" for whose in OWNERS},
    **{f"{pair} <swap|exchange|trade> {{s=@}}": f"exchange this creature's {{s}} with {whose} {{s}}"
       for one in ("you", "this creature") for other, whose in (
           ("the target", "the target's"), ("the defender", "the defender's"), ("the attacker", "the attacker's"),
           ("your other creature", "your other creature's"))
       for pair in (f"{one} and {other}", f"{other} and {one}")},
    **{f"reset {whose} {{s=@}} and {{s2=@}} <|to 0>": f"set {whose} {{s}} to 0 and set {whose} {{s2}} to 0"
       for whose in OWNERS},
    "remove {n} {s=@} from {x}": "{x} loses {n} {s}",
    "reduce the {s=@} of {e=each} {x} by {n}": "{e} {x} loses {n} {s}",
    "reduce the {s=@} of {e=all} {x} by {n}": "{e} {x} lose {n} {s}",
    "reduce the {s=@} of <the target|the target creature> by {n}": "the target loses {n} {s}",
    "{x} {v=gains/loses} {n} {s=@}<,|> but {w=gains/loses} {rest}": "{x} {v} {n} {s} and {w} {rest}",
    "{x} {v=gains/loses} {n} {s=@} or {n2} {s2=@}, <your choice|as you choose|you choose>":
        "choose one : {x} {v} {n} {s} ; or {x} {v} {n2} {s2}",
    # ---- given away, and made of something else
    f"{GIVE} up to {{n}} <|of your|of this creature's> {{s=@}} to {{x}}":
        "lose up to {n} {s} . {x} gains 1 {s} for each {s} lost this way",
    f"this creature {GIVE} up to {{n}} <|of its> {{s=@}} to {{x}}":
        "lose up to {n} {s} . {x} gains 1 {s} for each {s} lost this way",
    f"{GIVE} {{x}} up to {{n}} of <your|this creature's> {{s=@}}":
        "lose up to {n} {s} . {x} gains 1 {s} for each {s} lost this way",
    f"{GIVE} {{n}} of <your|this creature's> {{s=@}} to {{x}}": "{x} steals {n} {s} from this creature",
    f"this creature {GIVE} {{n}} of its {{s=@}} to {{x}}": "{x} steals {n} {s} from this creature",
    "transfer {n} {s=@} to {x}": "{x} steals {n} {s} from this creature",
    "transfer {n} {s=@} from {x} to {y}": "{y} steals {n} {s} from {x}",
    **{f"{turn} all <|of> <your|this creature's> {{s=@}} into {{s2=@}}":
       "lose all {s} . gain 1 {s2} for each {s} lost this way" for turn in ("<turn|convert|change|transform>",)},
    **{f"{turn} up to {{n}} <|of your|of this creature's> {{s=@}} into {{s2=@}}":
       "lose up to {n} {s} . gain 1 {s2} for each {s} lost this way" for turn in ("<turn|convert|change>",)},
    **{f"{turn} any amount of <|your> {{s=@}} into {{s2=@}}":
       "lose any amount of {s} . gain 1 {s2} for each {s} lost this way" for turn in ("<turn|convert|change>",)},
    "{v=steal/steals} {n} {s=@}": "{v} {n} {s} from the target",
    "{v=steal/steals} {n} {s=@} and {n2} {s2=@} from {x}": "{v} {n} {s} from {x} and {v} {n2} {s2} from {x}",
    "heal {n} <|Health> <on|to> {x}": "heal {x} for {n}",
    "heal {x} {n} <|Health>": "heal {x} for {n}",
    # ---- the attack
    **{f"^ {this} <also|> ignores DEF {{rest}}": "this attack ignores DEF {rest}" for this in ATTACKS},
    **{f"^ {this} ignores DEF $": "this attack ignores DEF" for this in ATTACKS},
    "^ <the|this attack's|its> damage ignores DEF $": "this attack ignores DEF",
    "^ your attack ignores {rest}": "if you are the attacker , this attack ignores {rest}",
    "^ your attack {v=has/knocks} {rest}": "if you are the attacker , this attack {v} {rest}",
    "double the damage of <the attack|this attack|the enchanted card|the enchanted attack>":
        "this attack deals double damage",
    **{f"^ {{x}} {never} <by this attack|by the attack|this Combat|in this Combat|during this Combat> $":
       "{x} cannot be knocked back this Combat" for never in NEVER_BACK},
    **{f"^ {{x}} {never} $": "{x} cannot be knocked back" for never in NEVER_BACK},
    f"^ <it|this|this attack|the attack|the enchanted card> {NO_MORE_ANSWERS} <with|by> <|any> "
    "{k=Combat} Spells": "the defender cannot invoke {k} Spell cards this Combat",
    f"^ <it|this|this attack|the attack|the enchanted card> {NO_MORE_ANSWERS} <with|by> <|any> "
    "{k=Spells}": "the defender cannot invoke Spell cards this Combat",
    f"^ <this attack|the attack|the enchanted card> {NO_MORE_ANSWERS} $":
        "the defender cannot invoke cards this Combat",
    "Knockback <pushes|moves|knocks|sends> <|the defender|the target|it|them> <|back> {n} <more|additional|extra> "
    "{k=tile/tiles}": "this attack knocks the defender back {n} more {k}",
    "Knockback <pushes|moves|knocks|sends|is> <|the defender|the target|it|them> <|back> {n} {k=tiles} <|instead of 1|"
    "instead of one>": "this attack knocks the defender back {n} {k}",
    **{f"Knockback you cause <pushes|moves|knocks> <|enemies|them|the defender> <|back> {n} tiles <|instead of 1>":
       f"your Knockback pushes {n - 1} {'tile' if n == 2 else 'tiles'} farther" for n in (2, 3, 4, 5)},
    **{f"your <Knockback|Knockbacks> <pushes|push|moves|move> <|enemies|the defender> {n} tiles <|instead of 1>":
       f"your Knockback pushes {n - 1} {'tile' if n == 2 else 'tiles'} farther" for n in (2, 3, 4, 5)},
    "^ {n} damage, or {n2} <|damage> if {rest}": "deal {n} damage . if {rest} , deal {n2} damage instead",
    "deal {n} damage<,|> increased by {n2} for each {x} $":
        "deal {n} damage . this attack deals {n2} more damage for each {x}",
    **{f"^ the opponent's creature {verb} {{rest}}": f"the opposing creature {verb} {{rest}}"
       for verb in ("loses", "gains", "takes", "cannot", "can't")},
    "^ after the Attack <card|> resolves, {rest}": "after this Combat , {rest}",
    **{f"if the defender is slammed <|into a wall>, <deal|it deals|this attack deals|it takes> {n} "
       "<more|additional|extra> <|damage> instead of <2|two>":
       f"if the defender is slammed , this attack deals {n - 2} more damage"
       for n in (3, 4, 5, 6, 7)},
    **{f"this attack deals {{y}} <to|against> <creatures|enemies|enemy creatures|targets> {typed} {{z}}":
       f"if the defender {house} {{z}} , this attack deals {{y}}"
       for typed, house in (("with", "has"), ("{w=on/within}", "is {w}"), ("{w=adjacent} to", "is {w} to"))},
    "this attack deals {y} <to|against> an enemy with {z}": "if the defender has {z} , this attack deals {y}",
    "if this attack <deals you damage|damages you|deals damage to you|hits you|deals damage to this creature>, {rest}":
        "if this creature is the defender and this attack deals damage , {rest}",
    **{f"<your|this creature's> {{s=ATK/DEF}} <isn't|is not> <reset|lost|used up|consumed|spent|reduced> {after}":
       "this creature keeps its {s} after this attack" for after in (
           "<|by this attack|after this attack|by the attack|after the attack|afterwards>",)},
    "this attack <does not|doesn't> <use up|consume|spend|reset> <your|this creature's> {s=ATK}":
        "this creature keeps its {s} after this attack",
    "{x} discards {n} telegraphed card of it": "discard {n} telegraphed card of {x}",
    "{x} <can't|cannot> telegraph <|cards> <next turn|on its next turn|in its next turn|during its next turn>":
        "{x} cannot telegraph cards on its next turn",
    "^ increase the damage of your attack by {n} $": "if you are the attacker , this attack deals {n} more damage",
    "^ <the damage of this attack|this attack's damage|this attack> <can't|cannot> <exceed|be more than|be higher than|"
    "deal more than> {n} <|damage> $": "this attack deals at most {n} damage",
    "^ if <this|the> attack would kill you, survive with 1 Health <|instead> $":
        "attacks cannot reduce you below 1 Health this Combat",
    "^ take no damage from {rest}": "you take no damage from {rest}",
    "^ {r=attacker/defender}: {rest}": "if you are the {r} , {rest}",
    "^ after <this|this card|this attack> <resolves|has resolved>, {rest}": "after this attack , {rest}",
    "Knockback <pushes|moves|knocks|sends> <|the defender|the target|it|them> <|back> {n} {k=tile/tiles} "
    "<farther|further>": "this attack knocks the defender back {n} more {k}",
    "one of your <Attack cards|attacks|Attacks> deals {n} or more damage":
        "this creature deals {n} or more damage with an attack",
    "deal {n} damage<,|> doubled if {rest}": "deal {n} damage . if {rest} , this attack deals double damage",
    "^ if <it|this|the enchanted card> deals {n} or more damage, {rest}":
        "if this attack deals {n} or more damage , {rest}",
    "^ your attacks this turn deal {n} {m=more/less} damage":
        "this creature's attacks deal {n} {m} damage this turn",
    "<it|this attack|the enchanted card> deals {n} more damage, or {n2} more <|damage> <|instead> if {rest}":
        "if {rest} , this attack deals {n2} more damage . otherwise , this attack deals {n} more damage",
    "^ your attacks {v=have/deal/cost} {y} and {w=deal/cost/have} {z} $":
        "this creature's Attack cards {v} {y} . this creature's Attack cards {w} {z}",
    **{f"^ {typed} <Attack card|attack|Attack>{you}{turn} deals {{n}} {{m=more/less}} damage and ignores "
       "<|the defender's|the target's|its> DEF $":
       f"this creature's next attack{turn} deals {{n}} {{m}} damage . this creature's next attack{turn} ignores DEF"
       for typed, you in (("the next", " you <invoke|play|make>"), ("your next", ""), ("this creature's next", ""))
       for turn in (" this turn", "")},
    # ---- at a price
    "^ costs {n} {m=more/less} {rest}": "this costs {n} {m} {rest}",
    "draw another <|one|card> $": "draw 1 card",
    "^ <trade|exchange> {n} {s=Energy/Mana} for {n2} {s2=@} $": "spend {n} {s} . if you do , gain {n2} {s2}",
    "^ <trade|exchange> {n} {s=Health/ATK/DEF} for {n2} {s2=@} $": "lose {n} {s} . if you do , gain {n2} {s2}",
    "^ {do=discard/lose/spend/remove} {v} to {w=gain/draw/move/heal/push/pull/steal/deal/telegraph} {rest}":
        "{do} {v} . if you do , {w} {rest}",
    # ---- on which card it lies
    "^ <increase|raise|extend> <the|its> <|maximum> range <|of this attack|of the attack> by {n} $":
        "it has {n} more range",
    "^ <increase|raise|extend> the <|maximum> range of the enchanted card by {n} $":
        "the enchanted card has {n} more range",
    "^ <the enchanted card's|the attack's|this attack's|its> <|maximum> range <is|gets> <increased|extended> by {n} $":
        "it has {n} more range",
    "^ return that card to your hand $": "after the enchanted card resolves , return the enchanted card to your hand",
    "^ <it|that card|the enchanted card> costs {n} less {s=Mana} $": "the enchanted card costs {n} less {s}",
    # ---- triggers
    "^ <when|whenever> this creature takes damage, its attacker {rest}":
        "when this creature takes damage from an attack , the attacker {rest}",
    "^ you <start|begin> <your|each|every|each of your> <turn|turns> with {n} <more|extra|additional> {s=@} $":
        "at the start of your turn , gain {n} {s}",
    **{f"^ <when|whenever|if> {who} {gains}, {they} {then} {{n}} {much} <|{{s=Health}}> $":
       f"{who} gains {{n}} {house} Health with each gain"
       for who, they in (("{x}", "<it|>"), ("this creature", "<you|this creature>"))
       for gains in ("<is healed|gains Health|would gain Health|would be healed>",)
       for then in ("<gains|heals|is healed for>",)
       for much, house in (("less", "less"), ("fewer", "less"), ("<more|extra|additional>", "more"))},
    **{f"^ <when|whenever|if> {who} <gain|gains|would gain> {{s=@}}, <|you|it|this creature> <gain|gains> {{n}} "
       f"{much} $":
       f"this creature gains {{n}} {house} {{s}} with each gain" for who in ("you", "this creature")
       for much, house in (("less", "less"), ("<more|extra|additional>", "more"))},
    **{f"^ <|all|any> attackers of this creature {verb} {{rest}}":
       f"when this creature is attacked , the attacker {verb}s {{rest}}" for verb in ("lose", "take", "gain")},
    **{f"^ <when|whenever|if> you end your turn without {doing}, {{rest}}":
       f"at the end of this creature's turn , if this creature did not {do} this turn , {{rest}}"
       for doing, do in (("attacking", "attack"), ("moving", "move"), ("invoking a card", "invoke a card"),
                         ("taking damage", "take damage"), ("invoking an Attack card", "attack"))},
    "^ <when|whenever> <you are|this creature is> attacked from {n} or more tiles away, {rest}":
        "when this creature is attacked , if the attacker is {n} or more tiles away , {rest}",
    "^ if {x} at the {e=start/end} of your turn, {rest}":
        "at the {e} of this creature's turn , if {x} , {rest}",
    "^ {v} at the {e=start/end} of your turn for each {y} $": "at the {e} of your turn , {v} for each {y}",
    "^ <when|whenever> {x} returns to the board, <you do so|it does so> with {n} additional {rest}":
        "when {x} returns to the board , it gains {n} {rest}",
    "^ <when|whenever> you return to the board, <you do so|do so> with {n} additional {rest}":
        "when you return to the board , gain {n} {rest}",
    "^ {v}, nor can it {rest}": "{v} . it cannot {rest}",
    "^ this creature {v} and is <not|never> {w=knocked/pushed} {rest}":
        "this creature {v} . this creature cannot be {w} {rest}",
    **{f"^ <when|whenever> this creature {{v={verb}}} its turn {{w=on/adjacent/within}} {{y}}, {{rest}}":
       f"at the {edge} of this creature's turn , if this creature is {{w}} {{y}} , {{rest}}"
       for verb, edge in (("ends", "end"), ("starts/begins", "start"))},
    "^ <when|once> this Aura <runs out of counters|has no counters left|loses its last counter>, {rest}":
        "when the last counter is removed , {rest}",
    "counter left on this": "counter on this",
    # ---- lines
    **{f"{{x}} {{no=can't/cannot}} {verb} {{s=@}} or {{s2=@}} {end}":
       f"{{x}} {{no}} {verb} {{s}} {house} . {{x}} {{no}} {verb} {{s2}} {house}" for verb in ("gain", "lose")
       for end, house in (("$", ""), ("{w=until/this/on/for} {rest}", "{w} {rest}"))},
    "your other creature, both of you {rest}": "your other creature , all your creatures {rest}",
    f"you <played|invoked> no {{k={ONE_WORD}}} card this turn": "you did not invoke a {k} card this turn",
    "if {x} has a telegraphed card, discard <it|one|one of them>":
        "if {x} has a telegraphed card , discard 1 telegraphed card of {x}",
    "{x} {no=can't/cannot} telegraph $": "{x} {no} telegraph cards",
    "^ <you|this creature|the bearer> <have|has> {n} more range <with|on|for> <|your|its> {k=Attack/Spell} cards":
        "this creature's {k} cards have {n} more range",
    "^ this creature <may|can> attack from {n} {k=tile/tiles} <further|farther> <|away>":
        "this creature's Attack cards have {n} more range",
    "^ you <may|can> attack from {n} {k=tile/tiles} <further|farther> <|away> {w=while} {rest}":
        "this creature's Attack cards have {n} more range {w} this creature is {rest}",
    "{x} {v=gain/gains} {n} {m=less/fewer} {s=Energy} at the {e=start} of <its|each of its> <turn|turns>":
        "{x} {v} {n} {m} {s} in its {e} phase",
    "you {v=gain} {n} {m=less/fewer} {s=Energy} at the {e=start} of <your|each of your> <turn|turns>":
        "you {v} {n} {m} {s} in your {e} phase",
    "^ during your next {e=start/end} phase, <you gain|this creature gains> {n} {m=less/more/fewer} {s=Energy/Mana}":
        "this creature gains {n} {m} {s} in its {e} phase on your next turn",
    "<you|this creature> <may|can> attack <|creatures|enemies|enemy creatures> {n} {k=tile/tiles} <further|farther> "
    "<|away>": "this creature's Attack cards have {n} more range",
    "^ {x} deal {n} {m=more/less} damage <to|against> <creatures|enemies|enemy creatures> {w=on/within/adjacent} {y} $":
        "while the defender is {w} {y} , {x} deal {n} {m} damage",
    "^ {x} deal {n} {m=more/less} damage <to|against> <creatures|enemies|enemy creatures> with {y} $":
        "while the defender has {y} , {x} deal {n} {m} damage",
    "<cards you telegraphed|cards you have telegraphed|your telegraphed cards> cost {rest}":
        "telegraphed cards cost you {rest}",
    "Movement cards <move|take> <you|it> {n} <additional|more|extra> {k=tile/tiles}":
        "Movement cards move it {n} {k} farther",
    "^ <for the rest of this turn|this turn>, the next {k=Attack/Movement/Aura/Spell} <|card> you <invoke|play> costs "
    "{n} {m=less/more} {s=Energy/Mana} $": "this creature's next {k} card this turn costs {n} {m} {s}",
    "^ <for the rest of this turn|this turn>, the next {k=Basic/Combat} Spell <|card> you <invoke|play> costs "
    "{n} {m=less/more} {s=Energy/Mana} $": "this creature's next {k} Spell card this turn costs {n} {m} {s}",
    "your next card {x} costs {n} {m=less/more} {s=Energy/Mana}": "this creature's next card {x} costs {n} {m} {s}",
    "the next card you <invoke|play> {x} costs {n} {m=less/more} {s=Energy/Mana}":
        "this creature's next card {x} costs {n} {m} {s}",
    **{f"<this creature's|its|your> {{s=ATK/DEF}} <doesn't|does not> <go down|decrease|drop|fall|shrink> {when}":
       "this creature does not lose {s} in its end phase" for when in (
           "<at the end of your turn|at the end of its turn|in your end phase|in its end phase>",)},
    **{f"this creature can telegraph <cards|a card> for {n} Energy <|instead of 4>":
       f"telegraphing cards costs this creature {4 - n} less Energy" for n in (1, 2, 3)},
    **{f"you <can|may> telegraph <cards|a card> for {n} Energy <|instead of 4>":
       f"telegraphing cards costs you {4 - n} less Energy" for n in (1, 2, 3)},
    "<you|this creature> <don't|do not|doesn't|does not> take <extra|additional> damage from wall slams":
        "this creature takes no damage from wall slams",
    "<you|this creature> <takes|take> no <extra|additional> damage from wall slams":
        "this creature takes no damage from wall slams",
    **{f"<|you|this creature> {gain} {7 + n} Energy instead of <7|seven> {phase}":
       f"gain {abs(n)} {'more' if n > 0 else 'less'} Energy in your start phase" for n in (-3, -2, -1, 1, 2, 3)
       for gain in ("<gain|gains>",) for phase in PHASES["start"]},
    **{f"<|you|this creature> {gain} {3 + n} Mana instead of <3|three> {phase}":
       f"gain {abs(n)} {'more' if n > 0 else 'less'} Mana in your end phase" for n in (-2, -1, 1, 2, 3)
       for gain in ("<gain|gains>",) for phase in PHASES["end"]},
    **{f"<|you> draw {2 + n} cards instead of <2|two> {phase}":
       f"draw {n} more {'card' if n == 1 else 'cards'} in your end phase" for n in (1, 2, 3)
       for phase in PHASES["end"]},
    # ---- moves
    **{f"within {n} {end}": f"within {n} {'tile' if n == 1 else 'tiles'} {end.removesuffix('$')}" for n in FEW
       for end in ("$", "of you", "of this creature")},
    **{f"<move|walk|run|dash> up to {{n}} {{k=tile/tiles}} . <you|this creature|it> <can't|cannot|may not|must not> "
       f"end {move} {beside} {{x}} $": "move to a tile within {n} {k} not adjacent to {x}"
       for beside in ("<next to|adjacent to>",)
       for move in ("<|this move|this movement|your move|your movement|there|the move>",)},
    "move up to {n} {k=tile/tiles}<,|> <ending|but only to a tile|to a tile> not <next to|adjacent to> {x}":
        "move to a tile within {n} {k} not adjacent to {x}",
    "move up to {n} {k=tile/tiles}<,|> ending <next to|adjacent to> <none|no enemy|no enemies|no enemy creature>":
        "move to a tile within {n} {k} not adjacent to a enemy creature",
    "move up to {n} {k=tile/tiles}<,|> <ending|but only to a tile|but you must end|but must end> <next to|adjacent to> "
    "{a=a/an} {x}": "move to a tile within {n} {k} adjacent to {a} {x}",
    "^ move up to {n} {k=tile/tiles}, or up to {n2} <|tiles> if {rest}":
        "move up to {n} {k} . if {rest} , move up to {n2} tiles instead",
    "move {n} {k=tile/tiles}, then {n2} more {k2=tile/tiles} if {rest}": "move {n} {k} . if {rest} , move {n2} {k2}",
    **{f"move up to {{n}} {{k=tile/tiles}} {way} {{a=a/an}} {{x}}":
       f"choose {{a}} {{x}} , then move up to {{n}} {{k}} {way} it" for way in ("toward", "away from")},
    "interact with the Generator <|for free> if you <end|ended|are> on one":
        "if you are on a Generator tile , interact with it",
    "move in a straight line as far as you <like|want>": "move up to 5 tiles in a straight line",
    "move as far as you <like|want> in a straight line": "move up to 5 tiles in a straight line",
    "return to your Health tile <|if it is empty|if it is unoccupied>": "leap to the Health tile on your side",
    "^ if a Generator {x} is {w=neutral}, capture it": "capture a {w} Generator {x}",
    "^ if a Generator {x} is <an enemy Generator|enemy-owned|owned by the opponent>, neutralize it":
        "neutralize a enemy Generator {x}",
    "^ capture the Generator you are on, even if <it belongs to an enemy|it belongs to your opponent|it belongs to the "
    "opponent|it is not neutral|it is enemy-owned|it is an enemy Generator>": "capture the Generator you are on",
    # ---- cards
    "draw <|cards> until you <have|hold> {n} <|cards> in <|your> hand": "draw cards until you have {n} cards in hand",
    **{f"look at the top {{n}} cards of your Draw Pile{mark} take {{n2}} <|of them><,|> <and|> put the rest {{rest}}":
       "look at the top {n} cards of your Draw Pile . put {n2} of them into your hand and the rest {rest}"
       for mark in (",", " and", ", and", " .")},
    "put {n} into your hand and the others {rest}": "put {n} of them into your hand and the rest {rest}",
    "{x} discards its telegraphed cards": "discard all telegraphed cards of {x}",
    "{k=counter/counters} from 1 Aura from {x}": "{k} from 1 Aura on {x}",
    "draw up to {n} cards in hand": "draw cards until you have {n} cards in hand",
    **{f"<take|retrieve|pick|get|fetch> <1|one> {{k={ONE_WORD}}} <|card> from your Discard Pile <|{into}>":
       "return a {k} card from your Discard Pile to your hand" for into in ("into your hand|to your hand",)},
    **{f"<take|retrieve|pick|get|fetch> {{a=a/an}} {{k={ONE_WORD}}} <|card> from your Discard Pile <|{into}>":
       "return a {k} card from your Discard Pile to your hand" for into in ("into your hand|to your hand",)},
    "<put it into your hand|draw it|take it> and {rest}": "put that card into your hand and {rest}",
    "draw as many cards as you discarded": "draw that many cards",
    "draw as many cards as you discarded plus {n}": "draw that many cards . draw {n} card",
}  # fmt: skip
SHAPES = {typed.replace("@", ANY_STAT): house for typed, house in SHAPES.items()}
