"""The cache: a convenience that may vanish or rot at any time."""

from __future__ import annotations

import json

import pytest

from rulebound.games.luminous.vocabulary import VOCABULARY
from rulebound.language import read_text
from rulebound.language.cache import SentenceCache, checkout, disk_cache, from_data, to_data

TEXT = "Flight, Siphon, Dash. Arrive: Return up to two units to their owners' hands, then draw 2."


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "luminous.json"


def test_a_tree_survives_as_data():
    for ability in read_text(VOCABULARY, TEXT).abilities:
        for tree in ability.trees:
            again = from_data(VOCABULARY, json.loads(json.dumps(to_data(tree))))
            assert again == tree
            assert [node.span for node in again.inside()] == [node.span for node in tree.inside()]


def test_what_was_read_is_not_read_again(path, monkeypatch):
    first = SentenceCache(VOCABULARY, path)
    expected = read_text(VOCABULARY, TEXT, cache=first)
    assert first.save() is True
    assert first.save() is False

    def refuse(*_):
        raise AssertionError("read again")

    monkeypatch.setattr("rulebound.language.text.readings", refuse)
    again = read_text(VOCABULARY, TEXT, cache=SentenceCache(VOCABULARY, path))
    assert again.abilities == expected.abilities
    assert str(again) == TEXT
    with pytest.raises(AssertionError, match="read again"):
        read_text(VOCABULARY, "Draw 3.", cache=SentenceCache(VOCABULARY, path))


@pytest.mark.parametrize(
    "rot",
    [
        "",
        "not json",
        "[]",
        '{"grammar": 1}',
        '{"grammar": "other", "sentences": {}}',
        '{"grammar": "HERE", "sentences": {"Flight, Siphon, Dash": ["Nonsense", 0, 0, 1, []]}}',
        '{"grammar": "HERE", "sentences": {"Flight, Siphon, Dash": 7}}',
        '{"grammar": "HERE", "sentences": {"Flight, Siphon, Dash": ["Skills", 9, 0, 1, [{"list": []}]]}}',
    ],
)
def test_a_damaged_file_does_no_harm(path, rot):
    path.parent.mkdir()
    path.write_text(rot.replace("HERE", VOCABULARY.fingerprint), encoding="utf-8")
    cache = SentenceCache(VOCABULARY, path)
    assert str(read_text(VOCABULARY, TEXT, cache=cache)) == TEXT
    assert cache.save() is True
    assert json.loads(path.read_text(encoding="utf-8"))["grammar"] == VOCABULARY.fingerprint


def test_memory_is_bounded():
    cache = SentenceCache(VOCABULARY, size=2)
    for text in ("Draw 1.", "Draw 2.", "Draw 3."):
        read_text(VOCABULARY, text, cache=cache)
    assert cache.get("Draw 1") is None
    assert cache.get("Draw 3") is not None


def test_the_file_lies_in_the_checkout_or_nowhere():
    root = checkout()
    cache = disk_cache(VOCABULARY)
    assert cache.path == (None if root is None else root / ".cache" / "rulebound" / "luminous.json")
