"""Templates: the one description of a phrase that is both read and printed.

The notation, in the order of how often it is needed::

    draw(s)           a word; the second form stands where the phrase is asked for in the form "s"
    ready~readies     the same, written out; a third, are~is~be, is the infinitive (form "inf")
    {what}            a slot: a phrase of the field's category
    {what:sg}         ... in the form "sg";  {act:=}  in the form that this phrase was asked for
    {^effect}         ... printed with a capital
    [ ... ]           may be left out
    [flag?words]      ... and says so in the field `flag`
    [flag!words]      must not be left out, and says so in the field `flag`
    {skills+and}      an English list: a, b and c   ({kinds+or} alike)
    {deeds++or}       ... of two or more
    {modes+; or}      a list with this separator
    <when|each time>  one of these words; `<|all>`: or none
    {who:you/sg} have~has {what:~}
                      a slot in one of several forms, with which the words and slots behind it agree: a verb has its
                      second form behind "sg", a noun, {n:sg/many} card(s), behind "many"
    {adjs*}           any number, side by side
    sg| ...           (at the very front) serves the form "sg" only, and where no form is asked for
    they!| ...        ... and not where no form is asked for
    name= ...         (in word lists) the value of the word, where it is not the word itself
"""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

_PART = re.compile(r"\{[^}]*\}|\[(?:\w+[?!])?|\]|[^\s\[\]{}]+")
_SLOT = re.compile(r"\{(\^?)(\w+)(?::([\w=]+))?(?:(\*)|(\+\+?)([^}]+))?\}")
_WORD = re.compile(r"[|:;,./]|[^|:;,./]+")
_FORM = re.compile(r"(\w+)(!?)\| ")
_VALUE = re.compile(r"([\w' -]+)= ")
_MUST = re.compile(r"\[\w+!([^\]]*)\]")
_CHOICE = re.compile(r"<([^<>]*)>")
_AGREEING = re.compile(r"(\{\^?\w+:)(\w+(?:/\w+)+)")
_SLOT_AGREES = re.compile(r":~")
_WORD_AGREES = re.compile(r"[\w']+(?:\(\w+\)|(?:~[\w']+)+)")


class Literal(NamedTuple):
    """A word of the text. `plain`, with "s", as infinitive; all three compared in lower case."""

    plain: str
    inflected: str
    infinitive: str

    def word(self, form: str) -> str:
        if form == "s":
            return self.inflected
        return self.infinitive if form == "inf" else self.plain


class Slot(NamedTuple):
    """A place for a phrase of the field's category."""

    name: str
    form: str
    separator: str | None  # None: exactly one; "": side by side, maybe none
    capital: bool
    least: int

    def wanted(self, form: str) -> str:
        return form if self.form == "=" else self.form

    @property
    def separator_words(self) -> list[str]:
        return re.findall(r"\w+|\S", self.separator or "")


class Option(NamedTuple):
    """A part that may be left out; with a flag, the field that remembers that it was said. `must`: it is said always,
    where another template of the phrase leaves the flag alone."""

    flag: str
    items: tuple[Item, ...]
    must: bool = False


Item: TypeAlias = Literal | Slot | Option


class Template(NamedTuple):
    """A compiled template: its items, the forms it serves (none named: all), its source, its fields, and words without
    which no sentence can hold it."""

    items: tuple[Item, ...]
    forms: tuple[str, ...]
    source: str
    names: frozenset[str]
    value: str = ""
    strict: bool = False
    words: frozenset[str] = frozenset()

    @property
    def shown(self) -> str:
        """The source for people: words that must be said are just words."""
        return _MUST.sub(r"\1", self.source)

    def serves(self, form: str) -> bool:
        if not form:
            return not self.strict
        return not self.forms or form in self.forms


def _literal(word: str) -> Literal:
    if word.endswith(")") and "(" in word:
        plain, _, ending = word[:-1].partition("(")
        return Literal(plain, plain + ending, plain)
    if "~" in word:
        plain, inflected, *rest = word.split("~")
        return Literal(plain, inflected, rest[0] if rest else plain)
    return Literal(word, word, word)


