"""How it is said that somebody chooses, who is made to do something, and places in front of what is done: the same in
all games. Some of it is words and shapes; who chooses is found by looking who does it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from .inflections import BY_BASE
from .patterns import ARTICLES, BREAKS, CHANCE, EVERY, NUMBERS
from .tokens import Token, tokenise
from .wordings import Wordings

ORDERS = (
    "add/bury/deal/destroy/dig/discard/draw/eject/erase/expend/gain/give/heal/lose/move/play/put/ready/remove/rest/"
    "restart/return/reveal/rotate/search/send/set/take/void"
)
# What somebody else is made to do, and does.
MADE_TO = {base: BY_BASE[base].does for base in (
    "discard", "draw", "sacrifice", "lose", "reveal", "remove", "return", "destroy", "bury", "erase", "eject", "pay",
    "gain", "dig", "choose", "void", "shuffle", "show", "rest",
)}  # fmt: skip
DOES = "/".join(MADE_TO.values())
OF_THESE = "<|effect|of <the|the following|these|> <|two|three|four|following> <|effects|things|options|modes>|of them>"
TAKE = "take/put/add/send/move/bring"
TAKES = "takes/puts/adds/sends/moves/brings"
DECK = "<deck|draw pile>"
TO = "<to|into|in>"
WHICHEVER = (
    "<|,> <whichever <|one|of them|of these|of the two> you <choose|like|prefer|want|wish|pick>|"
    "<as|just as> you <choose|like|prefer|wish|want|please>|<it is|at> your choice|it is up to you|"
    "<you|and you> <choose|decide> which>"
)
CHOOSING_WORDS: Wordings = {
    "select": "choose", "selects": "chooses", "pick": "choose", "picks": "chooses", "choose exactly": "choose",
    "if you do so": "if you do", "if they do so": "if they do", "if you choose to,": "if you do,",
    "if you did,": "if you do,",
}  # fmt: skip


def taken(one: str, many: str, by_one: str, by_many: str) -> Wordings:
    """What it is to take the top card of a deck into the hand, or so many; of you, and of somebody else."""
    return {
        f"{{v={TAKE}}} the top card of your {DECK} {TO} your hand": one,
        f"{{v={TAKE}}} the top {{n}} cards of your {DECK} {TO} your hand": many,
        f"{{v={TAKES}}} the top card of their {DECK} {TO} their hand": by_one,
        f"{{v={TAKES}}} the top {{n}} cards of their {DECK} {TO} their hand": by_many,
    }


SHAPES: Wordings = {
    # ---- one after the other
    "^ first, {rest}": "{rest}",
    f"^ first {{do={ORDERS}/you/this/it}} {{rest}}": "{do} {rest}",  # 'First Spells …' are not all
    # Behind "look at the opponent's hand" a card could be one of those.
    f"<choose|you choose> and {{do={ORDERS}}} {{x}} {{w=from/among/in/on/linked}}": "{do} {x} {w}",
    f"<choose|you choose> and {{do={ORDERS}}} {{n}} of {{x}}": "{do} {n} of {x}",
    f"chooses and {{v={DOES}}} {{x}} {{w=from/among/in/on/linked}}": "{v} {x} {w}",
    # ---- a place in front: where from is said behind what, and before where to
    f"^ from <|the top of> your {DECK}, <|you> draw {{n}} {{k=card/cards}} $": "draw {n} {k}",
    f"^ from <|the top of> your {DECK}, <|you> draw a card $": "draw 1 card",
    "^ <from|out of> {z}, <|you> {y} {w=to/into/onto/on} {y2} $": "{y} from {z} {w} {y2}",
    "^ <from|out of> {z}, <|you> {y} $": "{y} from {z}",
    "^ you may, from {z}, {y} $": "you may {y} from {z}",
    "^ of {z}, {y} {n} $": "{y} {n} of {z}",
    # ---- who is made to do it; of two deeds the second could be yours
    **{f"<make|have|force|cause> {{x}} <|to> {do} {{deed}} $": f"{{x}} {does} {{deed}}"
       for do, does in MADE_TO.items()},
    # ---- what is taken from the top of a deck into the hand is drawn, if a game does not tell the one from the other
    **taken("draw 1 card", "draw {n} cards", "draws 1 card", "draws {n} cards"),
    "the {n} topmost cards": "the top {n} cards",
    "the {n} top cards": "the top {n} cards",
    "the topmost {n} cards": "the top {n} cards",
    "the topmost card": "the top card",
    "the uppermost card": "the top card",
    # ---- one of several effects
    f"^ <your choice|as you choose|as you like|as you prefer|you choose> <|of one|of {OF_THESE}> <:|,> {{rest}}":
        "choose one : {rest}",
    **{f"<you choose|you must choose|choose> <one|1|exactly one> {OF_THESE} : {{v}}, {or_}{{v2}}, or {{v3}} $":
       "choose one : {v} ; or {v2} ; or {v3}" for or_ in ("", "or ")},
    f"<you choose|you must choose|choose> <one|1|exactly one> {OF_THESE} : {{rest}}": "choose one : {rest}",
    "choose one <two|three|four> <things|effects|options|modes> : {rest}": "choose one : {rest}",
    f"<do|you do> <one|1> {OF_THESE} : {{rest}}": "choose one : {rest}",
    "<of these two|of the two|of these|of these three|of the following> , choose <one|1> : {rest}":
        "choose one : {rest}",
    f"^ <|you> either {{v}} or {{v2}}{WHICHEVER} $ !they": "choose one : {v} ; or {v2}",
    f"^ <|you> {{do={ORDERS}}} {{m}} or {{m2}}{WHICHEVER} $ !they": "{do} {m} or {m2}",
    f"^ <|you> {{do={ORDERS}}} {{v}}, {{do2={ORDERS}}} {{v2}}<,|> or {{do3={ORDERS}}} {{v3}}{WHICHEVER} $ !they":
        "choose one : {do} {v} ; or {do2} {v2} ; or {do3} {v3}",
}  # fmt: skip

WHETHER = "<you choose|you decide|choose|decide> <whether to|to either|either to|whether|between>"
# What is tried with the other paraphrases, because it is not known where one effect ends. Each of them is one thing
# alone: behind 'then', 'and' or 'if' it could be said of them all.
TRIED: Wordings = {
    f"^ {WHETHER} {{v}} or <|to> {{v2}} $": "choose one : {v} ; or {v2}",
    f"{WHETHER} {{do={ORDERS}}} {{v}} or {{n}} {{v2}} $": "choose one : {do} {v} ; or {do} {n} {v2}",
    f"^ {WHETHER} {{v}}, {{v2}}<,|> or <|to> {{v3}} $": "choose one : {v} ; or {v2} ; or {v3}",
    f"^ when {{x}}, {WHETHER} {{v}} or <|to> {{v2}} $": "when {x} , choose one : {v} ; or {v2}",
    f"^ when {{x}}, {WHETHER} {{v}}, {{v2}}<,|> or <|to> {{v3}} $": "when {x} , choose one : {v} ; or {v2} ; or {v3}",
    f"^ {WHETHER} {{x}} {{w=gains/loses/gets}} {{v}} or {{v2}} $": "choose one : {x} {w} {v} ; or {x} {w} {v2}",
    # How long is said of both.
    f"^ {WHETHER} {{x}} {{w=gains/loses/gets}} {{v}} or {{v2}} <until end of turn|this turn> $":
        "choose one : {x} {w} {v} until end of turn ; or {x} {w} {v2} until end of turn",
    # Of what is told to you, you choose.
    f"^ you either {{do={ORDERS}}} {{v}} or {{do2={ORDERS}}} {{v2}} $": "choose one : {do} {v} ; or {do2} {v2}",
    f"^ when {{x}}, you either {{do={ORDERS}}} {{v}} or {{do2={ORDERS}}} {{v2}} $":
        "when {x} , choose one : {do} {v} ; or {do2} {v2}",
    "choose one: {v} or {v2} $": "choose one : {v} ; or {v2}",
    "choose one: {v} / {v2} $": "choose one : {v} ; or {v2}",
    f"choose one: {{v}}, {{do={ORDERS}}} {{v2}} $": "choose one : {v} ; or {do} {v2}",
    f"choose one: {{v}}, {{do={ORDERS}}} {{v2}}, {{do2={ORDERS}}} {{v3}} $":
        "choose one : {v} ; or {do} {v2} ; or {do2} {v3}",
    # ---- chosen, and then done
    **{f"{{x}} chooses {{chosen}} and {does} <it|that card|them>": f"{{x}} {does} {{chosen}}"
       for does in MADE_TO.values()},
}  # fmt: skip


def without_article(opponent: str) -> Wordings:
    """'Opponent discards one card.', as the game calls that player."""
    return {
        f"^ opponent {{v={DOES}}} {{rest}}": f"{opponent} {{v}} {{rest}}",
        **{f"{mark} opponent {{v={DOES}}} {{rest}}": f"{mark} {opponent} {{v}} {{rest}}" for mark in (",", "then")},
    }


# ---- who chooses
YOURS = (
    "of your choosing", "of your own choice", "of your own choosing", "chosen by you", "picked by you",
    "selected by you", "you choose", "that you choose", "which you choose", "of your choice",
)  # fmt: skip
THEIRS = (
    "of their choosing", "of their own choice", "of their own choosing", "chosen by them", "chosen by the opponent",
    "chosen by your opponent", "they choose", "that they choose", "which they choose", "of their choice",
)  # fmt: skip
# What a noun phrase is not followed by 'you choose' behind.
NO_NOUN = BREAKS | frozenset((
    "may", "to", "can", "whichever", "whether", "have", "has", "let", "and", "or", "which", "what", "as", "that", "if",
    "time", "must",
))  # fmt: skip
# What goes on behind a noun phrase with its chooser.
BEHIND = frozenset((
    ",", ".", ";", ":", "from", "in", "on", "to", "into", "onto", "is", "are", "gets", "gains", "has", "takes", "loses",
    "receives", "cannot", "can't", "and", "for", "until", "this", "by", "becomes", "with", "within", "at", "that",
    "controlled", "under",
))  # fmt: skip
CHOSEN = ARTICLES | NUMBERS | {"up"}
NONE_CHOSEN = EVERY | {"this", "that", "it", "them", "those", "these"}
ASKING = frozenset(("when", "whenever", "if", "unless", "while", "until"))
BARRED = frozenset(("cannot", "can't", "can", "not", "never", "no"))
ACTS = frozenset((*ORDERS.split("/"), *MADE_TO, *MADE_TO.values()))
OTHERS_ACT = frozenset((*MADE_TO.values(), "make", "makes", "force", "forces", "let", "lets", "must", "they"))
PUTS = frozenset(TAKES.split("/"))
HOLD = frozenset(("controls", "control", "controlled", "has", "have"))


@cache
def said_so(phrases: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The words of each, the longest first."""
    return tuple(sorted((tuple(t.low for t in tokenise(each)) for each in phrases), key=len, reverse=True))


