"""What holds in a turn to come, how far characters move each turn, and other usual words of designers."""

from __future__ import annotations

from typing import Final

from rulebound.language.wordings import Wordings

THEIR_NEXT: Final = "<during|in|on> <their|your opponent's> next turn"
DEEDS: Final = "attack/threaten/play/set/draw/gain/search"
KINDS: Final = "cards/characters/options/items/counters/equipment/environments/MP/honor/decks"
BY_THEM: Final = "by <your opponent|opponents|an opponent|your opponents>"
OF_A_TURN_WORDS: Final[Wordings] = {
    **{f"be targeted by {whose}{by}": f"be chosen by {whose}{by}"
       for by in ("abilities", "an ability") for whose in ("", "your opponent's ")},
}  # fmt: skip
OF_A_TURN: Final[dict[str, str]] = {
    # ---- a turn to come
    f"^ your opponent cannot {{v={DEEDS}}} {THEIR_NEXT} $":
        "when your opponent's next turn begins , your opponent cannot {v} until the end of the turn",
    f"^ your opponent cannot {{v={DEEDS}}} {{k={KINDS}}} {THEIR_NEXT} $":
        "when your opponent's next turn begins , your opponent cannot {v} {k} until the end of the turn",
    f"^ {THEIR_NEXT}, your opponent cannot {{v={DEEDS}}} $":
        "when your opponent's next turn begins , your opponent cannot {v} until the end of the turn",
    f"^ {THEIR_NEXT}, your opponent cannot {{v={DEEDS}}} {{k={KINDS}}} $":
        "when your opponent's next turn begins , your opponent cannot {v} {k} until the end of the turn",
    "^ {x} cannot be readied <during|in> <their|the> next refresh step $":
        "{x} cannot be readied in the refresh step until the end of its controller's next turn",
    # ---- [LL-open.17] Speed is how far a character may move in a turn.
    "^ {x} can move {n} <more|additional|extra> {k=space/spaces} <each|per|every> turn": "{x} has {n} more speed",
    "^ {x} can move {n} <more|additional|extra> {k=space/spaces} until {rest}": "{x} has {n} more speed until {rest}",
    # ---- damage that never comes
    "^ {x} can move {n} <more|additional|extra> {k=space/spaces} this turn": "{x} has {n} more speed this turn",
    "^ prevent all damage <that would be added|> to {x} this turn": "damage cannot be added to {x} this turn",
    "^ {x} <takes|take> no damage this turn": "damage cannot be added to {x} this turn",
    "^ prevent all damage <that would be added|> to {x} until {rest}": "damage cannot be added to {x} until {rest}",
    "^ until {d}, prevent all damage <that would be added|> to {x} $": "damage cannot be added to {x} until {d}",
    "^ {x} <takes|take> no damage until {rest}": "damage cannot be added to {x} until {rest}",
    # ---- what nobody else does to them
    f"cannot be {{d=moved/rested/readied/ejected/buried/erased/discarded/chosen/targeted}} {BY_THEM}":
        "cannot be {d} by your opponent's abilities",
    # ---- what is linked, and what is on the way
    "^ move {a=a/an} {x} from one of your characters to another <|one|of them|of your characters> $":
        "link {a} {x} linked to one of your characters to another of your characters",
    "^ <put|send|place> the top {n} {k=cards} of {w=your} opponent's deck <into|in> <their|your opponent's> disposal":
        "discard the top {n} {k} of {w} opponent's deck",
    "^ <put|send|place> the top {k=card} of {w=your} opponent's deck <into|in> <their|your opponent's> disposal":
        "discard the top {k} of {w} opponent's deck",
    "{v=move} {x} to {a=an/your} entry point": "{v} {x} to an empty space on {a} entry point",
    # ---- of those that were dug
    **{f"dig {{n}} {{j=and}} put {typed} into your hand and <the rest|the others> on the bottom <|of your deck> $":
       "dig {n} . put " + house + " into your hand . put the rest on the bottom"
       for typed, house in (("one of <them|those cards|the cards|those>", "one of them"),
                            ("{n2} of <them|those cards|the cards|those>", "{n2} of them"))},
}  # fmt: skip
