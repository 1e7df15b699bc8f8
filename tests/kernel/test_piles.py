"""Cards that lie under or beside a card: a miniature table with a chest that has an open pile and a face-down one."""

from __future__ import annotations

import pytest

from rulebound.kernel.cards import Card, Definition, Host
from rulebound.kernel.chance import key_of
from rulebound.kernel.loading import pile_faults
from rulebound.kernel.masking import Masker
from rulebound.kernel.reading import read_state
from rulebound.kernel.rules import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Rules
from rulebound.kernel.ruleset import Pool, Ruleset
from rulebound.kernel.saves import canonical, digest, register, write_state
from rulebound.kernel.state import State

PLAY, HAND, OPEN, COVERED = range(4)
VISIBILITY = [SEEN_BY_ALL, SEEN_BY_OWNER, SEEN_BY_ALL, SEEN_BY_NOBODY]
ZONES = len(VISIBILITY)


class Chest(Host):
    __slots__ = ()

    def copy(self) -> Chest:
        new = Chest(self.card, self.controller)
        new.pile = self.pile
        return new


register("chests", [Chest])


class ChestRules(Ruleset):
    name = "chests"

    def pools(self, s: State, seat: int) -> list[Pool]:
        cards = [card for zone in s.zones for card in zone if not s.known[card.number] >> seat & 1]
        return [Pool(0, False, cards)] if cards else []

    def dealer(self, keys):
        raise NotImplementedError


def rules() -> Rules:
    made = Rules(2, VISIBILITY, 1)
    made.piles = 1 << OPEN | 1 << COVERED
    made.definitions = {name: Definition(name, name) for name in ("chest", "coin", "ring", "gem")}
    return made


def table(*in_hand: str) -> tuple[State, list[Card], list[Card]]:
    """Two chests of seat 0, and cards in its hand."""
    s = State(rules(), key_of(1)).open(1, 1)
    chests = [bring(s, "chest", PLAY), bring(s, "chest", PLAY)]
    for chest in chests:
        s.put_record(chest, Chest(chest, 0))
    return s, chests, [bring(s, name, HAND) for name in in_hand]


def bring(s: State, name: str, zone: int) -> Card:
    card = Card(s.next_number(), s.rules.definitions[name], 0)
    s.add_card(card, -1, 0)
    s.move(card, zone, False)
    return card


def put_under(s: State, card: Card, host: Card, zone: int, at: int = -1) -> None:
    if zone == COVERED:
        s.hide(card, 3)
    s.move(card, zone, False)
    s.lay(card, host, at)


def names(cards: list[Card]) -> list[str]:
    return [card.definition.name for card in cards]


def test_a_pile_keeps_its_order_and_each_card_its_host() -> None:
    s, (one, other), (coin, ring, gem) = table("coin", "ring", "gem")
    put_under(s, coin, one, OPEN)
    put_under(s, ring, one, COVERED)
    put_under(s, gem, one, OPEN, 0)
    assert names(s.pile(one)) == ["gem", "coin", "ring"], "one order, whatever lies face down"
    assert (names(s.pile(one, OPEN)), names(s.pile(one, COVERED))) == (["gem", "coin"], ["ring"])
    assert s.pile(other) == [] and s.pile(coin) == []
    host = s.host(ring)
    assert host is not None and host.card is one
    assert s.host(one) is None
    assert list(pile_faults(s)) == []


def test_who_moves_away_is_under_nothing_any_more() -> None:
    s, (one, other), (coin, ring) = table("coin", "ring")
    put_under(s, coin, one, OPEN)
    put_under(s, ring, one, OPEN)
    put_under(s, coin, other, COVERED)
    assert (names(s.pile(one)), names(s.pile(other))) == (["ring"], ["coin"])
    s.move(ring, HAND, False)
    assert s.pile(one) == [] and s.host(ring) is None
    assert list(pile_faults(s)) == []


def test_a_copy_has_piles_of_its_own() -> None:
    s, (one, _), (coin, ring) = table("coin", "ring")
    put_under(s, coin, one, OPEN)
    fork = s.copy()
    put_under(fork, ring, one, OPEN)
    fork.move(coin, HAND, False)
    assert (names(s.pile(one)), names(fork.pile(one))) == (["coin"], ["ring"])


def test_what_is_remembered_of_a_host_is_the_pile_it_had() -> None:
    s, (one, _), (coin,) = table("coin")
    put_under(s, coin, one, OPEN)
    ref = s.ref(one)
    s.move(coin, HAND, False)
    assert isinstance(ref.record, Chest) and names(ref.record.pile) == ["coin"]


def test_only_cards_of_a_pile_zone_are_laid_and_only_under_hosts() -> None:
    s, (one, _), (coin, ring) = table("coin", "ring")
    with pytest.raises(AssertionError):
        s.lay(coin, one, -1)
    s.move(coin, OPEN, False)
    with pytest.raises(AssertionError):
        s.lay(coin, ring, -1)


def test_equal_cards_under_different_hosts_are_different() -> None:
    s, (one, other), (a, b, c) = table("coin", "coin", "coin")
    for card, host in ((a, one), (b, one), (c, other)):
        put_under(s, card, host, OPEN)
    assert s.rules.same(s, a, b)
    assert not s.rules.same(s, a, c)


def test_a_save_has_the_piles() -> None:
    s, (one, _), (coin, ring) = table("coin", "ring")
    put_under(s, coin, one, COVERED)
    put_under(s, ring, one, OPEN)
    loaded = read_state(write_state(s), s.rules, lambda: State(s.rules, "").open(1, 1))
    assert digest(loaded) == digest(s)
    assert names(loaded.pile(one)) == ["coin", "ring"]


def test_a_card_that_lies_under_nothing_or_twice_is_a_fault() -> None:
    s, (one, other), (coin,) = table("coin")
    s.move(coin, OPEN, False)
    assert list(pile_faults(s)) == [f"{coin!r} lies under no card"]
    s.lay(coin, one, -1)
    s.lay(coin, other, -1)
    assert list(pile_faults(s)) == [f"{coin!r} lies under {one!r} and {other!r}"]
    s, (one, _), (coin,) = table("coin")
    record = s.write(one)
    assert isinstance(record, Chest)
    record.pile = [coin]
    assert list(pile_faults(s)) == [f"{coin!r} is not where cards lie under {one!r}"]


def masked(*covered: str) -> list[str]:
    s, (one, _), cards = table("coin", "ring", "gem")
    for name in covered:
        put_under(s, next(card for card in cards if card.definition.name == name), one, COVERED)
    for card in cards:
        if card.definition.name not in covered:
            put_under(s, card, one, OPEN)
    documents = []
    for seat in (0, 1):
        documents.append(canonical(Masker(ChestRules(), s, seat).doc["records"]))
    return documents


def test_nobody_sees_what_lies_face_down_and_all_see_where() -> None:
    s, (one, _), (coin, ring) = table("coin", "ring")
    put_under(s, coin, one, COVERED)
    put_under(s, ring, one, OPEN)
    for seat in (0, 1):
        doc = Masker(ChestRules(), s, seat).doc
        pile = [each["card"] for each in doc["records"][0]["pile"]]
        assert [doc["keys"][number] for number in pile] == ["", "ring"]
    assert masked("coin", "ring") == masked("ring", "coin"), "which of them lies where is nobody's knowledge"
