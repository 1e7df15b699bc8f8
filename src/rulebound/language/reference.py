"""The reference of the language, generated from the classes that read and print it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .growing import example
from .node import Node, Open

if TYPE_CHECKING:
    from .vocabulary import Vocabulary


def reference(vocabulary: Vocabulary) -> str:
    """Every phrase of a vocabulary as Markdown: templates, what it says, an example, the rules it cites."""
    title = vocabulary.name.replace("-", " ").title()
    out = [
        f"# Card English of {title}",
        "",
        "Generated from the phrase classes. `{slot}` is another phrase, `[ ]` may be left out, `word(s)` "
        "agrees with its subject, `{list+and}` is a list.",
        "",
    ]
    for label, classes in _by_category(vocabulary).items():
        out += [f"## {label[:1].upper()}{label[1:]}", ""]
        for cls in classes:
            out += _entry(vocabulary, cls)
    if vocabulary.glossary:
        out += ["## Keywords defined in card English", ""]
        out += [f"- **{keyword}**: {text}" for keyword, text in vocabulary.glossary.items()]
        out.append("")
    return "\n".join(out)


def _by_category(vocabulary: Vocabulary) -> dict[str, list[type[Node]]]:
    out: dict[str, list[type[Node]]] = {}
    for cls in vocabulary.classes:
        label = next(
            (b.LABEL for b in cls.__mro__[1:] if issubclass(b, Node) and b.LABEL), "parts of phrases"
        )
        out.setdefault(label, []).append(cls)
    return dict(sorted(out.items()))


def _entry(vocabulary: Vocabulary, cls: type[Node]) -> list[str]:
    said = " ".join((cls.__doc__ or "").split())
    rules = cls.rules()
    text = said.split(" [", 1)[0] if rules else said
    if issubclass(cls, Open):
        forms = [cls.LABEL or cls.__name__]
    else:
        forms = [f"`{template.shown}`" for template in cls.TEMPLATES]
    lines = [f"### {cls.__name__}", "", f"{text}", "", "- form: " + (" · ".join(forms))]
    shown = example(vocabulary, cls)
    if shown:
        lines.append(f"- example: {shown}")
    if rules:
        lines.append("- rules: " + ", ".join(rules))
    return [*lines, ""]
