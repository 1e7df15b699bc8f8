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
          "enters the field", "enters the battlefield")  # fmt: skip
BESIDE = ("expended or not", "spent or not", "expended or ready", "ready or not", "whoever owns it",
          "whoever controls it", "no matter whose", "all of it")  # fmt: skip
OWN = {"enemy {}": "{} the opponent controls", "enemy {}s": "{}s the opponent controls",
       "friendly {}": "{} you control", "friendly {}s": "{}s you control", "allied {}s": "{}s you control",
       "opposing {}": "{} the opponent controls", "opposing {}s": "{}s the opponent controls"}  # fmt: skip
SLANG: Wordings = {
    **{typed.format(other): house.format(kind) for other, kind in (("creature", "unit"), ("artifact", "relic"))
       for typed, house in OWN.items()},
    **_verbs(), **KEYWORDS, **THINGS,
    "on attack:": "on attack:", **{f"{typed}:": f"{house}:" for typed, house in COLON.items()},
    **{f"{whose} {typed}": f"{whose} {house}" for typed, house in PLACES.items() for whose in WHOSE},
    **{f"{enters} expended": "enters play expended" for enters in ENTERS},
    **dict.fromkeys(ENTERS, "enters play"),
    "tapped": "expended", "untapped": "ready", "exhausted": "expended", "breaks ,": "is destroyed ,",
    "is broken": "is destroyed", "perishes": "is destroyed", "falls ,": "is destroyed ,",
    "goes to the graveyard": "is destroyed", "to bits": "", "to pieces": "",
    # ---- who, and whose
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
    **{f"{whose} discard pile": f"{whose} discard pile" for whose in WHOSE},
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
    "whole hand": "hand", "entire hand": "hand", "you've got": "you control", "you have got": "you control",
    "you're holding no cards": "you have no cards in hand", "among your orbs": "among orbs you control",
    "colour": "color", "colours": "colors", "you'd": "you would", "it'd": "it would", "they'd": "they would",
    # ---- courtesy of a choice [LU-play.17]
    "( each picks their own )": "", "( each chooses their own )": "", "( their choice )": "", "( your choice )": "",
    "( of your choice )": "", "( anyone's )": "", "( any player's )": "", "( yours included )": "",
}  # fmt: skip
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
    "{do=grab/get/recover/rescue/salvage/reclaim/take/retrieve} {x} from your discard pile":
        "return {x} from your discard pile to your hand",
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
    # ---- tokens: those of attack and health are tokens, whatever they are called
    **{f"{{do=play/make/spawn/summon/produce}} {many} {{n}}/{{n2}} {{k}} $": f"play {{a}} {{n}}/{{n2}} {{k}} {token}"
       for many, token in (("{a=a/an}", "token"), ("{a=two/three/four/five/2/3/4/5}", "tokens"))},
    **{f"{{do=play/make/spawn/summon/produce}} {many} {{n}}/{{n2}} {{k}} with {{skill=@}} $":
       f"play {{a}} {{n}}/{{n2}} {{k}} {token} with {{skill}}"
       for many, token in (("{a=a/an}", "token"), ("{a=two/three/four/five/2/3/4/5}", "tokens"))},
    # ---- what happens when something happens
    "^ this <|unit|relic> {v=gets/gains/deals/loses} {y} <when|whenever> it {z} $": "whenever this {z} , it {v} {y}",
    **{f"^ {{a=a/any/each/another}} {{k=unit}}{whose} that {{v=attacks/blocks}} {{x}} {typed} <|as it declares the "
       f"attack|when it attacks|when it blocks> $": f"whenever a {{k}}{whose} {{v}} {{x}} , {house}"
       for whose in ("", " you control", " the opponent controls") for typed, house in (
           ("<is dealt|takes> {n} damage", "deal {n} damage to that unit"),
           ("gets {n}/{n2} until end of turn", "that unit gets {n}/{n2} until end of turn"))},
    **{f"^ units{whose} that attack {{x}} get {{n}}/{{n2}} until end of turn $":
       f"whenever a unit{whose} attacks {{x}} , that unit gets {{n}}/{{n2}} until end of turn"
       for whose in ("", " you control", " the opponent controls")},
    **{f"^ for each {{k=card/unit/relic/spell}} {who} {v} <|from hand|from their hand|from your hand>, {{rest}}":
       f"whenever {who} {v} a {{k}} , {{rest}}" for who, s in (("the opponent", "s"), ("you", ""), ("a player", "s"))
       for v in (f"discard{s}", f"draw{s}", f"play{s}", f"sacrifice{s}")},
    **{f"^ the opponent {{v=loses/gains}} {{n}} life for each card they {verb} <|from hand|from their hand> $":
       f"whenever the opponent {verb}s a card , they {{v}} {{n}} life" for verb in ("discard", "draw", "play")},
    **{f"^ {{v=gain/lose}} {{n}} life for each {{k=card/unit/relic/spell}} you {verb} $":
       f"whenever you {verb} a {{k}} , {{v}} {{n}} life" for verb in ("discard", "draw", "play", "sacrifice")},
    "^ {n}/{n2} for each {rest}": "this gets {n}/{n2} for each {rest}",
    # ---- conditions
    "if {n} or {b=more/fewer} {x} <lie|are> in {y}, {rest}": "if there are {n} or {b} {x} in {y} , {rest}",
    **{f"there are {{c=more/fewer}} {{x}} in your {pile} than in <the opponent's|their> <|{pile}>":
       f"the number of {{x}} in your {pile} is {{c}} than the number of {{x}} in the opponent's {pile}"
       for pile in ("discard pile", "void", "hand", "deck")},
    "if you control no {x}, {v} . if you control any <|{x2}>, {rest}":
        "if you control no {x} , {v} . otherwise , {rest}",
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
