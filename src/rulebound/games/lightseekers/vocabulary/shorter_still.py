"""Sentences of yet another shape: colons for commas, what is only if, hands and piles in fewer words, who does what."""

from __future__ import annotations

from rulebound.games.lightseekers.orders import ORDERS
from rulebound.games.lightseekers.vocabulary.wordings import MADE_TO
from rulebound.language.wordings import Wordings

# What one who does something of the sort suffers for it, as a trigger.
DOES = "plays/Attacks/Defends/Discards/Draws/Equips/Buffs/Removes/Returns/uses"
CARDS = "Attack/Defend/Buff/Item/combo/Fire/Earth/Crystal"
SHORTER: Wordings = {
    # ---- a colon for a comma
    "^ if {x}: {rest}": "if {x} , {rest}",
    **{f"^ {w} {{x}}: {{rest}}": f"{w} {{x}} , {{rest}}" for w in ("when", "whenever", "each time")},
    "^ once per turn you <can|may> {rest}": "once per turn , you may {rest}",
    # ---- a second amount
    "deal {n} damage, then {n2} more if {rest}": "deal {n} damage . if {rest} , deal {n2} damage",
    "deal {n} damage, then another {n2} if {rest}": "deal {n} damage . if {rest} , deal {n2} damage",
    "Heal {n}, then {n2} more if {rest}": "Heal {n} . if {rest} , Heal {n2}",
    "^ {x} takes {n} damage unless they {rest}": "deal {n} damage to {x} unless they {rest}",
    # ---- what damage brings about
    # It is asked when the damage is done, so what stands behind is no more of it.
    "^ if <this|it|that> <|Attack|damage> leaves {x} <at|on|with> {n} or {b=less/more} health, {rest}":
        "then , if {x} has {n} or {b} health , {rest}",
    **{f"{{x}} takes {{n}} damage now and {{n2}} {typed} at the {{e=start/end}} of {{rest}}":
       "deal {n} damage to {x} . at the {e} of {rest} , deal {n2} damage to {x}"
       for typed in ("<|more|additional>", "<|more|additional> damage")},
    **{f"deal {{n}} damage now and {{n2}} {typed} at the {{e=start/end}} of {{rest}}":
       "deal {n} damage . at the {e} of {rest} , deal {n2} damage"
       for typed in ("<|more|additional>", "<|more|additional> damage")},
    "Heal {n} now and {n2} <|more> at the {e=start/end} of {rest}": "Heal {n} . at the {e} of {rest} , Heal {n2}",
    "if <this|it|that> <|Attack|damage> removes {x} from the game": "if {x} is removed from the game",
    "gain that much $": "gain that much health",
    "if {a=a/an} {k} dealt damage to {w=you} {z=since/this}": "if {w} took damage from {a} {k} {z}",
    # ---- hands and piles
    "{v=Draw/Draws/Discard/Discards} the same number": "{v} that many cards",
    "<keep|take> one <of them|> and {rest}": "put one of them into your hand and {rest}",
    "<fetch|get|retrieve|recover|salvage> {x} from {y} and <put|move|add> it <into|to> your hand":
        "move {x} from {y} to your hand",
    "^ <when|whenever|if> you would Draw a card <during|in> your Draw Phase, {rest}":
        "when you would Draw a card while it is your Draw Phase , {rest}",
    # ---- who does it, and what comes of it
    **{f"^ <each|any|a> {other}hero <who|that> {{v={DOES}}} {{x}} <takes|is dealt> {{n}} damage":
       f"when a{house} {{v}} {{x}} , deal {{n}} damage to that hero"
       for other, house in (("", " hero"), ("other ", "nother hero"))},
    **{f"^ <each|any|a> {other}hero <who|that> {{v={DOES}}} {{x}} {verbs} {{y}}":
       f"when a{house} {{v}} {{x}} , that hero {verbs} {{y}}"
       for other, house in (("", " hero"), ("other ", "nother hero")) for verb, verbs in MADE_TO if verb != "take"},
    # 'Also' is courtesy: of what deals no damage of itself this is all that it does besides.
    "^ your {k=Defend/Buff} cards deal {n} damage to {rest}": "when you play a {k} card , deal {n} damage to {rest}",
    **{f"{{x}} <can|may> use {n} <more|additional> {{k=Ability/Abilities}} <each turn|per turn|a turn|on each of "
    f"your turns>":
       f"{{x}} can use {house} more {{k}}" for n, house in (("<a|an|one|1>", "1"), ("<2|two>", "2"))},
    **{f"^ each other hero may {{v}} . deal {{n}} damage to each <|other> <hero|of them> <who|that> <{did}>":
       f"each other hero may {{v}} . if they {do} , deal {{n}} damage to them"
       for did, do in (("doesn't|didn't|does not|did not", "don't"), ("does|did", "do"))},
    "{x} Plays the {nth=second/third/fourth} {k=card/Attack/Buff/Defend} in a turn":
        "{x} Plays their {nth} {k} each turn",
    "you Play the {nth=second/third/fourth} {k=card/Attack/Buff/Defend} in a turn": "you Play your {nth} {k} each turn",
    "^ when you have {x} health, your {rest}": "while you have {x} health , your {rest}",
    "^ when you have no {k=Buffs/Items}, your {rest}": "while you have no {k} , your {rest}",
    # ---- corners
    "<turn|set> {x} <upright|back upright> $": "Restart {x}",
    "<when|whenever|each time|every time> {a=one/a/an/another} {x} <reaches|Rotates to> its {l=last/final} corner, "
    "{rest}":
        "when {a} {x} Rotates , if it is on its final corner , {rest}",
    # ---- which cards
    "{k=cards/Buffs/Attacks/card/Buff/Attack} {x} that <share|shares> an Element with {y}":
        "{k} {x} of the same Element as {y}",
    "{k=cards/Buffs/Attacks/card/Buff/Attack} that <share|shares> an Element with {y}":
        "{k} of the same Element as {y}",
}  # fmt: skip
SHORTER_WORDINGS: Wordings = {
    "until the beginning of your next turn":
        "until your next turn", "card left in": "card in", "cards left in": "cards in",
    "once more": "", "would be dealt": "would take", "before your next turn": "until your next turn",
    "before the start of your next turn":
        "until your next turn", ", starting with you": "", "the hero who played it": "its controller",
    "from any one Attack": "from an Attack", "from any single Attack": "from an Attack",
    **{f"all Elements of the {order} Order": order for order in ORDERS},
    **{f"every Element of the {order} Order": order for order in ORDERS},
    **{f"all {order} Elements": order for order in ORDERS},
}  # fmt: skip
