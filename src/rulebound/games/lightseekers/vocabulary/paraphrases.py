"""Sentences of another shape that designers of Lightseekers cards type; see `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.games.lightseekers.orders import ELEMENTS, ORDERS
from rulebound.games.lightseekers.vocabulary.wordings import DOES, HAVING, MADE_TO
from rulebound.language.wordings import Wordings

NEVER = {"be reduced", "be increased", "be increased or reduced", "be reduced or increased", "be changed"}
DONE = {
    "take": "taken", "Play": "played", "Draw": "Drawn", "Discard": "Discarded", "Attack": "Attacked", "Heal": "Healed",
}  # fmt: skip
THEN = "Draw/Discard/Remove/Return/Rotate/Restart/move/gain/lose/take/play/they/you/the/each/all/that"
# With what a sentence goes on behind when it is.
OPENINGS = ("you/your/they/the/all/each/every/other/another/any/no/heroes/damage/Attacks/deal/Heal/Draw/Discard/Rotate/"
            "Remove/Return/Restart/reduce/increase/when/whenever/if")
SORTS = "/".join((*ELEMENTS, *ORDERS))
LONG = ("this turn", "until your next turn", "until the start of your next turn", "until the end of your next turn")
IT = "<it|that damage|the damage>"
LESS = (f"reduce {IT} by {{n}}", f"prevent {{n}} of {IT}", "<take|you take> {n} less <|damage>")
TO = ("{on=into/on/to} {z}", "{on2=into/on/to} {z2}", "{on3=into/on/to} {z3}")
ONE = f"<one|1> <|of them> {TO[0]}"
PARAPHRASES: Wordings = {
    # ---- what a card is said to do, and what somebody is made to do
    **{f"^ <|this|this card|this Attack|this Defend|this Buff|this Item|this combo> {does} {{rest}}": f"{do} {{rest}}"
       for does, do in DOES},
    **{f"^ {does} {{v}} and {also} {{rest}}": f"{do} {{v}} and {do_also} {{rest}}"
       for does, do in DOES for also, do_also in (*DOES, ("draws", "Draw"))},
    "this <|card|Attack|Buff|Item|combo> deals {n} damage": "deal {n} damage",
    **{f"<make|makes|force|forces> {{x}} <|to> {verb} {{rest}}": f"{{x}} {made} {{rest}}"
       for verb, verbs in MADE_TO for made in (verb, verbs)},
    **{f"<must|has to|is forced to> {verb} {{v}} and {other} {{rest}}": f"{verbs} {{v}} and {others} {{rest}}"
       for verb, verbs in MADE_TO for other, others in MADE_TO},
    **{f"^ each of them {verbs} {{rest}}": f"those heroes each {verb} {{rest}}" for verb, verbs in MADE_TO},
    "<hit|hits|strike|strikes> {x} for {n} <|damage>": "deal {n} damage to {x}",
    "{do=hit/strike} for {n} <|damage>": "deal {n} damage",
    # What a Buff is said to do or to suffer, as an order.
    **{f"{{x}} {typed} {{d=forward/forwards/backward/backwards}}": "Rotate {x} {d}" for typed in (
        "Rotates", "Rotate", "is Rotated", "are Rotated")},
    **{f"^ {{x}} {typed} $": f"{do} {{x}}" for do, typed in (
        ("Restart", "<Restarts|Restart|is Restarted|are Restarted>"), ("Remove", "<is|are> Removed"),
        ("Return", "<is|are> Returned"))},
    "^ {x} <returns|return|is Returned|are Returned> to {y} $": "Return {x} to {y}",
    "{v=deal/deals} {n} damage on {x}": "{v} {n} damage to {x}",
    "{x} is dealt {n} damage": "{x} takes {n} damage",
    "{x} are dealt {n} damage": "{x} take {n} damage",
    "{v=Heal/Heals} {n} <health|damage|points>": "{v} {n}",
    "{v=Heal/Heals} {n} <health|damage> <to|for|on> {x}": "{v} {x} {n}",
    "Heal back {rest}": "Heal {rest}",
    "{do=restore/recover/regain} {n} health": "Heal {n}",
    "you may {v=restore/recover/regain} {n} health": "you may Heal {n}",
    "restore {n} health to {x}": "Heal {x} {n}",
    "{x} <restores|recovers|regains> {n} health": "{x} Heals {n}",
    "{x} <restore|recover|regain> {n} health": "{x} Heal {n}",
    # What stands behind 'but' is for you, unless somebody else is named; so not bare as on an Attack. [LS-G09]
    "^ {do=deal/Heal/Draw} {v}, but {do2=Discard/lose/Remove/Return} {rest}": "{do} {v} . you {do2} {rest}",
    "^ {do=deal/Heal/Draw} {v}, but {w=take/you/your/the/they/each/all/this/if/other/another/one} {rest}":
        "{do} {v} . {w} {rest}",
    "{v=take/lose/Discard/Draw} {n} {x} yourself": "you {v} {n} {x}",
    "{do=Rotate/Restart/Trigger/Equip/Play/Store/Swap/Cancel/shuffle/take/add} {chosen} of your choice":
        "{do} {chosen}",
    "you may {do=Rotate/Restart/Trigger/Equip/Play/Store/Swap/Cancel} {chosen} of your choice": "you may {do} {chosen}",
    "{do=Rotate} {chosen} of your choice {d=forward/backward/forwards/backwards}": "{do} {chosen} {d}",
    "{v=put/puts} {x} in {w=your/their} {z=hand/deck}": "{v} {x} into {w} {z}",
    "{do=take/add} {x} from {y} <into|to> your hand": "move {x} from {y} to your hand",
    "{do=add} {x} to your hand": "move {x} to your hand",
    "^ {v}, {v2}, then {rest}": "{v} , then {v2} , then {rest}",
    "^ {v}, {v2}, {v3}, then {rest}": "{v} , then {v2} , then {v3} , then {rest}",
    # ---- amounts
    **{f"{{v}} {{n}} {{x={x}}}<,|> <plus|and|plus an additional|and an additional> {{n2}} <|more|extra|additional> "
       f"<|{x}> for each {{rest}}": "{v} {n} {x} . increase this by {n2} for each {rest}"
       for x in ("damage", "healing")},
    "^ Heal the hero with {x} by {n} $": "the hero with {x} Heals {n}",
    "^ when you would <take|receive|be dealt> damage<|,> reduce <it|that damage|the damage> by {n} for each {rest}":
        "reduce the damage you receive by {n} for each {rest}",
    "{v} {n} {x=damage/healing}, increased by {n2} for each {rest}":
        "{v} {n} {x} . increase this by {n2} for each {rest}",
    "{v} {n} {x=damage/healing}<,|> <minus|reduced by> {n2} for each {rest}":
        "{v} {n} {x} . reduce this by {n2} for each {rest}",
    "Heal {n}, plus {n2} more for each {rest}": "Heal {n} . increase this by {n2} for each {rest}",
    "Heal {n} and <|Heal> {n2} more for each {rest}": "Heal {n} . increase this by {n2} for each {rest}",
    "Heal {n}, <plus|increased by> {n2} for each {rest}": "Heal {n} . increase this by {n2} for each {rest}",
    **{f"{{v}} {{n}} damage that <cannot|can't> {never}": f"{{v}} {{n}} damage . this can't {never}"
       for never in NEVER},
    "^ {x} <take|takes> {n} more damage": "increase the damage received by {x} by {n}",
    "^ {x} <take|takes> {n} <less|fewer> damage": "reduce the damage received by {x} by {n}",
    "^ {x} <take|takes> {n} more damage from {y}": "increase the damage received by {x} from {y} by {n}",
    "^ {x} <take|takes> {n} <less|fewer> damage from {y}": "reduce the damage received by {x} from {y} by {n}",
    "^ when you take damage, reduce <it|that damage|the damage> by {n}": "reduce the damage you receive by {n}",
    "^ you <have|gain> {n} additional action each turn": "gain {n} additional action each turn",
    "^ you <have|gain> <a|an> additional action each turn": "gain 1 additional action each turn",
    "you have {n} additional action this turn": "gain {n} additional action this turn",
    "you have <a|an> additional action this turn": "gain 1 additional action this turn",
    "Draw <|cards> until you have {n} in <|your> hand": "Draw until you have {n} cards in hand",
    # ---- actions of another turn
    **{f"{{x}} {verb} {{n}} <fewer|less> {{k=action/actions}} <on|during|in> their next turn":
       "{x} can take {n} fewer {k} during their next turn" for verb in HAVING},
    "^ {x} <is|are> increased by {n} $": "increase {x} by {n}",
    "^ {x} <is|are> reduced by {n} $": "reduce {x} by {n}",
    **{f"{{x}} {verb} {{n}} <more|additional> {{k=action/actions}} <on|during|in> their next turn":
       "{x} can take {n} more {k} during their next turn" for verb in HAVING},
    "you have {n} <extra|additional> action this turn, which <may|can> only be <spent on|used for> a {k=Buff/Attack}":
        "gain {n} additional action only to {k}",
    # ---- conditions that are counted, all before the damage is done
    **{f"^ for each of the following that is true, {typed}: {modes} $": " . ".join(
        f"{house} if {{{m}}}" for m in ("m", "m2", "m3", "m4")[:count])
       for typed, house in (("deal {n} more <damage|>", "deal {n} more damage"), ("Heal {n} more", "Heal {n} more"))
       for count, modes in ((2, "{m}; <|and|or> {m2}"), (3, "{m}; {m2}; <|and|or> {m3}"),
                            (4, "{m}; {m2}; {m3}; <|and|or> {m4}"))},
    "{v=deal/deals} damage equal to {x}, or {n} <|damage> if {rest}":
        "{v} damage equal to {x} . {v} {n} damage instead if {rest}",
    # ---- damage that is divided
    **{f"{{v=deal/deals}} {{n}} damage {typed} {{x}}": "{v} {n} damage divided as you choose among {x}"
       for typed in ("divided as you <like|wish|want|please> <among|between>", "divided as you choose between",
                     "<split|distributed|spread> as you <choose|like|wish|want|please> <among|between>",
                     "divided any way you <choose|like> <among|between>")},
    "{v=deal/deals} {n} damage divided among {x} as you <choose|like|wish|want|please> $":
        "{v} {n} damage divided as you choose among {x}",
    "divided as you choose among any number of other heroes $": "divided as you choose among all other heroes",
    "divided as you choose among any number of heroes $": "divided as you choose among all heroes",
    "rounded {d=up/down}, to {x}": "rounded {d} to {x}",
    # ---- damage that is about to be done
    **{f"^ <if|when|whenever> you would <take|receive|be dealt> damage{typed}, {less} $":
       f"reduce the damage you receive{house} by {{n}}"
       for typed, house in (("", ""), (" from {y}", " from {y}"), (" by {y}", " from {y}"))
       for less in LESS},
    **{f"^ <if|when|whenever> {{y}} <would deal|deals> damage to you, {less} $":
       "reduce the damage you receive from {y} by {n}" for less in LESS},
    **{f"the next time you would <take|be dealt> damage{of}, {less}":
       f"the Next time you take damage{of} , reduce it by {{n}}"
       for of in ("", " this turn", " from {y}", " from {y} this turn") for less in LESS},
    **{f"^ <if|when|whenever> you would <take|receive|be dealt> damage{of}, prevent <it|that damage|all of it> $":
       f"you are Immune to damage{of}" for of in ("", " from {y}")},
    "^ prevent all damage {v=dealt/done} to you": "you are Immune to damage",
    "^ prevent all damage that would be {v=dealt/done} to you": "you are Immune to damage",
    "^ reduce <all|any> damage <dealt|done> to you by {n}": "reduce the damage you receive by {n}",
    "^ <|all> damage <dealt|done> to you by {y} is reduced by {n} $": "reduce the damage you receive from {y} by {n}",
    "^ <|all> damage you deal to {x} is increased by {n} $": "your cards deal {n} more damage to {x}",
    "^ increase <the|all> damage you deal to {x} by {n} $": "your cards deal {n} more damage to {x}",
    "your {k=Attacks/combos/Abilities} {w=can't/cannot} be reduced": "the damage of your {k} {w} be reduced",
    "other heroes <can't|cannot> <target|Attack> {w=you} with <Attacks|an Attack>":
        "{w} can't be attacked by other heroes",
    # A Burn card stays where it is anyway. [LS-6.1.2-burn.1]
    "{v=move/moves} {w=their/your} discard pile to {y}, except <|for> cards with Burn $": "{v} {w} discard pile to {y}",
    # ---- something else instead
    **{f"^ {once}instead of {typed}, {{rest}}": f"{once.replace(',', ' ,')}when you would {house} , {{rest}} instead"
       for once in ("", "once per turn, ") for typed, house in (
           ("Drawing a card", "Draw a card"), ("Discarding a card", "Discard a card"),
           ("Drawing a card <in|during> your Draw Phase", "Draw a card while it is your Draw Phase"))},
    # ---- what happens with the Next act
    **{f"^ {first} . {then} $": second for first, house in (
        ("double the {h=damage/healing} of your Next {k}", "double the {h} of that {k}"),
        ("{do=increase/reduce} the {h=damage/healing} of your Next {k} by {n}", "{do} the {h} of that {k} by {n}"))
       for then in ("{v} when <that|this> happens", "when <that|this> happens, {v}")
       for second in (f"the Next time you Play a {{k}} , {house} and {{v}}",)},
    **{f"{{m}}, then move that many cards {typed}from your hand {{z}} . if you can't move that many, {{y}} instead of "
       "moving any $":
       "{m} . if you have that many or more cards in your hand , move that many cards from your hand {z} ; "
       "otherwise {y}"
       for typed in ("", "of your choice ")},
    # ---- another recipient
    # Nobody Attacks themselves. [LS-2.5.1.3a]
    "choose a different recipient other than you or themselves <|if there is one> $":
        "choose a different recipient other than you",
    **{f"{typed}": "redirect that Attack to {x}" for typed in (
        "change <its|that Attack's|the Attack's> recipient to {x}", "change the recipient to {x}",
        "^ that Attack has {x} as its recipient instead", "^ {x} becomes the recipient <|of that Attack> <|instead>",
        "^ {x} becomes <its|that Attack's> recipient <|instead>", "^ {x} is the recipient <|of that Attack> instead")},
    "you may become <the|its> recipient <|of that Attack> <|instead>": "you may redirect that Attack to yourself",
    **{f"{may}choose <another|a different> hero . {typed} $": f"{may}redirect that Attack to another hero"
       for may in ("", "you may ") for typed in (
           "that hero becomes <the|its> recipient <|of that Attack> <|instead>",
           "that Attack has that hero as its recipient <|instead>")},
    **{f"{they} <a new|another|a different> recipient <|for that Attack|for it> $":
       f"have {them} choose another recipient" for they, them in (
           ("they choose", "them"), ("that hero chooses", "that hero"), ("the attacker chooses", "the attacker"))},
    **{f"{may} <a new|another|a different> recipient <|for that Attack|for it> $":
       f"{you}redirect that Attack to another hero"
       for may, you in ((", choose", ", "), ("you may choose", "you may "))},
    "{k=Item/Items} {x} {h=has/have} equipped": "{k} {x} {h}",
    "{v=reduce/increase} any damage {rest}": "{v} all damage {rest}",
    # One verb, two objects.
    "{do=increase/reduce} {x} by {n} and {y} by {n2}": "{do} {x} by {n} and {do} {y} by {n2}",
    "{v=deal/deals} {n} damage to {x} and {n2} <|damage> to {y}": "{v} {n} damage to {x} and {v} {n2} damage to {y}",
    **{f"{typed}<,|> <plus|and> <|an additional|another> {{n2}} <|more|extra|additional> <|{x}> if {{rest}}":
       f"{house} . {more} if {{rest}}" for typed, house, more, x in (
           ("{v=deal} {n} damage", "deal {n} damage", "deal {n2} more damage", "damage"),
           ("{v=Heal} {n}", "Heal {n}", "Heal {n2} more", "healing"))},
    "the <damage|amount> <dealt|done> $": "the damage dealt this way",
    "Heal as much as <you|this|it> dealt $": "Heal for the damage dealt this way",
    "{v=deal/deals} {n} more if {rest}": "{v} {n} more damage if {rest}",
    "^ deal {n} <more|additional> <|damage> for each {rest}": "increase this damage by {n} for each {rest}",
    "^ Heal {n} more for each {rest}": "increase this healing by {n} for each {rest}",
    **{f"{typed} as {{who=you/they}} have {{x}}": f"{house} equal to the number of {{x}} {{who}} have"
       for typed, house in (
        ("{v=Draw/Draws/Discard/Discards} as many cards", "{v} cards"), ("{v=deal/deals} as much damage",
           "{v} damage"))},
    **{f"{long}, {{x}} {{w=take/takes}} {{n}} {more} damage{of} $":
        f"{long} , {do} the damage received by {{x}}{of} by {{n}}"
       for more, do in (("more", "increase"), ("<less|fewer>", "reduce")) for of in ("", " from {y}") for long in LONG},
    **{f"{{x}} {{w=take/takes}} {{n}} {more} damage{of} {long} $":
        f"{do} the damage received by {{x}}{of} by {{n}} {long}"
       for more, do in (("more", "increase"), ("<less|fewer>", "reduce")) for of in ("", " from {y}") for long in LONG},
    **{f"{long}, you take no damage{of} $": f"{long} , you are Immune to damage{of}"
       for long in LONG for of in ("", " from {y}")},
    "set {w=your/their} health to {n} if it is <lower|less|lower than that|below that>":
        "if {w} health is less than {n} , set {w} health to {n}",
    "if {w=your/their} health is {y}, set it to {n}": "if {w} health is {y} , set {w} health to {n}",
    "you may play {a=a/an/another/one} {k=Buff/Attack/Defend} as an additional action":
        "gain 1 additional action only to {k}",
    "^ {x} is Cancelled $": "Cancel {x}",
    "against you before your next turn": "against you until your next turn",
    "Remove {a=a/an/one} {k=Buff/Item} or {a2=a/an/one} {k2=Buff/Item} from {y}": "Remove {a} {k} or {k2} from {y}",
    "choose {a=a/an/one} {k=Buff/Item/Attack/Defend} card or {a2=a/an/one} {k2=Buff/Item/Attack/Defend} card there":
        "choose {a} {k} card or {k2} card from among them",
    ", {v=deal} {n} $": ", {v} {n} damage",
    "{do=Rotate/Restart/Remove/Return/Discard/shuffle/move/put} all of them": "{do} them",
    "^ <|deal> {n} damage to {x}, {n2} damage to {y} $": "deal {n} damage to {x} and deal {n2} damage to {y}",
    "^ {x} <heal|heals> you <|for> {n} more": "increase the healing you receive from {x} by {n}",
    **{f"<this combo's cost|this card's cost|the cost of this combo|the cost of this card> is {typed} by {{n}}":
       f"this costs {{n}} {house}" for typed, house in (("reduced", "less"), ("increased", "more"))},
    "^ you {v}, but you {rest}": "you {v} . you {rest}",
    **{f"{{v=Discard/Discards/Draw/Draws}} {{n=1/one}} {sign}": f"{{v}} {{n}} card {sign}"
       for sign in (";", ",", "and")},
    "^ then <|,> {x} unless {y} $": "{x} unless {y}",
    **{f"between your health and {whose} $": f"between your health and {whose} health"
       for whose in ("your target's", "your enemy's", "the recipient's")},
    "{k=cards/Buffs/Items/card/Buff/Item} you {d=Removed/Returned/revealed/moved} this way": "{k} {d} this way",
    **{f"for each {{x}} {{d=revealed/Removed/Returned}} {sign}": f"for each {{x}} {{d}} this way {sign}"
       for sign in (", then", "and")},
    "for each {x} {d=revealed/Removed/Returned} $": "for each {x} {d} this way",
    **{f"for each {{x}} among <them|those cards> {sign}": f"for each {{x}} from among them {sign}"
       for sign in (", then", "and")},
    "^ Multiplayer: {x} instead $": "Multiplayer : {x}",
    "if <this|it> is your {o=first} action this turn": "if you took exactly 1 action this turn",
    "if <this|it> is your {o=second} action this turn": "if you took exactly 2 actions this turn",
    **{f"{long}, if you would {{rest}}": f"{long} , when you would {{rest}}" for long in LONG},
    "take half of it, rounded {r}, instead": "halve it , rounded {r}",
    "^ each turn, the first {x} {v=deals/costs} {rest}": "the first {x} each turn {v} {rest}",
    "^ if {x} at the {e=start/end} of {p=your} turn, {rest}": "at the {e} of {p} turn , if {x} , {rest}",
    # ---- a comma that was left out
    **{f"^ {intro} {{w={OPENINGS}}} {{rest}}": f"{intro} , {{w}} {{rest}}" for intro in (
        *LONG, "once per turn", "on your next turn", "during your next turn", "during your turn")},
    "^ once per turn: {rest}": "once per turn , you may {rest}",
    # ---- each of them
    "{v=deal} {n} damage to each of them": "{v} {n} damage to those heroes",
    "choose {x} and deal {n} damage to each $": "choose {x} . deal {n} damage to those heroes",
    "for each $": "for each of them",
    # It is asked when the damage is done, so what stands behind is no more of it.
    "^ if <this|that|it> brings {x=the} {k=recipient} to {n} or {b=less/more} health, {rest}":
        "then , if {x} {k} has {n} or {b} health , {rest}",
    "^ if <this|that|it> brings {x=you} to {n} or {b=less/more} health, {rest}":
        "then , if {x} have {n} or {b} health , {rest}",
    "{v=deal/deals} as much damage as the number of {rest}": "{v} damage equal to the number of {rest}",
    "{v=Draw/Discard} as many cards as the number of {rest}": "{v} cards equal to the number of {rest}",
    "^ {v}, then choose {n}: {rest}": "{v} . choose {n} : {rest}",
    **{f"you may {{v}} to <make|force> {{x}} <|to> {verb} {{rest}}":
        f"you may {{v}} . if you do , {who} {made} {{rest}}"
       for verb, verbs in MADE_TO for who, made in (("{x}", verb), ("{x}", verbs))},
    **{f"<make|force> them <|to> {verb} {{rest}}": f"they {verb} {{rest}}" for verb, _ in MADE_TO},
    **{f"you may {{v}} to <make|force> them <|to> {verb} {{rest}}": f"you may {{v}} . if you do , they {verb} {{rest}}"
       for verb, _ in MADE_TO},
    "{do=take/add} {x} <into|to> your hand": "move {x} to your hand",
    "^ {x} <trigger|triggers> $": "trigger {x}",
    **{f"{long}, {{x}} {{h=damage}} you would take is reduced by {{n}} $":
        f"{long} , reduce {{x}} {{h}} you take by {{n}}"
       for long in LONG},
    "^ {x} {h=damage} you would take is {w=reduced/increased} by {n} $": "{x} {h} you take is {w} by {n}",
    **{f"{long}, the first time you would {{rest}}": f"{long} , the Next time you would {{rest}}" for long in LONG},
    "^ {w=when/whenever} {x} {v=Attacks/Buffs/Defends/Discards/Draws/Equips/Plays/Removes} {y} <on|during> their "
    "<|own> turn, {rest}": "{w} {x} {v} {y} , if it is that hero's turn , {rest}",
    "{v=plays} a {nth=second/third} {k=card/Attack/Buff/Defend} in <the same|one|a> turn":
        "{v} their {nth} {k} each turn",
    "^ {w=when/whenever} {x} {v=Attacks} {y=you} with {a=a/an} {k}, {rest}":
        "{w} {x} {v} {y} , if it is {a} {k} , {rest}",
    "{w=have/has} {l=Basic/Superior} access to {x} and {l2=Basic/Superior} access to {y}":
        "{w} {l} access to {x} and {w} {l2} access to {y}",
    "{w=when/whenever} {x} they {rest}": "{w} {x} , they {rest}",
    "^ if {x} during your turn, {rest} at the end of it $": "at the end of your turn , if {x} this turn , {rest}",
    "{x} <lose|loses> {n} Power": "reduce the Power of {x} by {n}",
}  # fmt: skip
