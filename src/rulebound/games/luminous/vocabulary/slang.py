"""What players say who know other card games, or speak as people speak: 'mill 2', 'untap', 'when this dies', 'ETB'.

A word stands here only if it can mean one thing in this game. What means more, or something that these rules have not
(vigilance, hexproof), is answered with advice instead.
"""

from __future__ import annotations

from rulebound.language.wordings import Wordings

# House verb: the plain form, its ending, what it does to others, and what was done.
HOUSE = {
    "destroy": ("destroy", "destroys", "destroyed"), "sacrifice": ("sacrifice", "sacrifices", "sacrificed"),
    "void": ("void", "voids", "voided"), "discard": ("discard", "discards", "discarded"),
    "expend": ("expend", "expends", "expended"), "ready": ("ready", "readies", "readied"),
    "cull": ("cull", "culls", "culled"), "play": ("play", "plays", "played"),
    "reveal": ("reveal", "reveals", "revealed"),
    "draw": ("draw", "draws", "drawn"),
}  # fmt: skip
SAID = {
    "destroy": ("smash smashes smashed", "shatter shatters shattered", "wreck wrecks wrecked", "kill kills killed",
                "slay slays slain", "demolish demolishes demolished", "crush crushes crushed", "ruin ruins ruined",
                "annihilate annihilates annihilated", "obliterate obliterates obliterated"),
    "sacrifice": ("sac sacs sacced", "give-up gives-up given-up"),
    "void": ("exile exiles exiled", "banish banishes banished"),
    "discard": ("pitch pitches pitched", "ditch ditches ditched", "toss tosses tossed",
                "throw-away throws-away thrown-away"),
    "expend": ("tap taps tapped", "exhaust exhausts exhausted"),
    "ready": ("untap untaps untapped", "refresh refreshes refreshed", "unexpend unexpends unexpended"),
    "cull": ("mill mills milled",),
    "play": ("make makes made", "spawn spawns spawned", "summon summons summoned", "produce produces produced"),
    "reveal": ("show shows shown", "turn-over turns-over turned-over"),
}  # fmt: skip
ONLY_TOKENS = ("make", "spawn", "summon", "produce")  # of cards they could mean that nothing is paid


def _verbs() -> Wordings:
    """Each verb in its forms; the house's own stand in the same places."""
    made = {}
    for house, many in SAID.items():
        for typed, meant in ((each, HOUSE[house]) for each in many if each.split()[0] not in ONLY_TOKENS):
            for word, other in zip(typed.split(), meant, strict=True):
                made[word.replace("-", " ")] = other
    return made


KEYWORDS = {"trample": "Overwhelm", "haste": "Dash", "flying": "Flight", "lifelink": "Siphon", "reach": "Watchful",
            "deathtouch": "Deadly", "first strike": "Lunge"}  # fmt: skip
COLON = {"etb": "arrive", "on entry": "arrive", "battlecry": "arrive", "enters": "arrive", "on play": "arrive",
         "deathrattle": "depart", "on death": "depart", "last words": "depart", "attack": "on attack",
         "on hit": "contact"}  # fmt: skip
THINGS = {"creature": "unit", "creatures": "units", "artifact": "relic", "artifacts": "relics", "foe": "enemy",
          "foes": "enemies"}  # fmt: skip
PLACES = {"graveyard": "discard pile", "graveyards": "discard piles", "library": "deck", "exile zone": "void",
          "discard": "discard pile"}  # fmt: skip
WHOSE = ("your", "their", "a", "the", "its owner's", "the opponent's", "your opponent's", "any", "that player's")
ENTERS = ("hits the table", "hits the board", "hits play", "hits the field", "comes in", "comes down", "shows up",
          "enters the fray", "enters the battle", "joins the battle", "enters the game",
          "enters the field", "enters the battlefield")  # fmt: skip
BESIDE = ("expended or not", "spent or not", "expended or ready", "ready or not", "whoever owns it",
          "whoever controls it", "no matter whose", "all of it", "for essence or otherwise", "for whatever reason",
          "for any reason", "by whatever means", "by any means", "no matter how")  # fmt: skip
OF_THE_PAST = "played/attacked/sacrificed/discarded/drawn/destroyed/lost/gained/voided/culled/returned/in/dealt"
OWN = {"enemy {}": "{} the opponent controls", "enemy {}s": "{}s the opponent controls",
       "friendly {}": "{} you control", "friendly {}s": "{}s you control", "allied {}s": "{}s you control",
       "opposing {}": "{} the opponent controls", "opposing {}s": "{}s the opponent controls"}  # fmt: skip
