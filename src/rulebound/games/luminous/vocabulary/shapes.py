"""More shapes of sentences that designers of Luminous cards type: numbers behind their unit, what was done to each one,
the first of a turn, what is looked at and goes to three places; see `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.language.wordings import MUST, Wordings

STATS = "attack/health/cost/durability"
KINDS = ("unit", "relic", "spell", "orb", "token", "card")
# What a verb has done to cards, so that they can be spoken of by it.
DONE = {"sacrifice": "sacrificed", "discard": "discarded", "destroy": "destroyed", "void": "voided",
        "reveal": "revealed"}  # fmt: skip
NTH = "{nth=first/second/third/fourth}"
OPPONENTS = {"you": "play", "the opponent": "plays"}
UNABLE = ("<they|that player> <can't|cannot> choose <an option|something|one|a mode> <that|> they <are unable to|can't|"
          "cannot> <carry out|do|perform> <|in full|completely|fully>")
# What is removed, and how one of it is called.
REMOVED = (("{y} durability", "<durability|counter>"), ("{y} durability counters", "<|durability> counter"),
           ("{y} {c} counters", "<|{c}> counter"))
REMOVED_BY = ((" .", " ."), (" :", " :"))  # an instruction, and a cost
AS_MANY = (("draw <1|one|a card|one card>", "draw that many cards"),
           ("deal <1|one> damage to {z}", "deal that much damage to {z}"),
           ("gain <1|one> life", "gain that much life"), ("lose <1|one> life", "lose that much life"))
IN_STEP = "<during|in> your draw step"
# Where a text says how long: in front, behind, or not at all.
TOLLS = (("", "", "", ""), ("{t=this} turn, ", "", "", " {t} turn"), ("", " {t=this} turn", "", " {t} turn"),
         ("", "", " {t=this} turn", " {t} turn"), *((*where, " until your next turn") for where in (
             ("until your next turn, ", "", ""), ("", " until your next turn", ""), ("", "", " until your next turn"))))
THEY_PAY = "<their controller|their controllers|its controller|that player|they> <pay|pays>"
WHO_PAYS = (("{x}", "{x}", THEY_PAY), ("your units", "units you control", "<they|you> pay"),
            ("{k=units/tokens} the opponent controls", "{k} the opponent controls", "the opponent pays"),
            *((who, "units the opponent controls", payer) for who in ("the opponent", "the opponent's units")
              for payer in (THEY_PAY, "the opponent pays")))
SHAPES: Wordings = {
    # ---- numbers behind their unit
    "{v=have/has} {n} life or {b=less/more}": "{v} {n} or {b} life",
    "if your life is {n} or {b=less/more}": "if you have {n} or {b} life",
    f"with {{n}} {{stat={STATS}}} or {{b=less/more}}": "with {stat} {n} or {b}",
    "{v=gain/gains/lose/loses} that much $": "{v} that much life",
    "{v=gain/gains/lose/loses} that much and {rest}": "{v} that much life and {rest}",
    "{v=gain/gains/lose/loses} that much, then {rest}": "{v} that much life , then {rest}",
    # ---- what was done, one by one
    **{f"{{do={verb}}} {{x}} . {{v}} for each <one|card|of them|one {done}|card {done}> <|this way> $":
       f"{{do}} {{x}} . {{v}} for each card {done} this way" for verb, done in DONE.items()},
    **{f"you may {verb} {{x}} . {{v}} for each <one|card|of them|one {done}|card {done}> <|this way> $":
       f"you may {verb} {{x}} . {{v}} for each card {done} this way" for verb, done in DONE.items()},
    **{f"for each one {done} this way": f"for each card {done} this way" for done in DONE.values()},
    # ---- the first of a turn
    **{f"^ the {NTH} {{k={'/'.join(KINDS)}}} {who} {plays} each turn {{v=gains/gets/enters}} {{rest}}":
       f"the {{nth}} time {who} {plays} a {{k}} each turn , it {{v}} {{rest}}" for who, plays in OPPONENTS.items()},
    **{f"^ the {NTH} {{k={'/'.join(KINDS)}}} {who} {plays} each turn has {{rest}}":
       f"the {{nth}} time {who} {plays} a {{k}} each turn , it gains {{rest}}" for who, plays in OPPONENTS.items()},
    f"^ your {NTH} {{k={'/'.join(KINDS)}}} each turn {{v=gains/gets/enters}} {{rest}}":
        "the {nth} time you play a {k} each turn , it {v} {rest}",
    f"^ your {NTH} {{k={'/'.join(KINDS)}}} each turn has {{rest}}":
        "the {nth} time you play a {k} each turn , it gains {rest}",
    # ---- which cards
    **{f"{{a=a/an/another/each}} {{k=unit}}{whose} whose {{stat=attack/health}} is {{than=greater/less/higher/lower}} "
       "than its {stat2=attack/health}": f"{{a}} {{k}}{whose} with {{stat}} {{than}} than its own {{stat2}}"
       for whose in ("", " you control", " the opponent controls")},
    "{a=one/1} or more of your {k=units/relics/tokens/orbs}": "{a} or more {k} you control",
    "{n} or more of your {k=units/relics/tokens/orbs}": "{n} or more {k} you control",
    "{n} of your {k=units/relics/tokens/orbs}": "{n} {k} you control",
    "{n} of your {s=expended/ready/damaged/attacking/blocking} {k=units/relics/tokens/orbs}": "{n} {s} {k} you control",
    "{n} of the opponent's {k=units/relics/tokens/orbs}": "{n} {k} the opponent controls",
    "{n} of their {k=units/relics/tokens/orbs}": "{n} {k} they control",
    **{f"one of {whose} {kind}s": f"a {kind} {who}" for kind in ("unit", "relic", "token", "orb")
       for whose, who in (("their", "they control"), ("the opponent's", "the opponent controls"))},
    "up to {n} of your {k=units/relics/tokens/orbs}": "up to {n} {k} you control",
    "any number of your {k=units/relics/tokens/orbs}": "any number of {k} you control",
    "any number of their {k=units/relics/tokens/orbs}": "any number of {k} they control",
    "{do=play} {some} from {w=your} {p=hand} with {x} <without paying its cost|for free>":
        "{do} {some} with {x} from {w} {p} without paying its cost",
    # ---- instead
    **{f"^ <if|when|whenever> {{x}} would {{y}}, you may {{v}}{do} {done} instead $":
       f"if {{x}} would {{y}} , you may {house} instead"
       for do in (" to", " . if you do,") for done, house in (
           ("{z}", "{v} and {z}"), ("{deed} and {z}", "{v} , {deed} and {z}"))},
    "^ the next time {x} would {y}, instead {rest}": "the next time {x} would {y} , {rest} instead",
    "^ the first time {x} would {y} each turn, instead {rest}":
        "the first time {x} would {y} each turn , {rest} instead",
    **{f"^ <{kind}s|all {kind}s> that would be put into {{y}} are voided instead $":
       f"if a {kind} would be put into {{y}} , void it instead" for kind in ("unit", "relic", "spell", "card")},
    "^ while {x}, all damage that would be dealt to {y} is dealt to {w=it/this} <|unit|relic> instead $":
        "while {x} , if damage would be dealt to {y} , deal it to {w} instead",
    "^ while {x}, damage that would be dealt to {y} is dealt to {w=it/this} <|unit|relic> instead $":
        "while {x} , if damage would be dealt to {y} , deal it to {w} instead",
    **{f"^ while {{x}}, prevent all {damage} that would be dealt to {{y}} $":
       f"while {{x}} , if {damage} would be dealt to {{y}} , prevent it instead"
       for damage in ("damage", "combat damage")},
    "^ while {x}, if {y} would {z}, instead {rest}": "while {x} , if {y} would {z} , {rest} instead",
    "^ while {x}, if {y} would {z}, prevent {it=it/that} <|damage> $":
        "while {x} , if {y} would {z} , prevent it instead",
    "^ if {y} would {z} and {x}, {rest}": "if {y} would {z} while {x} , {rest}",
    # ---- as long as
    "<while|as long as|for as long as> {w=this/it} <|unit|relic> <stays|remains|is kept> expended":
        "while {w} is expended",
    "in their ready step": "during its controller's next ready step",
    # ---- costs
    "^ at the {e=start/end} of {p=your} turn, pay {n} or {rest}":
        "at the {e} of {p} turn , you may pay {n} . if you don't , {rest}",
    # ---- as it enters play
    "{v=enter/enters} play with <a|an> additional {n}/{n2} counter": "{v} play with a {n}/{n2} counter",
    "{v=enter/enters} play with {n} additional {n2}/{n3} counters": "{v} play with {n} {n2}/{n3} counters",
    **{f"{{do={verb}}} {{x}} {to} play with {{a=a/an}} {{n}}/{{n2}} {{k=counter}} on it":
       "put {x} into play . put {a} {n}/{n2} {k} on it" for verb, to in (("put", "into"), ("return", "to"))},
    **{f"{{do={verb}}} {{x}} {to} play with {{n3}} {{n}}/{{n2}} {{k=counters}} on it":
       "put {x} into play . put {n3} {n}/{n2} {k} on it" for verb, to in (("put", "into"), ("return", "to"))},
    **{f"{{do={verb}}} {{some}} {to} play{expended} with {{skill=@}}{more} $":
       f"put {{some}} into play{expended} . it gains {{skill}}{too}"
       for verb, to in (("put", "into"), ("return", "to")) for expended in ("", " expended")
       for more, too in (("", ""), (" and {skill2=@}", " and {skill2}"))},
    # ---- combat
    **{f"^ {led}{who} <can't|cannot> attack{whom}{mid} unless {payer} {{n}} <|essence>{each}{behind} $":
       f"attacking{on} with {what} costs {{n}}{until}"
       for who, what, payer in WHO_PAYS
       for whom, on in (("", ""), (" {y}", " {y}"), (" {y} with a unit", " {y}"), (" {y} with units", " {y}"),
                        (" with a unit", ""), (" with units", ""))
       for each in (" <|for each attack|for each attacking unit|for each unit|for each of them|for each of those units|"
                    "for that attack|for it|for each unit that attacks|each time|per attack|for the attack>",)
       for led, mid, behind, until in TOLLS},
    "{x} doesn't expend when <it|this> attacks": "{x} doesn't expend to attack",
    "{x} doesn't expend when attacking": "{x} doesn't expend to attack",
    "{x} don't expend when <they attack|attacking>": "{x} don't expend to attack",
    "attacking <doesn't|does not> <expend|cause> {w=this/it} <unit|> <|to expend>": "{w} doesn't expend to attack",
    "attacking <doesn't|does not> cause {x} to expend": "{x} don't expend to attack",
    "{x} {v=gets/gains} {y} until end of turn and {w=must/attacks} {rest}": "{x} {v} {y} and {w} {rest}",
    "{w=when/whenever} {x} attacks and <is not|isn't> blocked, {rest}": "{w} {x} attacks unblocked , {rest}",
    "^ if {x} attacks and <is not|isn't> blocked, {rest}": "whenever {x} attacks unblocked , {rest}",
    "{w=when/whenever} {x} <is not|isn't> blocked, {rest}": "{w} {x} attacks unblocked , {rest}",
    # ---- each turn
    **{f"^ {typed} $": "you draw an additional card during your draw step" for typed in (
        f"{IN_STEP}, <|you> draw <an additional|1 additional|one additional> card <|as well>",
        f"<|you> draw <two cards|2 cards|two|2> instead of <one|1|one card> {IN_STEP}",
        f"{IN_STEP}, <|you> draw <two cards|2 cards|two|2> instead of <one|1|one card>",
        f"draw <an additional|1 additional|one additional> card {IN_STEP}",
        f"<|you> draw one more card {IN_STEP}", f"you draw 1 more card {IN_STEP}")},
    "^ <during|in> each player's draw step, they draw <an additional|one more> card $":
        "each player draws an additional card during their draw step",
    "^ <all|both> players draw an additional card <during|in> their draw step <|s> $":
        "each player draws an additional card during their draw step",
    "^ players draw an additional card <during|in> their draw <step|steps> $":
        "each player draws an additional card during their draw step",
    "^ you may <keep|hold> {n} more cards in <|your> hand at the end of your turn $":
        "your maximum hand size is increased by {n}",
    "{v=attacks/attack} {y=you} or {w=this} <|relic>": "{v} {w} or {y}",
    "{v=attacks/attack} {y=you} or {some}": "{v} {some} or {y}",
    "{v=attacks/attack} the opponent or {some}": "{v} {some} or the opponent",
    "attack <you or relics you control|you or your relics>": "attack a relic you control or you",
    "{w=this} turn, {n} or more cards <were|have been> put into": "{w} turn , {n} or more cards were put into",
    "{x} <have been|has been> put into {y} this turn": "{x} were put into {y} this turn",
    # ---- modes that somebody else must be able to do
    **{f"{{x}} chooses one: {modes} . {UNABLE} $": f"{{x}} chooses one that they can do in full : {house}"
       for modes, house in (
           ("{m}; <or|> {m2}", "{m} ; or {m2}"), ("{m}; <or|> {m2}; <or|> {m3}", "{m} ; or {m2} ; or {m3}"),
           ("{v}, or {v2}", "{v} ; or {v2}"), ("{v}, {v2}, or {v3}", "{v} ; or {v2} ; or {v3}"))},
    "{x} {v=gains/gets} {y} until end of turn and {v2=gets/gains} {n}/{n2} for each {rest}":
        "{x} {v} {y} until end of turn . it {v2} {n}/{n2} until end of turn for each {rest}",
    "equal to <their|the> <total|combined> {stat=attack/health/cost} $": "equal to the {stat} of them",
    # ---- any number of; what is counted must be what was removed
    **{f"remove {taken} from {{x}}{then} {typed} for each {counter} removed this way $":
       f"remove {taken} from {{x}}{said} {house}"
       for taken, counter in REMOVED for then, said in REMOVED_BY for typed, house in AS_MANY},
    **{f"remove {taken} from {{x}}{then} for each {counter} removed this way, {typed} $":
       f"remove {taken} from {{x}}{said} {house}"
       for taken, counter in REMOVED for then, said in REMOVED_BY for typed, house in AS_MANY},
    "pay <X|any amount of> essence": "pay any amount of essence",
    # ---- an order, said of what it is about, or about whom it is before how much
    "^ {some} <readies|untaps> $": "ready {some}",
    "^ {x} become expended $": "expend {x}",
    "^ {x} <becomes|become> <ready|readied> $": "ready {x}",
    "{do=turn} {x} <ready|upright> $": "ready {x}",
    "{do=turn} {x} <sideways|expended> $": "expend {x}",
    "{do=deal} {x} {n} damage": "{do} {n} damage to {x}",
    # Of what is dealt to it all that comes in one moment counts; of what one deals that would be another sum.
    **{f"{{v=is/are}} dealt {{n}} or more {kind}damage at once": f"{{v}} dealt {{n}} or more {kind}damage"
       for kind in ("", "combat ")},
    **{f"{{do=deal}} {{x}} {{n=1/one}} damage for each {{y}}{end}": f"{{do}} {{n}} damage to {{x}} for each {{y}}{end}"
       for end in (" $", " .")},
    "{do=give} {x} {n} {stat=attack/health} {t=until/this}": "{x} gets {n} {stat} {t}",
    **{f"{{x}} {v} {n} {less} {{stat=attack/health}} {{t=until/this}}": f"{{x}} {get} {sign}{n} {{stat}} {{t}}"
       for v, get in (("<has|gets>", "gets"), ("<have|get>", "get")) for n in range(1, 7)
       for less, sign in (("less", "-"), ("more", "+"))},
    # ---- who must do one of two things
    # Behind 'must discard' stands 'discards' already.
    **{f"{who} {one}{s} {{v}} or {{do={'/'.join(MUST)}}} {{y}} $":
       f"{house} chooses one : {one} {{v}} ; or {{do}} {{y}}" for one in MUST
       for who, s, house in (("the opponent", "s", "the opponent"), ("they", "", "that player"),
                                             ("that player", "s", "that player"))},
    **{f"{{x}} must {either}{{v}} or {{v2}}{their_choice} $": "{x} chooses one : {v} ; or {v2}"
       for either in ("", "either ") for their_choice in ("", " . they choose", ", their choice")},
    # ---- this way, where it is not said
    "for each {x} {d=sacrificed/destroyed/discarded/voided} $": "for each {x} {d} this way",
    "for each {x} {d=sacrificed/destroyed/discarded/voided}, {rest}": "for each {x} {d} this way , {rest}",
    "<the|those> {d=readied/expended/voided/returned} {k=units/relics/orbs}": "all {k} {d} this way",
    "if {w=it/that} <|unit> had {v=attacked/blocked} this turn": "if {w} card {v} this turn",
    # ---- instead, for a while
    "^ <until end of turn|this turn|for the rest of the turn>, if {x} would {y}, {rest}":
        "if {x} would {y} this turn , {rest}",
    "^ the next time {x} would {y} {t=this} turn, instead {rest}":
        "the next time {x} would {y} {t} turn , {rest} instead",
    # ---- as it comes
    "^ as {w=this} <|unit|relic|card> enters play, choose {rest}": "arrive : choose {rest}",
    "{k=cards/units/relics/spells} you play <that have no|with no|without an> orb check":
        "{k} with no orb check you play",
    "^ {k=cards/units/relics/spells} you play with {x} {v=cost/enter/gain/get} {rest}":
        "{k} with {x} you play {v} {rest}",
    # ---- durability
    "{w=when/whenever} {x=this} <|relic> loses its last durability <|counter>":
        "{w} this loses durability while the durability of this card is 0 or less",
    "{w=when/whenever} {a=a/another} {x} loses its last durability <|counter>":
        "{w} {a} {x} loses durability while its durability is 0 or less",
    "{w=when/whenever} the last durability <|counter> is removed from {x=this/it}":
        "{w} this loses durability while the durability of this card is 0 or less",
    "{do=put} durability counters on {x} equal to {y} $": "{do} that many durability counters on {x} , where X is {y}",
    # ---- combat
    "units the opponent controls <can't|cannot> block alone {t=this} turn":
        "units you control can't be blocked except by two or more units {t} turn",
    "units the opponent controls <can't|cannot> block alone $":
        "units you control can't be blocked except by two or more units",
    "{k=unit/relic/token} you control other than {w=this} <|card|unit|relic>": "other {k} you control",
    # ---- of all that an effect did, what is the one player's
    **{f"if {whose} unit <is|was> destroyed this way, {{rest}}":
       f"if there is a unit {who} destroyed this way , {{rest}}"
       for whose, who in (("your", "you control"), ("the opponent's", "the opponent controls"))},
    "if the opponent <discards|discarded> {some} this way, {rest}":
        "if there is {some} the opponent owns discarded this way , {rest}",
    # ---- two units against each other
    "^ two units fight: {rest}": "{rest}",
    # ---- orbs and tokens that come sideways
    "play {some} from your orb pile <,|> expended": "play {some} from your orb pile . it enters play expended",
    "^ {w=when/whenever} {x=this} <|unit|relic|card> is played without tribute, {rest}":
        "{w} {x} is played , if no unit was tributed , {rest}",
    "{a=your/the} discard pile if there are {n} or {b=more/fewer} {k=cards/units/relics/spells} in it":
        "{a} discard pile if there are {n} or {b} {k} in {a} discard pile",
    # ---- looked at
    "the opponent chooses {n} <of them|> <to go|to be put|to put> {p=into/on} {y}; <draw|you draw> the <others|rest> $":
        "the opponent chooses {n} of them . put them {p} {y} . you draw the rest",
    # ---- during somebody's next turn
    "^ you {c=can't/cannot} {v} <on|during|> <your|> next turn $":
        "at the start of your next turn , you {c} {v} this turn",
    **{f"look at the top {{n}} cards of your deck . put one <|of them> {one}, one <|of them> {other} and the "
       f"<rest|other|others> {{y}} $":
       f"look at the top {{n}} cards of your deck . put one of them {one} . put one of them {other} . "
       "put the rest {y}"
       for one in ("into your hand",) for other in ("on the bottom", "into your discard pile", "on top of your deck")},
}  # fmt: skip
