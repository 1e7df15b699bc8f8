"""A pattern of a paraphrase, and where it fits a sentence (the notation: paraphrases.py).

What stands in `<a|b|>` is said in one of several ways, the last of them with no word at all. It is kept as it stands
in the table: some games would have fifty times as many patterns if each way were one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .owners import as_owner, ends_with_owner, is_made, is_signed, kind_of, made_of, owner
from .tokens import Token, tokenise

LONGEST = 20  # words of a slot
BREAKS = frozenset(token.low for token in tokenise(', ; : . ( ) " then if unless when whenever while otherwise until'))
JOINTS = BREAKS | {"and", "or", "may"}
GOVERNS = frozenset(("if", "unless", "while", "long", "otherwise", "may"))  # what holds for all that is said behind it
LEANS = frozenset(("it", "them", "that", "those", "rest", "way", "do", "otherwise", "increase"))  # on what came before
BORDERS = JOINTS | {"to", "for", "instead", "this"}
ARTICLES = frozenset(("a", "an", "another"))
EVERY = frozenset(("each", "every", "all"))  # of whom nobody chooses
SPOKEN_OF = frozenset(("it", "its"))
NUMBERS = frozenset(token.low for token in tokenise("zero one two three four five six seven eight nine ten V X"))
ENDS = {"{v": JOINTS, "{deed": JOINTS | SPOKEN_OF, "{free": BREAKS | SPOKEN_OF, "{all": BREAKS | ARTICLES,
        "{m": frozenset((";",)), "{same": JOINTS | ARTICLES | NUMBERS | SPOKEN_OF | {str(n) for n in range(10)},
        "{chosen": BREAKS | EVERY | {"random"}, "{costs": frozenset((":", ".", ";", "("))}  # fmt: skip
BEGINS = {"{some": ARTICLES, "{chosen": ARTICLES | NUMBERS | {"up", "any"} | {str(n) for n in range(1, 10)}}

CHANCE = frozenset(("random", "randomly"))
LABEL = "{label}"
# Words that say how often, how sure or when, known to a game or not: they are no names.
NO_LABELS = frozenset((
    "again", "afterwards", "almost", "alternatively", "always", "anytime", "approximately", "conversely", "daily",
    "eventually", "everywhere", "finally", "first", "half", "hereafter", "hopefully", "instead", "later", "likewise",
    "maybe", "meanwhile", "mostly", "never", "next", "nowhere", "occasionally", "often", "once", "only", "optionally",
    "optional", "otherwise", "perhaps", "possibly", "randomly", "rarely", "repeat", "repeatedly", "seldom",
    "simultaneously", "sometimes", "soon", "tomorrow", "thrice", "twice", "unless", "usually", "everyone", "everybody",
    "someone", "somebody", "anyone", "anybody", "opponents", "enemies", "allies", "others",
))  # fmt: skip

SLOT = re.compile(r"(\{[^}]*\})|([^{}]+)")
PART = re.compile(r"\{[^}]*\}|[<>|]|[^{}<>|]+")

Known = Callable[[], frozenset[str]]
Bound = Mapping[str, Sequence[Token]]


class Ways(NamedTuple):
    """What is said in one of several ways."""

    ways: tuple[tuple[Item, ...], ...]


Item = str | Ways
"""A word in lower case, the name of a slot in braces, or one of several ways."""


class Paraphrase(NamedTuple):
    """A pattern and what stands for it."""

    typed: tuple[Item, ...]
    house: tuple[str, ...]
    words: frozenset[str]
    """Without which the pattern fits nothing."""
    begins: frozenset[str] | None
    """One of which is its first word; none if it may begin with any."""

    def made_of(self, tokens: Sequence[Token], known: Known = frozenset) -> Iterator[list[Token]]:
        """The sentence with the pattern put in other words, wherever it fits."""
        if "choice" in self.words and any(token.low in CHANCE for token in tokens):
            return  # what comes up by chance is nobody's choice: 'destroy a unit of your choice at random'
        first, begins, parts = self.typed[0], self.begins, self.comes_apart()
        for start in range(1 if first == "^" else len(tokens)):
            if begins is not None and tokens[start].low not in begins:
                continue
            if start and not can_begin(first, tokens[start - 1].low):
                continue
            if parts and any(token.low in GOVERNS for token in tokens[:start]):
                continue
            for end, bound in fitting(self.typed, tokens, start):
                label = [token.low for token in bound.get(LABEL, ())]
                if label and not (NO_LABELS.isdisjoint(label) and known().isdisjoint(label)):
                    continue
                yield [*tokens[:start], *self.said(tokens[start:end], bound), *tokens[end:]]

    def comes_apart(self) -> bool:
        """[EN-1] Whether one sentence becomes two of which the second would be free of a condition in front of both."""
        if "." not in self.house or "." in self.typed:
            return False
        return LEANS.isdisjoint(self.house[self.house.index(".") :])

    def said(self, matched: Sequence[Token], bound: Bound) -> Iterator[Token]:
        kept = {id(token) for many in bound.values() for token in many}
        own = {token.low: token for token in matched if id(token) not in kept}
        first = next(iter(own.values()), matched[0])
        for item in self.house:
            if item[0] == "{" and is_made(item):
                yield made_of(item, bound)
            elif item[0] == "{" and item.endswith("'s}") and item not in bound:
                yield from as_owner(bound[item.replace("'s", "")])
            elif item[0] == "{":
                yield from bound[item]
            else:
                typed = own.get(item.lower(), first)
                yield Token(item, item.lower(), typed.start, typed.end)


def fitting(
    items: Sequence[Item], tokens: Sequence[Token], at: int, clause: bool = False
) -> Iterator[tuple[int, dict[str, Sequence[Token]]]]:
    """Where the rest of a pattern can end, and what its slots stand for. Where its last words are those of a slot, it
    ends as a clause does."""
    if not items:
        if not clause or at == len(tokens) or tokens[at].low in BORDERS:
            yield at, {}
        return
    item, rest = items[0], items[1:]
    if isinstance(item, Ways):
        for way in item.ways:
            yield from fitting((*way, *rest), tokens, at, clause)
    elif item == "^" or (item == "$" and at == len(tokens)):
        yield from fitting(rest, tokens, at)
    elif item[0] != "{":
        if at < len(tokens) and tokens[at].low == item:
            yield from fitting(rest, tokens, at + 1)
    elif item == "{rest}":
        if at < len(tokens):
            yield len(tokens), {item: tokens[at:]}
    else:
        name = item.split("=")[0].rstrip("}") + "}"
        for end in ends_of(item, tokens, at):
            for behind, bound in fitting(rest, tokens, end, "=" not in item):
                if says_the_same(bound.get(name, tokens[at:end]), tokens[at:end]):
                    owners = [owner(name, tokens[at:end])] if kind_of(name) else ()
                    yield behind, {name: tokens[at:end], **dict(owners), **bound}


def says_the_same(one: Sequence[Token], other: Sequence[Token]) -> bool:
    """What stands twice in a pattern stands for the same words."""
    return [token.low for token in one] == [token.low for token in other]


def ends_of(slot: str, tokens: Sequence[Token], at: int) -> Iterator[int]:
    """Where the words of a slot can end."""
    begins = next((words for name, words in BEGINS.items() if slot.startswith(name)), None)
    if at == len(tokens) or (begins is not None and tokens[at].low not in begins):
        return
    if slot == LABEL:
        if tokens[at].low[:1].isalpha():
            yield at + 1
    elif "=" in slot:
        if tokens[at].low in slot[:-1].lower().split("=")[1].split("/"):
            yield at + 1
    elif slot.startswith("{n"):
        if is_number(tokens[at]):
            yield at + 1
    elif slot.startswith("{signed"):
        if is_signed(tokens[at]):
            yield at + 1
    elif kind_of(slot):
        for end in range(at + 1, min(len(tokens), at + LONGEST) + 1):
            if tokens[end - 1].low in JOINTS:
                return
            if ends_with_owner(kind_of(slot), tokens[at:end]):
                yield end
    else:
        breaks = next((ends for name, ends in ENDS.items() if slot.startswith(name)), BREAKS)
        for end in range(at + 1, min(len(tokens), at + LONGEST) + 1):
            if tokens[end - 1].low in breaks:
                return
            yield end


def can_begin(item: Item, behind: str) -> bool:
    """Whether a pattern that begins so can begin behind this word."""
    if isinstance(item, Ways):
        return all(can_begin(way[0], behind) for way in item.ways)
    if item.startswith("{do="):
        return behind in BORDERS and behind != "may"
    return not is_run(item) or behind in BORDERS


def is_run(item: str) -> bool:
    """A slot for several words, which begins where a clause does."""
    return item[0] == "{" and "=" not in item and not item.startswith(("{n", "{signed"))


def is_number(token: Token) -> bool:
    return token.low in NUMBERS or token.low.lstrip("+-").isdigit()


def paraphrases(typed: str, house: str) -> Iterator[Paraphrase]:
    """A row of a table: one pattern, but where it can begin in several ways or be for one sentence or two."""
    for pattern in apart(ways_in(typed.lower())):
        yield Paraphrase(pattern, tuple(map(called, items(house))), frozenset(needed(pattern)), begun_by(pattern))


def called(item: str) -> str:
    """A slot by its name alone, whatever words it is for."""
    return item.split("=", maxsplit=1)[0] + "}" if item[0] == "{" and "=" in item else item


def unbound(made: Paraphrase) -> list[str]:
    """The slots of the house that the pattern does not have: words that could not be said."""
    known = set(slots_of(made.typed))
    bare = {item.replace("{+", "{").replace("{-", "{").replace("+1}", "}"): item for item in made.house}
    return [slot for name, slot in bare.items() if name[0] == "{" and not {name, name.replace("'s}", "}")} & known]


def slots_of(pattern: Sequence[Item]) -> Iterator[str]:
    for item in pattern:
        if isinstance(item, Ways):
            yield from (slot for way in item.ways for slot in slots_of(way))
        elif item[0] == "{":
            yield from (called(item), called(item).replace("'s", "").replace("s'", "s"))


def apart(pattern: tuple[Item, ...]) -> Iterator[tuple[Item, ...]]:
    for at, item in enumerate(pattern):
        if isinstance(item, Ways) and (
            has_stop(item) or (at == 0 and not all(way and is_word(way[0]) for way in item.ways))
        ):
            for way in item.ways:
                yield from apart((*pattern[:at], *way, *pattern[at + 1 :]))
            return
    yield pattern


def begins_alike(item: Ways) -> bool:
    """Whether it is always a word with which a sentence would begin."""
    return all(way and is_word(way[0]) for way in item.ways)


def has_stop(item: Item) -> bool:
    return item == "." if isinstance(item, str) else any(has_stop(each) for way in item.ways for each in way)


def is_word(item: Item) -> bool:
    return isinstance(item, str) and item[0] not in "{^$"


def needed(pattern: Sequence[Item]) -> Iterator[str]:
    """The words that stand in all that a pattern fits."""
    for item in pattern:
        if isinstance(item, Ways):
            yield from frozenset.intersection(*(frozenset(needed(way)) for way in item.ways))
        elif is_word(item):
            yield item


def begun_by(pattern: Sequence[Item]) -> frozenset[str] | None:
    """The words with which all that a pattern fits begins (for speed only)."""
    if not pattern:
        return None
    first, rest = pattern[0], pattern[1:]
    if first == "^":
        return begun_by(rest)
    if isinstance(first, Ways):
        found = [begun_by((*way, *rest)) for way in first.ways]
        return frozenset().union(*(words for words in found if words)) if None not in found else None
    if "=" in first and first[0] == "{":
        return frozenset(first[:-1].lower().split("=")[1].split("/"))
    return frozenset((first,)) if is_word(first) else None


def items(pattern: str) -> tuple[str, ...]:
    """Words, signs and slots, said in one way."""
    parts = (([slot] if slot else [token.text for token in tokenise(said)]) for slot, said in SLOT.findall(pattern))
    return tuple(item for part in parts for item in part)


def ways_in(pattern: str) -> tuple[Item, ...]:
    """Words, signs, slots, and what can be said in several ways."""
    open_ways: list[list[list[Item]]] = [[[]]]
    for part in PART.findall(pattern):
        if part == "<":
            open_ways.append([[]])
        elif part == "|":
            open_ways[-1].append([])
        elif part == ">":
            said = Ways(tuple(tuple(way) for way in open_ways.pop()))
            open_ways[-1][-1].append(said)
        else:
            open_ways[-1][-1] += items(part)
    [[found]] = open_ways
    return tuple(found)
