"""Amounts that are put together of several, and those that a corner, a hand or health gives, in other words."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

# What is no number: an amount that is looked up.
LOOKED_UP = "{q=the/half/twice/double/that/its/your/their/how}"
# A verb with its amount, and to whom, in between.
STATED = ("{v=deal} {n} damage", "{v=deal} {n} damage to {y}", "{v=Heal} {n}", "{v=Heal} {y} for {n}")
HEROES = (("you", "your"), ("they", "their"), ("the recipient", "the recipient's"), ("your target", "your target's"),
          ("your enemy", "your enemy's"), ("that hero", "that hero's"), ("the attacker", "the attacker's"))
BUFFS = "Buff/Buffs/Item/Items/health"


def house(typed: str) -> str:
    return typed.replace("{v=deal}", "{v}").replace("{v=Heal}", "{v}")


SUM_WORDS: Wordings = {
    **{f"{no} {less} than": "at least" for no in ("no", "not", "never") for less in ("less", "fewer")},
}
SUMS: Wordings = {
    # ---- for each of those of a hero, said in front: it is done to that hero
    **{f"^ for every {{n2}} {{x}} {who} {{y}}, deal {{n}} damage to <them|that hero> $":
       f"deal {{n}} damage to {who} for every {{n2}} {{x}} {who} {{y}}" for who, _ in HEROES[2:]},
    **{f"^ for every {{n2}} {{x}} {whose} {{y}}, deal {{n}} damage to <them|that hero> $":
       f"deal {{n}} damage to {who} for every {{n2}} {{x}} {whose} {{y}}" for who, whose in HEROES[2:]},
    **{f"^ for every {{n2}} {{x}}, {{v=Draw/Heal/deal}} {{n}}{what} $":
       f"{{v}} {{n}}{what.replace('=your/the', '')} for every {{n2}} {{x}}"
       for what in ("", " card", " cards", " damage", " damage to {w=your/the} {y}")},
    # ---- the same of another, without its name
    **{f"the number of {{k=Buffs/Items}} {{x}} and the number {who} <has|have>":
       f"the number of {{k}} {{x}} and the number of {{k}} {who} {has}"
       for who, has in (("you", "have"), ("they", "have"), *((who, "has") for who, _ in HEROES[2:]))},
    "the number of cards in {x} hand and the number in {y} hand":
        "the number of cards in {x} hand and the number of cards in {y} hand",
    # ---- more than is stated, or less
    **{f"{stated}<,|> plus {LOOKED_UP} {{rest}}":
       f"{house(stated)} . increase this by an amount equal to {{q}} {{rest}}" for stated in STATED},
    **{f"{stated}<,|> <less|minus> {LOOKED_UP} {{rest}}":
       f"{house(stated)} . reduce this by an amount equal to {{q}} {{rest}}" for stated in STATED},
    **{f"{stated}<,|> <less|minus> {{n2}} for <each|every> {{rest}}":
       f"{house(stated)} . reduce this by {{n2}} for each {{rest}}" for stated in STATED},
    **{f"{stated}<,|> <plus|and> {{n2}} <|more> for <each|every> {{rest}}":
       f"{house(stated)} . increase this by {{n2}} for each {{rest}}" for stated in STATED},
    **{f"{stated} for <each|every> {{x}}<,|> <plus|and> {{n2}} <|more> $":
       f"{house(stated)} for each {{x}} . increase this by {{n2}}" for stated in STATED},
    **{f"{stated} for <each|every> {{x}}<,|> <plus|and> {{n2}} <|more> if {{rest}}":
       f"{house(stated)} for each {{x}} . if {{rest}} , increase this by {{n2}}" for stated in STATED},
    "{v=Draw} {n} {k=card/cards} for <each|every> {x}<,|> plus {n2} <|more> $":
        "{v} {n} {k} for each {x} . increase this by {n2}",
    "half the <amount|healing> <they|that hero|you> healed, rounded": "half that healing , rounded",
    # ---- half of what is counted
    "half <|of> the {k=cards/Buffs/Items} {x}, rounded {rest}": "half the number of {k} {x} , rounded {rest}",
    "half <|of> {w=your/their} {k=Buffs/Items}, rounded {rest}": "half {w} {k} , rounded {rest}",
    # ---- the number that a corner shows
    "the <number|value> in {x=that/this} {k=Buff's} current corner": "{x} {k} current number",
    "the <number|value> in its current corner": "its current number",
    "the <number|value> in the current corner of {x}": "the current number of {x}",
    "the {h=highest/lowest} <number|value> in <the|a> current corner of <any of|one of|all|all of|> {w=your/their} "
    "{k=Buffs}":
        "the {h} current number among {w} {k}",
    # ---- health by so many points
    **{f"for <each|every> <|full> {{n}} <|points of> health {who} <has|have|still has|still have>":
       f"for every {{n}} points of {whose} health" for who, whose in HEROES},
    # ---- what one has beyond another
    "{e=each/every} {x} in hand <beyond|above|over|more than> <the number|the number that|those> {y} <has|have>":
        "{e} {x} in hand more than {y}",
    **{f"for <each|every> {n}{{k={kinds}}} {{who}} {{h=has/have}} {typed} <more than|beyond|above|over> "
       f"<|the number|what> {{y}}{end}": f"for {each} {n}{{k}}{house} {{who}} {{h}} more than {{y}}"
       for kinds, typed, house in (("card/cards", "in hand", " in hand"), (BUFFS, "<|in play>", ""))
       for n, each in (("{n} ", "every"), ("", "each")) for end in ("", " <has|have>")},
}  # fmt: skip
