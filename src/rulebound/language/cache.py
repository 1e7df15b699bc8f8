"""Sentences that were read before, by their words and the fingerprint of the grammar.

Reading is quick (one or two milliseconds a card), so this is a convenience, never a source of truth: a cache
that is missing, old or broken only means that sentences are read again.
"""

from __future__ import annotations

import json
import os
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .node import Node
from .tokens import House

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

_FOLDER = Path(".cache") / "rulebound"


class SentenceCache:
    """Trees by sentence: in memory, the least used forgotten first; on disk, if a file is given. And what has none."""

    def __init__(self, vocabulary: Vocabulary, path: Path | None = None, size: int = 8192) -> None:
        self._vocabulary = vocabulary
        self.path = path
        self._size = size
        self._trees: OrderedDict[str, Node] = OrderedDict()
        self._unread: OrderedDict[str, None] = OrderedDict()
        self._stored: dict[str, Any] | None = None
        self._fresh = False

    def get(self, sentence: str) -> Node | None:
        """The tree of a sentence, if it is known."""
        tree = self._trees.get(sentence)
        if tree is not None:
            with suppress(KeyError):  # another thread may just have forgotten it
                self._trees.move_to_end(sentence)
            return tree
        stored = self._load().get(sentence)
        if stored is None:
            return None
        try:
            tree = from_data(self._vocabulary, stored)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            self._load().pop(sentence, None)  # not ours, or damaged: read it again
            return None
        self._remember(sentence, tree)
        return tree

    def put(self, sentence: str, tree: Node) -> None:
        """Remember a tree."""
        self._remember(sentence, tree)
        self._fresh = True

    def is_unread(self, sentence: str) -> bool:
        """Whether a sentence is known to have no reading."""
        return sentence in self._unread

    def put_unread(self, sentence: str) -> None:
        """Remember that a sentence has no reading; in memory alone."""
        self._unread[sentence] = None
        if len(self._unread) > self._size:
            self._unread.popitem(last=False)

    def clear(self) -> None:
        """Forget everything that is in memory."""
        self._trees.clear()
        self._unread.clear()
        self._stored = None
        self._fresh = False

    def save(self) -> bool:
        """Write the file, if there is one and anything is new; whether it was written."""
        if self.path is None or not self._fresh:
            return False
        data = {
            "grammar": self._vocabulary.fingerprint,
            "sentences": {**self._load(), **{s: to_data(t) for s, t in self._trees.items()}},
        }
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part = self.path.with_suffix(f".{os.getpid()}.part")
            part.write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")
            part.replace(self.path)
        except OSError:
            return False  # a read-only checkout has no cache
        self._fresh = False
        return True

    def _remember(self, sentence: str, tree: Node) -> None:
        self._trees[sentence] = tree
        if len(self._trees) > self._size:
            self._trees.popitem(last=False)

    def _load(self) -> dict[str, Any]:
        if self._stored is None:
            self._stored = {}
            if self.path is not None:
                try:
                    data = json.loads(self.path.read_text(encoding="utf-8"))
                    if data["grammar"] == self._vocabulary.fingerprint and isinstance(data["sentences"], dict):
                        self._stored = data["sentences"]
                except (OSError, ValueError, KeyError, TypeError):
                    self._stored = {}
        return self._stored


_SHARED: dict[str, SentenceCache] = {}


def shared_cache(vocabulary: Vocabulary) -> SentenceCache:
    """The cache in memory that all readers of one vocabulary share."""
    known = _SHARED.get(vocabulary.name)
    if known is None or known._vocabulary is not vocabulary:
        known = _SHARED[vocabulary.name] = SentenceCache(vocabulary)
    return known


def disk_cache(vocabulary: Vocabulary) -> SentenceCache:
    """A cache with a file in the checkout; outside of a checkout, in memory only."""
    root = checkout()
    path = root / _FOLDER / f"{vocabulary.name}.json" if root is not None else None
    return SentenceCache(vocabulary, path)


def checkout() -> Path | None:
    """The folder of the checkout that this package runs from, if it can be written to."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file():
            return folder if os.access(folder, os.W_OK) else None
    return None


def to_data(node: Node) -> list[Any]:
    """A tree as plain data."""
    values = [_value_to_data(node.__dict__[name]) for name in node.FIELDS]
    data: list[Any] = [type(node).__name__, node.variant, *node.span, values]
    extra = {key: node.__dict__[key] for key in ("printed", "oxford", "typed") if node.__dict__.get(key)}
    if node.house.text:
        text, marks, follows, more = node.house
        extra["house"] = [text, marks, follows, [to_data(each) for each in more]]
    return [*data, extra] if extra else data


def _value_to_data(value: object) -> Any:
    if isinstance(value, Node):
        return to_data(value)
    if isinstance(value, tuple):
        return {"list": [to_data(v) for v in value]}
    return value


def from_data(vocabulary: Vocabulary, data: Any) -> Node:
    """The tree again."""
    name, variant, start, end, values, *extra = data
    cls = vocabulary.named(name)
    if len(values) != len(cls.FIELDS) or not isinstance(variant, int) or variant > len(cls.TEMPLATES):
        raise ValueError("not a tree of this grammar")
    fields = {n: _value_from_data(vocabulary, v) for n, v in zip(cls.FIELDS, values, strict=True)}
    said = extra[0] if extra else {}
    if "printed" in said:
        fields["printed"] = said["printed"]
    node = cls.made(fields, (int(start), int(end)), variant, bool(said.get("oxford")))
    if "typed" in said:
        node.typed = str(said["typed"])
    if "house" in said:
        text, marks, follows, more = said["house"]
        trees = tuple(from_data(vocabulary, each) for each in more)
        node.house = House(str(text), tuple((int(a), int(b), int(c)) for a, b, c in marks), bool(follows), trees)
    return node


def _value_from_data(vocabulary: Vocabulary, value: Any) -> object:
    if isinstance(value, list):
        return from_data(vocabulary, value)
    if isinstance(value, dict):
        return tuple(from_data(vocabulary, v) for v in value["list"])
    return value
