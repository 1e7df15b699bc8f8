"""Slots of patterns that have more to them than their words: owners, and numbers with a sign (patterns.py).

`{one's}` stands for words that end with an owner in the singular ("a unit's", "its"), and `{one}` in the house for
that owner ("a unit", "it"); `{ones'}` and `{ones}` for several, and for you and them. Where the pattern has `{x}`,
`{x's}` in the house makes an owner of it. `{signed}` is a number with a sign.
`{+n}` and `{-n}` in the house are the number of `{n}` with that sign, and `{n+1}` is the next one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .tokens import Token

PRONOUNS = {"{one's": {"its": "it"}, "{ones'": {"your": "you", "their": "they"}}
OWNER_OF = {"it": "its", "you": "your", "they": "their"}
ENDINGS = {"{one's": "'s", "{ones'": "s'"}
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
FIGURES = {word: str(n) for n, word in enumerate(WORDS)}


def kind_of(slot: str) -> str:
    """Which of the two sorts of owners a slot is for, if it is for one."""
    return next((kind for kind in ENDINGS if slot.startswith(kind)), "")


def ends_with_owner(kind: str, words: Sequence[Token]) -> bool:
    last = words[-1].low
    return (len(words) == 1 and last in PRONOUNS[kind]) or (last.endswith(ENDINGS[kind]) and len(last) > 2)


def owner(slot: str, words: Sequence[Token]) -> tuple[str, tuple[Token, ...]]:
    """What the house calls an owner, and the words without their ending: 'a unit's' is a unit."""
    kind, last = kind_of(slot), words[-1]
    said = PRONOUNS[kind].get(last.low) if len(words) == 1 else None
    if said is None:
        cut = 2 if kind == "{one's" else 1
        bare = Token(last.text[:-cut], last.low[:-cut], last.start, last.end)
    else:
        bare = Token(said.capitalize() if last.text[0].isupper() else said, said, last.start, last.end)
    return slot.replace("'s", "").replace("s'", "s"), (*words[:-1], bare)


def is_signed(token: Token) -> bool:
    return token.low[0] in "+-" and token.low[1:].isdigit()


def is_made(item: str) -> bool:
    """Whether an item of the house is made of a number."""
    return item[:2] in ("{+", "{-") or item.endswith("+1}")


def made_of(item: str, bound: Mapping[str, Sequence[Token]]) -> Token:
    """'+2' for '{+n}' where '{n}' is 'two', and 3 for '{n+1}'; what is no figure leaves words that do not read."""
    [number] = bound["{" + item[1:-1].strip("+-").removesuffix("+1") + "}"]
    figure = FIGURES.get(number.low, number.low)
    said = item[1] + figure if item[1] in "+-" else str(int(figure) + 1) if figure.isdigit() else f"{figure}-1"
    return Token(said, said, number.start, number.end)


def as_owner(words: Sequence[Token]) -> tuple[Token, ...]:
    """'The target' as an owner: the target's."""
    last = words[-1]
    said = OWNER_OF.get(last.low) if len(words) == 1 else None
    return *words[:-1], last._replace(text=said or f"{last.text}'s", low=said or f"{last.low}'s")
