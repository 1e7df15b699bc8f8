"""In what words people say 'when' and 'if', in all games.

`WORDS` are synonyms, put into the words of a game once more by its own table (one says 'while' where another says
'as long as'). `SHAPES` are paraphrases: where a trigger or a condition stands in the sentence, and its verb as a
gerund ("Upon being attacked") or behind 'should'. Whose gerund it is, you or this card, the sentence does not say: only
one of the two reads, or the text is refused.

'Once', 'as' and 'at any time' are no synonyms: they can be meant in another way ("Once this attacks" is once).
"""

from __future__ import annotations

from .inflections import VERBS
from .patterns import NUMBERS
from .wordings import Wordings

# What cards do that fight; where heroes do it, their game says so.
FIGHTS = frozenset(("attack", "block", "destroy", "kill", "survive", "threaten"))
# What is done to a card, as a noun.
DONE_TO = {"removal": "removed", "destruction": "destroyed", "sacrifice": "sacrificed", "cancellation": "Cancelled"}
EVENTS = (
    "each time", "every time", "any time", "anytime", "each and every time", "every single time", "as soon as",
    "the moment", "the instant", "the very moment", "in the moment", "at the moment", "at the time", "at the point",
    "on each occasion", "on every occasion", "if and when", "when and if", "if ever", "just when", "right when",
    "exactly when", "immediately when", "whensoever",
)  # fmt: skip
ASKED = (
    "provided", "providing", "assuming", "supposing", "given", "on condition", "on the condition", "in case",
    "in the case", "in the event", "if and only if", "if it is the case", "if it is true", "if only",
)  # fmt: skip
LONG = ("so long as", "for so long as", "for as long as", "during the time", "throughout the time", "all the while")
COUNTS = "/".join((*sorted(NUMBERS), *map(str, range(21))))
WHEN = "{w=when/whenever}"
WORDS: Wordings = {
    **{f"{said}{that}": "when" for said in EVENTS for that in ("", " that", " when") if said + that != "when"},
    **{f"{only}{said}{that}": "if" for only in ("", "but only ") for said in ASKED
       for that in ("", " that") if said not in ("given", "in the case", "in the event") or that},
    "but only if !can/may": "if", "only if !can/may/play/use/invoke/cast": "if", "but only when": "only when",
    "but only while": "only while",
    **{f"{said}{that}": "as long as" for said in LONG for that in ("", " that")
       if said.endswith("as") != bool(that)},
    **{f"{save} {when}": "unless" for save in ("except", "save") for when in ("if", "when", "while")},
    "for each time": "for each time", "for every time": "for each time", "at any time": "at any time",
    "every turn of yours": "your turn", "each turn of yours": "your turn",
    **{f"should {who}": f"if {who}" for who in ("you", "they")},
    **{f"should {who} be": f"if {who} are" for who in ("you", "they")},
}  # fmt: skip


def gerunds(who: str, are: str) -> Wordings:
    """A trigger without a subject, of somebody."""
    return {
        **{f"<on|when|whenever> {each.doing}": f"when {who} {each.does if who == 'this' else each.base}"
           for each in VERBS if who == "this" or each.base not in FIGHTS},
        "<on|when|whenever> being": f"when {who} {are}",
    }


