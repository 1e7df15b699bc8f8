"""What designers of Luminous cards type for its longer shapes: how often, until when, what one sentence leaves to the
next; see `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

LONGER: Wordings = {
    # ---- instead: for once, the first time, for a while
    "^ until your next turn, if {x} would {y}, prevent {it=it/that} <|damage> $":
        "until your next turn , if {x} would {y} , prevent it instead",
    **{f"^ the {time} {{x}} would {{y}}, prevent {{it=it/that}} <|damage> $":
       f"the {time} {{x}} would {{y}} , prevent it instead" for time in ("next time", "first time")},
    "^ until your next turn, <damage that would be dealt|damage dealt> to {all} is reduced by {n} $":
        "until your next turn , if damage would be dealt to {all} , prevent {n} of it instead",
    "^ damage that would be dealt to {all} is reduced by {n} $":
        "if damage would be dealt to {all} , prevent {n} of it instead",
    "^ until the start of your next turn, {rest}": "until your next turn , {rest}",
    # ---- counters of its own
    **{f"draw {one} for each {{k}} counter on {{w=this/it}} <|card|unit|relic>":
       "draw cards equal to the number of {k} counters on {w}" for one in ("1", "one", "a card", "one card")},
    "{v=gain/lose} {n=1/one} life for each {k} counter on {w=this/it} <|card|unit|relic>":
        "{v} life equal to the number of {k} counters on {w}",
    "deal {n=1/one} damage to {x} for each {k} counter on {w=this/it} <|card|unit|relic>":
        "deal damage to {x} equal to the number of {k} counters on {w}",
    **{f"{{v=gets/has}} {bonus} for each {{k}} counter on {{w=this/it}} <|card|unit|relic>":
       f"{{v}} {x} , where X is the number of {{k}} counters on {{w}}"
       for bonus, x in (("+1/+1", "+X/+X"), ("+1/+0", "+X/+0"), ("+0/+1", "+0/+X"))},
    # ---- how often
    **{f"^ <when|whenever> you play a {kind}, if it is the {{nth=second/third/fourth}} {kind} you <play|played|have "
       "played> this turn, {rest}": f"the {{nth}} time you play a {kind} each turn , {{rest}}"
       for kind in ("card", "unit", "relic", "spell")},
    "you may have that damage dealt to {x} instead": "you may deal that damage to {x} instead",
    **{f"<a|the> {kind} with the {{e=highest/greatest/lowest/least}} {{stat=attack/health/cost/durability}} among "
       f"{kind}s they control": f"the {kind} they control with the {{e}} {{stat}}" for kind in ("unit", "relic")},
    "^ <when|whenever> you {v=play/draw/discard} a {nth=second/third} {x} <in a turn|each turn>, {rest}":
        "the {nth} time you {v} a {x} each turn , {rest}",
    "^ <when|whenever> the opponent {v=plays/draws/discards} a {nth=second/third} {x} <in a turn|each turn>, {rest}":
        "the {nth} time the opponent {v} a {x} each turn , {rest}",
    "{v=deal/deals} {n} damage to {x} or, if {y}, {n2} damage instead":
        "if {y} , {v} {n2} damage to {x} . otherwise , {v} {n} damage to {x}",
    "for each {x} that attacked $": "for each {x} that attacked this turn",
    "^ once per game, {v}: {rest}": "{v} : {rest} . use this only once per game",
    "^ once per game, you may {v} to {rest}": "{v} : {rest} . use this only once per game",
    # Without 'may': an offer that is declined would not count.
    "^ once per game, {w=when/whenever} {x}, {v} $": "{w} {x} , {v} . this triggers only once per game",
    "^ when you next {v=play/draw/discard/sacrifice/gain/lose} {x} this turn, {rest}":
        "the next time you {v} {x} this turn , {rest}",
    "^ the next {k=unit/relic/spell/card} you play this turn {v=gains/gets/enters} {rest}":
        "the next time you play a {k} this turn , it {v} {rest}",
    # ---- from elsewhere
    "^ <once per turn|once each turn>, you may play {some} $":
        "once each turn , you may play {some} as though it were in your hand",
    **{f"^ {{k=units/relics/spells/cards}} in your {pile}{typed} <can|may> be played as <though|if> they were in your "
       "hand $": f"you may play {{k}}{house} from your {pile}" for pile in ("discard pile", "void")
       for typed, house in (("", ""), (" with {x}", " with {x}"))},
    **{f"^ spells in your discard pile{typed} <can|may> be played as <though|if> they were in your hand . if you play "
       "a spell this way, void it instead of putting it into your discard pile, and you can't do so this turn $":
       f"once each turn , you may play a spell{house} from your discard pile as though it were in your hand . spells "
       "played this way are voided after their effect" for typed, house in (("", ""), (" with {x}", " with {x}"))},
    **{f"^ {typed} $": "spells played this way are voided after their effect" for typed in (
        "if you <do|play a spell this way>, void it instead of putting it into <your|its owner's|the> discard pile",
        "if you <do|play a spell this way>, void it after it resolves",
        "<a spell played this way is|spells played this way are> voided <instead|after it resolves|after they resolve>",
        "void spells played this way")},
    # ---- copies [LU-tribute.4]
    "copy {x} . you may choose new <choices|targets> for <the|that> copy $": "copy {x}",
    "copy {x} and <|you> <may choose|choose> new <choices|targets> for <the|that> copy $": "copy {x}",
    "play a copy of {x} without paying its cost": "play a copy of {x}",
    "<a token that is a copy|a token that's a copy|a copy|a token copy> of {x}, except it {v=has/gains} {skill=@} $":
        "a token that is a copy of {x} . it gains {skill}",
    # ---- of each player by itself [EN-6]; not of losing life, which would be one after the other [LU-win.5]
    **{f"^ each {{k=player/opponent}} who {typed} {{x}} {{v=draws/discards/sacrifices/gains}} {{rest}}":
       f"each {{k}} {{v}} {{rest}} if they {house} {{x}}" for typed, house in (
           ("controls", "control"), ("has", "have"), ("owns", "own"))},
    # ---- what one sentence leaves to the next
    **{f"one of the {kind}s <culled|discarded> this way": f"a {kind} discarded this way"
       for kind in ("unit", "relic", "spell", "card")},
    "{v=culled} this way": "discarded this way",
    "return it to <its owner's|their> control": "its owner gains control of it",
    "^ {w=when} it enters play this way, {rest}": "{w} it enters play , {rest}",
    "{v=look} at that many cards from the top of your deck": "{v} at the top that many cards of your deck",
}  # fmt: skip
# One card that is drawn or discarded, where it is spoken of behind it; not where something else may be done.
IMPLIED: Wordings = {
    "^ {v=draw/discard} {n=1/one} $": "{v} a card",
    "^ you may {v=draw/discard} {n=1/one} $": "you may {v} a card",
    "^ the opponent {v=draws/discards} {n=1/one} $": "the opponent {v} a card",
    "^ {x}: {v=draw/discard} {n=1/one} $": "{x} : {v} a card",
    "^ {w=when/whenever} {x}, {v=draw/discard} {n=1/one} $": "{w} {x} , {v} a card",
}
