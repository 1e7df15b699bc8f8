"""Shapes of sentences that have many wordings in English, for the words of Starlight; see `language/changing.py`."""

from __future__ import annotations

from rulebound.language.changing import Said, changes
from rulebound.language.wordings import Wordings

STATS = "Health/Energy/Mana/ATK/DEF"
CLASS = "Attack/Movement/Aura/Spell/Enchantment"
FEW = range(1, 10)
TURN = (("this turn", "this turn"), ("until end of turn", "this turn"), ("for the rest of this turn", "this turn"))
MOVING = "move/leap/jump/teleport/walk/run/step"
# What is played is invoked or telegraphed [ST-TEL.1]; by what is dealt and paid it is invoked.
INVOKES = "<invokes|plays>"
INVOKE_OR_PLAY = (("invokes", "invoked"), ("plays", "played"))
# Whose next turn is not this one: the end of that is nobody else's next end phase.
OTHERS = ("the target", "the defender", "your other creature")
# Who is spoken of in the first of two halves, so that 'it' is that one in the other.
ONE = "target/attacker/defender"
MORE_ENERGY = tuple((f"{sign}{n}", f"{n} {more}") for n in FEW for sign, more in (("-", "less"), ("+", "more")))
CHOICE = "<you choose|choose|you decide>"

VARIOUS_WORDINGS: Wordings = {
    # ---- where somebody is
    "at a distance of 1 from": "adjacent to", "at a distance of 1": "adjacent", "at distance 1 from": "adjacent to",
    **{f"at a distance of {n} from": f"exactly {n} tiles away from" for n in FEW if n > 1},
    **{f"at distance {n} from": f"exactly {n} tiles away from" for n in FEW if n > 1},
    **{f"{away} at a distance of {n} or {bound} from": f"{away} {n} or {bound} tiles away from"
       for away in ("is", "are") for n in FEW for bound in ("more", "less")},
    "creature on a tile adjacent to": "creature adjacent to",
    "creatures on a tile adjacent to": "creatures adjacent to",
    "enemy on a tile adjacent to": "enemy adjacent to", "enemies on tiles adjacent to": "enemies adjacent to",
    "is on a tile adjacent to": "is adjacent to", "are on a tile adjacent to": "are adjacent to",
    "creatures on tiles adjacent to": "creatures adjacent to",
    "generator tile controlled by you": "Generator you own", "generator tiles controlled by you": "Generators you own",
    "generator controlled by you": "Generator you own", "generators controlled by you": "Generators you own",
    # ---- how long
    **{f"until {over}": "until end of turn" for over in ("this turn is over", "the turn is over", "this turn ends",
                                                          "the turn ends", "this turn's end", "the turn's end")},
    "for the remainder of this turn": "for the rest of this turn",
    "for the remainder of the turn": "for the rest of this turn", "during the rest of this turn": "this turn",
    "while this Aura is on this creature,": "", "as long as this Aura is on this creature,": "",
    "while this creature has this Aura,": "", "as long as this creature has this Aura,": "",
    **{f"{n} {more} damage": f"{n} more damage" for more in ("additional", "extra", "further") for n in (
        *FEW, "one", "two", "three", "four")},
    "fewer energy": "less Energy", "may not": "cannot", "attack cards each": "Attack cards",
    "movement cards each": "Movement cards", "spell cards each": "Spell cards", "aura cards each": "Aura cards",
    # ---- who dies
    "would reach 0 health": "would die", "would drop to 0 health": "would die", "would have 0 health": "would die",
    "would fall to 0 health": "would die", "would be reduced to 0 health": "would die", "after death": "after dying",
    "after it died": "after dying", "after having died": "after dying", "would reach zero health": "would die",
    # ---- what is offered, and what is as much
    "if so,": "if you do,", "if you did,": "if you do,", "if you do so,": "if you do,",
    "the same number of cards": "that many cards", "an equal number of cards": "that many cards",
    "tile it moved this way": "tile moved this way", "tiles it moved this way": "tiles moved this way",
    "tile this creature moved this way": "tile moved this way",
    "tiles this creature moved this way": "tiles moved this way",
    # ---- Knockback
    **{f"{no} knockback{here}": "this attack has no Knockback"
       for no in ("do not perform", "don't perform", "this attack does not perform", "skip", "do not apply",
                  "this attack does not apply") for here in (" for this attack", " with this attack", "")},
    "knockback is not performed for this attack": "this attack has no Knockback",
    "knockback is not performed": "this attack has no Knockback", "without performing knockback": "without Knockback",
    # ---- removed Auras
    **{f"this{card} is {gone} from {whose} Aura Pile": "this Aura is removed" for card in ("", " card", " Aura")
       for gone in ("removed", "discarded", "taken") for whose in ("this creature's", "its", "the", "your", "an")},
}

