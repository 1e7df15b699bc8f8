"""More sentences of another shape: by the words of the rulebook, in fewer words, what was done, who, which, when."""

from __future__ import annotations

from rulebound.games.lightseekers.vocabulary.paraphrases import DONE, LONG, ONE, SORTS, THEN, TO
from rulebound.language.paraphrases import done_this_way, kinds_joined
from rulebound.language.wordings import Wordings

SAID_OTHERWISE: Wordings = {
    # ---- by the words of the rulebook
    **{f"{{x}} {need} {{n}} <less|card fewer|fewer card|card less|fewer cards|cards fewer> <|as payment|to play>":
        f"{{x}} {cost} {{n}} less"
       for need, cost in (("<need|require>", "cost"), ("<needs|requires>", "costs"))},
    "{c=while/if/unless} {a=a} card is stored under this <|card|Buff|Item>": "{c} there is {a} card stored under this",
    "{c=while/if/unless} {a=no} cards are stored under this <|card|Buff|Item>":
        "{c} there are {a} cards stored under this",
    f"^ your {{e={SORTS}}} access is {{l=Superior/Basic}}": "you have {l} access to {e}",
    "choose {a=a/an} {s=Element/Order} . {m} access to <it|its Elements> $": "choose {a} {s} . {m} access to that {s}",
    "choose {a=a/an} {s=Element/Order} . {m} access to <it|its Elements> {w=this/while/until} {rest}":
        "choose {a} {s} . {m} access to that {s} {w} {rest}",
    "^ you {v}, but {do=lose/take/Discard/Draw} {rest}": "you {v} . you {do} {rest}",
    "^ Equip <|this|this Item> only if {rest}": "Play this only if {rest}",
    "^ you begin each turn with {n} additional {k=action/unrestricted} {rest}":
        "gain {n} additional {k} {rest} each turn",
    "^ you begin each turn with {n} additional {k=action}": "gain {n} additional {k} each turn",
    "^ when you play a combo, you {w=don't} draw a card <|for it|after it>":
        "you {w} Draw a card after playing a combo",
    "^ after you {v=Attack/Buff/Defend/Equip}, you may take <one|1|an> action $":
        "after you {v} , gain 1 additional action",
    "^ after you {v} {a=a/an} {x}, you may take <one|1|an> action $":
        "after you {v} {a} {x} , gain 1 additional action",
    "^ after your {p=Start/Buff/Action/Draw} Phase, {rest}": "at the end of your {p} Phase , {rest}",
    "{x} {v=loses} access to <an|one> Element of your choice {rest}":
        "choose an Element . {x} {v} access to that Element {rest}",
    "^ {m} damage from <the|an|one> Element of your choice $":
        "choose an Element . {m} damage from cards of that Element",
    "^ playing this <|card> {v=doesn't/does/costs/uses} {rest}": "this card {v} {rest}",
    **{f"give one of your {k}s to {who}": f"move one of your {k}s into {who}'s {k} area" for k in ("Buff", "Item")
       for who in ("your target", "your enemy", "the recipient", "another hero")},
    "{do=move/turn/Rotate} {x} <one corner|1 corner|a corner> {d=forward/backward/forwards/backwards}":
        "Rotate {x} {d}",
    "{do=turn/move} {x} back <|by> <one corner|1 corner|a corner>": "Rotate {x} backward",
    "{do=Rotate} {x} back <|by> a corner": "Rotate {x} backward",
    "{do=turn/set/move} {x} to its {c=first/final} corner": "Rotate {x} to its {c} corner",
    "{do=turn/set/move/Rotate} {x} to its last corner": "Rotate {x} to its final corner",
    "{do=shuffle} {x} into your deck and {m} . if it was exactly {n}, {rest}":
        "{do} {x} into your deck and {m} . if there are exactly {n} cards moved this way , {rest}",
    # ---- one or the other, in other shapes
    "{v=deal/deals} {n} damage ( {n2} <|damage> if {x} )": "{v} {n} damage . {v} {n2} damage instead if {x}",
    "{v=Heal/Heals} {n} ( {n2} if {x} )": "{v} {n} . {v} {n2} instead if {x}",
    "{v=deal} {n} damage; {n2} <|damage> if {rest}": "{v} {n} damage . {v} {n2} damage instead if {rest}",
    "^ {do=deal/Heal/Draw} {v}, or {n} when {rest}": "{do} {v} , or {n} if {rest}",
    "^ {do=deal/Heal/Draw} {v}, or {do2=deal/Heal/Draw} {v2} if {rest}": "{do} {v} . {do2} {v2} instead if {rest}",
    "^ {v} or, if {x}, {rest}": "{v} . if {x} , {rest} instead",
    "^ {v} and, if {x}, {rest}": "{v} . if {x} , {rest}",
    "^ either {v}, or {rest}": "either {v} or {rest}",
    "^ <you choose|choose|your choice>: {v}<,|> or {v2} $": "choose one : {v} ; or {v2}",
    "^ if {x}, then {rest}": "if {x} , {rest}",
    "^ when {w=you/they} have {x}, {m} instead $": "if {w} have {x} , {m} instead",
    "you may instead {x} $": "you may {x} instead",
    "{v=Draw/Draws} {n=two/2/three/3} instead $": "{v} {n} cards instead",
    # ---- more of it
    "{do=deal/Heal} {v} . increase it by {n} {rest}": "{do} {v} . increase this by {n} {rest}",
    **{f"^ this{what} is {typed} by {{n}}{more}": f"{do} this{what} by {{n}}{more}"
       for typed, do in (("increased", "increase"), ("reduced", "reduce")) for more in (" $", " {rest}")
       for what in ("", " damage", " healing", " amount")},
    "{v=Heal} <another|an additional> {n}": "{v} {n} more",
    "{v=deal} <another|an additional> {n} damage": "{v} {n} more damage",
    # ---- who does it, and whose it is
    "^ {x} then {v=Discards/Draws/loses/takes/Removes/Returns/reveals/Heals/shuffles} {rest}": "{x} {v} {rest}",
    "neither {x} nor {y} can {rest}": "{x} and {y} can't {rest}",
    "{x} both {v=take/Heal/Draw/Discard/lose} {rest}": "{x} {v} {rest}",
    f"Attacked with a {{e={SORTS}}} card": "Played a {e} Attack card",
    "^ Attacks you make {rest}": "your Attacks {rest}",
    **{f"^ {{x}} {{w=deal/deals}} {{n}} {typed} damage $": f"{do} the damage done by {{x}} by {{n}}"
       for typed, do in (("<less|fewer>", "reduce"), ("more", "increase"))},
    "^ you deal {n} more damage to {x} $": "your cards deal {n} more damage to {x}",
    "^ you deal {n} more damage with {k=combos/Attacks/Buffs/Abilities}": "your {k} deal {n} more damage",
    "^ {x} <takes|take> {n} more damage from you $": "your cards deal {n} more damage to {x}",
    **{f"you <may|can> {{w=deal/Heal/Draw/Rotate/Restart/Remove/Return/move}} {{v}} by {typed} {{y}}":
       f"you may {house} {{y}} to {{w}} {{v}}" for typed, house in (
        ("discarding", "Discard"), ("removing", "Remove"), ("losing", "lose"), ("returning", "Return"))},
    "^ at the end of {p} turn, if {x} {w=didn't} {v}, {rest}":
        "at the end of {p} turn , if {x} {w} {v} this turn , {rest}",
    "^ at the end of <a|any|each|every> turn in which {x}, {rest}":
        "at the end of each turn , if {x} this turn , {rest}",
    "^ {w=when/whenever} another hero's Attack deals you {n} or more damage, {rest}":
        "{w} you take {n} or more damage from an Attack of another hero , {rest}",
    "^ {w=when/whenever} another hero's Attack deals you damage, {rest}":
        "{w} you take damage from an Attack of another hero , {rest}",
    # ---- in fewer words
    "{v=deal/deals} {n} to {x} $": "{v} {n} damage to {x}",
    "^ damage {x} for {n} $": "deal {n} damage to {x}",
    "^ {do=Discard/Draw/Heal/deal} {v}, {do2=Discard/Draw/Heal/deal} {v2} $": "{do} {v} , then {do2} {v2}",
    "<retrieve|get back> {x} from your discard pile $": "move {x} from your discard pile to your hand",
    "bring back {x} from your discard pile into play": "put {x} from your discard pile into play",
    "^ have {n} additional {a=action/actions}": "gain {n} additional {a}",
    "block the next {x}": "Cancel the next {x}",
    **{f"prevent all damage <|dealt> <to you|you would take> {long}": f"{long} , you are Immune to damage"
       for long in LONG},
    **{f"{long}, prevent all damage <|dealt> <to you|you would take>": f"{long} , you are Immune to damage"
       for long in LONG},
    "{w=reduce/increase} <|the|all> damage to you by {n}": "{w} the damage you receive by {n}",
    "^ <|grants|gives> {n} more damage to {x} $": "{x} deal {n} more damage",
    "^ <gives|grants> {x} {n} more damage $": "{x} deal {n} more damage",
    "{x} <gain|do> {n} more damage": "{x} deal {n} more damage",
    "{x} <gains|does> {n} more damage": "{x} deals {n} more damage",
    "^ you have {n} more {a=action/actions} $": "you can take {n} more {a}",
    "{x} are {n} cheaper": "{x} cost {n} less",
    "^ <gives|grants> you {x=access} to {rest}": "you have {x} to {rest}",
    "^ <gives|grants> you {l=Basic/Superior} access to {rest}": "you have {l} access to {rest}",
    "^ <allows you to|lets you> {v=Draw/Discard/Equip/Heal/move/Play/Remove/Restart/Return/Rotate} {rest}":
        "you may {v} {rest}",
    "^ <allows you to|lets you> take {n} more {a=action/actions} $": "you can take {n} more {a}",
    "^ {e=start/end} of <|your> turn: {rest}": "at the {e} of your turn , {rest}",
    "^ you start with {n} <more|additional> {k=card/cards} <|in hand|in your hand>":
        "you start the game with {n} additional {k}",
    "^ you start with {n} additional {k=card/cards} in <|your> hand": "you start the game with {n} additional {k}",
    "^ {x} all Rotate {d=forward/backward/forwards/backwards}": "Rotate {x} {d}",
    # ---- what was done just before
    **{f"{may}{{do={verb}}} {{v}} . {then}if {typed} {{w=was/is}} {{rest}}":
       f"{may}{{do}} {{v}} . {then}if that {{k}} {{w}} {{rest}}"
       for may in ("", "you may ") for then in ("", "{m} ") for verb, done in (
           ("Discard", "Discarded"), ("Remove", "Removed"), ("Return", "Returned"), ("Draw", "drawn"),
           ("reveal", "revealed"))
       for typed in (f"the {done} {{k=card/Buff/Item}}", f"the {{k=card/Buff/Item}} you {done}",
                     f"the {{k=card/Buff/Item}} {done} <|this way>")},
    "^ the first time {x} <on|during> each of your turns, {rest}":
        "the first time {x} each turn , if it is your turn , {rest}",
    "choose {x} <there|from it> for them to Discard $": "choose {x} from among them . they Discard that card",
    "^ at the {e=start/end} of {w=your/each} {t=turn/turns} {do=choose/you/deal/Heal/Draw/Discard/Rotate/Restart/"
    "Remove/Return/move/put/Store/look/reveal/each/all/your} {rest}": "at the {e} of {w} {t} , {do} {rest}",
    "{a=a/an/another} combo that is {a2=a/an} {k=Buff/Attack/Defend}": "{a} combo {k}",
    **{f"gain {n} additional {{a=action}}{turn}, but you <can|may> <only use it|use it only> to "
       "play {x} $": f"gain {house} additional {{a}} only to Play {{x}}" for turn in ("", " this turn")
       for n, house in (("{n}", "{n}"), ("<a|an>", "1"))},
    "if {w=you/they} took no actions and <didn't|did not> {x} this turn":
        "if {w} took no actions this turn and {w} didn't {x} this turn",
    "if {w=you/they} <didn't|did not> {x} and <didn't|did not> {y} this turn":
        "if {w} didn't {x} this turn and {w} didn't {y} this turn",
    "^ <while|as long as> this <|Item|card> is equipped, {rest}": "as long as this is in play , {rest}",
    **{f"^ {{w=when/whenever}} this <|Buff|card> <reaches|Rotates to|turns to> its {{l={corner}}} corner, {{rest}}":
       f"{{w}} this Rotates{restarts} , if this is on its {{l}} corner , {{rest}}"
       for corner, restarts in (("last/final", ""), ("first", " or is Restarted"))},
    "^ {x} <don't|doesn't|do not|does not|can't|cannot> Rotate backward": "{x} can't be Rotated backward",
    **{f"^ combos cost {{x}} {{n}} {typed} <|card|cards>": f"combos of {{x}} cost {{n}} {house}"
       for typed, house in (("<more|additional>", "more"), ("<less|fewer>", "less"))},
    # All of both, but where there are, or are played, such cards they are of both.
    f"{{w=your/all/from/of}} {{e={SORTS}}} and {{e2={SORTS}}} {{k=Attacks/Defends/Buffs/Items/cards/combos}}":
        "{w} {e} or {e2} {k}",
    "^ {x} is doubled $": "double {x}",
    **{f"<damage dealt to you <can't|cannot> exceed {n}|you <can't|cannot> take more than {n} damage at <once|a time>>":
       f"when you would take {n + 1} or more damage , reduce it to {n}" for n in range(1, 10)},
    "if <that|it|they> <is|are> {w=you}": "if that hero is {w}",
    "if <that|it|they> <is|are> not {w=you}": "if that hero is not {w}",
    "if {w=the/that} {x} is not {y=you}": "if {w} {x} is not {y}",
    # ---- otherwise
    **{f"if it is {{x}}, {{m}} {sign} if <it is not|not> , {{rest}}": f"if it is {{x}} , {{m}} {house} , {{rest}}"
       for sign, house in ((";", "; otherwise"), (".", ". otherwise"))},
    **{f"{{v}} for each {{k=Buff/Item}} {of} . if you have none <|in play>, {{rest}}":
       f"{{v}} for each {{k}} {of} . if you have no {{k}} , {{rest}}"
       for of in ("you have", "you have in play")},
    **{f"{{v}} for each of your {k}s . if you have none <|in play>, {{rest}}":
       f"{{v}} for each of your {k}s . if you have no {k}s , {{rest}}" for k in ("Buff", "Item")},
    "choose {v} there $": "choose {v} from among them",
    "choose {x} . {who} {v=Discards/Discard/Removes} <the chosen|the selected> {k=card/Buff/Item} $":
        "choose {x} . {who} {v} that {k}",
    "choose {x} . {do=Discard/Remove/Return/Rotate/Restart/Play/move/put} <the chosen|the selected> {k=card/Buff/Item}":
        "choose {x} . {do} that {k}",
    "can take at most {n} {a=action/actions} <on|during|in> <their turn|each of their turns|their turns>":
        "can take at most {n} {a}",
    "^ if {x} this turn, {rest} at the end of your turn $": "at the end of your turn , if {x} this turn , {rest}",
    "{v} {n} damage <that|which> <ignores|ignore> <|all|any> <|damage> <reduction|reductions>":
        "{v} {n} damage . this can't be reduced",
    "this <|damage|Attack> ignores <|all|any> <|damage> <reduction|reductions>": "this can't be reduced",
    **{f"^ {{v=Return/put/move}} this <|card> {{on=to/into/on}} {{z}} instead of {typed} $":
       "put this {on} {z} instead of into your discard pile" for typed in (
           "Discarding it", "<|to|into|in|putting it into|moving it to|going to> <your|the> discard pile")},
    "^ unless {x} {v=Discards/loses/Removes/reveals/Returns/takes} {y}, {rest}": "{rest} unless {x} {v} {y}",
    **{f"^ <when|whenever|if> {{a=a/an/any}} {{k}} would deal {n}damage to you, {{rest}}":
       f"when you would take {n}damage from {{a}} {{k}} , {{rest}}" for n in ("", "{n} or more ")},
    "^ you may use this once per turn: {rest}": "once per turn , you may {rest}",
    "^ when {x}, {m}; when {rest}": "when {x} , {m} . when {rest}",
    **{f"^ {{w=when/whenever}} {x} outside <|of> <the|{whose}> Draw Phase, {{rest}}":
       f"{{w}} {house} , if it is not {whose} Draw Phase , {{rest}}"
       for x, house, whose in (("you {v} {a=a/an} {x}", "you {v} {a} {x}", "your"),
                               ("{a=a/another/any/your/the} {x}", "{a} {x}", "their"))},
    "^ once per turn, when you {v} {a=a/an} {x} outside <|of> <the|your> Draw Phase, {rest}":
        "once per turn , when you {v} {a} {x} if it is not your Draw Phase , {rest}",
    # ---- costs
    "^ other heroes {v} . if one of them <tries to use|uses|would use> {a=a/an} {k=Attack/Defend} Ability, it costs "
    "{n} {y=action/actions} $": "other heroes {v} . {k} Abilities cost other heroes {n} {y}",
    "^ {w=Ability}: {v}: {rest}": "{w} : {v} to {rest}",
    **{f"^ once <per|each> game{sign} <{kind}>: {{rest}}": f"{kind} : {{rest}} . use this only once per game"
       for sign in (":", ",") for kind in ("Ability", "Attack Ability", "Defend Ability")},
    # What is forbidden of others' is not forbidden of yours, so the second sentence is courtesy. [EN-15]
    **{f"^ {kind} of other heroes {{w=can't/cannot}} be {{y}} . your {kind} can $":
       f"{kind} of other heroes {{w}} be {{y}}" for kind in ("Buffs", "Items")},
    "{w=you} <have|may take|can take> {n} additional {k=action/actions} on each of your turns":
        "{w} can take {n} more {k}",
    "with a current number of {n}": "with current number {n}",
    "with the same {k=Element/Order} as": "of the same {k} as",
    "for the rest of <this|the> turn": "this turn",
    "Discard {n=1/a/one} card . if the Discarded card <was|is> {a=a/an} {k=Attack/Defend/Buff/Item} <|card>, {rest}":
        "Discard {n} card . if {a} {k} card was Discarded this way , {rest}",
    "the next time {x} <before your next turn|this turn or before your next turn>, {rest}":
        "until your next turn , the Next time {x} , {rest}",
    **{f"if you would take {{n}} or more damage <|at once>, take {{n2}} damage instead{more}":
       f"when you would take {{n}} or more damage , reduce it to {{n2}}{house}"
       for more, house in ((" $", ""), (" and {rest}", " and {rest}"))},
    # ---- what was done or not, in other words
    "if {w=you} <haven't dealt|have not dealt|have dealt no|dealt no> <|any> damage this turn":
        "if {w} didn't deal damage this turn",
    "if this <|Attack|damage|card> reduces the recipient's health to {n} or less":
        "if the damage dealt this way is 1 or more and the recipient has {n} or less health",
    "^ they choose {n}: {rest}": "that hero chooses {n} : {rest}",
    **{f"^ {when} {{x}}, they choose {{n}}: {{rest}}": f"{when} {{x}} , that hero chooses {{n}} : {{rest}}"
       for when in ("at", "when", "whenever")},
    "the number of cards revealed $": "the number of cards revealed this way",
    "the top {k=Attack/Defend/Buff/Item/combo} of your Discard Pile": "your last discarded {k}",
    "they take half that damage, rounded {r=up/down} $":
        "deal damage equal to half that damage , rounded {r} , to them",
    "deal half that damage, rounded {r=up/down}, to {x}":
        "deal damage equal to half that damage , rounded {r} , to {x}",
    "if you do, that {k=Attack/combo} deals {n} more damage $": "if you do , increase the damage of that {k} by {n}",
    "^ during your target's next turn, they {rest}": "your target {rest} during their next turn",
    # ---- limits
    **{f"{{who}} {at_most} {{n}} {{x}} {turn}": f"{{who}} can't play more than {{n}} {{x}} {turn}"
       for at_most in ("<can|may> only play", "<can|may> play <only|at most|no more than>")
       for turn in ("each turn", "per turn", "this turn", "during their next turn")},
    "no hero <can|may> {rest}": "heroes can't {rest}",
    "no other hero <can|may> {rest}": "other heroes can't {rest}",
    "Draw that many $": "Draw that many cards",
    "{v=Draw/Draws/Discard/Discards} that many cards plus {n}": "{v} that many plus {n} cards",
    **{f"{typed} . {count} $": f"{typed} . {{v}} for each {{x}} {done} this way"
       for typed, done in (("Draw {n} cards", "Drawn"), ("Reveal the top {n} cards of your deck", "revealed"))
       for count in ("{v} for each {x} among them", "for each {x} among them, {v}")},
    "half the damage dealt, rounded": "half the damage dealt this way , rounded",
    "you take {n} <less|fewer> damage from {y} $": "reduce the damage you receive from {y} by {n}",
    "you take {n} <less|fewer> damage $": "reduce the damage you receive by {n}",
    "you take {n} more damage from {y} $": "increase the damage you receive from {y} by {n}",
    "deal X damage, where X is {rest}": "deal damage equal to {rest}",
    "deal X damage to {x}, where X is {rest}": "deal damage to {x} equal to {rest}",
    "Heal X, where X is {rest}": "Heal for an amount equal to {rest}",
    "Heal equal to {rest}": "Heal for an amount equal to {rest}",
    "Heal for {x} current number": "Heal for an amount equal to {x} current number",
    "Heal for the damage dealt $": "Heal for the damage dealt this way",
    "{x} is at {n} or {b=less/more} health": "{x} has {n} or {b} health",
    "{w=you/they} are at {n} or {b=less/more} health": "{w} have {n} or {b} health",
    "{w=increase/reduce} {x} Next {k=Attack/combo} by {n}": "{w} the damage of {x} Next {k} by {n}",
    "{x} <was|were> Attacked by {y} {w=since/this/during}": "{y} Attacked {x} {w}",
    "damage you take is reduced to {n}": "when you would take damage , reduce it to {n}",
    **{f"{typed} <down to {{n}} <|card|cards> <|in hand>|cards until {has} {{n}} <|card|cards> in <|their|your> hand>":
       f"{house} cards equal to the number of cards in {whose} hand minus {{n}}"
       for typed, house, has, whose in (
           ("you {v=Discard}", "you {v}", "you have", "your"), ("{v=Discards}", "{v}", "they have", "their"),
           ("{who=heroes/they} {v=Discard}", "{who} {v}", "they have", "their"))},
    "{a=a/another/any} hero of your choice": "{a} hero",
    "Heal for the difference {rest}": "Heal for an amount equal to the difference {rest}",
    "{x} health becomes {n}": "set {x} health to {n}",
    "^ you take no damage": "you are Immune to damage",
    "Heal {n} again": "Heal {n}",
    "deal {n} damage again": "deal {n} damage",
    "if <any damage is dealt|damage is dealt|this deals damage|this deals any damage|it deals damage|any damage was "
    "dealt> <|this way>, {rest}": "if the damage dealt this way is 1 or more , {rest}",
    "if <this|it> <|Attack|damage|card> reduces {x} to 0 health, {rest}": "if {x} is removed from the game , {rest}",
    "if this causes {x} to be removed <|from the game>, {rest}": "if {x} is removed from the game , {rest}",
    **{f"if this <|Attack|damage|card> reduces {{x}} to {{n}} {or_less}":
       "if the damage dealt this way is 1 or more and {x} has {n} or less health"
       for or_less in ("or less health", "or fewer health")},
    "{v=deal/deals} {n} more $": "{v} {n} more damage",
    "{v=deal/deals} {n} instead $": "{v} {n} damage instead",
    # ---- numbers without their noun
    **{f"{verb} {n}": f"{verb} {house}" for verb in ("Draw", "Draws", "Discard", "Discards") for n, house in (
        ("{one=1/one} $", "{one} card"), ("{n} $", "{n} cards"), ("{one=1/one} more $", "{one} card"),
        ("{n} more $", "{n} cards"), ("another <|one> $", "1 card"),
        ("as many cards as {who=you/they} Discarded $", "1 card for each card {who} Discarded"),
    )},
    "you start the game with {n} additional {k=card/cards} in <|your> hand":
        "you start the game with {n} additional {k}",
    **{f"{typed} {{level=Basic/Superior}} access to <an|one> Element of your choice this turn":
       "choose an Element . you have {level} access to that Element this turn"
       for typed in ("gain", "you have", "you gain")},
    "^ {do=Rotate/Restart} {x} once $": "{do} {x}",
    # ---- what was done
    "{x} <dealt|did> no damage {w=this/since/during}": "{x} didn't deal damage {w}",
    "{x} <was|were> <already|> dealt damage {w=this/since/during}": "{x} took damage {w}",
    "{x} <took|received> no damage {w=this/since/during}": "{x} didn't take damage {w}",
    "{x} <was|were|has been|have been> <already|> dealt {n} or {b=more/less} damage": "{x} took {n} or {b} damage",
    "the <|total> damage dealt to {x} {w=this/since/during}": "the damage {x} took {w}",
    "<when|whenever> {x} <is|are> dealt {n} or more damage {rest}": "when {x} takes {n} or more damage {rest}",
    "<when|whenever> {x} <is|are> dealt {n} or more damage, {rest}": "when {x} takes {n} or more damage , {rest}",
    # What is asked then comes after what was done: 'more' is no change of it.
    **{f"^ then <,|> if {{x}}, {typed}": f"if {{x}} , {house}" for typed, house in (
        ("deal {n} <|more> damage $", "deal {n} damage"),
        ("deal {n} <|more> damage to {y} $", "deal {n} damage to {y}"),
        ("Heal {n} <|more> $", "Heal {n}"), (f"{{do={THEN}}} {{rest}}", "{do} {rest}"))},
    **{f"<have|has> not {done}": f"didn't {verb}" for verb, done in DONE.items()},
    **{f"<haven't|hasn't> {done}": f"didn't {verb}" for verb, done in DONE.items()},
    "^ the first time each turn {x}, {rest}": "the first time {x} each turn , {rest}",
    **{f"if this is the {nth} {{k=card/Attack/Defend}} you <play|played|have played> this turn":
       f"if you Played exactly {count} other {{k}}{s} this turn"
       for nth, count, s in (("second", "1", ""), ("third", "2", "s"))},
    "^ if this is the only {k=card/Attack/Defend} you <played|have played|play> this turn, {rest}":
        "if you didn't Play another {k} this turn , {rest}",
    # What is asked is settled before the damage is done. [EN-11]
    "^ if this is the first {k=card/Attack/Defend} you <played|play|have played> this turn, {rest}":
        "if you didn't Play another {k} this turn , {rest}",
    "if this <|Attack|card|damage> <defeats|kills|eliminates|knocks out> {x}, {rest}":
        "if {x} is removed from the game , {rest}",
    **done_this_way("Discarded/Removed/Returned/moved/revealed/Drawn", "Discard/Remove/Return/move/Draw",
                    "Discarded/Removed/Returned/moved"),
    # ---- who chooses; of what one must do the first verb has its ending already
    **{f"{{w=Discards/Removes/Returns/reveals}} {{x}} or {verb} {{y}}": f"{{w}} {{x}} or {verb}s {{y}}"
       for verb in ("take", "lose", "Discard", "Return", "Remove", "reveal")},
    "{x} <must choose|chooses> <|one|between>: {v} or {v2} $": "{x} chooses one : {v} ; or {v2}",
    # ---- who
    "if they have {c=more/fewer/less} {x} than {y}": "if that hero has {c} {x} than {y}",
    **{f"^ {each} <Rotates|Rotate> {{d=forward/backward}} <|once> $": f"Rotate {each} {{d}}"
       for each in ("each of {x}", "all of {x}", "all {x}")},
    "if they are your {k=target/enemy}": "if that hero is your {k}",
    "{w=hero/heroes} <that|who> <has|have> {x}": "{w} with {x}",
    "^ you each {rest}": "you and that hero each {rest}",
    # ---- which cards
    **kinds_joined(("Buff", "Item"), "all/your/other/their/hero's/heroes'/recipient's/target's/enemy's"),
    "steal {a=a/an} {k=Buff/Item} from {y}": "move {a} {k} of {y} into your {k} area",
    **{f"gain {{n}} additional {{a=action/actions}}{turn} . {use} <to play|for|on> {{x}} $":
       f"gain {{n}} additional {{a}}{turn} only for {{x}}" for turn in ("", " this turn") for use in (
           "you <can|may> only <use|spend> <them|it|that action|those actions|this action|these actions>",
           "<they|it|that action|those actions> <can|may> only be <used|spent>",
           "<use|spend> <them|it> only", "you <can|may> <use|spend> <them|it> only")},
    "^ other heroes {w=can't/cannot} move cards from their discard pile": "cards {w} leave other heroes' discard pile",
    "all {x} revealed <|this way> go to {y}": "move all {x} from among them to {y}",
    "move all {x} revealed <|this way> to {y}": "move all {x} from among them to {y}",
    "put all {x} revealed <|this way> into {y}": "move all {x} from among them to {y}",
    "{m}, everything else is Discarded": "{m} , then Discard the rest",
    "{m} and everything else is Discarded": "{m} , then Discard the rest",
    "take {x} from {y} and move it to your hand": "move {x} from {y} to your hand",
    "Discard {x} from it": "Discard {x} from among them",
    **{f"{{a=a/each/every/another}} {{k=Buff}}{whose} that is {{s=Dormant/rotating/permanent}}":
       f"{{a}} {{s}} {{k}}{whose}"
       for whose in ("", " you have", " of the recipient")},
    "choose {x} from it": "choose {x} from among them",
    **{f"{{v=look}} at {hand} hand and choose {{x}}": f"{{v}} at {hand} hand and choose {{x}} from among them"
       for hand in ("the recipient's", "that hero's", "your target's", "your enemy's", "their")},
    **{f"{{x}} {{w=can't/cannot}} {typed} {{y=your}} {{k=Buffs/Items/cards}}": f"{{y}} {{k}} {{w}} be {house} by {{x}}"
       for typed, house in (("Remove or Return", "Removed or Returned"), ("Return or Remove", "Removed or Returned"))},
    **{f"{{w=if/while}} this <|Buff|Item> is your only {kind}": f"{{w}} you have no other {kind}s"
       for kind in ("Buff", "Item")},
    "{v=put/move} it {w=into/to} {y} and the rest {rest}": "{v} it {w} {y} and {v} the rest {rest}",
    "put {n=two/2/three/3} <|of them> into your hand and the rest {z}":
        "put {n} of them into your hand and put the rest {z}",
    # ---- cards that were looked at, each to another place
    **{f"{{v=put/move}} {ONE} {second}<and|, and> {typed} $": f"{{v}} one of them {{on}} {{z}}{house} . {last}"
       for second, house in (("", ""), (f", one <|of them> {TO[1]} ", " . {v} one of them {on2} {z2}"))
       for typed, last in (
           (f"<the other|the last|the third|the last one|the rest> {TO[2]}", "{v} the rest {on3} {z3}"),
           (f"one <|of them> {TO[2]}", "{v} one of them {on3} {z3}"),
           ("Discard <the other|the rest>", "Discard the rest"))},
    "put {x} into your hand and the rest into {z}": "put {x} into your hand and put the rest into {z}",
    **{f"^ {{v={verb}}} {typed}{shuffle}": f"{{v}} {typed} and shuffle your deck"
       for verb, typed in (("search", "your deck {m}"), ("look", "{x} your deck"), ("look", "{x} your deck {m}"))
       for shuffle in (" and shuffle $", ", then shuffle $", ", and shuffle $")},
    "you may play <another|one more> {k=Buff/Attack} this turn without using an action":
        "gain 1 additional action only to {k}",
    "^ they {v} and you {rest}": "they {v} . you {rest}",
    **{f"<take|gain> control of {typed}": f"move {house} into your {kind} area"
       for kind in ("Buff", "Item") for typed, house in (
           (f"{{a=a/an/another}} {kind} {{x}}", f"{{a}} {kind} {{x}}"),
           (f"one of {{x}} {kind}s", f"one of {{x}} {kind}s"), (f"that {kind}", f"that {kind}"))},
    "{v=put/move} it {on=on/to} the bottom $": "{v} it {on} the bottom of its owner's deck",
    **{f"{{v=put/move}} the rest {{on=on/to}} the bottom{order} $":
       f"{{v}} the rest {{on}} the bottom of your deck{order}"
       for order in ("", " in any order")},
    "your {nth=second/third/fourth} {x} in a turn": "your {nth} {x} each turn",
    "and put it on top $": "and put it on top of your deck",
    "{x} <count|counts> as {w} cards": "{x} count as {w}",
    "you have more {w} than {w2} {k=Buffs/Items}":
        "the number of your {w} {k} is greater than the number of your {w2} {k}",
    # ---- when
    "^ {w=when/whenever} you are attacked <by|with> {a=a/an} {k}, {rest}":
        "{w} you are attacked , if it is {a} {k} , {rest}",
    "prevent {n} of <the|that> damage": "reduce the damage by {n}",
    "<any|each|a|every> hero <who|that> Attacks you <takes|is dealt> {n} damage":
        "when a hero Attacks you , deal {n} damage to that hero",
    "<any|each|a|every> hero <who|that> Attacks you {v=Discards/loses} {x}":
        "when a hero Attacks you , that hero {v} {x}",
    "^ {w=when/whenever} {x} during another hero's turn, {rest}": "{w} {x} , if it is not your turn , {rest}",
    "^ when equipped, {rest}": "when you Equip this , {rest}",
    "^ the recipient reveals their hand . deal {n} damage for each {x} among them $":
        "the recipient reveals their hand . deal {n} damage for each {x} revealed this way",
    "^ <on|during|in> <their|its> next turn <|,> {x} {w=can't/cannot/can/may/has/loses/gains/takes} {rest}":
        "{x} {w} {rest} during their next turn",
    "^ when {x} for the first time each turn, {rest}": "the first time {x} each turn , {rest}",
    "^ with {n} or {b=less/more} health, {rest}": "if you have {n} or {b} health , {rest}",
    "^ with <more|less> than that, {rest}": "otherwise , {rest}",
}  # fmt: skip
