"""Why a move is refused here: every rule that forbids it, computed from what the asking seat can see."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.legality.building import BUILD_CHECKS
from rulebound.games.lost_legacy.legality.checks import Asked
from rulebound.games.lost_legacy.procedures.combat import Combat
from rulebound.games.lost_legacy.procedures.open_gamestate import CHECKS
from rulebound.games.lost_legacy.words.prompts import MENUS
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import refusals, several
from rulebound.kernel.play import Move, Question, State

# The rule that says what may be answered, beside the entry of the ledger that asks.
RULES = {c.M_RESPOND: ["LL-resp.1"], c.M_SEARCH: ["LL-verb.3"], c.M_OPTIONS: ["LL-end.5"], c.M_FIRST: ["LLQ-combat.4"]}


def why_not(s: State, question: Question, option: Move) -> list[Refusal]:
    """Every rule that forbids the move; empty if it is legal."""
    for offered in question.options:
        if offered.same(option):
            return []
    if question.menu == c.M_OPEN or (question.menu == c.M_COMBAT and option.kind in (c.THREAT, c.THREAT_SET)):
        return action_refusals(s, question, option)
    if option.kind in CHECKS or option.kind == c.END_TURN:
        return by_hand(s, question)
    if question.menu == c.M_RESPOND and option.kind == c.PASS:
        return [Refusal("LL-resp.9", "an ability that must act comes before a pass")]
    if question.menu == c.M_BUILD and option.kind == c.BUILD and option.card is question.options[0].card:
        return [*refusals(BUILD_CHECKS, s, Asked(s, question.seat), option), *no_answer(question)]
    return no_answer(question)


def action_refusals(s: State, question: Question, option: Move) -> list[Refusal]:
    """What the checklist of the action says."""
    if option.kind == c.END_TURN or (option.kind == c.SWAP and option in question.options):
        return []
    if option.kind == c.SWAP:
        return [Refusal("LL-begin.5", "the hand is swapped in the draw step, once per turn"), *no_answer(question)]
    if option.kind not in CHECKS:
        return no_answer(question)
    asked, frame = Asked(s, question.seat), s.frames[question.frame]
    if isinstance(frame, Combat):
        asked.acting = frame.acting
    return refusals(CHECKS[option.kind], s, asked, option)


def by_hand(s: State, question: Question) -> list[Refusal]:
    """[LL-gold.3] [LL-open.14] [LLQ-combat.10] Outside of the own open gamestate nothing is done by hand."""
    if s.facts[c.PHASE] == c.COMBAT:
        words = f"nothing is done by hand in the combat phase: {asks(question)}"
        return several(["LLQ-combat.10", "LL-open.14"], words)
    rules = ["LL-open.14"] if question.seat == s.active else ["LL-gold.3", "LL-open.14"]
    if s.facts[c.PHASE] == c.BATTLE and question.seat != s.active:
        rules.append("LL-bat.4")
    return several(rules, f"nothing is done by hand now: {asks(question)}")


def asks(question: Question) -> str:
    return MENUS[question.menu][1]


def no_answer(question: Question) -> list[Refusal]:
    rule, prompt = MENUS[question.menu]
    return several([*RULES.get(question.menu, []), rule], f"{prompt} That is not among the options.")
