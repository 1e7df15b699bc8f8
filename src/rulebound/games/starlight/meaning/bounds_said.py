"""[EN-13] What a text has to say lest it be meant in two ways: 'Deal 2 damage, plus 2 for each tile, to a maximum of
6', of all of it, of what is added, or of the tiles?"""

from __future__ import annotations

import re

from rulebound.games.starlight import codes as c
from rulebound.language import CardText
from rulebound.language.lowering import NotPlayable

BOUND = re.compile(
    r"\bplus (\w+)[^.]*?\bfor (?:each|every)\b[^.]*?(\(|\bmaximum\b|\bmax\b|\bat most\b|\bno more than\b|\bcapped\b)"
    r"[^.]*", re.IGNORECASE,
)  # fmt: skip
IN_ALL = re.compile(r"\b(?:total|all|altogether)\b", re.IGNORECASE)

LYING_THERE = re.compile(r"\bthis Aura is on\b|\bhas this Aura\b", re.IGNORECASE)
WHETHER = re.compile(r"\b(whether|as you choose,)[^.:;]*\bthen\b", re.IGNORECASE)


def must_end_the_choice(text: CardText) -> None:
    """'Choose whether to draw 1 card or gain 2 ATK, then lose 1 Energy.'"""
    found = WHETHER.search(text.text)
    if found is not None:
        why = "of which of the two, or in any case? Say 'choose one: …; or …'"
        raise NotPlayable(text.text, found.end() - len("then"), "then", why)


def must_be_an_aura(kind: int, text: CardText) -> None:
    """[EN-13] 'While this Aura is on this creature, …' is courtesy on an Aura alone."""
    found = None if kind == c.AURA else LYING_THERE.search(text.text)
    if found is not None:
        raise NotPlayable(text.text, found.start(), found[0].split()[0], "this card is no Aura")


def must_say_of_what(text: CardText) -> None:
    """Of one for each, '(up to 3)' right behind what is counted bounds that, and so what is added."""
    for found in BOUND.finditer(text.text):
        behind = text.text[found.start(2) : found.end()]
        if IN_ALL.search(behind) or (found[2] == "(" and found[1].lower() in ("1", "one")):
            continue
        why = "of all of it, or of what is added? Say 'up to 6 in total', or ', up to 3' of what is added"
        raise NotPlayable(text.text, found.start(2), found[2].split()[0], why)
