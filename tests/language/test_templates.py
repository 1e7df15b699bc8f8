"""Templates with alternatives stand for templates without them."""

from __future__ import annotations

import pytest

from rulebound.language.template import compile_template, expanded


@pytest.mark.parametrize(
    ("source", "meant"),
    [
        ("draw(s) {n:n}", ["draw(s) {n:n}"]),
        ("<when|each time> {event}", ["when {event}", "each time {event}"]),
        ("otherwise<|,> {clauses+, then}", ["otherwise {clauses+, then}", "otherwise, {clauses+, then}"]),
        ("until <|the start of> your turn", ["until your turn", "until the start of your turn"]),
        ("turn= <this|the> turn", ["turn= this turn", "turn= the turn"]),
        (
            "<can't|cannot> take <|any> actions",
            ["can't take actions", "can't take any actions", "cannot take actions", "cannot take any actions"],
        ),
    ],
)
def test_alternatives_are_written_out(source, meant):
    assert expanded(source) == meant


@pytest.mark.parametrize(
    ("source", "meant"),
    [
        ("{who:you/sg} have~has {what}", ["{who:you} have {what}", "{who:sg} has {what}"]),
        ("{what:sg/pl} {verbs:~+or}", ["{what:sg} {verbs:s+or}", "{what:pl} {verbs+or}"]),
        ("{who:you/sg} don't~doesn't {act:~}", ["{who:you} don't {act}", "{who:sg} doesn't {act:s}"]),
        ("{n:sg/many} {more} card(s)", ["{n:sg} {more} card", "{n:many} {more} cards"]),
    ],
)
def test_what_stands_behind_a_slot_in_several_forms_agrees_with_it(source, meant):
    assert expanded(source) == meant


def test_what_stands_before_such_a_slot_agrees_with_the_subject_of_the_phrase():
    assert expanded("gain(s) {n:sg/many} action(s)") == ["gain(s) {n:sg} action", "gain(s) {n:many} actions"]


def test_words_that_must_be_said_are_shown_as_words():
    assert compile_template("you [may!may] rest [long?long]").shown == "you may rest [long?long]"
