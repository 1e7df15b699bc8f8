"""More sentences of another shape that designers of Lost Legacy cards type; see `wordings.py`."""

from __future__ import annotations

STEPS = (5, 10, 15, 20, 25, 30, 40, 50)
SIGNED = [f"{sign}{step}" for sign in "+-" for step in STEPS]
# Of whom stats are said, and with which verb.
STATS_OF = {"has": "<gets|gets|has|gains>", "have": "<get|have|gain>"}
COMPARED = ("offense", "defense", "speed", "magic", "level")
SKILLS = "flying/archery/swordplay/witchcraft"
OPTIONS = "option/item/counter/equipment/environment"
PIECES = "power-up/power-ups/damage/token/tokens"
SHIFTED = "increased/raised/reduced/lowered/decreased"
SENDING = {"discard": "discarded", "bury": "buried", "erase": "erased", "eject": "ejected"}
WHOSE = ("its", "this character's", "the linked character's", "that character's")
SORTS = "character/option/item/counter/equipment/environment/weapon/spell"
ELEMENTS = "fire/water/earth/wind/light/dark/shade/metal"
UNDERGO = {
    "ready": "readied", "rest": "rested", "destroy": "destroyed", "discard": "discarded", "eject": "ejected",
    "bury": "buried", "erase": "erased",
}  # fmt: skip
ACTING = "moves/attacks/enters/threatens/rests"
OF_ITSELF = ("this character", "the linked character")
BOTH = {"bury": "buries"} | {verb: f"{verb}s" for verb in (
    "discard", "draw", "erase", "reveal", "shuffle", "gain", "lose", "pay", "add", "rest")}  # fmt: skip
