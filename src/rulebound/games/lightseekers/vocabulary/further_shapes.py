"""Still more sentences of another shape: opponents, what more there is later, what stands between 'instead' and "
"'and'."""

from __future__ import annotations

from rulebound.games.lightseekers.vocabulary.wordings import MADE_TO
from rulebound.language.wordings import Wordings

# In a game of two an opponent is both, the target and the enemy; which one of several would be meant nobody knows, so
# 'your opponent' is not read.
OPPONENTS = (
    ("an opponent", "another hero"), ("any opponent", "any other hero"), ("each opponent", "each other hero"),
    ("all opponents", "all other heroes"), ("your opponents", "other heroes"), ("all your opponents", "all other "
    "heroes"),
    ("opponents", "other heroes"), ("no opponent", "no other hero"), ("an enemy hero", "another hero"),
    ("each enemy hero", "each other hero"), ("enemy heroes", "other heroes"), ("all enemy heroes", "all other heroes"),
    ("a opponent", "another hero"),
)  # fmt: skip
TOLD = ("Rotate", "Return", "Remove", "Restart", "Discard", "move", "put")
FURTHER_SHAPES: Wordings = {
    # ---- a name for something that is said right behind it, in brackets or behind a colon
    **{f"{{label}} {{chosen}} {sign}": f"choose {{chosen}} . {do} {{w}} {house}"
       for do in TOLD for sign, house in ((f"( {do} {{w=it/them}} {{m}} ) $", "{m}"), (f"( {do} {{w=it/them}} ) $", ""),
                                         (f": {do} {{w=it/them}} {{rest}}", "{rest}"))},
    **{f"^ {kind}: {{label}}{n} ( {{v}}, {{v2}} ) $": f"{kind} : {{v}} . {{v2}}"
       for kind in ("Ability", "Attack Ability", "Defend Ability") for n in ("", " {n}")},
    **{f"^ {kind}: {{label}}{n} ( {{m}} ) $": f"{kind} : {{m}}"
       for kind in ("Ability", "Attack Ability", "Defend Ability") for n in ("", " {n}")},
    **{f"{{label}} {{chosen}} <{way}> {sign} Rotate it <{way}> <|by> <|one corner|1 corner|one step|1 step|once>{end}":
       f"Rotate {{chosen}} {house}"
       for way, house in (("backward|backwards|back", "backward"), ("forward|forwards|onward|ahead", "forward"))
       for sign, end in (("(", " ) $"), (":", " $"))},
    **{f"{{x}} {{label}} {{n}} ( {{they}} {verb} {{y}} ) $".replace("{they}", "they"): f"{{x}} {verbs} {{y}}"
       for verb, verbs in MADE_TO},
    # ---- who
    "^ when it {v=leaves/enters} play, {rest}": "when this {v} play , {rest}",
    "^ when it Expires, {rest}": "when this Expires , {rest}",
    "^ {k=combos} cost {n} {b=less/more} for {w=you}": "your {k} cost {n} {b}",
    "^ {k=combos} cost {x} {n} {b=less/more}": "combos of {x} cost {n} {b}",
    "{k=Item/Items/Buff/Buffs} {x} <is|are> <carrying|wearing|holding|using>": "{k} {x}",
    "{k=Item/Items} <equipped|carried|held> by {x}": "{k} of {x}",
    "{k=Item/Items} equipped to {x}": "{k} of {x}",
    **{f"<{typed}> <who|that> Attack you <take|are dealt> {{n}} damage":
       f"when {who} Attacks you , deal {{n}} damage to that hero"
       for typed, who in (("heroes|all heroes", "a hero"), ("other heroes|all other heroes", "another hero"))},
    **{f"<{typed}> <who|that> Attack you {{v=Discard/lose}} {{x}}": f"when {who} Attacks you , they {{v}} {{x}}"
       for typed, who in (("heroes|all heroes", "a hero"), ("other heroes|all other heroes", "another hero"))},
    **{f"^ {{w=when/whenever}} this <|Item|Buff|card> is {done}{by}, {{m}} to the hero <who|that> "
       f"{done} <it|this>": f"{{w}} {who} {verb} this , {{m}} to that hero"
       for done, verb in (("Removed", "Removes"), ("Returned", "Returns"), ("Cancelled", "Cancels"))
       for by, who in (("", "a hero"), (" by another hero", "another hero"))},
    **{f"^ {{w=when/whenever}} this <|Item|Buff|card> is {done}, the hero <who|that> {done} <it|this> {{rest}}":
       f"{{w}} a hero {verb} this , that hero {{rest}}"
       for done, verb in (("Removed", "Removes"), ("Returned", "Returns"), ("Cancelled", "Cancels"))},
    "<restore|recover|regain> {n} of your health": "Heal {n}",
    **{f"^ {{n}} more damage <on|to|for|with> <each|every|any> {{e}} {k} you <play|make>":
        f"your {{e}} {k}s deal {{n}} more damage"
       for k in ("Attack", "combo", "Ability")},
    **{f"^ {{n}} more damage <on|to|for|with> <each|every|any> {k} you <play|make>": f"your {k}s deal {{n}} more damage"
       for k in ("Attack", "combo")},
    "^ {n} more damage <on|to|for|with> <|all> your {x}": "your {x} deal {n} more damage",
    "^ {n} more damage <on|to|for|with> <|all> {x} you play": "your {x} deal {n} more damage",
    **{f"^ {{x}} <have|has> <their|its> {{h=Power/damage/healing/cost}} {typed} by {{n}} $":
        f"{do} the {{h}} of {{x}} by {{n}}"
       for typed, do in (("increased", "increase"), ("reduced", "reduce"))},
    "{n} cards from the top of {x} deck": "the top {n} cards of {x} deck",
    "the card from the top of {x} deck": "the top card of {x} deck",
    "deal X damage, where X is {x}, <up to|to> <|a maximum of> {n}": "deal damage equal to {x} , up to {n}",
    "deal X damage, where X is {x}, but <no more than|at most|not more than> {n}":
        "deal damage equal to {x} , up to {n}",
    "as many of {x} as you <wish|like|want|choose|please>": "any number of {x}",
    "as many {x} as you <wish|like|want|choose|please>": "any number of {x}",
    **{f"deal {{n}} damage<,|> <and|> +{n2} for each {{rest}}":
        f"deal {{n}} damage . increase this by {n2} for each {{rest}}"
       for n2 in (*range(1, 10), "V")},
    **{f"Heal {{n}}<,|> <and|> +{n2} for each {{rest}}": f"Heal {{n}} . increase this by {n2} for each {{rest}}"
       for n2 in (*range(1, 10), "V")},
    "deal {n} damage<,|> and {n2} more <for each|per> {rest}":
        "deal {n} damage . increase this by {n2} for each {rest}",
    "^ Next: <when|whenever|if> {x}, {rest}": "the Next time {x} , {rest}",
    "^ the first time <in|of> the game {x}, {rest}": "once per game , when {x} , {rest}",
    "^ the first time this game {x}, {rest}": "once per game , when {x} , {rest}",
    "^ the first time <another|any other> hero {v=Draws} <cards|a card|one or more cards> outside <|of> <the|their> "
    "Draw Phase each turn, {rest}":
        "once per turn , when another hero {v} a card if it is not their Draw Phase , {rest}",
    "^ the first time you {v=Draw} <cards|a card|one or more cards> outside <|of> <the|your> Draw Phase each turn, "
    "{rest}":
        "once per turn , when you {v} a card if it is not your Draw Phase , {rest}",
    "^ the first Attack <another hero makes|any hero makes|a hero makes|made> against you <before|until> <the start "
    "of your next turn|your next turn> deals {n} less damage <|to you> $":
        "until your next turn , the Next Attack against you deals {n} less damage",
    "damage from {x=Attacks} from {y=heroes} {rest}": "damage from {x} of {y} {rest}",
    "Attack damage from {x=heroes} {rest}": "damage from Attacks of {x} {rest}",
    "Attack damage from {x}": "damage from Attacks of {x}",
    "Immune to Attack damage": "Immune to damage from Attacks",
    "{c=if/while} {w=it/that} is worth {n} <|point|points>": "{c} it is a card with worth {n}",
    "{c=if/while} that {k=Item/card} is worth {n} <|point|points>": "{c} that {k} is a card with worth {n}",
    "{m} stored card {z} . if <that|it|this> was the last <one|card|stored card|of them>, {rest}":
        "{m} stored card {z} . if there are no cards stored under this , {rest}",
    "^ other heroes {w=can't/cannot} Remove or Return {x}": "{x} {w} be Removed or Returned by other heroes",
    "^ <while|as long as> there is {a=a/an/no} {k=Buff/Item} to its {d=left/right}, {rest}":
        "while there is {a} {k} to the {d} of this , {rest}",
    **{f"^ one <of them|> goes {z}, one <of them|> goes {z2}, and {typed} {{z3}} $":
       f"put one of them {house} . put one of them {house2} . put the rest {{z3}}"
       for z, house in (("on top", "on top of your deck"), ("{z}", "{z}"))
       for z2, house2 in (("on top", "on top of your deck"), ("on the bottom", "on the bottom of your deck"),
                         ("{z2}", "{z2}"))
       for typed in ("<the rest are put|the rest go|the rest goes|the last goes|the other goes>",)},
    "^ one <of them|> goes {z} and <the rest go|the rest goes|the rest are put|the other goes> {z3} $":
        "put one of them {z} and put the rest {z3}",
    "it left by {d=Expiring}": "it was Expired", "it left <play|> by being {d=Removed/Returned}": "it was {d}",
    "whichever hero has the {y=most/least/fewest} {rest}": "the hero with the {y} {rest}",
    "whichever other hero has the {y=most/least/fewest} {rest}": "any other hero with the {y} {rest}",
    "{m}; if <several|more|two or more> <are|heroes are> tied, you <pick|choose> <one|which|one of them|one of those>":
        "{m}",
    "{m}; if there is a tie, you <pick|choose> <one|which|one of them>": "{m}",
    "^ each other hero may {v} . you {v2} for each <|other> <hero|of them> <who|that> <doesn't|didn't|does not|did "
    "not|doesn't ( or can't )> $":
        "each other hero may {v} . if they don't , you {v2}",
    "^ each other hero may {v} . you {v2} for each <|other> <hero|of them> <who|that> <does|did> $":
        "each other hero may {v} . if they do , you {v2}",
    **{f"^ the first of your {{k=Buffs/Items}} <that|> {{x}} {verb} each turn <goes|is moved|is put> {{z}} instead "
    f"of <|to|into> your discard pile $":
       f"once per turn , when one of your {{k}} would be {done} by {{x}} , move it {{z}} instead"
       for verb, done in (("Removes", "Removed"), ("Returns", "Returned"))},
    "^ can't? then {rest}": "if you can't , {rest}",
    # ---- what is left of a hand
    "if this <|card|Attack|Defend> <was|is> the <only|last> card in your hand": "if you have no cards in your hand",
    "{x} Discards {y} . if they <discard|discarded> {a=a/an} {k}, {rest}":
        "{x} Discards {y} . if {a} {k} was Discarded this way , {rest}",
    "{v} equal to {x} times <2|two>": "{v} equal to twice {x}",
    "equal to {w=your/their} Items' <total|combined> worth": "equal to the worth of {w} Items",
    "equal to the <total|combined> worth of {rest}": "equal to the worth of {rest}",
    "you may play <another|one more|an additional> {k=Buff/Attack/Defend} <|card> <|this turn> without using an action":
        "gain 1 additional action only to {k}",
    **{f"{each} {kind} <you made|you have made> {{w=this/since}}": f"{times} you {done} {{w}}"
       for kind, done in (("Attack", "Attacked"), ("Defend", "Defended"), ("Attacks", "Attacked"),
                          ("Defends", "Defended"))
       for each, times in (("for each", "for each time"), ("the number of", "the number of times"))},
    **{f"{each} <Attack|Attacks> <|made> against you {{w=this/since}}": f"{times} you were attacked {{w}}"
       for each, times in (("for each", "for each time"), ("the number of", "the number of times"))},
    **{f"the {{h=highest/lowest}} <{typed}> <among|of|on> {{w=your/their}} {{k=Buffs/Items}}":
       f"the {{h}} {house} among {{w}} {{k}}"
       for typed, house in (("number|current number|number in the current corner|number in a current corner|current "
       "corner",
                             "current number"), ("worth", "worth"), ("cost", "cost"))},
    "{k=Buff/Buffs} {x} <that|which> <is|are> on <its|their> {c=first/second/third/final/last} corner":
        "{k} {x} on its {c} corner",
    "{k=Buff/Buffs} <that|which> <is|are> on <its|their> {c=first/second/third/final/last} corner":
        "{k} on its {c} corner",
    # ---- before the last health is gone
    "^ <if|when|whenever> your health would {x}, it becomes {n} instead":
        "when your health would {x} , set your health to {n} instead",
    "shuffle your discard pile into your deck, <leaving behind|except|except for|but not|leaving> <the|> cards with "
    "Burn":
        "shuffle your discard pile into your deck",  # they stay there anyway [LS-6.1.2-burn.1]
    "if {w=you/they} took no actions and played no {k=combo/combos} this turn":
        "if {w} took no actions this turn and {w} played no combos this turn",
    "if {w=you/they} took no actions and didn't {x} this turn":
        "if {w} took no actions this turn and {w} didn't {x} this turn",
    "^ once per game, <if|when|whenever> your health would {x}, it becomes {n} instead":
        "once per game , when your health would {x} , set your health to {n} instead",
    "^ <if|when|whenever> you would {x}, <your health becomes|go to|set it to|drop to|stay at> {n} <|health> instead":
        "when you would {x} , set your health to {n} instead",
    "{m} instead and <ignore|prevent> <that|the|this|all that> damage": "{m} instead",
    # ---- instead
    # Not of what is about to happen, which is replaced as a whole.
    **{f"if {asked} {{x}}, {{v}} instead and {{rest}}": f"if {house} {{x}} , {{v}} and {{rest}} instead"
       for asked, house in (("you {h=have/played/Attacked/are/took}", "you {h}"), ("the recipient {h=has/is}", "the "
       "recipient {h}"),
                            ("{w=it/they/that/there/your/this/no}", "{w}"))},
    "if {x}, instead {rest}": "if {x} , {rest} instead",
    # ---- later there is nothing that it would be more of
    **{f"^ at the {{e=start/end}} of {{x}}{asked}, {typed}": f"at the {{e}} of {{x}}{asked} , {house}"
       for asked in ("", ", if {y}")
       for typed, house in (("Heal {n} more $", "Heal {n}"), ("deal {n} more damage $", "deal {n} damage"),
                            ("deal {n} more damage to {z} $", "deal {n} damage to {z}"))},
    "^ Heal {n} more at the {e=start/end} of {x} $": "Heal {n} at the {e} of {x}",
    "^ deal {n} more damage to {z} at the {e=start/end} of {x} $": "deal {n} damage to {z} at the {e} of {x}",
    # ---- how many
    "{v=Draw/Draws/Discard/Discards} the same number of cards": "{v} that many cards",
    "{v=Draw/Draws/Discard/Discards} as many cards plus {n}": "{v} that many plus {n} cards",
    "{v=Draw/Draws/Discard/Discards} that many cards plus one": "{v} that many plus 1 cards",
    "deal {n} damage plus {n2} <|more|damage> for each {rest}":
        "deal {n} damage . increase this by {n2} for each {rest}",
    "^ at the start of the game, <Draw|you Draw|you start with|you have> {n} <additional|more> {k=card/cards} <|in "
    "hand|in your hand>":
        "you start the game with {n} additional {k}",
    "^ you <begin|begin the game|start|start the game> with {n} <additional|more> {k=card/cards} in your "
    "<|opening|starting> hand":
        "you start the game with {n} additional {k}",
    "^ your <opening|starting> hand <has|contains|is> {n} <additional|more> {k=card/cards} <|larger|bigger>":
        "you start the game with {n} additional {k}",
    "^ your <opening|starting> hand is {n} {k=card/cards} <larger|bigger>":
        "you start the game with {n} additional {k}",
    "<cost|costs> <a|an> <additional|extra> action": "cost 1 additional action",
    # ---- that Attack
    **{f"you may {{v}} to {typed} {{n}} more damage $":
        "you may {v} . if you do , increase the damage of that Attack by {n}"
       for typed in ("have <that|the|this> Attack deal", "make <that|the|this> Attack deal", "give <that|the|this> "
       "Attack",
                     "have it deal", "make it deal")},
    **{f"you may {{v}} to {typed} {{n}} less damage $":
        "you may {v} . if you do , reduce the damage of that Attack by {n}"
       for typed in ("have <that|the|this> Attack deal", "make <that|the|this> Attack deal", "have it deal", "make "
       "it deal")},
    "^ {w=when/whenever} {x=a/another/any} {y} Heals, they {v2=Heal/Heals} {n} less $":
        "{w} {x} {y} would Heal , reduce that healing by {n}",
    # ---- no more than so much, or nothing
    **{f"{typed} {n}": f"when you would take {least} or more damage , reduce it to {n}"
       for n, least in ((*((str(n), str(n + 1)) for n in range(1, 10)), ("V", "V + 1")))
       for typed in ("^ <damage <dealt to you|you take|you receive>|any damage you take> <can't|cannot> <exceed|be "
       "more than|be greater than>",
                     "^ you <can't|cannot> <take|receive> more than", "^ you never take more than")},
    **{f"^ {typed} {n} damage <|at once|at a time|from a single source>":
        f"when you would take {least} or more damage , reduce it to {n}"
       for n, least in ((*((str(n), str(n + 1)) for n in range(1, 10)), ("V", "V + 1")))
       for typed in ("you <can't|cannot> receive more than", "you can take at most", "you never take more than")},
    **{f"^ {{w=when/whenever/if}} you would take more than {n} damage, {{rest}}":
       f"{{w}} you would take {least} or more damage , {{rest}}" for n, least in (("V", "V + 1"),)},
    **{f"^ {{w=when/whenever/if}} you would take more than {n} damage from {{x}}, {{rest}}":
       f"{{w}} you would take {least} or more damage from {{x}} , {{rest}}" for n, least in (("V", "V + 1"),)},
    **{f"^ {typed} you would take damage{of}, <take none|you take none|take no damage|prevent all of it|prevent it> "
    f"<|instead> $":
       f"once per turn , when you would take damage{of} , prevent it"
       for of in ("", " from {y}")
       for typed in ("the first time each turn", "once each turn, when", "once per turn, if", "each turn, the first "
       "time")},
    # ---- what is stored
    "the topmost {x} of {y=your/their/the} {z}": "the top {x} of {y} {z}",
    "the topmost {n} {x} of {y=your/their/the} {z}": "the top {n} {x} of {y} {z}",
    "the <top|uppermost|first> card stored under {x}": "the topmost card stored under {x}",
    "the <bottom|lowest|last> card stored under {x}": "the bottommost card stored under {x}",
    "the <top|topmost|first> of the cards stored under {x}": "the topmost card stored under {x}",
    "<the topmost|the top|the uppermost> stored card": "the topmost card stored under this",
    "<the bottommost|the bottom> stored card": "the bottommost card stored under this",
    "{c=while/if/unless} {n} or {b=more/fewer} cards are stored under {w=this/it} <|card|Buff|Item>":
        "{c} there are {n} or {b} cards stored under this",
    "{c=while/if/unless} exactly {n} cards are stored under {w=this/it} <|card|Buff|Item>":
        "{c} there are exactly {n} cards stored under this",
    "{c=while/if/unless/once/when} <there are no <cards|more cards> <left|stored> under {w=this/it}|no cards are "
    "left under {w=this/it}> "
    "<|card|Buff|Item>": "{c} there are no cards stored under this",
    # ---- corners
    "{c=while/if} <the|its|this Buff's|this> current corner <shows|has> a number":
        "{c} this Buff's current number is 1 or more",
    "{c=while/if} <the|its|this Buff's|this> current corner <shows no number|has no number|is empty>":
        "{c} this Buff's current number is 0 or less",
    "^ on an empty corner: {rest}": "if this Buff's current number is 0 or less , {rest}",
    "^ on an empty corner, {rest}": "if this Buff's current number is 0 or less , {rest}",
    "with <a|any> number in its current corner": "with current number 1 or more",
    "{k=Buff/Buffs} {x} <that|which> <shows|show|has|have> <a|any> number <|in its current corner|in their current "
    "corner>":
        "{k} {x} with current number 1 or more",
    "with a <number|current number> of {n} or {b=more/less} <|in its current corner|in their current corner>":
        "with current number {n} or {b}",
    "{k=Buff/Buffs} {x} <that|which> <shows|show> <a|an|> {n}": "{k} {x} with current number {n}",
    "{k=Buffs/Buff} <that|which> <have|has|> Expired {w=this/since}": "{k} Expired {w}",
    "{c=if/while} {x} Expired {w=since}": "{c} {x} was Expired {w}",
    "{c=if/while} {chosen} Expired {w=this}": "{c} {chosen} was Expired {w}",
    "{c=if/while} {p=no/your/the/their} {x} Expired {w=this}": "{c} {p} {x} was Expired {w}",
    "Rotates <onto|on to|on|into> its {l=last/final/first/second/third} corner": "Rotates to its {l} corner",
    # ---- phases
    "^ <on|during|in> <their|its> next {p=Start/Buff/Action/Draw/End} Phase <|,> {x} "
    "{w=can't/cannot/can/may/has/loses/gains/takes/don't/doesn't} {rest}": "{x} {w} {rest} during their next {p} Phase",
    "^ {x} <doesn't|does not> <have|get> {w=their} next {p=Draw/Buff} Phase": "{x} skips {w} next {p} Phase",
    "^ {x=you} <don't|do not> <have|get> {w=your/a} {p=Draw/Buff} Phase": "skip your {p} Phase",
    "skip your Draw Phase this turn": "skip your Draw Phase",
    # ---- top of the pile
    "if the top card of {w=your/their} discard pile {rest}": "if {w} last discarded card {rest}",
    "if the card on top of {w=your/their} discard pile {rest}": "if {w} last discarded card {rest}",
    # ---- what a Cancel brings
    **{f"^ {may}Cancel the Next {{x}} . if it {{rest}}":
        f"{may}Cancel the Next {{x}} . when this happens , if it {{rest}}"
       for may in ("", "you may ")},
    **{f"^ {may}Cancel the Next {{x}} . if {that} {{k=Attack/combo/Buff/Defend/card}} {{rest}}":
       f"{may}Cancel the Next {{x}} . when this happens , if that {{k}} {{rest}}"
       for may in ("", "you may ") for that in ("that", "the Cancelled", "the")},
}  # fmt: skip
FURTHER_WORDINGS: Wordings = {
    ", including this one,": "", ", including this,": "", ", this one included,": "", "and after that": ", then",
    "used no actions": "took no actions", "used no action": "took no actions", "use no actions": "took no actions",
    "their owner's hand": "their owners' hands",
    "until your next turn starts": "until your next turn", "until your next turn begins": "until your next turn",
    "the other hero with": "any other hero with", "the other hero who has the": "any other hero with the",
    "the number on it": "its current number", "gain an unrestricted action": "gain 1 unrestricted action",
    "the revealed cards": "those cards", "both you and": "you and", "have drawn": "Drew", "has drawn": "Drew",
    **{f"{are} at {n} health or {less}":
        f"{have} {n} or {house} health" for are, have in (("are", "have"), ("is", "has"))
       for n in range(1, 36) for less, house in (("less", "less"), ("lower", "less"), ("fewer", "less"),
                                 ("more", "more"))},
    "for each hero in the game": "for each hero", "for each other hero in the game": "for each other hero",
    "right-most": "rightmost", "left-most": "leftmost", "beneath": "under", "underneath": "under",
    "this one": "this", "stays in play": "is in play", "remains in play": "is in play", "stay in play": "are in play",
    "remain in play": "are in play", "lies on top": "is on top", "is lying on top": "is on top",
    "any more actions": "any actions", "any further actions": "any actions", "no more actions": "no actions",
    "in order to": "to", **{f"{comma}{said}": "" for comma in (", ", "") for said in (
        "no matter whom they hit", "no matter who they hit", "no matter who the recipient is", "whoever the "
        "recipient is",
        "you included", "yourself included", "you too", "yourself too", "you among them", "for whatever reason",
        "no matter how", "no matter why")},
    "their own": "their", "its own": "its",
    "in play on all sides": "in play", "on all sides": "in play", "on the table": "in play",
    "in play anywhere": "in play", "among all heroes": "in play", "the other heroes": "other heroes",
    "more to play": "more", "less to play": "less", "may take only": "can take only", "may only use": "can take only",
    "no damage can be dealt to you": "you can't take damage", "name a Order": "choose a Order",
    "up to a maximum of": "up to a maximum of", "the named Element": "that Element",
    "the named Order": "that Order", "among one or more other heroes": "among all other heroes",
    **dict(OPPONENTS),
    **{f"{typed}'{'' if typed.endswith('s') else 's'}": f"{house}'{'' if house.endswith('s') else 's'}"
       for typed, house in OPPONENTS},
}  # fmt: skip
