"""The plain words of the kernel's ops and terms, for all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulebound.kernel import choosing, gates
from rulebound.kernel.terms import amounts, events, groups, loops, players, relations, tests, traits
from rulebound.tabletop.plain.form import Form, Table
from rulebound.tabletop.plain.teller import CHOICES

LABEL: Final = "how a question and its answers are labelled"
CLAUSE: Final = {"clause": "the printed words; what they have become is said"}
QUESTION: Final = {**CLAUSE, "menu": LABEL, "kind": LABEL, "yes": LABEL, "no": LABEL, "stop": LABEL, "shorts": LABEL}
BRANCHES: Final = {"otherwise": "what an op governs is indented", "behind": "the choices are indented",
                   "modes": "the choices are indented", "tests": "said with each choice"}  # fmt: skip
ABILITY: Final = {
    **CLAUSE, "definition": "the card itself", "short": "the printed words", "code": "its sentences stand below",
    "slots": "room for what is bound", "index": "its place on the card", "asks": "in which order lines are asked",
}  # fmt: skip

SLOT_CARDS: Final = Form("[traits|{traits:noun} among {slot:cards}][!traits|{slot:cards}][!same|, wherever now]")
FORMS: Final[Mapping[type[Any], Form]] = {
    # flow
    gates.Jump: Form(silent={**CLAUSE, "to": "it ends a branch or a loop, which is indented"}, quiet=True),
    gates.Gate: Form(
        "[test|If {test}][may|[test|, ]{who} may]:", silent={**QUESTION, **BRANCHES, "who": "said with 'may'"}
    ),
    gates.ChooseOne: Form("{who} choose~s one of these:", silent={**QUESTION, **BRANCHES}),
    gates.ChooseModes: Form(
        "{who} choose~s {count} of the choices that follow", leaves={"number": "chosen"},
        silent={**QUESTION, **BRANCHES},
    ),
    gates.SetNumber: Form("Note {amount}", leaves={"number": "{amount}"}, silent=CLAUSE, quiet=True),
    loops.NextTime: Form("{number:number} times in all:", silent={**CLAUSE, **BRANCHES}, quiet=True),
    # choosing
    choosing.Clear: Form(silent={**CLAUSE, "slot": "it makes room for what is bound next"}, quiet=True),
    choosing.Choose: Form("{who} choose~s [up_to|up to ]{count:group}", "chosen", silent=QUESTION),
    choosing.PickAtRandom: Form("for {who}, {count:group} at random", "picked", {"actor": "{who}"}, CLAUSE),
    # amounts
    amounts.Fixed: Form("{number}"),
    amounts.Bound: Form("{slot:number}"),
    amounts.Times: Form("{factor} times {count}"),
    amounts.Half: Form("half of {of}, rounded down"),
    amounts.HalfUp: Form("half of {of}, rounded up"),
    amounts.Negative: Form("-{of}"),
    amounts.EventAmount: Form("that much"),
    amounts.CountOf: Form("the number of {group:s}"),
    # conditions
    tests.Not: Form("it is not so that {test}"),
    tests.Every: Form("{tests: and }"),
    tests.AnyOf: Form("{tests: or }"),
    tests.Done: Form("it was done"),
    tests.TurnOf: Form("{who:any} has~have the turn"),
    tests.ModeChosen: Form("choice {mode:choice} was {number:number}"),
    relations.Compares: Form("{left} is {relation:relation} {right}"),
    relations.EventAmountIs: Form("{amount:happening}", silent={"relation": "said with the amount"}, part="amount"),
    events.SeatIs: Form("{who}", part="who"),
    events.CauseIs: Form("{cause:happening}", part="cause"),
    # cards
    groups.CardsInZones: Form("{} in [who|{who:'s}][!who|a] {zones:zone}"),
    groups.SlotCards: SLOT_CARDS,
    groups.Together: Form("{groups}"),
    traits.NotThis: Form("other {}"),
    traits.NotBound: Form("{} that is none of {slot:cards}"),
    traits.AnyTrait: Form("{} that is {choices: or }"),
    traits.LiesIn: Form("{} [on_top|on top of][!on_top|in] [who|{who:'s}][!who|a] {zones:zone}"),
    # players
    players.You: Form("you"),
}  # fmt: skip
TABLES: Final[Mapping[str, Table]] = {
    "relation": {
        relations.AT_MOST: "at most", relations.AT_LEAST: "at least", relations.EXACTLY: "exactly",
        relations.BELOW: "less than", relations.ABOVE: "more than",
    },
    "choice": dict(enumerate(f"({letter})" for letter in CHOICES)),
}  # fmt: skip
