"""What designers of Lost Legacy cards say in several words: comparisons left half unsaid, who pays, what holds when."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

STATS = "level/offense/defense/speed/magic"
RESTED = "<it|that character|the linked character|the new character|the caster>"
LENGTH_WORDS: Wordings = {
    **{f"an ability {of} adds": "your opponent adds" for of in (
        "of your opponent", "your opponent controls", "your opponent has")},
    **{f"an ability {of} removes": "your opponent removes" for of in (
        "of your opponent", "your opponent controls", "your opponent has")},
    "loses its abilities and skills , but": "loses all skills , loses its abilities , and",
    "loses its abilities and skills , and": "loses all skills , loses its abilities , and",
    "lose their abilities and skills , but": "lose all skills , lose their abilities , and",
    "in a space adjacent to where it stops": "adjacent to it", "the character that replaced it": "the new character",
    "the character which replaced it": "the new character", "for each one whose": "for each of them whose",
    **{f"{a} {state} opponent's {kind}": f"{a} {state} enemy {kind}" for a in ("a", "an", "each", "another")
       for state in ("resting", "readied", "damaged") for kind in ("character", "characters")},
    "at that time": "",
    "then, if": "if",
    "an opponent's entry point": "your opponent's entry point",
}  # fmt: skip
AT_LENGTH: dict[str, str] = {
    # ---- as which card
    **{f"{{k=@kinds}} of the same {{s=family/element}} {join} {how} {{st={STATS}}} {{w=from/in/and}} {{rest}}":
       f"{{k}} of the same {{s}} as it with a {house} {{st}} than it {{w}} {{rest}}"
       for join in ("<with|and> <a|>",) for how, house in (("{h=higher}", "higher"), ("{h=lower}", "lower"))},
    **{f"{{k=@kinds}} of the same {{s=family/element}} {join} {how} {{st={STATS}}} $":
       f"{{k}} of the same {{s}} as it with a {house} {{st}} than it"
       for join in ("<with|and> <a|>",) for how, house in (("{h=higher}", "higher"), ("{h=lower}", "lower"))},
    # ---- pieces
    "^ <when|whenever> the last {p=token/power-up/damage} is removed, {rest}":
        "when the last {p} is removed from this card , {rest}",
    **{f"{{v=play/plays}} {{x}}{resting} with {{n}} {{p=power-up/power-ups/token/tokens}} on <it|them> $":
       f"{{v}} {{x}}{house} and add {{n}} {{p}} to it"
       for resting, house in (("", ""), (" <resting|in the resting position|in resting position>", " resting"))},
    # ---- in place of what is about to happen
    "you may instead {x} $": "you may {x} instead",
    "^ <if|when> {x} would {y}, you may instead {rest}": "if {x} would {y} , you may {rest} instead",
    "{v=steal/take} {n} MP from its controller": "its controller loses {n} MP and you gain that much MP",
    "^ <when|whenever> {x} would {y}, you may {z} instead $": "if {x} would {y} , you may {z} instead",
    "^ <when|whenever> {x} would {y}, {z} instead $": "if {x} would {y} , {z} instead",
    "^ {p=damage} that would be added to {x} is added to {y} instead $":
        "if {p} would be added to {x} , add 1 {p} to {y} instead",
    "^ {p=damage} that would be added to {x} may be added to {y} instead $":
        "if {p} would be added to {x} , you may add 1 {p} to {y} instead",
    # A text that links a card rests nobody. [LL-link.1]
    f"link {{x}} to {{y}} without resting {RESTED} $": "link {x} to {y}",
    f"link {{x}} to {{y}} without resting {RESTED} {{w=and}} {{rest}}": "link {x} to {y} and {rest}",
    # ---- what an attack does
    "^ <when|whenever> an attack destroys {x}, {rest}": "when {x} is destroyed by an attack , {rest}",
    "{w=if/when} an attack destroys {x}, {rest}": "{w} {x} is destroyed by an attack , {rest}",
    "{w=if/when} an attack would destroy {x}, {rest}": "{w} {x} would be destroyed by an attack , {rest}",
    "^ <when|whenever> an attack <by|of|from> {x} destroys {y}, {rest}": "when {x} destroys {y} by an attack , {rest}",
    "^ <when|whenever> {x} destroys {y} with an attack, {rest}": "when {x} destroys {y} by an attack , {rest}",
    # ---- conditions
    "for each of them whose {s=@} <became|is|becomes> {n} $": "for each of them with {s} {n}",
    "if that space is {x}, {rest}": "if it is on {x} , {rest}",
    "^ <when|whenever> your opponent's turn ends with {x}, {rest}":
        "when your opponent's turn ends , if they have {x} , {rest}",
    "^ <when|whenever> your turn ends with {x}, {rest}": "when your turn ends , if you have {x} , {rest}",
    **{f"^ when {{w}}, you may {{m}} . you <can't|cannot> do <so|this|that> if you have {many}{{n}} {{k=@kinds}}{on} $":
       "when {w} , if you have fewer than {n} {k} , you may {m}" for many in ("", "at least ")
       for on in ("", " on the field")},
    "{x} equal to {y} . you <can't|cannot> {v=draw/gain} more than {n} <cards|MP> <from this|this way|by this> $":
        "{x} equal to {y} up to {n}",
    "^ if there <is|was> none, {rest}": "if you can't , {rest}",
    "^ {x}, but <when|whenever> {rest}": "{x} . when {rest}",
    "its controller <can't|cannot> remove that damage": "its controller cannot remove damage from it",
    # ---- a build-up
    "rest this character to build-up with {x}": "rest this character to build-up this character with {x}",
    "^ the new character <is played|enters|comes into play|is> resting $": "rest the new character",
    # ---- what is linked goes over
    "move {a=a/an} {k=equipment/weapon/spell} from <one|a> character to another <character|> {w=in} {rest}":
        "link {a} {k} on a character to another character {w} {rest}",
    # ---- whose turn
    "^ <when|whenever> their turn {e=begins/ends}, the controller of {x} may {rest}":
        "when the turn of the controller of {x} {e} , they may {rest}",
}  # fmt: skip
