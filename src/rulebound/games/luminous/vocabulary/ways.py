"""Other ways to say what Luminous cards say: tokens by their numbers, where cards go, costs, turns and modes; see
`language/wordings.py` and `language/paraphrases.py`."""

from __future__ import annotations

from itertools import pairwise

from rulebound.language.asides import led
from rulebound.language.owners import WORDS as NUMBERS
from rulebound.language.wordings import Wordings

KINDS = ("unit", "relic", "orb", "token", "card")
WHO = ("you control", "the opponent controls", "they control")
SEND = "send/move/take/bring/place/put"
STATS = ("attack", "health")
COUNT = tuple(enumerate(NUMBERS))[1:]
SMALL = tuple((str(n), word) for n, word in COUNT)
ENDS = ((" $", ""), (" until {u}", " until {u}"), (" this turn", " this turn"))
WAYS: Wordings = {
    # ---- whose
    **{f"{kind}{s} under {whose} control": f"{kind}{s} {who}" for kind in KINDS for s in ("", "s")
       for whose, who in (("your", "you control"), ("the opponent's", "the opponent controls"),
                          ("your opponent's", "the opponent controls"), ("their", "they control"))},
    **{f"{kind}{s} {that}{who}": f"{kind}{s} {house}" for kind in KINDS for s in ("", "s")
       for that, who, house in (("that ", "the opponent controls", "the opponent controls"),
                                ("that ", "your opponent controls", "the opponent controls"),
                                ("which ", "the opponent controls", "the opponent controls"),
                                ("in play that ", "you control", "you control"),
                                ("in play that ", "the opponent controls", "the opponent controls"),
                                ("in play ", "under your control", "you control"),
                                ("in play ", "under the opponent's control", "the opponent controls"))},
    **{f"the {kind}s {who}": f"{kind}s {who}" for kind in KINDS for who in WHO},
    **{f"another of your {kind}s": f"another {kind} you control" for kind in KINDS},
    **{f"another of the opponent's {kind}s": f"another {kind} the opponent controls" for kind in KINDS},
    "the hand of its owner": "its owner's hand", "the void of its owner": "its owner's void",
    "the deck of its owner": "its owner's deck", "the discard pile of its owner": "its owner's discard pile",
    "the top of the deck of its owner": "the top of its owner's deck",
    # ---- numbers in words
    **{f"{word} {stat}": f"{n} {stat}" for n, word in COUNT for stat in STATS},
    **{f"{pays} {n} essence": f"{pays} {n}" for pays in ("pay", "pays") for n, _ in SMALL},
    **{f"{pays} {word}{essence}": f"{pays} {n}" for pays in ("pay", "pays") for n, word in SMALL
       for essence in (" essence",)},
    **{f"{get} {said} durability counter{s}": f"gains {n} durability" for get in ("gets", "gains") for n, word in SMALL
       for said in (n, word) for s in ("", "s")},
    "topmost card of": "top card of", "any one unit": "a unit", "any one relic": "a relic",
    **{f"the {word} topmost cards": f"the top {word} cards" for pair in SMALL for word in pair},
    # ---- turns
    **{f"{when} {your_turn} {ends}": f"at the {end} of {house} turn"
       for when in ("when", "whenever", "each time", "every time")
       for your_turn, house in (("your", "your"), ("the opponent's", "the opponent's"))
       for ends, end in (("turn ends", "end"), ("turn starts", "start"), ("turn begins", "start"))},
    **{f"{when} you {end} your turn": f"at the {house} of your turn"
       for when in ("when", "whenever", "each time", "every time")
       for end, house in (("end", "end"), ("start", "start"), ("begin", "start"))},
    "the opponent is the active player": "it is the opponent's turn",
    "your opponent is the active player": "it is the opponent's turn", "you are the active player": "it is your turn",
    "an additional orb on each of your turns": "an additional orb during each of your turns",
    # ---- where cards go
    **{f"{goes} from play to {pile}": f"{house} put into a discard pile from play"
       for goes, house in (("goes", "is"), ("go", "are"), ("moves", "is"))
       for pile in ("the discard pile", "a discard pile", "its owner's discard pile")},
    **{f"{put} from play into {pile}": f"{put} into a discard pile from play" for put in ("is put", "would be put")
       for pile in ("the discard pile", "a discard pile")},
    **{f"would {go} from play to {pile}": "would be put into a discard pile from play" for go in ("go", "move")
       for pile in ("the discard pile", "a discard pile")},
    "into the void": "into its owner's void", "to the void": "to its owner's void",
    "into their owners' voids": "into their owners' void",
    "come into play": "enter play", "portrait position": "upright position",
    "landscape position": "sideways position",
    "less essence to play": "less", "choose one of two": "choose one", "choose one of three": "choose one",
}  # fmt: skip
WAYS_SHAPED: Wordings = {
    # ---- tokens by their numbers
    **{f"{{v=play/plays}} {many} {{x}} {{k={tokens}}} <,|> <|each> with {{n}} attack and {{n2}} health <|each>":
       f"{{v}} {said} {{n}}/{{n2}} {{x}} {{k}}"
       for many, said, tokens in (("{n3}", "{n3}", "tokens"), ("{a=a/an}", "{a}", "token"))},
    "{do=play} {a=a/an} {x} {k=token} twice": "{do} two {x} tokens",
    "{do=play} {a=a/an} {x} {k=token} three times": "{do} three {x} tokens",
    "{do=play} <one more|another> {x} {k=token}": "{do} a {x} {k}",
    # ---- where cards go
    f"{{v={SEND}}} {{x}} <to|into> {{w=its/their}} {{o=owner's/owners'}} void": "void {x}",
    f"{{v={SEND}}} {{x}} <to|into> {{w=its/their}} {{o=owner's/owners'}} hand": "return {x} to its owner's hand",
    "{v=send/move/take/bring} {x} from your discard pile <to|into> your hand":
        "return {x} from your discard pile to your hand",
    "{v=send/move/take/bring} {x} back from your discard pile <to|into> your hand":
        "return {x} from your discard pile to your hand",
    "{v=send/move} {x} <to|into> {w=your} {z=discard} pile": "put {x} into {w} {z} pile",
    "{v=send/move/bring} {x} <to|into> {w=play}": "put {x} into {w}",
    "{v=send/move} {x} <to|on> the {w=top/bottom} of {rest}": "put {x} on the {w} of {rest}",
    "{v=send/move} {x} on {w=top} of {rest}": "put {x} on {w} of {rest}",
    "find {x} in your deck": "choose {x} from your deck",
    "remove {x} from play and put it {w=into/on} {y}": "put {x} {w} {y}",
    "{x} from play {w=to/into} {y=its} {z}": "{x} {w} {y} {z}",
    "mill {x} into your discard pile": "discard {x}",
    "{do=discard} {n} from your hand": "{do} {n}",
    "{v=discards} {n} from their hand": "{v} {n}",
    # ---- ready and expended
    "{w=this/it} <|unit|relic|orb> readies": "ready {w}",
    "{v=turn/set/put} {x} <to|into|in> the upright position": "ready {x}",
    "{v=turn/set/put} {x} <to|into|in> the sideways position": "expend {x}",
    "{v=set/make} {x} <|to> ready": "ready {x}",
    # ---- what units get
    **{f"{{v=gets/get/gains/gain}} {{n}} attack and {{n2}} health{end}": f"{{v}} {{n}}/{{n2}}{end}"
       for end in ("",)},
    "{v=gets/get/gains/gain} {n} health and {n2} attack": "{v} {n2}/{n}",
    "give {x} {n} attack and {n2} health": "{x} gets {n}/{n2}",
    "give {skill=@} to {x} {until=until/this}": "{x} gains {skill} {until}",
    **{f"give {{x}} {{n}} {{stat=attack/health}}{end}": f"{{x}} gets {{n}} {{stat}}{house}" for end, house in ENDS},
    **{f"give {{w=all/your}} {{x}} {{n}} {{stat=attack/health}}{end}": f"{{w}} {{x}} get {{n}} {{stat}}{house}"
       for end, house in ENDS},
    "give {x} {n} durability <|counter|counters>": "put {n} durability counters on {x}",
    "give {x} {n} {stat=attack/health}, which lasts until {rest}": "{x} gets {n} {stat} until {rest}",
    **{f"{{x}} has {n} {less} {{stat=attack/health}} $": f"{{x}} gets {sign}{n} {{stat}}"
       for n in range(1, 7) for less, sign in (("less", "-"), ("more", "+"))},
    **{f"{{x}} has {word} {less} {{stat=attack/health}}": f"{{x}} gets {sign}{n} {{stat}}"
       for n, word in COUNT for less, sign in (("less", "-"), ("more", "+"))},
    **{f"{{x}} have {word} {less} {{stat=attack/health}}": f"{{x}} get {sign}{n} {{stat}}"
       for n, word in COUNT for less, sign in (("less", "-"), ("more", "+"))},
    "^ {n} {stat=attack/health} for each {rest}": "this gets {n} {stat} for each {rest}",
    **{f"{{x}} gets {{n}} {{stat=attack/health}} or gains {{skill=@}}{end} {choice}":
       f"choose one : {{x}} gets {{n}} {{stat}}{end} ; or {{x}} gains {{skill}}{end}"
       for end in (" this turn", " until end of turn") for choice in ("$", "( your choice ) $")},
    # ---- damage without a verb, behind a trigger
    "^ {w=when/whenever} {x}, {n} damage to {y} $": "{w} {x} , deal {n} damage to {y}",
    "^ {k=arrive/depart/contact/mulch}: {n} damage to {y} $": "{k} : deal {n} damage to {y}",
    "^ on attack: {n} damage to {y} $": "on attack : deal {n} damage to {y}",
    # ---- cards that are looked at
    "look at the top {n} cards of your deck {w=and} choose one $":
        "look at the top {n} cards of your deck . choose one of them",
    "{do=choose} one and put it {w=into/on} {y}": "put one of them {w} {y}",
    **{f"look at the top {n} cards of your deck . <choose one and put it|put one <|of them>> {{w=into/on}} {{y}} "
       f"<,|and|, then|then> put the <other|remaining> {left} {{w2=into/on}} {{z}} $":
       "look at the top " f"{n} cards of your deck . put one of them {{w}} {{y}} and the rest {{w2}} {{z}}"
       for (_, left), (number, word) in pairwise(COUNT) for n in (str(number), word)},
    # ---- costs
    "^ {p}, {x} and {y}: {rest}": "{p} , {x} , {y} : {rest}",
    "^ pay {n} durability <|counter|counters>: {rest}": "remove {n} durability from this : {rest}",
    # ---- whose life is higher
    **{f"the opponent's life <|total> is <{typed}> than <yours|your life|your life total>":
       f"the opponent has {house} life than you"
       for typed, house in (("higher|greater|more", "more"), ("lower|less|smaller", "less"))},
    "<your life|your life total> <is increased|increases> by {w=the/its/twice} {q}": "gain life equal to {w} {q}",
    "<the opponent's life|the opponent's life total> <is reduced|decreases> by {w=the/its/twice} {q}":
        "the opponent loses life equal to {w} {q}",
    # ---- what lies in a zone
    "your {p=hand/deck/void} <contains|holds|has> {x} <|in it>": "you have {x} in your {p}",
    "your discard pile <contains|holds|has> {x} <|in it>": "you have {x} in your discard pile",
    "the opponent's {p=hand/deck/void} <contains|holds|has> {x} <|in it>": "the opponent has {x} in their {p}",
    "the opponent's discard pile <contains|holds|has> {x} <|in it>": "the opponent has {x} in their discard pile",
    # ---- combat
    "declare {x} as <a|an> blocker": "block with {x}",
    "declare {x} as <a|an> attacker": "attack with {x}",
    "you declared no <attackers|attacks>": "you haven't attacked",
    **{f"^ at the {{e=end}} of your turn, {{y}} if you {typed} $":
       "at the {e} of your turn , if you haven't attacked this turn , {y}" for typed in (
           "attacked with no units that turn", "haven't attacked during it", "haven't attacked that turn",
           "didn't attack that turn", "did not attack that turn", "made no attack that turn",
           "declared no attackers during it", "didn't attack during it", "did not attack during it")},
    "^ if a {k=unit} has {x}, it {v=can't/cannot} {rest}": "units with {x} {v} {rest}",
    "^ no {k=unit} {x} can {v=block/attack} {rest}": "units {x} can't {v} {rest}",
    # ---- limits
    **{f"{{who}} <can|may> {{v={verb}}} {only} {{n}} {{x}} {turn}": f"{{who}} can't {{v}} more than {{n}} {{x}} {turn}"
       for verb in ("draw", "play", "discard") for only in ("<only|at most|no more than>",)
       for turn in ("each turn", "this turn")},
    **{f"{{who}} <can|may> only {{v={verb}}} {{n}} {{x}} {turn}": f"{{who}} can't {{v}} more than {{n}} {{x}} {turn}"
       for verb in ("draw", "discard") for turn in ("each turn", "this turn")},
    **{f"{{who}} {verb}s <no more than|at most> {{n}} {{x}} each turn":
       f"{{who}} can't {verb} more than {{n}} {{x}} each turn" for verb in ("draw", "play")},
    # ---- prices
    "^ the opponent pays {n} {w=more/less} <|essence> for {k=units/relics/spells/cards} $":
        "{k} the opponent plays cost {n} {w}",
    "^ you pay {n} {w=more/less} <|essence> for {k=units/relics/spells/cards} $": "{k} you play cost {n} {w}",
    "^ you pay {n} less <|essence> for the next {k=unit/relic/spell/card} you play this turn $":
        "the next {k} you play this turn costs {n} less",
    "^ you pay {n} <less|less essence> for {k=units/relics/spells/cards} you play $": "{k} you play cost {n} less",
    "^ when you next play a {k=unit/relic/spell/card} this turn, pay {n} less <|essence> for it $":
        "the next {k} you play this turn costs {n} less",
    "^ <when|whenever> you play a {k=unit/relic/spell/card}, it costs {n} {w=less/more} <|essence> $":
        "each {k} you play costs {n} {w}",
    "{w=when/whenever} this <relic's|card's> last durability <|counter> is removed":
        "{w} this loses its last durability",
    "{a=one/1} {k=unit/relic/orb/token} that is {s=expended/ready/damaged/attacking/blocking}": "a {s} {k}",
    # ---- how often
    **{f"^ {{w=when/whenever}} you {now}, if it is the {{nth=first/second/third}} time you {then} this turn, {{rest}}":
       f"the {{nth}} time you {now} each turn , {{rest}}"
       for now, then in (("gain life", "<have gained|gained|gain> life"), ("lose life", "<have lost|lost|lose> life"),
                         ("draw a card", "<have drawn|drew|draw> a card"),
                         ("discard a card", "<have discarded|discarded|discard> a card"),
                         ("play a spell", "<have played|played|play> a spell"),
                         ("play a unit", "<have played|played|play> a unit"))},
    "^ each turn, {w=when/whenever} {x} for the {nth=first/second/third} time that turn, {rest}":
        "the {nth} time {x} each turn , {rest}",
    # ---- whatever enters, behind what it gets
    **{f"^ {{a=a/an/another/each}} {{k=unit/relic}} {{v=gets/gains}} {{y}} <when|whenever> it enters play{under} $":
       f"whenever {{a}} {{k}}{who} enters play , it {{v}} {{y}}" for under, who in (
           ("", ""), (" under your control", " you control"), (" under the opponent's control",
                                                               " the opponent controls"))},
    # ---- instead
    "^ until end of turn, prevent all {d=combat} damage that would be dealt $":
        "prevent all {d} damage that would be dealt this turn",
    "^ until end of turn, prevent all {d=damage} that would be dealt $":
        "prevent all {d} that would be dealt this turn",
    "^ {w=when/whenever} {d=combat} damage would be dealt {t=this} turn, prevent all of <that damage|it> $":
        "prevent all {d} damage that would be dealt {t} turn",
    "^ {v} instead <when|whenever|if> {x} would {y} $": "if {x} would {y} , {v} instead",
    # ---- modes
    **dict(led("choose {n=one/1}: {m} / {m2} $", "choose {n} : {m} ; or {m2}")),
    # ---- costs of a spell
    **{f"^ this <|card|spell|unit|relic> has the additional cost of {doing} {{rest}}":
       f"as an additional cost to play this , {do} {{rest}}" for do, doing in (
           ("sacrifice", "sacrificing"), ("discard", "discarding"), ("void", "voiding"), ("expend", "expending"),
           ("reveal", "revealing"))},
}  # fmt: skip
