"""When, of whom and how often, in other words: moments, heroes and what was done, as they are asked about."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

# What is done to cards, by whom, and as what was done.
DEEDS_DONE = (("Removes", "Removed"), ("Returns", "Returned"), ("Discards", "Discarded"), ("Cancels", "Cancelled"))
ORDERS = "Remove/Return/Discard/Restart/Rotate/move/Draw/reveal"
DONE = "Removed/Returned/Discarded/moved/Drawn/revealed"
UNTIL = ("your next turn", "the start of your next turn", "your next turn begins", "your next turn starts")

ASKING_WORDS: Wordings = {
    "during your previous turn": "during your last turn", "in your previous turn": "during your last turn",
    "on your previous turn": "during your last turn", "since your previous turn": "since your last turn",
    "in your last turn": "during your last turn", "on your last turn": "during your last turn",
    "some other hero": "another hero", "in a single turn": "in one turn", "than you do": "than you",
    "than the recipient does": "than the recipient", "than your target does": "than your target",
    "the recipient's hero": "the recipient", "your target's hero": "your target", "your enemy's hero": "your enemy",
    "the hero who owns it": "its owner", "the hero who owns that card": "its owner",
    "the hero who owns that Buff": "its owner", "the hero who owns that Item": "its owner",
    "the hero it was Equipped to": "its controller", "the hero it belonged to": "its controller",
    "the hero it was equipped to": "its controller", "the hero who had it Equipped": "its controller",
    "the hero who had it equipped": "its controller", "the hero whose Item it was": "its controller",
    "the hero whose Buff it was": "its controller",
}  # fmt: skip
ASKINGS: Wordings = {
    # ---- how often
    **{f"^ <only|but only|at most|no more than> once <per|each|every|a|in a|in each> {turn} $":
       f"this happens only once per {turn}" for turn in ("turn", "game")},
    **{f"^ <do this|this works|you may do so|you may do this|you can do this|it happens|it triggers|this triggers> "
       f"<only|but only|at most|no more than> once <per|each|every|a|in a|in each> {turn} $":
       f"this happens only once per {turn}" for turn in ("turn", "game")},
    # ---- when
    **{f"^ {{w=when/whenever}} {{x}} {at} your <own|> turn, {{rest}}": "{w} {x} , if it is your turn , {rest}"
       for at in ("on", "in", "during")},
    **{f"^ {{w=when/whenever}} {{x}} {at} <another hero's turn|other heroes' turns>, {{rest}}":
       "{w} {x} , if it is not your turn , {rest}" for at in ("on", "in", "during")},
    **{f"^ {{w=when/whenever}} {{x}} {typed} at once, {{rest}}": f"{{w}} {{x}} {house} , {{rest}}"
       for typed, house in (("{v=heals/heal} {n} or more", "{v} {n} or more"),
                            ("{n} or more damage", "{n} or more damage"))},
    **{f"^ the <first time|next time> {{x}} before {until}, {{rest}}":
       "until your next turn , the Next time {x} , {rest}" for until in UNTIL},
    "^ the <first time|next time> {x} until your next turn, {rest}":
        "until your next turn , the Next time {x} , {rest}",
    **{f"^ until {until}, the first time {{x}}, {{rest}}": "until your next turn , the Next time {x} , {rest}"
       for until in UNTIL},
    # ---- what is asked at a moment to come
    **{f"^ at the {{e=start/end}} of {whose} next turn, {{v}} if {{rest}}":
       f"at the {{e}} of {whose} next turn , if {{rest}} , {{v}}"
       for whose in ("your", "their", "that hero's", "your target's", "your enemy's", "the recipient's")},
    # ---- which action of a turn
    "if you passed <on|> all <|of> your actions {w=during} {rest}": "if you took no actions {w} {rest}",
    "^ {w=when/whenever} {x} as {o=your/their} {nth=first/second/third} action <|each turn|of a turn|in a turn|of "
    "the turn|of each turn|this turn>, {rest}":
        "{w} {x} , if that is {o} {nth} action , {rest}",
    "^ {x} {w=can't/cannot} {v} as their first action <|each turn|of a turn|in a turn|of the turn|of each turn>":
        "{x} {w} {v} while {x} has taken no actions this turn",
    "{w=their} {nth=first/second/third} {x} in <a|one> turn": "{w} {nth} {x} each turn",
    "deal {n} more to {x=any/another/your} {y}": "deal {n} damage to {x} {y}",
    # ---- whom
    "if at least one hero {rest}": "if any hero {rest}", "if at least another hero {rest}": "if any other hero {rest}",
    "if at least one of the other heroes {rest}": "if any other hero {rest}",
    "{v=deal} {n} damage to the same hero": "{v} {n} damage to that hero",
    "^ the same hero {rest}": "that hero {rest}",
    **{f"^ {{w=when/whenever/if}} {{y}} {verb} or {other} {{x}}, {{rest}}":
       f"{{w}} {{x}} is {done} or {also} by {{y}} , {{rest}}"
       for verb, done in DEEDS_DONE for other, also in DEEDS_DONE if verb != other},
    "your hero and {x}": "you and {x}", "your hero belongs": "you belong", "your hero is": "you are",
    "your hero has": "you have", "your hero shares": "you share",
    # ---- how many it was done to
    f"{{do={ORDERS}}} {{v}} . if {{n}} or {{b=more/fewer}} <were|are> {{d={DONE}}}, {{rest}}":
        "{do} {v} . if there are {n} or {b} cards {d} this way , {rest}",
    f"for <each|every> {{x}} {{d={DONE}}} this way . if there <were|are> {{n}} or {{b=more/fewer}} <|of them>, "
    "{rest}":
        "for each {x} {d} this way . if there are {n} or {b} cards {d} this way , {rest}",
    f"for <each|every> {{x}} {{d={DONE}}} this way . if <it|there> was <exactly|just|only> {{n}}, {{rest}}":
        "for each {x} {d} this way . if there is exactly {n} card {d} this way , {rest}",
    # ---- ties: whoever acts chooses anyway
    **{f"{{m}} {who} with the {{x}} . if {tied}, you <pick|choose> <one|which|one of them|one of those> $":
       f"{{m}} {who} with the {{x}}"
       for who in ("the hero", "the other hero")
       for tied in ("<several|two or more|more than one> <heroes|> <are|is> tied", "there is a tie")},
}  # fmt: skip
