"""The printer: a tree as card English, by the very templates that read it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from .errors import CannotPrint
from .node import Node, Open
from .template import Item, Literal, Option, Template

# "a unit", "a unique card", but "an orb", "an 8/8 token", "an 11/11 token", "an 18/18 token"
_AN = re.compile(r"(?!uni|one\b|once\b|use)[aeiou]|8|1[18]\b")
_TIGHT = frozenset(",.;:/)")
_OPENING = ("/", "(")


def phrase_words(node: Node, form: str = "") -> list[str]:
    """The words of a tree: as it was written, or, made by a program, by the first template that fits."""
    if isinstance(node, Open):
        if form and node.FORMS and form not in node.FORMS:
            raise CannotPrint(f"{node!r} has no form {form!r}")
        return (node.printed or node.spelled()).split()
    if node.IS_WORDS:
        return _listed_word(node, form)
    for template in _in_turn(node):
        if not template.serves(form) or _leaves_unsaid(node, template):
            continue
        try:
            return _emit(node, template.items, form)
        except CannotPrint:
            continue
    raise CannotPrint(f"{type(node).__name__} has no form {form!r}")


def _in_turn(node: Node) -> Iterator[Template]:
    """First as it was written. None twice: a tree that cannot be printed would be tried twice as often at each step
    down."""
    own = node.TEMPLATES[node.variant]
    yield own
    for template in node.TEMPLATES:
        if template is not own:
            yield template


def _listed_word(node: Node, form: str) -> list[str]:
    value = node.__dict__["word"]
    for template in _in_turn(node):
        if template.value == value and template.serves(form):
            return [item.word(form) for item in template.items if isinstance(item, Literal)]
    raise CannotPrint(f"{type(node).__name__} has no word {value!r} in the form {form!r}")


def _leaves_unsaid(node: Node, template: Template) -> bool:
    values = node.__dict__
    return any(values[name] not in (None, (), False) for name in node.FIELDS if name not in template.names)


def _is_filled(node: Node, item: Option) -> bool:
    values = node.__dict__
    if item.flag:
        return bool(values[item.flag])
    said = [values[name] not in (None, ()) for name in _own_slots(item.items)]
    if any(said) and not all(said):
        raise CannotPrint(f"{type(node).__name__} says one half of what stands together")
    return all(said)


def _own_slots(items: Sequence[Item]) -> list[str]:
    return [item.name for item in items if not isinstance(item, Literal | Option)]


def _emit(node: Node, items: Sequence[Item], form: str) -> list[str]:
    out: list[str] = []
    for item in items:
        if isinstance(item, Literal):
            out.append(item.word(form))
        elif isinstance(item, Option):
            if _is_filled(node, item):
                out += _emit(node, item.items, form)
            elif item.must:
                raise CannotPrint(f"{type(node).__name__} says {item.flag} here")
        else:
            value = node.__dict__[item.name]
            if value is None:
                raise CannotPrint(f"{type(node).__name__} needs {item.name} here")
            parts: tuple[Node, ...] = value if isinstance(value, tuple) else (value,)
            if item.separator is not None and len(parts) < item.least:
                raise CannotPrint(f"{type(node).__name__} needs {item.least} of {item.name}")
            for k, part in enumerate(parts):
                if k and item.separator in ("and", "or"):
                    last = k == len(parts) - 1
                    if not last or (node.oxford and len(parts) > 2):
                        out.append(",")
                    if last:
                        out.append(item.separator)
                elif k:
                    out += item.separator_words
                said = phrase_words(part, item.wanted(form))
                out += [said[0][:1].upper() + said[0][1:], *said[1:]] if item.capital else said
    return out


def join(printed: Sequence[str]) -> str:
    """Words as a text: spaces, and "an" before a vowel."""
    out = ""
    for k, word in enumerate(printed):
        if word in ("a", "A") and k + 1 < len(printed) and _AN.match(printed[k + 1].lower()):
            word += "n"
        out += word if not out or word in _TIGHT or out.endswith(_OPENING) else " " + word
    return out


def say(node: Node, form: str = "") -> str:
    """A phrase as text, in lower case where its templates are."""
    return join(phrase_words(node, form))


def sentence(node: Node) -> str:
    """A sentence with its capital, without its full stop; as it was typed, if it was read in other words."""
    said = " ".join(node.typed.split()) or say(node)
    return said[:1].upper() + said[1:]
