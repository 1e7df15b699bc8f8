"""Still other words for what Luminous cards say: a trigger behind what it does to the same player, prices and numbers
that are reduced, one or two of them; see `language/paraphrases.py`."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

STATS = "attack/health/cost/durability"
# A verb of the opponent, and the same behind 'they'.
VERBS = (("draws", "draw"), ("discards", "discard"), ("plays", "play"), ("sacrifices", "sacrifice"), ("loses", "lose"),
         ("gains", "gain"), ("culls", "cull"), ("voids", "void"))  # fmt: skip
WHO = (("the opponent", "the opponent"), ("each player", "a player"), ("a player", "a player"),
       ("each opponent", "an opponent"))  # fmt: skip
ANY = {"life": ("gain", "lose"), "cards": ("draw", "cull", "discard")}
SAID_OTHERWISE: Wordings = {
    # ---- what happens to a player whenever that player does something
    **{f"^ {who} {does} {{z}} <when|whenever|each time> they {{d={do}}} {{y}} $":
       f"whenever {house} {acts} {{y}} , they {suffers} {{z}}"
       for who, house in WHO for does, suffers in VERBS for acts, do in VERBS},
    # ---- so much of what would be had
    **{f"would {{v={'/'.join(verbs)}}} any <amount|number> of {what}": f"would {{v}} {what}"
       for what, verbs in ANY.items()},
    "{v=gain/lose} {n} <more|additional> life than that instead": "{v} that much plus {n} life instead",
    # ---- prices
    "^ reduce this <unit's|spell's|relic's|card's> <essence|> cost by {n} for each {x} $":
        "this costs {n} less for each {x}",
    "^ reduce the <essence|> cost of <this|this card|this unit|this spell|this relic> by {n} for each {x} $":
        "this costs {n} less for each {x}",
    "reduce the <essence|> cost of the next {k=unit/relic/spell/card} you play this turn by {n}":
        "the next {k} you play this turn costs {n} less",
    "^ reduce the <essence|> cost of {k=units/relics/spells/cards} you play by {n} $": "{k} you play cost {n} less",
    # ---- numbers
    **{f"increase its {{stat=attack/health}} {typed} $": "it gets +X {stat} until end of turn , where X is {q}"
       for typed in ("<this turn|until end of turn> by {q}", "by {q} <this turn|until end of turn>")},
    f"with {{stat={STATS}}} <at most|no more than> {{n}}": "with {stat} {n} or less",
    f"with {{stat={STATS}}} <at least|no less than> {{n}}": "with {stat} {n} or more",
    # ---- one or two
    "you may {v=return/destroy/void/expend/ready/sacrifice/discard} <one or two|1 or 2> {x}": "{v} up to two {x}",
    "divided as you choose among <one or two|1 or 2> {x}": "divided as you choose among up to two {x}",
    "divided as you choose among <one, two, or three|one, two or three> {x}":
        "divided as you choose among up to three {x}",
    # ---- combat, and what enters
    **{f"you <can't|cannot|may not> declare this <unit|> as <a|an> {doer}": f"this can't {do}"
       for doer, do in (("blocking unit", "block"), ("attacking unit", "attack"))},
    **{f"^ <each|a|any> {{k={kind}}} that enters play under {whose} control enters <play|> expended $":
       f"{kind}s {who} enter play expended" for kind in ("unit", "relic", "orb")
       for whose, who in (("your", "you control"), ("the opponent's", "the opponent controls"))},
    # ---- decks
    "^ from the top of your deck, discard {n} cards": "discard the top {n} cards of your deck",
    "from play or from your deck": "from your deck or from play",
}  # fmt: skip
