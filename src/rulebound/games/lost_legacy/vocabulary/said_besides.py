"""What designers of Lost Legacy cards type beside that: hands that are looked at, others who may pay, attacks and
attackers, what a card costs in the hand, limits and amounts in words of their own."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

KINDS = ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell", "card")
SKILLS = "flying/archery/swordplay/witchcraft"
OF_ITSELF = ("this character", "the linked character")
PIECES = "power-up/power-ups/damage/token/tokens"
SENDING = {"discard": "discarded", "bury": "buried", "erase": "erased", "eject": "ejected"}
SENDS = {"discard": "discards", "bury": "buries", "erase": "erases", "eject": "ejects"}
THERE = "<there|in it|from it|from there|from among them|from that hand>"
# Who is asked to pay something, so that something is done or not.
OTHERS = ("they", "your opponent", "that player", "its controller", "its owner", "that card's owner",
          "that card's controller", "that character's controller")
TO_A_CARD = "discard/destroy/eject/bury/erase/rest/ready/void"
DROPS_OUT = "no longer takes part|takes no part|drops out|takes no further part"
SEEN = ("look at", "view", "see", "peek at")
BESIDES_WORDS: Wordings = {
    **{f"this card's {part} of the {field}": "your territory" for part in ("half", "side")
       for field in ("field", "board", "battlefield")},
    **{f"on this card's {part} of the {field}": "in your territory" for part in ("half", "side")
       for field in ("field", "board", "battlefield")},
    **{f"{on} the same {part} of the {field} as this card": "in your territory" for part in ("half", "side")
       for field in ("field", "board", "battlefield") for on in ("on", "in")},
    "in this card's territory": "in your territory",
    **{f"{most} {times} per {span}": f"{times} per {span}" for most in ("up to", "at most", "no more than", "only")
       for times in ("once", "twice", "three times") for span in ("turn", "battle")},
    **{f"{view} your opponent's hand": "look at your opponent's hand" for view in SEEN[1:]},
    **{f"{view} their hand": "look at your opponent's hand" for view in SEEN[1:]},
    **{f"{makes} a combo attack": f"{attacks} with two or more characters" for makes, attacks in (
        ("makes", "attacks"), ("executes", "attacks"), ("performs", "attacks"), ("launches", "attacks"),
        ("uses", "attacks"), ("declares", "threatens"))},
    "threatens with a combo attack": "threatens with two or more characters",
    "attacks with a combo attack": "attacks with two or more characters",
    "one of the threatening characters": "an attacking character",
    **{f"one of the characters that {attacked}": "an attacking character" for attacked in (
        "are attacking", "attacked", "took part in the attack", "took part in that attack")},
    **{f"one of the characters that {attacked} {it}": f"a character that attacked {it}" for attacked in (
        "attacked", "attack", "threatened", "are attacking", "destroyed") for it in ("it", "that character")},
    "that destroyed it": "that attacked it",
    **{f"the character that {did}": "that character" for did in (
        "moved", "was moved", "entered", "was played", "rested", "was rested", "was readied", "was added damage")},
    "gets built-up": "is built-up", "becomes built-up": "is built-up",
    "another you have": "another of your characters", "another you control": "another of your characters",
    **{f"another one of your {kind}s": f"another of your {kind}s" for kind in KINDS},
    **{f"another {of} your {kind}s": f"another of your {kind}s" for kind in KINDS for of in ("from among", "among")},
    **{f"gains {point}": "gains honor" for point in ("an honor", "an honor point", "a point of honor")},
    **{f"{verb} {point}": f"{verb} 1 honor" for point in ("an honor", "an honor point", "a point of honor")
       for verb in ("gain", "lose", "loses")},
    **{f"{verb} her": f"{verb} it" for verb in ("rest", "ready", "move", "eject", "bury", "discard", "destroy")},
    "her": "its", "the new one": "the new character", "from one character": "from a character",
    **{f"{kind}s set {on}": f"standby {kind}s {on}" for kind in ("card", "option") for on in (
        "on the field", "in your territory", "in your opponent's territory", "anywhere")},
    **{f"{kind}{s} that {be} set": f"standby {kind}{s}" for kind in ("card", "option")
       for s, be in (("", "is"), ("s", "are"))},
    **{f"{kind}{s} that {be} {down}": f"standby {kind}{s}" for kind in ("card", "option")
       for s, be in (("", "is"), ("s", "are")) for down in ("face-down", "in standby", "face down")},
    **{f"face-down {kind}{s}": f"standby {kind}{s}" for kind in ("card", "option") for s in ("", "s")},
    **{f"{a} other {kind}": f"another {kind}" for a in ("one", "1") for kind in KINDS},
    "loses all of its skills": "loses all skills", "lose all of their skills": "lose all skills",
    "loses all its skills": "loses all skills", "lose all their skills": "lose all skills",
    "have no skills": "lose all skills", "has no skills": "loses all skills",
    "cost 1 less magic": "cost 1 less MP", "cost 1 more magic": "cost 1 more MP",
    "cost 2 less magic": "cost 2 less MP", "cost 2 more magic": "cost 2 more MP",
    **{f"costs {n} {less} to play": f"costs {n} {less} MP to play" for n in range(1, 6) for less in ("less", "more")},
    **{f"cost {n} {less} to play": f"cost {n} {less} MP to play" for n in range(1, 6) for less in ("less", "more")},
    "damage removed": "damage removed this way", "damage removed this way": "damage removed this way",
    "tokens removed": "tokens removed this way", "power-ups removed": "power-ups removed this way",
    "by a combo": "by a combo attack", "by a combo attack": "by a combo attack",
    **{f"until you have {n} in hand": f"until you have {n} cards in your hand" for n in range(2, 10)},
    **{f"more than 1 {kind}": f"more than one {kind}" for kind in KINDS},
    "for each of your opponent's honor": "for each honor your opponent has",
    "for each of your honor": "for each honor you have", "for each of your MP": "for each MP you have",
    "for each of your opponent's MP": "for each MP your opponent has",
    "survives a battle": "survives an attack", "survives the battle": "survives an attack",
    "opponents cannot": "your opponent cannot", "opponents can't": "your opponent cannot",
}  # fmt: skip
BESIDES: dict[str, str] = {
    # ---- a hand that is looked at
    **{f"look at your opponent's hand<,| and> choose {{x}} {THERE} <,|> and {verb} <it|that card>":
       f"look at your opponent's hand . {verb} {{x}} from your opponent's hand" for verb in SENDING},
    **{f"{seen} . choose {{x}} {THERE} {stop} <that card|it|the chosen card> is {done}":
       f"look at your opponent's hand . {verb} {{x}} from your opponent's hand"
       for verb, done in SENDING.items() for stop in (".", ";")
       for seen in ("look at your opponent's hand", "your opponent reveals their hand")},
    **{f"{seen} . <they|your opponent> <{verb}|{verbs}> <it|that card|the chosen card>{then}":
       f"look at your opponent's hand . choose {{x}} from your opponent's hand . your opponent {verbs} it{house}"
       for verb, verbs in SENDS.items()
       for then, house in (
        (" $", ""), (" <, then|and|and then> {v=draw/gain/lose/discard} {rest}", " . they {v} {rest}"))
       for seen in (f"look at your opponent's hand and choose {{x}} {THERE}",
                    f"look at your opponent's hand . choose {{x}} {THERE}",
                    f"your opponent reveals their hand . choose {{x}} {THERE}")},
    **{f"{seen} . choose {{x}} {THERE} <,|> and {verb} <it|that card>":
       f"look at your opponent's hand . {verb} {{x}} from your opponent's hand" for verb in SENDING
       for seen in ("look at your opponent's hand", "your opponent reveals their hand")},
    **{f"look at your opponent's hand and {verb} {{x}} {THERE}":
       f"look at your opponent's hand , then {verb} {{x}} from your opponent's hand" for verb in SENDING},
    # ---- somebody else may pay
    **{f"{who} may {{v=pay/discard}} {{y}} to {{z={TO_A_CARD}}} {{w=it/this/that/the}} {{rest}}":
       f"{who} may {{v}} {{y}} . if they do , {{z}} {{w}} {{rest}}" for who in OTHERS},
    **{f"{who} may {{v=pay/discard}} {{y}} to {{z={TO_A_CARD}}} {{w=it}} $":
       f"{who} may {{v}} {{y}} . if they do , {{z}} {{w}}" for who in OTHERS},
    **{f"{who} may {{v=pay/discard}} {{y}} to {{z=draw/gain}} {{rest}}":
       f"{who} may {{v}} {{y}} . if they do , they {{z}} {{rest}}" for who in OTHERS},
    f"^ when {{x}}, {{v=pay/discard}} {{y}} or {{do={TO_A_CARD}}} {{z}} $":
        "when {x} , {do} {z} unless you {v} {y}",
    "if they <do not|did not>, {rest}": "if they don't , {rest}",
    "if you <do not|did not>, {rest}": "if you don't , {rest}",
    "^ once per turn, you may {costs}: {rest}": "once per turn , you may {costs} to {rest}",
    "^ you may {costs}: {rest}": "you may {costs} to {rest}",
    # ---- cards
    "^ when {x} is destroyed, return it to <its owner's|their owner's> hand instead":
        "if {x} would be destroyed , eject it instead",
    "^ when {x} is destroyed, you may return it to its owner's hand instead":
        "if {x} would be destroyed , you may eject it instead",
    "^ when {x} is destroyed, {y} it to your hand instead": "if {x} would be destroyed , {y} it to your hand instead",
    "<return|put|shuffle> {x} from your disposal <to|into> your deck<,| .| and> <then|> shuffle <it|your deck>":
        "shuffle {x} from your disposal into your deck",
    "<return|put> your disposal <to|into> your deck<,| .| and> <then|> shuffle <it|your deck>":
        "shuffle your disposal into your deck",
    "your opponent reveals their hand . {m} for each {x} <in it|there|among them> $":
        "your opponent reveals their hand . {m} for each {x} in your opponent's hand",
    "draws a card with an ability": "draws a card by an ability",
    "move <it|that character> back $": "move it to the space it left",
    "^ when {x} is linked with {a=a/an} {k=weapon/equipment/spell}, {rest}": "when {a} {k} is linked to {x} , {rest}",
    "{k=@kinds} of the same {s=family/element} {w=from/in} your {z=hand/deck/disposal}":
        "{k} of the same {s} as it {w} your {z}",
    # ---- what is so
    "^ when you have {x}, {w=this/the/your} {y} {v=has/have/gets/get/gains/gain/cannot} {rest}":
        "while you have {x} , {w} {y} {v} {rest}",
    "^ when your opponent has {x}, {w=this/the/your} {y} {v=has/have/gets/get/gains/gain/cannot} {rest}":
        "while your opponent has {x} , {w} {y} {v} {rest}",
    "^ {x} this character cannot {v=threaten/attack} it $": "{x} this character cannot {v} this character",
    "^ {x} {v=has/have/gets/get} {y} while {w=attacking/threatening} {z} $": "{x} {v} {y} while it is {w} {z}",
    "^ this character cannot {v=attack/threaten/move} <|on|in|during> the turn <|in which|that> it <is|was> played $":
        "when this character is played , it cannot {v} this turn",
    "{v=choose} up to {n=two/2/three/3} {x} . they each {w=gain/get/have/lose} {rest}":
        "{v} up to {n} {x} . they {w} {rest}",
    "choose {n=two/2/three/3} {x} . they each {w=gain/get/have/lose} {rest}": "choose {n} {x} . they {w} {rest}",
    "play {x} . it <comes into play|enters the field|enters play|is played|comes in> resting": "play {x} resting",
    "<take|choose> a card at random from {x} and {do=discard} it": "{do} a random card from {x}",
    "{v=has/have/gains/gain} all <|four> skills": "{v} swordplay , witchcraft , archery and flying",
    **{f"double {who}'s {{s=@}} while it attacks {{y}}": f"{who}'s {{s}} is doubled while {who} is attacking {{y}}"
       for who in OF_ITSELF},
    "^ this character ignores flying $": "this character can attack characters with flying",
    # ---- attacks
    "if {x} <is|was> destroyed <by this attack|by that attack|by the attack|this way>, {rest}":
        "if {x} is destroyed , {rest}",
    **{f"^ {{w=when/while}} {who} <{strikes}>, the character it <{strikes}> {{v=loses/gets/gains/has/cannot}}":
       f"{{w}} {who} {house} , the {struck} character {{v}}" for who in OF_ITSELF for strikes, house, struck in (
        ("attacks|attacked|is attacking", "attacks", "attacked"),
        ("threatens|threatened|is threatening", "threatens", "threatened"))},
    **{f"^ when {{x}} is destroyed by {who}'s attack, {{rest}}": f"when {who} destroys {{x}} by an attack , {{rest}}"
       for who in OF_ITSELF},
    **{f"^ when {{x}} is destroyed by an attack <of|by|from> {who}, {{rest}}":
       f"when {who} destroys {{x}} by an attack , {{rest}}" for who in OF_ITSELF},
    "^ when {x} destroys another by an attack, {rest}": "when {x} destroys a character by an attack , {rest}",
    "^ when {x} destroys another, {rest}": "when {x} destroys a character , {rest}",
    "execute a mental attack <on|against> {x} . <its value|its offense|the attack|the attack's offense|the attack's "
    "value> is {y} $":
        "execute a mental attack equal to {y} on {x}",
    "{x} becomes the <threatened character|target> instead and {v=gets/gains/has} {rest}":
        "{x} becomes the target . it {v} {rest}",
    "build {w=it} up": "build-up {w}",
    "^ <your opponent's|enemy> characters entering {x} <get|take|receive> {n} {p=damage}":
        "when an enemy character enters {x} , add {n} {p} to that character",
    "^ characters entering {x} <get|take|receive> {n} {p=damage}":
        "when a character enters {x} , add {n} {p} to that character",
    "^ <your opponent's|enemy> characters that enter {x} <get|take|receive> {n} {p=damage}":
        "when an enemy character enters {x} , add {n} {p} to that character",
    "its offense <is not|isn't|does not|doesn't> <added to|counted for|count for|counted in|count toward> "
    "<the|that> <attack|combo>": "it leaves the attack",
    "remove {x} from <the|that|this> <attack|battle|combo|combo attack>": "{x} leaves the attack",
    "{x} leaves the attack and takes {n} damage": "{x} leaves the attack . add {n} damage to it",
    f"choose {{x}} : <it|that character> <{DROPS_OUT}>": "choose {x} . it leaves the attack",
    f"choose {{x}} . <it|that character> <{DROPS_OUT}>": "choose {x} . it leaves the attack",
    "it leaves the attack, and takes {n} damage": "it leaves the attack . add {n} damage to it",
    "when an attack with {s=offense} {n} or {b=more/less/higher/lower} hits {x}, {rest}":
        "when {x} is attacked , if the offense of the attack is {n} or {b} , {rest}",
    "when {x} is <attacked|hit> by an attack <with|of> {s=offense} {n} or {b=more/less/higher/lower}, {rest}":
        "when {x} is attacked , if the offense of the attack is {n} or {b} , {rest}",
    "when {x} is <attacked|hit> by an attack of {n} or {b=more/less/higher/lower}, {rest}":
        "when {x} is attacked , if the offense of the attack is {n} or {b} , {rest}",
    "if the total offense of the <attack|attackers|attacking characters> is {n} or {b=more/less/higher/lower}":
        "if the offense of the attack is {n} or {b}",
    # ---- what a card costs as long as it is in the hand
    "^ while in your hand, {rest}": "while this card is in your hand , {rest}",
    "^ {x} while <it|this card|this character> is in your hand $": "while this card is in your hand , {x}",
    **{f"^ while this card is in your hand, {its} {{s=magic}} is {{n}} <{less}>":
       f"while this card is in your hand , {its} {{s}} is {house} by {{n}}"
       for its in ("its", "this card's", "this character's")
       for less, house in (("less|lower", "reduced"), ("more|higher", "increased"))},
    "^ while this character is in your hand, {rest}": "while this card is in your hand , {rest}",
    "to play <a|any|each> character, <a player|players|each player|everyone> must pay {n} <extra|more|additional> MP":
        "characters cost {n} more MP to play",
    "each character costs {n} {l=more/less} MP to play": "characters cost {n} {l} MP to play",
    # ---- values
    "{v=has/have} <its|their> {s=@} {n}": "{v} {s} {n}",
    "add {n} to {x} {s=offense/defense/speed/magic/level}": "increase {x} {s} by {n}",
    "add {n} to the {s=offense/defense/speed/magic/level} of {x}": "increase the {s} of {x} by {n}",
    "subtract {n} from {x} {s=offense/defense/speed/magic/level}": "reduce {x} {s} by {n}",
    **{f"{{x}} {{s=offense/defense/speed/magic}} is {{n}} <{less}>": f"{{x}} {{s}} is {house} by {{n}}"
       for less, house in (("lower|less", "reduced"), ("higher|more|greater", "increased"))},
    **{f"the {{s=offense/defense/speed/magic}} of {{x}} is {{n}} <{less}>": f"the {{s}} of {{x}} is {house} by {{n}}"
       for less, house in (("lower|less", "reduced"), ("higher|more|greater", "increased"))},
    "{v=have/has/get/gets/gain/gains} {n} to {s=@}": "{v} {n} {s}",
    "{v=get/gets/gain/gains/have/has} a {n} {s=@} bonus": "{v} {n} {s}",
    "{v=get/gets/gain/gains/have/has} a bonus of {n} {s=@}": "{v} {n} {s}",
    f"{{v=lose/loses/gain/gains/have/has}} the {{s={SKILLS}}} skill": "{v} {s}",
    f"{{v=lose/loses/gain/gains/have/has}} the {{s={SKILLS}}} and {{s2={SKILLS}}} skills": "{v} {s} and {s2}",
    "and {v=has/have} <its|their> {s=@} <reduced|lowered|decreased> by {n}": "and {v} {n} less {s}",
    "and {v=has/have} <its|their> {s=@} <increased|raised> by {n}": "and {v} {n} more {s}",
    "^ while {x}, {y} if {z} $": "while {x} and {z} , {y}",
    "{v=loses/lose} its abilities and <|its> skills": "{v} all skills and {v} its abilities",
    "{v=loses} <its|all|all of its> skills and <|its> abilities": "{v} all skills and {v} its abilities",
    "^ {s=offense/defense/speed} {n} for <each|every> {x} in {p=your} {z=disposal/hand} $":
        "this character has {s} {n} for each {x} in {p} {z}",
    "^ {n} {s=offense/defense/speed} for <each|every> {x} in {p=your} {z=disposal/hand} $":
        "this character has {s} {n} for each {x} in {p} {z}",
    # ---- amounts
    "equal to {y}, <but|though|and> <no more than|at most|not more than|never more than> {n} $":
        "equal to {y} up to {n}",
    "equal to {y} ( <maximum|at most|max|no more than|up to> {n} ) $": "equal to {y} up to {n}",
    "equal to {y}, <|to|up to> a maximum of {n} $": "equal to {y} up to {n}",
    # ---- cards that are looked at, on top
    "look at the top {n} cards of your deck . put <one|1> of them into your hand and the {r=rest/others} back {rest}":
        "dig {n} . eject 1 card among the cards dug and put the {r} back {rest}",
    "look at the top {n} cards of your deck . put <one|1> of them into your hand and the {r=rest/others} back $":
        "dig {n} . eject 1 card among the cards dug and put the {r} back on top",
    # ---- which card
    "{k=equipment/weapon/spell/card} linked to {w=one} of {x}": "{k} on {w} of {x}",
    "^ replace {x} with another of your characters $": "swap {x} with another of your characters",
    # ---- before it happens
    **{f"^ when {{x}} would gain {{k=MP/honor}}{by}, {{y}} prevent <it|that|this>":
       f"when {{x}} gains {{k}}{house} , {{y}} void that action"
       for by, house in (("", ""), (" <by|from> invasion", " by invasion"))},
}  # fmt: skip