def chosen_by(tokens: Sequence[Token], phrases: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Where it is said behind a noun phrase who chooses: its first word and the one behind it, commas included."""
    lows = [token.low for token in tokens]
    for at in range(1, len(lows)):
        for said in said_so(phrases):
            end = at + len(said)
            if tuple(lows[at:end]) != said or (end < len(lows) and lows[end] not in BEHIND):
                continue
            start = at - (lows[at - 1] == ",")
            if "whichever" in lows[max(start - 2, 0) : start]:
                continue
            if start and lows[start - 1] not in NO_NOUN and is_a_choice(lows[:start]):
                yield start, end + (start < at and lows[end : end + 1] == [","])
            break


def is_a_choice(lows: Sequence[str]) -> bool:
    """Whether the noun phrase that ends here leaves something to choose: 'this' and 'each unit' do not. Nor is anything
    chosen in a condition or in what cannot be done."""
    clause: list[str] = []
    for low in reversed(lows):
        if low in BREAKS:
            break
        clause.insert(0, low)
    behind = lows[len(lows) - len(clause) - 1] if len(clause) < len(lows) else ""
    if behind in ASKING or not BARRED.isdisjoint(clause):
        return False
    for low in reversed(clause):
        if low in NONE_CHOSEN or low in ACTS:
            return False
        if low in CHOSEN or low.isdigit():
            return True
    return False


def without_chooser(tokens: list[Token]) -> list[Token]:
    """[EN-15] Who acts chooses: 'of your choice' is courtesy where nobody else acts, 'of their choice' behind what
    they do, if you do nothing there."""
    lows = [token.low for token in tokens]
    if not CHANCE.isdisjoint(lows):
        return tokens  # what comes up by chance is nobody's choice
    yours = next(chosen_by(tokens, YOURS), None)
    if yours is not None and you_act(lows):
        return without_chooser([*tokens[: yours[0]], *tokens[yours[1] :]])
    theirs = next(chosen_by(tokens, THEIRS), None)
    if theirs is not None and "you" not in lows and they_act(lows[: theirs[0]]):
        return without_chooser([*tokens[: theirs[0]], *tokens[theirs[1] :]])
    return tokens


PILES = frozenset(("hand", "deck", "disposal", "discard"))
EVERYBODY = frozenset(("opponent", "opponent's", "player", "player's", "each", "hero", "hero's", "another", "their"))


def with_owner(tokens: list[Token]) -> list[Token]:
    """'Discard a card from hand' is your hand, 'the opponent discards a card from hand' theirs: of who does it."""
    lows = [token.low for token in tokens]
    made = [*tokens]
    for at in range(len(lows) - 1, 0, -1):
        if lows[at] not in PILES or lows[at - 1] not in ("from", "in"):
            continue
        deeds = [n for n, low in enumerate(lows[:at]) if low in ACTS]
        if not deeds or not EVERYBODY.isdisjoint(lows[deeds[-1] : at]):
            continue
        whose = "their" if lows[deeds[-1]] in MADE_TO.values() else "your"
        if (whose == "your") == ("opponent" not in lows[: deeds[-1]]):
            made.insert(at, tokens[at]._replace(text=whose, low=whose, end=tokens[at].start))
    return made


def you_act(lows: Sequence[str]) -> bool:
    """Whether nobody but you does anything in a sentence: others only hold cards."""
    if not OTHERS_ACT.isdisjoint(lows):
        return False
    for at, low in enumerate(lows):
        holds = set(lows[at + 1 : at + 2]) & HOLD or [*lows[max(at - 3, 0) : at - 1]] == ["controlled", "by"]
        if low in ("opponent", "player", "players", "everyone", "everybody") and not holds:
            return False
    return True


def they_act(lows: Sequence[str]) -> bool:
    """Whether somebody else does the last thing that is done."""
    doing = [at for at, low in enumerate(lows) if low in OTHERS_ACT or low in ACTS or low in PUTS]
    if not doing:
        return False
    last = doing[-1]
    if lows[last] in ACTS - OTHERS_ACT:
        return list(lows[last - 1 : last]) == ["they"] or list(lows[max(last - 2, 0) : last]) == ["they", "may"]
    return lows[last] in MADE_TO.values() or lows[last] in PUTS
