"""What designers of Lost Legacy cards type where they ask and count: skills by their full name, piles and what they
hold, what is beyond a number, what was done this way, against whom."""

from __future__ import annotations

from rulebound.language.paraphrases import done_this_way
from rulebound.language.patterns import NUMBERS
from rulebound.language.wordings import Wordings

SKILLS = ("flying", "archery", "swordplay", "witchcraft")
KINDS = ("character", "option", "item", "counter", "equipment", "environment", "weapon", "spell", "card")
HELD = (*KINDS, "mp", "honor", "level")
WHO = ("you", "they", "it", "your opponent")
MANY = (*(str(n) for n in range(1, 11)), *sorted(each for each in NUMBERS if each.isalpha() and len(each) > 1))
DONE = "discarded/destroyed/erased/ejected/buried/revealed"
SEND = "discard/destroy/erase/eject/bury/reveal"
WERE = "<were|was|are>"
OF_THEM = "<|cards|of them|of those cards>"
OF_ITSELF = ("this character", "the linked character")
YOURS = "add/bury/destroy/discard/eject/erase/move/ready/rest/set/void"
PIECES = ("damage", "tokens", "power-ups")
ASKING_WORDS: Wordings = {
    **{f"{the}{skill} skill": skill for skill in SKILLS for the in ("the ", "")},
    "offense and defense": "stats", "defense and offense": "stats",
    # Beyond how many something is counted; elsewhere 'more than 3' is 4 or more.
    **{f"{what} {who} {have} {than} {n}": f"{what} {who} {have} {beyond} {n}" for what in HELD for who in WHO
       for have in ("have", "has") for n in MANY
       for than, beyond in (("more than", "beyond"), ("fewer than", "below"), ("less than", "below"))},
    "their own": "their", "your own": "your", "its own": "its own",
    **{f"then {is_}": is_ for is_ in ("has", "have", "is", "are", "stands")},
    "contains": "has", "contain": "have", "difference in levels": "difference in level", ", minus": "minus",
    **{f"the same {much} of {piece}": f"that {'much' if piece == 'damage' else 'many'} {piece}"
       for piece in PIECES for much in ("amount", "number")},
    **{f"{is_} {moved}": house for moved in ("manually moved", "moved manually") for is_, house in (
        ("is", "manually moves"), ("are", "manually move"), ("cannot be", "cannot move manually"),
        ("can't be", "cannot move manually"))},
    **{f"no {kind}{s} {can}": f"{kind}s cannot" for kind in KINDS for s in ("", "s") for can in ("can", "may")},
    "is then": "is", "are then": "are", "become readied": "are readied", "become rested": "are rested",
    "them both": "them", "in play": "on the field",
    "becomes double": "is doubled", "becomes doubled": "is doubled", "becomes half": "is halved",
    **{f"target {kind}'s": f"a {kind}'s" for kind in KINDS}, "target opposing": "an enemy",
    "during your open gamestate ,": "", "the one just played": "the played character",
    **{f"the {typed} !player/players/they/them/their/each": f"your {typed}" for typed in ("opponent", "opponent's")},
    "there's": "there is",
    "by more than one character": "by two or more characters",
    **{f"that {has} no {kind}": f"without a {kind}" for has in ("has", "have") for kind in ("weapon", "spell")},
    **{f"that {has} no equipment": "without an equipment" for has in ("has", "have")},
    "of its controller's": "of that card's controller's", "its controller's other": "that card's controller's other",
    "its controller's characters": "that card's controller's characters",
    "with that name": "with the same name as it", "of that name": "with the same name as it",
    "of the same name": "with the same name as it", "of the same name as": "with the same name as",
    **{f"{than} {fold}": f"{than} {n} times" for than in ("equal to", "than")
       for n, folds in ((2, ("twice", "double", "two times")), (3, ("three times", "triple"))) for fold in folds},
}  # fmt: skip
ASKING: dict[str, str] = {
    # ---- what was done this way
    **done_this_way(DONE, SEND, DONE),
    f"if {{n}} or {{b=more/fewer/less}} {OF_THEM} {WERE} {{d={DONE}}}": "if there are {n} or {b} cards {d} this way",
    f"if at least {{n}} {OF_THEM} {WERE} {{d={DONE}}}": "if there are {n} or more cards {d} this way",
    f"if exactly {{n}} {OF_THEM} {WERE} {{d={DONE}}}": "if there are exactly {n} cards {d} this way",
    f"if none {OF_THEM} {WERE} {{d={DONE}}}": "if there are no cards {d} this way",
    f"if any {OF_THEM} {WERE} {{d={DONE}}}": "if there is a card {d} this way",
    # ---- how many
    "^ for every {n} {x}, {deed} $": "{deed} for every {n} {x}",
    "^ for every {n} {x}, {deed} and {deed2} $": "{deed} for every {n} {x} and {deed2} for every {n} {x}",
    **{f"{{v=draw/draws}} as many cards as {who} {have} {{k=MP/honor}}": f"{{v}} cards equal to {whose} {{k}}"
       for who, have, whose in (("you", "have", "your"), ("your opponent", "has", "your opponent's"))},
    **{f"{{k={'/'.join(KINDS)}}} {who} {have} {{b=beyond/below}} {{n}} in {whose}{{z=hand/disposal}}":
       f"{{k}} in {house} {{z}} {{b}} {{n}}" for who, have, house in (
        ("you", "have", "your"), ("they", "have", "their"), ("your opponent", "has", "your opponent's"))
       for whose in ("", "your ", "their ")},
    "{k=space/spaces} beyond the {o=first/second/third/fourth} <|that> {w=it} <|has> moved this turn":
        "{k} {w} moved this turn beyond the {o}",
    "for every {n} levels {x}": "for every {n} points of level {x}",
    "for each of {w=its} <levels|level>": "for each level it has",
    "{x}, until {y} $": "{x} until {y}",
    **{f"^ {who}'s {{s=@}} is {{v=increased/raised/reduced/lowered}} by {{n}} for {{e=each/every}} {{x}} on it $":
       f"{who}'s {{s}} is {{v}} by {{n}} for {{e}} {{x}} on {who}" for who in OF_ITSELF},
    "{v=lose/loses/pay/pays/gain/gains} half <|of> {w=your/their} {k=MP/honor}": "{v} {k} equal to half {w} {k}",
    f"{{v={SEND}/discards/buries/erases}} half <|of> {{w=your/their}} hand":
        "{v} X cards , where X is half the number of cards in {w} hand",
    f"{{v={SEND}/discards/buries/erases}} half <|of> the cards in {{w=your/their}} hand":
        "{v} X cards , where X is half the number of cards in {w} hand",
    **{f"{{v=remove/removes}} half {of} <on|from> {{w={who}}}": f"{{v}} X {house} from {{w}} , where X is half the "
       f"number of {house} on {{w}}" for who in ("it",) for house, of in (
        (piece, f"<|of> <the|its|all|all the> {piece}") for piece in PIECES)},
    **{f"{{v=remove/removes}} half <|of> <the|all|all the> {piece} <on|from> {who}":
       f"{{v}} X {piece} from {who} , where X is half the number of {piece} on {who}"
       for who in OF_ITSELF for piece in PIECES},
    "any number of {x}, up to {n}": "up to {n} {x}",
    **{f"{{v=discards/discard}} <|cards> until <they have|you have> {many} cards <in hand|in their hand|in your hand>"
       f"{end}": f"{{v}} down to {many} cards{end}" for many, end in (("{n}", ""), ("as many", " as {y}"))},
    "{v=discards/discard} cards from {w=their/your} hand until <it has|they have|you have> {n} cards <|in it|in "
    "hand|in their hand|in your hand>": "{v} down to {n} cards",
    **{f"{{v=add/adds}} {{n}} <{one}|{many}> to {{x}}<,|> plus {{n2}} <|more> <|{one}|{many}> for each {{y}}":
       f"{{v}} X {many} to {{x}} , where X is {{n}} plus {{n2}} for each {{y}}"
       for one, many in (("damage", "damage"), ("token", "tokens"), ("power-up", "power-ups"))},
    "{v=draw/draws} {n} <card|cards><,|> plus {n2} <|more> <|card|cards> for each {y}":
        "{v} X cards , where X is {n} plus {n2} for each {y}",
    "{v=gain/gains/lose/loses} {n} {k=MP/honor}<,|> plus {n2} <|more> <|MP|honor> for each {y}":
        "{v} X {k} , where X is {n} plus {n2} for each {y}",
    **{f"execute a mental attack {on} {{x}} with <|an|a> <offense|value> <|of|equal to> {{n}} for each {{rest}}":
       "execute a mental attack equal to {n} for each {rest} on {x}" for on in ("on", "against")},
    "execute a mental attack of {n} for each {y} <on|against> {x}":
        "execute a mental attack equal to {n} for each {y} on {x}",
    **{f"add <1|one|a> {one} to {who}<,|> <up to|up to a maximum of|to a maximum of> {{n}} <{many}|> $":
       f"add 1 {one} to {who} unless {who} has {{n}} or more {many}" for who in (*OF_ITSELF, "this card")
       for one, many in (("token", "tokens"), ("power-up", "power-ups"))},
    # ---- values
    **{f"^ {who}'s {{s=@}} <is|becomes> <|equal to> {{n}} times its {{s2=@}}{end}":
       f"{who}'s {{s}} becomes equal to {{n}} times {who}'s {{s2}}{end.strip(' $') and end}"
       for who in OF_ITSELF for end in (" $", " until {rest}")},
    **{f"^ {who}'s {{s=@}} <is|becomes> <|equal to> its {{s2=@}}{end}":
       f"{who}'s {{s}} becomes equal to {who}'s {{s2}}{end.strip(' $') and end}"
       for who in OF_ITSELF for end in (" $", " until {rest}")},
    **{f"{whose} {{k=character}} with the {{e=highest/lowest}} {{s=@}}": f"the {{k}} with the {{e}} {{s}} {control}"
       for whose, control in (("your", "you control"), ("your opponent's", "your opponent controls"))},
    "with {s=@} {n} or {b=less/more} and {s2=@} {n2} or {b2=less/more}":
        "with {s} {n} or {b} and with {s2} {n2} or {b2}",
    "{s=@} {n}, {s2=@} {n2}": "{s} {n} and {s2} {n2}",
    "the {s=@} of {x} <is|are> {signed}": "the {s} of {x} {signed}",
    # ---- against whom
    **{f"^ against {{x}}, {who}'s {{s=offense}} {{signed}} $": f"{who} has {{s}} {{signed}} while it is attacking {{x}}"
       for who in OF_ITSELF},
    **{f"^ {who}'s {{s=offense}} {{signed}} against {{x}} $": f"{who} has {{s}} {{signed}} while it is attacking {{x}}"
       for who in OF_ITSELF},
    **{f"^ {who} <has|gets|gains> {said} against {{x}} $": f"{who} has {{s}} {{signed}} while it is attacking {{x}}"
       for who in OF_ITSELF for said in ("{signed} {s=offense}", "{s=offense} {signed}")},
    # ---- when
    **{f"^ {limit}when {{x}} attacks and <the attacked character|its target|the target> <is not|isn't> destroyed, "
       "{rest}": f"{limit.replace(',', ' ,')}when {{x}} fails to destroy a character , {{rest}}"
       for limit in ("", "once per turn, ")},
    **{f"^ {limit}after {{x}} <attacks|attacked|has attacked>, {{rest}}":
       f"{limit.replace(',', ' ,')}when {{x}} attacks , after the battle {{rest}}"
       for limit in ("", "once per turn, ")},
    "^ <any|a|each|every> {x} that would be {d=discarded/destroyed/buried/ejected} is {d2=erased/buried/ejected} "
    "instead $": "if a {x} would be {d} , it is {d2} instead",
    "^ <any|a|each|every> {x} that would be {d=discarded/destroyed/buried/ejected} {w=from/by} {y} is "
    "{d2=erased/buried/ejected} instead $": "if a {x} would be {d} {w} {y} , it is {d2} instead",
    "^ <any|a|each|every> <character|enemy character> that {v=threatens/attacks} {x} {h=has/gets/gains/loses} {y} "
    "<during|in> <that|the> battle $":
        "when a character {v} {x} , that character {h} {y} until the end of the battle",
    **{f"^ {{do={YOURS}}} {{a=a/an}} {{k={'/'.join(KINDS)}}} when {who} {{v=plays/sets/threatens/attacks}} it $":
       f"when {who} {{v}} {{a}} {{k}} , {{do}} that {{k}}" for who in ("your opponent", "a player")},
    f"^ {{do={YOURS}}} {{a=a/an}} {{k={'/'.join(KINDS)}}} when it {{rest}}": "when {a} {k} {rest} , {do} that {k}",
    "when a {h=mental/physical/distance/combo} attack is <executed|made|performed|launched> <on|against> {x}, {rest}":
        "when {x} is attacked by a {h} attack , {rest}",
    "^ after a battle in which {x} attacked, if <the attacked character|its target> <was|is> not destroyed, {rest}":
        "when {x} fails to destroy a character , {rest}",
    "^ <upon|on|after> the {d=destruction} of {x} by {y}, {rest}": "when {x} is destroyed by {y} , {rest}",
    "^ <upon|on|after> the {d=destruction} of {x}, {rest}": "when {x} is destroyed , {rest}",
    "^ {x} during a battle in which {y} <threatens|attacks|is attacking|is threatening> $":
        "{x} while {y} is attacking",
    "^ {x} during a battle in which {y} is <threatened|attacked> $": "{x} while {y} is attacked",
    "^ you may , {l=once/twice} per turn , {rest}": "{l} per turn , you may {rest}",
    "^ while {x} is {d=attacked} by {some}, {rest}": "while {some} is attacking {x} , {rest}",
    "^ {y} while {x} is {d=attacked} by {some} $": "{y} while {some} is attacking {x}",
    "^ <at the end of|when> <each|a|every|any> turn in which {x} <ends|>, {rest}":
        "when a turn ends , if {x} this turn , {rest}",
    "^ when a turn ends in which {x}, {rest}": "when a turn ends , if {x} this turn , {rest}",
    f"when {{x}} {{v=draws/draw/sets/set/plays/play}} {{w=their/your/a}} {{o=second/third/fourth}} "
    f"{{k={'/'.join(KINDS)}}} <of a|each|in a|of the|of each|this|a> turn, {{rest}}":
        "the {o} time {x} {v} a {k} each turn , {rest}",
    **{f"^ {limit}when <two or more|more than one> <characters|character|enemy characters> "
       f"{{v={attack}}} {{x}}, {{rest}}": f"{limit.replace(',', ' ,')}when {{x}} is {done} by two or more characters , "
       "{rest}" for limit in ("", "once per turn, ")
       for attack, done in (("attack/attacks", "attacked"), ("threaten/threatens", "threatened"))},
    # ---- players
    **{f"you and your opponent {{v=have/control}} {as_many} {{x}}": "you {v} as many {x} as your opponent"
       for as_many in ("the same number of", "the same amount of", "as many", "equally many")},
    "{z=hand/disposal/deck} is <larger|bigger> than {x}": "{z} has more cards than {x}",
    "{z=hand/disposal/deck} is smaller than {x}": "{z} has less cards than {x}",
    "^ when a player {x}, the other player {rest}": "when a player {x} , that player's opponent {rest}",
    "playing this character <|from your hand> costs {n} {l=less/more} MP": "this character costs {n} {l} MP to play",
    "{x} and on the field {y}": "{x} and {y}",
    # ---- in the other case, which is asked of the same card
    f"^ if {{w=it/that}} is {{a=a/an}} {{k={'/'.join(KINDS)}}}, you may {{v}}; otherwise <,|> {{rest}}":
        "if {w} is {a} {k} , you may {v} . if it is not {a} {k} , {rest}",
    f"if {{w=it}} is {{a=a/an}} {{k={'/'.join(KINDS)}}}, you may {{v}} . otherwise <,|> {{rest}}":
        "if {w} is {a} {k} , you may {v} . if it is not {a} {k} , {rest}",
    f"if <that card|the {{d={DONE}}} card> was {{a=a/an}} {{k={'/'.join(KINDS)}}}": "if that card is {a} {k}",
    "when an opponent's {x} threatens {y}, {z} the <threatening character|attacker>":
        "when an opponent's {x} threatens {y} , {z} that opponent's character",
    "choose {a=a/an/one} {x} and {a2=a/an/one} {y} . {do=eject/rest/ready/bury/erase/discard/destroy} both <of them|>":
        "choose {a} {x} and {a2} {y} . {do} them",
    **{f"with the same {{s=@}} or {{b={said}}}": f"with {{s}} equal to or {house} than it"
       for house, said in (("lower", "less/lower/smaller"), ("higher", "more/higher/greater"))},
    **{f"with the same or <a|> {{b={said}}} {{s=@}}": f"with {{s}} equal to or {house} than it"
       for house, said in (("lower", "less/lower/smaller"), ("higher", "more/higher/greater"))},
    # [LL-open.17] Only manual moves count for its speed, so this is courtesy. [EN-15]
    "{x} move {y} . this <does not|doesn't> count as manually moving {w=it}": "{x} move {y}",
    "move {x} . this <does not|doesn't> count as manually moving {w=it}": "move {x}",
    "move {x} {n} <additional|more> {k=space/spaces}": "move {x} {n} {k}",
    **{f"{{a=a/the}} {{k=character}} with the {{e=highest/lowest/greatest/least}} {{s=@}} among {whose} characters":
       f"the {{k}} with the {{e}} {{s}} {control}" for whose, control in (
        ("your", "you control"), ("your opponent's", "your opponent controls"))},
    "one of your {k=characters/options} and one of your opponent's": "one of your {k} and one of your opponent's {k}",
    **{f"choose {{w=one}} of your {{x}} and {{w2=one}} of your opponent's {{y}} . both <of them|> are {done} $":
       f"choose {{w}} of your {{x}} and {{w2}} of your opponent's {{y}} . {do} them" for do, done in (
        ("rest", "rested"), ("ready", "readied"), ("eject", "ejected"), ("destroy", "destroyed"), ("bury", "buried"))},
    "as you have {k=honor/MP} $": "as your {k}",
    "{v=move} {x} as many spaces as {y} $": "{v} {x} X spaces , where X is {y}",
    # ---- who is spoken of again
    "^ when {a=a/an/another} {k=equipment/weapon/spell/card} linked to {w=a/an/another/any} {x}":
        "when {a} {k} on {w} {x}",
    "for each {k=equipment/weapon/spell/card} linked to {w=a/an/another/any} {x}": "for each {k} on {w} {x}",
    "^ {x} this character's cannot {v=threaten/attack} it $": "{x} this character cannot {v} this character",
    **{f"no {kind} {{x}} <can|may> {{rest}}": f"{kind}s {{x}} cannot {{rest}}" for kind in KINDS},
}  # fmt: skip
