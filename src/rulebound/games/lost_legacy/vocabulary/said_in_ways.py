"""Everyday English for Lost Legacy, put in the order of the house: which card is meant, where it goes, when, and what
is courtesy. See `language/shapes.py`: all that fit are applied where nothing else reads."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

KINDS = ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell", "card")
ANY_KIND = "/".join(name for kind in KINDS for name in (kind, f"{kind}s"))
ANY_KIND_S = "/".join(f"{kind}'s" for kind in KINDS)
STATS = "offense/defense/speed/magic/level/stats"
PIECES = "power-up/power-ups/damage/token/tokens"
STATES = "resting/readied/attacked/threatened/damaged"
THAT_IS = "<that|which|who> <is|are>"
CONTROL = ("you control", "your opponent controls", "they control")
MOVE = "send/put/place/move/take/return/add/bring/shift/get"
MOVES = "sends/puts/places/moves/takes/returns/adds/brings"
MOVED = "<is|are> <sent|put|placed|moved|taken|returned|added|brought>"
OWNERS = "its owner's|their owner's|their owners'|that card's owner's|that character's owner's|the owner's|" + "|".join(
    f"that {kind}'s owner's" for kind in KINDS if kind not in ("card", "character")
)
TO = "<to|into|onto>"
# Where a card goes, and what that is called: 'your' only of what is nobody else's.
TO_HAND = f"{TO} <{OWNERS}> <hand|hands>"
TO_DISPOSAL = f"{TO} <{OWNERS}|the> <disposal|disposals>"
TO_ERASED = f"{TO} <{OWNERS}|the> erased <pile|piles>"
BOTTOM = "<to|on|onto|at|into> the bottom of"
TO_BOTTOM = f"{BOTTOM} <{OWNERS}> <deck|decks>"
GOES = {"eject": TO_HAND, "discard": TO_DISPOSAL, "erase": TO_ERASED, "bury": TO_BOTTOM}
GOES_TO_YOURS = {
    "discard": f"{TO} your disposal", "erase": f"{TO} your erased pile", "bury": f"{BOTTOM} <your|that> deck",
}  # fmt: skip
THIRD = {"eject": "ejects", "discard": "discards", "erase": "erases", "bury": "buries"}
PAST = {"eject": "ejected", "discard": "discarded", "erase": "erased", "bury": "buried"}
NOT_YOURS = "opponent/opponent's/player/player's/they/their/any/enemy/each"
OF_DUG = "<them|those|those cards|the dug cards|the cards you dug|the cards dug|these cards|these>"
NUM = "one/two/three/four/five/six/seven/eight/nine/ten/1/2/3/4/5/6/7/8/9/10"
UP_TO = "<,|> <up to|up to a maximum of|to a maximum of|but no more than|but at most|but by at most|at most>"
AND_SO = "<and|, and> <if you do|if so|in that case|when you do> <|,>"
BY_PAYING = (
    "by paying <its|their|the> <magic|MP|cost>|by paying MP equal to <its|their> magic|paying <its|their> magic|"
    "by paying <its|their> magic as usual|for <its|their> magic"
)
WAYS_WORDS: Wordings = {
    **{f"{n} additional MP to play": f"{n} more MP to play" for n in ("1", "one", "2", "two", "3", "three")},
    "at the cost of": "by", "for as long as": "while", "additional MP must": "more MP must",
    "off the top of": "from the top of", "their own hand": "their hand", "your own hand": "your hand",
    "their own deck": "their deck", "retrieve": "eject", "stands on": "is on", "look in your deck": "search your deck",
    **{f"gets {done}": f"is {done}" for done in ("destroyed", "discarded", "erased", "rested", "readied", "attacked")},
    "your whole disposal": "all cards in your disposal", "your entire disposal": "all cards in your disposal",
    "placed on the bottom": "put on the bottom", "makes an attack": "attacks", "make an attack": "attack",
    "abilities of your opponent": "your opponent's abilities", "or below": "or less", "or above": "or more",
    **{f"both players must {verb}": f"each player {verb}s" for verb in ("discard", "draw", "lose", "gain", "destroy")},
    "both players have to discard": "each player discards", "hand to you": "hand", "hands to you": "hands",
    "one time per": "once per", "two times per": "twice per", "1 time per": "once per", "1 time each": "once per",
    "one time each": "once per", "unoccupied": "empty", "vacant": "empty", "the turn's end": "the end of the turn",
    "this turn's end": "the end of the turn", "until this turn ends": "until the end of the turn",
    "until the turn ends": "until the end of the turn", "until turn's end": "until the end of the turn",
    "is not able to be": "cannot be", "are not able to be": "cannot be", "cannot become": "cannot be",
    "can't become": "cannot be", "is unable to be": "cannot be", "is unable to": "cannot", "are unable to": "cannot",
    "is not able to": "cannot", "are not able to": "cannot", "is not allowed to": "cannot",
    "are not allowed to": "cannot", "is not permitted to": "cannot", "you are allowed to": "you may",
    "you may choose to": "you may", "you are permitted to": "you may", "you can choose to": "you may",
    "all of your opponent's": "each of your opponent's", "all of your": "each of your", "all of the": "all",
    "all the": "all", "every one of": "each of", "each one of": "each of", "each and every": "each",
    "reshuffle": "shuffle", "for the rest of this turn": "this turn",
    "the played character": "that character", "the activated ability": "that ability",
    "ignore that ability as if it never occurred": "void that ability", "ignore that ability": "void that ability",
}  # fmt: skip
IN_ORDER: Wordings = {
    # ---- which card
    f"{{k={ANY_KIND}}} of your opponent": "{k} your opponent controls",
    f"{{k={ANY_KIND}}} belonging to your opponent": "{k} your opponent controls",
    f"{{k={ANY_KIND}}} <controlled by your opponent|that your opponent controls|your opponent has on the field|"
    "your opponent has>": "{k} your opponent controls",
    f"{{k={ANY_KIND}}} <controlled by you|that you control|you have on the field|that you have on the field>":
        "{k} you control",
    **{f"{{k={ANY_KIND}}} {control} {THAT_IS} <|in the> {{s={STATES}}} <|position>": f"{{s}} {{k}} {control}"
       for control in CONTROL},
    f"{{k={ANY_KIND}}} {THAT_IS} <|in the> {{s={STATES}}} <|position>": "{s} {k}",
    f"{{k={ANY_KIND}}} <in the|in> {{s=resting/readied}} position": "{s} {k}",
    f"{{k={ANY_KIND}}} {THAT_IS} {{w=in/on/from/within/adjacent/next/linked/under/outside}}": "{k} {w}",
    "{k=character/characters} {v=threatening/attacking} {w=it/this/the/that/one/a/an/your}":
        "{k} that is {v} {w}",
    f"level {{n}} or <lower|less|below|smaller> {{k={ANY_KIND}}}": "{k} with level {n} or less",
    f"level {{n}} or <higher|more|above|greater> {{k={ANY_KIND}}}": "{k} with level {n} or more",
    f"{{k={ANY_KIND}}} <that is|that are|> not <higher than|above> level {{n={NUM}}}": "{k} with level {n} or less",
    f"{{k={ANY_KIND}}} <that is|that are|> not <lower than|below> level {{n={NUM}}}": "{k} with level {n} or more",
    f"{{k={ANY_KIND}}} <that has|that have> <|a> level <|of> {{n}} or {{b=less/lower/more/higher}}":
        "{k} with level {n} or {b}",
    f"{{k={ANY_KIND}}} with <the|a> <|card> <title|name> \" {{t}} \"": "{k} titled {t}",
    f"{{k={ANY_KIND}}} <that has|that have|with|having> <|the word> \" {{t}} \" in <its|their|the> "
    "<title|name|titles|names>": "{k} titled {t}",
    f"{{k={ANY_KIND}}} whose <title|name> <contains|includes|has> <|the word> \" {{t}} \"": "{k} titled {t}",
    f"{{k={ANY_KIND}}} called \" {{t}} \"": "{k} titled {t}",
    f"\" {{t}} \" family {{k={ANY_KIND}}}": "{k} of family {t}",
    f"\" {{t}} \" element {{k={ANY_KIND}}}": "{k} of element {t}",
    f"{{k={ANY_KIND}}} of the \" {{t}} \" family": "{k} of family {t}",
    f"{{k={ANY_KIND}}} of the \" {{t}} \" element": "{k} of element {t}",
    f"{{k={ANY_KIND}}} <from|in> the \" {{t}} \" family": "{k} of family {t}",
    f"each {{k={ANY_KIND}}} {{x}} other than this {{k2=character/card}}": "each other {k} {x}",
    "one opponent's {k=character/item/option/equipment/weapon/environment}": "an opponent's {k}",
    "1 opponent's {k=character/item/option/equipment/weapon/environment}": "an opponent's {k}",
    **{f"{{a=a/an/one}} {kind}'s ability": f"the ability of a {kind}" for kind in KINDS},
    "honor of your opponent": "honor your opponent has",
    # ---- where it goes
    **{f"{{v={MOVE}}} {{x}} {there}": f"{do} {{x}}" for do, there in GOES.items()},
    **{f"{{v={MOVES}}} {{x}} {there}": f"{THIRD[do]} {{x}}" for do, there in GOES.items()},
    **{f"{{x}} {MOVED} {there}": f"{{x}} is {PAST[do]}" for do, there in GOES.items()},
    **{f"be <sent|put|placed|moved|returned> {there}": f"be {PAST[do]}" for do, there in GOES.items()},
    # Only of what comes from your own cards: 'it' may be your opponent's.
    **{f"{{v={MOVE}}} {{x}} {{w=from/in/of}} your {{y}} {there} !{NOT_YOURS}": f"{do} {{x}} {{w}} your {{y}}"
       for do, there in GOES_TO_YOURS.items()},
    **{f"{{x}} {{w=from/in/of}} your {{y}} {MOVED} {there} !{NOT_YOURS}": f"{{x}} {{w}} your {{y}} is {PAST[do]}"
       for do, there in GOES_TO_YOURS.items()},
    **{f"{{v={MOVES}}} {{x}} {{w=from/in/of}} their <|own> {{p=hand/disposal/deck/characters/options}} {there}":
       f"{does} {{x}} {{w}} their {{p}}" for does, there in (
        ("discards", f"{TO} their disposal"), ("buries", f"{BOTTOM} their deck"), ("ejects", f"{TO} their hand"))},
    "{v=send/move/bring/get/take} {x} out of {y} and {v2=put/add/place/take} it {to=to/into/in} your hand":
        "put {x} from {y} into your hand",
    "{v=send/move/bring/get/shift} {x} <to|into|in> your hand": "put {x} into your hand",
    f"{{x}} {MOVED} <to|into> your hand": "put {x} into your hand",
    "out of {w=your/its/their/the} {p=disposal/hand/deck}": "from {w} {p}",
    "{p=item/option/card/character/cards/characters/options/items} of your {z=hand/disposal}": "{p} in your {z}",
    "switch {x} <|from readied> to <|the> resting <|position>": "rest {x}",
    "switch {x} <|from resting> to <|the> readied <|position>": "ready {x}",
    "{v=put/turn/move/bring/set} {x} <to|into|in> the resting position": "rest {x}",
    "{v=put/turn/move/bring/set} {x} <to|into|in> the readied position": "ready {x}",
    "{x} <is|are> <switched|put|turned> <to|into> the resting position": "{x} is rested",
    "{x} <is|are> <switched|put|turned> <to|into> the readied position": "{x} is readied",
    "^ {x} <become|becomes> readied $": "ready {x}",
    # ---- two that change places
    "{v=have/make/let} {x} <change|trade|swap|exchange|switch> <places|puts|spaces|positions> <|with each other|with "
    "one another> <|on the field>": "swap {x}",
    "^ {x} <change|trade|swap|exchange|switch> <|their> <places|puts|spaces|positions> <|with each other|with one "
    "another> <|on the field> $": "swap {x}",
    "choose {x} . <they|these|these characters|those characters> <change|trade|swap|exchange|switch> <|their> "
    "<places|puts|spaces|positions> <|with each other|with one another>": "swap {x}",
    "<your deck is searched|search your deck> for {x}, <which|and it> is revealed and ejected":
        "search your deck for {x} , reveal it and eject it",
    "{x} chooses {y} {w=in/from} their <|own> hand and <sends|puts|places|moves> it <to|into> their disposal":
        "{x} discards {y} {w} their hand",
    "take {x} and {do=move/rest/ready/eject/discard/destroy/erase/bury} it": "{do} {x}",
    **{f"{{v={MOVE}}} {{x}} <to|into> the {pile} of <its owner|that {{k={ANY_KIND_S}}} owner>": f"{do} {{x}}"
       for pile, do in (("disposal", "discard"), ("hand", "eject"), ("erased pile", "erase"))},
    f"^ each of {{x}} get {{n}} {{p={PIECES}}} $": "add {n} {p} to each of {x}",
    "{v=brings/puts} {x} into play": "plays {x}",
    f"{{k={ANY_KIND}}} {THAT_IS} level {{n}} or {{b=less/more}}": "{k} with level {n} or {b}",
    f"gain as many {{k=MP/honor}} as you have {{x={ANY_KIND}}} $": "gain {k} equal to the number of {x} you control",
    f"gain as many {{k=MP/honor}} as your opponent has {{x={ANY_KIND}}} $":
        "gain {k} equal to the number of {x} your opponent controls",
    "{v=move} {x} by {n} {k=space/spaces}": "{v} {x} {n} {k}",
    "{v=move} {x} by up to {n} {k=space/spaces}": "{v} {x} up to {n} {k}",
    "look at your opponent's hand , then {v=discard/bury/erase} {x} from it":
        "look at your opponent's hand , then {v} {x} from your opponent's hand",
    f"all {{p={PIECES}}} on {{x}} <is|are> removed": "remove all {p} from {x}",
    "{v=put/place/bring} {x} from your {z=hand/disposal/deck} <on|onto> your entry point": "play {x} from your {z}",
    "{v=take} {n} cards from the top of your deck and {w=add/put} them <to|into|in> your hand": "draw {n} cards",
    f"{{v=give}} {{n}} {{p={PIECES}}} to {{x}}": "add {n} {p} to {x}",
    "{v=give} {x} a {p=power-up/token}": "add 1 {p} to {x}",
    f"{{k={ANY_KIND}}} on your side": "{k} you control",
    f"{{k={ANY_KIND}}} of a player": "{k}",
    "^ <|you> receive {n} {k=MP/honor} $": "gain {n} {k}",
    "^ add {n} {k=MP/honor} to your total $": "gain {n} {k}",
    f"with {{s={STATS}}} at most {{n={NUM}}}": "with {s} {n} or less",
    f"with {{s={STATS}}} at least {{n={NUM}}}": "with {s} {n} or more",
    "search your deck for {x}; {rest}": "search your deck for {x} , {rest}",
    "<find|take> {x} <in|from> your deck , reveal it and {rest}": "search your deck for {x} , reveal it and {rest}",
    f"all <|of> your {{s={STATES}}} {{k={ANY_KIND}}}": "each of your {s} {k}",
    "<one|1> of the dug cards": "1 card among the cards dug",
    "{n=two/three/2/3} of the dug cards": "{n} cards among the cards dug",
    f"^ <|you> dig {{n}} <|card|cards> and choose <one|1> of {OF_DUG}": "dig {n} . choose 1 card among the cards dug",
    "{v=put/return/send/move} your disposal <on|to|at|onto> the bottom of your deck": "bury all cards in your disposal",
    # Of what is yours alone: 'it' may be your opponent's deck.
    f"{{w=your}} {{x}}, then shuffle <|it|the deck|that deck> $ !{NOT_YOURS}": "{w} {x} , then shuffle your deck",
    "choose {x} and <swap|switch|exchange> <them|their places|their puts|their spaces>": "swap {x}",
    "<swap|switch|exchange> {x} with each other": "swap {x}",
    "^ <in|at|during> your end step <:|,> {rest}": "when your turn ends , {rest}",
    f"^ this {{k=character's}} {{s={STATS}}} is {{n}} higher while it {{rest}}":
        "this character has {n} more {s} while it {rest}",
    f"^ this {{k=character's}} {{s={STATS}}} is {{n}} lower while it {{rest}}":
        "this character has {n} less {s} while it {rest}",
    "^ once per turn: {rest}": "once per turn , {rest}",
    "^ once per turn, you may choose {x}; {do=erase/discard/rest/ready/eject/bury/destroy/move} it $":
        "once per turn , you may choose {x} and {do} it",
    "^ until {d}, {w=its} {x} $": "{w} {x} until {d}",
    # ---- how often
    "^ per turn, you may once {rest}": "once per turn , you may {rest}",
    "^ you may<|,> once per turn<|,> {rest}": "once per turn , you may {rest}",
    "^ {x}, once per turn $": "once per turn , {x}",
    # ---- when
    "^ <in|at|during> <|the> begin step of your turn <:|,> {rest}": "when your turn begins , {rest}",
    "^ <|the> begin step of your turn <:|,> {rest}": "when your turn begins , {rest}",
    "^ <in|at|during> <|the|your> begin step <:|,> {rest}": "when your turn begins , {rest}",
    "^ <in|at|during> <|the> end step of your turn <:|,> {rest}": "when your turn ends , {rest}",
    "^ <|the> end step of your turn <:|,> {rest}": "when your turn ends , {rest}",
    "^ <|the> begin step of your next turn <:|,> {rest}": "when your next turn begins , {rest}",
    "^ <at|in> the moment <|when|that> {x}, {rest}": "when {x} , {rest}",
    "^ when {x} is activated by your opponent, {rest}": "when your opponent activates {x} , {rest}",
    "^ when {x} is played by your opponent, {rest}": "when your opponent plays {x} , {rest}",
    "^ {y} when your opponent {v=activates/plays/moves/draws/uses} {w=it}": "{y} when your opponent {v} {w}",
    "^ void <the|that> ability of {x} when your opponent {v=activates/uses} {w=it} $":
        "when your opponent activates the ability of {x} , void that ability",
    "^ void <the|that> ability of {x} when your opponent {v=activates/uses} {w=it}<,|> unless {y} $":
        "when your opponent activates the ability of {x} , void that ability unless {y}",
    "^ {x} {w=this} {k=character/card} when it {y} $": "when {w} {k} {y} , {x} {w} {k}",
    f"^ {{w=this}} {{k=character's}} {{s={STATS}}} {{n}} when it {{y}} $": "when this character {y} , its {s} {n}",
    "^ {x} until the end of the {e=battle/turn} when {y} $": "when {y} , {x} until the end of the {e}",
    f"^ until {{d}}, this {{k=character's}} {{s={STATS}}} {{n}} when it {{y}} $":
        "when this character {y} , its {s} {n} until {d}",
    f"^ {{x}} <gets|receives|takes> {{n}} {{p={PIECES}}} when {{y}} $": "when {y} , add {n} {p} to {x}",
    "^ {do=discard/erase/eject/bury/rest/ready/destroy} {chosen} when it is "
    "{d=threatened/attacked/moved/played/readied/rested} $": "when {chosen} is {d} , {do} it",
    "^ when a player's {k=character} is {d=destroyed/discarded/ejected}, that player {rest}":
        "when a {k} is {d} , its controller {rest}",
    "{w=linked/this} {k=character's} attack destroys {x}": "{w} character destroys {x} by an attack",
    "^ while {x}, {y} when {z} $": "while {x} , when {z} , {y}",
    "^ {x} unless {y}, in which case {z} $": "if {y} , {z} . otherwise , {x}",
    "if there is {x} under your control <on the field|>": "if you control {x}",
    "if there are {x} under your control <on the field|>": "if you control {x}",
    "^ when {x} and {w=you} {v=have/control} {y}, {rest}": "when {x} , if {w} {v} {y} , {rest}",
    "^ while {w=in/on} {x}, {t=this} {k=character/character's} {rest}":
        "while this character is {w} {x} , {t} {k} {rest}",
    **{f"you do not have <a {kind}|any {kind}s> <|on the field>": f"you have no {kind}s" for kind in KINDS[:-1]},
    "^ when your opponent {z}, they <may|can> {v=pay} {y}; otherwise<,|> that {k=ability/action/attack/threat} is "
    "voided $":
        "when your opponent {z} , void that {k} unless your opponent pays {y}",
    "^ when your opponent {z}, they <may|can|must> either {v=pay} {y} or have that {k=ability/action/attack/threat} "
    "voided $":
        "when your opponent {z} , void that {k} unless your opponent pays {y}",
    # ---- until when, in front
    "^ until {d}, {x} $ !it/its/they": "{x} until {d}",
    # ---- what hangs on an offer
    f"^ you may {{x}} {AND_SO} {{rest}}": "you may {x} . if you do , {rest}",
    "^ you may {x}; if you do, {rest}": "you may {x} . if you do , {rest}",
    "^ you may {x}; {y} if you do $": "you may {x} . if you do , {y}",
    "^ you may {x} . {y} if you do $": "you may {x} . if you do , {y}",
    "^ if so, {rest}": "if you do , {rest}",
    "^ if you paid <it|them|that|that MP|those MP>, {rest}": "if you do , {rest}",
    "^ to {x}, you may {y} $": "you may {y} to {x}",
    "^ they may {x}; otherwise<|,> {rest}": "they may {x} . if they do not , {rest}",
    # ---- one after the other
    # [LL-abil.15] An ability of its own; behind a condition or an offer it would be open whether it hangs on them, too.
    "^ {x}, and afterwards <|,> {y} $ !if/unless/while/may/otherwise": "{x} . afterwards , {y}",
    "^ {x}; afterwards <|,> {y} $ !if/unless/while/may/otherwise": "{x} . afterwards , {y}",
    "^ choose {x}; {rest}": "choose {x} . {rest}",
    "^ <|you> choose {x}, and {w=it/its/they/until} {rest}": "choose {x} . {w} {rest}",
    "^ <|you> choose {x} and {w=it/its} {rest}": "choose {x} . {w} {rest}",
    "^ dig {n} <|card|cards>; {rest}": "dig {n} . {rest}",
    # ---- among what was dug
    **{f"^ <|you> dig {{n}} <|card|cards> {then} <|you> {{do=eject/discard/erase/bury/put/reveal}} {one} "
       f"<of|from among|from> {OF_DUG}": f"dig {{n}} . {{do}} {card} among the cards dug"
       for then in (", then", "and", ". then", ".") for one, card in (("<one|1|a card|one card|1 card>", "1 card"),
                                                              ("{n2=2/two/3/three} <|cards>", "{n2} cards"))},
    # ---- whoever it is
    "^ you and your opponent <|both|each|both each> {v=discard} {x} from your {z=hand}":
        "both players {v} {x} from their {z}",
    "^ you and your opponent <|both|each|both each> {v=draw/discard/lose/gain} {rest}": "both players {v} {rest}",
    "^ you and your opponent cannot {rest}": "neither player can {rest}",
    "^ both players {v=draw/discard/lose/gain} {n} {k=card/cards/MP/honor} each $": "both players {v} {n} {k}",
    "^ it is not <permitted|allowed|possible> for <either|a|any> player to {rest}": "neither player can {rest}",
    "^ each player {v=draws/discards/loses/gains} {n} {k=card/cards/MP/honor} each $": "each player {v} {n} {k}",
    "^ no counter can be played by a player $": "neither player can play counters",
    "^ no option can be played by a player $": "neither player can play options",
    "^ it is not <permitted|allowed|possible> to add {p=damage/power-ups/tokens} to {x} $":
        "{p} cannot be added to {x}",
    "^ no character with {x} can {rest}": "characters with {x} cannot {rest}",
    "^ while this card is linked, that {k=character/character's} {rest}": "the linked {k} {rest}",
    "^ while this card is linked, {x} {w=to/from} that character $": "{x} {w} the linked character",
    # ---- drawn
    "{v=draw} {n} {k=card/cards} from <|the top of> your deck": "{v} {n} {k}",
    "{v=draw} a card from <|the top of> your deck": "{v} 1 card",
    "{v=draws} {n} {k=card/cards} from <|the top of> their deck": "{v} {n} {k}",
    "{v=draws} a card from <|the top of> their deck": "{v} 1 card",
    "draw a number of cards equal to {x}": "draw cards equal to {x}",
    "the number of honor <|points> your opponent has": "your opponent's honor",
    "the number of honor <|points> you have": "your honor",
    "the number of MP your opponent has": "your opponent's MP",
    "the number of MP you have": "your MP",
    # ---- mental attacks
    "mental attack: {n}, <on|against> {x} $": "execute a mental attack of {n} on {x}",
    "with an offense of {n} <on|against>": "with offense {n} on",
    "{x} has a mental attack of {n} executed on it": "execute a mental attack of {n} on {x}",
    f"execute a mental attack <of|equal to> {{n}} for each {{y}} {UP_TO} {{n2}} , on {{x}} $":
        "execute a mental attack of {n} on {x} for each {y} , up to {n2}",
    f"execute a mental attack on {{x}} <of|equal to> {{n}} for each {{y}} {UP_TO} {{n2}} $":
        "execute a mental attack of {n} on {x} for each {y} , up to {n2}",
    "execute a mental attack <of|equal to> {n} for each {y} on {x} $":
        "execute a mental attack of {n} on {x} for each {y}",
    f"execute a mental attack on {{x}} <,|> equal to {{n}} times the number of {{y}} {UP_TO} {{n2}} $":
        "execute a mental attack of X on {x} , where X is {n} times the number of {y} , up to {n2}",
    f"{{x}} has a mental attack executed on it of {{n}} for each {{y}} {UP_TO} {{n2}} $":
        "execute a mental attack of {n} on {x} for each {y} , up to {n2}",
    # ---- values
    "^ linked character: {rest}": "the linked character : {rest}",
    f"^ {{s={STATS}}} {{n}} per {{x}} $": "this character's {s} {n} for each {x}",
    f"^ {{w=this}} character <gains|has> {{n}} <more|> {{s={STATS}}} for each {{x}} you have in your hand $":
        "{w} character's {s} is increased by {n} for each {x} in your hand",
    "cards you have in your hand": "cards in your hand", "card you have in your hand": "card in your hand",
    f"<the|> {{s={STATS}}} of {{y}} is <increased|raised> by {{n}} times {{x}} $":
        "{y} gains {s} equal to {n} times {x}",
    f"<increase|raise> the {{s={STATS}}} of {{y}} by {{n}} times {{x}} $": "{y} gains {s} equal to {n} times {x}",
    **{f"{{s={STATS}}} {{n}} for each {{y}} {up_to} {{n2}}": "{s} {n} for each {y} , up to {n2}" for up_to in (
        "<, |>up to a maximum of", "<,|> to a maximum of", "<,|> but <no more than|at most|by at most>")},
    **{f"^ {who}'s {{s={STATS}}} {{n}} for each {{x}}, up to {{n2}} $":
        f"{who} has {{s}} {{n}} for each {{x}} , up to {{n2}}"
       for who in ("this character", "the linked character")},
    **{f"^ for each {{x}}, {who}'s {{s={STATS}}} {{n}} {UP_TO} {{n2}} $":
       f"{who} has {{s}} {{n}} for each {{x}} , up to {{n2}}" for who in ("this character", "the linked character")},
    f"^ the linked character : {{s={STATS}}} {{n}} until {{d}} $": "the linked character has {s} {n} until {d}",
    f"^ the linked character : {{s={STATS}}} {{n}} <per|for each> {{x}} $":
        "the linked character has {s} {n} for each {x}",
    f"^ the linked character : {{s={STATS}}} {{n}} <per|for each> {{x}} ( maximum {{n2}} ) $":
        "the linked character has {s} {n} for each {x} , up to {n2}",
    f"your {{k=MP/honor}} <|total> is <increased|raised> by {{n={NUM}}}": "gain {n} {k}",
    f"your {{k=MP/honor}} <|total> is <decreased|reduced|lowered> by {{n={NUM}}}": "lose {n} {k}",
    f"<increase|raise> your {{k=MP/honor}} <|total> by {{n={NUM}}}": "gain {n} {k}",
    f"<decrease|reduce|lower> your {{k=MP/honor}} <|total> by {{n={NUM}}}": "lose {n} {k}",
    "{v=get} {n} {k=MP/honor}": "gain {n} {k}",
    "{w=is} in the {s=resting/readied} position": "{w} {s}",
    "has no {p=damage/power-ups/tokens} on it": "has no {p}",
    "while there is no {p=damage} on the linked character, that {k=character's/character} {rest}":
        "while the linked character has no {p} , the linked {k} {rest}",
    "while there is no {p=damage} on the linked character, {rest}": "while the linked character has no {p} , {rest}",
    "is without {p=damage/power-ups/tokens}": "has no {p}",
    f"^ while {{x}}, it gains {{n}} {{s={STATS}}} $": "while {x} , its {s} is increased by {n}",
    "occupies <a space in> {x}": "is in {x}",
    "occupies {x} entry point": "is on {x} entry point",
    "occupies your {k=opponent's} {x}": "is on your {k} {x}",
    "<on|onto> an entry point <you have|you control>": "onto your entry point",
    "<on|onto> an entry point of <your opponent|your opponent's>": "on your opponent's entry point",
    "^ if the {w=chosen/selected} {k=character/card/option} {rest}": "if that {k} {rest}",
    "give {x} the skill {s=flying/archery/swordplay/witchcraft}": "give {x} {s}",
    "^ in {x}, each of your characters {v=has/gets} {rest}": "each of your characters in {x} {v} {rest}",
    f"{{v=get/receive/gain/take}} {{n}} {{p={PIECES}}} each $": "{v} {n} {p}",
    "is played from {x} onto your entry point $": "is played from {x}",
    "^ {x} is played from {y} $": "play {x} from {y}",
    # ---- what it costs to play
    f"^ <each player|players|a player|both players> <must pay|has to pay|have to pay|pays|pay> {{n}} more MP to play a "
    f"character <|from <their|your> hand> <|{BY_PAYING}> $": "characters cost {n} more MP to play",
    f"^ playing a character <|from hand|from your hand|from their hand> <|{BY_PAYING}> costs <|each player|players> "
    "{n} MP more $": "characters cost {n} more MP to play",
    f"^ you <can|may> play {{n}} <additional|more> character <|than normal|than normally> <|from your hand> per turn "
    f"<|{BY_PAYING}> $": "your play limit is increased by {n}",
    f"^ <each turn|once per turn> , you <can|may> play <one|1|an> <additional|more> character <|from your hand> "
    f"<|{BY_PAYING}> $": "your play limit is increased by 1",
    f"^ each turn , {{n}} <additional|more> character may be played by you <|from your hand> <|{BY_PAYING}> $":
        "your play limit is increased by {n}",
    f"^ you <can|may> play {{n}} <additional|more> character <|from your hand> per turn <|{BY_PAYING}> $":
        "your play limit is increased by {n}",
    f"^ the number of characters you can play <|from your hand> <per|each> turn <|{BY_PAYING}> is increased by {{n}} $":
        "your play limit is increased by {n}",
    "^ {n} more MP must be paid by <each player|players|a player> to play {rest}":
        "each player must pay {n} more MP to play {rest}",
    # ---- instead
    "^ <if|when> {x} would be {d=destroyed/discarded}, it is not {d} and {y} instead $":
        "if {x} would be {d} , {y} instead",
    **{f"^ if {{x}}, {{w=this}} {{k=card/character}} is {done} instead $": f"if {{x}} , {do} {{w}} {{k}} instead"
       for do, done in PAST.items()},
    "^ instead of being {d=destroyed/discarded/erased/buried/ejected}, {x} is "
    "{d2=discarded/erased/buried/ejected/rested}":
        "if {x} would be {d} , it is {d2} instead",
    **{f"^ if {{x}}, it is {done} instead $": f"if {{x}} , {do} it instead" for do, done in PAST.items()},
    **{f"^ when {{x}} would be {{d=destroyed/discarded}}, {{w=this}} {{k=card/character}} is {done} instead $":
       f"if {{x}} would be {{d}} , {do} {{w}} {{k}} instead" for do, done in PAST.items()},
    "^ when {p=damage} would be added to {x}, <prevent|void> <that damage|all of that damage|the damage|all of it|all "
    "that damage> $": "when {p} would be added to {x} , prevent it",
    "^ prevent <the|that> damage when {p=damage} would be added to {x} $":
        "when {p} would be added to {x} , prevent it",
    "^ <when|if> {x} would have {p=damage} added to it, {rest}": "when {p} would be added to {x} , {rest}",
    "^ when {p=damage} would be added to {x}, <none of that damage is added|all of that damage is prevented|that "
    "damage is prevented|no damage is added> $": "when {p} would be added to {x} , prevent it",
}  # fmt: skip
