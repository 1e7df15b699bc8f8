"""What designers of Luminous cards type for its longer shapes: how often, until when, what one sentence leaves to the
next; see `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.language.paraphrases import YOURS
from rulebound.language.wordings import Wordings

STATS = "{stat=attack/health/cost/durability}"
STATES = "attacking/blocking/expended/ready/damaged"
NOT_SO = ("unit", "relic", "spell", "token", "orb")
KINDS = "unit/relic/spell/orb/token/card"
PILES = tuple(f"{whose} {pile}" for whose in ("your", "their", "a", "the opponent's")
              for pile in ("discard pile", "hand", "deck", "void"))
OF_THIS = "{v=can't/cannot/gets/has/gains/loses/costs/enters/attacks/may}"
DOES = ("draw", "discard", "lose", "gain", "sacrifice", "cull", "reveal", "shuffle")
ORDERS = f"{YOURS}/add/gain/lose/cull/bolster/scavenge/pivot/play/sacrifice/look/shuffle/search/swap/double"
# In few words, as they stand on cards: without a subject, with a dash or a comma for a colon, with a colon for a comma.
TERSE: Wordings = {
    f"^ {OF_THIS} {{rest}}": "this {v} {rest}",
    f"^ {{k=arrive/depart/contact/mulch}}: {OF_THIS} {{rest}}": "{k} : this {v} {rest}",
    f"^ on attack: {OF_THIS} {{rest}}": "on attack : this {v} {rest}",
    "^ {n}/{n2} while {rest}": "this gets {n}/{n2} while {rest}",
    "^ while {state=attacking/blocking/blocked/expended/ready/damaged}, {v=has/gets/gains/can't/cannot} {rest}":
        "while this is {state} , it {v} {rest}",
    "^ <when|whenever|if> {d=destroyed/played/sacrificed/discarded/voided/blocked/expended}, {rest}":
        "when this is {d} , {rest}",
    "^ <when|whenever> attacking, {rest}": "when this attacks , {rest}",
    "^ <when|whenever> blocking, {rest}": "when this blocks , {rest}",
    "^ if {w=this} <|unit> {v=attacks/blocks}, {rest}": "when {w} {v} , {rest}",
    "^ {s=@}; {s2=@} $": "{s} , {s2}",
    "^ tribute {n}, {rest}": "tribute {n} . {rest}",
    "^ {s=@}, tribute {n} $": "{s} . tribute {n}",
    **{f"^ {{k=arrive/depart/contact/mulch}} {dash} {{rest}}": "{k} : {rest}" for dash in ("-", "–", "—", ",")},
    **{f"^ on attack {dash} {{rest}}": "on attack : {rest}" for dash in ("-", "–", "—", ",")},
    **{f"^ {{nth=first/second/third/fourth/fifth}} wave {dash} {{rest}}": "{nth} wave : {rest}"
       for dash in ("-", "–", "—", ",")},
    **{f"^ wave {n}: {{rest}}": f"{nth} wave : {{rest}}"
       for n, nth in enumerate(("first", "second", "third", "fourth", "fifth"), 1)},
    "^ at the {e=start/end} of {x}: {rest}": "at the {e} of {x} , {rest}",
    "^ sacrifice: {rest}": "sacrifice this : {rest}",
    "^ {costs}, sacrifice: {rest}": "{costs} , sacrifice this : {rest}",
    "{c=lose} {n} durability:": "remove {n} durability from this :",
    "{c=remove} a durability counter:": "{c} 1 durability from this :",
    f"^ {{do={ORDERS}}} {{v}}, {{w={ORDERS}}} {{y}} $": "{do} {v} , then {w} {y}",
    f"^ {{costs}}: {{do={ORDERS}}} {{v}}, {{w={ORDERS}}} {{y}} $": "{costs} : {do} {v} , then {w} {y}",
    **{f"opponent {{v={verb}s}}": "the opponent {v}" for verb in DOES},
    **{f"<both|all> players {verb} {{v}} $": f"each player {verb}s {{v}}" for verb in DOES},
    "give {w=your/all} {x} {n}/{n2}": "{w} {x} get {n}/{n2}",
    "give {w=your/all} {x} {skill=@}": "{w} {x} gain {skill}",
    "{v=draw} {n} <card|cards> from the top of your deck": "{v} {n}",
    "{do=damage/hit/strike} {x} for {n} <|damage>": "deal {n} damage to {x}",
    "^ {n} damage to {x} $": "deal {n} damage to {x}",
    "^ {costs}: {n} damage to {x} $": "{costs} : deal {n} damage to {x}",
    "{do=deal} {n} to {x} $": "{do} {n} damage to {x}",
    "{do=take/retrieve} {x} from your discard pile <into your hand|to your hand>":
        "return {x} from your discard pile to your hand",
    "get back {x} from your discard pile": "return {x} from your discard pile to your hand",
    "^ {v}; you may {rest}": "{v} . you may {rest}",
    "^ {w=when/whenever} {x}, {v}; you may {rest}": "{w} {x} , {v} . you may {rest}",
    "{do=heal} yourself for {n}": "gain {n} life",
    "your life <increases|is increased> by {n}": "you gain {n} life",
    "the opponent's life <decreases|is reduced> by {n}": "the opponent loses {n} life",
    "give {some} {n} durability": "put {n} durability counters on {some}",
    "<increase|raise> the durability of {x} by {n}": "put {n} durability counters on {x}",
    "<reduce|lower> the durability of {x} by {n}": "remove {n} durability from {x}",
    "<increase|raise> a {k=relic's} durability by {n}": "put {n} durability counters on a relic",
    **{f"<increase|raise> {{a=a/another}} unit's {{stat=attack/health}} by {n}": f"{{a}} unit gets +{n} {{stat}}"
       for n in range(1, 7)},
    "choose: {v} or {v2} $": "choose one : {v} ; or {v2}",
    "the number of your {k=units/relics/orbs/tokens}": "the number of {k} you control",
    "{v=has/gets} {y} when {state=attacking/blocking/blocked}": "{v} {y} while {state}",
    "^ {k=depart/mulch}: return to {y}": "{k} : return this to {y}",
    "^ {k=depart/mulch}: shuffle into {y}": "{k} : shuffle this into {y}",
    "^ mulch {n}: {rest}": "mulch , {n} : {rest}",
    "^ mulch ({n}): {rest}": "mulch , {n} : {rest}",
    **{f"{{n}}/{{n2}} to {{x}} {until}": f"{{x}} gets {{n}}/{{n2}} {until}"
       for until in ("until end of turn", "this turn")},
    "a unit {n}/{n2} {until=until/this}": "a unit gets {n}/{n2} {until}",
    **{f"you <can't|cannot|may not> <use|activate> this <|ability> more than {often} <each|per> turn":
       f"use this only {often} each turn" for often in ("once", "twice", "two times", "three times", "four times")},
    **{f"<use|activate> this <|ability> only {{x}} and only {when} {{y}}":
       f"use this only {{x}} . use this only {when} {{y}}" for when in ("if", "on", "during", "once", "in")},
    "^ {costs}: {v}, once per turn $": "{costs} : {v} . use this only once each turn",
    "^ {costs}: {v} (once per turn) $": "{costs} : {v} . use this only once each turn",
    "^ only <on|during> your turn $": "use this only on your turn",
    "^ only once per turn $": "use this only once each turn",
    f"^ at the {{e=start/end}} of your turn {{w={ORDERS}}} {{rest}}": "at the {e} of your turn , {w} {rest}",
    "with at most {n} {stat=attack/health/cost/durability}": "with {n} or less {stat}",
    "with at least {n} {stat=attack/health/cost/durability}": "with {n} or more {stat}",
    "{do=return/put} {x} from the discard pile to your hand": "{do} {x} from your discard pile to your hand",
}  # fmt: skip
LONGER: Wordings = {
    # ---- as a description says it
    **{f"^ {before}{{v=deals}} {{rest}}": f"{behind}deal {{rest}}"
       for before, behind in (
           ("", ""), ("{x}: ", "{x} : "), ("{w=when/whenever} {s=this/you} {x}, ", "{w} {s} {x} , "))},
    **{f"^ {{v={verb}s}} {{rest}}": f"{verb} {{rest}}" for verb in ("draw", "destroy", "return", "void", "expend")},
    "{v=heal/recover/regain} {n} life": "gain {n} life",
    "{v=heals/recovers/regains} {n} life": "gains {n} life",
    **{f"{{v=heal}} {much} damage <from|on> {{x}}": f"remove {much} damage from {{x}}" for much in ("{n}", "all")},
    "{v=heal} {some} $": "remove all damage from {some}",
    # ---- costs
    **{typed: house for this in ("", " this unit", " this relic", " this orb") for typed, house in (
        (f"^ expend{this or '<| this>'} and {{deed}}: {{rest}}", f"expend{this} , {{deed}} : {{rest}}"),
        (f"^ {{deed}} and expend{this or '<| this>'}: {{rest}}", f"{{deed}} , expend{this} : {{rest}}"))},
    "^ {k=arrive/depart/contact/mulch}: <you may|> pay {p} to {rest}": "{k} : you may pay {p} . if you do , {rest}",
    "put {x} into play expended from {y}": "put {x} from {y} into play expended",
    "put {x} into play from {y}": "put {x} from {y} into play",
    "^ as an additional cost, {rest}": "as an additional cost to play this , {rest}",
    "choose and discard {some} from": "discard {some} from",
    # ---- which cards
    f"whose {STATS} is": "with {stat}",
    f"{{k=unit/units/relic/relics/card/cards/spell/spells}} of {STATS} {{n}}": "{k} with {stat} {n}",
    **{f"{{p=from/in}} {pile} with {{f}}": f"with {{f}} {{p}} {pile}" for pile in PILES},
    **{f"{{a=a/an}} {{k=card}} from it that <is not|isn't> <a|an> {kind}": f"{{a}} non-{kind} {{k}} from it"
       for kind in NOT_SO},
    "if that {k=unit/relic/card/spell} <cost|costs|has cost|had cost> {n} or {b=more/less}":
        "if the cost of that {k} is {n} or {b}",
    # ---- combat
    "{x} <can only be|may only be> blocked by {y}": "{x} can't be blocked except by {y}",
    # ---- as fast cards are
    **{f"you may play {what} {fast}": house for fast in (
        "as though <it|they> <were|was> fast", "as if <it|they> <were|was> fast", "as though fast",
        "at any time you could play a fast card", "any time you could play a fast card", "as a fast card",
        "as fast cards") for what, house in (
        ("{w=this} <|card|unit|relic|spell>", "{w} is fast"),
        ("{k=cards/units/relics/spells}", "{k} you play are fast"),
        ("{x} {k=cards/units/relics/spells}", "{x} {k} you play are fast"))},
    "{x} <can be|may be> blocked only by {y}": "{x} can't be blocked except by {y}",
    **{f"{{who}} <can|may> only attack with {{n}} {{k=unit/units}} {turn}":
       f"{{who}} can't attack with more than {{n}} {{k}} {turn}" for turn in ("each turn", "this turn")},
    **{f"^ {other}{{k=units}}{whose} {{v=get/have/gain}} {{y}} while {{state={STATES}}} $":
       f"{other}{{state}} {{k}}{whose} {{v}} {{y}}"
       for other in ("", "other ") for whose in ("", " you control", " the opponent controls")},
    **{f"^ prevent all {damage} {{k=units/relics/spells/cards/attacking/blocking}} {{all}} would deal{when} $":
       f"if {{k}} {{all}} would deal {damage}{when} , prevent it instead"
       for damage in ("damage", "combat damage") for when in ("", " this turn")},
    **{f"^ prevent all {damage} {typed} {when} $":
       f"choose {{a}} {{s}} {{k}} . if it would deal {damage} {when} , prevent it instead"
       for damage in ("damage", "combat damage") for when in ("this turn",)
       for typed in ("{a=a/an/the} {s=attacking/blocking} {k=unit} would deal",
                     "<that would be dealt|dealt> by {a=a/an/the} {s=attacking/blocking} {k=unit}")},
    # ---- what becomes of numbers
    **{f"{{x}} {{v=gets/gains}} {{y}} and {{w=its}} {{stat=attack/health}} is doubled {until} $":
       f"{{x}} {{v}} {{y}} {until} . double {{w}} {{stat}} {until}" for until in ("until end of turn", "this turn")},
    **{f"^ {{x}} {{stat=attack/health}} is doubled {until} $": f"double {{x}} {{stat}} {until}"
       for until in ("until end of turn", "this turn")},
    # ---- what one clause leaves to the next
    **{f"look at the top {{n}} cards of {{d}} {then} put them in any order":
       "look at the top {n} cards of {d} . put them on top of {d} in any order" for then in (", then", "and", ".")},
    "if {n} or {b=more/fewer} {x} were {d=sacrificed/destroyed/discarded/voided/returned}, {rest}":
        "if there are {n} or {b} {x} {d} this way , {rest}",
    "scavenge . if you drew a card <this way|>, {rest}": "scavenge . if you do , {rest}",
    f"{{do={YOURS}}} {{a=a/an/one}} {{k={KINDS}}} of your choice {{w=you/the/from/with/in}}": "{do} {a} {k} {w}",
    **{f"look at the top two cards of {{d}} . put one {one} and the other {other} $":
       f"look at the top two cards of {{d}} . put one of them {house} and the rest {rest}"
       for one, other, house, rest in (
           ("on top", "on the bottom", "on top of {d}", "on the bottom of {d}"),
           ("on the bottom", "on top", "on the bottom of {d}", "on top of {d}"))},
    # Of more than one it may have less.
    "move {n=1/one/a} durability <|counter> from {x} to {y}":
        "remove 1 durability from {x} . if you do , put 1 durability counter on {y}",
    "the opponent discards {a=a/an} {k=card/unit/spell/relic/orb} of your choice $":
        "look at the opponent's hand . choose {a} {k} from it . they discard it",
    "{v=deal/deals} {x} . if it <survives|survived>": "{v} {x} . if it is in play",
    "after this turn, take <another|an additional|an extra> turn": "take an extra turn after this one",
    "becomes <a|an|> {n}/{n2} with {s} until end of turn": "becomes {n}/{n2} and gains {s} until end of turn",
    "{x} <can|may> block as though it had flight": "{x} may block units with Flight",
    "{c=can't/cannot} be blocked this turn except by {x}": "{c} be blocked except by {x} this turn",
    "{x} {v=gets/gains} {y} until end of turn and {v2=gets/gains/can't/cannot} {z} <this turn|until end of turn>":
        "{x} {v} {y} and {v2} {z} until end of turn",
    f"your {{nth=first/second/third}} {{k={KINDS}}} each turn {{v=costs}} {{rest}}":
        "the {nth} {k} you play each turn {v} {rest}",
    "^ the {nth=first/second/third} {k=unit/relic/token} that enters play under your control each turn {v=gets/gains} "
    "{rest}": "the {nth} time a {k} you control enters play each turn , it {v} {rest}",
    "look at the top two cards of your deck, put one into your hand and {v=discard/void} the other":
        "look at the top two cards of your deck . put one of them into your hand . {v} the rest",
    **{f"^ <when|whenever> a {kind}{whose} enters play, it enters <play|> expended $":
       f"{kind}s{whose} enter play expended" for kind in ("unit", "relic", "orb")
       for whose in (" the opponent controls", " you control", "")},
    **{f"{{w=this}} <|unit> {{c=can't/cannot}} block {{x}} with <{typed}> {{stat=attack/health/cost}} $":
       f"{{w}} {{c}} block {{x}} with {{stat}} {house} {{w}} card's {{stat}}"
       for typed, house in (("greater|higher|more", "greater than"), ("less|lower", "less than"))},
    f"{{k={KINDS}}} you <have|> {{d=discarded/sacrificed/drawn/culled}} this turn": "{k} you own {d} this turn",
    f"{{k={KINDS}}} you <have|> played this turn": "{k} you play this turn",
    "that damage is dealt to {x} instead": "deal that damage to {x} instead",
    "{k=units/relics/tokens} you control other than {w=this} <|card|unit|relic>": "other {k} you control",
    "if {w=this} <|unit> did not {v=attack/block}, {rest}": "if {w} did not {v} this turn , {rest}",
    f"with {STATS} {{r=less/lower/greater/higher}} than {{w=this/that}} {{k=card's/unit's/relic's}}":
        "with {stat} {r} than {w} {k} {stat}",
    # ---- what happens
    "{w=when/whenever} you cull {a=a/an} {x}, {rest}": "{w} {a} {x} is discarded from your deck , {rest}",
    "{w=when/whenever} you cull one or more {x}, {rest}": "{w} one or more {x} are discarded from your deck , {rest}",
    "{x} deals double damage to {y}": "if {x} would deal damage to {y} , it deals twice that much damage instead",
    "{x} deals double {d=damage} $": "if {x} would deal {d} , it deals twice that much damage instead",
    "{x} deals double combat {d=damage} $": "if {x} would deal combat {d} , it deals twice that much damage instead",
    **{f"if this is the <first|only> {kind} you <play|played|have played> this turn":
       f"if you have played this card this turn and you have played no other {kind}s this turn"
       for kind in ("card", "unit", "relic", "spell")},
    "{x} has no damage <on it|>": "{x} is not damaged",
    "you <have|control> no {k=orbs/units/relics} {s=ready/expended}": "you control no {s} {k}",
    "if they did not {v=attack}, {rest}": "if that player hasn't attacked this turn , {rest}",
    "{do=return/put} {x} from the void to your hand": "{do} {x} from your void to your hand",
    "^ {w=when/whenever} {x} <is attacked|are attacked>, {rest}": "{w} a unit attacks {x} , {rest}",
    "{w=if/when/whenever} a source would deal {damage=damage} to {x},": "{w} {damage} would be dealt to {x} ,",
    "^ the first time {x} <is dealt|takes> damage each turn, prevent <it|that damage> $":
        "the first time damage would be dealt to {x} each turn , prevent it instead",
    "you <have|> attacked with {x} this turn": "{x} you control attacked this turn",
    "{w=when/whenever} durability <is|counters are> removed from {x}, {rest}": "{w} {x} loses durability , {rest}",
    "^ {w=when/whenever} your {nth=first/second/third/fourth} unit <in a|each|of a|of the> turn attacks, {rest}":
        "the {nth} time a unit you control attacks each turn , {rest}",
    "{k=unit/units} you <have attacked|attacked> with this turn": "{k} you control that attacked this turn",
    # ---- who
    # [LU-win.13] in turn order, and together
    **{f"you and the opponent each {verb} {{v}} $": f"each player {verb}s {{v}}"
       for verb in ("draw", "discard", "gain", "sacrifice", "cull")},
    "^ when you have {n} or {b=more/less} life, {x} {v=get/gets/gain/gains/have/has} {rest}":
        "while you have {n} or {b} life , {x} {v} {rest}",
    # ---- one or the other
    **{f"^ {head}{{v}}, or {{do={YOURS}/add/gain/cull/play}} {{y}} $":
       f"{house}{{v}} or {{do}} {{y}}" for head, house in (
           ("", ""), ("expend: ", "expend : "), ("{costs}, expend: ", "{costs} , expend : "),
           ("{k=arrive/depart/contact/mulch}: ", "{k} : "), ("{w=when/whenever} {x}, ", "{w} {x} , "))},
    # ---- instead: for once, the first time, for a while
    "^ until your next turn, if {x} would {y}, prevent {it=it/that} <|damage> $":
        "until your next turn , if {x} would {y} , prevent it instead",
    **{f"^ the {time} {{x}} would {{y}}, prevent {{it=it/that}} <|damage> $":
       f"the {time} {{x}} would {{y}} , prevent it instead" for time in ("next time", "first time")},
    "^ until your next turn, <damage that would be dealt|damage dealt> to {all} is reduced by {n} $":
        "until your next turn , if damage would be dealt to {all} , prevent {n} of it instead",
    "^ damage that would be dealt to {all} is reduced by {n} $":
        "if damage would be dealt to {all} , prevent {n} of it instead",
    "^ until the start of your next turn, {rest}": "until your next turn , {rest}",
    # ---- counters of its own
    **{f"draw {one} for each {{k}} counter on {{w=this/it}} <|card|unit|relic>":
       "draw cards equal to the number of {k} counters on {w}" for one in ("1", "one", "a card", "one card")},
    "{v=gain/lose} {n=1/one} life for each {k} counter on {w=this/it} <|card|unit|relic>":
        "{v} life equal to the number of {k} counters on {w}",
    "deal {n=1/one} damage to {x} for each {k} counter on {w=this/it} <|card|unit|relic>":
        "deal damage to {x} equal to the number of {k} counters on {w}",
    **{f"{{v=gets/has}} {bonus} for each {{k}} counter on {{w=this/it}} <|card|unit|relic>":
       f"{{v}} {x} , where X is the number of {{k}} counters on {{w}}"
       for bonus, x in (("+1/+1", "+X/+X"), ("+1/+0", "+X/+0"), ("+0/+1", "+0/+X"))},
    # ---- how often
    **{f"^ <when|whenever> you play a {kind}, if it is the {{nth=second/third/fourth}} {kind} you <play|played|have "
       "played> this turn, {rest}": f"the {{nth}} time you play a {kind} each turn , {{rest}}"
       for kind in ("card", "unit", "relic", "spell")},
    "you may have that damage dealt to {x} instead": "you may deal that damage to {x} instead",
    **{f"<a|the> {kind} with the {{e=highest/greatest/lowest/least}} {{stat=attack/health/cost/durability}} among "
       f"{kind}s they control": f"the {kind} they control with the {{e}} {{stat}}" for kind in ("unit", "relic")},
    "^ <when|whenever> you {v=play/draw/discard} a {nth=second/third} {x} <in a turn|each turn>, {rest}":
        "the {nth} time you {v} a {x} each turn , {rest}",
    "^ <when|whenever> the opponent {v=plays/draws/discards} a {nth=second/third} {x} <in a turn|each turn>, {rest}":
        "the {nth} time the opponent {v} a {x} each turn , {rest}",
    "{v=deal/deals} {n} damage to {x} or, if {y}, {n2} damage instead":
        "if {y} , {v} {n2} damage to {x} . otherwise , {v} {n} damage to {x}",
    "for each {x} that attacked $": "for each {x} that attacked this turn",
    "^ once per game, {v}: {rest}": "{v} : {rest} . use this only once per game",
    "^ once per game, you may {v} to {rest}": "{v} : {rest} . use this only once per game",
    # Without 'may': an offer that is declined would not count.
    "^ once per game, {w=when/whenever} {x}, {v} $": "{w} {x} , {v} . this triggers only once per game",
    "^ when you next {v=play/draw/discard/sacrifice/gain/lose} {x} this turn, {rest}":
        "the next time you {v} {x} this turn , {rest}",
    "^ the next {k=unit/relic/spell/card} you play this turn {v=gains/gets/enters} {rest}":
        "the next time you play a {k} this turn , it {v} {rest}",
    # ---- from elsewhere
    "^ <once per turn|once each turn>, you may play {some} $":
        "once each turn , you may play {some} as though it were in your hand",
    **{f"^ {{k=units/relics/spells/cards}} in your {pile}{typed} <can|may> be played as <though|if> they were in your "
       "hand $": f"you may play {{k}}{house} from your {pile}" for pile in ("discard pile", "void")
       for typed, house in (("", ""), (" with {x}", " with {x}"))},
    **{f"^ spells in your discard pile{typed} <can|may> be played as <though|if> they were in your hand . if you play "
       "a spell this way, void it instead of putting it into your discard pile, and you can't do so this turn $":
       f"once each turn , you may play a spell{house} from your discard pile as though it were in your hand . spells "
       "played this way are voided after their effect" for typed, house in (("", ""), (" with {x}", " with {x}"))},
    **{f"^ {typed} $": "spells played this way are voided after their effect" for typed in (
        "if you <do|play a spell this way>, void it instead of putting it into <your|its owner's|the> discard pile",
        "if you <do|play a spell this way>, void it after it resolves",
        "<a spell played this way is|spells played this way are> voided <instead|after it resolves|after they resolve>",
        "void spells played this way")},
    # ---- copies [LU-tribute.4]
    "copy {x} . you may choose new <choices|targets> for <the|that> copy $": "copy {x}",
    "copy {x} and <|you> <may choose|choose> new <choices|targets> for <the|that> copy $": "copy {x}",
    "play a copy of {x} without paying its cost": "play a copy of {x}",
    "<a token that is a copy|a token that's a copy|a copy|a token copy> of {x}, except it {v=has/gains} {skill=@} $":
        "a token that is a copy of {x} . it gains {skill}",
    # ---- what one sentence leaves to the next
    **{f"one of the {kind}s <culled|discarded> this way": f"a {kind} discarded this way"
       for kind in ("unit", "relic", "spell", "card")},
    "{v=culled} this way": "discarded this way",
    "return it to <its owner's|their> control": "its owner gains control of it",
    "^ {w=when} it enters play this way, {rest}": "{w} it enters play , {rest}",
    "{v=look} at that many cards from the top of your deck": "{v} at the top that many cards of your deck",
}  # fmt: skip
# One card that is drawn or discarded, where it is spoken of behind it; not where something else may be done.
IMPLIED: Wordings = {
    "^ {v=draw/discard/cull} {n=1/one} $": "{v} a card",
    "^ you may {v=draw/discard/cull} {n=1/one} $": "you may {v} a card",
    "^ the opponent {v=draws/discards/culls} {n=1/one} $": "the opponent {v} a card",
    "^ {x}: {v=draw/discard/cull} {n=1/one} $": "{x} : {v} a card",
    "^ {w=when/whenever} {x}, {v=draw/discard/cull} {n=1/one} $": "{w} {x} , {v} a card",
    "^ at the {e=start/end} of {x}, {v=draw/discard/cull} {n=1/one} $": "at the {e} of {x} , {v} a card",
    "^ {v=draw/cull} {n} $": "{v} {n} cards",
    "^ {x}: {v=draw/cull} {n} $": "{x} : {v} {n} cards",
}