OF_YOU = gerunds("you", "are")
OF_THIS = gerunds("this", "is")
SHAPES: Wordings = {
    # ---- a gerund with its subject
    **{f"on {{x}} {each.doing}": f"when {{x}} {each.does}" for each in VERBS},
    "on {x} being": "when {x} is",
    **{f"on your {each.doing}": f"when you {each.base}" for each in VERBS},
    **{f"on <|the> {noun} of {{x}}": f"when {{x}} is {done}" for noun, done in DONE_TO.items()},
    # ---- should
    **{f"should {{x}} {each.base}": f"if {{x}} {each.does}" for each in VERBS},
    "should {x} be": "if {x} is",
    # ---- in the middle, or behind a comma
    "^ you may, {w=when/whenever/if/unless/while/at} {x}, {rest}": "{w} {x} , you may {rest}",
    "^ you, {w=when/whenever/if/unless/while/at} {x}, {rest}": "{w} {x} , you {rest}",
    "^ {v}, {w=when/whenever/at} {x}, {rest}": "{w} {x} , {v} {rest}",
    "^ {x}, {w=when/whenever/if} {y} $": "{x} {w} {y}",
    "^ {x}, only {w=when/while} {y} $": "{x} only {w} {y}",
    "^ {w=when/whenever/at} {x}, {y}, if {z} $": "{w} {x} , {y} if {z}",
    # ---- a condition with its trigger
    f"^ if {{x}} {WHEN} {{y}}, {{rest}}": "{w} {y} , if {x} , {rest}",
    "^ if {x} at the {e=start/end} of {y}, {rest}": "at the {e} of {y} , if {x} , {rest}",
    f"^ {WHEN} {{x}} and {{y}}, {{rest}}": "{w} {x} , if {y} , {rest}",
    f"^ while {{x}}, {WHEN} {{y}}, {{rest}}": "{w} {y} , if {x} , {rest}",
    f"^ while {{x}}, {{y}} {WHEN} {{z}} $": "{w} {z} , if {x} , {y}",
    # 'With this Attack' is no condition.
    f"^ with {{a=a/an/no/another/any/at/exactly/more/fewer/{COUNTS}}} {{x}}, {{rest}}": "if you have {a} {x} , {rest}",
    "^ without <a|an|any|> {x}, {rest}": "if you have no {x} , {rest}",
    "only when {rest}": "if {rest}",
    "only while {rest}": "while {rest}",
    # ---- what is so instead
    "^ {x} unless {y}, in which case {rest}": "if {y} , {rest} ; otherwise , {x}",
    "^ if {x}, {m}; <if it is not|if it does not|if it doesn't|if it isn't|else> , {rest}":
        "if {x} , {m} ; otherwise , {rest}",
    "^ {x} if {y}, <and|or|but> {z} <otherwise|if not|else> $": "if {y} , {x} ; otherwise , {z}",
    # ---- the first time
    f"^ {WHEN} {{x}} for the {{nth=first/second/third}} time <each|in a|during a|in each|of each|of a> turn, {{rest}}":
        "the {nth} time {x} each turn , {rest}",
    "^ the {nth=first/second/third} time {x} <in|during> <each|every|a> turn, {rest}":
        "the {nth} time {x} each turn , {rest}",
    "^ the {nth=first/second/third} time <in|during> <each|every|a> turn <that|> {x}, {rest}":
        "the {nth} time {x} each turn , {rest}",
    "^ the {nth=first/second/third} time each turn that {x}, {rest}": "the {nth} time {x} each turn , {rest}",
    "^ {y} the {nth=first/second/third} time <in|during> <each|every|a> turn <that|> {x} $":
        "the {nth} time {x} each turn , {y}",
    "^ {y} the {nth=first/second/third} time {x} <in|during> <each|every|a> turn $":
        "the {nth} time {x} each turn , {y}",
    f"^ {{y}} {WHEN} {{x}} for the {{nth=first/second/third}} time <each|in a|during a|in each|of each|of a> turn $":
        "the {nth} time {x} each turn , {y}",
    # ---- moments
    f"^ {WHEN} {{x}} turn <starts|begins>, {{rest}}": "at the start of {x} turn , {rest}",
    f"^ {WHEN} {{x}} turn ends, {{rest}}": "at the end of {x} turn , {rest}",
    f"^ {{y}} {WHEN} {{x}} turn <starts|begins> $": "at the start of {x} turn , {y}",
    f"^ {{y}} {WHEN} {{x}} turn ends $": "at the end of {x} turn , {y}",
    f"^ {WHEN} it is the {{e=start/end}} of {{x}}, {{rest}}": "at the {e} of {x} , {rest}",
    "^ as {p=your/their/each/the} {x} <starts|begins>, {rest}": "at the start of {p} {x} , {rest}",
    "^ as {p=your/their/each/the} {x} ends, {rest}": "at the end of {p} {x} , {rest}",
    "^ {e=start/end} of {p=your/each/the} {x}: {rest}": "at the {e} of {p} {x} , {rest}",
}  # fmt: skip
