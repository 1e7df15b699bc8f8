"""What designers of Luminous cards type for its words; see `language/wordings.py`."""

from __future__ import annotations

from rulebound.games.luminous.codes import SKILL_NAMES
from rulebound.language.paraphrases import EACH_DOES, done_this_way, kinds_joined
from rulebound.language.wordings import Wordings

from .asked import ASKED, ASKED_SHAPES
from .done import DONE_SHAPES
from .more_shapes import MORE_SHAPES
from .phrasings import LONGER, NOT_SO, TERSE
from .said_otherwise import SAID_OTHERWISE
from .shapes import SHAPES
from .slang import SLANG, SLANG_SHAPES
from .ways import WAYS, WAYS_SHAPED

KINDS = ("unit", "units", "relic", "relics", "token", "tokens")
ORDINALS = ("first", "second", "third", "fourth", "fifth")
OF_ANYBODY = "each/every/that/they/them/their/its"  # beside these words the other player may be you
OTHERS = "opponent/opponents/player/players/they/controller/owner"
SEVERAL = "two/three/four/five/six/2/3/4/5/6/X"
DOES = "discards/draws/loses/gains/sacrifices/voids/reveals/shuffles/culls/destroys/returns/puts"
ASKING = ("if", "when", "whenever", "while", "unless", "until", "each time", "control", "controls", "blocks",
          "attacks", "can't block", "cannot block", "blocked by", "destroyed by",
          *(f"{word} {kind}damage would be dealt to" for word in ("if", "whenever") for kind in ("", "combat ")))