def _slot(part: str) -> Slot:
    match = _SLOT.fullmatch(part)
    if match is None:
        raise ValueError(f"not a slot of a template: {part}")
    capital, name, form, star, plus, separator = match.groups()
    return Slot(name, form or "", "" if star else separator, bool(capital), len(plus or ""))


def _names(items: tuple[Item, ...]) -> set[str]:
    out: set[str] = set()
    for item in items:
        if isinstance(item, Slot):
            out.add(item.name)
        elif isinstance(item, Option):
            out |= _names(item.items) | ({item.flag} if item.flag else set())
    return out


def _needed(items: tuple[Item, ...]) -> set[str]:
    """The words that are always said, alike in all forms; 'a' may be 'an'."""
    out: set[str] = set()
    for item in items:
        if isinstance(item, Literal):
            out |= {item.plain.lower()} if len(set(item)) == 1 else set()
        elif isinstance(item, Option) and item.must:
            out |= _needed(item.items)
    return out - {"a"}


def literals(items: tuple[Item, ...]) -> list[Literal]:
    """Every word of a template, those of its options too."""
    out: list[Literal] = []
    for item in items:
        if isinstance(item, Literal):
            out.append(item)
        elif isinstance(item, Option):
            out += literals(item.items)
    return out


def slots(items: tuple[Item, ...]) -> list[Slot]:
    """Every slot of a template, those of its options too."""
    out: list[Slot] = []
    for item in items:
        if isinstance(item, Slot):
            out.append(item)
        elif isinstance(item, Option):
            out += slots(item.items)
    return out


def options(items: tuple[Item, ...]) -> list[Option]:
    """Every part of a template that may be left out or sets a flag, with those inside."""
    found = [item for item in items if isinstance(item, Option)]
    return found + [inner for option in found for inner in options(option.items)]


def expanded(source: str) -> list[str]:
    """A template with alternatives as the templates without them that it stands for."""
    if match := _CHOICE.search(source):
        around = source[: match.start()], source[match.end() :]
        return [each for word in match[1].split("|") for each in expanded(word.join(around))]
    if match := _AGREEING.search(source):
        before, behind, forms = source[: match.start()], source[match.end() :], match[2].split("/")
        second = "many" if "many" in forms else "sg"
        agreed = {form: _agreed(behind, form == second) for form in forms}
        return [each for form in forms for each in expanded(f"{before}{match[1]}{form}{agreed[form]}")]
    return [" ".join(source.split())]


def _agreed(text: str, second: bool) -> str:
    text = _SLOT_AGREES.sub(":s" if second else "", text)
    return _WORD_AGREES.sub(lambda word: _literal(word[0]).word("s" if second else ""), text)


def compile_template(source: str, forms: tuple[str, ...] = ()) -> Template:
    """Read the notation above."""
    text = source
    strict = False
    if match := _FORM.match(text):
        forms, text = (match[1],), text[match.end() :]
        strict = bool(match[2])
    value = ""
    if match := _VALUE.match(text):
        value, text = match[1], text[match.end() :]
    stack: list[tuple[str, list[Item]]] = [("", [])]
    for part in _PART.findall(text):
        here = stack[-1][1]
        if part.startswith("["):
            stack.append((part[1:], []))
        elif part == "]":
            flag, inner = stack.pop()
            stack[-1][1].append(Option(flag.rstrip("?!"), tuple(inner), flag.endswith("!")))
        elif part.startswith("{"):
            here.append(_slot(part))
        else:
            here.extend(_literal(word) for word in _WORD.findall(part))
    items = tuple(stack[0][1])
    plain = " ".join(item.plain for item in items if isinstance(item, Literal))
    return Template(items, forms, text, frozenset(_names(items)), value or plain, strict, frozenset(_needed(items)))
