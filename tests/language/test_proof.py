"""Binding is proved when a card is read, and the proof can fail: faults are planted."""

from __future__ import annotations

import pytest

from rulebound import read_card
from rulebound.games.lost_legacy.meaning.senses import act as legacy
from rulebound.games.lost_legacy.ops.decks import Look as Seen
from rulebound.games.lost_legacy.vocabulary.verbs import Draw as LegacyDraw
from rulebound.games.luminous.meaning.senses import act
from rulebound.games.luminous.ops.cards import Ready
from rulebound.games.luminous.ops.groups import SlotCards
from rulebound.games.luminous.vocabulary.verbs import Draw
from rulebound.games.luminous.words.plain import PLAIN
from rulebound.games.starlight.meaning.writer import act as starlight
from rulebound.games.starlight.ops.cards import RemoveAura as Gone
from rulebound.games.starlight.vocabulary.verbs import RemoveAura
from rulebound.kernel.ops import Ops
from rulebound.language.errors import CardTextError
from rulebound.tabletop.kits import kit_of
from rulebound.tabletop.plain.proof import prove, unbound

LOOSE = [
    ("luminous", "spell", "If you control a relic, destroy a unit. Otherwise, gain 1 life. It gains Flight.", "It"),
    ("lightseekers", "defend", "You may Remove a Buff of another hero. That hero Draws 1 card.", "That"),
    ("lightseekers", "defend", "If you have an Item, select another hero. That hero Draws 1 card.", "Draws"),
]
ELSEWHERE = [
    ("luminous", "spell", "Expend your hand.", "Expend"),
    ("luminous", "spell", "Destroy a unit in your discard pile.", "Destroy"),
    ("luminous", "spell", "Deal 2 damage to the top card of your deck.", "Deal"),
    ("luminous", "spell", "A unit in your hand gains Flight this turn.", "A"),
    ("luminous", "spell", "Return a unit to its owner's hand. Sacrifice it.", "Sacrifice"),
    ("luminous", "spell", "Draw a card. Gain control of it.", "Gain"),
    ("luminous", "spell", "Sacrifice a unit. It gains Flight.", "It"),
    ("luminous", "spell", "Reveal a unit in your hand. It gets +1/+1 this turn.", "It"),
    ("lightseekers", "defend", "Draw 1 card. Remove it.", "Remove"),
    ("lightseekers", "defend", "Move a Buff from your discard pile to your hand. Rotate it.", "Rotate"),
    ("lightseekers", "defend", "Return a Buff of another hero. Restart it.", "Restart"),
    ("lost-legacy", "item", "Rest a character in your hand.", "Rest"),
    ("lost-legacy", "item", "Add 1 token to the top card of your deck.", "Add"),
    ("lost-legacy", "item", "Move a character in your disposal 1 space.", "Move"),
]
THERE = [
    "Destroy a unit. Expend it.",
    "Return a unit from your discard pile to your hand. Put it into play. Expend it.",
    "Put a unit from your discard pile into play. It gains Dash this turn.",
    "Choose one: return a unit to its owner's hand; or expend a unit.",
]
BOUND = [
    ("luminous", "You may sacrifice a unit. If you do, its controller draws 1."),
    ("luminous", "You may sacrifice a unit. Its controller draws 1."),
    ("luminous", "You may discard a card. If it is a unit, draw 1."),
    ("luminous", "You may draw 2. Gain that much life."),
    ("lightseekers", "You may Remove a Buff of another hero. If you do, that hero Draws 1 card."),
]


@pytest.mark.parametrize(("game", "kind", "text", "word"), LOOSE)
def test_what_is_bound_on_some_ways_only_is_refused_at_the_clause(game: str, kind: str, text: str, word: str) -> None:
    check = kit_of(game).card_check()
    (complaint,) = check.complaints(check.specimen(kind, text))
    assert complaint.word == word and "If you do" in complaint.shown


@pytest.mark.rules("EN-12")
@pytest.mark.parametrize(("game", "kind", "text", "word"), ELSEWHERE)
def test_what_happens_in_play_is_refused_for_cards_elsewhere(game: str, kind: str, text: str, word: str) -> None:
    check = kit_of(game).card_check()
    (complaint,) = check.complaints(check.specimen(kind, text))
    assert complaint.word == word and "in a hand or a pile" in complaint.shown


@pytest.mark.parametrize("text", THERE)
def test_what_may_still_be_in_play_is_read(text: str) -> None:
    assert read_card(text, "luminous", "spell").ok


@pytest.mark.parametrize(("game", "text"), BOUND)
def test_what_is_asked_for_only_where_it_was_done_is_bound(game: str, text: str) -> None:
    assert read_card(text, game, "spell" if game == "luminous" else "defend").ok


def test_an_op_that_reads_what_nobody_writes_is_found() -> None:
    check = kit_of("luminous").card_check()
    text = "Destroy a unit, then expend it."
    card = check.define(check.specimen("spell", text), text)
    code = card.abilities[0].code
    assert isinstance(code, Ops) and unbound(PLAIN, card) == []
    code.ops.append(Ready("Expend it", SlotCards(7, []), -1))
    (loose,) = unbound(PLAIN, card)
    assert loose.op is code.ops[-1] and "only if something before it is done" in loose.why
    with pytest.raises(CardTextError) as refused:
        prove(PLAIN, card, text)
    assert refused.value.word == "expend"


def test_a_card_of_starlight_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(starlight.table, RemoveAura, lambda w, node: w.emit(Gone(w.words(node), w.in_slot(9))))
    check = kit_of("starlight").card_check()
    (complaint,) = check.complaints(check.specimen("basic spell", "Remove 1 Aura from this creature."))
    assert complaint.word == "Remove" and "If you do" in complaint.shown


def test_a_card_of_lost_legacy_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_card("Draw 2 cards.", "lost-legacy", "item").ok
    monkeypatch.setitem(legacy.table, LegacyDraw, lambda w, node: w.emit(Seen(w.words(node), w.in_slot(9))))
    check = kit_of("lost-legacy").card_check()
    (complaint,) = check.complaints(check.specimen("item", "Draw 2 cards."))
    assert complaint.word == "Draw" and "If you do" in complaint.shown


def test_whether_it_was_done_is_not_asked_of_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """[EN-8] Behind 'if it is a unit' that was answered with no, 'if you do' would ask whether it is a unit."""
    text = "Discard a card. If you do, draw 1. If it is a unit, draw 2 instead."
    assert read_card(text, "luminous", "spell").ok
    monkeypatch.setattr("rulebound.language.lowering.clauses.asks_what_was_done", lambda node: False)
    check = kit_of("luminous").card_check()
    (complaint,) = check.complaints(check.specimen("spell", text))
    assert complaint.word == "If" and "nothing before this says whether it was done" in complaint.shown


def test_a_clause_that_lowers_to_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(act.table, Draw, lambda w, node: None)
    check = kit_of("luminous").card_check()
    (complaint,) = check.complaints(check.specimen("spell", "Gain 1 life, then draw 2."))
    assert complaint.word == "draw" and "would do nothing" in complaint.shown