WORDINGS: Wordings = {
    **{f"half {of}{whose} hand": f"half of the cards in {whose} hand"
       for of in ("", "of ") for whose in ("your", "their")},
    "life paid this way": "life lost this way",
    **ASKED,
    **SLANG,
    **WAYS,
    **{f"{word} target": f"{word} target" for word in ASKING},  # which is one that is chosen, and not any
    "all of them !choose/chose/chosen": "them",
    **{f", as it last {was} ,": "" for was in ("was", "existed", "was in play", "existed in play")},
    "and afterwards": ", then", ", and afterwards": ", then", "afterwards": "",  # [EN-15]
    **{f"{kind}{s} in play {who}": f"{kind}{s} {who}" for kind in ("card", "unit", "relic", "token") for s in ("", "s")
       for who in ("you control", "you don't control", "they control", "the opponent controls")},  # [LU-zone.9]
    "your opponent": "the opponent", "your opponent's": "the opponent's",
    f"the other player's !{OF_ANYBODY}": "the opponent's", "target": "a", "all your": "your", "all of your": "your",
    "each of your units": "each unit you control", "each of your relics": "each relic you control",
    "; its": ", then its", "; that": ", then that", "; they": ", then they", "; it": ", then it", "create": "play",
    "be declared as a blocker": "block", "be declared as an attacker": "attack", "each time": "whenever",
    "every time": "whenever", "any time": "whenever",
    "as long as": "while", "enters expended": "enters play expended", "comes into play": "enters play",
    "leaves the play": "leaves play", "any target": "a unit, relic or player", "unit token": "token",
    "unit tokens": "tokens",
    **{f"{kind} card{s}": f"{kind}{s}" for kind in ("unit", "relic", "spell", "orb") for s in ("", "s")},
    **{f"{n} target": n for n in ("one", "two", "three", "1", "2", "3")}, "target units": "units",
    "target relics": "relics", "life total": "life", "at the end of turn": "at the end of this turn",
    "at end of turn": "at the end of this turn", "each of up to": "up to",
    "a durability counter from": "1 durability from",
    "durability counters from": "durability from", "durability counter from": "durability from",
    "durability counters to": "durability to", "durability counter to": "durability to",
    "than they do !player/player's/players/each/its": "than the opponent",
    "than the opponent does": "than the opponent", "than your opponent does": "than the opponent",
    "this ability triggers": "this triggers", "at end of combat": "at the end of combat",
    "add a durability counter to": "add 1 durability to", "take control of": "gain control of",
    "into play under your control !they/opponent/player": "into play",
    **{f"non{kind}": f"non-{kind}" for kind in ("unit", "relic", "spell", "token", "orb")},
    **{f"except during {whose} draw step": f"outside {whose} draw step" for whose in ("their", "your")},
    "must attack each turn if able": "attacks each turn if able", "opponents can't": "each opponent can't",
    "players can't": "each player can't", "more to play": "more", "less to play": "less",
    "again this turn": "this turn", "another target": "another", "you must": "you", "to any unit": "to a unit",
    "have them put it": "put it",
    "you then": "you", "unit lost this way": "unit sacrificed this way",
    "relic lost this way": "relic sacrificed this way",
    "to any relic": "to a relic", "double that": "twice that",
    "next start phase": "next ready step", "their controller's next": "its controller's next",
    "their controllers' next": "its controller's next",
    "to the bottom of": "on the bottom of", "to the bottom": "on the bottom",
    "to the top of": "on top of", "on the top of": "on top of",
    **{f"enemy {kind}": f"{kind} the opponent controls" for kind in KINDS},
    **{f"{a} opponent's {kind}": f"{house} {kind} the opponent controls" for kind in KINDS
       for a, house in (("an", "a"), ("each", "each"), ("all of your", "all"), ("all your", "all"))},
    **{f"{whose} opponent's {kind}s": f"{kind}s the opponent controls" for kind in ("unit", "relic", "token")
       for whose in ("your", "the")},
    **{f"any more {kind}": kind for kind in ("cards", "spells", "units", "relics")},
    "activate only": "activate this only", "use only": "use this only",
    **{f"{use} this {ability}only {when}": "use this only if" for use in ("use", "activate")
       for ability in ("", "ability ") for when in ("while", "as long as")},
    **{f"{use} {most}": f"use this {most}" for use in ("use", "activate")
       for most in ("no more than", "at most", "up to")}, "units each get": "units get",
    "units each gain": "units gain", "relics each gain": "relics gain",
    **{f"one of your {kind}s": f"a {kind} you control" for kind in ("unit", "relic", "orb", "token")},
    **{f"one of the opponent's {kind}s": f"a {kind} the opponent controls" for kind in ("unit", "relic", "token")},
    "each of two": "two", "each of three": "three", "each of them": "them",
    **{f"each of them {does}": f"each of them {does}" for does, _ in EACH_DOES},
    "each of those": "those",
    **{f"at least {n} life": f"{n} or more life" for n in range(1, 41)},
    **{f"allied {kind}": f"{kind} you control" for kind in KINDS},
    # [LU-key.6] What goes from play to the discard pile is destroyed, by damage or by a sacrifice.
    "dies": "is destroyed", "die": "are destroyed", "would die": "would be destroyed",
    "your opponents can't": "each opponent can't", "your hand size": "the number of cards in your hand",
    "any player's deck": "a player's deck", "whenever you cull one or more cards": "whenever you Cull",
    # Of cards that a text chooses one after the other none is the same; of their names it says nothing.
    **{f"a different {kind}": f"another {kind}" for kind in ("unit", "relic")},
    **{f"{n} different {kind}": f"{n} {kind}" for n in ("two", "three") for kind in ("units", "relics")},
    "must attack this turn if able": "attacks this turn if able",
    **{f"becomes a {n}/{m}": f"becomes {n}/{m}" for n in range(13) for m in range(1, 13)},
    **{f"equal to the {all_of} {stat} of": f"equal to the {stat} of" for all_of in ("total", "combined")
       for stat in ("attack", "health", "cost", "durability")},
    "during each opponent's turn": "during the opponent's turn", "for the rest of the turn": "this turn",
    "for the rest of this turn": "this turn",
    "at the start of each of your turns": "at the start of your turn",
    "at the end of each of your turns": "at the end of your turn",
    **{f"at the {start} of the next end {phase}": "at the end of this turn"
       for start in ("start", "beginning") for phase in ("phase", "step")},
    **{f"opposing {kind}": f"{kind} the opponent controls" for kind in KINDS},
    **{f"friendly {kind}": f"{kind} you control" for kind in KINDS},
    "your own": "your", "their own": "their",
    **{f"{goes} to {whose} discard pile": f"{put} put into {house} discard pile"
       for goes, put in (("goes", "is"), ("go", "are"))
       for whose, house in (("the", "a"), ("your", "your"), ("a", "a"))},
    "can attack the turn": "may attack the turn",
    "ready during its controller's next turn": "ready during its controller's next ready step",
    "for as long as": "while", "scavenge again": "scavenge", "pivot again": "pivot",
    **{f"{kind} you own from the void": f"{kind} from your void" for kind in ("card", "unit", "relic", "spell")},
    "either discard pile": "a discard pile", "either player's": "a player's",
    "be put into the discard pile": "be put into a discard pile",
    **{f"{it} {end} of that deck": f"{it} {house}"  # that of what was looked at
       for it in ("it", "them", "rest") for end, house in (
           ("on the bottom", "on the bottom"), ("on top", "on top of its owner's deck"))},
    "by more than one unit": "by two or more units",
    **{f"on {word}": word for word in ("arrive", "depart", "contact", "mulch")}, "arrives": "enters play",
    **{f"{n} {th} wave": f"{nth} wave"
       for n, th, nth in ((1, "st", "first"), (2, "nd", "second"), (3, "rd", "third"), (4, "th", "fourth"))},
    **{f"+{n} life": f"gain {n} life" for n in range(1, 10)}, "any player or unit": "a unit or player",
    "scavenge once": "scavenge", "pivot once": "pivot", "may not": "can't", "for the turn": "this turn",
    **{f"{do} any {kind}": f"{do} a {kind}" for kind in ("unit", "relic", "orb", "token")
       for do in ("destroy", "return", "expend", "ready", "void", "put")},
    "costing": "with cost", **{f"with {a} {stat} of": f"with {stat} of" for a, stat in (
        ("an", "attack"), ("a", "health"), ("a", "cost"), ("a", "durability"))},
    "to hand": "to its owner's hand",
    "allies": "units you control", "ally": "unit you control", "enemies": "units the opponent controls",
    "enemy": "unit the opponent controls", "peek at": "look at", "see the": "look at the",
    **{f"{v} a life": f"{v} 1 life" for v in ("gain", "gains", "lose", "loses")}, "no one": "no player",
    "nobody": "no player", "make a luminous bloom": "play a luminous bloom",
    **{f"{v}{s} {n} {stat}": f"get{s} {sign}{n} {stat}" for n in range(1, 7) for stat in ("attack", "health")
       for v, sign in (("lose", "-"), ("gain", "+")) for s in ("", "s")},
    **{f"per {kind}": f"for each {kind}" for kind in ("unit", "relic", "orb", "spell", "card", "token")},
    "every": "each", "receives": "gets", "receive": "get", "less essence": "less", "more essence": "more",
    "outside of": "outside", "remains in play": "is in play", "stays in play": "is in play",
    **{f"{who} {word}": "the opponent" for who in ("the opposing", "the enemy") for word in ("player", "favored")},
    **{f"{choose} and {verb}": verb for choose, s in (("choose", ""), ("chooses", "s"))
       for verb in (f"sacrifice{s}", f"destroy{s}", f"void{s}", f"expend{s}")},
    "chooses and discards": "discards",  # 'choose and discard': from your hand, or from what you have seen?
    # Nobody does what cannot be done; of several it could be meant all or none.
    f"if you can !{SEVERAL}/{OTHERS}": "", f"if possible !{SEVERAL}": "",
    "is declared as an attacker": "attacks", "is declared as a blocker": "blocks",
    "is declared as the": "attacks as the",
    **{f"{nth} {word}": f"{nth} {word}" for nth in ORDINALS for word in ("attacker", "blocker")},
    "attacker": "attacking unit", "attackers": "attacking units", "blocker": "blocking unit",
    "blockers": "blocking units", "can only attack relics": "can't attack players",
    "from discard piles": "from a discard pile", "into discard piles": "into a discard pile",
    "in discard piles": "in a discard pile",
    "is put into the discard pile": "is put into a discard pile",
    "are put into the discard pile": "are put into a discard pile",
    **{f"{verb} only {relics}": "can't attack players" for relics in ("relics", "a relic")
       for verb in ("may attack", "can attack", "attacks", "attack")},
    "may only attack relics": "can't attack players", "left in play": "in play",
    "your opponents control": "the opponent controls", "this or the favored of its controller": "this or you",
    "the favored of its controller": "its controller",
    "it from the discard pile": "it from its owner's discard pile", "shuffled in this way": "shuffled this way",
    "he": "it", "she": "it", "him": "it", "his": "its", "her": "its", "himself": "itself", "herself": "itself",
    "do not": "don't", "does not": "doesn't", "this one": "this", "a durability from": "1 durability from",
    "takes no damage": "can't be dealt damage", "take no damage": "can't be dealt damage",
    "takes no combat damage": "can't be dealt combat damage", "take no combat damage": "can't be dealt combat damage",
    "you borrow it": "you control it", "look through your deck for": "search your deck for",
    "show it to the opponent": "reveal it", "show it to your opponent": "reveal it",
    "reveal it to the opponent": "reveal it", "add it to your hand": "put it into your hand",
    **{f"if that destroys {it}": "if it is destroyed" for it in ("the unit", "the relic", "that unit", "that relic")},
}  # fmt: skip
DONE = "sacrificed/destroyed/discarded/revealed/voided/returned/drawn"
STATES = "expended/ready/damaged/attacking/blocking/blocked"
SEARCH, FOUND = "search your deck for {x}", "choose {x} from your deck"
TO_WHOM = (("{all}", "{all}", ""), ("{some}", "it", "choose {some} . "))
COMPARED = (("greater|higher|more", "greater than"), ("less|lower", "less than"))
DIDNT = (("you", "you haven't"), ("they", "that player hasn't"), ("that player", "that player hasn't"),
         ("the opponent", "the opponent hasn't"))