VARIOUS: Wordings = {
    # ---- numbers
    **changes(
        Said(
            f"{{s={STATS}}}",
            gain=("{one} gains {n} {s}", "{ones} gain {n} {s}"), lose=("{one} loses {n} {s}", "{ones} lose {n} {s}"),
            shift=("{one} gets {signed} {s}", "{ones} get {signed} {s}"),
            become=("set {one's} {s} to {n}", "set {ones'} {s} to {n}"),
            over=("{one} has {n+1} or more {s}", "{ones} have {n+1} or more {s}"),
            gain_so=("{one} gains {s} equal to {q}", "{ones} gain {s} equal to {q}"),
            lose_so=("{one} loses {s} equal to {q}", "{ones} lose {s} equal to {q}"), two=True,
        )
    ),
    "{n} or fewer {k=cards/Auras/telegraphed/Generators/Points/tiles/counters}": "{n} or less {k}",
    f"<steal|take> {{n}} of {{one's}} {{s={STATS}}}": "steal {n} {s} from {one}",
    f"<move|shift> {{n}} {{s={STATS}}} from {{x}} to <this creature|you|yourself>":
        "this creature steals {n} {s} from {x}",
    "{k=Attack/Movement/Aura/Spell} <card|cards> {v=cost/costs} {n} {s=Energy/Mana} <less|fewer>":
        "{k} cards {v} {n} less {s}",
    **{f"{{v=cost/costs}} {sign} {{s=Energy/Mana}}": f"{{v}} {more} {{s}}" for sign, more in MORE_ENERGY},
    **{f"{{v=deal/deals}} {sign} damage": f"{{v}} {more} damage" for sign, more in MORE_ENERGY},
    "<add|give> {n} {k=Point/Points} to your <score|total|gain>": "gain {n} {k}",
    "your score <increases|is increased|goes up> by {n}": "gain {n} Points",
    # ---- moves
    "{v=push/pull/move} {x} by {n} {k=tile/tiles}": "{v} {x} {n} {k}",
    "{v=move/moves} by {n} {k=tile/tiles}": "{v} {n} {k}",
    **{f"{swap} the <positions|places|tiles> of this creature and {{y}}": "this creature swaps places with {y}"
       for swap in ("<exchange|swap|switch|trade>",)},
    **{f"{swap} the <positions|places|tiles> of {{x}} and this creature": "this creature swaps places with {x}"
       for swap in ("<exchange|swap|switch|trade>",)},
    "the <positions|places|tiles> of this creature and {y} are <swapped|exchanged|switched>":
        "this creature swaps places with {y}",
    "this creature and {y} <swap|exchange|switch|trade> <places|positions|tiles>":
        "this creature swaps places with {y}",
    f"^ {{v={MOVING}}} {{y}} . <then|> if {{x}} after <this|the|its|that|your> <move|movement>, {{rest}}":
        "{v} {y} . if {x} , {rest}",
    f"^ {{v={MOVING}}} {{y}} . after <moving|this move|the move|that|this movement>, {{rest}}": "{v} {y} . then {rest}",
    # ---- damage
    "{v=deal/deals} {n} damage on {x}": "{v} {n} damage to {x}",
    "^ the defender takes {n} damage and {w=loses/gains/discards} {rest}": "deal {n} damage . the defender {w} {rest}",
    "^ the defender takes {n} damage<,|> plus {n2} damage if {rest}":
        "deal {n} damage . if {rest} , deal {n2} more damage",
    "^ if {x}, deal {n} damage . otherwise <,|> deal {n2} damage $":
        "deal {n2} damage . if {x} , deal {n} damage instead",
    "^ deal {n} damage if {x}, otherwise <|deal> {n2} <|damage> $":
        "deal {n2} damage . if {x} , deal {n} damage instead",
    "^ the damage dealt to the defender is {rest}": "deal damage equal to {rest}",
    "^ <this attack's damage|the damage of this attack|the damage> is {w=equal} {rest}": "deal damage {w} {rest}",
    # ---- one way or the other
    f"^ {{x}} {{v=loses/gains}} {{n}} {{s={STATS}}} if {{y}}, otherwise {{n2}} <|{{s}}> $":
        "if {y} , {x} {v} {n} {s} . otherwise , {x} {v} {n2} {s}",
    f"^ {{v=lose/gain}} {{n}} {{s={STATS}}} if {{y}}, otherwise {{n2}} <|{{s}}> $":
        "if {y} , {v} {n} {s} . otherwise , {v} {n2} {s}",
    f"^ {{x}} {{v=loses/gains}} {{n}} {{s={STATS}}}, or {{n2}} {{s}} if {{rest}}":
        "if {rest} , {x} {v} {n2} {s} . otherwise , {x} {v} {n} {s}",
    f"^ {{v=lose/gain}} {{n}} {{s={STATS}}}, or {{n2}} {{s}} if {{rest}}":
        "if {rest} , {v} {n2} {s} . otherwise , {v} {n} {s}",
    f"^ {{w=the/this/your}} {{x}} {{v=loses/gains}} {{n}} {{s={STATS}}}, plus {{n2}} <|more|additional> <|{{s}}> "
    "if {rest}": "{w} {x} {v} {n} {s} . if {rest} , {w} {x} {v} {n2} {s}",
    f"^ the {{x={ONE}}} {{v}} {{w=unless/if}} it {{b=is/has/was}} {{y}} $":
        "{w} the {x} {b} {y} , the {x} {v}",
    "^ {v}, but only if {x} $": "if {x} , {v}", "^ {v}, but not if {x} $": "unless {x} , {v}",
    # ---- what is done unless
    "^ unless {x=the} {y=opponent} {w=discards/spends/loses/pays} {z}, {rest}": "{rest} unless the opponent {w} {z}",
    **{f"^ {{v}}, but {{x}} may {verb} {{y}} to <avoid|prevent|stop> <this|that|it> $":
        f"{{v}} unless {{x}} {verb}s {{y}}"
       for verb in ("discard", "spend", "lose", "pay")},
    # ---- offers
    "^ if you choose to {v}, {rest}": "you may {v} . if you do , {rest}",
    **{f"you <may|can> <choose to|> <have|make|let> <this creature|it> {verb} {{v}}": f"this creature may {verb} {{v}}"
       for verb in ("lose", "spend", "gain", "take", "move", "discard")},
    **{f"^ if you choose to <have|make|let> <this creature|it> {verb} {{v}}, {{rest}}":
       f"this creature may {verb} {{v}} . if it does , {{rest}}" for verb in ("lose", "spend", "gain", "take", "move")},
    "spend {n} {s=Energy/Mana} <of|from> <this creature|your creature>": "spend {n} {s}",
    "spend {n} of <its|this creature's|your> {s=Energy/Mana}": "spend {n} {s}",
    "^ this creature may {v} to {y} $": "this creature may {v} . if it does , {y}",
    "^ {w=when/whenever} {x}, <it|this creature> may {v} to {y} $":
        "{w} {x} , this creature may {v} . if it does , {y}",
    # ---- choices
    f"^ {CHOICE} whether to {{x}}, {{x2}}<,|> or {{x3}} $": "choose one : {x} ; {x2} ; or {x3}",
    f"^ {CHOICE} whether to {{m}} or {{x}} $": "choose one : {m} ; or {x}",
    f"^ {CHOICE} whether {{x}} {{v=gains/loses}} {{n}} {{s={STATS}}} or {{n2}} {{s2={STATS}}} $":
        "choose one : {x} {v} {n} {s} ; or {x} {v} {n2} {s2}",
    f"^ {{x}} {{v=gains/loses}} your choice of <|either> {{n}} {{s={STATS}}} or {{n2}} {{s2={STATS}}} $":
        "choose one : {x} {v} {n} {s} ; or {x} {v} {n2} {s2}",
    f"^ {{v=gain/lose}} your choice of <|either> {{n}} {{s={STATS}}} or {{n2}} {{s2={STATS}}} $":
        "choose one : {v} {n} {s} ; or {v} {n2} {s2}",
    "^ as you choose, <|either> {m} or {x} $": "choose one : {m} ; or {x}",
    **{f"^ {pick} one of the <two|three>: {typed} $": f"choose one : {house}" for pick in ("<choose|pick|do>",)
       for typed, house in (("{m}, or {x}", "{m} ; or {x}"), ("{m} ; <or|> {m2}", "{m} ; or {m2}"),
                            ("{m} ; {m2} ; <or|> {m3}", "{m} ; {m2} ; or {m3}"))},
    # ---- cards
    "<choose|pick|select> <a|an|1|one> {k=Aura} <|card> {p=on/from/of} {x} <and|. |;> "
    "<discard|remove|destroy> <it|that card|that Aura>": "remove 1 Aura from {x}",
    "<choose|pick|select> <a|1|one> telegraphed card of {x} <and|;> <discard|remove> <it|that card>":
        "discard 1 telegraphed card of {x}",
    "<choose|pick|select> <a|1|one> telegraphed card of {x} <and|;> return <it|that card> to its owner's hand":
        "return 1 telegraphed card of {x} to its owner's hand",
    **{f"<discard|remove> <every card|each card|all cards|all the cards> <from|in> {whose} {pile} Pile": house
       for whose, who in (("{one's}", "{one}"), ("{ones'}", "{ones}"))
       for pile, house in (("Telegraph", f"discard all telegraphed cards of {who}"),
                           ("Aura", f"remove all Auras from {who}"))},
    **{f"put <every card|each card|all cards|all the cards> <from|in> {whose} {pile} Pile into {{y=the/its/their}} "
       "<|owner's|owners'|player's> Discard Pile": house for whose, who in (("{one's}", "{one}"), ("{ones'}", "{ones}"))
       for pile, house in (("Telegraph", f"discard all telegraphed cards of {who}"),
                           ("Aura", f"remove all Auras from {who}"))},
    "look at all <|the> cards in the opponent's hand": "look at the opponent's hand",
    "^ the opponent <shows you|must show you|must reveal|reveals|shows> <their hand|all cards in their hand|"
    "all the cards in their hand> <to you|> $": "look at the opponent's hand",
    # ---- what lies and what is held
    "your hand <has|holds|contains> {y}": "you have {y} in hand",
    "the opponent's hand <has|holds|contains> {y}": "the opponent has {y} in hand",
    "if there are {n} or {b=more/less/fewer} cards in your hand": "if you have {n} or {b} cards in hand",
    **{f"{whose} Aura Pile is not empty": f"{who} 1 Aura" for whose, who in (
        ("{one's}", "{one} has"), ("{ones'}", "{ones} have"))},
    **{f"{{x}} {has} <a|1|at least one|at least 1|1 or more> <card|cards> in <its|your|their> Aura Pile":
       f"{{x}} {has} 1 Aura" for has in ("has", "have")},
    **{f"there <is|are> <a|1|at least one|at least 1|1 or more|any|one or more> {one} on {{x}}": "{x} has 1 Aura"
       for one in ("<Aura|Auras>",)},
    # ---- when
    "^ <this creature's|its|your> {e=start/end} phase: {rest}": "at the {e} of this creature's turn , {rest}",
    "^ <when|whenever> this creature <has|is in|enters|reaches> its {e=start/end} phase, {rest}":
        "at the {e} of this creature's turn , {rest}",
    "^ <in|during|at|> each {e=start/end} phase of this creature, {rest}":
        "at the {e} of this creature's turn , {rest}",
    "{w=when/whenever} {x} moves to {a=a/an} {k=Star/Generator/Energy/Health/Strength/Center} tile":
        "{w} {x} moves onto {a} {k} tile",
    "{w=when/whenever} {x} moves to a tile adjacent to <this creature|you>": "{w} {x} moves within 1 tile",
    "{w=when/whenever} {x} {v=move} to a tile adjacent to <this creature|you>": "{w} {x} {v} within 1 tile",
    "^ this creature {v=kills/invokes/telegraphs/returns/moves} {x}: {rest}":
        "when this creature {v} {x} , {rest}",
    "^ this creature {v=dies}: {rest}": "when this creature {v} , {rest}",
    f"^ this creature loses {{s={STATS}}}: {{rest}}": "when this creature loses {s} , {rest}",
    f"^ this creature gains {{s={STATS}}}: {{rest}}": "when this creature gains {s} , {rest}",
    "^ this creature is {v=attacked/pushed/pulled/slammed}: {rest}": "when this creature is {v} , {rest}",
    **{f"{{w=when/whenever}} {{a=a/an}} {{x}} is {done} by {{y}}, {{rest}}":
        f"{{w}} {{y}} {does} {{a}} {{x}} , {{rest}}"
       for done, does in (("invoked", "invokes"), ("played", "plays"), ("telegraphed", "telegraphs"),
                          ("killed", "kills"), ("drawn", "draws"))},
    f"{{w=when/whenever}} {{s={STATS}}} is lost by {{y}}, {{rest}}": "{w} {y} loses {s} , {rest}",
    f"{{w=when/whenever}} {{s={STATS}}} is gained by {{y}}, {{rest}}": "{w} {y} gains {s} , {rest}",
    f"{{w=when/whenever}} {{x}} {{v=loses/gains}} <1|one> or more {{s={STATS}}}": "{w} {x} {v} {s}",
    "^ <upon|on> <the|> removal of this <card|Aura|> <|from this creature's Aura Pile|from its Aura Pile>, {rest}":
        "when this Aura is removed , {rest}",
    "^ once this Aura is removed, {rest}": "when this Aura is removed , {rest}",
    "^ <this creature's|your> respawn: {rest}": "when this creature returns to the board , {rest}",
    **{f"^ {first} {invokes} its first {{k={CLASS}}} card {of}, {{rest}}":
       f"the first time each turn this creature {invokes} a {{k}} card , {{rest}}"
       for invokes, _ in INVOKE_OR_PLAY for first in ("<when|whenever> this creature",)
       for of in ("<of|in|on> <each|every|a|the> turn", "each turn")},
    **{f"^ {{v}} <when|whenever> <it|this creature> {invokes} its first {{k={CLASS}}} card {of} $":
       f"the first time each turn this creature {invokes} a {{k}} card , {{v}}"
       for invokes, _ in INVOKE_OR_PLAY for of in ("<of|in|on> <each|every|a|the> turn", "each turn")},
    **{f"^ <this creature's|its|your> first {{k={CLASS}}} card each turn: {{v}} when it is {done} $":
       f"the first time each turn this creature {does} a {{k}} card , {{v}}" for does, done in INVOKE_OR_PLAY},
    "^ {x} next start phase: {rest}": "at the start of {x} next turn , {rest}",
    **{f"{typed} next start phase": f"at the start of {house} next turn"
       for at in ("<in|during|at>",) for typed, house in ((f"{at} {{one's}}", "{one's}"), (f"{at} {{ones'}}",
          "{ones'}"))},
    "^ <when {x} has its next|the next time {x} has <a|its>> start phase, {rest}":
        "at the start of {x's} next turn , {rest}",
    "^ the next time {x} has <a|its> start phase, {v} in that phase $": "at the start of {x's} next turn , {v}",
    **{typed: f"at the end of {who}'s next turn{house}" for who in OTHERS for typed, house in (
        (f"^ <|in |during |at >{who}'s next end phase: {{rest}}", " , {rest}"),
        (f"<in|during|at> {who}'s next end phase", ""),
        (f"^ <when {who} has its next|the next time {who} has <a|its>> end phase, {{rest}}", " , {rest}"),
        (f"^ the next time {who} has <a|its> end phase, {{v}} in that phase $", " , {v}"))},
    # ---- what cannot be
    **{f"<no {{k={CLASS}}} cards <can|may>|{{k={CLASS}}} cards cannot|{{k={CLASS}}} cards can't> be {done} by {{y}}":
       f"{{y}} cannot {does[:-1]} {{k}} cards" for does, done in INVOKE_OR_PLAY},
    f"<no {{s={STATS}}} can|{{s={STATS}}} cannot|{{s={STATS}}} can't> be {{v=gained}} by {{y}}": "{y} cannot gain {s}",
    f"<no {{s={STATS}}} can|{{s={STATS}}} cannot|{{s={STATS}}} can't> be {{v=lost}} by {{y}}": "{y} cannot lose {s}",
    f"can {{v=gain/lose}} no {{s={STATS}}}": "cannot {v} {s}",
    f"can {{v=invoke/telegraph}} no {{k={CLASS}}} cards": "cannot {v} {k} cards",
    **{f"it is not possible to {verb} {{x}} $": f"{{x}} cannot be {verb}{ed}" for verb, ed in (
        ("push", "ed"), ("pull", "ed"), ("knock back", ""))},
    "cannot be pushed by <any|an|> <effect|effects|card|cards|creature|creatures|anything> $": "cannot be pushed",
    "^ <no effect|nothing> can push {x} $": "{x} cannot be pushed",
    # ---- Telegraph Piles
    "{x} Telegraph Pile <can|may|> <hold|holds> <a maximum of|at most|no more than|up to> {n} cards <|instead of 2|"
    "instead of two> $": "{x} Telegraph Pile can hold up to {n} cards",
    "^ <increase|raise> the maximum number of cards in {x} Telegraph Pile to {n} $":
        "{x} Telegraph Pile can hold up to {n} cards",
    "{x} Telegraph Pile <can|may|> <hold|holds> {n} more {k=card/cards} than <usual|normal|before>":
        "{x} Telegraph Pile can hold {n} more {k}",
    # ---- what cards and attacks are like
    f"each of {{one's}} {{k={CLASS}}} cards deals": "{one's} {k} cards deal",
    f"each of {{one's}} {{k={CLASS}}} cards costs": "{one's} {k} cards cost",
    f"each {{k={CLASS}}} card <of this creature|this creature invokes|you invoke> {{v=deals/costs}} {{rest}}":
        "this creature's {k} cards {v} {rest}",
    f"this creature's {{k={CLASS}}} cards costs": "this creature's {k} cards cost",
    f"this creature's {{k={CLASS}}} cards deals": "this creature's {k} cards deal",
    **{f"^ <when|whenever> this creature {INVOKES} {{a=a/an}} {{k={CLASS}}} card{long}, "
       f"<it|that card> {verb}s {{rest}}":
       f"this creature's {{k}} cards {verb} {{rest}}{house}" for verb in ("deal", "cost")
       for long, house in (("", ""), (" this turn", " this turn"))},
    f"^ <increase|raise> the damage of {{one's}} {{k={CLASS}}} cards by {{n}}":
        "{one's} {k} cards deal {n} more damage",
    f"^ <reduce|lower> the damage of {{one's}} {{k={CLASS}}} cards by {{n}}": "{one's} {k} cards deal {n} less damage",
    f"^ <reduce|lower> the <{{s=Energy/Mana}}|{{s=Energy/Mana}} cost> <cost|> of {{k={CLASS}}} cards "
    "<invoked|played> by "
    "{x} by {n} $": "{k} cards cost {x} {n} less {s}",
    f"{{x}} <spends|pays> {{n}} {{m=less/more}} {{s=Energy/Mana}} to <invoke|play> {{k={CLASS}}} cards":
        "{k} cards cost {x} {n} {m} {s}",
    "<Attack cards|attacks|Attacks|each Attack card|each attack> <deal|deals> {n} {m=less/more} damage to {x}":
        "attacks against {x} deal {n} {m} damage",
    "takes {n} {m=less/more} damage from <each|every|any> <Attack card|attack>":
        "takes {n} {m} damage from attacks",
    "^ the damage {x} takes from <Attack cards|attacks> is reduced by {n} $":
        "attacks against {x} deal {n} less damage",
    "^ while on {a=a/an} {k=Star/Generator/Energy/Health/Strength/Center} tile, {rest}":
        "while this creature is on {a} {k} tile , {rest}",
    "^ on {a=a/an} {k=Star/Generator/Energy/Health/Strength/Center} tile, this creature's {rest}":
        "while this creature is on {a} {k} tile , this creature's {rest}",
    "^ while on {a=a/an} {k=Star/Generator/Energy/Health/Strength/Center} tile, this creature {rest}":
        "while this creature is on {a} {k} tile , this creature {rest}",
    # ---- the next card
    **{f"^ {typed} {{v=costs/deals}} {{rest}}": "this creature's next {k} card this turn {v} {rest}" for typed in (
        f"the next {{k={CLASS}}} card this creature {INVOKES} this turn",
        f"this turn, the next {{k={CLASS}}} card this creature {INVOKES}",
        f"<when this creature next|the next time this creature> {INVOKES} {{a=a/an}} {{k={CLASS}}} card this turn, "
        "<it|that card>")},
    f"^ this creature <spends|pays> {{n}} {{m=less/more}} {{s=Energy/Mana}} to <invoke|play> its next "
    f"{{k={CLASS}}} card "
    "this turn $": "this creature's next {k} card this turn costs {n} {m} {s}",
    # ---- Enchantments
    **{f"^ enchant <a|an|one|1> {{k={CLASS}}} card{typed} {{rest}}": f"enchant a {{k}} card . {house} {{rest}}"
       for typed, house in (
           (", which <then|>", "the enchanted card"), (" ; that card", "the enchanted card"), (" ; it",
              "the enchanted card"),
           (" ; the enchanted card", "the enchanted card"))},
    f"^ enchant <one|1> {{k={CLASS}}} card $": "enchant a {k} card",
    **{f"^ enchant <a|an|one|1> {{k={CLASS}}} card {to} it {verb} {{rest}}":
       f"enchant a {{k}} card . the enchanted card {verb}s {{rest}}" for to in ("to make", "and make", "to have")
       for verb in ("cost", "deal")},
    **{f"^ enchant <a|an|one|1> {{k={CLASS}}} card ; the {measure} of "
       f"<that card|the enchanted card|it> is {way} by {{n}} $":
       f"enchant a {{k}} card . the enchanted card {said}"
       for way, more in (("<increased|raised>", "more"), ("<reduced|lowered>", "less"))
       for measure, said in (("damage", f"deals {{n}} {more} damage"), ("Energy cost", f"costs {{n}} {more} Energy"),
                             ("Mana cost", f"costs {{n}} {more} Mana"))},
    f"^ increase the damage of the {{k={CLASS}}} card <this card|this> enchants by {{n}} $":
        "enchant a {k} card . the enchanted card deals {n} more damage",
    # ---- what is prevented
    **{f"^ {typed} $": "if this creature is the defender , this attack deals no damage" for typed in (
        "prevent all damage <this attack|the attack> would deal to <this creature|you>",
        "prevent all damage <to this creature|to you> from <this attack|the attack>",
        "<this creature|you> <takes|take> no damage from <this attack|the attack>",
        "<this attack|the attack> deals no damage to <this creature|you>",
        "if <this attack|the attack> would deal damage to <this creature|you>, "
        "prevent <it|that damage|all of that damage>")},
    "set {whose} Health to {n} instead and <discard|remove> this<|card|Aura>":
        "set {whose} Health to {n} and remove this Aura instead",
    # ---- in the other order, and said twice
    "^ {v} at the {e=start/end} of this creature's turn $": "at the {e} of this creature's turn , {v}",
    "^ {x} chooses <a|1|one> card in their hand and discards it $": "{x} discards 1 card",
    "^ <increase|raise> the maximum number of telegraphed cards of {x} to {n} $":
        "{x's} Telegraph Pile can hold up to {n} cards",
    "^ for each {x}, it {v=gains/loses/takes} {deed} $": "it {v} {deed} for each {x}",
    f"^ for <each|every> {{x}}, it {{v=gains/loses}} {{n}} {{s={STATS}}}, <|to|up to|but no more than|but at most> "
    "<|a maximum of> {n2} <|in total> $": "it {v} {n} {s} for each {x} , up to {n2}",
    "increase this attack by {n}": "this attack deals {n} more damage",
    **{f"^ if {{x}} does not choose to {verb} {{y}}, {{rest}}": f"unless {{x}} {verb}s {{y}} , {{rest}}"
       for verb in ("discard", "spend", "lose", "pay")},
    "{one's} Health would become <0|zero>": "{one} would die",
    "^ if {x} would die, it becomes {n} instead, and this is <discarded|removed> $":
        "if {x} would die , set {x's} Health to {n} and remove this Aura instead",
    "^ <when|if> {x} would die, its Health becomes {n} instead . <discard|remove> this when <this|that> happens $":
        "if {x} would die , set {x's} Health to {n} and remove this Aura instead",
    "the damage dealt to the defender is equal {rest}": "deal damage equal {rest}",
    "increase the damage of this attack this enchants by {n} $":
        "enchant an Attack card . the enchanted card deals {n} more damage",
    "^ move this creature, up to {n} {k=tile/tiles} $": "move up to {n} {k}",
    "{w=when/whenever} {n=1} card is telegraphed by {y}, {rest}": "{w} {y} telegraphs a card , {rest}",
    **{f"^ choose {{s={STATS}}} or {{s2={STATS}}} . if you <chose|choose> {{s}}, {{m}}{mark} if you <chose|choose> "
       "{s2}, {m2} $": "choose one : {m} ; or {m2}" for mark in (" ;", " .")},
    # ---- counted first
    "^ count {x} . {y} {v=gains/loses/draws} that <much|many> {s=Energy/Health/Mana/ATK/DEF/cards} $":
        "{y} {v} {s} equal to the number of {x}",
}  # fmt: skip