SLANG: Wordings = {
    **{typed.format(other): house.format(kind) for other, kind in (("creature", "unit"), ("artifact", "relic"))
       for typed, house in OWN.items()},
    **_verbs(), **KEYWORDS, **THINGS,
    "on attack:": "on attack:", **{f"{typed}:": f"{house}:" for typed, house in COLON.items()},
    **{f"{whose} {typed}": f"{whose} {house}" for typed, house in PLACES.items() for whose in WHOSE
       if whose != "your opponent's"},
    **{f"{enters} expended": "enters play expended" for enters in ENTERS},
    **dict.fromkeys(ENTERS, "enters play"),
    "tapped": "expended", "untapped": "ready", "exhausted": "expended", "breaks ,": "is destroyed ,",
    "is broken": "is destroyed", "perishes": "is destroyed", "falls ,": "is destroyed ,",
    "to bits": "", "to pieces": "",
    **dict.fromkeys(("bites the dust", "kicks the bucket", "gets destroyed", "gets killed", "goes down",
                     "is slain"), "is destroyed"),
    "enters tapped": "enters play expended", "directly into": "into", "straight into": "into",
    "connects with": "deals combat damage to", "connects ,": "deals combat damage to the opponent ,",
    "gets in for damage": "deals combat damage to the opponent",
    **{f"{may} attack {soon}": "may attack the turn it enters play" for may in ("can", "may") for soon in (
        "right away", "immediately", "the turn it's played", "the turn it is played", "the turn you play it",
        "the turn it comes into play", "the turn it comes in", "on the turn it enters play",
        "as soon as it enters play", "the turn it arrives")},
    "can't attack , can't block": "can't attack or block", "cannot attack , cannot block": "can't attack or block",
    "unblockable": "this can't be blocked", "equals": "is equal to", "steal": "gain control of",
    "damage to anything": "damage to a unit, relic or player",
    **{f"{verb} cards until": f"{verb} cards until" for verb in ("draw", "draws")},
    "draw until": "draw cards until", "draws until": "draws cards until",
    "durability back on": "durability counters on",
    **{f"cost{s} {n} {extra}": f"cost{s} {n} more" for s in ("", "s") for n in range(1, 6)
       for extra in ("extra", "additional")},
    **{f"{be} {n} {cheap}": f"{cost} {n} {more}" for be, cost in (("is", "costs"), ("are", "cost")) for n in range(1, 6)
       for cheap, more in (("cheaper", "less"), ("more expensive", "more"), ("dearer", "more"))},
    **{f"{use} {n} durability": f"remove {n} durability from this" for use in ("spend", "use") for n in range(1, 6)},
    **{f"{when} any {kind}": f"{when} a {kind}" for when in ("when", "whenever", "if")
       for kind in ("unit", "relic", "token", "orb", "card")},
    # ---- who, and whose
    **{f"{when} {who}": f"{when} a player" for when in ("when", "whenever", "if")
       for who in ("somebody", "someone", "anybody", "anyone", "any player", "either player")},
    "each side": "each player", "everybody": "each player", "everyone": "each player",
    "enemy spells": "spells the opponent plays", "enemy cards": "cards the opponent plays",
    "one of your opponent's units": "a unit the opponent controls",
    "one of your opponent's relics": "a relic the opponent controls",
    **{f"{kind}{s} you have !{OF_THE_PAST}": f"{kind}{s} you control" for kind in ("unit", "relic", "token")
       for s in ("", "s")},
    "on your side": "you control", "on your side of the table": "you control", "on your board": "you control",
    "on the opponent's side": "the opponent controls", "on their side": "they control",
    "of yours": "you control", "on the board": "in play", "on the table": "in play", "on the battlefield": "in play",
    **{f"your {who}": "the opponent" for who in ("enemy", "foe", "rival", "adversary")},
    **{f"your {who}'s": "the opponent's" for who in ("enemy", "foe", "rival", "adversary")},
    "either player": "a player",
    # ---- how many, how long
    "a couple of": "two", "a pair of": "two", "a single": "a", "so long as": "as long as", "there's": "there is",
    "for the turn": "this turn", "until your next turn begins": "until your next turn",
    "until your next turn starts": "until your next turn", "until your turn begins": "until your next turn",
    "when the turn ends": "at the end of this turn", "when this turn ends": "at the end of this turn",
    "when your turn begins": "at the start of your turn", "when your turn starts": "at the start of your turn",
    "when your turn ends": "at the end of your turn", "when your next turn starts": "at the start of your next turn",
    "when your next turn begins": "at the start of your next turn", "each turn you have": "each turn",
    "whenever your turn begins": "at the start of your turn", "eot": "until end of turn",
    "this very": "this", "only ever": "only", "just !has/have/was/were/been": "", "simply": "",
    "per !turn/game": "for each",
    **{f"{word} {kind}'s": f"{word} {kind}'s" for word in ("enemy", "friendly", "allied", "opposing")
       for kind in ("unit", "relic")},
    **{f"{you} {at}": f"{you_} have" for you, you_ in (("you're", "you"), ("you are", "you"), ("they're", "they"))
       for at in ("at", "on", "down to")},
    "opponent is at": "opponent has", "you're ahead on life": "you have more life than the opponent",
    "you are ahead on life": "you have more life than the opponent",
    "you're behind on life": "you have less life than the opponent",
    "you are behind on life": "you have less life than the opponent",
    "lay an orb": "play an orb", "lay down an orb": "play an orb", "drop an orb": "play an orb",
    "takes damage": "is dealt damage", "takes combat damage": "is dealt combat damage",
    "enter expended": "enter play expended", "damages": "deals damage to",
    **{f"the most {stat}": f"the highest {stat}" for stat in ("attack", "health", "durability")},
    **{f"the least {stat}": f"the lowest {stat}" for stat in ("attack", "health", "durability")},
    "only use this": "use this only", "only activate this": "use this only",
    **{f"{during} their next ready step": "during its controller's next ready step" for during in ("in", "during")},
    **{f"card{s} {who} in {hand}": f"card{s} in {house} hand" for s in ("", "s") for who, house in (
        ("the opponent has", "the opponent's"), ("you have", "your"), ("your opponent has", "the opponent's"))
       for hand in ("hand", "their hand", "your hand")},
    "pick": "choose", "picks": "chooses", "for good": "", "permanently": "", "for any reason": "",
    "for whatever reason": "", "half as much instead": "half that damage instead",
    "twice as much instead": "twice that damage instead",
    # What may be done as a spell is played is done before all else: nobody can act in between [LU-play.9]. Of an orb
    # it would matter whether it has passed the check before [LU-cost.9].
    **{f"{as_} , you may !orb/orbs/bloom/blooms/essence/pay": "you may" for as_ in (
        "as you play this", "as you play this card", "as you play this spell", "as an additional cost to play this",
        "as an extra cost to play this", "as an additional cost to play this spell", "as an additional cost",
        "as an extra cost")},
    "if you did ,": "if you do ,",
    # ---- may and must
    "may never": "can't", "can never": "can't", "never attacks": "can't attack", "never blocks": "can't block",
    "is unable to": "can't", "are unable to": "can't", "isn't able to": "can't", "is not able to": "can't",
    "doesn't untap": "doesn't ready", "don't untap": "don't ready",
    **{f"stays expended {during}": "doesn't ready during" for during in ("during", "through", "throughout")},
    **{f"stay expended {during}": "don't ready during" for during in ("during", "through", "throughout")},
    "remains expended during": "doesn't ready during",
    # ---- numbers
    "durability on": "durability counters on", "more durability on": "durability counters on",
    "durability off": "durability from", "durability off of": "durability from",
    "deals no combat damage": "can't deal combat damage", "deals no damage": "can't deal damage",
    "deal no combat damage": "can't deal combat damage", "deal no damage": "can't deal damage",
    **{f", {beside} ,": "," for beside in BESIDE}, **{f", {beside}": "" for beside in BESIDE},
    **{f"{whose} discard pile": f"{whose.replace('your opponent', 'the opponent')} discard pile" for whose in WHOSE},
    "you are holding no cards": "you have no cards in hand",
    "your units enter with": "units you control enter play with",
    **{f"{who} enters with": f"{who} enters play with" for who in ("this", "this unit", "this relic", "it")},
    "if that kills it": "if it is destroyed", "if this kills it": "if it is destroyed",
    "if that destroys it": "if it is destroyed", "if this destroys it": "if it is destroyed",
    **{f"{split} {how} {between}": "divided as you choose among"
       for split in ("split", "divided", "distributed", "spread")
       for how in ("as you choose", "as you like", "however you like", "however you choose", "any way you like",
                   "as you wish", "as you see fit", "how you like")
       for between in ("among", "between", "amongst")},
    **{f"{the}{kind}s you have in play": f"{kind}s you control" for kind in ("unit", "relic", "orb", "token")
       for the in ("", "the ")},
    **{f"among the {kind}s you have in play": f"among {kind}s you control" for kind in ("unit", "relic", "orb")},
    **{f"among the {kind}s": f"among {kind}s" for kind in ("unit", "relic", "orb", "token", "card")},
    **{f"each {respect} among": f"each different {respect} among"
       for respect in ("color", "card type", "type", "faction", "cost", "name")},
    **{f"each {different}color {of} {orb} you control": "each different color among orbs you control"
       for different in ("", "different ") for of in ("of", "among your", "in your") for orb in ("orb", "orbs")},
    ", divided as": "divided as", "whole hand": "hand", "entire hand": "hand",
    "you've got": "you control", "you have got": "you control",
    "you're holding no cards": "you have no cards in hand", "among your orbs": "among orbs you control",
    "colour": "color", "colours": "colors", "you'd": "you would", "it'd": "it would", "they'd": "they would",
    # ---- courtesy of a choice [LU-play.17]
    "( each picks their own )": "", "( each chooses their own )": "", "( their choice )": "", "( your choice )": "",
    "( of your choice )": "", "( anyone's )": "", "( any player's )": "", "( yours included )": "",
}  # fmt: skip
X_DOES = (("deal X damage to {rest}", "deal that much damage to {rest}"), ("draw X <|cards> $", "draw that many cards"),
          ("{v=gain/lose} X life $", "{v} that much life"), ("cull X $", "cull that many"))
