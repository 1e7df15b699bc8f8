"""Legality is written once: what is listed is exactly what the whole checklists allow."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.values import cards_in_play
from rulebound.games.luminous.words.names import TONGUE
from rulebound.games.luminous.words.refusing import action_refusals
from rulebound.kernel.chance import Dice
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.state import State

DECKS = rulebound.deck_names()


def thinkable(s: State, question: Decision) -> list[Option]:
    """Every action that could be named at a question of priority, legal or not."""
    seat = question.seat
    found = [Option(c.PLAY_BASIC, None, colour) for colour in c.COLOURS] + [Option(c.PLAY_BLOOM)]
    everything = [card for each in range(s.rules.seats) for card in cards_in_play(s, each)]
    for card in TONGUE.visible(s, seat):
        found += [Option(c.PLAY, card), Option(c.PLAY_ORB, card)]
        found += [Option(c.ACTIVATE, card, number) for number in range(len(kind_of(card.definition).activated))]
    for card in everything:
        found += [Option(c.ATTACK_PLAYER, card, other) for other in range(s.rules.seats)]
        found += [Option(c.ATTACK_RELIC, card, 0, [relic]) for relic in everything if kind_of(relic.definition).relic]
        found += [Option(c.PIVOT, card, colour) for colour in c.COLOURS]
        found.append(Option(c.BLOCK, None, 0, [card]))
    return found


@pytest.mark.parametrize("seed", range(5))
def test_what_is_listed_is_what_the_checklists_allow(seed: int) -> None:
    game = rulebound.new_game("luminous", decks=[DECKS[seed], DECKS[(seed + 3) % len(DECKS)]], seed=seed)
    dice = Dice(seed)
    looked = 0
    while not game.over and looked < 40:
        question = game.state.asked[0]
        if question.menu in (c.M_MAIN, c.M_COMBAT) and dice.below(3) == 0:
            looked += 1
            for option in thinkable(game.state, question):
                allowed = not action_refusals(game.state, question, option)
                listed = any(game.ruleset.same(game.state, option, other) for other in question.options)
                if option.kind == c.BLOCK and len(question.options) > 60:
                    continue  # asked step by step
                assert allowed == listed, game.ruleset.label(game.state, question, option)
        game.decide(game.decision.options[dice.below(len(game.decision.options))])
    assert looked > 10
