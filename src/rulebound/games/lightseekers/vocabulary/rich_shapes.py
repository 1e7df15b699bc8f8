"""Sentences of other shapes, of texts with several clauses: what an earlier part did, other ways of leaving play."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

LONG = ("until your next turn", "until the start of your next turn", "until the end of your next turn", "this turn")
BECAUSE = "<because of|due to|from|by> this"
RICH_SHAPES: Wordings = {
    # ---- what an earlier part did
    f"{{k=Buff/Buffs/card/cards}} <that|which> <Expire|Expires|Expired|Expire this way|Expires this way> {BECAUSE}":
        "{k} Expired this way",
    "{k=Buff/Buffs/card/cards} <that|which> {e=Expire/Expires} this way": "{k} Expired this way",
    f"{{k=Buff/Buffs/card/cards}} Expired {BECAUSE}": "{k} Expired this way",
    "for each hero healed $": "for each hero healed this way",
    "for each hero damaged $": "for each hero damaged this way",
    "^ for <each|every> {x}, deal {n} <more|additional> damage, then {v}":
        "deal {n} more damage for each {x} , then {v}",
    "^ for <each|every> {x}, deal {n} <more|additional> damage $": "deal {n} more damage for each {x}",
    **{f"{typed} . {count} $": f"{typed} . {said}"
       for typed, done in (("move {y} to {z}", "moved"), ("Discard the top {n} cards of {y}", "Discarded"))
       for count, said in (
           ("{v} for each {x} among them", f"{{v}} for each {{x}} {done} this way"),
           ("{v} for each {x} among them, and you {do=Heal/Draw/take} {m} for each {y2} among them",
            f"{{v}} for each {{x}} {done} this way , and you {{do}} {{m}} for each {{y2}} {done} this way"))},
    # ---- of several cards, how they all are
    "if all {n} are {k=Buffs/Attacks/Defends/Items/combos/Attack cards/Defend cards}": "if {n} of them are {k}",
    "if there are {n} {k=Buffs/Attacks/Defends/Items/combos} among <them|those cards>": "if {n} of them are {k}",
    # ---- how long, in front of two clauses
    **{f"^ {long} {{x}} is Dormant, and <when|whenever|each time> {{e}}{behind}, {{rest}}":
       f"{{x}} is Dormant {long} . {long} , when {{e}} , {{rest}}"
       for long in LONG for behind in ("", " <during that time|during that period|in that time>")},
    **{f"^ {long}, {{v}}, and <when|whenever|each time> {{e}}{behind}, {{rest}}":
       f"{long} , {{v}} . {long} , when {{e}} , {{rest}}"
       for long in LONG for behind in ("", " <during that time|during that period|in that time>")},
    "^ until the end of your turn, {v}": "{v} this turn",
    "^ until the end of your turn, {v} and {w=you/your/other} {rest}": "{v} this turn . {w} {rest} this turn",
    **{f"^ {long}, if {{x}} would {{v}}, {{rest}}": f"{long} , when {{x}} would {{v}} , {{rest}}" for long in LONG},
    # ---- conditions told otherwise
    # What 'it' is was named by the first question, so the second belongs to it.
    "^ {x}, if {y}, {v}; if it {rest}": "{x} , if {y} , {v} . if it {rest}",
    "^ if there are no cards in your deck, shuffle {x} into it {rest}":
        "if you have no cards in your deck , shuffle {x} into your deck {rest}",
    **{f"{{k=card/cards/Buff/Buffs/Item/Items}} {place} {without} Burn": f"{{k}} without Burn {place}"
       for without in ("<without|that isn't labelled|that is not labelled|that doesn't have>",)
       for place in ("in your discard pile", "from your discard pile", "in your hand", "in play")},
    "<to|on|at> the {e=bottom/top} of {w=your/their/its owner's} deck without <reshuffling|shuffling>":
        "on the {e} of {w} deck",
    "^ should {x} be {y}, {rest}": "if {x} is {y} , {rest}",
    **{f"there are {n} {{x}} in your {{z=hand/deck/discard pile}}": f"you have {n} {{x}} in your {{z}}"
       for n in ("no", "{n}", "{n} or more", "{n} or fewer")},
    "if the card you Discarded <was|is> {a=a/an} {x}, {rest}":
        "if {a} {x} was Discarded this way , {rest}",
    # ---- of your choice, where nobody else chooses
    **{f"{front}{{do=shuffle/move/put/store/Play}} {{n}} {{k=card/cards/Buff/Buffs/Item/Items}} of your choice from "
       "your {rest}": f"{front}{{do}} {{n}} {{k}} from your {{rest}}"
       for front in ("^ ", "you may ", ", ", "then ")},
    **{f"{n} different {{k={kinds}}}": f"{n} {{k}} with different names"
       for n in ("up to {n}", "{n}") for kinds in ("Buffs/Items/combos/cards/Attacks/Defends",)},
    # ---- one and the other
    "^ neither you nor {x} can Attack the other $": "you can't Attack {x} . {x} can't Attack you",
    "^ neither you nor {x} can Attack the other while this <|Buff|Item> is in play $":
        "you can't Attack {x} . {x} can't Attack you",
    "both of you {v}": "you and that hero each {v}",
    # ---- cards to which something was done
    "to the recipient for each {k=Buff/Item/card} Returned to their hand":
        "to the recipient for each {k} of the recipient Returned this way",
    "for each {k=Buff/Item/card} Returned to your hand": "for each of your {k}s Returned this way",
    "{k=Buff/Buffs} to the {d=left/right} of {x} with a rotation symbol": "rotating {k} to the {d} of {x}",
    "{k=Buff/Buffs} with a rotation symbol": "rotating {k}",
    "each Buff to the {l=left/right} of {x} with a rotation symbol may be Rotated {d=forward/backward}":
        "you may Rotate any number of rotating Buffs to the {l} of {x} {d}",
    **{f"each <|of your> {sort} to the {{l=left/right}} of {{x}} may be Rotated {{d=forward/backward}}":
       f"you may Rotate any number of {many} to the {{l}} of {{x}} {{d}}"
       for sort, many in (("<Buff|Buffs>", "Buffs"), ("rotating <Buff|Buffs>", "rotating Buffs"))},
    "if you {d=Rotate/Rotated} at least {n} Buffs this way": "if {n} or more Buffs were Rotated this way",
    "^ when this {e=Expires} , {v} since you played it $": "when this {e} , {v} since this entered play",
    "to the hero who last {x} . if no hero has since your last turn, {rest}":
        "to the hero who last {x} . if no hero {x} since your last turn , {rest}",
    "^ for each {x} Expired this way, deal {n} more damage to {y} and {rest}":
        "deal {n} damage to {y} for each {x} Expired this way . {rest} for each {x} Expired this way",
    "^ for each {x} that Expires because of this, deal {n} more damage to {y} and {rest} $":
        "deal {n} damage to {y} for each {x} Expired this way . {rest} for each {x} Expired this way",
    # ---- how many
    "you have {n} {k=action/actions} left": "you have exactly {n} unused {k}",
    "for each point {w=it/its} was worth": "for each point of its worth",
    "for each point that Item <is|was> worth": "for each point of that Item's worth",
    # ---- how much
    "reduce all {h=damage/healing} by {n} for <each|every> hero<|, including you|, yourself included> $":
        "reduce all {h} received by all heroes by {n}",
    **{f"^ when this {{e=Expires/leaves play}}, {{v}} all damage you took while <it|this> was in play{more}":
       f"when this {{e}} , {{v}} the damage you took since this entered play{house}"
       for more, house in ((" $", ""), (", {rest}", " , {rest}"))},
    "^ if <this|it|that> <|Attack|damage> <reduces|brings> {x} to {n} or less health, {rest}":
        "if the damage dealt this way is 1 or more and {x} has {n} or less health , {rest}",
    # ---- ways of leaving play
    **{f"^ when this Expires, {{a}} {mark} <if|when|should> <it|this> {leaves} play <in any other way|otherwise|by any "
       "other means|for any other reason>, {b}":
       "when this Expires , {a} . when this leaves play without Expiring , {b}"
       for mark in (".", ";") for leaves in ("leaves", "leave")},
}  # fmt: skip
RICH_WORDINGS: Wordings = {
    "as though it were in your hand, without using": "without using",
    "as if it were in your hand, without using": "without using", "one of those into": "one of them into",
    ", as though it were in your hand": "", "as though it were in your hand": "", "as if it were in your hand": "",
    "nobody": "no hero", "no one": "no hero",
    "other than by Expiring": "without Expiring", "in a way other than Expiring": "without Expiring",
    "but not by Expiring": "without Expiring", "outside of": "outside",
}