GOES = (("<to|into|in> your hand", "into your hand"), ("on the bottom", "on the bottom"),
        ("on top <|of your deck>", "on top of your deck"), ("<to|into|in> your discard pile", "into your discard pile"),
        ("<to|into> <the|your> void", "into your void"))  # fmt: skip
HIT = "shoot/hit/ping/zap/blast/strike/burn/scorch/damage"
HITS = "shoots/hits/pings/zaps/blasts/strikes/burns/scorches/damages"
SLANG_SHAPES: Wordings = {
    **{f"{{do={verb}}} {{all}} {kind}": f"play {{all}} {kind}" for verb in ONLY_TOKENS for kind in ("token", "tokens")},
    **{f"{{do={verb}}} {{some}} {kind}": f"play {{some}} {kind}" for verb in ONLY_TOKENS
       for kind in ("token", "tokens")},
    f"{{do={HIT}}} {{x}} for {{n}} <|damage>": "deal {n} damage to {x}",
    f"{{v={HITS}}} {{x}} for {{n}} <|damage>": "deals {n} damage to {x}",
    f"{{do={HIT}}} {{x}} for as much as {{y}} <was|is> $": "deal damage to {x} equal to {y}",
    "{do=bounce} {some} $": "return {some} to its owner's hand",
    "{do=bounce} {all} $": "return {all} to their owners' hands",
    "{do=bounce} {w=it/this} $": "return {w} to its owner's hand",
    "{do=bounce} up to {n} {x} $": "return up to {n} {x} to their owners' hands",
    "{do=inflict/do} {n} damage": "deal {n} damage",
    "{v=inflicts/does} {n} damage": "deals {n} damage",
    "^ {x} cost you {n} {w=less/more}": "{x} you play cost {n} {w}",
    "^ {x} costs you {n} {w=less/more}": "{x} you play costs {n} {w}",
    "^ {x} {v=gets/is/are} shuffled into {y} <|, all of it|, all of them> $": "shuffle {x} into {y}",
    **{f"one <|of them|card|of those cards> goes {to}, <|and> the <other|others|rest> <|goes|go> {other}":
       f"put one of them {house} and the rest {rest}"
       for to, house in GOES for other, rest in GOES if house != rest},
    **{f"put one {to}, the <other|others|rest> {other}": f"put one of them {house} and the rest {rest}"
       for to, house in GOES for other, rest in GOES if house != rest},
    "{do=cull} the top card of your deck": "{do} 1",
    "{do=cull} the top {n} cards of your deck": "{do} {n}",
    "{v=culls} the top card of their deck": "{v} 1",
    "{v=culls} the top {n} cards of their deck": "{v} {n}",
    # ---- from a deck, from the discard pile
    "{do=fetch/find/tutor} {x} from your deck": "search your deck for {x}",
    "look through your deck for {x}": "search your deck for {x}",
    "{do=grab/take/get/retrieve/recover/rescue/salvage/reclaim} {x} from your discard pile <and|,> {p=put/return} it "
    "<into|in|to> your hand": "return {x} from your discard pile to your hand",
    "{do=grab/get/recover/rescue/salvage/reclaim/take/retrieve} {v} from your discard pile $":
        "return {v} from your discard pile to your hand",
    "{do=grab/get/recover/rescue/salvage/reclaim/take/retrieve} {v} from your discard pile, then {rest}":
        "return {v} from your discard pile to your hand , then {rest}",
    "{v=take/add} {x} {p=into/to} your hand": "put {x} into your hand",
    "search your deck for {x}, reveal it, put it into your hand and shuffle":
        "search your deck for {x} , reveal it , put it into your hand , then shuffle your deck",
    **{f"<a|an> {typed} {kind}'s {{stat=attack/health/cost/durability}}": f"the {{stat}} of a {kind} {house}"
       for kind in ("unit", "relic") for typed, house in (
           ("friendly", "you control"), ("allied", "you control"), ("enemy", "the opponent controls"),
           ("opposing", "the opponent controls"))},
    "move {n=1/one/a} durability <|counter> <from|off> {x} <to|on> another <one|one you control|relic you control>":
        "remove 1 durability from {x} . if you do , put 1 durability counter on another relic you control",
    "move {n=1/one/a} durability <|counter> <from|off> {x} <to|on> another relic":
        "remove 1 durability from {x} . if you do , put 1 durability counter on another relic",
    "^ {w=play/create} {a=a/an} {n}/{n2} {k} {t=token}, plus one <|more> for each {rest}":
        "play {a} {n}/{n2} {k} {t} . play {a} {n}/{n2} {k} {t} for each {rest}",
    "{do=revive/resurrect/reanimate} {some}": "put {some} from your discard pile into play",
    "{do=put} {x} in {y} hand": "put {x} into {y} hand",
    "{do=put} {x} in {y} discard pile": "put {x} into {y} discard pile",
    "^ draw {n}, <then|> put <1|one|a|one card|1 card> <|card> <|back> on top of your deck $":
        "draw {n} , then put a card from your hand on top of your deck",
    "^ look at the top {n} <|cards> <|of your deck>, keep <1|one> <|of them>, <bottom the rest|rest on the bottom> $":
        "look at the top {n} cards of your deck . put one of them into your hand and the rest on the bottom",
    **{f"the {word} {typed}unit{s}": f"the unit{s} {house}with the {end} attack"
       for word, end in (("strongest", "highest"), ("weakest", "lowest")) for s in ("",)
       for typed, house in (("", ""), ("enemy ", "the opponent controls "), ("friendly ", "you control "))},
    **{f"your {word} unit": f"the unit you control with the {end} attack"
       for word, end in (("strongest", "highest"), ("weakest", "lowest"))},
    **{f"your {word} unit's {{stat=attack/health/cost}}": f"the {{stat}} of the unit you control with the {end} attack"
       for word, end in (("strongest", "highest"), ("weakest", "lowest"))},
    "gain control of {a=a/an/another} {k=unit/relic/token} from {w=that} player":
        "gain control of {a} {k} {w} player controls",
    "gain control of {a=a/an/another} {k=unit/relic/token} from the opponent":
        "gain control of {a} {k} the opponent controls",
    "search your deck for up to {n} {x}, reveal them <,|> <and|> put them into your hand . <then|> shuffle "
    "<|your deck|it> $":
        "choose up to {n} {x} from your deck . reveal them . put them into your hand . shuffle your deck",
    "search your deck for up to {n} {x} <and|,> put them into your hand . <then|> shuffle <|your deck|it> $":
        "choose up to {n} {x} from your deck . put them into your hand . shuffle your deck",
    "{v=move} {x} from {y} to the void": "void {x} from {y}",
    # ---- as many as are taken off
    **{f"{c}remove X {what} from {{w=this}}: {typed}": f"{c}remove any number of {what} from {{w}} : {house}"
       for c in ("^ ", "^ {costs}, ") for what in ("durability", "{k} counters") for typed, house in X_DOES},
    **{f"{c}pay X life: {typed}": f"{c}pay any amount of life : {house}"
       for c in ("^ ", "^ {costs}, ") for typed, house in X_DOES},
    # ---- tokens: those of attack and health are tokens, whatever they are called
    **{f"{{do=play/make/spawn/summon/produce}} {many} {{n}}/{{n2}} {{k}} $": f"play {{a}} {{n}}/{{n2}} {{k}} {token}"
       for many, token in (("{a=a/an}", "token"), ("{a=two/three/four/five/2/3/4/5}", "tokens"))},
    **{f"{{do=play/make/spawn/summon/produce}} {many} {{n}}/{{n2}} {{k}} with {{skill=@}} $":
       f"play {{a}} {{n}}/{{n2}} {{k}} {token} with {{skill}}"
       for many, token in (("{a=a/an}", "token"), ("{a=two/three/four/five/2/3/4/5}", "tokens"))},
    # ---- without a subject, in few words
    "^ {costs}: {n}/{n2} until end of turn $": "{costs} : this gets {n}/{n2} until end of turn",
    "^ {costs}: {n}/{n2} this turn $": "{costs} : this gets {n}/{n2} until end of turn",
    "^ {costs}: {v=gains/gets/loses/can't/deals} {rest}": "{costs} : this {v} {rest}",
    "{x} {stat=attack/health} is the number of {rest}": "{x} {stat} is equal to the number of {rest}",
    "^ can attack the turn it enters play $": "this may attack the turn it enters play",
    "^ may attack the turn it enters play $": "this may attack the turn it enters play",
    "^ only {x} <can|may> block {y} $": "{y} can't be blocked except by {x}",
    "turn {some} into a {n}/{n2}": "{some} becomes {n}/{n2}",
    "{x} becomes {n}/{n2} until end of turn and {v=loses/gains} {y} $":
        "{x} becomes {n}/{n2} and {v} {y} until end of turn",
    # ---- what happens when something happens
    "^ if {w=this} <|unit|relic|card> is {d=destroyed/sacrificed}, {rest}": "when {w} is {d} , {rest}",
    # At the end of a turn it is asked of that turn; behind an instruction it could be what that has done.
    **{f"^ at the end of {{p}} turn, if you <didn't|did not> {v}, {{rest}}":
       f"at the end of {{p}} turn , if you haven't {done} this turn , {{rest}}" for v, done in (
           ("attack", "attacked"), ("gain life", "gained life"), ("lose life", "lost life"), ("block", "blocked"))},
    "^ at the end of {p} turn, if you {v=played/drew/sacrificed/discarded} {x}, {rest}":
        "at the end of {p} turn , if you {v} {x} this turn , {rest}",
    **{f"^ at the end of {{p}} turn, if you {did}, {{rest}}":
       f"at the end of {{p}} turn , if you {did} this turn , {{rest}}"
       for did in ("attacked", "gained life", "lost life")},
    "^ the next time {x} would take damage {t=this} turn, prevent {it=it/that} <|damage> $":
        "the next time damage would be dealt to {x} {t} turn , prevent it instead",
    "you would <be dealt|take> {n} or {b=more/less} damage": "{n} or {b} damage would be dealt to you",
    "if the {k=unit/relic/card/token} <is|was> {d=destroyed/sacrificed/discarded/voided/returned} this way":
        "if that {k} is {d} this way",
    "{do=draw} {v} . if you drew {n} or more <|cards|cards this way|this way>, {rest}":
        "{do} {v} . if there are {n} or more cards drawn this way , {rest}",
    "{v} life this turn, {m} . if you {g=gained/lost} {n} or more, {rest}":
        "{v} life this turn , {m} . if you {g} {n} or more life this turn , {rest}",
    "^ then <,|> for each {rest}": "for each {rest}",
    "{v=gain/gains/lose/loses} {n} or {b=more/less} life at once": "{v} {n} or {b} life",
    "^ until end of turn {w=it/this/your/each/that/units/a/another} {rest}": "until end of turn , {w} {rest}",
    "with {stat=attack/health/cost/durability} less than or equal to": "with {stat} equal to or less than",
    "with {stat=attack/health/cost/durability} greater than or equal to": "with {stat} equal to or greater than",
    # ---- what one sentence says shorter because of the one before it
    **{f"deal {{n}} damage to {to} . if {{x}}, {led}deal{s} {{n2}} damage instead $":
       f"deal {{n}} damage to {to} . if {{x}} , deal {{n2}} damage to {to} instead"
       for to in ("the opponent", "it", "that player", "that unit", "each opponent", "each unit")
       for led, s in (("", ""), ("<it|this> ", "s"))},
    "^ {w=whenever} the opponent {v}, {s=this} deals {n} damage to them . if {x}, it deals {n2} damage instead $":
        "{w} the opponent {v} , {s} deals {n} damage to the opponent . if {x} , {s} deals {n2} damage to the opponent "
        "instead",
    "copy {x} . you may choose new targets <|for it|for the copy|for that copy> $": "copy {x}",
    "look at cards from the top of {d} equal to {rest}": "look at the top X cards of {d} , where X is {rest}",
    **{f"{{a=a/an/up}} {{k=card/unit/relic/spell}} from {it} with {{f}} $": f"{{a}} {{k}} with {{f}} from {it}"
       for it in ("it", "among them")},
    "^ this {c=can't/cannot} be blocked by {k=units} with <less|lower> {stat=attack/health/cost} $":
        "this {c} be blocked by {k} with {stat} less than this card's {stat}",
    "^ this {c=can't/cannot} be blocked by {k=units} with <greater|higher|more> {stat=attack/health/cost} $":
        "this {c} be blocked by {k} with {stat} greater than this card's {stat}",
    "{do=play} {a=a/an} additional {k=orb} this turn": "you may {do} {a} additional {k} this turn",
    # ---- what an ability looks for in a deck: no rule shuffles it afterwards, so a text must say so
    **{f"search your deck for {{x}}{found} {then} shuffle <|your deck|it> $":
       f"choose {{x}} from your deck{house} . shuffle your deck"
       for then in (", then", ". then", ".", ", and")
       for found, house in ((" . put it {p=into/on/onto} {y}", " . put it {p} {y}"),
                            (" and put it {p=into} play {y}", " . put it {p} play {y}"),
                            (" and put it {p=into} play", " . put it {p} play"),
                            (" . reveal it and put it {p=into/on/onto} {y}", " . reveal it . put it {p} {y}"))},
    "{x} would take damage": "damage would be dealt to {x}",
    "{x} would take combat damage": "combat damage would be dealt to {x}",
    "{w=when/whenever} your {nth=first/second/third/fourth} unit attacks <in a turn|each turn|of the turn|in the turn>"
    ", {rest}": "the {nth} time a unit you control attacks each turn , {rest}",
    "^ if you would draw a card from <your|an> empty deck, {rest}":
        "if you would draw a card while your deck is empty , {rest}",
    "{x} cost {n} {w=less/more} for you $": "{x} you play cost {n} {w}",
    **{f"your {{nth=first/second/third}} {{k=unit/relic/spell/card}} {each} turn costs {{n}} {{w=less/more}}":
       "the {nth} {k} you play each turn costs {n} {w}" for each in ("each", "in each", "of each")},
    "opponent {v=skips/returns/voids/chooses/expends/pays/may/can't/cannot}": "the opponent {v}",
    "^ this <|unit|relic> {v=gets/gains/deals/loses} {y} <when|whenever> it {z} $": "whenever this {z} , it {v} {y}",
    **{f"^ {some} {{k=unit}}{whose} that {{v=attacks/blocks}} {{x}} {typed} <|as it declares the "
       f"attack|when it attacks|when it blocks> $": f"whenever {one} {{k}}{whose} {{v}} {{x}} , {house}"
       for some, one in (("<a|any|each>", "a"), ("another", "another"))
       for whose in ("", " you control", " the opponent controls") for typed, house in (
           ("<is dealt|takes> {n} damage", "deal {n} damage to that unit"),
           ("gets {n}/{n2} until end of turn", "that unit gets {n}/{n2} until end of turn"))},
    **{f"^ units{whose} that attack {{x}} get {{n}}/{{n2}} until end of turn $":
       f"whenever a unit{whose} attacks {{x}} , that unit gets {{n}}/{{n2}} until end of turn"
       for whose in ("", " you control", " the opponent controls")},
    **{f"^ for each {{k=card/unit/relic/spell}} {who} {v}{typed}, {{rest}}":
       f"whenever {who} {v} a {{k}}{house} , {{rest}}"
       for who, s, whose in (("the opponent", "s", "their"), ("you", "", "your"), ("a player", "s", "their"))
       for v in (f"discard{s}", f"draw{s}", f"play{s}", f"sacrifice{s}")
       for typed, house in (("", ""), (f" from <hand|{whose} hand>", f" from {whose} hand"))},
    **{f"^ the opponent {{v=loses/gains}} {{n}} life for each card they {verb}{typed} $":
       f"whenever the opponent {verb}s a card{house} , they {{v}} {{n}} life" for verb in ("discard", "draw", "play")
       for typed, house in (("", ""), (" from <hand|their hand>", " from their hand"))},
    **{f"^ {{v=gain/lose}} {{n}} life for each {{k=card/unit/relic/spell}} you {verb} $":
       f"whenever you {verb} a {{k}} , {{v}} {{n}} life" for verb in ("discard", "draw", "play", "sacrifice")},
    "^ {n}/{n2} for each {rest}": "this gets {n}/{n2} for each {rest}",
    # ---- a color that is chosen, of what is done to orbs
    **{f"choose a color . {{do=ready/expend/destroy/sacrifice}} {all} orbs of <that|the chosen> color{whose} $":
       "choose one : " + " ; or ".join(f"{{do}} {all} {color} orbs{whose}" for color in ("orange", "green", "purple"))
       for all in ("all", "up to two", "two") for whose in ("", " you control", " the opponent controls")},
    **{f"choose a color . {{v}} for each orb of <that|the chosen> color{whose} $":
       "choose one : " + " ; or ".join(f"{{v}} for each {color} orb{whose}" for color in ("orange", "green", "purple"))
       for whose in ("", " you control", " in play")},
    # ---- two numbers, two targets
    **{f"{led}deal {{n}} damage to {{x}} or {{n2}} <|damage> to {{y}} $":
       f"{house}choose one : deal {{n}} damage to {{x}} ; or deal {{n2}} damage to {{y}}"
       for led, house in (("^ ", ""), ("^ {costs}: ", "{costs} : "))},
    "deal {n} damage to {x}, then {n2} <|damage> to {y}": "deal {n} damage to {x} , then deal {n2} damage to {y}",
    "deal {n} damage to <one|a|an> {k=unit/relic} and {n2} <|damage> to another <|one|{k2=unit/relic}>":
        "deal {n} damage to a {k} and deal {n2} damage to another {k}",
    **{f"destroy all {kind}s <except|except for> <one|one of your choice> $":
       f"choose a {kind} . destroy all other {kind}s" for kind in ("unit", "relic")},
    "{some} gets {n}/{n2} until end of turn, or {n3}/{n4} <|instead> if {rest}":
        "{some} gets {n}/{n2} until end of turn . it gets {n3}/{n4} until end of turn instead if {rest}",
    "^ this <|unit> and other {x} <get|gain|have> {y}": "this gets {y} . other {x} get {y}",
    "{k=units/relics/orbs} the opponent controls don't ready $":
        "{k} the opponent controls don't ready during the opponent's ready step",
    # ---- numbers of players compared
    **{f"<your life|your life total> is <{less}> than <the opponent's|the opponent's life|theirs>":
       f"you have {house} life than the opponent"
       for less, house in (("lower|less|smaller", "less"), ("higher|greater|more", "more"))},
    "you <have|control> the most {x}": "you control more {x} than the opponent",
    "you <have|control> the fewest {x}": "you control fewer {x} than the opponent",
    **{f"{who} can attack with <only|at most|no more than> {{n}} {{k=unit/units}} {turn}":
       f"{who} can't attack with more than {{n}} {{k}} {turn}" for who in ("{x}",)
       for turn in ("each turn", "this turn")},
    # ---- instead
    "if you would gain life, gain <one|1> more <|instead>": "if you would gain life , gain that much plus 1 instead",
    **{f"^ damage dealt to {slot} is dealt to {{y}} instead $":
       f"if damage would be dealt to {slot} , deal it to {{y}} instead" for slot in ("{all}", "this", "you")},
    **{f"^ {led}<|all> damage dealt to {slot} is halved $":
       f"{led}if damage would be dealt to {slot} , half that damage is dealt instead"
       for slot in ("{all}", "you", "this") for led in ("", "until your next turn, ")},
    "^ then {v} unless {rest}": "{v} unless {rest}",
    "^ <when|whenever> {w=this/it} <|unit> {v=attacks/blocks} {s=it} {v2=gets/gains/deals} {rest}":
        "when {w} {v} , {s} {v2} {rest}",
    "{some} of your choice {v=can't/cannot/loses/becomes/deals}": "{some} {v}",
    # ---- one thing for another
    "^ {do=sacrifice/discard/destroy/pay/void/expend} {v} to {w=draw/destroy/deal/gain/return/play/ready/void/cull} "
    "{rest}":
        "{do} {v} . if you do , {w} {rest}",
    "^ {who} may have you {v} . if they don't, {rest}": "{who} chooses one : you {v} ; or {rest}",
    "^ additional cost: {rest}": "as an additional cost to play this , {rest}",
    "draw <a card|1|1 card> for every {n} {x}": "draw cards equal to the number of {x} divided by {n}",
    "gain {n2=1/one} life for every {n} {x}": "gain life equal to the number of {x} divided by {n}",
    "deal {n2=1/one} damage to {y} for every {n} {x}": "deal damage to {y} equal to the number of {x} divided by {n}",
    **{f"{{v=gets/has}} {bonus} for every {{n}} {{x}}": f"{{v}} {x} , where X is the number of {{x}} divided by {{n}}"
       for bonus, x in (("+1/+1", "+X/+X"), ("+1/+0", "+X/+0"), ("+0/+1", "+0/+X"))},
    **{f"{led}{{x}} deal double {damage}{behind} $":
       f"if {{x}} would deal {damage}{when} , it deals twice that much damage instead"
       for damage in ("damage", "combat damage") for led, behind, when in (
           ("^ ", "", ""), ("^ until end of turn, ", "", " this turn"), ("^ {t=this} turn, ", "", " {t} turn"),
           ("^ ", " {t=this} turn", " {t} turn"), ("^ ", " until end of turn", " this turn"))},
    "{x} can attack this turn even if they entered play this turn": "{x} may attack the turn they enter play this turn",
    "your next {k=unit/relic/spell/card} this turn": "the next {k} you play this turn",
    # More than once it would happen again with all that it gains beyond.
    "{w=when/whenever} this <|relic> <reaches|gets to|has> {n} or more durability, {do=sacrifice/destroy/void} "
    "{it=this/it} {rest}":
        "whenever this gains durability while the durability of this card is {n} or more , {do} this {rest}",
    "{w=when/whenever} this <|relic> <reaches|gets to|has> {n} or more durability, {do=sacrifice/destroy/void} "
    "{it=this/it} $":
        "whenever this gains durability while the durability of this card is {n} or more , {do} this",
    "this has no {k} counters <|on it>": "this has 0 or less {k} counters",
    **{f"if it is the opponent's turn, they {verb} {{rest}}":
       f"if it is the opponent's turn , the opponent {verb}s {{rest}}"
       for verb in ("discard", "draw", "lose", "sacrifice", "gain")},
    # ---- conditions
    "if {n} or {b=more/fewer} {x} <lie|are> in {y}, {rest}": "if there are {n} or {b} {x} in {y} , {rest}",
    **{f"there are {{c=more/fewer}} {{x}} in your {pile} than in <the opponent's|their> <|{pile}>":
       f"the number of {{x}} in your {pile} is {{c}} than the number of {{x}} in the opponent's {pile}"
       for pile in ("discard pile", "void", "hand", "deck")},
    **{f"if you control no {{x}}, {{v}} . if you control any{them}, {{rest}}":
       "if you control no {x} , {v} . otherwise , {rest}" for them in ("", " {x}")},
    "if you control {a=a/an} {x}, {v} . if you control none, {rest}":
        "if you control {a} {x} , {v} . otherwise , {rest}",
    # ---- when it may be played
    **{f"^ {only} {{rest}}": "this card can't be played unless {rest}" for only in (
        "<|you can|you may> play this <|card|spell> only <if|while|when>",
        "<you can|you may|can|may> only play this <|card|spell> <if|while|when>",
        "this <|card|spell> <can|may> only be played <if|while|when>",
        "this <|card|spell> <can|may> be played only <if|while|when>",
        "only playable <if|while|when>", "playable only <if|while|when>")},
    **{f"^ {only} <during|in|on> {typed} $": f"this card can't be played unless {house}"
       for only in ("<|you can|you may> play this <|card|spell> only",
                    "<you can|you may|can|may> only play this <|card|spell>",
                    "this <|card|spell> <can|may> only be played", "this <|card|spell> <can|may> be played only",
                    "only playable", "playable only")
       for typed, house in (("your turn", "it is your turn"), ("the opponent's turn", "it is the opponent's turn"),
                            ("<|a> combat", "a combat is going on"))},
    "^ only <if|while> {x}: {rest}": "this card can't be played unless {x} . {rest}",
    # ---- who does what, together
    **{f"each player {one} {{v}} and {two} {{y}} $": f"each player {one}s {{v}} and {two}s {{y}}"
       for one in ("draw", "discard", "lose", "gain", "sacrifice", "cull")
       for two in ("draw", "discard", "lose", "gain", "sacrifice", "cull")},
    **{f"<both|all> players {one} {{v}} and {two} {{y}} $": f"each player {one}s {{v}} and {two}s {{y}}"
       for one in ("draw", "discard", "lose", "gain", "sacrifice", "cull")
       for two in ("draw", "discard", "lose", "gain", "sacrifice", "cull")},
    **{f"your team {one}": f"units you control {two}"
       for one, two in (("gets", "get"), ("gains", "gain"), ("has", "have"), ("can't", "can't"))},
    "<a|an|one> {k=unit/relic} of your choice {v=gets/gains}": "a {k} {v}",
    "destroy {all} and {v} for each {k} destroyed $": "destroy {all} . {v} for each {k} destroyed this way",
    "destroy {all} . {v} for each {k} destroyed $": "destroy {all} . {v} for each {k} destroyed this way",
}  # fmt: skip