OTHERWISE: dict[str, str] = {
    # ---- values
    **{f"{typed} {one} {{s=@}} and {{k={SKILLS}}}": f"{verb} {{s}} {one} and {verb} {{k}}"
       for verb, typed in STATS_OF.items() for one in (*SIGNED, "+1", "+2", "-1")},
    **{f"{typed} {{k={SKILLS}}} and {one} {{s=@}}": f"{verb} {{k}} and {verb} {{s}} {one}"
       for verb, typed in STATS_OF.items() for one in (*SIGNED, "+1", "+2", "-1")},
    "{x} <gets|gains|receives> a {p=power-up/token}": "add 1 {p} to {x}",
    # A card goes to its owner: 'your deck' and 'your hand' are said of cards that are yours.
    "<put|place> {x} on the bottom <|of its owner's deck>": "bury {x}",
    "<put|place> {n=a/an/1/2/3} {k=@kinds} from your {p=hand/disposal} on the bottom of your deck":
        "bury {n} {k} from your {p}",
    "<put|place> {n=one/two/1/2/each} of your {k=@kinds} on the bottom of your deck": "bury {n} of your {k}",
    "<put|place> this {k=card/character} on the bottom of your deck": "bury this {k}",
    "{x}'s {s=@} is equal to its number of {p=tokens/power-ups}":
        "{x}'s {s} becomes equal to the number of {p} on it",
    # ---- where
    "{x} stands {w=on/in} {y}": "{x} is {w} {y}",
    "if it <ends|ended|ends its move|ends its movement> {w=on/in} {y}, {rest}": "if it is {w} {y} , {rest}",
    "{v=move/moves} {x} to <an empty|an|any empty> entry point you control":
        "{v} {x} to an empty space on your entry point",
    "{v=move/moves} {x} to one of your <|empty> entry points": "{v} {x} to an empty space on your entry point",
    # ---- whom nobody names: this character, on a linked card the one that it is linked to
    # What may befall the card itself is said of it, as in 'when destroyed'.
    **{f"^ {{v=cannot}} {typed}{end}": f"this {who} {{v}} {house}{end.strip(' $') and end}" for typed, house, who in (
        ("be {d=destroyed/discarded/erased/ejected/buried/chosen/played/set}", "be {d}", "card"),
        ("be {d=attacked/threatened/moved/rested/readied/built-up}", "be {d}", "character"),
        ("{d=move/attack/threaten/rest/join}", "{d}", "character")) for end in (" {rest}", " $")},
    "^ {v=gets/gains/has/loses} {rest}": "this character {v} {rest}",
    "^ <gives|grants> {rest}": "this character has {rest}",
    "^ {v=enters/comes} {rest}": "this character {v} {rest}",
    **{f"^ {who} {{v}} while {{w=on/in}} {{y}} $": f"{who} {{v}} while {who} is {{w}} {{y}}" for who in OF_ITSELF},
    **{f"^ while {{w=on/in}} {{y}}, {who} {{rest}}": f"while {who} is {{w}} {{y}} , {who} {{rest}}"
       for who in OF_ITSELF},
    "^ while {w=on/in} {y}, it {rest}": "while this character is {w} {y} , it {rest}",
    **{f"^ {who} {{v}} while {{w=attacking/attacked/readied/resting/threatened}} $":
       f"{who} {{v}} while it is {{w}}" for who in OF_ITSELF},
    "^ while {w=attacking/attacked/readied/resting/threatened}, {rest}": "while this character is {w} , {rest}",
    "^ when played, {rest}": "when this card is played , {rest}",
    "^ when {d=destroyed/discarded/erased/ejected/buried}, {rest}": "when this card is {d} , {rest}",
    "^ when {d=attacked/threatened/readied/rested}, {rest}": "when this character is {d} , {rest}",
    "^ when attacking, {rest}": "when this character attacks , {rest}",
    "^ when threatening, {rest}": "when this character threatens , {rest}",
    "^ when moving, {rest}": "when this character moves , {rest}",
    **{f"when {who} {{x}}, {{s=@}} {{n}}{end}": f"when {who} {{x}} , {who} has {{s}} {{n}}{end.strip(' $') and end}"
       for who in OF_ITSELF for end in (" $", " until {rest}")},
    "{n} {s=@} and {n2} {s2=@} <to|for> the linked character": "the linked character has {s} {n} and has {s2} {n2}",
    "{n} {s=@} <to|for> the linked character": "the linked character has {s} {n}",
    "^ {n} {s=@} $": "the linked character has {s} {n}",
    **{f"^ {who}'s attacks <have|get|gain> {{rest}}": f"{who} has {{rest}} while it is attacking" for who in OF_ITSELF},
    # [LL-open.17] Its speed is how many times it is moved by hand in a turn.
    "{x} <can|may> <|manually> move <|manually> {n} <additional|more> <time|times> {rest}":
        "{x} gains {n} speed {rest}",
    "{x} <has|have> <its|their> {s=@} <reduced|lowered> to {n=0/zero} {rest}": "the {s} of {x} becomes {n} {rest}",
    "{x} <has|have> <its|their> {s=@} {v=increased/raised/reduced/lowered/halved/doubled} {rest}":
        "the {s} of {x} is {v} {rest}",
    "{s=@} <is|are> <reduced|lowered> to {n=0/zero}": "{s} becomes {n}",
    "{v=have/has} {n} {k=MP/honor} or {b=more/less/fewer}": "{v} {n} or {b} {k}",
    "{v=have/has} at least {n} {k=MP/honor}": "{v} {n} or more {k}",
    "{v=have/has} <at most|no more than> {n} {k=MP/honor}": "{v} {n} or less {k}",
    "{v=gain/gains} <|just> as much $": "{v} that much",
    "you may have it {v=gain/get} {rest}": "you may it has {rest}",
    "you may have {x} {v=gain/get} {rest}": "you may {x} has {rest}",
    # ---- places that are said though the rules say them [EN-15]
    f"{{v=set/play}} {{a=a/an/one/1}} {{k={OPTIONS}}} {{x}} <on|onto> <an|any> empty space in your territory":
        "{v} {a} {k} {x}",
    "{v=play/plays} {x} from {y} . you <do not|don't> have to pay <|MP> for it $": "{v} {x} from {y}",
    "{v=play/plays} {w=it} . you <do not|don't> have to pay <|MP> for it $": "{v} {w}",
    "{do=erase/discard/eject/bury/destroy} {x} of your choice {w=from/in} {y}": "{do} {x} {w} {y}",
    "take {x} from your {p=disposal} and <put it into|add it to> your hand": "eject {x} from your {p}",
    "<send|return|put> {x} to the space {w=it} {v=came/moved/left}": "move {x} to the space {w} {v}",
    "<send|return|put> {x} to the space {w=it} {v=came/moved} {f=from}": "move {x} to the space {w} {v} {f}",
    # ---- two of them
    "<swap|switch|exchange> <places|spaces|positions> with {x}": "swap this character with {x}",
    "choose {n=two/2} {x} . they <swap|switch|exchange> <places|spaces|positions> <|with each other> $": "swap {n} {x}",
    "choose {n=two/2} {x} . <swap|switch|exchange> their <places|spaces|positions> $": "swap {n} {x}",
    # A verb behind it without a subject is theirs, too. [EN-5]
    **{f"^ both players {verb} {{v}} and you {{rest}}": f"each player {done} {{v}} and you {{rest}}"
       for verb, done in BOTH.items()},
    **{f"^ both players {verb} {{v}}{joint} {verb2} {{v2}} $": f"each player {done} {{v}}{house} {done2} {{v2}}"
       for verb, done in BOTH.items() for verb2, done2 in BOTH.items()
       for joint, house in ((" and", " and"), (", then", " , then"))},
    # ---- what cannot be
    "{x} cannot <gain|receive|get|have|take> {p=power-ups/damage/tokens} <|added to it|added to them>":
        "{p} cannot be added to {x}",
    "cannot be readied <in|during> your next refresh step":
        "cannot be readied in your refresh step until the end of your next turn",
    "cannot be readied <in|during> your opponent's next refresh step":
        "cannot be readied in your opponent's refresh step until the end of your opponent's next turn",
    "cannot be readied <in|during> their next refresh step":
        "cannot be readied in the refresh step until the end of their next turn",
    "choose {x} . the chosen {k=character} becomes {rest}": "choose {x} . it becomes {rest}",
    # ---- what does not come of it
    **{f"^ {turn}<when|if> {{x}} would be destroyed{by}, you may {{v}} . if you do, {who} {stays} $":
       f"{turn.replace(',', ' ,')}when {{x}} is destroyed{by} , you may {{v}} to void that destruction"
       for turn in ("", "once per turn, ") for by in ("", " by {z}")
       for who in ("<it|that character|the character|the first character>",)
       for stays in ("<is not destroyed|stays on the field|survives|is not>",)},
    **{f"^ <when|if> {{x}} would be destroyed{by}, it <is not destroyed|survives|is not|stays on the field> $":
       f"when {{x}} is destroyed{by} , void that destruction" for by in ("", " by {z}")},
    **{f"^ when {{x}} is {done}, {{v=eject/bury/erase/discard}} it instead": f"when {{x}} is {house} , {{v}} it"
       for done, house in (("{d=discarded/erased/ejected/buried}", "{d}"),
                           ("destroyed by {z} attack", "destroyed by {z} attack"))},
    # ---- who may, who must
    "{w=that} player may {v=pay/discard} {y} to {z=draw/gain} {rest}":
        "{w} player may {v} {y} . if they do , they {z} {rest}",
    "when your opponent {z}, they <must choose to|choose to> <either|> {v} or {v2} $":
        "when your opponent {z} , your opponent chooses one : {v} ; or {v2}",
    "{do=discard} {y} to {z} . if <either|one|any> of them <was|is> {some}, {rest}":
        "{do} {y} to {z} . if there is {some} discarded this way , {rest}",
    "{x} but {v=loses/cannot/has/gets/gains} {y}": "{x} and {v} {y}",
    "after a battle in which {x} attacked, {rest}": "when {x} attacks , after the battle {rest}",
    "level {n} or {b=less/more} {k=@kinds}": "{k} with level {n} or {b}",
    "^ for each {y} on {w}, it {v=has/gets/gains} {n} {s=@} $": "{w} has {n} {s} for each {y} on it",
    **{f"^ {who} {{v}} while {{w=adjacent/next}} to {{y}} $": f"{who} {{v}} while {who} is {{w}} to {{y}}"
       for who in OF_ITSELF},
    **{f"^ while {{w=adjacent/next}} to {{y}}, {who} {{rest}}": f"while {who} is {{w}} to {{y}} , {who} {{rest}}"
       for who in OF_ITSELF},
    **{f"^ {{x}} at the <{edges}> of {typed} turn $": f"when {house} turn {edge} , {{x}}"
       for edge, edges in (("begins", "start|beginning"), ("ends", "end"))
       for typed, house in (("your", "your"), ("each", "a"), ("each player's", "a"), ("your opponent's",) * 2)},
    "remove all <|of> its {p=power-ups/damage/tokens}": "remove all {p} from it",
    "<swap|switch|exchange> its <space|place|position> with <|that of> {x}": "swap it with {x}",
    "{v=has/have} {s=@} {n} for each {x} and {s2=@} {n2} for each {y}":
        "{v} {s} {n} for each {x} and {v} {s2} {n2} for each {y}",
    "if its {s=@} is {n}, {rest}": "if its {s} is exactly {n} , {rest}",
    "add {n} damage divided among {x}": "divide {n} damage among {x}",
    f"if it was {{a=a/an}} {{k={SORTS}}}, {{rest}}": "if it is {a} {k} , {rest}",
    f"if it was {{a=a/an}} {{e={ELEMENTS}}} {{k={SORTS}/card}}, {{rest}}": "if it is {a} {e} {k} , {rest}",
    "cannot be readied <in|during> <its|their> controller's next refresh step":
        "cannot be readied in the refresh step until the end of its controller's next turn",
    "remove all {p=power-ups/damage/tokens} from {x} and add them to {y}":
        "remove all {p} from {x} . add that many {p} to {y}",
    "{x} becomes the <target|new target|threatened character> <|of the threat|of that threat|of the attack> instead $":
        "{x} becomes the target",
    "you may make {x} the <|new> target <|of the threat|of that threat> instead": "you may {x} becomes the target",
    "^ when {y}, {x} may become the <|new> target instead": "when {y} , you may {x} becomes the target",
    "after a battle in which {x} destroyed {y}, {rest}": "when {x} destroys {y} , after the battle {rest}",
    "if you have {c=less/fewer/more} {k=MP/honor} than your opponent, {v} {k2} equal to the difference":
        "if you have {c} {k} than your opponent , {v} {k2} equal to the difference between your opponent's {k} and "
        "your {k}",
    "reveal the top {n} cards of your deck . put {x} among the cards dug into your hand and {do=bury/discard} each "
    "card among the cards dug": "dig {n} . reveal each card among the cards dug . put {x} among the cards dug into "
                                "your hand , then {do} each card among the cards dug",
    f"<gets|gains|has> {{n}}/{{n2}} and {{k={SKILLS}}}": "gains {n}/{n2} and gains {k}",
    f"<get|gain|have> {{n}}/{{n2}} and {{k={SKILLS}}}": "gain {n}/{n2} and gain {k}",
    "{x} <moves|move|each move> {n} <|more|additional> {k=space/spaces}": "move {x} {n} {k}",
    "{x} may move {n=1/one} {k=space}": "move {x} up to {n} {k}",
    "<turn|flip> {x} face-down": "set {x}",
    "<send|put> {x} <to|into> <its owner's|their owner's> disposal": "discard {x}",
    **{f"^ {{x}} <is|are> {done} $": f"{do} {{x}}" for do, done in UNDERGO.items()},
    **{f"^ when {{x}}, {{y}} <is|are> {done} $": f"when {{x}} , {do} {{y}}" for do, done in UNDERGO.items()},
    f"{{x}} loses {{n}} {{p={PIECES}}}": "remove {n} {p} from {x}",
    f"add {{n}} {{p={PIECES}}} to {{x}} and {{n2}} {{p2={PIECES}}} to {{y}}":
        "add {n} {p} to {x} and add {n2} {p2} to {y}",
    "^ none of your {k=@kinds} can {rest}": "your {k} cannot {rest}",
    "^ this turn, {x} <can|may> <|manually> move {n} additional <time|times> $": "{x} gain {n} speed this turn",
    "{v=have/has} {n=0} {k=MP/honor}": "{v} {n} or less {k}",
    "{x} is immune to {k=mental/physical/distance} attacks": "{x} cannot be attacked by a {k} attack",
    "^ once per turn<,|> {x} may be moved {n} {k=space/spaces} $": "once per turn , you may move {x} {n} {k}",
    f"^ <a|any|each> {{k=character}} that {{v={ACTING}}} <gets|takes|receives> {{n}} {{p={PIECES}}}":
        "when a {k} {v} , add {n} {p} to that {k}",
    f"^ <a|any|each> {{k=character}} that {{v=moves/enters}} {{x}} <gets|takes|receives> {{n}} {{p={PIECES}}}":
        "when a {k} {v} {x} , add {n} {p} to that {k}",
    "that card's {k=controller/owner} may {v=pay/discard} {y} to {z=ready/rest/eject/bury/erase/destroy} {w=it} $":
        "that card's {k} may {v} {y} . if they do , {z} {w}",
    "your opponent has more {k=@kinds} $": "your opponent has more {k} than you",
    "^ {l=once/twice} per turn: {rest}": "{l} per turn , {rest}",
    "your opponent has {x} cards in hand": "your opponent has {x} cards in their hand",
    "you have {x} cards in hand": "you have {x} cards in your hand",
    "{k=character/characters} that <is|are> not readied": "resting {k}",
    "{k=character/characters} that <is|are> not resting": "readied {k}",
    "^ while this card is on the field, {rest}": "{rest}",  # [LL-abil.4]
    "when {x} is {d=attacked/threatened/destroyed} while {s=resting/readied}, {rest}":
        "when {x} is {d} , if it is {s} , {rest}",
    "your opponent reveals their hand . you may choose {x} from it and {v=discard/bury/erase} it $":
        "look at your opponent's hand . then you may {v} {x} from your opponent's hand",
    # ---- so much, or so much
    "{v=gain/draw/lose/dig} {n} {k=MP/honor/card/cards}, or {n2} {k2=MP/honor/card/cards} <|instead> if {rest}":
        "{v} {n} {k} . {v} {n2} {k2} instead if {rest}",
    **{f"{verb} {{x}}{then} draw as many cards as you {done}": f"{verb} {{x}}{house} draw that many cards"
       for verb, done in SENDING.items() for then, house in ((", then", " , then"), (" and", " and"), (" .", " ."))},
    "move {a=a/an/1/one} {k=equipment/weapon/spell} from {x} to {y}": "link {a} {k} on {x} to {y}",
    "unlink {a=a/an/1/one} {k=equipment/weapon/spell} from {x} and link it to {y}": "link {a} {k} on {x} to {y}",
    "^ unless {who} {v=pays/discards} {y}, {x} $": "{x} unless {who} {v} {y}",
    "^ when linked, {rest}": "when this card is linked , {rest}",
    "^ during your turn, {rest}": "while it is your turn , {rest}",
    "^ during your opponent's turn, {rest}": "while it is your opponent's turn , {rest}",
    **{f"{whose} {{s=@}} and {{s2=@}} <are|is> {{v={SHIFTED}}} by {{n}}":
       f"{whose} {{s}} is {{v}} by {{n}} and {whose} {{s2}} is {{v}} by {{n}}" for whose in WHOSE},
    **{f"{whose} {{s=@}}, {{s2=@}} and {{s3=@}} <are|is> {{v={SHIFTED}}} by {{n}}":
       f"{whose} {{s}} is {{v}} by {{n}} and {whose} {{s2}} is {{v}} by {{n}} and {whose} {{s3}} is {{v}} by {{n}}"
       for whose in WHOSE},
    "{k=@kinds} that <is|are> {s=resting/readied/attacking/attacked/threatened/damaged}": "{s} {k}",
    "when {x} <takes|receives|gets|is dealt> damage, {rest}": "when damage is added to {x} , {rest}",
    **{f"^ {who} <can|may> <|also> <attack|threaten> <characters|enemy characters|any character|a character> in its "
       f"{{r=long/zone}} range": f"{who}'s attack range becomes its {{r}} range" for who in OF_ITSELF},
    **{f"when your opponent {{z}}, they must {verb} {{y}} or <the|that> {{k=move/draw/play/search/gain}} is voided":
       f"when your opponent {{z}} , void that {{k}} unless your opponent {verb}s {{y}}" for verb in ("pay", "discard")},
    # ---- nobody, no card
    **{f"^ no <{kind}|{kind}s> <can|may> {{rest}}": f"{kind}s cannot {{rest}}"
       for kind in ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell", "card")},
    # ---- when it is played
    "^ <use|play> <|this|this card> when {x} . {rest}": "when {x} , {rest}",
    "^ <use|play> <|this|this card> when {x} to {y} $": "when {x} , {y}",
    # [LL-abil.5] A timing may begin with 'if', too.
    "^ if {w=this/the/a/an/one/your/you} {x}, {rest}": "when {w} {x} , {rest}",
    "^ once per turn, if {w=this/the/a/an/one/your/you} {x}, {rest}": "once per turn , when {w} {x} , {rest}",
    # ---- in the place of it
    "^ when {x} would be {d=destroyed/discarded/erased/buried/ejected}, {rest}": "when {x} is {d} , {rest}",
    "^ when {x} would be destroyed by {y}, {rest}": "when {x} is destroyed by {y} , {rest}",
    "^ once per turn, when {x} would be destroyed, {rest}": "once per turn , when {x} is destroyed , {rest}",
    "^ once per turn, when {x} would be destroyed by {y}, {rest}":
        "once per turn , when {x} is destroyed by {y} , {rest}",
    "^ the next time {x} would be destroyed {rest}": "the next time {x} is destroyed {rest}",
    "{u=until} {y}, the next time {x} would be destroyed, {rest}": "{u} {y} , the next time {x} is destroyed , {rest}",
    "prevent <it|that destruction|its destruction> $": "void that destruction",
    "{x} to prevent <it|that|this|that destruction>": "{x} to void that destruction",
    **{f"^ {turn}when {{x}} would be destroyed{by}, you may {{v}} . if you do, {{y}} instead $":
       f"{turn.replace(',', ' ,')}when {{x}} is destroyed{by} , you may {{v}} to void that destruction , then {{y}}"
       for turn in ("", "once per turn, ") for by in ("", " by {z}")},
    **{f"^ {turn}when {{x}} would be destroyed{by}, you may {{v}} . if you do, {{y}} instead and {{y2}} $":
       f"{turn.replace(',', ' ,')}when {{x}} is destroyed{by} , you may {{v}} to void that destruction , then {{y}} "
       "and {y2}" for turn in ("", "once per turn, ") for by in ("", " by {z}")},
    # ---- cards
    "your opponent <chooses and discards|must choose and discard> {n} {k=card/cards}": "your opponent discards {n} {k}",
    "add {n} damage divided as you choose among {x}": "divide {n} damage among {x}",
    "look at your opponent's hand . <they|your opponent> <discard|discards> {n} {k=card/cards} of your choice $":
        "look at your opponent's hand . discard {n} {k} from your opponent's hand",
    "look at your opponent's hand . <they discard|your opponent discards> {n} {k=card/cards} of your choice with {y} $":
        "look at your opponent's hand . discard {n} {k} with {y} from your opponent's hand",
    # ---- who must, or else
    "^ when your opponent plays a character, they must pay {n} MP or {do=rest/destroy/eject} <it|that character> $":
        "when your opponent plays a character , {do} it unless your opponent pays {n} MP",
    "^ {v=rest}: {rest}": "you may rest this character to {rest}",
    "^ pay {n} MP: {rest}": "pay {n} MP to {rest}",
    # ---- limits
    "^ the first time each turn {x}, {rest}": "the first time {x} each turn , {rest}",
    "^ when {x} for the first time each turn, {rest}": "the first time {x} each turn , {rest}",
    "^ when {x}, {y} . do this only once <each|per> turn $": "once per turn , when {x} , {y}",
    "^ after {x} attacks, {rest}": "when {x} attacks , after the battle {rest}",
    # ---- who
    **{f"with {stat} {{h=less/lower/greater/higher}} than {typed} {stat}": f"with {stat} {{h}} than {house}"
       for stat in COMPARED
       for typed, house in (("its", "it"), ("this character's", "this character"),
                            ("the linked character's", "the linked character"))},
    "that has {n} {s=@} <|afterwards>": "with exactly {n} {s}",
    "cannot be the target of your opponent's abilities": "cannot be chosen by your opponent's abilities",
    "cannot be the target of abilities": "cannot be chosen by abilities",
}  # fmt: skip
