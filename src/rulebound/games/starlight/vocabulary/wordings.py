"""What designers of Starlight cards type for its words; see `language/wordings.py` and `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

STATS = "Health/Energy/Mana/ATK/DEF"
FEW = range(1, 10)
WORDINGS: Wordings = {
    "a card": "1 card", "an Aura": "1 Aura", "an aura": "1 Aura", "each time": "whenever",
    "every time": "whenever", "plays a": "invokes a", "plays an": "invokes an", "the target creature": "the target",
    "the targeted creature": "the target", "target creature": "the target", "discard pile": "Discard Pile",
    "moves adjacent to this creature": "moves within 1 tile", "towards": "toward",
    "as long as": "while", "while this is in play,": "", "while this Aura is in play,": "",
    "if you end on": "if this creature is on", "if you are on": "if this creature is on",
    "if the defender dies": "if the defender died",
    "tile moved this turn": "tile this creature moved this turn",
    "draw pile": "Draw Pile", "your opponent": "the opponent",
    "your opponent's": "the opponent's", "a counter": "1 counter", "put a counter on": "add 1 counter to",
    "put 1 counter on": "add 1 counter to", "place a counter on": "add 1 counter to",
    "this card": "this", "each enemy": "each enemy creature", "each enemy creature": "each enemy creature",
    "your other ally": "your other creature", "can not": "cannot", "next to": "adjacent to",
    "this kills the defender": "the defender died", "this attack kills the defender": "the defender died",
    "creature's attacks": "creature's Attack cards", "its attacks": "its Attack cards",
    "creature attacks,": "creature invokes an Attack card,", "when this is removed": "when this Aura is removed",
    **{f"+{n} damage": f"{n} more damage" for n in FEW},
    **{f"gets +{n}": f"gains {n}" for n in FEW}, **{f"get +{n}": f"gain {n}" for n in FEW},
    **{f"gains +{n}": f"gains {n}" for n in FEW}, **{f"gain +{n}": f"gain {n}" for n in FEW},
    **{f"gets -{n}": f"loses {n}" for n in FEW}, **{f"get -{n}": f"lose {n}" for n in FEW},
}  # fmt: skip
PARAPHRASES: Wordings = {
    # ---- damage and stats
    "deal {n} damage to {x}": "{x} takes {n} damage",
    "deal {n} damage, <plus|increased by> {n2} for each {rest}":
        "deal {n} damage . this attack deals {n2} more damage for each {rest}",
    "^ heal {n} $": "gain {n} Health",
    "heal {n} and {rest}": "gain {n} Health and {rest}",
    "deal {n} damage plus {n2} for each {rest}":
        "deal {n} damage . this attack deals {n2} more damage for each {rest}",
    "reduce the damage of this attack by {n}": "this attack deals {n} less damage",
    "reduce this attack's damage by {n}": "this attack deals {n} less damage",
    "prevent {n} damage from this attack": "this attack deals {n} less damage",
    "prevent all damage from this attack": "this attack deals no damage",
    "<cancel|negate> <this|the> attack": "this attack misses",
    "reduce <the|this attack's> damage to 0": "this attack deals no damage",
    "^ no Knockback $": "this attack has no Knockback",
    "discard 1 $": "discard 1 card",
    "discard {n=2/3/4} $": "discard {n} cards",
    "^ enchant a {k=Movement/Spell} $": "enchant a {k} card",
    "^ enchant an {k=Attack/Aura} $": "enchant an {k} card",
    "^ enchant a {k=Basic/Combat} Spell $": "enchant a {k} Spell card",
    "^ the opponent reveals their hand $": "look at the opponent's hand",
    "^ it deals {n} more damage $": "that attack deals {n} more damage",
    "^ after it resolves, {rest}": "after the enchanted card resolves , {rest}",
    "^ the enchanted card has no Knockback $": "this attack has no Knockback",
    "heal {n} Health": "gain {n} Health",
    "{x} heals {n}": "{x} gains {n} Health",
    "{v} {n} {s=@} and {n2} {s2=@}": "{v} {n} {s} and {v} {n2} {s2}",
    "^ gain {n} {s=@} or {n2} {s2=@} $": "choose one : gain {n} {s} ; or gain {n2} {s2}",
    "{x} <is out of|has no> {s=@}": "{x} has 0 or less {s}",
    "give {x} {n} {s=@}": "{x} gains {n} {s}",
    **{f"^ {all_of} {verb} {{rest}}": f"{each} {verb}s {{rest}}"
       for all_of, each in (("<all|all of|both|both of|> your creatures", "each own creature"),
                            ("<all|both|> enemy creatures", "each enemy creature"),
                            ("<all|both|> enemies", "each enemy creature"),
                            ("this creature and your other creature <each|both|>", "each own creature"),
                            ("<all|> creatures", "each creature"))
       for verb in ("gain", "lose", "take")},
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
    # ---- cards
    "put {n} into your hand and the rest {y}": "put {n} of them into your hand and the rest {y}",
    "and put the rest {y}": "and the rest {y}",
    "the rest back on top in any order": "the rest back in any order",
    "the rest on top in any order": "the rest back in any order",
    "and discard the rest": "and the rest into your Discard Pile",
    "choose 1 Aura on {x} and <discard|remove> it": "remove 1 Aura from {x}",
    "<discard|destroy> {n} Aura from {x}": "remove {n} Aura from {x}",
    "<take|put> {n} {k=card/cards} from your Discard Pile into your hand":
        "return {n} {k} from your Discard Pile to your hand",
    # ---- whom a trigger speaks of
    "^ <when|whenever> {a=a/an} {x}, it {rest}": "when {a} {x} , that creature {rest}",
    "^ the first time {a=a/an} {x}, it {rest}": "the first time {a} {x} , that creature {rest}",
}  # fmt: skip
PARAPHRASES = {typed.replace("@", STATS): house for typed, house in PARAPHRASES.items()}
FOREIGN: Wordings = {
    "hp": "Health", "life": "Health", "strength": "ATK", "attack": "ATK", "defense": "DEF", "armor": "DEF",
    "space": "tile", "spaces": "tiles", "square": "tile", "squares": "tiles", "deck": "Draw Pile",
    "graveyard": "Discard Pile", "cast": "invoke", "casts": "invokes", "kill": "die", "destroyed": "removed",
}  # fmt: skip