DEALT = "<the damage dealt|that damage|the damage>"


def _so(do: str, n: int) -> str:
    """An instruction with this number."""
    return do.replace("#", str(n))


_PARAPHRASES = {
    # ---- amounts: what this text deals, or what is heard to be dealt
    f"^ {{v=gain/lose}} life equal to {DEALT} $": "{v} life equal to the damage dealt this way",
    f"^ draw cards equal to {DEALT} $": "draw cards equal to the damage dealt this way",
    f"^ deal damage equal to {DEALT} to {{x}} $": "deal damage to {x} equal to the damage dealt this way",
    f"^ deal damage to {{x}} equal to {DEALT} $": "deal damage to {x} equal to the damage dealt this way",
    **{f"^ {head}{typed} {DEALT} $": f"{heard}{house}"
       for head, heard in (("contact: ", "contact : "),
                           *((f"{{w=when/whenever}} {{x}} {d} {{y}}, ", f"{{w}} {{x}} {d} {{y}} , ")
                             for d in ("deals", "is dealt")))
       for typed, house in (("{v=gain/lose} life equal to", "{v} that much life"),
                            ("draw cards equal to", "draw that many cards"))},
    "^ double {w=your} life <|total> $": "gain life equal to {w} life",
    "^ if {x} would deal {y}, it deals that much plus {n} instead": "if {x} would deal {y} , it deals that much "
    "damage plus {n} instead",
    "^ if {x} would deal {y}, it deals {n} <more|additional> damage instead": "if {x} would deal {y} , it deals that "
    "much damage plus {n} instead",
    "^ if a source you control would {y}, {rest}": "if a card you control would {y} , {rest}",
    "^ damage dealt by {all} is increased by {n} $": "if {all} would deal damage , that much damage plus {n} is dealt "
    "instead",
    "^ {k=units/spells/relics} {w=you} {c=control/play} deal {n} <more|additional> damage $":
        "if {k} {w} control would deal damage , that much damage plus {n} is dealt instead",
    "^ your {k=units/spells/relics} deal {n} <more|additional> damage $":
        "if {k} you control would deal damage , that much damage plus {n} is dealt instead",
    "{v=gain/lose} {n} life, or {n2} life if {rest}": "{v} {n} life . {v} {n2} life instead if {rest}",
    **{f"<a|the> {kind} with the {{e=highest/greatest/lowest/least}} {{stat=attack/health/cost/durability}} among "
       f"{kind}s {who}": f"the {kind} {who} with the {{e}} {{stat}}"
       for kind in ("unit", "relic") for who in ("you control", "the opponent controls")},
    **{f"look at the opponent's hand . {may}{{v=void/choose/discard}} {{a=a/an}} {{k=card/unit/spell/relic}} from it"
       f"{typed}": f"look at the opponent's hand . {may}{{v}} {{a}} {{k}}{house} from among them"
       for may in ("", "you may ") for typed, house in ((" $", ""), (" with {x}", " with {x}"))},
    # ---- what was done to, by its participle
    "<the|its> {stat=attack/health/durability/cost} <it|that unit|that relic|that card> "
    "had <|left|before it left|before it left play|before it was sacrificed|when it died|when it left play>":
        "its {stat}",
    **{f"the {{d={DONE}}} {kind}'s {{stat=attack/health/cost/durability}}": f"the {{stat}} of the {kind} {{d}} this way"
       for kind in ("unit", "relic", "card", "spell", "token")},
    **{f"if the {{d={DONE}}} {{k=unit/relic/spell/token}} {typed} {{x}}": f"if {house} {{x}}" for typed, house in (
        ("<had|has> <cost|a cost of>", "the cost of the {k} {d} this way is"),
        ("had", "the {k} {d} this way has"), ("was", "the {k} {d} this way is"))},
    f"the {{d={DONE}}} {{k=unit/relic/spell/token}}":
        "the {k} {d} this way",
    # of others may be asked, which is said below
    f"{{do=put/return/void/discard/destroy/play/draw/reveal}} the {{d={DONE}}} card": "{do} the card {d} this way",
    "the chosen {k=unit/relic/card/spell/token}": "that {k}",
    "the chosen {k=unit's/relic's/card's/spell's} {stat=attack/health/cost/durability}": "that {k} {stat}",
    # ---- all but some
    **{f"{{a=a/an/each/all/another}} {{k=unit/units/relic/relics/card/cards}} <other than|except|except for|that is "
       f"not|that isn't|that are not|that aren't> {typed}{end}": f"{{a}} non-{kind} {{k}}{house}"
       for kind in NOT_SO for typed in (f"a {kind}", f"an {kind}", f"{kind}s")
       for end, house in ((" $", ""), (" {v=get/gets/gain/gains/have/has/can't} {rest}", " {v} {rest}"))},
    "all {k=units/relics/cards/tokens} <other than|except|except for> {w=this} <|card|unit|relic>": "all other {k}",
    "each {k=unit/relic/card/token} <other than|except|except for> {w=this} <|card|unit|relic>": "each other {k}",
    "{a=a/an/each/another} {k=unit} with damage on it": "{a} damaged {k}",
    "with {stat=attack/health} {than=greater/less/higher/lower} than its {stat2=attack/health}":
        "with {stat} {than} than its own {stat2}",
    "{w=you} have exactly {n} life": "your life is exactly {n}",
    "the opponent has exactly {n} life": "the opponent's life is exactly {n}",
    "{a=a/an/another} {x} enters play under the opponent's control": "{a} {x} the opponent controls enters play",
    # ---- an order, said of what it is about
    **{f"{{x}} <is|are> {done}": f"{verb} {{x}}" for verb, done in {
        "destroy": "destroyed", "void": "voided", "sacrifice": "sacrificed", "expend": "expended", "ready": "readied",
        "discard": "discarded",
    }.items()},
    "{x} becomes expended": "expend {x}",
    "{x} <goes back|goes|go|returns|return|is returned> to {y}": "return {x} to {y}",
    "{x} loses {n} durability": "remove {n} durability from {x}",
    "{x} gains {n} durability": "put {n} durability counters on {x}",
    "give {x} {n}/{n2}": "{x} gets {n}/{n2}",
    "give {x} {skill=@}": "{x} gains {skill}",
    "have {x} gain {y}": "{x} gains {y}",
    **{f"{{w=it}} gains {{skill=@}} and is {done} {{rest}}": f"{{w}} gains {{skill}} . {verb} it {{rest}}"
       for verb, done in (("destroy", "destroyed"), ("void", "voided"), ("sacrifice", "sacrificed"))},
    # An order, and not what is so as long as this stands.
    **{f"{who} . that player {{v={DOES}}} {{rest}}": f"{house} {{v}} {{rest}}" for who, house in (
        ("choose <a|any> player", "a player"), ("choose <an|any> opponent", "the opponent"))},
    "deal {n} damage to {x} and {n2} damage to {y}": "deal {n} damage to {x} and deal {n2} damage to {y}",
    "deal {n} damage to {x} and {n2} to {y}": "deal {n} damage to {x} and deal {n2} damage to {y}",
    "<until end of turn|until the end of the turn|this turn> , {w=when/whenever} {x}, {rest}":
        "{w} {x} this turn , {rest}",
    "until the start of your next turn , {w=when/whenever} {rest}": "until your next turn , {w} {rest}",
    "{x} would {y} during {w=the/an/your} {p=opponent's} turn": "{x} would {y} while it is {w} {p} turn",
    "{x} would {y} during your turn": "{x} would {y} while it is your turn",
    **{f"{{x}} <can't|cannot> be dealt more than {n} damage <at a time|at once|at one time>":
       f"if {n + 1} or more damage would be dealt to {{x}} , {n} damage is dealt instead" for n in range(1, 10)},
    "^ {w=if/whenever} {x} would deal {y}, it deals {n} <|damage> instead":
        "{w} {x} would deal {y} , {n} damage is dealt instead",
    "it is dealt {n} less <|damage> instead": "prevent {n} of it instead",
    "have <it|that damage> dealt to {y} instead": "deal that damage to {y} instead",
    "^ if {x} would {y}, you may instead {rest}": "if {x} would {y} , you may {rest} instead",
    "^ if {x} would {y}, instead <,|> {rest}": "if {x} would {y} , {rest} instead",
    "^ if {x} would {y}, you may {v} instead . if you do, {rest}": "if {x} would {y} , you may {v} and {rest} instead",
    "^ if {x} would {y}, you may {v} instead . if you do, {deed} and {rest}":
        "if {x} would {y} , you may {v} , {deed} and {rest} instead",
    "^ if {x} would {y}, you may {v} . if you do, prevent <that damage|it> $":
        "if {x} would {y} , you may {v} and prevent that damage instead",
    "put one into {y} and the other {z}": "put one of them into {y} and the rest {z}",
    # ---- copies
    "<a|an> <token copy|copy> of {x}": "a token that is a copy of {x}",
    "that's a copy of": "that is a copy of",
    # ---- two units against each other
    **{f"choose {{x}} and {{y}} . {they}": "choose {x} and {y} . they fight each other"
       for they in ("<each|each of them> deals damage equal to its attack to the other",
                    "they deal damage equal to their attack to each other", "they fight")},
    "<two|2> units deal damage <to each other equal to their attack|equal to their attack to each other>":
        "two units fight each other",
    **{f"{{x}} fights {{y}} . if {whose} unit <is|was> destroyed <this way|>, {{rest}}":
       f"{{x}} fights {{y}} . if there is a unit {who} destroyed this way , {{rest}}"
       for whose, who in (("your", "you control"), ("the opponent's", "the opponent controls"))},
    "{v=draw/draws} {n} more <|card|cards> $": "{v} {n}",
    "{k=units} that attacked $": "{k} that attacked this turn",
    "{x} gets {n}/{n2} <until end of turn|this turn> and fights {y}":
        "{x} gets {n}/{n2} until end of turn . it fights {y}",
    "if it <has|had|has a|had a> cost <|of> {n} or {b=more/less}": "if its cost is {n} or {b}",
    "equal to a {k=unit's} {stat=attack/health/cost}": "equal to the {stat} of a unit",
    "equal to a {k=relic's} {stat=durability/cost}": "equal to the {stat} of a relic",
    "if it <has|had> {n} or {b=more/less} {stat=attack/health/cost/durability}": "if its {stat} is {n} or {b}",
    "if it <has|had> {stat=attack/health/cost/durability} {n} or {b=more/less}": "if its {stat} is {n} or {b}",
    "if {w=this/that} {k=unit/relic/card} has {n} or {b=more/less} {stat=attack/health/cost/durability}":
        "if the {stat} of {w} {k} is {n} or {b}",
    "while {w=this} <|unit|relic|card> has {n} or {b=more/less} {stat=attack/health/durability}":
        "while the {stat} of {w} card is {n} or {b}",
    "if {w=this} has {n} or {b=more/less} {stat=attack/health/durability}": "if the {stat} of {w} card is {n} or {b}",
    "if it <has|had> <exactly|> {n} {stat=attack/health/durability}": "if its {stat} is exactly {n}",
    "if {w=this/that} {k=unit/relic/card} has <exactly|> {n} {stat=attack/health/durability}":
        "if the {stat} of {w} {k} is exactly {n}",
    "{x} <takes|take|is dealt|are dealt> {n} damage": "deal {n} damage to {x}",
    "{x} <takes|take|is dealt|are dealt> {n} instead": "deal {n} damage to {x} instead",
    "damage to {x} or to {y}": "damage to {x} or {y}",
    "damage to the opponent or {some}": "damage to {some} or the opponent",
    "the <others|other cards|remaining cards> go on the bottom": "put the rest on the bottom",
    "return {x} to play": "put {x} into play",
    "put {n} into {y} and the rest {z}": "put {n} of them into {y} and the rest {z}",
    "put {n} into your hand": "put {n} of them into your hand",
    "{a=a/an/another} {x} enters play under your control": "{a} {x} you control enters play",
    "put {x} into their owners' hands": "return {x} to their owners' hands",
    "{x} attack and health are <|each|both> equal to {rest}":
        "{x} attack is equal to {rest} . {x} health is equal to {rest}",
    "you may {v} to {m} or to {m2} $": "you may {v} . if you do , choose one : {m} ; or {m2}",
    "{w=remove} {n} durability:": "{w} {n} durability from this :",
    **{f"^ {{a=a/another}} {kind}'s {{stat=attack/health}} becomes {{rest}}":
       f"choose {{a}} {kind} . its {{stat}} becomes {{rest}}" for kind in ("unit",)},
    # ---- amounts
    "gain that much plus {n} instead": "gain that much plus {n} life instead",
    "gain that much life plus {n} instead": "gain that much plus {n} life instead",
    "lose that much plus {n} instead": "lose that much plus {n} life instead",
    "gain twice that much instead": "gain twice that much life instead",
    "gain {n} instead": "gain {n} life instead",
    "lose {n} instead": "lose {n} life instead",
    "{v} 1 {y} for each {stat=durability/attack/health/cost} it <has|had>": "{v} {y} equal to its {stat}",
    "deal {n} damage to {some} . if {x}, deal {n2} <|damage> instead $":
        "deal {n} damage to {some} . deal {n2} damage to it instead if {x}",
    "deal {n} damage to {some} . deal {n2} <|damage> instead if {rest}":
        "deal {n} damage to {some} . deal {n2} damage to it instead if {rest}",
    "{v} {n} damage to {x}, plus {n2} for each {y}": "{v} damage to {x} equal to {n} plus {n2} for each {y}",
    "{v} {n} damage plus {n2} for each {y} to {x}": "{v} damage to {x} equal to {n} plus {n2} for each {y}",
    "{v} {n} life, plus {n2} for each {y}": "{v} life equal to {n} plus {n2} for each {y}",
    "{v} {n} life plus {n2} for each {y}": "{v} life equal to {n} plus {n2} for each {y}",
    "draw another <|card> $": "draw 1",
    # ---- which cards
    "{a=a/an} {all} other than this <|card|unit|relic>": "another {all}",
    "{x} that <costs|cost> {n} or {y}": "{x} with cost {n} or {y}",
    "{x} that <has|have> {y}": "{x} with {y}",
    "choose {x} from it": "choose {x} from among them",
    "{do=draw/put/discard/void/choose/reveal} {x} among them": "{do} {x} from among them",
    **{f"{{w=it}} is {only}": f"{{w}} is a {kind} you control and the number of {kind}s you control is exactly 1"
       for kind in ("unit", "relic", "token") for only in (f"your only {kind}", f"the only {kind} you control")},
    **{f"{{w=if/while}} this <|unit|relic> is {only}{typed}": f"{{w}} you control no other {kind}s{house}"
       for kind in ("unit", "relic") for only in (f"your only {kind}", f"the only {kind} you control")
       for typed, house in ((" $", ""), (", {s=this/you/your/draw/gain/deal} {rest}", " , {s} {rest}"),
                            (", it {v=has/gets/gains/can't/cannot/deals} {rest}", " , this {v} {rest}"))},
    **done_this_way("discarded/sacrificed/destroyed/voided/returned/revealed/drawn",
                    "void/draw", "voided"),
    "if the {d=discarded/revealed/drawn/voided/sacrificed} card <is|was> {a=a/an} {x}":
        "if there is {a} {x} {d} this way",
    "if the culled card <is|was> {a=a/an} {x}": "if there is {a} {x} discarded this way",
    **{f"{{a=a/an/each/every/another}} {{k=unit/relic/orb/token}}{whose} that is {{s={STATES}}}":
       f"{{a}} {{s}} {{k}}{whose}" for whose in ("", " you control", " the opponent controls", " they control")},
    **{f"{{k=units/relics/orbs/tokens}}{whose} that are {{s={STATES}}}": f"{{s}} {{k}}{whose}"
       for whose in ("", " you control", " the opponent controls")},
    # Only what is one's own can be sacrificed or discarded.
    "if you {d=sacrificed/discarded} {some} this way": "if there is {some} you own {d} this way",
    "if you {d=sacrificed/discarded} {n} or {b=more/fewer} {x} this way":
        "if there are {n} or {b} {x} you own {d} this way",
    # ---- numbers compared
    **{f"with <{typed}> {{stat=attack/health/cost/durability}} than {{w=this}} <|card|unit|relic>":
       f"with {{stat}} {house} {{w}} card's {{stat}}" for typed, house in COMPARED},
    **{f"{{w=this}} <|unit> {{c=can't/cannot}} be blocked by {{x}} with <{typed}> {{stat=attack/health/cost}} $":
       f"{{w}} {{c}} be blocked by {{x}} with {{stat}} {house} {{w}} card's {{stat}}" for typed, house in COMPARED},
    "with the same {stat=attack/health/cost/durability} as {w=this} <|card|unit|relic>":
        "with {stat} equal to {w} card's {stat}",
    "{all=all/each} {x} <in|from> <all|both> discard piles": "{all} {x} in a discard pile",
    "for each {x} in <all discard piles|each discard pile|both discard piles>": "for each {x} in a discard pile",
    **{f"{typed} down to {{n}} <|card|cards> <|in hand>":
       f"{house} cards equal to the number of cards in your hand minus {{n}}"
       for typed, house in (("{do=discard}", "{do}"), ("you {v=discard}", "you {v}"))},
    "discards down to {n} <|card|cards> <|in hand>":
        "discards cards equal to the number of cards in their hand minus {n}",
    "choose {x} from it that <costs|has cost> {n} or {y}": "choose {x} with cost {n} or {y} from among them",
    **kinds_joined(("unit", "relic", "spell", "token"), "all/your/other"),
    # ---- searching a deck; no rule shuffles it afterwards, so a text must say so
    f"{SEARCH}, put it into {{y}}, then shuffle <|your deck|it>": f"{FOUND} . put it into {{y}} . shuffle your deck",
    f"{SEARCH} and put it into {{y}}, then shuffle <|your deck|it>": f"{FOUND} . put it into {{y}} . shuffle your deck",
    f"{SEARCH}, reveal it, <|and> put it into {{y}}, then shuffle <|your deck|it>":
        f"{FOUND} . reveal it . put it into {{y}} . shuffle your deck",
    f"{SEARCH}, reveal it, <|and> put it into {{y}} . <then|> shuffle <|your deck|it> $":
        f"{FOUND} . reveal it . put it into {{y}} . shuffle your deck",
    f"{SEARCH} and put it into {{y}} . <then|> shuffle <|your deck|it> $":
        f"{FOUND} . put it into {{y}} . shuffle your deck",
    f"{SEARCH}, shuffle <|your deck|it>, then put it on top <|of your deck|of it>":
        f"{FOUND} . shuffle your deck . put it on top of your deck",
    f"{SEARCH}, reveal it, <|and> put it {{w=into/on}} {{y}} $": f"{FOUND} . reveal it . put it {{w}} {{y}}",
    f"{SEARCH}, reveal it and put it {{w=into/on}} {{y}} $": f"{FOUND} . reveal it . put it {{w}} {{y}}",
    f"{SEARCH}, reveal it <,|> then put it {{w=into/on}} {{y}} $": f"{FOUND} . reveal it . put it {{w}} {{y}}",
    f"{SEARCH} and put it {{w=into/on}} {{y}}": f"{FOUND} . put it {{w}} {{y}}",
    f"{SEARCH} and put it on top of your deck . <shuffle the rest first|shuffle the rest of your deck first> $":
        f"{FOUND} . shuffle your deck . put it on top of your deck",
    # ---- cards that are looked at
    **{f"{{v=look}} at {hand} and choose {{x}} $": f"{{v}} at {hand} and choose {{x}} from among them"
       for hand in ("the opponent's hand", "that player's hand")},
    "put {w=it/them} {p=into/on} {y} and the rest {z}": "put {w} {p} {y} and put the rest {z}",
    "put that {k=card/unit/relic} {p=into/on} {y} and the rest {z}": "put that {k} {p} {y} and put the rest {z}",
    "keep one <|of them> in your hand; the <others|rest> go {y}": "put one of them into your hand and the rest {y}",
    # ---- instead
    "^ if target {k=unit/relic} would {rest}": "choose a {k} . if it would {rest}",
    "^ <when|whenever> {x} would {y}, {rest}": "if {x} would {y} , {rest}",
    "^ if {x} would {y}, instead {rest}": "if {x} would {y} , {rest} instead",
    "^ if {x} would {y}, prevent {n} of {it=it/that} <|damage> $": "if {x} would {y} , prevent {n} of it instead",
    # Whom an article means is chosen now; without one, and of what stands, it is whoever fits when it happens.
    "^ damage that would be dealt to {all} is dealt to {y} instead":
        "if damage would be dealt to {all} , deal it to {y} instead",
    "^ damage that would be dealt to {a=a/an/another} {k=unit/relic} you control is dealt to {w=this} instead":
        "if damage would be dealt to {a} {k} you control , deal it to {w} instead",
    "^ damage that would be dealt to {some} {w=this} turn is dealt to {y} instead":
        "choose {some} . if damage would be dealt to it {w} turn , deal it to {y} instead",
    **{typed.format(slot): f"{first}if damage would be dealt to {whom} , prevent {{n}} of it instead"
       for slot, whom, first in TO_WHOM for typed in (
           "^ damage dealt to {} is reduced by {{n}} $", "^ reduce <|all> damage dealt to {} by {{n}} $",
           "^ prevent {{n}} of all damage dealt to {} $", "^ {} takes {{n}} less damage from all sources $")},
    "double {a=a/another} unit's {stat=attack/health}": "double the {stat} of {a} unit",
    "swap {a=a/another} unit's attack and health": "swap the attack and health of {a} unit",
    "<exchange|switch> {x} attack and health": "swap {x} attack and health",
    "double {x}'s {stat=attack/health}": "double the {stat} of {x}",
    "^ if {x} would {y}, prevent {it=it/that} <|damage> $": "if {x} would {y} , prevent it instead",
    **{f"^ prevent all {damage}{would}{when} $": f"if {damage} would be dealt{when} , prevent it instead"
       for damage in ("damage", "combat damage")
       for would, when in ((" that would be dealt", ""), (" that would be dealt", " this turn"), ("", " this turn"))},
    **{f"^ prevent all {damage} {typed} $": f"if {{all}} would deal {damage}{when} , prevent it instead"
       for damage in ("damage", "combat damage")
       for typed, when in (("<that would be dealt|dealt> by {all}", ""),
                           ("<that would be dealt|dealt> by {all} this turn", " this turn"),
                           ("<that would be dealt|dealt> this turn by {all}", " this turn"))},
    **{f"^ prevent all {damage}{would} to {slot}{when} $":
       f"{first}if {damage} would be dealt to {whom}{when} , prevent it instead"
       for damage in ("damage", "combat damage") for slot, whom, first in TO_WHOM
       for would, when in ((" that would be dealt", ""), (" that would be dealt", " this turn"), ("", " this turn"))},
    # ---- modes
    "{x} gains {skill=@} or {skill2=@} $": "choose one : {x} gains {skill} ; or {x} gains {skill2}",
    "{x} gains {skill=@} or {skill2=@} until end of turn $":
        "choose one : {x} gains {skill} until end of turn ; or {x} gains {skill2} until end of turn",
    **{f"{{x}} gains your choice of {{skill=@}}{more} or {{skill9=@}}{until} $":
       f"choose one : {{x}} gains {{skill}}{until} ; {house}or {{x}} gains {{skill9}}{until}"
       for until in ("", " until end of turn")
       for more, house in (("", ""), (", {skill2=@} <,|>", f"or {{x}} gains {{skill2}}{until} ; "))},
    # ---- a skill that is chosen
    **{f"choose <|a {k} from among|one of|a {k} :> {{skill=@}}{more} <or|and> {{skill9=@}} . "
       f"{{x}} <{typed}> <that|the chosen> {k}{until} $":
       f"choose one : {{x}} {gain} {{skill}}{until} ; {house.format(gain)}or {{x}} {gain} {{skill9}}{until}"
       for k in ("skill", "keyword")
       for until in ("", " until end of turn", " until your next turn", " until the start of your next turn")
       for typed, gain in (("has|gains", "gains"), ("have|gain", "gain"))
       for more, house in (("", ""), (", {skill2=@} <,|>", f"or {{{{x}}}} {{}} {{{{skill2}}}}{until} ; "))},
    # ---- what cards cost
    "your {x} cost {n}": "{x} you play cost {n}",
    "{x} the opponent controls cost {n}": "{x} the opponent plays cost {n}",
    **{f"the {nth} {{x}} {plays} each turn costs {{n}} {{y=more/less}}{each}":
       f"each {{x}} {plays} costs {{n}} {{y}}{each.rstrip(' $')} while {so} {{x}} this turn"
       for each in (" $", " for each {z} $")
       for plays, hasnt, has in (("you play", "you haven't", "you have"),
                                 ("the opponent plays", "the opponent hasn't", "the opponent has"))
       for nth, so in (("first", f"{hasnt} played a"), ("second", f"{has} played exactly one"),
                       ("third", f"{has} played exactly two"))},
    **{f"{{x}} {plays} <during|on> {turn} cost {{n}} {{y=more/less}} $":
       f"{{x}} {plays} cost {{n}} {{y}} while it is {turn}"
       for plays in ("you play", "the opponent plays") for turn in ("your turn", "the opponent's turn")},
    "if they have {c=more/fewer} {x} than {y}": "if that player has {c} {x} than {y}",
    "{x} cost the opponent {n} {y=more/less}": "{x} the opponent plays cost {n} {y}",
    # ---- combat
    "{x} can {v=attack/block} only <if|while|when> {rest}": "{x} can't {v} unless {rest}",
    "{x} can only {v=attack/block} <if|while|when> {rest}": "{x} can't {v} unless {rest}",
    "{w=this} <|unit> {v=gets/has/gains} {y} while {state=attacking/blocking/blocked/expended/ready/damaged}":
        "{w} {v} {y} while it is {state}",
    **{f"your{other} units {{v=get/have/gain}} {{y}} while {{state=attacking/blocking/expended/ready/damaged}}":
       f"{other} {{state}} units you control {{v}} {{y}}" for other in ("", " other")},
    "can <only block|block only> {x} with {y}": "can't block {x} without {y}",
    "^ while {state=attacking/blocking/blocked/expended/ready/damaged}, {x} {w=has/gets/can't/gains} {rest}":
        "while {x} is {state} , it {w} {rest}",
    "{all} can't be attacked": "units can't attack {all}",
    "^ {some} can't be attacked {w=this} turn $": "choose {some} . units can't attack it {w} turn",
    "can't attack players": "can't attack each player",
    "^ the turn this enters play, {rest}": "when this enters play , {rest} this turn",
    "^ <deal|deals> {n} damage divided <|in any way you choose|as you like|any way you like> among {x}":
        "deal {n} damage divided as you choose among {x}",
    # ---- costs
    "^ once <per|each> turn, you may {v} to {rest}": "{v} : {rest} . use this only once each turn",
    "^ once <per|each> turn, {v}: {rest}": "{v} : {rest} . use this only once each turn",
    "^ once <per|each> turn, {w=when/whenever} {x}, you may {rest}":
        "{w} {x} , you may {rest} . do this only once each turn",
    # Without 'may': an offer that is declined would not count.
    "^ once <per|each> turn, {w=when/whenever} {x}, {v} $": "{w} {x} , {v} . this triggers only once each turn",
    "^ once <per|each> turn, {w=when/whenever} {x}, {v} and {v2} $":
        "{w} {x} , {v} and {v2} . this triggers only once each turn",
    "^ to play this <|card|unit|relic|spell>, you {rest}": "as an additional cost to play this , {rest}",
    # ---- limits
    **{f"{{who}} {at_most} {{n}} {{x}} {turn}": f"{{who}} can't play more than {{n}} {{x}} {turn}"
       for at_most in ("<can|may> only play", "<can|may> play <only|at most|no more than>")
       for turn in ("each turn", "this turn")},
    "{who} {w=can't} {v=play/draw} more than {n} {x} per turn": "{who} {w} {v} more than {n} {x} each turn",
    "no player <can|may> {rest}": "each player can't {rest}",
    "players {w=can't/cannot} {rest}": "each player {w} {rest}",
    # ---- what was not done
    **{f"{who} <didn't|did not> {{v={verb}}}": f"{has} {done}" for verb, done in (
        ("attack", "attacked"), ("play", "played"), ("draw", "drawn"), ("discard", "discarded"),
        ("sacrifice", "sacrificed"), ("gain", "gained"), ("lose", "lost"), ("destroy", "destroyed"))
       for who, has in DIDNT},
    **{f"{who} attacked with no units {{w=this}} turn": f"{has} attacked {{w}} turn" for who, has in DIDNT},
    # ---- when
    "^ {w=when/whenever} {x} <during|on> the opponent's turn, {rest}":
        "{w} {x} , if it is the opponent's turn , {rest}",
    "^ {w=when/whenever} {x} <during|on> the opponent's turn, if {y}, {rest}":
        "{w} {x} , if it is the opponent's turn and {y} , {rest}",
    "if this is the second {k=unit/spell/relic/card} you <play|played|have played> this turn":
        "if you have played this card this turn and you have played exactly one other {k} this turn",
    "^ until end of turn, whenever {x}, {rest}": "whenever {x} this turn , {rest}",
    "{x} departs": "{x} is put into a discard pile from play",
    "^ <when|whenever> you {v} your {nth=first/second/third/fourth} {x} <each turn|in a turn|of a turn|of the turn|"
    "in each turn|of each turn|each of your turns>, {rest}": "the {nth} time you {v} a {x} each turn , {rest}",
    "^ the {nth=first/second/third/fourth} {k=unit} you <attack with|control that attacks> each turn {v=gains/gets} "
    "{rest}": "the {nth} time a {k} you control attacks each turn , it {v} {rest}",
    "^ the {nth=first/second/third/fourth} {k=unit} that attacks each turn {v=gains/gets} {rest}":
        "the {nth} time a {k} attacks each turn , it {v} {rest}",
    "^ at the {e=start/end} of {p=your/each} turn in which {x}, {rest}": "at the {e} of {p} turn , if {x} this turn , "
    "{rest}",
    "if {x} attacked or blocked {w=this} turn": "if {x} attacked {w} turn or {x} blocked {w} turn",
    "^ the first time each turn <|that> {x}, {rest}": "the first time {x} each turn , {rest}",
    "whenever you Bolster a relic": "whenever you Bolster",
    # ---- [EN-11] more of what the sentence before does: it is settled first. Not of damage to what is chosen.
    **{f"{_so(do, n)} . {ask} increase <this|it|that damage|the damage> by {more} $":
       f"{_so(do, n)} . {house} {_so(do, n + more)} instead"
       for do in ("gain # life", *(f"deal # damage to {who}" for who in (
           "the opponent", "your opponent", "each opponent", "each player")))
       for n in range(1, 7) for more in range(1, 5)
       for ask, house in (("you may {deed} to", "you may {deed} . if you do ,"), ("if {y},", "if {y} ,"))},
    "^ you then {rest}": "you {rest}",
    "^ then if {rest}": "if {rest}",
    "^ if it {x} this turn, {rest}": "when it {x} this turn , {rest}",
    "^ if that {k=unit/relic/token/card} {x} this turn, {rest}": "when that {k} {x} this turn , {rest}",
}  # fmt: skip
SKILLS = "/".join(SKILL_NAMES.values())
PARAPHRASES: Wordings = {
    typed.replace("@", SKILLS): house
    for table in (
        _PARAPHRASES, LONGER, TERSE, SHAPES, MORE_SHAPES, SLANG_SHAPES, WAYS_SHAPED, ASKED_SHAPES, DONE_SHAPES,
        SAID_OTHERWISE,
    )
    for typed, house in table.items()
}
# Words of other games that are no synonyms here: a message answers them.
FOREIGN: Wordings = {
    "trample": "Overwhelm", "haste": "Dash", "flying": "Flight", "vigilance": "Guardian", "lifelink": "Siphon",
    "reach": "Watchful", "deathtouch": "Deadly", "mill": "Cull", "mills": "Culls",
    "tap": "expend", "taps": "expends", "tapped": "expended", "untap": "ready", "untaps": "readies",
    "graveyard": "discard pile", "exile": "void", "exiles": "voids", "library": "deck", "creature": "unit",
    "creatures": "units", "artifact": "relic", "artifacts": "relics", "mana": "essence", "permanent": "card",
    "etb": "Arrive:", "bounce": "return", "summon": "play", "kill": "destroy", "kills": "destroys",
    "search": "choose", "restore": "gain", "hp": "health", "power": "attack", "toughness": "health",
    "strength": "attack",
}  # fmt: skip
