"""Sentences of another shape that designers of Starlight cards type; see `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.said_otherwise import OTHERWISE
from rulebound.games.starlight.vocabulary.wordings import FEW

STATS = "Health/Energy/Mana/ATK/DEF"
# A stat that is chosen: the words, and the stats.
CHOSEN = (
    ("a stat", ("Health", "Energy", "Mana", "ATK", "DEF")), ("one stat", ("Health", "Energy", "Mana", "ATK", "DEF")),
    ("a stat other than Health", ("Energy", "Mana", "ATK", "DEF")),
    *((f"{one} or {other}", (one, other)) for one in ("Health", "Energy", "Mana", "ATK", "DEF")
      for other in ("Health", "Energy", "Mana", "ATK", "DEF") if one != other),
)  # fmt: skip
WHOSE = {
    "this creature": "this creature's", "the target": "the target's", "the attacker": "the attacker's",
    "the defender": "the defender's", "that creature": "that creature's", "it": "its",
}  # fmt: skip
ONES = ("this creature", "the target", "the attacker", "the defender", "your other creature", "that creature")
COUNTED = {
    "Generators": "Generator", "cards": "card", "Auras": "Aura", "adjacent enemies": "adjacent enemy creature",
    "enemies": "enemy creature", "enemy creatures": "enemy creature", "counters": "counter", "creatures": "creature",
    "telegraphed cards": "telegraphed card", "adjacent creatures": "adjacent creature", "tiles": "tile",
}  # fmt: skip
EVERYBODY = {
    "<all|all of|both|both of|> your creatures": "each own creature",
    "<all|both|> enemy creatures": "each enemy creature",
    "<all|both|> enemies": "each enemy creature",
    "<all|both|> adjacent <enemies|enemy creatures>": "each adjacent enemy creature",
    "<all|> adjacent creatures": "each adjacent creature",
    "this creature and your other creature <each|both|>": "each own creature",
    "<all|> creatures": "each creature",
}  # fmt: skip
ONE_WORD = "Attack/Movement/Aura/Spell/Enchantment"
# Among whom something is divided.
AMONG = {
    "<|all|any number of|any> enemy creatures": "each enemy creature",
    "<|all|any number of|any> enemies": "each enemy creature",
    "your <|own> creatures": "each own creature",
    "<|all|any number of|any> creatures within {n2} {k=tiles}": "each creature within {n2} {k}",
    "<|all|any number of|any> enemy creatures within {n2} {k=tiles}": "each enemy creature within {n2} {k}",
    "<|all|any number of|any> enemies within {n2} {k=tiles}": "each enemy creature within {n2} {k}",
    "<|all|any number of|any> adjacent <enemies|enemy creatures>": "each adjacent enemy creature",
    "<|all|any number of|any> adjacent creatures": "each adjacent creature",
    "<|all|any number of|any> creatures": "each creature",
}  # fmt: skip
PARAPHRASES: dict[str, str] = {
    # ---- you, as the creature
    "you have no {s=@}": "you have 0 or less {s}",
    "^ <if|when|whenever> you end your turn with {x}, {rest}":
        "at the end of this creature's turn , if you have {x} , {rest}",
    "^ <if|when|whenever> you <start|begin> your turn with {x}, {rest}":
        "at the start of this creature's turn , if you have {x} , {rest}",
    "^ <if|when|whenever> you end your turn {w=on/adjacent/within} {x}, {rest}":
        "at the end of this creature's turn , if you are {w} {x} , {rest}",
    "^ <if|when|whenever> you <start|begin> your turn {w=on/adjacent/within} {x}, {rest}":
        "at the start of this creature's turn , if you are {w} {x} , {rest}",
    **{f"^ <when|whenever> {{a=a/an}} {{x}} {{v=ends/starts/begins}} its turn {typed} {{y}}, {{rest}}":
       f"when {{a}} {{x}} {{v}} its turn , if that creature {house} {{y}} , {{rest}}"
       for typed, house in (("on", "is on"), ("with", "has"))},
    "^ <when|whenever> this creature {v=ends/starts/begins} its turn with {x}, {rest}":
        "when this creature {v} its turn , if this creature has {x} , {rest}",
    "^ this creature {v} at the {e=start/end} of its turn $": "at the {e} of this creature's turn , this creature {v}",
    "^ this creature {v} at the {e=start/end} of each of its turns $":
        "at the {e} of this creature's turn , this creature {v}",
    "at the {e=start/end} of this creature's turn, <it|this creature> may {v} to {y} $":
        "at the {e} of this creature's turn , this creature may {v} . if you do , {y}",
    "^ {x} take {n} {m=less/more} damage from attacks $": "attacks against {x} deal {n} {m} damage",
    "^ you take {n} {m=less/more} damage from this attack $":
        "if you are the defender , this attack deals {n} {m} damage",
    "if {x}, the enchanted card deals {n} {m=more/less} damage": "if {x} , this attack deals {n} {m} damage",
    "^ {v} after moving $": "after the enchanted card resolves , {v}",
    "^ you may {v} after moving $": "after the enchanted card resolves , you may {v}",
    "{v=deal/deals} {n} {m=more/less} damage per {x}": "{v} {n} {m} damage for each {x}",
    "^ <when|whenever> this creature is attacked, {x} before damage is dealt $": "when this creature is attacked , {x}",
    "^ at the start of <each|an> enemy creature's turn, {rest}": "when a enemy creature starts its turn , {rest}",
    "^ at the end of <each|an> enemy creature's turn, {rest}": "when a enemy creature ends its turn , {rest}",
    "steal {n} {s=@} instead $": "steal {n} {s} from it instead",
    # ---- a stat that becomes something
    **{f"{whose} {{s=@}} becomes equal to {{q}}": f"set {whose} {{s}} equal to {{q}}" for whose in WHOSE.values()},
    "<set|make> {x} {s=@} equal to {q}": "set {x} {s} equal to {q}",
    "double your {s=@}": "double this creature's {s}",
    "double the {s=@} of <the|> target": "double the target's {s}",
    # ---- what it was before what happens instead [EN-11]
    "if {x} had no {s=@}, {y} instead": "if {x} has 0 or less {s} , {y} instead",
    "if {x} had {n} or {b=more/less/fewer} {s=@}, {y} instead": "if {x} has {n} or {b} {s} , {y} instead",
    # ---- below and above
    **{f"{whose} {{s=@}} is <below|less than|under> {{n}}": f"{who} has less than {{n}} {{s}}"
       for who, whose in WHOSE.items()},
    **{f"{whose} {{s=@}} is <above|more than|over> {{n}}": f"{who} has more than {{n}} {{s}}"
       for who, whose in WHOSE.items()},
    # ---- tiles
    "{k=tile} <up to|at most> {n} {k2=tile/tiles} away": "{k} within {n} {k2}",
    # ---- what your cards cost or deal for a while: only this creature invokes them
    **{f"{when}, your {{k={ONE_WORD}}} cards {{v=cost/deal/have}} {{n}} {{m=less/more}} {{rest}}":
       f"this creature's {{k}} cards {{v}} {{n}} {{m}} {{rest}} {house}"
       for when, house in (("until end of turn", "this turn"), ("this turn", "this turn"),
                           ("for the rest of this turn", "this turn"))},
    f"your {{k={ONE_WORD}}} cards {{v=cost/deal/have}} {{n}} {{m=less/more}} {{x}} <this turn|until end of turn>":
        "this creature's {k} cards {v} {n} {m} {x} this turn",
    "the next <attack|Attack card> you <invoke|play|make> this turn deals {n} {m=more/less} damage":
        "this creature's next attack this turn deals {n} {m} damage",
    "the next <attack|Attack card> you <invoke|play|make> deals {n} {m=more/less} damage":
        "this creature's next attack deals {n} {m} damage",
    "your next <attack|Attack card|Attack> this turn deals {n} {m=more/less} damage":
        "this creature's next attack this turn deals {n} {m} damage",
    f"the next {{k={ONE_WORD}}} card you <invoke|play> this turn costs {{n}} {{m=less/more}} <|Energy>":
        "this creature's next {k} card this turn costs {n} {m} Energy",
    # ---- searching
    **{f"search your Draw Pile for {{a=a/an}} {{k={ONE_WORD}}} card<,|> <and|> <reveal it|show it><,|> <and|> <put it "
       f"into your hand|take it>{shuffled}": "search your Draw Pile for {a} {k} card and reveal it"
       for shuffled in (" $", " . shuffle your Draw Pile $", " , then shuffle your Draw Pile $")},
    f"search your Draw Pile for {{a=a/an}} {{k={ONE_WORD}}} card<,|> <and|> <put it into your hand|take it> . "
    "shuffle your Draw Pile $": "search your Draw Pile for {a} {k} card",
    # ---- Energy and Mana are spent, Health is lost
    "you may pay {n} {s=Energy/Mana} to {rest}": "you may spend {n} {s} . if you do , {rest}",
    "heal {x} for half <of|> {q}, rounded {r=up/down}": "{x} gains Health equal to half {q} , rounded {r}",
    "heal {x} for {w=the/its/twice} {q}": "{x} gains Health equal to {w} {q}",
    "if the target is on <one of the opponent's Generators|an enemy Generator>, {v=neutralize/capture} "
    "<it|that Generator>": "if the target is on a enemy Generator , {v} the Generator the target is on",
    "<this|the> attack deals half damage": "halve its damage",
    "^ when <it|the enchanted card|that card> resolves, {rest}": "after the enchanted card resolves , {rest}",
    f"^ the first time each turn you <invoke|play> {{a=a/an}} {{k={ONE_WORD}}} <|card>, {{rest}}":
        "the first time you invoke {a} {k} card each turn , {rest}",
    f"^ the first time you <invoke|play> {{a=a/an}} {{k={ONE_WORD}}} <|card> each turn, {{rest}}":
        "the first time you invoke {a} {k} card each turn , {rest}",
    f"^ <when|whenever> you <play|invoke> {{a=a/an}} {{k={ONE_WORD}}} <|card>, {{rest}}":
        "when you invoke {a} {k} card , {rest}",
    "{x} is within {n} {k=tile/tiles}, {rest}": "{x} is within {n} {k} of this creature , {rest}",
    # ---- or else
    "<cancel|negate> <this|the> attack unless {rest}": "this attack misses unless {rest}",
    "unless {x} pays {n} {s=Energy/Mana}": "unless {x} spends {n} {s}",
    "unless you pay {n} {s=Energy/Mana}": "unless you spend {n} {s}",
    # ---- how much
    "at least {n} {s=damage/@}": "{n} or more {s}",
    "at most {n} {s=damage/@}": "{n} or less {s}",
    "heals {n} Health": "gains {n} Health",
    "you <own|control|have> {n} Generators": "you own {n} or more Generators",
    **{f"{{x}} and each {{y}} {verb} {{v}} $": f"{{x}} {verb}s {{v}} . each {{y}} {verb}s {{v}}"
       for verb in ("gain", "lose", "take")},
    **{f"^ up to {{n}} {{x}} {verb} {{v}} $": f"up to {{n}} {{x}} {verb}s {{v}}" for verb in ("gain", "lose", "take")},
    # ---- who is near, and who is not
    "{a=a/an} {k=enemy/own} creature is within {x}": "there is {a} {k} creature within {x}",
    "no {k=enemy/own} creature is {w=within/adjacent} {x}": "there is no {k} creature {w} {x}",
    "no creature is {w=within/adjacent} {x}": "there is no creature {w} {x}",
    "no other creature is {w=within/adjacent} {x}": "there is no creature {w} {x}",
    "if <that|this> <leaves|puts|brings> {x} {w=adjacent/within/on} {y}, {rest}": "if {x} is {w} {y} , {rest}",
    # ---- how the attack went
    "^ when this attack <resolves|lands>, {rest}": "after this Combat , {rest}",
    "^ when this attack deals {x}, {rest}": "if this attack deals {x} , {rest}",
    "^ <when|whenever> <an attack|an enemy attack> <damages|hits|deals damage to> this creature, {rest}":
        "when this creature takes damage from an attack , {rest}",
    "^ <when|whenever> this creature is <damaged|hit> by an attack, {rest}":
        "when this creature takes damage from an attack , {rest}",
    "deal {n} damage, or {n2} <|damage> if {rest}": "deal {n} damage . if {rest} , deal {n2} damage instead",
    "; if not <,|> {rest}": "; otherwise , {rest}",
    # ---- two things for as long
    "^ until {x}, {y}<, but|, and| and> {rest}": "until {x} , {y} . until {x} , {rest}",
    "^ {v}, but {rest}": "{v} . {rest}",
    # ---- all of it, and for each of it
    "pay all <|of> your {s=Energy/Mana}": "spend all {s}",
    "deal {n} damage to {x} for each {rest}": "{x} takes {n} damage for each {rest}",
    "for every {n} {s=@} {rest}": "for each {n} {s} {rest}",
    "for <each|every> {n} {s=Energy/Mana} spent $": "for each {n} {s} spent this way",
    "for each {s=Energy/Mana} spent $": "for each {s} spent this way",
    "^ then {x} {w=unless/if} {y} $": "{x} {w} {y}",
    "your next {k=Attack/Movement/Spell/Aura/Enchantment} <|card> {x} costs {n} {m=less/more} <|Energy>":
        "this creature's next {k} card {x} costs {n} {m} Energy",
    "your next {k=Attack/Movement/Spell/Aura/Enchantment} <|card> costs {n} {m=less/more} <|Energy> this turn":
        "this creature's next {k} card this turn costs {n} {m} Energy",
    "if you are <in|in a> combat, {rest}": "if this is invoked during Combat , {rest}",
    "^ it has no Knockback, and {rest}": "this attack has no Knockback . {rest}",
    "swap places with {x} . each of you {v=gains/loses} {rest}":
        "swap places with {x} . it {v} {rest} and this creature {v} {rest}",
    **{f"swap places with {{x}} . both of you {verb} {{rest}}":
       f"swap places with {{x}} . it {verb}s {{rest}} and this creature {verb}s {{rest}}"
       for verb in ("gain", "lose")},
    "{x} discards <a|1> telegraphed card": "discard 1 telegraphed card of {x}",
    "{x} discards {n} telegraphed cards": "discard {n} telegraphed cards of {x}",
    "if this attack would deal {n} or more damage to <you|this creature>, {rest}":
        "if this creature is the defender , if this attack would deal {n} or more damage , {rest}",
    "put all {k=Attack/Movement/Aura/Spell/Enchantment} cards <|revealed this way|among them> into your hand and "
    "discard the <rest|others>":
        "put all {k} cards revealed this way into your hand and the rest into your Discard Pile",
    "it deals {n} instead": "it deals {n} damage instead",
    # ---- Knockback
    "Knockback <is|pushes the defender|moves the defender> {n} {k=tiles} <|instead of 1>":
        "this attack knocks the defender back {n} {k}",
    "<Knockback|it> <pushes|knocks> the defender <|back> {n} {k=tile/tiles} farther":
        "this attack knocks the defender back {n} more {k}",
    "<push|knock> the defender back {n} more {k=tile/tiles}": "this attack knocks the defender back {n} more {k}",
    "the defender is <|pushed|knocked> <pushed|knocked> <into|against> a wall": "the defender is slammed",
    "the defender hits a wall": "the defender is slammed",
    # ---- a stat that is chosen
    **{f"choose {one} . {{x}} {{v={verbs}}} {{n}} of <it|that stat|the chosen stat>{more}":
       f"choose one : {'; or '.join(f'{{x}} {{v}} {{n}} {stat}{more[:-2]}' for stat in many)}"
       for verbs in ("gains/loses/gain/lose",) for more in (" $", " for each {y} $")
       for one, many in CHOSEN},
    **{f"choose {one} . {{v={verbs}}} {{n}} of <it|that stat|the chosen stat>{more}":
       f"choose one : {'; or '.join(f'{{v}} {{n}} {stat}{more[:-2]}' for stat in many)}"
       for verbs in ("gain/lose/steal",) for more in (" $", " from {x} $", " for each {y} $")
       for one, many in CHOSEN},
    # ---- divided
    **{f"<divide|distribute> {{n}} {what} <|as you choose> among {among} <|as you choose> $":
       f"divide {{n}} {said} among {house}"
       for what, said in (("damage", "damage"), ("{s=@}", "{s}")) for among, house in AMONG.items()},
    **{f"deal {{n}} damage<,|> divided as you choose among {among} $": f"divide {{n}} damage among {house}"
       for among, house in AMONG.items()},
    # ---- an amount that is chosen
    "<pay|spend> any <amount|number> of {s=Energy/Mana}": "spend any amount of {s}",
    "pay up to {n} {s=Energy/Mana}": "spend up to {n} {s}",
    # ---- cards
    "search your Draw Pile for {a=a/an} {k=Attack/Movement/Aura/Spell/Enchantment} <|card><,|> <and|> put it into your "
    "hand<, then shuffle|, then shuffle your Draw Pile|>": "search your Draw Pile for {a} {k} card",
    "search your Draw Pile for {n} card<,|> <and|> put it into your hand<, then shuffle|, then shuffle your Draw Pile"
    "|>": "search your Draw Pile for a card",
    f"if it is {{a=a/an}} {{k={ONE_WORD}}} <|card>, {{rest}}": "if that card is {a} {k} card , {rest}",
    "<draw it|put it into your hand|take it> $": "put that card into your hand",
    "<draw it|put it into your hand|take it>; {rest}": "put that card into your hand ; {rest}",
    "put it on the bottom <|of your Draw Pile> $": "put that card on the bottom of your Draw Pile",
    **{f"choose {{n}} card from it{mark} <they discard|the opponent discards> <that card|it> $":
       "choose {n} card from it . the opponent discards that card" for mark in (" ;", " , and", " . ", "")},
    # ---- two that change places
    "{x} and {y} swap places": "{x} swaps places with {y}",
    "swap {x} and {y} $": "{x} swaps places with {y}",
    "^ <both of|each of|both> your creatures may {v} $": "this creature may {v} . your other creature may {v}",
    "prevent all Knockback <|this Combat|in this Combat>": "this attack has no Knockback",
    "{v=loses/lose} half <of|> its {s=@}, rounded {r=up/down}": "{v} {s} equal to half its {s} , rounded {r}",
    "^ it enters with {n} more {k=counter/counters} $": "the enchanted card has {n} more {k}",
    "^ {v} after it resolves $": "after the enchanted card resolves , {v}",
    # ---- lines about many
    **{f"^ no {one} can {{rest}}": f"each {one} can't {{rest}}"
       for one in ("creature", "enemy creature", "adjacent creature", "adjacent enemy creature")},
    # ---- two lines under one condition
    "^ while {x}, {y} and {rest}": "while {x} , {y} . while {x} , {rest}",
    **{f"^ {{y}} and {who} {{v=can't/cannot}} {{rest}}": f"{{y}} . {who} {{v}} {{rest}}"
       for who in ("it", "this creature")},
    # ---- how often
    "discard any number of cards . {v} for each <|of them|card discarded> $":
        "discard any number of cards . {v} for each card discarded this way",
    "discard up to {n} cards . {v} for each <|of them|card discarded> $":
        "discard up to {n} cards . {v} for each card discarded this way",
    # ---- the attack, in other words
    "this attack {v} and has no Knockback": "this attack {v} and this attack has no Knockback",
    "^ <deal|it deals|the enchanted card deals> {n} more damage for each {rest}":
        "this attack deals {n} more damage for each {rest}",
    "^ the enchanted card deals {n} more damage if {rest}": "this attack deals {n} more damage if {rest}",
    "if <this attack|this|it|that attack|the enchanted card> kills <the defender|it>, {rest}":
        "if the defender died , {rest}",
    **{f"attacks by {who} deal {{rest}}": f"{whose} Attack cards deal {{rest}}" for who, whose in WHOSE.items()},
    # ---- whose it is
    **{f"{whose} controller": f"the player of {who}" for who, whose in WHOSE.items()},
    **{f"set {whose} {{s=@}} and {{s2=@}} to {{n}}": f"set {whose} {{s}} to {{n}} and set {whose} {{s2}} to {{n}}"
       for whose in WHOSE.values()},
    "give {x} {n} of <your|this creature's> {s=@}": "{x} steals {n} {s} from this creature",
    "^ <when|whenever> {x} would {y}, {rest}": "if {x} would {y} , {rest}",
    "look at the opponent's hand . <they|you> discard 1 card of your choice $":
        "look at the opponent's hand . choose 1 card from it . discard it",
    "card in the target's Telegraph Pile": "telegraphed card of the target",
    "card in the defender's Telegraph Pile": "telegraphed card of the defender",
    "card in its Telegraph Pile": "telegraphed card of it",
    "this attack deals {n} or {b=more/less} damage to the defender, {rest}":
        "this attack deals {n} or {b} damage , {rest}",
    "if this attack deals {n} or {b=more/less} damage to this creature, {rest}":
        "if this creature is the defender and this attack deals {n} or {b} damage , {rest}",
    "halve the damage of <this|the> attack": "halve its damage",
    # ---- what is left
    "{x} {v=loses/gains} {n} {s=@} . if it has none left, {rest}":
        "{x} {v} {n} {s} . if it has 0 or less {s} , {rest}",
    "{x} {v=loses/gains} {n} {s=@} . if it has no {s2=@} left, {rest}":
        "{x} {v} {n} {s} . if it has 0 or less {s2} , {rest}",
    # ---- instead, and more
    "if {x}, deal {n} damage instead and {y} $": "if {x} , deal {n} damage instead . if {x} , {y}",
    "^ deal {n} damage to <the defender|the target> and {n2} damage to {x} $":
        "deal {n} damage and {x} takes {n2} damage",
    "^ deal {n} damage and {v} at the end of this turn $": "deal {n} damage . {v} at the end of this turn",
    "^ that attack deals {n} more damage for each {rest}": "this attack deals {n} more damage for each {rest}",
    "^ <it|that attack> deals {n} more damage if {rest}": "this attack deals {n} more damage if {rest}",
    # ---- damage and stats
    "deal {n} damage to {x}": "{x} takes {n} damage",
    "deal {n} damage<,|> <plus|increased by> {n2} <|damage> for each {x} $":
        "deal {n} damage . this attack deals {n2} more damage for each {x}",
    "deal {n} damage<,|> plus {n2} <|damage> for each {x}, up to {n3} $":
        "deal {n} damage . this attack deals {n2} more damage for each {x} , up to {n3}",
    "deal {n} damage<,|> plus {n2} <|damage> for each {x}, then {rest}":
        "deal {n} damage . this attack deals {n2} more damage for each {x} . {rest}",
    "heal {n}": "gain {n} Health",
    "knock {x} back {n} {k=tile/tiles}": "push {x} {n} {k}",
    "deal {n} damage<,|> ignoring <|the defender's> {d=DEF}": "deal {n} damage . this attack ignores {d}",
    "reduce the damage of this attack by {n}": "this attack deals {n} less damage",
    "reduce this attack's damage by {n}": "this attack deals {n} less damage",
    "prevent up to {n} <damage|damage from this attack|of the damage>": "this attack deals {n} less damage",
    "^ <when|whenever> {x} for the first time each turn, {rest}": "the first time {x} each turn , {rest}",
    "prevent {n} damage from this attack": "this attack deals {n} less damage",
    "prevent all damage from this attack": "this attack deals no damage",
    "prevent {n} <damage|of the damage|of its damage>": "this attack deals {n} less damage",
    "prevent {n} damage <from the attack|of the attack|of this attack>":
        "this attack deals {n} less damage",
    "prevent <all damage|the damage|all of the damage|all damage from the attack|all damage of this attack>":
        "this attack deals no damage",
    "reduce <|the|its|the attack's> damage by {n}": "this attack deals {n} less damage",
    "reduce the damage of the attack by {n}": "this attack deals {n} less damage",
    "increase <the|its|this attack's|the attack's> damage by {n}": "this attack deals {n} more damage",
    "double <the|its|this attack's|the attack's> damage": "this attack deals double damage",
    "<deal|it deals|this deals> {n} more damage": "this attack deals {n} more damage",
    "deal {n} damage, <|or> {n2} more if {rest}": "deal {n} damage . this attack deals {n2} more damage if {rest}",
    **{f"deal {{n}} damage, +{more} if {{rest}}":
       f"deal {{n}} damage . this attack deals {more} more damage if {{rest}}" for more in FEW},
    **{f"^ <|both> {one} and {other} <|each|both> {verb} {{v}} $":
       f"{one} {verb}s {{v}} and {other} {verb}s {{v}}"
       for one in ONES[1:] for other in ONES if one != other for verb in ("gain", "lose", "take")},
    "{v=lose/loses} all {s=@} and all {s2=@}": "{v} all {s} and {s2}",
    **{f"{whose} {{s=@}} becomes {{n}}": f"set {whose} {{s}} to {{n}}" for whose in WHOSE.values()},
    "take {n} {s=@} from {x}": "steal {n} {s} from {x}",
    "move up to {n} more {k=tile/tiles}": "move up to {n} {k}",
    "^ this creature {v} <when|whenever> it {rest}": "when this creature {rest} , it {v}",
    "^ <when|whenever> <a|an> enemy <|creature> attacks this creature, <it|that enemy|that creature> {rest}":
        "when this creature is attacked , the attacker {rest}",
    # [EN-3] 'It' could be either, so there are two readings.
    "^ <when|whenever> <a|an> enemy <|creature> attacks this creature, it {rest}":
        "when this creature is attacked , this creature {rest}",
    "^ {x} takes the damage instead if it {rest}": "if {x} {rest} , {x} takes the damage instead",
    **{f"{{v={verb}}} {{s=@}} equal to the number of {many} {{x}}": f"{{v}} 1 {{s}} for each {one} {{x}}"
       for verb in ("gain", "lose", "gains", "loses") for many, one in COUNTED.items()},
    **{f"{{v={verb}}} {{s=@}} equal to the number of {many}": f"{{v}} 1 {{s}} for each {one}"
       for verb in ("gain", "lose", "gains", "loses") for many, one in COUNTED.items()},
    **{f"deal damage equal to the number of {many} {{x}}": f"deal 1 damage for each {one} {{x}}"
       for many, one in COUNTED.items()},
    "{x} {no=can't/cannot} {v=move} next turn": "{x} {no} {v} on its next turn",
    "{x} cannot invoke {y} next turn": "{x} cannot invoke {y} on its next turn",
    "^ if {x} would die, {y} instead and {z} $": "if {x} would die , {y} and {z} instead",
    "^ if this creature would die, <it|this creature> has {n} Health instead":
        "if this creature would die , set this creature's Health to {n} instead",
    "^ when this creature ends its turn {x}, {rest}":
        "at the end of this creature's turn , if this creature is {x} , {rest}",
    "^ when this creature <begins|starts> its turn {x}, {rest}":
        "at the start of this creature's turn , if this creature is {x} , {rest}",
    "^ the first time each turn {x}, {rest}": "the first time {x} each turn , {rest}",
    "^ you {no=can't/cannot} <play|use> this if {rest}": "you {no} invoke this if {rest}",
    "if {x}, deal {n} instead $": "if {x} , deal {n} damage instead",
    "gain Health equal to <the damage dealt|that damage>": "gain Health equal to the damage dealt",
    "<cancel|negate> <this|the> attack": "this attack misses",
    "reduce <the|this attack's> damage to 0": "this attack deals no damage",
    "^ no Knockback $": "this attack has no Knockback",
    "^ enchant {n} Aura $": "enchant an Aura card",
    "^ it has {n} more {k=counter/counters} $": "the enchanted card has {n} more {k}",
    "^ <it|that card|the enchanted card> costs {n} less $": "the enchanted card costs {n} less Energy",
    "^ <it|that card> costs {n} less Energy $": "the enchanted card costs {n} less Energy",
    "^ play with {n} Aura $": "play with an Aura card",
    "^ after moving, {rest}": "after the enchanted card resolves , {rest}",
    "^ the opponent reveals their hand $": "look at the opponent's hand",
    "^ after it resolves, {rest}": "after the enchanted card resolves , {rest}",
    "^ the enchanted card has no Knockback $": "this attack has no Knockback",
    "heal {n} Health": "gain {n} Health",
    "{x} heals {n}": "{x} gains {n} Health",
    "this creature is {w=on} a Generator, {rest}": "this creature is {w} a Generator tile , {rest}",
    "the defender takes {n} more damage": "this attack deals {n} more damage",
    "if the defender {x}, it takes {n} more damage": "if the defender {x} , this attack deals {n} more damage",
    "{x} <is out of|has no> {s=@}": "{x} has 0 or less {s}",
    "give {x} {n} {s=@}": "{x} gains {n} {s}",
    "gain {n} {s=@} or {n2} {s2=@}": "gain {n} {s} or gain {n2} {s2}",
    # ---- when it may be invoked
    "^ <|you may|you can> only <play|invoke> this if {rest}": "invoke this only if {rest}",
    "^ play this only if {rest}": "invoke this only if {rest}",
    "^ <|you may|you can> only <play|invoke> this <as|while> the {r=attacker/defender} $":
        "invoke this only if this creature is the {r}",
    "^ <play|invoke> this only <as|while> the {r=attacker/defender} $": "invoke this only if this creature is the {r}",
    "^ <play|invoke> this only <during|in> Combat $": "invoke this only if this is invoked during Combat",
    "^ <play|invoke> this only outside <|of> Combat $": "invoke this only if this is invoked outside Combat",
    "^ <|you may|you can> only <play|invoke> this <during|in> Combat $":
        "invoke this only if this is invoked during Combat",
    "^ <|you may|you can> only <play|invoke> this outside <|of> Combat $":
        "invoke this only if this is invoked outside Combat",
    "^ <during|in> Combat, {rest}": "if this is invoked during Combat , {rest}",
    "^ outside <|of> Combat, {rest}": "if this is invoked outside Combat , {rest}",
    "if Knockback <moves|pushes> {x},": "if {x} is knocked back ,",
    "if {x} was knocked back": "if {x} is knocked back",
    # ---- moving
    "move up to {n} <tile|tiles>, ignoring <|other> creatures <|in between|in the way>":
        "leap to a tile within {n} tiles",
    "^ interact with {x} twice $": "interact with {x} , then interact with {x}",
    "if {y}, interact with {x} twice $": "if {y} , interact with {x} , then interact with {x}",
    "and {x} {v=gains/loses/takes} {rest}": "and {x} {v} {rest}",
    # ---- what may be invoked in a Combat
    "the {r=defender/attacker} cannot invoke {x} cards $": "the {r} cannot invoke {x} cards this Combat",
    "the {r=defender/attacker} can't invoke {x} cards $": "the {r} cannot invoke {x} cards this Combat",
    "^ the defender can't invoke {x} cards <|during|in> this Combat unless it <pays|spends> {n} more Energy for each $":
        "the defender's {x} cards cost {n} more Energy this Combat",
    "^ the attacker can't invoke {x} cards <|during|in> this Combat unless it <pays|spends> {n} more Energy for each $":
        "the attacker's {x} cards cost {n} more Energy this Combat",
    # ---- conditions
    "<the|this> attack is from {n} or more tiles away": "the attacker is {n} or more tiles away from the defender",
    "<the|this> attack comes from {n} or more tiles away": "the attacker is {n} or more tiles away from the defender",
    "{x} is at least {n} tiles away": "{x} is {n} or more tiles away",
    "{x} is more than {n} tiles away": "{x} is not within {n} tiles of this creature",
    "{x} is not adjacent $": "{x} is not adjacent to this creature",
    "{x} is not adjacent, {rest}": "{x} is not adjacent to this creature , {rest}",
    "{x} is adjacent $": "{x} is adjacent to this creature",
    "{x} is adjacent, {rest}": "{x} is adjacent to this creature , {rest}",
    # ---- cards
    **{f"<discard|destroy> {some} {whose} telegraphed cards": f"discard 1 telegraphed card of {who}"
       for who, whose in WHOSE.items() for some in ("one of", "1 of")},
    **{f"return {some} {whose} telegraphed cards to {{rest}}": f"return 1 telegraphed card of {who} to {{rest}}"
       for who, whose in WHOSE.items() for some in ("one of", "1 of")},
    "put {n} into your hand and the rest {y}": "put {n} of them into your hand and the rest {y}",
    "and put the rest {y}": "and the rest {y}",
    "the rest back on top in any order": "the rest back in any order",
    "and <|put> the other <|one|card> back <|on top>": "and the rest back in any order",
    "and <|put> the <other|rest> on the bottom": "and the rest on the bottom in any order",
    "and <|put> the <other|rest> on the bottom of your Draw Pile": "and the rest on the bottom in any order",
    "the rest on top in any order": "the rest back in any order",
    "and discard the rest": "and the rest into your Discard Pile",
    **{f"<discard|destroy|remove> all <of|> {whose} Auras": f"remove all Auras from {who}"
       for who, whose in WHOSE.items()},
    "choose 1 Aura on {x} and <discard|remove> it": "remove 1 Aura from {x}",
    "<discard|destroy> {n} Aura <from|on|of> {x}": "remove {n} Aura from {x}",
    "remove {n} Aura <on|of> {x}": "remove {n} Aura from {x}",
    "<take|put> {n} {k=card/cards} from your Discard Pile into your hand":
        "return {n} {k} from your Discard Pile to your hand",
    # ---- whom a trigger speaks of
    "^ <when|whenever> {a=a/an} {x}, it {rest}": "when {a} {x} , that creature {rest}",
    "^ the first time {a=a/an} {x}, it {rest}": "the first time {a} {x} , that creature {rest}",
}  # fmt: skip
PARAPHRASES = {typed.replace("@", STATS): house for typed, house in (PARAPHRASES | OTHERWISE).items()}
