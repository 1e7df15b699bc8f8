"""What a lowered line asks for: found in the terms it is made of when the card is read, not by running it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulebound.language.lowering.programs import NotPlayable

# Which fields a term itself asks the derived values of, whatever the terms within it ask.
Asked = Callable[[Any], Iterable[int]]


def asks(text: str, clause: str, field: int, terms: Iterable[Any], asked: Asked, ranks: Mapping[int, int]) -> bool:
    """Whether a line that changes `field` asks for a field of the same rank or a later one. Fields without a rank are
    worked out last of all, and no line can ask for them."""
    fields = {each for part in parts(terms) for each in asked(part)}
    if not fields <= ranks.keys():
        why = "what may be done is worked out last: no line that stands can ask for it"
        raise NotPlayable(text, max(text.find(clause), 0), clause.split(maxsplit=1)[0].rstrip(",:"), why)
    return any(ranks[each] >= ranks.get(field, len(ranks)) for each in fields)


def parts(terms: Iterable[Any]) -> list[Any]:
    """Terms with all that they are made of."""
    found: list[Any] = []
    waiting = list(terms)
    while waiting:
        term = waiting.pop()
        if isinstance(term, list | tuple):
            waiting.extend(term)
        elif type(term).__module__.startswith("rulebound.") and not any(term is each for each in found):
            found.append(term)
            waiting.extend(values(term))
    return found


def values(term: Any) -> list[Any]:
    """The fields of a term, whether its class is compiled, has slots or neither."""
    names = {name for base in type(term).__mro__ for name in own_fields(base)} | set(getattr(term, "__dict__", ()))
    return [getattr(term, name) for name in sorted(names) if hasattr(term, name)]


def own_fields(cls: type[Any]) -> Iterable[str]:
    return cls.__dict__.get("__mypyc_attrs__") or cls.__dict__.get("__slots__") or ()
