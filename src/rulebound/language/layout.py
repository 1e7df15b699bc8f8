"""What a text says by its layout: modes in a list of dashes, what stands in brackets behind a full stop, and the card's
own name in the place of 'this'.

Either is put in the words of the house in its very place, so that the text stays as long as it is and carets stay
where they are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from .inflections import VERBS

ITSELF = "~"  # a word for 'this', which fits into the place of the shortest name; see wordings.py
_DASH = "[•*–—-]"
_ITEM = rf"(?:\s*\n\s*|(?<=[.:;,])[^\S\n]+){_DASH}[^\S\n]+"
_LIST = re.compile(rf"(?i)\bchooses?\b[^.:\n]*(:|{_DASH}|\.(?=\s*\n\s*{_DASH}[^\S\n]))((?:{_ITEM}[^\n]+)+)")
_STOP = re.compile(r"[.;][^\S\n](?=[A-Za-z])")
_DONE = "|".join(each.base for each in VERBS)
# What asks, waits or takes the place of something is more than the next thing that is done.
_APART = re.compile(
    r"\.(?![^\S\n][A-Z])|[.;][^\S\n](?:If|Otherwise|When|Whenever|Unless|Until|While|At|Then|Choose|Instead)\b"
    r"|[.;].*\b(?:instead|unless|if|otherwise)\b"
    # What stands in front of the first, or who does it, would be so of the next, too: 'If you control a relic, draw 1.
    # Gain 2 life.', 'All other heroes Discard 1 card. Draw 1 card.'
    r"|^(?:If|Unless|Until|While|As|At|For|When|Whenever|During|After|Before|This turn|Next)\b.*[.;]"
    rf"|^(?i:all|both|other|the other|two|three|you and|your \w+ and)\b[^.;]*\b(?i:{_DONE})\b[^.;]*[.;]\s(?i:{_DONE})\b"
)
_DOT = re.compile(r"\.")
_BETWEEN = re.compile(rf"(?:[.;,](?:\s*or)?|\s+or)?{_ITEM}")


_REMINDER = re.compile(r"\.([^\S\n]+\()([^().\n]+)\.\)(?=\s|$)")


def in_line(text: str) -> str:
    """The text with its modes, and what it says in brackets, in the sentences that they belong to."""
    return modes_in_line(_REMINDER.sub(r" \1\2).", text))


def modes_in_line(text: str) -> str:
    """'Choose one:' and each mode behind a dash, as one sentence with semicolons. Of a mode with two sentences the
    second is done then; where it is more than that, the list is left as it is: it would be done whatever is chosen."""
    made = text
    for found in _LIST.finditer(text):
        marks = list(_BETWEEN.finditer(text, *found.span(2)))
        ends = [*(mark.start() for mark in marks[1:]), found.end()]
        apart = _APART if "\n" in found[2] else _DOT  # in one line all that follows could be for every mode
        if not any(apart.search(text[mark.end() : end].rstrip(" .")) for mark, end in zip(marks, ends, strict=True)):
            if found[1] == ".":  # 'Choose one.' above the list
                made = made[: found.start(1)] + ":" + made[found.end(1) :]
            made = in_one(made, marks, ends) if apart is _APART else made
            for mark in marks:
                sign = ";" if mark is not marks[0] else " "
                made = made[: mark.start()] + sign.ljust(len(mark.group())) + made[mark.end() :]
    return made


def in_one(text: str, marks: Sequence[re.Match[str]], ends: Sequence[int]) -> str:
    """The text with the sentences of each mode joined by a sign for ', then' [EN-1], in the place of the full stop or
    the semicolon, which else would end the mode."""
    for mark, end in zip(marks, ends, strict=True):
        inside = _STOP.sub(" &", text[mark.end() : end].rstrip(" ."))
        text = text[: mark.end()] + inside + text[mark.end() + len(inside) :]
    return text


_ASIDE = re.compile(r"(^|[.!?]\s+)\(([^()]*[.!?])\)(?=\s|$)")


def asides_said(text: str) -> str:
    """Whole sentences in brackets, without the brackets: what they say is read like all else, or refused."""
    return _ASIDE.sub(lambda found: f"{found[1]} {found[2]} ", text)


def first_name(name: str) -> str:
    return re.split(r", | of | the ", name)[0]


def called_itself(text: str, name: str) -> str:
    """The text with another word for the card's name; of 'Vesper, Who Keeps the Ledger' and 'Ivo of the Fens' the first
    half is a name, too."""
    for called in dict.fromkeys((name, first_name(name))):
        if called:
            word = re.compile(rf"(?<!named )\b{re.escape(called)}(['’]s?)?(?!\w)")
            text = word.sub(lambda found: (ITSELF + "s" * bool(found[1])).ljust(len(found[0])), text)
    return text
