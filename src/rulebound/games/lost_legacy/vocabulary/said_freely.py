"""What designers of Lost Legacy cards type in words of their own: other verbs, nobody, limits, what was."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

KINDS = ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell", "card")
FAMILIES = ("human", "beast", "fairy", "dragon", "undead", "demon", "spirit", "machine")
NOUNS = (*KINDS, *(f"{kind}s" for kind in KINDS), *(f"{kind}'s" for kind in KINDS), "titled")
SKILLS = ("flying", "archery", "swordplay", "witchcraft")
PIECES = "power-up/power-ups/damage/token/tokens"
# What abilities do to a card, and what is said of the card then.
DONE = {
    "move": "moved", "rest": "rested", "ready": "readied", "destroy": "destroyed", "discard": "discarded",
    "eject": "ejected", "bury": "buried", "erase": "erased", "choose": "chosen", "target": "chosen",
}  # fmt: skip
NOBODY = ("nobody", "no one", "no player", "neither player", "nothing")
# The same by characters.
STRUCK = {"threaten": "threatened", "attack": "attacked"}
YOURS = ("add/build-up/bury/deal/destroy/dig/discard/draw/eject/erase/execute/gain/give/look/lose/move/pay/place/put/"
         "ready/remove/rest/return/reveal/search/set/take/threaten/void")
OF_ITSELF = ("this character", "the linked character")
LIMIT = ("once", "twice", "three times", "3 times")
EACH_TURN = "<per|each|a|every>"
MAKES = "<makes|executes|performs> a mental attack <on|against>"
MAKES_OF = "<makes|executes|performs> a mental attack of {n} <on|against>"
ITS_OFFENSE = "the offense of <this|that|the> attack is"
WHEREVER = ("wherever each attacking character stand|wherever the attackers stand|wherever it stands|"
            "regardless of range|whatever the range|even if it is out of the attackers' range|"
            "even if it is out of range|even if it is out of their range|even if it is out of the attacker's range")
THAT_CARD = "|".join(f"that {kind}|that {kind}'s ability" for kind in KINDS)
IT_IS = f"<it|its ability|{THAT_CARD}>"
FREE_WORDS: Wordings = {
    **dict.fromkeys(("negate", "cancel", "nullify", "counteract"), "void"),
    **{f"{verb} that {kind}'s ability": "void its ability" for kind in KINDS for verb in ("void", "negate", "cancel")},
    **{f"{verb} the ability of that {kind}": "void its ability" for kind in KINDS
       for verb in ("void", "negate", "cancel")},
    **{f"{skill} character{s}": f"character{s} with {skill}" for skill in SKILLS for s in ("", "s")},
    **{f"{standing} {on}": on for standing in ("standing", "located", "positioned", "placed") for on in ("in", "on")},
    **{f"standing {next_to} to": f"{next_to} to" for next_to in ("next", "adjacent")},
    "may not": "cannot", "any entry point": "an entry point", "as soon as": "when", "right after": "after",
    "comes into play": "is played", "enters play": "is played", "come into play": "are played",
    "comes into play resting": "comes into play resting", "enters play resting": "enters play resting",
    "for the remainder of": "for the rest of", "enjoy": "have", "enjoys": "has",
    **{f"either player's {pile}": f"any {pile}" for pile in ("disposal", "hand", "erased pile")},
    **{f"{hand} of either player": f"any {hand}" for hand in ("disposal", "hand")},
    "the threatened one": "the threatened character", "the target of that threat": "the target",
    "tap :": "rest :", "tap this character": "rest this character", "tap it": "rest it", "untap it": "ready it",
    "untap this character": "ready this character",
    "of higher level": "with higher level", "of lower level": "with lower level", "for an invasion": "by invasion",
    "from an invasion": "by invasion", "for invading": "by invasion", "from invading": "by invasion",
    "to it by anything": "to it", "as well": "", "as well as": "and",
    **{f"{n} {k} per": f"{n} {k} for each" for n in range(1, 6) for k in ("mp", "honor", "damage", "card", "token")},
    **{f"none of your {kind}s": f"no {kind}s you control" for kind in KINDS},
    **{f"none of your opponent's {kind}s": f"no {kind}s your opponent controls" for kind in KINDS},
    "characters of its family": "characters of the same family as it",
    **{f"for as long as it{is_} on the field": "until it leaves the field"
       for is_ in (" is", "'s", " stays", " remains")},
    "your option limit": "your option limit", "your opponent's option limit": "your opponent's option limit",
    "move onto": "move onto", "moved onto": "moved onto", ", no matter who controls it": "",
    "have it execute": "execute", "have it make a mental attack": "execute a mental attack",
    "the second character": "that character",
    **{f"is now the {one}": f"becomes the {house}" for one, house in (
        ("threatened one", "target"), ("threatened character", "target"), ("target", "target"))},
    **{f"{added} any character": f"{added} characters" for added in ("added to", "removed from")},
    "at that time": "", "at that moment": "", "no MP at all": "no MP",
    **{f"a{n} {family}": f"a {family} character" for family in FAMILIES for n in ("", "n")},
    **{f"a{n} {family} {noun}": f"a {family} {noun}" for family in FAMILIES for n in ("", "n") for noun in NOUNS},
    **{f"{who} {can} {v} more than {n}": f"a player cannot {v} more than {n}" for who in NOBODY
       for can in ("can", "may") for v in ("play", "set", "draw")
       for n in (*range(1, 6), "one", "two", "three")},
    "1 spaces": "1 space", "towards": "toward",
    "this guy": "this character", "this fellow": "this character", "this one": "this card",
    "switch places": "switch places", "exchange places": "exchange places", "take back": "take",
    "isn't readied": "cannot be readied", "is not readied": "cannot be readied",
    "becomes linked": "is linked", "is about to be": "would be", "each of up to": "up to", "has to": "must",
    "rest it again": "rest it", "ready it again": "ready it", "that fights in a combo": "in a combo attack",
    **{f"{a} {kind} of your choice !opponent/player/they/you": f"{a} {kind}" for a in ("a", "an") for kind in KINDS},
    "its next refresh step": "its controller's next refresh step",
    "twice each turn": "twice per turn", "three times each turn": "three times per turn",
    "lives through": "survives", "goes back": "returns", "the intruder": "that character",
    **{f"lower-level {kind}": f"{kind} with lower level" for kind in KINDS},
    **{f"higher-level {kind}": f"{kind} with higher level" for kind in KINDS},
    "your opponent has on the field": "your opponent controls", "they have on the field": "they control",
    "you have on the field": "you control", "you have in play": "you control",
}  # fmt: skip
FREELY: dict[str, str] = {
    # ---- the state of a card, and where it is
    "{k=@kinds} in standby": "standby {k}",
    "{x} that {v=was/were} {d=destroyed/discarded/erased/ejected/buried} this turn from {y}":
        "{x} from {y} that {v} {d} this turn",
    "{x} {d=destroyed/discarded/erased/ejected/buried} this turn from {y}": "{x} from {y} {d} this turn",
    "if its {s=@} was {n} or {b=more/less/higher/lower/greater}": "if its {s} is {n} or {b}",
    "if its {s=@} was {n}, {rest}": "if its {s} is exactly {n} , {rest}",
    **{f"the number of {{k=@kinds}} {typed}": f"the number of {house} {{k}}" for typed, house in (
        ("your opponent <has|controls>", "your opponent's"), ("you <have|control>", "your"),
        ("they <have|control>", "their"))},
    # ---- pieces
    "<fully|completely> heal {x}": "remove all damage from {x}",
    "fully heal {x}: remove all damage from {w=it/them}": "remove all damage from {x}",
    "heal {n} damage <from|on|of> {x}": "remove {n} damage from {x}",
    "heal up to {n} damage <from|on|of> {x}": "remove up to {n} damage from {x}",
    "heal all damage <from|on|of> {x}": "remove all damage from {x}",
    "{x} heals {n} damage": "remove {n} damage from {x}",
    f"{{n}} <|more|further|additional> {{p={PIECES}}} <is|are> added to {{x}}": "add {n} {p} to {x}",
    f"{{n}} {{p={PIECES}}} <is|are> removed from {{x}}": "remove {n} {p} from {x}",
    f"add {{n}} <more|further|additional> {{p={PIECES}}} to {{x}}": "add {n} {p} to {x}",
    f"^ no {{p={PIECES}}} <can|may> be {{d=added/removed}} {{w=to/from}} {{x}}": "{p} cannot be {d} {w} {x}",
    f"{{x}}, no {{p={PIECES}}} <can|may> be {{d=added/removed}} {{w=to/from}} {{y}}":
        "{x} , {p} cannot be {d} {w} {y}",
    # ---- cards
    "your opponent mills {n} {k=card/cards}": "discard the top {n} {k} of your opponent's deck",
    "your opponent mills {n} {k=card/cards} ( the top {n} cards of their deck are discarded )":
        "discard the top {n} {k} of your opponent's deck",
    "^ mill {n} {k=card/cards}": "discard the top {n} {k} of your deck",
    "<flip over|turn over|flip up|turn up|show> the top card of {x}": "reveal the top card of {x}",
    # ---- nobody, no ability
    **{f"^ {who} <may|can> {do} {{x}}{until} $": f"{{x}} cannot be {done}{until}"
       for who in NOBODY for do, done in (DONE | STRUCK).items()
       for until in ("", " until {rest}", " this turn", " during your turn")},
    **{f"^ when {{y}}, {who} <may|can> {do} {{x}}{until} $": f"when {{y}} , {{x}} cannot be {done}{until}"
       for who in NOBODY for do, done in STRUCK.items() for until in ("", " until {rest}", " this turn")},
    **{f"^ your opponent's abilities cannot {do} {{x}} $": f"{{x}} cannot be {done} by your opponent's abilities"
       for do, done in DONE.items()},
    **{f"^ abilities cannot {do} {{x}} $": f"{{x}} cannot be {done} by abilities" for do, done in DONE.items()},
    **{f"^ your opponent cannot {do} {{x}} with abilities $": f"{{x}} cannot be {done} by your opponent's abilities"
       for do, done in DONE.items()},
    "cannot be hit by": "cannot be attacked by",
    "cannot be hit $": "cannot be attacked",
    # ---- how often, and whether
    **{f"^ {{m}} . {said} {times} {EACH_TURN} {{t=turn/battle}} $": f"{{m}} . only {times} per {{t}}"
       for times in LIMIT for said in ("<|limit :|only|use only|use at most>", "<you can|can> only be used")},
    **{f"^ {{m}} , <but|though> only {times} {EACH_TURN} {{t=turn/battle}} $": f"{{m}} . only {times} per {{t}}"
       for times in LIMIT},
    "^ {deed} , if you <like|want|wish> $": "you may {deed}",  # one thing, so that it governs all of it
    "^ if you <like|want|wish> , {v} $": "you may {v}",
    "^ when {x}: {rest}": "when {x} , {rest}",
    "^ {n} MP: {rest}": "pay {n} MP to {rest}",
    "^ once per turn , {n} MP: {rest}": "once per turn , pay {n} MP to {rest}",
    **{f"^ {{m}}, <though|but> <never|no|not> more than {most} <|in all|in total> $": f"{{m}} up to {most}"
       for most in ("+10", "+15", "+20", "+25", "+30", "+40", "+50")},
    **{f"^ for each {{x}}, {who}'s {{s=@}} is {{n}}{end}":
       f"{who}'s {{s}} {{n}} for each {{x}}{end.strip(' $') and end}"
       for who in OF_ITSELF for end in (" $", " up to {m}")},
    "^ for each {x}, {y}'s {s=@} is {n} $": "{y}'s {s} {n} for each {x}",
    # [LL-open.18] What a text moves is not counted for its speed. [EN-15]
    "{x} . <that|this> is on top of its speed $": "{x}",
    # ---- whom nobody names
    "^ <linked|equipped> character: {n} {s=@}<,| and> {n2} {s2=@} $": "the linked character has {n} {s} and {n2} {s2}",
    "^ <linked|equipped> character: {n} {s=@} $": "the linked character has {n} {s}",
    "^ <linked|equipped> character: {s=@} {n}<,| and> {s2=@} {n2} $": "the linked character has {s} {n} and {s2} {n2}",
    "^ {n} {s=@} in <any|a|each|every> combo <|attack> $": "this character has {n} {s} while it is in a combo attack",
    **{f"^ {who} {{v=has/gets/gains}} {{n}} {{s=@}} in <any|a|each|every|> combo <|attack|attacks> $":
       f"{who} {{v}} {{n}} {{s}} while it is in a combo attack" for who in OF_ITSELF},
    # ---- when
    **{f"^ when {{x}} {struck}, {{y}} the <one|character> that attacked it $":
       f"when {{x}} {struck} , {{y}} each attacking character"
       for struck in ("is attacked", "survives an attack", "is destroyed by an attack")},
    "^ after {x} attacks {y}, {rest}": "when {x} attacks {y} , after the battle {rest}",
    "^ when {x} survives a battle in which it was attacked, {rest}": "when {x} survives an attack , {rest}",
    f"^ {{w=if/when}} {{x}} plays {{y}} , they must either {{v=pay}} {{z}} or have {IT_IS} voided $":
        "when {x} plays {y} , void its ability unless they {v} {z}",
    # Of yours, so that none of them is none that could be chosen.
    **{f"{{x}} you {have} . if you have none, {{rest}}": f"{{x}} you {have} . if you can't , {{rest}}"
       for have in ("have", "control")},
    "{x} {w=one/another} of your {k=@kinds} . if you have none, {rest}":
        "{x} {w} of your {k} . if you can't , {rest}",
    "{x} . if there is none, {rest}": "{x} . if you can't , {rest}",
    "<put|place> {x} <on|to> the space it <just|has just|> left": "move {x} to the space it left",
    "<return|move> {x} to the space it <just|has just> <left|came from>": "move {x} to the space it left",
    f"when {{x}} plays their {{o=second/third}} {{k={'/'.join(KINDS)}}} <of a|each|in a|of the|this> turn, {{rest}}":
        "the {o} time {x} plays a {k} each turn , {rest}",
    f"they must either {{v=pay/discard}} {{z}} or have {IT_IS} voided $":
        "void its ability unless they {v} {z}",
    **{f"^ <if|when> {who}'s attack <fails to|does not|doesn't> destroy <the character it hit|its target|the target|"
       "the character it attacked>, {rest}":
       f"when {who} fails to destroy a character , {{rest}}" for who in OF_ITSELF},
    **{f"^ <if|when> {who} attacks {{x}} <and|but> <fails to destroy|does not destroy|doesn't destroy> it, {{rest}}":
       f"when {who} fails to destroy {{x}} , {{rest}}" for who in OF_ITSELF},
    **{f"<{verb}> {{x}} {{n}} <space|spaces> {typed} {{y}}": f"move {{x}} {{n}} spaces {typed} {{y}}"
       for verb, typed in (("pull|drag|draw", "toward"), ("push|drive|knock", "away from"))},
    **{f"<{verb}> {{x}} up to {{n}} <space|spaces> {typed} {{y}}": f"move {{x}} up to {{n}} spaces {typed} {{y}}"
       for verb, typed in (("pull|drag|draw", "toward"), ("push|drive|knock", "away from"))},
    # ---- two sentences that are one
    "choose <an|any> empty space {x} . move {y} <to|on|onto|into> <it|that space>": "move {y} to an empty space {x}",
    "{do=move} {x}, then {do2=rest/ready/destroy/eject/discard} <it|that character> unless {rest}":
        "{do} {x} . {do2} it unless {rest}",
    "when a character {x}, {y} . characters with {s=flying/archery/swordplay/witchcraft} are <exempt|not affected>":
        "when a character without {s} {x} , {y}",
    "each {k=character} {x}, {y} . characters with {s=flying/archery/swordplay/witchcraft} are <exempt|not affected> $":
        "each {k} without {s} {x} , {y}",
    "^ while a player has {x}, <that player's|their> {k=characters/options} {v} $":
        "while you have {x} , your {k} {v} . while your opponent has {x} , your opponent's {k} {v}",
    "^ while {w=your} opponent has {x}, theirs {v} $": "while {w} opponent has {x} , {w} opponent's characters {v}",
    "^ {x}, but when {y} turn {e=begins/ends} {z} $": "{x} . when {y} turn {e} , {z}",
    "^ {x}, and when {y} turn {e=begins/ends} {z} $": "{x} . when {y} turn {e} , {z}",
    "you may pay {n} MP to build-up {x} . {do=add} {y} to the new character $":
        "you may pay {n} MP to build-up {x} . if you do , {do} {y} to the new character",
    "if you have less MP than your opponent, gain MP equal to the difference, <but no more than|up to> {n} $":
        "if you have less MP than your opponent , gain MP equal to the difference between your opponent's MP and your "
        "MP up to {n}",
    **{f"^ when {{x}} {verb} {{y}}, {{do=erase/eject/bury/discard}} <it|that card|that character> instead":
       f"when {{x}} {verb} {{y}} , {{do}} it" for verb in ("ejects", "discards", "buries", "erases")},
    "^ when {x} ends their turn with {y} in your territory, {v} for each {z} they have there $":
        "when {x}'s turn ends , {v} for each {z} in your territory they control",
    "{v=lose/loses} {n} {k=MP/honor} and you gain <that much|the same amount> $":
        "{v} {n} {k} and you gain that much {k}",
    "your opponent reveals their hand . choose {x} from it; <that card|it> is {d=buried} . if there is none, {rest}":
        "look at your opponent's hand . bury {x} from your opponent's hand . if you can't , {rest}",
    "your opponent reveals their hand . choose {x} from it; <that card|it> is {d=discarded} . if there is none, {rest}":
        "look at your opponent's hand . discard {x} from your opponent's hand . if you can't , {rest}",
    "when a player moves {x} from one territory {y}, {rest}": "when {x} moves from one territory {y} , {rest}",
    # ---- where
    "in a space <adjacent|next> to where it <stops|ends|is|stands>": "in its close range",
    "{k=character/characters} {p=on/in} {y} that <didn't|did not> {v=move/attack} this turn":
        "{k} that did not {v} this turn {p} {y}",
    "{k=character/characters} {p=on/in} {y} that {v=moved/attacked} this turn": "{k} that {v} this turn {p} {y}",
    "{x} is level {n} or {b=more/less/higher/lower}": "{x} has level {n} or {b}",
    "{x} is level {n} $": "{x} has level {n}",
    "play it from your disposal": "play it",
    "play it resting on <one of your entry points|your entry point|an entry point>": "play it resting",
    "dig 2 . you may {v=discard/eject/bury/erase} <either or both of them|any of them>":
        "dig 2 . you may {v} up to 2 cards among the cards dug",
    "dig 2 cards . you may {v=discard/eject/bury/erase} <either or both of them|any of them>":
        "dig 2 . you may {v} up to 2 cards among the cards dug",
    "to dig 2 <cards|> . you may {v=discard/eject/bury/erase} <either or both of them|any of them>":
        "to dig 2 . you may {v} up to 2 cards among the cards dug",
    # ---- several things in one sentence
    "^ then, if {rest}": "if {rest}",
    "reveal it, then {do=eject/discard/bury} it": "reveal it and {do} it",
    "{x}, and then {y}": "{x} , then {y}",
    "sacrifice {a=a/an} {k=@kinds}: {do=erase/discard/destroy/bury/eject} one {x}": "{do} {a} {k} {x}",
    "choose {x}: {rest}": "choose {x} . {rest}",
    "choose {x}: for each {y}, {deed} $": "choose {x} . {deed} for each {y}",
    # ---- battles
    "execute a mental attack of {n} offense <on|against> {x}": "execute a mental attack of {n} on {x}",
    **{f"^ {who} {MAKES} {{deed}} . {ITS_OFFENSE} {{y}} $": "execute a mental attack equal to {y} on {deed}"
       for who in OF_ITSELF},
    **{f"^ {who} {MAKES} {{x}} in its {{r=close/long/zone}} range . {ITS_OFFENSE} {{y}} $":
       f"execute a mental attack equal to {{y}} on {{x}} in {who}'s {{r}} range" for who in OF_ITSELF},
    **{f"{who} {MAKES_OF} {{x}} in its {{r=close/long/zone}} range":
       f"execute a mental attack of {{n}} on {{x}} in {who}'s {{r}} range" for who in OF_ITSELF},
    **{f"{who} {MAKES_OF} {{deed}}": "execute a mental attack of {n} on {deed}" for who in OF_ITSELF},
    f"choose {{x}} . the chosen character becomes the target <,|> <{WHEREVER}> $":
        "choose {x} . it becomes the target wherever it is",
    "the attack hits {x} instead": "{x} becomes the target",
    f"{{x}} becomes the <target|threatened character><,|> <{WHEREVER}>": "{x} becomes the target wherever it is",
    f"the attack hits {{x}} instead, <{WHEREVER}>": "{x} becomes the target wherever it is",
    "exchange its space with the linked character's": "swap it with the linked character",
    "play it, resting, on <one of your entry points|your entry point|an entry point of yours>": "play it resting",
    "play {x}, resting": "play {x} resting",
    # ---- how much of it in a turn
    **{f"^ {who} <can|may> {v} {few} {{n}} {{k=@kinds}} {EACH_TURN} turn $":
       f"{house} cannot {v} more than {{n}} {{k}} each turn"
       for who, house in (("you", "you"), ("your opponent", "your opponent"), ("each player", "a player"),
                          ("a player", "a player"), ("players", "a player"))
       for v in ("play", "set", "draw")
       for few in ("<only|at most|no more than|up to>",)},
    **{f"^ {who} <can|may> only {v} {{n}} {{k=@kinds}} {EACH_TURN} turn $":
       f"{house} cannot {v} more than {{n}} {{k}} each turn"
       for who, house in (("you", "you"), ("your opponent", "your opponent"), ("each player", "a player"),
                          ("a player", "a player"), ("players", "a player"))
       for v in ("play", "set", "draw")},
    "^ the first {k=character} you play each turn costs {rest}":
        "while you have not played a {k} this turn , characters in your hand cost {rest}",
    # ---- when it can be used
    "^ at any time during your turn, {rest}": "{rest}",  # [LL-abil.6]
    "^ during your turn, at any time, {rest}": "{rest}",
    f"^ you can {{do={YOURS}}} {{rest}}": "you may {do} {rest}",
    f"^ once per turn , you can {{do={YOURS}}} {{rest}}": "once per turn , you may {do} {rest}",
    f"^ when {{x}}, you can {{do={YOURS}}} {{rest}}": "when {x} , you may {do} {rest}",
    "^ you may {v=rest/discard/erase/bury/pay/remove} {x}: {rest}": "you may {v} {x} to {rest}",
    f"^ remove {{n}} {{p={PIECES}}}: {{rest}}": "remove {n} {p} from this card to {rest}",
    f"^ remove a {{p={PIECES}}}: {{rest}}": "remove 1 {p} from this card to {rest}",
    "^ if {x} when your turn {e=begins/ends}, {rest}": "when your turn {e} , if {x} , {rest}",
    "^ {x} while this card is on the field $": "{x}",  # [LL-abil.4]
    f"^ this {{k=character/card}} <enters the field|is played|comes> with {{n}} {{p={PIECES}}} <|on it> $":
        "when this card is played , add {n} {p} to it",
    "^ when {x} would gain {k=MP/honor}, <they don't|they do not|they gain none|it doesn't happen> $":
        "when {x} gains {k} , void that gain",
    **{f"^ characters that {v} {{x}} <get|take|receive> {{n}} {{p={PIECES}}}":
       f"when a character {v}s {{x}} , add {{n}} {{p}} to it" for v in ("enter", "move", "attack", "threaten")},
    **{f"^ characters that {v} <get|take|receive> {{n}} {{p={PIECES}}}":
       f"when a character {v}s , add {{n}} {{p}} to it" for v in ("move", "attack", "threaten", "rest")},
    **{f"^ {who} <deals|adds> {{n}} {{p={PIECES}}} to each character it {{v=attacks/threatens}} $":
       f"when {who} {{v}} a character , add {{n}} {{p}} to that character" for who in OF_ITSELF},
    **{f"^ after {typed} {{y}}, {who} may move {{n}} {{k=space/spaces}} $":
       f"when {who} {verb} {{y}} , after the battle move {who} up to {{n}} {{k}}"
       for who in OF_ITSELF for typed, verb in (("destroying", "destroys"), ("attacking", "attacks"))},
    **{f"^ after {typed} {{y}}, {who} may {{rest}}": f"when {who} {verb} {{y}} , after the battle {who} may {{rest}}"
       for who in OF_ITSELF for typed, verb in (("destroying", "destroys"), ("attacking", "attacks"))},
    **{f"this {{k=character/card}} <can|may> be played <on|onto> {whose} half of the <field|board|battlefield>":
       f"this {{k}} can be played on an empty space in {whose} territory" for whose in ("your", "your opponent's")},
    **{f"this {{k=character/card}} <can|may> be played <in> {whose} territory":
       f"this {{k}} can be played on an empty space in {whose} territory" for whose in ("your", "your opponent's")},
    **{f"this {{k=character/card}} <can|may> be played <on|onto> <an empty space of|any empty space of|any space in|"
       f"any space of|> {whose} territory": f"this {{k}} can be played on an empty space in {whose} territory"
       for whose in ("your", "your opponent's")},
    **{f"this {{k=character/card}} <can|may> be played <on|onto> {whose} entry point":
       f"this {{k}} can be played on an empty space on {whose} entry point" for whose in ("your opponent's",)},
    # ---- what is played, and for how much
    "^ playing {k=characters} costs {rest}": "{k} cost {rest}",
    "^ whoever plays a character pays {n} <more|additional> MP $": "characters cost {n} more MP",
    "<bring back|return|revive|put> {x} from your disposal <to|onto|on> the field": "play {x} from your disposal",
    "<revive|reanimate> {x} from your disposal": "play {x} from your disposal",
    "<bring back|return|revive|put> {x} from your disposal <to|onto|on> the field resting":
        "play {x} from your disposal resting",
    "<bring back|return|revive> {x} from your disposal: play it resting": "play {x} from your disposal resting",
    # ---- whom somebody makes do it
    **{f"^ make your opponent {v} {{deed}} $": f"your opponent {v}s {{deed}}"
       for v in ("discard", "lose", "draw", "erase", "reveal", "pay")},
    "^ your opponent must <|either> {v} or {v2} $": "your opponent chooses one : {v} ; or {v2}",
    "they may {v=pay/discard} {y} to {z=draw/gain} {rest}": "they may {v} {y} . if they do , they {z} {rest}",
    # ---- a word for it, and what it means
    "<freeze|stun|mark|curse|bless|target|bind|hex> {some}: {rest}": "choose {some} . {rest}",
    "<freeze|stun|mark|curse|bless|target|bind|hex> one of {x}: {rest}": "choose one of {x} . {rest}",
    "take {n} {p=power-up/power-ups/damage/token/tokens} off {x}": "remove {n} {p} from {x}",
    "take all {p=power-ups/damage/tokens} off {x}": "remove all {p} from {x}",
    f"choose {{x}}; add {{n}} {{p={PIECES}}} to each $": "choose {x} . add {n} {p} to them",
    # ---- values that are another number
    **{f"^ {whose} {{s=@}} <equals|is equal to> its {{s2=@}} $": f"{whose} {{s}} becomes equal to {whose} {{s2}}"
       for whose in ("this character's", "the linked character's")},
    **{f"^ {who}'s {{s=@}} <equals|is equal to> {{n}} times the number of {{p={PIECES}}} on it $":
       f"{who}'s {{s}} becomes equal to {{n}} times the number of {{p}} on {who}" for who in OF_ITSELF},
    **{f"^ {whose} {{s=@}} <equals|is equal to> {{deed}} $": f"{whose} {{s}} becomes equal to {{deed}}"
       for whose in ("this character's", "this card's", "the linked character's")},
    "^ until {u}, {x} has {s=@} {n} $": "the {s} of {x} becomes {n} until {u}",
    "{x} has {s=@} {n} until {rest}": "the {s} of {x} becomes {n} until {rest}",
    # ---- where
    "move {x} to a space <next|adjacent> to {y}": "move {x} to an empty space in the close range of {y}",
    "move {x} to a space in {y}": "move {x} to an empty space in {y}",
    "^ {x} and {y} <swap|switch|exchange> <spaces|places|positions> $": "swap {x} with {y}",
    "be {d=destroyed/discarded/erased/ejected/buried/moved/rested} by your opponent $":
        "be {d} by your opponent's abilities",
    # ---- cards
    "draw until you have {n} $": "draw until you have {n} cards in hand",
    "^ look at the top {n2} cards of your deck, <put|take> one <of them|> into your hand and {do=bury/discard/erase} "
    "<the rest|the others|each card among the cards dug> $":
        "dig {n2} . eject 1 card among the cards dug , then {do} each card among the cards dug",
    # ---- limits of players
    "^ you <may|can> <keep|have> {n} <more|additional> <option|options> <|on the field> <|when your turn ends|"
    "at the end of your turn> $": "your option limit is increased by {n}",
    "^ each player <may|can> <keep|have> <|up to> {n} options <|on the field> $": "each player's option limit is {n}",
    "^ you <may|can> <keep|have> <|up to> {n} options <|on the field> $": "your option limit is {n}",
    **{f"{{whose=your}} {limit} limit is {{n}}, not {{n2}}": f"{{whose}} {house} limit is {{n}}"
       for limit, house in (("option", "option"), ("draw", "draw"))},
    **{f"{whose} {limit} limit is {{n}} instead of {{n2}}": f"{whose} {house} limit is {{n}}"
       for limit, house in (("option", "option"), ("draw", "draw"))
       for whose in ("your", "your opponent's", "each player's")},
    "each player's hand limit when drawing at the start of the turn is {n} <|instead of {n2}>":
        "each player's draw limit is {n}",
    "^ <at|in|during> <the|your> draw <limit|step|limit step>, <you draw|draw> until you <hold|have> {n} cards "
    "<|in hand|in your hand> $": "your draw limit is {n}",
    "^ <at|in|during> <the|their> draw <limit|step|limit step>, <each player draws|players draw> until they "
    "<hold|have> {n} cards <|in hand|in their hand> $": "each player's draw limit is {n}",
    "^ you <draw|may draw> up to {n} cards <in|during> <the|your> draw <limit|step> <|instead of {n2}> $":
        "your draw limit is {n}",
    "^ you <may|can> <keep|have> <|up to> {n} options on the field <when your turn ends|at the end of your turn> "
    "<|instead of {n2}> $": "your option limit is {n}",
    "^ you <may|can> <keep|have> <|up to> {n} options <when your turn ends|at the end of your turn> "
    "<|instead of {n2}> $": "your option limit is {n}",
}  # fmt: skip
